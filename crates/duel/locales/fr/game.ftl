### Duel of the Giants: the game, français

## Pieces and words

piece-tiger = Tiger { $number }
piece-t34 = T-34 n° { $number }
piece-pak = marqueur PaK { $number }
piece-marker = marqueur de char { $number }

toward = { $dir ->
    [E] E
    [SE] SE
    [SW] SO
    [W] O
    [NW] NO
   *[NE] NE
  }
toward-hull = { $hull ->
    [E] E
    [SE] SE
    [SW] SO
    [W] O
    [NW] NO
   *[NE] NE
  }
toward-gun = { $gun ->
    [E] E
    [SE] SE
    [SW] SO
    [W] O
    [NW] NO
   *[NE] NE
  }
volley-step = { $step ->
    [DW] tirs depuis les bois
    [DA] canon contre canon
    [DB1] tirs pointés
   *[DB2] riposte
  }

## What is asked ($side is german or soviet)

ask-tile = Choisissez une tuile de terrain à poser dans votre moitié.
ask-tile-hex = Posez { $terrain ->
    [wood] le bois
    [hill] la colline
    [swamp] le marais
    [snowy_wood] le bois enneigé
    [snowy_hill] la colline enneigée
   *[snow_drift] la congère
  } sur un hex vide de votre moitié.
ask-front = Construisez la ligne de front de la rangée A à la dernière : encore { $left ->
    [one] { $left } élément
   *[other] { $left } éléments
  }.
ask-lay-tank = Posez un char face cachée dans la zone de rassemblement. Personne d’autre ne voit quels marqueurs sont des chars.
ask-lay-bluff = Posez un leurre face cachée dans la zone de rassemblement.
ask-lay-piece = Posez { $piece ->
    [tiger] un Tiger
    [airfield] l’aérodrome avec son Stuka
    [pak88] le PaK de 8,8 cm
    [pak36] un PaK 36
    [pak-bluff] un leurre de PaK
    [mine] une mine
   *[mine-bluff] un leurre de mine
  } de votre côté du front.
ask-lay-facing = Dans quelle direction orienter { $piece ->
    [tiger] le Tiger
    [airfield] le Stuka
   *[other] le canon
  } en { $hex } ?
ask-march = Vous pouvez déplacer jusqu’à deux marqueurs de char, chacun de deux hex au plus.
ask-march-on = Poursuivez le déplacement du marqueur ou laissez-le ici.
ask-opening-recon = Ouverture : révélez des PaK et observez les marqueurs de char dans l’axe de tir des Tiger et des PaK.
ask-open-must = Ouverture : activez au moins un T-34.
ask-open = Ouverture : activez d’autres T-34 ou passez à la suite.
ask-guns = Vos PaK : orientez-les, révélez-les, mettez-les sur roues.
ask-gun-move = Le { $gun } est sur roues : déplacez-le (encore { $steps } hex), puis choisissez son orientation.
ask-recon = Observez dans l’axe de tir des Tiger et des PaK : révélez des marqueurs de char à portée ou passez à la suite.
ask-program = Programmez le { $tank } en secret : encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  }. La carte tourelle se pose en dernier.
ask-commit = Tous les programmes sont posés. Les valider ?
ask-tanks = Activez et déplacez vos T-34, chacun une seule fois.
ask-drive = Le { $tank } se déplace : encore { $left ->
    [one] { $left } action
   *[other] { $left } actions
  }{ $dash ->
    [0] .
   *[other] , ou { $dash } hex tout droit en steppe libre.
  }
ask-drive-stopped = Le { $tank } est arrêté par une mine : réglez sa tourelle et terminez son déplacement.
ask-execute = Quel Tiger se déplace en premier ?
ask-gun-reveal = Avant le combat, vous pouvez révéler des PaK.
ask-volley = Le { $weapon } doit-il tirer ou retenir son tir ? Les deux camps choisissent en secret ({ volley-step }).
ask-pair = Le { $weapon } fait face à plusieurs canons pointés sur lui : sur lequel tire-t-il ?
ask-turn-fire = Tournez les tourelles { $steps ->
    [one] d’un cran
   *[other] de { $steps } crans
  } au plus et tirez, un tir après l’autre.
