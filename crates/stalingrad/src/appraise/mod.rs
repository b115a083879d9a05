//! What a position is worth: how likely it is that every district is closed in time.

mod ahead;
mod features;
mod muster;
mod turns;
mod weights;

use crate::German;
use crate::odds;
use crate::pieces::*;
use crate::state::{Site, State, Step};
use features::{Features, Stage};
use muster::Muster;
use table::Side;
use turns::Turns;

/// What a position is worth to a side, from -1 to 1.
pub fn appraise(state: &State, side: Side) -> f32 {
    let worth = match state.table.winner {
        Some(German) => 1.0,
        Some(_) => -1.0,
        None => 2.0 * german_chance(state) - 1.0,
    };
    if side == German { worth } else { -worth }
}

/// Is nothing about to happen by itself? Between two battles, and at the last Hold of one, before the dice are rolled.
/// In the midst of a battle, or before the divisions are sent, the appraisal sees too little: playing on tells more.
pub fn quiet(state: &State) -> bool {
    let table = &state.table;
    match table.step {
        Step::Hold => table.battle.as_ref().is_some_and(|battle| battle.hold == Some(1)),
        Step::NextBattle => true,
        _ => false,
    }
}

/// How likely the Germans win.
fn german_chance(state: &State) -> f32 {
    let outlook = Outlook::of(state);
    let weights = outlook.weights();
    outlook.falls * win(&outlook.fallen, weights) + (1.0 - outlook.falls) * win(&outlook.stands, weights)
}

/// What the whole match is judged by: one; the odds that all districts are closed in time; the German lead in
/// full-strength and in depleted formations once those in battle have come home, and in leaders; what both sides hold.
const PROSPECTS: usize = 7;

/// What is to be seen of the whole match.
#[derive(Clone, Copy, Debug)]
struct Outlook {
    /// Turns that are left after this one.
    left: usize,
    /// How likely the building that is fought for falls; 1 where there is no battle.
    falls: f32,
    /// What is to be seen if it falls.
    fallen: [f32; PROSPECTS],
    /// What is to be seen if it stands.
    stands: [f32; PROSPECTS],
}

impl Outlook {
    /// Looks at the whole match.
    fn of(state: &State) -> Outlook {
        let table = &state.table;
        let muster = Muster::of(table);
        let turns = Turns::of(table, muster.lead());
        let here = table.battle.as_ref().map(|battle| battle.district);
        let elsewhere = District::ALL.into_iter().filter(|district| Some(*district) != here);
        let others: f32 = elsewhere.map(|district| closes(state, &muster, &turns, district)).product();
        let [full, worn, leaders] = muster.home();
        let held = |side: Side| {
            f32::from(table.held[Player::first(side).index()] + table.held[Player::first(side).mate().index()])
        };
        let hands = [held(German) / 6.0, held(German.other()) / 6.0];
        let seen = |closed: f32| match closed {
            0.0 => [0.0; PROSPECTS],
            _ => [1.0, logit(closed), 0.2 * full, 0.2 * worn, 0.2 * leaders, hands[0], hands[1]],
        };
        let fought = here.and_then(|district| Some((district, table.ground(district).building()?)));
        let Some((district, building)) = fought else {
            return Outlook { left: turns.left(), falls: 1.0, fallen: seen(others), stands: [0.0; PROSPECTS] };
        };
        Outlook {
            left: turns.left(),
            falls: falls(state, &muster, district),
            fallen: seen(others * turns.captured(building)),
            stands: seen(others * turns.kept(table.ground(district), building)),
        }
    }

    fn weights(&self) -> &'static [f32; PROSPECTS] {
        &weights::MATCH[self.left.min(weights::MATCH.len() - 1)]
    }
}

/// The chance to win with these prospects; none where a district cannot be closed any more.
fn win(seen: &[f32; PROSPECTS], weights: &[f32; PROSPECTS]) -> f32 {
    if seen[0] == 0.0 {
        return 0.0;
    }
    logistic(seen.iter().zip(weights).map(|(seen, weight)| seen * weight).sum())
}

/// The chance that a district is closed at the end.
fn closes(state: &State, muster: &Muster, turns: &Turns, district: District) -> f32 {
    match state.table.ground(district).site {
        Site::Volga => 1.0,
        Site::Captured(building) => turns.captured(building),
        Site::Stands(building) => {
            let falls = falls(state, muster, district);
            falls * turns.captured(building) + (1.0 - falls) * turns.kept(state.table.ground(district), building)
        }
    }
}

/// The chance that a building falls in this turn.
fn falls(state: &State, muster: &Muster, district: District) -> f32 {
    let attacked = muster.attacked(&state.table, district);
    if attacked == 0.0 {
        return 0.0;
    }
    let stage = Stage::of(&state.table, district);
    let features = Features::of(state, muster, district);
    if stage == Stage::Over {
        return features.now();
    }
    let sum: f32 = features.0.iter().zip(weights::of(stage)).map(|(feature, weight)| feature * weight).sum();
    attacked * logistic(sum)
}

/// The chance of a Break Test, also between whole numbers of dice; less than one German die is partly that of
/// Determination.
fn chance(german: f32, soviet: f32) -> f32 {
    let at = |german: u16, soviet: u16| {
        if german == 0 { odds::chance(1, soviet, true) } else { odds::chance(german, soviet, false) }
    };
    let (german, soviet) = (german.max(0.0), soviet.max(0.0));
    let (g, s) = (german as u16, soviet as u16);
    let (right, down) = (german - f32::from(g), soviet - f32::from(s));
    let row = |s: u16| (1.0 - right) * at(g, s) + right * at(g + 1, s);
    (1.0 - down) * row(s) + down * row(s + 1)
}

fn logistic(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

fn logit(chance: f32) -> f32 {
    let chance = chance.clamp(0.005, 0.995);
    (chance / (1.0 - chance)).ln()
}
