### Duel of the Giants: the game, Deutsch

## Pieces and words

piece-tiger = Tiger { $number }
piece-t34 = T-34 Nr. { $number }
piece-pak = PaK-Marker { $number }
piece-marker = Panzermarker { $number }

toward = { $dir ->
    [E] O
    [SE] SO
    [SW] SW
    [W] W
    [NW] NW
   *[NE] NO
  }
toward-hull = { $hull ->
    [E] O
    [SE] SO
    [SW] SW
    [W] W
    [NW] NW
   *[NE] NO
  }
toward-gun = { $gun ->
    [E] O
    [SE] SO
    [SW] SW
    [W] W
    [NW] NW
   *[NE] NO
  }
volley-step = { $step ->
    [DW] Feuer aus dem Wald
    [DA] Rohr an Rohr
    [DB1] gezieltes Feuer
   *[DB2] Erwiderung
  }

## What is asked ($side is german or soviet)

ask-tile = Wähle ein Landschaftsplättchen für deine Hälfte.
ask-tile-hex = Lege { $terrain ->
    [wood] den Wald
    [hill] die Anhöhe
    [swamp] den Sumpf
    [snowy_wood] den verschneiten Wald
    [snowy_hill] die verschneite Anhöhe
   *[snow_drift] die Schneeverwehung
  } auf ein leeres Feld deiner Hälfte.
ask-front = Lege die Frontlinie von Reihe A bis zur letzten Reihe: noch { $left ->
    [one] ein Element
   *[other] { $left } Elemente
  }.
ask-lay-tank = Lege einen Panzer verdeckt in deinen Bereitstellungsraum. Niemand sonst sieht, welche Marker Panzer sind.
ask-lay-bluff = Lege einen Bluff verdeckt in deinen Bereitstellungsraum.
ask-lay-piece = Stelle { $piece ->
    [tiger] einen Tiger
    [airfield] den Flugplatz mit dem Stuka
    [pak88] die 8,8-cm-PaK
    [pak36] eine PaK 36
    [pak-bluff] einen PaK-Bluff
    [mine] eine Mine
   *[mine-bluff] einen Minen-Bluff
  } auf deine Seite der Front.
ask-lay-facing = In welche Richtung zeigt { $piece ->
    [tiger] der Tiger
    [airfield] der Stuka
   *[other] die PaK
  } in { $hex }?
ask-march = Du darfst bis zu zwei Panzermarker je bis zu zwei Felder weit ziehen.
ask-march-on = Ziehe den Marker weiter oder lass ihn hier liegen.
ask-opening-recon = Eröffnung: Decke PaK auf und kläre Panzermarker in Schussrichtung von Tigern und PaK auf.
ask-open-must = Eröffnung: Aktiviere mindestens einen T-34.
ask-open = Eröffnung: Aktiviere weitere T-34 oder mach weiter.
ask-guns = Deine PaK: Richte sie aus oder decke sie auf, lege Rad-Marker.
ask-gun-move = { $gun } trägt einen Rad-Marker: Ziehe ihn (noch { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  }), dann richte ihn aus.
ask-recon = Kläre in Schussrichtung von Tigern und PaK auf: Decke Panzermarker in Reichweite auf oder mach weiter.
ask-program = Programmiere { $tank } verdeckt: noch { $left ->
    [one] eine Karte
   *[other] { $left } Karten
  }. Eine Turmkarte kommt zuletzt.
ask-commit = Deine Programme liegen. Legst du sie endgültig fest?
ask-tanks = Aktiviere T-34 und fahre mit ihnen, mit jedem einmal.
ask-drive = { $tank } fährt: noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
  }{ $dash ->
    [0] .
    [one] {" "}oder ein Feld geradeaus über freie Steppe.
   *[other] {" "}oder { $dash } Felder geradeaus über freie Steppe.
  }
