//! The set-up: landscape, front line, tank markers, German weapons (chapter 5).

use super::May;
use crate::action::Action;
use crate::data::DATA;
use crate::map::{Board, Dir, HEXES, Hex};
use crate::pieces::*;
use crate::setup::Zone;
use crate::state::{Focus, Piece, State};
use crate::why::Why;
use crate::{German, Soviet};
use table::{Seat, Side};

impl State {
    fn on_board(&self, hex: Hex) -> May {
        if self.table.board().contains(hex) { Ok(()) } else { Err(Why::OffTheBoard) }
    }

    fn hexes_of(&self, zone: Zone) -> impl Iterator<Item = Hex> + use<> {
        self.table.board().in_columns(zone.from, zone.to)
    }

    // --- S1 (DG-5.1)

    /// The seat that lays a side's next tile: its players in turn, who has laid all of his is passed over
    /// (DG-15.3, DG-16.3).
    pub(crate) fn tile_layer(&self, side: Side) -> Option<Seat> {
        let setup = &self.table.setup;
        let quota = |seat: Seat| setup.holdings(seat).tiles;
        let seats = || setup.seats(side).map(Seat);
        let all: u8 = seats().map(quota).sum();
        let mut laid = all.checked_sub(self.table.tiles[side.index()].iter().sum())?;
        for round in 0..all {
            for seat in seats().filter(|seat| quota(*seat) > round) {
                match laid.checked_sub(1) {
                    Some(fewer) => laid = fewer,
                    None => return Some(seat),
                }
            }
        }
        None
    }

    pub(super) fn may_landscape(&self, action: Action) -> May {
        let side = self.table.setup.side(self.table.seat);
        match (self.table.focus, action) {
            (Focus::Nothing, Action::Tile(terrain)) => {
                let kinds = Terrain::tiles(self.table.setup.season);
                let kind = kinds.iter().position(|kind| *kind == terrain).ok_or(Why::NoSuchTile)?;
                if self.table.tiles[side.index()][kind] > 0 { Ok(()) } else { Err(Why::NoSuchTile) }
            }
            (Focus::Tile(_), Action::Place(hex)) => self.may_lay_tile(side, hex),
            _ => Err(Why::NotNow),
        }
    }

    pub(crate) fn may_lay_tile(&self, side: Side, hex: Hex) -> May {
        self.on_board(hex)?;
        if !self.table.setup.landscape_zone(side).contains(hex.column()) {
            return Err(Why::TileOutsideHalf);
        }
        if self.table.ground.terrain(hex) != Terrain::Steppe {
            return Err(Why::TileOnTile);
        }
        Ok(())
    }

    pub(super) fn list_landscape(&self, into: &mut Vec<Action>) {
        let side = self.table.setup.side(self.table.seat);
        match self.table.focus {
            Focus::Tile(_) => {
                let zone = self.hexes_of(self.table.setup.landscape_zone(side));
                into.extend(zone.filter(|hex| self.may_lay_tile(side, *hex).is_ok()).map(Action::Place));
            }
            _ => {
                let kinds = Terrain::tiles(self.table.setup.season).map(Action::Tile);
                into.extend(kinds.into_iter().filter(|tile| self.may_landscape(*tile).is_ok()));
            }
        }
    }

    // --- S2 (DG-5.2, DG-5.11)

    /// How many elements the deciding seat has still to lay.
    pub(crate) fn front_to_lay(&self) -> u8 {
        let setup = &self.table.setup;
        let after = setup.seats(German).map(Seat).filter(|seat| *seat > self.table.seat);
        let theirs: u8 = after.map(|seat| setup.holdings(seat).front).sum();
        self.table.front_left.saturating_sub(theirs)
    }

    pub(super) fn may_front(&self, action: Action) -> May {
        match action {
            Action::Place(hex) => self.may_lay_front(hex),
            _ => Err(Why::NotNow),
        }
    }

