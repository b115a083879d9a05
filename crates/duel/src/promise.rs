//! What looks promising at a glance: weights for bots that look ahead, cheap enough for every playout.

mod book;
mod hunt;

use book::Book;
pub(crate) use hunt::{Hunt, Prey};

use crate::action::Action;
use crate::events::Effect;
use crate::map::{Beyond, Dir, Hex};
use crate::pieces::*;
use crate::state::{Drive, Focus, State, Step, Table};

/// Appends a weight for each of these actions of the deciding seat.
pub fn promise(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    let table = &state.table;
    if let Some(facing) = table.facing {
        let t34 = &table.t34s[facing.t34.index()];
        let from = t34.at();
        weights.extend(actions.iter().map(|action| match *action {
            Action::Face(dir) => westward(dir),
            Action::Turret(clock) => aim(table, from, t34.hull.turned(clock as u8)),
            Action::Look(_) => 2.0,
            _ => 1.0,
        }));
        return;
    }
    if let (Step::Programming, Some(id)) = (table.step, state.tiger_to_program()) {
        let prey = Prey::now(table);
        let hunt = Hunt::after(table, id, &state.german.programs[id.index()].cards, &prey);
        weights.extend(actions.iter().map(|action| hunt.promise(*action)).map(squared));
        return;
    }
    let book = Book::at(state);
    let weigh = |action: &Action| match table.step {
        Step::Markers | Step::Weapons | Step::Landscape | Step::Front => laying(&book, state, *action),
        Step::OpeningMarch | Step::March => march(state, *action),
        Step::OpeningRecon | Step::Recon | Step::LateRecon => recon(table, *action),
        Step::OpeningActivation | Step::Tanks => tanks(state, *action),
        Step::Guns => guns(state, *action),
        Step::GunReveal => gun_reveal(state, *action),
        Step::Flight => flight(table, *action),
        Step::Programming | Step::Execution | Step::Over => 1.0,
        _ => fire(table, *action),
    };
    weights.extend(actions.iter().map(weigh).map(squared));
}

/// Beyond the tree the square is followed, so that what looks best is mostly done; within the tree
/// `promise_exponent` takes it back.
fn squared(weight: f32) -> f32 {
    weight * weight
}

/// T-34s want to face the German edge.
const fn westward(dir: Dir) -> f32 {
    match dir {
        Dir::W => 4.0,
        Dir::NW | Dir::SW => 1.5,
        _ => 0.2,
    }
}

/// Guns want to point at the enemy: at a Tiger or an open PAK for a T-34.
fn aim(table: &Table, from: Option<Hex>, gun: Dir) -> f32 {
    let Some(from) = from else { return 1.0 };
    let first = table.board().ray(from, gun).take(4).find_map(|hex| match table.tank_at(hex) {
        Some(Tank::Tiger(_)) => Some(4.0),
        Some(Tank::T34(_)) => Some(0.2),
        None if table.pak_at(hex).is_some() => Some(1.5),
        None => None,
    });
    first.unwrap_or(if matches!(gun, Dir::W | Dir::NW | Dir::SW) { 0.6 } else { 0.2 })
}

// --- Set-up

fn laying(book: &Book, state: &State, action: Action) -> f32 {
    let table = &state.table;
    if let Some(known) = book.promise(state, action) {
        return known;
    }
    match (table.step, action) {
        // Tanks and bluffs alike near the front, to be there sooner.
        (Step::Markers, Action::Place(hex)) => {
            let zone = table.setup.assembly_zone();
            1.0 + 0.5 * f32::from(zone.to.saturating_sub(hex.column()))
        }
        (Step::Weapons, Action::Face(dir)) => match dir {
            Dir::E => 4.0,
            Dir::NE | Dir::SE => 1.0,
            _ => 0.05,
        },
        (Step::Weapons, Action::Place(hex)) => {
            let middle = f32::from(table.board().rows) / 2.0 - 0.5;
            let off = (f32::from(hex.row()) - middle).abs() / middle;
            1.5 - off + if table.ground.terrain(hex).is_hill() { 0.7 } else { 0.0 }
        }
        _ => 1.0,
    }
}

// --- Tank markers and reconnaissance

fn march(state: &State, action: Action) -> f32 {
    match action {
        Action::StepMarker { marker, to } => {
            let Some(from) = state.table.markers[marker.index()].at else { return 0.1 };
            let tank = state.soviet.markers.get(marker.index()) == Some(&MarkerKind::Tank);
            let seen = state.table.looked_at(to, None).is_some();
            match (to.column() < from.column(), tank, seen) {
                (false, ..) => 0.05,
                (true, true, true) => 0.1,
                (true, true, false) => 1.5,
                (true, false, _) => 0.8,
            }
        }
        Action::FinishMarker => 0.5,
        _ => 1.5,
    }
}

