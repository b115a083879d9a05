//! The ways through a finished match: by turns or by decisions, back and forth.

use super::Page;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Message, Next, Seat, Side};
use titles::Moment;

/// How one goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// From turn to turn.
    #[default]
    Turns,
    /// From decision to decision.
    Decisions,
}

impl By {
    /// As an address has it, unless it is what is meant without a word.
    pub fn in_address(self) -> &'static str {
        match self {
            By::Turns => "",
            By::Decisions => "&by=decisions",
        }
    }
}

/// Where one stops on the way.
pub struct Stops {
    /// How one goes on.
    pub by: By,
    /// The first step of each turn: the turn and the step.
    pub turns: Vec<(u16, usize)>,
    last: usize,
}

impl Stops {
    /// Those of a match.
    pub fn of(course: &[Moment], by: By) -> Stops {
        let mut turns: Vec<(u16, usize)> = Vec::new();
        for (step, moment) in course.iter().enumerate() {
            if moment.turn > turns.last().map_or(0, |(turn, _)| *turn) {
                turns.push((moment.turn, step));
            }
        }
        Stops { by, turns, last: course.len().saturating_sub(1) }
    }

    /// The stop before this step, if it is not the first.
    fn before(&self, at: usize) -> Option<usize> {
        match self.by {
            By::Decisions => at.checked_sub(1),
            By::Turns => {
                let earlier = self.turns.iter().rev().map(|(_, step)| *step).find(|step| *step < at);
                earlier.or((at > 0).then_some(0))
            }
        }
    }

    /// The stop after this step, if it is not the last.
    fn after(&self, at: usize) -> Option<usize> {
        let next = match self.by {
            By::Decisions => at + 1,
            By::Turns => self.turns.iter().map(|(_, step)| *step).find(|step| *step > at).unwrap_or(self.last),
        };
        (at < self.last).then_some(next)
    }

    /// The first step of the turn that a step belongs to.
    pub fn turn_of(&self, at: usize) -> usize {
        self.turns.iter().rev().map(|(_, step)| *step).find(|step| *step <= at).unwrap_or(0)
    }
}

impl Page<'_> {
    /// Where one is, and the ways from here.
    pub(super) fn steps(&self) -> Markup {
        let last = self.book.game.len();
        html! {
            nav.steps aria-label=(self.say("steps")) {
                (self.step("first", "|◀", (self.at > 0).then_some(0)))
                (self.step("previous", "◀", self.stops.before(self.at)))
                button.main type="button" data-play hidden aria-pressed="false" aria-label=(self.say("step-play")) title=(self.say("step-play")) { "▶" }
                (self.step("next", "▶", self.stops.after(self.at)))
                (self.step("last", "▶|", (self.at < last).then_some(last)))
                output data-at=(self.at) { b { (self.turn_at(self.at)) } " " small { (self.put(Message::new("step-of").with("at", self.at).with("last", last))) } }
                (self.ways())
            }
            nav.views aria-label=(self.say("views")) {
                @for seat in self.book.game.seating().seats() { (self.view(Some(seat))) }
                (self.view(None))
                (self.play_on())
            }
        }
    }

    /// The turn of a step, and whether it is the end.
    pub(super) fn turn_at(&self, step: usize) -> String {
        let turn = self.course.get(step).map_or(0, |moment| moment.turn);
        let at = if step == self.book.game.len() { "end" } else { "way" };
        self.put(Message::new("story-here").with("turn", turn).with("at", at))
    }

    /// By turns, or by decisions.
    fn ways(&self) -> Markup {
        let seat = self.seat.map_or("all".to_owned(), |seat| seat.0.to_string());
        html! {
            span.ways role="group" {
                @for (by, key) in [(By::Turns, "by-turns"), (By::Decisions, "by-decisions")] {
                    @let here = self.stops.by == by;
                    a href={ (self.book.path) "?at=" (self.at) "&as=" (seat) (by.in_address()) } data-step=(key) aria-current=[here.then_some("true")] { (self.say(key)) }
                }
            }
        }
    }

    /// A link to another step; without one the sign stands there greyed out.
    fn step(&self, word: &'static str, sign: &str, to: Option<usize>) -> Markup {
        let key = match word {
            "first" => "step-first",
            "previous" => "step-previous",
            "next" => "step-next",
            _ => "step-last",
        };
        html! {
            @if let Some(at) = to {
                a.button href=(self.address(at, self.seat)) data-step=(word) aria-label=(self.say(key)) title=(self.say(key)) { (sign) }
            } @else {
                span.button aria-disabled="true" { (sign) }
            }
        }
    }

    fn view(&self, seat: Option<Seat>) -> Markup {
        let here = seat == self.seat;
        html! {
            a href=(self.address(self.at, seat)) data-step={ "view-" (seat.map_or(0, |seat| seat.0 + 1)) } aria-current=[here.then_some("true")] { (self.view_name(seat)) }
        }
    }

    /// The side, with the number of the seat where a side has several.
    fn view_name(&self, seat: Option<Seat>) -> String {
        let seating = self.book.game.seating();
        let Some((seat, side)) = seat.and_then(|seat| Some((seat, seating.side(seat)?))) else {
            return self.say("view-public");
        };
        let name = self.put(Message::new("player").with("side", self.sides[side.index()]).with("who", "other"));
        let many = Side::BOTH.iter().any(|side| seating.of_side(*side).count() > 1);
        if many { format!("{name} {}", seat.0 + 1) } else { name }
    }

    /// To play on from here, where somebody decides.
    fn play_on(&self) -> Markup {
        html! {
            @if let Next::Decide(_) = self.now.next() { (self.try_form(self.at, "play-on")) }
        }
    }

    /// A form that leads to a match from a step on.
    pub(super) fn try_form(&self, at: usize, key: &'static str) -> Markup {
        html! {
            form.try method="post" action={ (self.book.path) "/try" } {
                (crate::pages::dice::promise_field())
                button name="at" value=(at) { (self.say(key)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_goes_from_turn_to_turn_or_from_decision_to_decision() {
        let course: Vec<Moment> =
            [0, 0, 1, 1, 1, 2, 2].into_iter().map(|turn| Moment { turn, points: [0, 0] }).collect();
        let turns = Stops::of(&course, By::Turns);
        assert_eq!(turns.turns, [(1, 2), (2, 5)]);
        let way: Vec<usize> = std::iter::successors(Some(0), |at| turns.after(*at)).collect();
        assert_eq!(way, [0, 2, 5, 6], "the beginning, each turn, the end");
        let back: Vec<usize> = std::iter::successors(Some(6), |at| turns.before(*at)).collect();
        assert_eq!(back, [6, 5, 2, 0]);
        assert_eq!((turns.turn_of(4), turns.turn_of(1)), (2, 0));
        let decisions = Stops::of(&course, By::Decisions);
        assert_eq!((decisions.before(0), decisions.after(0), decisions.after(6)), (None, Some(1), None));
    }
}
