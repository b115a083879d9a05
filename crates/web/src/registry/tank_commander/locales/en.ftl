### Decks and cards, English

## Decks

decks = Decks
cards = Cards
deck = Deck
decks-note = Build decks of your own for any scenario that is bought by points, keep them, share them, and bring them to a match. Nobody sees your decks unless you share them.
deck-new = { $nation ->
    [german] New German deck
   *[soviet] New Soviet deck
  }
my-decks = My decks
my-decks-none = You keep no decks yet. Begin a new one, or copy a ready-made one and change it.
deck-unnamed = { $nation ->
    [german] German deck
   *[soviet] Soviet deck
  }
deck-ok = may be used
deck-problems = { $count ->
    [one] one problem
   *[other] { $count } problems
  }
deck-open = Open
deck-play = Play with it
deck-share = Share
deck-drop = Delete
deck-gone = “{ $name }” is deleted.
deck-look = Look
deck-change = Change a copy
deck-take-over = Copy to my decks
copy = Copy
copied = Copied
print = Print
ready-decks = Ready-made decks
ready-decks-note = One for each nation, role and year of every scenario. Look at them, play with them, or change a copy.
decks-found = { $count ->
    [one] one deck
   *[other] { $count } decks
  }
deck-part = { $part ->
    [deck] Deck
    [force] Force
    [free_terrain] Free terrain
    [reinforcement] Reinforcement group
    [start] On the board at the start
    [hand] In hand at the start
    [reinf1] First reinforcements
    [reinf1_hand] Hand cards of the first reinforcements
    [reinf2] Second reinforcements
   *[reinf2_hand] Hand cards of the second reinforcements
  }
any = any
show = Show

## Importing

deck-import = Import a deck
deck-import-note = Paste a deck as text, one card a line, or a shared link; or choose a text file.
deck-import-do = Read the deck
deck-text = As text
deck-file = Text file of a deck
deck-text-none = There is no card in this text.
deck-text-long = That is no deck: the text is longer than { $most } kB. Nothing was read.
and-more = … and { $count ->
    [one] one more line.
   *[other] { $count } more lines.
  }

## The builder

deck-builder = Deck builder
deck-check = Check
deck-saved = Saved.
deck-copied = Saved as a copy.
deck-read = The deck was read. Save it to keep it.
deck-unreadable = This deck was kept by another edition of the game and cannot be read here.
deck-for-match = This deck is checked on the terms of your match.
nation = Nation
nation-called = { $nation ->
    [german] German
   *[soviet] Soviet
  }
nation-both = Both nations
kind = Kind
role = Role
year = Year
repair-shop = Tank Repair Shop allowed
put-into = Put cards into
start-group = Start group
later-group = Reinforcement group
find = Search
in-service = In service
points-least = At least so many points
points-most = At most so many points
sorted = Sorted by
sort-kind = kind
sort-cheap = points, low first
sort-dear = points, high first
sort-name = name
sort-armour = armour
sort-piercing = penetration
sort-number = number
show-fitting = what may be in the deck
show-all = everything
no-cards = No card is like that.
one-more = One more
one-less = One less
points-count = { $count ->
    [one] one point
   *[other] { $count } points
  }
points-of = { $points } of { $budget } points
cards-in-deck = { $count ->
    [one] one card
   *[other] { $count } cards
  }
deck-fits = May be used: { $scenario }.
deck-empty = No cards yet.
deck-save = Save
deck-save-copy = Save as a copy
deck-copy-of = { $name } (copy)
deck-fill = Fill it up
deck-clear = Take everything out
deck-share-note = Whoever opens this link sees the deck as it is now and can copy it. Your own stays yours.
deck-download = Text file
decks-full = You keep { $most } decks already. Delete one first; this one is still here, not saved.
deck-too-long = This deck is too large to be kept.
deck-changed = This deck was changed or deleted in another window meanwhile. Save yours as a copy, or open the newer one from your decks.

## Statistics

figures = Statistics
points-by-kind = Points by kind
anti-tank-power = Anti-tank power
anti-tank-note = Enemy tanks destroyed if every card that can fires once, at the average tank of the other nation and year.
anti-soft-power = Soft targets destroyed, each firing once
range-name = { $range ->
    [melee] melee
    [short] short
   *[long] long
  }
armour-chart = Armour of the vehicles
armour-front = front
armour-side = side
count-tanks = Tanks
count-squads = Squads
count-guns = Guns
count-carriers = Carriers
count-fast = Fast units
count-slow = Slow units
count-interrupts = Interrupts
count-shots = Played at a shot
count-instants = Instants

## Decks in matches

