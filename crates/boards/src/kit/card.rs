//! Cards: frame and paper, backs, cards that are tilted or turned, piles and slots. All are drawn from their upper
//! left corner.

use super::chip::{Tone, chip};
use super::counter::lattice;
use super::lettering::fitting;
use super::{Area, Army, Num, Point, at, emblem};
use maud::{Markup, html};

pub(super) const RULES: &str = "
.k-frame-g{fill:$german-frame;stroke:$german-dark;stroke-width:2}.k-frame-s{fill:$soviet-frame;stroke:$soviet-dark;stroke-width:2}
.k-frame-n{fill:$neutral-frame;stroke:$neutral-dark;stroke-width:2}
.k-edge-g{fill:none;stroke:$german-light;stroke-width:1.2}.k-edge-s{fill:none;stroke:$soviet-light;stroke-width:1.2}
.k-edge-n{fill:none;stroke:$neutral-light;stroke-width:1.2}
.k-paper{fill:$paper}.k-panel{fill:$paper-deep}.k-hair{fill:none;stroke:$line;stroke-width:1}
.k-shadow{fill:$shade;fill-opacity:.28}.k-spent{fill:$paper-deep;fill-opacity:.28}
.k-slot{fill:none;stroke:$faint;stroke-width:1.3;stroke-dasharray:4 3}
.k-slot-sign{fill:none;stroke:$faint;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.k-ribbon{fill:$neutral-dark}.k-ribbon-alarm{fill:$alarm}
";

/// What holds the name of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Head {
    /// A dark band of this height on the paper.
    Band(f32),
    /// The frame itself, which is as high there.
    Frame(f32),
}

/// The frame of a card's face.
///
/// ```
/// use boards::kit::{Army, CardFrame, card::Head};
/// let small = CardFrame { army: Army::German, wide: 120.0, high: 84.0, rim: 3.0, head: Head::Frame(13.0) };
/// assert_eq!(small.paper().y, 17.0);
/// assert!(small.draw().into_string().starts_with("<rect class=\"k-frame-g\" x=\"1\" y=\"1\" width=\"118\""));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardFrame {
    /// Whose it is.
    pub army: Army,
    /// How wide the card is.
    pub wide: f32,
    /// How high the card is.
    pub high: f32,
    /// How much of the frame is seen beside the paper; a broad one has a fine line in it.
    pub rim: f32,
    /// What holds the name.
    pub head: Head,
}

impl CardFrame {
    /// The whole card.
    pub const fn area(&self) -> Area {
        Area::new(0.0, 0.0, self.wide, self.high)
    }

    /// The paper.
    pub const fn paper(&self) -> Area {
        let paper = self.area().inside(1.0 + self.rim);
        match self.head {
            Head::Band(_) => paper,
            Head::Frame(high) => Area { y: paper.y + high, h: paper.h - high, ..paper },
        }
    }

    /// Frame, paper and band.
    pub fn draw(&self) -> Markup {
        let (letter, paper) = (self.army.letter(), self.paper());
        let round = self.rim + if self.rim < 6.0 { 4.0 } else { 6.0 };
        let inner = round - if self.rim < 6.0 { 3.0 } else { 6.0 };
        html! {
            (self.area().inside(1.0).rect(&format!("k-frame-{letter}"), round))
            @if self.rim >= 6.0 { (self.area().inside(self.rim * 0.69).rect(&format!("k-edge-{letter}"), round * 0.72)) }
            (paper.rect("k-paper", inner))
            @if let Head::Band(high) = self.head {
                path class={ "k-band-" (letter) } d={
                    "M" (at(paper.x, paper.y + high)) "v" (Num(inner - high)) "q0," (Num(-inner)) " " (at(inner, -inner))
                    "h" (Num(paper.w - 2.0 * inner)) "q" (Num(inner)) ",0 " (at(inner, inner)) "v" (Num(high - inner)) "z"
                } {}
            }
        }
    }
}

