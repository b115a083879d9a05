//! Chance: the match's own dice, and the cheap random numbers of bots and tests.
//!
//! Both draw whole numbers only, by methods written here, so that a seed means the same
//! on every machine and with every version of the libraries below.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::VecDeque;

/// Something that draws whole numbers; everything else follows from [`Chance::below`].
pub trait Chance {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// One of the items, or none of an empty list.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        match items.len() {
            0 => None,
            n => items.get(self.below(n as u32) as usize),
        }
    }

    /// Puts the items in random order (Fisher and Yates, from the back).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// One word a number, whatever `n` is: how much was drawn never tells what was drawn from.
/// With 64 bits the odds are even to within `n` in 2^64.
#[inline]
fn bounded(n: u32, word: u64) -> u32 {
    debug_assert!(n > 0, "a die needs at least one side");
    ((u128::from(word) * u128::from(n)) >> 64) as u32
}

/// Fast random numbers for what is not part of a match: imagined worlds, bots, random play.
#[derive(Clone, Debug)]
pub struct Rng(Pcg64Mcg);

impl Rng {
    /// The stream of this seed.
    pub fn seeded(seed: u64) -> Rng {
        Rng(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A seed for another stream.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Chance for Rng {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        bounded(n, self.0.next_u64())
    }
}

/// The dice of one match: the only chance in its rules.
///
/// Rolls ([`Dice::die`]) and deals (everything of [`Chance`]: draws, shuffles) come from two streams of
/// one seed, so that a test can say how the dice fall without saying how the cards lie. They count what
/// was drawn, so that undo knows when chance stands in its way.
///
/// ```
/// use table::{Chance, Dice};
///
/// let mut dice = Dice::seeded([7; 32]);
/// assert_eq!([dice.d6(), dice.d6(), dice.die(10)], [2, 5, 3]); // on every machine
/// let mut cards = ["tank", "gun", "mine"];
/// dice.shuffle(&mut cards); // from the other stream: the next roll stays what it was
/// assert_eq!((dice.d6(), dice.drawn()), (3, 6));
///
/// let mut told = Dice::given([6, 1]);
/// assert_eq!([told.d6(), told.d6()], [6, 1]); // for tests
/// ```
#[derive(Clone, Debug)]
pub struct Dice {
    rolls: Source,
    deals: Source,
    drawn: u64,
}

#[derive(Clone, Debug)]
enum Source {
    Seeded(Box<ChaCha8Rng>),
    Quick(Rng),
    Given(VecDeque<u8>, Option<Box<Source>>),
}

impl Source {
    #[inline]
    fn roll(&mut self, sides: u8) -> u8 {
        match self {
            Source::Seeded(rng) => bounded(sides.into(), rng.next_u64()) as u8 + 1,
            Source::Quick(rng) => rng.below(sides.into()) as u8 + 1,
            Source::Given(faces, then) => match (faces.pop_front(), then) {
                (Some(face), _) if (1..=sides).contains(&face) => face,
                (_, Some(then)) => then.roll(sides),
                (Some(face), None) => panic!("a die of {sides} sides has no face {face}"),
                (None, None) => panic!("the test gave too few rolls"),
            },
        }
    }
}

impl Dice {
    /// The dice of a match, from its agreed seed (see [`crate::Pledge`]).
    pub fn seeded(seed: [u8; 32]) -> Dice {
        let stream = |number| {
            let mut rng = ChaCha8Rng::from_seed(seed);
            rng.set_stream(number);
            Source::Seeded(Box::new(rng))
        };
        Dice { rolls: stream(0), deals: stream(1), drawn: 0 }
    }

    /// Cheap dice for playouts.
    pub fn quick(seed: u64) -> Dice {
        let quick = |seed| Source::Quick(Rng::seeded(seed));
        Dice { rolls: quick(seed), deals: quick(!seed), drawn: 0 }
    }

    /// Dice for tests: the rolls fall as told, the deals are those of seed 0.
    ///
    /// # Panics
    /// When more is rolled than was given, or a face that the die does not have.
    pub fn given(faces: impl IntoIterator<Item = u8>) -> Dice {
        Dice { rolls: Source::Given(faces.into_iter().collect(), None), ..Dice::quick(0) }
    }

    /// The same dice, but the first rolls fall as told. A face that the die does not have is left to chance.
    pub fn after(self, faces: impl IntoIterator<Item = u8>) -> Dice {
        Dice { rolls: Source::Given(faces.into_iter().collect(), Some(Box::new(self.rolls))), ..self }
    }

    /// Rolls a die with so many sides: 1 to `sides`.
    #[inline]
    pub fn die(&mut self, sides: u8) -> u8 {
        self.drawn += 1;
        self.rolls.roll(sides)
    }

    /// Rolls a six-sided die.
    #[inline]
    pub fn d6(&mut self) -> u8 {
        self.die(6)
    }

    /// How many times they were used.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }
}

impl Chance for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.drawn += 1;
        match &mut self.deals {
            Source::Seeded(rng) => bounded(n, rng.next_u64()),
            Source::Quick(rng) => rng.below(n),
            Source::Given(..) => 0, // never made: only rolls can be given
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_dice_on_every_machine() {
        let mut dice = Dice::seeded([7; 32]);
        let rolls: Vec<u8> = (0..12).map(|_| dice.d6()).collect();
        assert_eq!(rolls, [2, 5, 2, 3, 5, 1, 4, 4, 4, 6, 2, 4], "a recorded match would no longer replay");
        assert_eq!(dice.drawn(), 12);
    }

    #[test]
    fn every_face_is_equally_likely() {
        let mut rng = Rng::seeded(1);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[rng.below(6) as usize] += 1);
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn given_dice_fall_as_told() {
        let mut dice = Dice::given([6, 1, 10]);
        assert_eq!((dice.d6(), dice.d6(), dice.die(10)), (6, 1, 10));
    }

    #[test]
    fn after_the_given_rolls_the_dice_go_on_as_they_would() {
        let mut dice = Dice::seeded([7; 32]).after([6, 9, 1]);
        let rolls: Vec<u8> = (0..5).map(|_| dice.d6()).collect();
        assert_eq!(rolls, [6, 2, 1, 5, 2], "the 9 is left to chance, which begins with 2, 5, 2");
        assert_eq!(dice.drawn(), 5);
    }

    #[test]
    fn a_shuffle_keeps_every_card() {
        let mut cards: Vec<u8> = (0..52).collect();
        Rng::seeded(3).shuffle(&mut cards);
        assert_ne!(cards, (0..52).collect::<Vec<u8>>());
        cards.sort();
        assert_eq!(cards, (0..52).collect::<Vec<u8>>());
    }
}
