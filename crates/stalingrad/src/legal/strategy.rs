//! The Strategy Phase: campaign cards, Consolidation, Manoeuvre (chapter 3), the draft (HS-14.5).

use super::check;
use crate::action::Action;
use crate::pieces::*;
use crate::state::{Place, State, Table};
use crate::why::Why;
use crate::{German, Soviet};

impl State {
    pub(super) fn may_draft(&self, id: FormationId) -> Result<(), Why> {
        let table = &self.table;
        check(id.side() == table.decider.side() && table.formation(id).place == Place::Draft, Why::NotToDraft)
    }

    /// HS-3.6: one on the Staging Line; if none is there, one of the Destroyed Pile.
    pub(super) fn may_burn(&self, id: FormationId) -> Result<(), Why> {
        let staged = self.table.militia(Place::Staging).next().is_some();
        let place = if staged { Place::Staging } else { Place::Destroyed };
        check(id.is_militia() && self.table.formation(id).place == place, Why::NoMilitia)
    }

    pub(super) fn may_burn_from_deck(&self) -> Result<(), Why> {
        let staged = self.table.militia(Place::Staging).next().is_some();
        check(!staged && self.table.militia(Place::Deck).next().is_some(), Why::NoMilitia)
    }

    pub(super) fn may_demote(&self, id: FormationId) -> Result<(), Why> {
        check(id.side() == German && self.table.formation(id).leader.is_some(), Why::NoLeader)
    }

    pub(super) fn may_give_up(&self, id: FormationId) -> Result<(), Why> {
        let formation = self.table.formation(id);
        check(formation.place == Place::Staging, Why::NotOnStagingLine)?;
        check(formation.owner == self.table.decider, Why::NotYours)?;
        check(formation.strength == Strength::Depleted, Why::NotDepleted)
    }

    pub(super) fn may_restore(&self, id: FormationId) -> Result<(), Why> {
        self.may_give_up(id)?;
        check(self.table.given_up != Some(id), Why::NotDepleted)
    }

    /// HS-3.12, HS-3.13.
    pub(super) fn may_send(&self, id: FormationId, to: District) -> Result<(), Why> {
        let table = &self.table;
        let formation = table.formation(id);
        check(formation.place == Place::Staging, Why::NotOnStagingLine)?;
        check(formation.owner == table.decider, Why::NotYours)?;
        table.has_room(id.side(), to)
    }

    /// HS-3.12: the attacker must attack; of a team whoever comes last (HS-14.6).
    pub(super) fn may_end_manoeuvre(&self) -> Result<(), Why> {
        let table = &self.table;
        let attacks = table.decider.side() == Soviet || !table.assaults.is_empty();
        let mate_can = table.setup.is_teams()
            && table.decider == Player::G1
            && table.at(German, Place::Staging).any(|id| table.formation(id).owner == Player::G2);
        check(attacks || mate_can, Why::MustAttack)
    }

    pub(super) fn list_manoeuvres(&self, into: &mut Vec<Action>) {
        let table = &self.table;
        let open = District::ALL.map(|to| table.has_room(table.decider.side(), to).is_ok());
        for formation in table.mustered(table.decider) {
            let to = District::ALL.into_iter().filter(|to| open[to.index()]);
            into.extend(to.map(|to| Action::Send { formation, to }));
        }
        if self.may_end_manoeuvre().is_ok() {
            into.push(Action::Done);
        }
    }
}

impl Table {
    /// The Militia Brigades at a place.
    pub(crate) fn militia(&self, place: Place) -> impl Iterator<Item = FormationId> + '_ {
        self.at(Soviet, place).filter(|id| id.is_militia())
    }

    /// A player's formations on the Staging Line.
    pub(crate) fn mustered(&self, player: Player) -> impl Iterator<Item = FormationId> + '_ {
        self.at(player.side(), Place::Staging).filter(move |id| self.formation(*id).owner == player)
    }

    /// May one more formation of a side go there?
    pub(crate) fn has_room(&self, side: table::Side, to: District) -> Result<(), Why> {
        let building = self.ground(to).building().ok_or(Why::NoBuilding)?;
        check(side == German || self.assaults.has(to), Why::NotAttacked)?;
        check(self.committed(side, to) < usize::from(building.card().concentration), Why::Crowded)
    }
}
