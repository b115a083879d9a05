//! What lies where, as the view knows it: each piece once, lowest first.

use crate::layout::{DRAWN, ENVELOPE, Lay, boxed, formation_box, support_box};
use crate::names::{Name, Place};
use boards::Outlook;
use boards::kit::stack::spread;
use boards::kit::{Area, Point, at};
use prokhorovka::map::Hex;
use prokhorovka::pieces::{Formation, Place as Where, UnitId, UnitSet};
use prokhorovka::setup::Switch;
use prokhorovka::state::{Rudel, Step, Table};
use prokhorovka::{German, Soviet, View};
use table::Side;

/// A piece on the sheet.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// What it is.
    pub(crate) name: Name,
    /// Where it lies.
    pub(crate) at: Place,
    /// Its middle.
    pub(crate) point: Point,
    /// How large it is drawn.
    pub(crate) size: f32,
    /// Does it lie in a stack with others?
    pub(crate) pile: Pile,
}

/// Whether a piece lies by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pile {
    /// It does.
    Alone,
    /// It lies among others of its side: they fan out when one points at them.
    Among(Side),
}

/// The sheet as the view knows it.
pub struct Scene {
    /// From where it is seen.
    pub(crate) lay: Lay,
    /// The formations that have a box.
    pub(crate) boxed: Vec<Formation>,
    /// All pieces, in the order in which they lie on each other.
    pub(crate) pieces: Vec<Piece>,
    /// The units in hand: what the next choice is about.
    pub(crate) in_hand: UnitSet,
    /// The units that could act now, for whoever decides.
    pub(crate) can_act: UnitSet,
}

/// How large the counters beside the map are.
const SMALL: f32 = 0.86;

impl Scene {
    /// Lays out a view.
    pub(crate) fn of(view: &View, outlook: Outlook) -> Scene {
        let (table, lay, boxed) = (&view.table, Lay::of(outlook), boxed(&view.table));
        let mut pieces = Vec::new();
        chits(table, &mut pieces);
        support(table, &mut pieces);
        Hex::all().for_each(|hex| stack(table, lay, hex, &mut pieces));
        for formation in &boxed {
            let beside = |unit: &UnitId| matches!(table.unit(*unit).place, Where::Off | Where::Waiting);
            let units = formation.units().filter(beside).map(Name::Unit).collect::<Vec<_>>();
            let area = formation_box(*formation, &boxed);
            row(&units, Place::Box(*formation), area, SMALL, &mut pieces);
        }
        let left = |unit: &UnitId| table.unit(*unit).place == Where::Exited;
        let units: Vec<Name> = UnitSet::of_side(German).iter().filter(left).map(Name::Unit).collect();
        row(&units, Place::North, lay.north(), 0.6, &mut pieces);
        Scene { lay, boxed, pieces, in_hand: in_hand(table), can_act: can_act(view) }
    }

    /// The piece of this name.
    pub(crate) fn piece(&self, name: Name) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.name == name)
    }
}

impl Piece {
    const fn alone(name: Name, at: Place, point: Point, size: f32) -> Piece {
        Piece { name, at, point, size, pile: Pile::Alone }
    }
}

/// The units of a hex, the first of the list on top, what lies face down below; in an overrun the attackers stand below, the defenders above.
fn stack(table: &Table, lay: Lay, hex: Hex, pieces: &mut Vec<Piece>) {
    let fought = table.overrun.is_some_and(|overrun| overrun.at == hex);
    for side in Side::BOTH {
        let units: Vec<UnitId> = table.side_in(hex, side).collect();
        let token = usize::from(side == Soviet && table.tokens.contains(&hex));
        let pile = if units.len() + token > 1 { Pile::Among(side) } else { Pile::Alone };
        let shift = match (fought, side == table.active()) {
            (false, _) => Point::ORIGIN,
            (true, true) => at(0.0, 24.0),
            (true, false) => at(0.0, -24.0),
        };
        let names = units.into_iter().map(Name::Unit).chain((token > 0).then_some(Name::Token(hex)));
        let names: Vec<Name> = names.collect();
        for (name, point) in names.iter().zip(spread(lay.centre(hex) + shift, names.len())).rev() {
            pieces.push(Piece { name: *name, at: Place::Hex(hex), point, size: 1.0, pile });
        }
    }
}

/// The markers: those in the envelope, those drawn in order.
fn chits(table: &Table, pieces: &mut Vec<Piece>) {
    let inside: Vec<Name> = table.envelope.iter().map(Name::Chit).collect();
    row(&inside, Place::Envelope, ENVELOPE, SMALL, pieces);
    let drawn: Vec<Name> = table.drawn.iter().copied().map(Name::Chit).collect();
    row(&drawn, Place::Drawn, DRAWN, SMALL, pieces);
}

/// Aircraft and artillery of both sides, and Rudel when he flies.
fn support(table: &Table, pieces: &mut Vec<Piece>) {
    if table.step.is_setup() {
        return;
    }
    for side in Side::BOTH {
        let flies = side == German && table.setup.rudel == Switch::On && table.rudel == Rudel::Flies;
        let names: Vec<Name> =
            [Name::Air(side), Name::Guns(side)].into_iter().chain(flies.then_some(Name::Rudel)).collect();
        row(&names, Place::Support(side), support_box(side), SMALL, pieces);
    }
}

/// Pieces in rows in a box, under its title; those of a single row are pushed together if there are many.
fn row(names: &[Name], place: Place, area: Area, size: f32, pieces: &mut Vec<Piece>) {
    let (wide, room) = (52.0 * size, area.inside(10.0));
    let titled = size >= SMALL;
    let rows = if titled { ((area.h - 24.0) / wide).floor().max(1.0) } else { 1.0 };
    let fit = (room.w / (wide + 4.0)).floor();
    let most = (names.len() as f32 / rows).ceil().max(fit).max(1.0) as usize;
    for (number, line) in names.chunks(most).enumerate() {
        let middle = if titled { area.y + 24.0 + (wide + 4.0) * (number as f32 + 0.5) } else { area.middle().y };
        for (name, x) in line.iter().zip(room.row(line.len(), wide, 4.0)) {
            pieces.push(Piece::alone(*name, place, at(x + wide / 2.0, middle), size));
        }
    }
}

fn in_hand(table: &Table) -> UnitSet {
    let marching = table.march.iter().flat_map(|march| march.movers.iter().copied());
    marching.chain(table.miss.map(|miss| miss.by)).chain(table.next_to_place()).collect()
}

fn can_act(view: &View) -> UnitSet {
    let table = &view.table;
    if view.seat != Some(table.decider()) || table.step != Step::Operations {
        return UnitSet::NONE;
    }
    UnitSet::of_side(table.active()).iter().filter(|unit| table.can_act(*unit).is_ok()).collect()
}
