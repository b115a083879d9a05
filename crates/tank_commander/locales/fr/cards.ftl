### Tank Commander: the cards and decks, français

## Names of the cards

card-1 = Panzerfaust
card-2 = Mine antichar
card-3 = Groupe de vétérans allemands
card-4 = Groupe Waffen-SS
card-5 = Groupe de ligne allemand
card-6 = Groupe de recrues allemandes
card-7 = Groupe de campagne de la Luftwaffe
card-8 = Cavalerie allemande
card-9 = Cavalerie soviétique
card-10 = Groupe de la Garde soviétique
card-11 = Groupe de ligne soviétique
card-12 = Groupe de recrues soviétiques
card-13 = Groupe de milice soviétique
card-14 = Groupe de partisans
card-15 = Bois
card-16 = Collines
card-17 = Village
card-18 = Trous de combat
card-19 = Bunkers
card-20 = Champ de mines
card-21 = Ruisseau
card-22 = Pont
card-23 = Gué
card-24 = Camion (URSS)
card-25 = Murs
card-26 = Champ de blé
card-27 = Balka
card-28 = Marais
card-29 = Chemin
card-30 = Passage dans les mines
card-31 = Barbelés
card-32 = Tir de contrebatterie
card-33 = Barrage d’artillerie
card-34 = 45 mm PTP obr.37
card-35 = 45 mm PTP obr.42
card-36 = 57 mm PTP obr.43
card-37 = 76,2 mm P obr.39
card-38 = 76,2 mm P obr.36
card-39 = 3,7 cm PaK 35/36
card-40 = 5 cm PaK 38
card-41 = 7,5 cm PaK 40
card-42 = PzKw 38(t) A
card-43 = PzKw III J
card-44 = PzKw IV G
card-45 = PzKw IV H
card-46 = PzKw IV J
card-47 = PzKw V G
card-48 = StuG III G
card-49 = SPW 250
card-50 = SPW moyen (SPW 251)
card-51 = Camion (allemand)
card-52 = T-70
card-53 = T-26 M33
card-54 = T-26 M39
card-55 = T-34 M41
card-56 = T-34 M43
card-57 = T-34/85
card-58 = SU-76M
card-59 = BA-20
card-60 = Voiture de reconnaissance M3A1
card-61 = Panzerschreck
card-62 = Fusil antichar PTRS-41
card-63 = Attaque aérienne
card-64 = Lance-roquettes (soviétique)
card-65 = Lance-roquettes (allemand)
card-66 = Tir de flanc
card-67 = Arme enrayée
card-68 = Panne
card-69 = Réparation
card-70 = Interception aérienne
card-71 = 100 mm PTP obr.44
card-72 = 85 mm P obr.44
card-73 = 7,62 cm PaK 36(r)
card-74 = 8,8 cm PaK 43
card-75 = 8,8 cm Flak 36/37
card-76 = PzKw II F
card-77 = PzKw II L
card-78 = PzKw 38(t) E
card-79 = PzKw III G
card-80 = PzKw III L
card-81 = PzKw III N
card-82 = PzKw V D
card-83 = PzKw VI E
card-84 = StuG III B
card-85 = Marder III M
card-86 = JgPz 38(t)
card-87 = JgPz IV
card-88 = JgPz IV/70 (V)
card-89 = PzKw IV F
card-90 = PzKw III F
card-91 = T-37
card-92 = T-60
card-93 = BT-5
card-94 = BT-7
card-95 = T-34 M40
card-96 = M4A2 (76)
card-97 = KV-1 M41
card-98 = JS-2
card-99 = JS-2m
card-100 = SU-85
card-101 = SU-122
card-102 = M3A1 Stuart III
card-103 = M3 Lee
card-104 = Matilda II
card-105 = Valentine II
card-106 = JSU-152
card-107 = SU-152
card-108 = Attaque de Stukas
card-109 = Attaque de Sturmoviks
card-110 = Automitrailleuse légère (2 cm)
card-111 = Parachutistes soviétiques
card-112 = Parachutistes allemands
card-113 = Lance-flammes 41
card-114 = Lance-flammes (soviétique)
card-115 = As des chars
card-116 = Renforts
card-117 = Reconnaissance
card-118 = Tireur d’élite
card-119 = Chef de groupe héroïque
card-120 = Coordination
card-121 = Repli
card-122 = Avantage tactique
card-123 = Panique
card-124 = Confusion
card-125 = 37 mm PTP obr.30
card-126 = 7,5 cm PaK 97/38
card-127 = PzKw II A
card-128 = PzKw II (Fl)
card-129 = PzKw 35(t)
card-130 = PzKw III H
card-131 = PzKw III (Fl)
card-132 = PzKw VI B
card-133 = StuPz IV
card-134 = PzKw VI B (P)
card-135 = PzJg Tiger
card-136 = Marder II
card-137 = Marder III H
card-138 = PzJg III/IV
card-139 = JgPz V
card-140 = JgPz VI
card-141 = T-40
card-142 = OT-33
card-143 = BT-7A
card-144 = T-28
card-145 = T-28E
card-146 = OT-34
card-147 = T-44
card-148 = T-35
card-149 = KV-1 M39
card-150 = KV-1S
card-151 = KV-2
card-152 = KV-85
card-153 = SU-76i
card-154 = JSU-122
card-155 = SU-100
card-156 = SU-57
card-157 = Churchill III
card-158 = Observateur avancé
card-159 = Avion antichar
card-160 = Munitions spéciales
card-161 = Automitrailleuse lourde (6 roues)
card-162 = Automitrailleuse lourde (8 roues)
card-163 = Chiens antichars
card-164 = Atelier de réparation
card-165 = Fumée
card-166 = Mitrailleuse lourde

