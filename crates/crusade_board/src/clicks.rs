//! What a click may have meant: the rules are then asked why it is not allowed.

use crate::names::{Name, Place, Spot};
use crate::scene::{Piece, Scene, What};
use crate::spots::{own, spots};
use boards::Meaning;
use boards::kit::once;
use crusade::action::Path;
use crusade::map::{Site, Zone};
use crusade::pieces::{Kind, PieceId};
use crusade::state::{Focus, Step};
use crusade::{Action, Crusade, View};
use table::{Refusal, Rng, RuleId, Rules, Side};

/// What a click on this spot means now, the likeliest first; with a piece taken up before, if so.
pub(crate) fn meanings(view: &View, scene: &Scene, clicked: Spot, held: Option<Name>) -> Vec<Meaning<Action>> {
    let place = match clicked {
        Spot::Piece(name) => match scene.piece(name) {
            Some(piece) => piece.at,
            None => return Vec::new(),
        },
        Spot::Place(place) => place,
    };
    let mut meanings: Vec<Meaning<Action>> = Vec::new();
    meanings.extend(with_held(view, held, clicked, place).into_iter().map(Meaning::Act));
    let legal = legal(view);
    let sits = |action: &Action| spots(view, scene, *action);
    let exact = legal.iter().filter(|action| sits(action).contains(&clicked));
    meanings.extend(exact.copied().map(Meaning::Act));
    let near = |spot: &Spot| match spot {
        Spot::Place(other) => *other == place,
        Spot::Piece(name) => scene.piece(*name).is_some_and(|piece| piece.at == place),
    };
    let beside = legal.iter().filter(|action| sits(action).iter().any(near));
    meanings.extend(beside.copied().map(Meaning::Act));
    if let Spot::Piece(name) = clicked {
        meanings.extend(by_nature(view, scene, name).into_iter().map(Meaning::Act));
    }
    meanings.push(idle(view, scene, clicked));
    once(meanings)
}

/// What may be done now, as the deciding seat knows it.
fn legal(view: &View) -> Vec<Action> {
    let mut legal = Vec::new();
    if view.side() == Some(view.table.decider) {
        // What is legal is the same in every world that fits the view of who decides.
        Crusade::legal(&Crusade::imagine(view, &mut Rng::seeded(0)), &mut legal);
    }
    legal
}

/// The own piece of a name.
fn id_of(view: &View, name: Name) -> Option<(Side, PieceId)> {
    let side = view.side()?;
    let force = view.forces[side.index()].as_ref()?;
    let id = force.iter().map(|(id, _)| id).find(|id| own(view, side, *id) == Some(name))?;
    Some((side, id))
}

/// What the piece in hand would do there, allowed or not.
fn with_held(view: &View, held: Option<Name>, clicked: Spot, place: Place) -> Vec<Action> {
    let Some(held) = held else { return Vec::new() };
    let zone = match place {
        Place::Site(Site::Zone(zone)) => Some(zone),
        _ => None,
    };
    let target = match clicked {
        Spot::Piece(Name::Open(_, tag)) => Some(tag),
        _ => None,
    };
    let unit = id_of(view, held).map(|(_, id)| id);
    match (held, unit, view.table.step) {
        (Name::Hand(card), ..) => match (card.card().kind, zone) {
            (Kind::Fort, Some(zone)) => vec![Action::Fortify { card, zone, occupant: None }],
            (Kind::Obstacle, _) => match place {
                Place::Edge(edge) => vec![Action::Obstruct { card, edge }],
                _ => Vec::new(),
            },
            (Kind::Special, _) => Vec::new(),
            _ => vec![Action::Deploy(card)],
        },
        (_, Some(unit), Step::Recon) => zone.map(|zone| Action::Scout { unit, zone }).into_iter().collect(),
        (_, Some(unit), Step::Bombard) => target.map(|target| Action::Bombard { unit, target }).into_iter().collect(),
        (_, Some(unit), Step::Maneuver) => {
            zone.map(|zone| Action::Move { unit, path: Path(zone, None, None) }).into_iter().collect()
        }
        (_, Some(unit), Step::Flak | Step::CloseFlak) => {
            target.map(|target| Action::Flak { unit, target }).into_iter().collect()
        }
        (_, Some(unit), Step::Ambush | Step::Defend | Step::Attack) => {
            target.map(|target| Action::Fire { unit, target }).into_iter().collect()
        }
        (_, Some(fighter), Step::Intercept | Step::Counter) => {
            target.map(|target| Action::Intercept { fighter, target }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// What a click on a piece would mean by the phase: the rules say why not.
fn by_nature(view: &View, scene: &Scene, name: Name) -> Option<Action> {
    let asked = view.side() == Some(view.table.decider) && view.focus == Focus::Nothing;
    let piece = scene.piece(name).filter(|_| asked)?;
    match (name, view.table.step) {
        (Name::Hand(card), Step::Reinforce) => Some(match card.card().kind {
            Kind::Special => Action::Play(card),
            Kind::Fort => Action::Fortify { card, zone: Zone::hq(view.table.decider), occupant: None },
            Kind::Obstacle => return None,
            _ => Action::Deploy(card),
        }),
        (_, Step::Reinforce) => id_of(view, name).map(|(_, id)| Action::Refit(id)),
        (_, Step::Maneuver) if !matches!(piece.what, What::Flying { .. }) => {
            let (side, id) = id_of(view, name)?;
            let zone = view.forces[side.index()].as_ref()?.get(id)?.zone()?;
            let to = *zone.adjacent().first()?;
            Some(Action::Move { unit: id, path: Path(to, None, None) })
        }
        _ => None,
    }
}

/// What a spot is there for.
fn idle(view: &View, scene: &Scene, clicked: Spot) -> Meaning<Action> {
    match clicked {
        Spot::Piece(name) => match (name, scene.piece(name)) {
            (Name::Back(..), _) => waits("back", "LC-15.1"),
            (Name::Hand(_) | Name::Deck(_) | Name::Terrain(_) | Name::Loose(_), _) => waits("card-own", "LC-1.10"),
            (_, Some(Piece { what: What::Flying { .. }, side, .. })) if Some(*side) == view.side() => {
                waits("flight", "LC-8.9")
            }
            (_, Some(piece)) if Some(piece.side) == view.side() => waits("own", "LC-6.3"),
            _ => waits("enemy", "LC-15.5"),
        },
        Spot::Place(place) => match place {
            Place::Site(Site::Zone(_)) => waits("zone", "LC-2.1"),
            Place::Site(Site::Air(..) | Site::Rear(_)) => waits("air", "LC-2.4"),
            Place::Site(Site::Airfield(_)) => waits("airfield", "LC-8.1"),
            Place::Edge(_) => waits("edge", "LC-7.14"),
            Place::Depot(_) => waits("depot", "LC-1.2"),
            Place::Hand => waits("hand", "LC-1.2"),
        },
    }
}

fn waits(piece: &'static str, rule: RuleId) -> Meaning<Action> {
    Meaning::Nothing(Refusal::new(rule, "why-piece-waits").with("piece", piece))
}
