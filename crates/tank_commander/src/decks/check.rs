//! May a deck be used? Every reason why not, each with its rule.

use super::{Counted, Deck, Pile};
use crate::data::{Budget, Build, DATA, ForcePart, Role, Scenario};
use crate::names;
use crate::pieces::{Card, CardId, Class, Kind, Special, Year};
use table::{Message, Refusal, RuleId};

/// The most cards of a deck (TC-20.7).
pub const LARGEST: usize = 60;

/// What a scenario asks of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// For which scenario.
    pub scenario: Scenario,
    /// In which role.
    pub role: Role,
    /// From which year, if one is set.
    pub year: Option<Year>,
    /// May the Tank Repair Shop be in it (option `allow_164`)?
    pub repair_shop: bool,
}

impl Terms {
    /// The terms of a scenario for a role. Without a year the scenario's own holds, if it has one.
    pub fn of(scenario: Scenario, role: Role, year: Option<Year>) -> Terms {
        let role = if scenario.card().roles == crate::data::Roles::None { Role::None } else { role };
        Terms { scenario, role, year: year.or(scenario.card().year), repair_shop: false }
    }

    /// What may be spent; none where points do not matter.
    pub fn budget(&self) -> Option<Budget> {
        let of_role = usize::from(self.role == Role::Defender);
        match self.scenario.card().build {
            Build::Points | Build::PointsOfYear => Some(self.scenario.card().budget[of_role]),
            Build::TenCards | Build::Fixed => None,
        }
    }

    /// The most cards that may be in it: the terrain that is free needs room too (TC-18.4).
    pub fn largest(&self) -> usize {
        let ready = DATA.decks.iter().find(|ready| (ready.scenario, ready.role) == (self.scenario, self.role));
        LARGEST - ready.map_or(0, |ready| ready.group(ForcePart::FreeTerrain).count())
    }

    /// Why this card may not be in such a deck at all, whatever else is in it.
    pub fn bars(&self, deck: &Deck, card: &Card) -> Option<Refusal> {
        let refusal = |rule: RuleId, key| Some(Refusal::new(rule, key).with("card", names::card(card.id)));
        let is = |scenario, role| self.scenario == scenario && self.role == role;
        if !card.issue.serves(deck.nation) {
            let nation = names::nation(deck.nation);
            return refusal("TC-20.1", "deck-wrong-nation").map(|refusal| refusal.with("nation", nation));
        }
        if card.id == CardId::TANK_REPAIR_SHOP && !self.repair_shop {
            return refusal("TC-15.23", "deck-no-repair-shop");
        }
        match self.scenario.card().build {
            Build::TenCards if !card.is_heavy() || !card.at.exists() => {
                return refusal("TC-18.1", "deck-not-anti-tank");
            }
            Build::Fixed if !card.is_playable() => return refusal("TC-18.10", "deck-only-events"),
            _ => {}
        }
        if card.kind == Kind::Terrain && is(Scenario::PreparedDefence, Role::Attacker) {
            return refusal("TC-18.4", "deck-attacker-terrain");
        }
        if card.class == Class::BaseTerrain && !is(Scenario::PreparedDefence, Role::Defender) {
            return refusal("TC-20.3", "deck-base-terrain");
        }
        let year = self.year.filter(|year| !card.years.contain(*year))?;
        let service = |refusal: Refusal| {
            refusal
                .with("from", card.years.from.number().to_string())
                .with("to", card.years.to.number().to_string())
                .with("year", year.number().to_string())
        };
        refusal("TC-18.6", "deck-wrong-year").map(service)
    }

    /// The most of this card that a deck may hold (TC-20.2).
    pub fn most(&self, card: &Card) -> u8 {
        match card.event {
            Some(Special::TankRepairShop) => 1,
            None | Some(Special::Stream | Special::Swamp) => super::MOST,
            Some(_) => DATA.numbers.event_copies_max,
        }
    }
}

impl Deck {
    /// Everything that keeps this deck from being used on these terms. Nothing: it may be used.
    pub fn check(&self, terms: &Terms) -> Vec<Refusal> {
        let all = self.all();
        let mut refusals: Vec<Refusal> = all.entries().filter_map(|(card, _)| terms.bars(self, card.stats())).collect();
        refusals.extend(all.entries().filter_map(|(card, count)| too_many(terms, card, count)));
        refusals.extend(self.check_points(terms));
        refusals.extend(self.check_size(terms, &all));
        refusals.extend(self.check_reinforcements(terms));
        refusals
    }

    fn check_points(&self, terms: &Terms) -> Vec<Refusal> {
        let Some(budget) = terms.budget() else { return Vec::new() };
        let spent = [
            ("deck-over-budget", "TC-20.1", self.cards.points(), budget.deck),
            ("deck-reinforcement-over-budget", "TC-18.5", self.reinforcement.points(), budget.reinforcement),
        ];
        let over = spent.into_iter().filter(|(_, _, points, budget)| points > budget && *budget > 0);
        over.map(|(key, rule, points, budget)| Refusal::new(rule, key).with("points", points).with("budget", budget))
            .collect()
    }

    fn check_size(&self, terms: &Terms, all: &Pile) -> Option<Refusal> {
        let most = DATA.numbers.historical_event_cards_max;
        match terms.scenario.card().build {
            _ if all.len() > terms.largest() => {
                Some(Refusal::new("TC-20.7", "deck-too-large").with("count", all.len()).with("most", terms.largest()))
            }
            Build::TenCards if all.len() != 10 => {
                Some(Refusal::new("TC-20.5", "deck-not-ten").with("count", all.len()))
            }
            Build::Fixed if all.len() > most.into() => {
                Some(Refusal::new("TC-18.10", "deck-pile-too-large").with("count", all.len()).with("most", most))
            }
            Build::Points | Build::PointsOfYear if self.cards.count_of(Card::is_combat) == 0 => {
                Some(Refusal::new("TC-20.5", "deck-no-combat"))
            }
            _ => None,
        }
    }

    fn check_reinforcements(&self, terms: &Terms) -> Option<Refusal> {
        let defends = terms.scenario == Scenario::Defence && terms.role == Role::Defender;
        let heralds = self.cards.count(CardId::REINFORCEMENTS);
        if !defends {
            return (!self.reinforcement.is_empty()).then(|| Refusal::new("TC-18.5", "deck-no-reinforcement-group"));
        }
        if !(1..=2).contains(&heralds) {
            return Some(Refusal::new("TC-18.5", "deck-reinforcements").with("count", heralds));
        }
        let nobody = self.reinforcement.count_of(Card::is_combat) == 0;
        nobody.then(|| Refusal::new("TC-20.5", "deck-reinforcement-no-combat"))
    }
}

fn too_many(terms: &Terms, card: CardId, count: u8) -> Option<Refusal> {
    let most = terms.most(card.stats());
    let name: Message = names::card(card);
    let refusal =
        || Refusal::new("TC-20.2", "deck-too-many").with("card", name).with("count", count).with("most", most);
    (count > most).then(refusal)
}
