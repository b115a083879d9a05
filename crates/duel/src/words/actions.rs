//! Actions in words.

use super::{dir, hex, marker, maybe_hex, pak, t34, tiger, weapon};
use crate::action::Action;
use crate::events::{Effect, Shot};
use crate::knowledge::View;
use crate::pieces::*;
use crate::sight::aspect_word;
use crate::state::{Focus, Piece, Step};
use table::Prompt;

/// The word for a piece of set-up 4.
pub(super) fn piece_word(piece: Piece) -> &'static str {
    match piece {
        Piece::Tiger => "tiger",
        Piece::Airfield => "airfield",
        Piece::Pak(kind) => match kind {
            PakKind::Bluff => "pak-bluff",
            gun => gun.word(),
        },
        Piece::Mine(MineKind::Mine) => "mine",
        Piece::Mine(MineKind::Bluff) => "mine-bluff",
    }
}

pub(super) fn action(view: &View, action: Action) -> Prompt {
    let table = &view.table;
    let marker_at = |id: MarkerId| maybe_hex(table.markers.get(id.index()).and_then(|marker| marker.at));
    let pak_at = |id: PakId| maybe_hex(table.paks.get(id.index()).and_then(|pak| pak.at));
    match action {
        Action::Tile(terrain) => Prompt::new("DG-5.1", "do-tile").with("terrain", terrain.word()),
        Action::Place(at) => place(view).with("hex", hex(at)),
        Action::Face(facing) => face(view).with("dir", dir(facing)),
        Action::Turret(turret) => {
            let hull = table.facing.and_then(|facing| table.t34s.get(facing.t34.index())).map(|t34| t34.hull);
            let gun = hull.map_or("E", |hull| dir(hull.turned(turret as u8)));
            Prompt::new("DG-5.9", "do-turret").with("hour", turret.hour()).with("dir", gun)
        }
        Action::StepMarker { marker: id, to } => Prompt::new("DG-6.6", "do-step-marker")
            .with("marker", marker(id))
            .with("from", marker_at(id))
            .with("to", hex(to)),
        Action::FinishMarker => Prompt::new("DG-6.6", "do-finish-marker"),
        Action::Reveal(id) => Prompt::new("DG-6.1", "do-reveal").with("marker", marker(id)).with("hex", marker_at(id)),
        Action::ActivatePak(id) => {
            let kind = view.pak_kind(id).map_or("bluff", PakKind::word);
            Prompt::new("DG-7.1", "do-activate-pak").with("gun", pak(id)).with("kind", kind).with("hex", pak_at(id))
        }
        Action::ActivateTank(id) => {
            Prompt::new("DG-5.9", "do-activate-tank").with("marker", marker(id)).with("hex", marker_at(id))
        }
        Action::TurnPak { pak: id, facing } => {
            Prompt::new("DG-7.1", "do-turn-pak").with("gun", pak(id)).with("hex", pak_at(id)).with("dir", dir(facing))
        }
        Action::LayWheel(id) => Prompt::new("DG-7.1", "do-lay-wheel").with("gun", pak(id)).with("hex", pak_at(id)),
        Action::MovePak(id) => Prompt::new("DG-7.1", "do-move-pak").with("gun", pak(id)).with("hex", pak_at(id)),
        Action::StepPak(to) => Prompt::new("DG-7.5", "do-step-pak").with("hex", hex(to)),
        Action::Card(card) => Prompt::new("DG-7.3", "do-card").with("card", card.word()),
        Action::TurretCard(turret) => Prompt::new("DG-7.3", "do-turret-card").with("hour", turret.hour()),
        Action::ProgramDone => Prompt::new("DG-7.3", "do-program-done"),
        Action::Commit => Prompt::new("DG-7.3", "do-commit"),
        Action::Drive(id) => {
            let at = maybe_hex(table.t34s.get(id.index()).and_then(T34::at));
            Prompt::new("DG-7.8", "do-drive").with("tank", t34(id)).with("hex", at)
        }
        Action::Forward | Action::Back => advance(view, action),
        Action::Left => Prompt::new("DG-2.6", "do-left"),
        Action::Right => Prompt::new("DG-2.6", "do-right"),
        Action::Look(id) => Prompt::new("DG-6.7", "do-look").with("gun", pak(id)).with("hex", pak_at(id)),
        Action::EndMove(turret) => {
            let hull = match table.focus {
                Focus::Drive(drive) => table.t34s.get(drive.t34.index()).map(|t34| t34.hull),
                _ => None,
            };
            let gun = hull.map_or("E", |hull| dir(hull.turned(turret as u8)));
            Prompt::new("DG-7.8", "do-end-move").with("hour", turret.hour()).with("dir", gun)
        }
        Action::Execute(id) => Prompt::new("DG-8.1", "do-execute").with("tank", tiger(id)),
        Action::Fire { by, at } => fire(view, by, at),
        Action::Hold(by) => Prompt::new("DG-10.7", "do-hold").with("weapon", weapon(by)),
        Action::StartStuka => Prompt::new("DG-12.1", "do-start-stuka"),
        Action::Attack(id) => Prompt::new("DG-12.4", "do-attack").with("tank", t34(id)),
        Action::Land => Prompt::new("DG-12.6", "do-land"),
        Action::End => end(view),
    }
}

