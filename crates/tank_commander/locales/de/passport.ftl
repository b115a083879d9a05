### Tank Commander: der Titel und was vereinbart wird, Deutsch

title-name = Tank Commander
title-pitch = Einzelne Panzer, Geschütze und Gruppen als Karten auf einem kleinen Schlachtfeld, und zwei Nachschubpunkte je Zug für Bewegung und Feuer. Aus der verdeckten Hand brechen Minen, Nebel, Pannen und Panik herein.
title-lure = Jeder Panzer, jedes Geschütz, jede Gruppe ist eine Karte, und auf jeden Schuss kann geantwortet werden.
title-when = 1941 bis 1945
title-time = 30–90 min
scenario-tanks-in-action = Panzer im Gefecht
scenario-tanks-in-action-note = Zehn Panzer und Geschütze je Seite, sonst nichts: die erste Partie.
scenario-own-force = Eigene Truppe
scenario-own-force-note = 200 Punkte, hintere Reihen, drei hintere Stellungen zum Sieg; mit fertigen Decks.
scenario-meeting-engagement = Begegnungsgefecht
scenario-meeting-engagement-note = 300 Punkte treffen im Freien aufeinander.
scenario-prepared-defence = Vorbereitete Verteidigung
scenario-prepared-defence-note = 330 Punkte greifen 200 an, die ihr Gelände gewählt haben.
scenario-defence = Verteidigung
scenario-defence-note = Eine dünne Linie muss halten, bis die Verstärkung da ist.
scenario-advanced-force = Eigene Truppe, für Fortgeschrittene
scenario-advanced-force-note = 500 Punkte aus einem Kriegsjahr.
scenario-bridgehead = Weg mit dem Brückenkopf!
scenario-bridgehead-note = Weichsel, 6. August 1944: Deutsche greifen mit Königstigern einen Brückenkopf an.
scenario-kursk = Panzer bei Kursk
scenario-kursk-note = Kursk, 12. Juli 1943: Panzerarmeen stoßen zusammen.
scenario-end-is-near = Das Ende ist nah
scenario-end-is-near-note = 1. April 1945: Die Sowjets müssen in dreizehn Runden durchbrechen.
scenario-hill-621 = Höhe 621
scenario-hill-621-note = 1. Juli 1944: Die Sowjets stürmen eine Höhe, die drei Gruppen halten.
scenario-own-force-custom = Eigene Truppe, eigene Decks
scenario-own-force-custom-note = Dasselbe mit Decks, die beide Seiten vor der Partie zusammenstellen.
scenario-four-commanders = Vier Kommandanten
scenario-four-commanders-note = Zwei Kommandanten je Seite auf acht Spalten.
option-terrain_table = Geländetabelle
option-terrain_setup = Geländeaufbau
option-turn_limit = Letzte Runde
option-printed_wheatfield = Weizenfeld sperrt die Sicht
option-allow_164 = Panzerwerkstatt erlaubt
option-hill_balance = Ausgleich auf Höhe 621
option-fire_twice = Zweimal feuern
option-scenario-note = Welches Szenario gespielt wird.
option-terrain_table-note = Welche der beiden Tabellen die Geländewerte gibt.
option-battlefield-note = Wie gedruckt, oder mit einer Reihe Niemandsland zwischen den Fronten.
option-columns-note = Wie viele Stellungen jede Reihe hat.
option-ranks-note = Wie viele Reihen jede Seite hat; die neben der Reserve ist die hintere.
option-players-note = Zwei, oder vier mit zwei Kommandanten je Seite.
option-year-note = Nur Karten, die in dem Jahr im Einsatz waren, und die fertigen Decks dieses Jahres; im Szenario für Fortgeschrittene 1943, wenn nichts gewählt wird.
option-deck-note = Fertige Decks, oder Decks, die die Spieler zusammenstellen.
option-terrain_setup-note = Gelände wie im Szenario, ausgelost oder keines.
option-sides-note = Der erste Platz ist deutsch, oder die Würfel entscheiden.
option-turn_limit-note = Die letzte Runde, wenn nicht die des Szenarios.
option-printed_wheatfield-note = Weizenfelder sperren die Sicht wie im gedruckten Beispiel.
option-allow_164-note = Die Panzerwerkstatt darf in ein Deck.
option-hill_balance-note = Wann die zweite deutsche Gruppe eintrifft: Runde 11, 10 oder 12.
option-fire_twice-note = Eine Karte, die gefeuert hat, darf in der nächsten Feueraktion derselben Aktionsphase wieder feuern.
option-scenario-hill621 = Höhe 621
option-terrain_table-six_pack_v3 = 6-Pack
option-terrain_table-players_guide = Players’ Guide
option-battlefield-standard22 = wie gedruckt
option-battlefield-nml_row = mit Niemandsland
option-year-any = beliebig
option-year-scenario = wie im Szenario
option-deck-ready = fertig
option-deck-custom = eigenes
option-terrain_setup-scenario = wie im Szenario
option-terrain_setup-random = ausgelost
option-terrain_setup-none = keines
option-sides-seat_choice = nach Platz
option-sides-random = ausgelost
option-turn_limit-scenario = wie im Szenario
option-printed_wheatfield-off = aus
option-printed_wheatfield-on = an
option-allow_164-off = aus
option-allow_164-on = an
option-hill_balance-even = ausgeglichen
option-hill_balance-pro_german = für die Deutschen
option-hill_balance-pro_soviet = für die Sowjets
option-fire_twice-off = aus
option-fire_twice-on = an

balance-german = Zwischen zwei Bots der Stufe { $between ->
    [ace] Ass
    [veteran] Veteran
   *[regular] Soldat
  } gewinnt die deutsche Seite in { $percent } % der Fälle (gemessen in { $matches } Partien).
balance-attacker = Zwischen zwei Bots der Stufe { $between ->
    [ace] Ass
    [veteran] Veteran
   *[regular] Soldat
  } gewinnt der Angreifer in { $percent } % der Fälle (gemessen in { $matches } Partien).
balance-german-historical = Die Kräfte sind die historischen und nicht gleich: Zwischen zwei Bots der Stufe { $between ->
    [ace] Ass
    [veteran] Veteran
   *[regular] Soldat
  } gewinnt die deutsche Seite in { $percent } % der Fälle (gemessen in { $matches } Partien).
