### Blood & Steel: the game, English

## Pieces and words

unit-name = { $kind ->
    [ss-pzg] { $number } SS PzG
    [ss-pz] { $number } SS Pz
    [ss-pzjg] { $number } SS PzJg
    [ss-aufkl] { $number } SS Aufkl
    [ss-tiger] { $number } SS Tiger
    [deutschland] Dtchld.
    [der-fuehrer] D. Fhrer
    [eicke] Eicke
    [thule] Thule
    [inf] { $number } Inf
    [stug] { $number } StuG
    [tb] { $number } TB
    [gds-tb] { $number } Gds TB
    [gds-tr] { $number } Gds TR
    [mrb] { $number } MRB
    [gds-mrb] { $number } Gds MRB
    [gds-abn] { $number } Gds Abn
    [gds-rd] { $number } Gds RD
    [gds-mech] { $number } Gds Mech
   *[rd] { $number } RD
  }
nobody = nobody
and-list = { $list }, { $next }
formation-name = { $formation ->
    [lah] 1st SS Leibstandarte
    [dr] 2nd SS Das Reich
    [tk] 3rd SS Totenkopf
    [division-167] 167th Infantry Division
    [airborne] 9th Guards Airborne Division
    [remnants] remnants of the rifle divisions
    [corps-18] 18th Tank Corps
    [corps-29] 29th Tank Corps
    [corps-2] 2nd Tank Corps
    [guards-2] 2nd Guards Tank Corps
   *[reserve] 5th Guards Tank Army
  }
place-name = { $place ->
    [luchki] Luchki
    [veselyi-wood] Veselyi wood
    [krasny-oktyabr] Krasny Oktyabr
    [teterevino-wood] Teterevino wood
    [veselyi] Veselyi
    [klyuchi] Klyuchi
    [psel-grove] Psel grove
    [teterevino] Teterevino
    [vasilyevka] Vasilyevka
    [hill-226-6] Hill 226.6
    [hill-258-2] Hill 258.2
    [komsomolets-grove] Komsomolets grove
    [hill-236-7] Hill 236.7
    [polezhayev] Polezhayev
    [andreyevka] Andreyevka
    [komsomolets] Komsomolets
    [hill-241-6] Hill 241.6
    [ivanovskiy-vyselok] Ivanovskiy Vyselok
    [kartashevka-wood] Kartashevka wood
    [prelestnoye] Prelestnoye
    [oktyabrskiy] Oktyabrskiy
    [storozhevoye-wood] Storozhevoye wood
    [hill-247-6] Hill 247.6
    [petrovka] Petrovka
    [hill-252-2] Hill 252.2
    [storozhevoye] Storozhevoye
    [hill-252-4] Hill 252.4
    [yamki] Yamki
    [vinogradovka] Vinogradovka
    [prokhorovka-wood] Prokhorovka wood
    [prokhorovka] Prokhorovka
   *[pravorot-wood] Pravorot wood
  }
hex-name = { $place ->
    [none] { $hex }
   *[other] { place-name } ({ $hex })
  }
off-map = off the map
the-side = { $side ->
    [german] The Germans
   *[soviet] The Soviets
  }
chance = { $sixths ->
    [0] cannot hit
    [1] hits on 1
    [6] cannot miss
   *[other] hits on { $sixths } or less
  }

## What is asked ($side is german or soviet)

ask-place = Place { $unit }.
ask-station = Choose the hex in Prokhorovka for its remnant. The other nine villages follow by themselves.
ask-remnant = Choose a hex without a village for a remnant: { $left ->
    [one] one more
   *[other] { $left } more
  }.