ask-stuka-start = Faire décoller le Stuka ? Il ne vole qu’une fois par partie, pendant quatre phases.
ask-stuka-fly = Phase de vol { $phase } : encore { $left ->
    [one] { $left } action
   *[other] { $left } actions
  }. Le Stuka doit être rentré à la fin de la quatrième.
ask-face-hull = Le { $tank } est activé : vers où orienter sa caisse ?
ask-face-turret = Vers où pointer la tourelle du { $tank } ?
ask-face-look = Le { $tank } peut observer dans l’axe de son canon.

wait-markers = Les Soviétiques posent leurs marqueurs de char en secret.
wait-weapons = Les Allemands posent leurs armes en secret.
wait-program = Les Allemands programment leurs Tiger en secret.
wait-volley = Le camp { $side ->
    [german] allemand
   *[soviet] soviétique
  } choisit ses cibles en secret ({ volley-step }).
wait-tile = Le camp { $side ->
    [german] allemand
   *[soviet] soviétique
  } pose une tuile de terrain.
wait-front = Les Allemands construisent la ligne de front : encore { $left ->
    [one] { $left } élément
   *[other] { $left } éléments
  }.
wait-march = Les Soviétiques déplacent des marqueurs de char.
wait-opening-recon = Ouverture : les Allemands révèlent des PaK et observent.
wait-open = Ouverture : les Soviétiques activent des T-34.
wait-guns = Les Allemands mettent leurs PaK en place.
wait-recon = Les Allemands observent dans l’axe de leurs canons.
wait-tanks = Les Soviétiques activent et déplacent leurs T-34.
wait-drive = Le { $tank } se déplace.
wait-execute = Les Allemands choisissent quel Tiger se déplace en premier.
wait-gun-reveal = Avant le combat, les Allemands peuvent révéler des PaK.
wait-turn-fire = Le camp { $side ->
    [german] allemand
   *[soviet] soviétique
  } tourne ses tourelles { $steps ->
    [one] d’un cran
   *[other] de { $steps } crans
  } au plus et tire.
wait-stuka = Les Allemands décident de l’emploi du Stuka.
wait-face = Les Soviétiques orientent le { $tank }.

over = { $winner ->
    [german] Victoire du camp allemand
    [soviet] Victoire du camp soviétique
   *[draw] Match nul
  }, { $german } à { $soviet }.

## What can be done

do-tile = Prendre une tuile { $terrain ->
    [wood] bois
    [hill] colline
    [swamp] marais
    [snowy_wood] bois enneigé
    [snowy_hill] colline enneigée
   *[snow_drift] congère
  }
do-place-tile = Poser { $terrain ->
    [wood] le bois
    [hill] la colline
    [swamp] le marais
    [snowy_wood] le bois enneigé
    [snowy_hill] la colline enneigée
   *[snow_drift] la congère
  } en { $hex }
do-place-front = Élément de front en { $hex }
do-place-marker = Marqueur en { $hex }
do-place-piece = { $piece ->
    [tiger] Tiger
    [airfield] Aérodrome
    [pak88] PaK de 8,8 cm
    [pak36] PaK 36
    [pak-bluff] Leurre de PaK
    [mine] Mine
   *[mine-bluff] Leurre de mine
  } en { $hex }
do-face-piece = Orientation { toward }
do-face-hull = Caisse du { $tank } : { toward }
do-stand-pak = Le { $gun } reste ici, orientation { toward }
do-turret = Tourelle à { $hour } heures, canon { toward }
do-step-marker = Déplacer le { $marker } de { $from } à { $to }
do-finish-marker = Laisser le marqueur ici
do-reveal = Révéler le { $marker } en { $hex }
do-activate-pak = Révéler le { $gun } en { $hex } : { $kind ->
    [pak88] PaK de 8,8 cm
    [pak36] PaK 36
   *[bluff] leurre
  }
