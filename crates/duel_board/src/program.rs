//! A Tiger's program: whose is being laid, and where it leads as far as the ground lets it.

use duel::View;
use duel::data::DATA;
use duel::map::{Dir, Hex};
use duel::pieces::*;
use duel::state::Table;

/// A3: the Tiger whose program is being laid, as far as this view knows.
pub(crate) fn tiger_to_program(view: &View) -> Option<TigerId> {
    let programs = &view.german.as_ref()?.programs;
    let open = |(tiger, program): (&Tiger, &Program)| tiger.owner == view.table.seat && !program.done;
    view.table.tigers.iter().zip(programs).position(open).map(TigerId::of)
}

/// Where a program leads.
pub(crate) struct Course {
    /// The hexes, the present one first.
    pub(crate) way: Vec<Hex>,
    /// The hull at the end.
    pub(crate) hull: Dir,
}

impl Course {
    /// The last hex.
    pub(crate) fn end(&self) -> Hex {
        self.way[self.way.len() - 1]
    }
}

/// DG-8.1 to DG-8.4: where a Tiger's program, with one more card perhaps, leads as far as the ground lets
/// it; who will stand in the way nobody knows. None if the program is not known.
pub(crate) fn course(view: &View, id: TigerId, more: Option<Card>) -> Option<Course> {
    let (tiger, table) = (view.table.tigers.get(id.index())?, &view.table);
    let program = view.german.as_ref()?.programs.get(id.index())?;
    let cards: Vec<Card> = program.cards.iter().copied().chain(more).collect();
    let mut course = Course { way: vec![tiger.at], hull: tiger.hull };
    let mut rest = cards.as_slice();
    while let Some(&card) = rest.first() {
        let dir = match card {
            Card::Forward => course.hull,
            Card::Back => course.hull.opposite(),
            Card::Left | Card::Right => {
                course.hull = if card == Card::Left { course.hull.left() } else { course.hull.right() };
                rest = &rest[1..];
                continue;
            }
        };
        let Some((to, cost)) = entered(table, course.end(), dir) else { break };
        let row = rest.iter().take_while(|other| **other == card).count();
        if row >= cost {
            course.way.push(to);
            rest = &rest[cost..];
        } else {
            rest = &rest[1..];
        }
    }
    Some(course)
}

/// The hex that a Tiger enters and how many equal cards it takes, if the ground lets it.
fn entered(table: &Table, from: Hex, dir: Dir) -> Option<(Hex, usize)> {
    let to = table.board().neighbour(from, dir)?;
    DATA.on(table.ground.terrain(to)).cost_tiger?;
    Some((to, table.entry_cost_tiger(to).into()))
}
