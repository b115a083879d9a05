### Tank Commander: the game, Deutsch

side-name = { $side ->
    [german] Die Deutschen
    [soviet] Die Sowjets
    [first] Die erste Seite
   *[second] Die zweite Seite
  }
commander-name = { $side } (Kommandant { $number })
weapon-name = { $weapon ->
    [at] Panzerabwehr
    [he] Sprenggranaten
    [sa] Handwaffen
    [ft] Flammenwerfer
    [tank_melee] Panzernahkampf
    [launcher_at] Hohlladung gegen Panzer
    [launcher_he] Hohlladung gegen weiche Ziele
    [at_rifle] Panzerbüchse
    [flamethrower] Flammenwerfer
    [machine_gun] schweres MG
   *[smoke] Nebel
  }
gear-name = { $gear ->
    [panzerfaust] Panzerfaust
    [panzerschreck] Panzerschreck
    [at_rifle] Panzerbüchse
    [flamethrower] Flammenwerfer
   *[machine_gun] schweres MG
  }
peril-name = { $peril ->
    [minefield] Minenfeld
    [anti_tank_mine] Panzermine
    [woods] Wald
    [bail_out] Ausbooten
    [artillery] Artillerie
    [air] Flieger
    [sniper] Scharfschütze
    [dogs] Minenhunde
   *[overstack] Überfüllung
  }
water-name = { $water ->
    [swamp] Sumpf
   *[stream] Bach
  }
works-name = { $works ->
    [foxholes] Schützenlöcher
   *[bunkers] Bunker
  }
terrain-name = { $terrain ->
    [Clear] Offen
    [Hills] Hügel
    [Balka] Balka
    [Walls] Mauern
    [Woods] Wald
    [Wheatfield] Weizenfeld
    [Village] Dorf
    [Swamp] Sumpf
   *[Stream] Bach
  }
ailment-name = { $ailment ->
    [immobilised] Bewegungsunfähigkeit
    [breakdown] Motorschaden
   *[malfunction] Ladehemmung
  }
quarry-name = { $quarry ->
    [unit] die Einheit
    [ace] Panzer-Ass
    [leader] Heldenhafter Gruppenführer
   *[observer] Vorgeschobener Beobachter
  }
window-name = { $window ->
    [START] vor der Aktionsphase
    [OWN] eine Karte wurde gespielt
    [STEP] ein Schritt ist angesagt
    [SHOT] ein Schuss ist angesagt
    [INST] eine Sofortkarte ist angesagt
    [MEL] ein Nahkampf beginnt
    [VOLLEY] das Nahkampffeuer ist angesagt
   *[RESPONSE] eine Karte wartet
  }
finish-name = { $finish ->
    [positions] Stellungen erobert
    [eliminated] keine Karte mehr auf dem Schlachtfeld
    [annihilated] keine Kampfkarte mehr
    [last_turn] die letzte Runde ist vorbei
    [clock] die Zeit des Angreifers ist um
   *[hill] Höhe 621 nach der letzten Runde
  }
mode-name = { $mode ->
    [strike] Angriff
   *[smoke] Nebel
  }
struck-name = { $struck ->
    [front] vorn
    [side] Seite
   *[rear] halbe Seitenpanzerung
  }

unit = { $card } ({ $number })
ask-nation = Wähle deine Nation.
ask-deck = Stelle dein Deck zusammen.
ask-reinforcement = Stelle deine Verstärkungsgruppe zusammen.
ask-pool = Wähle zehn Geländekarten.
ask-ground = Lege dein Gelände aus.
ask-deploy = Stelle deine Karten auf.
ask-arrival = Stelle die eintreffenden Karten auf.
ask-card = { $kind ->
    [unit] Wo soll { $card } stehen?
    [ground] Wo soll { $card } liegen?
    [gear] Wer soll { $card } bekommen?
   *[event] Worauf wird { $card } gespielt?
  }
