### The site, Deutsch

## Frame

front = Startseite
motto = Alte Schlachten auf deinem Tisch, und jede Regel gilt.
skip = Zum Inhalt
site-menu = Die Website
account = Konto
theme = Hell oder dunkel
lost = Diese Seite gibt es nicht.
store-silent = Der Speicher der Website hat nicht geantwortet. Nichts ist verloren; versuche es gleich noch einmal.
too-large = Das ist zu groß: Die Website liest höchstens vier Megabyte.
too-many = Zu viele Anfragen. Warte kurz und versuche es dann noch einmal.
busy = Die Website hat gerade viel zu tun. Versuche es gleich noch einmal.
too-much-at-once = Du willst zu viel auf einmal. Versuche es gleich noch einmal.
too-slow = Das kam zu langsam an. Sende es noch einmal.
too-many-matches = Du hast in kurzer Zeit viele Partien begonnen. Spiele eine davon, oder versuche es später noch einmal.
too-many-accounts = Von deiner Adresse wurden schon viele Konten angelegt. Versuche es später noch einmal.
too-many-uploads = Du hast viele Aufzeichnungen geschickt. Warte eine Minute und versuche es dann noch einmal.
too-many-analyses = Der Bot hat schon viele Partien für dich durchgesehen. Gönne ihm ein paar Minuten Pause.
too-many-remarks = Du schreibst schneller, als jemand lesen kann. Warte einen Moment.
too-many-offers = Du hast schon mehrmals Remis angeboten. Warte ein paar Minuten, bevor du es wieder anbietest.
too-many-guests = Von deiner Adresse sind schon viele Gäste gekommen. Melde dich an, oder versuche es später noch einmal.
other-site = Dieses Formular kam von einer anderen Website. Öffne die Seite hier und sende es noch einmal ab.
close = Schließen
to-the-front = Zur Startseite

## Front page

play-as = { $side ->
    [german] Die Deutschen
    [soviet] Die Sowjets
    [attacker] Den Angreifer
    [defender] Den Verteidiger
    [first] Die erste Seite
   *[second] Die zweite Seite
  } spielen
play-side = { $side ->
    [german] Deutsche spielen
    [soviet] Sowjets spielen
    [attacker] Angreifer spielen
    [defender] Verteidiger spielen
   *[rolled] Spielen, die Seite wird ausgewürfelt
  }
new-match = Neue Partie …
rules = Regeln
your-matches = Deine anderen Partien
open-seats = Freie Plätze
replay-record = Aufgezeichnete Partie ansehen
being-played = Laufende Partien
just-finished = Gerade beendet
go-on = Weiter
start-here = Hier anfangen
learn = Lernen
learn-time = 10 min
players = { $most ->
    [2] 2 Spieler
   *[other] { $least } bis { $most } Spieler
  }
all-of = Alle { $count }
watch = Zuschauen
look = Ansehen
replay-it = Nachspielen
against-whom = gegen { $who }
both-sides = beide Seiten an diesem Bildschirm
looks-for = { $who } sucht { $side ->
    [german] jemanden für die Deutschen
    [soviet] jemanden für die Sowjets
    [attacker] einen Angreifer
    [defender] einen Verteidiger
   *[either] einen Gegner
  }
guest = ein Gast
nobody-yet = noch niemand
bot-name = { $level ->
    [random] Bot, aufs Geratewohl
    [recruit] Bot, Rekrut
    [regular] Bot, Soldat
    [veteran] Bot, Veteran
   *[ace] Bot, Ass
  }
bot-in-character = { $bot }, { $character ->
    [careful] vorsichtig
    [bold] kühn
   *[sly] listig
  }
just-now = gerade eben
minutes-ago = vor { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
  }
hours-ago = vor { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
  }
days-ago = vor { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
  }

## New match

