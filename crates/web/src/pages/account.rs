//! The account: a name and a password, for who wants to keep their matches across browsers; where one is logged in.

use super::{Trouble, ago, page, say, say_with};
use crate::App;
use crate::live::now;
use crate::visitor::Visitor;
use axum::extract::State;
use maud::{Markup, html};
use std::sync::Arc;
use store::OpenSession;
use table::Message;

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Trouble> {
    forms(&app, &visitor, None).await
}

/// The forms, with what was wrong the last time.
pub async fn forms(app: &App, visitor: &Visitor, wrong: Option<Message>) -> Result<Markup, Trouble> {
    let say = |key| say(app, visitor.language, key);
    let open = match visitor.account {
        Some(account) => app.store.sessions_of(account).await?,
        None => Vec::new(),
    };
    let body = html! {
        h1 { (say("account")) }
        @if let Some(wrong) = wrong { p.error role="alert" { (say_with(app, visitor.language, wrong)) } }
        @if let Some(name) = &visitor.name {
            p { (name) }
            form method="post" action="/account/leave" { button { (say("log-out")) } }
            (sessions(app, visitor, &open))
            (change_password(&say))
        } @else {
            p { (say("account-note")) }
            div.columns { (log_in(&say)) (sign_up(&say)) }
        }
        p { a href="/settings" { (say("settings")) } }
    };
    Ok(page(app, visitor, &say("account"), "plain account", body))
}

type Say<'a> = &'a dyn Fn(&'static str) -> String;

fn name(say: Say) -> Markup {
    html! { label { (say("name")) input name="name" required maxlength="40" autocomplete="username"; } }
}

fn password(say: Say, field: &str, words: &'static str, kind: &str) -> Markup {
    html! {
        label { (say(words)) input name=(field) type="password" required minlength="8" maxlength="200" autocomplete=(kind); }
    }
}

fn log_in(say: Say) -> Markup {
    html! {
        form method="post" action="/account/enter" {
            h2 { (say("log-in")) }
            (name(say))
            (password(say, "password", "password", "current-password"))
            label.choice { input type="checkbox" name="elsewhere" value="end"; span { (say("log-out-elsewhere")) } }
            button.main { (say("log-in")) }
        }
    }
}

fn sign_up(say: Say) -> Markup {
    html! {
        form method="post" action="/account/join" {
            h2 { (say("sign-up")) }
            (name(say))
            (password(say, "password", "password", "new-password"))
            button { (say("sign-up")) }
        }
    }
}

fn change_password(say: Say) -> Markup {
    html! {
        form method="post" action="/account/password" {
            h2 { (say("password-change")) }
            (password(say, "old", "password-old", "current-password"))
            (password(say, "new", "password-new", "new-password"))
            button { (say("password-change")) }
        }
    }
}

/// Where this account is logged in, and how to end it.
fn sessions(app: &App, visitor: &Visitor, open: &[OpenSession]) -> Markup {
    let say = |key| say(app, visitor.language, key);
    let is_this = |open: &OpenSession| visitor.session == Some(open.id);
    let when = |then| ago(app, visitor.language, now(), then);
    html! {
        h2 { (say("sessions")) }
        ul.sessions {
            @for open in open {
                li {
                    (say_with(app, visitor.language, Message::new("session-since").with("when", when(open.created))))
                    @if is_this(open) { " · " b { (say("session-this")) } }
                    @else {
                        " "
                        form method="post" action="/account/sessions" {
                            button name="session" value=(open.id) { (say("log-out")) }
                        }
                    }
                }
            }
        }
        @if open.len() > 1 { form method="post" action="/account/sessions" { button { (say("log-out-elsewhere")) } } }
    }
}
