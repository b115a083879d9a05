//! The cards of weapons and terrain, the Tigers' track, and what is scored.

use crate::map::Clock;
use crate::pieces::{Season, Terrain};
use std::fmt::Display;
use std::str::FromStr;
use table::kit::{Sheet, SheetError};

/// Firepower and armour of one kind of weapon in one season (DG-10.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WeaponCard {
    /// Printed firepower.
    pub firepower: i8,
    /// Armour by the o'clock side that is struck.
    pub armour: [i8; 6],
}

/// `weapons.csv`: one value a row.
pub(super) struct Weapons(Sheet);

impl Weapons {
    pub(super) fn read(text: &str) -> Result<Weapons, SheetError> {
        let sheet = Sheet::read("weapons.csv", text)?;
        sheet.each(|row| row.origin())?;
        Ok(Weapons(sheet))
    }

    pub(super) fn value<T>(&self, weapon: &str, season: Season, attribute: &str) -> Result<T, SheetError>
    where
        T: FromStr<Err: Display>,
    {
        let wanted = [("weapon", weapon), ("season", season.word()), ("attribute", attribute)];
        self.0.find(&wanted)?.value("value")
    }

    /// In summer and in winter.
    pub(super) fn by_season<T>(&self, weapon: &str, attribute: &str) -> Result<[T; 2], SheetError>
    where
        T: FromStr<Err: Display>,
    {
        let [summer, winter] = Season::ALL;
        Ok([self.value(weapon, summer, attribute)?, self.value(weapon, winter, attribute)?])
    }

    /// The cards of a weapon, in summer and in winter.
    pub(super) fn cards(&self, weapon: &str) -> Result<[WeaponCard; 2], SheetError> {
        let mut cards = self.by_season(weapon, "firepower")?.map(|firepower| WeaponCard { firepower, armour: [0; 6] });
        for clock in Clock::ALL {
            let armour = self.by_season(weapon, &format!("armour_{}", clock.hour()))?;
            cards.iter_mut().zip(armour).for_each(|(card, armour)| card.armour[clock as usize] = armour);
        }
        Ok(cards)
    }
}

/// What a kind of terrain does (chapter 4 and DG-14.3 to DG-14.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainCard {
    /// Actions that a T-34 pays to enter.
    pub cost_t34: u8,
    /// Equal cards that a Tiger needs to enter; none where it may not.
    pub cost_tiger: Option<u8>,
    /// Added to the power of shots into it.
    pub shots_into: i8,
    /// Added to the power of shots out of it.
    pub shots_from: i8,
    /// Added to the reach of recon out of it.
    pub recon_bonus: u8,
    /// May a tank marker enter?
    pub marker_may_enter: bool,
    /// Can ground weapons reconnoitre a tank marker in it?
    pub marker_can_be_seen: bool,
    /// May a mine marker be laid there?
    pub mine_may_lie: bool,
    /// Do weapons in it fire before all others (DG-4.2, DG-14.3)?
    pub fires_first: bool,
}

pub(super) fn terrain(text: &str) -> Result<[TerrainCard; 7], SheetError> {
    let sheet = Sheet::read("terrain.csv", text)?;
    let mut cards = [TerrainCard::default(); 7];
    for terrain in Terrain::ALL {
        let row = sheet.find(&[("terrain", terrain.word())])?;
        row.origin()?;
        cards[terrain.index()] = TerrainCard {
            cost_t34: row.value("cost_t34")?,
            cost_tiger: match row.text("cost_tiger")? {
                "forbidden" => None,
                _ => Some(row.value("cost_tiger")?),
            },
            shots_into: row.value("modifier_to_shots_into")?,
            shots_from: row.value("modifier_to_shots_from")?,
            recon_bonus: row.value("recon_range_bonus")?,
            marker_may_enter: row.flag("tank_marker_may_enter")?,
            marker_can_be_seen: row.flag("tank_marker_reconnable_by_ground")?,
            mine_may_lie: row.flag("mine_may_be_placed")?,
            fires_first: row.flag("occupant_fires_first")?,
        };
    }
    Ok(cards)
}

/// How many tiles of each kind a side has, by season. Both sides have the same, so one side's row will do.
pub(super) fn tiles(text: &str) -> Result<[[u8; 3]; 2], SheetError> {
    let sheet = Sheet::read("landscape_sets.csv", text)?;
    sheet.each(|row| row.origin())?;
    let mut tiles = [[0; 3]; 2];
    for season in Season::ALL {
        for (count, tile) in tiles[season.index()].iter_mut().zip(Terrain::tiles(season)) {
            *count = sheet.find(&[("terrain", tile.word())])?.value("count")?;
        }
    }
    Ok(tiles)
}

/// A position of the Tiger's damage track (DG-11.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackPosition {
    /// The most cards of a program there, which is also its name.
    pub cards: u8,
    /// The position after damage.
    pub after_damage: u8,
    /// The position after critical damage.
    pub after_critical: u8,
}

/// The track from its first position to its last; a hit leads to a later position, and nowhere from the last.
pub(super) fn track(text: &str) -> Result<Vec<TrackPosition>, SheetError> {
    let sheet = Sheet::read("tiger_track.csv", text)?;
    let track = sheet.each(|row| {
        row.origin()?;
        let (after_damage, after_critical) =
            (row.value("position_after_damage")?, row.value("position_after_critical")?);
        Ok(TrackPosition { cards: row.value("max_program_cards")?, after_damage, after_critical })
    })?;
    for (i, row) in sheet.rows().enumerate() {
        let later = &track[(i + 1).min(track.len() - 1)..];
        let leads_on = |to: u8| later.iter().any(|position| position.cards == to);
        if !leads_on(track[i].after_damage) || !leads_on(track[i].after_critical) {
            return Err(row.wrong("position_after_damage", "a hit must lead to a later position of the track"));
        }
    }
    Ok(track)
}

/// Victory points by event (DG-11.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Scoring {
    pub t34_destroyed: i16,
    pub t34_damaged: i16,
    pub pak_destroyed_by_fire: i16,
    pub pak_destroyed_by_overrun: i16,
    pub tiger_damaged: i16,
    pub tiger_critically_damaged: i16,
    pub t34_breakthrough: i16,
    pub stuka_destroyed_on_ground: i16,
    pub stuka_emergency_landing: i16,
}

impl Scoring {
    pub(super) fn read(text: &str) -> Result<Scoring, SheetError> {
        let sheet = Sheet::read("scoring.csv", text)?;
        sheet.each(|row| row.origin())?;
        let vp = |event| sheet.find(&[("event", event)])?.value("vp");
        Ok(Scoring {
            t34_destroyed: vp("t34_destroyed")?,
            t34_damaged: vp("t34_damaged")?,
            pak_destroyed_by_fire: vp("pak_destroyed_by_fire")?,
            pak_destroyed_by_overrun: vp("pak_destroyed_by_overrun")?,
            tiger_damaged: vp("tiger_damaged")?,
            tiger_critically_damaged: vp("tiger_critically_damaged")?,
            t34_breakthrough: vp("t34_breakthrough")?,
            stuka_destroyed_on_ground: vp("stuka_destroyed_on_ground")?,
            stuka_emergency_landing: vp("stuka_emergency_landing")?,
        })
    }
}
