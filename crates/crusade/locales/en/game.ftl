### The Last Crusade: what is asked, done and told, English

phase-name = { $phase ->
    [setup] Set-up
    [reinforce] Reinforcement
    [air] Air action
    [recon] Recon
    [bombard] Bombardment
   *[maneuver] Fire & maneuver
}
hq-name = { $side ->
    [soviet] the Soviet HQ
   *[german] the German HQ
}
airfield-name = { $side ->
    [soviet] the Soviet airfield
   *[german] the German airfield
}
rear-name = { $side ->
    [soviet] the Soviet rear area
   *[german] the German rear area
}
edge-name = { $a }–{ $b }
terrain-name = { $terrain ->
    [HI] hills
    [LW] light woods
    [HW] heavy woods
    [VI] village
    [TO] town
    [CI] major city
    [SW] swamp
    [BA] balka
    [HQ] headquarters
   *[CL] clear
}
unit-at = { $card } ({ $at })
unit-unknown = a card
card-face-down = a face-down card
card-list = { $first }, { $rest }

prompt-over = { $winner ->
    [soviet] The Soviets win
    [german] The Germans win
   *[nobody] A draw
} { $reason ->
    [headquarters] by capturing the headquarters.
    [collapse] by collapse of the enemy.
   *[score] on the final score.
}
prompt-you = { $step ->
    [deck] Build your deck, or take the standard one.
    [terrain] Choose the terrain of your home row.
    [centre] Lay the terrain of the centre row.
    [forces] Place your starting forces, then end.
    [patrol] Does this patrol stay on its drop tanks?
    [reinforce] Refit, deploy, play cards; then end the phase.
    [hand_limit] Discard down to the hand limit.
    [air] Launch aircraft, or end the phase.
    [intercept] Do you intercept the flight that has taken off?
    [counter] Do your fighters attack the patrols?
    [jettison] Drop ordnance before the combat?
    [escort] Name an escort?
    [taran] Does one of your fighters ram?
    [flak] Who fires at the aircraft that pass?
    [fly_on] Fly on or stop here?
    [recon] Scout, or end the phase.
    [bombard] Bombard and strike, or end the phase.
    [close_flak] Who fires at the aircraft that attack?
    [bombs] Attack with the aircraft of the strike.
    [maneuver] Move, dig in, assault; then end your turn.
    [ambush] Ambush: fire with units that were hidden.
    [defend] Defensive fire.
    [attack] Fire with your attackers.
    [retreat] Stand or retreat?
    [withdraw] Retreat your units one by one.
    [go_on] Another round, or break off?
    [advance] Who advances?
    [miracle] Do you repair a tank that was destroyed?
    [declare_launch] Add aircraft and loads, then launch.
    [declare_barrage] Add targets, then fire.
   *[declare_assault] Add attackers and cards, then attack.
}
prompt-other = { $side ->
    [soviet] The Soviets
   *[german] The Germans
} { $step ->
    [deck] build their deck.
    [terrain] choose terrain.
    [centre] lay the centre row.
    [forces] place their forces.
    [reinforce] are in the reinforcement phase.
    [hand_limit] discard.
    [air] are in the air phase.
    [recon] are in the recon phase.
    [bombard] are in the bombardment phase.
    [maneuver] maneuver.
   *[other] decide.
}

