//! The legend: what is to be seen on this board, each once.

use crate::ground;
use crate::names::{Name, side_word};
use crate::pieces::{army, class, drawn};
use crate::scene::Scene;
use boards::kit::Army;
use boards::kit::at;
use boards::kit::counter::{Condition, Duty, chit, face_down, pool};
use boards::kit::emblem::flag;
use boards::kit::nato::{Arm, Nato};
use boards::{Sign, SignKind};
use maud::{Markup, html};
use prokhorovka::View;
use prokhorovka::map::Terrain;
use prokhorovka::pieces::{Health, Kind, UnitId};
use prokhorovka::words;
use table::{Message, Side};

/// All signs of a view.
pub(crate) fn signs(view: &View, scene: &Scene) -> Vec<Sign> {
    let mut signs = units(scene);
    signs.extend(others(view, scene));
    signs.extend(ground_signs());
    signs.extend(Side::BOTH.map(|side| {
        let words = Message::new("legend-flag").with("side", side_word(side));
        sign(SignKind::Mark, PIECE, words, flag(army(side), at(-6.0, 12.0)))
    }));
    let half = html! { path.legend-acts d="M-30 0L-15-26H15L30 0L15 26H-15z" {} };
    signs.push(sign(SignKind::Mark, HEX, Message::new("legend-half"), half));
    signs
}

const PIECE: [i16; 4] = [-36, -32, 72, 64];
const HEX: [i16; 4] = [-46, -42, 92, 84];

fn sign(kind: SignKind, view_box: [i16; 4], words: Message, svg: Markup) -> Sign {
    Sign { kind, svg: svg.into_string(), view_box, words }
}

/// Kinds of units as they are on the board, then what has happened to them.
fn units(scene: &Scene) -> Vec<Sign> {
    let here = || {
        scene.pieces.iter().filter_map(|piece| match piece.name {
            Name::Unit(unit) => Some(unit),
            _ => None,
        })
    };
    let first = |fits: fn(UnitId) -> bool| here().find(|unit| fits(*unit));
    let is = |unit: UnitId, kind: Kind| unit.card().kind == kind;
    let kinds: [(Message, Option<UnitId>); 7] = [
        (Message::new("legend-unit").with("side", "german"), first(|unit| unit.card().kind == Kind::PanzerIv)),
        (Message::new("legend-unit").with("side", "soviet"), first(|unit| unit.card().kind == Kind::T34)),
        (Message::new("legend-tiger"), first(UnitId::is_tiger)),
        (infantry("mechanised"), here().find(|unit| is(*unit, Kind::Panzergrenadier))),
        (infantry("motorised"), here().find(|unit| is(*unit, Kind::Motorised))),
        (infantry("airborne"), here().find(|unit| is(*unit, Kind::Airborne))),
        (infantry("remnant"), first(UnitId::is_remnant)),
    ];
    let plain = |(words, unit): (Message, Option<UnitId>)| {
        let svg = drawn(unit?, "", Condition::Fresh, Duty::Idle);
        Some(sign(SignKind::Piece, PIECE, words, svg))
    };
    let mut signs: Vec<Sign> = kinds.into_iter().filter_map(plain).collect();
    let sample = UnitId::LahPz;
    let states = [
        (Health::Disrupted, Condition::Disrupted),
        (Health::Reduced, Condition::Reduced),
        (Health::ReducedDisrupted, Condition::ReducedDisrupted),
    ];
    signs.extend(states.map(|(health, condition)| {
        let words = Message::new("legend-health").with("health", health.word());
        sign(SignKind::Piece, PIECE, words, drawn(sample, "", condition, Duty::Idle))
    }));
    signs.extend([("ready", Duty::Ready), ("half", Duty::Half), ("done", Duty::Finished)].map(|(word, duty)| {
        let words = Message::new("legend-duty").with("duty", word);
        sign(SignKind::Piece, PIECE, words, drawn(sample, "", Condition::Fresh, duty))
    }));
    signs
}

fn infantry(kind: &'static str) -> Message {
    Message::new("legend-infantry").with("kind", kind)
}

/// What is no unit: face-down remnants, markers, support.
fn others(view: &View, scene: &Scene) -> Vec<Sign> {
    let mut signs = Vec::new();
    let mut add = |words: Message, svg: Markup| signs.push(sign(SignKind::Piece, PIECE, words, svg));
    if !view.table.tokens.is_empty() {
        add(Message::new("legend-token"), face_down(Army::Soviet));
    }
    for piece in &scene.pieces {
        if let Name::Chit(formation) = piece.name {
            let words = Message::new("legend-chit").with("formation", words::formation(formation));
            add(words, chit(army(formation.side()), class(formation), formation.word()));
        }
    }
    for (word, arm) in [("air", Arm::Air), ("guns", Arm::Artillery)] {
        add(Message::new("legend-support").with("with", word), pool(Army::German, Nato::of(arm), "3"));
    }
    signs
}

/// The landscapes, and what lies along the edges.
fn ground_signs() -> Vec<Sign> {
    let ground = |words: Message, svg: Markup| sign(SignKind::Ground, HEX, words, svg);
    let mut signs: Vec<Sign> = Terrain::ALL
        .into_iter()
        .map(|terrain| ground(Message::new("legend-terrain").with("terrain", terrain.word()), ground::sample(terrain)))
        .collect();
    let strip = [at(-46.0, 8.0), at(0.0, -6.0), at(46.0, 4.0)];
    signs.push(ground(Message::new("legend-river"), ground::river(&strip)));
    signs.push(ground(Message::new("legend-rail"), ground::rail(&strip)));
    let arrow = html! { path.bs-entry d="M-22 0l16-20H22V20H-6z" {} };
    signs.push(ground(Message::new("legend-entry"), arrow));
    let edge = html! { path.bs-north d="M-44-16H44V16H-44z" {} path.bs-exit d="M-8 8l8-16l8 16z" {} };
    signs.push(ground(Message::new("legend-north"), edge));
    signs
}
