//! What a character likes about a line beside its result.

use crate::Character;
use table::Side;

/// How much a character likes what a line has to offer, in results.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Taste {
    /// For a blow to the enemy.
    blows: f32,
    /// For a blow to the own side.
    wounds: f32,
    /// For doing something that the enemies hear little of.
    hush: f32,
}

impl Taste {
    /// The taste of a character in a title whose players had better be so [cautious](table::Studied::caution).
    pub(crate) fn of(character: Character, caution: f32) -> Taste {
        let even = Taste { wounds: -caution, ..Taste::default() };
        match character {
            Character::Even => even,
            Character::Careful => Taste { wounds: even.wounds - 0.1, ..even },
            Character::Bold => Taste { blows: 0.05, hush: -0.04, ..even },
            Character::Sly => Taste { hush: 0.1, ..even },
        }
    }

    /// How much it likes a line of this flavour, where so much hangs on a decision. Blows are rare, but every decision
    /// is heard or not: where there are many of them, that must count for much less.
    pub(super) fn liking(&self, flavour: &Flavour, stakes: f32) -> f32 {
        let Flavour { blows, wounds, hush, .. } = *flavour;
        stakes * (self.blows * blows + self.wounds * wounds + stakes * self.hush * hush)
    }
}

/// What a line has to offer to a taste.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flavour {
    toll: [i32; 2],
    /// How often the enemy lost something.
    blows: f32,
    /// How often the own side lost something.
    wounds: f32,
    weight: f32,
    /// How little the enemies heard of own decisions, the first of them counted most.
    hush: f32,
}

/// How much of its weight the next own decision has.
const FADING: f32 = 0.75;

impl Flavour {
    /// A line that begins when so much is lost.
    pub(super) fn of(toll: [i32; 2]) -> Flavour {
        Flavour { toll, blows: 0.0, wounds: 0.0, weight: 1.0 / FADING, hush: 0.0 }
    }

    /// The own side has done something of which the enemies heard so much.
    pub(super) fn acted(&mut self, heard: u16) {
        self.weight *= FADING;
        self.hush += self.weight / (1.0 + f32::from(heard));
    }

    /// So much is lost now.
    pub(super) fn counted(&mut self, toll: [i32; 2], own: Side) {
        let more = |side: Side| f32::from(u8::from(toll[side.index()] > self.toll[side.index()]));
        self.blows += more(own.other());
        self.wounds += more(own);
        self.toll = toll;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an own decision comes to: events that the enemy hears, and what is lost after it.
    type Step = (u16, [i32; 2]);

    const BLOW: Step = (1, [0, 1]);
    const WOUND: Step = (1, [1, 0]);
    const TRADE: Step = (1, [1, 1]);
    const MARCH: Step = (1, [0, 0]);
    const LOUD: Step = (3, [0, 0]);
    const SECRET: Step = (0, [0, 0]);

    fn liking(character: Character, steps: &[Step]) -> f32 {
        let mut flavour = Flavour::of([0; 2]);
        for (heard, toll) in steps {
            flavour.acted(*heard);
            flavour.counted(*toll, Side::First);
        }
        Taste::of(character, 0.0).liking(&flavour, 1.0)
    }

    #[test]
    fn the_even_one_likes_nothing_but_the_result() {
        assert_eq!(liking(Character::Even, &[BLOW, WOUND, TRADE, MARCH, SECRET]), 0.0);
    }

    #[test]
    fn the_bold_one_likes_blows_and_the_careful_one_shuns_wounds() {
        let [bold, careful] = [Character::Bold, Character::Careful].map(|who| move |step| liking(who, &[step]));
        assert!(bold(BLOW) > bold(MARCH) && careful(BLOW) == careful(MARCH));
        assert!(bold(WOUND) == bold(MARCH) && careful(WOUND) < careful(MARCH));
        assert!(bold(TRADE) > bold(MARCH) && careful(TRADE) < careful(MARCH), "they part over a trade");
    }

    #[test]
    fn what_was_lost_before_counts_no_more() {
        let once = liking(Character::Careful, &[WOUND]);
        assert_eq!(liking(Character::Careful, &[WOUND, (1, [1, 0])]), once);
        assert_eq!(liking(Character::Careful, &[WOUND, (1, [2, 0])]), 2.0 * once);
    }

    #[test]
    fn the_sly_one_likes_what_others_hear_little_of_and_the_bold_one_what_they_hear() {
        let [sly, bold] = [Character::Sly, Character::Bold].map(|who| move |step| liking(who, &[step]));
        assert!(sly(SECRET) > sly(MARCH) && sly(MARCH) > sly(LOUD));
        assert!(bold(SECRET) < bold(MARCH) && bold(MARCH) < bold(LOUD));
    }
}