act-take = Put { $card } into the deck
act-take-standard = Take the standard deck
act-lay = Lay { $terrain }
act-swap = Swap the terrain of { $zone }
act-keep = Keep the terrain
act-place = Place { $card } in { $zone }
act-place-inside = Place { $card } inside { $fort }
act-place-airfield = Place { $card } on the airfield
act-obstruct = Lay { $card } on { $edge }
act-attach = Attach { $card } to { $unit }
act-refit = Refit { $unit } { $kind ->
    [paid] (paid)
    [free] (free point)
    [medics] (Medical Battalion)
    [workshop] (Workshop Company)
   *[bonus] (bonus point)
}
act-deploy = Deploy { $card } for { $cost }
act-russian-deploy = Russian infantry: deploy { $card } free
act-russian-refit = Russian infantry: roll for refit points
act-fortify = Deploy { $card } in { $zone }
act-fortify-with = Deploy { $card } in { $zone } with { $unit } inside
act-play = Play { $card }
act-mask = Play Maskirovka on { $zone }
act-buy = Buy a card for 3
act-discard = Discard { $card }
act-stay = { $unit } stays on patrol
act-come-home = { $unit } comes home
act-launch = Launch by corridor { $lane }: { $mission ->
    [patrol] patrol
   *[strike] strike
}
act-add = Add { $unit }
act-load = Load { $unit } with { $card }
act-go = Go
act-jettison = { $unit } drops { $what ->
    [all] weapon and drop tanks
   *[weapon] its weapon
}
act-intercept = { $unit } attacks { $target }
act-fire = { $unit } fires at { $target }
act-fly = Fly on
act-stop = Stop here
act-escort = { $unit } escorts
act-ram = { $unit } rams (Taran)
act-scout = { $unit } scouts { $zone }
act-aim = Also at { $target }
act-strike = The flight in { $flight } strikes { $zone }
act-bomb = { $unit } attacks { $target } { $weapon ->
    [weapon] with its weapon
   *[guns] with its guns
}
act-carpet = { $unit } drops its carpet
act-skip = { $unit } does not attack
act-move = { $unit } moves to { $zone }
act-assault = Assault { $zone }
act-dig-in = { $unit } digs in
act-mount = { $unit } mounts { $carrier }
act-dismount = { $unit } dismounts
act-enter-fort = { $unit } enters { $fort }
act-leave-fort = { $unit } leaves the fort
act-clear = { $unit } clears the obstacle on { $edge }
act-stand = Stand
act-retreat = Retreat
act-withdraw = { $unit } retreats to { $zone }
act-continue = Another round
act-break-off = Break off
act-advance = { $unit } advances
act-miracle = Repair { $card }
act-end = End the phase
act-pass = { $step ->
    [fire] Hold fire
    [jettison] Keep the load
    [advance] Nobody else advances
   *[other] No
}

