### The Hell of Stalingrad: the game, English

nobody = nobody
the-city = the city
volga = Volga
effect-times = { $effect } ×{ $times }
leader-name = { $side ->
    [german] { $level ->
        [1] Veteran General
       *[0] General
      }
   *[soviet] { $level ->
        [1] Brutal Commissar
       *[0] Commissar
      }
  } { $name }
phase-name = { $phase ->
    [campaign] Campaign
    [consolidation] Consolidation
    [manoeuvre] Manoeuvre
    [vanguard] Vanguard
    [rounds] Action rounds
   *[draft] Draft
  }
ask = { $step ->
    [draft] Take one of the new formations.
    [burn_militia] Which Militia Brigade is lost for good?
    [demote] Which general is demoted?
    [give_up] Give up a depleted formation to restore another, or finish.
    [restore] { $about } is given up: which formation is restored?
    [move_leader] { $about } is given up: does its leader move over?
    [manoeuvre] Send formations to buildings, then finish.
    [next_battle] Which building is fought for next?
    [exchange] Give cards to your team mate, or finish.
    [vanguard] { $about }: whose vanguard goes in next?
    [action] { $about }, { $hold } Holds to go: play a card, refit or hold.
    [intercept] The enemy plays { $about }. Do you intercept?
    [refit] Refit: discard what you do not want, then finish.
    [hold] Choose one of the two effects.
    [lose_unit] Which of your units is lost?
    [destroy_unit] Which enemy unit is destroyed?
    [spillover] Nobody is left to hit: take the Spillover?
    [sniper] Whom does the sniper shoot at?
    [drop_card] Which card do you discard?
    [overrun] Which formation joins the battle?
    [supply] Which formation becomes full-strength?
    [deplete] Which enemy formation is depleted?
    [promote] Whom do you promote?
    [look_discard] You see the hand: which card is discarded?
    [recover] Which card do you take back?
   *[last_stand] Which of your formations makes the stand?
  }
told = To decide, { $player }: { $step ->
    [draft] take a new formation
    [burn_militia] lose a Militia Brigade
    [demote] demote a general
    [give_up] consolidate
    [restore] consolidate
    [move_leader] consolidate
    [manoeuvre] manoeuvre
    [next_battle] choose the next battle
    [exchange] give cards
    [vanguard] send in a vanguard
    [action] act
    [intercept] intercept or not
    [refit] refit
    [hold] choose an effect
    [lose_unit] lose a unit
    [destroy_unit] destroy a unit
    [spillover] take the Spillover or not
    [sniper] aim
    [drop_card] discard
    [overrun] bring in a formation
    [supply] supply
    [deplete] deplete a formation
    [promote] promote
    [look_discard] look at a hand
    [recover] recover a card
   *[last_stand] make a last stand
  }.
over = { $winner ->
    [german] The city has fallen: the Germans win.
   *[soviet] Stalingrad holds: the Soviets win.
  }
forecast = Break Test now: German { $german } dice, Soviet { $soviet }; about { $percent } % for the Germans.
act-draft = Take { $formation }
act-burn = Lose { $formation } for good
act-burn-from-deck = Lose a Militia Brigade of the deck
act-demote = Demote { $leader } of { $formation }
act-give-up = Give up { $formation }
act-restore = Restore { $formation }
act-move-leader = The leader moves over
act-lose-leader = The leader is lost
act-send = Send { $formation } to { $building }
act-assault = Fight for { $building }
act-pass = Give { $card } to { $player }
act-lead = { $formation } goes in
act-play = Play { $card } on { $formation }
act-hero = Play the hero { $card }
act-refit = Refit
act-hold = Hold
act-hand-over = Let { $player } act
act-intercept = Intercept with { $card }
act-discard = Discard { $card }
act-recover = Take back { $card }
act-choose = Take the effect: { $effect }
act-lose = Lose { $unit }
act-destroy = Destroy { $unit }
act-spill = { $side ->
    [german] Fire spreads
   *[soviet] Pass a bucket
  }
act-shoot = Shoot at { $target }
act-shoot-leader = Shoot at { $leader } of { $formation }
act-overrun = Bring in { $formation }
act-supply = Supply { $formation }
act-deplete = Deplete { $formation }
act-promote = Promote in { $formation }
act-decline = No
act-done = Done
log-turned-over = Turned over, not for this district: { $building }.
log-building = New building: { $building }.
log-volga = District { $district } has reached the Volga.
log-turn = Turn { $turn }.
log-campaign = { $side ->
    [german] German campaign card:
   *[soviet] Soviet campaign card:
  } { $card }.
log-hourglass = The hourglass runs: it is turn { $turn } already.
log-last-turn = Turn { $turn } is the last.
log-replaced = { $commander } takes command.
log-promoted = { $formation }: { $leader } promoted.
log-demoted = { $formation }: now only { $leader }.
log-leader-lost = { $formation } loses { $leader }.
log-burned = { $formation } is gone for good.
log-reinforced = { $formation } comes to the Staging Line ({ $leader }).
log-drafted = { $formation } goes to: { $player }.
log-formations-reshuffled = { $side ->
    [german] The German Destroyed Pile is the new formation deck.
   *[soviet] The Soviet Destroyed Pile is the new formation deck.
  }
