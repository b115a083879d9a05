//! Sniper Shots (HS-5.5 to HS-5.7) and the Carnage deck (HS-12.2).

use super::{Choice, Flow, Umpire};
use crate::events::Event;
use crate::pieces::*;
use crate::setup::HeroDiscard;
use crate::state::{Hero, Step, Task};
use table::EventSink;

/// Whom a Sniper Shot can hit.
enum Target {
    Unit(UnitKind),
    Leader(FormationId),
    Hero(CardId),
}

impl<S: EventSink<Event>> Umpire<'_, S> {
    pub(super) fn ask_sniper(&mut self, user: Player) -> Flow {
        let enemy = user.side().other();
        let table = self.table();
        let units = table.battlefield().into_iter().flat_map(|ground| ground.soft(enemy)).map(Target::Unit);
        let led = table.fighting(enemy).filter(|id| table.formation(*id).leader.is_some()).map(Target::Leader);
        let heroes = table.battle.iter().flat_map(|battle| &battle.heroes);
        let heroes = heroes.filter(|hero| hero.owner.side() == enemy).map(|hero| Target::Hero(hero.card));
        match Choice::among(units.chain(led).chain(heroes)) {
            Choice::None => self.spend_all(),
            Choice::Many => return self.ask(Step::Sniper, user),
            Choice::One(Target::Unit(kind)) => self.strike_unit(kind),
            Choice::One(Target::Leader(id)) => self.shoot_leader(id),
            Choice::One(Target::Hero(card)) => self.shoot_hero(card),
        }
        Flow::On
    }

    /// The top card of the Carnage deck.
    pub(super) fn draw_carnage(&mut self) -> CarnageId {
        if self.table().carnage.is_empty() {
            self.table_mut().carnage = Set::full();
            self.tell(|| Event::CarnageReshuffled);
        }
        let mut deck = self.table().carnage;
        let card = deck.draw(self.dice).unwrap_or(CarnageId::K01);
        self.table_mut().carnage = deck;
        card
    }

    pub(super) fn shoot_leader(&mut self, id: FormationId) {
        self.spend();
        let result = self.draw_carnage().card().sniper;
        let formation = self.table().formation(id);
        let (Some(leader), owner) = (formation.leader, formation.owner) else { return };
        self.tell(|| Event::LeaderShot { formation: id, leader, result });
        if result != SniperResult::CloseEscape {
            self.lose_leader(id);
        }
        self.discard_randomly(owner, cards_lost(result));
    }

    pub(super) fn shoot_hero(&mut self, card: CardId) {
        self.spend();
        let result = self.draw_carnage().card().sniper;
        self.tell(|| Event::HeroShot { hero: card, result });
        let Some(battle) = self.battle() else { return };
        let Some(hero) = battle.heroes.iter_mut().find(|hero| hero.card == card) else { return };
        let Hero { owner, wounded, .. } = *hero;
        let dies = result == SniperResult::HideousDeath || (result == SniperResult::Hit && wounded);
        hero.wounded |= result == SniperResult::Hit;
        if dies {
            battle.heroes.retain(|hero| hero.card != card);
            self.table_mut().graves[owner.side().index()].add(card);
            self.tell(|| Event::HeroKilled { hero: card });
        }
        match self.table().setup.hero_sniper_discard {
            HeroDiscard::Random => self.discard_randomly(owner, cards_lost(result)),
            HeroDiscard::OwnerChooses => self.push_task(Task::Drop(owner, cards_lost(result))),
        }
    }
}

/// HS-5.5: what the victim's hand loses.
fn cards_lost(result: SniperResult) -> u8 {
    if result == SniperResult::HideousDeath { 2 } else { 1 }
}
