//! Other circumstances: another language, darkness, no scripts, no network.

use crate::error::OrFail;
use crate::{BrowserError, Page};
use serde_json::{Value, json};

/// Closes sockets and waits until they are closed, but not for a server that never answers.
const CLOSE: &str = r#"function() {
    const open = this.filter(socket => socket.readyState < WebSocket.CLOSING);
    const closed = open.map(socket => new Promise(done => { socket.addEventListener('close', done); socket.close() }));
    return Promise.race([Promise.all(closed), new Promise(done => setTimeout(done, 2000))]).then(() => null);
}"#;

impl Page {
    /// What the person reads, best first, as `fr-FR,fr`: for requests (`Accept-Language`) and scripts alike.
    #[track_caller]
    pub fn set_language(&self, languages: &str) {
        let agent = json!({"userAgent": self.person.agent, "acceptLanguage": languages});
        self.emulate("Emulation.setUserAgentOverride", agent);
    }

    /// Whether the person prefers dark pages.
    #[track_caller]
    pub fn set_dark(&self, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.emulate("Emulation.setEmulatedMedia", features);
    }

    /// The person wants nothing to move.
    #[track_caller]
    pub fn set_still(&self) {
        let features = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
        self.emulate("Emulation.setEmulatedMedia", features);
    }

    /// Whether scripts of the pages that are loaded from now on run. All that this driver does works without them.
    #[track_caller]
    pub fn set_script_enabled(&self, enabled: bool) {
        self.record.turn_scripts(enabled);
        self.emulate("Emulation.setScriptExecutionDisabled", json!({"value": !enabled}));
    }

    /// Whether the page is cut off from the network: requests and new sockets fail, open sockets fall silent.
    #[track_caller]
    pub fn offline(&self, offline: bool) {
        let conditions = json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.emulate("Network.emulateNetworkConditions", conditions);
    }

    /// Closes the page's WebSockets, as a broken line does; `offline` right after it keeps them from coming back.
    #[track_caller]
    pub fn cut_sockets(&self) {
        self.close_sockets().or_fail();
    }

    fn close_sockets(&self) -> Result<(), BrowserError> {
        let kind = self.call("Runtime.evaluate", json!({"expression": "WebSocket.prototype"}))?;
        let sockets = self.call("Runtime.queryObjects", json!({"prototypeObjectId": kind["result"]["objectId"]}))?;
        let sockets = &sockets["objects"]["objectId"];
        let close = json!({"objectId": sockets, "functionDeclaration": CLOSE, "awaitPromise": true});
        self.call("Runtime.callFunctionOn", close).map(drop)
    }

    #[track_caller]
    fn emulate(&self, method: &str, params: Value) {
        self.call(method, params).or_fail();
    }
}