scenario = Szenario
scenario-own = Nur eigene Optionen
scenario-own-note = Nichts ist vorgegeben: Es gilt, was du unten wählst, sonst das Regelheft.
own-options = eigene Optionen
side = Deine Seite
side-rolled = Wer angreift und wer verteidigt, entscheiden die Würfel, wenn die Partie beginnt.
opponent = Gegner
opponent-kind = { $kind ->
    [friend] Jemand, den du per geheimem Link einlädst
    [anyone] Wer immer Platz nimmt
   *[none] Beide Seiten an diesem Bildschirm
  }
level-matched = Bot: so stark wie du
level-matched-note = Zurzeit: { $bot }. Zwei Siege nacheinander führen zur nächsten Stufe, zwei Niederlagen zur vorigen.
level-random = Bot: aufs Geratewohl
level-random-note = Macht irgendeinen erlaubten Zug, ohne nachzudenken.
level-recruit = Bot: Rekrut
level-recruit-note = Sieht eine Aktion voraus und nimmt, was im Augenblick am besten scheint.
level-regular = Bot: Soldat
level-regular-note = Spielt in Gedanken weiter und merkt sich, was zu sehen war.
level-veteran = Bot: Veteran
level-veteran-note = Rechnet mit dem, was verborgen sein kann, und denkt weiter voraus.
level-ace = Bot: Ass
level-ace-note = Der Stärkste: nimmt sich Zeit und verzeiht wenig.
character = Wie der Bot spielt
character-note = Was er unter etwa gleich guten Wegen vorzieht. Nur Bots ab dem Soldaten haben eine: die anderen denken nicht voraus.
character-even = Ausgeglichen
character-even-note = Ihm geht es allein um das Ergebnis.
character-careful = Vorsichtig
character-careful-note = Unter etwa gleich guten Wegen der, der ihn am wenigsten kostet.
character-bold = Kühn
character-bold-note = Unter etwa gleich guten Wegen der, der dich am meisten trifft, koste es, was es wolle.
character-sly = Listig
character-sly-note = Unter etwa gleich guten Wegen der, von dem du am wenigsten erfährst.
options = Alle Optionen
options-note = Was du offen lässt, gilt wie im Szenario vorgesehen.
origin-seed = (aus den Originalregeln)
origin-public = (aus anderen veröffentlichten Beschreibungen)
origin-reconstructed = (rekonstruiert)
begin = Beginnen

## The table

board = Der Spielplan
points = Punkte
lead = Wer führt
phases = Phasen der Runde
turn = Runde { $turn }
turn-of = Runde { $turn } von { $last }
player = { $side ->
    [german] Deutsche
    [soviet] Sowjets
    [first] Erste Seite
    [second] Zweite Seite
   *[other] Seite
  }{ $who ->
    [you] {" "}(du)
    [bot] {" "}(Bot)
    [open] : frei
    [invited] : auf Einladung
   *[other] {""}
  }
your-turn = Du bist am Zug
their-turn = Du bist nicht am Zug.
over = Die Partie ist zu Ende.
result = { $winner ->
    [german] Die Deutschen gewinnen
    [soviet] Die Sowjets gewinnen
    [first] Die erste Seite gewinnt
    [second] Die zweite Seite gewinnt
   *[draw] Unentschieden
  }{ $how ->
    [settled] { $winner ->
        [german] , die Sowjets haben aufgegeben
        [soviet] , die Deutschen haben aufgegeben
        [draw] {" "}nach Vereinbarung
       *[other] , die andere Seite hat aufgegeben
      }
   *[played] {""}
  }: { $more } : { $less }{ $leader ->
    [german] {" "}für die Deutschen
    [soviet] {" "}für die Sowjets
    [first] {" "}für die erste Seite
    [second] {" "}für die zweite Seite
   *[even] {""}
  }.
on-the-board = { $count ->
    [one] Eine Möglichkeit auf dem Spielplan
   *[other] { $count } Möglichkeiten auf dem Spielplan
  }
