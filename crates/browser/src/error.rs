//! What can go wrong, in words for the reader of a failed test.

use std::fmt;

/// Why the browser did not do what was asked.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum BrowserError {
    /// No browser, or it ended, or it does not answer.
    Browser(String),
    /// The browser refused a request.
    Refused {
        /// The request, in the protocol's name.
        method: String,
        /// What the browser says.
        why: String,
    },
    /// An expression threw.
    Script {
        /// The expression.
        script: String,
        /// What it threw.
        thrown: String,
    },
    /// The page is not as the request needs it.
    Page(String),
}

impl BrowserError {
    /// Whether it may pass when the page has finished loading the next document.
    pub(crate) fn is_passing(&self) -> bool {
        let signs = ["context", "navigated", "Inspected target"];
        matches!(self, BrowserError::Refused { why, .. } if signs.iter().any(|sign| why.contains(sign)))
    }

    /// Whether waiting cannot help: the expression or the selector is no such thing.
    pub(crate) fn is_hopeless(&self) -> bool {
        match self {
            BrowserError::Script { thrown, .. } => thrown.starts_with("SyntaxError"),
            BrowserError::Page(_) => false,
            BrowserError::Browser(_) => true,
            BrowserError::Refused { .. } => !self.is_passing(),
        }
    }
}

impl fmt::Display for BrowserError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BrowserError::Browser(why) | BrowserError::Page(why) => f.write_str(why),
            BrowserError::Refused { method, why } => write!(f, "{method}: {why}"),
            BrowserError::Script { script, thrown } => write!(f, "{thrown}\n  in: {}", script.trim()),
        }
    }
}

impl fmt::Debug for BrowserError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for BrowserError {}

/// The end of a test that cannot go on.
pub(crate) trait OrFail<T> {
    /// The value, or a panic at the line of the test with the fault's words.
    fn or_fail(self) -> T;
}

impl<T> OrFail<T> for Result<T, BrowserError> {
    #[track_caller]
    fn or_fail(self) -> T {
        match self {
            Ok(value) => value,
            Err(fault) => panic!("{fault}"),
        }
    }
}
