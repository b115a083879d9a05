//! The legend: what is to be seen on this board, each once, as the owner of the view sees it.

use crate::ground::{class, picture, trench};
use crate::layout::{GRID, Lay};
use crate::pieces;
use crate::scene::{Item, Scene, What};
use crate::tips;
use boards::kit::lines::way;
use boards::kit::{Point, at, chip};
use boards::{Outlook, Sign, SignKind};
use duel::View;
use duel::map::Hex;
use duel::pieces::*;
use duel::state::{Step, Table};
use maud::{Markup, html};
use table::Message;

/// All signs of a view.
pub(crate) fn signs(view: &View, scene: &Scene) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Vec::new();
    let upright = Lay::of(view.table.board(), Outlook::Upright);
    let mut piece = |item: &Item, words: Message| {
        if signs.iter().all(|sign| sign.words != words) {
            let svg = pieces::body(&item.what, upright).into_string();
            let view_box = if item.what.is_tank() || item.what.flies() { TANK } else { PIECE };
            signs.push(Sign { kind: SignKind::Piece, svg, view_box, words });
        }
    };
    for item in scene.items.iter().rev() {
        piece(item, words(&item.what));
        if let What::Pak { wheel, .. } = item.what
            && wheel != Wheel::None
        {
            piece(item, Message::new("legend-wheel").with("wheel", tips::wheel_word(wheel)));
        }
    }
    if !view.table.tigers.is_empty() {
        signs.push(sign(SignKind::Piece, PIECE, Message::new("legend-track"), track()));
    }
    signs.extend(ground(&view.table));
    if view.german.is_some() && view.table.step != Step::Over {
        let line = way(&[at(-40.0, 12.0), at(0.0, -12.0), at(30.0, 4.0)], Some(0.0));
        signs.push(sign(SignKind::Mark, TANK, Message::new("legend-program"), line));
    }
    signs
}

const PIECE: [i16; 4] = [-36, -27, 72, 54];
const TANK: [i16; 4] = [-48, -34, 96, 80];

fn sign(kind: SignKind, view_box: [i16; 4], words: Message, svg: Markup) -> Sign {
    Sign { kind, svg: svg.into_string(), view_box, words }
}

/// What a piece is and does, in a line.
fn words(what: &What) -> Message {
    match *what {
        What::Airfield => Message::new("legend-airfield"),
        What::Mine { kind, face_up } => Message::new("legend-mine").with("kind", tips::mine(kind, face_up)),
        What::Marker { kind, .. } => Message::new("legend-marker").with("kind", tips::marker(kind)),
        What::Pak { destroyed: true, .. } => Message::new("legend-burning").with("piece", "pak"),
        What::Pak { kind, face_up, .. } => {
            Message::new("legend-pak").with("kind", tips::pak(kind)).with("face", if face_up { "up" } else { "down" })
        }
        What::Tiger { .. } => Message::new("legend-tiger"),
        What::T34 { burning: true, .. } => Message::new("legend-burning").with("piece", "t34"),
        What::T34 { .. } => Message::new("legend-t34"),
        What::Stuka { .. } => Message::new("legend-stuka"),
    }
}

/// The cards that a Tiger may lay, on its badge.
fn track() -> Markup {
    html! {
        g.dg-card transform="scale(1.4)" {
            rect.k-badge-g x="-24" y="-6.5" width="48" height="13" rx="1.5" {}
            text.dg-num x="-16.5" y="3.7" { "1" }
            (chip::pips(at(-7.4, 0.0), 6.6, 4, 5))
        }
    }
}

/// The landscapes that lie here, and the front.
fn ground(table: &Table) -> Vec<Sign> {
    let season = table.setup.season;
    let lies = |terrain: Terrain| table.board().hexes().find(|hex| table.ground.terrain(*hex) == terrain);
    let landscape = |(terrain, hex): (Terrain, Hex)| {
        let words = Message::new("legend-terrain").with("terrain", tips::terrain(terrain, season));
        let drawn = html! {
            polygon class={ "dg-hex " (class(terrain, season, hex)) } points=(GRID.polygon_around(Point::ORIGIN)) {}
            use href={ "#dg-" (picture(terrain, season)) "-0" } {}
        };
        sign(SignKind::Ground, HEX, words, drawn)
    };
    let all = [Terrain::Steppe].into_iter().chain(Terrain::tiles(season));
    let mut signs: Vec<Sign> = all.filter_map(|terrain| Some((terrain, lies(terrain)?))).map(landscape).collect();
    if table.ground.front_hexes(table.board()).next().is_some() {
        let line = trench(&[0, 180]);
        let drawn = html! { @for class in ["dg-parapet", "dg-bags", "dg-trench"] { path class=(class) d=(line) {} } };
        signs.push(sign(SignKind::Ground, HEX, Message::new("legend-front"), html! { g.dg-front { (drawn) } }));
    }
    signs
}

const HEX: [i16; 4] = [-50, -52, 100, 104];
