### Duel of the Giants: what it is about, the board and its pieces in words, English

## What it is about

aim-won = Most points when the last T-34 is gone.
aim-through = T-34 off the west edge: { $points }
aim-destroyed = T-34 destroyed: { $points }
aim-left = { $active ->
    [one] one T-34 in play
   *[other] { $active } T-34s in play
  }{ $hidden ->
    [0] {""}
   *[other] , { $hidden } still hidden
  }
aim-quiet = Ends after { $left ->
    [one] one more quiet turn
   *[other] { $left } more quiet turns
  }.
phase-name = { $phase ->
    [S] Set-up
    [O] Opening
    [A] Guns
    [B] T-34s
    [C] Tigers
   *[D] Combat
  }
phase-about = { $phase ->
    [S] Landscape and front are laid, then tank markers and German weapons, face-down.
    [O] Markers move, guns look, and the first T-34 is activated.
    [A] The Germans set their guns, reconnoitre and program their Tigers in secret.
    [B] The Soviets move tank markers, activate T-34s and drive them.
    [C] The Tigers drive as they were programmed.
   *[D] Both sides fire: from woods first, then whoever aims at each other, then the others. The Stuka comes last.
  }

## Pieces and places in words

dir-name = { $dir ->
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
    [NW] north-west
   *[NE] north-east
  }
tip-edge = { $side ->
    [german] German edge. A T-34 that leaves here is through.
   *[soviet] Soviet edge. Nobody leaves here.
  }
tip-hex = { $hex }, { $terrain ->
    [steppe] steppe
    [snow] snow
    [wood] wood
    [hill] hill
    [swamp] swamp
    [snowy_wood] snowy wood
    [snowy_hill] snowy hill
   *[snow_drift] snow drift
  }{ $front ->
    [yes] , trench of the front
   *[no] {""}
  }
tip-airfield = Airfield at { $hex }
tip-mine = { $kind ->
    [open] Mine at { $hex }, seen: it stops every T-34
    [mine] Mine marker at { $hex }, face-down: a mine
    [bluff] Mine marker at { $hex }, face-down: a bluff
   *[unknown] Mine marker at { $hex }, not yet seen: a mine or a bluff
  }
tip-marker = Tank marker{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } at { $hex }, { $kind ->
    [tank] face-down: a T-34
    [bluff] face-down: a bluff
   *[unknown] not yet seen: a T-34 or a bluff
  }
tip-pak = { $face ->
    [up] { $kind ->
        [pak88] PAK 8.8
       *[other] PAK 36
      }
   *[down] PAK marker
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } at { $hex }{ $faces ->
    [yes] , facing { $facing }
   *[no] {""}
  }{ $wheel ->
    [moving] , on its wheel: it moves in the next phase A
    [standing] , wheel standing: it fights again next turn
   *[none] {""}
  }{ $fate ->
    [burns] , destroyed
   *[stands] { $face ->
        [up] {""}
       *[down] { $kind ->
            [pak88] , face-down: the PAK 8.8
            [pak36] , face-down: a PAK 36
            [bluff] , face-down: a bluff
           *[unknown] , not yet seen: a gun or a bluff
          }
      }
  }
tip-tiger = Tiger { $number } at { $hex }{ $faces ->
    [yes] , hull { $facing }, gun { $gun }
   *[no] {""}
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  } a turn{ $drops ->
    [0] {""}
    [1] , one drop in the drift
   *[other] , { $drops } drops in the drift
  }
tip-t34 = T-34 #{ $number } at { $hex }, hull { $facing }, gun { $gun }{ $state ->
    [burning] , burning
    [waiting] , just activated
    [moved] , has moved
   *[ready] {""}
  }{ $damage ->
    [0] {""}
   *[other] , damaged
  }{ $drops ->
    [0] {""}
    [1] , one drop in the drift
   *[other] , { $drops } drops in the drift
  }
