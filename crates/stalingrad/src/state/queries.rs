//! What can be read from the table.

use super::{Formation, Place, Table};
use crate::data::{DATA, Token};
use crate::pieces::*;
use crate::setup::PromotionScope;
use crate::{German, Soviet};
use table::Side;

impl Table {
    /// Is it the last turn (HS-3.4)?
    pub fn is_last_turn(&self) -> bool {
        self.turn == self.setup.last_turn()
    }

    /// Districts with a building to be fought for.
    pub fn standing(&self) -> impl Iterator<Item = District> + '_ {
        District::ALL.into_iter().filter(|district| self.ground(*district).building().is_some())
    }

    /// The formations of a side at a place.
    #[inline]
    pub fn at(&self, side: Side, place: Place) -> impl Iterator<Item = FormationId> + '_ {
        FormationId::of(side).filter(move |id| self.formation(*id).place == place)
    }

    /// The formations of a side in the battle.
    #[inline]
    pub fn fighting(&self, side: Side) -> impl Iterator<Item = FormationId> + '_ {
        let place = self.battle.as_ref().map_or(Place::Ash, |battle| Place::At(battle.district));
        let there = self.battle.is_some();
        self.at(side, place).filter(move |_| there)
    }

    /// Is this formation on the table: on a Staging Line or committed?
    #[inline]
    pub fn is_on_table(&self, id: FormationId) -> bool {
        matches!(self.formation(id).place, Place::Staging | Place::At(_))
    }

    /// The formations of a side on the table.
    pub fn on_table(&self, side: Side) -> impl Iterator<Item = FormationId> + '_ {
        FormationId::of(side).filter(|id| self.is_on_table(*id))
    }

    /// Depleted formations of a player on the Staging Line.
    pub fn worn(&self, player: Player) -> impl Iterator<Item = FormationId> + '_ {
        let fits = move |formation: &Formation| formation.owner == player && formation.strength == Strength::Depleted;
        self.at(player.side(), Place::Staging).filter(move |id| fits(self.formation(*id)))
    }

    /// The first leader of a side that is in the pool, if one is (HS-8.6).
    pub fn free_leader(&self, side: Side) -> Option<LeaderId> {
        let mut used = 0u16;
        for formation in &self.formations[side.index()] {
            if let Some(leader) = formation.leader {
                used |= 1 << leader.name.index();
            }
        }
        let free = (!used).trailing_zeros() as usize;
        (free < usize::from(DATA.numbers.leaders)).then(|| LeaderId::of(free))
    }

    /// What is left of the patriotism of a Soviet formation (HS-9.4).
    pub fn patriotism_left(&self, id: FormationId) -> i16 {
        let formation = self.formation(id);
        let has = i16::from(id.card().limit) + i16::from(formation.level()) + i16::from(formation.motivated);
        let spent = self.battle.iter().flat_map(|battle| battle.cards_on(id)).map(|laid| i16::from(laid.cost));
        has - spent.sum::<i16>()
    }

    /// What is left of the shock strength of a German formation (HS-9.3).
    pub fn shock_left(&self, id: FormationId) -> i16 {
        let has = i16::from(id.card().limit) + i16::from(self.formation(id).level());
        has - self.battle.iter().flat_map(|battle| battle.cards_on(id)).count() as i16
    }

    /// What a card costs now (HS-10.10).
    #[inline]
    pub fn cost(&self, card: CardId) -> u8 {
        let free = card.side() == Soviet && self.battle.as_ref().is_some_and(|battle| battle.ghost);
        if free { 0 } else { card.card().cost }
    }

    /// What would be left of a Soviet formation's patriotism after this card, below nothing where it does not suffice;
    /// none where the card costs nothing.
    pub(crate) fn spare_patriotism(&self, card: CardId, on: FormationId) -> Option<i16> {
        let cost = i16::from(self.cost(card));
        (card.side() == Soviet && cost > 0).then(|| self.patriotism_left(on) - cost)
    }

    /// Does this play need a Motivator (HS-9.8)?
    pub fn needs_motivator(&self, card: CardId, on: FormationId) -> bool {
        self.spare_patriotism(card, on) == Some(-1)
    }

    /// The ground of the battle.
    #[inline]
    pub fn battlefield(&self) -> Option<&super::Ground> {
        self.battle.as_ref().map(|battle| self.ground(battle.district))
    }

    /// Can the enemy formation be depleted now (HS-7.6)?
    #[inline]
    pub fn can_be_hit(&self, id: FormationId) -> bool {
        self.battle
            .as_ref()
            .is_some_and(|battle| self.formation(id).place == Place::At(battle.district) && !battle.hit.has(id))
    }

    /// Can it be depleted by Last Stand (HS-10.11)?
    pub fn can_make_stand(&self, id: FormationId) -> bool {
        id.side() == Soviet && self.can_be_hit(id) && self.formation(id).strength == Strength::Full
    }

    /// Can a Promotion go to it (HS-10.3)?
    pub fn can_be_promoted(&self, id: FormationId) -> bool {
        let formation = self.formation(id);
        let reach = match self.setup.promotion_scope {
            PromotionScope::Table => self.is_on_table(id),
            PromotionScope::Battle => {
                self.battle.as_ref().is_some_and(|battle| formation.place == Place::At(battle.district))
            }
        };
        let room = match formation.leader {
            Some(leader) => leader.level == Level::Green,
            None => self.free_leader(German).is_some(),
        };
        id.side() == German && reach && room
    }

    /// Could this player hold a hero who intercepts, as far as everybody knows?
    pub fn may_hold_interceptor(&self, player: Player) -> bool {
        let side = player.side();
        let open = |card: CardId| {
            let in_battle = self.battle.iter().any(|battle| battle.heroes.iter().any(|hero| hero.card == card));
            in_battle || self.discards[side.index()].has(card) || self.graves[side.index()].has(card)
        };
        let hidden = || interceptors(side).any(|card| !open(card));
        self.setup.is_expert() && self.held[player.index()] > 0 && hidden()
    }

    /// Formations of a side committed to a building.
    pub fn committed(&self, side: Side, district: District) -> usize {
        self.at(side, Place::At(district)).count()
    }

    /// Break Test dice of both sides as they stand (HS-4.12 to HS-4.18).
    pub fn dice(&self) -> BreakDice {
        let Some(battle) = &self.battle else { return BreakDice::default() };
        let ground = self.ground(battle.district);
        let full =
            |side: Side| self.fighting(side).filter(|id| self.formation(*id).strength == Strength::Full).count() as u16;
        let more = |german: u16, soviet: u16| {
            [u16::from(german >= soviet && german > 0), u16::from(soviet >= german && soviet > 0)]
        };
        let formations = more(full(German), full(Soviet));
        let units = more(ground.strength(German), ground.strength(Soviet));
        let defence = ground.building().map_or(0, |building| u16::from(building.card().defence));
        let plain = formations[0] + units[0] + u16::from(ground.infernos) + u16::from(battle.dice_plus);
        let determined = plain == 0;
        let stolen = u16::from(battle.steals).min(plain.saturating_sub(1));
        BreakDice {
            formations: formations.map(|dice| dice as u8),
            units: units.map(|dice| dice as u8),
            infernos: ground.infernos,
            heroes: battle.dice_plus,
            defence: defence as u8,
            stolen: stolen as u8,
            determined,
            german: if determined { 1 } else { plain - stolen },
            soviet: formations[1] + units[1] + defence + stolen,
        }
    }
}

/// The dice of a Break Test and where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
pub struct BreakDice {
    /// For full-strength formations: German, Soviet.
    pub formations: [u8; 2],
    /// For units in the building: German, Soviet.
    pub units: [u8; 2],
    /// For Infernos, German.
    pub infernos: u8,
    /// What heroes and cards add, German.
    pub heroes: u8,
    /// For the defence of the building, Soviet.
    pub defence: u8,
    /// German dice that became Soviet.
    pub stolen: u8,
    /// Is the German die the Determination die (HS-4.17)?
    pub determined: bool,
    /// The German dice in all.
    pub german: u16,
    /// The Soviet dice in all.
    pub soviet: u16,
}

/// The heroes of a side who intercept.
pub fn interceptors(side: Side) -> impl Iterator<Item = CardId> {
    CardId::ALL.into_iter().filter(move |card| card.side() == side && intercepts(*card))
}

/// Can this card intercept (HS-10.8)?
pub fn intercepts(card: CardId) -> bool {
    card.card().effects.iter().any(|effect| effect.token == Token::Intercept)
}
