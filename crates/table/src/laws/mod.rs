//! The ten laws of the table, as a suite that any game runs in one line.
//!
//! 1. Every offered action is accepted, and every accepted action was offered.
//! 2. A refused action changes nothing.
//! 3. Setup, seed and actions give the same state, bit for bit, on every run and machine.
//! 4. Every match ends within the bound that its rulebook states.
//! 5. States, views and actions survive being written and read.
//! 6. A view never depends on what its seat may not know: any imagined world gives that same view, and
//!    asks the same seat.
//! 7. The seat that decides can list its legal actions from its view alone, and refusals tell it nothing new.
//! 8. Pieces are conserved: each is in exactly one place, in every imagined world too.
//! 9. Undo, then the same action again, gives the same state.
//! 10. An observer of one seat's stream of views and events can't tell two imagined worlds apart, until
//!     the rules declare that a secret comes to light.
//!
//! The cheap laws are checked at every decision, the others at decisions drawn at random.

mod worlds;

use crate::{Chance, Deed, Dice, Match, Next, Pledge, Rng, Seat, Silent, Studied, act, digest, from_json};
use std::fmt;

/// How hard to try.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How many matches to play.
    pub matches: u64,
    /// The seed of the first; the next ones count up from it.
    pub seed: u64,
    /// One decision in so many is looked at closely.
    pub closely: u32,
}

/// What a trial has seen when nothing was wrong.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Matches played to the end.
    pub matches: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// Decisions looked at closely.
    pub examined: u64,
    /// Imagined worlds that were not the true one: there was something to hide.
    pub other_worlds: u64,
    /// Secrets that came to light while two worlds were played side by side.
    pub reveals: u64,
}

impl Tally {
    /// Both tallies together.
    pub fn plus(self, other: Tally) -> Tally {
        Tally {
            matches: self.matches + other.matches,
            decisions: self.decisions + other.decisions,
            examined: self.examined + other.examined,
            other_worlds: self.other_worlds + other.other_worlds,
            reveals: self.reveals + other.reveals,
        }
    }
}

/// A law was broken: everything needed to see it again.
#[derive(Clone, Debug)]
pub struct Breach {
    /// Which law.
    pub law: u8,
    /// The seed of the match.
    pub seed: u64,
    /// How many decisions had been made.
    pub decision: u32,
    /// The setup, written out.
    pub setup: String,
    /// What was wrong.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Breach { law, seed, decision, setup, what } = self;
        write!(f, "law {law} broken at decision {decision} of the match with seed {seed}\nsetup: {setup}\n{what}")
    }
}

/// Plays matches and checks the laws; stops at the first breach.
pub fn try_out<R: Studied>(trial: Trial) -> Result<Tally, Box<Breach>> {
    let mut tally = Tally::default();
    for seed in trial.seed..trial.seed + trial.matches {
        tally = tally.plus(Court::<R>::new(seed, trial.closely).try_match()?);
    }
    Ok(tally)
}

/// Checks the laws over so many random matches, for a game's own tests.
///
/// # Panics
/// At the first breach, with all that is needed to see it again.
pub fn uphold<R: Studied>(matches: u64) {
    match try_out::<R>(Trial { matches, seed: 1, closely: 24 }) {
        Ok(tally) => {
            assert!(tally.other_worlds > 0, "no imagined world ever differed from the true one: nothing was hidden");
            println!("{tally:?}");
        }
        Err(breach) => panic!("{breach}"),
    }
}

/// One match on trial.
struct Court<R: Studied> {
    setup: R::Setup,
    seed: u64,
    closely: u32,
    rng: Rng,
    decision: u32,
    tally: Tally,
}

type Verdict = Result<(), Box<Breach>>;

impl<R: Studied> Court<R> {
    fn new(seed: u64, closely: u32) -> Court<R> {
        let mut rng = Rng::seeded(seed);
        let named = R::scenarios();
        let setup = match rng.below(2) {
            0 => R::any_setup(&mut rng),
            _ => named[rng.below(named.len() as u32) as usize].1.clone(),
        };
        Court { setup, seed, closely, rng, decision: 0, tally: Tally::default() }
    }

