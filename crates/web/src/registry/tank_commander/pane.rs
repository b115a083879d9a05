//! The deck's side of the builder: what is in it, what is wrong with it, what it is worth.

use super::bench::{Bench, Into};
use super::draft::field;
use super::{Desk, figures, pool};
use maud::{Markup, html};
use serde_json::json;
use store::MatchId;
use table::{Message, Seat};
use tank_commander::decks::Pile;
use tank_commander::names;
use tank_commander::pieces::{CardId, Kind};

/// The deck. The script swaps this part, and learns from it which cards to show and how many are in the deck.
pub fn show(desk: &Desk, bench: &Bench) -> Markup {
    let (draft, deck) = (&bench.draft, &bench.draft.deck);
    let problems = draft.problems();
    let numbers = |cards: Vec<CardId>| cards.iter().map(|card| card.number().to_string()).collect::<Vec<_>>().join(" ");
    let counts: serde_json::Map<String, serde_json::Value> =
        deck.all().entries().map(|(card, count)| (card.number().to_string(), json!(count))).collect();
    let barred = CardId::all().filter(|card| pool::bars(bench, *card).is_some()).collect();
    html! {
        div.pane data-show=(numbers(pool::shown(desk, bench))) data-counts=(json!(counts)) data-barred=(numbers(barred))
            data-brief={ (spent(desk, deck.cards.points(), deck.budget)) @if !problems.is_empty() { " · ⚠ " (problems.len()) } } {
            input type="hidden" name="cards" value=(field(&deck.cards));
            input type="hidden" name="later" value=(field(&deck.reinforcement));
            @if let Some(before) = &bench.before { input type="hidden" name="before" value=(before); }
            div.total.over[deck.budget > 0 && deck.cards.points() > deck.budget] {
                b { (spent(desk, deck.cards.points(), deck.budget)) }
                @if deck.budget > 0 {
                    meter min="0" max=(deck.budget) value=(deck.cards.points()) high=(deck.budget) {}
                }
                span { (desk.put(Message::new("cards-in-deck").with("count", deck.cards.len()))) }
            }
            div role="status" aria-live="polite" {
                @if problems.is_empty() {
                    p.good.fits { (desk.put(Message::new("deck-fits").with("scenario", desk.tell(&names::scenario(draft.scenario))))) }
                } @else {
                    ul.problems { (desk.reasons(&problems)) }
                }
            }
            (deeds(desk, bench, problems.is_empty()))
            (list(desk, &deck.cards, Into::Deck))
            @if draft.has_later() {
                h2.later { (desk.say("later-group")) ": " (spent(desk, deck.reinforcement.points(), draft.terms().budget().map_or(0, |budget| budget.reinforcement))) }
                (list(desk, &deck.reinforcement, Into::Later))
            }
            (figures::show(desk, deck))
            (share(desk, bench))
        }
    }
}

/// Points of the budget, where points matter.
pub fn spent(desk: &Desk, points: u16, budget: u16) -> String {
    match budget {
        0 => desk.put(Message::new("points-count").with("count", points)),
        budget => desk.put(Message::new("points-of").with("points", points).with("budget", budget)),
    }
}

/// Saving, playing, and what changes all cards at once.
fn deeds(desk: &Desk, bench: &Bench, fits: bool) -> Markup {
    html! {
        div.deeds {
            @if let Some((id, seat)) = bench.seat { (take(desk, id, seat)) }
            button.main[bench.seat.is_none()] name="do" value="save" data-go { (desk.say("deck-save")) }
            @if bench.place.is_some() { button name="do" value="copy" data-go { (desk.say("deck-save-copy")) } }
            @if fits && bench.seat.is_none() { a.button href=(bench.draft.play_address()) data-go { (desk.say("deck-play")) } }
            button name="do" value="fill" { (desk.say("deck-fill")) }
            @if !bench.draft.deck.cards.is_empty() || !bench.draft.deck.reinforcement.is_empty() {
                button name="do" value="clear" { (desk.say("deck-clear")) }
            }
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

/// The cards by kind, each with its buttons.
fn list(desk: &Desk, pile: &Pile, into: Into) -> Markup {
    let (add, remove) = match into {
        Into::Deck => ("add", "remove"),
        Into::Later => ("add-later", "remove-later"),
    };
    html! {
        @if pile.is_empty() { p.empty { (desk.say("deck-empty")) } }
        @for kind in Kind::ALL {
            @let of_kind: Vec<(CardId, u8)> = pile.entries().filter(|(card, _)| card.stats().kind == kind).collect();
            @if !of_kind.is_empty() {
                @let points: u16 = of_kind.iter().map(|(card, count)| u16::from(card.stats().points) * u16::from(*count)).sum();
                h2 { (desk.tell(&names::kind(kind))) " " small { (of_kind.iter().map(|(_, count)| u16::from(*count)).sum::<u16>()) " · " (spent(desk, points, 0)) } }
                ul.held {
                    @for (card, count) in of_kind {
                        @let (number, name) = (card.number(), desk.name(card));
                        li data-held=(number) {
                            button name="do" value={ (remove) ":" (number) } aria-label={ (desk.say("one-less")) ": " (name) } { "−" }
                            b { (count) }
                            button name="do" value={ (add) ":" (number) } aria-label={ (desk.say("one-more")) ": " (name) } { "+" }
                            a href={ "/cards/" (number) } target="_blank" { (name) }
                            span { (u16::from(card.stats().points) * u16::from(count)) }
                        }
                    }
                }
            }
        }
    }
}

/// The deck as a link and as a file.
fn share(desk: &Desk, bench: &Bench) -> Markup {
    let word = bench.draft.deck.to_link();
    html! {
        details.share {
            summary { (desk.say("deck-share")) }
            p { (desk.say("deck-share-note")) }
            div.copy {
                input readonly value={ "/decks/s/" (word) } data-address aria-label=(desk.say("deck-share"));
                button type="button" data-copy=(desk.say("copied")) hidden { (desk.say("copy")) }
            }
            p {
                a.button href={ "/decks/s/" (word) } { (desk.say("deck-look")) } " "
                a.button href={ "/decks/s/" (word) "/deck.txt" } download { (desk.say("deck-download")) }
            }
            details { summary { (desk.say("deck-text")) } pre { (bench.draft.deck) } }
        }
    }
}
