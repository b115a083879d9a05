//! How far a T-34 could go: what a player may ask before he moves it.

use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::{Drive, Focus, Step, Table};
use std::collections::{BTreeMap, HashSet};

/// A T-34 on its way, in thought.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Stop {
    at: Hex,
    hull: Dir,
    used: u8,
    dashing: bool,
}

impl Table {
    /// The hexes that a T-34 could reach in its move, or in the rest of it, each with the most actions that
    /// it could have left there. Only what lies open counts: at a mine marker the way ends, since what it
    /// is comes to light there. Empty for a T-34 that cannot move in this phase B any more.
    pub fn ways_of(&self, id: T34Id) -> BTreeMap<Hex, u8> {
        let mut reached = BTreeMap::new();
        let Some((t34, start)) = self.t34s.get(id.index()).and_then(|t34| Some((t34, t34.at()?))) else {
            return reached;
        };
        let drive = match self.focus {
            Focus::Drive(drive) if drive.t34 == id => drive,
            _ if self.step == Step::Tanks && t34.readiness != Readiness::Ready => return reached,
            _ => Drive { t34: id, used: 0, dashing: true, stopped: false },
        };
        let mut ahead = self.clone();
        ahead.index.tank[start.index()] = None;
        let first = Stop { at: start, hull: t34.hull, used: drive.used, dashing: drive.dashing };
        let (mut open, mut seen) = (vec![first], HashSet::from([first]));
        while let Some(stop) = open.pop() {
            let left = self.actions_left(stop.used);
            reached.entry(stop.at).and_modify(|most: &mut u8| *most = left.max(*most)).or_insert(left);
            if stop.at != start && self.mine_at(stop.at).is_some() {
                continue;
            }
            ahead.t34s[id.index()].fate = Fate::On(stop.at);
            let drive = Drive { used: stop.used, dashing: stop.dashing, ..drive };
            open.extend(ahead.next_stops(drive, stop).filter(|next| seen.insert(*next)));
        }
        reached.remove(&start);
        reached
    }

    fn next_stops(&self, drive: Drive, from: Stop) -> impl Iterator<Item = Stop> {
        let go = |dir: Dir, forward: bool| {
            let step = self.may_advance(drive, dir, forward).ok()?;
            Some(Stop { at: step.to?, hull: from.hull, used: from.used + step.cost, dashing: step.dashing })
        };
        let turn = |hull: Dir| {
            self.may_spend(drive, 1).ok()?;
            Some(Stop { hull, used: from.used + 1, dashing: false, ..from })
        };
        let steps = [go(from.hull, true), go(from.hull.opposite(), false)];
        steps.into_iter().chain([turn(from.hull.left()), turn(from.hull.right())]).flatten()
    }
}
