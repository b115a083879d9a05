//! The seat-turn (T-1 to T-7) and the play within it.

use super::{Known, Umpire};
use crate::action::Action;
use crate::bag::Worth;
use crate::data::{DATA, ForcePart, Victory};
use crate::events::Event;
use crate::map::{Space, Spaces};
use crate::pieces::{CardId, Nation, Window};
use crate::state::*;
use crate::units::Mark;
use table::{EventSink, Side};

/// Hill 621: the Soviet turn in which Panic is no longer of use (TC-19.11).
const PANIC_OVER: u8 = 11;

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// One supply point is spent.
    pub(super) fn spend(&mut self) {
        let play = &mut self.state.table.play;
        play.supply = play.supply.saturating_sub(1);
        play.spent = true;
    }

    // --- T-1, T-2

    pub(super) fn begin_turn(&mut self) {
        let table = &mut self.state.table;
        table.turn += 1;
        table.seat_turn = 0;
        let turn = table.turn;
        self.sink.tell_all(|| Event::TurnBegan { turn });
        self.begin_seat_turn();
    }

    fn begin_seat_turn(&mut self) {
        self.clear_action_marks();
        let seat = self.state.table.active();
        let side = self.side(seat);
        let table = &mut self.state.table;
        for unit in table.units.iter_mut() {
            unit.marks.clear(Mark::Entered);
            if unit.owner == seat {
                unit.marks.clear_all(&[Mark::Acted, Mark::Fired]);
            }
        }
        let stood = table.units.held(side) & table.board().all;
        let over = table.overstacked(side);
        table.play =
            Play { supply: DATA.numbers.supply_per_play, stood: Area(stood), crowded: Area(over), ..Play::default() };
        table.seat = seat;
        let nation = table.nation(side);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::SeatTurn { who });
        if self.state.table.setup.is_hill() {
            self.bring_up_groups(nation);
        }
        self.open_window(Window::Start, Act::Nothing, side.other());
    }

    /// Hill 621: groups that are due, and the hand cards that come with them (TC-19.6, TC-19.11).
    fn bring_up_groups(&mut self, nation: Nation) {
        let (seat, turn) = (self.state.table.seat, self.state.table.turn);
        let balance = self.state.table.setup.hill_balance.index();
        let due = DATA.arrivals.iter().filter(|arrival| arrival.nation == nation && arrival.turn[balance] == turn);
        for arrival in due {
            let number = usize::from(arrival.group == ForcePart::Reinf2);
            if self.state.table.arrived[nation.index()][number] != Arrived::NotDue {
                continue;
            }
            self.state.table.arrived[nation.index()][number] = Arrived::Due;
            let role = self.state.table.role(self.side(seat));
            let Some(ready) = self.state.table.setup.ready(nation, role) else { continue };
            let cards: crate::bag::Bag = ready.group(arrival.hand).collect();
            cards.iter().for_each(|card| self.joins_hand(seat, card, Known::ToAll));
            let count = cards.len();
            let who = self.who(seat);
            self.sink.tell_all(|| Event::HandGrows { who, count });
        }
        let expired = nation == Nation::Soviet && turn >= PANIC_OVER;
        while expired && self.state.in_hand(seat, CardId::PANIC) {
            self.leaves_hand(seat, CardId::PANIC);
            self.discard(seat, CardId::PANIC);
            let who = self.who(seat);
            self.sink.tell_all(|| Event::Discarded { who, card: CardId::PANIC });
        }
    }

    // --- T-3

    pub(super) fn play(&mut self, action: Action) {
        match &self.state.focus {
            Focus::Group(_) => return self.gather(action),
            Focus::Aim(_) => return self.declare_shot(action),
            Focus::Card(staged) => {
                let staged = *staged;
                return self.stage(staged, action);
            }
            Focus::Nothing => {}
        }
        match action {
            Action::Choose(card) => self.choose_card(card),
            Action::Drop(id, gear) => self.throw_away(id, gear),
            Action::Aim(id) => self.state.focus = Focus::Aim(id),
            Action::Draw => {
                self.spend();
                self.draw(self.state.table.seat);
            }
            Action::Arrive(group) => self.arrive(group),
            Action::Done if matches!(self.state.table.play.doing, Doing::Firing { .. }) => {
                self.finish_firing();
            }
            Action::End => self.next_melee(),
            _ => self.manoeuvre(action),
        }
    }

    // --- T-5

    pub(super) fn begin_discards(&mut self) {
        let table = &mut self.state.table;
        let seat = table.active();
        let limited = !table.setup.is_hill() && !table.play.exempt;
        table.seat = seat;
        if limited && table.players[seat.index()].hand > DATA.numbers.hand_limit {
            table.step = Step::Discard;
        } else {
            self.end_checks();
        }
    }

    pub(super) fn discard_surplus(&mut self, action: Action) {
        let Action::Discard(card) = action else { return };
        let seat = self.state.table.seat;
        self.leaves_hand(seat, card);
        self.discard(seat, card);
        let who = self.who(seat);
        self.sink.tell_all(|| Event::Discarded { who, card });
        self.begin_discards();
    }

    // --- T-6, T-7

    fn end_checks(&mut self) {
        for at in Spaces(self.state.table.lay.smoke) {
            self.state.table.alter(at, |cell| cell.smoke -= 1);
            if self.state.table.cell(at).smoke == 0 {
                self.sink.tell_all(|| Event::SmokeCleared { at });
            }
        }
        self.next_surplus();
    }

    /// TC-3.4: the active seat gives up cards until the limit is met.
    fn next_surplus(&mut self) {
        let table = &mut self.state.table;
        let seat = table.active();
        let surplus = table.units.iter().any(|(_, unit)| unit.owner == seat && table.is_surplus(unit));
        if surplus {
            table.step = Step::Overstack;
            table.seat = seat;
        } else {
            self.last_checks();
        }
    }

    pub(super) fn unstack(&mut self, action: Action) {
        let Action::Pick(id) = action else { return };
        self.destroy(&[id]);
        if !self.check_victory() {
            self.next_surplus();
        }
    }

    fn last_checks(&mut self) {
        for at in Spaces(self.state.table.board().all) {
            self.check_works(at);
        }
        if self.check_annihilation() {
            return;
        }
        let seats = self.state.table.setup.players;
        let table = &mut self.state.table;
        if table.seat_turn + 1 < seats {
            table.seat_turn += 1;
            return self.begin_seat_turn();
        }
        self.score_front();
        let table = &self.state.table;
        let defender = table.attacker.map(Side::other);
        if table.clock == Some(table.turn) {
            return self.end_match(Finish::Clock, defender);
        }
        if table.turn >= table.setup.last_turn() {
            return self.end_by_limit();
        }
        self.begin_turn();
    }

    /// TC-18.1: in 17.1 whoever holds more of the front ranks scores for it.
    fn score_front(&mut self) {
        let table = &mut self.state.table;
        let Some(side) = table.holds_front().filter(|_| table.setup.is_elimination()) else { return };
        let points = DATA.numbers.front_rank_score_17_1;
        let front = &mut table.front[side.index()];
        *front = front.saturating_add(points.into());
        let nation = table.nation(side);
        self.sink.tell_all(|| Event::FrontHeld { nation, points });
    }

    /// TC-17.3.
    fn check_annihilation(&mut self) -> bool {
        let alive = Side::BOTH.map(|side| self.state.has_combat_cards(side));
        let winner = match alive {
            [true, true] => return false,
            [true, false] => Some(Side::First),
            [false, true] => Some(Side::Second),
            [false, false] if self.state.table.setup.defender_wins_at_limit() => {
                self.state.table.attacker.map(Side::other)
            }
            [false, false] => None,
        };
        self.end_match(Finish::Annihilated, winner);
        true
    }

    /// TC-17.4, TC-19.10.
    fn end_by_limit(&mut self) {
        let table = &self.state.table;
        if table.setup.is_hill() {
            let soviet = table.side_of(Nation::Soviet);
            let winner = if table.holds_hill(soviet) { soviet } else { soviet.other() };
            return self.end_match(Finish::Hill, Some(winner));
        }
        let winner = if table.setup.defender_wins_at_limit() {
            table.attacker.map(Side::other)
        } else {
            ahead(Side::BOTH.map(|side| table.score(side)))
        };
        self.end_match(Finish::LastTurn, winner);
    }
}