ev-deck-ready = { $side ->
    [soviet] The Soviet deck is complete.
   *[german] The German deck is complete.
}
ev-terrain = { $zone }: { $terrain }.
ev-terrain-die = Die { $die }: { $side ->
    [soviet] the Soviets lay the centre row.
   *[german] the Germans lay the centre row.
}
ev-forces-ready = { $side ->
    [soviet] The Soviets have set up.
   *[german] The Germans have set up.
}
ev-first-dice = Dice { $south } and { $north }: { $side ->
    [soviet] the Soviets move first.
   *[german] the Germans move first.
}
ev-first = { $side ->
    [soviet] The Soviets move first.
   *[german] The Germans move first.
}
ev-turn = Turn { $turn }: { $side ->
    [soviet] the Soviets
   *[german] the Germans
}
ev-supply = { $side ->
    [soviet] Soviet supply
   *[german] German supply
}: { $bonus ->
    [0] { $roll } rolled.
   *[other] { $roll } rolled, { $bonus } by supply columns.
}
ev-drew = { $side ->
    [soviet] The Soviets draw
   *[german] The Germans draw
} { $card }.
ev-refit = { $side ->
    [soviet] Soviet refit
   *[german] German refit
}{ $paid ->
    [0] {""}
   *[other] {" "}for { $paid }
}: { $card }.
ev-bonus = Russian infantry: the die gives { $die ->
    [one] one refit point.
   *[other] { $die } refit points.
}
ev-deployed = { $side ->
    [soviet] The Soviets deploy
   *[german] The Germans deploy
} { $card } for { $cost }: { $at }.
ev-obstructed = { $side ->
    [soviet] Soviet obstacle
   *[german] German obstacle
} on { $edge }: { $card }.
ev-attached = { $side ->
    [soviet] The Soviets attach
   *[german] The Germans attach
} { $card } to { $unit } for { $cost }: { $at }.
ev-played = { $side ->
    [soviet] The Soviets play
   *[german] The Germans play
} { $card }.
ev-supply-die = { $side ->
    [soviet] Soviet supply
   *[german] German supply
} changes by { $die }.
ev-masked = { $side ->
    [soviet] Soviet cards
   *[german] German cards
} are turned face down: { $zone }.
ev-bought = { $side ->
    [soviet] The Soviets buy a card.
   *[german] The Germans buy a card.
}
ev-discarded = { $side ->
    [soviet] The Soviets discard
   *[german] The Germans discard
} { $card }.
ev-stayed = { $card } stays on patrol; its drop tanks are spent.
ev-launched = { $side ->
    [soviet] The Soviets launch
   *[german] The Germans launch
} { $cards } by corridor { $lane } for { $cost }: { $mission ->
    [patrol] combat air patrol.
   *[strike] strike.
}
ev-jettisoned = { $side ->
    [soviet] The Soviets drop
   *[german] The Germans drop
} { $card } unused.
ev-intercepted = { $card } attacks { $target } in the air.
ev-escorted = { $card } escorts.
ev-rammed = { $card } rams: die { $die }.
ev-flew = { $cards }: on to { $at }.
ev-stopped = { $mission ->
    [patrol] { $cards }: on patrol in { $at }.
   *[strike] { $cards }: stops at { $at }.
}
ev-landed = { $card } lands.
shot-result = { $damage ->
    [0] { $target } missed
   *[other] { $target } hit, damage { $damage }
}
ev-shot = { $result }. { $card }: [{ $first }, { $second }] + { $fp } − { $defense } = { $score }.
ev-missed = { $card } fires at a face-down card: [{ $first }, { $second }], no effect.
ev-shaken = { $card } suffers with its carrier: damage 1.
ev-destroyed = { $side ->
    [soviet] Soviet loss
   *[german] German loss
}: { $card } ({ $points }).
ev-scouted = { $side ->
    [soviet] Soviet scouts
   *[german] German scouts
} ({ $card }) look at { $zone }: die { $die }, { $found ->
    [0] nothing found.
    [one] one card found.
   *[other] { $found } cards found.
}
ev-spotted = { $side ->
    [soviet] Soviet card
   *[german] German card
} turned up in { $zone }: { $card }.
ev-struck = { $cards }: strike on { $zone }.
ev-moved = { $side ->
    [soviet] Soviet move
   *[german] German move
}: { $card }, { $from } to { $to }.
ev-obstacle = { $card } on { $edge }!
ev-cleared = { $side ->
    [soviet] Soviet engineers
   *[german] German pioneers
} clear { $card } on { $edge }.
ev-dug-in = { $card } digs in.
ev-regrouped = { $card } regroups in { $zone }.
ev-assaulted = { $side ->
    [soviet] Soviet assault
   *[german] German assault
} on { $zone }: { $cards }.
ev-round = Round { $round } of the assault.
ev-retreated = { $card } retreats to { $zone }.
ev-assault-ended = The assault on { $zone } is over.
ev-advanced = { $card } advances into { $zone }.
ev-repaired = Armorer’s Miracle: { $card } is back.
ev-won = { $side ->
    [soviet] The Soviets win
   *[german] The Germans win
} { $reason ->
    [headquarters] by capturing the headquarters.
    [collapse] by collapse of the enemy.
   *[score] on the final score.
}
ev-drawn = A draw.

forecast-shot = { $card } at { $target }: two dice + { $fp } − { $defense }.
forecast-hit = Damage on { $roll } or more: { $chance } %.
forecast-down = Destroyed on { $roll } or more: { $chance } %.
forecast-safe = It cannot be destroyed by this shot alone.
forecast-answer = { $order ->
    [after] { $card } answers if it is not hit:
   *[together] { $card } fires at the same time:
}
forecast-no-answer = { $card } cannot fire back.
forecast-home = Whoever is hit flies home.
forecast-scout = One die + { $recon } − { $conceal }: one card from { $one }, two from { $two }, all from { $all }.
forecast-ram = From { $least } on the die both aircraft are destroyed; otherwise the one that rams does not fire.

