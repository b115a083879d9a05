//! What rises behind a building: chimneys, tanks, silos, towers.

use super::brush::{hole, jag, wall};
use super::sites::Behind;
use crate::layout::Front;
use boards::kit::{Pen, Scatter};

/// Draws it before the building.
pub(super) fn draw(pen: &mut Pen, front: &Front, what: Behind, scatter: &mut Scatter) {
    match what {
        Behind::Nothing => {}
        Behind::Chimneys => [(0.1, 1.5), (0.23, 1.05), (0.86, 1.3)]
            .into_iter()
            .for_each(|(share, rise)| chimney(pen, front, share, rise)),
        Behind::Tanks => [(0.08, 0.3, 0.9), (0.58, 0.34, 1.15)]
            .into_iter()
            .for_each(|(share, wide, rise)| tank(pen, front, (share, wide), rise, scatter)),
        Behind::Silo => silo(pen, front, scatter),
        Behind::Monument => monument(pen, front),
        Behind::Tower => tower(pen, front),
    }
}

fn chimney(pen: &mut Pen, front: &Front, share: f32, rise: f32) {
    let (x, wide, top) = (front.x(share), front.cell * 0.34, front.attic() - front.cell * rise);
    let base = front.floor(stalingrad::Soviet);
    pen.poly(
        "chimney",
        &[
            (x, base),
            (x + wide * 0.14, top),
            (x + wide * 0.4, top + 5.0),
            (x + wide * 0.7, top - 4.0),
            (x + wide * 0.86, top + 2.0),
            (x + wide, base),
        ],
    );
    for ring in 1..4 {
        pen.rect(
            "chimney-ring",
            x + wide * 0.1,
            top + (base - top) * 0.2 * ring as f32,
            wide * 0.8,
            2.4 * front.scale(),
            0.0,
        );
    }
}

fn tank(pen: &mut Pen, front: &Front, (share, wide): (f32, f32), rise: f32, scatter: &mut Scatter) {
    let (from, to, top) = (front.x(share), front.x(share + wide), front.attic() - front.cell * rise);
    let base = front.floor(stalingrad::Soviet);
    let edge = if rise > 1.0 {
        jag(from, to, top + 2.0, 8.0, 9.0, scatter)
    } else {
        vec![(from, top + 5.0), ((from + to) / 2.0, top - 4.0), (to, top + 5.0)]
    };
    wall(pen, "tank", base, &edge);
    pen.rect("tank-light", from + (to - from) * 0.1, top + 12.0, (to - from) * 0.13, base - top - 12.0, 0.0);
    pen.rect("tank-dark", from + (to - from) * 0.72, top + 12.0, (to - from) * 0.28, base - top - 12.0, 0.0);
    pen.line("tank-seam", &[(from, top + (base - top) * 0.5), (to, top + (base - top) * 0.5)]);
    hole(pen, from + (to - from) * 0.55, top + (base - top) * 0.35, 7.0 * front.scale(), scatter);
}

fn silo(pen: &mut Pen, front: &Front, scatter: &mut Scatter) {
    let (base, top) = (front.floor(stalingrad::Soviet), front.attic() - front.cell * 1.15);
    pen.rect("silo", front.x(0.2), top - front.cell * 0.42, front.wide * 0.22, front.cell, 0.0);
    for tube in 0..6 {
        let (x, wide) = (front.x(0.14 + 0.12 * tube as f32), front.wide * 0.12);
        pen.rect("silo", x, top, wide, base - top, wide * 0.1);
        pen.rect("tank-light", x + wide * 0.16, top + 3.0, wide * 0.16, base - top, 0.0);
    }
    hole(pen, front.x(0.62), top + front.cell * 0.5, 9.0 * front.scale(), scatter);
    hole(pen, front.x(0.3), top + front.cell * 0.8, 7.0 * front.scale(), scatter);
}

fn monument(pen: &mut Pen, front: &Front) {
    let (x, base, scale) = (front.x(0.14), front.attic() + front.cell * 0.2, front.scale());
    pen.rect("silo", x - 6.0 * scale, base - front.cell * 1.15, 12.0 * scale, front.cell * 1.3, 0.0);
    pen.rect("silo", x - 11.0 * scale, base - front.cell * 1.2, 22.0 * scale, 5.0 * scale, 0.0);
    let foot = base - front.cell * 1.2;
    pen.poly(
        "statue",
        &[
            (x - 5.0 * scale, foot),
            (x - 3.0 * scale, foot - 18.0 * scale),
            (x - 12.0 * scale, foot - 30.0 * scale),
            (x - 9.0 * scale, foot - 32.0 * scale),
            (x, foot - 22.0 * scale),
            (x + 5.0 * scale, foot - 16.0 * scale),
            (x + 5.0 * scale, foot),
        ],
    );
    pen.circle("statue", x + 1.0 * scale, foot - 26.0 * scale, 4.0 * scale);
}

fn tower(pen: &mut Pen, front: &Front) {
    let (x, top, scale) = (front.x(0.82), front.attic() - front.cell * 1.3, front.scale());
    let base = front.floor(stalingrad::Soviet);
    for lean in [-11.0, 0.0, 11.0] {
        pen.line("tower-leg", &[(x + lean * scale, base), (x + lean * 0.7 * scale, top + 20.0 * scale)]);
    }
    pen.rect("tank", x - 16.0 * scale, top, 32.0 * scale, 24.0 * scale, 4.0 * scale);
    pen.poly("chimney", &[(x - 18.0 * scale, top), (x, top - 12.0 * scale), (x + 18.0 * scale, top)]);
}
