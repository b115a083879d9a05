//! What Tigers hunt, and which card of a program brings them nearer to it.

use crate::action::Action;
use crate::course::{Course, Meanwhile};
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::Table;
use arrayvec::ArrayVec;

/// What Tigers hunt: T-34s and tank markers.
pub(crate) struct Prey {
    tanks: ArrayVec<Hex, 32>,
    markers: ArrayVec<Hex, 64>,
}

impl Prey {
    /// All where they are now.
    pub(crate) fn now(table: &Table) -> Prey {
        Prey::of(table, |hex, _| hex)
    }

    /// All where they were when the Tigers were programmed, as far as one can tell: who has driven since came from the
    /// east.
    pub(crate) fn before(table: &Table) -> Prey {
        Prey::of(table, |hex, t34| match t34.readiness {
            Readiness::Moved => Hex::at(hex.row(), (hex.column() + 2).min(table.board().columns)).unwrap_or(hex),
            _ => hex,
        })
    }

    fn of(table: &Table, place: impl Fn(Hex, &T34) -> Hex) -> Prey {
        Prey {
            tanks: table.t34s.iter().filter_map(|t34| t34.at().map(|hex| place(hex, t34))).collect(),
            markers: table.markers.iter().filter_map(|marker| marker.at).collect(),
        }
    }

    /// How good a hex is to hunt from.
    fn around(&self, table: &Table, from: Hex) -> f32 {
        let tanks = self.tanks.iter().map(|&hex| {
            let near = 1.5 / f32::from(from.distance(hex).max(2));
            match from.line_to(hex) {
                Some((_, distance)) if distance <= 3 && table.sight(from, hex) => near + 0.5,
                _ => near,
            }
        });
        let hidden = self.markers.iter().map(|&hex| 0.4 / f32::from(from.distance(hex).max(2)));
        tanks.sum::<f32>() + hidden.sum::<f32>() + if table.ground.terrain(from).is_hill() { 0.2 } else { 0.0 }
    }

    /// How much of the prey lies on the side that the hull faces, against what is around here.
    fn ahead(&self, table: &Table, from: Hex, hull: Dir, around: f32) -> f32 {
        table.board().neighbour(from, hull).map_or(-1.0, |next| self.around(table, next) - around)
    }

    /// Is there a T-34 or a tank marker along a line?
    fn along(&self, table: &Table, from: Hex, dir: Dir) -> f32 {
        let found = table.board().ray(from, dir).take(4).find_map(|hex| {
            if self.tanks.contains(&hex) {
                return Some(1.0);
            }
            match table.tank_at(hex) {
                Some(Tank::Tiger(_)) => Some(0.0),
                _ => table.marker_at(hex).map(|_| 0.5),
            }
        });
        found.unwrap_or(0.0)
    }
}

/// A Tiger behind the cards that are laid for it. A program wants to end where its Tiger has T-34s before its gun. They
/// move first, so that it can only be near them: what counts is lines within reach, and to be close.
pub(crate) struct Hunt<'a> {
    table: &'a Table,
    id: TigerId,
    laid: &'a ArrayVec<Card, 5>,
    prey: &'a Prey,
    course: Course<'a>,
    around: f32,
    ahead: f32,
}

impl<'a> Hunt<'a> {
    /// The Tiger behind these cards.
    pub(crate) fn after(table: &'a Table, id: TigerId, laid: &'a ArrayVec<Card, 5>, prey: &'a Prey) -> Hunt<'a> {
        let course = table.course(id, laid, Meanwhile::NobodyMoves);
        let around = prey.around(table, course.end());
        let ahead = prey.ahead(table, course.end(), course.hull, around);
        Hunt { table, id, laid, prey, course, around, ahead }
    }

    /// How promising it is to lay this card next, or none.
    pub(crate) fn promise(&self, action: Action) -> f32 {
        match action {
            Action::ProgramDone => 1.3,
            Action::Card(card) => {
                let mut cards = self.laid.clone();
                match cards.try_push(card) {
                    Ok(()) => (1.5 * self.gain(card, &cards)).exp().min(12.0),
                    Err(_) => 0.01,
                }
            }
            Action::TurretCard(clock) => {
                let gun = self.course.hull.turned(clock as u8);
                0.1 + 0.5 * self.prey.along(self.table, self.course.end(), gun)
            }
            _ => 1.0,
        }
    }

    /// What the last of these cards adds.
    fn gain(&self, card: Card, cards: &[Card]) -> f32 {
        let longer = self.table.course(self.id, cards, Meanwhile::NobodyMoves);
        let (to, hull) = (longer.end(), longer.hull);
        match card {
            _ if to != self.course.end() => self.prey.around(self.table, to) - self.around,
            Card::Forward | Card::Back if needs_two(&self.course, card) => -0.3,
            Card::Forward | Card::Back => -2.0,
            Card::Left | Card::Right => self.prey.ahead(self.table, to, hull, self.around) - self.ahead - 0.3,
        }
    }
}

/// Does a first card towards a hex do nothing only because it takes two (DG-8.2)?
fn needs_two(course: &Course, card: Card) -> bool {
    let dir = if card == Card::Forward { course.hull } else { course.hull.opposite() };
    course.beyond(dir).is_ok_and(|to| course.cost(to) > 1)
}
