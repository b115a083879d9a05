### Blood & Steel : la première partie guidée, français. Ce qui est dit d’une idée compte au plus 30 mots ; les *mots* sont soulignés.

lesson-key-drawn = la formation tirée
lesson-key-yours = à vous d’agir
lesson-key-hill = la colline
lesson-key-targets = cibles
lesson-key-target = la cible
lesson-key-disrupted = désorganisée
lesson-key-fit = encore en ordre
lesson-key-support = avions et artillerie
lesson-key-station = Prokhorovka
lesson-key-edge = le bord nord
lesson-other = il s’agit ici de { $unit }.

lesson-marker = Le marqueur tiré
lesson-marker-say = Nul ne sait qui sera le suivant : le *marqueur* de chaque formation est tiré au hasard. Seule la formation tirée agit, une fois par tour.
lesson-marker-task = La Leibstandarte est tirée. Cliquez sur une de ses unités, puis là où elle doit aller.
lesson-marker-why = Chaque marqueur est tiré une fois par tour, dans un ordre que nul ne connaît. Qui est mal placé quand l’ennemi est tiré le premier le paie cher. Un point sur le pion : il peut encore agir.
lesson-marker-right = Elle s’est déplacée. Les autres unités de la Leibstandarte peuvent agir aussi, l’une après l’autre, jusqu’à ce que vous finissiez la phase.
lesson-marker-overrun = l’enfoncement vient plus tard. D’abord un simple mouvement.
lesson-marker-end = la phase serait finie, et le marqueur suivant tiré.
lesson-marker-fire = le tir vient plus tard. D’abord un mouvement.

lesson-march = Se déplacer et tirer encore
lesson-march-say = Terrain découvert et villages coûtent *1* point, collines et bois *2*. Qui dépense au plus la *moitié* peut encore tirer, à demi-facteur.
lesson-march-task = Menez 3 SS Pz (6 points) de Klioutchi sur la cote 226,6 sans dépenser plus de la moitié.
lesson-march-why = Les chiffres sur la carte disent ce qu’il resterait. Traverser le Psel coûte 2 de plus. Une unité peut aussi tirer d’abord à demi-facteur, puis se déplacer de la moitié.
lesson-march-right = 1 + 2 = 3, la moitié de 6. La colline est à vous : 1 PV, et tout tir y gagne 1.
lesson-march-elsewhere = 3 SS Pz n’est pas sur la cote 226,6.
lesson-march-spent = plus de la moitié est dépensée : 3 SS Pz ne peut plus tirer ce tour-ci.

lesson-shot = Un tir à deux hex
lesson-shot-say = Les Allemands touchent *les chars à deux hex* ; les autres doivent s’approcher. Un dé au plus égal au facteur touche. Portée et couvert y ajoutent 1.
lesson-shot-task = 1 SS Pz a un facteur de 5, 6 avec ses Tiger. Tirez sur les chars les plus faciles à toucher.
lesson-shot-why = 110 BCh est à découvert, 170 BCh dans un village : village et bois sont des couverts. Désignez une cible : le calcul s’affiche ligne par ligne avant le tir.
lesson-shot-right = 6, moins 1 pour la portée : touche sur 5 ou moins. Un 4, et 110 BCh est désorganisée.
lesson-shot-worse = ce tir { $sixths ->
    [0] ne peut pas toucher.
   *[other] ne touche que sur { $sixths } ou moins. Il y en a un sur 5 ou moins.
  }
lesson-shot-half = à demi-facteur la chance est moindre. Elle n’a pas à bouger.
lesson-shot-fire = c’est à 1 SS Pz de tirer.

