//! Plain blunders, to be counted in finished matches. What is judged lies open on the board; of hands only the own one
//! counts.

use crate::TankCommander;
use crate::action::Action;
use crate::data::DATA;
use crate::expected;
use crate::map::{Space, distance};
use crate::pieces::{Range, Special};
use crate::promise;
use crate::state::*;
use crate::units::{Mark, Unit, UnitId, Weapon};
use table::{Blunder, Judgement, Side};

/// All of them.
pub const BLUNDERS: &[Blunder<TankCommander>] = &[
    Blunder {
        name: "fire_forgone",
        about: "the play ends with supply left although a card has a shot that can be expected to destroy two points",
        judge: fire_forgone,
    },
    Blunder {
        name: "draw_forgone",
        about: "the play ends with supply left although there is a card to draw and room for it in the hand",
        judge: draw_forgone,
    },
    Blunder {
        name: "volley_cut_short",
        about: "a Fire action ends with nothing left to spend although another card there has a shot that costs nothing",
        judge: volley_cut_short,
    },
    Blunder {
        name: "shot_in_vain",
        about: "supply goes on a shot that destroys in less than one of twenty, though there is a good one or a card to draw",
        judge: shot_in_vain,
    },
    Blunder {
        name: "to_and_fro",
        about: "a card goes back to where it came from, and no enemy has moved nor has it fired since",
        judge: to_and_fro,
    },
    Blunder {
        name: "equipment_dropped",
        about: "equipment is thrown away, and not for a better launcher",
        judge: equipment_dropped,
    },
    Blunder {
        name: "smoke_wasted",
        about: "Smoke is played against a shot that cannot hit any more, or that could not in the first place",
        judge: smoke_wasted,
    },
    Blunder {
        name: "empty_truck",
        about: "a truck drives ahead empty from where somebody stands whom it could carry",
        judge: empty_truck,
    },
    Blunder {
        name: "mine_entered",
        about: "a group steps into a Minefield where no enemy stands, and the same rank has a place without",
        judge: mine_entered,
    },
];

type Case<'a> = table::Case<'a, TankCommander>;

/// The points that a shot must promise to be worth a supply point that is lost otherwise.
const GOOD: f32 = 2.0;
/// … and to be worth nothing but the firing.
const FREE: f32 = 1.0;
/// The chance to destroy below which a shot is not worth a supply point that others could use.
const VAIN: f32 = 0.05;

/// What the best shot of a card can be expected to destroy.
fn best_shot(table: &Table, id: UnitId) -> f32 {
    table.units.get(id).map_or(0.0, |unit| {
        let enemy = table.side_of_unit(unit).other();
        expected::best_shot(table, unit, table.reach(unit.at) & table.units.held(enemy))
    })
}

fn aims_well(table: &Table, action: Action, least: f32) -> bool {
    matches!(action, Action::Aim(id) if best_shot(table, id) >= least)
}

// --- Supply

fn fire_forgone(case: &Case) -> Judgement {
    let table = &case.before.table;
    let idle = table.step == Step::Play && table.play.doing == Doing::Nothing && case.before.focus == Focus::Nothing;
    match idle {
        true => case.forgone(Action::End, |action| aims_well(table, *action, GOOD), is_aim),
        false => Judgement::NoOccasion,
    }
}

fn is_aim(action: &Action) -> bool {
    matches!(action, Action::Aim(_))
}

/// Nothing speaks against a card for a point that is lost otherwise, as long as it need not be thrown away.
fn draw_forgone(case: &Case) -> Judgement {
    let table = &case.before.table;
    let draws = |action: &Action| *action == Action::Draw;
    match table.players[case.seat.index()].hand < DATA.numbers.hand_limit {
        true => case.forgone(Action::End, draws, draws),
        false => Judgement::NoOccasion,
    }
}

fn volley_cut_short(case: &Case) -> Judgement {
    let table = &case.before.table;
    let firing = matches!(table.play.doing, Doing::Firing { .. }) && table.play.supply == 0;
    match firing {
        true => case.forgone(Action::Done, |action| aims_well(table, *action, FREE), is_aim),
        false => Judgement::NoOccasion,
    }
}

