//! A match of any title: what a server, a protocol or a command line holds. Here actions, setups and states are
//! JSON; behind it stands the same [`Match`].

use crate::places;
use crate::playable::WholeGame;
use crate::seen::Seen;
use crate::thinker;
use crate::{Judged, SeatView};
use boards::Board;
use bots::{Level, Progress};
use serde_json::Value;
use std::any::Any;
use std::marker::PhantomData;
use table::decks::{Deck, DeckDue};
use table::{Deed, Dice, EventList, Match, MatchError, Next, Refusal, Rng, Rules, Seat, Seating, Title, record};

/// A match of any title.
pub trait Hosted: Send + Sync {
    /// The game's passport.
    fn title(&self) -> &'static Title;

    /// What was agreed.
    fn setup(&self) -> Value;

    /// The same with every value that is in force.
    fn setup_in_force(&self) -> Value;

    /// Places that players call otherwise than files do: the name in files, then the players'. Actions may use both.
    fn places(&self) -> Vec<(String, String)>;

    /// Who plays which side.
    fn seating(&self) -> &Seating;

    /// Who decides, or how it ended.
    fn next(&self) -> Next;

    /// The match as a seat sees it, or a spectator. This takes the view, once for all that is asked of it.
    fn seen_by(&self, seat: Option<Seat>) -> Box<dyn SeatView + '_>;

    /// A seat does something.
    fn enter(&mut self, seat: Seat, deed: Deed<Value>) -> Result<(), HostedError>;

    /// The one thing that the deciding seat can do, if everybody can see that there is nothing else and it can be taken
    /// back: done by itself it betrays nothing and decides nothing. Not for a seat that is merely asked whether it
    /// interrupts.
    fn only_choice(&self) -> Option<(Seat, Value)>;

    /// May this seat take back its last stroke?
    fn can_undo(&self, seat: Seat) -> bool;

    /// The seat whose offer of a draw stands.
    fn draw_offer(&self) -> Option<Seat>;

    /// Did it end by giving up or by agreement, and not by the rules?
    fn settled(&self) -> bool;

    /// How many actions stand. They are the steps of a match: step 0 is what came before the first of them.
    fn len(&self) -> usize;

    /// Was nothing done yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action of a step, and who did it.
    fn played(&self, step: usize) -> Option<(Seat, Value)>;

    /// The match as it was after so many steps.
    fn rewound(&self, steps: usize) -> Box<dyn Hosted>;

    /// How the match stood at each of its steps, from step 0 on.
    fn course(&self) -> Vec<Moment>;

    /// A second match at the same point as this one.
    fn copy(&self) -> Box<dyn Hosted>;

    /// Goes through the match with a bot that looks ahead so often at each decision and tells what it thinks.
    fn judge(&self, level: Level, iterations: u32, progress: &Progress, each: &mut dyn FnMut(Judged)) -> Option<()>;

    /// When a seat is asked for a deck of its own, and on which terms: on grounds that everybody can see.
    fn deck_due(&self, seat: Seat) -> Option<(DeckDue, Deck)>;

    /// The actions by which the seat that is asked now takes this deck, tried out on a copy of the match.
    ///
    /// # Errors
    /// Every reason why it cannot; none if it is not asked at all.
    fn deck_actions(&self, seat: Seat, deck: &Deck) -> Result<Vec<Value>, Vec<Refusal>>;

    /// The whole position. Never for players.
    fn state(&self) -> Value;

    /// The digest of the position, as records have it.
    fn digest(&self) -> String;

    /// The record of the match. Holds the secret of the dice.
    fn export(&self) -> String;

    /// The [`Match`] itself, for whoever knows its type.
    fn as_any(&self) -> &dyn Any;
}

/// How a match stood at one of its steps, as everybody could know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The turn; 0 before the first.
    pub turn: u16,
    /// The points of the first and the second side.
    pub points: [i32; 2],
}

/// So many worlds that fit what others know are tried before a choice counts as the only one for all to see.
const WORLDS: u64 = 12;

/// Why a hosted match did not do what was asked. Nothing has changed.
#[derive(Clone, Debug)]
pub enum HostedError {
    /// What was sent is not of the right form.
    Malformed(String),
    /// The setup breaks these rules.
    Setup(Vec<Refusal>),
    /// The match turned it down.
    Denied(MatchError),
}

/// A match and the board that it is drawn on.
pub(crate) struct HostedMatch<R: Rules, B>(Match<R>, PhantomData<fn() -> B>);

impl<R: Rules, B> HostedMatch<R, B> {
    pub(crate) fn new(game: Match<R>) -> HostedMatch<R, B> {
        HostedMatch(game, PhantomData)
    }
}

