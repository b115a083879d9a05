### The Hell of Stalingrad: the game, français

nobody = personne
the-city = la ville
volga = Volga
effect-times = { $effect } ×{ $times }
leader-name = { $side ->
    [german] { $level ->
        [1] général vétéran
       *[0] général
      }
   *[soviet] { $level ->
        [1] commissaire brutal
       *[0] commissaire
      }
  } { $name }
phase-name = { $phase ->
    [campaign] Campagne
    [consolidation] Consolidation
    [manoeuvre] Manœuvre
    [vanguard] Avant-garde
    [rounds] Manches
   *[draft] Répartition
  }
ask = { $step ->
    [draft] Prenez une des nouvelles formations.
    [burn_militia] Quelle milice est perdue pour de bon ?
    [demote] Quel général est rétrogradé ?
    [give_up] Sacrifiez une formation épuisée pour en rétablir une autre, ou terminez.
    [restore] { $about } est sacrifiée : quelle formation est rétablie ?
    [move_leader] { $about } est sacrifiée : son chef change-t-il de formation ?
    [manoeuvre] Envoyez des formations vers les bâtiments, puis terminez.
    [next_battle] Quel bâtiment est attaqué ensuite ?
    [exchange] Donnez des cartes à votre équipier, ou terminez.
    [vanguard] { $about } : quelle avant-garde entre ensuite ?
    [action] { $about }, encore { $hold } « Tenir » : jouez une carte, recomplétez ou tenez.
    [intercept] L’adversaire joue { $about }. Interceptez-vous ?
    [refit] Recomplètement : défaussez ce dont vous ne voulez pas, puis terminez.
    [hold] Choisissez l’un des deux effets.
    [lose_unit] Laquelle de vos unités est perdue ?
    [destroy_unit] Quelle unité ennemie est détruite ?
    [spillover] Plus personne à toucher : prenez-vous le débordement ?
    [sniper] Sur qui tire le sniper ?
    [drop_card] Quelle carte défaussez-vous ?
    [overrun] Quelle formation rejoint la bataille ?
    [supply] Quelle formation redevient complète ?
    [deplete] Quelle formation ennemie est épuisée ?
    [promote] Qui est promu ?
    [look_discard] Vous voyez la main : quelle carte est défaussée ?
    [recover] Quelle carte reprenez-vous ?
   *[last_stand] Laquelle de vos formations se sacrifie ?
  }
told = On attend { $player } : { $step ->
    [draft] prendre une nouvelle formation
    [burn_militia] perdre une milice
    [demote] rétrograder un général
    [give_up] consolider
    [restore] consolider
    [move_leader] consolider
    [manoeuvre] manœuvrer
    [next_battle] choisir la bataille suivante
    [exchange] donner des cartes
    [vanguard] engager une avant-garde
    [action] agir
    [intercept] intercepter ou non
    [refit] recompléter
    [hold] choisir un effet
    [lose_unit] perdre une unité
    [destroy_unit] détruire une unité
    [spillover] déborder ou non
    [sniper] viser
    [drop_card] défausser
    [overrun] engager une formation
    [supply] ravitailler
    [deplete] épuiser une formation
    [promote] promouvoir
    [look_discard] regarder une main
    [recover] récupérer une carte
   *[last_stand] livrer un dernier carré
  }.
over = { $winner ->
    [german] La ville est tombée : les Allemands gagnent.
   *[soviet] Stalingrad tient : les Soviétiques gagnent.
  }
