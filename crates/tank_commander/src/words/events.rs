//! Events as lines of the log.

use super::actions::{gear, weapon};
use super::{card, harm_word, named, people, side_word, space, who, works};
use crate::events::{Event, Harm, Kill, Named};
use crate::pieces::Nation;
use crate::state::Target;
use crate::units::Weapon;
use table::{Arg, Message, Prompt};

fn word(key: &'static str, name: &'static str, word: &'static str) -> Message {
    Message::new(key).with(name, word)
}

/// One line for each event; the log's whole vocabulary.
pub(super) fn event(event: &Event) -> Prompt {
    use Event::*;
    match *event {
        Rolled { dice, bonus } => {
            Prompt::new("TC-4.3", "log-rolled").with("first", dice[0] + bonus[0]).with("second", dice[1] + bonus[1])
        }
        Attacker { side } => Prompt::new("TC-18.4", "log-attacker").with("side", side_word(side)),
        NationChosen { side, nation } => {
            Prompt::new("TC-18.4", "log-nation").with("side", side_word(side)).with("nation", people(nation))
        }
        CardTaken { card: id } => Prompt::new("TC-20.1", "log-taken").with("card", card(id)),
        DeckReady { who: by } => Prompt::new("TC-20.6", "log-deck-ready").with("side", who(by)),
        PoolReady { who: by } => Prompt::new("TC-18.15", "log-pool-ready").with("side", who(by)),
        TerrainDealt { .. } => Prompt::new("TC-18.15", "log-terrain-dealt"),
        TerrainLaid { at, terrain } => Prompt::new("TC-11.1", "log-terrain")
            .with("terrain", word("terrain-name", "terrain", terrain.word()))
            .with("at", space(at)),
        WaterLaid { at, kind } => Prompt::new("TC-11.9", "log-water")
            .with("water", word("water-name", "water", kind.word()))
            .with("at", space(at)),
        DeploysFirst { nation } => Prompt::new("TC-4.3", "log-deploys-first").with("side", people(nation)),
        PlaysFirst { nation } => Prompt::new("TC-4.3", "log-plays-first").with("side", people(nation)),
        Placed { what, at, .. } => {
            Prompt::new("TC-18.12", "log-placed").with("unit", named(what)).with("at", space(at))
        }
        Kept { card: id } => Prompt::new("TC-18.12", "log-kept").with("card", card(id)),
        KeptOne { who: by } => Prompt::new("TC-18.12", "log-kept-one").with("side", who(by)),
        Deployed { who: by, hand, pile } => {
            Prompt::new("TC-18.12", "log-deployed").with("side", who(by)).with("hand", hand).with("pile", pile)
        }
        TurnBegan { turn } => Prompt::new("TC-4.1", "log-turn").with("turn", turn),
        SeatTurn { who: by } => Prompt::new("TC-4.2", "log-seat-turn").with("side", who(by)),
        Drew { card: id, .. } => Prompt::new("TC-16.2", "log-drew").with("card", card(id)),
        DrewOne { who: by } => Prompt::new("TC-16.2", "log-drew-one").with("side", who(by)),
        WorksDug { works: kind, at, .. } => {
            Prompt::new("TC-11.5", "log-dug").with("works", works(kind)).with("at", space(at))
        }
        WorksGone { works: kind, at } => {
            Prompt::new("TC-11.7", "log-works-gone").with("works", works(kind)).with("at", space(at))
        }
        Attached { card: id, to, .. } => {
            Prompt::new("TC-7.10", "log-attached").with("unit", named(to)).with("card", card(id))
        }
        HandedOver { gear: piece, from, to } => Prompt::new("TC-7.11", "log-handed")
            .with("unit", named(from))
            .with("gear", gear(piece))
            .with("taker", named(to)),
        Dropped { gear: piece, from } => {
            Prompt::new("TC-5.4", "log-dropped").with("unit", named(from)).with("gear", gear(piece))
        }
        Loaded { what, onto } => {
            Prompt::new("TC-7.4", "log-loaded").with("unit", named(what)).with("carrier", named(onto))
        }
        Unloaded { what, at } => Prompt::new("TC-7.4", "log-unloaded").with("unit", named(what)).with("at", space(at)),
        StepDeclared { who: by, count, from, to } => Prompt::new("TC-6.3", "log-step-declared")
            .with("side", who(by))
            .with("count", count)
            .with("from", space(from))
            .with("to", space(to)),
        Stepped { what, from, to } => Prompt::new("TC-6.2", "log-stepped")
            .with("unit", named(what))
            .with("from", space(from))
            .with("to", space(to)),
        StepStopped { what, at } => {
            Prompt::new("TC-14.6", "log-stopped").with("unit", named(what)).with("at", space(at))
        }
        Returned { what } => Prompt::new("TC-6.5", "log-returned").with("unit", named(what)),
        ShotDeclared { by, with, at } => Prompt::new("TC-9.1", "log-shot-declared")
            .with("unit", named(by))
            .with("target", named(at))
            .with("weapon", weapon(with)),
        SmokeDeclared { by, at } => {
            Prompt::new("TC-12.5", "log-smoke-declared").with("unit", named(by)).with("at", space(at))
        }
        ShotLost { by } => Prompt::new("TC-14.6", "log-shot-lost").with("unit", named(by)),
        Shot { by, with, at, number, drm, roll, kill, result, modifiers: _ } => {
            shot(Firing { by, with, at, result }, kill).with("hits", hits(number, drm)).with("roll", roll)
        }
        SmokeShot { by, at, number, drm, roll } => Prompt::new("TC-12.5", "log-smoke-shot")
            .with("unit", named(by))
            .with("at", space(at))
            .with("result", if roll as i8 + drm <= number { "laid" } else { "failed" })
            .with("hits", hits(number, drm))
            .with("roll", roll),
        Held { by } => Prompt::new("TC-13.5", "log-held").with("unit", named(by)),
        Endangered { what, peril, number, roll, result } => Prompt::new("TC-6.11", "log-endangered")
            .with("peril", word("peril-name", "peril", peril.word()))
            .with("unit", named(what))
            .with("number", number)
            .with("roll", roll)
            .with("harm", harm_word(result)),
        Destroyed { what, points } => {
            Prompt::new("TC-3.6", "log-destroyed").with("unit", named(what)).with("points", points)
        }
        MeleeBegan { at } => Prompt::new("TC-13.1", "log-melee").with("at", space(at)),
        Advantage { nation } => Prompt::new("TC-13.9", "log-advantage").with("side", people(nation)),
        Panicked { nation } => Prompt::new("TC-13.10", "log-panic").with("side", people(nation)),
        Retreated { what, to } => {
            Prompt::new("TC-13.11", "log-retreated").with("unit", named(what)).with("at", space(to))
        }
        Discarded { who: by, card: id } => {
            Prompt::new("TC-16.1", "log-discarded").with("side", who(by)).with("card", card(id))
        }
        Ended { by, winner, german, soviet } => Prompt::new("TC-17.2", "log-ended")
            .with("finish", word("finish-name", "finish", by.word()))
            .with("winner", winner.map_or("draw", Nation::word))
            .with("german", german)
            .with("soviet", soviet),
        _ => card_event(event),
    }
}

