//! Draws a scenario after some random play:
//! `picture SCENARIO SEED DECISIONS [german|soviet|open] [svg|text|colour|light|dark]`; the last two draw a page.

use boards::{Drawn, Layers, TextStyle};
use duel::{Action, Duel, German, Soviet};
use table::{Chance, Dice, Rng, Rules, Seat, Silent};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize| words.get(i).map(String::as_str).unwrap_or_default();
    let number = |i: usize| word(i).parse::<u64>().unwrap_or(0);
    let scenarios = Duel::scenarios();
    let Some((_, setup)) = scenarios.iter().find(|(name, _)| *name == word(0)) else {
        let names: Vec<&str> = scenarios.iter().map(|(name, _)| *name).collect();
        eprintln!(
            "usage: picture SCENARIO SEED DECISIONS [german|soviet|open] [svg|text|colour|light|dark]\nscenarios: {}",
            names.join(" ")
        );
        std::process::exit(2);
    };
    let mut dice = Dice::quick(number(1));
    let mut rng = Rng::seeded(number(1));
    let mut state = Duel::begin(setup, &mut dice, &mut Silent).expect("scenarios are valid");
    for _ in 0..number(2) {
        let mut legal = Vec::new();
        Duel::legal(&state, &mut legal);
        // Whoever can fire does: a battle is to be seen.
        let shots: Vec<Action> = legal.iter().copied().filter(|action| matches!(action, Action::Fire { .. })).collect();
        let Some(&action) = rng.pick(if shots.is_empty() { &legal } else { &shots }) else { break };
        Duel::apply(&mut state, action, &mut dice, &mut Silent);
    }
    let seat = match word(3) {
        "german" => Some(Seat(setup.seats(German).start)),
        "soviet" => Some(Seat(setup.seats(Soviet).start)),
        _ => None,
    };
    let view = Duel::view(&state, seat);
    match word(4) {
        "text" => print!("{}", Duel::text(&view, TextStyle { colour: false, width: 100 })),
        "colour" => print!("{}", Duel::text(&view, TextStyle { colour: true, width: 100 })),
        theme @ ("light" | "dark") => {
            let Layers { view_box, class, definitions, ground, live } = Duel::layers(&view);
            println!(
                "<!doctype html><html data-theme={theme}><meta charset=utf-8><style>{}body{{margin:0;background:var(--duel-mat)}}\
                 svg{{display:block;width:100vw;height:100vh}}</style><svg viewBox=\"{view_box}\" class=\"{class}\">\
                 {definitions}{ground}{live}</svg></html>",
                Duel::stylesheet()
            );
        }
        _ => println!("{}", Duel::svg(&view)),
    }
}