fn place(view: &View) -> Prompt {
    match view.table.step {
        Step::Landscape => {
            let terrain = if let Focus::Tile(terrain) = view.table.focus { terrain.word() } else { "steppe" };
            Prompt::new("DG-5.1", "do-place-tile").with("terrain", terrain)
        }
        Step::Front => Prompt::new("DG-5.11", "do-place-front"),
        Step::Markers => Prompt::new("DG-5.4", "do-place-marker"),
        _ => {
            let piece = view.own_half().next_piece_to_lay().map_or("tiger", piece_word);
            Prompt::new("DG-5.5", "do-place-piece").with("piece", piece)
        }
    }
}

fn face(view: &View) -> Prompt {
    match (view.table.facing, view.table.focus) {
        (Some(facing), _) => Prompt::new("DG-5.9", "do-face-hull").with("tank", t34(facing.t34)),
        (None, Focus::Gun { pak: id, .. }) => Prompt::new("DG-7.1", "do-stand-pak").with("gun", pak(id)),
        _ => Prompt::new("DG-5.5", "do-face-piece"),
    }
}

/// One step of a T-34 or of the Stuka, with where it leads and what it costs.
fn advance(view: &View, action: Action) -> Prompt {
    let table = &view.table;
    if let Focus::Stuka(id) = table.focus {
        let stuka = &table.stukas[id.index()];
        let to = table.board().neighbour(stuka.at, stuka.facing);
        return Prompt::new("DG-12.2", "do-fly").with("hex", maybe_hex(to));
    }
    let Focus::Drive(drive) = table.focus else { return Prompt::new("DG-7.8", "do-left") };
    let hull = table.t34s[drive.t34.index()].hull;
    let forward = action == Action::Forward;
    let way = if forward { "forward" } else { "back" };
    match table.may_advance(drive, if forward { hull } else { hull.opposite() }, forward) {
        Ok(step) => match step.to {
            Some(to) => {
                Prompt::new("DG-7.9", "do-advance").with("way", way).with("hex", hex(to)).with("cost", step.cost)
            }
            None => Prompt::new("DG-7.21", "do-exit").with("way", way),
        },
        Err(why) => Prompt::new(why.rule(), why.key()),
    }
}

/// A shot with its arithmetic.
fn fire(view: &View, by: Weapon, at: Weapon) -> Prompt {
    let to = maybe_hex(view.table.weapon_hex(at).ok());
    let prompt = Prompt::new("DG-10.1", "do-fire").with("by", weapon(by)).with("at", weapon(at)).with("hex", to);
    match view.table.shot_in(view.table.step, by, at) {
        Ok(shot) => with_shot(prompt, shot),
        Err(why) => Prompt::new(why.rule(), why.key()),
    }
}

/// Adds power, armour and effect of a shot to a message.
pub(super) fn with_shot(prompt: Prompt, shot: Shot) -> Prompt {
    let prompt = prompt.with("power", shot.power).with("armour", shot.armour).with("steps", shot.steps);
    prompt.with("aspect", aspect_word(shot.aspect)).with("effect", effect_word(shot.effect))
}

pub(super) const fn effect_word(effect: Effect) -> &'static str {
    match effect {
        Effect::Destroyed => "destroyed",
        Effect::Damaged => "damaged",
        Effect::Critical => "critical",
        Effect::Nothing => "nothing",
    }
}

fn end(view: &View) -> Prompt {
    let table = &view.table;
    let (rule, key) = match table.step {
        _ if table.facing.is_some() => ("DG-5.9", "end-look"),
        Step::OpeningMarch | Step::March => ("DG-6.6", "end-march"),
        Step::OpeningRecon => ("DG-5.7", "end-recon"),
        Step::Recon | Step::LateRecon => ("DG-6.1", "end-recon"),
        Step::OpeningActivation => ("DG-5.8", "end-open"),
        Step::Guns => ("DG-7.1", "end-guns"),
        Step::Tanks => ("DG-7.7", "end-tanks"),
        Step::GunReveal => ("DG-10.4", "end-gun-reveal"),
        Step::GermanFire(_) | Step::SovietFire(_) => ("DG-10.5", "end-fire"),
        _ => match table.focus {
            Focus::Stuka(id) if !table.stukas[id.index()].flying() => ("DG-12.1", "end-stuka-stays"),
            _ => ("DG-12.2", "end-flight"),
        },
    };
    Prompt::new(rule, key)
}
