//! The game of four: chapter 14.

use crate::scene::*;
use stalingrad::pieces::FormationId::*;
use stalingrad::pieces::*;
use stalingrad::setup::{Mode, Setup};
use stalingrad::state::{Place, Step};
use stalingrad::{Action, Event, German, Soviet, Stalingrad};
use table::testing::{any, watch};
use table::{Rng, Rules, Seat};

fn teams() -> Scene {
    Scene::battle_of(Setup::teams(), BuildingId::RedSquare)
        .fighting(&[Panzer14, Infantry71, Nkvd10, Guards13])
        .staged(&[Panzer24])
}

fn owned(scene: Scene, id: FormationId, owner: Player) -> Scene {
    scene.with(id, |formation| formation.owner = owner)
}

#[test]
fn hs_14_1_teams_play_the_expert_game() {
    let setup = Setup { mode: Mode::Base, players: 4, ..Setup::default() };
    assert_eq!(Stalingrad::in_force(&setup).mode, Mode::Expert);
    let scene = Scene::start(setup, 2);
    assert_eq!(scene.state.table.commanders, Player::ALL.map(CommanderId::front));
    let hands: Vec<u8> = Player::ALL.iter().map(|player| scene.held(*player)).collect();
    assert_eq!(hands, [6, 6, 5, 5], "a hand each, of one deck a team");
}

#[test]
fn hs_14_2_and_14_5_formations_are_shared_out() {
    let mut scene = Scene::start(Setup::teams(), 2);
    assert_eq!((scene.formation(Panzer14).owner, scene.formation(Nkvd10).owner), (G2, S2));
    assert_eq!((scene.step(), scene.decider()), (Step::Draft, S1), "who has fewer picks first");
    assert_eq!(scene.legal().len(), 3);
    scene.act(Action::Draft(Guards35));
    assert_eq!((scene.formation(Guards35).owner, scene.decider()), (S1, S2), "on a tie the mate");
    scene.act(Action::Draft(Rifle112));
    assert_eq!(scene.formation(TankCorps23).owner, S1, "the last goes by itself");
    assert_eq!((scene.step(), scene.decider()), (Step::Draft, G1));
}

#[test]
fn hs_14_3_and_14_7_the_action_may_be_handed_over() {
    let scene = owned(owned(teams(), Nkvd10, S2), Panzer14, G2).hand(S2, &[CardId::HumanWave]);
    let mut scene = scene.sound();
    assert_eq!(scene.decider(), S1);
    scene.act(Action::HandOver);
    assert_eq!((scene.step(), scene.decider(), scene.seat()), (Step::Action, S2, Some(Seat(3))));
    assert_eq!(scene.forbids(Action::HandOver), "HS-14.7");
    scene.play(CardId::HumanWave, Guards13);
    while scene.step() == Step::Intercept {
        scene.act(Action::Decline);
    }
    assert_eq!((scene.count(UnitKind::Rifle), scene.decider()), (3, G1), "into the battle of his mate");
}

#[test]
fn hs_14_4_and_14_6_and_14_8_the_teams_manoeuvre_and_exchange_cards() {
    let ids = [Panzer14, Infantry71, Panzer24, Nkvd10, Guards13];
    let scene = owned(owned(Scene::manoeuvre(Setup::teams(), &ids), Panzer14, G2), Nkvd10, S2);
    let mut scene = scene.hand(G1, &[CardId::StukaStrike]).carnage(CarnageId::K03);
    assert_eq!(scene.forbids(Action::Send { formation: Panzer14, to: District::B }), "HS-14.2");
    scene.act(Action::Done);
    assert_eq!((scene.decider(), scene.forbids(Action::Done)), (G2, "HS-3.12"), "somebody must attack");
    scene.send(&[Panzer14], District::B).done(G2);
    assert_eq!(scene.decider(), S1);
    scene.send(&[Guards13], District::B).done(S1).send(&[Nkvd10], District::B).done(S2);
    assert_eq!((scene.step(), scene.decider()), (Step::Exchange, G1));
    scene.act(Action::Pass(CardId::StukaStrike));
    assert!(scene.state.hands[G2.index()].cards.has(CardId::StukaStrike));
    let seen = scene.events.heard_by(Some(Seat(2))).any(|event| matches!(event, Event::PassedCard { .. }));
    assert!(!seen, "the enemy only counts");
    assert_eq!((scene.step(), scene.decider()), (Step::Exchange, G2), "G1 has nothing left to give");
    scene.act(Action::Done);
    assert_eq!(scene.now().lead(German), G2, "who has more formations there");
    assert_eq!(scene.now().lead(Soviet), S1, "on a tie the army commander");
}

#[test]
fn hs_14_9_commanders_of_the_second_line_are_replaced() {
    let scene = owned(owned(teams(), Nkvd10, S2), Panzer14, G2).depleted(Nkvd10).depleted(Guards13);
    let scene = scene.hand(G1, &[CardId::ShellTheFerries, CardId::ReservesCommitted]);
    let mut scene = scene.turn_of(German).sound();
    assert_eq!(scene.state.table.commanders[S2.index()], CommanderId::Saraev);
    scene.play(CardId::ShellTheFerries, Infantry71);
    while scene.step() == Step::Intercept {
        scene.act(Action::Decline);
    }
    scene.act(Action::Deplete(Nkvd10));
    assert_eq!(scene.formation(Nkvd10).place, Place::Ash);
    assert_eq!(scene.state.table.commanders[S2.index()], CommanderId::Rodimtsev);
    assert_eq!(scene.state.table.commanders[G2.index()], CommanderId::Wietersheim, "24th Panzer is still there");
    let mut scene = scene.turn_of(German);
    scene.play(CardId::ReservesCommitted, Infantry71);
    while scene.step() == Step::Intercept {
        scene.act(Action::Decline);
    }
    scene.act(Action::Overrun(Panzer24));
    assert_eq!(scene.state.table.commanders[G2.index()], CommanderId::Hube);
}

#[test]
fn hs_14_10_campaign_cards_address_the_army_commanders() {
    let mut rng = Rng::seeded(9);
    let mut decided = 0;
    watch::<Stalingrad>(&Setup::teams(), &mut rng, any, |before, _, _, _| {
        if matches!(before.table.step, Step::Demote | Step::BurnMilitia) {
            decided += 1;
            assert!([G1, S1].contains(&before.table.decider));
        }
        assert_eq!(before.faults(), Vec::<String>::new());
    });
    let discards =
        |card: CampaignId| card.card().effects.iter().any(|effect| effect.token.word() == "discard_hand_self");
    assert!(CampaignId::ALL.into_iter().any(discards) || decided > 0);
}
