//! Plain blunders, to be counted in finished matches. Of hands only the own one counts.

use crate::action::Action;
use crate::data::{Effect, Token};
use crate::pieces::*;
use crate::promise::gain::Sight;
use crate::state::{Place, Step, Table};
use crate::{German, Stalingrad};
use table::{Blunder, Judgement, Side};

/// All of them.
pub const BLUNDERS: &[Blunder<Stalingrad>] = &[
    Blunder {
        name: "consolidation_left_out",
        about: "two worn formations are left as they are although they could become a whole one",
        judge: consolidation_left_out,
    },
    Blunder {
        name: "leader_lost",
        about: "a leader is lost in Consolidation although he could move over",
        judge: leader_lost,
    },
    Blunder {
        name: "building_not_attacked",
        about: "the Germans leave a building alone in the last turn although they have somebody to send: the match is lost",
        judge: building_not_attacked,
    },
    Blunder {
        name: "reserve_kept",
        about: "in the last turn a full-strength formation stays behind where there is room, and not for an Overrun",
        judge: reserve_kept,
    },
    Blunder {
        name: "card_without_effect",
        about: "a card is played that can do nothing at all, instead of a Refit or one that does something",
        judge: card_without_effect,
    },
    Blunder {
        name: "gift_declined",
        about: "a Supply, a Promotion or a German Spillover is declined",
        judge: gift_declined,
    },
    Blunder {
        name: "last_hold_behind",
        about: "the battle that decides the match is ended by the last Hold of the side that will likely lose it and has a \
                card that helps",
        judge: last_hold_behind,
    },
];

type Case<'a> = table::Case<'a, Stalingrad>;

// --- Between battles

fn consolidation_left_out(case: &Case) -> Judgement {
    let could = case.legal.iter().any(|action| matches!(action, Action::GiveUp(_)));
    match case.before.table.step {
        Step::GiveUp if could => Judgement::on_occasion(case.action == Action::Done),
        _ => Judgement::NoOccasion,
    }
}

fn leader_lost(case: &Case) -> Judgement {
    match case.before.table.step {
        Step::MoveLeader => Judgement::on_occasion(case.action == Action::LoseLeader),
        _ => Judgement::NoOccasion,
    }
}

/// HS-13.2: what stands after the last turn decides.
fn building_not_attacked(case: &Case) -> Judgement {
    let table = &case.before.table;
    let opens = |action: &Action| matches!(action, Action::Send { to, .. } if table.committed(German, *to) == 0);
    let last = table.step == Step::Manoeuvre && table.is_last_turn() && case.side == German;
    match last {
        true => case.forgone(Action::Done, opens, opens),
        false => Judgement::NoOccasion,
    }
}

fn reserve_kept(case: &Case) -> Judgement {
    let table = &case.before.table;
    let whole = |id: FormationId| table.formation(id).strength == Strength::Full;
    let sends = |action: &Action| matches!(action, Action::Send { formation, .. } if whole(*formation));
    if table.step != Step::Manoeuvre || !table.is_last_turn() || !case.legal.iter().any(sends) {
        return Judgement::NoOccasion;
    }
    let brings = |card: &CardId| card.card().effects.iter().any(|effect| effect.token == Token::Overrun);
    let overruns = case.before.hand(table.decider).cards.iter().filter(brings).count();
    let staged = table.at(case.side, Place::Staging).filter(|id| whole(*id)).count();
    match case.action {
        Action::Done => Judgement::on_occasion(staged > overruns),
        action if sends(&action) => Judgement::Avoided,
        _ => Judgement::NoOccasion,
    }
}

// --- In battle

fn card_without_effect(case: &Case) -> Judgement {
    let table = &case.before.table;
    let empty = |action: &Action| match action {
        Action::Play { card, .. } => !card.card().effects.iter().any(|effect| does_something(table, effect, case.side)),
        _ => false,
    };
    let better = |action: &Action| match action {
        Action::Refit => true,
        Action::Play { .. } => !empty(action),
        _ => false,
    };
    if table.step != Step::Action || !case.legal.iter().any(empty) || !case.legal.iter().any(better) {
        return Judgement::NoOccasion;
    }
    Judgement::on_occasion(empty(&case.action))
}

