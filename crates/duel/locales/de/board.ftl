### Duel of the Giants: what it is about, the board and its pieces in words, Deutsch

## What it is about

aim-won = Die meisten Punkte, wenn der letzte T-34 vom Plan ist.
aim-through = T-34 über den Westrand: { $points }
aim-destroyed = T-34 zerstört: { $points }
aim-left = { $active ->
    [one] ein T-34 im Spiel
   *[other] { $active } T-34 im Spiel
  }{ $hidden ->
    [0] {""}
   *[other] , { $hidden } noch verdeckt
  }
aim-quiet = Endet nach { $left ->
    [one] einer weiteren ruhigen Runde
   *[other] { $left } weiteren ruhigen Runden
  }.
phase-name = { $phase ->
    [S] Aufbau
    [O] Eröffnung
    [A] PaK
    [B] T-34
    [C] Tiger
   *[D] Gefecht
  }
phase-about = { $phase ->
    [S] Landschaft und Front werden gelegt, dann verdeckt die Panzermarker und die deutschen Waffen.
    [O] Marker ziehen, PaK und Tiger klären auf, der erste T-34 wird aktiviert.
    [A] Die Deutschen richten ihre PaK aus, klären auf und programmieren verdeckt ihre Tiger.
    [B] Die sowjetische Seite zieht Panzermarker, aktiviert T-34 und fährt mit ihnen.
    [C] Die Tiger fahren nach ihrem Programm.
   *[D] Beide Seiten feuern: erst aus dem Wald, dann Rohr an Rohr, dann die anderen. Zuletzt kommt der Stuka.
  }

## Pieces and places in words

dir-name = { $dir ->
    [E] Osten
    [SE] Südosten
    [SW] Südwesten
    [W] Westen
    [NW] Nordwesten
   *[NE] Nordosten
  }
tip-edge = { $side ->
    [german] Deutscher Rand. Ein T-34, der hier hinausfährt, ist durchgebrochen.
   *[soviet] Sowjetischer Rand. Hier fährt niemand hinaus.
  }
tip-hex = { $hex }, { $terrain ->
    [steppe] Steppe
    [snow] Schnee
    [wood] Wald
    [hill] Anhöhe
    [swamp] Sumpf
    [snowy_wood] verschneiter Wald
    [snowy_hill] verschneite Anhöhe
   *[snow_drift] Schneeverwehung
  }{ $front ->
    [yes] , Graben der Front
   *[no] {""}
  }
tip-airfield = Flugplatz in { $hex }
tip-mine = { $kind ->
    [open] Mine in { $hex }, aufgedeckt: hält jeden T-34 auf
    [mine] Minenmarker in { $hex }, verdeckt: eine Mine
    [bluff] Minenmarker in { $hex }, verdeckt: ein Bluff
   *[unknown] Minenmarker in { $hex }, noch nicht gesehen: Mine oder Bluff
  }
tip-marker = Panzermarker{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } in { $hex }, { $kind ->
    [tank] verdeckt: ein T-34
    [bluff] verdeckt: ein Bluff
   *[unknown] noch nicht gesehen: T-34 oder Bluff
  }
tip-pak = { $face ->
    [up] { $kind ->
        [pak88] 8,8-cm-PaK
       *[other] PaK 36
      }
   *[down] PaK-Marker
  }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } in { $hex }{ $faces ->
    [yes] , zeigt nach { $facing }
   *[no] {""}
  }{ $wheel ->
    [moving] , mit Rad-Marker: zieht in der nächsten Phase A
    [standing] , Rad-Marker steht: kämpft ab der nächsten Runde wieder
   *[none] {""}
  }{ $fate ->
    [burns] , zerstört
   *[stands] { $face ->
        [up] {""}
       *[down] { $kind ->
            [pak88] , verdeckt: die 8,8-cm-PaK
            [pak36] , verdeckt: eine PaK 36
            [bluff] , verdeckt: ein Bluff
           *[unknown] , noch nicht gesehen: PaK oder Bluff
          }
      }
  }
tip-tiger = Tiger { $number } in { $hex }{ $faces ->
    [yes] , Rumpf nach { $facing }, Rohr nach { $gun }
   *[no] {""}
  }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } pro Runde{ $drops ->
    [0] {""}
    [1] , ein Tropfen in der Verwehung
   *[other] , { $drops } Tropfen in der Verwehung
  }
tip-t34 = T-34 Nr. { $number } in { $hex }, Rumpf nach { $facing }, Rohr nach { $gun }{ $state ->
    [burning] , brennt
    [waiting] , eben aktiviert
    [moved] , schon gefahren
   *[ready] {""}
  }{ $damage ->
    [0] {""}
   *[other] , beschädigt
  }{ $drops ->
    [0] {""}
    [1] , ein Tropfen in der Verwehung
   *[other] , { $drops } Tropfen in der Verwehung
  }
tip-stuka = Stuka{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
  } in { $hex }{ $faces ->
    [yes] , fliegt nach { $facing }
   *[no] {""}
  }{ $flight ->
    [air] , in der Luft, Flugphase { $phase }, noch { $left ->
        [one] eine Aktion
       *[other] { $left } Aktionen
      }
   *[ground] , am Boden
  }

