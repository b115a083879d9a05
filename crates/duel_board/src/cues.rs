//! What events look like, and what is lost by them.

use crate::names::Name;
use crate::pieces::{picture_of_gun, picture_of_marker, picture_of_stuka, picture_of_t34};
use boards::{Cue, Exit, Figure, Hit};
use duel::data::DATA;
use duel::events::{Effect, Event, Shot};
use duel::map::Hex;
use duel::pieces::*;
use duel::sight::aspect_word;
use duel::words::{figure, lost_guns, lost_tanks, shot_result};
use duel::{German, Soviet, View};
use table::Message;

/// An event as the owner of the view sees it happen.
pub(crate) fn cue(view: &View, event: &Event) -> Cue {
    use Event::*;
    match *event {
        TurnBegan { .. } => Cue::turn(),
        StepBegan { .. } => Cue::phase(),
        TileLaid { hex, .. } | FrontLaid { hex } | MarkerLaid { hex, .. } | PieceLaid { hex, .. } => {
            Cue::aside().at(hex)
        }
        FrontRemoved { hex } | DriftGone { hex } => Cue::aside().at(hex),
        MarkersLie { .. } | WeaponsLie | LaidOut { .. } | Programmed { .. } | MedalWon { .. } | Ended { .. } => {
            Cue::note()
        }
        TurnEnded { .. } | HeadStart { .. } | CardsLapsed { .. } | LapseShown { .. } => Cue::aside(),
        Scored { side, vp } => Cue::points(side, vp.into()),
        MarkerMoved { marker, to } => Cue::march(Name::Marker(marker)).at(to),
        MarkerRevealed { marker, hex, kind, .. } => revealed(marker, kind).at(hex),
        Fired { by, from, at, to, shot } => fired(view, (by, from), (at, to), shot),
        T34Activated { .. } | T34Faced { .. } | T34Moved { .. } | T34Turned { .. } | T34Stopped { .. } => tank(event),
        T34Through { t34, from } => {
            Cue::gone(Name::T34(t34), Exit::Through).at(from).loses(Soviet, Exit::Through, picture_of_t34(t34))
        }
        MineTurnedUp { t34, hex, .. } | MineStops { t34, hex } => Cue::note().who(Name::T34(t34)).at(hex),
        TigerMoved { tiger, to } => Cue::march(Name::Tiger(tiger)).at(to),
        TigerBlocked { tiger, hex, .. } => hex.into_iter().fold(Cue::note().who(Name::Tiger(tiger)), Cue::at),
        TigerTurned { tiger, .. } | CardWasted { tiger, .. } | TigerAimed { tiger, .. } | TigerStays { tiger } => {
            Cue::aside().who(Name::Tiger(tiger))
        }
        CardLaid { tiger, .. } | TurretCardLaid { tiger, .. } => Cue::aside().who(Name::Tiger(tiger)),
        PakMoved { .. } | PakTurned { .. } | WheelLaid { .. } | PakStands { .. } => gun(event),
        PakActivated { .. } | PakSeen { .. } | PakOverrun { .. } | PakFaced { .. } => gun(event),
        _ => flight(event),
    }
}

fn revealed(marker: MarkerId, kind: MarkerKind) -> Cue {
    let cue = Cue::turned(Name::Marker(marker));
    match kind {
        MarkerKind::Tank => cue,
        MarkerKind::Bluff => cue.loses(Soviet, Exit::Removed, picture_of_marker()),
    }
}

fn tank(event: &Event) -> Cue {
    match *event {
        Event::T34Moved { t34, from, to, .. } => Cue::march(Name::T34(t34)).at(from).at(to),
        Event::T34Activated { t34, hex } => Cue::aside().who(Name::T34(t34)).at(hex),
        Event::T34Faced { t34, .. } | Event::T34Turned { t34, .. } | Event::T34Stopped { t34, .. } => {
            Cue::aside().who(Name::T34(t34))
        }
        _ => Cue::note(),
    }
}

