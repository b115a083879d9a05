### Blood & Steel : le but, le plateau et les pions en mots, français

## Le but

aim-won = Le plus de PV après le tour { $turn }.
aim-left = { $markers ->
    [0] le dernier marqueur est tiré
    [one] encore un marqueur dans l’enveloppe
   *[other] encore { $markers } marqueurs dans l’enveloppe
  }
aim-last = C’est le dernier tour.
phase-name = { $phase ->
    [setup] Mise en place
    [requests] Demandes
    [commitment] Engagement
    [operations] Opérations
   *[overrun] Enfoncement
  }
phase-about = { $phase ->
    [setup] Les Allemands placent leurs divisions dans leurs zones, puis les Soviétiques leurs restes face cachée et la division aéroportée.
    [requests] Les Allemands peuvent demander la 167e, les Soviétiques leur réserve.
    [commitment] Les Soviétiques choisissent les corps blindés qu’ils engagent.
    [operations] Les marqueurs sont tirés un à un ; la formation tirée se déplace et tire, avec avions et artillerie.
   *[overrun] Dans un seul hex : les défenseurs tirent, les attaquants tirent, les unités désorganisées retraitent, jusqu’à ce qu’il ne reste qu’un camp.
  }

## Pions et lieux en mots

tip-hex = { $name }, { $terrain ->
    [clear] découvert
    [hill] colline
    [forest] bois
   *[village] village
  }{ $rail ->
    [yes] , voie ferrée
   *[no] {""}
  }{ $zone ->
    [0] {""}
   *[other] , zone d’entrée soviétique { $zone }
  }
tip-zone = Zone d’entrée soviétique { $zone }
tip-north = Bord nord : une unité allemande qui quitte la carte ici rapporte { $points } PV
tip-box = { $formation }, à côté de la carte
tip-envelope = L’enveloppe : les marqueurs qui s’y trouvent encore
tip-drawn = Les marqueurs tirés ce tour-ci, dans l’ordre
tip-support = { $side ->
    [german] Avions et artillerie des Allemands
   *[soviet] Avions et artillerie des Soviétiques
  }
tip-turn = Tour { $turn } : de { $from } à { $to }
tip-unit = { $unit }, { $formation }, { $hex } : { $armour } contre les blindés, { $infantry } contre l’infanterie, { $points } PM{ $health ->
    [fresh] {""}
    [disrupted] , désorganisée
    [reduced] , réduite
   *[reduced_disrupted] , réduite et désorganisée
  }{ $stage ->
    [ready] , peut agir
    [fired_half] , a tiré à demi-facteur
    [moved_half] , s’est déplacée de la moitié
    [done] , a agi
   *[idle] {""}
  }
tip-token = Un reste, face cachée : { $hex }
tip-chit = Marqueur : { $formation }, { $state ->
    [envelope] encore dans l’enveloppe
    [active] agit maintenant
   *[drawn] déjà tiré
  }
tip-air = { $side ->
    [german] Avions allemands
   *[soviet] Avions soviétiques
  } : { $count ->
    [0] plus aucun
    [one] une attaque
   *[other] { $count } attaques
  }
tip-guns = { $side ->
    [german] Artillerie allemande
   *[soviet] Artillerie soviétique
  } : { $count ->
    [0] plus rien
    [one] une attaque
   *[other] { $count } attaques
  }
tip-rudel = Rudel : une des attaques aériennes, avec 1 de moins au dé
box-name = { $box ->
    [envelope] Enveloppe
    [drawn] Tirés
    [german] Appui all.
    [soviet] Appui sov.
   *[turn] Tour
  }

legend-unit = { $side ->
    [german] Unité allemande : facteur antichar, facteur anti-infanterie, points de mouvement.
   *[soviet] Unité soviétique : facteur antichar, facteur anti-infanterie, points de mouvement.
  }
legend-tiger = Compagnie de Tiger : +1 au facteur antichar de son hex.
legend-infantry = { $kind ->
    [mechanised] Panzergrenadiers, infanterie mécanisée.
    [motorised] Infanterie motorisée.
    [airborne] Infanterie aéroportée.
   *[remnant] Ce qui reste d’une division de fusiliers : se déplace ou tire, jamais les deux.
  }
legend-health = { $health ->
    [disrupted] Désorganisée (penchée, D) : ne fait rien ce tour-ci.
    [reduced] Réduite (déchirée, H) : continue à combattre.
   *[reduced_disrupted] Réduite et désorganisée : le prochain coup au but d’une unité l’élimine.
  }
legend-duty = { $duty ->
    [ready] Point : peut agir ce tour-ci.
    [half] Demi-point : a tiré ou s’est déplacée à moitié.
   *[done] Sombre, sans point : a agi.
  }
legend-token = Un reste, face cachée.
legend-chit = Marqueur : { $formation }.
legend-support = { $with ->
    [air] Avions : attaques restantes.
   *[guns] Artillerie : attaques restantes.
  }
legend-terrain = { $terrain ->
    [clear] Découvert : 1 PM.
    [hill] Colline : 2 PM, 1 PV ; le tir y gagne 1.
    [forest] Bois : 2 PM, couvert, bloque la vue.
   *[village] Village : 1 PM, 1 PV, couvert, bloque la vue.
  }
legend-river = Le Psel : 2 PM de plus pour traverser.
legend-rail = La voie ferrée : 2 PV pour les Soviétiques si aucun Allemand n’est dessus ni au sud à la fin.
legend-flag = { $side ->
    [german] Tenu par les Allemands.
   *[soviet] Tenu par les Soviétiques.
  }
legend-entry = Zone d’entrée soviétique.
legend-north = Bord nord : les Allemands y quittent la carte pour 1 PV.
legend-half = Où l’unité arrive avec la moitié de ses PM : elle peut encore tirer à la moitié de son facteur.

figure = { $what ->
    [armour] facteur antichar
    [infantry] facteur anti-infanterie
    [tiger] Tiger
    [less] moitié ou désorganisée
    [range] portée
    [cover] couvert
    [hill] depuis la colline
    [close] au contact
    [support] appui
    [rudel] Rudel
   *[needed] ou moins touche
  }
figure-die = il faut { $needed } ou moins
lost-units = { $lost } unités perdues sur { $of }

## Pourquoi pas

why-out-of-reach = { $hex } est hors d’atteinte pour { $unit } maintenant.
why-nobody-in-hand = Cliquez d’abord sur une unité qui peut agir : celles qui ont un cadre.
why-piece-waits = { $piece ->
    [unit-own] C’est votre unité. Elle agit quand le marqueur de sa formation est tiré.
    [unit-enemy] C’est une unité ennemie. Aucune de vos unités qui peuvent agir maintenant ne peut tirer sur elle.
    [unit-gone] Cette unité est hors du jeu.
    [token] Un reste s’y trouve face cachée. Il est révélé à la fin de la mise en place.
    [chit] Les marqueurs sont tirés au hasard, l’un après l’autre.
    [support-own] Vous n’avez pas cette attaque maintenant. L’appui sert dans une de vos phases.
    [support-enemy] C’est l’appui de l’ennemi.
    [box] Ces unités ne sont pas sur la carte.
    [zone] Les unités soviétiques entrent ici sur la carte.
    [north] Les unités allemandes quittent ici la carte, depuis la rangée la plus au nord.
   *[tray] Cela montre seulement où en est le tour.
  }
