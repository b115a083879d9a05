//! What lies where, as the view knows it: each piece once, lowest first.

use crate::layout::{BACK, CARD, Layout, PEEK, cards_in};
use crate::names::{Name, Place};
use boards::Outlook;
use boards::kit::{Area, Point, at};
use std::collections::BTreeSet;
use table::{Seat, Side};
use tank_commander::View;
use tank_commander::bag::Bag;
use tank_commander::data::Scenario;
use tank_commander::map::{Space, Spaces};
use tank_commander::pieces::{CardId, Special};
use tank_commander::state::*;
use tank_commander::units::UnitId;

/// A piece on the table.
#[derive(Clone, Copy, Debug, Hash)]
pub(crate) struct Piece {
    /// Its name for programs.
    pub(crate) name: Name,
    /// Where it lies.
    pub(crate) at: Place,
    /// Where it is drawn.
    pub(crate) point: Point,
    /// Its card; piles and edges have none.
    pub(crate) card: Option<CardId>,
    /// How many copies lie there.
    pub(crate) copies: u8,
    /// What it is to carry, while the group is mustered.
    pub(crate) load: Option<CardId>,
}

/// The table as the view knows it.
pub struct Scene {
    /// Where things lie.
    pub(crate) layout: Layout,
    /// All pieces, in the order in which they lie on each other.
    pub(crate) pieces: Vec<Piece>,
    /// The tray, where it is used.
    pub(crate) tray: Option<Tray>,
}

/// The tray: a declared act with its interrupts, or cards that leave the reserve.
pub(crate) struct Tray {
    /// All of it.
    pub(crate) area: Area,
    /// Where the declared act lies, right of the marks of those who have passed.
    pub(crate) act: Option<Area>,
    /// Where the cards of the stack lie, the first beside what was declared.
    pub(crate) stack: Vec<Point>,
}

impl Scene {
    /// Lays out a view.
    pub(crate) fn of(view: &View, outlook: Outlook) -> Scene {
        let layout = Layout::of(&view.table, outlook);
        let mut pieces = Vec::new();
        for (a, b) in open_edges(view) {
            let (name, at, point) = (Name::Edge(a, b), Place::Space(a), layout.edge(a, b));
            pieces.push(Piece { name, at, point, card: None, copies: 1, load: None });
        }
        units(view, layout, &mut pieces);
        for seat in seats(&view.table) {
            hand(view, layout, seat, &mut pieces);
        }
        let tray = tray(view, layout);
        tray.iter().for_each(|tray| in_tray(view, tray, &mut pieces));
        Scene { layout, pieces, tray }
    }

    /// The piece of this name.
    pub(crate) fn piece(&self, name: Name) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.name == name)
    }
}

/// The cards whose small faces are drawn, each once.
pub(crate) fn cards_shown(view: &View, scene: &Scene) -> Vec<u16> {
    let table = &view.table;
    let drawn = scene.pieces.iter().flat_map(|piece| [piece.card, piece.load]).flatten();
    let played = match table.window.as_ref().map(|window| &window.act) {
        Some(Act::Instant(instant)) => Some(instant.card.card),
        _ => None,
    };
    // Units that come from the reserve are named in the tray before they stand anywhere.
    let units = table.units.iter().map(|(_, unit)| unit.card);
    // What is destroyed lies in the tray of losses.
    let wrecks = table.players.iter().flat_map(|player| player.wrecks.iter());
    let all: BTreeSet<u16> = drawn.chain(units).chain(wrecks).chain(played).map(|card| card.number().into()).collect();
    all.into_iter().collect()
}

/// All seats of the match.
pub(crate) fn seats(table: &Table) -> impl Iterator<Item = Seat> + use<> {
    (0..table.setup.players).map(Seat)
}

/// The edges that the card in mind could be played on.
fn open_edges(view: &View) -> Vec<(Space, Space)> {
    let Focus::Card(staged) = &view.focus else { return Vec::new() };
    let table = &view.table;
    match staged.card.stats().event {
        Some(Special::Stream) => {
            let later = |a: Space| table.board().beside(a) & !(a.bit() | (a.bit() - 1));
            let edges = Spaces(table.board().all).flat_map(|a| Spaces(later(a)).map(move |b| (a, b)));
            edges.filter(|(a, b)| !table.has_stream(*a, *b)).collect()
        }
        Some(Special::Bridge | Special::Ford) => table.edges.iter().map(|edge| (edge.a, edge.b)).collect(),
        _ => Vec::new(),
    }
}

