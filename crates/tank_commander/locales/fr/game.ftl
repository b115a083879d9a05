### Tank Commander: the game, français

side-name = { $side ->
    [german] Les Allemands
    [soviet] Les Soviétiques
    [first] Les joueurs du premier camp
   *[second] Les joueurs du second camp
  }
commander-name = { $side } (commandant { $number })
weapon-name = { $weapon ->
    [at] tir antichar
    [he] obus explosifs
    [sa] armes légères
    [ft] lance-flammes
    [tank_melee] assaut contre char
    [launcher_at] charge creuse contre blindé
    [launcher_he] charge creuse contre cible non blindée
    [at_rifle] fusil antichar
    [flamethrower] lance-flammes
    [machine_gun] mitrailleuse lourde
   *[smoke] fumigène
  }
gear-name = { $gear ->
    [panzerfaust] Panzerfaust
    [panzerschreck] Panzerschreck
    [at_rifle] fusil antichar
    [flamethrower] lance-flammes
   *[machine_gun] mitrailleuse lourde
  }
peril-name = { $peril ->
    [minefield] champ de mines
    [anti_tank_mine] mine antichar
    [woods] bois
    [bail_out] évacuation
    [artillery] artillerie
    [air] aviation
    [sniper] tireur d’élite
    [dogs] chiens antichars
   *[overstack] surempilement
  }
water-name = { $water ->
    [swamp] Marais
   *[stream] Ruisseau
  }
works-name = { $works ->
    [foxholes] Trous de combat
   *[bunkers] Bunkers
  }
terrain-name = { $terrain ->
    [Clear] Terrain découvert
    [Hills] Collines
    [Balka] Balka
    [Walls] Murs
    [Woods] Bois
    [Wheatfield] Champ de blé
    [Village] Village
    [Swamp] Marais
   *[Stream] Ruisseau
  }
ailment-name = { $ailment ->
    [immobilised] immobilisation
    [breakdown] panne
   *[malfunction] arme enrayée
  }
quarry-name = { $quarry ->
    [unit] l’unité
    [ace] As des chars
    [leader] Chef de groupe héroïque
   *[observer] Observateur avancé
  }
window-name = { $window ->
    [START] avant la phase de jeu
    [OWN] une carte est jouée
    [STEP] un pas est annoncé
    [SHOT] un tir est annoncé
    [INST] une carte immédiate est annoncée
    [MEL] une mêlée commence
    [VOLLEY] les tirs de mêlée sont annoncés
   *[RESPONSE] une carte attend
  }
finish-name = { $finish ->
    [positions] positions prises
    [eliminated] plus de carte sur le champ de bataille
    [annihilated] plus de carte de combat
    [last_turn] le dernier tour est terminé
    [clock] le délai de l’attaquant est écoulé
   *[hill] la cote 621 après le dernier tour
  }
mode-name = { $mode ->
    [strike] attaque
   *[smoke] fumée
  }
struck-name = { $struck ->
    [front] avant
    [side] flanc
   *[rear] flanc divisé par deux
  }

unit = { $card } ({ $number })
ask-nation = Choisissez votre nation.
ask-deck = Composez votre paquet.
ask-reinforcement = Composez votre groupe de renfort.
ask-pool = Choisissez dix cartes de terrain.
ask-ground = Placez votre terrain.
ask-deploy = Déployez vos cartes.
ask-arrival = Placez les cartes qui arrivent.
ask-card = { $kind ->
    [unit] Où placer { $card } ?
    [ground] Où poser { $card } ?
    [gear] Qui reçoit { $card } ?
   *[event] Sur quoi jouer { $card } ?
  }
