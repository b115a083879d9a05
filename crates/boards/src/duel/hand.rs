//! Who acts: the piece in hand, which way its choices lie, and where a programmed Tiger would be.

use super::names::Name;
use duel::data::DATA;
use duel::map::{Dir, Hex};
use duel::pieces::*;
use duel::state::{Focus, Step, Table};
use duel::{Action, German, Soviet, View};

/// The piece whose next step, turn or facing is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Actor {
    /// Which.
    pub(crate) name: Name,
    /// Where it is, or would be after the cards laid so far.
    pub(crate) at: Hex,
    /// Where its hull faces; east where it has no facing yet.
    pub(crate) hull: Dir,
}

/// The piece that is asked to go or to turn, if it is one.
pub(crate) fn actor(view: &View) -> Option<Actor> {
    let table = &view.table;
    let tank = |id: T34Id| {
        let t34 = table.t34s.get(id.index())?;
        Some(Actor { name: Name::T34(id), at: t34.at()?, hull: t34.hull })
    };
    if let Some(facing) = table.facing {
        return tank(facing.t34);
    }
    match (table.step, table.focus) {
        (Step::Weapons, _) => unfaced(view),
        (Step::Programming, _) => {
            let id = tiger_to_program(view)?;
            let course = course(view, id, None)?;
            Some(Actor { name: Name::Tiger(id), at: course.end(), hull: course.hull })
        }
        (_, Focus::Gun { pak, .. }) => {
            let marker = table.paks.get(pak.index())?;
            Some(Actor { name: Name::Pak(pak), at: marker.at?, hull: marker.facing })
        }
        (_, Focus::Drive(drive)) => tank(drive.t34),
        (_, Focus::Stuka(id)) => {
            let stuka = table.stukas.get(id.index())?;
            Some(Actor { name: Name::Stuka(id), at: stuka.at, hull: stuka.facing })
        }
        _ => None,
    }
}

/// DG-5.12: the piece just laid whose facing is still to be chosen.
fn unfaced(view: &View) -> Option<Actor> {
    let laid = &view.german.as_ref()?.laid;
    let last = laid.last().filter(|last| last.facing.is_none() && last.piece.faces())?;
    Some(Actor { name: Name::Laid(laid.len() - 1), at: last.hex, hull: Dir::E })
}

/// The piece in hand: what the next choice is about.
pub(crate) fn in_hand(view: &View) -> Option<Name> {
    match view.table.focus {
        Focus::Marker(id) if view.table.facing.is_none() => Some(Name::Marker(id)),
        _ => actor(view).map(|actor| actor.name).or_else(|| asked(view).map(Name::from)),
    }
}

/// DG-10.6: the weapon that must now choose a target or hold, as far as this view knows.
pub(crate) fn asked(view: &View) -> Option<Weapon> {
    let table = &view.table;
    if !table.step.is_volley() || table.facing.is_some() {
        return None;
    }
    let side = table.setup.side(table.seat);
    let orders = match side {
        German => &view.german.as_ref()?.orders,
        Soviet => &view.soviet.as_ref()?.orders,
    };
    let has_target = |by: Weapon| table.weapons(side.other()).any(|at| table.shot_in(table.step, by, at).is_ok());
    let waits = |by: &Weapon| {
        table.weapon_owner(*by) == Some(table.seat) && orders.iter().all(|order| order.by != *by) && has_target(*by)
    };
    table.weapons(side).find(waits)
}

/// The direction in which a choice of the piece in hand lies.
pub(crate) fn heading(action: Action, hull: Dir) -> Option<Dir> {
    match action {
        Action::Face(dir) => Some(dir),
        Action::Turret(clock) | Action::EndMove(clock) | Action::TurretCard(clock) => Some(hull.turned(clock as u8)),
        Action::Forward | Action::Card(Card::Forward) => Some(hull),
        Action::Back | Action::Card(Card::Back) => Some(hull.opposite()),
        Action::Left | Action::Card(Card::Left) => Some(hull.left()),
        Action::Right | Action::Card(Card::Right) => Some(hull.right()),
        _ => None,
    }
}

// --- Programs

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
