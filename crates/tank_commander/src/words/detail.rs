//! A closer look: what a card and a unit can do and what holds for them, line by line, each with its rule.

use super::{card, side_in, space, unit};
use crate::knowledge::{LEADERS, View};
use crate::names;
use crate::pieces::{CardId, Special, Trait};
use crate::state::{PlayedCard, Table, Target};
use crate::units::{Mark, Unit, UnitId};
use table::{Arg, Message, Origin, Prompt};

/// What a card does and where it comes from.
pub fn about_card(id: CardId) -> Vec<Prompt> {
    let stats = id.stats();
    let effect = names::text(id).map(|text| Prompt::new(rule_of(id), "detail-text").with("text", text));
    let able = [(Trait::CarriesSquad, "TC-7.1"), (Trait::TowsGun, "TC-7.3")];
    let able = able.into_iter().filter(|(able, _)| stats.traits.has(*able));
    let able = able.map(|(able, rule)| Prompt::new(rule, "detail-text").with("text", names::ability(able)));
    let notes = id.notes();
    let errata = (!notes.before_errata.is_empty())
        .then(|| Prompt::new("TC-1.7", "detail-errata").with("before", notes.before_errata.to_owned()));
    effect.into_iter().chain(able).chain(errata).chain([origin(id)]).collect()
}

/// The chapter that the card Smoke names: a link leads to its first rule.
const SMOKE: &str = "TC-12";

/// The rule that says what a card does.
fn rule_of(id: CardId) -> &'static str {
    match id.event() {
        Some(event) if event.rule == SMOKE => "TC-12.1",
        Some(event) => event.rule,
        None if id.stats().ground.is_some() || id.stats().works.is_some() => "TC-11.1",
        None => "TC-7.10",
    }
}

fn origin(id: CardId) -> Prompt {
    let ours = id.stats().origin == Origin::Reconstructed;
    let word = match (ours, id.event().map(|event| event.origin)) {
        (true, _) => "reconstructed",
        (false, Some(Origin::Reconstructed)) => "effect",
        _ => "seed",
    };
    Prompt::new("TC-1.7", "detail-origin").with("origin", word)
}

/// Where a unit is and what holds for it: troubles, leaders, equipment, loads.
pub fn about_unit(view: &View, id: UnitId) -> Vec<Prompt> {
    let table = &view.table;
    let Some(stands) = table.units.get(id) else { return Vec::new() };
    let mut lines =
        vec![Prompt::new("TC-3.5", "detail-stands").with("unit", unit(table, id)).with("at", space(stands.at))];
    lines.extend(troubles(stands));
    let leaders = LEADERS.into_iter().filter(|(mark, _)| stands.is(*mark)).map(|(_, event)| event.card().id);
    let nation = table.nation(table.side(stands.owner));
    lines.extend(leaders.chain(stands.gear.iter().map(|gear| gear.card(nation))).map(attached));
    lines.extend(loads(table, id, stands));
    lines
}

fn troubles(stands: &Unit) -> Vec<Prompt> {
    let marked = |mark: Mark, rule: &'static str| {
        stands.is(mark).then(|| Prompt::new(rule, "detail-state").with("state", mark.word()))
    };
    let mines = (stands.mines > 0).then(|| attached(Special::AntiTankMine.card().id));
    let breakdown = stands.breakdown.map(|_| attached(Special::Breakdown.card().id));
    let malfunction = stands.malfunction.map(|_| attached(Special::WeaponMalfunction.card().id));
    [
        marked(Mark::Immobilised, "TC-6.12"),
        breakdown,
        malfunction,
        mines,
        marked(Mark::Acted, "TC-5.3"),
        marked(Mark::ApUsed, "TC-19.9"),
        marked(Mark::Leaving, "TC-13.11"),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A card that lies with a unit, and what it does.
fn attached(id: CardId) -> Prompt {
    let text = names::text(id).unwrap_or_else(|| card(id));
    Prompt::new(rule_of(id), "detail-attached").with("card", card(id)).with("text", text)
}

fn loads(table: &Table, id: UnitId, stands: &Unit) -> Vec<Prompt> {
    let line = |key: &'static str, other: UnitId| Prompt::new("TC-7.4", key).with("unit", unit(table, other));
    let carriers = [stands.carrier, stands.second].into_iter().flatten().map(|other| line("detail-loaded", other));
    let carried = table.units.iter().filter(|(_, other)| other.carrier == Some(id) || other.second == Some(id));
    carriers.chain(carried.map(|(other, _)| line("detail-carries", other))).collect()
}

/// Cards of which only the names matter: so many of each.
pub fn list(cards: impl IntoIterator<Item = (CardId, u8)>) -> Vec<Message> {
    let one = |(id, count): (CardId, u8)| Message::new("detail-count").with("count", count).with("card", card(id));
    cards.into_iter().map(one).collect()
}

/// The stack as it will resolve, the last card first: each with its rule and its number.
pub fn stack(view: &View) -> Vec<(Prompt, u16)> {
    let table = &view.table;
    let played = table.window.iter().flat_map(|window| window.stack.iter().rev());
    let line = |played: &PlayedCard| {
        let line = match target(table, played.target) {
            Some(target) => Prompt::new("TC-14.4", "stack-card-at").with("target", target),
            None => Prompt::new("TC-14.4", "stack-card"),
        };
        let side = side_in(table, table.side(played.by));
        line.with("number", played.number + 1).with("card", card(played.card)).with("side", side)
    };
    played.map(|played| (line(played), played.card.number().into())).collect()
}

/// What a card on the stack was played on.
fn target(table: &Table, target: Target) -> Option<Arg> {
    match target {
        Target::Nothing => None,
        Target::Position(at) => Some(space(at)),
        Target::Edge(a, b) => Some(Arg::Name(format!("{a}–{b}"))),
        Target::Unit(id) | Target::Mend(id, _) => Some(unit(table, id).into()),
        Target::Card(number) => Some(Arg::Name(format!("#{}", number + 1))),
    }
}
