//! The story as some eyes read it: kept between drawings, so that only what is new is put into words.
//!
//! A line carries its cue, by which the script lights up the board and plays it back (`scripts/cues.js`).

use super::lines::{LOG_LINES, Line, Lines};
use crate::pages::rule_link;
use boards::{Figure, Shown, Told};
use maud::{Markup, html};
use std::collections::VecDeque;
use std::ops::RangeInclusive;
use table::Side;
use titles::{DoneBy, Entry, LogLine, SeatView, capital};

/// The newest lines of a story.
#[derive(Default)]
pub(super) struct Log {
    /// How many steps are told.
    steps: usize,
    /// The newest lines.
    lines: Lines,
    /// What both sides have lost by them, as it is drawn; none if it has to be drawn anew.
    pub losses: Option<[Markup; 2]>,
}

/// The words for the sides, as far as it is known who they are.
type Sides = [&'static str; 2];

impl Log {
    /// Steps after this one were taken back.
    pub fn rewind(&mut self, steps: usize) {
        if steps < self.steps {
            (self.steps, self.losses) = (steps, None);
        }
        while self.lines.pop_if(|line| line.step > steps).is_some() {}
    }

    /// Adds what happened up to this step. Of a log that begins only the newest lines are told.
    pub fn go_on(&mut self, entry: &Entry, seen: &dyn SeatView, sides: Sides, last: usize) {
        if self.lines.is_empty() {
            self.losses = None;
            let mut newest = VecDeque::new();
            for step in (0..=last).rev() {
                if newest.len() >= LOG_LINES {
                    break;
                }
                lines(entry, seen, sides, step..=step).into_iter().rev().for_each(|line| newest.push_front(line));
            }
            newest.into_iter().for_each(|line| self.lines.push(line));
        } else {
            let heard = seen.log(self.steps + 1..=last);
            if heard.iter().any(|line| line.cue.loss.is_some()) {
                self.losses = None;
            }
            story(entry, sides, heard).into_iter().for_each(|line| self.lines.push(line));
        }
        self.steps = last;
    }

    /// The lines.
    pub fn lines(&self) -> Lines {
        self.lines.clone()
    }
}

/// What a seat heard in these steps, as lines of the story.
pub fn lines(entry: &Entry, seen: &dyn SeatView, sides: Sides, steps: RangeInclusive<usize>) -> Vec<Line> {
    story(entry, sides, seen.log(steps))
}

fn story(entry: &Entry, sides: Sides, heard: Vec<LogLine>) -> Vec<Line> {
    let mut told: Vec<(LogLine, Vec<(Side, i32)>)> = Vec::new();
    for heard in heard {
        let points = heard.cue.points;
        let before =
            (heard.cue.told == Told::Sequel).then(|| told.iter_mut().rev().find(|(line, _)| leads_to(line, &heard)));
        match before.flatten() {
            Some((_, scored)) => scored.extend(points),
            None => told.push((heard, points.into_iter().collect())),
        }
    }
    told.iter()
        .map(|(line, points)| Line { step: line.step, html: tell(entry, sides, line, points).into_string().into() })
        .collect()
}

/// Is the second told together with the first: of one step, and of the same piece where it is about one?
fn leads_to(line: &LogLine, sequel: &LogLine) -> bool {
    let same = sequel.cue.whom.is_none() || sequel.cue.whom == line.cue.whom;
    line.step == sequel.step && same && matches!(line.cue.told, Told::Line | Told::Aside)
}

fn tell(entry: &Entry, sides: Sides, line: &LogLine, points: &[(Side, i32)]) -> Markup {
    let (cue, text) = (&line.cue, capital(&entry.say(&line.prompt)));
    let class = match cue.told {
        Told::Turn => return html! { li.turn { h2 { (text) } } },
        Told::Phase => return html! { li.phase { (text) } },
        Told::Aside => Some("aside"),
        Told::Sequel | Told::Line => None,
    };
    let own = (line.done_by == DoneBy::Oneself).then_some("own");
    let classes: Vec<&str> = class.into_iter().chain(own).collect();
    let result = cue.result.as_ref().map(|result| capital(&entry.lexicon.say(result))).unwrap_or_default();
    let rest = text.strip_prefix(&*result).unwrap_or(&text);
    let shows = cue.who.is_some() || cue.whom.is_some() || !cue.places.is_empty();
    let (kind, end) = kind(cue.shown);
    html! {
        li class=[(!classes.is_empty()).then(|| classes.join(" "))] data-cue=[shows.then_some(kind)] data-end=[end]
            data-who=[&cue.who] data-with=[(!cue.with.is_empty()).then(|| cue.with.join(" "))] data-whom=[&cue.whom] data-way=[(!cue.places.is_empty()).then(|| cue.places.join(" "))]
            data-sum=[(!cue.figures.is_empty()).then(|| sum(entry, &cue.figures))] {
            @if rest.len() < text.len() { b { (result) } }
            (rest) " "
            @for (side, points) in points { span.chip.{ "of-" (sides[side.index()]) } { (format!("{points:+}")) } " " }
            (rule_link(entry, line.prompt.rule))
        }
    }
}

/// How the board shows it, and how it ends.
const fn kind(shown: Shown) -> (&'static str, Option<&'static str>) {
    match shown {
        Shown::Note => ("note", None),
        Shown::March => ("march", None),
        Shown::Flight => ("flight", None),
        Shown::Turned => ("turned", None),
        Shown::Shot(hit) => ("shot", Some(hit.word())),
        Shown::Gone(exit) => ("gone", Some(exit.word())),
    }
}

/// Each figure as its sign, its number and its word: `5~gun|-2~distance|=3~power|>2~front`, `d8~5 or less`.
fn sum(entry: &Entry, figures: &[Figure]) -> String {
    let mut parts = Vec::with_capacity(figures.len());
    for (place, figure) in figures.iter().enumerate() {
        let (number, word) = match figure {
            Figure::Term(number, word) if place == 0 => (number.to_string(), word),
            Figure::Term(number, word) => (format!("{number:+}"), word),
            Figure::Total(number, word) => (format!("={number}"), word),
            Figure::Against(number, word) => (format!(">{number}"), word),
            Figure::Die(roll, word) => (format!("d{roll}"), word),
        };
        parts.push(format!("{number}~{}", entry.lexicon.say(word)));
    }
    parts.join("|")
}