fn recon(table: &Table, action: Action) -> f32 {
    match action {
        Action::Reveal(_) if table.step == Step::LateRecon => 6.0,
        Action::Reveal(_) => 2.0,
        Action::ActivatePak(_) => 0.1,
        _ => 1.0,
    }
}

// --- T-34s

fn tanks(state: &State, action: Action) -> f32 {
    let table = &state.table;
    if let Focus::Drive(drive) = table.focus {
        return driving(table, drive, action);
    }
    match action {
        Action::Drive(_) => 6.0,
        Action::ActivateTank(marker) => {
            let column = table.markers[marker.index()].at.map_or(11, Hex::column);
            if table.turn == 0 { 1.0 } else { 0.4 + 4.0 / f32::from(column) }
        }
        _ => 0.8,
    }
}

fn driving(table: &Table, drive: Drive, action: Action) -> f32 {
    let t34 = &table.t34s[drive.t34.index()];
    let Some(hex) = t34.at() else { return 1.0 };
    match action {
        Action::Forward => advance(table, hex, t34.hull),
        Action::Back => 0.5 * advance(table, hex, t34.hull.opposite()),
        Action::Left => turning(table, hex, t34.hull, t34.hull.left()),
        Action::Right => turning(table, hex, t34.hull, t34.hull.right()),
        Action::Look(_) => 1.0,
        Action::EndMove(clock) => {
            let eager = if drive.used == 0 { 0.15 } else { 0.4 };
            let fear = if in_danger(table, drive.t34, hex) { 0.4 } else { 1.0 };
            eager * fear * aim(table, Some(hex), t34.hull.turned(clock as u8))
        }
        _ => 1.0,
    }
}

fn advance(table: &Table, from: Hex, dir: Dir) -> f32 {
    let to = match table.board().beyond(from, dir) {
        Beyond::GermanEdge => return 1000.0,
        Beyond::OffBoard => return 0.1,
        Beyond::Hex(to) => to,
    };
    let mut weight = match dir {
        Dir::W => 6.0,
        Dir::NW | Dir::SW => 4.0,
        Dir::NE | Dir::SE => 0.15,
        Dir::E => 0.1,
    };
    if let Some(mine) = table.mine_at(to) {
        weight *= if table.mines[mine.index()].face_up { 0.08 } else { 0.6 };
    }
    if let Some(pak) = table.pak_at(to) {
        weight *= if table.paks[pak.index()].facing == dir.opposite() { 0.7 } else { 2.0 };
    }
    if table.grounded_stuka_at(to).is_some() {
        weight *= 3.0;
    }
    weight
}

/// Does a T-34 stand where a Tiger or an open gun destroys it, if nobody moves?
fn in_danger(table: &Table, id: T34Id, hex: Hex) -> bool {
    let kills = |by: Weapon, steps: u8| {
        table.shot(by, Weapon::T34(id), steps).is_ok_and(|shot| shot.effect == Effect::Destroyed)
    };
    let tigers = table.tigers.iter().enumerate();
    let mut in_line = tigers.filter(|(_, tiger)| tiger.at.line_to(hex).is_some_and(|(_, distance)| distance <= 5));
    in_line.any(|(i, _)| kills(Weapon::Tiger(TigerId::of(i)), 3))
        || table.paks.iter().enumerate().any(|(i, pak)| pak.face != Face::Down && kills(Weapon::Pak(PakId::of(i)), 0))
}

fn turning(table: &Table, hex: Hex, from: Dir, to: Dir) -> f32 {
    match (from.steps_to(Dir::W), to.steps_to(Dir::W)) {
        (0, _) if barred(table, hex, from) => 1.0,
        (0, _) => 0.15,
        (1, 0) if barred(table, hex, to) => 0.3,
        (1, 0) => 1.5,
        (before, after) if after < before => 4.0,
        _ => 0.15,
    }
}

/// Does a known mine or a tank lie in the way?
fn barred(table: &Table, hex: Hex, dir: Dir) -> bool {
    table.board().neighbour(hex, dir).is_some_and(|next| {
        table.tank_at(next).is_some() || table.mine_at(next).is_some_and(|mine| table.mines[mine.index()].face_up)
    })
}

// --- Guns

fn guns(state: &State, action: Action) -> f32 {
    let table = &state.table;
    let real = |pak: PakId| state.german.paks.get(pak.index()).is_some_and(|kind| *kind != PakKind::Bluff);
    match action {
        Action::TurnPak { pak, facing } => {
            let gain = covered(table, pak, facing) - covered(table, pak, table.paks[pak.index()].facing);
            let worth = if real(pak) { 1.0 } else { 0.1 };
            if gain > 0.0 { worth * gain.min(2.0) } else { 0.01 }
        }
        Action::LayWheel(pak) => {
            let facing = table.paks[pak.index()].facing;
            if real(pak) && covered(table, pak, facing) == 0.0 { 0.1 } else { 0.02 }
        }
        Action::ActivatePak(_) => 0.1,
        Action::Face(dir) => match table.focus {
            Focus::Gun { pak, .. } => 0.1 + covered(table, pak, dir).max(0.0),
            _ => westward(dir.opposite()),
        },
        Action::StepPak(_) => 0.3,
        _ => 2.0,
    }
}

