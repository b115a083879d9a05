### Blood & Steel: worum es geht, Plan und Spielsteine in Worten, Deutsch

## Worum es geht

aim-won = Die meisten SP nach Runde { $turn }.
aim-left = { $markers ->
    [0] der letzte Marker ist gezogen
    [one] noch ein Marker im Umschlag
   *[other] noch { $markers } Marker im Umschlag
  }
aim-last = Das ist die letzte Runde.
phase-name = { $phase ->
    [setup] Aufbau
    [requests] Anforderungen
    [commitment] Freigabe
    [operations] Operationen
   *[overrun] Überrollen
  }
phase-about = { $phase ->
    [setup] Die Deutschen stellen ihre Divisionen in ihren Zonen auf, dann die Sowjets verdeckt ihre Reste und die Luftlandedivision.
    [requests] Die Deutschen können die 167. anfordern, die Sowjets ihre Reserve.
    [commitment] Die Sowjets entscheiden, welche Panzerkorps sie freigeben.
    [operations] Marker werden einzeln gezogen; der gezogene Verband zieht und feuert, mit Flugzeugen und Artillerie.
   *[overrun] In einem Hex: Die Verteidiger feuern, die Angreifer feuern, Erschütterte weichen zurück, bis nur eine Seite bleibt.
  }

## Spielsteine und Orte in Worten

tip-hex = { $name }, { $terrain ->
    [clear] offen
    [hill] Anhöhe
    [forest] Wald
   *[village] Dorf
  }{ $rail ->
    [yes] , Bahnlinie
   *[no] {""}
  }{ $zone ->
    [0] {""}
   *[other] , sowjetische Eintrittszone { $zone }
  }
tip-zone = Sowjetische Eintrittszone { $zone }
tip-north = Nordrand: Eine deutsche Einheit, die hier die Karte verlässt, bringt { $points } SP
tip-box = { $formation }, neben der Karte
tip-envelope = Der Umschlag: wessen Marker noch darin sind
tip-drawn = Die Marker dieser Runde in der Reihenfolge, in der sie gezogen wurden
tip-support = { $side ->
    [german] Deutsche Flugzeuge und Artillerie
   *[soviet] Sowjetische Flugzeuge und Artillerie
  }
tip-turn = Runde { $turn }: { $from } bis { $to }
tip-unit = { $unit }, { $formation }, { $hex }: { $armour } gegen Panzer, { $infantry } gegen Infanterie, { $points } BP{ $health ->
    [fresh] {""}
    [disrupted] , erschüttert
    [reduced] , geschwächt
   *[reduced_disrupted] , geschwächt und erschüttert
  }{ $stage ->
    [ready] , kann handeln
    [fired_half] , hat mit halbem Wert gefeuert
    [moved_half] , ist halb gezogen
    [done] , hat gehandelt
   *[idle] {""}
  }
tip-token = Ein Rest, verdeckt: { $hex }
tip-chit = Marker: { $formation }, { $state ->
    [envelope] noch im Umschlag
    [active] handelt jetzt
   *[drawn] schon gezogen
  }
tip-air = { $side ->
    [german] Deutsche Flugzeuge
   *[soviet] Sowjetische Flugzeuge
  }: { $count ->
    [0] keine mehr
    [one] ein Angriff
   *[other] { $count } Angriffe
  }
tip-guns = { $side ->
    [german] Deutsche Artillerie
   *[soviet] Sowjetische Artillerie
  }: { $count ->
    [0] keine mehr
    [one] ein Angriff
   *[other] { $count } Angriffe
  }
tip-rudel = Rudel: einer der Luftangriffe, der Wurf gilt um 1 weniger
box-name = { $box ->
    [envelope] Umschlag
    [drawn] Gezogen
    [german] Dt. Unterst.
    [soviet] Sowj. Unterst.
   *[turn] Runde
  }

legend-unit = { $side ->
    [german] Deutsche Einheit: Wert gegen Panzer, Wert gegen Infanterie, Bewegungspunkte.
   *[soviet] Sowjetische Einheit: Wert gegen Panzer, Wert gegen Infanterie, Bewegungspunkte.
  }
