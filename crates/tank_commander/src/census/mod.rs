//! What a valid position is: every card in exactly one place, every number in its range.

mod cards;
mod moment;

use crate::data::Roles;
use crate::knowledge::View;
use crate::pieces::Terrain;
use crate::state::*;
use crate::units::{Mark, Unit, UnitId};
use table::Seat;
use table::kit::Faults;

impl State {
    pub(crate) fn checked(mut self) -> Result<State, String> {
        self.table.reindexed()?;
        let mut faults = Faults::default();
        self.check(&mut faults);
        faults.judge(self)
    }

    /// Everything about the position that cannot be.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Faults::default();
        self.check(&mut faults);
        faults.list()
    }

    fn check(&self, faults: &mut Faults) {
        self.table.check(faults);
        if !faults.none() {
            return; // what follows relies on a sound table
        }
        for (i, secrets) in self.secrets.iter().enumerate() {
            match i < usize::from(self.table.setup.players) {
                true => secrets.check(&self.table, Seat(i as u8), faults),
                false => {
                    faults.demand(*secrets == Secrets::default(), || format!("seat {i} has cards but does not play"))
                }
            }
        }
        if faults.none() {
            self.check_moment(faults);
        }
    }
}

impl View {
    pub(crate) fn checked(mut self) -> Result<View, String> {
        self.table.reindexed()?;
        let mut faults = Faults::default();
        self.table.check(&mut faults);
        for (i, secrets) in self.secrets.iter().enumerate() {
            if let (Some(secrets), true) = (secrets, faults.none() && i < usize::from(self.table.setup.players)) {
                secrets.check(&self.table, Seat(i as u8), &mut faults);
            }
        }
        faults.judge(self)
    }
}

impl Table {
    /// What follows from the rest is worked out, if there is an agreement to work it out from.
    fn reindexed(&mut self) -> Result<(), String> {
        let mut faults = Faults::default();
        self.check_agreement(&mut faults);
        faults.judge(())?;
        self.reindex();
        Ok(())
    }

    /// Before anything else is looked at: an agreement that can be played, and seats that exist.
    fn check_agreement(&self, faults: &mut Faults) {
        faults.setup(self.setup.refusals());
        if !faults.none() {
            return;
        }
        let players = self.setup.players;
        let owners = self.units.iter().flat_map(|(_, unit)| [Some(unit.owner), unit.breakdown, unit.malfunction]);
        let cells = self.ground.iter().flat_map(|(_, cell)| {
            let water = cell.water.and_then(|water| water.by);
            [water, cell.works.and_then(|works| works.by), cell.minefield, cell.path]
        });
        let cards = self.window.iter().flat_map(|window| &window.stack).map(|played| Some(played.by));
        let edges = self.edges.iter().map(|edge| Some(edge.by));
        let named = owners.chain(cells).chain(cards).chain(edges).chain([Some(self.seat)]);
        if let Some(seat) = named.flatten().find(|seat| seat.0 >= players) {
            faults.demand(false, || format!("there is no {seat}: {players} play"));
        }
    }

    fn check(&self, faults: &mut Faults) {
        self.check_agreement(faults);
        if !faults.none() {
            return;
        }
        self.check_sequence(faults);
        self.check_ground(faults);
        for (id, unit) in self.units.iter() {
            self.check_unit(id, unit, faults);
        }
        for (i, player) in self.players.iter().enumerate() {
            let plays = i < usize::from(self.setup.players);
            faults.demand(plays || *player == Player::default(), || format!("seat {i} has cards but does not play"));
            faults.demand(player.open.len() <= player.hand, || format!("seat {i} shows more cards than it holds"));
        }
    }

    fn check_sequence(&self, faults: &mut Faults) {
        let before = matches!(
            self.step,
            Step::Nation | Step::Deck | Step::Reinforcement | Step::Pool | Step::Ground | Step::Deploy
        );
        faults.range("turn", self.turn, u8::from(!before)..=if before { 0 } else { self.setup.last_turn() });
        faults.range("seat-turn", self.seat_turn, 0..=self.setup.players - 1);
        faults
            .demand(self.nations.is_some() == (self.step != Step::Nation), || "the nations do not fit the step".into());
        faults.demand(self.nations.is_none_or(|[a, b]| a != b), || "both sides have the same nation".into());
        let roles = self.setup.card().roles;
        faults.demand((roles != Roles::None) == self.attacker.is_some(), || {
            "the attacker does not fit the scenario".into()
        });
        let known = self.nations.is_none() || roles == Roles::Rolled;
        let role = self
            .attacker
            .is_none_or(|side| known || self.setup.role_of(self.nation(side)) == crate::data::Role::Attacker);
        faults.demand(role, || "the wrong side attacks".into());
        let deploying = self.first_to_deploy.is_some();
        faults.demand(deploying == (self.step >= Step::Deploy), || "who deploys first does not fit the step".into());
        faults.demand(self.first_player.is_some() != before, || "who plays first does not fit the step".into());
        faults
            .demand((self.ending.is_some()) == (self.step == Step::Over), || "the ending does not fit the step".into());
        faults.range("supply", self.play.supply, 0..=3);
        faults.demand(self.clock.is_none_or(|turn| turn <= 43), || "the clock is out of range".into());
    }

