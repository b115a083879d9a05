### The Hell of Stalingrad: what it is about, the table and its pieces in words, English

## What it is about

aim-won = The Germans win when four districts have reached the Volga, or if no building is left after turn { $last }. Otherwise the Soviets win.
aim-closed = { $closed } of 4 closed
aim-standing = { $standing ->
    [one] one building stands
   *[other] { $standing } buildings stand
  }
aim-last-turn = This is the last turn.
phase-about = { $phase ->
    [campaign] Campaign cards are turned up and new formations arrive.
    [consolidation] Give up a depleted formation to restore another.
    [manoeuvre] The Germans send formations to buildings, then the Soviets answer.
    [vanguard] Formations enter the building, each with its vanguard.
    [rounds] In turn: play a card, refit or hold, until the dice decide.
   *[draft] New formations are shared out in the team.
  }

## On the board

board-depleted = DEPLETED
board-left = { $left } left
board-free = free
board-pile = { $pile ->
    [combat] Combat
    [discards] Discards
    [formations] Formations
    [destroyed] Destroyed
    [carnage] Carnage
    [campaign] Campaign
    [buildings] Buildings
   *[ash] Ash Heap
  }
board-hand = hand { $cards }
board-refit = refit
board-reinforcement = reinforcement { $number }
board-sack = The army commander is replaced.
board-staging = Staging Line
board-turn = Turn
board-track = { $track ->
    [hold] Hold
    [fire] Fire
   *[bucket] Bucket
  }
board-closed = { $what ->
    [volga] closed for good
   *[captured] captured
  }
board-attacked = attacked: { $german } against { $soviet }, most { $most }
board-inferno = Inferno { $count }
board-no-battle = Dice are gathered here while a battle is fought.
board-die = { $die ->
    [formation] Formation
    [units] Units
    [inferno] Inferno
    [hero] Hero
    [determination] Determination
    [defence] Defence
   *[stolen] Stolen
  }
board-reason = { $die ->
    [formation] Full-strength formations
    [units] Units in the building
    [inferno] Infernos
    [hero] Dice of heroes
    [determination] Determination die
    [defence] Defence of the building
   *[stolen] Stolen dice
  }
board-break-test = { $holds ->
    [0] Break Test as it stands
    [one] Break Test after one Hold
   *[other] Break Test after { $holds } Holds
  }
board-chance = falls: { $percent } %
board-orders = Turn { $turn } of { $last }: campaign cards
board-city = Turn { $turn } of { $last }
board-assaults = The battles of this turn
board-assault = { $building }: { $german } against { $soviet }{ $waits ->
    [yes] , to be fought
   *[no] , over
  }
board-aim = Point at a building, a formation or a card to read it large.
board-declared = Declared on { $formation }. A hero can cancel it:
board-carnage = Carnage card { $card }
board-choose = Choose one of the two effects; then a skull falls.
board-pending = Still to be resolved
board-last = Last: { $card } on { $formation }
board-reckoning = Dice of the Break Test: Germans, Soviets
board-task = { $effect } ({ $player })
board-skull-falls = A skull falls
board-drop = { $player }: discard { $count }

## Cards

card-kind = { $kind ->
    [campaign] Campaign card
    [carnage] Carnage card
    [hero] Hero
    [formation] Formation
   *[commander] Supreme Commander
  }
card-reinforcement = Reinforcement: buildings on the table plus { $number }
card-hourglass = Hourglass: the turn marker moves on once more
card-carnage = Carnage { $card }
card-sniper = Sniper: { $result ->
    [close_escape] close escape
    [hit] hit
   *[hideous_death] hideous death
  }
card-intensity = Intensity { $number }
card-initiative = Initiative: { $icon ->
    [stuka] the Germans
    [rat] the Soviets
   *[binoculars] whoever has more reconnaissance
  }
card-hold = Hold: { $first }, or { $second }
card-doctrine = Doctrine: { $doctrine ->
    [infantry] infantry
    [mech] mechanised
   *[general] general, needs a leader
  }
card-cost = Costs { $cost } patriotism
card-limit = { $limit ->
    [shock] Shock strength { $number }: so many cards
   *[patriotism] Patriotism { $number }
  }
card-doctrines = { $kind ->
    [armour] Armour: mechanised cards
    [mech_infantry] Motorized: infantry and mechanised cards
    [infantry] Infantry: infantry cards
   *[soviet] Soviet formation
  }
card-vanguard = Vanguard: { $effect }
card-first = With the initiative: { $effect }
card-concentration = At most { $number } formations of a side
card-defence = Defence: { $number ->
    [one] one Soviet die
   *[other] { $number } Soviet dice
  }
