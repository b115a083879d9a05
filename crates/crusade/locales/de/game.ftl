### The Last Crusade: was gefragt, getan und erzählt wird, Deutsch

phase-name = { $phase ->
    [setup] Aufbau
    [reinforce] Verstärkung
    [air] Luftphase
    [recon] Aufklärung
    [bombard] Beschuss
   *[maneuver] Feuer und Bewegung
}
hq-name = { $side ->
    [soviet] sowjetisches HQ
   *[german] deutsches HQ
}
airfield-name = { $side ->
    [soviet] sowjetischer Flugplatz
   *[german] deutscher Flugplatz
}
rear-name = { $side ->
    [soviet] sowjetisches Hinterland
   *[german] deutsches Hinterland
}
edge-name = { $a }–{ $b }
terrain-name = { $terrain ->
    [HI] Hügel
    [LW] lichter Wald
    [HW] dichter Wald
    [VI] Dorf
    [TO] Ortschaft
    [CI] Großstadt
    [SW] Sumpf
    [BA] Balka
    [HQ] Hauptquartier
   *[CL] offenes Gelände
}
unit-at = { $card } ({ $at })
unit-unknown = eine Karte
card-face-down = eine verdeckte Karte
card-list = { $first }, { $rest }

prompt-over = { $winner ->
    [soviet] Die Sowjets gewinnen
    [german] Die Deutschen gewinnen
   *[nobody] Unentschieden
} { $reason ->
    [headquarters] durch Einnahme des Hauptquartiers.
    [collapse] durch Zusammenbruch des Gegners.
   *[score] nach Punkten.
}
prompt-you = { $step ->
    [deck] Stell dein Deck zusammen oder nimm das Standarddeck.
    [terrain] Wähle das Gelände deiner Heimatreihe.
    [centre] Leg das Gelände der mittleren Reihe.
    [forces] Stell deine Anfangskräfte auf und beende dann.
    [patrol] Bleibt diese Patrouille dank ihrer Abwurftanks in der Luft?
    [reinforce] Frische auf, stell auf, spiel Karten; beende dann die Phase.
    [hand_limit] Wirf bis zur Handgrenze ab.
    [air] Lass Flugzeuge starten oder beende die Phase.
    [intercept] Fängst du die Flugzeuge ab, die gestartet sind?
    [counter] Greifen deine Jäger die Patrouillen an?
    [jettison] Lasten vor dem Kampf abwerfen?
    [escort] Einen Begleiter bestimmen?
    [taran] Rammt einer deiner Jäger?
    [flak] Wer feuert auf die Flugzeuge, die vorbeifliegen?
    [fly_on] Weiterfliegen oder hier bleiben?
    [recon] Kläre auf oder beende die Phase.
    [bombard] Beschieße und greif aus der Luft an oder beende die Phase.
    [close_flak] Wer feuert auf die Flugzeuge, die angreifen?
    [bombs] Greif mit den Flugzeugen an.
    [maneuver] Bewege, grab ein, stürme; beende dann deinen Zug.
    [ambush] Hinterhalt: Feuere mit Einheiten, die verdeckt waren.
    [defend] Abwehrfeuer.
    [attack] Feuere mit deinen Angreifern.
    [retreat] Halten oder zurückweichen?
    [withdraw] Zieh deine Einheiten einzeln zurück.
    [go_on] Noch eine Kampfrunde oder abbrechen?
    [advance] Wer rückt vor?
    [miracle] Reparierst du einen zerstörten Panzer?
    [declare_launch] Nimm Flugzeuge und Lasten dazu, dann starte.
    [declare_barrage] Nimm Ziele dazu, dann feuere.
   *[declare_assault] Nimm Angreifer und Karten dazu, dann greif an.
}
prompt-other = { $side ->
    [soviet] Die Sowjets
   *[german] Die Deutschen
} { $step ->
    [deck] stellen ihr Deck zusammen.
    [terrain] wählen Gelände.
    [centre] legen die mittlere Reihe.
    [forces] stellen ihre Kräfte auf.
    [reinforce] sind in der Verstärkungsphase.
    [hand_limit] werfen ab.
    [air] sind in der Luftphase.
    [recon] sind in der Aufklärungsphase.
    [bombard] sind in der Beschussphase.
    [maneuver] bewegen sich.
   *[other] entscheiden.
}

