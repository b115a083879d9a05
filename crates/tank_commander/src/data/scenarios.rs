//! The scenarios, the boards, the ready-made decks and the terrain that is dealt.

use super::cards::{card_id, number};
use crate::pieces::{CardId, Nation, Terrain, Year};
use table::Origin;
use table::kit::{Row, Sheet, SheetError, worded};

worded! {
    /// The ten scenarios.
    pub enum Scenario {
        /// Tanks in Action (TC-18.1).
        TanksInAction = "17.1",
        /// Build Your Own Force, basic (TC-18.2).
        BasicForce = "17.2",
        /// Meeting Engagement (TC-18.3).
        MeetingEngagement = "17.3",
        /// Prepared Defence (TC-18.4).
        PreparedDefence = "17.4",
        /// Defence (TC-18.5).
        Defence = "17.5",
        /// Build Your Own Force, advanced (TC-18.6).
        AdvancedForce = "17.6",
        /// Eliminate that Bridgehead! (TC-18.7).
        Bridgehead = "17.7",
        /// Armour at Kursk (TC-18.8).
        Kursk = "17.8",
        /// The End is Near (TC-18.9).
        EndIsNear = "17.9",
        /// Hill 621 (TC-19.1).
        Hill621 = "hill621",
    }
}

impl Scenario {
    /// What the scenario list says of it.
    #[inline]
    pub fn card(self) -> &'static ScenarioCard {
        &super::DATA.scenarios[self.index()]
    }
}

worded! {
    /// How forces come about.
    pub enum Build {
        /// Ten vehicles and guns with AT fire (TC-18.1).
        TenCards = "ten_cards",
        /// For points.
        Points = "points",
        /// For points, from one year.
        PointsOfYear = "points_year",
        /// Listed in the scenario.
        Fixed = "fixed",
    }
}

worded! {
    /// Who attacks.
    pub enum Roles {
        /// Nobody: both want the same.
        None = "none",
        /// Whoever rolls higher (TC-18.4).
        Rolled = "attacker_defender_roll",
        /// The Germans.
        GermanAttacker = "german_attacker",
        /// The Soviets.
        SovietAttacker = "soviet_attacker",
    }
}

worded! {
    /// What a side is in a scenario.
    pub enum Role {
        /// Neither.
        None = "none",
        /// The attacker.
        Attacker = "attacker",
        /// The defender.
        Defender = "defender",
    }
}

worded! {
    /// Who is first to deploy or to play (TC-4.3).
    pub enum First {
        /// The lower roll.
        LowRoll = "low_roll",
        /// The higher roll.
        Initiative = "initiative",
        /// The higher roll, 3 added for the attacker.
        AttackerPlus3 = "initiative_attacker_plus3",
        /// The attacker.
        Attacker = "attacker",
        /// The Germans.
        German = "german",
        /// The Soviets.
        Soviet = "soviet",
    }
}

worded! {
    /// Where a side may deploy (TC-18.13).
    pub enum Zone {
        /// The own rear rank.
        Rear = "rear",
        /// All own positions.
        Home = "home",
        /// At most six own positions.
        SixHome = "six_home",
        /// As Hill 621 says (TC-19.4, TC-19.5).
        Hill = "hill",
    }
}

worded! {
    /// How the terrain comes about (TC-18.16).
    pub enum TerrainSetup {
        /// All Clear.
        None = "none",
        /// Dealt at random (TC-18.15).
        Random = "random",
        /// The defender places it (TC-18.4).
        Defender = "defender",
        /// Printed on the map.
        Fixed = "fixed",
    }
}

worded! {
    /// How a scenario is won (TC-17.2).
    pub enum Victory {
        /// A side without a unit card on the battlefield loses.
        EliminateOnBoard = "eliminate_on_board",
        /// Either side by positions of the enemy rear rank.
        RearPositions = "rear_positions",
        /// The attacker by the defender's home positions.
        HomePositions = "home_positions",
        /// The attacker by positions of the enemy rear rank.
        RearPositionsAttacker = "rear_positions_attacker",
        /// Hill 621 (TC-19.10).
        Hill621 = "hill621",
    }
}

