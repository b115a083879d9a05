//! A page: loading it, reading it, and what it reported.

use crate::context::Person;
use crate::error::OrFail;
use crate::record::{Record, exception};
use crate::{BrowserError, Received, Source, Viewport};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::Mutex;
use std::time::Duration;

/// One page in a window of its own. It is closed when it is dropped.
///
/// Frames, pop-up windows and workers of a page are not followed.
pub struct Page {
    pub(crate) person: Arc<Person>,
    target: String,
    session: String,
    pub(crate) record: Arc<Record>,
    pub(crate) timeout: Mutex<Duration>,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.person.wire.unregister(&self.session);
        let _ = self.person.wire.call(None, "Target.closeTarget", json!({"targetId": self.target}));
    }
}

impl Page {
    pub(crate) fn open(person: Arc<Person>, viewport: Viewport) -> Result<Page, BrowserError> {
        let blank = json!({"url": "about:blank", "browserContextId": person.id});
        let target = text(&person.wire.call(None, "Target.createTarget", blank)?["targetId"]);
        let attach = json!({"targetId": target, "flatten": true});
        let session = text(&person.wire.call(None, "Target.attachToTarget", attach)?["sessionId"]);
        let record = Arc::new(Record::new(&target));
        person.wire.register(&session, record.clone());
        let page = Page { person, target, session, record, timeout: Mutex::new(Duration::from_secs(30)) };
        page.prepare(viewport)?;
        Ok(page)
    }

