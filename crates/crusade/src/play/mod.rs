//! What happens: the umpire carries out actions up to the next decision.

mod air;
mod assault;
mod bombard;
mod combat;
mod damage;
mod maneuver;
mod reinforce;
mod sequence;
mod setup;

use crate::events::Named;
use crate::map::Zone;
use crate::pieces::{CardId, FlightId, Piece, PieceId};
use crate::setup::seat_of;
use crate::state::{State, Step};
use crate::{Action, Event};
use arrayvec::ArrayVec;
use table::{Audience, Dice, EventSink, Seats, Side, UndoBarrier};

/// The members of a flight as they are told, in an order that says nothing about their owner's numbers.
fn flown(state: &State, side: Side, id: FlightId) -> Vec<Named> {
    let tags = state.force(side).tags();
    let pieces = tags.iter().filter_map(|tag| state.tagged(side, tag)).map(|(_, piece)| piece);
    pieces.filter(|piece| piece.flight() == Some(id)).map(Named::open).collect()
}

/// The position, the dice and who listens.
pub(crate) struct Umpire<'a, S> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) sink: &'a mut S,
}

impl<'a, S: EventSink<Event>> Umpire<'a, S> {
    /// The umpire of this position, with these dice, telling this sink.
    pub(crate) fn new(state: &'a mut State, dice: &'a mut Dice, sink: &'a mut S) -> Umpire<'a, S> {
        Umpire { state, dice, sink }
    }

    /// Carries out an action.
    pub(crate) fn carry_out(&mut self, action: Action) {
        let me = self.state.me();
        match self.state.table.step {
            Step::Deck | Step::Terrain | Step::Centre | Step::Forces => self.set_up(action),
            Step::Reinforce | Step::HandLimit => self.reinforce(me, action),
            Step::Patrol | Step::Air | Step::FlyOn | Step::Flak | Step::CloseFlak => self.fly(me, action),
            Step::Intercept | Step::Counter | Step::Jettison | Step::Escort | Step::Taran => self.dogfight(me, action),
            Step::Recon | Step::Bombard | Step::Bombs => self.bombard(me, action),
            Step::Maneuver => self.maneuver(me, action),
            Step::Ambush | Step::Defend | Step::Attack => self.fire(me, action),
            Step::Retreat | Step::Withdraw | Step::GoOn | Step::Advance => self.decide_assault(me, action),
            Step::Miracle => self.miracle(me, action),
            Step::Over => {}
        }
    }

    fn ask(&mut self, step: Step, side: Side) {
        self.state.table.step = step;
        self.state.table.decider = side;
    }

    /// Others than this side learn something of what it had hidden.
    fn reveal(&mut self, side: Side) {
        self.sink.bar_undo(UndoBarrier::Revealed(Audience::Except(Seats::one(seat_of(side)))));
    }

    /// A piece has left a zone. Everybody sees whether the zone is still occupied (LC-1.7), and so whether there is a
    /// unit among what lies face down there, if nothing that lies face up holds it.
    fn reveal_hold(&mut self, side: Side, zone: Zone) {
        let pieces = &self.state.force(side).pieces;
        let there = pieces.in_zone(zone);
        let hidden = there.without(pieces.shown());
        if !hidden.is_empty() && there.and(pieces.shown()).and(pieces.ground()).is_empty() {
            self.reveal(side);
        }
    }

    /// Tells a side what it knows, and all others what they may.
    fn tell_both(&mut self, side: Side, event: impl Fn(bool) -> Event) {
        let owner = Seats::one(seat_of(side));
        self.sink.tell(Audience::Only(owner), || event(true));
        self.sink.tell(Audience::Except(owner), || event(false));
    }

    /// Tells of a piece: by name where everybody knows it, else to its owner alone.
    fn tell_of(&mut self, side: Side, is_open: bool, event: impl Fn(bool) -> Event) {
        if is_open {
            self.sink.tell_all(|| event(true));
        } else {
            self.tell_both(side, event);
        }
    }

    /// Tells of a piece what others do not notice while it lies face down.
    fn tell_of_own(&mut self, side: Side, is_open: bool, event: impl FnOnce() -> Event) {
        let audience = if is_open { Audience::All } else { Audience::Only(Seats::one(seat_of(side))) };
        self.sink.tell(audience, event);
    }

    fn pay(&mut self, side: Side, cost: impl Into<u16>) {
        let force = self.state.force_mut(side);
        force.supply = force.supply.saturating_sub(cost.into());
    }

    fn edit(&mut self, side: Side, id: PieceId, change: impl FnOnce(&mut Piece)) {
        self.state.force_mut(side).pieces.edit(id, change);
    }

    /// Turns a piece face up, with whoever rides with it and the fort around it (LC-15.3, LC-15.7).
    fn spot(&mut self, side: Side, id: PieceId) {
        let Some(piece) = self.state.force(side).get(id).copied() else { return };
        if piece.tag.is_some() {
            return;
        }
        let tag = self.state.force(side).free_tag();
        self.edit(side, id, |piece| piece.tag = Some(tag));
        self.state.table.flights.iter_mut().for_each(|flight| {
            if flight.side != side {
                flight.fired.remove(tag);
            }
        });
        if let Some(zone) = piece.zone() {
            self.reveal(side);
            let what = Named { card: piece.card, tag: Some(tag), piece: None };
            self.sink.tell_all(|| Event::Spotted { side, what, zone });
        }
        let with = self.state.force(side).passenger(id).map(|(other, _)| other);
        [piece.aboard, piece.inside, with].into_iter().flatten().for_each(|other| self.spot(side, other));
    }

    /// The face-up pieces of a side that fit, in an order that says nothing about their owner's numbers.
    fn by_tag(&self, side: Side, fits: impl Fn(&Piece) -> bool) -> ArrayVec<PieceId, 64> {
        let tags = self.state.force(side).tags();
        let found = tags.iter().filter_map(|tag| self.state.tagged(side, tag)).filter(|(_, piece)| fits(piece));
        found.map(|(id, _)| id).collect()
    }

    /// Discards a card that was used.
    fn discard(&mut self, side: Side, card: CardId) {
        self.state.table.discard[side.index()].add(card);
    }

    /// An empty enemy fort in a zone that is entered is destroyed (LC-11.2).
    fn raze(&mut self, side: Side, zone: Zone) {
        let foe = side.other();
        if self.state.occupies(foe, zone) {
            return;
        }
        let forts: ArrayVec<PieceId, 64> = self.state.force(foe).in_zone(zone).map(|(id, _)| id).collect();
        for id in forts {
            self.reveal(foe);
            self.destroy(foe, id);
        }
    }
}
