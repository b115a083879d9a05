//! Where actions sit on the board, and the lines that show what they do.
//!
//! What is in hand need not be taken up again: a marker that has made its first step goes on with one
//! click, a weapon that is asked for its target fires with one. A click on the piece in hand itself is
//! what it does by staying: a marker lies down, a weapon holds, a Stuka starts or lands. The turret of a
//! tank that could also drive, and the facing of a gun that could also roll, are taken up first.

use crate::actor::{Actor, course, heading};
use crate::names::{Name, Spot};
use crate::scene::Scene;
use boards::{Reached, Then};
use duel::data::DATA;
use duel::map::{Beyond, Dir, Hex};
use duel::pieces::*;
use duel::state::Focus;
use duel::{Action, View, Way};

/// Where an action sits.
pub(crate) fn spots(view: &View, scene: &Scene, action: Action) -> Vec<Spot> {
    let one = |name: Name| vec![Spot::Piece(name)];
    match action {
        Action::Tile(_) | Action::ProgramDone | Action::Commit | Action::End => Vec::new(),
        Action::Place(hex) | Action::StepPak(hex) => vec![Spot::Place(hex)],
        Action::StepMarker { marker, to } if view.table.focus == Focus::Marker(marker) => vec![Spot::Place(to)],
        Action::StepMarker { marker, to } => vec![Name::Marker(marker).into(), Spot::Place(to)],
        Action::FinishMarker => match view.table.focus {
            Focus::Marker(marker) => one(Name::Marker(marker)),
            _ => Vec::new(),
        },
        Action::Reveal(marker) | Action::ActivateTank(marker) => one(Name::Marker(marker)),
        Action::ActivatePak(pak) | Action::LayWheel(pak) | Action::MovePak(pak) | Action::Look(pak) => {
            one(Name::Pak(pak))
        }
        Action::TurnPak { pak, .. } => one(Name::Pak(pak)),
        Action::Drive(t34) | Action::Attack(t34) => one(Name::T34(t34)),
        Action::Execute(tiger) => one(Name::Tiger(tiger)),
        Action::Fire { by, at } if scene.asked == Some(by) => one(at.into()),
        Action::Fire { by, at } => vec![Name::from(by).into(), Name::from(at).into()],
        Action::Hold(by) => one(by.into()),
        Action::StartStuka | Action::Land => scene.actor.map_or_else(Vec::new, |stuka| one(stuka.name)),
        Action::Face(_)
        | Action::Turret(_)
        | Action::Card(_)
        | Action::TurretCard(_)
        | Action::Forward
        | Action::Back
        | Action::Left
        | Action::Right
        | Action::EndMove(_) => scene.actor.map_or_else(Vec::new, |actor| around(view, actor, action)),
    }
}

/// A choice of the piece in hand sits on the hex that it goes to or turns to; leaving over the German
/// edge, on its own.
fn around(view: &View, actor: Actor, action: Action) -> Vec<Spot> {
    let Some(dir) = heading(action, actor.hull) else { return Vec::new() };
    let leaves = matches!(action, Action::Forward | Action::Back) && matches!(actor.name, Name::T34(_));
    match view.table.board().beyond(actor.at, dir) {
        Beyond::Hex(hex) if taken_up(view, action) => vec![actor.name.into(), Spot::Place(hex)],
        Beyond::Hex(hex) => vec![Spot::Place(hex)],
        Beyond::GermanEdge if leaves => vec![Spot::Place(actor.at)],
        _ => Vec::new(),
    }
}

/// Is the turret or the facing taken up first, because a click on the hex alone means going there?
fn taken_up(view: &View, action: Action) -> bool {
    match action {
        Action::EndMove(_) | Action::TurretCard(_) => true,
        Action::Face(_) => view.table.facing.is_none() && matches!(view.table.focus, Focus::Gun { steps: 1.., .. }),
        _ => false,
    }
}

/// How far a piece could go: a T-34 for everybody to see (DG-7.8 to DG-7.12), since it stands openly, any other for
/// whoever can move it now.
pub(crate) fn reach(view: &View, spot: Spot) -> Vec<Reached<Action>> {
    let Spot::Piece(name) = spot else { return Vec::new() };
    let own = match name {
        Name::T34(id) => view.ways_of_t34(id),
        Name::Marker(id) => view.ways_of_marker(id),
        Name::Pak(id) => view.ways_of_pak(id),
        Name::Tiger(id) => view.ways_of_tiger(id),
        Name::Stuka(id) => view.ways_of_stuka(id),
        _ => return Vec::new(),
    };
    match name {
        Name::T34(id) if own.is_empty() => {
            let told = view.table.ways_of(id).into_iter();
            told.map(|(to, way)| reached(to, Way { by: Vec::new(), ..way })).collect()
        }
        _ => own.into_iter().map(|(to, way)| reached(to, way)).collect(),
    }
}

