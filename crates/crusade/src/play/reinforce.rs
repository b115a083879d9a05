//! Phase 1 (LC-7).

use super::Umpire;
use super::setup::attach;
use crate::data::DATA;
use crate::events::Named;
use crate::map::{Edge, Site, Zone};
use crate::pieces::{CardId, Kind, Piece, PieceId, Place, Special};
use crate::state::{Obstacle, State, Step};
use crate::{Action, Event};
use table::{EventSink, Side};

impl<S: EventSink<Event>> Umpire<'_, S> {
    pub(super) fn reinforce(&mut self, me: Side, action: Action) {
        match action {
            Action::End => return self.end_reinforcement(),
            Action::Discard(card) => {
                self.play_card(me, card);
                self.sink.tell_all(|| Event::Discarded { side: me, card });
                if self.state.force(me).hand.len() <= DATA.numbers.hand_limit {
                    self.enter_air();
                }
            }
            Action::Deploy(card) => self.deploy(me, card, card.card().cost),
            Action::RussianDeploy(card) => {
                self.state.force_mut(me).rights.russian = true;
                self.deploy(me, card, 0);
            }
            Action::RussianRefit => {
                let die = self.dice.d6();
                let rights = &mut self.state.force_mut(me).rights;
                (rights.russian, rights.bonus) = (true, die);
                self.sink.tell_all(|| Event::BonusPoints { side: me, die });
            }
            Action::Fortify { card, zone, occupant } => self.fortify(me, card, zone, occupant),
            Action::Obstruct { card, edge } => self.obstruct(me, card, edge),
            Action::Attach { card, unit } => self.attach(me, card, unit),
            Action::Play(card) => self.play_special(me, card),
            Action::Mask(zone) => self.mask(me, zone),
            Action::Buy => {
                self.pay(me, DATA.numbers.card_price);
                self.state.force_mut(me).rights.bought = true;
                self.sink.tell_all(|| Event::Bought { side: me });
                self.draw(me);
            }
            other => self.refit(me, other),
        }
        self.reveal(me);
    }

    fn end_reinforcement(&mut self) {
        let me = self.state.table.active;
        self.state.force_mut(me).rights.bonus = 0;
        if self.state.force(me).hand.len() > DATA.numbers.hand_limit {
            self.ask(Step::HandLimit, me);
        } else {
            self.enter_air();
        }
    }

    /// A card leaves the hand for the discard pile.
    pub(super) fn play_card(&mut self, me: Side, card: CardId) {
        self.state.force_mut(me).hand.remove(card);
        self.discard(me, card);
    }

    fn refit(&mut self, me: Side, action: Action) {
        let rights = &mut self.state.force_mut(me).rights;
        let id = match action {
            Action::Refit(id) => id,
            Action::FreeRefit(id) => {
                rights.free_refit = true;
                id
            }
            Action::MedicRefit(id) => {
                rights.medics += 1;
                id
            }
            Action::WorkshopRefit(id) => {
                rights.workshops += 1;
                id
            }
            Action::BonusRefit(id) => {
                rights.bonus = rights.bonus.saturating_sub(1);
                id
            }
            _ => return,
        };
        let Some(piece) = self.state.force(me).get(id).copied() else { return };
        let is_paid = matches!(action, Action::Refit(_));
        let paid = if is_paid { State::refit_price(&piece) } else { 0 };
        self.pay(me, paid);
        self.edit(me, id, |piece| {
            piece.damage = piece.damage.saturating_sub(1);
            piece.refitted |= is_paid;
        });
        let what = Named::of(id, &piece);
        self.tell_of(me, piece.tag.is_some(), |known| Event::Refitted { side: me, what: known.then_some(what), paid });
    }

    fn deploy(&mut self, me: Side, card: CardId, cost: u8) {
        self.pay(me, cost);
        let force = self.state.force_mut(me);
        force.hand.remove(card);
        let (piece, at) = match card.card().kind {
            Kind::Ordnance => {
                force.loose.add(card);
                (None, Site::Airfield(me))
            }
            Kind::Air => (force.pieces.put(Piece::new(card, Place::Airfield)), Site::Airfield(me)),
            _ => (force.pieces.put(Piece::new(card, Place::Zone(Zone::hq(me)))), Site::Zone(Zone::hq(me))),
        };
        let what = Named { card, tag: None, piece };
        self.tell_both(me, |known| Event::Deployed { side: me, what: known.then_some(what), at, cost });
    }

    fn fortify(&mut self, me: Side, card: CardId, zone: Zone, occupant: Option<PieceId>) {
        self.pay(me, card.card().cost);
        let force = self.state.force_mut(me);
        force.hand.remove(card);
        let fort = force.pieces.put(Piece::new(card, Place::Zone(zone)));
        let cost = card.card().cost;
        let (what, at) = (Named { card, tag: None, piece: fort }, Site::Zone(zone));
        self.tell_both(me, |known| Event::Deployed { side: me, what: known.then_some(what), at, cost });
        if let (Some(fort), Some(unit)) = (fort, occupant) {
            self.go_inside(me, unit, fort);
        }
    }

    /// A unit goes inside a fort; a spotted one shows it (LC-13.4, LC-15.7).
    pub(super) fn go_inside(&mut self, me: Side, unit: PieceId, fort: PieceId) {
        self.edit(me, unit, |piece| {
            piece.inside = Some(fort);
            piece.dug_in = false;
        });
        if self.state.force(me).get(unit).is_some_and(|piece| piece.tag.is_some()) {
            self.spot(me, fort);
        }
    }

    fn obstruct(&mut self, me: Side, card: CardId, edge: Edge) {
        self.pay(me, card.card().cost);
        let force = self.state.force_mut(me);
        force.hand.remove(card);
        force.obstacles[edge.index()] = Some(card);
        self.state.table.obstacles[edge.index()] = Some(Obstacle { owner: me, shown: None });
        self.tell_both(me, |known| Event::Obstructed { side: me, card: known.then_some(card), edge });
    }

    fn attach(&mut self, me: Side, card: CardId, unit: PieceId) {
        self.pay(me, card.card().cost);
        let force = self.state.force_mut(me);
        force.hand.remove(card);
        attach(force, unit, card);
        let Some(piece) = self.state.force(me).get(unit).copied() else { return };
        let (what, at, cost) = (Named::of(unit, &piece), self.state.table.site(me, piece.place), card.card().cost);
        self.tell_of(me, piece.tag.is_some(), |known| {
            let (card, to) = (known.then_some(card), known.then_some(what));
            Event::Attached { side: me, card, to, at, cost }
        });
    }

    fn play_special(&mut self, me: Side, card: CardId) {
        self.pay(me, card.card().cost);
        self.play_card(me, card);
        self.sink.tell_all(|| Event::Played { side: me, card });
        let die = self.dice.d6();
        let side = match card.special() {
            Some(Special::Partisans) => {
                self.pay(me.other(), die);
                self.reveal(me.other());
                me.other()
            }
            _ => {
                self.state.force_mut(me).supply += u16::from(die);
                me
            }
        };
        self.sink.tell_all(|| Event::SupplyChanged { side, die });
    }

    fn mask(&mut self, me: Side, zone: Zone) {
        let card = Special::Maskirovka.card();
        self.pay(me, card.card().cost);
        self.play_card(me, card);
        self.sink.tell_all(|| Event::Played { side: me, card });
        self.state.force_mut(me).pieces.edit_all(|piece| {
            if piece.zone() == Some(zone) && piece.stats().kind != Kind::Staff {
                piece.tag = None;
            }
        });
        self.sink.tell_all(|| Event::Masked { side: me, zone });
    }
}
