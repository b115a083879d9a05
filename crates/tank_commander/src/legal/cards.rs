//! Cards that are played: on what, and when (chapters 14 and 15).

use super::{May, demand};
use crate::action::Action;
use crate::data::{DATA, Role, Scenario};
use crate::map::{Space, Spaces, bits};
use crate::pieces::{CardId, Special, Terrain, Timing, Turn, Window};
use crate::state::*;
use crate::units::{Mark, Unit, UnitId, Weapon};
use crate::why::Why;
use table::{Seat, Side};

impl Table {
    /// May whoever plays this event play it now, as far as the moment goes (TC-14.2, TC-14.8)?
    fn admits(&self, side: Side, event: Special) -> bool {
        let turn = if side == self.active_side() { Turn::Active } else { Turn::Passive };
        let windows = event.card().windows;
        let Some(window) = &self.window else { return windows.admit(Window::Own, turn) && turn == Turn::Active };
        let safe = matches!(window.act, Act::Step { from, .. } if from.is_reserve());
        match window.kind {
            Window::Own => false,
            Window::Step if safe && turn == Turn::Passive => {
                matches!(event, Special::Smoke | Special::Stream | Special::Swamp)
            }
            kind => windows.admit(kind, turn),
        }
    }

    /// The group that is stepping, and where it goes.
    fn stepping(&self) -> Option<(&[UnitId], Space, Space)> {
        match &self.window.as_ref()?.act {
            Act::Step { from, to, group, .. } => Some((group, *from, *to)),
            _ => None,
        }
    }

    /// The shots that are declared: of the Fire action or of the melee.
    fn declared(&self) -> impl Iterator<Item = (UnitId, &Unit, Weapon)> {
        let one = match self.window.as_ref().map(|window| &window.act) {
            Some(Act::Shot { by, aim }) => Some((*by, aim.with)),
            Some(Act::SmokeShot { by, .. }) => Some((*by, Weapon::Smoke)),
            _ => None,
        };
        let one = one.and_then(|(id, with)| Some((id, self.units.get(id)?, with)));
        let volley = self.window.as_ref().filter(|window| window.kind == Window::Volley).and(self.melee);
        let stacks = volley.into_iter().flat_map(|melee| Side::BOTH.into_iter().map(move |side| (side, melee.at)));
        let many = stacks.flat_map(|(side, at)| self.units.at(side, at));
        one.into_iter().chain(many.filter_map(|(id, unit)| Some((id, unit, unit.melee_fire?.with()))))
    }

    /// Cards of the enemy on the stack that this event cancels (TC-14.4).
    fn cancellable(&self, side: Side, event: Special) -> impl Iterator<Item = &PlayedCard> {
        let stack = self.window.iter().flat_map(|window| &window.stack);
        stack.filter(move |played| {
            let other = played.card.stats().event;
            self.side(played.by) != side && other.is_some_and(|other| event.card().cancels.has(other))
        })
    }

    /// Where Stream or Swamp can be laid (TC-11.10).
    fn floodable(&self) -> u64 {
        let heavy = self.units.heavy(Side::First) | self.units.heavy(Side::Second);
        self.board().all & !(self.lay.wet | heavy)
    }

    /// The positions that this side may play the event on.
    fn open_positions(&self, side: Side, event: Special) -> u64 {
        let (all, lay) = (self.board().all, &self.lay);
        match event {
            // TC-15.3
            Special::Minefield => {
                let held = self.units.held(Side::First) | self.units.held(Side::Second);
                all & !(held | self.rear(side.other()) | lay.mined)
            }
            Special::MinefieldGap => lay.mined,
            Special::Stream => self.floodable(),
            Special::Swamp => bits(Spaces(self.floodable()).filter(|at| self.cell(*at).terrain != Terrain::Village)),
            Special::Bridge | Special::Ford => lay.streams,
            Special::Path => lay.rough & !lay.wet,
            Special::Smoke => {
                let melee = self.melee.filter(|_| self.window.as_ref().is_some_and(|w| w.kind == Window::Melee));
                all & !lay.smoke & melee.map_or(u64::MAX, |melee| melee.at.bit())
            }
            _ => 0,
        }
    }

    /// What is wrong with a vehicle or gun (TC-15.11).
    pub(crate) fn ailments(unit: &Unit) -> impl Iterator<Item = Ailment> + use<> {
        let has = [
            (unit.is(Mark::Immobilised), Ailment::Immobilised),
            (unit.breakdown.is_some(), Ailment::Breakdown),
            (unit.malfunction.is_some(), Ailment::Malfunction),
        ];
        has.into_iter().filter(|(has, _)| *has).map(|(_, ailment)| ailment)
    }

