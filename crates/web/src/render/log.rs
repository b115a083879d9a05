//! The log as some eyes read it: kept between drawings, so that only what is new is put into words.

use super::drawing::{LOG_LINES, Line};
use crate::pages::rule_link;
use maud::html;
use std::collections::VecDeque;
use std::sync::Arc;
use table::Prompt;
use titles::{Entry, SeatView};

/// The newest lines of a log.
#[derive(Default)]
pub(super) struct Log {
    /// How many steps are told.
    steps: usize,
    /// The newest lines, the newest first.
    lines: VecDeque<Line>,
}

impl Log {
    /// Steps after this one were taken back.
    pub fn rewind(&mut self, steps: usize) {
        self.steps = self.steps.min(steps);
        while self.lines.front().is_some_and(|line| line.step > steps) {
            self.lines.pop_front();
        }
    }

    /// Adds what happened up to this step. Of a log that begins only the newest lines are told.
    pub fn go_on(&mut self, entry: &Entry, seen: &dyn SeatView, last: usize) {
        if self.lines.is_empty() {
            for step in (0..=last).rev() {
                if self.lines.len() >= LOG_LINES {
                    break;
                }
                self.lines.extend(lines(entry, seen, step, step).into_iter().rev());
            }
        } else {
            lines(entry, seen, self.steps + 1, last).into_iter().for_each(|line| self.lines.push_front(line));
        }
        self.steps = last;
        self.lines.truncate(LOG_LINES);
    }

    /// The lines, the newest first.
    pub fn lines(&self) -> Vec<Line> {
        self.lines.iter().cloned().collect()
    }
}

fn lines(entry: &Entry, seen: &dyn SeatView, from: usize, to: usize) -> Vec<Line> {
    let line = |heard: titles::LogLine| Line { step: heard.step, html: in_words(entry, &heard.prompt) };
    seen.log(from..=to).into_iter().map(line).collect()
}

fn in_words(entry: &Entry, prompt: &Prompt) -> Arc<str> {
    html! { li { (entry.say(prompt)) " " (rule_link(entry, prompt.rule)) } }.into_string().into()
}
