### Tank Commander: the game, English

side-name = { $side ->
    [german] The Germans
    [soviet] The Soviets
    [first] The first side
   *[second] The second side
  }
commander-name = { $side } (commander { $number })
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
ask-nation = Choose your nation.
ask-deck = Build your deck.
ask-reinforcement = Build your reinforcement group.
ask-pool = Pick ten terrain cards.
ask-ground = Lay out your terrain.
ask-deploy = Deploy your cards.
ask-arrival = Place the cards that arrive.
ask-card = { $kind ->
    [unit] Where is { $card } to stand?
    [ground] Where is { $card } to lie?
    [gear] Who is to get { $card }?
   *[event] What is { $card } played on?
  }
ask-window = You may break in: { $window }. Play a card or pass.
ask-play = Your play. Supply: { $supply }.
ask-moving = Go on moving. Cards moved: { $movers }.
ask-firing = Go on firing from { $at }. Shots: { $shots }.
ask-way = Where does the group go?
ask-group = Add cards to the group, or go to { $at }.
ask-aim = What does { $unit } fire at?
ask-withdrawal = Where does { $unit } withdraw to?
ask-melees = Which melee is fought next?
ask-retreat = Your cards panic. Where do they fall back to?
ask-volley = What does { $unit } fire at in the melee?
ask-discard = Discard down to { $limit } cards.
ask-overstack = Too many cards in one position: give one up.
told-nation = The attacker chooses a nation.
told-deck = { $side } build their deck.
told-reinforcement = { $side } build their reinforcement group.
told-pool = { $side } pick ten terrain cards.
told-ground = { $side } lay out their terrain.
told-deploy = { $side } deploy their cards.
told-arrival = { $side } place the cards that arrive.
told-card = { $side } decide on { $card }.
told-window = { $side } may break in: { $window }.
told-play = { $side } play. Supply: { $supply }.
told-moving = { $side } are moving. Cards moved: { $movers }.
told-firing = { $side } are firing from { $at }. Shots: { $shots }.
told-way = { $side } choose where a group goes.
told-group = { $side } gather a group for { $at }.
told-aim = { $side } aim with { $unit }.
told-withdrawal = { $side } withdraw { $unit }.
told-melees = { $side } choose the next melee.
told-retreat = { $side } fall back in panic.
told-volley = { $side } choose the melee fire of { $unit }.
told-discard = { $side } discard down to { $limit } cards.
told-overstack = { $side } have too many cards in one position and give one up.
over = { $winner ->
    [german] The Germans win: { $finish }. Points: Germans { $german }, Soviets { $soviet }.
    [soviet] The Soviets win: { $finish }. Points: Germans { $german }, Soviets { $soviet }.
   *[draw] A draw: { $finish }. Points: Germans { $german }, Soviets { $soviet }.
  }
do-nation = { $nation ->
    [german] Command the Germans
   *[soviet] Command the Soviets
  }
do-take = Take { $card }
do-take-ready = Take the ready-made cards
do-choose = { $card }
do-keep = Keep { $card } back in the reserve
do-auto-deploy = Place everything automatically
do-at = { $at }
do-edge = The edge { $a } – { $b }
do-pick = { $unit } at { $at }
do-mend = Repair { $unit }: { $ailment }
do-counter = Cancel { $card }
do-snipe = Snipe at { $unit }: { $quarry }
do-spy = { $side }: look at their hand
do-use = { $mode }
do-discard = Discard { $card }
do-wreck = Mend { $card }
do-move = Move { $unit } from { $at }
do-muster = Bring { $card } from the reserve
do-join = Add { $unit }
do-board = Load { $card } onto { $carrier }
do-go = Go to { $at }
do-load = Load { $unit } onto { $carrier }
do-ride = { $unit } rides on { $first } and { $second }
do-unload = { $unit } gets off
do-hand-over = Hand { $gear } from { $unit } to { $taker }
do-drop = Discard { $gear } of { $unit }
do-aim = Fire with { $unit } at { $at }
do-fire = { $weapon } at { $unit } in { $at }: hits on { $hits } or less ({ $number }, modifiers { $drm })
do-fire-at = { $weapon } at { $unit } in { $at }: hits on { $hits } or less ({ $number }, modifiers { $drm }); penetration { $penetration } against { $front } in front: destroyed on { $kill } or less, against { $side } on the side: on { $flank } or less (TC-9.4)
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
do-screen = Smoke on { $at }: on { $hits } or less ({ $number }, modifiers { $drm })
do-hold = Hold fire
do-draw = Draw a card
do-arrive = Reinforcement group { $group } arrives
do-fight = Fight the melee at { $at }
do-retreat = { $unit } to { $at }
do-pass = Pass
do-confirm = Play these cards
do-done = Done
do-end = End your play
log-rolled = Dice: { $first } against { $second }.
log-attacker = { $side ->
    [first] The first side attacks.
   *[second] The second side attacks.
  }
log-nation = { $side ->
    [first] { $nation } are the first side.
   *[second] { $nation } are the second side.
  }
