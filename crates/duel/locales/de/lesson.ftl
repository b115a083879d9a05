
### Duel of the Giants: die geführte erste Partie, Deutsch

lesson-key-yours = den bewegst du
lesson-key-tanks = deine verdeckten Panzer
lesson-key-hill = die Anhöhe
lesson-key-gun = ein Geschütz oder ein Bluff
lesson-key-lines = die Linien des Tigers
lesson-key-safe = sicher und erreichbar
lesson-key-targets = Ziele
lesson-key-target = das Ziel
lesson-key-tiger = der Tiger, den du programmierst
lesson-key-trench = der Graben
lesson-key-way = freie Steppe
lesson-drive-first = T-34 Nr. 1 ist noch nicht gefahren.

lesson-wake = Ein verdeckter Panzer erwacht
lesson-wake-say = Deine T-34 stecken unter *verdeckten Markern*. Nur du siehst, welche echt sind: die mit dem Rad. Die anderen sind Bluffs.
lesson-wake-task = Decke einen echten auf: Klicke ihn an, dann dorthin, wohin Wanne und Turm zeigen sollen.
lesson-wake-why = Verdeckt kann ein Panzer weder fahren noch schießen, aber es kann auch niemand auf ihn schießen. Aufgedeckt soll er nach Westen schauen, zu den Tigern: Vorn hat er Panzerung 3, hinten nur 1.
lesson-wake-right = Da steht ein T-34. Er darf noch in dieser Runde schießen und fährt ab der nächsten.
lesson-wake-back = er würde den Tigern Seite oder Rücken zeigen: Panzerung 1 oder 2 statt 3.
lesson-wake-other = erst soll aus einem Marker ein Panzer werden.

lesson-hill = Drei Aktionen
lesson-hill-say = Ein T-34 hat *drei Aktionen*: vor, zurück, links drehen, rechts drehen. Sümpfe und Gräben kosten mehr als eine.
lesson-hill-task = Bring T-34 Nr. 1 auf die Anhöhe F7 und beende seine Bewegung.
lesson-hill-why = Eine Anhöhe macht jeden Schuss um 1 stärker, und du siehst ein Hex weiter. Den Turm zu drehen kostet nichts. Was du an Aktionen nicht nutzt, verfällt.
lesson-hill-right = Eine Drehung, ein Schritt. Von der Anhöhe ist jeder deiner Schüsse um 1 stärker.
lesson-hill-elsewhere = der Panzer steht nicht auf der Anhöhe.

lesson-look = Erst schauen, dann fahren
lesson-look-say = Auch deutsche Geschütze sind verdeckt. Ein fahrender T-34 darf jede Linie entlang *aufklären*, zwei Hexes weit, von einer Anhöhe drei.
lesson-look-task = Fahr mit T-34 Nr. 1 näher an den PaK-Marker in B4 heran und decke ihn auf.
lesson-look-why = Ein Geschütz im Wald schießt zuerst. Ist es aufgedeckt, kannst du ihm ausweichen, es beschießen oder von der Seite überrollen, das bringt einen Punkt. Aufklären kostet nichts.
lesson-look-right = Eine PaK 36, und sie zeigt auf dich. Besser, du weißt es jetzt als erst im Gefecht.
lesson-look-blind = du würdest vor einem Marker halten, ohne zu wissen, was er ist.

lesson-lines = Schusslinien
lesson-lines-say = Der Tiger sieht und schießt entlang von *sechs geraden Linien*, sonst nirgends.
lesson-lines-task = Fahr mit T-34 Nr. 1 auf ein Hex, das auf *keiner* davon liegt.
lesson-lines-why = Ein Tiger hat Schusskraft 5, eins weniger für jedes Hex über das erste hinaus. Wälder, Anhöhen und andere Panzer beenden eine Linie, so wie F4 und E4.
lesson-lines-right = Von dort, wo er steht, kann der Tiger hier nicht auf dich schießen.
lesson-lines-hit = { $hex } liegt auf einer seiner Linien. Der Tiger träfe mit { $power } gegen { $aspect ->
    [front] deine Front
    [rear] dein Heck
   *[side] deine Seite
  } mit { $armour }: { $effect ->
    [destroyed] zerstört.
   *[other] beschädigt.
  }

