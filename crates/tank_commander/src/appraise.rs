//! What a position is worth: cards alive, ground taken, the fire that either side can bring to bear, and time.

use crate::bag::Bag;
use crate::data::Victory;
use crate::map::Spaces;
use crate::pieces::{CardId, Window};
use crate::reckon;
use crate::state::{Arrived, Doing, Focus, State, Step, Table};
use crate::units::{Mark, Unit};
use table::Side;

/// From -1 (lost) to 1 (won) for the side.
pub fn appraise(state: &State, side: Side) -> f32 {
    let first = match state.table.step {
        Step::Over => decided(&state.table),
        _ if state.table.turn == 0 => 0.0,
        _ => promising(state),
    };
    match side {
        Side::First => first,
        Side::Second => -first,
    }
}

/// Is it between two turns, when no shot hangs in the air, or before the decks are there? Always before the same
/// seat-turn: whoever plays next is ahead, and what ends with one or the other to play could not be compared.
pub fn quiet(state: &State) -> bool {
    let table = &state.table;
    if table.turn > 0 && table.seat_turn != 0 {
        return false;
    }
    match table.step {
        Step::Deck | Step::Reinforcement | Step::Pool => true,
        Step::Window => table.window.as_ref().is_some_and(|window| window.kind == Window::Start && window.played == 0),
        Step::Play => !table.play.spent && table.play.doing == Doing::Nothing && state.focus == Focus::Nothing,
        _ => false,
    }
}

fn decided(table: &Table) -> f32 {
    match table.ending.and_then(|ending| ending.winner) {
        Some(Side::First) => 1.0,
        Some(Side::Second) => -1.0,
        None => 0.0,
    }
}

/// The odds of the first side: its lead in points against what may still happen.
fn promising(state: &State) -> f32 {
    let table = &state.table;
    let [first, second] = Side::BOTH.map(|side| force(state, side));
    let mut lead = first - second + goal(state) + tempo(table);
    let mut spread = 30.0 + 0.11 * (first + second);
    if !table.setup.defender_wins_at_limit() {
        // The nearer the end, the more what has been scored counts, and the less can change.
        let left = turns_left(table);
        let near = 1.0 / (1.0 + left);
        let scored = (table.score(Side::First) - table.score(Side::Second)) as f32;
        lead += near * (scored - lead);
        spread *= 0.35 + 0.65 * (left / 8.0).min(1.0);
    }
    (lead / spread).tanh()
}

/// Turns that are still to be played, the present one in part.
fn turns_left(table: &Table) -> f32 {
    let last = table.clock.unwrap_or(table.setup.last_turn());
    let seats = f32::from(table.setup.players);
    let part = 1.0 - (f32::from(table.seat_turn) + played(table)) / seats;
    f32::from(last.saturating_sub(table.turn)) + part
}

/// How much of the present seat-turn is over.
fn played(table: &Table) -> f32 {
    match table.step {
        Step::Play | Step::Window | Step::Recon | Step::Withdrawal | Step::Arrival => {
            1.0 - f32::from(table.play.supply.min(2)) / 2.0
        }
        _ => 1.0,
    }
}

/// The points of a side's cards, as far as they are of use.
fn force(state: &State, side: Side) -> f32 {
    let table = &state.table;
    let mut worth = 0.0;
    for (_, unit) in table.units.iter().filter(|(_, unit)| table.side(unit.owner) == side) {
        worth += unit_worth(unit);
    }
    for seat in table.setup.seats(side) {
        let secrets = &state.secrets[seat.index()];
        worth += cards(&secrets.hand, 0.85, 0.45) + cards(&secrets.pile, 0.6, 0.2) + cards(&secrets.group, 0.75, 0.4);
    }
    if table.setup.is_hill() {
        let waiting = table.arrived[table.nation(side).index()].iter().filter(|group| **group == Arrived::Due).count();
        worth -= 8.0 * waiting as f32;
    }
    worth
}

fn unit_worth(unit: &Unit) -> f32 {
    let card = unit.stats();
    let mut worth = f32::from(card.points);
    if unit.is_stuck() {
        worth *= 0.75;
    }
    if unit.malfunction.is_some() {
        worth *= 0.6;
    }
    if !unit.gear.is_empty() {
        worth += 4.0;
    }
    if unit.is(Mark::Ace) || unit.is(Mark::Leader) {
        worth += 8.0;
    }
    worth
}

