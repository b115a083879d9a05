### Tank Commander: decks of one's own, English

## Terms

decks-introduction = A deck of your own goes to any scenario that is bought by points. The ready-made ones show how: one for each nation, role and year.
deck-new = { $nation ->
    [german] New German deck
   *[soviet] New Soviet deck
  }
deck-unnamed = { $nation ->
    [german] German deck
   *[soviet] Soviet deck
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
nation = Nation
nation-called = { $nation ->
    [german] German
   *[soviet] Soviet
  }
nation-both = Both nations
deck-scenario = Scenario
role = Role
year = Year
deck-year = { $year }
deck-any = any
repair-shop = Tank Repair Shop allowed
deck-shop = Tank Repair Shop
shop-off = not allowed
start-group = Start group
later-group = Reinforcement group
deck-other-side = { $nation ->
    [german] This deck is German: choose the German side, or another deck.
   *[soviet] This deck is Soviet: choose the Soviet side, or another deck.
  }

## Cards and points

deck-kind = Kind
in-service = In service
deck-points = Points
points-count = { $count ->
    [one] one point
   *[other] { $count } points
  }
points-of = { $points } of { $budget } points
sort-kind = kind
sort-cheap = points, low first
sort-dear = points, high first
sort-armour = armour
sort-piercing = penetration
sort-number = number
deck-fits = May be used: { $scenario }.

## Statistics

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
