//! What happens: an action is carried out, and play goes on by itself until somebody must decide.

mod building;
mod cards;
mod fire;
mod laying;
mod losses;
mod melee;
mod movement;
mod sequence;
mod windows;

use crate::action::Action;
use crate::events::{Event, Named, Who};
use crate::map::Space;
use crate::pieces::{CardId, Nation, Works};
use crate::state::*;
use crate::units::UnitId;
use table::{Audience, Dice, EventSink, Seat, Side, UndoBarrier};

/// The umpire carries out the rules on a position and tells what happened.
pub(crate) struct Umpire<'a, J> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) sink: &'a mut J,
}

/// Does everybody know of a card that comes into a hand?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Known {
    ToAll,
    ToOwner,
}

impl<'a, J: EventSink<Event>> Umpire<'a, J> {
    /// The umpire of this position, with these dice, telling this sink.
    pub(crate) fn new(state: &'a mut State, dice: &'a mut Dice, sink: &'a mut J) -> Umpire<'a, J> {
        Umpire { state, dice, sink }
    }

    /// Carries out a legal action and all that follows from it.
    pub(crate) fn carry_out(&mut self, action: Action) {
        match self.state.table.step {
            Step::Nation => self.choose_nation(action),
            Step::Deck | Step::Reinforcement => self.build(action),
            Step::Pool => self.pick_terrain(action),
            Step::Ground => self.lay_ground(action),
            Step::Deploy | Step::Arrival => self.deploy(action),
            Step::Window => self.answer(action),
            Step::Play => self.play(action),
            Step::Withdrawal => self.withdraw(action),
            Step::Melees => self.fight(action),
            Step::Retreat => self.retreat(action),
            Step::Volley => self.declare_fire(action),
            Step::Discard => self.discard_surplus(action),
            Step::Overstack => self.unstack(action),
            Step::Over => {}
        }
    }

    fn d10(&mut self) -> u8 {
        self.dice.die(10)
    }

    fn is_over(&self) -> bool {
        self.state.table.step == Step::Over
    }

    fn side(&self, seat: Seat) -> Side {
        self.state.table.side(seat)
    }

    /// Whoever sits there, for the log.
    fn who(&self, seat: Seat) -> Who {
        let table = &self.state.table;
        let commanders = table.setup.commanders();
        let commander = (commanders > 1).then_some(seat.0 % commanders + 1);
        Who { seat, nation: table.nation(table.side(seat)), commander }
    }

    /// Both commanders of a side.
    fn team(&self, seat: Seat) -> Audience {
        Audience::Only(self.state.table.setup.seats(self.side(seat)).collect())
    }

    fn others(&self, seat: Seat) -> Audience {
        Audience::Except(self.state.table.setup.seats(self.side(seat)).collect())
    }

    /// The card and number of a unit, for the log.
    fn named(&self, id: UnitId) -> Named {
        let card = self.state.table.units.get(id).map_or(CardId::SMOKE, |unit| unit.card);
        Named { card, unit: id }
    }

    // --- Hands and piles

    /// A card leaves a hand and is seen. What everybody knew of goes first, but for what has just stepped
    /// into the reserve and cannot come out again.
    fn leaves_hand(&mut self, seat: Seat, card: CardId) {
        let returned = self.state.table.play.returned.count(card);
        let (player, secrets) = (&mut self.state.table.players[seat.index()], &mut self.state.secrets[seat.index()]);
        let hidden = secrets.hand.count(card).saturating_sub(player.open.count(card));
        if !secrets.hand.remove(card) {
            return;
        }
        player.hand = player.hand.saturating_sub(1);
        let known = hidden == 0 || player.open.count(card) > returned;
        if !(known && player.open.remove(card)) {
            secrets.seen.remove(card);
            self.sink.reveal();
        }
    }

    fn joins_hand(&mut self, seat: Seat, card: CardId, known: Known) {
        let (player, secrets) = (&mut self.state.table.players[seat.index()], &mut self.state.secrets[seat.index()]);
        secrets.hand.add(card);
        player.hand = secrets.hand.len();
        if known == Known::ToAll {
            player.open.add(card);
        }
    }

    fn discard(&mut self, seat: Seat, card: CardId) {
        self.state.table.players[seat.index()].discard.add(card);
    }

    /// The top card of the own pile: any of those in it, for nobody knows the order (TC-16.2).
    fn draw(&mut self, seat: Seat) {
        let Some(card) = self.state.secrets[seat.index()].pile.draw(self.dice) else { return };
        self.state.table.players[seat.index()].pile = self.state.secrets[seat.index()].pile.len();
        self.joins_hand(seat, card, Known::ToOwner);
        self.sink.bar_undo(UndoBarrier::Revealed(self.team(seat)));
        let who = self.who(seat);
        self.sink.tell(self.team(seat), || Event::Drew { who, card });
        self.sink.tell(self.others(seat), || Event::DrewOne { who });
    }

    // --- The ground

    /// Lays smoke; it clears as TC-12.2 says.
    fn lay_smoke(&mut self, side: Side, at: Space) {
        let own = side == self.state.table.active_side();
        self.state.table.alter(at, |cell| cell.smoke = if own { 2 } else { 1 });
        self.sink.tell_all(|| Event::SmokeLaid { at });
    }

    /// Digs works; better ones replace those that were there (TC-11.6).
    fn dig(&mut self, seat: Seat, card: CardId, at: Space) {
        let Some(works) = card.stats().works else { return };
        self.fill_in(at);
        let dug = Dug { works, side: self.side(seat), by: Some(seat) };
        self.state.table.alter(at, |cell| cell.works = Some(dug));
        let who = self.who(seat);
        self.sink.tell_all(|| Event::WorksDug { who, works, at });
    }

    /// Works are gone; the card goes to its owner's discard pile.
    fn fill_in(&mut self, at: Space) {
        let Some(dug) = self.state.table.alter(at, |cell| cell.works.take()) else { return };
        let works = dug.works;
        self.sink.tell_all(|| Event::WorksGone { works, at });
        if let Some(seat) = dug.by {
            let card = if works == Works::Foxholes { CardId::FOXHOLES } else { CardId::BUNKERS };
            self.discard(seat, card);
        }
    }

    // --- The end

    /// TC-17.2: checked after everything that could decide the match; the active side first.
    fn check_victory(&mut self) -> bool {
        if self.is_over() {
            return true;
        }
        let active = self.state.table.active_side();
        let winner = [active, active.other()].into_iter().find(|side| self.state.table.has_won(*side));
        if let Some(side) = winner {
            let by = if self.state.table.setup.is_elimination() { Finish::Eliminated } else { Finish::Positions };
            self.end_match(by, Some(side));
        }
        winner.is_some()
    }

    fn end_match(&mut self, by: Finish, winner: Option<Side>) {
        let table = &mut self.state.table;
        table.step = Step::Over;
        table.window = None;
        table.melee = None;
        table.ending = Some(Ending { winner, by });
        self.state.focus = Focus::Nothing;
        let table = &self.state.table;
        let winner = winner.map(|side| table.nation(side));
        let [german, soviet] = Nation::ALL.map(|nation| table.score(table.side_of(nation)));
        self.sink.tell_all(|| Event::Ended { by, winner, german, soviet });
        self.sink.reveal(); // what is still hidden is shown
    }
}