ask-window = Du kannst eingreifen: { $window }. Spiele eine Karte oder passe.
ask-play = Du bist am Zug. Nachschub: { $supply }.
ask-moving = Setze die Bewegung fort. Bewegte Karten: { $movers }.
ask-firing = Feuere weiter aus { $at }. Schüsse: { $shots }.
ask-way = Wohin geht der Verband?
ask-group = Nimm Karten hinzu oder geh nach { $at }.
ask-aim = Auf wen feuert { $unit }?
ask-withdrawal = Wohin setzt sich { $unit } ab?
ask-melees = Welcher Nahkampf kommt als Nächster?
ask-retreat = Deine Karten geraten in Panik. Wohin weichen sie zurück?
ask-volley = Auf wen feuert { $unit } im Nahkampf?
ask-discard = Wirf bis auf { $limit } Karten ab.
ask-overstack = Zu viele Karten in einer Stellung: Gib eine auf.
told-nation = Der Angreifer wählt seine Nation.
told-deck = { $side } stellen ihr Deck zusammen.
told-reinforcement = { $side } stellen ihre Verstärkungsgruppe zusammen.
told-pool = { $side } wählen zehn Geländekarten.
told-ground = { $side } legen ihr Gelände aus.
told-deploy = { $side } stellen ihre Karten auf.
told-arrival = { $side } stellen die eintreffenden Karten auf.
told-card = { $side } entscheiden über { $card }.
told-window = { $side } können eingreifen: { $window }.
told-play = { $side } sind am Zug. Nachschub: { $supply }.
told-moving = { $side } bewegen sich. Bewegte Karten: { $movers }.
told-firing = { $side } feuern aus { $at }. Schüsse: { $shots }.
told-way = { $side } wählen, wohin ein Verband geht.
told-group = { $side } sammeln einen Verband für { $at }.
told-aim = { $side } zielen mit { $unit }.
told-withdrawal = { $side } wählen, wohin sich { $unit } absetzt.
told-melees = { $side } wählen den nächsten Nahkampf.
told-retreat = { $side } weichen in Panik zurück.
told-volley = { $side } wählen das Nahkampffeuer von { $unit }.
told-discard = { $side } werfen bis auf { $limit } Karten ab.
told-overstack = { $side } haben zu viele Karten in einer Stellung und geben eine auf.
over = { $winner ->
    [german] Die Deutschen siegen: { $finish }. Punkte: Deutsche { $german }, Sowjets { $soviet }.
    [soviet] Die Sowjets siegen: { $finish }. Punkte: Deutsche { $german }, Sowjets { $soviet }.
   *[draw] Unentschieden: { $finish }. Punkte: Deutsche { $german }, Sowjets { $soviet }.
  }
do-nation = { $nation ->
    [german] Die Deutschen führen
   *[soviet] Die Sowjets führen
  }
do-take = { $card } nehmen
do-take-ready = Die fertige Auswahl nehmen
do-choose = { $card }
do-keep = { $card } in der Reserve zurückhalten
do-auto-deploy = Alles automatisch aufstellen
do-at = { $at }
do-edge = Die Kante { $a } – { $b }
do-pick = { $unit } in { $at }
do-mend = { $unit } reparieren: { $ailment }
do-counter = { $card } aufheben
do-snipe = Scharfschütze auf { $unit }: { $quarry }
do-spy = { $side }: ihre Hand ansehen
do-use = { $mode }
do-discard = { $card } abwerfen
do-wreck = { $card } instand setzen
do-move = { $unit } aus { $at } bewegen
do-muster = { $card } aus der Reserve holen
do-join = { $unit } hinzunehmen
do-board = { $card } auf { $carrier } verladen
do-go = Nach { $at } gehen
do-load = { $unit } auf { $carrier } verladen
do-ride = { $unit } sitzt auf { $first } und { $second } auf
do-unload = { $unit } sitzt ab
do-hand-over = { $gear } von { $unit } an { $taker } geben
do-drop = { $gear } von { $unit } abwerfen
do-aim = Mit { $unit } in { $at } feuern
do-fire = { $weapon } auf { $unit } in { $at }: trifft mit { $hits } oder weniger ({ $number }, Modifikatoren { $drm })
do-fire-at = { $weapon } auf { $unit } in { $at }: trifft mit { $hits } oder weniger ({ $number }, Modifikatoren { $drm }); Durchschlag { $penetration } gegen Front { $front }: zerstört mit { $kill } oder weniger, gegen Seite { $side }: mit { $flank } oder weniger (TC-9.4)
modifier-name = { $what ->
    [terrain] Gelände
    [works] Feldbefestigung
    [smoke] Nebel
    [leader] Anführer
    [unsupported] keine Infanterie daneben
    [long_he] Sprenggranaten auf lange Entfernung
   *[launcher] Hohlladung auf weiche Ziele
  }
