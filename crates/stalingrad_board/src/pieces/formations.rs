//! Formations: large in the battle, with slots for the cards played on them; as a tile elsewhere.

use super::units::effects;
use super::{fitted, text, two_lines};
use crate::ground::army;
use crate::icons::Icon;
use crate::scene::{Scene, laid, slot_count, slots};
use boards::Say;
use boards::kit::{Area, Num, Scatter};
use maud::{Markup, html};
use stalingrad::data::{Doctrine, Kind};
use stalingrad::pieces::{FormationId, Leader, Level, Strength};
use stalingrad::state::{Formation, Place, Table};
use stalingrad::words;
use stalingrad::{German, View};
use table::{Message, Side};

/// A formation where it lies.
pub(super) fn draw(view: &View, scene: &Scene, id: FormationId, area: Area, say: Say) -> Markup {
    let tabs = scene.tabs.iter().find(|(fighting, _)| *fighting == id).map(|(_, tabs)| *tabs);
    let name = say(&words::formation(id));
    match tabs {
        Some(tabs) => html! { (card(&view.table, id, area, &name, say)) (free_slots(&view.table, id, tabs, say)) },
        None => tile(&view.table, id, area, &name),
    }
}

/// The paper of a formation: whole, or torn and hatched if it is depleted.
fn paper(area: Area, side: Side, strength: Strength) -> Markup {
    let edge = format!("hs-edge-{}", army(side).letter());
    if strength == Strength::Full {
        return area.rect(&edge, 5.0);
    }
    let Area { x, y, w, h } = area;
    let mut scatter = Scatter::of(5);
    let mut path = format!("M{},{}", Num(x), Num(y));
    for tooth in 0..8u8 {
        let back = if tooth % 2 == 1 { scatter.within(2.0, 7.0) } else { 0.0 };
        path += &format!("L{},{}", Num(x + w - 1.0 - back), Num(y + h * f32::from(tooth) / 7.0));
    }
    path += &format!("L{},{}z", Num(x), Num(y + h));
    html! { path class=(edge) d=(path) {} path d=(path) fill="url(#hs-hatch)" {} }
}

/// A formation in the battle.
fn card(table: &Table, id: FormationId, room: Area, name: &str, say: Say) -> Markup {
    let formation = table.formation(id);
    let (side, depleted) = (id.side(), formation.strength == Strength::Depleted);
    let letter = army(side).letter();
    let high = if depleted { room.h * 0.78 } else { room.h };
    let area = Area { y: room.y + room.h - high, h: high, ..room };
    let (foot, radius) = (area.y + area.h - 20.0, if depleted { 10.0 } else { 14.0 });
    let middle = (area.x + area.w - radius - if depleted { 12.0 } else { 7.0 }, area.y + 23.0 + radius);
    html! {
        (Area { x: area.x + 2.0, y: area.y + 3.0, ..area }.rect("k-shadow", 5.0))
        (paper(area, side, formation.strength))
        (head(area, name, letter, table, formation))
        (leader(middle.0, middle.1, radius, side, formation.leader))
        (means(table, id, area, say))
        line.k-hair x1=(Num(area.x + 4.0)) x2=(Num(area.x + area.w - 10.0)) y1=(Num(foot - 1.0)) y2=(Num(foot - 1.0)) {}
        (effects(id.card().vanguard, side, area.x + 5.0, foot + 1.0, 16.0).0)
        @if depleted && area.w > 112.0 {
            (text("k-text k-bold k-alarm k-end k-9", area.x + area.w - 10.0, foot + 13.0, &say(&Message::new("board-depleted"))))
        } @else if let Some(icon) = Icon::of_depletion(id.card().depletion) {
            (Area::new(area.x + area.w - 23.0, foot, 20.0, 18.0).rect("k-panel", 3.0))
            (icon.show("hs-red", area.x + area.w - 21.0, foot + 1.0, 16.0))
        }
    }
}

/// The dark band with sign and name; the second player's formations have two bars.
fn head(area: Area, name: &str, letter: &str, table: &Table, formation: &Formation) -> Markup {
    let second = table.setup.is_teams() && is_second(formation);
    let end = if second { 14.0 } else { 2.0 };
    html! {
        (Area::new(area.x + 1.0, area.y + 1.0, area.w - 8.0, 19.0).rect(&format!("k-band-{letter}"), 4.0))
        (sign_of(letter).show(&format!("hs-on-{letter}"), area.x + 4.0, area.y + 4.0, 13.0))
        (fitted("k-serif k-bold k-on", area.x + 20.0, area.y + 14.5, name, &[11, 10, 9, 8], area.w - 28.0 - end))
        @if second { path.hs-bars d={ "M" (Num(area.x + area.w - 17.0)) "," (Num(area.y + 5.0)) "v11m4-11v11" } {} }
    }
}

