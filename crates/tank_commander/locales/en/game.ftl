### Tank Commander: the game, English

side-name = { $side ->
    [german] German
    [soviet] Soviet
    [first] First side
    [second] Second side
   *[draw] nobody
  }
weapon-name = { $weapon ->
    [at] AT
    [he] HE
    [sa] small arms
    [ft] flamethrower
    [tank_melee] tank melee
    [launcher_at] launcher AT
    [launcher_he] launcher HE
    [at_rifle] AT rifle
    [flamethrower] flamethrower
    [machine_gun] heavy machine gun
   *[smoke] smoke
  }
gear-name = { $gear ->
    [panzerfaust] Panzerfaust
    [panzerschreck] Panzerschreck
    [at_rifle] AT rifle
    [flamethrower] flamethrower
   *[machine_gun] heavy machine gun
  }
peril-name = { $peril ->
    [minefield] Minefield
    [anti_tank_mine] Anti-Tank Mine
    [woods] Woods
    [bail_out] bail-out
    [artillery] artillery
    [air] aircraft
    [sniper] sniper
    [dogs] Mine Dogs
   *[overstack] overstacking
  }
harm-name = { $harm ->
    [missed] no effect
    [bounced] hit, no harm
    [immobilised] immobilised
   *[destroyed] destroyed
  }
water-name = { $water ->
    [swamp] Swamp
   *[stream] Stream
  }
works-name = { $works ->
    [foxholes] Foxholes
   *[bunkers] Bunkers
  }
terrain-name = { $terrain ->
    [Clear] Clear
    [Hills] Hills
    [Balka] Balka
    [Walls] Walls
    [Woods] Woods
    [Wheatfield] Wheatfield
    [Village] Village
    [Swamp] Swamp
   *[Stream] Stream
  }
ailment-name = { $ailment ->
    [immobilised] immobilisation
    [breakdown] Breakdown
   *[malfunction] Weapon Malfunction
  }
quarry-name = { $quarry ->
    [unit] the unit
    [ace] Tank Ace
    [leader] Heroic Squad Leader
   *[observer] Forward Observer
  }
window-name = { $window ->
    [START] before the play
    [OWN] a card was played
    [STEP] a step was declared
    [SHOT] a shot was declared
    [INST] an Instant was declared
    [MEL] a melee begins
    [VOLLEY] melee fire was declared
   *[RESPONSE] a card waits
  }
finish-name = { $finish ->
    [positions] positions taken
    [eliminated] no card left on the battlefield
    [annihilated] no combat card left
    [last_turn] the last turn is over
    [clock] the attacker’s time is up
   *[hill] Hill 621 after the last turn
  }
mode-name = { $mode ->
    [strike] attack
   *[smoke] smoke
  }
struck-name = { $struck ->
    [front] front
    [side] side
   *[rear] side halved
  }

unit = { $card } ({ $number })
ask-nation = { $side }: choose your nation.
ask-deck = { $side }: build your deck.
ask-reinforcement = { $side }: build your reinforcement group.
ask-pool = { $side }: pick ten terrain cards.
ask-ground = { $side }: lay your terrain.
ask-deploy = { $side }: deploy your cards.
ask-arrival = { $side }: place the cards that arrive.
ask-card = { $side }: choose for { $card }.
ask-window = { $side }: { $window }. Play a card or pass.
ask-play = { $side }: your play, supply { $supply }.
ask-moving = { $side }: go on with the Move action, movers { $movers }.
ask-firing = { $side }: go on firing from { $at }, shots { $shots }.
ask-way = { $side }: where does the group go?
ask-group = { $side }: add cards to the group, or go to { $at }.
ask-aim = { $side }: at whom does { $unit } fire?
ask-withdrawal = { $side }: where does { $unit } withdraw to?
ask-melees = { $side }: which melee is fought next?
ask-retreat = { $side }: your cards panic. Where do they go?
ask-volley = { $side }: at whom does { $unit } fire in the melee?
ask-discard = { $side }: discard down to the limit of { $limit }.
ask-overstack = { $side }: too many cards in a position. Give one up.
over = The match is over ({ $finish }). Winner: { $side }. Points { $first } : { $second }.
do-nation = Command the { $nation } cards
do-take = Take { $card }
do-take-ready = Take the ready-made cards
do-choose = { $card }
do-keep = Put { $card } into the reserve
do-auto-deploy = Deploy by itself
do-at = { $at }
do-edge = The edge { $a } – { $b }
do-pick = { $unit } at { $at }
do-mend = Repair { $unit }: { $ailment }
do-counter = Answer { $card } on the stack
do-snipe = Snipe at { $unit }: { $quarry }
do-spy = Look into the hand of seat { $seat }
do-use = { $mode }
do-discard = Discard { $card }
do-wreck = Mend { $card }
do-move = Move { $unit } from { $at }
do-muster = Bring { $card } from the reserve
do-join = Add { $unit }
do-board = Load { $card } onto card { $place } of the group
do-go = Go to { $at }
do-load = Load { $unit } onto { $carrier }
do-ride = { $unit } rides on { $first } and { $second }
do-unload = { $unit } gets off
do-hand-over = Hand { $gear } from { $unit } to { $taker }
do-drop = Discard { $gear } of { $unit }
do-aim = Fire with { $unit } at { $at }
do-fire = { $weapon } at { $unit } in { $at }: needs { $number }, modifiers { $drm }
do-fire-at = { $weapon } at { $unit } in { $at }: needs { $number }, modifiers { $drm }; penetration { $penetration } against front { $front }: kill on { $kill }, side { $side }: kill on { $flank } (TC-9.4)
modifier-name = { $what ->
    [terrain] terrain
    [works] works
    [smoke] smoke
    [leader] leader
    [unsupported] no infantry beside it
    [long_he] HE at long range
   *[launcher] launcher at soft cards
  }
