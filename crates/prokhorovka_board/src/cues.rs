//! What events look like, and what is lost by them.

use crate::names::{Name, Place};
use crate::pieces::lost;
use boards::{Cue, Exit, Figure, Hit, Told};
use prokhorovka::data::DATA;
use prokhorovka::events::{Effect, Event, Support};
use prokhorovka::pieces::{Place as Where, UnitId, UnitSet};
use prokhorovka::setup::Scoring;
use prokhorovka::state::Aim;
use prokhorovka::words::shot_result;
use prokhorovka::{German, Soviet, View};
use table::{Message, Side};

/// An event as everybody sees it happen.
pub(crate) fn cue(view: &View, event: &Event) -> Cue {
    use Event::*;
    let numbers = &DATA.numbers;
    match *event {
        TurnBegan { .. } => Cue::turn(),
        Placed { unit, hex } => Cue::aside().who(Name::Unit(unit)).at(hex),
        TokenLaid { hex } => Cue::aside().at(hex),
        TurnedUp { unit, hex } => Cue { told: Told::Aside, ..Cue::turned(Name::Unit(unit)).at(hex) },
        Drawn { formation } => Cue::turned(Name::Chit(formation)).at(Place::Drawn),
        Committed { corps } => scored(Cue::note().at(Place::Box(corps)), Soviet, -i32::from(numbers.uncommitted_vp)),
        ZoneChosen { formation, zone } => Cue::note().at(Place::Zone(zone)).at(Place::Box(formation)),
        Fired { by, from, at, to, aim, die, effect } => {
            let places = if from == to { vec![to] } else { vec![from, to] };
            let shot = shot(Name::Unit(by), at, effect, figures(&aim, die));
            places.into_iter().fold(shot, Cue::at)
        }
        Rerolled { by, at, aim, die, effect } => shot(Name::Unit(by), at, effect, figures(&aim, die)),
        Supported { side, with, at, hex, die, modifier, effect } => {
            let who = match with {
                Support::Air => Name::Air(side),
                Support::Rudel => Name::Rudel,
                Support::Artillery => Name::Guns(side),
            };
            shot(who, at, effect, support_figures(with, die, modifier)).at(hex)
        }
        Harmed { unit, .. } => Cue::note().whom(Name::Unit(unit)).sequel(),
        TigerSurvived { unit, .. } | TigerLost { unit, .. } | Trapped { unit } => Cue::note().whom(Name::Unit(unit)),
        Eliminated { unit } => {
            let cue = Cue::gone(Name::Unit(unit), Exit::Destroyed).sequel();
            cue.loses(unit.side(), Exit::Destroyed, lost(unit))
        }
        RecoveryRolled { unit, .. } => Cue::note().who(Name::Unit(unit)),
        Called { .. } => scored(Cue::note(), German, -i32::from(numbers.call_167_vp)),
        Refused { .. } => scored(Cue::note(), Soviet, -i32::from(numbers.refusal_vp)),
        RudelShotDown => scored(Cue::note(), Soviet, numbers.rudel_vp.into()),
        Taken { hex, side } if view.table.setup.vp_scoring == Scoring::End => {
            scored(Cue::note().at(hex), side, numbers.objective_vp.into())
        }
        _ => movement(event),
    }
}

/// A side has got points by it.
fn scored(cue: Cue, side: Side, points: i32) -> Cue {
    Cue { points: Some((side, points)), ..cue }
}

/// Who goes where.
fn movement(event: &Event) -> Cue {
    use Event::*;
    match *event {
        Marched { unit, to, .. } => Cue::march(Name::Unit(unit)).at(to),
        CameOn { unit, hex } => Cue::march(Name::Unit(unit)).at(hex),
        BrokeOut { unit, from } => {
            let cue = Cue::gone(Name::Unit(unit), Exit::Through).at(from).at(Place::North);
            scored(cue, German, DATA.numbers.exit_vp.into()).loses(German, Exit::Through, lost(unit))
        }
        Taken { hex, .. } => Cue::note().at(hex),
        OverrunBegan { from, at, .. } => Cue::note().at(from).at(at),
        OverrunEnded { at, .. } => Cue::note().at(at),
        ThrownBack { unit, to } | Retreated { unit, to } | WentBack { unit, to } => Cue::march(Name::Unit(unit)).at(to),
        Fled { unit } => {
            let cue = Cue::gone(Name::Unit(unit), Exit::Destroyed);
            cue.loses(unit.side(), Exit::Destroyed, lost(unit))
        }
        RoundBegan { .. } | Dealt => Cue::aside(),
        _ => Cue::note(),
    }
}

fn shot(by: Name, at: UnitId, effect: Effect, figures: Vec<Figure>) -> Cue {
    let hit = match effect {
        Effect::Missed => Hit::Missed,
        Effect::Hit => Hit::Harmless,
        Effect::Disrupted | Effect::Reduced | Effect::ReducedDisrupted => Hit::Damaged,
        Effect::Eliminated => Hit::Destroyed,
    };
    Cue::shot(by, Name::Unit(at), hit).result(shot_result(at, effect)).figures(figures)
}

fn figure(what: &'static str) -> Message {
    Message::new("figure").with("what", what)
}

/// The sum of a shot (BS-9.4, BS-9.5): what is added to the die counts against the factor.
fn figures(aim: &Aim, die: u8) -> Vec<Figure> {
    let less = aim.power as i8 - (aim.printed + aim.tiger) as i8;
    let terms = [
        (aim.factor.word(), aim.printed as i8),
        ("tiger", aim.tiger as i8),
        ("less", less),
        ("range", -aim.range),
        ("cover", -aim.cover),
        ("hill", -aim.hill),
        ("close", -aim.close),
    ];
    sum(terms.into_iter(), die)
}

fn support_figures(with: Support, die: u8, modifier: i8) -> Vec<Figure> {
    let rudel = if with == Support::Rudel { DATA.modifiers.rudel } else { 0 };
    let factor = DATA.numbers.support_factor as i8;
    sum([("support", factor), ("cover", rudel - modifier), ("rudel", -rudel)].into_iter(), die)
}

fn sum(terms: impl Iterator<Item = (&'static str, i8)> + Clone, die: u8) -> Vec<Figure> {
    let total: i8 = terms.clone().map(|(_, number)| number).sum();
    let shown = terms.filter(|(_, number)| *number != 0);
    let mut figures: Vec<Figure> = shown.map(|(what, number)| Figure::Term(number.into(), figure(what))).collect();
    figures.push(Figure::Total(total.into(), figure("needed")));
    figures.push(Figure::Die(die, Message::new("figure-die").with("needed", total.clamp(0, 6))));
    figures
}

/// How many units of both sides are out of the game, of those that have come into it.
pub(crate) fn losses(view: &View) -> [Message; 2] {
    Side::BOTH.map(|side| {
        let places = || UnitSet::of_side(side).iter().map(|unit| view.table.unit(unit).place);
        let lost = places().filter(|place| matches!(place, Where::Eliminated | Where::Fled)).count();
        let of = places().filter(|place| *place != Where::Off).count();
        Message::new("lost-units").with("lost", lost).with("of", of)
    })
}
