//! What lies where, as the view knows it: each piece once, lowest first.

use super::layout::{Area, CARD, Layout, PEEK, Point};
use super::names::{Name, Place};
use std::collections::BTreeSet;
use table::{Seat, Side};
use tank_commander::View;
use tank_commander::bag::Bag;
use tank_commander::data::Scenario;
use tank_commander::map::{Space, Spaces};
use tank_commander::pieces::{CardId, Event};
use tank_commander::state::*;
use tank_commander::units::UnitId;

/// A piece on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    /// Its name for programs.
    pub(super) name: Name,
    /// Where it lies.
    pub(super) at: Place,
    /// Where it is drawn.
    pub(super) point: Point,
    /// Its card; piles and edges have none.
    pub(super) card: Option<CardId>,
    /// How many copies lie there.
    pub(super) copies: u8,
    /// What it is to carry, while the group is mustered.
    pub(super) load: Option<CardId>,
}

/// All pieces, in the order in which they lie on each other.
pub(super) fn pieces(view: &View) -> Vec<Piece> {
    let layout = Layout::of(&view.table);
    let mut pieces = Vec::new();
    for (a, b) in open_edges(view) {
        let point = layout.edge(a, b);
        pieces.push(Piece { name: Name::Edge(a, b), at: Place::Space(a), point, card: None, copies: 1, load: None });
    }
    units(view, layout, &mut pieces);
    for seat in seats(&view.table) {
        hand(view, layout, seat, &mut pieces);
    }
    tray(view, layout, &mut pieces);
    pieces
}

/// The cards whose small faces are drawn, each once.
pub(super) fn faces(view: &View) -> Vec<u16> {
    let table = &view.table;
    let drawn = pieces(view).into_iter().flat_map(|piece| [piece.card, piece.load]).flatten();
    let gone = seats(table).flat_map(|seat| {
        let player = &table.players[seat.index()];
        player.wrecks.kinds().chain(player.discard.kinds()).collect::<Vec<CardId>>()
    });
    let played = match table.window.as_ref().map(|window| &window.act) {
        Some(Act::Instant(instant)) => Some(instant.card.card),
        _ => None,
    };
    // Units that come from the reserve are named in the tray before they stand anywhere.
    let units = table.units.iter().map(|(_, unit)| unit.card);
    let all: BTreeSet<u16> = drawn.chain(units).chain(gone).chain(played).map(|card| card.number().into()).collect();
    all.into_iter().collect()
}

/// All seats of the match.
pub(super) fn seats(table: &Table) -> impl Iterator<Item = Seat> + use<> {
    (0..table.setup.players).map(Seat)
}

/// The edges that the card in mind could be played on.
pub(super) fn open_edges(view: &View) -> Vec<(Space, Space)> {
    let Focus::Card(staged) = &view.focus else { return Vec::new() };
    let table = &view.table;
    match staged.card.stats().event {
        Some(Event::Stream) => {
            let later = |a: Space| table.board().beside(a) & !(a.bit() | (a.bit() - 1));
            let edges = Spaces(table.board().all).flat_map(|a| Spaces(later(a)).map(move |b| (a, b)));
            edges.filter(|(a, b)| table.edge(*a, *b).is_none()).collect()
        }
        Some(Event::Bridge | Event::Ford) => table.edges.iter().map(|edge| (edge.a, edge.b)).collect(),
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
                    let point = point.plus(0, -PEEK * under as i32);
                    pieces.push(Piece { name: Name::Unit(*id), at: at.into(), point, card, copies: 1, load: None });
                }
            }
        }
    }
}

/// The known cards of a hand, and the draw pile.
fn hand(view: &View, layout: Layout, seat: Seat, pieces: &mut Vec<Piece>) {
    let table = &view.table;
    let at = Place::Space(table.reserve(table.side(seat)));
    let known = kinds(&view.known_hand(seat));
    let room = hand_room(view, layout, seat);
    for ((card, copies), x) in known.iter().zip(room.row(known.len())) {
        let point = Point { x, y: room.y };
        pieces.push(Piece { name: Name::Card(seat, *card), at, point, card: Some(*card), copies: *copies, load: None });
    }
    if table.players[seat.index()].pile > 0 {
        let point = layout.piles(table, seat)[0].corner();
        pieces.push(Piece { name: Name::Pile(seat), at, point, card: None, copies: 1, load: None });
    }
}

