//! Boards as pictures by themselves: the battle of a title in progress, a match as whoever asks sees it.

use super::table::{TableQuery, eyes};
use super::{Trouble, find_shown};
use crate::render::card_pictures;
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use boards::{Frame, Ink, Layers};
use std::sync::Arc;
use table::Message;
use titles::Picture;

const SVG: &str = "image/svg+xml";

/// The battle of a title in progress, with its words in a language.
pub async fn poster(
    State(app): State<Arc<App>>,
    Path((title, language)): Path<(String, String)>,
) -> Result<Response, Trouble> {
    let language = Language::of(&language).ok_or(Trouble::Lost)?;
    let entry = app.titles(language).find(&title).map_err(|_| Trouble::Lost)?;
    let picture = app
        .posters
        .get_or_draw(entry.title().id, language, || entry.game.poster(&|message| entry.lexicon.say(message)));
    let headers = [(CONTENT_TYPE, SVG), (CACHE_CONTROL, "public, max-age=86400")];
    Ok((headers, picture.to_string()).into_response())
}

/// A match as the seat of whoever asks sees it now.
pub async fn board(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let inside = live.inside.read().await;
    let entry = app.titles(visitor.language).find(&inside.row.title).map_err(|_| Trouble::Lost)?;
    let game = inside.game.as_deref().ok_or(Trouble::Lost)?;
    let eyes = eyes(&inside, &visitor, asked.seat);
    // On a screen that is shared nobody's cards are shown before the screen is handed over.
    let seen = game.seen_by(eyes.seat.filter(|_| !eyes.shared));
    let say = |message: &Message| entry.lexicon.say(message);
    let Picture { frame: Frame { view_box, class, definitions }, outlook, live: moving, cards, .. } =
        seen.picture(visitor.from, Ink::fresh(&say));
    let definitions = format!("{definitions}<defs>{}</defs>", card_pictures(entry, cards)).into();
    let layers = Layers { view_box, class, definitions, ground: seen.ground(outlook, &say), live: moving.svg() };
    let picture = layers.picture(&layers.view_box, &entry.game.stylesheet(), "");
    Ok(([(CONTENT_TYPE, SVG), (CACHE_CONTROL, "private, no-cache")], picture).into_response())
}