/// Can an effect do anything for its user now?
fn does_something(table: &Table, effect: &Effect, side: Side) -> bool {
    let enemy = side.other();
    let Some(ground) = table.battlefield() else { return true };
    let worn = |id: FormationId| table.formation(id).strength == Strength::Depleted;
    match effect.token {
        Token::Kill => ground.strength(enemy) == 0 || ground.soft(enemy).next().is_some(),
        Token::Sniper => {
            let led = |id: FormationId| table.formation(id).leader.is_some();
            let mut heroes = table.battle.iter().flat_map(|battle| &battle.heroes);
            ground.soft(enemy).next().is_some()
                || table.fighting(enemy).any(led)
                || heroes.any(|hero| hero.owner.side() == enemy)
        }
        Token::DestroyRifles => ground.count(UnitKind::Rifle) > 0,
        Token::Supply => table.on_table(side).any(worn),
        Token::Overrun => table.at(side, Place::Staging).next().is_some(),
        Token::Deplete => table.fighting(enemy).any(|id| table.can_be_hit(id)),
        Token::Discard | Token::DiscardHand => {
            Player::ALL.into_iter().any(|player| player.side() == enemy && table.held[player.index()] > 0)
        }
        Token::Promote => table.on_table(side).any(|id| table.can_be_promoted(id)),
        Token::InfernoRemove => ground.infernos > 0,
        Token::Sacrifice | Token::Fort => false,
        _ => true,
    }
}

fn gift_declined(case: &Case) -> Judgement {
    let gift = match case.before.table.step {
        Step::Supply | Step::Promote => case.legal.len() > 1,
        Step::Spillover => case.side == German,
        _ => false,
    };
    if gift { Judgement::on_occasion(case.action == Action::Decline) } else { Judgement::NoOccasion }
}

/// The chance to win a Break Test below which it is likely lost.
const BEHIND: f32 = 0.35;
/// What a card must gain to be worth playing, in dice.
const HELPS: f32 = 0.25;

