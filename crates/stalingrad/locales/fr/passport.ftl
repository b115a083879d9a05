### The Hell of Stalingrad: the title and what can be agreed, français

title-name = L’Enfer de Stalingrad
title-pitch = Automne 1942, bâtiment par bâtiment : divisions, cartes de combat et incendies se disputent quatre quartiers de la ville. À deux, ou à deux équipes de deux avec des héros.
title-lure = Quatre quartiers, une rue en flammes : tenez un seul bâtiment, ou perdez la ville.
title-when = Stalingrad, automne 1942
title-time = 45 à 90 min
scenario-base = Jeu de base
scenario-base-note = Trois tours, cinq à huit batailles : pour une première partie.
scenario-expert = Jeu expert
scenario-expert-note = Quatre tours, des paquets plus grands, des héros.
scenario-teams = À quatre
scenario-teams-note = Deux équipes de deux avec les règles expertes, quatre tours.
option-mode = Mode
option-mode-note = Trois tours, ou six avec plus de cartes et des héros.
option-mode-base = base
option-mode-expert = expert
option-players = Joueurs
option-players-note = Deux, ou deux équipes de deux avec les règles expertes.
option-bloody_slaughter = Égalité des plus hauts dés
option-bloody_slaughter-note = On compare les dés suivants, ou chacun perd un dé et relance.
option-bloody_slaughter-next_die = dés suivants
option-bloody_slaughter-reroll = relancer
option-consolidation_minimum = Consolidation à partir de
option-consolidation_minimum-note = Formations épuisées nécessaires.
option-hero_sniper_discard = Cartes perdues avec un héros
option-hero_sniper_discard-note = Qui choisit les cartes perdues quand un héros est visé.
option-hero_sniper_discard-owner_chooses = leur propriétaire
option-hero_sniper_discard-random = le hasard
option-spillover = Débordement
option-spillover-note = Peut-on le refuser ?
option-spillover-ask = au choix
option-spillover-always = toujours
option-battle_order = Ordre des batailles
option-battle_order-note = Les Allemands choisissent avant chacune, ou de A à D.
option-battle_order-german_chooses_each = choix allemand
option-battle_order-district_order = de A à D
option-promotion_scope = Promotions
option-promotion_scope-note = Seulement dans la bataille, ou partout sur la table.
option-promotion_scope-battle = dans la bataille
option-promotion_scope-table = sur la table
option-turn_limit = Dernier tour
option-turn_limit-note = Un handicap : moins de tours aident les Soviétiques.
option-turn_limit-0 = selon le mode
balance-german = Entre deux bots { $between ->
    [ace] as
    [veteran] vétérans
   *[regular] soldats
  }, le camp allemand gagne { $percent } % des parties (mesuré sur { $matches } parties).
