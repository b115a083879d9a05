//! Hills: rings of contours, light from the north-west, hachures down the far slope.

use crate::layout::centre;
use boards::kit::{Num, Path, Pen, Point, Scatter};
use prokhorovka::map::{Hex, Terrain};

/// The hills, each group of touching hexes as one.
pub(super) fn hills(pen: &mut Pen) {
    let mut left: Vec<Hex> = Hex::all().filter(|hex| hex.terrain() == Terrain::Hill).collect();
    while let Some(first) = left.pop() {
        let second = left.iter().position(|other| other.distance(first) == 1).map(|place| left.swap_remove(place));
        hill(pen, centre(first), centre(second.unwrap_or(first)), first.index() as u32);
    }
}

/// One hill over the line from here to there.
pub(super) fn hill(pen: &mut Pen, from: Point, to: Point, seed: u32) {
    let waves = {
        let mut scatter = Scatter::of(seed * 13 + 5);
        [scatter.within(0.0, 6.3), scatter.within(0.0, 6.3), scatter.within(0.0, 6.3)]
    };
    for radius in [62.0, 50.0] {
        pen.path("contour-far", Path::ring(&around(from, to, radius, waves)).data());
    }
    for (level, radius) in [39.0, 30.0, 21.0, 11.0].into_iter().enumerate() {
        let shift = level as f32;
        let lift = Point { x: -0.9 * shift, y: -1.1 * shift };
        let ring: Vec<Point> = around(from + lift, to + lift, radius, waves).into();
        let shade: Vec<Point> = ring.iter().map(|point| point.plus(2.4, 2.8)).collect();
        pen.path("hill-shade", Path::ring(&shade).data());
        pen.path(["hill-0", "hill-1", "hill-2", "hill-3"][level], Path::ring(&ring).data());
        if level == 0 {
            hachures(pen, &ring, from.between(to, 0.5));
        }
    }
}

/// Points around a line at a distance that wavers a little.
fn around(from: Point, to: Point, radius: f32, waves: [f32; 3]) -> [Point; 36] {
    let along = from.angle(to).to_radians();
    std::array::from_fn(|i| {
        let degrees = i as f32 * 10.0;
        let turn = degrees.to_radians();
        let wobble = 0.06 * (2.0 * turn + waves[0]).sin()
            + 0.04 * (3.0 * turn + waves[1]).sin()
            + 0.03 * (5.0 * turn + waves[2]).sin();
        let end = if (turn - along).cos() > 0.0 { to } else { from };
        end.polar(degrees, radius * (1.0 + wobble))
    })
}

fn hachures(pen: &mut Pen, ring: &[Point], middle: Point) {
    let mut ticks = String::new();
    for (i, point) in ring.iter().enumerate() {
        let angle = middle.angle(*point);
        let dark = (1.0 + (angle - 45.0).to_radians().cos()) / 2.0;
        if dark > 0.5 || i % 2 == 0 {
            let end = point.polar(angle, 2.0 + 4.0 * dark);
            ticks += &format!("M{point}L{},{}", Num(end.x), Num(end.y));
        }
    }
    pen.path("hachure", &ticks);
}