ask-drive-stopped = { $tank } ist von einer Mine gestoppt: Richte den Turm aus und beende die Bewegung.
ask-execute = Welcher Tiger fährt zuerst?
ask-gun-reveal = Vor dem Gefecht darfst du PaK aufdecken.
ask-volley = { $weapon }: Schießt du? Beide Seiten wählen verdeckt ({ volley-step }).
ask-pair = { $weapon } steht mehreren Gegnern Rohr an Rohr gegenüber: Auf wen schießt du?
ask-turn-fire = Drehe Türme um höchstens { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
  } und schieße, ein Schuss nach dem anderen.
ask-stuka-start = Startest du den Stuka? Er fliegt nur einmal je Partie, vier Flugphasen lang.
ask-stuka-fly = Flugphase { $phase }: noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
  }. Nach der vierten muss der Stuka wieder zu Hause sein.
ask-face-hull = { $tank } ist aktiviert: Wohin zeigt der Rumpf?
ask-face-turret = { $tank }: Wohin zeigt der Turm?
ask-face-look = { $tank } darf in Schussrichtung aufklären.

wait-markers = Die sowjetische Seite legt verdeckt ihre Panzermarker.
wait-weapons = Die Deutschen stellen verdeckt ihre Waffen auf.
wait-program = Die Deutschen programmieren verdeckt ihre Tiger.
wait-volley = Die { $side ->
    [german] deutsche
   *[soviet] sowjetische
  } Seite wählt verdeckt ihre Ziele ({ volley-step }).
wait-tile = Die { $side ->
    [german] deutsche
   *[soviet] sowjetische
  } Seite legt ein Landschaftsplättchen.
wait-front = Die Deutschen legen die Frontlinie: noch { $left ->
    [one] ein Element
   *[other] { $left } Elemente
  }.
wait-march = Die sowjetische Seite zieht Panzermarker.
wait-opening-recon = Eröffnung: Die Deutschen decken PaK auf und klären auf.
wait-open = Eröffnung: Die sowjetische Seite aktiviert T-34.
wait-guns = Die Deutschen richten ihre PaK aus.
wait-recon = Die Deutschen klären in Schussrichtung auf.
wait-tanks = Die sowjetische Seite aktiviert T-34 und fährt mit ihnen.
wait-drive = { $tank } fährt.
wait-execute = Die Deutschen wählen, welcher Tiger zuerst fährt.
wait-gun-reveal = Vor dem Gefecht dürfen die Deutschen PaK aufdecken.
wait-turn-fire = Die { $side ->
    [german] deutsche
   *[soviet] sowjetische
  } Seite dreht ihre Türme um höchstens { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
  } und schießt.
wait-stuka = Die Deutschen entscheiden über den Stuka.
wait-face = Die sowjetische Seite richtet { $tank } aus.

over = { $winner ->
    [german] Die deutsche Seite gewinnt
    [soviet] Die sowjetische Seite gewinnt
   *[draw] Unentschieden
  }, { $german } : { $soviet }.

## What can be done

do-tile = { $terrain ->
    [wood] Wald
    [hill] Anhöhe
    [swamp] Sumpf
    [snowy_wood] Verschneiten Wald
    [snowy_hill] Verschneite Anhöhe
   *[snow_drift] Schneeverwehung
  } nehmen
do-place-tile = { $terrain ->
    [wood] Wald
    [hill] Anhöhe
    [swamp] Sumpf
    [snowy_wood] Verschneiten Wald
    [snowy_hill] Verschneite Anhöhe
   *[snow_drift] Schneeverwehung
  } auf { $hex } legen
do-place-front = Frontelement auf { $hex }
do-place-marker = Marker auf { $hex }
do-place-piece = { $piece ->
    [tiger] Tiger
    [airfield] Flugplatz
    [pak88] 8,8-cm-PaK
    [pak36] PaK 36
    [pak-bluff] PaK-Bluff
    [mine] Mine
   *[mine-bluff] Minen-Bluff
  } auf { $hex }
