//! What a piece or a place is, in words: for those who point at it and for those who listen.

use crate::names::{Name, Place, side_word};
use crate::scene::Piece;
use prokhorovka::data::DATA;
use prokhorovka::map::{Hex, RailSide};
use prokhorovka::pieces::{Class, Formation, UnitId};
use prokhorovka::state::Table;
use prokhorovka::words;
use table::{Message, Side};

/// A place.
pub(crate) fn place(place: Place) -> Message {
    match place {
        Place::Hex(hex) => of_hex(hex),
        Place::Box(formation) => Message::new("tip-box").with("formation", words::formation(formation)),
        Place::Zone(zone) => Message::new("tip-zone").with("zone", zone.number()),
        Place::North => Message::new("tip-north").with("points", DATA.numbers.exit_vp),
        Place::Envelope => Message::new("tip-envelope"),
        Place::Drawn => Message::new("tip-drawn"),
        Place::Support(side) => of_side("tip-support", side),
    }
}

fn of_hex(hex: Hex) -> Message {
    let spot = hex.spot();
    let rail = if spot.rail == RailSide::On { "yes" } else { "no" };
    Message::new("tip-hex")
        .with("name", words::hex(hex))
        .with("terrain", spot.terrain.word())
        .with("rail", rail)
        .with("zone", spot.entry.map_or(0, |zone| zone.number()))
}

/// A piece, as far as anybody knows it.
pub(crate) fn piece(table: &Table, piece: &Piece) -> Message {
    match piece.name {
        Name::Unit(id) => unit(table, id),
        Name::Token(hex) => Message::new("tip-token").with("hex", words::hex(hex)),
        Name::Chit(formation) => chit(table, formation),
        Name::Air(side) => of_side("tip-air", side).with("count", table.air[side.index()]),
        Name::Guns(side) => of_side("tip-guns", side).with("count", table.artillery[side.index()]),
        Name::Rudel => Message::new("tip-rudel"),
    }
}

fn of_side(key: &'static str, side: Side) -> Message {
    Message::new(key).with("side", side_word(side))
}

fn unit(table: &Table, id: UnitId) -> Message {
    let (card, state) = (id.card(), table.unit(id));
    let where_to = state.at().map_or(Message::new("off-map"), words::hex);
    let stage = if state.at().is_some() && table.turn > 0 { state.stage.word() } else { "idle" };
    Message::new("tip-unit")
        .with("unit", words::unit(id))
        .with("formation", words::formation(card.formation))
        .with("hex", where_to)
        .with("armour", card.factor(Class::Armour))
        .with("infantry", card.factor(Class::Infantry))
        .with("points", card.mp)
        .with("health", state.health.word())
        .with("stage", stage)
}

fn chit(table: &Table, formation: Formation) -> Message {
    let state = match table.active_formation() {
        Some(active) if active == formation => "active",
        _ if table.envelope.has(formation) => "envelope",
        _ => "drawn",
    };
    Message::new("tip-chit").with("formation", words::formation(formation)).with("state", state)
}
