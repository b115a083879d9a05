//! The deck's side of the builder: what is in it, what is wrong with it, what it is worth.

use super::bench::Bench;
use super::pool::Pool;
use super::{Desk, figures, form, text};
use maud::{Markup, html};
use serde_json::json;
use store::MatchId;
use table::decks::{Group, Pile};
use table::{Message, Seat};

/// The deck. The script swaps this part, and learns from it which cards to show and how many are in the deck.
pub fn show(desk: &Desk, bench: &Bench, pool: &Pool) -> Markup {
    let deck = &bench.deck;
    let (problems, groups) = (desk.rules.check(deck), desk.rules.groups(deck));
    let numbers = |cards: &[u16]| cards.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    let counts: serde_json::Map<String, serde_json::Value> =
        deck.all().entries().map(|(card, count)| (card.to_string(), json!(count))).collect();
    let brief = groups.first().map_or_else(String::new, |group| desk.tell(&group.spent.said));
    html! {
        div.pane data-show=(numbers(pool.shown())) data-counts=(json!(counts)) data-barred=(numbers(&pool.barred())) data-full=(numbers(&pool.full()))
            data-brief={ (brief) @if !problems.is_empty() { " · ⚠ " (problems.len()) } } {
            input type="hidden" name="cards" value=(form::field(deck));
            @if let Some(before) = &bench.before { input type="hidden" name="before" value=(before); }
            @if let Some(group) = groups.first() { (total(desk, group, deck.all().len())) }
            div role="status" aria-live="polite" {
                @if problems.is_empty() { p.good.fits { (desk.tell(&desk.rules.praise(deck))) } }
                @else { ul.problems { (desk.reasons(&problems)) } }
            }
            (deeds(desk, bench, problems.is_empty()))
            @for (place, (group, pile)) in groups.iter().zip(&deck.piles).enumerate() {
                @if place > 0 { h2.later { (desk.tell(&group.name)) ": " (desk.tell(&group.spent.said)) } }
                (list(desk, pile, place))
            }
            (figures::show(desk, deck))
            (share(desk, bench))
        }
    }
}

/// How full the deck is.
fn total(desk: &Desk, group: &Group, cards: usize) -> Markup {
    let spent = &group.spent;
    html! {
        div.total.over[spent.most > 0 && spent.now > spent.most] {
            b { (desk.tell(&spent.said)) }
            @if spent.most > 0 { meter min="0" max=(spent.most) value=(spent.now) high=(spent.most) {} }
            @if spent.now != cards as u16 { span { (desk.put(Message::new("cards-in-deck").with("count", cards))) } }
        }
    }
}

/// Saving, playing, and what changes all cards at once.
fn deeds(desk: &Desk, bench: &Bench, fits: bool) -> Markup {
    html! {
        div.deeds {
            @if let Some((id, seat)) = bench.seat { (take(desk, id, seat)) }
            button.main[bench.seat.is_none()] name="do" value="save" data-go { (desk.say("deck-save")) }
            @if bench.place.is_some() { button name="do" value="copy" data-go { (desk.say("deck-save-copy")) } }
            @if fits && bench.seat.is_none() { a.button href=(desk.play_at(&bench.deck)) data-go { (desk.say("deck-play")) } }
            button name="do" value="fill" { (desk.say("deck-fill")) }
            @if !bench.deck.is_empty() { button name="do" value="clear" { (desk.say("deck-clear")) } }
            @if bench.before.is_some() { button name="do" value="back" { (desk.say("undo")) } }
        }
    }
}

/// To the table with it.
fn take(desk: &Desk, id: MatchId, seat: Seat) -> Markup {
    html! {
        button.main formaction={ "/m/" (id) "/deck" } data-go { (desk.say("deck-take")) }
        a.button href={ "/m/" (id) "?as=" (seat.0) } { (desk.say("back")) }
    }
}

/// The cards of a group by kind, each with its buttons.
fn list(desk: &Desk, pile: &Pile<u16>, group: usize) -> Markup {
    let cost = |number: u16| desk.rules.card(number).map_or(0, |card| card.cost);
    let of_kind = |kind: &str| -> Vec<(u16, u8)> {
        pile.entries().filter(|(card, _)| desk.rules.card(*card).is_some_and(|card| card.kind == kind)).collect()
    };
    let named = desk.tell(&desk.rules.cost_name());
    html! {
        @if pile.is_empty() { p.empty { (desk.say("deck-empty")) } }
        @for (kind, name) in desk.rules.kinds() {
            @let cards = of_kind(kind);
            @if !cards.is_empty() {
                @let many: usize = cards.iter().map(|(_, count)| usize::from(*count)).sum();
                @let together: u32 = cards.iter().map(|(card, count)| u32::from(cost(*card)) * u32::from(*count)).sum();
                h2 { (desk.tell(&name)) " " small { (many) " · " (named) " " (together) } }
                ul.held {
                    @for (card, count) in cards {
                        @let name = desk.name(card);
                        li data-held=(card) {
                            button name="do" value={ "remove:" (card) ":" (group) } aria-label={ (desk.say("one-less")) ": " (name) } { "−" }
                            b { (count) }
                            button name="do" value={ "add:" (card) ":" (group) } aria-label={ (desk.say("one-more")) ": " (name) } { "+" }
                            a href=(desk.card_at(card)) target="_blank" { (name) }
                            span { (cost(card) * u16::from(count)) }
                        }
                    }
                }
            }
        }
    }
}

/// The deck as a link and as a file.
fn share(desk: &Desk, bench: &Bench) -> Markup {
    let address = desk.shared_at(&bench.deck);
    html! {
        details.share {
            summary { (desk.say("deck-share")) }
            p { (desk.say("deck-share-note")) }
            div.copy {
                input readonly value=(address) data-address aria-label=(desk.say("deck-share"));
                button type="button" data-copy=(desk.say("copied")) hidden { (desk.say("copy")) }
            }
            p {
                a.button href=(address) { (desk.say("deck-look")) } " "
                a.button href={ (address) "/deck.txt" } download { (desk.say("deck-download")) }
            }
            details { summary { (desk.say("deck-text")) } pre { (text::write(desk.rules, &bench.deck)) } }
        }
    }
}
