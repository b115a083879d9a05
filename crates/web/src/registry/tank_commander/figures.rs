//! What a deck is good for, as small charts.

use super::Desk;
use crate::Language;
use maud::{Markup, html};
use table::Message;
use tank_commander::decks::{Deck, Statistics};
use tank_commander::names;
use tank_commander::pieces::{Class, Kind, Range, Timing};

/// The statistics of a deck.
pub fn show(desk: &Desk, deck: &Deck) -> Markup {
    let stats = deck.statistics();
    html! {
        @if stats.all.cards > 0 {
            details.figures open {
                summary { (desk.say("figures")) }
                (kinds(desk, &stats))
                (ranges(desk, &stats))
                (armour(desk, &stats))
                (counts(desk, &stats))
            }
        }
    }
}

fn kinds(desk: &Desk, stats: &Statistics) -> Markup {
    let most = stats.by_kind.iter().map(|tally| tally.points).max().unwrap_or(1).max(1);
    html! {
        h2 { (desk.say("points-by-kind")) }
        table.bars {
            @for kind in Kind::ALL {
                @let tally = stats.kind(kind);
                @if tally.cards > 0 {
                    tr { th { (desk.tell(&names::kind(kind))) } td { (bar(tally.points, most)) } td.n { (tally.points) } }
                }
            }
        }
    }
}

/// Expected losses of the enemy if every card that can fires once.
fn ranges(desk: &Desk, stats: &Statistics) -> Markup {
    let most = stats.anti_tank.iter().copied().max().unwrap_or(1).max(1);
    let soft = stats.anti_soft.iter().copied().max().unwrap_or(1).max(1);
    html! {
        h2 title=(desk.say("anti-tank-note")) { (desk.say("anti-tank-power")) }
        p.note-small { (desk.say("anti-tank-note")) }
        table.bars {
            @for range in [Range::Short, Range::Long, Range::Melee] {
                tr {
                    th { (desk.put(Message::new("range-name").with("range", range.word()))) }
                    td { (bar(stats.anti_tank[range.index()], most)) }
                    td.n { (fraction(desk, stats.anti_tank[range.index()], 100)) }
                }
            }
        }
        h2 { (desk.say("anti-soft-power")) }
        table.bars {
            @for range in [Range::Short, Range::Long, Range::Melee] {
                tr {
                    th { (desk.put(Message::new("range-name").with("range", range.word()))) }
                    td { (bar(stats.anti_soft[range.index()], soft)) }
                    td.n { (fraction(desk, stats.anti_soft[range.index()], 10)) }
                }
            }
        }
    }
}

/// How many vehicles have which armour.
fn armour(desk: &Desk, stats: &Statistics) -> Markup {
    let most = stats.front_armour.iter().chain(&stats.side_armour).copied().max().unwrap_or(0);
    let height = |count: u16| u32::from(count) * 40 / u32::from(most.max(1));
    html! {
        @if most > 0 {
            h2 { (desk.say("armour-chart")) }
            svg.columns viewBox="0 0 252 62" role="img" aria-label=(desk.say("armour-chart")) {
                @for thickness in 0..=20usize {
                    @let x = thickness * 12;
                    @for (class, count, at) in [("front", stats.front_armour[thickness], 1), ("flank", stats.side_armour[thickness], 6)] {
                        @if count > 0 {
                            rect class=(class) x=(x + at) y=(46 - height(count)) width="5" height=(height(count)) {
                                title { (thickness) ": " (count) }
                            }
                        }
                    }
                    @if thickness % 2 == 0 { text x=(x + 6) y="58" { (thickness) } }
                }
            }
            p.key { span.front { (desk.say("armour-front")) } " " span.flank { (desk.say("armour-side")) } }
        }
    }
}

fn counts(desk: &Desk, stats: &Statistics) -> Markup {
    let instants = stats.timings[Timing::Instant.index()] + stats.timings[Timing::FreeInstant.index()];
    let rows = [
        ("count-tanks", stats.tanks),
        ("count-squads", stats.class(Class::Squad).cards),
        ("count-guns", stats.class(Class::Gun).cards),
        ("count-carriers", stats.carriers),
        ("count-fast", stats.speed[1]),
        ("count-slow", stats.speed[0]),
        ("count-interrupts", stats.timings[Timing::Interrupt.index()]),
        ("count-shots", stats.timings[Timing::Shot.index()]),
        ("count-instants", instants),
    ];
    html! { dl.counts { @for (key, count) in rows { div { dt { (desk.say(key)) } dd { (count) } } } } }
}

fn bar(value: u16, most: u16) -> Markup {
    html! {
        svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            rect width=(u32::from(value) * 100 / u32::from(most)) height="8" {}
        }
    }
}

/// A number of hundredths or tenths, with the comma or point of the language.
fn fraction(desk: &Desk, value: u16, of: u16) -> String {
    let text = format!("{:.1}", f32::from(value) / f32::from(of));
    if desk.visitor.language == Language::En { text } else { text.replace('.', ",") }
}
