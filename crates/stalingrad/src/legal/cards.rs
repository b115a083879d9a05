//! Playing cards (chapter 9), heroes and Interception (chapter 10), Refit (HS-13.6).

use super::check;
use crate::action::Action;
use crate::data::{DATA, Doctrine, Kind, Token};
use crate::pieces::*;
use crate::state::{Place, State, intercepts};
use crate::why::Why;
use crate::{German, Soviet};

impl State {
    pub(super) fn list_actions(&self, into: &mut Vec<Action>) {
        let table = &self.table;
        if !self.only_hold() {
            for card in self.hand(table.decider).cards.kinds() {
                if card.card().hero {
                    into.push(Action::Hero(card));
                } else {
                    let fits = |on: &FormationId| self.can_take(card, *on).is_ok();
                    into.extend(table.fighting(table.decider.side()).filter(fits).map(|on| Action::Play { card, on }));
                }
            }
            if self.may_refit().is_ok() {
                into.push(Action::Refit);
            }
        }
        into.push(Action::Hold);
        if self.may_hand_over().is_ok() {
            into.push(Action::HandOver);
        }
    }

    /// HS-13.6: has the battle lasted so long that only Hold is left?
    fn only_hold(&self) -> bool {
        self.table.battle.as_ref().is_some_and(|battle| battle.actions >= DATA.numbers.battle_action_cap)
    }

    pub(super) fn may_discard(&self, card: CardId) -> Result<(), Why> {
        check(self.hand(self.table.decider).cards.has(card), Why::NotInHand)
    }

    pub(super) fn may_play(&self, card: CardId, on: FormationId) -> Result<(), Why> {
        check(!self.only_hold(), Why::OnlyHold)?;
        self.may_discard(card)?;
        check(!card.card().hero, Why::IsHero)?;
        check(on.side() == card.side(), Why::NotInBattle)?;
        let here = self.table.battle.as_ref().map(|battle| Place::At(battle.district));
        check(Some(self.table.formation(on).place) == here, Why::NotInBattle)?;
        self.can_take(card, on)
    }

    /// May this card of the hand be played on this formation of the battle?
    fn can_take(&self, card: CardId, on: FormationId) -> Result<(), Why> {
        if card.side() == German { self.fits_doctrine(card, on) } else { self.can_afford(card, on) }
    }

    /// HS-9.2, HS-9.3.
    fn fits_doctrine(&self, card: CardId, on: FormationId) -> Result<(), Why> {
        let kind = on.card().kind;
        match card.card().doctrine {
            Some(Doctrine::Infantry) => check(kind != Kind::Armour, Why::WrongDoctrine)?,
            Some(Doctrine::Mech) => check(kind != Kind::Infantry, Why::WrongDoctrine)?,
            _ => check(self.table.formation(on).leader.is_some(), Why::NeedsLeader)?,
        }
        check(self.table.shock_left(on) > 0, Why::NoShockLeft)
    }

    /// HS-9.4, HS-9.6, HS-9.8, HS-10.11.
    fn can_afford(&self, card: CardId, on: FormationId) -> Result<(), Why> {
        let table = &self.table;
        let Some(ground) = table.battlefield() else { return Err(Why::NotInBattle) };
        let spare = table.spare_patriotism(card, on);
        let motivated = spare == Some(-1);
        let pays = spare.is_none_or(|spare| spare >= 0);
        let driven = motivated && ground.count(UnitKind::Nkvd) > 0 && ground.count(UnitKind::Rifle) > 0;
        check(pays || driven, Why::NoPatriotismLeft)?;
        let first = card.card().effects[0];
        let sacrifice = if first.token == Token::Sacrifice { first.times } else { 0 };
        check(ground.count(UnitKind::Rifle) >= sacrifice + u8::from(motivated), Why::TooFewRifles)?;
        let stands = first.token == Token::LastStand;
        check(!stands || table.fighting(Soviet).any(|id| table.can_make_stand(id)), Why::NobodyToStand)
    }

    pub(super) fn may_play_hero(&self, card: CardId) -> Result<(), Why> {
        check(!self.only_hold(), Why::OnlyHold)?;
        self.may_discard(card)?;
        check(card.card().hero, Why::NoHero)
    }

    pub(super) fn may_refit(&self) -> Result<(), Why> {
        check(!self.only_hold(), Why::OnlyHold)?;
        let refits = self.table.battle.as_ref().map_or(0, |battle| battle.refits);
        check(refits < DATA.numbers.consecutive_refit_cap, Why::TooManyRefits)
    }

    pub(super) fn may_hand_over(&self) -> Result<(), Why> {
        check(self.table.battle.as_ref().is_some_and(|battle| battle.may_hand_over), Why::NoHandOver)
    }

    pub(super) fn may_intercept(&self, card: CardId) -> Result<(), Why> {
        self.may_discard(card)?;
        check(intercepts(card), Why::NoInterceptor)
    }

    pub(super) fn may_lead(&self, id: FormationId) -> Result<(), Why> {
        let waits = self.table.battle.as_ref().is_some_and(|battle| battle.waiting.has(id));
        check(waits && id.side() == self.table.decider.side(), Why::NoVanguard)
    }
}
