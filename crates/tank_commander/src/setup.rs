//! What is agreed before the match: scenario and options.

use crate::data::{AtLimit, Battlefield, Build, DATA, DrawPile, ReadyDeck, Role, Roles, Scenario, ScenarioCard};
use crate::data::{TerrainSetup, Victory, Zone};
use crate::map::Board;
use crate::pieces::{Nation, TerrainTable, Year};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::kit::{schema, worded};
use table::{Chance, Refusal, Rng, Seat, Seating, Side};

worded! {
    /// Where the decks come from (TC-20.6).
    pub enum Decks {
        /// Ready-made ones.
        Ready = "ready",
        /// Each seat builds its own.
        Custom = "custom",
    }
}

worded! {
    /// Another set-up of the terrain than the scenario's (TC-18.16).
    pub enum TerrainChoice {
        /// As the scenario says.
        Scenario = "scenario",
        /// Dealt at random.
        Random = "random",
        /// All Clear.
        None = "none",
    }
}

worded! {
    /// Who plays which nation.
    pub enum Sides {
        /// The first seat is German; whoever wants to be German sits there.
        SeatChoice = "seat_choice",
        /// The dice decide.
        Random = "random",
    }
}

worded! {
    /// Help for one side on Hill 621 (TC-19.6).
    pub enum Balance {
        /// For nobody.
        Even = "even",
        /// The German tanks come a turn earlier.
        ProGerman = "pro_german",
        /// They come a turn later.
        ProSoviet = "pro_soviet",
    }
}

worded! {
    /// A rule that is used or not.
    pub enum Switch {
        /// Not used.
        Off = "off",
        /// Used.
        On = "on",
    }
}

/// The year of the cards (TC-18.6, TC-20.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum YearChoice {
    /// As the scenario says: 1943 in 17.6, else any.
    #[default]
    Scenario,
    /// Cards of every year.
    Any,
    /// Only cards in service in this one.
    Of(Year),
}

impl Serialize for YearChoice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match self {
            YearChoice::Scenario => "scenario",
            YearChoice::Any => "any",
            YearChoice::Of(year) => year.word(),
        })
    }
}

impl<'de> Deserialize<'de> for YearChoice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<YearChoice, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u16),
            Word(String),
        }
        let word = match Written::deserialize(from)? {
            Written::Number(number) => number.to_string(),
            Written::Word(word) => word,
        };
        match word.as_str() {
            "scenario" => Ok(YearChoice::Scenario),
            "any" => Ok(YearChoice::Any),
            year => year.parse().map(YearChoice::Of).map_err(D::Error::custom),
        }
    }
}

schema! {
    /// The year of the cards: as the scenario says, any, or this one, which may be written as a number (TC-18.6).
    YearChoice { "enum": ["scenario", "any", "1941", "1942", "1943", "1944", "1945", 1941, 1942, 1943, 1944, 1945] }
}

/// The last turn in files: a number, or `scenario`.
mod limit {
    use super::*;

    pub(super) fn serialize<S: Serializer>(turn: &Option<u8>, to: S) -> Result<S::Ok, S::Error> {
        match turn {
            Some(turn) => to.serialize_u8(*turn),
            None => to.serialize_str("scenario"),
        }
    }

    pub(super) fn schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "oneOf": [{ "type": "integer", "minimum": 1, "maximum": 40 }, { "const": "scenario" }] })
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Word(String),
        }
        match Option::<Written>::deserialize(from)? {
            None => Ok(None),
            Some(Written::Number(turn)) => Ok(Some(turn)),
            Some(Written::Word(word)) if word == "scenario" => Ok(None),
            Some(Written::Word(word)) => word
                .parse()
                .map(Some)
                .map_err(|_| D::Error::custom(format!("the turn limit is `scenario` or a number, not `{word}`"))),
        }
    }
}

/// The agreement. Options that are not named have the defaults of the rulebook's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Which scenario.
    pub scenario: Scenario,
    /// Which terrain table.
    pub terrain_table: TerrainTable,
    /// With or without a row of no man's land.
    pub battlefield: Battlefield,
    /// Positions per rank.
    pub columns: u8,
    /// Ranks per side.
    pub ranks: u8,
    /// How many play.
    pub players: u8,
    /// The year of the cards.
    pub year: YearChoice,
    /// Where the decks come from.
    pub deck: Decks,
    /// Another set-up of the terrain.
    pub terrain_setup: TerrainChoice,
    /// Who plays which nation.
    pub sides: Sides,
    /// The last turn, if not the scenario's.
    #[serde(with = "limit")]
    #[schemars(schema_with = "limit::schema")]
    pub turn_limit: Option<u8>,
    /// Does Wheatfield block lines of sight (TC-21.3)?
    pub printed_wheatfield: Switch,
    /// May Tank Repair Shop be in a deck (TC-15.23)?
    pub allow_164: Switch,
    /// Help on Hill 621.
    pub hill_balance: Balance,
    /// May a card fire in each Fire action of a play (TC-5.3)?
    pub fire_twice: Switch,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::of(Scenario::BasicForce)
    }
}