log-taken = Taken: { $card }.
log-deck-ready = { $side } have their deck.
log-pool-ready = { $side } have their terrain cards.
log-terrain-dealt = The terrain is dealt.
log-terrain = { $terrain } on { $at }.
log-water = { $water } on { $at }.
log-deploys-first = { $side } deploy first.
log-plays-first = { $side } play first.
log-placed = { $unit } stands at { $at }.
log-kept = Kept back in the reserve: { $card }.
log-kept-one = { $side } keep a card back in the reserve.
log-deployed = { $side } have deployed: { $hand } in hand, { $pile } in the pile.
log-turn = Turn { $turn }
log-seat-turn = { $side } play.
log-drew = Drawn: { $card }.
log-drew-one = { $side } draw a card.
log-dug = { $works } at { $at }.
log-works-gone = { $works } at { $at } are gone.
log-attached = { $unit } gets { $card }.
log-handed = { $unit } hands { $gear } to { $taker }.
log-dropped = { $unit } throws { $gear } away.
log-loaded = { $unit } is loaded onto { $carrier }.
log-unloaded = { $unit } gets off at { $at }.
log-step-declared = { $count ->
    [one] { $side }: one card moves from { $from } to { $to }.
   *[other] { $side }: { $count } cards move from { $from } to { $to }.
  }
log-stepped = { $unit }: { $from } → { $to }.
log-stopped = { $unit } stays at { $at }.
log-returned = { $unit } returns to the reserve.
log-endangered = { $harm ->
    [missed] { $unit } is unharmed ({ $peril }: { $number } or less, rolled { $roll }).
    [immobilised] { $unit } is immobilised ({ $peril }: { $number } or less, rolled { $roll }).
   *[destroyed] { $unit } is hit ({ $peril }: { $number } or less, rolled { $roll }).
  }
log-shot-declared = { $unit } aims at { $target } ({ $weapon }).
log-smoke-declared = { $unit } is to fire smoke at { $at }.
log-shot-lost = The shot of { $unit } is lost.
shot-result = { $harm ->
    [missed] { $target } missed
    [bounced] { $target } hit without effect
    [immobilised] { $target } immobilised
   *[destroyed] { $target } destroyed
  }
log-shot = { $result }. { $unit }, { $weapon }: { $hits } or less, rolled { $roll }.
log-kill = { $result }. { $unit }, { $weapon }: { $hits } or less, rolled { $roll }; penetration { $penetration } against { $armour } ({ $struck }): { $kill } or less, rolled { $second }.
roll-needed = { $number } or less
log-smoke-shot = { $result ->
    [laid] { $unit } lays smoke on { $at } ({ $hits } or less: rolled { $roll }).
   *[failed] { $unit } fails to lay smoke on { $at } ({ $hits } or less: rolled { $roll }).
  }
log-held = { $unit } holds its fire.
log-played = { $side } play { $card }.
log-played-at = { $side } play { $card } on { $at }.
log-cancelled = { $card } is cancelled.
log-idle = { $card } has no effect.
log-instant = { $side } play { $card }.
log-instant-at = Target { $at }: { $mode }.
log-confused = One supply point is lost.
log-coordinated = Supply is now { $supply }.
log-smoke = Smoke on { $at }.
log-smoke-cleared = The smoke on { $at } clears.
log-mined = { $at } is mined.
log-mines-cleared = The mines on { $at } are cleared.
log-path = A Path leads through { $at }.
log-edge = Stream between { $a } and { $b }.
log-bridged = The Stream on { $at } is gone.
log-edge-bridged = The Stream between { $a } and { $b } is gone.
log-mended = { $unit } is repaired: { $ailment }.
log-broke-down = { $unit } breaks down.
log-malfunction = The weapon of { $unit } fails.
log-leader-lost = { $unit } loses its { $quarry } (8 or less: rolled { $roll }).
log-leader-missed = The sniper misses the { $quarry } of { $unit } (8 or less: rolled { $roll }).
log-canister = { $unit } has used its canister.
log-spied = { $side } have their hand looked at.
log-hand-seen = { $side } hold { $card }.
log-group = { $side } are reinforced: { $count } cards. The attacker has until the end of turn { $turn }.
log-mending = { $card } returns from the repair shop.
log-melee = Melee at { $at }.
log-advantage = { $side } fire first.
log-panic = { $side } panic.
log-retreated = { $unit } falls back to { $at }.
log-discarded = { $side } discard { $card }.
log-destroyed = { $unit } is destroyed ({ $points } points).
log-front-held = { $side } holds more of the front ranks: { $points } points.
log-arrived = { $side }: reinforcement group { $group } arrives.
log-hand-grows = { $side } receive { $count } hand cards.
log-ended = { $winner ->
    [german] The Germans win: { $finish }. Points: Germans { $german }, Soviets { $soviet }.
    [soviet] The Soviets win: { $finish }. Points: Germans { $german }, Soviets { $soviet }.
   *[draw] A draw: { $finish }. Points: Germans { $german }, Soviets { $soviet }.
  }
lost-units = { $lost ->
    [one] one unit
   *[other] { $lost } units
  } · { $points ->
    [one] one point
   *[other] { $points } points
  }
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
stack-card = #{ $number } { $side }: { $card }
stack-card-at = #{ $number } { $side }: { $card }, { $target }
