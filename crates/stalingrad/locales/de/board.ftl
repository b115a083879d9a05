### The Hell of Stalingrad: what it is about, the table and its pieces in words, Deutsch

## What it is about

aim-won = Die Deutschen gewinnen, wenn vier Bezirke die Wolga erreicht haben oder nach Runde { $last } kein Gebäude mehr steht. Sonst gewinnen die Sowjets.
aim-closed = { $closed } von 4 geschlossen
aim-standing = { $standing ->
    [one] ein Gebäude steht
   *[other] { $standing } Gebäude stehen
  }
aim-last-turn = Das ist die letzte Runde.
phase-about = { $phase ->
    [campaign] Feldzugskarten werden aufgedeckt, neue Verbände treffen ein.
    [consolidation] Gib einen erschöpften Verband auf, um einen anderen herzustellen.
    [manoeuvre] Die Deutschen schicken Verbände zu Gebäuden, dann antworten die Sowjets.
    [vanguard] Die Verbände rücken ein, jeder mit seiner Vorhut.
    [rounds] Abwechselnd: eine Karte spielen, auffrischen oder halten, bis die Würfel entscheiden.
   *[draft] Neue Verbände werden im Team aufgeteilt.
  }

## On the board

board-depleted = ERSCHÖPFT
board-left = noch { $left }
board-free = frei
board-pile = { $pile ->
    [combat] Kampf
    [discards] Ablage
    [formations] Verbände
    [destroyed] Vernichtet
    [carnage] Gemetzel
    [campaign] Feldzug
    [buildings] Gebäude
   *[ash] Asche
  }
board-hand = Hand { $cards }
board-refit = frisch
board-reinforcement = Verstärkung { $number }
board-sack = Der Oberbefehlshaber wird abgelöst.
board-staging = Bereitstellung
board-turn = Runde
board-track = { $track ->
    [hold] Halten
    [fire] Feuer
   *[bucket] Eimer
  }
board-closed = { $what ->
    [volga] endgültig zu
   *[captured] genommen
  }
board-attacked = Angriff: { $german } gegen { $soviet }, höchstens { $most }
board-inferno = Inferno { $count }
board-no-battle = Hier sammeln sich die Würfel, solange gekämpft wird.
board-die = { $die ->
    [formation] Verband
    [units] Einheiten
    [inferno] Inferno
    [hero] Held
    [determination] Wille
    [defence] Abwehr
   *[stolen] Gestohlen
  }
board-reason = { $die ->
    [formation] Volle Verbände
    [units] Einheiten im Gebäude
    [inferno] Infernos
    [hero] Würfel von Helden
    [determination] Entschlossenheitswürfel
    [defence] Abwehr des Gebäudes
   *[stolen] Gestohlene Würfel
  }
board-break-test = { $holds ->
    [0] Bruchtest, wie es jetzt steht
    [one] Bruchtest nach einmal Halten
   *[other] Bruchtest nach { $holds }-mal Halten
  }
board-chance = fällt: { $percent } %
board-orders = Runde { $turn } von { $last }: Feldzugskarten
board-city = Runde { $turn } von { $last }
board-assaults = Die Kämpfe dieser Runde
board-assault = { $building }: { $german } gegen { $soviet }{ $waits ->
    [yes] , steht bevor
   *[no] , vorbei
  }
board-aim = Zeig auf ein Gebäude, einen Verband oder eine Karte, um sie groß zu lesen.
board-declared = Angesagt auf { $formation }. Ein Held kann sie abfangen:
board-carnage = Gemetzelkarte { $card }
board-choose = Wähle eine der beiden Wirkungen; dann fällt ein Schädel.
board-pending = Noch auszuführen
board-last = Zuletzt: { $card } auf { $formation }
board-reckoning = Würfel des Bruchtests: Deutsche, Sowjets
board-task = { $effect } ({ $player })
board-skull-falls = Ein Schädel fällt
board-drop = { $player }: { $count } abwerfen

## Cards

card-kind = { $kind ->
    [campaign] Feldzugskarte
    [carnage] Gemetzelkarte
    [hero] Held
    [formation] Verband
   *[commander] Oberbefehlshaber
  }
card-reinforcement = Verstärkung: Gebäude auf dem Tisch plus { $number }
card-hourglass = Sanduhr: Der Rundenmarker rückt noch einmal vor
card-carnage = Gemetzel { $card }
card-sniper = Scharfschuss: { $result ->
    [close_escape] knapp entkommen
    [hit] Treffer
   *[hideous_death] grausamer Tod
  }
