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

#[cfg(test)]
mod tests {
    use super::*;
    use boards::Cue;
    use table::Prompt;
    use titles::DoneBy;

    fn line(cue: Cue) -> LogLine {
        LogLine { step: 1, done_by: DoneBy::Others, prompt: Prompt::new("X-1", "turn"), cue }
    }

    #[test]
    fn points_are_told_by_what_they_were_for_and_the_rest_is_named() {
        let lines = [
            line(Cue::shot("a", "b", Hit::Damaged)),
            line(Cue::points(Side::First, 1)),
            line(Cue::shot("a", "b", Hit::Destroyed)),
            line(Cue::points(Side::First, 2)),
            line(Cue::shot("a", "c", Hit::Destroyed)),
            line(Cue::points(Side::First, 2)),
            line(Cue::gone("d", Exit::Through)),
            line(Cue::points(Side::Second, 5)),
        ];
        let row = |source, count, points| Row { source, count, points };
        let told = [row("through", 1, [0, 5]), row("destroyed", 2, [4, 0]), row("damaged", 1, [1, 0])];
        assert_eq!(account(&lines, [5, 5]), told, "the dearest first");
        let with_rest = account(&lines, [5, 8]);
        assert_eq!(with_rest.last(), Some(&row("rest", 1, [0, 3])), "a head start, or what is held at the end");
        for side in 0..2 {
            assert_eq!(with_rest.iter().map(|row| row.points[side]).sum::<i32>(), [5, 8][side]);
        }
    }
}
