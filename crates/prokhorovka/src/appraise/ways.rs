//! How often a unit has to act until it is somewhere: on an empty map, with its points each time.

use crate::data::DATA;
use crate::map::{HEXES, Hex, HexSet, OBJECTIVES};
use std::collections::VecDeque;
use std::sync::LazyLock;

/// The most movement points that a unit has.
const MOST_POINTS: u8 = 8;
/// As often as anybody acts in a match, and more.
const NEVER: u8 = 20;

/// The ways on the empty map.
pub static WAYS: LazyLock<Ways> = LazyLock::new(Ways::of_map);

/// The ways to objectives and to the north edge.
pub struct Ways {
    /// Movement points to each objective, by hex.
    costs: Vec<[u8; OBJECTIVES]>,
    /// Actions to each objective, by movement points and hex.
    objectives: Vec<[u8; OBJECTIVES]>,
    /// Actions until the unit has left by the north edge.
    north: Vec<u8>,
    /// The hexes at most two steps away.
    around: Vec<HexSet>,
}

impl Ways {
    /// The movement points that it takes to each objective.
    #[inline]
    pub fn costs(&self, hex: Hex) -> &[u8; OBJECTIVES] {
        &self.costs[hex.index()]
    }

    /// How often a unit with so many points acts until it has entered each objective.
    #[inline]
    pub fn to_objectives(&self, mp: u8, hex: Hex) -> &[u8; OBJECTIVES] {
        &self.objectives[place(mp, hex)]
    }

    /// How often it acts until it has left by the north edge (BS-8.4).
    #[inline]
    pub fn to_north(&self, mp: u8, hex: Hex) -> u8 {
        self.north[place(mp, hex)]
    }

    /// The hexes at most two steps from a hex: farther nobody fires.
    #[inline]
    pub fn around(&self, hex: Hex) -> &HexSet {
        &self.around[hex.index()]
    }

    fn of_map() -> Ways {
        let size = (usize::from(MOST_POINTS) + 1) * HEXES;
        let mut ways = Ways {
            costs: vec![[0; OBJECTIVES]; HEXES],
            objectives: vec![[0; OBJECTIVES]; size],
            north: vec![0; size],
            around: Hex::all().map(around).collect(),
        };
        for mp in 1..=MOST_POINTS {
            for (index, objective) in DATA.objectives.iter().enumerate() {
                let costs = costs_to([(*objective, 0)], mp);
                for hex in Hex::all() {
                    let cost = costs[hex.index()];
                    ways.objectives[place(mp, hex)][index] = actions(cost, mp);
                    ways.costs[hex.index()][index] = cost.min(u8::MAX.into()) as u8;
                }
            }
            let edge = Hex::all().filter(|hex| hex.row() == 1).map(|hex| (hex, u16::from(DATA.exit_cost)));
            let costs = costs_to(edge, mp);
            Hex::all().for_each(|hex| ways.north[place(mp, hex)] = actions(costs[hex.index()], mp));
        }
        ways
    }
}

#[inline]
fn place(mp: u8, hex: Hex) -> usize {
    usize::from(mp.min(MOST_POINTS)) * HEXES + hex.index()
}

fn actions(cost: u16, mp: u8) -> u8 {
    cost.div_ceil(mp.into()).min(NEVER.into()) as u8
}

fn around(hex: Hex) -> HexSet {
    let mut set = HexSet::default();
    set.insert(hex);
    hex.spot().steps.iter().for_each(|step| set.insert(step.to));
    hex.spot().beyond.iter().for_each(|beyond| set.insert(beyond.to));
    set
}

/// What the way from each hex to the nearest of these costs; a unit can always move a single hex (BS-8.2).
fn costs_to(goals: impl IntoIterator<Item = (Hex, u16)>, mp: u8) -> [u16; HEXES] {
    let mut costs = [u16::MAX; HEXES];
    let mut looks = VecDeque::new();
    for (goal, cost) in goals {
        costs[goal.index()] = cost;
        looks.push_back(goal);
    }
    while let Some(at) = looks.pop_front() {
        for step in &at.spot().steps {
            let cost = costs[at.index()] + u16::from(at.cost_from(step.to).min(mp));
            if cost < costs[step.to.index()] {
                costs[step.to.index()] = cost;
                looks.push_back(step.to);
            }
        }
    }
    costs
}
