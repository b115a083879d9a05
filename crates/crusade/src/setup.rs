//! What is agreed before the match: scenario and options (LC-16).

use crate::data::{DATA, DeckId, Scenario};
use crate::map::nation_of;
use crate::pieces::Nation;
use crate::why::Why;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::worded;
use table::{Chance, Refusal, Rng, Seat, Seating, Side};

worded! {
    /// An option that is in use or not.
    pub enum Switch {
        /// Not in use.
        Off = "off",
        /// In use.
        On = "on",
    }
}

worded! {
    /// May the opponent see the supply pile (LC-16.2)?
    pub enum Piles {
        /// Everybody sees it.
        Visible = "visible",
        /// Its owner alone.
        Hidden = "hidden",
    }
}

worded! {
    /// Supply dice per side (LC-16.3).
    pub enum SupplyDice {
        /// Two.
        Two = "two",
        /// Three.
        Three = "three",
    }
}

worded! {
    /// Game turns (LC-16.4).
    pub enum Length {
        /// Eight.
        Short = "short",
        /// Twelve.
        Normal = "normal",
        /// Twenty.
        Long = "long",
    }
}

worded! {
    /// Whose decks (LC-16.5).
    pub enum Decks {
        /// Ready-made.
        Fixed = "fixed",
        /// Of one's own.
        Constructed = "constructed",
    }
}

worded! {
    /// Which nations fight (LC-16.8).
    pub enum Nations {
        /// One on each side.
        Both = "both",
        /// Soviets against Soviets.
        Soviet = "soviet",
        /// Germans against Germans.
        German = "german",
    }
}

worded! {
    /// Who lies where at the start of a preset scenario (LC-16.10).
    pub enum PresetSecrets {
        /// Dealt among the places of a row by chance: no match tells of another.
        Dealt = "dealt",
        /// As the list has it.
        Printed = "printed",
    }
}

/// The agreement. Options that are not named have the defaults of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub scenario: Scenario,
    pub supply_piles: Piles,
    pub supply_dice: SupplyDice,
    pub length: Length,
    pub decks: Decks,
    pub random_terrain: Switch,
    pub collapse: Switch,
    pub nations: Nations,
    pub preset_secrets: PresetSecrets,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::of(Scenario::Meeting)
    }
}

impl Setup {
    /// A scenario without options.
    pub const fn of(scenario: Scenario) -> Setup {
        Setup {
            scenario,
            supply_piles: Piles::Visible,
            supply_dice: SupplyDice::Two,
            length: Length::Normal,
            decks: Decks::Fixed,
            random_terrain: Switch::Off,
            collapse: Switch::On,
            nations: Nations::Both,
            preset_secrets: PresetSecrets::Dealt,
        }
    }

    /// A seat for each side.
    pub fn seating(&self) -> Seating {
        Seating::of(1, 1)
    }

    /// The last game turn.
    pub fn turns(&self) -> u8 {
        match self.scenario {
            Scenario::Kharkov | Scenario::Lunch => DATA.scenario(self.scenario).turns,
            _ => match self.length {
                Length::Short => 8,
                Length::Normal => 12,
                Length::Long => 20,
            },
        }
    }

    /// The points that make the enemy collapse, if any (LC-12.3).
    pub fn collapse_points(&self) -> Option<i32> {
        let points = DATA.scenario(self.scenario).collapse;
        let more = if self.supply_dice == SupplyDice::Three { DATA.numbers.extra_dice_collapse } else { 0 };
        (points > 0 && self.collapse == Switch::On).then(|| i32::from(points) + i32::from(more))
    }

    /// How many supply dice are rolled.
    pub const fn dice(&self) -> u8 {
        match self.supply_dice {
            SupplyDice::Two => 2,
            SupplyDice::Three => 3,
        }
    }

    /// The nation of a side's deck.
    #[inline]
    pub const fn nation(&self, side: Side) -> Nation {
        match self.nations {
            Nations::Both => nation_of(side),
            Nations::Soviet => Nation::Soviet,
            Nations::German => Nation::German,
        }
    }

    /// The ready-made deck of a side.
    pub fn deck(&self, side: Side) -> DeckId {
        match (self.nations, self.nation(side)) {
            (Nations::Both, _) => DATA.scenario(self.scenario).decks[side.index()],
            (_, Nation::Soviet) => DeckId::SovietStandard,
            (_, Nation::German) => DeckId::GermanStandard,
        }
    }

    /// Supply at the start, or the budget of the open scenario (LC-16.8).
    pub fn budget(&self, side: Side) -> u16 {
        let supply = DATA.scenario(self.scenario).supply;
        let of = if self.scenario == Scenario::Open { self.nation(side).index() } else { side.index() };
        supply[of].into()
    }

    /// The same with every value that is in force: nothing is left open.
    pub fn in_force(&self) -> Setup {
        *self
    }

    /// The most decisions that a match can have (LC-12.7).
    pub fn most_decisions(&self) -> u32 {
        60_000
    }

    /// Everything that is wrong with it.
    pub fn refusals(&self) -> Vec<Refusal> {
        let open = self.scenario == Scenario::Open;
        let free_length = matches!(self.scenario, Scenario::Meeting | Scenario::Open);
        let wrong = [
            (!free_length && self.length != Length::Normal, Why::LengthIsGiven),
            (!open && self.decks != Decks::Fixed, Why::DecksAreGiven),
            (!open && self.random_terrain != Switch::Off, Why::TerrainIsGiven),
            (!open && self.nations != Nations::Both, Why::NationsAreGiven),
        ];
        wrong.into_iter().filter(|(wrong, _)| *wrong).map(|(_, why)| why.into()).collect()
    }

    /// Any valid setup.
    pub fn any(rng: &mut Rng) -> Setup {
        let scenario = Scenario::ALL[rng.below(4) as usize];
        let mut setup = Setup {
            supply_piles: Piles::ALL[rng.below(2) as usize],
            supply_dice: SupplyDice::ALL[rng.below(2) as usize],
            collapse: Switch::ALL[rng.below(2) as usize],
            ..Setup::of(scenario)
        };
        if matches!(scenario, Scenario::Meeting | Scenario::Open) {
            setup.length = Length::ALL[rng.below(3) as usize];
        }
        if scenario == Scenario::Open {
            setup.decks = Decks::ALL[rng.below(2) as usize];
            setup.random_terrain = Switch::ALL[rng.below(2) as usize];
            setup.nations = Nations::ALL[rng.below(3) as usize];
        } else {
            setup.preset_secrets = PresetSecrets::ALL[rng.below(2) as usize];
        }
        setup
    }
}

/// The seat of a side.
#[inline]
pub const fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

/// Ready-made setups by name.
pub fn scenarios() -> Vec<(&'static str, Setup)> {
    Scenario::ALL.map(|scenario| (scenario.word(), Setup::of(scenario))).to_vec()
}
