### The Last Crusade: what is asked, done and told, English

phase-name = { $phase ->
    [setup] set-up
    [reinforce] reinforcement
    [air] air action
    [recon] recon
    [bombard] bombardment
   *[maneuver] fire & maneuver
}
hq-name = { $side ->
    [soviet] the Soviet HQ
   *[german] the German HQ
}
airfield-name = airfield
edge-name = { $a }–{ $b }
spot-name = { $spot ->
    [RS] the Soviet rear area
    [RG] the German rear area
    [1] { $lane }1
    [2] { $lane }2
   *[3] { $lane }3
}
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
unit-in-zone = { $card } ({ $zone })
unit-on-airfield = { $card } (airfield)
unit-in-air = { $card } ({ $spot })
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
    [soviet] the Soviets.
   *[german] the Germans.
}
ev-supply = { $side ->
    [soviet] Soviet supply
   *[german] German supply
}: { $roll } + { $bonus }.
ev-drew = { $side ->
    [soviet] The Soviets draw
   *[german] The Germans draw
} { $card }.
ev-refit = { $side ->
    [soviet] Soviet refit
   *[german] German refit
} for { $paid }: { $card }.
ev-bonus = Russian infantry: die { $die }. { $side ->
    [soviet] The Soviets refit.
   *[german] The Germans refit.
}
ev-deployed = { $side ->
    [soviet] The Soviets deploy
   *[german] The Germans deploy
} { $card } for { $cost }: { $zone }.
ev-obstructed = { $side ->
    [soviet] Soviet obstacle
   *[german] German obstacle
} on { $edge }: { $card }.
ev-attached = { $side ->
    [soviet] The Soviets attach
   *[german] The Germans attach
} { $card } for { $cost }: { $zone }.
ev-played = { $side ->
    [soviet] The Soviets play
   *[german] The Germans play
} { $card }.
ev-supply-die = Die { $die } changes { $side ->
    [soviet] Soviet supply.
   *[german] German supply.
}
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
ev-stayed = { $card } stays on patrol. { $side ->
    [soviet] Soviet drop tanks are spent.
   *[german] German drop tanks are spent.
}
ev-launched = { $side ->
    [soviet] The Soviets launch
   *[german] The Germans launch
} { $cards } by corridor { $lane } for { $cost }: { $mission ->
    [patrol] patrol.
   *[strike] strike.
}
ev-jettisoned = { $side ->
    [soviet] The Soviets drop
   *[german] The Germans drop
} { $card }.
ev-intercepted = { $side ->
    [soviet] Soviet interception
   *[german] German interception
}: { $card } at { $target }.
ev-escorted = { $side ->
    [soviet] Soviet escort
   *[german] German escort
}: { $card }.
ev-rammed = { $side ->
    [soviet] Soviet Taran
   *[german] German Taran
}: { $card }, die { $die }.
ev-flew = { $side ->
    [soviet] The Soviet flight
   *[german] The German flight
} reaches { $spot }.
ev-stopped = { $side ->
    [soviet] The Soviet flight
   *[german] The German flight
} { $mission ->
    [patrol] patrols in
   *[strike] stops in
} { $spot }.
ev-landed = { $card } lands. { $side ->
    [soviet] (Soviet)
   *[german] (German)
}
ev-shot = { $side ->
    [soviet] Soviet fire
   *[german] German fire
}: { $card } at { $target }: [{ $first },{ $second }] + { $fp } − { $defense }, damage { $damage }.
ev-missed = { $side ->
    [soviet] Soviet fire
   *[german] German fire
}: { $card }, [{ $first },{ $second }], no effect.
ev-shaken = { $side ->
    [soviet] Soviet passengers
   *[german] German passengers
} suffer: { $card }, damage 1.
ev-destroyed = { $side ->
    [soviet] Soviet loss
   *[german] German loss
}: { $card } ({ $points }).
ev-scouted = { $side ->
    [soviet] Soviet scouts
   *[german] German scouts
} ({ $card }) look at { $zone }: die { $die }, found { $found }.
ev-spotted = { $side ->
    [soviet] Soviet card spotted
   *[german] German card spotted
} in { $zone }: { $card }.
ev-struck = { $side ->
    [soviet] Soviet air strike
   *[german] German air strike
} on { $zone }.
ev-moved = { $side ->
    [soviet] Soviet move
   *[german] German move
}: { $card }, { $from } to { $to }.
ev-obstacle = { $card } on { $edge }.
ev-cleared = { $side ->
    [soviet] Soviet engineers
   *[german] German pioneers
} clear { $card } on { $edge }.
ev-dug-in = { $card } digs in. { $side ->
    [soviet] (Soviet)
   *[german] (German)
}
ev-regrouped = { $side ->
    [soviet] Soviet regrouping
   *[german] German regrouping
} in { $zone }: { $card }.
ev-assaulted = { $side ->
    [soviet] Soviet assault
   *[german] German assault
} on { $zone }: { $cards }.
ev-round = Round { $round }.
ev-retreated = { $side ->
    [soviet] Soviet retreat
   *[german] German retreat
}: { $card } to { $zone }.
ev-assault-ended = { $side ->
    [soviet] The Soviet assault
   *[german] The German assault
} on { $zone } is over.
ev-advanced = { $side ->
    [soviet] Soviet advance
   *[german] German advance
}: { $card } into { $zone }.
ev-repaired = { $side ->
    [soviet] Soviet armorers
   *[german] German armorers
} work a miracle: { $card }.
ev-won = { $side ->
    [soviet] The Soviets win
   *[german] The Germans win
} { $reason ->
    [headquarters] by capturing the headquarters.
    [collapse] by collapse of the enemy.
   *[score] on the final score.
}
ev-drawn = A draw.

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
