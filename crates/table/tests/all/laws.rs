//! The laws hold for a sound game, and each of them can fail: a flaw of its kind is caught under its number.

use crate::flawed::{Flaw, Flawed, Worn};
use crate::picket::{Action, Event, Picket, Setup, State, Step, View};
use std::sync::atomic::{AtomicU32, Ordering};
use table::laws::{Breach, Trial, try_out, uphold};
use table::{Audience, Dice, EventSink, Next, Refusal, Rng, Rules, Seat, UndoBarrier};

const TRIAL: Trial = Trial { matches: 500, seed: 1, closely: 4 };

fn breach<F: Flaw>() -> Box<Breach> {
    try_out::<Flawed<F>>(TRIAL).expect_err("the flaw went unnoticed")
}

/// The law that a flaw is caught by.
fn caught_by<F: Flaw>() -> u8 {
    breach::<F>().law
}

/// The hidden card that the flaws of this file betray: the first that the enemy of the decider holds.
fn enemy_card(state: &State) -> u8 {
    let enemy = match Picket::next(state) {
        Next::Decide(seat) => 1 - seat.index(),
        Next::Over(_) => 0,
    };
    state.hands[enemy].first().copied().unwrap_or(0)
}

#[test]
fn picket_upholds_the_laws() {
    uphold::<Picket>(500);
}

#[test]
fn the_trial_of_picket_sees_secrets_and_reveals() {
    let tally = try_out::<Picket>(TRIAL).expect("Picket is sound");
    assert_eq!(tally.matches, 500);
    assert!(tally.decisions > 5_000, "{tally:?}");
    assert!(tally.examined > tally.decisions / 8, "{tally:?}");
    assert!(tally.other_worlds > tally.examined, "{tally:?}");
    assert!(tally.reveals > 100, "{tally:?}");
}

struct NoFlaw;
impl Flaw for NoFlaw {}

#[test]
fn a_game_with_no_flaw_is_not_blamed() {
    assert!(try_out::<Flawed<NoFlaw>>(TRIAL).is_ok());
}

#[test]
fn a_breach_can_be_seen_again_from_its_seed_alone() {
    fn seen_again<F: Flaw>() {
        let mut trial = TRIAL;
        for _ in 0..20 {
            let first = try_out::<Flawed<F>>(trial).expect_err("the flaw went unnoticed");
            let again = try_out::<Flawed<F>>(Trial { matches: 1, seed: first.seed, ..TRIAL }).expect_err("not again");
            assert_eq!((again.law, again.decision, &again.what), (first.law, first.decision, &first.what));
            trial.seed = first.seed + 1;
        }
    }
    seen_again::<StandsTooEarly>();
    seen_again::<RefusesTellingly>();
    seen_again::<LosesACard>();
}

/// Law 1: accepted, but not offered.
struct StandsTooEarly;
impl Flaw for StandsTooEarly {
    fn check(state: &Worn, action: Action) -> Result<(), Refusal> {
        let early = state.points == [2, 0] && state.step == Step::OtherPosts && action == Action::Stand;
        if early { Ok(()) } else { Picket::check(state, action) }
    }
}

#[test]
fn law_1_finds_an_action_that_is_accepted_but_was_not_offered() {
    assert_eq!(caught_by::<StandsTooEarly>(), 1);
}

/// Law 1: offered, then refused.
struct OffersARefusedCharge;
impl Flaw for OffersARefusedCharge {
    fn check(state: &Worn, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Charge if state.points[0] > 0 => Err(Refusal::new("PK-3.2", "won-already")),
            _ => Picket::check(state, action),
        }
    }
}

#[test]
fn law_1_finds_an_action_that_is_offered_but_refused() {
    assert_eq!(caught_by::<OffersARefusedCharge>(), 1);
}

/// Law 1: listed twice.
struct Stutters;
impl Flaw for Stutters {
    fn legal(state: &Worn, into: &mut Vec<Action>) {
        Picket::legal(state, into);
        into.extend_from_within(into.len() - 1..);
    }
}

#[test]
fn law_1_finds_an_action_that_is_listed_twice() {
    assert_eq!(caught_by::<Stutters>(), 1);
}

