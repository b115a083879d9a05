### Duel of the Giants: the game, English

## Pieces and words

piece-tiger = Tiger { $number }
piece-t34 = T-34 #{ $number }
piece-pak = PAK marker { $number }
piece-marker = Marker { $number }

toward = { $dir ->
    [E] E
    [SE] SE
    [SW] SW
    [W] W
    [NW] NW
   *[NE] NE
  }
toward-hull = { $hull ->
    [E] E
    [SE] SE
    [SW] SW
    [W] W
    [NW] NW
   *[NE] NE
  }
toward-gun = { $gun ->
    [E] E
    [SE] SE
    [SW] SW
    [W] W
    [NW] NW
   *[NE] NE
  }
volley-step = { $step ->
    [DW] fire from woods
    [DA] barrel to barrel
    [DB1] aimed fire
   *[DB2] return fire
  }

## What is asked ($side is german or soviet)

ask-tile = Choose a landscape tile to lay in your half.
ask-tile-hex = Lay the { $terrain ->
    [wood] wood
    [hill] hill
    [swamp] swamp
    [snowy_wood] snowy wood
    [snowy_hill] snowy hill
   *[snow_drift] snow drift
  } on an empty hex of your half.
ask-front = Build the front line from row A to the last row: { $left ->
    [one] one element
   *[other] { $left } elements
  } left.
ask-lay-tank = Lay a tank face-down in the assembly zone. Nobody else sees which markers are tanks.
ask-lay-bluff = Lay a bluff face-down in the assembly zone.
ask-lay-piece = Lay { $piece ->
    [tiger] a Tiger
    [airfield] the airfield with its Stuka
    [pak88] the PAK 8.8
    [pak36] a PAK 36
    [pak-bluff] a PAK bluff
    [mine] a mine
   *[mine-bluff] a mine bluff
  } on your side of the front.
ask-lay-facing = Which way does the { $piece ->
    [tiger] Tiger
    [airfield] Stuka
   *[other] gun
  } at { $hex } face?
ask-march = You may move up to two tank markers, each up to two hexes.
ask-march-on = Move the marker on, or leave it here.
ask-opening-recon = Opening: turn up guns, and look along the guns of Tigers and PAK at tank markers.
ask-open-must = Opening: activate at least one T-34.
ask-open = Opening: activate more T-34s, or go on.
ask-guns = Your guns: turn them, turn them up, put them on wheels.
ask-gun-move = { $gun } is on its wheel: move it ({ $steps ->
    [one] one step
   *[other] { $steps } steps
  } left), then choose its facing.
ask-recon = Look along the guns of Tigers and PAK: turn up tank markers in reach, or go on.
ask-program = Program { $tank } in secret: { $left ->
    [one] one more card
   *[other] { $left } more cards
  }. A turret card comes last.
ask-commit = The programs are laid. Declare them final?
ask-tanks = Activate T-34s and drive them, each once.
ask-drive = { $tank } drives: { $left ->
    [one] one action
   *[other] { $left } actions
  } left{ $dash ->
    [0] .
   *[other] , or { $dash } straight ahead over free steppe.
  }
ask-drive-stopped = { $tank } is stopped by a mine: set its turret and end its move.
ask-execute = Which Tiger drives first?
ask-gun-reveal = Before the combat you may turn up guns.
ask-volley = { $weapon }: fire or hold? Both sides choose in secret ({ volley-step }).
ask-pair = { $weapon } has several opponents barrel to barrel: at which one does it fire?
ask-turn-fire = Turn turrets up to { $steps ->
    [one] one step
   *[other] { $steps } steps
  } and fire, one shot after the other.
ask-stuka-start = Start the Stuka? It flies once a game, for four phases.
ask-stuka-fly = Flight phase { $phase }: { $left ->
    [one] one action
   *[other] { $left } actions
  } left. Be home after the fourth.
ask-face-hull = { $tank } is activated: which way does its hull face?
ask-face-turret = { $tank }: where does its turret point?
ask-face-look = { $tank } may look along its gun.

