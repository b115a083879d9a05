//! A hint: what a bot would do in one's place, and what it expects of it.

use super::{Trouble, find, page, refused, rule_link, say, say_with};
use crate::App;
use crate::posts::own_seat;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::Message;
use titles::{Entry, Opinion, Weighed};

/// How many actions are named.
const NAMED: usize = 3;

/// For which seat.
#[derive(Debug, Deserialize)]
pub struct HintForm {
    seat: u8,
}

/// Thinks, and shows what came out of it: to the seat that decides, and to nobody else.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<HintForm>,
) -> Result<Markup, Trouble> {
    let live = find(&app, &id).await?;
    let seat = own_seat(&visitor, &live, form.seat).await?;
    let asked = {
        let inside = live.inside.read().await;
        if inside.decider() != Some(seat) {
            return Err(refused(StatusCode::CONFLICT, "hint-when-asked"));
        }
        let entry = app.titles(visitor.language).find(&inside.row.title).ok();
        entry.zip(inside.game.as_deref().map(|game| game.seen_by(Some(seat)).view()))
    };
    let (entry, view) = asked.ok_or(Trouble::Lost)?;
    let _one_at_a_time = live.ask_for_hint().ok_or(refused(StatusCode::TOO_MANY_REQUESTS, "hint-coming"))?;
    let opinion = app.bots.hint(entry, view).await.ok_or(Trouble::Lost)?;
    let body = told(&app, &visitor, entry, &opinion);
    if headers.contains_key("x-steppe") {
        return Ok(body);
    }
    let back = format!("/m/{}?as={}", live.id, seat.0);
    let body = html! { (body) p { a.button.main href=(back) { (say(&app, visitor.language, "back")) } } };
    Ok(page(&app, &visitor, &say(&app, visitor.language, "hint"), "plain", body))
}

fn told(app: &App, visitor: &Visitor, entry: &Entry, opinion: &Opinion) -> Markup {
    let language = visitor.language;
    html! {
        @if opinion.candidates.is_empty() {
            p { (say(app, language, "hint-none")) }
        } @else {
            p { (say_with(app, language, Message::new("hint-of").with("count", opinion.iterations as i64))) }
            ol.weighed { @for weighed in opinion.candidates.iter().take(NAMED) { li data-action=(weighed.action) { (line(app, visitor, entry, weighed)) } } }
        }
    }
}

fn line(app: &App, visitor: &Visitor, entry: &Entry, weighed: &Weighed) -> Markup {
    let hundredths = |share: f32| (share * 100.0).round() as i64;
    let figures = Message::new("hint-figures")
        .with("share", hundredths(weighed.share))
        .with("chance", hundredths((weighed.worth + 1.0) / 2.0));
    html! {
        b { (entry.say(&weighed.prompt)) } " " (rule_link(entry, weighed.prompt.rule))
        br; small { (say_with(app, visitor.language, figures)) }
    }
}
