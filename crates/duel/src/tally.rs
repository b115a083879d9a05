//! What is left and what is gone.

use crate::pieces::*;
use crate::setup::Holdings;
use crate::state::Table;
use arrayvec::ArrayVec;
use table::{MAX_SEATS, Seat};

/// What is left and what is gone: all of it open to both sides.
pub struct Tally {
    /// T-34s not yet activated, and the face-down tank markers they are among.
    pub tanks_hidden: (usize, usize),
    /// T-34s on the board.
    pub active: usize,
    /// T-34s destroyed, burning ones too.
    pub destroyed: usize,
    /// T-34s that left over the German edge.
    pub through: usize,
    /// Guns that the German side had.
    pub guns: usize,
    /// How many of them are gone.
    pub guns_destroyed: usize,
    /// Guns not yet turned up, and the face-down PAK markers they are among.
    pub guns_hidden: (usize, usize),
    /// Mines not yet turned up, and the face-down mine markers they are among.
    pub mines_hidden: (usize, usize),
}

impl Table {
    /// Counts the pieces; those still to be laid count as hidden.
    pub fn tally(&self) -> Tally {
        let holdings: ArrayVec<Holdings, MAX_SEATS> =
            (0..self.setup.players.0).map(|seat| self.setup.holdings(Seat(seat))).collect();
        let held = |count: fn(&Holdings) -> u8| -> usize { holdings.iter().map(|held| usize::from(count(held))).sum() };
        let fates = |fits: fn(Fate) -> bool| self.t34s.iter().filter(|t34| fits(t34.fate)).count();
        let markers_up = self.markers.iter().filter(|marker| marker.shown.is_some()).count();
        let guns_up =
            self.paks.iter().filter(|pak| matches!(pak.face, Face::Up(kind) if kind != PakKind::Bluff)).count();
        let paks_up = self.paks.iter().filter(|pak| pak.face != Face::Down).count();
        let gun_gone = |pak: &&Pak| {
            matches!(pak.face, Face::Up(kind) if kind != PakKind::Bluff) && (pak.destroyed || pak.at.is_none())
        };
        let mines_up = self.mines.iter().filter(|mine| mine.face_up && mine.at.is_some()).count();
        let squares_up = self.mines.iter().filter(|mine| mine.face_up).count();
        Tally {
            tanks_hidden: (
                held(|held| held.tanks).saturating_sub(self.t34s.len()),
                held(|held| held.tanks + held.bluffs).saturating_sub(markers_up),
            ),
            active: fates(|fate| matches!(fate, Fate::On(_))),
            destroyed: fates(|fate| matches!(fate, Fate::Burning(_) | Fate::Destroyed)),
            through: fates(|fate| fate == Fate::Through),
            guns: held(|held| held.pak88 + held.pak36),
            guns_destroyed: self.paks.iter().filter(gun_gone).count(),
            guns_hidden: (
                held(|held| held.pak88 + held.pak36).saturating_sub(guns_up),
                held(|held| held.pak88 + held.pak36 + held.pak_bluffs).saturating_sub(paks_up),
            ),
            mines_hidden: (
                held(|held| held.mines).saturating_sub(mines_up),
                held(|held| held.mines + held.mine_bluffs).saturating_sub(squares_up),
            ),
        }
    }
}
