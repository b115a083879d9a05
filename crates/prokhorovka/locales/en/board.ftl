### Blood & Steel: what it is about, the board and its pieces in words, English

## What it is about

aim-won = Most VP after turn { $turn }.
aim-left = { $markers ->
    [0] the last marker is drawn
    [one] one marker still in the envelope
   *[other] { $markers } markers still in the envelope
  }
aim-last = This is the last turn.
phase-name = { $phase ->
    [setup] Set-up
    [requests] Requests
    [commitment] Commitment
    [operations] Operations
   *[overrun] Overrun
  }
phase-about = { $phase ->
    [setup] The Germans place their divisions in their zones, then the Soviets their remnants face down and the airborne division.
    [requests] The Germans may call for the 167th, the Soviets for their reserve.
    [commitment] The Soviets decide which tank corps they commit.
    [operations] Markers are drawn one by one; the formation drawn marches and fires, with aircraft and artillery.
   *[overrun] In one hex: the defenders fire, the attackers fire, the disrupted retreat, until one side is left.
  }

## Pieces and places in words

tip-hex = { $name }, { $terrain ->
    [clear] clear
    [hill] hill
    [forest] forest
   *[village] village
  }{ $rail ->
    [yes] , railway
   *[no] {""}
  }{ $zone ->
    [0] {""}
   *[other] , Soviet entry zone { $zone }
  }
tip-zone = Soviet entry zone { $zone }
tip-north = North edge: a German unit that leaves the map here scores { $points } VP
tip-box = { $formation }, beside the map
tip-envelope = The envelope: whose markers are still in it
tip-drawn = The markers drawn this turn, in order
tip-support = { $side ->
    [german] German aircraft and artillery
   *[soviet] Soviet aircraft and artillery
  }
tip-turn = Turn { $turn }: { $from } to { $to }
tip-unit = { $unit }, { $formation }, { $hex }: { $armour } against armour, { $infantry } against infantry, { $points } MP{ $health ->
    [fresh] {""}
    [disrupted] , disrupted
    [reduced] , reduced
   *[reduced_disrupted] , reduced and disrupted
  }{ $stage ->
    [ready] , may act
    [fired_half] , has fired with half its factor
    [moved_half] , has moved half
    [done] , has acted
   *[idle] {""}
  }
tip-token = A remnant at { $hex }, face down
tip-chit = Marker: { $formation }, { $state ->
    [envelope] still in the envelope
    [active] acting now
   *[drawn] drawn before
  }
tip-air = { $side ->
    [german] German aircraft
   *[soviet] Soviet aircraft
  }: { $count ->
    [0] none left
    [one] one attack
   *[other] { $count } attacks
  }
tip-guns = { $side ->
    [german] German artillery
   *[soviet] Soviet artillery
  }: { $count ->
    [0] none left
    [one] one attack
   *[other] { $count } attacks
  }
tip-rudel = Rudel: one of the air attacks, with 1 off the die
box-name = { $box ->
    [envelope] Envelope
    [drawn] Drawn
    [german] German support
    [soviet] Soviet support
   *[turn] Turn
  }

legend-unit = { $side ->
    [german] German unit: armour factor, infantry factor, movement points.
   *[soviet] Soviet unit: armour factor, infantry factor, movement points.
  }
legend-tiger = Tiger company: +1 to the armour factor of its hex.
legend-infantry = { $kind ->
    [mechanised] Panzergrenadiers, mechanised infantry.
    [motorised] Motor rifles.
    [airborne] Airborne infantry.
   *[remnant] What is left of a rifle division: moves or fires, never both.
  }
legend-health = { $health ->
    [disrupted] Disrupted, tilted, D: does nothing this turn.
    [reduced] Reduced, torn, H: fights on.
   *[reduced_disrupted] Reduced and disrupted: the next hit of a unit eliminates it.
  }
legend-duty = { $duty ->
    [ready] Dot: may act this turn.
    [half] Half a dot: has fired or moved half.
   *[done] Dark, no dot: has acted.
  }
legend-token = A remnant, face down.
legend-chit = Marker: { $formation }.
legend-support = { $with ->
    [air] Aircraft: attacks left.
   *[guns] Artillery: attacks left.
  }
legend-terrain = { $terrain ->
    [clear] Clear: 1 MP.
    [hill] Hill: 2 MP, 1 VP; fire from it is better by 1.
    [forest] Forest: 2 MP, cover, blocks sight.
   *[village] Village: 1 MP, 1 VP, cover, blocks sight.
  }
legend-river = The Psel: 2 MP more to cross.
legend-rail = The railway: 2 VP for the Soviets if no German stands on it or south of it at the end.
legend-flag = { $side ->
    [german] Held by the Germans.
   *[soviet] Held by the Soviets.
  }
legend-entry = Soviet entry zone.
legend-north = North edge: Germans leave here for 1 VP.
legend-half = Where a unit comes with half its points: it may still fire with half its factor.

figure = { $what ->
    [armour] armour factor
    [infantry] infantry factor
    [tiger] Tigers
    [less] halved or disrupted
    [range] range
    [cover] cover
    [hill] from a hill
    [close] close quarters
    [support] support
    [rudel] Rudel
   *[needed] or less hits
  }
figure-die = needs { $needed } or less
lost-units = { $lost } of { $of } units lost

## Why not

why-out-of-reach = { $hex } is out of reach for { $unit } now.
why-nobody-in-hand = First click a unit that can act: those with a frame.
why-piece-waits = { $piece ->
    [unit-own] That is your unit. It acts when the marker of its formation is drawn.
    [unit-enemy] That is an enemy unit. None of your units that can act now can fire at it.
    [unit-gone] This unit is out of the game.
    [token] A remnant lies there face down. It is turned up when the set-up is complete.
    [chit] Markers are drawn by chance, one after another.
    [support-own] You have no such attack now. Support is used in a phase of your own.
    [support-enemy] That is enemy support.
    [box] These units are not on the map.
    [zone] Here Soviet units come onto the map.
    [north] Here German units leave the map, from the northernmost row.
   *[tray] This only shows how the turn goes.
  }
