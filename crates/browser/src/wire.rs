//! The protocol: requests with numbers, answers to them, and events that go to the page's record.

use crate::BrowserError;
use crate::process::LastWords;
use crate::record::{Record, body_text};
use crate::{Received, Source};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long Chromium may take to answer anything.
const PATIENCE: Duration = Duration::from_secs(300);

/// Who waits for an answer.
enum Reply {
    Caller(Sender<Result<Value, String>>),
    Body(Paused),
    Nobody,
}

/// A response that is held until its body has been noted.
struct Paused {
    session: String,
    request: Value,
    received: Received,
}

/// The pipe to Chromium, shared by all pages.
pub(crate) struct Wire {
    to: Mutex<ChildStdin>,
    next: AtomicU64,
    /// None when Chromium has gone.
    waiting: Mutex<Option<HashMap<u64, Reply>>>,
    records: Mutex<HashMap<String, Arc<Record>>>,
    last_words: LastWords,
}

impl Wire {
    /// Begins to listen.
    pub fn new(to: ChildStdin, from: ChildStdout, last_words: LastWords) -> Arc<Wire> {
        let wire = Arc::new(Wire {
            to: Mutex::new(to),
            next: AtomicU64::new(1),
            waiting: Mutex::new(Some(HashMap::new())),
            records: Mutex::default(),
            last_words,
        });
        let listener = wire.clone();
        std::thread::spawn(move || listener.listen(from));
        wire
    }

    /// Asks, and waits for the answer.
    pub fn call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value, BrowserError> {
        let (sender, answer) = mpsc::channel();
        self.send(session, method, params, Reply::Caller(sender))?;
        match answer.recv_timeout(PATIENCE) {
            Ok(Ok(result)) => Ok(result),
            Ok(Err(why)) => Err(BrowserError::Refused { method: method.to_string(), why }),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone(method)),
            Err(RecvTimeoutError::Timeout) => {
                Err(BrowserError::Browser(format!("the browser did not answer {method} within {PATIENCE:?}")))
            }
        }
    }

    /// Lets a record hear the events of a session.
    pub fn register(&self, session: &str, record: Arc<Record>) {
        self.records.lock().unwrap().insert(session.to_string(), record);
    }

    /// Forgets the session.
    pub fn unregister(&self, session: &str) {
        self.records.lock().unwrap().remove(session);
    }

    fn send(&self, session: Option<&str>, method: &str, params: Value, reply: Reply) -> Result<(), BrowserError> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut message = json!({"id": id, "method": method, "params": params});
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        match self.waiting.lock().unwrap().as_mut() {
            Some(waiting) => waiting.insert(id, reply),
            None => return Err(self.gone(method)),
        };
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.to.lock().unwrap().write_all(&bytes).map_err(|_| self.gone(method))
    }

    fn gone(&self, method: &str) -> BrowserError {
        // Its last words may be a moment behind its end.
        std::thread::sleep(Duration::from_millis(50));
        let words = self.last_words.lock().unwrap();
        BrowserError::Browser(format!("the browser has gone (asked for {method}); it said: {}", words.trim()))
    }

    fn listen(&self, from: ChildStdout) {
        let mut from = BufReader::new(from);
        let mut bytes = Vec::new();
        while matches!(from.read_until(0, &mut bytes), Ok(1..)) {
            bytes.pop();
            if let Ok(message) = serde_json::from_slice(&bytes) {
                self.hear(message);
            }
            bytes.clear();
        }
        *self.waiting.lock().unwrap() = None;
    }

    fn hear(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            return self.answered(id, message);
        }
        let Some(session) = message["sessionId"].as_str() else { return };
        let record = self.records.lock().unwrap().get(session).cloned();
        let Some(record) = record else { return };
        let session = session.to_string();
        let params = message["params"].take();
        match message["method"].as_str().unwrap_or_default() {
            "Fetch.requestPaused" => self.paused(session, params, &record),
            "Page.javascriptDialogOpening" => self.dialog(&session, &params, &record),
            method => record.hear(method, &params),
        }
    }

    fn answered(&self, id: u64, mut message: Value) {
        let reply = self.waiting.lock().unwrap().as_mut().and_then(|waiting| waiting.remove(&id));
        let result = match message.get("error") {
            Some(error) => Err(error["message"].as_str().unwrap_or("no reason given").to_string()),
            None => Ok(message["result"].take()),
        };
        match reply {
            Some(Reply::Caller(caller)) => {
                let _ = caller.send(result);
            }
            Some(Reply::Body(paused)) => self.body(paused, result),
            Some(Reply::Nobody) | None => {}
        }
    }

    /// A response has come: its body is noted before the page sees it. Redirections and streams have none to wait for.
    fn paused(&self, session: String, params: Value, record: &Record) {
        let request = json!({"requestId": params["requestId"]});
        let received = Received { source: Source::Response, url: text(&params["request"]["url"]), text: head(&params) };
        let status = params["responseStatusCode"].as_u64().unwrap_or(0);
        if (200..300).contains(&status) && !is_stream(&params) || status >= 400 {
            let paused = Paused { session: session.clone(), request: request.clone(), received };
            let _ = self.send(Some(&session), "Fetch.getResponseBody", request, Reply::Body(paused));
        } else {
            record.receive(received);
            let _ = self.send(Some(&session), "Fetch.continueRequest", request, Reply::Nobody);
        }
    }

    fn body(&self, paused: Paused, result: Result<Value, String>) {
        let Paused { session, request, mut received } = paused;
        match result {
            Ok(body) => received.text.push_str(&body_text(&body["body"], body["base64Encoded"] == true)),
            Err(why) => received.text.push_str(&format!("(the body was lost: {why})")),
        }
        let record = self.records.lock().unwrap().get(&session).cloned();
        if let Some(record) = record {
            record.receive(received);
        }
        let _ = self.send(Some(&session), "Fetch.continueRequest", request, Reply::Nobody);
    }

    /// Questions of the page are answered with yes, and remembered.
    fn dialog(&self, session: &str, params: &Value, record: &Record) {
        record.ask(text(&params["message"]));
        let yes = json!({"accept": true});
        let _ = self.send(Some(session), "Page.handleJavaScriptDialog", yes, Reply::Nobody);
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

/// The status and the headers as lines, and an empty line.
fn head(params: &Value) -> String {
    let mut head = params["responseStatusCode"].to_string();
    for header in params["responseHeaders"].as_array().into_iter().flatten() {
        head.push_str(&format!("\n{}: {}", text(&header["name"]), text(&header["value"])));
    }
    head + "\n\n"
}

fn is_stream(params: &Value) -> bool {
    let headers = params["responseHeaders"].as_array().into_iter().flatten();
    headers.into_iter().any(|header| {
        text(&header["name"]).eq_ignore_ascii_case("content-type")
            && text(&header["value"]).starts_with("text/event-stream")
    })
}
