//! A unit in detail, a shot line by line, the victory points by what they are for.

use super::{formation, maybe_hex, unit};
use crate::action::Action;
use crate::data::DATA;
use crate::knowledge::View;
use crate::legal::Pace;
use crate::map::Hex;
use crate::pieces::{Class, Place, UnitId, UnitSet};
use crate::state::{Aim, Overrun, Table};
use crate::{German, Soviet};
use table::{Prompt, Side};

/// All about a unit.
pub fn about_unit(view: &View, id: UnitId) -> Vec<Prompt> {
    let (card, state) = (id.card(), view.table.unit(id));
    let mut lines = vec![
        Prompt::new("BS-1.5", "detail-unit").with("unit", unit(id)).with("formation", formation(card.formation)),
        Prompt::new("BS-1.1", "detail-factors")
            .with("armour", card.factor(Class::Armour))
            .with("infantry", card.factor(Class::Infantry))
            .with("points", card.mp),
        Prompt::new("BS-10.1", "detail-health").with("health", state.health.word()),
    ];
    if state.at().is_some() {
        lines.push(Prompt::new("BS-7.5", "detail-stage").with("stage", state.stage.word()));
    }
    lines.push(Prompt::new("BS-2.4", "detail-place").with("hex", maybe_hex(state.at())));
    lines
}

/// What makes the chance of a shot, line by line; who would fire at whom in an overrun; nothing for what is neither.
pub fn forecast(view: &View, action: Action) -> Vec<Prompt> {
    let table = &view.table;
    let aim = match action {
        Action::Fire { by, at } if table.overrun.is_some() => table.aim_close(by, at),
        Action::Fire { by, at } => table.aim(by, at, table.pace_of(by, Pace::Full)),
        Action::HalfFire { by, at } => table.aim(by, at, Pace::Half),
        Action::Air(at) | Action::Shell(at) => return support_lines(table, at, 0),
        Action::Rudel(at) => return support_lines(table, at, DATA.modifiers.rudel),
        Action::Attack(hex) => return overrun_lines(table, hex),
        _ => return Vec::new(),
    };
    aim.map_or_else(|why| vec![Prompt::new(why.rule(), why.key())], lines)
}

/// An attack of aircraft or artillery (BS-6.7).
fn support_lines(table: &Table, at: UnitId, rudel: i8) -> Vec<Prompt> {
    let (factor, cover) = (DATA.numbers.support_factor, table.support_modifier(at, false));
    let mut lines = vec![Prompt::new("BS-6.7", "forecast-support").with("number", factor)];
    for (rule, key, modifier) in [("BS-6.7", "forecast-cover", cover), ("BS-17.3", "forecast-rudel", rudel)] {
        if modifier != 0 {
            lines.push(Prompt::new(rule, key).with("modifier", super::events::signed(modifier)));
        }
    }
    let sixths = (factor as i8 - cover - rudel).clamp(0, 6);
    lines.push(Prompt::new("BS-6.7", "forecast-chance").with("sixths", sixths));
    lines
}

/// An overrun before it is begun: the best shot of each defender, then of each attacker (BS-11.5).
fn overrun_lines(table: &Table, hex: Hex) -> Vec<Prompt> {
    let Some(march) = &table.march else { return Vec::new() };
    let side = table.active();
    let mut fought = table.clone();
    fought.overrun = Some(Overrun { at: hex, from: hex, round: 1, fired: UnitSet::NONE });
    march.movers.iter().for_each(|unit| fought.units[unit.index()].place = Place::At(hex));
    fought.reindex();
    let best = |by: UnitId, key: &'static str, rule| {
        let shots = fought.side_in(hex, by.side().other()).filter_map(|at| Some((at, fought.aim_close(by, at).ok()?)));
        let (at, aim) = shots.max_by_key(|(_, aim)| aim.sixths())?;
        Some(Prompt::new(rule, key).with("by", unit(by)).with("at", unit(at)).with("sixths", aim.sixths()))
    };
    let defence = fought.side_in(hex, side.other()).filter_map(|by| best(by, "forecast-they-fire", "BS-11.6"));
    let attack = fought.side_in(hex, side).filter_map(|by| best(by, "forecast-you-fire", "BS-11.9"));
    defence.chain(attack).chain([Prompt::new("BS-11.12", "forecast-overrun")]).collect()
}

fn lines(aim: Aim) -> Vec<Prompt> {
    let mut lines =
        vec![Prompt::new("BS-9.4", "forecast-factor").with("factor", aim.factor.word()).with("number", aim.printed)];
    if aim.tiger > 0 {
        lines.push(Prompt::new("BS-15.2", "forecast-tiger").with("number", aim.tiger));
    }
    if aim.power < aim.printed + aim.tiger {
        lines.push(Prompt::new("BS-7.5", "forecast-power").with("number", aim.power));
    }
    for (rule, key, modifier) in [
        ("BS-9.5", "forecast-range", aim.range),
        ("BS-9.5", "forecast-cover", aim.cover),
        ("BS-9.5", "forecast-hill", aim.hill),
        ("BS-11.10", "forecast-close", aim.close),
    ] {
        if modifier != 0 {
            lines.push(Prompt::new(rule, key).with("modifier", super::events::signed(modifier)));
        }
    }
    lines.push(Prompt::new("BS-9.6", "forecast-chance").with("sixths", aim.sixths()));
    lines
}

/// The victory points of a side by what they are for, its total last.
pub fn tally(table: &Table, side: Side) -> Vec<Prompt> {
    let total = Prompt::new("BS-16.5", "tally-total").with("points", table.tally(side).total());
    sources(table, side).into_iter().chain([total]).collect()
}

/// The victory points of a side by what they are for: its objectives in any case.
pub(super) fn sources(table: &Table, side: Side) -> Vec<Prompt> {
    let tally = table.tally(side);
    let own = match side {
        German => [
            ("BS-16.1", "tally-break-out", tally.break_out),
            ("BS-17.2", "tally-calls", tally.requests),
            ("BS-16.7", "tally-handicap", tally.handicap),
            ("BS-16.7", "tally-handicap", 0),
        ],
        Soviet => [
            ("BS-16.3", "tally-kept-back", tally.kept_back),
            ("BS-16.4", "tally-railway", tally.railway),
            ("BS-17.1", "tally-refusals", tally.requests),
            ("BS-17.3", "tally-rudel", tally.rudel),
        ],
    };
    let lines = [("BS-16.2", "tally-objectives", tally.objectives)].into_iter().chain(own);
    let lines = lines.filter(|(_, key, points)| *points != 0 || *key == "tally-objectives");
    lines.map(|(rule, key, points)| Prompt::new(rule, key).with("points", points)).collect()
}