subhead = { $subhead ->
    [headquarters] Headquarters
    [infantry_green] Infantry (green)
    [infantry] Infantry
    [infantry_guards] Infantry (guards)
    [infantry_engineers] Infantry (engineers)
    [infantry_veteran] Infantry (veterans)
    [recon] Recon
    [heavy_weapons] Heavy weapons
    [antitank] Antitank
    [mortar] Mortar
    [artillery] Artillery
    [rocket_artillery] Rocket artillery
    [antiaircraft] Antiaircraft
    [antiaircraft_antitank] Antiaircraft and antitank
    [armor] Armor
    [self_propelled_gun] Self-propelled gun
    [transport] Transport
    [headquarters_troops] Headquarters troops
    [fighter_bomber] Fighter bomber
    [dive_bomber] Dive bomber
    [heavy_bomber] Heavy bomber
    [jet_bomber] Jet bomber
    [ordnance] Ordnance
    [fortification] Fortification
    [obstacle] Obstacle
   *[special] Special
}
timing-name = { $timing ->
    [attach] Attach
    [reinforcement] Reinforcement
    [assault] In an assault
    [aircombat] In air combat
   *[destroyed] After a loss
}
troop-text = { $card ->
    [staff] The headquarters itself: always face up, never moves. Only an assault can take its last damage point.
    [su_medics] In your HQ: one free refit point more per turn for an infantry soldier unit.
    [de_workshop] In your HQ: one free refit point more per turn for an armored unit.
    [su_column] In your HQ: one supply point more per turn.
   *[de_column] In your HQ: one supply point more per turn.
}
trait-text = { $trait ->
    [digin] It may dig in, which commits it.
    [engineer] It may clear obstacles; forts protect little against its fire.
    [scout] Scouting does not commit it.
    [at] It may go inside a fort.
    [aa] It fires at aircraft that pass.
    [gun] It never advances after an assault.
    [support] It never attacks in an assault, and is screened by other units.
    [vehicle] Woods, major cities and balkas stop it, swamps and tank traps bar its way.
    [carrier] It carries one infantry soldier unit.
    [riders] It carries one infantry soldier unit, which suffers when it is hit.
    [barrage3] It bombards up to three targets of one zone at once.
    [fb] It is a fighter, and a bomber while it carries a weapon.
    [dive] Terrain does not protect against its bombs.
    [carpet3] It drops a carpet: three shots at random targets, seen or not.
    [jet] Only jets shoot at it without penalty.
    [weapon] For a fighter bomber, which is a bomber until the weapon is used or dropped.
    [droptank] For a fighter bomber: spent, it stays on patrol for one more turn.
    [fort] One infantry or antitank unit inside has cover 3.
    [urban] Only in a village, a town or a major city.
    [mine] It shoots at every enemy unit that crosses the edge.
    [wire] It stops soft enemy units that cross the edge.
   *[traps] Enemy vehicles cannot cross the edge.
}
range-text = It bombards up to { $range ->
    [one] one zone away.
   *[other] { $range } zones away.
}
special-text = { $card ->
    [su_hero] For an infantry soldier unit or a vehicle: +1 soft and armor firepower, and damage does not lower it.
    [de_ironcross] For an infantry soldier unit: +1 soft and armor firepower, and damage does not lower it.
    [su_molotov] For an infantry soldier unit: +3 armor firepower in assaults.
    [de_faust] For an infantry soldier unit: +4 armor firepower in assaults; discarded after the first assault in which it was fired.
    [su_commissar] For an infantry soldier unit: +1 soft firepower as attacker; it never retreats.
    [de_mgcrew] For an infantry soldier unit: +1 soft firepower, and it may fire at aircraft that attack its zone.
    [de_experte] For a fighter bomber: +1 firepower and +1 Defense in air combat.
    [su_urra] Your infantry has +2 soft firepower in round 1; you cannot break off after it.
    [su_smoke] The defenders have −2 firepower in round 1.
    [de_smoke] The defenders have −2 firepower in round 1.
    [de_night] No ambush; both sides have −1 firepower in round 1.
    [su_maskirovka] All your cards of one zone or of your HQ are turned face down.
    [su_partisans] One die: the enemy loses so much supply.
    [su_taran] One of your fighters in an air combat rams: from 4 on the die it and its opponent are destroyed.
    [de_miracle] An armored unit that was just destroyed stands in your HQ again, with one damage point left.
   *[de_fuel] One die: you gain so much supply.
}
detail-origin = The values of this card are reconstructed.
detail-damage = Damage { $damage } of { $hits }: each point costs one firepower.
detail-state = { $state ->
    [hidden] Face down: the enemy does not know it.
    [committed] Committed: it has done its main action of this turn.
   *[dug_in] Dug in: cover 2.
}
detail-with = With { $card }.

