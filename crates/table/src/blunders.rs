//! Plain blunders: what a title knows to be wrong whatever else one has in mind, and how often it was done in a match.

use crate::{Match, Next, Rules, Seat, Side, Studied};

/// A plain blunder that a title knows of.
pub struct Blunder<R: Rules> {
    /// Its name in tables: `mine_entered`.
    pub name: &'static str,
    /// What it is, in a line.
    pub about: &'static str,
    /// Was this decision one? Whoever judges sees the true position, but must blame nobody for what he could not know.
    pub judge: fn(&Case<R>) -> Judgement,
}

/// A decision of a match, to be judged.
pub struct Case<'a, R: Rules> {
    /// Who decided.
    pub seat: Seat,
    /// For which side.
    pub side: Side,
    /// The position before.
    pub before: &'a R::State,
    /// What was done.
    pub action: R::Action,
    /// All that could have been done.
    pub legal: &'a [R::Action],
    /// The position that came of it.
    pub after: &'a R::State,
    /// What the same seat decided before, as far as it is remembered, the latest last.
    pub earlier: &'a [Earlier<R>],
}

/// A decision that the same seat took before.
pub struct Earlier<R: Rules> {
    /// The position before it.
    pub before: R::State,
    /// What was done.
    pub action: R::Action,
    /// Has anybody else decided anything between it and the seat's next decision?
    pub interrupted: bool,
}

/// What a decision was, in the light of one blunder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// There was no occasion for it.
    NoOccasion,
    /// There was, and it was not done.
    Avoided,
    /// It was done.
    Blundered,
}

impl Judgement {
    /// On an occasion: was it done?
    pub const fn on_occasion(blundered: bool) -> Judgement {
        if blundered { Judgement::Blundered } else { Judgement::Avoided }
    }
}

/// How often a side had the occasion for a blunder in a match, and at which steps it was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blundered {
    /// The blunder's name.
    pub name: &'static str,
    /// Whose.
    pub side: Side,
    /// How many decisions were an occasion for it.
    pub occasions: u32,
    /// The steps at which it was done: the first action of a match is step 1.
    pub steps: Vec<u32>,
}

impl<R: Rules> Case<'_, R> {
    /// Did the seat end although something `good` was to be had? Whoever takes such a thing has had the occasion, too;
    /// whoever does something else may still take it.
    pub fn forgone(
        &self,
        end: R::Action,
        good: impl Fn(&R::Action) -> bool,
        takes: impl Fn(&R::Action) -> bool,
    ) -> Judgement {
        match self.action {
            _ if !self.legal.iter().any(good) => Judgement::NoOccasion,
            action if action == end => Judgement::Blundered,
            action if takes(&action) => Judgement::Avoided,
            _ => Judgement::NoOccasion,
        }
    }

    /// What the same seat decided just before, if nobody else has decided anything since.
    pub fn just_before(&self) -> Option<&Earlier<R>> {
        self.earlier.last().filter(|earlier| !earlier.interrupted)
    }
}

/// So many decisions of a seat are remembered for the judgement of its next.
const MEMORY: usize = 64;

/// Goes through a match and counts the blunders that its title knows of, for both sides, in the title's order.
pub fn count_blunders<R: Studied>(game: &Match<R>) -> Vec<Blundered> {
    let mut counts: Vec<Blundered> = R::blunders()
        .iter()
        .flat_map(|blunder| {
            [Side::First, Side::Second].map(|side| Blundered {
                name: blunder.name,
                side,
                occasions: 0,
                steps: Vec::new(),
            })
        })
        .collect();
    let mut again = game.rewound(0);
    let mut memories: Vec<Vec<Earlier<R>>> = again.seating().seats().map(|_| Vec::new()).collect();
    for (step, done) in (1..).zip(game.played()) {
        let Next::Decide(seat) = again.next() else { break };
        let Some(side) = again.seating().side(seat) else { break };
        let (before, legal) = (again.state().clone(), again.legal());
        if again.act(seat, done.action).is_err() {
            break;
        }
        let earlier: &[Earlier<R>] = memories.get(seat.index()).map_or(&[], Vec::as_slice);
        let case =
            Case { seat, side, before: &before, action: done.action, legal: &legal, after: again.state(), earlier };
        for (blunder, counts) in R::blunders().iter().zip(counts.chunks_mut(2)) {
            counts[side.index()].add(step, (blunder.judge)(&case));
        }
        remember(&mut memories, seat, before, done.action);
    }
    counts
}

fn remember<R: Rules>(memories: &mut [Vec<Earlier<R>>], seat: Seat, before: R::State, action: R::Action) {
    for (i, memory) in memories.iter_mut().enumerate() {
        if i == seat.index() {
            memory.push(Earlier { before: before.clone(), action, interrupted: false });
            if memory.len() >= 2 * MEMORY {
                memory.drain(..MEMORY);
            }
        } else if let Some(last) = memory.last_mut() {
            last.interrupted = true;
        }
    }
}

impl Blundered {
    fn add(&mut self, step: u32, judgement: Judgement) {
        self.occasions += u32::from(judgement != Judgement::NoOccasion);
        if judgement == Judgement::Blundered {
            self.steps.push(step);
        }
    }
}
