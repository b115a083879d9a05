//! What a side has: its cards in play, its hand, its deck, its supply.

use super::Roster;
use crate::Action;
use crate::map::{EDGES, Terrain, Zone};
use crate::pieces::{CardId, Kind, Piece, PieceId, Service, Tag, TagSet};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::Bag;

/// The supply that nobody needs in one turn.
const PLENTY: u16 = 8;

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
    pub pieces: Roster,
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
        self.pieces.get(id)
    }

    /// All pieces by number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces.of(self.pieces.all())
    }

    /// The pieces in a zone.
    #[inline]
    pub fn in_zone(&self, zone: Zone) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces.of(self.pieces.in_zone(zone))
    }

    /// The aircraft on the airfield.
    #[inline]
    pub fn on_airfield(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces.of(self.pieces.on_airfield())
    }

    /// The aircraft in the air.
    #[inline]
    pub fn in_the_air(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces.of(self.pieces.in_the_air())
    }

    /// Cards that count for stacking in a zone (LC-2.8).
    #[inline]
    pub fn stack(&self, zone: Zone) -> u8 {
        self.pieces.in_zone(zone).and(self.pieces.stacked()).len()
    }

    /// Who is in a fort.
    pub fn occupant(&self, fort: PieceId) -> Option<(PieceId, &Piece)> {
        self.pieces.of(self.pieces.inside()).find(|(_, piece)| piece.inside == Some(fort))
    }

    /// Who rides on a unit.
    pub fn passenger(&self, carrier: PieceId) -> Option<(PieceId, &Piece)> {
        self.pieces.of(self.pieces.aboard()).find(|(_, piece)| piece.aboard == Some(carrier))
    }

    /// How many HQ troops do this (LC-3.6).
    pub fn hq_troops(&self, service: Service) -> u8 {
        self.iter().filter(|(_, piece)| piece.stats().service == Some(service)).count() as u8
    }

    /// The numbers of all pieces that lie face up.
    #[inline]
    pub fn tags(&self) -> TagSet {
        self.pieces.tags()
    }

    pub(crate) fn free_tag(&self) -> Tag {
        Tag::of(self.tags().0.trailing_ones().min(63) as usize)
    }

    /// Cards on the airfield: aircraft, what they carry, what is attached to them, loose ordnance.
    pub fn airfield_cards(&self) -> u8 {
        let with = |piece: &Piece| {
            1 + u8::from(piece.weapon.is_some()) + u8::from(piece.tanks.is_some()) + piece.attached.len()
        };
        self.on_airfield().map(|(_, piece)| with(piece)).sum::<u8>() + self.loose.len()
    }

    /// Is it a unit that comes into play and leaves more supply than a turn needs?
    pub(crate) fn pays_easily(&self, action: &Action) -> bool {
        match action {
            Action::Deploy(card) => {
                let stats = card.card();
                stats.kind == Kind::Unit && self.supply >= u16::from(stats.cost) + PLENTY
            }
            _ => false,
        }
    }

    /// Does anything lie face down on the ground?
    pub fn hides_on_ground(&self) -> bool {
        let pieces = &self.pieces;
        !pieces.all().without(pieces.shown()).without(pieces.on_airfield()).is_empty()
    }

    /// Cards attached to face-down pieces on the ground.
    pub fn hidden_attached(&self) -> u8 {
        let pieces = &self.pieces;
        let hidden = pieces.all().without(pieces.shown()).without(pieces.on_airfield());
        pieces.of(hidden).map(|(_, piece)| piece.attached.len()).sum()
    }
}
