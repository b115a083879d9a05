//! Events as lines of the log.

use super::{card, edge, side_word, site, terrain, zone};
use crate::Event;
use crate::events::Named;
use crate::pieces::{CardId, Kind};
use table::{Message, Prompt, Side};

/// A card, or that it is face down.
fn known(what: Option<CardId>) -> Message {
    what.map_or(Message::new("card-face-down"), card)
}

fn named(what: Option<Named>) -> Message {
    known(what.map(|what| what.card))
}

/// Cards, one after another.
fn list(cards: impl DoubleEndedIterator<Item = CardId>) -> Message {
    let mut names = cards.rev().map(card);
    let last = names.next().unwrap_or(Message::new("card-face-down"));
    names.fold(last, |rest, first| Message::new("card-list").with("first", first).with("rest", rest))
}

/// Aircraft and attackers, one after another.
fn names(pieces: &[Named]) -> Message {
    list(pieces.iter().map(|piece| piece.card))
}

fn by(rule: &'static str, key: &'static str, side: Side) -> Prompt {
    Prompt::new(rule, key).with("side", side_word(side))
}

/// What a shot did to whom: the words of a shot begin with it.
pub fn shot_result(at: Named, damage: u8) -> Message {
    Message::new("shot-result").with("target", card(at.card)).with("damage", damage)
}

/// An event and its rule.
pub(super) fn event(event: &Event) -> Prompt {
    match *event {
        Event::DeckReady { side } => by("LC-16.5", "ev-deck-ready", side),
        Event::TerrainLaid { zone: at, terrain: what } => {
            Prompt::new("LC-5.4", "ev-terrain").with("zone", zone(at)).with("terrain", terrain(what))
        }
        Event::TerrainDie { die, side } => by("LC-5.5", "ev-terrain-die", side).with("die", die),
        Event::ForcesReady { side } => by("LC-5.9", "ev-forces-ready", side),
        Event::FirstTurn { side, dice: Some((south, north)) } => {
            by("LC-5.8", "ev-first-dice", side).with("south", south).with("north", north)
        }
        Event::FirstTurn { side, dice: None } => by("LC-5.8", "ev-first", side),
        Event::TurnBegan { turn, side } => by("LC-6.1", "ev-turn", side).with("turn", turn),
        Event::Supplied { side, roll, bonus } => {
            by("LC-7.3", "ev-supply", side).with("roll", roll).with("bonus", bonus)
        }
        Event::Drew { side, card: what } => by("LC-7.4", "ev-drew", side).with("card", known(what)),
        Event::Refitted { side, what, paid } => {
            by("LC-7.6", "ev-refit", side).with("card", named(what)).with("paid", paid)
        }
        Event::BonusPoints { die, .. } => Prompt::new("LC-7.17", "ev-bonus").with("die", die),
        Event::Deployed { side, what, at, cost } => {
            by("LC-7.10", "ev-deployed", side).with("card", named(what)).with("at", site(at)).with("cost", cost)
        }
        Event::Obstructed { side, card: what, edge: on } => {
            by("LC-7.14", "ev-obstructed", side).with("card", known(what)).with("edge", edge(on))
        }
        Event::Attached { side, card: what, to, at, cost } => {
            let prompt = by("LC-7.15", "ev-attached", side).with("card", known(what)).with("unit", named(to));
            prompt.with("at", site(at)).with("cost", cost)
        }
        Event::Played { side, card: what } => by("LC-14.1", "ev-played", side).with("card", card(what)),
        Event::SupplyChanged { side, die } => by("LC-14.8", "ev-supply-die", side).with("die", die),
        Event::Masked { side, zone: at } => by("LC-14.8", "ev-masked", side).with("zone", zone(at)),
        Event::Bought { side } => by("LC-7.16", "ev-bought", side),
        Event::Discarded { side, card: what } => by("LC-7.19", "ev-discarded", side).with("card", card(what)),
        _ => air(event),
    }
}