/// Unit cards: what is loaded looks out from under its carrier.
fn units(view: &View, layout: Layout, pieces: &mut Vec<Piece>) {
    let table = &view.table;
    for at in Spaces(table.board().all) {
        for side in Side::BOTH.into_iter().filter(|side| table.units.holds(*side, at)) {
            let piles: Vec<UnitId> =
                table.units.at(side, at).filter(|(_, unit)| unit.on_foot()).map(|(id, _)| id).collect();
            let places = layout.stand(table, side, at, piles.len());
            for (id, point) in piles.into_iter().zip(places) {
                let loads = table.units.at(side, at).filter(|(_, unit)| unit.carrier == Some(id));
                let pile: Vec<UnitId> = loads.map(|(load, _)| load).chain([id]).collect();
                for (under, id) in pile.iter().rev().enumerate().rev() {
                    let card = table.units.get(*id).map(|unit| unit.card);
                    let point = point.plus(0.0, -PEEK * under as f32);
                    pieces.push(Piece {
                        name: Name::Unit(*id),
                        at: Place::Space(at),
                        point,
                        card,
                        copies: 1,
                        load: None,
                    });
                }
            }
        }
    }
}

/// The known cards of a hand, what is still to be placed beside them, and the draw pile.
fn hand(view: &View, layout: Layout, seat: Seat, pieces: &mut Vec<Piece>) {
    let table = &view.table;
    let at = Place::Space(table.reserve(table.side(seat)));
    let known = kinds(&view.known_hand(seat)).into_iter().map(|(card, copies)| (Name::Card(seat, card), card, copies));
    let placed = if seat == table.seat { to_place(view) } else { Vec::new() };
    let placed = placed.into_iter().map(|(card, copies)| (Name::Deck(seat, card), card, copies));
    let all: Vec<(Name, CardId, u8)> = known.chain(placed).collect();
    let room = hand_room(view, layout, seat);
    for ((name, card, copies), x) in all.iter().copied().zip(cards_in(room, all.len())) {
        pieces.push(Piece { name, at, point: Point { x, y: room.y }, card: Some(card), copies, load: None });
    }
    if table.players[seat.index()].pile > 0 {
        let point = layout.piles(table, seat)[0].corner();
        pieces.push(Piece { name: Name::Pile(seat), at, point, card: None, copies: 1, load: None });
    }
}

/// How many cards of a hand are not known to the owner of the view.
pub(crate) fn unknown(view: &View, seat: Seat) -> u8 {
    view.table.players[seat.index()].hand.saturating_sub(view.known_hand(seat).len())
}

/// Where the known cards of a hand lie: the unknown ones lie right of them, and so may the tray.
fn hand_room(view: &View, layout: Layout, seat: Seat) -> Area {
    let room = layout.hand(&view.table, seat);
    let shared = unknown(view, seat) > 0 || (is_tray_used(view) && seat == tray_seat(view, layout));
    Area { w: if shared { room.w / 2.0 } else { room.w }, ..room }
}

/// Where the unknown cards of a hand begin.
pub(crate) fn backs(view: &View, layout: Layout, seat: Seat) -> Area {
    let room = layout.hand(&view.table, seat);
    let known = view.known_hand(seat).kinds().count();
    let used = cards_in(hand_room(view, layout, seat), known).last().map_or(0.0, |x| x + CARD.0 + 8.0 - room.x);
    Area { x: room.x + used, w: room.w - used, ..room }
}

/// How far apart the backs of unknown cards lie.
pub(crate) const FAN: f32 = 14.0;

/// The kinds of a bag, units first, with the number of copies.
pub(crate) fn kinds(bag: &Bag) -> Vec<(CardId, u8)> {
    let mut kinds: Vec<CardId> = bag.kinds().collect();
    kinds.sort_by_key(|card| (!card.stats().is_unit(), card.stats().event.is_some(), *card));
    kinds.into_iter().map(|card| (card, bag.count(card))).collect()
}

