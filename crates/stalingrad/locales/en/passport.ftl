### The Hell of Stalingrad: the title and what can be agreed, English

title-name = The Hell of Stalingrad
title-pitch = Autumn 1942, building by building: divisions, combat cards and fire fight for four districts of the city. For two players, or for two teams of two with heroes.
title-lure = Four districts, one burning street: hold a single building, or lose the city.
title-when = Stalingrad, autumn 1942
title-time = 45–90 min
scenario-base = Base game
scenario-base-note = Three turns, five to eight battles: the first match to play.
scenario-expert = Expert game
scenario-expert-note = Four turns, larger decks, heroes.
scenario-teams = Four players
scenario-teams-note = Two teams of two with the expert rules, four turns.
option-mode = Mode
option-mode-note = Three turns, or six with more cards and heroes.
option-mode-base = base
option-mode-expert = expert
option-players = Players
option-players-note = Two, or two teams of two with the expert rules.
option-bloody_slaughter = Equal highest dice
option-bloody_slaughter-note = The next dice are compared, or both sides lose a die and roll again.
option-bloody_slaughter-next_die = next dice
option-bloody_slaughter-reroll = roll again
option-consolidation_minimum = Consolidation from
option-consolidation_minimum-note = Depleted formations that are needed.
option-hero_sniper_discard = Cards lost with a hero
option-hero_sniper_discard-note = Who picks the cards lost when a hero is shot at.
option-hero_sniper_discard-owner_chooses = their owner
option-hero_sniper_discard-random = chance
option-spillover = Spillover
option-spillover-note = Whether it can be declined.
option-spillover-ask = a choice
option-spillover-always = always
option-battle_order = Order of the battles
option-battle_order-note = The Germans choose before each, or from A to D.
option-battle_order-german_chooses_each = the Germans choose
option-battle_order-district_order = from A to D
option-promotion_scope = Promotions
option-promotion_scope-note = In the battle only, or anywhere on the table.
option-promotion_scope-battle = in the battle
option-promotion_scope-table = on the table
option-turn_limit = Last turn
option-turn_limit-note = A handicap: fewer turns help the Soviets.
option-turn_limit-0 = as the mode has it
balance-german = Between two { $between ->
    [ace] ace
    [veteran] veteran
   *[regular] regular
  } bots the German side wins { $percent } % (measured in { $matches } matches).
