//! Formations in battle: they join, are depleted, destroyed, supplied (chapter 7).

use super::{Choice, Flow, Umpire};
use crate::data::{Depletion, Effect};
use crate::events::Event;
use crate::pieces::*;
use crate::state::{Formation, Place, Step};
use crate::{German, Soviet};
use table::EventSink;

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// It goes to the Destroyed Pile, or to the Ash Heap with a Burning Skull (HS-7.7); its leader is destroyed.
    pub(super) fn bury(&mut self, id: FormationId) {
        self.lose_leader(id);
        let unique = id.card().depletion == Depletion::BurningSkull;
        let place = if unique { Place::Ash } else { Place::Destroyed };
        *self.table_mut().formation_mut(id) = Formation { place, ..Formation::unused(id.side()) };
    }

    /// It is full-strength again.
    pub(super) fn restrengthen(&mut self, id: FormationId) {
        self.table_mut().formation_mut(id).strength = Strength::Full;
        self.tell(|| Event::Supplied { formation: id });
    }

    /// HS-7.2: it joins the battle, and its vanguard is to be resolved.
    pub(super) fn join(&mut self, id: FormationId) {
        let Some(district) = self.district() else { return };
        let formation = self.table_mut().formation_mut(id);
        formation.place = Place::At(district);
        let owner = formation.owner;
        self.tell_here(|district| Event::Joined { district, formation: id });
        self.push(id.card().vanguard, owner);
    }

    /// HS-7.7, HS-7.9: a formation of the battle suffers a depletion.
    pub(super) fn deplete(&mut self, id: FormationId) {
        if let Some(battle) = self.battle() {
            battle.hit.insert(id);
        }
        if self.table().formation(id).strength == Strength::Depleted {
            self.destroy(id);
            return;
        }
        self.table_mut().formation_mut(id).strength = Strength::Depleted;
        self.tell(|| Event::Depleted { formation: id });
        let owner = self.table().formation(id).owner;
        match id.card().depletion {
            Depletion::Nothing | Depletion::BurningSkull => {}
            Depletion::RedStar(unit) => self.push(&[Effect::add(unit, 1)], owner),
            Depletion::MachineGun(rifles) => {
                let there = self.table().battlefield().map_or(0, |ground| ground.count(UnitKind::Rifle));
                if there >= rifles {
                    (0..rifles).for_each(|_| self.remove_unit(UnitKind::Rifle));
                } else {
                    self.retreat(id);
                }
            }
        }
    }

    fn destroy(&mut self, id: FormationId) {
        self.clear_cards(id);
        self.tell(|| Event::Destroyed { formation: id });
        self.bury(id);
    }

    fn retreat(&mut self, id: FormationId) {
        self.clear_cards(id);
        self.tell(|| Event::Retreated { formation: id });
        self.lose_leader(id);
        self.table_mut().formation_mut(id).place = Place::Staging;
    }

    /// HS-7.8: it leaves the battle, and the cards on it are discarded.
    fn clear_cards(&mut self, id: FormationId) {
        self.table_mut().formation_mut(id).motivated = 0;
        let pile = id.side().index();
        let table = &mut self.state.table;
        let Some(battle) = table.battle.as_mut() else { return };
        battle.waiting.remove(id);
        let discards = &mut table.discards[pile];
        battle.laid.retain(|laid| {
            if laid.on == id {
                discards.add(laid.card);
            }
            laid.on != id
        });
    }

    /// HS-7.3.
    pub(super) fn ask_overrun(&mut self, user: Player) -> Flow {
        if self.table().at(user.side(), Place::Staging).next().is_some() {
            return self.ask(Step::Overrun, user);
        }
        self.spend_all();
        Flow::On
    }

    pub(super) fn overrun(&mut self, id: FormationId) {
        self.spend();
        self.join(id);
    }

    /// HS-7.4.
    pub(super) fn ask_supply(&mut self, user: Player) -> Flow {
        let table = self.table();
        let worn = |id: FormationId| table.formation(id).strength == Strength::Depleted;
        if table.on_table(user.side()).any(worn) {
            return self.ask(Step::Supply, user);
        }
        self.spend_all();
        Flow::On
    }

    pub(super) fn supply(&mut self, id: FormationId) {
        self.spend();
        self.restrengthen(id);
    }

    /// HS-7.5.
    pub(super) fn ask_deplete(&mut self, user: Player) -> Flow {
        let table = self.table();
        match Choice::among(table.fighting(user.side().other()).filter(|id| table.can_be_hit(*id))) {
            Choice::None => self.spend_all(),
            Choice::One(id) => {
                self.spend();
                self.deplete(id);
            }
            Choice::Many => return self.ask(Step::Deplete, user),
        }
        Flow::On
    }

    /// HS-10.11: first a Soviet formation, then a German one.
    pub(super) fn ask_stand(&mut self, user: Player) -> Flow {
        let table = self.table();
        match Choice::among(table.fighting(Soviet).filter(|id| table.can_make_stand(*id))) {
            Choice::None => {
                self.spend();
                self.push(&[Effect::of(crate::data::Token::Deplete, 1)], user);
            }
            Choice::One(id) => self.make_stand(user, id),
            Choice::Many => return self.ask(Step::LastStand, user),
        }
        Flow::On
    }

    fn make_stand(&mut self, user: Player, id: FormationId) {
        self.spend();
        self.push(&[Effect::of(crate::data::Token::Deplete, 1)], user);
        self.deplete(id);
    }

    pub(super) fn deplete_chosen(&mut self, id: FormationId) {
        let table = self.table();
        if table.step == Step::LastStand {
            return self.make_stand(table.decider, id);
        }
        self.spend();
        self.deplete(id);
    }

    /// HS-10.3.
    pub(super) fn ask_promote(&mut self, user: Player) -> Flow {
        let table = self.table();
        if FormationId::of(German).any(|id| table.can_be_promoted(id)) {
            return self.ask(Step::Promote, user);
        }
        self.spend_all();
        Flow::On
    }

    pub(super) fn promote(&mut self, id: FormationId) {
        self.spend();
        let free = self.table().free_leader(German);
        let formation = self.table_mut().formation_mut(id);
        let leader = match formation.leader {
            Some(leader) => Some(Leader { level: Level::Veteran, ..leader }),
            None => free.map(|name| Leader { name, level: Level::Green }),
        };
        formation.leader = leader;
        if let Some(leader) = leader {
            self.tell(|| Event::Promoted { formation: id, leader });
        }
    }

    /// HS-10.12.
    pub(super) fn new_formation(&mut self, user: Player) {
        self.spend();
        let Some(id) = self.draw_formation(user.side()) else { return };
        self.muster(id);
        if self.table().formation(id).place == Place::Draft {
            self.table_mut().formation_mut(id).owner = user;
        }
        self.join(id);
    }
}
