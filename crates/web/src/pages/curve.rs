//! The analysis of a finished match: who stood better at each decision, and which decisions cost most.

use super::{say, say_with};
use crate::bot_pool::Analysis;
use crate::{App, Language};
use maud::{Markup, html};
use table::{Message, Side};
use titles::{Entry, Judged};

/// The picture: its size, and how many columns can be clicked.
const WIDTH: usize = 320;
const HEIGHT: usize = 90;
const COLUMNS: usize = 160;

/// How many of the dearest decisions are listed.
const DEAREST: usize = 6;

/// An analysis and where in its match one stands.
pub struct Curve<'a> {
    /// The site.
    pub app: &'a App,
    /// In which language.
    pub language: Language,
    /// The title.
    pub entry: &'a Entry,
    /// The analysis.
    pub analysis: &'a Analysis,
    /// After how many actions.
    pub at: usize,
    /// Where another step of the match is shown.
    pub address: &'a dyn Fn(usize) -> String,
}

impl Curve<'_> {
    fn say(&self, key: &'static str) -> String {
        say(self.app, self.language, key)
    }

    /// Draws it.
    pub fn show(&self) -> Markup {
        let judged = self.analysis.judged();
        let last = self.analysis.decisions().max(1);
        let done = self.analysis.done();
        let seen = judged.last().map_or(0, |judged| judged.at + 1);
        html! {
            section.analysis.{ "one-" (self.entry.side(Side::First)) " two-" (self.entry.side(Side::Second)) } data-growing[!done] {
                h2 { (self.say("analysis")) }
                @if !done {
                    progress max=(last) value=(seen) aria-label=(self.say("analysis-growing")) {}
                    p.quiet { (self.say("analysis-growing")) }
                }
                (self.picture(&judged, last))
                (self.here(&judged))
                (self.dearest(&judged))
            }
        }
    }

    fn picture(&self, judged: &[Judged], last: usize) -> Markup {
        let x = |at: usize| at * WIDTH / last;
        html! {
            svg.curve viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.say("curve-label")) {
                line.even x1="0" x2=(WIDTH) y1=(HEIGHT / 2) y2=(HEIGHT / 2) {}
                @for side in Side::BOTH {
                    polyline class=(if side == Side::First { "first" } else { "second" }) points=(line(judged, side, &x)) {}
                }
                line.now x1=(x(self.at)) x2=(x(self.at)) y1="0" y2=(HEIGHT) {}
                @for judged in columns(judged, last) {
                    a href=((self.address)(judged.at)) data-step="view" tabindex="-1" {
                        title { (self.chances(judged)) }
                        rect.hit x=(x(judged.at)) y="0" width=(WIDTH / COLUMNS) height=(HEIGHT) {}
                    }
                }
            }
            p.legend {
                @for side in Side::BOTH {
                    span class=(if side == Side::First { "first" } else { "second" }) {
                        (say_with(self.app, self.language, Message::new("curve-eyes").with("side", self.entry.side(side))))
                    } " "
                }
            }
        }
    }

    /// What the bot thought where one stands.
    fn here(&self, judged: &[Judged]) -> Markup {
        let Some(judged) = judged.iter().find(|judged| judged.at == self.at) else { return html! {} };
        html! { div.judged { p { (self.chances(judged)) } (self.remark(judged)) } }
    }

    fn remark(&self, judged: &Judged) -> Markup {
        html! {
            p { (self.say("was-played")) " " b { (self.entry.say(&judged.played)) } }
            @if let Some((better, lost)) = &judged.better {
                p { (say_with(self.app, self.language, Message::new("better").with("lost", percent(*lost / 2.0)))) " " b { (self.entry.say(better)) } }
            }
        }
    }

    /// What the sides could expect at a decision, in hundredths.
    fn chances(&self, judged: &Judged) -> String {
        let first = percent((judged.first_stands + 1.0) / 2.0);
        let message = Message::new("chances").with("step", judged.at).with("side", self.entry.side(judged.side));
        let chance = if judged.side == Side::First { first } else { 100 - first };
        say_with(self.app, self.language, message.with("chance", chance))
    }

    fn dearest(&self, judged: &[Judged]) -> Markup {
        let mut dear: Vec<(&Judged, f32)> =
            judged.iter().filter_map(|judged| Some((judged, judged.better.as_ref()?.1))).collect();
        dear.sort_by(|(a, lost), (b, less)| less.total_cmp(lost).then(a.at.cmp(&b.at)));
        dear.truncate(DEAREST);
        html! {
            @if !dear.is_empty() {
                details.dearest {
                    summary { (self.say("dearest")) }
                    ol { @for (judged, lost) in dear { li { (self.dear(judged, lost)) } } }
                }
            }
        }
    }

    fn dear(&self, judged: &Judged, lost: f32) -> Markup {
        let message = Message::new("dear").with("step", judged.at).with("side", self.entry.side(judged.side));
        html! {
            a href=((self.address)(judged.at)) data-step="view" {
                (say_with(self.app, self.language, message.with("lost", percent(lost / 2.0))))
            }
        }
    }
}

/// Hundredths.
fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// How one side saw it: the points of a line, the first side's chances upwards.
fn line(judged: &[Judged], side: Side, x: &dyn Fn(usize) -> usize) -> String {
    let of_side = judged.iter().filter(|judged| judged.side == side);
    let point = |judged: &Judged| {
        let height = (1.0 - judged.first_stands) / 2.0 * HEIGHT as f32;
        format!("{},{}", x(judged.at), height.round() as i64)
    };
    of_side.map(point).collect::<Vec<String>>().join(" ")
}

/// One decision for each column that can be clicked: the one that cost most.
fn columns(judged: &[Judged], last: usize) -> Vec<&Judged> {
    let mut columns: Vec<Option<&Judged>> = vec![None; COLUMNS + 1];
    let cost = |judged: &Judged| judged.better.as_ref().map_or(0.0, |better| better.1);
    for judged in judged {
        let Some(column) = columns.get_mut(judged.at * COLUMNS / last) else { continue };
        if column.is_none_or(|other| cost(judged) > cost(other)) {
            *column = Some(judged);
        }
    }
    columns.into_iter().flatten().collect()
}
