//! Matches as files: to take away, and to look at.

use super::{Trouble, find, page, say, say_with};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use table::Message;

/// The record of a finished match.
pub async fn download(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let live = find(&app, &id).await?;
    let inside = live.inside.read().await;
    let (Some(game), Some(_)) = (&inside.game, inside.outcome()) else {
        let why = say(&app, visitor.language, "export-when-over");
        return Err(Trouble::Refused(StatusCode::CONFLICT, why));
    };
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", inside.row.title, live.id);
    Ok(([(CONTENT_TYPE, "application/jsonl".to_owned()), (CONTENT_DISPOSITION, name)], game.export()).into_response())
}

/// Asks for a record to look at.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Markup {
    ask(&app, &visitor, None)
}

fn ask(app: &App, visitor: &Visitor, wrong: Option<String>) -> Markup {
    let say = |key| say(app, visitor.language, key);
    let body = html! {
        h1 { (say("look-at-record")) }
        @if let Some(wrong) = wrong { p.error role="alert" { (wrong) } }
        form method="post" enctype="multipart/form-data" {
            input type="file" name="record" required aria-label=(say("look-at-record"));
            button.main { (say("look")) }
        }
    };
    page(app, visitor, &say("look-at-record"), "plain", body)
}

/// Checks a record and shows its last position and its story.
pub async fn upload(State(app): State<Arc<App>>, visitor: Visitor, mut form: Multipart) -> Response {
    let text = match form.next_field().await {
        Ok(Some(field)) => field.text().await.unwrap_or_default(),
        _ => String::new(),
    };
    let titles = app.titles(visitor.language);
    let read = titles.of_record(&text).and_then(|entry| {
        let game = entry.game.import(&text).map_err(|wrong| wrong.to_string())?;
        Ok((entry, game))
    });
    let (entry, game) = match read {
        Ok(read) => read,
        Err(wrong) => return (StatusCode::UNPROCESSABLE_ENTITY, ask(&app, &visitor, Some(wrong))).into_response(),
    };
    let layers = entry.game.layers(&*game, None);
    let body = html! {
        h1 { (entry.title().name) }
        p.good { (say_with(&app, visitor.language, Message::new("record-good").with("count", game.len()))) }
        p { (entry.say(&game.prompt(None))) }
        @if let Some(layers) = layers {
            svg.still viewBox=(layers.view_box) class=(layers.class) { (PreEscaped(layers.definitions)) (PreEscaped(layers.ground)) (PreEscaped(layers.live)) }
        }
        ol.story { @for beat in 0..=game.len() { @for line in game.heard(beat, None) { li value=(beat) { (entry.say(&line)) } } } }
    };
    page(&app, &visitor, entry.title().name, "plain look", body).into_response()
}
