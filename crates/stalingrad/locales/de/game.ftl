### The Hell of Stalingrad: the game, Deutsch

nobody = niemand
the-city = die Stadt
volga = Wolga
effect-times = { $effect } ×{ $times }
leader-name = { $side ->
    [german] { $level ->
        [1] erfahrener General
       *[0] General
      }
   *[soviet] { $level ->
        [1] brutaler Kommissar
       *[0] Kommissar
      }
  } { $name }
phase-name = { $phase ->
    [campaign] Feldzug
    [consolidation] Zusammenlegung
    [manoeuvre] Manöver
    [vanguard] Vorhut
    [rounds] Aktionen
   *[draft] Aufteilung
  }
ask = { $step ->
    [draft] Nimm einen der neuen Verbände.
    [burn_militia] Welche Milizbrigade ist endgültig verloren?
    [demote] Welcher General wird degradiert?
    [give_up] Gib einen erschöpften Verband auf, um einen anderen herzustellen, oder hör auf.
    [restore] { $about } wird aufgegeben: Welcher Verband wird hergestellt?
    [move_leader] { $about } wird aufgegeben: Wechselt sein Führer hinüber?
    [manoeuvre] Schick Verbände zu Gebäuden, dann beende das Manöver.
    [next_battle] Um welches Gebäude wird als Nächstes gekämpft?
    [exchange] Gib deinem Partner Karten, oder hör auf.
    [vanguard] { $about }: Wessen Vorhut geht als Nächste hinein?
    [action] { $about }, noch { $hold } Halten: Spiel eine Karte, frisch auf oder halte.
    [intercept] Der Gegner spielt { $about }. Fängst du die Karte ab?
    [refit] Auffrischen: Wirf ab, was du nicht willst, dann beende.
    [hold] Wähl eine der beiden Wirkungen.
    [lose_unit] Welche deiner Einheiten geht verloren?
    [destroy_unit] Welche feindliche Einheit wird vernichtet?
    [spillover] Niemand ist mehr zu treffen: Nimmst du den Überschlag?
    [sniper] Auf wen schießt der Scharfschütze?
    [drop_card] Welche Karte wirfst du ab?
    [overrun] Welcher Verband stößt zum Kampf?
    [supply] Welcher Verband wird wieder voll?
    [deplete] Welcher feindliche Verband wird erschöpft?
    [promote] Wen beförderst du?
    [look_discard] Du siehst die Hand: Welche Karte wird abgeworfen?
    [recover] Welche Karte holst du zurück?
   *[last_stand] Welcher deiner Verbände hält stand?
  }
told = Am Zug: { $player } ({ $step ->
    [draft] einen neuen Verband nehmen
    [burn_militia] eine Miliz verlieren
    [demote] einen General degradieren
    [give_up] zusammenlegen
    [restore] zusammenlegen
    [move_leader] zusammenlegen
    [manoeuvre] manövrieren
    [next_battle] den nächsten Kampf wählen
    [exchange] Karten geben
    [vanguard] eine Vorhut schicken
    [action] handeln
    [intercept] abfangen oder nicht
    [refit] auffrischen
    [hold] eine Wirkung wählen
    [lose_unit] eine Einheit verlieren
    [destroy_unit] eine Einheit vernichten
    [spillover] Überschlag oder nicht
    [sniper] zielen
    [drop_card] abwerfen
    [overrun] einen Verband holen
    [supply] versorgen
    [deplete] einen Verband erschöpfen
    [promote] befördern
    [look_discard] eine Hand ansehen
    [recover] eine Karte zurückholen
   *[last_stand] ein letztes Gefecht
  }).
over = { $winner ->
    [german] Die Stadt ist gefallen: Die Deutschen gewinnen.
   *[soviet] Stalingrad hält: Die Sowjets gewinnen.
  }
