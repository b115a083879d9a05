//! Waiting for what a page is about to show, and what is said when it never does.

use crate::error::OrFail;
use crate::{BrowserError, Page};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const PAUSE: Duration = Duration::from_millis(10);

impl Page {
    /// How long waits last, from now on; 30 seconds unless said otherwise.
    pub fn set_timeout(&self, timeout: Duration) {
        *self.timeout.lock().unwrap() = timeout;
    }

    /// Waits until an element matches.
    #[track_caller]
    pub fn wait_for(&self, selector: &str) {
        let there = format!("!!document.querySelector({})", json!(selector));
        self.wait(&format!("`{selector}` to appear"), || Ok(self.read(&there)? == true)).or_fail();
    }

    /// Waits until no element matches.
    #[track_caller]
    pub fn wait_gone(&self, selector: &str) {
        let gone = format!("!document.querySelector({})", json!(selector));
        self.wait(&format!("`{selector}` to go"), || Ok(self.read(&gone)? == true)).or_fail();
    }

    /// Waits until an expression is true, or anything else that JavaScript takes for it.
    #[track_caller]
    pub fn wait_until(&self, script: &str) {
        self.wait(&format!("`{script}`"), || Ok(is_true(&self.read(script)?))).or_fail();
    }

    /// Waits until the first element that matches contains a text.
    #[track_caller]
    pub fn wait_text(&self, selector: &str, needle: &str) {
        let what = format!("`{selector}` to contain {needle:?}");
        self.wait(&what, || match self.find_text(selector)? {
            Some(text) if text.contains(needle) => Ok(true),
            Some(text) => Err(BrowserError::Page(format!("it contains {:?}", beginning(&text)))),
            None => Err(BrowserError::Page("nothing matches".to_string())),
        })
        .or_fail();
    }

    /// Tries until it succeeds or the time is over; then tells what the page was instead.
    pub(crate) fn wait(
        &self,
        what: &str,
        mut attempt: impl FnMut() -> Result<bool, BrowserError>,
    ) -> Result<(), BrowserError> {
        let timeout = self.timeout();
        let end = Instant::now() + timeout;
        loop {
            let last = attempt();
            match last {
                Ok(true) => return Ok(()),
                Err(fault) if fault.is_hopeless() => return Err(fault),
                Err(fault) if Instant::now() >= end => {
                    return Err(self.complaint(&format!("waited {timeout:?} for {what}: {fault}")));
                }
                Ok(false) if Instant::now() >= end => {
                    return Err(self.complaint(&format!("waited {timeout:?} for {what}")));
                }
                _ => std::thread::sleep(PAUSE),
            }
        }
    }

    /// Evaluates something that changes nothing, again if a new document came between.
    pub(crate) fn read(&self, script: &str) -> Result<Value, BrowserError> {
        let end = Instant::now() + self.timeout();
        loop {
            match self.try_eval(script) {
                Err(fault) if fault.is_passing() && Instant::now() < end => std::thread::sleep(PAUSE),
                result => return result,
            }
        }
    }

    pub(crate) fn timeout(&self) -> Duration {
        *self.timeout.lock().unwrap()
    }

    /// The words, and what the page was when they were said.
    pub(crate) fn complaint(&self, words: &str) -> BrowserError {
        let now = self.try_eval("[location.href, document.body ? document.body.innerText : '']").unwrap_or_default();
        let (url, shown) = (now[0].as_str().unwrap_or("none"), beginning(now[1].as_str().unwrap_or_default()));
        let mut complaint = format!("{words}\n  page: {url}\n  shows: {shown:?}");
        if let Some(error) = self.errors_so_far().first() {
            complaint.push_str(&format!("\n  first error: {error}"));
        }
        BrowserError::Page(complaint)
    }
}

/// What JavaScript takes for true.
fn is_true(value: &Value) -> bool {
    !(value.is_null() || *value == false || *value == "" || value.as_f64() == Some(0.0))
}

/// As much of a text as a message can carry.
fn beginning(text: &str) -> String {
    const LENGTH: usize = 300;
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}
