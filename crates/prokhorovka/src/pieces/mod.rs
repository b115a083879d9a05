//! The pieces: units, what state they are in, formations.

mod unit_id;

pub use unit_id::{UNITS, UnitId, UnitSet};

use crate::map::Hex;
use crate::{German, Soviet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Side;
use table::kit::{BagCard, worded};

worded! {
    /// A formation (BS-1.5).
    pub enum Formation {
        /// 1st SS Leibstandarte.
        Lah = "LAH",
        /// 2nd SS Das Reich.
        Dr = "DR",
        /// 3rd SS Totenkopf.
        Tk = "TK",
        /// 167th Infantry Division (BS-17.2).
        I167 = "I167",
        /// 9th Guards Airborne Division.
        Airborne = "9GA",
        /// Remnants of the rifle divisions, which have no marker.
        Remnants = "REM",
        /// 18th Tank Corps.
        Corps18 = "18TC",
        /// 29th Tank Corps.
        Corps29 = "29TC",
        /// 2nd Tank Corps.
        Corps2 = "2TC",
        /// 2nd Guards Tank Corps.
        Guards2 = "2GTC",
        /// Brigades of the 5th Guards Tank Army (BS-17.1).
        Reserve = "5GTA",
    }
}

impl Formation {
    /// The four tank corps (BS-14.1).
    pub const CORPS: [Formation; 4] = [Formation::Corps18, Formation::Corps29, Formation::Corps2, Formation::Guards2];
    /// The three SS divisions.
    pub const SS: [Formation; 3] = [Formation::Lah, Formation::Dr, Formation::Tk];

    /// Its side.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() <= Formation::I167.index() { German } else { Soviet }
    }

    /// The first of its units and the number of them.
    const fn span(self) -> (usize, usize) {
        match self {
            Formation::Lah => (UnitId::LahPg1.index(), 6),
            Formation::Dr => (UnitId::DrPg1.index(), 6),
            Formation::Tk => (UnitId::TkPg1.index(), 6),
            Formation::I167 => (UnitId::Div167N315.index(), 4),
            Formation::Airborne => (UnitId::Airborne23.index(), 3),
            Formation::Remnants => (UnitId::Rem183.index(), 15),
            Formation::Corps18 => (UnitId::Corps18N110.index(), 5),
            Formation::Corps29 => (UnitId::Corps29N25.index(), 4),
            Formation::Corps2 => (UnitId::Corps2N26.index(), 4),
            Formation::Guards2 => (UnitId::Guards2N4g.index(), 5),
            Formation::Reserve => (UnitId::Reserve10.index(), 4),
        }
    }

    /// Its units in the order of the list.
    #[inline]
    pub fn units(self) -> impl ExactSizeIterator<Item = UnitId> + Clone {
        let (first, count) = self.span();
        (first..first + count).map(UnitId::of)
    }

    /// Its place among the four tank corps.
    #[inline]
    pub fn corps(self) -> Option<usize> {
        Formation::CORPS.iter().position(|corps| *corps == self)
    }

    /// Has it a marker for the envelope (BS-1.5)?
    #[inline]
    pub const fn has_marker(self) -> bool {
        !matches!(self, Formation::Remnants)
    }
}

impl BagCard for Formation {
    fn number(self) -> u8 {
        self as u8
    }

    fn numbered(number: u8) -> Option<Formation> {
        Formation::ALL.get(usize::from(number)).copied()
    }
}

worded! {
    /// What a unit is as a target (BS-1.2).
    pub enum Class {
        /// Infantry.
        Infantry = "infantry",
        /// Armour.
        Armour = "armour",
    }
}

