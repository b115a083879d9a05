//! What a click may have meant: the rules are then asked why it is not allowed.

use crate::names::{Name, Place, Spot};
use crate::scene::{Piece, Scene};
use crate::spots::{holder, is_drawn, spots};
use boards::Meaning;
use boards::kit::once;
use stalingrad::pieces::{CardId, District, FormationId, Player, UnitKind};
use stalingrad::state::{Place as Where, Step};
use stalingrad::{Action, View};
use table::{Refusal, RuleId, Side};

/// What a click on this spot means now, the likeliest first; with a piece taken up before, if so.
pub(crate) fn meanings(view: &View, scene: &Scene, spot: Spot, held: Option<Name>) -> Vec<Meaning<Action>> {
    let acts = |actions: Vec<Action>| actions.into_iter().map(Meaning::Act);
    let mut meanings: Vec<Meaning<Action>> = Vec::new();
    match spot {
        Spot::Piece(name) => {
            let Some(piece) = scene.piece(name) else { return meanings };
            meanings.extend(acts(with_held(view, held, Some(name), piece.at)));
            meanings.extend(acts(on_piece(view, scene, name)));
            meanings.extend(acts(on_place(view, piece.at)));
            meanings.push(idle(view, name));
        }
        Spot::Place(at) if is_drawn(view, scene, spot) => {
            meanings.extend(acts(with_held(view, held, None, at)));
            meanings.extend(acts(on_place(view, at)));
            let here = scene.pieces.iter().rev().filter(|piece| piece.at == at);
            meanings.extend(here.flat_map(|piece: &Piece| acts(on_piece(view, scene, piece.name))));
            meanings.push(idle_place(at));
        }
        Spot::Place(_) => {}
    }
    once(meanings)
}

/// What was taken up goes to this piece or place.
fn with_held(view: &View, held: Option<Name>, piece: Option<Name>, at: Place) -> Vec<Action> {
    match (held, piece, at) {
        (Some(Name::Card(player, card)), Some(Name::Formation(on)), _) if player == view.table.decider => {
            vec![Action::Play { card, on }]
        }
        (Some(Name::Formation(formation)), _, Place::District(to)) if view.table.step == Step::Manoeuvre => {
            vec![Action::Send { formation, to }]
        }
        _ => Vec::new(),
    }
}

/// What a place means: a building is fought for next, or formations are sent there.
fn on_place(view: &View, at: Place) -> Vec<Action> {
    let Place::District(to) = at else { return Vec::new() };
    match view.table.step {
        Step::NextBattle => vec![Action::Assault(to)],
        Step::Manoeuvre => {
            let own = view.table.at(view.table.decider.side(), Where::Staging);
            own.map(|formation| Action::Send { formation, to }).collect()
        }
        _ => Vec::new(),
    }
}

/// What is done with a piece now, if it is done there.
fn on_piece(view: &View, scene: &Scene, name: Name) -> Vec<Action> {
    let meanings = match name {
        Name::Formation(id) => on_formation(view, id),
        Name::Unit(district, kind) => on_unit(view, district, kind),
        Name::Card(player, card) => on_card(view, player, card),
        Name::Hero(card) => vec![Action::ShootHero(card)],
        Name::Deck(_) => vec![Action::Refit],
        Name::Carnage => vec![Action::Hold],
        Name::Commander(_) => vec![Action::HandOver],
        Name::Choice(effect) => vec![Action::Choose(effect)],
        Name::Laid(..) | Name::Discards(_) | Name::Destroyed(_) | Name::Ash | Name::Campaign(_) | Name::Declared => {
            Vec::new()
        }
    };
    // A pile or a commander of the other side means nothing that is done with one's own.
    meanings.into_iter().filter(|action| spots(view, scene, *action).contains(&Spot::Piece(name))).collect()
}

