//! The plates of a district: its name, what its building is worth, its tracks, the sums of units, what is next.

use super::tracks::{self, Track};
use crate::ground::army;
use crate::ground::brush::{flame, pen};
use crate::icons::Icon;
use crate::layout::{Front, Layout, PAVEMENT, SKY};
use crate::pieces::{effects, fitted, text};
use boards::Say;
use boards::kit::{Area, Num};
use maud::{Markup, PreEscaped, html};
use stalingrad::pieces::{BuildingId, District};
use stalingrad::state::{Ground, Site, Table};
use stalingrad::{German, Soviet, words};
use table::{Message, Side};

/// All plates of a district.
pub(super) fn draw(table: &Table, layout: &Layout, district: District, say: Say) -> Markup {
    let column = layout.column(district);
    let fought = layout.focus == Some(district);
    let ground = table.ground(district);
    let building = match ground.site {
        Site::Volga => return closed(column, district, "volga", None, say),
        Site::Captured(building) => return closed(column, district, "captured", Some(building), say),
        Site::Stands(building) => building,
    };
    html! {
        @if fought { (brackets(column)) }
        (status(table, column, district, fought, say))
        @if let Some(front) = &layout.fronts[district.index()] {
            (sums(front, ground))
            @if ground.infernos > 0 { (inferno_pill(front, ground.infernos, fought, say)) }
        }
        (name_plate(column, district, &say(&words::building(building)), fought))
        @if fought { (worth_large(column, building)) (tracks_large(table, column, ground, say)) }
        @else { (worth_small(column, building)) (tracks_small(column, ground)) }
    }
}

/// A district where nothing is fought for any more.
fn closed(column: Area, district: District, what: &'static str, building: Option<BuildingId>, say: Say) -> Markup {
    let name = building.map_or_else(|| say(&Message::new("volga")), |building| say(&words::building(building)));
    let band = Area::new(column.x + 6.0, PAVEMENT + 39.0, column.w - 12.0, 26.0);
    html! {
        (name_plate(column, district, &name, false))
        (band.rect(if building.is_some() { "hs-rubble-band" } else { "hs-water-band" }, 4.0))
        (fitted("k-text k-bold k-on k-mid", column.x + column.w / 2.0, band.y + 17.0, &say(&Message::new("board-closed").with("what", what)), &[11, 10, 9, 8], band.w - 6.0))
    }
}

/// Amber brackets at the district that is fought for.
fn brackets(column: Area) -> Markup {
    let (left, right, top) = (column.x + 4.0, column.x + column.w - 4.0, SKY + 6.0);
    html! {
        path.hs-bracket d={
            "M" (Num(left)) "," (Num(top + 26.0)) "V" (Num(top)) "H" (Num(left + 26.0))
            "M" (Num(right)) "," (Num(top + 26.0)) "V" (Num(top)) "H" (Num(right - 26.0))
        } {}
    }
}

/// Is it attacked, and still to be fought for?
fn status(table: &Table, column: Area, district: District, fought: bool, say: Say) -> Markup {
    let attacked = table.committed(German, district) > 0;
    if fought || !attacked {
        return html! {};
    }
    let area = Area::new(column.x + 4.0, SKY + 8.0, column.w - 8.0, 20.0);
    let concentration = table.ground(district).building().map_or(0, |building| building.card().concentration);
    let words = Message::new("board-attacked")
        .with("german", table.committed(German, district))
        .with("soviet", table.committed(Soviet, district))
        .with("most", concentration);
    html! {
        (area.rect("hs-status", 10.0))
        (fitted("k-text k-bold k-on k-mid", column.x + column.w / 2.0, area.y + 14.0, &say(&words), &[10, 9, 8], area.w - 10.0))
    }
}

/// The sum of units on each floor, and a die over the larger.
fn sums(front: &Front, ground: &Ground) -> Markup {
    let strengths = [ground.strength(German), ground.strength(Soviet)];
    let x = front.left + front.wide - 4.0;
    let (wide, high, size): (f32, f32, u8) = if front.cell > 30.0 { (32.0, 24.0, 13) } else { (22.0, 17.0, 10) };
    html! {
        @for side in Side::BOTH {
            @let strength = strengths[side.index()];
            @if strength > 0 {
                @let y = front.floor(side) + front.high() / 2.0;
                (Area::around(boards::kit::at(x, y), wide, high).rect(&format!("hs-sum-{}", army(side).letter()), high / 2.0))
                (text(&format!("k-text k-bold k-dark k-mid k-{size}"), x, y + f32::from(size) * 0.36, &strength.to_string()))
                @if strength >= strengths[side.other().index()] {
                    (Icon::Die.around(&format!("hs-die-{}", army(side).letter()), x, y - high * 0.9, high * 0.62))
                }
            }
        }
    }
}

/// How many Infernos there are, beside the flames.
fn inferno_pill(front: &Front, infernos: u8, fought: bool, say: Say) -> Markup {
    let words = say(&Message::new("board-inferno").with("count", infernos));
    let wide = if fought { 112.0 } else { 92.0_f32.min(front.wide * 0.62) };
    let x = front.x(0.5) - wide / 2.0;
    let y = if fought { SKY + 106.0 } else { front.top() - 14.0 };
    let mut pen = pen();
    for (dx, high) in [(8.0, 12.0), (19.0, 12.0), (13.5, 18.0)] {
        flame(&mut pen, x + dx, y + 20.0, high, high as u32);
    }
    html! {
        (Area::new(x, y, wide, 22.0).rect("hs-inferno", 11.0))
        (PreEscaped(pen.svg()))
        (fitted("k-text k-bold k-on", x + 28.0, y + 15.5, &words, &[12, 11, 10, 9, 8], wide - 32.0))
    }
}