do-activate-tank = Activer le { $marker } en { $hex }
do-turn-pak = Orienter le { $gun } en { $hex } : { toward }
do-lay-wheel = Mettre sur roues le { $gun } en { $hex }
do-move-pak = Déplacer sur ses roues le { $gun } ({ $hex })
do-step-pak = Vers { $hex }
do-card = Carte : { $card ->
    [forward] avancer
    [back] reculer
    [left] tourner à gauche
   *[right] tourner à droite
  }
do-turret-card = Carte tourelle : { $hour } heures (termine le programme)
do-program-done = Ce programme est complet
do-commit = Valider les programmes
do-drive = Déplacer le { $tank } ({ $hex })
do-advance = { $way ->
    [forward] Avancer
   *[back] Reculer
  } en { $hex } ({ $cost ->
    [one] { $cost } action
   *[other] { $cost } actions
  })
do-exit = { $way ->
    [forward] Avancer
   *[back] Reculer
  } hors du plateau par le bord allemand : 5 points
do-left = Tourner à gauche
do-right = Tourner à droite
do-fly = Avancer en { $hex }
do-look = Observer le { $gun } en { $hex }
do-end-move = Terminer le déplacement, tourelle à { $hour } heures, canon { toward }
do-execute = Déplacer le { $tank }
do-fire = Le { $by } tire sur le { $at } en { $hex } : puissance { $power } contre blindage { $aspect ->
    [front] avant
    [rear] arrière
   *[side] de flanc
  } { $armour }, { $effect ->
    [destroyed] détruit
    [damaged] endommagé
    [nothing] sans effet
   *[critical] dégâts critiques
  }{ $steps ->
    [0] {""}
    [one] {" "}(tourelle : { $steps } cran)
   *[other] {" "}(tourelle : { $steps } crans)
  }
do-hold = Le { $weapon } retient son tir
do-start-stuka = Faire décoller le Stuka
do-attack = Attaquer le { $tank } par l’arrière
do-land = Atterrir

end-look = Ne plus observer
end-march = Ne plus déplacer de marqueur
end-recon = Terminer la reconnaissance
end-open = Commencer le tour 1
end-guns = Les PaK sont en place
end-tanks = Terminer la phase B
end-gun-reveal = Ne plus révéler de PaK
end-fire = Ne plus tirer à cette étape
end-flight = Terminer cette phase de vol
end-stuka-stays = Le Stuka reste au sol

## What happened

log-turn = Tour { $turn }
log-step = { $step ->
    [S1] Mise en place : terrain
    [S2] Mise en place : ligne de front
    [S3] Mise en place : marqueurs de char
    [S4] Mise en place : armes allemandes
    [O0] Ouverture : déplacement des marqueurs de char
    [O1] Ouverture : reconnaissance
    [O2] Ouverture : activation
    [A1] Phase A : programmation
    [A2] Phase A : PaK
    [A3] Phase A : reconnaissance
    [B1] Phase B : déplacement des marqueurs de char
    [B2] Phase B : T-34
    [C1] Phase C : déplacement des Tiger
    [C2] Phase C : reconnaissance
    [D0] Phase D : révélation des PaK
    [DW] Phase D : tirs depuis les bois
    [DA] Phase D : tirs réciproques
    [DB1] Phase D : tirs des canons déjà pointés
    [DB2] Phase D : riposte
    [DT1] Phase D : rotation allemande d’un cran
    [DS1] Phase D : rotation soviétique d’un cran
    [DT2] Phase D : rotation allemande de deux crans
    [DS2] Phase D : rotation soviétique de deux crans
    [DT3] Phase D : rotation allemande de trois crans
    [DS3] Phase D : rotation soviétique de trois crans
   *[DF] Phase D : le Stuka
  }
log-tile = Le camp { $side ->
    [german] allemand
   *[soviet] soviétique
  } pose { $terrain ->
    [wood] un bois
    [hill] une colline
    [swamp] un marais
    [snowy_wood] un bois enneigé
    [snowy_hill] une colline enneigée
   *[snow_drift] une congère
  } en { $hex }.
log-front = Élément de front en { $hex }.
log-marker-laid = Posé face cachée en { $hex } : un { $kind ->
    [tank] char
   *[bluff] leurre
  }.
