
### Duel of the Giants: the guided first match, English. What is said in an idea has at most 30 words; *words* are stressed.

lesson-key-yours = yours to move
lesson-key-tanks = your hidden tanks
lesson-key-hill = the hill
lesson-key-gun = a gun, or a bluff
lesson-key-lines = the Tiger’s lines
lesson-key-safe = safe and in reach
lesson-key-targets = targets
lesson-key-target = the target
lesson-key-tiger = the Tiger to program
lesson-key-trench = the trench
lesson-key-way = free steppe
lesson-drive-first = T-34 #1 has not driven yet.

lesson-wake = Wake a hidden tank
lesson-wake-say = Your T-34s hide among *face-down markers*. Only you see which are real: those with a wheel. The others are bluffs.
lesson-wake-task = Turn up a real one: click it, then where its hull and its turret shall point.
lesson-wake-why = Face down, a tank can neither drive nor fire, but nobody can fire at it. Turned up, its front should look west, where the Tigers are: it has armour 3 in front and only 1 behind.
lesson-wake-right = A T-34 stands there now. It may fire in this turn, and drives from the next one on.
lesson-wake-back = its back would be turned to the Tigers: armour 1 or 2 instead of 3.
lesson-wake-other = first a marker is to become a tank.

lesson-hill = Three actions
lesson-hill-say = A T-34 has *three actions*: forward, back, a turn left, a turn right. Swamps and trenches cost more than one.
lesson-hill-task = Bring T-34 #1 onto the hill at F7 and end its move.
lesson-hill-why = A hill adds 1 to every shot from it and lets you look one hex further. Turning the turret is free. Actions that you do not use are lost.
lesson-hill-right = One turn, one step. From the hill each of your shots is stronger by 1.
lesson-hill-elsewhere = the tank does not stand on the hill.

lesson-look = Look before you drive
lesson-look-say = German guns hide too. A T-34 on the move may *look* along any line, two hexes far, three from a hill.
lesson-look-task = Drive T-34 #1 nearer to the gun marker at B4 and turn it up.
lesson-look-why = A gun in a wood fires first. One that you have turned up can be avoided, fired on, or run over from the side, which scores a point. Looking costs nothing.
lesson-look-right = A PAK 36, facing you. Better to know it now than in the combat.
lesson-look-blind = you would stop before a marker without knowing what it is.

lesson-lines = Lines of fire
lesson-lines-say = The Tiger sees and fires along *six straight lines*, and nowhere else.
lesson-lines-task = Drive T-34 #1 to a hex on *none* of them.
lesson-lines-why = A Tiger has firepower 5, one less for each hex beyond the first. Woods, hills and other tanks end a line, as at F4 and E4.
lesson-lines-right = From where it stands the Tiger cannot fire at you here.
lesson-lines-hit = { $hex } lies on one of its lines. The Tiger would hit with { $power } against your { $aspect ->
    [front] front
    [rear] rear
   *[side] side
  } of { $armour }: { $effect ->
    [destroyed] destroyed.
   *[other] damaged.
  }

lesson-flank = Side and rear
lesson-flank-say = A shot counts against the side that it strikes. A Tiger has armour *3 in front*, but only *2 at the sides and behind*.
lesson-flank-task = T-34 #1 reaches both Tigers with power 2. Fire at the one that it hurts more.
lesson-flank-why = Firepower 3, one less for each hex beyond the first. Less than the armour damages a Tiger. As much or more damages it critically. It is never destroyed, but it gets fewer cards.
lesson-flank-right = 2 against a side of 2: critically damaged. This Tiger has two cards a turn left, not five.
lesson-flank-front = you strike the { $aspect ->
    [front] front
    [rear] rear
   *[side] side
  }: { $power } against { $armour }, { $effect ->
    [critical] critically damaged.
   *[other] only damaged.
  }
lesson-flank-hold = the Tigers look away now. A better shot will not come.

lesson-cards = The Tiger’s cards
lesson-cards-say = Change sides: as the Germans you lay each Tiger’s cards *in secret, before the T-34s drive*. It carries them out afterwards, whatever has happened.
lesson-cards-task = Lay cards that take Tiger 1 over the trench to E6, then complete its program.
lesson-cards-why = A hex costs one card, a trench one more. The cards that pay must be equal and follow each other; too few are lost. Five cards at most, fewer for a damaged Tiger.
lesson-cards-right = Two equal cards for the trench, and Tiger 1 stands at E6. The trench will be gone.
lesson-cards-lost = Tiger 1 would not move: one card is too few for the trench.
lesson-cards-elsewhere = Tiger 1 would end at { $hex }, not at E6.

lesson-ambush = Woods fire first
lesson-ambush-say = Combat has an order: first those *in woods*, then barrels aimed at each other, then those aimed at somebody, last those that must turn.
lesson-ambush-task = T-34 #1 stands in a wood. Fire at Tiger 1 before it can answer.
lesson-ambush-why = In a wood nobody can fire at you from afar until you have fired yourself, and then with 1 less. Whoever holds keeps the shot for a later step.
lesson-ambush-right = Power 2 against front 3: damaged, a point for you. The Tiger may answer now, with 1 less for the wood.
lesson-ambush-hold = you would give away the first shot, which the wood is good for.

lesson-through = Through!
lesson-through-say = Each T-34 that leaves over the *western edge* is worth 5 points. Straight ahead over free steppe it goes *five* hexes instead of three.
lesson-through-task = Drive T-34 #1 off the board.
lesson-through-why = The Germans score 2 for each T-34 that they destroy: lose two for every one that gets through, and you still lead. A turn, a step back or other ground ends the dash.
lesson-through-right = Through, 5 points: you lead 6 to 2. That is how the Soviets win.
lesson-through-turn = that ends the dash: only three actions in all are left to it.
lesson-through-short = { $hexes ->
    [one] one more step leads
   *[other] { $hexes } more steps lead
  } off the board.
