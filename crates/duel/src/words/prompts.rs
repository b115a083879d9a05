//! What the deciding seat is asked, and what the others are told meanwhile.

use super::{maybe_hex, pak, side, t34, tiger, weapon};
use crate::data::DATA;
use crate::knowledge::View;
use crate::pieces::*;
use crate::state::*;
use table::Prompt;

/// What is asked of the owner of the view, or what he waits for, in words that give nothing away.
pub(super) fn prompt(view: &View) -> Prompt {
    let table = &view.table;
    let prompt = match table.facing {
        _ if table.step == Step::Over => over(view),
        _ if view.seat != Some(table.decider()) => waiting(table),
        Some(facing) => facing_prompt(facing),
        None => step_prompt(view),
    };
    prompt.with("side", side(table.setup.side(table.decider())))
}

/// What those hear who do not decide.
fn waiting(table: &Table) -> Prompt {
    if let Some(facing) = table.facing {
        return Prompt::new("DG-5.9", "wait-face").with("tank", t34(facing.t34));
    }
    match table.step {
        Step::Landscape => Prompt::new("DG-5.1", "wait-tile"),
        Step::Front => Prompt::new("DG-5.11", "wait-front").with("left", table.front_left),
        Step::Markers => Prompt::new("DG-5.4", "wait-markers"),
        Step::Weapons => Prompt::new("DG-5.5", "wait-weapons"),
        Step::OpeningMarch | Step::March => Prompt::new("DG-6.6", "wait-march"),
        Step::OpeningRecon => Prompt::new("DG-5.7", "wait-opening-recon"),
        Step::OpeningActivation => Prompt::new("DG-5.8", "wait-open"),
        Step::Programming => Prompt::new("DG-7.3", "wait-program"),
        Step::Guns => Prompt::new("DG-7.1", "wait-guns"),
        Step::Recon | Step::LateRecon => Prompt::new("DG-6.1", "wait-recon"),
        Step::Tanks => match table.focus {
            Focus::Drive(drive) => Prompt::new("DG-7.8", "wait-drive").with("tank", t34(drive.t34)),
            _ => Prompt::new("DG-7.7", "wait-tanks"),
        },
        Step::Execution => Prompt::new("DG-8.1", "wait-execute"),
        Step::GunReveal => Prompt::new("DG-10.4", "wait-gun-reveal"),
        Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire => {
            Prompt::new("DG-10.6", "wait-volley").with("step", table.step.code())
        }
        Step::GermanFire(steps) | Step::SovietFire(steps) => {
            Prompt::new("DG-10.5", "wait-turn-fire").with("steps", steps)
        }
        Step::Flight | Step::Over => Prompt::new("DG-12.1", "wait-stuka"),
    }
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
    match view.own_half().next_marker_to_lay() {
        Some(MarkerKind::Tank) => Prompt::new("DG-5.4", "ask-lay-tank"),
        _ => Prompt::new("DG-5.4", "ask-lay-bluff"),
    }
}

fn lay_weapon(view: &View) -> Prompt {
    let half = view.own_half();
    if let Some(piece) = half.facing_to_lay() {
        let at = half.german.laid.last().map(|laid| laid.hex);
        return Prompt::new("DG-5.5", "ask-lay-facing")
            .with("piece", super::actions::piece_word(piece))
            .with("hex", maybe_hex(at));
    }
    let piece = half.next_piece_to_lay().unwrap_or(Piece::Tiger);
    Prompt::new("DG-5.5", "ask-lay-piece").with("piece", super::actions::piece_word(piece))
}

fn program(view: &View) -> Prompt {
    let half = view.own_half();
    match half.tiger_to_program() {
        Some(id) => {
            let laid = half.german.programs[id.index()].len();
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
    let code = view.table.step.code();
    match view.own_half().weapon_to_commit() {
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
