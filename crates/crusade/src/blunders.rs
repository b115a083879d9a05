//! Plain blunders, to be counted in finished matches. What the enemy keeps face down is judged as the unknown that it was.

use crate::Crusade;
use crate::action::{Action, With};
use crate::expected::{damage, gain};
use crate::legal::Sight;
use crate::map::{Zone, ZoneSet};
use crate::pieces::{Kind, Piece, PieceId, Tag, Target, Trait};
use crate::state::{Focus, PieceSet, State, Step};
use table::{Blunder, Judgement, Side};

/// All of them.
pub const BLUNDERS: &[Blunder<Crusade>] = &[
    Blunder {
        name: "gift_declined",
        about: "the reinforcement phase ends with a free refit point, or a free unit of Russian infantry, not taken",
        judge: gift_declined,
    },
    Blunder {
        name: "supply_hoarded",
        about: "the reinforcement phase ends with a unit in hand that could be paid for with eight supply left over",
        judge: supply_hoarded,
    },
    Blunder {
        name: "shot_in_vain",
        about: "supply and a gun go on a bombardment that does damage in less than one of ten shots",
        judge: shot_in_vain,
    },
    Blunder {
        name: "strike_forgone",
        about: "the bombardment phase ends with a flight on a strike that has a good target and no known flak before it",
        judge: strike_forgone,
    },
    Blunder {
        name: "bomb_kept",
        about: "an aircraft over its target does not attack, though its guns cost nothing",
        judge: bomb_kept,
    },
    Blunder {
        name: "assault_in_vain",
        about: "an assault is declared before the last turn on a force four times as strong by the square law",
        judge: assault_in_vain,
    },
    Blunder {
        name: "to_and_fro",
        about: "a unit moves back to where it came from, and nothing has changed on the enemy's side since",
        judge: to_and_fro,
    },
    Blunder {
        name: "headquarters_bared",
        about: "the last unit that fights leaves the headquarters, and an enemy beside it is stronger than what stays",
        judge: headquarters_bared,
    },
];

type Case<'a> = table::Case<'a, Crusade>;

fn mine<'a>(case: &'a Case, id: PieceId) -> Option<&'a Piece> {
    case.before.force(case.side).get(id)
}

fn seen<'a>(case: &'a Case, tag: Tag) -> Option<&'a Piece> {
    case.before.tagged(case.side.other(), tag).map(|(_, piece)| piece)
}

// --- Phase 1

fn gift_declined(case: &Case) -> Judgement {
    case.forgone(Action::End, Action::is_gift, Action::is_gift)
}

fn supply_hoarded(case: &Case) -> Judgement {
    let easily = |action: &Action| case.before.force(case.side).pays_easily(action);
    match is_late(case.before) {
        true => Judgement::NoOccasion,
        false => case.forgone(Action::End, easily, easily),
    }
}

/// Units that come now will hardly reach the front.
fn is_late(state: &State) -> bool {
    state.table.turn + 2 >= state.table.setup.turns()
}

// --- Phase 4

/// The damage of a shot that is worth a supply point and the place of a gun.
const SCRATCH: f32 = 0.1;
/// What a target must promise to be a good one, in supply points.
const GOOD: f32 = 0.4;

fn shot_in_vain(case: &Case) -> Judgement {
    let Action::Bombard { unit, target } = case.action else { return Judgement::NoOccasion };
    let (Some(by), Some(at)) = (mine(case, unit), seen(case, target)) else { return Judgement::NoOccasion };
    if case.after.focus != Focus::Nothing {
        return Judgement::NoOccasion; // a barrage has further targets
    }
    let fp = by.fp(at.stats().target, 0).unwrap_or(0);
    Judgement::on_occasion(damage(fp, case.before.defense(at, Sight::Plain)) < SCRATCH)
}

fn strike_forgone(case: &Case) -> Judgement {
    let good = |action: &Action| match action {
        Action::Strike { flight, zone } => is_good_target(case, *flight, *zone),
        _ => false,
    };
    case.forgone(Action::End, good, |action| matches!(action, Action::Strike { .. }))
}

