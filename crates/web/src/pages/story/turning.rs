//! Where a match turned: the turns in which the chances changed most, as a bot sees them.

use super::steps::Stops;
use std::ops::Range;
use table::{Outcome, Prompt, Side};
use titles::{Judged, Moment};

/// So many turning points are told.
const TOLD: usize = 3;

/// How much the chances must change in a turn, from 0 to 1.
const SWING: f32 = 0.08;

/// How many decisions before and after one are taken together: single judgements tremble.
const NEAR: usize = 2;

/// The chances of the first side, decision by decision.
pub struct Chances(Vec<(usize, f32)>);

impl Chances {
    /// As a bot judged them: each side by what it knew, both counting alike.
    pub fn of(judged: &[Judged]) -> Chances {
        let mut latest: [Option<f32>; 2] = [None, None];
        let raw: Vec<(usize, f32)> = judged
            .iter()
            .map(|judged| {
                latest[judged.side.index()] = Some((judged.first_stands + 1.0) / 2.0);
                let known: Vec<f32> = latest.into_iter().flatten().collect();
                (judged.at, known.iter().sum::<f32>() / known.len() as f32)
            })
            .collect();
        let calm = |i: usize| {
            let near = &raw[i.saturating_sub(NEAR)..raw.len().min(i + NEAR + 1)];
            near.iter().map(|(_, chance)| chance).sum::<f32>() / near.len() as f32
        };
        Chances((0..raw.len()).map(|i| (raw[i].0, calm(i))).collect())
    }

    /// The end, once the bot has come so far: then nothing is left to chance.
    pub fn ended(mut self, outcome: &Outcome, last: usize) -> Chances {
        self.0.push((
            last,
            match outcome.side {
                Some(Side::First) => 1.0,
                Some(Side::Second) => 0.0,
                None => 0.5,
            },
        ));
        self
    }

    /// Each decision and the chance there.
    pub fn points(&self) -> &[(usize, f32)] {
        &self.0
    }

    /// The chance at a step: at the first decision from there on.
    pub fn at(&self, step: usize) -> Option<f32> {
        self.0.iter().find(|(at, _)| *at >= step).or(self.0.last()).map(|(_, chance)| *chance)
    }
}

/// A turn in which the match turned.
pub struct TurningPoint<'a> {
    /// The turn.
    pub turn: u16,
    /// The step that tells most.
    pub step: usize,
    /// The chances of the first side before and after the turn.
    pub chances: [f32; 2],
    /// What would have been better there for who lost by it: the decision, and what the bot would have done.
    pub better: Option<(usize, &'a Prompt)>,
}

/// The turns in which the chances changed most, in order.
pub fn points<'a>(chances: &Chances, judged: &'a [Judged], stops: &Stops, course: &[Moment]) -> Vec<TurningPoint<'a>> {
    let last = course.len().saturating_sub(1);
    let ends = stops.turns.iter().skip(1).map(|(_, step)| *step).chain([last]);
    let mut found: Vec<(f32, TurningPoint)> = Vec::new();
    for ((turn, begin), end) in stops.turns.iter().copied().zip(ends) {
        let (Some(before), Some(after)) = (chances.at(begin), chances.at(end)) else { continue };
        let loser = if after > before { Side::Second } else { Side::First };
        let step = telling_step(chances, course, begin..end, loser.other());
        let better = dearest(judged, begin..end, loser);
        found.push(((after - before).abs(), TurningPoint { turn, step, chances: [before, after], better }));
    }
    found.retain(|(swing, _)| *swing >= SWING);
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    found.truncate(TOLD);
    let mut points: Vec<TurningPoint> = found.into_iter().map(|(_, point)| point).collect();
    points.sort_by_key(|point| point.step);
    points
}

/// The step of a turn that brought most points to a side, or else changed the chances most.
fn telling_step(chances: &Chances, course: &[Moment], turn: Range<usize>, winner: Side) -> usize {
    let gained = |step: usize| {
        let side = winner.index();
        course[step].points[side] - course[step - 1].points[side]
    };
    let moved = |step: usize| match (chances.at(step - 1), chances.at(step)) {
        (Some(before), Some(after)) => ((after - before).abs() * 1000.0) as i32,
        _ => 0,
    };
    let steps = turn.start.max(1)..=turn.end.min(course.len().saturating_sub(1));
    steps.max_by_key(|step| (gained(*step), moved(*step))).unwrap_or(turn.start)
}

/// The decision of a side in these steps that cost most.
fn dearest(judged: &[Judged], steps: Range<usize>, side: Side) -> Option<(usize, &Prompt)> {
    let of_side = judged.iter().filter(|judged| judged.side == side && steps.contains(&judged.at));
    let costly = of_side.filter_map(|judged| judged.better.as_ref().map(|(better, lost)| (judged.at, better, *lost)));
    costly.max_by(|(_, _, a), (_, _, b)| a.total_cmp(b)).map(|(at, better, _)| (at, better))
}

#[cfg(test)]
mod tests {
    use super::super::steps::By;
    use super::*;
    use table::Seat;

    fn judged(at: usize, side: Side, first_stands: f32, better: Option<f32>) -> Judged {
        let prompt = Prompt::new("X-1", "turn");
        let better = better.map(|lost| (prompt.clone(), lost));
        Judged { at, seat: Seat(side.index() as u8), side, first_stands, played: prompt, better }
    }

    /// Three turns of ten steps each: even, then the second side gets five points and stands much better.
    fn course() -> Vec<Moment> {
        let moment = |step: usize| Moment { turn: 1 + (step / 10) as u16, points: [0, if step < 15 { 0 } else { 5 }] };
        (0..30).map(moment).collect()
    }

    #[test]
    fn a_match_turns_where_the_chances_change_most() {
        let stands = |at: usize| if at < 15 { 0.0 } else { -0.8 };
        let all: Vec<Judged> = (0..30)
            .map(|at| {
                let side = if at % 2 == 0 { Side::First } else { Side::Second };
                judged(at, side, stands(at), (at == 12).then_some(0.4))
            })
            .collect();
        let course = course();
        let stops = Stops::of(&course, By::Turns);
        let chances = Chances::of(&all);
        let points = points(&chances, &all, &stops, &course);
        let [point] = &points[..] else { panic!("one turn, not {}", points.len()) };
        assert_eq!((point.turn, point.step), (2, 15), "where the points were made");
        assert!(point.chances[0] > 0.45 && point.chances[1] < 0.15, "{:?}", point.chances);
        assert_eq!(point.better.map(|(at, _)| at), Some(12), "what its loser could have done instead");
    }

    #[test]
    fn both_sides_count_alike_and_the_end_is_certain() {
        let all = [judged(0, Side::First, 1.0, None), judged(1, Side::Second, -1.0, None)];
        let chances = Chances::of(&all);
        assert!(chances.at(1).is_some_and(|chance| (0.5..=0.75).contains(&chance)));
        let outcome = Outcome { winners: table::Seats::NONE, side: Some(Side::Second), points: [0, 1] };
        assert_eq!(chances.ended(&outcome, 2).at(2), Some(0.0));
        assert_eq!(Chances::of(&[]).at(0), None);
    }
}
