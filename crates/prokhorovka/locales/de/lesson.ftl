### Blood & Steel: die geführte erste Partie, Deutsch. Was zu einer Idee gesagt wird, hat höchstens 30 Wörter; *Wörter* sind betont.

lesson-key-drawn = der gezogene Verband
lesson-key-yours = deine Einheiten
lesson-key-hill = die Anhöhe
lesson-key-targets = Ziele
lesson-key-target = das Ziel
lesson-key-disrupted = erschüttert
lesson-key-fit = noch unversehrt
lesson-key-support = Flugzeuge und Artillerie
lesson-key-station = Prochorowka
lesson-key-edge = der Nordrand
lesson-other = hier geht es um { $unit }.

lesson-marker = Der gezogene Marker
lesson-marker-say = Niemand weiß, wer als Nächstes kommt: Der *Marker* jedes Verbands wird blind aus dem Umschlag gezogen. Nur der gezogene Verband handelt, einmal je Runde.
lesson-marker-task = Die Leibstandarte ist gezogen. Klicke eine ihrer Einheiten an, dann ihr Ziel.
lesson-marker-why = Jeder Marker wird einmal je Runde gezogen, in einer Reihenfolge, die niemand kennt. Wer schlecht steht, wenn der Feind zuerst kommt, zahlt dafür. Ein Punkt auf dem Spielstein heißt: kann noch handeln.
lesson-marker-right = Sie ist gezogen. Auch die anderen Einheiten der Leibstandarte können handeln, eine nach der anderen, bis du die Phase beendest.
lesson-marker-overrun = Überrollen kommt später. Erst ein einfacher Marsch.
lesson-marker-end = die Phase wäre vorbei, der nächste Marker würde gezogen.
lesson-marker-fire = Feuern kommt später. Erst ein Marsch.

lesson-march = Ziehen und noch feuern
lesson-march-say = Offenes Gelände und Dörfer kosten *1* Bewegungspunkt, Anhöhen und Wälder *2*. Wer höchstens die *Hälfte* ausgibt, darf noch mit halbem Wert feuern.
lesson-march-task = Bringe 3. SS-Pz (6 Punkte) von Kljutschi auf die Höhe 226,6, mit höchstens der Hälfte.
lesson-march-why = Die Zahlen auf der Karte sagen, was übrig bliebe. Der Psjol kostet 2 mehr. Eine Einheit kann auch erst mit halbem Wert feuern und dann mit halben Punkten ziehen.
lesson-march-right = 1 + 2 = 3, die Hälfte von 6. Die Höhe ist dein: 1 SP, und von dort ist jeder Schuss um 1 besser.
lesson-march-elsewhere = 3. SS-Pz steht nicht auf der Höhe 226,6.
lesson-march-spent = mehr als die Hälfte ist ausgegeben: 3. SS-Pz kann in dieser Runde nicht mehr feuern.

lesson-shot = Ein Schuss über zwei Hexes
lesson-shot-say = Deutsche treffen *Panzer zwei Hexes weit*; alle anderen müssen heran. Ein Wurf bis zum Wert trifft. Entfernung und Deckung erhöhen ihn um je 1.
lesson-shot-task = 1. SS-Pz hat Wert 5, mit Tigern daneben 6. Feuere auf die Panzer, die leichter zu treffen sind.
lesson-shot-why = 110. PzBrig steht im Offenen, 170. PzBrig in einem Dorf: Dorf und Wald sind Deckung. Zeige auf ein Ziel, und die Rechnung steht da, bevor du feuerst.
lesson-shot-right = 6, für die Entfernung 1 weniger: trifft mit 5 oder weniger. Eine 4, und 110. PzBrig ist erschüttert.
lesson-shot-worse = dieser Schuss { $sixths ->
    [0] kann nicht treffen.
   *[other] trifft nur mit { $sixths } oder weniger. Es gibt einen mit 5 oder weniger.
  }
lesson-shot-half = mit halbem Wert ist die Aussicht schlechter. Sie muss nicht ziehen.
lesson-shot-fire = 1. SS-Pz soll feuern.