why-length-is-given = This scenario has its own length.
why-decks-are-given = Decks of one's own are for the open scenario.
why-terrain-is-given = Random terrain is for the open scenario.
why-nations-are-given = A match of one nation is for the open scenario.
why-not-now = This cannot be done now.
why-too-dear = Your supply does not suffice.
why-not-in-hand = You do not hold this card.
why-not-in-deck = This card is not in your deck.
why-no-such-piece = There is no such piece.
why-too-many-copies = The deck has as many of it as it may.
why-wrong-nation = The card belongs to another nation.
why-not-there = It cannot be there.
why-not-yours = You do not have this terrain card.
why-keep-enough = Keep enough for the empty zones of your home row.
why-row-not-held = Every zone of your home row needs a ground unit.
why-no-room = There is no room.
why-no-vehicles = Vehicles cannot go there.
why-not-damaged = It has no damage.
why-refit-taken = It has had its paid refit point this turn.
why-free-point-used = The free refit point is used.
why-not-at-base = It must be in the HQ or on the airfield.
why-no-hq-troop = No headquarters troop can help.
why-not-cheap-infantry = Only Soviet infantry of cost 2 or less, no Guards and no Engineers.
why-no-bonus-points = There are no bonus points left.
why-russian-used = The Russian infantry rule has been used this turn.
why-wrong-kind = This is not that kind of card.
why-not-occupied = Your ground units must occupy the zone.
why-not-built-up = It needs a village, a town or a city.
why-cannot-go-inside = Only infantry and antitank units of the zone can go inside.
why-fort-full = Somebody is inside already.
why-edge-taken = There is an obstacle on this edge.
why-cannot-attach = It cannot be attached to this unit.
why-nothing-to-hide = Nothing of yours is face up there.
why-card-bought = You have bought a card this turn.
why-deck-empty = The deck is empty.
why-committed = The unit is committed.
why-mounted = It is mounted.
why-no-aircraft = This aircraft cannot be chosen.
why-cannot-load = This aircraft cannot take that.
why-no-patrol = Only fighters fly patrols.
why-nothing-to-drop = There is nothing to drop.
why-no-fighter = This is no fighter that can attack now.
why-no-target = This is no target.
why-no-flak = This unit cannot fire at the aircraft.
why-no-way-on = The corridor ends here.
why-no-escort = It cannot escort.
why-cannot-ram = It cannot ram.
why-no-recon = It cannot scout.
why-nothing-hidden = Nothing is hidden there.
why-too-far = It is too far away.
why-no-firepower = It has no firepower against that.
why-has-struck = It has made its attack.
why-cannot-move = It cannot move so far.
why-no-path = There is no way.
why-cannot-attack = It cannot attack.
why-no-enemy-there = No enemy unit is there.
why-traps-ahead = Tank traps bar the way.
why-not-assault-card = This card is not for an assault.
why-cannot-dig-in = It cannot dig in.
why-cannot-mount = It cannot mount there.
why-not-mounted = It is not mounted.
why-not-inside = It is not inside a fort.
why-nothing-to-clear = There is nothing to clear.
why-has-fired = It has fired in this round.
why-screened = It is screened by other units.
why-doomed = It is doomed: choose another target.
why-no-retreat = It cannot retreat there.
why-no-break-off = After Urra! you cannot break off.
why-cannot-advance = It cannot advance.
why-no-miracle = No such tank was lost in this action.
