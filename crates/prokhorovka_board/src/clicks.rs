//! What a click may have meant: the rules are then asked why it is not allowed.

use crate::names::{Name, Place, Spot};
use crate::scene::Scene;
use crate::spots::{reach, spots};
use boards::Meaning;
use boards::kit::once;
use prokhorovka::pieces::{Formation, Place as Where, UnitId, UnitSet};
use prokhorovka::state::Step;
use prokhorovka::{Action, View, words};
use table::Refusal;

/// What a click on this spot means now, the likeliest first; with a piece taken up before, if so.
pub(crate) fn meanings(view: &View, scene: &Scene, spot: Spot, held: Option<Name>) -> Vec<Meaning<Action>> {
    let place = match spot {
        Spot::Place(place) => place,
        Spot::Piece(name) => match scene.piece(name) {
            Some(piece) => piece.at,
            None => return Vec::new(),
        },
    };
    if !is_drawn(scene, place) {
        return Vec::new();
    }
    let mut meanings: Vec<Meaning<Action>> = Vec::new();
    meanings.extend(held.into_iter().flat_map(|held| with_held(view, scene, held, spot, place)));
    let mut legal = Vec::new();
    if view.seat == Some(view.table.decider()) {
        view.table.legal(&mut legal);
    }
    legal.retain(|action| sits(view, scene, *action, place));
    legal.sort_by_key(|action| !spots(view, scene, *action).contains(&spot));
    let wishes = wishes(view, scene, spot, place);
    meanings.extend(legal.into_iter().chain(wishes).map(Meaning::Act));
    meanings.push(Meaning::Nothing(idle(view, spot, place)));
    once(meanings)
}

fn is_drawn(scene: &Scene, place: Place) -> bool {
    match place {
        Place::Box(formation) => scene.boxed.contains(&formation),
        _ => true,
    }
}

/// Has an action something to do with this place?
fn sits(view: &View, scene: &Scene, action: Action, place: Place) -> bool {
    spots(view, scene, action).iter().any(|spot| match spot {
        Spot::Place(other) => *other == place,
        Spot::Piece(name) => scene.piece(*name).is_some_and(|piece| piece.at == place),
    })
}

/// What the piece taken up was to do there.
fn with_held(view: &View, scene: &Scene, held: Name, spot: Spot, place: Place) -> Vec<Meaning<Action>> {
    let table = &view.table;
    let there = match spot {
        Spot::Piece(Name::Unit(unit)) => Some(unit),
        _ => scene.pieces.iter().rev().find_map(|piece| match piece.name {
            Name::Unit(unit) if piece.at == place => Some(unit),
            _ => None,
        }),
    };
    let act = match (held, there) {
        (Name::Unit(by), Some(at)) if by.side() != at.side() => Some(Action::Fire { by, at }),
        (Name::Air(_), Some(at)) => Some(Action::Air(at)),
        (Name::Guns(_), Some(at)) => Some(Action::Shell(at)),
        (Name::Rudel, Some(at)) => Some(Action::Rudel(at)),
        _ => None,
    };
    let far = match (held, place) {
        (Name::Unit(by), Place::Hex(hex)) if act.is_none() && table.at(by) != Some(hex) => {
            let here = Spot::Place(place).named();
            let ways = reach(view, Spot::Piece(held));
            let goes = ways.iter().any(|way| !way.by.is_empty());
            let beyond = goes && ways.iter().all(|way| way.to != here);
            beyond.then(|| {
                Refusal::new("BS-8.1", "why-out-of-reach").with("hex", words::hex(hex)).with("unit", words::unit(by))
            })
        }
        _ => None,
    };
    let cannot = match held {
        Name::Unit(by) if by.side() == table.deciding_side() && table.step == Step::Operations => {
            Some(Action::March(by)).filter(|_| view.table.can_act(by).is_err())
        }
        _ => None,
    };
    let acts =
        act.into_iter().chain(cannot).filter(|action| table.may(*action).is_err() || sits(view, scene, *action, place));
    acts.map(Meaning::Act).chain(far.map(Meaning::Nothing)).collect()
}

