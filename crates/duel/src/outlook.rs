//! What becomes of a T-34: how likely it gets through, and how likely it is destroyed.

use crate::data::DATA;
use crate::map::{Beyond, Dir, Hex, ONE_BOARD};
use crate::pieces::*;
use crate::state::{State, Table};

/// How many numbers describe the outlook of a tank.
pub const SIGHTS: usize = 16;

/// What is seen of a tank.
///
/// | place | what |
/// |---|---|
/// | 0 | always 1 |
/// | 1, 2, 3 | moves to the German edge; how far they are beyond one and beyond two |
/// | 4, 5 | Tigers ahead and behind, by nearness and by the cards that they can still lay |
/// | 6 | Tigers with a line on it |
/// | 7, 8 | how much of the hexes before it an 8.8 and the 3.7 cm guns cover |
/// | 9 | it stands in a wood |
/// | 10, 11 | comrades that are as far as it is; comrades left |
/// | 12 | a Stuka that can still attack |
/// | 13, 14 | it is still under its marker, by itself and by its moves |
/// | 15 | winter |
pub type Sights = [f32; SIGHTS];

/// A T-34 on the way, activated or under its marker.
#[derive(Clone, Copy, Debug)]
pub struct Runner {
    /// Where it is.
    pub hex: Hex,
    /// Its number if it is activated.
    pub id: Option<T34Id>,
    /// How many of its moves it needs to leave over the German edge.
    pub turns: f32,
}

/// All T-34s on the way.
pub fn runners(state: &State) -> arrayvec::ArrayVec<Runner, 64> {
    let table = &state.table;
    let mut all = arrayvec::ArrayVec::new();
    for (i, t34) in table.t34s.iter().enumerate() {
        if let Some(hex) = t34.at() {
            all.push(Runner { hex, id: Some(T34Id::of(i)), turns: turns_to_edge(table, hex, t34.hull) });
        }
    }
    for (marker, kind) in table.markers.iter().zip(&state.soviet.markers) {
        if let (Some(hex), MarkerKind::Tank) = (marker.at, kind) {
            all.push(Runner { hex, id: None, turns: turns_to_edge(table, hex, Dir::W) });
        }
    }
    all
}

/// How many moves a T-34 needs to leave over the German edge: straight to the west, or along a row beside it.
pub fn turns_to_edge(table: &Table, hex: Hex, hull: Dir) -> f32 {
    let board = table.board();
    let straight = lane(table, hex);
    let mut actions = f32::from(hull.steps_to(Dir::W)) + straight.actions;
    for dir in [Dir::NW, Dir::SW] {
        let turns = f32::from(hull.steps_to(dir));
        let beside = match board.beyond(hex, dir) {
            Beyond::GermanEdge => turns + 1.0,
            Beyond::OffBoard => continue,
            Beyond::Hex(next) => turns + entering(table, next) + 1.0 + lane(table, next).actions,
        };
        actions = actions.min(beside);
    }
    let normal = actions / f32::from(DATA.t34_actions[table.setup.season as usize]);
    if hull == Dir::W && straight.free {
        normal.min(f32::from(hex.column()) / f32::from(DATA.dash_hexes))
    } else {
        normal
    }
}

/// The way straight to the west.
struct Lane {
    actions: f32,
    free: bool,
}

fn lane(table: &Table, hex: Hex) -> Lane {
    let mut lane = Lane { actions: 1.0, free: true };
    for next in table.board().ray(hex, Dir::W) {
        let cost = entering(table, next);
        lane.actions += cost;
        lane.free &= cost == 1.0 && table.ground.terrain(next) == Terrain::Steppe && table.pak_at(next).is_none();
    }
    lane
}

/// Actions that it takes to enter a hex, with what is to be expected of mines and of tanks in the way.
fn entering(table: &Table, hex: Hex) -> f32 {
    let mut actions = f32::from(DATA.on(table.ground.terrain(hex)).cost_t34 + u8::from(table.ground.front(hex)));
    if let Some(mine) = table.mine_at(hex) {
        actions += if table.mines[mine.index()].face_up { 2.0 } else { 1.0 };
    }
    match table.tank_at(hex) {
        Some(Tank::Tiger(_)) => actions += 2.0,
        Some(Tank::T34(_)) => actions += 1.0,
        None => {}
    }
    actions
}