worded! {
    /// Who wins when the turns have run out (TC-17.4).
    pub enum AtLimit {
        /// Whoever scored more.
        Score = "score",
        /// The defender.
        Defender = "defender",
    }
}

worded! {
    /// Is there a pile to draw from?
    pub enum DrawPile {
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
    }
}

/// What the scenario list says of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScenarioCard {
    /// Which.
    pub scenario: Scenario,
    /// Its name as listed; what players read comes from the locale files.
    pub name: &'static str,
    /// The day of the battle, `1944-08-06`, if it was a real one.
    pub date: &'static str,
    /// The year of its cards, if one is set.
    pub year: Option<Year>,
    /// How forces come about.
    pub build: Build,
    /// Points of the first role (attacker, or either side) and of the second.
    pub budget: [Budget; 2],
    /// Who attacks.
    pub roles: Roles,
    /// Who deploys first.
    pub deploys_first: First,
    /// Who plays first.
    pub plays_first: First,
    /// Where the first role deploys, and the second.
    pub zones: [Zone; 2],
    /// How the terrain comes about.
    pub terrain: TerrainSetup,
    /// How it is won.
    pub victory: Victory,
    /// How many positions that takes.
    pub positions: u8,
    /// The last turn.
    pub turn_limit: u8,
    /// Who wins after it.
    pub at_limit: AtLimit,
    /// Is there a draw pile?
    pub draw_pile: DrawPile,
    /// Where it comes from.
    pub origin: Origin,
}

/// Points to spend; 0 where nothing is bought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Budget {
    /// For the deck.
    pub deck: u16,
    /// For the reinforcement group of TC-18.5.
    pub reinforcement: u16,
}

impl std::str::FromStr for Budget {
    type Err = std::num::ParseIntError;

    /// Empty, `200` or `170+170`.
    fn from_str(text: &str) -> Result<Budget, Self::Err> {
        if text.is_empty() {
            return Ok(Budget::default());
        }
        let (deck, reinforcement) = text.split_once('+').unwrap_or((text, "0"));
        Ok(Budget { deck: deck.parse()?, reinforcement: reinforcement.parse()? })
    }
}

pub(super) fn scenarios(text: &str) -> Result<Vec<ScenarioCard>, SheetError> {
    let sheet = Sheet::read("scenarios.csv", text)?;
    let mut cards = Vec::new();
    for scenario in Scenario::ALL {
        let row = sheet.find(&[("id", scenario.word())])?;
        cards.push(ScenarioCard {
            scenario,
            name: row.kept("name")?,
            date: row.kept("date")?,
            year: row.maybe("year")?,
            build: row.value("build")?,
            budget: [row.value("budget_first_role")?, row.value("budget_second_role")?],
            roles: row.value("roles")?,
            deploys_first: row.value("setup_first")?,
            plays_first: row.value("first_player")?,
            zones: [row.value("zone_first_role")?, row.value("zone_second_role")?],
            terrain: row.value("terrain_setup")?,
            victory: row.value("victory")?,
            positions: number(&row, "victory_n")?,
            turn_limit: row.value("turn_limit")?,
            at_limit: row.value("at_limit")?,
            draw_pile: row.value("draw_pile")?,
            origin: row.origin()?,
        });
    }
    Ok(cards)
}

worded! {
    /// The part of a force that a card belongs to.
    pub enum ForcePart {
        /// The deck that was bought or the events of a fixed force.
        Deck = "deck",
        /// Units and equipment of a fixed force: on the board or in the reserve (TC-18.12).
        Force = "force",
        /// The defender's free terrain in 17.4 (TC-18.4).
        FreeTerrain = "free_terrain",
        /// The hidden group of 17.5 (TC-18.5).
        Reinforcement = "reinforcement",
        /// Hill 621: on the board at the start.
        Start = "start",
        /// Hill 621: in hand at the start.
        Hand = "hand",
        /// Hill 621: the first reinforcements.
        Reinf1 = "reinf1",
        /// Hill 621: the hand cards that come with them.
        Reinf1Hand = "reinf1_hand",
        /// Hill 621: the second reinforcements.
        Reinf2 = "reinf2",
        /// Hill 621: the hand cards that come with them.
        Reinf2Hand = "reinf2_hand",
    }
}