modifier = { $name } { $drm } ({ $rule })
modifiers = { $before }, { $next }
modifier-sum = { $sum }: { $parts }
do-screen = Nebel auf { $at }: mit { $hits } oder weniger ({ $number }, Modifikatoren { $drm })
do-hold = Feuer zurückhalten
do-draw = Eine Karte ziehen
do-arrive = Verstärkungsgruppe { $group } trifft ein
do-fight = Den Nahkampf in { $at } führen
do-retreat = { $unit } nach { $at }
do-pass = Passen
do-confirm = Diese Karten spielen
do-done = Fertig
do-end = Aktionsphase beenden
log-rolled = Würfel: { $first } gegen { $second }.
log-attacker = { $side ->
    [first] Die erste Seite greift an.
   *[second] Die zweite Seite greift an.
  }
log-nation = { $side ->
    [first] { $nation } sind die erste Seite.
   *[second] { $nation } sind die zweite Seite.
  }
log-taken = Genommen: { $card }.
log-deck-ready = { $side } haben ihr Deck.
log-pool-ready = { $side } haben ihre Geländekarten.
log-terrain-dealt = Das Gelände ist ausgeteilt.
log-terrain = { $terrain } auf { $at }.
log-water = { $water } auf { $at }.
log-deploys-first = { $side } stellen zuerst auf.
log-plays-first = { $side } sind zuerst am Zug.
log-placed = { $unit } steht in { $at }.
log-kept = In der Reserve zurückgehalten: { $card }.
log-kept-one = { $side } halten eine Karte in der Reserve zurück.
log-deployed = { $side } haben aufgestellt: { $hand } auf der Hand, { $pile } im Nachziehstapel.
log-turn = Runde { $turn }
log-seat-turn = { $side } sind am Zug.
log-drew = Gezogen: { $card }.
log-drew-one = { $side } ziehen eine Karte.
log-dug = { $works } in { $at }.
log-works-gone = { $works } in { $at } sind weg.
log-attached = { $unit } erhält { $card }.
log-handed = { $unit } gibt { $gear } an { $taker }.
log-dropped = { $unit } wirft { $gear } weg.
log-loaded = { $unit } ist auf { $carrier } verladen.
log-unloaded = { $unit } sitzt in { $at } ab.
log-step-declared = { $count ->
    [one] { $side }: eine Karte geht von { $from } nach { $to }.
   *[other] { $side }: { $count } Karten gehen von { $from } nach { $to }.
  }
log-stepped = { $unit }: { $from } → { $to }.
log-stopped = { $unit } bleibt in { $at }.
log-returned = { $unit } kehrt in die Reserve zurück.
log-endangered = { $harm ->
    [missed] { $unit } bleibt heil ({ $peril }, { $number } oder weniger: gewürfelt { $roll }).
    [immobilised] { $unit } ist bewegungsunfähig ({ $peril }, { $number } oder weniger: gewürfelt { $roll }).
   *[destroyed] { $unit } ist getroffen ({ $peril }, { $number } oder weniger: gewürfelt { $roll }).
  }
log-shot-declared = { $unit } zielt auf { $target } ({ $weapon }).
log-smoke-declared = { $unit } will Nebel auf { $at } schießen.
log-shot-lost = Der Schuss von { $unit } entfällt.
shot-result = { $harm ->
    [missed] { $target } verfehlt
    [bounced] { $target } ohne Wirkung getroffen
    [immobilised] { $target } bewegungsunfähig
   *[destroyed] { $target } zerstört
  }
log-shot = { $result }. { $unit }, { $weapon }: { $hits } oder weniger, gewürfelt { $roll }.
log-kill = { $result }. { $unit }, { $weapon }: { $hits } oder weniger, gewürfelt { $roll }; Durchschlag { $penetration } gegen { $armour } ({ $struck }): { $kill } oder weniger, gewürfelt { $second }.
roll-needed = { $number } oder weniger
log-smoke-shot = { $result ->
    [laid] { $unit } legt Nebel auf { $at } ({ $hits } oder weniger: gewürfelt { $roll }).
   *[failed] { $unit } bekommt keinen Nebel auf { $at } ({ $hits } oder weniger: gewürfelt { $roll }).
  }
