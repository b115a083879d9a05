### Blood & Steel: das Spiel, Deutsch

## Steine und Wörter

unit-name = { $kind ->
    [ss-pzg] { $number }. SS-PzGren
    [ss-pz] { $number }. SS-Pz
    [ss-pzjg] { $number }. SS-PzJäg
    [ss-aufkl] { $number }. SS-Aufkl
    [ss-tiger] { $number }. SS Tiger
    [deutschland] SS-Rgt Deutschland
    [der-fuehrer] SS-Rgt Der Führer
    [eicke] SS-Rgt Eicke
    [thule] SS-Rgt Thule
    [inf] { $number }. Inf
    [stug] { $number }. StuG
    [tb] { $number }. PzBrig
    [gds-tb] { $number }. Gd-PzBrig
    [gds-tr] { $number }. Gd-PzRgt
    [mrb] { $number }. MotSchBrig
    [gds-mrb] { $number }. Gd-MotSchBrig
    [gds-abn] { $number }. Gd-LLRgt
    [gds-rd] { $number }. Gd-SchDiv
    [gds-mech] { $number }. Gd-MechBrig
   *[rd] { $number }. SchDiv
  }
nobody = niemand
and-list = { $list }, { $next }
formation-name = { $formation ->
    [lah] 1. SS „Leibstandarte“
    [dr] 2. SS „Das Reich“
    [tk] 3. SS „Totenkopf“
    [division-167] 167. Infanteriedivision
    [airborne] 9. Garde-Luftlandedivision
    [remnants] Reste der Schützendivisionen
    [corps-18] 18. Panzerkorps
    [corps-29] 29. Panzerkorps
    [corps-2] 2. Panzerkorps
    [guards-2] 2. Garde-Panzerkorps
   *[reserve] 5. Garde-Panzerarmee
  }
place-name = { $place ->
    [luchki] Lutschki
    [veselyi-wood] Wald von Wesjoly
    [krasny-oktyabr] Krasny Oktjabr
    [teterevino-wood] Wald von Teterewino
    [veselyi] Wesjoly
    [klyuchi] Kljutschi
    [psel-grove] Gehölz am Psjol
    [teterevino] Teterewino
    [vasilyevka] Wassiljewka
    [hill-226-6] Höhe 226,6
    [hill-258-2] Höhe 258,2
    [komsomolets-grove] Gehölz von Komsomolez
    [hill-236-7] Höhe 236,7
    [polezhayev] Poleschajew
    [andreyevka] Andrejewka
    [komsomolets] Komsomolez
    [hill-241-6] Höhe 241,6
    [ivanovskiy-vyselok] Iwanowski Wysselok
    [kartashevka-wood] Wald von Kartaschewka
    [prelestnoye] Prelestnoje
    [oktyabrskiy] Oktjabrski
    [storozhevoye-wood] Wald von Storoschewoje
    [hill-247-6] Höhe 247,6
    [petrovka] Petrowka
    [hill-252-2] Höhe 252,2
    [storozhevoye] Storoschewoje
    [hill-252-4] Höhe 252,4
    [yamki] Jamki
    [vinogradovka] Winogradowka
    [prokhorovka-wood] Wald von Prochorowka
    [prokhorovka] Prochorowka
   *[pravorot-wood] Wald von Praworot
  }
hex-name = { $place ->
    [none] { $hex }
   *[other] { place-name } ({ $hex })
  }
off-map = neben der Karte
the-side = { $side ->
    [german] Die Deutschen
   *[soviet] Die Sowjets
  }
chance = { $sixths ->
    [0] kann nicht treffen
    [1] trifft mit 1
    [6] trifft sicher
   *[other] trifft mit { $sixths } oder weniger
  }

## Was gefragt wird

ask-place = Stelle { $unit } auf.
ask-station = Wähle das Hex in Prochorowka für den Rest, der dort liegt. Die anderen neun Dörfer folgen von selbst.
ask-remnant = Wähle ein Hex ohne Dorf für einen Rest: { $left ->
    [one] noch eines
   *[other] noch { $left }
  }.
