//! The pieces of a side by their owner's numbers, and by what is asked of them at every decision: where they are, what
//! is known of them, who counts for what.

use crate::map::{ZONES, Zone};
use crate::pieces::{Bits, Kind, Piece, PieceId, Place, Tag, TagSet};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most pieces of a side.
const MOST: usize = 64;

/// Pieces of one side, as a set of their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PieceSet(u64);

impl PieceSet {
    /// This piece alone.
    #[inline]
    pub const fn one(id: PieceId) -> PieceSet {
        PieceSet(1 << id.index())
    }

    /// Those that are in both sets.
    #[inline]
    pub const fn and(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & other.0)
    }

    /// Those that are in either set.
    #[inline]
    pub const fn or(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 | other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    pub const fn without(self, other: PieceSet) -> PieceSet {
        PieceSet(self.0 & !other.0)
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// All of them in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = PieceId> {
        Bits(self.0).map(PieceId::of)
    }

    #[inline]
    fn put(&mut self, id: PieceId, belongs: bool) {
        self.0 = self.0 & !(1 << id.index()) | u64::from(belongs) << id.index();
    }
}

impl FromIterator<PieceId> for PieceSet {
    fn from_iter<I: IntoIterator<Item = PieceId>>(ids: I) -> PieceSet {
        ids.into_iter().fold(PieceSet::default(), |set, id| set.or(PieceSet::one(id)))
    }
}

/// The pieces of a side. The sets follow from the pieces and are kept with every change of one.
#[derive(Clone, Copy, Debug)]
pub struct Roster {
    pieces: [Option<Piece>; MOST],
    all: PieceSet,
    zones: [PieceSet; ZONES],
    airfield: PieceSet,
    flying: PieceSet,
    ground: PieceSet,
    stacked: PieceSet,
    shown: PieceSet,
    inside: PieceSet,
    aboard: PieceSet,
    tags: TagSet,
    by_tag: [u8; MOST],
}

impl Default for Roster {
    fn default() -> Roster {
        Roster {
            pieces: [None; MOST],
            all: PieceSet::default(),
            zones: Default::default(),
            airfield: PieceSet::default(),
            flying: PieceSet::default(),
            ground: PieceSet::default(),
            stacked: PieceSet::default(),
            shown: PieceSet::default(),
            inside: PieceSet::default(),
            aboard: PieceSet::default(),
            tags: TagSet::default(),
            by_tag: [0; MOST],
        }
    }
}

impl PartialEq for Roster {
    fn eq(&self, other: &Roster) -> bool {
        self.all == other.all && self.pieces[..self.end()] == other.pieces[..self.end()]
    }
}

impl Eq for Roster {}

impl Roster {
    /// A piece by its number.
    #[inline]
    pub fn get(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.get(id.index()).and_then(Option::as_ref)
    }

    /// All of these pieces.
    #[inline]
    pub fn of(&self, set: PieceSet) -> impl Iterator<Item = (PieceId, &Piece)> {
        set.iter().filter_map(|id| self.get(id).map(|piece| (id, piece)))
    }

    /// The piece that lies face up under this number.
    #[inline]
    pub fn tagged(&self, tag: Tag) -> Option<(PieceId, &Piece)> {
        if !self.tags.has(tag) {
            return None;
        }
        let id = PieceId::of(self.by_tag[tag.index()].into());
        self.get(id).map(|piece| (id, piece))
    }

    /// All pieces.
    #[inline]
    pub const fn all(&self) -> PieceSet {
        self.all
    }

    /// Those in a zone.
    #[inline]
    pub const fn in_zone(&self, zone: Zone) -> PieceSet {
        self.zones[zone.index()]
    }

    /// Those on the airfield.
    #[inline]
    pub const fn on_airfield(&self) -> PieceSet {
        self.airfield
    }

    /// Those in the air.
    #[inline]
    pub const fn in_the_air(&self) -> PieceSet {
        self.flying
    }

    /// The ground units.
    #[inline]
    pub const fn ground(&self) -> PieceSet {
        self.ground
    }

    /// Those that count for stacking where they are (LC-2.8).
    #[inline]
    pub const fn stacked(&self) -> PieceSet {
        self.stacked
    }

