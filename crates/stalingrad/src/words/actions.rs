//! Actions in words.

use super::{building, card, effect, formation, leader, player, unit};
use crate::action::Action;
use crate::knowledge::View;
use crate::pieces::{CarnageId, District, FormationId};
use crate::state::Table;
use table::{Message, Prompt, RuleId};

pub(super) fn action(view: &View, action: Action) -> Prompt {
    use Action::*;
    let table = &view.table;
    match action {
        Draft(id) => of("HS-14.5", "act-draft", id),
        Burn(id) => of("HS-3.6", "act-burn", id),
        BurnFromDeck => Prompt::new("HS-3.6", "act-burn-from-deck"),
        Demote(id) => led(table, "HS-3.6", "act-demote", id),
        GiveUp(id) => of("HS-3.8", "act-give-up", id),
        Restore(id) => of("HS-3.8", "act-restore", id),
        MoveLeader => Prompt::new("HS-3.8", "act-move-leader"),
        LoseLeader => Prompt::new("HS-3.8", "act-lose-leader"),
        Send { formation: id, to } => of("HS-3.12", "act-send", id).with("building", site(table, to)),
        Assault(district) => Prompt::new("HS-4.1", "act-assault").with("building", site(table, district)),
        Pass(id) => {
            Prompt::new("HS-14.8", "act-pass").with("card", card(id)).with("player", player(table.decider.mate()))
        }
        Lead(id) => of("HS-4.3", "act-lead", id),
        Play { card: id, on } => of("HS-9.1", "act-play", on).with("card", card(id)),
        Hero(id) => Prompt::new("HS-10.5", "act-hero").with("card", card(id)),
        Refit => Prompt::new("HS-4.8", "act-refit"),
        Hold => Prompt::new("HS-4.9", "act-hold"),
        HandOver => Prompt::new("HS-14.7", "act-hand-over").with("player", player(table.decider.mate())),
        Intercept(id) => Prompt::new("HS-10.8", "act-intercept").with("card", card(id)),
        Discard(id) => Prompt::new("HS-4.8", "act-discard").with("card", card(id)),
        Recover(id) => Prompt::new("HS-10.4", "act-recover").with("card", card(id)),
        Choose(which) => {
            let card = table.shown.unwrap_or(CarnageId::K01).card();
            Prompt::new("HS-4.9", "act-choose").with("effect", effect(card.hold[which.index()]))
        }
        Lose(kind) => Prompt::new("HS-5.1", "act-lose").with("unit", unit(kind)),
        Destroy(kind) => Prompt::new("HS-5.2", "act-destroy").with("unit", unit(kind)),
        Spill => Prompt::new("HS-5.3", "act-spill").with("side", super::side_word(table.decider.side())),
        ShootUnit(kind) => Prompt::new("HS-5.5", "act-shoot").with("target", unit(kind)),
        ShootLeader(id) => led(table, "HS-5.5", "act-shoot-leader", id),
        ShootHero(id) => Prompt::new("HS-5.5", "act-shoot").with("target", card(id)),
        Overrun(id) => of("HS-7.3", "act-overrun", id),
        Supply(id) => of("HS-7.4", "act-supply", id),
        Deplete(id) => of("HS-7.5", "act-deplete", id),
        Promote(id) => of("HS-10.3", "act-promote", id),
        Decline => Prompt::new("HS-1.4", "act-decline"),
        Done => Prompt::new("HS-4.6", "act-done"),
    }
}

fn of(rule: RuleId, key: &'static str, id: FormationId) -> Prompt {
    Prompt::new(rule, key).with("formation", formation(id))
}

fn led(table: &Table, rule: RuleId, key: &'static str, id: FormationId) -> Prompt {
    let who = table.formation(id).leader.map_or(Message::new("nobody"), |who| leader(id.side(), who));
    of(rule, key, id).with("leader", who)
}

fn site(table: &Table, district: District) -> Message {
    table.ground(district).building().map_or(Message::new("the-city"), building)
}
