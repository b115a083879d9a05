//! Lines over the board: arrows, ways, shots. None of them catches a click.

use super::{Effect, Num, Path, Point, path::points};
use maud::{Markup, html};

pub(super) const RULES: &str = "
.k-arrow,.k-way,.k-aim,.k-shot-case,.k-shot,.k-plan{fill:none;stroke-linecap:round;stroke-linejoin:round;pointer-events:none}
.k-arrow{stroke:$alarm;stroke-width:5;stroke-opacity:.9}
.k-way{stroke:$glow;stroke-width:6;stroke-opacity:.85}
.k-aim{stroke:$alarm;stroke-width:3;stroke-dasharray:10 6;stroke-opacity:.9}
.k-plan{stroke:$hand;stroke-width:3;stroke-dasharray:7 5;stroke-opacity:.9}
.k-plan-end{fill:$hand;stroke:$black;stroke-width:1;stroke-linejoin:round;pointer-events:none}
.k-plan-stop{fill:$paper;stroke:$hand;stroke-width:2.4;pointer-events:none}
.k-shot-case{stroke:$halo;stroke-width:6;stroke-opacity:.85}
.k-shot{stroke:$flame;stroke-width:3.2;stroke-dasharray:9 6}
";

/// What an arrow says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// Somebody goes there.
    Way,
    /// Somebody aims there: broken.
    Aim,
    /// Something is done to somebody: heavy.
    Act,
}

/// An arrow from one point to another, with its head short of the end.
pub fn arrow(kind: Arrow, from: Point, to: Point) -> Markup {
    let class = match kind {
        Arrow::Way => "k-way",
        Arrow::Aim => "k-aim",
        Arrow::Act => "k-arrow",
    };
    let angle = from.angle(to);
    let tip = to.polar(angle, -10.0);
    let wing = |turn: f32| tip.polar(angle, -18.0).polar(angle + 90.0, 11.0 * turn);
    let head = Path::start(from).line(tip).jump(wing(-1.0)).line(tip).line(wing(1.0));
    html! { path class=(class) d=(head) {} }
}

/// A way that is planned, broken, point by point; at its end a head that shows where one will face.
pub fn way(stops: &[Point], facing: Option<f32>) -> Markup {
    html! {
        polyline.k-plan points=(points(stops)) {}
        @if let (Some(facing), Some(end)) = (facing, stops.last()) {
            path.k-plan-end transform={ (end.translate()) " rotate(" (Num(facing)) ")" } d="M42,0L31,-9V9z" {}
        }
    }
}

/// Rings where one may stop on a way.
pub fn stops(stops: &[Point]) -> Markup {
    html! { @for stop in stops { circle.k-plan-stop cx=(Num(stop.x)) cy=(Num(stop.y)) r="6" {} } }
}

/// A shot: tracer in a pale case, so that it is seen on any ground. Its burst is drawn apart, at the target.
///
/// ```
/// use boards::kit::{at, lines::shot};
/// assert!(shot(at(0.0, 0.0), at(30.0, 40.0)).into_string().contains("d=\"M0,0L30,40\""));
/// ```
pub fn shot(from: Point, to: Point) -> Markup {
    let line = Path::start(from).line(to);
    html! { path.k-shot-case d=(line) {} path.k-shot d=(line) {} }
}

/// A shot that is just being fired: flash at the muzzle, tracer, burst at the target.
pub fn firing(from: Point, to: Point) -> Markup {
    let angle = from.angle(to);
    html! {
        (shot(from, to))
        g transform={ (from.polar(angle, MUZZLE).translate()) " rotate(" (Num(angle)) ") scale(1.3)" } { (Effect::Flash.show()) }
        g transform={ (to.translate()) " scale(1.3)" } { (Effect::Burst.show()) }
    }
}

/// How far the muzzle is from the middle of a gun.
const MUZZLE: f32 = 40.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::at;

    #[test]
    fn the_head_of_an_arrow_lies_short_of_its_end() {
        let drawn = arrow(Arrow::Aim, at(0.0, 0.0), at(100.0, 0.0)).into_string();
        assert!(drawn.contains("d=\"M0,0L90,0M72,-11L90,0L72,11\""), "{drawn}");
        assert!(!arrow(Arrow::Way, at(5.0, 5.0), at(5.0, 5.0)).into_string().contains("NaN"));
    }

    #[test]
    fn a_way_without_facing_has_no_head() {
        let here = [at(0.0, 0.0), at(10.0, 0.0)];
        assert!(!way(&here, None).into_string().contains("k-plan-end"));
        assert!(way(&here, Some(60.0)).into_string().contains("translate(10,0) rotate(60)"));
    }
}
