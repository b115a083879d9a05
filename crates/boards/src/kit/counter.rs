//! Counters: 50 by 50 around the origin, a band with a name, a symbol, factors. What has happened to a unit is told by
//! shape as well as by colour: a disrupted one is tilted and has a disc, a hit one has lost a corner and has a diamond,
//! one that has finished has no dot and is darker.
//!
//! A title gives its formations colours of their own with a class: `.my-corps{color:…}` is the body,
//! `.my-corps .k-band{fill:…}` the band, `.my-corps .k-name{fill:…}` its letters.

use super::{Area, Army, Point, Silhouette, emblem, lettering::width, nato::Nato};
use maud::{Markup, PreEscaped, html};

pub(super) const RULES: &str = "
.k-counter-g{color:$german-frame}.k-counter-s{color:$soviet-frame}.k-counter-n{color:$neutral-frame}
.k-face,.k-hole{fill:currentColor}
.k-band-g{fill:$german-dark}.k-band-s{fill:$soviet-dark}.k-band-n{fill:$neutral-dark}
.k-counter-rim{fill:none;stroke:$black;stroke-width:1.3}
.k-hairline{fill:none;stroke:$white;stroke-width:1}
.k-cast{fill:$shade;fill-opacity:.28;pointer-events:none}
.k-name{font:bold 11px 'Roboto Condensed','Arial Narrow','Liberation Sans Narrow','DejaVu Sans Condensed',sans-serif;fill:$white}
.k-factors{font:bold 16px 'Roboto Condensed','Arial Narrow','Liberation Sans Narrow','DejaVu Sans Condensed',sans-serif;fill:$white;text-anchor:middle}
.k-chit{font-size:15px;text-anchor:middle}
.k-dash{fill-opacity:.6}
.k-silhouette{fill:$white}.k-wheel{fill:$white;stroke:currentColor;stroke-width:1}
.k-ground-bar{fill:none;stroke:$white;stroke-width:1.4}
.k-dot{fill:$white;stroke:$black;stroke-width:1.2}.k-dot-half{fill:$black}
.k-finished{fill:$black;fill-opacity:.24}
.k-disrupted{fill:$warning;stroke:$black;stroke-width:1.4}.k-hit{fill:$alarm;stroke:$white;stroke-width:1.4}
.k-state{font:bold 11px 'DejaVu Sans',Verdana,sans-serif;fill:$black;text-anchor:middle}.k-state-on{fill:$white}
.k-by-nato{display:none}:root[data-symbols=nato] .k-by-nato{display:inline}:root[data-symbols=nato] .k-by-silhouette{display:none}
.k-lattice-g{fill:$german-light;fill-opacity:.35}.k-lattice-s{fill:$soviet-light;fill-opacity:.35}.k-lattice-n{fill:$neutral-light;fill-opacity:.35}
";

/// How wide and high a counter is.
pub const SIDE: f32 = 50.0;

const WHOLE: &str = "M-21-25H21a4 4 0 0 1 4 4V21a4 4 0 0 1-4 4H-21a4 4 0 0 1-4-4V-21a4 4 0 0 1 4-4z";
const TORN: &str =
    "M-21-25H21a4 4 0 0 1 4 4V21a4 4 0 0 1-4 4H-11l-3.5-3.5l-2.5-.5l-2-4.5l-3-1l-3-4.5V-21a4 4 0 0 1 4-4z";

/// What is drawn on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A unit symbol.
    Nato(Nato),
    /// What it fights with.
    Silhouette(Silhouette),
    /// What it fights with, or its unit symbol for readers who want that: `data-symbols=nato` on the root of the page.
    Either(Silhouette, Nato),
}

/// What is left of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// All of it.
    Fresh,
    /// In disorder.
    Disrupted,
    /// Hit: a step is lost.
    Reduced,
    /// Both.
    ReducedDisrupted,
}

impl Condition {
    const fn is_reduced(self) -> bool {
        matches!(self, Condition::Reduced | Condition::ReducedDisrupted)
    }

    const fn is_disrupted(self) -> bool {
        matches!(self, Condition::Disrupted | Condition::ReducedDisrupted)
    }
}

/// What a unit may still do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// It is not asked now: nothing is shown.
    Idle,
    /// Everything: a dot.
    Ready,
    /// Half of it: half a dot.
    Half,
    /// Nothing more: no dot, and darker.
    Finished,
}

