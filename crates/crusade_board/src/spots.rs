//! Where actions sit on the table, and what is pointed at with them.

use crate::names::{Name, Place, Spot, spot};
use crate::scene::{Scene, number};
use crusade::map::{Site, Spot as Row, Zone};
use crusade::pieces::{CardId, FlightId, Kind, PieceId, Tag};
use crusade::state::{Flight, Focus};
use crusade::{Action, View};
use table::Side;

/// A piece of a side by its owner's number, as it is named on the table.
pub(crate) fn own(view: &View, side: Side, id: PieceId) -> Option<Name> {
    let piece = view.forces[side.index()].as_ref()?.get(id)?;
    Some(piece.tag.map_or(Name::Own(side, id), |tag| Name::Open(side, tag)))
}

/// The site of a flight.
fn site(flight: &Flight) -> Site {
    Site::in_air(flight.lane, flight.spot)
}

/// The first aircraft of a flight: it stands for all of them.
pub(crate) fn leader(view: &View, id: FlightId) -> Option<Name> {
    let flight = view.table.flight(id)?;
    let seen = &view.outlines[flight.side.index()].seen;
    let first = seen.iter().find(|seen| seen.place == crusade::pieces::Place::Flight(id))?;
    Some(Name::Open(flight.side, first.tag))
}

/// The spots of an action; none if it is only a button.
pub(crate) fn spots(view: &View, scene: &Scene, action: Action) -> Vec<Spot> {
    let found = find(view, view.table.decider, action).unwrap_or_default();
    if found.iter().all(|spot| is_drawn(scene, *spot)) { found } else { Vec::new() }
}

fn find(view: &View, me: Side, action: Action) -> Option<Vec<Spot>> {
    let mine = |id: PieceId| own(view, me, id).map(Spot::from);
    let foe = |tag: Tag| Spot::from(Name::Open(me.other(), tag));
    let here = |id: PieceId| {
        let zone = view.forces[me.index()].as_ref()?.get(id)?.zone()?;
        Some(spot(zone))
    };
    Some(match action {
        Action::Lay(terrain) => vec![Name::Terrain(terrain).into()],
        Action::Swap(zone) | Action::Assault(zone) => vec![spot(zone)],
        Action::Place { card, zone } => vec![Name::Deck(card).into(), spot(zone)],
        Action::PlaceInside { card, fort: unit } | Action::PlaceAttached { card, unit } => {
            vec![Name::Deck(card).into(), mine(unit)?]
        }
        Action::PlaceOnAirfield(card) => vec![Name::Deck(card).into(), spot(Site::Airfield(me))],
        Action::PlaceObstacle { card, edge } => vec![Name::Deck(card).into(), spot(Place::Edge(edge))],
        Action::Refit(id)
        | Action::FreeRefit(id)
        | Action::MedicRefit(id)
        | Action::WorkshopRefit(id)
        | Action::BonusRefit(id)
        | Action::Stay(id)
        | Action::ComeHome(id)
        | Action::Add(id)
        | Action::Jettison { aircraft: id, .. }
        | Action::Escort(id)
        | Action::Ram(id)
        | Action::Advance(id) => vec![mine(id)?],
        Action::Deploy(card) | Action::RussianDeploy(card) => vec![Name::Hand(card).into(), deployed(me, card)],
        Action::Fortify { card, zone, occupant: None } => vec![Name::Hand(card).into(), spot(zone)],
        Action::Fortify { card, occupant: Some(id), .. } => vec![Name::Hand(card).into(), mine(id)?],
        Action::Obstruct { card, edge } => vec![Name::Hand(card).into(), spot(Place::Edge(edge))],
        Action::Attach { card, unit } => vec![Name::Hand(card).into(), mine(unit)?],
        Action::Play(card) | Action::Discard(card) | Action::Support(card) => vec![Name::Hand(card).into()],
        Action::Mask(zone) => {
            let card = crusade::pieces::Special::Maskirovka.card();
            vec![Name::Hand(card).into(), spot(zone)]
        }
        Action::Launch { lane, .. } => vec![spot(Site::in_air(lane, Row::home(me)))],
        Action::Load { aircraft, card } => vec![Name::Loose(card).into(), mine(aircraft)?],
        Action::Go => vec![goal(view, me)?],
        Action::Intercept { fighter: unit, target }
        | Action::Flak { unit, target }
        | Action::Bombard { unit, target }
        | Action::Bomb { aircraft: unit, target, .. }
        | Action::Fire { unit, target } => vec![mine(unit)?, foe(target)],
        Action::Aim(target) => vec![foe(target)],
        Action::Fly => {
            let flight = view.table.in_flight()?;
            vec![spot(Site::in_air(flight.lane, flight.spot.onward(flight.side)?))]
        }
        Action::Stop => vec![spot(site(view.table.in_flight()?))],
        Action::Scout { unit, zone } | Action::Withdraw { unit, to: zone } => vec![mine(unit)?, spot(zone)],
        Action::Strike { flight, zone } => vec![leader(view, flight)?.into(), spot(zone)],
        Action::Carpet(id) => vec![mine(id)?, spot(view.table.strike?.zone)],
        Action::Move { unit, path } => vec![mine(unit)?, spot(path.end())],
        Action::DigIn(id) | Action::Dismount(id) | Action::LeaveFort(id) => vec![mine(id)?, here(id)?],
        Action::Mount { unit, carrier: other } | Action::EnterFort { unit, fort: other } => {
            vec![mine(unit)?, mine(other)?]
        }
        Action::Clear { unit, edge } => vec![mine(unit)?, spot(Place::Edge(edge))],
        Action::Take(_)
        | Action::TakeStandard
        | Action::Keep
        | Action::Buy
        | Action::RussianRefit
        | Action::Skip(_)
        | Action::Stand
        | Action::Retreat
        | Action::Continue
        | Action::BreakOff
        | Action::Miracle(_)
        | Action::Pass
        | Action::End => Vec::new(),
    })
}

