//! What a deck is good for, as small charts.

use super::Desk;
use crate::Language;
use maud::{Markup, html};
use table::Message;
use table::decks::{Deck, Figure, Scale};

/// The statistics of a deck.
pub fn show(desk: &Desk, deck: &Deck) -> Markup {
    let figures = desk.rules.figures(deck);
    html! {
        @if !figures.is_empty() {
            details.figures open {
                summary { (desk.say("figures")) }
                @for figure in &figures {
                    @match figure {
                        Figure::Bars { name, note, scale, bars } => (self::bars(desk, name, note.as_ref(), *scale, bars)),
                        Figure::Columns { name, rows } => (columns(desk, name, rows)),
                        Figure::Counts(counts) => dl.counts { @for (name, count) in counts { div { dt { (desk.tell(name)) } dd { (count) } } } },
                    }
                }
            }
        }
    }
}

fn bars(desk: &Desk, name: &Message, note: Option<&Message>, scale: Scale, bars: &[(Message, u32)]) -> Markup {
    let most = bars.iter().map(|(_, value)| *value).max().unwrap_or(1).max(1);
    html! {
        h2 { (desk.tell(name)) }
        @if let Some(note) = note { p.note-small { (desk.tell(note)) } }
        table.bars {
            @for (name, value) in bars { tr { th { (desk.tell(name)) } td { (bar(*value, most)) } td.n { (number(desk, *value, scale)) } } }
        }
    }
}

fn bar(value: u32, most: u32) -> Markup {
    html! {
        svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            rect width=(value * 100 / most) height="8" {}
        }
    }
}

/// A number, with the comma or point of the language.
fn number(desk: &Desk, value: u32, scale: Scale) -> String {
    let text = match scale {
        Scale::Ones => return value.to_string(),
        Scale::Tenths => format!("{}.{}", value / 10, value % 10),
    };
    if desk.visitor.language == Language::En { text } else { text.replace('.', ",") }
}

/// The width of the chart of columns.
const WIDE: usize = 252;

/// How many there are of each number, the rows side by side.
fn columns(desk: &Desk, name: &Message, rows: &[(Message, Vec<u16>)]) -> Markup {
    let most = rows.iter().flat_map(|(_, row)| row).copied().max().unwrap_or(0).max(1);
    let many = rows.iter().map(|(_, row)| row.len()).max().unwrap_or(1).max(1);
    let (step, height) = (WIDE / many, |count: u16| u32::from(count) * 40 / u32::from(most));
    let thick = (step - 2) / rows.len().max(1);
    let every = if step < 20 { 2 } else { 1 };
    html! {
        h2 { (desk.tell(name)) }
        svg.columns viewBox={ "0 -4 " (WIDE) " 66" } role="img" aria-label=(desk.tell(name)) {
            @for number in 0..many {
                @for (place, (_, row)) in rows.iter().enumerate() {
                    @let count = row.get(number).copied().unwrap_or(0);
                    @if count > 0 {
                        rect class={ "row-" (place) } x=(number * step + 1 + place * thick) y=(46 - height(count)) width=(thick) height=(height(count)) {
                            title { (number) ": " (count) }
                        }
                        @if rows.len() == 1 { text x=(number * step + step / 2) y=(44 - height(count)) { (count) } }
                    }
                }
                @if number % every == 0 { text x=(number * step + step / 2) y="58" { (number) } }
            }
        }
        @if rows.len() > 1 { p.key { @for (place, (name, _)) in rows.iter().enumerate() { span class={ "row-" (place) } { (desk.tell(name)) } " " } } }
    }
}
