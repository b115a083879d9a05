//! Plain blunders, to be counted in finished matches. Everything lies open in this game but the order of the markers, and
//! nobody is blamed for that.

use crate::action::Action;
use crate::legal::Pace;
use crate::map::Hex;
use crate::pieces::{Health, Place, UnitId};
use crate::setup::Scoring;
use crate::state::{Step, Table};
use crate::{German, Prokhorovka};
use table::{Blunder, Judgement, Side};

/// All of them.
pub const BLUNDERS: &[Blunder<Prokhorovka>] = &[
    Blunder {
        name: "shot_forgone",
        about: "a phase ends although a unit that has not acted can hit an enemy with 2 or less, at no cost",
        judge: shot_forgone,
    },
    Blunder {
        name: "support_lapsed",
        about: "the last phase in which aircraft or artillery serve ends with some left and somebody to be harmed",
        judge: support_lapsed,
    },
    Blunder { name: "hopeless_shot", about: "a unit fires although no die can hit", judge: hopeless_shot },
    Blunder {
        name: "march_undone",
        about: "a march steps back into the hex that it has just left, and has taken nothing",
        judge: march_undone,
    },
    Blunder {
        name: "objective_left",
        about: "the last unit marches off an objective in turn 8 or 9, takes none, and an enemy beside it can walk in",
        judge: objective_left,
    },
    Blunder {
        name: "fled_for_nothing",
        about: "a unit leaves the map for good although there is a hex to retreat to",
        judge: fled_for_nothing,
    },
    Blunder {
        name: "reinforcement_idle",
        about: "a phase ends with a committed unit off the map that could have come on",
        judge: reinforcement_idle,
    },
];

type Case<'a> = table::Case<'a, Prokhorovka>;

/// So many faces of a die must hit for a shot to be missed.
const LIKELY: u8 = 2;

/// Is a hit on this unit nothing but harm? One that is disrupted may act again when it is reduced (BS-10.3).
fn is_worth_a_hit(table: &Table, at: UnitId) -> bool {
    at.is_tiger() || table.unit(at).health != Health::Disrupted
}

fn shot_forgone(case: &Case) -> Judgement {
    let table = &case.before.table;
    let good = |action: &Action| match *action {
        // Remnants act in a later phase of the turn (BS-7.4); the reduced may want to recover (BS-13.2).
        Action::Fire { by, at } if !by.is_remnant() && table.unit(by).health == Health::Fresh => {
            let aim = table.aim(by, at, table.pace_of(by, Pace::Full));
            is_worth_a_hit(table, at) && aim.is_ok_and(|aim| aim.sixths() >= LIKELY)
        }
        _ => false,
    };
    match table.step {
        Step::Operations => case.forgone(Action::End, good, good),
        _ => Judgement::NoOccasion,
    }
}

fn support_lapsed(case: &Case) -> Judgement {
    let table = &case.before.table;
    let last = table.is_last_phase_of(case.side);
    let lapses = |action: &Action| match *action {
        Action::Air(at) | Action::Rudel(at) => last && is_worth_a_hit(table, at),
        Action::Shell(at) => (last || case.side == German) && is_worth_a_hit(table, at),
        _ => false,
    };
    case.forgone(Action::End, lapses, |action| matches!(action, Action::Air(_) | Action::Rudel(_) | Action::Shell(_)))
}

fn hopeless_shot(case: &Case) -> Judgement {
    let table = &case.before.table;
    let sixths = |action: &Action| match *action {
        Action::Fire { by, at } => table.aim(by, at, table.pace_of(by, Pace::Full)).ok().map(|aim| aim.sixths()),
        Action::HalfFire { by, at } => table.aim(by, at, Pace::Half).ok().map(|aim| aim.sixths()),
        _ => None,
    };
    if table.step != Step::Operations || !case.legal.iter().any(|action| sixths(action) == Some(0)) {
        return Judgement::NoOccasion;
    }
    match sixths(&case.action) {
        Some(chances) => Judgement::on_occasion(chances == 0),
        None => Judgement::NoOccasion,
    }
}