lesson-hits = Ce que font les coups
lesson-hits-say = Le premier coup *désorganise* : l’unité ne fait rien ce tour-ci. Le deuxième la réduit *et la libère*. Le quatrième l’élimine.
lesson-hits-task = 110 BCh est désorganisée, 170 BCh est en ordre, leur marqueur est encore dans l’enveloppe. Tirez sur la bonne.
lesson-hits-why = La désorganisation passe à la fin du tour, une unité réduite ne se refait qu’au repos. Mieux vaut donc en désorganiser plusieurs que s’acharner sur une seule, sauf pour l’achever.
lesson-hits-right = Aucune des deux n’agira quand leur marqueur sera tiré.
lesson-hits-frees = 110 BCh serait réduite, mais plus désorganisée : elle agira quand son marqueur sera tiré.
lesson-hits-fire = tirez d’abord : elles sont à côté de vous.

lesson-support = Avions et artillerie
lesson-support-say = Changez de camp. Les dés donnent chaque tour *avions et artillerie*. Ils touchent sur 2 ou moins et désorganisent, sans jamais éliminer.
lesson-support-task = Prenez l’artillerie ou l’avion à côté de la carte et touchez 2 SS PzG sur la cote 252,2.
lesson-support-why = L’artillerie porte à cinq hex de chacune de vos unités en ordre, les avions partout. Le couvert ajoute 1 au dé. Servez-vous-en avant les chars : une unité désorganisée se défend avec 1.
lesson-support-right = Un 2 : les défenseurs de la colline sont désorganisés. C’est le moment pour vos chars.
lesson-support-other = c’est 2 SS PzG, sur la colline, qui gêne.
lesson-support-first = d’abord l’appui, ensuite les chars.

lesson-overrun = L’enfoncement
lesson-overrun-say = Les chars soviétiques gagnent *dans l’hex ennemi* : l’*enfoncement* coûte 1 point de plus. Les défenseurs tirent d’abord, puis chaque attaquant. Contre les blindés, dé soviétique −1.
lesson-overrun-task = Enfoncez les chasseurs de chars en 1710 avec 110 et 170 BCh *ensemble*, puis tirez avec les deux.
lesson-overrun-why = Cliquez sur l’une, encore une fois, et choisissez la paire. Tout attaquant touché recule, tout défenseur désorganisé retraite. On continue jusqu’à ce qu’il ne reste qu’un camp.
lesson-overrun-right = Ils ont tiré d’abord et manqué ; pas vous. Ils doivent partir, et 1710 est à vous.
lesson-overrun-alone = seule, une brigade a un tir par round ; ensemble vous en avez deux.
lesson-overrun-fire = du dehors vous ne touchez que sur 2, dans leur hex sur 3.
lesson-overrun-first = les chasseurs de chars en 1710 sont seuls. Enfoncez-les.

lesson-villages = Villages et collines
lesson-villages-say = Chaque hex de village ou de colline vaut *1 PV* pour qui l’a traversé *en dernier*. Nul besoin d’y rester.
lesson-villages-task = Menez 31 BCh (T-70) à travers les deux hex de Prokhorovka, puis arrêtez-vous où vous voulez.
lesson-villages-why = Le plus de PV après neuf tours gagne. Les Soviétiques ont 2 PV par corps blindé jamais engagé, et 2 si aucun Allemand n’est sur la voie ferrée ni au sud à la fin.
lesson-villages-right = Les deux hex sont de nouveau soviétiques : un mouvement, deux PV pour vous, deux de moins pour eux.
lesson-villages-left = { $left ->
    [one] un hex de Prokhorovka est encore allemand.
   *[other] les deux hex de Prokhorovka sont encore allemands.
  }

lesson-exit = Par le bord nord
lesson-exit-say = Les Allemands ont 1 PV pour chaque unité qui quitte la carte par le *bord nord*. Elle ne revient jamais.
lesson-exit-task = C’est le dernier tour. Faites sortir 3 SS Aufkl de la carte.
lesson-exit-why = Sortir coûte 1 point depuis un hex de la première rangée. Trop tôt, c’est une unité de moins ; aux derniers tours, c’est un point que nul ne peut reprendre.
lesson-exit-right = Sortie : 1 PV. C’était la dernière idée. La bataille est à vous.
lesson-exit-stays = 3 SS Aufkl serait encore sur la carte.