    pub(crate) fn may_lay_front(&self, hex: Hex) -> May {
        self.on_board(hex)?;
        let (table, board) = (&self.table, self.table.board());
        if !table.setup.front_band().contains(hex.column()) {
            return Err(Why::FrontOutsideBand);
        }
        if table.ground.front(hex) {
            return Err(Why::FrontTwice);
        }
        let Some(southernmost) = self.southernmost_front_row() else {
            return if hex.row() == 0 { Ok(()) } else { Err(Why::FrontStartsAtRowA) };
        };
        if !board.neighbours(hex).any(|next| table.ground.front(next)) {
            return Err(Why::FrontNotConnected);
        }
        let missing = board.rows - 1 - southernmost.max(hex.row());
        if table.front_left - 1 < missing { Err(Why::FrontTooShort) } else { Ok(()) }
    }

    fn southernmost_front_row(&self) -> Option<u8> {
        let band = self.table.setup.front_band();
        let in_row = |row: u8| (band.from..=band.to).filter_map(move |column| Hex::at(row, column));
        (0..self.table.board().rows).rev().find(|row| in_row(*row).any(|hex| self.table.ground.front(hex)))
    }

    pub(super) fn list_front(&self, into: &mut Vec<Action>) {
        let band = self.hexes_of(self.table.setup.front_band());
        into.extend(band.filter(|hex| self.may_lay_front(*hex).is_ok()).map(Action::Place));
    }

    // --- S3 (DG-5.4, DG-5.12)

    /// The kind of the next marker of the deciding seat: its tanks first, then its bluffs.
    pub(crate) fn next_marker_to_lay(&self) -> Option<MarkerKind> {
        let setup = &self.table.setup;
        let before = setup.seats(Soviet).map(Seat).filter(|seat| *seat < self.table.seat);
        let theirs: usize =
            before.map(|seat| setup.holdings(seat)).map(|held| usize::from(held.tanks + held.bluffs)).sum();
        let mine = setup.holdings(self.table.seat);
        let laid = self.soviet.laid.len().saturating_sub(theirs);
        match laid {
            n if n < usize::from(mine.tanks) => Some(MarkerKind::Tank),
            n if n < usize::from(mine.tanks + mine.bluffs) => Some(MarkerKind::Bluff),
            _ => None,
        }
    }

    pub(super) fn may_lay_marker(&self, action: Action) -> May {
        let Action::Place(hex) = action else { return Err(Why::NotNow) };
        self.on_board(hex)?;
        if !self.table.setup.assembly_zone().contains(hex.column()) {
            return Err(Why::MarkerOutsideZone);
        }
        if self.soviet.laid.contains(&hex) { Err(Why::MarkerOnMarker) } else { Ok(()) }
    }

    pub(super) fn list_lay_marker(&self, into: &mut Vec<Action>) {
        let zone = self.hexes_of(self.table.setup.assembly_zone()).map(Action::Place);
        into.extend(zone.filter(|place| self.may_lay_marker(*place).is_ok()));
    }

    // --- S4 (DG-5.5, DG-5.12)

    /// The next piece of the deciding seat, in the order of DG-5.12.
    pub(crate) fn next_piece_to_lay(&self) -> Option<Piece> {
        let seat = self.table.seat;
        let laid = self.german.laid.iter().filter(|laid| laid.owner == seat).count();
        self.table.setup.holdings(seat).pieces().nth(laid)
    }

    /// The piece just laid whose facing is still to be chosen.
    pub(crate) fn facing_to_lay(&self) -> Option<Piece> {
        let last = self.german.laid.last()?;
        (last.facing.is_none() && last.piece.faces()).then_some(last.piece)
    }

    pub(super) fn may_lay_weapon(&self, action: Action) -> May {
        match (self.facing_to_lay(), action) {
            (Some(_), Action::Face(_)) => Ok(()),
            (None, Action::Place(hex)) => {
                let piece = self.next_piece_to_lay().ok_or(Why::NotNow)?;
                self.on_board(hex)?;
                Laying::of(self).may_lay(self, piece, hex)
            }
            _ => Err(Why::NotNow),
        }
    }

    pub(super) fn list_lay_weapon(&self, into: &mut Vec<Action>) {
        if self.facing_to_lay().is_some() {
            return into.extend(Dir::ALL.map(Action::Face));
        }
        let Some(piece) = self.next_piece_to_lay() else { return };
        into.extend(Laying::of(self).sites(self, piece).map(Action::Place));
    }
}

