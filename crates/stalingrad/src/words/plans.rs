//! What an action would do, before it is done: its effects, and the dice of the Break Test after it.

use super::{card, effect, formation, full_effect, rule_of, side_word};
use crate::data::{DATA, Effect, Token};
use crate::knowledge::View;
use crate::pieces::*;
use crate::state::{Ground, Table};
use crate::{Action, German, Soviet, Stalingrad};
use table::{Message, Prompt, Rng, Rules, Side};

/// What an action of the owner of the view would do, line by line; nothing for one that speaks for itself.
pub fn plans(view: &View, action: Action) -> Vec<Prompt> {
    let table = &view.table;
    match action {
        Action::Play { card, .. } | Action::Hero(card) | Action::Intercept(card) => {
            let list = card.card().effects;
            let told = list
                .iter()
                .map(|effect| Prompt { rule: rule_of(effect.token), message: full_effect(*effect, card.side()) });
            told.chain([then(&projected(table, list, card.side()))]).collect()
        }
        Action::Refit => refit(view),
        Action::Hold => hold(table),
        Action::Choose(which) => table.shown.map_or_else(Vec::new, |shown| {
            let chosen = shown.card().hold[which.index()];
            let side = table.decider.side();
            let about = Prompt { rule: "HS-4.9", message: full_effect(chosen, side) };
            vec![about, then(&projected(table, &[chosen], side))]
        }),
        _ => Vec::new(),
    }
}

/// The dice as they would stand.
fn then(table: &Table) -> Prompt {
    let dice = table.dice();
    Prompt::new("HS-4.12", "plan-dice")
        .with("german", dice.german)
        .with("soviet", dice.soviet)
        .with("percent", super::german_percent(table))
}

fn refit(view: &View) -> Vec<Prompt> {
    let (table, player) = (&view.table, view.table.decider);
    let commander = table.commanders[player.index()].card();
    let draws = commander.hand_size.saturating_sub(table.held[player.index()]);
    let line = Prompt::new("HS-4.8", "plan-refit").with("draws", draws).with("effect", effect(commander.refit));
    vec![line, then(&projected(table, &[commander.refit], player.side()))]
}

fn hold(table: &Table) -> Vec<Prompt> {
    let left = table.battle.as_ref().and_then(|battle| battle.hold).unwrap_or(0);
    let line = Prompt::new("HS-4.9", "plan-hold").with("left", left).with("then", left.saturating_sub(1));
    if left == 1 { vec![line, then(table)] } else { vec![line] }
}

/// The table after these effects, as far as nobody has to be asked: whoever could be hit is hit.
fn projected(table: &Table, list: &[Effect], side: Side) -> Table {
    let mut after = table.clone();
    let Some(district) = table.battle.as_ref().map(|battle| battle.district) else { return after };
    for effect in list {
        for _ in 0..effect.times {
            let ground = &mut after.districts[district.index()];
            match effect.token {
                Token::Add => enter(ground, effect.unit.unwrap_or(UnitKind::line(side)), side),
                Token::AddLine => enter(ground, UnitKind::line(side), side),
                Token::Fort => enter(ground, UnitKind::Fort, side),
                Token::Kill => strike(ground, side.other(), false),
                Token::PrecisionKill => strike(ground, side.other(), true),
                Token::Fire => burn(ground),
                Token::Bucket => douse(ground),
                Token::FireBucket if side == German => burn(ground),
                Token::FireBucket => douse(ground),
                Token::InfernoAdd => ground.infernos = ground.infernos.saturating_add(1),
                Token::InfernoRemove => ground.infernos = ground.infernos.saturating_sub(1),
                Token::Sacrifice | Token::DestroyRifles => take(ground, UnitKind::Rifle),
                Token::Deplete => change(&mut after, side.other(), Strength::Full, Strength::Depleted),
                Token::Supply => change(&mut after, side, Strength::Depleted, Strength::Full),
                Token::DicePlus | Token::StealDie => mark(&mut after, effect.token),
                _ => {}
            }
        }
    }
    after
}

