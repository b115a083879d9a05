### The Hell of Stalingrad: names, Deutsch

card-name = { $card ->
    [GB01] Straßensturm
    [GB02] MG-Nest
    [GB03] Flammenwerfertrupp
    [GB04] Sprengladungen
    [GB05] Scharfschützen
    [GB06] Raum um Raum
    [GB07] Panzervorstoß
    [GB08] Sturmgeschütze vor
    [GB09] Panzeraufklärung
    [GB10] Barrikade durchbrechen
    [GB11] Stuka-Angriff
    [GB12] Bombenteppich
    [GB13] Nebelwerfer-Salve
    [GB14] Reserven eingesetzt
    [GB15] Ju-52-Luftbrücke
    [GB16] Beschuss der Fähren
    [GE01] Miliz ergibt sich
    [GE02] Brutale Umfassung
    [GE03] Unbesetzte Kommandos
    [GE04] Entschlossener Schlag
    [GE05] Mit aller Kraft
    [GE06] Führungsstrategie
    [GE07] Gewaltmarsch
    [GH01] Erwin König
    [GH02] Hyazinth von Strachwitz
    [GH03] Gerhard Münch
    [GH04] Josef Linden
    [GH05] Paul-Werner Hozzel
    [SB01] Menschenwelle
    [SB02] Stoßtrupp
    [SB03] Tödliche Straßensperre
    [SB04] Überzeugung mit der Pistole
    [SB05] Jäger in den Ruinen
    [SB06] Eimerkette
    [SB07] Über die Wolga
    [SB08] Katjuscha-Salve
    [SB09] Direkt vom Band
    [SB10] Molotowcocktails
    [SB11] Überfall aus der Kanalisation
    [SB12] Sperrabteilung
    [SB13] Keinen Schritt zurück
    [SB14] Geschütze vom anderen Ufer
    [SB15] Kellerdepot
    [SB16] Vermintes Treppenhaus
    [SE01] Stalins Geist
    [SE02] Zungen holen
    [SE03] Rattenkrieg
    [SE04] Deutsche Verzweiflung
    [SE05] Letztes Gefecht
    [SE06] Eingesickerte Trupps
    [SH01] Wassili Saizew
    [SH02] Tanja Tschernowa
    [SH03] Jakow Pawlow
    [SH04] Anatoli Tschechow
    [SH05] Michail Panikacha
   *[SH06] Andrei Chosjainow
  }
formation-name = { $formation ->
    [G01] 14. Panzer
    [G02] 16. Panzer
    [G03] 71. Infanterie
    [G04] 295. Infanterie
    [G05] 24. Panzer
    [G06] 3. mot.
    [G07] 29. mot.
    [G08] 60. mot.
    [G09] 44. Infanterie
    [G10] 76. Infanterie
    [G11] 79. Infanterie
    [G12] 94. Infanterie
    [G13] 100. Jäger
    [G14] 113. Infanterie
    [G15] 297. Infanterie
    [G16] 305. Infanterie
    [G17] 371. Infanterie
    [G18] 389. Infanterie
    [S01] 10. NKWD
    [S02] 35. Garde
    [S03] 112. Schützen
    [S04] 23. Panzerkorps
    [S05] 13. Garde
    [S06] 37. Garde
    [S07] 39. Garde
    [S08] 45. Schützen
    [S09] 95. Schützen
    [S10] 138. Schützen
    [S11] 193. Schützen
    [S12] 284. Schützen
    [S13] 308. Schützen
    [S14] 92. Marine
    [S15] 124. Schützenbrigade
    [S16] Miliz (Traktorenwerk)
    [S17] Miliz (Barrikady)
   *[S18] Miliz (Roter Oktober)
  }
