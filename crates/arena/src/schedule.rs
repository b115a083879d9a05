//! The schedule of an arena: all its matches in order, the same for the same wishes.

use crate::Contender;
use bots::Opponent;
use serde_json::Value;
use titles::Player;

/// What is wished for.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// Where it is played.
    pub grounds: Vec<Ground>,
    /// Who meets whom.
    pub pairings: Vec<Pairing>,
    /// How many matches of each pairing on each ground. Between two contenders half of them are played with
    /// sides swapped, so it must be even.
    pub matches: u32,
    /// All dice and bots follow from it.
    pub seed: u64,
}

/// A scenario of a title.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The title's id.
    pub title: String,
    /// The scenario's name.
    pub scenario: String,
    /// Its setup, with what was chosen otherwise.
    pub setup: Value,
    /// The title's plans to spar with.
    pub plans: Vec<&'static str>,
}

/// Two contenders, or one against itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// Two contenders, by turns on either side, twice with the same dice.
    Rivals(Contender, Contender),
    /// The same on both sides, to see whether the sides are equal.
    Mirror(Contender),
}

/// One match of the schedule.
#[derive(Clone, Debug)]
pub struct Fixture<'a> {
    /// Its number in the schedule, from 1.
    pub number: u32,
    /// Where.
    pub ground: &'a Ground,
    /// The seed of the dice.
    pub dice: u64,
    /// Who plays the first side and who the second.
    pub players: [Player; 2],
}

impl Schedule {
    /// All matches. Rounds come first, then grounds, then pairings: whatever was played when it is stopped is
    /// an even sample, and a longer arena begins with all matches of a shorter one.
    pub fn fixtures(&self) -> Vec<Fixture<'_>> {
        let mut fixtures = Vec::new();
        for round in 0..self.matches {
            for ground in &self.grounds {
                for pairing in self.pairings.iter().filter(|pairing| ground.hosts(pairing)) {
                    let number = fixtures.len() as u32 + 1;
                    let (dice, players) = self.meet(ground, pairing, round);
                    fixtures.push(Fixture { number, ground, dice, players });
                }
            }
        }
        fixtures
    }

    /// The dice and the players of a pairing's round. The dice are the same for all pairings.
    fn meet(&self, ground: &Ground, pairing: &Pairing, round: u32) -> (u64, [Player; 2]) {
        let (deal, swapped) = match pairing {
            Pairing::Rivals(..) => (round / 2, round % 2 == 1),
            Pairing::Mirror(_) => (round, false),
        };
        let seed = |what: &str| seed(&(self.seed, &ground.title, &ground.scenario, deal, what));
        let [one, other] = pairing.both();
        let player = |Contender { who, limit }, what| Player { who, limit, seed: seed(what) };
        let mut players = [player(one, "one"), player(other, "other")];
        if swapped {
            players.reverse();
        }
        (seed("dice"), players)
    }
}

impl Ground {
    /// Does the title know the plans of both? Of several titles each plays its own.
    fn hosts(&self, pairing: &Pairing) -> bool {
        pairing.both().iter().all(|contender| match &contender.who {
            Opponent::Plan(name) => self.plans.contains(&name.as_str()),
            Opponent::Level(_) | Opponent::Command(_) => true,
        })
    }
}

impl Fixture<'_> {
    /// Who plays the first side and who the second.
    pub fn contenders(&self) -> [Contender; 2] {
        self.players.clone().map(|Player { who, limit, .. }| Contender { who, limit })
    }
}

impl Pairing {
    /// Both contenders.
    pub fn both(&self) -> [Contender; 2] {
        match self {
            Pairing::Rivals(one, other) => [one.clone(), other.clone()],
            Pairing::Mirror(one) => [one.clone(), one.clone()],
        }
    }
}

/// Each level against the next, and against every plan and every program of somebody else.
pub fn neighbours(contenders: &[Contender]) -> Vec<Pairing> {
    let (levels, guests): (Vec<Contender>, Vec<Contender>) =
        contenders.iter().cloned().partition(|contender| matches!(contender.who, Opponent::Level(_)));
    let next = levels.windows(2).map(|pair| Pairing::Rivals(pair[1].clone(), pair[0].clone()));
    let spar = |guest: &Contender| {
        let meets = |level: &Contender| Pairing::Rivals(level.clone(), guest.clone());
        levels.iter().map(meets).collect::<Vec<Pairing>>()
    };
    next.chain(guests.iter().flat_map(spar)).collect()
}

/// Each contender against each other.
pub fn all_pairs(contenders: &[Contender]) -> Vec<Pairing> {
    let later = |(i, one): (usize, &Contender)| {
        let against = |other: &Contender| Pairing::Rivals(other.clone(), one.clone());
        contenders[i + 1..].iter().map(against).collect::<Vec<Pairing>>()
    };
    contenders.iter().enumerate().flat_map(later).collect()
}

/// A seed for what this value stands for. Below 2^53, so that every program that reads tables reads it right.
fn seed(of: &impl serde::Serialize) -> u64 {
    let digest = table::digest(of);
    u64::from_str_radix(&digest, 16).unwrap_or_default() >> 11
}
