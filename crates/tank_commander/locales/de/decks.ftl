### Tank Commander: decks of one's own, Deutsch

## Terms

decks-introduction = Ein eigenes Deck passt in jedes Szenario, in dem mit Punkten gekauft wird. Die fertigen, eines je Seite, Rolle und Jahr, machen es vor.
deck-new = { $nation ->
    [german] Neues deutsches Deck
   *[soviet] Neues sowjetisches Deck
  }
deck-unnamed = { $nation ->
    [german] Deutsches Deck
   *[soviet] Sowjetisches Deck
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
nation = Nation
nation-called = { $nation ->
    [german] Deutschland
   *[soviet] Sowjetunion
  }
nation-both = Beide Nationen
deck-scenario = Szenario
role = Rolle
year = Jahr
deck-year = { $year }
deck-any = beliebig
repair-shop = Panzerwerkstatt erlaubt
deck-shop = Panzerwerkstatt
shop-off = nicht erlaubt
start-group = Startgruppe
later-group = Verstärkungsgruppe
deck-other-side = { $nation ->
    [german] Dieses Deck ist deutsch: Wähle die deutsche Seite oder ein anderes Deck.
   *[soviet] Dieses Deck ist sowjetisch: Wähle die sowjetische Seite oder ein anderes Deck.
  }

## Cards and points

deck-kind = Art
in-service = Im Einsatz
deck-points = Punkte
points-count = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
points-of = { $points } von { $budget } Punkten
sort-kind = Art
sort-cheap = Punkten, aufsteigend
sort-dear = Punkten, absteigend
sort-armour = Panzerung
sort-piercing = Durchschlag
sort-number = Nummer
deck-fits = Zulässig: { $scenario }.

## Statistics

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