ask-call = Turn { $turn }: call for the 167th Infantry Division? It costs 2 VP in any case, and comes on a die below { $turn }.
ask-reserve = Turn { $turn }: name the brigades of the reserve that you ask for. Each comes on a die below { $turn }; a refusal costs 1 VP.
ask-commit = Commit tank corps, as many as you like. Each one that you never commit is worth { $points } VP.
ask-zone = { $who }: the die is a 6. Choose the entry zone.
ask-operations = { $formation }: act with its units one after another, use support, or end the phase.
ask-march = { $units } marches: { $left } MP left.
ask-group = { $units } march together to overrun: { $left } MP left.
ask-reroll = { $unit } has missed. Shall Wittmann roll again?
ask-defend = Overrun of { $hex }, round { $round }: fire at the attackers, unit by unit, or hold.
ask-offend = Overrun of { $hex }, round { $round }: each of your units must fire once.
ask-forced-retreat = Overrun of { $hex }: your disrupted units must retreat.
ask-free-retreat = Overrun of { $hex }: you may retreat further units.
ask-break-off = Overrun of { $hex }, round { $round }: take units back, or fight on.

told-place = { the-side } place { $unit }.
told-remnants = The Soviets choose hexes for the remnants.
told-call = The Germans may call for the 167th Infantry Division.
told-reserve = The Soviets may ask for brigades of the reserve.
told-commit = The Soviets commit tank corps.
told-zone = The Soviets choose the entry zone: { $who }.
told-operations = { the-side } act with: { $formation }.
told-march = On the march: { $units }.
told-reroll = { $unit } has missed; Wittmann may roll again.
told-defend = Overrun of { $hex }, round { $round }: { $side ->
    [german] the Germans defend
   *[soviet] the Soviets defend
  }.
told-offend = Overrun of { $hex }, round { $round }: { $side ->
    [german] the Germans attack
   *[soviet] the Soviets attack
  }.
told-retreat = Overrun of { $hex }: the defender retreats.
told-break-off = Overrun of { $hex }, round { $round }: the attacker may break off.
over = { $winner ->
    [german] The German side wins
    [soviet] The Soviet side wins
   *[draw] A draw
  }, { $german } : { $soviet }.

## What can be done

do-place = { $unit } to { $hex }
do-place-remnant = A remnant to { $hex }
do-call = Call for the 167th Infantry Division
do-ask = Ask for { $unit }
do-commit = Commit: { $formation }
do-enter = Entry zone { $zone }
do-fire = { $by } fires at { $at }, { $hex }: { chance }
do-half-fire = { $by } fires at { $at }, { $hex }, with half its factor: { chance }
do-fire-close = { $by } fires at { $at }: { chance }
do-march = { $unit } marches from { $hex }
do-group = { $units } overrun together from { $hex }
do-air = Air attack on { $at }, { $hex }: { chance }
do-rudel = Rudel attacks { $at }, { $hex }: { chance }
do-shell = Artillery on { $at }, { $hex }: { chance }
do-step = To { $hex } ({ $cost } MP)
do-last-step = To { $hex } with all movement points
do-stop = Stop at { $hex }
do-exit = Leave by the north edge: 1 VP
do-attack = Overrun { $hex } ({ $cost } MP)
do-reroll = Roll again
do-keep = Leave it at the miss
do-retreat = { $unit } retreats to { $hex }
do-flee = { $unit } leaves the map
do-back = { $unit } goes back to { $hex }
end-call = Do not call
end-reserve = That is all
end-commit = No more corps
end-defend = Hold fire
end-retreat = Nobody else retreats
end-break-off = Fight on
end-phase = End the phase

## What happens

log-placed = { $unit } stands at { $hex }.
log-token = A remnant lies at { $hex }, face down.
log-dealt = The remnants are dealt face down.
log-turned-up = { $hex }: { $unit } is turned up.
log-turn = Turn { $turn }
log-air = Air dice: Germans { $german }, Soviets { $soviet }. { $winner ->
    [german] German aircraft: { $aircraft }.
    [soviet] Soviet aircraft: { $aircraft }.
   *[nobody] Nobody flies.
  }
log-rudel-flies = Rudel flies this turn.
log-rudel-shot-down = Rudel is shot down: 1 VP for the Soviets.
log-artillery = { $side ->
    [german] German artillery
   *[soviet] Soviet artillery
  }, die { $die }: { $guns ->
    [0] none
    [one] one attack
   *[other] { $guns } attacks
  }.
