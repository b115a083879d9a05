//! How far a piece could go, and by which actions: what a player may ask before he moves it.

use crate::Duel;
use crate::action::Action;
use crate::course::Meanwhile;
use crate::knowledge::View;
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::{Drive, Focus, State, Step, Table};
use std::collections::{BTreeMap, HashSet, VecDeque};
use table::{Dice, Rng, Rules, Silent};

/// The best way of a piece to a hex.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// What the piece would have left there: actions, steps or cards.
    pub left: u8,
    /// The hexes, the one it comes from first.
    pub hexes: Vec<Hex>,
    /// What brings it there.
    pub by: Vec<Action>,
}

/// The hexes that a piece could reach, each with the best way there.
pub type Ways = BTreeMap<Hex, Way>;

impl Way {
    fn from(hex: Hex, left: u8) -> Way {
        Way { left, hexes: vec![hex], by: Vec::new() }
    }

    /// The way with one more action, which leads to this hex.
    fn on(&self, action: Action, to: Hex, left: u8) -> Way {
        let mut way = Way { left, ..self.clone() };
        way.by.push(action);
        if way.end() != Some(to) {
            way.hexes.push(to);
        }
        way
    }

    fn end(&self) -> Option<Hex> {
        self.hexes.last().copied()
    }
}

/// Keeps a way if it is the best to its end so far: the more is left the better, then the fewer actions it takes.
fn keep(ways: &mut Ways, way: &Way) {
    let Some(end) = way.end() else { return };
    let best = |other: &Way| (other.left, std::cmp::Reverse(other.by.len()));
    if ways.get(&end).is_none_or(|known| best(way) > best(known)) {
        ways.insert(end, way.clone());
    }
}

// --- T-34s

/// A T-34 on its way, in thought.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Stop {
    at: Hex,
    hull: Dir,
    used: u8,
    dashing: bool,
}

impl Table {
    /// The hexes that a T-34 could reach in its move, or in the rest of it. Only what lies open counts: at a marker
    /// that lies face-down the way ends, since what it is comes to light there. Empty for a T-34 that cannot move in
    /// this phase B any more.
    pub fn ways_of(&self, id: T34Id) -> Ways {
        let mut ways = Ways::new();
        let Some((t34, start)) = self.t34s.get(id.index()).and_then(|t34| Some((t34, t34.at()?))) else {
            return ways;
        };
        let (drive, begun) = match self.focus {
            Focus::Drive(drive) if drive.t34 == id => (drive, Vec::new()),
            _ if self.step == Step::Tanks && t34.readiness != Readiness::Ready => return ways,
            _ => (Drive { t34: id, used: 0, dashing: true, stopped: false }, vec![Action::Drive(id)]),
        };
        let mut ahead = self.clone();
        ahead.index.tank[start.index()] = None;
        let first = Stop { at: start, hull: t34.hull, used: drive.used, dashing: drive.dashing };
        let from = Way { by: begun, ..Way::from(start, self.actions_left(drive.used)) };
        let (mut open, mut seen) = (VecDeque::from([(first, from)]), HashSet::from([first]));
        while let Some((stop, way)) = open.pop_front() {
            keep(&mut ways, &way);
            if stop.at != start && self.hides_something(stop.at) {
                continue;
            }
            ahead.t34s[id.index()].fate = Fate::On(stop.at);
            let drive = Drive { used: stop.used, dashing: stop.dashing, ..drive };
            for (action, next) in ahead.next_stops(drive, stop) {
                if seen.insert(next) {
                    open.push_back((next, way.on(action, next.at, self.actions_left(next.used))));
                }
            }
        }
        ways.remove(&start);
        ways
    }

    /// Does a T-34 that enters this hex turn something up?
    fn hides_something(&self, hex: Hex) -> bool {
        let gun = self.pak_at(hex).is_some_and(|pak| self.paks[pak.index()].face == Face::Down);
        gun || self.mine_at(hex).is_some()
    }

