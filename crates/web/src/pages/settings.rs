//! Language, light, keys and symbols, kept in cookies; how somebody wants to be asked whether they interrupt, kept in the store.

use super::{Trouble, keys, legend, page, say};
use crate::auto_pass::{Asks, OnlyChoice, Pace, PassSettings, settings_of};
use crate::render::pass_settings;
use crate::visitor::{Visitor, cookie};
use crate::{App, Language};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::{HOST, REFERER, SET_COOKIE};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// How somebody wants to be asked, as forms have it.
#[derive(Debug, Deserialize)]
pub struct PassForm {
    /// When; none where nothing is said of it.
    pub asks: Option<Asks>,
    /// Ticked, or not there.
    pub pace: Option<Pace>,
    /// Ticked, or not there.
    pub only: Option<OnlyChoice>,
}

impl PassForm {
    /// What the form says, if it says anything.
    pub fn settings(&self) -> Option<PassSettings> {
        let (pace, only) = (self.pace.unwrap_or(Pace::AtOnce), self.only.unwrap_or(OnlyChoice::Asked));
        self.asks.map(|asks| PassSettings { asks, pace, only })
    }
}

/// Shows what can be set.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Trouble> {
    let settings = match visitor.holder() {
        Some(holder) => settings_of(&app, &holder).await?,
        None => PassSettings::default(),
    };
    let say = |key| say(&app, visitor.language, key);
    let body = html! {
        h1 { (say("settings")) }
        form.setup method="post" {
            fieldset {
                legend { (say("interrupts")) }
                p { (say("interrupts-note")) }
                (pass_settings::fields(settings, &say))
            }
            button.main { (say("apply")) }
        }
        p { (say("settings-note")) }
        (keys::switch(&app, &visitor))
        h2 { (say("symbols")) }
        (legend::symbols(&app, &visitor))
    };
    Ok(page(&app, &visitor, &say("settings"), "plain settings", body))
}

/// Keeps what was set, for all matches of this visitor in which nothing else was.
pub async fn keep(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<PassForm>,
) -> Result<Response, Trouble> {
    let settings = form.settings().unwrap_or_default();
    let (holder, cookie) = visitor.sit(&app).await?;
    app.store.set_preferences(holder.clone(), serde_json::json!(settings)).await?;
    app.apply_pass_settings(&holder, settings).await;
    let mut response = Redirect::to("/settings").into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Sets one of them and goes back to where the visitor was.
pub async fn set(
    State(app): State<Arc<App>>,
    Path((what, value)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let known = match what.as_str() {
        "language" => Language::of(&value).is_some(),
        "theme" => matches!(value.as_str(), "light" | "dark" | "system"),
        "symbols" => matches!(value.as_str(), "nato" | "silhouette"),
        "keys" | "flip" => matches!(value.as_str(), "on" | "off"),
        _ => false,
    };
    let Some(cookie) = cookie(&app, &what, &value).filter(|_| known) else {
        return Err(Trouble::Lost);
    };
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&back(&headers))).into_response())
}

/// The page of this site that the visitor came from.
fn back(headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let path = text(REFERER).zip(text(HOST)).and_then(|(from, host)| {
        let from: Uri = from.parse().ok()?;
        let path =
            from.path_and_query().filter(|_| from.authority().is_some_and(|from| from.as_str() == host))?.as_str();
        // Browsers take `//host` and `/\\host` for another site.
        let leads_here = path.starts_with('/') && !path[1..].starts_with(['/', '\\']);
        leads_here.then(|| path.to_owned())
    });
    path.unwrap_or_else(|| "/".to_owned())
}
