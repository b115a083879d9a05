//! The layer of what moves: works and smoke, the cards, hands and piles, declared acts.

use crate::cards::{nation_emblem, small_heading};
use crate::ground::{letter, side_letter};
use crate::layout::{CARD, Layout, PEEK, Point};
use crate::names::Name;
use crate::scene::{Piece, Scene, seats};
use crate::{signs, tray};
use boards::Say;
use maud::{Markup, html};
use table::Side;
use tank_commander::View;
use tank_commander::map::{Space, Spaces};
use tank_commander::names;
use tank_commander::pieces::{CardId, Works};
use tank_commander::state::*;
use tank_commander::units::{Mark, Unit, UnitId};

/// The live layer of a view.
pub(crate) fn layer(view: &View, scene: &Scene, say: Say) -> String {
    let layout = scene.layout;
    html! {
        g .tcb-live {
            g pointer-events="none" {
                @for at in Spaces(view.table.board().all) { (dressing(&view.table, layout, at)) }
                @for edge in &view.table.edges { (edge_water(layout, edge)) }
                @for seat in seats(&view.table) { (signs::seat(view, layout, seat)) }
            }
            @if let Some(tray) = &scene.tray { (tray::ground(view, tray)) (tray::act(view, tray, say)) }
            @for seat in seats(&view.table) { (signs::heaps(&view.table, layout, seat)) }
            @for piece in &scene.pieces { (draw(view, piece, say)) }
            g pointer-events="none" { (arrows(view, scene)) @if let Some(tray) = &scene.tray { (tray::order(view, tray)) } }
        }
    }
    .into_string()
}

/// What lies on a position beside cards: works, mines, a path, smoke; a melee.
fn dressing(table: &Table, layout: Layout, at: Space) -> Markup {
    let (cell, area) = (table.cell(at), layout.space(at));
    let side = |side: Side| side_letter(table, side);
    let middle = area.middle();
    html! {
        @if cell.path.is_some() { path .tcb-path d={ "M" (area.x + 8) " " (middle.y) "h" (area.w - 16) } {} }
        @if let Some(dug) = cell.works {
            g transform=(Point { x: area.x + area.w - 74, y: area.y + 16 }.translate()) {
                @if dug.works == Works::Foxholes { path .tcb-earth d="M-22 2q6-12 12 0M-6 2q6-12 12 0M10 2q6-12 12 0" {} }
                @else { path .tcb-earth d="M-22 4v-14h44v14M-10-4h20" {} }
                circle .{ "tcb-side-" (side(dug.side)) } cx="34" cy="-4" r="5" {}
            }
        }
        @if cell.minefield.is_some() {
            @for (x, y) in [(36, 52), (122, 98), (208, 60), (66, 150), (188, 158)] {
                circle .tcb-mine cx=(area.x + x) cy=(area.y + y) r="6" {}
                path .tcb-order d={ "M" (area.x + x - 9) " " (area.y + y) "h18M" (area.x + x) " " (area.y + y - 9) "v18" } {}
            }
        }
        @if cell.smoke > 0 {
            g .tcb-smoke { @for (x, y, r) in [(60, 62, 42), (128, 92, 54), (196, 70, 44), (88, 138, 44), (178, 140, 42)] {
                circle cx=(area.x + x) cy=(area.y + y) r=(r) {}
            } }
        }
        @if table.melees() & at.bit() != 0 {
            @let area = area.inside(4);
            rect .tcb-melee x=(area.x) y=(area.y) width=(area.w) height=(area.h) rx="4" {}
        }
    }
}

/// A stream between two positions, across the way from one to the other.
fn edge_water(layout: Layout, edge: &EdgeMark) -> Markup {
    let (a, b, at) = (layout.space(edge.a).middle(), layout.space(edge.b).middle(), layout.edge(edge.a, edge.b));
    let long = if a.x == b.x || a.y == b.y { 5 } else { 9 };
    let (x, y) = (-(b.y - a.y) * 2 / long, (b.x - a.x) * 2 / long);
    html! {
        path .tcb-edge d={ "M" (at.x - x) " " (at.y - y) "L" (at.x + x) " " (at.y + y) } {}
        path .tcb-ripple d={ "M" (at.x - x / 2) " " (at.y - y / 2) "L" (at.x + x / 2) " " (at.y + y / 2) } {}
    }
}

/// One piece: `data-piece` names it, `data-at` says where it is, `data-card` which card it is, `data-rimmed` that it
/// shows by itself that it can be clicked.
fn draw(view: &View, piece: &Piece, say: Say) -> Markup {
    let unit = match piece.name {
        Name::Unit(id) => view.table.units.get(id),
        _ => None,
    };
    let acted = unit.is_some_and(|unit| unit.is(Mark::Acted));
    html! {
        g .tcb-piece .tcb-in-hand[is_in_hand(view, piece.name)] data-piece=(piece.name) data-at=(piece.at)
            data-card=[piece.card.map(CardId::number)] data-rimmed=[piece.card.map(|_| "")] transform=(piece.point.translate()) {
            @match (piece.card, piece.name) {
                (Some(card), _) => {
                    @if let Some(load) = piece.load { g transform={ "translate(0 -" (PEEK) ")" } { (face(load, say)) } }
                    @if piece.copies > 1 { g .tcb-under transform="translate(5 -5)" { (face(card, say)) } }
                    (face(card, say))
                    @if piece.copies > 1 { (chip(Point { x: 104, y: 72 }, &format!("×{}", piece.copies))) }
                    @if acted {
                        // Its values stay readable: it can still be shot at.
                        rect .tcb-veil width=(CARD.0) height=(CARD.1) rx="8" {}
                        rect .tcb-veil width=(CARD.0) height="50" rx="8" {}
                    }
                    @if let (Some(unit), Name::Unit(id)) = (unit, piece.name) { (states(view, id, unit)) }
                },
                (None, Name::Pile(seat)) => (signs::pile(view, seat)),
                (None, _) => circle .tcb-edge-spot r="9" {},
            }
            @if piece.card.is_some() { rect .tcb-out x="-1" y="-1" width=(CARD.0 + 2) height=(CARD.1 + 2) rx="8" {} }
        }
    }
}

