//! A position as a page to look at: `cargo run -p stalingrad_board --example picture -- base 7 120 1 dark > board.html`
//!
//! Scenario, seed of a random match, how many decisions it lasts, the seat that looks on (or `-`), light or dark.

use boards::{Board, Outlook};
use stalingrad::{Action, Stalingrad};
use stalingrad_board::StalingradBoard;
use table::{Chance, Dice, Rng, Rules, Seat, Silent, Spoken};
use words::Lexicon;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, or: &str| words.get(place).cloned().unwrap_or_else(|| or.to_owned());
    let scenario = word(0, "base");
    let seed = word(1, "7").parse().expect("a seed");
    let decisions = word(2, "120").parse().expect("a number of decisions");
    let seat = word(3, "0").parse().ok().map(Seat);
    let theme = word(4, "light");
    let lexicon = Lexicon::new(&word(5, "en"), Stalingrad::locales());
    let setup = Stalingrad::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario").1;
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let mut state = Stalingrad::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
    for _ in 0..decisions {
        let mut legal = Vec::new();
        Stalingrad::legal(&state, &mut legal);
        let keen: Vec<Action> = legal.iter().copied().filter(|action| !is_tame(action)).collect();
        let Some(action) = rng.pick(if keen.is_empty() { &legal } else { &keen }).copied() else { break };
        Stalingrad::apply(&mut state, action, &mut dice, &mut Silent);
    }
    let view = Stalingrad::view(&state, seat);
    let outlook = if seat == Some(Seat(1)) { Outlook::Turned } else { Outlook::Upright };
    let layers =
        StalingradBoard::layers(&view, &StalingradBoard::scene(&view, outlook), &|message| lexicon.say(message));
    println!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>body{{margin:0}}{}</style>{}</html>",
        StalingradBoard::stylesheet(),
        layers.picture(&layers.view_box, "", "")
    );
}

/// What makes a match uneventful.
fn is_tame(action: &Action) -> bool {
    matches!(action, Action::Done | Action::Decline | Action::Hold | Action::Refit | Action::GiveUp(_))
}
