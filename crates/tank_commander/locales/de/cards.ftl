### Tank Commander: the cards and decks, Deutsch

## Names of the cards

card-1 = Panzerfaust
card-2 = Panzermine
card-3 = Deutsche Veteranengruppe
card-4 = Waffen-SS-Gruppe
card-5 = Deutsche Schützengruppe
card-6 = Deutsche Rekrutengruppe
card-7 = Luftwaffenfeld-Gruppe
card-8 = Deutsche Kavallerie
card-9 = Sowjetische Kavallerie
card-10 = Sowjetische Gardegruppe
card-11 = Sowjetische Schützengruppe
card-12 = Sowjetische Rekrutengruppe
card-13 = Sowjetische Volkswehrgruppe
card-14 = Partisanengruppe
card-15 = Wald
card-16 = Hügel
card-17 = Dorf
card-18 = Schützenlöcher
card-19 = Bunker
card-20 = Minenfeld
card-21 = Bach
card-22 = Brücke
card-23 = Furt
card-24 = Lkw (UdSSR)
card-25 = Mauern
card-26 = Weizenfeld
card-27 = Balka
card-28 = Sumpf
card-29 = Weg
card-30 = Minengasse
card-31 = Stacheldraht
card-32 = Gegenbatteriefeuer
card-33 = Artilleriesperrfeuer
card-34 = 45 mm PTP obr.37
card-35 = 45 mm PTP obr.42
card-36 = 57 mm PTP obr.43
card-37 = 76,2 mm P obr.39
card-38 = 76,2 mm P obr.36
card-39 = 3,7 cm PaK 35/36
card-40 = 5 cm PaK 38
card-41 = 7,5 cm PaK 40
card-42 = PzKw 38(t) A
card-43 = PzKw III J
card-44 = PzKw IV G
card-45 = PzKw IV H
card-46 = PzKw IV J
card-47 = PzKw V G
card-48 = StuG III G
card-49 = SPW 250
card-50 = Mittlerer SPW (SPW 251)
card-51 = Lkw (deutsch)
card-52 = T-70
card-53 = T-26 M33
card-54 = T-26 M39
card-55 = T-34 M41
card-56 = T-34 M43
card-57 = T-34/85
card-58 = SU-76M
card-59 = BA-20
card-60 = Spähwagen M3A1
card-61 = Panzerschreck
card-62 = Panzerbüchse PTRS-41
card-63 = Luftangriff
card-64 = Raketenartillerie (sowjetisch)
card-65 = Raketenartillerie (deutsch)
card-66 = Flankenschuss
card-67 = Ladehemmung
card-68 = Motorschaden
card-69 = Reparatur
card-70 = Abfangjäger
card-71 = 100 mm PTP obr.44
card-72 = 85 mm P obr.44
card-73 = 7,62 cm PaK 36(r)
card-74 = 8,8 cm PaK 43
card-75 = 8,8 cm Flak 36/37
card-76 = PzKw II F
card-77 = PzKw II L
card-78 = PzKw 38(t) E
card-79 = PzKw III G
card-80 = PzKw III L
card-81 = PzKw III N
card-82 = PzKw V D
card-83 = PzKw VI E
card-84 = StuG III B
card-85 = Marder III M
card-86 = JgPz 38(t)
card-87 = JgPz IV
card-88 = JgPz IV/70 (V)
card-89 = PzKw IV F
card-90 = PzKw III F
card-91 = T-37
card-92 = T-60
card-93 = BT-5
card-94 = BT-7
card-95 = T-34 M40
card-96 = M4A2 (76)
card-97 = KV-1 M41
card-98 = JS-2
card-99 = JS-2m
card-100 = SU-85
card-101 = SU-122
card-102 = M3A1 Stuart III
card-103 = M3 Lee
card-104 = Matilda II
card-105 = Valentine II
card-106 = JSU-152
card-107 = SU-152
card-108 = Stuka-Angriff
card-109 = Iljuschin-Schlachtflieger
card-110 = Leichter Panzerspähwagen (2 cm)
card-111 = Sowjetische Fallschirmjäger
card-112 = Deutsche Fallschirmjäger
card-113 = Flammenwerfer 41
card-114 = Flammenwerfer (sowjetisch)
card-115 = Panzer-Ass
card-116 = Verstärkungen
card-117 = Aufklärung
card-118 = Scharfschütze
card-119 = Heldenhafter Gruppenführer
card-120 = Koordination
card-121 = Absetzbewegung
card-122 = Taktischer Vorteil
card-123 = Panik
card-124 = Verwirrung
card-125 = 37 mm PTP obr.30
card-126 = 7,5 cm PaK 97/38
card-127 = PzKw II A
card-128 = PzKw II (Fl)
card-129 = PzKw 35(t)
card-130 = PzKw III H
card-131 = PzKw III (Fl)
card-132 = PzKw VI B
card-133 = StuPz IV
card-134 = PzKw VI B (P)
card-135 = PzJg Tiger
card-136 = Marder II
card-137 = Marder III H
card-138 = PzJg III/IV
card-139 = JgPz V
card-140 = JgPz VI
card-141 = T-40
card-142 = OT-33
card-143 = BT-7A
card-144 = T-28
card-145 = T-28E
card-146 = OT-34
card-147 = T-44
card-148 = T-35
card-149 = KV-1 M39
card-150 = KV-1S
card-151 = KV-2
card-152 = KV-85
card-153 = SU-76i
card-154 = JSU-122
card-155 = SU-100
card-156 = SU-57
card-157 = Churchill III
card-158 = Vorgeschobener Beobachter
card-159 = Panzerknacker
card-160 = Sondermunition
card-161 = Schwerer Panzerspähwagen (6 Rad)
card-162 = Schwerer Panzerspähwagen (8 Rad)
card-163 = Minenhunde
card-164 = Panzerwerkstatt
card-165 = Nebel
card-166 = Schweres Maschinengewehr

