//! Choices within effects (chapters 5 and 7).

use super::check;
use crate::pieces::*;
use crate::state::{Place, State};
use crate::why::Why;

impl State {
    fn is_there(&self, kind: UnitKind, side: table::Side) -> Result<(), Why> {
        let there = self.table.battlefield().is_some_and(|ground| ground.count(kind) > 0);
        check(there && kind.side() == side, Why::NoSuchUnit)
    }

    pub(super) fn may_lose(&self, kind: UnitKind) -> Result<(), Why> {
        self.is_there(kind, self.table.decider.side())?;
        check(!kind.card().armoured, Why::Armoured)
    }

    pub(super) fn may_destroy(&self, kind: UnitKind) -> Result<(), Why> {
        self.is_there(kind, self.table.decider.side().other())
    }

    pub(super) fn may_shoot_unit(&self, kind: UnitKind) -> Result<(), Why> {
        self.may_destroy(kind)?;
        check(!kind.card().armoured, Why::Armoured)
    }

    pub(super) fn may_shoot_leader(&self, id: FormationId) -> Result<(), Why> {
        let table = &self.table;
        let here = table.battle.as_ref().map(|battle| Place::At(battle.district));
        let there = Some(table.formation(id).place) == here && table.formation(id).leader.is_some();
        check(there && id.side() != table.decider.side(), Why::NoTarget)
    }

    pub(super) fn may_shoot_hero(&self, card: CardId) -> Result<(), Why> {
        let heroes = self.table.battle.iter().flat_map(|battle| &battle.heroes);
        let there = heroes.filter(|hero| hero.owner.side() != self.table.decider.side()).any(|hero| hero.card == card);
        check(there, Why::NoTarget)
    }

    pub(super) fn may_overrun(&self, id: FormationId) -> Result<(), Why> {
        let staged = self.table.formation(id).place == Place::Staging;
        check(staged && id.side() == self.table.decider.side(), Why::NotOnStagingLine)
    }

    pub(super) fn may_supply(&self, id: FormationId) -> Result<(), Why> {
        let worn = self.table.is_on_table(id) && self.table.formation(id).strength == Strength::Depleted;
        check(worn && id.side() == self.table.decider.side(), Why::NotToSupply)
    }

    pub(super) fn may_deplete(&self, id: FormationId) -> Result<(), Why> {
        check(id.side() != self.table.decider.side(), Why::NotInBattle)?;
        check(self.table.can_be_hit(id), Why::HitThisRound)
    }
}
