//! Prints a page with all cards: `cargo run -p tank_commander_board --example cards -- [light|dark] [LANGUAGE] [FROM TO|small|back]`.

use tank_commander::names::LOCALES;
use tank_commander::pieces::{CardId, Nation};
use tank_commander_board::cards;
use words::Lexicon;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, default: &'static str| words.get(i).map_or(default, String::as_str);
    let lexicon = Lexicon::new(word(1, "en"), &LOCALES);
    let say = |message: &table::Message| lexicon.say(message);
    let number = |i, default: u8| word(i, "").parse().unwrap_or(default);
    let faces: String = match word(2, "") {
        "small" => {
            let units = CardId::all().filter(|card| card.stats().is_unit());
            units.map(|card| cards::small(card, &say).into_string()).collect()
        }
        "back" => Nation::ALL.map(|nation| cards::back(nation).into_string()).concat(),
        _ => {
            let wanted = CardId::all().filter(|card| (number(2, 1)..=number(3, 166)).contains(&card.number()));
            wanted.map(|card| cards::face(card, &say).into_string()).collect()
        }
    };
    println!(
        "<!doctype html><html data-theme={}><meta charset=utf-8><style>{}body{{margin:8px;display:flex;flex-wrap:wrap;\
         gap:8px;background:#777}}.tc-card{{width:250px;height:350px}}.tc-small{{width:180px}}</style>{faces}</html>",
        word(0, "light"),
        boards::kit::themes() + &cards::stylesheet()
    );
}