fn air(event: &Event) -> Prompt {
    let of = |rule, key, what: &Named| Prompt::new(rule, key).with("card", card(what.card));
    match event {
        Event::Stayed { what, .. } => of("LC-7.2", "ev-stayed", what),
        Event::Launched { side, aircraft, loads, lane, mission, cost } => {
            let cards = aircraft.iter().map(|what| what.card).chain(loads.iter().copied());
            let prompt = by("LC-8.1", "ev-launched", *side).with("cards", list(cards)).with("cost", *cost);
            prompt.with("mission", mission.word()).with("lane", lane.word().to_owned())
        }
        Event::Jettisoned { side, card: what, .. } => by("LC-8.7", "ev-jettisoned", *side).with("card", card(*what)),
        Event::Intercepted { by: fighter, target, .. } => {
            of("LC-8.14", "ev-intercepted", fighter).with("target", card(target.card))
        }
        Event::Escorted { what, .. } => of("LC-8.21", "ev-escorted", what),
        Event::Rammed { what, die, .. } => of("LC-14.9", "ev-rammed", what).with("die", *die),
        Event::Flew { aircraft, to, .. } => {
            Prompt::new("LC-8.9", "ev-flew").with("cards", names(aircraft)).with("at", site(*to))
        }
        Event::Stopped { aircraft, at, mission, .. } => {
            let prompt = Prompt::new("LC-8.9", "ev-stopped").with("cards", names(aircraft)).with("at", site(*at));
            prompt.with("mission", mission.word())
        }
        Event::Landed { what, .. } => of("LC-8.25", "ev-landed", what),
        Event::Shot { by: from, at, dice, fp, defense, damage, .. } => {
            let prompt = Prompt::new("LC-4.1", "ev-shot").with("result", shot_result(*at, *damage));
            let prompt = prompt.with("card", card(from.card)).with("first", dice.0).with("second", dice.1);
            let score = i32::from(dice.0 + dice.1) + i32::from(*fp) - i32::from(*defense);
            prompt.with("fp", *fp).with("defense", *defense).with("score", score)
        }
        Event::Missed { by: from, dice, .. } => {
            of("LC-10.9", "ev-missed", from).with("first", dice.0).with("second", dice.1)
        }
        Event::Shaken { what, .. } => of("LC-13.13", "ev-shaken", what),
        Event::Destroyed { side, what, .. } => {
            by("LC-1.9", "ev-destroyed", *side).with("card", card(what.card)).with("points", what.card.card().cost)
        }
        _ => ground(event),
    }
}

fn ground(event: &Event) -> Prompt {
    let of = |rule, key, what: &Named| Prompt::new(rule, key).with("card", card(what.card));
    match event {
        Event::Scouted { side, by: who, zone: at, die, found } => {
            let prompt = by("LC-9.4", "ev-scouted", *side).with("card", named(*who)).with("zone", zone(*at));
            prompt.with("die", *die).with("found", *found)
        }
        Event::Spotted { side, what, zone: at } => {
            by("LC-15.2", "ev-spotted", *side).with("card", card(what.card)).with("zone", zone(*at))
        }
        Event::Struck { aircraft, zone: at, .. } => {
            Prompt::new("LC-10.5", "ev-struck").with("cards", names(aircraft)).with("zone", zone(*at))
        }
        Event::Moved { side, what, from, to } => {
            let prompt = by("LC-11.2", "ev-moved", *side).with("card", named(*what));
            prompt.with("from", zone(*from)).with("to", zone(*to))
        }
        Event::ObstacleShown { card: what, edge: on } => {
            Prompt::new("LC-13.8", "ev-obstacle").with("card", card(*what)).with("edge", edge(*on))
        }
        Event::Cleared { side, card: what, edge: on } => {
            by("LC-13.9", "ev-cleared", *side).with("card", card(*what)).with("edge", edge(*on))
        }
        Event::DugIn { what, .. } => of("LC-11.7", "ev-dug-in", what),
        Event::Regrouped { what, zone: at, .. } => of("LC-13.4", "ev-regrouped", what).with("zone", zone(*at)),
        Event::Assaulted { side, zone: at, attackers } => {
            by("LC-11.3", "ev-assaulted", *side).with("zone", zone(*at)).with("cards", names(attackers))
        }
        Event::Round { round } => Prompt::new("LC-11.6", "ev-round").with("round", *round),
        Event::Retreated { what, to, .. } => of("LC-11.12", "ev-retreated", what).with("zone", zone(*to)),
        Event::AssaultEnded { zone: at, .. } => Prompt::new("LC-11.11", "ev-assault-ended").with("zone", zone(*at)),
        Event::Advanced { what, zone: at, .. } => of("LC-11.13", "ev-advanced", what).with("zone", zone(*at)),
        Event::Repaired { card: what, .. } => Prompt::new("LC-14.10", "ev-repaired").with("card", card(*what)),
        Event::Ended { winner: Some(side), reason } => by("LC-12.1", "ev-won", *side).with("reason", reason.word()),
        _ => Prompt::new("LC-12.4", "ev-drawn"),
    }
}

/// Is it a card that is lost as a piece of the table, for the tray of losses?
pub fn is_shown_as_loss(card: CardId) -> bool {
    !matches!(card.card().kind, Kind::Special | Kind::Ordnance | Kind::Obstacle)
}