ask-call = Runde { $turn }: Forderst du die 167. Infanteriedivision an? Das kostet in jedem Fall 2 SP; sie kommt mit einem Wurf unter { $turn }.
ask-reserve = Runde { $turn }: Nenne die Brigaden der Reserve, die du anforderst. Jede kommt mit einem Wurf unter { $turn }; eine Absage kostet 1 SP.
ask-commit = Gib Panzerkorps frei, so viele du willst. Jedes, das du nie freigibst, ist { $points } SP wert.
ask-zone = { $who }: Der Würfel zeigt eine 6. Wähle die Eintrittszone.
ask-operations = { $formation }: Handle mit einer Einheit nach der anderen, setze Unterstützung ein oder beende die Phase.
ask-march = { $units } marschiert: noch { $left } BP.
ask-group = { $units } marschieren zusammen, um zu überrollen: noch { $left } BP.
ask-reroll = { $unit } hat verfehlt. Soll Wittmann neu würfeln?
ask-defend = Überrollen von { $hex }, Durchgang { $round }: Feuere Einheit für Einheit auf die Angreifer oder halte das Feuer zurück.
ask-offend = Überrollen von { $hex }, Durchgang { $round }: Jede deiner Einheiten muss einmal feuern.
ask-forced-retreat = Überrollen von { $hex }: Deine erschütterten Einheiten müssen sich zurückziehen.
ask-free-retreat = Überrollen von { $hex }: Du darfst weitere Einheiten zurückziehen.
ask-break-off = Überrollen von { $hex }, Durchgang { $round }: Nimm Einheiten zurück oder kämpfe weiter.

told-place = { the-side } stellen { $unit } auf.
told-remnants = Die Sowjets wählen Hexes für die Reste.
told-call = Die Deutschen dürfen die 167. Infanteriedivision anfordern.
told-reserve = Die Sowjets dürfen Brigaden der Reserve anfordern.
told-commit = Die Sowjets geben Panzerkorps frei.
told-zone = Die Sowjets wählen die Eintrittszone: { $who }.
told-operations = { the-side } handeln mit: { $formation }.
told-march = Auf dem Marsch: { $units }.
told-reroll = { $unit } hat verfehlt; Wittmann darf neu würfeln.
told-defend = Überrollen von { $hex }, Durchgang { $round }: { $side ->
    [german] Die Deutschen verteidigen
   *[soviet] Die Sowjets verteidigen
  }.
told-offend = Überrollen von { $hex }, Durchgang { $round }: { $side ->
    [german] Die Deutschen greifen an
   *[soviet] Die Sowjets greifen an
  }.
told-retreat = Überrollen von { $hex }: Der Verteidiger zieht sich zurück.
told-break-off = Überrollen von { $hex }, Durchgang { $round }: Der Angreifer darf abbrechen.
over = { $winner ->
    [german] Die deutsche Seite gewinnt
    [soviet] Die sowjetische Seite gewinnt
   *[draw] Unentschieden
  }, { $german } : { $soviet }.

## Was man tun kann

do-place = { $unit } nach { $hex }
do-place-remnant = Ein Rest nach { $hex }
do-call = Die 167. Infanteriedivision anfordern
do-ask = { $unit } anfordern
do-commit = Freigeben: { $formation }
do-enter = Eintrittszone { $zone }
do-fire = { $by } feuert auf { $at }, { $hex }: { chance }
do-half-fire = { $by } feuert auf { $at }, { $hex }, mit halbem Wert: { chance }
do-fire-close = { $by } feuert auf { $at }: { chance }
do-march = { $unit } marschiert los, { $hex }
do-group = { $units } überrollen gemeinsam, von { $hex } aus
do-air = Luftangriff auf { $at }, { $hex }: { chance }
do-rudel = Rudel greift { $at } an, { $hex }: { chance }
do-shell = Artillerie auf { $at }, { $hex }: { chance }
do-step = Nach { $hex } ({ $cost } BP)
do-last-step = Nach { $hex } mit allen Bewegungspunkten
do-stop = Halten, { $hex }
do-exit = Die Karte nach Norden verlassen: 1 SP
do-attack = { $hex } überrollen ({ $cost } BP)
do-reroll = Neu würfeln
do-keep = Es beim Fehlschuss belassen
do-retreat = { $unit } zieht sich nach { $hex } zurück
do-flee = { $unit } verlässt die Karte
do-back = { $unit } geht nach { $hex } zurück
end-call = Nicht anfordern
end-reserve = Das ist alles
end-commit = Kein weiteres Korps
end-defend = Feuer zurückhalten
end-retreat = Niemand sonst zieht sich zurück
end-break-off = Weiterkämpfen
end-phase = Phase beenden