wait-markers = The Soviets lay their tank markers in secret.
wait-weapons = The Germans lay their weapons in secret.
wait-program = The Germans program their Tigers in secret.
wait-volley = The { $side ->
    [german] German
   *[soviet] Soviet
  } side chooses its targets in secret ({ volley-step }).
wait-tile = The { $side ->
    [german] Germans
   *[soviet] Soviets
  } lay a landscape tile.
wait-front = The Germans build the front line: { $left ->
    [one] one element
   *[other] { $left } elements
  } left.
wait-march = The Soviets move tank markers.
wait-opening-recon = Opening: the Germans turn up guns and look.
wait-open = Opening: the Soviets activate T-34s.
wait-guns = The Germans set their guns.
wait-recon = The Germans look along their guns.
wait-tanks = The Soviets activate T-34s and drive them.
wait-drive = { $tank } drives.
wait-execute = The Germans choose which Tiger drives first.
wait-gun-reveal = Before the combat the Germans may turn up guns.
wait-turn-fire = The { $side ->
    [german] Germans
   *[soviet] Soviets
  } turn their turrets up to { $steps ->
    [one] one step
   *[other] { $steps } steps
  } and fire.
wait-stuka = The Germans decide about the Stuka.
wait-face = The Soviets face { $tank }.

over = { $winner ->
    [german] The German side wins
    [soviet] The Soviet side wins
   *[draw] A draw
  }, { $german } : { $soviet }.

## What can be done

do-tile = Take a { $terrain ->
    [wood] wood
    [hill] hill
    [swamp] swamp
    [snowy_wood] snowy wood
    [snowy_hill] snowy hill
   *[snow_drift] snow drift
  } tile
do-place-tile = Lay the { $terrain ->
    [wood] wood
    [hill] hill
    [swamp] swamp
    [snowy_wood] snowy wood
    [snowy_hill] snowy hill
   *[snow_drift] snow drift
  } at { $hex }
do-place-front = Front element at { $hex }
do-place-marker = Marker at { $hex }
do-place-piece = { $piece ->
    [tiger] Tiger
    [airfield] Airfield
    [pak88] PAK 8.8
    [pak36] PAK 36
    [pak-bluff] PAK bluff
    [mine] Mine
   *[mine-bluff] Mine bluff
  } at { $hex }
do-face-piece = Facing { toward }
do-face-hull = Hull of { $tank } to { toward }
do-stand-pak = { $gun } stays here, facing { toward }
do-turret = Turret at { $hour } o'clock, gun { toward }
do-step-marker = Move { $marker } from { $from } to { $to }
do-finish-marker = Leave the marker here
do-reveal = Turn up { $marker } at { $hex }
do-activate-pak = Turn up { $gun } at { $hex }: { $kind ->
    [pak88] PAK 8.8
    [pak36] PAK 36
   *[bluff] bluff
  }
do-activate-tank = Activate { $marker } at { $hex }
do-turn-pak = Turn { $gun } at { $hex } to { toward }
do-lay-wheel = Put { $gun } at { $hex } on a wheel
do-move-pak = Move { $gun } at { $hex } on its wheel
do-step-pak = To { $hex }
do-card = Card: { $card ->
    [forward] forward
    [back] back
    [left] turn left
   *[right] turn right
  }
do-turret-card = Turret card: { $hour } o'clock (ends the program)
do-program-done = This program is complete
do-commit = Declare the programs final
do-drive = Drive { $tank } at { $hex }
do-advance = { $way ->
    [forward] Forward
   *[back] Back
  } to { $hex } ({ $cost ->
    [one] one action
   *[other] { $cost } actions
  })
do-exit = { $way ->
    [forward] Forward
   *[back] Back
  } off the German edge: 5 points