/// A name as large as it fits, from its left end on the base line.
pub fn heading(name: &str, from: Point, room: f32) -> Markup {
    let size = fitting(name, &[15, 13, 12, 11, 10, 9, 8, 7], room);
    html! { text.k-serif.k-bold.k-on.{ "k-" (size) } x=(Num(from.x)) y=(Num(from.y)) { (name) } }
}

/// The back of a card: a lattice in the colours of its army, and the sign of the army around this point.
pub fn back(army: Army, wide: f32, high: f32, sign: Point) -> Markup {
    let (letter, scale) = (army.letter(), wide / 250.0);
    let area = Area::new(0.0, 0.0, wide, high);
    let inner = area.inside(9.0 * scale);
    let ring = |class: &str, radius: f32| {
        html! { circle class={ (class) (letter) } cx=(Num(sign.x)) cy=(Num(sign.y)) r=(Num(radius * scale)) {} }
    };
    html! {
        (area.inside(1.0).rect(&format!("k-frame-{letter}"), 14.0 * scale))
        (inner.rect(&format!("k-band-{letter}"), 8.0 * scale))
        path class={ "k-lattice-" (letter) } d=(lattice(inner, 10.0 * scale)) {}
        (inner.rect(&format!("k-edge-{letter}"), 8.0 * scale))
        (ring("k-frame-", 58.0))
        (ring("k-edge-", 52.0))
        g transform={ (sign.translate()) " scale(" (3.6 * scale) ")" } { (emblem::emblem(army)) }
    }
}

/// How a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    /// As it is read.
    Upright,
    /// Slightly tilted: committed.
    Tilted,
    /// On its side: exhausted.
    Turned,
}

/// A card in a pose, turned around its own middle.
pub fn posed(pose: Pose, wide: f32, high: f32, card: Markup) -> Markup {
    let turn = match pose {
        Pose::Upright => return card,
        Pose::Tilted => 5,
        Pose::Turned => 90,
    };
    html! { g transform={ "rotate(" (turn) "," (at(wide / 2.0, high / 2.0)) ")" } { (card) } }
}

/// A veil over a card that has done its work; what is printed on it stays readable.
pub fn spent(wide: f32, high: f32) -> Markup {
    Area::new(0.0, 0.0, wide, high).rect("k-spent", 8.0)
}

/// The shadow that a card casts.
pub fn shadow(wide: f32, high: f32, round: f32) -> Markup {
    Area::new(2.0, 3.0, wide, high).rect("k-shadow", round)
}

/// A place for cards that are out of play, with a sign (a path around its middle) and their number.
pub fn slot(wide: f32, high: f32, sign: &str, count: u8) -> Markup {
    html! {
        (Area::new(0.0, 0.0, wide, high).rect("k-slot", 5.0))
        path.k-slot-sign transform=(at(wide / 2.0, high * 0.47).translate()) d=(sign) {}
        @if count > 0 { (count_chip(wide, high, count)) }
    }
}

/// The number of cards of a pile, at its foot.
pub fn count_chip(wide: f32, high: f32, count: u8) -> Markup {
    chip(at(wide / 2.0, high - 4.0), &count.to_string(), Tone::Plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_lies_on_the_paper_and_a_frame_beside_it() {
        let frame = CardFrame { army: Army::Soviet, wide: 250.0, high: 350.0, rim: 8.0, head: Head::Band(30.0) };
        assert_eq!(frame.paper(), Area::new(9.0, 9.0, 232.0, 332.0));
        assert!(frame.draw().into_string().contains("d=\"M9,39v-22q0,-8 8,-8h216q8,0 8,8v22z\""));
        let small = CardFrame { wide: 120.0, high: 84.0, rim: 3.0, head: Head::Frame(13.0), ..frame };
        assert_eq!(small.paper(), Area::new(4.0, 17.0, 112.0, 63.0));
    }

    #[test]
    fn poses_are_told_by_their_turn() {
        let drawn = |pose| posed(pose, 88.0, 72.0, html! { "x" }).into_string();
        assert_eq!(drawn(Pose::Upright), "x");
        assert_eq!(drawn(Pose::Turned), "<g transform=\"rotate(90,44,36)\">x</g>");
    }
}