log-held = { $unit } hält das Feuer zurück.
log-played = { $side } spielen { $card }.
log-played-at = { $side } spielen { $card } auf { $at }.
log-cancelled = { $card } ist aufgehoben.
log-idle = { $card } bleibt ohne Wirkung.
log-instant = { $side } spielen { $card }.
log-instant-at = Ziel { $at }: { $mode }.
log-confused = Ein Nachschubpunkt ist verloren.
log-coordinated = Der Nachschub ist nun { $supply }.
log-smoke = Nebel auf { $at }.
log-smoke-cleared = Der Nebel auf { $at } verzieht sich.
log-mined = { $at } ist vermint.
log-mines-cleared = Die Minen auf { $at } sind geräumt.
log-path = Ein Weg führt durch { $at }.
log-edge = Bach zwischen { $a } und { $b }.
log-bridged = Der Bach auf { $at } ist kein Hindernis mehr.
log-edge-bridged = Der Bach zwischen { $a } und { $b } ist kein Hindernis mehr.
log-mended = { $unit } ist repariert: { $ailment }.
log-broke-down = { $unit } hat einen Motorschaden.
log-malfunction = Die Waffe von { $unit } versagt.
log-leader-lost = { $unit } verliert: { $quarry } (8 oder weniger: gewürfelt { $roll }).
log-leader-missed = Der Scharfschütze verfehlt { $quarry } bei { $unit } (8 oder weniger: gewürfelt { $roll }).
log-canister = { $unit } hat die Kartätschen verbraucht.
log-spied = { $side } müssen ihre Hand zeigen.
log-hand-seen = { $side } haben auf der Hand: { $card }.
log-group = { $side } erhalten Verstärkung: { $count } Karten. Der Angreifer hat bis zum Ende von Runde { $turn } Zeit.
log-mending = { $card } kommt aus der Werkstatt.
log-melee = Nahkampf in { $at }.
log-advantage = { $side } feuern zuerst.
log-panic = { $side } geraten in Panik.
log-retreated = { $unit } weicht nach { $at } zurück.
log-discarded = { $side } werfen { $card } ab.
log-destroyed = { $unit } ist zerstört ({ $points } Punkte).
log-front-held = { $side } hält mehr von den vorderen Reihen: { $points } Punkte.
log-arrived = { $side }: Verstärkungsgruppe { $group } trifft ein.
log-hand-grows = { $side } erhalten { $count } Handkarten.
log-ended = { $winner ->
    [german] Die Deutschen siegen: { $finish }. Punkte: Deutsche { $german }, Sowjets { $soviet }.
    [soviet] Die Sowjets siegen: { $finish }. Punkte: Deutsche { $german }, Sowjets { $soviet }.
   *[draw] Unentschieden: { $finish }. Punkte: Deutsche { $german }, Sowjets { $soviet }.
  }
lost-units = { $lost ->
    [one] eine Einheit
   *[other] { $lost } Einheiten
  } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