/// A unit's counter.
///
/// ```
/// use boards::kit::{Army, Counter, counter::*, nato::{Arm, Nato}};
/// let counter = Counter {
///     army: Army::Soviet,
///     formation: "",
///     name: "53 MRB",
///     symbol: Symbol::Nato(Nato::of(Arm::Motorised)),
///     factors: &["1", "2", "4"],
///     condition: Condition::Disrupted,
///     duty: Duty::Ready,
/// };
/// let drawn = counter.draw().into_string();
/// assert!(drawn.contains("rotate(-11)") && drawn.contains("53 MRB"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Counter<'a> {
    /// Whose it is.
    pub army: Army,
    /// A class for the colours of its formation, or nothing.
    pub formation: &'a str,
    /// The short name in its band.
    pub name: &'a str,
    /// What it is.
    pub symbol: Symbol,
    /// The numbers at its foot, with dashes between them.
    pub factors: &'a [&'a str],
    /// What is left of it.
    pub condition: Condition,
    /// What it may still do.
    pub duty: Duty,
}

impl Counter<'_> {
    /// The counter.
    pub fn draw(&self) -> Markup {
        let outline = if self.condition.is_reduced() { TORN } else { WHOLE };
        let letter = self.army.letter();
        let turn = self.condition.is_disrupted().then_some("rotate(-11)");
        // A long name is pressed together rather than run into the dot.
        let pressed = (width(self.name, 8.4) > 33.0).then_some("33");
        html! {
            g class={ "k-counter k-counter-" (letter) @if !self.formation.is_empty() { " " (self.formation) } } transform=[turn] {
                path.k-cast transform="translate(2,2.6)" d=(outline) {}
                path.k-face d=(outline) {}
                path class={ "k-band k-band-" (letter) } d="M-25-12V-21a4 4 0 0 1 4-4H21a4 4 0 0 1 4 4V-12z" {}
                path.k-hairline d="M-25-11.5H25" {}
                @if self.duty == Duty::Finished { path.k-finished d=(outline) {} }
                path.k-counter-rim d=(outline) {}
                text.k-name x="-22" y="-14.7" textLength=[pressed] lengthAdjust=[pressed.map(|_| "spacingAndGlyphs")] { (self.name) }
                (self.symbol())
                (factors(self.factors, if self.condition.is_reduced() { 2.6 } else { 0.0 }))
                (self.dot())
                (self.states())
            }
        }
    }

    fn symbol(&self) -> Markup {
        match self.symbol {
            Symbol::Nato(symbol) => unit_symbol(symbol),
            Symbol::Silhouette(silhouette) => self.silhouette(silhouette),
            Symbol::Either(silhouette, symbol) => html! {
                g.k-by-silhouette { (self.silhouette(silhouette)) }
                g.k-by-nato { (unit_symbol(symbol)) }
            },
        }
    }

    fn silhouette(&self, silhouette: Silhouette) -> Markup {
        html! {
            g transform="translate(0,-1.6) scale(.9)" { (silhouette.draw(self.army)) }
            path.k-ground-bar d="M-20 8.3H20" {}
        }
    }

    fn dot(&self) -> Markup {
        html! {
            @if matches!(self.duty, Duty::Ready | Duty::Half) { circle.k-dot cx="18.4" cy="-18.4" r="3.8" {} }
            @if self.duty == Duty::Half { path.k-dot-half d="M18.4-22.2a3.8 3.8 0 0 1 0 7.6z" {} }
        }
    }

    fn states(&self) -> Markup {
        let Counter { condition, .. } = self;
        let both = *condition == Condition::ReducedDisrupted;
        let upright = if condition.is_disrupted() { " rotate(11)" } else { "" };
        html! {
            @if condition.is_disrupted() {
                g transform={ "translate(25," (if both { -8 } else { -2 }) ")" (upright) } {
                    circle.k-disrupted r="7.6" {} text.k-state y="4" { "D" }
                }
            }
            @if condition.is_reduced() {
                g transform={ "translate(25," (if both { 9 } else { 1 }) ")" (upright) } {
                    path.k-hit d="M0-8.6L8.6 0L0 8.6L-8.6 0z" {} text.k-state.k-state-on y="3.8" { "H" }
                }
            }
        }
    }
}

/// A unit symbol; the marks of its size need room under the band.
fn unit_symbol(symbol: Nato) -> Markup {
    let room = if symbol.size.is_some() { "translate(0,1.6) scale(.8)" } else { "translate(0,-1) scale(.98)" };
    html! { g transform=(room) { (symbol.draw()) } }
}

