//! Matches as files: to take away, and to bring back and step through.

use super::{Trouble, find_shown, page, refused, say, say_with};
use crate::App;
use crate::limits::Wish;
use crate::visitor::Visitor;
use axum::extract::{Multipart, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::sync::Arc;
use table::Message;
use table::record::{RecordFault, WrongLine};

/// The record of a finished match.
pub async fn download(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let inside = live.inside.read().await;
    let (Some(game), Some(_)) = (&inside.game, inside.outcome()) else {
        return Err(refused(StatusCode::CONFLICT, "export-when-over"));
    };
    let game = game.copy();
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", inside.row.title, live.id);
    drop(inside);
    let record = app.replays.run(visitor.client, move || game.export()).await?;
    Ok(([(CONTENT_TYPE, "application/jsonl".to_owned()), (CONTENT_DISPOSITION, name)], record).into_response())
}

/// Where this was once: `/look`.
pub async fn moved(address: Uri) -> Redirect {
    Redirect::permanent(&address.to_string().replacen("/look", "/replay", 1))
}

/// Asks for a record to step through.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Markup {
    ask(&app, &visitor, None)
}

fn ask(app: &App, visitor: &Visitor, wrong: Option<String>) -> Markup {
    let say = |key| say(app, visitor.language, key);
    let body = html! {
        h1 { (say("replay-record")) }
        p { (say("replay-note")) }
        @if let Some(wrong) = wrong { p.error role="alert" { (wrong) } }
        form.upload method="post" enctype="multipart/form-data" {
            input type="file" name="record" accept=".jsonl" required aria-label=(say("replay-record"));
            button.main { (say("replay")) }
        }
    };
    page(app, visitor, &say("replay-record"), "plain", body)
}

/// Checks a record, every line of it, and opens it.
pub async fn upload(State(app): State<Arc<App>>, visitor: Visitor, mut form: Multipart) -> Result<Response, Trouble> {
    let text = match form.next_field().await {
        Ok(Some(field)) => field.text().await.map_err(|wrong| refused(wrong.status(), "too-large"))?,
        Ok(None) => String::new(),
        Err(wrong) if wrong.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            return Err(refused(wrong.status(), "too-large"));
        }
        Err(wrong) => return Err(refused(wrong.status(), "bad-form")),
    };
    app.budgets.charge(visitor.client, Wish::Upload)?;
    let reader = app.clone();
    let read = app.replays.run(visitor.client, move || {
        let entry = reader.titles(crate::Language::En).of_record(&text).map_err(|_| Message::new("record-none"))?;
        let game = entry.game.import(&text).map_err(|wrong| explain(&wrong))?;
        Ok(reader.uploads.keep(&text, game))
    });
    let read: Result<String, Message> = read.await?;
    Ok(match read {
        Ok(name) => Redirect::to(&format!("/replay/{name}")).into_response(),
        Err(why) => {
            let why = say_with(&app, visitor.language, why);
            (StatusCode::UNPROCESSABLE_ENTITY, ask(&app, &visitor, Some(why))).into_response()
        }
    })
}

/// What is wrong with a record, and in which line.
fn explain(wrong: &WrongLine) -> Message {
    let fault = match wrong.fault {
        RecordFault::Altered => "altered",
        RecordFault::Unreadable(_) => "unreadable",
        RecordFault::Unknown(_) => "unknown",
        RecordFault::Setup(_) => "setup",
        RecordFault::Denied(_) => "illegal",
        RecordFault::Position => "position",
        RecordFault::Secret => "secret",
        RecordFault::GivenRolls => "given-rolls",
        RecordFault::Outcome => "outcome",
        RecordFault::CutOff => "cut-off",
    };
    Message::new("record-wrong").with("line", wrong.line).with("fault", fault)
}
