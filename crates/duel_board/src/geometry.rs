//! Where hexes are drawn: points upward, rows west to east, every other row shifted east (DG-2.1).

use duel::map::{Board, Dir, Hex};
use maud::Render;
use std::fmt;

/// From the middle of a hex to its points.
pub(crate) const RADIUS: f32 = 50.0;
/// From one hex to the next in a row.
pub(crate) const STEP: f32 = 86.602_54;
/// From one row to the next.
pub(crate) const PITCH: f32 = 75.0;
/// Left and right of the board: the two edges with their names.
pub(crate) const SIDE: f32 = 62.0;
/// Above the board: the banner.
pub(crate) const TOP: f32 = 96.0;
/// Below the board: the counts.
pub(crate) const BOTTOM: f32 = 56.0;

/// A point of the picture, or an offset in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

/// A point.
pub(crate) const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The point so far on, at an angle clockwise from east.
    pub(crate) fn polar(self, degrees: f32, distance: f32) -> Point {
        let angle = degrees.to_radians();
        at(self.x + distance * angle.cos(), self.y + distance * angle.sin())
    }

    /// The point moved by an offset.
    pub(crate) fn plus(self, by: Point) -> Point {
        at(self.x + by.x, self.y + by.y)
    }

    /// The attribute that moves something here.
    pub(crate) const fn translate(self) -> Translate {
        Translate(self)
    }
}

// A picture is mostly numbers: they are written straight into the page, without the formatter.

impl Render for Point {
    fn render_to(&self, page: &mut String) {
        Num(self.x).render_to(page);
        page.push(',');
        Num(self.y).render_to(page);
    }
}

/// The attribute that moves something.
#[derive(Clone, Copy)]
pub(crate) struct Translate(Point);

impl Render for Translate {
    fn render_to(&self, page: &mut String) {
        page.push_str("translate(");
        self.0.render_to(page);
        page.push(')');
    }
}

/// A number with one decimal at most.
#[derive(Clone, Copy)]
pub(crate) struct Num(pub(crate) f32);

impl Render for Num {
    fn render_to(&self, page: &mut String) {
        let tenths = (self.0 * 10.0 + 0.5_f32.copysign(self.0)) as i32;
        if tenths < 0 {
            page.push('-');
        }
        digits(tenths.unsigned_abs() / 10, page);
        if tenths % 10 != 0 {
            page.push('.');
            digits(tenths.unsigned_abs() % 10, page);
        }
    }
}

/// Writes a number.
pub(crate) fn digits(number: u32, page: &mut String) {
    if number > 9 {
        digits(number / 10, page);
    }
    page.push(char::from(b'0' + (number % 10) as u8));
}

/// The name of a hex.
#[derive(Clone, Copy)]
pub(crate) struct Named(pub(crate) Hex);

impl Render for Named {
    fn render_to(&self, page: &mut String) {
        page.push(char::from(b'A' + self.0.row()));
        digits(self.0.column().into(), page);
    }
}

macro_rules! shown_as_rendered {
    ($($kind:ty),*) => {$(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str(&self.render().into_string())
            }
        }
    )*};
}
shown_as_rendered!(Num, Point);

/// The middle of a hex.
pub(crate) fn centre(hex: Hex) -> Point {
    let shift = f32::from(hex.row() % 2) * STEP / 2.0;
    at(SIDE + STEP * (f32::from(hex.column()) - 0.5) + shift, TOP + RADIUS + PITCH * f32::from(hex.row()))
}

/// Width and height of the whole picture.
pub(crate) fn size(board: &Board) -> Point {
    let width = STEP * (f32::from(board.columns) + 0.5);
    at(2.0 * SIDE + width, TOP + board_height(board) + BOTTOM)
}

/// The height of the hexes alone.
pub(crate) fn board_height(board: &Board) -> f32 {
    PITCH * f32::from(board.rows - 1) + 2.0 * RADIUS
}

/// The angle of a direction, clockwise from east.
pub(crate) fn degrees(dir: Dir) -> u16 {
    60 * dir as u16
}

/// The six points of a hex around its middle.
pub(crate) fn corners(middle: Point) -> String {
    let corner = |i: u16| middle.polar(f32::from(30 + 60 * i), RADIUS).to_string();
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::map::{FOUR_BOARDS, ONE_BOARD};

    fn distance(a: Point, b: Point) -> f32 {
        (a.x - b.x).hypot(a.y - b.y)
    }

    #[test]
    fn dg_2_3_a_neighbour_lies_one_step_away_at_the_angle_of_its_direction() {
        for board in [&ONE_BOARD, &FOUR_BOARDS] {
            for hex in board.hexes() {
                for dir in Dir::ALL {
                    let Some(next) = board.neighbour(hex, dir) else { continue };
                    let expected = centre(hex).polar(degrees(dir).into(), STEP);
                    assert!(distance(expected, centre(next)) < 0.1, "{hex} {dir:?} {next}");
                }
            }
        }
    }

    #[test]
    fn every_hex_lies_within_the_picture() {
        let size = size(&FOUR_BOARDS);
        for middle in FOUR_BOARDS.hexes().map(centre) {
            assert!(middle.x > SIDE && middle.x < size.x - SIDE && middle.y > TOP && middle.y < size.y - BOTTOM);
        }
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([0.04, -0.04, 1.0, -2.25, 43.301].map(|x| Num(x).to_string()), ["0", "0", "1", "-2.3", "43.3"]);
        assert_eq!([0.05, -0.05, 99.95, 1234.5].map(|x| Num(x).to_string()), ["0.1", "-0.1", "100", "1234.5"]);
    }

    #[test]
    fn a_hex_is_named_in_the_page_as_everywhere() {
        for hex in FOUR_BOARDS.hexes() {
            assert_eq!(Named(hex).render().into_string(), hex.to_string());
        }
    }
}
