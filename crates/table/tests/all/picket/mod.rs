//! Picket: the smallest game that has everything the table is about. Hidden cards, a simultaneous secret
//! choice, dice, a private and a public reveal, a final choice, options, and a bound.

mod spoken;

use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{
    Audience, Blunder, Chance, Dice, EventSink, Judgement, Next, Outcome, Plan, Refusal, Rng, Rules, Seat, Seating,
    Seats, Side, Studied, Title, UndoBarrier,
};

#[derive(Clone, Debug)]
pub struct Picket;

/// How often the view of each seat, and that of spectators, was taken.
pub static VIEWS: [AtomicUsize; 3] = [const { AtomicUsize::new(0) }; 3];

pub type Card = u8;
const CARDS: Card = 16;
const HAND: usize = 3;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub rounds: u8,
    pub watch: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { rounds: 3, watch: 2 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    LeaderPosts,
    OtherPosts,
    LeaderActs,
    LeaderCharges,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct State {
    pub setup: Setup,
    pub round: u8,
    pub step: Step,
    pub hands: [Vec<Card>; 2],
    pub posted: [Vec<Card>; 2],
    pub dug: [bool; 2],
    pub scouted: bool,
    pub impetus: u8,
    pub deck: Vec<Card>,
    pub spent: Vec<Card>,
    pub points: [u8; 2],
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        State::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<State, D::Error> {
        let state = State::deserialize(from)?;
        let faults = Picket::faults(&state);
        if faults.is_empty() { Ok(state) } else { Err(D::Error::custom(faults.join("; "))) }
    }
}

/// The cards that the viewer does not know are `None`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    pub setup: Setup,
    pub round: u8,
    pub step: Step,
    pub hands: [Vec<Option<Card>>; 2],
    pub posted: [Vec<Option<Card>>; 2],
    pub dug: [bool; 2],
    pub scouted: bool,
    pub impetus: u8,
    pub spent: Vec<Card>,
    pub points: [u8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Post(Card),
    Dig,
    Stand,
    Scout,
    Charge,
    Press,
    Hold,
    Withdraw,
}

/// A card that the hearer may not know is `None`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Drew { seat: Seat, card: Option<Card> },
    Posted { seat: Seat, card: Option<Card> },
    Dug { seat: Seat },
    Stood { seat: Seat },
    Scouted { seat: Seat, watch: Option<Vec<Card>> },
    Rolled { seat: Seat, die: u8 },
    Clashed { watches: [Vec<Card>; 2], winner: Option<Seat> },
    Withdrew { seat: Seat },
}

impl State {
    pub fn leader(&self) -> Seat {
        Seat(self.round % 2)
    }

    fn other(&self) -> Seat {
        Seat(1 - self.round % 2)
    }

    fn decider(&self) -> Option<Seat> {
        match self.step {
            Step::LeaderPosts | Step::LeaderActs | Step::LeaderCharges => Some(self.leader()),
            Step::OtherPosts => Some(self.other()),
            Step::Over => None,
        }
    }

    fn strength(&self, seat: usize) -> u32 {
        self.posted[seat].iter().map(|&card| u32::from(card)).sum::<u32>() + u32::from(self.dug[seat])
    }

    /// PK-3.3
    fn clash(&mut self, dice: [u8; 2], sink: &mut impl EventSink<Event>) {
        let [first, second] = [0, 1].map(|seat| self.strength(seat) + u32::from(dice[seat]));
        let winner = (first != second).then_some(Seat((first < second).into()));
        sink.reveal();
        sink.tell_all(|| Event::Clashed { watches: self.posted.clone(), winner });
        if let Some(winner) = winner {
            self.points[winner.index()] += 1;
        }
        for watch in &mut self.posted {
            self.spent.append(watch);
        }
        (self.dug, self.scouted, self.impetus) = ([false; 2], false, 0);
        self.round += 1;
        self.step = if self.round < self.setup.rounds { Step::LeaderPosts } else { Step::Over };
        if self.step != Step::Over {
            self.draw(sink);
        }
    }

    fn draw(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in [Seat(0), Seat(1)] {
            while self.hands[seat.index()].len() < HAND {
                let Some(card) = self.deck.pop() else { return };
                self.hands[seat.index()].push(card);
                sink.bar_undo(UndoBarrier::Revealed(only(seat)));
                tell_apart(sink, seat, |open| Event::Drew { seat, card: open.then_some(card) });
            }
        }
    }
}

fn only(seat: Seat) -> Audience {
    Audience::Only(Seats::one(seat))
}

/// The seat hears the event in the open, everybody else its twin.
fn tell_apart(sink: &mut impl EventSink<Event>, seat: Seat, event: impl Fn(bool) -> Event) {
    sink.tell(only(seat), || event(true));
    sink.tell(Audience::Except(Seats::one(seat)), || event(false));
}

fn setup_faults(setup: &Setup) -> Vec<Refusal> {
    let rounds = (!(1..=3).contains(&setup.rounds)).then(|| Refusal::new("PK-1.2", "rounds").with("n", setup.rounds));
    let watch = (!(1..=2).contains(&setup.watch)).then(|| Refusal::new("PK-1.2", "watch").with("n", setup.watch));
    rounds.into_iter().chain(watch).collect()
}