/// The cards that the deciding seat may still place or lay, if the owner of the view may know them.
fn to_place(view: &View) -> Vec<(CardId, u8)> {
    let table = &view.table;
    if !matches!(table.step, Step::Deploy | Step::Arrival | Step::Ground) {
        return Vec::new();
    }
    let Some(secrets) = &view.secrets[table.seat.index()] else { return Vec::new() };
    let mut cards = if table.step == Step::Arrival { Bag::EMPTY } else { secrets.pile };
    if table.setup.scenario != Scenario::Defence && table.step != Step::Ground {
        cards.extend(secrets.group.iter());
    }
    kinds(&cards)
}

/// The seat whose strip the tray lies in: its own for cards that leave the reserve; for a window opposite the owner
/// of the view, before whoever decides.
fn tray_seat(view: &View, layout: Layout) -> Seat {
    let table = &view.table;
    if is_mustering(view) {
        return table.seat;
    }
    let knows = |side: Side| table.setup.seats(side).all(|seat| view.secrets[seat.index()].is_some());
    let is_north = |side: &Side| layout.is_north(table.nation(*side));
    let north = if is_north(&Side::First) { Side::First } else { Side::Second };
    let far = match Side::BOTH.map(knows) {
        [true, false] => Side::Second,
        [false, true] => Side::First,
        _ => north,
    };
    let place = table.setup.seats(table.side(table.seat)).position(|seat| seat == table.seat).unwrap_or(0);
    table.setup.seats(far).nth(place).unwrap_or(Seat(0))
}

/// Do cards leave the reserve?
fn is_mustering(view: &View) -> bool {
    matches!(&view.focus, Focus::Group(group) if !group.cards.is_empty())
}

/// Does anything lie in the tray: a declared act with its interrupts, or cards that leave the reserve?
fn is_tray_used(view: &View) -> bool {
    let window = view.table.window.as_ref();
    is_mustering(view) || window.is_some_and(|window| !window.stack.is_empty() || window.act != Act::Nothing)
}

/// The tray, where it is used: what a hand leaves of its strip.
fn tray(view: &View, layout: Layout) -> Option<Tray> {
    if !is_tray_used(view) {
        return None;
    }
    let seat = tray_seat(view, layout);
    let backs = backs(view, layout, seat);
    let fan = match unknown(view, seat) {
        0 => 0.0,
        count => BACK + f32::from(count - 1) * FAN + 8.0,
    };
    let area = Area { x: backs.x + fan, w: backs.w - fan, y: backs.y - 2.0, h: CARD.1 + 4.0 };
    let window = view.table.window.as_ref();
    let act = window.map(|window| act_room(&window.act, area));
    let stack = act.map_or_else(Vec::new, |act| stack(window.map_or(0, |window| window.stack.len()), act, area));
    Some(Tray { area, act, stack })
}

/// How many cards of a group that moves are shown.
pub(crate) const SHOWN: usize = 4;

fn act_room(act: &Act, area: Area) -> Area {
    let w = match act {
        Act::Nothing => 0.0,
        Act::Step { group, .. } => 104.0 + 26.0 * group.len().min(SHOWN) as f32,
        Act::Shot { .. } | Act::SmokeShot { .. } | Act::Instant(_) => 250.0,
    };
    Area { x: area.x + 20.0, y: area.y + 2.0, w: w.min(area.w - 20.0), h: CARD.1 }
}

fn stack(cards: usize, act: Area, area: Area) -> Vec<Point> {
    let x = act.x + act.w + 14.0;
    let room = Area { x, w: area.x + area.w - x - 4.0, ..act };
    cards_in(room, cards).map(|x| at(x, room.y)).collect()
}

/// The cards in the tray that can be clicked.
fn in_tray(view: &View, tray: &Tray, pieces: &mut Vec<Piece>) {
    if let Focus::Group(group) = &view.focus {
        let room = tray.area.inside(2.0);
        for ((i, mustered), x) in group.cards.iter().enumerate().zip(cards_in(room, group.cards.len())) {
            let (card, load) = (Some(mustered.card), mustered.cargo);
            // A carrier lies lower, so that what it carries looks out above it.
            let point = at(x, room.y + if load.is_some() { PEEK } else { 0.0 });
            pieces.push(Piece { name: Name::Muster(i), at: Place::Tray, point, card, copies: 1, load });
        }
    }
    for (played, &point) in view.table.window.iter().flat_map(|window| &window.stack).zip(&tray.stack) {
        let name = Name::Stack(played.number);
        pieces.push(Piece { name, at: Place::Tray, point, card: Some(played.card), copies: 1, load: None });
    }
}
