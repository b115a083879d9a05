//! What may be done, and why not: one function answers for each step, and the list comes from it.

mod cards;
mod effects;
mod strategy;

use crate::action::Action;
use crate::pieces::*;
use crate::state::{State, Step};
use crate::why::Why;

impl State {
    /// Appends everything that the deciding seat may do.
    pub(crate) fn legal(&self, into: &mut Vec<Action>) {
        let table = &self.table;
        let side = table.decider.side();
        match table.step {
            Step::Over => {}
            Step::Draft => self.each(side, Action::Draft, into),
            Step::BurnMilitia => {
                self.each(side, Action::Burn, into);
                self.offer(Action::BurnFromDeck, into);
            }
            Step::Demote => self.each(side, Action::Demote, into),
            Step::GiveUp => {
                self.each(side, Action::GiveUp, into);
                into.push(Action::Done);
            }
            Step::Restore => self.each(side, Action::Restore, into),
            Step::MoveLeader => into.extend([Action::MoveLeader, Action::LoseLeader]),
            Step::Manoeuvre => self.list_manoeuvres(into),
            Step::NextBattle => into.extend(table.assaults.iter().map(Action::Assault)),
            Step::Exchange => {
                into.extend(self.hand(table.decider).cards.kinds().map(Action::Pass));
                into.push(Action::Done);
            }
            Step::Vanguard => self.each(side, Action::Lead, into),
            Step::Action => self.list_actions(into),
            Step::Intercept => {
                let hand = &self.hand(table.decider).cards;
                into.extend(hand.kinds().map(Action::Intercept).filter(|action| self.may(*action).is_ok()));
                into.push(Action::Decline);
            }
            Step::Refit => {
                into.extend(self.hand(table.decider).cards.kinds().map(Action::Discard));
                into.push(Action::Done);
            }
            Step::DropCard => into.extend(self.hand(table.decider).cards.kinds().map(Action::Discard)),
            Step::LookDiscard => into.extend(self.looked_at().cards.kinds().map(Action::Discard)),
            Step::Hold => into.extend(HoldEffect::ALL.map(Action::Choose)),
            Step::LoseUnit => self.each_unit(side, Action::Lose, into),
            Step::DestroyUnit => self.each_unit(side.other(), Action::Destroy, into),
            Step::Spillover => into.extend([Action::Spill, Action::Decline]),
            Step::Sniper => {
                self.each_unit(side.other(), Action::ShootUnit, into);
                self.each(side.other(), Action::ShootLeader, into);
                let heroes = table.battle.iter().flat_map(|battle| &battle.heroes);
                let enemies = heroes.filter(|hero| hero.owner.side() != side);
                into.extend(enemies.map(|hero| Action::ShootHero(hero.card)));
            }
            Step::Overrun => self.each_or_decline(Action::Overrun, into),
            Step::Supply => self.each_or_decline(Action::Supply, into),
            Step::Promote => self.each_or_decline(Action::Promote, into),
            Step::Deplete => self.each(side.other(), Action::Deplete, into),
            Step::LastStand => self.each(side, Action::Deplete, into),
            Step::Recover => into.extend(table.discards[side.index()].kinds().map(Action::Recover)),
        }
    }

