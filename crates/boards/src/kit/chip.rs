//! Chips, coins, pips and badges: small numbers and words that lie on something.

use super::{Area, Num, Point, at};
use maud::{Markup, html};

pub(super) const RULES: &str = "
.k-chip{fill:$shade;fill-opacity:.82}.k-chip-alarm{fill:$alarm}.k-chip-good{fill:$glow}.k-chip-gold{fill:$gold}
.k-chip-paper{fill:$paper;stroke:$line;stroke-width:1}
.k-coin{fill:$gold;stroke:$black;stroke-width:1}.k-coin-off{fill:none;stroke:$faint;stroke-width:1}
.k-badge-g{fill:$german-dark;stroke:$halo;stroke-width:1.2}.k-badge-s{fill:$soviet-dark;stroke:$halo;stroke-width:1.2}
.k-pip{fill:$flame-light}.k-pip-off{fill:none;stroke:$white;stroke-width:.9;stroke-opacity:.7}
.k-sign{fill:none;stroke:$white;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.k-chip-paper+.k-sign{stroke:$ink}.k-chip-gold+.k-sign{stroke:$black}
.k-shield{fill:$paper;stroke:$ink;stroke-width:1.4}
";

/// What a chip means, by its colour; what it says tells it too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A plain number or name.
    Plain,
    /// Something is wrong.
    Alarm,
    /// Something helps.
    Good,
    /// Here, now.
    Gold,
    /// As printed.
    Paper,
}

impl Tone {
    /// The class of what is filled with it.
    pub const fn class(self) -> &'static str {
        match self {
            Tone::Plain => "k-chip",
            Tone::Alarm => "k-chip-alarm",
            Tone::Good => "k-chip-good",
            Tone::Gold => "k-chip-gold",
            Tone::Paper => "k-chip-paper",
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Tone::Plain | Tone::Alarm | Tone::Good => "k-text k-bold k-11 k-mid k-on",
            Tone::Gold => "k-text k-bold k-11 k-mid k-dark",
            Tone::Paper => "k-text k-bold k-11 k-mid",
        }
    }
}

/// A short text on a chip around its middle.
///
/// ```
/// use boards::kit::{at, chip::{Tone, chip}};
/// assert!(chip(at(50.0, 20.0), "×3", Tone::Plain).into_string().contains("<rect class=\"k-chip\" x=\"38\" y=\"12\""));
/// ```
pub fn chip(middle: Point, text: &str, tone: Tone) -> Markup {
    let wide = 10.0 + 7.0 * text.chars().count() as f32;
    html! {
        (Area::around(middle, wide, 16.0).rect(tone.class(), 8.0))
        text class=(tone.text()) x=(Num(middle.x)) y=(Num(middle.y + 4.0)) { (text) }
    }
}

/// A sign on a round chip: a path around its middle, drawn as a line.
pub fn sign(middle: Point, path: &str, tone: Tone) -> Markup {
    html! {
        g transform=(middle.translate()) { circle class=(tone.class()) r="9" {} path.k-sign d=(path) {} }
    }
}

/// A coin with a number: a cost, a value.
pub fn coin(middle: Point, radius: f32, number: &str) -> Markup {
    html! {
        circle.k-coin cx=(Num(middle.x)) cy=(Num(middle.y)) r=(Num(radius)) {}
        text.k-serif.k-bold.k-15.k-dark.k-mid x=(Num(middle.x)) y=(Num(middle.y + 5.4)) { (number) }
    }
}

/// So many of so many coins in a row, from the middle of the first.
pub fn coins(first: Point, step: f32, radius: f32, have: u8, of: u8) -> Markup {
    html! {
        @for i in 0..of.max(have) {
            circle class=(if i < have { "k-coin" } else { "k-coin-off" })
                cx=(Num(first.x + f32::from(i) * step)) cy=(Num(first.y)) r=(Num(radius)) {}
        }
    }
}

/// So many of so many points of light in a row, from the middle of the first.
pub fn pips(first: Point, step: f32, have: u8, of: u8) -> Markup {
    html! {
        @for i in 0..of {
            circle class=(if i < have { "k-pip" } else { "k-pip-off" }) cx=(Num(first.x + f32::from(i) * step)) cy=(Num(first.y)) r="2.4" {}
        }
    }
}

/// A shield around its middle with a number: armour, defence.
pub fn shield(middle: Point, wide: f32, high: f32, number: &str, size: u8) -> Markup {
    let (left, top, half) = (middle.x - wide / 2.0, middle.y - high / 2.0, wide / 2.0);
    let (straight, round) = (high * 0.58, high * 0.3);
    html! {
        path.k-shield d={
            "M" (at(left, top)) "h" (Num(wide)) "v" (Num(straight)) "q0," (Num(round)) " " (Num(-half)) "," (Num(high - straight))
            "q" (Num(-half)) "," (Num(straight + round - high)) " " (Num(-half)) "," (Num(straight - high)) "z"
        } {}
        text.k-text.k-bold.k-mid.{ "k-" (size) } x=(Num(middle.x)) y=(Num(middle.y + f32::from(size) * 0.3)) { (number) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_had_beyond_the_usual_is_shown_too() {
        let drawn = coins(Point::ORIGIN, 10.0, 4.0, 3, 2).into_string();
        assert_eq!((drawn.matches("k-coin\"").count(), drawn.matches("k-coin-off").count()), (3, 0));
        let drawn = pips(Point::ORIGIN, 6.6, 2, 5).into_string();
        assert_eq!((drawn.matches("k-pip\"").count(), drawn.matches("k-pip-off").count()), (2, 3));
    }
}
