### The Hell of Stalingrad: the guided first match, français. What is said in an idea has at most 30 words; *words* are stressed.

lesson-key-yours = vos divisions
lesson-key-goal = où les envoyer
lesson-key-riflemen = fusiliers soviétiques
lesson-key-cards = cartes de votre main
lesson-key-division = la division qui la reçoit
lesson-key-enemy = unités adverses
lesson-key-skulls = laissez filer le temps

lesson-send = L’assaut commence
lesson-send-say = Chaque tour, vous envoyez des *divisions vers des bâtiments* ; la botte dit combien. Les Soviétiques le voient et répondent.
lesson-send-task = Envoyez une division à la Place Rouge : prenez-la, puis cliquez sur le bâtiment.
lesson-send-why = Il faut attaquer au moins un bâtiment par tour. Qui a combattu rentre épuisé, même le vainqueur. Quatre quartiers à la Volga, et vous gagnez.
lesson-send-right = Elle est devant la Place Rouge. Deux autres peuvent suivre, car la botte indique 3.
lesson-send-elsewhere = cet assaut vise la Place Rouge.
lesson-send-first = il faut d’abord envoyer une division.

lesson-vanguard = L’avant-garde entre
lesson-vanguard-say = Chaque division entre avec son *avant-garde* : les unités au bas de sa carte. Certaines frappent en entrant.
lesson-vanguard-task = Faites entrer d’abord la division dont le char élimine un fusilier.
lesson-vanguard-why = Un Panzer élimine en entrant et il est blindé : seule une élimination ciblée le détruit. Les grenadiers entrent sans effet. Chaque unité compte pour le dé d’unités.
lesson-vanguard-right = Le Panzer entre, un fusilier tombe et un feu prend.
lesson-vanguard-quiet = ses grenadiers entrent sans effet ; le char doit frapper d’abord.

lesson-play = Une carte par manche
lesson-play-say = À tour de rôle, on *joue une carte, recomplète ou tient*. Une carte va sur une division de sa doctrine, avec une place libre.
lesson-play-task = Jouez une carte que la 71e infanterie peut recevoir : la carte, puis la division.
lesson-play-why = Les plaques blanches sont les doctrines ; les places à côté, la force de choc. Les cartes générales demandent un chef. L’effet est annoncé avant que vous jouiez.
lesson-play-right = Deux grenadiers entrent, un fusilier tombe : vous avez plus d’unités, donc le dé d’unités.
lesson-play-refit = vous tenez une carte qui convient.
lesson-play-hold = « Tenir » rapprocherait les dés alors que vous êtes mené.

lesson-burn = Le feu
lesson-burn-say = Le feu avance pas à pas ; le *cinquième pas est un brasier*, et chaque brasier est un dé allemand qui reste.
lesson-burn-task = Le feu est à 3. Jouez la carte qui amène le brasier.
lesson-burn-why = Les fenêtres en feu montrent le pas, une colonne de flammes chaque brasier. Les Soviétiques passent des seaux : le cinquième éteint un brasier.
lesson-burn-right = Deux pas : le bâtiment est un brasier et vous avez un dé de plus. Le Stuka doit encore choisir sa cible.
lesson-burn-other = celle-ci n’apporte pas de feu.
lesson-burn-first = c’est le feu qui compte maintenant.

lesson-pick = Blindage
lesson-pick-say = Une élimination laisse l’adversaire *choisir* sa perte et épargne les blindés. Une *élimination ciblée* prend ce que vous désignez, même blindé.
lesson-pick-task = Détruisez l’unité qu’une simple élimination ne prendrait jamais.
lesson-pick-why = Les blindés ont les coins coupés : chars, canons d’assaut, fortins. S’il n’y a plus personne à frapper, l’élimination déborde en feu ou en eau.
lesson-pick-right = Le T-34 n’est plus. Les bombes laissent aux Soviétiques un fortin, blindé lui aussi.
lesson-pick-soft = toute élimination peut les prendre ; le T-34 est blindé.

lesson-hold = Le temps
lesson-hold-say = *Tenir*, c’est piocher une carte Carnage, prendre un de ses deux effets, et un crâne tombe. Après le dernier, les *dés décident*.
lesson-hold-task = Vos dés sont bien meilleurs : tenez, puis choisissez un effet.
lesson-hold-why = Personne n’arrête le temps : qui mène tient à chaque manche. Qui est mené doit d’abord changer les dés. La barre montre la chance que le bâtiment tombe.
lesson-hold-right = Un crâne de moins. Les Soviétiques ont une manche pour renverser la situation.
lesson-hold-other = vous menez : laissez filer le temps.

lesson-dice = Le test de rupture
lesson-dice-say = *Formations, unités, brasiers* vous donnent des dés, le bâtiment donne les leurs aux Soviétiques. Le *plus haut dé* gagne, les dés égaux s’annulent.
lesson-dice-task = Tenez encore une fois et voyez tomber les dés.
lesson-dice-why = Les dés ne s’additionnent pas : votre meilleur contre le leur, puis le suivant en cas d’égalité. Ensuite tous rentrent épuisés, et les jeunes chefs sont vétérans.
lesson-dice-right = Votre 6 bat leur 5 : le bâtiment est à vous. Menez chaque quartier à la Volga avant la fin du dernier tour.
lesson-dice-other = il ne manque que le dernier crâne.
