//! Events as lines of the log.

use super::{formation, hex, side, unit};
use crate::events::{Effect, Event, Support};
use crate::pieces::UnitId;
use crate::state::Aim;
use table::{Message, Prompt};

/// One line for each event; the log's whole vocabulary.
pub(super) fn event(event: &Event) -> Prompt {
    use Event::*;
    match *event {
        Placed { unit: id, hex: at } => of_unit("BS-4.11", "log-placed", id).with("hex", hex(at)),
        TokenLaid { hex: at } => Prompt::new("BS-4.4", "log-token").with("hex", hex(at)),
        Dealt => Prompt::new("BS-4.5", "log-dealt"),
        TurnedUp { unit: id, hex: at } => of_unit("BS-4.7", "log-turned-up", id).with("hex", hex(at)),
        TurnBegan { turn } => Prompt::new("BS-5.1", "log-turn").with("turn", turn),
        AirRolled { german, soviet, winner, aircraft } => Prompt::new("BS-6.1", "log-air")
            .with("german", german)
            .with("soviet", soviet)
            .with("winner", winner.map_or("nobody", side))
            .with("aircraft", aircraft),
        RudelFlies => Prompt::new("BS-17.3", "log-rudel-flies"),
        RudelShotDown => Prompt::new("BS-17.3", "log-rudel-shot-down"),
        ArtilleryRolled { side: by, die, guns } => {
            Prompt::new("BS-6.2", "log-artillery").with("side", side(by)).with("die", die).with("guns", guns)
        }
        Called { die, answer } => Prompt::new("BS-17.2", "log-called").with("die", die).with("answer", answer.word()),
        Granted { unit: id, die } => of_unit("BS-17.1", "log-granted", id).with("die", die),
        Refused { unit: id, die } => of_unit("BS-17.1", "log-refused", id).with("die", die),
        Committed { corps } => Prompt::new("BS-5.4", "log-committed").with("formation", formation(corps)),
        Drawn { formation: drawn } => Prompt::new("BS-5.6", "log-drawn").with("formation", formation(drawn)),
        ZoneRolled { formation: who, die } => zone_rolled(formation(who), die),
        BrigadeZoneRolled { unit: id, die } => zone_rolled(unit(id), die),
        ZoneChosen { formation: who, zone } => {
            Prompt::new("BS-14.3", "log-zone-chosen").with("formation", formation(who)).with("zone", zone.number())
        }
        Fired { by, at, to, aim, die, effect, .. } => {
            with_die(of_unit("BS-9.6", "log-fired", by).with("hex", hex(to)), at, &aim, die, effect)
        }
        Rerolled { by, at, aim, die, effect } => {
            with_die(of_unit("BS-17.4", "log-rerolled", by), at, &aim, die, effect)
        }
        Supported { with, at, hex: to, die, modifier, effect, .. } => {
            let (rule, key) = match with {
                Support::Air => ("BS-6.7", "log-air-attack"),
                Support::Rudel => ("BS-17.3", "log-rudel-attack"),
                Support::Artillery => ("BS-6.7", "log-shelled"),
            };
            let prompt = Prompt::new(rule, key).with("result", shot_result(at, effect)).with("hex", hex(to));
            prompt.with("die", die).with("modifier", signed(modifier))
        }
        Harmed { unit: id, health } => of_unit("BS-10.1", "log-harmed", id).with("health", health.word()),
        TigerSurvived { unit: id, die } => of_unit("BS-15.5", "log-tiger-survived", id).with("die", die),
        TigerLost { unit: id, die } => of_unit("BS-15.5", "log-tiger-lost", id).with("die", die),
        Eliminated { unit: id } => of_unit("BS-10.4", "log-eliminated", id),
        Marched { unit: id, to, cost } => of_unit("BS-8.1", "log-marched", id).with("hex", hex(to)).with("cost", cost),
        CameOn { unit: id, hex: at } => of_unit("BS-14.4", "log-came-on", id).with("hex", hex(at)),
        BrokeOut { unit: id, .. } => of_unit("BS-8.4", "log-broke-out", id),
        Taken { hex: at, side: by } => Prompt::new("BS-3.3", "log-taken").with("hex", hex(at)).with("side", side(by)),
        OverrunBegan { side: by, from, at } => {
            Prompt::new("BS-11.1", "log-overrun").with("side", side(by)).with("from", hex(from)).with("hex", hex(at))
        }
        RoundBegan { round } => Prompt::new("BS-11.15", "log-round").with("round", round),
        ThrownBack { unit: id, to } => of_unit("BS-11.6", "log-thrown-back", id).with("hex", hex(to)),
        Retreated { unit: id, to } => of_unit("BS-11.13", "log-retreated", id).with("hex", hex(to)),
        Fled { unit: id } => of_unit("BS-11.13", "log-fled", id),
        Trapped { unit: id } => of_unit("BS-11.12", "log-trapped", id),
        WentBack { unit: id, to } => of_unit("BS-11.12", "log-went-back", id).with("hex", hex(to)),
        OverrunEnded { at, holder } => Prompt::new("BS-11.16", "log-overrun-ended")
            .with("hex", hex(at))
            .with("holder", holder.map_or("nobody", side)),
        RecoveryRolled { unit: id, die, fresh } => of_unit("BS-13.2", "log-recovery", id)
            .with("die", die)
            .with("result", if fresh { "fresh" } else { "reduced" }),
        Banked { german, soviet } => Prompt::new("BS-16.6", "log-banked").with("german", german).with("soviet", soviet),
        TurnEnded { turn, german, soviet } => {
            Prompt::new("BS-5.8", "log-turn-ended").with("turn", turn).with("german", german).with("soviet", soviet)
        }
        Ended { german, soviet } => Prompt::new("BS-16.5", "log-ended").with("german", german).with("soviet", soviet),
    }
}

fn of_unit(rule: table::RuleId, key: &'static str, id: UnitId) -> Prompt {
    Prompt::new(rule, key).with("unit", unit(id))
}

fn zone_rolled(who: Message, die: u8) -> Prompt {
    Prompt::new("BS-14.3", "log-zone-rolled").with("who", who).with("die", die)
}

fn with_die(prompt: Prompt, at: UnitId, aim: &Aim, die: u8, effect: Effect) -> Prompt {
    let prompt = prompt.with("result", shot_result(at, effect)).with("power", aim.power);
    prompt.with("die", die).with("modifier", signed(aim.modifier()))
}

/// What came of a shot, a bomb or a barrage: the words of its event begin with it.
pub fn shot_result(at: UnitId, effect: Effect) -> Message {
    Message::new("shot-result").with("at", unit(at)).with("effect", effect.word())
}

/// ` + 1`, ` - 1`, or nothing.
pub(super) fn signed(modifier: i8) -> String {
    match modifier {
        0 => String::new(),
        1.. => format!("\u{a0}+\u{a0}{modifier}"),
        _ => format!("\u{a0}−\u{a0}{}", modifier.unsigned_abs()),
    }
}
