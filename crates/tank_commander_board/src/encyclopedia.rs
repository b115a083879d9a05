//! What the encyclopedia tells of a card: every value with the rule behind it, where it comes from and where it fights.

use crate::values;
use boards::{CardPage, Say};
use maud::{Markup, html};
use table::{Message, Origin, Rules};
use tank_commander::decks::odds;
use tank_commander::pieces::{Card, CardId, Class, Issue, Nation, Range};
use tank_commander::{TankCommander, names};

/// A card beside and below its face.
pub(crate) fn page(id: CardId, say: Say) -> CardPage {
    let card = id.stats();
    let beside = html! {
        p.lead { (say(&names::class(card.class))) " · " (served(say, card.issue)) " · " (say(&Message::new("card-number").with("number", id.number()))) }
        @if let Some(text) = names::text(id) { p.effect { (say(&text)) @if let Some(event) = id.event() { " " (rule_link(event.rule)) } } }
        (values::show(say, card))
        (notes(say, id))
    };
    CardPage { beside: beside.into_string(), below: targets(say, card).into_string() }
}

fn served(say: Say, issue: Issue) -> String {
    match issue {
        Issue::German => say(&names::nation_called(Nation::German)),
        Issue::Soviet => say(&names::nation_called(Nation::Soviet)),
        Issue::Both => text(say, "nation-both"),
    }
}

/// Where its values come from, and what they were before the errata.
fn notes(say: Say, id: CardId) -> Markup {
    let notes = id.notes();
    let origin = match id.stats().origin {
        Origin::Seed => "card-origin-seed",
        Origin::Public => "card-origin-public",
        Origin::Reconstructed => "card-origin-reconstructed",
    };
    html! {
        dl.notes {
            dt { (text(say, "card-origin")) } dd { (text(say, origin)) }
            dt { (text(say, "rarity")) } dd { (say(&Message::new("rarity-name").with("rarity", notes.rarity.word()))) " " (rule_link("TC-20.4")) }
            @if notes.listed_name != id.stats().name { dt { (text(say, "listed-name")) } dd lang="en" { (notes.listed_name) } }
            @if !notes.before_errata.is_empty() { dt { (text(say, "before-errata")) } dd lang="en" { code { (notes.before_errata) } " " (rule_link("TC-1.7")) } }
            @if !notes.note.is_empty() { dt { (text(say, "card-note")) } dd lang="en" { (notes.note) } }
        }
    }
}

/// The chance to destroy each tank of the enemy with one shot.
fn targets(say: Say, card: &Card) -> Markup {
    let enemy = match card.issue {
        Issue::German => Nation::Soviet,
        Issue::Soviet => Nation::German,
        Issue::Both => return html! {},
    };
    if !card.at.exists() {
        return html! {};
    }
    let met = |other: &&Card| {
        other.is_tank()
            && other.issue.serves(enemy)
            && other.years.from <= card.years.to
            && card.years.from <= other.years.to
    };
    let mut tanks: Vec<&Card> = CardId::all().map(CardId::stats).filter(met).collect();
    tanks.sort_by_key(|tank| (tank.armour.front, tank.armour.side));
    let ranges: &[Range] =
        if card.class == Class::Launcher { &[Range::Melee] } else { &[Range::Melee, Range::Short, Range::Long] };
    html! {
        details.targets {
            summary { (text(say, "targets")) }
            p { (text(say, "targets-note")) " " (rule_link("TC-9.4")) }
            div.wide tabindex="0" { table {
                tr {
                    th { (text(say, "target")) } th { (text(say, "armour-front")) "/" (text(say, "armour-side")) }
                    @for range in ranges { th { (say(&Message::new("range-name").with("range", range.word()))) } }
                }
                @for tank in tanks {
                    tr {
                        td { a href={ "/cards/" (TankCommander::title().id) "/" (tank.id.number()) } { (say(&names::card(tank.id))) } }
                        td { (tank.armour.front) "/" (tank.armour.side) }
                        @for range in ranges {
                            @let odds = odds(card.at, *range, tank.armour, 0);
                            td { (odds.kill) " %" @if odds.immobilise > 0 { small { " + " (odds.immobilise) " %" } } }
                        }
                    }
                }
            } }
        }
    }
}

/// A message without arguments.
pub(crate) fn text(say: Say, key: &'static str) -> String {
    say(&Message::new(key))
}

/// The way to a rule.
pub(crate) fn rule_link(rule: &str) -> Markup {
    html! { a.rule href={ "/rules/" (TankCommander::title().id) "#" (rule) } data-rule=(rule) { (rule) } }
}