log-markers-lie = Les { $count } marqueurs de char sont posés face cachée.
log-piece-laid = Posé en { $hex } : { $piece ->
    [tiger] un Tiger
    [airfield] l’aérodrome
    [pak88] le PaK de 8,8 cm
    [pak36] un PaK 36
    [pak-bluff] un leurre de PaK
    [mine] une mine
   *[mine-bluff] un leurre de mine
  }.
log-weapons-lie = Les armes allemandes sont en place ; PaK et mines sont face cachée.
log-laid-out = { $step ->
    [S1] Le terrain est en place.
   *[S4] Ligne de front, marqueurs et armes sont en place.
  }
log-marker-moved = Le { $marker } va en { $hex }.
log-marker-seen = Le { $by } repère le { $marker } en { $hex } : { $kind ->
    [tank] un T-34 !
   *[bluff] un leurre.
  }
log-marker-seen-from-air = Le Stuka repère le { $marker } en { $hex } : { $kind ->
    [tank] un T-34 !
   *[bluff] un leurre.
  }
log-marker-seen-moving = Le { $marker } est repéré en mouvement en { $hex } : { $kind ->
    [tank] un T-34 !
   *[bluff] un leurre.
  }
log-marker-contact = Un Tiger tombe sur le { $marker } en { $hex } : { $kind ->
    [tank] un T-34 !
   *[bluff] un leurre.
  }
log-marker-activated = Le { $marker } en { $hex } est révélé : { $kind ->
    [tank] un T-34.
   *[bluff] un leurre.
  }
log-t34-activated = Le { $tank } se trouve en { $hex }.
log-t34-faced = { $tank } : caisse { toward-hull }, canon { toward-gun }.
log-t34-moved = Le { $tank } va en { $to }.
log-t34-turned = Le { $tank } pivote, orientation { toward }.
log-t34-stopped = Le { $tank } termine son déplacement, canon { toward }.
log-t34-through = Le { $tank } perce depuis { $hex } !
log-front-removed = L’élément de front en { $hex } est retiré.
log-mine = Le { $tank } révèle le marqueur de mine en { $hex } : { $kind ->
    [mine] un champ de mines !
   *[bluff] un leurre.
  }
log-mine-stops = Le { $tank } est arrêté par les mines en { $hex }.
shot-result = { $effect ->
    [destroyed] Le { $at } est détruit
    [damaged] Le { $at } est endommagé
    [nothing] Le { $at } est indemne
   *[critical] Le { $at } subit des dégâts critiques
  }
log-fired = { $result } en { $to }. Tir du { $by } depuis { $from } : puissance { $power } contre blindage { $aspect ->
    [front] avant
    [rear] arrière
   *[side] de flanc
  } { $armour }{ $steps ->
    [0] {""}
    [one] , tourelle tournée de { $steps } cran
   *[other] , tourelle tournée de { $steps } crans
  }.
figure = { $what ->
    [gun] canon
    [distance] distance
    [from] position
    [into] couvert
    [turret] tourelle
    [power] puissance
    [front] avant
    [rear] arrière
   *[side] flanc
  }
log-head-start = Avance du camp { $side ->
    [german] allemand
   *[soviet] soviétique
  } en points : { $vp }.
log-scored = Camp { $side ->
    [german] allemand
   *[soviet] soviétique
  } : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }.
log-medal = { $side ->
    [german] Un insigne de combat des blindés
   *[soviet] Un ordre de Souvorov
  } pour le { $place ->
    [0] {""}
    [1] premier{" "}
    [2] deuxième{" "}
    [3] troisième{" "}
   *[4] quatrième{" "}
  }commandant { $side ->
    [german] allemand
   *[soviet] soviétique
  }.
log-drift-gone = La congère en { $hex } disparaît.
log-turn-ended = Fin du tour { $turn }, points du tour : Allemands { $german }, Soviétiques { $soviet }.
log-ended-no-tanks = Le camp soviétique n’a plus de char : { $german } à { $soviet }.
log-ended-last-turn = Le dernier tour est terminé : { $german } à { $soviet }.
log-ended-quiet = Il ne se passe plus rien depuis trop longtemps : la partie s’achève sur le score de { $german } à { $soviet }.
log-pak-activated = Le { $gun } en { $hex } est révélé : { $kind ->
    [pak88] PaK de 8,8 cm.
    [pak36] PaK 36.
   *[bluff] un leurre.
  }
