//! National signs, the only two there are: the straight-armed cross, black on white, and the five-pointed star.

use super::{Army, Point};
use maud::{Markup, PreEscaped, html};

pub(super) const RULES: &str = "
.k-white{fill:$white}.k-black{fill:$black}
.k-red-star{fill:$alarm;stroke:$white;stroke-width:1.4;stroke-linejoin:round}
.k-side-g{fill:$german-frame}.k-side-s{fill:$soviet-frame}.k-side-n{fill:$neutral-frame}
.k-rim-g{fill:none;stroke:$german;stroke-width:3}.k-rim-s{fill:none;stroke:$soviet;stroke-width:3}.k-rim-n{fill:none;stroke:$neutral-light;stroke-width:3}
.k-pole{fill:none;stroke:$black;stroke-width:1.6;stroke-linecap:round}
.k-flag-g{fill:$german-frame;stroke:$black;stroke-width:.8}.k-flag-s{fill:$alarm;stroke:$black;stroke-width:.8}
.k-flag-line{fill:none;stroke:$white;stroke-width:2}
";

/// The cross of radius 10.
pub const CROSS: &str = r#"<path class="k-white" d="M-3.4-10h6.8v6.6H10v6.8H3.4V10h-6.8V3.4H-10v-6.8h6.6z"/><path class="k-black" d="M-1.7-10h3.4v8.3H10v3.4H1.7V10h-3.4V1.7H-10v-3.4h8.3z"/>"#;

/// The outline of a star of radius 10, a point upward.
pub const STAR: &str = "M0-10L2.3-3.2L9.5-3.1L3.7 1.2L5.9 8.1L0 3.9L-5.9 8.1L-3.7 1.2L-9.5-3.1L-2.3-3.2z";

const NEITHER: &str =
    r#"<path class="k-white" d="M0-9A9 9 0 0 1 0 9z"/><path class="k-black" d="M0-9A9 9 0 0 0 0 9z"/>"#;

/// The cross as `#k-cross` and the star's outline as `#k-star`, for drawings that use them often.
pub(super) fn definitions() -> Markup {
    html! { g #k-cross { (PreEscaped(CROSS)) } path #k-star d=(STAR) {} }
}

/// The star, red with a white line around it.
pub fn red_star() -> Markup {
    html! { path.k-red-star d=(STAR) {} }
}

/// The sign of an army, of radius 10.
pub fn emblem(army: Army) -> Markup {
    match army {
        Army::German => html! { (PreEscaped(CROSS)) },
        Army::Soviet => red_star(),
        Army::Neutral => html! { (PreEscaped(NEITHER)) },
    }
}

/// The sign of an army in a disc of its colour, of radius 13 times its size.
///
/// ```
/// use boards::kit::{Army, at, emblem};
/// let disc = emblem::in_disc(Army::Soviet, at(40.0, 20.0), 1.5).into_string();
/// assert!(disc.starts_with("<g transform=\"translate(40,20) scale(1.5)\"><circle class=\"k-side-s\" r=\"13\">"));
/// ```
pub fn in_disc(army: Army, at: Point, size: f32) -> Markup {
    html! {
        g transform={ (at.translate()) " scale(" (size) ")" } {
            circle.{ "k-side-" (army.letter()) } r="13" {}
            @match army {
                Army::Soviet => path.k-white d=(STAR) {},
                _ => (emblem(army)),
            }
        }
    }
}

/// A flag on its pole, whose foot is here: the German one square with a cross, the Soviet one a pennant.
pub fn flag(army: Army, foot: Point) -> Markup {
    html! {
        g.k-flag transform=(foot.translate()) {
            path.k-pole d="M0 0V-22" {}
            @match army {
                Army::Soviet => path.k-flag-s d="M0-22L15-16.5L0-11z" {},
                _ => { path.k-flag-g d="M0-22h15v11H0z" {} path.k-flag-line d="M7.5-21v9M2-16.5h11" {} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::at;

    #[test]
    fn the_star_has_five_tips_on_its_circle() {
        for i in 0..5u8 {
            let tip = Point::ORIGIN.polar(f32::from(i) * 72.0 - 90.0, 10.0);
            let near = STAR.trim_matches(['M', 'z']).split('L').any(|corner| {
                let split = corner[1..].find(['-', ' ']).expect("two numbers") + 1;
                let number = |text: &str| text.trim().parse::<f32>().expect("a number");
                at(number(&corner[..split]), number(&corner[split..])).distance(tip) < 0.1
            });
            assert!(near, "{tip}");
        }
    }

    #[test]
    fn armies_are_told_apart_by_shape() {
        let shapes = |army| (emblem(army).into_string(), flag(army, Point::ORIGIN).into_string());
        assert_ne!(shapes(Army::German).0, shapes(Army::Soviet).0);
        assert!(shapes(Army::Soviet).1.contains("k-flag-s") && shapes(Army::German).1.contains("k-flag-line"));
    }
}