/// How much a PAK that faces this way has before it: T-34s, the hexes that they are about to enter, and markers.
fn covered(table: &Table, pak: PakId, facing: Dir) -> f32 {
    let Some(at) = table.paks[pak.index()].at else { return 0.0 };
    let line = table.board().ray(at, facing).take(3);
    line.map(|hex| {
        let here = match table.tank_at(hex) {
            Some(Tank::T34(_)) => 0.7,
            Some(Tank::Tiger(_)) => -0.5,
            None => 0.0,
        };
        let coming = [Dir::E, Dir::NE, Dir::SE].into_iter().filter(|dir| {
            let hexes = table.board().ray(hex, *dir).take(2);
            hexes.into_iter().any(|from| matches!(table.tank_at(from), Some(Tank::T34(_))))
        });
        here + 0.3 * coming.count() as f32
    })
    .sum()
}

/// How many T-34s lie before a PAK that faces this way.
fn aimed_at(table: &Table, pak: PakId, facing: Dir) -> usize {
    let Some(at) = table.paks[pak.index()].at else { return 0 };
    let line = table.board().ray(at, facing).take(4);
    line.filter(|hex| matches!(table.tank_at(*hex), Some(Tank::T34(_)))).count()
}

fn gun_reveal(state: &State, action: Action) -> f32 {
    match action {
        Action::ActivatePak(pak) => {
            let facing = state.table.paks[pak.index()].facing;
            if aimed_at(&state.table, pak, facing) > 0 { 8.0 } else { 0.05 }
        }
        _ => 1.0,
    }
}

// --- Combat

fn fire(table: &Table, action: Action) -> f32 {
    match action {
        Action::Fire { by, at } => match table.shot_in(table.step, by, at).map(|shot| shot.effect) {
            Ok(Effect::Destroyed) => 20.0,
            Ok(Effect::Critical) => 10.0,
            Ok(Effect::Damaged) => 5.0,
            Ok(Effect::Nothing) | Err(_) => 0.1,
        },
        _ => 0.3,
    }
}

// --- The Stuka

fn flight(table: &Table, action: Action) -> f32 {
    let stuka = match table.focus {
        Focus::Stuka(id) => &table.stukas[id.index()],
        _ => return 1.0,
    };
    let goal = stuka_goal(table, stuka);
    match action {
        Action::StartStuka => match goal {
            Some(hex) if stuka.at.distance(hex) <= 6 => 0.3,
            _ => 0.02,
        },
        Action::Attack(_) => 100.0,
        Action::Reveal(_) => 1.0,
        Action::Land if stuka.attacked => 100.0,
        Action::Land => 0.5,
        Action::Forward | Action::Left | Action::Right => {
            let Some(hex) = goal else { return 1.0 };
            let wanted = bearing(table, stuka.at, hex).filter(|_| stuka.at != hex);
            wanted.map_or(0.1, |wanted| match action {
                Action::Forward if stuka.facing == wanted => 12.0,
                Action::Left if shorter(stuka.facing.left(), stuka.facing, wanted) => 12.0,
                Action::Right if shorter(stuka.facing.right(), stuka.facing, wanted) => 12.0,
                _ => 0.1,
            })
        }
        _ => 0.5,
    }
}

fn shorter(turned: Dir, before: Dir, wanted: Dir) -> bool {
    turned.steps_to(wanted) < before.steps_to(wanted)
}

/// Where a Stuka wants to be: behind the nearest T-34, or home.
fn stuka_goal(table: &Table, stuka: &Stuka) -> Option<Hex> {
    let home = Some(stuka.airfield);
    let must_return = match stuka.flight {
        Flight::Flying { phase, .. } => {
            stuka.attacked || phase >= 3 || (phase == 2 && stuka.at.distance(stuka.airfield) > 7)
        }
        _ => stuka.attacked,
    };
    if must_return {
        return home;
    }
    let prey = table.t34s.iter().filter_map(|t34| {
        let hex = t34.at().filter(|hex| table.ground.terrain(*hex) != Terrain::Wood)?;
        table.board().neighbour(hex, t34.hull.opposite())
    });
    prey.min_by_key(|hex| stuka.at.distance(*hex)).or(home)
}

/// The direction of a first step towards a hex.
fn bearing(table: &Table, from: Hex, to: Hex) -> Option<Dir> {
    let steps = Dir::ALL.into_iter().filter_map(|dir| Some((dir, table.board().neighbour(from, dir)?)));
    steps.min_by_key(|(_, next)| next.distance(to)).map(|(dir, _)| dir)
}
