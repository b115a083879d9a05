### Tank Commander: what it is about, the table and its pieces in words, français

## What it is about

aim-eliminate = Ne laissez à l’adversaire aucune carte sur le champ de bataille. Après le dernier tour, le plus de points l’emporte.
aim-rear = Contrôlez { $needed } positions de la rangée arrière adverse à la fois. Après le dernier tour, le plus de points l’emporte.
aim-rear-attacker = L’attaquant doit contrôler { $needed } positions de la rangée arrière adverse à la fois ; sinon le défenseur gagne.
aim-home = L’attaquant doit contrôler { $needed } positions du défenseur à la fois ; sinon le défenseur gagne.
aim-hill = L’attaquant doit tenir toutes les positions de la colline après le dernier tour ; sinon le défenseur gagne.
aim-cards = { $have ->
    [one] { $have } carte restante
   *[other] { $have } cartes restantes
  }
aim-rear-held = { $have } positions arrière sur { $needed }
aim-home-held = { $have } positions sur { $needed }
aim-hill-held = { $have } positions de la colline sur { $needed }
phase-about = { $phase ->
    [set_up] On choisit les paquets, pose le terrain et déploie les cartes.
    [play] Dépensez du ravitaillement : déplacer des groupes, tirer, jouer des cartes, piocher.
    [melee] Là où les deux camps occupent une même position, on se bat en mêlée.
    [hand] Qui a trop de cartes en main se défausse.
   *[end] Les cartes en trop dans une position sont perdues, puis l’autre camp joue.
  }

## Pieces and places in words

tip-and = { $before }, { $next }
tip-position = { $at } · { $name }, { $terrain }
tip-reserve = { $side ->
    [german] Réserve et main des Allemands
   *[soviet] Réserve et main des Soviétiques
  }
tip-works = { $side ->
    [german] allemand : { $works }
   *[soviet] soviétique : { $works }
  }
tip-mark = { $mark ->
    [path] chemin : les véhicules passent
    [mines] champ de mines : qui entre lance le dé
    [smoke] fumée : plus difficile à toucher, bloque la vue
   *[melee] mêlée : les deux camps sont ici
  }
tip-unit = { $card } ({ $number }), { $side ->
    [german] allemand
   *[soviet] soviétique
  }, en { $at }
tip-sign = { $sign ->
    [acted] a agi
    [loaded] embarqué
    [immobilised] immobilisé
    [breakdown] en panne
    [malfunction] arme enrayée
    [mines] avec une mine
    [ace] avec un as des chars
    [leader] avec un chef de groupe
    [observer] avec un observateur avancé
    [canister] avec une boîte à mitraille
    [panzerfaust] avec un Panzerfaust
    [panzerschreck] avec un Panzerschreck
    [at_rifle] avec un fusil antichar
    [flamethrower] avec un lance-flammes
    [machine_gun] avec une mitrailleuse lourde
   *[leaving] se replie
  }
tip-card = { $card }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
  }, { $place ->
    [hand] en main
    [deck] encore à placer
   *[muster] quitte la réserve
  }{ $side ->
    [german] {" "}(Allemands)
    [soviet] {" "}(Soviétiques)
   *[unknown] {""}
  }
tip-stack = Carte { $number } de la pile : { $card }
tip-heap = { $heap ->
    [pile] Pioche
    [discards] Défausse
   *[wrecks] Épaves
  }{ $side ->
    [german] {" "}des Allemands
    [soviet] {" "}des Soviétiques
   *[unknown] {""}
  } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
tip-edge = Bord entre { $a } et { $b }
tip-tray = L’acte déclaré et les cartes jouées dessus

legend-card = { $card ->
    [unit] Unité avec son numéro. En bas : ses tirs et son blindage.
    [acted] Assombrie : elle a agi pendant ce tour de jeu.
   *[event] Carte en main : jouée pour son effet.
  }
legend-sign = { $sign ->
    [immobilised] Immobilisé : ne se déplace plus.
    [breakdown] En panne : ne se déplace qu’après réparation.
    [malfunction] Arme enrayée : ne tire pas.
    [mines] Une mine antichar l’attend.
    [ace] As des chars.
    [leader] Chef de groupe héroïque.
    [observer] Observateur avancé : dirige l’artillerie.
    [canister] Boîte à mitraille contre les groupes.
    [panzerfaust] Panzerfaust : un tir sur un char.
    [panzerschreck] Panzerschreck.
    [at_rifle] Fusil antichar.
    [flamethrower] Lance-flammes.
    [machine_gun] Mitrailleuse lourde.
   *[leaving] Se replie du champ de bataille.
  }
legend-terrain = { $terrain ->
    [Clear] Terrain découvert : aucun couvert.
    [Hills] Collines : couvert, lentes, bloquent la vue.
    [Balka] Balka, un ravin : bon couvert, lente, bloque la vue.
    [Walls] Murs : couvert, lents, bloquent la vue.
    [Woods] Bois : bon couvert, lents, bloquent la vue. Les véhicules lancent le dé en entrant.
    [Wheatfield] Champ de blé : un peu de couvert contre les armes légères.
    [Village] Village : bon couvert, bloque la vue.
    [Swamp] Marais : lent, interdit aux véhicules et aux canons.
   *[Stream] Ruisseau : lent, interdit aux véhicules et aux canons.
  }
legend-mark = { $mark ->
    [foxholes] Trous de combat : couvert pour les groupes de leur camp.
    [bunkers] Bunkers : bon couvert pour les groupes de leur camp.
    [mines] Champ de mines : qui entre lance le dé.
    [smoke] Fumée : plus difficile à toucher, bloque la vue, se dissipe vite.
    [path] Chemin : les véhicules passent.
    [supply] Ravitaillement restant pour ce tour de jeu.
    [pile] Pioche.
    [discards] Défausse : tout le monde peut la consulter.
    [wrecks] Épaves : unités détruites.
   *[front] Là où finissent les zones des deux camps.
  }

## Why not

why-out-of-reach = { $at } est hors d’atteinte pour l’instant.
why-piece-waits = { $piece ->
    [unit-own] C’est une de vos unités. Elle se déplace et tire pendant votre tour.
    [unit-enemy] C’est une unité adverse. Pour tirer dessus, choisissez d’abord une de vos unités, puis « Tirer ».
    [card-own] Cette carte ne peut pas être jouée en ce moment.
    [card-enemy] Cette carte est dans la main de l’adversaire.
    [pile-own] C’est votre pioche. Piocher coûte du ravitaillement.
    [pile-enemy] C’est la pioche de l’adversaire.
    [muster] Cette carte quitte la réserve avec le groupe que vous formez.
    [stack] Cette carte attend dans la pile ; celle du dessus agit d’abord.
    [edge] Un ruisseau longe de tels bords.
    [heap] Tout le monde peut consulter ces cartes ; on n’en fait rien d’autre.
   *[tray] Ici se trouvent l’acte déclaré et les cartes jouées dessus.
  }
