//! The position, and the step of the sequence of play it is in.

mod frames;
mod stacks;

pub use frames::{Aim, March, Miss, Origin, Overrun};
pub use stacks::Stacks;

use crate::data::DATA;
use crate::map::{Hex, OBJECTIVES, RailSide, Zone};
use crate::pieces::*;
use crate::setup::{Scoring, Setup, Switch, seat_of};
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::{Bag, drafted, worded};
use table::{Next, Outcome, Seat, Seats, Side};

/// How many remnants there are.
pub const REMNANTS: usize = 15;
/// The hexes of remnants that nobody chooses but for Prokhorovka's: the villages (BS-4.4).
pub const VILLAGE_REMNANTS: usize = 10;
/// The most markers in the envelope.
pub const MARKERS: usize = 10;

drafted! {
    /// The whole position.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct State {
        /// What everybody sees.
        pub table: Table,
        /// What nobody sees: the remnants as they were dealt face down, by their hexes (BS-4.5).
        pub deal: ArrayVec<UnitId, REMNANTS>,
    }
}

impl State {
    /// The position before anything is laid.
    pub(crate) fn before(setup: &Setup) -> State {
        State { table: Table::empty(setup), deal: Default::default() }
    }

    /// Who decides, or how it ended.
    #[inline]
    pub fn next(&self) -> Next {
        self.table.next()
    }

    /// The points of both sides.
    pub fn points(&self) -> [i32; 2] {
        Side::BOTH.map(|side| self.table.tally(side).total())
    }

    /// The hits that the units of either side suffer from; four are the end of one (BS-7.30).
    pub fn toll(&self) -> [i32; 2] {
        let hits = |unit: &Unit| match unit.place {
            Place::Eliminated | Place::Fled => 4,
            _ => unit.health as i32,
        };
        Side::BOTH.map(|side| UnitSet::of_side(side).iter().map(|unit| hits(self.table.unit(unit))).sum())
    }
}

/// What lies open on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// The turn, 0 before the first.
    pub turn: u8,
    /// What is asked now.
    pub step: Step,
    /// Every unit, in the order of the list.
    pub units: ArrayVec<Unit, UNITS>,
    /// Set-up: the hexes of remnants that lie face down or are chosen for one, in ascending order.
    pub tokens: ArrayVec<Hex, REMNANTS>,
    /// Who controls each objective, in ascending order of their hexes.
    pub control: [Side; OBJECTIVES],
    /// The entry zones of the four tank corps, once known.
    pub corps_zones: [Option<Zone>; 4],
    /// The entry zones of the four brigades of the reserve, once known.
    pub brigade_zones: [Option<Zone>; 4],
    /// The markers not yet drawn this turn.
    pub envelope: Bag<Formation, MARKERS>,
    /// The markers drawn this turn, in order; the last one is active.
    pub drawn: ArrayVec<Formation, MARKERS>,
    /// Aircraft left, by side.
    pub air: [u8; 2],
    /// Artillery attacks left, by side: of the phase for the Germans, of the turn for the Soviets.
    pub artillery: [u8; 2],
    /// Rudel (BS-17.3).
    pub rudel: Rudel,
    /// Wittmann (BS-17.4).
    pub wittmann: Wittmann,
    /// The 167th Infantry Division (BS-17.2).
    pub division_167: Relief,
    /// How often it was called for.
    pub calls: u8,
    /// How many brigades were refused (BS-17.1).
    pub refusals: u8,
    /// The brigades of the reserve that are asked for right now.
    pub asked: UnitSet,
    /// Objectives scored turn by turn, by side (BS-16.6).
    pub banked: [u16; 2],
    /// The march that is under way.
    pub march: Option<March>,
    /// The overrun that is being fought.
    pub overrun: Option<Overrun>,
    /// A miss that Wittmann may roll again.
    pub miss: Option<Miss>,
    /// Follows from the units.
    #[serde(skip)]
    pub(crate) stacks: Stacks,
}

worded! {
    /// Rudel.
    pub enum Rudel {
        /// He does not fly this turn.
        Waits = "waits",
        /// He may attack this turn.
        Flies = "flies",
        /// He has attacked this turn.
        Flown = "flown",
        /// He is shot down for good.
        ShotDown = "shot_down",
    }
}

worded! {
    /// Wittmann.
    pub enum Wittmann {
        /// A miss may be rolled again this turn.
        Ready = "ready",
        /// One was.
        Used = "used",
    }
}

