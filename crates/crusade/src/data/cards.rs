//! Cards, decks and scenarios.

use crate::map::{Terrain, Zone};
use crate::pieces::{Card, CardId, Kind, Nation, Special, Trait};
use table::Side;
use table::kit::{Row, Sheet, SheetError, worded};

worded! {
    /// A ready-made deck.
    pub enum DeckId {
        /// The standard Soviet deck.
        SovietStandard = "su_standard",
        /// The standard German deck.
        GermanStandard = "de_standard",
        /// The Soviet deck of Kharkov.
        SovietKharkov = "su_kharkov",
        /// The German deck of Kharkov.
        GermanKharkov = "de_kharkov",
        /// The short Soviet deck.
        SovietLunch = "su_lunch",
        /// The short German deck.
        GermanLunch = "de_lunch",
    }
}

worded! {
    /// What is fought for (LC-16.1).
    pub enum Scenario {
        /// Meeting engagement.
        Meeting = "meeting",
        /// The fourth battle of Kharkov.
        Kharkov = "kharkov",
        /// A lunch-hour battle.
        Lunch = "lunch",
        /// Terrain and forces are bought.
        Open = "open",
    }
}

worded! {
    /// How the end is judged.
    pub enum Victory {
        /// By points.
        Standard = "standard",
        /// By the ground of Kharkov (LC-12.6).
        Kharkov = "kharkov",
    }
}

/// A scenario's numbers.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct ScenarioCard {
    pub decks: [DeckId; 2],
    /// Supply at the start, or the budget of the open scenario.
    pub supply: [u8; 2],
    /// Who moves first; by dice if nobody is named.
    pub first: Option<Side>,
    pub second_bonus: u8,
    pub hand: u8,
    pub draw: u8,
    pub turns: u8,
    pub collapse: u8,
    pub victory: Victory,
    /// Terrain of the nine zones, unless it is bought.
    pub terrain: Option<[Terrain; 9]>,
}

/// A starting card of a preset scenario.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct StartCard {
    pub scenario: Scenario,
    pub side: Side,
    pub card: CardId,
    pub count: u8,
    /// The zone, or the airfield.
    pub zone: Option<Zone>,
}

pub(super) fn cards(text: &str) -> Result<Vec<Card>, SheetError> {
    Sheet::read("cards.csv", text)?.each(|row| {
        row.origin()?;
        let traits = row.text("traits")?.split_whitespace().try_fold(0, |mask, word| {
            let known: Trait = word.parse().map_err(|why: String| row.wrong("traits", why))?;
            Ok(mask | 1 << known as u32)
        })?;
        let id = row.kept("id")?;
        Ok(Card {
            id,
            name: row.kept("name")?,
            nation: row.value("side")?,
            kind: row.value("kind")?,
            target: row.value("target")?,
            cost: row.value("cost")?,
            moves: row.value("move")?,
            recon: row.value("recon")?,
            fp: [row.value("soft_fp")?, row.value("armor_fp")?, row.value("air_fp")?],
            is_grey: row.value::<u8>("air_fp_grey")? == 1,
            range: row.value("range")?,
            defense: row.value("defense")?,
            hits: row.value("hits")?,
            launch: row.value("launch_cost")?,
            traits,
            timing: row.maybe("timing")?,
            special: id.parse().ok(),
            service: id.parse().ok(),
            subhead: row.value("subhead")?,
        })
    })
}

fn find(row: &Row, column: &'static str, cards: &[Card]) -> Result<CardId, SheetError> {
    let id = row.text(column)?;
    let at = cards.iter().position(|card| card.id == id);
    at.map(CardId::of).ok_or_else(|| row.wrong(column, format!("there is no card `{id}`")))
}

pub(super) fn specials(text: &str, cards: &[Card]) -> Result<[CardId; 16], SheetError> {
    let sheet = Sheet::read("cards.csv", text)?;
    let mut specials = [CardId::of(0); 16];
    for special in Special::ALL {
        specials[special.index()] = find(&sheet.find(&[("id", special.word())])?, "id", cards)?;
    }
    Ok(specials)
}

