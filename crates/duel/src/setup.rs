//! What is agreed before the match: season, boards, seats, options.

use crate::data::DATA;
use crate::map::{Board, FOUR_BOARDS, ONE_BOARD};
use crate::pieces::Season;
use crate::state::Step;
use crate::{German, Soviet};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::kit::{schema, worded};
use table::{Chance, Refusal, Rng, Seat, Seating, Side};

/// The agreement. Options that are not named have the defaults of the rulebook's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Summer '43 or winter '44.
    pub season: Season,
    /// One board, or four joined.
    pub boards: Boards,
    /// How many play.
    pub players: Players,
    /// Which side has the odd player.
    pub three_player_split: Split,
    /// How the landscape is laid.
    pub terrain_setup: TerrainSetup,
    /// How front, markers and weapons are laid.
    pub deployment: Deployment,
    /// Which preset, where one is used; unnamed, the first of the season.
    pub preset: Option<Preset>,
    /// What lies under the markers of a preset (R52).
    pub preset_secrets: PresetSecrets,
    /// How damage of T-34s is scored (DG-11.3).
    pub t34_damage_vp: DamageVp,
    /// The last turn (DG-13.3).
    pub max_turns: Option<u16>,
    /// So many quiet turns in a row end the match (DG-13.3).
    pub quiet_turns: Option<u16>,
    /// In which order phase A is played (chapter 7).
    pub phase_a: PhaseA,
    /// The lead of the German side at the start (DG-13.5).
    pub head_start: i16,
    /// Does the weaker side begin with the points that were measured to make the match even (DG-13.5)?
    pub even_chances: EvenChances,
    /// Help for one side.
    pub handicap: Handicap,
    /// Is everything open, for training?
    pub open_markers: OpenMarkers,
}

/// The largest head start that can be agreed on (DG-13.5).
const MOST_HEAD_START: i16 = 60;

/// How many boards are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Boards {
    /// The board of the box.
    #[default]
    One,
    /// Four sets, joined two by two (chapter 16).
    Four,
}

impl Serialize for Boards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(match self {
            Boards::One => 1,
            Boards::Four => 4,
        })
    }
}

impl<'de> Deserialize<'de> for Boards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Boards, D::Error> {
        match u8::deserialize(from)? {
            1 => Ok(Boards::One),
            4 => Ok(Boards::Four),
            n => Err(D::Error::custom(format!("{n} boards: it is played on 1 or 4"))),
        }
    }
}

schema! {
    /// How many boards are joined.
    Boards { "enum": [1, 4] }
}

/// How many play: 2 unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Players(pub u8);

impl Default for Players {
    fn default() -> Players {
        Players(2)
    }
}

worded! {
    /// Which side has one player more where the number is odd (R38).
    #[derive(Default)]
    pub enum Split {
        /// The Soviet side.
        #[default]
        TwoSoviets = "two_soviets",
        /// The German side.
        TwoGermans = "two_germans",
    }
}

worded! {
    /// How the landscape is laid.
    #[derive(Default)]
    pub enum TerrainSetup {
        /// Tile by tile, in turn (DG-5.1).
        #[default]
        Alternate = "alternate",
        /// From a preset.
        Preset = "preset",
        /// At random.
        Random = "random",
    }
}

worded! {
    /// How front, markers and weapons are laid.
    #[derive(Default)]
    pub enum Deployment {
        /// By hand (DG-5.2 to DG-5.5).
        #[default]
        Free = "free",
        /// From a preset.
        Preset = "preset",
        /// At random.
        Random = "random",
    }
}

worded! {
    /// How damage of T-34s is scored (DG-11.3).
    #[derive(Default)]
    pub enum DamageVp {
        /// At most one point per T-34 and phase D.
        #[default]
        PerTank = "per_tank",
        /// A point for each damaging shot.
        PerShot = "per_shot",
    }
}