do-face-piece = Ausrichtung { toward }
do-face-hull = Rumpf von { $tank } nach { toward }
do-stand-pak = { $gun } bleibt hier, Ausrichtung { toward }
do-turret = Turm auf { $hour } Uhr, Rohr { toward }
do-step-marker = { $marker } von { $from } nach { $to } bewegen
do-finish-marker = Den Marker hier liegen lassen
do-reveal = { $marker } in { $hex } aufdecken
do-activate-pak = { $gun } in { $hex } aufdecken: { $kind ->
    [pak88] 8,8-cm-PaK
    [pak36] PaK 36
   *[bluff] Bluff
  }
do-activate-tank = { $marker } in { $hex } aktivieren
do-turn-pak = { $gun } in { $hex } nach { toward } ausrichten
do-lay-wheel = Rad-Marker auf { $gun } in { $hex } legen
do-move-pak = { $gun } in { $hex } mit Rad-Marker bewegen
do-step-pak = Nach { $hex }
do-card = Karte: { $card ->
    [forward] vorwärts
    [back] rückwärts
    [left] nach links drehen
   *[right] nach rechts drehen
  }
do-turret-card = Turmkarte: { $hour } Uhr (beendet das Programm)
do-program-done = Dieses Programm ist vollständig
do-commit = Programme endgültig festlegen
do-drive = Mit { $tank } in { $hex } fahren
do-advance = { $way ->
    [forward] Vorwärts
   *[back] Rückwärts
  } nach { $hex } ({ $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
  })
do-exit = { $way ->
    [forward] Vorwärts
   *[back] Rückwärts
  } über den deutschen Spielfeldrand: 5 Punkte
do-left = Nach links drehen
do-right = Nach rechts drehen
do-fly = Vorwärts nach { $hex }
do-look = { $gun } in { $hex } aufklären
do-end-move = Bewegung beenden, Turm auf { $hour } Uhr, Rohr { toward }
do-execute = { $tank } fährt
do-fire = { $by } schießt auf { $at } in { $hex }: Schusskraft { $power } gegen Panzerung { $armour } ({ $aspect ->
    [front] vorn
    [rear] hinten
   *[side] seitlich
  }), { $effect ->
    [destroyed] zerstört
    [damaged] beschädigt
    [nothing] ohne Wirkung
   *[critical] kritisch beschädigt
  }{ $steps ->
    [0] {""}
    [one] {" "}(Turm um einen Schritt)
   *[other] {" "}(Turm um { $steps } Schritte)
  }
do-hold = { $weapon } hält das Feuer zurück
do-start-stuka = Den Stuka starten
do-attack = { $tank } von hinten angreifen
do-land = Landen

end-look = Nicht weiter aufklären
end-march = Keine weiteren Marker bewegen
end-recon = Aufklärung beenden
end-open = Runde 1 beginnen
end-guns = Die PaK sind ausgerichtet
end-tanks = Phase B beenden
end-gun-reveal = Keine weiteren PaK aufdecken
end-fire = Keine weiteren Schüsse in diesem Schritt
end-flight = Diese Flugphase beenden
end-stuka-stays = Der Stuka bleibt am Boden

## What happened

log-turn = Runde { $turn }
log-step = { $step ->
    [S1] Aufbau: Landschaft
    [S2] Aufbau: Frontlinie
    [S3] Aufbau: Panzermarker
    [S4] Aufbau: deutsche Waffen
    [O0] Eröffnung: Bewegung der Panzermarker
    [O1] Eröffnung: Aufklärung
    [O2] Eröffnung: Aktivierung
    [A1] Phase A: Programmierung
    [A2] Phase A: PaK
    [A3] Phase A: Aufklärung
    [B1] Phase B: Bewegung der Panzermarker
    [B2] Phase B: T-34
    [C1] Phase C: Die Tiger fahren
    [C2] Phase C: Aufklärung
    [D0] Phase D: PaK werden aufgedeckt
    [DW] Phase D: Feuer aus dem Wald
    [DA] Phase D: Rohr an Rohr
    [DB1] Phase D: gezieltes Feuer
    [DB2] Phase D: Erwiderung
    [DT1] Phase D: deutsche Türme, ein Schritt
    [DS1] Phase D: sowjetische Türme, ein Schritt
    [DT2] Phase D: deutsche Türme, zwei Schritte
    [DS2] Phase D: sowjetische Türme, zwei Schritte
    [DT3] Phase D: deutsche Türme, drei Schritte
    [DS3] Phase D: sowjetische Türme, drei Schritte
   *[DF] Phase D: der Stuka
  }
