//! Cards and counters, typed.

use super::effects::{Effect, list};
use crate::pieces::{
    BuildingId, CampaignId, CardId, CarnageId, CommanderId, District, FormationId, InitiativeIcon, SniperResult,
    UnitKind,
};
use crate::{German, Soviet};
use table::Side;
use table::kit::{Row, Sheet, SheetError, worded};

worded! {
    /// What a German combat card is for (HS-9.2).
    pub enum Doctrine {
        /// Infantry.
        Infantry = "infantry",
        /// Armour.
        Mech = "mech",
        /// Led formations.
        General = "general",
    }
}

worded! {
    /// What a formation is.
    pub enum Kind {
        /// A panzer division.
        Armour = "armour",
        /// A motorized division.
        MechInfantry = "mech_infantry",
        /// An infantry division.
        Infantry = "infantry",
        /// Any Soviet formation.
        Soviet = "soviet",
    }
}

/// What happens when a Soviet formation is depleted in battle (HS-7.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depletion {
    /// Nothing: a German formation.
    Nothing,
    /// Nothing now, but it is gone for good once destroyed.
    BurningSkull,
    /// So many Riflemen are shot, or it retreats.
    MachineGun(u8),
    /// A unit joins.
    RedStar(UnitKind),
}

/// A unit counter.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct UnitCard {
    pub name: &'static str,
    /// Its terror tactic, if it enters as an elite.
    pub terror: Option<Effect>,
    pub armoured: bool,
    pub recon: bool,
}

/// A formation card.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Division {
    pub name: &'static str,
    pub kind: Kind,
    pub starting: bool,
    /// Shock strength or patriotism.
    pub limit: u8,
    pub vanguard: &'static [Effect],
    pub depletion: Depletion,
}

/// A combat card.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct CombatCard {
    pub side: Side,
    pub name: &'static str,
    pub expert: bool,
    pub hero: bool,
    pub copies: u8,
    /// German cards that are no heroes.
    pub doctrine: Option<Doctrine>,
    /// Soviet cards that are no heroes; 0 for all others.
    pub cost: u8,
    pub effects: &'static [Effect],
}

/// A building card.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Building {
    pub name: &'static str,
    pub district: District,
    pub river_bank: bool,
    pub concentration: u8,
    pub defence: u8,
    /// The initiative effects of both sides.
    pub initiative: [&'static [Effect]; 2],
}

/// A Carnage card.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Carnage {
    pub sniper: SniperResult,
    pub intensity: u8,
    pub initiative: InitiativeIcon,
    pub hold: [Effect; 2],
}

/// A campaign card.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Campaign {
    pub name: &'static str,
    pub reinforcement: u8,
    pub hourglass: bool,
    pub sacks: bool,
    pub effects: &'static [Effect],
}

/// A face of a Supreme Commander.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Commander {
    pub name: &'static str,
    pub hand_size: u8,
    pub refit: Effect,
}

/// The rows of a sheet in the order of the list of ids, each with its id.
fn in_order<I: std::str::FromStr<Err = String> + Copy + PartialEq, T>(
    sheet: &Sheet,
    all: &[I],
    make: impl Fn(&Row, I) -> Result<T, SheetError>,
) -> Result<Vec<T>, SheetError> {
    let mut made = Vec::new();
    for (row, expected) in sheet.rows().zip(all) {
        row.origin()?;
        let id: I = row.value("id")?;
        if id != *expected {
            return Err(row.wrong("id", "the rows are not in the order of the box"));
        }
        made.push(make(&row, id)?);
    }
    Ok(made)
}

fn yes(row: &Row, column: &'static str) -> Result<bool, SheetError> {
    Ok(row.value::<u8>(column)? == 1)
}

fn side(row: &Row) -> Result<Side, SheetError> {
    match row.text("side")? {
        "german" => Ok(German),
        "soviet" => Ok(Soviet),
        other => Err(row.wrong("side", format!("`{other}` is no side"))),
    }
}

