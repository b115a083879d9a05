//! A match: a setup, a pledge for the dice, and everything that was done since.

use crate::{Dice, EventList, Next, Outcome, Pledge, Refusal, Rules, Seat, Seating, Seats, Side, Silent, Told};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A match in play. The log is the truth; the state is kept at its end.
///
/// ```
/// # mod ambush { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/ambush.rs")); }
/// use ambush::{Action, Ambush, Setup};
/// use table::{Deed, Match, MatchError, Pledge, Seat};
///
/// let mut game = Match::<Ambush>::start(Setup {}, Pledge::of_number(1)).expect("a setup that the rules allow");
/// game.act(Seat(0), Action::Hide(2))?;
/// game.enter(Seat(0), Deed::Undo)?; // nobody has seen or done anything since
/// game.act(Seat(0), Action::Hide(3))?;
/// assert_eq!(game.act(Seat(0), Action::Cross(1)).err(), Some(MatchError::NotYourTurn(Seat(1))));
/// game.act(Seat(1), Action::Cross(1))?;
/// assert_eq!((game.log().len(), game.played().len()), (4, 2)); // the log forgets nothing
/// assert_eq!(game.enter(Seat(1), Deed::Undo), Err(MatchError::NothingToUndo)); // the gun has been seen
/// # Ok::<(), MatchError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    setup: R::Setup,
    seating: Seating,
    pledge: Pledge,
    position: Option<R::State>,
    state: R::State,
    dice: Dice,
    opening: Vec<Told<R::Event>>,
    log: Vec<LogEntry<R::Action>>,
    played: Vec<Played<R>>,
    snapshots: Vec<Snapshot<R>>,
    retreat: Option<Retreat<R>>,
    draw_offer: Option<Seat>,
    settled: Option<Outcome>,
}

/// After so many standing actions, and from the start, the position is kept: looking back is never a long way.
const STRIDE: usize = 64;

/// A position on the way, and the dice as they lay.
#[derive(Clone, Debug)]
struct Snapshot<R: Rules> {
    state: R::State,
    dice: Dice,
}

/// How far one can take back: the position before the first action that may be, and how many may be.
#[derive(Clone, Debug)]
struct Retreat<R: Rules> {
    state: R::State,
    dice: Dice,
    actions: usize,
}

/// One line of the log: somebody did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogEntry<A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub deed: Deed<A>,
}

/// What a seat can do in a match. Written `{"act":…}`, `{"then":…}`, `"undo"`, `"resign"`, `"offer_draw"` or
/// `"agree_draw"`, in records, on disk and in addresses alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed<A> {
    /// An action by the rules.
    Act(A),
    /// One more action of the same stroke, such as the next step of a way that was chosen with one click: it is taken
    /// back together with the action before.
    Then(A),
    /// The seat's last stroke is taken back: its last action, with those that belong together with it.
    Undo,
    /// The seat gives up for its side.
    Resign,
    /// The seat offers a draw. The offer stands until anybody does anything else.
    OfferDraw,
    /// The seat agrees to the draw that the other side offers.
    AgreeDraw,
}

impl<A> Deed<A> {
    /// These actions as one stroke: done one by one, taken back at once.
    pub fn stroke(actions: impl IntoIterator<Item = A>) -> Vec<Deed<A>> {
        let mut deeds: Vec<Deed<A>> = Vec::new();
        for action in actions {
            deeds.push(if deeds.is_empty() { Deed::Act(action) } else { Deed::Then(action) });
        }
        deeds
    }

    /// The action by the rules, if it is one.
    pub fn action(&self) -> Option<&A> {
        match self {
            Deed::Act(action) | Deed::Then(action) => Some(action),
            Deed::Undo | Deed::Resign | Deed::OfferDraw | Deed::AgreeDraw => None,
        }
    }

    /// The same deed with its action, if it has one, turned into another.
    pub fn try_map<B, E>(self, turn: impl FnOnce(A) -> Result<B, E>) -> Result<Deed<B>, E> {
        Ok(match self {
            Deed::Act(action) => Deed::Act(turn(action)?),
            Deed::Then(action) => Deed::Then(turn(action)?),
            Deed::Undo => Deed::Undo,
            Deed::Resign => Deed::Resign,
            Deed::OfferDraw => Deed::OfferDraw,
            Deed::AgreeDraw => Deed::AgreeDraw,
        })
    }
}

/// An action that stands, and what happened because of it.
#[derive(Clone, Debug)]
pub struct Played<R: Rules> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: R::Action,
    /// With what it is taken back.
    pub stroke: Stroke,
    /// What happened.
    pub told: Vec<Told<R::Event>>,
}

/// With what an action is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// With nothing that was done before it.
    Begins,
    /// With the action before it.
    GoesOn,
}