log-tile = Die { $side ->
    [german] deutsche
   *[soviet] sowjetische
  } Seite legt { $terrain ->
    [wood] einen Wald
    [hill] eine Anhöhe
    [swamp] einen Sumpf
    [snowy_wood] einen verschneiten Wald
    [snowy_hill] eine verschneite Anhöhe
   *[snow_drift] eine Schneeverwehung
  } auf { $hex }.
log-front = Frontelement auf { $hex }.
log-marker-laid = Verdeckt auf { $hex } gelegt: { $kind ->
    [tank] ein Panzer
   *[bluff] ein Bluff
  }.
log-markers-lie = Alle { $count } Panzermarker liegen verdeckt.
log-piece-laid = Auf { $hex } aufgestellt: { $piece ->
    [tiger] ein Tiger
    [airfield] der Flugplatz
    [pak88] die 8,8-cm-PaK
    [pak36] eine PaK 36
    [pak-bluff] ein PaK-Bluff
    [mine] eine Mine
   *[mine-bluff] ein Minen-Bluff
  }.
log-weapons-lie = Die deutschen Waffen stehen; PaK und Minen liegen verdeckt.
log-laid-out = { $step ->
    [S1] Die Landschaft ist ausgelegt.
   *[S4] Frontlinie, Marker und Waffen sind ausgelegt.
  }
log-marker-moved = { $marker } zieht nach { $hex }.
log-marker-seen = { $by } klärt { $marker } in { $hex } auf: { $kind ->
    [tank] ein T-34!
   *[bluff] ein Bluff.
  }
log-marker-seen-from-air = Der Stuka klärt { $marker } in { $hex } auf: { $kind ->
    [tank] ein T-34!
   *[bluff] ein Bluff.
  }
log-marker-seen-moving = { $marker } wird in { $hex } während der Bewegung aufgeklärt: { $kind ->
    [tank] ein T-34!
   *[bluff] ein Bluff.
  }
log-marker-contact = Ein Tiger trifft in { $hex } auf { $marker }: { $kind ->
    [tank] ein T-34!
   *[bluff] ein Bluff.
  }
log-marker-activated = { $marker } in { $hex } wird aufgedeckt: { $kind ->
    [tank] ein T-34.
   *[bluff] ein Bluff.
  }
log-t34-activated = { $tank } steht in { $hex }.
log-t34-faced = { $tank }: Rumpf { toward-hull }, Rohr { toward-gun }.
log-t34-moved = { $tank } fährt nach { $to }.
log-t34-turned = { $tank } dreht nach { toward }.
log-t34-stopped = { $tank } beendet die Bewegung, Rohr { toward }.
log-t34-through = { $tank } bricht von { $hex } aus durch!
log-front-removed = Das Frontelement in { $hex } wird entfernt.
log-mine = { $tank } deckt den Minenmarker in { $hex } auf: { $kind ->
    [mine] ein Minenfeld!
   *[bluff] ein Bluff.
  }
log-mine-stops = { $tank } wird von den Minen in { $hex } gestoppt.
shot-result = { $effect ->
    [destroyed] { $at } zerstört
    [damaged] { $at } beschädigt
    [nothing] { $at } unbeschadet
   *[critical] { $at } kritisch beschädigt
  }
