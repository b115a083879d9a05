//! The layout of a face: where a player looks for what.

use super::{scenes, signs, soldiers, vehicles};
use boards::Say;
use boards::kit::card::{self, CardFrame, Head, heading};
use boards::kit::chip::coin;
use boards::kit::emblem::{CROSS, emblem, red_star};
use boards::kit::lettering::{broken, fitting, shortened, width};
use boards::kit::{Area, Army, at};
use maud::{Markup, PreEscaped, html};
use table::Origin;
use tank_commander::data::DATA;
use tank_commander::names::{self, Label};
use tank_commander::pieces::*;

/// The army whose colours a card has.
const fn army(issue: Issue) -> Army {
    match issue {
        Issue::German => Army::German,
        Issue::Soviet => Army::Soviet,
        Issue::Both => Army::Neutral,
    }
}

/// The face: 250 by 350.
const fn frame(issue: Issue) -> CardFrame {
    CardFrame { army: army(issue), wide: 250.0, high: 350.0, rim: 8.0, head: Head::Band(30.0) }
}

/// The small face: 120 by 84.
const fn small_frame(issue: Issue) -> CardFrame {
    CardFrame { army: army(issue), wide: 120.0, high: 84.0, rim: 3.0, head: Head::Frame(13.0) }
}

pub(crate) fn face(id: CardId, say: Say) -> Markup {
    let card = id.stats();
    let name = say(&names::card(id));
    let side = army(card.issue).letter();
    html! {
        svg .tc-card .{"tc-" (side)} viewBox="0 0 250 350" role="img" aria-label=(name) {
            (frame(card.issue).draw())
            g transform="translate(25 24)" { (emblem(army(card.issue))) }
            (heading(&name, at(41.0, 29.0), 164.0))
            (coin(at(223.0, 24.0), 13.0, &card.points.to_string()))
            (under_heading(card, say))
            svg x="12" y="57" width="226" height="136" viewBox="0 -18 226 136" { (picture(card)) }
            rect .k-hair x="12" y="57" width="226" height="136" {}
            g transform="translate(0 18)" {
            @match card.kind {
                Kind::Vehicle | Kind::Gun | Kind::Infantry | Kind::Cavalry => (unit(card, say)),
                Kind::Equipment => (equipment(card, say)),
                Kind::Terrain => (terrain(card, say)),
                Kind::Event => (event(card, say)),
            }
            }
            (foot(card, say))
        }
    }
}

fn under_heading(card: &Card, say: Say) -> Markup {
    let (from, to) = (card.years.from.number(), card.years.to.number());
    let years = if from == to { from.to_string() } else { format!("{from}–{to}") };
    html! {
        text .k-serif.k-italic.k-10 x="15" y="51.5" { (say(&names::class(card.class))) }
        @if (from, to) != (1941, 1945) || card.is_unit() {
            text .k-text.k-9.k-quiet.k-end x="235" y="51.5" { (years) }
        }
    }
}

/// The picture in a scene of 226 by 118.
fn picture(card: &Card) -> Markup {
    let scene = match (card.kind, card.event, card.ground, card.works) {
        (_, _, Some(ground), _) => scenes::terrain(ground),
        (_, _, _, Some(works)) => scenes::works(works),
        (_, Some(event), _, _) => signs::picture(card.id, event),
        _ => scenes::steppe(card.id.number()),
    };
    html! {
        (PreEscaped(scene))
        @if matches!(card.kind, Kind::Vehicle | Kind::Gun | Kind::Infantry | Kind::Cavalry | Kind::Equipment) {
            (figure(card, 113.0, 104.0, 212.0, 104.0))
        }
    }
}

/// What a unit or a piece of equipment looks like, standing here and as large as it fits. Germans face east,
/// Soviets west.
fn figure(card: &Card, x: f32, ground: f32, wide: f32, high: f32) -> Markup {
    let (drawing, (left, right)) = match card.kind {
        Kind::Vehicle | Kind::Gun => vehicles::picture(card),
        _ => soldiers::picture(card),
    };
    let tall = match card.kind {
        Kind::Cavalry => 140.0,
        Kind::Infantry => 112.0,
        _ => 96.0,
    };
    let size = (wide / (right - left)).min(high / tall * 1.18).min(1.3);
    let flip = if card.issue == Issue::Soviet { -1.0 } else { 1.0 };
    let middle = x - flip * size * (left + right) / 2.0;
    let mark = if card.issue == Issue::Soviet { red_star().into_string() } else { CROSS.to_owned() };
    html! {
        g transform=(format!("translate({middle:.1} {ground}) scale({:.3} {size:.3})", flip * size)) {
            (PreEscaped(drawing.replace("{mark}", &mark)))
        }
    }
}