card-river-bank = River Bank: once captured, the Volga is reached
card-district = Building of district { $district }
card-hand-size = Hand size { $number }
card-refit = Refit: { $effect }
effect-full = { $effect }: { $about }
unit-short = { $unit ->
    [grenadier] Grenadiers
    [recon_g] Aufklärer
    [mg_g] MG 34
    [pioneer] Pioneers
    [sniper_g] Sniper
    [panzer] Panzer
    [stug] StuG
    [rifle] Riflemen
    [recon_s] Scouts
    [nkvd] Motivator
    [commando] Commando
    [assault] Assault
    [sniper_s] Snipers
    [worker] Workers
    [t34] T-34
   *[fort] Fort
  }
unit-about = { $unit ->
    [grenadier] enter quietly.
    [recon_g] draw a card as they enter; they count for the initiative.
    [mg_g] kills as it enters.
    [pioneer] set a fire as they enter.
    [sniper_g] takes a Sniper Shot as he enters.
    [panzer] kills as it enters; armour.
    [stug] makes a Precision Kill as it enters; armour.
    [rifle] enter quietly; they are sacrificed for others.
    [recon_s] draw a card as they enter; they count for the initiative.
    [nkvd] draws a card as it enters; with a Rifleman it pays one patriotism too much.
    [commando] makes the Germans discard a card as it enters.
    [assault] kills as it enters.
    [sniper_s] takes a Sniper Shot as it enters.
    [worker] passes a bucket as it enters.
    [t34] makes a Precision Kill as it enters; armour.
   *[fort] a wall for the Soviets; armour.
  }
effect-about = { $effect ->
    [add] a unit enters.
    [add_line] a line unit enters.
    [kill] the enemy loses a unit of his choice that is not armoured.
    [pkill] you destroy an enemy unit of your choice, armour too.
    [sniper] you shoot at a unit, a leader or a hero.
    [draw] you draw a combat card.
    [discard] the enemy discards a card at random.
    [fire] the Fire marker moves on; the fifth step is an Inferno.
    [bucket] the Bucket marker moves on; the fifth step puts out an Inferno.
    [firebucket] { $side ->
        [german] the Fire marker moves on.
       *[soviet] the Bucket marker moves on.
      }
    [overrun] a formation of the Staging Line joins the battle.
    [supply] a depleted formation is full-strength again.
    [deplete] an enemy formation of the battle is depleted.
    [fort] the Soviets get a Rubble Fort.
    [sacrifice] Riflemen are given up first.
    [inferno_add] an Inferno breaks out.
    [inferno_remove] an Inferno is put out.
    [dice_plus] the Germans roll more dice in this Break Test.
    [steal_die] a German die of this Break Test goes to the Soviets.
    [intercept] played in the enemy’s round, he cancels the card just declared.
    [promote] a leader in the battle becomes a veteran, or a formation gets one.
    [refit] you refit with your commander.
    [second_action] you act once more.
    [new_formation] a new formation enters with its vanguard.
    [destroy_rifles] Riflemen are lost.
    [discard_hand] the enemy discards his whole hand.
    [next_cost_zero] the next Soviet card costs nothing.
    [look_discard] you see the enemy’s hand and discard from it.
    [recover] you take a card back from your discards.
    [last_stand] a Soviet and a German formation are depleted.
    [fire_reset] the Fire marker goes back to the ruins.
    [fire_all] fire in every building.
    [discard_hand_self] the own hand is discarded.
    [demote] a general is demoted, or lost.
    [execute_commissars] every commissar is lost.
   *[burn_militia] a Militia Brigade is gone for good.
  }
depletion-about = { $icon ->
    [burning_skull] Burning Skull: once destroyed, it never comes back.
    [machine_gun] Machine Gun { $count }: so many Riflemen are shot when it is depleted, or it retreats.
    [red_star] Red Star: when it is depleted, a unit enters ({ $unit }).
   *[nothing] No depletion icon.
  }

## What an action would do

plan-dice = Break Test then about: { $german } German dice against { $soviet }; the building falls with { $percent } %.
plan-refit = Draw { $draws }, and what is discarded; then { $effect }.
plan-hold = One of two effects; then Holds { $left } → { $then }.
plan-can = { $formation }: can take it.
plan-cannot = { $formation }: { $why }
formation-strength = { $strength ->
    [full] Full-strength: it counts for the Formation die.
   *[depleted] Depleted: the next depletion destroys it.
  }
