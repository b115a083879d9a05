//! What looks promising at a glance: weights for bots that look ahead, cheap enough for every playout.

use crate::action::Action;
use crate::course::{Course, Meanwhile};
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
    let weigh = |action: &Action| match table.step {
        Step::Markers | Step::Weapons | Step::Landscape | Step::Front => laying(state, *action),
        Step::OpeningMarch | Step::March => march(state, *action),
        Step::OpeningRecon | Step::Recon | Step::LateRecon => recon(table, *action),
        Step::OpeningActivation | Step::Tanks => tanks(state, *action),
        Step::Guns => guns(state, *action),
        Step::Programming => program(state, *action),
        Step::GunReveal => gun_reveal(state, *action),
        Step::Flight => flight(table, *action),
        Step::Execution | Step::Over => 1.0,
        _ => fire(table, *action),
    };
    weights.extend(actions.iter().map(weigh));
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

fn laying(state: &State, action: Action) -> f32 {
    let table = &state.table;
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
        Action::Left => turning(t34.hull, t34.hull.left()),
        Action::Right => turning(t34.hull, t34.hull.right()),
        Action::Look(_) => 1.0,
        Action::EndMove(clock) => {
            let eager = if drive.used == 0 { 0.15 } else { 0.4 };
            eager * aim(table, Some(hex), t34.hull.turned(clock as u8))
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
        weight *= if table.mines[mine.index()].face_up { 0.2 } else { 0.6 };
    }
    if let Some(pak) = table.pak_at(to) {
        weight *= if table.paks[pak.index()].facing == dir.opposite() { 0.7 } else { 2.0 };
    }
    if table.grounded_stuka_at(to).is_some() {
        weight *= 3.0;
    }
    weight
}

fn turning(from: Dir, to: Dir) -> f32 {
    match (from.steps_to(Dir::W), to.steps_to(Dir::W)) {
        (0, _) => 0.4,
        (1, 0) => 1.5,
        (before, after) if after < before => 4.0,
        _ => 0.15,
    }
}

// --- Guns and programs

fn guns(state: &State, action: Action) -> f32 {
    let table = &state.table;
    match action {
        Action::TurnPak { pak, facing } => {
            let real = state.german.paks.get(pak.index()).is_some_and(|kind| *kind != PakKind::Bluff);
            let now = aimed_at(table, pak, table.paks[pak.index()].facing);
            if real && aimed_at(table, pak, facing) > now { 1.0 } else { 0.03 }
        }
        Action::LayWheel(_) => 0.03,
        Action::ActivatePak(_) => 0.1,
        Action::Face(dir) => match dir {
            Dir::E => 2.0,
            Dir::NE | Dir::SE => 1.0,
            _ => 0.1,
        },
        Action::StepPak(_) => 0.3,
        _ => 2.0,
    }
}

/// How many T-34s lie before a PAK that faces this way.
fn aimed_at(table: &Table, pak: PakId, facing: Dir) -> usize {
    let Some(at) = table.paks[pak.index()].at else { return 0 };
    let line = table.board().ray(at, facing).take(4);
    line.filter(|hex| matches!(table.tank_at(*hex), Some(Tank::T34(_)))).count()
}

/// A program wants to end where its Tiger has T-34s before its gun. They move first, so that it can only be
/// near them: what counts is lines within reach, and to be close.
fn program(state: &State, action: Action) -> f32 {
    let table = &state.table;
    let Some(id) = state.tiger_to_program() else { return 1.0 };
    let laid = &state.german.programs[id.index()].cards;
    let course = table.course(id, laid, Meanwhile::NobodyMoves);
    let (at, hull) = (course.end(), course.hull);
    match action {
        Action::ProgramDone => 1.3,
        Action::Card(card) => {
            let mut cards = laid.clone();
            if cards.try_push(card).is_err() {
                return 0.01;
            }
            let longer = table.course(id, &cards, Meanwhile::NobodyMoves);
            let (to, turned) = (longer.end(), longer.hull);
            let gain = match card {
                _ if to != at => hunting(table, to) - hunting(table, at),
                Card::Forward | Card::Back if needs_two(&course, card) => -0.3,
                Card::Forward | Card::Back => -2.0,
                Card::Left | Card::Right => ahead(table, to, turned) - ahead(table, at, hull) - 0.3,
            };
            (1.5 * gain).exp().min(12.0)
        }
        Action::TurretCard(clock) => 0.1 + 0.5 * hunted_along(table, at, hull.turned(clock as u8)),
        _ => 1.0,
    }
}

/// Does a first card towards a hex do nothing only because it takes two (DG-8.2)?
fn needs_two(course: &Course, card: Card) -> bool {
    let dir = if card == Card::Forward { course.hull } else { course.hull.opposite() };
    course.beyond(dir).is_ok_and(|to| course.cost(to) > 1)
}

/// How good a hex is to hunt from.
fn hunting(table: &Table, from: Hex) -> f32 {
    let tanks = table.t34s.iter().filter_map(T34::at).map(|hex| {
        let near = 1.5 / f32::from(from.distance(hex).max(2));
        match from.line_to(hex) {
            Some((_, distance)) if distance <= 3 && table.sight(from, hex) => near + 0.5,
            _ => near,
        }
    });
    let markers = table.markers.iter().filter_map(|marker| marker.at);
    let hidden = markers.map(|hex| 0.4 / f32::from(from.distance(hex).max(2)));
    tanks.sum::<f32>() + hidden.sum::<f32>() + if table.ground.terrain(from).is_hill() { 0.2 } else { 0.0 }
}

/// How much of the prey lies on the side that the hull faces.
fn ahead(table: &Table, from: Hex, hull: Dir) -> f32 {
    table.board().neighbour(from, hull).map_or(-1.0, |next| hunting(table, next) - hunting(table, from))
}

/// Is there a T-34 or a tank marker along a line?
fn hunted_along(table: &Table, from: Hex, dir: Dir) -> f32 {
    let found = table.board().ray(from, dir).take(4).find_map(|hex| match table.tank_at(hex) {
        Some(Tank::T34(_)) => Some(1.0),
        Some(Tank::Tiger(_)) => Some(0.0),
        None => table.marker_at(hex).map(|_| 0.5),
    });
    found.unwrap_or(0.0)
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
