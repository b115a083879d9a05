//! A match that has ended, step by step: as each seat saw it, or the public. Its record is open, so no
//! view of it is a secret any more.

use super::curve::Curve;
use super::detail::card;
use super::table::{Bars, Scene, lay_out};
use super::{Head, Trouble, find, page_with, refused, rule_link, say, say_with};
use crate::live::Live;
use crate::render::{card_pictures, result};
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use table::{Message, Next, Outcome, Seat, Side};
use titles::{Entry, Hosted, Picture, SeatView, Standing};

/// How many lines of the log are shown.
const LOG_LINES: usize = 60;

/// What an address can ask for.
#[derive(Debug, Default, Deserialize)]
pub struct StoryQuery {
    /// After how many actions; all if not said.
    at: Option<usize>,
    /// The seat to look from; `all` is the public.
    #[serde(rename = "as")]
    seat: Option<String>,
    /// What to show in detail, of this step.
    of: Option<String>,
}

/// A match that was played here.
pub async fn of_match(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<StoryQuery>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let live = find(&app, &id).await?;
    let inside = live.inside.read().await;
    let (Some(game), Some(_)) = (inside.game.as_deref(), inside.outcome()) else {
        return Err(refused(StatusCode::CONFLICT, "story-when-over"));
    };
    let own = inside.seats_of(&visitor).first().copied();
    let path = format!("/m/{}/story", live.id);
    let record = Some(format!("/m/{}/match.jsonl", live.id));
    tell(&app, &visitor, &headers, Book { game, path, record, own }, &asked)
}

/// A record that somebody has brought.
pub async fn of_record(
    State(app): State<Arc<App>>,
    Path(record): Path<String>,
    Query(asked): Query<StoryQuery>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let game = app.uploads.find(&record).ok_or(refused(StatusCode::NOT_FOUND, "record-gone"))?;
    let path = format!("/replay/{record}");
    tell(&app, &visitor, &headers, Book { game: &**game, path, record: None, own: None }, &asked)
}

/// Lets a bot go through a match that was played here.
pub async fn analyse_match(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Redirect, Trouble> {
    let live: Arc<Live> = find(&app, &id).await?;
    let inside = live.inside.read().await;
    let (Some(game), Some(_)) = (inside.game.as_deref(), inside.outcome()) else {
        return Err(refused(StatusCode::CONFLICT, "story-when-over"));
    };
    let path = format!("/m/{}/story", live.id);
    app.bots.analyse(&app, &path, game.copy());
    Ok(Redirect::to(&path))
}

/// Lets a bot go through a record that somebody has brought.
pub async fn analyse_record(State(app): State<Arc<App>>, Path(record): Path<String>) -> Result<Redirect, Trouble> {
    let game = app.uploads.find(&record).ok_or(refused(StatusCode::NOT_FOUND, "record-gone"))?;
    let path = format!("/replay/{record}");
    app.bots.analyse(&app, &path, game.copy());
    Ok(Redirect::to(&path))
}

/// A finished match and where its pages are.
struct Book<'a> {
    game: &'a dyn Hosted,
    path: String,
    record: Option<String>,
    own: Option<Seat>,
}

fn tell(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    book: Book,
    asked: &StoryQuery,
) -> Result<Response, Trouble> {
    let entry = app.titles(visitor.language).find(book.game.title().id).map_err(|_| Trouble::Lost)?;
    let seat = match asked.seat.as_deref() {
        None => book.own,
        Some("all") => None,
        Some(number) => Some(number.parse().map(Seat).map_err(|_| Trouble::Lost)?),
    };
    if seat.is_some_and(|seat| book.game.seating().side(seat).is_none()) {
        return Err(Trouble::Lost);
    }
    let last = book.game.len();
    let at = asked.at.unwrap_or(last).min(last);
    let earlier = (at < last).then(|| book.game.rewound(at));
    let now = earlier.as_deref().unwrap_or(book.game);
    let (seen, say) = (now.seen_by(seat), |message: &Message| entry.lexicon.say(message));
    if let Some(of) = &asked.of {
        let spot = || seen.detail(&of.parse().ok()?, &say);
        return Ok(PreEscaped(card(entry, of).or_else(spot).ok_or(Trouble::Lost)?).into_response());
    }
    let Picture { frame, live, cards, .. } = seen.picture(&say);
    let ground = seen.ground();
    let standing = seen.standing();
    let page_of = Page { app, language: visitor.language, entry, book: &book, now, seen: &*seen, standing, at, seat };
    let panel = page_of.panel();
    if headers.contains_key("x-steppe") {
        let known = known(headers);
        let drawn = card_pictures(entry, cards.into_iter().filter(|card| !known.contains(card)));
        let changes = json!({
            "faces": drawn,
            "ground": ground,
            "under": live.under,
            "pieces": live.pieces.iter().map(|piece| &piece.svg).collect::<Vec<_>>(),
            "over": live.over,
            "story": panel.into_string(),
        });
        return Ok(([(CONTENT_TYPE, "application/json")], changes.to_string()).into_response());
    }
    let scene = Scene {
        title: entry.title().id,
        frame,
        faces: card_pictures(entry, cards),
        ground: &ground,
        live_layer: &live,
        panel: html! { div.part #part-story { (panel) } },
        bars: Bars::default(),
        live: None,
        why: None,
        reach: None,
        detail: None,
        words: None,
        from: "",
        home: None,
    };
    let body = lay_out(app, visitor.language, scene);
    let name = entry.passport().name();
    let head = Head::table(&name, "table story").shows(entry.title().id).loads(&["story.js"]);
    Ok(page_with(app, visitor, head, body).into_response())
}

/// The pictures of cards that the page has already.
fn known(headers: &HeaderMap) -> Vec<u16> {
    let numbers = headers.get("x-faces").and_then(|numbers| numbers.to_str().ok()).unwrap_or_default();
    numbers.split(' ').filter_map(|number| number.parse().ok()).collect()
}

/// One position of the story.
struct Page<'a> {
    app: &'a App,
    language: Language,
    entry: &'a Entry,
    book: &'a Book<'a>,
    now: &'a dyn Hosted,
    seen: &'a dyn SeatView,
    standing: Standing,
    at: usize,
    seat: Option<Seat>,
}