## What the cards do

text-1 = Gruppe. Nur im Nahkampf, einmal: trifft Panzer mit 5, Durchschlag 20; weiche Ziele mit 5 und +2.
text-2 = Ein Fahrzeug, das in deine Stellung fährt, würfelt: 1 zerstört, 2 bewegungsunfähig.
text-15 = Sperrt die Sicht, bremst. Einfahrende Fahrzeuge bleiben bei 1-5 stecken.
text-16 = Sperrt die Sicht, bremst. Von oder nach Hügeln sperren nur Hügel und Nebel.
text-17 = Sperrt die Sicht, bremst nicht. Die beste Deckung gegen Handwaffen.
text-18 = Unter deinen Gruppen: Sprenggranaten, Handwaffen, Luft und Artillerie +1, auch im Nahkampf. Weg mit der letzten Gruppe.
text-19 = Unter deinen Gruppen: Sprenggranaten +2; Handwaffen, Luft und Artillerie +3, auch im Nahkampf. Ersetzt Schützenlöcher.
text-20 = Bleibt auf leerer Stellung. Wer eintritt, wird bei 1-3 getroffen: Weiche zerstört; Fahrzeug 1 zerstört, 2-3 bewegungsunfähig.
text-21 = Auf Kante oder Stellung, im Zug des Gegners: Fahrzeuge und Geschütze kommen nicht durch, Gruppen schon.
text-22 = Wirf einen Bach ab, der liegt oder eben gespielt wurde.
text-23 = Wirf einen Bach ab, der liegt oder eben gespielt wurde.
text-25 = Sperrt die Sicht, bremst. Deckung +2 gegen jedes Feuer.
text-26 = Etwas Deckung gegen Handwaffen; sperrt und bremst nicht.
text-27 = Trockene Schlucht: sperrt die Sicht, bremst, tiefe Deckung.
text-28 = Auf eine Stellung, im Zug des Gegners: kein Fahrzeug, kein Geschütz kommt hinein. Bleibt für immer.
text-29 = Bleibt. Die Stellung bremst nicht mehr, kein Wurf im Wald. Deckung bleibt.
text-30 = Wirf ein Minenfeld ab, das liegt oder eben gespielt wurde.
text-31 = Auf einen Verband in Bewegung: Was keine Ketten hat, bleibt; Kettenfahrzeuge rücken ein und halten.
text-32 = Hebe Artilleriesperrfeuer oder Raketenartillerie auf.
text-33 = Beobachtete Stellung: alle Karten beider Seiten, weiche bei 5, gepanzerte bei 2. Oder Nebel.
text-61 = Gruppe. Nur im Nahkampf: trifft Panzer mit 6, Durchschlag 22; weiche Ziele mit 6 und +2.
text-62 = Gruppe oder Kavallerie. Gegen Panzer: trifft mit 4, lang 2; Durchschlag 2 / 1.
text-63 = Bis zu drei Feindkarten einer Stellung: weiche bei 4, gepanzerte bei 3. Oder Nebel.
text-64 = Zwei Nachbarstellungen, eine beobachtet: alle Karten, weiche bei 3, gepanzerte bei 1. Oder Nebel.
text-65 = Zwei Nachbarstellungen, eine beobachtet: alle Karten, weiche bei 3, gepanzerte bei 1. Oder Nebel.
text-66 = Dein Panzerabwehrschuss trifft die Seitenpanzerung. Kostet in deiner Feueraktion einen Punkt, im Nahkampf nichts.
text-67 = Ein feindliches Fahrzeug oder Geschütz feuert: Schuss verloren, bis zur Reparatur nur Handwaffen.
text-68 = Ein Fahrzeug in Bewegung bleibt liegen, bewegungsunfähig bis zur Reparatur.
text-69 = Eigenes Fahrzeug oder Geschütz: behebe Bewegungsunfähigkeit, Motorschaden oder Ladehemmung, auch eben gespielte.
text-70 = Hebe einen Luftangriff oder Panzerknacker auf.
text-108 = Bis zu drei Feindkarten einer Stellung: weiche bei 5, gepanzerte bei 4. Oder Nebel.
text-109 = Bis zu drei Feindkarten einer Stellung: weiche bei 5, gepanzerte bei 4. Oder Nebel.
text-113 = Gruppe. Nur im Nahkampf, einmal: trifft alles mit 7 und zerstört es.
text-114 = Gruppe. Nur im Nahkampf, einmal: trifft alles mit 7 und zerstört es.
text-115 = Bleibt auf deinem Panzer: -2 auf alle Trefferwürfe.
text-116 = Ziehe drei Karten. In 17.5 trifft die Verstärkungsgruppe ein.
text-117 = Sieh die Hand des Gegners an.
text-118 = Beobachtete Gruppe, Kavallerie oder Geschütz: zerstört bei 6. Oder Ass, Gruppenführer, Beobachter: weg bei 8.
text-119 = Bleibt auf deiner Gruppe oder Kavallerie: -2 auf alle Trefferwürfe.
text-120 = Ein Nachschubpunkt mehr in diesem Zug, einmal.
text-121 = Alle beweglichen Karten einer Stellung gehen ein oder zwei Schritte zurück.
text-122 = In diesem Nahkampf feuert deine Seite zuerst.
text-123 = Drei Karten, darunter Panzer und Gruppe, sind eben eingebrochen: Die Verteidiger weichen vor jedem Schuss.
text-124 = Der Gegner verliert einen Nachschubpunkt dieses Zuges.
text-158 = Bleibt auf deiner Gruppe: -2 für deine Artillerie auf das, was sie beobachtet.
text-159 = Irgendein gepanzertes Fahrzeug des Gegners: getroffen bei 5.
text-160 = Dein Panzerabwehrschuss: Durchschlag +4; in deiner Feueraktion ein Punkt. Höhe 621: Kartätschen für einen PzKw III N.
text-163 = Feindfahrzeug bei oder neben deiner Gruppe: 1, 3, 4 zerstört; 2 bewegungsunfähig; 10 trifft das eigene.
text-164 = Einer deiner zerstörten Panzer kehrt in die Reserve zurück.
text-165 = Nebel auf eine Stellung: sperrt die Sicht; Feuer heraus und hinein +4, im Nahkampf +2.
text-166 = Gruppe. Handwaffen +2, lang 2; jede andere weiche Karte dort wird bei 2 getroffen. Nicht beim Beginn eines Nahkampfs.

