//! What is laid around a piece to say something about it now: in hand, can act, target, needed roll. Each mark has a
//! shape of its own, so that none is told by its colour alone. All are drawn around the middle of the piece.

use super::{Area, Num, Path, Point, at};
use maud::{Markup, html};

pub(super) const RULES: &str = "
.k-in-hand{fill:$hand;fill-opacity:.14;stroke:$hand;stroke-width:5}
.k-can{fill:none;stroke:$gold;stroke-width:3}
.k-round{stroke-width:3}
.k-target{fill:none;stroke:$alarm;stroke-width:3.6;stroke-linecap:square}
.k-assault{fill:none;stroke:$alarm;stroke-width:3;stroke-linecap:square}
.k-reach{fill:$glow;fill-opacity:.14;stroke:$glow;stroke-width:2.4;stroke-dasharray:7 5}
.k-reach-near{fill:$glow;fill-opacity:.24;stroke:$glow;stroke-width:2.8}
.k-struck{fill:none;stroke:$alarm;stroke-width:3.2;stroke-linecap:round}
.k-in-hand,.k-can,.k-target,.k-assault,.k-struck{pointer-events:none}
";

/// A frame around the piece in hand.
pub fn in_hand(wide: f32, high: f32) -> Markup {
    Area::around(Point::ORIGIN, wide + 9.0, high + 9.0).rect("k-in-hand", 7.0)
}

/// A ring around the piece in hand, where pieces are round or turn.
pub fn ring_in_hand(radius: f32) -> Markup {
    html! { circle.k-in-hand.k-round r=(Num(radius)) {} }
}

/// A frame around a piece that can act.
pub fn can_act(wide: f32, high: f32) -> Markup {
    Area::around(Point::ORIGIN, wide + 7.0, high + 7.0).rect("k-can", 6.0)
}

/// Brackets at the corners of a target.
///
/// ```
/// let brackets = boards::kit::marks::target(50.0, 50.0).into_string();
/// assert_eq!(brackets.matches('M').count(), 4);
/// ```
pub fn target(wide: f32, high: f32) -> Markup {
    let (x, y, arm) = (wide / 2.0 + 4.5, high / 2.0 + 4.5, (wide.min(high)) * 0.22);
    let corner = |path: Path, east: f32, south: f32| {
        let tip = at(x * east, y * south);
        path.jump(tip.plus(-arm * east, 0.0)).line(tip).line(tip.plus(0.0, -arm * south))
    };
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let path = corners.into_iter().fold(Path::default(), |path, (east, south)| corner(path, east, south));
    html! { path.k-target d=(path) {} }
}

/// Two chevrons at the foot of a piece that can be stormed.
pub fn assault(high: f32) -> Markup {
    let foot = high / 2.0 + 2.0;
    let chevron = |path: Path, down: f32| {
        path.jump(at(-9.0, foot + down + 7.0)).line(at(0.0, foot + down)).line(at(9.0, foot + down + 7.0))
    };
    html! { path.k-assault d=(chevron(chevron(Path::default(), 0.0), 6.5)) {} }
}

/// A stroke through something that is lost or cancelled.
pub fn struck(wide: f32, high: f32) -> Markup {
    let (x, y) = (wide / 2.0, high / 2.0);
    html! { path.k-struck d=(Path::start(at(-x, -y)).line(at(x, y)).jump(at(x, -y)).line(at(-x, y))) {} }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_has_a_shape_of_its_own() {
        let marks = [in_hand(50.0, 50.0), can_act(50.0, 50.0), target(50.0, 50.0), assault(50.0), struck(50.0, 50.0)];
        let mut shapes: Vec<String> = marks.into_iter().map(|mark| mark.into_string()).collect();
        shapes.sort();
        shapes.dedup();
        assert_eq!(shapes.len(), 5);
        assert!(shapes.iter().all(|shape| !shape.contains("NaN")));
    }
}
