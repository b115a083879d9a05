//! What lies where, as the view knows it: each piece once, lowest first.

use crate::actor::{Actor, actor, asked};
use crate::layout::Lay;
use crate::names::Name;
use boards::Outlook;
use duel::knowledge::View;
use duel::map::{Clock, Dir, Hex};
use duel::pieces::*;
use duel::state::{Focus, Laid, Piece, Table};
use duel::{German, Soviet};
use table::{Seat, Side};

/// A piece on the board.
#[derive(Hash)]
pub(crate) struct Item {
    /// Its name for programs, like `tiger-1`.
    pub(crate) name: Name,
    /// Where it is.
    pub(crate) at: Hex,
    /// What it is.
    pub(crate) what: What,
}

/// What a piece is and how it lies there. A number is missing only while the set-up is being laid.
#[derive(Hash)]
pub(crate) enum What {
    Airfield,
    Mine { kind: Option<MineKind>, face_up: bool },
    Marker { number: Option<u8>, kind: Option<MarkerKind>, moving: bool },
    Pak { number: Option<u8>, facing: Option<Dir>, kind: Option<PakKind>, face_up: bool, wheel: Wheel, destroyed: bool },
    Tiger { number: u8, hull: Option<Dir>, turret: Clock, track: u8, drops: Drops },
    T34 { number: u8, hull: Dir, turret: Clock, drops: Drops, readiness: Readiness, damage: u8, burning: bool },
    Stuka { number: Option<u8>, facing: Option<Dir>, flight: Option<(u8, u8)>, alone: bool },
}

impl What {
    /// Whose piece it is.
    pub(crate) const fn side(&self) -> Side {
        match self {
            What::Marker { .. } | What::T34 { .. } => Soviet,
            _ => German,
        }
    }

    /// Is it in the air?
    pub(crate) const fn flies(&self) -> bool {
        matches!(self, What::Stuka { flight: Some(_), .. })
    }

    /// Is it a Tiger or a T-34?
    pub(crate) const fn is_tank(&self) -> bool {
        matches!(self, What::Tiger { .. } | What::T34 { .. })
    }
}

/// The board as the view knows it.
pub struct Scene {
    /// Where hexes are drawn.
    pub(crate) lay: Lay,
    /// All pieces, in the order in which they lie on each other.
    pub(crate) items: Vec<Item>,
    /// The piece that is asked to go or to turn, if it is one.
    pub(crate) actor: Option<Actor>,
    /// DG-10.6: the weapon that must now choose a target or hold, as far as this view knows.
    pub(crate) asked: Option<Weapon>,
    /// The piece in hand: what the next choice is about.
    pub(crate) in_hand: Option<Name>,
}

impl Scene {
    /// Lays out a view.
    pub(crate) fn of(view: &View, outlook: Outlook) -> Scene {
        let (actor, asked) = (actor(view), asked(view));
        let in_hand = match view.table.focus {
            Focus::Marker(id) if view.table.facing.is_none() => Some(Name::Marker(id)),
            _ => actor.map(|actor| actor.name).or_else(|| asked.map(Name::from)),
        };
        Scene { lay: Lay::of(view.table.board(), outlook), items: items(view), actor, asked, in_hand }
    }

    /// The piece of this name.
    pub(crate) fn item(&self, name: Name) -> Option<&Item> {
        self.items.iter().find(|item| item.name == name)
    }
}

fn items(view: &View) -> Vec<Item> {
    let mut items = Vec::new();
    let table = &view.table;
    table.stukas.iter().enumerate().for_each(|(i, stuka)| {
        items.push(Item { name: Name::Airfield(StukaId::of(i)), at: stuka.airfield, what: What::Airfield });
    });
    mines(view, &mut items);
    markers(view, &mut items);
    guns(view, &mut items);
    stukas(table, false, &mut items);
    tanks(table, &mut items);
    stukas(table, true, &mut items);
    laid_markers(view, &mut items);
    laid_weapons(view, &mut items);
    items
}

fn mines(view: &View, items: &mut Vec<Item>) {
    for (i, mine) in view.table.mines.iter().enumerate() {
        let Some(at) = mine.at else { continue };
        let what = What::Mine { kind: view.mine_kind(MineId::of(i)), face_up: mine.face_up };
        items.push(Item { name: Name::Mine(MineId::of(i)), at, what });
    }
}

fn markers(view: &View, items: &mut Vec<Item>) {
    for (i, marker) in view.table.markers.iter().enumerate() {
        let (Some(at), id) = (marker.at, MarkerId::of(i)) else { continue };
        let moving = view.table.focus == Focus::Marker(id);
        let what = What::Marker { number: Some(id.number()), kind: view.marker_kind(id), moving };
        items.push(Item { name: Name::Marker(MarkerId::of(i)), at, what });
    }
}