/// The highest roll that succeeds: roll and modifiers must come to the number or less.
pub fn hits(number: i8, drm: i8) -> i8 {
    (number - drm).clamp(0, 10)
}

struct Firing {
    by: Named,
    with: Weapon,
    at: Named,
    result: Harm,
}

/// A shot, with its kill roll if there was one.
fn shot(firing: Firing, kill: Option<Kill>) -> Prompt {
    let prompt = match kill {
        None => Prompt::new("TC-9.2", "log-shot"),
        Some(kill) => Prompt::new("TC-9.4", "log-kill")
            .with("penetration", kill.penetration)
            .with("armour", kill.armour)
            .with("struck", word("struck-name", "struck", kill.struck.word()))
            .with("kill", kill.number)
            .with("second", kill.roll),
    };
    prompt
        .with("result", shot_result(firing.at, firing.result))
        .with("unit", named(firing.by))
        .with("weapon", weapon(firing.with))
}

/// What a shot has done to its target, as its line begins.
pub fn shot_result(at: Named, harm: Harm) -> Message {
    Message::new("shot-result").with("target", named(at)).with("harm", harm_word(harm))
}

/// What a die must show: at most this.
pub fn roll_needed(number: impl Into<Arg>) -> Message {
    Message::new("roll-needed").with("number", number)
}

