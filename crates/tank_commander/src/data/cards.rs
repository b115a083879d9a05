//! The cards, the events and the two terrain tables.

use crate::pieces::*;
use table::Origin;
use table::kit::{Row, Sheet, SheetError};

/// One place for every byte, so that looking a card up never checks a bound.
pub(super) type Cards = [Card; 256];

const BLANK: Card = Card {
    id: CardId::SMOKE,
    name: "",
    issue: Issue::Both,
    kind: Kind::Event,
    class: Class::Event,
    traits: Traits::NONE,
    points: 0,
    steps: 0,
    at: AntiTank { hit: [0; 3], penetration: [0; 3] },
    armour: Armour { front: 0, side: 0 },
    he: 0,
    sa: 0,
    ft: 0,
    tank_melee: 0,
    years: Years { from: Year::Y1941, to: Year::Y1945 },
    bearer: None,
    event: None,
    ground: None,
    works: None,
    origin: Origin::Seed,
};

pub(super) fn cards(text: &str, events: &[EventCard]) -> Result<(Cards, Vec<Notes>), SheetError> {
    let sheet = Sheet::read("cards.csv", text)?;
    let mut cards = [BLANK; 256];
    let mut notes = Vec::new();
    for (number, row) in (1u8..).zip(sheet.rows()) {
        let id = card_id(&row, "no")?;
        if id.number() != number {
            return Err(row.wrong("no", format!("card {number} belongs here")));
        }
        cards[usize::from(number)] = card(id, &row, events)?;
        notes.push(note(&row)?);
    }
    if notes.len() != usize::from(CARDS) {
        let why = format!("{} cards of {CARDS}", notes.len());
        return Err(sheet.lacks(None, why));
    }
    Ok((cards, notes))
}

/// A number; blank is 0 (TC-1.6).
pub(super) fn number(row: &Row, column: &'static str) -> Result<u8, SheetError> {
    Ok(row.maybe(column)?.unwrap_or(0))
}

/// The card that a column names by number.
pub(super) fn card_id(row: &Row, column: &'static str) -> Result<CardId, SheetError> {
    let number = row.value(column)?;
    CardId::of(number).ok_or_else(|| row.wrong(column, format!("there is no card {number}")))
}

fn card(id: CardId, row: &Row, events: &[EventCard]) -> Result<Card, SheetError> {
    let kind: Kind = row.value("kind")?;
    let name = row.kept("name")?;
    let by_range = |short: &'static str, long: &'static str| -> Result<[u8; 3], SheetError> {
        let near = number(row, short)?;
        Ok([near, near, number(row, long)?])
    };
    let steps = match row.maybe("speed")? {
        None => 0,
        Some(Speed::Slow) => 1,
        Some(Speed::Fast) => 2,
    };
    Ok(Card {
        id,
        name,
        issue: row.value("nation")?,
        kind,
        class: class(kind, row)?,
        traits: traits(kind, row)?,
        points: row.value("points")?,
        steps,
        at: AntiTank { hit: by_range("hit_short", "hit_long")?, penetration: by_range("pen_short", "pen_long")? },
        armour: Armour { front: number(row, "armour_front")?, side: number(row, "armour_side")? },
        he: number(row, "he")?,
        sa: number(row, "sa")?,
        ft: number(row, "ft")?,
        tank_melee: number(row, "tank_melee")?,
        years: Years { from: row.value("year_from")?, to: row.value("year_to")? },
        bearer: row.maybe("equip_bearer")?,
        event: events.iter().find(|event| event.id == id).map(|event| event.event),
        ground: if kind == Kind::Terrain { name.parse().ok() } else { None },
        works: if kind == Kind::Terrain { name.parse().ok() } else { None },
        origin: row.origin()?,
    })
}

