//! What an appraisal looks at, as numbers about as large as 1.

use crate::bag::Bag;
use crate::data::{DATA, Victory};
use crate::expected;
use crate::map::Spaces;
use crate::pieces::CardId;
use crate::state::{Arrived, State, Table};
use crate::units::{Mark, Unit};
use table::Side;

/// How many numbers there are.
pub const FEATURES: usize = 18;

/// Their names, in their order.
pub const NAMES: [&str; FEATURES] = [
    "role",
    "board",
    "hand",
    "pile",
    "events",
    "strike",
    "melee",
    "score",
    "held",
    "held twice",
    "contested",
    "way",
    "late",
    "time",
    "guarded",
    "near",
    "held late",
    "board early",
];

/// The numbers of one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features(pub [f32; FEATURES]);

/// From whose viewpoint a position is seen: the attacker's, or the first side's where both attack.
pub fn viewpoint(table: &Table) -> Side {
    table.attacker.unwrap_or(Side::First)
}

/// The points of a side's cards, by where they are.
#[derive(Clone, Copy, Default)]
struct Force {
    board: f32,
    hand: f32,
    pile: f32,
    events: f32,
}

/// What a side has of the ground that it wants, as shares of what it needs.
#[derive(Clone, Copy, Default)]
struct Hold {
    held: f32,
    contested: f32,
    /// Where the enemy stands.
    guarded: f32,
    /// Cards that could be there with their next step.
    near: f32,
    /// Rows, or on Hill 621 steps, that its cards have put behind them.
    way: f32,
}

impl Features {
    /// What there is to be seen.
    pub fn of(state: &State) -> Features {
        let table = &state.table;
        let side = viewpoint(table);
        let (own, other) = (Force::of(state, side), Force::of(state, side.other()));
        let total = 60.0 + own.total() + other.total();
        let board = (own.board - other.board) / total;
        let left = expected::turns_left(table);
        let last = f32::from(table.clock.unwrap_or(table.setup.last_turn())).max(1.0);
        let early = (left / last).clamp(0.0, 1.0);
        let scored = (table.score(side) - table.score(side.other())) as f32 + front_lead(table, side, left);
        let one_sided = if table.attacker.is_some() { 1.0 } else { 0.0 };
        let hold = Hold::of(table, side);
        let theirs = if table.attacker.is_some() { Hold::default() } else { Hold::of(table, side.other()) };
        let late = (1.0 - hold.held - 0.4 * hold.contested).max(0.0) * 4.0 / (left + 0.5);
        Features([
            one_sided,
            board,
            (own.hand - other.hand) / total,
            (own.pile - other.pile) / total,
            (own.events - other.events) / total,
            strike(table, side) / total,
            melees(table, side) / total,
            (1.0 - one_sided) * scored / (total * (1.0 + left)),
            hold.held - theirs.held,
            hold.held.powi(2) - theirs.held.powi(2),
            hold.contested - theirs.contested,
            hold.way - theirs.way,
            one_sided * late.min(4.0),
            one_sided * early,
            hold.guarded - theirs.guarded,
            hold.near - theirs.near,
            (hold.held - theirs.held) * (1.0 - early),
            board * early,
        ])
    }
}

impl Force {
    fn of(state: &State, side: Side) -> Force {
        let table = &state.table;
        let mut force = Force::default();
        for (_, unit) in table.units.iter().filter(|(_, unit)| table.side(unit.owner) == side) {
            force.board += unit_worth(unit);
        }
        for seat in table.setup.seats(side) {
            let secrets = &state.secrets[seat.index()];
            force.hand += points(&secrets.hand, CardKind::Unit);
            force.pile += points(&secrets.pile, CardKind::Unit) + points(&secrets.group, CardKind::Unit);
            force.events += points(&secrets.hand, CardKind::Other) + 0.4 * points(&secrets.pile, CardKind::Other);
        }
        if table.setup.is_hill() {
            let groups = &table.arrived[table.nation(side).index()];
            force.hand -= 8.0 * groups.iter().filter(|group| **group == Arrived::Due).count() as f32;
        }
        force
    }

