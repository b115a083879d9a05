//! Fits the weights of the appraisal to matches between bots: `cargo run --release -p prokhorovka --example fit
//! [MATCHES]`. Prints the numbers of `crates/prokhorovka/src/appraise/weights.rs`, and how well they foretell.
//!
//! First the odds that an objective ends German, from every objective of positions in the midst of play; then what the
//! points of the end have to do with strength and shots; last what acting brings, so that it can be reckoned with
//! before. Who plays better reaches other positions: after a change of the weights the matches are played anew.

use bots::{Bot, Decision, Level, Limit, Progress};
use prokhorovka::appraise::outlook::{GROUNDS, Outlook, SIGHTS};
use prokhorovka::appraise::weights::{FITTED, TIMES, Weights, times};
use prokhorovka::appraise::{expected_lead, expected_points};
use prokhorovka::map::OBJECTIVES;
use prokhorovka::setup::{Deployment, Setup};
use prokhorovka::state::{Step, Table};
use prokhorovka::{German, Prokhorovka};
use table::{Chance, Dice, Next, Rng, Rules, Side, Silent};

/// Iterations of the bots: unequal players reach unequal positions.
const ITERATIONS: [u32; 2] = [16, 40];
/// One of so many quiet moments is looked at.
const ONE_OF: u32 = 8;
/// How far weights that matches say little about stay from nothing, as a number of positions.
const BELIEF: f64 = 20.0;
/// Turns of a match.
const TURNS: usize = 9;
/// The most that is added to the German points, so that neither side always wins.
const HANDICAP: u32 = 4;

/// Numbers that were seen, and what came of it.
type Sample<const N: usize> = ([f64; N], f64);
/// All numbers of an objective, each with all functions of the time.
const TIMED: usize = GROUNDS * TIMES;

/// A match: every quiet moment, who held the objectives in the end, and the lead of the Germans.
struct Played {
    seen: Vec<Table>,
    control: [Side; OBJECTIVES],
    lead: f64,
}

fn main() {
    let matches: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let played: Vec<Played> = (0..matches).map(play).collect();
    let mut rng = Rng::seeded(0);
    let drawn: Vec<(&Table, &Played)> = played
        .iter()
        .flat_map(|played| played.seen.iter().map(move |table| (table, played)))
        .filter(|_| rng.below(ONE_OF) == 0)
        .collect();
    println!("// {} positions of {matches} matches", drawn.len());
    let ground = fit_ground(&drawn);
    ground.iter().for_each(|weights| print("ground", weights));
    fit_points(&drawn, &ground);
    let acting = fit_acting(&played, &Weights { ground, ..FITTED });
    acting.iter().for_each(|weights| print("acting", weights));
}

fn play(seed: u64) -> Played {
    let mut rng = Rng::seeded(seed);
    let mut dice = Dice::quick(rng.seed());
    let setup = Setup { handicap: rng.below(HANDICAP + 1) as i8, ..Setup::of(Deployment::Quick) };
    let mut state = Prokhorovka::begin(&setup, &mut dice, &mut Silent).expect("a sound setup");
    let mut bots = [0; 2].map(|_| {
        let iterations = ITERATIONS[rng.below(2) as usize];
        Bot::<Prokhorovka>::new(Level::Regular, rng.seed()).limited(Limit::Iterations(iterations))
    });
    let mut seen = Vec::new();
    while let Next::Decide(seat) = Prokhorovka::next(&state) {
        let view = Prokhorovka::view(&state, Some(seat));
        let thought = bots[seat.index()].think(&view, &Progress::default()).expect("somebody decides");
        let action = match thought.decision {
            Decision::Act(action) => action,
            Decision::Resign => thought.candidates[0].action,
        };
        Prokhorovka::apply(&mut state, action, &mut dice, &mut Silent);
        if matches!(state.table.step, Step::Operations | Step::Commitment) {
            seen.push(state.table.clone());
        }
    }
    let [german, soviet] = Prokhorovka::points(&state);
    Played { seen, control: state.table.control, lead: f64::from(german - soviet) }
}

/// The odds that an objective ends German.
fn fit_ground(drawn: &[(&Table, &Played)]) -> [[f32; TIMES]; GROUNDS] {
    let samples: Vec<Sample<TIMED>> = drawn
        .iter()
        .flat_map(|(table, played)| {
            let outlook = Outlook::of(table);
            let times = times(outlook.late);
            (0..OBJECTIVES).map(move |objective| {
                let numbers = outlook.ground(table, objective);
                let timed = std::array::from_fn(|i| f64::from(numbers[i / TIMES] * times[i % TIMES]));
                (timed, f64::from(u8::from(played.control[objective] == German)))
            })
        })
        .collect();
    let weights = logistic(&samples);
    let loss: f64 = samples.iter().map(|(numbers, result)| surprise(odds(numbers, &weights), *result)).sum();
    println!("// surprise about an objective {:.4}; {:.4} is a guess", loss / samples.len() as f64, 2f64.ln());
    std::array::from_fn(|i| std::array::from_fn(|j| weights[i * TIMES + j] as f32))
}

