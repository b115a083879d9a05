//! Who is sent where.

use super::worth;
use crate::action::Action;
use crate::pieces::*;
use crate::state::{Place, Table};
use crate::{German, Soviet};
use table::Side;

/// How gladly others than the best formation are sent: which one goes matters less than where.
const NOT_THE_BEST: f32 = 0.25;

pub(super) fn weigh(table: &Table, actions: &[Action], weights: &mut Vec<f32>) {
    let side = table.decider.side();
    let sent = |action: &Action| match action {
        Action::Send { formation, .. } => Some(*formation),
        _ => None,
    };
    let value = |id: FormationId| worth(table, id) + if is_full(table, id) { 10.0 } else { 0.0 };
    let best = actions.iter().filter_map(sent).max_by(|a, b| value(*a).total_cmp(&value(*b)));
    let pull = District::ALL.map(|to| pull(table, side, to));
    weights.extend(actions.iter().map(|action| match action {
        Action::Send { formation, to } => {
            let first = if Some(*formation) == best { 1.0 } else { NOT_THE_BEST };
            let whole = match is_full(table, *formation) {
                true => 1.0,
                false if table.is_last_turn() => 0.8,
                false => 0.1,
            };
            first * whole * pull[to.index()]
        }
        _ => done(table, side, best),
    }));
}

fn is_full(table: &Table, id: FormationId) -> bool {
    table.formation(id).strength == Strength::Full
}

/// How much a building wants one formation more.
fn pull(table: &Table, side: Side, to: District) -> f32 {
    let Some(building) = table.ground(to).building() else { return 0.1 };
    let defence = f32::from(building.card().defence);
    let full = |side: Side| table.at(side, Place::At(to)).filter(|id| is_full(table, *id)).count() as f32;
    let (own, enemy) = (full(side), full(side.other()));
    if side == German {
        let fresh = if own == 0.0 { 2.0 } else { 1.0 / own };
        fresh * (1.0 + f32::from(table.ground(to).infernos)) * 3.0 / (1.0 + defence)
    } else {
        // Worth defending: what can be held, as many as came against it.
        let need = (1.5 + enemy - own).max(0.2);
        need * (0.6 + 0.2 * defence) / (1.0 + 0.5 * f32::from(table.ground(to).infernos))
    }
}

/// Nobody more is sent: once all buildings are attacked, or only worn divisions are left. In the last turn there is
/// nothing to keep anybody back for.
fn done(table: &Table, side: Side, best: Option<FormationId>) -> f32 {
    if table.is_last_turn() {
        return 0.02;
    }
    let fresh = best.is_some_and(|id| is_full(table, id));
    if side == Soviet {
        return if fresh { 0.3 } else { 2.0 };
    }
    let open = table.standing().any(|district| !table.assaults.has(district));
    match (open, fresh) {
        (true, true) => 0.05,
        (true, false) => 0.5,
        (false, true) => 0.3,
        (false, false) => 2.0,
    }
}