/// Law 1: somebody decides, with nothing to decide on.
struct LeavesNoChoice;
impl Flaw for LeavesNoChoice {
    fn legal(state: &Worn, into: &mut Vec<Action>) {
        if state.step != Step::LeaderCharges {
            Picket::legal(state, into);
        }
    }
}

#[test]
fn law_1_finds_a_decision_without_a_choice() {
    assert_eq!(caught_by::<LeavesNoChoice>(), 1);
}

/// Law 1: an offered setup is refused.
struct RefusesAScenario;
impl Flaw for RefusesAScenario {
    fn begin(setup: &Setup, dice: &mut Dice, sink: &mut impl EventSink<Event>) -> Result<State, Vec<Refusal>> {
        match setup.rounds {
            1 => Err(vec![Refusal::new("PK-1.2", "rounds")]),
            _ => Picket::begin(setup, dice, sink),
        }
    }
}

#[test]
fn law_1_finds_a_valid_setup_that_is_refused() {
    assert_eq!(caught_by::<RefusesAScenario>(), 1);
}

/// Law 2: a refusal leaves a mark.
struct CountsRefusals;
impl Flaw for CountsRefusals {
    fn check(state: &Worn, action: Action) -> Result<(), Refusal> {
        Picket::check(state, action).inspect_err(|_| {
            state.chalk.fetch_add(1, Ordering::Relaxed);
        })
    }
}

#[test]
fn law_2_finds_a_refusal_that_changes_the_state() {
    assert_eq!(caught_by::<CountsRefusals>(), 2);
}

/// Law 3: the cards are dealt by something else than the dice.
struct DealsByTheClock;
impl Flaw for DealsByTheClock {
    fn begin(setup: &Setup, dice: &mut Dice, sink: &mut impl EventSink<Event>) -> Result<State, Vec<Refusal>> {
        static CLOCK: AtomicU32 = AtomicU32::new(0);
        let mut state = Picket::begin(setup, dice, sink)?;
        state.deck.rotate_left(CLOCK.fetch_add(1, Ordering::Relaxed) as usize % 7);
        Ok(state)
    }
}

#[test]
fn law_3_finds_chance_that_does_not_come_from_the_dice() {
    assert_eq!(caught_by::<DealsByTheClock>(), 3);
}

/// Law 4: the rulebook forgot to count the digging in.
struct UnderstatesItsLength;
impl Flaw for UnderstatesItsLength {
    fn bound(setup: &Setup) -> u32 {
        Picket::bound(setup) - 2 * u32::from(setup.rounds)
    }
}

#[test]
fn law_4_finds_a_match_that_is_longer_than_the_bound() {
    assert_eq!(caught_by::<UnderstatesItsLength>(), 4);
}

/// Law 4: the last clash is fought again and again.
struct NeverEnds;
impl Flaw for NeverEnds {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        let before = state.clone();
        Picket::apply(state, action, dice, sink);
        if state.step == Step::Over {
            *state = before;
        }
    }
}

#[test]
fn law_4_finds_a_match_that_never_ends() {
    assert_eq!(caught_by::<NeverEnds>(), 4);
}

/// Law 5: something of the state is not written down.
struct ForgetsWhenWritten;
impl Flaw for ForgetsWhenWritten {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        Picket::apply(state, action, dice, sink);
        state.unwritten += 1;
    }
}

#[test]
fn law_5_finds_a_state_that_is_read_back_differently() {
    assert_eq!(caught_by::<ForgetsWhenWritten>(), 5);
}

/// Law 6: everybody sees what the enemy holds.
struct ShowsAHiddenCard;
impl Flaw for ShowsAHiddenCard {
    fn view(state: &Worn, seat: Option<Seat>) -> View {
        View { points: [enemy_card(state) % 3, 0], ..Picket::view(state, seat) }
    }
}

#[test]
fn law_6_finds_a_view_that_shows_a_hidden_card() {
    assert_eq!(caught_by::<ShowsAHiddenCard>(), 6);
}

/// Law 6: only the spectators see too much.
struct ShowsSpectatorsEverything;
impl Flaw for ShowsSpectatorsEverything {
    fn view(state: &Worn, seat: Option<Seat>) -> View {
        let mut view = Picket::view(state, seat);
        if seat.is_none() {
            view.points[0] = state.posted.iter().flatten().sum();
        }
        view
    }
}