do-left = Turn left
do-right = Turn right
do-fly = Forward to { $hex }
do-look = Look at { $gun } at { $hex }
do-end-move = End the move, turret at { $hour } o'clock, gun { toward }
do-execute = { $tank } drives
do-fire = { $by } fires at { $at } at { $hex }: power { $power } against { $aspect ->
    [front] front
    [rear] rear
   *[side] side
  } { $armour }, { $effect ->
    [destroyed] destroyed
    [damaged] damaged
    [nothing] no effect
   *[critical] critically damaged
  }{ $steps ->
    [0] {""}
    [one] {" "}(turret one step)
   *[other] {" "}(turret { $steps } steps)
  }
do-hold = { $weapon } holds its fire
do-start-stuka = Start the Stuka
do-attack = Attack { $tank } from behind
do-land = Land

end-look = No more looking
end-march = No more marker moves
end-recon = No more reconnaissance
end-open = Begin turn 1
end-guns = The guns are set
end-tanks = End phase B
end-gun-reveal = No more guns
end-fire = No more shots in this step
end-flight = End this flight phase
end-stuka-stays = The Stuka stays on the ground

## What happened

log-turn = Turn { $turn }
log-step = { $step ->
    [S1] Set-up: landscape
    [S2] Set-up: the front line
    [S3] Set-up: tank markers
    [S4] Set-up: German weapons
    [O0] Opening: tank markers move
    [O1] Opening: reconnaissance
    [O2] Opening: activation
    [A1] Phase A: programming
    [A2] Phase A: guns
    [A3] Phase A: reconnaissance
    [B1] Phase B: tank markers move
    [B2] Phase B: T-34s
    [C1] Phase C: the Tigers drive
    [C2] Phase C: reconnaissance
    [D0] Phase D: guns are turned up
    [DW] Phase D: fire from woods
    [DA] Phase D: mutual fire
    [DB1] Phase D: aimed fire
    [DB2] Phase D: return fire
    [DT1] Phase D: Germans turn one step
    [DS1] Phase D: Soviets turn one step
    [DT2] Phase D: Germans turn two steps
    [DS2] Phase D: Soviets turn two steps
    [DT3] Phase D: Germans turn three steps
    [DS3] Phase D: Soviets turn three steps
   *[DF] Phase D: the Stuka
  }
log-tile = { $side ->
    [german] German
   *[soviet] Soviet
  } side lays { $terrain ->
    [wood] a wood
    [hill] a hill
    [swamp] a swamp
    [snowy_wood] a snowy wood
    [snowy_hill] a snowy hill
   *[snow_drift] a snow drift
  } at { $hex }.
log-front = Front element at { $hex }.
log-marker-laid = Face-down at { $hex }: a { $kind ->
    [tank] tank
   *[bluff] bluff
  }.
log-markers-lie = All { $count } tank markers lie face-down.
log-piece-laid = Laid at { $hex }: { $piece ->
    [tiger] a Tiger
    [airfield] the airfield
    [pak88] the PAK 8.8
    [pak36] a PAK 36
    [pak-bluff] a PAK bluff
    [mine] a mine
   *[mine-bluff] a mine bluff
  }.
log-weapons-lie = The German weapons stand; guns and mines lie face-down.
log-laid-out = { $step ->
    [S1] The landscape is laid out.
   *[S4] Front line, markers and weapons are laid out.
  }
log-marker-moved = { $marker } moves to { $hex }.
log-marker-seen = { $by } sees { $marker } at { $hex }: { $kind ->
    [tank] a T-34!
   *[bluff] a bluff.
  }
log-marker-seen-from-air = The Stuka sees { $marker } at { $hex }: { $kind ->
    [tank] a T-34!
   *[bluff] a bluff.
  }
log-marker-seen-moving = { $marker } is seen moving at { $hex }: { $kind ->
    [tank] a T-34!
   *[bluff] a bluff.
  }
log-marker-contact = A Tiger meets { $marker } at { $hex }: { $kind ->
    [tank] a T-34!
   *[bluff] a bluff.
  }
log-marker-activated = { $marker } at { $hex } is turned up: { $kind ->
    [tank] a T-34.
   *[bluff] a bluff.
  }
