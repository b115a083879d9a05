//! The front of a building: what rises behind it, its walls and roof, the rooms of both floors, the attic.

use super::brush::{crack, hole, jag, opening, rubble, wall, window};
use super::sites::{Look, Roof, Walls, of};
use super::{behind, brush};
use crate::layout::{Front, WINDOWS};
use boards::kit::{Area, Num, Pen, Scatter};
use maud::html;
use stalingrad::pieces::BuildingId;
use stalingrad::{German, Soviet};

/// The whole front.
pub(super) fn draw(pen: &mut Pen, front: &Front, building: BuildingId) {
    let look = of(building);
    let mut scatter = Scatter::of(building.index() as u32 * 37 + 11);
    behind::draw(pen, front, look.behind, &mut scatter);
    body(pen, front, look, &mut scatter);
    wounds(pen, front, look, &mut scatter);
    cornices(pen, front, look);
    for place in 0..WINDOWS {
        window(pen, front.window(place), look.walls != Walls::Timber, 50 + place as u32 + building.index() as u32);
    }
    rooms(pen, front, look);
    sign(pen, front, look.sign);
    if look.roof == Roof::Clock {
        clock(pen, front);
    }
    hedgehogs(pen, front);
    let scale = front.scale();
    let foot = (front.left - 6.0, front.left + front.wide + 6.0);
    rubble(pen, foot, front.base + 5.0 * scale, 14.0 * scale.max(0.7), (front.wide / 9.0) as usize, 77);
}

const fn class(walls: Walls) -> &'static str {
    match walls {
        Walls::Plaster => "wall-plaster",
        Walls::Brick => "wall-brick",
        Walls::Timber => "wall-timber",
        Walls::Earth => "wall-earth",
    }
}

/// Walls up to what is left of the roof.
fn body(pen: &mut Pen, front: &Front, look: Look, scatter: &mut Scatter) {
    let edge = edge(front, look.roof, scatter);
    let name = class(look.walls);
    wall(pen, name, front.base, &edge);
    if look.walls == Walls::Brick {
        texture(pen, front, &edge);
    }
    if matches!(look.roof, Roof::Clock | Roof::Portico) {
        pavilion(pen, front, look);
    }
    if matches!(look.roof, Roof::Flat | Roof::Clock) {
        rafters(pen, front);
    }
}

/// The upper edge of the walls.
fn edge(front: &Front, roof: Roof, scatter: &mut Scatter) -> Vec<(f32, f32)> {
    let (attic, top, scale) = (front.attic(), front.top(), front.scale());
    let (left, right) = (front.x(0.012), front.x(0.988));
    match roof {
        Roof::Flat | Roof::Clock => {
            let mut edge = vec![(left, front.floor(Soviet) - 6.0 * scale), (left + 12.0 * scale, attic + 14.0 * scale)];
            edge.extend(jag(
                left + 30.0 * scale,
                right - 30.0 * scale,
                attic - 4.0 * scale,
                7.0 * scale,
                14.0 * scale,
                scatter,
            ));
            edge.extend([(right - 14.0 * scale, attic + 8.0 * scale), (right, attic + 24.0 * scale)]);
            edge
        }
        Roof::Portico => vec![
            (left, attic + 6.0 * scale),
            (left, attic - 4.0 * scale),
            (right - 40.0 * scale, attic - 4.0 * scale),
            (right - 26.0 * scale, attic + 10.0 * scale),
            (right, attic + 18.0 * scale),
        ],
        Roof::Gables => (0..3)
            .flat_map(|house| {
                let (from, to) = (front.x(0.012 + 0.325 * house as f32), front.x(0.332 + 0.325 * house as f32));
                let broken = if house == 1 { 16.0 } else { 2.0 };
                [(from, attic + 10.0 * scale), ((from + to) / 2.0, top + broken * scale), (to, attic + 14.0 * scale)]
            })
            .collect(),
        Roof::Saw => (0..4)
            .flat_map(|tooth| {
                let (from, to) = (front.x(0.012 + 0.244 * tooth as f32), front.x(0.256 + 0.244 * tooth as f32));
                if tooth == 2 {
                    let mut gone = vec![(from, attic - 2.0 * scale)];
                    gone.extend(jag(from + 5.0 * scale, to, attic + 4.0 * scale, 6.0 * scale, 9.0 * scale, scatter));
                    return gone;
                }
                vec![(from, top - 2.0 * scale), (from + 5.0 * scale, top), (to, attic)]
            })
            .collect(),
        Roof::Hangar => (0..=12)
            .map(|step| {
                let share = step as f32 / 12.0;
                (left + (right - left) * share, attic - (share * std::f32::consts::PI).sin() * front.cell * 0.5)
            })
            .collect(),
        Roof::Slope => {
            let rise = |share: f32| attic + front.cell * (0.9 - 1.5 * (share * std::f32::consts::PI).sin());
            let steps = 0..=16;
            steps
                .map(|step| {
                    (left + (right - left) * step as f32 / 16.0, rise(step as f32 / 16.0) + scatter.within(-3.0, 3.0))
                })
                .collect()
        }
    }
}