forecast = Bruchtest jetzt: { $german } deutsche Würfel gegen { $soviet } sowjetische; die Deutschen gewinnen mit etwa { $percent } %.
act-draft = { $formation } nehmen
act-burn = { $formation } endgültig verlieren
act-burn-from-deck = Eine Miliz aus dem Stapel verlieren
act-demote = { $leader } von { $formation } degradieren
act-give-up = { $formation } aufgeben
act-restore = { $formation } herstellen
act-move-leader = Der Führer wechselt
act-lose-leader = Der Führer ist verloren
act-send = { $formation } schicken: { $building }
act-assault = Um { $building } kämpfen
act-pass = { $card } geben: { $player }
act-lead = Einrücken: { $formation }
act-play = { $card } auf { $formation } spielen
act-hero = Den Helden { $card } spielen
act-refit = Auffrischen
act-hold = Halten
act-hand-over = Handeln lassen: { $player }
act-intercept = Abfangen mit { $card }
act-discard = { $card } abwerfen
act-recover = { $card } zurückholen
act-choose = Die Wirkung nehmen: { $effect }
act-lose = { $unit } verlieren
act-destroy = { $unit } vernichten
act-spill = { $side ->
    [german] Das Feuer greift über
   *[soviet] Einen Eimer weiterreichen
  }
act-shoot = Schießen auf { $target }
act-shoot-leader = Schießen auf { $leader }, { $formation }
act-overrun = { $formation } heranführen
act-supply = { $formation } versorgen
act-deplete = { $formation } erschöpfen
act-promote = Befördern bei { $formation }
act-decline = Nein
act-done = Fertig
log-turned-over = Aufgedeckt, nicht für diesen Bezirk: { $building }.
log-building = Neues Gebäude: { $building }.
log-volga = Bezirk { $district } hat die Wolga erreicht.
log-turn = Runde { $turn }.
log-campaign = { $side ->
    [german] Deutsche Feldzugskarte:
   *[soviet] Sowjetische Feldzugskarte:
  } { $card }.
log-hourglass = Die Sanduhr läuft: Es ist schon Runde { $turn }.
log-last-turn = Runde { $turn } ist die letzte.
log-replaced = { $commander } übernimmt das Kommando.
log-promoted = { $formation }: { $leader } befördert.
log-demoted = { $formation }: nur noch { $leader }.
log-leader-lost = { $formation } verliert { $leader }.
log-burned = { $formation } ist endgültig verloren.
log-reinforced = { $formation } kommt in die Bereitstellung ({ $leader }).
log-drafted = { $formation } geht an: { $player }.
log-formations-reshuffled = { $side ->
    [german] Der deutsche Vernichtungsstapel ist der neue Verbandsstapel.
   *[soviet] Der sowjetische Vernichtungsstapel ist der neue Verbandsstapel.
  }
log-combat-reshuffled = { $side ->
    [german] Der deutsche Ablagestapel wird gemischt.
   *[soviet] Der sowjetische Ablagestapel wird gemischt.
  }
log-initiative = { $side ->
    [german] Die Deutschen haben die Initiative.
   *[soviet] Die Sowjets haben die Initiative.
  }
log-spilled = { $side ->
    [german] Niemand zu treffen: Das Feuer greift über.
   *[soviet] Niemand zu treffen: Ein Eimer wandert weiter.
  }
log-won = { $side ->
    [german] Die Deutschen gewinnen.
   *[soviet] Die Sowjets gewinnen.
  }
log-carnage-reshuffled = Die Gemetzelkarten werden gemischt.
log-drew = { $player }: { $count ->
    [one] eine Karte gezogen
   *[other] { $count } Karten gezogen
  }.
log-drew-card = { $player }: { $card } gezogen.
log-discarded = { $player }: { $card } abgeworfen.
log-given-up = { $formation } wird aufgegeben.
log-leader-moved = Der Führer von { $from } geht zu { $formation }.
log-supplied = { $formation } ist wieder voll.
log-sent = { $formation }: nach { $building }.
log-battle = Der Kampf beginnt: { $building }.
log-passed = { $player }: eine Karte an den Partner.
log-passed-card = { $player }: { $card } an den Partner.
log-vanguard = Es rückt ein: { $formation }.
log-intensity = Gemetzel { $card }: Heftigkeit { $intensity }.
log-entered = Neu im Gebäude: { $unit }.
log-unit-lost = { $unit } vernichtet.
log-fire = Feuer in Bezirk { $district }: { $fire }, Infernos { $infernos }.
log-bucket = Eimer { $bucket }; Feuer { $fire }, Infernos { $infernos }.
log-inferno-added = Ein Inferno bricht aus: { $infernos }.
log-inferno-removed = Ein Inferno ist gelöscht: noch { $infernos }.
log-fire-reset = Der Feuermarker geht zurück.
log-leader-shot = Schuss auf { $leader }, { $formation }: { $result ->
    [close_escape] knapp entkommen
    [hit] Treffer
   *[hideous_death] grausamer Tod
  }.