fn shot_in_vain(case: &Case) -> Judgement {
    let table = &case.before.table;
    let (Focus::Aim(id), Action::Fire(with, at)) = (&case.before.focus, case.action) else {
        return Judgement::NoOccasion;
    };
    if table.step != Step::Play || table.play.doing != Doing::Nothing || !has_better(case, *id) {
        return Judgement::NoOccasion;
    }
    Judgement::on_occasion(is_vain(table, *id, with, at))
}

/// Could the point have gone on a shot that is worth it, or on a card?
fn has_better(case: &Case, id: UnitId) -> bool {
    let mut open = case.before.clone();
    open.focus = Focus::Nothing;
    let mut legal = Vec::new();
    open.legal(&mut legal);
    let room = case.before.table.players[case.seat.index()].hand < DATA.numbers.hand_limit;
    legal.iter().any(|action| match action {
        Action::Draw => room,
        Action::Aim(other) => *other != id && best_shot(&open.table, *other) >= GOOD,
        _ => false,
    })
}

/// A shot that will hardly do more than immobilise, and nobody beside it who fires better in the same action.
fn is_vain(table: &Table, id: UnitId, with: Weapon, at: UnitId) -> bool {
    let (Some(by), Some(target)) = (table.units.get(id), table.units.get(at)) else { return false };
    let Some(range) = Range::of(distance(by.at, target.at)) else { return false };
    let mut beside = table.units.at(table.side_of_unit(by), by.at).filter(|(other, _)| *other != id);
    let points = f32::from(target.stats().points);
    let vain = expected::expect_destroyed(table, by, with, target, range) < VAIN * points;
    vain && beside.all(|(other, _)| best_shot(table, other) < FREE)
}

// --- To and fro

fn to_and_fro(case: &Case) -> Judgement {
    let (Focus::Group(group), Action::Go) = (&case.before.focus, case.action) else { return Judgement::NoOccasion };
    let Some(to) = group.to else { return Judgement::NoOccasion };
    let mut known = false;
    for earlier in case.earlier.iter().rev() {
        match (&earlier.before.focus, earlier.action) {
            (Focus::Aim(id), Action::Fire(..) | Action::Screen(_)) if group.units.contains(id) => break,
            (Focus::Group(before), Action::Go) if before.units.iter().any(|id| group.units.contains(id)) => {
                known = true;
                if before.to == Some(group.from) && before.from == to {
                    let same =
                        stand(&earlier.before.table, case.side.other()) == stand(&case.before.table, case.side.other());
                    return Judgement::on_occasion(same);
                }
                break;
            }
            _ => {}
        }
    }
    if known { Judgement::Avoided } else { Judgement::NoOccasion }
}

/// Where the cards of a side stand.
fn stand(table: &Table, side: Side) -> Vec<(UnitId, Space)> {
    let own = table.units.iter().filter(|(_, unit)| table.side_of_unit(unit) == side);
    own.map(|(id, unit)| (id, unit.at)).collect()
}

// --- Equipment, smoke, trucks, mines

fn equipment_dropped(case: &Case) -> Judgement {
    if !case.legal.iter().any(|action| matches!(action, Action::Drop(..))) {
        return Judgement::NoOccasion;
    }
    let Action::Drop(_, gear) = case.action else { return Judgement::Avoided };
    Judgement::on_occasion(!promise::makes_room(case.before, gear))
}

fn smoke_wasted(case: &Case) -> Judgement {
    let table = &case.before.table;
    let (Focus::Card(staged), Action::At(_)) = (&case.before.focus, case.action) else { return Judgement::NoOccasion };
    let Some(OpenWindow { act: Act::Shot { by, aim }, stack, .. }) = &table.window else {
        return Judgement::NoOccasion;
    };
    let shoots = table.units.get(*by).map(|unit| table.side_of_unit(unit));
    if staged.card.stats().event != Some(Special::Smoke) || shoots == Some(case.side) {
        return Judgement::NoOccasion;
    }
    let mut smoky = table.clone();
    for played in stack.iter().filter(|played| played.card.stats().event == Some(Special::Smoke)) {
        if let Target::Position(at) = played.target {
            smoky.alter(at, |cell| cell.smoke = cell.smoke.max(1));
        }
    }
    Judgement::on_occasion(!can_hit(&smoky, *by, aim.with, aim.at))
}

