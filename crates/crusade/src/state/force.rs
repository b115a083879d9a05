//! What a side has: its cards in play, its hand, its deck, its supply.

use crate::map::{EDGES, Terrain, Zone};
use crate::pieces::{CardId, Kind, Piece, PieceId, Place, Tag, TagSet};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::Bag;

/// What a side has done of what it may do once a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rights {
    /// Has the free refit point been used (LC-7.7)?
    pub free_refit: bool,
    /// Points of Medical Battalions used (LC-7.9).
    pub medics: u8,
    /// Points of Workshop Companies used.
    pub workshops: u8,
    /// Has the Russian infantry rule been used (LC-7.17)?
    pub russian: bool,
    /// Bonus refit points left (LC-7.18).
    pub bonus: u8,
    /// Has a card been bought (LC-7.16)?
    pub bought: bool,
}

/// A side as its owner knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// Supply points.
    pub supply: u16,
    /// Cards in hand.
    pub hand: Bag<CardId, 20>,
    /// Cards still to be drawn.
    pub deck: Bag<CardId, 60>,
    /// Ordnance on the airfield that no aircraft carries.
    pub loose: Bag<CardId, 60>,
    /// Units, forts and aircraft in play.
    pub pieces: ArrayVec<Option<Piece>, 64>,
    /// The types of its obstacles.
    pub obstacles: [Option<CardId>; EDGES],
    /// Terrain chosen in the set-up: A, B, C of the home row, then the rest of the set.
    pub plan: ArrayVec<Terrain, 6>,
    /// What it has used of this turn's rights.
    pub rights: Rights,
}

impl Force {
    /// A piece by its owner's number.
    #[inline]
    pub fn get(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.get(id.index()).and_then(Option::as_ref)
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, id: PieceId) -> Option<&mut Piece> {
        self.pieces.get_mut(id.index()).and_then(Option::as_mut)
    }

    /// All pieces by number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces.iter().enumerate().filter_map(|(i, piece)| piece.as_ref().map(|piece| (PieceId::of(i), piece)))
    }

    #[inline]
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (PieceId, &mut Piece)> {
        self.pieces.iter_mut().enumerate().filter_map(|(i, piece)| piece.as_mut().map(|piece| (PieceId::of(i), piece)))
    }

    /// The pieces in a zone.
    #[inline]
    pub fn in_zone(&self, zone: Zone) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.iter().filter(move |(_, piece)| piece.place == Place::Zone(zone))
    }

    /// The aircraft on the airfield.
    #[inline]
    pub fn on_airfield(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.iter().filter(|(_, piece)| piece.place == Place::Airfield)
    }

    /// Puts a piece into the first free place.
    pub(crate) fn put(&mut self, piece: Piece) -> Option<PieceId> {
        let free = self.pieces.iter().position(Option::is_none);
        match free {
            Some(index) => self.pieces[index] = Some(piece),
            None => self.pieces.try_push(Some(piece)).ok()?,
        }
        Some(PieceId::of(free.unwrap_or(self.pieces.len() - 1)))
    }

    pub(crate) fn remove(&mut self, id: PieceId) -> Option<Piece> {
        let piece = self.pieces.get_mut(id.index())?.take();
        while matches!(self.pieces.last(), Some(None)) {
            self.pieces.pop();
        }
        piece
    }

    /// Cards that count for stacking in a zone (LC-2.8).
    pub fn stack(&self, zone: Zone) -> u8 {
        let counts = |piece: &Piece| piece.stats().kind != Kind::Staff && piece.inside.is_none();
        self.in_zone(zone).filter(|(_, piece)| counts(piece)).count() as u8
    }

    /// Who is in a fort.
    pub fn occupant(&self, fort: PieceId) -> Option<(PieceId, &Piece)> {
        self.iter().find(|(_, piece)| piece.inside == Some(fort))
    }

    /// Who rides on a unit.
    pub fn passenger(&self, carrier: PieceId) -> Option<(PieceId, &Piece)> {
        self.iter().find(|(_, piece)| piece.aboard == Some(carrier))
    }

    /// How many HQ troops of this card work (LC-3.6).
    pub fn hq_troops(&self, id: &str) -> u8 {
        self.iter().filter(|(_, piece)| piece.stats().id == id).count() as u8
    }

    /// The numbers of all pieces that lie face up.
    pub fn tags(&self) -> TagSet {
        let mut tags = TagSet::default();
        self.iter().filter_map(|(_, piece)| piece.tag).for_each(|tag| tags.insert(tag));
        tags
    }

    pub(crate) fn free_tag(&self) -> Tag {
        Tag::of((!self.tags().0).trailing_zeros().min(63) as usize)
    }

    /// Cards on the airfield: aircraft, what they carry, what is attached to them, loose ordnance.
    pub fn airfield_cards(&self) -> u8 {
        let with = |piece: &Piece| {
            1 + u8::from(piece.weapon.is_some()) + u8::from(piece.tanks.is_some()) + piece.attached.len()
        };
        self.on_airfield().map(|(_, piece)| with(piece)).sum::<u8>() + self.loose.len()
    }

    /// Cards attached to face-down pieces on the ground.
    pub fn hidden_attached(&self) -> u8 {
        let hidden = self.iter().filter(|(_, piece)| piece.tag.is_none() && piece.zone().is_some());
        hidden.map(|(_, piece)| piece.attached.len()).sum()
    }
}