worded! {
    /// In which order the three steps of phase A are played (R47).
    #[derive(Default)]
    pub enum PhaseA {
        /// Programs, guns, reconnaissance.
        #[default]
        ProgramFirst = "program_first",
        /// Guns, reconnaissance, programs.
        GunsFirst = "guns_first",
    }
}

impl PhaseA {
    /// The steps in their order.
    pub const fn steps(self) -> [Step; 3] {
        match self {
            PhaseA::ProgramFirst => [Step::Programming, Step::Guns, Step::Recon],
            PhaseA::GunsFirst => [Step::Guns, Step::Recon, Step::Programming],
        }
    }
}

worded! {
    /// Does the weaker side begin with points (DG-13.5)?
    #[derive(Default)]
    pub enum EvenChances {
        /// No: the game of the box.
        #[default]
        No = "no",
        /// With as many as were measured for the set-up.
        Auto = "auto",
    }
}

worded! {
    /// Help for one side.
    #[derive(Default)]
    pub enum Handicap {
        /// None.
        #[default]
        None = "none",
        /// The assembly zone begins nearer to the front.
        SovietNear = "soviet_near",
        /// The assembly zone begins farther from the front.
        SovietFar = "soviet_far",
        /// Neither Stuka nor airfield.
        NoStuka = "no_stuka",
    }
}

worded! {
    /// Is everything open to both sides, for training?
    #[derive(Default)]
    pub enum OpenMarkers {
        /// No.
        #[default]
        No = "no",
        /// Yes.
        Yes = "yes",
    }
}

worded! {
    /// What lies under the markers of a preset.
    #[derive(Default)]
    pub enum PresetSecrets {
        /// The kinds are dealt to its places by chance: no match tells of another.
        #[default]
        Dealt = "dealt",
        /// As the preset's list has it.
        Printed = "printed",
    }
}

worded! {
    /// The four ready-made set-ups.
    #[allow(missing_docs)]
    pub enum Preset {
        S1 = "S1",
        S2 = "S2",
        W1 = "W1",
        W2 = "W2",
    }
}

impl Preset {
    /// The season it is for.
    pub const fn season(self) -> Season {
        match self {
            Preset::S1 | Preset::S2 => Season::Summer,
            Preset::W1 | Preset::W2 => Season::Winter,
        }
    }
}

/// Columns, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The westernmost.
    pub from: u8,
    /// The easternmost.
    pub to: u8,
}

impl Zone {
    /// Does the column lie in it?
    pub const fn contains(self, column: u8) -> bool {
        self.from <= column && column <= self.to
    }
}

/// The pieces that one seat owns (DG-15.1, DG-16.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Holdings {
    pub tiles: u8,
    pub front: u8,
    pub tigers: u8,
    pub stukas: u8,
    pub pak88: u8,
    pub pak36: u8,
    pub pak_bluffs: u8,
    pub mines: u8,
    pub mine_bluffs: u8,
    pub wheels: u8,
    pub tanks: u8,
    pub bluffs: u8,
    pub marker_moves: u8,
}

