//! Players without a browser: they open a table, listen to its live channel and press random buttons, as
//! pages do. `steppe load` counts what they do, `steppe crash` checks that nothing of it is lost.

mod channel;
mod http;
mod panel;
mod process;
mod server;
mod tables;

pub use channel::Channel;
pub use http::{Reply, Visitor};
pub use panel::{Ask, Choices};
pub use process::{cpu_seconds, resident_bytes};
pub use server::{Address, Server, Terms};
pub use tables::{Opening, Place};

use std::fmt;

/// Why a client did not get what it asked for.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// The connection broke, or never came about: whether the server did it is not known.
    Broken(String),
    /// The server answered something that is no part of normal play.
    Answered(u16, String),
    /// What it sent makes no sense.
    Nonsense(String),
}

impl Trouble {
    /// The same words for the same kind of trouble.
    pub fn kind(&self) -> String {
        match self {
            Trouble::Broken(why) => format!("broken: {why}"),
            Trouble::Answered(status, _) => format!("answered {status}"),
            Trouble::Nonsense(_) => "nonsense".to_owned(),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Trouble::Broken(why) => write!(f, "the connection broke ({why})"),
            Trouble::Answered(status, text) => write!(f, "the server answered {status}: {text}"),
            Trouble::Nonsense(what) => write!(f, "the server sent what cannot be read: {what}"),
        }
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Trouble {
        Trouble::Broken(error.kind().to_string())
    }
}
