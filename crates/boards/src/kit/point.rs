//! Points, offsets and rectangles of a picture. East is 0 degrees and angles go clockwise, as the page has them.

use super::Num;
use maud::{Markup, Render, html};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, Mul, Sub};

/// A point of the picture, or an offset in it.
///
/// ```
/// use boards::kit::at;
/// let point = at(10.0, 20.0) + at(0.5, 0.0);
/// assert_eq!(point.to_string(), "10.5,20");
/// assert_eq!(at(0.0, 0.0).polar(90.0, 5.0).to_string(), "0,5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the east.
    pub x: f32,
    /// To the south.
    pub y: f32,
}

/// A point.
pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// Where drawings have their middle.
    pub const ORIGIN: Point = at(0.0, 0.0);

    /// The point so far away.
    pub const fn plus(self, x: f32, y: f32) -> Point {
        at(self.x + x, self.y + y)
    }

    /// The point so far on, at an angle.
    pub fn polar(self, degrees: f32, distance: f32) -> Point {
        let angle = degrees.to_radians();
        at(self.x + distance * angle.cos(), self.y + distance * angle.sin())
    }

    /// How far it is to another point.
    pub fn distance(self, to: Point) -> f32 {
        (to.x - self.x).hypot(to.y - self.y)
    }

    /// The angle at which another point lies.
    pub fn angle(self, to: Point) -> f32 {
        (to.y - self.y).atan2(to.x - self.x).to_degrees()
    }

    /// The point at this share of the way to another: 0 is here, 1 is there.
    pub fn between(self, to: Point, share: f32) -> Point {
        self + (to - self) * share
    }

    /// The attribute that moves something here.
    pub const fn translate(self) -> Translate {
        Translate(self)
    }
}

/// Two are the same that are drawn at the same place.
impl Hash for Point {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.x.to_bits(), self.y.to_bits()).hash(state);
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;

    fn mul(self, by: f32) -> Point {
        at(self.x * by, self.y * by)
    }
}

impl Render for Point {
    fn render_to(&self, page: &mut String) {
        Num(self.x).render_to(page);
        page.push(',');
        Num(self.y).render_to(page);
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.render().into_string())
    }
}

/// The attribute that moves something to a point.
#[derive(Clone, Copy, Debug)]
pub struct Translate(Point);

impl Render for Translate {
    fn render_to(&self, page: &mut String) {
        page.push_str("translate(");
        self.0.render_to(page);
        page.push(')');
    }
}

/// A rectangle.
///
/// ```
/// use boards::kit::Area;
/// let area = Area::new(0.0, 0.0, 100.0, 40.0);
/// assert_eq!(area.middle().to_string(), "50,20");
/// let starts: Vec<f32> = area.row(3, 60.0, 4.0).collect();
/// assert_eq!(starts, [0.0, 20.0, 40.0], "they overlap, since they must");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its west edge.
    pub x: f32,
    /// Its north edge.
    pub y: f32,
    /// How wide it is.
    pub w: f32,
    /// How high it is.
    pub h: f32,
}

impl Area {
    /// A rectangle by its upper left corner and its size.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Area {
        Area { x, y, w, h }
    }

    /// A rectangle around its middle.
    pub const fn around(middle: Point, w: f32, h: f32) -> Area {
        Area { x: middle.x - w / 2.0, y: middle.y - h / 2.0, w, h }
    }

    /// Its middle.
    pub const fn middle(self) -> Point {
        at(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Its upper left corner.
    pub const fn corner(self) -> Point {
        at(self.x, self.y)
    }

    /// The same without a rim.
    pub const fn inside(self, rim: f32) -> Area {
        Area { x: self.x + rim, y: self.y + rim, w: self.w - 2.0 * rim, h: self.h - 2.0 * rim }
    }

    /// Its corners, for a polygon.
    pub fn points(self) -> String {
        let Area { x, y, w, h } = self;
        super::path::points(&[at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)])
    }

    /// It as an element with these classes and round corners.
    pub fn rect(self, class: &str, round: f32) -> Markup {
        let Area { x, y, w, h } = self;
        html! { rect class=(class) x=(Num(x)) y=(Num(y)) width=(Num(w)) height=(Num(h)) rx=(Num(round)) {} }
    }

    /// Where so many things of this width begin in a row here, with this gap, or overlapping if they must.
    pub fn row(self, count: usize, wide: f32, gap: f32) -> impl Iterator<Item = f32> {
        let gaps = count.saturating_sub(1).max(1) as f32;
        let step = ((self.w - wide) / gaps).min(wide + gap);
        (0..count).map(move |i| self.x + i as f32 * step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_go_clockwise_from_east() {
        let middle = at(3.0, 4.0);
        for degrees in [0.0, 60.0, 150.0, -90.0] {
            let there = middle.polar(degrees, 10.0);
            assert!((middle.distance(there) - 10.0).abs() < 0.001 && (middle.angle(there) - degrees).abs() < 0.001);
        }
        assert!(middle.polar(90.0, 1.0).y > middle.y, "south is below");
    }

    #[test]
    fn a_row_that_fits_keeps_its_gap() {
        let area = Area::new(10.0, 0.0, 500.0, 10.0);
        assert_eq!(area.row(3, 60.0, 4.0).collect::<Vec<_>>(), [10.0, 74.0, 138.0]);
        assert_eq!(area.row(0, 60.0, 4.0).count(), 0);
    }

    #[test]
    fn a_rectangle_goes_round_its_corners() {
        assert_eq!(Area::around(at(5.0, 5.0), 10.0, 4.0).points(), "0,3 10,3 10,7 0,7");
    }
}
