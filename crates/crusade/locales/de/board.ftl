### The Last Crusade: worum es geht, der Tisch und seine Karten in Worten, Deutsch

## Worum es geht

aim-collapse = Nimm das feindliche HQ oder zerstöre Karten im Wert von { $points }. Nach Runde { $turns } entscheiden Siegesstapel und gehaltenes Gelände.
aim-score = Nimm das feindliche HQ. Nach Runde { $turns } entscheiden Siegesstapel und gehaltenes Gelände.
aim-kharkov = Die Sowjets müssen nach Runde { $turns } Charkow (B2) oder zwei andere Zonen jenseits ihrer Reihe halten; sonst gewinnen die Deutschen. Ein genommenes HQ beendet die Partie sofort.
aim-points-of = { $have } von { $points }{ $ground ->
    [0] {""}
   *[other] {" "}· Gelände +{ $ground }
  }
aim-points = { $have }{ $ground ->
    [0] {""}
   *[other] {" "}· Gelände +{ $ground }
  }
aim-kharkov-held = { $city ->
    [held] Charkow in sowjetischer Hand
   *[open] { $have } von 2 Zonen
  }
aim-last-turn = Das ist die letzte Runde.

phase-about = { $phase ->
    [setup] Decks, Gelände und Kräfte werden gewählt.
    [reinforce] Patrouillen kehren heim, Nachschub und Karten kommen; auffrischen, aufstellen, Karten spielen.
    [air] Flugzeuge starten durch einen Korridor, zum Angriff oder auf Patrouille.
    [recon] Späher und Flugzeuge decken feindliche Karten auf.
    [bombard] Geschütze und Flugzeuge feuern auf Aufgedecktes.
   *[maneuver] Bewegen, eingraben, stürmen; dann kehren deine Flugzeuge heim.
  }

## Karten und Orte in Worten

tip-and = { $before }, { $next }
tip-zone = { $at }, { $terrain }: Platz für { $stack }, Deckung { $soft } für weiche Ziele und { $armor } für Panzer, Tarnung { $conceal }
tip-hq = { $side ->
    [soviet] Sowjetisches Hauptquartier
   *[german] Deutsches Hauptquartier
  }: Platz für { $stack }
tip-air = { $at }: Luftkorridor neben { $a } und { $b }
tip-air-patrol = { $at }: Luftkorridor neben { $a } und { $b }; hier bleiben Patrouillen
tip-site = { $site ->
    [rear-soviet] Hinterland des sowjetischen Hauptquartiers
    [rear-german] Hinterland des deutschen Hauptquartiers
    [airfield-soviet] Sowjetischer Flugplatz
   *[airfield-german] Deutscher Flugplatz
  }
tip-edge = Kante { $edge }
tip-edge-own = { $card } auf { $edge }, deins
tip-edge-shown = { $card } auf { $edge }
tip-edge-hidden = { $side ->
    [soviet] Sowjetisches Hindernis
   *[german] Deutsches Hindernis
  } auf { $edge }, verdeckt
tip-depot = { $side ->
    [soviet] Sowjetisches Depot
   *[german] Deutsches Depot
  }: Nachschub { $supply }, { $deck } Karten im Deck, { $hand } auf der Hand, Siegesstapel { $points }
tip-depot-closed = { $side ->
    [soviet] Sowjetisches Depot
   *[german] Deutsches Depot
  }: Nachschub verdeckt, { $deck } Karten im Deck, { $hand } auf der Hand, Siegesstapel { $points }
tip-hand = Die Karten auf deiner Hand
tip-depot-place = { $side ->
    [soviet] Sowjetisches Depot: Nachschub, Deck und Siegesstapel
   *[german] Deutsches Depot: Nachschub, Deck und Siegesstapel
  }
tip-piece = { $card } ({ $side ->
    [soviet] sowjetisch
   *[german] deutsch
  }), { $at }
tip-back = { $side ->
    [soviet] Sowjetische Karte
   *[german] Deutsche Karte
  }, verdeckt, { $at }
tip-card = { $card }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
  }, { $place ->
    [hand] auf der Hand
    [deck] noch aufzustellen
   *[loose] auf dem Flugplatz
  }
