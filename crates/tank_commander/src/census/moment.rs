//! The moment: what is asked, of whom, and what it rests on.

use crate::legal::fits;
use crate::pieces::Window;
use crate::state::*;
use crate::units::{Mark, UnitId};
use table::Seat;
use table::kit::Faults;

impl State {
    pub(super) fn check_moment(&self, faults: &mut Faults) {
        let table = &self.table;
        self.check_frames(faults);
        if !faults.none() || table.step == Step::Over {
            return;
        }
        let asked = self.asked();
        faults
            .demand(asked.is_none_or(|seat| seat == table.seat), || format!("{} is not the one to decide", table.seat));
        self.check_focus(faults);
        if faults.none() {
            let mut legal = Vec::new();
            self.legal(&mut legal);
            faults.demand(!legal.is_empty(), || "there is nothing to decide".into());
        }
    }

    /// Windows, melees and actions that go with the step.
    fn check_frames(&self, faults: &mut Faults) {
        let table = &self.table;
        let kind = table.window.as_ref().map(|window| window.kind);
        faults.demand(kind.is_some() == (table.step == Step::Window), || "the window does not fit the step".into());
        let fighting =
            matches!(table.step, Step::Retreat | Step::Volley) || matches!(kind, Some(Window::Melee | Window::Volley));
        faults.demand(table.melee.is_some() == fighting, || "the melee does not fit the step".into());
        let there = table.melee.is_none_or(|melee| !melee.at.is_reserve() && table.board().contains(melee.at));
        faults.demand(there, || "the melee is off the board".into());
        let withdrawing = matches!(table.play.doing, Doing::Withdrawing { .. });
        let moving = matches!(table.play.doing, Doing::Moving(_) | Doing::Arriving(_) | Doing::Firing { .. });
        let playing = matches!(table.step, Step::Play | Step::Window | Step::Over);
        faults.demand(withdrawing == (table.step == Step::Withdrawal) || table.step == Step::Over, || {
            "a withdrawal does not fit the step".into()
        });
        faults.demand(playing || !moving, || "an action is going on outside the play".into());
        if let Some(window) = &table.window {
            self.check_window(window, faults);
        }
    }

    fn check_window(&self, window: &OpenWindow, faults: &mut Faults) {
        let table = &self.table;
        let exists = |id: UnitId| table.units.get(id).is_some();
        let active = table.active_side();
        let act = match (&window.act, window.kind) {
            (Act::Step { from, to, group, .. }, Window::Step) => {
                let own = |id: &UnitId| {
                    let unit = table.units.get(*id);
                    unit.is_some_and(|unit| unit.at == *from && table.side(unit.owner) == active && unit.on_foot())
                };
                let moving = matches!(table.play.doing, Doing::Moving(_) | Doing::Arriving(_));
                let near = table.board().contains(*from) && table.board().adjacent(*from) & to.bit() != 0;
                moving && near && !group.is_empty() && group.iter().all(own)
            }
            (Act::Shot { by, aim }, Window::Shot) => exists(*by) && exists(aim.at) && self.is_firing(),
            (Act::SmokeShot { by, at }, Window::Shot) => {
                exists(*by) && !at.is_reserve() && table.board().contains(*at) && self.is_firing()
            }
            (Act::Instant(instant), Window::Instant) => {
                let on_board =
                    |at: Option<crate::map::Space>| at.is_none_or(|at| !at.is_reserve() && table.board().contains(at));
                let seat = instant.card.whom.is_none_or(|whom| whom.0 < table.setup.players);
                let event = instant.card.card.stats().event.is_some_and(|event| self.is_instant(event));
                let units = instant.card.picks.iter().flatten().all(|id| exists(*id));
                on_board(instant.card.at) && on_board(instant.card.second) && seat && event && units
            }
            (Act::Nothing, Window::Start | Window::Own | Window::Melee | Window::Volley) => true,
            _ => false,
        };
        faults.demand(act, || "what was declared does not fit the window".into());
        let passes = table.setup.players;
        faults.demand(window.passes < passes, || format!("{} seats have passed", window.passes));
        faults.demand(usize::from(window.bundle) <= window.stack.len(), || "more is declared than lies there".into());
        for (i, played) in window.stack.iter().enumerate() {
            let event = played.card.stats().event.is_some();
            let once = window.stack[..i].iter().all(|other| other.number != played.number);
            faults.demand(event && once && played.number < window.played, || {
                "a card on the stack cannot be there".into()
            });
            let board = match played.target {
                Target::Position(at) => !at.is_reserve() && table.board().contains(at),
                Target::Edge(a, b) => {
                    a < b && !b.is_reserve() && table.board().contains(a) && table.board().contains(b)
                }
                _ => true,
            };
            faults.demand(board, || "a card on the stack aims off the board".into());
        }
    }

