//! The legend: what is to be seen on this table, each once, as the owner of the view sees it.

use crate::layout::{BACK, CARD};
use crate::live::{earthwork, mine_sign};
use crate::names::Name;
use crate::pieces::NUMBER;
use crate::scene::{Piece, Scene};
use crate::{army, ground, signs, tips};
use boards::kit::card::{shadow, slot, spent};
use boards::kit::chip::{Tone, chip, coins, sign as small_sign};
use boards::kit::{Area, at};
use boards::{Sign, SignKind};
use maud::{Markup, html};
use table::Message;
use tank_commander::View;
use tank_commander::data::DATA;
use tank_commander::map::Spaces;
use tank_commander::pieces::{CardId, Terrain, Works};
use tank_commander::state::Table;
use tank_commander::units::{Mark, Unit};

/// All signs of a view.
pub(crate) fn signs(view: &View, scene: &Scene) -> Vec<Sign> {
    let table = &view.table;
    let mut signs = pieces(table, scene);
    signs.extend(marks_of_units(table));
    signs.extend(ground(table));
    signs.extend(table_marks(view));
    signs
}

const CARD_BOX: [i16; 4] = [-4, -4, 128, 92];
const SIGN_BOX: [i16; 4] = [-14, -14, 28, 28];
const CELL_BOX: [i16; 4] = [0, 0, 120, 90];
const HEAP_BOX: [i16; 4] = [-4, -4, 68, 92];

fn sign(kind: SignKind, view_box: [i16; 4], words: Message, svg: Markup) -> Sign {
    Sign { kind, svg: svg.into_string(), view_box, words }
}

/// A card as it lies here, one with its number, one that has acted.
fn pieces(table: &Table, scene: &Scene) -> Vec<Sign> {
    let unit = |piece: &&Piece| matches!(piece.name, Name::Unit(_));
    let acts = |piece: &&Piece| match piece.name {
        Name::Unit(id) => table.units.get(id).is_some_and(|unit| unit.is(Mark::Acted)),
        _ => false,
    };
    let face = |card: CardId| html! { (shadow(CARD.0, CARD.1, 8.0)) use href={ "#tc-s" (card.number()) } width=(CARD.0) height=(CARD.1) {} };
    let shown = |piece: Option<&Piece>, word: &'static str, over: Markup| {
        let drawn = html! { (face(piece?.card?)) (over) };
        Some(sign(SignKind::Piece, CARD_BOX, Message::new("legend-card").with("card", word), drawn))
    };
    let event =
        |piece: &&Piece| matches!(piece.name, Name::Card(..)) && piece.card.is_some_and(|card| !card.stats().is_unit());
    let all = [
        shown(scene.pieces.iter().find(unit), "unit", chip(NUMBER, "3", Tone::Plain)),
        shown(scene.pieces.iter().find(acts), "acted", html! { (spent(CARD.0, CARD.1)) (spent(CARD.0, 50.0)) }),
        shown(scene.pieces.iter().find(event), "event", html! {}),
    ];
    all.into_iter().flatten().collect()
}

/// What holds for units that are here.
fn marks_of_units(table: &Table) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::new();
    let units = table.units.iter().map(|(_, unit): (_, &Unit)| unit);
    for shown in units.flat_map(signs::of) {
        let words = Message::new("legend-sign").with("sign", shown.word);
        if signs.iter().all(|sign| sign.words != words) {
            signs.push(sign(SignKind::Piece, SIGN_BOX, words, small_sign(at(0.0, 0.0), shown.path, shown.tone)));
        }
    }
    signs
}

/// Terrain, works, mines and smoke that lie here.
fn ground(table: &Table) -> Vec<Sign> {
    let area = Area::new(0.0, 0.0, 120.0, 90.0);
    let cells = || Spaces(table.board().all).map(|at| table.cell(at));
    let terrain = |terrain: &Terrain| {
        let drawn = html! {
            polygon .tcb-cell .{ "tcb-" (terrain.word()) } points=(area.points()) {} (ground::texture(area, *terrain))
        };
        sign(SignKind::Ground, CELL_BOX, Message::new("legend-terrain").with("terrain", terrain.word()), drawn)
    };
    let here = |terrain: &Terrain| cells().any(|cell| cell.terrain == *terrain || water(cell.water) == Some(*terrain));
    let mark = |holds: bool, word: &'static str, drawn: Markup| {
        let drawn = html! { g transform="translate(60 45)" { (drawn) } };
        holds.then(|| sign(SignKind::Ground, CELL_BOX, Message::new("legend-mark").with("mark", word), drawn))
    };
    let works = |works: Works| {
        let lies = cells().any(|cell| cell.works.is_some_and(|dug| dug.works == works));
        mark(lies, tips::works_word(works), earthwork(works))
    };
    let smoke = html! { g .tcb-smoke { circle cx="-18" r="22" {} circle cx="16" cy="6" r="26" {} } };
    let marks = [
        works(Works::Foxholes),
        works(Works::Bunkers),
        mark(cells().any(|cell| cell.minefield.is_some()), "mines", mine_sign()),
        mark(cells().any(|cell| cell.smoke > 0), "smoke", smoke),
        mark(cells().any(|cell| cell.path.is_some()), "path", html! { path .tcb-path d="M-50 0h100" {} }),
    ];
    Terrain::ALL.iter().filter(|kind| here(kind)).map(terrain).chain(marks.into_iter().flatten()).collect()
}

/// The terrain that water on a position counts as.
fn water(water: Option<tank_commander::state::Water>) -> Option<Terrain> {
    use tank_commander::state::WaterKind;
    water.map(|water| if water.kind == WaterKind::Swamp { Terrain::Swamp } else { Terrain::Stream })
}

/// Supply, piles, the line between the homes.
fn table_marks(view: &View) -> Vec<Sign> {
    let table = &view.table;
    let mark = |view_box, word: &'static str, drawn: Markup| {
        sign(SignKind::Mark, view_box, Message::new("legend-mark").with("mark", word), drawn)
    };
    let side = army(table.nation(table.side(table.seat))).letter();
    let back = html! { use href={ "#tc-back-" (side) } width=(BACK) height=(CARD.1) {} };
    let supply = DATA.numbers.supply_per_play;
    vec![
        mark([-14, -14, 68, 28], "supply", coins(at(0.0, 0.0), 20.0, 8.0, supply - 1, supply)),
        mark(HEAP_BOX, "pile", back),
        mark(HEAP_BOX, "discards", slot(BACK, CARD.1, signs::DISCARDS, 2)),
        mark(HEAP_BOX, "wrecks", slot(BACK, CARD.1, signs::WRECKS, 2)),
        mark([0, -20, 120, 40], "front", html! { path .tcb-front d="M0 0h120" {} }),
    ]
}
