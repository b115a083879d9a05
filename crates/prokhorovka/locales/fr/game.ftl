### Blood & Steel : le jeu, français

## Pions et mots

unit-name = { $kind ->
    [ss-pzg] { $number } SS PzG
    [ss-pz] { $number } SS Pz
    [ss-pzjg] { $number } SS PzJg
    [ss-aufkl] { $number } SS Aufkl
    [ss-tiger] { $number } SS Tiger
    [deutschland] Deutschland
    [der-fuehrer] Der Führer
    [eicke] Eicke
    [thule] Thule
    [inf] { $number } RI
    [stug] { $number } StuG
    [tb] { $number } BCh
    [gds-tb] { $number } BCh Gde
    [gds-tr] { $number } RCh Gde
    [mrb] { $number } BIM
    [gds-mrb] { $number } BIM Gde
    [gds-abn] { $number } RAP Gde
    [gds-rd] { $number } DF Gde
    [gds-mech] { $number } BM Gde
   *[rd] { $number } DF
  }
nobody = personne
and-list = { $list }, { $next }
formation-name = { $formation ->
    [lah] 1re SS Leibstandarte
    [dr] 2e SS Das Reich
    [tk] 3e SS Totenkopf
    [division-167] 167e division d’infanterie
    [airborne] 9e division aéroportée de la Garde
    [remnants] restes des divisions de fusiliers
    [corps-18] 18e corps blindé
    [corps-29] 29e corps blindé
    [corps-2] 2e corps blindé
    [guards-2] 2e corps blindé de la Garde
   *[reserve] 5e armée blindée de la Garde
  }
place-name = { $place ->
    [luchki] Loutchki
    [veselyi-wood] bois de Vessioly
    [krasny-oktyabr] Krasny Oktiabr
    [teterevino-wood] bois de Teterevino
    [veselyi] Vessioly
    [klyuchi] Klioutchi
    [psel-grove] bosquet du Psel
    [teterevino] Teterevino
    [vasilyevka] Vassilievka
    [hill-226-6] cote 226,6
    [hill-258-2] cote 258,2
    [komsomolets-grove] bosquet de Komsomolets
    [hill-236-7] cote 236,7
    [polezhayev] Polejaïev
    [andreyevka] Andreïevka
    [komsomolets] Komsomolets
    [hill-241-6] cote 241,6
    [ivanovskiy-vyselok] Ivanovski Vysselok
    [kartashevka-wood] bois de Kartachevka
    [prelestnoye] Prelestnoïe
    [oktyabrskiy] Oktiabrski
    [storozhevoye-wood] bois de Storojevoïe
    [hill-247-6] cote 247,6
    [petrovka] Petrovka
    [hill-252-2] cote 252,2
    [storozhevoye] Storojevoïe
    [hill-252-4] cote 252,4
    [yamki] Iamki
    [vinogradovka] Vinogradovka
    [prokhorovka-wood] bois de Prokhorovka
    [prokhorovka] Prokhorovka
   *[pravorot-wood] bois de Pravorot
  }
hex-name = { $place ->
    [none] { $hex }
   *[other] { place-name } ({ $hex })
  }
off-map = hors de la carte
the-side = { $side ->
    [german] Les Allemands
   *[soviet] Les Soviétiques
  }
chance = { $sixths ->
    [0] ne peut pas toucher
    [1] touche sur 1
    [6] touche à coup sûr
   *[other] touche sur { $sixths } ou moins
  }

## Ce qui est demandé

ask-place = Placez { $unit }.
ask-station = Choisissez l’hex de Prokhorovka pour son reste de division. Les neuf autres villages suivent d’eux-mêmes.
ask-remnant = Choisissez un hex sans village pour un reste de division : { $left ->
    [one] encore un
   *[other] encore { $left }
  }.
ask-call = Tour { $turn } : demandez-vous la 167e division d’infanterie ? Cela coûte 2 PV de toute façon ; elle vient sur un dé inférieur à { $turn }.
ask-reserve = Tour { $turn } : nommez les brigades de la réserve que vous demandez. Chacune vient sur un dé inférieur à { $turn } ; un refus coûte 1 PV.
ask-commit = Engagez des corps blindés, autant que vous voulez. Chacun que vous n’engagez jamais vaut { $points } PV.
ask-zone = { $who } : le dé donne 6. Choisissez la zone d’entrée.
ask-operations = { $formation } : agissez avec ses unités l’une après l’autre, employez l’appui, ou terminez la phase.
ask-march = { $units } fait mouvement : encore { $left } PM.
ask-group = { $units } font mouvement ensemble pour enfoncer : encore { $left } PM.
ask-reroll = { $unit } a manqué. Wittmann relance-t-il le dé ?
ask-defend = Enfoncement de { $hex }, round { $round } : tirez sur les attaquants, unité par unité, ou retenez le tir.
ask-offend = Enfoncement de { $hex }, round { $round } : chacune de vos unités doit tirer une fois.
ask-forced-retreat = Enfoncement de { $hex } : vos unités désorganisées doivent retraiter.
ask-free-retreat = Enfoncement de { $hex } : vous pouvez faire retraiter d’autres unités.
ask-break-off = Enfoncement de { $hex }, round { $round } : ramenez des unités, ou continuez le combat.

