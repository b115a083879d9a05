//! What a click may have meant: the rules are then asked why it is not allowed.

use crate::layout::centre;
use crate::names::{Name, Spot};
use crate::scene::{Scene, What, place};
use crate::spots::{reach, spots};
use boards::Meaning;
use boards::kit::once;
use duel::map::{Clock, Dir, Hex};
use duel::pieces::*;
use duel::state::{Focus, Step};
use duel::{Action, View};
use table::Refusal;

/// What a click on this spot means in the present step, the likeliest first; with a piece taken up before, if so.
pub(crate) fn meanings(view: &View, scene: &Scene, spot: Spot, held: Option<Name>) -> Vec<Meaning<Action>> {
    let mut meanings = Vec::new();
    match spot {
        Spot::Place(hex) if view.table.board().contains(hex) => {
            let here = || scene.items.iter().rev().filter(|item| item.at == hex).map(|item| item.name);
            meanings.extend(out_of_reach(view, scene, hex, held));
            meanings.extend(held.into_iter().flat_map(|held| with_held(view, held, hex, here().next())));
            meanings.extend(acts(on_hex(view, scene, hex)));
            here().for_each(|name| meanings.extend(acts(on_piece(view, scene, name))));
            here().for_each(|name| meanings.extend(idle(view, scene, name)));
            meanings.push(Meaning::Act(Action::Place(hex)));
        }
        Spot::Place(_) => {}
        Spot::Piece(name) => {
            let Some(at) = scene.item(name).map(|item| item.at) else { return meanings };
            meanings.extend(held.and_then(|_| out_of_reach(view, scene, at, held)));
            meanings.extend(held.into_iter().flat_map(|held| with_held(view, held, at, Some(name))));
            let (on_piece, mut on_hex) = (on_piece(view, scene, name), on_hex(view, scene, at));
            // Beside the piece in hand one points at where it is to go, not at what lies there.
            let going = |action: &Action| spots(view, scene, *action).last() == Some(&Spot::Place(at));
            on_hex.sort_by_key(|action| !going(action));
            let (near, far) = if beside_hand(view, scene, at) { (on_hex, Vec::new()) } else { (Vec::new(), on_hex) };
            let silent = near.is_empty() && on_piece.is_empty();
            meanings.extend(acts(near.into_iter().chain(on_piece)));
            meanings.extend(idle(view, scene, name).filter(|_| silent));
            meanings.extend(acts(far));
            meanings.extend(idle(view, scene, name));
            meanings.push(Meaning::Act(Action::Place(at)));
        }
    }
    once(meanings)
}

fn acts(actions: impl IntoIterator<Item = Action>) -> impl Iterator<Item = Meaning<Action>> {
    actions.into_iter().map(Meaning::Act)
}

/// What the piece taken up was to do there.
fn with_held(view: &View, held: Name, hex: Hex, there: Option<Name>) -> Vec<Meaning<Action>> {
    let table = &view.table;
    let act = match (held, there.and_then(Name::weapon)) {
        (Name::Marker(marker), _) => Some(Action::StepMarker { marker, to: hex }),
        (_, Some(at)) if table.step.is_fire() => held.weapon().map(|by| Action::Fire { by, at }),
        _ => None,
    };
    acts(act).collect()
}

/// Is it too far for the piece that goes hex by hex, whether it was taken up or is in hand anyway?
fn out_of_reach(view: &View, scene: &Scene, hex: Hex, held: Option<Name>) -> Option<Meaning<Action>> {
    let mover = held.or(scene.in_hand)?;
    let ways = reach(view, Spot::Piece(mover));
    let goes = ways.iter().any(|reached| !reached.by.is_empty());
    let near = scene.item(mover).is_some_and(|item| matches!(item.at.line_to(hex), Some((_, 0 | 1))));
    let reached = ways.iter().any(|reached| reached.to == Spot::Place(hex).named());
    let far = goes && !near && !reached && !beside_hand(view, scene, hex);
    let rule = match mover {
        Name::Marker(_) => "DG-6.6",
        Name::Pak(_) => "DG-7.5",
        Name::Tiger(_) => "DG-7.3",
        Name::Stuka(_) => "DG-12.2",
        _ => "DG-7.8",
    };
    far.then(|| Meaning::Nothing(Refusal::new(rule, "why-out-of-reach").with("hex", hex.to_string())))
}

/// Does the hex lie next to the piece in hand?
fn beside_hand(view: &View, scene: &Scene, hex: Hex) -> bool {
    let in_hand = match view.table.focus {
        Focus::Marker(id) => view.table.markers.get(id.index()).and_then(|marker| marker.at),
        _ => scene.actor.map(|actor| actor.at),
    };
    in_hand.is_some_and(|at| matches!(at.line_to(hex), Some((_, 1))))
}