/// Has this flight somebody to attack in a zone without known flak?
fn is_good_target(case: &Case, flight: crate::pieces::FlightId, zone: Zone) -> bool {
    let state = case.before;
    let Some(flight) = state.table.flight(flight) else { return false };
    let pieces = &state.force(case.side.other()).pieces;
    let there = || pieces.of(pieces.in_zone(zone).and(pieces.shown())).map(|(_, piece)| piece);
    let flak = there().any(|piece| piece.fp(Target::Air, 0).is_some_and(|fp| fp > 0));
    let hits = |by: &Piece, at: &Piece| {
        let sight = if by.stats().is(Trait::Dive) { Sight::Dive } else { Sight::Plain };
        let fp = State::bomb_fp(by, With::Guns, at.stats().target);
        gain(fp, state.defense(at, sight), at) >= GOOD
    };
    let mut bombers = state.members(flight);
    !flak && bombers.any(|(_, by)| there().filter(|at| at.aboard.is_none()).any(|at| hits(by, at)))
}

fn bomb_kept(case: &Case) -> Judgement {
    let free = |aircraft: PieceId| {
        move |action: &Action| match *action {
            Action::Bomb { aircraft: same, with: With::Guns, target } if same == aircraft => {
                let (Some(by), Some(at)) = (mine(case, same), seen(case, target)) else { return false };
                let sight = if by.stats().is(Trait::Dive) { Sight::Dive } else { Sight::Plain };
                let fp = State::bomb_fp(by, With::Guns, at.stats().target).unwrap_or(0);
                damage(fp, case.before.defense(at, sight)) >= SCRATCH
            }
            _ => false,
        }
    };
    match case.action {
        Action::Skip(aircraft) if case.legal.iter().any(free(aircraft)) => Judgement::Blundered,
        Action::Bomb { .. } => Judgement::Avoided,
        _ => Judgement::NoOccasion,
    }
}

// --- Phase 5

/// Strength against strength, as the appraisal reckons it: below this an assault is thrown away.
const HOPELESS: f32 = 0.25;

fn assault_in_vain(case: &Case) -> Judgement {
    let (Focus::Assault { zone, attackers, .. }, Action::Go) = (&case.before.focus, case.action) else {
        return Judgement::NoOccasion;
    };
    if case.before.table.turn >= case.before.table.setup.turns() {
        return Judgement::NoOccasion;
    }
    let set: PieceSet = attackers.iter().copied().collect();
    let odds = case.before.attackers(case.side, set).odds(&case.before.defenders(case.side.other(), *zone));
    Judgement::on_occasion(odds < HOPELESS)
}

fn to_and_fro(case: &Case) -> Judgement {
    let Action::Move { unit, path } = case.action else { return Judgement::NoOccasion };
    let Some(from) = mine(case, unit).and_then(Piece::zone) else { return Judgement::NoOccasion };
    let moved = |action: Action| matches!(action, Action::Move { unit: same, .. } if same == unit);
    let Some(last) = case.earlier.iter().rev().find(|earlier| moved(earlier.action)) else {
        return Judgement::NoOccasion;
    };
    let came_from = last.before.force(case.side).get(unit).and_then(Piece::zone);
    let back = matches!(last.action, Action::Move { path, .. } if path.end() == from) && came_from == Some(path.end());
    let same = known(&last.before, case.side.other()) == known(case.before, case.side.other());
    Judgement::on_occasion(back && same)
}

/// What everybody knows of a side's ground.
#[derive(PartialEq)]
struct Known {
    held: ZoneSet,
    hidden: Vec<u8>,
    hurt: Vec<(Tag, u8)>,
}