ask-window = Vous pouvez intervenir : { $window }. Jouez une carte ou passez.
ask-play = À vous d’agir. Ravitaillement : { $supply }.
ask-moving = Continuez le mouvement. Cartes déplacées : { $movers }.
ask-firing = Continuez le tir depuis { $at }. Tirs : { $shots }.
ask-way = Où va la formation ?
ask-group = Ajoutez des cartes à la formation, ou allez en { $at }.
ask-aim = Sur qui tire { $unit } ?
ask-withdrawal = Où se replie { $unit } ?
ask-melees = Quelle mêlée résoudre ensuite ?
ask-retreat = Vos cartes paniquent. Où battent-elles en retraite ?
ask-volley = Sur qui tire { $unit } dans la mêlée ?
ask-discard = Défaussez-vous jusqu’à { $limit } cartes.
ask-overstack = Trop de cartes dans une position : sacrifiez-en une.
told-nation = L’attaquant choisit sa nation.
told-deck = { $side } composent leur paquet.
told-reinforcement = { $side } composent leur groupe de renfort.
told-pool = { $side } choisissent dix cartes de terrain.
told-ground = { $side } placent leur terrain.
told-deploy = { $side } déploient leurs cartes.
told-arrival = { $side } placent les cartes qui arrivent.
told-card = { $side } se décident pour { $card }.
told-window = { $side } peuvent intervenir : { $window }.
told-play = { $side } agissent. Ravitaillement : { $supply }.
told-moving = { $side } se déplacent. Cartes déplacées : { $movers }.
told-firing = { $side } tirent depuis { $at }. Tirs : { $shots }.
told-way = { $side } choisissent où va une formation.
told-group = { $side } réunissent une formation pour { $at }.
told-aim = { $side } visent avec { $unit }.
told-withdrawal = { $side } replient { $unit }.
told-melees = { $side } choisissent la mêlée suivante.
told-retreat = { $side } battent en retraite, pris de panique.
told-volley = { $side } choisissent le tir de mêlée de { $unit }.
told-discard = { $side } se défaussent jusqu’à { $limit } cartes.
told-overstack = { $side } ont trop de cartes dans une position et en sacrifient une.
over = { $winner ->
    [german] Victoire allemande : { $finish }. Points : Allemands { $german }, Soviétiques { $soviet }.
    [soviet] Victoire soviétique : { $finish }. Points : Allemands { $german }, Soviétiques { $soviet }.
   *[draw] Match nul : { $finish }. Points : Allemands { $german }, Soviétiques { $soviet }.
  }
do-nation = { $nation ->
    [german] Commander les Allemands
   *[soviet] Commander les Soviétiques
  }
do-take = Prendre { $card }
do-take-ready = Prendre la sélection toute prête
do-choose = { $card }
do-keep = Garder { $card } en réserve
do-auto-deploy = Tout placer automatiquement
do-at = { $at }
do-edge = La limite { $a } – { $b }
do-pick = { $unit } en { $at }
do-mend = Réparer { $unit } : { $ailment }
do-counter = Annuler { $card }
do-snipe = Viser { $unit } : { $quarry }
do-spy = { $side } : regarder leur main
do-use = { $mode }
do-discard = Défausser { $card }
do-wreck = Remettre en état { $card }
do-move = Déplacer { $unit } depuis { $at }
do-muster = Faire venir { $card } de la réserve
do-join = Ajouter { $unit }
do-board = Charger { $card } sur { $carrier }
do-go = Aller en { $at }
do-load = Charger { $unit } sur { $carrier }
do-ride = { $unit } monte sur { $first } et { $second }
do-unload = { $unit } débarque
do-hand-over = Passer { $gear } de { $unit } à { $taker }
do-drop = Défausser { $gear } de { $unit }
do-aim = Tirer avec { $unit } en { $at }
do-fire = { $weapon } sur { $unit } en { $at } : touche sur { $hits } ou moins ({ $number }, modificateurs { $drm })
do-fire-at = { $weapon } sur { $unit } en { $at } : touche sur { $hits } ou moins ({ $number }, modificateurs { $drm }) ; pénétration { $penetration } contre l’avant { $front } : détruit sur { $kill } ou moins, contre le flanc { $side } : sur { $flank } ou moins (TC-9.4)
modifier-name = { $what ->
    [terrain] terrain
    [works] ouvrages
    [smoke] fumée
    [leader] chef
    [unsupported] sans infanterie à côté
    [long_he] explosif à longue portée
   *[launcher] charge creuse sur cible non blindée
  }
modifier = { $name } { $drm } ({ $rule })
modifiers = { $before }, { $next }
modifier-sum = { $sum } : { $parts }
do-screen = Fumigène en { $at } : sur { $hits } ou moins ({ $number }, modificateurs { $drm })
do-hold = Ne pas tirer
do-draw = Piocher une carte
do-arrive = Le groupe de renfort { $group } arrive
do-fight = Livrer la mêlée en { $at }
do-retreat = { $unit } vers { $at }
do-pass = Passer
do-confirm = Jouer ces cartes
do-done = Terminé
do-end = Terminer la phase de jeu
log-rolled = Dés : { $first } contre { $second }.
log-attacker = { $side ->
    [first] Le premier camp attaque.
   *[second] Le second camp attaque.
  }
log-nation = { $side ->
    [first] { $nation } forment le premier camp.
   *[second] { $nation } forment le second camp.
  }
