//! The page behind a secret link: somebody is invited to a seat.

use super::{Head, Trouble, dice, find, page_with, say};
use crate::App;
use crate::sitting::is_invitation;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::sync::Arc;

/// Shows the invitation.
pub async fn show(
    State(app): State<Arc<App>>,
    Path((id, token)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    if !is_invitation(&token) {
        return Err(Trouble::Lost);
    }
    let live = find(&app, &id).await?;
    let inside = live.inside.read().await;
    let name = app
        .titles(visitor.language)
        .find(&inside.row.title)
        .map_or_else(|_| String::new(), |entry| entry.passport().name());
    let say = |key| say(&app, visitor.language, key);
    let body = html! {
        h1 { (name) }
        p { (say("invitation")) }
        form method="post" action={ "/m/" (live.id) "/join/" (token) } {
            (dice::promise_field())
            button.main autofocus { (say("sit-down")) }
        }
        (dice::without_script(&app, visitor.language))
        (dice::commitment(&app, visitor.language, &inside.row))
    };
    Ok(page_with(&app, &visitor, Head::plain(&name, "plain").loads(&["promise.js"]), body))
}