/// The lines of bricks.
fn texture(pen: &mut Pen, front: &Front, edge: &[(f32, f32)]) {
    let mut path = format!("M{} {}", Num(edge[0].0), Num(front.base));
    for (x, y) in edge {
        path += &format!("L{} {}", Num(*x), Num(*y));
    }
    path += &format!("L{} {}Z", Num(edge[edge.len() - 1].0), Num(front.base));
    pen.add(&html! { path d=(path) fill="url(#hs-bricks)" {} }.into_string());
}

/// The middle of a station or a portico.
fn pavilion(pen: &mut Pen, front: &Front, look: Look) {
    let (scale, top, attic) = (front.scale(), front.top(), front.attic());
    let (from, to, middle) = (front.x(0.345), front.x(0.655), front.x(0.5));
    let edge = match look.roof {
        Roof::Clock => vec![
            (from - 7.0 * scale, attic - 8.0 * scale),
            (from + 14.0 * scale, attic - 8.0 * scale),
            (from + 14.0 * scale, top + 9.0 * scale),
            (middle - 34.0 * scale, top + 9.0 * scale),
            (middle - 26.0 * scale, top - 9.0 * scale),
            (middle - 4.0 * scale, top - 13.0 * scale),
            (middle + 13.0 * scale, top + 1.0 * scale),
            (middle + 22.0 * scale, top - 1.0 * scale),
            (middle + 40.0 * scale, top + 10.0 * scale),
            (to - 18.0 * scale, attic - 5.0 * scale),
            (to + 7.0 * scale, attic + 1.0 * scale),
        ],
        _ => vec![
            (from - 12.0 * scale, attic - 2.0 * scale),
            (middle - 8.0 * scale, top - 8.0 * scale),
            (middle + 14.0 * scale, top - 2.0 * scale),
            (middle + 20.0 * scale, top + 8.0 * scale),
            (to + 12.0 * scale, attic),
        ],
    };
    wall(pen, "wall-plaster", front.base, &edge);
}

/// Bare rafters over the right wing.
fn rafters(pen: &mut Pen, front: &Front) {
    let (scale, attic) = (front.scale(), front.attic());
    let from = front.x(0.69);
    let count = ((front.x(0.96) - from) / (18.0 * scale)) as usize;
    for rafter in 0..count {
        let x = from + 18.0 * scale * rafter as f32;
        let rise = (16.0 - (rafter as f32 - count as f32 / 2.0).abs() * 3.0).max(5.0);
        pen.line("beam", &[(x, attic + 4.0 * scale), (x + 11.0 * scale, attic - rise * scale)]);
    }
}

