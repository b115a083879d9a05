//! The battlefield: spaces, what lies next to what, and what lies between (chapter 2).

use crate::data::{Battlefield, DATA, Scenario};
use crate::pieces::{Nation, Terrain};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use std::sync::LazyLock;
use table::kit::schema;

/// Spaces are kept in a grid of this width, whatever the board's own is.
const WIDTH: u8 = 8;
/// Places for positions: seven rows of eight.
pub const POSITIONS: usize = 56;
/// Places for positions and the two reserves.
pub const SPACES: usize = 58;

/// A position of the grid or a reserve. Its name in files is row and column (`C4`, rows counted from the
/// south, on Hill 621 from the north), `G0` or `S0`; what players read is [`Board::name`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(NonZeroU8);

impl Space {
    /// The position in this row and column, both counted from 0.
    #[inline]
    pub const fn at(row: u8, column: u8) -> Space {
        Space::of((row * WIDTH + column) as usize)
    }

    /// The reserve of a nation.
    #[inline]
    pub const fn reserve(nation: Nation) -> Space {
        Space::of(POSITIONS + nation as usize)
    }

    /// The space of this index.
    #[inline]
    pub const fn of(index: usize) -> Space {
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Space(number),
            None => Space(NonZeroU8::MAX),
        }
    }

    /// For arrays kept by space.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its row, from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.index() as u8 / WIDTH
    }

    /// Its column, from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.index() as u8 % WIDTH
    }

    /// Is it a reserve?
    #[inline]
    pub const fn is_reserve(self) -> bool {
        self.index() >= POSITIONS
    }

    /// The set of this space alone.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.index() {
            POSITIONS => f.write_str("G0"),
            i if i > POSITIONS => f.write_str("S0"),
            _ => write!(f, "{}{}", char::from(b'A' + self.row()), self.column() + 1),
        }
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Space, String> {
        let known = match *text.as_bytes() {
            [b'G', b'0'] => Some(Space::reserve(Nation::German)),
            [b'S', b'0'] => Some(Space::reserve(Nation::Soviet)),
            [row @ b'A'..=b'G', column @ b'1'..=b'8'] => Some(Space::at(row - b'A', column - b'1')),
            _ => None,
        };
        known.ok_or_else(|| format!("`{text}` is not a space: they are A1 to G8, G0 and S0"))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Space, D::Error> {
        std::borrow::Cow::<str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

schema! {
    /// A position by row and column, rows counted from the south (on Hill 621 from the north), or a reserve, `G0` and
    /// `S0`. Of the rulebook's names for them (`GF3`, `N2`, `H4-2`) a match tells the meaning.
    Space { "type": "string", "pattern": "^([A-G][1-8]|G0|S0)$" }
}

/// The spaces of a set.
#[derive(Clone, Copy, Debug)]
pub struct Spaces(pub u64);

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Space::of(index as usize))
    }
}

/// The set of these spaces.
pub(crate) fn bits(spaces: impl IntoIterator<Item = Space>) -> u64 {
    spaces.into_iter().fold(0, |bits, space| bits | space.bit())
}

/// A battlefield. Sets of spaces are bits by [`Space::index`].
#[derive(Debug, PartialEq, Eq)]
pub struct Board {
    /// Rows.
    pub rows: u8,
    /// Columns.
    pub columns: u8,
    /// Ranks of each side; 0 on Hill 621, which has its own rows.
    pub ranks: u8,
    /// All positions, without the reserves.
    pub all: u64,
    /// The home positions of each nation.
    pub home: [u64; 2],
    /// The rear rank of each nation.
    pub rear: [u64; 2],
    /// The positions that belong to nobody (TC-2.5).
    pub no_mans_land: u64,
    /// Hill 621: the three hills, and where each nation's groups arrive.
    pub hill: u64,
    /// See `hill`.
    pub entries: [u64; 2],
    adjacent: [u64; SPACES],
    second: [u64; POSITIONS],
    is_hill_621: bool,
}

impl Board {
    fn grid(rows: u8, columns: u8) -> Board {
        let mut board = Board {
            rows,
            columns,
            ranks: 0,
            all: 0,
            home: [0; 2],
            rear: [0; 2],
            no_mans_land: 0,
            hill: 0,
            entries: [0; 2],
            adjacent: [0; SPACES],
            second: [0; POSITIONS],
            is_hill_621: false,
        };
        let positions = || (0..rows).flat_map(move |row| (0..columns).map(move |column| Space::at(row, column)));
        for a in positions() {
            board.all |= a.bit();
            for b in positions() {
                match distance(a, b) {
                    1 => board.adjacent[a.index()] |= b.bit(),
                    2 => board.second[a.index()] |= b.bit(),
                    _ => {}
                }
            }
        }
        board
    }

    fn row_bits(&self, row: u8) -> u64 {
        bits((0..self.columns).map(|column| Space::at(row, column)))
    }

    /// TC-2.3: a reserve lies next to its own rear rank and to nothing else.
    fn with_reserves(mut self) -> Board {
        for nation in Nation::ALL {
            let reserve = Space::reserve(nation);
            let rear = self.rear[nation.index()];
            self.adjacent[reserve.index()] = rear;
            Spaces(rear).for_each(|space| self.adjacent[space.index()] |= reserve.bit());
        }
        self
    }

