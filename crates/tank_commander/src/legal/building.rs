//! Building a deck and picking terrain (chapter 20, TC-18.15).

use super::{May, demand};
use crate::action::Action;
use crate::bag::{Bag, MOST_CARDS, Worth};
use crate::data::{Build, DATA, Role, Scenario};
use crate::pieces::{CardId, Class, Kind, Nation, Special, Year};
use crate::setup::{Setup, Switch};
use crate::state::{State, Step, Table};
use crate::why::Why;
use table::Seat;

/// How many cards 17.1 gives (TC-18.1), and a pool has (TC-18.15).
const TEN: u8 = 10;

/// What a deck may be made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) setup: Setup,
    pub(crate) nation: Nation,
    pub(crate) role: Role,
    /// Points that may be spent, where points matter.
    pub(crate) budget: Option<u16>,
    /// Cards at most.
    pub(crate) most: u8,
    /// Must a Reinforcements card be in it?
    pub(crate) herald: bool,
}

impl Limits {
    fn year(&self) -> Option<Year> {
        self.setup.year().or(self.setup.card().year)
    }

    /// May the card be in such a deck at all?
    pub(crate) fn admit(&self, id: CardId) -> May {
        let card = id.stats();
        let build = self.setup.card().build;
        let prepared = self.setup.scenario == Scenario::PreparedDefence;
        demand(card.issue.serves(self.nation), Why::NotForYou)?;
        let shop = card.event == Some(Special::TankRepairShop);
        demand(!shop || self.setup.allow_164 == Switch::On, Why::RepairShopBarred)?;
        let at = card.is_heavy() && card.at.exists();
        demand(build != Build::TenCards || at, Why::OnlyAtCards)?;
        demand(build != Build::Fixed || card.is_playable(), Why::NotInThisScenario)?;
        let base = card.class == Class::BaseTerrain;
        demand(!base || (prepared && self.role == Role::Defender), Why::NotForSale)?;
        let bare = prepared && self.role == Role::Attacker;
        demand(!bare || card.kind != Kind::Terrain, Why::NotForSale)?;
        demand(self.year().is_none_or(|year| card.years.contain(year)), Why::NotInService)
    }

    /// The most of a card that both groups together may have (TC-20.2).
    pub(crate) fn copies(&self, id: CardId) -> u8 {
        match id.stats().event {
            Some(Special::TankRepairShop) => 1,
            None | Some(Special::Stream | Special::Swamp) => MOST_CARDS as u8,
            Some(_) => DATA.numbers.event_copies_max,
        }
    }

    /// The cheapest combat card, which must still fit while there is none.
    fn cheapest_combat(&self) -> u16 {
        let fit = CardId::all().filter(|card| card.stats().is_combat() && self.admit(*card).is_ok());
        fit.map(|card| u16::from(card.stats().points)).min().unwrap_or(0)
    }

    fn needs_combat(&self) -> bool {
        self.budget.is_some()
    }

    /// Is the deck complete?
    pub(crate) fn may_finish(&self, have: &Bag) -> May {
        let ten = self.setup.card().build == Build::TenCards;
        demand(!ten || have.len() == TEN, Why::NeedsTen)?;
        demand(!self.needs_combat() || have.has_combat(), Why::NeedsCombatCard)?;
        demand(!self.herald || have.has(CardId::REINFORCEMENTS), Why::NeedsReinforcements)
    }
}

/// A deck in the making: what is in it, and what it still needs to be finished.
struct Making<'a> {
    limits: Limits,
    have: &'a Bag,
    /// The other group of 17.5.
    other: &'a Bag,
    spent: u16,
    /// What the combat card costs at least that is still missing.
    combat: Option<u16>,
    lacks_herald: bool,
}

