//! Events as lines of the log.

use super::{card, edge, side_word, spot, terrain, zone};
use crate::Event;
use crate::pieces::CardId;
use table::{Arg, Message, Prompt, Side};

/// A card, or that it is face down.
fn known(what: Option<CardId>) -> Message {
    what.map_or(Message::new("card-face-down"), card)
}

/// A list of cards, one after another.
fn list(cards: &[CardId]) -> Message {
    let mut names = cards.iter().rev().map(|what| card(*what));
    let last = names.next().unwrap_or(Message::new("card-face-down"));
    names.fold(last, |rest, first| Message::new("card-list").with("first", first).with("rest", rest))
}

fn at(place: Option<crate::map::Zone>) -> Arg {
    place.map_or_else(|| Message::new("airfield-name").into(), zone)
}

fn by(rule: &'static str, key: &'static str, side: Side) -> Prompt {
    Prompt::new(rule, key).with("side", side_word(side))
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
        Event::Refitted { side, card: what, paid } => {
            by("LC-7.6", "ev-refit", side).with("card", known(what)).with("paid", paid)
        }
        Event::BonusPoints { side, die } => by("LC-7.17", "ev-bonus", side).with("die", die),
        Event::Deployed { side, card: what, zone, cost } => {
            by("LC-7.10", "ev-deployed", side).with("card", known(what)).with("zone", at(zone)).with("cost", cost)
        }
        Event::Obstructed { side, card: what, edge: on } => {
            by("LC-7.14", "ev-obstructed", side).with("card", known(what)).with("edge", edge(on))
        }
        Event::Attached { side, card: what, zone, cost } => {
            by("LC-7.15", "ev-attached", side).with("card", known(what)).with("zone", at(zone)).with("cost", cost)
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
    match event {
        Event::Stayed { side, card: what } => by("LC-7.2", "ev-stayed", *side).with("card", card(*what)),
        Event::Launched { side, cards, lane, mission, cost } => {
            let prompt = by("LC-8.1", "ev-launched", *side).with("cards", list(cards)).with("cost", *cost);
            prompt.with("mission", mission.word()).with("lane", lane.word().to_owned())
        }
        Event::Jettisoned { side, card: what } => by("LC-8.7", "ev-jettisoned", *side).with("card", card(*what)),
        Event::Intercepted { side, card: what, target } => {
            by("LC-8.14", "ev-intercepted", *side).with("card", card(*what)).with("target", card(*target))
        }
        Event::Escorted { side, card: what } => by("LC-8.21", "ev-escorted", *side).with("card", card(*what)),
        Event::Rammed { side, card: what, die } => {
            by("LC-14.9", "ev-rammed", *side).with("card", card(*what)).with("die", *die)
        }
        Event::Flew { side, lane, spot: at } => by("LC-8.9", "ev-flew", *side).with("spot", spot(*lane, *at)),
        Event::Stopped { side, lane, spot: at, mission } => {
            by("LC-8.9", "ev-stopped", *side).with("spot", spot(*lane, *at)).with("mission", mission.word())
        }
        Event::Landed { side, card: what } => by("LC-8.25", "ev-landed", *side).with("card", card(*what)),
        Event::Shot { side, by: from, at, dice, fp, defense, damage } => {
            let prompt = by("LC-4.1", "ev-shot", *side).with("card", card(*from)).with("target", known(*at));
            let prompt = prompt.with("first", dice.0).with("second", dice.1).with("fp", *fp);
            prompt.with("defense", *defense).with("damage", *damage)
        }
        Event::Missed { side, by: from, dice } => {
            let prompt = by("LC-10.9", "ev-missed", *side).with("card", card(*from));
            prompt.with("first", dice.0).with("second", dice.1)
        }
        Event::Shaken { side, card: what } => by("LC-13.13", "ev-shaken", *side).with("card", card(*what)),
        Event::Destroyed { side, card: what } => {
            by("LC-1.9", "ev-destroyed", *side).with("card", card(*what)).with("points", what.card().cost)
        }
        _ => ground(event),
    }
}

fn ground(event: &Event) -> Prompt {
    match event {
        Event::Scouted { side, card: what, zone: at, die, found } => {
            let prompt = by("LC-9.4", "ev-scouted", *side).with("card", known(*what)).with("zone", zone(*at));
            prompt.with("die", *die).with("found", *found)
        }
        Event::Spotted { side, card: what, zone: at } => {
            by("LC-15.2", "ev-spotted", *side).with("card", card(*what)).with("zone", zone(*at))
        }
        Event::Struck { side, zone: at } => by("LC-10.5", "ev-struck", *side).with("zone", zone(*at)),
        Event::Moved { side, card: what, from, to } => {
            by("LC-11.2", "ev-moved", *side).with("card", known(*what)).with("from", zone(*from)).with("to", zone(*to))
        }
        Event::ObstacleShown { card: what, edge: on } => {
            Prompt::new("LC-13.8", "ev-obstacle").with("card", card(*what)).with("edge", edge(*on))
        }
        Event::Cleared { side, card: what, edge: on } => {
            by("LC-13.9", "ev-cleared", *side).with("card", card(*what)).with("edge", edge(*on))
        }
        Event::DugIn { side, card: what } => by("LC-11.7", "ev-dug-in", *side).with("card", card(*what)),
        Event::Regrouped { side, card: what, zone: at } => {
            by("LC-13.4", "ev-regrouped", *side).with("card", known(*what)).with("zone", zone(*at))
        }
        Event::Assaulted { side, zone: at, cards } => {
            by("LC-11.3", "ev-assaulted", *side).with("zone", zone(*at)).with("cards", list(cards))
        }
        Event::Round { round } => Prompt::new("LC-11.6", "ev-round").with("round", *round),
        Event::Retreated { side, card: what, to } => {
            by("LC-11.12", "ev-retreated", *side).with("card", card(*what)).with("zone", zone(*to))
        }
        Event::AssaultEnded { side, zone: at } => by("LC-11.11", "ev-assault-ended", *side).with("zone", zone(*at)),
        Event::Advanced { side, card: what, zone: at } => {
            by("LC-11.13", "ev-advanced", *side).with("card", card(*what)).with("zone", zone(*at))
        }
        Event::Repaired { side, card: what } => by("LC-14.10", "ev-repaired", *side).with("card", card(*what)),
        Event::Ended { winner: Some(side), reason } => by("LC-12.1", "ev-won", *side).with("reason", reason.word()),
        _ => Prompt::new("LC-12.4", "ev-drawn"),
    }
}
