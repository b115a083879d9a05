//! What a click may have meant: the rules are then asked why it is not allowed.

use crate::names::{Name, Place, Spot};
use crate::scene::{Piece, Scene};
use crate::spots::{hand, is_place, spots, thrown};
use boards::kit::once;
use tank_commander::map::Space;
use tank_commander::pieces::CardId;
use tank_commander::state::*;
use tank_commander::units::{Gear, Unit, UnitId, Weapon};
use tank_commander::{Action, View};

/// What a click on this spot means now, the likeliest first.
pub(crate) fn meanings(view: &View, scene: &Scene, spot: Spot) -> Vec<Action> {
    let mut meanings = Vec::new();
    match spot {
        Spot::Piece(name) => {
            let Some(piece) = scene.piece(name) else { return meanings };
            meanings.extend(on_piece(view, scene, name));
            meanings.extend(on_place(view, piece.at));
            meanings.push(by_nature(view, scene, name));
        }
        Spot::Place(at) if is_place(view, at) => {
            meanings.extend(on_place(view, at));
            let here = scene.pieces.iter().rev().filter(|piece| piece.at == at);
            meanings.extend(here.flat_map(|piece: &Piece| on_piece(view, scene, piece.name)));
            meanings.push(match at {
                Place::Space(space) => Action::At(space),
                Place::Tray => NOTHING,
            });
        }
        Spot::Place(_) => {}
    }
    once(meanings)
}

/// What a position means: something goes there, is laid there or is fired there.
fn on_place(view: &View, at: Place) -> Vec<Action> {
    let Place::Space(at) = at else { return Vec::new() };
    match (&view.focus, view.table.step) {
        (Focus::Aim(_), _) | (Focus::Nothing, Step::Volley) => vec![Action::Screen(at)],
        (Focus::Group(group), _) if group.to == Some(at) => vec![Action::Go],
        (Focus::Nothing, Step::Melees) => vec![Action::Fight(at)],
        (Focus::Nothing, Step::Retreat) => {
            let leaving = view.table.units.iter().filter(|(_, unit)| unit.owner == view.table.seat);
            leaving.map(|(id, _)| Action::Retreat(id, at)).collect()
        }
        _ => vec![Action::At(at)],
    }
}

/// What is done with a piece now, if it is done there.
fn on_piece(view: &View, scene: &Scene, name: Name) -> Vec<Action> {
    let meanings = match name {
        Name::Unit(id) => on_unit(view, id),
        Name::Card(_, card) | Name::Deck(_, card) => on_card(view, card),
        Name::Muster(_) => vec![Action::Go],
        Name::Stack(number) => vec![Action::Counter(number)],
        Name::Pile(_) => vec![Action::Draw],
        Name::Edge(a, b) => vec![Action::Edge(a, b)],
        Name::Discards(_) | Name::Wrecks(_) => Vec::new(),
    };
    // A card in the other hand means nothing that is done with the own one.
    meanings.into_iter().filter(|action| spots(view, scene, *action).contains(&Spot::Piece(name))).collect()
}

/// What is done with a unit now.
fn on_unit(view: &View, id: UnitId) -> Vec<Action> {
    match (&view.focus, view.table.step) {
        (Focus::Group(_), _) => vec![Action::Join(id)],
        (Focus::Aim(_), _) => fire(view, id),
        (Focus::Nothing, Step::Volley) => fire(view, id).into_iter().chain(drops(id)).collect(),
        (Focus::Nothing, Step::Melees) => drops(id).collect(),
        (Focus::Card(_), _) => {
            let mend = Ailment::ALL.map(|ailment| Action::Mend(id, ailment));
            let snipe = Quarry::ALL.map(|quarry| Action::Snipe(id, quarry));
            std::iter::once(Action::Pick(id)).chain(mend).chain(snipe).collect()
        }
        (Focus::Nothing, Step::Play) => orders(view, id),
        (Focus::Nothing, Step::Deploy | Step::Arrival) => loads(view, id),
        (Focus::Nothing, Step::Retreat) => {
            let spaces = tank_commander::map::Spaces(view.table.board().all);
            let reserve = view.table.reserve(view.table.side(view.table.seat));
            spaces.chain([reserve]).map(|to: Space| Action::Retreat(id, to)).collect()
        }
        _ => vec![Action::Pick(id)],
    }
}

