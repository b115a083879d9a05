### The site, English

## Frame

front = Front page
motto = Old battles on the table, every rule enforced.
skip = To the content
site-menu = The site
account = Account
theme = Light or dark
lost = There is no such page.
store-silent = The site’s storage did not answer. Nothing is lost; try again in a moment.
too-large = That is too large: the site reads at most four megabytes.
too-many = Too many requests. Wait a moment, then try again.
busy = The site has a lot to do just now. Try again in a moment.
too-much-at-once = You have too much under way at once. Try again in a moment.
too-slow = That took too long to arrive. Send it again.
too-many-matches = You have begun many matches in a short time. Play one of them, or try again later.
too-many-accounts = Many accounts were made from your address. Try again later.
too-many-uploads = You have sent many records. Wait a minute, then try again.
too-many-analyses = The bot has gone through many matches for you. Let it rest for a few minutes.
too-many-remarks = You talk faster than anyone can read. Wait a moment.
too-many-offers = You have offered a draw several times. Wait a few minutes before you offer it again.
too-many-guests = Many guests have come from your address. Log in, or try again later.
other-site = This form came from another site. Open the page here and send it again.
close = Close
to-the-front = To the front page

## Front page

play-as = Play the { $side ->
    [german] Germans
    [soviet] Soviets
    [attacker] attacker
    [defender] defender
    [first] first side
   *[second] second side
  }
play-side = { $side ->
    [german] Play Germans
    [soviet] Play Soviets
    [attacker] Play attacker
    [defender] Play defender
   *[rolled] Play, the dice decide the side
  }
new-match = New match …
rules = Rules
your-matches = Your other matches
open-seats = Open seats
replay-record = Look at a recorded match
being-played = Being played now
just-finished = Just finished
go-on = Go on
start-here = Start here
learn = Learn
learn-time = 10 min
players = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
  }
all-of = All { $count }
watch = Watch
look = Look
replay-it = Replay
against-whom = against { $who }
both-sides = both sides on this screen
looks-for = { $who } looks for { $side ->
    [german] Germans
    [soviet] Soviets
    [attacker] an attacker
    [defender] a defender
   *[either] an opponent
  }
guest = a guest
nobody-yet = nobody yet
bot-name = { $level ->
    [random] bot, anything legal
    [recruit] bot, recruit
    [regular] bot, regular
    [veteran] bot, veteran
   *[ace] bot, ace
  }
bot-in-character = { $bot }, { $character ->
    [careful] careful
    [bold] bold
   *[sly] sly
  }
just-now = just now
minutes-ago = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
  }
hours-ago = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
  }
days-ago = { $count ->
    [one] a day ago
   *[other] { $count } days ago
  }

## New match

scenario = Scenario
scenario-own = Own options only
scenario-own-note = Nothing is given: what you choose below applies, the rest as in the rulebook.
own-options = own options
side = Your side
side-rolled = The dice decide when the match begins who attacks and who defends.
opponent = Opponent
opponent-kind = { $kind ->
    [friend] A friend, by a secret link
    [anyone] Anyone who sits down
   *[none] Both sides on this screen
  }
level-matched = Bot: as strong as you
level-matched-note = Now: { $bot }. Two wins in a row bring the next level, two losses the one before.
level-random = Bot: anything legal
level-random-note = Does anything that the rules allow, without thinking.
level-recruit = Bot: recruit
level-recruit-note = Looks one action ahead and takes what seems best at once.
level-regular = Bot: regular
level-regular-note = Plays through what could follow and remembers what it has seen.
level-veteran = Bot: veteran
level-veteran-note = Allows for what may be hidden and thinks further ahead.
level-ace = Bot: ace
level-ace-note = The strongest: takes its time and forgives little.
character = How the bot plays
character-note = What it prefers among lines about as good. Only bots from regular upwards have one: the others do not look ahead.
character-even = Even
character-even-note = Cares for the result alone.
character-careful = Careful
character-careful-note = Of lines about as good, the one that costs it least.
character-bold = Bold
character-bold-note = Of lines about as good, the one that hurts you most, whatever it costs.
character-sly = Sly
character-sly-note = Of lines about as good, the one that you hear least of.
options = All options
options-note = What you leave open stays as the scenario has it.
origin-seed = (from the original rules)
origin-public = (from other published descriptions)
origin-reconstructed = (reconstructed)
begin = Begin

## The table

board = The board
points = Points
lead = Who leads
phases = Phases of the turn
turn = Turn { $turn }
turn-of = Turn { $turn } of { $last }
player = { $side ->
    [german] Germans
    [soviet] Soviets
    [first] First side
    [second] Second side
   *[other] Side
  }{ $who ->
    [you] {" "}(you)
    [bot] {" "}(bot)
    [open] : free
    [invited] : invited
   *[other] {""}
  }
