//! A pen: writes shapes one after the other, for pictures that are put together by code.

use super::{Num, Path, Point, at};
use maud::Render;

/// Writes shapes whose classes have the prefix of a title.
///
/// ```
/// use boards::kit::Pen;
/// let mut pen = Pen::new("my-");
/// pen.begin("transform=\"scale(.5)\"");
/// pen.circle("sun", 8.0, 2.25, 4.0);
/// pen.end();
/// assert_eq!(pen.svg(), "<g transform=\"scale(.5)\"><circle class=\"my-sun\" cx=\"8\" cy=\"2.3\" r=\"4\"/></g>");
/// ```
#[derive(Clone, Debug)]
pub struct Pen {
    prefix: &'static str,
    svg: String,
}

impl Pen {
    /// A pen for classes with this prefix, its dash included.
    pub const fn new(prefix: &'static str) -> Pen {
        Pen { prefix, svg: String::new() }
    }

    /// What it has written.
    pub fn svg(self) -> String {
        self.svg
    }

    /// Writes what was drawn elsewhere.
    pub fn add(&mut self, svg: &str) {
        self.svg.push_str(svg);
    }

    /// Begins a group with these attributes.
    pub fn begin(&mut self, attributes: &str) {
        ["<g ", attributes, ">"].into_iter().for_each(|part| self.svg.push_str(part));
    }

    /// Ends the group.
    pub fn end(&mut self) {
        self.svg.push_str("</g>");
    }

    /// A path by its data.
    pub fn path(&mut self, class: &str, data: &str) {
        self.open("path", class);
        [" d=\"", data, "\"/>"].into_iter().for_each(|part| self.svg.push_str(part));
    }

    /// A closed shape by its corners.
    pub fn poly(&mut self, class: &str, corners: &[(f32, f32)]) {
        self.path(class, through(corners).close().data());
    }

    /// A line through these points.
    pub fn line(&mut self, class: &str, points: &[(f32, f32)]) {
        self.path(class, through(points).data());
    }

    /// A circle.
    pub fn circle(&mut self, class: &str, x: f32, y: f32, radius: f32) {
        self.open("circle", class);
        self.numbers(&[("cx", x), ("cy", y), ("r", radius)]);
    }

    /// An ellipse, reaching so far to either side and up and down.
    pub fn ellipse(&mut self, class: &str, x: f32, y: f32, wide: f32, high: f32) {
        self.open("ellipse", class);
        self.numbers(&[("cx", x), ("cy", y), ("rx", wide), ("ry", high)]);
    }

    /// A rectangle with round corners.
    pub fn rect(&mut self, class: &str, x: f32, y: f32, wide: f32, high: f32, round: f32) {
        self.open("rect", class);
        self.numbers(&[("x", x), ("y", y), ("width", wide), ("height", high), ("rx", round)]);
    }

    fn open(&mut self, element: &str, class: &str) {
        for part in ["<", element, " class=\"", self.prefix, class, "\""] {
            self.svg.push_str(part);
        }
    }

    fn numbers(&mut self, attributes: &[(&str, f32)]) {
        for (name, number) in attributes {
            for part in [" ", name, "=\""] {
                self.svg.push_str(part);
            }
            Num(*number).render_to(&mut self.svg);
            self.svg.push('"');
        }
        self.svg.push_str("/>");
    }
}

fn through(points: &[(f32, f32)]) -> Path {
    let points: Vec<Point> = points.iter().map(|(x, y)| at(*x, *y)).collect();
    Path::through(&points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_is_closed_and_has_the_prefix() {
        let mut pen = Pen::new("x-");
        pen.poly("a", &[(0.0, 0.0), (1.0, 0.0), (1.0, 1.25)]);
        pen.line("b", &[(0.0, 0.0), (1.0, 0.0)]);
        pen.ellipse("c", 0.0, 0.0, 3.0, 2.0);
        pen.rect("d", 0.0, 0.0, 3.0, 2.0, 0.5);
        pen.add("<g/>");
        let svg = pen.svg();
        assert!(svg.starts_with("<path class=\"x-a\" d=\"M0,0L1,0L1,1.3z\"/><path class=\"x-b\" d=\"M0,0L1,0\"/>"));
        assert!(
            svg.ends_with("<rect class=\"x-d\" x=\"0\" y=\"0\" width=\"3\" height=\"2\" rx=\"0.5\"/><g/>"),
            "{svg}"
        );
    }
}
