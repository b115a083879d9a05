//! What a click may have meant: the rules are then asked why it is not allowed.

use crate::names::{Name, Place, Spot, spot};
use crate::scene::{Piece, Scene};
use crate::spots::{hand, is_place, spots, thrown};
use crate::ways::reach;
use boards::Meaning;
use boards::kit::once;
use table::{Refusal, RuleId, Seat};
use tank_commander::map::Space;
use tank_commander::pieces::CardId;
use tank_commander::state::*;
use tank_commander::units::{Gear, Unit, UnitId, Weapon};
use tank_commander::{Action, View};

/// What a click on this spot means now, the likeliest first; with a piece taken up before, if so.
pub(crate) fn meanings(view: &View, scene: &Scene, spot: Spot, held: Option<Name>) -> Vec<Meaning<Action>> {
    let mut meanings = Vec::new();
    let acts = |actions: Vec<Action>| actions.into_iter().map(Meaning::Act);
    match spot {
        Spot::Piece(name) => {
            let Some(piece) = scene.piece(name) else { return meanings };
            meanings.extend(out_of_reach(view, held, piece.at));
            let foreign = is_foreign(view, name);
            meanings.extend(foreign.then(|| idle(view, name)));
            meanings.extend(acts(on_piece(view, scene, name)));
            meanings.extend(acts(on_place(view, piece.at)));
            meanings.extend(acts(by_nature(view, scene, name).into_iter().collect()));
            meanings.push(idle(view, name));
        }
        Spot::Place(at) if is_place(view, at) => {
            meanings.extend(out_of_reach(view, held, at));
            meanings.extend(acts(on_place(view, at)));
            let here = scene.pieces.iter().rev().filter(|piece| piece.at == at);
            meanings.extend(here.flat_map(|piece: &Piece| acts(on_piece(view, scene, piece.name))));
            meanings.push(match at {
                Place::Space(space) => Meaning::Act(Action::At(space)),
                Place::Tray => waits("tray", "TC-14.4"),
            });
        }
        Spot::Place(_) => {}
    }
    once(meanings)
}

/// Is the place too far for the unit that was taken up?
fn out_of_reach(view: &View, held: Option<Name>, at: Place) -> Option<Meaning<Action>> {
    let (held, Place::Space(to)) = (held?, at) else { return None };
    let ways = reach(view, Spot::Piece(held));
    let own = ways.iter().any(|reached| !reached.by.is_empty());
    let reached = ways.iter().any(|reached| reached.to == spot(to).named());
    let far = Refusal::new("TC-6.2", "why-out-of-reach").with("at", to.to_string());
    (own && !reached).then_some(Meaning::Nothing(far))
}

/// Is it the enemy's, in a moment when nothing is aimed or chosen?
fn is_foreign(view: &View, name: Name) -> bool {
    let table = &view.table;
    let quiet = matches!((&view.focus, table.step), (Focus::Nothing, Step::Play | Step::Deploy | Step::Arrival));
    let enemy = |id: UnitId| table.units.get(id).is_some_and(|unit| table.side(unit.owner) != table.side(table.seat));
    quiet && matches!(name, Name::Unit(id) if enemy(id))
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
fn by_nature(view: &View, scene: &Scene, name: Name) -> Option<Action> {
    match name {
        Name::Unit(id) => Some(Action::Move(id)),
        Name::Card(_, card) | Name::Deck(_, card) => {
            let own = hand(view, scene, card) == name || thrown(view, card) == Some(name);
            own.then_some(Action::Choose(card))
        }
        Name::Stack(number) => Some(Action::Counter(number)),
        Name::Pile(seat) => (seat == view.table.seat).then_some(Action::Draw),
        Name::Edge(a, b) => Some(Action::Edge(a, b)),
        Name::Muster(_) | Name::Discards(_) | Name::Wrecks(_) => None,
    }
}

/// What a piece is there for, to its owner and to the enemy.
fn idle(view: &View, name: Name) -> Meaning<Action> {
    let table = &view.table;
    let own = |seat: Seat| table.side(seat) == table.side(table.seat);
    match name {
        Name::Unit(id) if table.units.get(id).is_some_and(|unit| own(unit.owner)) => waits("unit-own", "TC-5.2"),
        Name::Unit(_) => waits("unit-enemy", "TC-8.1"),
        Name::Card(seat, _) | Name::Deck(seat, _) if own(seat) => waits("card-own", "TC-16.1"),
        Name::Card(..) | Name::Deck(..) => waits("card-enemy", "TC-16.1"),
        Name::Pile(seat) if own(seat) => waits("pile-own", "TC-16.2"),
        Name::Pile(_) => waits("pile-enemy", "TC-16.2"),
        Name::Muster(_) => waits("muster", "TC-6.3"),
        Name::Stack(_) => waits("stack", "TC-14.4"),
        Name::Edge(..) => waits("edge", "TC-6.10"),
        Name::Discards(_) | Name::Wrecks(_) => waits("heap", "TC-16.1"),
    }
}

fn waits(piece: &'static str, rule: RuleId) -> Meaning<Action> {
    Meaning::Nothing(Refusal::new(rule, "why-piece-waits").with("piece", piece))
}