told-place = { the-side } placent { $unit }.
told-remnants = Les Soviétiques choisissent les hex des restes de divisions.
told-call = Les Allemands peuvent demander la 167e division d’infanterie.
told-reserve = Les Soviétiques peuvent demander des brigades de la réserve.
told-commit = Les Soviétiques engagent des corps blindés.
told-zone = Les Soviétiques choisissent la zone d’entrée : { $who }.
told-operations = { the-side } agissent avec : { $formation }.
told-march = En mouvement : { $units }.
told-reroll = { $unit } a manqué ; Wittmann peut relancer.
told-defend = Enfoncement de { $hex }, round { $round } : { $side ->
    [german] les Allemands défendent
   *[soviet] les Soviétiques défendent
  }.
told-offend = Enfoncement de { $hex }, round { $round } : { $side ->
    [german] les Allemands attaquent
   *[soviet] les Soviétiques attaquent
  }.
told-retreat = Enfoncement de { $hex } : le défenseur retraite.
told-break-off = Enfoncement de { $hex }, round { $round } : l’attaquant peut rompre.
over = { $winner ->
    [german] Le camp allemand gagne
    [soviet] Le camp soviétique gagne
   *[draw] Match nul
  }, { $german } à { $soviet }.

## Ce qu’on peut faire

do-place = { $unit } en { $hex }
do-place-remnant = Un reste de division en { $hex }
do-call = Demander la 167e division d’infanterie
do-ask = Demander { $unit }
do-commit = Engager : { $formation }
do-enter = Zone d’entrée { $zone }
do-fire = { $by } tire sur { $at }, { $hex } : { chance }
do-half-fire = { $by } tire sur { $at }, { $hex }, à demi-facteur : { chance }
do-fire-close = { $by } tire sur { $at } : { chance }
do-march = { $unit } fait mouvement depuis { $hex }
do-group = { $units } enfoncent ensemble depuis { $hex }
do-air = Attaque aérienne sur { $at }, { $hex } : { chance }
do-rudel = Rudel attaque { $at }, { $hex } : { chance }
do-shell = Artillerie sur { $at }, { $hex } : { chance }
do-step = Vers { $hex } ({ $cost } PM)
do-last-step = Vers { $hex } avec tous les points de mouvement
do-stop = S’arrêter : { $hex }
do-exit = Quitter la carte par le nord : 1 PV
do-attack = Enfoncer { $hex } ({ $cost } PM)
do-reroll = Relancer le dé
do-keep = En rester au tir manqué
do-retreat = { $unit } retraite vers { $hex }
do-flee = { $unit } quitte la carte
do-back = { $unit } revient en { $hex }
end-call = Ne pas demander
end-reserve = C’est tout
end-commit = Aucun autre corps
end-defend = Retenir le tir
end-retreat = Personne d’autre ne retraite
end-break-off = Continuer le combat
end-phase = Terminer la phase

## Ce qui se passe

log-placed = { $unit } est en { $hex }.
log-token = Un reste de division est posé face cachée : { $hex }.
log-dealt = Les restes de divisions sont distribués face cachée.
log-turned-up = Révélé : { $unit }, { $hex }.
log-turn = Tour { $turn }
log-air = Dés aériens : Allemands { $german }, Soviétiques { $soviet }. { $winner ->
    [german] Avions allemands : { $aircraft }.
    [soviet] Avions soviétiques : { $aircraft }.
   *[nobody] Personne ne vole.
  }
log-rudel-flies = Rudel vole ce tour-ci.
log-rudel-shot-down = Rudel est abattu : 1 PV pour les Soviétiques.
log-artillery = { $side ->
    [german] Artillerie allemande
   *[soviet] Artillerie soviétique
  }, dé { $die } : { $guns ->
    [0] aucune
    [1] une attaque
   *[other] { $guns } attaques
  }.
log-called = Les Allemands demandent la 167e, dé { $die } : { $answer ->
    [arrives] elle arrive
    [not_yet] pas encore
   *[barred] elle ne viendra jamais
  }. 2 PV perdus.
