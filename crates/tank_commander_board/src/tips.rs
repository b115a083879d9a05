//! What a piece or a place is, in words: for those who point at it and for those who listen.

use crate::names::Name;
use crate::scene::Piece;
use crate::signs;
use table::{Arg, Message, Seat};
use tank_commander::View;
use tank_commander::map::Space;
use tank_commander::names;
use tank_commander::pieces::{CardId, Nation, Works};
use tank_commander::state::Table;
use tank_commander::units::{Mark, UnitId};

/// A position, by its two names, and its ground.
pub(crate) fn position(table: &Table, at: Space) -> Message {
    let cell = table.cell(at);
    let tip = Message::new("tip-position").with("at", named(at)).with("name", table.board().name(at));
    let tip = tip.with("terrain", Message::new("terrain-name").with("terrain", cell.terrain.word()));
    let water = cell.water.map(|water| Message::new("water-name").with("water", water.kind.word()));
    water.map_or(tip.clone(), |water| and(tip, water))
}

/// A reserve.
pub(crate) fn reserve(nation: Nation) -> Message {
    Message::new("tip-reserve").with("side", nation.word())
}

/// What lies on a position beside cards, if anything does.
pub(crate) fn dressing(table: &Table, at: Space) -> Option<Message> {
    let cell = table.cell(at);
    let mark = |holds: bool, mark: &'static str| holds.then(|| Message::new("tip-mark").with("mark", mark));
    let works = cell.works.map(|dug| {
        let works = Message::new("works-name").with("works", works_word(dug.works));
        Message::new("tip-works").with("works", works).with("side", table.nation(dug.side).word())
    });
    let all = [
        works,
        mark(cell.path.is_some(), "path"),
        mark(cell.minefield.is_some(), "mines"),
        mark(cell.smoke > 0, "smoke"),
        mark(table.melees() & at.bit() != 0, "melee"),
    ];
    all.into_iter().flatten().reduce(and)
}

/// The word for works that messages select on.
pub(crate) const fn works_word(works: Works) -> &'static str {
    match works {
        Works::Foxholes => "foxholes",
        Works::Bunkers => "bunkers",
    }
}

/// A slot for cards that lie in no order.
pub(crate) fn heap(table: &Table, seat: Seat, heap: &'static str, count: u8) -> Message {
    Message::new("tip-heap").with("heap", heap).with("side", side(table, seat)).with("count", count)
}

/// A piece.
pub(crate) fn piece(view: &View, piece: &Piece) -> Message {
    let table = &view.table;
    let card = |place: &'static str, seat: Seat| {
        let tip = Message::new("tip-card").with("place", place).with("side", side(table, seat));
        tip.with("card", name(piece.card)).with("copies", piece.copies)
    };
    match piece.name {
        Name::Unit(id) => unit(table, id, piece.card),
        Name::Card(seat, _) => card("hand", seat),
        Name::Deck(seat, _) => card("deck", seat),
        Name::Muster(_) => card("muster", table.seat),
        Name::Stack(number) => Message::new("tip-stack").with("number", number + 1).with("card", name(piece.card)),
        Name::Pile(seat) => heap(table, seat, "pile", table.players[seat.index()].pile),
        Name::Edge(a, b) => Message::new("tip-edge").with("a", named(a)).with("b", named(b)),
        Name::Discards(seat) => heap(table, seat, "discards", table.players[seat.index()].discard.len()),
        Name::Wrecks(seat) => heap(table, seat, "wrecks", table.players[seat.index()].wrecks.len()),
    }
}

/// A unit: which, whose, where, and what holds for it.
fn unit(table: &Table, id: UnitId, card: Option<CardId>) -> Message {
    let tip = Message::new("tip-unit").with("card", name(card)).with("number", id.number());
    let Some(unit) = table.units.get(id) else { return tip.with("side", "german").with("at", String::new()) };
    let tip = tip.with("side", side(table, unit.owner)).with("at", named(unit.at));
    let sign = |word: &'static str| Message::new("tip-sign").with("sign", word);
    let acted = unit.is(Mark::Acted).then(|| sign("acted"));
    let loaded = (!unit.on_foot()).then(|| sign("loaded"));
    let all = acted.into_iter().chain(loaded).chain(signs::of(unit).map(|shown| sign(shown.word)));
    all.fold(tip, and)
}

fn and(before: Message, next: Message) -> Message {
    Message::new("tip-and").with("before", before).with("next", next)
}

fn name(card: Option<CardId>) -> Message {
    names::card(card.unwrap_or(CardId::SMOKE))
}

/// The nation of a seat once it is known, as a word that messages select on.
fn side(table: &Table, seat: Seat) -> &'static str {
    match table.nations {
        Some(_) => table.nation(table.side(seat)).word(),
        None => "unknown",
    }
}

fn named(at: Space) -> Arg {
    Arg::Name(at.to_string())
}