/// What one does with such a thing when its time comes, as far as it is not allowed now.
fn wishes(view: &View, scene: &Scene, spot: Spot, place: Place) -> Vec<Action> {
    let here = scene.pieces.iter().rev().filter(|piece| piece.at == place).map(|piece| piece.name);
    let pieces: Vec<Name> = match spot {
        Spot::Piece(name) => vec![name],
        Spot::Place(_) => here.collect(),
    };
    let mut wishes: Vec<Action> = pieces.into_iter().filter_map(|name| by_nature(view, name)).collect();
    wishes.extend(match place {
        Place::Hex(hex) if view.table.step.is_setup() => Some(Action::Place(hex)),
        Place::Hex(hex) if view.table.step == Step::March => Some(Action::Step(hex)),
        Place::Box(Formation::I167) if view.table.step == Step::Call167 => Some(Action::Call),
        Place::Box(corps) if view.table.step == Step::Commitment => Some(Action::Commit(corps)),
        Place::Zone(zone) if view.table.step == Step::EntryZone => Some(Action::Enter(zone)),
        Place::North if view.table.step == Step::March => Some(Action::Exit),
        _ => None,
    });
    let lawful = |action: &Action| view.table.may(*action).is_ok() && view.seat == Some(view.table.decider());
    wishes.retain(|action| !lawful(action));
    wishes
}

/// An own unit marches; at an enemy the nearest own unit fires.
fn by_nature(view: &View, name: Name) -> Option<Action> {
    let table = &view.table;
    let Name::Unit(id) = name else { return None };
    let own = table.deciding_side();
    match table.step {
        Step::BreakOff => Some(Action::Back(id)),
        Step::AskReserve if id.formation() == Formation::Reserve => Some(Action::Ask(id)),
        Step::Operations if id.side() == own => Some(Action::March(id)),
        Step::Operations => {
            let target = table.at(id)?;
            let near = |by: &UnitId| table.at(*by).map_or(u8::MAX, |hex| hex.distance(target));
            let by = UnitSet::of_side(own).iter().filter(|by| table.can_act(*by).is_ok()).min_by_key(near)?;
            Some(Action::Fire { by, at: id })
        }
        _ => None,
    }
}

/// A thing that has nothing to do with this step: what it is there for.
fn idle(view: &View, spot: Spot, place: Place) -> Refusal {
    let table = &view.table;
    let own = |side| if side == table.deciding_side() { 0 } else { 1 };
    let (piece, rule) = match (spot, place) {
        (Spot::Piece(Name::Unit(id)), _) if matches!(table.unit(id).place, Where::Exited) => ("unit-gone", "BS-8.4"),
        (Spot::Piece(Name::Unit(id)), Place::Hex(_)) => {
            [("unit-own", "BS-7.2"), ("unit-enemy", "BS-9.2")][own(id.side())]
        }
        (Spot::Piece(Name::Token(_)), _) => ("token", "BS-4.7"),
        (Spot::Piece(Name::Chit(_)), _) | (_, Place::Envelope) => ("chit", "BS-5.6"),
        (_, Place::Support(side)) => [("support-own", "BS-6.5"), ("support-enemy", "BS-6.5")][own(side)],
        (_, Place::Box(_)) => ("box", "BS-14.2"),
        (_, Place::Zone(_)) => ("zone", "BS-14.3"),
        (_, Place::North) => ("north", "BS-8.4"),
        (_, Place::Hex(hex)) => return why_no_way(view, hex),
        (_, Place::Drawn) => ("tray", "BS-5.6"),
    };
    Refusal::new(rule, "why-piece-waits").with("piece", piece)
}

/// Nobody who could go is in hand.
fn why_no_way(view: &View, hex: prokhorovka::map::Hex) -> Refusal {
    match view.table.march.as_ref().and_then(|march| march.movers.first()) {
        Some(mover) => {
            let refusal = Refusal::new("BS-8.1", "why-out-of-reach").with("hex", words::hex(hex));
            refusal.with("unit", words::unit(*mover))
        }
        None => Refusal::new("BS-7.1", "why-nobody-in-hand"),
    }
}