your-turn = Your turn
their-turn = It is not your turn.
over = The match is over.
result = { $winner ->
    [german] The Germans win
    [soviet] The Soviets win
    [first] The first side wins
    [second] The second side wins
   *[draw] A draw
  }{ $how ->
    [settled] { $winner ->
        [german] , the Soviets gave up
        [soviet] , the Germans gave up
        [draw] {" "}by agreement
       *[other] , the other side gave up
      }
   *[played] {""}
  }: { $more } : { $less }{ $leader ->
    [german] {" "}for the Germans
    [soviet] {" "}for the Soviets
    [first] {" "}for the first side
    [second] {" "}for the second side
   *[even] {""}
  }.
on-the-board = { $count ->
    [one] One choice on the board
   *[other] { $count } choices on the board
  }
undo = Undo
log = The story
log-how = How much is told
log-events = events
log-steps = every step
log-now = Now ↓
reel-of = { $side ->
    [german] The Germans’ turn
    [soviet] The Soviets’ turn
    [all] What happened last
   *[other] The other side’s turn
  }
reel-steps = Steps of this turn
reel-back = One step back
reel-pause = Pause
reel-on = One step on
reel-again = Show again
reel-skip = Skip to my turn
pace = Pace
pace-off = Off
pace-brisk = Brisk
pace-calm = Calm
against = against
losses = Losses
losses-of = { $side ->
    [german] Germans lost
    [soviet] Soviets lost
    [first] First side lost
   *[second] Second side lost
  }
losses-removed = Bluffs, and what else was taken away
chat = Chat
chat-say = Say something
chat-send = Send
chat-send-team = To my team
chat-to-team = (to the team)
draw-offer = Offer a draw
draw-offered = A draw is offered.
draw-agree = Agree to a draw
resign = Resign
resign-sure = Really give up?
rematch = Rematch with the sides changed
story-when-over = A match can be stepped through when it is over.
steps = Steps of the match
step-first = To the beginning
step-previous = One step back
step-next = One step on
step-last = To the end
step-of = { $at } of { $last }
views = Whose view
view-public = Spectators
export = Download the record
export-when-over = The record can be downloaded when the match is over: it holds what is still secret.
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
drag-me = Drag onto the board
connection-lost = The connection is lost. Trying again …
curtain = Hand the screen to the { $side ->
    [german] Germans
    [soviet] Soviets
   *[other] other side
  }.
curtain-ready = I am ready
who-may-look = What you play with a friend is private: only the two of you can look. All other matches are public: anyone may watch, and read their chat and their record.
public-note = This match is public: anyone may watch it, and read its chat and its record.
private-note = This match is private: only those who play it can look and read its chat.
publish = Let everyone see it, if the others agree
waiting-for-players = The match begins as soon as every seat is taken.
send-link = Send this link to the person you want to play with. It works once, for the other seat.
signal-sound = A soft sound when it is your turn
signal-notes = A notification when it is your turn and you look elsewhere
copy-link = Copy the link
link-copied = Copied
match-begins = The match begins
sit-down = Sit down
invitation = You are invited to this match.
match-unknown-title = This match is of a game that is not known here.
match-damaged = This match cannot be read: what is stored of it is damaged. The rest of the site goes on. Whoever runs the site can bring the match back from a backup.
match-private = This match is private: only those who play it can look.
sits-opposite = You already sit on the other side of this match.
bot-stuck = The bot cannot act: it has failed several times, or the disk of the site is full. Nothing is lost.
try-again = Let it try again

## Refusals

bad-form = That could not be read. Go back, reload the page and try again.
stale = The position has changed meanwhile. Look again.
not-playing = This match is not being played.
not-your-seat = That seat is not yours.
seat-taken = That seat is taken.
nothing-to-undo = Nothing can be taken back here.

## Learning by playing

lesson-label = Learn
lesson-first = Your first match: { $title }
lesson-side = { $side ->
    [german] You are the Germans.
    [soviet] You are the Soviets.
    [first] You are the first side.
   *[second] You are the second side.
  }
lesson-of = Idea { $at } of { $last }
lesson-minutes = { $minutes ->
    [one] about one minute left
   *[other] about { $minutes } minutes left
  }
lesson-progress = How far you have come
lesson-how = Click on the board, or choose below.
lesson-follow = Follow the arrow.
lesson-show = Show me
lesson-why = Why?
lesson-allowed = Allowed, but { $reason }
lesson-taken-back = Taken back: try again.
lesson-next = Go on
lesson-then = Then
lesson-back = Step back
lesson-skip = Skip this idea
lesson-leave = Leave
lesson-end = That is all you need
lesson-end-say = Everything else comes while you play: each choice and each line of the story names its rule.
lesson-again = Once more from the beginning
example-number = Example { $number }
example-picture = Example { $number } on the board
example-open = Try it on a board
example-try = Play both sides and take back what you like. Nothing of it is kept.
example-again = From the beginning
example-back = Back to the rulebook
practice-long = That is enough for one example. Begin again.
rules-look-up = To look things up