impl Making<'_> {
    /// May one more of this card go in, so that the deck can still be finished?
    fn may_take(&self, id: CardId) -> May {
        self.limits.admit(id)?;
        demand(self.have.count(id) + self.other.count(id) < self.limits.copies(id), Why::TooManyOfIt)?;
        let card = id.stats();
        let combat = self.combat.filter(|_| !card.is_combat());
        let herald = self.lacks_herald && id != CardId::REINFORCEMENTS;
        let needed = u8::from(combat.is_some()) + u8::from(herald);
        demand(self.have.len() + self.other.len() + needed < self.limits.most, Why::DeckFull)?;
        let Some(budget) = self.limits.budget else { return Ok(()) };
        let cost = self.spent + u16::from(card.points);
        demand(cost <= budget, Why::TooExpensive)?;
        let cost = cost + combat.unwrap_or(0);
        demand(cost <= budget, Why::NeedsCombatCard)?;
        let last = if herald { u16::from(CardId::REINFORCEMENTS.stats().points) } else { 0 };
        demand(cost + last <= budget, Why::NeedsReinforcements)
    }
}

impl Table {
    /// What the deck of this seat may be made of; with `later`, its reinforcement group.
    pub(crate) fn limits(&self, seat: Seat, later: bool) -> Limits {
        let side = self.side(seat);
        let (setup, role) = (self.setup, self.role(side));
        let card = setup.card();
        let budget = card.budget[usize::from(role == Role::Defender)];
        let defends = setup.scenario == Scenario::Defence && role == Role::Defender;
        let points = matches!(card.build, Build::Points | Build::PointsOfYear);
        let most = match card.build {
            Build::TenCards => TEN,
            Build::Fixed => DATA.numbers.historical_event_cards_max,
            // Room for the terrain that is free (TC-18.4).
            _ => MOST_CARDS as u8 - self.known_part(seat).len(),
        };
        Limits {
            setup,
            nation: self.nation(side),
            role,
            budget: points.then_some(if later { budget.reinforcement } else { budget.deck }),
            most,
            herald: defends && !later,
        }
    }
}

impl State {
    /// The deck that the deciding seat is building.
    fn making(&self) -> Making<'_> {
        let secrets = &self.secrets[self.table.seat.index()];
        let later = self.table.step == Step::Reinforcement;
        let (have, other) = if later { (&secrets.group, &secrets.pile) } else { (&secrets.pile, &secrets.group) };
        let limits = self.table.limits(self.table.seat, later);
        let lacks_combat = limits.needs_combat() && !have.has_combat();
        Making {
            limits,
            have,
            other,
            spent: have.points(),
            combat: lacks_combat.then(|| limits.cheapest_combat()),
            lacks_herald: limits.herald && !have.has(CardId::REINFORCEMENTS),
        }
    }

    pub(super) fn may_build(&self, action: Action) -> May {
        self.may_make(&self.making(), action)
    }

    fn may_make(&self, making: &Making, action: Action) -> May {
        let have = making.have;
        match action {
            Action::Take(card) => making.may_take(card),
            Action::TakeReady => demand(self.table.step == Step::Deck && have.is_empty(), Why::OnlyAtTheStart),
            Action::Done if self.table.step == Step::Reinforcement => demand(have.has_combat(), Why::NeedsCombatCard),
            Action::Done => making.limits.may_finish(have),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_build(&self, into: &mut Vec<Action>) {
        let making = self.making();
        let actions = CardId::all().map(Action::Take).chain([Action::TakeReady, Action::Done]);
        into.extend(actions.filter(|action| self.may_make(&making, *action).is_ok()));
    }

    pub(super) fn may_pool(&self, action: Action) -> May {
        let pool = &self.secrets[self.table.seat.index()].pool;
        match action {
            Action::Take(card) => {
                demand(POOL.contains(&card) && pool.len() < TEN, Why::NotForThePool)?;
                demand(pool.count(card) < 2, Why::NotForThePool)
            }
            Action::TakeReady => demand(pool.is_empty(), Why::OnlyAtTheStart),
            Action::Done => demand(pool.len() == TEN, Why::PoolNotFull),
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_pool(&self, into: &mut Vec<Action>) {
        let actions = POOL.map(Action::Take).into_iter().chain([Action::TakeReady, Action::Done]);
        into.extend(actions.filter(|action| self.may_pool(*action).is_ok()));
    }
}

/// What a pool can be made of (TC-18.15).
pub(crate) const POOL: [CardId; 10] = [
    CardId::WOODS,
    CardId::HILLS,
    CardId::VILLAGE,
    CardId::BUNKERS,
    CardId::FOXHOLES,
    CardId::STREAM,
    CardId::WALLS,
    CardId::WHEATFIELD,
    CardId::BALKA,
    CardId::SWAMP,
];
