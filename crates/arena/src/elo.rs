//! Elo by level: the strengths that make the results most likely (Bradley and Terry).

use crate::interval::Z;
use crate::{Contender, Tally};

/// Elo points of one unit of the natural logarithm of the odds.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings of all who met.
#[derive(Clone, Debug)]
pub struct Ratings {
    /// Whose rating is 0: the weakest.
    pub anchor: Contender,
    /// The others that are joined to it by matches, the weakest first.
    pub rated: Vec<Rating>,
    /// Somebody lost every match against the others, so that no finite rating is the most likely one. Each
    /// pairing was then given one drawn match more; the ratings are rather too close than too far apart.
    pub one_sided: bool,
}

/// How much stronger somebody is than the anchor.
#[derive(Clone, Debug)]
pub struct Rating {
    /// Who.
    pub who: Contender,
    /// Elo points above the anchor.
    pub elo: f64,
    /// The 95 % interval reaches so far to either side.
    pub margin: f64,
}

/// Matches between two of the list.
#[derive(Clone, Copy, Debug)]
struct Bout {
    who: [usize; 2],
    points: [f64; 2],
}

impl Ratings {
    /// The ratings from all meetings of a tally; none if nobody met anybody else.
    pub fn of(tally: &Tally) -> Option<Ratings> {
        let mut who: Vec<Contender> =
            tally.overall().flat_map(|meeting| [meeting.one.clone(), meeting.other.clone()]).collect();
        who.sort_by_key(Contender::rank);
        who.dedup();
        let anchor = who.first()?.clone();
        let met = |one: &Contender, list: &[Contender]| list.iter().position(|other| other == one);
        let bouts = |who: &[Contender]| -> Vec<Bout> {
            let bout = |meeting: &crate::Meeting| {
                let (score, half) = (meeting.total(), 0.5 * f64::from(meeting.total().drawn));
                let points = [f64::from(score.won) + half, f64::from(score.lost) + half];
                Some(Bout { who: [met(&meeting.one, who)?, met(&meeting.other, who)?], points })
            };
            tally.overall().filter_map(bout).collect()
        };
        let joined = reach(&bouts(&who), who.len(), |_| true);
        let who: Vec<Contender> =
            who.iter().zip(&joined[0]).filter(|(_, joined)| **joined).map(|(who, _)| who.clone()).collect();
        let mut bouts = bouts(&who);
        let one_sided = reach(&bouts, who.len(), |points| points > 0.0).iter().flatten().any(|reached| !reached);
        if one_sided {
            bouts.iter_mut().for_each(|bout| bout.points = bout.points.map(|points| points + 0.5));
        }
        let (logs, margins) = fit(&bouts, who.len());
        let rating = |i: usize| Rating { who: who[i].clone(), elo: logs[i] * POINTS, margin: margins[i] * Z * POINTS };
        Some(Ratings { anchor, rated: (1..who.len()).map(rating).collect(), one_sided })
    }
}

/// Who is reached from whom over matches that brought what counts.
fn reach(bouts: &[Bout], n: usize, counts: impl Fn(f64) -> bool) -> Vec<Vec<bool>> {
    let mut reach: Vec<Vec<bool>> = (0..n).map(|i| (0..n).map(|j| i == j).collect()).collect();
    for Bout { who: [one, other], points } in bouts {
        reach[*one][*other] |= counts(points[0]);
        reach[*other][*one] |= counts(points[1]);
    }
    for middle in 0..n {
        for from in 0..n {
            for to in 0..n {
                reach[from][to] |= reach[from][middle] && reach[middle][to];
            }
        }
    }
    reach
}

/// The logarithms of the most likely strengths, the first being 0, and their standard errors. Everybody must
/// be joined to everybody by wins.
fn fit(bouts: &[Bout], n: usize) -> (Vec<f64>, Vec<f64>) {
    let mut strength = vec![1.0; n];
    // Zermelo's iteration climbs with every step; it is far from the end only as long as it moves.
    for _ in 0..100_000 {
        let mut points = vec![0.0; n];
        let mut due = vec![0.0; n];
        for Bout { who, points: got } in bouts {
            let share = (got[0] + got[1]) / (strength[who[0]] + strength[who[1]]);
            for side in 0..2 {
                points[who[side]] += got[side];
                due[who[side]] += share;
            }
        }
        let mut next: Vec<f64> = points.iter().zip(&due).map(|(points, due)| points / due).collect();
        let first = next[0];
        next.iter_mut().for_each(|strength| *strength /= first);
        let moved =
            next.iter().zip(&strength).map(|(new, old): (&f64, &f64)| (new / old).ln().abs()).fold(0.0, f64::max);
        strength = next;
        if moved < 1e-12 {
            break;
        }
    }
    (strength.iter().map(|strength| strength.ln()).collect(), errors(bouts, &strength))
}