/// Shots at a unit, first those with a weapon that fits it.
fn fire(view: &View, at: UnitId) -> Vec<Action> {
    let armoured = view.table.units.get(at).is_some_and(|unit| unit.stats().is_armoured());
    let mut weapons = Weapon::ALL.to_vec();
    weapons.sort_by_key(|with| with.is_at() != armoured);
    weapons.into_iter().map(|with| Action::Fire(with, at)).collect()
}

/// What the own play can do with a unit.
fn orders(view: &View, id: UnitId) -> Vec<Action> {
    let firing = matches!(view.table.play.doing, Doing::Firing { .. });
    let mut orders =
        if firing { vec![Action::Aim(id), Action::Move(id)] } else { vec![Action::Move(id), Action::Aim(id)] };
    orders.push(Action::Unload(id));
    orders.extend(loads(view, id));
    let handed = |other: UnitId| Gear::ALL.map(|gear| Action::HandOver(id, other, gear));
    orders.extend(beside(view, id).flat_map(|(other, _)| handed(other)));
    orders.extend(drops(id));
    orders
}

/// Equipment that a unit throws away.
fn drops(id: UnitId) -> impl Iterator<Item = Action> {
    Gear::ALL.into_iter().map(move |gear| Action::Drop(id, gear))
}

/// Units of the same side in the same position.
fn beside(view: &View, id: UnitId) -> impl Iterator<Item = (UnitId, &Unit)> {
    let unit = view.table.units.get(id).filter(|unit| !unit.at.is_reserve());
    let stack = unit.map(|unit| view.table.units.at(view.table.side(unit.owner), unit.at));
    stack.into_iter().flatten().filter(move |(other, _)| *other != id)
}

/// Ways to load a unit.
fn loads(view: &View, id: UnitId) -> Vec<Action> {
    let mut loads: Vec<Action> = beside(view, id).map(|(carrier, _)| Action::Load(id, carrier)).collect();
    for (first, _) in beside(view, id) {
        let seconds = beside(view, id).filter(|(second, _)| *second > first);
        loads.extend(seconds.map(|(second, _)| Action::Ride(id, first, second)));
    }
    loads
}

/// What is done with a card in hand.
fn on_card(view: &View, card: CardId) -> Vec<Action> {
    match (&view.focus, view.table.step) {
        (Focus::Group(group), _) => {
            let boards = (0..group.cards.len() as u8).map(|place| Action::Board(card, place));
            std::iter::once(Action::Muster(card)).chain(boards).collect()
        }
        (_, Step::Discard) => vec![Action::Discard(card)],
        (Focus::Nothing, Step::Deploy) => vec![Action::Choose(card), Action::Keep(card)],
        (Focus::Nothing, Step::Play) if card.stats().is_unit() => vec![Action::Muster(card), Action::Choose(card)],
        _ => vec![Action::Choose(card)],
    }
}

/// What a click on a piece would mean in a quiet moment: the rules say why not now.
fn by_nature(view: &View, scene: &Scene, name: Name) -> Action {
    match name {
        Name::Unit(id) => Action::Move(id),
        Name::Card(_, card) | Name::Deck(_, card) => {
            let own = hand(view, scene, card) == name || thrown(view, card) == Some(name);
            if own { Action::Choose(card) } else { NOTHING }
        }
        Name::Muster(_) | Name::Discards(_) | Name::Wrecks(_) => NOTHING,
        Name::Stack(number) => Action::Counter(number),
        Name::Pile(seat) => {
            if seat == view.table.seat {
                Action::Draw
            } else {
                NOTHING
            }
        }
        Name::Edge(a, b) => Action::Edge(a, b),
    }
}

/// Never allowed: the stack is not so high.
const NOTHING: Action = Action::Counter(u8::MAX);