tip-terrain = { $terrain }, noch zu legen
tip-damage = Schaden { $damage } von { $hits }
tip-sign = { $sign ->
    [committed] eingesetzt
    [dug_in] eingegraben
    [hidden] der Gegner kennt sie nicht
    [spotted] der Gegner kennt sie
    [inside] in einer Befestigung
    [filled] besetzt
    [aboard] aufgesessen
    [patrol] auf Patrouille
    [fighter] Jäger
   *[bomber] Bomber
  }
tip-with = mit { $card }

legend-piece = { $piece ->
    [unit] Eine Karte: oben die Kosten, im Schild die Abwehr, darunter der Schaden; Feuerkraft gegen weiche Ziele, Panzer und Flugzeuge.
    [hidden] Deine, verdeckt: Der Gegner sieht nur die Rückseite.
    [spotted] Deine, offen: Der Gegner kennt sie.
    [back] Eine feindliche Karte, verdeckt.
    [fort] Eine Befestigung; eine Einheit kann darin sein.
    [fighter] Flugzeug mit Pfeilspitze: ein Jäger.
    [bomber] Flugzeug mit Bombe: ein Bomber.
    [committed] Gekippt: eingesetzt, sie hat in diesem Zug gehandelt.
   *[dug_in] Sandsäcke: eingegraben.
  }
legend-terrain = { $terrain ->
    [HI] Hügel: etwas Deckung, auch für Panzer; Platz für 5.
    [LW] Lichter Wald: Deckung für Infanterie; Fahrzeuge halten.
    [HW] Dichter Wald: gute Deckung und Tarnung; Fahrzeuge halten.
    [VI] Dorf: etwas Deckung; Platz für 5.
    [TO] Ortschaft: Deckung für Infanterie, eine Falle für Panzer.
    [CI] Großstadt: viel Deckung für Infanterie, Panzer kämpfen schlecht.
    [SW] Sumpf: keine Fahrzeuge.
    [BA] Balka: Deckung; Fahrzeuge halten.
   *[CL] Offenes Gelände: keine Deckung.
  }
legend-mark = { $mark ->
    [corridor] Luftkorridor: Flugzeuge sind neben zwei Zonen, nie über einer.
    [patrol] Der helle Streifen: Hier bleiben Patrouillen.
    [flak] Geschütze, die hier auf Flugzeuge feuern können, soweit du weißt.
    [obstacle] Ein Hindernis auf einer Kante: Minen, Draht oder Panzersperren.
    [flag] Wem die Zone gehört, ihr Name und ihr Gelände.
    [supply] Nachschub: Er bezahlt alles.
    [deck] Karten, die noch gezogen werden können.
   *[pile] Siegesstapel: was der Gegner verloren hat.
  }

lost-cards = { $count ->
    [one] eine Karte verloren
   *[other] { $count } Karten verloren
  } ({ $points })

figure-name = { $figure ->
    [die] der Würfel
    [dice] zwei Würfel
    [fp] Feuerkraft
    [score] Ergebnis
    [defense] Abwehr
   *[least] Schaden ab 7
  }

## Warum nicht

why-piece-waits = { $piece ->
    [own] Das ist eine deiner Karten. Was sie kann, hängt von der Phase ab.
    [enemy] Das ist eine feindliche Karte. Um auf sie zu feuern, wähle erst eine deiner Einheiten.
    [back] Diese Karte ist verdeckt. Kläre die Zone auf oder stürme sie.
    [card-own] Diese Karte kann jetzt nicht gespielt werden.
    [flight] Diese Flugzeuge haben in diesem Zug getan, was sie können.
    [edge] Auf Kanten wie dieser liegen Hindernisse.
    [depot] Nachschub, Deck und Siegesstapel: Mit ihnen geschieht nichts durch einen Klick.
    [air] Hier fliegen Flugzeuge. Sie starten in der Luftphase.
    [airfield] Hier warten Flugzeuge auf die Luftphase.
    [hand] Das sind die Karten auf deiner Hand.
   *[zone] Mit dieser Zone kannst du gerade nichts tun.
  }