impl<R: WholeGame, B: Board<Rules = R>> Hosted for HostedMatch<R, B> {
    fn title(&self) -> &'static Title {
        R::title()
    }

    fn setup(&self) -> Value {
        json(self.0.setup())
    }

    fn setup_in_force(&self) -> Value {
        json(&R::in_force(self.0.setup()))
    }

    fn places(&self) -> Vec<(String, String)> {
        R::places(self.0.setup())
    }

    fn seating(&self) -> &Seating {
        self.0.seating()
    }

    fn next(&self) -> Next {
        self.0.next()
    }

    fn seen_by(&self, seat: Option<Seat>) -> Box<dyn SeatView + '_> {
        Box::new(Seen::<R, B>::new(&self.0, seat))
    }

    fn enter(&mut self, seat: Seat, deed: Deed<Value>) -> Result<(), HostedError> {
        let deed = deed.try_map(|action| {
            serde_json::from_value(action.clone())
                .or_else(|_| serde_json::from_value(places::as_in_files(action, &self.places())))
        });
        let deed = deed.map_err(|fault| HostedError::Malformed(format!("the action cannot be read: {fault}")))?;
        self.0.enter(seat, deed).map_err(HostedError::Denied)
    }

    fn only_choice(&self) -> Option<(Seat, Value)> {
        let Next::Decide(seat) = self.0.next() else { return None };
        let [only] = self.0.legal()[..] else { return None };
        let state = self.0.state();
        let is_pass = R::pass(&R::view(state, Some(seat))) == Some(only);
        let is_evident = |other: Option<Seat>| {
            let view = R::view(state, other);
            (0..WORLDS).map(|seed| R::imagine(&view, &mut Rng::seeded(seed))).all(|world| {
                let mut legal = Vec::new();
                R::legal(&world, &mut legal);
                R::next(&world) == Next::Decide(seat) && legal == [only]
            })
        };
        let is_final = {
            let (mut after, mut dice, mut events) = (state.clone(), Dice::quick(0), EventList::default());
            R::apply(&mut after, only, &mut dice, &mut events);
            events.bars_undo() || dice.drawn() > 0 || matches!(R::next(&after), Next::Over(_))
        };
        let mut others = self.0.seating().seats().filter(|other| *other != seat).map(Some).chain([None]);
        (!is_pass && !is_final && others.all(is_evident)).then(|| (seat, json(&only)))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.0.can_undo(seat)
    }

    fn draw_offer(&self) -> Option<Seat> {
        self.0.draw_offer()
    }

    fn settled(&self) -> bool {
        self.0.settled()
    }

    fn len(&self) -> usize {
        self.0.played().len()
    }

    fn played(&self, step: usize) -> Option<(Seat, Value)> {
        let done = self.0.played().get(step.checked_sub(1)?)?;
        Some((done.seat, json(&done.action)))
    }

    fn rewound(&self, steps: usize) -> Box<dyn Hosted> {
        Box::new(HostedMatch::<R, B>::new(self.0.rewound(steps)))
    }

    fn course(&self) -> Vec<Moment> {
        let moment = |game: &Match<R>| Moment {
            turn: R::track(&R::view(game.state(), None)).turn,
            points: R::points(game.state()),
        };
        let mut again = self.0.rewound(0);
        let mut course = vec![moment(&again)];
        for done in self.0.played() {
            if again.act(done.seat, done.action).is_err() {
                break;
            }
            course.push(moment(&again));
        }
        course
    }

    fn copy(&self) -> Box<dyn Hosted> {
        Box::new(HostedMatch::<R, B>::new(self.0.clone()))
    }

    fn judge(&self, level: Level, iterations: u32, progress: &Progress, each: &mut dyn FnMut(Judged)) -> Option<()> {
        thinker::judge(&self.0, level, iterations, progress, each)
    }

    fn deck_due(&self, seat: Seat) -> Option<(DeckDue, Deck)> {
        B::DECKS?.due(self.0.state(), seat)
    }

    fn deck_actions(&self, seat: Seat, deck: &Deck) -> Result<Vec<Value>, Vec<Refusal>> {
        let decks = B::DECKS.ok_or_else(Vec::new)?;
        let actions = decks.taking(&R::view(self.0.state(), Some(seat)), seat, deck)?;
        let mut copy = self.0.clone();
        for action in &actions {
            copy.act(seat, *action).map_err(|error| match error {
                MatchError::Refused(refusal) => vec![refusal],
                _ => Vec::new(),
            })?;
        }
        Ok(actions.iter().map(json).collect())
    }

    fn state(&self) -> Value {
        json(self.0.state())
    }

    fn digest(&self) -> String {
        table::digest(self.0.state())
    }

    fn export(&self) -> String {
        record::export(&self.0)
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }
}

pub(crate) fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
