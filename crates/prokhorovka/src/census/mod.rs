//! What a valid position is: every unit in exactly one place, every number in its range.

mod frames;
mod places;
mod setup;

use crate::German;
use crate::data::DATA;
use crate::pieces::{Formation, Place, UNITS, UnitId};
use crate::setup::{Scoring, Switch};
use crate::state::{Relief, Rudel, State, Step, Table, Wittmann};
use table::kit::Faults;

impl State {
    pub(crate) fn checked(mut self) -> Result<State, String> {
        self.table.reindex();
        let mut faults = Faults::default();
        self.check(&mut faults);
        faults.judge(self)
    }

    /// Everything about the position that cannot be.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Faults::default();
        self.check(&mut faults);
        faults.list()
    }

    fn check(&self, faults: &mut Faults) {
        self.table.check(faults);
        let mut dealt = self.deal.clone();
        dealt.sort();
        let lie = self.table.step == Step::AirborneSetup;
        let whole = if lie { dealt.iter().copied().eq(Formation::Remnants.units()) } else { dealt.is_empty() };
        faults.demand(whole, || "the remnants dealt face down are not the fifteen that there are".into());
    }
}

impl Table {
    /// Adds everything that cannot be.
    pub(crate) fn check(&self, faults: &mut Faults) {
        faults.setup(self.setup.refusals());
        let units = self.units.len();
        faults.demand(units == UNITS, || format!("there are {units} units instead of {UNITS}"));
        if !faults.none() {
            return; // what follows relies on it
        }
        self.count_numbers(faults);
        if self.step.is_setup() {
            self.check_setup(faults);
        } else {
            self.check_places(faults);
            self.check_stacks(faults);
            self.check_control(faults);
            self.check_markers(faults);
            self.check_frames(faults);
        }
        if faults.none() && self.step != Step::Over {
            let mut legal = Vec::new();
            self.legal(&mut legal);
            faults.demand(!legal.is_empty() && self.is_asked(), || "there is nothing to decide in this step".into());
        }
    }

    /// Has the seat whose turn it is anything to decide (BS-5.11)?
    fn is_asked(&self) -> bool {
        match self.step {
            Step::Call167 => self.can_call_167(),
            Step::AskReserve => self.can_ask_reserve(),
            Step::Commitment => self.can_commit(),
            Step::EntryZone => self.lacks_zone().is_some(),
            Step::Operations => self.lacks_zone().is_none() && self.can_operate(),
            Step::DefensiveFire | Step::OffensiveFire => self.can_fire_close(),
            Step::ForcedRetreat => self.trapped().is_none(),
            Step::FreeRetreat => self.can_retreat(),
            _ => true,
        }
    }

    fn count_numbers(&self, faults: &mut Faults) {
        let last = DATA.numbers.last_turn;
        let turns = match self.step {
            step if step.is_setup() => 0..=0,
            Step::Call167 | Step::AskReserve => DATA.numbers.first_request_turn..=last,
            Step::Over => last..=last,
            _ => 1..=last,
        };
        faults.range("turn", self.turn, turns);
        let in_phase = !self.drawn.is_empty();
        let own = if self.active_formation() == Some(Formation::I167) { DATA.numbers.artillery_167 } else { 0 };
        let guns = if in_phase && self.active() == German { 2 + own } else { 0 };
        let running = (1..=last).contains(&self.turn) && self.step != Step::Over;
        let most = |count: u8| if running { count } else { 0 };
        faults.range("German aircraft", self.air[0], 0..=most(5));
        faults.range("Soviet aircraft", self.air[1], 0..=most(5));
        faults.demand(self.air.contains(&0), || "both sides have aircraft".into());
        faults.range("German artillery", self.artillery[0], 0..=guns);
        faults.range("Soviet artillery", self.artillery[1], 0..=most(5));
        self.count_requests(faults);
        self.count_banked(faults);
    }

    /// Chapter 17.
    fn count_requests(&self, faults: &mut Faults) {
        let chances = self.turn.saturating_sub(DATA.numbers.first_request_turn - 1);
        let of = |rule: Switch, most: u8| if rule == Switch::On { most } else { 0 };
        faults.range("calls for the 167th", self.calls, 0..=of(self.setup.division_167, chances));
        let answered = self.division_167 == Relief::Awaited || self.calls > 0;
        faults.demand(answered, || "the 167th was never called for".into());
        faults.range("brigades refused", self.refusals, 0..=of(self.setup.reserve, chances.saturating_mul(4)));
        let rudel = self.rudel == Rudel::Waits || self.setup.rudel == Switch::On;
        faults.demand(rudel, || "Rudel flies without his rule".into());
        let wittmann = self.wittmann == Wittmann::Ready || self.setup.wittmann == Switch::On;
        faults.demand(wittmann, || "Wittmann rolls without his rule".into());
        let askable = |unit: UnitId| {
            self.step == Step::AskReserve
                && unit.formation() == Formation::Reserve
                && self.unit(unit).place == Place::Off
        };
        faults.demand(self.asked.iter().all(askable), || "brigades are asked for that cannot be".into());
    }

    /// BS-16.6.
    fn count_banked(&self, faults: &mut Faults) {
        let ended = if self.step == Step::Over { self.turn } else { self.turn.saturating_sub(1) };
        let each = u16::from(DATA.numbers.objective_vp) * DATA.objectives.len() as u16;
        let all = if self.setup.vp_scoring == Scoring::EveryTurn { u16::from(ended) * each } else { 0 };
        let banked = u32::from(self.banked[0]) + u32::from(self.banked[1]);
        faults.demand(banked == u32::from(all), || format!("{banked} points were scored by turns instead of {all}"));
    }
}
