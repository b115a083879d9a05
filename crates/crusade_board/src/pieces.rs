//! The pieces: cards on the ground, aircraft in the air, backs, cards in hand.

use crate::layout::{CARD, CHIP, HELD};
use crate::names::Name;
use crate::scene::{INSIDE, Piece, What, number};
use crate::{army, army_of, art, cards, tips};
use boards::kit::card::{Pose, posed, shadow};
use boards::kit::chip::{Tone, chip};
use boards::kit::lettering::{shortened, width};
use boards::kit::{Area, Num, at};
use boards::{Drawn, Ink, Say};
use crusade::pieces::{CardId, Kind};
use crusade::state::{Focus, Mission};
use crusade::words::{self, Condition};
use crusade::{View, map::Site};
use maud::{Markup, PreEscaped, html};

/// One piece as it lies there.
pub(crate) fn draw(view: &View, piece: &Piece, ink: Ink) -> Drawn {
    let in_hand = is_in_hand(view, piece.name);
    ink.piece((piece, in_hand), || group(piece, in_hand, ink.say).into_string())
}

/// `data-piece` names it, `data-at` says where it is, `data-card` which card it is, `data-rimmed` that it shows by
/// itself that it can be clicked.
fn group(piece: &Piece, in_hand: bool, say: Say) -> Markup {
    html! {
        g .lc-piece .lc-in-hand[in_hand] data-piece=(piece.name) data-at=(piece.at)
            data-card=[piece.card().map(number)] data-rimmed="" transform=(piece.point.translate()) {
            title { (tips::piece(piece, say)) }
            @match piece.what {
                What::Card { card, holds, inside, filled } => {
                    g transform=[inside.then(|| format!("scale({INSIDE})"))] { (card_on_table(piece, card, &holds, filled, say)) }
                },
                What::Rider { card, .. } => (tab(army_of(piece.side).letter(), &say(&words::card(card)))),
                What::Flying { card, holds, heading, mission } => (flying(piece, card, &holds, heading, mission, say)),
                What::Back => (back(piece)),
                What::Held { card, copies } => (held(card, copies, say)),
                What::Chip { card, copies } => (loose(card, copies)),
                What::Terrain(terrain) => { (cards::terrain_card(terrain, HELD.0, HELD.1, say)) (rim(HELD, 6.0)) },
            }
        }
    }
}

/// The rim that a page lights where something can be clicked.
fn rim((wide, high): (f32, f32), round: f32) -> Markup {
    Area::new(0.0, 0.0, wide, high).inside(-2.0).rect("lc-out", round)
}

fn card_on_table(piece: &Piece, card: CardId, holds: &Condition, filled: bool, say: Say) -> Markup {
    let stats = card.card();
    let hidden = matches!(piece.name, Name::Own(..));
    let room = if hidden { 46.0 } else { 64.0 };
    let face = html! {
        @if holds.dug_in { (sacks()) }
        (attached(holds, say))
        (shadow(CARD.0, CARD.1, 6.0))
        @if stats.kind == Kind::Fort { path.lc-battlement d="M0 8V-6H12V0H25V-6H38V0H50V-6H63V0H76V-6H88V8z" {} }
        (cards::refer(card, 1.0))
        @if holds.damage > 0 { (cards::hits(stats, holds.damage)) }
        @if hidden { (veil()) }
        (cards::name(card, say, room))
        @if hidden { (seal()) }
        @if filled {
            g transform=(at(CARD.0 * (1.0 - INSIDE) - 3.0, CARD.1 * (1.0 - INSIDE) - 3.0).translate()) {
                (cards::back(army_of(piece.side), CARD.0 * INSIDE, CARD.1 * INSIDE))
            }
        }
        @for (i, load) in [holds.weapon, holds.tanks].into_iter().flatten().enumerate() {
            g transform={ "translate(" (46 + 12 * i) " 40) rotate(-70) scale(.34)" } { (PreEscaped(art::load(load))) }
        }
        (rim(CARD, 7.0))
    };
    let pose = if holds.committed { Pose::Tilted } else { Pose::Upright };
    html! { g .lc-dim[holds.committed] { (posed(pose, CARD.0, CARD.1, face)) } }
}