fn label(say: Say, label: Label) -> String {
    say(&names::label(label))
}

fn value(number: u8) -> String {
    if number == 0 { "–".to_owned() } else { number.to_string() }
}

fn unit(card: &Card, say: Say) -> Markup {
    html! {
        @if card.at.exists() { (anti_tank(card, say)) } @else { (symbol(card, say)) }
        (armour(card, say))
        (badges(card, say))
        (abilities(card, say))
    }
}

/// To hit and penetration by range.
fn anti_tank(card: &Card, say: Say) -> Markup {
    let gun = card.at;
    html! {
        rect .k-panel x="12" y="180" width="146" height="66" rx="4" {}
        g .tc-icon transform="translate(27 189)" { path d="M0-6V6M-6 0H6" {} circle r="4.2" {} }
        text .k-text.k-8.k-quiet.k-mid x="98" y="190" { (label(say, Label::Short)) }
        text .k-text.k-8.k-quiet.k-mid x="136" y="190" { (label(say, Label::Long)) }
        path .k-hair d="M18 217.5h134" {}
        @for (y, name, values) in [(211, Label::Hit, gun.hit), (238, Label::Penetration, gun.penetration)] {
            text .k-text.k-10 x="18" y=(y) { (label(say, name)) }
            text .k-text.k-bold.k-20.k-mid x="98" y=(y + 2) { (value(values[1])) }
            text .k-text.k-bold.k-17.k-mid x="136" y=(y + 1) { (value(values[2])) }
        }
    }
}

/// What does not fire at armour shows the symbol of its arm; squads, what they add against tanks alone.
fn symbol(card: &Card, say: Say) -> Markup {
    let sign = match card.class {
        Class::Squad => "M-26-15L26 15M26-15L-26 15",
        Class::Cavalry => "M-26 15L26-15",
        Class::Truck => "M-26 8h52M-14 19a3.500 3.500 0 1 0 .1 0M14 19a3.500 3.500 0 1 0 .1 0",
        Class::HalfTrack | Class::ScoutCar => "M-26-15L26 15M26-15L-26 15M-12-8h24a8 8 0 0 1 0 16h-24a8 8 0 0 1 0-16z",
        Class::ArmouredCar => "M-26 15L26-15M-12-8h24a8 8 0 0 1 0 16h-24a8 8 0 0 1 0-16z",
        _ => "M-12-8h24a8 8 0 0 1 0 16h-24a8 8 0 0 1 0-16z",
    };
    let alone = match card.points {
        14.. => DATA.numbers.unsupported_drm_14_points,
        12.. => DATA.numbers.unsupported_drm_12_points,
        _ => 0,
    };
    let squad = matches!(card.kind, Kind::Infantry | Kind::Cavalry);
    html! {
        rect .k-panel x="12" y="180" width="146" height="66" rx="4" {}
        g .tc-icon transform=(format!("translate(85 {})", if squad { 204 } else { 211 })) {
            path d="M-26-15h52v30h-52z" {} path d=(sign) {}
        }
        @if squad {
            text .k-text.k-8.k-quiet.k-mid x="85" y="238" {
                (label(say, Label::Unsupported)) ": " tspan .k-bold { (signed(alone).replace('-', "−")) }
            }
        }
    }
}