## What the cards do

text-1 = Groupe. En mêlée, une fois : touche un blindé sur 5, pénétration 20 ; cible non blindée sur 5 avec +2.
text-2 = Un véhicule qui entre chez vous lance le dé : 1 détruit, 2 immobilisé.
text-15 = Bloque la vue, ralentit. Un véhicule qui entre est immobilisé sur 1-5.
text-16 = Bloque la vue, ralentit. De ou vers des collines, seules collines et fumée bloquent.
text-17 = Bloque la vue, ne ralentit pas. Le meilleur couvert contre les armes légères.
text-18 = Sous vos groupes : obus, armes légères, air et artillerie +1, aussi en mêlée. Disparaissent avec le dernier groupe.
text-19 = Sous vos groupes : obus +2 ; armes légères, air et artillerie +3, aussi en mêlée. Remplacent les Trous de combat.
text-20 = Reste sur une position vide. Qui entre est touché sur 1-3 : non blindé détruit ; véhicule 1 détruit, 2-3 immobilisé.
text-21 = Sur un bord ou une position, au tour ennemi : ni véhicules ni canons ne passent ; les groupes, si.
text-22 = Retirez un ruisseau, posé ou tout juste joué.
text-23 = Retirez un ruisseau, posé ou tout juste joué.
text-25 = Bloque la vue, ralentit. Couvert +2 contre tout tir.
text-26 = Un peu de couvert contre les armes légères ; ne bloque ni ne ralentit.
text-27 = Ravin sec : bloque la vue, ralentit, bon couvert contre tout.
text-28 = Sur une position, au tour ennemi : ni véhicule ni canon n’y entre. Jamais retiré.
text-29 = Reste en place. La position ne ralentit plus, plus de jet de Bois. Le couvert demeure.
text-30 = Retirez un champ de mines, posé ou tout juste joué.
text-31 = Sur une formation en marche : sans chenilles, on reste ; les chenillés entrent et s’arrêtent.
text-32 = Annulez un barrage d’artillerie ou des roquettes.
text-33 = Position observée : toutes les cartes des deux camps, non blindées sur 5, blindés sur 2. Ou fumée.
text-61 = Groupe. En mêlée : touche un blindé sur 6, pénétration 22 ; cible non blindée sur 6 avec +2.
text-62 = Groupe ou cavalerie. Contre blindés : touche sur 4, de loin 2 ; pénétration 2 / 1.
text-63 = Jusqu’à trois cartes ennemies d’une position : non blindées sur 4, blindés sur 3. Ou fumée.
text-64 = Deux positions voisines, l’une observée : toutes les cartes, non blindées sur 3, blindés sur 1. Ou fumée.
text-65 = Deux positions voisines, l’une observée : toutes les cartes, non blindées sur 3, blindés sur 1. Ou fumée.
text-66 = Votre tir antichar frappe le blindage de flanc. Coûte un point pendant votre tir, rien en mêlée.
text-67 = Un véhicule ou canon ennemi qui tire : coup perdu, armes légères seules jusqu’à réparation.
text-68 = Un véhicule qui avance reste sur place, immobilisé jusqu’à réparation.
text-69 = Véhicule ou canon ami : ôtez immobilisation, panne ou enrayage, même tout juste joué.
text-70 = Annulez une attaque aérienne ou un avion antichar.
text-108 = Jusqu’à trois cartes ennemies d’une position : non blindées sur 5, blindés sur 4. Ou fumée.
text-109 = Jusqu’à trois cartes ennemies d’une position : non blindées sur 5, blindés sur 4. Ou fumée.
text-113 = Groupe. En mêlée, une fois : touche tout sur 7 et détruit.
text-114 = Groupe. En mêlée, une fois : touche tout sur 7 et détruit.
text-115 = Reste sur votre char : -2 à tous ses jets pour toucher.
text-116 = Piochez trois cartes. En 17.5, le groupe de renfort arrive.
text-117 = Regardez la main ennemie.
text-118 = Groupe, cavalerie ou canon observé : détruit sur 6. Ou as, chef, observateur : retiré sur 8.
text-119 = Reste sur votre groupe ou cavalerie : -2 à tous ses jets pour toucher.
text-120 = Un point de ravitaillement de plus, une fois par tour.
text-121 = Toutes vos cartes mobiles d’une position se replient d’un ou deux pas.
text-122 = Dans cette mêlée, votre camp tire en premier.
text-123 = Trois cartes, dont un char et un groupe, viennent d’entrer : les défenseurs battent en retraite avant tout tir.
text-124 = L’ennemi perd un point de ravitaillement ce tour.
text-158 = Reste sur votre groupe : -2 à votre artillerie sur ce qu’il observe.
text-159 = Tout véhicule blindé ennemi : touché sur 5.
text-160 = Votre tir antichar : pénétration +4 ; un point pendant votre tir. Cote 621 : mitraille pour un PzKw III N.
text-163 = Véhicule ennemi avec votre groupe ou à côté de lui : 1, 3, 4 détruit ; 2 immobilisé ; 10 frappe le vôtre.
text-164 = Un de vos chars détruits sur le terrain revient dans votre réserve.
text-165 = Fumée sur une position : bloque la vue ; tir depuis ou vers elle +4, en mêlée +2.
text-166 = Groupe. Armes légères +2, de loin 2 ; toute autre carte non blindée y est touchée sur 2. Pas en engageant une mêlée.

