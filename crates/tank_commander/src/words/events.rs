//! Events as lines of the log.

use super::actions::{gear, weapon};
use super::{card, harm, named, side, space, works};
use crate::events::{Event, Harm, Kill, Named};
use crate::names;
use crate::state::Target;
use crate::units::Weapon;
use table::{Message, Prompt, Seat};

fn seat(seat: Seat) -> u8 {
    seat.0 + 1
}

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
        Attacker { side: by } => Prompt::new("TC-18.4", "log-attacker").with("side", side(by)),
        NationChosen { side: of, nation } => {
            Prompt::new("TC-18.4", "log-nation").with("side", side(of)).with("nation", names::nation(nation))
        }
        CardTaken { card: id } => Prompt::new("TC-20.1", "log-taken").with("card", card(id)),
        DeckReady { seat: by } => Prompt::new("TC-20.6", "log-deck-ready").with("seat", seat(by)),
        PoolReady { seat: by } => Prompt::new("TC-18.15", "log-pool-ready").with("seat", seat(by)),
        TerrainDealt { .. } => Prompt::new("TC-18.15", "log-terrain-dealt"),
        TerrainLaid { at, terrain } => Prompt::new("TC-11.1", "log-terrain")
            .with("terrain", word("terrain-name", "terrain", terrain.word()))
            .with("at", space(at)),
        WaterLaid { at, kind } => Prompt::new("TC-11.9", "log-water")
            .with("water", word("water-name", "water", kind.word()))
            .with("at", space(at)),
        DeploysFirst { side: by } => Prompt::new("TC-4.3", "log-deploys-first").with("side", side(by)),
        PlaysFirst { side: by } => Prompt::new("TC-4.3", "log-plays-first").with("side", side(by)),
        Placed { what, at, .. } => {
            Prompt::new("TC-18.12", "log-placed").with("unit", named(what)).with("at", space(at))
        }
        Kept { card: id } => Prompt::new("TC-18.12", "log-kept").with("card", card(id)),
        KeptOne { seat: by } => Prompt::new("TC-18.12", "log-kept-one").with("seat", seat(by)),
        Deployed { seat: by, hand, pile } => {
            Prompt::new("TC-18.12", "log-deployed").with("seat", seat(by)).with("hand", hand).with("pile", pile)
        }
        TurnBegan { turn } => Prompt::new("TC-4.1", "log-turn").with("turn", turn),
        SeatTurn { seat: by, nation } => {
            Prompt::new("TC-4.2", "log-seat-turn").with("seat", seat(by)).with("nation", names::nation(nation))
        }
        Drew { card: id, .. } => Prompt::new("TC-16.2", "log-drew").with("card", card(id)),
        DrewOne { seat: by } => Prompt::new("TC-16.2", "log-drew-one").with("seat", seat(by)),
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
        StepDeclared { seat: by, count, from, to } => Prompt::new("TC-6.3", "log-step-declared")
            .with("seat", seat(by))
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
            shot(Firing { by, with, at, result }, kill).with("number", number).with("drm", drm).with("roll", roll)
        }
        SmokeShot { by, at, number, drm, roll } => Prompt::new("TC-12.5", "log-smoke-shot")
            .with("unit", named(by))
            .with("at", space(at))
            .with("number", number)
            .with("drm", drm)
            .with("roll", roll),
        Held { by } => Prompt::new("TC-13.5", "log-held").with("unit", named(by)),
        Endangered { what, peril, number, roll, result } => Prompt::new("TC-6.11", "log-endangered")
            .with("peril", word("peril-name", "peril", peril.word()))
            .with("unit", named(what))
            .with("number", number)
            .with("roll", roll)
            .with("harm", harm(result)),
        Destroyed { what, points } => {
            Prompt::new("TC-3.6", "log-destroyed").with("unit", named(what)).with("points", points)
        }
        MeleeBegan { at } => Prompt::new("TC-13.1", "log-melee").with("at", space(at)),
        Advantage { side: by } => Prompt::new("TC-13.9", "log-advantage").with("side", side(by)),
        Panicked { side: of } => Prompt::new("TC-13.10", "log-panic").with("side", side(of)),
        Retreated { what, to } => {
            Prompt::new("TC-13.11", "log-retreated").with("unit", named(what)).with("at", space(to))
        }
        Discarded { seat: by, card: id } => {
            Prompt::new("TC-16.1", "log-discarded").with("seat", seat(by)).with("card", card(id))
        }
        Ended { by, winner, first, second } => Prompt::new("TC-17.2", "log-ended")
            .with("finish", word("finish-name", "finish", by.word()))
            .with("side", winner.map_or_else(|| word("side-name", "side", "draw"), side))
            .with("first", first)
            .with("second", second),
        _ => card_event(event),
    }
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
        .with("unit", named(firing.by))
        .with("target", named(firing.at))
        .with("weapon", weapon(firing.with))
        .with("harm", harm(firing.result))
}

/// What cards do when they are played.
fn card_event(event: &Event) -> Prompt {
    use Event::*;
    match *event {
        CardPlayed { seat: by, card: id, target: Target::Position(at) } => {
            Prompt::new("TC-14.3", "log-played-at").with("seat", seat(by)).with("card", card(id)).with("at", space(at))
        }
        CardPlayed { seat: by, card: id, .. } => {
            Prompt::new("TC-14.3", "log-played").with("seat", seat(by)).with("card", card(id))
        }
        CardCancelled { card: id } => Prompt::new("TC-14.4", "log-cancelled").with("card", card(id)),
        CardIdle { card: id } => Prompt::new("TC-14.5", "log-idle").with("card", card(id)),
        InstantDeclared { seat: by, card: id } => {
            Prompt::new("TC-15.1", "log-instant").with("seat", seat(by)).with("card", card(id))
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
        HandSeen { seat: by, card: id } => {
            Prompt::new("TC-15.18", "log-hand-seen").with("seat", seat(by)).with("card", card(id))
        }
        Spied { seat: by } => Prompt::new("TC-15.18", "log-spied").with("seat", seat(by)),
        GroupJoins { seat: by, count, clock } => Prompt::new("TC-18.5", "log-group")
            .with("seat", seat(by))
            .with("count", count)
            .with("turn", clock.unwrap_or(0)),
        Mending { card: id, .. } => Prompt::new("TC-15.23", "log-mending").with("card", card(id)),
        Arrived { nation, group } => {
            Prompt::new("TC-19.7", "log-arrived").with("group", group).with("nation", names::nation(nation))
        }
        HandGrows { seat: by, count } => {
            Prompt::new("TC-19.6", "log-hand-grows").with("seat", seat(by)).with("count", count)
        }
        _ => Prompt::new("TC-14.5", "log-confused"),
    }
}
