//! The layer of what moves: works and smoke, the cards, hands and piles, declared acts.

use crate::army;
use crate::layout::{CARD, Layout};
use crate::names::Name;
use crate::scene::{Scene, seats};
use crate::{pieces, signs, tips, tray};
use boards::kit::lines::{Arrow, arrow};
use boards::kit::{Num, Path, at};
use boards::{Ink, LiveLayer, Say};
use maud::{Markup, html};
use tank_commander::View;
use tank_commander::map::{Space, Spaces};
use tank_commander::pieces::Works;
use tank_commander::state::*;
use tank_commander::units::UnitId;

/// The live layer of a view.
pub(crate) fn layer(view: &View, scene: &Scene, ink: Ink) -> LiveLayer {
    let (layout, say) = (scene.layout, ink.say);
    let under = html! {
        g pointer-events="none" {
            @for at in Spaces(view.table.board().all) { (dressing(&view.table, layout, at, say)) }
            @for edge in &view.table.edges { (edge_water(layout, edge)) }
            @for seat in seats(&view.table) { (signs::seat(view, layout, seat)) }
        }
        @if let Some(tray) = &scene.tray { (tray::ground(view, tray, say)) (tray::act(view, tray, say)) }
        @for seat in seats(&view.table) { (signs::heaps(&view.table, layout, seat, say)) }
    };
    let over = html! {
        g pointer-events="none" { (arrows(view, scene)) @if let Some(tray) = &scene.tray { (tray::order(view, tray)) } }
    };
    let pieces = scene.pieces.iter().map(|piece| pieces::draw(view, piece, ink)).collect();
    LiveLayer { under: under.into_string(), pieces, over: over.into_string() }
}

/// What lies on a position beside cards: works, mines, a path, smoke; a melee.
fn dressing(table: &Table, layout: Layout, at: Space, say: Say) -> Markup {
    let Some(words) = tips::dressing(table, at) else { return html! {} };
    html! { g data-on=(at) { title { (say(&words)) } (drawn_dressing(table, layout, at)) } }
}

fn drawn_dressing(table: &Table, layout: Layout, at: Space) -> Markup {
    let (cell, area) = (table.cell(at), layout.space(at));
    let spot = |(x, y): (f32, f32)| area.corner().plus(x, y);
    html! {
        @if cell.path.is_some() { path .tcb-path d={ "M" (area.corner().plus(8.0, area.h / 2.0)) "h" (Num(area.w - 16.0)) } {} }
        @if let Some(dug) = cell.works {
            g transform=(area.corner().plus(area.w - 74.0, 16.0).translate()) {
                (earthwork(dug.works))
                circle .{ "k-side-" (army(table.nation(dug.side)).letter()) } cx="34" cy="-4" r="5" {}
            }
        }
        @if cell.minefield.is_some() {
            @for mine in [(36.0, 52.0), (122.0, 98.0), (208.0, 60.0), (66.0, 150.0), (188.0, 158.0)].map(spot) {
                g transform=(mine.translate()) { (mine_sign()) }
            }
        }
        @if cell.smoke > 0 {
            g .tcb-smoke transform=(area.corner().translate()) {
                @for (x, y, r) in [(60, 62, 42), (128, 92, 54), (196, 70, 44), (88, 138, 44), (178, 140, 42)] { circle cx=(x) cy=(y) r=(r) {} }
            }
        }
        @if table.melees() & at.bit() != 0 {
            (area.inside(4.0).rect("tcb-melee", 4.0))
        }
    }
}

/// Foxholes or bunkers.
pub(crate) fn earthwork(works: Works) -> Markup {
    let path = match works {
        Works::Foxholes => "M-22 2q6-12 12 0M-6 2q6-12 12 0M10 2q6-12 12 0",
        Works::Bunkers => "M-22 4v-14h44v14M-10-4h20",
    };
    html! { path .tcb-earth d=(path) {} }
}

/// One of the mines of a minefield.
pub(crate) fn mine_sign() -> Markup {
    html! { circle .tcb-mine r="6" {} path .k-slot-sign d="M-9 0h18M0-9v18" {} }
}

/// A stream between two positions, across the way from one to the other.
fn edge_water(layout: Layout, edge: &EdgeMark) -> Markup {
    let (a, b, middle) = (layout.space(edge.a).middle(), layout.space(edge.b).middle(), layout.edge(edge.a, edge.b));
    let half = if a.x == b.x || a.y == b.y { 0.4 } else { 0.22 };
    let across = at(a.y - b.y, b.x - a.x) * half;
    let water = |share: f32| Path::start(middle - across * share).line(middle + across * share);
    html! {
        path .tcb-edge d=(water(1.0)) {}
        path .tcb-ripple d=(water(0.5)) {}
    }
}

/// The declared act and the melee fire, as arrows over the board.
fn arrows(view: &View, scene: &Scene) -> Markup {
    let table = &view.table;
    let unit = |id: UnitId| {
        let piece = scene.piece(Name::Unit(id))?;
        Some(piece.point.plus(CARD.0 / 2.0, CARD.1 / 2.0))
    };
    let space = |at: Space| Some(scene.layout.space(at).middle());
    let act = table.window.as_ref().map(|window| &window.act);
    let way = match act {
        Some(Act::Step { from, to, .. }) => space(*from).zip(space(*to)),
        _ => None,
    };
    let mut shots = Vec::new();
    match act {
        Some(Act::Shot { by, aim }) => shots.extend(unit(*by).zip(unit(aim.at))),
        Some(Act::SmokeShot { by, at }) => shots.extend(unit(*by).zip(space(*at))),
        _ => {}
    }
    shots.extend(table.units.iter().filter_map(|(id, other)| unit(id).zip(unit(other.melee_fire?.target()?))));
    html! {
        @if let Some((from, to)) = way { (arrow(Arrow::Way, from, to)) }
        @for (from, to) in shots { (arrow(Arrow::Aim, from, to)) }
    }
}
