//! The components as written in `data/*.csv`: whoever owns the boxed game corrects a value there.

mod cards;
mod effects;

pub use cards::{Building, Campaign, Carnage, CombatCard, Commander, Depletion, Division, Doctrine, Kind, UnitCard};
pub use effects::{Effect, Token};

use crate::pieces::CardId;
use std::sync::LazyLock;
use table::kit::{self, Sheet, SheetError};
use table::{OptionSpec, Side};

kit::files! {
    units, formations, combat_cards, buildings, carnage, campaign, commanders, leaders, effects, constants,
    options, balance,
}

/// All components.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Data {
    pub units: Vec<UnitCard>,
    pub divisions: Vec<Division>,
    pub cards: Vec<CombatCard>,
    pub buildings: Vec<Building>,
    pub carnage: Vec<Carnage>,
    pub campaign: Vec<Campaign>,
    pub commanders: Vec<Commander>,
    /// The names of the leaders of each side.
    pub leaders: [Vec<&'static str>; 2],
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
        effects::check_tokens(files.effects)?;
        Ok(Data {
            units: cards::units(files.units)?,
            divisions: cards::divisions(files.formations)?,
            cards: cards::combat_cards(files.combat_cards)?,
            buildings: cards::buildings(files.buildings)?,
            carnage: cards::carnage(files.carnage)?,
            campaign: cards::campaign(files.campaign)?,
            commanders: cards::commanders(files.commanders)?,
            leaders: [leaders(files.leaders, "german")?, leaders(files.leaders, "soviet")?],
            numbers: Numbers::read(files.constants)?,
            options: kit::options(files.options)?,
            balance: kit::measured(files.balance, &["balance-german"])?,
        })
    }

    /// The combat cards of a side, each as often as it is there; with the expert cards or without.
    pub fn deck(&self, side: Side, expert: bool) -> impl Iterator<Item = CardId> + '_ {
        let fits = move |id: &CardId| id.side() == side && (expert || !id.card().expert);
        CardId::ALL.into_iter().filter(fits).flat_map(|id| std::iter::repeat_n(id, usize::from(id.card().copies)))
    }
}

/// The components, read once.
pub static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&FILES).unwrap_or_else(|error| panic!("{error}")));

/// What can be chosen before a match, for forms and help texts.
pub static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| DATA.options.clone());

kit::numbers! {
    skull_track: u8,
    fire_steps: u8,
    bucket_steps: u8,
    turns_base: u8,
    turns_expert: u8,
    volga_cards: u8,
    volga_to_win: u8,
    leaders: u8,
    battle_action_cap: u8,
    consecutive_refit_cap: u8,
}

fn leaders(text: &str, side: &str) -> Result<Vec<&'static str>, SheetError> {
    let sheet = Sheet::read("leaders.csv", text)?;
    let mut names = Vec::new();
    for row in sheet.rows() {
        row.origin()?;
        if row.text("side")? == side {
            names.push(row.kept("name")?);
        }
    }
    Ok(names)
}
