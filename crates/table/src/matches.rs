//! A match: a setup, a pledge for the dice, and everything that was done since.

use crate::{Dice, EventRecord, Next, Outcome, Pledge, Refusal, Rules, Seat, Seating, Seats, Side, Silent, Told};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// A match in play. The log is the truth; the state is kept at its end.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    setup: R::Setup,
    seating: Seating,
    pledge: Pledge,
    position: Option<R::State>,
    state: R::State,
    dice: Dice,
    opening: Vec<Told<R::Event>>,
    log: Vec<Entry<R::Action>>,
    story: Vec<Beat<R>>,
    retreat: Option<Retreat<R>>,
    settled: Option<Outcome>,
}

/// How far one can take back: the position before the first action that may be, and how many may be.
#[derive(Clone, Debug)]
struct Retreat<R: Rules> {
    state: R::State,
    dice: Dice,
    beats: usize,
}

/// One line of the log: somebody did something, and the position that it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub deed: Deed<A>,
    /// The digest of the state afterwards.
    pub digest: String,
}

/// What a line of the log can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed<A> {
    /// An action by the rules.
    Act(A),
    /// The seat's last action was taken back.
    Undo,
    /// The seat gave up for its side.
    Resign,
    /// The seat agreed to a draw that the other side had offered.
    Draw,
}

/// An action that stands, and what happened because of it.
#[derive(Clone, Debug)]
pub struct Beat<R: Rules> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: R::Action,
    /// What happened.
    pub told: Vec<Told<R::Event>>,
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
}

impl<R: Rules> Match<R> {
    /// Starts a match, or says everything that is wrong with the setup.
    pub fn start(setup: R::Setup, pledge: Pledge) -> Result<Match<R>, Vec<Refusal>> {
        let mut dice = pledge.dice();
        let mut record = EventRecord::default();
        let state = R::begin(&setup, &mut dice, &mut record)?;
        Ok(Match { opening: record.told, ..Match::on(setup, pledge, None, state, dice) })
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
            state,
            dice,
            opening: Vec::new(),
            log: Vec::new(),
            story: Vec::new(),
            retreat: None,
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

    /// Everything that was done, undone actions included.
    pub fn log(&self) -> &[Entry<R::Action>] {
        &self.log
    }

    /// The actions that stand, with what happened.
    pub fn story(&self) -> &[Beat<R>] {
        &self.story
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

    /// A seat acts: carried out and logged, or denied without effect.
    pub fn act(&mut self, seat: Seat, action: R::Action) -> Result<&Beat<R>, MatchError> {
        self.seating.side(seat).ok_or(MatchError::NoSuchSeat(seat))?;
        match self.next() {
            Next::Over(_) => return Err(MatchError::Over),
            Next::Decide(decider) if decider != seat => return Err(MatchError::NotYourTurn(decider)),
            Next::Decide(_) => R::check(&self.state, action).map_err(MatchError::Refused)?,
        }
        let before = (self.state.clone(), self.dice.clone());
        let mut record = EventRecord::default();
        R::apply(&mut self.state, action, &mut self.dice, &mut record);
        if self.story.last().is_some_and(|last| last.seat != seat) {
            self.retreat = None;
        }
        let over = matches!(self.next(), Next::Over(_)); // from here on the secret of the dice may be shown
        if over || record.bars_undo() || self.dice.drawn() != before.1.drawn() {
            self.retreat = None;
        } else {
            let (state, dice) = before;
            self.retreat.get_or_insert(Retreat { state, dice, beats: 0 }).beats += 1;
        }
        self.log.push(Entry { seat, deed: Deed::Act(action), digest: digest(&self.state) });
        self.story.push(Beat { seat, action, told: record.told });
        Ok(&self.story[self.story.len() - 1])
    }

    /// May this seat take back its last action? Never across a die, a secret that came to light, a
    /// choice declared final, another seat's decision, or the end of the match.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.retreat.is_some() && self.story.last().is_some_and(|last| last.seat == seat)
    }

    /// Takes back the seat's last action. It stays in the log, and so does its taking back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), MatchError> {
        self.seating.side(seat).ok_or(MatchError::NoSuchSeat(seat))?;
        if !self.can_undo(seat) {
            return Err(MatchError::NothingToUndo);
        }
        if let Some(mut retreat) = self.retreat.take() {
            self.story.pop();
            retreat.beats -= 1;
            (self.state, self.dice) = (retreat.state.clone(), retreat.dice.clone());
            for beat in &self.story[self.story.len() - retreat.beats..] {
                R::apply(&mut self.state, beat.action, &mut self.dice, &mut Silent);
            }
            self.retreat = Some(retreat).filter(|retreat| retreat.beats > 0);
            self.log.push(Entry { seat, deed: Deed::Undo, digest: digest(&self.state) });
        }
        Ok(())
    }

    /// A seat gives up: the other side has won. Nobody asks the rules.
    pub fn resign(&mut self, seat: Seat) -> Result<(), MatchError> {
        let side = self.seating.side(seat).ok_or(MatchError::NoSuchSeat(seat))?;
        self.settle(seat, Deed::Resign, Some(side.other()))
    }

    /// A seat agrees to a draw; that the other side had offered it is the host's business.
    pub fn agree_draw(&mut self, seat: Seat) -> Result<(), MatchError> {
        self.seating.side(seat).ok_or(MatchError::NoSuchSeat(seat))?;
        self.settle(seat, Deed::Draw, None)
    }

    /// Did it end by giving up or by agreement, and not by the rules?
    pub fn settled(&self) -> bool {
        self.settled.is_some()
    }

    fn settle(&mut self, seat: Seat, deed: Deed<R::Action>, side: Option<Side>) -> Result<(), MatchError> {
        if let Next::Over(_) = self.next() {
            return Err(MatchError::Over);
        }
        let winners = side.map_or(Seats::NONE, |side| self.seating.team(side));
        self.settled = Some(Outcome { winners, side, points: R::points(&self.state) });
        self.retreat = None;
        self.log.push(Entry { seat, deed, digest: digest(&self.state) });
        Ok(())
    }

    /// Does again what a line of a log says.
    pub fn redo(&mut self, seat: Seat, deed: Deed<R::Action>) -> Result<(), MatchError> {
        match deed {
            Deed::Act(action) => self.act(seat, action).map(|_| ()),
            Deed::Undo => self.undo(seat),
            Deed::Resign => self.resign(seat),
            Deed::Draw => self.agree_draw(seat),
        }
    }
}

/// A short fingerprint of anything that can be written: the same on every machine.
pub fn digest(value: &impl Serialize) -> String {
    match serde_json::to_vec(value) {
        Ok(bytes) => crate::to_hex(&Sha256::digest(bytes)[..8]),
        Err(fault) => format!("unwritable: {fault}"),
    }
}
