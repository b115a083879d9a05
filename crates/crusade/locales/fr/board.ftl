### The Last Crusade : l’enjeu, la table et ses cartes en mots, français

## L’enjeu

aim-collapse = Prenez le QG ennemi, ou détruisez des cartes d’une valeur de { $points }. Après le tour { $turns }, la pile de victoire et le terrain tenu décident.
aim-score = Prenez le QG ennemi. Après le tour { $turns }, la pile de victoire et le terrain tenu décident.
aim-kharkov = Les Soviétiques doivent tenir Kharkov (B2) ou deux autres zones au-delà de leur rangée après le tour { $turns } ; sinon les Allemands gagnent. Un QG pris termine la partie aussitôt.
aim-points-of = { $have } sur { $points }{ $ground ->
    [0] {""}
   *[other] {" "}· terrain +{ $ground }
  }
aim-points = { $have }{ $ground ->
    [0] {""}
   *[other] {" "}· terrain +{ $ground }
  }
aim-kharkov-held = { $city ->
    [held] Kharkov est à eux
   *[open] { $have } zones sur 2
  }
aim-last-turn = C’est le dernier tour.

phase-about = { $phase ->
    [setup] Paquets, terrain et forces sont choisis.
    [reinforce] Les patrouilles rentrent, ravitaillement et cartes arrivent ; remettez en état, déployez, jouez des cartes.
    [air] Faites décoller des vols par un corridor, pour une frappe ou une patrouille.
    [recon] Éclaireurs et avions révèlent des cartes ennemies.
    [bombard] Canons et avions tirent sur ce qui est révélé.
   *[maneuver] Déplacez, enterrez, donnez l’assaut ; puis vos vols rentrent.
  }

## Cartes et lieux en mots

tip-and = { $before }, { $next }
tip-zone = { $at }, { $terrain } : place pour { $stack }, couvert { $soft } (souple) et { $armor } (blindé), dissimulation { $conceal }
tip-hq = { $side ->
    [soviet] Quartier général soviétique
   *[german] Quartier général allemand
  } : place pour { $stack }
tip-air = { $at } : corridor aérien le long de { $a } et { $b }
tip-air-patrol = { $at } : corridor aérien le long de { $a } et { $b } ; les patrouilles restent ici
tip-site = { $site ->
    [rear-soviet] Arrières du quartier général soviétique
    [rear-german] Arrières du quartier général allemand
    [airfield-soviet] Aérodrome soviétique
   *[airfield-german] Aérodrome allemand
  }
tip-edge = Bord { $edge }
tip-edge-own = { $card } sur { $edge }, à vous
tip-edge-shown = { $card } sur { $edge }
tip-edge-hidden = { $side ->
    [soviet] Obstacle soviétique
   *[german] Obstacle allemand
  } sur { $edge }, face cachée
tip-depot = { $side ->
    [soviet] Dépôt soviétique
   *[german] Dépôt allemand
  } : ravitaillement { $supply }, { $deck } cartes dans le paquet, { $hand } en main, pile de victoire { $points }
tip-depot-closed = { $side ->
    [soviet] Dépôt soviétique
   *[german] Dépôt allemand
  } : ravitaillement caché, { $deck } cartes dans le paquet, { $hand } en main, pile de victoire { $points }
tip-hand = Les cartes de votre main
tip-depot-place = { $side ->
    [soviet] Dépôt soviétique : ravitaillement, paquet et pile de victoire
   *[german] Dépôt allemand : ravitaillement, paquet et pile de victoire
  }
tip-piece = { $card } ({ $side ->
    [soviet] soviétique
   *[german] allemand
  }), { $at }
tip-back = { $side ->
    [soviet] Carte soviétique
   *[german] Carte allemande
  }, face cachée, { $at }
tip-card = { $card }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
  }, { $place ->
    [hand] en main
    [deck] à placer
   *[loose] sur l’aérodrome
  }
tip-terrain = { $terrain }, à poser
tip-damage = dégâts { $damage } sur { $hits }
tip-sign = { $sign ->
    [committed] engagée
    [dug_in] enterrée
    [hidden] inconnue de l’ennemi
    [spotted] connue de l’ennemi
    [inside] dans un ouvrage
    [filled] occupé
    [aboard] embarquée
    [patrol] en patrouille
    [fighter] chasseur
   *[bomber] bombardier
  }
tip-with = avec { $card }

legend-piece = { $piece ->
    [unit] Une carte : coût en haut, Défense dans l’écu, dégâts au-dessous ; puissance de feu contre cibles souples, blindés et avions.
    [hidden] À vous, face cachée : l’ennemi ne voit que le dos.
    [spotted] À vous, face visible : l’ennemi la connaît.
    [back] Une carte ennemie, face cachée.
    [fort] Un ouvrage ; une unité peut y être.
    [fighter] Avion avec une pointe : un chasseur.
    [bomber] Avion avec une bombe : un bombardier.
    [committed] Inclinée : engagée, elle a agi ce tour.
   *[dug_in] Sacs de sable : enterrée.
  }
legend-terrain = { $terrain ->
    [HI] Collines : un peu de couvert, même pour les blindés ; place pour 5.
    [LW] Bois clairs : couvert pour l’infanterie ; les véhicules s’arrêtent.
    [HW] Bois denses : bon couvert et dissimulation ; les véhicules s’arrêtent.
    [VI] Village : un peu de couvert ; place pour 5.
    [TO] Bourg : couvert pour l’infanterie, un piège pour les chars.
    [CI] Grande ville : fort couvert pour l’infanterie, les chars y combattent mal.
    [SW] Marais : pas de véhicules.
    [BA] Balka : couvert ; les véhicules s’arrêtent.
   *[CL] Découvert : aucun couvert.
  }
legend-mark = { $mark ->
    [corridor] Corridor aérien : les vols longent deux zones, jamais au-dessus.
    [patrol] La bande claire : les patrouilles restent ici.
    [flak] Canons qui peuvent tirer ici sur les avions, à votre connaissance.
    [obstacle] Un obstacle sur un bord : mines, barbelés ou obstacles antichars.
    [flag] À qui est la zone, son nom et son terrain.
    [supply] Ravitaillement : il paie tout.
    [deck] Cartes qui peuvent encore être piochées.
   *[pile] Pile de victoire : ce que l’ennemi a perdu.
  }

lost-cards = { $count ->
    [one] une carte perdue
   *[other] { $count } cartes perdues
  } ({ $points })

figure-name = { $figure ->
    [die] le dé
    [dice] deux dés
    [fp] puissance de feu
    [score] score
    [defense] Défense
   *[least] dégâts dès 7
  }

## Pourquoi pas

why-piece-waits = { $piece ->
    [own] C’est une de vos cartes. Ce qu’elle peut faire dépend de la phase.
    [enemy] C’est une carte ennemie. Pour lui tirer dessus, choisissez d’abord une de vos unités.
    [back] Cette carte est cachée. Reconnaissez la zone, ou donnez-lui l’assaut.
    [card-own] Cette carte ne peut pas être jouée maintenant.
    [flight] Ce vol a fait ce qu’il pouvait ce tour.
    [edge] Les obstacles se posent sur des bords comme celui-ci.
    [depot] Ravitaillement, paquet et pile de victoire : il n’y a rien à y cliquer.
    [air] C’est ici que volent les avions. Ils décollent dans la phase aérienne.
    [airfield] Les avions attendent ici la phase aérienne.
    [hand] Ce sont les cartes de votre main.
   *[zone] Rien à faire dans cette zone en ce moment.
  }
