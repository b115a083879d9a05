//! What may be done now. Each question is answered once: the list of legal actions, the refusal and the
//! prompt all come from these functions.

mod fire;
mod flight;
mod guns;
mod laying;
mod markers;
mod tanks;
mod ways;

use crate::action::Action;
use crate::map::{Clock, Dir};
use crate::pieces::PakId;
use crate::state::{Facing, FacingChoice, Focus, State, Step};
use crate::why::Why;

pub(crate) use fire::attacker_bit;
pub(crate) use laying::Laying;
pub(crate) use tanks::Advance;
pub use ways::{Way, Ways};

pub(crate) type May = Result<(), Why>;

impl State {
    /// May the deciding seat do this now, and if not, why?
    pub fn may(&self, action: Action) -> May {
        if let Some(facing) = self.table.facing {
            return self.may_face(facing, action);
        }
        match self.table.step {
            Step::Landscape => self.may_landscape(action),
            Step::Front => self.may_front(action),
            Step::Markers => self.may_lay_marker(action),
            Step::Weapons => self.may_lay_weapon(action),
            Step::OpeningMarch | Step::March => self.may_march(action),
            Step::OpeningRecon | Step::Recon | Step::LateRecon => self.may_recon(action),
            Step::OpeningActivation => self.may_open(action),
            Step::Guns => self.may_guns(action),
            Step::Programming => self.may_program(action),
            Step::Tanks => self.may_tanks(action),
            Step::Execution => self.may_execute(action),
            Step::GunReveal => self.may_reveal_gun(action),
            Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire => self.may_commit_fire(action),
            Step::GermanFire(_) | Step::SovietFire(_) => self.may_turn_and_fire(action),
            Step::Flight => self.may_fly(action),
            Step::Over => Err(Why::MatchIsOver),
        }
    }

    /// All that the deciding seat may do now.
    pub fn legal(&self, into: &mut Vec<Action>) {
        if let Some(facing) = self.table.facing {
            return self.list_face(facing, into);
        }
        match self.table.step {
            Step::Landscape => self.list_landscape(into),
            Step::Front => self.list_front(into),
            Step::Markers => self.list_lay_marker(into),
            Step::Weapons => self.list_lay_weapon(into),
            Step::OpeningMarch | Step::March => self.list_march(into),
            Step::OpeningRecon | Step::Recon | Step::LateRecon => self.list_recon(into),
            Step::OpeningActivation => self.list_open(into),
            Step::Guns => self.list_guns(into),
            Step::Programming => self.list_program(into),
            Step::Tanks => self.list_tanks(into),
            Step::Execution => self.list_execute(into),
            Step::GunReveal => self.list_reveal_gun(into),
            Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire => self.list_commit_fire(into),
            Step::GermanFire(_) | Step::SovietFire(_) => self.list_turn_and_fire(into),
            Step::Flight => self.list_fly(into),
            Step::Over => {}
        }
    }

    /// Has the seat whose turn it is in this step anything to decide, or would passing it over in
    /// silence betray a secret? If not, the step goes on by itself.
    pub(crate) fn must_ask(&self) -> bool {
        match self.table.step {
            Step::Landscape => true,
            Step::Front => self.front_to_lay() > 0,
            Step::Markers => self.next_marker_to_lay().is_some(),
            Step::Weapons => self.facing_to_lay().is_some() || self.next_piece_to_lay().is_some(),
            Step::OpeningMarch | Step::March => self.can_march(),
            Step::OpeningRecon | Step::Recon | Step::LateRecon => self.can_recon(),
            Step::OpeningActivation => self.has_marker_down(),
            Step::Guns => self.has_gun_work(),
            Step::Programming => true,
            Step::Tanks => self.table.focus != Focus::Nothing || self.has_marker_down() || self.has_tank_to_drive(),
            Step::Execution => self.programs_to_execute() > 1,
            Step::GunReveal => self.has_gun_down(),
            Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire => self.weapon_to_commit().is_some(),
            Step::GermanFire(_) | Step::SovietFire(_) => self.can_turn_and_fire(),
            Step::Flight => self.can_fly(),
            Step::Over => false,
        }
    }

    /// DG-5.9: a T-34 just activated gets its hull facing, its turret, and may look along its gun.
    fn may_face(&self, facing: Facing, action: Action) -> May {
        match (facing.choose, action) {
            (FacingChoice::Hull, Action::Face(_)) => Ok(()),
            (FacingChoice::Turret, Action::Turret(_)) => Ok(()),
            (FacingChoice::Look, Action::Look(pak)) => self.may_look_after_activation(facing, pak),
            (FacingChoice::Look, Action::End) => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn list_face(&self, facing: Facing, into: &mut Vec<Action>) {
        match facing.choose {
            FacingChoice::Hull => into.extend(Dir::ALL.map(Action::Face)),
            FacingChoice::Turret => into.extend(Clock::ALL.map(Action::Turret)),
            FacingChoice::Look => {
                let paks = (0..self.table.paks.len()).map(PakId::of);
                into.extend(paks.filter(|pak| self.may_look_after_activation(facing, *pak).is_ok()).map(Action::Look));
                into.push(Action::End);
            }
        }
    }

    fn may_look_after_activation(&self, facing: Facing, pak: PakId) -> May {
        let t34 = &self.table.t34s[facing.t34.index()];
        let hex = t34.at().ok_or(Why::TankGone)?;
        self.table.may_look(hex, Some(t34.gun()), pak).map(|_| ())
    }

    /// Can the T-34 just activated look at anything?
    pub(crate) fn can_look_after_activation(&self, facing: Facing) -> bool {
        (0..self.table.paks.len()).any(|i| self.may_look_after_activation(facing, PakId::of(i)).is_ok())
    }
}
