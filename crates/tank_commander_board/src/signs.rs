//! Small signs: what holds for a unit, and the corner of each seat.

use crate::army;
use crate::layout::{BACK, CARD, Layout};
use crate::names::{Name, Spot};
use crate::pieces::outline;
use crate::scene;
use crate::tips;
use boards::Say;
use boards::kit::card::{count_chip, slot};
use boards::kit::chip::{Tone, chip, coins};
use boards::kit::{Num, Point, at, emblem};
use maud::{Markup, html};
use table::Seat;
use tank_commander::View;
use tank_commander::data::DATA;
use tank_commander::state::*;
use tank_commander::units::{Gear, Mark, Unit, UnitId};

/// Something that holds for a unit, as it is shown on its card.
pub(crate) struct UnitSign {
    /// Its word, which messages select on.
    pub(crate) word: &'static str,
    /// A path around the middle.
    pub(crate) path: &'static str,
    /// The tone of the chip under it.
    pub(crate) tone: Tone,
    holds: fn(&Unit) -> bool,
}

const BAD: Tone = Tone::Alarm;
const GOOD: Tone = Tone::Good;
const PLAIN: Tone = Tone::Plain;

const fn unit_sign(word: &'static str, tone: Tone, path: &'static str, holds: fn(&Unit) -> bool) -> UnitSign {
    UnitSign { word, path, tone, holds }
}

/// Troubles first, then who leads it, then equipment.
#[rustfmt::skip]
static UNIT_SIGNS: [UnitSign; 14] = [
    unit_sign("immobilised", BAD, "M-6 3a3 3 0 1 0 .1 0M6 3a3 3 0 1 0 .1 0M-6-6L6 6", |unit| unit.is(Mark::Immobilised)),
    unit_sign("breakdown", BAD, "M-5 5l6-6M1-1a3.500 3.500 0 1 0 1-4l2 2M-5 5l-1 1", |unit| unit.breakdown.is_some()),
    unit_sign("malfunction", BAD, "M-6 2h8l4-3M-5-5L5 5M5-5L-5 5", |unit| unit.malfunction.is_some()),
    unit_sign("mines", BAD, "M0-6v12M-6 0h12M-4-4l8 8M4-4l-8 8", |unit| unit.mines > 0),
    unit_sign("ace", GOOD, "M0-6l1.800 3.900l4.200.5l-3.100 2.800l.9 4.200l-3.800-2.100l-3.800 2.100l.9-4.200l-3.100-2.800l4.200-.5z", |unit| unit.is(Mark::Ace)),
    unit_sign("leader", GOOD, "M-5-2l5-4l5 4M-5 3l5-4l5 4", |unit| unit.is(Mark::Leader)),
    unit_sign("observer", GOOD, "M-4 4a2.500 2.500 0 1 0 .1 0M4 4a2.500 2.500 0 1 0 .1 0M-4-1l1-4M4-1l-1-4M-3-5h6", |unit| unit.is(Mark::Observer)),
    unit_sign("canister", GOOD, "M-4-5h8v10h-8zM-4-1h8", |unit| unit.is(Mark::Canister)),
    unit_sign("panzerfaust", PLAIN, "M-6 4l8-7M2-3l4-3M0-5l4 4", |unit| unit.gear.has(Gear::Panzerfaust)),
    unit_sign("panzerschreck", PLAIN, "M-6 3h12M-6 0h12M2 3v3", |unit| unit.gear.has(Gear::Panzerschreck)),
    unit_sign("at_rifle", PLAIN, "M-7-1h13M-3-1v4M2-1l-2 4M2-1l2 4", |unit| unit.gear.has(Gear::Rifle)),
    unit_sign("flamethrower", PLAIN, "M0 6q-6-4-1-12q0 4 3 5t1 7", |unit| unit.gear.has(Gear::Flamethrower)),
    unit_sign("machine_gun", PLAIN, "M-6-2h11M-1-2l-4 7M-1-2l4 7M-4-2v3", |unit| unit.gear.has(Gear::MachineGun)),
    unit_sign("leaving", PLAIN, "M5 0h-10M-1-4l-4 4l4 4", |unit| unit.is(Mark::Leaving)),
];

/// The signs of a unit.
pub(crate) fn of(unit: &Unit) -> impl Iterator<Item = &'static UnitSign> {
    UNIT_SIGNS.iter().filter(|sign| (sign.holds)(unit))
}

