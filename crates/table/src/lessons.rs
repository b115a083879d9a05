//! What a title teaches: a guided first match, one idea after the other, and the positions of the worked examples
//! of its rulebook.
//!
//! A lesson is data of its title: each [`Idea`] has a prepared position, the keys of its texts, one way to do it, and
//! a judge that says of any action whether it fulfils the idea. Who shows it needs to know no title.

use crate::{Match, Message, Next, Pledge, RuleId, Rules, Seat};

/// A title that can be learnt by playing it.
pub trait Taught: Rules {
    /// The guided first match, idea by idea.
    fn lesson() -> Vec<Idea<Self>> {
        Vec::new()
    }

    /// The worked examples of the rulebook that can be laid out on the board.
    fn examples() -> Vec<Example<Self>> {
        Vec::new()
    }
}

/// One idea of a lesson: a position of its own in which one thing is to be done.
pub struct Idea<R: Rules> {
    /// What is said.
    pub words: IdeaWords,
    /// The rule that it is about.
    pub rule: RuleId,
    /// About how long it takes, in seconds.
    pub seconds: u16,
    /// The position. Whoever decides in it learns.
    pub position: fn() -> R::State,
    /// How the first dice fall, for everybody alike.
    pub rolls: &'static [u8],
    /// One way to do it.
    pub shown: fn() -> Vec<R::Action>,
    /// Does an action fulfil the idea?
    pub judge: fn(&Attempt<R>) -> Verdict,
    /// What the other side does where it is asked something.
    pub reply: fn(&R::State) -> Option<R::Action>,
    /// What is marked on the board, as the learner sees it.
    pub marks: fn(&R::View) -> Vec<Mark>,
}

/// The keys of what an idea says. [`idea_words!`](crate::idea_words) makes them from the name of the idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdeaWords {
    /// What the idea is called.
    pub name: &'static str,
    /// The idea, in at most 30 words.
    pub say: &'static str,
    /// What to do.
    pub task: &'static str,
    /// More about it, for who asks why.
    pub why: &'static str,
    /// Praise, and its reason.
    pub right: &'static str,
}

impl IdeaWords {
    /// All of them.
    pub fn keys(&self) -> [&'static str; 5] {
        [self.name, self.say, self.task, self.why, self.right]
    }
}

/// The keys of an idea by its name: `lesson-NAME`, and `-say`, `-task`, `-why`, `-right`.
///
/// ```
/// assert_eq!(table::idea_words!("dash").task, "lesson-dash-task");
/// ```
#[macro_export]
macro_rules! idea_words {
    ($name:literal) => {
        $crate::IdeaWords {
            name: concat!("lesson-", $name),
            say: concat!("lesson-", $name, "-say"),
            task: concat!("lesson-", $name, "-task"),
            why: concat!("lesson-", $name, "-why"),
            right: concat!("lesson-", $name, "-right"),
        }
    };
}

/// A legal action of a learner, with what the learner saw before it and sees after it.
pub struct Attempt<'a, R: Rules> {
    /// The position before.
    pub before: &'a R::View,
    /// What was done.
    pub action: R::Action,
    /// The position after.
    pub after: &'a R::View,
}

/// What is said to an action of a learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It fulfils the idea.
    Right,
    /// It can still become right.
    OnTheWay,
    /// Allowed, but beside the point. The learner begins the idea again.
    Beside {
        /// Why.
        why: Message,
        /// Where a cross is to be seen, if not where the action was chosen: `place:E6`.
        at: Option<String>,
    },
}

/// Something that a lesson marks on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What the mark means.
    pub tint: Tint,
    /// The same in words.
    pub note: Message,
    /// What is marked, by the names that the board gives to places and pieces: `place:E6`, `piece:t34-1`.
    pub spots: Vec<String>,
}

crate::kit::worded! {
    /// What a mark on the board means.
    pub enum Tint {
        /// Dangerous, or what is being taught about the enemy.
        Danger = "danger",
        /// A place that fulfils the idea.
        Goal = "goal",
        /// Yours to take.
        Hand = "hand",
    }
}

/// A worked example of the rulebook on the board.
pub struct Example<R: Rules> {
    /// Its number in the rulebook.
    pub number: u16,
    /// The places that its picture shows, with some ground around them.
    pub shows: &'static [&'static str],
    /// The position.
    pub position: fn() -> R::State,
    /// How the first dice fall.
    pub rolls: &'static [u8],
}

impl<R: Rules> Idea<R> {
    /// A match at the position.
    pub fn begin(&self) -> Match<R> {
        practice((self.position)(), self.rolls)
    }

    /// Whoever decides when the idea begins.
    pub fn learner(&self) -> Seat {
        match R::next(&(self.position)()) {
            Next::Decide(seat) => seat,
            Next::Over(_) => Seat(0),
        }
    }

    /// What the other side does now in a match that began with this idea, if it is asked.
    pub fn reply(&self, game: &Match<R>) -> Option<R::Action> {
        match game.next() {
            Next::Decide(seat) if seat != self.learner() => (self.reply)(game.state()),
            _ => None,
        }
    }

    /// What is said to the last action of such a match.
    pub fn judge(&self, game: &Match<R>) -> Verdict {
        let Some(last) = game.played().last() else { return Verdict::OnTheWay };
        let seen = |game: &Match<R>| R::view(game.state(), Some(self.learner()));
        let (before, after) = (seen(&game.rewound(game.played().len() - 1)), seen(game));
        (self.judge)(&Attempt { before: &before, action: last.action, after: &after })
    }

    /// What is marked on the board of such a match.
    pub fn marks(&self, game: &Match<R>) -> Vec<Mark> {
        (self.marks)(&R::view(game.state(), Some(self.learner())))
    }
}

impl<R: Rules> Example<R> {
    /// A match at the position.
    pub fn begin(&self) -> Match<R> {
        practice((self.position)(), self.rolls)
    }
}

/// A match with which nobody has to trust anybody.
fn practice<R: Rules>(position: R::State, rolls: &[u8]) -> Match<R> {
    Match::from_position(position, Pledge::of_number(0).with_rolls(rolls.to_vec()))
}