impl<R: Rules> Played<R> {
    /// The deed by which it was done.
    fn deed(&self) -> Deed<R::Action> {
        match self.stroke {
            Stroke::Begins => Deed::Act(self.action),
            Stroke::GoesOn => Deed::Then(self.action),
        }
    }
}

/// Why a request to a match was turned down. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// The rules forbid it.
    Refused(Refusal),
    /// It is not this seat that decides, but that one.
    NotYourTurn(Seat),
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// The match has ended.
    Over,
    /// There is nothing that this seat may take back.
    NothingToUndo,
    /// The other side offers no draw.
    NoDrawOffered,
}

impl<R: Rules> Match<R> {
    /// Starts a match, or says everything that is wrong with the setup.
    pub fn start(setup: R::Setup, pledge: Pledge) -> Result<Match<R>, Vec<Refusal>> {
        let mut dice = pledge.dice();
        let mut events = EventList::default();
        let state = R::begin(&setup, &mut dice, &mut events)?;
        Ok(Match { opening: events.told, ..Match::on(setup, pledge, None, state, dice) })
    }

    /// Starts a match from a given position.
    pub fn from_position(position: R::State, pledge: Pledge) -> Match<R> {
        let dice = pledge.dice();
        Match::on(R::setup(&position).clone(), pledge, Some(position.clone()), position, dice)
    }

    fn on(setup: R::Setup, pledge: Pledge, position: Option<R::State>, state: R::State, dice: Dice) -> Match<R> {
        let seating = R::seating(&setup);
        Match {
            setup,
            seating,
            pledge,
            position,
            snapshots: vec![Snapshot { state: state.clone(), dice: dice.clone() }],
            state,
            dice,
            opening: Vec::new(),
            log: Vec::new(),
            played: Vec::new(),
            retreat: None,
            draw_offer: None,
            settled: None,
        }
    }

    /// What was agreed.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// Who plays which side.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The dice's pledge. Holds the secret: not for players before the end.
    pub fn pledge(&self) -> &Pledge {
        &self.pledge
    }

    /// The position that it started from, if not from its setup.
    pub fn position(&self) -> Option<&R::State> {
        self.position.as_ref()
    }

    /// The position now, secrets included: never for players.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// What happened before the first decision.
    pub fn opening(&self) -> &[Told<R::Event>] {
        &self.opening
    }

