//! Accounts: signing up, logging in and out, another password, and where one is logged in.

use crate::App;
use crate::app::hash;
use crate::limits::Wish;
use crate::names::{is_worst, proper};
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
use store::{AccountId, AccountRow, Registration, SessionId};
use table::Message;

type Answer = Result<Response, Trouble>;

/// A name and a password.
#[derive(Debug, Deserialize)]
pub struct AccountForm {
    name: String,
    password: String,
    /// Ticked, or not there: log out everywhere else.
    elsewhere: Option<String>,
}

impl From<Busy> for Trouble {
    fn from(_: Busy) -> Trouble {
        refused(StatusCode::SERVICE_UNAVAILABLE, "busy")
    }
}

/// The page again, with what is wrong.
async fn sorry(app: &App, visitor: &Visitor, status: StatusCode, why: Message) -> Answer {
    Ok((status, account::forms(app, visitor, Some(why)).await?).into_response())
}

async fn wrong(app: &App, visitor: &Visitor, why: &'static str) -> Answer {
    sorry(app, visitor, StatusCode::UNPROCESSABLE_ENTITY, Message::new(why)).await
}

/// Why a password will not do, if it will not.
fn unfit(password: &str, name: &str) -> Option<&'static str> {
    if !(8..=200).contains(&password.len()) {
        return Some("password-short");
    }
    is_worst(password, name).then_some("password-worst")
}

/// Makes an account; the guest's matches become its.
pub async fn sign_up(State(app): State<Arc<App>>, visitor: Visitor, Form(form): Form<AccountForm>) -> Answer {
    let Some(name) = proper(&form.name) else { return wrong(&app, &visitor, "name-wrong").await };
    if let Some(why) = unfit(&form.password, &name) {
        return wrong(&app, &visitor, why).await;
    }
    app.budgets.charge(visitor.client, Wish::Account)?;
    let hashed = app.passwords.hash(form.password).await?;
    let Some(hashed) = hashed else { return wrong(&app, &visitor, "bad-form").await };
    match app.store.create_account(name, hashed).await? {
        Registration::NameTaken => wrong(&app, &visitor, "name-taken").await,
        Registration::Created(account) => Ok(welcome(&app, &visitor, account).await?.1),
    }
}

/// Logs in. Nobody learns from how long it takes whether there is somebody of that name.
pub async fn enter(State(app): State<Arc<App>>, visitor: Visitor, Form(form): Form<AccountForm>) -> Answer {
    let row = app.store.account_by_name(form.name.clone()).await?;
    let row = match guess(&app, &visitor, &form.name, form.password, row).await? {
        Ok(row) => row,
        Err(answer) => return Ok(answer),
    };
    let (session, answer) = welcome(&app, &visitor, row.id).await?;
    if form.elsewhere.is_some() {
        end_others(&app, row.id, session).await?;
    }
    Ok(answer)
}

/// Is this the password of the account of this name? If not, what to answer: that it is wrong, or that it was wrong too
/// often.
async fn guess(
    app: &App,
    visitor: &Visitor,
    name: &str,
    password: String,
    row: Option<AccountRow>,
) -> Result<Result<AccountRow, Response>, Trouble> {
    let name = hash(&name.trim().to_lowercase());
    if let Some(pause) = app.guesses.pause(visitor.client, name) {
        let why = Message::new("log-in-wait").with("seconds", pause.as_secs() as i64 + 1);
        return Ok(Err(sorry(app, visitor, StatusCode::TOO_MANY_REQUESTS, why).await?));
    }
    let kept = row.as_ref().map(|row| row.password_phc.clone());
    // Counted before it is known: many guesses at once are as many as one after the other.
    app.guesses.wrong(visitor.client, name);
    let is_right = app.passwords.fits(password, kept).await?;
    match row.filter(|_| is_right) {
        Some(row) => {
            app.guesses.right(visitor.client);
            Ok(Ok(row))
        }
        None => Ok(Err(wrong(app, visitor, "log-in-wrong").await?)),
    }
}

/// A new session for whoever logs in (an old one may be known to others); the guest's seats come along.
async fn welcome(app: &Arc<App>, visitor: &Visitor, account: AccountId) -> Result<(SessionId, Response), Trouble> {
    if let Some(guest) = visitor.session {
        app.store.claim_seats(guest, account).await?;
        app.forget_seats(guest).await;
        app.leave(guest);
    }
    let (session, cookie) = Visitor { session: None, ..visitor.clone() }.session(app).await?;
    app.store.bind_session(session, account).await?;
    Ok((session, go("/", cookie)))
}

/// Logs out: what this browser knows opens nothing any more.
pub async fn leave(State(app): State<Arc<App>>, visitor: Visitor) -> Answer {
    if let Some(session) = visitor.session.filter(|_| visitor.account.is_some()) {
        app.store.end_session(session).await?;
        app.leave(session);
    }
    Ok(go("/", None))
}

async fn end_others(app: &App, account: AccountId, but: SessionId) -> Result<(), Trouble> {
    for ended in app.store.end_other_sessions(account, but).await? {
        app.leave(ended);
    }
    Ok(())
}

/// Who asks, if they are logged in.
fn logged_in(visitor: &Visitor) -> Result<(SessionId, AccountId), Trouble> {
    visitor.session.zip(visitor.account).ok_or(refused(StatusCode::FORBIDDEN, "log-in-first"))
}

/// Which session is to end.
#[derive(Debug, Deserialize)]
pub struct EndForm {
    /// Its number; all others if there is none.
    session: Option<String>,
}

/// Logs out elsewhere: one session, or all but this one.
pub async fn end_sessions(State(app): State<Arc<App>>, visitor: Visitor, Form(form): Form<EndForm>) -> Answer {
    let (this, account) = logged_in(&visitor)?;
    match form.session {
        None => end_others(&app, account, this).await?,
        Some(number) => {
            let open = app.store.sessions_of(account).await?;
            let Some(open) = open.into_iter().find(|open| open.id.to_string() == number) else {
                return Err(Trouble::Lost);
            };
            app.store.end_session(open.id).await?;
            app.leave(open.id);
        }
    }
    Ok(go("/account", None))
}

/// The old password and the new one.
#[derive(Debug, Deserialize)]
pub struct PasswordForm {
    old: String,
    new: String,
}

/// Another password. Whoever knew the old one elsewhere is logged out.
pub async fn change_password(State(app): State<Arc<App>>, visitor: Visitor, Form(form): Form<PasswordForm>) -> Answer {
    let (this, account) = logged_in(&visitor)?;
    let Some(row) = app.store.account(account).await? else { return Err(Trouble::Lost) };
    if let Some(why) = unfit(&form.new, &row.name) {
        return wrong(&app, &visitor, why).await;
    }
    let name = row.name.clone();
    if let Err(answer) = guess(&app, &visitor, &name, form.old, Some(row)).await? {
        return Ok(answer);
    }
    let hashed = app.passwords.hash(form.new).await?;
    let Some(hashed) = hashed else { return wrong(&app, &visitor, "bad-form").await };
    app.store.set_password(account, hashed).await?;
    end_others(&app, account, this).await?;
    Ok(go("/account", None))
}