## Classes, kinds, nations, roles

class-name = { $class ->
    [light_tank] Char léger
    [medium_tank] Char moyen
    [heavy_tank] Char lourd
    [infantry_tank] Char d’infanterie
    [flame_tank] Char lance-flammes
    [assault_gun] Canon d’assaut
    [tank_destroyer] Chasseur de chars
    [armoured_car] Automitrailleuse
    [scout_car] Voiture de reconnaissance
    [half_track] Semi-chenillé
    [truck] Camion
    [at_gun] Canon antichar
    [squad] Groupe
    [cavalry] Cavalerie
    [base] Terrain
    [works] Ouvrage
    [water] Eau
    [launcher] Arme à charge creuse
    [at_rifle] Fusil antichar
    [flamethrower] Lance-flammes
    [machine_gun] Mitrailleuse
   *[event] Événement
  }
kind-name = { $kind ->
    [vehicle] Véhicules
    [at_gun] Canons
    [infantry] Infanterie
    [cavalry] Cavalerie
    [terrain] Terrain
    [equipment] Équipement
   *[event] Événements
  }
nation-name = { $nation ->
    [german] allemande
   *[soviet] soviétique
  }
role-name = { $role ->
    [attacker] Attaquant
    [defender] Défenseur
   *[none] Rencontre
  }
ability-name = { $ability ->
    [tracked] Roule sur chenilles
    [carries_squad] Transporte un groupe
   *[tows_gun] Remorque un canon
  }
timing-name = { $timing ->
    [interrupt] Interruption
    [shot] Sur un tir
    [instant] Immédiate
   *[free_instant] Immédiate gratuite
  }
phase-name = { $phase ->
    [set_up] Mise en place
    [play] Jeu
    [melee] Mêlée
    [hand] Main
   *[end] Fin
  }
