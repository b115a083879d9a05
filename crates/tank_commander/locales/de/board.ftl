### Tank Commander: what it is about, the table and its pieces in words, Deutsch

## What it is about

aim-eliminate = Lass dem Gegner keine Karte auf dem Schlachtfeld. Nach der letzten Runde gewinnen die meisten Punkte.
aim-rear = Kontrolliere { $needed } Stellungen der hinteren Reihe des Gegners zugleich. Nach der letzten Runde gewinnen die meisten Punkte.
aim-rear-attacker = Der Angreifer muss { $needed } Stellungen der hinteren Reihe des Gegners zugleich kontrollieren, sonst gewinnt der Verteidiger.
aim-home = Der Angreifer muss { $needed } Stellungen des Verteidigers zugleich kontrollieren, sonst gewinnt der Verteidiger.
aim-hill = Der Angreifer muss nach der letzten Runde alle Höhenstellungen halten, sonst gewinnt der Verteidiger.
aim-cards = { $have ->
    [one] noch eine Karte
   *[other] noch { $have } Karten
  }
aim-rear-held = { $have } von { $needed } hinteren Stellungen
aim-home-held = { $have } von { $needed } Stellungen
aim-hill-held = { $have } von { $needed } Höhenstellungen
phase-about = { $phase ->
    [set_up] Decks werden gewählt, Gelände gelegt und Karten aufgestellt.
    [play] Gib Nachschub aus: Gruppen ziehen, feuern, Karten ausspielen, ziehen.
    [melee] Wo beide Seiten in einer Stellung stehen, kommt es zum Nahkampf.
    [hand] Wer zu viele Handkarten hat, wirft ab.
   *[end] Überzählige Karten einer Stellung gehen verloren, dann ist die andere Seite dran.
  }

## Pieces and places in words

tip-and = { $before }, { $next }
tip-position = { $at } · { $name }, { $terrain }
tip-reserve = { $side ->
    [german] Reserve und Hand der Deutschen
   *[soviet] Reserve und Hand der Sowjets
  }
tip-works = { $side ->
    [german] deutsch: { $works }
   *[soviet] sowjetisch: { $works }
  }
tip-mark = { $mark ->
    [path] Weg: Fahrzeuge kommen durch
    [mines] Minenfeld: wer es betritt, würfelt
    [smoke] Nebel: schwerer zu treffen, sperrt die Sicht
   *[melee] Nahkampf: beide Seiten stehen hier
  }
tip-unit = { $card } ({ $number }), { $side ->
    [german] deutsch
   *[soviet] sowjetisch
  }, in { $at }
tip-sign = { $sign ->
    [acted] hat gehandelt
    [loaded] aufgesessen
    [immobilised] bewegungsunfähig
    [breakdown] mit Panne
    [malfunction] Waffe ausgefallen
    [mines] mit einer Mine
    [ace] mit Panzer-Ass
    [leader] mit Gruppenführer
    [observer] mit vorgeschobenem Beobachter
    [canister] mit Kartätsche
    [panzerfaust] mit Panzerfaust
    [panzerschreck] mit Panzerschreck
    [at_rifle] mit Panzerbüchse
    [flamethrower] mit Flammenwerfer
    [machine_gun] mit schwerem Maschinengewehr
   *[leaving] setzt sich ab
  }
tip-card = { $card }{ $copies ->
    [1] {""}
   *[other] {" "}×{ $copies }
  }, { $place ->
    [hand] auf der Hand
    [deck] noch aufzustellen
   *[muster] verlässt die Reserve
  }{ $side ->
    [german] {" "}(Deutsche)
    [soviet] {" "}(Sowjets)
   *[unknown] {""}
  }
tip-stack = Karte { $number } im Stapel: { $card }
tip-heap = { $heap ->
    [pile] Nachziehstapel
    [discards] Ablage
   *[wrecks] Wracks
  }{ $side ->
    [german] {" "}der Deutschen
    [soviet] {" "}der Sowjets
   *[unknown] {""}
  }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