impl Setup {
    /// A scenario with the default options.
    pub const fn of(scenario: Scenario) -> Setup {
        Setup {
            scenario,
            terrain_table: TerrainTable::SixPackV3,
            battlefield: Battlefield::Standard22,
            columns: 5,
            ranks: 2,
            players: 2,
            year: YearChoice::Scenario,
            deck: Decks::Ready,
            terrain_setup: TerrainChoice::Scenario,
            sides: Sides::SeatChoice,
            turn_limit: None,
            printed_wheatfield: Switch::Off,
            allow_164: Switch::Off,
            hill_balance: Balance::Even,
            fire_twice: Switch::Off,
        }
    }

    /// What the scenario list says.
    #[inline]
    pub fn card(&self) -> &'static ScenarioCard {
        self.scenario.card()
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        Board::of(self.scenario, self.battlefield, self.columns, self.ranks)
    }

    /// Is it Hill 621?
    #[inline]
    pub fn is_hill(&self) -> bool {
        self.scenario == Scenario::Hill621
    }

    /// Commanders of each side (TC-21.4).
    #[inline]
    pub const fn commanders(&self) -> u8 {
        self.players / 2
    }

    /// Who plays which side: the commanders of the first side come first.
    pub fn seating(&self) -> Seating {
        Seating::of(self.commanders().into(), self.commanders().into())
    }

    /// The side of a seat.
    #[inline]
    pub const fn side(&self, seat: Seat) -> Side {
        if seat.0 < self.commanders() { Side::First } else { Side::Second }
    }

    /// The seats of a side, commander 1 first.
    #[inline]
    pub fn seats(&self, side: Side) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let first = self.commanders() * side as u8;
        (first..first + self.commanders()).map(Seat)
    }

    /// The last turn (TC-17.4).
    pub fn last_turn(&self) -> u8 {
        self.turn_limit.unwrap_or(self.card().turn_limit)
    }

    /// More decisions than a match can have (TC-17.6).
    pub fn most_decisions(&self) -> u32 {
        (400 + 1000 * u32::from(self.last_turn())) * u32::from(self.players)
    }

    /// The same agreement with every value that is in force.
    pub fn in_force(&self) -> Setup {
        let year = self.year().map_or(YearChoice::Any, YearChoice::Of);
        Setup { turn_limit: Some(self.last_turn()), year, ..*self }
    }

    /// How the terrain comes about (TC-18.16).
    pub fn terrain(&self) -> TerrainSetup {
        match self.terrain_setup {
            TerrainChoice::Scenario => self.card().terrain,
            TerrainChoice::Random => TerrainSetup::Random,
            TerrainChoice::None => TerrainSetup::None,
        }
    }

    /// How many positions win (TC-17.2); with four players more (TC-21.4).
    pub fn positions_to_win(&self) -> u32 {
        match (self.players, self.card().positions.into()) {
            (4, 3) => 5,
            (4, n) => n + n / 2,
            (_, n) => n,
        }
    }

    /// Can the scenario be played by four (TC-21.4)?
    pub fn is_built(&self) -> bool {
        matches!(self.card().build, Build::Points | Build::PointsOfYear)
    }

    /// Is there a pile to draw from?
    pub fn has_pile(&self) -> bool {
        self.card().draw_pile == DrawPile::Yes
    }

    /// The role of a nation, where the scenario fixes it.
    pub fn role_of(&self, nation: Nation) -> Role {
        match (self.card().roles, nation) {
            (Roles::GermanAttacker, Nation::German) | (Roles::SovietAttacker, Nation::Soviet) => Role::Attacker,
            (Roles::GermanAttacker, _) | (Roles::SovietAttacker, _) => Role::Defender,
            (Roles::None | Roles::Rolled, _) => Role::None,
        }
    }

    /// The ready-made deck for a nation and role (TC-20.6).
    pub fn ready(&self, nation: Nation, role: Role) -> Option<&'static ReadyDeck> {
        DATA.ready(self.scenario, nation, role, self.year().unwrap_or(Year::Y1943))
    }

    /// The year that the cards must have been in service, if one is set (TC-18.6).
    pub fn year(&self) -> Option<Year> {
        match self.year {
            YearChoice::Of(year) => Some(year),
            YearChoice::Scenario if self.card().build == Build::PointsOfYear => self.card().year,
            YearChoice::Scenario | YearChoice::Any => None,
        }
    }

    /// The zone that a role deploys in (TC-18.13).
    pub fn zone(&self, role: Role) -> Zone {
        self.card().zones[usize::from(role == Role::Defender)]
    }

    /// Everything that is wrong with it.
    pub fn refusals(&self) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        let mut demand = |holds: bool, refusal: Refusal| {
            if !holds {
                refusals.push(refusal);
            }
        };
        let (hill, plain) = (self.is_hill(), Setup::of(self.scenario));
        demand((5..=8).contains(&self.columns), Refusal::new("TC-2.6", "setup-columns"));
        demand((2..=3).contains(&self.ranks), Refusal::new("TC-2.6", "setup-ranks"));
        let board = (self.battlefield, self.columns, self.ranks) == (plain.battlefield, plain.columns, plain.ranks);
        demand(!hill || board, Refusal::new("TC-2.7", "setup-hill-board"));
        let own_turns = self.last_turn() == self.card().turn_limit;
        demand(!hill || own_turns, Refusal::new("TC-19.2", "setup-hill-turns"));
        demand(hill || self.hill_balance == Balance::Even, Refusal::new("TC-19.6", "setup-balance"));
        demand(matches!(self.players, 2 | 4), Refusal::new("TC-21.4", "setup-players"));
        demand(self.players != 4 || self.is_built(), Refusal::new("TC-21.4", "setup-four-players"));
        demand(self.players != 4 || self.columns == 8, Refusal::new("TC-21.4", "setup-four-columns"));
        let of_year = self.card().build == Build::PointsOfYear;
        demand(!of_year || self.year().is_some(), Refusal::new("TC-18.6", "setup-year-needed"));
        demand(self.is_built() || self.year().is_none(), Refusal::new("TC-20.6", "setup-year-fixed"));
        demand(!hill || self.deck == Decks::Ready, Refusal::new("TC-19.2", "setup-hill-deck"));
        let terrain = matches!(self.card().terrain, TerrainSetup::Random);
        demand(terrain || self.terrain_setup == TerrainChoice::Scenario, Refusal::new("TC-18.16", "setup-terrain"));
        demand(own_turns || (10..=40).contains(&self.last_turn()), Refusal::new("TC-17.4", "setup-turns"));
        let custom = self.deck == Decks::Custom;
        demand(custom || self.allow_164 == Switch::Off, Refusal::new("TC-15.23", "setup-repair-shop"));
        refusals
    }

    /// A valid agreement with every option at random.
    pub fn any(rng: &mut Rng) -> Setup {
        let mut setup = Setup::of(one_of(rng, &Scenario::ALL));
        setup.terrain_table = one_of(rng, &TerrainTable::ALL);
        setup.sides = one_of(rng, &Sides::ALL);
        setup.fire_twice = one_of(rng, &[Switch::Off, Switch::Off, Switch::On]);
        setup.printed_wheatfield = one_of(rng, &[Switch::Off, Switch::Off, Switch::On]);
        if setup.is_hill() {
            setup.hill_balance = one_of(rng, &Balance::ALL);
            return setup;
        }
        setup.battlefield = one_of(rng, &Battlefield::ALL);
        setup.columns = one_of(rng, &[5, 5, 5, 6, 7, 8]);
        setup.ranks = one_of(rng, &[2, 2, 2, 3]);
        setup.turn_limit = one_of(rng, &[None, None, Some(10), Some(40)]);
        setup.deck = one_of(rng, &Decks::ALL);
        if setup.deck == Decks::Custom {
            setup.allow_164 = one_of(rng, &Switch::ALL);
        }
        if setup.card().terrain == TerrainSetup::Random {
            setup.terrain_setup = one_of(rng, &TerrainChoice::ALL);
        }
        if setup.is_built() {
            setup.year = match (rng.below(3), setup.card().build) {
                (0, _) => YearChoice::Scenario,
                (1, Build::Points) => YearChoice::Any,
                _ => YearChoice::Of(one_of(rng, &Year::ALL)),
            };
            if rng.below(4) == 0 {
                (setup.players, setup.columns) = (4, 8);
            }
        }
        setup
    }

    pub(crate) fn defender_wins_at_limit(&self) -> bool {
        self.card().at_limit == AtLimit::Defender
    }

    pub(crate) fn is_elimination(&self) -> bool {
        self.card().victory == Victory::EliminateOnBoard
    }
}