log-fired = { $result } in { $to }. { $by } aus { $from }: Schusskraft { $power } gegen Panzerung { $armour } ({ $aspect ->
    [front] vorn
    [rear] hinten
   *[side] seitlich
  }){ $steps ->
    [0] {""}
    [one] , Turm um einen Schritt
   *[other] , Turm um { $steps } Schritte
  }.
figure = { $what ->
    [gun] Waffe
    [distance] Entfernung
    [from] Standort
    [into] Deckung
    [turret] Turm
    [power] Schusskraft
    [front] vorn
    [rear] hinten
   *[side] seitlich
  }
log-head-start = Vorsprung der { $side ->
    [german] deutschen
   *[soviet] sowjetischen
  } Seite in Punkten: { $vp }.
log-scored = { $side ->
    [german] Deutsche
   *[soviet] Sowjetische
  } Seite: { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
  }.
log-medal = { $side ->
    [german] Ein Panzerkampfabzeichen
   *[soviet] Ein Suworow-Orden
  } für den { $place ->
    [0] {""}
    [1] ersten{" "}
    [2] zweiten{" "}
    [3] dritten{" "}
   *[4] vierten{" "}
  }{ $side ->
    [german] deutschen
   *[soviet] sowjetischen
  } Kommandanten.
log-drift-gone = Die Schneeverwehung in { $hex } verschwindet.
log-turn-ended = Ende von Runde { $turn }. Punkte dieser Runde: Deutsche { $german }, Sowjets { $soviet }.
log-ended-no-tanks = Die sowjetische Seite hat keinen Panzer mehr: { $german } : { $soviet }.
log-ended-last-turn = Die letzte Runde ist vorbei: { $german } : { $soviet }.
log-ended-quiet = Zu lange ist nichts geschehen: Die Partie endet { $german } : { $soviet }.
log-pak-activated = { $gun } in { $hex } wird aufgedeckt: { $kind ->
    [pak88] 8,8-cm-PaK.
    [pak36] PaK 36.
   *[bluff] ein Bluff.
  }
log-pak-turned = { $gun } in { $hex } dreht nach { toward }.
log-wheel = { $gun } in { $hex } erhält einen Rad-Marker.
log-pak-moved = { $gun } zieht nach { $hex }.
log-pak-stands = { $gun } steht in { $hex }, Ausrichtung { toward }.
log-pak-seen = { $tank } klärt { $gun } in { $hex } auf: { $kind ->
    [pak88] 8,8-cm-PaK!
    [pak36] PaK 36!
   *[bluff] ein Bluff.
  }
log-pak-overrun = { $tank } überrollt { $gun } in { $hex }: { $kind ->
    [pak88] eine 8,8-cm-PaK zerstört.
    [pak36] eine PaK 36 zerstört.
   *[bluff] ein Bluff.
  }
log-pak-faced = { $tank } fährt vor das Rohr von { $gun } in { $hex }: { $kind ->
    [pak88] eine 8,8-cm-PaK, sie bleibt stehen.
    [pak36] eine PaK 36, sie bleibt stehen.
   *[bluff] ein Bluff.
  }
log-card = Programm von { $tank }: { $card ->
    [forward] vorwärts
    [back] rückwärts
    [left] links
   *[right] rechts
  }.
log-turret-card = Programm von { $tank }: Turm auf { $hour } Uhr.
log-programmed = { $place ->
    [0] Die Tiger sind programmiert.
    [1] Der erste deutsche Kommandant hat programmiert.
    [2] Der zweite deutsche Kommandant hat programmiert.
    [3] Der dritte deutsche Kommandant hat programmiert.
   *[4] Der vierte deutsche Kommandant hat programmiert.
  }
