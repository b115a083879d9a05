### Tank Commander: the title and what can be agreed, English

title-name = Tank Commander
title-pitch = Single tanks, guns and squads as cards on a small grid, and two supply points a turn to move and fire them. The hidden hand breaks in with mines, smoke, breakdowns and panic.
title-lure = Every tank, gun and squad is a card, and any shot may be answered.
title-when = 1941 to 1945
title-time = 30–90 min
scenario-tanks-in-action = Tanks in Action
scenario-tanks-in-action-note = Ten tanks and guns a side, nothing else: the first match to play.
scenario-own-force = Build Your Own Force
scenario-own-force-note = 200 points, rear ranks, three rear positions to win; with ready-made decks.
scenario-meeting-engagement = Meeting Engagement
scenario-meeting-engagement-note = 300 points meet in the open.
scenario-prepared-defence = Prepared Defence
scenario-prepared-defence-note = 330 points attack 200 that chose their ground.
scenario-defence = Defence
scenario-defence-note = A thin line must hold until its reinforcements are there.
scenario-advanced-force = Build Your Own Force, advanced
scenario-advanced-force-note = 500 points from one year of the war.
scenario-bridgehead = Eliminate that Bridgehead!
scenario-bridgehead-note = The Vistula, 6 August 1944: the Germans attack a bridgehead with King Tigers.
scenario-kursk = Armour at Kursk
scenario-kursk-note = Kursk, 12 July 1943: tank armies meet.
scenario-end-is-near = The End is Near
scenario-end-is-near-note = 1 April 1945: the Soviets must break through in thirteen turns.
scenario-hill-621 = Hill 621
scenario-hill-621-note = 1 July 1944: the Soviets storm a hill held by three squads.
scenario-own-force-custom = Build Your Own Force, own decks
scenario-own-force-custom-note = The same with decks that both sides build before the match.
scenario-four-commanders = Four commanders
scenario-four-commanders-note = Two commanders a side on eight columns.
option-terrain_table = Terrain table
option-terrain_setup = Terrain set-up
option-turn_limit = Last turn
option-printed_wheatfield = Wheatfield blocks sight
option-allow_164 = Tank Repair Shop allowed
option-hill_balance = Balance of Hill 621
option-fire_twice = A card fires twice
option-scenario-note = Which scenario is played.
option-terrain_table-note = Which of the two tables gives the values of the terrain.
option-battlefield-note = As printed, or with a row of no man’s land between the fronts.
option-columns-note = How many positions each rank has.
option-ranks-note = How many ranks each side has; the one next to the reserve is the rear rank.
option-players-note = Two, or four with two commanders a side.
option-year-note = Only cards in service in that year, and the ready-made decks of that year; in the advanced scenario 1943 if nothing is chosen.
option-deck-note = Ready-made decks, or decks that the players build.
option-terrain_setup-note = Terrain as the scenario says, dealt at random, or none.
option-sides-note = The first seat is German, or the dice decide.
option-turn_limit-note = The last game turn, if not the scenario’s own.
option-printed_wheatfield-note = Wheatfield blocks lines of sight, as in the printed example.
option-allow_164-note = Tank Repair Shop may be put into a deck.
option-hill_balance-note = When the second German group arrives: turn 11, 10 or 12.
option-fire_twice-note = A card that fired may fire again in the next Fire action of the same play.
option-scenario-hill621 = Hill 621
option-terrain_table-six_pack_v3 = 6-Pack
option-terrain_table-players_guide = Players’ Guide
option-battlefield-standard22 = as printed
option-battlefield-nml_row = with no man’s land
option-year-any = any
option-year-scenario = as the scenario says
option-deck-ready = ready-made
option-deck-custom = one’s own
option-terrain_setup-scenario = as the scenario says
option-terrain_setup-random = at random
option-terrain_setup-none = none
option-sides-seat_choice = by seat
option-sides-random = at random
option-turn_limit-scenario = as the scenario says
option-printed_wheatfield-off = off
option-printed_wheatfield-on = on
option-allow_164-off = off
option-allow_164-on = on
option-hill_balance-even = even
option-hill_balance-pro_german = for the Germans
option-hill_balance-pro_soviet = for the Soviets
option-fire_twice-off = off
option-fire_twice-on = on

balance-german = Between two { $between ->
    [ace] ace
    [veteran] veteran
   *[regular] regular
  } bots the German side wins { $percent } % (measured in { $matches } matches).
balance-attacker = Between two { $between ->
    [ace] ace
    [veteran] veteran
   *[regular] regular
  } bots the attacker wins { $percent } % (measured in { $matches } matches).
balance-german-historical = The forces are those of history and not even: between two { $between ->
    [ace] ace
    [veteran] veteran
   *[regular] regular
  } bots the German side wins { $percent } % (measured in { $matches } matches).