fn is_second(formation: &Formation) -> bool {
    use stalingrad::pieces::Player;
    matches!(formation.owner, Player::G2 | Player::S2)
}

fn sign_of(letter: &str) -> Icon {
    if letter == "g" { Icon::Cross } else { Icon::Star }
}

/// What cards it can take: German doctrines, or what is left of Soviet patriotism.
fn means(table: &Table, id: FormationId, area: Area, say: Say) -> Markup {
    let (x, y) = (area.x + 5.0, area.y + 24.0);
    if id.side() == German {
        let led = table.formation(id).leader.is_some();
        return html! {
            @for (place, doctrine) in doctrines(id.card().kind).iter().copied().chain(led.then_some(Doctrine::General)).enumerate() {
                (plate(doctrine, x + 21.0 * place as f32, y, 18.0))
            }
        };
    }
    let left = table.patriotism_left(id);
    let all = i16::from(id.card().limit + table.formation(id).level() + table.formation(id).motivated);
    html! {
        @for star in 0..all.clamp(0, 5) {
            (Icon::Star.show(if star < left { "hs-red" } else { "hs-faint" }, x + 15.0 * f32::from(star), y, 15.0))
        }
        (text("k-text k-bold k-10", x, y + 27.0, &say(&Message::new("board-left").with("left", left))))
    }
}

/// The doctrines that a kind of formation has by itself.
pub(crate) const fn doctrines(kind: Kind) -> &'static [Doctrine] {
    match kind {
        Kind::Armour => &[Doctrine::Mech],
        Kind::MechInfantry => &[Doctrine::Infantry, Doctrine::Mech],
        Kind::Infantry => &[Doctrine::Infantry],
        Kind::Soviet => &[],
    }
}

/// A doctrine on its white plate.
pub(crate) fn plate(doctrine: Doctrine, x: f32, y: f32, size: f32) -> Markup {
    html! {
        (Area::new(x, y, size, size).rect("hs-plate", 3.0))
        (Icon::of_doctrine(doctrine).show("hs-dark", x + size * 0.08, y + size * 0.08, size * 0.84))
    }
}

/// Slots that can still be filled.
fn free_slots(table: &Table, id: FormationId, tabs: Area, say: Say) -> Markup {
    if id.side() != German || tabs.w < 30.0 {
        return html! {};
    }
    let taken = usize::from(laid(table, id));
    html! {
        @for slot in slots(tabs, slot_count(table, id)).into_iter().skip(taken) {
            (slot.rect("k-slot", 3.0))
            (fitted("k-text k-quiet k-mid", slot.x + slot.w / 2.0, slot.y + slot.h / 2.0 + 3.0, &say(&Message::new("board-free")), &[9, 8], slot.w))
        }
    }
}

/// A card that lies on a formation.
pub(super) fn tab(table: &Table, id: FormationId, place: u8, area: Area, say: Say) -> Markup {
    let Some(on) = table.battle.as_ref().and_then(|battle| battle.cards_on(id).nth(place.into())) else {
        return html! {};
    };
    let letter = army(id.side()).letter();
    let middle = area.y + area.h / 2.0;
    html! {
        (area.rect(&format!("hs-edge-{letter}"), 3.0))
        (Area { w: 18.0_f32.min(area.w), ..area }.rect(&format!("k-side-{letter}"), 3.0))
        @match on.card.card().doctrine {
            Some(doctrine) => (Icon::of_doctrine(doctrine).around(&format!("hs-on-{letter}"), area.x + 9.0, middle, 14.0)),
            None => (text("k-text k-bold k-on k-mid k-12", area.x + 9.0, middle + 4.3, &on.cost.to_string())),
        }
        @if area.w > 44.0 {
            (two_lines("k-text", area.x + 22.0, middle, &say(&words::card(on.card)), if area.h > 20.0 { 9 } else { 8 }, area.w - 24.0))
        }
    }
}

