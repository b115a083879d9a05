//! What the deciding seat is asked.

use super::{maybe_hex, pak, side, t34, tiger, weapon};
use crate::data::DATA;
use crate::knowledge::View;
use crate::pieces::*;
use crate::state::*;
use crate::{German, Soviet};
use table::Prompt;

/// What is asked, in words that give nothing away to whoever does not know it.
pub(super) fn prompt(view: &View) -> Prompt {
    let table = &view.table;
    let decider = table.setup.side(table.decider());
    let prompt = match table.facing {
        Some(facing) => facing_prompt(facing),
        None => step_prompt(view),
    };
    prompt.with("side", side(decider))
}

fn facing_prompt(facing: Facing) -> Prompt {
    let key = match facing.choose {
        FacingChoice::Hull => "ask-face-hull",
        FacingChoice::Turret => "ask-face-turret",
        FacingChoice::Look => "ask-face-look",
    };
    Prompt::new("DG-5.9", key).with("tank", t34(facing.t34))
}

fn step_prompt(view: &View) -> Prompt {
    let table = &view.table;
    match table.step {
        Step::Landscape => match table.focus {
            Focus::Tile(terrain) => Prompt::new("DG-5.1", "ask-tile-hex").with("terrain", terrain.word()),
            _ => Prompt::new("DG-5.1", "ask-tile"),
        },
        Step::Front => Prompt::new("DG-5.11", "ask-front").with("left", table.front_left),
        Step::Markers => lay_marker(view),
        Step::Weapons => lay_weapon(view),
        Step::OpeningMarch | Step::March => match table.focus {
            Focus::Marker(_) => Prompt::new("DG-6.6", "ask-march-on"),
            _ => Prompt::new("DG-6.6", "ask-march"),
        },
        Step::OpeningRecon => Prompt::new("DG-5.7", "ask-opening-recon"),
        Step::OpeningActivation if table.t34s.is_empty() => Prompt::new("DG-5.8", "ask-open-must"),
        Step::OpeningActivation => Prompt::new("DG-5.8", "ask-open"),
        Step::Guns => match table.focus {
            Focus::Gun { pak: id, steps } => {
                Prompt::new("DG-7.5", "ask-gun-move").with("gun", pak(id)).with("steps", steps)
            }
            _ => Prompt::new("DG-7.1", "ask-guns"),
        },
        Step::Recon | Step::LateRecon => Prompt::new("DG-6.1", "ask-recon"),
        Step::Programming => program(view),
        Step::Tanks => match table.focus {
            Focus::Drive(drive) => driving(view, drive),
            _ => Prompt::new("DG-7.7", "ask-tanks"),
        },
        Step::Execution => Prompt::new("DG-8.1", "ask-execute"),
        Step::GunReveal => Prompt::new("DG-10.4", "ask-gun-reveal"),
        Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire => volley(view),
        Step::GermanFire(steps) | Step::SovietFire(steps) => {
            Prompt::new("DG-10.5", "ask-turn-fire").with("steps", steps)
        }
        Step::Flight => flight(view),
        Step::Over => over(view),
    }
}

fn lay_marker(view: &View) -> Prompt {
    match view.soviet.as_ref().and_then(|_| view.own_half().next_marker_to_lay()) {
        Some(MarkerKind::Tank) => Prompt::new("DG-5.4", "ask-lay-tank"),
        Some(MarkerKind::Bluff) => Prompt::new("DG-5.4", "ask-lay-bluff"),
        None => Prompt::new("DG-5.4", "wait-markers"),
    }
}

fn lay_weapon(view: &View) -> Prompt {
    let Some(secrets) = &view.german else { return Prompt::new("DG-5.5", "wait-weapons") };
    let half = view.own_half();
    if let Some(piece) = half.facing_to_lay() {
        let at = secrets.laid.last().map(|laid| laid.hex);
        return Prompt::new("DG-5.5", "ask-lay-facing")
            .with("piece", super::actions::piece_word(piece))
            .with("hex", maybe_hex(at));
    }
    match half.next_piece_to_lay() {
        Some(piece) => Prompt::new("DG-5.5", "ask-lay-piece").with("piece", super::actions::piece_word(piece)),
        None => Prompt::new("DG-5.5", "wait-weapons"),
    }
}

fn program(view: &View) -> Prompt {
    let Some(secrets) = &view.german else { return Prompt::new("DG-7.3", "wait-program") };
    match view.own_half().tiger_to_program() {
        Some(id) => {
            let laid = secrets.programs[id.index()].len();
            let left = view.table.tigers[id.index()].track.saturating_sub(laid);
            Prompt::new("DG-7.3", "ask-program").with("tank", tiger(id)).with("left", left)
        }
        None => Prompt::new("DG-7.3", "ask-commit"),
    }
}

fn driving(view: &View, drive: Drive) -> Prompt {
    let budget = DATA.t34_actions[view.table.setup.season as usize];
    let left = if drive.stopped { 0 } else { budget.saturating_sub(drive.used) };
    let dash = if drive.dashing && !drive.stopped { DATA.dash_hexes.saturating_sub(drive.used) } else { 0 };
    let rule = if drive.stopped { "DG-7.14" } else { "DG-7.8" };
    let key = if drive.stopped { "ask-drive-stopped" } else { "ask-drive" };
    Prompt::new(rule, key).with("tank", t34(drive.t34)).with("left", left).with("dash", dash)
}

fn volley(view: &View) -> Prompt {
    let rule = if view.table.step == Step::WoodFire { "DG-4.2" } else { "DG-10.5" };
    let mine = match view.table.setup.side(view.table.seat) {
        German => view.german.is_some(),
        Soviet => view.soviet.is_some(),
    };
    let code = view.table.step.code();
    match view.own_half().weapon_to_commit().filter(|_| mine) {
        Some(by) if !Table::may_hold(view.table.step) => Prompt::new("DG-10.7", "ask-pair").with("weapon", weapon(by)),
        Some(by) => Prompt::new(rule, "ask-volley").with("weapon", weapon(by)).with("step", code),
        None => Prompt::new(rule, "wait-volley").with("step", code),
    }
}

fn flight(view: &View) -> Prompt {
    let Focus::Stuka(id) = view.table.focus else { return Prompt::new("DG-12.1", "ask-stuka-start") };
    match view.table.stukas[id.index()].flight {
        Flight::Flying { phase, left } => {
            Prompt::new("DG-12.2", "ask-stuka-fly").with("phase", phase).with("left", left)
        }
        _ => Prompt::new("DG-12.1", "ask-stuka-start"),
    }
}

fn over(view: &View) -> Prompt {
    let outcome = view.table.outcome();
    let winner = outcome.side.map_or("draw", side);
    Prompt::new("DG-13.2", "over")
        .with("winner", winner)
        .with("german", outcome.points[0])
        .with("soviet", outcome.points[1])
}
