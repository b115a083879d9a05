//! What a click may have meant: the rules are then asked why it is not allowed.

use crate::names::{Name, Place, Spot};
use crate::scene::Scene;
use crate::spots::spots;
use boards::kit::once;
use prokhorovka::pieces::{Formation, UnitId, UnitSet};
use prokhorovka::state::Step;
use prokhorovka::{Action, View};

/// What a click on this spot means now, the likeliest first: what is legal here, then what one would have wanted.
pub(crate) fn meanings(view: &View, scene: &Scene, spot: Spot) -> Vec<Action> {
    let place = match spot {
        Spot::Place(place) => place,
        Spot::Piece(name) => match scene.piece(name) {
            Some(piece) => piece.at,
            None => return Vec::new(),
        },
    };
    let lies = |other: &Spot| match other {
        Spot::Place(other) => *other == place,
        Spot::Piece(name) => scene.piece(*name).is_some_and(|piece| piece.at == place),
    };
    let mut legal = Vec::new();
    view.table.legal(&mut legal);
    legal.retain(|action| spots(view, *action).iter().any(lies));
    legal.sort_by_key(|action| !spots(view, *action).contains(&spot));
    legal.extend(wishes(view, scene, spot, place));
    once(legal)
}

/// What one does with such a thing when its time comes.
fn wishes(view: &View, scene: &Scene, spot: Spot, place: Place) -> Vec<Action> {
    let here = scene.pieces.iter().rev().filter(|piece| piece.at == place).map(|piece| piece.name);
    let pieces: Vec<Name> = match spot {
        Spot::Piece(name) => vec![name],
        Spot::Place(_) => here.collect(),
    };
    let mut wishes: Vec<Action> = pieces.into_iter().filter_map(|name| by_nature(view, name)).collect();
    match place {
        Place::Hex(hex) if view.table.step.is_setup() => wishes.push(Action::Place(hex)),
        Place::Hex(hex) => wishes.push(Action::Step(hex)),
        Place::Box(Formation::I167) => wishes.push(Action::Call),
        Place::Box(Formation::Reserve) => wishes.push(Action::Ask(UnitId::Reserve10)),
        Place::Box(corps) => wishes.push(Action::Commit(corps)),
        Place::Zone(zone) => wishes.push(Action::Enter(zone)),
        Place::North => wishes.push(Action::Exit),
        Place::Gone(_) => {}
    }
    if wishes.is_empty() {
        wishes.push(Action::March(UnitId::LahPg1));
    }
    let elsewhere = |action: &Action| {
        let sits = |other: &Spot| match other {
            Spot::Place(other) => *other == place,
            Spot::Piece(name) => scene.piece(*name).is_some_and(|piece| piece.at == place),
        };
        view.table.may(*action).is_ok() && !spots(view, *action).iter().any(sits)
    };
    wishes.retain(|action| !elsewhere(action));
    wishes
}

/// An own unit marches; at an enemy the nearest own unit fires.
fn by_nature(view: &View, name: Name) -> Option<Action> {
    let table = &view.table;
    let Name::Unit(id) = name else { return None };
    let own = table.deciding_side();
    match table.step {
        Step::BreakOff => Some(Action::Back(id)),
        _ if id.side() == own => Some(Action::March(id)),
        _ => {
            let target = table.at(id)?;
            let near = |by: &UnitId| table.at(*by).map_or(u8::MAX, |hex| hex.distance(target));
            let by = UnitSet::of_side(own).iter().filter(|by| table.can_act(*by).is_ok()).min_by_key(near)?;
            Some(Action::Fire { by, at: id })
        }
    }
}

/// How far a unit on the map could go.
pub(crate) fn reach(view: &View, spot: Spot) -> Vec<(Spot, u8)> {
    let Spot::Piece(Name::Unit(id)) = spot else { return Vec::new() };
    view.table.reach(id).into_iter().map(|(hex, left)| (crate::names::on(hex), left)).collect()
}
