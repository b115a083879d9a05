//! Methods that see the whole match: they put one on the table, take it down, show all of it.

use super::methods::{Engine, denied, wrong_params};
use super::requests;
use super::rpc::Fault;
use crate::setups::pledge;
use serde_json::{Map, Value, json};
use table::{Next, Pledge};
use titles::{Entry, MatchInWords, outcome_as_json};

/// The most rolls that can be given.
const MOST_ROLLS: usize = 10_000;

pub(super) fn new(engine: &mut Engine, asked: requests::New) -> Result<Value, Fault> {
    let entry = engine.titles.find(&asked.title).map_err(wrong_params)?;
    let setup = match (asked.setup, asked.scenario) {
        (Some(_), Some(_)) => return Err(Fault::params("give either a setup or the name of a scenario, not both")),
        (Some(setup), None) => setup,
        (None, name) => entry.scenario(name.as_deref()).map_err(wrong_params)?,
    };
    let dice = dice(entry, asked.seed, asked.rolls)?;
    let game = entry.game.start(&setup, dice).map_err(|error| denied(entry, &error))?;
    sit_down(engine, MatchInWords { entry, game })
}

pub(super) fn load(engine: &mut Engine, asked: requests::Load) -> Result<Value, Fault> {
    let entry = engine.titles.find(&asked.title).map_err(wrong_params)?;
    let dice = dice(entry, asked.seed, asked.rolls)?;
    let game = entry.game.load(&asked.state, dice).map_err(|error| denied(entry, &error))?;
    sit_down(engine, MatchInWords { entry, game })
}

pub(super) fn import(engine: &mut Engine, asked: requests::Import) -> Result<Value, Fault> {
    let hosted = MatchInWords::of_record(engine.titles, &asked.text).map_err(wrong_params)?;
    sit_down(engine, hosted)
}

fn sit_down<'a>(engine: &mut Engine<'a>, hosted: MatchInWords<'a>) -> Result<Value, Fault> {
    let hosted = engine.host(hosted)?;
    let names = hosted.game.seen_by(None).standing().sides;
    let seated = |seat| {
        let side = hosted.side(seat);
        json!({ "seat": seat, "side": side, "name": side.map(|side| names[side.index()]) })
    };
    let places: Map<String, Value> =
        hosted.game.places().into_iter().map(|(written, called)| (written, called.into())).collect();
    Ok(json!({
        "title": hosted.entry.title().id,
        "setup": hosted.game.setup_in_force(),
        "seats": hosted.game.seating().seats().map(seated).collect::<Vec<Value>>(),
        "places": places,
        "length": hosted.game.len(),
        "decide": hosted.decider(),
        "step": hosted.game.seen_by(None).standing().step,
    }))
}

/// The dice of a match: of a number or by chance, and what is given of them.
fn dice(entry: &Entry, seed: Option<u64>, rolls: Vec<u8>) -> Result<Pledge, Fault> {
    let pledge = pledge(seed, []).map_err(wrong_params)?;
    if rolls.is_empty() {
        return Ok(pledge);
    }
    let Some(sides) = entry.game.die() else {
        return Err(Fault::params(format!("no dice are rolled in {}: leave out the rolls", entry.title().id)));
    };
    if rolls.len() > MOST_ROLLS || rolls.iter().any(|roll| !(1..=sides).contains(roll)) {
        return Err(Fault::params(format!("rolls are up to {MOST_ROLLS} numbers from 1 to {sides}")));
    }
    Ok(pledge.with_rolls(rolls))
}

pub(super) fn export(hosted: &MatchInWords, _: requests::Nothing) -> Result<Value, Fault> {
    Ok(json!({ "text": hosted.game.export() }))
}

pub(super) fn state(hosted: &MatchInWords, _: requests::Nothing) -> Result<Value, Fault> {
    Ok(json!({ "title": hosted.entry.title().id, "state": hosted.game.state() }))
}

pub(super) fn outcome(hosted: &MatchInWords, _: requests::Nothing) -> Result<Value, Fault> {
    Ok(json!({ "outcome": outcome_of(hosted), "draw_offer": hosted.game.draw_offer() }))
}

/// How the match ended; nothing while it goes on.
pub(super) fn outcome_of(hosted: &MatchInWords) -> Value {
    match hosted.game.next() {
        Next::Over(outcome) => outcome_as_json(hosted.entry, &outcome),
        Next::Decide(_) => Value::Null,
    }
}
