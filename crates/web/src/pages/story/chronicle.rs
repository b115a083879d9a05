//! The whole match on one map: the ways of those who got through, and where and when something was destroyed. The
//! script draws it over the board as it stood; a title whose events have no such places shows the board alone.

use super::Page;
use boards::{Exit, Shown, Told};
use maud::{Markup, html};
use serde::Serialize;
use std::collections::HashMap;
use titles::{LogLine, Moment};

/// All marks on the map.
#[derive(Debug, Default, Serialize)]
pub struct Chronicle {
    ways: Vec<Way>,
    wrecks: Vec<Wreck>,
}

/// How a piece got through: its places one by one.
#[derive(Debug, Serialize)]
struct Way {
    side: &'static str,
    turn: u16,
    points: i32,
    places: Vec<String>,
}

/// Where a piece was destroyed.
#[derive(Debug, Serialize)]
struct Wreck {
    side: &'static str,
    turn: u16,
    place: String,
}

impl Chronicle {
    /// What was told of a match, step by step.
    fn of(lines: &[LogLine], course: &[Moment], sides: [&'static str; 2]) -> Chronicle {
        let mut chronicle = Chronicle::default();
        let mut ways: HashMap<&str, Vec<String>> = HashMap::new();
        for (number, line) in lines.iter().enumerate() {
            let turn = course.get(line.step.saturating_sub(1)).map_or(0, |moment| moment.turn);
            let cue = &line.cue;
            if let (Shown::March, Some(who)) = (cue.shown, &cue.who) {
                let way = ways.entry(who).or_default();
                cue.places.iter().for_each(|place| {
                    if way.last() != Some(place) {
                        way.push(place.clone());
                    }
                });
            }
            let (Some(loss), Some(place)) = (&cue.loss, cue.places.last()) else { continue };
            let side = sides[loss.side.index()];
            match loss.exit {
                Exit::Destroyed => chronicle.wrecks.push(Wreck { side, turn, place: place.clone() }),
                Exit::Through => {
                    let places = cue.whom.as_deref().and_then(|whom| ways.remove(whom));
                    let places = places.unwrap_or_else(|| vec![place.clone()]);
                    chronicle.ways.push(Way { side, turn, points: scored(&lines[number..]), places });
                }
                Exit::Removed | Exit::Restored => {}
            }
        }
        chronicle
    }

    fn is_empty(&self) -> bool {
        self.ways.is_empty() && self.wrecks.is_empty()
    }
}

/// The points that the first of these lines brought: told with it, or just after it.
fn scored(lines: &[LogLine]) -> i32 {
    let told_with_it =
        lines.iter().skip(1).take_while(|line| line.cue.told == Told::Sequel || line.cue.told == Told::Aside);
    lines.iter().take(1).chain(told_with_it).find_map(|line| line.cue.points).map_or(0, |(_, points)| points)
}

impl Page<'_> {
    /// What the script draws over the board as it stood.
    pub(super) fn chronicle(&self) -> Chronicle {
        let lines = self.book.game.seen_by(None).log(0..=self.book.game.len());
        Chronicle::of(&lines, &self.course, self.sides)
    }

    /// What the board shows: the whole match, with a key to its marks, or a moment.
    pub(super) fn board_name(&self, chronicle: &Chronicle) -> Markup {
        let is_end = self.at == self.book.game.len();
        let key = match (is_end, chronicle.is_empty()) {
            (true, false) => "board-of-match",
            (true, true) => "board-as-it-stood",
            (false, _) => "board-of-moment",
        };
        html! {
            h2.board-name { (self.say(key)) }
            @if is_end && !chronicle.ways.is_empty() { span.key { i.way {} (self.say("key-through")) } }
            @if is_end && !chronicle.wrecks.is_empty() { span.key { i.wreck { "T" } (self.say("key-destroyed")) } }
        }
    }
}