log-taken = Pris : { $card }.
log-deck-ready = { $side } ont leur paquet.
log-pool-ready = { $side } ont leurs cartes de terrain.
log-terrain-dealt = Le terrain est distribué.
log-terrain = { $terrain } en { $at }.
log-water = { $water } en { $at }.
log-deploys-first = { $side } se déploient en premier.
log-plays-first = { $side } jouent en premier.
log-placed = { $unit } est en { $at }.
log-kept = Gardé en réserve : { $card }.
log-kept-one = { $side } gardent une carte en réserve.
log-deployed = { $side } sont déployés : { $hand } en main, { $pile } dans la pioche.
log-turn = Tour { $turn }
log-seat-turn = { $side } jouent.
log-drew = Pioché : { $card }.
log-drew-one = { $side } piochent une carte.
log-dug = { $works } en { $at }.
log-works-gone = { $works } en { $at } : retirés.
log-attached = { $unit } reçoit { $card }.
log-handed = { $unit } passe { $gear } à { $taker }.
log-dropped = { $unit } abandonne { $gear }.
log-loaded = Chargement : { $unit } sur { $carrier }.
log-unloaded = { $unit } débarque en { $at }.
log-step-declared = { $count ->
    [one] { $side } : une carte va de { $from } à { $to }.
   *[other] { $side } : { $count } cartes vont de { $from } à { $to }.
  }
log-stepped = { $unit } : { $from } → { $to }.
log-stopped = { $unit } reste en { $at }.
log-returned = { $unit } retourne en réserve.
log-endangered = { $harm ->
    [missed] { $unit } s’en sort indemne ({ $peril }, { $number } ou moins : jet { $roll }).
    [immobilised] { $unit } ne peut plus bouger ({ $peril }, { $number } ou moins : jet { $roll }).
   *[destroyed] Coup au but : { $unit } ({ $peril }, { $number } ou moins : jet { $roll }).
  }
log-shot-declared = { $unit } vise { $target } ({ $weapon }).
log-smoke-declared = { $unit } va tirer un fumigène en { $at }.
log-shot-lost = Le tir de { $unit } est perdu.
shot-result = { $harm ->
    [missed] { $target } : manqué
    [bounced] { $target } : touché sans dégât
    [immobilised] { $target } : immobilisé
   *[destroyed] { $target } : détruit
  }
log-shot = { $result }. { $unit }, { $weapon } : { $hits } ou moins, jet { $roll }.
log-kill = { $result }. { $unit }, { $weapon } : { $hits } ou moins, jet { $roll } ; pénétration { $penetration } contre { $armour } ({ $struck }) : { $kill } ou moins, jet { $second }.
roll-needed = { $number } ou moins
log-smoke-shot = { $result ->
    [laid] { $unit } pose de la fumée en { $at } ({ $hits } ou moins : jet { $roll }).
   *[failed] { $unit } ne parvient pas à poser de fumée en { $at } ({ $hits } ou moins : jet { $roll }).
  }
log-held = { $unit } ne tire pas.
log-played = { $side } jouent { $card }.
log-played-at = { $side } jouent { $card } en { $at }.
log-cancelled = Carte annulée : { $card }.
log-idle = { $card } reste sans effet.
log-instant = { $side } jouent { $card }.
log-instant-at = Cible { $at } : { $mode }.
log-confused = Un point de ravitaillement est perdu.
log-coordinated = Le ravitaillement est maintenant de { $supply }.
log-smoke = Fumée en { $at }.
log-smoke-cleared = La fumée en { $at } se dissipe.
log-mined = { $at } est miné.
log-mines-cleared = Les mines en { $at } sont levées.
log-path = Un chemin traverse { $at }.
log-edge = Ruisseau entre { $a } et { $b }.
log-bridged = Le ruisseau en { $at } n’est plus un obstacle.
log-edge-bridged = Le ruisseau entre { $a } et { $b } n’est plus un obstacle.
log-mended = Réparation : { $unit } ({ $ailment }).
log-broke-down = { $unit } tombe en panne.
log-malfunction = L’arme de { $unit } s’enraye.
log-leader-lost = { $unit } perd : { $quarry } (8 ou moins : jet { $roll }).
log-leader-missed = Le tireur manque : { $quarry }, { $unit } (8 ou moins : jet { $roll }).
log-canister = { $unit } a épuisé sa mitraille.
log-spied = { $side } doivent montrer leur main.
log-hand-seen = { $side } ont en main : { $card }.
log-group = { $side } reçoivent leurs renforts : { $count } cartes. L’attaquant a jusqu’à la fin du tour { $turn }.
log-mending = { $card } revient de l’atelier.
log-melee = Mêlée en { $at }.
log-advantage = { $side } tirent en premier.
log-panic = { $side } paniquent.
log-retreated = { $unit } bat en retraite vers { $at }.
log-discarded = { $side } défaussent { $card }.
log-destroyed = Perte : { $unit } ({ $points } points).
log-front-held = { $side } tient plus de positions des rangs avant : { $points } points.
log-arrived = { $side } : le groupe de renfort { $group } arrive.
log-hand-grows = { $side } reçoivent { $count } cartes en main.
log-ended = { $winner ->
    [german] Victoire allemande : { $finish }. Points : Allemands { $german }, Soviétiques { $soviet }.
    [soviet] Victoire soviétique : { $finish }. Points : Allemands { $german }, Soviétiques { $soviet }.
   *[draw] Match nul : { $finish }. Points : Allemands { $german }, Soviétiques { $soviet }.
  }
