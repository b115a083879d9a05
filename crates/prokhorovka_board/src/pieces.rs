//! The pieces: counters, each in a group of its own that says what it is and where.

use crate::names::Name;
use crate::scene::{Piece, Scene};
use boards::Say;
use boards::kit::chip::{Tone, chip};
use boards::kit::counter::{Condition, Duty, SIDE, Symbol, face_down};
use boards::kit::nato::{Arm, Nato, Troops};
use boards::kit::{Army, Counter, Num, Silhouette, at, marks};
use maud::{Markup, html};
use prokhorovka::pieces::{Class, Formation, Health, Kind, Stage, UnitId};
use prokhorovka::state::Table;
use prokhorovka::{German, View, words};
use table::Side;

/// The figures on counters.
const FIGURES: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// One piece: `data-piece` names it, `data-at` says where it is.
pub(crate) fn draw(view: &View, scene: &Scene, piece: &Piece, say: Say) -> Markup {
    let size = format!(" scale({})", Num(piece.size));
    let turned = if piece.size < 1.0 { size.as_str() } else { "" };
    html! {
        g.bs-piece data-piece=(piece.name) data-at=(piece.at) transform={ (piece.point.translate()) (turned) } {
            @match piece.name {
                Name::Unit(unit) => {
                    title { (say(&words::unit(unit))) }
                    @if scene.in_hand.has(unit) { (marks::in_hand(SIDE, SIDE)) }
                    @else if scene.can_act.has(unit) { (marks::can_act(SIDE, SIDE)) }
                    (counter(&view.table, unit, say))
                },
                Name::Token(_) => (face_down(Army::Soviet)),
            }
        }
    }
}

/// The counter of a unit.
pub(crate) fn counter(table: &Table, unit: UnitId, say: Say) -> Markup {
    let (card, state) = (unit.card(), table.unit(unit));
    let name = short(&say(&words::unit(unit)));
    let figure = |number: u8| FIGURES[usize::from(number) % 10];
    let factors = [card.factor(Class::Armour), card.factor(Class::Infantry), card.mp].map(figure);
    let counter = Counter {
        army: army(unit.side()),
        formation: class(card.formation),
        name: &name,
        symbol: symbol(card.kind),
        factors: &factors,
        condition: condition(state.health),
        duty: duty(table, unit),
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
const fn class(formation: Formation) -> &'static str {
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

const fn symbol(kind: Kind) -> Symbol {
    match kind {
        Kind::PanzerIv => Symbol::Silhouette(Silhouette::PanzerIv),
        Kind::Tiger => Symbol::Silhouette(Silhouette::Tiger),
        Kind::Marder | Kind::Stug => Symbol::Silhouette(Silhouette::TankHunter),
        Kind::Recon => Symbol::Silhouette(Silhouette::ArmouredCar),
        Kind::T34 => Symbol::Silhouette(Silhouette::T34),
        Kind::T70 => Symbol::Silhouette(Silhouette::LightTank),
        Kind::M3 => Symbol::Silhouette(Silhouette::M3),
        Kind::Panzergrenadier | Kind::Mechanised => Symbol::Nato(Nato::of(Arm::Mechanised)),
        Kind::Motorised => Symbol::Nato(Nato::of(Arm::Motorised)),
        Kind::Airborne => Symbol::Nato(Nato::of(Arm::Airborne)),
        Kind::Infantry => Symbol::Nato(Nato::of(Arm::Infantry)),
        Kind::Remnant => Symbol::Nato(Nato { arm: Arm::Infantry, size: None, troops: Troops::Remnant }),
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
