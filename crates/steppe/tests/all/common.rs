//! The commands on a small game, at a terminal that is a string.

#[path = "../../../table/tests/all/picket/mod.rs"]
mod picket;

use boards::{Board, Frame, Say, Spot, TextStyle};
use clap::Parser;
use picket::{Action, Picket, View};
use steppe::cli::{Cli, dispatch};
use steppe::{Answer, Failure, Screen, Titles};
use table::TitleOf;
use titles::{Drawn, Phase, Track, Tracked};

/// The board of Picket.
pub struct PicketBoard;

impl Drawn for Picket {
    type Board = PicketBoard;
}

impl Board for PicketBoard {
    type Rules = Picket;
    type Scene = ();

    fn scene(_: &View) {}

    fn text(view: &View, _: &(), _: TextStyle) -> String {
        format!("round {} hands {:?} posted {:?} points {:?}", view.round, view.hands, view.posted, view.points)
    }

    fn svg(view: &View, _: &()) -> String {
        format!("<svg><title>round {}</title></svg>", view.round)
    }

    fn home(_: &View, _: table::Seat) -> (u8, u8) {
        (50, 50)
    }

    fn frame(_: &View) -> Frame {
        Frame { view_box: "0 0 1 1".to_owned(), class: "picket", definitions: "".into() }
    }

    fn ground(_: &View) -> String {
        String::new()
    }

    fn ground_mark(_: &View) -> u64 {
        0
    }

    fn live(view: &View, scene: &(), _: Say) -> String {
        Self::svg(view, scene)
    }

    fn stylesheet() -> String {
        String::new()
    }

    fn spots(_: &View, _: &(), _: Action) -> Vec<Spot> {
        Vec::new()
    }

    fn lines(_: &View, _: &(), _: Action) -> Vec<(Spot, Spot)> {
        Vec::new()
    }

    fn click_meanings(_: &View, _: &(), _: &Spot) -> Vec<Action> {
        Vec::new()
    }
}

impl titles::Windowed for Picket {}

impl Tracked for Picket {
    fn track(_: &Self::View) -> Track {
        Track { phases: vec![Phase::Letter("N")], at: 0, turn: 1, last: None }
    }
}

/// Picket alone.
pub fn picket() -> Titles {
    Titles::of("en", vec![Box::new(TitleOf::<Picket>::new())])
}

/// What the command prints, and how it ends; a failure is its complaint.
pub fn steppe(titles: &Titles, line: &str, input: &str) -> (Result<Answer, String>, String) {
    on_screen(titles, line, input, Screen::PLAIN)
}

/// The same on a given screen.
pub fn on_screen(titles: &Titles, line: &str, input: &str, screen: Screen) -> (Result<Answer, String>, String) {
    let words = std::iter::once("steppe").chain(line.split_whitespace());
    let cli = match Cli::try_parse_from(words) {
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