#[test]
fn law_6_finds_a_view_that_shows_spectators_a_secret_choice() {
    assert_eq!(caught_by::<ShowsSpectatorsEverything>(), 6);
}

/// Law 6: who holds the highest card is asked.
struct AsksByAHiddenCard;
impl Flaw for AsksByAHiddenCard {
    fn next(state: &Worn) -> Next {
        match Picket::next(state) {
            Next::Decide(_) if state.step == Step::LeaderActs => {
                Next::Decide(Seat((state.hands[0].iter().max() < state.hands[1].iter().max()).into()))
            }
            next => next,
        }
    }
}

#[test]
fn law_6_finds_that_who_is_asked_depends_on_a_hidden_card() {
    let breach = breach::<AsksByAHiddenCard>();
    assert_eq!(breach.law, 6);
    assert!(breach.what.contains("who decides"), "{breach}");
}

/// Law 6: a world is imagined in which the seat holds other cards than it sees.
struct ForgetsItsOwnHand;
impl Flaw for ForgetsItsOwnHand {
    fn imagine(view: &View, rng: &mut Rng) -> State {
        let hands = view.hands.each_ref().map(|hand| vec![None; hand.len()]);
        Picket::imagine(&View { hands, ..view.clone() }, rng)
    }
}

#[test]
fn law_6_finds_an_imagined_world_that_looks_different() {
    assert_eq!(caught_by::<ForgetsItsOwnHand>(), 6);
}

/// Law 7: whether one may charge depends on what the enemy holds.
struct ChargesOnlyTheWeak;
impl Flaw for ChargesOnlyTheWeak {
    fn legal(state: &Worn, into: &mut Vec<Action>) {
        Picket::legal(state, into);
        into.retain(|&action| Self::check(state, action).is_ok());
    }
    fn check(state: &Worn, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Charge if enemy_card(state) > 8 => Err(Refusal::new("PK-3.2", "dug-in")),
            _ => Picket::check(state, action),
        }
    }
}

#[test]
fn law_7_finds_that_what_is_legal_depends_on_a_hidden_card() {
    assert_eq!(caught_by::<ChargesOnlyTheWeak>(), 7);
}

/// Law 7: the same actions, but their order tells.
struct ListsInATellingOrder;
impl Flaw for ListsInATellingOrder {
    fn legal(state: &Worn, into: &mut Vec<Action>) {
        Picket::legal(state, into);
        if enemy_card(state) > 8 {
            into.reverse();
        }
    }
}

#[test]
fn law_7_finds_that_the_order_of_what_is_legal_depends_on_a_hidden_card() {
    assert_eq!(caught_by::<ListsInATellingOrder>(), 7);
}

/// Law 7: the answer to "may I post that card?" is that the enemy has it.
struct RefusesTellingly;
impl Flaw for RefusesTellingly {
    fn check(state: &Worn, action: Action) -> Result<(), Refusal> {
        Picket::check(state, action).map_err(|refusal| match action {
            Action::Post(card) if state.hands.iter().flatten().any(|&held| held == card) => refusal.with("held", "yes"),
            _ => refusal,
        })
    }
}

#[test]
fn law_7_finds_a_refusal_that_depends_on_a_hidden_card() {
    assert_eq!(caught_by::<RefusesTellingly>(), 7);
}

/// Law 8: a card falls under the table.
struct LosesACard;
impl Flaw for LosesACard {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        Picket::apply(state, action, dice, sink);
        if action == Action::Withdraw && state.points == [0, 3] {
            state.deck.pop();
        }
    }
}

#[test]
fn law_8_finds_a_lost_card() {
    assert_eq!(caught_by::<LosesACard>(), 8);
}

/// Law 8: an imagined deck holds a card that lies on the table.
struct ImaginesACardTwice;
impl Flaw for ImaginesACardTwice {
    fn imagine(view: &View, rng: &mut Rng) -> State {
        let mut state = Picket::imagine(view, rng);
        if let (Some(spent), Some(top)) = (state.spent.first(), state.deck.last_mut()) {
            *top = *spent;
        }
        state
    }
}

#[test]
fn law_8_finds_a_card_that_is_doubled_in_an_imagined_world() {
    let breach = breach::<ImaginesACardTwice>();
    assert_eq!(breach.law, 8);
    assert!(breach.what.contains("imagined"), "{breach}");
}

