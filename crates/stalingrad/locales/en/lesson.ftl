### The Hell of Stalingrad: the guided first match, English. What is said in an idea has at most 30 words; *words* are stressed.

lesson-key-yours = your divisions
lesson-key-goal = where to send them
lesson-key-riflemen = Soviet riflemen
lesson-key-cards = cards in your hand
lesson-key-division = the division that takes it
lesson-key-enemy = enemy units
lesson-key-skulls = let the clock run

lesson-send = The assault begins
lesson-send-say = Each turn you send *divisions to buildings*; the boot says how many may go to one. The Soviets see it and answer.
lesson-send-task = Send a division to Red Square: take it, then click the building.
lesson-send-why = You must attack at least one building each turn. Whoever has fought comes home depleted, the winners too. Four districts at the Volga win you the match.
lesson-send-right = It stands before Red Square. Two more may follow, for the boot shows 3.
lesson-send-elsewhere = this assault is meant for Red Square.
lesson-send-first = first a division has to be sent.

lesson-vanguard = The vanguard goes in
lesson-vanguard-say = Each division enters with its *vanguard*: the units at the foot of its card. Some strike at once as they enter.
lesson-vanguard-task = Let the division go in first whose tank kills a rifleman.
lesson-vanguard-why = A Panzer kills as it enters and is armour: only a Precision Kill destroys it. Grenadiers enter quietly. Every unit counts for the Unit die.
lesson-vanguard-right = The Panzer drives in, a rifleman falls, and a fire breaks out.
lesson-vanguard-quiet = its Grenadiers come in quietly; the tank should strike first.

lesson-play = One card a round
lesson-play-say = In turn both sides *play a card, refit or hold*. A card lies on a division that knows its doctrine and has a free slot.
lesson-play-task = Play a card that the 71st Infantry can take: the card, then the division.
lesson-play-why = The white plates on a division are its doctrines; the slots beside it are its shock strength. General cards need a leader. What a card would do is told before you play it.
lesson-play-right = Two Grenadiers enter and a rifleman falls: you now have more units, and with them the Unit die.
lesson-play-refit = you hold a card that fits.
lesson-play-hold = a Hold would bring the dice nearer while you are behind.

lesson-burn = Fire
lesson-burn-say = Fire moves step by step; the *fifth step is an Inferno*, and each Inferno is a German die that stays.
lesson-burn-task = Fire stands at 3. Play the card that brings the Inferno.
lesson-burn-why = The burning windows show the step, a pillar of flame each Inferno. The Soviets pass buckets: their fifth puts one Inferno out.
lesson-burn-right = Two steps: the house is an Inferno, and you have one more die. The Stuka still has a target to choose.
lesson-burn-other = that one brings no fire.
lesson-burn-first = the fire is what matters now.

lesson-pick = Armour
lesson-pick-say = A Kill lets the *victim choose* and spares armour. A *Precision Kill* takes whatever you point at, armour too.
lesson-pick-task = Destroy the unit that a plain Kill could never take.
lesson-pick-why = Armour is drawn with cut corners: tanks, assault guns, Rubble Forts. If nobody is left to hit, a Kill spills over into fire or water.
lesson-pick-right = The T-34 is gone. The bombs leave the Soviets a Rubble Fort, which is armour as well.
lesson-pick-soft = any Kill can take those; the T-34 is armour.

lesson-hold = The clock
lesson-hold-say = *Hold* draws a Carnage card with two effects, takes one, and a skull falls. After the last skull the *dice decide*.
lesson-hold-task = Your dice are better by far: hold, and choose an effect.
lesson-hold-why = Nobody can stop the clock, so whoever is ahead holds every round. Whoever is behind must change the dice first. The bar shows how likely the building falls.
lesson-hold-right = One skull less. The Soviets have one round to turn it.
lesson-hold-other = you are ahead: let the clock run.

lesson-dice = The Break Test
lesson-dice-say = *Formations, units, Infernos* give you dice, the house itself gives the Soviets theirs. The *highest die* wins, ties fall out.
lesson-dice-task = Hold once more, and see the dice fall.
lesson-dice-why = Dice are not added up: your best is compared with theirs, then the next if both are equal. Then everybody goes home depleted, and green leaders are veterans.
lesson-dice-right = Your 6 beats their 5: the building is yours. Take every district to the Volga before the last turn ends.
lesson-dice-other = the last skull is all that is missing.