forecast = Test de rupture : { $german } dés allemands, { $soviet } soviétiques ; environ { $percent } % pour les Allemands.
act-draft = Prendre { $formation }
act-burn = Perdre { $formation } pour de bon
act-burn-from-deck = Perdre une milice de la pioche
act-demote = Rétrograder { $leader }, { $formation }
act-give-up = Sacrifier { $formation }
act-restore = Rétablir { $formation }
act-move-leader = Le chef change de formation
act-lose-leader = Le chef est perdu
act-send = Envoyer { $formation } : { $building }
act-assault = Combattre pour { $building }
act-pass = Donner { $card } : { $player }
act-lead = { $formation } entre
act-play = Jouer { $card } sur { $formation }
act-hero = Jouer le héros { $card }
act-refit = Recompléter
act-hold = Tenir
act-hand-over = Laisser agir : { $player }
act-intercept = Intercepter avec { $card }
act-discard = Défausser { $card }
act-recover = Reprendre { $card }
act-choose = Prendre l’effet : { $effect }
act-lose = Perdre : { $unit }
act-destroy = Détruire : { $unit }
act-spill = { $side ->
    [german] Le feu s’étend
   *[soviet] Passer un seau
  }
act-shoot = Tirer : { $target }
act-shoot-leader = Tirer : { $leader }, { $formation }
act-overrun = Engager { $formation }
act-supply = Ravitailler { $formation }
act-deplete = Épuiser { $formation }
act-promote = Promouvoir : { $formation }
act-decline = Non
act-done = Terminé
log-turned-over = Retourné, pas pour ce quartier : { $building }.
log-building = Nouveau bâtiment : { $building }.
log-volga = Le quartier { $district } atteint la Volga.
log-turn = Tour { $turn }.
log-campaign = { $side ->
    [german] Carte de campagne allemande :
   *[soviet] Carte de campagne soviétique :
  } { $card }.
log-hourglass = Le sablier s’écoule : c’est déjà le tour { $turn }.
log-last-turn = Le tour { $turn } est le dernier.
log-replaced = Nouveau commandant : { $commander }.
log-promoted = { $formation } : promotion, { $leader }.
log-demoted = { $formation } : plus que { $leader }.
log-leader-lost = { $formation } perd { $leader }.
log-burned = { $formation } disparaît pour de bon.
log-reinforced = { $formation } arrive sur la ligne de départ ({ $leader }).
log-drafted = { $formation } va à : { $player }.
log-formations-reshuffled = { $side ->
    [german] La pile allemande des détruites devient la pioche de formations.
   *[soviet] La pile soviétique des détruites devient la pioche de formations.
  }
log-combat-reshuffled = { $side ->
    [german] La défausse allemande est mélangée.
   *[soviet] La défausse soviétique est mélangée.
  }
log-initiative = { $side ->
    [german] Les Allemands ont l’initiative.
   *[soviet] Les Soviétiques ont l’initiative.
  }
log-spilled = { $side ->
    [german] Personne à toucher : le feu s’étend.
   *[soviet] Personne à toucher : un seau passe.
  }
log-won = { $side ->
    [german] Les Allemands gagnent.
   *[soviet] Les Soviétiques gagnent.
  }
log-carnage-reshuffled = Les cartes Carnage sont mélangées.
log-drew = Cartes piochées par { $player } : { $count }.
log-drew-card = { $player } : pioche { $card }.
log-discarded = { $player } : défausse { $card }.
log-given-up = { $formation } est sacrifiée.
log-leader-moved = Le chef de { $from } passe à { $formation }.
log-supplied = { $formation } est de nouveau complète.
log-sent = { $formation } : vers { $building }.
log-battle = La bataille commence : { $building }.
log-passed = { $player } : une carte à l’équipier.
log-passed-card = { $player } : { $card } à l’équipier.
log-vanguard = { $formation } entre.
log-intensity = Carnage { $card } : intensité { $intensity }.
log-entered = Entrée : { $unit }.
log-unit-lost = Détruit : { $unit }.
log-fire = Feu, quartier { $district } : { $fire }, brasiers { $infernos }.
log-bucket = Seau { $bucket } ; feu { $fire }, brasiers { $infernos }.
log-inferno-added = Un brasier éclate : { $infernos }.
log-inferno-removed = Un brasier est éteint : reste { $infernos }.
log-fire-reset = Le marqueur Feu revient aux ruines.
log-leader-shot = Tir sur { $leader }, { $formation } : { $result ->
    [close_escape] sauvé de justesse
    [hit] touché
   *[hideous_death] mort atroce
  }.
