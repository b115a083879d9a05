//! A browser, and the people who use it: contexts with cookies of their own.

use crate::error::OrFail;
use crate::find::{ADVICE, find};
use crate::process::Process;
use crate::wire::Wire;
use crate::{BrowserError, Page};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// One running Chromium. It ends, and its folder goes, when this is dropped.
pub struct Browser {
    wire: Arc<Wire>,
    agent: String,
    _process: Process,
}

impl Browser {
    /// Starts the browser that [`find`](crate::find()) finds.
    pub fn launch() -> Result<Browser, BrowserError> {
        Browser::launch_program(&find().ok_or(BrowserError::Browser(ADVICE.to_string()))?)
    }

    /// Starts this program.
    pub fn launch_program(program: &Path) -> Result<Browser, BrowserError> {
        let (process, to, from, last_words) = Process::start(program)?;
        let wire = Wire::new(to, from, last_words);
        let version = wire.call(None, "Browser.getVersion", json!({}))?;
        let agent = version["userAgent"].as_str().unwrap_or_default().to_string();
        Ok(Browser { wire, agent, _process: process })
    }

    /// Another person: no cookie, no storage, nothing in common with the other contexts.
    #[track_caller]
    pub fn context(&self) -> Context {
        let made = self.wire.call(None, "Target.createBrowserContext", json!({"disposeOnDetach": true})).or_fail();
        let person =
            Person { wire: self.wire.clone(), agent: self.agent.clone(), id: made["browserContextId"].clone() };
        Context(Arc::new(person))
    }
}

/// One person at the browser. It lasts as long as it or one of its pages is kept.
pub struct Context(Arc<Person>);

/// What a context and its pages share.
pub(crate) struct Person {
    pub wire: Arc<Wire>,
    pub agent: String,
    pub id: Value,
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.wire.call(None, "Target.disposeBrowserContext", json!({"browserContextId": self.id}));
    }
}

/// The window of a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Device pixels for each CSS pixel.
    pub scale: f64,
    /// Whether it is a touch screen, and behaves as a phone's.
    pub touch: bool,
}

impl Viewport {
    /// A window on a desk.
    pub const DESK: Viewport = Viewport { width: 1280, height: 800, scale: 1.0, touch: false };
    /// A phone held upright.
    pub const PHONE: Viewport = Viewport { width: 390, height: 844, scale: 2.0, touch: true };
}

/// A cookie as the browser keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cookie {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
    /// The host that it is sent to.
    pub domain: String,
    /// The path that it is sent to.
    pub path: String,
    /// Whether scripts cannot read it.
    pub http_only: bool,
    /// Whether it is sent over TLS only.
    pub secure: bool,
    /// `Strict`, `Lax`, `None`, or nothing.
    pub same_site: String,
}

impl Context {
    /// A new page with nothing in it.
    #[track_caller]
    pub fn page(&self, viewport: Viewport) -> Page {
        Page::open(self.0.clone(), viewport).or_fail()
    }

    /// All cookies of this person.
    #[track_caller]
    pub fn cookies(&self) -> Vec<Cookie> {
        let found = self.call("Storage.getCookies", json!({}));
        found["cookies"].as_array().into_iter().flatten().map(cookie).collect()
    }

    /// Sets a cookie as the server at `url` would.
    #[track_caller]
    pub fn set_cookie(&self, url: &str, name: &str, value: &str) {
        self.call("Storage.setCookies", json!({"cookies": [{"url": url, "name": name, "value": value}]}));
    }

    /// Forgets all cookies.
    #[track_caller]
    pub fn clear_cookies(&self) {
        self.call("Storage.clearCookies", json!({}));
    }

    #[track_caller]
    fn call(&self, method: &str, mut params: Value) -> Value {
        params["browserContextId"] = self.0.id.clone();
        self.0.wire.call(None, method, params).or_fail()
    }
}

fn cookie(value: &Value) -> Cookie {
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_string();
    Cookie {
        name: text("name"),
        value: text("value"),
        domain: text("domain"),
        path: text("path"),
        http_only: value["httpOnly"] == true,
        secure: value["secure"] == true,
        same_site: text("sameSite"),
    }
}
