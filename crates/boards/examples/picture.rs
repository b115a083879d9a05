//! Draws a scenario of any title after some random play:
//! `picture SCENARIO SEED DECISIONS [first|second|open] [svg|text|colour|light|dark]`; the last two draw a page.

use boards::{ActionOf, Board, Layers, TextStyle, ViewOf};
use duel_board::DuelBoard;
use table::{Chance, Dice, Message, Rng, Rules, Side, Silent, Spoken};
use tank_commander_board::TankCommanderBoard;
use words::Lexicon;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let fire = |action: &duel::Action| matches!(action, duel::Action::Fire { .. });
    let battle = |action: &tank_commander::Action| {
        use tank_commander::Action::*;
        matches!(action, Fire(..) | AutoDeploy | TakeReady | At(_) | Choose(_))
    };
    if !draw::<DuelBoard>(&words, fire) && !draw::<TankCommanderBoard>(&words, battle) {
        let names = |names: Vec<&str>| names.join(" ");
        eprintln!(
            "usage: picture SCENARIO SEED DECISIONS [first|second|open] [svg|text|colour|light|dark]\nscenarios: {} {}",
            names(duel::Duel::scenarios().iter().map(|(name, _)| *name).collect()),
            names(tank_commander::TankCommander::scenarios().iter().map(|(name, _)| *name).collect())
        );
        std::process::exit(2);
    }
}

/// Draws the scenario if it is one of this title. What is keen is mostly done when it can be: a battle is to be seen.
fn draw<B: Board<Rules: Spoken>>(words: &[String], keen: impl Fn(&ActionOf<B>) -> bool) -> bool {
    let word = |i: usize| words.get(i).map(String::as_str).unwrap_or_default();
    let number = |i: usize| word(i).parse::<u64>().unwrap_or(0);
    let Some((_, setup)) = B::Rules::scenarios().into_iter().find(|(name, _)| *name == word(0)) else { return false };
    let mut dice = Dice::quick(number(1));
    let mut rng = Rng::seeded(number(1));
    let mut state = B::Rules::begin(&setup, &mut dice, &mut Silent).expect("scenarios are valid");
    for _ in 0..number(2) {
        let mut legal = Vec::new();
        B::Rules::legal(&state, &mut legal);
        let shots: Vec<ActionOf<B>> = legal.iter().copied().filter(&keen).collect();
        let any = shots.is_empty() || rng.below(4) == 0;
        let Some(&action) = rng.pick(if any { &legal } else { &shots }) else { break };
        B::Rules::apply(&mut state, action, &mut dice, &mut Silent);
    }
    let side = match word(3) {
        "first" => Some(Side::First),
        "second" => Some(Side::Second),
        _ => None,
    };
    let seating = B::Rules::seating(&setup);
    let seat = seating.seats().find(|seat| side.is_some() && seating.side(*seat) == side);
    show::<B>(&B::Rules::view(&state, seat), word(4));
    true
}

fn show<B: Board<Rules: Spoken>>(view: &ViewOf<B>, how: &str) {
    let scene = B::scene(view, boards::Outlook::Upright);
    let lexicon = Lexicon::new("en", B::Rules::locales());
    let say = |message: &Message| lexicon.say(message);
    match how {
        "text" => {
            print!("{}", B::text(view, &scene, TextStyle { colour: false, width: 100, extent: boards::Extent::Whole }))
        }
        "colour" => {
            print!("{}", B::text(view, &scene, TextStyle { colour: true, width: 100, extent: boards::Extent::Whole }))
        }
        theme @ ("light" | "dark") => {
            let Layers { view_box, class, definitions, ground, live } = B::layers(view, &scene, &say);
            println!(
                "<!doctype html><html data-theme={theme}><meta charset=utf-8><style>{}body{{margin:0;background:#777}}\
                 body>svg{{display:block;width:100vw;height:100vh}}</style><svg viewBox=\"{view_box}\" class=\"{class}\">\
                 {definitions}{ground}{live}</svg></html>",
                B::stylesheet()
            );
        }
        _ => println!("{}", B::svg(view, &scene)),
    }
}
