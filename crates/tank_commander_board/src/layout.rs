//! Where everything lies on the table, positions in the middle, a strip for each reserve
//! above and below. Two cards fit side by side into a position and nothing is left over, so that they are as large as
//! a screen allows.

use boards::Outlook;
use boards::kit::{Area, Point};
use table::{Seat, Side};
use tank_commander::map::{Board, Space};
use tank_commander::pieces::Nation;
use tank_commander::state::Table;

/// A small face.
pub(crate) const CARD: (f32, f32) = (120.0, 84.0);
/// A card's back in a pile.
pub(crate) const BACK: f32 = 60.0;
/// How much of a loaded card looks out above its carrier.
pub(crate) const PEEK: f32 = 17.0;

const CELL: (f32, f32) = (246.0, 192.0);
const MARGIN: f32 = 6.0;
const STRIP: f32 = 94.0;
const GAP: f32 = 6.0;
/// The height of a position's name above its cards.
const LABEL: f32 = 18.0;
/// Room for the piles at the right of a strip.
const PILES: f32 = 210.0;
/// Room for points and supply at the left of a strip.
const BADGE: f32 = 104.0;

/// Where so many cards begin in a row here, overlapping if they must.
pub(crate) fn cards_in(room: Area, cards: usize) -> impl Iterator<Item = f32> {
    room.row(cards, CARD.0, 3.0)
}

/// The places of one match.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    board: &'static Board,
    outlook: Outlook,
    /// Whose home lies above.
    north: Nation,
    commanders: u8,
}

impl Layout {
    /// The places of the match on this table.
    pub(crate) fn of(table: &Table, outlook: Outlook) -> Layout {
        let north = match (table.setup.is_hill(), outlook) {
            (true, Outlook::Upright) | (false, Outlook::Turned) => Nation::German,
            (false, Outlook::Upright) | (true, Outlook::Turned) => Nation::Soviet,
        };
        Layout { board: table.board(), outlook, north, commanders: table.setup.commanders() }
    }

    /// The place in a row of so many, counted from the left.
    const fn counted_from_left(self, place: u8, of: u8) -> u8 {
        match self.outlook {
            Outlook::Upright => place,
            Outlook::Turned => of - 1 - place,
        }
    }

    fn board_width(self) -> f32 {
        f32::from(self.board.columns) * CELL.0
    }

    fn board_height(self) -> f32 {
        f32::from(self.board.rows) * CELL.1
    }

    /// Width and height of everything.
    pub(crate) fn size(self) -> (f32, f32) {
        (2.0 * MARGIN + self.board_width(), 2.0 * MARGIN + 2.0 * (STRIP + GAP) + self.board_height())
    }

    /// The battlefield.
    pub(crate) fn field(self) -> Area {
        Area { x: MARGIN, y: MARGIN + STRIP + GAP, w: self.board_width(), h: self.board_height() }
    }

    /// Does this nation's home lie above?
    pub(crate) fn is_north(self, nation: Nation) -> bool {
        self.north == nation
    }

    /// A position, or the strip of a reserve.
    pub(crate) fn space(self, space: Space) -> Area {
        if space.is_reserve() {
            return self.strip(if space == Space::reserve(Nation::German) { Nation::German } else { Nation::Soviet });
        }
        // Row 0 lies with the Germans.
        let row = f32::from(space.row());
        let row = if self.is_north(Nation::German) { row } else { f32::from(self.board.rows) - 1.0 - row };
        let (field, column) = (self.field(), self.counted_from_left(space.column(), self.board.columns));
        Area { x: field.x + f32::from(column) * CELL.0, y: field.y + row * CELL.1, w: CELL.0, h: CELL.1 }
    }

    /// The strip of a nation's reserve.
    pub(crate) fn strip(self, nation: Nation) -> Area {
        let below = MARGIN + STRIP + 2.0 * GAP + self.board_height();
        let y = if self.is_north(nation) { MARGIN } else { below };
        Area { x: MARGIN, y, w: self.board_width(), h: STRIP }
    }

    /// What of the strip belongs to a seat.
    pub(crate) fn seat(self, table: &Table, seat: Seat) -> Area {
        let side = table.side(seat);
        let strip = self.strip(table.nation(side));
        let place = table.setup.seats(side).position(|other| other == seat).unwrap_or(0) as u8;
        let w = strip.w / f32::from(self.commanders);
        Area { x: strip.x + f32::from(self.counted_from_left(place, self.commanders)) * w, w, ..strip }
    }

    /// Where a seat sits at the table, in hundredths of its width and height.
    pub(crate) fn home(self, table: &Table, seat: Seat) -> (u8, u8) {
        let y = if self.is_north(table.nation(table.side(seat))) { 0 } else { 100 };
        let place = table.setup.seats(table.side(seat)).position(|other| other == seat).unwrap_or(0);
        (if place == 0 { 0 } else { 100 }, y)
    }

    /// The points and supply of a seat.
    pub(crate) fn badge(self, table: &Table, seat: Seat) -> Area {
        Area { w: BADGE, ..self.seat(table, seat) }
    }

    /// The hand of a seat.
    pub(crate) fn hand(self, table: &Table, seat: Seat) -> Area {
        let seat = self.seat(table, seat);
        Area { x: seat.x + BADGE, w: seat.w - BADGE - PILES, y: seat.y + 5.0, h: CARD.1 }
    }

    /// The three piles of a seat: draw pile, discards, wrecks.
    pub(crate) fn piles(self, table: &Table, seat: Seat) -> [Area; 3] {
        let seat = self.seat(table, seat);
        let left = seat.x + seat.w - PILES + 12.0;
        [0.0, 1.0, 2.0].map(|i| Area { x: left + i * (BACK + 6.0), y: seat.y + 4.0, w: BACK, h: CARD.1 })
    }

    /// Where the small mark of an edge lies. Two edges may cross in a corner, so that it is not quite the middle.
    pub(crate) fn edge(self, a: Space, b: Space) -> Point {
        let (from, to) = (self.space(a).middle(), self.space(b).middle());
        from.between(to, if a.row() == b.row() || a.column() == b.column() { 0.5 } else { 0.44 })
    }

    /// Where the piles of cards of a side stand in a position, each by the corner of its lowest card.
    pub(crate) fn stand(self, table: &Table, side: Side, at: Space, piles: usize) -> Vec<Point> {
        let cell = self.space(at).inside(3.0);
        let shared = table.units.holds(side.other(), at);
        let rows = if shared || piles <= 2 { 1 } else { 2 };
        let north = self.is_north(table.nation(side));
        let per_row = piles.div_ceil(rows).max(1);
        let line = |row: usize| {
            let first = cell.y + LABEL - 3.0;
            let last = cell.y + cell.h - CARD.1;
            if north == (row == 0) { first } else { last }
        };
        let mut places = Vec::with_capacity(piles);
        for row in 0..rows {
            let here = per_row.min(piles - places.len());
            let w = (here as f32 * CARD.0).min(cell.w);
            let room = Area { x: cell.x + (cell.w - w) / 2.0, w, ..cell };
            places.extend(cards_in(room, here).map(|x| Point { x, y: line(row) }));
        }
        places
    }
}