fn reached(to: Hex, Way { left, hexes, by }: Way) -> Reached<Action> {
    let place = |hex: Hex| Spot::Place(hex).named();
    Reached { to: place(to), left, then: Then::Rest, way: hexes.into_iter().map(place).collect(), by }
}

// --- Lines

/// The lines of an action.
pub(crate) fn lines(view: &View, scene: &Scene, action: Action) -> Vec<(Spot, Spot)> {
    let table = &view.table;
    let line = |from: Name, to: Name| vec![(Spot::Piece(from), Spot::Piece(to))];
    match action {
        Action::Fire { by, at } => line(by.into(), at.into()),
        Action::StepMarker { marker, to } => vec![(Name::Marker(marker).into(), Spot::Place(to))],
        Action::Look(pak) => scene.actor.map_or_else(Vec::new, |t34| line(t34.name, Name::Pak(pak))),
        Action::Attack(t34) => scene.actor.map_or_else(Vec::new, |stuka| line(stuka.name, Name::T34(t34))),
        Action::Reveal(marker) => {
            let seen_by = match table.focus {
                Focus::Stuka(stuka) => Some(Name::Stuka(stuka)),
                _ => table.may_reveal(marker, table.seat).ok().map(Name::from),
            };
            seen_by.map_or_else(Vec::new, |by| line(by, Name::Marker(marker)))
        }
        Action::StepPak(to) => scene.actor.map_or_else(Vec::new, |pak| vec![(pak.name.into(), Spot::Place(to))]),
        Action::TurnPak { pak, facing } => {
            let at = table.paks.get(pak.index()).and_then(|marker| marker.at);
            at.map_or_else(Vec::new, |at| look(view, Name::Pak(pak).into(), at, facing))
        }
        Action::Execute(tiger) => way(view, tiger, None),
        Action::Commit => (0..table.tigers.len())
            .filter(|i| table.tigers[*i].owner == table.seat)
            .flat_map(|i| way(view, TigerId::of(i), None))
            .collect(),
        _ => scene.actor.map_or_else(Vec::new, |actor| turn(view, actor, action)),
    }
}

/// A step or a turn of the piece in hand.
fn turn(view: &View, actor: Actor, action: Action) -> Vec<(Spot, Spot)> {
    let Some(dir) = heading(action, actor.hull) else {
        return match (action, actor.name) {
            (Action::ProgramDone, Name::Tiger(tiger)) => way(view, tiger, None),
            _ => Vec::new(),
        };
    };
    let next = view.table.board().neighbour(actor.at, dir);
    match (action, actor.name) {
        (Action::Card(card), Name::Tiger(tiger)) => {
            // Where the card alone leads nowhere, the hex is shown that it is about.
            let mut way = way(view, tiger, Some(card));
            way.extend(next.map(|next| (Spot::Place(actor.at), Spot::Place(next))));
            way.dedup();
            way
        }
        (Action::TurretCard(_), Name::Tiger(tiger)) => {
            let mut way = way(view, tiger, None);
            way.extend(look(view, Spot::Place(actor.at), actor.at, dir));
            way
        }
        (Action::Turret(_) | Action::EndMove(_), name) | (Action::Face(_), name @ Name::Pak(_)) => {
            look(view, name.into(), actor.at, dir)
        }
        (_, name) => next.map_or_else(Vec::new, |next| vec![(name.into(), Spot::Place(next))]),
    }
}

/// A gun's line, as far as one reconnoitres along it (DG-6.2).
fn look(view: &View, from: Spot, at: Hex, dir: Dir) -> Vec<(Spot, Spot)> {
    let table = &view.table;
    let reach = DATA.numbers.recon_range + DATA.on(table.ground.terrain(at)).recon_bonus;
    let end = table.board().ray(at, dir).take(reach.into()).last();
    end.map_or_else(Vec::new, |end| vec![(from, Spot::Place(end))])
}

/// The way of a program, hex by hex.
fn way(view: &View, tiger: TigerId, more: Option<Card>) -> Vec<(Spot, Spot)> {
    let Some(course) = course(view, tiger, more) else { return Vec::new() };
    course.way.windows(2).map(|step| (Spot::Place(step[0]), Spot::Place(step[1]))).collect()
}
