### Blood & Steel: the guided first match, English. What is said in an idea has at most 30 words; *words* are stressed.

lesson-key-drawn = the formation drawn
lesson-key-yours = yours to act with
lesson-key-hill = the hill
lesson-key-targets = targets
lesson-key-target = the target
lesson-key-disrupted = disrupted
lesson-key-fit = still fit
lesson-key-support = aircraft and artillery
lesson-key-station = Prokhorovka
lesson-key-edge = the north edge
lesson-other = this is about { $unit }.

lesson-marker = The marker drawn
lesson-marker-say = Nobody knows who is next: each formation’s *marker* is drawn blindly from the envelope. Only the formation drawn acts, and once a turn.
lesson-marker-task = The Leibstandarte is drawn. Click one of its units, then where it shall march.
lesson-marker-why = All markers are drawn once a turn, in an order that nobody knows. Whoever stands badly when the enemy’s marker comes first pays for it. A dot on a counter means that it may still act.
lesson-marker-right = It has marched. The other units of the Leibstandarte may act too, one after another, until you end the phase.
lesson-marker-overrun = an overrun comes later. First a plain march.
lesson-marker-end = the phase would be over, and the next marker drawn.
lesson-marker-fire = firing comes later. First a march.

lesson-march = March, and still fire
lesson-march-say = Clear ground and villages cost *1* movement point, hills and forests *2*. Who spends at most *half* may still fire, with half its factor.
lesson-march-task = Bring 3 SS Pz (6 points) from Klyuchi onto Hill 226.6, and spend no more than half.
lesson-march-why = The numbers on the map say what would be left. Crossing the Psel costs 2 more. A unit may also fire with half its factor first and then march with half its points.
lesson-march-right = 1 + 2 = 3, half of 6. The hill is yours: 1 VP, and from it every shot is better by 1.
lesson-march-elsewhere = 3 SS Pz does not stand on Hill 226.6.
lesson-march-spent = more than half is spent: 3 SS Pz can fire no more this turn.

lesson-shot = A shot at two hexes
lesson-shot-say = Germans hit *tanks two hexes away*; everybody else must come next to you. A die not above the factor hits. Range and cover each add 1 to it.
lesson-shot-task = 1 SS Pz has factor 5, and Tigers beside it: 6. Fire at the tanks that it hits more easily.
lesson-shot-why = 110 TB stands in the open, 170 TB in a village: a village or a forest is cover. Point at a target, and the sum is shown line by line before you fire.
lesson-shot-right = 6, and 1 off for the range: hits on 5 or less. A 4, and 110 TB is disrupted.
lesson-shot-worse = this shot { $sixths ->
    [0] cannot hit.
   *[other] hits only on { $sixths } or less. There is one on 5 or less.
  }
lesson-shot-half = with half its factor the chance is worse. It need not move.
lesson-shot-fire = 1 SS Pz is to fire.

lesson-hits = What hits do
lesson-hits-say = The first hit *disrupts*: the unit does nothing this turn. The second reduces it, *and frees it again*. The fourth eliminates it.
lesson-hits-task = 110 TB is disrupted, 170 TB is fit, and their marker is still in the envelope. Fire at the right one.
lesson-hits-why = Disruption goes at the end of the turn, a reduced unit recovers only if it rests. So stun many rather than one often, unless you can finish it.
lesson-hits-right = Now both do nothing when their marker is drawn.
lesson-hits-frees = 110 TB would be reduced, but no longer disrupted: it acts when its marker is drawn.
lesson-hits-fire = fire first; they stand next to you.

lesson-support = Aircraft and artillery
lesson-support-say = Change sides. Dice give *aircraft and artillery* each turn. They hit on 2 or less and disrupt, but never eliminate.
lesson-support-task = Take the artillery or the aircraft beside the map and hit 2 SS PzG on Hill 252.2.
lesson-support-why = Artillery reaches five hexes from any fit unit of yours, aircraft reach everywhere. Cover adds 1 to the die. Use them before your tanks move: a disrupted defender fights with factor 1.
lesson-support-right = A 2: the hill’s defenders are disrupted. Now is the time for your tanks.
lesson-support-other = 2 SS PzG on the hill is the one in the way.
lesson-support-first = first the support, then the tanks.

lesson-overrun = An overrun
lesson-overrun-say = Soviet tanks win *inside the enemy’s hex*: an *overrun* costs 1 point more. Defenders fire first; then each attacker must. At armour, Soviet dice get 1 less there.
lesson-overrun-task = Overrun the tank destroyers in 1710 with 110 TB and 170 TB *together*, then fire with both.
lesson-overrun-why = Click one of them, click it again and choose the pair. Attackers that are hit go back; disrupted defenders must retreat. It goes on in rounds until one side is left.
lesson-overrun-right = They fired first and missed; you did not. They must leave the hex, and 1710 is yours.
lesson-overrun-alone = alone a brigade has one shot a round; together you have two.
lesson-overrun-fire = from outside you hit on 2 only; in their hex on 3.
lesson-overrun-first = the tank destroyers in 1710 stand alone now. Overrun them.

lesson-villages = Villages and hills
lesson-villages-say = Each village and hill hex is *1 VP* for whoever passed through it *last*. Nobody has to stay there.
lesson-villages-task = Drive 31 TB (T-70s) through both hexes of Prokhorovka, then stop where you like.
lesson-villages-why = Most VP after nine turns win. The Soviets have 2 more for each tank corps that they never commit, and 2 if no German is on or south of the railway at the end.
lesson-villages-right = Both hexes are Soviet again: one march, two VP for you, two fewer for them.
lesson-villages-left = { $left ->
    [one] one hex of Prokhorovka is
   *[other] both hexes of Prokhorovka are
  } still German.

lesson-exit = Off the north edge
lesson-exit-say = The Germans have 1 VP for every unit that leaves the map by the *north edge*. It never comes back.
lesson-exit-task = The last turn. Take 3 SS Aufkl off the map.
lesson-exit-why = Leaving costs 1 point from a hex of the first row. Too early it costs you a unit; in the last turns it is a point that nobody can take back.
lesson-exit-right = Broken out: 1 VP. That was the last idea. The battle is yours now.
lesson-exit-stays = 3 SS Aufkl would still be on the map.
