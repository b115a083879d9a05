### Tank Commander: the game, Deutsch

side-name = { $side ->
    [german] Deutsche Seite
    [soviet] Sowjetische Seite
    [first] Erste Seite
    [second] Zweite Seite
   *[draw] niemand
  }
weapon-name = { $weapon ->
    [at] PzAbw
    [he] Spreng
    [sa] Handfeuer
    [ft] Flammen
    [tank_melee] Panzernahkampf
    [launcher_at] Panzerfaust/-schreck gegen Panzer
    [launcher_he] Panzerfaust/-schreck gegen Weichziele
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
harm-name = { $harm ->
    [missed] ohne Wirkung
    [bounced] Treffer ohne Wirkung
    [immobilised] bewegungsunfähig
   *[destroyed] zerstört
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
    [breakdown] Panne
   *[malfunction] Waffenstörung
  }
quarry-name = { $quarry ->
    [unit] die Einheit
    [ace] Panzer-Ass
    [leader] Heldenhafter Gruppenführer
   *[observer] Vorgeschobener Beobachter
  }
window-name = { $window ->
    [START] vor dem Spielzug
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
    [eliminated] keine Karte mehr auf dem Feld
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
ask-nation = { $side }: Wähle deine Nation.
ask-deck = { $side }: Stell dein Deck zusammen.
ask-reinforcement = { $side }: Stell deine Verstärkungsgruppe zusammen.
ask-pool = { $side }: Wähle zehn Geländekarten.
ask-ground = { $side }: Leg dein Gelände aus.
ask-deploy = { $side }: Stell deine Karten auf.
ask-arrival = { $side }: Stell die eintreffenden Karten auf.
ask-card = { $side }: Wähle für { $card }.
ask-window = { $side }: { $window }. Spiel eine Karte oder passe.
ask-play = { $side }: Dein Spielzug, Nachschub { $supply }.
ask-moving = { $side }: Setz die Bewegung fort, bewegte Karten { $movers }.
ask-firing = { $side }: Feuere weiter aus { $at }, Schüsse { $shots }.
ask-way = { $side }: Wohin geht die Gruppe?
ask-group = { $side }: Nimm Karten hinzu oder geh nach { $at }.
ask-aim = { $side }: Auf wen feuert { $unit }?
ask-withdrawal = { $side }: Wohin setzt sich { $unit } ab?
ask-melees = { $side }: Welcher Nahkampf kommt als Nächster?
ask-retreat = { $side }: Deine Karten geraten in Panik. Wohin weichen sie?
ask-volley = { $side }: Auf wen feuert { $unit } im Nahkampf?
ask-discard = { $side }: Wirf bis zur Grenze von { $limit } ab.
ask-overstack = { $side }: Zu viele Karten in einer Stellung. Gib eine auf.
over = Die Partie ist zu Ende ({ $finish }). Sieger: { $side }. Punkte { $first } : { $second }.
do-nation = Karten befehligen: { $nation }
do-take = { $card } nehmen
do-take-ready = Die fertigen Karten nehmen
do-choose = { $card }
do-keep = { $card } in die Reserve
do-auto-deploy = Automatisch aufstellen
do-at = { $at }
do-edge = Die Kante { $a } – { $b }
do-pick = { $unit } in { $at }
do-mend = { $unit } reparieren: { $ailment }
do-counter = { $card } auf dem Stapel kontern
do-snipe = { $unit } anvisieren: { $quarry }
do-spy = Die Hand von Platz { $seat } ansehen
do-use = { $mode }
do-discard = { $card } abwerfen
do-wreck = { $card } instand setzen
do-move = { $unit } aus { $at } bewegen
do-muster = { $card } aus der Reserve holen
do-join = { $unit } hinzunehmen
do-board = { $card } auf Karte { $place } der Gruppe verladen
do-go = Nach { $at } gehen
do-load = { $unit } auf { $carrier } verladen
do-ride = { $unit } sitzt auf { $first } und { $second } auf
do-unload = { $unit } sitzt ab
do-hand-over = { $gear } von { $unit } an { $taker } geben
do-drop = { $gear } von { $unit } abwerfen
do-aim = Mit { $unit } in { $at } feuern
do-fire = { $weapon } auf { $unit } in { $at }: nötig { $number }, Modifikatoren { $drm }
do-fire-at = { $weapon } auf { $unit } in { $at }: nötig { $number }, Modifikatoren { $drm }; Durchschlag { $penetration } gegen Front { $front }: Abschuss bei { $kill }, Seite { $side }: Abschuss bei { $flank } (TC-9.4)
modifier-name = { $what ->
    [terrain] Gelände
    [works] Stellung
    [smoke] Nebel
    [leader] Anführer
    [unsupported] keine Infanterie daneben
    [long_he] Spreng auf weite Entfernung
   *[launcher] Panzerfaust auf weiche Ziele
  }
modifier = { $name } { $drm } ({ $rule })
modifiers = { $before }, { $next }
modifier-sum = { $sum }: { $parts }
do-screen = Nebel auf { $at }: nötig { $number }, Modifikatoren { $drm }
do-hold = Feuer zurückhalten
do-draw = Eine Karte ziehen
do-arrive = Gruppe { $group } trifft ein
do-fight = In { $at } kämpfen
do-retreat = { $unit } nach { $at }
do-pass = Passen
do-confirm = Die Karten ansagen
do-done = Fertig
do-end = Spielzug beenden
log-rolled = Würfel: { $first } gegen { $second }.
log-attacker = { $side } greift an.
log-nation = { $side }: { $nation }.
log-taken = Genommen: { $card }.
log-deck-ready = Platz { $seat } hat sein Deck.
log-pool-ready = Platz { $seat } hat seine Geländekarten.
log-terrain-dealt = Das Gelände ist ausgeteilt.
log-terrain = { $terrain } auf { $at }.
log-water = { $water } auf { $at }.
log-deploys-first = { $side } stellt zuerst auf.
log-plays-first = { $side } spielt zuerst.
log-placed = { $unit } steht in { $at }.
log-kept = In die Reserve: { $card }.
log-kept-one = Platz { $seat } legt eine Karte in die Reserve.
log-deployed = Platz { $seat } hat aufgestellt: Hand { $hand }, Stapel { $pile }.
log-turn = Runde { $turn }.
log-seat-turn = Platz { $seat } ({ $nation }) spielt.
log-drew = Du ziehst { $card }.
log-drew-one = Platz { $seat } zieht eine Karte.
log-dug = { $works } in { $at }.
log-works-gone = { $works } in { $at } sind weg.
log-attached = { $unit } erhält { $card }.
log-handed = { $unit } gibt { $gear } an { $taker }.
log-dropped = { $unit } wirft { $gear } weg.
log-loaded = { $unit } ist auf { $carrier } verladen.
log-unloaded = { $unit } sitzt in { $at } ab.
log-step-declared = Platz { $seat } sagt einen Schritt { $from } – { $to } an, Karten { $count }.
log-stepped = { $unit }: { $from } – { $to }.
log-stopped = { $unit } bleibt in { $at }.
log-returned = { $unit } kehrt in die Reserve zurück.
log-endangered = { $peril }, { $unit }: { $number } oder weniger, Wurf { $roll }: { $harm }.
log-shot-declared = { $unit } zielt auf { $target } ({ $weapon }).
log-smoke-declared = { $unit } will Nebel auf { $at } schießen.
log-shot-lost = Der Schuss von { $unit } entfällt.
log-shot = { $unit } – { $target } ({ $weapon }): nötig { $number }, Modifikatoren { $drm }, Wurf { $roll }: { $harm }.
log-kill = { $unit } – { $target } ({ $weapon }): nötig { $number }, Modifikatoren { $drm }, Wurf { $roll }; Durchschlag { $penetration } gegen { $armour } ({ $struck }), Abschuss bei { $kill }, Wurf { $second }: { $harm }.
log-smoke-shot = { $unit } schießt Nebel auf { $at }: nötig { $number }, Modifikatoren { $drm }, Wurf { $roll }.
log-held = { $unit } hält das Feuer zurück.
log-played = Platz { $seat } spielt { $card }.
log-played-at = Platz { $seat } spielt { $card } auf { $at }.
log-cancelled = { $card } ist aufgehoben.
log-idle = { $card } bleibt ohne Wirkung.
log-instant = Platz { $seat } spielt { $card }.
log-instant-at = Ziel { $at }: { $mode }.
log-confused = Ein Nachschubpunkt ist verloren.
log-coordinated = Der Nachschub ist nun { $supply }.
log-smoke = Nebel auf { $at }.
log-smoke-cleared = Der Nebel auf { $at } verzieht sich.
log-mined = { $at } ist vermint.
log-mines-cleared = Die Minen auf { $at } sind geräumt.
log-path = Ein Weg führt durch { $at }.
log-edge = Bach zwischen { $a } und { $b }.
log-bridged = Der Bach auf { $at } ist überwunden.
log-edge-bridged = Der Bach zwischen { $a } und { $b } ist überwunden.
log-mended = { $unit } ist repariert: { $ailment }.
log-broke-down = { $unit } hat eine Panne.
log-malfunction = Die Waffe von { $unit } versagt.
log-leader-lost = { $unit } verliert: { $quarry } (Wurf { $roll }).
log-leader-missed = Der Scharfschütze verfehlt { $quarry } von { $unit } (Wurf { $roll }).
log-canister = { $unit } hat die Kartätschen verbraucht.
log-spied = Aufklärung: Platz { $seat } zeigt die Hand.
log-hand-seen = Platz { $seat } hält { $card }.
log-group = Die Verstärkung von Platz { $seat } ist da: Karten { $count }. Die Uhr läuft bis Runde { $turn }.
log-mending = { $card } kommt aus der Werkstatt.
log-melee = Nahkampf in { $at }.
log-advantage = { $side } feuert zuerst.
log-panic = { $side } gerät in Panik.
log-retreated = { $unit } weicht nach { $at }.
log-discarded = Platz { $seat } wirft { $card } ab.
log-destroyed = { $unit } ist zerstört ({ $points } Punkte).
log-arrived = Gruppe { $group } ({ $nation }) trifft ein.
log-hand-grows = Platz { $seat } erhält { $count } Handkarten.
log-ended = Die Partie ist zu Ende ({ $finish }). Sieger: { $side }. Punkte { $first } : { $second }.
why-not-now = Das geht jetzt nicht.
why-over = Die Partie ist zu Ende.
why-no-such-unit = Diese Karte ist nicht auf dem Brett.
why-not-yours = Diese Karte gehört dir nicht.
why-off-the-board = Das liegt nicht auf diesem Brett.
why-not-for-you = Deine Nation hat diese Karte nicht.
why-not-in-service = Die Karte war in diesem Jahr nicht im Dienst.
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
why-one-on-the-board = Mindestens eine Karte muss auf dem Brett stehen.
why-all-on-the-board = Erst müssen alle Karten liegen.
why-cannot-be-placed = Diese Karte kann jetzt nicht gelegt werden.
why-terrain-there = Dort liegt schon Gelände, oder es ist nicht deines.
why-lay-all-terrain = Erst muss alles Grundgelände liegen.
why-no-supply = Es ist kein Nachschub mehr da.
why-works-too-late = Stellungen legt man vor dem ersten Nachschubpunkt.
why-no-squad-there = Dort ist keine eigene Gruppe zu Fuß.
why-works-there = Solche Stellungen sind schon da.
why-not-a-bearer = Diese Karte kann das nicht tragen.
why-has-one-already = Die Karte hat schon eines.
why-no-such-gear = Die Karte hat diese Ausrüstung nicht.
why-handed-already = Jedes Stück wird nur einmal übergeben.
why-pile-empty = Es gibt nichts zu ziehen.
why-finish-first = Beende erst die laufende Aktion.
why-acted = Die Karte hat in diesem Spielzug schon gehandelt.
why-stuck = Das Fahrzeug muss erst repariert werden.
why-is-loaded = Die Karte ist verladen.
why-move-over = Ihre Bewegung ist zu Ende.
why-not-adjacent = Dorthin führt kein Weg.
why-step-made = Dieser Schritt ist schon getan: Alle gehen gemeinsam.
why-three-movers = Höchstens drei bewegte Karten.
why-just-returned = Die Karte ist eben in die Reserve gegangen.
why-no-way-back = Hier kehrt keine Karte in die Reserve zurück.
why-only-way-back = Sie kann den Nahkampf nur auf dem Weg verlassen, auf dem sie kam.
why-slow-ground = Langsames Gelände betritt man nur mit dem ersten Schritt.
why-closed-ground = Fahrzeuge und Geschütze kommen dort nicht durch.
why-tank-there = Ohne Panzer geht sie nicht im Offenen gegen einen feindlichen Panzer.
why-full-there = Die Stellung ist voll, und nicht alle können hindurch.
why-gun-into-melee = Ein Geschütz im Schlepp darf nicht zum Feind.
why-leave-full-first = Erst muss die volle Stellung verlassen werden.
why-not-one-group = Diese Karte steht nicht bei der Gruppe.
why-group-not-legal = So kann die Gruppe nicht gehen.
why-cannot-carry = Das kann es nicht tragen.
why-has-load = Es ist schon beladen.
why-not-together = Sie stehen nicht beisammen.
why-steps-begun = Das geht nur vor dem ersten Schritt.
why-once-only = Jede Karte sitzt je Bewegung einmal auf und ab.
why-not-loaded = Die Karte ist nicht verladen.
why-one-firing-position = Gefeuert wird aus einer Stellung.
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
why-no-retreat-there = Dorthin kann sie nicht weichen.
why-not-wrecked = Kein solcher Panzer wurde zerstört.
why-must-go-on = Die Stellung ist voll: Es muss weitergehen.
why-not-due = Diese Gruppe ist nicht fällig.
why-entry-blocked = Der Feind hält alle Eingänge.
why-arrives-loaded = Gruppen und Geschütze kommen auf einem Träger an: Stelle zuerst die Fahrzeuge auf.
setup-columns = Das Brett hat 5 bis 8 Spalten.
setup-ranks = Jede Seite hat 2 oder 3 Reihen.
setup-hill-board = Höhe 621 hat ein eigenes Brett.
setup-hill-turns = Höhe 621 dauert 16 Runden.
setup-balance = Der Ausgleich gilt nur für Höhe 621.
setup-players = Zwei oder vier spielen.
setup-four-players = Zu viert nur die Szenarien 17.2 bis 17.6.
setup-four-columns = Zu viert braucht es 8 Spalten.
setup-year-needed = Dieses Szenario braucht ein Jahr.
setup-year-fixed = Dieses Szenario lässt kein Jahr wählen.
setup-hill-deck = Die Kräfte der Höhe 621 stehen fest.
setup-terrain = Das Gelände dieses Szenarios steht fest.
setup-turns = Die letzte Runde ist 10 bis 40.
setup-repair-shop = Die Panzerwerkstatt gilt nur für eigene Decks.

## Von Nahem

forecast-number = { $weapon }: braucht { $number } { $range ->
    [melee] im Nahkampf
    [short] auf kurze Entfernung
   *[long] auf lange Entfernung
  }
forecast-modifier = { $name } { $drm }
forecast-hits = Trifft mit { $roll } oder weniger von zehn: { $chance } %
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
    [acted] Hat in diesem Spielzug gezogen oder gefeuert
    [ap_used] Hat den ersten Schuss auf Panzer abgegeben
   *[leaving] Muss noch weichen
  }
detail-attached = { $card }: { $text }
detail-loaded = Verladen auf { $unit }
detail-carries = Trägt { $unit }
detail-count = { $count } × { $card }
stack-card = #{ $number } { $card } ({ $side })
stack-card-at = #{ $number } { $card } ({ $side }): { $target }
