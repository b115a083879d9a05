//! Terrain, works, and what they are good for.

use super::worded;

worded! {
    /// What a position is made of. Clear needs no card.
    pub enum Terrain {
        /// Open ground.
        Clear = "Clear",
        /// Hills.
        Hills = "Hills",
        /// A balka: a steep-sided dry gully.
        Balka = "Balka",
        /// Walls.
        Walls = "Walls",
        /// Woods.
        Woods = "Woods",
        /// A wheatfield.
        Wheatfield = "Wheatfield",
        /// A village.
        Village = "Village",
        /// Swamp.
        Swamp = "Swamp",
        /// A stream.
        Stream = "Stream",
    }
}

worded! {
    /// Works: what protects the squads that dug it (TC-11.5).
    pub enum Works {
        /// Foxholes.
        Foxholes = "Foxholes",
        /// Bunkers.
        Bunkers = "Bunkers",
    }
}

worded! {
    /// Which of the two terrain tables is used (TC-11.2, TC-11.3).
    pub enum TerrainTable {
        /// The first proposal.
        SixPackV3 = "six_pack_v3",
        /// The second proposal.
        PlayersGuide = "players_guide",
    }
}

/// The row of a terrain table: what is added to rolls against cards there, and what it bars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainRow {
    /// Against AT fire.
    pub at: i8,
    /// Against HE.
    pub he: i8,
    /// Against small arms.
    pub sa: i8,
    /// Against air strikes: soft cards, armoured cards.
    pub air: [i8; 2],
    /// Against artillery: soft cards, armoured cards.
    pub art: [i8; 2],
    /// Does it block lines of sight that cross it (TC-8.6)?
    pub blocks: bool,
    /// Does entering it end a move (TC-6.8)?
    pub slows: bool,
    /// Is it closed to vehicles and guns (TC-6.10)?
    pub bars: bool,
}
