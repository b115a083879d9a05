//! A match that has ended: who won and why, the board as it stood, and every step of the way, as each seat saw it or
//! the public. Its record is open, so no view of it is a secret any more.
//!
//! | room | what is in it |
//! |---|---|
//! | here | the pages, and what of them changes from step to step |
//! | `account` | where the points came from |
//! | `book` | the match, where its pages are, who played it |
//! | `chronicle` | the whole match on one map |
//! | `panel` | who won and why, what is next; points, losses, turning points; what happened at a step |
//! | `steps` | the ways through it: by turns or decisions |
//! | `curve` | who was winning, as a curve |
//! | `turning` | where the match turned, as a bot sees it |
//! | `try_it` | playing on from a moment |

mod account;
mod book;
mod chronicle;
mod curve;
mod panel;
mod steps;
mod try_it;
mod turning;

pub use try_it::{try_match, try_record};

use super::detail::{of_spot_or_card, shown};
use super::table::{Bars, Scene, lay_out};
use super::{Head, Trouble, find_shown, page_with, refused, say, say_with};
use crate::bot_pool::Analysis;
use crate::limits::Wish;
use crate::render::card_pictures;
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use boards::Ink;
use book::Book;
use chronicle::Chronicle;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use steps::{By, Stops};
use table::{Message, Seat};
use titles::{Entry, Hosted, Moment, Picture, SeatView, Vantage};

/// What an address can ask for.
#[derive(Debug, Default, Deserialize)]
pub struct StoryQuery {
    /// After how many actions; all if not said.
    at: Option<usize>,
    /// The seat to look from; `all` is the public.
    #[serde(rename = "as")]
    seat: Option<String>,
    /// How one goes on.
    #[serde(default)]
    by: By,
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
    let client = visitor.client;
    let (live, site) = (find_shown(&app, &visitor, &id).await?, app.clone());
    let told = move || {
        let inside = live.inside.blocking_read();
        tell(&site, &visitor, &headers, &Book::of_match(&inside, &visitor)?, &asked)
    };
    app.replays.run(client, told).await?
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
    let (site, client) = (app.clone(), visitor.client);
    let told = move || tell(&site, &visitor, &headers, &Book::of_record(&**game, &record), &asked);
    app.replays.run(client, told).await?
}

/// Lets a bot go through a match that was played here.
pub async fn analyse_match(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let inside = live.inside.read().await;
    analyse(&app, &visitor, &Book::of_match(&inside, &visitor)?)
}