    fn breach(&self, law: u8, what: impl Into<String>) -> Box<Breach> {
        let setup = serde_json::to_string(&self.setup).unwrap_or_default();
        Box::new(Breach { law, seed: self.seed, decision: self.decision, setup, what: what.into() })
    }

    fn demand(&self, law: u8, holds: bool, what: impl FnOnce() -> String) -> Verdict {
        if holds { Ok(()) } else { Err(self.breach(law, what())) }
    }

    fn pledge(&self) -> Pledge {
        Pledge::of_number(self.seed)
    }

    fn begin(&self) -> Result<(R::State, Dice), Box<Breach>> {
        let mut dice = self.pledge().dice();
        match R::begin(&self.setup, &mut dice, &mut Silent) {
            Ok(state) => Ok((state, dice)),
            Err(refusals) => Err(self.breach(1, format!("a valid setup was refused: {refusals:?}"))),
        }
    }

    /// The actions of another random match: plausible, and mostly illegal in this one. It is drawn from this
    /// match's own seed, so that a breach can be seen again without the matches before it.
    fn rehearse(&mut self) -> Vec<R::Action> {
        let setup = R::any_setup(&mut self.rng);
        let mut dice = Dice::quick(self.rng.seed());
        let (mut played, mut legal) = (Vec::new(), Vec::new());
        let Ok(mut state) = R::begin(&setup, &mut dice, &mut Silent) else { return played };
        for _ in 0..R::bound(&setup) {
            let Next::Decide(_) = R::next(&state) else { break };
            legal.clear();
            R::legal(&state, &mut legal);
            let Some(&action) = self.rng.pick(&legal) else { break };
            R::apply(&mut state, action, &mut dice, &mut Silent);
            played.push(action);
        }
        played
    }

    fn try_match(mut self) -> Result<Tally, Box<Breach>> {
        let mut foreign = self.rehearse();
        let (mut state, mut dice) = self.begin()?;
        let bound = R::bound(&self.setup);
        let mut played = Vec::new();
        let mut legal = Vec::new();
        while let Next::Decide(seat) = R::next(&state) {
            self.demand(4, self.decision < bound, || format!("more than {bound} decisions"))?;
            legal.clear();
            R::legal(&state, &mut legal);
            let Some(&action) = self.rng.pick(&legal) else {
                return Err(self.breach(1, format!("{seat} decides, but nothing is legal")));
            };
            if let Err(refusal) = R::check(&state, action) {
                return Err(self.breach(1, format!("{action:?} was offered, then refused: {refusal:?}")));
            }
            if self.rng.below(self.closely) == 0 {
                self.examine(&state, &dice, seat, &legal, action, &foreign)?;
            }
            foreign.push(action);
            R::apply(&mut state, action, &mut dice, &mut Silent);
            played.push(action);
            self.decision += 1;
        }
        legal.clear();
        R::legal(&state, &mut legal);
        self.demand(1, legal.is_empty(), || "something is legal after the end".into())?;
        self.sound(&state)?;
        self.replayed(&state, &played)?;
        if self.rng.below(16) == 0 {
            self.undone(&played)?;
        }
        self.tally.matches = 1;
        self.tally.decisions = u64::from(self.decision);
        Ok(self.tally)
    }

