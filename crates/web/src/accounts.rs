//! Accounts: signing up, logging in and out.

use crate::App;
use crate::pages::{Trouble, account, refused};
use crate::passwords::Busy;
use crate::posts::go;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use store::Registration;

type Answer = Result<Response, Trouble>;

/// A name and a password.
#[derive(Debug, Deserialize)]
pub struct AccountForm {
    name: String,
    password: String,
}

impl From<Busy> for Trouble {
    fn from(_: Busy) -> Trouble {
        refused(StatusCode::SERVICE_UNAVAILABLE, "too-many")
    }
}

fn sorry(app: &App, visitor: &Visitor, why: &'static str) -> Answer {
    Ok((StatusCode::UNPROCESSABLE_ENTITY, account::forms(app, visitor, Some(why))).into_response())
}

/// Makes an account; the guest's matches become its.
pub async fn sign_up(State(app): State<Arc<App>>, visitor: Visitor, Form(form): Form<AccountForm>) -> Answer {
    let name = form.name.trim().to_owned();
    if !(1..=40).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        return sorry(&app, &visitor, "name-wrong");
    }
    if !(8..=200).contains(&form.password.len()) {
        return sorry(&app, &visitor, "password-short");
    }
    let Some(hashed) = app.passwords.hash(form.password).await? else { return sorry(&app, &visitor, "bad-form") };
    match app.store.create_account(name, hashed).await? {
        Registration::NameTaken => sorry(&app, &visitor, "name-taken"),
        Registration::Created(account) => welcome(&app, &visitor, account).await,
    }
}

/// Logs in. Nobody learns from how long it takes whether there is somebody of that name.
pub async fn enter(State(app): State<Arc<App>>, visitor: Visitor, Form(form): Form<AccountForm>) -> Answer {
    let row = app.store.account_by_name(form.name.trim().to_owned()).await?;
    let kept = row.as_ref().map(|row| row.password_phc.clone());
    let is_right = app.passwords.fits(form.password, kept).await?;
    match row.filter(|_| is_right) {
        Some(row) => welcome(&app, &visitor, row.id).await,
        None => sorry(&app, &visitor, "log-in-wrong"),
    }
}

/// A new session for whoever logs in (an old one may be known to others); the guest's seats come along.
async fn welcome(app: &Arc<App>, visitor: &Visitor, account: store::AccountId) -> Answer {
    if let Some(guest) = visitor.session {
        app.store.claim_seats(guest, account).await?;
        app.forget_seats(guest).await;
        app.leave(guest);
    }
    let (session, cookie) = Visitor { session: None, ..visitor.clone() }.session(app).await?;
    app.store.bind_session(session, account).await?;
    Ok(go("/", cookie))
}

/// Logs out.
pub async fn leave(State(app): State<Arc<App>>, visitor: Visitor) -> Answer {
    if let Some(session) = visitor.session {
        app.store.unbind_session(session).await?;
        app.leave(session);
    }
    Ok(go("/", None))
}
