//! What a position is worth: points in hand, and points to be expected.

use crate::data::DATA;
use crate::map::{Dir, Hex};
use crate::outlook::{Outlook, Runner, outlook, runners, sights};
use crate::pieces::*;
use crate::state::{State, Step, Table};
use crate::{German, Soviet};
use table::Side;

/// From -1 (lost) to 1 (won) for the side.
pub fn appraise(state: &State, side: Side) -> f32 {
    let lead = if state.table.step == Step::Over { decided(state) } else { promising(state) };
    match side {
        Soviet => lead,
        German => -lead,
    }
}

/// Is it between two turns, when no shot hangs in the air?
pub fn quiet(state: &State) -> bool {
    let first = state.table.setup.phase_a.steps()[0];
    (state.table.step == first || state.table.step == Step::Over) && state.table.facing.is_none()
}

fn decided(state: &State) -> f32 {
    match state.table.outcome().side {
        Some(Soviet) => 1.0,
        Some(German) => -1.0,
        None => 0.0,
    }
}

/// The odds of the Soviet side: its lead in points, with those that can still be expected, against how
/// uncertain they are.
fn promising(state: &State) -> f32 {
    let table = &state.table;
    let mut prospect = Prospect::default();
    prospect.lead += f32::from(table.vp[Soviet.index()] - table.vp[German.index()]);
    let all = runners(state);
    for runner in &all {
        prospect.tank(state, runner, &all);
    }
    let cards = table.tigers.iter().map(|tiger| 5 - tiger.track.min(5)).sum::<u8>();
    prospect.lead += 0.1 * f32::from(cards);
    let guns =
        table.paks.iter().zip(&state.german.paks).filter(|(pak, kind)| pak.at.is_some() && **kind != PakKind::Bluff);
    prospect.lead += 0.3 * guns.count() as f32;
    prospect.lead += 0.9 * all.len() as f32 / 8.0;
    prospect.lead -= 0.6 * table.stukas.iter().map(|stuka| stuka_worth(table, stuka)).sum::<f32>();
    prospect.odds(f32::from(table.board().columns) / ONE_BOARD)
}

/// Columns of a single board.
const ONE_BOARD: f32 = 11.0;

/// An expected lead and its variance.
#[derive(Default)]
struct Prospect {
    lead: f32,
    variance: f32,
}

impl Prospect {
    /// A tank on its way, if it survives the fire that it stands in.
    fn tank(&mut self, state: &State, runner: &Runner, all: &[Runner]) {
        let scoring = &DATA.scoring;
        let (win, loss) = (f32::from(scoring.t34_breakthrough), f32::from(scoring.t34_destroyed));
        let killed = killed_first(state, runner);
        let Outlook { through, destroyed } = outlook(&sights(state, runner, all));
        let through = through * (1.0 - killed);
        let lost = killed + destroyed * (1.0 - killed);
        let mean = win * through - loss * lost;
        self.lead += mean;
        self.variance += win * win * through + loss * loss * lost - mean * mean;
    }

    /// Luck does not even out over a larger board: what is true of one part of it is often true of the others.
    fn odds(&self, size: f32) -> f32 {
        (0.7 * self.lead / (self.variance * size * size + 1.5).sqrt()).tanh()
    }
}

/// The chance that a tank is destroyed before it moves again.
fn killed_first(state: &State, runner: &Runner) -> f32 {
    let Some(id) = runner.id else { return 0.0 };
    let moves_first = match state.table.step {
        Step::March | Step::Tanks => state.table.t34s[id.index()].readiness == Readiness::Ready,
        Step::Guns | Step::Recon | Step::Programming | Step::OpeningRecon | Step::OpeningActivation => true,
        _ => false,
    };
    if moves_first { 0.0 } else { danger(state, id, runner.hex) }
}

/// The chance that a T-34 is destroyed where it stands before it can move again.
fn danger(state: &State, id: T34Id, hex: Hex) -> f32 {
    let table = &state.table;
    let tigers_stand = !matches!(table.step, Step::March | Step::Tanks | Step::Execution);
    let mut safe = 1.0;
    for (i, tiger) in table.tigers.iter().enumerate() {
        let in_line = tiger.at.line_to(hex).is_some_and(|(_, distance)| distance <= 5);
        if in_line && deadly(table, Weapon::Tiger(TigerId::of(i)), id, 3) {
            safe *= if tigers_stand { 0.25 } else { 0.5 };
        }
    }
    for (i, pak) in table.paks.iter().enumerate() {
        let Some((dir, distance)) = pak.at.and_then(|at| at.line_to(hex)) else { continue };
        if dir != pak.facing || pak.wheel != Wheel::None || distance > 5 {
            continue;
        }
        let dangerous = match pak.face {
            Face::Up(_) => deadly(table, Weapon::Pak(PakId::of(i)), id, 0),
            Face::Down => state.german.paks.get(i) == Some(&PakKind::Pak88) && distance <= 3,
        };
        if dangerous {
            safe *= 0.35;
        }
    }
    1.0 - safe
}

fn deadly(table: &Table, by: Weapon, at: T34Id, steps: u8) -> bool {
    let shot = table.shot(by, Weapon::T34(at), steps);
    shot.is_ok_and(|shot| shot.effect == crate::events::Effect::Destroyed)
}

/// What a Stuka is still worth to the German side: its one attack, and that it comes home.
fn stuka_worth(table: &Table, stuka: &Stuka) -> f32 {
    let numbers = &DATA.numbers;
    let actions = match stuka.flight {
        Flight::Ready => return 0.9,
        Flight::Flying { phase, left } => {
            // What is left of a flight phase is lost with its end (DG-12.2).
            let left = if table.step == Step::Flight { left } else { 0 };
            left + numbers.stuka_flight_phases.saturating_sub(phase) * numbers.stuka_actions_per_phase
        }
        Flight::Landed | Flight::Lost => return 0.0,
    };
    let home = flight_time(stuka.at, stuka.facing, stuka.airfield);
    if home > actions {
        return -0.9 * f32::from(DATA.scoring.stuka_emergency_landing);
    }
    let within_reach = |t34: &T34| {
        let hex = t34.at().filter(|hex| table.ground.terrain(*hex) != Terrain::Wood)?;
        let behind = table.board().neighbour(hex, t34.hull.opposite())?;
        let there = flight_time(stuka.at, stuka.facing, behind);
        // It comes there facing anywhere, and has to turn for home.
        (there + behind.distance(stuka.airfield) + 2 <= actions).then_some(there)
    };
    match table.t34s.iter().filter_map(within_reach).min() {
        Some(there) if !stuka.attacked => 1.3 - 0.03 * f32::from(there),
        _ => -0.05 * f32::from(home) - if home + 2 > actions { 0.5 } else { 0.0 },
    }
}

/// Actions that a Stuka needs to get somewhere: steps, and turning that way.
fn flight_time(from: Hex, facing: Dir, to: Hex) -> u8 {
    let turns = match from.line_to(to) {
        Some((dir, _)) => facing.steps_to(dir),
        None if from == to => 0,
        // Not in line: two legs, with one turn between them.
        None => {
            let east = from.column() < to.column();
            let off = facing.steps_to(if east { Dir::E } else { Dir::W });
            off + 1
        }
    };
    from.distance(to) + turns
}
