//! What happens: an action is carried out, and play goes on by itself until somebody must decide.

mod battle;
mod break_test;
mod cards;
mod effects;
mod formations;
mod sniper;
mod strategy;
mod turn;

use crate::action::Action;
use crate::data::Effect;
use crate::events::Event;
use crate::pieces::*;
use crate::state::{Battle, Ground, Hand, Phase, State, Step, Table, Task};
use crate::{German, Soviet};
use table::{Audience, Dice, EventSink, Side, UndoBarrier};

/// The umpire carries out the rules on a position and tells what happened.
pub(crate) struct Umpire<'a, S: EventSink<Event>> {
    pub state: &'a mut State,
    pub dice: &'a mut Dice,
    pub sink: &'a mut S,
    /// Somebody has been asked: nothing more happens before the answer.
    pub asked: Flow,
}

/// What comes after something was resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The next thing.
    On,
    /// Somebody decides.
    Ask,
}

impl<'a, S: EventSink<Event>> Umpire<'a, S> {
    /// The umpire of this position, with these dice, telling this sink.
    pub(crate) fn new(state: &'a mut State, dice: &'a mut Dice, sink: &'a mut S) -> Umpire<'a, S> {
        Umpire { state, dice, sink, asked: Flow::On }
    }

    /// Carries out a legal action.
    pub(crate) fn carry_out(&mut self, action: Action) {
        if self.state.may(action).is_err() {
            return;
        }
        self.decide(action);
        self.run();
    }

    /// Goes on until somebody must decide or the match is over.
    pub(crate) fn run(&mut self) {
        loop {
            self.watch_commanders();
            if self.table().step == Step::Over || self.asked == Flow::Ask {
                return;
            }
            if self.is_annihilated() {
                self.tell_here(|district| Event::Annihilated { district });
                self.clean_up(Soviet);
                continue;
            }
            self.proceed();
        }
    }

    /// Resolves what waits on top, or goes on in the sequence of play.
    pub(crate) fn proceed(&mut self) -> Flow {
        match self.table().tasks.last().copied() {
            Some(task) => self.resolve(task),
            None => self.advance(),
        }
    }

    fn decide(&mut self, action: Action) {
        use Action::*;
        let decider = self.table().decider;
        match action {
            Draft(id) => self.draft(decider, id),
            Burn(id) => self.burn(id),
            BurnFromDeck => self.burn_from_deck(),
            Demote(id) => self.demote(id),
            GiveUp(id) => self.give_up(id),
            Restore(id) => self.restore(id),
            MoveLeader | LoseLeader => self.finish_consolidation(action == MoveLeader),
            Send { formation, to } => self.send(formation, to),
            Assault(district) => self.begin_battle(district),
            Pass(card) => self.pass_card(decider, card),
            Lead(id) => self.lead(id),
            Play { card, on } => self.declare(decider, card, on),
            Hero(card) => self.play_hero(decider, card),
            Refit => self.begin_refit(decider),
            Hold => self.begin_hold(decider),
            HandOver => self.hand_over(),
            Intercept(card) => self.intercept(decider, card),
            Discard(card) => self.discard_chosen(decider, card),
            Recover(card) => self.recover(decider, card),
            Choose(effect) => self.choose_hold(decider, effect),
            Lose(kind) | Destroy(kind) | ShootUnit(kind) => self.strike_unit(kind),
            Spill => self.spill(decider.side()),
            ShootLeader(id) => self.shoot_leader(id),
            ShootHero(card) => self.shoot_hero(card),
            Overrun(id) => self.overrun(id),
            Supply(id) => self.supply(id),
            Deplete(id) => self.deplete_chosen(id),
            Promote(id) => self.promote(id),
            Decline => self.decline(),
            Done => self.finish(),
        }
    }

    fn decline(&mut self) {
        match self.table().step {
            Step::Intercept => self.ask_next_interceptor(),
            _ => self.spend(),
        }
    }

    /// `Done`: the decider has had enough of this step.
    fn finish(&mut self) {
        match self.table().step {
            Step::Refit => self.finish_refit(),
            _ => self.next_mover(),
        }
    }

    fn table(&self) -> &Table {
        &self.state.table
    }

    fn table_mut(&mut self) -> &mut Table {
        &mut self.state.table
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.sink.tell_all(event);
    }

    /// Everybody sees it happen in the building that is fought for.
    fn tell_here(&mut self, event: impl FnOnce(District) -> Event) {
        if let Some(district) = self.district() {
            self.tell(|| event(district));
        }
    }

    /// Tells the team of a player one thing and everybody else another, and that the team has learnt something.
    fn tell_team(&mut self, player: Player, team: impl FnOnce() -> Event) {
        let seats = self.table().setup.seating().team(player.side());
        self.sink.tell(Audience::Only(seats), team);
        self.sink.bar_undo(UndoBarrier::Revealed(Audience::Only(seats)));
    }

    fn tell_others(&mut self, player: Player, others: impl FnOnce() -> Event) {
        let seats = self.table().setup.seating().team(player.side());
        self.sink.tell(Audience::Except(seats), others);
    }

    /// Asks a player to decide.
    fn ask(&mut self, step: Step, decider: Player) -> Flow {
        let table = self.table_mut();
        table.step = step;
        table.decider = decider;
        self.asked = Flow::Ask;
        Flow::Ask
    }

    /// The battle that is being fought. Only asked for where there is one.
    fn battle(&mut self) -> Option<&mut Battle> {
        self.table_mut().battle.as_mut()
    }

    fn district(&self) -> Option<District> {
        self.table().battle.as_ref().map(|battle| battle.district)
    }

    fn field(&mut self) -> Option<&mut Ground> {
        let district = self.district()?;
        Some(self.table_mut().ground_mut(district))
    }

    fn hand(&mut self, player: Player) -> &mut Hand {
        &mut self.state.hands[player.index()]
    }

    /// Who decides for a side: in battle its battle seat (HS-14.7), else its army commander (HS-14.10).
    fn lead_of(&self, side: Side) -> Player {
        self.table().battle.as_ref().map_or(Player::first(side), |battle| battle.lead(side))
    }

    /// Effects are to be resolved from left to right, before anything that waits already (HS-1.3).
    fn push(&mut self, effects: &[Effect], user: Player) {
        for effect in effects.iter().rev() {
            self.push_task(Task::Do(*effect, user));
        }
    }

    fn push_task(&mut self, task: Task) {
        let pushed = self.table_mut().tasks.try_push(task);
        debug_assert!(pushed.is_ok(), "effects are nested deeper than any card allows");
    }

    /// The effect that is being resolved has happened once.
    fn spend(&mut self) {
        let tasks = &mut self.table_mut().tasks;
        match tasks.last_mut() {
            Some(Task::Do(effect, _)) if effect.times > 1 => effect.times -= 1,
            Some(Task::Drop(_, count)) if *count > 1 => *count -= 1,
            _ => drop(tasks.pop()),
        }
    }

    /// The effect that is being resolved has happened as often as it should.
    fn spend_all(&mut self) {
        self.table_mut().tasks.pop();
    }

    /// HS-4.11: every German formation of the battle is destroyed and no German unit is left.
    fn is_annihilated(&self) -> bool {
        let table = self.table();
        let Some(battle) = &table.battle else { return false };
        table.phase != Phase::Exchange
            && table.ground(battle.district).strength(German) == 0
            && table.fighting(German).next().is_none()
    }

    /// HS-14.9.
    fn watch_commanders(&mut self) {
        let table = self.table();
        if !table.setup.is_teams() {
            return;
        }
        let panzers = [FormationId::Panzer14, FormationId::Panzer16, FormationId::Panzer24];
        let here = |id: FormationId| {
            matches!(table.formation(id).place, crate::state::Place::Staging | crate::state::Place::Draft)
        };
        let without_panzers = !panzers.into_iter().any(here);
        let without_nkvd = table.formation(FormationId::Nkvd10).place == crate::state::Place::Ash;
        if without_panzers {
            self.replace(Player::G2);
        }
        if without_nkvd {
            self.replace(Player::S2);
        }
    }

    /// A Supreme Commander is turned over, for good (HS-3.5, HS-14.9).
    fn replace(&mut self, player: Player) {
        let by = CommanderId::back(player);
        let face = &mut self.table_mut().commanders[player.index()];
        if *face != by {
            *face = by;
            self.tell(|| Event::Replaced { by });
        }
    }

    fn win(&mut self, side: Side) -> Flow {
        let table = self.table_mut();
        table.winner = Some(side);
        table.step = Step::Over;
        table.tasks.clear();
        self.tell(|| Event::Won { side });
        Flow::Ask
    }
}

/// None, one or more of them: a single choice is made without asking.
pub(crate) enum Choice<T> {
    None,
    One(T),
    Many,
}

impl<T> Choice<T> {
    fn among(mut of: impl Iterator<Item = T>) -> Choice<T> {
        match (of.next(), of.next()) {
            (None, _) => Choice::None,
            (Some(only), None) => Choice::One(only),
            _ => Choice::Many,
        }
    }
}
