//! The ideas of a lesson, whatever the title.

use crate::Hosted;
use crate::hosted::{HostedMatch, json};
use crate::playable::WholeGame;
use boards::Board;
use serde_json::Value;
use std::marker::PhantomData;
use table::{Idea, IdeaWords, Mark, Match, RuleId, Rules, Seat, Verdict};

/// An idea of a lesson: a position in which one thing is to be done.
pub trait TaughtIdea {
    /// The keys of what is said, in the title's words.
    fn words(&self) -> IdeaWords;

    /// The rule that it is about.
    fn rule(&self) -> RuleId;

    /// About how long it takes, in seconds.
    fn seconds(&self) -> u16;

    /// Whoever decides when it begins.
    fn learner(&self) -> Seat;

    /// A match at its position.
    fn begin(&self) -> Box<dyn Hosted>;

    /// One way to do it: the actions from the first to the last.
    fn shown(&self) -> Vec<Value>;

    /// What is said to the last action of a match that began with this idea.
    fn judge(&self, game: &dyn Hosted) -> Verdict;

    /// What the other side does now in such a match, if it is asked.
    fn reply(&self, game: &dyn Hosted) -> Option<Value>;

    /// What is marked on the board of such a match.
    fn marks(&self, game: &dyn Hosted) -> Vec<Mark>;
}

/// An idea, and the board that it is shown on.
pub(crate) struct IdeaOn<R: Rules, B>(Idea<R>, PhantomData<fn() -> B>);

impl<R: Rules, B> IdeaOn<R, B> {
    pub(crate) fn new(idea: Idea<R>) -> IdeaOn<R, B> {
        IdeaOn(idea, PhantomData)
    }
}

impl<R: WholeGame, B: Board<Rules = R>> TaughtIdea for IdeaOn<R, B> {
    fn words(&self) -> IdeaWords {
        self.0.words
    }

    fn rule(&self) -> RuleId {
        self.0.rule
    }

    fn seconds(&self) -> u16 {
        self.0.seconds
    }

    fn learner(&self) -> Seat {
        self.0.learner()
    }

    fn begin(&self) -> Box<dyn Hosted> {
        Box::new(HostedMatch::<R, B>::new(self.0.begin()))
    }

    fn shown(&self) -> Vec<Value> {
        (self.0.shown)().iter().map(json).collect()
    }

    fn judge(&self, game: &dyn Hosted) -> Verdict {
        let game = game.as_any().downcast_ref::<Match<R>>();
        game.map_or(Verdict::OnTheWay, |game| self.0.judge(game))
    }

    fn reply(&self, game: &dyn Hosted) -> Option<Value> {
        self.0.reply(game.as_any().downcast_ref::<Match<R>>()?).map(|action| json(&action))
    }

    fn marks(&self, game: &dyn Hosted) -> Vec<Mark> {
        game.as_any().downcast_ref::<Match<R>>().map_or_else(Vec::new, |game| self.0.marks(game))
    }
}