    fn total(self) -> f32 {
        self.board + self.hand + self.pile + self.events
    }
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

#[derive(Clone, Copy, PartialEq)]
enum CardKind {
    Unit,
    Other,
}

fn points(bag: &Bag, kind: CardKind) -> f32 {
    let counts = |card: &CardId| card.stats().is_unit() == (kind == CardKind::Unit);
    bag.iter().filter(counts).map(|card| f32::from(card.stats().points)).sum()
}

/// Who can strike: the two best Fire actions of either side. Whoever plays next strikes first.
fn strike(table: &Table, side: Side) -> f32 {
    let active = table.active_side();
    let ready = 1.0 - expected::played(table);
    let own = expected::brunt(table, active) * (0.4 + 0.5 * ready);
    let other = expected::brunt(table, active.other()) * (0.9 - 0.5 * ready);
    if active == side { own - other } else { other - own }
}

/// What 17.1 gives in the next turns for the front ranks as they are held now (TC-18.1).
fn front_lead(table: &Table, side: Side, left: f32) -> f32 {
    let points = f32::from(DATA.numbers.front_rank_score_17_1) * left.min(3.0);
    match table.holds_front() {
        Some(holder) if table.setup.is_elimination() => points * if holder == side { 1.0 } else { -1.0 },
        _ => 0.0,
    }
}

/// What the melees that go on promise.
fn melees(table: &Table, side: Side) -> f32 {
    let lead = |at| expected::melee(table, side, at) - expected::melee(table, side.other(), at);
    Spaces(table.melees() & table.board().all).map(lead).sum()
}

impl Hold {
    fn of(table: &Table, side: Side) -> Hold {
        let enemy = side.other();
        let needed = table.setup.positions_to_win().max(1) as f32;
        match table.setup.card().victory {
            Victory::RearPositions | Victory::RearPositionsAttacker => {
                Hold::ground(table, side, table.rear(enemy), needed, way_made(table, side))
            }
            Victory::HomePositions => Hold::ground(table, side, table.home(enemy), needed, way_made(table, side)),
            Victory::Hill621 => Hold::ground(table, side, table.board().hill, 3.0, climb(table, side)),
            // The fewer cards a side has left on the board, the nearer it is to its end.
            Victory::EliminateOnBoard => {
                Hold { held: 2.0 / (1.0 + cards(table, enemy)), way: way_made(table, side), ..Hold::default() }
            }
        }
    }

    fn ground(table: &Table, side: Side, ground: u64, needed: f32, way: f32) -> Hold {
        let board = table.board();
        let held = table.controlled(side, ground) as f32;
        let there = (table.units.held(side) & ground).count_ones() as f32;
        let guarded = (table.units.fighting(side.other()) & ground).count_ones() as f32;
        let missing = ground & !table.control(side);
        let before = Spaces(missing).fold(0, |before, at| before | board.beside(at)) & !missing;
        let near: usize =
            Spaces(before & table.units.held(side)).map(|at| table.units.at(side, at).count().min(3)).sum();
        Hold {
            held: held / needed,
            contested: (there - held).max(0.0) / needed,
            guarded: guarded / needed,
            near: near as f32 / (3.0 * needed),
            way,
        }
    }
}

/// Rows that the cards of a side have put behind them.
fn way_made(table: &Table, side: Side) -> f32 {
    let nation = table.nation(side);
    let made = |at| f32::from(table.board().depth(nation, at)) * table.units.at(side, at).count().min(3) as f32;
    Spaces(table.units.held(side) & table.board().all).map(made).sum::<f32>() / 20.0
}

/// How far the cards of a side have climbed.
fn climb(table: &Table, side: Side) -> f32 {
    let near = |at| table.units.at(side, at).count().min(3) as f32 * expected::climbed(table, at);
    Spaces(table.units.held(side) & table.board().all).map(near).sum::<f32>() / 20.0
}

fn cards(table: &Table, side: Side) -> f32 {
    let held = Spaces(table.units.held(side) & table.board().all);
    held.map(|at| table.units.at(side, at).count()).sum::<usize>() as f32
}