log-t34-activated = { $tank } stands at { $hex }.
log-t34-faced = { $tank }: hull { toward-hull }, gun { toward-gun }.
log-t34-moved = { $tank } drives to { $to }.
log-t34-turned = { $tank } turns to { toward }.
log-t34-stopped = { $tank } ends its move, gun { toward }.
log-t34-through = { $tank } breaks through from { $hex }!
log-front-removed = The front element at { $hex } is gone.
log-mine = { $tank } turns up the mine marker at { $hex }: { $kind ->
    [mine] a minefield!
   *[bluff] a bluff.
  }
log-mine-stops = { $tank } is stopped by the mines at { $hex }.
shot-result = { $effect ->
    [destroyed] { $at } destroyed
    [damaged] { $at } damaged
    [nothing] { $at } unharmed
   *[critical] { $at } critically damaged
  }
log-fired = { $result } at { $to }. { $by } from { $from }: power { $power } against { $aspect ->
    [front] front
    [rear] rear
   *[side] side
  } { $armour }{ $steps ->
    [0] {""}
    [one] , turret one step
   *[other] , turret { $steps } steps
  }.
figure = { $what ->
    [gun] gun
    [distance] distance
    [from] stands
    [into] cover
    [turret] turret
    [power] power
    [front] front
    [rear] rear
   *[side] side
  }
log-head-start = Head start of the { $side ->
    [german] German
   *[soviet] Soviet
  } side in points: { $vp }.
log-scored = { $side ->
    [german] German
   *[soviet] Soviet
  } side: { $vp ->
    [one] one point
   *[other] { $vp } points
  }.
log-medal = { $side ->
    [german] A tank battle badge
   *[soviet] An Order of Suvorov
  } for the { $place ->
    [0] {""}
    [1] first{" "}
    [2] second{" "}
    [3] third{" "}
   *[4] fourth{" "}
  }{ $side ->
    [german] German
   *[soviet] Soviet
  } commander.
log-drift-gone = The snow drift at { $hex } is gone.
log-turn-ended = End of turn { $turn }: German { $german }, Soviet { $soviet } points this turn.
log-ended-no-tanks = The Soviet side has no tank left: { $german } : { $soviet }.
log-ended-last-turn = The last turn is over: { $german } : { $soviet }.
log-ended-quiet = Nothing has happened for too long: the match ends { $german } : { $soviet }.
log-pak-activated = { $gun } at { $hex } is turned up: { $kind ->
    [pak88] PAK 8.8.
    [pak36] PAK 36.
   *[bluff] a bluff.
  }
log-pak-turned = { $gun } at { $hex } turns to { toward }.
log-wheel = { $gun } at { $hex } is put on a wheel.
log-pak-moved = { $gun } moves to { $hex }.
log-pak-stands = { $gun } stands at { $hex }, facing { toward }.
log-pak-seen = { $tank } looks at { $gun } at { $hex }: { $kind ->
    [pak88] PAK 8.8!
    [pak36] PAK 36!
   *[bluff] a bluff.
  }
log-pak-overrun = { $tank } overruns { $gun } at { $hex }: { $kind ->
    [pak88] a PAK 8.8 destroyed.
    [pak36] a PAK 36 destroyed.
   *[bluff] a bluff.
  }
log-pak-faced = { $tank } drives into the barrel of { $gun } at { $hex }: { $kind ->
    [pak88] a PAK 8.8, which stays.
    [pak36] a PAK 36, which stays.
   *[bluff] a bluff.
  }
log-card = Program of { $tank }: { $card ->
    [forward] forward
    [back] back
    [left] left
   *[right] right
  }.
log-turret-card = Program of { $tank }: turret { $hour } o'clock.
log-programmed = { $place ->
    [0] The Tigers are programmed.
    [1] The first German commander has programmed.
    [2] The second German commander has programmed.
    [3] The third German commander has programmed.
   *[4] The fourth German commander has programmed.
  }
log-tiger-moved = { $tank } drives to { $hex }.
log-tiger-turned = { $tank } turns to { toward }.
log-card-wasted = { $tank }: a card "{ $card ->
    [forward] forward
   *[back] back
  }" is not enough for that hex and is lost.
