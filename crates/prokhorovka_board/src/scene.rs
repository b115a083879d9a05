//! What lies where, as the view knows it: each piece once, lowest first.

use crate::layout::{BOXED, centre, formation_box, gone_box};
use crate::names::{Name, Place};
use boards::kit::{Point, at};
use prokhorovka::View;
use prokhorovka::map::Hex;
use prokhorovka::pieces::{Place as Where, UnitId, UnitSet};
use prokhorovka::state::{Step, Table};
use table::Side;

/// A piece on the sheet.
pub(crate) struct Piece {
    /// What it is.
    pub(crate) name: Name,
    /// Where it lies.
    pub(crate) at: Place,
    /// Its middle.
    pub(crate) point: Point,
    /// How large it is drawn.
    pub(crate) size: f32,
}

/// The sheet as the view knows it.
pub struct Scene {
    /// All pieces, in the order in which they lie on each other.
    pub(crate) pieces: Vec<Piece>,
    /// The units in hand: what the next choice is about.
    pub(crate) in_hand: UnitSet,
    /// The units that could act now, for whoever decides.
    pub(crate) can_act: UnitSet,
}

/// How far each lower counter looks out of a stack.
const PEEK: Point = at(7.5, 6.0);

impl Scene {
    /// Lays out a view.
    pub(crate) fn of(view: &View) -> Scene {
        let table = &view.table;
        let mut pieces = Vec::new();
        table.tokens.iter().for_each(|hex| {
            pieces.push(Piece { name: Name::Token(*hex), at: Place::Hex(*hex), point: centre(*hex), size: 1.0 });
        });
        Hex::all().for_each(|hex| stack(table, hex, &mut pieces));
        BOXED.iter().for_each(|formation| {
            let beside = |unit: &UnitId| matches!(table.unit(*unit).place, Where::Off | Where::Waiting);
            let units: Vec<UnitId> = formation.units().filter(beside).collect();
            row(&units, Place::Box(*formation), &mut pieces);
        });
        Side::BOTH.into_iter().for_each(|side| {
            let lost =
                |unit: &UnitId| matches!(table.unit(*unit).place, Where::Exited | Where::Fled | Where::Eliminated);
            let units: Vec<UnitId> = UnitSet::of_side(side).iter().filter(lost).collect();
            row(&units, Place::Gone(side), &mut pieces);
        });
        Scene { pieces, in_hand: in_hand(table), can_act: can_act(view) }
    }

    /// The piece of this name.
    pub(crate) fn piece(&self, name: Name) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.name == name)
    }
}

/// The units of a hex, the first of the list on top; in an overrun the attackers stand below, the defenders above.
fn stack(table: &Table, hex: Hex, pieces: &mut Vec<Piece>) {
    let fought = table.overrun.is_some_and(|overrun| overrun.at == hex);
    for side in Side::BOTH {
        let units: Vec<UnitId> = table.side_in(hex, side).collect();
        let shift = match (fought, side == table.active()) {
            (false, _) => Point::ORIGIN,
            (true, true) => at(0.0, 22.0),
            (true, false) => at(0.0, -22.0),
        };
        let first = centre(hex) + shift - PEEK * (units.len().saturating_sub(1) as f32 / 2.0);
        for (i, unit) in units.into_iter().enumerate().rev() {
            let point = first + PEEK * i as f32;
            pieces.push(Piece { name: Name::Unit(unit), at: Place::Hex(hex), point, size: 1.0 });
        }
    }
}

/// Units in a row in a box, pushed together if there are many.
fn row(units: &[UnitId], place: Place, pieces: &mut Vec<Piece>) {
    let area = match place {
        Place::Box(formation) => formation_box(formation),
        Place::Gone(side) => gone_box(side),
        _ => return,
    };
    let room = area.inside(10.0);
    for (unit, x) in units.iter().zip(room.row(units.len(), 44.0, 4.0)) {
        let point = at(x + 22.0, area.y + 52.0);
        pieces.push(Piece { name: Name::Unit(*unit), at: place, point, size: 0.86 });
    }
}

fn in_hand(table: &Table) -> UnitSet {
    let marching = table.march.iter().flat_map(|march| march.movers.iter().copied());
    marching.chain(table.miss.map(|miss| miss.by)).collect()
}

fn can_act(view: &View) -> UnitSet {
    let table = &view.table;
    if view.seat != Some(table.decider()) || table.step != Step::Operations {
        return UnitSet::NONE;
    }
    UnitSet::of_side(table.active()).iter().filter(|unit| table.can_act(*unit).is_ok()).collect()
}
