//! A deck to look at: one that was shared by a link, or a ready-made one. Printed, it is a sheet of cards.

use super::{Desk, Draft, builder, figures, list};
use crate::App;
use crate::pages::Trouble;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use table::Message;
use tank_commander::data::{DATA, ForcePart, ReadyDeck, Scenario};
use tank_commander::decks::{Deck, Pile};
use tank_commander::pieces::CardId;

/// Shows the deck that a link stands for.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(word): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let draft = match Deck::from_link(&word) {
        Ok(deck) => Draft::of(deck),
        Err(why) => return Ok(builder::damaged(&desk, &why)),
    };
    let problems = draft.problems();
    let piles = [("start-group", &draft.deck.cards), ("later-group", &draft.deck.reinforcement)];
    let later = !draft.deck.reinforcement.is_empty();
    let name = called(&desk, &draft.deck);
    let body = html! {
        h1 { (name) }
        p.lead { (list::purpose(&desk, &draft)) }
        @if !problems.is_empty() { ul.problems { (desk.reasons(&problems)) } }
        (deeds(&desk, &draft, problems.is_empty()))
        div.copy {
            input readonly value={ "/decks/s/" (word) } data-address aria-label=(desk.say("deck-share"));
            button type="button" data-copy=(desk.say("copied")) hidden { (desk.say("copy")) }
        }
        @for (key, pile) in piles {
            @if later { h2 { (desk.say(key)) } }
            (sheet(&desk, pile))
        }
        (figures::show(&desk, &draft.deck))
    };
    Ok(desk.page(&name, "decks shown", body).into_response())
}

fn called(desk: &Desk, deck: &Deck) -> String {
    match deck.name.as_str() {
        "" => desk.put(Message::new("deck-unnamed").with("nation", deck.nation.word())),
        name => name.to_owned(),
    }
}

/// What one can do with somebody's deck.
fn deeds(desk: &Desk, draft: &Draft, fits: bool) -> Markup {
    html! {
        div.deeds {
            form method="post" action="/decks/keep" { (list::held(draft)) button.main { (desk.say("deck-take-over")) } }
            a.button href={ "/decks/build?" (draft.address()) } { (desk.say("deck-change")) }
            @if fits { a.button href=(draft.play_address()) { (desk.say("deck-play")) } }
            a.button href={ "/decks/s/" (draft.deck.to_link()) "/deck.txt" } download { (desk.say("deck-download")) }
            button type="button" data-print hidden { (desk.say("print")) }
        }
    }
}

/// The cards face up, each with how many there are.
fn sheet(desk: &Desk, pile: &Pile) -> Markup {
    let mut entries: Vec<(CardId, u8)> = pile.entries().collect();
    entries.sort_by_key(|(card, _)| (card.stats().kind, card.stats().class, card.stats().points));
    html! {
        div.cards.sheet {
            @for (card, count) in entries {
                article { a href={ "/cards/" (card.number()) } { (desk.face(card)) } div.many { b { "× " (count) } } }
            }
        }
    }
}

/// The deck that a link stands for, as a text file.
pub async fn text(
    State(app): State<Arc<App>>,
    Path(word): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let deck = match Deck::from_link(&word) {
        Ok(deck) => deck,
        Err(why) => return Ok(builder::damaged(&desk, &why)),
    };
    let plain: String =
        deck.name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).collect();
    let plain = plain.trim_matches(['-', '.']);
    let name = format!("attachment; filename=\"{}.txt\"", if plain.is_empty() { "deck" } else { plain });
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], deck.to_string()).into_response())
}

/// Shows a ready-made deck, part by part.
pub async fn ready(State(app): State<Arc<App>>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let ready = DATA.deck(&id).ok_or(Trouble::Lost)?;
    let draft = desk.ready(ready);
    let all: Pile = ready.holdings.iter().flat_map(|one| std::iter::repeat_n(one.card, one.count.into())).collect();
    let whole = Deck { cards: all, reinforcement: Pile::default(), ..draft.deck.clone() };
    let body = html! {
        h1 { (draft.deck.name) }
        p.lead { (list::purpose(&desk, &draft)) }
        @if ready.scenario != Scenario::Hill621 { (deeds(&desk, &draft, true)) }
        @for (group, pile) in parts(ready) {
            h2 { (desk.put(Message::new("deck-part").with("part", group.word()))) }
            (sheet(&desk, &pile))
        }
        (figures::show(&desk, &whole))
    };
    Ok(desk.page(&draft.deck.name, "decks shown", body))
}

/// The parts of a force that have cards.
fn parts(ready: &ReadyDeck) -> impl Iterator<Item = (ForcePart, Pile)> + '_ {
    ForcePart::ALL
        .into_iter()
        .map(|group| (group, ready.group(group).collect::<Pile>()))
        .filter(|(_, pile)| !pile.is_empty())
}