/// A unit enters, with its terror tactic where that strikes or burns.
fn enter(ground: &mut Ground, kind: UnitKind, side: Side) {
    ground.units[kind.index()] = ground.units[kind.index()].saturating_add(1);
    match kind.card().terror.map(|terror| terror.token) {
        Some(Token::Kill) => strike(ground, side.other(), false),
        Some(Token::PrecisionKill) => strike(ground, side.other(), true),
        Some(Token::Fire) => burn(ground),
        Some(Token::Bucket) => douse(ground),
        _ => {}
    }
}

fn take(ground: &mut Ground, kind: UnitKind) {
    ground.units[kind.index()] = ground.units[kind.index()].saturating_sub(1);
}

fn strike(ground: &mut Ground, victim: Side, armour: bool) {
    let hit = if armour { ground.kinds(victim).next() } else { ground.soft(victim).next() };
    match hit {
        Some(kind) => take(ground, kind),
        None if ground.strength(victim) > 0 => {}
        None if victim == Soviet => burn(ground),
        None => douse(ground),
    }
}

fn burn(ground: &mut Ground) {
    ground.fire += 1;
    if ground.fire >= DATA.numbers.fire_steps {
        ground.fire = 0;
        ground.infernos = ground.infernos.saturating_add(1);
    }
}

fn douse(ground: &mut Ground) {
    ground.bucket += 1;
    if ground.bucket >= DATA.numbers.bucket_steps {
        ground.bucket = 0;
        if ground.infernos > 0 { ground.infernos -= 1 } else { ground.fire = 0 }
    }
}

/// One formation of a side in the battle changes its strength, if there is one.
fn change(table: &mut Table, side: Side, from: Strength, to: Strength) {
    let found = table.fighting(side).find(|id| table.formation(*id).strength == from);
    if let Some(id) = found {
        table.formation_mut(id).strength = to;
    }
}

fn mark(table: &mut Table, token: Token) {
    if let Some(battle) = &mut table.battle {
        let count = if token == Token::DicePlus { &mut battle.dice_plus } else { &mut battle.steals };
        *count = count.saturating_add(1);
    }
}

/// Where a card of the deciding player can be played, or why not.
pub fn about_plays(view: &View, played: CardId) -> Vec<Prompt> {
    let side = view.table.decider.side();
    if played.side() != side {
        return Vec::new();
    }
    // What is hidden from the owner of the view has no part in what he may play.
    let state = Stalingrad::imagine(view, &mut Rng::seeded(0));
    if played.card().hero {
        return plans(view, Action::Hero(played));
    }
    let each = view.table.fighting(side).map(|on| match Stalingrad::check(&state, Action::Play { card: played, on }) {
        Ok(()) => Prompt::new("HS-9.1", "plan-can").with("formation", formation(on)),
        Err(refusal) => {
            Prompt::new(refusal.rule, "plan-cannot").with("formation", formation(on)).with("why", refusal.why)
        }
    });
    each.chain([then(&projected(&view.table, played.card().effects, side))]).collect()
}

/// What holds for a formation now: its strength, its leader, what it can still take.
pub fn about_formation(view: &View, id: FormationId) -> Vec<Prompt> {
    let table = &view.table;
    let now = table.formation(id);
    let mut lines = vec![Prompt::new("HS-7.1", "formation-strength").with("strength", now.strength.word())];
    if let Some(leader) = now.leader {
        lines.push(
            Prompt::new("HS-8.1", "formation-leader")
                .with("leader", super::leader(id.side(), leader))
                .with("side", side_word(id.side()))
                .with("level", leader.level.word()),
        );
    }
    let left = if id.side() == German { table.shock_left(id) } else { table.patriotism_left(id) };
    let rule = if id.side() == German { "HS-9.3" } else { "HS-9.4" };
    lines.push(Prompt::new(rule, "formation-left").with("side", side_word(id.side())).with("left", left));
    let laid = table.battle.iter().flat_map(|battle| battle.cards_on(id));
    lines.extend(
        laid.map(|laid| Prompt {
            rule: "HS-9.7",
            message: Message::new("formation-card").with("card", card(laid.card)),
        }),
    );
    lines
}