act-take = Ins Deck: { $card }
act-take-standard = Das Standarddeck nehmen
act-lay = Legen: { $terrain }
act-swap = Gelände tauschen: { $zone }
act-keep = Das Gelände behalten
act-place = Aufstellen in { $zone }: { $card }
act-place-inside = Aufstellen in { $fort }: { $card }
act-place-airfield = Auf den Flugplatz: { $card }
act-obstruct = Legen auf { $edge }: { $card }
act-attach = Anlegen an { $unit }: { $card }
act-refit = Auffrischen: { $unit } { $kind ->
    [paid] (bezahlt)
    [free] (freier Punkt)
    [medics] (Sanitätsbataillon)
    [workshop] (Werkstattkompanie)
   *[bonus] (Bonuspunkt)
}
act-deploy = Aufstellen für { $cost }: { $card }
act-russian-deploy = Russische Infanterie, kostenlos aufstellen: { $card }
act-russian-refit = Russische Infanterie: um Auffrischungspunkte würfeln
act-fortify = Bauen in { $zone }: { $card }
act-fortify-with = Bauen in { $zone }: { $card }, darin { $unit }
act-play = Spielen: { $card }
act-mask = Maskirowka spielen: { $zone }
act-buy = Eine Karte für 3 kaufen
act-discard = Abwerfen: { $card }
act-stay = { $unit } bleibt auf Patrouille
act-come-home = { $unit } kehrt heim
act-launch = Start durch Korridor { $lane }: { $mission ->
    [patrol] Patrouille
   *[strike] Angriff
}
act-add = Dazu: { $unit }
act-load = Beladen: { $unit } mit { $card }
act-go = Los
act-jettison = { $unit } wirft ab: { $what ->
    [all] Waffe und Abwurftanks
   *[weapon] die Waffe
}
act-intercept = { $unit } greift an: { $target }
act-fire = Feuern: { $unit } auf { $target }
act-fly = Weiterfliegen
act-stop = Hier bleiben
act-escort = { $unit } begleitet
act-ram = { $unit } rammt (Taran)
act-scout = { $zone } aufklären: { $unit }
act-aim = Auch auf { $target }
act-strike = Angriff aus { $flight } auf { $zone }
act-bomb = { $unit } greift an: { $target } { $weapon ->
    [weapon] mit der Waffe
   *[guns] mit den Bordwaffen
}
act-carpet = { $unit } wirft einen Bombenteppich
act-skip = { $unit } greift nicht an
act-move = Nach { $zone }: { $unit }
act-assault = Sturmangriff: { $zone }
act-dig-in = Eingraben: { $unit }
act-mount = Aufsitzen auf { $carrier }: { $unit }
act-dismount = Absitzen: { $unit }
act-enter-fort = { $fort } besetzen: { $unit }
act-leave-fort = Befestigung verlassen: { $unit }
act-clear = Hindernis auf { $edge } räumen: { $unit }
act-stand = Halten
act-retreat = Zurückweichen
act-withdraw = Zurückweichen nach { $zone }: { $unit }
act-continue = Noch eine Kampfrunde
act-break-off = Abbrechen
act-advance = Vorrücken: { $unit }
act-miracle = Reparieren: { $card }
act-end = Phase beenden
act-pass = { $step ->
    [fire] Feuer zurückhalten
    [jettison] Last behalten
    [advance] Niemand sonst rückt vor
   *[other] Nein
}