    /// Shows every target that this seat may play the event on now, until somebody has seen enough.
    pub(crate) fn targets(&self, seat: Seat, event: Special, see: &mut dyn FnMut(Target) -> bool) -> bool {
        let side = self.side(seat);
        if self.admits(side, event) && self.open_targets(side, event, see) {
            return true;
        }
        self.cancellable(side, event).any(|played| match (event, played.target) {
            // Repair saves an own card only (TC-15.11).
            (Special::Repair, Target::Unit(id)) => {
                self.units.get(id).is_some_and(|unit| self.side(unit.owner) == side) && see(Target::Card(played.number))
            }
            (Special::Counterbattery | Special::Interception, _) => false,
            _ => see(Target::Card(played.number)),
        })
    }

    fn open_targets(&self, side: Side, event: Special, see: &mut dyn FnMut(Target) -> bool) -> bool {
        if Spaces(self.open_positions(side, event)).any(|at| see(Target::Position(at))) {
            return true;
        }
        match event {
            Special::Stream => self.edges_for_stream(see),
            Special::Bridge | Special::Ford => self.edges.iter().any(|edge| see(Target::Edge(edge.a, edge.b))),
            Special::AntiTankMine | Special::Breakdown | Special::Wire => self.step_targets(side, event, see),
            Special::WeaponMalfunction | Special::FlankShot | Special::SpecialAmmunition => {
                self.shot_targets(side, event, see)
            }
            Special::Repair => self.units.iter().any(|(id, unit)| {
                let own = self.side(unit.owner) == side && unit.stats().is_heavy();
                own && Table::ailments(unit).any(|ailment| see(Target::Mend(id, ailment)))
            }),
            Special::Counterbattery | Special::Interception => self.may_cancel_act(event) && see(Target::Nothing),
            Special::Confusion => {
                let waits =
                    self.window.iter().flat_map(|window| &window.stack).any(|played| played.card == event.card().id);
                !self.play.confused && !waits && see(Target::Nothing)
            }
            Special::TacticalAdvantage | Special::Panic => {
                self.may_play_in_melee(side, event).is_ok() && see(Target::Nothing)
            }
            _ => false,
        }
    }

    fn edges_for_stream(&self, see: &mut dyn FnMut(Target) -> bool) -> bool {
        if self.edges.is_full() {
            return false;
        }
        Spaces(self.board().all).any(|a| {
            let later = self.board().beside(a) & !(a.bit() | (a.bit() - 1));
            Spaces(later).any(|b| !self.has_stream(a, b) && see(Target::Edge(a, b)))
        })
    }

    fn step_targets(&self, side: Side, event: Special, see: &mut dyn FnMut(Target) -> bool) -> bool {
        let Some((group, _, to)) = self.stepping() else { return false };
        if event == Special::Wire {
            return self.rear(side.other()) & to.bit() == 0 && !to.is_reserve() && see(Target::Nothing);
        }
        let ours = self.home(side) | self.board().no_mans_land;
        if event == Special::AntiTankMine && ours & to.bit() == 0 {
            return false;
        }
        let fits =
            |unit: &Unit| unit.stats().is_vehicle() && (event == Special::AntiTankMine || unit.breakdown.is_none());
        group.iter().any(|id| self.units.get(*id).is_some_and(fits) && see(Target::Unit(*id)))
    }

    fn shot_targets(&self, side: Side, event: Special, see: &mut dyn FnMut(Target) -> bool) -> bool {
        let fits = |unit: &Unit, with: Weapon| {
            let own = self.side(unit.owner) == side;
            match event {
                Special::WeaponMalfunction => !own && with.can_fail() && unit.malfunction.is_none(),
                Special::FlankShot => own && with.is_at() && !unit.is(Mark::Flanking),
                _ => own && with == Weapon::At && !unit.is(Mark::SpecialShot) && !self.setup.is_hill(),
            }
        };
        self.declared().any(|(id, unit, with)| fits(unit, with) && !unit.is(Mark::ShotLost) && see(Target::Unit(id)))
    }

    /// TC-15.8, TC-14.11: is it this that was declared?
    fn may_cancel_act(&self, event: Special) -> bool {
        let Some(Act::Instant(instant)) = self.window.as_ref().map(|window| &window.act) else { return false };
        let other = instant.card.card.stats().event;
        !instant.cancelled && other.is_some_and(|other| event.card().cancels.has(other))
    }

    /// Could a card played at OWN still be played on this?
    pub(crate) fn is_own_target(&self, side: Side, event: Special, target: Target) -> bool {
        self.open_targets(side, event, &mut |other| other == target)
    }