impl State {
    /// Combat cards anywhere: on the board, in hand, in the pile, or still to come (TC-17.3).
    pub(crate) fn has_combat_cards(&self, side: Side) -> bool {
        let table = &self.table;
        let board = table.units.iter().any(|(_, unit)| table.side(unit.owner) == side && unit.stats().is_combat());
        let groups = table.arrived[table.nation(side).index()];
        let coming = table.setup.is_hill() && groups.iter().any(|group| *group != Arrived::Here);
        board
            || coming
            || table.setup.seats(side).any(|seat| {
                let secrets = &self.secrets[seat.index()];
                [&secrets.hand, &secrets.pile, &secrets.group].into_iter().any(|bag| bag.has_combat())
            })
    }
}

impl Table {
    /// Has a side what it needs (TC-17.2)?
    pub(crate) fn has_won(&self, side: Side) -> bool {
        if self.turn == 0 {
            return false;
        }
        let needed = self.setup.positions_to_win();
        let attacks = self.attacker == Some(side);
        match self.setup.card().victory {
            Victory::EliminateOnBoard => self.units.held(side.other()) & self.board().all == 0,
            Victory::RearPositions => self.takes(side, self.rear(side.other()), needed),
            Victory::HomePositions => attacks && self.takes(side, self.home(side.other()), needed),
            Victory::RearPositionsAttacker => attacks && self.takes(side, self.rear(side.other()), needed),
            Victory::Hill621 => false,
        }
    }

    fn takes(&self, side: Side, of: u64, needed: u32) -> bool {
        (of & self.units.held(side)).count_ones() >= needed && self.controlled(side, of) >= needed
    }

    /// TC-19.10: a squad or tank on each hill, and where Germans are too the Soviets were there first.
    pub(crate) fn holds_hill(&self, side: Side) -> bool {
        Spaces(self.board().hill).all(|at: Space| {
            let contested = self.units.holds(side.other(), at);
            self.units.at(side, at).any(|(_, unit)| {
                let stats = unit.stats();
                (stats.is_squad() || stats.is_tank()) && (!contested || unit.entry_from.is_none())
            })
        })
    }
}