log-granted = { $unit } est accordée (dé { $die }).
log-refused = { $unit } est refusée (dé { $die }) : 1 PV perdu.
log-committed = Engagé : { $formation }.
log-drawn = Marqueur tiré : { $formation }.
log-zone-rolled = { $who }, zone d’entrée : dé { $die }.
log-zone-chosen = { $formation } entre par la zone { $zone }.
shot-result = { $effect ->
    [missed] { $at } : manqué
    [disrupted] { $at } : unité désorganisée
    [reduced] { $at } : unité réduite
    [reduced_disrupted] { $at } : unité réduite et désorganisée
    [eliminated] { $at } : unité éliminée
   *[hit] { $at } : touché
  }
log-fired = { $result }, { $hex }. Tir de { $unit } : facteur { $power }, dé { $die }{ $modifier }.
log-rerolled = { $result }. Wittmann, { $unit } : facteur { $power }, dé { $die }{ $modifier }.
log-air-attack = { $result }, { $hex }. Attaque aérienne, dé { $die }{ $modifier }.
log-rudel-attack = { $result }, { $hex }. Rudel, dé { $die }{ $modifier }.
log-shelled = { $result }, { $hex }. Artillerie, dé { $die }{ $modifier }.
log-harmed = { $unit } : { $health ->
    [disrupted] unité désorganisée
    [reduced] unité réduite
   *[reduced_disrupted] unité réduite et désorganisée
  }.
log-tiger-survived = { $unit } survit (dé { $die }).
log-tiger-lost = { $unit } ne survit pas (dé { $die }).
log-eliminated = { $unit } : unité éliminée.
log-marched = { $unit } vers { $hex } ({ $cost } PM).
log-came-on = { $unit } entre sur la carte : { $hex }.
log-broke-out = { $unit } quitte la carte par le nord : 1 PV.
log-taken = { the-side } prennent { $hex }.
log-overrun = { the-side } enfoncent { $hex } depuis { $from }.
log-round = Round { $round }
log-thrown-back = { $unit } est rejetée en { $hex }.
log-retreated = { $unit } retraite vers { $hex }.
log-fled = { $unit } quitte la carte.
log-trapped = { $unit } n’a nulle part où aller.
log-went-back = { $unit } revient en { $hex }.
log-overrun-ended = L’enfoncement de { $hex } est terminé : { $holder ->
    [german] les Allemands tiennent l’hex
    [soviet] les Soviétiques tiennent l’hex
   *[nobody] il ne reste personne
  }.
log-recovery = Récupération : { $unit }, dé { $die }, { $result ->
    [fresh] de nouveau fraîche
   *[reduced] toujours réduite
  }.
log-banked = Objectifs : { $german } PV pour les Allemands, { $soviet } PV pour les Soviétiques.
log-turn-ended = Après le tour { $turn } : Allemands { $german }, Soviétiques { $soviet }.
log-ended = La bataille est terminée, { $german } à { $soviet }.

## En détail

detail-unit = { $unit }, { $formation }
detail-factors = Contre les blindés { $armour }, contre l’infanterie { $infantry }, { $points } points de mouvement
detail-health = { $health ->
    [fresh] Unité fraîche
    [disrupted] Désorganisée
    [reduced] Réduite
   *[reduced_disrupted] Réduite et désorganisée
  }
detail-stage = { $stage ->
    [ready] N’a pas encore agi ce tour-ci
    [fired_half] A tiré à demi-facteur ; peut se déplacer de la moitié
    [moved_half] S’est déplacée de la moitié ; peut tirer à demi-facteur
   *[done] A fini pour ce tour
  }
detail-place = Lieu : { $hex }
forecast-factor = { $factor ->
    [armour] Facteur antichar { $number }
   *[infantry] Facteur anti-infanterie { $number }
  }
forecast-tiger = Compagnie de Tiger : +{ $number }
forecast-power = Moitié, ou désorganisée : { $number }
forecast-range = À deux hex : dé{ $modifier }
forecast-cover = Bois ou village : dé{ $modifier }
forecast-hill = Depuis une colline : dé{ $modifier }
forecast-close = Soviétiques au contact des blindés : dé{ $modifier }
forecast-chance = Le tir { chance }
forecast-support = Facteur d’appui { $number }
forecast-rudel = Rudel : dé{ $modifier }
forecast-they-fire = D’abord { $by } tire sur { $at } : { chance }
forecast-you-fire = Puis { $by } sur { $at } : { chance }
forecast-overrun = Tout attaquant touché recule ; tout défenseur désorganisé doit retraiter.
tally-objectives = Objectifs : { $points }
tally-break-out = Unités sorties par le nord : { $points }
tally-calls = Demandes de la 167e : { $points }
tally-handicap = Handicap : { $points }
tally-kept-back = Corps non engagés : { $points }
tally-railway = Voie ferrée : { $points }
tally-refusals = Brigades refusées : { $points }
tally-rudel = Rudel abattu : { $points }
tally-total = Total : { $points }

## Ce qui n’est pas permis

