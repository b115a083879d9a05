//! Where actions sit on the board, their lines, and how far a unit could go.

use crate::names::{Name, Place, Spot, on, unit};
use crate::scene::Scene;
use boards::{Reached, Then};
use prokhorovka::pieces::{Formation, Place as Where, Stage, UnitId};
use prokhorovka::state::Table;
use prokhorovka::{Action, Goal, View, Way};

/// The spots of an action: nothing for what is only a button.
pub(crate) fn spots(view: &View, _: &Scene, action: Action) -> Vec<Spot> {
    let table = &view.table;
    match action {
        Action::Place(hex) | Action::Step(hex) | Action::LastStep(hex) | Action::Attack(hex) => vec![on(hex)],
        Action::Call => vec![Spot::Place(Place::Box(Formation::I167))],
        Action::Ask(brigade) => vec![unit(brigade)],
        Action::Commit(corps) => vec![Spot::Place(Place::Box(corps))],
        Action::Enter(zone) => vec![Spot::Place(Place::Zone(zone))],
        Action::Fire { by, at } | Action::HalfFire { by, at } => vec![unit(by), unit(at)],
        Action::March(id) | Action::Flee(id) => taken_up_and_put_down(table, id),
        Action::Group(first, second, third) => vec![unit(first), unit(third.unwrap_or(second))],
        Action::Air(at) => vec![Spot::Piece(Name::Air(table.active())), unit(at)],
        Action::Shell(at) => vec![Spot::Piece(Name::Guns(table.active())), unit(at)],
        Action::Rudel(at) => vec![Spot::Piece(Name::Rudel), unit(at)],
        Action::Stop => table.marching_at().map(on).into_iter().collect(),
        Action::Exit => vec![Spot::Place(Place::North)],
        Action::Retreat { unit: id, to } => vec![unit(id), on(to)],
        Action::Back(id) => vec![unit(id)],
        Action::Reroll | Action::Keep | Action::End => Vec::new(),
    }
}

/// The unit, then the place where it is: it is taken up first, since it could be sent elsewhere at once.
fn taken_up_and_put_down(table: &Table, id: UnitId) -> Vec<Spot> {
    vec![unit(id), Spot::Place(place_of(table, id))]
}

/// Where a unit lies.
pub(crate) fn place_of(table: &Table, id: UnitId) -> Place {
    match table.unit(id).place {
        Where::At(hex) => Place::Hex(hex),
        Where::Exited => Place::North,
        _ => Place::Box(id.formation()),
    }
}

/// The lines of an action.
pub(crate) fn lines(view: &View, scene: &Scene, action: Action) -> Vec<(Spot, Spot)> {
    let table = &view.table;
    match action {
        Action::Fire { by, at } | Action::HalfFire { by, at } => vec![(unit(by), unit(at))],
        Action::Air(_) | Action::Shell(_) | Action::Rudel(_) => match spots(view, scene, action)[..] {
            [from, to] => vec![(from, to)],
            _ => Vec::new(),
        },
        Action::Step(to) | Action::LastStep(to) | Action::Attack(to) => {
            table.marching_at().map(|at| (on(at), on(to))).into_iter().collect()
        }
        Action::Exit => table.marching_at().map(|at| (on(at), Spot::Place(Place::North))).into_iter().collect(),
        Action::Retreat { unit: id, to } => vec![(unit(id), on(to))],
        Action::Back(id) => table.overrun.map(|overrun| (unit(id), on(overrun.from))).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// How far a unit could go.
pub(crate) fn reach(view: &View, spot: Spot) -> Vec<Reached<Action>> {
    let Spot::Piece(Name::Unit(id)) = spot else { return Vec::new() };
    let from = Spot::Place(place_of(&view.table, id));
    view.ways_of(id).into_iter().map(|way| reached(way, from)).collect()
}

fn reached(Way { goal, left, stage, hexes, by }: Way, from: Spot) -> Reached<Action> {
    let to = match goal {
        Goal::Stop(hex) | Goal::Overrun(hex) => on(hex),
        Goal::North => Spot::Place(Place::North),
    };
    let way = [from].into_iter().chain(hexes.into_iter().map(on)).chain([to]);
    let mut way: Vec<boards::Spot> = way.map(|spot| spot.named()).collect();
    way.dedup();
    let then = if stage == Stage::MovedHalf { Then::Act } else { Then::Rest };
    Reached { to: to.named(), left, then, way, by }
}
