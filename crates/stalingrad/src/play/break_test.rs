//! The Break Test (HS-4.12 to HS-4.19).

use super::Umpire;
use crate::events::{Event, Faces};
use crate::setup::Slaughter;
use crate::{German, Soviet};
use table::{Dice, EventSink, Side};

/// How compared dice come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// A side has won.
    Won(Side),
    /// All dice are used up: one more each.
    RollOff,
}

/// HS-4.19: compares the dice from high to low; `determined` if the German die is the Determination die.
fn compare(mut german: Faces, mut soviet: Faces, determined: bool) -> Verdict {
    loop {
        match (highest(&german), highest(&soviet)) {
            (None, None) => return Verdict::RollOff,
            (_, None) => return Verdict::Won(German),
            (None, _) => return Verdict::Won(Soviet),
            (Some(g), Some(s)) if g > s => return Verdict::Won(German),
            (Some(g), Some(s)) if g < s || determined => return Verdict::Won(Soviet),
            (Some(g), Some(s)) => {
                german[g] -= 1;
                soviet[s] -= 1;
            }
        }
    }
}

fn highest(dice: &Faces) -> Option<usize> {
    (0..6).rev().find(|face| dice[*face] > 0)
}

fn roll(count: u16, dice: &mut Dice) -> Faces {
    let mut faces = [0; 6];
    (0..count).for_each(|_| faces[usize::from(dice.d6()) - 1] += 1);
    faces
}

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// Counts the dice, rolls and compares them: who wins the building.
    pub(super) fn break_test(&mut self) -> Side {
        let counted = self.table().dice();
        self.tell_here(|district| Event::DiceCounted { district, dice: counted });
        let (mut german, mut soviet) = (counted.german, counted.soviet);
        loop {
            let rolled = [roll(german, self.dice), roll(soviet, self.dice)];
            self.tell(|| Event::Rolled { german: rolled[0], soviet: rolled[1] });
            let tie = highest(&rolled[0]) == highest(&rolled[1]) && !counted.determined;
            if self.table().setup.bloody_slaughter == Slaughter::Reroll && tie {
                german = german.saturating_sub(1).max(1);
                soviet = soviet.saturating_sub(1).max(1);
                continue;
            }
            return match compare(rolled[0], rolled[1], counted.determined) {
                Verdict::Won(side) => side,
                Verdict::RollOff => self.roll_off(),
            };
        }
    }

    fn roll_off(&mut self) -> Side {
        loop {
            let (german, soviet) = (self.dice.d6(), self.dice.d6());
            self.tell(|| Event::RolledOff { german, soviet });
            if german != soviet {
                return if german > soviet { German } else { Soviet };
            }
        }
    }
}
