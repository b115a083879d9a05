//! The faces of cards, drawn from their upper left corner, 88 by 72: without their names as symbols that a page defines
//! once, with their names for any page.

use crate::art;
use crate::layout::CARD;
use crate::palette;
use crate::{army, scene::number};
use boards::Say;
use boards::kit::card::{CardFrame, Head, heading};
use boards::kit::chip::{coin, shield};
use boards::kit::lettering::{broken, fitting, shortened};
use boards::kit::{Area, Army, Num, Point, at};
use crusade::map::Terrain;
use crusade::pieces::{Card, CardId, Kind, Target};
use crusade::words;
use maud::{Markup, PreEscaped, html};
use table::Message;

/// The picture on a card.
const PICTURE: Area = Area::new(3.5, 18.6, 59.0, 29.0);

/// The symbol that a card's face is referred to by.
pub(crate) fn symbol(card: CardId) -> String {
    html! { symbol #{ "lc-s" (number(card)) } viewBox="0 0 88 72" { (plain(card)) } }.into_string()
}

/// A reference to the face of a card, so large.
pub(crate) fn refer(card: CardId, size: f32) -> Markup {
    html! { use href={ "#lc-s" (number(card)) } width=(Num(CARD.0 * size)) height=(Num(CARD.1 * size)) {} }
}

/// The face of a card without its name.
fn plain(card: CardId) -> Markup {
    let stats = card.card();
    let whose = match stats.kind {
        Kind::Special => Army::Neutral,
        _ => army(stats.nation),
    };
    let frame = CardFrame { army: whose, wide: CARD.0, high: CARD.1, rim: 1.6, head: Head::Frame(15.0) };
    html! {
        (frame.draw())
        @match stats.kind {
            Kind::Special => (special(card)),
            Kind::Ordnance => (ordnance(card)),
            _ => (unit(card, stats)),
        }
        (price(stats.cost))
    }
}

/// What a card costs, in its upper left corner.
fn price(cost: u8) -> Markup {
    html! { circle.k-coin cx="9.600" cy="9.400" r="7.400" {} text.k-serif.k-bold.k-11.k-dark.k-mid x="9.600" y="13.400" { (cost) } }
}

fn unit(card: CardId, stats: &Card) -> Markup {
    html! {
        (picture(card, stats))
        @for i in 0..stats.moves { path.lc-line d={ "M" (6.0 + 4.0 * f32::from(i)) " 21.4l2.6 2.6l-2.600 2.600" } {} }
        @if stats.recon > 0 {
            g transform="translate(9.4 33) scale(.62)" { path.lc-line d=(EYE) {} circle.lc-dot r="1.9" {} }
            text.k-text.k-bold.k-8 x="14.6" y="35.8" { (stats.recon) }
        }
        @if stats.range > 0 {
            path.lc-range d="M44 26q4.500-6.500 9 0" {}
            text.k-text.k-bold.k-8 x="60" y="29" text-anchor="end" { (stats.range) }
        }
        (shield(at(74.0, 32.0), 20.0, 23.0, &stats.defense.to_string(), 13))
        (hits(stats, 0))
        @for (i, target) in [Target::Soft, Target::Armor, Target::Air].into_iter().enumerate() {
            (firepower(at(4.0 + 21.2 * i as f32, 53.0), target, stats.fp[i], target == Target::Air && stats.is_grey))
        }
        g transform="translate(77 60.500)" { circle.lc-target r="6.600" {} (target_sign(stats.target)) }
    }
}

/// The picture of a unit in its landscape, or of an aircraft in the sky.
fn picture(card: CardId, stats: &Card) -> Markup {
    let Area { x, y, w, h } = PICTURE;
    html! {
        rect.lc-sky x=(Num(x)) y=(Num(y)) width=(Num(w)) height=(Num(h)) {}
        @if stats.kind == Kind::Air {
            path.lc-far d="M3.500 43q14-3 28-1t31-1v6.600h-59z" {}
            g transform="translate(34 33) rotate(74) scale(.36)" { (PreEscaped(art::plane(card))) }
        } @else {
            path.lc-far d="M3.500 36q14-6 28-2t31-1v14.600h-59z" {}
            rect.lc-near x=(Num(x)) y="41" width=(Num(w)) height="6.600" {}
            g transform="translate(34 45.600) scale(.84)" { (PreEscaped(art::unit(card))) }
        }
    }
}

/// The rings of a card's hits, so many of them filled by damage.
pub(crate) fn hits(stats: &Card, damage: u8) -> Markup {
    let step = if stats.hits < 4 { 7.0 } else { 5.6 };
    let first = 74.0 - f32::from(stats.hits.max(1) - 1) * step / 2.0;
    html! {
        @for i in 0..stats.hits {
            @let x = first + f32::from(i) * step;
            circle class=(if i < damage { "lc-hurt" } else { "lc-hit" }) cx=(Num(x)) cy="48.600" r="2.600" {}
            @if i < damage { path.lc-cross-out d={ "M" (Num(x - 1.4)) " 47.200l2.800 2.800m0-2.800l-2.800 2.800" } {} }
        }
    }
}

/// An open eye.
pub(crate) const EYE: &str = "M-6 0Q0-6 6 0Q0 6-6 0z";

/// Boot, tank or plane.
pub(crate) fn target_sign(target: Target) -> Markup {
    let d = match target {
        Target::Soft => "M-2.600-4h3.200v4.600l3.600 1.200v2.200h-6.800z",
        Target::Armor => "M-4.600 3.400h9.200l1-2.600h-3l-.6-1.800h4v-1.100h-4.400l-.2-.5h-4l-1.200 3.400h-1.800z",
        Target::Air => {
            "M0-4.400l1 2.600l4.400 1.800v1.400l-4.400-.6l-.4 2l1.400 1v.8h-4v-.8l1.400-1l-.4-2l-4.400.6v-1.400l4.400-1.800z"
        }
        Target::None => "",
    };
    html! { path.lc-dot d=(d) {} }
}

fn firepower(corner: Point, target: Target, power: u8, is_grey: bool) -> Markup {
    let class = match (power, is_grey) {
        (0, _) => "lc-fp-off",
        (_, true) => "lc-fp-grey",
        _ => "lc-fp",
    };
    html! {
        g transform=(corner.translate()) {
            rect class=(class) width="20.400" height="15.400" rx="2.500" {}
            g transform={ "translate(" (if power > 9 { "4.2" } else { "5.4" }) " 7.800) scale(" (if power > 9 { ".58" } else { ".74" }) ")" } { (target_sign(target)) }
            @if power == 0 { path.lc-line d="M12.500 7.700h4" {} }
            @else { text.k-text.k-bold.k-mid.{ "k-" (if power > 9 { 10 } else { 11 }) } x="14.200" y="11.800" { (power) } }
        }
    }
}

fn ordnance(card: CardId) -> Markup {
    let stats = card.card();
    html! {
        rect.lc-sky x="3.500" y="18.600" width="81" height="32" {}
        g transform="translate(44 34.500) scale(.95)" { (PreEscaped(art::load(card))) }
        @for (i, target) in [Target::Soft, Target::Armor].into_iter().enumerate() {
            (firepower(at(22.0 + 23.0 * i as f32, 53.0), target, stats.fp[i], false))
        }
    }
}

fn special(card: CardId) -> Markup {
    html! {
        rect.lc-sky x="3.500" y="18.600" width="81" height="30" {}
        @if let Some(special) = card.special() {
            g transform="translate(44 33.500) scale(.92)" { (PreEscaped(art::special(special))) }
        }
        path.k-ribbon d="M2.600 51h60l6 6l-6 6h-60z" {}
        path.lc-bolt d="M9.500 52l-4 5.400h3l-1.400 4.600l4.600-6h-3z" {}
    }
}

/// The name of a card in its head.
pub(crate) fn name(card: CardId, say: Say, room: f32) -> Markup {
    let name = say(&words::card(card));
    let size = fitting(&name, &[10, 9, 8, 7], room);
    html! { text .k-serif .k-bold .k-on .{ "k-" (size) } x="19" y="12.800" { (shortened(&name, size, room)) } }
}

/// The room of a name in its head.
const ROOM: f32 = 64.0;

/// The whole name of a card in its head, in two lines if one is too short.
fn whole_name(card: CardId, say: Say) -> Markup {
    let text = say(&words::card(card));
    if shortened(&text, 7, ROOM) == text {
        return name(card, say, ROOM);
    }
    let lines = broken(&text, ROOM / 1.1, 6.0);
    let first = if lines.len() > 1 { 8.2 } else { 12.0 };
    html! {
        @for (i, line) in lines.iter().take(2).enumerate() {
            text .k-serif .k-bold .k-on .k-6 x="19" y=(Num(first + 6.4 * i as f32)) { (line) }
        }
    }
}

/// When a special is played, on its ribbon.
pub(crate) fn timing(card: CardId, say: Say) -> Markup {
    let word = card.card().timing.map(|timing| say(&Message::new("timing-name").with("timing", timing.word())));
    html! { @if let Some(word) = word { text.k-narrow.k-bold.k-on.k-7 x="14" y="59.600" { (word) } } }
}

/// The face of a card with its name, for any page.
pub fn face(card: CardId, say: Say) -> Markup {
    html! {
        svg.lc-card xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 92 76" role="img" aria-label=(say(&words::card(card))) {
            defs { (boards::kit::definitions()) }
            (plain(card)) (whole_name(card, say)) (timing(card, say))
        }
    }
}