    /// Laws 1, 2, 5, 6, 7, 8 and 10 at one decision.
    fn examine(
        &mut self,
        state: &R::State,
        dice: &Dice,
        seat: Seat,
        legal: &[R::Action],
        action: R::Action,
        foreign: &[R::Action],
    ) -> Verdict {
        self.tally.examined += 1;
        let mut sorted = legal.to_vec();
        sorted.sort();
        self.demand(1, sorted.windows(2).all(|pair| pair[0] != pair[1]), || "an action is listed twice".into())?;
        for &offered in legal {
            let answer = R::check(state, offered);
            self.demand(1, answer.is_ok(), || format!("{offered:?} was offered, then refused: {answer:?}"))?;
        }
        for _ in 0..16 {
            let Some(&other) = self.rng.pick(foreign) else { break };
            self.try_foreign(state, dice, other, &sorted)?;
        }
        self.sound(state)?;
        self.written(state, action)?;
        self.imagined(state, seat, legal, foreign)?;
        self.side_by_side(state, dice)
    }

    /// Laws 1 and 2: what was not offered is refused, and then nothing has changed.
    fn try_foreign(&self, state: &R::State, dice: &Dice, action: R::Action, sorted: &[R::Action]) -> Verdict {
        let offered = sorted.binary_search(&action).is_ok();
        let (mut after, mut dice) = (state.clone(), dice.clone());
        let accepted = act::<R>(&mut after, action, &mut dice, &mut Silent);
        self.demand(1, accepted.is_ok() == offered, || {
            format!("{action:?} was {}offered, but the answer is {accepted:?}", if offered { "" } else { "not " })
        })?;
        self.demand(2, offered || after == *state, || format!("{action:?} was refused, but changed the state"))
    }

    /// Law 8 for the true state.
    fn sound(&self, state: &R::State) -> Verdict {
        let faults = R::faults(state);
        self.demand(8, faults.is_empty(), || faults.join("; "))
    }

    /// Law 5: written and read, all that is ever read is as it was.
    fn written(&self, state: &R::State, action: R::Action) -> Verdict {
        self.reads_back(state)?;
        self.reads_back(&action)?;
        self.observers().into_iter().try_for_each(|seat| self.reads_back(&R::view(state, seat)))
    }

    fn reads_back<T: PartialEq + fmt::Debug + serde::Serialize + serde::de::DeserializeOwned>(
        &self,
        value: &T,
    ) -> Verdict {
        let text = serde_json::to_string(value).map_err(|fault| self.breach(5, fault.to_string()))?;
        let read: T = from_json(&text).map_err(|fault| self.breach(5, format!("{fault} in {text}")))?;
        self.demand(5, read == *value, || format!("read back differently: {text}"))
    }

    fn observers(&self) -> Vec<Option<Seat>> {
        R::seating(&self.setup).seats().map(Some).chain([None]).collect()
    }

    /// Law 3: the same again from the setup, the seed and the actions.
    fn replayed(&self, end: &R::State, played: &[R::Action]) -> Verdict {
        let (mut state, mut dice) = self.begin()?;
        played.iter().for_each(|&action| R::apply(&mut state, action, &mut dice, &mut Silent));
        let same = state == *end && digest(&state) == digest(end);
        self.demand(3, same, || "the same actions led to another state".into())
    }

    /// Law 9, on a real match: what can be taken back is, and then done again.
    fn undone(&mut self, played: &[R::Action]) -> Verdict {
        let mut game = Match::<R>::start(self.setup.clone(), self.pledge())
            .map_err(|refusals| self.breach(9, format!("refused: {refusals:?}")))?;
        for &action in played {
            let Next::Decide(seat) = game.next() else { break };
            game.act(seat, action).map_err(|error| self.breach(9, format!("{action:?}: {error:?}")))?;
            let after = game.state().clone();
            let mut taken = Vec::new();
            while self.rng.below(2) == 0 && game.can_undo(seat) {
                taken.extend(game.played().last().map(|played| played.action));
                game.enter(seat, Deed::Undo).map_err(|error| self.breach(9, format!("undo: {error:?}")))?;
            }
            for again in taken.into_iter().rev() {
                game.act(seat, again).map_err(|error| self.breach(9, format!("again {again:?}: {error:?}")))?;
            }
            self.demand(9, *game.state() == after, || format!("after {action:?} was undone and redone"))?;
        }
        Ok(())
    }
}
