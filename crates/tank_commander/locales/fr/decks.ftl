### Tank Commander: decks of one's own, français

## Terms

decks-introduction = Votre propre paquet sert dans tout scénario à points. Les paquets tout prêts, un par camp, rôle et année, montrent comment faire.
deck-new = { $nation ->
    [german] Nouveau paquet allemand
   *[soviet] Nouveau paquet soviétique
  }
deck-unnamed = { $nation ->
    [german] Paquet allemand
   *[soviet] Paquet soviétique
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
nation = Camp
nation-called = { $nation ->
    [german] Allemagne
   *[soviet] URSS
  }
nation-both = Les deux camps
deck-scenario = Scénario
role = Rôle
year = Année
deck-year = { $year }
deck-any = toutes
repair-shop = Atelier de réparation permis
deck-shop = Atelier de réparation
shop-off = non permis
start-group = Groupe de départ
later-group = Groupe de renfort
deck-other-side = { $nation ->
    [german] Ce paquet est allemand : choisissez le camp allemand, ou un autre paquet.
   *[soviet] Ce paquet est soviétique : choisissez le camp soviétique, ou un autre paquet.
  }

## Cards and points

deck-kind = Type
in-service = En service
deck-points = Points
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
points-of = { $points } points sur { $budget }
sort-kind = type
sort-cheap = points croissants
sort-dear = points décroissants
sort-armour = blindage
sort-piercing = pénétration
sort-number = numéro
deck-fits = Utilisable : { $scenario }.

## Statistics

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