ev-deck-ready = { $side ->
    [soviet] Das sowjetische Deck ist fertig.
   *[german] Das deutsche Deck ist fertig.
}
ev-terrain = { $zone }: { $terrain }.
ev-terrain-die = Wurf { $die }: { $side ->
    [soviet] Die Sowjets legen die mittlere Reihe.
   *[german] Die Deutschen legen die mittlere Reihe.
}
ev-forces-ready = { $side ->
    [soviet] Die Sowjets haben aufgestellt.
   *[german] Die Deutschen haben aufgestellt.
}
ev-first-dice = Würfe { $south } und { $north }: { $side ->
    [soviet] Die Sowjets beginnen.
   *[german] Die Deutschen beginnen.
}
ev-first = { $side ->
    [soviet] Die Sowjets beginnen.
   *[german] Die Deutschen beginnen.
}
ev-turn = Runde { $turn }: { $side ->
    [soviet] die Sowjets
   *[german] die Deutschen
}
ev-supply = { $side ->
    [soviet] Sowjetischer Nachschub
   *[german] Deutscher Nachschub
}: { $bonus ->
    [0] { $roll } gewürfelt.
   *[other] { $roll } gewürfelt, { $bonus } durch Kolonnen.
}
ev-drew = { $side ->
    [soviet] Die Sowjets ziehen
   *[german] Die Deutschen ziehen
}: { $card }.
ev-refit = { $side ->
    [soviet] Sowjetische Auffrischung
   *[german] Deutsche Auffrischung
}{ $paid ->
    [0] {""}
   *[other] {" "}für { $paid }
}: { $card }.
ev-bonus = Russische Infanterie: Der Würfel gibt { $die ->
    [one] einen Auffrischungspunkt.
   *[other] { $die } Auffrischungspunkte.
}
ev-deployed = { $side ->
    [soviet] Die Sowjets stellen auf
   *[german] Die Deutschen stellen auf
} für { $cost }: { $card } ({ $at }).
ev-obstructed = { $side ->
    [soviet] Sowjetisches Hindernis
   *[german] Deutsches Hindernis
} auf { $edge }: { $card }.
ev-attached = { $side ->
    [soviet] Die Sowjets legen an
   *[german] Die Deutschen legen an
} für { $cost }: { $card } an { $unit } ({ $at }).
ev-played = { $side ->
    [soviet] Die Sowjets spielen
   *[german] Die Deutschen spielen
}: { $card }.
ev-supply-die = { $side ->
    [soviet] Der sowjetische Nachschub
   *[german] Der deutsche Nachschub
} ändert sich um { $die }.
ev-masked = { $side ->
    [soviet] Sowjetische Karten
   *[german] Deutsche Karten
} werden verdeckt: { $zone }.
ev-bought = { $side ->
    [soviet] Die Sowjets kaufen eine Karte.
   *[german] Die Deutschen kaufen eine Karte.
}
ev-discarded = { $side ->
    [soviet] Die Sowjets werfen ab
   *[german] Die Deutschen werfen ab
}: { $card }.
ev-stayed = { $card } bleibt auf Patrouille; die Abwurftanks sind verbraucht.
ev-launched = { $side ->
    [soviet] Sowjetischer Start
   *[german] Deutscher Start
} durch Korridor { $lane } für { $cost }: { $cards }, { $mission ->
    [patrol] Patrouille.
   *[strike] Angriff.
}
ev-jettisoned = { $side ->
    [soviet] Die Sowjets werfen ungenutzt ab
   *[german] Die Deutschen werfen ungenutzt ab
}: { $card }.
ev-intercepted = Luftkampf: { $card } greift an, Ziel { $target }.
ev-escorted = { $card } begleitet.
ev-rammed = { $card } rammt: Wurf { $die }.
ev-flew = { $cards }: weiter nach { $at }.
ev-stopped = { $mission ->
    [patrol] { $cards }: auf Patrouille in { $at }.
   *[strike] { $cards }: Halt in { $at }.
}
ev-landed = { $card } landet.
shot-result = { $damage ->
    [0] { $target } verfehlt
   *[other] { $target } getroffen, Schaden { $damage }
}
ev-shot = { $result }. { $card }: [{ $first }, { $second }] + { $fp } − { $defense } = { $score }.
ev-missed = { $card } auf eine verdeckte Karte: [{ $first }, { $second }], ohne Wirkung.
ev-shaken = { $card }: mit dem Träger getroffen, Schaden 1.
ev-destroyed = { $side ->
    [soviet] Sowjetischer Verlust
   *[german] Deutscher Verlust
}: { $card } ({ $points }).
ev-scouted = { $side ->
    [soviet] Sowjetische Aufklärung
   *[german] Deutsche Aufklärung
} ({ $card }), { $zone }: Wurf { $die }, { $found ->
    [0] nichts gefunden.
    [one] eine Karte gefunden.
   *[other] { $found } Karten gefunden.
}
ev-spotted = { $side ->
    [soviet] Sowjetische Karte
   *[german] Deutsche Karte
} aufgedeckt in { $zone }: { $card }.
ev-struck = { $cards }: Luftangriff auf { $zone }.
ev-moved = { $side ->
    [soviet] Sowjetische Bewegung
   *[german] Deutsche Bewegung
}: { $card }, { $from } nach { $to }.
ev-obstacle = { $card } auf { $edge }!
ev-cleared = { $side ->
    [soviet] Sowjetische Sappeure
   *[german] Deutsche Pioniere
} räumen auf { $edge }: { $card }.
ev-dug-in = Eingegraben: { $card }.
ev-regrouped = Neu geordnet in { $zone }: { $card }.
ev-assaulted = { $side ->
    [soviet] Sowjetischer Sturmangriff
   *[german] Deutscher Sturmangriff
} auf { $zone }: { $cards }.
ev-round = Kampfrunde { $round } des Sturmangriffs.
ev-retreated = Rückzug nach { $zone }: { $card }.
ev-assault-ended = Der Sturmangriff auf { $zone } ist vorbei.
ev-advanced = Vorgerückt nach { $zone }: { $card }.
ev-repaired = Wunder der Werkstatt: { $card } ist wieder da.
ev-won = { $side ->
    [soviet] Die Sowjets gewinnen
   *[german] Die Deutschen gewinnen
} { $reason ->
    [headquarters] durch Einnahme des Hauptquartiers.
    [collapse] durch Zusammenbruch des Gegners.
   *[score] nach Punkten.
}
ev-drawn = Unentschieden.