## Was geschieht

log-placed = { $unit } steht: { $hex }.
log-token = Ein Rest liegt verdeckt: { $hex }.
log-dealt = Die Reste werden verdeckt ausgeteilt.
log-turned-up = { $hex }: { $unit } wird aufgedeckt.
log-turn = Runde { $turn }
log-air = Luftwürfel: Deutsche { $german }, Sowjets { $soviet }. { $winner ->
    [german] Deutsche Flugzeuge: { $aircraft }.
    [soviet] Sowjetische Flugzeuge: { $aircraft }.
   *[nobody] Niemand fliegt.
  }
log-rudel-flies = Rudel fliegt in dieser Runde.
log-rudel-shot-down = Rudel ist abgeschossen: 1 SP für die Sowjets.
log-artillery = { $side ->
    [german] Deutsche Artillerie
   *[soviet] Sowjetische Artillerie
  }, Wurf { $die }: { $guns ->
    [0] keine
    [one] ein Angriff
   *[other] { $guns } Angriffe
  }.
log-called = Die Deutschen fordern die 167. an, Wurf { $die }: { $answer ->
    [arrives] sie trifft ein
    [not_yet] noch nicht
   *[barred] sie kommt nie
  }. 2 SP verloren.
log-granted = { $unit } bewilligt (Wurf { $die }).
log-refused = { $unit } abgelehnt (Wurf { $die }): 1 SP verloren.
log-committed = Freigegeben: { $formation }.
log-drawn = Gezogen: { $formation }.
log-zone-rolled = { $who }, Eintrittszone: Wurf { $die }.
log-zone-chosen = { $formation } kommt in Zone { $zone }.
shot-result = { $effect ->
    [missed] { $at } verfehlt
    [disrupted] { $at } erschüttert
    [reduced] { $at } geschwächt
    [reduced_disrupted] { $at } geschwächt und erschüttert
    [eliminated] { $at } ausgeschaltet
   *[hit] { $at } getroffen
  }
log-fired = { $result }, { $hex }. { $unit } feuert: Wert { $power }, Wurf { $die }{ $modifier }.
log-rerolled = { $result }. Wittmann, { $unit }: Wert { $power }, Wurf { $die }{ $modifier }.
log-air-attack = { $result }, { $hex }. Luftangriff, Wurf { $die }{ $modifier }.
log-rudel-attack = { $result }, { $hex }. Rudel, Wurf { $die }{ $modifier }.
log-shelled = { $result }, { $hex }. Artillerie, Wurf { $die }{ $modifier }.
log-harmed = { $unit } ist { $health ->
    [disrupted] erschüttert
    [reduced] geschwächt
   *[reduced_disrupted] geschwächt und erschüttert
  }.
log-tiger-survived = { $unit } übersteht es (Wurf { $die }).
log-tiger-lost = { $unit } übersteht es nicht (Wurf { $die }).
log-eliminated = { $unit } ist ausgeschaltet.
log-marched = { $unit } nach { $hex } ({ $cost } BP).
log-came-on = { $unit } betritt die Karte: { $hex }.
log-broke-out = { $unit } verlässt die Karte nach Norden: 1 SP.
log-taken = { the-side } nehmen { $hex }.
log-overrun = { the-side } überrollen { $hex } von { $from } aus.
log-round = Durchgang { $round }
log-thrown-back = { $unit } wird nach { $hex } zurückgeworfen.
log-retreated = { $unit } zieht sich nach { $hex } zurück.
log-fled = { $unit } verlässt die Karte.
log-trapped = { $unit } kann nirgendwohin.
log-went-back = { $unit } geht nach { $hex } zurück.
log-overrun-ended = Das Überrollen von { $hex } ist vorbei: { $holder ->
    [german] Die Deutschen halten es
    [soviet] Die Sowjets halten es
   *[nobody] Niemand ist übrig
  }.
