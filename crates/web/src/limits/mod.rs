//! What keeps one visitor from wearing out the site for the others: whom something is charged to, how often it may be
//! done, and how much of it at a time. All of it is bounded, and nothing is ever searched through.
//!
//! | room | what is in it |
//! |---|---|
//! | `client` | whom a request is charged to |
//! | `generations` | a table that forgets the oldest without looking for them |
//! | `budgets` | how often |
//! | `places` | how many at a time |
//! | `turns` | what one visitor asks for, a few at a time |
//! | `heavy` | work that takes long, away from the requests |
//! | `guesses` | wrong passwords, and the pauses after them |

mod budgets;
mod client;
mod generations;
mod guesses;
mod heavy;
mod places;
mod turns;

pub use budgets::{Budgets, Wish};
pub use client::Client;
pub use guesses::Guesses;
pub use heavy::Heavy;
pub use places::{Place, Places};
pub use turns::Turns;

use crate::pages::{Trouble, refused};
use axum::http::StatusCode;

/// There is no room for more just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowded {
    /// The visitor has too much under way.
    ByOne,
    /// The site has.
    ByAll,
}

impl From<Crowded> for Trouble {
    fn from(crowded: Crowded) -> Trouble {
        match crowded {
            Crowded::ByOne => refused(StatusCode::TOO_MANY_REQUESTS, "too-much-at-once"),
            Crowded::ByAll => refused(StatusCode::SERVICE_UNAVAILABLE, "busy"),
        }
    }
}
