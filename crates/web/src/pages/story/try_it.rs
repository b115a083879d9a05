//! Playing on from a moment of a finished match: a new match from that position, against bots.

use super::book::Book;
use crate::App;
use crate::app::random;
use crate::dice;
use crate::limits::Wish;
use crate::pages::{Trouble, find_shown, refused};
use crate::posts::go;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use bots::Level;
use serde::Deserialize;
use std::sync::Arc;
use store::{Holder, NewMatch, SeatRow, ShareRow, Visibility};
use table::{Next, Pledge};

/// From which step on.
#[derive(Debug, Deserialize)]
pub struct TryForm {
    at: usize,
    #[serde(default)]
    promise: String,
}

/// From a moment of a match that was played here.
pub async fn try_match(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<TryForm>,
) -> Result<Response, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let (who, at) = (visitor.clone(), form.at);
    let begun = move || {
        let inside = live.inside.blocking_read();
        begun(&Book::of_match(&inside, &who)?, at)
    };
    let begun = app.replays.run(visitor.client, begun).await??;
    begin(&app, &visitor, begun, &form.promise).await
}

/// From a moment of a record that somebody has brought.
pub async fn try_record(
    State(app): State<Arc<App>>,
    Path(record): Path<String>,
    visitor: Visitor,
    Form(form): Form<TryForm>,
) -> Result<Response, Trouble> {
    let game = app.uploads.find(&record).ok_or(refused(StatusCode::NOT_FOUND, "record-gone"))?;
    let at = form.at;
    let begun = move || begun(&Book::of_record(&**game, &record), at);
    let begun = app.replays.run(visitor.client, begun).await??;
    begin(&app, &visitor, begun, &form.promise).await
}

/// A match from a position, without those who play it; and the seat that decides, of how many.
struct Begun {
    row: NewMatch,
    seat: u8,
    seats: u8,
}

fn begun(book: &Book, at: usize) -> Result<Begun, Trouble> {
    let moment = book.game.rewound(at);
    let Next::Decide(seat) = moment.next() else { return Err(refused(StatusCode::CONFLICT, "over")) };
    let (secret, title) = (random::<32>()?, moment.title());
    let row = NewMatch {
        title: title.id.to_owned(),
        edition: title.edition,
        setup: moment.setup(),
        position: Some(moment.state()),
        commitment: Pledge::new(secret).commitment(),
        secret,
        visibility: book.home.as_ref().map_or(Visibility::Public, |home| home.visibility),
        ..NewMatch::default()
    };
    Ok(Begun { row, seat: seat.0, seats: moment.seating().seats().count() as u8 })
}

/// Whoever asks takes the seat that decides, bots the others.
async fn begin(app: &Arc<App>, visitor: &Visitor, begun: Begun, promise: &str) -> Result<Response, Trouble> {
    app.budgets.charge(visitor.client, Wish::NewMatch)?;
    let Begun { row, seat, seats } = begun;
    let (holder, cookie) = visitor.sit(app).await?;
    let bot = Holder::Bot(Level::default().name().to_owned());
    let holder = |other: u8| if other == seat { holder.clone() } else { bot.clone() };
    let seats: Vec<SeatRow> = (0..seats).map(|seat| SeatRow { seat, holder: holder(seat), invite: None }).collect();
    let shares = vec![ShareRow { seat, share: dice::share_of(promise)? }];
    let status = dice::first_status(&shares, &seats);
    let id = app.store.create_match(NewMatch { shares, status, ..row }, seats).await?;
    Ok(go(&format!("/m/{id}?as={seat}"), cookie))
}
