//! How often somebody may do something: at once, and then again and again after a while.

use super::Client;
use super::generations::Generations;
use crate::app::lock;
use crate::pages::{Trouble, refused};
use axum::http::StatusCode;
use std::sync::Mutex;
use std::time::Instant;

/// What is counted by visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    /// Any request.
    Request,
    /// A new match, a rematch, or playing on from a moment.
    NewMatch,
    /// A new account.
    Account,
    /// A record to be read.
    Upload,
    /// A bot is to go through a match.
    Analysis,
    /// Something said at a table.
    Remark,
    /// A draw is offered.
    DrawOffer,
    /// A guest who was not here before.
    Guest,
}

/// The rate for which the allowances are meant; where a site allows more requests, it allows more of everything.
const USUAL: f64 = 30.0;

/// So many budgets are remembered at least.
const KEPT: usize = 50_000;

impl Wish {
    /// So many at once, and then so many an hour.
    const fn allowance(self) -> (f64, f64) {
        match self {
            Wish::Request => (USUAL * 4.0, USUAL * 3600.0),
            Wish::NewMatch => (30.0, 60.0),
            Wish::Account => (5.0, 6.0),
            Wish::Upload => (12.0, 120.0),
            Wish::Analysis => (6.0, 30.0),
            Wish::Remark => (10.0, 1200.0),
            Wish::DrawOffer => (3.0, 30.0),
            Wish::Guest => (60.0, 240.0),
        }
    }

    /// What is said to whom it is too often.
    const fn words(self) -> &'static str {
        match self {
            Wish::Request => "too-many",
            Wish::NewMatch => "too-many-matches",
            Wish::Account => "too-many-accounts",
            Wish::Upload => "too-many-uploads",
            Wish::Analysis => "too-many-analyses",
            Wish::Remark => "too-many-remarks",
            Wish::DrawOffer => "too-many-offers",
            Wish::Guest => "too-many-guests",
        }
    }
}

/// What everybody has left.
pub struct Budgets {
    generosity: f64,
    left: Mutex<Generations<(Client, Wish), (f64, Instant)>>,
}

impl Budgets {
    /// Where one address may make so many requests a second, and do other things in proportion.
    pub fn at_rate(rate: f64) -> Budgets {
        Budgets { generosity: rate / USUAL, left: Mutex::new(Generations::of(KEPT)) }
    }

    /// Charges somebody for what they wish; or says that it is too often.
    pub fn charge(&self, client: Client, wish: Wish) -> Result<(), Trouble> {
        match self.allows(client, wish, Instant::now()) {
            true => Ok(()),
            false => Err(refused(StatusCode::TOO_MANY_REQUESTS, wish.words())),
        }
    }

    fn allows(&self, client: Client, wish: Wish, now: Instant) -> bool {
        let (at_once, an_hour) = wish.allowance();
        let most = (at_once * self.generosity).max(1.0);
        let mut all = lock(&self.left);
        let (left, since) = all.entry((client, wish), (most, now));
        let earned = now.duration_since(*since).as_secs_f64() / 3600.0 * an_hour * self.generosity;
        *left = (*left + earned).min(most);
        *since = now;
        let allowed = *left >= 1.0;
        if allowed {
            *left -= 1.0;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;
    use std::time::Duration;

    fn client(last: u8) -> Client {
        Client::of(IpAddr::from([198, 51, 100, last]))
    }

    #[test]
    fn what_was_used_up_comes_back_with_time_and_nobody_pays_for_another() {
        let (budgets, start) = (Budgets::at_rate(USUAL), Instant::now());
        let allowed = |client, at| (0..100).filter(|_| budgets.allows(client, Wish::NewMatch, at)).count();
        assert_eq!(allowed(client(1), start), 30);
        assert_eq!(allowed(client(2), start), 30);
        assert_eq!(allowed(client(1), start + Duration::from_secs(600)), 10);
        assert_eq!(allowed(client(1), start + Duration::from_secs(86_400)), 30);
        assert!(budgets.allows(client(1), Wish::Remark, start + Duration::from_secs(86_400)), "each wish by itself");
    }

    #[test]
    fn where_more_requests_are_allowed_more_of_everything_is() {
        let budgets = Budgets::at_rate(1e9);
        assert!((0..10_000).all(|_| budgets.allows(client(1), Wish::Account, Instant::now())));
    }
}
