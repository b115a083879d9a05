//! Where actions sit on the board, and their lines.

use crate::names::{Place, Spot, on, unit};
use prokhorovka::pieces::{Place as Where, UnitId};
use prokhorovka::state::Table;
use prokhorovka::{Action, View};

/// The spots of an action: nothing for what is only a button.
pub(crate) fn spots(view: &View, action: Action) -> Vec<Spot> {
    let table = &view.table;
    match action {
        Action::Place(hex) | Action::Step(hex) | Action::LastStep(hex) | Action::Attack(hex) => vec![on(hex)],
        Action::Call => vec![Spot::Place(Place::Box(prokhorovka::pieces::Formation::I167))],
        Action::Ask(brigade) => vec![unit(brigade)],
        Action::Commit(corps) => vec![Spot::Place(Place::Box(corps))],
        Action::Enter(zone) => vec![Spot::Place(Place::Zone(zone))],
        Action::Fire { by, at } | Action::HalfFire { by, at } => vec![unit(by), unit(at)],
        Action::March(id) => march(table, id),
        Action::Group(first, second, third) => vec![unit(first), unit(third.unwrap_or(second))],
        Action::Air(at) | Action::Rudel(at) | Action::Shell(at) => vec![unit(at)],
        Action::Stop => table.marching_at().map(on).into_iter().collect(),
        Action::Exit => vec![Spot::Place(Place::North)],
        Action::Retreat { unit: id, to } => vec![unit(id), on(to)],
        Action::Flee(id) => taken_up_and_put_down(table, id),
        Action::Back(id) => vec![unit(id)],
        Action::Reroll | Action::Keep | Action::End => Vec::new(),
    }
}

/// A unit on the map is taken up first, since it could also fire; one that waits can only march.
fn march(table: &Table, id: UnitId) -> Vec<Spot> {
    match table.unit(id).place {
        Where::At(_) => taken_up_and_put_down(table, id),
        _ => vec![unit(id)],
    }
}

/// The unit, then the hex where it stands.
fn taken_up_and_put_down(table: &Table, id: UnitId) -> Vec<Spot> {
    [Some(unit(id)), table.at(id).map(on)].into_iter().flatten().collect()
}

/// The lines of an action.
pub(crate) fn lines(view: &View, action: Action) -> Vec<(Spot, Spot)> {
    let table = &view.table;
    match action {
        Action::Fire { by, at } | Action::HalfFire { by, at } => vec![(unit(by), unit(at))],
        Action::Step(to) | Action::LastStep(to) | Action::Attack(to) => {
            table.marching_at().map(|at| (on(at), on(to))).into_iter().collect()
        }
        Action::Exit => table.marching_at().map(|at| (on(at), Spot::Place(Place::North))).into_iter().collect(),
        Action::Retreat { unit: id, to } => vec![(unit(id), on(to))],
        Action::Back(id) => table.overrun.map(|overrun| (unit(id), on(overrun.from))).into_iter().collect(),
        _ => Vec::new(),
    }
}