/// A shield: the front above, the side below.
fn armour(card: &Card, say: Say) -> Markup {
    html! {
        @if card.is_armoured() {
            path .k-shield d="M168 182h66v34q0 24-33 31q-33-7-33-31z" {}
            path .tc-shield-side d="M168.7 216h64.6q-0.6 23-32.3 30.2q-31.700-7.200-32.300-30.200z" {}
            text .k-text.k-7.k-quiet.k-mid x="201" y="190.500" { (label(say, Label::Armour)) " · " (label(say, Label::Front)) }
            text .k-text.k-bold.k-26.k-mid x="201" y="213" { (card.armour.front) }
            text .k-text.k-bold.k-17.k-mid x="201" y="233" { (card.armour.side) }
            text .k-text.k-6.k-quiet.k-mid x="201" y="241" { (label(say, Label::Side)) }
        } @else {
            path .tc-badge-off d="M168 182h66v34q0 24-33 31q-33-7-33-31z" {}
            text .k-text.k-7.k-quiet.k-mid x="201" y="196" { (label(say, Label::Armour)) }
            text .k-text.k-bold.k-26.k-quiet.k-mid x="201" y="222" { "–" }
        }
    }
}

fn badges(card: &Card, say: Say) -> Markup {
    let fires = [("HE", card.he), ("SA", card.sa), ("FT", card.ft)];
    let melee = label(say, Label::Melee);
    html! {
        @for (i, (name, number)) in (0u16..).zip(fires) {
            (badge(12 + i * 43, name, number > 0, &value(number)))
        }
        (badge(141, &melee, card.tank_melee > 0, &value(card.tank_melee)))
        rect .tc-badge x="184" y="252" width="54" height="38" rx="4" {}
        text .k-text.k-7.k-quiet.k-mid x="211" y="261" {
            (label(say, if card.steps > 1 { Label::Fast } else { Label::Slow }))
        }
        g .tc-icon transform="translate(211 275)" {
            @if card.steps > 1 { path d="M-11-7l8 7l-8 7M0-7l8 7l-8 7" {} } @else { path d="M-5-7l8 7l-8 7" {} }
        }
    }
}

fn badge(x: u16, name: &str, has: bool, number: &str) -> Markup {
    html! {
        rect .(if has { "tc-badge" } else { "tc-badge-off" }) x=(x) y="252" width="40" height="38" rx="4" {}
        text .k-text.k-7.k-quiet.k-mid x=(x + 20) y="261" { (name) }
        text .k-text.k-bold.k-20.k-mid.(if has { "k-ink" } else { "k-quiet" }) x=(x + 20) y="283" { (number) }
    }
}

/// Signs and words for what a unit can do beside firing.
fn abilities(card: &Card, say: Say) -> Markup {
    let known = [Trait::Tracked, Trait::CarriesSquad, Trait::TowsGun];
    let has = known.into_iter().filter(|one| card.traits.has(*one));
    let words: Vec<String> = has.map(|one| say(&names::ability(one))).collect();
    html! {
        @for (y, line) in [302.0].into_iter().zip(broken(&words.join(" · "), 400.0, 8.0)) {
            text .k-text.k-8.k-mid x="125" y=(y) { (line) }
        }
    }
}

fn equipment(card: &Card, say: Say) -> Markup {
    html! {
        @if card.at.exists() { (anti_tank(card, say)) } @else {
            rect .k-panel x="12" y="180" width="146" height="66" rx="4" {}
            text .k-text.k-10.k-quiet.k-mid x="85" y="198" { (if card.ft > 0 { "FT" } else { "SA" }) }
            text .k-text.k-bold.k-26.k-mid x="85" y="230" {
                (if card.ft > 0 { card.ft.to_string() } else { format!("+{}", card.sa) })
            }
        }
        g .tc-icon transform="translate(201 212)" {
            circle cx="0" cy="-16" r="7" {} path d="M-15 20q0-28 15-28t15 28zM-7 8h22l10-6" {}
        }
        (texts(card, say, 262.0, 4))
    }
}

fn terrain(card: &Card, say: Say) -> Markup {
    let table = TerrainTable::SixPackV3;
    let row = match (card.ground, card.works) {
        (Some(ground), _) => DATA.terrain(table, ground),
        (_, Some(works)) => DATA.works(table, works),
        _ => DATA.terrain(table, Terrain::Clear),
    };
    let both = |[soft, armoured]: [i8; 2]| {
        if soft == armoured { signed(soft) } else { format!("{}/{}", signed(soft), signed(armoured)) }
    };
    let at = if row.bars { "–".to_owned() } else { signed(row.at) };
    let values =
        [("AT", at), ("HE", signed(row.he)), ("SA", signed(row.sa)), ("AIR", both(row.air)), ("ART", both(row.art))];
    html! {
        @for (i, (name, text)) in (0u16..).zip(values) {
            rect .tc-badge x=(12 + i * 46) y="181" width="42" height="42" rx="4" {}
            text .k-text.k-8.k-quiet.k-mid x=(33 + i * 46) y="191" { (name) }
            text .k-text.k-bold.k-mid.{"k-" (if text.len() > 3 { 12 } else { 20 })} x=(33 + i * 46) y="214" { (text) }
        }
        @if card.event.is_none() { (signs(row)) }
        (texts(card, say, if card.event.is_some() { 268.0 } else { 260.0 }, 3))
        @if let Some(event) = card.id.event() { (ribbon(event, say, 229.0)) }
    }
}

