//! In detail: what lies on a spot, a card by its number, or what an action needs. Asked by the page while it is
//! asked at, answered from the seat's own view alone.

use super::{Trouble, find, rule_link, table::eyes};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use boards::Spot;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use titles::Entry;

/// Of what, from which seat.
#[derive(Debug, Deserialize)]
pub struct DetailQuery {
    #[serde(rename = "as")]
    seat: Option<u8>,
    of: Option<String>,
    action: Option<String>,
}

/// Shows it: a card, or the forecast of an action.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<DetailQuery>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let live = find(&app, &id).await?;
    let inside = live.inside.read().await;
    let entry = app.titles(visitor.language).find(&inside.row.title).map_err(|_| Trouble::Lost)?;
    let eyes = eyes(&inside, &visitor, asked.seat);
    let game = inside.game.as_deref().ok_or(Trouble::Lost)?;
    let found = match (&asked.of, &asked.action) {
        (Some(of), None) => match card(entry, of) {
            Some(shown) => Some(PreEscaped(shown)),
            None => {
                let spot: Spot = of.parse().map_err(|_| Trouble::Lost)?;
                game.seen_by(eyes.seat).detail(&spot, &|message| entry.lexicon.say(message)).map(PreEscaped)
            }
        },
        // What an action needs is for the seat that decides to know: nobody else has choices.
        (None, Some(action)) => {
            let choices = game.seen_by(eyes.seat).choices_on_board(0);
            let found = choices.iter().find(|on_board| on_board.action == *action);
            found.map(|on_board| forecast(entry, &on_board.forecast))
        }
        _ => None,
    };
    found.ok_or(Trouble::Lost)
}

/// A card by its number, like `card:12`: everybody may read what is printed on it.
pub(super) fn card(entry: &Entry, of: &str) -> Option<String> {
    let number = of.strip_prefix("card:")?.parse().ok()?;
    entry.game.card_detail(number, &|message| entry.lexicon.say(message))
}

fn forecast(entry: &Entry, lines: &[table::Prompt]) -> Markup {
    html! { ul.forecast { @for line in lines { li { (entry.say(line)) " " (rule_link(entry, line.rule)) } } } }
}