why-not-now = Das geht jetzt nicht.
why-over = Die Partie ist zu Ende.
why-no-such-unit = Diese Karte ist nicht auf dem Spielplan.
why-not-yours = Diese Karte gehört nicht dir.
why-off-the-board = Das liegt nicht auf diesem Spielplan.
why-not-for-you = Deine Nation hat diese Karte nicht.
why-not-in-service = Die Karte war in diesem Jahr nicht im Einsatz.
why-too-expensive = Die Punkte reichen nicht.
why-too-many-of-it = Mehr davon darf das Deck nicht haben.
why-not-for-sale = Dieses Gelände ist hier nicht zu kaufen.
why-not-in-this-scenario = Hier kommen nur Ereignisse und spielbares Gelände dazu.
why-only-at-cards = Nur Fahrzeuge und Geschütze mit Panzerabwehr nehmen teil.
why-deck-full = Das Deck ist voll.
why-needs-combat-card = Das Deck braucht eine Kampfkarte.
why-needs-reinforcements = Die Startgruppe braucht eine Verstärkungskarte.
why-needs-ten = Es müssen genau zehn Karten sein.
why-repair-shop-barred = Die Panzerwerkstatt ist in dieser Partie nicht erlaubt.
why-only-at-the-start = Das ist nur ganz am Anfang möglich.
why-not-for-the-pool = Diese Karte passt nicht: zehn Geländekarten, höchstens zwei gleiche.
why-pool-not-full = Es müssen zehn Geländekarten sein.
why-not-in-hand = Du hast diese Karte nicht.
why-outside-zone = Das liegt außerhalb deiner Aufstellungszone.
why-seventh-position = Höchstens sechs Stellungen.
why-no-room = Dort ist kein Platz.
why-not-that-ground = Nicht auf diesem Gelände und nicht beim Feind.
why-reserve-full = Die Reserve fasst höchstens zwölf Karten.
why-only-units-kept = Nur Einheiten können in der Reserve zurückgehalten werden; alles andere kommt durch das Mischen.
why-one-on-the-board = Mindestens eine Karte muss auf dem Spielplan stehen.
why-all-on-the-board = Erst müssen alle Karten liegen.
why-cannot-be-placed = Diese Karte kann jetzt nicht gelegt werden.
why-terrain-there = Dort liegt schon Gelände, oder es ist nicht deine Stellung.
why-lay-all-terrain = Erst muss alles Grundgelände liegen.
why-no-supply = Es ist kein Nachschub mehr da.
why-works-too-late = Feldbefestigungen legt man, bevor der erste Nachschubpunkt ausgegeben ist.
why-no-squad-there = Dort ist keine eigene Gruppe zu Fuß.
why-works-there = Solche Feldbefestigungen sind schon da.
why-not-a-bearer = Diese Karte kann das nicht tragen.
why-has-one-already = Die Karte hat schon eines.
why-no-such-gear = Die Karte hat diese Ausrüstung nicht.
why-handed-already = Jedes Stück wird nur einmal übergeben.
why-pile-empty = Es gibt nichts mehr zu ziehen.
why-finish-first = Beende erst die laufende Aktion.
why-acted = Die Karte hat in dieser Aktionsphase schon gehandelt.
why-stuck = Das Fahrzeug muss erst repariert werden.
why-is-loaded = Die Karte ist verladen.
why-move-over = Ihre Bewegung ist zu Ende.
why-not-adjacent = Dorthin führt kein Weg.
why-step-made = Dieser Schritt ist schon getan: Alle gehen gemeinsam.
why-three-movers = Höchstens drei bewegte Karten.
why-just-returned = Die Karte ist eben in die Reserve gegangen.
why-no-way-back = Hier kehrt keine Karte in die Reserve zurück.
why-only-way-back = Sie kann den Nahkampf nur auf dem Weg verlassen, auf dem sie kam.
why-slow-ground = Gelände, das bremst, betritt man nur mit dem ersten Schritt.
why-closed-ground = Fahrzeuge und Geschütze kommen dort nicht durch.
why-tank-there = Ohne Panzer geht sie nicht im Offenen gegen einen feindlichen Panzer.
why-full-there = Die Stellung ist voll, und nicht alle können hindurch.
why-gun-into-melee = Ein Geschütz im Schlepp darf nicht zum Feind.
why-leave-full-first = Erst muss die volle Stellung verlassen werden.
why-not-one-group = Diese Karte steht nicht beim Verband.
why-group-not-legal = So kann der Verband nicht gehen.
why-cannot-carry = Das kann es nicht tragen.
why-has-load = Es ist schon beladen.
why-not-together = Sie stehen nicht beisammen.
why-steps-begun = Das geht nur vor dem ersten Schritt.
why-once-only = Jede Karte sitzt je Bewegungsaktion einmal auf und einmal ab.
why-not-loaded = Die Karte ist nicht verladen.
why-one-firing-position = In einer Feueraktion wird nur aus einer Stellung gefeuert.
why-no-shot = Die Karte hat keinen Schuss.
why-no-such-weapon = Dieses Feuer hat die Karte nicht.
why-out-of-range = Außer Reichweite.
why-no-sight = Keine Sichtlinie.
why-wrong-target = Das ist dafür kein Ziel.
why-not-targetable = Verladene Karten und Geschütze im Schlepp sind kein Ziel.
why-smoke-there = Dort ist schon Nebel.
why-target-first = Die Karte muss zuerst auf andere Ziele schießen.
why-weapon-out = Ihre Waffe ist gestört.
why-just-entered = Eine Gruppe, die den Nahkampf eben begonnen hat, setzt ihr MG darin nicht ein.
why-not-in-this-window = Die Karte kann jetzt nicht gespielt werden.
why-no-target = Die Karte hat kein solches Ziel.
why-once-per-play = Nur einmal.
why-too-early = Nicht vor Runde 7.
why-stack-full = Der Stapel ist voll.
why-no-such-melee = Dort ist kein Nahkampf mehr zu führen.
why-no-retreat-there = Dorthin kann sie nicht zurückweichen.
why-not-wrecked = Kein solcher Panzer wurde zerstört.
why-must-go-on = Die Stellung ist voll: Die Karte muss weiter.
why-not-due = Diese Gruppe ist nicht fällig.
why-entry-blocked = Der Feind hält alle Eintrittsstellungen.
why-arrives-loaded = Gruppen und Geschütze kommen auf einem Träger an: Stelle zuerst die Fahrzeuge auf.
setup-columns = Der Spielplan hat 5 bis 8 Spalten.
setup-ranks = Jede Seite hat 2 oder 3 Reihen.
setup-hill-board = Höhe 621 hat einen eigenen Spielplan.
setup-hill-turns = Höhe 621 dauert 16 Runden.
setup-balance = Der Ausgleich gilt nur für Höhe 621.
setup-players = Gespielt wird zu zweit oder zu viert.
setup-four-players = Zu viert nur die Szenarien 17.2 bis 17.6.
setup-four-columns = Zu viert braucht es 8 Spalten.
setup-year-needed = Dieses Szenario braucht ein Jahr.
setup-year-fixed = Dieses Szenario lässt kein Jahr wählen.
setup-hill-deck = Die Kräfte der Höhe 621 stehen fest.
setup-terrain = Das Gelände dieses Szenarios steht fest.
setup-turns = Die letzte Runde muss zwischen 10 und 40 liegen.
setup-repair-shop = Die Panzerwerkstatt gibt es nur in eigenen Decks.

