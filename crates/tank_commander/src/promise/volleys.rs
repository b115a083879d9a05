//! What the fire of a whole side comes to.

use crate::expected::TopTwo;
use crate::map::{POSITIONS, Space};

/// What the Fire actions of a side can be expected to destroy. A supply point fires a whole position, and there are two:
/// a card counts where it makes one of the two best volleys better.
pub(super) struct Volleys {
    values: [f32; POSITIONS],
    cards: [u8; POSITIONS],
    /// The four best, of which two are left whatever happens to two others.
    best: [Option<(Space, f32)>; 4],
}

/// What a fourth card adds to a volley of three, as a share of its shot: it fires when another cannot.
const FOURTH: f32 = 0.4;

impl Volleys {
    /// Nobody fires yet.
    pub(super) const NONE: Volleys = Volleys { values: [0.0; POSITIONS], cards: [0; POSITIONS], best: [None; 4] };

    /// What those who stand there deal together, and how many they are.
    pub(super) fn note(&mut self, at: Space, value: f32, cards: u8) {
        self.values[at.index()] = value;
        self.cards[at.index()] = cards;
        let mut noted = Some((at, value));
        for place in &mut self.best {
            if worth_more(noted, *place) {
                std::mem::swap(place, &mut noted);
            }
        }
    }

    /// What the two best gain if a card goes from where it deals so much to where it deals so much.
    pub(super) fn gain(&self, from: (Space, f32), to: (Space, f32)) -> f32 {
        let (mut now, mut then) = (TopTwo::default(), TopTwo::default());
        for (at, value) in self.best.iter().flatten() {
            now.add(*value);
            if *at != from.0 && *at != to.0 {
                then.add(*value);
            }
        }
        if !from.0.is_reserve() {
            then.add(self.values[from.0.index()] - from.1);
        }
        if !to.0.is_reserve() {
            let i = to.0.index();
            let share = if self.cards[i] < 3 { 1.0 } else { FOURTH };
            then.add(self.values[i] + share * to.1);
        }
        then.sum() - now.sum()
    }
}

fn worth_more(one: Option<(Space, f32)>, other: Option<(Space, f32)>) -> bool {
    let value = |volley: Option<(Space, f32)>| volley.map_or(f32::NEG_INFINITY, |(_, value)| value);
    value(one) > value(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Nation;

    const A: Space = Space::at(0, 0);
    const B: Space = Space::at(0, 1);
    const C: Space = Space::at(0, 2);
    const RESERVE: Space = Space::reserve(Nation::German);

    /// Two positions with three and two cards, and one with a single card that fires in vain.
    fn volleys() -> Volleys {
        let mut volleys = Volleys::NONE;
        volleys.note(C, 1.0, 1);
        volleys.note(A, 10.0, 3);
        volleys.note(B, 8.0, 2);
        volleys
    }

    fn close(a: f32, b: f32) -> bool {
        (a - b).abs() < 1e-4
    }

    #[test]
    fn a_card_counts_where_it_makes_one_of_the_two_best_volleys_better() {
        assert!(close(volleys().gain((C, 1.0), (B, 3.0)), 11.0 + 0.9 * 10.0 - (10.0 + 0.9 * 8.0)));
        assert!(close(volleys().gain((RESERVE, 0.0), (C, 5.0)), 0.0), "a third volley is never fired");
    }

    #[test]
    fn who_leaves_a_volley_is_missed() {
        assert!(close(volleys().gain((B, 4.0), (C, 4.0)), 0.9 * (5.0 - 8.0)));
    }

    #[test]
    fn three_fire_and_a_fourth_adds_little() {
        assert!(close(volleys().gain((RESERVE, 0.0), (A, 5.0)), FOURTH * 5.0));
    }
}