log-combat-reshuffled = { $side ->
    [german] The German discard pile is shuffled.
   *[soviet] The Soviet discard pile is shuffled.
  }
log-initiative = { $side ->
    [german] The Germans have the initiative.
   *[soviet] The Soviets have the initiative.
  }
log-spilled = { $side ->
    [german] Nobody to hit: the fire spreads.
   *[soviet] Nobody to hit: a bucket is passed on.
  }
log-won = { $side ->
    [german] The Germans win.
   *[soviet] The Soviets win.
  }
log-carnage-reshuffled = The Carnage cards are shuffled.
log-drew = Cards drawn by { $player }: { $count }.
log-drew-card = { $player }: { $card } drawn.
log-discarded = { $player }: { $card } discarded.
log-given-up = { $formation } is given up.
log-leader-moved = The leader of { $from } goes to { $formation }.
log-supplied = { $formation } is full-strength again.
log-sent = { $formation }: to { $building }.
log-battle = The battle for { $building } begins.
log-passed = { $player }: a card given to the team mate.
log-passed-card = { $player }: { $card } given to the team mate.
log-vanguard = { $formation } goes in.
log-intensity = Carnage { $card }: intensity { $intensity }.
log-entered = { $unit } enters.
log-unit-lost = { $unit } destroyed.
log-fire = Fire in district { $district }: { $fire }, Infernos { $infernos }.
log-bucket = Bucket { $bucket }; Fire { $fire }, Infernos { $infernos }.
log-inferno-added = An Inferno breaks out: { $infernos }.
log-inferno-removed = An Inferno is put out: { $infernos } left.
log-fire-reset = The Fire marker goes back to the ruins.
log-leader-shot = Shot at { $leader }, { $formation }: { $result ->
    [close_escape] a close escape
    [hit] a hit
   *[hideous_death] a hideous death
  }.
log-hero-shot = Shot at { $card }: { $result ->
    [close_escape] a close escape
    [hit] a hit
   *[hideous_death] a hideous death
  }.
log-hero-killed = { $card } is dead.
log-hero = { $player }: the hero { $card }.
log-declared = { $player }: { $card } on { $formation }.
log-intercepted = { $player }: { $hero } intercepts { $card }.
log-motivated = { $formation } is driven on: a Motivator and a Rifle are set aside.
log-joined = { $formation } joins the battle.
log-depleted = { $formation } is depleted.
log-destroyed = { $formation } is destroyed.
log-retreated = { $formation } retreats.
log-ghost = The next Soviet card costs nothing.
log-looked-at = The whole hand is looked at: { $player }.
log-recovered = { $player }: { $card } taken back.
log-refit = { $player }: refit.
log-held = { $player }: hold (Carnage { $card }).
log-hold-lowered = Holds to go: { $left }.
log-handed-over = Now acts: { $player }.
log-dice = Break Test: German dice { $german } (Infernos { $infernos }), Soviet dice { $soviet } (defence { $defence }).
log-rolled = German { $german } against Soviet { $soviet }.
log-rolled-off = Roll-off: { $german } against { $soviet }.
log-annihilated = The attackers are annihilated.
result-captured = { $building } has fallen
log-captured = { $result }.
result-defended = { $building } holds
log-defended = { $result }.
log-came-home = { $formation } comes home depleted.
log-graduated = { $formation }: { $leader }, hardened in battle.
why-not-now = That cannot be done now.
why-over = The match is over.
why-two-or-four = Two or four can play.
why-no-such-minimum = Consolidation needs 2 or 3 depleted formations.
why-no-such-turn-limit = The last turn is 2 to 8, or 0 for what the mode says.
why-not-to-draft = That formation is not to be shared out.
why-no-militia = No Militia Brigade is to be lost from there.
why-no-leader = It has no leader.
why-not-depleted = It is not another depleted formation.
why-not-yours = It belongs to your team mate.
why-not-on-staging-line = It is not on your Staging Line.
why-no-building = No building stands there.
why-not-attacked = That building is not attacked.
why-crowded = No more formations may go there.
why-must-attack = At least one building must be attacked.
why-no-assault-there = No battle is to be fought there.
why-not-in-hand = That card is not in the hand.
why-not-in-battle = That formation is not in this battle.
why-wrong-doctrine = The card is not for such a formation.
why-needs-leader = The card needs a formation with a general.
why-no-shock-left = The formation can take no more cards.
why-no-patriotism-left = Its patriotism does not suffice.
why-too-few-rifles = Too few Riflemen to sacrifice.
why-nobody-to-stand = No full-strength formation can make the stand.
why-is-hero = A hero is played without a formation.
why-no-hero = That card is no hero.
why-no-interceptor = That card cannot intercept.
why-only-hold = The battle has lasted long: only Hold is left.
why-too-many-refits = Four Refits in a row: do something else first.
why-no-hand-over = This action cannot be handed over.
why-no-vanguard = Its vanguard is not to come now.
why-no-such-unit = No such unit is there.
why-armoured = Armour falls only to a Precision Kill.
why-no-target = Nobody there can be shot at.
why-not-in-pile = That card is not in your discard pile.
why-not-to-supply = It is no depleted formation of yours on the table.
why-hit-this-round = It cannot be depleted in this round.
why-not-to-promote = Nobody can be promoted there.
