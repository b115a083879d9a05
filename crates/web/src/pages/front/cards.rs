//! The titles, each with a picture of the battle in progress, and the ways into it.

use crate::pages::sign::sign;
use crate::pages::{dice, say, say_with};
use crate::visitor::Visitor;
use crate::{App, decks};
use maud::{Markup, html};
use table::{Message, Pledge, Side};
use titles::Entry;

/// All titles: the one to begin with, or the one played last, comes first and is larger.
pub fn show(app: &App, visitor: &Visitor, last_played: Option<&str>) -> Markup {
    let titles = || app.titles(visitor.language).iter();
    let first = titles().find(|entry| Some(entry.title().id) == last_played).or_else(|| titles().next());
    let is_first = |entry: &Entry| first.is_some_and(|first| first.title().id == entry.title().id);
    html! {
        div.titles {
            @if let Some(entry) = first { (card(app, visitor, entry, Some(last_played.is_none()))) }
            @for entry in titles().filter(|entry| !is_first(entry)) { (card(app, visitor, entry, None)) }
        }
    }
}

/// The card of a title; `large` is the one to begin with, and whether it is marked so.
fn card(app: &App, visitor: &Visitor, entry: &Entry, large: Option<bool>) -> Markup {
    let (title, language) = (entry.title(), visitor.language);
    let say = |key| say(app, language, key);
    let words = entry.passport();
    let marked = large == Some(true);
    html! {
        article.title.large[large.is_some()] {
            div.picture {
                img src={ "/poster/" (title.id) "/" (language.code()) } alt="" loading=[large.is_none().then_some("lazy")];
                @if marked { span.mark { (say("start-here")) } }
            }
            div.about {
                header {
                    @if let Some(when) = words.when() { p.when { (when) } }
                    a href={ "/new/" (title.id) } { (say("new-match")) }
                }
                h2 { (words.name()) }
                p.lure { (if large.is_some() { words.pitch() } else { words.lure() }) }
                p.figures {
                    @if let Some(time) = words.time() { span.time { (time) } }
                    span.players { (players(app, visitor, entry)) }
                    span.links {
                        a href={ "/rules/" (title.id) } { (say("rules")) }
                        @if let Some(way) = decks::way(entry) { a href=(way) { (say("decks")) } }
                        @if !entry.game.cards().is_empty() { a href={ "/cards/" (title.id) } { (say("cards")) } }
                    }
                }
                div.go {
                    @if !entry.game.lesson().is_empty() {
                        a.button.main[marked] href={ "/learn/" (title.id) } { (say("learn")) " " small { (say("learn-time")) } }
                    }
                    (sides(app, visitor, entry))
                }
            }
        }
    }
}

fn players(app: &App, visitor: &Visitor, entry: &Entry) -> String {
    let (least, most) = entry.title().players.clone().into_inner();
    say_with(app, visitor.language, Message::new("players").with("least", least).with("most", most))
}

/// Play at once, as one side or the other; where the dice decide who is who, one button says so.
fn sides(app: &App, visitor: &Visitor, entry: &Entry) -> Markup {
    let words = sides_at_first(entry);
    let play = |value: &str, side: &'static str| {
        html! {
            form method="post" action={ "/play/" (entry.title().id) } {
                (dice::promise_field())
                button.(side) name="side" value=(value) {
                    (sign(side)) " " (say_with(app, visitor.language, Message::new("play-side").with("side", side)))
                }
            }
        }
    };
    html! {
        div.sides {
            @if words == ROLLED_FOR { (play("first", "rolled")) }
            @else { (play("second", words[1])) (play("first", words[0])) }
        }
    }
}

/// The words for sides of which it is not known yet who they are.
pub const ROLLED_FOR: [&str; 2] = ["first", "second"];

/// Who the sides are when the first scenario begins, as far as it is known.
fn sides_at_first(entry: &Entry) -> [&'static str; 2] {
    let scenarios = entry.game.scenarios();
    scenarios.first().map_or_else(|| Side::BOTH.map(|side| entry.side(side)), |(_, setup)| sides_of(entry, setup))
}

/// Who the sides of a match with this setup are when it begins, as far as it is known.
pub fn sides_of(entry: &Entry, setup: &serde_json::Value) -> [&'static str; 2] {
    match entry.game.start(setup, Pledge::of_number(0)) {
        Ok(game) => game.seen_by(None).standing().sides,
        Err(_) => Side::BOTH.map(|side| entry.side(side)),
    }
}
