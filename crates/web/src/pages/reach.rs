//! How far a piece could go: asked by the page while it is pointed at, answered from the view alone.

use super::{Trouble, find, table::eyes};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use boards::Spot;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Which piece, seen from which seat.
#[derive(Debug, Deserialize)]
pub struct ReachQuery {
    #[serde(rename = "as")]
    seat: Option<u8>,
    spot: String,
}

/// The spots it could reach, each with what it would have left there.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<ReachQuery>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Trouble> {
    let live = find(&app, &id).await?;
    let inside = live.inside.read().await;
    let spot: Spot = asked.spot.parse().map_err(|_| Trouble::Lost)?;
    let eyes = eyes(&inside, &visitor, asked.seat);
    let game = inside.game.as_deref();
    let reached = game.map(|game| game.seen_by(eyes.seat).reach(&spot)).unwrap_or_default();
    let reached: BTreeMap<String, u8> = reached.into_iter().map(|(spot, left)| (spot.to_string(), left)).collect();
    Ok(([(CONTENT_TYPE, "application/json")], serde_json::json!(reached).to_string()))
}