worded! {
    /// The 167th Infantry Division.
    pub enum Relief {
        /// It may come.
        Awaited = "awaited",
        /// It has come.
        Arrived = "arrived",
        /// It will never come.
        Barred = "barred",
    }
}

worded! {
    /// What is asked, in the order of the sequence of play.
    pub enum Step {
        /// G places his units.
        GermanSetup = "german_setup",
        /// S chooses hexes for the remnants.
        RemnantSetup = "remnant_setup",
        /// S places the airborne regiments.
        AirborneSetup = "airborne_setup",
        /// G may call for the 167th.
        Call167 = "call_167",
        /// S may ask for brigades of the reserve.
        AskReserve = "ask_reserve",
        /// S commits tank corps.
        Commitment = "commitment",
        /// S chooses an entry zone.
        EntryZone = "entry_zone",
        /// The active player acts with the formation drawn.
        Operations = "operations",
        /// A unit or a group is on the march.
        March = "march",
        /// Wittmann may roll again.
        Reroll = "reroll",
        /// Overrun: the defender fires.
        DefensiveFire = "defensive_fire",
        /// Overrun: the attacker fires.
        OffensiveFire = "offensive_fire",
        /// Overrun: disrupted defenders retreat.
        ForcedRetreat = "forced_retreat",
        /// Overrun: other defenders may retreat.
        FreeRetreat = "free_retreat",
        /// Overrun: attackers may go back.
        BreakOff = "break_off",
        /// The match is over.
        Over = "over",
    }
}

impl Step {
    /// Is it before the first turn?
    #[inline]
    pub const fn is_setup(self) -> bool {
        matches!(self, Step::GermanSetup | Step::RemnantSetup | Step::AirborneSetup)
    }

    /// Is an overrun being fought?
    #[inline]
    pub const fn is_overrun(self) -> bool {
        matches!(
            self,
            Step::DefensiveFire | Step::OffensiveFire | Step::ForcedRetreat | Step::FreeRetreat | Step::BreakOff
        )
    }
}

impl Table {
    /// The empty table of a setup.
    pub fn empty(setup: &Setup) -> Table {
        let initial = |hex: &Hex| if hex.spot().zone.is_some() { German } else { Soviet };
        let mut control = [Soviet; OBJECTIVES];
        control.iter_mut().zip(&DATA.objectives).for_each(|(control, hex)| *control = initial(hex));
        Table {
            setup: *setup,
            turn: 0,
            step: Step::GermanSetup,
            units: [Unit::OFF; UNITS].into(),
            tokens: ArrayVec::new(),
            control,
            corps_zones: [None; 4],
            brigade_zones: [None; 4],
            envelope: Bag::EMPTY,
            drawn: ArrayVec::new(),
            air: [0; 2],
            artillery: [0; 2],
            rudel: Rudel::Waits,
            wittmann: Wittmann::Ready,
            division_167: Relief::Awaited,
            calls: 0,
            refusals: 0,
            asked: UnitSet::NONE,
            banked: [0; 2],
            march: None,
            overrun: None,
            miss: None,
            stacks: Stacks::default(),
        }
    }

    /// Works out what follows from the rest.
    pub(crate) fn reindex(&mut self) {
        self.stacks = Stacks::of(&self.units);
    }

    /// A unit's state.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// A unit's hex, if it is on the map.
    #[inline]
    pub fn at(&self, unit: UnitId) -> Option<Hex> {
        self.unit(unit).at()
    }

