//! Where: hexes, directions, lines, and the two boards.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Write as _};
use std::num::NonZeroU16;
use table::kit::{schema, worded};

/// The columns of the larger board: how far apart two rows lie in an array of hexes.
const STRIDE: u8 = 22;
/// Room for every hex of the larger board.
pub const HEXES: usize = 18 * STRIDE as usize;

/// A hex, named by row and column like `E6` (DG-2.1). Its order is the board's: A1, A2, … I11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(NonZeroU16);

impl Hex {
    /// The hex in this row (0 = A) and column (1 = the German edge).
    pub const fn at(row: u8, column: u8) -> Option<Hex> {
        if row >= 18 || column < 1 || column > STRIDE {
            return None;
        }
        match NonZeroU16::new(row as u16 * STRIDE as u16 + column as u16) {
            Some(number) => Some(Hex(number)),
            None => None,
        }
    }

    /// Its place in an array of [`HEXES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its row, 0 = A.
    #[inline]
    pub const fn row(self) -> u8 {
        ((self.0.get() - 1) / STRIDE as u16) as u8
    }

    /// Its column, 1 = the German edge.
    #[inline]
    pub const fn column(self) -> u8 {
        ((self.0.get() - 1) % STRIDE as u16) as u8 + 1
    }

    /// Row and slanted column: in these coordinates every line is straight.
    #[inline]
    const fn axial(self) -> (i8, i8) {
        let (row, column) = (self.row() as i8, self.column() as i8);
        (row, column - (row - (row & 1)) / 2)
    }

    /// How many steps it is to another hex, in line or not.
    #[inline]
    pub const fn distance(self, to: Hex) -> u8 {
        let ((r0, q0), (r1, q1)) = (self.axial(), to.axial());
        let (down, along) = (r1 - r0, q1 - q0);
        let (down_far, along_far, both) = (down.unsigned_abs(), along.unsigned_abs(), (down + along).unsigned_abs());
        (down_far + along_far + both) / 2
    }

    /// The direction and distance of another hex, if the two are in line (DG-2.4).
    #[inline]
    pub fn line_to(self, to: Hex) -> Option<(Dir, u8)> {
        let ((r0, q0), (r1, q1)) = (self.axial(), to.axial());
        let (down, along) = (r1 - r0, q1 - q0);
        let dir = match (down, along) {
            (0, 0) => return None,
            (0, 1..) => Dir::E,
            (0, _) => Dir::W,
            (1.., 0) => Dir::SE,
            (_, 0) => Dir::NW,
            (1.., _) if along == -down => Dir::SW,
            (_, _) if along == -down => Dir::NE,
            _ => return None,
        };
        Some((dir, down.unsigned_abs().max(along.unsigned_abs())))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let digit = |number: u8| char::from(b'0' + number);
        f.write_char(char::from(b'A' + self.row()))?;
        if self.column() >= 10 {
            f.write_char(digit(self.column() / 10))?;
        }
        f.write_char(digit(self.column() % 10))
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Hex {
    type Err = String;

    fn from_str(name: &str) -> Result<Hex, String> {
        let wrong = || format!("`{name}` is not a hex: write a row A to R and a column 1 to 22, like E6");
        let (row, column) = name.split_at_checked(1).ok_or_else(wrong)?;
        let row = row.as_bytes()[0].to_ascii_uppercase().wrapping_sub(b'A');
        let digits = !column.starts_with(['+', '0']);
        let column = column.parse().ok().filter(|_| digits).ok_or_else(wrong)?;
        Hex::at(row, column).ok_or_else(wrong)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hex, D::Error> {
        std::borrow::Cow::<str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

schema! {
    /// A hex by row and column, like `E6`: rows A to R from the north, columns 1 to 22 from the German edge (DG-2.1).
    Hex { "type": "string", "pattern": "^[A-R]([1-9]|1[0-9]|2[0-2])$" }
}

worded! {
    /// One of the six directions, clockwise from east (DG-2.3).
    pub enum Dir {
        /// East.
        E = "E",
        /// South-east.
        SE = "SE",
        /// South-west.
        SW = "SW",
        /// West.
        W = "W",
        /// North-west.
        NW = "NW",
        /// North-east.
        NE = "NE",
    }
}

impl Dir {
    /// The direction so many steps clockwise.
    #[inline]
    pub const fn turned(self, steps: u8) -> Dir {
        Dir::ALL[((self as u8 + steps) % 6) as usize]
    }

    /// One step anticlockwise (DG-2.6).
    pub const fn left(self) -> Dir {
        self.turned(5)
    }

    /// One step clockwise (DG-2.6).
    pub const fn right(self) -> Dir {
        self.turned(1)
    }

    /// The other way.
    #[inline]
    pub const fn opposite(self) -> Dir {
        self.turned(3)
    }

    /// How far round, clockwise, another direction is.
    #[inline]
    pub const fn clockwise_to(self, to: Dir) -> Clock {
        Clock::ALL[((to as u8 + 6 - self as u8) % 6) as usize]
    }

    /// How many single turns lie between two directions, the shorter way round: 0 to 3 (DG-2.7).
    #[inline]
    pub const fn steps_to(self, to: Dir) -> u8 {
        let clockwise = self.clockwise_to(to) as u8;
        if clockwise > 3 { 6 - clockwise } else { clockwise }
    }
}

/// A bearing relative to a hull: 12 o'clock is straight ahead (DG-2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Clock {
    /// 12 o'clock.
    Twelve,
    /// 2 o'clock.
    Two,
    /// 4 o'clock.
    Four,
    /// 6 o'clock.
    Six,
    /// 8 o'clock.
    Eight,
    /// 10 o'clock.
    Ten,
}

impl Clock {
    /// All six, clockwise from 12.
    pub const ALL: [Clock; 6] = [Clock::Twelve, Clock::Two, Clock::Four, Clock::Six, Clock::Eight, Clock::Ten];

    /// The number on the clock.
    pub const fn hour(self) -> u8 {
        [12, 2, 4, 6, 8, 10][self as usize]
    }

    /// The bearing of this hour.
    pub fn of_hour(hour: u8) -> Option<Clock> {
        Clock::ALL.into_iter().find(|clock| clock.hour() == hour)
    }
}

impl Serialize for Clock {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.hour())
    }
}

impl<'de> Deserialize<'de> for Clock {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Clock, D::Error> {
        let hour = u8::deserialize(from)?;
        Clock::of_hour(hour).ok_or_else(|| D::Error::custom(format!("{hour} o'clock: only 12, 2, 4, 6, 8 and 10 are")))
    }
}

schema! {
    /// An hour of the clock, relative to the hull: 12 is straight ahead, 6 straight behind (DG-2.5).
    Clock { "enum": [12, 2, 4, 6, 8, 10] }
}

/// What one finds when stepping out of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// Another hex.
    Hex(Hex),
    /// The German edge: column 0 of a row of the board (DG-2.9).
    GermanEdge,
    /// Nothing.
    OffBoard,
}

/// A board: how large it is, and what lies next to what.
pub struct Board {
    /// Its rows.
    pub rows: u8,
    /// Its columns.
    pub columns: u8,
    beyond: [[Beyond; 6]; HEXES],
}

/// The board of the box, 9 x 11 (DG-2.1).
pub static ONE_BOARD: Board = Board::new(9, 11);
/// Four boards joined, 18 x 22 (DG-16.1).
pub static FOUR_BOARDS: Board = Board::new(18, 22);

impl Board {
    const fn new(rows: u8, columns: u8) -> Board {
        let mut beyond = [[Beyond::OffBoard; 6]; HEXES];
        let mut row = 0;
        while row < rows {
            let mut column = 1;
            while column <= columns {
                if let Some(hex) = Hex::at(row, column) {
                    let mut d = 0;
                    while d < 6 {
                        beyond[hex.index()][d] = step(rows, columns, row, column, Dir::ALL[d]);
                        d += 1;
                    }
                }
                column += 1;
            }
            row += 1;
        }
        Board { rows, columns, beyond }
    }

