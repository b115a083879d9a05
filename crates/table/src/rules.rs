//! The contract that every game fulfils.

use crate::{
    Balance, Blunder, Chance, Dice, EventSink, Message, Refusal, Rng, RuleId, Seat, Seating, Seats, Side, Title,
};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of one game: pure functions on small values, without I/O, clock or text.
///
/// A match is a [`Setup`](Rules::Setup), a seed and a list of actions; everything else is computed.
/// Rules that keep this contract (the [laws](crate::laws) check it) can be hosted, searched, stored,
/// replayed and verified with no further code.
///
/// **Decisions are atomic.** A turn is many small choices, each with a short list of legal actions.
/// Exactly one seat decides at a time. Choices that are simultaneous at the table are asked one seat
/// after the other and stay secret until the last is in.
///
/// **Flow is explicit.** The state says where in the sequence of play it is, with a stack where the
/// rules interrupt themselves. There is no hidden control flow: any state can be cloned, saved, sent
/// and resumed.
///
/// **Memory is state.** What a seat has learnt by looking is kept in the state and shown by its view:
/// a view alone is enough to go on.
///
/// **Who decides is public.** Nobody may learn anything from who is asked, or from nobody being asked:
/// a choice is skipped only on grounds that everybody can see.
///
/// **Nothing hidden leaves the rules** except through [`view`](Rules::view) and through events told to
/// an audience.
pub trait Rules: Clone + Debug + Send + Sync + 'static {
    /// What is agreed before the match: scenario and options.
    type Setup: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// The whole position, secrets included. Small, and cheap to clone. Reading one from a file
    /// yields a valid position or an error that names every fault.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// The position as one seat may know it.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// One atomic choice.
    type Action: Copy + Debug + Eq + Ord + Hash + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// One thing that happened, written as an object whose field `event` names its kind.
    type Event: Clone + Debug + PartialEq + Serialize + JsonSchema + Send + Sync;

    /// The game's passport.
    fn title() -> &'static Title;

    /// Ready-made setups by name, the one a newcomer should start with first.
    fn scenarios() -> Vec<(&'static str, Self::Setup)>;

    /// What was agreed for this match.
    fn setup(state: &Self::State) -> &Self::Setup;

    /// The same agreement with every value that is in force: what was left open is named.
    fn in_force(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Which side each seat plays.
    fn seating(setup: &Self::Setup) -> Seating;

    /// The most decisions that a match of this setup can have, as the rulebook states it.
    fn bound(setup: &Self::Setup) -> u32;

    /// The position before the first decision, or everything that is wrong with the setup.
    fn begin(
        setup: &Self::Setup,
        dice: &mut Dice,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<Self::State, Vec<Refusal>>;

    /// Who decides now, or how it ended. Cheap: called at every decision.
    fn next(state: &Self::State) -> Next;

    /// The points of both sides as they stand.
    fn points(state: &Self::State) -> [i32; 2];

    /// Appends all that the deciding seat may do now, each action once, in a fixed order.
    /// Allocates nothing but the list. Empty exactly when the match is over.
    fn legal(state: &Self::State, into: &mut Vec<Self::Action>);

    /// May the deciding seat do this now, and if not, why? Accepts exactly what [`legal`](Rules::legal) lists.
    fn check(state: &Self::State, action: Self::Action) -> Result<(), Refusal>;

    /// Carries out a legal action and everything that follows from it by itself, up to the next decision.
    /// For an action that [`check`](Rules::check) refuses the result is unspecified (but no panic);
    /// use [`act`] where the action comes from outside.
    fn apply(state: &mut Self::State, action: Self::Action, dice: &mut Dice, sink: &mut impl EventSink<Self::Event>);

    /// What a seat may know of the position; `None` is a spectator. Built up from what is open and what
    /// that seat knows, never by deleting from a copy.
    fn view(state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// One complete position that fits the view, the unknown dealt at random. Every position that
    /// it returns gives this same view again.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self::State;

    /// What the position is worth to a side, from -1 (lost) to 1 (won).
    fn appraise(state: &Self::State, side: Side) -> f32;

    /// How promising these legal actions look at a glance to whoever decides: one weight above 0 for each of
    /// them, to be compared with each other. It guides who looks ahead, so it must be cheap; what weighs
    /// [`POINTLESS`] or less is not even looked at while there is something else. Without an opinion (the default)
    /// nothing is appended.
    fn promise(_state: &Self::State, _actions: &[Self::Action], _weights: &mut Vec<f32>) {}

    /// Is it quiet, so that [`appraise`](Rules::appraise) misses nothing that is about to happen by itself?
    /// Who looks ahead prefers to stop here, such as between two turns.
    fn quiet(_state: &Self::State) -> bool {
        true
    }

    /// Everything about the position that cannot be: pieces lost or doubled, counts out of range.
    /// Empty for every position that play can reach.
    fn faults(state: &Self::State) -> Vec<String>;
}

/// The weight of an action that is never right while there is something else to do, such as to go without a gift.
pub const POINTLESS: f32 = 1e-6;

/// What those who study a game want beside its rules: the laws, the arena and whoever looks ahead.
pub trait Studied: Rules {
    /// The sides of the die that is rolled, if one is.
    const DIE: Option<u8> = None;

    /// Any valid setup, all options at random: what the laws are tried on.
    fn any_setup(rng: &mut Rng) -> Self::Setup;

    /// How a scenario comes out between equals: a figure for each level that the arena has measured.
    fn balance(_scenario: &str) -> Vec<Balance> {
        Vec::new()
    }

    /// How far [`promise`](Rules::promise) is to be believed by who looks ahead: a power of the weights. Less than 1
    /// leaves more room to find out that the promise is wrong.
    fn promise_exponent() -> f32 {
        1.0
    }

    /// How much hangs on a single decision, compared with a match of some dozens of them: where it is little, what was
    /// tried little is tried again only if it is but a little worse.
    fn stakes() -> f32 {
        1.0
    }

    /// How far who looks ahead goes before a [quiet](Rules::quiet) position is appraised.
    fn horizon() -> Horizon {
        Horizon::Decisions(16)
    }

    /// How many times as far as the others the ace looks before a quiet position is appraised: farther where what counts
    /// comes late and there are tries enough to see through the chance on the way.
    fn far_sight() -> u32 {
        1
    }

    /// What a loss on the way costs whoever looks ahead, in results, beyond what [`appraise`](Rules::appraise) says of it.
    fn caution() -> f32 {
        0.0
    }

    /// How who looks ahead goes about it.
    fn manner() -> Manner {
        Manner::Tree
    }

    /// How many times as many continuations as usual every level looks at: more where they are short and chance blurs
    /// them.
    fn effort() -> u32 {
        1
    }

    /// What either side has lost so far, in whatever the title counts; it may win something back. By it a bold player is
    /// told from a careful one. If a title says nothing: the points of the other side.
    fn toll(state: &Self::State) -> [i32; 2] {
        let [first, second] = Self::points(state);
        [second, first]
    }

    /// Simple plans to spar with. A good opponent beats every one of them.
    fn plans() -> &'static [Plan<Self>] {
        &[]
    }

    /// The plain blunders that it knows of. They are counted in finished matches; no bot is told of them.
    fn blunders() -> &'static [Blunder<Self>] {
        &[]
    }
}

/// How to look ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// With a tree: what was learnt of both sides' answers is remembered. For matches where a plan pays.
    Tree,
    /// Actions are compared in pairs, in the same worlds with the same dice, and both sides then do what looks
    /// promising. For matches where the dice of one battle blur what an action is worth.
    Pairs,
}

