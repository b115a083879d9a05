//! Tank Commander in the site: decks of one's own, and the cards that they are made of.
//!
//! | room | what is in it |
//! |---|---|
//! | `desk` | what every page here needs: the site, who looks, the decks that they keep |
//! | `draft` | a deck and what it is meant for; how forms and addresses hold it |
//! | `list`, `share`, `import` | my decks and the ready-made ones; a deck to look at; decks from text |
//! | `builder`, `bench`, `pool`, `pane`, `figures` | the builder: what it holds, the cards, the deck, its statistics |
//! | `keep` | saving, copying, throwing away |
//! | `choice`, `seat` | a deck in a match: chosen with it, or taken at the table |
//! | `cards`, `card`, `values` | the encyclopedia |
//! | `filter` | finding cards |
//! | `assets`, `locales` | its stylesheets, its scripts, its words |

mod bench;
mod builder;
mod card;
mod cards;
mod choice;
mod desk;
mod draft;
mod figures;
mod filter;
mod import;
mod keep;
mod list;
mod pane;
mod pool;
mod seat;
mod share;
mod values;

use crate::live::Inside;
use crate::posts::SetupForm;
use crate::title_pages::{Maker, Prepared, SetupFields, TitlePages};
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::Router;
use axum::routing::{get, post};
use desk::{Desk, Fields, Kept, by_script, keeper, new_keeper, options, years};
use draft::Draft;
use maud::Markup;
use serde_json::Value;
use std::sync::Arc;
use table::Seat;
use titles::Hosted;

/// The id of the title.
const TITLE: &str = "tank_commander";

/// What Tank Commander adds to the site.
pub struct TankCommanderPages;

impl TitlePages for TankCommanderPages {
    fn title(&self) -> &'static str {
        TITLE
    }

    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("en", include_str!("locales/en.ftl")),
            ("fr", include_str!("locales/fr.ftl")),
            ("de", include_str!("locales/de.ftl")),
            ("ru", include_str!("locales/ru.ftl")),
        ]
    }

    fn files(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("decks.css", include_str!("assets/decks.css")),
            ("decks.js", include_str!("assets/decks.js")),
            ("deck_choice.css", include_str!("assets/deck_choice.css")),
            ("deck_choice.js", include_str!("assets/deck_choice.js")),
            ("deck_words.js", include_str!("assets/deck_words.js")),
        ]
    }

    fn files_in_matches(&self) -> &'static [&'static str] {
        &["deck_choice.css", "deck_choice.js"]
    }

    fn links(&self) -> &'static [(&'static str, &'static str)] {
        &[("/decks", "decks"), ("/cards", "cards")]
    }

    fn routes(&self) -> Router<Arc<App>> {
        Router::new()
            .route("/decks", get(list::show))
            .route("/decks/build", get(builder::show).post(builder::work))
            .route("/decks/keep", post(keep::keep))
            .route("/decks/drop", post(keep::throw))
            .route("/decks/import", post(import::read))
            .route("/decks/ready/{id}", get(share::ready))
            .route("/decks/s/{word}", get(share::show))
            .route("/decks/s/{word}/deck.txt", get(share::text))
            .route("/cards", get(cards::show))
            .route("/cards/{number}", get(card::show))
            .route("/m/{id}/decks", get(seat::show))
            .route("/m/{id}/deck", post(seat::post))
    }

    fn setup_fields<'a>(&'a self, app: &'a App, visitor: &'a Visitor, form: &'a SetupForm) -> SetupFields<'a> {
        Box::pin(choice::choose(app, visitor, form))
    }

    fn read_setup(&self, maker: &Maker, setup: &mut Value) -> Result<Vec<Prepared>, String> {
        choice::agree(maker, setup)
    }

    fn prepared_actions(&self, game: &dyn Hosted, seat: Seat, prepared: &Value) -> Option<Vec<Value>> {
        seat::prepared_actions(game, seat, prepared)
    }

    fn offer(&self, app: &App, language: Language, inside: &Inside, seat: Seat) -> Markup {
        seat::offer(app, language, inside, seat)
    }
}