worded! {
    /// What a unit fights with.
    pub enum Kind {
        /// Panzergrenadiers.
        Panzergrenadier = "panzergrenadier",
        /// Panzer IV.
        PanzerIv = "PzIV",
        /// Marder tank destroyers.
        Marder = "Marder",
        /// Reconnaissance.
        Recon = "recon",
        /// Tigers.
        Tiger = "Tiger",
        /// Infantry.
        Infantry = "infantry",
        /// Assault guns.
        Stug = "StuGIII",
        /// T-34.
        T34 = "T-34",
        /// M-3 and Churchills.
        M3 = "M-3",
        /// T-70.
        T70 = "T-70",
        /// Motorised infantry.
        Motorised = "motorised",
        /// Mechanised infantry.
        Mechanised = "mechanised",
        /// Airborne infantry.
        Airborne = "airborne",
        /// What is left of a rifle division.
        Remnant = "rifle remnant",
    }
}

worded! {
    /// How large a unit is.
    pub enum Size {
        /// A company.
        Company = "company",
        /// A battalion.
        Battalion = "battalion",
        /// A regiment.
        Regiment = "regiment",
        /// A brigade.
        Brigade = "brigade",
        /// A division.
        Division = "division",
    }
}

worded! {
    /// What hits have done to a unit (BS-10.1).
    pub enum Health {
        /// Nothing.
        Fresh = "fresh",
        /// It can do nothing this turn.
        Disrupted = "disrupted",
        /// It has lost much, and fights on.
        Reduced = "reduced",
        /// Both.
        ReducedDisrupted = "reduced_disrupted",
    }
}

impl Health {
    /// Is the unit disrupted?
    #[inline]
    pub const fn is_disrupted(self) -> bool {
        matches!(self, Health::Disrupted | Health::ReducedDisrupted)
    }

    /// What a hit makes of it; none if it is the last (BS-10.1).
    pub const fn hit(self) -> Option<Health> {
        match self {
            Health::Fresh => Some(Health::Disrupted),
            Health::Disrupted => Some(Health::Reduced),
            Health::Reduced => Some(Health::ReducedDisrupted),
            Health::ReducedDisrupted => None,
        }
    }

    /// What the end phase makes of it (BS-13.1).
    pub const fn rallied(self) -> Health {
        match self {
            Health::Fresh | Health::Disrupted => Health::Fresh,
            Health::Reduced | Health::ReducedDisrupted => Health::Reduced,
        }
    }
}

worded! {
    /// How far a unit has come with its action this turn (BS-7.5).
    pub enum Stage {
        /// It has done nothing yet.
        Ready = "ready",
        /// It has fired with half its factor and may move with half its points.
        FiredHalf = "fired_half",
        /// It has moved with half its points and may fire with half its factor.
        MovedHalf = "moved_half",
        /// Nothing more this turn.
        Done = "done",
    }
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Beside the map: not yet placed, committed, granted or arrived.
    Off,
    /// Committed, and about to come onto the map (BS-14.2).
    Waiting,
    /// On the map.
    At(Hex),
    /// Broken out over the north edge (BS-8.4).
    Exited,
    /// Retreated off the map (BS-11.13).
    Fled,
    /// Eliminated.
    Eliminated,
}

/// A unit's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Where it is.
    pub place: Place,
    /// What hits have done to it.
    pub health: Health,
    /// How far it has come with its action.
    pub stage: Stage,
    /// Has it entered a hex this turn (BS-10.5)?
    pub moved: bool,
    /// Has it fired this turn (BS-10.5)?
    pub fired: bool,
    /// Has a unit hit it this turn (BS-10.5)?
    pub struck: bool,
}

impl Unit {
    /// A unit beside the map.
    pub const OFF: Unit = Unit {
        place: Place::Off,
        health: Health::Fresh,
        stage: Stage::Ready,
        moved: false,
        fired: false,
        struck: false,
    };

    /// Its hex, if it is on the map.
    #[inline]
    pub const fn at(&self) -> Option<Hex> {
        match self.place {
            Place::At(hex) => Some(hex),
            _ => None,
        }
    }

    /// Is it disrupted?
    #[inline]
    pub const fn is_disrupted(&self) -> bool {
        self.health.is_disrupted()
    }
}