/// Plaster that is gone or still clings, holes, cracks.
fn wounds(pen: &mut Pen, front: &Front, look: Look, scatter: &mut Scatter) {
    let scale = front.scale();
    let patch = match look.walls {
        Walls::Plaster => "brick-patch",
        Walls::Brick => "plaster-patch",
        Walls::Timber | Walls::Earth => "soot-patch",
    };
    for _ in 0..8 {
        let (x, y) = (
            scatter.within(front.x(0.04), front.x(0.9)),
            scatter.within(front.attic() + 14.0 * scale, front.base - 24.0 * scale),
        );
        let (w, h) = (scatter.within(14.0, 34.0) * scale, scatter.within(8.0, 20.0) * scale);
        pen.poly(
            patch,
            &[
                (x, y),
                (x + w * 0.5, y - h * 0.3),
                (x + w, y + h * 0.1),
                (x + w * 0.85, y + h * 0.8),
                (x + w * 0.4, y + h),
                (x - w * 0.1, y + h * 0.6),
            ],
        );
    }
    if look.walls == Walls::Earth {
        return;
    }
    let holes = [
        (0.15, front.floor(German) - 16.0 * scale, 6.0),
        (0.945, front.attic() + 26.0 * scale, 8.0),
        (0.605, front.floor(Soviet) - 24.0 * scale, 6.0),
        (0.405, front.attic() + 14.0 * scale, 5.0),
    ];
    for (share, y, size) in holes {
        hole(pen, front.x(share), y, size * scale, scatter);
    }
    for _ in 0..6 {
        crack(
            pen,
            scatter.within(front.x(0.06), front.x(0.94)),
            scatter.within(front.attic() + 6.0, front.floor(Soviet) - 18.0 * scale),
            front.cell * 0.5,
            scatter,
        );
    }
}

/// Cornices over both floors, pilasters between the rooms.
fn cornices(pen: &mut Pen, front: &Front, look: Look) {
    let scale = front.scale();
    let name = if look.walls == Walls::Timber || look.walls == Walls::Earth { "plank" } else { "cornice" };
    for (y, high) in
        [(front.floor(Soviet) - 11.0 * scale, 7.0 * scale), (front.floor(German) - 21.0 * scale, 15.0 * scale)]
    {
        pen.rect(name, front.x(0.006), y, front.wide * 0.988, high, 0.0);
        pen.rect("soot-line", front.x(0.01), y + high, front.wide * 0.98, 2.6 * scale, 0.0);
    }
    for place in 1..front.bays {
        let (before, after) = (front.bay(German, place - 1), front.bay(German, place));
        let x = (before.x + before.w + after.x) / 2.0 - 3.0 * scale;
        for (from, to) in [
            (front.floor(Soviet) - 3.0 * scale, front.floor(German) - 22.0 * scale),
            (front.floor(German) - 5.0 * scale, front.base),
        ] {
            pen.rect(name, x, from, 6.0 * scale, to - from, 0.0);
        }
    }
}

/// The rooms of both floors: the Soviet ones above, the German ones below.
fn rooms(pen: &mut Pen, front: &Front, look: Look) {
    let arch = look.walls == Walls::Plaster || look.roof == Roof::Clock;
    for place in 0..front.bays {
        for (side, room) in [(Soviet, "url(#hs-room-s)"), (German, "url(#hs-room-g)")] {
            let bay = front.bay(side, place);
            let foot = if side == German { front.base } else { bay.y + bay.h + 3.0 };
            let area = Area::new(bay.x - 2.0, bay.y - 3.0, bay.w + 4.0, foot - bay.y + 3.0);
            let outline = if arch { rounded(area) } else { opening(area, false) };
            pen.add(&html! { path.hs-room d=(outline) fill=(room) {} }.into_string());
            let debris = (area.x + 4.0, area.x + area.w - 5.0);
            if side == German {
                rubble(pen, debris, front.base - 1.0, 16.0 * front.scale(), 5, 300 + place as u32);
            } else if !(place * 7 + look.sign.len()).is_multiple_of(3) {
                pen.poly(
                    "debris",
                    &[
                        (area.x + 1.0, foot),
                        (area.x + area.w * 0.62, foot),
                        (area.x + area.w * 0.3, foot - area.h * 0.28),
                        (area.x + 1.0, foot - area.h * 0.38),
                    ],
                );
            }
        }
    }
}