/// What a hex means: pieces are laid there, go there, or turn to it.
fn on_hex(view: &View, scene: &Scene, hex: Hex) -> Vec<Action> {
    let table = &view.table;
    let sits = |action: &Action| spots(view, scene, *action).last() == Some(&Spot::Place(hex));
    let mut meanings = match (table.step, table.focus) {
        _ if table.facing.is_some() => Vec::new(),
        (Step::OpeningMarch | Step::March, Focus::Marker(marker)) => vec![Action::StepMarker { marker, to: hex }],
        (Step::OpeningMarch | Step::March, _) => marches(view, hex),
        (Step::Guns, Focus::Gun { .. }) => vec![Action::StepPak(hex)],
        (step, _) if step.is_setup() && scene.actor.is_none() => vec![Action::Place(hex)],
        _ => Vec::new(),
    };
    meanings.extend(choices(view, scene).into_iter().filter(sits));
    meanings
}

/// All that the piece in hand may be asked to do by pointing at a hex around it.
fn choices(view: &View, scene: &Scene) -> Vec<Action> {
    let faces = || Dir::ALL.map(Action::Face).to_vec();
    let Some(actor) = scene.actor else { return Vec::new() };
    if view.table.facing.is_some() {
        return faces().into_iter().chain(Clock::ALL.map(Action::Turret)).collect();
    }
    let mut moves = vec![Action::Forward, Action::Back, Action::Left, Action::Right];
    match actor.name {
        Name::Tiger(_) => Card::ALL.map(Action::Card).into_iter().chain(Clock::ALL.map(Action::TurretCard)).collect(),
        Name::T34(_) => {
            moves.extend(Clock::ALL.map(Action::EndMove));
            moves
        }
        Name::Stuka(_) => moves,
        _ => faces(),
    }
}

/// The own markers that might have been meant to go to a hex, the nearest first.
fn marches(view: &View, to: Hex) -> Vec<Action> {
    let table = &view.table;
    let own = |(i, marker): (usize, &Marker)| {
        marker.at.filter(|at| marker.owner == table.seat && *at != to).map(|at| (MarkerId::of(i), at))
    };
    let mut markers: Vec<(MarkerId, Hex)> = table.markers.iter().enumerate().filter_map(own).collect();
    markers.sort_by_key(|(id, at)| (far(*at, to), table.markers[id.index()].moved));
    markers.into_iter().map(|(marker, _)| Action::StepMarker { marker, to }).collect()
}

/// How far apart two hexes are.
fn far(a: Hex, b: Hex) -> u32 {
    centre(a).distance(centre(b)) as u32
}

/// What a piece means in this step.
fn on_piece(view: &View, scene: &Scene, name: Name) -> Vec<Action> {
    let table = &view.table;
    let taken_up = |action: &Action| {
        let spots = spots(view, scene, *action);
        spots.len() == 2 && spots[0] == Spot::Piece(name)
    };
    let mut meanings = match (table.step, name) {
        (_, Name::Pak(pak)) if table.facing.is_some() => vec![Action::Look(pak)],
        _ if table.facing.is_some() => Vec::new(),
        (Step::OpeningMarch | Step::March, Name::Marker(marker)) => from_marker(view, marker),
        (Step::OpeningRecon | Step::Recon | Step::LateRecon, Name::Marker(marker)) => vec![Action::Reveal(marker)],
        (Step::OpeningRecon | Step::GunReveal, Name::Pak(pak)) => vec![Action::ActivatePak(pak)],
        (Step::OpeningActivation | Step::Tanks, Name::Marker(marker)) => vec![Action::ActivateTank(marker)],
        (Step::Guns, Name::Pak(pak)) if table.focus == Focus::Nothing => gun_work(view, pak),
        (Step::Tanks, Name::Pak(pak)) => vec![Action::Look(pak)],
        (Step::Tanks, Name::T34(t34)) if scene.actor.is_none_or(|actor| actor.name != name) => {
            vec![Action::Drive(t34)]
        }
        (Step::Execution, Name::Tiger(tiger)) => vec![Action::Execute(tiger)],
        (Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire, _) => committed(view, scene, name),
        (Step::GermanFire(_) | Step::SovietFire(_), _) => shots(view, name),
        (Step::Flight, Name::Marker(marker)) => vec![Action::Reveal(marker)],
        (Step::Flight, Name::T34(t34)) => vec![Action::Attack(t34)],
        (Step::Flight, Name::Stuka(stuka) | Name::Airfield(stuka)) if table.focus == Focus::Stuka(stuka) => {
            match table.stukas[stuka.index()].flying() {
                true => vec![Action::Land],
                false => vec![Action::StartStuka],
            }
        }
        _ => Vec::new(),
    };
    meanings.extend(choices(view, scene).into_iter().filter(taken_up));
    meanings
}