## Rules and records

rules-part-in-english = in English
rules-of = { $title }: the rules
rules-whole = The whole rulebook
rules-contents = Contents
rules-search = Search the rules
rules-search-none = No rule says that.
marks = Where the rules come from
mark-seed = from the original rule booklet, with its page
mark-public = from other published descriptions of the game
mark-reconstructed = our own, where the original is lost
mark-ruling = our answer where the text is silent or contradicts itself
replay = Look
replay-note = The file of a finished match (.jsonl). Every line of it is checked, then you can step through it as either side saw it.
record-good = The record is sound: { $count ->
    [one] one action, and a legal one.
   *[other] { $count } actions, every one legal.
  }
record-none = This is not the record of a match that is known here.
record-gone = This record is no longer open here. Choose its file again.
record-wrong = Line { $line }: { $fault ->
    [altered] the line was changed after it was written
    [unreadable] the line cannot be read
    [unknown] it is of an edition that is not known here
    [setup] the rules do not allow this setup
    [illegal] what was done there is not legal
    [position] the position after it is not the one recorded
    [secret] the secret of the dice does not fit the hash published at the start
    [outcome] the match did not end as recorded
    [given-rolls] the first rolls were given for a test: these are not honest dice
   *[cut-off] the closing line is missing: the match is not finished, or the file is cut off
  }.

## Account

account-note = An account is not needed to play. It keeps your matches when you change the browser; the matches of this one come along.
name = Name
password = Password
log-in = Log in
log-out = Log out
sign-up = Make an account
name-wrong = A name has 1 to 40 characters: letters, digits, and what belongs to names.
name-taken = That name is taken, or looks like one that is.
password-worst = That password is among the first that anyone would try. Choose another.
log-in-wait = Too many wrong passwords. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
log-in-first = Log in first.
log-out-elsewhere = Log out everywhere else
sessions = Where you are logged in
session-since = Logged in { $when }
session-this = this browser
password-change = Change the password
password-old = Old password
password-new = New password
password-short = A password has 8 to 200 characters.
log-in-wrong = Name or password is wrong.

## The bot as a teacher

thinking = The bot is thinking
hint = Hint
hint-coming = Thinking…
hint-none = There is nothing to choose: do what is offered.
hint-when-asked = Ask for a hint when it is for you to decide.
hint-figures = { $rank ->
    [best] Best of { $of }, wins about { $chance } %
   *[other] Wins about { $chance } %
  }
hint-take = Do it
back = Back to the table
analyse = Let the bot look
analysis-growing = The bot is going through the match…
curve-label = Who stood better at each decision
curve-eyes = as the bot sees it, in % for the { $side ->
    [german] Germans
    [soviet] Soviets
    [attacker] attacker
    [defender] defender
    [first] first side
   *[second] second side
  }
curve-as-table = In numbers
curve-turn = Turn
chances = { $side ->
    [german] The Germans
    [soviet] The Soviets
    [attacker] The attacker
    [defender] The defender
    [first] The first side
   *[second] The second side
  } would win about { $chance } % from here.
was-played = Played:
better = Better:

## The ending

board-as-it-stood = The board as it stood
board-of-match = The whole match on one map
board-of-moment = The board at this moment
key-through = broke through
key-destroyed = destroyed, turn
who-was-winning = Who was winning
who-was-ahead = Who was ahead
points-lead = the lead in points
ahead = { $side ->
    [german] Germans ahead
    [soviet] Soviets ahead
    [attacker] Attacker ahead
    [defender] Defender ahead
    [first] First side ahead
   *[second] Second side ahead
  }
story-here = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
  }{ $at ->
    [end] , the end
   *[way] {""}
  }
step-play = Play it by itself
by-turns = by turns
by-decisions = by decisions
play-on = Play on from here
try-it = Try it
beat = beat
drew-with = drew with
you = (you)
replay-from-start = Replay
share = Share
share-link = The address of this page
share-picture = Picture of the board
points-by-source = Points by source
points-for = For what
points-source = { $source ->
    [destroyed] Destroyed
    [damaged] Damaged
    [through] Broke through
    [other] Other deeds
   *[rest] From the start, or held at the end
  }
points-together = Together
turning-points = Turning points
how-it-went = How it went

## Windows