log-tiger-moved = { $tank } fährt nach { $hex }.
log-tiger-turned = { $tank } dreht nach { toward }.
log-card-wasted = { $tank }: Eine Karte „{ $card ->
    [forward] vorwärts
   *[back] rückwärts
  }“ reicht für dieses Hex nicht aus und verfällt.
log-tiger-blocked = { $tank } wird { $by ->
    [edge] vom Spielfeldrand
    [swamp] vom Sumpf in { $hex }
    [t34] von einem T-34 in { $hex }
    [tiger] vom anderen Tiger in { $hex }
    [pak] von der eigenen PaK in { $hex }
   *[stuka] vom Stuka in { $hex }
  } gestoppt.
log-cards-lapsed = { $cards ->
    [one] Eine Karte von { $tank } verfällt.
   *[other] { $cards } Karten von { $tank } verfallen.
  }
log-lapse-shown = Runde { $turn }: Nach dem erzwungenen Halt von { $tank } lag noch: { $cards }.
card-row = { $card ->
    [forward] vorwärts
    [back] rückwärts
    [left] links
   *[right] rechts
  }, { $rest }
card-last = { $card ->
    [forward] vorwärts
    [back] rückwärts
    [left] links
   *[right] rechts
  }
log-tiger-aimed = { $tank } richtet das Rohr nach { toward }.
log-tiger-stays = { $tank } bleibt stehen.
log-stuka-started = Der Stuka startet.
log-stuka-flew = Der Stuka fliegt nach { $hex }.
log-stuka-turned = Der Stuka dreht nach { toward }.
log-stuka-attacked = Der Stuka zerstört { $tank } in { $hex }.
log-stuka-landed = Der Stuka landet.
log-stuka-lost = Der Stuka erreicht den Flugplatz nicht: Notlandung.
log-stuka-destroyed = { $tank } zerstört den Stuka am Boden in { $hex }.

## Losses

lost-guns = { $lost } von { $of } { $of ->
    [one] Geschütz
   *[other] Geschützen
  }
lost-tanks = { $lost } von { $of } T-34{ $hidden ->
    [0] {""}
   *[other] {" "}· noch { $hidden } verdeckt
  }

## Why not

