//! Bots of any title: they are given what one seat may know, and nothing else.

use crate::AnyView;
use crate::hosted::json;
use bots::{Bot, Decision, Level, Limit, Persona, Progress, Thought};
use serde_json::Value;
use table::{Match, Next, Prompt, Seat, Side, Spoken, Studied};

/// A bot on one seat of a match of some title. It remembers from one decision to the next.
pub trait Thinker: Send {
    /// What it would do; nothing when the match is over or of another title.
    fn think(&mut self, view: &AnyView, progress: &Progress) -> Option<Opinion>;
}

/// What a bot came to think of a position.
#[derive(Clone, Debug)]
pub struct Opinion {
    /// What it wants to do.
    pub decision: Decision<Value>,
    /// The result that it expects for its own side, from -1 to 1; none where it did not look ahead.
    pub worth: Option<f32>,
    /// How often it looked ahead.
    pub iterations: u64,
    /// What it weighed, the best first.
    pub candidates: Vec<Weighed>,
}

/// An action that a bot weighed, in words.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// The action.
    pub action: Value,
    /// In words, with its rule.
    pub prompt: Prompt,
    /// The share of the bot's attention that it got, from 0 to 1.
    pub share: f32,
    /// The result that the bot expects of it for its own side, from -1 to 1.
    pub worth: f32,
}

/// A decision of a finished match in the eyes of a bot.
#[derive(Clone, Debug)]
pub struct Judged {
    /// How many actions stood before it.
    pub at: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// That seat's side.
    pub side: Side,
    /// The result that the bot expected for the first side, from -1 to 1, knowing what the seat knew.
    pub first_stands: f32,
    /// What was done.
    pub played: Prompt,
    /// What the bot would have done, if something else, and how much better it looked.
    pub better: Option<(Prompt, f32)>,
}

/// A bot with the rules of its title.
pub(crate) struct SeatedBot<R: Studied>(Bot<R>);

impl<R: Studied> SeatedBot<R> {
    pub(crate) fn new(who: Persona, seed: u64, limit: Option<Limit>) -> SeatedBot<R> {
        let bot = Bot::new(who, seed);
        SeatedBot(match limit {
            Some(limit) => bot.limited(limit),
            None => bot,
        })
    }
}

impl<R: Spoken + Studied> Thinker for SeatedBot<R> {
    fn think(&mut self, view: &AnyView, progress: &Progress) -> Option<Opinion> {
        let view: &R::View = view.of_type()?;
        let thought = self.0.think(view, progress)?;
        Some(opinion::<R>(view, thought))
    }
}

fn opinion<R: Spoken + Studied>(view: &R::View, thought: Thought<R::Action>) -> Opinion {
    let decision = match thought.decision {
        Decision::Act(action) => Decision::Act(json(&action)),
        Decision::Resign => Decision::Resign,
    };
    let weighed = |candidate: bots::Candidate<R::Action>| Weighed {
        action: json(&candidate.action),
        prompt: R::action(view, candidate.action),
        share: candidate.share,
        worth: candidate.worth,
    };
    Opinion {
        decision,
        worth: thought.worth,
        iterations: thought.iterations,
        candidates: thought.candidates.into_iter().map(weighed).collect(),
    }
}

/// How much worse an action must look than the bot's own to be worth a remark.
const REMARKABLE: f32 = 0.1;

/// Plays a match again and asks a bot at each decision that had a choice, with so many iterations each.
pub(crate) fn judge<R: Spoken + Studied>(
    game: &Match<R>,
    level: Level,
    iterations: u32,
    progress: &Progress,
    each: &mut dyn FnMut(Judged),
) -> Option<()> {
    let mut again = game.rewound(0);
    let seats = again.seating().seats().count();
    let mut bots: Vec<Bot<R>> =
        (0..seats as u64).map(|seed| Bot::new(level, seed).limited(Limit::Iterations(iterations))).collect();
    for (at, done) in game.played().iter().enumerate() {
        let Next::Decide(seat) = again.next() else { return None };
        if progress.stopped() {
            return None;
        }
        let view = R::view(again.state(), Some(seat));
        let thought = bots.get_mut(seat.index())?.think(&view, &Progress::default())?;
        let side = again.seating().side(seat)?;
        if let Some(worth) = thought.worth {
            let first_stands = if side == Side::First { worth } else { -worth };
            let better = better_than::<R>(&view, done.action, &thought);
            each(Judged { at, seat, side, first_stands, played: R::action(&view, done.action), better });
        }
        again.act(seat, done.action).ok()?;
    }
    Some(())
}

fn better_than<R: Spoken + Studied>(
    view: &R::View,
    played: R::Action,
    thought: &Thought<R::Action>,
) -> Option<(Prompt, f32)> {
    let best = thought.candidates.first()?;
    let done = thought.candidates.iter().find(|candidate| candidate.action == played)?;
    let lost = best.worth - done.worth;
    (lost >= REMARKABLE).then(|| (R::action(view, best.action), lost))
}