fn one_of<T: Copy>(rng: &mut Rng, choices: &[T]) -> T {
    choices[rng.below(choices.len() as u32) as usize]
}

/// Ready-made agreements by name, the one to begin with first.
pub fn scenarios() -> Vec<(&'static str, Setup)> {
    let four = Setup { players: 4, columns: 8, ..Setup::of(Scenario::BasicForce) };
    let mut named = vec![
        ("tanks-in-action", Setup::of(Scenario::TanksInAction)),
        ("own-force", Setup::of(Scenario::BasicForce)),
        ("meeting-engagement", Setup::of(Scenario::MeetingEngagement)),
        ("prepared-defence", Setup::of(Scenario::PreparedDefence)),
        ("defence", Setup::of(Scenario::Defence)),
        ("advanced-force", Setup::of(Scenario::AdvancedForce)),
        ("bridgehead", Setup::of(Scenario::Bridgehead)),
        ("kursk", Setup::of(Scenario::Kursk)),
        ("end-is-near", Setup::of(Scenario::EndIsNear)),
        ("hill-621", Setup::of(Scenario::Hill621)),
        ("own-force-custom", Setup { deck: Decks::Custom, ..Setup::of(Scenario::BasicForce) }),
        ("four-commanders", four),
    ];
    named.shrink_to_fit();
    named
}
