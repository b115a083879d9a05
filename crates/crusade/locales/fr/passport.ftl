### The Last Crusade : le titre et ce dont on peut convenir, français

title-name = The Last Crusade
title-pitch = Sections, batteries et patrouilles aériennes sous forme de cartes sur neuf zones, la plupart face cachée. Reconnaissez avant l’assaut, et gardez des chasseurs pour ce qui vient par les deux corridors.
title-lure = Neuf zones de cartes cachées, deux corridors aériens au-dessus.
title-when = 1943 à 1945
title-time = 60–120 min
scenario-meeting = Combat de rencontre, été 1943
scenario-meeting-note = Les deux camps s’affrontent à forces égales : la meilleure première partie.
scenario-kharkov = Quatrième bataille de Kharkov, août 1943
scenario-kharkov-note = Les Soviétiques doivent prendre la ville ou percer à côté.
scenario-lunch = Bataille de midi
scenario-lunch-note = Paquets de 25 cartes, huit tours.
scenario-open = Bataille libre
scenario-open-note = Chaque camp achète son terrain et ses forces.
option-scenario = Scénario
option-scenario-note = L’enjeu du combat.
option-scenario-meeting = combat de rencontre
option-scenario-kharkov = Kharkov
option-scenario-lunch = bataille de midi
option-scenario-open = bataille libre
option-supply_piles = Ravitaillement
option-supply_piles-note = L’adversaire voit-il votre ravitaillement ?
option-supply_piles-visible = visible
option-supply_piles-hidden = caché
option-supply_dice = Dés de ravitaillement
option-supply_dice-note = Avec trois dés, la guerre aérienne est plus vive.
option-supply_dice-two = deux
option-supply_dice-three = trois
option-length = Durée
option-length-note = Tours de jeu ; Kharkov et la bataille de midi ont leur propre durée.
option-length-short = 8 tours
option-length-normal = 12 tours
option-length-long = 20 tours
option-decks = Paquets
option-decks-note = Les paquets personnels sont réservés à la bataille libre.
option-decks-fixed = tout prêts
option-decks-constructed = personnels
option-random_terrain = Terrain au hasard
option-random_terrain-note = Dans la bataille libre seulement.
option-random_terrain-off = non
option-random_terrain-on = oui
option-collapse = Effondrement
option-collapse-note = Une grosse pile de victoire met-elle fin à la partie avant l’heure ?
option-collapse-off = non
option-collapse-on = oui
option-nations = Nations
option-nations-note = Les deux nations, ou la même pour les deux camps dans la bataille libre.
option-nations-both = Soviétiques contre Allemands
option-nations-soviet = Soviétiques contre Soviétiques
option-nations-german = Allemands contre Allemands
option-preset_secrets = Secrets d’un scénario prédéfini
option-preset_secrets-note = Qui se trouve où parmi les cartes de départ d’un scénario prédéfini.
option-preset_secrets-dealt = redistribués
option-preset_secrets-printed = comme imprimé

balance-soviet = Entre deux bots { $between ->
    [ace] as
    [veteran] vétérans
   *[regular] soldats
  }, le camp soviétique gagne { $percent } % des parties (mesuré sur { $matches } parties).
