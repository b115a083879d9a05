### The Last Crusade: der Titel und was vereinbart wird, Deutsch

title-name = The Last Crusade
title-pitch = Züge, Batterien und Flugzeuge als Karten auf neun Zonen, die meisten verdeckt. Kläre auf, bevor du stürmst, und halte Jäger bereit für das, was durch die beiden Luftkorridore kommt.
title-lure = Neun Zonen voll verdeckter Karten, darüber zwei Luftkorridore.
title-when = 1943 bis 1945
title-time = 60–120 min
scenario-meeting = Begegnungsgefecht, Sommer 1943
scenario-meeting-note = Beide Seiten treffen mit gleichen Kräften aufeinander: die beste erste Partie.
scenario-kharkov = Vierte Schlacht um Charkow, August 1943
scenario-kharkov-note = Die Sowjets müssen die Stadt nehmen oder daneben durchbrechen.
scenario-lunch = Schlacht in der Mittagspause
scenario-lunch-note = Decks mit 25 Karten, acht Runden.
scenario-open = Freie Schlacht
scenario-open-note = Jede Seite kauft ihr Gelände und ihre Kräfte.
option-scenario = Szenario
option-scenario-note = Worum gekämpft wird.
option-scenario-meeting = Begegnungsgefecht
option-scenario-kharkov = Charkow
option-scenario-lunch = Mittagspause
option-scenario-open = freie Schlacht
option-supply_piles = Nachschub
option-supply_piles-note = Sieht der Gegner, wie viel Nachschub du hast?
option-supply_piles-visible = offen
option-supply_piles-hidden = verdeckt
option-supply_dice = Nachschubwürfel
option-supply_dice-note = Mit drei Würfeln ist der Luftkrieg lebhafter.
option-supply_dice-two = zwei
option-supply_dice-three = drei
option-length = Länge
option-length-note = Spielrunden; Charkow und die Mittagspause haben ihre eigene Länge.
option-length-short = 8 Runden
option-length-normal = 12 Runden
option-length-long = 20 Runden
option-decks = Decks
option-decks-note = Eigene Decks nur in der freien Schlacht.
option-decks-fixed = fertige
option-decks-constructed = eigene
option-random_terrain = Zufälliges Gelände
option-random_terrain-note = Nur in der freien Schlacht.
option-random_terrain-off = nein
option-random_terrain-on = ja
option-collapse = Zusammenbruch
option-collapse-note = Gewinnt ein großer Siegesstapel am Ende eines Zuges?
option-collapse-off = nein
option-collapse-on = ja
option-nations = Nationen
option-nations-note = Beide Nationen, oder in der freien Schlacht dieselbe für beide.
option-nations-both = Sowjets gegen Deutsche
option-nations-soviet = Sowjets gegen Sowjets
option-nations-german = Deutsche gegen Deutsche
option-preset_secrets = Geheimnisse eines Aufbaus
option-preset_secrets-note = Wer wo liegt unter den Anfangskräften eines Szenarios mit vorgegebenem Aufbau.
option-preset_secrets-dealt = neu ausgeteilt
option-preset_secrets-printed = wie gedruckt

balance-soviet = Zwischen zwei Bots der Stufe { $between ->
    [ace] Ass
    [veteran] Veteran
   *[regular] Soldat
  } gewinnt die sowjetische Seite in { $percent } % der Fälle (gemessen in { $matches } Partien).
