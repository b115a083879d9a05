//! Every value of a card, with what it means and the rule that says so: pointed at or tapped, it explains itself.

use crate::encyclopedia::{rule_link, text};
use boards::Say;
use maud::{Markup, html};
use table::Message;
use tank_commander::data::DATA;
use tank_commander::names;
use tank_commander::pieces::{Bearer, Card, Class, EventCard, Range, Sighting, Stays, TerrainRow, TerrainTable, Trait};

/// A value: its name, what it is, what it means, and the rule.
struct Value {
    key: &'static str,
    value: String,
    meaning: &'static str,
    rule: &'static str,
}

/// The values of a card.
pub fn show(say: Say, card: &Card) -> Markup {
    html! {
        p.note-small { (text(say, "values-hint")) }
        div.values {
            @for value in of(say, card) {
                details {
                    summary title=(text(say, value.meaning)) { span { (text(say, value.key)) } b { (value.value) } }
                    p { (text(say, value.meaning)) " " (rule_link(value.rule)) }
                }
            }
        }
        @if let Some(terrain) = card.ground { (ground(say, |table| *DATA.terrain(table, terrain))) }
        @if let Some(works) = card.works { (ground(say, |table| *DATA.works(table, works))) }
    }
}

fn of(say: Say, card: &Card) -> Vec<Value> {
    let mut values = Vec::new();
    let mut add = |key, value: String, meaning, rule| values.push(Value { key, value, meaning, rule });
    add("value-points", card.points.to_string(), "value-points-note", "TC-20.1");
    if let Some(speed) = card.speed() {
        let name = say(&Message::new("speed-name").with("speed", speed.word()));
        add("value-speed", name, "value-speed-note", "TC-6.2");
    }
    if card.at.exists() {
        let by_range = |values: [u8; 3]| match card.class {
            Class::Launcher => values[Range::Melee.index()].to_string(),
            _ => format!("{} / {}", values[Range::Short.index()], values[Range::Long.index()]),
        };
        add("value-hit", by_range(card.at.hit), "value-hit-note", "TC-9.2");
        add("value-penetration", by_range(card.at.penetration), "value-penetration-note", "TC-9.4");
    }
    if card.is_armoured() {
        let armour = format!("{} / {}", card.armour.front, card.armour.side);
        add("value-armour", armour, "value-armour-note", "TC-9.5");
    }
    let numbers = [
        (card.he, "value-he", "value-he-note", "TC-8.3"),
        (card.sa, "value-sa", "value-sa-note", "TC-8.3"),
        (card.ft, "value-ft", "value-ft-note", "TC-8.3"),
        (card.tank_melee, "value-tank-melee", "value-tank-melee-note", "TC-13.8"),
    ];
    for (number, key, meaning, rule) in numbers.into_iter().filter(|(number, ..)| *number > 0) {
        add(key, number.to_string(), meaning, rule);
    }
    if card.is_unit() || card.bearer.is_some() {
        let years = format!("{}–{}", card.years.from.number(), card.years.to.number());
        add("value-years", years, "value-years-note", "TC-18.6");
    }
    let traits = [Trait::Tracked, Trait::CarriesSquad, Trait::TowsGun].into_iter().filter(|one| card.traits.has(*one));
    for ability in traits {
        let (meaning, rule) = match ability {
            Trait::CarriesSquad => ("value-carries-note", "TC-7.1"),
            Trait::TowsGun => ("value-tows-note", "TC-7.3"),
            _ => ("value-tracked-note", "TC-15.6"),
        };
        add("value-ability", say(&names::ability(ability)), meaning, rule);
    }
    if let Some(bearer) = card.bearer {
        let key = if bearer == Bearer::Infantry { "bearer-squad" } else { "bearer-squad-cavalry" };
        add("value-bearer", text(say, key), "value-bearer-note", "TC-7.10");
    }
    if let Some(event) = card.event {
        values.extend(played(say, event.card()));
    }
    let most = if card.is_limited() { DATA.numbers.event_copies_max.to_string() } else { text(say, "any-number") };
    values.push(Value { key: "value-copies", value: most, meaning: "value-copies-note", rule: "TC-20.2" });
    values
}

/// When and how it is played.
fn played(say: Say, event: &EventCard) -> Vec<Value> {
    let mut values = Vec::new();
    let mut add = |key, value: String, meaning, rule| values.push(Value { key, value, meaning, rule });
    add("value-timing", say(&names::timing(event.timing)), "value-timing-note", "TC-14.1");
    add("value-supply", event.supply.to_string(), "value-supply-note", "TC-15.1");
    if event.soft > 0 {
        add("value-soft", event.soft.to_string(), "value-soft-note", event.rule);
    }
    if event.armour > 0 {
        add("value-struck", event.armour.to_string(), "value-struck-note", event.rule);
    }
    if event.sighting == Sighting::Observed {
        add("value-observed", "✓".to_owned(), "value-observed-note", "TC-8.8");
    }
    if event.stays != Stays::No {
        add("value-stays", "✓".to_owned(), "value-stays-note", event.rule);
    }
    values
}

/// What terrain does to fire and movement, in both tables.
fn ground(say: Say, row: impl Fn(TerrainTable) -> TerrainRow) -> Markup {
    let sign = |number: i8| if number > 0 { format!("+{number}") } else { number.to_string() };
    let pair = |[soft, armoured]: [i8; 2]| match soft == armoured {
        true => sign(soft),
        false => format!("{} / {}", sign(soft), sign(armoured)),
    };
    let cells = |row: &TerrainRow| [sign(row.at), sign(row.he), sign(row.sa), pair(row.air), pair(row.art)];
    let yes = |flag: bool| if flag { "✓" } else { "–" };
    html! {
        div.wide tabindex="0" { table.terrain {
            tr {
                th { (text(say, "terrain-table")) }
                @for name in ["at", "he", "sa", "air", "art"] { th { (say(&Message::new("terrain-column").with("column", name))) } }
                th { (text(say, "terrain-blocks")) } th { (text(say, "terrain-slows")) } th { (text(say, "terrain-bars")) }
            }
            @for table in TerrainTable::ALL {
                @let row = row(table);
                tr {
                    td { (say(&Message::new("terrain-table-name").with("table", table.word()))) }
                    @for cell in cells(&row) { td { (cell) } }
                    td { (yes(row.blocks)) } td { (yes(row.slows)) } td { (yes(row.bars)) }
                }
            }
        } }
        p { (text(say, "terrain-note")) " " (rule_link("TC-11.2")) }
    }
}