    fn prepare(&self, Viewport { width, height, scale, touch }: Viewport) -> Result<(), BrowserError> {
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch});
        let steps = [
            ("Page.enable", json!({})),
            ("Page.setLifecycleEventsEnabled", json!({"enabled": true})),
            ("Runtime.enable", json!({})),
            ("Log.enable", json!({})),
            ("Network.enable", json!({})),
            ("Fetch.enable", json!({"patterns": [{"requestStage": "Response"}]})),
            ("Emulation.setDeviceMetricsOverride", metrics),
            ("Emulation.setTouchEmulationEnabled", json!({"enabled": touch, "maxTouchPoints": 5})),
            // Chromium lets only the page in front run at full speed; here each one believes to be it.
            ("Emulation.setFocusEmulationEnabled", json!({"enabled": true})),
        ];
        steps.into_iter().try_for_each(|(method, params)| self.call(method, params).map(drop))
    }

    pub(crate) fn call(&self, method: &str, params: Value) -> Result<Value, BrowserError> {
        self.person.wire.call(Some(&self.session), method, params)
    }

    // Loading.

    /// Goes to an address and waits until it has loaded.
    #[track_caller]
    pub fn goto(&self, url: &str) {
        let went = self.loading(&format!("going to {url}"), || {
            let answer = self.call("Page.navigate", json!({"url": url}))?;
            match answer["errorText"].as_str() {
                Some(why) => Err(BrowserError::Page(format!("going to {url}: {why}"))),
                None => Ok(answer.get("loaderId").is_some()),
            }
        });
        went.or_fail();
    }

    /// Loads the page again and waits until it has loaded.
    #[track_caller]
    pub fn reload(&self) {
        self.loading("reloading", || self.call("Page.reload", json!({})).map(|_| true)).or_fail();
    }

    /// Clicks a link or a button, and waits until the document that it leads to has loaded.
    #[track_caller]
    pub fn follow(&self, selector: &str) {
        let click = || self.patient_click(selector).map(|_| true);
        self.loading(&format!("following `{selector}`"), click).or_fail();
    }

    /// Does something and, if it says that a document comes of it, waits for that.
    fn loading(&self, what: &str, act: impl FnOnce() -> Result<bool, BrowserError>) -> Result<(), BrowserError> {
        let tree = self.call("Page.getFrameTree", json!({}))?;
        let old = text(&tree["frameTree"]["frame"]["loaderId"]);
        let seen = self.record.loads();
        let timeout = self.timeout();
        if !act()? || self.record.wait_for_load(seen, &old, timeout) {
            return Ok(());
        }
        Err(self.complaint(&format!("{what}: nothing has loaded within {timeout:?}")))
    }

    // Reading.

    /// The value of an expression; of a promise, what it becomes.
    #[track_caller]
    pub fn eval(&self, script: &str) -> Value {
        self.try_eval(script).or_fail()
    }

    /// As [`eval`](Page::eval), with the fault as a value.
    pub fn try_eval(&self, script: &str) -> Result<Value, BrowserError> {
        let request = json!({"expression": script, "returnByValue": true, "awaitPromise": true, "userGesture": true});
        let mut answer = self.call("Runtime.evaluate", request)?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(BrowserError::Script { script: script.to_string(), thrown: exception(details) }),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// The address.
    #[track_caller]
    pub fn url(&self) -> String {
        text(&self.read("location.href").or_fail())
    }

    /// The document as it is now, as markup.
    #[track_caller]
    pub fn html(&self) -> String {
        text(&self.read("document.documentElement.outerHTML").or_fail())
    }

    /// The text of the first element that matches, as it is displayed.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        match self.find_text(selector).or_fail() {
            Some(text) => text,
            None => Err(self.complaint(&format!("the text of `{selector}`: nothing matches"))).or_fail(),
        }
    }

    /// How many elements match.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        let found = self.read(&format!("document.querySelectorAll({}).length", json!(selector))).or_fail();
        found.as_u64().unwrap_or(0) as usize
    }

    /// Whether an element matches.
    #[track_caller]
    pub fn exists(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// Writes what the window shows as a PNG file, and makes the folder for it.
    #[track_caller]
    pub fn screenshot(&self, path: impl AsRef<Path>) {
        let (path, answer) = (path.as_ref(), self.call("Page.captureScreenshot", json!({"format": "png"})).or_fail());
        let data = STANDARD.decode(answer["data"].as_str().unwrap_or_default()).unwrap_or_default();
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        let written = folder.and_then(|()| std::fs::write(path, data));
        written.map_err(|why| BrowserError::Page(format!("the screenshot {}: {why}", path.display()))).or_fail();
    }

    pub(crate) fn find_text(&self, selector: &str) -> Result<Option<String>, BrowserError> {
        const TEXT: &str = "s => { const e = document.querySelector(s); return e && (e.innerText ?? e.textContent) }";
        Ok(self.read(&format!("({TEXT})({})", json!(selector)))?.as_str().map(str::to_string))
    }

    // What it reported.

    /// Every uncaught exception, `console.error`, violation of the content security policy and failed request so far.
    #[track_caller]
    pub fn console_errors(&self) -> Vec<String> {
        self.catch_up();
        self.record.errors()
    }

    /// Begins the list of errors anew, after a step that was meant to fail.
    #[track_caller]
    pub fn forget_errors(&self) {
        self.catch_up();
        self.record.forget_errors();
    }

    /// Everything that the server ever sent to this page, in order: responses with their headers, frames, events.
    #[track_caller]
    pub fn network_log(&self) -> Vec<Received> {
        self.catch_up();
        self.record.received()
    }

    /// The text of every WebSocket frame that it received.
    #[track_caller]
    pub fn frames(&self) -> Vec<String> {
        let frames = self.network_log().into_iter().filter(|received| received.source == Source::Frame);
        frames.map(|received| received.text).collect()
    }

    /// The first thing it received that contains this: for secrets, there should be none.
    #[track_caller]
    pub fn received(&self, needle: &str) -> Option<Received> {
        self.network_log().into_iter().find(|received| received.text.contains(needle) || received.url.contains(needle))
    }

    /// What the page asked by `alert`, `confirm` or `prompt`; every question was answered with yes.
    #[track_caller]
    pub fn questions(&self) -> Vec<String> {
        self.catch_up();
        self.record.questions()
    }

    pub(crate) fn errors_so_far(&self) -> Vec<String> {
        self.record.errors()
    }

    /// After a round trip to the page, all it reported before has been noted.
    #[track_caller]
    fn catch_up(&self) {
        self.read("0").or_fail();
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}