fn guns(view: &View, items: &mut Vec<Item>) {
    for (i, pak) in view.table.paks.iter().enumerate() {
        let (Some(at), id) = (pak.at, PakId::of(i)) else { continue };
        let what = What::Pak {
            number: Some(id.number()),
            facing: Some(pak.facing),
            kind: view.pak_kind(id),
            face_up: pak.face != Face::Down,
            wheel: pak.wheel,
            destroyed: pak.destroyed,
        };
        items.push(Item { name: Name::Pak(PakId::of(i)), at, what });
    }
}

fn tanks(table: &Table, items: &mut Vec<Item>) {
    for (i, tiger) in table.tigers.iter().enumerate() {
        let &Tiger { hull, turret, track, drops, .. } = tiger;
        let what = What::Tiger { number: i as u8 + 1, hull: Some(hull), turret, track, drops };
        items.push(Item { name: Name::Tiger(TigerId::of(i)), at: tiger.at, what });
    }
    for (i, t34) in table.t34s.iter().enumerate() {
        let (at, burning) = match t34.fate {
            Fate::On(hex) => (hex, false),
            Fate::Burning(hex) => (hex, true),
            Fate::Destroyed | Fate::Through => continue,
        };
        let &T34 { hull, turret, drops, readiness, damage, .. } = t34;
        let what = What::T34 { number: i as u8 + 1, hull, turret, drops, readiness, damage, burning };
        items.push(Item { name: Name::T34(T34Id::of(i)), at, what });
    }
}

fn stukas(table: &Table, flying: bool, items: &mut Vec<Item>) {
    let alone = table.stukas.len() == 1;
    for (i, stuka) in table.stukas.iter().enumerate() {
        let flight = match stuka.flight {
            Flight::Flying { phase, left } => Some((phase, left)),
            Flight::Ready | Flight::Landed => None,
            Flight::Lost => continue,
        };
        if flight.is_some() == flying {
            let what = What::Stuka { number: Some(i as u8 + 1), facing: Some(stuka.facing), flight, alone };
            items.push(Item { name: Name::Stuka(StukaId::of(i)), at: stuka.at, what });
        }
    }
}

/// Tank markers laid so far in set-up 3: each player lays his tanks, then his bluffs.
fn laid_markers(view: &View, items: &mut Vec<Item>) {
    let Some(secrets) = &view.soviet else { return };
    let setup = &view.table.setup;
    let kinds = setup.seats(Soviet).map(|seat| setup.holdings(Seat(seat))).flat_map(|held| {
        let tanks = std::iter::repeat_n(MarkerKind::Tank, held.tanks.into());
        tanks.chain(std::iter::repeat_n(MarkerKind::Bluff, held.bluffs.into()))
    });
    for (i, (&at, kind)) in secrets.laid.iter().zip(kinds).enumerate() {
        let what = What::Marker { number: None, kind: Some(kind), moving: false };
        items.push(Item { name: Name::LaidMarker(i), at, what });
    }
}

/// German pieces laid so far in set-up 4.
fn laid_weapons(view: &View, items: &mut Vec<Item>) {
    let Some(secrets) = &view.german else { return };
    let mut tigers = 0;
    for (i, &Laid { piece, hex: at, facing, .. }) in secrets.laid.iter().enumerate() {
        let what = match piece {
            Piece::Tiger => {
                tigers += 1;
                let track = duel::data::DATA.track[0].cards;
                What::Tiger { number: tigers, hull: facing, turret: Clock::Twelve, track, drops: Drops::None }
            }
            Piece::Airfield => {
                items.push(Item { name: Name::LaidAirfield(i), at, what: What::Airfield });
                What::Stuka { number: None, facing, flight: None, alone: false }
            }
            Piece::Pak(kind) => What::Pak {
                number: None,
                facing,
                kind: Some(kind),
                face_up: false,
                wheel: Wheel::None,
                destroyed: false,
            },
            Piece::Mine(kind) => What::Mine { kind: Some(kind), face_up: false },
        };
        items.push(Item { name: Name::Laid(i), at, what });
    }
}

/// Where a weapon stands, for the lines of committed shots.
pub(crate) fn place(table: &Table, weapon: Weapon) -> Option<Hex> {
    match weapon {
        Weapon::Tiger(id) => table.tigers.get(id.index()).map(|tiger| tiger.at),
        Weapon::Pak(id) => table.paks.get(id.index())?.at,
        Weapon::T34(id) => match table.t34s.get(id.index())?.fate {
            Fate::On(hex) | Fate::Burning(hex) => Some(hex),
            Fate::Destroyed | Fate::Through => None,
        },
    }
}
