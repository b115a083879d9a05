//! Hands, decks and piles: drawing, discarding, playing, intercepting (chapters 9, 10 and 12).

use super::{Choice, Flow, Umpire};
use crate::data::{Effect, Token};
use crate::events::Event;
use crate::pieces::*;
use crate::state::{Declared, Hero, Laid, Step};
use table::EventSink;

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// HS-12.1: draws as many as there are.
    pub(super) fn draw(&mut self, player: Player, count: u8) {
        let side = player.side();
        let mut drawn = 0;
        for _ in 0..count {
            if self.state.decks[side.index()].is_empty() {
                let discards = self.state.table.discards[side.index()];
                if discards.is_empty() {
                    break;
                }
                self.state.decks[side.index()] = discards;
                self.state.table.discards[side.index()] = Pile::EMPTY;
                self.state.table.decked[side.index()] = discards.len();
                self.tell(|| Event::CombatReshuffled { side });
            }
            let Some(card) = self.state.decks[side.index()].draw(self.dice) else { break };
            drawn += 1;
            self.state.table.decked[side.index()] -= 1;
            self.state.table.held[player.index()] += 1;
            self.hand(player).cards.add(card);
            self.tell_team(player, || Event::DrewCard { player, card });
        }
        if drawn > 0 {
            self.tell_others(player, || Event::Drew { player, count: drawn });
        }
    }

    /// A card leaves a hand, and everybody sees which.
    fn take_from_hand(&mut self, player: Player, card: CardId) {
        let hand = self.hand(player);
        hand.cards.remove(card);
        hand.seen.remove(card);
        self.table_mut().held[player.index()] -= 1;
        self.sink.reveal();
    }

    pub(super) fn discard(&mut self, player: Player, card: CardId) {
        self.take_from_hand(player, card);
        self.table_mut().discards[player.side().index()].add(card);
        self.tell(|| Event::Discarded { player, card });
    }

    /// HS-5.8.
    pub(super) fn discard_randomly(&mut self, player: Player, count: u8) {
        for _ in 0..count {
            let mut cards = self.hand(player).cards;
            let Some(card) = cards.draw(self.dice) else { return };
            self.discard(player, card);
        }
    }

    pub(super) fn discard_hand(&mut self, player: Player) {
        let cards = self.hand(player).cards;
        cards.iter().for_each(|card| self.discard(player, card));
    }

    /// A player loses cards of his choice (HS-5.6); with no more than that he is not asked.
    pub(super) fn ask_drop(&mut self, player: Player, count: u8) -> Flow {
        if self.table().held[player.index()] > count {
            return self.ask(Step::DropCard, player);
        }
        self.spend_all();
        self.discard_hand(player);
        Flow::On
    }

    pub(super) fn discard_chosen(&mut self, decider: Player, card: CardId) {
        match self.table().step {
            Step::Refit => self.discard(decider, card),
            Step::LookDiscard => {
                self.spend();
                self.discard(self.lead_of(decider.side().other()), card);
            }
            _ => {
                self.spend();
                self.discard(decider, card);
            }
        }
    }

    /// HS-10.4, Collecting Tongues: the whole hand is seen.
    pub(super) fn ask_look(&mut self, user: Player) -> Flow {
        let victim = self.lead_of(user.side().other());
        let team = self.table().setup.seating().team(user.side());
        let hand = self.hand(victim);
        hand.seen = hand.cards;
        let cards = hand.cards;
        self.sink.bar_undo(table::UndoBarrier::Revealed(table::Audience::Only(team)));
        self.tell(|| Event::LookedAt { player: victim });
        match Choice::among(cards.iter()) {
            Choice::None => self.spend_all(),
            Choice::One(card) => {
                self.spend();
                self.discard(victim, card);
            }
            Choice::Many => return self.ask(Step::LookDiscard, user),
        }
        Flow::On
    }

    /// HS-10.4, Rat's War.
    pub(super) fn ask_recover(&mut self, user: Player) -> Flow {
        let pile = self.table().discards[user.side().index()];
        match Choice::among(pile.kinds()) {
            Choice::None => self.spend_all(),
            Choice::One(card) => self.recover(user, card),
            Choice::Many => return self.ask(Step::Recover, user),
        }
        Flow::On
    }

    pub(super) fn recover(&mut self, player: Player, card: CardId) {
        self.spend();
        self.table_mut().discards[player.side().index()].remove(card);
        let hand = self.hand(player);
        hand.cards.add(card);
        hand.seen.add(card);
        self.table_mut().held[player.index()] += 1;
        self.tell(|| Event::Recovered { player, card });
    }

    /// The action of a round is chosen: what comes after it is the enemy's round (HS-4.6).
    pub(super) fn take_action(&mut self, player: Player) {
        let Some(battle) = self.battle() else { return };
        battle.actions = battle.actions.saturating_add(1);
        battle.refits = 0;
        battle.may_hand_over = false;
        battle.actor = player;
        battle.due = player.side().other();
    }

    /// HS-9.5 (1) and (2).
    pub(super) fn declare(&mut self, player: Player, card: CardId, on: FormationId) {
        self.take_from_hand(player, card);
        self.take_action(player);
        self.tell(|| Event::Declared { player, card, on });
        if let Some(battle) = self.battle() {
            battle.declared = Some(Declared { card, on });
        }
        self.ask_interceptor(self.lead_of(player.side().other()));
    }

    /// HS-10.8: the battle seat is asked first, then its mate, if they could intercept as far as everybody knows.
    fn ask_interceptor(&mut self, player: Player) {
        let lead = self.lead_of(player.side());
        if self.table().may_hold_interceptor(player) {
            self.ask(Step::Intercept, player);
        } else if player == lead && self.table().setup.is_teams() {
            self.ask_interceptor(player.mate());
        } else {
            self.put_down();
        }
    }

    pub(super) fn ask_next_interceptor(&mut self) {
        let player = self.table().decider;
        if player == self.lead_of(player.side()) && self.table().setup.is_teams() {
            self.ask_interceptor(player.mate());
        } else {
            self.put_down();
        }
    }

    /// HS-9.5 (3) and (4): the declared card goes onto its formation and is resolved.
    fn put_down(&mut self) {
        let table = self.table();
        let Some(Declared { card, on }) = table.battle.as_ref().and_then(|battle| battle.declared) else { return };
        let motivated = table.needs_motivator(card, on);
        let cost = table.cost(card);
        if motivated {
            self.set_aside(on);
        }
        let Some(battle) = self.battle() else { return };
        let actor = battle.actor;
        battle.declared = None;
        if card.side() == crate::Soviet {
            battle.ghost = false;
        }
        let laid = battle.laid.try_push(Laid { card, on, cost });
        debug_assert!(laid.is_ok(), "there are no more cards than that");
        self.push(card.card().effects, actor);
    }

    /// HS-9.8.
    fn set_aside(&mut self, on: FormationId) {
        if let Some(ground) = self.field() {
            for kind in [UnitKind::Nkvd, UnitKind::Rifle] {
                let there = &mut ground.units[kind.index()];
                *there = there.saturating_sub(1);
            }
        }
        let formation = self.table_mut().formation_mut(on);
        formation.motivated = formation.motivated.saturating_add(1);
        self.tell_here(|district| Event::Motivated { district, formation: on });
    }

    /// HS-10.5.
    pub(super) fn play_hero(&mut self, player: Player, card: CardId) {
        self.take_from_hand(player, card);
        self.take_action(player);
        self.tell(|| Event::HeroPlayed { player, hero: card });
        self.enter_hero(player, card);
    }

    fn enter_hero(&mut self, owner: Player, card: CardId) {
        if let Some(battle) = self.battle() {
            let entered = battle.heroes.try_push(Hero { card, owner, wounded: false });
            debug_assert!(entered.is_ok(), "there are no more heroes than that");
        }
        self.push(card.card().effects, owner);
    }

    /// HS-10.8: the card is discarded unresolved, and the side that was intercepted has a new round.
    pub(super) fn intercept(&mut self, player: Player, hero: CardId) {
        self.take_from_hand(player, hero);
        let side = player.side().other();
        let table = &mut self.state.table;
        let Some(battle) = table.battle.as_mut() else { return };
        let Some(Declared { card, .. }) = battle.declared.take() else { return };
        battle.due = side;
        battle.second = 0;
        battle.hit.clear();
        table.discards[side.index()].add(card);
        self.tell(|| Event::Intercepted { player, hero, card });
        self.enter_hero(player, hero);
    }

    /// HS-4.8.
    pub(super) fn begin_refit(&mut self, player: Player) {
        let before = self.battle().map_or(0, |battle| battle.refits);
        self.take_action(player);
        if let Some(battle) = self.battle() {
            battle.refits = before + 1;
        }
        self.tell(|| Event::Refitted { player });
        self.push(&[Effect::of(Token::Refit, 1)], player);
    }

    pub(super) fn finish_refit(&mut self) {
        self.spend();
        let player = self.table().decider;
        let commander = self.table().commanders[player.index()].card();
        let held = self.table().held[player.index()];
        self.draw(player, commander.hand_size.saturating_sub(held));
        self.push(&[commander.refit], player);
    }
}