impl Setup {
    /// The board it is played on.
    #[inline]
    pub fn board(&self) -> &'static Board {
        match self.boards {
            Boards::One => &ONE_BOARD,
            Boards::Four => &FOUR_BOARDS,
        }
    }

    /// How many sets of pieces there are.
    pub const fn sets(&self) -> u8 {
        match self.boards {
            Boards::One => 1,
            Boards::Four => 4,
        }
    }

    /// How many German players there are; the others are Soviet (DG-15.1, R38).
    const fn germans(&self) -> u8 {
        let fewer = self.players.0 / 2;
        match self.three_player_split {
            Split::TwoSoviets => fewer,
            Split::TwoGermans => self.players.0 - fewer,
        }
    }

    /// Who plays which side: the German seats first (DG-1.1).
    pub fn seating(&self) -> Seating {
        Seating::of(self.germans().into(), (self.players.0 - self.germans()).into())
    }

    /// The seats of a side, first to last.
    #[inline]
    pub const fn seats(&self, side: Side) -> std::ops::Range<u8> {
        match side {
            German => 0..self.germans(),
            Soviet => self.germans()..self.players.0,
        }
    }

    /// The side of a seat.
    #[inline]
    pub const fn side(&self, seat: Seat) -> Side {
        if seat.0 < self.germans() { German } else { Soviet }
    }

    /// Which of the players of its side a seat is, from 1 on; 0 if it has the side for itself.
    pub const fn place(&self, seat: Seat) -> u8 {
        let seats = self.seats(self.side(seat));
        if seats.end - seats.start == 1 { 0 } else { seat.0 - seats.start + 1 }
    }

    /// How many sets of pieces a player owns on four boards (DG-16.3).
    fn sets_of(&self, place: u8, players: u8) -> u8 {
        match (players, place) {
            (1, _) => 4,
            (2, _) | (3, 0) => 2,
            _ => 1,
        }
    }

    /// What a seat owns.
    pub fn holdings(&self, seat: Seat) -> Holdings {
        let seats = self.seats(self.side(seat));
        let (place, players) = (seat.0 - seats.start, seats.len() as u8);
        let side = self.side(seat);
        match self.boards {
            Boards::Four => Holdings::of_sets(side, self.sets_of(place, players), self.handicap),
            Boards::One if players == 1 => Holdings::of_sets(side, 1, self.handicap),
            Boards::One => Holdings::of_partner(side, place, self.handicap),
        }
    }

    /// The half in which a side lays its tiles (DG-5.1, DG-16.2).
    pub const fn landscape_zone(&self, side: Side) -> Zone {
        match (self.boards, side) {
            (Boards::One, German) => Zone { from: 1, to: 6 },
            (Boards::One, Soviet) => Zone { from: 6, to: 11 },
            (Boards::Four, German) => Zone { from: 1, to: 12 },
            (Boards::Four, Soviet) => Zone { from: 11, to: 22 },
        }
    }

    /// The band of the front line (DG-5.2, DG-16.2).
    pub const fn front_band(&self) -> Zone {
        match self.boards {
            Boards::One => Zone { from: 4, to: 6 },
            Boards::Four => Zone { from: 7, to: 12 },
        }
    }

    /// The Soviet assembly zone (DG-5.4, DG-14.2, DG-16.2), shifted by a handicap.
    pub const fn assembly_zone(&self) -> Zone {
        let (from, to, shift) = match (self.boards, self.season) {
            (Boards::One, Season::Summer) => (8, 11, 1),
            (Boards::One, Season::Winter) => (9, 11, 1),
            (Boards::Four, Season::Summer) => (15, 22, 2),
            (Boards::Four, Season::Winter) => (17, 22, 2),
        };
        match self.handicap {
            Handicap::SovietNear => Zone { from: from - shift, to },
            Handicap::SovietFar => Zone { from: from + shift, to },
            Handicap::None | Handicap::NoStuka => Zone { from, to },
        }
    }

    /// The preset that is used, where one is.
    pub const fn chosen_preset(&self) -> Preset {
        match (self.preset, self.season) {
            (Some(preset), _) => preset,
            (None, Season::Summer) => Preset::S1,
            (None, Season::Winter) => Preset::W1,
        }
    }

    /// The last turn (DG-13.3).
    pub fn last_turn(&self) -> u16 {
        self.max_turns.unwrap_or(match self.boards {
            Boards::One => DATA.numbers.max_turns_single_board,
            Boards::Four => DATA.numbers.max_turns_four_boards,
        })
    }

    /// So many quiet turns end the match (DG-13.3).
    pub fn quiet_limit(&self) -> u16 {
        self.quiet_turns.unwrap_or(DATA.numbers.quiet_turns_limit)
    }

    /// The points that both sides begin with (DG-13.5).
    pub fn first_points(&self) -> [i16; 2] {
        let lead = match self.even_chances {
            EvenChances::No => self.head_start,
            EvenChances::Auto => DATA.head_start(self),
        };
        [lead.max(0), (-lead).max(0)]
    }

    /// More decisions than a match can have (DG-13.4).
    pub fn most_decisions(&self) -> u32 {
        let boards = u32::from(self.sets());
        (600 * u32::from(self.last_turn()) + 250) * boards
    }

    /// The same agreement with every value that is in force.
    pub fn in_force(&self) -> Setup {
        let [german, soviet] = self.first_points();
        Setup {
            preset: Some(self.chosen_preset()),
            max_turns: Some(self.last_turn()),
            quiet_turns: Some(self.quiet_limit()),
            head_start: german - soviet,
            even_chances: EvenChances::No,
            ..*self
        }
    }

    /// Everything that is wrong with it.
    pub fn refusals(&self) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        let mut demand = |holds: bool, refusal: Refusal| {
            if !holds {
                refusals.push(refusal);
            }
        };
        let four = self.boards == Boards::Four;
        let most = if four { 8 } else { 4 };
        let players = Refusal::new(if four { "DG-16.3" } else { "DG-15.1" }, "setup-players").with("most", most);
        demand((2..=most).contains(&self.players.0), players);
        let (least, most) = if four { (20, 120) } else { (10, 60) };
        let turns = Refusal::new("DG-13.3", "setup-max-turns").with("least", least).with("most", most);
        demand((least..=most).contains(&self.last_turn()), turns);
        demand((3..=20).contains(&self.quiet_limit()), Refusal::new("DG-13.3", "setup-quiet-turns"));
        let head_start = Refusal::new("DG-13.5", "setup-head-start").with("most", MOST_HEAD_START);
        demand(self.head_start.unsigned_abs() <= MOST_HEAD_START.unsigned_abs(), head_start);
        let one_lead = self.head_start == 0 || self.even_chances == EvenChances::No;
        demand(one_lead, Refusal::new("DG-13.5", "setup-one-lead"));
        let preset_terrain = self.terrain_setup == TerrainSetup::Preset;
        let preset_pieces = self.deployment == Deployment::Preset;
        demand(!preset_pieces || preset_terrain, Refusal::new("DG-5.4", "setup-preset-needs-terrain"));
        demand(!four || !(preset_terrain || preset_pieces), Refusal::new("DG-16.2", "setup-preset-one-board"));
        let fits = self.chosen_preset().season() == self.season;
        demand(!(preset_terrain || preset_pieces) || fits, Refusal::new("DG-14.2", "setup-preset-season"));
        refusals
    }

    /// A valid agreement with every option at random.
    pub fn any(rng: &mut Rng) -> Setup {
        let mut setup = Setup {
            season: one_of(rng, &[Season::Summer, Season::Winter]),
            boards: one_of(
                rng,
                &[Boards::One, Boards::One, Boards::One, Boards::One, Boards::One, Boards::One, Boards::Four],
            ),
            three_player_split: one_of(rng, &[Split::TwoSoviets, Split::TwoGermans]),
            terrain_setup: one_of(rng, &[TerrainSetup::Alternate, TerrainSetup::Preset, TerrainSetup::Random]),
            deployment: one_of(rng, &[Deployment::Free, Deployment::Preset, Deployment::Random]),
            t34_damage_vp: one_of(rng, &[DamageVp::PerShot, DamageVp::PerTank]),
            handicap: one_of(rng, &[Handicap::None, Handicap::SovietNear, Handicap::SovietFar, Handicap::NoStuka]),
            open_markers: one_of(rng, &[OpenMarkers::No, OpenMarkers::No, OpenMarkers::No, OpenMarkers::Yes]),
            quiet_turns: one_of(rng, &[None, Some(3), Some(20)]),
            phase_a: one_of(rng, &[PhaseA::ProgramFirst, PhaseA::ProgramFirst, PhaseA::GunsFirst]),
            even_chances: one_of(rng, &[EvenChances::No, EvenChances::Auto]),
            ..Setup::default()
        };
        setup.players = Players(2 + rng.below(if setup.boards == Boards::Four { 7 } else { 3 }) as u8);
        setup.max_turns = one_of(rng, &[None, Some(20), Some(if setup.boards == Boards::Four { 120 } else { 60 })]);
        if setup.even_chances == EvenChances::No {
            setup.head_start = one_of(rng, &[0, 0, 9, -9]);
        }
        if setup.boards == Boards::Four && setup.terrain_setup == TerrainSetup::Preset {
            setup.terrain_setup = TerrainSetup::Random;
        }
        if setup.deployment == Deployment::Preset && setup.terrain_setup != TerrainSetup::Preset {
            setup.deployment = Deployment::Random;
        }
        if setup.terrain_setup == TerrainSetup::Preset {
            let fitting: Vec<Preset> =
                Preset::ALL.into_iter().filter(|preset| preset.season() == setup.season).collect();
            setup.preset = rng.pick(&fitting).copied();
        }
        if setup.deployment == Deployment::Preset {
            setup.preset_secrets = one_of(rng, &[PresetSecrets::Dealt, PresetSecrets::Printed]);
        }
        setup
    }
}

