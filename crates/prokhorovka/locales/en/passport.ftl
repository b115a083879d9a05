### Blood & Steel: the title and what can be agreed, English

title-name = Blood & Steel
title-pitch = Prokhorovka, 12 July 1943: three SS panzer divisions against four Soviet tank corps on 416 hexes. Markers drawn blindly from an envelope decide who moves, fires and overruns next.
title-lure = Three SS divisions and four tank corps, and nobody knows whose marker is drawn next.
title-when = 12 July 1943
title-time = 60–90 min
scenario-quick = Prokhorovka, ready to play
scenario-quick-note = Everybody stands ready: the best first match.
scenario-free = Prokhorovka, set up by hand
scenario-free-note = The full game: each side places its units.
scenario-random = Prokhorovka, surprise me
scenario-random-note = Chance sets up both sides.
scenario-everything = Prokhorovka, with everything
scenario-everything-note = Ready to play, with the reserve, the 167th Division, Rudel and Wittmann.
option-german_setup = German set-up
option-german_setup-note = By hand (the full game), ready-made, or by chance.
option-german_setup-free = by hand
option-german_setup-quick = ready-made
option-german_setup-random = by chance
option-soviet_setup = Soviet set-up
option-soviet_setup-note = By hand (the full game), ready-made, or by chance.
option-soviet_setup-free = by hand
option-soviet_setup-quick = ready-made
option-soviet_setup-random = by chance
option-reserve = Strategic reserve
option-reserve-note = The Soviets may ask for brigades of the 5th Guards Tank Army; each refusal costs a point.
option-reserve-off = no
option-reserve-on = yes
option-division_167 = 167th Infantry Division
option-division_167-note = The Germans may call for the division from the west; each call costs two points.
option-division_167-off = no
option-division_167-on = yes
option-rudel = Rudel
option-rudel-note = With a 6 for aircraft the Stuka ace flies one of the German air attacks.
option-rudel-off = no
option-rudel-on = yes
option-wittmann = Wittmann
option-wittmann-note = Once a turn a miss by or beside the Leibstandarte's Tigers may be rolled again.
option-wittmann-off = no
option-wittmann-on = yes
option-vp_scoring = Objectives score
option-vp_scoring-note = Once at the end, or in every turn.
option-vp_scoring-end = at the end
option-vp_scoring-every_turn = every turn
option-handicap = Handicap
option-handicap-note = Points added to the German total; a negative number helps the Soviets.

balance-german = Between two { $between ->
    [ace] ace
    [veteran] veteran
   *[regular] regular
  } bots the German side wins { $percent } % (measured in { $matches } matches).
