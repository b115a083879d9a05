//! Stacks: counters that lie on each other and fan out in a straight row, never by turning (a tilt means disrupted).
//!
//! A stack opens while it is pointed at, while it or something in it has the keyboard's focus (a tap gives it that too),
//! and while a page gives it the class `k-open`. No script is needed. What is drawn later lies above, so that a page that
//! wants an open stack on top of its neighbours moves the element to the end of its layer.

use super::chip::{Tone, chip};
use super::counter::SIDE;
use super::{Area, Point, at};
use maud::{Markup, html};

/// From one counter to the next in an open stack.
const STEP: f32 = 56.0;
/// How far each lower counter looks out of a closed stack.
const PEEK: Point = at(6.5, 5.2);
/// More do not fan out: the row would be wider than a screen.
pub const MOST: usize = 8;

pub(super) const RULES: &str = "
.k-stack{outline:none}
.k-fan-ground{fill:$paper;stroke:$line;stroke-width:1.5;visibility:hidden}
.k-stack:is(:hover,:focus-within,.k-open) .k-fan-ground{visibility:visible}
.k-stack:focus-visible .k-fan-ground{stroke:$hand;stroke-width:3}
.k-stack:is(:hover,:focus-within,.k-open) .k-count{visibility:hidden}
.k-stack:is(:hover,:focus-within,.k-open) .k-slot-0{transform:translate(0,0)}
.k-stack:is(:hover,:focus-within,.k-open) .k-slot-1{transform:translate(56px,0)}
.k-stack:is(:hover,:focus-within,.k-open) .k-slot-2{transform:translate(112px,0)}
.k-stack:is(:hover,:focus-within,.k-open) .k-slot-3{transform:translate(168px,0)}
.k-stack:is(:hover,:focus-within,.k-open) .k-slot-4{transform:translate(224px,0)}
.k-stack:is(:hover,:focus-within,.k-open) .k-slot-5{transform:translate(280px,0)}
.k-stack:is(:hover,:focus-within,.k-open) .k-slot-6{transform:translate(336px,0)}
.k-stack:is(:hover,:focus-within,.k-open) .k-slot-7{transform:translate(392px,0)}
.k-stack-2:is(:hover,:focus-within,.k-open) .k-fan{transform:translate(-28px,0)}
.k-stack-3:is(:hover,:focus-within,.k-open) .k-fan{transform:translate(-56px,0)}
.k-stack-4:is(:hover,:focus-within,.k-open) .k-fan{transform:translate(-84px,0)}
.k-stack-5:is(:hover,:focus-within,.k-open) .k-fan{transform:translate(-112px,0)}
.k-stack-6:is(:hover,:focus-within,.k-open) .k-fan{transform:translate(-140px,0)}
.k-stack-7:is(:hover,:focus-within,.k-open) .k-fan{transform:translate(-168px,0)}
.k-stack-8:is(:hover,:focus-within,.k-open) .k-fan{transform:translate(-196px,0)}
";

/// Only who does not mind sees it move.
pub(super) const MOTION: &str =
    "@media (prefers-reduced-motion:no-preference){.k-fan,.k-fan>g{transition:transform .15s ease-out}}\n";

/// Counters that lie on each other, the uppermost first, around the origin. `label` is read to those who listen.
///
/// ```
/// use boards::kit::{Army, counter::face_down, stack::stack};
/// let three = [face_down(Army::German), face_down(Army::German), face_down(Army::German)];
/// let drawn = stack("E6: 3", &three).into_string();
/// assert!(drawn.starts_with("<g class=\"k-stack k-stack-3\" tabindex=\"0\""));
/// ```
pub fn stack(label: &str, counters: &[Markup]) -> Markup {
    if let [alone] = counters {
        return alone.clone();
    }
    let shown = &counters[..counters.len().min(MOST)];
    let wide = STEP * shown.len() as f32;
    html! {
        g class={ "k-stack k-stack-" (shown.len()) } tabindex="0" role="group" aria-label=(label) {
            (Area::around(Point::ORIGIN, wide + 8.0, SIDE + 16.0).rect("k-fan-ground", 8.0))
            g.k-fan {
                @for (i, counter) in shown.iter().enumerate().rev() {
                    g class={ "k-slot-" (i) } transform=((PEEK * i.min(3) as f32).translate()) { (counter) }
                }
            }
            g.k-count { (chip(at(-SIDE / 2.0 + 2.0, SIDE / 2.0), &counters.len().to_string(), Tone::Plain)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::{Army, counter::face_down};

    #[test]
    fn the_uppermost_is_drawn_last_and_every_slot_has_its_place_in_the_row() {
        for count in 2..=MOST {
            let drawn = stack("", &vec![face_down(Army::Soviet); count]).into_string();
            assert!(drawn.rfind("k-slot-0").expect("drawn") > drawn.rfind("k-slot-1").expect("drawn"));
            assert!(drawn.contains(&format!(">{count}</text>")));
            let (slot, fan) = (count - 1, count);
            assert!(RULES.contains(&format!(".k-slot-{slot}{{transform:translate({}px,0)}}", slot * STEP as usize)));
            assert!(RULES.contains(&format!(".k-stack-{fan}:is")));
        }
    }

    #[test]
    fn one_alone_is_no_stack_and_too_many_are_counted() {
        assert!(!stack("", &[face_down(Army::Soviet)]).into_string().contains("k-stack"));
        let drawn = stack("", &vec![face_down(Army::Soviet); 12]).into_string();
        assert!(drawn.contains("k-slot-7") && !drawn.contains("k-slot-8") && drawn.contains(">12</text>"));
    }
}