/// How many units are destroyed, and what they are worth to the enemy.
pub fn lost_units(lost: u16, points: u16) -> Message {
    Message::new("lost-units").with("lost", lost).with("points", points)
}

/// What cards do when they are played.
fn card_event(event: &Event) -> Prompt {
    use Event::*;
    match *event {
        CardPlayed { who: by, card: id, target: Target::Position(at) } => {
            Prompt::new("TC-14.3", "log-played-at").with("side", who(by)).with("card", card(id)).with("at", space(at))
        }
        CardPlayed { who: by, card: id, .. } => {
            Prompt::new("TC-14.3", "log-played").with("side", who(by)).with("card", card(id))
        }
        CardCancelled { card: id } => Prompt::new("TC-14.4", "log-cancelled").with("card", card(id)),
        CardIdle { card: id } => Prompt::new("TC-14.5", "log-idle").with("card", card(id)),
        InstantDeclared { who: by, card: id } => {
            Prompt::new("TC-15.1", "log-instant").with("side", who(by)).with("card", card(id))
        }
        InstantAt { at, mode } => Prompt::new("TC-15.1", "log-instant-at")
            .with("at", space(at))
            .with("mode", word("mode-name", "mode", mode.word())),
        Confused => Prompt::new("TC-15.12", "log-confused"),
        Coordinated { supply } => Prompt::new("TC-15.20", "log-coordinated").with("supply", supply),
        SmokeLaid { at } => Prompt::new("TC-12.1", "log-smoke").with("at", space(at)),
        SmokeCleared { at } => Prompt::new("TC-12.2", "log-smoke-cleared").with("at", space(at)),
        Mined { at } => Prompt::new("TC-15.3", "log-mined").with("at", space(at)),
        MinesCleared { at } => Prompt::new("TC-15.4", "log-mines-cleared").with("at", space(at)),
        PathLaid { at } => Prompt::new("TC-15.7", "log-path").with("at", space(at)),
        EdgeLaid { a, b } => Prompt::new("TC-11.11", "log-edge").with("a", space(a)).with("b", space(b)),
        WaterBridged { at } => Prompt::new("TC-15.5", "log-bridged").with("at", space(at)),
        EdgeBridged { a, b } => Prompt::new("TC-15.5", "log-edge-bridged").with("a", space(a)).with("b", space(b)),
        Mended { what, ailment } => Prompt::new("TC-15.11", "log-mended")
            .with("unit", named(what))
            .with("ailment", word("ailment-name", "ailment", ailment.word())),
        BrokeDown { what } => Prompt::new("TC-15.10", "log-broke-down").with("unit", named(what)),
        Malfunctioned { what } => Prompt::new("TC-15.9", "log-malfunction").with("unit", named(what)),
        LeaderLost { what, quarry, roll, .. } => Prompt::new("TC-15.19", "log-leader-lost")
            .with("unit", named(what))
            .with("quarry", word("quarry-name", "quarry", quarry.word()))
            .with("roll", roll),
        LeaderMissed { what, quarry, roll, .. } => Prompt::new("TC-15.19", "log-leader-missed")
            .with("unit", named(what))
            .with("quarry", word("quarry-name", "quarry", quarry.word()))
            .with("roll", roll),
        CanisterUsed { what } => Prompt::new("TC-19.8", "log-canister").with("unit", named(what)),
        HandSeen { who: by, card: id } => {
            Prompt::new("TC-15.18", "log-hand-seen").with("side", who(by)).with("card", card(id))
        }
        Spied { who: by } => Prompt::new("TC-15.18", "log-spied").with("side", who(by)),
        GroupJoins { who: by, count, clock } => Prompt::new("TC-18.5", "log-group")
            .with("side", who(by))
            .with("count", count)
            .with("turn", clock.unwrap_or(0)),
        Mending { card: id, .. } => Prompt::new("TC-15.23", "log-mending").with("card", card(id)),
        FrontHeld { nation, points } => {
            Prompt::new("TC-18.1", "log-front-held").with("side", people(nation)).with("points", points)
        }
        Arrived { nation, group } => {
            Prompt::new("TC-19.7", "log-arrived").with("group", group).with("side", people(nation))
        }
        HandGrows { who: by, count } => {
            Prompt::new("TC-19.6", "log-hand-grows").with("side", who(by)).with("count", count)
        }
        _ => Prompt::new("TC-14.5", "log-confused"),
    }
}
