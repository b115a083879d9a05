//! Automatic passing: how a seat is asked where the rules only want to know whether it interrupts.
//!
//! The rules ask everybody who could answer as far as all can see. So that this torments nobody, the host passes for
//! a seat that could do nothing else, or that wants to be left alone until its turn. So that nobody learns from
//! the clock what somebody holds, a pass is told only after a pause that depends on nothing: whether the host has
//! passed, the person at once, or a bot. A person who thinks for longer than that tells something by it; who does not
//! want that takes the longer pause ([`Pace::Covered`]), at whose end the host passes in any case.

mod settings;

pub use settings::{Asks, OnlyChoice, Pace, PassAll, PassSettings, SeatPassSettings, settings_of};

use crate::app::{App, random};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};
use store::{Holder, SeatRow, StoreError};
use table::{Deed, Seat};
use titles::InterruptChance;

/// A chance to interrupt that somebody has now.
#[derive(Clone, Debug)]
struct Opened {
    chance: InterruptChance,
    at: Instant,
    /// When an automatic pass is told.
    due: Instant,
    /// When any pass is told of a seat whose thought is to fit in.
    covered: Instant,
}

/// What a host knows of a match beside its position: how each seat is asked, and since when one is.
#[derive(Clone, Debug, Default)]
pub struct AutoPass {
    seats: Vec<(SeatPassSettings, PassSettings)>,
    opened: Option<Opened>,
    /// The chance that its seat is about to take, and may yet think better of.
    aside: Option<Opened>,
    /// The seat that is asked has passed; the others will hear of it.
    passed: bool,
    /// This seat has taken something back: it is asked whatever it holds, so that it can take back more.
    anew: Option<Seat>,
}

/// A pass that the host will make for a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct DuePass {
    /// For whom.
    pub seat: Seat,
    /// The action.
    pub pass: Value,
    /// When.
    pub due: Instant,
}

impl AutoPass {
    /// How the seats of a match are asked, from disk.
    pub async fn load(app: &App, id: store::MatchId, seats: &[SeatRow]) -> Result<AutoPass, StoreError> {
        let own = app.store.seat_preferences(id).await?;
        let mut all = Vec::with_capacity(seats.len());
        for row in seats {
            let set_here = own.iter().find(|(seat, _)| *seat == row.seat).map(|(_, body)| settings::read(body));
            all.push((set_here.unwrap_or_default(), settings_of(app, &row.holder).await?));
        }
        Ok(AutoPass { seats: all, ..AutoPass::default() })
    }

    /// What a seat has set in this match.
    pub fn set_here(&self, seat: Seat) -> SeatPassSettings {
        self.seats.get(seat.index()).map(|(set_here, _)| *set_here).unwrap_or_default()
    }

    /// How a seat is asked.
    pub fn settings(&self, seat: Seat) -> PassSettings {
        let all = self.seats.get(seat.index()).copied().unwrap_or_default();
        all.0.settings.unwrap_or(all.1)
    }

    /// Sets it for this match.
    pub fn set(&mut self, seat: Seat, settings: SeatPassSettings) {
        if let Some(all) = self.seats.get_mut(seat.index()) {
            all.0 = settings;
        }
    }

    /// Sets what holds where nothing was set for this match.
    pub fn set_default(&mut self, seat: Seat, settings: PassSettings) {
        if let Some(all) = self.seats.get_mut(seat.index()) {
            all.1 = settings;
        }
    }

    /// Somebody has done something, and now this is asked. What a seat has in mind while it is asked does not
    /// begin its time anew: nobody sees it.
    pub fn go_on(&mut self, app: &App, chance: Option<InterruptChance>, by: Seat, deed: &Deed<Value>) {
        self.anew = match (&chance, deed) {
            (Some(chance), Deed::Undo) if chance.seat == by => Some(by),
            (_, deed) if deed.action().is_some() && self.anew == Some(by) => None,
            _ => self.anew,
        };
        let before = self.opened.as_ref().or(self.aside.as_ref());
        let closed = before.is_none_or(|opened| deed.action() == Some(&opened.chance.pass));
        self.open(app, chance, closed);
    }

    /// This is asked now; what was open before has been closed, or not.
    pub fn open(&mut self, app: &App, chance: Option<InterruptChance>, closed: bool) {
        let before = self.opened.take().or(self.aside.take()).filter(|_| !closed);
        match (chance, before) {
            (None, before) => self.aside = before,
            (Some(chance), Some(opened)) if opened.chance.seat == chance.seat => {
                self.opened = Some(Opened { chance, ..opened });
            }
            (Some(chance), _) => {
                let at = Instant::now();
                let pause = |range: &RangeInclusive<Duration>| within(range, random().unwrap_or_default());
                let (due, covered) = (at + pause(&app.config.interrupt_pause), at + pause(&app.config.covered_pause));
                self.opened = Some(Opened { chance, at, due, covered });
            }
        }
        self.passed &= !closed;
    }