impl Page<'_> {
    fn say(&self, key: &'static str) -> String {
        say(self.app, self.language, key)
    }

    fn panel(&self) -> Markup {
        let last = self.book.game.len();
        let prompt = self.seen.prompt();
        html! {
            h1 { (self.entry.passport().name()) }
            @if let Next::Over(outcome) = self.book.game.next() {
                p.good { (self.result(&outcome)) }
            }
            @if self.book.record.is_none() {
                p.sound { (say_with(self.app, self.language, Message::new("record-good").with("count", last))) }
            }
            nav.steps aria-label=(self.say("steps")) {
                (self.step("first", "«", (self.at > 0).then_some(0)))
                (self.step("previous", "‹", self.at.checked_sub(1)))
                output { (say_with(self.app, self.language, Message::new("step-of").with("at", self.at).with("last", last))) }
                (self.step("next", "›", (self.at < last).then_some(self.at + 1)))
                (self.step("last", "»", (self.at < last).then_some(last)))
            }
            nav.views aria-label=(self.say("views")) {
                @for seat in self.book.game.seating().seats() { (self.view(Some(seat))) }
                (self.view(None))
            }
            @if let Next::Decide(_) = self.now.next() {
                section.prompt { p.ask { (self.entry.say(&prompt)) " " (rule_link(self.entry, prompt.rule)) } }
            }
            (self.analysis())
            (self.log())
            nav.business {
                @if let Some(record) = &self.book.record { a.button href=(record) download { (self.say("export")) } }
                a.button href={ "/rules/" (self.entry.title().id) } data-book { (self.say("rules")) }
            }
        }
    }

    /// The end of the match, whose sides may not be known yet at this step.
    fn result(&self, outcome: &Outcome) -> String {
        let sides = self.book.game.seen_by(self.seat).standing().sides;
        result(self.app, self.language, sides, self.book.game.settled(), outcome)
    }

    fn address(&self, at: usize, seat: Option<Seat>) -> String {
        let seat = seat.map_or("all".to_owned(), |seat| seat.0.to_string());
        format!("{}?at={at}&as={seat}", self.book.path)
    }

    /// What a bot thinks of the match, or the offer to ask it.
    fn analysis(&self) -> Markup {
        let Some(analysis) = self.app.bots.analysis(&self.book.path) else {
            return html! { form method="post" action={ (self.book.path) "/analyse" } { button.main { (self.say("analyse")) } } };
        };
        let address = |at| self.address(at, self.seat);
        let (app, language, entry, at) = (self.app, self.language, self.entry, self.at);
        Curve { app, language, entry, analysis: &analysis, at, address: &address }.show()
    }

    /// A link to another step; without one the sign stands there greyed out.
    fn step(&self, word: &'static str, sign: &str, to: Option<usize>) -> Markup {
        let key = match word {
            "first" => "step-first",
            "previous" => "step-previous",
            "next" => "step-next",
            _ => "step-last",
        };
        html! {
            @if let Some(at) = to {
                a.button href=(self.address(at, self.seat)) data-step=(word) aria-label=(self.say(key)) title=(self.say(key)) { (sign) }
            } @else {
                span.button aria-disabled="true" { (sign) }
            }
        }
    }

    fn view(&self, seat: Option<Seat>) -> Markup {
        let here = seat == self.seat;
        html! {
            a.button href=(self.address(self.at, seat)) data-step="view" aria-current=[here.then_some("true")] { (self.view_name(seat)) }
        }
    }

    /// The side, with the number of the seat where a side has several.
    fn view_name(&self, seat: Option<Seat>) -> String {
        let seating = self.book.game.seating();
        let Some((seat, side)) = seat.and_then(|seat| Some((seat, seating.side(seat)?))) else {
            return self.say("view-public");
        };
        let name = Message::new("player").with("side", self.standing.sides[side.index()]).with("who", "other");
        let name = say_with(self.app, self.language, name);
        let many = Side::BOTH.iter().any(|side| seating.of_side(*side).count() > 1);
        if many { format!("{name} {}", seat.0 + 1) } else { name }
    }

    fn log(&self) -> Markup {
        let lines = (0..=self.at).rev().flat_map(|step| self.seen.log(step..=step).into_iter().rev());
        html! {
            details.log open {
                summary { (self.say("log")) }
                ol reversed { @for line in lines.take(LOG_LINES) { li { (self.entry.say(&line.prompt)) " " (rule_link(self.entry, line.prompt.rule)) } } }
            }
        }
    }
}