fn march_undone(case: &Case) -> Judgement {
    let (Some(last), Action::Step(to) | Action::LastStep(to)) = (case.just_before(), case.action) else {
        return Judgement::NoOccasion;
    };
    let (Action::Step(_), Some(from)) = (last.action, last.before.table.marching_at()) else {
        return Judgement::NoOccasion;
    };
    Judgement::on_occasion(to == from && last.before.table.control == case.after.table.control)
}

fn objective_left(case: &Case) -> Judgement {
    let (before, after) = (&case.before.table, &case.after.table);
    let (Step::March, Action::Stop | Action::LastStep(_)) = (before.step, case.action) else {
        return Judgement::NoOccasion;
    };
    let unit = before.march.as_ref().and_then(|march| march.movers.first()).copied();
    let Some(unit) = unit.filter(|_| before.turn >= 8 || before.setup.vp_scoring == Scoring::EveryTurn) else {
        return Judgement::NoOccasion;
    };
    let begun = case.earlier.iter().rev().find(|earlier| earlier.action == Action::March(unit));
    let Some((begun, home)) = begun.and_then(|begun| Some((&begun.before.table, begun.before.table.at(unit)?))) else {
        return Judgement::NoOccasion;
    };
    let alone = begun.side_in(home, case.side).all(|other| other == unit);
    if !home.terrain().is_objective() || !alone {
        return Judgement::NoOccasion;
    }
    let gained = after.objectives(case.side) > begun.objectives(case.side);
    let empty = !after.holds(home, case.side);
    Judgement::on_occasion(empty && !gained && can_be_entered(begun, home, case.side.other()))
}

/// Does an enemy stand beside this hex who will act in this turn?
fn can_be_entered(table: &Table, hex: Hex, enemy: Side) -> bool {
    let acts = |unit: UnitId| match unit.is_remnant() {
        true => false, // with one point it hardly ever leaves its own
        false => table.envelope.has(unit.formation()) && !table.unit(unit).is_disrupted(),
    };
    hex.spot().steps.iter().any(|step| table.side_in(step.to, enemy).any(acts))
}

fn fled_for_nothing(case: &Case) -> Judgement {
    let stays = |unit: UnitId| {
        let elsewhere = |action: &Action| matches!(action, Action::Retreat { unit: same, .. } if *same == unit);
        case.before.table.step == Step::FreeRetreat || case.legal.iter().any(elsewhere)
    };
    let flees = |action: &Action| matches!(action, Action::Flee(unit) if stays(*unit));
    match case.legal.iter().any(flees) {
        true => Judgement::on_occasion(flees(&case.action)),
        false => Judgement::NoOccasion,
    }
}

