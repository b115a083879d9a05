### Tank Commander: what it is about, the table and its pieces in words, English

## What it is about

aim-eliminate = Leave the enemy no card on the battlefield. After the last turn, most points win.
aim-rear = Control { $needed } positions of the enemy’s rear row at once. After the last turn, most points win.
aim-rear-attacker = The attacker must control { $needed } positions of the enemy’s rear row at once; otherwise the defender wins.
aim-home = The attacker must control { $needed } of the defender’s positions at once; otherwise the defender wins.
aim-hill = The attacker must hold every hill position after the last turn; otherwise the defender wins.
aim-cards = { $have ->
    [one] one card left
   *[other] { $have } cards left
  }
aim-rear-held = { $have } of { $needed } rear positions
aim-home-held = { $have } of { $needed } positions
aim-hill-held = { $have } of { $needed } hill positions
phase-about = { $phase ->
    [set_up] Decks are chosen, terrain is laid and cards are deployed.
    [play] Spend supply: move groups, fire, play cards, draw.
    [melee] Where both sides stand in one position, they fight.
    [hand] Hands above the limit are discarded down.
   *[end] Cards too many in one position go, then the other side plays.
  }

## Pieces and places in words

tip-and = { $before }, { $next }
tip-position = { $at } · { $name }, { $terrain }
tip-reserve = { $side ->
    [german] Reserve and hand of the Germans
   *[soviet] Reserve and hand of the Soviets
  }
tip-works = { $side ->
    [german] German { $works }
   *[soviet] Soviet { $works }
  }
tip-mark = { $mark ->
    [path] path: vehicles pass
    [mines] minefield: whoever enters rolls for it
    [smoke] smoke: harder to hit, blocks sight
   *[melee] melee: both sides stand here
  }
tip-unit = { $side ->
    [german] German
   *[soviet] Soviet
  } { $card } ({ $number }) at { $at }
tip-sign = { $sign ->
    [acted] has acted
    [loaded] loaded
    [immobilised] immobilised
    [breakdown] broken down
    [malfunction] weapon out of order
    [mines] carries a mine
    [ace] with a tank ace
    [leader] with a squad leader
    [observer] with a forward observer
    [canister] with canister shot
    [panzerfaust] with a Panzerfaust
    [panzerschreck] with a Panzerschreck
    [at_rifle] with an AT rifle
    [flamethrower] with a flamethrower
    [machine_gun] with a heavy machine gun
   *[leaving] is withdrawing
  }
tip-card = { $card }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
  }, { $place ->
    [hand] in hand
    [deck] still to be placed
   *[muster] leaves the reserve
  }{ $side ->
    [german] {" "}(Germans)
    [soviet] {" "}(Soviets)
   *[unknown] {""}
  }
tip-stack = Card { $number } on the stack: { $card }
tip-heap = { $heap ->
    [pile] Draw pile
    [discards] Discards
   *[wrecks] Wrecks
  }{ $side ->
    [german] {" "}of the Germans
    [soviet] {" "}of the Soviets
   *[unknown] {""}
  }: { $count ->
    [one] one card
   *[other] { $count } cards
  }
tip-edge = Edge between { $a } and { $b }
tip-tray = What was declared, and the cards played on it

legend-card = { $card ->
    [unit] Unit with its number. Below: what it fires and its armour.
    [acted] Darkened: has acted in this play.
   *[event] Card in hand: played for its effect.
  }
legend-sign = { $sign ->
    [immobilised] Immobilised: it does not move.
    [breakdown] Broken down: it does not move until repaired.
    [malfunction] Weapon out of order: it does not fire.
    [mines] An anti-tank mine waits for it.
    [ace] Tank ace.
    [leader] Heroic squad leader.
    [observer] Forward observer: calls artillery.
    [canister] Canister shot against squads.
    [panzerfaust] Panzerfaust: one shot at a tank.
    [panzerschreck] Panzerschreck.
    [at_rifle] AT rifle.
    [flamethrower] Flamethrower.
    [machine_gun] Heavy machine gun.
   *[leaving] Is withdrawing from the board.
  }
legend-terrain = { $terrain ->
    [Clear] Clear: no cover.
    [Hills] Hills: cover, slow, block sight.
    [Balka] Balka, a gully: good cover, slow, blocks sight.
    [Walls] Walls: cover, slow, block sight.
    [Woods] Woods: good cover, slow, block sight. Vehicles roll on entering.
    [Wheatfield] Wheatfield: a little cover from small arms.
    [Village] Village: good cover, blocks sight.
    [Swamp] Swamp: slow, closed to vehicles and guns.
   *[Stream] Stream: slow, closed to vehicles and guns.
  }
legend-mark = { $mark ->
    [foxholes] Foxholes: cover for squads of their side.
    [bunkers] Bunkers: strong cover for squads of their side.
    [mines] Minefield: whoever enters rolls for it.
    [smoke] Smoke: harder to hit, blocks sight, soon clears.
    [path] Path: vehicles pass.
    [supply] Supply left in this play.
    [pile] Draw pile.
    [discards] Discards: all may look through them.
    [wrecks] Wrecks: units destroyed.
   *[front] Where the homes of both sides end.
  }

## Why not

why-out-of-reach = { $at } is out of reach for it now.
why-piece-waits = { $piece ->
    [unit-own] That is one of your units. It moves and fires in your play.
    [unit-enemy] That is an enemy unit. To fire at it, choose one of your units first, and then “Fire”.
    [card-own] That card cannot be played at this moment.
    [card-enemy] That card is in the enemy’s hand.
    [pile-own] That is your draw pile. Drawing a card costs supply.
    [pile-enemy] That is the enemy’s draw pile.
    [muster] That card leaves the reserve with the group that you are gathering.
    [stack] That card waits on the stack; the uppermost takes effect first.
    [edge] A stream runs along edges like this one.
    [heap] All may look through these cards; nothing is done with them.
   *[tray] Here lies what was declared, and the cards played on it.
  }
