
### Tank Commander: die geführte erste Partie, Deutsch

lesson-key-yours = deins
lesson-key-goal = dorthin
lesson-key-target = das Ziel
lesson-key-targets = Ziele
lesson-key-enemy = der Feind in deiner Stellung
lesson-key-card = eine Karte auf deiner Hand
lesson-key-truck = der Lastwagen, der fährt
lesson-key-rear = die hintere Reihe des Feindes
lesson-fire-first = dieser Punkt ist für einen Schuss gedacht.

lesson-drive = Zwei Punkte je Zug
lesson-drive-say = Jeder Zug bringt *zwei Nachschubpunkte*. Ein Punkt bewegt bis zu drei Karten; Panzer sind schnell und machen bis zu zwei Schritte.
lesson-drive-task = Bring den PzKw IV H an die Front: Nimm ihn, klicke auf GF3 und lass ihn fahren.
lesson-drive-why = Ein Punkt bewegt, schießt, spielt eine Sofortkarte oder zieht eine Karte. Eine Karte handelt einmal je Zug: Sie bewegt sich, oder sie schießt. Was von den zwei Punkten bleibt, verfällt.
lesson-drive-right = Ein Schritt, ein Punkt. Mit demselben Punkt könnte er sogar noch einen Schritt machen.
lesson-drive-elsewhere = der Panzer wird in GF3 gebraucht.
lesson-drive-other = erst soll der PzKw IV H fahren.

lesson-kill = Niedrig ist gut
lesson-kill-say = Gegen Panzerung wird *zweimal gewürfelt*: ob es trifft, und ob es zerstört. Alle Würfel haben zehn Seiten, und *niedrig ist gut*.
lesson-kill-task = Schieß mit der Kanone des PzKw IV H auf den T-34.
lesson-kill-why = Eine Stellung weit trifft er mit 8 oder weniger. Durchschlag 14 gegen Panzerung 10 ist 4 zu viel für den T-34: Mit 8 oder weniger ist er zerstört.
lesson-kill-right = 4 trifft, 5 zerstört: Der T-34 brennt. Zeig auf einen Schuss, dann liest du vorher, was er kann.
lesson-kill-squad = Gewehre richten auf diese Entfernung gegen einen Panzer nichts aus.
lesson-kill-smoke = der Nebel würde auch das Ziel verdecken.

lesson-cover = Gelände hilft dem Ziel
lesson-cover-say = Gelände zählt für den, *auf den geschossen wird*, nie für den Schützen. Wald legt auf jeden Panzerabwehrwurf hinein 3 drauf.
lesson-cover-task = Zwei T-34 in Reichweite, einer im Wald. Schieß auf den, den du eher triffst.
lesson-cover-why = Dein eigenes Weizenfeld kostet dich nichts: Es zählt nur, wo das Ziel steht. Wald, Hügel und Dörfer dazwischen nehmen außerdem die Sicht.
lesson-cover-right = Im Offenen trifft 8 oder weniger, da war die 6 genug. Im Wald wäre es vorbeigegangen.
lesson-cover-woods = der Wald legt { $drm } auf den Wurf: Nur { $number } oder weniger träfe.

lesson-shell = Weiche Ziele
lesson-shell-say = Gruppen, Geschütze und Lastwagen fallen mit *einem Wurf*: Sprenggranaten bis zwei Stellungen weit, Handwaffen nur nebenan.
lesson-shell-task = Schieß auf die Gruppe, und zwar mit dem, was öfter trifft.
lesson-shell-why = Der PzKw IV H hat Sprenggranaten 6 und Handwaffen 3: Diese Zahl darfst du nicht überwürfeln. Zwei Stellungen weit kommen bei Sprenggranaten 2 auf den Wurf.
lesson-shell-right = 6 oder weniger, es war eine 5: Die Gruppe ist mit einem einzigen Wurf weg.
lesson-shell-rifles = seine Maschinengewehre treffen mit 3 oder weniger, Sprenggranaten mit 6.

lesson-melee = Nahkampf
lesson-melee-say = Wer eine feindliche Stellung betritt, muss halten. Am Ende deines Spielzugs kämpfen dort alle: *beide Seiten schießen zugleich*.
lesson-melee-task = Beende deinen Spielzug und lass deine Gruppe auf die sowjetische schießen.
lesson-melee-why = Erst wird gewählt, dann gemeinsam gewürfelt: Auch wer fällt, hat noch geschossen. Gruppen schießen auf Gruppen, Panzer auf Panzer, solange es welche gibt. Deckung hilft hier nicht.
lesson-melee-right = Deine 3 trifft, ihre 8 geht vorbei. Hätten beide getroffen, wären beide weg.
lesson-melee-hold = sie schießen auf jeden Fall auf dich.
lesson-melee-other = hier ist ein Kampf auszutragen.

lesson-wire = Dazwischengehen
lesson-wire-say = Mit Karten der Hand gehst du im *Zug des Feindes* dazwischen. Ein Lastwagen mit Garde will los, und du wirst gefragt.
lesson-wire-task = Spiel Stacheldraht auf die Bewegung: Wähle die Karte und sage sie an.
lesson-wire-why = Karten werden gestapelt und wirken von oben; beide dürfen antworten, bis beide passen. Du wirst gefragt, ob du etwas hast oder nicht; so verrät die Frage nichts.
lesson-wire-right = Der Lastwagen bleibt stehen, und seine Gruppe darf nicht weiterlaufen. Eine Karte hat sie den Punkt gekostet.
lesson-wire-pass = dann fährt der Lastwagen an deine Front.

lesson-rear = So gewinnt man
lesson-rear-say = In diesem Szenario hat sofort gewonnen, wer *drei Stellungen der hinteren feindlichen Reihe* zugleich hält.
lesson-rear-task = Zwei hältst du. Nimm mit dem PzKw IV H die dritte.
lesson-rear-why = Eine Stellung gehört dir, wenn du dort eine Kampfkarte hast und der Feind keine: Lastwagen zählen nicht. Andere Szenarien verlangen andere Stellungen; die Zeile über dem Spielplan sagt, welche.
lesson-rear-right = Drei von fünf: Die Partie gehört dir, was auch sonst geschieht.
lesson-rear-held = die hattest du schon.
lesson-rear-elsewhere = das ist nicht ihre hintere Reihe.
lesson-rear-other = der PzKw IV H kann jetzt gewinnen.