pub(super) fn staff(text: &str, cards: &[Card]) -> Result<[CardId; 2], SheetError> {
    let sheet = Sheet::read("cards.csv", text)?;
    let of = |nation: Nation| find(&sheet.find(&[("side", nation.word()), ("kind", Kind::Staff.word())])?, "id", cards);
    Ok([of(Nation::Soviet)?, of(Nation::German)?])
}

pub(super) fn decks(text: &str, cards: &[Card]) -> Result<Vec<(DeckId, Vec<CardId>)>, SheetError> {
    let sheet = Sheet::read("decks.csv", text)?;
    let mut decks: Vec<(DeckId, Vec<CardId>)> = DeckId::ALL.map(|id| (id, Vec::new())).to_vec();
    for row in sheet.rows() {
        let (id, card, count): (DeckId, _, usize) =
            (row.value("deck_id")?, find(&row, "card_id", cards)?, row.value("qty")?);
        decks[id.index()].1.extend(std::iter::repeat_n(card, count));
        if decks[id.index()].1.len() > 60 {
            return Err(row.wrong("qty", "a deck has at most 60 cards"));
        }
    }
    Ok(decks)
}

/// The seats of the list: SU in the south, DE in the north.
pub(super) fn seat(row: &Row, column: &'static str) -> Result<Side, SheetError> {
    Ok(match row.value(column)? {
        Nation::Soviet => Side::First,
        Nation::German => Side::Second,
    })
}

pub(super) fn scenarios(text: &str) -> Result<Vec<ScenarioCard>, SheetError> {
    let sheet = Sheet::read("scenarios.csv", text)?;
    Scenario::ALL.iter().map(|scenario| scenario_card(&sheet.find(&[("id", scenario.word())])?)).collect()
}

fn scenario_card(row: &Row) -> Result<ScenarioCard, SheetError> {
    row.origin()?;
    let terrain = match row.text("terrain")? {
        "" => None,
        words => {
            let read: Result<Vec<Terrain>, String> = words.split_whitespace().map(str::parse).collect();
            let list = read.map_err(|why| row.wrong("terrain", why))?;
            Some(<[Terrain; 9]>::try_from(list).map_err(|_| row.wrong("terrain", "there are nine zones"))?)
        }
    };
    Ok(ScenarioCard {
        decks: [row.value("su_deck")?, row.value("de_deck")?],
        supply: [row.value("su_supply")?, row.value("de_supply")?],
        first: if row.text("first")? == "roll" { None } else { Some(seat(row, "first")?) },
        second_bonus: row.value("second_bonus")?,
        hand: row.value("hand")?,
        draw: row.value("draw")?,
        turns: row.value("turns")?,
        collapse: row.value("collapse")?,
        victory: row.value("victory")?,
        terrain,
    })
}

pub(super) fn starts(text: &str, cards: &[Card]) -> Result<Vec<StartCard>, SheetError> {
    Sheet::read("setups.csv", text)?.each(|row| {
        row.origin()?;
        let zone = match row.text("location")? {
            "AFS" | "AFG" => None,
            _ => Some(row.value("location")?),
        };
        Ok(StartCard {
            scenario: row.value("scenario")?,
            side: seat(&row, "side")?,
            card: find(&row, "card_id", cards)?,
            count: row.value("qty")?,
            zone,
        })
    })
}

/// The least roll for each of these results of a table.
pub(super) fn steps<const N: usize>(
    text: &str,
    table: &'static str,
    results: [&'static str; N],
) -> Result<[i8; N], SheetError> {
    let sheet = Sheet::read("tables.csv", text)?;
    let mut steps = [0; N];
    for (step, result) in steps.iter_mut().zip(results) {
        *step = sheet.find(&[("table", table), ("result", result)])?.value("min")?;
    }
    Ok(steps)
}
