//! The components as written in `data/*.csv`: whoever owns the boxed game corrects a value there.

mod cards;
mod scenarios;

pub use scenarios::{
    Arrival, AtLimit, Battlefield, Budget, Build, DrawPile, First, ForcePart, Holding, Placing, Pool, PrintedSpace,
    ReadyDeck, Role, Roles, Scenario, ScenarioCard, TerrainSetup, Victory, Zone,
};

use crate::pieces::{EventCard, Nation, Notes, Terrain, TerrainRow, TerrainTable, Works, Year};
use crate::units::STACK;
use std::sync::LazyLock;
use table::OptionSpec;
use table::kit::{self, Sheet, SheetError};

kit::files! {
    cards, events, terrain, kill_table, constants, scenarios, deck_index, decks, terrain_pools, board_standard,
    board_hill621, hill621_arrivals, hill621_default_setup, options, balance,
}

/// All components.
#[derive(Debug)]
pub struct Data {
    /// The cards by number; go through [`CardId::stats`](crate::pieces::CardId::stats).
    pub(crate) cards: cards::Cards,
    /// What the list says beside the numbers, from card 1 on.
    pub(crate) notes: Vec<Notes>,
    /// What is played, by [`Special`](crate::pieces::Special).
    pub(crate) events: Vec<EventCard>,
    ground: [[TerrainRow; 9]; 2],
    works: [[TerrainRow; 2]; 2],
    kill: [u8; 9],
    /// The plain numbers.
    pub numbers: Numbers,
    /// The scenarios in order.
    pub(crate) scenarios: Vec<ScenarioCard>,
    /// The ready-made decks.
    pub decks: Vec<ReadyDeck>,
    /// The terrain that is dealt by default.
    pub pools: Vec<Pool>,
    /// The spaces of both battlefields of five columns and two ranks.
    pub standard: [Vec<PrintedSpace>; 2],
    /// The spaces of Hill 621.
    pub hill: Vec<PrintedSpace>,
    /// When the groups of Hill 621 come.
    pub arrivals: Vec<Arrival>,
    /// The default set-up of Hill 621.
    pub placings: Vec<Placing>,
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
        let events = cards::events(files.events)?;
        let (cards, notes) = cards::cards(files.cards, &events)?;
        let (ground, works) = cards::terrain(files.terrain)?;
        let hill = scenarios::hill(files.board_hill621)?;
        Ok(Data {
            cards,
            notes,
            events,
            ground,
            works,
            kill: cards::kill_table(files.kill_table)?,
            numbers: numbers(files.constants)?,
            scenarios: scenarios::scenarios(files.scenarios)?,
            decks: scenarios::decks(files.deck_index, files.decks)?,
            pools: scenarios::pools(files.terrain_pools)?,
            standard: scenarios::standard(files.board_standard)?,
            arrivals: scenarios::arrivals(files.hill621_arrivals)?,
            placings: scenarios::placings(files.hill621_default_setup, &hill)?,
            hill,
            options: options(files.options)?,
            balance: kit::measured(files.balance, &BALANCE)?,
        })
    }

    /// What terrain does (TC-11.2, TC-11.3).
    #[inline]
    pub fn terrain(&self, table: TerrainTable, terrain: Terrain) -> &TerrainRow {
        &self.ground[table.index()][terrain.index()]
    }

    /// What works add for the squads in them (TC-11.7).
    #[inline]
    pub fn works(&self, table: TerrainTable, works: Works) -> &TerrainRow {
        &self.works[table.index()][works.index()]
    }

    /// A hit kills on this or less (TC-9.4).
    #[inline]
    pub fn kill_number(&self, penetration: u8, armour: u8) -> u8 {
        let difference = i16::from(penetration) - i16::from(armour);
        self.kill[(difference.clamp(-3, 5) + 3) as usize]
    }

    /// The ready-made deck of this name.
    pub fn deck(&self, id: &str) -> Option<&ReadyDeck> {
        self.decks.iter().find(|deck| deck.id == id)
    }

    /// The ready-made deck for this seat; where the scenario sets no year, of this year (TC-20.6).
    pub fn ready(&self, scenario: Scenario, nation: Nation, role: Role, year: Year) -> Option<&ReadyDeck> {
        let mut fitting = self.decks.iter().filter(|deck| {
            deck.scenario == scenario && deck.nation == nation && (deck.role == role || deck.role == Role::None)
        });
        let first = fitting.clone().next();
        fitting.find(|deck| deck.year == year).or(first)
    }

    /// The terrain cards that this side deals by default, each as often as it is there (TC-18.15).
    pub fn pool(&self, scenario: Scenario, nation: Nation) -> impl Iterator<Item = crate::pieces::CardId> + '_ {
        let of_side = self.pools.iter().filter(move |pool| pool.scenario == scenario && pool.nation == nation);
        of_side.flat_map(|pool| std::iter::repeat_n(pool.card, pool.count.into()))
    }
}

/// The components, read once.
pub static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&FILES).unwrap_or_else(|fault| panic!("{fault}")));

/// The messages that tell how even a scenario is.
const BALANCE: [&str; 3] = ["balance-german", "balance-german-historical", "balance-attacker"];

/// What can be chosen before a match, for forms and help texts.
pub static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| DATA.options.clone());

kit::numbers! {
    supply_per_play: u8,
    coordination_bonus: u8,
    movers_per_move: u8,
    firers_per_fire: u8,
    hand_limit: u8,
    opening_hand: u8,
    capacity_combat: u8,
    capacity_trucks: u8,
    steps_slow: u8,
    steps_fast: u8,
    range_short: u8,
    range_long: u8,
    woods_immobilised_max: u8,
    he_long_drm: i8,
    launcher_he_drm: i8,
    smoke_fire_drm: i8,
    smoke_melee_drm: i8,
    gun_he_minimum: u8,
    natural_flank: u8,
    natural_flank_melee: u8,
    natural_immobilise: u8,
    unsupported_drm_8_points: i8,
    unsupported_drm_10_points: i8,
    unsupported_drm_12_points: i8,
    unsupported_drm_14_points: i8,
    hmg_sa_bonus: u8,
    hmg_long_and_spray: u8,
    bail_out_lost_max: u8,
    leader_drm: i8,
    observer_drm: i8,
    special_ammunition_pen: u8,
    c7_sa_bonus: u8,
    su152_later_pen_short: u8,
    su152_later_pen_long: u8,
    reinforcements_draw: u8,
    reinforcements_earliest_turn_17_5: u8,
    clock_turns_17_5: u8,
    event_copies_max: u8,
    historical_event_cards_max: u8,
    attacker_initiative_drm: u8,
    score_per_rear_position: u8,
    front_rank_score_17_1: u8,
    kursk_german_score_percent: u8,
}

/// The options, but for who is passed for: being asked is public, and passing is the host's business (TC-14.7).
fn options(text: &str) -> Result<Vec<OptionSpec>, SheetError> {
    let mut options = kit::options(text)?;
    options.retain(|option| option.id != "auto_pass");
    Ok(options)
}

/// The plain numbers, with capacities that a stack has room for.
fn numbers(text: &str) -> Result<Numbers, SheetError> {
    let numbers = Numbers::read(text)?;
    for (key, capacity) in [("capacity_combat", numbers.capacity_combat), ("capacity_trucks", numbers.capacity_trucks)]
    {
        if usize::from(capacity) >= STACK {
            let sheet = Sheet::read("constants.csv", text)?;
            return Err(sheet.find(&[("key", key)])?.wrong("value", format!("a capacity is less than {STACK}")));
        }
    }
    Ok(numbers)
}
