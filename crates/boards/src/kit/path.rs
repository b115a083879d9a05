//! Paths: straight, smooth and closed lines through points.

use super::Point;
use maud::Render;

/// The data of a path, point by point.
///
/// ```
/// use boards::kit::{Path, at};
/// let path = Path::start(at(0.0, 0.0)).line(at(10.0, 0.0)).curve(at(15.0, 0.0), at(15.0, 5.0)).close();
/// assert_eq!(path.data(), "M0,0L10,0Q15,0 15,5z");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(String);

impl Path {
    /// A path that begins here.
    pub fn start(from: Point) -> Path {
        Path::default().jump(from)
    }

    /// The straight line through these points.
    pub fn through(points: &[Point]) -> Path {
        let mut path = Path::default();
        for (i, point) in points.iter().enumerate() {
            path = if i == 0 { path.jump(*point) } else { path.line(*point) };
        }
        path
    }

    /// A line that flows: it passes the middle between each two points and is drawn towards the points themselves.
    /// Ends are kept. So a river follows the sides of hexes.
    pub fn flowing(points: &[Point]) -> Path {
        let [first, .., last] = points else { return Path::through(points) };
        let mut path = Path::start(*first);
        for (i, pair) in points.windows(2).enumerate() {
            let middle = pair[0].between(pair[1], 0.5);
            path = if i == 0 { path.line(middle) } else { path.curve(pair[0], middle) };
        }
        path.line(*last)
    }

    /// A closed line that flows round these points.
    pub fn ring(points: &[Point]) -> Path {
        let Some(last) = points.last() else { return Path::default() };
        let mut path = Path::start(last.between(points[0], 0.5));
        for (i, point) in points.iter().enumerate() {
            let next = points[(i + 1) % points.len()];
            path = path.curve(*point, point.between(next, 0.5));
        }
        path.close()
    }

    /// Goes on elsewhere.
    pub fn jump(self, to: Point) -> Path {
        self.write("M", &[to])
    }

    /// Goes straight on.
    pub fn line(self, to: Point) -> Path {
        self.write("L", &[to])
    }

    /// Goes on in a curve that is drawn towards a point.
    pub fn curve(self, towards: Point, to: Point) -> Path {
        self.write("Q", &[towards, to])
    }

    /// Back to where it began.
    pub fn close(mut self) -> Path {
        self.0.push('z');
        self
    }

    /// What stands in the attribute `d`.
    pub fn data(&self) -> &str {
        &self.0
    }

    fn write(mut self, command: &str, to: &[Point]) -> Path {
        self.0.push_str(command);
        for (i, point) in to.iter().enumerate() {
            if i > 0 {
                self.0.push(' ');
            }
            point.render_to(&mut self.0);
        }
        self
    }
}

impl Render for Path {
    fn render_to(&self, page: &mut String) {
        page.push_str(&self.0);
    }
}

/// Points for a `polygon` or a `polyline`.
pub fn points(points: &[Point]) -> String {
    let mut list = String::with_capacity(points.len() * 10);
    for (i, point) in points.iter().enumerate() {
        if i > 0 {
            list.push(' ');
        }
        point.render_to(&mut list);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::at;

    #[test]
    fn a_flowing_line_keeps_its_ends_and_passes_the_middles() {
        let line = [at(0.0, 0.0), at(10.0, 0.0), at(10.0, 10.0)];
        assert_eq!(Path::flowing(&line).data(), "M0,0L5,0Q10,0 10,5L10,10");
        assert_eq!(Path::flowing(&line[..1]).data(), "M0,0");
        assert_eq!(Path::flowing(&[]).data(), "");
    }

    #[test]
    fn a_ring_ends_where_it_began() {
        let ring = Path::ring(&[at(0.0, 0.0), at(10.0, 0.0), at(0.0, 10.0)]);
        assert_eq!(ring.data(), "M0,5Q0,0 5,0Q10,0 5,5Q0,10 0,5z");
    }
}
