//! Where the points of both sides came from.

use boards::{Exit, Hit, Shown, Told};
use table::Side;
use titles::LogLine;

/// Points for one kind of deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The word for it.
    pub source: &'static str,
    /// How often.
    pub count: usize,
    /// The points of both sides for it.
    pub points: [i32; 2],
}

/// What was told of points, by what they were for; what nothing told of was there from the start or counted at the end.
pub fn account(lines: &[LogLine], together: [i32; 2]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut add = |source: &'static str, side: Side, points: i32| {
        let place = rows.iter().position(|row| row.source == source).unwrap_or_else(|| {
            rows.push(Row { source, count: 0, points: [0, 0] });
            rows.len() - 1
        });
        rows[place].count += 1;
        rows[place].points[side.index()] += points;
    };
    let mut cause = "other";
    for line in lines {
        if line.cue.told == Told::Line || line.cue.loss.is_some() {
            cause = source(line.cue.shown);
        }
        if let Some((side, points)) = line.cue.points {
            add(cause, side, points);
        }
    }
    rows.sort_by_key(|row| -row.points.iter().map(|points| points.abs()).sum::<i32>());
    let told = |side: usize| rows.iter().map(|row| row.points[side]).sum::<i32>();
    let rest = [together[0] - told(0), together[1] - told(1)];
    if rest != [0, 0] {
        rows.push(Row { source: "rest", count: 1, points: rest });
    }
    rows
}

fn source(shown: Shown) -> &'static str {
    match shown {
        Shown::Gone(Exit::Through) => "through",
        Shown::Gone(_) | Shown::Shot(Hit::Destroyed) => "destroyed",
        Shown::Shot(_) => "damaged",
        _ => "other",
    }
}
