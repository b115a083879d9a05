### The Last Crusade: what it is about, the table and its pieces in words, English

## What it is about

aim-collapse = Capture the enemy HQ, or destroy cards worth { $points }. After turn { $turns } the victory pile and the ground held decide.
aim-score = Capture the enemy HQ. After turn { $turns } the victory pile and the ground held decide.
aim-kharkov = The Soviets must hold Kharkov (B2) or two other zones beyond their own row after turn { $turns }; otherwise the Germans win. A captured HQ ends it at once.
aim-points-of = { $have } of { $points }{ $ground ->
    [0] {""}
   *[other] {" "}· ground +{ $ground }
  }
aim-points = { $have }{ $ground ->
    [0] {""}
   *[other] {" "}· ground +{ $ground }
  }
aim-kharkov-held = { $city ->
    [held] Kharkov is theirs
   *[open] { $have } of 2 zones
  }
aim-last-turn = This is the last turn.

phase-about = { $phase ->
    [setup] Decks, terrain and forces are chosen.
    [reinforce] Patrols come home, supply and cards come in; refit, deploy and play cards.
    [air] Launch flights by a corridor, on a strike or on patrol.
    [recon] Scouts and aircraft turn up enemy cards.
    [bombard] Guns and aircraft fire at what is turned up.
   *[maneuver] Move, dig in and assault; then your flights come home.
  }

## Pieces and places in words

tip-and = { $before }, { $next }
tip-zone = { $at }, { $terrain }: room for { $stack }, cover { $soft } for soft and { $armor } for armor, concealment { $conceal }
tip-hq = { $side ->
    [soviet] Soviet headquarters
   *[german] German headquarters
  }: room for { $stack }
tip-air = { $at }: air corridor beside { $a } and { $b }
tip-air-patrol = { $at }: air corridor beside { $a } and { $b }; patrols stay here
tip-site = { $site ->
    [rear-soviet] Rear area behind the Soviet headquarters
    [rear-german] Rear area behind the German headquarters
    [airfield-soviet] Soviet airfield
   *[airfield-german] German airfield
  }
tip-edge = Edge { $edge }
tip-edge-own = Your { $card } on { $edge }
tip-edge-shown = { $card } on { $edge }
tip-edge-hidden = { $side ->
    [soviet] Soviet obstacle
   *[german] German obstacle
  } on { $edge }, face down
tip-depot = { $side ->
    [soviet] Soviet depot
   *[german] German depot
  }: { $supply } supply, { $deck } cards in the deck, { $hand } in hand, victory pile { $points }
tip-depot-closed = { $side ->
    [soviet] Soviet depot
   *[german] German depot
  }: supply hidden, { $deck } cards in the deck, { $hand } in hand, victory pile { $points }
tip-hand = The cards in your hand
tip-depot-place = { $side ->
    [soviet] Soviet depot: supply, deck and victory pile
   *[german] German depot: supply, deck and victory pile
  }
tip-piece = { $side ->
    [soviet] Soviet
   *[german] German
  } { $card }, { $at }
tip-back = { $side ->
    [soviet] Soviet
   *[german] German
  } card, face down, { $at }
tip-card = { $card }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
  }, { $place ->
    [hand] in hand
    [deck] to be placed
   *[loose] on the airfield
  }
tip-terrain = { $terrain }, terrain to be laid
tip-damage = damage { $damage } of { $hits }
tip-sign = { $sign ->
    [committed] committed
    [dug_in] dug in
    [hidden] the enemy does not know it
    [spotted] the enemy knows it
    [inside] in a fort
    [filled] with somebody inside
    [aboard] mounted
    [patrol] on patrol
    [fighter] fighter
   *[bomber] bomber
  }
tip-with = with { $card }

legend-piece = { $piece ->
    [unit] A card: cost above, Defense in the shield, damage in the rings below it; firepower against soft, armor and air.
    [hidden] Yours, face down: the enemy sees only its back.
    [spotted] Yours, face up: the enemy knows it.
    [back] An enemy card, face down.
    [fort] A fort; one unit may be inside.
    [fighter] Aircraft with an arrowhead: a fighter.
    [bomber] Aircraft with a bomb: a bomber.
    [committed] Tilted: committed, it has acted this turn.
   *[dug_in] Sandbags: dug in.
  }
legend-terrain = { $terrain ->
    [HI] Hills: a little cover, room for 5.
    [LW] Light woods: cover for infantry; vehicles stop.
    [HW] Heavy woods: good cover and concealment; vehicles stop.
    [VI] Village: a little cover; room for 5.
    [TO] Town: cover for infantry, a trap for tanks.
    [CI] Major city: much cover for infantry, tanks fight badly.
    [SW] Swamp: no vehicles.
    [BA] Balka: cover; vehicles stop.
   *[CL] Clear: no cover.
  }
legend-mark = { $mark ->
    [corridor] Air corridor: flights are beside two zones, never over one.
    [patrol] The light strip: patrols stay here.
    [flak] Guns that may fire at aircraft here, as far as you know.
    [obstacle] An obstacle on a border: mines, wire or tank traps.
    [flag] Whose zone it is, its name and its ground.
    [supply] Supply: it pays for everything.
    [deck] Cards that can still be drawn.
   *[pile] Victory pile: what the enemy has lost.
  }

lost-cards = { $count ->
    [one] one card lost
   *[other] { $count } cards lost
  } ({ $points })

figure-name = { $figure ->
    [die] the die
    [dice] two dice
    [fp] firepower
    [score] score
    [defense] Defense
   *[least] damage from 7
  }

## Why not

why-piece-waits = { $piece ->
    [own] That is one of your cards. What it can do depends on the phase.
    [enemy] That is an enemy card. To fire at it, choose one of your units first.
    [back] That card is face down. Scout the zone to see it, or assault it.
    [card-own] That card cannot be played at this moment.
    [flight] That flight has done what it can this turn.
    [edge] Obstacles lie on borders like this one.
    [depot] Supply, deck and victory pile: nothing is done with them by a click.
    [air] Aircraft fly here. They take off in the air action phase.
    [airfield] Aircraft wait here for the air action phase.
    [hand] These are the cards in your hand.
   *[zone] Nothing can be done with this zone at this moment.
  }