log-hero-shot = Tir sur { $card } : { $result ->
    [close_escape] sauvé de justesse
    [hit] touché
   *[hideous_death] mort atroce
  }.
log-hero-killed = Héros tué : { $card }.
log-hero = { $player } : le héros { $card }.
log-declared = { $player } : { $card } sur { $formation }.
log-intercepted = { $player } : { $hero } intercepte { $card }.
log-motivated = { $formation } est poussée en avant : un motivateur et un fusilier sont mis de côté.
log-joined = { $formation } rejoint la bataille.
log-depleted = { $formation } est épuisée.
log-destroyed = { $formation } est détruite.
log-retreated = { $formation } se replie.
log-ghost = La prochaine carte soviétique est gratuite.
log-looked-at = La main est dévoilée à l’adversaire : { $player }.
log-recovered = { $player } : reprend { $card }.
log-refit = { $player } : recomplètement.
log-held = { $player } : tenir (Carnage { $card }).
log-hold-lowered = « Tenir » restants : { $left }.
log-handed-over = Agit maintenant : { $player }.
log-dice = Test de rupture : dés allemands { $german } (brasiers { $infernos }), soviétiques { $soviet } (défense { $defence }).
log-rolled = Allemands { $german } contre Soviétiques { $soviet }.
log-rolled-off = Départage : { $german } contre { $soviet }.
log-annihilated = Les assaillants sont anéantis.
result-captured = Pris : { $building }
log-captured = { $result }.
result-defended = Tenu : { $building }
log-defended = { $result }.
log-came-home = { $formation } revient épuisée.
log-graduated = { $formation } : { $leader }, aguerri au combat.
why-not-now = Impossible maintenant.
why-over = La partie est finie.
why-two-or-four = On joue à deux ou à quatre.
why-no-such-minimum = La consolidation demande 2 ou 3 formations épuisées.
why-no-such-turn-limit = Le dernier tour va de 2 à 8, ou 0 selon le mode.
why-not-to-draft = Cette formation n’est pas à répartir.
why-no-militia = Aucune milice à perdre là.
why-no-leader = Elle n’a pas de chef.
why-not-depleted = Ce n’est pas une autre formation épuisée.
why-not-yours = Elle est à votre équipier.
why-not-on-staging-line = Elle n’est pas sur votre ligne de départ.
why-no-building = Aucun bâtiment n’y est debout.
why-not-attacked = Ce bâtiment n’est pas attaqué.
why-crowded = Plus de place pour une formation.
why-must-attack = Il faut attaquer au moins un bâtiment.
why-no-assault-there = Pas de bataille à livrer là.
why-not-in-hand = Cette carte n’est pas en main.
why-not-in-battle = Cette formation n’est pas dans la bataille.
why-wrong-doctrine = La carte n’est pas pour ce type de formation.
why-needs-leader = La carte demande une formation qui a un général.
why-no-shock-left = La formation ne peut plus recevoir de cartes.
why-no-patriotism-left = Son patriotisme ne suffit pas.
why-too-few-rifles = Trop peu de fusiliers à sacrifier.
why-nobody-to-stand = Aucune formation complète ne peut se sacrifier.
why-is-hero = Un héros se joue sans formation.
why-no-hero = Cette carte n’est pas un héros.
why-no-interceptor = Cette carte ne peut pas intercepter.
why-only-hold = La bataille a assez duré : il ne reste qu’à tenir.
why-too-many-refits = Quatre recomplètements de suite : faites autre chose.
why-no-hand-over = Cette action ne se cède pas.
why-no-vanguard = Son avant-garde n’entre pas maintenant.
why-no-such-unit = Cette unité n’est pas ici.
why-armoured = Le blindage ne cède qu’à une élimination ciblée.
why-no-target = Personne à viser là.
why-not-in-pile = Cette carte n’est pas dans votre défausse.
why-not-to-supply = Ce n’est pas une de vos formations épuisées sur la table.
why-hit-this-round = Elle ne peut pas être épuisée dans cette manche.
why-not-to-promote = Personne à promouvoir là.