/// Blocks sight, slows, closed to vehicles.
fn signs(row: &TerrainRow) -> Markup {
    let known = [
        (row.blocks, "M-9 0q9-9 18 0q-9 9-18 0zM0-2.500a2.500 2.500 0 1 0 .1 0M-9 8L9-8"),
        (row.slows, "M-8-7v14M-3-7l8 7l-8 7"),
        (row.bars, "M-9 3h18v-5l-4-5h-10l-4 5zM-10 9L10-9"),
    ];
    let shown: Vec<&str> = known.into_iter().filter(|(holds, _)| *holds).map(|(_, path)| path).collect();
    let from = 125.0 - (shown.len().max(1) - 1) as f32 * 18.0;
    html! {
        @for (i, path) in shown.into_iter().enumerate() {
            path .tc-icon transform=(format!("translate({:.0} 240)", from + i as f32 * 36.0)) d=(path) {}
        }
    }
}

fn signed(number: i8) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

fn event(card: &Card, say: Say) -> Markup {
    let Some(event) = card.id.event() else { return html! {} };
    let attacks = event.soft > 0 || event.armour > 0;
    html! {
        (ribbon(event, say, 179.0))
        (texts(card, say, 219.0, if attacks { 3 } else { 5 }))
        @if attacks { (attack(event)) }
        @if event.timing != Timing::Instant && event.timing != Timing::FreeInstant { (windows(event)) }
    }
}

/// When it is played and what it costs.
fn ribbon(event: &EventCard, say: Say, y: f32) -> Markup {
    let interrupt = matches!(event.timing, Timing::Interrupt | Timing::Shot);
    let word = say(&names::timing(event.timing));
    html! {
        g transform=(format!("translate(0 {y})")) {
            path .(if interrupt { "tc-red" } else { "k-band-n" }) d="M12 2h150l10 10l-10 10h-150z" {}
            path .k-white transform="translate(26 12)" d=(if interrupt { "M2-8l-8 9h5l-2 8l8-10h-5z" } else { "M-6-7h12l-5 7l5 7h-12l5-7z" }) {}
            text .k-text.k-bold.k-11.k-on x="38" y="16" { (word) }
            @for i in 0..2u16 {
                circle .(if i < event.supply.into() { "k-coin" } else { "tc-badge-off" }) cx=(196 + i * 18) cy="10" r="6" {}
            }
            text .k-text.k-6.k-quiet.k-mid x="205" y="24" { (say(&names::label(Label::Supply))) }
        }
    }
}

/// What the card attacks: soft cards and armour, each on so much or less.
fn attack(event: &EventCard) -> Markup {
    html! {
        @for (x, number, path) in [
            (70, event.soft, "M0-9a4 4 0 1 0 .1 0M-8 9q0-12 8-12t8 12z"),
            (152, event.armour, "M-12 7h24l3-5l-5-4h-20l-5 4zM-6-2l2-6h8l2 6M5-6h10"),
        ] {
            @if number > 0 {
                rect .tc-badge x=(x - 28) y="262" width="72" height="28" rx="4" {}
                path .tc-icon transform=(format!("translate({} 276)", x - 9)) d=(path) {}
                text .k-text.k-bold.k-17.k-mid x=(x + 24) y="282" { "≤" (number) }
            }
        }
    }
}

/// The moments in which it is played, by the words of the rulebook (TC-14.2).
fn windows(event: &EventCard) -> Markup {
    let open =
        Window::ALL.into_iter().filter(|window| Turn::ALL.into_iter().any(|turn| event.windows.admit(*window, turn)));
    let words: Vec<&str> = open.map(Window::word).collect();
    html! { text .k-text.k-7.k-quiet.k-mid x="125" y="302" { (words.join(" · ")) } }
}

