//! What lies where, as the view knows it: each piece once, lowest first.

use crate::layout::{CARD, CHIP, HELD, Layout};
use crate::names::{Name, Place};
use boards::Outlook;
use boards::kit::{Area, Point, at};
use crusade::View;
use crusade::data::DATA;
use crusade::knowledge::Seen;
use crusade::map::{Site, Terrain, Zone};
use crusade::pieces::{CardId, Kind, PieceId};
use crusade::state::{Flight, Force, Mission, Step};
use crusade::words::Condition;
use std::collections::BTreeSet;
use table::Side;

/// How much of the fort's card its occupant takes.
pub(crate) const INSIDE: f32 = 0.5;

/// A piece on the table.
#[derive(Clone, Copy, Debug, Hash)]
pub(crate) struct Piece {
    /// Its name for programs.
    pub(crate) name: Name,
    /// Where it lies.
    pub(crate) at: Place,
    /// Whose it is.
    pub(crate) side: Side,
    /// Where it is drawn: its upper left corner, of aircraft in the air the middle.
    pub(crate) point: Point,
    /// What it is.
    pub(crate) what: What,
}

/// What a piece is, and so how it is drawn.
#[derive(Clone, Copy, Debug, Hash)]
pub(crate) enum What {
    /// A card on the ground or on the own airfield.
    Card {
        card: CardId,
        holds: Condition,
        /// Is it drawn upon the fort that it is in?
        inside: bool,
        /// A fort with somebody inside of whom nothing is known.
        filled: bool,
    },
    /// A unit that rides on the one above it.
    Rider { card: CardId, holds: Condition },
    /// An aircraft in the air.
    Flying { card: CardId, holds: Condition, heading: i16, mission: Mission },
    /// A card that lies face down.
    Back,
    /// A card in hand or to be placed.
    Held { card: CardId, copies: u8 },
    /// Ordnance on the airfield.
    Chip { card: CardId, copies: u8 },
    /// A terrain card to be laid.
    Terrain(Terrain),
}

impl Piece {
    /// Its card, where it is known.
    pub(crate) fn card(&self) -> Option<CardId> {
        match self.what {
            What::Card { card, .. }
            | What::Rider { card, .. }
            | What::Flying { card, .. }
            | What::Held { card, .. }
            | What::Chip { card, .. } => Some(card),
            What::Back | What::Terrain(_) => None,
        }
    }

    /// What holds for it, where it is on the table and known.
    pub(crate) fn holds(&self) -> Option<Condition> {
        match self.what {
            What::Card { holds, .. } | What::Rider { holds, .. } | What::Flying { holds, .. } => Some(holds),
            _ => None,
        }
    }

    /// The middle of its picture.
    pub(crate) fn middle(&self) -> Point {
        match self.what {
            What::Flying { .. } => self.point,
            What::Rider { .. } => self.point.plus(CARD.0 / 2.0, 6.0),
            What::Card { inside, .. } => {
                let size = if inside { INSIDE } else { 1.0 };
                self.point.plus(CARD.0 * size / 2.0, CARD.1 * size / 2.0)
            }
            What::Chip { .. } => self.point.plus(CHIP.0 / 2.0, CHIP.1 / 2.0),
            What::Held { .. } | What::Terrain(_) => self.point.plus(HELD.0 / 2.0, HELD.1 / 2.0),
            What::Back => self.point.plus(CARD.0 / 2.0, CARD.1 / 2.0),
        }
    }
}

/// The table as the view knows it.
pub struct Scene {
    /// Where things lie.
    pub(crate) layout: Layout,
    /// All pieces, in the order in which they lie on each other.
    pub(crate) pieces: Vec<Piece>,
}

/// A piece of a side that is known, wherever it is.
#[derive(Clone, Copy)]
struct Unit {
    name: Name,
    card: CardId,
    site: Site,
    holds: Condition,
    inside: Option<Name>,
    aboard: Option<Name>,
    flight: Option<crusade::pieces::FlightId>,
    filled: bool,
}

impl Scene {
    /// Lays out a view.
    pub(crate) fn of(view: &View, outlook: Outlook) -> Scene {
        let mut scene = Scene { layout: Layout(outlook), pieces: Vec::new() };
        let known = Side::BOTH.map(|side| units(view, side));
        for side in Side::BOTH {
            scene.ground(view, side, &known[side.index()]);
            scene.airfield(view, side, &known[side.index()]);
        }
        scene.flights(view, &known);
        scene.hand(view);
        scene
    }