why-not-now = Ce n’est pas ce qui se décide maintenant.
why-over = La partie est terminée.
why-handicap-too-large = Le handicap est de 6 PV au plus, pour l’un ou l’autre camp.
why-outside-zone = Cette unité se place dans la zone de sa propre division.
why-hill-taken = Une seule unité de la Leibstandarte peut commencer sur la cote 252,2, et il y en a déjà une.
why-not-prokhorovka = Choisissez d’abord l’un des deux hex de Prokhorovka.
why-inside-german-zone = Cet hex est dans une zone allemande.
why-germans-there = Des Allemands s’y trouvent.
why-remnant-in-village = Les villages ont déjà leurs restes de divisions ; choisissez un autre hex.
why-remnant-there = Un reste de division s’y trouve déjà.
why-no-reserve-brigade = Cette unité n’est pas une brigade de la réserve.
why-already-granted = Cette brigade est déjà accordée.
why-already-asked = Vous avez déjà demandé cette brigade.
why-no-corps = On n’engage que les quatre corps blindés.
why-already-committed = Ce corps est déjà engagé.
why-not-yours = Vous ne pouvez pas agir avec cette unité maintenant.
why-not-drawn = Le marqueur de sa formation n’est pas celui qui a été tiré.
why-not-on-map = Cette unité n’est pas sur la carte.
why-is-disrupted = Cette unité est désorganisée.
why-is-done = Cette unité a terminé son action.
why-half-done = Cette unité a déjà tiré ; elle peut seulement se déplacer.
why-no-half-move = La moitié de ses points de mouvement est 0 : elle se déplace ou tire, pas les deux.
why-not-an-enemy = Ce n’est pas un ennemi.
why-target-gone = Cette unité n’est pas sur la carte.
why-out-of-range = C’est trop loin.
why-two-hexes-at-armour = À deux hex, on ne tire que sur les blindés.
why-soviets-reach-one = Les unités soviétiques ne tirent que sur les hex adjacents.
why-no-sight = Un bois ou un village bloque la vue.
why-no-factor = Son facteur contre cette cible est 0.
why-tiger-supports = À côté d’une unité en ordre de sa division, une compagnie de Tiger ne tire pas elle-même.
why-no-aircraft = Vous n’avez plus d’avions.
why-no-rudel = Rudel ne vole pas, ou a déjà attaqué.
why-no-artillery = Vous n’avez plus d’artillerie.
why-beyond-artillery = Aucune de vos unités en ordre n’est à cinq hex ou moins.
why-harmed-enough = L’appui ne peut plus nuire à cette unité.
why-has-moved = Cette unité s’est déjà déplacée.
why-nowhere-to-go = Elle n’a nulle part où aller.
why-not-adjacent = Ces hex ne sont pas adjacents.
why-not-an-entry = Elle ne peut pas entrer par cet hex.
why-too-dear = Il n’y a pas assez de points de mouvement.
why-enemy-there = L’ennemi s’y trouve : on n’y entre que par un enfoncement.
why-dead-end = De là, le mouvement ne pourrait pas s’achever.
why-not-yet-moved = Un mouvement compte au moins un hex.
why-groups-attack = Un groupe ne se déplace que pour enfoncer et finit toujours ainsi.
why-stacking = Il n’y a pas de place : deux unités d’une formation, ou un reste de division et une autre unité.
why-not-north-edge = On ne quitte la carte que depuis la rangée la plus au nord.
why-only-germans-leave = Seules les unités allemandes quittent la carte.
why-no-minimum-move = Le mouvement minimum est pour une unité seule qui n’a encore rien fait.
why-affords-step = Elle a assez de points pour entrer normalement dans cet hex.
why-not-a-group = Ce n’est pas un groupe ; nommez ses unités dans l’ordre.
why-not-together = Elles ne sont pas dans le même hex.
why-too-many-in-group = Deux unités et une compagnie de Tiger au plus enfoncent ensemble.
why-remnants-do-not-overrun = Les restes de divisions n’enfoncent pas.
why-just-arrived = Qui vient d’entrer sur la carte ne peut pas enfoncer.
why-no-enemy-there = Il n’y a pas d’ennemi dans cet hex.
why-not-in-overrun = Cette unité ne prend pas part à l’enfoncement.
why-has-fired = Cette unité a déjà tiré dans ce round.
why-must-fire = Dans un enfoncement, l’attaquant ne peut pas retenir le tir.
why-must-retreat = Les défenseurs désorganisés doivent retraiter.
why-not-defending = Cette unité ne défend pas ici.
why-disrupted-first = Les unités désorganisées retraitent d’abord.
why-towards-attacker = L’attaque est venue de là.
why-enemy-in-retreat = L’ennemi s’y trouve.
why-not-at-edge = On ne quitte la carte qu’à son bord.
