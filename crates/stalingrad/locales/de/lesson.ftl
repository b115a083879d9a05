### The Hell of Stalingrad: the guided first match, Deutsch. What is said in an idea has at most 30 words; *words* are stressed.

lesson-key-yours = deine Divisionen
lesson-key-goal = wohin sie sollen
lesson-key-riflemen = sowjetische Schützen
lesson-key-cards = Karten auf deiner Hand
lesson-key-division = die Division, die sie nimmt
lesson-key-enemy = gegnerische Einheiten
lesson-key-skulls = lass die Uhr laufen

lesson-send = Der Angriff beginnt
lesson-send-say = In jeder Runde schickst du *Divisionen zu Gebäuden*; der Stiefel sagt, wie viele zu einem dürfen. Die Sowjets sehen es und antworten.
lesson-send-task = Schick eine Division zum Roten Platz: nimm sie, dann klick auf das Gebäude.
lesson-send-why = Du musst in jeder Runde mindestens ein Gebäude angreifen. Wer gekämpft hat, kommt erschöpft zurück, auch der Sieger. Vier Bezirke an der Wolga gewinnen dir die Partie.
lesson-send-right = Sie steht vor dem Roten Platz. Zwei dürfen noch folgen, denn der Stiefel zeigt 3.
lesson-send-elsewhere = dieser Angriff gilt dem Roten Platz.
lesson-send-first = erst muss eine Division los.

lesson-vanguard = Die Vorhut rückt ein
lesson-vanguard-say = Jede Division rückt mit ihrer *Vorhut* ein: den Einheiten am Fuß ihrer Karte. Manche schlagen dabei sofort zu.
lesson-vanguard-task = Lass zuerst die Division hinein, deren Panzer einen Schützen ausschaltet.
lesson-vanguard-why = Ein Panzer schaltet beim Einrücken aus und ist gepanzert: Nur gezieltes Ausschalten zerstört ihn. Grenadiere rücken still ein. Jede Einheit zählt für den Einheitenwürfel.
lesson-vanguard-right = Der Panzer rollt hinein, ein Schütze fällt, und Feuer bricht aus.
lesson-vanguard-quiet = ihre Grenadiere rücken still ein; erst soll der Panzer zuschlagen.

lesson-play = Eine Karte je Zug
lesson-play-say = Abwechselnd *spielt ihr eine Karte, frischt auf oder haltet*. Eine Karte braucht eine Division mit ihrer Doktrin und einem freien Platz.
lesson-play-task = Spiel eine Karte, die die 71. Infanterie nehmen kann: erst die Karte, dann die Division.
lesson-play-why = Die weißen Schilder sind die Doktrinen, die Plätze daneben die Stoßkraft. Allgemeine Karten brauchen einen Führer. Was eine Karte täte, wird dir vorher gesagt.
lesson-play-right = Zwei Grenadiere rücken ein, ein Schütze fällt: Du hast mehr Einheiten und damit den Einheitenwürfel.
lesson-play-refit = du hältst eine Karte, die passt.
lesson-play-hold = Halten brächte die Würfel näher, während du zurückliegst.

lesson-burn = Feuer
lesson-burn-say = Feuer rückt Schritt für Schritt vor; der *fünfte ist ein Inferno*, und jedes Inferno ist ein deutscher Würfel, der bleibt.
lesson-burn-task = Das Feuer steht auf 3. Spiel die Karte, die das Inferno bringt.
lesson-burn-why = Brennende Fenster zeigen den Schritt, eine Flammensäule jedes Inferno. Die Sowjets reichen Eimer: Der fünfte löscht ein Inferno.
lesson-burn-right = Zwei Schritte: Das Haus ist ein Inferno, und du hast einen Würfel mehr. Der Stuka wählt noch sein Ziel.
lesson-burn-other = diese bringt kein Feuer.
lesson-burn-first = jetzt kommt es auf das Feuer an.

lesson-pick = Panzerung
lesson-pick-say = Beim Ausschalten *wählt der Gegner selbst*, was er verliert, nie Panzerung. *Gezieltes Ausschalten* nimmt, worauf du zeigst, auch Panzerung.
lesson-pick-task = Zerstöre die Einheit, die einfaches Ausschalten nie nähme.
lesson-pick-why = Gepanzertes hat abgeschnittene Ecken: Panzer, Sturmgeschütze, Trümmerfestungen. Ist niemand mehr da, schlägt das Ausschalten in Feuer oder Wasser um.
lesson-pick-right = Der T-34 ist fort. Die Bomben lassen den Sowjets eine Trümmerfestung, die auch gepanzert ist.
lesson-pick-soft = die nimmt jedes Ausschalten; der T-34 ist gepanzert.

lesson-hold = Die Uhr
lesson-hold-say = Wer *hält*, zieht eine Gemetzelkarte, wählt eine ihrer zwei Wirkungen, und ein Schädel fällt. Nach dem letzten *entscheiden die Würfel*.
lesson-hold-task = Deine Würfel sind weit besser: Halte und wähle eine Wirkung.
lesson-hold-why = Niemand hält die Uhr an, also hält in jedem Zug, wer vorn liegt. Wer zurückliegt, muss erst die Würfel ändern. Der Balken zeigt, wie wahrscheinlich das Gebäude fällt.
lesson-hold-right = Ein Schädel weniger. Die Sowjets haben einen Zug, um es zu wenden.
lesson-hold-other = du liegst vorn: Lass die Uhr laufen.

lesson-dice = Der Bruchtest
lesson-dice-say = *Verbände, Einheiten, Infernos* geben dir Würfel, das Haus gibt den Sowjets ihre. Der *höchste Würfel* gewinnt, Gleiche fallen heraus.
lesson-dice-task = Halte noch einmal und sieh die Würfel fallen.
lesson-dice-why = Würfel werden nicht addiert: dein bester gegen ihren, bei Gleichstand der nächste. Danach gehen alle erschöpft nach Hause, und neue Führer sind erfahren.
lesson-dice-right = Deine 6 schlägt ihre 5: Das Gebäude ist dein. Bring jeden Bezirk vor dem Ende der letzten Runde an die Wolga.
lesson-dice-other = nur der letzte Schädel fehlt noch.
