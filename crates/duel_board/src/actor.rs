//! Who acts: the piece that is asked to go or to turn, the weapon that is asked to fire.

use crate::names::Name;
use duel::course::{Course, Meanwhile};
use duel::map::{Dir, Hex};
use duel::pieces::*;
use duel::state::{Focus, Step};
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
            let id = table.tiger_to_program(&view.german.as_ref()?.programs)?;
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

/// Where a Tiger's program, with one more card perhaps, leads if all tanks leave its way. None if the program is not
/// known.
pub(crate) fn course(view: &View, id: TigerId, more: Option<Card>) -> Option<Course<'_>> {
    let program = view.german.as_ref()?.programs.get(id.index())?;
    view.table.tigers.get(id.index())?;
    let cards: Vec<Card> = program.cards.iter().copied().chain(more).collect();
    Some(view.table.course(id, &cards, Meanwhile::TanksLeave))
}

/// DG-5.12: the piece just laid whose facing is still to be chosen.
fn unfaced(view: &View) -> Option<Actor> {
    let laid = &view.german.as_ref()?.laid;
    let last = laid.last().filter(|last| last.facing.is_none() && last.piece.faces())?;
    Some(Actor { name: Name::Laid(laid.len() - 1), at: last.hex, hull: Dir::E })
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
