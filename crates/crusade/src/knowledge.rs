//! Who knows what: a side's own cards, what lies face up, and how much lies face down.

use crate::imagine::Dream;
use crate::map::{ZONES, Zone};
use crate::pieces::{CardId, Piece, Place, SpecialSet, Tag};
use crate::setup::seat_of;
use crate::state::{Focus, Force, State, Step, Table};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::{Faults, drafted};
use table::{Rng, Seat, Side};

/// A piece that lies face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The number by which everybody knows it.
    pub tag: Tag,
    /// What it is.
    pub card: CardId,
    /// Where it is.
    pub place: Place,
    /// Damage points.
    pub damage: u8,
    /// Those of them that it took in the volley that is being fired (LC-11.6).
    pub fresh: u8,
    /// Has it done its main action of this turn (LC-1.5)?
    pub committed: bool,
    /// Is it dug in?
    pub dug_in: bool,
    /// Has it scouted this turn?
    pub scouted: bool,
    /// The fort that it is in.
    pub inside: Option<Tag>,
    /// A fort with somebody inside.
    pub filled: bool,
    /// The unit that it rides on.
    pub aboard: Option<Tag>,
    /// The cards attached to it.
    pub attached: SpecialSet,
    /// The weapon that it carries.
    pub weapon: Option<CardId>,
    /// The drop tanks that it carries.
    pub tanks: Option<CardId>,
}

/// A side as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outline {
    /// What lies face up, by tag.
    pub seen: ArrayVec<Seen, 64>,
    /// Face-down cards by zone.
    pub hidden: [u8; ZONES],
    /// The zones that it occupies.
    pub held: [bool; ZONES],
    /// Cards on the airfield.
    pub airfield: u8,
    /// Cards attached to face-down cards on the ground.
    pub attached: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Supply points, where they are shown.
    pub supply: Option<u16>,
}

drafted! {
    /// The position as one seat may know it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct View {
        /// Whose view it is; nobody's is a spectator's.
        pub seat: Option<Seat>,
        /// What everybody sees.
        pub table: Table,
        /// What the owner of this view is declaring.
        pub focus: Focus,
        /// What the owner knows of a side.
        pub forces: [Option<Force>; 2],
        /// What everybody knows of a side.
        pub outlines: [Outline; 2],
    }
}

impl View {
    fn checked(self) -> Result<View, String> {
        let mut faults = Faults::default();
        let known = self.seat.is_none_or(|seat| Side::BOTH.map(seat_of).contains(&seat));
        faults.demand(known, || "the view belongs to a seat that does not exist".into());
        faults.judge(self)
    }

    /// The side of its owner.
    pub fn side(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| Some(seat_of(*side)) == self.seat)
    }

    /// A piece of a side that lies face up.
    pub fn seen(&self, side: Side, tag: Tag) -> Option<&Seen> {
        self.outlines[side.index()].seen.iter().find(|seen| seen.tag == tag)
    }

    /// What the ground that a side holds counts for it at the end (LC-12.4).
    pub fn ground_points(&self, side: Side) -> i32 {
        let numbers = &crate::data::DATA.numbers;
        let held = |zones: [Zone; 3]| {
            zones.iter().filter(|zone| self.outlines[side.index()].held[zone.index()]).count() as i32
        };
        held(Zone::home_row(side.other())) * i32::from(numbers.score_home_row)
            + held(Zone::CENTRE) * i32::from(numbers.score_centre)
    }

    /// A piece of the owner.
    pub fn mine(&self, id: crate::pieces::PieceId) -> Option<&Piece> {
        self.forces[self.side()?.index()].as_ref()?.get(id)
    }

    /// One complete position that fits the view.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> State {
        let mut forces = [Force::default(), Force::default()];
        for side in Side::BOTH {
            forces[side.index()] = match &self.forces[side.index()] {
                Some(force) => force.clone(),
                None => Dream { view: self, side, rng }.force(),
            };
        }
        State { table: self.table.clone(), forces, focus: self.focus.clone() }
    }
}

impl State {
    /// What a seat may know; at the end all is open.
    pub(crate) fn view(&self, seat: Option<Seat>) -> View {
        let table = &self.table;
        let open = table.step == Step::Over;
        let knows = |side: Side| open || seat == Some(seat_of(side));
        View {
            seat,
            table: table.clone(),
            focus: if knows(table.decider) { self.focus.clone() } else { Focus::Nothing },
            forces: Side::BOTH.map(|side| knows(side).then(|| self.force(side).clone())),
            outlines: Side::BOTH.map(|side| self.outline(side)),
        }
    }

    /// A side as everybody sees it; nothing of it while forces are chosen in secret (LC-5.9).
    fn outline(&self, side: Side) -> Outline {
        if self.table.turn == 0 {
            return Outline::default();
        }
        let force = self.force(side);
        let tag_of = |id| force.get(id).and_then(|piece: &Piece| piece.tag);
        let seen = force.tags().iter().filter_map(|tag| {
            let (id, piece) = self.tagged(side, tag)?;
            Some(Seen {
                tag,
                card: piece.card,
                place: piece.place,
                damage: piece.damage,
                fresh: piece.fresh,
                committed: piece.committed,
                dug_in: piece.dug_in,
                scouted: piece.scouted,
                inside: piece.inside.and_then(tag_of),
                filled: force.occupant(id).is_some(),
                aboard: piece.aboard.and_then(tag_of),
                attached: piece.attached,
                weapon: piece.weapon,
                tanks: piece.tanks,
            })
        });
        Outline {
            seen: seen.collect(),
            hidden: Zone::ALL.map(|zone| self.hidden_in(side, zone)),
            held: Zone::ALL.map(|zone| self.occupies(side, zone)),
            airfield: force.airfield_cards(),
            attached: force.hidden_attached(),
            hand: force.hand.len(),
            deck: force.deck.len(),
            supply: self.table.shows_supply().then_some(force.supply),
        }
    }
}
