### Decks, Deutsch

## Decks

decks = Decks
deck = Deck
decks-of = { $title }: Decks
decks-note = Stell eigene Decks zusammen, bewahre sie auf, teile sie und bring sie in eine Partie mit. Niemand sieht deine Decks, solange du sie nicht teilst.
my-decks = Meine Decks
my-decks-none = Du hast noch keine Decks. Fang ein neues an oder kopiere ein fertiges und ändere es.
deck-ok = zulässig
deck-problems = { $count ->
    [one] ein Mangel
   *[other] { $count } Mängel
  }
deck-open = Öffnen
deck-play = Damit spielen
deck-share = Teilen
deck-drop = Löschen
deck-gone = „{ $name }“ ist gelöscht.
deck-look = Ansehen
deck-change = Kopie ändern
deck-take-over = Zu meinen Decks kopieren
copy = Kopieren
copied = Kopiert
print = Drucken
ready-decks = Fertige Decks
ready-decks-note = Sieh sie dir an, spiel damit oder ändere eine Kopie.
decks-found = { $count ->
    [one] ein Deck
   *[other] { $count } Decks
  }
occurs = In diesen fertigen Decks
occurs-nowhere = In keinem.

## Importing

deck-import = Deck einlesen
deck-import-note = Füge ein Deck als Text ein, eine Karte je Zeile, oder einen geteilten Link; oder wähle eine Textdatei.
deck-import-do = Deck lesen
deck-text = Als Text
deck-file = Textdatei eines Decks
deck-text-none = In diesem Text steht keine Karte.
deck-text-long = Das ist kein Deck: Der Text ist länger als { $most } kB. Nichts wurde gelesen.
and-more = … und { $count ->
    [one] eine weitere Zeile.
   *[other] { $count } weitere Zeilen.
  }
deck-link-damaged = Dieser Link enthält kein Deck: Er ist beschädigt oder abgeschnitten. Bitte um einen neuen oder um den Text.
deck-link-edition = Dieses Deck stammt aus einer späteren Ausgabe des Spiels. Bitte um den Text.
deck-line-heading = Zeile { $line }: Nichts heißt „{ $text }“. Bekannt sind { $known }.
deck-line-term = Zeile { $line }: { $term } kann nicht „{ $text }“ sein. Schreib eines davon: { $known }.
deck-line-count = Zeile { $line }: Von einer Karte kann es 1 bis { $most } geben.
deck-line-unknown = Zeile { $line }: Es gibt keine Karte „{ $text }“. Meintest du „{ $nearest }“?

## The builder

deck-builder = Deckbau
deck-check = Prüfen
deck-saved = Gespeichert.
deck-copied = Als Kopie gespeichert.
deck-read = Das Deck ist gelesen. Speichere es, um es zu behalten.
deck-unreadable = Dieses Deck stammt aus einer anderen Ausgabe des Spiels und ist hier nicht lesbar.
deck-for-match = Dieses Deck wird nach den Bedingungen deiner Partie geprüft.
put-into = Karten legen in
cost-least = { $cost }, mindestens
cost-most = { $cost }, höchstens
at-most = höchstens { $most }
sorted = Geordnet nach
sort-name = Name
show-fitting = was ins Deck darf
show-all = alles
one-more = Eine mehr
one-less = Eine weniger
cards-in-deck = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
deck-empty = Noch keine Karten.
deck-save = Speichern
deck-save-copy = Als Kopie speichern
deck-copy-of = { $name } (Kopie)
deck-fill = Auffüllen
deck-clear = Alles herausnehmen
deck-share-note = Wer diesen Link öffnet, sieht das Deck, wie es jetzt ist, und kann es kopieren. Deines bleibt deines.
deck-download = Textdatei
decks-full = Du hast schon { $most } Decks. Lösche erst eines; dieses ist noch da, aber nicht gespeichert.
deck-too-long = Dieses Deck ist zu groß, um es aufzubewahren.
deck-changed = Dieses Deck wurde inzwischen in einem anderen Fenster geändert oder gelöscht. Speichere deines als Kopie oder öffne das neuere unter deinen Decks.
figures = Statistik

## Decks in matches

deck-choice-ready = wie im Szenario
deck-choice-build = jeder baut eines am Tisch
deck-choice-table = am Tisch gewählt
deck-mine = Dein Deck
deck-partner = Deck deines zweiten Kommandanten
deck-other = Deck der anderen Seite
deck-other-partner = Deck des zweiten Kommandanten der anderen Seite
deck-choice-note = Mit einem eigenen Deck bringen beide Seiten Decks mit. Die andere erfährt nichts von deinem, bevor die Regeln es aufdecken.
deck-choose = Eines meiner Decks nehmen
deck-take = Dieses Deck in die Partie nehmen
deck-late = Dieser Platz wird nicht nach einem Deck gefragt oder hat schon eines.
deck-later = Die andere Seite baut zuerst. Wähle schon jetzt: Dein Deck wird genommen, sobald du gefragt wirst, und bleibt geheim.
deck-laid-up = „{ $name }“ liegt bereit.
no-deck-fits = Keines deiner Decks ist hier zulässig.
decks-unfit = { $count ->
    [one] Eines deiner Decks passt nicht
   *[other] { $count } deiner Decks passen nicht
  }
deck-build-here = Eines für diese Partie bauen
deck-unfit = Dieses Deck ist in dieser Partie nicht zulässig.
