//! How far a piece could go: asked by the page while it is pointed at, answered from the view alone.

use super::{Trouble, find_shown, say_with, table::eyes};
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use boards::{Reached, Spot, Then};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use table::Message;

/// Which piece, seen from which seat.
#[derive(Debug, Deserialize)]
pub struct ReachQuery {
    #[serde(rename = "as")]
    seat: Option<u8>,
    spot: String,
}

/// Where it could go: what it would have left there, and how many decisions bring it there now by which way; none of
/// them if it is not for this seat to move it.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<ReachQuery>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let inside = live.inside.read().await;
    let spot: Spot = asked.spot.parse().map_err(|_| Trouble::Lost)?;
    let eyes = eyes(&inside, &visitor, asked.seat);
    let game = inside.game.as_deref();
    let reached = game.map(|game| game.seen_by(eyes.seat).reach(&spot)).unwrap_or_default();
    Ok(([(CONTENT_TYPE, "application/json")], told(&app, visitor.language, &reached).to_string()))
}

/// For the script: where to, what is left there, the way, in words what a click there does, and whether the piece can
/// do more after that.
pub(super) fn told(app: &App, language: Language, reached: &[Reached<Value>]) -> Value {
    let told = |reached: &Reached<Value>| {
        let way: Vec<String> = reached.way.iter().map(Spot::to_string).collect();
        let count = reached.by.len();
        let words = (count > 0).then(|| {
            let place = reached.to.to_string().split_once(':').map_or_else(String::new, |(_, name)| name.to_owned());
            say_with(app, language, Message::new("go-there").with("place", place).with("count", count))
        });
        json!([reached.to.to_string(), reached.left, way, words, reached.then == Then::Act])
    };
    reached.iter().map(told).collect()
}