    /// What the event costs if it is played in the open window: an Instant at a shot of the own Fire action a
    /// supply point, anything else nothing (TC-15.1).
    pub(crate) fn price(&self, event: Special) -> u8 {
        let fires = self.window.as_ref().is_some_and(|window| window.kind == Window::Shot);
        if fires && event.card().timing == Timing::Shot { event.card().supply } else { 0 }
    }

    /// Has the event any target for this seat now, and can it be paid for?
    pub(crate) fn has_target(&self, seat: Seat, event: Special) -> bool {
        self.price(event) <= self.play.supply && self.targets(seat, event, &mut |_| true)
    }

    /// Is this one of its targets?
    pub(crate) fn is_target_of(&self, seat: Seat, event: Special, target: Target) -> bool {
        self.targets(seat, event, &mut |other| other == target)
    }
}

/// The target that an action names.
pub(crate) fn named(action: Action) -> Option<Target> {
    match action {
        Action::At(at) => Some(Target::Position(at)),
        Action::Edge(a, b) => Some(Target::Edge(a, b)),
        Action::Pick(id) => Some(Target::Unit(id)),
        Action::Mend(id, ailment) => Some(Target::Mend(id, ailment)),
        Action::Counter(number) => Some(Target::Card(number)),
        _ => None,
    }
}

fn naming(target: Target) -> Option<Action> {
    match target {
        Target::Nothing => None,
        Target::Position(at) => Some(Action::At(at)),
        Target::Edge(a, b) => Some(Action::Edge(a, b)),
        Target::Unit(id) => Some(Action::Pick(id)),
        Target::Mend(id, ailment) => Some(Action::Mend(id, ailment)),
        Target::Card(number) => Some(Action::Counter(number)),
    }
}

impl State {
    /// May the deciding seat's interrupt be played on this?
    pub(super) fn may_aim_card(&self, card: CardId, action: Action) -> May {
        let event = card.stats().event.ok_or(Why::NotNow)?;
        let target = named(action).ok_or(Why::NotNow)?;
        demand(self.table.is_target_of(self.table.seat, event, target), Why::NoTarget)
    }

    pub(super) fn list_card_targets(&self, card: CardId, into: &mut Vec<Action>) {
        let Some(event) = card.stats().event else { return };
        self.table.targets(self.table.seat, event, &mut |target| {
            into.extend(naming(target));
            false
        });
    }

    // --- Instants (TC-15.1)

    /// Is it played as an action of the own play? Special Ammunition is, on Hill 621 (TC-19.8).
    pub(crate) fn is_instant(&self, event: Special) -> bool {
        matches!(event.card().timing, Timing::Instant | Timing::FreeInstant)
            || (event == Special::SpecialAmmunition && self.table.setup.is_hill())
    }

    /// May this Instant be begun?
    pub(super) fn may_begin_instant(&self, card: CardId, event: Special) -> May {
        let cost = event.card().supply;
        demand(self.table.play.supply >= cost, Why::NoSupply)?;
        let free = cost == 0;
        demand(free || self.table.play.doing == Doing::Nothing, Why::FinishFirst)?;
        let defends = self.table.role(self.table.side(self.table.seat)) == Role::Defender;
        match event {
            Special::Coordination => demand(!self.table.play.coordinated, Why::OncePerPlay),
            Special::Reinforcements => {
                let clocked = self.table.setup.scenario == Scenario::Defence && defends;
                let early = self.table.turn < DATA.numbers.reinforcements_earliest_turn_17_5;
                demand(!clocked || !early, Why::TooEarly)
            }
            Special::Recon if self.table.setup.commanders() == 1 => Ok(()),
            _ => demand(self.stage(&Staged::new(card), event, &mut |_| true), Why::NoTarget),
        }
    }