/// Numbers with pale dashes between them.
fn factors(factors: &[&str], shift: f32) -> Markup {
    html! {
        text.k-factors x=(shift) y="22.2" {
            @for (i, factor) in factors.iter().enumerate() {
                @if i > 0 { tspan.k-dash dx="1" { "-" } }
                tspan dx=[(i > 0).then_some("1")] { (factor) }
            }
        }
    }
}

/// A counter whose face is not known: corners cut off, a lattice, the sign of its army, and nothing that tells more.
pub fn face_down(army: Army) -> Markup {
    const CUT: &str = "M-18-25H18l7 7V18l-7 7H-18l-7-7V-18z";
    let letter = army.letter();
    html! {
        g class={ "k-counter k-counter-" (letter) } {
            path.k-cast transform="translate(2,2.6)" d=(CUT) {}
            path.k-face d=(CUT) {}
            path class={ "k-lattice-" (letter) } d=(lattice(Area::around(Point::ORIGIN, 44.0, 44.0), 4.0)) {}
            path.k-counter-rim d=(CUT) {}
            (emblem::in_disc(army, Point::ORIGIN, 0.95))
        }
    }
}

/// Lozenges that fill an area, each so far from its middle to its tips.
pub(super) fn lattice(area: Area, tip: f32) -> String {
    let step = tip * 2.6;
    let (columns, rows) = ((area.w / step).floor() as usize, (area.h / step).floor() as usize);
    let (left, top) = ((area.w - step * columns as f32) / 2.0, (area.h - step * rows as f32) / 2.0);
    let mut path = super::Path::default();
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        let x = area.x + left + step * (column as f32 + 0.5);
        let y = area.y + top + step * (row as f32 + 0.5);
        let corner = |dx: f32, dy: f32| super::at(x + dx, y + dy);
        path =
            path.jump(corner(0.0, -tip)).line(corner(tip, 0.0)).line(corner(0.0, tip)).line(corner(-tip, 0.0)).close();
    }
    path.data().to_owned()
}

/// The cross and the star of an army's own marker, such as a formation's chit: a counter with its sign and a short name.
pub fn chit(army: Army, formation: &str, name: &str) -> Markup {
    let letter = army.letter();
    html! {
        g class={ "k-counter k-counter-" (letter) @if !formation.is_empty() { " " (formation) } } {
            path.k-cast transform="translate(2,2.6)" d=(WHOLE) {}
            path class={ "k-band k-band-" (letter) } d=(WHOLE) {}
            path.k-counter-rim d=(WHOLE) {}
            g transform="translate(0,-9) scale(.9)" {
                @match army {
                    Army::Soviet => path.k-white d=(emblem::STAR) {},
                    _ => (PreEscaped(emblem::CROSS)),
                }
            }
            text.k-name.k-chit y="17" { (name) }
        }
    }
}

/// What a side has left of something that is no unit, such as air attacks: a counter with a symbol and a number.
pub fn pool(army: Army, symbol: Nato, left: &str) -> Markup {
    let letter = army.letter();
    html! {
        g class={ "k-counter k-counter-" (letter) } {
            path.k-cast transform="translate(2,2.6)" d=(WHOLE) {}
            path.k-face d=(WHOLE) {}
            path.k-counter-rim d=(WHOLE) {}
            g transform="translate(0,-10)" { (symbol.draw()) }
            text.k-factors y="19" { (left) }
            @if left == "0" { path.k-finished d=(WHOLE) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::nato::Arm;

    fn drawn(condition: Condition, duty: Duty) -> String {
        let symbol = Symbol::Nato(Nato::of(Arm::Infantry));
        let name = "a name too long for its band";
        Counter { army: Army::German, formation: "x", name, symbol, factors: &["1"], condition, duty }
            .draw()
            .into_string()
    }

    #[test]
    fn states_differ_in_shape_and_not_only_in_colour() {
        let shape = |condition, duty| {
            let drawn = drawn(condition, duty);
            (drawn.contains("rotate(-11)"), drawn.contains(TORN), drawn.contains("k-dot"), drawn.contains("k-dot-half"))
        };
        assert_eq!(shape(Condition::Fresh, Duty::Ready), (false, false, true, false));
        assert_eq!(shape(Condition::Disrupted, Duty::Half), (true, false, true, true));
        assert_eq!(shape(Condition::Reduced, Duty::Finished), (false, true, false, false));
        assert_eq!(shape(Condition::ReducedDisrupted, Duty::Idle), (true, true, false, false));
    }

    #[test]
    fn what_lies_face_down_is_the_same_whatever_it_is() {
        assert!(!face_down(Army::German).into_string().contains("text"));
        assert!(drawn(Condition::Fresh, Duty::Idle).contains("textLength=\"33\""));
    }
}
