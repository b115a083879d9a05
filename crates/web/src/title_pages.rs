//! What a title may add to what the site has for every title: pages of its own, fields in the form of a new match,
//! something to prepare for a seat, an offer at the table.

use crate::live::Inside;
use crate::pages::Trouble;
use crate::posts::{Opponent, SetupForm};
use crate::registry::TITLE_PAGES;
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::Router;
use maud::Markup;
use serde_json::Value;
use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use table::{Seat, Side};
use titles::Hosted;

/// The part of a title in the site. What it does not add it need not name.
pub trait TitlePages: Sync {
    /// The id of the title.
    fn title(&self) -> &'static str;

    /// Its messages, by language.
    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Its stylesheets and scripts, each with a name of its own in the site.
    fn files(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Those of them that every page of its matches loads: the form of a new one, the table.
    fn files_in_matches(&self) -> &'static [&'static str] {
        &[]
    }

    /// The ways to its pages: each an address and the message that names it.
    fn links(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Its pages and what is posted to them.
    fn routes(&self) -> Router<Arc<App>> {
        Router::new()
    }

    /// Those of its files that the pages of its cards load.
    fn files_of_cards(&self) -> &'static [&'static str] {
        &[]
    }

    /// How its cards are sought, where words and kinds do not suffice.
    fn find_cards(&self, _app: &App, _visitor: &Visitor, _asked: &Fields) -> Option<FoundCards> {
        None
    }

    /// What is told of a card beside and below its face, where that is more than what is printed on it.
    fn card_page(&self, _app: &App, _visitor: &Visitor, _number: u16) -> Option<CardPage> {
        None
    }

    /// What the form of a new match asks besides scenario, side, opponent and options.
    fn setup_fields<'a>(&'a self, _app: &'a App, _visitor: &'a Visitor, _form: &'a SetupForm) -> SetupFields<'a> {
        Box::pin(async { Ok(Markup::default()) })
    }

    /// Puts its fields into the setup of a match that somebody makes; answers what seats have prepared by them.
    ///
    /// # Errors
    /// Every reason why it cannot be played so, in words.
    fn read_setup(&self, _maker: &Maker, _setup: &mut Value) -> Result<Vec<Prepared>, String> {
        Ok(Vec::new())
    }

    /// The actions that the seat which decides has prepared; none if they do not fit: then the player decides.
    fn prepared_actions(&self, _game: &dyn Hosted, _seat: Seat, _prepared: &Value) -> Option<Vec<Value>> {
        None
    }

    /// What a seat is offered at the table beside its choices.
    fn offer(&self, _app: &App, _language: Language, _inside: &Inside, _seat: Seat) -> Markup {
        Markup::default()
    }
}

/// What a form or an address holds.
pub type Fields = BTreeMap<String, String>;

/// Cards that were sought.
pub struct FoundCards {
    /// The fields that say what is sought.
    pub fields: Markup,
    /// The numbers of those that were found, in order.
    pub found: Vec<u16>,
}

/// What a title tells of a card.
pub struct CardPage {
    /// Beside its face.
    pub beside: Markup,
    /// Below both.
    pub below: Markup,
}

/// Fields of a form, to be awaited.
pub type SetupFields<'a> = Pin<Box<dyn Future<Output = Result<Markup, Trouble>> + Send + 'a>>;

/// What a seat has prepared before it is asked for it.
pub type Prepared = (Seat, Value);

/// Somebody who makes a match.
pub struct Maker<'a> {
    /// The site.
    pub app: &'a App,
    /// Who.
    pub visitor: &'a Visitor,
    /// What they have filled in.
    pub form: &'a SetupForm,
    /// The side that they take.
    pub side: Side,
    /// Whom they play against.
    pub opponent: Opponent,
}

/// What a title adds, if it adds anything.
pub fn of_title(title: &str) -> Option<&'static dyn TitlePages> {
    TITLE_PAGES.iter().copied().find(|pages| pages.title() == title)
}