    /// What one finds one step in this direction.
    #[inline]
    pub fn beyond(&self, hex: Hex, dir: Dir) -> Beyond {
        self.beyond[hex.index()][dir as usize]
    }

    /// The neighbour in this direction.
    #[inline]
    pub fn neighbour(&self, hex: Hex, dir: Dir) -> Option<Hex> {
        match self.beyond(hex, dir) {
            Beyond::Hex(next) => Some(next),
            _ => None,
        }
    }

    /// The neighbours, clockwise from east.
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = Hex> + use<'_> {
        Dir::ALL.into_iter().filter_map(move |dir| self.neighbour(hex, dir))
    }

    /// The hexes from here on in one direction, nearest first.
    pub fn ray(&self, from: Hex, dir: Dir) -> impl Iterator<Item = Hex> + use<'_> {
        std::iter::successors(self.neighbour(from, dir), move |&hex| self.neighbour(hex, dir))
    }

    /// Does the hex lie on this board?
    pub fn contains(&self, hex: Hex) -> bool {
        hex.row() < self.rows && hex.column() <= self.columns
    }

    /// All hexes in board order.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<'_> {
        self.in_columns(1, self.columns)
    }

    /// The hexes of these columns, both included, in board order.
    pub fn in_columns(&self, from: u8, to: u8) -> impl Iterator<Item = Hex> + use<'_> {
        (0..self.rows).flat_map(move |row| (from..=to).filter_map(move |column| Hex::at(row, column)))
    }
}

/// DG-2.3: rows B, D, F … are shifted half a hex to the east.
const fn step(rows: u8, columns: u8, row: u8, column: u8, dir: Dir) -> Beyond {
    let shifted = (row % 2) as i8;
    let (down, right) = match dir {
        Dir::E => (0, 1),
        Dir::SE => (1, shifted),
        Dir::SW => (1, shifted - 1),
        Dir::W => (0, -1),
        Dir::NW => (-1, shifted - 1),
        Dir::NE => (-1, shifted),
    };
    let (row, column) = (row as i8 + down, column as i8 + right);
    if row < 0 || row >= rows as i8 || column > columns as i8 {
        return Beyond::OffBoard;
    }
    if column == 0 {
        return Beyond::GermanEdge;
    }
    match Hex::at(row as u8, column as u8) {
        Some(hex) => Beyond::Hex(hex),
        None => Beyond::OffBoard,
    }
}