fn one_of<T: Copy>(rng: &mut Rng, choices: &[T]) -> T {
    choices[rng.below(choices.len() as u32) as usize]
}

impl Holdings {
    /// Whole sets of a side's pieces.
    fn of_sets(side: Side, sets: u8, handicap: Handicap) -> Holdings {
        let tiles = 10 * sets;
        match side {
            German => Holdings {
                tiles,
                front: DATA.numbers.front_elements * sets,
                tigers: 2 * sets,
                stukas: if handicap == Handicap::NoStuka { 0 } else { sets },
                pak88: sets,
                pak36: 2 * sets,
                pak_bluffs: 3 * sets,
                mines: 4 * sets,
                mine_bluffs: 4 * sets,
                wheels: DATA.numbers.wheel_markers * sets,
                ..Holdings::default()
            },
            Soviet => Holdings {
                tiles,
                tanks: 8 * sets,
                bluffs: 8 * sets,
                marker_moves: DATA.numbers.marker_moves_per_phase * sets,
                ..Holdings::default()
            },
        }
    }

    /// DG-15.1: what each of two partners on one board owns.
    fn of_partner(side: Side, place: u8, handicap: Handicap) -> Holdings {
        let whole = Holdings::of_sets(side, 1, handicap);
        match (side, place) {
            (German, 0) => Holdings { tiles: 5, tigers: 1, stukas: 0, ..whole },
            (German, _) => Holdings { tiles: 5, tigers: 1, stukas: whole.stukas, ..Holdings::default() },
            (Soviet, _) => Holdings { tiles: 5, tanks: 4, bluffs: 4, marker_moves: 1, ..Holdings::default() },
        }
    }
}