undo = Zurücknehmen
log = Der Verlauf
log-how = Wie viel erzählt wird
log-events = Ereignisse
log-steps = jeder Schritt
log-now = Jetzt ↓
reel-of = { $side ->
    [german] Der Zug der Deutschen
    [soviet] Der Zug der Sowjets
    [all] Was zuletzt geschah
   *[other] Der Zug der Gegenseite
  }
reel-steps = Schritte dieses Zuges
reel-back = Einen Schritt zurück
reel-pause = Anhalten
reel-on = Einen Schritt weiter
reel-again = Noch einmal zeigen
reel-skip = Weiter zu meinem Zug
pace = Tempo
pace-off = Aus
pace-brisk = Flott
pace-calm = Ruhig
against = gegen
losses = Verluste
losses-of = { $side ->
    [german] Deutsche Verluste
    [soviet] Sowjetische Verluste
    [first] Verluste der ersten Seite
   *[second] Verluste der zweiten Seite
  }
losses-removed = Bluffs und was sonst vom Spielplan genommen wurde
chat = Chat
chat-say = Nachricht schreiben
chat-send = Senden
chat-send-team = An mein Team
chat-to-team = (ans Team)
draw-offer = Unentschieden anbieten
draw-offered = Dir wird ein Unentschieden angeboten.
draw-agree = Unentschieden annehmen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
rematch = Revanche mit getauschten Seiten
story-when-over = Schritt für Schritt ansehen lässt sich eine Partie erst, wenn sie zu Ende ist.
steps = Schritte der Partie
step-first = Zum Anfang
step-previous = Einen Schritt zurück
step-next = Einen Schritt weiter
step-last = Zum Ende
step-of = { $at } von { $last }
views = Wessen Sicht
view-public = Zuschauer
export = Aufzeichnung herunterladen
export-when-over = Die Aufzeichnung gibt es erst nach dem Ende der Partie: Sie enthält, was noch geheim ist.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzer Spielplan
drag-me = Auf den Spielplan ziehen
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
curtain = Gib den Bildschirm an die { $side ->
    [german] deutsche
    [soviet] sowjetische
   *[other] andere
  } Seite weiter.
curtain-ready = Ich bin bereit
who-may-look = Was du mit Freunden spielst, ist privat: Nur ihr könnt es sehen. Alle anderen Partien sind öffentlich: Jeder kann zusehen und Chat und Aufzeichnung lesen.
public-note = Diese Partie ist öffentlich: Jeder kann zusehen und Chat und Aufzeichnung lesen.
private-note = Diese Partie ist privat: Nur wer sie spielt, kann sie sehen und ihren Chat lesen.
publish = Allen zeigen, wenn die anderen einverstanden sind
waiting-for-players = Die Partie beginnt, sobald alle Plätze besetzt sind.
send-link = Schick diesen Link an die Person, mit der du spielen möchtest. Er gilt einmal, für den anderen Platz.
signal-sound = Ein leiser Ton, wenn du am Zug bist
signal-notes = Eine Benachrichtigung, wenn du am Zug bist und woanders hinsiehst
copy-link = Link kopieren
link-copied = Kopiert
match-begins = Die Partie beginnt
sit-down = Platz nehmen
invitation = Du bist zu dieser Partie eingeladen.
match-unknown-title = Das Spiel dieser Partie ist hier nicht bekannt.
match-damaged = Diese Partie ist nicht lesbar: Was von ihr gespeichert ist, ist beschädigt. Der Rest der Website läuft weiter. Wer die Website betreibt, kann die Partie aus einer Sicherung zurückholen.
match-private = Diese Partie ist privat: Nur wer sie spielt, kann sie sehen.
sits-opposite = Du sitzt in dieser Partie schon auf der anderen Seite.
bot-stuck = Der Bot kann nicht handeln: Er ist mehrmals gescheitert, oder die Festplatte der Website ist voll. Nichts ist verloren.
try-again = Noch einmal versuchen lassen

## Refusals