log-recovery = Erholung: { $unit }, Wurf { $die }, { $result ->
    [fresh] wieder frisch
   *[reduced] weiter geschwächt
  }.
log-banked = Ziele: { $german } SP für die Deutschen, { $soviet } SP für die Sowjets.
log-turn-ended = Nach Runde { $turn }: Deutsche { $german }, Sowjets { $soviet }.
log-ended = Die Schlacht ist vorbei, { $german } : { $soviet }.

## Im Einzelnen

detail-unit = { $unit }, { $formation }
detail-factors = Gegen Panzer { $armour }, gegen Infanterie { $infantry }, { $points } Bewegungspunkte
detail-health = { $health ->
    [fresh] Frisch
    [disrupted] Erschüttert
    [reduced] Geschwächt
   *[reduced_disrupted] Geschwächt und erschüttert
  }
detail-stage = { $stage ->
    [ready] Hat in dieser Runde noch nicht gehandelt
    [fired_half] Hat mit halbem Wert gefeuert; darf mit halben Punkten ziehen
    [moved_half] Ist halb gezogen; darf mit halbem Wert feuern
   *[done] Fertig für diese Runde
  }
detail-place = Ort: { $hex }
forecast-factor = { $factor ->
    [armour] Wert gegen Panzer { $number }
   *[infantry] Wert gegen Infanterie { $number }
  }
forecast-tiger = Tigerkompanie: +{ $number }
forecast-power = Halbiert oder erschüttert: { $number }
forecast-range = Zwei Hexes weit: Wurf{ $modifier }
forecast-cover = Wald oder Dorf: Wurf{ $modifier }
forecast-hill = Von einer Anhöhe: Wurf{ $modifier }
forecast-close = Sowjets im Nahkampf mit Panzern: Wurf{ $modifier }
forecast-chance = Der Schuss { chance }
forecast-support = Wert der Unterstützung { $number }
forecast-rudel = Rudel: Wurf{ $modifier }
forecast-they-fire = Zuerst feuert { $by } auf { $at }: { chance }
forecast-you-fire = Dann { $by } auf { $at }: { chance }
forecast-overrun = Getroffene Angreifer müssen zurück, erschütterte Verteidiger weichen.
tally-objectives = Ziele: { $points }
tally-break-out = Durchgebrochene Einheiten: { $points }
tally-calls = Anforderungen der 167.: { $points }
tally-handicap = Vorgabe: { $points }
tally-kept-back = Zurückgehaltene Korps: { $points }
tally-railway = Bahnlinie: { $points }
tally-refusals = Abgelehnte Brigaden: { $points }
tally-rudel = Rudel abgeschossen: { $points }
tally-total = Summe: { $points }

## Was nicht geht