fn name_plate(column: Area, district: District, name: &str, fought: bool) -> Markup {
    let high = if fought { 24.0 } else { 21.0 };
    let wide = if fought { (column.w - 12.0) * 0.49 } else { column.w - 12.0 };
    let area = Area::new(column.x + 6.0, PAVEMENT + 11.0, wide, high);
    let (plate, letter, ink) =
        if fought { ("hs-now", "hs-letter-now", "k-dark") } else { ("hs-name", "k-on", "hs-plate-ink") };
    html! {
        (area.rect(plate, 3.0))
        (Area { w: high, ..area }.rect("k-black", 3.0))
        (text(&format!("k-serif k-bold k-mid k-15 {letter}"), area.x + high / 2.0, area.y + high * 0.72, district.word()))
        (fitted(&format!("k-serif k-bold {ink}"), area.x + high + 6.0, area.y + high * 0.68, name, &[13, 12, 11, 10, 9, 8], wide - high - 10.0))
    }
}

/// A value on a light plate.
fn stat(icon: Icon, value: u8, x: f32, y: f32, size: f32) -> Markup {
    html! {
        (Area::new(x, y, size * 1.75, size).rect("hs-stat", size * 0.25))
        (icon.show("hs-on-paper", x + size * 0.12, y + size * 0.12, size * 0.76))
        (text(&format!("k-text k-bold k-mid k-{}", if size > 21.0 { 15 } else { 12 }), x + size * 1.34, y + size * 0.75, &value.to_string()))
    }
}

/// Concentration, defence, and what the initiative brings.
fn worth_large(column: Area, building: BuildingId) -> Markup {
    let card = building.card();
    let (x, y) = (column.x + 12.0 + (column.w - 12.0) * 0.49, PAVEMENT + 11.0);
    let plate = Area::new(x + 92.0, y, column.x + column.w - 6.0 - x - 92.0, 23.0);
    let (german, after) = effects(card.initiative[0], German, plate.x + 25.0, y + 3.0, 17.0);
    let (soviet, _) = effects(card.initiative[1], Soviet, plate.x + 54.0 + after, y + 3.0, 17.0);
    html! {
        (stat(Icon::Boot, card.concentration, x, y, 23.0))
        (stat(Icon::Grenade, card.defence, x + 45.0, y, 23.0))
        (plate.rect("hs-stat", 5.0))
        (Icon::Stuka.show("hs-on-paper", plate.x + 4.0, y + 3.0, 17.0))
        (german)
        (Icon::Rat.show("hs-on-paper", plate.x + 31.0 + after, y + 2.0, 19.0))
        (soviet)
    }
}

fn worth_small(column: Area, building: BuildingId) -> Markup {
    let y = PAVEMENT - 17.0;
    html! {
        (stat(Icon::Boot, building.card().concentration, column.x + 8.0, y, 19.0))
        (stat(Icon::Grenade, building.card().defence, column.x + 46.0, y, 19.0))
    }
}

fn tracks_large(table: &Table, column: Area, ground: &Ground, say: Say) -> Markup {
    let hold = table.battle.as_ref().and_then(|battle| battle.hold);
    let wide = (column.w - 12.0 - 10.0) / 3.0;
    html! {
        @for (place, track) in [Track::Hold(hold), Track::Fire(ground.fire), Track::Bucket(ground.bucket)].into_iter().enumerate() {
            (tracks::draw(track, Area::new(column.x + 6.0 + (wide + 5.0) * place as f32, PAVEMENT + 39.0, wide, 36.0), say))
        }
    }
}

/// Fire, Bucket and Infernos as numbers with bars.
fn tracks_small(column: Area, ground: &Ground) -> Markup {
    let wide = (column.w - 18.0) / 3.0;
    let y = PAVEMENT + 37.0;
    let cell = |place: f32| Area::new(column.x + 6.0 + (wide + 3.0) * place, y, wide, 24.0);
    let bars = |area: Area, value: u8, class: &'static str| {
        html! {
            @for step in 0..4u8 {
                (Area::new(area.x + 3.0 + f32::from(step) * (wide - 6.0) / 4.0, y + 25.0, (wide - 6.0) / 4.0 - 2.0, 4.0).rect(if step < value { class } else { "hs-bar" }, 1.0))
            }
        }
    };
    let value = |area: Area, icon: Icon, class: &str, value: u8| {
        html! {
            (area.rect("hs-space", 4.0))
            (icon.show(if value > 0 { class } else { "hs-faint" }, area.x + 6.0, y + 4.0, 16.0))
            (text("k-text k-bold k-mid k-13", area.x + wide - 14.0, y + 17.0, &value.to_string()))
        }
    };
    html! {
        (value(cell(0.0), Icon::Fire, "hs-fire", ground.fire)) (bars(cell(0.0), ground.fire, "hs-bar-fire"))
        (value(cell(1.0), Icon::Bucket, "hs-drop", ground.bucket)) (bars(cell(1.0), ground.bucket, "hs-bar-drop"))
        (value(cell(2.0), Icon::Flamethrower, "hs-red", ground.infernos))
    }
}