/// Vehicles, terrain and equipment say in `subtype` what they are; the others are told by their kind.
fn class(kind: Kind, row: &Row) -> Result<Class, SheetError> {
    match kind {
        Kind::Vehicle | Kind::Terrain | Kind::Equipment => row.value("subtype"),
        Kind::Gun => Ok(Class::Gun),
        Kind::Infantry => Ok(Class::Squad),
        Kind::Cavalry => Ok(Class::Cavalry),
        Kind::Event => Ok(Class::Event),
    }
}

fn traits(kind: Kind, row: &Row) -> Result<Traits, SheetError> {
    let mut traits = Traits::NONE;
    for (column, one) in [
        ("unit", Trait::Unit),
        ("combat", Trait::Combat),
        ("armoured", Trait::Armoured),
        ("is_tank", Trait::Tank),
        ("tracked", Trait::Tracked),
        ("carries_squad", Trait::CarriesSquad),
        ("tows_gun", Trait::TowsGun),
    ] {
        if row.flag(column)? {
            traits = traits.with(one);
        }
    }
    if kind == Kind::Vehicle {
        traits = traits.with(Trait::Vehicle);
    }
    if kind == Kind::Infantry {
        traits = traits.with(Trait::Squad);
    }
    if traits.has(Trait::Unit) && !traits.has(Trait::Armoured) {
        traits = traits.with(Trait::Soft);
    }
    Ok(traits)
}

fn note(row: &Row) -> Result<Notes, SheetError> {
    Ok(Notes {
        rarity: row.value("rarity")?,
        listed_name: row.kept("listed_name")?,
        listed_type: row.kept("listed_type")?,
        before_errata: row.kept("pre_errata")?,
        he_listed: row.maybe("he_listed")?,
        note: row.kept("note")?,
    })
}

pub(super) fn events(text: &str) -> Result<Vec<EventCard>, SheetError> {
    let sheet = Sheet::read("events.csv", text)?;
    let mut events = sheet.each(|row| event(&row))?;
    events.sort_by_key(|card| card.event);
    match Special::ALL.into_iter().zip(&events).find(|(event, card)| *event != card.event) {
        None if events.len() == Special::ALL.len() => Ok(events),
        wrong => {
            let why = match wrong {
                Some((event, _)) => format!("{} has not exactly one row", event.word()),
                None => format!("{} events of {}", events.len(), Special::ALL.len()),
            };
            Err(sheet.lacks(Some("name"), why))
        }
    }
}

fn event(row: &Row) -> Result<EventCard, SheetError> {
    let word = row.text("name")?.to_lowercase().replace([' ', '-'], "_").replace(['(', ')'], "");
    let mut cancels = Events::default();
    for number in row.text("cancels")?.split(';').filter(|number| !number.is_empty()) {
        cancels = cancels.with(cancelled(number, row)?);
    }
    Ok(EventCard {
        event: word.parse().map_err(|why: String| row.wrong("name", why))?,
        id: card_id(row, "no")?,
        timing: row.value("timing")?,
        windows: windows(row)?,
        supply: row.value("sp")?,
        sighting: row.value("observed")?,
        soft: number(row, "soft")?,
        armour: number(row, "armour")?,
        column: row.maybe("terrain_col")?,
        stays: row.value("stays")?,
        cancels,
        rule: row.kept("rule")?,
        origin: row.origin()?,
    })
}

/// What can be cancelled, by card number.
fn cancelled(number: &str, row: &Row) -> Result<Special, SheetError> {
    Ok(match number {
        "20" => Special::Minefield,
        "21" => Special::Stream,
        "33" => Special::ArtilleryBarrage,
        "63" => Special::AirStrike,
        "64" => Special::SovietRockets,
        "65" => Special::GermanRockets,
        "67" => Special::WeaponMalfunction,
        "68" => Special::Breakdown,
        "108" => Special::Stuka,
        "109" => Special::Sturmovik,
        "159" => Special::TankBuster,
        other => return Err(row.wrong("cancels", format!("`{other}` is no card that can be cancelled"))),
    })
}

