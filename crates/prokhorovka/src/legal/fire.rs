//! Shots: range, sight, factor, modifiers (chapters 9 and 11).

use super::{May, Table, Why};
use crate::data::DATA;
use crate::map::{Hex, Sight};
use crate::pieces::{Class, Stage, UnitId};
use crate::setup::Switch;
use crate::state::{Aim, Wittmann};
use crate::{German, Soviet};

/// How a unit fires (BS-7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// With its full factor.
    Full,
    /// With half of it, before or after moving.
    Half,
}

impl Table {
    /// May this unit fire at that one in its phase?
    pub(crate) fn may_fire(&self, by: UnitId, at: UnitId, pace: Pace) -> May {
        self.may_open_fire(by, pace)?;
        self.aim(by, at, self.pace_of(by, pace)).map(|_| ())
    }

    /// May this unit fire at all now (BS-7.5, BS-15.3)?
    pub(super) fn may_open_fire(&self, by: UnitId, pace: Pace) -> May {
        self.can_act(by)?;
        let hex = self.at(by).ok_or(Why::NotOnMap)?;
        match (self.unit(by).stage, pace) {
            (Stage::Ready, Pace::Full) | (Stage::MovedHalf, Pace::Full) => {}
            (Stage::Ready, Pace::Half) if by.card().mp / 2 >= 1 => {}
            (Stage::Ready, Pace::Half) => return Err(Why::NoHalfMove),
            (Stage::MovedHalf, Pace::Half) => return Err(Why::HasMoved),
            _ => return Err(Why::HalfDone),
        }
        let fit = |unit: UnitId| {
            !unit.is_tiger() && !self.unit(unit).is_disrupted() && Some(unit.formation()) == self.active_formation()
        };
        let supports = by.is_tiger() && self.side_in(hex, German).any(fit);
        if supports { Err(Why::TigerSupports) } else { Ok(()) }
    }

    /// A unit that has moved fires with half its factor in any case.
    pub(crate) fn pace_of(&self, by: UnitId, pace: Pace) -> Pace {
        if self.unit(by).stage == Stage::MovedHalf { Pace::Half } else { pace }
    }

    /// A shot from hex to hex, if it can be fired (BS-9.2 to BS-9.5).
    pub fn aim(&self, by: UnitId, at: UnitId, pace: Pace) -> Result<Aim, Why> {
        if by.side() == at.side() {
            return Err(Why::NotAnEnemy);
        }
        let (from, to) = (self.at(by).ok_or(Why::NotOnMap)?, self.at(at).ok_or(Why::TargetGone)?);
        let modifiers = &DATA.modifiers;
        let range = match from.distance(to) {
            1 => 0,
            2 => {
                may_reach_two(by, at, from, to)?;
                modifiers.long_range
            }
            _ => return Err(Why::OutOfRange),
        };
        let factor = at.card().class;
        let (printed, tiger) = (by.card().factor(factor), self.tiger_bonus(by, factor));
        let halved = pace == Pace::Half && !by.is_tiger();
        let power = if halved { (printed + tiger) / 2 } else { printed + tiger };
        if power == 0 {
            return Err(Why::NoFactor);
        }
        let cover = if DATA.terrain[to.terrain().index()].cover > 0 { modifiers.cover } else { 0 };
        let hill = if DATA.terrain[from.terrain().index()].height < 0 { modifiers.hill } else { 0 };
        Ok(Aim { factor, printed, tiger, power, range, cover, hill, close: 0 })
    }

    /// A shot within the hex of an overrun, if it can be fired (BS-11.7, BS-11.9, BS-11.10).
    pub fn aim_close(&self, by: UnitId, at: UnitId) -> Result<Aim, Why> {
        let overrun = self.overrun.ok_or(Why::NotNow)?;
        if by.side() == at.side() {
            return Err(Why::NotAnEnemy);
        }
        if self.at(by) != Some(overrun.at) || self.at(at) != Some(overrun.at) {
            return Err(Why::NotInOverrun);
        }
        let (card, target) = (by.card(), at.card().class);
        let attacks = by.side() == self.active();
        let infantry = |unit: UnitId| unit.card().class == Class::Infantry;
        let combined = || self.side_in(overrun.at, by.side()).any(infantry);
        let factor = if attacks && card.class == Class::Armour && combined() { Class::Armour } else { target };
        let printed = card.factor(factor);
        let disrupted = self.unit(by).is_disrupted();
        let tiger = if disrupted { 0 } else { self.tiger_bonus(by, factor) };
        let power = if disrupted { printed.min(1) } else { printed + tiger };
        if power == 0 {
            return Err(Why::NoFactor);
        }
        let at_armour = by.side() == Soviet && target == Class::Armour;
        let close = if at_armour { DATA.modifiers.same_hex } else { 0 };
        Ok(Aim { factor, printed, tiger, power, range: 0, cover: 0, hill: 0, close })
    }

    /// BS-15.2.
    fn tiger_bonus(&self, by: UnitId, factor: Class) -> u8 {
        let may_have = by.side() == German && !by.is_tiger() && factor == Class::Armour;
        let Some(hex) = self.at(by).filter(|_| may_have) else { return 0 };
        let fit = |unit: UnitId| unit.is_tiger() && !self.unit(unit).is_disrupted();
        if self.side_in(hex, German).any(fit) { DATA.numbers.tiger_bonus } else { 0 }
    }

    /// May this miss be rolled again (BS-17.4)?
    pub(crate) fn can_reroll(&self, by: UnitId, aim: &Aim) -> bool {
        let attacks = by.side() == German && self.active() == German;
        if !attacks || self.setup.wittmann == Switch::Off || self.wittmann == Wittmann::Used {
            return false;
        }
        let company = self.unit(UnitId::LahTig);
        let beside = self.at(by).is_some() && self.at(by) == company.at() && !company.is_disrupted();
        aim.factor == Class::Armour && (by == UnitId::LahTig || (aim.tiger > 0 && beside))
    }

    /// Calls `found` with every enemy that this unit could fire at, as far as range and sight go, until it says
    /// that this is enough.
    pub(super) fn any_target(&self, by: UnitId, mut found: impl FnMut(UnitId) -> bool) -> bool {
        let Some(hex) = self.at(by) else { return false };
        let (spot, enemy) = (hex.spot(), by.side().other());
        spot.steps.iter().flat_map(|step| self.side_in(step.to, enemy)).any(&mut found)
            || (by.side() == German && {
                let seen = spot.beyond.iter().filter(|beyond| beyond.sight == Sight::Open);
                let there = seen.flat_map(|beyond| self.side_in(beyond.to, enemy));
                there.filter(|at| at.card().class == Class::Armour).any(found)
            })
    }
}

/// BS-9.2, BS-9.3.
fn may_reach_two(by: UnitId, at: UnitId, from: Hex, to: Hex) -> May {
    if by.side() != German {
        return Err(Why::SovietsReachOne);
    }
    if at.card().class != Class::Armour {
        return Err(Why::TwoHexesAtArmour);
    }
    let seen = from.spot().beyond.iter().any(|beyond| beyond.to == to && beyond.sight == Sight::Open);
    if seen { Ok(()) } else { Err(Why::NoSight) }
}