lost-units = { $lost } { $lost ->
    [one] unité
   *[other] unités
  } · { $points } { $points ->
    [one] point
   *[other] points
  }
why-not-now = Ce n’est pas possible maintenant.
why-over = La partie est terminée.
why-no-such-unit = Cette carte n’est pas sur le plateau.
why-not-yours = Cette carte n’est pas à vous.
why-off-the-board = Ce n’est pas sur ce plateau.
why-not-for-you = Votre nation n’a pas cette carte.
why-not-in-service = Cette carte n’était pas en service cette année-là.
why-too-expensive = Il ne reste pas assez de points.
why-too-many-of-it = Le paquet ne peut en contenir davantage.
why-not-for-sale = Ce terrain ne s’achète pas ici.
why-not-in-this-scenario = Seuls des événements et du terrain jouable s’ajoutent ici.
why-only-at-cards = Seuls participent les véhicules et canons antichars.
why-deck-full = Le paquet est plein.
why-needs-combat-card = Il faut une carte de combat.
why-needs-reinforcements = Le groupe de départ doit contenir une carte Renforts.
why-needs-ten = Il faut exactement dix cartes.
why-repair-shop-barred = L’atelier de réparation n’est pas admis dans cette partie.
why-only-at-the-start = Cela ne se choisit qu’au début.
why-not-for-the-pool = Cette carte n’entre pas dans le choix de terrain : dix cartes, deux par sorte au plus.
why-pool-not-full = Il faut dix cartes de terrain.
why-not-in-hand = Vous n’avez pas cette carte.
why-outside-zone = C’est hors de votre zone de déploiement.
why-seventh-position = Six positions au plus.
why-no-room = Il n’y a pas de place.
why-not-that-ground = Pas sur ce terrain, ni au contact de l’ennemi.
why-reserve-full = La réserve compte douze cartes au plus.
why-only-units-kept = Seules des unités peuvent être gardées en réserve ; le reste vient par la pioche.
why-one-on-the-board = Au moins une carte doit être sur le plateau.
why-all-on-the-board = Toutes les cartes doivent d’abord être placées.
why-cannot-be-placed = Cette carte ne peut être placée maintenant.
why-terrain-there = Il y a déjà du terrain, ou ce n’est pas chez vous.
why-lay-all-terrain = Tout le terrain de base doit d’abord être placé.
why-no-supply = Il n’y a plus de ravitaillement.
why-works-too-late = Les ouvrages se placent avant de dépenser le premier point.
why-no-squad-there = Il n’y a pas de groupe ami à pied.
why-works-there = Ces ouvrages y sont déjà.
why-not-a-bearer = Cette carte ne peut le porter.
why-has-one-already = La carte en a déjà un.
why-no-such-gear = La carte n’a pas cet équipement.
why-handed-already = Chaque équipement ne se passe qu’une fois.
why-pile-empty = Il n’y a rien à piocher.
why-finish-first = Terminez d’abord l’action en cours.
why-acted = La carte a déjà agi pendant cette phase de jeu.
why-stuck = Le véhicule ne bouge plus avant réparation.
why-is-loaded = La carte est chargée.
why-move-over = Son mouvement est terminé.
why-not-adjacent = Aucun chemin n’y mène.
why-step-made = Ce pas est déjà fait : on y va ensemble.
why-three-movers = Trois cartes mobiles au plus.
why-just-returned = La carte vient d’entrer en réserve.
why-no-way-back = Ici, les cartes ne retournent pas en réserve.
why-only-way-back = Elle ne peut quitter la mêlée que par où elle est venue.
why-slow-ground = Un terrain qui ralentit ne s’aborde qu’au premier pas.
why-closed-ground = Véhicules et canons n’y vont pas.
why-tank-there = Sans char à ses côtés, pas de contact avec un char ennemi à découvert.
why-full-there = La position est pleine et tous ne peuvent la traverser.
why-gun-into-melee = Un canon tracté ne va pas au contact.
why-leave-full-first = Il faut d’abord quitter la position pleine.
why-not-one-group = Cette carte n’est pas avec la formation.
why-group-not-legal = La formation ne peut partir ainsi.
why-cannot-carry = Il ne peut le transporter.
why-has-load = Il est déjà chargé.
why-not-together = Ils ne sont pas ensemble.
why-steps-begun = Seulement avant le premier pas.
why-once-only = Chaque carte monte et descend une fois par mouvement.
why-not-loaded = La carte n’est pas chargée.
why-one-firing-position = Un tir part d’une seule position.
why-no-shot = La carte n’a pas de tir.
why-no-such-weapon = La carte n’a pas ce tir.
why-out-of-range = Hors de portée.
why-no-sight = Pas de ligne de vue.
why-wrong-target = Ce n’est pas une cible pour cela.
why-not-targetable = On ne vise ni les cartes transportées ni les canons tractés.
why-smoke-there = Il y a déjà de la fumée.
why-target-first = La carte doit d’abord viser un autre type de cible.
why-weapon-out = Son arme est hors service.
why-just-entered = Un groupe qui vient d’engager la mêlée n’y emploie pas sa mitrailleuse.
why-not-in-this-window = Cette carte ne se joue pas maintenant.
why-no-target = La carte n’a pas cette cible.
why-once-per-play = Une seule fois.
why-too-early = Pas avant le tour 7.
why-stack-full = La pile est pleine.
why-no-such-melee = Il n’y a plus de mêlée à livrer ici.
why-no-retreat-there = Pas de retraite vers cet endroit.
why-not-wrecked = Aucun char de ce type n’a été détruit.
why-must-go-on = La position est pleine : il faut continuer.
why-not-due = Ce groupe n’est pas attendu.
why-entry-blocked = L’ennemi tient toutes les positions d’entrée.
why-arrives-loaded = Groupes et canons arrivent sur un transport : placez d’abord les véhicules.
setup-columns = Le plateau a de 5 à 8 colonnes.
setup-ranks = Chaque camp a 2 ou 3 rangs.
setup-hill-board = La cote 621 a son propre plateau.
setup-hill-turns = La cote 621 dure 16 tours.
setup-balance = L’équilibrage concerne la cote 621.
setup-players = On joue à deux ou à quatre.
setup-four-players = À quatre : scénarios 17.2 à 17.6 seulement.
setup-four-columns = À quatre, il faut 8 colonnes.
setup-year-needed = Ce scénario demande une année.
setup-year-fixed = Ce scénario n’offre pas de choix d’année.
setup-hill-deck = Les forces de la cote 621 sont fixées.
setup-terrain = Le terrain de ce scénario est fixé.
setup-turns = Le dernier tour doit être compris entre 10 et 40.
setup-repair-shop = L’atelier ne vaut que pour les paquets personnels.

