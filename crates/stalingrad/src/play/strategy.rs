//! What is decided in the Strategy Phase (chapter 3).

use super::{Choice, Flow, Umpire};
use crate::events::Event;
use crate::pieces::*;
use crate::state::{Formation, Place, Step};
use table::EventSink;

impl<S: EventSink<Event>> Umpire<'_, S> {
    pub(super) fn draft(&mut self, player: Player, id: FormationId) {
        let formation = self.table_mut().formation_mut(id);
        formation.place = Place::Staging;
        formation.owner = player;
        self.tell(|| Event::Drafted { player, formation: id });
    }

    /// HS-3.6: Burn Militia Brigade.
    pub(super) fn ask_burn(&mut self, user: Player) -> Flow {
        let table = self.table();
        if table.militia(Place::Staging).next().is_some() {
            return match Choice::among(table.militia(Place::Staging)) {
                Choice::One(id) => self.burn_at_once(id),
                _ => self.ask(Step::BurnMilitia, user),
            };
        }
        let in_deck = table.militia(Place::Deck).next().is_some();
        match Choice::among(table.militia(Place::Destroyed)) {
            Choice::None if in_deck => {
                self.burn_from_deck();
                Flow::On
            }
            Choice::None => {
                self.spend_all();
                Flow::On
            }
            Choice::One(id) if !in_deck => self.burn_at_once(id),
            _ => self.ask(Step::BurnMilitia, user),
        }
    }

    fn burn_at_once(&mut self, id: FormationId) -> Flow {
        self.burn(id);
        Flow::On
    }

    pub(super) fn burn(&mut self, id: FormationId) {
        self.spend();
        self.lose_leader(id);
        *self.table_mut().formation_mut(id) = Formation { place: Place::Ash, ..Formation::unused(id.side()) };
        self.tell(|| Event::Burned { formation: id });
    }

    /// The brigades of the deck are equal: the first of them burns.
    pub(super) fn burn_from_deck(&mut self) {
        let first = self.table().militia(Place::Deck).next();
        match first {
            Some(id) => self.burn(id),
            None => self.spend(),
        }
    }

    /// HS-3.6: Demote General.
    pub(super) fn ask_demote(&mut self, user: Player) -> Flow {
        let table = self.table();
        let led = table.on_table(crate::German).filter(|id| table.formation(*id).leader.is_some());
        match Choice::among(led) {
            Choice::None => self.spend_all(),
            Choice::One(id) => self.demote(id),
            Choice::Many => return self.ask(Step::Demote, user),
        }
        Flow::On
    }

    pub(super) fn demote(&mut self, id: FormationId) {
        self.spend();
        match self.table_mut().formation_mut(id).leader.as_mut() {
            Some(leader) if leader.level == Level::Veteran => {
                leader.level = Level::Green;
                let leader = *leader;
                self.tell(|| Event::Demoted { formation: id, leader });
            }
            _ => self.lose_leader(id),
        }
    }

    /// A leader goes back to the pool (HS-5.7, HS-8.4).
    pub(super) fn lose_leader(&mut self, id: FormationId) {
        if let Some(leader) = self.table_mut().formation_mut(id).leader.take() {
            self.tell(|| Event::LeaderLost { formation: id, leader });
        }
    }

    /// HS-3.8.
    pub(super) fn ask_consolidation(&mut self) -> Flow {
        let table = self.table();
        let (mover, minimum) = (table.mover, usize::from(table.setup.consolidation_minimum));
        if table.worn(mover).count() >= minimum {
            return self.ask(Step::GiveUp, mover);
        }
        self.next_mover();
        Flow::On
    }

    pub(super) fn give_up(&mut self, id: FormationId) {
        self.table_mut().given_up = Some(id);
        let table = self.table();
        match Choice::among(table.worn(table.mover).filter(|other| *other != id)) {
            Choice::One(other) => self.restore(other),
            _ => drop(self.ask(Step::Restore, self.table().mover)),
        }
    }

    pub(super) fn restore(&mut self, id: FormationId) {
        self.table_mut().restored = Some(id);
        let table = self.table();
        let led = |id: Option<FormationId>| id.is_some_and(|id| table.formation(id).leader.is_some());
        if led(table.given_up) && !led(Some(id)) {
            self.ask(Step::MoveLeader, self.table().mover);
        } else {
            self.finish_consolidation(false);
        }
    }

    pub(super) fn finish_consolidation(&mut self, moves: bool) {
        let table = self.table_mut();
        let (Some(from), Some(to)) = (table.given_up.take(), table.restored.take()) else { return };
        if moves {
            table.formation_mut(to).leader = table.formation_mut(from).leader.take();
            self.tell(|| Event::LeaderMoved { from, to });
        }
        self.tell(|| Event::GivenUp { formation: from });
        self.bury(from);
        self.restrengthen(to);
    }

    pub(super) fn send(&mut self, id: FormationId, to: District) {
        let table = self.table_mut();
        table.formation_mut(id).place = Place::At(to);
        if id.side() == crate::German {
            table.assaults.insert(to);
        }
        if let Some(building) = self.table().ground(to).building() {
            self.tell(|| Event::Sent { formation: id, building });
        }
    }

    /// HS-14.8.
    pub(super) fn ask_exchange(&mut self) -> Flow {
        let mover = self.table().mover;
        if self.table().held[mover.index()] > 0 {
            return self.ask(Step::Exchange, mover);
        }
        self.next_mover();
        Flow::On
    }

    pub(super) fn pass_card(&mut self, player: Player, card: CardId) {
        let mate = player.mate();
        self.hand(player).cards.remove(card);
        self.hand(player).seen = Pile::EMPTY; // the enemy no longer knows which of both has it
        self.hand(mate).cards.add(card);
        let held = &mut self.table_mut().held;
        held[player.index()] -= 1;
        held[mate.index()] += 1;
        self.tell_team(player, || Event::PassedCard { player, card });
        self.tell_others(player, || Event::Passed { player });
    }
}
