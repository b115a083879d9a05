//! One hex of the text board: what is written in it.

use crate::scene::{Item, What};
use crate::words::arrow;
use boards::kit::Army;
use boards::kit::canvas::Ink;
use duel::ground::Ground;
use duel::pieces::*;
use duel::{German, Soviet};
use table::Side;

/// The ink of a German piece.
pub(crate) const GERMAN: Ink = Army::German.ink();
/// The ink of a Soviet piece.
pub(crate) const SOVIET: Ink = Army::Soviet.ink();

/// The ink of a side's pieces.
pub(crate) const fn ink_of(side: Side) -> Ink {
    match side {
        German => GERMAN,
        Soviet => SOVIET,
    }
}

/// How a landscape is written: its letter, its texture where nothing lies, and its ink.
pub(crate) const fn landscape(terrain: Terrain, season: Season) -> (char, char, Ink) {
    match (terrain, season) {
        (Terrain::Steppe, Season::Summer) => (' ', ' ', Ink::new(236, 187)),
        (Terrain::Steppe, Season::Winter) => (' ', ' ', Ink::new(236, 255)),
        (Terrain::Wood, _) => ('W', '♣', Ink::new(22, 107)),
        (Terrain::Hill, _) => ('H', '^', Ink::new(52, 179)),
        (Terrain::Swamp, _) => ('S', '≈', Ink::new(17, 110)),
        (Terrain::SnowyWood, _) => ('W', '♣', Ink::new(22, 151)),
        (Terrain::SnowyHill, _) => ('H', '^', Ink::new(52, 250)),
        (Terrain::SnowDrift, _) => ('D', '~', Ink::new(17, 153)),
    }
}

/// What is written in a hex.
pub(crate) struct Cell {
    /// Name, landscape, front; from column 10 on the front stands between the two.
    pub(crate) head: String,
    /// A mine, or the drops in a drift: two characters at most.
    pub(crate) extra: String,
    /// The uppermost piece, five characters at most, and whose it is.
    pub(crate) body: Option<(String, Side)>,
    /// What more is to be said of it: two characters at most.
    pub(crate) flags: String,
    /// The filling of an empty hex.
    pub(crate) texture: &'static str,
    /// The ink of the ground.
    pub(crate) ground: Ink,
}

/// Writes a hex: the ground and the pieces on it, lowest first.
pub(crate) fn cell(hex: duel::map::Hex, ground: &Ground, season: Season, items: &[&Item]) -> Cell {
    let (letter, _, ink) = landscape(ground.terrain(hex), season);
    let front = if ground.front(hex) { '#' } else { ' ' };
    let shown = || items.iter().rev().filter(|item| !matches!(item.what, What::Mine { .. }));
    // What flies hides nothing but its airfield: the piece below it is written.
    let solid = |item: &&&Item| !item.what.flies() && !matches!(item.what, What::Airfield);
    let top = shown().find(solid).or_else(|| shown().next());
    let more = items.iter().filter(|item| !matches!(item.what, What::Mine { .. } | What::Airfield)).count() > 1;
    Cell {
        head: if hex.column() < 10 { format!("{hex} {letter}{front}") } else { format!("{hex}{front}{letter}") },
        extra: items.iter().filter_map(|item| extra(&item.what)).next_back().unwrap_or_default(),
        body: top.map(|item| (body(&item.what), item.what.side())),
        flags: format!("{}{}", top.map_or("", |item| flag(&item.what)), if more { "+" } else { "" }),
        texture: texture(ground.terrain(hex), ground.front(hex)),
        ground: ink,
    }
}

fn texture(terrain: Terrain, front: bool) -> &'static str {
    match terrain {
        _ if front => "/\\/\\/",
        Terrain::Steppe => "",
        Terrain::Wood | Terrain::SnowyWood => "♣ ♣ ♣",
        Terrain::Hill | Terrain::SnowyHill => "^ ^ ^",
        Terrain::Swamp => "≈ ≈ ≈",
        Terrain::SnowDrift => "~ ~ ~",
    }
}

fn extra(what: &What) -> Option<String> {
    match what {
        What::Mine { kind, face_up } => Some(format!("{}{}", if *face_up { 'M' } else { 'm' }, mine_sign(*kind))),
        What::Tiger { drops, .. } | What::T34 { drops, .. } => match drops {
            Drops::None => None,
            Drops::JustLaid | Drops::One => Some("d1".to_owned()),
            Drops::Two => Some("d2".to_owned()),
        },
        _ => None,
    }
}

const fn mine_sign(kind: Option<MineKind>) -> char {
    match kind {
        Some(MineKind::Mine) => '*',
        Some(MineKind::Bluff) => 'x',
        None => '?',
    }
}

const fn pak_sign(kind: Option<PakKind>) -> char {
    match kind {
        Some(PakKind::Pak88) => '8',
        Some(PakKind::Pak36) => '3',
        Some(PakKind::Bluff) => 'x',
        None => '?',
    }
}

const fn marker_sign(kind: Option<MarkerKind>) -> char {
    match kind {
        Some(MarkerKind::Tank) => 'o',
        Some(MarkerKind::Bluff) => 'x',
        None => '?',
    }
}

fn number(number: Option<u8>) -> String {
    number.map_or_else(|| "-".to_owned(), |number| number.to_string())
}

/// A piece in at most five characters.
pub(crate) fn body(what: &What) -> String {
    let facing = |dir: Option<duel::map::Dir>| dir.map_or('·', arrow);
    match what {
        What::Airfield => "=====".to_owned(),
        What::Mine { kind, face_up } => format!("{}{}", if *face_up { 'M' } else { 'm' }, mine_sign(*kind)),
        What::Marker { number: n, kind, .. } => format!("({}{})", number(*n), marker_sign(*kind)),
        What::Pak { number: n, facing: dir, kind, face_up, .. } => {
            format!("{}{}{}{}", if *face_up { 'P' } else { 'p' }, number(*n), facing(*dir), pak_sign(*kind))
        }
        What::Tiger { number, hull, turret, track, .. } => {
            let gun = hull.map(|hull| hull.turned(*turret as u8));
            format!("T{number}{}{}{track}", facing(*hull), facing(gun))
        }
        What::T34 { number, hull, turret, .. } => {
            format!("t{number}{}{}", arrow(*hull), arrow(hull.turned(*turret as u8)))
        }
        What::Stuka { number: n, facing: dir, flight: None, .. } => format!("=V{}{}=", number(*n), facing(*dir)),
        What::Stuka { number: n, facing: dir, .. } => format!("V{}{}", number(*n), facing(*dir)),
    }
}

fn flag(what: &What) -> &'static str {
    match what {
        What::T34 { burning: true, .. } | What::Pak { destroyed: true, .. } => "*",
        What::Pak { wheel: Wheel::Laid | Wheel::Moving, .. } => "w",
        What::Pak { wheel: Wheel::Standing, .. } => "s",
        _ => "",
    }
}