/// So many of one card in one part of a force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Which part.
    pub group: ForcePart,
    /// Which card.
    pub card: CardId,
    /// How many.
    pub count: u8,
    /// Where it comes from.
    pub origin: Origin,
}

/// A ready-made deck (TC-20.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyDeck {
    /// Its name in files, e.g. `17.3-G-1943`.
    pub id: &'static str,
    /// The scenario it was made for.
    pub scenario: Scenario,
    /// Whose it is.
    pub nation: Nation,
    /// What role it plays.
    pub role: Role,
    /// The year of its cards.
    pub year: Year,
    /// What it may cost.
    pub budget: Budget,
    /// What the index says it costs.
    pub bought: u16,
    /// What the index says its free terrain is worth.
    pub free: u16,
    /// How many cards the index says it has.
    pub cards: u8,
    /// Its cards.
    pub holdings: Vec<Holding>,
    /// Where it comes from.
    pub origin: Origin,
}

impl ReadyDeck {
    /// The cards of one part, each as often as it is there.
    pub fn group(&self, group: ForcePart) -> impl Iterator<Item = CardId> + '_ {
        let of_group = self.holdings.iter().filter(move |holding| holding.group == group);
        of_group.flat_map(|holding| std::iter::repeat_n(holding.card, holding.count.into()))
    }
}

pub(super) fn decks(index: &str, cards: &str) -> Result<Vec<ReadyDeck>, SheetError> {
    let index = Sheet::read("deck_index.csv", index)?;
    let mut decks: Vec<ReadyDeck> = Vec::new();
    for row in index.rows() {
        decks.push(ReadyDeck {
            id: row.kept("deck_id")?,
            scenario: row.value("scenario")?,
            nation: row.value("nation")?,
            role: row.value("role")?,
            year: row.value("year")?,
            budget: row.value("budget")?,
            bought: row.value("points_bought")?,
            free: row.value("points_free")?,
            cards: row.value("cards")?,
            holdings: Vec::new(),
            origin: row.origin()?,
        });
    }
    for row in Sheet::read("decks.csv", cards)?.rows() {
        let id = row.text("deck_id")?;
        let deck = decks.iter_mut().find(|deck| deck.id == id);
        let deck = deck.ok_or_else(|| row.wrong("deck_id", format!("no deck `{id}` in deck_index.csv")))?;
        let holding = Holding {
            group: row.value("group")?,
            card: card_id(&row, "card_no")?,
            count: row.value("count")?,
            origin: row.origin()?,
        };
        deck.holdings.push(holding);
    }
    Ok(decks)
}

/// The terrain that a side deals by default (TC-18.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pool {
    /// In which scenario.
    pub scenario: Scenario,
    /// Whose.
    pub nation: Nation,
    /// Which card.
    pub card: CardId,
    /// How many.
    pub count: u8,
}

pub(super) fn pools(text: &str) -> Result<Vec<Pool>, SheetError> {
    let sheet = Sheet::read("terrain_pools.csv", text)?;
    sheet.each(|row| {
        row.origin()?;
        Ok(Pool {
            scenario: row.value("scenario")?,
            nation: row.value("nation")?,
            card: card_id(&row, "card_no")?,
            count: row.value("count")?,
        })
    })
}

worded! {
    /// The two battlefields of TC-2.1 and TC-2.5.
    pub enum Battlefield {
        /// Four rows of five positions.
        Standard22 = "standard22",
        /// The same with a row of no man's land.
        NmlRow = "nml_row",
    }
}