fn can_hit(table: &Table, by: UnitId, with: Weapon, at: UnitId) -> bool {
    let (Some(by), Some(target)) = (table.units.get(by), table.units.get(at)) else { return false };
    let Some(range) = Range::of(distance(by.at, target.at)) else { return false };
    let seen = range == Range::Melee || table.reach(by.at) & target.at.bit() != 0;
    seen && !by.is(Mark::ShotLost) && table.odds(by, with, target, range).number > 0
}

fn empty_truck(case: &Case) -> Judgement {
    let table = &case.before.table;
    let (Focus::Group(group), Action::Go) = (&case.before.focus, case.action) else { return Judgement::NoOccasion };
    let Some(to) = group.to.filter(|_| !group.from.is_reserve()) else { return Judgement::NoOccasion };
    let is_truck = |id: &&UnitId| table.units.get(**id).is_some_and(|unit| unit.stats().is_truck());
    let mut trucks = group.units.iter().filter(is_truck).peekable();
    let nation = table.nation(case.side);
    let ahead = table.board().depth(nation, to) > table.board().depth(nation, group.from);
    if trucks.peek().is_none() || !ahead {
        return Judgement::NoOccasion;
    }
    let first = table.play.doing == Doing::Nothing;
    let waits = |id: UnitId, truck: UnitId, unit: &Unit| {
        !unit.is_spent() && !group.units.contains(&id) && table.may_carry(id, truck, None).is_ok()
    };
    let left_behind = |truck: &UnitId| {
        table.load_of(*truck).is_none()
            && table.units.at(case.side, group.from).any(|(id, unit)| waits(id, *truck, unit))
    };
    Judgement::on_occasion(first && trucks.any(left_behind))
}

