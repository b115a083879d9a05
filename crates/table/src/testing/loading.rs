//! Positions and sheets from files.

use crate::Rules;
use serde_json::Value;

/// A position as a document.
pub fn write<R: Rules>(state: &R::State) -> Value {
    serde_json::to_value(state).expect("a position can be written")
}

/// The position that a document says, or what is wrong with it.
pub fn read<R: Rules>(document: &Value) -> Result<R::State, String> {
    serde_json::from_value(document.clone()).map_err(|fault| fault.to_string())
}

/// The document with this value at this place is refused in these words.
pub fn refuses<R: Rules>(document: &Value, path: &str, value: &Value, words: &str) {
    let mut bad = document.clone();
    *bad.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = value.clone();
    let fault = read::<R>(&bad).expect_err(&format!("{path} = {value} is accepted"));
    assert!(fault.contains(words), "{path} = {value}: {fault}");
}

/// The text of a file with one thing in it changed.
pub fn swapped(text: &str, old: &str, new: &str) -> &'static str {
    assert!(text.contains(old), "{old} is not in the file");
    String::leak(text.replacen(old, new, 1))
}
