//! What each seat notices of an action: the line between two information sets.

use std::fmt::{self, Debug, Write};
use std::hash::{Hash, Hasher};
use table::{Audience, EventSink, MAX_SEATS, Seat, UndoBarrier};

/// Counts what each seat hears of an action, and from whom something is kept. What is told to everybody is
/// never made; what is told to some is heard word for word, as long as a seat is asked to listen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ears {
    listening: bool,
    by_all: u16,
    by_some: [u16; MAX_SEATS],
    words: [u64; MAX_SEATS],
    missed: u8,
}

impl Ears {
    /// Ears that listen to what is said to some only.
    pub(crate) fn listening(listening: bool) -> Ears {
        Ears { listening, ..Ears::default() }
    }

    /// How many events the seat heard.
    pub(super) fn heard(&self, seat: usize) -> u16 {
        self.by_all + self.by_some[seat]
    }

    /// Does the seat know what was done?
    pub(super) fn knows(&self, seat: usize) -> bool {
        self.heard(seat) > 0 && !self.missed(seat)
    }

    fn missed(&self, seat: usize) -> bool {
        self.missed & (1 << seat) != 0
    }
}

impl<E: Debug> EventSink<E> for Ears {
    #[inline]
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if audience == Audience::All {
            self.by_all += 1;
            return;
        }
        let mut words = Mixer(0);
        if self.listening && matches!(audience, Audience::Only(_)) {
            // A formatter that only mixes never fails.
            let _ = write!(words, "{:?}", event());
        }
        for seat in (0..MAX_SEATS as u8).map(Seat) {
            if audience.includes(Some(seat)) {
                self.by_some[seat.index()] += 1;
                self.words[seat.index()] = mix(self.words[seat.index()], words.0);
            } else if matches!(audience, Audience::Only(_)) {
                self.missed |= 1 << seat.0;
            }
        }
    }

    #[inline]
    fn bar_undo(&mut self, _: UndoBarrier) {}
}

/// All that each seat has done and noticed since the root, as a number: the name of its information set.
///
/// The decider knows his action. Another seat knows it if it heard of it and nothing was kept from it. If
/// something was, it knows that something happened; if it heard nothing, not even that. So a seat's choice
/// never depends on a secret choice of another. How many events it heard tells one result of an action from
/// another (a mine from a bluff) as far as the seat can tell them apart, without making the events. What is
/// told to the seat but not to everybody (what a scout saw, a card drawn) counts word for word.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Histories([u64; MAX_SEATS]);

impl Histories {
    /// Nothing has happened yet.
    pub(crate) fn new() -> Histories {
        Histories(std::array::from_fn(|seat| mix(0x51_7c_c1_b7_27_22_0a_95, seat as u64 + 1)))
    }

    /// The name of a seat's information set.
    pub(crate) fn of(&self, seat: Seat) -> u64 {
        self.0[seat.index() % MAX_SEATS]
    }

    /// The decider has done this, and it was heard so.
    #[inline]
    pub(crate) fn note<A: Hash>(&mut self, seats: usize, decider: Seat, action: &A, ears: Ears) {
        let mut hash = Mixer(0);
        action.hash(&mut hash);
        let known = hash.finish() | 1;
        for (i, history) in self.0.iter_mut().enumerate().take(seats) {
            let heard = ears.heard(i);
            let what = match (i == decider.index(), heard, ears.missed(i)) {
                (true, ..) | (_, 1.., false) => known,
                (false, 1.., true) => 2,
                (false, 0, _) => continue,
            };
            *history = mix(mix(*history, what), u64::from(heard) ^ ears.words[i]);
        }
    }
}

#[inline]
const fn mix(a: u64, b: u64) -> u64 {
    let x = (a.rotate_left(5) ^ b).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^ (x >> 29)
}

/// A hash that is the same in every run.
struct Mixer(u64);

impl Write for Mixer {
    fn write_str(&mut self, words: &str) -> fmt::Result {
        self.write(words.as_bytes());
        Ok(())
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = mix(self.0, u64::from(*byte)));
    }
    fn write_u8(&mut self, n: u8) {
        self.0 = mix(self.0, n.into());
    }
    fn write_u16(&mut self, n: u16) {
        self.0 = mix(self.0, n.into());
    }
    fn write_u32(&mut self, n: u32) {
        self.0 = mix(self.0, n.into());
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = mix(self.0, n);
    }
    fn write_isize(&mut self, n: isize) {
        self.0 = mix(self.0, n as u64);
    }
    fn write_usize(&mut self, n: usize) {
        self.0 = mix(self.0, n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seats;

    fn told(audiences: &[Audience]) -> Ears {
        let mut ears = Ears::listening(true);
        audiences.iter().for_each(|audience| ears.tell(*audience, || "something"));
        ears
    }

    /// The histories of two seats after the first has done one of two things.
    fn after(audiences: &[Audience], action: u8) -> [u64; 2] {
        let mut histories = Histories::new();
        histories.note(2, Seat(0), &action, told(audiences));
        [0, 1].map(|seat| histories.of(Seat(seat)))
    }

    #[test]
    fn the_decider_knows_what_he_did() {
        assert_ne!(after(&[], 1)[0], after(&[], 2)[0]);
    }

    #[test]
    fn a_public_action_is_known_to_the_other() {
        assert_ne!(after(&[Audience::All], 1)[1], after(&[Audience::All], 2)[1]);
    }

    #[test]
    fn a_secret_action_is_not_even_counted() {
        let secret = [Audience::Only(Seats::one(Seat(0)))];
        let nothing = Histories::new().of(Seat(1));
        assert_eq!(after(&secret, 1)[1], nothing);
        assert_eq!(after(&[], 1)[1], nothing);
    }

    #[test]
    fn what_is_told_to_a_seat_alone_is_heard_word_for_word() {
        let scouted = |saw: u8| {
            let mut ears = Ears::listening(true);
            ears.tell(Audience::Only(Seats::one(Seat(0))), || saw);
            ears.tell(Audience::Except(Seats::one(Seat(0))), || 0);
            let mut histories = Histories::new();
            histories.note(2, Seat(0), &1, ears);
            [0, 1].map(|seat| histories.of(Seat(seat)))
        };
        assert_ne!(scouted(1)[0], scouted(2)[0]);
        assert_eq!(scouted(1)[1], scouted(2)[1]);
    }

    #[test]
    fn of_an_action_half_told_the_other_knows_that_it_happened() {
        let apart = [Audience::Only(Seats::one(Seat(0))), Audience::Except(Seats::one(Seat(0)))];
        assert_eq!(after(&apart, 1)[1], after(&apart, 2)[1]);
        assert_ne!(after(&apart, 1)[1], Histories::new().of(Seat(1)));
    }
}