card-label = { $label ->
    [hit] Touche
    [penetration] Pén.
    [armour] Blindage
    [front] avant
    [side] flanc
    [short] près
    [long] loin
    [points] points
    [fast] rapide
    [slow] lent
    [melee] Mêlée
    [reconstructed] Valeur reconstituée
    [supply] Ravit.
   *[unsupported] Chars sans appui
  }

## Scenarios and options

scenario-name = { $scenario ->
    [tanks] Chars au combat
    [basic] Composez votre force (initiation)
    [meeting] Combat de rencontre
    [prepared] Défense préparée
    [defence] Défense
    [advanced] Composez votre force (avancé)
    [bridgehead] Éliminez cette tête de pont !
    [kursk] Blindés à Koursk
    [end] La fin est proche
   *[hill621] Cote 621
  }
scenario-story = { $scenario ->
    [tanks] Dix chars et canons par camp, rien d’autre : la première partie à jouer.
    [basic] 200 points, rangs arrière, trois positions arrière pour gagner.
    [meeting] 300 points se heurtent à découvert.
    [prepared] 330 points attaquent 200 qui ont choisi leur terrain.
    [defence] Une ligne mince doit tenir jusqu’à l’arrivée des renforts.
    [advanced] 500 points d’une seule année de guerre.
    [bridgehead] La Vistule, 6 août 1944 : les Allemands attaquent une tête de pont avec des Tigres royaux.
    [kursk] Koursk, 12 juillet 1943 : choc d’armées blindées.
    [end] 1er avril 1945 : les Soviétiques doivent percer en treize tours.
   *[hill621] 1er juillet 1944 : les Soviétiques prennent d’assaut une hauteur tenue par trois groupes.
  }
option-scenario = Scénario
option-terrain-table = Table des terrains
option-battlefield = Champ de bataille
option-columns = Positions par rang
option-ranks = Rangs par camp
option-players = Joueurs
option-year = Année des cartes
option-deck = Paquets
option-terrain-setup = Mise en place du terrain
option-sides = Camps
option-turn-limit = Dernier tour
option-printed-wheatfield = Le champ de blé bloque la vue
option-allow-164 = Atelier de réparation permis
option-hill-balance = Équilibre de la cote 621
option-fire-twice = Tirer deux fois

## Why a deck is refused

deck-wrong-nation = { $card } n’est pas une carte { $nation }.
deck-no-repair-shop = { $card } n’est permis que par l’option.
deck-not-anti-tank = { $card } n’a pas de tir antichar : seuls combattent ici les véhicules et canons qui en ont un.
deck-only-events = { $card } n’est ni un événement ni un terrain jouable : la force de ce scénario est fixée.
deck-attacker-terrain = L’attaquant n’a aucun terrain : { $card }.
deck-base-terrain = { $card } est posé dès le début et ne s’achète pas.
deck-wrong-year = { $card } a servi de { $from } à { $to }, pas en { $year }.
deck-over-budget = Le paquet coûte { $points } points ; { $budget } sont permis.
deck-reinforcement-over-budget = Le groupe de renfort coûte { $points } points ; { $budget } sont permis.
deck-not-ten = Il faut exactement dix cartes ; il y en a { $count }.
deck-pile-too-large = La pioche d’une force fixée a au plus { $most } cartes ; il y en a { $count }.
deck-too-large = Un paquet a au plus { $most } cartes ; il y en a { $count }.
deck-no-combat = Un paquet doit avoir au moins une carte de combat.
deck-no-reinforcement-group = Seul le défenseur du scénario 17.5 a un groupe de renfort.
deck-reinforcements = Le groupe de départ doit avoir une ou deux cartes Renforts ; il y en a { $count }.
deck-too-many = Au plus { $most } exemplaires de { $card } par paquet ; il y en a { $count }.
deck-reinforcement-no-combat = Le groupe de renfort doit contenir au moins une carte de combat.
deck-not-asked = On ne vous demande pas de paquet en ce moment.
ready-deck-side = { $who ->
    [german] Allemands
    [soviet] Soviétiques
    [german_attacker] attaquants allemands
    [german_defender] défenseurs allemands
    [soviet_attacker] attaquants soviétiques
   *[soviet_defender] défenseurs soviétiques
  }
ready-deck = { $scenario } – { $side }
ready-deck-year = { $scenario } – { $side }, { $year }
deck-taken-already = { $card } est déjà prise et ne figure pas dans ce paquet : reprenez-la d’abord.