card-intensity = Heftigkeit { $number }
card-initiative = Initiative: { $icon ->
    [stuka] die Deutschen
    [rat] die Sowjets
   *[binoculars] wer mehr Aufklärung hat
  }
card-hold = Halten: { $first } oder { $second }
card-doctrine = Doktrin: { $doctrine ->
    [infantry] Infanterie
    [mech] mechanisiert
   *[general] allgemein, braucht einen Führer
  }
card-cost = Kostet { $cost } Patriotismus
card-limit = { $limit ->
    [shock] Stoßkraft { $number }: so viele Karten
   *[patriotism] Patriotismus { $number }
  }
card-doctrines = { $kind ->
    [armour] Panzer: mechanisierte Karten
    [mech_infantry] Motorisiert: Infanterie- und mechanisierte Karten
    [infantry] Infanterie: Infanteriekarten
   *[soviet] Sowjetischer Verband
  }
card-vanguard = Vorhut: { $effect }
card-first = Mit der Initiative: { $effect }
card-concentration = Höchstens { $number } Verbände einer Seite
card-defence = Abwehr: { $number ->
    [one] ein sowjetischer Würfel
   *[other] { $number } sowjetische Würfel
  }
card-river-bank = Ufer: Ist es genommen, ist die Wolga erreicht
card-district = Gebäude des Bezirks { $district }
card-hand-size = Handgröße { $number }
card-refit = Auffrischen: { $effect }
effect-full = { $effect }: { $about }
unit-short = { $unit ->
    [grenadier] Grenadiere
    [recon_g] Aufklärer
    [mg_g] MG 34
    [pioneer] Pioniere
    [sniper_g] Scharfsch.
    [panzer] Panzer
    [stug] StuG
    [rifle] Schützen
    [recon_s] Späher
    [nkvd] Antreiber
    [commando] Kommando
    [assault] Sturm
    [sniper_s] Scharfsch.
    [worker] Arbeiter
    [t34] T-34
   *[fort] Festung
  }
unit-about = { $unit ->
    [grenadier] rücken still ein.
    [recon_g] ziehen beim Einrücken eine Karte; zählen für die Initiative.
    [mg_g] schaltet beim Einrücken aus.
    [pioneer] legen beim Einrücken Feuer.
    [sniper_g] gibt beim Einrücken einen Scharfschuss ab.
    [panzer] schaltet beim Einrücken aus; gepanzert.
    [stug] schaltet beim Einrücken gezielt aus; gepanzert.
    [rifle] rücken still ein; sie werden für andere geopfert.
    [recon_s] ziehen beim Einrücken eine Karte; zählen für die Initiative.
    [nkvd] zieht beim Einrücken eine Karte; deckt mit einem Schützen einen Punkt Patriotismus, der fehlt.
    [commando] lässt die Deutschen beim Einrücken eine Karte abwerfen.
    [assault] schaltet beim Einrücken aus.
    [sniper_s] gibt beim Einrücken einen Scharfschuss ab.
    [worker] reicht beim Einrücken einen Eimer weiter.
    [t34] schaltet beim Einrücken gezielt aus; gepanzert.
   *[fort] eine Mauer für die Sowjets; gepanzert.
  }