modifier = { $name } { $drm } ({ $rule })
modifiers = { $before }, { $next }
modifier-sum = { $sum }: { $parts }
do-screen = Smoke on { $at }: needs { $number }, modifiers { $drm }
do-hold = Hold fire
do-draw = Draw a card
do-arrive = Group { $group } arrives
do-fight = Fight at { $at }
do-retreat = { $unit } to { $at }
do-pass = Pass
do-confirm = Declare the cards
do-done = Done
do-end = End the play
log-rolled = Dice: { $first } against { $second }.
log-attacker = { $side } attacks.
log-nation = { $side }: { $nation }.
log-taken = Taken: { $card }.
log-deck-ready = Seat { $seat } has its deck.
log-pool-ready = Seat { $seat } has its terrain cards.
log-terrain-dealt = The terrain is dealt.
log-terrain = { $terrain } on { $at }.
log-water = { $water } on { $at }.
log-deploys-first = { $side } deploys first.
log-plays-first = { $side } plays first.
log-placed = { $unit } stands at { $at }.
log-kept = Into the reserve: { $card }.
log-kept-one = Seat { $seat } puts a card into its reserve.
log-deployed = Seat { $seat } has deployed: hand { $hand }, pile { $pile }.
log-turn = Turn { $turn }.
log-seat-turn = Seat { $seat } ({ $nation }) plays.
log-drew = You draw { $card }.
log-drew-one = Seat { $seat } draws a card.
log-dug = { $works } at { $at }.
log-works-gone = { $works } at { $at } are gone.
log-attached = { $unit } gets { $card }.
log-handed = { $unit } hands { $gear } to { $taker }.
log-dropped = { $unit } throws { $gear } away.
log-loaded = { $unit } is loaded onto { $carrier }.
log-unloaded = { $unit } gets off at { $at }.
log-step-declared = Seat { $seat } declares a step { $from } – { $to }, cards { $count }.
log-stepped = { $unit }: { $from } – { $to }.
log-stopped = { $unit } stays at { $at }.
log-returned = { $unit } returns to the reserve.
log-endangered = { $peril }, { $unit }: { $number } or less, rolled { $roll }: { $harm }.
log-shot-declared = { $unit } aims at { $target } ({ $weapon }).
log-smoke-declared = { $unit } is to fire smoke at { $at }.
log-shot-lost = The shot of { $unit } is lost.
log-shot = { $unit } – { $target } ({ $weapon }): needs { $number }, modifiers { $drm }, rolled { $roll }: { $harm }.
log-kill = { $unit } – { $target } ({ $weapon }): needs { $number }, modifiers { $drm }, rolled { $roll }; penetration { $penetration } against { $armour } ({ $struck }), kill on { $kill }, rolled { $second }: { $harm }.
log-smoke-shot = { $unit } fires smoke at { $at }: needs { $number }, modifiers { $drm }, rolled { $roll }.
log-held = { $unit } holds its fire.
log-played = Seat { $seat } plays { $card }.
log-played-at = Seat { $seat } plays { $card } on { $at }.
log-cancelled = { $card } is cancelled.
log-idle = { $card } has no effect.
log-instant = Seat { $seat } plays { $card }.
log-instant-at = Target { $at }: { $mode }.
log-confused = One supply point is lost.
log-coordinated = Supply is now { $supply }.
log-smoke = Smoke on { $at }.
log-smoke-cleared = The smoke on { $at } clears.
log-mined = { $at } is mined.
log-mines-cleared = The mines on { $at } are cleared.
log-path = A Path leads through { $at }.
log-edge = Stream between { $a } and { $b }.
log-bridged = The Stream on { $at } is crossed.
log-edge-bridged = The Stream between { $a } and { $b } is crossed.
log-mended = { $unit } is repaired: { $ailment }.
log-broke-down = { $unit } breaks down.
log-malfunction = The weapon of { $unit } fails.
log-leader-lost = { $unit } loses its { $quarry } (rolled { $roll }).
log-leader-missed = The sniper misses { $quarry } of { $unit } (rolled { $roll }).
log-canister = { $unit } has used its canister.
log-spied = Recon: seat { $seat } shows its hand.
log-hand-seen = Seat { $seat } holds { $card }.
log-group = The reinforcements of seat { $seat } are here: cards { $count }. The clock runs to turn { $turn }.
log-mending = { $card } returns from the repair shop.
log-melee = Melee at { $at }.
log-advantage = { $side } fires first.
log-panic = { $side } panics.
log-retreated = { $unit } falls back to { $at }.
log-discarded = Seat { $seat } discards { $card }.
log-destroyed = { $unit } is destroyed ({ $points } points).
log-arrived = Group { $group } ({ $nation }) arrives.
log-hand-grows = Seat { $seat } receives { $count } hand cards.
log-ended = The match is over ({ $finish }). Winner: { $side }. Points { $first } : { $second }.
why-not-now = That cannot be done now.
why-over = The match is over.
why-no-such-unit = There is no such card on the board.
why-not-yours = That card is not yours to command.
why-off-the-board = That is not on this board.
why-not-for-you = Your nation does not have this card.
why-not-in-service = The card was not in service in that year.
why-too-expensive = There are not enough points left.
why-too-many-of-it = The deck may not have more of this card.
why-not-for-sale = This terrain cannot be bought here.
why-not-in-this-scenario = Only events and playable terrain may be added in this scenario.
why-only-at-cards = Only vehicles and guns with AT fire take part.
why-deck-full = The deck is full.
why-needs-combat-card = The deck needs a combat card.
why-needs-reinforcements = The start group needs a Reinforcements card.
why-needs-ten = Exactly ten cards are needed.
why-repair-shop-barred = Tank Repair Shop is not allowed in this match.
why-only-at-the-start = That can only be chosen before anything else.
why-not-for-the-pool = That card cannot go into the pool: ten terrain cards, two of a kind at most.
why-pool-not-full = Ten terrain cards are needed.
why-not-in-hand = You do not have this card.
why-outside-zone = That is outside your deployment zone.
why-seventh-position = Only six positions may be used.
why-no-room = There is no room.
why-not-that-ground = Not on this ground, nor beside the enemy.
why-reserve-full = The reserve holds twelve cards at most.
why-only-units-kept = Only unit cards can be kept back in the reserve; everything else comes by the shuffle.
why-one-on-the-board = At least one card must stand on the board.
why-all-on-the-board = All cards must be placed first.
why-cannot-be-placed = This card cannot be placed now.
why-terrain-there = Terrain lies there already, or it is not yours.
why-lay-all-terrain = All base terrain must be laid first.
why-no-supply = There is no supply left.
why-works-too-late = Works are placed before the first supply point is spent.
why-no-squad-there = There is no own squad on foot.
why-works-there = Such works are there already.
why-not-a-bearer = This card cannot carry it.
why-has-one-already = The card has one already.
why-no-such-gear = The card does not have that equipment.
why-handed-already = Each piece is handed over once.
why-pile-empty = There is nothing to draw.
why-finish-first = Finish the present action first.
why-acted = The card has acted in this play.
why-stuck = The vehicle cannot move until it is repaired.
why-is-loaded = The card is loaded.
why-move-over = Its move is over.
why-not-adjacent = There is no way to that space.
why-step-made = This step was made already: all who go that way go together.
why-three-movers = Three movers at most.
why-just-returned = The card has just stepped into the reserve.
why-no-way-back = Cards on the board never return to the reserve here.
why-only-way-back = It can leave the melee only by the way it came.
why-slow-ground = Slow ground can only be entered as the first step.
why-closed-ground = Vehicles and guns cannot go there.
why-tank-there = Without a tank beside it the card cannot face an enemy tank in the open.
why-full-there = The position is full, and they cannot all pass through.
why-gun-into-melee = A towed gun cannot be brought to the enemy.
why-leave-full-first = First the full position must be left.
why-not-one-group = That card does not stand with the group.
why-group-not-legal = The group cannot go like this.
why-cannot-carry = It cannot carry that.
why-has-load = It has a load already.
why-not-together = They do not stand together.
why-steps-begun = That is only possible before the first step.
why-once-only = Each card loads and unloads once in a Move action.
why-not-loaded = The card is not loaded.
why-one-firing-position = A Fire action is fired from one position.
why-no-shot = The card has no shot.
why-no-such-weapon = The card has no such fire.
why-out-of-range = Out of range.
why-no-sight = There is no line of sight.
why-wrong-target = That is no target for it.
why-not-targetable = Cards inside a vehicle and towed guns cannot be fired at.
why-smoke-there = There is smoke already.
why-target-first = The card must fire at another kind of target first.
why-weapon-out = Its weapon is out of order.
why-just-entered = A squad that has just started the melee cannot use its machine gun in it.
why-not-in-this-window = The card cannot be played now.
why-no-target = The card has no such target.
why-once-per-play = Once only.
why-too-early = Not before turn 7.
why-stack-full = No more cards fit on the stack.
why-no-such-melee = There is no melee left to fight there.
why-no-retreat-there = It cannot fall back there.
why-not-wrecked = No such tank was destroyed.
why-must-go-on = The position is full: it must go on.
why-not-due = That group is not due.
why-entry-blocked = The enemy holds all entry positions.
why-arrives-loaded = Squads and guns arrive on a carrier: place the vehicles first.
setup-columns = The board has 5 to 8 columns.
setup-ranks = Each side has 2 or 3 ranks.
setup-hill-board = Hill 621 has its own board.
setup-hill-turns = Hill 621 lasts 16 turns.
setup-balance = The balance option is for Hill 621.
setup-players = Two or four play.
setup-four-players = Four play only the scenarios 17.2 to 17.6.
setup-four-columns = Four players need 8 columns.
setup-year-needed = This scenario needs a year.
setup-year-fixed = This scenario has no choice of year.
setup-hill-deck = The forces of Hill 621 are fixed.
setup-terrain = The terrain of this scenario is fixed.
setup-turns = The last turn is 10 to 40.
setup-repair-shop = Tank Repair Shop is only for decks of one’s own.