forecast-shot = { $card } auf { $target }: zwei Würfel + { $fp } − { $defense }.
forecast-hit = Schaden ab { $roll }: { $chance } %.
forecast-down = Zerstört ab { $roll }: { $chance } %.
forecast-safe = Dieser Schuss allein kann nicht zerstören.
forecast-answer = { $order ->
    [after] Wenn ungetroffen, antwortet { $card }:
   *[together] Gleichzeitig feuert { $card }:
}
forecast-no-answer = { $card } kann nicht antworten.
forecast-home = Wer getroffen wird, fliegt heim.
forecast-scout = Ein Würfel + { $recon } − { $conceal }: eine Karte ab { $one }, zwei ab { $two }, alle ab { $all }.
forecast-ram = Ab { $least } sind beide Flugzeuge zerstört; sonst feuert nicht, wer rammt.

subhead = { $subhead ->
    [headquarters] Hauptquartier
    [infantry_green] Infanterie (unerfahren)
    [infantry] Infanterie
    [infantry_guards] Infanterie (Garde)
    [infantry_engineers] Infanterie (Pioniere)
    [infantry_veteran] Infanterie (Veteranen)
    [recon] Aufklärung
    [heavy_weapons] Schwere Waffen
    [antitank] Panzerabwehr
    [mortar] Granatwerfer
    [artillery] Artillerie
    [rocket_artillery] Raketenartillerie
    [antiaircraft] Flak
    [antiaircraft_antitank] Flak und Panzerabwehr
    [armor] Panzer
    [self_propelled_gun] Selbstfahrlafette
    [transport] Transport
    [headquarters_troops] HQ-Truppen
    [fighter_bomber] Jagdbomber
    [dive_bomber] Sturzkampfbomber
    [heavy_bomber] Schwerer Bomber
    [jet_bomber] Strahlbomber
    [ordnance] Außenlast
    [fortification] Befestigung
    [obstacle] Hindernis
   *[special] Sonderkarte
}
timing-name = { $timing ->
    [attach] Anlegen
    [reinforcement] Verstärkung
    [assault] Im Sturmangriff
    [aircombat] Im Luftkampf
   *[destroyed] Nach einem Verlust
}
troop-text = { $card ->
    [staff] Das Hauptquartier selbst: immer offen, unbeweglich. Nur ein Sturmangriff kann es zerstören.
    [su_medics] Im HQ: ein freier Punkt mehr je Zug für eine Infanterieeinheit.
    [de_workshop] Im HQ: ein freier Punkt mehr je Zug für eine gepanzerte Einheit.
    [su_column] Im HQ: ein Nachschubpunkt mehr je Zug.
   *[de_column] Im HQ: ein Nachschubpunkt mehr je Zug.
}
trait-text = { $trait ->
    [digin] Kann sich eingraben und ist damit eingesetzt.
    [engineer] Kann Hindernisse räumen; Befestigungen schützen wenig vor ihrem Feuer.
    [scout] Aufklärung setzt sie nicht ein.
    [at] Kann in eine Befestigung.
    [aa] Feuert auf Flugzeuge, die vorbeifliegen.
    [gun] Rückt nach einem Sturmangriff nie vor.
    [support] Greift im Sturmangriff nie an und wird von anderen abgeschirmt.
    [vehicle] Wald, Großstadt und Balka halten es auf, Sumpf und Panzersperren sperren ihm den Weg.
    [carrier] Trägt eine Infanterieeinheit.
    [riders] Trägt eine Infanterieeinheit, die bei Treffern mitleidet.
    [barrage3] Beschießt bis zu drei Ziele einer Zone zugleich.
    [fb] Ein Jäger, und ein Bomber, solange er eine Waffe trägt.
    [dive] Gelände schützt nicht vor seinen Bomben.
    [carpet3] Wirft einen Teppich: drei Schüsse auf zufällige Ziele, gesehen oder nicht.
    [jet] Nur Strahlflugzeuge schießen ohne Abzug darauf.
    [weapon] Für einen Jagdbomber: Bomber, bis die Waffe eingesetzt oder abgeworfen ist.
    [droptank] Für einen Jagdbomber: verbraucht, bleibt er eine Runde länger auf Patrouille.
    [fort] Eine Infanterie- oder Panzerabwehreinheit darin hat Deckung 3.
    [urban] Nur in Dorf, Ortschaft oder Großstadt.
    [mine] Schießt auf jede feindliche Einheit, die die Kante überquert.
    [wire] Hält weiche feindliche Einheiten auf, die die Kante überqueren.
   *[traps] Feindliche Fahrzeuge kommen nicht über die Kante.
}
range-text = Beschießt bis { $range ->
    [one] eine Zone weit.
   *[other] { $range } Zonen weit.
}
special-text = { $card ->
    [su_hero] Für eine Infanterieeinheit oder ein Fahrzeug: +1 Feuerkraft gegen weiche Ziele und Panzer, und Schaden senkt sie nicht.
    [de_ironcross] Für eine Infanterieeinheit: +1 Feuerkraft gegen weiche Ziele und Panzer, und Schaden senkt sie nicht.
    [su_molotov] Für eine Infanterieeinheit: +3 gegen Panzer im Sturmangriff.
    [de_faust] Für eine Infanterieeinheit: +4 gegen Panzer im Sturmangriff; nach dem ersten Einsatz gegen Panzer kommen sie auf die Ablage.
    [su_commissar] Für eine Infanterieeinheit: +1 gegen weiche Ziele im Angriff; sie weicht nie zurück.
    [de_mgcrew] Für eine Infanterieeinheit: +1 gegen weiche Ziele, und sie darf auf Flugzeuge feuern, die ihre Zone angreifen.
    [de_experte] Für einen Jagdbomber: +1 Feuerkraft und +1 Abwehr im Luftkampf.
    [su_urra] Deine Infanterie hat in Kampfrunde 1 +2 gegen weiche Ziele; danach kannst du nicht abbrechen.
    [su_smoke] Die Verteidiger haben in Kampfrunde 1 −2 Feuerkraft.
    [de_smoke] Die Verteidiger haben in Kampfrunde 1 −2 Feuerkraft.
    [de_night] Kein Hinterhalt; beide Seiten haben in Kampfrunde 1 −1 Feuerkraft.
    [su_maskirovka] Alle deine Karten einer Zone oder deines HQ werden verdeckt.
    [su_partisans] Ein Würfel: So viel Nachschub verliert der Gegner.
    [su_taran] Einer deiner Jäger im Luftkampf rammt: Ab 4 sind er und sein Gegner zerstört.
    [de_miracle] Eine eben zerstörte gepanzerte Einheit steht wieder in deinem HQ; der nächste Schadenspunkt zerstört sie.
   *[de_fuel] Ein Würfel: So viel Nachschub erhältst du.
}
detail-origin = Die Werte dieser Karte sind rekonstruiert.
detail-damage = Schaden { $damage } von { $hits }: Jeder Punkt kostet einen Punkt Feuerkraft.
detail-state = { $state ->
    [hidden] Verdeckt: Der Gegner kennt sie nicht.
    [committed] Eingesetzt: Sie hat ihre Hauptaktion dieses Zuges gehabt.
   *[dug_in] Eingegraben: Deckung 2.
}
detail-with = Mit { $card }.

