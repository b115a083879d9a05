//! What a page reports by itself: errors, loads, questions, and everything that it received.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

/// Something that the server sent to a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// By which way.
    pub source: Source,
    /// From which address.
    pub url: String,
    /// A response's status, headers and body, or a message's text; binary bodies are left out.
    pub text: String,
}

/// The ways from a server to a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A response to a request: documents, scripts, pictures, redirections.
    Response,
    /// A frame of a WebSocket.
    Frame,
    /// A message of an event stream.
    Event,
}

/// One page's notes; the listener writes them, the test reads them.
#[derive(Default)]
pub(crate) struct Record {
    frame: String,
    notes: Mutex<Notes>,
    changed: Condvar,
}

#[derive(Default)]
struct Notes {
    errors: Vec<String>,
    /// Requests whose failure has been noted: Chromium speaks of them twice.
    failed: HashSet<String>,
    received: Vec<Received>,
    sockets: HashMap<String, String>,
    loads: Vec<String>,
    questions: Vec<String>,
    /// The test keeps scripts from running: that none is loaded is no error.
    scripts_are_off: bool,
}

impl Record {
    /// The notes of the page with this main frame.
    pub fn new(frame: &str) -> Record {
        Record { frame: frame.to_string(), ..Record::default() }
    }

    /// Notes an event, if it is of a kind that is kept.
    pub fn hear(&self, method: &str, params: &Value) {
        let mut notes = self.notes.lock().unwrap();
        match method {
            "Runtime.exceptionThrown" => notes.errors.push(exception(&params["exceptionDetails"])),
            "Runtime.consoleAPICalled" => notes.console(params),
            "Log.entryAdded" => notes.log(&params["entry"]),
            "Network.loadingFailed" => notes.failure(params),
            "Network.webSocketCreated" => {
                notes.sockets.insert(text(&params["requestId"]), text(&params["url"]));
            }
            "Network.webSocketFrameReceived" => notes.frame(params),
            "Network.eventSourceMessageReceived" => notes.event(params),
            "Page.lifecycleEvent" if params["name"] == "load" && params["frameId"] == self.frame.as_str() => {
                notes.loads.push(text(&params["loaderId"]));
            }
            _ => return,
        }
        drop(notes);
        self.changed.notify_all();
    }

    /// Notes what has come.
    pub fn receive(&self, received: Received) {
        self.notes.lock().unwrap().received.push(received);
    }

    /// Notes a question of the page (alert, confirm, prompt).
    pub fn ask(&self, question: String) {
        self.notes.lock().unwrap().questions.push(question);
    }

    /// Scripts are kept from running from now on, or not any more.
    pub fn turn_scripts(&self, on: bool) {
        self.notes.lock().unwrap().scripts_are_off = !on;
    }

    /// The errors so far.
    pub fn errors(&self) -> Vec<String> {
        self.notes.lock().unwrap().errors.clone()
    }

    /// Begins the list of errors anew.
    pub fn forget_errors(&self) {
        self.notes.lock().unwrap().errors.clear();
    }

    /// Everything received so far.
    pub fn received(&self) -> Vec<Received> {
        self.notes.lock().unwrap().received.clone()
    }

    /// The questions so far.
    pub fn questions(&self) -> Vec<String> {
        self.notes.lock().unwrap().questions.clone()
    }

    /// How many documents have loaded.
    pub fn loads(&self) -> usize {
        self.notes.lock().unwrap().loads.len()
    }

    /// Waits until a document other than `old` has loaded, after the first `seen` ones; false if none does in time.
    pub fn wait_for_load(&self, seen: usize, old: &str, timeout: Duration) -> bool {
        let end = Instant::now() + timeout;
        let mut notes = self.notes.lock().unwrap();
        while !notes.loads[seen..].iter().any(|loader| loader != old) {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            notes = self.changed.wait_timeout(notes, left).unwrap().0;
        }
        true
    }
}

impl Notes {
    fn console(&mut self, params: &Value) {
        if params["type"] == "error" || params["type"] == "assert" {
            let said = params["args"].as_array().into_iter().flatten().map(spoken);
            self.errors.push(format!("console.{}: {}", text(&params["type"]), said.collect::<Vec<_>>().join(" ")));
        }
    }

    /// The browser's own complaints: violations of the content security policy, failed requests.
    fn log(&mut self, entry: &Value) {
        if entry["level"] != "error" && entry["source"] != "security" {
            return;
        }
        let request = text(&entry["networkRequestId"]);
        if request.is_empty() || self.failed.insert(request) {
            let (source, said, url) = (text(&entry["source"]), text(&entry["text"]), text(&entry["url"]));
            self.errors.push(format!("{source}: {said} ({url})"));
        }
    }

    /// A request that failed; one that the page itself broke off is no error.
    fn failure(&mut self, params: &Value) {
        let unwanted = self.scripts_are_off && params["type"] == "Script";
        if params["canceled"] != true && !unwanted && self.failed.insert(text(&params["requestId"])) {
            let (kind, why) = (text(&params["type"]), text(&params["errorText"]));
            self.errors.push(format!("network: {kind} failed: {why} {}", text(&params["blockedReason"])));
        }
    }

    fn frame(&mut self, params: &Value) {
        let url = self.sockets.get(&text(&params["requestId"])).cloned().unwrap_or_default();
        let response = &params["response"];
        let text = body_text(&response["payloadData"], response["opcode"] != 1);
        self.received.push(Received { source: Source::Frame, url, text });
    }

    fn event(&mut self, params: &Value) {
        let text = format!("{}: {}", text(&params["eventName"]), text(&params["data"]));
        self.received.push(Received { source: Source::Event, url: String::new(), text });
    }
}

/// The text of a body or a frame; of what is no text, nothing.
pub(crate) fn body_text(data: &Value, encoded: bool) -> String {
    if !encoded {
        return text(data);
    }
    let bytes = STANDARD.decode(data.as_str().unwrap_or_default()).unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// What was thrown, and where.
pub(crate) fn exception(details: &Value) -> String {
    let thrown = &details["exception"];
    let said = thrown["description"].as_str().or(thrown["value"].as_str()).or(details["text"].as_str());
    let place = match details["url"].as_str() {
        Some(url) if !url.is_empty() => format!(" ({url}:{})", details["lineNumber"].as_u64().unwrap_or(0) + 1),
        _ => String::new(),
    };
    format!("{}{place}", said.unwrap_or("something was thrown"))
}

fn spoken(argument: &Value) -> String {
    match (&argument["value"], argument["description"].as_str()) {
        (Value::String(text), _) => text.clone(),
        (_, Some(description)) => description.to_string(),
        (value, None) => value.to_string(),
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}