## Classes, kinds, nations, roles

class-name = { $class ->
    [light_tank] Leichter Panzer
    [medium_tank] Mittlerer Panzer
    [heavy_tank] Schwerer Panzer
    [infantry_tank] Infanteriepanzer
    [flame_tank] Flammpanzer
    [assault_gun] Sturmgeschütz
    [tank_destroyer] Panzerjäger
    [armoured_car] Panzerspähwagen
    [scout_car] Spähwagen
    [half_track] Halbkettenfahrzeug
    [truck] Lastwagen
    [at_gun] Panzerabwehrkanone
    [squad] Gruppe
    [cavalry] Kavallerie
    [base] Gelände
    [works] Feldbefestigung
    [water] Gewässer
    [launcher] Hohlladungswaffe
    [at_rifle] Panzerbüchse
    [flamethrower] Flammenwerfer
    [machine_gun] Maschinengewehr
   *[event] Ereignis
  }
kind-name = { $kind ->
    [vehicle] Fahrzeuge
    [at_gun] Geschütze
    [infantry] Infanterie
    [cavalry] Kavallerie
    [terrain] Gelände
    [equipment] Ausrüstung
   *[event] Ereignisse
  }
nation-name = { $nation ->
    [german] deutsche
   *[soviet] sowjetische
  }
