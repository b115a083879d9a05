### Blood & Steel: der Titel und was vereinbart werden kann, Deutsch

title-name = Blood & Steel
title-pitch = Prochorowka, 12. Juli 1943: drei SS-Panzerdivisionen gegen vier sowjetische Panzerkorps auf 416 Hexes. Blind aus einem Umschlag gezogene Marker entscheiden, wer als Nächster zieht, feuert und überrollt.
title-lure = Drei SS-Divisionen und vier Panzerkorps, und niemand weiß, wessen Marker als Nächster gezogen wird.
title-when = 12. Juli 1943
title-time = 60–90 min
scenario-quick = Prochorowka, spielbereit
scenario-quick-note = Alle stehen bereit: die beste erste Partie.
scenario-free = Prochorowka, von Hand aufgestellt
scenario-free-note = Das ganze Spiel: Jede Seite stellt ihre Einheiten selbst auf.
scenario-random = Prochorowka, überrasch mich
scenario-random-note = Der Zufall stellt beide Seiten auf.
scenario-everything = Prochorowka, mit allem
scenario-everything-note = Spielbereit, mit der Reserve, der 167. Division, Rudel und Wittmann.
option-german_setup = Deutscher Aufbau
option-german_setup-note = Von Hand (das ganze Spiel), fertig oder durch Zufall.
option-german_setup-free = von Hand
option-german_setup-quick = fertig
option-german_setup-random = durch Zufall
option-soviet_setup = Sowjetischer Aufbau
option-soviet_setup-note = Von Hand (das ganze Spiel), fertig oder durch Zufall.
option-soviet_setup-free = von Hand
option-soviet_setup-quick = fertig
option-soviet_setup-random = durch Zufall
option-reserve = Strategische Reserve
option-reserve-note = Die Sowjets dürfen Brigaden der 5. Garde-Panzerarmee anfordern; jede Absage kostet einen Punkt.
option-reserve-off = nein
option-reserve-on = ja
option-division_167 = 167. Infanteriedivision
option-division_167-note = Die Deutschen dürfen die Division aus dem Westen anfordern; jede Anforderung kostet zwei Punkte.
option-division_167-off = nein
option-division_167-on = ja
option-rudel = Rudel
option-rudel-note = Mit einer 6 für Flugzeuge fliegt das Stuka-Ass einen der deutschen Luftangriffe.
option-rudel-off = nein
option-rudel-on = ja
option-wittmann = Wittmann
option-wittmann-note = Einmal je Runde darf ein Fehlschuss der Tiger der Leibstandarte oder neben ihnen neu gewürfelt werden.
option-wittmann-off = nein
option-wittmann-on = ja
option-vp_scoring = Ziele zählen
option-vp_scoring-note = Einmal am Ende oder in jeder Runde.
option-vp_scoring-end = am Ende
option-vp_scoring-every_turn = jede Runde
option-handicap = Vorgabe
option-handicap-note = Punkte, die zur deutschen Summe kommen; eine negative Zahl hilft den Sowjets.

balance-german = Zwischen zwei Bots der Stufe { $between ->
    [ace] Ass
    [veteran] Veteran
   *[regular] Soldat
  } gewinnt die deutsche Seite in { $percent } % der Fälle (gemessen in { $matches } Partien).