fn reinforcement_idle(case: &Case) -> Judgement {
    let table = &case.before.table;
    let waits = |action: &Action| matches!(action, Action::March(unit) if table.unit(*unit).place == Place::Waiting);
    case.forgone(Action::End, waits, waits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::State;
    use crate::field::{Field, fire, hex, step};
    use crate::pieces::UnitId::*;
    use crate::pieces::{Formation, UnitSet};
    use crate::setup::seat_of;
    use table::testing::judged;

    fn judge(name: &str, position: State, actions: &[Action]) -> Judgement {
        judged::<Prokhorovka>(position, actions, name)
    }

    /// A brigade before a battalion of panzers; somebody else keeps the battle alive.
    fn shooting(formation: Formation) -> Field {
        let field = Field::of(formation).put(&[LahPz], "1411").put(&[Corps18N110], "1410");
        field.put(&[Rem183], "2006").air(formation.side(), 0)
    }

    #[test]
    fn a_likely_shot_is_left_out() {
        let field = || shooting(Formation::Lah).position();
        assert_eq!(judge("shot_forgone", field(), &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("shot_forgone", field(), &[fire(LahPz, Corps18N110)]), Judgement::Avoided);
        let frees = shooting(Formation::Lah).disrupted(Corps18N110).position();
        assert_eq!(judge("shot_forgone", frees, &[Action::End]), Judgement::NoOccasion);
    }

    #[test]
    fn artillery_of_the_phase_lapses() {
        let field = || shooting(Formation::Lah).artillery(German, 1).position();
        assert_eq!(judge("support_lapsed", field(), &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("support_lapsed", field(), &[Action::Shell(Corps18N110)]), Judgement::Avoided);
        let later = shooting(Formation::Lah).put(&[DrPz], "0114").air(German, 1).position();
        assert_eq!(judge("support_lapsed", later, &[Action::End]), Judgement::NoOccasion);
    }

    #[test]
    fn a_tiger_fires_where_no_die_can_hit() {
        let far =
            |target: &str| Field::of(Formation::Lah).put(&[LahTig], "1410").put(&[Corps18N110], target).position();
        assert_eq!(judge("hopeless_shot", far("1610"), &[fire(LahTig, Corps18N110)]), Judgement::Blundered);
        assert_eq!(judge("hopeless_shot", far("1411"), &[fire(LahTig, Corps18N110)]), Judgement::NoOccasion);
    }

    #[test]
    fn a_march_goes_back_to_where_it_was() {
        let field = || Field::of(Formation::Lah).put(&[LahRec], "1410").put(&[Rem183], "2006").position();
        let there = [Action::March(LahRec), step("1411")];
        let back = [&there[..], &[step("1410")]].concat();
        let on = [&there[..], &[step("1412")]].concat();
        assert_eq!(judge("march_undone", field(), &back), Judgement::Blundered);
        assert_eq!(judge("march_undone", field(), &on), Judgement::Avoided);
    }

    #[test]
    fn an_objective_is_left_to_whoever_stands_beside_it() {
        let field = |turn: u8, enemy: &str| {
            let field = Field::of(Formation::Lah).put(&[LahPg1], "1711").put(&[Corps18N110], enemy);
            field.put(&[Rem183], "2006").turn(turn).position()
        };
        let leaves = [Action::March(LahPg1), step("1712"), Action::Stop];
        assert_eq!(judge("objective_left", field(9, "1710"), &leaves), Judgement::Blundered);
        assert_eq!(judge("objective_left", field(9, "2308"), &leaves), Judgement::Avoided);
        assert_eq!(judge("objective_left", field(3, "1710"), &leaves), Judgement::NoOccasion);
    }

    #[test]
    fn a_unit_leaves_the_map_though_it_could_stay() {
        let field = || {
            let field = Field::of(Formation::Lah).put(&[Corps18N110], "2616").put(&[LahPz], "2615");
            let field = field.but(|table| {
                let (at, from, fired) = (hex("2616"), hex("2615"), UnitSet::NONE);
                table.units[LahPz.index()].place = Place::At(at);
                table.overrun = Some(crate::state::Overrun { at, from, round: 1, fired });
                table.step = Step::FreeRetreat;
            });
            field.put(&[Rem183], "2006")
        };
        let mut state = field().state;
        state.table.reindex();
        assert_eq!(state.table.decider(), seat_of(crate::Soviet));
        assert_eq!(judge("fled_for_nothing", state.clone(), &[Action::Flee(Corps18N110)]), Judgement::Blundered);
        assert_eq!(judge("fled_for_nothing", state, &[Action::End]), Judgement::Avoided);
    }

    #[test]
    fn a_committed_corps_stays_off_the_map() {
        let field = || {
            let waits = Field::of(Formation::Corps29).waiting(Formation::Corps29).put(&[DrRec], "0114");
            waits.but(|table| table.corps_zones[1] = Some(crate::map::Zone::Five)).position()
        };
        assert_eq!(judge("reinforcement_idle", field(), &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("reinforcement_idle", field(), &[Action::March(Corps29N25)]), Judgement::Avoided);
    }
}