/// Law 9: what a state does next depends on something that does not survive being put aside.
struct ForgetsWhenCloned;
impl Flaw for ForgetsWhenCloned {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        Picket::apply(state, action, dice, sink);
        state.uncloned += 1;
        *state.chalk.get_mut() = state.uncloned;
    }
}

#[test]
fn law_9_finds_that_doing_it_again_is_not_the_same() {
    assert_eq!(caught_by::<ForgetsWhenCloned>(), 9);
}

/// Law 10: what is posted face down is read out to all.
struct ReadsOutASecretChoice;
impl Flaw for ReadsOutASecretChoice {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        if let (Action::Post(card), Next::Decide(seat)) = (action, Picket::next(state)) {
            sink.tell_all(|| Event::Posted { seat, card: Some(card) });
        }
        Picket::apply(state, action, dice, sink);
    }
}

#[test]
fn law_10_finds_a_secret_choice_that_is_told_to_all() {
    assert_eq!(caught_by::<ReadsOutASecretChoice>(), 10);
}

/// Law 10: what is posted face down lies open to all, who even remember it when they imagine.
struct PostsFaceUp;
impl Flaw for PostsFaceUp {
    fn view(state: &Worn, seat: Option<Seat>) -> View {
        let posted = state.posted.each_ref().map(|watch| watch.iter().copied().map(Some).collect());
        View { posted, ..Picket::view(state, seat) }
    }
}

#[test]
fn law_10_finds_a_secret_choice_that_all_can_see() {
    assert_eq!(caught_by::<PostsFaceUp>(), 10);
}

/// Law 10: what only the drawer may hear goes to everybody else.
struct MixesUpTheTwins;
impl Flaw for MixesUpTheTwins {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        Picket::apply(state, action, dice, &mut Swapped(sink));
    }
}

struct Swapped<'a, J>(&'a mut J);
impl<J: EventSink<Event>> EventSink<Event> for Swapped<'_, J> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        let swapped = match audience {
            Audience::Only(seats) => Audience::Except(seats),
            Audience::Except(seats) => Audience::Only(seats),
            Audience::All => Audience::All,
        };
        self.0.tell(swapped, event);
    }
    fn bar_undo(&mut self, barrier: UndoBarrier) {
        self.0.bar_undo(barrier);
    }
}

#[test]
fn law_10_finds_a_private_event_that_goes_to_the_wrong_ears() {
    assert_eq!(caught_by::<MixesUpTheTwins>(), 10);
}

/// Law 10: cards come to light and nobody says so.
struct DeclaresNoReveal;
impl Flaw for DeclaresNoReveal {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        Picket::apply(state, action, dice, &mut Unbarred(sink));
    }
}

struct Unbarred<'a, J>(&'a mut J);
impl<J: EventSink<Event>> EventSink<Event> for Unbarred<'_, J> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        self.0.tell(audience, event);
    }
    fn bar_undo(&mut self, _: UndoBarrier) {}
}

#[test]
fn law_10_finds_a_reveal_that_was_not_declared() {
    assert_eq!(caught_by::<DeclaresNoReveal>(), 10);
}

/// Law 10: how often the dice are used depends on a hidden card, so the next roll betrays it.
struct RollsByAHiddenCard;
impl Flaw for RollsByAHiddenCard {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        if action == Action::Stand && enemy_card(state) > 8 {
            dice.d6();
        }
        Picket::apply(state, action, dice, sink);
    }
}

#[test]
fn law_10_finds_dice_that_are_used_up_by_a_hidden_card() {
    assert_eq!(caught_by::<RollsByAHiddenCard>(), 10);
}

/// Law 10: digging in pays, if the next card of the deck is a high one.
struct ScoresAHiddenCard;
impl Flaw for ScoresAHiddenCard {
    fn apply(state: &mut Worn, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        if action == Action::Dig && state.deck.last() > Some(&8) {
            state.points[0] ^= 1;
        }
        Picket::apply(state, action, dice, sink);
    }
}

#[test]
fn law_10_finds_that_a_hidden_card_changes_what_all_can_see() {
    assert_eq!(caught_by::<ScoresAHiddenCard>(), 10);
}