role-name = { $role ->
    [attacker] Angreifer
    [defender] Verteidiger
   *[none] Begegnung
  }
ability-name = { $ability ->
    [tracked] Fährt auf Ketten
    [carries_squad] Trägt eine Gruppe
   *[tows_gun] Schleppt ein Geschütz
  }
timing-name = { $timing ->
    [interrupt] Unterbrechung
    [shot] Beim Schuss
    [instant] Sofort
   *[free_instant] Sofort, frei
  }
phase-name = { $phase ->
    [set_up] Aufbau
    [play] Aktionen
    [melee] Nahkampf
    [hand] Hand
   *[end] Ende
  }
card-label = { $label ->
    [hit] Treffer
    [penetration] Durchschl.
    [armour] Panzerung
    [front] vorn
    [side] Seite
    [short] kurz
    [long] lang
    [points] Punkte
    [fast] schnell
    [slow] langsam
    [melee] Nahkampf
    [reconstructed] Wert rekonstruiert
    [supply] Nachschub
   *[unsupported] Panzer ohne Infanterie
  }

## Scenarios and options

scenario-name = { $scenario ->
    [tanks] Panzer im Gefecht
    [basic] Eigene Truppe (Einstieg)
    [meeting] Begegnungsgefecht
    [prepared] Vorbereitete Verteidigung
    [defence] Verteidigung
    [advanced] Eigene Truppe (Fortgeschrittene)
    [bridgehead] Weg mit dem Brückenkopf!
    [kursk] Panzer bei Kursk
    [end] Das Ende ist nah
   *[hill621] Höhe 621
  }