legend-tiger = Tigerkompanie: +1 auf den Wert gegen Panzer in ihrem Hex.
legend-infantry = { $kind ->
    [mechanised] Panzergrenadiere, mechanisierte Infanterie.
    [motorised] Motorisierte Schützen.
    [airborne] Luftlandetruppen.
   *[remnant] Was von einer Schützendivision übrig ist: zieht oder feuert, nie beides.
  }
legend-health = { $health ->
    [disrupted] Erschüttert, gekippt, D: tut in dieser Runde nichts.
    [reduced] Geschwächt, eingerissen, H: kämpft weiter.
   *[reduced_disrupted] Geschwächt und erschüttert: Der nächste Treffer einer Einheit schaltet sie aus.
  }
legend-duty = { $duty ->
    [ready] Punkt: kann in dieser Runde handeln.
    [half] Halber Punkt: hat halb gefeuert oder ist halb gezogen.
   *[done] Dunkel, ohne Punkt: hat gehandelt.
  }
legend-token = Ein Rest, verdeckt.
legend-chit = Marker: { $formation }.
legend-support = { $with ->
    [air] Flugzeuge: übrige Angriffe.
   *[guns] Artillerie: übrige Angriffe.
  }
legend-terrain = { $terrain ->
    [clear] Offen: 1 BP.
    [hill] Anhöhe: 2 BP, 1 SP; Feuer von dort ist um 1 besser.
    [forest] Wald: 2 BP, Deckung, sperrt die Sicht.
   *[village] Dorf: 1 BP, 1 SP, Deckung, sperrt die Sicht.
  }
legend-river = Der Psjol: 2 BP mehr beim Überqueren.
legend-rail = Die Bahnlinie: 2 SP für die Sowjets, wenn am Ende kein Deutscher darauf oder südlich davon steht.
legend-flag = { $side ->
    [german] Von den Deutschen gehalten.
   *[soviet] Von den Sowjets gehalten.
  }
legend-entry = Sowjetische Eintrittszone.
legend-north = Nordrand: Deutsche, die hier die Karte verlassen, bringen 1 SP.
legend-half = Wohin eine Einheit mit halben BP kommt: Sie darf dort noch mit halbem Wert feuern.

figure = { $what ->
    [armour] Wert gegen Panzer
    [infantry] Wert gegen Infanterie
    [tiger] Tiger
    [less] halbiert oder erschüttert
    [range] Entfernung
    [cover] Deckung
    [hill] von der Anhöhe
    [close] Nahkampf
    [support] Unterstützung
    [rudel] Rudel
   *[needed] oder weniger trifft
  }
figure-die = braucht { $needed } oder weniger
lost-units = { $lost } von { $of } Einheiten verloren

## Warum nicht

why-out-of-reach = { $hex } ist für { $unit } jetzt außer Reichweite.
why-nobody-in-hand = Klicke zuerst eine Einheit an, die handeln kann: die mit einem Rahmen.
why-piece-waits = { $piece ->
    [unit-own] Das ist deine Einheit. Sie handelt, wenn der Marker ihres Verbands gezogen wird.
    [unit-enemy] Das ist eine feindliche Einheit. Keine deiner Einheiten, die jetzt handeln können, kann auf sie feuern.
    [unit-gone] Diese Einheit ist aus dem Spiel.
    [token] Hier liegt verdeckt ein Rest. Er wird aufgedeckt, wenn der Aufbau fertig ist.
    [chit] Marker werden zufällig gezogen, einer nach dem anderen.
    [support-own] Einen solchen Angriff hast du jetzt nicht. Unterstützung wirkt in einer eigenen Phase.
    [support-enemy] Das ist feindliche Unterstützung.
    [box] Diese Einheiten sind nicht auf der Karte.
    [zone] Hier kommen sowjetische Einheiten auf die Karte.
    [north] Hier verlassen deutsche Einheiten die Karte, aus der nördlichsten Reihe.
   *[tray] Das zeigt nur den Verlauf der Runde.
  }
