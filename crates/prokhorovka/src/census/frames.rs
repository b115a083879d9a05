//! What is under way: marches, overruns, misses.

use crate::data::DATA;
use crate::legal::Pace;
use crate::pieces::{Stage, UnitId};
use crate::state::{March, Miss, Origin, Overrun, Step, Table};
use table::kit::Faults;

impl Table {
    pub(super) fn check_frames(&self, faults: &mut Faults) {
        let marches = self.step == Step::March;
        faults.demand(self.march.is_some() == marches, || "a march is under way out of turn".into());
        faults.demand(self.miss.is_some() == (self.step == Step::Reroll), || "a miss is left over".into());
        let fights = self.step.is_overrun() || (self.step == Step::Reroll && self.overrun.is_some());
        faults.demand(self.overrun.is_some() == fights, || "an overrun is fought out of turn".into());
        if let Some(march) = &self.march {
            self.check_march(march, faults);
        }
        if let Some(overrun) = &self.overrun {
            self.check_overrun(overrun, faults);
        }
        if let Some(miss) = &self.miss {
            faults.demand(self.can_have_missed(miss), || "a miss that nobody could have made".into());
        }
    }

    fn check_march(&self, march: &March, faults: &mut Faults) {
        let movers = &march.movers;
        let ordered = !movers.is_empty() && movers.windows(2).all(|pair| pair[0] < pair[1]);
        faults.demand(ordered, || "nobody marches, or somebody twice".into());
        let first = movers.first().map(|unit| self.unit(*unit).place);
        let together = movers.iter().all(|unit| Some(self.unit(*unit).place) == first);
        faults.demand(together, || "a group is scattered".into());
        let fit = |unit: &UnitId| self.can_act(*unit).is_ok() && self.unit(*unit).stage != Stage::MovedHalf;
        faults.demand(movers.iter().all(fit), || "somebody marches who cannot".into());
        let points = |unit: &UnitId| match self.unit(*unit).stage {
            Stage::Ready => unit.card().mp,
            _ => unit.card().mp / 2,
        };
        let budget = movers.iter().map(points).min().unwrap_or(0);
        faults.range("movement points spent", march.spent, march.entered..=budget.max(march.entered));
        faults.demand((march.entered == 0) == (march.spent == 0), || "a march costs what it does not".into());
        let has_moved = march.entered == 0 || movers.iter().all(|unit| self.unit(*unit).moved);
        faults.demand(has_moved, || "somebody marches who has not moved".into());
        if movers.len() > 1 {
            let counted = movers.iter().filter(|unit| !unit.is_tiger()).count();
            let whole = counted <= usize::from(DATA.numbers.stack_limit) && march.origin == Origin::Map;
            let overruns = movers.iter().all(|unit| !unit.is_remnant());
            faults.demand(whole && overruns, || "a group that cannot be".into());
        }
    }

    fn check_overrun(&self, overrun: &Overrun, faults: &mut Faults) {
        let Overrun { at, from, round, .. } = *overrun;
        faults.demand(at.distance(from) == 1, || format!("an overrun of {at} from {from}"));
        faults.range("the round of the overrun", round, 1..=DATA.numbers.last_round);
        let attackers: Vec<UnitId> = self.attackers().collect();
        let both = !attackers.is_empty() && self.defenders().next().is_some();
        faults.demand(both, || format!("nobody fights at {at}"));
        let formation = self.active_formation();
        let fit = |unit: &UnitId| {
            let state = self.unit(*unit);
            Some(unit.formation()) == formation && state.stage == Stage::Done && state.moved && !state.is_disrupted()
        };
        faults.demand(attackers.iter().all(fit), || "somebody attacks who cannot".into());
        let way_back = !self.holds(from, self.active().other()) && self.has_room(from, &attackers);
        faults.demand(way_back, || format!("the attackers cannot go back to {from}"));
        let fired = |unit: UnitId| self.unit(unit).fired;
        faults.demand(overrun.fired.iter().all(fired), || "a shot of the overrun is not remembered".into());
        if matches!(self.step, Step::FreeRetreat | Step::BreakOff) {
            let steady = self.defenders().all(|unit| !self.unit(unit).is_disrupted());
            faults.demand(steady, || "a disrupted defender did not retreat".into());
        }
    }

    fn can_have_missed(&self, miss: &Miss) -> bool {
        let Miss { by, at, aim } = *miss;
        let could = match self.overrun {
            Some(overrun) => overrun.fired.has(by) && self.aim_close(by, at) == Ok(aim),
            None => [Pace::Full, Pace::Half].into_iter().any(|pace| self.aim(by, at, pace) == Ok(aim)),
        };
        let halfway = matches!(self.unit(by).stage, Stage::Done | Stage::FiredHalf);
        could && halfway && self.unit(by).fired && self.can_reroll(by, &aim)
    }
}