/// After the last battle nobody needs cards any more, and whoever holds last asks for the dice as they stand.
fn last_hold_behind(case: &Case) -> Judgement {
    let table = &case.before.table;
    let Some(battle) = table.battle.as_ref().filter(|battle| battle.hold == Some(1)) else {
        return Judgement::NoOccasion;
    };
    // Another building that stands is either still to be fought for or has decided the match (HS-13.2).
    let decides = table.standing().all(|district| district == battle.district);
    let last = table.step == Step::Action && table.is_last_turn() && decides;
    let sight = Sight::of(table);
    let helps = |action: &Action| match action {
        Action::Play { card, .. } | Action::Hero(card) => sight.gain(table, card.card().effects, case.side) >= HELPS,
        _ => false,
    };
    let dice = table.dice();
    let german = crate::odds::chance(dice.german, dice.soviet, dice.determined);
    let chance = if case.side == German { german } else { 1.0 - german };
    if !last || chance >= BEHIND || !case.legal.iter().any(helps) {
        return Judgement::NoOccasion;
    }
    Judgement::on_occasion(case.action == Action::Hold)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::Field;
    use crate::setup::{Mode, Setup};
    use crate::state::{Ground, Phase, Site, State};
    use table::testing::judged;

    fn judge(name: &str, field: Field, actions: &[Action]) -> Judgement {
        judged::<Stalingrad>(field.position(), actions, name)
    }

    const PANZER: FormationId = FormationId::Panzer14;
    const INFANTRY: FormationId = FormationId::Infantry71;
    const GUARDS: FormationId = FormationId::Guards35;

    fn german_manoeuvre(ids: &[FormationId], turn: u8) -> Field {
        Field::manoeuvre(Setup::of(Mode::Base), ids).but(|state| state.table.turn = turn)
    }

    fn consolidation(step: Step) -> Field {
        let field = Field::empty(Setup::of(Mode::Base)).staged(&[PANZER, INFANTRY, GUARDS]);
        field.depleted(PANZER).depleted(INFANTRY).but(|state| {
            let table = &mut state.table;
            (table.phase, table.step, table.decider, table.mover) =
                (Phase::Consolidation, step, Player::G1, Player::G1);
        })
    }

    #[test]
    fn two_worn_divisions_stay_worn() {
        let field = || consolidation(Step::GiveUp);
        assert_eq!(judge("consolidation_left_out", field(), &[Action::Done]), Judgement::Blundered);
        assert_eq!(judge("consolidation_left_out", field(), &[Action::GiveUp(PANZER)]), Judgement::Avoided);
    }

    #[test]
    fn a_leader_is_let_go() {
        let field = || {
            let given_up = |state: &mut State| {
                (state.table.given_up, state.table.restored) = (Some(PANZER), Some(INFANTRY));
            };
            consolidation(Step::MoveLeader).unled(INFANTRY).but(given_up)
        };
        assert_eq!(judge("leader_lost", field(), &[Action::LoseLeader]), Judgement::Blundered);
        assert_eq!(judge("leader_lost", field(), &[Action::MoveLeader]), Judgement::Avoided);
    }

    #[test]
    fn a_building_is_left_alone_in_the_last_turn() {
        let all = [PANZER, INFANTRY, FormationId::Panzer16];
        let field = |turn: u8| german_manoeuvre(&all, turn);
        let one = Action::Send { formation: PANZER, to: District::A };
        let other = Action::Send { formation: INFANTRY, to: District::B };
        assert_eq!(judge("building_not_attacked", field(3), &[one, Action::Done]), Judgement::Blundered);
        assert_eq!(judge("building_not_attacked", field(3), &[one, other]), Judgement::Avoided);
        assert_eq!(judge("building_not_attacked", field(1), &[one, Action::Done]), Judgement::NoOccasion);
    }

    #[test]
    fn a_division_stays_behind_in_the_last_turn() {
        let field = || german_manoeuvre(&[PANZER, INFANTRY], 3);
        let one = Action::Send { formation: PANZER, to: District::A };
        assert_eq!(judge("reserve_kept", field(), &[one, Action::Done]), Judgement::Blundered);
        assert_eq!(judge("reserve_kept", field(), &[one]), Judgement::Avoided);
        let for_overrun = field().hand(Player::G1, &[CardId::BreakTheBarricade]);
        assert_eq!(judge("reserve_kept", for_overrun, &[one, Action::Done]), Judgement::Avoided);
    }

    #[test]
    fn a_salvo_at_panzers_does_nothing() {
        let field = |kind: UnitKind| {
            let battle = Field::battle(BuildingId::RedSquare).fighting(&[PANZER, GUARDS]).units(&[(kind, 2)]);
            battle.hand(Player::S1, &[CardId::KatyushaSalvo])
        };
        let salvo = Action::Play { card: CardId::KatyushaSalvo, on: GUARDS };
        assert_eq!(judge("card_without_effect", field(UnitKind::Panzer), &[salvo]), Judgement::Blundered);
        assert_eq!(judge("card_without_effect", field(UnitKind::Panzer), &[Action::Hold]), Judgement::Avoided);
        assert_eq!(judge("card_without_effect", field(UnitKind::Grenadier), &[salvo]), Judgement::NoOccasion);
    }

    #[test]
    fn a_supply_is_declined() {
        let field = || {
            let battle = Field::battle(BuildingId::RedSquare).fighting(&[PANZER, GUARDS]).depleted(GUARDS);
            battle.hand(Player::S1, &[CardId::CellarDepot])
        };
        let depot = Action::Play { card: CardId::CellarDepot, on: GUARDS };
        assert_eq!(judge("gift_declined", field(), &[depot, Action::Decline]), Judgement::Blundered);
        assert_eq!(judge("gift_declined", field(), &[depot, Action::Supply(GUARDS)]), Judgement::Avoided);
    }

    #[test]
    fn the_last_battle_is_given_away() {
        let field = || {
            let battle = Field::battle(BuildingId::RedSquare).fighting(&[PANZER]).turn_of(German).hold(1);
            let alone = |state: &mut State| {
                state.table.turn = 3;
                let other = |ground: &&mut Ground| ground.building() != Some(BuildingId::RedSquare);
                state.table.districts.iter_mut().filter(other).for_each(|ground| ground.site = Site::Volga);
            };
            battle.but(alone).hand(Player::G1, &[CardId::PanzerThrust])
        };
        let thrust = Action::Play { card: CardId::PanzerThrust, on: PANZER };
        let soviets = |field: Field| field.units(&[(UnitKind::Rifle, 1)]);
        assert_eq!(judge("last_hold_behind", soviets(field()), &[Action::Hold]), Judgement::Blundered);
        assert_eq!(judge("last_hold_behind", soviets(field()), &[thrust]), Judgement::Avoided);
        let sooner = soviets(field()).hold(2);
        assert_eq!(judge("last_hold_behind", sooner, &[Action::Hold]), Judgement::NoOccasion);
    }
}