    /// May the deciding seat do this?
    pub(crate) fn may(&self, action: Action) -> Result<(), Why> {
        use Action::*;
        let table = &self.table;
        match (table.step, action) {
            (Step::Over, _) => Err(Why::MatchIsOver),
            (Step::Draft, Draft(id)) => self.may_draft(id),
            (Step::BurnMilitia, Burn(id)) => self.may_burn(id),
            (Step::BurnMilitia, BurnFromDeck) => self.may_burn_from_deck(),
            (Step::Demote, Demote(id)) => self.may_demote(id),
            (Step::GiveUp, GiveUp(id)) => self.may_give_up(id),
            (Step::Restore, Restore(id)) => self.may_restore(id),
            (Step::MoveLeader, MoveLeader | LoseLeader) => Ok(()),
            (Step::Manoeuvre, Send { formation, to }) => self.may_send(formation, to),
            (Step::Manoeuvre, Done) => self.may_end_manoeuvre(),
            (Step::NextBattle, Assault(district)) => check(table.assaults.has(district), Why::NoAssaultThere),
            (Step::Exchange, Pass(card)) => self.may_discard(card),
            (Step::GiveUp | Step::Exchange | Step::Refit, Done) => Ok(()),
            (Step::Vanguard, Lead(id)) => self.may_lead(id),
            (Step::Action, Play { card, on }) => self.may_play(card, on),
            (Step::Action, Hero(card)) => self.may_play_hero(card),
            (Step::Action, Refit) => self.may_refit(),
            (Step::Action, Hold) => Ok(()),
            (Step::Action, HandOver) => self.may_hand_over(),
            (Step::Intercept, Intercept(card)) => self.may_intercept(card),
            (Step::Refit | Step::DropCard, Discard(card)) => self.may_discard(card),
            (Step::LookDiscard, Discard(card)) => check(self.looked_at().cards.has(card), Why::NotInHand),
            (Step::Hold, Choose(_)) => Ok(()),
            (Step::LoseUnit, Lose(kind)) => self.may_lose(kind),
            (Step::DestroyUnit, Destroy(kind)) => self.may_destroy(kind),
            (Step::Spillover, Spill | Decline) => Ok(()),
            (Step::Sniper, ShootUnit(kind)) => self.may_shoot_unit(kind),
            (Step::Sniper, ShootLeader(id)) => self.may_shoot_leader(id),
            (Step::Sniper, ShootHero(card)) => self.may_shoot_hero(card),
            (Step::Overrun, Overrun(id)) => self.may_overrun(id),
            (Step::Supply, Supply(id)) => self.may_supply(id),
            (Step::Promote, Promote(id)) => check(table.can_be_promoted(id), Why::NotToPromote),
            (Step::Overrun | Step::Supply | Step::Promote | Step::Intercept, Decline) => Ok(()),
            (Step::Deplete, Deplete(id)) => self.may_deplete(id),
            (Step::LastStand, Deplete(id)) => check(table.can_make_stand(id), Why::NobodyToStand),
            (Step::Recover, Recover(card)) => {
                check(table.discards[table.decider.side().index()].has(card), Why::NotInPile)
            }
            _ => Err(Why::NotNow),
        }
    }

    /// The hand of a player.
    #[inline]
    pub fn hand(&self, player: Player) -> &crate::state::Hand {
        &self.hands[player.index()]
    }

    /// The hand that is looked at: that of the enemy's battle seat (HS-14.7).
    pub(crate) fn looked_at(&self) -> &crate::state::Hand {
        self.hand(self.table.looked_at())
    }

    fn offer(&self, action: Action, into: &mut Vec<Action>) {
        if self.may(action).is_ok() {
            into.push(action);
        }
    }

    fn each(&self, side: table::Side, action: impl Fn(FormationId) -> Action, into: &mut Vec<Action>) {
        into.extend(FormationId::of(side).map(action).filter(|action| self.may(*action).is_ok()));
    }

    fn each_or_decline(&self, action: impl Fn(FormationId) -> Action, into: &mut Vec<Action>) {
        self.each(self.table.decider.side(), action, into);
        into.push(Action::Decline);
    }

    fn each_unit(&self, side: table::Side, action: impl Fn(UnitKind) -> Action, into: &mut Vec<Action>) {
        into.extend(UnitKind::of(side).map(action).filter(|action| self.may(*action).is_ok()));
    }
}

/// It may be done if this holds.
fn check(holds: bool, why: Why) -> Result<(), Why> {
    if holds { Ok(()) } else { Err(why) }
}
