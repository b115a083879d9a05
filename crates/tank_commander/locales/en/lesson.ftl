
### Tank Commander: the guided first match, English. What is said in an idea has at most 30 words; *words* are stressed.

lesson-key-yours = yours
lesson-key-goal = where to go
lesson-key-target = the target
lesson-key-targets = targets
lesson-key-enemy = the enemy in your position
lesson-key-card = a card in your hand
lesson-key-truck = the truck that moves
lesson-key-rear = the enemy’s rear rank
lesson-fire-first = this point is meant for a shot.

lesson-drive = Two points a turn
lesson-drive-say = Each turn brings *two supply points*. One point moves up to three cards; tanks are fast and make up to two steps.
lesson-drive-task = Move the PzKw IV H to the front: take it, click GF3, then let it go.
lesson-drive-why = A point moves, fires, plays an Instant or draws a card. A card acts once a turn: it moves or it fires. What is left of the two points is lost.
lesson-drive-right = One step, one point. It could even take a second step with the same point.
lesson-drive-elsewhere = the tank is needed at GF3.
lesson-drive-other = first the PzKw IV H is to move.

lesson-kill = Low rolls are good
lesson-kill-say = Against armour *two rolls* are made: one to hit, one to kill. All dice have ten sides, and *low is good*.
lesson-kill-task = Fire at the T-34 with the anti-tank gun of the PzKw IV H.
lesson-kill-why = At one position’s distance it hits on 8 or less. Penetration 14 against armour 10 is 4 too much for the T-34: it is destroyed on 8 or less.
lesson-kill-right = 4 hits, 5 kills: the T-34 burns. Point at a shot to read its chances before you fire.
lesson-kill-squad = rifles do nothing to a tank at this distance.
lesson-kill-smoke = smoke would hide the target as well.

lesson-cover = Terrain helps the target
lesson-cover-say = Terrain counts for *whoever is fired at*, never for the one who fires. Woods add 3 to every anti-tank roll into them.
lesson-cover-task = Two T-34s in reach, one in woods. Fire at the one that you will rather hit.
lesson-cover-why = Your own wheatfield costs you nothing: terrain matters only where the target stands. Woods, hills and villages in between also block the line of sight.
lesson-cover-right = In the open 8 or less hits, and the 6 was enough. In the woods it would have missed.
lesson-cover-woods = the woods add { $drm } to the roll: only { $number } or less would hit.

lesson-shell = Soft targets
lesson-shell-say = Squads, guns and trucks die of *one roll*: high explosive up to two positions away, rifles only next door.
lesson-shell-task = Fire at the squad with what hits more often.
lesson-shell-why = The PzKw IV H has high explosive 6 and small arms 3: the number is what you must not exceed. Two positions away high explosive adds 2 to the roll.
lesson-shell-right = 6 or less, and it was a 5: the squad is gone with a single roll.
lesson-shell-rifles = its machine guns hit on 3 or less, high explosive on 6.

lesson-melee = Melee
lesson-melee-say = Whoever enters an enemy position must stop. When your play ends, everybody there fights: *both sides fire at once*.
lesson-melee-task = End your play, then let your squad fire at the Soviet squad.
lesson-melee-why = Shots are chosen first and rolled together, so that a card that dies has still fired. Squads fire at squads and tanks at tanks, as long as there are any. Cover does not help in here.
lesson-melee-right = Your 3 hits, their 8 misses. Had both hit, both would be gone.
lesson-melee-hold = they fire at you in any case.
lesson-melee-other = there is a fight to be settled here.

lesson-wire = Breaking in
lesson-wire-say = Cards in your hand break into the *enemy’s turn*. A truck with Guards is about to leave, and you are asked.
lesson-wire-task = Play Wire on the move: choose the card, then declare it.
lesson-wire-why = Cards are stacked and take effect from the top; both sides may answer until both pass. You are asked whether you hold something or not, so being asked betrays nothing.
lesson-wire-right = The truck stays where it is, and its squad may not walk on. One card has cost them the point.
lesson-wire-pass = then the truck drives on to your front.

lesson-rear = How it is won
lesson-rear-say = In this scenario whoever holds *three positions of the enemy’s rear rank* at one moment has won, there and then.
lesson-rear-task = You hold two. Take a third with the PzKw IV H.
lesson-rear-why = A position is yours when you have a combat card there and the enemy has none: trucks do not count. Some scenarios ask for other positions; the line above the board says which.
lesson-rear-right = Three of five: the match is yours. It does not matter what happens elsewhere.
lesson-rear-held = you held that one already.
lesson-rear-elsewhere = that is not their rear rank.
lesson-rear-other = the PzKw IV H can win it now.