settings = Settings
settings-note = What is set here holds in all your matches, except where you have set something else at the table. Language and colours (light or dark) are chosen at the top of every page.
apply = Apply
interrupts = When I am asked in between
interrupts-note = In some games you are asked during the other side’s turn, and during your own, whether you break in with a card.
asks-when-i-could = Ask me when I could play something; pass for me otherwise
asks-always = Always ask me
pace-at-once = Announce my passes at once
pace-at-once-note = The quickest. Whoever watches the clock can tell when you had nothing to play.
pace-even = Pause before my passes are announced
pace-even-note = The others hear of each of your passes after a short pause that depends on nothing, the same when you are passed for. Only if you think for longer do they learn that you had something to think about. On a shared screen you are then always asked.
pace-covered = Poker face: always a long pause
pace-covered-note = Every chance to break in takes 5 to 9 seconds, whatever you hold, and if you have played nothing by then, you pass. So the clock tells nothing at all.
passing-soon = If you play nothing now, you pass in a few seconds.
passing = Passing …
pass-until = Pass until my turn
pass-until-on = You pass everything until your turn.
pass-until-off = Ask me again

## Keys

keys = Keys
keys-note = Single keys act while no field has the focus. They can be switched off:
keys-are-on = Single keys act at the table while no field has the focus; “?” shows them.
keys-are-off = Single keys do nothing. Tab, the arrows, Enter and Escape act as everywhere.
keys-turn-off = Switch single keys off
keys-turn-on = Switch single keys on
symbols = Counters
symbols-nato = Unit symbols instead of silhouettes
symbols-silhouette = Silhouettes instead of unit symbols
key-next = to the next piece or place where something can be done, or back to the one before
key-arrows = on the board: to the neighbour; elsewhere: move the board
key-enter = do it: take up, put down, choose
key-choice = to a choice of the list
key-plain = to what is chosen beside the board: end, pass and the like
key-undo = undo
key-hint = ask for a hint
key-pass = pass until my turn
key-detail = keep open what is shown large
key-space = Space
key-skip = skip what is being shown
key-again = show the enemy’s turn again
key-step = while it is shown: one step back, one on
key-zoom = closer, farther, the whole board
key-escape = put down, close
key-story = in a finished match: to its beginning, to its end
key-help = this list
choices-here = What can be done here
panel = Beside the board

## The dice

dice = Dice
dice-check = Check the dice
dice-heading = Honest dice
dice-explained = Nobody can choose the dice of a match, not even this site. When the match is made, the site thinks of a secret number and shows its fingerprint: the number can no longer be changed, yet nobody can guess it from the fingerprint. Then each player’s browser draws a number by chance and shows the fingerprint of its own before any of these numbers is known. All dice follow from the secret and the players’ numbers together. When the match is over, the site shows its secret, and every browser can check that it has the fingerprint of the beginning.
dice-commitment = Fingerprint of the site’s secret (SHA-256)
dice-secret = The site’s secret
dice-secret-later = It is shown when the match is over.
dice-drawn = { $by ->
    [player] drawn by the player’s browser
    [host] drawn by this site, as the player’s browser did not
    [promised] drawn by the player’s browser, fingerprint shown
   *[nobody] still to come
  }
dice-bots = Bots add nothing to the dice.
dice-adding = Your browser is adding its share to the dice …
dice-others = The match begins as soon as the other players’ browsers have added their shares to the dice.
dice-draw-for-me = Let the site draw my share
dice-without-script = Your browser runs no script here, so this site draws your share of the dice. Everybody at the table can read that.
dice-good = The dice were honest. Your browser has computed it itself: the secret has the fingerprint shown at the beginning, and the dice follow from it and the players’ numbers.
dice-good-mine = The dice were honest. Your browser has computed it itself: the secret has the fingerprint that it noted at the beginning, and the number that it drew is one of those from which the dice follow.
dice-bad = This does not fit: the site shows other numbers now than at the beginning. Keep the record of the match, and do not trust these dice.
dice-unchecked = Your browser has not checked this itself. Take the record of the match and let “steppe verify” check it.
to-the-table = To the table

## The aim and the legend

aim = Aim
legend = Legend
legend-title = On this board
legend-pieces = Pieces
legend-ground = Ground
legend-marks = Marks
legend-can = can be clicked now
legend-goal = can go there
legend-way = the way it would take
flip = See the board from the other side
go-there = To { $place }{ $count ->
    [one] {""}
   *[other] : { $count } steps in one click, taken back in one
  }
key-legend = show or hide the legend
key-flip = see the board from the other side
only-choice = Do a single choice by itself
only-choice-note = Where only one thing can be done and everybody can see it, it is done at once, and taken back together with what led to it.

## The encyclopedia

cards = Cards
any = any
show = Show
kind = Kind
find = Search
no-cards = No card is like that.
cards-note = All { $count } cards of { $title }. Open one to read it.
cards-lead = Every card of every title, large and in words.