/// A card that can only be looked at.
pub(crate) fn shown(card: CardId, at: &str, say: Say) -> Markup {
    html! { g transform=(at) data-look={ "card:" (card.number()) } { (face(card, say)) } }
}

/// The small face of a card with its name.
pub(crate) fn face(card: CardId, say: Say) -> Markup {
    html! {
        g .tcb-face {
            rect .tcb-shadow x="2" y="3" width=(CARD.0) height=(CARD.1) rx="8" {}
            use href={ "#tc-s" (card.number()) } width=(CARD.0) height=(CARD.1) {}
            (small_heading(&say(&names::card(card))))
        }
    }
}

/// A number on a dark chip.
pub(crate) fn chip(at: Point, text: &str) -> Markup {
    let w = 10 + 7 * text.chars().count() as i32;
    html! {
        rect .tcb-chip x=(at.x - w / 2) y=(at.y - 8) width=(w) height="16" rx="8" {}
        text .tcb-text.tcb-pale.tcb-bold.tcb-11.tcb-mid x=(at.x) y=(at.y + 4) { (text) }
    }
}

/// The number of a unit, what holds for it, what is attached to it.
fn states(view: &View, id: UnitId, unit: &Unit) -> Markup {
    let shown = signs::of(unit);
    html! {
        (chip(Point { x: 105, y: 27 }, &id.number().to_string()))
        @for (i, (path, class)) in (0..).zip(shown) {
            g transform=(Point { x: 11 + i * 19, y: 27 }.translate()) {
                circle .(class) r="9" {}
                path .tcb-sign d=(path) {}
            }
        }
        @if view.table.setup.commanders() > 1 {
            (chip(Point { x: 105, y: 44 }, &format!("#{}", unit.owner.0 + 1)))
        }
    }
}

/// Is it what the deciding seat has in mind?
fn is_in_hand(view: &View, name: Name) -> bool {
    match (&view.focus, name) {
        (Focus::Aim(id), Name::Unit(other)) => *id == other,
        (Focus::Group(group), Name::Unit(other)) => group.units.contains(&other),
        (Focus::Group(_), Name::Muster(_)) => true,
        (Focus::Card(staged), Name::Card(seat, card)) => seat == view.table.seat && card == staged.card,
        (Focus::Card(staged), Name::Deck(_, card)) => card == staged.card,
        (Focus::Card(staged), Name::Unit(other)) => staged.picks.contains(&Some(other)),
        (Focus::Nothing, Name::Unit(other)) => signs::is_asked(&view.table, other),
        _ => false,
    }
}

/// The declared act and the melee fire, as arrows over the board.
fn arrows(view: &View, scene: &Scene) -> Markup {
    let table = &view.table;
    let unit = |id: UnitId| {
        let piece = scene.piece(Name::Unit(id))?;
        Some(piece.point.plus(CARD.0 / 2, CARD.1 / 2))
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
        @if let Some((from, to)) = way { (arrow("tcb-way", from, to)) }
        @for (from, to) in shots { (arrow("tcb-aim", from, to)) }
    }
}

/// An arrow from one point to another, with its head short of the end.
pub(crate) fn arrow(class: &str, from: Point, to: Point) -> Markup {
    let (x, y) = ((to.x - from.x) as f32, (to.y - from.y) as f32);
    let long = x.hypot(y).max(1.0);
    let (x, y) = (x / long, y / long);
    let tip = Point { x: to.x - (x * 10.0) as i32, y: to.y - (y * 10.0) as i32 };
    let wing = |turn: f32| Point {
        x: tip.x - (x * 18.0 + turn * y * 11.0) as i32,
        y: tip.y - (y * 18.0 - turn * x * 11.0) as i32,
    };
    let (left, right) = (wing(1.0), wing(-1.0));
    html! {
        path .(class) d={ "M" (from.x) " " (from.y) "L" (tip.x) " " (tip.y) "M" (left.x) " " (left.y) "L" (tip.x) " " (tip.y) "L" (right.x) " " (right.y) } {}
    }
}

/// The emblem of a side, as the cards have it.
pub(crate) fn emblem(table: &Table, side: Side, at: Point, size: &str) -> Markup {
    let nation = table.nation(side);
    html! {
        g transform={ (at.translate()) " scale(" (size) ")" } {
            circle .{ "tcb-side-" (letter(nation)) } r="13" {}
            (nation_emblem(nation))
        }
    }
}