legend-tiger = Tiger. Wird nie zerstört, nur langsamer.
legend-track = So viele Karten darf ein Tiger pro Runde legen.
legend-t34 = T-34, aufgedeckt. Rumpf und Turm drehen sich getrennt.
legend-burning = { $piece ->
    [t34] Brennender T-34. Nach dem Gefecht ist er weg.
   *[pak] Zerstörte PaK. Nach dem Gefecht ist sie weg.
  }
legend-marker = { $kind ->
    [tank] Verdeckter T-34. Der Gegner sieht nur einen Stern.
    [bluff] Bluff. Darunter ist nichts.
   *[unknown] Panzermarker, noch nicht gesehen: T-34 oder Bluff.
  }
legend-pak = { $face ->
    [up] { $kind ->
        [pak88] 8,8-cm-PaK. Feuert nur in ihre Richtung.
       *[other] PaK 36. Feuert nur in ihre Richtung.
      }
   *[down] { $kind ->
        [pak88] Verdeckte 8,8-cm-PaK. Die Spitze zeigt, wohin sie zielt.
        [pak36] Verdeckte PaK 36. Die Spitze zeigt, wohin sie zielt.
        [bluff] PaK-Bluff. Darunter ist nichts.
       *[unknown] PaK-Marker, noch nicht gesehen: PaK oder Bluff. Die Spitze zeigt, wohin sie zielt.
      }
  }
legend-wheel = { $wheel ->
    [moving] Rad mit Streifen: Die PaK zieht in der nächsten Phase A.
   *[standing] Rad auf einem Balken: Die PaK ist gezogen und kämpft ab der nächsten Runde wieder.
  }
legend-mine = { $kind ->
    [open] Mine. Hält einen T-34 für diese Runde auf.
    [mine] Verdeckte Mine. Hält einen T-34 für diese Runde auf.
    [bluff] Minen-Bluff. Darunter ist nichts.
   *[unknown] Minenmarker, noch nicht gesehen: Mine oder Bluff.
  }
legend-airfield = Flugplatz des Stukas.
legend-stuka = Stuka. Fliegt einmal, vier Phasen lang.
legend-terrain = { $terrain ->
    [steppe] Steppe: offenes Gelände.
    [snow] Schnee: offenes Gelände.
    [wood] Wald: verbirgt, feuert zuerst, sperrt die Sicht.
    [hill] Anhöhe: Feuer +1, sieht weiter, sperrt die Sicht.
    [swamp] Sumpf: kostet einen T-34 2, für Tiger gesperrt.
    [snowy_wood] Verschneiter Wald: feuert zuerst, sperrt die Sicht.
    [snowy_hill] Verschneite Anhöhe: kostet 2, Feuer +1, sperrt die Sicht.
   *[snow_drift] Schneeverwehung: kostet 2, verbirgt, sperrt die Sicht.
  }
legend-front = Graben: kostet 1 mehr, danach ist er weg.
legend-program = Der Weg deines Programms.

## Why not

why-out-of-reach = { $hex } ist jetzt außer Reichweite.
why-piece-waits = { $piece ->
    [airfield] Das ist der Flugplatz: Hier startet und landet der Stuka.
    [mine-own] Das ist dein Minenmarker. Er wirkt von selbst, wenn ein T-34 darauf fährt.
    [mine-enemy] Das ist ein gegnerischer Minenmarker. Er wird aufgedeckt, wenn ein T-34 darauf fährt.
    [marker-own] Das ist einer deiner Panzermarker. Marker ziehen zu Beginn der Phase B; danach wird ein T-34 darunter aktiviert.
    [marker-enemy] Das ist ein gegnerischer Panzermarker. Er wird durch Aufklärung aufgedeckt, in Schussrichtung von Tigern und PaK.
    [pak-own] Das ist eine deiner PaK. In Phase A wird sie ausgerichtet, aufgedeckt und gezogen, in Phase D feuert sie.
    [pak-enemy] Das ist ein gegnerischer PaK-Marker. Ein T-34 klärt ihn beim Fahren auf oder überrollt ihn.
    [tiger-own] Das ist dein Tiger. Er wird in Phase A programmiert, fährt in Phase C und feuert in Phase D.
    [tiger-enemy] Das ist ein gegnerischer Tiger. Deine T-34 können in Phase D auf ihn feuern.
    [t34-own] Das ist dein T-34. Er fährt in Phase B, nach den Panzermarkern, und feuert in Phase D.
    [t34-enemy] Das ist ein gegnerischer T-34. Deine Tiger und PaK können in Phase D auf ihn feuern.
    [wreck] Dieser T-34 brennt. Nach dem Gefecht ist er weg.
    [stuka-own] Das ist dein Stuka. Er startet und fliegt am Ende der Phase D.
   *[stuka-enemy] Das ist der gegnerische Stuka. Ein T-34 zerstört ihn am Boden, indem er auf seinen Flugplatz fährt.
  }