scenario-story = { $scenario ->
    [tanks] Zehn Panzer und Geschütze je Seite, sonst nichts: die erste Partie.
    [basic] 200 Punkte, hintere Reihen, drei hintere Stellungen zum Sieg.
    [meeting] 300 Punkte treffen im Freien aufeinander.
    [prepared] 330 Punkte greifen 200 an, die ihr Gelände gewählt haben.
    [defence] Eine dünne Linie muss halten, bis die Verstärkung da ist.
    [advanced] 500 Punkte aus einem Kriegsjahr.
    [bridgehead] Weichsel, 6. August 1944: Deutsche greifen mit Königstigern einen Brückenkopf an.
    [kursk] Kursk, 12. Juli 1943: Panzerarmeen stoßen zusammen.
    [end] 1. April 1945: Die Sowjets müssen in dreizehn Runden durchbrechen.
   *[hill621] 1. Juli 1944: Die Sowjets stürmen eine Höhe, die drei Gruppen halten.
  }
option-scenario = Szenario
option-terrain-table = Geländetabelle
option-battlefield = Schlachtfeld
option-columns = Stellungen je Reihe
option-ranks = Reihen je Seite
option-players = Spieler
option-year = Jahr der Karten
option-deck = Decks
option-terrain-setup = Geländeaufbau
option-sides = Seiten
option-turn-limit = Letzte Runde
option-printed-wheatfield = Weizenfeld sperrt die Sicht
option-allow-164 = Panzerwerkstatt erlaubt
option-hill-balance = Ausgleich auf Höhe 621
option-fire-twice = Zweimal feuern

## Why a deck is refused

deck-wrong-nation = { $card } ist keine { $nation } Karte.
deck-no-repair-shop = { $card } darf nur ins Deck, wenn die Option es erlaubt.
deck-not-anti-tank = { $card } hat kein Panzerabwehrfeuer: Hier kämpfen nur Fahrzeuge und Geschütze damit.
deck-only-events = { $card } ist weder Ereignis noch spielbares Gelände: Die Truppe dieses Szenarios steht fest.
deck-attacker-terrain = Der Angreifer hat keinerlei Gelände: { $card }.
deck-base-terrain = { $card } liegt von Anfang an und kann nicht gekauft werden.
deck-wrong-year = { $card } war von { $from } bis { $to } im Einsatz, nicht { $year }.
deck-over-budget = Das Deck kostet { $points } Punkte; erlaubt sind { $budget }.
deck-reinforcement-over-budget = Die Verstärkungsgruppe kostet { $points } Punkte; erlaubt sind { $budget }.
deck-not-ten = Es müssen genau zehn Karten sein; es sind { $count }.
deck-pile-too-large = Der Nachziehstapel neben einer festen Truppe hat höchstens { $most } Karten; es sind { $count }.
deck-too-large = Ein Deck hat höchstens { $most } Karten; es sind { $count }.
deck-no-combat = Ein Deck braucht mindestens eine Kampfkarte.
deck-no-reinforcement-group = Nur der Verteidiger von Szenario 17.5 hat eine Verstärkungsgruppe.
deck-reinforcements = Die Startgruppe braucht ein oder zwei Karten Verstärkungen; es sind { $count }.
deck-too-many = Höchstens { $most } von { $card } dürfen im Deck sein; es sind { $count }.
deck-reinforcement-no-combat = Die Verstärkungsgruppe braucht mindestens eine Kampfkarte.
deck-not-asked = Du wirst jetzt nicht nach einem Deck gefragt.
ready-deck-side = { $who ->
    [german] Deutsche
    [soviet] Sowjets
    [german_attacker] deutsche Angreifer
    [german_defender] deutsche Verteidiger
    [soviet_attacker] sowjetische Angreifer
   *[soviet_defender] sowjetische Verteidiger
  }
ready-deck = { $scenario } – { $side }
ready-deck-year = { $scenario } – { $side }, { $year }
deck-taken-already = { $card } ist schon genommen und gehört nicht zu diesem Deck: Nimm das erst zurück.