## Von Nahem

forecast-number = { $weapon }: braucht { $number } { $range ->
    [melee] im Nahkampf
    [short] auf kurze Entfernung
   *[long] auf lange Entfernung
  }
forecast-modifier = { $name } { $drm }
forecast-hits = Trifft mit { $roll } oder weniger auf dem W10: { $chance } %
forecast-once = Ein Treffer zerstört
forecast-front = Durchschlag { $penetration } gegen Frontpanzerung { $armour }: zerstört mit { $kill } oder weniger
forecast-side = Gegen Seitenpanzerung { $armour } (eine natürliche 1, ein Flankenschuss): zerstört mit { $kill } oder weniger
forecast-all = Alles in allem: zerstört { $destroyed } %, bewegungsunfähig (eine natürliche 2) { $immobilised } %
detail-text = { $text }
detail-errata = Durch die Errata berichtigt; vorher gedruckt: { $before }
detail-origin = { $origin ->
    [seed] Wie im Original
    [effect] Die Wirkung ist rekonstruiert: Der Text des Originals ist verloren
   *[reconstructed] Rekonstruiert: Das Original ist verloren
  }
detail-stands = { $unit }, { $at }
detail-state = { $state ->
    [immobilised] Bewegungsunfähig
    [acted] Hat sich in dieser Aktionsphase bewegt oder gefeuert
    [ap_used] Hat den ersten Schuss auf Panzer abgegeben
   *[leaving] Muss noch zurückweichen
  }
detail-attached = { $card }: { $text }
detail-loaded = Verladen auf { $unit }
detail-carries = Trägt { $unit }
detail-count = { $count } × { $card }
stack-card = #{ $number } { $side }: { $card }
stack-card-at = #{ $number } { $side }: { $card }, { $target }