/// `OWN;STEP:passive;MEL:either`
fn windows(row: &Row) -> Result<Windows, SheetError> {
    let mut windows = Windows::default();
    for entry in row.text("windows")?.split(';') {
        let (window, by) = entry.split_once(':').unwrap_or((entry, ""));
        let window: Window = window.parse().map_err(|why: String| row.wrong("windows", why))?;
        let turns: &[Turn] = match (window, by) {
            (Window::Own, "") | (_, "active") => &[Turn::Active],
            (_, "passive") => &[Turn::Passive],
            (Window::Response, "") | (_, "either") => &[Turn::Active, Turn::Passive],
            (_, other) => return Err(row.wrong("windows", format!("nobody is called `{other}`"))),
        };
        windows = turns.iter().fold(windows, |windows, turn| windows.with(window, *turn));
    }
    Ok(windows)
}

/// The rows of both terrain tables, by [`TerrainTable`], then by [`Terrain`] or [`Works`].
pub(super) type TerrainTables = ([[TerrainRow; 9]; 2], [[TerrainRow; 2]; 2]);

pub(super) fn terrain(text: &str) -> Result<TerrainTables, SheetError> {
    let sheet = Sheet::read("terrain.csv", text)?;
    let mut ground = [[None; 9]; 2];
    let mut works = [[None; 2]; 2];
    for row in sheet.rows() {
        let table: TerrainTable = row.value("table")?;
        let place = match (row.value::<Terrain>("terrain"), row.value::<Works>("terrain")) {
            (Ok(kind), _) => &mut ground[table.index()][kind.index()],
            (_, Ok(kind)) => &mut works[table.index()][kind.index()],
            (Err(fault), _) => return Err(fault),
        };
        if place.replace(terrain_row(&row)?).is_some() {
            return Err(row.wrong("terrain", "a second row for the same terrain"));
        }
    }
    let missing = |what: &str| sheet.lacks(Some("terrain"), format!("no row for {what}"));
    let mut tables = TerrainTables::default();
    for table in TerrainTable::ALL.map(TerrainTable::index) {
        for kind in Terrain::ALL {
            tables.0[table][kind.index()] = ground[table][kind.index()].ok_or_else(|| missing(kind.word()))?;
        }
        for kind in Works::ALL {
            tables.1[table][kind.index()] = works[table][kind.index()].ok_or_else(|| missing(kind.word()))?;
        }
    }
    Ok(tables)
}

fn terrain_row(row: &Row) -> Result<TerrainRow, SheetError> {
    row.origin()?;
    Ok(TerrainRow {
        at: row.value("at")?,
        he: row.value("he")?,
        sa: row.value("sa")?,
        air: [row.value("air_soft")?, row.value("air_armoured")?],
        art: [row.value("art_soft")?, row.value("art_armoured")?],
        blocks: row.flag("los_blocks")?,
        slows: row.flag("slows")?,
        bars: row.flag("bars_vehicles_guns")?,
    })
}

/// Kill on or below this, by penetration less armour from -3 to +5 (TC-9.4).
pub(super) fn kill_table(text: &str) -> Result<[u8; 9], SheetError> {
    let sheet = Sheet::read("kill_table.csv", text)?;
    let mut table = [0; 9];
    for (at, row) in sheet.rows().enumerate() {
        let (from, to): (i8, i8) = (row.value("difference_from")?, row.value("difference_to")?);
        row.origin()?;
        let known = at < table.len() && (at == 0 || from == at as i8 - 3) && (at == 8 || to == at as i8 - 3);
        let place = table.get_mut(at).filter(|_| known);
        let place =
            place.ok_or_else(|| row.wrong("difference_from", "the differences run from -3 or less to +5 or more"))?;
        *place = row.value("kill_on_or_below")?;
    }
    Ok(table)
}
