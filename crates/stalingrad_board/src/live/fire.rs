//! How a building burns: a window of its attic for each step of the fire, a pillar of flame for each Inferno.

use crate::ground::brush::{flame, glow, opening, pen, smoke};
use crate::layout::{Front, Layout};
use boards::kit::Pen;
use maud::{Markup, PreEscaped, html};
use stalingrad::pieces::District;
use stalingrad::state::Table;

/// Pillars that are drawn at most; the pill beside them says how many there are.
const PILLARS: u8 = 5;

/// Fire in a district.
pub(super) fn draw(table: &Table, layout: &Layout, district: District) -> Markup {
    let Some(front) = &layout.fronts[district.index()] else { return html! {} };
    let ground = table.ground(district);
    let mut pen = pen();
    for pillar in 0..ground.infernos.min(PILLARS) {
        inferno(&mut pen, front, pillar);
    }
    for window in 0..usize::from(ground.fire) {
        burn(&mut pen, front, window);
    }
    html! { (PreEscaped(pen.svg())) }
}

/// A window on fire.
fn burn(pen: &mut Pen, front: &Front, place: usize) {
    let area = front.window(place);
    let middle = area.middle();
    glow(pen, middle.x, middle.y, front.cell * 0.8);
    pen.add(&html! { path.hs-burning d=(opening(area, true)) fill="url(#hs-burn)" {} }.into_string());
    flame(pen, middle.x, area.y + area.h, area.h * 1.3, 60 + place as u32);
}

/// A pillar of flame over the roof.
fn inferno(pen: &mut Pen, front: &Front, place: u8) {
    let share = [0.5, 0.28, 0.72, 0.14, 0.86][usize::from(place)];
    let (x, y, cell) = (front.x(share), front.top() + 14.0 * front.scale(), front.cell);
    let seed = 20 + u32::from(place) * 7;
    smoke(pen, x, y - cell * 0.5, cell * 2.6, 0.6, seed);
    glow(pen, x, y - cell * 0.4, cell * 1.5);
    for (dx, high) in [(-0.42, 0.8), (0.44, 0.86), (-0.2, 1.2), (0.24, 1.05), (0.0, 1.6)] {
        flame(pen, x + dx * cell, y, high * cell, seed + (high * 10.0) as u32);
    }
}