fn mine_entered(case: &Case) -> Judgement {
    let table = &case.before.table;
    let Focus::Group(Group { to: None, .. }) = &case.before.focus else { return Judgement::NoOccasion };
    let places = || case.legal.iter().filter_map(|action| if let Action::At(to) = action { Some(*to) } else { None });
    let mined = |to: Space| !to.is_reserve() && table.cell(to).minefield.is_some();
    let nation = table.nation(case.side);
    let depth = |to: Space| table.board().depth(nation, to);
    let needless = |to: Space| {
        mined(to)
            && !table.units.holds(case.side.other(), to)
            && places().any(|other| {
                !other.is_reserve()
                    && !mined(other)
                    && depth(other) == depth(to)
                    && !table.units.holds(case.side.other(), other)
            })
    };
    match case.action {
        Action::At(to) if places().any(needless) => Judgement::on_occasion(needless(to)),
        _ => Judgement::NoOccasion,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Field, GERMAN, SOVIET, card, unit};
    use crate::units::Gear;
    use table::testing::judged;

    const PANZER: u8 = 44;
    const T34: u8 = 55;

    fn judge(name: &str, field: Field, actions: &[Action]) -> Judgement {
        judged::<TankCommander>(field.position(), actions, name)
    }

    /// Two tanks in sight of one and another.
    fn tanks() -> Field {
        Field::new().german(PANZER, "GF3").german(PANZER, "GF3").soviet(T34, "SF3").soviet(T34, "SF3")
    }

    #[test]
    fn a_play_ends_with_supply_and_a_target() {
        assert_eq!(judge("fire_forgone", tanks(), &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("fire_forgone", tanks(), &[Action::Aim(unit(1))]), Judgement::Avoided);
        let alone = || Field::new().german(PANZER, "GR1").soviet(T34, "SR3");
        assert_eq!(judge("fire_forgone", alone(), &[Action::End]), Judgement::NoOccasion);
    }

    #[test]
    fn a_play_ends_with_supply_and_a_card_to_draw() {
        let field = || Field::new().german(PANZER, "GR1").soviet(T34, "SR3").pile(GERMAN, &[PANZER, PANZER]);
        assert_eq!(judge("draw_forgone", field(), &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("draw_forgone", field(), &[Action::Draw]), Judgement::Avoided);
        let full = field().hand(GERMAN, &[51; 12]);
        assert_eq!(judge("draw_forgone", full, &[Action::End]), Judgement::NoOccasion);
    }

    #[test]
    fn a_shot_that_costs_nothing_is_left_out() {
        let field = || tanks().with(|state| state.table.play.supply = 1);
        let first = [Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(3))];
        let then = |last: Action| [&first[..], &[last]].concat();
        assert_eq!(judge("volley_cut_short", field(), &then(Action::Done)), Judgement::Blundered);
        assert_eq!(judge("volley_cut_short", field(), &then(Action::Aim(unit(2)))), Judgement::Avoided);
        assert_eq!(judge("volley_cut_short", tanks(), &then(Action::Done)), Judgement::NoOccasion);
    }

    #[test]
    fn a_rifle_is_fired_at_what_it_will_not_destroy() {
        let field = |target: u8| {
            let squad = Field::new().soviet_play().soviet(11, "SF3").with_gear(Gear::Rifle);
            squad.german(target, "GF3").pile(SOVIET, &[T34, T34])
        };
        let shot = [Action::Aim(unit(1)), Action::Fire(Weapon::Rifle, unit(2))];
        assert_eq!(judge("shot_in_vain", field(135), &shot), Judgement::Blundered);
        let gun = Field::new().soviet_play().soviet(57, "SF3").german(PANZER, "GF3").pile(SOVIET, &[T34, T34]);
        let fired = [Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(2))];
        assert_eq!(judge("shot_in_vain", gun, &fired), Judgement::Avoided);
    }

    #[test]
    fn a_card_goes_to_and_fro() {
        let field = || Field::new().german(PANZER, "GR1").soviet(T34, "SR3");
        let at = |name: &str| Action::At(field().at(name));
        let there = [Action::Move(unit(1)), at("GR2"), Action::Go, Action::Done, Action::End, Action::End];
        let back = |to: Action| [&there[..], &[Action::Move(unit(1)), to, Action::Go]].concat();
        assert_eq!(judge("to_and_fro", field(), &back(at("GR1"))), Judgement::Blundered);
        assert_eq!(judge("to_and_fro", field(), &back(at("GR3"))), Judgement::Avoided);
    }

    #[test]
    fn equipment_is_thrown_away() {
        let squad = || Field::new().german(5, "GF3").with_gear(Gear::Panzerschreck).soviet(T34, "SR3");
        let dropped = [Action::Drop(unit(1), Gear::Panzerschreck)];
        assert_eq!(judge("equipment_dropped", squad(), &dropped), Judgement::Blundered);
        assert_eq!(judge("equipment_dropped", squad(), &[Action::End]), Judgement::Avoided);
    }

    #[test]
    fn a_second_smoke_goes_on_a_shot_that_is_lost() {
        let field = || Field::new().german(PANZER, "GR3").soviet(T34, "SF3").hand(SOVIET, &[165, 165]);
        let at = |name: &str| Action::At(field().at(name));
        let shot = [Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(2))];
        let smoke = |name: &str| [Action::Choose(card(165)), at(name)];
        let one = [&shot[..], &smoke("GF3")].concat();
        let two = [&one[..], &smoke("SF3")].concat();
        assert_eq!(judge("smoke_wasted", field(), &one), Judgement::Avoided);
        assert_eq!(judge("smoke_wasted", field(), &two), Judgement::Blundered);
    }

    #[test]
    fn a_truck_drives_off_empty() {
        let field = || Field::new().soviet_play().soviet(24, "SR3").soviet(11, "SR3").german(PANZER, "GR1");
        let at = |name: &str| Action::At(field().at(name));
        let go = [Action::Move(unit(1)), at("SF3"), Action::Go];
        assert_eq!(judge("empty_truck", field(), &go), Judgement::Blundered);
        let loaded = [&[Action::Load(unit(2), unit(1))], &go[..]].concat();
        assert_eq!(judge("empty_truck", field(), &loaded), Judgement::Avoided);
    }

    #[test]
    fn a_minefield_is_entered_though_there_is_a_way_round() {
        let field = || Field::new().german(PANZER, "GR3").mined("GF3").soviet(T34, "SR1");
        let at = |name: &str| Action::At(field().at(name));
        let begun = Action::Move(unit(1));
        assert_eq!(judge("mine_entered", field(), &[begun, at("GF3")]), Judgement::Blundered);
        let other = at("GF2");
        assert_eq!(judge("mine_entered", field(), &[begun, other]), Judgement::Avoided);
    }
}