    /// Those that lie face up.
    #[inline]
    pub const fn shown(&self) -> PieceSet {
        self.shown
    }

    /// Those inside a fort.
    #[inline]
    pub const fn inside(&self) -> PieceSet {
        self.inside
    }

    /// Those that ride on a unit.
    #[inline]
    pub const fn aboard(&self) -> PieceSet {
        self.aboard
    }

    /// The numbers of those that lie face up.
    #[inline]
    pub const fn tags(&self) -> TagSet {
        self.tags
    }

    /// Is there no room for another one?
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.all.0 == u64::MAX
    }

    /// One more than the highest number in use.
    fn end(&self) -> usize {
        MOST - self.all.0.leading_zeros() as usize
    }

    /// Puts a piece into the first free place.
    pub(crate) fn put(&mut self, piece: Piece) -> Option<PieceId> {
        if self.is_full() {
            return None;
        }
        let id = PieceId::of(self.all.0.trailing_ones() as usize);
        self.pieces[id.index()] = Some(piece);
        self.note(id, &piece);
        Some(id)
    }

    pub(crate) fn remove(&mut self, id: PieceId) -> Option<Piece> {
        let piece = self.pieces.get_mut(id.index())?.take()?;
        self.forget(id, &piece);
        self.all.put(id, false);
        Some(piece)
    }

    /// Changes a piece, if it is there.
    #[inline]
    pub(crate) fn edit(&mut self, id: PieceId, change: impl FnOnce(&mut Piece)) {
        let Some(Some(piece)) = self.pieces.get_mut(id.index()) else { return };
        let before = *piece;
        change(piece);
        let after = *piece;
        let sorts = |piece: &Piece| (piece.card, piece.place, piece.tag, piece.inside, piece.aboard);
        if sorts(&before) != sorts(&after) {
            self.forget(id, &before);
            self.note(id, &after);
        }
    }

    /// Changes all pieces.
    pub(crate) fn edit_all(&mut self, mut change: impl FnMut(&mut Piece)) {
        self.all.iter().for_each(|id| self.edit(id, &mut change));
    }

    fn note(&mut self, id: PieceId, piece: &Piece) {
        let stats = piece.stats();
        self.all.put(id, true);
        self.ground.put(id, stats.is_ground());
        self.stacked.put(id, stats.kind != Kind::Staff && piece.inside.is_none());
        self.shown.put(id, piece.tag.is_some());
        self.inside.put(id, piece.inside.is_some());
        self.aboard.put(id, piece.aboard.is_some());
        match piece.place {
            Place::Zone(zone) => self.zones[zone.index()].put(id, true),
            Place::Airfield => self.airfield.put(id, true),
            Place::Flight(_) => self.flying.put(id, true),
        }
        if let Some(tag) = piece.tag {
            self.tags.insert(tag);
            self.by_tag[tag.index()] = id.index() as u8;
        }
    }

    fn forget(&mut self, id: PieceId, piece: &Piece) {
        for set in [&mut self.ground, &mut self.stacked, &mut self.shown, &mut self.inside, &mut self.aboard] {
            set.put(id, false);
        }
        match piece.place {
            Place::Zone(zone) => self.zones[zone.index()].put(id, false),
            Place::Airfield => self.airfield.put(id, false),
            Place::Flight(_) => self.flying.put(id, false),
        }
        piece.tag.into_iter().for_each(|tag| self.tags.remove(tag));
    }
}

/// As it is written: the pieces by number, with gaps.
type List = ArrayVec<Option<Piece>, MOST>;

impl Serialize for Roster {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(&self.pieces[..self.end()])
    }
}

impl<'de> Deserialize<'de> for Roster {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Roster, D::Error> {
        let list = List::deserialize(from)?;
        if let Some(None) = list.last() {
            return Err(serde::de::Error::custom("there is a gap after the last piece"));
        }
        let mut roster = Roster::default();
        for (index, piece) in list.into_iter().enumerate() {
            roster.pieces[index] = piece;
            piece.into_iter().for_each(|piece| roster.note(PieceId::of(index), &piece));
        }
        Ok(roster)
    }
}

table::kit::schema! {
    /// The pieces of a side by their owner's numbers.
    Roster as List
}