tip-edge = Kante zwischen { $a } und { $b }
tip-tray = Was angesagt wurde, und die Karten, die darauf gespielt wurden

legend-card = { $card ->
    [unit] Einheit mit ihrer Nummer. Unten: womit sie feuert, und ihre Panzerung.
    [acted] Abgedunkelt: hat in diesem Zug gehandelt.
   *[event] Handkarte: wird für ihre Wirkung ausgespielt.
  }
legend-sign = { $sign ->
    [immobilised] Bewegungsunfähig: zieht nicht mehr.
    [breakdown] Panne: zieht erst nach der Reparatur wieder.
    [malfunction] Waffe ausgefallen: feuert nicht.
    [mines] Eine Panzermine wartet auf sie.
    [ace] Panzer-Ass.
    [leader] Heldenhafter Gruppenführer.
    [observer] Vorgeschobener Beobachter: lenkt Artillerie.
    [canister] Kartätsche gegen Gruppen.
    [panzerfaust] Panzerfaust: ein Schuss auf einen Panzer.
    [panzerschreck] Panzerschreck.
    [at_rifle] Panzerbüchse.
    [flamethrower] Flammenwerfer.
    [machine_gun] Schweres Maschinengewehr.
   *[leaving] Setzt sich vom Schlachtfeld ab.
  }
legend-terrain = { $terrain ->
    [Clear] Offen: keine Deckung.
    [Hills] Anhöhe: Deckung, langsam, sperrt die Sicht.
    [Balka] Balka, eine Schlucht: gute Deckung, langsam, sperrt die Sicht.
    [Walls] Mauern: Deckung, langsam, sperren die Sicht.
    [Woods] Wald: gute Deckung, langsam, sperrt die Sicht. Fahrzeuge würfeln beim Betreten.
    [Wheatfield] Weizenfeld: etwas Deckung gegen Handwaffen.
    [Village] Dorf: gute Deckung, sperrt die Sicht.
    [Swamp] Sumpf: langsam, für Fahrzeuge und Geschütze gesperrt.
   *[Stream] Bach: langsam, für Fahrzeuge und Geschütze gesperrt.
  }
legend-mark = { $mark ->
    [foxholes] Schützenlöcher: Deckung für Gruppen ihrer Seite.
    [bunkers] Bunker: starke Deckung für Gruppen ihrer Seite.
    [mines] Minenfeld: Wer es betritt, würfelt.
    [smoke] Nebel: schwerer zu treffen, sperrt die Sicht, verzieht sich bald.
    [path] Weg: Fahrzeuge kommen durch.
    [supply] Nachschub, der in diesem Zug noch übrig ist.
    [pile] Nachziehstapel.
    [discards] Ablage: Alle dürfen sie durchsehen.
    [wrecks] Wracks: zerstörte Einheiten.
   *[front] Hier enden die Räume beider Seiten.
  }

## Why not

why-out-of-reach = { $at } ist jetzt außer Reichweite.
why-piece-waits = { $piece ->
    [unit-own] Das ist eine deiner Einheiten. Sie zieht und feuert in deinem Zug.
    [unit-enemy] Das ist eine gegnerische Einheit. Um auf sie zu feuern, wähle erst eine deiner Einheiten und dann „Feuern“.
    [card-own] Diese Karte lässt sich gerade nicht ausspielen.
    [card-enemy] Diese Karte hat der Gegner auf der Hand.
    [pile-own] Das ist dein Nachziehstapel. Eine Karte zu ziehen kostet Nachschub.
    [pile-enemy] Das ist der Nachziehstapel des Gegners.
    [muster] Diese Karte verlässt die Reserve mit der Gruppe, die du sammelst.
    [stack] Diese Karte wartet im Stapel; die oberste wirkt zuerst.
    [edge] An solchen Kanten verläuft ein Bach.
    [heap] Diese Karten dürfen alle durchsehen; zu tun ist damit nichts.
   *[tray] Hier liegt, was angesagt wurde, und die Karten, die darauf gespielt wurden.
  }