/// The back of a card: its corners are cut, so that it is told from a face by its shape.
pub(crate) fn back(army: Army, wide: f32, high: f32) -> Markup {
    let letter = army.letter();
    let cut = wide * 0.1;
    let outline = |rim: f32| {
        let (w, h, c) = (wide - rim, high - rim, cut - rim / 2.0);
        format!(
            "M{} {rim}H{}L{w} {}V{}L{} {h}H{}L{rim} {}V{}z",
            rim + c,
            w - c,
            rim + c,
            h - c,
            w - c,
            rim + c,
            h - c,
            rim + c
        )
    };
    html! {
        path.k-shadow d=(outline(0.0)) transform="translate(1.600 2.600)" {}
        path.{ "k-frame-" (letter) } d=(outline(0.0)) {}
        path.{ "lc-lattice-" (letter) } d=(outline(4.0)) {}
        g transform={ (at(wide / 2.0, high / 2.0).translate()) " scale(" (Num(wide / 88.0)) ")" } {
            circle.{ "k-frame-" (letter) } r="14" {}
            circle.{ "k-edge-" (letter) } r="12" {}
            @match army {
                Army::Soviet => path.k-white transform="scale(.8)" d=(boards::kit::emblem::STAR) {},
                _ => g transform="scale(.8)" { (boards::kit::emblem::emblem(army)) },
            }
        }
    }
}

/// A terrain card to be laid: its ground, its name and its price.
pub(crate) fn terrain_card(terrain: Terrain, wide: f32, high: f32, say: Say) -> Markup {
    let frame = CardFrame { army: Army::Neutral, wide, high, rim: 2.0, head: Head::Frame(16.0) };
    let name = say(&words::terrain(terrain));
    html! {
        (frame.draw())
        svg x="4" y="20" width=(Num(wide - 8.0)) height=(Num(high - 24.0)) viewBox="0 0 276 164" preserveAspectRatio="xMidYMid slice" {
            rect.lc-field-0 width="276" height="164" {}
            (PreEscaped(crate::terrain::draw(terrain, Area::new(0.0, 0.0, 276.0, 164.0), 5)))
        }
        (coin(at(11.0, 10.0), 8.0, &terrain.row().cost.to_string()))
        (heading(&name, at(22.0, 14.0), wide - 28.0))
    }
}

/// The stylesheet of faces for a page, light and dark, the kit's included.
pub fn stylesheet() -> String {
    palette::themes()
}