/// How many cards of a hand are not known to the owner of the view.
pub(super) fn unknown(view: &View, seat: Seat) -> u8 {
    view.table.players[seat.index()].hand.saturating_sub(view.known_hand(seat).len())
}

/// Where the known cards of a hand lie: the unknown ones lie right of them.
fn hand_room(view: &View, layout: Layout, seat: Seat) -> Area {
    let room = layout.hand(&view.table, seat);
    match unknown(view, seat) {
        0 => room,
        _ => Area { w: room.w / 2, ..room },
    }
}

/// Where the unknown cards of a hand begin.
pub(super) fn backs(view: &View, layout: Layout, seat: Seat) -> Area {
    let room = layout.hand(&view.table, seat);
    let known = view.known_hand(seat).kinds().count();
    let used = hand_room(view, layout, seat).row(known).last().map_or(0, |x| x + CARD.0 + 8 - room.x);
    Area { x: room.x + used, w: room.w - used, ..room }
}

/// The kinds of a bag, units first, with the number of copies.
pub(super) fn kinds(bag: &Bag) -> Vec<(CardId, u8)> {
    let mut kinds: Vec<CardId> = bag.kinds().collect();
    kinds.sort_by_key(|card| (!card.stats().is_unit(), card.stats().event.is_some(), *card));
    kinds.into_iter().map(|card| (card, bag.count(card))).collect()
}

/// The cards that the deciding seat may still place or lay, if the owner of the view may know them.
pub(super) fn to_place(view: &View) -> Vec<(CardId, u8)> {
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

/// What lies in the tray.
fn tray(view: &View, layout: Layout, pieces: &mut Vec<Piece>) {
    let table = &view.table;
    let reserve = Place::Space(table.reserve(table.side(table.seat)));
    let room = tray_room(layout);
    for ((card, copies), point) in zip_tray(room, to_place(view)) {
        let name = Name::Deck(table.seat, card);
        pieces.push(Piece { name, at: reserve, point, card: Some(card), copies, load: None });
    }
    if let Focus::Group(group) = &view.focus {
        for ((i, mustered), point) in zip_tray(room, group.cards.iter().enumerate().collect()) {
            let name = Name::Muster(i);
            let (card, load) = (Some(mustered.card), mustered.cargo);
            pieces.push(Piece { name, at: Place::Tray, point, card, copies: 1, load });
        }
    }
    for (played, point) in table.window.iter().flat_map(|window| &window.stack).zip(stack(layout, table)) {
        let name = Name::Stack(played.number);
        pieces.push(Piece { name, at: Place::Tray, point, card: Some(played.card), copies: 1, load: None });
    }
}

/// Below the heading of the tray.
pub(super) fn tray_room(layout: Layout) -> Area {
    let tray = layout.tray().inside(14);
    Area { y: tray.y + 96, h: tray.h - 96, ..tray }
}

/// Cards in two columns, closer together the more there are.
fn zip_tray<T>(room: Area, cards: Vec<T>) -> Vec<(T, Point)> {
    let rows = cards.len().div_ceil(2).max(1) as i32;
    let step = ((room.h - CARD.1) / (rows - 1).max(1)).min(CARD.1 + PEEK + 8);
    let point = |i: i32| Point { x: room.x + (i % 2) * (CARD.0 + 10), y: room.y + i / 2 * step };
    cards.into_iter().zip((0..).map(point)).collect()
}

/// Where the cards of the stack lie, the first at the bottom above what was declared.
pub(super) fn stack(layout: Layout, table: &Table) -> Vec<Point> {
    let room = tray_room(layout);
    let cards = table.window.as_ref().map_or(0, |window| window.stack.len()) as i32;
    let foot = act_room(layout).y - CARD.1 - 26;
    let step = ((foot - room.y) / (cards - 1).max(1)).min(CARD.1 + 22);
    (0..cards).map(|i| Point { x: room.x + 8, y: foot - i * step }).collect()
}

/// Where the declared act lies.
pub(super) fn act_room(layout: Layout) -> Area {
    let room = tray_room(layout);
    Area { y: room.y + room.h - CARD.1 - 34, h: CARD.1 + 34, ..room }
}
