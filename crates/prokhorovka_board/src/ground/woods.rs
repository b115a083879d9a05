//! Woods: one ground for each group of touching hexes, crowns scattered over it.

use crate::layout::centre;
use boards::kit::{Path, Pen, Point, Scatter};
use prokhorovka::map::{Hex, Terrain};

/// All woods.
pub(super) fn woods(pen: &mut Pen) {
    let hexes: Vec<Hex> = Hex::all().filter(|hex| hex.terrain() == Terrain::Forest).collect();
    let links =
        hexes.iter().flat_map(|a| hexes.iter().filter(move |b| a < b && a.distance(**b) == 1).map(move |b| (*a, *b)));
    let links: Vec<(Hex, Hex)> = links.collect();
    for hex in &hexes {
        let mut scatter = Scatter::of(hex.index() as u32 * 17 + 3);
        pen.path("wood", Path::ring(&scatter.blob(centre(*hex), 35.0)).data());
    }
    for (a, b) in &links {
        pen.path("wood-link", Path::start(centre(*a)).line(centre(*b)).data());
    }
    let mut crowns: Vec<(Point, f32)> = Vec::new();
    for hex in &hexes {
        let mut scatter = Scatter::of(hex.index() as u32 * 29 + 11);
        crowns.extend((0..20).map(|_| (centre(*hex) + scatter.point(0.0, 24.0), scatter.within(5.0, 7.6))));
        crowns.extend((0..22).map(|_| (centre(*hex) + scatter.point(24.0, 36.0), scatter.within(3.2, 5.4))));
    }
    for (a, b) in links {
        let mut scatter = Scatter::of((a.index() * 7 + b.index()) as u32);
        let middle = centre(a).between(centre(b), 0.5);
        crowns.extend((0..10).map(|_| (middle + scatter.point(0.0, 22.0), scatter.within(4.0, 7.0))));
    }
    crowns.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
    draw(pen, &crowns);
}

/// One wood by itself.
pub(super) fn wood(pen: &mut Pen, middle: Point) {
    let mut scatter = Scatter::of(11);
    pen.path("wood", Path::ring(&scatter.blob(middle, 35.0)).data());
    let mut crowns: Vec<(Point, f32)> =
        (0..30).map(|_| (middle + scatter.point(0.0, 31.0), scatter.within(4.0, 7.0))).collect();
    crowns.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
    draw(pen, &crowns);
}

/// Flat passes from the ground up: shadow, crown, cap, glint.
fn draw(pen: &mut Pen, crowns: &[(Point, f32)]) {
    crowns.iter().for_each(|(p, r)| pen.ellipse("crown-shade", p.x + 2.2, p.y + 2.8, *r, r * 0.85));
    for (i, (p, r)) in crowns.iter().enumerate() {
        pen.circle(["crown-0", "crown-1"][i % 2], p.x, p.y, *r);
        pen.circle("crown-2", p.x - r * 0.16, p.y - r * 0.2, r * 0.66);
        pen.circle("crown-3", p.x - r * 0.3, p.y - r * 0.36, r * 0.3);
    }
}