log-pak-turned = Le { $gun } en { $hex } pivote, orientation { toward }.
log-wheel = Le { $gun } en { $hex } est mis sur roues.
log-pak-moved = Le { $gun } va en { $hex }.
log-pak-stands = Le { $gun } s’arrête en { $hex }, orientation { toward }.
log-pak-seen = Le { $tank } découvre le { $gun } en { $hex } : { $kind ->
    [pak88] PaK de 8,8 cm !
    [pak36] PaK 36 !
   *[bluff] un leurre.
  }
log-pak-overrun = Le { $tank } écrase le { $gun } en { $hex } : { $kind ->
    [pak88] un PaK de 8,8 cm détruit.
    [pak36] un PaK 36 détruit.
   *[bluff] un leurre.
  }
log-pak-faced = Le { $tank } arrive face au canon du { $gun } en { $hex } : { $kind ->
    [pak88] un PaK de 8,8 cm, qui reste en place.
    [pak36] un PaK 36, qui reste en place.
   *[bluff] un leurre.
  }
log-card = Programme du { $tank } : { $card ->
    [forward] avancer
    [back] reculer
    [left] gauche
   *[right] droite
  }.
log-turret-card = Programme du { $tank } : tourelle à { $hour } heures.
log-programmed = { $place ->
    [0] Les Tiger sont programmés.
    [1] Le premier commandant allemand a programmé.
    [2] Le deuxième commandant allemand a programmé.
    [3] Le troisième commandant allemand a programmé.
   *[4] Le quatrième commandant allemand a programmé.
  }
log-tiger-moved = Le { $tank } va en { $hex }.
log-tiger-turned = Le { $tank } pivote, orientation { toward }.
log-card-wasted = { $tank } : une carte « { $card ->
    [forward] avancer
   *[back] reculer
  } » ne suffit pas pour entrer dans cet hex et est perdue.
log-tiger-blocked = Le { $tank } est arrêté par { $by ->
    [edge] le bord du plateau
    [swamp] le marais en { $hex }
    [t34] un T-34 en { $hex }
    [tiger] l’autre Tiger en { $hex }
    [pak] son propre PaK en { $hex }
   *[stuka] le Stuka en { $hex }
  }.
log-cards-lapsed = { $tank } : { $cards ->
    [one] { $cards } carte perdue
   *[other] { $cards } cartes perdues
  }.
log-lapse-shown = Tour { $turn } : après l’arrêt forcé du { $tank }, il restait { $cards }.
card-row = { $card ->
    [forward] avancer
    [back] reculer
    [left] gauche
   *[right] droite
  }, { $rest }
card-last = { $card ->
    [forward] avancer
    [back] reculer
    [left] gauche
   *[right] droite
  }
log-tiger-aimed = Le { $tank } pointe son canon, direction { toward }.
log-tiger-stays = Le { $tank } reste sur place.
log-stuka-started = Le Stuka décolle.
log-stuka-flew = Le Stuka gagne { $hex }.
log-stuka-turned = Le Stuka vire, cap { toward }.
log-stuka-attacked = Le Stuka détruit le { $tank } en { $hex }.
log-stuka-landed = Le Stuka atterrit.
log-stuka-lost = Le Stuka ne rentre pas à temps : atterrissage forcé.
log-stuka-destroyed = Le { $tank } détruit le Stuka au sol en { $hex }.

## Losses

lost-guns = { $lost } canon{ $of ->
    [one] {""}
   *[other] s
  } sur { $of }
lost-tanks = { $lost } T-34 sur { $of }{ $hidden ->
    [0] {""}
    [one] {" "}· { $hidden } encore caché
   *[other] {" "}· { $hidden } encore cachés
  }

## Why not

