//! Decks that are put together by chance and some sense: for bots, and for whoever wants to be surprised.

use super::stats::{against, soft_number};
use super::{Counted, Deck, LARGEST, Pile, Terms};
use crate::data::{Build, DATA, Role, Scenario};
use crate::pieces::{Armour, Card, CardId, Class, Kind, Nation, Range, Special, Trait};
use table::Chance;

/// What a part of the budget is spent on.
struct Share {
    /// In percent of the budget.
    percent: u16,
    /// How many kinds of cards at most.
    kinds: usize,
    /// Which cards.
    wanted: fn(&Card) -> bool,
}

const fn share(percent: u16, kinds: usize, wanted: fn(&Card) -> bool) -> Share {
    Share { percent, kinds, wanted }
}

/// Whoever must go and take something: tanks, squads that ride, events that open the way.
const ATTACK: [Share; 6] = [
    share(50, 4, |card| card.is_tank() && card.at.exists()),
    share(20, 2, |card| card.is_squad() && card.sa >= 4),
    share(7, 1, |card| card.traits.has(Trait::CarriesSquad)),
    share(5, 2, |card| card.kind == Kind::Equipment),
    share(16, 5, |card| matches!(card.event, Some(event) if OFFENSIVE.contains(&event))),
    share(6, 1, Card::is_gun),
];

/// Whoever must stay: guns, squads in works, mines and wire, some tanks to strike back.
const DEFENCE: [Share; 6] = [
    share(30, 3, |card| card.is_tank() && card.at.exists()),
    share(24, 2, |card| card.is_squad() && card.sa >= 4),
    share(16, 2, Card::is_gun),
    share(8, 2, |card| card.kind == Kind::Equipment),
    share(8, 1, |card| card.works.is_some()),
    share(18, 5, |card| matches!(card.event, Some(event) if DEFENSIVE.contains(&event))),
];

const OFFENSIVE: [Special; 13] = [
    Special::Smoke,
    Special::Coordination,
    Special::Repair,
    Special::Panic,
    Special::TacticalAdvantage,
    Special::FlankShot,
    Special::ArtilleryBarrage,
    Special::AirStrike,
    Special::Stuka,
    Special::Sturmovik,
    Special::TankAce,
    Special::GermanRockets,
    Special::SovietRockets,
];

const DEFENSIVE: [Special; 12] = [
    Special::Minefield,
    Special::Wire,
    Special::AntiTankMine,
    Special::Stream,
    Special::Breakdown,
    Special::WeaponMalfunction,
    Special::ArtilleryBarrage,
    Special::FlankShot,
    Special::Counterbattery,
    Special::Repair,
    Special::Smoke,
    Special::Sniper,
];

/// A deck for these terms: legal, near its budget, with something of everything that its role needs.
pub fn build(terms: &Terms, nation: Nation, rng: &mut impl Chance) -> Deck {
    complete(&Deck { year: terms.year, ..Deck::new(nation) }, terms, rng)
}

/// The deck filled up for these terms: what is in it stays, and what is missing most comes first.
pub fn complete(deck: &Deck, terms: &Terms, rng: &mut impl Chance) -> Deck {
    let mut deck = deck.clone();
    let mut builder = Builder::new(terms, &deck);
    let cards = std::mem::take(&mut deck.cards);
    match terms.scenario.card().build {
        Build::TenCards => deck.cards = builder.ten(cards, rng),
        Build::Fixed => deck.cards = builder.events(cards, 12, rng),
        Build::Points | Build::PointsOfYear => {
            let budget = terms.budget().unwrap_or_default();
            deck.cards = cards;
            let defends = terms.scenario == Scenario::Defence && terms.role == Role::Defender;
            if defends && deck.cards.count(CardId::REINFORCEMENTS) == 0 {
                deck.cards.add(CardId::REINFORCEMENTS, 1);
            }
            builder.used = deck.all();
            deck.cards = builder.spend(deck.cards, budget.deck, rng);
            if budget.reinforcement > 0 {
                deck.reinforcement = builder.spend(deck.reinforcement, budget.reinforcement, rng);
            }
        }
    }
    deck
}

struct Builder<'a> {
    terms: &'a Terms,
    /// The cards that may be had at all.
    pool: Vec<&'static Card>,
    /// The armour that the enemy brings.
    enemies: Vec<Armour>,
    /// What the deck holds already, in both groups.
    used: Pile,
}

