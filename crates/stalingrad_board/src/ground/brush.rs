//! What ruins are made of: jagged edges, holes, cracks, rubble, windows; flames and smoke.

use boards::kit::{Area, Num, Pen, Scatter};
use maud::html;

/// A pen for the classes of this board.
pub(crate) const fn pen() -> Pen {
    Pen::new("hs-")
}

/// Points of a jagged line from left to right.
pub(crate) fn jag(from: f32, to: f32, y: f32, high: f32, step: f32, scatter: &mut Scatter) -> Vec<(f32, f32)> {
    let (mut points, mut x) = (Vec::new(), from);
    while x < to {
        points.push((x, y + scatter.within(-high, high * 0.5)));
        x += scatter.within(step * 0.5, step * 1.4);
    }
    points.push((to, y + scatter.within(-high, high * 0.3)));
    points
}

/// A closed shape: down from its first corner, along the edge, and back to the ground.
pub(crate) fn wall(pen: &mut Pen, class: &str, base: f32, edge: &[(f32, f32)]) {
    let (Some(first), Some(last)) = (edge.first(), edge.last()) else { return };
    let mut corners = vec![(first.0, base)];
    corners.extend_from_slice(edge);
    corners.push((last.0, base));
    pen.poly(class, &corners);
}

/// A crack that runs down.
pub(crate) fn crack(pen: &mut Pen, x: f32, y: f32, long: f32, scatter: &mut Scatter) {
    let mut points = vec![(x, y)];
    for step in 1..=5 {
        let last = points[points.len() - 1].0;
        points.push((last + scatter.within(-0.22, 0.22) * long, y + long * step as f32 / 5.0));
    }
    pen.line("crack", &points);
}

/// A hole that a shell has made.
pub(crate) fn hole(pen: &mut Pen, x: f32, y: f32, radius: f32, scatter: &mut Scatter) {
    let corners: Vec<(f32, f32)> = (0..10)
        .map(|corner| {
            let angle = corner as f32 * 0.628;
            let far = radius * scatter.within(0.6, 1.15);
            (x + far * angle.cos(), y + far * angle.sin())
        })
        .collect();
    let lit: Vec<(f32, f32)> = corners.iter().map(|(x, y)| (x + 1.5, y + 1.5)).collect();
    pen.poly("hole-rim", &lit);
    pen.poly("hole", &corners);
}

/// Stones and beams at the foot of something.
pub(crate) fn rubble(pen: &mut Pen, (from, to): (f32, f32), y: f32, high: f32, count: usize, seed: u32) {
    let mut scatter = Scatter::of(seed);
    const TONES: [&str; 6] = ["rubble", "rubble", "rubble-light", "rubble-dark", "brick-chip", "plaster-chip"];
    for _ in 0..count {
        let (x, size) = (scatter.within(from, to), scatter.within(0.35, 1.0) * high * 0.55);
        let foot = y - scatter.within(0.0, 0.32) * high;
        let corners: Vec<(f32, f32)> = [0.2_f32, 1.1, 2.0, 2.9, 3.9, 5.2]
            .into_iter()
            .map(|angle| {
                let angle = angle + scatter.within(-0.3, 0.3);
                (x + size * angle.cos(), foot - size * 0.62 * angle.sin())
            })
            .collect();
        let tone = scatter.within(0.0, TONES.len() as f32) as usize;
        pen.poly(TONES[tone.min(TONES.len() - 1)], &corners);
    }
    for _ in 0..(count / 9).clamp(1, 3) {
        let (x, lean) = (scatter.within(from, to), scatter.within(-0.9, 0.9));
        pen.line("beam", &[(x, y), (x + high * 1.2 * lean.sin(), y - high * lean.cos())]);
    }
}

