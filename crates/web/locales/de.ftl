### The site, Deutsch

## Frame

front = Startseite
motto = Alte Schlachten auf dem Tisch, und jede Regel gilt.
skip = Zum Inhalt
account = Konto
theme = Hell oder dunkel
lost = Diese Seite gibt es nicht.
to-the-front = Zur Startseite

## Front page

pitch = { $title ->
   *[duel] Zwei Tiger, eine Handvoll PAK und ein Stuka halten die Front in der Steppe gegen acht T-34, die sich unter sechzehn Markern verbergen. Ohne Würfel: Es entscheiden Bluff, verdeckte Programme und Schusslinien.
  }
play-as = { $side ->
    [german] Deutsche
    [soviet] Sowjetische
    [first] Erste
   *[second] Zweite
  } Seite spielen
new-match = Neue Partie …
rules = Regeln
waiting-for-you = Du bist am Zug
your-matches = Deine Partien
open-seats = Freie Plätze
finished-matches = Beendete Partien
look-at-record = Aufgezeichnete Partie ansehen
against-bot = gegen den Bot
against-people = unter Menschen
waits = wartet auf Mitspieler
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
scenario-name = { $name ->
    [summer-s1] Sommer 1943, Aufbau 1
    [summer-s2] Sommer 1943, Aufbau 2
    [winter-w1] Winter 1944, Aufbau 1
    [winter-w2] Winter 1944, Aufbau 2
    [summer-free] Sommer 1943, freier Aufbau
    [winter-free] Winter 1944, freier Aufbau
    [summer-random] Sommer 1943, zufälliger Aufbau
    [winter-random] Winter 1944, zufälliger Aufbau
    [teams-s1] Sommer 1943, zwei gegen zwei
    [four-boards-summer] Vier Spielpläne, Sommer
    [four-boards-winter] Vier Spielpläne, Winter
    [four-boards-teams] Vier Spielpläne, zu acht
   *[other] eigene Optionen
  }

## New match

scenario = Szenario
scenario-own = Nur eigene Optionen
side = Deine Seite
opponent = Gegenseite
opponent-kind = { $kind ->
    [recruit] Der Bot: Rekrut
    [random] Der Bot: irgendeine erlaubte Aktion
    [friend] Freund oder Freundin, per geheimem Link
    [anyone] Wer immer Platz nimmt
   *[none] Beide Seiten an diesem Bildschirm
  }
options = Alle Optionen
options-note = Was offen bleibt, gilt wie im Szenario vorgesehen.
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
player = { $side ->
    [german] Deutsche
    [soviet] Sowjets
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
on-the-board = { $count ->
    [one] Eine Möglichkeit auf dem Spielplan
   *[other] { $count } Möglichkeiten auf dem Spielplan
  }
undo = Zurücknehmen
log = Verlauf
chat = Chat
chat-say = Nachricht schreiben
chat-send = Senden
draw-offer = Unentschieden anbieten
draw-offered = Dir wird ein Unentschieden angeboten.
draw-agree = Unentschieden annehmen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
rematch = Revanche mit getauschten Seiten
export = Aufzeichnung herunterladen
export-when-over = Die Aufzeichnung gibt es erst nach dem Ende der Partie: Sie enthält, was noch geheim ist.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzer Spielplan
choose = Auswählen
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
curtain = Den Bildschirm an die { $side ->
    [german] deutsche
    [soviet] sowjetische
   *[other] andere
  } Seite übergeben.
curtain-ready = Ich bin bereit
waiting-for-players = Die Partie beginnt, sobald alle Plätze besetzt sind.
send-link = Diesen Link an die Person schicken, mit der du spielen möchtest. Er gilt nur einmal, für den anderen Platz.
sit-down = Platz nehmen
invitation = Du bist zu dieser Partie eingeladen.
match-unknown-title = Das Spiel dieser Partie ist hier nicht bekannt.
match-damaged = Diese Partie lässt sich nicht lesen. Der Rest der Website läuft weiter.

## Refusals

bad-form = Das ließ sich nicht lesen. Bitte zurückgehen, die Seite neu laden und es noch einmal versuchen.
stale = Die Stellung hat sich inzwischen geändert. Bitte noch einmal hinsehen.
not-playing = Diese Partie läuft nicht.
not-your-seat = Das ist nicht dein Platz.
seat-taken = Dieser Platz ist besetzt.
nothing-to-undo = Hier lässt sich nichts zurücknehmen.

## Rules and records

rules-in-english = Das Regelheft ist auf Englisch.
look = Ansehen
record-good = Die Aufzeichnung ist in Ordnung: { $count ->
    [one] eine Aktion, regelgerecht.
   *[other] { $count } Aktionen, alle regelgerecht.
  }

## Account

account-note = Zum Spielen ist kein Konto nötig. Es bewahrt deine Partien, wenn du den Browser wechselst; die Partien aus diesem Browser kommen mit.
name = Name
password = Passwort
log-in = Anmelden
log-out = Abmelden
sign-up = Konto anlegen
name-wrong = Ein Name hat 1 bis 40 Zeichen.
name-taken = Dieser Name ist vergeben.
password-short = Ein Passwort hat 8 bis 200 Zeichen.
log-in-wrong = Name oder Passwort ist falsch.