why-not-now = Das ist in diesem Schritt nicht möglich.
why-over = Die Partie ist zu Ende.
why-no-such-piece = Diesen Spielstein gibt es nicht.
why-off-the-board = Dieses Hex liegt nicht auf dem Spielplan.
why-not-yours = Dieser Spielstein gehört jemand anderem.
why-no-such-tile = Deine Seite hat kein solches Plättchen mehr.
why-tile-outside-half = Plättchen kommen in deine eigene Hälfte des Spielplans.
why-tile-on-tile = Dort liegt schon ein Landschaftsplättchen.
why-front-outside-band = Die Frontlinie verläuft in den Spalten des Frontstreifens.
why-front-twice = Dort liegt schon ein Frontelement.
why-front-starts-at-row-a = Das erste Element kommt auf ein Hex der Reihe A.
why-front-not-connected = Das Element muss an ein bereits liegendes angrenzen.
why-front-too-short = Die übrigen Elemente würden die letzte Reihe nicht mehr erreichen.
why-marker-outside-zone = Panzermarker kommen in den Bereitstellungsraum.
why-marker-on-marker = Dort liegt schon ein Panzermarker.
why-not-on-german-side = Dieses Hex liegt auf der sowjetischen Seite der Front.
why-tiger-in-swamp = Ein Tiger kann nicht im Sumpf stehen.
why-airfield-not-on-steppe = Der Flugplatz braucht Steppe ohne Frontelement.
why-airfield-on-mine = Der Flugplatz darf nicht auf einem Minenmarker liegen.
why-hex-taken = Dort steht eine andere Waffe.
why-mine-on-mine = Dort liegt schon ein Minenmarker.
why-mine-in-swamp = Im Sumpf können keine Minen gelegt werden.
why-mine-in-drift = Eine Schneeverwehung kann nicht vermint werden.
why-mine-on-airfield = Der Flugplatz kann nicht vermint werden.
why-marker-gone = Dieser Marker ist schon aufgedeckt.
why-marker-moved = Dieser Marker wurde schon bewegt.
why-no-marker-moves-left = In diesem Schritt dürfen keine weiteren Marker bewegt werden.
why-finish-marker-first = Ein anderer Marker ist in Bewegung: Beende erst seine Bewegung.
why-not-adjacent = Dieses Hex ist nicht benachbart.
why-marker-terrain = Panzermarker ziehen nur durch Steppe und Wald.
why-marker-obstacle = Panzermarker dürfen kein Hex mit Mine, PaK, Panzer oder Flugplatz betreten.
why-marker-must-move-on = Ein Marker darf nicht auf einem anderen stehen bleiben: Er muss weiterziehen.
why-no-marker-in-hand = Kein Marker ist in Bewegung.
why-marker-not-seen = Keines deiner Rohre zeigt auf diesen Marker: Er muss in Schussrichtung, in Reichweite und in Sicht liegen.
why-marker-in-wood = Ein Panzermarker im Wald kann nicht aufgeklärt werden.
why-marker-in-drift = Ein Marker in einer Schneeverwehung kann vom Boden aus nicht aufgeklärt werden.
why-marker-under-tank = Auf diesem Marker steht ein T-34.
why-marker-is-bluff = Dieser Marker ist ein Bluff.
why-no-tank-yet = In der Eröffnung muss mindestens ein T-34 aktiviert werden.
why-not-under-stuka = Der Stuka sieht nur sein eigenes Hex und die sechs benachbarten.
why-pak-gone = Diese PaK ist nicht mehr im Spiel.
why-pak-is-bluff = Dieser Marker ist ein Bluff.
why-pak-face-up = Diese PaK liegt schon offen.
why-pak-on-wheel = Diese PaK trägt einen Rad-Marker.
why-pak-handled = Dieser Marker wurde in dieser Phase schon ausgerichtet oder aufgedeckt: Nur eines von beidem ist erlaubt.
why-pak-faces-there = Sie zeigt schon in diese Richtung.
why-no-wheel-left = Kein Rad-Marker ist frei.
why-wheel-not-moving = Diese PaK trägt keinen Rad-Marker aus einer früheren Runde.
why-wheels-must-turn = PaK, deren Rad-Marker die Fahrseite zeigt, müssen zuerst bewegt oder stehen gelassen werden.
why-pak-steps-used = Diese PaK ist schon zwei Felder weit bewegt worden.
why-pak-obstacle = Eine PaK darf kein Hex mit Panzer, Panzermarker, anderer PaK oder Flugplatz betreten.
why-pak-not-seen = Dieser Marker liegt nicht auf einer Linie in Reichweite und Sicht.
why-pak-in-drift = Ein PaK-Marker in einer Schneeverwehung kann nicht aufgeklärt werden.
why-pak-known = Diese PaK liegt schon offen.
why-program-full = Mehr Karten kann dieser Tiger nicht aufnehmen.
why-programs-open = Ein Programm ist noch nicht vollständig.
why-programs-done = Alle deine Programme sind vollständig: Lege sie endgültig fest oder nimm etwas zurück.
why-tank-gone = Dieser Panzer ist nicht mehr im Spiel.
why-tank-moved = Dieser Panzer wurde in dieser Phase schon bewegt.
why-tank-waits = Dieser Panzer wurde in dieser Phase aktiviert: Er fährt erst in der nächsten Phase B.
why-tank-in-hand = Ein Panzer ist in Bewegung: Beende erst seine Fahrt.
why-stopped-by-mine = Eine Mine hat ihn gestoppt: keine weiteren Aktionen in dieser Phase.
why-no-actions-left = Er hat keine Aktionen mehr.
why-too-expensive = Dieses Hex kostet mehr Aktionen, als er noch hat.
why-only-dash-left = Er darf nur noch geradeaus über freie Steppe fahren.
why-edge-of-board = Dort endet der Spielplan; nur über den deutschen Spielfeldrand darf er verlassen werden.
why-tank-in-the-way = Dort steht ein Panzer.
why-tiger-driven = Dieser Tiger ist schon gefahren.
why-tiger-idle = Das Programm dieses Tigers ist leer.
why-another-weapon-first = Erst ist eine andere Waffe an der Reihe.
why-same-side = Waffen derselben Seite beschießen einander nicht.
why-has-fired = Diese Waffe hat in dieser Phase schon geschossen.
why-not-in-line = Das Ziel liegt auf keiner ihrer sechs Linien.
why-wood-between = Ein Wald auf der Linie versperrt die Sicht.
why-hill-between = Eine Anhöhe auf der Linie versperrt die Sicht.
why-tank-between = Ein Panzer auf der Linie versperrt die Sicht: Kein Ende liegt auf einer Anhöhe.
why-drift-between = Eine Schneeverwehung auf der Linie versperrt die Sicht: Kein Ende liegt auf einer Anhöhe.
why-concealed = Das Ziel ist im Wald verborgen: Zu sehen ist es nur vom Nachbarhex aus oder nachdem es geschossen hat.
why-concealed-in-drift = Das Ziel ist in einer Schneeverwehung verborgen, bis es geschossen hat.
why-target-face-down = Eine verdeckte PaK schießt nicht und kann nicht beschossen werden.
why-pak-cannot-turn = Eine PaK schießt nur in die Richtung, in die sie zeigt.
why-too-many-steps = Der Turm müsste sich für diesen Schritt zu weit drehen.
why-too-weak = Auf diese Entfernung hat der Schuss keine Kraft mehr.
why-no-harm-to-pak = Der Schuss könnte der PaK nichts anhaben.
why-not-in-wood = In diesem Schritt schießen nur Waffen im Wald.
why-not-mutual = In diesem Schritt schießen nur Waffen, die aufeinander zielen.
why-pairs-fire = Zwei Rohre, die aufeinander zeigen, schießen beide: Zurückhalten ist nicht erlaubt.
why-not-fired-on = Ein Panzer schießt nur auf den zurück, der ihn beschossen hat.
why-only-tanks-return-fire = PaK drehen sich nicht, um zurückzuschießen.
why-stuka-flies = Der Stuka fliegt schon.
why-stuka-on-ground = Der Stuka steht am Boden.
why-stuka-no-actions = Der Stuka hat in dieser Phase keine Aktionen mehr.
why-stuka-edge = Der Stuka darf den Spielplan nicht verlassen.
why-attack-used = Der Stuka hat seinen einzigen Angriff schon geflogen.
why-not-behind = Der Stuka muss in dem Hex direkt hinter dem T-34 sein.
why-hidden-from-stuka = Ein T-34 im Wald ist aus der Luft nicht zu sehen.
why-not-on-airfield = Der Stuka landet nur auf seinem eigenen Flugplatz und nur, wenn dort kein Panzer steht.

## Setting up a match

setup-players = Auf diesen Spielplänen spielen 2 bis { $most } Spieler.
setup-max-turns = Die letzte Runde muss zwischen { $least } und { $most } liegen.
setup-quiet-turns = Die Zahl der ruhigen Runden muss zwischen 3 und 20 liegen.
setup-head-start = Der Vorsprung muss zwischen -{ $most } und { $most } Punkten liegen.
setup-one-lead = Entweder ausgeglichene Chancen oder ein eigener Vorsprung, nicht beides.
setup-preset-needs-terrain = Eine vorgegebene Aufstellung braucht auch die zugehörige Landschaft.
setup-preset-one-board = Vorgegebene Aufbauten gelten nur für einen einzelnen Spielplan.
setup-preset-season = Dieser vorgegebene Aufbau gehört zur anderen Jahreszeit.
