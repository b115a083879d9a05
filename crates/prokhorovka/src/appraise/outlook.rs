//! What is to be seen of a position, as numbers about as large as 1: who can be where in time, who can fire, what is
//! left of both sides. All of it from the German viewpoint.

use super::ways::WAYS;
use crate::data::DATA;
use crate::map::{Hex, HexSet, OBJECTIVES, Sight};
use crate::pieces::{Class, Formation, Health, Place, Stage, UnitId, UnitSet};
use crate::state::Table;
use crate::{German, Soviet};
use table::Side;

/// How many numbers there are about an objective.
pub const GROUNDS: usize = 6;
/// How many there are about the whole.
pub const SIGHTS: usize = 8;

/// How much a unit counts for an objective that it enters with so many actions: those who stand there count whole.
const NEARNESS: [f32; 9] = [1.0, 0.6, 0.36, 0.24, 0.16, 0.11, 0.08, 0.05, 0.0];
/// How much counts what a unit can do next turn, compared with what it can still do in this one: less, but not nothing,
/// so that a turn does not look good only because it is over.
const NEXT_TURN: f32 = 0.6;
/// So that one is not infinitely more than none.
const NOBODY: f32 = 0.3;

/// Strength by side and objective.
type Presence = [[f32; OBJECTIVES]; 2];

/// What there is to be seen.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// How far the match has come, from 0 to 1.
    pub late: f32,
    /// Who can be at each objective before the match ends, the farther the less.
    near: Presence,
    /// Who is there or can be with one action.
    soon: Presence,
    /// Who is there.
    guard: Presence,
    strength: [f32; 2],
    /// The strength of those who can still act this turn, without remnants.
    pub ready: [f32; 2],
    /// The chances of the best shots from where they stand.
    shots: [f32; 2],
    /// How many Germans can still break out.
    leavers: f32,
}

impl Outlook {
    /// Looks at a position.
    pub fn of(table: &Table) -> Outlook {
        let mut outlook = Outlook {
            late: lateness(table),
            near: [[0.0; OBJECTIVES]; 2],
            soon: [[0.0; OBJECTIVES]; 2],
            guard: [[0.0; OBJECTIVES]; 2],
            strength: [0.0; 2],
            ready: [0.0; 2],
            shots: [0.0; 2],
            leavers: 0.0,
        };
        let to_come = ToCome::of(table);
        let in_sight = Side::BOTH.map(|side| around(table, side.other()));
        for unit in Side::BOTH.into_iter().flat_map(|side| UnitSet::of_side(side).iter()) {
            outlook.see(table, unit, &to_come, &in_sight[unit.side().index()]);
        }
        outlook
    }

    fn see(&mut self, table: &Table, id: UnitId, to_come: &ToCome, in_sight: &HexSet) {
        let unit = table.unit(id);
        let hex = match unit.place {
            Place::At(hex) => hex,
            Place::Waiting => entry(table, id),
            Place::Off | Place::Exited | Place::Fled | Place::Eliminated => return,
        };
        let (side, mp) = (id.side().index(), id.card().mp);
        let strength = value(id) * fitness(unit.health);
        let now = to_come.acts(table, id);
        let last = DATA.numbers.last_turn;
        let turns = last - table.turn.clamp(1, last);
        let acts = turns + u8::from(now);
        let readiness = match (now, turns) {
            (true, _) => 1.0,
            (false, 0) => 0.0,
            (false, _) => NEXT_TURN,
        };
        self.strength[side] += strength;
        self.ready[side] += if now && !id.is_remnant() { strength } else { 0.0 };
        let counts: [f32; NEARNESS.len()] =
            std::array::from_fn(|needed| if needed <= usize::from(acts) { strength * NEARNESS[needed] } else { 0.0 });
        for (objective, needed) in WAYS.to_objectives(mp, hex).iter().enumerate() {
            self.near[side][objective] += counts[usize::from(*needed).min(NEARNESS.len() - 1)];
            match needed {
                0 => {
                    self.guard[side][objective] += strength;
                    self.soon[side][objective] += strength;
                }
                1 => self.soon[side][objective] += readiness * counts[1],
                _ => {}
            }
        }
        if unit.at().is_some() {
            self.leavers += f32::from(u8::from(id.side() == German && WAYS.to_north(mp, hex) <= acts));
            self.shots[side] += if in_sight.has(hex) { readiness * best_shot(table, id, hex) } else { 0.0 };
        }
    }

    /// The numbers of an objective.
    pub fn ground(&self, table: &Table, objective: usize) -> [f32; GROUNDS] {
        let holder = table.control[objective];
        let held = if holder == German { 1.0 } else { -1.0 };
        let ratio = |of: &Presence| ((of[0][objective] + NOBODY) / (of[1][objective] + NOBODY)).ln();
        let safe = if self.near[holder.other().index()][objective] == 0.0 { held } else { 0.0 };
        [1.0, held, ratio(&self.near), ratio(&self.soon), ratio(&self.guard), safe]
    }

