//! A closer look: what a card can do and what holds for a piece, line by line, each with its rule.

use super::card;
use crate::knowledge::Seen;
use crate::pieces::{CardId, Kind, Piece, Special, SpecialSet, Subhead, Trait};
use table::{Message, Prompt, RuleId};

/// What stands below the name of a card.
pub fn subhead(subhead: Subhead) -> Message {
    Message::new("subhead").with("subhead", subhead.word())
}

/// What a card does, beside the numbers on it.
pub fn about_card(id: CardId) -> Vec<Prompt> {
    let stats = id.card();
    let troop = match stats.kind {
        Kind::Staff => Some(Prompt::new("LC-3.5", "troop-text").with("card", "staff")),
        Kind::HqTroop => Some(Prompt::new("LC-3.6", "troop-text").with("card", id.word())),
        _ => None,
    };
    let special = id.special().map(special);
    let able = Trait::ALL.into_iter().filter(|able| stats.is(*able)).filter_map(ability);
    let range = (stats.range > 0).then(|| Prompt::new("LC-10.2", "range-text").with("range", stats.range));
    let origin = Prompt::new("LC-3.1", "detail-origin");
    troop.into_iter().chain(special).chain(able).chain(range).chain([origin]).collect()
}

fn special(special: Special) -> Prompt {
    let rule = match special {
        Special::Hero | Special::IronCross => "LC-14.2",
        Special::Molotov | Special::Faust => "LC-14.3",
        Special::Commissar => "LC-14.4",
        Special::MgCrew => "LC-14.5",
        Special::Experte => "LC-14.6",
        Special::Urra | Special::SovietSmoke | Special::GermanSmoke | Special::Night => "LC-14.7",
        Special::Maskirovka | Special::Partisans | Special::Fuel => "LC-14.8",
        Special::Taran => "LC-14.9",
        Special::Miracle => "LC-14.10",
    };
    Prompt::new(rule, "special-text").with("card", special.card().word())
}

/// What a trait allows, unless the numbers say it.
fn ability(able: Trait) -> Option<Prompt> {
    let rule: RuleId = match able {
        Trait::DigIn => "LC-11.7",
        Trait::Engineer => "LC-13.9",
        Trait::Scout => "LC-9.3",
        Trait::At => "LC-13.3",
        Trait::Aa => "LC-8.16",
        Trait::Gun => "LC-11.13",
        Trait::Support => "LC-11.10",
        Trait::Vehicle => "LC-2.9",
        Trait::Carrier => "LC-13.10",
        Trait::Riders => "LC-13.13",
        Trait::Barrage => "LC-10.4",
        Trait::FighterBomber => "LC-8.6",
        Trait::Dive => "LC-10.10",
        Trait::Carpet => "LC-10.9",
        Trait::Jet => "LC-8.23",
        Trait::Weapon => "LC-8.3",
        Trait::DropTank => "LC-7.2",
        Trait::Fort => "LC-13.2",
        Trait::Urban => "LC-7.13",
        Trait::Mine | Trait::Wire | Trait::Traps => "LC-13.8",
        Trait::Soldier => return None,
    };
    Some(Prompt::new(rule, "trait-text").with("trait", able.word()))
}

/// What holds for a piece at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub struct Condition {
    pub damage: u8,
    pub committed: bool,
    pub dug_in: bool,
    /// Does the enemy know it?
    pub spotted: bool,
    pub attached: SpecialSet,
    pub weapon: Option<CardId>,
    pub tanks: Option<CardId>,
}

impl From<&Piece> for Condition {
    fn from(piece: &Piece) -> Condition {
        let Piece { damage, committed, dug_in, attached, weapon, tanks, .. } = *piece;
        Condition { damage, committed, dug_in, spotted: piece.tag.is_some(), attached, weapon, tanks }
    }
}

impl From<&Seen> for Condition {
    fn from(seen: &Seen) -> Condition {
        let Seen { damage, committed, dug_in, attached, weapon, tanks, .. } = *seen;
        Condition { damage, committed, dug_in, spotted: true, attached, weapon, tanks }
    }
}

/// What holds for a piece, before what its card says.
pub fn about_piece(id: CardId, holds: &Condition) -> Vec<Prompt> {
    let hits = id.card().hits;
    let damage = Prompt::new("LC-4.6", "detail-damage").with("damage", holds.damage).with("hits", hits);
    let state = |holds: bool, state: &'static str, rule: RuleId| {
        holds.then(|| Prompt::new(rule, "detail-state").with("state", state))
    };
    let with = |rule: RuleId, what: CardId| Prompt::new(rule, "detail-with").with("card", card(what));
    let states = [
        state(!holds.spotted, "hidden", "LC-1.6"),
        state(holds.committed, "committed", "LC-1.5"),
        state(holds.dug_in, "dug_in", "LC-11.7"),
    ];
    let attached = holds.attached.iter().map(|special| with("LC-7.15", special.card()));
    let loads = [holds.weapon, holds.tanks].into_iter().flatten().map(|load| with("LC-8.4", load));
    let damaged = (holds.damage > 0).then_some(damage);
    damaged.into_iter().chain(states.into_iter().flatten()).chain(attached).chain(loads).collect()
}