## A closer look

forecast-number = { $weapon }: needs { $number } { $range ->
    [melee] in the melee
    [short] at short range
   *[long] at long range
  }
forecast-modifier = { $name } { $drm }
forecast-hits = Hits with { $roll } or less on ten: { $chance } %
forecast-once = A hit destroys
forecast-front = Penetration { $penetration } against front armour { $armour }: destroyed with { $kill } or less
forecast-side = Against side armour { $armour } (a natural 1, a Flank Shot): destroyed with { $kill } or less
forecast-all = All in all: destroyed { $destroyed } %, immobilised (a natural 2) { $immobilised } %
detail-text = { $text }
detail-errata = Corrected by the errata; printed before: { $before }
detail-origin = { $origin ->
    [seed] As the original has it
    [effect] The effect is reconstructed: the original text is lost
   *[reconstructed] Reconstructed: the original is lost
  }
detail-stands = { $unit }, { $at }
detail-state = { $state ->
    [immobilised] Immobilised
    [acted] Has moved or fired in this play
    [ap_used] Has fired its first AT shot
   *[leaving] Has still to leave
  }
detail-attached = { $card }: { $text }
detail-loaded = Loaded on { $unit }
detail-carries = Carries { $unit }
detail-count = { $count } × { $card }
stack-card = #{ $number } { $card } ({ $side })
stack-card-at = #{ $number } { $card } ({ $side }): { $target }