bad-form = Das ließ sich nicht lesen. Geh zurück, lade die Seite neu und versuche es noch einmal.
stale = Die Lage hat sich inzwischen geändert. Sieh noch einmal hin.
not-playing = Diese Partie läuft nicht.
not-your-seat = Das ist nicht dein Platz.
seat-taken = Dieser Platz ist besetzt.
nothing-to-undo = Hier lässt sich nichts zurücknehmen.

## Lernen beim Spielen

lesson-label = Lernen
lesson-first = Deine erste Partie: { $title }
lesson-side = { $side ->
    [german] Du spielst die Deutschen.
    [soviet] Du spielst die Sowjets.
    [first] Du spielst die erste Seite.
   *[second] Du spielst die zweite Seite.
  }
lesson-of = Schritt { $at } von { $last }
lesson-minutes = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
  }
lesson-progress = Wie weit du gekommen bist
lesson-how = Klicke auf den Spielplan oder wähle unten.
lesson-follow = Folge dem Pfeil.
lesson-show = Zeig es mir
lesson-why = Warum?
lesson-allowed = Erlaubt, aber { $reason }
lesson-taken-back = Zurückgenommen: Versuch es noch einmal.
lesson-next = Weiter
lesson-then = Danach
lesson-back = Einen Schritt zurück
lesson-skip = Diesen Schritt überspringen
lesson-leave = Verlassen
lesson-end = Mehr brauchst du nicht
lesson-end-say = Alles andere kommt beim Spielen: Jede Wahl und jede Zeile der Erzählung nennt ihre Regel.
lesson-again = Noch einmal von vorn
example-number = Beispiel { $number }
example-picture = Beispiel { $number } auf dem Spielplan
example-open = Auf einem Spielplan ausprobieren
example-try = Spiel beide Seiten und nimm zurück, was du willst. Nichts davon wird aufgehoben.
example-again = Von vorn
example-back = Zurück zum Regelheft
practice-long = Das genügt für ein Beispiel. Fang von vorn an.
rules-look-up = Zum Nachschlagen

## Rules and records

rules-part-in-english = auf Englisch
rules-of = { $title }: die Regeln
rules-whole = Das ganze Regelheft
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-none = Keine Regel gefunden.
marks = Woher die Regeln kommen
mark-seed = aus dem Original-Regelheft, mit Seitenzahl
mark-public = aus anderen veröffentlichten Beschreibungen des Spiels
mark-reconstructed = von uns, wo das Original verloren ist
mark-ruling = unsere Antwort, wo der Text schweigt oder sich widerspricht
replay = Ansehen
replay-note = Die Datei einer beendeten Partie (.jsonl). Jede Zeile wird geprüft; dann kannst du die Partie Schritt für Schritt aus der Sicht jeder Seite ansehen.
record-good = Die Aufzeichnung ist in Ordnung: { $count ->
    [one] eine Aktion, regelgerecht.
   *[other] { $count } Aktionen, alle regelgerecht.
  }
record-none = Das ist keine Aufzeichnung einer hier bekannten Partie.
record-gone = Diese Aufzeichnung ist hier nicht mehr geöffnet. Wähle die Datei noch einmal.
record-wrong = Zeile { $line }: { $fault ->
    [altered] Die Zeile wurde nachträglich verändert
    [unreadable] Die Zeile ist nicht lesbar
    [unknown] Diese Ausgabe ist hier nicht bekannt
    [setup] Die Regeln erlauben diesen Aufbau nicht
    [illegal] Was dort getan wurde, ist nicht regelgerecht
    [position] Die Lage danach ist nicht die aufgezeichnete
    [secret] Das Geheimnis der Würfel passt nicht zu dem Fingerabdruck, der am Anfang gezeigt wurde
    [outcome] Die Partie endete nicht wie aufgezeichnet
    [given-rolls] Die ersten Würfe waren für einen Test vorgegeben: Das sind keine ehrlichen Würfel
   *[cut-off] Die Schlusszeile fehlt: Die Partie ist nicht beendet oder die Datei abgeschnitten
  }.