log-called = The Germans call for the 167th, die { $die }: { $answer ->
    [arrives] it arrives
    [not_yet] not yet
   *[barred] it will never come
  }. 2 VP lost.
log-granted = { $unit } is granted (die { $die }).
log-refused = { $unit } is refused (die { $die }): 1 VP lost.
log-committed = Committed: { $formation }.
log-drawn = Drawn: { $formation }.
log-zone-rolled = { $who }, entry zone: die { $die }.
log-zone-chosen = { $formation } comes on in zone { $zone }.
shot-result = { $effect ->
    [missed] { $at } missed
    [disrupted] { $at } disrupted
    [reduced] { $at } reduced
    [reduced_disrupted] { $at } reduced and disrupted
    [eliminated] { $at } eliminated
   *[hit] { $at } hit
  }
log-fired = { $result } at { $hex }. { $unit }: factor { $power }, die { $die }{ $modifier }.
log-rerolled = { $result }. Wittmann, { $unit }: factor { $power }, die { $die }{ $modifier }.
log-air-attack = { $result } at { $hex }. Air attack, die { $die }{ $modifier }.
log-rudel-attack = { $result } at { $hex }. Rudel, die { $die }{ $modifier }.
log-shelled = { $result } at { $hex }. Artillery, die { $die }{ $modifier }.
log-harmed = { $unit } is { $health ->
    [disrupted] disrupted
    [reduced] reduced
   *[reduced_disrupted] reduced and disrupted
  }.
log-tiger-survived = { $unit } survives (die { $die }).
log-tiger-lost = { $unit } does not survive (die { $die }).
log-eliminated = { $unit } is eliminated.
log-marched = { $unit } to { $hex } ({ $cost } MP).
log-came-on = { $unit } comes onto the map at { $hex }.
log-broke-out = { $unit } leaves by the north edge: 1 VP.
log-taken = { the-side } take { $hex }.
log-overrun = { the-side } overrun { $hex } from { $from }.
log-round = Round { $round }
log-thrown-back = { $unit } is thrown back to { $hex }.
log-retreated = { $unit } retreats to { $hex }.
log-fled = { $unit } leaves the map.
log-trapped = { $unit } has nowhere to go.
log-went-back = { $unit } goes back to { $hex }.
log-overrun-ended = The overrun of { $hex } is over: { $holder ->
    [german] the Germans hold it
    [soviet] the Soviets hold it
   *[nobody] nobody is left
  }.
log-recovery = Recovery: { $unit }, die { $die }, { $result ->
    [fresh] fresh again
   *[reduced] still reduced
  }.
log-banked = Objectives: { $german } VP for the Germans, { $soviet } VP for the Soviets.
log-turn-ended = After turn { $turn }: Germans { $german }, Soviets { $soviet }.
log-ended = The battle is over, { $german } : { $soviet }.

## In detail

detail-unit = { $unit }, { $formation }
detail-factors = Against armour { $armour }, against infantry { $infantry }, { $points } movement points
detail-health = { $health ->
    [fresh] Fresh
    [disrupted] Disrupted
    [reduced] Reduced
   *[reduced_disrupted] Reduced and disrupted
  }
detail-stage = { $stage ->
    [ready] Has not acted this turn
    [fired_half] Has fired with half its factor; may move with half its points
    [moved_half] Has moved half; may fire with half its factor
   *[done] Done for this turn
  }
detail-place = Stands: { $hex }
forecast-factor = { $factor ->
    [armour] Armour factor { $number }
   *[infantry] Infantry factor { $number }
  }
forecast-tiger = Tiger company: +{ $number }
forecast-power = Halved, or disrupted: { $number }
forecast-range = Two hexes: die{ $modifier }
forecast-cover = Forest or village: die{ $modifier }
forecast-hill = From a hill: die{ $modifier }
forecast-close = Soviets at close quarters with armour: die{ $modifier }
forecast-chance = The shot { chance }
forecast-support = Support factor { $number }
forecast-rudel = Rudel: die{ $modifier }
forecast-they-fire = First { $by } fires at { $at }: { chance }
forecast-you-fire = Then { $by } at { $at }: { chance }
forecast-overrun = Hit attackers go back; disrupted defenders must retreat.
tally-objectives = Objectives: { $points }
tally-break-out = Units broken out: { $points }
tally-calls = Calls for the 167th: { $points }
tally-handicap = Handicap: { $points }
tally-kept-back = Corps kept back: { $points }
tally-railway = Railway: { $points }
tally-refusals = Brigades refused: { $points }
tally-rudel = Rudel shot down: { $points }
tally-total = Total: { $points }