fn known(state: &State, side: Side) -> Known {
    let pieces = &state.force(side).pieces;
    let open = pieces.of(pieces.shown().and(pieces.ground()));
    Known {
        held: state.held(side),
        hidden: Zone::ALL.into_iter().map(|zone| state.hidden_in(side, zone)).collect(),
        hurt: open.filter_map(|(_, piece)| Some((piece.tag?, piece.damage))).collect(),
    }
}

/// Judged when the phase ends, since somebody else may have come.
fn headquarters_bared(case: &Case) -> Judgement {
    let (state, hq) = (case.before, Zone::hq(case.side));
    if (state.table.step, case.action) != (Step::Maneuver, Action::End) || !state.is_near_enemy(case.side, hq) {
        return Judgement::NoOccasion;
    }
    let mut this_turn = case.earlier.iter().rev().take_while(|earlier| earlier.before.table.turn == state.table.turn);
    let has_left = this_turn.any(|earlier| match earlier.action {
        Action::Move { unit, .. } => {
            let piece = earlier.before.force(case.side).get(unit);
            piece.is_some_and(|piece| fights(piece) && piece.zone() == Some(hq))
        }
        _ => false,
    });
    let pieces = &state.force(case.side).pieces;
    let guarded = pieces.of(pieces.in_zone(hq)).any(|(_, piece)| fights(piece));
    let threat = state.threat(case.side.other(), hq).odds(&state.defenders_known(case.side, hq));
    Judgement::on_occasion(has_left && !guarded && threat > 1.0)
}