/// Is it this unit that the deciding seat is asked about?
pub(crate) fn is_asked(table: &Table, id: UnitId) -> bool {
    match (table.step, &table.play.doing) {
        (Step::Volley, _) => table.next_to_declare() == Some(id),
        (_, Doing::Withdrawing { on_the_way }) => *on_the_way == Some(id),
        _ => false,
    }
}

/// Points and supply, the unknown cards of the hand, discards and wrecks of a seat.
pub(crate) fn seat(view: &View, layout: Layout, seat: Seat) -> Markup {
    let table = &view.table;
    let side = table.side(seat);
    let army = army(table.nation(side));
    let corner = layout.badge(table, seat).corner();
    let middle = corner.plus(34.0, 35.0);
    let decides = table.seat == seat && table.step != Step::Over;
    html! {
        @if decides { circle .{ "k-rim-" (army.letter()) } cx=(Num(middle.x)) cy=(Num(middle.y)) r="30" {} }
        (emblem::in_disc(army, middle, 1.7))
        text .k-text.k-bold.k-16 x=(Num(corner.x + 68.0)) y=(Num(corner.y + 42.0)) { (table.score(side)) }
        @if table.setup.commanders() > 1 { text .k-text.k-quiet.k-11 x=(Num(corner.x + 68.0)) y=(Num(corner.y + 22.0)) { "#" (seat.0 + 1) } }
        @if table.turn > 0 && table.active() == seat {
            (coins(corner.plus(16.0, 81.0), 20.0, 8.0, table.play.supply, DATA.numbers.supply_per_play))
        }
        (unknown(view, layout, seat))
    }
}

/// The discards and the wrecks of a seat: all may look through them.
pub(crate) fn heaps(table: &Table, layout: Layout, seat: Seat, say: Say) -> Markup {
    let player = &table.players[seat.index()];
    let [_, discards, wrecks] = layout.piles(table, seat);
    let tip = |heap: &'static str, count: u8| say(&tips::heap(table, seat, heap, count));
    html! {
        (counted(discards.corner(), Name::Discards(seat), DISCARDS, player.discard.len(), &tip("discards", player.discard.len())))
        (counted(wrecks.corner(), Name::Wrecks(seat), WRECKS, player.wrecks.len(), &tip("wrecks", player.wrecks.len())))
    }
}

/// The sign of the slot for discards.
pub(crate) const DISCARDS: &str = "M-9-12h18v24h-18zM-4-7l8 14M4-7l-8 14";
/// The sign of the slot for wrecks.
pub(crate) const WRECKS: &str = "M-14 8h28l4-6l-6-5h-24l-6 5zM-6-3l2-7h8l2 7M-2-16q-6-6 0-12M5-15q5-5 0-10";

/// Cards of a hand that the owner of the view does not know: backs in a fan.
fn unknown(view: &View, layout: Layout, seat: Seat) -> Markup {
    let count = scene::unknown(view, seat);
    let from = scene::backs(view, layout, seat).corner();
    let back = |i: u8| from.plus(f32::from(i) * scene::FAN, 0.0);
    html! {
        @for i in 0..count { (card_back(view, seat, back(i))) }
        @if count > 0 { (chip(back(count - 1).plus(BACK / 2.0, CARD.1 - 4.0), &count.to_string(), Tone::Plain)) }
    }
}

/// The back of a card of a seat.
fn card_back(view: &View, seat: Seat, at: Point) -> Markup {
    let side = army(view.table.nation(view.table.side(seat))).letter();
    html! { use href={ "#tc-back-" (side) } x=(Num(at.x)) y=(Num(at.y)) width=(BACK) height=(CARD.1) {} }
}

/// A slot for cards that lie in no order, with a sign and their number.
fn counted(at: Point, name: Name, sign: &str, count: u8, tip: &str) -> Markup {
    let look = (count > 0).then_some(Spot::Piece(name));
    html! { g transform=(at.translate()) data-look=[look] { title { (tip) } (slot(BACK, CARD.1, sign, count)) } }
}

/// The draw pile of a seat.
pub(crate) fn pile(view: &View, seat: Seat) -> Markup {
    let count = view.table.players[seat.index()].pile;
    html! {
        @for i in [2u8, 1, 0] {
            @if i == 0 || count > i * 8 { (card_back(view, seat, at(2.0, -2.0) * f32::from(i))) }
        }
        (count_chip(BACK, CARD.1, count))
        (outline(BACK, CARD.1, 6.0))
    }
}