/// Lets a bot go through a record that somebody has brought.
pub async fn analyse_record(
    State(app): State<Arc<App>>,
    Path(record): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Trouble> {
    let game = app.uploads.find(&record).ok_or(refused(StatusCode::NOT_FOUND, "record-gone"))?;
    analyse(&app, &visitor, &Book::of_record(&**game, &record))
}

fn analyse(app: &Arc<App>, visitor: &Visitor, book: &Book) -> Result<Redirect, Trouble> {
    if app.bots.analysis(&book.path).is_none() {
        app.budgets.charge(visitor.client, Wish::Analysis)?;
        app.bots.analyse(app, visitor.client, &book.path, book.game.copy())?;
    }
    Ok(Redirect::to(&book.path))
}

fn tell(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    book: &Book,
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
    let seen = now.seen_by(seat);
    if let Some(of) = &asked.of {
        return Ok(shown(of_spot_or_card(entry, &*seen, of)));
    }
    let course = book.game.course();
    let stops = Stops::of(&course, asked.by);
    let analysis = app.bots.analysis(&book.path);
    let (language, now, seen) = (visitor.language, now, &*seen);
    let sides = book.game.seen_by(seat).standing().sides;
    let page =
        Page { app, language, entry, book, now, seen, sides, from: visitor.from, at, seat, course, stops, analysis };
    Ok(if headers.contains_key("x-steppe") { page.changes(headers) } else { page.whole(visitor) })
}

/// One moment of the story.
struct Page<'a> {
    app: &'a App,
    language: Language,
    entry: &'a Entry,
    book: &'a Book<'a>,
    /// The match at this moment.
    now: &'a dyn Hosted,
    /// As it is looked at.
    seen: &'a dyn SeatView,
    /// The words for the sides, as they were known at the end.
    sides: [&'static str; 2],
    /// From which edge of the board.
    from: Vantage,
    at: usize,
    seat: Option<Seat>,
    course: Vec<Moment>,
    stops: Stops,
    analysis: Option<Arc<Analysis>>,
}

impl Page<'_> {
    fn say(&self, key: &'static str) -> String {
        say(self.app, self.language, key)
    }

    fn put(&self, message: Message) -> String {
        say_with(self.app, self.language, message)
    }

    /// Where the story is told at another step, or to another seat.
    fn address(&self, at: usize, seat: Option<Seat>) -> String {
        let seat = seat.map_or("all".to_owned(), |seat| seat.0.to_string());
        format!("{}?at={at}&as={seat}{}", self.book.path, self.stops.by.in_address())
    }

    /// How much a page that shows an analysis knows of it.
    fn judged(&self) -> String {
        self.analysis.as_ref().map_or_else(String::new, |analysis| {
            format!("{}{}", analysis.judged().len(), if analysis.done() { " done" } else { "" })
        })
    }

    fn picture(&self) -> Picture {
        self.seen.picture(self.from, Ink::keeping(&|message| self.entry.lexicon.say(message), &self.entry.pieces))
    }

    fn ground(&self, picture: &Picture) -> String {
        self.seen.ground(picture.outlook, &|message| self.entry.lexicon.say(message))
    }

    /// What the script swaps: all that can be another at another step, and the rest if it has grown.
    fn changes(&self, headers: &HeaderMap) -> Response {
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let picture = self.picture();
        let Picture { live, cards, .. } = &picture;
        let known: Vec<u16> = header("x-faces").split(' ').filter_map(|number| number.parse().ok()).collect();
        let is_end = self.at == self.book.game.len();
        let chronicle = if is_end { self.chronicle() } else { Chronicle::default() };
        let mut changes = json!({
            "faces": card_pictures(self.entry, cards.iter().copied().filter(|card| !known.contains(card))),
            "under": live.under,
            "pieces": live.pieces.iter().map(|piece| &**piece).collect::<Vec<_>>(),
            "over": live.over,
            "at": self.at,
            "mark": mark(&picture),
            "judged": self.judged(),
            "aim": self.board_name(&chronicle).into_string(),
            "steps": self.steps().into_string(),
            "moment": self.moment().into_string(),
            "told": self.told(self.at..=self.at).into_string(),
        });
        let mut add = |name: &str, text: String| changes[name] = Value::String(text);
        if header("x-ground") != mark(&picture) {
            add("ground", self.ground(&picture));
        }
        if header("x-judged") != self.judged() {
            add("curve", self.curve().into_string());
            add("ending", self.ending().into_string());
        }
        ([(CONTENT_TYPE, "application/json")], changes.to_string()).into_response()
    }

    /// The whole page.
    fn whole(&self, visitor: &Visitor) -> Response {
        let picture = self.picture();
        let (ground, shown) = (self.ground(&picture), mark(&picture));
        let Picture { frame, live, cards, .. } = picture;
        let chronicle = self.chronicle();
        let bars = Bars {
            aim: html! { div.part #part-aim { (self.board_name(&chronicle)) } },
            playback: self.bar(&shown, &chronicle),
            losses: html! {},
        };
        let scene = Scene {
            title: self.entry.title().id,
            frame,
            faces: card_pictures(self.entry, cards),
            ground: &ground,
            live_layer: &live,
            panel: self.panel(),
            bars,
            live: None,
            why: None,
            go: None,
            legend: None,
            from_side: self.from,
            reach: None,
            detail: None,
            words: None,
            from: "",
            home: None,
        };
        let body = lay_out(self.app, self.language, scene);
        let name = self.entry.passport().name();
        let head = Head::table(&name, "table story").shows(self.entry.title().id);
        let head = head.loads(&["story.css", "promise.js", "story.js"]);
        page_with(self.app, visitor, head, body).into_response()
    }

    /// What stands under the board: the curve, and the ways through the match on the same scale.
    fn bar(&self, ground: &str, chronicle: &Chronicle) -> Markup {
        html! {
            div.course data-mark=(ground) data-judged=(self.judged()) data-chronicle=(json!(chronicle)) {
                div.part #part-curve { (self.curve()) }
                input #slider type="range" min="0" max=(self.book.game.len()) value=(self.at) hidden
                    aria-label=(self.say("steps")) data-address=(self.book.path);
                div.part #part-steps { (self.steps()) }
            }
        }
    }
}

/// Names the ground of a board as it is looked at.
fn mark(picture: &Picture) -> String {
    format!("{} {:?}", picture.ground_mark, picture.outlook)
}

#[cfg(test)]
mod tests {
    use crate::limits::Client;
    use crate::{App, Config, Language, site};
    use axum::body::Body;
    use axum::http::{Request, StatusCode};
    use store::Store;
    use table::Pledge;
    use tower::ServiceExt;

    #[tokio::test(flavor = "multi_thread")]
    async fn who_looks_back_keeps_nobody_waiting_and_waits_in_a_queue_with_an_end() {
        let config = Config { rate: 1e9, ..Config::default() };
        let app = App::new(Store::in_temporary().unwrap(), config, registry::titles);
        let entry = app.titles(Language::En).find_or_first(None).unwrap();
        let game = entry.game.start(&entry.scenario(None).unwrap(), Pledge::of_number(1)).unwrap();
        let record = app.uploads.keep("a record", game);
        let ask = |path: String| {
            let asked = site(app.clone()).oneshot(Request::get(path).body(Body::empty()).unwrap());
            tokio::spawn(async move { asked.await.unwrap().status() })
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (mut keep, mut begun) = (Vec::new(), Vec::new());
        for number in 0..cores.saturating_sub(1).max(1) {
            let ((go_on, wait), (tell, told)) = (std::sync::mpsc::channel::<()>(), tokio::sync::oneshot::channel());
            let (app, other) = (app.clone(), Client::of(std::net::IpAddr::from([198, 51, 100, number as u8])));
            let busy = move || {
                let _ = tell.send(());
                wait.recv().is_err()
            };
            tokio::spawn(async move { app.replays.run(other, busy).await });
            keep.push(go_on);
            begun.push(told);
        }
        for told in begun {
            told.await.unwrap();
        }
        let all: Vec<_> = (0..10).map(|_| ask(format!("/replay/{record}"))).collect();
        assert_eq!(ask("/".to_owned()).await.unwrap(), StatusCode::OK, "others are answered meanwhile");
        while all.iter().filter(|asked| asked.is_finished()).count() < 6 {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        drop(keep);
        let mut said = Vec::new();
        for asked in all {
            said.push(asked.await.unwrap());
        }
        let answered = |status| said.iter().filter(|said| **said == status).count();
        assert_eq!((answered(StatusCode::OK), answered(StatusCode::TOO_MANY_REQUESTS)), (4, 6));
    }
}
