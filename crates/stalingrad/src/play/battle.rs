//! A battle from its first vanguard to the clean-up (chapter 4).

use super::{Choice, Flow, Umpire};
use crate::events::Event;
use crate::pieces::*;
use crate::state::{Battle, Ground, Phase, Place, Site, Step, Task};
use crate::{German, Soviet};
use table::{EventSink, Side};

impl<S: EventSink<Event>> Umpire<'_, S> {
    pub(super) fn begin_battle(&mut self, district: District) {
        let table = self.table_mut();
        table.assaults.remove(district);
        let leads = [German, Soviet].map(|side| table.battle_seat(side, district));
        let waiting = [German, Soviet].into_iter().flat_map(|side| table.at(side, Place::At(district))).collect();
        table.battle = Some(Battle::of(district, leads, waiting));
        if let Some(building) = self.table().ground(district).building() {
            self.tell(|| Event::BattleBegan { building });
        }
        if self.table().setup.is_teams() {
            self.enter(Phase::Exchange);
        } else {
            self.table_mut().phase = Phase::SovietVanguard;
        }
    }

    /// HS-4.3.
    pub(super) fn ask_vanguard(&mut self, side: Side) -> Flow {
        let waiting = self.table().battle.as_ref().map(|battle| battle.waiting).unwrap_or_default();
        match Choice::among(waiting.iter().filter(|id| id.side() == side)) {
            Choice::None if side == Soviet => self.table_mut().phase = Phase::GermanVanguard,
            Choice::None => self.open_fire(),
            Choice::One(id) => self.lead(id),
            Choice::Many => return self.ask(Step::Vanguard, self.lead_of(side)),
        }
        Flow::On
    }

    pub(super) fn lead(&mut self, id: FormationId) {
        if let Some(battle) = self.battle() {
            battle.waiting.remove(id);
        }
        self.tell(|| Event::VanguardOf { formation: id });
        let owner = self.table().formation(id).owner;
        self.push(id.card().vanguard, owner);
    }

    /// HS-4.4, HS-4.5.
    fn open_fire(&mut self) {
        let card = self.draw_carnage();
        let intensity = card.card().intensity;
        self.tell_here(|district| Event::Intensity { district, card, intensity });
        self.table_mut().phase = Phase::Initiative;
        if let Some(battle) = self.battle() {
            battle.hold = Some(intensity);
            battle.hit.clear();
        }
        self.fire_here(intensity);
        let Some(ground) = self.table().battlefield() else { return };
        let side = match card.card().initiative {
            InitiativeIcon::Stuka => German,
            InitiativeIcon::Rat => Soviet,
            InitiativeIcon::Binoculars if ground.recon(German) > ground.recon(Soviet) => German,
            InitiativeIcon::Binoculars => Soviet,
        };
        let effects = ground.building().map_or(&[][..], |building| building.card().initiative[side.index()]);
        self.tell_here(|district| Event::Initiative { district, side });
        if let Some(battle) = self.battle() {
            battle.due = side;
        }
        self.push(effects, self.lead_of(side));
    }

    /// B10: the battle goes on after an action (HS-4.6, HS-4.7, HS-4.10).
    pub(super) fn go_on(&mut self) -> Flow {
        let teams = self.table().setup.is_teams();
        let Some(battle) = self.battle() else {
            self.table_mut().phase = Phase::Assaults;
            return Flow::On;
        };
        if battle.hold == Some(0) {
            let winner = self.break_test();
            self.clean_up(winner);
            return Flow::On;
        }
        if battle.second > 0 {
            battle.second -= 1;
        } else {
            battle.actor = battle.lead(battle.due);
            battle.hit.clear();
            battle.may_hand_over = teams;
        }
        let actor = battle.actor;
        self.ask(Step::Action, actor)
    }

    pub(super) fn hand_over(&mut self) {
        let Some(battle) = self.battle() else { return };
        battle.may_hand_over = false;
        battle.actor = battle.actor.mate();
        let player = battle.actor;
        self.tell(|| Event::HandedOver { player });
        self.ask(Step::Action, player);
    }

    /// HS-4.9.
    pub(super) fn begin_hold(&mut self, player: Player) {
        self.take_action(player);
        let card = self.draw_carnage();
        self.table_mut().shown = Some(card);
        self.tell(|| Event::Held { player, card });
        self.ask(Step::Hold, player);
    }

    pub(super) fn choose_hold(&mut self, player: Player, effect: HoldEffect) {
        let Some(card) = self.table_mut().shown.take() else { return };
        self.push_task(Task::LowerHold);
        self.push(&[card.card().hold[effect.index()]], player);
    }

    pub(super) fn lower_hold(&mut self) {
        let Some(battle) = self.battle() else { return };
        let left = battle.hold.unwrap_or(0).saturating_sub(1);
        battle.hold = Some(left);
        self.tell_here(|district| Event::HoldLowered { district, left });
    }

    /// HS-4.20.
    pub(super) fn clean_up(&mut self, winner: Side) {
        let table = self.table_mut();
        table.tasks.clear();
        table.shown = None;
        table.phase = Phase::Assaults;
        let Some(battle) = table.battle.take() else { return };
        for laid in &battle.laid {
            table.discards[laid.card.side().index()].add(laid.card);
        }
        for hero in &battle.heroes {
            table.discards[hero.owner.side().index()].add(hero.card);
        }
        if let Some(declared) = battle.declared {
            table.discards[declared.card.side().index()].add(declared.card);
        }
        for id in FormationId::ALL {
            if self.table().formation(id).place == Place::At(battle.district) {
                self.come_home(id);
            }
        }
        let Some(building) = self.table().ground(battle.district).building() else { return };
        if winner == German {
            self.table_mut().rubble.insert(building);
            *self.table_mut().ground_mut(battle.district) = Ground::fresh(Site::Captured(building));
            self.tell(|| Event::Captured { building });
        } else {
            self.tell(|| Event::Defended { building });
        }
    }

    fn come_home(&mut self, id: FormationId) {
        let formation = self.table_mut().formation_mut(id);
        formation.motivated = 0;
        if formation.strength == Strength::Depleted {
            self.tell(|| Event::Destroyed { formation: id });
            return self.bury(id);
        }
        formation.strength = Strength::Depleted;
        formation.place = Place::Staging;
        let graduate = formation.leader.as_mut().filter(|leader| leader.level == Level::Green);
        let graduate = graduate.map(|leader| {
            leader.level = Level::Veteran;
            *leader
        });
        self.tell(|| Event::CameHome { formation: id });
        if let Some(leader) = graduate {
            self.tell(|| Event::Graduated { formation: id, leader });
        }
    }
}

impl crate::state::Table {
    /// HS-14.7: the player with more formations there, on a tie or with none the army commander.
    fn battle_seat(&self, side: Side, district: District) -> Player {
        let first = Player::first(side);
        let of = |player: Player| {
            self.at(side, Place::At(district)).filter(|id| self.formation(*id).owner == player).count()
        };
        if of(first.mate()) > of(first) { first.mate() } else { first }
    }
}
