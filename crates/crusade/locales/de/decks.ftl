### The Last Crusade: decks of one's own, Deutsch

## Terms

decks-introduction = In der freien Schlacht darf jede Seite ein eigenes Deck mitbringen: sechzig Karten einer Nation, wenige der stärksten, viele der einfachen.
deck-new = { $nation ->
    [soviet] Neues sowjetisches Deck
   *[german] Neues deutsches Deck
  }
deck-unnamed = { $nation ->
    [soviet] Sowjetisches Deck
   *[german] Deutsches Deck
  }
deck-nation = Nation
deck-nation-name = { $nation ->
    [soviet] Sowjetunion
   *[german] Deutschland
  }
deck-whole = Deck
deck-cards-of = { $count } von { $size } Karten
deck-fits = Zulässig in der freien Schlacht.
ready-deck = { $deck ->
    [su_standard] Standarddeck – Sowjets
    [de_standard] Standarddeck – Deutsche
    [su_kharkov] Charkow – Sowjets
    [de_kharkov] Charkow – Deutsche
    [su_lunch] Mittagspause – Sowjets
   *[de_lunch] Mittagspause – Deutsche
  }

## Cards

deck-kind = Art
deck-cost = Kosten
arm-name = { $arm ->
    [infantry_arm] Infanterie
    [recon_arm] Aufklärung
    [guns_arm] Geschütze und Artillerie
    [armor_arm] Panzer
    [services_arm] Transport und Hauptquartier
    [air_arm] Flugzeuge
    [ordnance_arm] Außenlasten
    [works_arm] Befestigungen und Hindernisse
   *[special_arm] Sonderkarten
  }
deck-order = { $order ->
    [kind] Art
    [cheap] Kosten, aufsteigend
    [dear] Kosten, absteigend
    [soft] Feuerkraft gegen weiche Ziele
    [armor] Feuerkraft gegen Panzer
    [air] Feuerkraft gegen Flugzeuge
   *[defense] Verteidigung
  }

## Why a deck is refused

deck-other-side = { $nation ->
    [soviet] Dieses Deck ist sowjetisch: Wähle die sowjetische Seite oder ein anderes Deck.
   *[german] Dieses Deck ist deutsch: Wähle die deutsche Seite oder ein anderes Deck.
  }
deck-wrong-nation = { $card } gehört der anderen Nation.
deck-no-staff = { $card } liegt von Anfang an im Hauptquartier und gehört in kein Deck.
deck-too-many = Höchstens { $most } von { $card } dürfen im Deck sein; es sind { $count }.
deck-size = Ein Deck hat genau { $size } Karten; es sind { $count }.
deck-not-asked = Du wirst jetzt nicht nach einem Deck gefragt.
deck-taken-already = { $card } ist schon genommen und gehört nicht zu diesem Deck: Nimm das erst zurück.

## Statistics

cards-by-arm = Karten nach Art
cards-by-cost = Karten nach Kosten
firepower-mean = Feuerkraft
firepower-note = Im Schnitt der Karten, die ein solches Ziel treffen können.
firepower-name = { $target ->
    [soft] weiche Ziele
    [armor] Panzer
   *[air] Flugzeuge
  }
deck-count = { $what ->
    [soldiers] Infanteristen
    [antitank] Panzerabwehr
    [antiaircraft] Flak
    [ranged] Schießen weit
    [scouts] Späher
    [carriers] Befördern Infanterie
    [fighters] Jagdbomber
    [bombers] Bomber
   *[specials] Sonderkarten
  }
