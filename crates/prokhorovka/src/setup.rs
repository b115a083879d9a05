//! What is agreed before the match: how each side sets up, and the optional rules.

use crate::why::Why;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::worded;
use table::{Chance, Refusal, Rng, Seat, Seating, Side};

worded! {
    /// How a side sets up (BS-4.9, BS-4.10).
    pub enum Deployment {
        /// By hand, a hex at a time.
        Free = "free",
        /// Ready-made.
        Quick = "quick",
        /// By chance.
        Random = "random",
    }
}

worded! {
    /// An optional rule that is in use or not.
    pub enum Switch {
        /// Not in use.
        Off = "off",
        /// In use.
        On = "on",
    }
}

worded! {
    /// When objectives are scored (BS-16.6).
    pub enum Scoring {
        /// Once, after the last turn.
        End = "end",
        /// In every end phase.
        EveryTurn = "every_turn",
    }
}

/// The most that the handicap may be (BS-16.7).
const MOST_HANDICAP: i8 = 6;

/// In each of nine turns each of 62 units may be in the longest overrun of all, of a hundred rounds: in a round the
/// defender has at most five shots and five retreats, the attacker three shots and three ways back, and four words end
/// them. Beside that a unit fires and marches in some twenty choices. That is less than this with all set-up, support,
/// requests and draws.
const MOST_DECISIONS: u32 = 1_300_000;

/// The agreement. Options that are not named have the defaults of the rulebook's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How the Germans set up.
    pub german_setup: Deployment,
    /// How the Soviets set up.
    pub soviet_setup: Deployment,
    /// The Soviet strategic reserve (BS-17.1).
    pub reserve: Switch,
    /// The German 167th Infantry Division (BS-17.2).
    pub division_167: Switch,
    /// Rudel (BS-17.3).
    pub rudel: Switch,
    /// Wittmann (BS-17.4).
    pub wittmann: Switch,
    /// When objectives are scored.
    pub vp_scoring: Scoring,
    /// Added to the German total: -6 to 6.
    pub handicap: i8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::of(Deployment::Free)
    }
}

impl Setup {
    /// Both sides set up in this way, without optional rules.
    pub const fn of(deployment: Deployment) -> Setup {
        Setup {
            german_setup: deployment,
            soviet_setup: deployment,
            reserve: Switch::Off,
            division_167: Switch::Off,
            rudel: Switch::Off,
            wittmann: Switch::Off,
            vp_scoring: Scoring::End,
            handicap: 0,
        }
    }

    /// The ready-made set-up with every optional rule.
    pub const fn with_everything() -> Setup {
        Setup {
            reserve: Switch::On,
            division_167: Switch::On,
            rudel: Switch::On,
            wittmann: Switch::On,
            ..Setup::of(Deployment::Quick)
        }
    }

    /// A seat for each side.
    pub fn seating(&self) -> Seating {
        Seating::of(1, 1)
    }

    /// The same with every value that is in force: nothing is left open.
    pub fn in_force(&self) -> Setup {
        *self
    }

    /// More decisions than a match can have (BS-5.11).
    pub const fn most_decisions(&self) -> u32 {
        MOST_DECISIONS
    }

    /// Everything that is wrong with it.
    pub fn refusals(&self) -> Vec<Refusal> {
        let fits = (-MOST_HANDICAP..=MOST_HANDICAP).contains(&self.handicap);
        if fits { Vec::new() } else { vec![Why::HandicapTooLarge.into()] }
    }

    /// Any valid setup.
    pub fn any(rng: &mut Rng) -> Setup {
        let deployment = |rng: &mut Rng| Deployment::ALL[rng.below(3) as usize];
        let switch = |rng: &mut Rng| Switch::ALL[rng.below(2) as usize];
        Setup {
            german_setup: deployment(rng),
            soviet_setup: deployment(rng),
            reserve: switch(rng),
            division_167: switch(rng),
            rudel: switch(rng),
            wittmann: switch(rng),
            vp_scoring: Scoring::ALL[rng.below(2) as usize],
            handicap: rng.below(13) as i8 - MOST_HANDICAP,
        }
    }
}

/// The seat of a side.
#[inline]
pub const fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

/// Ready-made setups by name.
pub fn scenarios() -> Vec<(&'static str, Setup)> {
    vec![
        ("quick", Setup::of(Deployment::Quick)),
        ("free", Setup::of(Deployment::Free)),
        ("random", Setup::of(Deployment::Random)),
        ("everything", Setup::with_everything()),
    ]
}
