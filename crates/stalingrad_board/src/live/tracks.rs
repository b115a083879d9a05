//! The tracks of a building: skulls that fall away, flames that grow, buckets that fill.

use crate::ground::brush::{flame, pen};
use crate::icons::Icon;
use crate::pieces::{fitted, text};
use boards::Say;
use boards::kit::{Area, Num};
use maud::{Markup, PreEscaped, html};
use table::Message;

/// A track with its marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Track {
    /// Holds that are left; none while the marker lies on Smoldering Ruins.
    Hold(Option<u8>),
    /// Steps of the fire.
    Fire(u8),
    /// Buckets passed on.
    Bucket(u8),
}

impl Track {
    const fn word(self) -> &'static str {
        match self {
            Track::Hold(_) => "hold",
            Track::Fire(_) => "fire",
            Track::Bucket(_) => "bucket",
        }
    }

    const fn icon(self) -> (Icon, &'static str) {
        match self {
            Track::Hold(_) => (Icon::Skull, "hs-white"),
            Track::Fire(_) => (Icon::Fire, "hs-fire"),
            Track::Bucket(_) => (Icon::Bucket, "hs-drop-light"),
        }
    }

    /// The place of the marker, and what it says.
    fn marker(self) -> Option<(usize, u8)> {
        match self {
            Track::Hold(hold) => hold.map(|left| (usize::from(5 - left.min(5)), left)),
            Track::Fire(step) | Track::Bucket(step) => Some((usize::from(step), step)),
        }
    }
}

/// A track with its name, in a box so wide.
pub(crate) fn draw(track: Track, area: Area, say: Say) -> Markup {
    let Area { x, y, w, h } = area;
    let lead = if w > 150.0 { 40.0 } else { 5.0 };
    let cell = (w - lead - 8.0) / 6.0 - 1.5;
    let cells = Area::new(x + lead, y + 8.0, cell, h - 14.0);
    let (icon, tone) = track.icon();
    html! {
        (area.rect("hs-track", 6.0))
        @if lead > 10.0 {
            (icon.show(tone, x + 11.0, y + 4.0, 18.0))
            (fitted("k-text k-bold k-on k-mid", x + 20.0, y + h - 4.5, &say(&Message::new("board-track").with("track", track.word())), &[9, 8, 7, 6], 38.0))
        }
        @for place in 0..6 { (space(track, place, Area { x: cells.x + (cell + 1.5) * place as f32, ..cells })) }
        @if let Some((place, number)) = track.marker() {
            (marker(track, Area { x: cells.x + (cell + 1.5) * place as f32, ..cells }, number))
        }
    }
}

fn space(track: Track, place: usize, area: Area) -> Markup {
    let last = place == 5;
    let middle = area.middle();
    let size = area.w * 0.74;
    match track {
        Track::Hold(left) => {
            let passed = left.is_some_and(|left| 5 - place.min(5) > usize::from(left));
            html! {
                (area.rect(if last { "hs-goal" } else { "hs-space" }, 3.0))
                @if last { (Icon::Die.around("hs-on-ink", middle.x, middle.y, size)) }
                @else { (Icon::Skull.around(if passed { "hs-faint" } else { "hs-on-paper" }, middle.x, middle.y, size)) }
                @if passed && !last { path.hs-passed d={ "M" (Num(area.x + 3.0)) "," (Num(area.y + area.h - 3.0)) "L" (Num(area.x + area.w - 3.0)) "," (Num(area.y + 3.0)) } {} }
            }
        }
        Track::Fire(step) => html! {
            (area.rect(if last { "hs-inferno-space" } else { "hs-space" }, 3.0))
            (flames(area, place, place <= usize::from(step)))
        },
        Track::Bucket(step) => html! {
            (area.rect(if last { "hs-water-space" } else { "hs-space" }, 3.0))
            @if last {
                (Icon::Fire.around("hs-white", middle.x, middle.y, size))
                path.hs-doused d={ "M" (Num(area.x + 3.0)) "," (Num(area.y + area.h - 3.0)) "L" (Num(area.x + area.w - 3.0)) "," (Num(area.y + 3.0)) } {}
            } @else if place == 0 {
                (Icon::Ash.around("hs-faint", middle.x, middle.y, size * 0.8))
            } @else {
                (Icon::Bucket.around(if place <= usize::from(step) { "hs-drop" } else { "hs-faint" }, middle.x, middle.y, size))
            }
        },
    }
}

/// A flame that grows from space to space; three on the last.
fn flames(area: Area, place: usize, lit: bool) -> Markup {
    let (middle, foot) = (area.middle(), area.y + area.h - 2.0);
    if place == 0 {
        return Icon::Ash.around("hs-faint", middle.x, middle.y, area.w * 0.6);
    }
    let high = area.h * (0.34 + 0.14 * place as f32);
    if place < 5 && !lit {
        let size = area.w * (0.34 + 0.12 * place as f32);
        return Icon::Fire.show("hs-faint", middle.x - size / 2.0, foot - size, size);
    }
    let mut pen = pen();
    if place == 5 {
        flame(&mut pen, middle.x - area.w * 0.2, foot, area.h * 0.6, 2);
        flame(&mut pen, middle.x + area.w * 0.2, foot, area.h * 0.56, 3);
        flame(&mut pen, middle.x, foot + 1.0, area.h * 0.9, 1);
    } else {
        flame(&mut pen, middle.x, foot, high, place as u32);
    }
    html! { (PreEscaped(pen.svg())) }
}

/// A ring around the present space, and its number.
fn marker(track: Track, area: Area, number: u8) -> Markup {
    let ring = if matches!(track, Track::Hold(_)) { "hs-ring-now" } else { "hs-ring" };
    let disc = if matches!(track, Track::Hold(_)) { "hs-now" } else { "hs-disc" };
    let (x, y) = (area.x + area.w, area.y - 0.5);
    html! {
        (area.inside(-2.5).rect(ring, 5.0))
        circle class=(disc) cx=(Num(x)) cy=(Num(y)) r="7.4" {}
        (text("k-text k-bold k-dark k-mid k-10", x, y + 3.6, &number.to_string()))
    }
}