effect-about = { $effect ->
    [add] eine Einheit rückt ein.
    [add_line] eine Linieneinheit rückt ein.
    [kill] der Gegner verliert eine ungepanzerte Einheit seiner Wahl.
    [pkill] du zerstörst eine gegnerische Einheit deiner Wahl, auch eine gepanzerte.
    [sniper] du schießt auf eine Einheit, einen Führer oder einen Helden.
    [draw] du ziehst eine Kampfkarte.
    [discard] der Gegner wirft eine zufällige Karte ab.
    [fire] der Feuermarker rückt vor; der fünfte Schritt ist ein Inferno.
    [bucket] der Eimermarker rückt vor; der fünfte Schritt löscht ein Inferno.
    [firebucket] { $side ->
        [german] der Feuermarker rückt vor.
       *[soviet] der Eimermarker rückt vor.
      }
    [overrun] ein Verband der Bereitstellung stößt zum Kampf.
    [supply] ein erschöpfter Verband ist wieder voll.
    [deplete] ein gegnerischer Verband im Kampf wird erschöpft.
    [fort] die Sowjets bekommen eine Trümmerfestung.
    [sacrifice] zuerst werden Schützen geopfert.
    [inferno_add] ein Inferno bricht aus.
    [inferno_remove] ein Inferno wird gelöscht.
    [dice_plus] die Deutschen würfeln in diesem Bruchtest mit mehr Würfeln.
    [steal_die] ein deutscher Würfel dieses Bruchtests geht an die Sowjets.
    [intercept] im Zug des Gegners gespielt, hebt er die angesagte Karte auf.
    [promote] ein Führer im Kampf wird erfahren, oder ein Verband bekommt einen.
    [refit] du frischst mit deinem Befehlshaber auf.
    [second_action] du bist noch einmal am Zug.
    [new_formation] ein neuer Verband rückt mit seiner Vorhut ein.
    [destroy_rifles] Schützen gehen verloren.
    [discard_hand] der Gegner wirft seine ganze Hand ab.
    [next_cost_zero] die nächste sowjetische Karte kostet nichts.
    [look_discard] du siehst die Hand des Gegners und wirfst daraus ab.
    [recover] du nimmst eine Karte aus deiner Ablage zurück.
    [last_stand] ein sowjetischer und ein deutscher Verband werden erschöpft.
    [fire_reset] der Feuermarker geht zurück zu den Ruinen.
    [fire_all] Feuer in jedem Gebäude.
    [discard_hand_self] die eigene Hand wird abgeworfen.
    [demote] ein General wird degradiert oder geht verloren.
    [execute_commissars] alle Kommissare gehen verloren.
   *[burn_militia] eine Milizbrigade ist endgültig verloren.
  }
depletion-about = { $icon ->
    [burning_skull] Brennender Schädel: Einmal vernichtet, kommt er nie zurück.
    [machine_gun] Maschinengewehr { $count }: So viele Schützen werden erschossen, wenn er erschöpft wird, sonst weicht er.
    [red_star] Roter Stern: Wird er erschöpft, rückt eine Einheit ein ({ $unit }).
   *[nothing] Kein Erschöpfungszeichen.
  }

## What an action would do

plan-dice = Bruchtest dann etwa: { $german } deutsche Würfel gegen { $soviet }; das Gebäude fällt mit { $percent } %.
plan-refit = Zieh { $draws } und was du abwirfst; dann { $effect }.
plan-hold = Eine von zwei Wirkungen; dann Halten { $left } → { $then }.
plan-can = { $formation }: kann sie nehmen.
plan-cannot = { $formation }: { $why }
formation-strength = { $strength ->
    [full] Voll: zählt für den Verbandswürfel.
   *[depleted] Erschöpft: Die nächste Erschöpfung vernichtet ihn.
  }
formation-leader = { $leader }{ $side ->
    [german] { $level ->
        [1] : allgemeine Karten und eine Karte mehr.
       *[0] : allgemeine Karten.
      }
   *[soviet] { $level ->
        [1] : ein Patriotismus mehr.
       *[0] : nach dem Kampf erfahren.
      }
  }
formation-left = { $side ->
    [german] Frei für Karten: { $left }.
   *[soviet] Patriotismus übrig: { $left }.
  }
formation-card = Darauf: { $card }.

## Pieces and places in words

tip-desk = Die Karte, auf die es jetzt ankommt
tip-road = Die Würfel des Bruchtests
tip-mat = Rundenleiste und Stapel
tip-staging = { $side ->
    [german] Deutsche Bereitstellung
   *[soviet] Sowjetische Bereitstellung
  }
tip-hand = Hand und Befehlshaber: { $player }
tip-building = { $district } · { $building }: höchstens { $concentration } Verbände einer Seite, Abwehr { $defence }
tip-captured = { $district } · { $building }: genommen
tip-volga = { $district } · Wolga: endgültig geschlossen
tip-unit = { $unit } ×{ $count } in { $district }{ $armoured ->
    [yes] , gepanzert
   *[no] {""}
  }
tip-formation = { $formation }, { $strength ->
    [full] voll
   *[depleted] erschöpft
  }, { $at }; Führer: { $leader }; { $side ->
    [german] Karten möglich: { $left }
   *[soviet] Patriotismus übrig: { $left }
  }