## De plus près

forecast-number = { $weapon } : il faut { $number } ou moins { $range ->
    [melee] en mêlée
    [short] à courte portée
   *[long] à longue portée
  }
forecast-modifier = { $name } { $drm }
forecast-hits = Touche sur { $roll } ou moins au d10 : { $chance } %
forecast-once = Un coup au but détruit
forecast-front = Pénétration { $penetration } contre blindage frontal { $armour } : détruit sur { $kill } ou moins
forecast-side = Contre le flanc, blindage { $armour } (un 1 naturel, un tir de flanc) : détruit sur { $kill } ou moins
forecast-all = En tout : détruit { $destroyed } %, immobilisé (un 2 naturel) { $immobilised } %
detail-text = { $text }
detail-errata = Corrigée par les errata ; imprimé auparavant : { $before }
detail-origin = { $origin ->
    [seed] Comme dans l’original
    [effect] L’effet est reconstitué : le texte original est perdu
   *[reconstructed] Reconstituée : l’original est perdu
  }
detail-stands = { $unit }, { $at }
detail-state = { $state ->
    [immobilised] Immobilisée
    [acted] A bougé ou tiré pendant cette phase de jeu
    [ap_used] A tiré son premier coup antichar
   *[leaving] Doit encore partir
  }
detail-attached = { $card } : { $text }
detail-loaded = Chargée sur { $unit }
detail-carries = Porte { $unit }
detail-count = { $count } × { $card }
stack-card = #{ $number } { $side } : { $card }
stack-card-at = #{ $number } { $side } : { $card }, { $target }
