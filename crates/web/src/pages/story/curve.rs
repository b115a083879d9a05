//! Who was winning, as a curve over the steps of the match: by the chances that a bot sees, or before it has looked by
//! the lead in points. It stretches to its room: lines in a scaled drawing, words and signs in hundredths beside them.

use super::Page;
use super::turning::{self, Chances};
use crate::bot_pool::Analysis;
use crate::render::colours;
use maud::{Markup, html};
use table::{Message, Side};
use titles::Judged;

/// The units of the scaled drawing, across and down.
const WIDE: f32 = 1000.0;
const HIGH: f32 = 100.0;

/// How many columns can be clicked.
const COLUMNS: usize = 80;

/// No more than so many turns are numbered.
const NUMBERED: usize = 16;

impl Page<'_> {
    /// The curve with its heading.
    pub(super) fn curve(&self) -> Markup {
        match &self.analysis {
            Some(analysis) => self.of_chances(analysis),
            None => self.of_points(),
        }
    }

    fn of_chances(&self, analysis: &Analysis) -> Markup {
        let judged = analysis.judged();
        let done = analysis.done();
        let chances = self.chances(&judged, done);
        let own = |chance: f32| if self.eyes() == Side::First { chance } else { 1.0 - chance };
        let points: Vec<(f32, f32)> =
            chances.points().iter().map(|(at, chance)| (self.across(*at), HIGH * (1.0 - own(*chance)))).collect();
        let seen = judged.last().map_or(0, |judged| judged.at + 1);
        html! {
            section.analysis.(colours(self.sides)) data-growing[!done] {
                h2 { (self.say("who-was-winning")) " " small { (self.put(Message::new("curve-eyes").with("side", self.sides[self.eyes().index()]))) } }
                @if !done { progress max=(analysis.decisions().max(1)) value=(seen) aria-label=(self.say("analysis-growing")) {} }
                div.plot {
                    div.axis aria-hidden="true" { @for mark in ["100 %", "75", "50", "25", "0"] { span { (mark) } } }
                    (self.drawing(&points, &self.turning_marks(&chances, &judged, done), &judged))
                }
                (self.as_table(&chances))
            }
        }
    }

    /// The lead in points, until a bot has looked.
    fn of_points(&self) -> Markup {
        let lead = |points: [i32; 2]| {
            let lead = points[0] - points[1];
            if self.eyes() == Side::First { lead } else { -lead }
        };
        let most = self.course.iter().map(|moment| lead(moment.points).abs()).max().unwrap_or(0).max(4);
        let height = |points| HIGH / 2.0 * (1.0 - lead(points) as f32 / most as f32);
        let mut points: Vec<(f32, f32)> = Vec::new();
        for (at, moment) in self.course.iter().enumerate() {
            let (x, y) = (self.across(at), height(moment.points));
            if points.last().is_none_or(|last| last.1 != y) {
                points.extend(points.last().map(|last| (x, last.1)));
                points.push((x, y));
            }
        }
        points.extend(points.last().map(|last| (WIDE, last.1)));
        html! {
            section.analysis.(colours(self.sides)) {
                h2 { (self.say("who-was-ahead")) " " small { (self.say("points-lead")) } }
                div.plot {
                    div.axis aria-hidden="true" { @for mark in [most, most / 2, 0, most / 2, most] { span { (mark) } } }
                    (self.drawing(&points, &[], &[]))
                    div.ask-bot { (self.ask_bot()) }
                }
            }
        }
    }

    /// Where a step lies across the drawing.
    fn across(&self, at: usize) -> f32 {
        WIDE * at as f32 / self.book.game.len().max(1) as f32
    }

    fn drawing(&self, points: &[(f32, f32)], marks: &[(f32, f32)], judged: &[Judged]) -> Markup {
        let line: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let line = line.join(" ");
        let (start, end) = (points.first().map_or(0.0, |point| point.0), points.last().map_or(0.0, |point| point.0));
        let area = format!("{start:.1},50 {line} {end:.1},50");
        let (upper, lower) = (self.eyes(), self.eyes().other());
        html! {
            svg.curve role="group" aria-label=(self.say("curve-label")) {
                (self.grid())
                svg.area.(half(upper)) y="0" width="100%" height="50%" viewBox="0 0 1000 50" preserveAspectRatio="none" { polygon points=(area) {} }
                svg.area.(half(lower)) y="50%" width="100%" height="50%" viewBox="0 50 1000 50" preserveAspectRatio="none" { polygon points=(area) {} }
                line.even x1="0" x2="100%" y1="50%" y2="50%" {}
                svg width="100%" height="100%" viewBox="0 0 1000 100" preserveAspectRatio="none" { polyline points=(line) {} }
                text.ahead x="8" y="16" { (self.put(Message::new("ahead").with("side", self.sides[upper.index()]))) }
                text.ahead.below x="8" y="100%" { (self.put(Message::new("ahead").with("side", self.sides[lower.index()]))) }
                (self.now_line())
                (self.columns(judged))
                @for (place, (x, y)) in marks.iter().enumerate() {
                    circle.turned cx={ (percent(*x / WIDE)) } cy={ (percent(*y / HIGH)) } r="4" {}
                    svg.number x={ (percent(*x / WIDE)) } y={ (percent(*y / HIGH)) } overflow="visible" {
                        @let up = *y > HIGH * 0.3;
                        circle cy=(if up { -20 } else { 20 }) r="10" {}
                        text y=(if up { -15.5 } else { 24.5 }) { (place + 1) }
                    }
                }
            }
        }
    }

    /// Where one is.
    fn now_line(&self) -> Markup {
        let x = percent(self.across(self.at) / WIDE);
        html! { line.now x1=(x) x2=(x) y1="0" y2="100%" {} }
    }

    /// A line where each turn begins, and its number below.
    fn grid(&self) -> Markup {
        let turns = &self.stops.turns;
        let stride = turns.len().div_ceil(NUMBERED).max(1);
        html! {
            @for quarter in ["25%", "75%"] { line.grid x1="0" x2="100%" y1=(quarter) y2=(quarter) {} }
            @for (turn, step) in turns.iter().step_by(stride) {
                @let x = percent(self.across(*step) / WIDE);
                line.grid x1=(x) x2=(x) y1="0" y2="100%" {}
                text.turn x=(x) y="100%" dx="3" dy="15" { (turn) }
            }
        }
    }

    /// Columns to click: each leads to a step.
    fn columns(&self, judged: &[Judged]) -> Markup {
        let last = self.book.game.len();
        let width = percent(1.0 / COLUMNS as f32);
        html! {
            @for column in 0..COLUMNS.min(last) {
                @let at = column * last / COLUMNS.min(last);
                @let judged = judged.iter().find(|judged| judged.at >= at);
                a href=(self.address(judged.map_or(at, |judged| judged.at), self.seat)) data-step="column" tabindex="-1" {
                    title { (judged.map_or_else(|| self.turn_at(at), |judged| self.chance_there(judged))) }
                    rect.hit x=(percent(column as f32 / COLUMNS.min(last) as f32)) y="0" width=(width) height="100%" {}
                }
            }
        }
    }

    /// The turning points on the curve.
    fn turning_marks(&self, chances: &Chances, judged: &[Judged], done: bool) -> Vec<(f32, f32)> {
        if !done {
            return Vec::new();
        }
        let own = |chance: f32| if self.eyes() == Side::First { chance } else { 1.0 - chance };
        let mark = |point: &turning::TurningPoint| {
            let chance = chances.at(point.step).unwrap_or(0.5);
            (self.across(point.step), HIGH * (1.0 - own(chance)))
        };
        turning::points(chances, judged, &self.stops, &self.course).iter().map(mark).collect()
    }

    /// The curve in words: the chances at the beginning of each turn.
    fn as_table(&self, chances: &Chances) -> Markup {
        let own = |chance: f32| if self.eyes() == Side::First { chance } else { 1.0 - chance };
        html! {
            details.numbers {
                summary { (self.say("curve-as-table")) }
                table {
                    thead { tr { th scope="col" { (self.say("curve-turn")) } th scope="col" { (self.side(self.eyes())) } } }
                    tbody {
                        @for (turn, step) in &self.stops.turns {
                            @if let Some(chance) = chances.at(*step) { tr { th scope="row" { (turn) } td { (hundredths(own(chance))) " %" } } }
                        }
                    }
                }
            }
        }
    }

    /// What the bot thought of the decision where one stands.
    pub(super) fn judgement(&self) -> Markup {
        let judged = self.analysis.as_ref().map(|analysis| analysis.judged()).unwrap_or_default();
        let Some(judged) = judged.iter().find(|judged| judged.at == self.at) else { return html! {} };
        html! {
            div.judged {
                p { (self.chance_there(judged)) }
                p { (self.say("was-played")) " " b { (self.entry.say(&judged.played)) } }
                @if let Some((better, _)) = &judged.better { p { (self.say("better")) " " b { (self.entry.say(better)) } } }
            }
        }
    }

    /// What a side could expect at a decision.
    fn chance_there(&self, judged: &Judged) -> String {
        let first = (judged.first_stands + 1.0) / 2.0;
        let chance = if judged.side == Side::First { first } else { 1.0 - first };
        let message = Message::new("chances").with("side", self.sides[judged.side.index()]);
        self.put(message.with("chance", hundredths(chance)))
    }
}

/// The class of what lies on a side's half.
fn half(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn hundredths(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// A place in hundredths, as drawings have it.
fn percent(share: f32) -> String {
    format!("{:.2}%", share * 100.0)
}
