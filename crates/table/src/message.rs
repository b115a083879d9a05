//! What the rules say to people, before it is put into a language.
//!
//! The rules never hold a sentence: they name a message of the title's locale files
//! and hand over what it speaks of. `words` turns that into a text.

use serde::{Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// A message of a locale file and what it speaks of.
///
/// ```
/// use table::Message;
///
/// let of = Message::new("t34");
/// let message = Message::new("destroyed").with("what", of).with("at", "E6".to_owned()).with("die", 5);
/// let sent = serde_json::json!({"key": "destroyed", "what": {"key": "t34"}, "at": "E6", "die": 5});
/// assert_eq!(serde_json::to_value(&message).ok(), Some(sent));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The message's id in the locale file.
    pub key: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A word that the message selects on (`wood`, `german`): never shown as it is.
    Word(&'static str),
    /// A name that is the same in every language (`E6`).
    Name(String),
    /// A message within the message.
    Message(Box<Message>),
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// The message with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// By what is said alone: a message has the same names for its arguments every time.
impl Hash for Message {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
        self.args.iter().for_each(|(_, arg)| arg.hash(state));
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, usize, i8, i16, i32, i64);

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word)
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Arg {
        Arg::Name(name)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = to.serialize_map(Some(self.args.len() + 1))?;
        map.serialize_entry("key", self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => map.serialize_entry(name, number)?,
                Arg::Word(word) => map.serialize_entry(name, word)?,
                Arg::Name(text) => map.serialize_entry(name, text)?,
                Arg::Message(message) => map.serialize_entry(name, message)?,
            }
        }
        map.end()
    }
}
