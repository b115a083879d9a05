//! Where units may walk: worked out once for all units of a kind, since most of a list of moves is the same question.

use crate::action::Path;
use crate::map::{EDGES, Edge, ZONES, Zone, ZoneSet};
use crate::pieces::{Card, Target, Trait};
use crate::state::State;

/// The steps that units of one kind may take, and those after which they must stop, by the zone they come from.
#[derive(Clone, Copy, Debug)]
struct Steps {
    open: [ZoneSet; ZONES],
    last: [ZoneSet; ZONES],
}

/// The ways of the deciding side's units.
#[derive(Debug)]
pub(super) struct Ways<'a> {
    state: &'a State,
    /// Where the enemy is.
    pub(super) enemy: ZoneSet,
    steps: [Option<Steps>; 4],
    /// The zones with room for one unit more, and for two.
    room: [ZoneSet; 2],
}

impl<'a> Ways<'a> {
    pub(super) fn of(state: &'a State) -> Ways<'a> {
        let room =
            [1, 2].map(|more| Zone::ALL.into_iter().filter(|zone| state.has_room(state.me(), *zone, more)).collect());
        Ways { state, enemy: state.held(state.foe()), steps: [None; 4], room }
    }

    /// Calls this with every way of a unit of this card, whose party is so large.
    pub(super) fn each(&mut self, card: &Card, from: Zone, party: u8, mut go: impl FnMut(Path)) {
        let room = self.room[usize::from(party > 1)];
        let kind = usize::from(card.is(Trait::Vehicle)) * 2 + usize::from(card.target == Target::Soft);
        let steps = self.steps[kind].get_or_insert_with(|| Steps::of(self.state, self.enemy, card));
        let goes_on = |a: Zone, b: Zone| !steps.last[a.index()].has(b);
        for one in steps.from(from).filter(|_| card.moves > 0) {
            if room.has(one) {
                go(Path(one, None, None));
            }
            if card.moves < 2 || !goes_on(from, one) {
                continue;
            }
            for two in steps.from(one).filter(|two| *two != from) {
                if room.has(two) {
                    go(Path(one, Some(two), None));
                }
                if card.moves < 3 || !goes_on(one, two) {
                    continue;
                }
                for three in steps.from(two).filter(|three| *three != one && *three != from && room.has(*three)) {
                    go(Path(one, Some(two), Some(three)));
                }
            }
        }
    }
}

impl Steps {
    /// LC-2.9, LC-11.2, LC-13.8
    fn of(state: &State, enemy: ZoneSet, card: &Card) -> Steps {
        let vehicle = card.is(Trait::Vehicle);
        let ground = |zone: Zone| state.table.ground(zone).row();
        let enters = |zone: &Zone| !(enemy.has(*zone) || vehicle && ground(*zone).forbids_vehicles);
        let stops = |zone: &Zone| vehicle && ground(*zone).stops_vehicles;
        let (enters, stops): (ZoneSet, ZoneSet) =
            (Zone::ALL.into_iter().filter(enters).collect(), Zone::ALL.into_iter().filter(stops).collect());
        let mut steps = Steps { open: Zone::ALL.map(|zone| zone.neighbours().and(enters)), last: [stops; ZONES] };
        for edge in (0..EDGES).map(Edge::of).filter(|edge| state.table.obstacles[edge.index()].is_some()) {
            let [a, b] = edge.ends();
            if vehicle && state.shows(state.me(), edge, Trait::Traps) {
                steps.open[a.index()].remove(b);
                steps.open[b.index()].remove(a);
            }
            if card.target == Target::Soft && state.shows(state.me(), edge, Trait::Wire) {
                steps.last[a.index()].insert(b);
                steps.last[b.index()].insert(a);
            }
        }
        steps
    }

    #[inline]
    fn from(&self, zone: Zone) -> impl Iterator<Item = Zone> + use<> {
        self.open[zone.index()].iter()
    }
}