lesson-flank = Seite und Heck
lesson-flank-say = Ein Schuss zählt gegen die Seite, die er trifft. Ein Tiger hat *vorn Panzerung 3*, an *Seiten und Heck nur 2*.
lesson-flank-task = T-34 Nr. 1 erreicht beide Tiger mit Schusskraft 2. Schieß auf den, den es mehr schmerzt.
lesson-flank-why = Schusskraft 3, eins weniger für jedes Hex über das erste hinaus. Weniger als die Panzerung beschädigt einen Tiger, gleich viel oder mehr beschädigt ihn schwer. Zerstört wird er nie, aber er verliert Karten.
lesson-flank-right = 2 gegen Seite 2: schwer beschädigt. Diesem Tiger bleiben zwei Karten je Runde statt fünf.
lesson-flank-front = du triffst { $aspect ->
    [front] die Front
    [rear] das Heck
   *[side] die Seite
  }: { $power } gegen { $armour }, { $effect ->
    [critical] schwer beschädigt.
   *[other] nur beschädigt.
  }
lesson-flank-hold = die Tiger schauen gerade weg. Besser wird die Gelegenheit nicht.

lesson-cards = Die Karten des Tigers
lesson-cards-say = Wechsle die Seite: Als Deutsche legst du jedem Tiger *geheim seine Karten, bevor die T-34 fahren*. Er führt sie danach aus, was auch geschehen ist.
lesson-cards-task = Lege Karten, die Tiger 1 über den Graben nach E6 bringen, und schließe sein Programm ab.
lesson-cards-why = Ein Hex kostet eine Karte, ein Graben eine mehr. Die Karten dafür müssen gleich sein und aufeinander folgen; zu wenige sind verloren. Höchstens fünf Karten, für einen beschädigten Tiger weniger.
lesson-cards-right = Zwei gleiche Karten für den Graben, und Tiger 1 steht in E6. Der Graben ist dann weg.
lesson-cards-lost = Tiger 1 bliebe stehen: Eine Karte ist zu wenig für den Graben.
lesson-cards-elsewhere = Tiger 1 käme nach { $hex }, nicht nach E6.

lesson-ambush = Der Wald schießt zuerst
lesson-ambush-say = Das Gefecht hat eine Ordnung: zuerst, wer *im Wald* steht, dann Rohr gegen Rohr, dann, wer auf jemanden zielt, zuletzt, wer erst drehen muss.
lesson-ambush-task = T-34 Nr. 1 steht im Wald. Schieß auf Tiger 1, bevor er antworten kann.
lesson-ambush-why = Im Wald kann niemand von weitem auf dich schießen, ehe du selbst geschossen hast, und dann mit 1 weniger. Wer wartet, behält den Schuss für einen späteren Schritt.
lesson-ambush-right = Schusskraft 2 gegen Front 3: beschädigt, ein Punkt für dich. Der Tiger darf jetzt antworten, wegen des Waldes mit 1 weniger.
lesson-ambush-hold = du würdest den ersten Schuss verschenken, für den der Wald gut ist.

lesson-through = Durch!
lesson-through-say = Jeder T-34, der über den *Westrand* hinausfährt, bringt 5 Punkte. Geradeaus über freie Steppe schafft er *fünf* Hexes statt drei.
lesson-through-task = Fahr mit T-34 Nr. 1 vom Spielplan.
lesson-through-why = Die Deutschen bekommen 2 Punkte für jeden zerstörten T-34: Verlierst du zwei für einen, der durchkommt, führst du immer noch. Eine Drehung, ein Schritt zurück oder anderer Boden beendet den Spurt.
lesson-through-right = Durch, 5 Punkte: Du führst 6 zu 2. So gewinnen die Sowjets.
lesson-through-turn = das beendet den Spurt: Es bleiben ihm insgesamt nur drei Aktionen.
lesson-through-short = noch { $hexes ->
    [one] ein Schritt
   *[other] { $hexes } Schritte
  }, und er ist vom Plan.