/// The text of a card, wrapped.
fn texts(card: &Card, say: Say, y: f32, lines: usize) -> Markup {
    let text = names::text(card.id).map(|text| say(&text)).unwrap_or_default();
    let size =
        [11u8, 10, 9, 8].into_iter().find(|size| broken(&text, 216.0, f32::from(*size)).len() <= lines).unwrap_or(8);
    let step = f32::from(size) + 3.6;
    html! {
        @for (i, line) in broken(&text, 216.0, f32::from(size)).into_iter().enumerate() {
            text .k-serif.{"k-" (size)} x="17" y=(y + i as f32 * step) { (line) }
        }
    }
}

fn foot(card: &Card, say: Say) -> Markup {
    let notes = card.id.notes();
    let ours = card.origin == Origin::Reconstructed
        || card.id.event().is_some_and(|event| event.origin == Origin::Reconstructed);
    html! {
        path .k-hair d="M14 327h222" {}
        text .k-text.k-7.k-quiet x="16" y="336.500" {
            (card.id.number()) " / 166" @if notes.rarity != Rarity::SixPack { " · " (notes.rarity.word()) } @else { " · 6-Pack" }
            @if !notes.before_errata.is_empty() { " · *" }
        }
        @if ours {
            g .tc-provenance {
                title { (label(say, Label::Reconstructed)) }
                path .tc-ours transform="translate(231 334)" d="M0-4l4 4l-4 4l-4-4z" {}
                text .k-text.k-7.k-quiet.k-end x="223" y="336.500" { (label(say, Label::Reconstructed)) }
            }
        }
    }
}

pub(crate) fn small(id: CardId, say: Say) -> Markup {
    let name = say(&names::card(id));
    let side = army(id.stats().issue).letter();
    html! {
        svg .tc-small .{"tc-" (side)} viewBox="0 0 120 84" role="img" aria-label=(name) {
            (small_body(id.stats()))
            (small_heading(&name))
        }
    }
}

/// The small face without its name, for pictures that refer to it.
pub(crate) fn small_symbol(id: CardId) -> Markup {
    let card = id.stats();
    html! {
        symbol id={ "tc-s" (id.number()) } viewBox="0 0 120 84" { g .{"tc-" (army(card.issue).letter())} { (small_body(card)) } }
    }
}

fn small_body(card: &Card) -> Markup {
    html! {
        (small_frame(card.issue).draw())
        g transform="translate(11 9.500) scale(.5)" { (emblem(army(card.issue))) }
        text .k-text.k-bold.k-10.k-on.k-end x="115" y="13" { (card.points) }
        @if card.is_unit() {
            svg x="4" y="17" width="112" height="34" viewBox="0 0 226 68" preserveAspectRatio="xMidYMax slice" {
                rect .tc-glow width="226" height="68" {} rect .tc-near y="54" width="226" height="14" {}
                (figure(card, 113.0, 63.0, 214.0, 60.0))
            }
            (small_values(card))
        } @else {
            svg x="4" y="17" width="112" height="44" viewBox="0 0 226 89" preserveAspectRatio="xMidYMid slice" { (picture(card)) }
            (small_timing(card))
        }
    }
}

/// When a card is played, what it costs and what it attacks; of equipment its fire.
fn small_timing(card: &Card) -> Markup {
    let interrupt = |event: &EventCard| matches!(event.timing, Timing::Interrupt | Timing::Shot);
    html! {
        @if let Some(event) = card.id.event() {
            path .(if interrupt(event) { "tc-red" } else { "k-ink" }) transform="translate(14 70.500)"
                d=(if interrupt(event) { "M2-8l-8 9h5l-2 8l8-10h-5z" } else { "M-6-7h12l-5 7l5 7h-12l5-7z" }) {}
            @for i in 0..event.supply { circle .k-coin cx=(31 + u16::from(i) * 13) cy="70.500" r="5" {} }
            @if event.soft > 0 || event.armour > 0 {
                text .k-text.k-bold.k-13.k-end x="113" y="75" { "≤" (event.soft) "/" (event.armour) }
            }
        } @else if card.kind == Kind::Equipment {
            text .k-text.k-bold.k-13 x="8" y="75" {
                @if card.at.exists() { (card.at.hit[1]) " · " (card.at.penetration[1]) }
                @else if card.ft > 0 { "FT " (card.ft) } @else { "SA +" (card.sa) }
            }
        }
    }
}