impl Rules for Picket {
    type Setup = Setup;
    type State = State;
    type View = View;
    type Action = Action;
    type Event = Event;

    fn title() -> &'static Title {
        &spoken::TITLE
    }

    fn scenarios() -> Vec<(&'static str, Setup)> {
        vec![("night", Setup::default()), ("skirmish", Setup { rounds: 1, watch: 1 })]
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn seating(_: &Setup) -> Seating {
        Seating::of(1, 1)
    }

    fn bound(setup: &Setup) -> u32 {
        u32::from(setup.rounds) * (2 * (u32::from(setup.watch) + 2) + 3)
    }

    fn begin(setup: &Setup, dice: &mut Dice, sink: &mut impl EventSink<Event>) -> Result<State, Vec<Refusal>> {
        let faults = setup_faults(setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut deck: Vec<Card> = (1..=CARDS).collect();
        dice.shuffle(&mut deck);
        let mut state = State {
            setup: setup.clone(),
            round: 0,
            step: Step::LeaderPosts,
            hands: Default::default(),
            posted: Default::default(),
            dug: [false; 2],
            scouted: false,
            impetus: 0,
            deck,
            spent: Vec::new(),
            points: [0; 2],
        };
        state.draw(sink);
        Ok(state)
    }

    fn next(state: &State) -> Next {
        if let Some(seat) = state.decider() {
            return Next::Decide(seat);
        }
        let [first, second] = state.points;
        let winner = (first != second).then_some(Seat((first < second).into()));
        Next::Over(Outcome {
            winners: winner.into_iter().collect(),
            side: winner.map(|seat| Side::BOTH[seat.index()]),
            points: [first.into(), second.into()],
        })
    }

    fn points(state: &State) -> [i32; 2] {
        state.points.map(i32::from)
    }

    fn legal(state: &State, into: &mut Vec<Action>) {
        use Action::*;
        let Some(seat) = state.decider() else { return };
        let posts = state.hands[seat.index()].iter().map(|&card| Post(card));
        let others = [Dig, Stand, Scout, Charge, Press, Hold, Withdraw];
        into.extend(posts.chain(others).filter(|&action| Picket::check(state, action).is_ok()));
    }

    fn check(state: &State, action: Action) -> Result<(), Refusal> {
        use {Action::*, Step::*};
        let Some(seat) = state.decider() else { return Err(Refusal::new("PK-3.5", "over")) };
        let [hand, watch] = [&state.hands, &state.posted].map(|cards| &cards[seat.index()]);
        let full = watch.len() == usize::from(state.setup.watch);
        let refuse = |rule, key| Err(Refusal::new(rule, key));
        match (state.step, action) {
            (LeaderPosts | OtherPosts, Post(_)) if full => refuse("PK-2.1", "watch-is-full"),
            (LeaderPosts | OtherPosts, Post(card)) if !hand.contains(&card) => refuse("PK-2.1", "not-in-hand"),
            (LeaderPosts | OtherPosts, Dig) if state.dug[seat.index()] => refuse("PK-2.2", "dug-in-already"),
            (LeaderPosts | OtherPosts, Stand) if !full => refuse("PK-2.3", "watch-not-full"),
            (LeaderPosts | OtherPosts, Post(_) | Dig | Stand) => Ok(()),
            (LeaderActs, Scout) if state.scouted => refuse("PK-3.1", "scouted-already"),
            (LeaderActs, Charge) if state.dug[seat.index()] => refuse("PK-3.2", "dug-in"),
            (LeaderActs, Withdraw) if state.round + 1 < state.setup.rounds => refuse("PK-3.4", "not-the-last-round"),
            (LeaderActs, Scout | Charge | Hold | Withdraw) | (LeaderCharges, Press | Hold) => Ok(()),
            (LeaderPosts | OtherPosts, _) => refuse("PK-2.1", "posting"),
            (LeaderActs | LeaderCharges | Over, _) => refuse("PK-3.1", "acting"),
        }
    }

    fn apply(state: &mut State, action: Action, dice: &mut Dice, sink: &mut impl EventSink<Event>) {
        let Some(seat) = state.decider() else { return };
        match action {
            Action::Post(card) => {
                state.hands[seat.index()].retain(|&held| held != card);
                state.posted[seat.index()].push(card);
                tell_apart(sink, seat, |open| Event::Posted { seat, card: open.then_some(card) });
            }
            Action::Dig => {
                state.dug[seat.index()] = true;
                sink.tell_all(|| Event::Dug { seat });
            }
            Action::Stand if state.step == Step::LeaderPosts => {
                state.step = Step::OtherPosts;
                sink.tell_all(|| Event::Stood { seat });
            }
            Action::Stand => {
                state.step = Step::LeaderActs;
                sink.bar_undo(UndoBarrier::Committed);
                sink.tell_all(|| Event::Stood { seat });
            }
            Action::Scout => {
                state.scouted = true;
                sink.bar_undo(UndoBarrier::Revealed(only(seat)));
                let watch = &state.posted[state.other().index()];
                tell_apart(sink, seat, |open| Event::Scouted { seat, watch: open.then(|| watch.clone()) });
            }
            Action::Charge => {
                state.impetus = dice.d6();
                state.step = Step::LeaderCharges;
                sink.tell_all(|| Event::Rolled { seat, die: state.impetus });
            }
            Action::Press => {
                let (other, die) = (state.other(), dice.d6());
                sink.tell_all(|| Event::Rolled { seat: other, die });
                let mut both = [die; 2];
                both[seat.index()] = state.impetus;
                state.clash(both, sink);
            }
            Action::Hold => state.clash([0; 2], sink),
            Action::Withdraw => {
                state.points[state.other().index()] += 1;
                state.step = Step::Over;
                sink.tell_all(|| Event::Withdrew { seat });
            }
        }
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        VIEWS[seat.map_or(2, Seat::index)].fetch_add(1, Ordering::Relaxed);
        let veil = |cards: &[Card], open: bool| cards.iter().map(|&card| open.then_some(card)).collect();
        let own = |owner: u8| seat == Some(Seat(owner));
        let scout = state.scouted && seat == Some(state.leader());
        View {
            setup: state.setup.clone(),
            round: state.round,
            step: state.step,
            hands: [0, 1].map(|owner| veil(&state.hands[usize::from(owner)], own(owner))),
            posted: [0, 1].map(|owner| veil(&state.posted[usize::from(owner)], own(owner) || scout)),
            dug: state.dug,
            scouted: state.scouted,
            impetus: state.impetus,
            spent: state.spent.clone(),
            points: state.points,
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> State {
        let seen = view.hands.iter().chain(&view.posted).flatten().flatten().chain(&view.spent);
        let mut deck: Vec<Card> = (1..=CARDS).filter(|card| !seen.clone().any(|known| known == card)).collect();
        rng.shuffle(&mut deck);
        let mut dealt =
            |cards: &Vec<Option<Card>>| cards.iter().filter_map(|card| card.or_else(|| deck.pop())).collect();
        let [hands, posted] = [&view.hands, &view.posted].map(|[first, second]| [dealt(first), dealt(second)]);
        State {
            setup: view.setup.clone(),
            round: view.round,
            step: view.step,
            hands,
            posted,
            dug: view.dug,
            scouted: view.scouted,
            impetus: view.impetus,
            deck,
            spent: view.spent.clone(),
            points: view.points,
        }
    }

    fn appraise(state: &State, side: Side) -> f32 {
        let [own, others] = [side, side.other()].map(|side| f32::from(state.points[side.index()]));
        (own - others) / f32::from(state.setup.rounds)
    }

    fn faults(state: &State) -> Vec<String> {
        let (watch, over) = (usize::from(state.setup.watch), state.step == Step::Over);
        let mut cards: Vec<Card> = state.hands.iter().chain(&state.posted).flatten().copied().collect();
        cards.extend(state.deck.iter().chain(&state.spent));
        cards.sort();
        let acts = matches!(state.step, Step::LeaderActs | Step::LeaderCharges);
        let impetus = if state.step == Step::LeaderCharges { 1..=6 } else { 0..=0 };
        let held = |seat: usize| state.hands[seat].len() + state.posted[seat].len();
        let sound = [
            (setup_faults(&state.setup).is_empty(), "the setup is not allowed"),
            (cards.iter().copied().eq(1..=CARDS), "not every card is in exactly one place"),
            (state.round < state.setup.rounds || over, "there are too many rounds"),
            (state.spent.len() == 2 * watch * usize::from(state.round), "the cards spent are not those of the rounds"),
            (over || [0, 1].map(held) == [HAND; 2], "a hand is too small or too large"),
            (state.posted.iter().all(|posted| posted.len() <= watch), "too many cards are posted"),
            (!acts || state.posted.iter().all(|posted| posted.len() == watch), "a watch is missing"),
            (impetus.contains(&state.impetus), "the impetus is not a die's"),
            (state.points.iter().all(|&points| points <= 3), "there are too many points"),
        ];
        sound.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| fault.to_owned()).collect()
    }
}

impl Studied for Picket {
    const DIE: Option<u8> = Some(6);

    fn any_setup(rng: &mut Rng) -> Setup {
        Setup { rounds: 1 + rng.below(3) as u8, watch: 1 + rng.below(2) as u8 }
    }

    fn plans() -> &'static [Plan<Picket>] {
        &[Plan { name: "charge", weigh: |_, action, _| f32::from(action == Action::Charge) }]
    }

    fn blunders() -> &'static [Blunder<Picket>] {
        &[Blunder {
            name: "blind_charge",
            about: "a charge without a look at the watch",
            judge: |case| match case.legal.contains(&Action::Scout) && case.legal.contains(&Action::Charge) {
                true => Judgement::on_occasion(case.action == Action::Charge),
                false => Judgement::NoOccasion,
            },
        }]
    }
}
