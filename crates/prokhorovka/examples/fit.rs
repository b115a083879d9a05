//! Fits the weights of the appraisal to matches of players who do what looks promising, some with more luck than
//! others: `cargo run --release -p prokhorovka --example fit [MATCHES]`. Prints the numbers of
//! `crates/prokhorovka/src/appraise/weights.rs`, and how well they foretell.
//!
//! First the odds that an objective ends German, from every objective of every position; then the odds to win.

use prokhorovka::appraise::expected_lead;
use prokhorovka::appraise::outlook::{GROUNDS, Outlook, SIGHTS};
use prokhorovka::appraise::weights::FITTED;
use prokhorovka::map::OBJECTIVES;
use prokhorovka::setup::{Deployment, Setup};
use prokhorovka::state::{State, Step, Table};
use prokhorovka::{Action, German, Prokhorovka};
use table::{Chance, Dice, Next, Rng, Rules, Side, Silent};

/// How sharply a player follows the promise: a power of its weights. Unequal players reach unequal positions.
const SHARPNESS: [f32; 4] = [1.0, 2.0, 2.0, 4.0];
/// Of a hundred times the Soviets could commit corps, how often they keep them all.
const KEPT: [u32; 5] = [0, 0, 30, 60, 85];
/// How far weights that matches say little about stay from what is expected, as a number of positions.
const BELIEF: f64 = 100.0;

/// Numbers that were seen, and what came of it: from 0 to 1.
type Sample<const N: usize> = ([f64; N], f64);

/// A match: the positions at the start of each phase, who held the objectives in the end, and what the Germans scored.
struct Played {
    seen: Vec<Table>,
    control: [Side; OBJECTIVES],
    score: f64,
}

fn main() {
    let matches: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1000);
    let played: Vec<Played> = (0..matches).map(play).collect();
    let positions = || played.iter().flat_map(|played| played.seen.iter().map(move |table| (table, played)));

    let grounds: Vec<Sample<GROUNDS>> = positions()
        .flat_map(|(table, played)| {
            let outlook = Outlook::of(table);
            let won = |objective: usize| f64::from(u8::from(played.control[objective] == German));
            (0..OBJECTIVES).map(move |objective| (outlook.ground(table, objective).map(f64::from), won(objective)))
        })
        .collect();
    let ground = fit(&grounds, &FITTED.ground.map(f64::from));

    let sample = |(table, played): (&Table, &Played)| -> Sample<{ 2 * SIGHTS }> {
        let outlook = Outlook::of(table);
        let sights = outlook.sights(table, expected_lead(table, &outlook, &ground.map(|weight| weight as f32)));
        let late = outlook.late * outlook.late;
        let number = |i: usize| if i < SIGHTS { sights[i] } else { late * sights[i - SIGHTS] };
        (std::array::from_fn(|i| f64::from(number(i))), played.score)
    };
    let wholes: Vec<Sample<{ 2 * SIGHTS }>> = positions().map(sample).collect();
    let both = [FITTED.early, FITTED.late].concat();
    let whole = fit(&wholes, &std::array::from_fn(|i| f64::from(both[i])));

    println!("// {} positions of {matches} matches", wholes.len());
    print("ground", &ground);
    print("early", &whole[..SIGHTS]);
    print("late", &whole[SIGHTS..]);
    agreement(&wholes, &whole);
}

fn play(seed: u64) -> Played {
    let mut rng = Rng::seeded(seed);
    let mut dice = Dice::quick(rng.seed());
    let setup = Setup::of(Deployment::Quick);
    let mut state = Prokhorovka::begin(&setup, &mut dice, &mut Silent).expect("a sound setup");
    let sharpness = [0; 2].map(|_| SHARPNESS[rng.below(4) as usize]);
    let kept = KEPT[rng.below(5) as usize];
    let (mut seen, mut last) = (Vec::new(), None);
    loop {
        let seat = match Prokhorovka::next(&state) {
            Next::Decide(seat) => seat,
            Next::Over(outcome) => {
                let score = outcome.side.map_or(0.5, |side| if side == German { 1.0 } else { 0.0 });
                return Played { seen, control: state.table.control, score };
            }
        };
        let phase = Some((state.table.turn, state.table.drawn.len()));
        if phase != last && matches!(state.table.step, Step::Operations | Step::Commitment) {
            last = phase;
            seen.push(state.table.clone());
        }
        let keeps = state.table.step == Step::Commitment && rng.below(100) < kept;
        let action = if keeps { Action::End } else { promising(&state, sharpness[seat.index()], &mut rng) };
        Prokhorovka::apply(&mut state, action, &mut dice, &mut Silent);
    }
}

/// An action by chance, as a power of the promise weighs.
fn promising(state: &State, sharpness: f32, rng: &mut Rng) -> Action {
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    Prokhorovka::legal(state, &mut legal);
    Prokhorovka::promise(state, &legal, &mut weights);
    weights.iter_mut().for_each(|weight| *weight = weight.powf(sharpness));
    let mut point = rng.below(1 << 24) as f32 / (1 << 24) as f32 * weights.iter().sum::<f32>();
    let drawn = weights.iter().position(|weight| {
        point -= weight;
        point < 0.0
    });
    legal[drawn.unwrap_or(legal.len() - 1)]
}

fn odds<const N: usize>(numbers: &[f64; N], weights: &[f64; N]) -> f64 {
    let sum: f64 = numbers.iter().zip(weights).map(|(number, weight)| number * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Logistic regression by Newton's method.
fn fit<const N: usize>(samples: &[Sample<N>], expected: &[f64; N]) -> [f64; N] {
    let mut weights = *expected;
    for _ in 0..15 {
        let mut curve = [[0.0; N]; N];
        let mut slope: [f64; N] = std::array::from_fn(|i| BELIEF * (expected[i] - weights[i]));
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

fn print(name: &str, weights: &[f64]) {
    let shown: Vec<String> = weights.iter().map(|weight| format!("{weight:.2}")).collect();
    println!("{name}: [{}],", shown.join(", "));
}

/// Prints how often was won what the weights gave a tenth, two tenths … of a chance.
fn agreement<const N: usize>(samples: &[Sample<N>], weights: &[f64; N]) {
    let mut bins = [(0u32, 0.0); 10];
    for (numbers, result) in samples {
        let bin = &mut bins[((odds(numbers, weights) * 10.0) as usize).min(9)];
        *bin = (bin.0 + 1, bin.1 + result);
    }
    let shown = bins.map(|(count, won)| format!("{:.0}%/{count}", 100.0 * won / f64::from(count.max(1))));
    println!("// won by tenths of odds: {}", shown.join(" "));
}