    /// It is this seat's turn, or nobody's; the seats whose settings have changed with it.
    pub fn turn(&mut self, turn: Option<Seat>) -> Vec<Seat> {
        let mut changed = Vec::new();
        for (i, (set_here, _)) in self.seats.iter_mut().enumerate() {
            let seat = Seat(i as u8);
            let pass_all = set_here.pass_all.when(turn == Some(seat));
            if pass_all != set_here.pass_all {
                set_here.pass_all = pass_all;
                changed.push(seat);
            }
        }
        changed
    }

    /// Since when somebody is asked whether they interrupt, and when an answer tells nothing.
    pub fn span(&self) -> Option<(Instant, Instant)> {
        self.opened.as_ref().map(|opened| (opened.at, opened.due))
    }

    /// The pass that the host is to make, if it is to make one.
    pub fn due_pass(&self, seats: &[SeatRow]) -> Option<DuePass> {
        let opened = self.opened.as_ref()?;
        let chance = &opened.chance;
        let others = Others::of(seats, chance.seat)?;
        let pause = self.pause(chance.seat, others);
        let wanted = pause == Pace::Covered || self.leaves_it_to_the_host(chance, others);
        let due = opened.told_at(pause);
        wanted.then(|| DuePass { seat: chance.seat, pass: chance.pass.clone(), due })
    }

    /// The pause after which others hear of a pass: only people look at a clock.
    fn pause(&self, seat: Seat, others: Others) -> Pace {
        if others == Others::People { self.settings(seat).pace } else { Pace::AtOnce }
    }

    /// Has the seat passed already, does it pass everything, or could it do nothing else?
    fn leaves_it_to_the_host(&self, chance: &InterruptChance, others: Others) -> bool {
        let settings = self.settings(chance.seat);
        // Whom the screen is handed to is seen by both: a seat that is passed over would tell.
        let is_seen = settings.pace != Pace::AtOnce && others == Others::SameScreen;
        let idle = settings.asks == Asks::WhenICould && !chance.is_real && !is_seen;
        self.passed || self.set_here(chance.seat).pass_all != PassAll::No || (idle && self.anew != Some(chance.seat))
    }

    /// Is this seat about to be passed for, though the rules ask it?
    pub fn passes_for(&self, seats: &[SeatRow], seat: Seat) -> bool {
        let chance = self.opened.as_ref().map(|opened| &opened.chance).filter(|chance| chance.seat == seat);
        let asked = chance.and_then(|chance| Some((chance, Others::of(seats, seat)?)));
        asked.is_some_and(|(chance, others)| self.leaves_it_to_the_host(chance, others))
    }

    /// Will this seat have passed in a moment unless it plays something now?
    pub fn hurries(&self, seats: &[SeatRow], seat: Seat) -> bool {
        !self.passes_for(seats, seat) && self.due_pass(seats).is_some_and(|due| due.seat == seat)
    }

    /// A person wants to do this: is it a pass that is not to be told yet? Then it waits until it is due.
    pub fn holds_back(&mut self, seats: &[SeatRow], seat: Seat, action: &Value) -> bool {
        let Some(others) = Others::of(seats, seat) else { return false };
        let pause = self.pause(seat, others);
        let is_early = |opened: &Opened| {
            let is_pass = opened.chance.seat == seat && opened.chance.pass == *action;
            is_pass && pause != Pace::AtOnce && Instant::now() < opened.told_at(pause)
        };
        let early = self.opened.as_ref().is_some_and(is_early);
        self.passed |= early;
        early
    }
}

impl Opened {
    /// When others hear of a pass.
    fn told_at(&self, pause: Pace) -> Instant {
        match pause {
            Pace::AtOnce => self.at,
            Pace::Even => self.due,
            Pace::Covered => self.covered,
        }
    }
}

/// Who the others at the table are, for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Others {
    /// Bots: they see nothing but their views.
    Bots,
    /// Somebody at the same screen, and nobody elsewhere.
    SameScreen,
    /// People who look at a clock.
    People,
}

impl Others {
    /// The others at the table of a seat that a person holds.
    fn of(seats: &[SeatRow], seat: Seat) -> Option<Others> {
        let mine = &seats.get(seat.index())?.holder;
        if !is_person(mine) {
            return None;
        }
        let persons = || seats.iter().filter(|row| row.seat != seat.0 && is_person(&row.holder));
        Some(match (persons().any(|row| row.holder != *mine), persons().next()) {
            (true, _) => Others::People,
            (false, Some(_)) => Others::SameScreen,
            (false, None) => Others::Bots,
        })
    }
}

/// Does a person hold this seat?
pub fn is_person(holder: &Holder) -> bool {
    matches!(holder, Holder::Session(_) | Holder::Account(_))
}

/// A time between two, evenly by these random bytes.
pub(crate) fn within(range: &RangeInclusive<Duration>, bytes: [u8; 4]) -> Duration {
    let room = range.end().saturating_sub(*range.start());
    *range.start() + room.mul_f64(f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_lies_between_its_ends_whatever_the_bytes() {
        let range = Duration::from_millis(300)..=Duration::from_millis(700);
        assert_eq!(within(&range, [0; 4]), *range.start());
        assert_eq!(within(&range, [255; 4]), *range.end());
        assert!(range.contains(&within(&range, [1, 2, 3, 4])));
    }
}