/// One space of a printed board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedSpace {
    /// Its name.
    pub name: &'static str,
    /// Row from the south (standard) or the north (Hill 621), and column from 1; none for a reserve.
    pub at: Option<(u8, u8)>,
    /// Its terrain.
    pub terrain: Terrain,
    /// What it is for: rear, front, nml, reserve; on Hill 621 objective, entries and starts, by blanks.
    pub role: &'static str,
    /// The names of the adjacent spaces, by blanks.
    pub adjacent: &'static str,
}

impl PrintedSpace {
    /// Does it serve for this?
    pub fn serves(&self, role: &str) -> bool {
        self.role.split(' ').any(|word| word == role)
    }

    /// The position on the board; none for a reserve.
    pub fn position(&self) -> Option<crate::map::Space> {
        self.at.map(|(row, column)| crate::map::Space::at(row, column.saturating_sub(1)))
    }
}

pub(super) fn standard(text: &str) -> Result<[Vec<PrintedSpace>; 2], SheetError> {
    let sheet = Sheet::read("board_standard.csv", text)?;
    let mut boards = [Vec::new(), Vec::new()];
    for row in sheet.rows() {
        let battlefield: Battlefield = row.value("battlefield")?;
        boards[battlefield.index()].push(space(&row, "rank")?);
    }
    Ok(boards)
}

pub(super) fn hill(text: &str) -> Result<Vec<PrintedSpace>, SheetError> {
    Sheet::read("board_hill621.csv", text)?.each(|row| space(&row, "role"))
}

fn space(row: &Row, role: &'static str) -> Result<PrintedSpace, SheetError> {
    row.origin()?;
    Ok(PrintedSpace {
        name: row.kept("pos")?,
        at: row.maybe("row")?.zip(row.maybe("col")?),
        terrain: row.maybe("terrain")?.unwrap_or(Terrain::Clear),
        role: row.kept(role)?,
        adjacent: row.kept("adjacent")?,
    })
}

/// A group of Hill 621 and when it comes (TC-19.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Whose.
    pub nation: Nation,
    /// Its units.
    pub group: ForcePart,
    /// Its hand cards.
    pub hand: ForcePart,
    /// The turn it comes: even, pro German, pro Soviet; 0 is the start.
    pub turn: [u8; 3],
}

/// Cards of the default set-up of Hill 621.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Whose.
    pub nation: Nation,
    /// Which card.
    pub card: CardId,
    /// How many.
    pub count: u8,
    /// Where.
    pub at: crate::map::Space,
    /// Works under them.
    pub foxholes: bool,
    /// What the first of them carries.
    pub equipment: Option<CardId>,
}

pub(super) fn arrivals(text: &str) -> Result<Vec<Arrival>, SheetError> {
    let sheet = Sheet::read("hill621_arrivals.csv", text)?;
    sheet.each(|row| {
        row.origin()?;
        Ok(Arrival {
            nation: row.value("side")?,
            group: row.value("group")?,
            hand: row.value("hand_group")?,
            turn: [row.value("turn")?, row.value("turn_pro_german")?, row.value("turn_pro_soviet")?],
        })
    })
}

pub(super) fn placings(text: &str, hill: &[PrintedSpace]) -> Result<Vec<Placing>, SheetError> {
    let sheet = Sheet::read("hill621_default_setup.csv", text)?;
    sheet.each(|row| {
        row.origin()?;
        let attached = row.text("attached")?;
        let name = row.text("pos")?;
        let at = hill.iter().find(|space| space.name == name).and_then(PrintedSpace::position);
        let known = [("Panzerschreck", CardId::PANZERSCHRECK), ("Heavy Machine Gun", CardId::HEAVY_MACHINE_GUN)];
        Ok(Placing {
            nation: row.value("side")?,
            card: card_id(&row, "card_no")?,
            count: row.value("count")?,
            at: at.ok_or_else(|| row.wrong("pos", format!("`{name}` is no position of the hill")))?,
            foxholes: attached.contains("Foxholes"),
            equipment: known.into_iter().find(|(name, _)| attached.contains(name)).map(|(_, card)| card),
        })
    })
}