## Account

account-note = Zum Spielen ist kein Konto nötig. Es bewahrt deine Partien, wenn du den Browser wechselst; die Partien aus diesem Browser kommen mit.
name = Name
password = Passwort
log-in = Anmelden
log-out = Abmelden
sign-up = Konto anlegen
name-wrong = Ein Name hat 1 bis 40 Zeichen: Buchstaben, Ziffern und was sonst zu Namen gehört.
name-taken = Dieser Name ist vergeben oder sieht aus wie ein vergebener.
password-worst = Dieses Passwort würde jeder als eines der ersten versuchen. Wähle ein anderes.
log-in-wait = Zu viele falsche Passwörter. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
log-in-first = Melde dich zuerst an.
log-out-elsewhere = Überall sonst abmelden
sessions = Wo du angemeldet bist
session-since = Angemeldet: { $when }
session-this = dieser Browser
password-change = Passwort ändern
password-old = Altes Passwort
password-new = Neues Passwort
password-short = Ein Passwort hat 8 bis 200 Zeichen.
log-in-wrong = Name oder Passwort ist falsch.

## Der Bot als Lehrer

thinking = Der Bot denkt nach
hint = Hinweis
hint-coming = Denkt nach …
hint-none = Es gibt nichts zu wählen: Tu, was angeboten wird.
hint-when-asked = Bitte um einen Hinweis, wenn du zu entscheiden hast.
hint-figures = { $rank ->
    [best] Das Beste von { $of }, gewinnt in etwa { $chance } %
   *[other] Gewinnt in etwa { $chance } %
  }
hint-take = Machen
back = Zurück zum Tisch
analyse = Den Bot hinsehen lassen
analysis-growing = Der Bot geht die Partie durch …
curve-label = Wer bei jeder Entscheidung besser stand
curve-eyes = wie der Bot es sieht, in % für { $side ->
    [german] die Deutschen
    [soviet] die Sowjets
    [attacker] den Angreifer
    [defender] den Verteidiger
    [first] die erste Seite
   *[second] die zweite Seite
  }
curve-as-table = In Zahlen
curve-turn = Runde
chances = { $side ->
    [german] Die Deutschen gewinnen
    [soviet] Die Sowjets gewinnen
    [attacker] Der Angreifer gewinnt
    [defender] Der Verteidiger gewinnt
    [first] Die erste Seite gewinnt
   *[second] Die zweite Seite gewinnt
  } von hier aus in etwa { $chance } %.
was-played = Gespielt:
better = Besser:

## The ending

board-as-it-stood = Der Spielplan am Ende
board-of-match = Die ganze Partie auf einer Karte
board-of-moment = Der Spielplan in diesem Augenblick
key-through = durchgebrochen
key-destroyed = vernichtet, Runde
who-was-winning = Wer am Gewinnen war
who-was-ahead = Wer vorn lag
points-lead = der Vorsprung in Punkten
ahead = { $side ->
    [german] Deutsche vorn
    [soviet] Sowjets vorn
    [attacker] Angreifer vorn
    [defender] Verteidiger vorn
    [first] Erste Seite vorn
   *[second] Zweite Seite vorn
  }
story-here = { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
  }{ $at ->
    [end] , das Ende
   *[way] {""}
  }
step-play = Von selbst abspielen
by-turns = nach Runden
by-decisions = nach Entscheidungen
play-on = Von hier aus spielen
try-it = Ausprobieren
beat = schlägt
drew-with = unentschieden gegen
you = (du)
replay-from-start = Nachspielen
share = Teilen
share-link = Die Adresse dieser Seite
share-picture = Bild des Spielplans
points-by-source = Woher die Punkte kommen
points-for = Wofür
points-source = { $source ->
    [destroyed] Vernichtet
    [damaged] Beschädigt
    [through] Durchgebrochen
    [other] Anderes
   *[rest] Von Anfang an, oder am Ende gehalten
  }