/// Where a card of the hand comes into play.
fn deployed(me: Side, card: CardId) -> Spot {
    match card.card().kind {
        Kind::Air | Kind::Ordnance => spot(Site::Airfield(me)),
        _ => spot(Zone::hq(me)),
    }
}

/// Where what is being declared goes.
fn goal(view: &View, me: Side) -> Option<Spot> {
    match &view.focus {
        Focus::Launch { lane, .. } => Some(spot(Site::in_air(*lane, Row::home(me)))),
        Focus::Assault { zone, .. } => Some(spot(*zone)),
        Focus::Nothing | Focus::Barrage { .. } => None,
    }
}

/// The number of the card that an action names.
pub(crate) fn card_of(action: Action) -> Option<u16> {
    match action {
        Action::Take(card)
        | Action::Place { card, .. }
        | Action::PlaceOnAirfield(card)
        | Action::Deploy(card)
        | Action::RussianDeploy(card)
        | Action::Fortify { card, .. }
        | Action::Obstruct { card, .. }
        | Action::Attach { card, .. }
        | Action::Play(card)
        | Action::Discard(card)
        | Action::Support(card)
        | Action::Miracle(card) => Some(number(card)),
        _ => None,
    }
}

/// Is there such a piece on this table? All places are there always.
fn is_drawn(scene: &Scene, spot: Spot) -> bool {
    match spot {
        Spot::Place(_) => true,
        Spot::Piece(name) => scene.piece(name).is_some(),
    }
}

/// The lines to be shown while an action is pointed at.
pub(crate) fn lines(view: &View, scene: &Scene, action: Action) -> Vec<(Spot, Spot)> {
    let line = match (action, &view.focus, spots(view, scene, action).as_slice()) {
        (Action::DigIn(_) | Action::Dismount(_) | Action::LeaveFort(_), ..) => None,
        (Action::Aim(_), Focus::Barrage { unit, .. }, [at]) => {
            own(view, view.table.decider, *unit).map(|by| (Spot::from(by), *at))
        }
        (_, _, [from, to]) => Some((*from, *to)),
        _ => None,
    };
    line.filter(|(from, to)| from != to).into_iter().collect()
}