/// How wide the name of a small face may be.
const ROOM: f32 = 80.0;

pub(crate) fn small_heading(name: &str) -> Markup {
    // A longer name is pressed together, then cut, rather than written smaller than anybody reads.
    let size = fitting(name, &[11, 10, 9, 8], ROOM);
    let shown = shortened(name, size, ROOM * 1.35);
    let pressed = width(&shown, f32::from(size)) * 1.1 > ROOM;
    html! {
        text .k-serif.k-bold.k-on.{"k-" (size)} x="18" y="12.800" textLength=[pressed.then_some(ROOM)]
            lengthAdjust=[pressed.then_some("spacingAndGlyphs")] { (shown) }
    }
}

/// Gun, armour, HE, SA and FT, speed: as large as they fit, since a player compares them all the time.
fn small_values(card: &Card) -> Markup {
    let gun = card.at;
    let fires: Vec<(&str, u8)> =
        [("HE", card.he), ("SA", card.sa), ("FT", card.ft)].into_iter().filter(|(_, number)| *number > 0).collect();
    // Squads have nothing but these: they get the middle.
    let left = if gun.exists() || card.is_armoured() { 82 } else { 44 };
    let (size, first, step) = match fires.len() {
        1 if left == 44 => (17, 72.0, 0.0),
        3 => (10, 59.5, 9.7),
        2 => (12, 63.0, 13.5),
        _ => (13, 70.5, 0.0),
    };
    html! {
        @if gun.exists() {
            text .k-text.k-bold.k-13 x="6.500" y="63.500" { (gun.hit[1]) "/" (gun.hit[2]) }
            text .k-text.k-12 x="6.500" y="77" { (gun.penetration[1]) "/" (gun.penetration[2]) }
        }
        @if card.is_armoured() {
            path .k-shield d="M42.500 53h36v15q0 8-18 11q-18-3-18-11z" {}
            text .k-text.k-bold.k-mid.(if card.armour.front > 9 { "k-12" } else { "k-13" }) x="60.500" y="67.500" { (card.armour.front) "/" (card.armour.side) }
        }
        @for (i, (name, number)) in fires.into_iter().enumerate() {
            @let y = first + i as f32 * step;
            text .k-text.k-8.k-quiet x=(left) y=(y) { (name) }
            text .k-text.k-bold.k-end.{"k-" (size)} x=(left + 32) y=(y) { (number) }
        }
        g .tc-icon transform="translate(14 44)" {
            @if card.steps > 1 { path d="M-7-4l4 4l-4 4M0-4l4 4l-4 4" {} } @else { path d="M-6-4l4 4l-4 4" {} }
        }
    }
}

/// The back: a lattice in the colours of the nation and its sign.
pub(crate) fn back(nation: Nation) -> Markup {
    let (side, body) = back_body(nation);
    html! {
        svg .tc-card .tc-back .{"tc-" (side)} viewBox="0 0 250 350" role="img" aria-label="Tank Commander" { (body) }
    }
}

/// The back, for pictures that refer to it.
pub(crate) fn back_symbol(nation: Nation) -> Markup {
    let (side, body) = back_body(nation);
    html! { symbol id={ "tc-back-" (side) } viewBox="0 0 250 350" { g .{"tc-" (side)} { (body) } } }
}

fn back_body(nation: Nation) -> (&'static str, Markup) {
    let army = crate::army(nation);
    let body = html! {
        (card::back(army, 250.0, 350.0, at(125.0, 150.0)))
        (Area::new(30.0, 252.0, 190.0, 44.0).rect(&format!("k-frame-{}", army.letter()), 4.0))
        text .k-serif.k-bold.k-15.k-on.k-mid x="125" y="272" { "TANK COMMANDER" }
        text .k-serif.k-9.k-on.k-mid x="125" y="287" { "The Eastern Front" }
    };
    (army.letter(), body)
}
