//! Tracks: boxes in a row, one of them lit; a marker on them; a bar that is pulled to and fro by two sides.

use super::{Area, Num, Point};
use maud::{Markup, html};

pub(super) const RULES: &str = "
.k-box{fill:$paper-deep}.k-box-lit{fill:$gold}.k-box-past{fill:$paper-deep;fill-opacity:.5}
.k-marker{fill:none;stroke:$hand;stroke-width:3}
.k-field{fill:none;stroke:$faint;stroke-width:1}
.k-lead{fill:$alarm;stroke:$white;stroke-width:1.5}
.k-total{font:bold 15px 'DejaVu Sans',Verdana,sans-serif;fill:$white;text-anchor:middle}
";

/// A box of a track.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// What stands in it: a number, a letter.
    pub label: &'a str,
    /// What it means, for those who point at it; may be empty.
    pub title: &'a str,
}

/// Boxes in a row: turns, phases, points.
///
/// ```
/// use boards::kit::{at, track::{Step, Track}};
/// let turns = ["1", "2", "3"].map(|label| Step { label, title: "" });
/// let track = Track { first: at(20.0, 20.0), size: at(32.0, 26.0), gap: 6.0, steps: &turns, now: Some(1) };
/// let drawn = track.draw().into_string();
/// assert_eq!((drawn.matches("k-box-past").count(), drawn.matches("k-box-lit").count()), (1, 1));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Track<'a> {
    /// The middle of the first box.
    pub first: Point,
    /// Width and height of a box.
    pub size: Point,
    /// Between two boxes.
    pub gap: f32,
    /// The boxes.
    pub steps: &'a [Step<'a>],
    /// The present one.
    pub now: Option<usize>,
}

impl Track<'_> {
    /// The middle of a box.
    pub fn middle(&self, step: usize) -> Point {
        self.first.plus(step as f32 * (self.size.x + self.gap), 0.0)
    }

    /// All boxes, the present one lit, those before it paler.
    pub fn draw(&self) -> Markup {
        let class = |i: usize| match self.now {
            Some(now) if i == now => "k-box-lit",
            Some(now) if i < now => "k-box-past",
            _ => "k-box",
        };
        html! {
            @for (i, step) in self.steps.iter().enumerate() {
                @let middle = self.middle(i);
                g {
                    @if !step.title.is_empty() { title { (step.title) } }
                    (Area::around(middle, self.size.x, self.size.y).rect(class(i), 5.0))
                    text.k-text.k-bold.k-13.k-mid.k-dark[self.now == Some(i)] x=(Num(middle.x)) y=(Num(middle.y + 5.0)) { (step.label) }
                }
            }
        }
    }

    /// A ring on a box: a marker that is moved along the track. What it would become is drawn elsewhere with another.
    pub fn marker(&self, step: usize) -> Markup {
        let middle = self.middle(step);
        let radius = self.size.x.max(self.size.y) / 2.0 + 2.0;
        html! { circle.k-marker cx=(Num(middle.x)) cy=(Num(middle.y)) r=(Num(radius)) {} }
    }
}

/// The totals of two sides and a bar between them: its marker goes west when the first side leads.
#[derive(Clone, Copy, Debug)]
pub struct LeadBar {
    /// The middle of the bar.
    pub middle: Point,
    /// The width of a field.
    pub field: f32,
    /// Fields on each side.
    pub fields: i16,
    /// Where the marker lies: so far to the west, or to the east if it is less than nothing.
    pub lead: i16,
    /// Both totals.
    pub totals: [i16; 2],
}

impl LeadBar {
    /// Totals, fields and marker.
    pub fn draw(&self) -> Markup {
        let LeadBar { middle, field, fields, .. } = *self;
        let end = (f32::from(fields) + 0.5) * field + 22.0;
        let marker = middle.x - f32::from(self.lead.clamp(-fields, fields)) * field;
        html! {
            (total(middle.plus(-end, 0.0), self.totals[0], "k-badge-g", 3.0))
            (total(middle.plus(end, 0.0), self.totals[1], "k-badge-s", 13.0))
            @for i in -fields..=fields {
                @let high = if i == 0 { 18.0 } else { 12.0 };
                (Area::around(middle.plus(f32::from(i) * field, 0.0), field, high).rect("k-field", 0.0))
            }
            circle.k-lead cx=(Num(marker)) cy=(Num(middle.y)) r="6.5" {}
        }
    }
}

fn total(middle: Point, points: i16, class: &str, round: f32) -> Markup {
    html! {
        (Area::around(middle, 36.0, 26.0).rect(class, round))
        text.k-total x=(Num(middle.x)) y=(Num(middle.y + 5.0)) { (points) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::at;

    #[test]
    fn the_marker_goes_to_the_side_that_leads_and_stays_on_the_bar() {
        let bar = |lead| {
            LeadBar { middle: at(100.0, 0.0), field: 9.0, fields: 10, lead, totals: [0, 0] }.draw().into_string()
        };
        assert!(bar(2).contains("<circle class=\"k-lead\" cx=\"82\""));
        assert!(bar(-2).contains("<circle class=\"k-lead\" cx=\"118\""));
        assert!(bar(99).contains("<circle class=\"k-lead\" cx=\"10\""));
    }

    #[test]
    fn a_marker_lies_on_its_box() {
        let steps = [Step { label: "1", title: "" }; 3];
        let track = Track { first: at(0.0, 0.0), size: at(20.0, 20.0), gap: 4.0, steps: &steps, now: None };
        assert!(track.marker(2).into_string().contains("cx=\"48\" cy=\"0\""));
    }
}
