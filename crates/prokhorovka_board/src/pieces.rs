//! The pieces: counters, each in a group of its own that says what it is and where.

use crate::names::Name;
use crate::scene::{Piece, Pile, Scene};
use crate::tips;
use boards::kit::chip::{Tone, chip};
use boards::kit::counter::{Condition, Duty, SIDE, Symbol, chit, face_down, pool};
use boards::kit::nato::{Arm, Nato, Size, Troops};
use boards::kit::{Army, Counter, Num, Silhouette, at, marks};
use boards::{Drawn, Ink, Say};
use maud::{Markup, html};
use prokhorovka::pieces::{self, Class, Formation, Health, Kind, Stage, UnitId};
use prokhorovka::state::Table;
use prokhorovka::{German, View, words};
use table::Side;

/// The figures on counters.
const FIGURES: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// One piece as it lies there. Its tip tells what has happened to it, the number of attacks that a pool has left, and
/// whose marker is active.
pub(crate) fn draw(view: &View, scene: &Scene, piece: &Piece, ink: Ink) -> Drawn {
    let tip = tips::piece(&view.table, piece);
    let unit = match piece.name {
        Name::Unit(unit) => Some(unit),
        _ => None,
    };
    let marked = unit.map(|unit| (scene.in_hand.has(unit), scene.can_act.has(unit), duty(&view.table, unit) as u8));
    let Piece { name, at, point, size, pile } = piece;
    let look = (name, at, point, size.to_bits(), pile, &tip, marked);
    ink.piece(look, || group(view, scene, piece, (ink.say)(&tip), ink.say).into_string())
}

/// `data-piece` names it, `data-at` says where it is; those of one stack have one `data-stack`.
fn group(view: &View, scene: &Scene, piece: &Piece, tip: String, say: Say) -> Markup {
    let table = &view.table;
    let size = format!(" scale({})", Num(piece.size));
    let small = if piece.size < 1.0 { size.as_str() } else { "" };
    let stack = match piece.pile {
        Pile::Alone => None,
        Pile::Among(side) => Some(format!("{}-{}", piece.at, crate::names::side_word(side))),
    };
    let in_hand = matches!(piece.name, Name::Unit(unit) if scene.in_hand.has(unit));
    html! {
        g class={ "bs-piece" @if in_hand { " bs-in-hand" } } data-piece=(piece.name) data-at=(piece.at) data-stack=[stack]
            transform={ (piece.point.translate()) (small) } {
            title { (tip) }
            @match piece.name {
                Name::Unit(unit) => {
                    @if in_hand { (marks::in_hand(SIDE, SIDE)) }
                    @else if scene.can_act.has(unit) { (marks::can_act(SIDE, SIDE)) }
                    (counter(table, unit, say))
                },
                Name::Token(_) => (face_down(Army::Soviet)),
                Name::Chit(formation) => {
                    @if table.active_formation() == Some(formation) { (marks::can_act(SIDE, SIDE)) }
                    (chit(army(formation.side()), class(formation), formation.word()))
                },
                Name::Air(side) => (pool(army(side), Nato::of(Arm::Air), &table.air[side.index()].to_string())),
                Name::Guns(side) => {
                    (pool(army(side), Nato::of(Arm::Artillery), &table.artillery[side.index()].to_string()))
                },
                Name::Rudel => (pool(Army::German, Nato::of(Arm::Air), "R")),
            }
        }
    }
}

/// The counter of a unit.
pub(crate) fn counter(table: &Table, unit: UnitId, say: Say) -> Markup {
    let state = table.unit(unit);
    drawn(unit, &short(&say(&words::unit(unit))), condition(state.health), duty(table, unit))
}

/// The counter of a unit without its name, as it lies in the tray of losses.
pub(crate) fn lost(unit: UnitId) -> String {
    let name = unit.card().name.split(' ').next().unwrap_or_default();
    drawn(unit, name, Condition::Fresh, Duty::Idle).into_string()
}

