### The Last Crusade: the title and what can be agreed, English

title-name = The Last Crusade
title-pitch = Platoons, batteries and flights of aircraft as cards on nine zones of ground, most of them face down. Scout before you assault, and keep fighters for what comes down the two air corridors.
title-lure = Nine zones of hidden cards below, two air corridors above them.
title-when = 1943 to 1945
title-time = 60–120 min
scenario-meeting = Meeting engagement, summer 1943
scenario-meeting-note = Both sides meet with equal forces: the best first match.
scenario-kharkov = Fourth battle of Kharkov, August 1943
scenario-kharkov-note = The Soviets must take the city or break through beside it.
scenario-lunch = Lunch-hour battle
scenario-lunch-note = Decks of 25 cards, eight turns.
scenario-open = Open battle
scenario-open-note = Each side buys its terrain and its forces.
option-scenario = Scenario
option-scenario-note = What is fought for.
option-scenario-meeting = meeting engagement
option-scenario-kharkov = Kharkov
option-scenario-lunch = lunch hour
option-scenario-open = open battle
option-supply_piles = Supply piles
option-supply_piles-note = May the opponent see how much supply you have?
option-supply_piles-visible = visible
option-supply_piles-hidden = hidden
option-supply_dice = Supply dice
option-supply_dice-note = With three dice the air war is busier.
option-supply_dice-two = two
option-supply_dice-three = three
option-length = Length
option-length-note = Game turns; Kharkov and the lunch-hour battle have their own length.
option-length-short = 8 turns
option-length-normal = 12 turns
option-length-long = 20 turns
option-decks = Decks
option-decks-note = Decks of one's own in the open battle only.
option-decks-fixed = ready-made
option-decks-constructed = of one's own
option-random_terrain = Random terrain
option-random_terrain-note = Terrain by chance, in the open battle only.
option-random_terrain-off = no
option-random_terrain-on = yes
option-collapse = Collapse
option-collapse-note = Does a large victory pile win at the end of a turn?
option-collapse-off = no
option-collapse-on = yes
option-nations = Nations
option-nations-note = Both nations, or the same for both in the open battle.
option-nations-both = Soviets against Germans
option-nations-soviet = Soviets against Soviets
option-nations-german = Germans against Germans
option-preset_secrets = Secrets of a preset
option-preset_secrets-note = Who lies where among the starting cards of a ready-made scenario.
option-preset_secrets-dealt = dealt anew
option-preset_secrets-printed = as printed

balance-soviet = Between two { $between ->
    [ace] ace
    [veteran] veteran
   *[regular] regular
  } bots the Soviet side wins { $percent } % (measured in { $matches } matches).