why-not-now = Cela n’est pas possible à cette étape.
why-over = La partie est terminée.
why-no-such-piece = Cette pièce n’existe pas.
why-off-the-board = Cet hex n’est pas sur le plateau.
why-not-yours = Cette pièce appartient à un autre joueur.
why-no-such-tile = Votre camp n’a plus de tuile de ce type.
why-tile-outside-half = Les tuiles se posent dans votre moitié du plateau.
why-tile-on-tile = Une tuile de terrain s’y trouve déjà.
why-front-outside-band = La ligne de front se pose dans les colonnes de la bande de front.
why-front-twice = Un élément de front s’y trouve déjà.
why-front-starts-at-row-a = Le premier élément se pose sur un hex de la rangée A.
why-front-not-connected = L’élément doit en toucher un autre déjà posé.
why-front-too-short = Les éléments restants n’atteindraient plus la dernière rangée.
why-marker-outside-zone = Les marqueurs de char se posent dans la zone de rassemblement.
why-marker-on-marker = Un marqueur de char s’y trouve déjà.
why-not-on-german-side = Cet hex est du côté soviétique du front.
why-tiger-in-swamp = Un Tiger ne peut pas se trouver dans un marais.
why-airfield-not-on-steppe = L’aérodrome doit être en steppe, sans élément de front.
why-airfield-on-mine = L’aérodrome ne peut pas être posé sur un marqueur de mine.
why-hex-taken = Une autre arme s’y trouve.
why-mine-on-mine = Un marqueur de mine s’y trouve déjà.
why-mine-in-swamp = On ne pose pas de mines dans un marais.
why-mine-in-drift = On ne pose pas de mines dans une congère.
why-mine-on-airfield = On ne pose pas de mines sur l’aérodrome.
why-marker-gone = Ce marqueur a déjà été révélé.
why-marker-moved = Ce marqueur s’est déjà déplacé.
why-no-marker-moves-left = Plus aucun marqueur ne peut se déplacer à cette étape.
why-finish-marker-first = Un autre marqueur est en mouvement : terminez d’abord son déplacement.
why-not-adjacent = Cet hex n’est pas adjacent.
why-marker-terrain = Les marqueurs de char n’entrent que dans la steppe et les bois.
why-marker-obstacle = Un marqueur de char ne peut pas entrer dans un hex contenant une mine, un PaK, un char ou l’aérodrome.
why-marker-must-move-on = Un marqueur ne peut pas s’arrêter sur un autre : il doit continuer.
why-no-marker-in-hand = Aucun marqueur n’est en mouvement.
why-marker-not-seen = Aucun de vos canons ne vise ce marqueur : il doit être dans l’axe de tir, à portée et en vue.
why-marker-in-wood = Un marqueur de char dans un bois est invisible.
why-marker-in-drift = Un marqueur dans une congère est invisible depuis le sol.
why-marker-under-tank = Un T-34 se tient sur ce marqueur.
why-marker-is-bluff = Ce marqueur est un leurre.
why-no-tank-yet = Au moins un T-34 doit être activé pendant l’ouverture.
why-not-under-stuka = Le Stuka ne voit que son propre hex et les six hex voisins.
why-pak-gone = Ce PaK n’est plus en jeu.
why-pak-is-bluff = Ce marqueur est un leurre.
why-pak-face-up = Ce PaK est déjà face visible.
why-pak-on-wheel = Ce PaK est sur roues.
why-pak-handled = Ce marqueur a déjà été orienté ou révélé dans cette phase : c’est l’un ou l’autre.
why-pak-faces-there = Il est déjà orienté ainsi.
why-no-wheel-left = Aucun marqueur roue n’est disponible.
why-wheel-not-moving = Ce PaK n’a pas de roue posée lors d’un tour précédent.
why-wheels-must-turn = Les PaK dont la roue montre sa face mobile doivent d’abord être déplacés ou laissés sur place.
why-pak-steps-used = Ce PaK a déjà parcouru ses deux hex.
why-pak-obstacle = Un PaK ne peut pas entrer dans un hex contenant un char, un marqueur de char, un autre PaK ou l’aérodrome.
why-pak-not-seen = Ce marqueur n’est pas sur une ligne, à portée et en vue.
why-pak-in-drift = Un marqueur PaK dans une congère est invisible.
why-pak-known = Ce PaK est déjà face visible.
why-program-full = Le programme compte déjà toutes les cartes que le Tiger peut recevoir.
why-programs-open = Un programme n’est pas encore complet.
why-programs-done = Tous vos programmes sont complets : validez-les ou annulez.
why-tank-gone = Ce char n’est plus en jeu.
why-tank-moved = Ce char s’est déjà déplacé dans cette phase.
why-tank-waits = Ce char a été activé dans cette phase : il se déplacera à la prochaine phase B.
why-tank-in-hand = Un char est en mouvement : terminez d’abord son déplacement.
why-stopped-by-mine = Une mine l’a arrêté : plus aucune action dans cette phase.
why-no-actions-left = Il n’a plus d’action.
why-too-expensive = Entrer dans cet hex coûte plus d’actions qu’il ne lui en reste.
why-only-dash-left = Il ne peut continuer que tout droit en steppe libre.
why-edge-of-board = Le plateau s’arrête là ; on ne peut sortir que par le bord allemand.
why-tank-in-the-way = Un char s’y trouve.
why-tiger-driven = Ce Tiger s’est déjà déplacé.
why-tiger-idle = Le programme de ce Tiger est vide.
why-another-weapon-first = C’est à une autre arme de choisir.
why-same-side = Les armes d’un même camp ne se tirent pas dessus.
why-has-fired = Cette arme a déjà tiré dans cette phase.
why-not-in-line = La cible n’est sur aucune de ses six lignes.
why-wood-between = Un bois sur la ligne bloque la vue.
why-hill-between = Une colline sur la ligne bloque la vue.
why-tank-between = Un char sur la ligne bloque la vue : aucune des deux extrémités n’est sur une colline.
why-drift-between = Une congère sur la ligne bloque la vue : aucune des deux extrémités n’est sur une colline.
why-concealed = La cible est cachée dans un bois : elle n’est visible que depuis un hex adjacent ou après avoir tiré.
why-concealed-in-drift = La cible est cachée dans une congère tant qu’elle n’a pas tiré.
why-target-face-down = Un PaK face cachée ne tire pas et ne peut pas être pris pour cible.
why-pak-cannot-turn = Un PaK ne tire que dans la direction où il est orienté.
why-too-many-steps = La tourelle devrait tourner de trop de crans pour cette étape.
why-too-weak = À cette distance, le tir n’a plus aucune puissance.
why-no-harm-to-pak = Le tir ne pourrait pas endommager ce PaK.
why-not-in-wood = Seules les armes dans un bois tirent à cette étape.
why-not-mutual = À cette étape, seules tirent les armes pointées l’une sur l’autre.
why-pairs-fire = Deux canons pointés l’un sur l’autre tirent tous les deux : on ne peut pas retenir ce tir.
why-not-fired-on = Un char ne riposte que contre ceux qui lui ont tiré dessus.
why-only-tanks-return-fire = Les PaK ne pivotent pas pour riposter.
why-stuka-flies = Le Stuka est déjà en vol.
why-stuka-on-ground = Le Stuka est au sol.
why-stuka-no-actions = Le Stuka n’a plus d’action dans cette phase.
why-stuka-edge = Le Stuka ne peut pas quitter le plateau.
why-attack-used = Le Stuka a déjà mené son unique attaque.
why-not-behind = Le Stuka doit être dans l’hex directement derrière le T-34.
why-hidden-from-stuka = Un T-34 dans un bois est invisible depuis les airs.
why-not-on-airfield = Il n’atterrit que sur son propre aérodrome, et seulement si aucun char ne s’y trouve.

## Setting up a match

setup-players = Sur ces plateaux, on joue de 2 à { $most }.
setup-max-turns = Le dernier tour doit être compris entre { $least } et { $most }.
setup-quiet-turns = Le nombre de tours calmes doit être compris entre 3 et 20.
setup-head-start = L’avance doit être comprise entre -{ $most } et { $most } points.
setup-one-lead = Soit les chances égales, soit une avance de votre choix, pas les deux.
setup-preset-needs-terrain = Un déploiement prédéfini exige aussi le terrain correspondant.
setup-preset-one-board = Les mises en place prédéfinies ne valent que pour un seul plateau.
setup-preset-season = Cette mise en place prédéfinie est prévue pour l’autre saison.
