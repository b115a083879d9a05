//! The Volga: the end of a district.

use super::brush::rubble;
use boards::kit::{Area, Num, Pen, Scatter};

/// The river in the column of a district.
pub(super) fn draw(pen: &mut Pen, area: Area, seed: u32) {
    let Area { x, y, w, h } = area;
    let at = |share: f32, down: f32| (x + w * share, y + h * down);
    pen.poly(
        "far-bank",
        &[at(0.0, 0.42), at(0.0, 0.37), at(0.3, 0.385), at(0.6, 0.345), at(1.0, 0.375), at(1.0, 0.42)],
    );
    pen.rect("water", x, y + h * 0.42, w, h * 0.58, 0.0);
    pen.rect("water-rim", x, y + h * 0.42, w, 3.0, 0.0);
    let mut scatter = Scatter::of(seed);
    for _ in 0..(w / 8.0) as usize {
        let (left, top, long) =
            (x + scatter.within(0.02, 0.82) * w, y + h * scatter.within(0.46, 0.98), scatter.within(8.0, 24.0));
        pen.path(
            "ripple",
            &format!("M{} {}q{} -3 {} 0t{} 0", Num(left), Num(top), Num(long / 4.0), Num(long / 2.0), Num(long / 2.0)),
        );
    }
    for (share, down, size) in [(0.2, 0.66, 11.0), (0.6, 0.8, 14.0), (0.32, 0.93, 12.0)] {
        let (left, top) = at(share, down);
        pen.poly(
            "ice",
            &[
                (left, top),
                (left + size, top - 4.0),
                (left + size * 2.0, top),
                (left + size * 1.5, top + 5.0),
                (left + 3.0, top + 5.0),
            ],
        );
    }
    ferry(pen, at(0.3, 0.54));
    let bank = [
        at(1.0, 0.4),
        at(0.95, 0.46),
        at(0.97, 0.56),
        at(0.91, 0.66),
        at(0.94, 0.74),
        at(0.87, 0.8),
        at(0.83, 1.0),
        at(1.0, 1.0),
    ];
    pen.poly("bank", &bank);
    rubble(pen, (x + w * 0.86, x + w), y + h * 0.78, 14.0, 12, seed + 1);
}

/// A ferry that has been hit.
fn ferry(pen: &mut Pen, (x, y): (f32, f32)) {
    pen.begin(&format!("transform=\"translate({},{}) rotate(-13)\"", Num(x), Num(y)));
    pen.poly("hull", &[(0.0, 6.0), (46.0, 6.0), (39.0, 19.0), (5.0, 19.0)]);
    pen.rect("cabin", 12.0, -4.0, 17.0, 10.0, 0.0);
    pen.rect("funnel", 18.0, -18.0, 6.0, 14.0, 0.0);
    pen.end();
    pen.rect("water", x - 6.0, y + 12.0, 58.0, 8.0, 0.0);
}