/// The standard errors: the inverse of the information that the matches hold, the first being known.
fn errors(bouts: &[Bout], strength: &[f64]) -> Vec<f64> {
    let n = strength.len();
    let mut information = vec![vec![0.0; n]; n];
    for Bout { who: [one, other], points } in bouts {
        let chance = strength[*one] / (strength[*one] + strength[*other]);
        let held = (points[0] + points[1]) * chance * (1.0 - chance);
        information[*one][*one] += held;
        information[*other][*other] += held;
        information[*one][*other] -= held;
        information[*other][*one] -= held;
    }
    let unknown: Vec<Vec<f64>> = information[1..].iter().map(|row| row[1..].to_vec()).collect();
    let variances = diagonal_of_inverse(unknown);
    std::iter::once(0.0).chain(variances.into_iter().map(f64::sqrt)).collect()
}

/// Gauss and Jordan; the matrix is symmetric and positive, so no rows need to be swapped.
fn diagonal_of_inverse(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let n = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for pivot in 0..n {
        let scale = matrix[pivot][pivot];
        for column in 0..n {
            matrix[pivot][column] /= scale;
            inverse[pivot][column] /= scale;
        }
        for row in (0..n).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..n {
                matrix[row][column] -= factor * matrix[pivot][column];
                inverse[row][column] -= factor * inverse[pivot][column];
            }
        }
    }
    (0..n).map(|i| inverse[i][i]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Meeting, Score};

    /// A tally in which each has met the other with these results.
    fn tally(results: &[(&str, &str, u32, u32, u32)]) -> Tally {
        let meeting = |&(one, other, won, drawn, lost): &(&str, &str, u32, u32, u32)| Meeting {
            one: one.parse().unwrap(),
            other: other.parse().unwrap(),
            scenario: None,
            by_side: [Score { won, drawn, lost }, Score::default()],
        };
        Tally {
            title: String::new(),
            sides: Default::default(),
            meetings: results.iter().map(meeting).collect(),
            balance: Vec::new(),
            efforts: Vec::new(),
            lengths: Vec::new(),
        }
    }

    fn close(is: f64, should: f64) {
        assert!((is - should).abs() < 0.01, "{is} is not {should}");
    }

    #[test]
    fn three_to_one_is_191_points() {
        let ratings = Ratings::of(&tally(&[("recruit", "random", 280, 40, 80)])).unwrap();
        assert_eq!((ratings.anchor.to_string().as_str(), ratings.one_sided), ("random", false));
        close(ratings.rated[0].elo, 400.0 * 3f64.log10());
        close(ratings.rated[0].margin, 1.959964 * 173.7178 / (400.0f64 * 0.75 * 0.25).sqrt());
    }

    #[test]
    fn consistent_results_are_rated_exactly() {
        // Odds of 3, 3 and 9: each step is worth the same.
        let met = [
            ("recruit@1", "random", 300, 0, 100),
            ("recruit@2", "recruit@1", 300, 0, 100),
            ("recruit@2", "random", 360, 0, 40),
        ];
        let ratings = Ratings::of(&tally(&met)).unwrap();
        let step = 400.0 * 3f64.log10();
        close(ratings.rated[0].elo, step);
        close(ratings.rated[1].elo, 2.0 * step);
        let alone = Ratings::of(&tally(&met[..1])).unwrap();
        assert!(ratings.rated[0].margin < alone.rated[0].margin, "more matches tell more");
    }

    #[test]
    fn errors_add_up_along_a_chain() {
        let met = [("recruit@1", "random", 300, 0, 100), ("recruit@2", "recruit@1", 300, 0, 100)];
        let ratings = Ratings::of(&tally(&met)).unwrap();
        let [one, two] = &ratings.rated[..] else { panic!("two are rated") };
        close(two.margin, one.margin * 2f64.sqrt());
    }

    #[test]
    fn who_loses_everything_is_rated_with_a_draw_more() {
        let ratings = Ratings::of(&tally(&[("recruit", "random", 99, 0, 0)])).unwrap();
        assert!(ratings.one_sided);
        close(ratings.rated[0].elo, 400.0 * (99.5f64 / 0.5).log10());
    }

    #[test]
    fn who_met_nobody_of_them_has_no_rating() {
        assert!(Ratings::of(&tally(&[])).is_none());
        let apart = [("recruit@1", "random", 3, 0, 1), ("recruit@3", "recruit@2", 3, 0, 1)];
        assert_eq!(Ratings::of(&tally(&apart)).unwrap().rated.len(), 1);
    }
}
