### Decks und Karten, Deutsch

## Decks

decks = Decks
cards = Karten
deck = Deck
decks-note = Stell für jedes Szenario mit Punkten eigene Decks zusammen, bewahre sie auf, teile sie und bring sie in eine Partie mit. Niemand sieht deine Decks, solange du sie nicht teilst.
deck-new = { $nation ->
    [german] Neues deutsches Deck
   *[soviet] Neues sowjetisches Deck
  }
my-decks = Meine Decks
my-decks-none = Du hast noch keine Decks. Fang ein neues an oder kopiere ein fertiges und ändere es.
deck-unnamed = { $nation ->
    [german] Deutsches Deck
   *[soviet] Sowjetisches Deck
  }
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
ready-decks-note = Eines für jede Seite, Rolle und jedes Jahr eines jeden Szenarios. Sieh sie dir an, spiel damit oder ändere eine Kopie.
decks-found = { $count ->
    [one] ein Deck
   *[other] { $count } Decks
  }
deck-part = { $part ->
    [deck] Deck
    [force] Truppe
    [free_terrain] Freies Gelände
    [reinforcement] Verstärkungsgruppe
    [start] Anfangs auf dem Spielplan
    [hand] Anfangs auf der Hand
    [reinf1] Erste Verstärkung
    [reinf1_hand] Handkarten der ersten Verstärkung
    [reinf2] Zweite Verstärkung
   *[reinf2_hand] Handkarten der zweiten Verstärkung
  }
any = beliebig
show = Zeigen

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

## The builder

deck-builder = Deckbau
deck-check = Prüfen
deck-saved = Gespeichert.
deck-copied = Als Kopie gespeichert.
deck-read = Das Deck ist gelesen. Speichere es, um es zu behalten.
deck-unreadable = Dieses Deck stammt aus einer anderen Ausgabe des Spiels und ist hier nicht lesbar.
deck-for-match = Dieses Deck wird nach den Bedingungen deiner Partie geprüft.
nation = Nation
nation-called = { $nation ->
    [german] Deutschland
   *[soviet] Sowjetunion
  }
nation-both = Beide Nationen
kind = Art
role = Rolle
year = Jahr
repair-shop = Panzerwerkstatt erlaubt
put-into = Karten legen in
start-group = Startgruppe
later-group = Verstärkungsgruppe
find = Suchen
in-service = Im Einsatz
points-least = Mindestens so viele Punkte
points-most = Höchstens so viele Punkte
sorted = Geordnet nach
sort-kind = Art
sort-cheap = Punkten, aufsteigend
sort-dear = Punkten, absteigend
sort-name = Name
sort-armour = Panzerung
sort-piercing = Durchschlag
sort-number = Nummer
show-fitting = was ins Deck darf
show-all = alles
no-cards = Keine Karte passt dazu.
one-more = Eine mehr
one-less = Eine weniger
points-count = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
points-of = { $points } von { $budget } Punkten
cards-in-deck = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
deck-fits = Zulässig: { $scenario }.
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

## Statistics

figures = Statistik
points-by-kind = Punkte nach Art
anti-tank-power = Panzerabwehrkraft
anti-tank-note = Zerstörte feindliche Panzer, wenn jede Karte, die kann, einmal schießt: auf den Durchschnitt der anderen Seite in diesem Jahr.
anti-soft-power = Zerstörte weiche Ziele, je ein Schuss
range-name = { $range ->
    [melee] Nahkampf
    [short] kurz
   *[long] lang
  }
armour-chart = Panzerung der Fahrzeuge
armour-front = vorn
armour-side = seitlich
count-tanks = Panzer
count-squads = Gruppen
count-guns = Geschütze
count-carriers = Transporter
count-fast = Schnelle Einheiten
count-slow = Langsame Einheiten
count-interrupts = Unterbrechungen
count-shots = Zu einem Schuss
count-instants = Sofortkarten

## Decks in matches

deck-choice-ready = wie im Szenario
deck-choice-build = jeder baut eines am Tisch
deck-choice-table = am Tisch gewählt
deck-partner = Deck deines zweiten Kommandanten
deck-other = Deck der anderen Seite
deck-other-partner = Deck des zweiten Kommandanten der anderen Seite
side-note = Die erste Seite ist deutsch, die zweite sowjetisch, außer wo um Angriff und Verteidigung gewürfelt wird.
deck-choice-note = Mit einem eigenen Deck bringen beide Seiten Decks mit. Die andere erfährt nichts von deinem, bevor die Regeln es aufdecken.
deck-other-side = { $nation ->
    [german] Dieses Deck ist deutsch: Wähle die deutsche Seite oder ein anderes Deck.
   *[soviet] Dieses Deck ist sowjetisch: Wähle die sowjetische Seite oder ein anderes Deck.
  }
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

## The encyclopedia

