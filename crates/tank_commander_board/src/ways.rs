//! How far a unit could go: step by step for its owner, with what brings it there; its next step for everybody.

use crate::names::{Name, Spot, spot};
use boards::{Reached, Then};
use std::collections::{BTreeSet, VecDeque};
use table::{Dice, EventList, Next, Rng, Rules};
use tank_commander::map::{Space, Spaces};
use tank_commander::state::{Focus, State, Step};
use tank_commander::units::{Unit, UnitId};
use tank_commander::{Action, TankCommander, View};

/// Where the unit on this spot could go, and the steps it has left there.
pub(crate) fn reach(view: &View, at: Spot) -> Vec<Reached<Action>> {
    let Spot::Piece(Name::Unit(id)) = at else { return Vec::new() };
    let Some(unit) = view.table.units.get(id) else { return Vec::new() };
    let ways = ways(view, id, unit);
    if ways.is_empty() { next_steps(view, unit) } else { ways }
}

/// The next step of a unit, as far as the ground tells.
fn next_steps(view: &View, unit: &Unit) -> Vec<Reached<Action>> {
    let table = &view.table;
    let still = unit.is_stuck() || !unit.on_foot() || unit.at.is_reserve();
    let Some(left) = unit.stats().steps.checked_sub(unit.steps + 1).filter(|_| !still) else { return Vec::new() };
    let next = Spaces(table.board().beside(unit.at));
    next.map(|to| reached(&[unit.at, to], if table.slows(to) { 0 } else { left }, Vec::new())).collect()
}

fn reached(way: &[Space], left: u8, by: Vec<Action>) -> Reached<Action> {
    let way: Vec<boards::Spot> = way.iter().map(|at| spot(*at).named()).collect();
    Reached { to: way[way.len() - 1].clone(), left, then: Then::Rest, way, by }
}

/// A unit on its way, in thought.
struct Walk {
    state: State,
    way: Vec<Space>,
    by: Vec<Action>,
}

/// Where the deciding seat can bring its unit now, alone: a step is a group, where it goes, and that it goes. The way
/// ends where somebody may break in, where dice are rolled and where something comes to light.
fn ways(view: &View, id: UnitId, unit: &Unit) -> Vec<Reached<Action>> {
    let table = &view.table;
    let own = view.owner == Some(table.seat) && unit.owner == table.seat && table.step == Step::Play;
    let begun = match &view.focus {
        Focus::Nothing => true,
        Focus::Group(group) => group.to.is_none() && group.units.contains(&id),
        _ => false,
    };
    if !(own && begun) {
        return Vec::new();
    }
    // Any world that fits the view will do: what is not known plays no part until the way ends.
    let state = TankCommander::imagine(view, &mut Rng::seeded(0));
    let mut open = VecDeque::from([Walk { state, way: vec![unit.at], by: Vec::new() }]);
    let (mut seen, mut all) = (BTreeSet::from([unit.at]), Vec::new());
    while let Some(walk) = open.pop_front() {
        let Some((ready, by)) = gathered(&walk, id) else { continue };
        for to in Spaces(table.board().all).filter(|to| !seen.contains(to)).collect::<Vec<_>>() {
            let Some((state, goes_on)) = stepped(&ready, id, to) else { continue };
            seen.insert(to);
            let way: Vec<Space> = walk.way.iter().copied().chain([to]).collect();
            let by: Vec<Action> = by.iter().copied().chain([Action::At(to), Action::Go]).collect();
            let stats = unit.stats().steps;
            let left = if table.slows(to) { 0 } else { stats.saturating_sub(unit.steps + way.len() as u8 - 1) };
            all.push(reached(&way, left, by.clone()));
            if goes_on {
                open.push_back(Walk { state, way, by });
            }
        }
    }
    all
}

/// The position with a group of this unit, and what led there.
fn gathered(walk: &Walk, id: UnitId) -> Option<(State, Vec<Action>)> {
    let mut by = walk.by.clone();
    if let Focus::Group(_) = walk.state.focus {
        return Some((walk.state.clone(), by));
    }
    TankCommander::check(&walk.state, Action::Move(id)).ok()?;
    let mut state = walk.state.clone();
    TankCommander::apply(&mut state, Action::Move(id), &mut Dice::quick(0), &mut table::Silent);
    by.push(Action::Move(id));
    Some((state, by))
}

/// The position after the group has gone there, and whether the unit could go on at once.
fn stepped(ready: &State, id: UnitId, to: Space) -> Option<(State, bool)> {
    let (mut state, mut dice) = (ready.clone(), Dice::quick(0));
    let mut events = EventList::default();
    for action in [Action::At(to), Action::Go] {
        TankCommander::check(&state, action).ok()?;
        TankCommander::apply(&mut state, action, &mut dice, &mut events);
    }
    let mine = TankCommander::next(&state) == Next::Decide(ready.table.seat) && state.table.step == Step::Play;
    let there = state.table.units.get(id).is_some_and(|unit| unit.at == to);
    let quiet = !events.bars_undo() && dice.drawn() == Dice::quick(0).drawn();
    Some((state, mine && there && quiet))
}
