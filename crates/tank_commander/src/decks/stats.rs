//! What a deck is good for, in numbers.

use super::Deck;
use crate::data::DATA;
use crate::pieces::{AntiTank, Armour, Card, CardId, Class, Kind, Range, Year};

/// What one AT shot can do, each in percent (TC-9.2 to TC-9.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// It hits.
    pub hit: u8,
    /// It immobilises.
    pub immobilise: u8,
    /// It destroys.
    pub kill: u8,
}

/// The odds of one AT shot at this range, with this much added to the roll.
pub fn odds(gun: AntiTank, range: Range, armour: Armour, modifier: i8) -> Odds {
    let numbers = &DATA.numbers;
    let at = range.index();
    let mut odds = Odds::default();
    for natural in (1..=10).filter(|natural| *natural as i8 + modifier <= gun.hit[at] as i8) {
        odds.hit += 10;
        let melee = range == Range::Melee;
        let struck = match natural {
            n if n == numbers.natural_immobilise => {
                odds.immobilise += 10;
                continue;
            }
            n if n == numbers.natural_flank && melee => (armour.side / 2).max(1),
            n if n == numbers.natural_flank || melee && n == numbers.natural_flank_melee => armour.side,
            _ => armour.front,
        };
        odds.kill += DATA.kill_number(gun.penetration[at], struck);
    }
    odds
}

/// How many cards, and what they cost together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many.
    pub cards: u16,
    /// Their points.
    pub points: u16,
}

/// What a deck is made of and what it can do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// All cards.
    pub all: Tally,
    /// By [`Kind`].
    pub by_kind: [Tally; 7],
    /// By [`Class`].
    pub by_class: [Tally; 22],
    /// How many tanks.
    pub tanks: u16,
    /// How many cards that carry or tow.
    pub carriers: u16,
    /// How many cards of each [`Timing`](crate::pieces::Timing): interrupts, instants and so on.
    pub timings: [u16; 4],
    /// How many slow and fast units.
    pub speed: [u16; 2],
    /// How many armoured vehicles have this front armour, from 0 to 20.
    pub front_armour: [u16; 21],
    /// The same for the side.
    pub side_armour: [u16; 21],
    /// By [`Range`]: enemy tanks that one shot of every card that can would destroy, in hundredths, the
    /// enemy being the average of all tanks of the other nation in service in the deck's year.
    pub anti_tank: [u16; 3],
    /// By [`Range`]: soft cards in the open that one shot of every card that can would destroy, in tenths.
    pub anti_soft: [u16; 3],
}

impl Deck {
    /// What the deck is made of and what it can do, both groups together.
    pub fn statistics(&self) -> Statistics {
        let targets = enemy_tanks(self);
        let mut stats = Statistics::default();
        for (id, count) in self.all().entries() {
            stats.take_in(id.stats(), count.into(), &targets);
        }
        stats
    }
}

impl Statistics {
    /// The tally of a kind.
    pub fn kind(&self, kind: Kind) -> Tally {
        self.by_kind[kind.index()]
    }

    /// The tally of a class.
    pub fn class(&self, class: Class) -> Tally {
        self.by_class[class.index()]
    }

    fn take_in(&mut self, card: &Card, count: u16, targets: &[Armour]) {
        let points = count.saturating_mul(card.points.into());
        for tally in [&mut self.all, &mut self.by_kind[card.kind.index()], &mut self.by_class[card.class.index()]] {
            add(&mut tally.cards, count);
            add(&mut tally.points, points);
        }
        let carries = [crate::pieces::Trait::CarriesSquad, crate::pieces::Trait::TowsGun];
        add(&mut self.tanks, if card.is_tank() { count } else { 0 });
        add(&mut self.carriers, if carries.into_iter().any(|one| card.traits.has(one)) { count } else { 0 });
        if let Some(event) = card.event {
            add(&mut self.timings[event.card().timing.index()], count);
        }
        if let Some(speed) = card.speed() {
            add(&mut self.speed[speed.index()], count);
        }
        if card.is_armoured() {
            add(&mut self.front_armour[usize::from(card.armour.front.min(20))], count);
            add(&mut self.side_armour[usize::from(card.armour.side.min(20))], count);
        }
        for range in Range::ALL {
            add(&mut self.anti_tank[range.index()], count.saturating_mul(against(card, range, targets)));
            add(&mut self.anti_soft[range.index()], count.saturating_mul(soft_number(card, range).into()));
        }
    }
}

/// Adds as far as can be counted: somebody may put 99 of every card into a deck.
fn add(to: &mut u16, more: u16) {
    *to = to.saturating_add(more);
}

/// The tanks that the deck will meet: of the other nation, in its year.
fn enemy_tanks(deck: &Deck) -> Vec<Armour> {
    let meets = |card: &&Card| {
        card.is_tank()
            && card.issue.serves(deck.nation.other())
            && deck.year.is_none_or(|year: Year| card.years.contain(year))
    };
    CardId::all().map(CardId::stats).filter(meets).map(|card| card.armour).collect()
}

/// The average kill chance of a card in percent.
pub(super) fn against(card: &Card, range: Range, targets: &[Armour]) -> u16 {
    if !card.at.exists() || targets.is_empty() || (card.class == Class::Launcher && range != Range::Melee) {
        return 0;
    }
    let sum: u32 = targets.iter().map(|armour| u32::from(odds(card.at, range, *armour, 0).kill)).sum();
    (sum / targets.len() as u32) as u16
}

/// On what roll the card destroys a soft card in the open at this range (TC-8.3); 0 if it cannot.
pub(super) fn soft_number(card: &Card, range: Range) -> u8 {
    let numbers = &DATA.numbers;
    let he = match range {
        Range::Long => card.he.saturating_sub(numbers.he_long_drm as u8),
        _ => card.he,
    };
    let small_arms = if card.is_unit() && range != Range::Long { card.sa } else { 0 };
    let flame = if range == Range::Melee { card.ft } else { 0 };
    let machine_gun = match (card.class, range) {
        (Class::MachineGun, Range::Long) => numbers.hmg_long_and_spray,
        _ => 0,
    };
    he.max(small_arms).max(flame).max(machine_gun)
}