deck-choice-ready = as the scenario has it
deck-choice-build = each builds one at the table
deck-choice-table = chosen at the table
deck-partner = Deck of your second commander
deck-other = Deck of the other side
deck-other-partner = Deck of the other side’s second commander
side-note = The first side is German and the second Soviet, except where attack and defence are rolled for.
deck-choice-note = With a deck of your own both sides bring decks. The other side learns nothing of yours before the rules reveal it.
deck-other-side = { $nation ->
    [german] This deck is German: choose the German side, or another deck.
   *[soviet] This deck is Soviet: choose the Soviet side, or another deck.
  }
deck-choose = Take one of my decks
deck-take = Take this deck into the match
deck-late = This seat is not asked for a deck, or has one already.
deck-later = The other side builds first. Choose now: your deck is taken as soon as you are asked, and stays secret.
deck-laid-up = “{ $name }” lies ready.
no-deck-fits = None of your decks may be used here.
decks-unfit = { $count ->
    [one] One of your decks does not fit
   *[other] { $count } of your decks do not fit
  }
deck-build-here = Build one for this match
deck-unfit = This deck cannot be used in this match.

## The encyclopedia

cards-note = All { $count } cards of Tank Commander. Open one to see what its values mean.
card-number = No. { $number }
card-origin = Where the values come from
card-origin-seed = from the original card list
card-origin-public = from other published descriptions
card-origin-reconstructed = set by us, where no source gives them
rarity = Printed
rarity-name = { $rarity ->
    [C] common
    [U] uncommon
    [R] rare
    [UR] ultra rare: a prize sent by mail
   *[six-pack] added by the 6-Pack
  }
listed-name = Name in the list
before-errata = Before the errata
card-note = Note
targets = Against which tanks
targets-note = The chance to destroy with one shot in the open; small: to immobilise.
target = Target
occurs = In these ready-made decks
occurs-nowhere = In none of them.
any-number = any number
values-hint = Point at a value or tap it: it says what it means.
value-points = Points
value-points-note = What it costs in a deck, and what the enemy scores for destroying it.
value-speed = Speed
value-speed-note = A slow card makes one step in a move, a fast one up to two.
speed-name = { $speed ->
    [slow] slow
   *[fast] fast
  }
value-hit = Hits on
value-hit-note = An anti-tank shot hits if the roll of ten and its modifiers are this or less: short range (and melee) / long range.
value-penetration = Penetration
value-penetration-note = Less the armour that is struck, it says on which roll a hit destroys: short range (and melee) / long range.
value-armour = Armour
value-armour-note = Front / side. The front is struck, unless the roll to hit was a natural 1 or a Flank Shot was played.
value-he = High explosive (HE)
value-he-note = Destroys a soft target on this or less; less at long range.
value-sa = Small arms (SA)
value-sa-note = Destroys a soft target at short range or in melee on this or less.
value-ft = Flamethrower
value-ft-note = In melee it destroys whatever it hits, on this or less.
value-tank-melee = Against tanks in melee
value-tank-melee-note = In melee it destroys an armoured vehicle on this or less; tanks without squads beside them are easier to reach.
value-years = In service
value-years-note = In a deck of one year only cards in service that year may be used.
value-ability = Ability
value-tracked-note = On tracks: Wire does not keep it out.
value-carries-note = May carry one squad.
value-tows-note = May tow one gun instead of a squad.
value-bearer = Carried by
bearer-squad = a squad
bearer-squad-cavalry = a squad or cavalry
value-bearer-note = Equipment is attached to a card on the board and is lost with it.
value-timing = Played as
value-timing-note = Interrupts are played in windows, even in the enemy’s play; Instants are an action of the own play.
value-supply = Supply
value-supply-note = The supply points that it costs to play.
value-soft = Soft targets on
value-soft-note = It destroys soft cards on this or less, terrain considered.
value-struck = Armour on
value-struck-note = It strikes armoured vehicles on this or less, terrain considered.
value-observed = Observed
value-observed-note = Its target must be observed by the own side.
value-stays = Stays
value-stays-note = It stays on the board after it was played.
value-copies = In a deck
value-copies-note = How many of it may be in one deck. Events: at most two; the rest: any number.
terrain-table = Table
terrain-table-name = { $table ->
    [six_pack_v3] 6-Pack
   *[players_guide] Players’ Guide
  }
terrain-column = { $column ->
    [at] AT
    [he] HE
    [sa] SA
    [air] air
   *[art] artillery
  }
terrain-blocks = blocks sight
terrain-slows = slows
terrain-bars = no vehicles
terrain-note = Added to the enemy’s rolls against cards there; with two numbers: soft / armoured.