why-not-now = Das steht jetzt nicht zur Wahl.
why-over = Die Partie ist vorbei.
why-handicap-too-large = Die Vorgabe beträgt höchstens 6 SP, für wen auch immer.
why-outside-zone = Diese Einheit wird in der Zone ihrer eigenen Division aufgestellt.
why-hill-taken = Nur eine Einheit der Leibstandarte darf auf Höhe 252,2 beginnen, und eine steht schon dort.
why-not-prokhorovka = Wähle zuerst eines der beiden Hexes von Prochorowka.
why-inside-german-zone = Dieses Hex liegt in einer deutschen Zone.
why-germans-there = Dort stehen Deutsche.
why-remnant-in-village = Die Dörfer haben ihre Reste schon; wähle ein anderes Hex.
why-remnant-there = Dort liegt schon ein Rest.
why-no-reserve-brigade = Diese Einheit ist keine Brigade der Reserve.
why-already-granted = Diese Brigade ist schon bewilligt.
why-already-asked = Diese Brigade hast du schon angefordert.
why-no-corps = Freigegeben werden nur die vier Panzerkorps.
why-already-committed = Dieses Korps ist schon freigegeben.
why-not-yours = Mit dieser Einheit kannst du jetzt nicht handeln.
why-not-drawn = Der Marker ihres Verbands ist nicht der gezogene.
why-not-on-map = Diese Einheit ist nicht auf der Karte.
why-is-disrupted = Diese Einheit ist erschüttert.
why-is-done = Diese Einheit ist für diese Runde fertig.
why-half-done = Diese Einheit hat schon gefeuert; sie darf nur noch ziehen.
why-no-half-move = Die Hälfte ihrer Bewegungspunkte ist 0: Sie zieht oder feuert, nicht beides.
why-not-an-enemy = Das ist keine feindliche Einheit.
why-target-gone = Diese Einheit ist nicht auf der Karte.
why-out-of-range = Das ist zu weit.
why-two-hexes-at-armour = Zwei Hexes weit kann man nur auf Panzer feuern.
why-soviets-reach-one = Sowjetische Einheiten feuern nur auf benachbarte Hexes.
why-no-sight = Wald oder Dorf sperrt die Sicht.
why-no-factor = Ihr Wert gegen dieses Ziel ist 0.
why-tiger-supports = Neben einer kampffähigen Einheit ihrer Division feuert eine Tigerkompanie nicht selbst.
why-no-aircraft = Du hast keine Flugzeuge mehr.
why-no-rudel = Rudel fliegt nicht oder hat schon angegriffen.
why-no-artillery = Du hast keine Artillerie mehr.
why-beyond-artillery = Keine deiner nicht erschütterten Einheiten ist höchstens fünf Hexes entfernt.
why-harmed-enough = Dieser Einheit kann Unterstützung nicht mehr schaden.
why-has-moved = Diese Einheit ist schon gezogen.
why-nowhere-to-go = Sie kann nirgendwohin.
why-not-adjacent = Diese Hexes sind nicht benachbart.
why-not-an-entry = Über dieses Hex kann sie nicht kommen.
why-too-dear = Dafür reichen die Bewegungspunkte nicht.
why-enemy-there = Dort steht der Feind: Nur ein Überrollen führt in dieses Hex.
why-dead-end = Von dort könnte der Marsch nicht enden.
why-not-yet-moved = Ein Marsch führt in mindestens ein Hex.
why-groups-attack = Eine Gruppe marschiert, um zu überrollen, und endet nur damit.
why-stacking = Dort ist kein Platz: zwei Einheiten eines Verbands, oder ein Rest und eine andere.
why-not-north-edge = Nur aus der nördlichsten Reihe kann eine Einheit die Karte verlassen.
why-only-germans-leave = Nur deutsche Einheiten verlassen die Karte.
why-no-minimum-move = Die Mindestbewegung ist für eine einzelne Einheit, die noch nichts getan hat.
why-affords-step = Sie hat genug Punkte, um dieses Hex wie üblich zu betreten.
why-not-a-group = Das ist keine Gruppe; nenne ihre Einheiten der Reihe nach.
why-not-together = Sie stehen nicht in einem Hex.
why-too-many-in-group = Höchstens zwei Einheiten und eine Tigerkompanie überrollen gemeinsam.
why-remnants-do-not-overrun = Reste überrollen nicht.
why-just-arrived = Wer gerade auf die Karte kommt, kann nicht überrollen.
why-no-enemy-there = In diesem Hex ist kein Feind.
why-not-in-overrun = Diese Einheit nimmt an dem Überrollen nicht teil.
why-has-fired = Diese Einheit hat in diesem Durchgang schon gefeuert.
why-must-fire = Beim Überrollen darf der Angreifer das Feuer nicht zurückhalten.
why-must-retreat = Erschütterte Verteidiger müssen sich zurückziehen.
why-not-defending = Diese Einheit verteidigt hier nicht.
why-disrupted-first = Zuerst ziehen sich die erschütterten Einheiten zurück.
why-towards-attacker = Von dort kam der Angriff.
why-enemy-in-retreat = Dort steht der Feind.
why-not-at-edge = Nur am Rand der Karte kann eine Einheit sie verlassen.
