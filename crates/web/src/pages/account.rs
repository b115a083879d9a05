//! The account: a name and a password, for who wants to keep their matches across browsers.

use super::{page, say};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::State;
use maud::{Markup, html};
use std::sync::Arc;

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Markup {
    forms(&app, &visitor, None)
}

/// The forms, with what was wrong the last time.
pub fn forms(app: &App, visitor: &Visitor, wrong: Option<&'static str>) -> Markup {
    let say = |key| say(app, visitor.language, key);
    let fields = |new: bool| {
        html! {
            label { (say("name")) input name="name" required maxlength="40" autocomplete="username"; }
            label {
                (say("password"))
                input name="password" type="password" required minlength="8" maxlength="200"
                    autocomplete=(if new { "new-password" } else { "current-password" });
            }
        }
    };
    let body = html! {
        h1 { (say("account")) }
        @if let Some(wrong) = wrong { p.error role="alert" { (say(wrong)) } }
        @if let Some(name) = &visitor.name {
            p { (name) }
            form method="post" action="/account/leave" { button { (say("log-out")) } }
            p { a href="/settings" { (say("settings")) } }
        } @else {
            p { (say("account-note")) }
            div.columns {
                form method="post" action="/account/enter" { h2 { (say("log-in")) } (fields(false)) button.main { (say("log-in")) } }
                form method="post" action="/account/join" { h2 { (say("sign-up")) } (fields(true)) button { (say("sign-up")) } }
            }
            p { a href="/settings" { (say("settings")) } }
        }
    };
    page(app, visitor, &say("account"), "plain account", body)
}