fn gun(event: &Event) -> Cue {
    let bluff = |cue: Cue, kind| match kind {
        PakKind::Bluff => cue.loses(German, Exit::Removed, picture_of_gun(PakKind::Bluff)),
        PakKind::Pak88 | PakKind::Pak36 => cue,
    };
    match *event {
        Event::PakMoved { pak, to } => Cue::march(Name::Pak(pak)).at(to),
        Event::PakTurned { pak, hex, .. } | Event::WheelLaid { pak, hex } | Event::PakStands { pak, hex, .. } => {
            Cue::aside().who(Name::Pak(pak)).at(hex)
        }
        Event::PakActivated { pak, hex, kind } => bluff(Cue::turned(Name::Pak(pak)).at(hex), kind),
        Event::PakSeen { t34, pak, hex, kind } | Event::PakFaced { t34, pak, hex, kind } => {
            bluff(Cue::turned(Name::Pak(pak)).who(Name::T34(t34)).at(hex), kind)
        }
        Event::PakOverrun { t34, pak, hex, kind } => {
            let exit = if kind == PakKind::Bluff { Exit::Removed } else { Exit::Destroyed };
            let cue = Cue::gone(Name::Pak(pak), exit).who(Name::T34(t34)).at(hex);
            cue.loses(German, exit, picture_of_gun(kind))
        }
        _ => Cue::note(),
    }
}

fn flight(event: &Event) -> Cue {
    match *event {
        Event::StukaStarted { stuka } | Event::StukaLanded { stuka } => Cue::note().who(Name::Stuka(stuka)),
        Event::StukaTurned { stuka, .. } => Cue::aside().who(Name::Stuka(stuka)),
        Event::StukaFlew { stuka, to } => Cue::flight(Name::Stuka(stuka)).at(to),
        Event::StukaAttacked { stuka, t34, hex } => {
            let cue = Cue::shot(Name::Stuka(stuka), Name::T34(t34), Hit::Destroyed).at(hex);
            cue.loses(Soviet, Exit::Destroyed, picture_of_t34(t34))
        }
        Event::StukaLost { stuka } => {
            Cue::gone(Name::Stuka(stuka), Exit::Destroyed).loses(German, Exit::Destroyed, picture_of_stuka())
        }
        Event::StukaDestroyed { t34, stuka, hex } => {
            let cue = Cue::gone(Name::Stuka(stuka), Exit::Destroyed).who(Name::T34(t34)).at(hex);
            cue.loses(German, Exit::Destroyed, picture_of_stuka())
        }
        _ => Cue::note(),
    }
}

fn fired(view: &View, (by, from): (Weapon, Hex), (at, to): (Weapon, Hex), shot: Shot) -> Cue {
    let hit = match shot.effect {
        Effect::Destroyed => Hit::Destroyed,
        Effect::Damaged | Effect::Critical => Hit::Damaged,
        Effect::Nothing => Hit::Harmless,
    };
    let cue = Cue::shot(Name::from(by), Name::from(at), hit).at(from).at(to);
    let cue = cue.result(shot_result(at, shot)).figures(figures(view, by, (from, to), shot));
    match (hit, at) {
        (Hit::Destroyed, Weapon::T34(id)) => cue.loses(Soviet, Exit::Destroyed, picture_of_t34(id)),
        (Hit::Destroyed, Weapon::Pak(id)) => {
            let kind = view.pak_kind(id).unwrap_or(PakKind::Pak36);
            cue.loses(German, Exit::Destroyed, picture_of_gun(kind))
        }
        _ => cue,
    }
}

/// The sum of a shot (DG-10.1): what neither distance, ground nor turret explain is the gun.
fn figures(view: &View, by: Weapon, (from, to): (Hex, Hex), shot: Shot) -> Vec<Figure> {
    let ground = &view.table.ground;
    let turns = match by {
        Weapon::T34(_) => (shot.steps as i8 - 1).max(0),
        Weapon::Tiger(_) | Weapon::Pak(_) => 0,
    };
    let terms = [
        ("distance", 1 - shot.distance as i8),
        ("from", DATA.on(ground.terrain(from)).shots_from),
        ("into", DATA.on(ground.terrain(to)).shots_into),
        ("turret", -turns),
    ];
    let gun = shot.power - terms.iter().map(|(_, number)| number).sum::<i8>();
    let terms = std::iter::once(("gun", gun)).chain(terms.into_iter().filter(|(_, number)| *number != 0));
    let mut figures: Vec<Figure> = terms.map(|(word, number)| Figure::Term(number.into(), figure(word))).collect();
    figures.push(Figure::Total(shot.power.into(), figure("power")));
    figures.push(Figure::Against(shot.armour.into(), figure(aspect_word(shot.aspect))));
    figures
}

/// How many guns and T-34s are gone, of how many.
pub(crate) fn losses(view: &View) -> [Message; 2] {
    let tally = view.table.tally();
    let tanks = tally.tanks_hidden.0 + tally.active + tally.destroyed + tally.through;
    [lost_guns(tally.guns_destroyed, tally.guns), lost_tanks(tally.destroyed, tanks, tally.tanks_hidden.0)]
}
