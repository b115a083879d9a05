### Decks, English

## Decks

decks = Decks
deck = Deck
decks-of = { $title }: decks
decks-note = Build decks of your own, keep them, share them, and bring them to a match. Nobody sees your decks unless you share them.
my-decks = My decks
my-decks-none = You keep no decks yet. Begin a new one, or copy a ready-made one and change it.
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
ready-decks-note = Look at them, play with them, or change a copy.
decks-found = { $count ->
    [one] one deck
   *[other] { $count } decks
  }
occurs = In these ready-made decks
occurs-nowhere = In none of them.

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
deck-link-damaged = This link holds no deck: it is damaged or cut off. Ask for it again, or for the deck as text.
deck-link-edition = This deck was shared by a later edition of the game. Ask for it as text.
deck-line-heading = Line { $line }: nothing is called “{ $text }”. Known are { $known }.
deck-line-term = Line { $line }: { $term } cannot be “{ $text }”. Write one of: { $known }.
deck-line-count = Line { $line }: of a card there can be 1 to { $most }.
deck-line-unknown = Line { $line }: there is no card “{ $text }”. Did you mean “{ $nearest }”?

## The builder

deck-builder = Deck builder
deck-check = Check
deck-saved = Saved.
deck-copied = Saved as a copy.
deck-read = The deck was read. Save it to keep it.
deck-unreadable = This deck was kept by another edition of the game and cannot be read here.
deck-for-match = This deck is checked on the terms of your match.
put-into = Put cards into
cost-least = { $cost }, at least
cost-most = { $cost }, at most
at-most = at most { $most }
sorted = Sorted by
sort-name = name
show-fitting = what may be in the deck
show-all = everything
one-more = One more
one-less = One less
cards-in-deck = { $count ->
    [one] one card
   *[other] { $count } cards
  }
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
figures = Statistics

## Decks in matches

deck-choice-ready = as the scenario has it
deck-choice-build = each builds one at the table
deck-choice-table = chosen at the table
deck-mine = Your deck
deck-partner = Deck of your second commander
deck-other = Deck of the other side
deck-other-partner = Deck of the other side’s second commander
deck-choice-note = With a deck of your own both sides bring decks. The other side learns nothing of yours before the rules reveal it.
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
