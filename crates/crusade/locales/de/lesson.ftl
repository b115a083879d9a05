### The Last Crusade: die begleitete erste Partie, Deutsch. Eine Idee hat höchstens 30 Wörter; *Wörter* sind betont.

lesson-key-yours = deins
lesson-key-hq = dein Hauptquartier
lesson-key-patrol = wo Patrouillen bleiben
lesson-key-target = das Ziel
lesson-key-targets = Ziele
lesson-key-hidden = verdeckte Karten
lesson-key-zone = die Zone, die du nimmst
lesson-key-enemy-hq = das feindliche Hauptquartier

lesson-supply = Nachschub bezahlt alles
lesson-supply-say = Jede Karte kostet *Nachschub*: die Zahl in ihrer Ecke. Zwei Würfel bringen etwa sieben Punkte je Zug. Was du aufstellst, liegt *verdeckt*.
lesson-supply-task = Stell den T-34/76 aus deiner Hand in deinem Hauptquartier auf.
lesson-supply-why = Neue Einheiten, Starts, Beschuss und Sturmangriffe werden aus einem Vorrat bezahlt. Was du nicht ausgibst, behältst du. Billige sowjetische Infanterie kommt einmal je Zug sogar umsonst.
lesson-supply-right = Drei Punkte sind ausgegeben, und der Gegner sieht nur eine Rückseite.
lesson-supply-other = für 3 Nachschub ist der Panzer der bessere Kauf.
lesson-supply-end = für den Panzer ist noch Nachschub da.

lesson-patrol = Ein Jäger auf Patrouille
lesson-patrol-say = Flugzeuge fliegen in den zwei *Korridoren* zwischen den Spalten. Ein Jäger auf *Patrouille* bleibt oben und bewacht beide Korridore im Zug des Gegners.
lesson-patrol-task = Schick die Jak-9 auf Patrouille: Klick auf einen Korridor, wähle Patrouille, nimm die Jak-9 dazu, dann los.
lesson-patrol-why = Ein Start kostet 2 Nachschub je Flugzeug. Ein Angriff fliegt so tief, wie du willst, und kehrt am Ende deines Zuges heim. Eine Patrouille kehrt zu Beginn deines nächsten Zuges heim.
lesson-patrol-right = Die Jak-9 kreist auf Höhe der mittleren Reihe. Was jetzt startet, kann abgefangen werden.
lesson-patrol-strike = auf einem Angriff wäre sie zu Hause, bevor der Gegner kommt.
lesson-patrol-end = dann bewacht niemand den Himmel.

lesson-intercept = Fang sie ab
lesson-intercept-say = Ein Stuka ist im Korridor. Einer deiner Jäger auf Patrouille darf ihn *abfangen*. Ein Bomber antwortet nur, wenn er nicht getroffen ist.
lesson-intercept-task = Nimm die Jak-9 und greif die Ju 87 D an.
lesson-intercept-why = Zwei Würfel plus Feuerkraft 6 minus Abwehr 5: Ab 6 ist der Stuka getroffen, ab 9 abgeschossen. Wer getroffen wird, fliegt heim. Die Vorschau neben der Wahl sagt es dir vorher.
lesson-intercept-right = 10 + 6 − 5 ist 11: zwei Schadenspunkte, und der Stuka ist abgeschossen. Seine Kosten kommen auf deinen Siegesstapel.
lesson-intercept-pass = dann fliegt er weiter zu deinen Panzern.

lesson-flak = Geschütze neben dem Korridor
lesson-flak-say = Immer wenn Flugzeuge eine Position erreichen, darf die Flak *daneben* feuern. Das kostet nichts, aber ein verdecktes Geschütz wird aufgedeckt.
lesson-flak-task = Feuere mit der 3,7-cm-Flak auf die Ju 87 D.
lesson-flak-why = Flak feuert, wenn Flugzeuge kommen, nicht wenn sie gehen. Zurückhalten verrät nichts: Du wirst gefragt, sobald der Gegner glauben könnte, dass du ein Geschütz hast.
lesson-flak-right = 9 + 5 − 5 ist 9: ein Schadenspunkt. Sie fliegt weiter, trifft aber schwächer.
lesson-flak-pass = so bombardiert sie dich unbeschädigt.

lesson-scout = Erst aufklären, dann stürmen
lesson-scout-say = Verdeckte Verteidiger legen einen *Hinterhalt*. Späher würfeln einmal und zählen ihre Aufklärung dazu: Je mehr, desto mehr Karten decken sie auf.
lesson-scout-task = Lass die Späher B3 aufklären.
lesson-scout-why = Ab 4 findest du eine Karte, ab 6 zwei, ab 8 alle; Wald und Ortschaften verbergen besser. Späher sind danach nicht eingesetzt: Sie können in diesem Zug noch handeln.
lesson-scout-right = 5 + 4 ist 9: Beide Karten liegen offen, und keine kann dir auflauern.
lesson-scout-rifles = ihre Aufklärung ist nur 1. Die Späher haben 4.
lesson-scout-end = B3 ist noch verdeckt.

lesson-shell = Nimm das weichere Ziel
lesson-shell-say = Geschütze beschießen, was *offen* liegt, für einen Nachschub. Gelände, Gräben und Befestigungen geben zur Abwehr noch *Deckung*.
lesson-shell-task = Feuere mit der Haubitze auf das Ziel, das leichter zu treffen ist.
lesson-shell-why = Die Grenadiere haben Abwehr 5, der Wald gibt 1, der Graben 2: zusammen 8. Die PaK im Offenen hat 4. Jeder Punkt ist eine bessere Chance.
lesson-shell-right = 8 + 8 − 4 ist 12: zwei Schadenspunkte, und die PaK ist zerstört.
lesson-shell-covered = Wald und Graben machen aus ihrer Abwehr 8. Das andere Ziel hat 4.
lesson-shell-end = die Haubitze hat ein Ziel.

lesson-storm = Nimm eine Zone
lesson-storm-say = Im *Sturmangriff* feuern erst die Verteidiger, dann du, Kampfrunde um Kampfrunde. Ist niemand mehr da, *rücken* deine Einheiten *vor*.
lesson-storm-task = Stürme A3 mit dem T-34/76 und den Schützen, und rück vor.
lesson-storm-why = Ein Sturmangriff kostet einen Nachschub, wie viele auch angreifen. Verluste zählen am Ende der Kampfrunde. Danach darf der Verteidiger weichen, und du darfst abbrechen.
lesson-storm-right = Die Zone ist dein: drei Punkte, wenn du sie am Ende hältst, und der Weg zu ihrem Hauptquartier ist offen.
lesson-storm-other = A3 ist schwach besetzt: Nimm es jetzt.
lesson-storm-break = die Zone war fast dein.

lesson-headquarters = So gewinnst du
lesson-headquarters-say = Wer das *feindliche Hauptquartier nimmt*, gewinnt sofort; wer Karten im Wert von 35 zerstört hat, am Ende eines Zuges. Sonst entscheiden die Punkte nach der letzten Runde.
lesson-headquarters-task = Stürme das deutsche Hauptquartier und zerstöre die Stabskompanie.
lesson-headquarters-why = Die Stabskompanie weicht nie, und nur ein Sturmangriff kann sie zerstören. Lass deshalb auch im eigenen Hauptquartier etwas stehen.
lesson-headquarters-right = Das Hauptquartier ist gefallen, die Partie gewonnen.
lesson-headquarters-other = das Hauptquartier ist in Reichweite.