lesson-hits = Was Treffer tun
lesson-hits-say = Der erste Treffer *erschüttert*: Die Einheit tut nichts in dieser Runde. Der zweite schwächt sie *und macht sie wieder frei*. Der vierte schaltet sie aus.
lesson-hits-task = 110. PzBrig ist erschüttert, 170. PzBrig nicht, ihr Marker ist noch im Umschlag. Feuere auf die richtige.
lesson-hits-why = Die Erschütterung vergeht am Ende der Runde, Geschwächte erholen sich nur in Ruhe. Erschüttere also lieber viele als eine oft, wenn du sie nicht ausschalten kannst.
lesson-hits-right = Nun tun beide nichts, wenn ihr Marker gezogen wird.
lesson-hits-frees = 110. PzBrig wäre geschwächt, aber nicht mehr erschüttert: Sie handelt, wenn ihr Marker kommt.
lesson-hits-fire = erst feuern: Sie stehen neben dir.

lesson-support = Flugzeuge und Artillerie
lesson-support-say = Seitenwechsel. Würfel geben jede Runde *Flugzeuge und Artillerie*. Sie treffen mit 2 oder weniger und erschüttern, schalten aber nie aus.
lesson-support-task = Nimm Artillerie oder Flugzeug neben der Karte und triff 2. SS-PzGren auf der Höhe 252,2.
lesson-support-why = Artillerie reicht fünf Hexes weit von jeder deiner nicht erschütterten Einheiten, Flugzeuge überallhin. Deckung erhöht den Wurf um 1. Nutze sie vor den Panzern: Erschütterte verteidigen sich mit Wert 1.
lesson-support-right = Eine 2: Die Verteidiger der Höhe sind erschüttert. Jetzt ist die Zeit deiner Panzer.
lesson-support-other = 2. SS-PzGren auf der Höhe ist im Weg.
lesson-support-first = erst die Unterstützung, dann die Panzer.

lesson-overrun = Überrollen
lesson-overrun-say = Sowjetische Panzer siegen *im Hex des Feindes*: *Überrollen* kostet 1 Punkt mehr. Erst feuern die Verteidiger, dann muss jeder Angreifer. Gegen Panzer würfeln Sowjets dort 1 weniger.
lesson-overrun-task = Überrolle die Panzerjäger in 1710 mit 110. und 170. PzBrig *zusammen*, dann feuere mit beiden.
lesson-overrun-why = Klicke eine an, noch einmal, und wähle das Paar. Getroffene Angreifer müssen zurück, erschütterte Verteidiger weichen. So geht es weiter, bis nur eine Seite bleibt.
lesson-overrun-right = Sie feuerten zuerst und verfehlten, du nicht. Sie müssen weichen, und 1710 ist dein.
lesson-overrun-alone = allein hat eine Brigade einen Schuss je Durchgang, zwei zusammen haben zwei.
lesson-overrun-fire = von außen triffst du nur mit 2, in ihrem Hex mit 3.
lesson-overrun-first = die Panzerjäger in 1710 stehen jetzt allein. Überrolle sie.

lesson-villages = Dörfer und Anhöhen
lesson-villages-say = Jedes Dorf- und Höhenhex ist *1 SP* für den, der *zuletzt* durchgezogen ist. Niemand muss dort bleiben.
lesson-villages-task = Fahre mit 31. PzBrig (T-70) durch beide Hexes von Prochorowka, dann halte, wo du willst.
lesson-villages-why = Die meisten SP nach neun Runden gewinnen. Die Sowjets bekommen 2 für jedes Panzerkorps, das sie nie freigeben, und 2, wenn am Ende kein Deutscher auf der Bahnlinie oder südlich davon steht.
lesson-villages-right = Beide Hexes sind wieder sowjetisch: ein Marsch, zwei SP für dich, zwei weniger für die Deutschen.
lesson-villages-left = { $left ->
    [one] ein Hex von Prochorowka ist
   *[other] beide Hexes von Prochorowka sind
  } noch deutsch.

lesson-exit = Über den Nordrand
lesson-exit-say = Die Deutschen bekommen 1 SP für jede Einheit, die die Karte über den *Nordrand* verlässt. Sie kommt nie zurück.
lesson-exit-task = Die letzte Runde. Bringe 3. SS-Aufkl von der Karte.
lesson-exit-why = Das kostet 1 Punkt aus einem Hex der ersten Reihe. Zu früh kostet es dich eine Einheit; in den letzten Runden ist es ein Punkt, den dir niemand mehr nimmt.
lesson-exit-right = Durchgebrochen: 1 SP. Das war die letzte Idee. Nun gehört die Schlacht dir.
lesson-exit-stays = 3. SS-Aufkl wäre noch auf der Karte.