    /// The piece of this name.
    pub(crate) fn piece(&self, name: Name) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.name == name)
    }

    fn ground(&mut self, view: &View, side: Side, units: &[Unit]) {
        for zone in Zone::ALL {
            let site = Site::Zone(zone);
            let here = |unit: &&Unit| unit.site == site && unit.inside.is_none() && unit.aboard.is_none();
            let stands: Vec<&Unit> = units.iter().filter(here).collect();
            let backs = backs(view, side, zone, units);
            let points = self.layout.stand(site, stands.len() + usize::from(backs));
            for (unit, point) in stands.iter().zip(&points) {
                self.card(side, unit, *point, units);
            }
            for (number, point) in (0..backs).zip(points.into_iter().skip(stands.len())) {
                let name = Name::Back(side, site, number + 1);
                self.pieces.push(Piece { name, at: site.into(), side, point, what: What::Back });
            }
        }
    }

    /// A card with who rides on it below, and who is inside it upon it.
    fn card(&mut self, side: Side, unit: &Unit, point: Point, units: &[Unit]) {
        let place = Place::Site(unit.site);
        for rider in units.iter().filter(|other| other.aboard == Some(unit.name)) {
            let what = What::Rider { card: rider.card, holds: rider.holds };
            self.pieces.push(Piece { name: rider.name, at: place, side, point: point.plus(0.0, CARD.1 - 2.0), what });
        }
        let what = What::Card { card: unit.card, holds: unit.holds, inside: false, filled: unit.filled };
        self.pieces.push(Piece { name: unit.name, at: place, side, point, what });
        for occupant in units.iter().filter(|other| other.inside == Some(unit.name)) {
            let what = What::Card { card: occupant.card, holds: occupant.holds, inside: true, filled: false };
            let point = point.plus(CARD.0 * (1.0 - INSIDE) - 3.0, CARD.1 * (1.0 - INSIDE) - 3.0);
            self.pieces.push(Piece { name: occupant.name, at: place, side, point, what });
        }
    }

    fn airfield(&mut self, view: &View, side: Side, units: &[Unit]) {
        let site = Site::Airfield(side);
        let Some(force) = &view.forces[side.index()] else {
            let count = view.outlines[side.index()].airfield;
            for (number, point) in (0..count).zip(self.layout.stand(site, count.into())) {
                let name = Name::Back(side, site, number + 1);
                self.pieces.push(Piece { name, at: site.into(), side, point, what: What::Back });
            }
            return;
        };
        let parked: Vec<&Unit> = units.iter().filter(|unit| unit.site == site).collect();
        let loose: Vec<CardId> = force.loose.kinds().collect();
        let room = loose.len().div_ceil(2) as f32 * (CHIP.0 + 3.0);
        let area = self.layout.site(site).inside(6.0);
        let row = Area { w: area.w - room, ..area }.row(parked.len(), CARD.0, 3.0);
        for (unit, x) in parked.iter().zip(row) {
            self.card(side, unit, at(x, area.y + 14.0), &[]);
        }
        for (i, card) in loose.into_iter().enumerate() {
            let x = area.x + area.w - room + (i / 2) as f32 * (CHIP.0 + 3.0) + 2.0;
            let point = at(x, area.y + 14.0 + (i % 2) as f32 * (CHIP.1 + 3.0));
            let what = What::Chip { card, copies: force.loose.count(card) };
            self.pieces.push(Piece { name: Name::Loose(card), at: site.into(), side, point, what });
        }
    }

    fn flights(&mut self, view: &View, known: &[Vec<Unit>; 2]) {
        let flights = &view.table.flights;
        let site = |flight: &Flight| Site::in_air(flight.lane, flight.spot);
        for flight in flights {
            let (side, here) = (flight.side, site(flight));
            let beside: Vec<&Flight> = flights.iter().filter(|other| site(other) == here).collect();
            let turn = beside.iter().position(|other| other.id == flight.id).unwrap_or(0);
            let members = known[side.index()].iter().filter(|unit| unit.flight == Some(flight.id));
            let members: Vec<&Unit> = members.collect();
            let up = self.layout.is_above(side) == (flight.mission == Mission::Home);
            let heading = match (flight.mission, up) {
                (Mission::Patrol, _) if view.table.entering != Some(flight.id) => {
                    if up {
                        -35
                    } else {
                        145
                    }
                }
                (_, true) => 0,
                (_, false) => 180,
            };
            let points = self.layout.formation(here, (turn, beside.len()), members.len());
            for (unit, point) in members.iter().zip(points) {
                let what = What::Flying { card: unit.card, holds: unit.holds, heading, mission: flight.mission };
                self.pieces.push(Piece { name: unit.name, at: here.into(), side, point, what });
            }
        }
    }

    /// Cards in hand, cards to be placed, terrain to be laid.
    fn hand(&mut self, view: &View) {
        let Some(side) = view.side() else { return };
        let Some(force) = &view.forces[side.index()] else { return };
        let mut cards: Vec<(Name, What)> = Vec::new();
        let held = |card: CardId, copies: u8| What::Held { card, copies };
        if view.table.decider == side && view.table.step == Step::Forces {
            cards.extend(sorted(force.deck.kinds()).map(|card| (Name::Deck(card), held(card, force.deck.count(card)))));
        } else {
            cards.extend(sorted(force.hand.kinds()).map(|card| (Name::Hand(card), held(card, force.hand.count(card)))));
        }
        cards.extend(
            to_lay(view, side, force).into_iter().map(|terrain| (Name::Terrain(terrain), What::Terrain(terrain))),
        );
        let strip = self.layout.hand().inside(4.0);
        let room = Area { x: strip.x + 70.0, w: strip.w - 74.0, ..strip };
        for ((name, what), x) in cards.iter().copied().zip(room.row(cards.len(), HELD.0, 4.0)) {
            self.pieces.push(Piece { name, at: Place::Hand, side, point: at(x, strip.y), what });
        }
    }
}