/// What is left to say about the points of the end, by thirds of the match: to be rounded by hand.
fn fit_points(drawn: &[(&Table, &Played)], ground: &[[f32; TIMES]; GROUNDS]) {
    let weights = Weights { ground: *ground, ..FITTED };
    for third in 0..3 {
        let part = drawn.iter().map(|(table, played)| (Outlook::of(table), *table, played.lead));
        let part = part.filter(|(outlook, ..)| ((outlook.late * 3.0) as usize).min(2) == third);
        let samples: Vec<Sample<{ SIGHTS + 1 }>> = part
            .map(|(outlook, table, lead)| {
                let objectives = expected_lead(table, &outlook, &weights.ground_at(outlook.late));
                let sights = outlook.sights(table, objectives);
                (std::array::from_fn(|i| sights.get(i).map_or(1.0, |sight| f64::from(*sight))), lead)
            })
            .collect();
        let found = linear(&samples);
        let rest: f64 = samples.iter().map(|(numbers, lead)| (lead - sum(numbers, &found)).powi(2)).sum();
        print("points", &found.map(|weight| weight as f32));
        println!("// third {}: off by {:.1} points", third + 1, (rest / samples.len() as f64).sqrt());
    }
}

/// What strength of 1 gains for its side by acting, in points, by side and turn.
fn fit_acting(played: &[Played], weights: &Weights) -> [[f32; TURNS]; 2] {
    let mut gained = [[(0.0, 0.0); TURNS]; 2];
    let still = Weights { acting: [[0.0; TURNS]; 2], ..*weights };
    for [before, after] in played.iter().flat_map(|played| played.seen.array_windows()) {
        let same_phase = before.turn == after.turn && before.drawn.len() == after.drawn.len();
        if !same_phase || after.step != Step::Operations || before.step != Step::Operations {
            continue;
        }
        let (side, turn) = (after.active(), usize::from(after.turn) - 1);
        let [then, now] = [before, after].map(Outlook::of);
        let acted = then.ready[side.index()] - now.ready[side.index()];
        let gain = expected_points(after, &now, &still) - expected_points(before, &then, &still);
        if acted > 0.0 {
            let (points, strength) = &mut gained[side.index()][turn];
            *points += if side == German { gain } else { -gain };
            *strength += acted;
        }
    }
    gained.map(|turns| turns.map(|(points, strength): (f32, f32)| points / strength.max(1.0)))
}

fn sum<const N: usize>(numbers: &[f64; N], weights: &[f64; N]) -> f64 {
    numbers.iter().zip(weights).map(|(number, weight)| number * weight).sum()
}

fn odds<const N: usize>(numbers: &[f64; N], weights: &[f64; N]) -> f64 {
    1.0 / (1.0 + (-sum(numbers, weights)).exp())
}

fn surprise(odds: f64, result: f64) -> f64 {
    -(result * odds.max(1e-9).ln() + (1.0 - result) * (1.0 - odds).max(1e-9).ln())
}

/// Logistic regression by Newton's method.
fn logistic<const N: usize>(samples: &[Sample<N>]) -> [f64; N] {
    let mut weights = [0.0; N];
    for _ in 0..15 {
        let mut curve = [[0.0; N]; N];
        let mut slope = weights.map(|weight| -BELIEF * weight);
        (0..N).for_each(|i| curve[i][i] = BELIEF);
        for (numbers, result) in samples {
            let odds = odds(numbers, &weights);
            for i in 0..N {
                slope[i] += numbers[i] * (result - odds);
                (0..N).for_each(|j| curve[i][j] += odds * (1.0 - odds) * numbers[i] * numbers[j]);
            }
        }
        let step = solve(curve, slope);
        let length = step.iter().map(|part| part * part).sum::<f64>().sqrt();
        (0..N).for_each(|i| weights[i] += step[i] * (3.0 / length).min(1.0));
    }
    weights
}

/// The least squares.
fn linear<const N: usize>(samples: &[Sample<N>]) -> [f64; N] {
    let (mut rows, mut right) = ([[0.0; N]; N], [0.0; N]);
    (0..N).for_each(|i| rows[i][i] = BELIEF);
    for (numbers, result) in samples {
        for i in 0..N {
            right[i] += numbers[i] * result;
            (0..N).for_each(|j| rows[i][j] += numbers[i] * numbers[j]);
        }
    }
    solve(rows, right)
}

/// Gauss; the matrix is positive definite.
fn solve<const N: usize>(mut rows: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for pivot in 0..N {
        for below in pivot + 1..N {
            let share = rows[below][pivot] / rows[pivot][pivot];
            (0..N).for_each(|i| rows[below][i] -= share * rows[pivot][i]);
            right[below] -= share * right[pivot];
        }
    }
    for i in (0..N).rev() {
        let known: f64 = (i + 1..N).map(|j| rows[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / rows[i][i];
    }
    right
}

fn print(name: &str, weights: &[f32]) {
    let shown: Vec<String> = weights.iter().map(|weight| format!("{weight:.2}")).collect();
    println!("{name}: [{}],", shown.join(", "));
}
