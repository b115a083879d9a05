//! Keys, and the fields of a form.

use crate::error::OrFail;
use crate::keys::Key;
use crate::{BrowserError, Page};
use serde_json::{Value, json};

/// Makes a field ready to be written over; null when it is, true when it is done, else why not.
const OPEN_FIELD: &str = r#"(selector, text) => {
    const e = document.querySelector(selector);
    if (!e) return 'nothing matches';
    if (e.matches(':disabled') || e.readOnly) return 'it cannot be changed';
    e.scrollIntoViewIfNeeded();
    e.focus();
    if (['color', 'date', 'datetime-local', 'month', 'range', 'time', 'week'].includes(e.type)) {
        e.value = text;
        e.dispatchEvent(new Event('input', {bubbles: true}));
        e.dispatchEvent(new Event('change', {bubbles: true}));
        return true;
    }
    e.select ? e.select() : getSelection().selectAllChildren(e);
    return null;
}"#;

/// Chooses an option by its value; true when it is done, else why not.
const CHOOSE: &str = r#"(selector, value) => {
    const e = document.querySelector(selector);
    if (!e) return 'nothing matches';
    if (e.matches(':disabled')) return 'it is disabled';
    const values = [...e.options].map(option => option.value);
    if (!values.includes(value)) return `it offers only ${JSON.stringify(values)}`;
    e.focus();
    e.value = value;
    e.dispatchEvent(new Event('input', {bubbles: true}));
    e.dispatchEvent(new Event('change', {bubbles: true}));
    return true;
}"#;

/// Submits a form, or the form around an element, as its button would; true when it is done, else why not.
const SUBMIT: &str = r#"selector => {
    const e = document.querySelector(selector), form = e?.form ?? e?.closest('form');
    if (!form) return e ? 'it is not in a form' : 'nothing matches';
    form.requestSubmit();
    return true;
}"#;

impl Page {
    /// Presses and releases a key: `Tab`, `Enter`, `ArrowLeft`, `a`, `+`, `Shift+Tab`, `Control+z`.
    #[track_caller]
    pub fn press(&self, key: &str) {
        let unknown = || BrowserError::Page(format!("no key is called {key:?}"));
        Key::named(key).ok_or_else(unknown).and_then(|key| self.strike(&key)).or_fail();
    }

    /// Types a text into whatever has the focus, key by key; what no key types is inserted.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        for letter in text.chars() {
            let name = if letter == '\n' { "Enter".to_string() } else { letter.to_string() };
            match Key::named(&name).filter(|key| key.number > 0) {
                Some(key) => self.strike(&key).or_fail(),
                None => self.insert(&name).or_fail(),
            }
        }
    }

    /// Writes a text into a field in place of what is there.
    #[track_caller]
    pub fn fill(&self, selector: &str, text: &str) {
        let done = self.manage("be filled", OPEN_FIELD, selector, Some(text)).or_fail();
        if done {
            return;
        }
        match Key::named("Delete").filter(|_| text.is_empty()) {
            Some(delete) => self.strike(&delete).or_fail(),
            None => self.insert(text).or_fail(),
        }
    }

    /// Chooses the option with this value.
    #[track_caller]
    pub fn select(&self, selector: &str, value: &str) {
        self.manage(&format!("offer {value:?}"), CHOOSE, selector, Some(value)).or_fail();
    }

    /// Submits the form that matches, or that holds what matches, as its button would; does not wait for the answer.
    #[track_caller]
    pub fn submit(&self, selector: &str) {
        self.manage("be submitted", SUBMIT, selector, None).or_fail();
    }

    fn strike(&self, key: &Key) -> Result<(), BrowserError> {
        let Key { key, code, number, text, held } = key;
        let event = |kind: &str, text: &str| {
            json!({"type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": held,
                "text": text})
        };
        let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        self.call("Input.dispatchKeyEvent", event(down, text))?;
        self.call("Input.dispatchKeyEvent", event("keyUp", "")).map(drop)
    }

    fn insert(&self, text: &str) -> Result<(), BrowserError> {
        self.call("Input.insertText", json!({"text": text})).map(drop)
    }

    /// Runs a script on an element until it does not say why not; whether it says that all is done.
    fn manage(&self, what: &str, script: &str, selector: &str, word: Option<&str>) -> Result<bool, BrowserError> {
        let mut done = false;
        self.wait(&format!("`{selector}` to {what}"), || {
            match self.read(&format!("({script})({}, {})", json!(selector), json!(word)))? {
                Value::String(why) => Err(BrowserError::Page(why)),
                answer => {
                    done = answer == true;
                    Ok(true)
                }
            }
        })?;
        Ok(done)
    }
}
