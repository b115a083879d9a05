//! Texts from messages: what the rules say, put into a language.
//!
//! A title's rules name messages ([`table::Message`]); its locale files hold their texts in
//! [Fluent](https://projectfluent.org). A [`Lexicon`] joins the two, and [`check`] tells in a test whether
//! they fit together.

mod check;
mod lexicon;
mod literals;
mod passport;
mod pattern;
#[cfg(feature = "testing")]
pub mod testing;

pub use check::{check, check_with};
pub use lexicon::Lexicon;
pub use passport::Passport;
