### Tank Commander: the encyclopedia, français

## A card by itself

card-number = N° { $number }
card-origin = D’où viennent les valeurs
card-origin-seed = de la liste originale des cartes
card-origin-public = d’autres descriptions publiées
card-origin-reconstructed = fixées par nous, faute de source
rarity = Tirage
rarity-name = { $rarity ->
    [C] courante
    [U] peu courante
    [R] rare
    [UR] très rare : un prix envoyé par la poste
   *[six-pack] ajoutée par le 6-Pack
  }
listed-name = Nom dans la liste
before-errata = Avant les errata
card-note = Remarque
targets = Contre quels chars
targets-note = Chances de détruire d’un tir en terrain dégagé ; en petit : d’immobiliser.
target = Cible
any-number = à volonté
values-hint = Survolez ou touchez une valeur pour savoir ce qu’elle signifie.
value-points = Points
value-points-note = Ce qu’elle coûte dans un paquet, et ce que sa destruction rapporte à l’ennemi.
value-speed = Vitesse
value-speed-note = Une carte lente fait un pas par mouvement, une rapide jusqu’à deux.
speed-name = { $speed ->
    [slow] lente
   *[fast] rapide
  }
value-hit = Touche sur
value-hit-note = Un tir antichar touche si le dé à dix faces modifié donne au plus cette valeur : portée courte (et mêlée) / longue.
value-penetration = Pénétration
value-penetration-note = Moins le blindage touché, elle dit sur quel jet un coup au but détruit : portée courte (et mêlée) / longue.
value-armour = Blindage
value-armour-note = Avant / flanc. L’avant est touché, sauf si le dé pour toucher était un 1 naturel ou si un Tir de flanc a été joué.
value-he = Explosif (HE)
value-he-note = Détruit une cible non blindée sur au plus cette valeur ; moins à longue portée.
value-sa = Armes légères (SA)
value-sa-note = Détruit une cible non blindée à courte portée ou en mêlée sur au plus cette valeur.
value-ft = Lance-flammes
value-ft-note = En mêlée, il détruit tout ce qu’il touche, sur au plus cette valeur.
value-tank-melee = Contre les chars en mêlée
value-tank-melee-note = En mêlée, elle détruit un véhicule blindé sur au plus cette valeur ; des chars sans infanterie à leurs côtés sont plus faciles à atteindre.
value-years = En service
value-years-note = Dans un paquet d’une année, seules les cartes en service cette année-là sont permises.
value-ability = Capacité
value-tracked-note = Sur chenilles : les barbelés ne l’arrêtent pas.
value-carries-note = Peut porter un groupe.
value-tows-note = Peut tracter un canon au lieu d’un groupe.
value-bearer = Portée par
bearer-squad = un groupe
bearer-squad-cavalry = un groupe ou de la cavalerie
value-bearer-note = L’équipement est attaché à une carte du plateau et perdu avec elle.
value-timing = Se joue comme
value-timing-note = Les interruptions se jouent dans des fenêtres, même pendant la phase de jeu ennemie ; les cartes immédiates sont une action de sa propre phase de jeu.
value-supply = Ravitaillement
value-supply-note = Les points de ravitaillement qu’elle coûte.
value-soft = Cibles non blindées sur
value-soft-note = Détruit les cartes non blindées sur au plus cette valeur, terrain compris.
value-struck = Blindés sur
value-struck-note = Frappe les véhicules blindés sur au plus cette valeur, terrain compris.
value-observed = Observée
value-observed-note = Sa cible doit être observée par son propre camp.
value-stays = Reste
value-stays-note = Elle reste sur le plateau après avoir été jouée.
value-copies = Dans un paquet
value-copies-note = Combien d’exemplaires un paquet peut contenir. Événements : deux au plus ; le reste : à volonté.
terrain-table = Table
terrain-table-name = { $table ->
    [six_pack_v3] 6-Pack
   *[players_guide] Guide du joueur
  }
terrain-column = { $column ->
    [at] AT
    [he] HE
    [sa] SA
    [air] air
   *[art] artillerie
  }
terrain-blocks = bloque la vue
terrain-slows = ralentit
terrain-bars = pas de véhicules
terrain-note = Ajouté aux jets de l’ennemi contre les cartes qui s’y trouvent ; avec deux nombres : non blindées / blindées.