/// Where German pieces lie while they are being laid.
pub(crate) struct Laying {
    soviet_side: [bool; HEXES],
    weapons: [bool; HEXES],
    airfields: [bool; HEXES],
    mines: [bool; HEXES],
}

impl Laying {
    /// What has been laid so far.
    pub(crate) fn of(state: &State) -> Laying {
        let none = [false; HEXES];
        let mut laying = Laying { soviet_side: soviet_side(state), weapons: none, airfields: none, mines: none };
        state.german.laid.iter().for_each(|laid| laying.add(laid.piece, laid.hex));
        laying
    }

    /// One more piece lies.
    pub(crate) fn add(&mut self, piece: Piece, hex: Hex) {
        let at = hex.index();
        match piece {
            Piece::Mine(_) => self.mines[at] = true,
            piece => {
                self.weapons[at] = true;
                self.airfields[at] |= piece == Piece::Airfield;
            }
        }
    }

    /// The hexes where a piece may be laid.
    pub(crate) fn sites(&self, state: &State, piece: Piece) -> impl Iterator<Item = Hex> {
        let west = state.table.board().in_columns(1, state.table.setup.front_band().to);
        west.filter(move |hex| self.may_lay(state, piece, *hex).is_ok())
    }

    fn may_lay(&self, state: &State, piece: Piece, hex: Hex) -> May {
        let (at, terrain) = (hex.index(), state.table.ground.terrain(hex));
        match piece {
            _ if self.soviet_side[at] => Err(Why::NotOnGermanSide),
            Piece::Tiger if terrain == Terrain::Swamp => Err(Why::TigerInSwamp),
            Piece::Airfield if terrain != Terrain::Steppe || state.table.ground.front(hex) => {
                Err(Why::AirfieldNotOnSteppe)
            }
            Piece::Airfield if self.mines[at] => Err(Why::AirfieldOnMine),
            Piece::Mine(_) if terrain == Terrain::SnowDrift => Err(Why::MineInDrift),
            Piece::Mine(_) if !DATA.on(terrain).mine_may_lie => Err(Why::MineInSwamp),
            Piece::Mine(_) if self.mines[at] => Err(Why::MineOnMine),
            Piece::Mine(_) if self.airfields[at] => Err(Why::MineOnAirfield),
            Piece::Mine(_) => Ok(()),
            _ if self.weapons[at] => Err(Why::HexTaken),
            _ => Ok(()),
        }
    }
}

impl crate::setup::Holdings {
    /// The German pieces in the order of DG-5.12.
    pub(crate) fn pieces(self) -> impl Iterator<Item = Piece> {
        let some = |piece: Piece, count: u8| std::iter::repeat_n(piece, count.into());
        some(Piece::Tiger, self.tigers)
            .chain(some(Piece::Airfield, self.stukas))
            .chain(some(Piece::Pak(PakKind::Pak88), self.pak88))
            .chain(some(Piece::Pak(PakKind::Pak36), self.pak36))
            .chain(some(Piece::Pak(PakKind::Bluff), self.pak_bluffs))
            .chain(some(Piece::Mine(MineKind::Mine), self.mines))
            .chain(some(Piece::Mine(MineKind::Bluff), self.mine_bluffs))
    }
}

/// DG-5.3: the hexes from which the Soviet edge can be reached without touching a front element.
/// All others are the German's: his side, the front itself, and enclosed pockets.
fn soviet_side(state: &State) -> [bool; HEXES] {
    let board: &Board = state.table.board();
    let mut reached = [false; HEXES];
    let mut todo: arrayvec::ArrayVec<Hex, HEXES> = arrayvec::ArrayVec::new();
    for hex in board.in_columns(board.columns, board.columns) {
        reached[hex.index()] = true;
        todo.push(hex);
    }
    while let Some(hex) = todo.pop() {
        for next in board.neighbours(hex) {
            if !reached[next.index()] && !state.table.ground.front(next) {
                reached[next.index()] = true;
                todo.push(next);
            }
        }
    }
    reached
}