    fn next_stops(&self, drive: Drive, from: Stop) -> impl Iterator<Item = (Action, Stop)> {
        let go = |action: Action, dir: Dir, forward: bool| {
            let step = self.may_advance(drive, dir, forward).ok()?;
            let stop = Stop { at: step.to?, hull: from.hull, used: from.used + step.cost, dashing: step.dashing };
            Some((action, stop))
        };
        let turn = |action: Action, hull: Dir| {
            self.may_spend(drive, 1).ok()?;
            Some((action, Stop { hull, used: from.used + 1, dashing: false, ..from }))
        };
        let steps = [go(Action::Forward, from.hull, true), go(Action::Back, from.hull.opposite(), false)];
        let turns = [turn(Action::Left, from.hull.left()), turn(Action::Right, from.hull.right())];
        steps.into_iter().chain(turns).flatten()
    }
}

// --- What the owner of a view can move now

/// A piece that goes hex by hex.
#[derive(Clone, Copy)]
enum Walker {
    Marker(MarkerId),
    Gun(PakId),
    Stuka(StukaId),
}

impl Walker {
    /// What may be done with it next, by the rules.
    fn steps(self, state: &State) -> Vec<Action> {
        let table = &state.table;
        let around = |at: Option<Hex>| at.into_iter().flat_map(|at| table.board().neighbours(at));
        let steps: Vec<Action> = match self {
            Walker::Marker(marker) => around(self.at(table)).map(|to| Action::StepMarker { marker, to }).collect(),
            Walker::Gun(pak) if table.focus == Focus::Nothing => vec![Action::MovePak(pak)],
            Walker::Gun(_) => around(self.at(table)).map(Action::StepPak).collect(),
            Walker::Stuka(_) => vec![Action::Forward, Action::Left, Action::Right],
        };
        steps.into_iter().filter(|step| state.may(*step).is_ok()).collect()
    }

    fn at(self, table: &Table) -> Option<Hex> {
        match self {
            Walker::Marker(id) => table.markers.get(id.index())?.at,
            Walker::Gun(id) => table.paks.get(id.index())?.at,
            Walker::Stuka(id) => table.stukas.get(id.index()).map(|stuka| stuka.at),
        }
    }

    /// Where an action of it leads.
    fn end_of(self, table: &Table, action: Action) -> Option<Hex> {
        match (action, self) {
            (Action::StepMarker { to, .. } | Action::StepPak(to), _) => Some(to),
            (Action::Forward, Walker::Stuka(id)) => {
                let stuka = table.stukas.get(id.index())?;
                table.board().neighbour(stuka.at, stuka.facing)
            }
            _ => self.at(table),
        }
    }

    /// What it has left: steps or actions.
    fn left(self, table: &Table) -> u8 {
        match (self, table.focus) {
            (Walker::Marker(id), Focus::Marker(moving)) => u8::from(moving == id),
            (Walker::Gun(_), Focus::Gun { steps, .. }) => steps,
            (Walker::Stuka(id), _) => match table.stukas[id.index()].flight {
                Flight::Flying { left, .. } => left,
                _ => 0,
            },
            _ => 0,
        }
    }

    /// Has its flight phase ended by itself?
    fn is_done(self, table: &Table) -> bool {
        matches!(self, Walker::Stuka(id) if table.focus != Focus::Stuka(id))
    }

    /// Is it turned up on entering this hex (DG-6.9)?
    fn is_seen(self, table: &Table, at: Hex) -> bool {
        matches!(self, Walker::Marker(_)) && (table.looked_at(at, None).is_some() || table.under_stuka(at))
    }

    /// May it stay there? A marker may not lie on another (DG-6.6).
    fn may_stay(self, table: &Table, at: Hex) -> bool {
        match self {
            Walker::Marker(id) => table.marker_at(at).is_none_or(|there| there == id),
            Walker::Gun(_) | Walker::Stuka(_) => true,
        }
    }
}

impl View {
    /// Where the owner of the view can bring this T-34 now.
    pub fn ways_of_t34(&self, id: T34Id) -> Ways {
        let table = &self.table;
        let own = table.t34s.get(id.index()).is_some_and(|t34| Some(t34.owner) == self.seat);
        let in_hand = match table.focus {
            Focus::Drive(drive) => drive.t34 == id,
            _ => table.focus == Focus::Nothing,
        };
        if own && in_hand && self.moves_in(&[Step::Tanks]) { table.ways_of(id) } else { Ways::new() }
    }

