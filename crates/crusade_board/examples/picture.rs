//! Prints a page with the board after a random match of so many decisions:
//! `cargo run -p crusade_board --example picture -- [SCENARIO] [SEED] [DECISIONS] [su|de|open] [light|dark]`.

use boards::{Board, Outlook};
use crusade::{Action, Crusade};
use crusade_board::CrusadeBoard;
use table::{Chance, Dice, Next, Rng, Rules, Seat, Silent, Spoken};
use words::Lexicon;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, default: &'static str| words.get(i).map_or(default, String::as_str);
    let setup = Crusade::scenarios().into_iter().find(|(name, _)| *name == word(0, "meeting")).expect("a scenario").1;
    let seed: u64 = word(1, "1").parse().expect("a number");
    let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
    let mut state = Crusade::begin(&setup, &mut dice, &mut Silent).expect("a valid scenario");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    for _ in 0..word(2, "300").parse().expect("a number") {
        legal.clear();
        weights.clear();
        Crusade::legal(&state, &mut legal);
        if let Next::Over(_) = Crusade::next(&state) {
            break;
        }
        Crusade::promise(&state, &legal, &mut weights);
        let total: f32 = weights.iter().sum();
        let mut left = total * rng.below(1000) as f32 / 1000.0;
        let pick = |weight: &f32| {
            left -= weight;
            left <= 0.0
        };
        let action: Action = legal[weights.iter().position(pick).unwrap_or(0)];
        Crusade::apply(&mut state, action, &mut dice, &mut Silent);
    }
    let seat = match word(3, "su") {
        "su" => Some(Seat(0)),
        "de" => Some(Seat(1)),
        _ => None,
    };
    if word(4, "light") == "position" {
        println!("{}", serde_json::to_string(&state).expect("a position can be written"));
        return;
    }
    let view = Crusade::view(&state, seat);
    let outlook = if seat == Some(Seat(1)) { Outlook::Turned } else { Outlook::Upright };
    let lexicon = Lexicon::new(word(5, "en"), Crusade::locales());
    let layers = CrusadeBoard::layers(&view, &CrusadeBoard::scene(&view, outlook), &|message| lexicon.say(message));
    println!(
        "<!doctype html><html data-theme={}><meta charset=utf-8><style>{}body{{margin:0;background:#8883}}svg{{width:100vw}}</style>\
         <svg xmlns='http://www.w3.org/2000/svg' class='{}' viewBox='{}'>{}{}{}</svg></html>",
        word(4, "light"),
        CrusadeBoard::stylesheet(),
        layers.class,
        layers.view_box,
        layers.definitions,
        layers.ground,
        layers.live
    );
}
