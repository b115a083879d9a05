### Tank Commander: the game, français

side-name = { $side ->
    [german] Camp allemand
    [soviet] Camp soviétique
    [first] Premier camp
    [second] Second camp
   *[draw] personne
  }
weapon-name = { $weapon ->
    [at] antichar
    [he] explosif
    [sa] armes légères
    [ft] lance-flammes
    [tank_melee] assaut antichar
    [launcher_at] lance-roquettes antichar
    [launcher_he] lance-roquettes explosif
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
    [dogs] chiens-mines
   *[overstack] surempilement
  }
harm-name = { $harm ->
    [missed] sans effet
    [bounced] touché, sans dégât
    [immobilised] immobilisé
   *[destroyed] détruit
  }
water-name = { $water ->
    [swamp] Marais
   *[stream] Ruisseau
  }
works-name = { $works ->
    [foxholes] Trous de tirailleur
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
    [breakdown] Panne
   *[malfunction] Enrayage
  }
quarry-name = { $quarry ->
    [unit] l’unité
    [ace] As des blindés
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
ask-nation = { $side } : choisissez votre nation.
ask-deck = { $side } : composez votre paquet.
ask-reinforcement = { $side } : composez votre groupe de renfort.
ask-pool = { $side } : choisissez dix cartes de terrain.
ask-ground = { $side } : placez votre terrain.
ask-deploy = { $side } : déployez vos cartes.
ask-arrival = { $side } : placez les cartes qui arrivent.
ask-card = { $side } : choisissez pour { $card }.
ask-window = { $side } : { $window }. Jouez une carte ou passez.
ask-play = { $side } : à vous, ravitaillement { $supply }.
ask-moving = { $side } : continuez le mouvement, cartes déplacées { $movers }.
ask-firing = { $side } : continuez le tir depuis { $at }, tirs { $shots }.
ask-way = { $side } : où va le groupe ?
ask-group = { $side } : ajoutez des cartes au groupe, ou allez en { $at }.
ask-aim = { $side } : sur qui tire { $unit } ?
ask-withdrawal = { $side } : où se replie { $unit } ?
ask-melees = { $side } : quelle mêlée résoudre ensuite ?
ask-retreat = { $side } : vos cartes paniquent. Où vont-elles ?
ask-volley = { $side } : sur qui tire { $unit } dans la mêlée ?
ask-discard = { $side } : défaussez jusqu’à la limite de { $limit }.
ask-overstack = { $side } : trop de cartes dans une position. Sacrifiez-en une.
over = La partie est terminée ({ $finish }). Vainqueur : { $side }. Points { $first } : { $second }.
do-nation = Commander les cartes : { $nation }
do-take = Prendre { $card }
do-take-ready = Prendre les cartes toutes prêtes
do-choose = { $card }
do-keep = Mettre { $card } en réserve
do-auto-deploy = Déploiement automatique
do-at = { $at }
do-edge = La limite { $a } – { $b }
do-pick = { $unit } en { $at }
do-mend = Réparer { $unit } : { $ailment }
do-counter = Contrer { $card } sur la pile
do-snipe = Viser { $unit } : { $quarry }
do-spy = Regarder la main du siège { $seat }
do-use = { $mode }
do-discard = Défausser { $card }
do-wreck = Remettre en état { $card }
do-move = Déplacer { $unit } depuis { $at }
do-muster = Faire venir { $card } de la réserve
do-join = Ajouter { $unit }
do-board = Charger { $card } sur la carte { $place } du groupe
do-go = Aller en { $at }
do-load = Charger { $unit } sur { $carrier }
do-ride = { $unit } monte sur { $first } et { $second }
do-unload = { $unit } débarque
do-hand-over = Passer { $gear } de { $unit } à { $taker }
do-drop = Défausser { $gear } de { $unit }
do-aim = Tirer avec { $unit } en { $at }
do-fire = { $weapon } sur { $unit } en { $at } : requis { $number }, modificateurs { $drm }
do-fire-at = { $weapon } sur { $unit } en { $at } : requis { $number }, modificateurs { $drm } ; perforation { $penetration } contre l’avant { $front } : destruction à { $kill }, le flanc { $side } : destruction à { $flank } (TC-9.4)
modifier-name = { $what ->
    [terrain] terrain
    [works] retranchement
    [smoke] fumée
    [leader] chef
    [unsupported] sans infanterie à côté
    [long_he] explosif à longue portée
   *[launcher] lance-roquettes sur cible non blindée
  }
modifier = { $name } { $drm } ({ $rule })
modifiers = { $before }, { $next }
modifier-sum = { $sum } : { $parts }
do-screen = Fumigène en { $at } : requis { $number }, modificateurs { $drm }
do-hold = Ne pas tirer
do-draw = Piocher une carte
do-arrive = Le groupe { $group } arrive
do-fight = Combattre en { $at }
do-retreat = { $unit } vers { $at }
do-pass = Passer
do-confirm = Annoncer les cartes
do-done = Terminé
do-end = Terminer la phase de jeu
log-rolled = Dés : { $first } contre { $second }.
log-attacker = { $side } attaque.
log-nation = { $side } : { $nation }.
log-taken = Pris : { $card }.
log-deck-ready = Le siège { $seat } a son paquet.
log-pool-ready = Le siège { $seat } a ses cartes de terrain.
log-terrain-dealt = Le terrain est distribué.
log-terrain = { $terrain } en { $at }.
log-water = { $water } en { $at }.
log-deploys-first = { $side } se déploie en premier.
log-plays-first = { $side } joue en premier.
log-placed = { $unit } est en { $at }.
log-kept = En réserve : { $card }.
log-kept-one = Le siège { $seat } met une carte en réserve.
log-deployed = Le siège { $seat } est déployé : main { $hand }, pioche { $pile }.
log-turn = Tour { $turn }.
log-seat-turn = Le siège { $seat } ({ $nation }) joue.
log-drew = Vous piochez { $card }.
log-drew-one = Le siège { $seat } pioche une carte.
log-dug = { $works } en { $at }.
log-works-gone = { $works } en { $at } : retirés.
log-attached = { $unit } reçoit { $card }.
log-handed = { $unit } passe { $gear } à { $taker }.
log-dropped = { $unit } jette { $gear }.
log-loaded = { $unit } est chargé sur { $carrier }.
log-unloaded = { $unit } débarque en { $at }.
log-step-declared = Le siège { $seat } annonce un pas { $from } – { $to }, cartes { $count }.
log-stepped = { $unit } : { $from } – { $to }.
log-stopped = { $unit } reste en { $at }.
log-returned = { $unit } retourne en réserve.
log-endangered = { $peril }, { $unit } : { $number } ou moins, jet { $roll } : { $harm }.
log-shot-declared = { $unit } vise { $target } ({ $weapon }).
log-smoke-declared = { $unit } va tirer un fumigène en { $at }.
log-shot-lost = Le tir de { $unit } est perdu.
log-shot = { $unit } – { $target } ({ $weapon }) : requis { $number }, modificateurs { $drm }, jet { $roll } : { $harm }.
log-kill = { $unit } – { $target } ({ $weapon }) : requis { $number }, modificateurs { $drm }, jet { $roll } ; perforation { $penetration } contre { $armour } ({ $struck }), destruction à { $kill }, jet { $second } : { $harm }.
log-smoke-shot = { $unit } tire un fumigène en { $at } : requis { $number }, modificateurs { $drm }, jet { $roll }.
log-held = { $unit } ne tire pas.
log-played = Le siège { $seat } joue { $card }.
log-played-at = Le siège { $seat } joue { $card } en { $at }.
log-cancelled = { $card } est annulée.
log-idle = { $card } reste sans effet.
log-instant = Le siège { $seat } joue { $card }.
log-instant-at = Cible { $at } : { $mode }.
log-confused = Un point de ravitaillement est perdu.
log-coordinated = Le ravitaillement est maintenant de { $supply }.
log-smoke = Fumée en { $at }.
log-smoke-cleared = La fumée en { $at } se dissipe.
log-mined = { $at } est miné.
log-mines-cleared = Les mines en { $at } sont levées.
log-path = Un chemin traverse { $at }.
log-edge = Ruisseau entre { $a } et { $b }.
log-bridged = Le ruisseau en { $at } est franchi.
log-edge-bridged = Le ruisseau entre { $a } et { $b } est franchi.
log-mended = { $unit } est réparé : { $ailment }.
log-broke-down = { $unit } tombe en panne.
log-malfunction = L’arme de { $unit } s’enraye.
log-leader-lost = { $unit } perd : { $quarry } (jet { $roll }).
log-leader-missed = Le tireur manque { $quarry } de { $unit } (jet { $roll }).
log-canister = { $unit } a épuisé sa mitraille.
log-spied = Reconnaissance : le siège { $seat } montre sa main.
log-hand-seen = Le siège { $seat } détient { $card }.
log-group = Les renforts du siège { $seat } sont là : cartes { $count }. Le délai court jusqu’au tour { $turn }.
log-mending = { $card } revient de l’atelier.
log-melee = Mêlée en { $at }.
log-advantage = { $side } tire en premier.
log-panic = { $side } panique.
log-retreated = { $unit } se replie en { $at }.
log-discarded = Le siège { $seat } défausse { $card }.
log-destroyed = { $unit } est détruit ({ $points } points).
log-arrived = Le groupe { $group } ({ $nation }) arrive.
log-hand-grows = Le siège { $seat } reçoit { $count } cartes en main.
log-ended = La partie est terminée ({ $finish }). Vainqueur : { $side }. Points { $first } : { $second }.
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
why-needs-reinforcements = Le groupe de départ doit contenir Renforts.
why-needs-ten = Il faut exactement dix cartes.
why-repair-shop-barred = L’atelier de réparation n’est pas admis dans cette partie.
why-only-at-the-start = Cela ne se choisit qu’au début.
why-not-for-the-pool = Cette carte n’entre pas dans la réserve de terrain : dix cartes, deux par sorte au plus.
why-pool-not-full = Il faut dix cartes de terrain.
why-not-in-hand = Vous n’avez pas cette carte.
why-outside-zone = C’est hors de votre zone de déploiement.
why-seventh-position = Six positions au plus.
why-no-room = Il n’y a pas de place.
why-not-that-ground = Pas sur ce terrain, ni au contact de l’ennemi.
why-reserve-full = La réserve compte douze cartes au plus.
why-only-units-kept = Seules des unités peuvent être gardées en réserve ; le reste vient par la pioche.
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
why-handed-already = Chaque pièce ne se passe qu’une fois.
why-pile-empty = Il n’y a rien à piocher.
why-finish-first = Terminez d’abord l’action en cours.
why-acted = La carte a déjà agi pendant cette phase de jeu.
why-stuck = Le véhicule ne bouge plus avant réparation.
why-is-loaded = La carte est chargée.
why-move-over = Son mouvement est terminé.
why-not-adjacent = Aucun chemin n’y mène.
why-step-made = Ce pas est déjà fait : on y va ensemble.
why-three-movers = Trois cartes mobiles au plus.
why-just-returned = La carte vient d’entrer en réserve.
why-no-way-back = Ici, les cartes ne retournent pas en réserve.
why-only-way-back = Elle ne peut quitter la mêlée que par où elle est venue.
why-slow-ground = Un terrain lent ne s’aborde qu’au premier pas.
why-closed-ground = Véhicules et canons n’y vont pas.
why-tank-there = Sans char à ses côtés, pas de contact avec un char ennemi à découvert.
why-full-there = La position est pleine et tous ne peuvent la traverser.
why-gun-into-melee = Un canon tracté ne va pas au contact.
why-leave-full-first = Il faut d’abord quitter la position pleine.
why-not-one-group = Cette carte n’est pas avec le groupe.
why-group-not-legal = Le groupe ne peut partir ainsi.
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
why-no-retreat-there = Pas de repli vers cet endroit.
why-not-wrecked = Aucun char de ce type n’a été détruit.
why-must-go-on = La position est pleine : il faut continuer.
why-not-due = Ce groupe n’est pas attendu.
why-entry-blocked = L’ennemi tient toutes les entrées.
why-arrives-loaded = Groupes et canons arrivent sur un transport : placez d’abord les véhicules.
setup-columns = Le plateau a de 5 à 8 colonnes.
setup-ranks = Chaque camp a 2 ou 3 rangs.
setup-hill-board = La cote 621 a son propre plateau.
setup-hill-turns = La cote 621 dure 16 tours.
setup-balance = L’équilibrage concerne la cote 621.
setup-players = On joue à deux ou à quatre.
setup-four-players = À quatre : scénarios 17.2 à 17.6 seulement.
setup-four-columns = À quatre, il faut 8 colonnes.
setup-year-needed = Ce scénario demande une année.
setup-year-fixed = Ce scénario n’offre pas de choix d’année.
setup-hill-deck = Les forces de la cote 621 sont fixées.
setup-terrain = Le terrain de ce scénario est fixé.
setup-turns = Le dernier tour est de 10 à 40.
setup-repair-shop = L’atelier ne vaut que pour les paquets personnels.

## De plus près

forecast-number = { $weapon } : il faut { $number } { $range ->
    [melee] au corps à corps
    [short] à courte portée
   *[long] à longue portée
  }
forecast-modifier = { $name } { $drm }
forecast-hits = Touche avec { $roll } ou moins sur dix : { $chance } %
forecast-once = Un coup au but détruit
forecast-front = Pénétration { $penetration } contre blindage frontal { $armour } : détruit avec { $kill } ou moins
forecast-side = Contre le flanc, blindage { $armour } (un 1 naturel, un tir de flanc) : détruit avec { $kill } ou moins
forecast-all = En tout : détruit { $destroyed } %, immobilisé (un 2 naturel) { $immobilised } %
detail-text = { $text }
detail-errata = Corrigée par les errata ; imprimé auparavant : { $before }
detail-origin = { $origin ->
    [seed] Comme dans l’original
    [effect] L’effet est reconstitué : le texte original est perdu
   *[reconstructed] Reconstituée : l’original est perdu
  }
detail-stands = { $unit }, { $at }
detail-state = { $state ->
    [immobilised] Immobilisée
    [acted] A bougé ou tiré pendant ce jeu
    [ap_used] A tiré son premier coup antichar
   *[leaving] Doit encore partir
  }
detail-attached = { $card } : { $text }
detail-loaded = Chargée sur { $unit }
detail-carries = Porte { $unit }
detail-count = { $count } × { $card }
stack-card = #{ $number } { $card } ({ $side })
stack-card-at = #{ $number } { $card } ({ $side }): { $target }