    /// TC-2.1, TC-2.5, TC-2.6: the Germans in the south, row 0.
    fn standard(battlefield: Battlefield, columns: u8, ranks: u8) -> Board {
        let neutral = u8::from(battlefield == Battlefield::NmlRow);
        let mut board = Board::grid(2 * ranks + neutral, columns);
        board.ranks = ranks;
        for row in 0..board.rows {
            let bits = board.row_bits(row);
            match row {
                _ if row < ranks => board.home[Nation::German.index()] |= bits,
                _ if row >= ranks + neutral => board.home[Nation::Soviet.index()] |= bits,
                _ => board.no_mans_land |= bits,
            }
        }
        board.rear = [board.row_bits(0), board.row_bits(board.rows - 1)];
        board.with_reserves()
    }

    /// TC-19.1: the Germans in the north, row 0 (H2); each side's three rows are its home.
    fn hill_621() -> Board {
        let mut board = Board::grid(6, 6);
        board.is_hill_621 = true;
        for row in 0..6 {
            board.home[usize::from(row >= 3)] |= board.row_bits(row);
        }
        board.rear = [board.row_bits(0), board.row_bits(5)];
        for space in &DATA.hill {
            let Some(bit) = space.position().map(Space::bit) else { continue };
            board.hill |= if space.serves("objective") { bit } else { 0 };
            board.entries[0] |= if space.serves("german_entry") { bit } else { 0 };
            board.entries[1] |= if space.serves("soviet_entry") { bit } else { 0 };
        }
        board.with_reserves()
    }

    /// The board of an agreement.
    #[inline]
    pub fn of(scenario: Scenario, battlefield: Battlefield, columns: u8, ranks: u8) -> &'static Board {
        static BOARDS: LazyLock<[Board; 17]> = LazyLock::new(|| {
            std::array::from_fn(|i| match i {
                16 => Board::hill_621(),
                _ => Board::standard(Battlefield::ALL[i / 8], 5 + (i / 2 % 4) as u8, 2 + (i % 2) as u8),
            })
        });
        let number = battlefield.index() * 8 + usize::from(columns.clamp(5, 8) - 5) * 2 + usize::from(ranks > 2);
        &BOARDS[if scenario == Scenario::Hill621 { 16 } else { number }]
    }

    /// The spaces next to a space (TC-2.2, TC-2.3).
    #[inline]
    pub fn adjacent(&self, space: Space) -> u64 {
        self.adjacent[space.index()]
    }

    /// The positions next to a position, without reserves.
    #[inline]
    pub fn beside(&self, position: Space) -> u64 {
        self.adjacent[position.index()] & self.all
    }

    /// The positions at distance 2.
    #[inline]
    pub fn second(&self, position: Space) -> u64 {
        self.second[position.index()]
    }

    /// Is the space on this board?
    #[inline]
    pub fn contains(&self, space: Space) -> bool {
        space.is_reserve() || self.all & space.bit() != 0
    }

    /// How many rows a space is from a nation's reserve; the reserve itself is 0.
    #[inline]
    pub fn depth(&self, nation: Nation, space: Space) -> u8 {
        if space.is_reserve() {
            return 0;
        }
        match nation {
            Nation::German => space.row() + 1,
            Nation::Soviet => self.rows - space.row(),
        }
    }

    /// The spaces that are no more rows from a nation's reserve than this one, the reserves included.
    pub fn back(&self, nation: Nation, from: Space) -> u64 {
        let before = Space::at(from.row(), 0).bit() - 1;
        let behind = match nation {
            _ if from.is_reserve() => 0,
            Nation::German => before | self.row_bits(from.row()),
            Nation::Soviet => !before & self.all,
        };
        behind | bits(Nation::ALL.map(Space::reserve))
    }

    /// What players call it: `GF3`, `N2`, `H4-2`, `G0`.
    pub fn name(&self, space: Space) -> String {
        if space.is_reserve() {
            return space.to_string();
        }
        let (row, column) = (space.row(), space.column() + 1);
        if self.is_hill_621 {
            return format!("H{}-{column}", row + 2);
        }
        if self.no_mans_land & space.bit() != 0 {
            return format!("N{column}");
        }
        let german = self.home[Nation::German.index()] & space.bit() != 0;
        let nation = if german { Nation::German } else { Nation::Soviet };
        let rank = match self.depth(nation, space) {
            1 => 'R',
            depth if depth == self.ranks => 'F',
            _ => 'M',
        };
        format!("{}{rank}{column}", if german { 'G' } else { 'S' })
    }

    /// The space of this name.
    pub fn find(&self, name: &str) -> Option<Space> {
        let reserves = Nation::ALL.map(Space::reserve);
        Spaces(self.all).chain(reserves).find(|space| self.name(*space) == name)
    }

    /// The printed terrain of Hill 621.
    pub(crate) fn printed() -> impl Iterator<Item = (Space, Terrain)> {
        DATA.hill.iter().filter_map(|space| Some((space.position()?, space.terrain)))
    }
}

/// TC-2.4: the larger of the row difference and the column difference.
#[inline]
pub const fn distance(a: Space, b: Space) -> u8 {
    let (rows, columns) = (a.row().abs_diff(b.row()), a.column().abs_diff(b.column()));
    if rows > columns { rows } else { columns }
}

/// TC-8.5: the one or two positions that a line between positions at distance 2 crosses.
pub fn crossed(a: Space, b: Space) -> u64 {
    let middle = |x: u8, y: u8| (x + y) / 2;
    match (a.row().abs_diff(b.row()), a.column().abs_diff(b.column())) {
        (2, 1) => {
            let row = middle(a.row(), b.row());
            Space::at(row, a.column()).bit() | Space::at(row, b.column()).bit()
        }
        (1, 2) => {
            let column = middle(a.column(), b.column());
            Space::at(a.row(), column).bit() | Space::at(b.row(), column).bit()
        }
        _ => Space::at(middle(a.row(), b.row()), middle(a.column(), b.column())).bit(),
    }
}
