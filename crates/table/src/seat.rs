//! Who sits at the table: seats, and the side each of them plays.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats that any title has.
pub const MAX_SEATS: usize = 8;

/// One of the two sides of every game. What a side is called is the title's business: a nation where the
/// nation is fixed, attacker or defender where it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side that is named first.
    First,
    /// The side that is named second.
    Second,
}

impl Side {
    /// Both sides in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The enemy.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 or 1: for arrays kept per side.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A place at the table, counted from 0. A person or a bot sits on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The set of one.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Is nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

crate::kit::schema! {
    /// A set of seats.
    Seats as Vec<Seat>
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(from)?;
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format!("there is no {seat}: seats run from 0 to 7"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// The side that each seat plays, in the order of the seats.
///
/// ```
/// use table::{Seat, Seating, Side};
///
/// let seating = Seating::of(1, 2);
/// assert_eq!(seating.side(Seat(2)), Some(Side::Second));
/// assert!(seating.team(Side::Second).iter().eq([Seat(1), Seat(2)]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seating(ArrayVec<Side, MAX_SEATS>);

impl Seating {
    /// So many seats of the first side, then so many of the second.
    pub fn of(first: usize, second: usize) -> Seating {
        let sides = std::iter::repeat_n(Side::First, first).chain(std::iter::repeat_n(Side::Second, second));
        Seating(sides.take(MAX_SEATS).collect())
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is the table empty?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The side of a seat, if there is such a seat.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        self.0.get(seat.index()).copied()
    }

    /// All seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.0.len() as u8).map(Seat)
    }

    /// The seats of one side, in order.
    pub fn of_side(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |seat| self.side(*seat) == Some(side))
    }

    /// The seats of one side as a set.
    pub fn team(&self, side: Side) -> Seats {
        self.of_side(side).collect()
    }
}