    /// The units in a hex, in the order of the list.
    #[inline]
    pub fn units_in(&self, hex: Hex) -> impl Iterator<Item = UnitId> + Clone + '_ {
        self.stacks.in_hex(hex)
    }

    /// The units of a side in a hex.
    #[inline]
    pub fn side_in(&self, hex: Hex, side: Side) -> impl Iterator<Item = UnitId> + Clone + '_ {
        self.units_in(hex).filter(move |unit| unit.side() == side)
    }

    /// Is a unit of this side in the hex?
    #[inline]
    pub fn holds(&self, hex: Hex, side: Side) -> bool {
        self.side_in(hex, side).next().is_some()
    }

    /// The marker that is active.
    #[inline]
    pub fn active_formation(&self) -> Option<Formation> {
        self.drawn.last().copied()
    }

    /// The side whose phase it is.
    #[inline]
    pub fn active(&self) -> Side {
        self.active_formation().map_or(German, Formation::side)
    }

    /// Who decides.
    #[inline]
    pub fn decider(&self) -> Seat {
        seat_of(self.deciding_side())
    }

    /// Does no marker of this side wait in the envelope, so that support that is kept lapses?
    pub fn is_last_phase_of(&self, side: Side) -> bool {
        !self.envelope.iter().any(|marker| marker.side() == side)
    }

    /// The side that decides.
    #[inline]
    pub fn deciding_side(&self) -> Side {
        match self.step {
            Step::GermanSetup | Step::Call167 | Step::Reroll => German,
            Step::RemnantSetup | Step::AirborneSetup => Soviet,
            Step::AskReserve | Step::Commitment | Step::EntryZone => Soviet,
            Step::Operations | Step::March | Step::OffensiveFire | Step::BreakOff | Step::Over => self.active(),
            Step::DefensiveFire | Step::ForcedRetreat | Step::FreeRetreat => self.active().other(),
        }
    }

    /// Has this corps been committed (BS-14.1)?
    pub fn is_committed(&self, corps: Formation) -> bool {
        corps.units().any(|unit| self.unit(unit).place != Place::Off)
    }

    /// The unit that is placed next in set-up by hand.
    pub fn next_to_place(&self) -> Option<UnitId> {
        let waits = |unit: &UnitId| self.unit(*unit).place == Place::Off;
        match self.step {
            Step::GermanSetup => Formation::SS.into_iter().flat_map(Formation::units).find(waits),
            Step::AirborneSetup => Formation::Airborne.units().find(waits),
            _ => None,
        }
    }

    /// How many objectives a side controls.
    pub fn objectives(&self, side: Side) -> u8 {
        self.control.iter().filter(|control| **control == side).count() as u8
    }

    /// Does a German unit stand on or south of the railway (BS-2.6)?
    pub fn is_railway_held(&self) -> bool {
        let beyond = |hex: Hex| hex.spot().rail != RailSide::North;
        UnitSet::of_side(German).iter().any(|unit| self.at(unit).is_some_and(beyond))
    }

    /// The victory points of a side, line by line.
    pub fn tally(&self, side: Side) -> Tally {
        let numbers = &DATA.numbers;
        let points = |count: usize, each: u8| count as i32 * i32::from(each);
        let objectives = match self.setup.vp_scoring {
            Scoring::End => points(self.objectives(side).into(), numbers.objective_vp),
            Scoring::EveryTurn => self.banked[side.index()].into(),
        };
        let none = Tally { objectives, ..Tally::default() };
        match side {
            German => {
                let out = UnitSet::of_side(German).iter().filter(|unit| self.unit(*unit).place == Place::Exited);
                Tally {
                    break_out: points(out.count(), numbers.exit_vp),
                    requests: -points(self.calls.into(), numbers.call_167_vp),
                    handicap: self.setup.handicap.into(),
                    ..none
                }
            }
            Soviet => {
                let kept = Formation::CORPS.into_iter().filter(|corps| !self.is_committed(*corps)).count();
                Tally {
                    kept_back: points(kept, numbers.uncommitted_vp),
                    railway: points(usize::from(!self.is_railway_held()), numbers.railway_vp),
                    requests: -points(self.refusals.into(), numbers.refusal_vp),
                    rudel: points(usize::from(self.rudel == Rudel::ShotDown), numbers.rudel_vp),
                    ..none
                }
            }
        }
    }

    /// Who decides, or how it ended.
    #[inline]
    pub fn next(&self) -> Next {
        match self.step {
            Step::Over => Next::Over(self.outcome()),
            _ => Next::Decide(self.decider()),
        }
    }

    /// How it ended (BS-16.5).
    pub fn outcome(&self) -> Outcome {
        let points = Side::BOTH.map(|side| self.tally(side).total());
        let side = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(German),
            std::cmp::Ordering::Less => Some(Soviet),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winners: side.map_or(Seats::NONE, |side| Seats::one(seat_of(side))), side, points }
    }

    /// Is this optional rule in use and is it late enough for a request (BS-5.3)?
    pub(crate) fn may_request(&self, rule: Switch) -> bool {
        rule == Switch::On && self.turn >= DATA.numbers.first_request_turn
    }
}

/// The victory points of a side by what they are for (chapter 16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Tally {
    pub objectives: i32,
    pub break_out: i32,
    pub kept_back: i32,
    pub railway: i32,
    pub requests: i32,
    pub rudel: i32,
    pub handicap: i32,
}

impl Tally {
    /// All of them.
    pub const fn total(&self) -> i32 {
        self.objectives + self.break_out + self.kept_back + self.railway + self.requests + self.rudel + self.handicap
    }
}