/// What is seen of one of the runners.
pub fn sights(state: &State, runner: &Runner, all: &[Runner]) -> Sights {
    let table = &state.table;
    let &Runner { hex, id, turns } = runner;
    let mut sights = [0.0; SIGHTS];
    let long = (turns / length(table)).min(7.0);
    sights[0] = 1.0;
    sights[1] = long;
    sights[2] = (long - 1.0).clamp(0.0, 1.0);
    sights[3] = (long - 2.0).clamp(0.0, 1.0);
    for tiger in &table.tigers {
        let near = f32::from(7u8.saturating_sub(tiger.at.distance(hex))) / 6.0 * (0.4 + 0.12 * f32::from(tiger.track));
        let ahead = tiger.at.column() < hex.column();
        sights[if ahead { 4 } else { 5 }] += near;
        if tiger.at.line_to(hex).is_some_and(|(_, distance)| distance <= 4) && table.sight(tiger.at, hex) {
            sights[6] += 1.0;
        }
    }
    for (pak, kind) in table.paks.iter().zip(&state.german.paks) {
        let (Some(at), Wheel::None) = (pak.at, pak.wheel) else { continue };
        let (sight, reach) = match kind {
            PakKind::Pak88 => (7, 3),
            PakKind::Pak36 => (8, 2),
            PakKind::Bluff => continue,
        };
        sights[sight] += under_fire(table, at, pak.facing, reach, hex);
    }
    sights[9] = f32::from(u8::from(table.ground.terrain(hex).is_wood()));
    let rivals = all.iter().filter(|other| other.turns < turns + 0.34).count() as f32 - 1.0;
    sights[10] = (rivals / sets(table)).min(8.0) / 4.0;
    sights[11] = all.len() as f32 / sets(table) / 8.0;
    let stuka =
        table.stukas.iter().any(|stuka| !stuka.attacked && !matches!(stuka.flight, Flight::Landed | Flight::Lost));
    sights[12] = f32::from(u8::from(stuka));
    if id.is_none() {
        sights[13] = 1.0;
        sights[14] = long / 3.0;
    }
    sights[15] = f32::from(u8::from(table.setup.season == Season::Winter));
    sights
}

/// How long the way is, compared with a single board.
fn length(table: &Table) -> f32 {
    f32::from(table.board().columns) / f32::from(ONE_BOARD.columns)
}

/// Boards in play.
fn sets(table: &Table) -> f32 {
    f32::from(table.setup.sets())
}

/// How much of the way ahead of a tank lies under the fire of a gun, from 0 to 1.
fn under_fire(table: &Table, gun: Hex, facing: Dir, reach: u8, tank: Hex) -> f32 {
    let covered = |hex: Hex| matches!(gun.line_to(hex), Some((dir, distance)) if dir == facing && distance <= reach);
    let ahead = table.board().ray(tank, Dir::W).take(3);
    let count = std::iter::once(tank).chain(ahead).filter(|hex| covered(*hex)).count();
    count as f32 / 4.0
}

/// The chances of a tank.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// To get through.
    pub through: f32,
    /// To be destroyed.
    pub destroyed: f32,
}

/// The chances of a tank of which this is seen.
pub fn outlook(sights: &Sights) -> Outlook {
    if sights[1] <= 1.0 && sights[13] == 0.0 {
        return Outlook { through: 0.96, destroyed: 0.02 };
    }
    let weigh = |weights: &Sights| -> f32 {
        let sum: f32 = sights.iter().zip(weights).map(|(sight, weight)| sight * weight).sum();
        1.0 / (1.0 + (-sum).exp())
    };
    let through = weigh(&THROUGH);
    Outlook { through, destroyed: (1.0 - through) * weigh(&DESTROYED) }
}

/// What each sight weighs for getting through: logistic regression over 360 matches of bots, but for the Tigers, which
/// weigh half as much. Tanks near Tigers are mostly lost in them; whoever believes that wholly never comes near.
const THROUGH: Sights =
    [3.32, -1.03, -0.85, -0.45, -0.91, -0.38, 0.0, -1.35, -0.1, -0.25, 0.41, 0.47, -0.21, -0.48, -0.03, -0.38];

/// The same for being destroyed, of those that do not get through.
const DESTROYED: Sights =
    [1.08, 2.01, 0.75, 0.18, 0.67, 0.16, 0.16, 0.02, 0.04, 0.07, 0.31, 0.56, 0.53, 0.03, 0.03, 0.58];