tip-stuka = Stuka{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } at { $hex }{ $faces ->
    [yes] , facing { $facing }
   *[no] {""}
  }{ $flight ->
    [air] , in the air, flight phase { $phase }, { $left ->
        [one] one action left
       *[other] { $left } actions left
      }
   *[ground] , on the ground
  }

legend-tiger = Tiger. Never destroyed, only slowed.
legend-track = The cards that a Tiger may lay each turn.
legend-t34 = T-34, seen. Hull and turret turn apart.
legend-burning = { $piece ->
    [t34] Burning T-34. Gone after the combat.
   *[pak] Destroyed gun. Gone after the combat.
  }
legend-marker = { $kind ->
    [tank] Hidden T-34. The enemy sees only a star.
    [bluff] Bluff. Nothing under it.
   *[unknown] Tank marker, not yet seen: a T-34 or a bluff.
  }
legend-pak = { $face ->
    [up] { $kind ->
        [pak88] PAK 8.8. Fires only where it points.
       *[other] PAK 36. Fires only where it points.
      }
   *[down] { $kind ->
        [pak88] Hidden PAK 8.8. The wedge shows where it aims.
        [pak36] Hidden PAK 36. The wedge shows where it aims.
        [bluff] Bluff of a gun. Nothing under it.
       *[unknown] PAK marker, not yet seen: a gun or a bluff. The wedge shows where it aims.
      }
  }
legend-wheel = { $wheel ->
    [moving] Wheel with streaks: the gun moves in the next phase A.
   *[standing] Wheel on a bar: the gun has moved and fights again next turn.
  }
legend-mine = { $kind ->
    [open] Mine. Stops a T-34 for the turn.
    [mine] Hidden mine. Stops a T-34 for the turn.
    [bluff] Bluff of a mine. Nothing under it.
   *[unknown] Mine marker, not yet seen: a mine or a bluff.
  }
legend-airfield = Airfield of the Stuka.
legend-stuka = Stuka. Flies once, for four phases.
legend-terrain = { $terrain ->
    [steppe] Steppe: open ground.
    [snow] Snow: open ground.
    [wood] Wood: hides, fires first, blocks sight.
    [hill] Hill: fire +1, sees further, blocks sight.
    [swamp] Swamp: costs a T-34 2, closed to Tigers.
    [snowy_wood] Snowy wood: fires first, blocks sight.
    [snowy_hill] Snowy hill: costs 2, fire +1, blocks sight.
   *[snow_drift] Snow drift: costs 2, hides, blocks sight.
  }
legend-front = Trench: costs 1 more, then it is gone.
legend-program = The way of your program.

## Why not

why-out-of-reach = { $hex } is out of reach for it now.
why-piece-waits = { $piece ->
    [airfield] That is the airfield: the Stuka starts and lands here.
    [mine-own] That is your mine marker. It works by itself when a T-34 drives onto it.
    [mine-enemy] That is an enemy mine marker. It comes to light when a T-34 drives onto it.
    [marker-own] That is one of your tank markers. Markers move at the start of phase B; a T-34 under one is activated after that.
    [marker-enemy] That is an enemy tank marker. It is turned up by reconnaissance, along the guns of Tigers and PAK.
    [pak-own] That is one of your PAK. It is turned, turned up and moved in phase A, and it fires in phase D.
    [pak-enemy] That is an enemy PAK marker. A T-34 looks at it while it drives, or runs it over.
    [tiger-own] That is your Tiger. It is programmed in phase A, drives in phase C and fires in phase D.
    [tiger-enemy] That is an enemy Tiger. Your T-34s can fire at it in phase D.
    [t34-own] That is your T-34. It drives in phase B, after the tank markers, and fires in phase D.
    [t34-enemy] That is an enemy T-34. Your Tigers and PAK can fire at it in phase D.
    [wreck] That T-34 burns. It is gone after the combat.
    [stuka-own] That is your Stuka. It starts and flies at the end of phase D.
   *[stuka-enemy] That is the enemy Stuka. A T-34 destroys it on the ground by driving onto its airfield.
  }