log-hero-shot = Schuss auf { $card }: { $result ->
    [close_escape] knapp entkommen
    [hit] Treffer
   *[hideous_death] grausamer Tod
  }.
log-hero-killed = { $card } ist tot.
log-hero = { $player }: der Held { $card }.
log-declared = { $player }: { $card } auf { $formation }.
log-intercepted = { $player }: { $hero } fängt { $card } ab.
log-motivated = { $formation } wird vorangetrieben: Ein Antreiber und ein Schütze werden beiseitegelegt.
log-joined = { $formation } stößt zum Kampf.
log-depleted = { $formation } ist erschöpft.
log-destroyed = { $formation } ist vernichtet.
log-retreated = { $formation } weicht zurück.
log-ghost = Die nächste sowjetische Karte kostet nichts.
log-looked-at = Die ganze Hand wird angesehen: { $player }.
log-recovered = { $player }: { $card } zurückgeholt.
log-refit = { $player }: Auffrischen.
log-held = { $player }: Halten (Gemetzel { $card }).
log-hold-lowered = Noch { $left } Halten.
log-handed-over = Jetzt handeln: { $player }.
log-dice = Bruchtest: deutsche Würfel { $german } (Infernos { $infernos }), sowjetische { $soviet } (Abwehr { $defence }).
log-rolled = Wurf: deutsch { $german }, sowjetisch { $soviet }.
log-rolled-off = Stechen: { $german } gegen { $soviet }.
log-annihilated = Die Angreifer sind aufgerieben.
result-captured = { $building } ist gefallen
log-captured = { $result }.
result-defended = { $building } hält
log-defended = { $result }.
log-came-home = { $formation } kommt erschöpft zurück.
log-graduated = { $formation }: { $leader }, im Kampf gereift.
why-not-now = Das geht jetzt nicht.
why-over = Die Partie ist zu Ende.
why-two-or-four = Zu zweit oder zu viert.
why-no-such-minimum = Zum Zusammenlegen braucht es 2 oder 3 erschöpfte Verbände.
why-no-such-turn-limit = Die letzte Runde ist 2 bis 8, oder 0: je nach Modus.
why-not-to-draft = Dieser Verband wird nicht aufgeteilt.
why-no-militia = Dort geht keine Miliz verloren.
why-no-leader = Er hat keinen Führer.
why-not-depleted = Das ist kein anderer erschöpfter Verband.
why-not-yours = Er gehört deinem Partner.
why-not-on-staging-line = Er steht nicht in deiner Bereitstellung.
why-no-building = Dort steht kein Gebäude.
why-not-attacked = Dieses Gebäude wird nicht angegriffen.
why-crowded = Mehr Verbände dürfen nicht dorthin.
why-must-attack = Mindestens ein Gebäude muss angegriffen werden.
why-no-assault-there = Dort ist kein Kampf.
why-not-in-hand = Diese Karte ist nicht auf der Hand.
why-not-in-battle = Dieser Verband ist nicht im Kampf.
why-wrong-doctrine = Die Karte ist nicht für einen solchen Verband.
why-needs-leader = Die Karte braucht einen Verband mit General.
why-no-shock-left = Der Verband kann keine Karte mehr aufnehmen.
why-no-patriotism-left = Sein Patriotismus reicht nicht.
why-too-few-rifles = Es sind zu wenige Schützen da, die geopfert werden könnten.
why-nobody-to-stand = Kein voller Verband kann standhalten.
why-is-hero = Ein Held wird ohne Verband gespielt.
why-no-hero = Diese Karte ist kein Held.
why-no-interceptor = Diese Karte kann nicht abfangen.
why-only-hold = Der Kampf dauert lange: Nur Halten bleibt.
why-too-many-refits = Vier Auffrischungen in Folge: Tu erst etwas anderes.
why-no-hand-over = Diese Aktion kann nicht abgegeben werden.
why-no-vanguard = Seine Vorhut kommt jetzt nicht.
why-no-such-unit = Eine solche Einheit ist nicht da.
why-armoured = Gepanzertes zerstört nur gezieltes Ausschalten.
why-no-target = Dort ist niemand zu treffen.
why-not-in-pile = Diese Karte liegt nicht in deiner Ablage.
why-not-to-supply = Das ist kein erschöpfter Verband von dir auf dem Tisch.
why-hit-this-round = Er kann in dieser Runde nicht erschöpft werden.
why-not-to-promote = Dort ist niemand zu befördern.
