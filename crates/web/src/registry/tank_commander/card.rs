//! A card by itself: its face, every value with the rule behind it, where it comes from and where it fights.

use super::{Desk, TITLE, values};
use crate::App;
use crate::pages::Trouble;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::sync::Arc;
use table::{Message, Origin};
use tank_commander::data::DATA;
use tank_commander::decks::odds;
use tank_commander::names;
use tank_commander::pieces::{Card, CardId, Class, Issue, Nation, Range};

/// Shows a card.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(number): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let id = number.parse().ok().and_then(CardId::of).ok_or(Trouble::Lost)?;
    let (card, name) = (id.stats(), desk.name(id));
    let step = |by: i16| u8::try_from(i16::from(id.number()) + by).ok().and_then(CardId::of);
    let body = html! {
        nav.turn {
            @if let Some(before) = step(-1) { a href={ "/cards/" (before.number()) } rel="prev" { "← " (desk.name(before)) } } @else { span {} }
            a href="/cards" { (desk.say("cards")) }
            @if let Some(next) = step(1) { a href={ "/cards/" (next.number()) } rel="next" { (desk.name(next)) " →" } } @else { span {} }
        }
        div.leaf {
            div.face { (desk.face(id)) }
            div {
                h1 { (name) }
                p.lead { (desk.tell(&names::class(card.class))) " · " (served(&desk, card.issue)) " · " (desk.put(Message::new("card-number").with("number", id.number()))) }
                @if let Some(text) = names::text(id) { p.effect { (desk.tell(&text)) @if let Some(event) = id.event() { " " (desk.rule(event.rule)) } } }
                (values::show(&desk, card))
                (notes(&desk, id))
            }
        }
        (targets(&desk, card))
        (occurs(&desk, id))
    };
    Ok(desk.page(&name, "decks card-page", body))
}

fn served(desk: &Desk, issue: Issue) -> String {
    match issue {
        Issue::German => desk.nation(Nation::German),
        Issue::Soviet => desk.nation(Nation::Soviet),
        Issue::Both => desk.say("nation-both"),
    }
}

/// Where its values come from, and what they were before the errata.
fn notes(desk: &Desk, id: CardId) -> Markup {
    let notes = id.notes();
    let origin = match id.stats().origin {
        Origin::Seed => "card-origin-seed",
        Origin::Public => "card-origin-public",
        Origin::Reconstructed => "card-origin-reconstructed",
    };
    html! {
        dl.notes {
            dt { (desk.say("card-origin")) } dd { (desk.say(origin)) }
            dt { (desk.say("rarity")) } dd { (desk.put(Message::new("rarity-name").with("rarity", notes.rarity.word()))) " " (desk.rule("TC-20.4")) }
            @if notes.listed_name != id.stats().name { dt { (desk.say("listed-name")) } dd lang="en" { (notes.listed_name) } }
            @if !notes.before_errata.is_empty() { dt { (desk.say("before-errata")) } dd lang="en" { code { (notes.before_errata) } " " (desk.rule("TC-1.7")) } }
            @if !notes.note.is_empty() { dt { (desk.say("card-note")) } dd lang="en" { (notes.note) } }
        }
    }
}

/// The chance to destroy each tank of the enemy with one shot.
fn targets(desk: &Desk, card: &Card) -> Markup {
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
            summary { (desk.say("targets")) }
            p { (desk.say("targets-note")) " " (desk.rule("TC-9.4")) }
            div.wide tabindex="0" { table {
                tr {
                    th { (desk.say("target")) } th { (desk.say("armour-front")) "/" (desk.say("armour-side")) }
                    @for range in ranges { th { (desk.put(Message::new("range-name").with("range", range.word()))) } }
                }
                @for tank in tanks {
                    tr {
                        td { a href={ "/cards/" (tank.id.number()) } { (desk.name(tank.id)) } }
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

/// The ready-made decks that have it, by scenario.
fn occurs(desk: &Desk, id: CardId) -> Markup {
    let count = |holdings: &[tank_commander::data::Holding]| -> u16 {
        holdings.iter().filter(|one| one.card == id).map(|one| u16::from(one.count)).sum()
    };
    let decks: Vec<_> = DATA.decks.iter().map(|deck| (deck, count(&deck.holdings))).filter(|(_, n)| *n > 0).collect();
    html! {
        section.occurs {
            h2 { (desk.say("occurs")) }
            @if decks.is_empty() { p { (desk.say("occurs-nowhere")) } }
            ul { @for (deck, count) in decks {
                li { a href={ "/decks/ready/" (deck.id) } { (desk.tell(&names::ready_deck(deck))) } " × " (count) }
            } }
            p {
                a.button href={ "/rules/" (TITLE) } { (desk.say("rules")) } " "
                a.button href="/decks" { (desk.say("decks")) }
            }
        }
    }
}