/// How far to look ahead before a quiet position is appraised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// So many decisions from now.
    Decisions(u32),
    /// As far as is known of what both sides do, and no farther: near at first, and the farther the longer one thinks.
    Known,
}

/// A simple plan: one idea, followed from the first decision to the last.
pub struct Plan<R: Rules> {
    /// Its name in the arena: `turtle` for `plan:turtle`.
    pub name: &'static str,
    /// How well a legal action follows the idea, in a world that fits what the seat knows, given what it promises
    /// at a glance (1 without an opinion). The highest weight is done, of equals one by chance.
    pub weigh: fn(&R::State, R::Action, f32) -> f32,
}

/// What a title says to people: prompts, actions and events as messages of its locale files.
pub trait Spoken: Rules {
    /// What the deciding seat is asked, as the owner of this view sees it, and the rule it comes from.
    fn prompt(view: &Self::View) -> Prompt;

    /// An action in words, and the rule it comes from. The view is the deciding seat's own.
    fn action(view: &Self::View, action: Self::Action) -> Prompt;

    /// An event as a line of the log, and its rule.
    fn event(event: &Self::Event) -> Prompt;

    /// What the match is about: how it is won and how it stands, as the owner of this view may know it.
    fn aim(view: &Self::View) -> Aim;

    /// Places that players call otherwise than files do: the name in files, then the players'.
    fn places(_setup: &Self::Setup) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The messages of the title by language: Fluent sources.
    fn locales() -> &'static [(&'static str, &'static str)];
}

/// What a match is about, in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// How it is won.
    pub won: Prompt,
    /// What counts for a side, or how far it has come.
    pub counts: Vec<(Side, Message)>,
    /// What else one wants to know at a glance, such as what is left in play.
    pub also: Option<Message>,
    /// How soon it ends if nothing happens, once that is near.
    pub ends: Option<Prompt>,
}

/// Something said to a player, and where the rulebook explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prompt {
    /// The rule.
    pub rule: RuleId,
    /// The words.
    pub message: Message,
}

impl Prompt {
    /// A prompt of this rule with a message without arguments.
    pub fn new(rule: RuleId, key: &'static str) -> Prompt {
        Prompt { rule, message: Message::new(key) }
    }

    /// The prompt with one more argument to its message.
    pub fn with(mut self, name: &'static str, arg: impl Into<crate::Arg>) -> Prompt {
        self.message = self.message.with(name, arg);
        self
    }
}

/// What comes next in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// This seat decides.
    Decide(Seat),
    /// The match has ended.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The seats that won; nobody in a draw.
    pub winners: Seats,
    /// The side that won; none in a draw.
    pub side: Option<Side>,
    /// Points of the first and the second side.
    pub points: [i32; 2],
}

/// Checks an action and carries it out, or refuses it and changes nothing.
pub fn act<R: Rules>(
    state: &mut R::State,
    action: R::Action,
    dice: &mut Dice,
    sink: &mut impl EventSink<R::Event>,
) -> Result<(), Refusal> {
    R::check(state, action)?;
    R::apply(state, action, dice, sink);
    Ok(())
}

/// Plays uniformly random actions to the end and returns how many there were.
/// `legal` is room for the list of actions, kept by the caller.
pub fn play_out<R: Rules>(
    state: &mut R::State,
    rng: &mut Rng,
    dice: &mut Dice,
    sink: &mut impl EventSink<R::Event>,
    legal: &mut Vec<R::Action>,
) -> (u32, Option<Outcome>) {
    let mut decisions = 0;
    loop {
        if let Next::Over(outcome) = R::next(state) {
            return (decisions, Some(outcome));
        }
        legal.clear();
        R::legal(state, legal);
        let Some(&action) = rng.pick(legal) else { return (decisions, None) };
        R::apply(state, action, dice, sink);
        decisions += 1;
    }
}
