//! The pages, a file each, and what they share.

pub mod account;
pub mod assets;
pub mod curve;
pub mod detail;
pub mod dice;
pub mod front;
pub mod hint;
pub mod join;
pub mod new;
pub mod reach;
pub mod record;
pub mod rules;
pub mod settings;
pub mod story;
pub mod table;
pub mod trouble;

pub use trouble::{Trouble, refused};

use crate::live::Live;
use crate::registry::TITLE_PAGES;
use crate::title_pages::{self, TitlePages};
use crate::visitor::Visitor;
use crate::{App, Language};
use ::table::Message;
use maud::{DOCTYPE, Markup, html};
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

/// A page that no single title needs anything for.
pub fn page(app: &App, visitor: &Visitor, heading: &str, class: &str, body: Markup) -> Markup {
    frame(app, visitor, heading, class, None, body)
}

/// A page of a title, with the stylesheet and the script that the title adds.
pub fn title_page(app: &App, visitor: &Visitor, title: &str, heading: &str, class: &str, body: Markup) -> Markup {
    frame(app, visitor, heading, class, title_pages::of_title(title), body)
}

/// The frame around every page.
fn frame(
    app: &App,
    visitor: &Visitor,
    heading: &str,
    class: &str,
    title: Option<&dyn TitlePages>,
    body: Markup,
) -> Markup {
    let language = visitor.language;
    let say = |key| say(app, language, key);
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=[visitor.theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (heading) " · Steppe" }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/site.css";
                link rel="stylesheet" href="/assets/boards.css";
                script src="/assets/site.js" defer {}
                script src="/assets/dice.js" defer {}
                @if let Some(pages) = title {
                    link rel="stylesheet" href={ "/assets/" (pages.title()) ".css" };
                    script src={ "/assets/" (pages.title()) ".js" } defer {}
                }
            }
            body class=(class) {
                a.skip href="#main" { (say("skip")) }
                nav.top {
                    a.home href="/" { "Steppe" }
                    @for (address, name) in TITLE_PAGES.iter().flat_map(|pages| pages.links()) { a href=(address) { (say(name)) } }
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

/// The match of an address.
pub async fn find(app: &Arc<App>, id: &str) -> Result<Arc<Live>, Trouble> {
    let id = MatchId::parse(id).ok_or(Trouble::Lost)?;
    app.live(id).await?.ok_or(Trouble::Lost)
}