    /// Shows everything that can be chosen next for this Instant. Nothing when it is complete.
    pub(crate) fn stage(&self, staged: &Staged, event: Special, see: &mut dyn FnMut(Action) -> bool) -> bool {
        let (table, (seat, side)) = (&self.table, self.decider());
        let all = table.board().all;
        let mut units = |fits: &dyn Fn(&Unit) -> bool| {
            table.units.iter().any(|(id, unit)| !unit.at.is_reserve() && fits(unit) && see(Action::Pick(id)))
        };
        match event {
            _ if event.is_artillery() || (event.is_air() && event != Special::TankBuster) => {
                self.stage_strike(staged, event, see)
            }
            Special::TankBuster if staged.picks[0].is_none() => {
                units(&|unit| table.side(unit.owner) != side && unit.stats().is_armoured())
            }
            Special::TankAce | Special::SquadLeader | Special::ForwardObserver if staged.picks[0].is_none() => {
                units(&|unit| unit.owner == seat && table.may_lead(unit, event).is_ok())
            }
            Special::SpecialAmmunition if staged.picks[0].is_none() => {
                units(&|unit| unit.owner == seat && unit.card == CardId::PZ_III_N && !unit.is(Mark::Canister))
            }
            Special::Sniper if staged.picks[0].is_none() => self.quarries(see),
            Special::Withdrawal if staged.at.is_none() => Spaces(all & table.units.held(side)).any(|at| {
                let mut stack = table.units.at(side, at);
                stack.any(|(id, unit)| unit.owner == seat && self.can_withdraw(id, unit)) && see(Action::At(at))
            }),
            Special::MineDogs => match staged.picks {
                [None, ..] => units(&|unit| {
                    let squad = unit.owner == seat && unit.is_squad_on_foot();
                    squad && table.units.iter().any(|(_, target)| self.may_set_dogs(unit, target))
                }),
                [Some(handler), None, _] => {
                    let Some(handler) = table.units.get(handler) else { return false };
                    units(&|unit| self.may_set_dogs(handler, unit))
                }
                _ => false,
            },
            Special::Recon if staged.whom.is_none() && table.setup.commanders() > 1 => {
                table.setup.seats(side.other()).any(|seat| see(Action::Spy(seat)))
            }
            Special::TankRepairShop if staged.wreck.is_none() => {
                let wrecks = table.players[seat.index()].wrecks;
                wrecks.kinds().filter(|card| card.stats().is_tank()).any(|card| see(Action::Discard(card)))
            }
            _ => false,
        }
    }

    fn may_set_dogs(&self, handler: &Unit, target: &Unit) -> bool {
        let table = &self.table;
        let enemy = table.side(target.owner) != table.side(handler.owner) && target.stats().is_vehicle();
        enemy && !target.at.is_reserve() && crate::map::distance(handler.at, target.at) <= 1
    }

    /// May the card be moved by a Withdrawal, and is there a way (TC-15.21)?
    pub(crate) fn can_withdraw(&self, id: UnitId, unit: &Unit) -> bool {
        unit.on_foot() && !unit.is_stuck() && self.withdrawals(id, false) != 0
    }

    /// Artillery and aircraft: where, what, and whom.
    fn stage_strike(&self, staged: &Staged, event: Special, see: &mut dyn FnMut(Action) -> bool) -> bool {
        let (table, (_, side)) = (&self.table, self.decider());
        let air = event.is_air();
        let struck = |at: Space| table.units.at(side.other(), at).any(|(_, unit)| unit.is_targetable());
        let Some(at) = staged.at else {
            return Spaces(table.board().all).any(|at| {
                let fits = if air { struck(at) || table.cell(at).smoke == 0 } else { table.observes(side, at) };
                fits && see(Action::At(at))
            });
        };
        match staged.mode {
            None => {
                let strike = !air || struck(at);
                (strike && see(Action::Use(Mode::Strike)))
                    || (table.cell(at).smoke == 0 && see(Action::Use(Mode::Smoke)))
            }
            Some(Mode::Smoke) => false,
            Some(Mode::Strike) if air => {
                let picked = staged.picks.iter().flatten().count();
                if picked == staged.picks.len() {
                    return false;
                }
                let more = table
                    .units
                    .at(side.other(), at)
                    .filter(|(id, unit)| unit.is_targetable() && !staged.picks.contains(&Some(*id)));
                let mut any = false;
                for (id, _) in more {
                    any = true;
                    if see(Action::Pick(id)) {
                        return true;
                    }
                }
                any && picked > 0 && see(Action::Done)
            }
            Some(Mode::Strike) => {
                let rockets = matches!(event, Special::SovietRockets | Special::GermanRockets);
                rockets
                    && staged.second.is_none()
                    && Spaces(table.board().beside(at)).any(|second| see(Action::At(second)))
            }
        }
    }

    /// TC-15.19: whom a sniper can aim at.
    fn quarries(&self, see: &mut dyn FnMut(Action) -> bool) -> bool {
        let (table, (_, side)) = (&self.table, self.decider());
        table.units.iter().any(|(id, unit)| {
            if table.side(unit.owner) == side || unit.at.is_reserve() || !table.observes(side, unit.at) {
                return false;
            }
            let man = table.is_infantry(unit) || unit.stats().is_gun();
            (man && unit.is_targetable() && see(Action::Snipe(id, Quarry::Unit)))
                || Quarry::ALL
                    .into_iter()
                    .any(|quarry| quarry.mark().is_some_and(|mark| unit.is(mark)) && see(Action::Snipe(id, quarry)))
        })
    }
}
