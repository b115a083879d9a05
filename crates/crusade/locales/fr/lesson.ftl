### The Last Crusade : la première partie guidée, français. Une idée a au plus 30 mots ; les *mots* sont soulignés.

lesson-key-yours = à vous
lesson-key-hq = votre quartier général
lesson-key-patrol = où restent les patrouilles
lesson-key-target = la cible
lesson-key-targets = les cibles
lesson-key-hidden = des cartes cachées
lesson-key-zone = la zone à prendre
lesson-key-enemy-hq = le quartier général ennemi

lesson-supply = Le ravitaillement paie tout
lesson-supply-say = Chaque carte coûte du *ravitaillement* : le nombre dans son coin. Deux dés en donnent environ sept par tour. Ce que vous déployez est *face cachée*.
lesson-supply-task = Déployez le T-34/76 de votre main dans votre quartier général.
lesson-supply-why = Unités, décollages, bombardements et assauts se paient sur la même réserve. Ce que vous ne dépensez pas, vous le gardez. L’infanterie soviétique bon marché peut même venir gratuitement, une fois par tour.
lesson-supply-right = Trois points dépensés, et l’ennemi ne voit qu’un dos de carte.
lesson-supply-other = avec 3 points, le char est le meilleur achat.
lesson-supply-end = il reste de quoi déployer le char.

lesson-patrol = Un chasseur en patrouille
lesson-patrol-say = Les avions volent dans les deux *corridors*, entre les colonnes. Un chasseur en *patrouille* reste en l’air et garde les deux corridors pendant le tour ennemi.
lesson-patrol-task = Envoyez le Yak-9 en patrouille : cliquez sur un corridor, choisissez patrouille, ajoutez le Yak-9, puis exécutez.
lesson-patrol-why = Un décollage coûte 2 points par avion. Une frappe va aussi loin que vous voulez et rentre à la fin de votre tour. Une patrouille rentre au début de votre tour suivant.
lesson-patrol-right = Le Yak-9 tourne au-dessus de la rangée centrale. Ce qui décolle maintenant peut être intercepté.
lesson-patrol-strike = en frappe, il serait rentré avant que l’ennemi n’arrive.
lesson-patrol-end = alors personne ne garde le ciel.

lesson-intercept = Interceptez-le
lesson-intercept-say = Un Stuka est entré dans le corridor. Un de vos chasseurs en patrouille peut *l’intercepter*. Un bombardier ne riposte que s’il n’est pas touché.
lesson-intercept-task = Prenez le Yak-9 et attaquez le Ju 87D.
lesson-intercept-why = Deux dés plus 6 en puissance de feu moins 5 en Défense : touché dès 6, abattu dès 9. Qui est touché rentre. La prévision à côté du choix vous le dit d’avance.
lesson-intercept-right = 10 + 6 − 5 font 11 : deux points de dégâts, et le Stuka tombe. Son coût va sur votre pile de victoire.
lesson-intercept-pass = alors il vole jusqu’à vos chars.

lesson-flak = Des canons le long du corridor
lesson-flak-say = Chaque fois qu’un vol atteint une position, la DCA *voisine* peut tirer. C’est gratuit, mais un canon caché se révèle.
lesson-flak-task = Tirez sur le Ju 87D avec le canon AA de 37 mm.
lesson-flak-why = La DCA tire quand les avions arrivent, non quand ils partent. Retenir son tir ne trahit rien : on vous le demande dès que l’ennemi pourrait croire que vous avez un canon.
lesson-flak-right = 9 + 5 − 5 font 9 : un point de dégâts. Il continue, mais frappera moins fort.
lesson-flak-pass = il vous bombardera intact.

lesson-scout = Reconnaître avant l’assaut
lesson-scout-say = Des défenseurs cachés tendent une *embuscade*. Les éclaireurs lancent un dé et ajoutent leur reconnaissance : plus c’est haut, plus ils révèlent de cartes.
lesson-scout-task = Faites reconnaître B3 par les Éclaireurs.
lesson-scout-why = Dès 4 une carte, dès 6 deux, dès 8 toutes ; bois et bourgs cachent mieux. Les éclaireurs n’en sont pas engagés : ils peuvent encore agir ce tour.
lesson-scout-right = 5 + 4 font 9 : les deux cartes sont visibles, plus d’embuscade.
lesson-scout-rifles = leur reconnaissance n’est que de 1. Les Éclaireurs ont 4.
lesson-scout-end = B3 est encore caché.

lesson-shell = Choisir la cible facile
lesson-shell-say = Les canons bombardent ce qui est *visible*, pour un point. Terrain, tranchées et ouvrages ajoutent du *couvert* à la Défense.
lesson-shell-task = Tirez avec l’obusier sur la cible la plus facile à toucher.
lesson-shell-why = Les Grenadiers ont 5 en Défense, le bois ajoute 1 et la tranchée 2 : 8 en tout. Le canon à découvert a 4. Chaque point compte.
lesson-shell-right = 8 + 8 − 4 font 12 : deux points de dégâts, et le canon est détruit.
lesson-shell-covered = bois et tranchée portent sa Défense à 8. L’autre cible a 4.
lesson-shell-end = l’obusier a une cible.

lesson-storm = Prendre une zone
lesson-storm-say = Dans un *assaut*, les défenseurs tirent, puis vous, round après round. Quand il ne reste personne, vos unités *avancent*.
lesson-storm-task = Donnez l’assaut à A3 avec le T-34/76 et les Fusiliers, puis avancez.
lesson-storm-why = Un assaut coûte un point, quel que soit le nombre d’attaquants. Les pertes des deux camps sont retirées à la fin du round. Ensuite le défenseur peut se replier, et vous pouvez rompre.
lesson-storm-right = La zone est à vous : trois points si vous la tenez à la fin, et la route de leur quartier général est ouverte.
lesson-storm-other = A3 est faiblement tenue : prenez-la maintenant.
lesson-storm-break = la zone était presque à vous.

lesson-headquarters = Comment on gagne
lesson-headquarters-say = Qui *prend le quartier général ennemi* gagne aussitôt ; qui a détruit des cartes valant 35, à la fin d’un tour. Sinon, les points décident après le dernier tour.
lesson-headquarters-task = Donnez l’assaut au quartier général allemand et détruisez la Compagnie d’état-major.
lesson-headquarters-why = La Compagnie d’état-major ne se replie jamais, et seul un assaut la détruit. Gardez donc aussi quelque chose dans votre quartier général.
lesson-headquarters-right = Le quartier général est tombé, la partie est gagnée.
lesson-headquarters-other = le quartier général est à portée.
