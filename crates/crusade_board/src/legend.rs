//! The legend: what lies on this table, with pictures.

use crate::layout::CARD;
use crate::live::puff;
use crate::names::Name;
use crate::pieces::{sacks, seal};
use crate::scene::{Piece, Scene, What};
use crate::{army_of, art, cards, terrain, tips};
use boards::kit::chip::{Tone, chip};
use boards::kit::{Area, emblem};
use boards::kit::{Point, at};
use boards::{Sign, SignKind};
use crusade::View;
use crusade::map::{Terrain, Zone};
use crusade::pieces::{CardId, Kind};
use maud::{Markup, PreEscaped, html};
use table::Message;

const CARD_BOX: [i16; 4] = [-4, -10, 98, 90];
const PLANE_BOX: [i16; 4] = [-50, -50, 100, 100];
const CELL_BOX: [i16; 4] = [0, 0, 276, 164];
const SMALL_BOX: [i16; 4] = [-30, -20, 60, 40];

/// All signs of a view.
pub(crate) fn signs(view: &View, scene: &Scene) -> Vec<Sign> {
    let mut signs = pieces(scene);
    signs.extend(grounds(view));
    signs.extend(marks(view));
    signs
}

fn sign(kind: SignKind, view_box: [i16; 4], words: Message, svg: Markup) -> Sign {
    Sign { kind, svg: svg.into_string(), view_box, words }
}

/// Each kind of piece that lies here.
fn pieces(scene: &Scene) -> Vec<Sign> {
    let all = || scene.pieces.iter();
    let shown = |word: &'static str, view_box, svg: Option<Markup>| {
        svg.map(|svg| sign(SignKind::Piece, view_box, Message::new("legend-piece").with("piece", word), svg))
    };
    let face = |card: CardId| cards::refer(card, 1.0);
    let on_table = |piece: &&Piece| {
        matches!(piece.what, What::Card { .. }) && piece.card().is_some_and(|card| card.card().kind == Kind::Unit)
    };
    let unit = all().find(on_table).and_then(Piece::card);
    let hidden = all().filter(|piece| matches!(piece.name, Name::Own(..))).find(on_table).and_then(Piece::card);
    let back = all().find(|piece| matches!(piece.what, What::Back)).map(|piece| army_of(piece.side));
    let fort = all().filter_map(Piece::card).find(|card| card.card().kind == Kind::Fort);
    let holds = |test: fn(&crusade::words::Condition) -> bool| {
        all().filter(on_table).find(|piece| piece.holds().is_some_and(|holds| test(&holds))).and_then(Piece::card)
    };
    let flying = |fighter: bool| {
        let fits = |piece: &&Piece| match piece.what {
            What::Flying { card, holds, .. } => tips::is_fighter(card, &holds) == fighter,
            _ => false,
        };
        all().find(fits).and_then(Piece::card)
    };
    let plane = |card: CardId| html! { g transform="scale(.8)" { (PreEscaped(art::plane(card))) } };
    [
        shown("unit", CARD_BOX, unit.map(face)),
        shown("hidden", CARD_BOX, hidden.map(|card| html! { (face(card)) (seal()) })),
        shown("back", CARD_BOX, back.map(|army| cards::back(army, CARD.0, CARD.1))),
        shown("fort", CARD_BOX, fort.map(face)),
        shown(
            "committed",
            CARD_BOX,
            holds(|holds| holds.committed).map(|card| html! { g transform="rotate(5,44,36)" { (face(card)) } }),
        ),
        shown("dug_in", CARD_BOX, holds(|holds| holds.dug_in).map(|card| html! { (sacks()) (face(card)) })),
        shown("fighter", PLANE_BOX, flying(true).map(plane)),
        shown("bomber", PLANE_BOX, flying(false).map(plane)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Each terrain that lies here.
fn grounds(view: &View) -> Vec<Sign> {
    let lies = |terrain: &Terrain| Zone::ALL[..9].iter().any(|zone| view.table.terrain[zone.index()] == Some(*terrain));
    let drawn = |terrain: Terrain| {
        let svg = html! {
            rect.lc-field-0 width="276" height="164" {}
            (PreEscaped(terrain::draw(terrain, Area::new(0.0, 0.0, 276.0, 164.0), 3)))
        };
        sign(SignKind::Ground, CELL_BOX, Message::new("legend-terrain").with("terrain", terrain.word()), svg)
    };
    Terrain::ALL.into_iter().filter(lies).map(drawn).collect()
}

/// Flags, corridors, obstacles, the depot.
fn marks(view: &View) -> Vec<Sign> {
    let mark = |word: &'static str, svg: Markup| {
        sign(SignKind::Mark, SMALL_BOX, Message::new("legend-mark").with("mark", word), svg)
    };
    let army = army_of(view.table.active);
    let pill = Area::around(Point::ORIGIN, 28.0, 16.0);
    let obstacle = html! {
        (Area::around(Point::ORIGIN, 46.0, 15.0).rect(&format!("k-frame-{}", army.letter()), 4.0))
        (Area::around(Point::ORIGIN, 42.0, 11.0).rect("lc-hazard", 2.5))
    };
    vec![
        mark(
            "flag",
            html! { (Area::around(Point::ORIGIN, 44.0, 17.0).rect(&format!("lc-flag-{}", army.letter()), 4.0)) g transform="translate(-13 0) scale(.5)" { (emblem::emblem(army)) } },
        ),
        mark(
            "corridor",
            html! { (pill.rect("lc-pill", 8.0)) text.k-text.k-bold.k-10.k-mid.lc-on-pill y="3.600" { "W1" } },
        ),
        mark("patrol", html! { (Area::around(Point::ORIGIN, 56.0, 30.0).rect("lc-cap", 0.0)) }),
        mark("flak", puff(at(0.0, 0.0))),
        mark("obstacle", obstacle),
        mark("supply", html! { (Area::around(Point::ORIGIN, 36.0, 28.0).rect("lc-crate", 3.0)) }),
        mark("deck", html! { g transform="translate(-11 -16) scale(.36)" { (cards::back(army, 72.0, 92.0)) } }),
        mark("pile", chip(Point::ORIGIN, "21", Tone::Gold)),
    ]
}
