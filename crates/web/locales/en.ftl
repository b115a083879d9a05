### The site, English

## Frame

front = Front page
motto = Old battles on the table, every rule enforced.
skip = To the content
account = Account
theme = Light or dark
lost = There is no such page.
to-the-front = To the front page

## Front page

pitch = { $title ->
   *[duel] Two Tigers, a handful of guns and one Stuka hold a line on the steppe against eight T-34s hidden among sixteen markers. No dice: bluff, secret programs and lines of fire decide.
  }
play-as = Play the { $side ->
    [german] Germans
    [soviet] Soviets
    [first] first side
   *[second] second side
  }
new-match = New match …
rules = Rules
waiting-for-you = Waiting for you
your-matches = Your matches
open-seats = Open seats
finished-matches = Finished matches
look-at-record = Look at a recorded match
against-bot = against the bot
against-people = between people
waits = waits for players
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
scenario-name = { $name ->
    [summer-s1] Summer '43, preset 1
    [summer-s2] Summer '43, preset 2
    [winter-w1] Winter '44, preset 1
    [winter-w2] Winter '44, preset 2
    [summer-free] Summer '43, set up by hand
    [winter-free] Winter '44, set up by hand
    [summer-random] Summer '43, surprise me
    [winter-random] Winter '44, surprise me
    [teams-s1] Summer '43, two against two
    [four-boards-summer] Four boards, summer
    [four-boards-winter] Four boards, winter
    [four-boards-teams] Four boards, eight players
   *[other] own options
  }

## New match

scenario = Scenario
scenario-own = Own options only
side = Your side
opponent = Opponent
opponent-kind = { $kind ->
    [recruit] The bot: recruit
    [random] The bot: anything legal
    [friend] A friend, by a secret link
    [anyone] Anyone who sits down
   *[none] Both sides on this screen
  }
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
player = { $side ->
    [german] Germans
    [soviet] Soviets
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
on-the-board = { $count ->
    [one] One choice on the board
   *[other] { $count } choices on the board
  }
undo = Undo
log = What happened
chat = Chat
chat-say = Say something
chat-send = Send
draw-offer = Offer a draw
draw-offered = A draw is offered.
draw-agree = Agree to a draw
resign = Resign
resign-sure = Really give up?
rematch = Rematch with the sides changed
export = Take the record
export-when-over = The record can be taken when the match is over: it holds what is still secret.
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
choose = Choose
connection-lost = The connection is lost. Trying again …
curtain = Hand the screen to the { $side ->
    [german] Germans
    [soviet] Soviets
   *[other] other side
  }.
curtain-ready = I am ready
waiting-for-players = The match begins as soon as every seat is taken.
send-link = Send this link to whom you want to play with. It fills the other seat, once.
sit-down = Sit down
invitation = You are invited to this match.
match-unknown-title = This match is of a title that is not known here.
match-damaged = This match cannot be read. The rest of the site goes on.

## Refusals

bad-form = That could not be read. Go back, reload the page and try again.
stale = The position has changed meanwhile. Look again.
not-playing = This match is not being played.
not-your-seat = That seat is not yours.
seat-taken = That seat is taken.
nothing-to-undo = Nothing can be taken back here.

## Rules and records

rules-in-english = The rulebook is in English.
look = Look
record-good = The record is sound: { $count ->
    [one] one action
   *[other] { $count } actions
  }, every one legal.

## Account

account-note = An account is not needed to play. It keeps your matches when you change the browser; the matches of this one come along.
name = Name
password = Password
log-in = Log in
log-out = Log out
sign-up = Make an account
name-wrong = A name has 1 to 40 characters.
name-taken = That name is taken.
password-short = A password has 8 to 200 characters.
log-in-wrong = Name or password is wrong.