why-length-is-given = Dieses Szenario hat seine eigene Länge.
why-decks-are-given = Eigene Decks gibt es nur in der freien Schlacht.
why-terrain-is-given = Zufälliges Gelände gibt es nur in der freien Schlacht.
why-nations-are-given = Eine Partie einer Nation gibt es nur in der freien Schlacht.
why-not-now = Das geht jetzt nicht.
why-too-dear = Dein Nachschub reicht nicht.
why-not-in-hand = Du hast diese Karte nicht auf der Hand.
why-not-in-deck = Diese Karte ist nicht in deinem Deck.
why-no-such-piece = Diesen Spielstein gibt es nicht.
why-too-many-copies = Das Deck hat schon so viele davon, wie es darf.
why-wrong-nation = Die Karte gehört einer anderen Nation.
why-not-there = Da kann sie nicht sein.
why-not-yours = Diese Geländekarte hast du nicht.
why-keep-enough = Behalte genug für die leeren Zonen deiner Heimatreihe.
why-row-not-held = Jede Zone deiner Heimatreihe braucht eine Bodeneinheit.
why-no-room = Es ist kein Platz.
why-no-vehicles = Fahrzeuge kommen da nicht hin.
why-not-damaged = Sie hat keinen Schaden.
why-refit-taken = Sie hat ihren bezahlten Punkt in diesem Zug gehabt.
why-free-point-used = Der freie Punkt ist verbraucht.
why-not-at-base = Sie muss im HQ oder auf dem Flugplatz sein.
why-no-hq-troop = Keine HQ-Truppe kann helfen.
why-not-cheap-infantry = Nur sowjetische Infanterie für höchstens 2, weder Garde noch Sappeure.
why-no-bonus-points = Es sind keine Bonuspunkte übrig.
why-russian-used = Die Regel der russischen Infanterie ist in diesem Zug verbraucht.
why-wrong-kind = Das ist keine Karte dieser Art.
why-not-occupied = Deine Bodeneinheiten müssen die Zone besetzt halten.
why-not-built-up = Es braucht ein Dorf, eine Ortschaft oder eine Großstadt.
why-cannot-go-inside = Nur Infanterie und Panzerabwehr der Zone kann hinein.
why-fort-full = Es ist schon jemand darin.
why-edge-taken = Auf dieser Kante liegt ein Hindernis.
why-cannot-attach = An diese Einheit kann sie nicht angelegt werden.
why-nothing-to-hide = Da liegt nichts von dir offen.
why-card-bought = Du hast in diesem Zug eine Karte gekauft.
why-deck-empty = Das Deck ist leer.
why-committed = Die Einheit ist eingesetzt.
why-mounted = Sie ist aufgesessen.
why-no-aircraft = Dieses Flugzeug kann nicht gewählt werden.
why-cannot-load = Das kann dieses Flugzeug nicht tragen.
why-no-patrol = Nur Jäger fliegen Patrouille.
why-nothing-to-drop = Es ist nichts abzuwerfen.
why-no-fighter = Das ist kein Jäger, der jetzt angreifen kann.
why-no-target = Das ist kein Ziel.
why-no-flak = Diese Einheit kann nicht auf die Flugzeuge feuern.
why-no-way-on = Der Korridor endet hier.
why-no-escort = Es kann nicht begleiten.
why-cannot-ram = Es kann nicht rammen.
why-no-recon = Sie kann nicht aufklären.
why-nothing-hidden = Da ist nichts verdeckt.
why-too-far = Das ist zu weit weg.
why-no-firepower = Dagegen hat sie keine Feuerkraft.
why-has-struck = Der Angriff ist schon geflogen.
why-cannot-move = So weit kommt sie nicht.
why-no-path = Es gibt keinen Weg.
why-cannot-attack = Sie kann nicht angreifen.
why-no-enemy-there = Da ist keine feindliche Einheit.
why-traps-ahead = Panzersperren versperren den Weg.
why-not-assault-card = Diese Karte ist nicht für einen Sturmangriff.
why-cannot-dig-in = Sie kann sich nicht eingraben.
why-cannot-mount = Da kann sie nicht aufsitzen.
why-not-mounted = Sie ist nicht aufgesessen.
why-not-inside = Sie ist in keiner Befestigung.
why-nothing-to-clear = Es ist nichts zu räumen.
why-has-fired = Sie hat in dieser Kampfrunde gefeuert.
why-screened = Andere Einheiten schirmen sie ab.
why-doomed = Sie ist verloren: Wähle ein anderes Ziel.
why-no-retreat = Dahin kann sie nicht zurückweichen.
why-no-break-off = Nach Urra! kannst du nicht abbrechen.
why-cannot-advance = Sie kann nicht vorrücken.
why-no-miracle = In dieser Aktion ging kein solcher Panzer verloren.
