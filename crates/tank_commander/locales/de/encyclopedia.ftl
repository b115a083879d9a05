### Tank Commander: the encyclopedia, Deutsch

## A card by itself

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
