//! What runs through the land: the Psel along hexsides, the railway through hexes.

use crate::layout::{GRID, cell, centre};
use boards::kit::{Path, Pen, Point, Scatter};
use prokhorovka::map::{Hex, RailSide};

/// The Psel: valley, banks, water, reeds.
pub(super) fn psel(pen: &mut Pen) {
    let course = chain(sides());
    let line = Path::flowing(&course);
    for class in ["valley-0", "valley-1", "valley-2"] {
        pen.path(class, line.data());
    }
    let mut scatter = Scatter::of(40);
    let mut reeds = String::new();
    for pair in course.windows(2) {
        for side in [-90.0, 90.0] {
            let foot = pair[0].between(pair[1], scatter.within(0.1, 0.9));
            let p = foot.polar(pair[0].angle(pair[1]) + side, scatter.within(11.0, 23.0));
            reeds += &format!("M{p}v-6M{p}q-.4-3 -2.4-5M{p}q.4-3 2.4-5M{}h10", p.plus(-5.0, 2.0));
        }
    }
    pen.path("reed", &reeds);
    for class in ["bank", "water", "glint"] {
        pen.path(class, line.data());
    }
}

/// The hexsides with water.
fn sides() -> Vec<[Point; 2]> {
    let mut sides = Vec::new();
    for hex in Hex::all() {
        for step in hex.spot().steps.iter().filter(|step| step.river && step.to > hex) {
            let direction = (0..6).find(|direction| GRID.neighbour(cell(hex), *direction) == cell(step.to));
            sides.extend(direction.map(|direction| GRID.side(cell(hex), direction)));
        }
    }
    sides
}

/// Sides that touch as one line, from the west to the east.
fn chain(mut sides: Vec<[Point; 2]>) -> Vec<Point> {
    let near = |a: Point, b: Point| a.distance(b) < 1.0;
    let loose =
        |point: Point, sides: &[[Point; 2]]| sides.iter().flatten().filter(|other| near(**other, point)).count() == 1;
    let ends = sides.iter().flatten().copied().filter(|point| loose(*point, &sides));
    let Some(start) = ends.min_by(|a, b| a.x.total_cmp(&b.x)) else { return Vec::new() };
    let mut course = vec![start];
    let mut at = start;
    while let Some(next) = sides.iter().position(|side| side.iter().any(|end| near(*end, at))) {
        let [a, b] = sides.swap_remove(next);
        at = if near(a, at) { b } else { a };
        course.push(at);
    }
    course
}

/// The railway on its embankment, from edge to edge.
pub(super) fn railway(pen: &mut Pen) {
    let on = |hex: &Hex| hex.spot().rail == RailSide::On;
    let mut left: Vec<Hex> = Hex::all().filter(on).collect();
    left.sort_by_key(|hex| (std::cmp::Reverse(hex.row()), hex.column()));
    let mut line: Vec<Hex> = vec![left.remove(0)];
    while let Some(next) = left.iter().position(|hex| line.last().is_some_and(|last| last.distance(*hex) == 1)) {
        line.push(left.remove(next));
    }
    let mut stops: Vec<Point> = line.iter().map(|hex| centre(*hex)).collect();
    if let (Some(first), Some(last)) = (stops.first().copied(), stops.last().copied()) {
        stops.insert(0, first.plus(-20.0, 40.0));
        stops.push(last.plus(44.0, -16.0));
    }
    let path = Path::flowing(&stops);
    for class in ["embankment", "embankment-ticks", "rail", "rail-light"] {
        pen.path(class, path.data());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_psel_is_one_line_of_all_its_hexsides() {
        assert_eq!((sides().len(), chain(sides()).len()), (40, 41));
    }
}
