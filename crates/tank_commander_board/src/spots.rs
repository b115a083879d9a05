//! Where actions sit on the table, and what is pointed at with them.

use crate::names::{Name, Place, Spot, spot};
use crate::scene::Scene;
use tank_commander::map::Space;
use tank_commander::pieces::CardId;
use tank_commander::state::*;
use tank_commander::units::UnitId;
use tank_commander::{Action, View};

/// The spots of an action; none if it is only a button.
pub(crate) fn spots(view: &View, scene: &Scene, action: Action) -> Vec<Spot> {
    let spots: Vec<Spot> = match action {
        Action::Choose(card) | Action::Keep(card) | Action::Muster(card) | Action::Board(card, _) => {
            vec![hand(view, scene, card).into()]
        }
        Action::Discard(card) => thrown(view, card).map(Spot::from).into_iter().collect(),
        Action::At(at) | Action::Screen(at) | Action::Fight(at) => vec![spot(at)],
        Action::Edge(a, b) => vec![Name::Edge(a, b).into()],
        Action::Pick(id)
        | Action::Mend(id, _)
        | Action::Snipe(id, _)
        | Action::Move(id)
        | Action::Join(id)
        | Action::Load(id, _)
        | Action::Ride(id, _, _)
        | Action::Unload(id)
        | Action::HandOver(id, _, _)
        | Action::Drop(id, _)
        | Action::Aim(id)
        | Action::Fire(_, id) => vec![Name::Unit(id).into()],
        Action::Retreat(id, to) => vec![Name::Unit(id).into(), spot(to)],
        Action::Counter(number) => vec![Name::Stack(number).into()],
        Action::Go => destination(view).map(spot).into_iter().collect(),
        Action::Draw => vec![Name::Pile(view.table.seat).into()],
        Action::Nation(_)
        | Action::Take(_)
        | Action::TakeReady
        | Action::AutoDeploy
        | Action::Spy(_)
        | Action::Use(_)
        | Action::Hold
        | Action::Arrive(_)
        | Action::Pass
        | Action::Confirm
        | Action::Done
        | Action::End => Vec::new(),
    };
    if spots.iter().all(|spot| is_drawn(view, scene, *spot)) { spots } else { Vec::new() }
}

/// The number of the card that an action names.
pub(crate) fn card_of(action: Action) -> Option<u16> {
    match action {
        Action::Take(card)
        | Action::Choose(card)
        | Action::Keep(card)
        | Action::Muster(card)
        | Action::Board(card, _)
        | Action::Discard(card) => Some(card.number().into()),
        _ => None,
    }
}

/// Is there such a place or piece on this table?
fn is_drawn(view: &View, scene: &Scene, spot: Spot) -> bool {
    match spot {
        Spot::Place(place) => is_place(view, place),
        Spot::Piece(name) => scene.piece(name).is_some(),
    }
}

/// Is there such a place on this table? The tray is looked for even where nothing lies in it.
pub(crate) fn is_place(view: &View, place: Place) -> bool {
    match place {
        Place::Space(space) => view.table.board().contains(space),
        Place::Tray => true,
    }
}

/// Where a card of the deciding seat lies: among those to be placed, or in the hand.
pub(crate) fn hand(view: &View, scene: &Scene, card: CardId) -> Name {
    let seat = view.table.seat;
    let to_place = Name::Deck(seat, card);
    if scene.piece(to_place).is_some() { to_place } else { Name::Card(seat, card) }
}

/// The card of the own hand that is discarded. Wrecks lie nowhere.
pub(crate) fn thrown(view: &View, card: CardId) -> Option<Name> {
    match &view.focus {
        Focus::Card(_) => None,
        _ => Some(Name::Card(view.table.seat, card)),
    }
}

/// Where the group in the making goes.
fn destination(view: &View) -> Option<Space> {
    match &view.focus {
        Focus::Group(group) => group.to,
        _ => None,
    }
}

/// The lines to be shown while an action is pointed at.
pub(crate) fn lines(view: &View, scene: &Scene, action: Action) -> Vec<(Spot, Spot)> {
    let unit = |id: UnitId| Spot::from(Name::Unit(id));
    let line = match (action, &view.focus) {
        (Action::Fire(_, at), Focus::Aim(by)) => Some((unit(*by), unit(at))),
        (Action::Fire(_, at), _) => view.table.next_to_declare().map(|by| (unit(by), unit(at))),
        (Action::Screen(at), Focus::Aim(by)) => Some((unit(*by), spot(at))),
        (Action::At(to), Focus::Group(group)) => Some((spot(group.from), spot(to))),
        (Action::Go, Focus::Group(group)) => group.to.map(|to| (spot(group.from), spot(to))),
        (Action::Retreat(id, to), _) => Some((unit(id), spot(to))),
        (Action::Load(cargo, carrier), _) | (Action::Ride(cargo, carrier, _), _) => Some((unit(cargo), unit(carrier))),
        (Action::HandOver(from, to, _), _) => Some((unit(from), unit(to))),
        _ => None,
    };
    let drawn = |(from, to): &(Spot, Spot)| from != to && is_drawn(view, scene, *from) && is_drawn(view, scene, *to);
    line.filter(drawn).into_iter().collect()
}