log-tiger-blocked = { $tank } is stopped by { $by ->
    [edge] the edge of the board
    [swamp] the swamp at { $hex }
    [t34] a T-34 at { $hex }
    [tiger] the other Tiger at { $hex }
    [pak] its own gun at { $hex }
   *[stuka] the Stuka at { $hex }
  }.
log-cards-lapsed = { $cards ->
    [one] One card
   *[other] { $cards } cards
  } of { $tank } lapsed.
log-lapse-shown = Turn { $turn }: behind the forced stop of { $tank } lay { $cards }.
card-row = { $card ->
    [forward] forward
    [back] back
    [left] left
   *[right] right
  }, { $rest }
card-last = { $card ->
    [forward] forward
    [back] back
    [left] left
   *[right] right
  }
log-tiger-aimed = { $tank } points its gun { toward }.
log-tiger-stays = { $tank } stays where it is.
log-stuka-started = The Stuka takes off.
log-stuka-flew = The Stuka flies to { $hex }.
log-stuka-turned = The Stuka turns to { toward }.
log-stuka-attacked = The Stuka destroys { $tank } at { $hex }.
log-stuka-landed = The Stuka lands.
log-stuka-lost = The Stuka does not come home: emergency landing.
log-stuka-destroyed = { $tank } destroys the Stuka on the ground at { $hex }.

## Losses

lost-guns = { $lost } of { $of } { $of ->
    [one] gun
   *[other] guns
  }
lost-tanks = { $lost } of { $of } T-34s{ $hidden ->
    [0] {""}
   *[other] {" "}· { $hidden } still hidden
  }

## Why not