/// A leader: his bust, and his level in a small disc, golden where he is a veteran; a dashed ring where there is none.
pub(crate) fn leader(x: f32, y: f32, radius: f32, side: Side, leader: Option<Leader>) -> Markup {
    let Some(leader) = leader else {
        return html! { circle.k-slot cx=(Num(x)) cy=(Num(y)) r=(Num(radius - 1.0)) {} };
    };
    let letter = army(side).letter();
    let cap = if side == German {
        "M5.5 8.5C6.5 3.5 17.5 3.5 18.5 8.500l-.8 1.600H6.300z"
    } else {
        "M6 9.3C6 3.5 18 3.5 18 9.300z"
    };
    html! {
        circle class={ "hs-medal-" (letter) } cx=(Num(x)) cy=(Num(y)) r=(Num(radius)) {}
        g transform={ "translate(" (Num(x - radius)) "," (Num(y - radius)) ") scale(" (format!("{:.3}", radius / 12.0)) ")" } {
            path class={ "k-side-" (letter) } d="M4 21.5c0-4.5 3-6.5 8-6.500s8 2 8 6.500a12 12 0 0 1-16 0z" {}
            circle.hs-skin cx="12" cy="11.2" r="4" {}
            path class={ "k-band-" (letter) } d=(cap) {}
            circle.hs-cockade cx="12" cy="7.2" r="1.1" {}
        }
        (level(x + radius * 0.78, y + radius * 0.72, radius * 0.56, leader.level))
    }
}

/// The level of a leader.
fn level(x: f32, y: f32, radius: f32, level: Level) -> Markup {
    let radius = radius.max(6.0);
    let (disc, ink) = if level == Level::Veteran { ("hs-veteran", "k-dark") } else { ("hs-green", "k-ink") };
    html! {
        circle class=(disc) cx=(Num(x)) cy=(Num(y)) r=(Num(radius)) {}
        (text(&format!("k-text k-bold k-mid k-9 {ink}"), x, y + 3.2, level.word()))
    }
}

/// A formation that is not in the battle: its name and leader, and what else there is room for.
fn tile(table: &Table, id: FormationId, area: Area, name: &str) -> Markup {
    let formation = table.formation(id);
    let (side, letter) = (id.side(), army(id.side()).letter());
    let depleted = formation.strength == Strength::Depleted;
    let rim = if depleted { area.h * 0.1 } else { 0.0 };
    let area = Area { y: area.y + rim, h: area.h - 2.0 * rim, ..area };
    let band = area.h.min(21.0);
    let middle = area.y + band / 2.0;
    let ends = if formation.leader.is_some() { 19.0 } else { 4.0 };
    html! {
        (paper(area, side, formation.strength))
        @if formation.place == Place::Draft { (area.inside(-2.0).rect("k-can", 5.0)) }
        (Area { w: 15.0, h: band, ..area }.rect(&format!("k-side-{letter}"), 2.0))
        (sign_of(letter).around(&format!("hs-on-{letter}"), area.x + 7.5, middle, 11.0))
        (fitted("k-text", area.x + 18.5, middle + 3.4, name, &[10, 9, 8, 7], area.w - 20.0 - ends))
        @if is_second(formation) && table.setup.is_teams() { path.hs-bars d={ "M" (Num(area.x + 2.0)) "," (Num(area.y + 2.0)) "v5m3-5v5" } {} }
        @if let Some(leader) = formation.leader { (level(area.x + area.w - 10.0, middle, 6.5, leader.level)) }
        @if area.h > 34.0 { (second_line(id, area, band)) }
    }
}

/// Doctrines or patriotism, and the vanguard.
fn second_line(id: FormationId, area: Area, band: f32) -> Markup {
    let y = area.y + band + (area.h - band - 16.0) / 2.0;
    let (vanguard, wide) = effects(id.card().vanguard, id.side(), 0.0, 0.0, 16.0);
    let right = area.x + area.w - wide - 8.0;
    html! {
        @if id.side() == German {
            @for (place, doctrine) in doctrines(id.card().kind).iter().enumerate() { (plate(*doctrine, area.x + 3.0 + 18.0 * place as f32, y, 16.0)) }
            (text("k-text k-bold k-10", area.x + 5.0 + 18.0 * doctrines(id.card().kind).len() as f32, y + 12.0, &id.card().limit.to_string()))
        } @else {
            @for star in 0..id.card().limit { (Icon::Star.show("hs-red", area.x + 3.0 + 12.0 * f32::from(star), y + 2.0, 12.0)) }
        }
        g transform={ "translate(" (Num(right)) "," (Num(y)) ")" } { (vanguard) }
    }
}
