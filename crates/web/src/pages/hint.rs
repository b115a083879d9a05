//! A hint: what a bot would do in one's place, and what it expects of it.

use super::{Trouble, find, page, refused, rule_link, say, say_with};
use crate::posts::own_seat;
use crate::visitor::Visitor;
use crate::{App, Language};
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
        let asked = inside.game.as_deref().map(|game| {
            let seen = game.seen_by(Some(seat));
            (seen.view(), seen.choices().len(), inside.token())
        });
        entry.zip(asked)
    };
    let (entry, (view, choices, token)) = asked.ok_or(Trouble::Lost)?;
    let _one_at_a_time = live.ask_for_hint().ok_or(refused(StatusCode::TOO_MANY_REQUESTS, "hint-coming"))?;
    let opinion = app.bots.hint(visitor.client, entry, view).await?.ok_or(Trouble::Lost)?;
    let advice = Advice { app: &app, language: visitor.language, entry, opinion: &opinion, choices };
    if headers.contains_key("x-steppe") {
        return Ok(advice.show(|_| html! { button type="button" data-take { (advice.say("hint-take")) } }));
    }
    // Without script each line is a form that does it.
    let take = |weighed: &Weighed| {
        html! {
            form.take method="post" action={ "/m/" (live.id) "/act" } {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="token" value=(token);
                button name="action" value=(weighed.action) { (advice.say("hint-take")) }
            }
        }
    };
    let back = format!("/m/{}?as={}", live.id, seat.0);
    let body = html! { (advice.show(take)) p { a.button.main href=(back) { (advice.say("back")) } } };
    Ok(page(&app, &visitor, &advice.say("hint"), "plain", body))
}

/// What a bot thinks of so many choices.
struct Advice<'a> {
    app: &'a App,
    language: Language,
    entry: &'a Entry,
    opinion: &'a Opinion,
    choices: usize,
}

impl Advice<'_> {
    fn say(&self, key: &'static str) -> String {
        say(self.app, self.language, key)
    }

    /// The best choices, each with the way to take it.
    fn show(&self, take: impl Fn(&Weighed) -> Markup) -> Markup {
        let best = self.opinion.candidates.iter().take(NAMED);
        html! {
            @if self.opinion.candidates.is_empty() {
                p { (self.say("hint-none")) }
            } @else {
                ol.weighed { @for (place, weighed) in best.enumerate() { li data-action=(weighed.action) { (self.line(place, weighed)) " " (take(weighed)) } } }
            }
        }
    }

    fn line(&self, place: usize, weighed: &Weighed) -> Markup {
        let chance = ((weighed.worth + 1.0) / 2.0 * 100.0).round() as i64;
        let rank = if place == 0 { "best" } else { "other" };
        let figures = Message::new("hint-figures").with("rank", rank).with("of", self.choices).with("chance", chance);
        html! {
            b { (self.entry.say(&weighed.prompt)) } " " (rule_link(self.entry, weighed.prompt.rule))
            br; small { (say_with(self.app, self.language, figures)) }
        }
    }
}