fn fights(piece: &Piece) -> bool {
    piece.stats().kind == Kind::Unit && !piece.stats().is(Trait::Support)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Path;
    use crate::field::Field;
    use crate::map::{Lane, Spot};
    use crate::state::Mission;
    use crate::{German, Soviet};
    use table::testing::judged;

    fn judge(name: &str, field: &Field, actions: &[Action]) -> Judgement {
        judged::<Crusade>(field.state.clone(), actions, name)
    }

    #[test]
    fn a_free_refit_point_is_left() {
        let mut field = Field::at(Step::Reinforce, Soviet);
        let tank = field.hide(Soviet, "su_t34", Zone::Hs);
        assert_eq!(judge("gift_declined", &field, &[Action::End]), Judgement::NoOccasion);
        field.hurt(Soviet, tank, 1);
        assert_eq!(judge("gift_declined", &field, &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("gift_declined", &field, &[Action::FreeRefit(tank)]), Judgement::Avoided);
    }

    #[test]
    fn a_tank_stays_in_hand_with_supply_for_three() {
        let mut field = Field::at(Step::Reinforce, Soviet);
        let tank = field.hold(Soviet, "su_t34");
        field.supply(Soviet, 12);
        assert_eq!(judge("supply_hoarded", &field, &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("supply_hoarded", &field, &[Action::Deploy(tank)]), Judgement::Avoided);
        field.supply(Soviet, 5);
        assert_eq!(judge("supply_hoarded", &field, &[Action::End]), Judgement::NoOccasion);
    }

    #[test]
    fn a_gun_fires_at_what_it_cannot_hurt() {
        let shot = |target: &str| {
            let mut field = Field::at(Step::Bombard, Soviet);
            let unit = field.show(Soviet, "su_su76", Zone::B1);
            let at = field.show(German, target, Zone::B2);
            let target = field.state.force(German).get(at).and_then(|piece| piece.tag).expect("face up");
            field.edit(Soviet, unit, |piece| piece.damage = 1);
            judge("shot_in_vain", &field, &[Action::Bombard { unit, target }])
        };
        assert_eq!(shot("de_tiger"), Judgement::Blundered);
        assert_eq!(shot("de_gren"), Judgement::Avoided);
    }

    #[test]
    fn bombers_over_grenadiers_go_home() {
        let field = |flak: bool| {
            let mut field = Field::at(Step::Bombard, Soviet);
            field.fly(Soviet, "su_il2", (Lane::West, Spot::Row2), Mission::Strike);
            field.show(German, "de_gren", Zone::A2);
            if flak {
                field.show(German, "de_2cm", Zone::A2);
            }
            field
        };
        let strike = Action::Strike { flight: crate::pieces::FlightId::of(0), zone: Zone::A2 };
        assert_eq!(judge("strike_forgone", &field(false), &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("strike_forgone", &field(false), &[strike]), Judgement::Avoided);
        assert_eq!(judge("strike_forgone", &field(true), &[Action::End]), Judgement::NoOccasion);
    }

    #[test]
    fn an_aircraft_over_its_target_does_not_fire() {
        let mut field = Field::at(Step::Bombard, Soviet);
        let aircraft = field.fly(Soviet, "su_il2", (Lane::West, Spot::Row2), Mission::Strike);
        let at = field.show(German, "de_gren", Zone::A2);
        let target = field.state.force(German).get(at).and_then(|piece| piece.tag).expect("face up");
        let strike = Action::Strike { flight: crate::pieces::FlightId::of(0), zone: Zone::A2 };
        let bomb = Action::Bomb { aircraft, with: With::Guns, target };
        assert_eq!(judge("bomb_kept", &field, &[strike, Action::Skip(aircraft)]), Judgement::Blundered);
        assert_eq!(judge("bomb_kept", &field, &[strike, bomb]), Judgement::Avoided);
    }

    #[test]
    fn conscripts_storm_a_tiger() {
        let assault = |attacker: &str, defender: &str| {
            let mut field = Field::at(Step::Maneuver, Soviet);
            let unit = field.show(Soviet, attacker, Zone::B1);
            field.show(German, defender, Zone::B2);
            judge("assault_in_vain", &field, &[Action::Assault(Zone::B2), Action::Add(unit), Action::Go])
        };
        assert_eq!(assault("su_conscripts", "de_tiger"), Judgement::Blundered);
        assert_eq!(assault("su_isu152", "de_volks"), Judgement::Avoided);
    }

    #[test]
    fn a_unit_moves_to_and_fro() {
        let mut field = Field::at(Step::Maneuver, Soviet);
        let unit = field.show(Soviet, "su_t34", Zone::A1);
        let other = field.show(Soviet, "su_t3485", Zone::C1);
        field.edit(Soviet, other, |piece| piece.committed = true);
        let there = Action::Move { unit, path: Path(Zone::B1, None, None) };
        let turns = |last: Action| {
            let mut actions = vec![there, Action::End];
            let mut state = field.state.clone();
            for action in &actions {
                play(&mut state, *action);
            }
            while !(state.table.active == Soviet && state.table.step == Step::Maneuver) {
                actions.push(Action::End);
                play(&mut state, Action::End);
            }
            actions.push(last);
            actions
        };
        let back = Action::Move { unit, path: Path(Zone::A1, None, None) };
        let on = Action::Move { unit, path: Path(Zone::B2, None, None) };
        assert_eq!(judge("to_and_fro", &field, &turns(back)), Judgement::Blundered);
        assert_eq!(judge("to_and_fro", &field, &turns(on)), Judgement::Avoided);
    }

    fn play(state: &mut State, action: Action) {
        use table::{Dice, Rules, Silent};
        Crusade::apply(state, action, &mut Dice::quick(1), &mut Silent);
    }

    #[test]
    fn the_headquarters_is_left_to_its_staff() {
        let field = |enemy: Zone| {
            let mut field = Field::at(Step::Maneuver, Soviet);
            let unit = field.show(Soviet, "su_t34", Zone::Hs);
            field.show(German, "de_tiger", enemy);
            (field, Action::Move { unit, path: Path(Zone::C1, None, None) })
        };
        let (near, leaves) = field(Zone::A1);
        assert_eq!(judge("headquarters_bared", &near, &[leaves, Action::End]), Judgement::Blundered);
        assert_eq!(judge("headquarters_bared", &near, &[Action::End]), Judgement::Avoided);
        let (far, leaves) = field(Zone::A3);
        assert_eq!(judge("headquarters_bared", &far, &[leaves, Action::End]), Judgement::NoOccasion);
    }
}