/// A counter with this name, in this condition.
pub(crate) fn drawn(unit: UnitId, name: &str, condition: Condition, duty: Duty) -> Markup {
    let card = unit.card();
    let figure = |number: u8| FIGURES[usize::from(number) % 10];
    let factors = [card.factor(Class::Armour), card.factor(Class::Infantry), card.mp].map(figure);
    let counter = Counter {
        army: army(unit.side()),
        formation: class(card.formation),
        name,
        symbol: symbol(unit),
        factors: &factors,
        condition,
        duty,
    };
    html! {
        (counter.draw())
        @if unit.is_tiger() { (chip(at(-17.0, 0.0), "+1", Tone::Gold)) }
    }
}

/// A unit's name as there is room for it on a counter: without what all of its side have in common.
fn short(name: &str) -> String {
    name.replace("SS-", "").replace("SS ", "").replace(" СС", "")
}

/// The army of a side.
pub(crate) const fn army(side: Side) -> Army {
    match side {
        German => Army::German,
        _ => Army::Soviet,
    }
}

/// The class that gives a formation its colours.
pub(crate) const fn class(formation: Formation) -> &'static str {
    match formation {
        Formation::Lah => "bs-lah",
        Formation::Dr => "bs-dr",
        Formation::Tk => "bs-tk",
        Formation::I167 => "bs-i167",
        Formation::Airborne => "bs-abn",
        Formation::Remnants => "bs-rem",
        Formation::Corps18 => "bs-c18",
        Formation::Corps29 => "bs-c29",
        Formation::Corps2 => "bs-c2",
        Formation::Guards2 => "bs-g2",
        Formation::Reserve => "bs-g5",
    }
}

/// Armour has a silhouette, or its unit symbol for those who want that; infantry has its unit symbol.
fn symbol(unit: UnitId) -> Symbol {
    let card = unit.card();
    let (arm, silhouette) = match card.kind {
        Kind::PanzerIv => (Arm::Armour, Some(Silhouette::PanzerIv)),
        Kind::Tiger => (Arm::Armour, Some(Silhouette::Tiger)),
        Kind::Marder | Kind::Stug => (Arm::AntiTank, Some(Silhouette::TankHunter)),
        Kind::Recon => (Arm::Reconnaissance, Some(Silhouette::ArmouredCar)),
        Kind::T34 => (Arm::Armour, Some(Silhouette::T34)),
        Kind::T70 => (Arm::Armour, Some(Silhouette::LightTank)),
        Kind::M3 => (Arm::Armour, Some(Silhouette::M3)),
        Kind::Panzergrenadier | Kind::Mechanised => (Arm::Mechanised, None),
        Kind::Motorised => (Arm::Motorised, None),
        Kind::Airborne => (Arm::Airborne, None),
        Kind::Infantry | Kind::Remnant => (Arm::Infantry, None),
    };
    let troops = match card.kind {
        Kind::Remnant => Troops::Remnant,
        _ if card.name.contains("Gds") => Troops::Guards,
        _ => Troops::Line,
    };
    match silhouette {
        Some(silhouette) => Symbol::Either(silhouette, Nato { arm, size: Some(size(card.size)), troops }),
        None => Symbol::Nato(Nato { arm, size: None, troops }),
    }
}

const fn size(size: pieces::Size) -> Size {
    match size {
        pieces::Size::Company => Size::Company,
        pieces::Size::Battalion => Size::Battalion,
        pieces::Size::Regiment => Size::Regiment,
        pieces::Size::Brigade => Size::Brigade,
        pieces::Size::Division => Size::Division,
    }
}

const fn condition(health: Health) -> Condition {
    match health {
        Health::Fresh => Condition::Fresh,
        Health::Disrupted => Condition::Disrupted,
        Health::Reduced => Condition::Reduced,
        Health::ReducedDisrupted => Condition::ReducedDisrupted,
    }
}

/// What a unit may still do this turn: nothing if its marker was drawn before.
fn duty(table: &Table, unit: UnitId) -> Duty {
    let state = table.unit(unit);
    let formation = unit.formation();
    let comes = table.active_formation() == Some(formation) || table.envelope.has(formation) || unit.is_remnant();
    match state.stage {
        _ if state.at().is_none() || table.turn == 0 => Duty::Idle,
        Stage::Done => Duty::Finished,
        Stage::FiredHalf | Stage::MovedHalf => Duty::Half,
        Stage::Ready if comes => Duty::Ready,
        Stage::Ready => Duty::Idle,
    }
}
