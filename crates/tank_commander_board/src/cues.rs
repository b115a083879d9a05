//! What events look like, and what is lost by them.

use crate::names::{Name, Place};
use boards::kit::Num;
use boards::{Cue, Exit, Figure, Hit};
use maud::html;
use table::{Message, Side};
use tank_commander::View;
use tank_commander::events::{Event, Harm, Kill, Named};
use tank_commander::pieces::{CardId, Issue, Nation};
use tank_commander::state::Target;
use tank_commander::words::{hits, lost_units, roll_needed, shot_result};

/// An event as the owner of the view sees it happen.
pub(crate) fn cue(view: &View, event: &Event) -> Cue {
    use Event::*;
    match *event {
        TurnBegan { .. } => Cue::turn(),
        SeatTurn { .. } => Cue::phase(),
        Stepped { what, from, to } => Cue::march(piece(what)).at(from).at(to),
        Retreated { what, to } => Cue::march(piece(what)).at(to),
        Shot { by, at, number, drm, roll, kill, result, .. } => shot((by, at), (hits(number, drm), roll), kill, result),
        SmokeShot { by, at, number, drm, roll } => {
            let hit = if roll as i8 + drm <= number { Hit::Harmless } else { Hit::Missed };
            let die = Figure::Die(roll, roll_needed(hits(number, drm)));
            Cue { whom: None, ..Cue::shot(piece(by), "", hit) }.at(at).figures(vec![die])
        }
        Destroyed { what, points } => destroyed(view, what, points),
        Endangered { what, number, roll, result, .. } => {
            let hit = harm(result);
            let die = Figure::Die(roll, roll_needed(number));
            Cue { who: None, ..Cue::shot("", piece(what), hit) }.figures(vec![die])
        }
        LeaderLost { what, number, roll, .. } | LeaderMissed { what, number, roll, .. } => {
            Cue::note().whom(piece(what)).figures(vec![Figure::Die(roll, roll_needed(number))])
        }
        Mending { who, card } => {
            let side = view.table.side_of(who.nation);
            Cue::note().loses(side, Exit::Restored, picture(card))
        }
        CardPlayed { target, .. } => played(view, target),
        InstantDeclared { .. } => played(view, Target::Nothing),
        Returned { what } => Cue::gone(piece(what), Exit::Removed),
        _ => quiet(event),
    }
}

/// Events without a picture of their own: where they light up the board, and whether they are worth a line.
fn quiet(event: &Event) -> Cue {
    use Event::*;
    match *event {
        TerrainLaid { at, .. } | WaterLaid { at, .. } => Cue::aside().at(at),
        Placed { what, at, .. } => Cue::aside().who(piece(what)).at(at),
        StepDeclared { from, to, .. } => Cue::aside().at(from).at(to),
        ShotDeclared { by, at, .. } => Cue::aside().who(piece(by)).whom(piece(at)),
        SmokeDeclared { by, at } => Cue::aside().who(piece(by)).at(at),
        Held { by } => Cue::aside().who(piece(by)),
        Drew { .. }
        | DrewOne { .. }
        | CardTaken { .. }
        | Kept { .. }
        | KeptOne { .. }
        | HandSeen { .. }
        | Rolled { .. } => Cue::aside(),
        CanisterUsed { what } => Cue::aside().who(piece(what)),
        WorksDug { at, .. } | WorksGone { at, .. } | InstantAt { at, .. } | MeleeBegan { at } => Cue::note().at(at),
        SmokeLaid { at } | SmokeCleared { at } | Mined { at } | MinesCleared { at } => Cue::note().at(at),
        PathLaid { at } | WaterBridged { at } => Cue::note().at(at),
        EdgeLaid { a, b } | EdgeBridged { a, b } => Cue::note().at(a).at(b),
        Attached { to, .. } => Cue::note().whom(piece(to)),
        HandedOver { from, to, .. } => Cue::note().who(piece(from)).whom(piece(to)),
        Loaded { what, onto } => Cue::note().who(piece(what)).whom(piece(onto)),
        Unloaded { what, at } | StepStopped { what, at } => Cue::note().who(piece(what)).at(at),
        Dropped { from, .. } => Cue::note().who(piece(from)),
        ShotLost { by } => Cue::note().who(piece(by)),
        Mended { what, .. } | BrokeDown { what } | Malfunctioned { what } => Cue::note().whom(piece(what)),
        _ => Cue::note(),
    }
}

fn piece(what: Named) -> Name {
    Name::Unit(what.unit)
}

/// A card comes on the stack: it is turned up in the tray, as long as there is one, and whom it is meant for lights up.
fn played(view: &View, target: Target) -> Cue {
    let cue = Cue { whom: None, ..Cue::turned("") };
    let cue = if view.table.window.is_some() { cue.at(Place::Tray) } else { cue };
    match target {
        Target::Unit(id) | Target::Mend(id, _) => cue.whom(Name::Unit(id)),
        Target::Card(number) => cue.whom(Name::Stack(number)),
        Target::Position(at) => cue.at(at),
        Target::Edge(a, b) => cue.at(a).at(b),
        Target::Nothing => cue,
    }
}

const fn harm(result: Harm) -> Hit {
    match result {
        Harm::Missed => Hit::Missed,
        Harm::Bounced => Hit::Harmless,
        Harm::Immobilised => Hit::Damaged,
        Harm::Destroyed => Hit::Destroyed,
    }
}

/// A shot with its dice: to hit, and to kill where armour was hit.
fn shot((by, at): (Named, Named), (needed, roll): (i8, u8), kill: Option<Kill>, result: Harm) -> Cue {
    let hit = std::iter::once(Figure::Die(roll, roll_needed(needed)));
    let kill = kill.map(|kill| Figure::Die(kill.roll, roll_needed(kill.number)));
    let cue = Cue::shot(piece(by), piece(at), harm(result)).figures(hit.chain(kill).collect());
    cue.result(shot_result(at, result))
}

/// The points of a unit go to the enemy (TC-3.6).
fn destroyed(view: &View, what: Named, points: u8) -> Cue {
    let side = view.table.side_of(nation(what.card));
    let cue = Cue::gone(piece(what), Exit::Destroyed).sequel().loses(side, Exit::Destroyed, picture(what.card));
    Cue { points: Some((side.other(), points.into())), ..cue }
}

fn nation(card: CardId) -> Nation {
    match card.stats().issue {
        Issue::Soviet => Nation::Soviet,
        Issue::German | Issue::Both => Nation::German,
    }
}

/// The small face of a card; its drawing is among those of the board.
fn picture(card: CardId) -> String {
    let (wide, high) = (90.0, 63.0);
    html! { use href={ "#tc-s" (card.number()) } x=(Num(-wide / 2.0)) y=(Num(-high / 2.0)) width=(Num(wide)) height=(Num(high)) {} }
        .into_string()
}

/// How many units are destroyed, and what they are worth to the enemy.
pub(crate) fn losses(view: &View) -> [Message; 2] {
    Side::BOTH.map(|side| {
        let seats = view.table.setup.seats(side);
        let wrecks: u16 = seats.map(|seat| u16::from(view.table.players[seat.index()].wrecks.len())).sum();
        lost_units(wrecks, view.table.kills[side.other().index()])
    })
}