tip-laid = { $card } auf { $formation }
tip-hero = { $card }{ $wounded ->
    [yes] , verwundet
   *[no] {""}
  }
tip-card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  } auf der Hand: { $player }
tip-commander = { $commander } ({ $player }): Handgröße { $size }, hält { $held }, Auffrischen: { $refit }
tip-pile = { $side ->
    [german] Deutsche
   *[soviet] Sowjets
  }, { $pile ->
    [combat] Kampfkarten
    [discards] Ablage
   *[destroyed] vernichtete Verbände
  }: { $count }
tip-carnage = Gemetzelkarten: { $count }
tip-ash = Aschehaufen: aus dem Spiel
tip-campaign = Feldzugskarte: { $card }
tip-declared = Angesagt: { $card }
tip-choice = Wählen: { $effect }
tip-listed = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

legend-unit = { $unit }: { $about }
legend-leader = { $side ->
    [german] General mit seiner Stufe: allgemeine Karten; Stufe 1 bringt eine Karte mehr.
   *[soviet] Kommissar mit seiner Stufe: Stufe 1 bringt Patriotismus.
  }
legend-doctrine = { $doctrine ->
    [infantry] Infanteriedoktrin: für Infanterie und motorisierte Verbände.
    [mech] Mechanisierte Doktrin: für Panzer und motorisierte Verbände.
   *[general] Allgemeine Doktrin: für Verbände mit einem Führer.
  }
legend-depletion = { $icon ->
    [burning_skull] Brennender Schädel: einmal vernichtet, endgültig fort.
    [machine_gun] Maschinengewehr: Schützen werden bei der Erschöpfung erschossen, oder er weicht.
   *[red_star] Roter Stern: Bei der Erschöpfung rückt eine Einheit ein.
  }
legend-value = { $value ->
    [boot] Stiefel: wie viele Verbände einer Seite dorthin dürfen.
    [grenade] Handgranate: sowjetische Würfel des Gebäudes.
    [stuka] Stuka: was die Deutschen mit der Initiative bekommen.
   *[rat] Ratte: was die Sowjets mit der Initiative bekommen.
  }
legend-track = { $track ->
    [hold] Schädel: wie oft noch gehalten wird, bis die Würfel entscheiden.
    [fire] Feuer: Das letzte Feld ist ein Inferno, ein deutscher Würfel.
   *[bucket] Eimer: Das letzte Feld löscht ein Inferno.
  }

## Playback

cue-german-die = Deutsche
cue-soviet-die = Sowjets
losses = { $count ->
    [one] ein Verband aus dem Spiel
   *[other] { $count } Verbände aus dem Spiel
  }

## Why not

why-piece-waits = { $piece ->
    [unit-own] Das sind deine Einheiten. Sie halten das Gebäude und zählen für den Einheitenwürfel.
    [unit-enemy] Das sind gegnerische Einheiten. Ausschalten und Scharfschüsse zerstören sie.
    [formation-own] Das ist dein Verband. In seinem Kampf werden Karten auf ihn gespielt.
    [formation-enemy] Das ist ein gegnerischer Verband.
    [laid] Diese Karte ist gespielt; sie liegt hier bis zum Ende des Kampfes.
    [hero] Ein Held wird nur von Scharfschüssen verletzt.
    [card-own] Diese Karte kann jetzt nicht gespielt werden.
    [card-enemy] Diese Karte ist auf der Hand des Gegners.
    [commander] Der Befehlshaber bestimmt die Handgröße und was das Auffrischen bringt.
    [deck-own] Das sind deine Kampfkarten. Beim Auffrischen ziehst du davon.
    [deck-enemy] Das sind die Kampfkarten des Gegners.
    [heap] Zeig darauf, um zu sehen, was dort liegt.
    [carnage] Die Gemetzelkarten: Beim Halten wird davon gezogen.
    [campaign] Die Feldzugskarte dieser Runde.
    [declared] Die gerade angesagte Karte.
    [choice] Eine Wirkung der Gemetzelkarte.
    [district] Dorthin kann jetzt nichts geschickt werden.
    [staging] Die Bereitstellung: Hier warten Verbände.
    [hand] Eine Kartenhand.
    [mat] Rundenleiste und Stapel.
    [road] Hier sammeln sich die Würfel des Bruchtests.
   *[desk] Hier liegt, worauf es jetzt ankommt.
  }
