//! How a command ends: with an answer, or because it could not do its work.

use std::io;

/// The answer of a command to what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is done, or so it is: exit code 0.
    Yes,
    /// What was to be checked is not so: exit code 1.
    No,
}

/// Why a command could not do its work: exit code 2.
#[derive(Debug)]
pub enum Failure {
    /// What was asked makes no sense; says what to do instead.
    Input(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// A complaint about what was asked.
    pub fn input(complaint: impl Into<String>) -> Failure {
        Failure::Input(complaint.into())
    }
}

impl Failure {
    /// What a title did not allow, in words.
    pub fn of(entry: &titles::Entry, error: &titles::HostedError) -> Failure {
        Failure::Input(entry.explain(error))
    }
}

impl From<String> for Failure {
    fn from(complaint: String) -> Failure {
        Failure::Input(complaint)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Io(error.into())
    }
}

/// The text of a file.
pub(crate) fn read_file(path: &std::path::Path) -> Result<String, Failure> {
    let bytes =
        std::fs::read(path).map_err(|error| Failure::input(format!("cannot read {}: {error}", path.display())))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Writes a file at once or not at all.
pub(crate) fn write_file(path: &std::path::Path, text: &str) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let written = std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| Failure::input(format!("cannot write {}: {error}", path.display())))
}