formation-leader = { $leader }{ $side ->
    [german] { $level ->
        [1] : general cards, and one card more.
       *[0] : general cards.
      }
   *[soviet] { $level ->
        [1] : one more patriotism.
       *[0] : a veteran after the battle.
      }
  }
formation-left = { $side ->
    [german] Free for cards: { $left }.
   *[soviet] Patriotism left: { $left }.
  }
formation-card = On it: { $card }.

## Pieces and places in words

tip-desk = The card that matters now
tip-road = The dice of the Break Test
tip-mat = Turn track and decks
tip-staging = { $side ->
    [german] German Staging Line
   *[soviet] Soviet Staging Line
  }
tip-hand = Hand and commander of: { $player }
tip-building = { $district } · { $building }: at most { $concentration } formations of a side, defence { $defence }
tip-captured = { $district } · { $building }: captured
tip-volga = { $district } · Volga: closed for good
tip-unit = { $unit } ×{ $count } in { $district }{ $armoured ->
    [yes] , armour
   *[no] {""}
  }
tip-formation = { $formation }, { $strength ->
    [full] full-strength
   *[depleted] depleted
  }, { $at }; leader: { $leader }; { $side ->
    [german] cards it can take: { $left }
   *[soviet] patriotism left: { $left }
  }
tip-laid = { $card } on { $formation }
tip-hero = { $card }{ $wounded ->
    [yes] , wounded
   *[no] {""}
  }
tip-card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  } in hand: { $player }
tip-commander = { $commander } ({ $player }): hand size { $size }, holds { $held }, refit: { $refit }
tip-pile = { $side ->
    [german] German
   *[soviet] Soviet
  } { $pile ->
    [combat] combat deck
    [discards] discard pile
   *[destroyed] Destroyed Pile
  }: { $count }
tip-carnage = Carnage deck: { $count }
tip-ash = Ash Heap: out of the game
tip-campaign = Campaign card: { $card }
tip-declared = Declared: { $card }
tip-choice = Choose: { $effect }
tip-listed = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

legend-unit = { $unit }: { $about }
legend-leader = { $side ->
    [german] General, with his level: general cards; level 1 adds a card.
   *[soviet] Commissar, with his level: level 1 adds patriotism.
  }
legend-doctrine = { $doctrine ->
    [infantry] Infantry doctrine: for infantry and motorized formations.
    [mech] Mechanised doctrine: for armour and motorized formations.
   *[general] General doctrine: for formations with a leader.
  }
legend-depletion = { $icon ->
    [burning_skull] Burning Skull: once destroyed, gone for good.
    [machine_gun] Machine Gun: Riflemen are shot when it is depleted, or it retreats.
   *[red_star] Red Star: a unit enters when it is depleted.
  }
legend-value = { $value ->
    [boot] Boot: how many formations of a side may go there.
    [grenade] Grenade: Soviet dice of the building.
    [stuka] Stuka: what the Germans get with the initiative.
   *[rat] Rat: what the Soviets get with the initiative.
  }
legend-track = { $track ->
    [hold] Skulls: Holds until the dice decide.
    [fire] Fire: the last space is an Inferno, a German die.
   *[bucket] Buckets: the last space puts out an Inferno.
  }

## Playback

cue-german-die = German
cue-soviet-die = Soviet
losses = { $count ->
    [one] one formation out of play
   *[other] { $count } formations out of play
  }

## Why not

why-piece-waits = { $piece ->
    [unit-own] Those are units of yours. They hold the building and count for the Unit die.
    [unit-enemy] Those are enemy units. Kills and Sniper Shots destroy them.
    [formation-own] That is a formation of yours. Cards are played on it in its battle.
    [formation-enemy] That is an enemy formation.
    [laid] That card has been played; it lies here until the battle is over.
    [hero] A hero can only be hurt by Sniper Shots.
    [card-own] That card cannot be played at this moment.
    [card-enemy] That card is in the enemy’s hand.
    [commander] The Supreme Commander says how many cards a hand has and what a Refit brings.
    [deck-own] That is your combat deck. A Refit draws from it.
    [deck-enemy] That is the enemy’s combat deck.
    [heap] Point at it to see what lies there.
    [carnage] The Carnage deck: a Hold draws from it.
    [campaign] The campaign card of this turn.
    [declared] The card that was just declared.
    [choice] An effect of the Carnage card.
    [district] Nothing can be sent there now.
    [staging] The Staging Line: formations wait here.
    [hand] A hand of cards.
    [mat] Turn track and decks.
    [road] The dice of the Break Test are gathered here.
   *[desk] What matters now lies here.
  }