/// Sandbags below a card.
pub(crate) fn sacks() -> Markup {
    let d = "M-4 52Q-7 77 14 78H74Q95 77 92 52";
    html! { path.lc-sacks d=(d) {} path.lc-sack-lines d=(d) {} }
}

/// What is attached looks out below the card.
fn attached(holds: &Condition, say: Say) -> Markup {
    let names: Vec<String> = holds.attached.iter().map(|special| say(&words::card(special.card()))).collect();
    html! {
        @if !names.is_empty() {
            g transform=(at(0.0, CARD.1 - 2.0).translate()) { (tab("n", &names.join(", "))) }
        }
    }
}

/// A strip below a card with a name on it.
fn tab(letter: &str, name: &str) -> Markup {
    html! {
        (Area::new(4.0, -10.0, CARD.0 - 8.0, 22.0).rect(&format!("lc-tab-{letter}"), 4.0))
        text.k-narrow.k-bold.k-on.k-8.k-mid x=(Num(CARD.0 / 2.0)) y="9" { (shortened(name, 8, CARD.0 - 16.0)) }
        (Area::new(4.0, 1.0, CARD.0 - 8.0, 11.0).rect("lc-out", 4.0))
    }
}

/// Over a card of one's own that the enemy does not know.
fn veil() -> Markup {
    html! { (Area::new(3.4, 18.8, CARD.0 - 6.8, CARD.1 - 22.2).rect("lc-veil", 2.0)) }
}

/// A folded corner and a shut eye.
pub(crate) fn seal() -> Markup {
    html! {
        path.lc-fold d="M66 0L88 22L70 19.500Q67 19 66.600 16z" {}
        circle.lc-seal cx="81.800" cy="6.200" r="7.600" {}
        g transform="translate(81.800 6.200) scale(.8)" { path.lc-eye d=(cards::EYE) {} circle.lc-pupil r="1.900" {} path.lc-eye d="M-5.600 5L5.600-5" {} }
    }
}

fn back(piece: &Piece) -> Markup {
    let turn = match piece.name {
        Name::Back(_, _, number) => [-1.2, 0.9, -0.4, 1.5, -1.6][usize::from(number) % 5],
        _ => 0.0,
    };
    html! {
        g transform={ "rotate(" (turn) ",44,36)" } { (cards::back(army_of(piece.side), CARD.0, CARD.1)) (rim(CARD, 7.0)) }
    }
}

/// An aircraft with its shadow on the ground far below, its load, and its plate.
fn flying(piece: &Piece, card: CardId, holds: &Condition, heading: i16, mission: Mission, say: Say) -> Markup {
    let span = art::Plane::of(card).span
        * if matches!(piece.at, crate::names::Place::Site(Site::Rear(_))) { 0.62 } else { 1.0 };
    let scale = span / 100.0;
    let turned = |x: f32, y: f32, scale: f32| format!("translate({x} {y}) rotate({heading}) scale({scale:.3})");
    let outline = art::shadow(card);
    html! {
        path.lc-shadow transform=(turned(14.0, 19.0, scale * 0.9)) d=(outline) {}
        @if mission == Mission::Patrol { circle.lc-ring-under r="38" {} circle.lc-ring r="38" {} }
        path.lc-halo transform=(turned(0.0, 0.0, scale)) d=(outline) {}
        g transform=(turned(0.0, 0.0, scale)) {
            @if holds.weapon.is_some() { @for x in [-17, 17] { path.lc-bomb d={ "M" (x) "-26m-3.400 0q3.400-12 6.800 0v16h-6.800z" } {} } }
            @if holds.tanks.is_some() { @for x in [-24, 24] { path.lc-tank d={ "M" (x) "-22m-3.600 0q3.600-14 7.200 0v18q-3.600 10-7.200 0z" } {} } }
            (PreEscaped(art::plane(card)))
            @if holds.damage > 0 { path.lc-scorch d="M14-2q4-4 8 0t6 6q-6 4-10 1t-4-7z" {} circle.lc-flame cx="18" cy="1" r="2.600" {} }
        }
        (plate(piece, card, holds, say))
        circle.lc-out r=(Num(span * 0.46)) {}
    }
}

