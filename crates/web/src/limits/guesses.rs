//! Wrong passwords: after a few of them one waits, longer each time. Counted by address and by name, so that neither one
//! address can try many names nor many addresses one name; but whoever guesses at a name never locks its owner out for
//! longer than a moment.

use super::Client;
use super::generations::Generations;
use crate::app::lock;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// So many addresses and names are remembered at least.
const KEPT: usize = 20_000;

/// Who is guessed at, or who guesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Whose {
    Client(Client),
    /// By the hash of the name.
    Name([u8; 32]),
}

impl Whose {
    /// So many guesses are free, and the longest pause after the others.
    const fn patience(self) -> (u32, Duration) {
        match self {
            Whose::Client(_) => (8, Duration::from_secs(15 * 60)),
            Whose::Name(_) => (20, Duration::from_secs(20)),
        }
    }

    /// The pause after so many wrong guesses: one second, then twice as long each time.
    fn pause(self, wrong: u32) -> Duration {
        let (free, longest) = self.patience();
        match wrong.checked_sub(free) {
            None => Duration::ZERO,
            Some(more) => Duration::from_secs(1u64.checked_shl(more).unwrap_or(u64::MAX)).min(longest),
        }
    }
}

/// So long after the last wrong guess it is forgotten.
const FORGIVEN: Duration = Duration::from_secs(3600);

/// The wrong guesses of late: how many, and when the last was.
pub struct Guesses(Mutex<Generations<Whose, (u32, Instant)>>);

impl Default for Guesses {
    fn default() -> Guesses {
        Guesses(Mutex::new(Generations::of(KEPT)))
    }
}

impl Guesses {
    /// How long this visitor must wait before the next guess at this name; none: not at all.
    pub fn pause(&self, client: Client, name: [u8; 32]) -> Option<Duration> {
        self.pause_at(client, name, Instant::now())
    }

    fn pause_at(&self, client: Client, name: [u8; 32], now: Instant) -> Option<Duration> {
        let all = lock(&self.0);
        let left = [Whose::Client(client), Whose::Name(name)].into_iter().filter_map(|whose| {
            let (wrong, last) = all.get(whose)?;
            (last + whose.pause(wrong)).checked_duration_since(now).filter(|left| !left.is_zero())
        });
        left.max()
    }

    /// A guess was wrong.
    pub fn wrong(&self, client: Client, name: [u8; 32]) {
        self.wrong_at(client, name, Instant::now());
    }

    fn wrong_at(&self, client: Client, name: [u8; 32], now: Instant) {
        let mut all = lock(&self.0);
        for whose in [Whose::Client(client), Whose::Name(name)] {
            let (wrong, last) = all.entry(whose, (0, now));
            *wrong = if now.duration_since(*last) > FORGIVEN { 1 } else { wrong.saturating_add(1) };
            *last = now;
        }
    }

    /// It was right: the address is trusted again. The name is not forgotten, or its owner would help whoever guesses.
    pub fn right(&self, client: Client) {
        lock(&self.0).forget(Whose::Client(client));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn client(last: u8) -> Client {
        Client::of(IpAddr::from([198, 51, 100, last]))
    }

    #[test]
    fn one_address_waits_longer_and_longer_and_others_do_not() {
        let (guesses, now) = (Guesses::default(), Instant::now());
        for _ in 0..8 {
            assert_eq!(guesses.pause_at(client(1), [1; 32], now), None);
            guesses.wrong_at(client(1), [1; 32], now);
        }
        assert_eq!(guesses.pause_at(client(1), [2; 32], now), Some(Duration::from_secs(1)), "of any name");
        guesses.wrong_at(client(1), [2; 32], now);
        assert_eq!(guesses.pause_at(client(1), [1; 32], now), Some(Duration::from_secs(2)));
        assert_eq!(guesses.pause_at(client(2), [1; 32], now), None);
        (0..100).for_each(|_| guesses.wrong_at(client(1), [2; 32], now));
        assert_eq!(guesses.pause_at(client(1), [1; 32], now), Some(Duration::from_secs(900)), "and there is an end");
        assert_eq!(guesses.pause_at(client(1), [1; 32], now + Duration::from_secs(901)), None);
        guesses.wrong_at(client(1), [1; 32], now + FORGIVEN * 2);
        assert_eq!(guesses.pause_at(client(1), [1; 32], now + FORGIVEN * 2), None, "it begins anew");
    }

    #[test]
    fn many_addresses_cannot_try_one_name_at_once_nor_lock_its_owner_out() {
        let (guesses, now) = (Guesses::default(), Instant::now());
        (0..200).for_each(|last| guesses.wrong_at(client(last), [1; 32], now));
        let pause = guesses.pause_at(client(201), [1; 32], now).expect("the name rests");
        assert!(pause <= Duration::from_secs(20));
        guesses.wrong_at(client(202), [3; 32], now);
        guesses.right(client(202));
        assert_eq!(guesses.pause_at(client(202), [3; 32], now), None);
    }
}
