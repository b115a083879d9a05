### The Hell of Stalingrad: the title and what can be agreed, Deutsch

title-name = Die Hölle von Stalingrad
title-pitch = Herbst 1942, Haus um Haus: Divisionen, Kampfkarten und Feuer ringen um vier Bezirke der Stadt. Für zwei, oder für zwei Zweierteams mit Helden.
title-lure = Vier Bezirke, eine brennende Straße: Halte ein einziges Gebäude oder verliere die Stadt.
title-when = Stalingrad, Herbst 1942
title-time = 45–90 min
scenario-base = Grundspiel
scenario-base-note = Drei Runden, fünf bis acht Kämpfe: die erste Partie.
scenario-expert = Expertenspiel
scenario-expert-note = Vier Runden, größere Decks, Helden.
scenario-teams = Zu viert
scenario-teams-note = Zwei Zweierteams mit den Expertenregeln, vier Runden.
option-mode = Modus
option-mode-note = Drei Runden, oder sechs mit mehr Karten und Helden.
option-mode-base = Grundspiel
option-mode-expert = Expertenspiel
option-players = Spieler
option-players-note = Zwei, oder zwei Zweierteams mit Expertenregeln.
option-bloody_slaughter = Gleiche höchste Würfel
option-bloody_slaughter-note = Die nächsten Würfel zählen, oder beide verlieren einen und würfeln neu.
option-bloody_slaughter-next_die = nächste Würfel
option-bloody_slaughter-reroll = neu würfeln
option-consolidation_minimum = Zusammenlegen ab
option-consolidation_minimum-note = Nötige erschöpfte Verbände.
option-hero_sniper_discard = Kartenverlust beim Helden
option-hero_sniper_discard-note = Wer die Karten wählt, wenn auf einen Helden geschossen wird.
option-hero_sniper_discard-owner_chooses = der Besitzer
option-hero_sniper_discard-random = der Zufall
option-spillover = Überschlag
option-spillover-note = Ob man darauf verzichten kann.
option-spillover-ask = freiwillig
option-spillover-always = immer
option-battle_order = Reihenfolge der Kämpfe
option-battle_order-note = Die Deutschen wählen vor jedem, oder von A bis D.
option-battle_order-german_chooses_each = deutsche Wahl
option-battle_order-district_order = von A bis D
option-promotion_scope = Beförderungen
option-promotion_scope-note = Nur im Kampf, oder überall auf dem Tisch.
option-promotion_scope-battle = im Kampf
option-promotion_scope-table = auf dem Tisch
option-turn_limit = Letzte Runde
option-turn_limit-note = Eine Vorgabe: Weniger Runden helfen den Sowjets.
option-turn_limit-0 = je nach Modus
balance-german = Zwischen zwei Bots der Stufe { $between ->
    [ace] Ass
    [veteran] Veteran
   *[regular] Soldat
  } gewinnt die deutsche Seite in { $percent } % der Fälle (gemessen in { $matches } Partien).