## What may not be done

why-not-now = This is not what is decided now.
why-over = The match is over.
why-handicap-too-large = The handicap is at most 6 VP, for either side.
why-outside-zone = This unit is placed in the zone of its own division.
why-hill-taken = Only one unit of the Leibstandarte may begin on Hill 252.2, and one stands there.
why-not-prokhorovka = First choose one of the two hexes of Prokhorovka.
why-inside-german-zone = This hex lies in a German zone.
why-germans-there = Germans stand there.
why-remnant-in-village = The villages have their remnants; choose another hex.
why-remnant-there = A remnant lies there already.
why-no-reserve-brigade = This unit is no brigade of the reserve.
why-already-granted = This brigade was granted before.
why-already-asked = You have asked for this brigade.
why-no-corps = Only the four tank corps are committed.
why-already-committed = This corps is committed already.
why-not-yours = This unit is not yours to act with now.
why-not-drawn = The marker of its formation is not the one drawn.
why-not-on-map = This unit is not on the map.
why-is-disrupted = This unit is disrupted.
why-is-done = This unit has finished its action.
why-half-done = This unit has fired already; it may only move.
why-no-half-move = Half of its movement points is 0: it moves or fires, not both.
why-not-an-enemy = This is no enemy.
why-target-gone = This unit is not on the map.
why-out-of-range = That is too far.
why-two-hexes-at-armour = Two hexes far only armour can be fired at.
why-soviets-reach-one = Soviet units fire at adjacent hexes only.
why-no-sight = Forest or village blocks the sight.
why-no-factor = Its factor against this target is 0.
why-tiger-supports = Beside a fit unit of its division a Tiger company does not fire itself.
why-no-aircraft = You have no aircraft left.
why-no-rudel = Rudel does not fly, or has attacked.
why-no-artillery = You have no artillery left.
why-beyond-artillery = No undisrupted unit of yours is within five hexes of it.
why-harmed-enough = Support cannot harm this unit any more.
why-has-moved = This unit has moved already.
why-nowhere-to-go = There is nowhere for it to go.
why-not-adjacent = These hexes are not adjacent.
why-not-an-entry = It cannot come on by this hex.
why-too-dear = There are not enough movement points for that.
why-enemy-there = Enemies stand there: only an overrun leads into that hex.
why-dead-end = From there the march could not end.
why-not-yet-moved = A march enters at least one hex.
why-groups-attack = A group marches to overrun, and ends with that only.
why-stacking = There is no room: two units of one formation, or a remnant and another one.
why-not-north-edge = Only from the northernmost row a unit can leave the map.
why-only-germans-leave = Only German units leave the map.
why-no-minimum-move = The minimum move is for a single unit that has done nothing yet.
why-affords-step = It has the points to enter this hex as usual.
why-not-a-group = That is no group; name its units in order.
why-not-together = They do not stand in one hex.
why-too-many-in-group = At most two units and a Tiger company overrun together.
why-remnants-do-not-overrun = Remnants do not overrun.
why-just-arrived = Who has just come onto the map cannot overrun.
why-no-enemy-there = There is no enemy in that hex.
why-not-in-overrun = This unit takes no part in the overrun.
why-has-fired = This unit has fired in this round.
why-must-fire = In an overrun the attacker may not hold fire.
why-must-retreat = Disrupted defenders must retreat.
why-not-defending = This unit does not defend here.
why-disrupted-first = First the disrupted units retreat.
why-towards-attacker = The attack came from there.
why-enemy-in-retreat = Enemies stand there.
why-not-at-edge = Only at the edge of the map a unit can leave it.
