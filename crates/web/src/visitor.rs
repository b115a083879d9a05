//! Who asks: the browser's session, its account if it has one, its language, its light, its keys, its side of the board, its symbols.

use crate::app::{hash, random};
use crate::limits::{Client, Wish};
use crate::pages::Trouble;
use crate::{App, Language};
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::convert::Infallible;
use std::sync::Arc;
use store::{AccountId, Holder, SessionId};
use titles::Vantage;

/// The name of the cookie that holds the session's token.
const SESSION: &str = "steppe";
/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// Somebody who looks at a page.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Whom it is charged to.
    pub client: Client,
    /// The browser's session, once it has done something.
    pub session: Option<SessionId>,
    /// The account it is logged in to.
    pub account: Option<AccountId>,
    /// The account's name.
    pub name: Option<String>,
    /// The language of the pages.
    pub language: Language,
    /// `light`, `dark`, or nothing: as the system has it.
    pub theme: Option<&'static str>,
    /// `off`, or nothing: single keys act at the table.
    pub keys: Option<&'static str>,
    /// From whose side boards are looked at.
    pub from: Vantage,
    /// `nato`, or nothing: armour has a silhouette on its counters.
    pub symbols: Option<&'static str>,
}

impl Visitor {
    /// Does this visitor hold a seat?
    pub fn holds(&self, holder: &Holder) -> bool {
        match holder {
            Holder::Session(session) => self.session == Some(*session),
            Holder::Account(account) => self.account == Some(*account),
            Holder::Open | Holder::Invited | Holder::Bot(_) => false,
        }
    }

    /// How this visitor would hold a seat; none for who has done nothing yet.
    pub fn holder(&self) -> Option<Holder> {
        self.account.map(Holder::Account).or(self.session.map(Holder::Session))
    }

    /// How this visitor holds a seat that is taken now; a new guest gets a session and its cookie.
    pub async fn sit(&self, app: &App) -> Result<(Holder, Option<HeaderValue>), Trouble> {
        if let Some(account) = self.account {
            return Ok((Holder::Account(account), None));
        }
        let (session, cookie) = self.session(app).await?;
        Ok((Holder::Session(session), cookie))
    }

    /// The session, made if there is none yet.
    pub async fn session(&self, app: &App) -> Result<(SessionId, Option<HeaderValue>), Trouble> {
        if let Some(session) = self.session {
            return Ok((session, None));
        }
        app.budgets.charge(self.client, Wish::Guest)?;
        let token = table::to_hex(&random::<32>()?);
        let session = app.store.new_session(hash(&token)).await?;
        Ok((session, cookie(app, SESSION, &token)))
    }
}

/// A cookie that scripts cannot read.
pub(crate) fn cookie(app: &App, name: &str, value: &str) -> Option<HeaderValue> {
    let secure = if app.config.secure_cookies { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}").parse().ok()
}

/// The value of a cookie.
pub(crate) fn cookie_of<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    cookies(headers).find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The names and values of all cookies.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

impl Visitor {
    /// Somebody of whom only what its cookies say is known.
    pub fn stranger(client: Client, headers: &HeaderMap) -> Visitor {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
        let (mut language, mut theme, mut keys, mut flip, mut symbols) = (None, None, None, None, None);
        for (name, value) in cookies(headers) {
            let wish = match name {
                "language" => &mut language,
                "theme" => &mut theme,
                "keys" => &mut keys,
                "flip" => &mut flip,
                "symbols" => &mut symbols,
                _ => continue,
            };
            wish.get_or_insert(value);
        }
        let language =
            language.and_then(Language::of).or_else(|| Language::accepted(accepted?)).unwrap_or(Language::En);
        let theme = match theme {
            Some("light") => Some("light"),
            Some("dark") => Some("dark"),
            _ => None,
        };
        let keys = (keys == Some("off")).then_some("off");
        let from = if flip == Some("on") { Vantage::Opposite } else { Vantage::Own };
        let symbols = (symbols == Some("nato")).then_some("nato");
        Visitor { client, session: None, account: None, name: None, language, theme, keys, from, symbols }
    }

    /// Whoever sent these headers.
    pub async fn of(app: &App, client: Client, headers: &HeaderMap) -> Visitor {
        let stranger = Visitor::stranger(client, headers);
        let Some(token) = cookie_of(headers, SESSION) else { return stranger };
        match app.store.session(hash(token)).await {
            Ok(Some(row)) => Visitor { session: Some(row.id), account: row.account, name: row.name, ..stranger },
            _ => stranger,
        }
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Infallible> {
        let client = parts.extensions.get().copied().unwrap_or(Client::NOBODY);
        Ok(Visitor::of(app, client, &parts.headers).await)
    }
}
