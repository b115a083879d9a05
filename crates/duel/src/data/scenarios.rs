//! The ready-made set-ups, and the leads that make set-ups even.

use crate::map::{Dir, Hex};
use crate::pieces::{MarkerKind, MineKind, PakKind, Season, Terrain};
use crate::setup::{Boards, Deployment, Preset, Setup};
use table::kit::{Row, Sheet, SheetError};

/// A ready-made set-up: terrain, front, markers and German weapons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct PresetCard {
    pub terrain: Vec<(Hex, Terrain)>,
    pub front: Vec<Hex>,
    pub markers: Vec<(Hex, MarkerKind)>,
    pub tigers: Vec<(Hex, Dir)>,
    pub airfield: Option<(Hex, Dir)>,
    pub paks: Vec<(Hex, Dir, PakKind)>,
    pub mines: Vec<(Hex, MineKind)>,
}

impl PresetCard {
    /// One piece of it.
    fn add(&mut self, row: &Row) -> Result<(), SheetError> {
        let hex: Hex = row.value("hex")?;
        match row.text("item")? {
            "terrain" => self.terrain.push((hex, row.value("kind")?)),
            "front_element" => self.front.push(hex),
            "tank_marker" => self.markers.push((hex, row.value("kind")?)),
            "tiger" => self.tigers.push((hex, row.value("facing")?)),
            "airfield" => self.airfield = Some((hex, row.value("facing")?)),
            "pak_marker" => self.paks.push((hex, row.value("facing")?, row.value("kind")?)),
            "mine_marker" => self.mines.push((hex, row.value("kind")?)),
            other => return Err(row.wrong("item", format!("there is no item `{other}`"))),
        }
        Ok(())
    }
}

/// The set-ups by [`Preset`].
pub(super) fn presets(text: &str) -> Result<Vec<PresetCard>, SheetError> {
    let mut cards = vec![PresetCard::default(); Preset::ALL.len()];
    for row in Sheet::read("presets.csv", text)?.rows() {
        row.origin()?;
        let preset: Preset = row.value("preset")?;
        cards[preset.index()].add(&row)?;
    }
    Ok(cards)
}

/// The lead of the German side that makes a kind of set-up even (DG-13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HeadStart {
    pub(super) boards: Boards,
    pub(super) season: Season,
    pub(super) set_up: SetUp,
    pub(super) points: i16,
}

/// How the pieces come on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetUp {
    Free,
    Random,
    Preset(Preset),
}

impl SetUp {
    pub(super) fn of(setup: &Setup) -> SetUp {
        match setup.deployment {
            Deployment::Free => SetUp::Free,
            Deployment::Random => SetUp::Random,
            Deployment::Preset => SetUp::Preset(setup.chosen_preset()),
        }
    }
}

pub(super) fn head_starts(text: &str) -> Result<Vec<HeadStart>, SheetError> {
    Sheet::read("head_start.csv", text)?.each(|row| {
        row.origin()?;
        Ok(HeadStart {
            boards: match row.text("boards")? {
                "1" => Boards::One,
                "4" => Boards::Four,
                other => return Err(row.wrong("boards", format!("{other} boards: it is played on 1 or 4"))),
            },
            season: row.value("season")?,
            set_up: match row.text("set_up")? {
                "free" => SetUp::Free,
                "random" => SetUp::Random,
                _ => SetUp::Preset(row.value("set_up")?),
            },
            points: row.value("points")?,
        })
    })
}