    /// Where the owner of the view can bring this tank marker now.
    pub fn ways_of_marker(&self, id: MarkerId) -> Ways {
        if self.moves_in(&[Step::OpeningMarch, Step::March]) { self.walk(Walker::Marker(id)) } else { Ways::new() }
    }

    /// Where the owner of the view can bring this PAK now.
    pub fn ways_of_pak(&self, id: PakId) -> Ways {
        if self.moves_in(&[Step::Guns]) { self.walk(Walker::Gun(id)) } else { Ways::new() }
    }

    /// Where the owner of the view can bring this Stuka now.
    pub fn ways_of_stuka(&self, id: StukaId) -> Ways {
        let flies = self.table.focus == Focus::Stuka(id) && self.moves_in(&[Step::Flight]);
        if flies { self.walk(Walker::Stuka(id)) } else { Ways::new() }
    }

    /// Where more cards of its program can bring this Tiger, if all tanks leave its way.
    pub fn ways_of_tiger(&self, id: TigerId) -> Ways {
        let mut ways = Ways::new();
        let Some(secrets) = self.german.as_ref().filter(|_| self.moves_in(&[Step::Programming])) else { return ways };
        if self.table.tiger_to_program(&secrets.programs) != Some(id) {
            return ways;
        }
        let laid: Vec<Card> = secrets.programs[id.index()].cards.to_vec();
        let most = usize::from(self.table.tigers[id.index()].track);
        let from = self.table.course(id, &laid, Meanwhile::TanksLeave).end();
        let mut open = VecDeque::from([laid.clone()]);
        while let Some(cards) = open.pop_front() {
            let course = self.table.course(id, &cards, Meanwhile::TanksLeave);
            let begun = course.way.iter().position(|hex| *hex == from).unwrap_or(0);
            let by = cards[laid.len()..].iter().map(|card| Action::Card(*card)).collect();
            keep(&mut ways, &Way { left: (most - cards.len()) as u8, hexes: course.way[begun..].to_vec(), by });
            if cards.len() < most {
                let last = cards.get(laid.len()..).and_then(|new| new.last());
                let next = Card::ALL.into_iter().filter(|card| last.is_none_or(|last| !undoes(*last, *card)));
                open.extend(next.map(|card| cards.iter().copied().chain([card]).collect()));
            }
        }
        ways.remove(&from);
        ways
    }

    /// Does the owner of the view decide in one of these steps, with no new T-34 to be faced first?
    fn moves_in(&self, steps: &[Step]) -> bool {
        let table = &self.table;
        self.seat == Some(table.decider()) && table.facing.is_none() && steps.contains(&table.step)
    }

    fn walk(&self, walker: Walker) -> Ways {
        // Any world that fits the view will do: what is not known plays no part until the way ends.
        let (mut ways, state) = (Ways::new(), self.imagine(&mut Rng::seeded(0)));
        let Some(from) = walker.at(&state.table) else { return ways };
        let mut open = vec![(Way::from(from, walker.left(&state.table)), state)];
        while let Some((way, state)) = open.pop() {
            for action in walker.steps(&state) {
                let Some(to) = walker.end_of(&state.table, action) else { continue };
                let mut next = state.clone();
                Duel::apply(&mut next, action, &mut Dice::quick(0), &mut Silent);
                if walker.is_done(&next.table) {
                    continue; // it is not for a click far off to end the flight
                }
                let left = if next.table.step == state.table.step { walker.left(&next.table) } else { 0 };
                let way = way.on(action, to, left);
                if walker.may_stay(&state.table, to) {
                    keep(&mut ways, &way);
                }
                if !walker.is_seen(&state.table, to) && left > 0 {
                    open.push((way, next));
                }
            }
        }
        ways.remove(&from);
        ways
    }
}

/// Does the second card take back what the first one does?
fn undoes(first: Card, second: Card) -> bool {
    let pair = |a: Card, b: Card| (first, second) == (a, b) || (first, second) == (b, a);
    pair(Card::Left, Card::Right) || pair(Card::Forward, Card::Back)
}