/// Units first, then aircraft, then the rest, each by its place in the list.
fn sorted(cards: impl Iterator<Item = CardId>) -> impl Iterator<Item = CardId> {
    let mut cards: Vec<CardId> = cards.collect();
    let order = |card: &CardId| match card.card().kind {
        Kind::Unit | Kind::HqTroop | Kind::Staff => 0,
        Kind::Air => 1,
        Kind::Ordnance => 2,
        Kind::Fort | Kind::Obstacle => 3,
        Kind::Special => 4,
    };
    cards.sort_by_key(|card| (order(card), *card));
    cards.into_iter()
}

/// The terrain cards that the owner of the view may still lay now.
fn to_lay(view: &View, side: Side, force: &Force) -> Vec<Terrain> {
    let table = &view.table;
    let lays = matches!(table.step, Step::Terrain | Step::Centre) && table.decider == side;
    if !lays || force.plan.len() == 6 {
        return Vec::new();
    }
    DATA.terrain_sets[side.index()].into_iter().filter(|terrain| !force.plan.contains(terrain)).collect()
}

/// The pieces of a side that the owner of the view knows.
fn units(view: &View, side: Side) -> Vec<Unit> {
    match &view.forces[side.index()] {
        Some(force) => own(view, side, force),
        None => view.outlines[side.index()].seen.iter().map(|seen| met(view, side, seen)).collect(),
    }
}

fn own(view: &View, side: Side, force: &Force) -> Vec<Unit> {
    let name = |id: PieceId| match force.get(id).and_then(|piece| piece.tag) {
        Some(tag) => Name::Open(side, tag),
        None => Name::Own(side, id),
    };
    let unit = |(id, piece): (PieceId, &crusade::pieces::Piece)| Unit {
        name: name(id),
        card: piece.card,
        site: view.table.site(side, piece.place),
        holds: piece.into(),
        inside: piece.inside.map(name),
        aboard: piece.aboard.map(name),
        flight: piece.flight(),
        filled: false,
    };
    force.iter().map(unit).collect()
}

fn met(view: &View, side: Side, seen: &Seen) -> Unit {
    let flight = match seen.place {
        crusade::pieces::Place::Flight(id) => Some(id),
        _ => None,
    };
    let known = view.outlines[side.index()].seen.iter().any(|other| other.inside == Some(seen.tag));
    Unit {
        name: Name::Open(side, seen.tag),
        card: seen.card,
        site: view.table.site(side, seen.place),
        holds: seen.into(),
        inside: seen.inside.map(|tag| Name::Open(side, tag)),
        aboard: seen.aboard.map(|tag| Name::Open(side, tag)),
        flight,
        filled: seen.filled && !known,
    }
}

/// Face-down cards of a zone that lie by themselves: one inside a fort that is known is drawn there.
fn backs(view: &View, side: Side, zone: Zone, units: &[Unit]) -> u8 {
    if view.forces[side.index()].is_some() {
        return 0;
    }
    let inside = units.iter().filter(|unit| unit.filled && unit.site == Site::Zone(zone)).count() as u8;
    view.outlines[side.index()].hidden[zone.index()].saturating_sub(inside)
}

/// The number of a card's picture.
pub(crate) fn number(card: CardId) -> u16 {
    card.index() as u16 + 1
}

/// The cards whose faces are drawn, each once; those of the victory piles lie in the tray of losses.
pub(crate) fn cards_shown(view: &View, scene: &Scene) -> Vec<u16> {
    let drawn = scene.pieces.iter().filter_map(Piece::card);
    let captured = view.table.captured.iter().flat_map(|pile| pile.kinds());
    let all: BTreeSet<u16> = drawn.chain(captured).map(number).collect();
    all.into_iter().collect()
}