    /// The numbers of the whole, given how many objectives more the Germans are expected to hold in the end.
    pub fn sights(&self, table: &Table, objectives: f32) -> [f32; SIGHTS] {
        let late = self.late;
        let (german, soviet) = (table.tally(German), table.tally(Soviet));
        let beside = german.requests + german.handicap - soviet.requests - soviet.rudel;
        let banked = match table.setup.vp_scoring {
            crate::setup::Scoring::End => 0,
            crate::setup::Scoring::EveryTurn => german.objectives - soviet.objectives,
        };
        let to_come = 1.0 - late.powi(8);
        [
            objectives,
            german.break_out as f32,
            self.leavers * late.powi(6),
            -soviet.kept_back as f32 * late * late,
            -soviet.railway as f32 * late * late,
            (beside + banked) as f32,
            (self.strength[0] - self.strength[1]) * to_come,
            (self.shots[0] - self.shots[1]) * to_come,
        ]
    }
}

fn lateness(table: &Table) -> f32 {
    let drawn = table.drawn.len() as f32;
    let done = drawn / (drawn + f32::from(table.envelope.len()) + 1.0);
    let turns = f32::from(DATA.numbers.last_turn);
    ((f32::from(table.turn.max(1)) - 1.0 + done) / turns).clamp(0.0, 1.0)
}

/// Where units that wait are taken to be: in the middle of their zone, or of the edge.
fn entry(table: &Table, unit: UnitId) -> Hex {
    let zone = match (unit.formation(), unit.formation().corps()) {
        (Formation::I167, _) => return middle(&DATA.west),
        (_, Some(corps)) => table.corps_zones[corps],
        (_, None) => table.brigade_zones[unit.index() - UnitId::Reserve10.index()],
    };
    middle(&DATA.zones[zone.map_or(DATA.zones.len() / 2, |zone| usize::from(zone.number()) - 1)])
}

fn middle(hexes: &[Hex]) -> Hex {
    hexes[hexes.len() / 2]
}

/// Who may still act this turn.
struct ToCome {
    remnants: bool,
}

impl ToCome {
    fn of(table: &Table) -> ToCome {
        ToCome { remnants: table.active() == Soviet || table.envelope.iter().any(|marker| marker.side() == Soviet) }
    }

    fn acts(&self, table: &Table, id: UnitId) -> bool {
        let unit = table.unit(id);
        if unit.is_disrupted() || matches!(unit.stage, Stage::Done | Stage::MovedHalf) {
            return false;
        }
        let formation = id.formation();
        match table.active_formation() {
            None => true,
            Some(_) if id.is_remnant() => self.remnants,
            Some(active) => active == formation || table.envelope.has(formation),
        }
    }
}

/// What a fresh unit is worth.
pub(crate) fn value(unit: UnitId) -> f32 {
    let card = unit.card();
    let factors = f32::from(card.factors[0]) + f32::from(card.factors[1]);
    match (unit.is_tiger(), unit.is_remnant()) {
        (true, _) => 1.0,
        (_, true) => 0.15 + 0.15 * factors,
        _ => 0.2 * factors + 0.06 * f32::from(card.mp),
    }
}

/// How much of it is left.
fn fitness(health: Health) -> f32 {
    match health {
        Health::Fresh => 1.0,
        Health::Disrupted => 0.9,
        Health::Reduced => 0.75,
        Health::ReducedDisrupted => 0.6,
    }
}

/// The hexes at most two steps from a unit of the side.
fn around(table: &Table, side: Side) -> HexSet {
    let mut all = HexSet::default();
    UnitSet::of_side(side).iter().filter_map(|unit| table.at(unit)).for_each(|hex| all.join(WAYS.around(hex)));
    all
}

/// The chance of the best shot that a unit has from where it stands.
fn best_shot(table: &Table, id: UnitId, hex: Hex) -> f32 {
    let (spot, enemy) = (hex.spot(), id.side().other());
    let hill = DATA.terrain[spot.terrain.index()].height;
    let faces = |to: Hex, range: i8| {
        let at = table.side_in(to, enemy).filter(|at| range == 0 || at.card().class == Class::Armour);
        let factor = at.map(|at| id.card().factor(at.card().class)).max()?;
        Some(factor as i8 - hill - range - DATA.terrain[to.terrain().index()].cover)
    };
    let beside = spot.steps.iter().filter_map(|step| faces(step.to, 0)).max();
    let seen = spot.beyond.iter().filter(|beyond| id.side() == German && beyond.sight == Sight::Open);
    let beyond = seen.filter_map(|beyond| faces(beyond.to, DATA.modifiers.long_range)).max();
    f32::from(beside.max(beyond).unwrap_or(0).clamp(0, 6)) / 6.0
}
