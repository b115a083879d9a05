//! Where a Tiger's program leads: asked by the rules that carry it out, by bots that lay it and by boards that show
//! it (DG-8.2 to DG-8.4).

use crate::data::DATA;
use crate::events::Block;
use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::state::Table;
use arrayvec::ArrayVec;

/// Who is thought to be where when the program is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meanwhile {
    /// All stay where they stand.
    NobodyMoves,
    /// Tanks have driven on; guns and landed Stukas stay: what the Germans themselves will move they know.
    TanksLeave,
}

/// What the next card of a program does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardEffect {
    /// The hull turns.
    Turned(Dir),
    /// The Tiger enters a hex for so many equal cards.
    Entered(Hex, usize),
    /// Too few equal cards: one is lost (DG-8.2).
    Wasted,
    /// The Tiger stops and the other cards lapse (DG-8.4).
    Stopped(Block, Option<Hex>),
}

/// A Tiger on its way.
#[derive(Clone, Debug)]
pub struct Course<'a> {
    table: &'a Table,
    meanwhile: Meanwhile,
    /// The hexes, the one it comes from first: a program has five cards, and one more may be thought of.
    pub way: ArrayVec<Hex, 8>,
    /// The hull at the end.
    pub hull: Dir,
}

impl Table {
    /// Where these cards lead a Tiger.
    pub fn course(&self, id: TigerId, cards: &[Card], meanwhile: Meanwhile) -> Course<'_> {
        let mut course = Course::begin(self, id, meanwhile);
        let mut left = cards;
        while !left.is_empty() {
            match course.next(left) {
                CardEffect::Turned(hull) => {
                    course.hull = hull;
                    left = &left[1..];
                }
                CardEffect::Entered(to, used) if course.way.try_push(to).is_ok() => left = &left[used..],
                CardEffect::Wasted => left = &left[1..],
                CardEffect::Entered(..) | CardEffect::Stopped(..) => break,
            }
        }
        course
    }

    /// A1: the Tiger whose program the deciding seat is laying.
    pub fn tiger_to_program(&self, programs: &[Program]) -> Option<TigerId> {
        let open = |(tiger, program): (&Tiger, &Program)| tiger.owner == self.seat && !program.done;
        self.tigers.iter().zip(programs).position(open).map(TigerId::of)
    }
}

impl<'a> Course<'a> {
    /// A Tiger that has not driven yet.
    pub fn begin(table: &'a Table, id: TigerId, meanwhile: Meanwhile) -> Course<'a> {
        let tiger = &table.tigers[id.index()];
        Course { table, meanwhile, way: [tiger.at].into_iter().collect(), hull: tiger.hull }
    }

    /// Where it is.
    pub fn end(&self) -> Hex {
        self.way[self.way.len() - 1]
    }

    /// What the first of these cards does.
    pub fn next(&self, cards: &[Card]) -> CardEffect {
        let card = cards[0];
        let dir = match card {
            Card::Left => return CardEffect::Turned(self.hull.left()),
            Card::Right => return CardEffect::Turned(self.hull.right()),
            Card::Forward => self.hull,
            Card::Back => self.hull.opposite(),
        };
        match self.beyond(dir) {
            Err((by, hex)) => CardEffect::Stopped(by, hex),
            Ok(to) => {
                let cost = self.cost(to);
                let equal = cards.iter().take_while(|other| **other == card).count();
                if equal >= cost { CardEffect::Entered(to, cost) } else { CardEffect::Wasted }
            }
        }
    }

    /// The next hex in this direction, or what keeps the Tiger out of it (DG-8.4).
    pub fn beyond(&self, dir: Dir) -> Result<Hex, (Block, Option<Hex>)> {
        let table = self.table;
        let to = table.board().neighbour(self.end(), dir).ok_or((Block::Edge, None))?;
        let tank = table.tank_at(to).filter(|_| self.meanwhile == Meanwhile::NobodyMoves && to != self.way[0]);
        let block = match tank {
            Some(Tank::T34(_)) => Some(Block::T34),
            Some(Tank::Tiger(_)) => Some(Block::Tiger),
            None if DATA.on(table.ground.terrain(to)).cost_tiger.is_none() => Some(Block::Swamp),
            None if table.pak_at(to).is_some() => Some(Block::Pak),
            None if table.grounded_stuka_at(to).is_some() => Some(Block::Stuka),
            None => None,
        };
        block.map_or(Ok(to), |block| Err((block, Some(to))))
    }

    /// How many equal cards it takes to enter a hex (DG-8.2): neither the front nor a drift is still there where the
    /// Tiger itself has been (DG-8.3, DG-14.8).
    pub fn cost(&self, to: Hex) -> usize {
        let front = self.table.ground.front(to) && !self.way[1..].contains(&to);
        let terrain = match self.table.ground.terrain(to) {
            Terrain::SnowDrift if self.way.contains(&to) => Terrain::Steppe,
            terrain => terrain,
        };
        usize::from(DATA.on(terrain).cost_tiger.unwrap_or(1)) + usize::from(front)
    }
}
