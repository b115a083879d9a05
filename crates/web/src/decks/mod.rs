//! Decks of one's own, of every title that has some: what they are made of, the title says ([`table::decks`]).
//!
//! | room | what is in it |
//! |---|---|
//! | `desk` | what every page here needs: the site, who looks, the title, the decks that they keep |
//! | `form`, `link`, `text` | a deck in forms, addresses and the store; as a word in a link; as text |
//! | `list`, `share`, `import` | my decks and the ready-made ones; a deck to look at; decks from text |
//! | `builder`, `bench`, `pool`, `pane`, `figures` | the builder: what it holds, the cards, the deck, its statistics |
//! | `keep` | saving, copying, throwing away |
//! | `choice`, `seat` | a deck in a match: chosen with it, or taken at the table |

mod bench;
mod builder;
pub mod choice;
mod desk;
mod figures;
mod form;
mod import;
mod keep;
mod link;
mod list;
mod pane;
mod pool;
pub mod seat;
mod share;
mod text;

use crate::App;
use axum::Router;
use axum::routing::{get, post};
use desk::{Desk, Kept, by_script, keeper, new_keeper};
use maud::{Markup, html};
use std::sync::Arc;
use titles::Entry;

/// The pages of decks and what is posted to them.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/decks", get(list::titles))
        .route("/decks/{title}", get(list::show))
        .route("/decks/{title}/build", get(builder::show).post(builder::work))
        .route("/decks/{title}/keep", post(keep::keep))
        .route("/decks/{title}/drop", post(keep::throw))
        .route("/decks/{title}/import", post(import::read))
        .route("/decks/{title}/ready/{id}", get(share::ready))
        .route("/decks/{title}/s/{word}", get(share::show))
        .route("/decks/{title}/s/{word}/deck.txt", get(share::text))
        .route("/m/{id}/decks", get(seat::show))
        .route("/m/{id}/deck", post(seat::post))
}

/// The way to the decks of a title, where it has some.
pub fn way(entry: &Entry) -> Option<String> {
    entry.game.decks().map(|_| format!("/decks/{}", entry.title().id))
}

/// The ready-made decks that have a card.
pub fn occurs(app: &App, visitor: &crate::visitor::Visitor, entry: &Entry, number: u16) -> Markup {
    let Ok(desk) = Desk::of(app, visitor, entry.title().id) else { return html! {} };
    let many = |ready: &table::decks::ReadyDeck| -> u16 {
        ready.parts.iter().map(|(_, pile)| u16::from(pile.count(number))).sum()
    };
    let decks: Vec<_> = desk.rules.ready_made().into_iter().map(|ready| (many(&ready), ready)).collect();
    let decks: Vec<_> = decks.into_iter().filter(|(count, _)| *count > 0).collect();
    html! {
        section.occurs {
            h2 { (desk.say("occurs")) }
            @if decks.is_empty() { p { (desk.say("occurs-nowhere")) } }
            ul { @for (count, ready) in decks { li { a href=(desk.at(&format!("/ready/{}", ready.id))) { (desk.tell(&ready.name)) } " × " (count) } } }
        }
    }
}

#[cfg(test)]
mod testing {
    use table::Title;
    use table::decks::DeckRules;

    /// The titles that have decks.
    pub fn with_decks() -> Vec<(&'static Title, &'static dyn DeckRules)> {
        let titles = registry::titles("en");
        let with = titles.iter().filter_map(|entry| Some((entry.title(), entry.game.decks()?.rules())));
        let with: Vec<_> = with.collect();
        assert!(with.len() > 1, "the builder serves several titles");
        with
    }
}