points-together = Zusammen
turning-points = Wendepunkte
how-it-went = Wie es war

## Fenster

settings = Einstellungen
settings-note = Was du hier wählst, gilt in allen deinen Partien, außer wo du am Tisch etwas anderes gewählt hast. Sprache und Farben (hell oder dunkel) wählst du oben auf jeder Seite.
apply = Übernehmen
interrupts = Wann ich zwischendurch gefragt werde
interrupts-note = In manchen Spielen wirst du im Zug der anderen Seite und im eigenen gefragt, ob du mit einer Karte unterbrichst.
asks-when-i-could = Mich fragen, wenn ich etwas spielen könnte; sonst für mich passen
asks-always = Mich immer fragen
pace-at-once = Mein Passen sofort bekannt geben
pace-at-once-note = Am schnellsten. Wer auf die Uhr sieht, merkt, wann du nichts zu spielen hattest.
pace-even = Eine Pause, bevor mein Passen bekannt wird
pace-even-note = Die anderen erfahren von deinem Passen nach einer kurzen Pause, die von nichts abhängt, auch wenn für dich gepasst wird. Nur wenn du länger nachdenkst, merken sie, dass du etwas zu überlegen hattest. Am gemeinsamen Bildschirm wirst du dann immer gefragt.
pace-covered = Pokergesicht: immer eine lange Pause
pace-covered-note = Jede Gelegenheit einzugreifen dauert 5 bis 9 Sekunden, was auch immer du auf der Hand hast; wenn du bis dahin nichts gespielt hast, passt du. So verrät die Uhr gar nichts.
passing-soon = Wenn du jetzt nichts spielst, passt du in wenigen Sekunden.
passing = Du passt …
pass-until = Passen, bis ich am Zug bin
pass-until-on = Du passt, bis du am Zug bist.
pass-until-off = Mich wieder fragen

## Tasten

keys = Tasten
keys-note = Einzelne Tasten wirken, solange kein Eingabefeld aktiv ist. Abschalten lassen sie sich hier:
keys-are-on = Einzelne Tasten wirken am Tisch, solange kein Eingabefeld aktiv ist; „?“ zeigt sie alle.
keys-are-off = Einzelne Tasten bewirken nichts. Tab, Pfeile, Eingabe und Escape wirken wie überall.
keys-turn-off = Einzelne Tasten abschalten
keys-turn-on = Einzelne Tasten einschalten
symbols = Spielsteine
symbols-nato = Taktische Zeichen statt Silhouetten
symbols-silhouette = Silhouetten statt taktischer Zeichen
key-next = zur nächsten Figur oder zum nächsten Feld, wo etwas möglich ist, oder zum vorigen zurück
key-arrows = auf dem Spielplan: zum Nachbarn; sonst: den Spielplan verschieben
key-enter = ausführen: aufnehmen, absetzen, wählen
key-choice = zu einer Möglichkeit der Liste
key-plain = zu dem, was neben dem Spielplan gewählt wird: beenden, passen und Ähnliches
key-undo = zurücknehmen
key-hint = um einen Hinweis bitten
key-pass = passen, bis ich am Zug bin
key-detail = offen halten, was groß gezeigt wird
key-space = Leertaste
key-skip = überspringen, was gerade gezeigt wird
key-again = den Zug des Gegners noch einmal zeigen
key-step = solange er gezeigt wird: einen Schritt zurück, einen weiter
key-zoom = näher, weiter weg, ganzer Spielplan
key-escape = absetzen, schließen
key-story = in einer beendeten Partie: zum Anfang, zum Ende
key-help = diese Liste
choices-here = Was hier möglich ist
panel = Neben dem Spielplan

## Die Würfel