/// An opening in a wall: with an arch or without, its frame, and what is left of its glass.
pub(crate) fn window(pen: &mut Pen, area: Area, arch: bool, seed: u32) {
    let Area { x, y, w, h } = area;
    pen.path("window", &opening(area, arch));
    let mut scatter = Scatter::of(seed);
    if scatter.within(0.0, 1.0) < 0.6 {
        pen.line("sash", &[(x + w / 2.0, y + h), (x + w / 2.0, y + h * scatter.within(0.25, 0.6))]);
    }
    if scatter.within(0.0, 1.0) < 0.5 {
        pen.line("sash", &[(x, y + h / 2.0), (x + w * scatter.within(0.3, 0.9), y + h / 2.0)]);
    }
    if scatter.within(0.0, 1.0) < 0.5 {
        pen.poly("glass", &[(x + 1.0, y + h - 1.0), (x + w * 0.35, y + h - 1.0), (x + 1.0, y + h * 0.6)]);
    }
}

/// The outline of an opening.
pub(crate) fn opening(Area { x, y, w, h }: Area, arch: bool) -> String {
    let [left, top, right, foot, round, spring] = [x, y, x + w, y + h, w / 2.0, y + w / 2.0].map(Num);
    if arch {
        format!("M{left} {foot}V{spring}A{round} {round} 0 0 1 {right} {spring}V{foot}Z")
    } else {
        format!("M{left} {top}H{right}V{foot}H{left}Z")
    }
}

/// A flame, its foot in the middle here, so high.
pub(crate) fn flame(pen: &mut Pen, x: f32, y: f32, high: f32, seed: u32) {
    let mut scatter = Scatter::of(seed);
    let wide = high * 0.52;
    let mut lean = |by: f32| scatter.within(-by, by) * high;
    let point = |dx: f32, dy: f32| format!("{} {}", Num(x + wide * dx), Num(y - high * dy));
    let [a, b, c] = [lean(0.05), lean(0.06), lean(0.08)].map(|by| by / wide);
    let outer = format!(
        "M{}C{} {} {}C{} {} {}C{} {} {}C{} {} {}Z",
        point(-0.5, 0.0),
        point(-0.75, 0.35),
        point(-0.2 + a, 0.45),
        point(-0.25 + b, 0.78),
        point(-0.02, 0.7),
        point(0.02, 0.55),
        point(0.04, 0.5),
        point(0.1, 0.75),
        point(a, 0.85),
        point(0.12 + c, 1.0),
        point(0.5, 0.7),
        point(0.75, 0.35),
        point(0.5, 0.0)
    );
    let inner = format!(
        "M{}C{} {} {}C{} {} {}Z",
        point(-0.3, 0.0),
        point(-0.4, 0.22),
        point(-0.05, 0.3),
        point(0.02 + b, 0.6),
        point(0.3, 0.36),
        point(0.42, 0.2),
        point(0.3, 0.0)
    );
    pen.path("flame", &outer);
    pen.path("flame-light", &inner);
}

/// Smoke that rises from here, so high, and drifts to the right.
pub(crate) fn smoke(pen: &mut Pen, x: f32, y: f32, high: f32, thick: f32, seed: u32) {
    let mut scatter = Scatter::of(seed);
    let puffs = (high / 11.0).clamp(5.0, 16.0) as usize;
    for puff in 0..puffs {
        let share = (puff as f32 + 0.5) / puffs as f32;
        let radius = high * (0.06 + 0.17 * share) * scatter.within(0.8, 1.3);
        let drift = 0.4 * high * share * share + scatter.within(-1.0, 1.0) * high * 0.06 * (share + 0.15);
        let veil = thick * (1.0 - 0.75 * share);
        let circle = html! {
            circle fill="url(#hs-smoke)" cx=(Num(x + drift)) cy=(Num(y - high * share)) r=(Num(radius)) opacity=(Num(veil)) {}
        };
        pen.add(&circle.into_string());
    }
}

/// The light of a fire around a middle.
pub(crate) fn glow(pen: &mut Pen, x: f32, y: f32, radius: f32) {
    let circle = html! { circle fill="url(#hs-glow)" cx=(Num(x)) cy=(Num(y)) r=(Num(radius)) {} };
    pen.add(&circle.into_string());
}