/// An opening with a flat arch.
fn rounded(Area { x, y, w, h }: Area) -> String {
    let [left, right, foot, spring, top, middle] = [x, x + w, y + h, y + 8.0, y - 2.0, x + w / 2.0].map(Num);
    format!("M{left} {foot}V{spring}Q{left} {top} {middle} {top}T{right} {spring}V{foot}Z")
}

/// Broken letters on the cornice.
fn sign(pen: &mut Pen, front: &Front, text: &str) {
    let scale = front.scale();
    let letters: Vec<char> = text.chars().collect();
    let step = (27.0 * scale).min(front.wide * 0.7 / letters.len().max(1) as f32);
    let from = front.x(0.5) - step * (letters.len() as f32 - 1.0) / 2.0;
    for (place, letter) in letters.iter().enumerate() {
        let (turn, drop) = match place % 6 {
            1 => (-3, 0.0),
            3 => (9, 1.0),
            5 => (-22, 4.0),
            _ => (0, 0.0),
        };
        let (x, y) = (from + step * place as f32, front.floor(German) - 9.3 * scale + drop * scale);
        let size = if front.cell > 44.0 { "hs-sign" } else { "hs-sign hs-sign-small" };
        let drawn = html! { text class=(size) transform={ "translate(" (Num(x)) "," (Num(y)) ") rotate(" (turn) ")" } { (letter) } };
        pen.add(&drawn.into_string());
    }
}

/// The clock that stopped.
fn clock(pen: &mut Pen, front: &Front) {
    let (x, y, scale) = (front.x(0.5) - front.scale(), front.top() + front.cell * 0.185, front.scale());
    pen.circle("clock-rim", x, y, 10.5 * scale);
    pen.circle("clock", x, y, 8.0 * scale);
    pen.line("clock-hand", &[(x - 4.0 * scale, y - 4.0 * scale), (x, y), (x + 5.5 * scale, y + scale)]);
}

/// Steel hedgehogs on the pavement.
fn hedgehogs(pen: &mut Pen, front: &Front) {
    let scale = front.scale();
    for (share, size) in [(0.775, 17.0), (0.915, 20.0)] {
        let (x, y, size) = (front.x(share), front.base + 5.0 * scale, size * scale);
        for (from, to) in [((-1.0, 0.0), (0.8, -1.5)), ((1.0, 0.0), (-0.75, -1.6)), ((-0.15, 0.12), (0.35, -1.35))] {
            let ends = [(x + from.0 * size, y + from.1 * size), (x + to.0 * size, y + to.1 * size)];
            pen.line("hedgehog-rim", &ends);
            pen.line("hedgehog", &ends);
        }
    }
}

/// A building that has fallen: a heap of rubble with a stump of wall.
pub(super) fn ruin(pen: &mut Pen, area: Area, seed: u32) {
    let mut scatter = Scatter::of(seed);
    let base = area.y + area.h;
    let stump = jag(area.x + area.w * 0.1, area.x + area.w * 0.36, base - area.h * 0.55, 14.0, 12.0, &mut scatter);
    wall(pen, "wall-brick", base, &stump);
    let far = jag(area.x + area.w * 0.66, area.x + area.w * 0.9, base - area.h * 0.3, 12.0, 10.0, &mut scatter);
    wall(pen, "wall-plaster", base, &far);
    brush::smoke(pen, area.x + area.w * 0.5, base - 16.0, area.h * 0.9, 0.4, seed);
    for row in 0..4 {
        let inset = 10.0 * row as f32;
        let y = base + 4.0 - 9.0 * row as f32;
        rubble(
            pen,
            (area.x + 6.0 + inset, area.x + area.w - 6.0 - inset),
            y,
            24.0,
            (area.w / 7.0) as usize,
            seed + row,
        );
    }
}
