//! Where actions sit on the table, and what is pointed at with them.

use crate::names::{Name, Place, Spot};
use crate::scene::Scene;
use stalingrad::pieces::{CardId, Player};
use stalingrad::state::Step;
use stalingrad::{Action, View};

/// The spots of an action; none if it is only a button.
pub(crate) fn spots(view: &View, scene: &Scene, action: Action) -> Vec<Spot> {
    let spots = all_spots(view, action);
    if spots.iter().all(|spot| is_drawn(view, scene, *spot)) { spots } else { Vec::new() }
}

fn all_spots(view: &View, action: Action) -> Vec<Spot> {
    let table = &view.table;
    let district = table.battle.as_ref().map(|battle| battle.district);
    let unit = |kind| district.map(|district| Name::Unit(district, kind).into());
    match action {
        Action::Draft(id)
        | Action::Burn(id)
        | Action::Demote(id)
        | Action::GiveUp(id)
        | Action::Restore(id)
        | Action::Lead(id)
        | Action::ShootLeader(id)
        | Action::Overrun(id)
        | Action::Supply(id)
        | Action::Deplete(id)
        | Action::Promote(id) => vec![Name::Formation(id).into()],
        Action::Send { formation, to } => vec![Name::Formation(formation).into(), Place::District(to).into()],
        Action::Assault(district) => vec![Place::District(district).into()],
        Action::Play { card, on } => vec![Name::Card(table.decider, card).into(), Name::Formation(on).into()],
        Action::Hero(card) | Action::Intercept(card) | Action::Pass(card) => {
            vec![Name::Card(table.decider, card).into()]
        }
        Action::Discard(card) => vec![Name::Card(holder(view), card).into()],
        Action::Lose(kind) | Action::Destroy(kind) | Action::ShootUnit(kind) => unit(kind).into_iter().collect(),
        Action::ShootHero(card) => vec![Name::Hero(card).into()],
        Action::Refit => vec![Name::Deck(table.decider.side()).into()],
        Action::Hold => vec![Name::Carnage.into()],
        Action::HandOver => vec![Name::Commander(table.decider.mate()).into()],
        Action::Choose(effect) => vec![Name::Choice(effect).into()],
        Action::BurnFromDeck
        | Action::MoveLeader
        | Action::LoseLeader
        | Action::Recover(_)
        | Action::Spill
        | Action::Decline
        | Action::Done => Vec::new(),
    }
}

/// Whose card is discarded now: the enemy's, where his hand is looked at.
pub(crate) fn holder(view: &View) -> Player {
    let table = &view.table;
    match table.step {
        Step::LookDiscard => {
            table.battle.as_ref().map_or(table.decider, |battle| battle.lead(table.decider.side().other()))
        }
        _ => table.decider,
    }
}

/// The number of the card that an action names.
pub(crate) fn card_of(action: Action) -> Option<u16> {
    let card: Option<CardId> = match action {
        Action::Play { card, .. }
        | Action::Hero(card)
        | Action::Intercept(card)
        | Action::Pass(card)
        | Action::Discard(card)
        | Action::Recover(card)
        | Action::ShootHero(card) => Some(card),
        _ => None,
    };
    card.map(crate::cards::number)
}

/// Is there such a place or piece on this table?
pub(crate) fn is_drawn(view: &View, scene: &Scene, spot: Spot) -> bool {
    match spot {
        Spot::Place(Place::Hand(player)) => view.table.setup.players().contains(&player),
        Spot::Place(_) => true,
        Spot::Piece(name) => scene.piece(name).is_some(),
    }
}

/// The lines to be shown while an action is pointed at: from what is taken up to where it goes.
pub(crate) fn lines(view: &View, scene: &Scene, action: Action) -> Vec<(Spot, Spot)> {
    match spots(view, scene, action)[..] {
        [from, to] if from != to => vec![(from, to)],
        _ => Vec::new(),
    }
}
