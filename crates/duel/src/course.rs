//! Where a Tiger's cards lead (DG-8.2 to DG-8.4): the same reading of the cards when they are carried out,
//! when a bot weighs them and when the board draws them.

use crate::action::Block;
use crate::data::DATA;
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::Table;
use arrayvec::ArrayVec;

/// What the first of a row of cards does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leg {
    /// The hull turns.
    Turn(Dir),
    /// So many equal cards take the Tiger into this hex.
    Enter {
        /// The hex.
        to: Hex,
        /// The cards used.
        cards: usize,
    },
    /// The card is lost: it takes more equal cards to enter that hex.
    Lost,
    /// The Tiger is stopped, and the cards lapse.
    Stopped {
        /// By what.
        by: Block,
        /// Where; nowhere at the edge.
        hex: Option<Hex>,
    },
}

/// A full program, and one card more in thought.
const MOST_CARDS: usize = 6;

/// Where a program leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The hexes, the present one first.
    pub way: ArrayVec<Hex, { MOST_CARDS + 1 }>,
    /// The hull at the end.
    pub hull: Dir,
}

impl Course {
    /// The last hex.
    pub fn end(&self) -> Hex {
        self.way[self.way.len() - 1]
    }
}

impl Table {
    /// Where these cards lead a Tiger, as far as that can be foreseen: the ground, guns and a Stuka on the ground
    /// stop it; where the tanks will stand by then nobody knows.
    pub fn course(&self, tiger: TigerId, cards: &[Card]) -> Course {
        let tiger = &self.tigers[tiger.index()];
        let mut course = Course { way: ArrayVec::from_iter([tiger.at]), hull: tiger.hull };
        let mut left = &cards[..cards.len().min(MOST_CARDS)];
        while !left.is_empty() {
            let used = match self.leg(course.end(), course.hull, left, |to| self.stopped_by_ground(to)) {
                Leg::Turn(hull) => {
                    course.hull = hull;
                    1
                }
                Leg::Enter { to, cards } => {
                    course.way.push(to);
                    cards
                }
                Leg::Lost => 1,
                Leg::Stopped { .. } => break,
            };
            left = &left[used..];
        }
        course
    }

    /// DG-8.2: what the first of these cards does to a Tiger that stands here, given what stops it.
    pub(crate) fn leg(&self, at: Hex, hull: Dir, cards: &[Card], stops: impl Fn(Hex) -> Option<Block>) -> Leg {
        let dir = match cards[0] {
            Card::Left => return Leg::Turn(hull.left()),
            Card::Right => return Leg::Turn(hull.right()),
            Card::Forward => hull,
            Card::Back => hull.opposite(),
        };
        let Some(to) = self.board().neighbour(at, dir) else { return Leg::Stopped { by: Block::Edge, hex: None } };
        if let Some(by) = stops(to) {
            return Leg::Stopped { by, hex: Some(to) };
        }
        let cost = usize::from(self.entry_cost_tiger(to));
        let equal = cards.iter().take_while(|card| **card == cards[0]).count();
        if equal < cost { Leg::Lost } else { Leg::Enter { to, cards: cost } }
    }

    /// DG-8.4: what stops a Tiger before a hex.
    pub(crate) fn stopped_by(&self, to: Hex) -> Option<Block> {
        match self.tank_at(to) {
            Some(Tank::T34(_)) => Some(Block::T34),
            Some(Tank::Tiger(_)) => Some(Block::Tiger),
            None => self.stopped_by_ground(to),
        }
    }

    /// What stops a Tiger before a hex and stays there until it drives.
    fn stopped_by_ground(&self, to: Hex) -> Option<Block> {
        match () {
            () if DATA.on(self.ground.terrain(to)).cost_tiger.is_none() => Some(Block::Swamp),
            () if self.pak_at(to).is_some() => Some(Block::Pak),
            () if self.grounded_stuka_at(to).is_some() => Some(Block::Stuka),
            () => None,
        }
    }

    /// How many equal cards a Tiger needs to enter a hex (DG-8.2).
    pub fn entry_cost_tiger(&self, hex: Hex) -> u8 {
        DATA.on(self.ground.terrain(hex)).cost_tiger.unwrap_or(1) + u8::from(self.ground.front(hex))
    }
}