building-name = { $building ->
    [A1] Kasernen
    [A2] Dar Gowa
    [A3] Vorstadt Minina
    [A4] Bahnhof Nr. 2
    [A5] Zariza-Schlucht
    [A6] Getreidesilo
    [B1] Arbeiterviertel
    [B2] Roter Platz
    [B3] Hauptbahnhof
    [B4] Kaufhaus Univermag
    [B5] Nagelfabrik
    [B6] Pawlow-Haus
    [C1] Öllager
    [C2] Flugplatz
    [C3] Chemiewerk Lasur
    [C4] Fleischkombinat
    [C5] Lange Schlucht
    [C6] Mamajew-Hügel
    [D1] Orlowka
    [D2] Spartanowka
    [D3] Traktorenwerk
    [D4] Geschützfabrik Barrikady
    [D5] Brotfabrik
   *[D6] Werk Roter Oktober
  }
unit-name = { $unit ->
    [grenadier] Grenadiere
    [recon_g] Aufklärer
    [mg_g] MG-34-Trupp
    [pioneer] Sturmpioniere
    [sniper_g] Scharfschütze
    [panzer] Panzer
    [stug] StuG
    [rifle] Schützen
    [recon_s] Späher
    [nkvd] NKWD (Antreiber)
    [commando] Kommando
    [assault] Sturmgruppe
    [sniper_s] Scharfschützenpaar
    [worker] Arbeitermiliz
    [t34] T-34
   *[fort] Trümmerfestung
  }
campaign-name = { $card ->
    [GC01] Die 6. Armee schließt auf
    [GC02] Bombenteppich
    [GC03] Abgezogen in den Kaukasus
    [GC04] Nachschub steckt am Don fest
    [GC05] Halder entlassen
    [GC06] Paulus abgelöst
    [GC07] Der Führer verliert die Geduld
    [GC08] Unternehmen Hubertus
    [GC09] Pioniere eingeflogen
    [GC10] Die 4. Panzerarmee dreht nach Norden
    [GC11] Korpskommandeur abgesetzt
    [GC12] Rede im Löwenbräukeller
    [SC01] Garde über die Wolga
    [SC02] Lopatin abgesetzt
    [SC03] Tschuikow übernimmt
    [SC04] Fähren unter Feuer
    [SC05] Ausgeblutete Miliz
    [SC06] Arbeiter evakuiert
    [SC07] Einheit der Führung
    [SC08] Befehl Nr. 227
    [SC09] Gegenstoß bei Kotluban
    [SC10] Die Stawka hortet Reserven
    [SC11] Uranus wird geplant
   *[SC12] Eis auf der Wolga
  }
commander-name = { $commander ->
    [paulus] General Paulus
    [seydlitz] General von Seydlitz
    [lopatin] General Lopatin
    [chuikov] General Tschuikow
    [wietersheim] General von Wietersheim
    [hube] General Hube
    [saraev] Oberst Sarajew
   *[rodimtsev] General Rodimzew
  }
player-name = { $player ->
    [g1] die Deutschen
    [g2] der zweite deutsche Spieler
    [s1] die Sowjets
   *[s2] der zweite sowjetische Spieler
  }
effect-name = { $effect ->
    [add_line] Linieneinheiten
    [kill] Ausschalten
    [pkill] Gezieltes Ausschalten
    [sniper] Scharfschuss
    [draw] Karten ziehen
    [discard] Gegner wirft ab
    [fire] Feuer
    [bucket] Eimer
    [firebucket] Feuer oder Eimer
    [overrun] Vorwärts
    [supply] Nachschub
    [deplete] Erschöpfen
    [fort] Trümmerfestung
    [sacrifice] Opfer
    [inferno_add] Inferno
    [inferno_remove] Inferno löschen
    [dice_plus] Zusatzwürfel
    [steal_die] Würfel stehlen
    [intercept] Abfangen
    [promote] Beförderung
    [refit] Auffrischen
    [second_action] Zweite Aktion
    [new_formation] Neuer Verband
    [destroy_rifles] Schützen ergeben sich
    [discard_hand] Gegner wirft die Hand ab
    [next_cost_zero] Nächste Karte kostenlos
    [look_discard] Ansehen und abwerfen
    [recover] Karte zurückholen
    [last_stand] Letztes Gefecht
    [fire_reset] Feuer zurück
    [fire_all] Feuer überall
    [discard_hand_self] Hand abwerfen
    [demote] General degradieren
    [execute_commissars] Kommissare erschießen
   *[burn_militia] Miliz verheizen
  }
