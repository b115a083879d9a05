//! The cards to choose from, each with its face and how many of it are in the deck.

use super::Desk;
use super::bench::Bench;
use crate::pages::finding::Catalogue;
use maud::{Markup, html};
use std::collections::{BTreeMap, HashSet};
use table::Message;
use table::decks::{MOST, Pile, PoolCard};

/// The cards that may be thought of for the deck.
pub struct Pool {
    cards: BTreeMap<u16, PoolCard>,
    held: Pile<u16>,
    shown: Vec<u16>,
}

impl Pool {
    /// Those of the deck on the bench; what is sought of them is shown.
    pub fn of(desk: &Desk, bench: &Bench) -> Pool {
        let cards: BTreeMap<u16, PoolCard> =
            desk.rules.pool(&bench.deck).into_iter().map(|card| (card.number, card)).collect();
        let held = bench.deck.all();
        let fits = |number: u16| {
            let card = cards.get(&number);
            card.is_some_and(|card| bench.shows_all || held.count(number) > 0 || card.barred.is_none())
        };
        let catalogue = Catalogue::of(desk.app, desk.visitor.language, desk.entry);
        let shown = catalogue.choose(&bench.sought, fits);
        Pool { cards, held, shown }
    }

    /// The cards that are sought, in order.
    pub fn shown(&self) -> &[u16] {
        &self.shown
    }

    /// Those that may not be in the deck, whatever else is.
    pub fn barred(&self) -> Vec<u16> {
        self.cards.values().filter(|card| card.barred.is_some()).map(|card| card.number).collect()
    }

    /// Those of which the deck has as many as it may.
    pub fn full(&self) -> Vec<u16> {
        let is_full = |card: &&PoolCard| self.held.count(card.number) >= card.most;
        self.cards.values().filter(is_full).map(|card| card.number).collect()
    }
}

/// The cards of the pool in the order that is asked for; those that are not sought are there too, unseen, for the
/// script to show when another is.
pub fn show(desk: &Desk, bench: &Bench, pool: &Pool) -> Markup {
    let seen: HashSet<u16> = pool.shown.iter().copied().collect();
    let hidden = pool.cards.keys().filter(|number| !seen.contains(number));
    let catalogue = Catalogue::of(desk.app, desk.visitor.language, desk.entry);
    html! {
        div.filters {
            (catalogue.fields(desk.app, desk.visitor.language, &bench.sought, desk.owner_term(&bench.deck)))
            label { (desk.say("show"))
                select name="show" {
                    option value="" selected[!bench.shows_all] { (desk.say("show-fitting")) }
                    option value="all" selected[bench.shows_all] { (desk.say("show-all")) }
                }
            }
            button name="do" value="check" data-scriptless { (desk.say("show")) }
        }
        p.none hidden[!pool.shown.is_empty()] { (desk.say("no-cards")) }
        div.cards {
            @for number in &pool.shown { (article(desk, pool, *number, true)) }
            @for number in hidden { (article(desk, pool, *number, false)) }
        }
    }
}

fn article(desk: &Desk, pool: &Pool, number: u16, shown: bool) -> Markup {
    let (count, name) = (pool.held.count(number), desk.name(number));
    let card = pool.cards.get(&number);
    let most = card.map_or(MOST, |card| card.most);
    let barred = card.and_then(|card| card.barred.as_ref()).map(|refusal| desk.tell(&refusal.why));
    let limit = (barred.is_none() && most < MOST).then(|| desk.put(Message::new("at-most").with("most", most)));
    html! {
        article.choice-card.in[count > 0].barred[barred.is_some()].full[count >= most] data-card=(number) hidden[!shown] title=[barred] {
            a href=(desk.card_at(number)) target="_blank" { (desk.face(number)) }
            div.many {
                button name="do" value={ "remove:" (number) } aria-label={ (desk.say("one-less")) ": " (name) } { "−" }
                span { output { (count) } @if let Some(limit) = limit { small title=(limit) { "/" (most) } } }
                button name="do" value={ "add:" (number) } aria-label={ (desk.say("one-more")) ": " (name) } { "+" }
            }
        }
    }
}