/// Ready-made agreements by name, the one for a first match first.
pub fn scenarios() -> Vec<(&'static str, Setup)> {
    let summer = Setup::default();
    let winter = Setup { season: Season::Winter, ..summer };
    let preset = |setup: Setup, preset| Setup {
        terrain_setup: TerrainSetup::Preset,
        deployment: Deployment::Preset,
        preset: Some(preset),
        ..setup
    };
    let random = |setup: Setup| Setup { terrain_setup: TerrainSetup::Random, deployment: Deployment::Random, ..setup };
    let four = |setup: Setup| Setup { boards: Boards::Four, ..random(setup) };
    vec![
        ("summer-s1", preset(summer, Preset::S1)),
        ("summer-s2", preset(summer, Preset::S2)),
        ("winter-w1", preset(winter, Preset::W1)),
        ("winter-w2", preset(winter, Preset::W2)),
        ("summer-free", summer),
        ("winter-free", winter),
        ("summer-random", random(summer)),
        ("winter-random", random(winter)),
        ("teams-s1", Setup { players: Players(4), ..preset(summer, Preset::S1) }),
        ("four-boards-summer", four(summer)),
        ("four-boards-winter", four(winter)),
        ("four-boards-teams", Setup { players: Players(8), ..four(summer) }),
    ]
}
