
### Duel of the Giants: la première partie guidée, français

lesson-key-yours = à vous de le déplacer
lesson-key-tanks = vos chars cachés
lesson-key-hill = la colline
lesson-key-gun = un canon, ou un leurre
lesson-key-lines = les lignes du Tiger
lesson-key-safe = sûr et à portée
lesson-key-targets = les cibles
lesson-key-target = la cible
lesson-key-tiger = le Tiger à programmer
lesson-key-trench = la tranchée
lesson-key-way = steppe libre
lesson-drive-first = le T-34 n° 1 n’a pas encore bougé.

lesson-wake = Réveiller un char caché
lesson-wake-say = Vos T-34 se cachent parmi des *marqueurs face cachée*. Vous seul voyez les vrais : ceux qui portent une roue. Les autres sont des leurres.
lesson-wake-task = Révélez-en un vrai : cliquez dessus, puis choisissez l’orientation de la caisse et de la tourelle.
lesson-wake-why = Face cachée, un char ne roule pas et ne tire pas, mais personne ne peut tirer sur lui. Une fois révélé, qu’il regarde vers l’ouest, où sont les Tiger : son blindage est de 3 à l’avant, de 1 à l’arrière.
lesson-wake-right = Voilà un T-34. Il peut tirer dès ce tour et roulera à partir du suivant.
lesson-wake-back = il tournerait le dos aux Tiger : blindage 1 ou 2 au lieu de 3.
lesson-wake-other = il faut d’abord qu’un marqueur devienne un char.

lesson-hill = Trois actions
lesson-hill-say = Un T-34 a *trois actions* : avancer, reculer, pivoter à gauche, pivoter à droite. Marais et tranchées en coûtent davantage.
lesson-hill-task = Amenez le T-34 n° 1 sur la colline en F7 et terminez son mouvement.
lesson-hill-why = Depuis une colline, chaque tir gagne 1 et l’on voit un hex plus loin. Tourner la tourelle est gratuit. Les actions non utilisées sont perdues.
lesson-hill-right = Un pivot, un pas. Depuis la colline, chacun de vos tirs gagne 1.
lesson-hill-elsewhere = le char n’est pas sur la colline.

lesson-look = Regarder avant de rouler
lesson-look-say = Les canons allemands se cachent aussi. Un T-34 en mouvement peut *observer* le long de toute ligne, à deux hex, trois depuis une colline.
lesson-look-task = Approchez le T-34 n° 1 du marqueur de canon en B4 et révélez-le.
lesson-look-why = Un canon dans un bois tire le premier. Une fois révélé, on peut l’éviter, tirer dessus ou l’écraser de flanc, ce qui rapporte un point. Observer ne coûte rien.
lesson-look-right = Un PAK 36, tourné vers vous. Mieux vaut l’apprendre maintenant qu’au combat.
lesson-look-blind = vous vous arrêteriez devant un marqueur sans savoir ce que c’est.

lesson-lines = Les lignes de tir
lesson-lines-say = Le Tiger voit et tire le long de *six lignes droites*, et nulle part ailleurs.
lesson-lines-task = Amenez le T-34 n° 1 sur un hex qui n’est sur *aucune* d’elles.
lesson-lines-why = Un Tiger a une puissance de 5, moins 1 par hex au-delà du premier. Bois, collines et autres chars arrêtent une ligne, comme en F4 et E4.
lesson-lines-right = D’où il est, le Tiger ne peut pas tirer sur vous ici.
lesson-lines-hit = { $hex } est sur l’une de ses lignes. Le Tiger vous toucherait avec { $power } contre { $aspect ->
    [front] l’avant
    [rear] l’arrière
   *[side] le flanc
  } de { $armour } : { $effect ->
    [destroyed] détruit.
   *[other] endommagé.
  }

lesson-flank = Flanc et arrière
lesson-flank-say = Un tir se compare au blindage du côté touché. Un Tiger a *3 à l’avant*, mais seulement *2 sur les flancs et à l’arrière*.
lesson-flank-task = Le T-34 n° 1 atteint les deux Tiger avec une puissance de 2. Tirez sur celui qui en souffrira le plus.
lesson-flank-why = Puissance 3, moins 1 par hex au-delà du premier. En dessous du blindage, le Tiger est endommagé ; à égalité ou au-dessus, gravement endommagé. Il n’est jamais détruit, mais il perd des cartes.
lesson-flank-right = 2 contre un flanc de 2 : gravement endommagé. Il ne reste à ce Tiger que deux cartes par tour au lieu de cinq.
lesson-flank-front = vous touchez { $aspect ->
    [front] l’avant
    [rear] l’arrière
   *[side] le flanc
  } : { $power } contre { $armour }, { $effect ->
    [critical] gravement endommagé.
   *[other] seulement endommagé.
  }
lesson-flank-hold = les Tiger regardent ailleurs. Une meilleure occasion ne viendra pas.

lesson-cards = Les cartes du Tiger
lesson-cards-say = Changez de camp : côté allemand, vous posez les cartes de chaque Tiger *en secret, avant que les T-34 roulent*. Il les exécute ensuite, quoi qu’il arrive.
lesson-cards-task = Posez les cartes qui mènent le Tiger 1 par-dessus la tranchée en E6, puis terminez son programme.
lesson-cards-why = Un hex coûte une carte, une tranchée une de plus. Les cartes qui paient doivent être identiques et se suivre ; s’il en manque, elles sont perdues. Cinq cartes au plus, moins pour un Tiger endommagé.
lesson-cards-right = Deux cartes identiques pour la tranchée, et le Tiger 1 est en E6. La tranchée aura disparu.
lesson-cards-lost = le Tiger 1 ne bougerait pas : une carte ne suffit pas pour la tranchée.
lesson-cards-elsewhere = le Tiger 1 finirait en { $hex }, pas en E6.

lesson-ambush = Les bois tirent d’abord
lesson-ambush-say = Le combat a un ordre : d’abord ceux *dans les bois*, puis les canons face à face, puis ceux qui visent quelqu’un, enfin ceux qui doivent tourner.
lesson-ambush-task = Le T-34 n° 1 est dans un bois. Tirez sur le Tiger 1 avant qu’il puisse répondre.
lesson-ambush-why = Dans un bois, personne ne peut tirer sur vous de loin tant que vous n’avez pas tiré, et ensuite avec 1 de moins. Qui attend garde son tir pour une étape suivante.
lesson-ambush-right = Puissance 2 contre un avant de 3 : endommagé, un point pour vous. Le Tiger peut répondre, avec 1 de moins à cause du bois.
lesson-ambush-hold = vous renonceriez au premier tir, tout l’intérêt du bois.

lesson-through = La percée
lesson-through-say = Chaque T-34 qui sort par le *bord ouest* vaut 5 points. Tout droit sur la steppe libre, il fait *cinq* hex au lieu de trois.
lesson-through-task = Faites sortir le T-34 n° 1 du plateau.
lesson-through-why = Les Allemands marquent 2 points par T-34 détruit : perdez-en deux pour un qui passe, et vous menez encore. Pivoter, reculer ou un autre terrain met fin à la ruée.
lesson-through-right = Passé, 5 points : vous menez 6 à 2. C’est ainsi que gagnent les Soviétiques.
lesson-through-turn = cela met fin à la ruée : il n’a plus que trois actions en tout.
lesson-through-short = encore { $hexes ->
    [one] un pas
   *[other] { $hexes } pas
  } et il sort du plateau.