dice = Würfel
dice-check = Würfel prüfen
dice-heading = Ehrliche Würfel
dice-explained = Niemand kann die Würfel einer Partie aussuchen, auch diese Website nicht. Wenn die Partie angelegt wird, denkt sich die Website eine geheime Zahl aus und zeigt deren Fingerabdruck: Ändern lässt sich die Zahl dann nicht mehr, und aus dem Fingerabdruck kann sie niemand erraten. Danach zieht der Browser jedes Spielers eine Zufallszahl und zeigt ihren Fingerabdruck, bevor eine dieser Zahlen bekannt ist. Alle Würfe folgen aus dem Geheimnis und den Zahlen der Spieler zusammen. Ist die Partie zu Ende, zeigt die Website ihr Geheimnis, und jeder Browser kann prüfen, dass es den Fingerabdruck vom Anfang hat.
dice-commitment = Fingerabdruck des Geheimnisses der Website (SHA-256)
dice-secret = Das Geheimnis der Website
dice-secret-later = Es wird gezeigt, wenn die Partie zu Ende ist.
dice-drawn = { $by ->
    [player] vom Browser des Spielers gezogen
    [host] von dieser Website gezogen, da der Browser des Spielers es nicht tat
    [promised] vom Browser des Spielers gezogen, Fingerabdruck gezeigt
   *[nobody] steht noch aus
  }
dice-bots = Bots tragen nichts zu den Würfeln bei.
dice-adding = Dein Browser gibt seinen Anteil zu den Würfeln …
dice-others = Die Partie beginnt, sobald die Browser der anderen ihren Anteil zu den Würfeln gegeben haben.
dice-draw-for-me = Die Website meinen Anteil ziehen lassen
dice-without-script = Dein Browser führt hier keine Skripte aus, deshalb zieht diese Website deinen Anteil an den Würfeln. Alle am Tisch können das nachlesen.
dice-good = Die Würfel waren ehrlich. Dein Browser hat es selbst nachgerechnet: Das Geheimnis hat den Fingerabdruck, der am Anfang gezeigt wurde, und die Würfe folgen aus ihm und den Zahlen der Spieler.
dice-good-mine = Die Würfel waren ehrlich. Dein Browser hat es selbst nachgerechnet: Das Geheimnis hat den Fingerabdruck, den er sich am Anfang gemerkt hat, und die Zahl, die er gezogen hat, ist eine von denen, aus denen die Würfe folgen.
dice-bad = Das passt nicht zusammen: Die Website zeigt jetzt andere Zahlen als am Anfang. Heb die Aufzeichnung der Partie auf und traue diesen Würfeln nicht.
dice-unchecked = Dein Browser hat das nicht selbst geprüft. Nimm die Aufzeichnung der Partie mit und lass sie von „steppe verify“ prüfen.
to-the-table = Zum Tisch

## The aim and the legend

aim = Ziel
legend = Legende
legend-title = Auf diesem Plan
legend-pieces = Spielsteine
legend-ground = Gelände
legend-marks = Zeichen
legend-can = lässt sich jetzt anklicken
legend-goal = kann dorthin
legend-way = der Weg dorthin
flip = Den Plan von der anderen Seite sehen
go-there = Nach { $place }{ $count ->
    [one] {""}
   *[other] : { $count } Schritte mit einem Klick, mit einem zurückgenommen
  }
key-legend = die Legende zeigen oder verbergen
key-flip = den Plan von der anderen Seite sehen
only-choice = Einzige Möglichkeit von selbst ausführen
only-choice-note = Wo nur eines möglich ist und alle das sehen können, geschieht es sofort und wird zusammen mit dem Zug davor zurückgenommen.

## The encyclopedia

cards = Karten
any = beliebig
show = Zeigen
kind = Art
find = Suchen
no-cards = Keine Karte passt dazu.
cards-note = Alle { $count } Karten von { $title }. Öffne eine, um sie zu lesen.
cards-lead = Jede Karte jedes Spiels, groß und in Worten.
