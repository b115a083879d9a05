//! What an appraisal looks at, as numbers about as large as 1, seen from the first side.

use super::fire::{front, shelling};
use crate::data::{DATA, Victory};
use crate::map::Zone;
use crate::pieces::{Kind, Piece, Target, Trait};
use crate::state::State;
use table::Side;

/// How many numbers there are.
pub const FEATURES: usize = 27;

/// Their names, in their order.
pub const NAMES: [&str; FEATURES] = [
    "side",
    "turn",
    "captured",
    "collapse",
    "infantry",
    "armor",
    "guns",
    "air",
    "supply",
    "hand",
    "hidden",
    "dug in",
    "centre",
    "enemy row",
    "own row",
    "score late",
    "headquarters",
    "assaults",
    "objective",
    "objective late",
    "captured to go",
    "armor to come",
    "guns to come",
    "air to come",
    "shelling",
    "front",
    "headquarters late",
];

/// The numbers of one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features(pub [f32; FEATURES]);

/// What a side has.
#[derive(Clone, Copy, Default)]
struct Strength {
    infantry: f32,
    armor: f32,
    guns: f32,
    air: f32,
    hidden: f32,
    dug_in: f32,
}

impl Features {
    /// What there is to be seen.
    pub fn of(state: &State) -> Features {
        let table = &state.table;
        let last = f32::from(table.setup.turns());
        let played = (f32::from(table.turn) - 1.0 + if table.active == table.first { 0.0 } else { 0.5 }) / last;
        let played = played.clamp(0.0, 1.0);
        let (late, to_go) = (played.powi(2), 1.0 - played);
        let to_move = if table.active == Side::First { 1.0 } else { -1.0 };
        let [own, other] = Side::BOTH.map(|side| Strength::of(state, side));
        let [captured, lost] = Side::BOTH.map(|side| table.captured_points(side) as f32);
        let limit = table.setup.collapse_points().map_or(60.0, |points| points as f32);
        let near = |points: f32| (points / limit).min(1.0).powi(3);
        let collapses = if table.setup.collapse_points().is_some() { near(captured) - near(lost) } else { 0.0 };
        let lead = |of: fn(&State, Side) -> f32| of(state, Side::First) - of(state, Side::Second);
        let score = (state.score(Side::First) - state.score(Side::Second)) as f32;
        let objective = objective(state);
        let safety = lead(safety);
        let [infantry, armor, guns, air] =
            [own.infantry - other.infantry, own.armor - other.armor, own.guns - other.guns, own.air - other.air]
                .map(|lead| lead / 20.0);
        Features([
            1.0,
            to_move,
            (captured - lost) / 20.0,
            collapses,
            infantry,
            armor,
            guns,
            air,
            lead(supply),
            lead(|state, side| f32::from(state.force(side).hand.len())) / 8.0,
            (own.hidden - other.hidden) / 10.0,
            (own.dug_in - other.dug_in) / 10.0,
            lead(|state, side| held(state, side, Zone::CENTRE)) / 3.0,
            lead(|state, side| held(state, side, Zone::home_row(side.other()))) / 3.0,
            lead(|state, side| held(state, side, Zone::home_row(side))) / 3.0,
            (score / 8.0).tanh() * late,
            safety,
            lead(assaults) * 0.5,
            objective,
            objective * late,
            // A lead is safer the less there is to go: chance grows with the root of the turns.
            (captured - lost) / limit / (to_go + 0.05).sqrt(),
            // Whoever has time to use them gains by them.
            armor * to_go,
            guns * to_go,
            air * to_go,
            lead(shelling),
            lead(front),
            safety * late,
        ])
    }
}

/// Supply that can be used, the first points most.
fn supply(state: &State, side: Side) -> f32 {
    let supply = f32::from(state.force(side).supply);
    (supply.min(8.0) + 0.5 * (supply - 8.0).clamp(0.0, 12.0)) / 10.0
}

fn held(state: &State, side: Side, zones: [Zone; 3]) -> f32 {
    zones.into_iter().filter(|zone| state.occupies(side, *zone)).count() as f32
}

/// How far a headquarters is from falling: from -1 (it is about to) to 0 (nobody is near).
fn safety(state: &State, side: Side) -> f32 {
    let home = Zone::hq(side);
    if !state.is_near_enemy(side, home) {
        return 0.0;
    }
    let odds = state.threat(side.other(), home).odds(&state.defenders_known(side, home));
    -(odds / (odds + 1.5))
}

/// The best assault that a side could make, and half of the next.
fn assaults(state: &State, side: Side) -> f32 {
    let foe = side.other();
    let mut best = [0.0f32; 2];
    for zone in Zone::ALL.into_iter().filter(|zone| zone.hq_of().is_none() && state.occupies(foe, *zone)) {
        let threat = state.threat(side, zone);
        if threat.count == 0.0 {
            continue;
        }
        let defenders = state.defenders_known(foe, zone);
        let odds = threat.odds(&defenders);
        let gain = ((odds - 0.8) / (odds + 1.0)).max(0.0) * defenders.worth / 8.0;
        if gain > best[0] {
            best = [gain, best[0]];
        } else if gain > best[1] {
            best[1] = gain;
        }
    }
    (best[0] + 0.5 * best[1]).min(2.0)
}

/// What counts at Kharkov (LC-12.6): from 0 to 1, half of it for what is not enough yet.
fn objective(state: &State) -> f32 {
    if DATA.scenario(state.table.setup.scenario).victory != Victory::Kharkov {
        return 0.0;
    }
    let holds = |zone: Zone| state.occupies(Side::First, zone);
    let others = [Zone::A2, Zone::C2, Zone::A3, Zone::B3, Zone::C3];
    let others =
        others.into_iter().filter(|zone| holds(*zone)).count() as f32 + if holds(Zone::B2) { 2.0 } else { 0.0 };
    match others {
        n if n < 2.0 => 0.3 * n,
        n => 0.7 + 0.1 * (n - 2.0).min(3.0),
    }
}

impl Strength {
    fn of(state: &State, side: Side) -> Strength {
        let mut sum = Strength::default();
        for (_, piece) in state.force(side).iter() {
            sum.count(piece);
        }
        sum
    }

    fn count(&mut self, piece: &Piece) {
        let stats = piece.stats();
        let share = f32::from(piece.damage) / f32::from(stats.hits.max(1));
        let worth = (f32::from(stats.cost) + 0.7 * f32::from(piece.attached.len())) * (1.0 - 0.55 * share);
        match stats.kind {
            Kind::Air => self.air += worth,
            Kind::Unit if stats.target == Target::Armor => self.armor += worth,
            Kind::Unit if stats.is(Trait::Support) || stats.is(Trait::Gun) => self.guns += worth,
            Kind::Staff => self.infantry += 4.0 * (1.0 - share),
            _ => self.infantry += worth,
        }
        if piece.zone().is_some() {
            self.hidden += if piece.tag.is_none() { 1.0 } else { 0.0 };
            self.dug_in += if piece.dug_in || piece.inside.is_some() { 1.0 } else { 0.0 };
        }
    }
}
