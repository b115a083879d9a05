//! What a piece or a place is, in words: for those who point at it and for those who listen.

use crate::scene::What;
use duel::map::{Dir, Hex};
use duel::pieces::*;
use duel::state::Table;
use table::{Arg, Message};

/// A hex and what lies there for all to see.
pub(crate) fn hex(table: &Table, hex: Hex) -> Message {
    let front = if table.ground.front(hex) { "yes" } else { "no" };
    let terrain = terrain(table.ground.terrain(hex), table.setup.season);
    Message::new("tip-hex").with("hex", named(hex)).with("terrain", terrain).with("front", front)
}

/// The word for a landscape in a season.
pub(crate) fn terrain(terrain: Terrain, season: Season) -> &'static str {
    match (terrain, season) {
        (Terrain::Steppe, Season::Winter) => "snow",
        _ => terrain.word(),
    }
}

/// A piece, as far as the owner of the view knows it.
pub(crate) fn piece(what: &What, at: Hex) -> Message {
    let tip = |key: &'static str, number: Option<u8>| {
        Message::new(key).with("hex", named(at)).with("number", number.unwrap_or(0))
    };
    match *what {
        What::Airfield => tip("tip-airfield", None),
        What::Mine { kind, face_up } => tip("tip-mine", None).with("kind", mine(kind, face_up)),
        What::Marker { number, kind, .. } => tip("tip-marker", number).with("kind", marker(kind)),
        What::Pak { number, facing: gun, kind, face_up, wheel, destroyed } => facing(tip("tip-pak", number), gun)
            .with("kind", pak(kind))
            .with("face", if face_up { "up" } else { "down" })
            .with("wheel", wheel_word(wheel))
            .with("fate", if destroyed { "burns" } else { "stands" }),
        What::Tiger { number, hull, turret, track, drops } => {
            let gun = hull.unwrap_or(Dir::E).turned(turret as u8);
            let tip = facing(tip("tip-tiger", Some(number)), hull);
            tip.with("gun", direction(gun)).with("cards", track).with("drops", drops_of(drops))
        }
        What::T34 { number, hull, turret, drops, readiness, damage, burning } => {
            facing(tip("tip-t34", Some(number)), Some(hull))
                .with("gun", direction(hull.turned(turret as u8)))
                .with("state", state(readiness, burning))
                .with("damage", damage)
                .with("drops", drops_of(drops))
        }
        What::Stuka { number, facing: nose, flight, .. } => {
            let (flies, (phase, left)) = (if flight.is_some() { "air" } else { "ground" }, flight.unwrap_or((0, 0)));
            facing(tip("tip-stuka", number), nose).with("flight", flies).with("phase", phase).with("left", left)
        }
    }
}

/// The message with where the piece faces, if it does already.
fn facing(tip: Message, dir: Option<Dir>) -> Message {
    let faces = if dir.is_some() { "yes" } else { "no" };
    tip.with("faces", faces).with("facing", direction(dir.unwrap_or(Dir::E)))
}

fn direction(dir: Dir) -> Message {
    Message::new("dir-name").with("dir", dir.word())
}

fn named(hex: Hex) -> Arg {
    Arg::Name(hex.to_string())
}

/// What a tank marker is, in a word that messages select on.
pub(crate) const fn marker(kind: Option<MarkerKind>) -> &'static str {
    match kind {
        Some(MarkerKind::Tank) => "tank",
        Some(MarkerKind::Bluff) => "bluff",
        None => "unknown",
    }
}

/// What a PAK is, in a word that messages select on.
pub(crate) const fn pak(kind: Option<PakKind>) -> &'static str {
    match kind {
        Some(PakKind::Pak88) => "pak88",
        Some(PakKind::Pak36) => "pak36",
        Some(PakKind::Bluff) => "bluff",
        None => "unknown",
    }
}

/// What a mine marker is, in a word that messages select on.
pub(crate) const fn mine(kind: Option<MineKind>, face_up: bool) -> &'static str {
    match kind {
        _ if face_up => "open",
        Some(MineKind::Mine) => "mine",
        Some(MineKind::Bluff) => "bluff",
        None => "unknown",
    }
}

/// How a wheel lies, in a word that messages select on.
pub(crate) const fn wheel_word(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::None => "none",
        Wheel::Laid | Wheel::Moving => "moving",
        Wheel::Standing => "standing",
    }
}

const fn state(readiness: Readiness, burning: bool) -> &'static str {
    match readiness {
        _ if burning => "burning",
        Readiness::Waiting => "waiting",
        Readiness::Moved => "moved",
        Readiness::Ready => "ready",
    }
}

const fn drops_of(drops: Drops) -> u8 {
    match drops {
        Drops::None => 0,
        Drops::JustLaid | Drops::One => 1,
        Drops::Two => 2,
    }
}
