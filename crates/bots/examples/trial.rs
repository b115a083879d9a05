//! Trial matches between two bots: `trial LEVEL:ITER LEVEL:ITER games [scenario] [seed]`.
use bots::{Bot, Decision, Level, Limit, Watch};
use duel::Duel;
use std::sync::atomic::{AtomicU64, Ordering};
use table::{Match, Next, Pledge, Rules, Side};

fn bot(spec: &str, seed: u64) -> Bot<Duel> {
    let (level, iter) = spec.split_once(':').unwrap_or((spec, ""));
    let bot = Bot::new(level.parse::<Level>().unwrap(), seed);
    match iter.parse() {
        Ok(n) => bot.limited(Limit::Iterations(n)),
        Err(_) => bot,
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[2].parse().unwrap();
    let wanted = args.get(3).map_or("summer-s1", |s| s.as_str());
    let base: u64 = args.get(4).map_or(0, |s| s.parse().unwrap());
    let setup = Duel::scenarios().into_iter().find(|(name, _)| *name == wanted).unwrap().1;
    let next = AtomicU64::new(0);
    let results = std::sync::Mutex::new(Vec::new());
    let started = std::time::Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..std::env::var("T").map_or(2, |t| t.parse().unwrap()) {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= games {
                        break;
                    }
                    let first = i % 2 == 0; // is A German?
                    let seed = base + i / 2;
                    let mut game = Match::<Duel>::start(setup.clone(), Pledge::of_number(seed)).unwrap();
                    let specs = if first { [&args[0], &args[1]] } else { [&args[1], &args[0]] };
                    let seating = Duel::seating(&setup);
                    let mut bots: Vec<Bot<Duel>> = seating
                        .seats()
                        .map(|s| bot(specs[seating.side(s).unwrap().index()], seed * 97 + s.0 as u64))
                        .collect();
                    let mut stat = [(0u32, 0u64, 0f64); 2];
                    let outcome = loop {
                        match game.next() {
                            Next::Over(o) => break o,
                            Next::Decide(seat) => {
                                let t = std::time::Instant::now();
                                let view = Duel::view(game.state(), Some(seat));
                                let thought = bots[seat.index()].think(&view, &Watch::default()).unwrap();
                                let st = &mut stat[seating.side(seat).unwrap().index()];
                                st.0 += 1;
                                st.1 += thought.iterations;
                                st.2 += t.elapsed().as_secs_f64();
                                match thought.decision {
                                    Decision::Act(a) => {
                                        if std::env::var("TRACE").is_ok()
                                            && seat.0 == 0
                                            && matches!(game.state().table.step, duel::state::Step::Flight)
                                        {
                                            let t = &game.state().table;
                                            println!(
                                                "turn {} {:?} {:?} {:?} {:?} {a:?} worth {:.3} t34s {:?}",
                                                t.turn,
                                                t.stukas[0].at,
                                                t.stukas[0].facing,
                                                t.stukas[0].flight,
                                                t.stukas[0].attacked,
                                                Duel::appraise(game.state(), Side::First),
                                                t.t34s.iter().map(|t| (t.at(), t.hull)).collect::<Vec<_>>()
                                            );
                                        }
                                        game.act(seat, a).unwrap();
                                    }
                                    Decision::Resign => game.resign(seat).unwrap(),
                                }
                            }
                        }
                    };
                    results.lock().unwrap().push((first, outcome, stat, game.state().table.turn));
                }
            });
        }
    });
    let results = results.into_inner().unwrap();
    let score = |side: Option<Side>, first: bool| match side {
        None => 0.5,
        Some(s) => f64::from(u8::from((s == Side::First) == first)),
    };
    let mut by = [(0.0, 0.0); 2];
    let (mut pts, mut dec, mut it, mut time, mut turns) = ([0.0; 2], [0.0; 2], [0.0; 2], [0.0; 2], 0.0);
    for (first, o, stat, t) in &results {
        let b = &mut by[usize::from(!*first)];
        b.0 += score(o.side, *first);
        b.1 += 1.0;
        turns += f64::from(*t);
        for s in 0..2 {
            let who = if *first { s } else { 1 - s };
            pts[s] += f64::from(o.points[s]);
            dec[who] += f64::from(stat[s].0);
            it[who] += stat[s].1 as f64;
            time[who] += stat[s].2;
        }
    }
    if std::env::var("V").is_ok() {
        for (first, o, _, t) in &results {
            println!("A is {} points {:?} turns {t}", if *first { "German" } else { "Soviet" }, o.points);
        }
    }
    let n = results.len() as f64;
    let p = (by[0].0 + by[1].0) / n;
    println!(
        "{} vs {} {}: {:.1}% +-{:.1} (as German {:.1}%, as Soviet {:.1}%) n={} points G {:.1} S {:.1} turns {:.1} | A dec {:.0} it {:.0} ms/game {:.0} | B dec {:.0} it {:.0} ms {:.0} | {:.0}s",
        args[0],
        args[1],
        wanted,
        100.0 * p,
        196.0 * (p * (1.0 - p) / n).sqrt(),
        100.0 * by[0].0 / by[0].1,
        100.0 * by[1].0 / by[1].1,
        n,
        pts[0] / n,
        pts[1] / n,
        turns / n,
        dec[0] / n,
        it[0] / n,
        1000.0 * time[0] / n,
        dec[1] / n,
        it[1] / n,
        1000.0 * time[1] / n,
        started.elapsed().as_secs_f64()
    );
}