/// What is done with a formation now.
fn on_formation(view: &View, id: FormationId) -> Vec<Action> {
    let table = &view.table;
    match table.step {
        Step::Draft => vec![Action::Draft(id)],
        Step::BurnMilitia => vec![Action::Burn(id)],
        Step::Demote => vec![Action::Demote(id)],
        Step::GiveUp => vec![Action::GiveUp(id)],
        Step::Restore => vec![Action::Restore(id)],
        Step::Manoeuvre => District::ALL.map(|to| Action::Send { formation: id, to }).to_vec(),
        Step::Vanguard => vec![Action::Lead(id)],
        Step::Sniper => vec![Action::ShootLeader(id)],
        Step::Overrun => vec![Action::Overrun(id)],
        Step::Supply => vec![Action::Supply(id)],
        Step::Deplete | Step::LastStand => vec![Action::Deplete(id)],
        Step::Promote => vec![Action::Promote(id)],
        Step::Action => {
            let hand = view.hands[table.decider.index()].unwrap_or_default();
            hand.kinds().map(|card| Action::Play { card, on: id }).collect()
        }
        _ => Vec::new(),
    }
}

/// What is done with the units of a kind now.
fn on_unit(view: &View, district: District, kind: UnitKind) -> Vec<Action> {
    let fought = view.table.battle.as_ref().is_some_and(|battle| battle.district == district);
    match view.table.step {
        _ if !fought => Vec::new(),
        Step::LoseUnit => vec![Action::Lose(kind)],
        Step::DestroyUnit => vec![Action::Destroy(kind)],
        Step::Sniper => vec![Action::ShootUnit(kind)],
        _ => Vec::new(),
    }
}

/// What is done with a card of a hand now.
fn on_card(view: &View, player: Player, card: CardId) -> Vec<Action> {
    let table = &view.table;
    if player != holder(view) {
        return Vec::new();
    }
    match table.step {
        Step::Exchange => vec![Action::Pass(card)],
        Step::Intercept => vec![Action::Intercept(card)],
        Step::Refit | Step::DropCard | Step::LookDiscard => vec![Action::Discard(card)],
        Step::Action if card.card().hero => vec![Action::Hero(card)],
        Step::Action => table.fighting(player.side()).map(|on| Action::Play { card, on }).collect(),
        _ => Vec::new(),
    }
}

/// What a piece is there for, where nothing is done with it now.
fn idle(view: &View, name: Name) -> Meaning<Action> {
    let own = |side: Side| side == view.table.decider.side();
    match name {
        Name::Unit(_, kind) if own(kind.side()) => waits("unit-own", "HS-6.4"),
        Name::Unit(..) => waits("unit-enemy", "HS-5.1"),
        Name::Formation(id) if own(id.side()) => waits("formation-own", "HS-9.1"),
        Name::Formation(_) => waits("formation-enemy", "HS-7.5"),
        Name::Laid(..) => waits("laid", "HS-9.7"),
        Name::Hero(_) => waits("hero", "HS-10.6"),
        Name::Card(player, _) if own(player.side()) => waits("card-own", "HS-4.6"),
        Name::Card(..) => waits("card-enemy", "HS-10.4"),
        Name::Commander(_) => waits("commander", "HS-1.8"),
        Name::Deck(side) if own(side) => waits("deck-own", "HS-4.8"),
        Name::Deck(_) => waits("deck-enemy", "HS-4.8"),
        Name::Discards(_) | Name::Destroyed(_) | Name::Ash => waits("heap", "HS-12.1"),
        Name::Carnage => waits("carnage", "HS-4.9"),
        Name::Campaign(_) => waits("campaign", "HS-3.2"),
        Name::Declared => waits("declared", "HS-10.8"),
        Name::Choice(_) => waits("choice", "HS-4.9"),
    }
}

fn idle_place(at: Place) -> Meaning<Action> {
    match at {
        Place::District(_) => waits("district", "HS-3.12"),
        Place::Staging(_) => waits("staging", "HS-3.12"),
        Place::Hand(_) => waits("hand", "HS-4.6"),
        Place::Mat => waits("mat", "HS-3.1"),
        Place::Road => waits("road", "HS-4.12"),
        Place::Desk => waits("desk", "HS-3.2"),
    }
}

fn waits(piece: &'static str, rule: RuleId) -> Meaning<Action> {
    Meaning::Nothing(Refusal::new(rule, "why-piece-waits").with("piece", piece))
}