    fn check_ground(&self, faults: &mut Faults) {
        let all = self.board().all;
        for (at, cell) in self.ground.iter() {
            faults.demand(all & at.bit() != 0, || format!("{at} is not on this board"));
            let base = !matches!(cell.terrain, Terrain::Swamp | Terrain::Stream);
            faults.demand(base, || format!("{at}: Swamp and Stream are water, not base terrain"));
            faults.demand(cell.smoke <= 2, || format!("{at}: smoke of {} seat-turns", cell.smoke));
            let sides = cell.works.is_none_or(|dug| dug.by.is_none_or(|by| self.side(by) == dug.side));
            faults.demand(sides, || format!("{at}: the works belong to both sides"));
        }
        for (i, edge) in self.edges.iter().enumerate() {
            let EdgeMark { a, b, .. } = *edge;
            let beside = a < b && !b.is_reserve() && all & a.bit() != 0 && self.board().beside(a) & b.bit() != 0;
            faults.demand(beside, || format!("{a} and {b} have no edge"));
            let once = self.edges[..i].iter().all(|other| (other.a, other.b) != (a, b));
            faults.demand(once, || format!("the edge {a} – {b} cannot be so"));
        }
    }

    fn check_unit(&self, id: UnitId, unit: &Unit, faults: &mut Faults) {
        let number = id.number();
        let stats = unit.stats();
        let side = self.side(unit.owner);
        faults.demand(stats.is_unit(), || format!("unit {number}: {} is no unit card", stats.name));
        faults.demand(stats.issue.serves(self.nation(side)), || format!("unit {number} serves the enemy"));
        let out =
            matches!(self.window.as_ref().map(|window| &window.act), Some(Act::Step { from, .. }) if *from == unit.at);
        let placed = if unit.at.is_reserve() { out } else { self.board().contains(unit.at) };
        faults.demand(placed, || format!("unit {number} is not on the board"));
        faults.demand(unit.entry_from.is_none_or(|from| self.board().contains(from)), || {
            format!("unit {number} came from nowhere")
        });
        faults.demand(unit.steps <= 2, || format!("unit {number} has made {} steps", unit.steps));
        self.check_load(id, unit, faults);
        for gear in unit.gear.iter() {
            let card = gear.card(self.nation(side));
            let mut bare = *unit;
            bare.gear.clear(gear);
            let able = card.stats().issue.serves(self.nation(side)) && self.may_bear(&bare, card).is_ok();
            faults.demand(able, || format!("unit {number} cannot carry {}", card.stats().name));
        }
        for (mark, event) in crate::knowledge::LEADERS {
            let mut bare = *unit;
            bare.marks.clear(mark);
            let able = match mark {
                Mark::Canister => unit.card == crate::pieces::CardId::PZ_III_N && self.setup.is_hill(),
                _ => self.may_lead(&bare, event).is_ok(),
            };
            faults.demand(!unit.is(mark) || able, || format!("unit {number} cannot have {}", event.word()));
        }
        let machine = stats.is_vehicle();
        faults.demand(machine || !(unit.is(Mark::Immobilised) || unit.breakdown.is_some()), || {
            format!("unit {number} is no vehicle and cannot be immobilised")
        });
        let armed = machine || stats.is_gun();
        faults.demand(armed || unit.malfunction.is_none(), || format!("unit {number} has no weapon that can fail"));
        let aims = unit.melee_fire.is_none_or(|fire| {
            self.melee.is_some() && fire.target().is_none_or(|target| self.units.get(target).is_some())
        });
        faults.demand(aims, || format!("unit {number} aims at nobody"));
    }

    fn check_load(&self, id: UnitId, unit: &Unit, faults: &mut Faults) {
        let number = id.number();
        let Some(carrier) = unit.carrier else {
            return faults.demand(unit.second.is_none(), || format!("unit {number} rides on half a pair"));
        };
        let alone = |of: UnitId| {
            let loads = self.units.iter().filter(|(_, other)| other.carrier == Some(of) || other.second == Some(of));
            loads.count() == 1
        };
        let fits = {
            let get = |id: UnitId| {
                self.units.get(id).filter(|other| {
                    other.at == unit.at && self.side(other.owner) == self.side(unit.owner) && other.on_foot()
                })
            };
            match (get(carrier), unit.second.map(get)) {
                (Some(first), None) => crate::legal::fits(unit.stats(), first.stats()),
                (Some(first), Some(Some(second))) => {
                    unit.stats().is_squad()
                        && first.stats().is_tank()
                        && second.stats().is_tank()
                        && unit.second > Some(carrier)
                }
                _ => false,
            }
        };
        let single = alone(carrier) && unit.second.is_none_or(alone);
        faults.demand(fits && single, || format!("unit {number} cannot be carried so"));
    }
}
