//! Measures how the characters play: `cargo run --release -p bots --example characters TITLE [MATCHES] [ITERATIONS]
//! [SEED] [CHARACTER…]`. Each character meets the even veteran in the title's first scenario, every seed from both
//! sides; the even veteran against itself on the same seeds is what its figures are compared with.

use bots::{Bot, Character, Decision, Level, Limit, Persona, Progress};
use std::fmt::Display;
use table::{Deed, Match, Next, Pledge, Rng, Side, Studied};

/// 95 % lie within so many deviations.
const Z: f64 = 1.96;

/// What is told of one side of a match, in this order.
const FIGURES: [&str; 9] = [
    "score",
    "own decisions",
    "heard of a decision",
    "kept secret, %",
    "own points",
    "enemy's points",
    "own losses",
    "enemy's losses",
    "drawn, %",
];

type Figures = [f64; FIGURES.len()];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).map_or(usual, |word| word.parse().expect("a number"));
    let wishes = Wishes {
        matches: number(1, 60),
        limit: Limit::Iterations(number(2, 300) as u32),
        seed: number(3, 1),
        characters: match args.get(4..) {
            Some(words @ [_, ..]) => words.iter().map(|word| word.parse().expect("a character")).collect(),
            _ => vec![Character::Careful, Character::Bold, Character::Sly],
        },
    };
    match args.first().map(String::as_str) {
        Some("duel") => measure::<duel::Duel>(&wishes),
        Some("tank_commander") => measure::<tank_commander::TankCommander>(&wishes),
        Some("prokhorovka") => measure::<prokhorovka::Prokhorovka>(&wishes),
        Some("stalingrad") => measure::<stalingrad::Stalingrad>(&wishes),
        Some("crusade") => measure::<crusade::Crusade>(&wishes),
        _ => println!("choose a title: duel, tank_commander, prokhorovka, stalingrad or crusade"),
    }
}

struct Wishes {
    matches: u64,
    limit: Limit,
    seed: u64,
    characters: Vec<Character>,
}

fn measure<R: Studied>(wishes: &Wishes) {
    let (name, setup) = R::scenarios().swap_remove(0);
    println!("{} {name}, {:?}, {} matches from seed {}", R::title().id, wishes.limit, wishes.matches, wishes.seed);
    let mut rng = Rng::seeded(wishes.seed);
    let seeds: Vec<[u64; 3]> = (0..wishes.matches / 2).map(|_| [rng.seed(), rng.seed(), rng.seed()]).collect();
    let even = Persona::from(Level::Veteran);
    let usual: Vec<Figures> = seeds
        .iter()
        .map(|seeds| {
            let [first, second] = play::<R>(&setup, [even, even], wishes.limit, *seeds);
            mean(&first, &second)
        })
        .collect();
    tell("even", &usual, None);
    for character in &wishes.characters {
        let who = Persona::new(Level::Veteran, *character).expect("a veteran looks ahead");
        let played: Vec<Figures> = seeds
            .iter()
            .map(|&[dice, one, other]| {
                let [first, _] = play::<R>(&setup, [who, even], wishes.limit, [dice, one, other]);
                let [_, second] = play::<R>(&setup, [even, who], wishes.limit, [dice, other, one]);
                mean(&first, &second)
            })
            .collect();
        tell(character, &played, Some(&usual));
    }
}

fn mean(one: &Figures, other: &Figures) -> Figures {
    std::array::from_fn(|i| (one[i] + other[i]) / 2.0)
}

/// Plays a match and tells the figures of both sides.
fn play<R: Studied>(
    setup: &R::Setup,
    players: [Persona; 2],
    limit: Limit,
    [dice, one, other]: [u64; 3],
) -> [Figures; 2] {
    let mut game = Match::<R>::start(setup.clone(), Pledge::of_number(dice)).expect("a sound scenario");
    let seating = game.seating().clone();
    let side_of = |seat| seating.side(seat).unwrap_or(Side::First);
    let mut seeds = [Rng::seeded(one), Rng::seeded(other)];
    let mut bots: Vec<Bot<R>> = seating
        .seats()
        .map(|seat| {
            let side = side_of(seat).index();
            Bot::new(players[side], seeds[side].seed()).limited(limit)
        })
        .collect();
    let mut figures = [Figures::default(); 2];
    let mut enough = R::bound(setup);
    let winner = loop {
        let seat = match game.next() {
            Next::Decide(seat) if enough > 0 => seat,
            Next::Decide(_) => break None,
            Next::Over(outcome) => break outcome.side,
        };
        enough -= 1;
        let side = side_of(seat);
        let thought = bots[seat.index()].think(&R::view(game.state(), Some(seat)), &Progress::default());
        let deed: Deed<R::Action> = thought.map_or(Decision::Resign, |thought| thought.decision).into();
        let acts = matches!(deed, Deed::Act(_));
        game.enter(seat, deed).expect("bots keep the rules");
        let Some(played) = game.played().last().filter(|_| acts) else { continue };
        let enemy = seating.of_side(side.other()).next();
        let heard = played.told.iter().filter(|told| told.audience.includes(enemy)).count();
        let of = &mut figures[side.index()];
        of[1] += 1.0;
        of[2] += heard as f64;
        of[3] += f64::from(u8::from(heard < played.told.len() || heard == 0)) * 100.0;
    };
    let [points, toll] = [R::points(game.state()), R::toll(game.state())].map(|both| both.map(f64::from));
    for side in Side::BOTH {
        let of = &mut figures[side.index()];
        of[0] = winner.map_or(50.0, |winner| if winner == side { 100.0 } else { 0.0 });
        (2..4).for_each(|i| of[i] /= of[1].max(1.0));
        of[4] = points[side.index()];
        of[5] = points[side.other().index()];
        of[6] = toll[side.index()];
        of[7] = toll[side.other().index()];
        of[8] = if winner.is_none() { 100.0 } else { 0.0 };
    }
    figures
}

fn tell(who: impl Display, played: &[Figures], usual: Option<&[Figures]>) {
    println!("{who}");
    for (i, name) in FIGURES.iter().enumerate() {
        let [mean, half] = interval(played.iter().map(|figures| figures[i]));
        print!("  {name:<24} {mean:>8.2} ± {half:<6.2}");
        if let Some(usual) = usual {
            let [more, half] = interval(played.iter().zip(usual).map(|(figures, usual)| figures[i] - usual[i]));
            let shown = if more.abs() > half { "*" } else { "" };
            print!("  against the even one {more:>+7.2} ± {half:.2} {shown}");
        }
        println!();
    }
}

/// The mean and half of its 95 % interval.
fn interval(values: impl Iterator<Item = f64> + Clone) -> [f64; 2] {
    let n = values.clone().count().max(2) as f64;
    let mean = values.clone().sum::<f64>() / n;
    let variance = values.map(|value| (value - mean) * (value - mean)).sum::<f64>() / (n - 1.0);
    [mean, Z * (variance / n).sqrt()]
}
