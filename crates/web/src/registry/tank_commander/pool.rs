//! The cards to choose from, each with its face and how many of it are in the deck.

use super::Desk;
use super::bench::{Bench, Into};
use maud::{Markup, html};
use table::Refusal;
use tank_commander::pieces::CardId;

/// The cards that the deck's nation may have, in the order that is asked for; those that are not sought are
/// there too, unseen, for the script to show when another is.
pub fn show(desk: &Desk, bench: &Bench) -> Markup {
    let shown = shown(desk, bench);
    let hidden = of_nation(bench).filter(|card| !shown.contains(card));
    html! {
        div.filters {
            (bench.filter.fields(desk, false))
            label { (desk.say("show"))
                select name="show" {
                    option value="" selected[!bench.filter.all] { (desk.say("show-fitting")) }
                    option value="all" selected[bench.filter.all] { (desk.say("show-all")) }
                }
            }
            button name="do" value="check" data-scriptless { (desk.say("show")) }
        }
        p.none hidden[!shown.is_empty()] { (desk.say("no-cards")) }
        div.cards {
            @for card in &shown { (article(desk, bench, *card, true)) }
            @for card in hidden { (article(desk, bench, card, false)) }
        }
    }
}

/// All cards that the nation may have.
fn of_nation(bench: &Bench) -> impl Iterator<Item = CardId> {
    let nation = bench.draft.deck.nation;
    CardId::all().filter(move |card| card.stats().issue.serves(nation))
}

/// The cards that are sought, in order.
pub fn shown(desk: &Desk, bench: &Bench) -> Vec<CardId> {
    let held = |card: CardId| bench.draft.deck.cards.count(card) + bench.draft.deck.reinforcement.count(card) > 0;
    let fitting = of_nation(bench).filter(|card| bench.filter.all || held(*card) || bars(bench, *card).is_none());
    bench.filter.choose(desk, fitting)
}

/// Why a card may not be in such a deck.
pub fn bars(bench: &Bench, card: CardId) -> Option<Refusal> {
    bench.draft.terms().bars(&bench.draft.deck, card.stats())
}

fn article(desk: &Desk, bench: &Bench, card: CardId, shown: bool) -> Markup {
    let deck = &bench.draft.deck;
    let (count, later) = (deck.cards.count(card), deck.reinforcement.count(card));
    let (add, remove) = match bench.into {
        Into::Deck => ("add", "remove"),
        Into::Later => ("add-later", "remove-later"),
    };
    let name = desk.name(card);
    let barred = bars(bench, card).map(|refusal| desk.tell(&refusal.why));
    html! {
        article.choice-card.in[count + later > 0].barred[barred.is_some()] data-card=(card.number()) hidden[!shown] title=[barred] {
            a href={ "/cards/" (card.number()) } target="_blank" { (desk.face(card)) }
            div.many {
                button name="do" value={ (remove) ":" (card.number()) } aria-label={ (desk.say("one-less")) ": " (name) } { "−" }
                output { (count + later) }
                button name="do" value={ (add) ":" (card.number()) } aria-label={ (desk.say("one-more")) ": " (name) } { "+" }
            }
        }
    }
}
