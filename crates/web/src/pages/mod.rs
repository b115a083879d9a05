//! The pages, a file each, and what they share.

pub mod account;
pub mod cards;
pub mod choices;
pub mod detail;
pub mod dice;
pub mod ending;
pub mod example;
pub mod finding;
pub mod front;
pub mod hint;
mod illustrated;
pub mod join;
pub mod keys;
pub mod learn;
pub mod legend;
pub mod lobby;
pub mod new;
pub mod pictures;
pub mod practice;
pub mod reach;
pub mod record;
pub mod rules;
pub mod settings;
pub mod sign;
pub mod story;
pub mod table;
pub mod trouble;

pub use trouble::{Trouble, refused};

use crate::assets::{Assets, board_of};
use crate::live::Live;
use crate::visitor::Visitor;
use crate::{App, Language};
use ::table::{Message, Track};
use axum::http::StatusCode;
use maud::{DOCTYPE, Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::MatchId;
use titles::Entry;

/// A message of the site without arguments.
pub fn say(app: &App, language: Language, key: &'static str) -> String {
    app.words(language).say(&Message::new(key))
}

/// A message of the site.
pub fn say_with(app: &App, language: Language, message: Message) -> String {
    app.words(language).say(&message)
}

/// A rule's number as a link into the rulebook.
pub fn rule_link(entry: &Entry, rule: &str) -> Markup {
    html! { a.rule href={ "/rules/" (entry.title().id) "#" (rule) } data-rule=(rule) { (rule) } }
}

/// What a form or an address holds.
pub type Fields = BTreeMap<String, String>;

/// The turn of how many; none before the first.
pub fn turn_in_words(app: &App, language: Language, track: &Track) -> Option<String> {
    let message = match track.last {
        Some(last) => Message::new("turn-of").with("turn", track.turn).with("last", last),
        None => Message::new("turn").with("turn", track.turn),
    };
    (track.turn > 0).then(|| say_with(app, language, message))
}

/// How long ago something was.
pub fn ago(app: &App, language: Language, now: u64, then: u64) -> String {
    let minutes = now.saturating_sub(then) / 60_000;
    let message = match minutes {
        0 => Message::new("just-now"),
        1..60 => Message::new("minutes-ago").with("count", minutes as i64),
        60..1440 => Message::new("hours-ago").with("count", (minutes / 60) as i64),
        _ => Message::new("days-ago").with("count", (minutes / 1440) as i64),
    };
    say_with(app, language, message)
}

/// What stands at the top of a page: what it is called, and the files that it loads.
pub struct Head<'a> {
    heading: &'a str,
    class: &'a str,
    files: Vec<String>,
}

impl<'a> Head<'a> {
    /// Of an ordinary page.
    pub fn plain(heading: &'a str, class: &'a str) -> Head<'a> {
        Head { heading, class, files: Vec::new() }.loads(&["base.css", "pages.css"])
    }

    /// Of a page with a board to play on.
    pub fn table(heading: &'a str, class: &'a str) -> Head<'a> {
        Head { heading, class, files: Vec::new() }.loads(&[
            "base.css",
            "table.css",
            "aim.css",
            "panel.css",
            "playback.css",
            "rulebook.css",
        ])
    }

    /// Stylesheets and scripts that this page needs besides.
    pub fn loads(mut self, files: &[&str]) -> Head<'a> {
        self.files.extend(files.iter().map(|file| (*file).to_owned()));
        self
    }

    /// The board or the cards of a title are shown.
    pub fn shows(mut self, title: &str) -> Head<'a> {
        self.files.push(board_of(title));
        self
    }

    fn markup(&self, assets: &Assets) -> Markup {
        let (scripts, styles): (Vec<&String>, Vec<&String>) = self.files.iter().partition(|name| name.ends_with(".js"));
        let mut imports: Vec<&String> = scripts.iter().flat_map(|script| assets.imports(script)).collect();
        imports.sort();
        imports.dedup();
        html! {
            title { (self.heading) " · Steppe" }
            link rel="icon" href=(assets.address("icon.svg")) type="image/svg+xml" data-turn=(assets.address("icon-turn.svg"));
            @for style in styles { link rel="stylesheet" href=(assets.address(style)); }
            @for script in &scripts { script type="module" src=(assets.address(script)) {} }
            @for import in imports { link rel="modulepreload" href=(assets.address(import)); }
        }
    }
}

/// A page that needs nothing besides what all have.
pub fn page(app: &App, visitor: &Visitor, heading: &str, class: &str, body: Markup) -> Markup {
    page_with(app, visitor, Head::plain(heading, class), body)
}

/// The frame around every page.
pub fn page_with(app: &App, visitor: &Visitor, head: Head, body: Markup) -> Markup {
    let language = visitor.language;
    let say = |key| say(app, language, key);
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[visitor.theme] data-keys=[visitor.keys] data-symbols=[visitor.symbols] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                (head.markup(&app.assets))
            }
            body class=(head.class) {
                a.skip href="#main" { (say("skip")) }
                nav.top aria-label=(say("site-menu")) {
                    a.home href="/" { "Steppe" }
                    a href="/decks" { (say("decks")) }
                    a href="/cards" { (say("cards")) }
                    span.grow {}
                    a href="/account" { @if let Some(name) = &visitor.name { (name) } @else { (say("account")) } }
                    details.languages {
                        summary { (language.name()) }
                        div {
                            @for other in Language::ALL {
                                a href={ "/set/language/" (other.code()) } lang=(other.code()) hreflang=(other.code()) { (other.name()) }
                            }
                        }
                    }
                    @let other = if visitor.theme == Some("dark") { "light" } else { "dark" };
                    a.theme href={ "/set/theme/" (other) } title=(say("theme")) aria-label=(say("theme")) { "◐" }
                }
                main #main { (body) }
            }
        }
    }
}

/// A page that does not exist.
pub async fn lost() -> Trouble {
    Trouble::Lost
}

/// The match of an address, for whoever may look at it.
pub async fn find_shown(app: &Arc<App>, visitor: &Visitor, id: &str) -> Result<Arc<Live>, Trouble> {
    let live = find(app, id).await?;
    let is_shown = live.inside.read().await.is_shown_to(visitor);
    if is_shown { Ok(live) } else { Err(refused(StatusCode::FORBIDDEN, "match-private")) }
}

/// The match of an address, for whoever holds a seat of it or is about to.
pub async fn find(app: &Arc<App>, id: &str) -> Result<Arc<Live>, Trouble> {
    let id = MatchId::parse(id).ok_or(Trouble::Lost)?;
    app.live(id).await?.ok_or(Trouble::Lost)
}
