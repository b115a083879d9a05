### Tank Commander: the encyclopedia, English

## A card by itself

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