    fn is_firing(&self) -> bool {
        matches!(self.table.play.doing, Doing::Firing { .. })
    }

    /// Who must be the one to decide, where the rest says so.
    fn asked(&self) -> Option<Seat> {
        let table = &self.table;
        match table.step {
            Step::Window => {
                let passes = table.window.as_ref().map_or(0, |window| window.passes);
                let declaring = table.window.as_ref().is_some_and(|window| window.bundle > 0);
                table.in_turn(passes).filter(|seat| declaring || table.could_answer(*seat)).or(Some(Seat(u8::MAX)))
            }
            Step::Volley => {
                let next = table.next_to_declare().and_then(|id| table.units.get(id)).map(|unit| unit.owner);
                next.or(Some(Seat(u8::MAX)))
            }
            Step::Retreat => {
                let mine = table
                    .units
                    .iter()
                    .any(|(id, unit)| unit.owner == table.seat && unit.is(Mark::Leaving) && table.retreats(id) != 0);
                Some(if mine { table.seat } else { Seat(u8::MAX) })
            }
            Step::Play | Step::Withdrawal | Step::Melees | Step::Discard | Step::Overstack | Step::Arrival => {
                Some(table.active())
            }
            Step::Deploy => {
                Some(table.seat).filter(|seat| !table.players[seat.index()].deployed).or(Some(Seat(u8::MAX)))
            }
            _ => None,
        }
    }

    /// What the deciding seat has in mind rests on what it has.
    fn check_focus(&self, faults: &mut Faults) {
        let table = &self.table;
        let (seat, side) = self.decider();
        let holds = match &self.focus {
            Focus::Nothing => true,
            Focus::Aim(id) => {
                let own = table.units.get(*id).is_some_and(|unit| unit.owner == seat && !unit.at.is_reserve());
                let firing = matches!(table.play.doing, Doing::Nothing | Doing::Firing { .. });
                table.step == Step::Play && own && firing
            }
            Focus::Card(staged) => {
                let secrets = &self.secrets[seat.index()];
                let has = match table.step {
                    Step::Play | Step::Window => secrets.hand.has(staged.card),
                    Step::Ground => secrets.pile.has(staged.card),
                    Step::Deploy | Step::Arrival => secrets.pile.has(staged.card) || secrets.group.has(staged.card),
                    _ => false,
                };
                let board =
                    |at: Option<crate::map::Space>| at.is_none_or(|at| !at.is_reserve() && table.board().contains(at));
                let units = staged.picks.iter().flatten().all(|id| table.units.get(*id).is_some());
                has && board(staged.at) && board(staged.second) && units
            }
            Focus::Group(group) => {
                let own =
                    |id: &UnitId| table.units.get(*id).is_some_and(|unit| unit.owner == seat && unit.at == group.from);
                let cards = group.cards.iter().flat_map(|mustered| [Some(mustered.card), mustered.cargo]).flatten();
                let held = self.secrets[seat.index()].hand.covers(&cards.collect());
                let from =
                    if group.from.is_reserve() { group.from == table.reserve(side) } else { group.cards.is_empty() };
                let near = group.to.is_none_or(|to| table.board().adjacent(group.from) & to.bit() != 0);
                let some = !group.units.is_empty() || !group.cards.is_empty();
                let loaded = (0..group.cards.len()).all(|place| is_loaded_as_it_may_be(&group.cards, place));
                table.step == Step::Play
                    && table.board().contains(group.from)
                    && group.units.iter().all(own)
                    && held
                    && from
                    && near
                    && some
                    && loaded
            }
        };
        faults.demand(holds, || "what the deciding seat has in mind cannot be".into());
    }
}

/// Is this a unit that carries nothing, or what it may: alone, or a squad on a pair of tanks (TC-7.9)?
fn is_loaded_as_it_may_be(cards: &[Mustered], place: usize) -> bool {
    let Mustered { card, cargo, pair } = cards[place];
    let is_second_tank = |other: u8| {
        let other = cards.get(usize::from(other)).filter(|_| usize::from(other) > place);
        other.is_some_and(|other| other.card.stats().is_tank() && other.cargo.is_none())
    };
    let loaded = match (cargo, pair) {
        (None, None) => true,
        (None, Some(_)) => false,
        (Some(cargo), None) => fits(cargo.stats(), card.stats()),
        (Some(cargo), Some(other)) => cargo.stats().is_squad() && card.stats().is_tank() && is_second_tank(other),
    };
    card.stats().is_unit() && loaded
}