/// A marker in hand is put down; another is taken up and goes somewhere.
fn from_marker(view: &View, marker: MarkerId) -> Vec<Action> {
    if view.table.focus == Focus::Marker(marker) {
        return vec![Action::FinishMarker];
    }
    let Some(from) = view.table.markers.get(marker.index()).and_then(|marker| marker.at) else { return Vec::new() };
    view.table.board().neighbours(from).map(|to| Action::StepMarker { marker, to }).collect()
}

/// DG-7.1: what a PAK does in A2.
fn gun_work(view: &View, pak: PakId) -> Vec<Action> {
    let Some(marker) = view.table.paks.get(pak.index()) else { return Vec::new() };
    let turns = Dir::ALL.into_iter().filter(|facing| *facing != marker.facing);
    let turns = turns.map(|facing| Action::TurnPak { pak, facing });
    let mut work: Vec<Action> = turns.chain([Action::LayWheel(pak), Action::ActivatePak(pak)]).collect();
    match marker.wheel {
        Wheel::Moving => work.insert(0, Action::MovePak(pak)),
        _ => work.push(Action::MovePak(pak)),
    }
    work
}

/// DG-10.6: the weapon that is asked fires at an enemy, or holds.
fn committed(view: &View, scene: &Scene, name: Name) -> Vec<Action> {
    let Some(weapon) = name.weapon() else { return Vec::new() };
    if owned(view, weapon) {
        return vec![Action::Hold(weapon)];
    }
    match scene.asked {
        Some(by) => vec![Action::Fire { by, at: weapon }],
        None => shots(view, name),
    }
}

/// DG-10.5: an own weapon fires at any enemy; at an enemy any own weapon fires. What lies face-down comes
/// last, what is in line first.
fn shots(view: &View, name: Name) -> Vec<Action> {
    let table = &view.table;
    let Some((weapon, here)) = name.weapon().and_then(|weapon| Some((weapon, place(table, weapon)?))) else {
        return Vec::new();
    };
    let side = table.setup.side(table.seat);
    let mine = owned(view, weapon);
    let others = table.weapons(if mine { side.other() } else { side });
    let others = others.filter(|other| mine || owned(view, *other));
    let mut others: Vec<(Weapon, Hex)> = others.filter_map(|other| Some((other, place(table, other)?))).collect();
    let hidden = |weapon: Weapon| matches!(weapon, Weapon::Pak(pak) if table.paks[pak.index()].face == Face::Down);
    others.sort_by_key(|(other, at)| (hidden(*other), at.line_to(here).is_none(), far(*at, here)));
    let shot = |(other, _): (Weapon, Hex)| match mine {
        true => Action::Fire { by: weapon, at: other },
        false => Action::Fire { by: other, at: weapon },
    };
    others.into_iter().map(shot).collect()
}

fn owned(view: &View, weapon: Weapon) -> bool {
    view.table.weapon_owner(weapon) == Some(view.table.seat)
}

/// A piece that has nothing to do with this step: what it is there for, to its owner and to the enemy.
fn idle(view: &View, scene: &Scene, name: Name) -> Option<Meaning<Action>> {
    let what = &scene.item(name)?.what;
    let own = what.side() == view.table.setup.side(view.table.decider());
    let (piece, rule) = match (what, own) {
        (What::Airfield, _) => ("airfield", "DG-12.6"),
        (What::Mine { .. }, true) => ("mine-own", "DG-7.14"),
        (What::Mine { .. }, false) => ("mine-enemy", "DG-7.14"),
        (What::Marker { .. }, true) => ("marker-own", "DG-6.6"),
        (What::Marker { .. }, false) => ("marker-enemy", "DG-6.2"),
        (What::Pak { .. }, true) => ("pak-own", "DG-7.1"),
        (What::Pak { .. }, false) => ("pak-enemy", "DG-6.7"),
        (What::Tiger { .. }, true) => ("tiger-own", "DG-7.3"),
        (What::Tiger { .. }, false) => ("tiger-enemy", "DG-11.5"),
        (What::T34 { burning: true, .. }, _) => ("wreck", "DG-10.10"),
        (What::T34 { .. }, true) => ("t34-own", "DG-7.7"),
        (What::T34 { .. }, false) => ("t34-enemy", "DG-11.1"),
        (What::Stuka { .. }, true) => ("stuka-own", "DG-12.1"),
        (What::Stuka { .. }, false) => ("stuka-enemy", "DG-12.10"),
    };
    Some(Meaning::Nothing(Refusal::new(rule, "why-piece-waits").with("piece", piece)))
}