/// The plate below an aircraft: an arrowhead for a fighter or a bomb for a bomber, its name, its hits.
fn plate(piece: &Piece, card: CardId, holds: &Condition, say: Say) -> Markup {
    let stats = card.card();
    let name = say(&words::card(card));
    let short = name.split(' ').take(if name.len() < 10 { 2 } else { 1 }).collect::<Vec<_>>().join(" ");
    let letters = width(&short, 9.0);
    let wide = letters + 16.0 + f32::from(stats.hits) * 5.8;
    let (x, y) = (-wide / 2.0, 24.0);
    let letter = army_of(piece.side).letter();
    html! {
        (Area::new(x, y, wide, 15.0).rect(&format!("lc-tag-{letter}"), 4.0))
        @if tips::is_fighter(card, holds) { path.lc-role d={ "M" (Num(x + 3.4)) " 35.600l3.600-8.400l3.600 8.400l-3.600-2.400z" } {} }
        @else { path.lc-role-bomb d={ "M" (Num(x + 4.0)) " 29.400q3-4 6 0v4q-1 2-3 3.600q-2-1.600-3-3.600zm0-3.600h6v1.400h-6z" } {} }
        text.k-narrow.k-bold.k-9.k-on x=(Num(x + 12.8)) y="35" { (short) }
        @for i in 0..stats.hits {
            circle class=(if i < holds.damage { "lc-tally" } else { "lc-tally-off" })
                cx=(Num(x + wide - 4.6 - f32::from(stats.hits - 1 - i) * 5.8)) cy="31.500" r="2.200" {}
        }
    }
}

fn held(card: CardId, copies: u8, say: Say) -> Markup {
    let size = HELD.0 / CARD.0;
    html! {
        g transform={ "scale(" (Num(size)) ")" } {
            (shadow(CARD.0, CARD.1, 6.0))
            @if copies > 1 { g transform="translate(3 -3)" { (cards::refer(card, 1.0)) } }
            (cards::refer(card, 1.0))
            (cards::name(card, say, 64.0))
            (cards::timing(card, say))
            @if copies > 1 { (chip(at(76.0, 64.0), &format!("×{copies}"), Tone::Plain)) }
        }
        (rim((HELD.0, CARD.1 * size), 8.0))
    }
}

/// Ordnance that waits for an aircraft.
fn loose(card: CardId, copies: u8) -> Markup {
    let stats = card.card();
    let letter = army(stats.nation).letter();
    html! {
        (shadow(CHIP.0, CHIP.1, 4.0))
        (Area::new(0.0, 0.0, CHIP.0, CHIP.1).rect(&format!("k-frame-{letter}"), 4.0))
        (Area::new(0.0, 0.0, CHIP.0, CHIP.1).inside(2.4).rect("k-paper", 2.6))
        g transform="translate(25 13) scale(.68)" { (PreEscaped(art::load(card))) }
        @if stats.fp[0] > 0 { text.k-text.k-bold.k-9 x="6" y="29.500" { (stats.fp[0]) } text.k-text.k-bold.k-9.k-end x="40" y="29.500" { (stats.fp[1]) } }
        @if copies > 1 { (chip(at(23.0, 27.0), &format!("×{copies}"), Tone::Plain)) }
        (rim(CHIP, 5.0))
    }
}

/// Is it what the deciding seat has in mind?
fn is_in_hand(view: &View, name: Name) -> bool {
    let table = &view.table;
    let Some(side) = view.side().filter(|side| *side == table.decider) else { return false };
    let is = |id| crate::spots::own(view, side, id) == Some(name);
    match &view.focus {
        Focus::Nothing => match name {
            Name::Open(of, tag) => table.combat.is_some_and(|combat| of == combat.by && tag == combat.interceptor),
            _ => false,
        },
        Focus::Launch { aircraft, .. } => aircraft.iter().any(|loadout| is(loadout.aircraft)),
        Focus::Barrage { unit, .. } => is(*unit),
        Focus::Assault { attackers, cards, .. } => {
            let support = matches!(name, Name::Hand(card) if card.special().is_some_and(|special| cards.has(special)));
            support || attackers.iter().any(|id| is(*id))
        }
    }
}