impl Builder<'_> {
    fn new<'a>(terms: &'a Terms, deck: &Deck) -> Builder<'a> {
        let pool = CardId::all().map(CardId::stats).filter(|card| terms.bars(deck, card).is_none());
        let meets = |card: &&Card| {
            card.is_tank()
                && card.issue.serves(deck.nation.other())
                && terms.year.is_none_or(|year| card.years.contain(year))
        };
        let enemies = CardId::all().map(CardId::stats).filter(meets).map(|card| card.armour);
        Builder { terms, pool: pool.collect(), enemies: enemies.collect(), used: Pile::default() }
    }

    /// Spends the budget by shares, then what is left on whatever still fits.
    fn spend(&mut self, mut pile: Pile, budget: u16, rng: &mut impl Chance) -> Pile {
        let shares = if self.terms.role == Role::Defender { &DEFENCE } else { &ATTACK };
        for share in shares {
            let has: u16 = pile.cards().map(CardId::stats).filter(|card| (share.wanted)(card)).map(cost).sum();
            let limit = (pile.points() + (budget * share.percent / 100).saturating_sub(has)).min(budget);
            let kinds = self.choose(share, limit, rng);
            while let Some(card) = rng.pick(&self.affordable(&kinds, limit.saturating_sub(pile.points()))).copied() {
                self.put(&mut pile, card);
            }
        }
        let combat: Vec<&Card> = pile.entries().map(|(card, _)| card.stats()).filter(|card| card.is_combat()).collect();
        let fills = |card: &&Card| self.is_sensible(card) || card.is_truck() || card.kind == Kind::Equipment;
        let small = self.pool.iter().copied().filter(fills);
        let rest: Vec<&Card> = combat.into_iter().chain(small).collect();
        while let Some(card) = dearest(&self.affordable(&rest, budget.saturating_sub(pile.points()))) {
            self.put(&mut pile, card);
        }
        pile
    }

    /// Some kinds of cards of a share, the better ones more often.
    fn choose(&self, share: &Share, limit: u16, rng: &mut impl Chance) -> Vec<&'static Card> {
        let fits = |card: &&&'static Card| (share.wanted)(card) && cost(card) <= limit;
        let mut left: Vec<&'static Card> = self.pool.iter().filter(fits).copied().collect();
        let mut chosen = Vec::new();
        while chosen.len() < share.kinds && !left.is_empty() {
            let weights: Vec<u32> = left.iter().map(|card| self.weight(card)).collect();
            let mut draw = rng.below(weights.iter().sum::<u32>().max(1));
            let at = weights.iter().position(|weight| {
                let here = draw < *weight;
                draw = draw.saturating_sub(*weight);
                here
            });
            chosen.push(left.swap_remove(at.unwrap_or(0)));
        }
        chosen
    }

    /// How readily a card is taken: what it can do, for its points where they matter, squared to tell good
    /// from fair.
    fn weight(&self, card: &Card) -> u32 {
        let strikes = |range| u32::from(against(card, range, &self.enemies) + 4 * u16::from(soft_number(card, range)));
        let deals = strikes(Range::Short) + strikes(Range::Long);
        let stands = 6 * u32::from(card.armour.front) + 3 * u32::from(card.armour.side);
        match card.kind {
            _ if self.terms.budget().is_none() => ((deals + stands) / 4).pow(2),
            Kind::Vehicle | Kind::Gun => ((deals + stands) * 10 / u32::from(card.points.max(1))).pow(2).max(1),
            _ => 100,
        }
    }

    /// Those of which one more may be had for these points.
    fn affordable(&self, cards: &[&'static Card], points: u16) -> Vec<&'static Card> {
        let fits = |card: &&'static Card| cost(card) <= points && self.used.count(card.id) < self.terms.most(card);
        if self.used.len() >= LARGEST {
            return Vec::new();
        }
        cards.iter().copied().filter(fits).collect()
    }

    fn put(&mut self, pile: &mut Pile, card: &Card) {
        pile.add(card.id, 1);
        self.used.add(card.id, 1);
    }

    /// Events that are of use to this role.
    fn is_sensible(&self, card: &Card) -> bool {
        let useful: &[Special] = if self.terms.role == Role::Defender { &DEFENSIVE } else { &OFFENSIVE };
        card.event.is_some_and(|event| useful.contains(&event) || event == Special::AntiTankMine)
    }

    /// Ten cards with AT fire (TC-18.1).
    fn ten(&mut self, mut pile: Pile, rng: &mut impl Chance) -> Pile {
        let share = share(100, 5, |card| card.at.exists());
        let kinds = self.choose(&share, u16::MAX, rng);
        while pile.len() < 10 {
            let Some(card) = rng.pick(&kinds) else { break };
            pile.add(card.id, 1);
        }
        pile
    }

    /// So many events beside a fixed force (TC-18.10).
    fn events(&mut self, mut pile: Pile, many: usize, rng: &mut impl Chance) -> Pile {
        self.used = pile.clone();
        let useful: Vec<&Card> = self.pool.iter().copied().filter(|card| self.is_sensible(card)).collect();
        while pile.len() < many.min(DATA.numbers.historical_event_cards_max.into()) {
            let Some(card) = rng.pick(&self.affordable(&useful, u16::MAX)).copied() else { break };
            self.put(&mut pile, card);
        }
        pile
    }
}

fn cost(card: &Card) -> u16 {
    card.points.into()
}

fn dearest(cards: &[&'static Card]) -> Option<&'static Card> {
    cards.iter().copied().max_by_key(|card| (card.points, card.class != Class::Truck))
}
