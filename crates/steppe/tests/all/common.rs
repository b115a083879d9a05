//! The commands on a small game, at a terminal that is a string.

#[path = "../../../table/tests/all/picket/mod.rs"]
pub mod picket;
#[path = "../../../titles/tests/all/picket_board.rs"]
mod picket_board;

use clap::Parser;
use picket_board::PicketBoard;
use steppe::cli::{Cli, dispatch};
use steppe::{Answer, Failure, Screen, Titles};

/// Picket alone.
pub fn picket() -> Titles {
    Titles::of("en", vec![titles::title::<PicketBoard>()])
}

/// What the command prints, and how it ends; a failure is its complaint.
pub fn steppe(titles: &Titles, line: &str, input: &str) -> (Result<Answer, String>, String) {
    on_screen(titles, line, input, Screen::PLAIN)
}

/// The same on a given screen.
pub fn on_screen(titles: &Titles, line: &str, input: &str, screen: Screen) -> (Result<Answer, String>, String) {
    of_words(titles, &line.split_whitespace().collect::<Vec<&str>>(), input, screen)
}

/// The same where words hold spaces.
pub fn of_words(titles: &Titles, words: &[&str], input: &str, screen: Screen) -> (Result<Answer, String>, String) {
    let cli = match Cli::try_parse_from(["steppe"].iter().chain(words)) {
        Ok(cli) => cli,
        Err(error) => return (Err(error.to_string()), String::new()),
    };
    let mut out = Vec::new();
    let answer = dispatch(&cli, titles, &mut input.as_bytes(), &mut out, screen).map_err(|failure| match failure {
        Failure::Input(why) => why,
        Failure::Io(error) => error.to_string(),
    });
    (answer, String::from_utf8_lossy(&out).into_owned())
}

/// What a command prints that must succeed.
pub fn printed(titles: &Titles, line: &str, input: &str) -> String {
    let (answer, out) = steppe(titles, line, input);
    assert_eq!(answer, Ok(Answer::Yes), "{line}: {out}");
    out
}

/// A file that is gone when the test is over.
pub struct TempFile(pub std::path::PathBuf);

impl TempFile {
    pub fn named(name: &str) -> TempFile {
        TempFile(std::env::temp_dir().join(format!("steppe-test-{}-{name}", std::process::id())))
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
