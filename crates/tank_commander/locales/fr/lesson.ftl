
### Tank Commander: la première partie guidée, français

lesson-key-yours = à vous
lesson-key-goal = où aller
lesson-key-target = la cible
lesson-key-targets = les cibles
lesson-key-enemy = l’ennemi dans votre position
lesson-key-card = une carte de votre main
lesson-key-truck = le camion qui se déplace
lesson-key-rear = le rang arrière ennemi
lesson-fire-first = ce point est destiné à un tir.

lesson-drive = Deux points par tour
lesson-drive-say = Chaque tour apporte *deux points de ravitaillement*. Un point déplace jusqu’à trois cartes ; les chars sont rapides et font jusqu’à deux pas.
lesson-drive-task = Amenez le PzKw IV H au front : prenez-le, cliquez sur GF3, puis laissez-le partir.
lesson-drive-why = Un point sert à déplacer, tirer, jouer une carte immédiate ou piocher. Une carte agit une fois par tour : elle se déplace ou elle tire. Ce qui reste des deux points est perdu.
lesson-drive-right = Un pas, un point. Avec le même point, il pourrait même faire un second pas.
lesson-drive-elsewhere = c’est en GF3 qu’on a besoin du char.
lesson-drive-other = il faut d’abord déplacer le PzKw IV H.

lesson-kill = Les petits jets sont bons
lesson-kill-say = Contre un blindage on fait *deux jets* : toucher, puis détruire. Tous les dés ont dix faces, et *le plus bas est le meilleur*.
lesson-kill-task = Tirez sur le T-34 avec le canon antichar du PzKw IV H.
lesson-kill-why = À une position de distance, il touche sur 8 ou moins. Pénétration 14 contre blindage 10, c’est 4 de trop pour le T-34 : il est détruit sur 8 ou moins.
lesson-kill-right = 4 touche, 5 détruit : le T-34 brûle. Pointez un tir pour lire ses chances avant de tirer.
lesson-kill-squad = à cette distance, des fusils ne font rien à un char.
lesson-kill-smoke = la fumée cacherait aussi la cible.

lesson-cover = Le terrain aide la cible
lesson-cover-say = Le terrain compte pour *celui sur qui on tire*, jamais pour le tireur. Un bois ajoute 3 à tout jet antichar qui y entre.
lesson-cover-task = Deux T-34 à portée, dont un dans un bois. Tirez sur celui que vous toucherez plus sûrement.
lesson-cover-why = Votre champ de blé ne vous coûte rien : seul compte le terrain de la cible. Bois, collines et villages situés entre les deux bloquent aussi la ligne de vue.
lesson-cover-right = En terrain dégagé, 8 ou moins touche, et le 6 a suffi. Dans le bois, il aurait manqué.
lesson-cover-woods = le bois ajoute { $drm } au jet : il faudrait { $number } ou moins.

lesson-shell = Cibles non blindées
lesson-shell-say = Groupes, canons et camions sont détruits par *un seul jet* : explosif jusqu’à deux positions, armes légères seulement à côté.
lesson-shell-task = Tirez sur le groupe avec ce qui touche le plus souvent.
lesson-shell-why = Le PzKw IV H a explosif 6 et armes légères 3 : c’est le nombre à ne pas dépasser. À deux positions, l’explosif ajoute 2 au jet.
lesson-shell-right = 6 ou moins, et c’était un 5 : le groupe disparaît en un seul jet.
lesson-shell-rifles = ses mitrailleuses touchent sur 3 ou moins, l’explosif sur 6.

lesson-melee = La mêlée
lesson-melee-say = Qui entre dans une position ennemie doit s’y arrêter. À la fin de votre jeu, tous s’y battent : *les deux camps tirent en même temps*.
lesson-melee-task = Terminez votre jeu, puis faites tirer votre groupe sur le groupe soviétique.
lesson-melee-why = Les tirs sont choisis d’abord, puis lancés ensemble : une carte détruite a tout de même tiré. Les groupes visent les groupes et les chars les chars, tant qu’il y en a. Le terrain n’y protège pas.
lesson-melee-right = Votre 3 touche, leur 8 manque. Si les deux avaient touché, les deux auraient disparu.
lesson-melee-hold = eux tirent sur vous de toute façon.
lesson-melee-other = il y a ici un combat à régler.

lesson-wire = Interrompre
lesson-wire-say = Les cartes de votre main interrompent le *tour ennemi*. Un camion chargé de gardes va partir, et on vous interroge.
lesson-wire-task = Jouez Barbelés sur ce mouvement : choisissez la carte, puis déclarez-la.
lesson-wire-why = Les cartes s’empilent et prennent effet par le haut ; chacun peut répondre jusqu’à ce que les deux passent. On vous interroge que vous ayez une carte ou non : cela ne trahit donc rien.
lesson-wire-right = Le camion reste sur place et son groupe ne peut pas continuer à pied. Une carte leur a coûté le point.
lesson-wire-pass = alors le camion roule jusqu’à votre front.

lesson-rear = Comment on gagne
lesson-rear-say = Dans ce scénario, qui tient au même moment *trois positions du rang arrière ennemi* a gagné aussitôt.
lesson-rear-task = Vous en tenez deux. Prenez la troisième avec le PzKw IV H.
lesson-rear-why = Une position est à vous si vous y avez une carte de combat et l’ennemi aucune : les camions ne comptent pas. D’autres scénarios demandent d’autres positions ; la ligne au-dessus du plateau le dit.
lesson-rear-right = Trois sur cinq : la partie est à vous, quoi qu’il se passe ailleurs.
lesson-rear-held = celle-là, vous la teniez déjà.
lesson-rear-elsewhere = ce n’est pas leur rang arrière.
lesson-rear-other = le PzKw IV H peut gagner tout de suite.