why-not-now = That cannot be done in this step.
why-over = The match is over.
why-no-such-piece = There is no such piece.
why-off-the-board = That hex is not on the board.
why-not-yours = That piece belongs to somebody else.
why-no-such-tile = Your side has no such tile left.
why-tile-outside-half = Tiles are laid in your own half of the board.
why-tile-on-tile = A landscape tile lies there already.
why-front-outside-band = The front line is laid in the columns of the front band.
why-front-twice = A front element lies there already.
why-front-starts-at-row-a = The first element goes on a hex of row A.
why-front-not-connected = The element must touch one that lies already.
why-front-too-short = Then the elements left would not reach the last row.
why-marker-outside-zone = Tank markers are laid in the assembly zone.
why-marker-on-marker = A tank marker lies there already.
why-not-on-german-side = That hex is on the Soviet side of the front.
why-tiger-in-swamp = A Tiger cannot stand in a swamp.
why-airfield-not-on-steppe = The airfield needs steppe without a front element.
why-airfield-on-mine = The airfield cannot lie on a mine marker.
why-hex-taken = Another weapon stands there.
why-mine-on-mine = A mine marker lies there already.
why-mine-in-swamp = Mines cannot be laid in a swamp.
why-mine-in-drift = Mines cannot be laid in a snow drift.
why-mine-on-airfield = Mines cannot be laid on the airfield.
why-marker-gone = That marker has been turned up already.
why-marker-moved = That marker has moved already.
why-no-marker-moves-left = No more markers may move in this step.
why-finish-marker-first = Another marker is on the move: finish it first.
why-not-adjacent = That hex is not adjacent.
why-marker-terrain = Tank markers enter only steppe and wood.
why-marker-obstacle = Tank markers cannot enter a hex with a mine, a gun, a tank or the airfield.
why-marker-must-move-on = A marker cannot stop on another marker: it must move on.
why-no-marker-in-hand = No marker is on the move.
why-marker-not-seen = No gun of yours looks at that marker: it must lie on the gun's line, within reach and in sight.
why-marker-in-wood = A tank marker in a wood cannot be seen.
why-marker-in-drift = A marker in a snow drift cannot be seen from the ground.
why-marker-under-tank = A T-34 stands on that marker.
why-marker-is-bluff = That marker is a bluff.
why-no-tank-yet = At least one T-34 must be activated in the opening.
why-not-under-stuka = The Stuka sees only its own hex and the six around it.
why-pak-gone = That gun is out of play.
why-pak-is-bluff = That marker is a bluff.
why-pak-face-up = That gun lies face-up already.
why-pak-on-wheel = That gun is on a wheel.
why-pak-handled = That marker has been turned or turned up in this phase: one of the two is allowed.
why-pak-faces-there = It faces there already.
why-no-wheel-left = No wheel marker is free.
why-wheel-not-moving = That gun has no wheel from an earlier turn.
why-wheels-must-turn = Guns whose wheel shows the moving side must first be moved or left standing.
why-pak-steps-used = That gun has made its two steps.
why-pak-obstacle = A gun cannot enter a hex with a tank, a tank marker, another gun or the airfield.
why-pak-not-seen = That marker is not on a line within reach and in sight.
why-pak-in-drift = A gun marker in a snow drift cannot be seen.
why-pak-known = That gun lies face-up already.
why-program-full = The program has as many cards as the Tiger can take.
why-programs-open = A program is not complete yet.
why-programs-done = All your programs are complete: declare them final, or undo.
why-tank-gone = That tank is out of the game.
why-tank-moved = That tank has moved in this phase.
why-tank-waits = That tank was activated in this phase: it moves in the next phase B.
why-tank-in-hand = A tank is on the move: end its move first.
why-stopped-by-mine = A mine has stopped it: no more actions in this phase.
why-no-actions-left = It has no actions left.
why-too-expensive = Entering that hex costs more actions than it has left.
why-only-dash-left = Only straight ahead over free steppe can it go on.
why-edge-of-board = The board ends there; only the German edge can be left.
why-tank-in-the-way = A tank stands there.
why-tiger-driven = That Tiger has driven already.
why-tiger-idle = That Tiger has an empty program.
why-another-weapon-first = Another weapon is asked now.
why-same-side = Weapons of one side do not fire at each other.
why-has-fired = It has fired in this phase.
why-not-in-line = The target is not on one of its six lines.
why-wood-between = A wood on the line blocks the sight.
why-hill-between = A hill on the line blocks the sight.
why-tank-between = A tank on the line blocks the sight: neither end stands on a hill.
why-drift-between = A snow drift on the line blocks the sight: neither end stands on a hill.
why-concealed = The target is hidden in a wood: it is seen from the next hex, or after it has fired.
why-concealed-in-drift = The target is hidden in a snow drift until it has fired.
why-target-face-down = A face-down gun neither fires nor can be fired on.
why-pak-cannot-turn = A gun fires only where it faces.
why-too-many-steps = The turret would have to turn too far for this step.
why-too-weak = At that distance the shot has no power left.
why-no-harm-to-pak = The shot could not harm the gun.
why-not-in-wood = Only weapons in a wood fire in this step.
why-not-mutual = In this step only weapons that aim at each other fire.
why-pairs-fire = Two barrels that point at each other both fire: holding is not allowed.
why-not-fired-on = A tank fires back only at those who fired on it.
why-only-tanks-return-fire = Guns do not turn to fire back.
why-stuka-flies = The Stuka flies already.
why-stuka-on-ground = The Stuka stands on the ground.
why-stuka-no-actions = The Stuka has no actions left in this phase.
why-stuka-edge = The Stuka may not leave the board.
why-attack-used = The Stuka has made its one attack.
why-not-behind = The Stuka must be in the hex directly behind the T-34.
why-hidden-from-stuka = A T-34 in a wood is hidden from the air.
why-not-on-airfield = It lands only on its own airfield, and only if no tank stands there.

## Setting up a match

setup-players = Two to { $most } can play on these boards.
setup-max-turns = The last turn must lie between { $least } and { $most }.
setup-quiet-turns = The number of quiet turns must lie between 3 and 20.
setup-head-start = The head start must lie between -{ $most } and { $most } points.
setup-one-lead = Either even chances or a head start of your own, not both.
setup-preset-needs-terrain = A preset deployment needs the preset's landscape too.
setup-preset-one-board = Presets are for one board.
setup-preset-season = That preset is for the other season.