cards-note = Alle { $count } Karten von Tank Commander. Öffne eine, um zu sehen, was ihre Werte bedeuten.
card-number = Nr. { $number }
card-origin = Woher die Werte stammen
card-origin-seed = aus der ursprünglichen Kartenliste
card-origin-public = aus anderen veröffentlichten Beschreibungen
card-origin-reconstructed = von uns gesetzt, da keine Quelle sie nennt
rarity = Häufigkeit
rarity-name = { $rarity ->
    [C] häufig
    [U] weniger häufig
    [R] selten
    [UR] äußerst selten: ein Preis, der mit der Post kam
   *[six-pack] vom 6-Pack hinzugefügt
  }
listed-name = Name in der Liste
before-errata = Vor den Errata
card-note = Anmerkung
targets = Gegen welche Panzer
targets-note = Die Aussicht, mit einem Schuss in offenem Gelände zu zerstören; klein: bewegungsunfähig zu machen.
target = Ziel
occurs = In diesen fertigen Decks
occurs-nowhere = In keinem.
any-number = beliebig viele
values-hint = Zeig auf einen Wert oder tippe ihn an, um zu sehen, was er bedeutet.
value-points = Punkte
value-points-note = Was sie in einem Deck kostet und was der Feind für ihre Zerstörung bekommt.
value-speed = Geschwindigkeit
value-speed-note = Eine langsame Karte macht einen Schritt, eine schnelle bis zu zwei.
speed-name = { $speed ->
    [slow] langsam
   *[fast] schnell
  }
value-hit = Trifft mit
value-hit-note = Ein Schuss auf Panzer trifft, wenn der W10 samt Modifikatoren dies oder weniger zeigt: kurz (und Nahkampf) / lang.
value-penetration = Durchschlag
value-penetration-note = Abzüglich der getroffenen Panzerung sagt er, mit welchem Wurf ein Treffer zerstört: kurz (und Nahkampf) / lang.
value-armour = Panzerung
value-armour-note = Vorn / seitlich. Vorn wird getroffen, außer der Trefferwurf war eine natürliche 1 oder ein Flankenschuss wurde gespielt.
value-he = Sprenggranaten (HE)
value-he-note = Zerstört ein weiches Ziel mit diesem Wurf oder weniger; auf lange Entfernung mit weniger.
value-sa = Handwaffen (SA)
value-sa-note = Zerstört ein weiches Ziel auf kurze Entfernung oder im Nahkampf mit diesem Wurf oder weniger.
value-ft = Flammenwerfer
value-ft-note = Zerstört im Nahkampf, was er trifft, mit diesem Wurf oder weniger.
value-tank-melee = Gegen Panzer im Nahkampf
value-tank-melee-note = Zerstört im Nahkampf ein gepanzertes Fahrzeug mit diesem Wurf oder weniger; Panzer ohne Gruppen neben sich sind leichter zu erreichen.
value-years = Im Einsatz
value-years-note = In einem Deck eines Jahres sind nur Karten erlaubt, die in jenem Jahr im Einsatz waren.
value-ability = Fähigkeit
value-tracked-note = Auf Ketten: Stacheldraht hält sie nicht auf.
value-carries-note = Kann eine Gruppe tragen.
value-tows-note = Kann statt einer Gruppe ein Geschütz schleppen.
value-bearer = Getragen von
bearer-squad = einer Gruppe
bearer-squad-cavalry = einer Gruppe oder Kavallerie
value-bearer-note = Ausrüstung wird an eine Karte auf dem Spielplan angelegt und geht mit ihr verloren.
value-timing = Gespielt als
value-timing-note = Unterbrechungen werden in Fenstern gespielt, auch im Zug des Feindes; Sofortkarten sind eine Aktion im eigenen Zug.
value-supply = Nachschub
value-supply-note = Die Nachschubpunkte, die das Ausspielen kostet.
value-soft = Weiche Ziele mit
value-soft-note = Zerstört weiche Karten mit diesem Wurf oder weniger, das Gelände mitgerechnet.
value-struck = Gepanzerte Ziele mit
value-struck-note = Trifft gepanzerte Fahrzeuge mit diesem Wurf oder weniger, das Gelände mitgerechnet.
value-observed = Beobachtet
value-observed-note = Das Ziel muss von der eigenen Seite beobachtet sein.
value-stays = Bleibt liegen
value-stays-note = Sie bleibt nach dem Ausspielen auf dem Spielplan.
value-copies = Im Deck
value-copies-note = Wie viele davon in einem Deck sein dürfen. Ereignisse: höchstens zwei; alles andere: beliebig viele.
terrain-table = Tabelle
terrain-table-name = { $table ->
    [six_pack_v3] 6-Pack
   *[players_guide] Players’ Guide
  }
terrain-column = { $column ->
    [at] AT
    [he] HE
    [sa] SA
    [air] Luft
   *[art] Artillerie
  }
terrain-blocks = sperrt die Sicht
terrain-slows = bremst
terrain-bars = keine Fahrzeuge
terrain-note = Wird zu den Würfen des Feindes gegen Karten dort addiert; bei zwei Zahlen: weiche / gepanzerte.
