### Paquets et cartes, français

## Decks

decks = Paquets
cards = Cartes
deck = Paquet
decks-note = Composez vos propres paquets pour tout scénario à points, gardez-les, partagez-les et apportez-les à une partie. Personne ne voit vos paquets tant que vous ne les partagez pas.
deck-new = { $nation ->
    [german] Nouveau paquet allemand
   *[soviet] Nouveau paquet soviétique
  }
my-decks = Mes paquets
my-decks-none = Vous n’avez encore aucun paquet. Commencez-en un, ou copiez un paquet tout prêt et modifiez-le.
deck-unnamed = { $nation ->
    [german] Paquet allemand
   *[soviet] Paquet soviétique
  }
deck-ok = utilisable
deck-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }
deck-open = Ouvrir
deck-play = Jouer avec
deck-share = Partager
deck-drop = Supprimer
deck-gone = « { $name } » est supprimé.
deck-look = Regarder
deck-change = Modifier une copie
deck-take-over = Copier dans mes paquets
copy = Copier
copied = Copié
print = Imprimer
ready-decks = Paquets tout prêts
ready-decks-note = Un par camp, rôle et année de chaque scénario. Regardez-les, jouez avec, ou modifiez une copie.
decks-found = { $count ->
    [one] { $count } paquet
   *[other] { $count } paquets
  }
deck-part = { $part ->
    [deck] Paquet
    [force] Force
    [free_terrain] Terrain gratuit
    [reinforcement] Groupe de renfort
    [start] Sur le plateau au début
    [hand] En main au début
    [reinf1] Premiers renforts
    [reinf1_hand] Cartes en main des premiers renforts
    [reinf2] Seconds renforts
   *[reinf2_hand] Cartes en main des seconds renforts
  }
any = indifférent
show = Afficher

## Importing

deck-import = Importer un paquet
deck-import-note = Collez un paquet sous forme de texte, une carte par ligne, ou un lien partagé ; ou choisissez un fichier texte.
deck-import-do = Lire le paquet
deck-text = En texte
deck-file = Fichier texte d’un paquet
deck-text-none = Il n’y a aucune carte dans ce texte.
deck-text-long = Ce n’est pas un paquet : le texte dépasse { $most } ko. Rien n’a été lu.
and-more = … et { $count ->
    [one] { $count } autre ligne.
   *[other] { $count } autres lignes.
  }

## The builder

deck-builder = Atelier de paquets
deck-check = Vérifier
deck-saved = Enregistré.
deck-copied = Enregistré comme copie.
deck-read = Le paquet a été lu. Enregistrez-le pour le garder.
deck-unreadable = Ce paquet vient d’une autre édition du jeu et ne peut pas être lu ici.
deck-for-match = Ce paquet est vérifié selon les conditions de votre partie.
nation = Camp
nation-called = { $nation ->
    [german] Allemagne
   *[soviet] URSS
  }
nation-both = Les deux camps
kind = Type
role = Rôle
year = Année
repair-shop = Atelier de réparation permis
put-into = Mettre les cartes dans
start-group = Groupe de départ
later-group = Groupe de renfort
find = Rechercher
in-service = En service
points-least = Au moins tant de points
points-most = Au plus tant de points
sorted = Trier par
sort-kind = type
sort-cheap = points croissants
sort-dear = points décroissants
sort-name = nom
sort-armour = blindage
sort-piercing = pénétration
sort-number = numéro
show-fitting = ce qui peut être dans le paquet
show-all = tout
no-cards = Aucune carte ne correspond.
one-more = Une de plus
one-less = Une de moins
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
points-of = { $points } points sur { $budget }
cards-in-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
deck-fits = Utilisable : { $scenario }.
deck-empty = Pas encore de cartes.
deck-save = Enregistrer
deck-save-copy = Enregistrer une copie
deck-copy-of = { $name } (copie)
deck-fill = Compléter
deck-clear = Tout retirer
deck-share-note = Quiconque ouvre ce lien voit le paquet tel qu’il est et peut le copier. Le vôtre reste à vous.
deck-download = Fichier texte
decks-full = Vous avez déjà { $most } paquets. Supprimez-en un d’abord ; celui-ci est toujours là, non enregistré.
deck-too-long = Ce paquet est trop grand pour être gardé.
deck-changed = Ce paquet a été modifié ou supprimé entre-temps dans une autre fenêtre. Enregistrez le vôtre comme copie, ou ouvrez le plus récent dans vos paquets.

## Statistics

figures = Statistiques
points-by-kind = Points par type
anti-tank-power = Puissance antichar
anti-tank-note = Chars ennemis détruits si chaque carte qui le peut tire une fois, sur le char moyen de l’autre camp et de l’année.
anti-soft-power = Cibles non blindées détruites, un tir chacune
range-name = { $range ->
    [melee] mêlée
    [short] courte
   *[long] longue
  }
armour-chart = Blindage des véhicules
armour-front = avant
armour-side = flanc
count-tanks = Chars
count-squads = Groupes
count-guns = Canons
count-carriers = Transports
count-fast = Unités rapides
count-slow = Unités lentes
count-interrupts = Interruptions
count-shots = Jouées sur un tir
count-instants = Immédiates

## Decks in matches

deck-choice-ready = comme le veut le scénario
deck-choice-build = chacun compose le sien à la table
deck-choice-table = choisi à la table
deck-partner = Paquet de votre second commandant
deck-other = Paquet de l’autre camp
deck-other-partner = Paquet du second commandant de l’autre camp
side-note = Le premier camp est allemand, le second soviétique, sauf là où l’attaque et la défense sont tirées au dé.
deck-choice-note = Avec un paquet à vous, les deux camps apportent un paquet. L’autre camp n’apprend rien du vôtre avant que les règles ne le révèlent.
deck-other-side = { $nation ->
    [german] Ce paquet est allemand : choisissez le camp allemand, ou un autre paquet.
   *[soviet] Ce paquet est soviétique : choisissez le camp soviétique, ou un autre paquet.
  }
deck-choose = Prendre un de mes paquets
deck-take = Prendre ce paquet pour la partie
deck-late = On ne demande pas de paquet à cette place, ou elle en a déjà un.
deck-later = L’autre camp compose d’abord. Choisissez dès maintenant : votre paquet sera pris quand on vous le demandera, et reste secret.
deck-laid-up = « { $name } » est prêt.
no-deck-fits = Aucun de vos paquets ne peut servir ici.
decks-unfit = { $count ->
    [one] { $count } de vos paquets ne convient pas
   *[other] { $count } de vos paquets ne conviennent pas
  }
deck-build-here = En composer un pour cette partie
deck-unfit = Ce paquet ne peut pas servir dans cette partie.

## The encyclopedia

cards-note = Les { $count } cartes de Tank Commander. Ouvrez-en une pour voir ce que signifient ses valeurs.
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
occurs = Dans ces paquets tout prêts
occurs-nowhere = Dans aucun.
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