    /// What a seat, or a spectator, heard in a step; the opening is step 0.
    pub fn heard_in(&self, step: usize, seat: Option<Seat>) -> impl Iterator<Item = &R::Event> + '_ {
        let told = match step.checked_sub(1) {
            None => self.opening(),
            Some(i) => self.played().get(i).map_or(&[][..], |played| &played.told),
        };
        told.iter().filter(move |told| told.audience.includes(seat)).map(|told| &told.event)
    }

    /// What a seat, or a spectator, heard from the beginning.
    pub fn heard(&self, seat: Option<Seat>) -> impl Iterator<Item = &R::Event> + '_ {
        (0..=self.played().len()).flat_map(move |step| self.heard_in(step, seat))
    }

    /// Everything that was done, undone actions included.
    pub fn log(&self) -> &[LogEntry<R::Action>] {
        &self.log
    }

    /// The actions that stand, with what happened.
    pub fn played(&self) -> &[Played<R>] {
        &self.played
    }

    /// The seat whose offer of a draw stands.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.draw_offer
    }

    /// Who decides, or how it ended.
    pub fn next(&self) -> Next {
        self.settled.map_or_else(|| R::next(&self.state), Next::Over)
    }

    /// What the deciding seat may do.
    pub fn legal(&self) -> Vec<R::Action> {
        let mut legal = Vec::new();
        if self.settled.is_none() {
            R::legal(&self.state, &mut legal);
        }
        legal
    }

    /// A seat does something: carried out and logged, or turned down without effect.
    pub fn enter(&mut self, seat: Seat, deed: Deed<R::Action>) -> Result<(), MatchError> {
        let side = self.seating.side(seat).ok_or(MatchError::NoSuchSeat(seat))?;
        match deed {
            Deed::Act(action) => self.carry_out(seat, action, Stroke::Begins)?,
            Deed::Then(action) => self.carry_out(seat, action, Stroke::GoesOn)?,
            Deed::Undo => self.take_back(seat)?,
            Deed::Resign => self.settle(Some(side.other()))?,
            Deed::OfferDraw => drop(self.decider()?),
            Deed::AgreeDraw => {
                self.decider()?;
                let offered = self.draw_offer.and_then(|by| self.seating.side(by));
                offered.filter(|by| *by != side).ok_or(MatchError::NoDrawOffered)?;
                self.settle(None)?;
            }
        }
        self.draw_offer = matches!(deed, Deed::OfferDraw).then_some(seat);
        self.log.push(LogEntry { seat, deed });
        Ok(())
    }

    /// A seat acts by the rules, and this is what happens.
    pub fn act(&mut self, seat: Seat, action: R::Action) -> Result<&Played<R>, MatchError> {
        self.enter(seat, Deed::Act(action))?;
        Ok(&self.played[self.played.len() - 1])
    }

    /// Who decides, unless the match is over.
    fn decider(&self) -> Result<Seat, MatchError> {
        match self.next() {
            Next::Decide(seat) => Ok(seat),
            Next::Over(_) => Err(MatchError::Over),
        }
    }

    fn carry_out(&mut self, seat: Seat, action: R::Action, stroke: Stroke) -> Result<(), MatchError> {
        let decider = self.decider()?;
        if decider != seat {
            return Err(MatchError::NotYourTurn(decider));
        }
        R::check(&self.state, action).map_err(MatchError::Refused)?;
        let before = (self.state.clone(), self.dice.clone());
        let mut events = EventList::default();
        R::apply(&mut self.state, action, &mut self.dice, &mut events);
        if self.played.last().is_some_and(|last| last.seat != seat) {
            self.retreat = None;
        }
        let over = matches!(self.next(), Next::Over(_)); // from here on the secret of the dice may be shown
        if over || events.bars_undo() || self.dice.drawn() != before.1.drawn() {
            self.retreat = None;
        } else {
            let (state, dice) = before;
            self.retreat.get_or_insert(Retreat { state, dice, actions: 0 }).actions += 1;
        }
        self.played.push(Played { seat, action, stroke, told: events.told });
        if self.played.len().is_multiple_of(STRIDE) {
            self.snapshots.push(Snapshot { state: self.state.clone(), dice: self.dice.clone() });
        }
        Ok(())
    }

    /// May this seat take back its last stroke, as much of it as can be? Never across a die, a secret that came to light, a
    /// choice declared final, another seat's decision, or the end of the match.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.retreat.is_some() && self.played.last().is_some_and(|last| last.seat == seat)
    }

    /// The seat's last stroke no longer stands. It stays in the log, and so does its taking back.
    fn take_back(&mut self, seat: Seat) -> Result<(), MatchError> {
        if !self.can_undo(seat) {
            return Err(MatchError::NothingToUndo);
        }
        let Some(mut retreat) = self.retreat.take() else { return Err(MatchError::NothingToUndo) };
        let goes_on = self.played.iter().rev().take_while(|played| played.stroke == Stroke::GoesOn).count();
        let taken = (goes_on + 1).min(retreat.actions);
        self.played.truncate(self.played.len() - taken);
        self.snapshots.truncate(self.played.len() / STRIDE + 1);
        retreat.actions -= taken;
        (self.state, self.dice) = (retreat.state.clone(), retreat.dice.clone());
        for played in &self.played[self.played.len() - retreat.actions..] {
            R::apply(&mut self.state, played.action, &mut self.dice, &mut Silent);
        }
        self.retreat = Some(retreat).filter(|retreat| retreat.actions > 0);
        Ok(())
    }

    /// The match as it was when only so many of its standing actions had been done. What was taken back on the way
    /// is left out.
    pub fn rewound(&self, actions: usize) -> Match<R> {
        let played = &self.played[..actions.min(self.played.len())];
        let kept = played.len() / STRIDE;
        let Snapshot { mut state, mut dice } = self.snapshots[kept].clone();
        for done in &played[kept * STRIDE..] {
            R::apply(&mut state, done.action, &mut dice, &mut Silent);
        }
        let log = played.iter().map(|done| LogEntry { seat: done.seat, deed: done.deed() });
        Match {
            opening: self.opening.clone(),
            log: log.collect(),
            played: played.to_vec(),
            snapshots: self.snapshots[..=kept].to_vec(),
            ..Match::on(self.setup.clone(), self.pledge.clone(), self.position.clone(), state, dice)
        }
    }

    /// Did it end by giving up or by agreement, and not by the rules?
    pub fn settled(&self) -> bool {
        self.settled.is_some()
    }

    /// This side has won, or nobody. Nobody asks the rules.
    fn settle(&mut self, side: Option<Side>) -> Result<(), MatchError> {
        self.decider()?;
        let winners = side.map_or(Seats::NONE, |side| self.seating.team(side));
        self.settled = Some(Outcome { winners, side, points: R::points(&self.state) });
        self.retreat = None;
        Ok(())
    }
}

/// A short fingerprint of anything that can be written: the same on every machine.
pub fn digest(value: &impl Serialize) -> String {
    match serde_json::to_vec(value) {
        Ok(bytes) => crate::to_hex(&Sha256::digest(bytes)[..8]),
        Err(fault) => format!("unwritable: {fault}"),
    }
}
