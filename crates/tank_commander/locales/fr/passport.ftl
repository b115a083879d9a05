### Tank Commander: le titre et ce dont on convient, français

title-name = Tank Commander
title-pitch = Chars, canons et groupes, carte par carte sur une petite grille, et deux points de ravitaillement par tour pour les déplacer et les faire tirer. La main cachée intervient : mines, fumée, pannes et panique.
title-lure = Chaque char, canon ou groupe est une carte, et tout tir peut recevoir une réponse.
title-when = 1941 à 1945
title-time = 30 à 90 min
scenario-tanks-in-action = Chars au combat
scenario-tanks-in-action-note = Dix chars et canons par camp, rien d’autre : la première partie à jouer.
scenario-own-force = Composez votre force
scenario-own-force-note = 200 points, rangs arrière, trois positions arrière pour gagner ; avec des paquets tout prêts.
scenario-meeting-engagement = Combat de rencontre
scenario-meeting-engagement-note = 300 points se heurtent à découvert.
scenario-prepared-defence = Défense préparée
scenario-prepared-defence-note = 330 points attaquent 200 qui ont choisi leur terrain.
scenario-defence = Défense
scenario-defence-note = Une ligne mince doit tenir jusqu’à l’arrivée des renforts.
scenario-advanced-force = Composez votre force, avancé
scenario-advanced-force-note = 500 points d’une seule année de guerre.
scenario-bridgehead = Éliminez cette tête de pont !
scenario-bridgehead-note = La Vistule, 6 août 1944 : les Allemands attaquent une tête de pont avec des Tigres royaux.
scenario-kursk = Blindés à Koursk
scenario-kursk-note = Koursk, 12 juillet 1943 : choc d’armées blindées.
scenario-end-is-near = La fin est proche
scenario-end-is-near-note = 1er avril 1945 : les Soviétiques doivent percer en treize tours.
scenario-hill-621 = Cote 621
scenario-hill-621-note = 1er juillet 1944 : les Soviétiques prennent d’assaut une hauteur tenue par trois groupes.
scenario-own-force-custom = Composez votre force, paquets personnels
scenario-own-force-custom-note = La même avec des paquets que chaque camp compose avant la partie.
scenario-four-commanders = Quatre commandants
scenario-four-commanders-note = Deux commandants par camp sur huit colonnes.
option-terrain_table = Table des terrains
option-terrain_setup = Mise en place du terrain
option-turn_limit = Dernier tour
option-printed_wheatfield = Le champ de blé bloque la vue
option-allow_164 = Atelier de réparation permis
option-hill_balance = Équilibre de la cote 621
option-fire_twice = Tirer deux fois
option-scenario-note = Le scénario joué.
option-terrain_table-note = Laquelle des deux tables donne les valeurs du terrain.
option-battlefield-note = Tel qu’imprimé, ou avec une rangée de no man’s land entre les fronts.
option-columns-note = Combien de positions compte chaque rang.
option-ranks-note = Combien de rangs a chaque camp ; celui près de la réserve est le rang arrière.
option-players-note = Deux, ou quatre avec deux commandants par camp.
option-year-note = Seulement les cartes en service cette année-là, et les paquets tout prêts de cette année ; dans le scénario avancé, 1943 par défaut.
option-deck-note = Des paquets tout prêts, ou composés par les joueurs.
option-terrain_setup-note = Terrain du scénario, tiré au hasard, ou aucun.
option-sides-note = La première place est allemande, ou les dés décident.
option-turn_limit-note = Le dernier tour, si ce n’est celui du scénario.
option-printed_wheatfield-note = Le champ de blé bloque la vue, comme dans l’exemple imprimé.
option-allow_164-note = L’atelier de réparation peut entrer dans un paquet.
option-hill_balance-note = Quand arrive le second groupe allemand : tour 11, 10 ou 12.
option-fire_twice-note = Une carte qui a tiré peut tirer de nouveau lors de la prochaine action de tir de la même phase de jeu.
option-scenario-hill621 = Cote 621
option-terrain_table-six_pack_v3 = 6-Pack
option-terrain_table-players_guide = Guide du joueur
option-battlefield-standard22 = tel qu’imprimé
option-battlefield-nml_row = avec no man’s land
option-year-any = toutes
option-year-scenario = celle du scénario
option-deck-ready = tout prêt
option-deck-custom = personnel
option-terrain_setup-scenario = celui du scénario
option-terrain_setup-random = au hasard
option-terrain_setup-none = aucun
option-sides-seat_choice = selon la place
option-sides-random = au hasard
option-turn_limit-scenario = celui du scénario
option-printed_wheatfield-off = non
option-printed_wheatfield-on = oui
option-allow_164-off = non
option-allow_164-on = oui
option-hill_balance-even = équilibré
option-hill_balance-pro_german = pour les Allemands
option-hill_balance-pro_soviet = pour les Soviétiques
option-fire_twice-off = non
option-fire_twice-on = oui

balance-german = Entre deux bots { $between ->
    [ace] as
    [veteran] vétérans
   *[regular] soldats
  }, le camp allemand gagne { $percent } % des parties (mesuré sur { $matches } parties).
balance-attacker = Entre deux bots { $between ->
    [ace] as
    [veteran] vétérans
   *[regular] soldats
  }, l’attaquant gagne { $percent } % des parties (mesuré sur { $matches } parties).
balance-german-historical = Les forces sont celles de l’histoire et inégales : entre deux bots { $between ->
    [ace] as
    [veteran] vétérans
   *[regular] soldats
  }, le camp allemand gagne { $percent } % des parties (mesuré sur { $matches } parties).
