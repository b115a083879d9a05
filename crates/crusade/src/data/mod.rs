//! The components as written in `data/*.csv`: whoever owns the boxed game corrects a value there.

mod cards;
mod ground;

pub use cards::{DeckId, Scenario, ScenarioCard, StartCard, Victory};
pub use ground::Ground;

use crate::map::Terrain;
use crate::pieces::{Card, CardId, Nation, Special};
use std::sync::LazyLock;
use table::kit::{self, SheetError};
use table::{OptionSpec, Side};

kit::files! {
    cards, decks, scenarios, setups, terrain, terrain_sets, zones, edges, air_positions, tables, constants,
    options, balance,
}

/// All components.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Data {
    pub cards: Vec<Card>,
    /// The specials by [`Special`].
    pub specials: [CardId; 16],
    /// The Staff Company of each nation.
    pub staff: [CardId; 2],
    pub decks: Vec<(DeckId, Vec<CardId>)>,
    pub scenarios: Vec<ScenarioCard>,
    pub starts: Vec<StartCard>,
    pub ground: Ground,
    /// The six terrain cards of each side.
    pub terrain_sets: [[Terrain; 6]; 2],
    /// The least score for 1, 2 and 3 damage points.
    pub damage: [i8; 3],
    /// The least roll that finds one, two and all cards.
    pub recon: [i8; 3],
    /// The least die that rams.
    pub taran: u8,
    pub numbers: Numbers,
    options: Vec<OptionSpec>,
    /// What the arena has measured of the scenarios.
    pub balance: kit::Measured,
}

impl Data {
    /// Reads the box.
    ///
    /// # Errors
    /// The first thing that is wrong in it, by file, line and column.
    pub fn read(files: &Files) -> Result<Data, SheetError> {
        let cards = cards::cards(files.cards)?;
        Ok(Data {
            specials: cards::specials(files.cards, &cards)?,
            staff: cards::staff(files.cards, &cards)?,
            decks: cards::decks(files.decks, &cards)?,
            scenarios: cards::scenarios(files.scenarios)?,
            starts: cards::starts(files.setups, &cards)?,
            ground: Ground::read(files.terrain, files.zones, files.edges, files.air_positions)?,
            terrain_sets: ground::terrain_sets(files.terrain_sets)?,
            damage: cards::steps(files.tables, "damage", ["1", "2", "3"])?,
            recon: cards::steps(files.tables, "recon_spotted", ["1", "2", "all"])?,
            taran: cards::steps(files.tables, "taran", ["both_destroyed"])?[0] as u8,
            numbers: Numbers::read(files.constants)?,
            options: kit::options(files.options)?,
            balance: kit::measured(files.balance, &["balance-soviet"])?,
            cards,
        })
    }

    /// The cards of a ready-made deck.
    pub fn deck(&self, id: DeckId) -> &[CardId] {
        self.decks.iter().find(|(deck, _)| *deck == id).map_or(&[], |(_, cards)| cards)
    }

    /// The standard deck of a nation.
    pub fn standard(&self, nation: Nation) -> &[CardId] {
        self.deck(match nation {
            Nation::Soviet => DeckId::SovietStandard,
            Nation::German => DeckId::GermanStandard,
        })
    }

    /// The starting cards of a side in a preset scenario.
    pub fn starts(&self, scenario: Scenario, side: Side) -> impl Iterator<Item = &StartCard> {
        self.starts.iter().filter(move |start| start.scenario == scenario && start.side == side)
    }

    /// A scenario's numbers.
    #[inline]
    pub fn scenario(&self, scenario: Scenario) -> &ScenarioCard {
        &self.scenarios[scenario.index()]
    }

    /// Which special a card is.
    pub fn special(&self, special: Special) -> CardId {
        self.specials[special.index()]
    }
}

/// The components, read once.
pub static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&FILES).unwrap_or_else(|error| panic!("{error}")));

/// What can be chosen before a match, for forms and help texts.
pub static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| DATA.options.clone());

kit::numbers! {
    hand_limit: u8,
    card_price: u8,
    hq_stack: u8,
    bombard_cost: u8,
    assault_cost: u8,
    assault_rounds: u8,
    fort_cover: i8,
    fort_cover_engineers: i8,
    dug_in_cover: i8,
    most_cover: i8,
    cheap_refit: u8,
    russian_cost: u8,
    random_terrain_price: u8,
    extra_dice_collapse: u8,
    score_home_row: u8,
    score_centre: u8,
    deck_size: u8,
}