/// The only effect of a cell.
fn single(row: &Row, column: &'static str) -> Result<Effect, SheetError> {
    match list(row, column)? {
        [effect] => Ok(*effect),
        _ => Err(row.wrong(column, "one effect is wanted")),
    }
}

pub(super) fn units(text: &str) -> Result<Vec<UnitCard>, SheetError> {
    in_order(&Sheet::read("units.csv", text)?, &UnitKind::ALL, |row, _| {
        let terror = if row.text("terror_tactic")?.is_empty() { None } else { Some(single(row, "terror_tactic")?) };
        Ok(UnitCard {
            name: row.kept("name")?,
            terror,
            armoured: yes(row, "armoured")?,
            recon: row.text("tags")? == "recon",
        })
    })
}

pub(super) fn divisions(text: &str) -> Result<Vec<Division>, SheetError> {
    in_order(&Sheet::read("formations.csv", text)?, &FormationId::ALL, |row, id| {
        let limit = if id.side() == German { "shock_strength" } else { "patriotism" };
        let depletion = match row.text("depletion_icon")? {
            "" => Depletion::Nothing,
            "burning_skull" => Depletion::BurningSkull,
            "machine_gun" => Depletion::MachineGun(row.value("depletion_arg")?),
            "red_star" => Depletion::RedStar(row.value("depletion_arg")?),
            other => return Err(row.wrong("depletion_icon", format!("`{other}` is no icon"))),
        };
        Ok(Division {
            name: row.kept("name")?,
            kind: row.value("kind")?,
            starting: yes(row, "starting")?,
            limit: row.value(limit)?,
            vanguard: list(row, "vanguard")?,
            depletion,
        })
    })
}

pub(super) fn combat_cards(text: &str) -> Result<Vec<CombatCard>, SheetError> {
    in_order(&Sheet::read("combat_cards.csv", text)?, &CardId::ALL, |row, _| {
        Ok(CombatCard {
            side: side(row)?,
            name: row.kept("name")?,
            expert: row.text("set")? == "expert",
            hero: row.text("kind")? == "hero",
            copies: row.value("copies")?,
            doctrine: row.maybe("doctrine")?,
            cost: row.maybe("cost")?.unwrap_or(0),
            effects: list(row, "effects")?,
        })
    })
}

pub(super) fn buildings(text: &str) -> Result<Vec<Building>, SheetError> {
    in_order(&Sheet::read("buildings.csv", text)?, &BuildingId::ALL, |row, _| {
        Ok(Building {
            name: row.kept("name")?,
            district: row.value("district")?,
            river_bank: row.text("terrain")? == "river_bank",
            concentration: row.value("concentration")?,
            defence: row.value("defence")?,
            initiative: [list(row, "german_initiative")?, list(row, "soviet_initiative")?],
        })
    })
}

pub(super) fn carnage(text: &str) -> Result<Vec<Carnage>, SheetError> {
    in_order(&Sheet::read("carnage.csv", text)?, &CarnageId::ALL, |row, _| {
        Ok(Carnage {
            sniper: row.value("sniper")?,
            intensity: row.value("intensity")?,
            initiative: row.value("initiative")?,
            hold: [single(row, "hold_a")?, single(row, "hold_b")?],
        })
    })
}

pub(super) fn campaign(text: &str) -> Result<Vec<Campaign>, SheetError> {
    in_order(&Sheet::read("campaign.csv", text)?, &CampaignId::ALL, |row, _| {
        Ok(Campaign {
            name: row.kept("name")?,
            reinforcement: row.value("reinforcement")?,
            hourglass: yes(row, "hourglass")?,
            sacks: !row.text("sack")?.is_empty(),
            effects: list(row, "effects")?,
        })
    })
}

pub(super) fn commanders(text: &str) -> Result<Vec<Commander>, SheetError> {
    in_order(&Sheet::read("commanders.csv", text)?, &CommanderId::ALL, |row, _| {
        Ok(Commander {
            name: row.kept("name")?,
            hand_size: row.value("hand_size")?,
            refit: single(row, "refit_ability")?,
        })
    })
}