fn cards(bag: &Bag, units: f32, others: f32) -> f32 {
    let worth = |card: CardId| {
        let card = card.stats();
        f32::from(card.points) * if card.is_unit() { units } else { others }
    };
    bag.iter().map(worth).sum()
}

/// Who can strike: the two best Fire actions of either side, and the melees that go on. Whoever plays next
/// strikes first.
fn tempo(table: &Table) -> f32 {
    let active = table.active_side();
    let ready = 1.0 - played(table);
    let own = reckon::brunt(table, active) * (0.4 + 0.5 * ready);
    let other = reckon::brunt(table, active.other()) * (0.9 - 0.5 * ready);
    let mut lead = own - other;
    for at in Spaces(table.melees() & table.board().all) {
        lead += 0.8 * (reckon::melee(table, active, at) - reckon::melee(table, active.other(), at));
    }
    if active == Side::First { lead } else { -lead }
}

/// The ground that matters, for the first side.
fn goal(state: &State) -> f32 {
    let table = &state.table;
    let needed = table.setup.positions_to_win();
    match table.setup.card().victory {
        Victory::RearPositions => march(table, Side::First, needed) - march(table, Side::Second, needed),
        Victory::EliminateOnBoard => lonely(table, Side::Second) - lonely(table, Side::First),
        Victory::HomePositions | Victory::RearPositionsAttacker | Victory::Hill621 => {
            let Some(attacker) = table.attacker else { return 0.0 };
            let lead = match table.setup.card().victory {
                Victory::HomePositions => assault(table, attacker, table.home(attacker.other()), needed),
                Victory::RearPositionsAttacker => assault(table, attacker, table.rear(attacker.other()), needed),
                _ => hill(table, attacker),
            };
            if attacker == Side::First { lead } else { -lead }
        }
    }
}

/// The march on the enemy's rear rank: positions held there, dearer the fewer are missing, and the way made.
fn march(table: &Table, side: Side, needed: u32) -> f32 {
    let rear = table.rear(side.other());
    let held = table.controlled(side, rear) as f32 / needed.max(1) as f32;
    let there = (table.units.held(side) & rear).count_ones() as f32;
    60.0 * held * held + 12.0 * held + 3.0 * there + 4.0 * way_made(table, side)
}

/// Rows that the cards of a side have put behind them.
fn way_made(table: &Table, side: Side) -> f32 {
    let nation = table.nation(side);
    let made = |at| f32::from(table.board().depth(nation, at)) * table.units.at(side, at).count().min(3) as f32;
    Spaces(table.units.held(side) & table.board().all).map(made).sum()
}

/// A side with few cards on the board is near its end in 17.1.
fn lonely(table: &Table, side: Side) -> f32 {
    let cards: usize =
        Spaces(table.units.held(side) & table.board().all).map(|at| table.units.at(side, at).count()).sum();
    60.0 / (0.5 + cards as f32)
}

/// The attack on positions that must be held before time runs out.
fn assault(table: &Table, attacker: Side, ground: u64, needed: u32) -> f32 {
    let held = table.controlled(attacker, ground) as f32;
    let contested = (table.units.held(attacker) & ground).count_ones() as f32 - held;
    let needed = needed.max(1) as f32;
    let share = held / needed;
    let late = (needed - held - 0.4 * contested) - 0.9 * turns_left(table);
    25.0 * share + 70.0 * share * share + 3.0 * contested + 3.0 * way_made(table, attacker) - 30.0 * late.max(0.0)
}

/// Hill 621: at the end all three hills must be held, as the defender where it is contested (TC-19.10).
fn hill(table: &Table, attacker: Side) -> f32 {
    let urgent = 1.0 / (1.0 + 0.25 * turns_left(table));
    let mut lead = 0.0;
    for at in Spaces(table.board().hill) {
        let (own, other) = (table.units.holds(attacker, at), table.units.holds(attacker.other(), at));
        lead += match (own, other) {
            (true, false) => 40.0,
            (true, true) => 12.0,
            (false, true) => -25.0,
            (false, false) => -10.0,
        };
    }
    let near = |at: crate::map::Space| {
        let off = Spaces(table.board().hill).map(|hill| crate::map::distance(at, hill)).min().unwrap_or(0);
        table.units.at(attacker, at).count().min(3) as f32 * f32::from(6 - off.min(6))
    };
    let nearness: f32 = Spaces(table.units.held(attacker) & table.board().all).map(near).sum();
    lead * (0.5 + 1.5 * urgent) + 2.5 * nearness
}
