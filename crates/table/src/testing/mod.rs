//! What every title is tested by, beside its own rules and the [laws](crate::laws): a line or a few in each title.
//!
//! Switched on by the feature `testing`, which only dev-dependencies ask for. All of it panics where a test
//! should fail.
//!
//! | room | what is in it |
//! |---|---|
//! | [`Coverage`] | every rule is tested, every rule and number says where it comes from |
//! | [`Translations`] | the rulebook in all languages, complete and up to date |
//! | [`rulebook_tests!`](crate::rulebook_tests) | the tests of both, in one line |
//! | [`watch`], [`positions`], [`begin`] | random matches, looked at from outside |
//! | [`read`], [`write`], [`refuses`], [`Mutations`] | positions from files, good, bad and broken at random |
//! | [`weighs_and_appraises`] | weights and worths that can be compared |
//! | [`judged`] | a decision in the light of a blunder that the title knows of |
//! | [`hot_paths!`](crate::hot_paths) | the benches of the hot paths |

mod benches;
mod blunders;
mod coverage;
mod loading;
mod mutations;
mod playing;
mod translations;
mod weights;

pub use blunders::judged;
pub use coverage::{Coverage, sources};
pub use loading::{read, refuses, swapped, write};
pub use mutations::Mutations;
pub use playing::{any, begin, midgame, positions, watch};
pub use translations::Translations;
pub use weights::weighs_and_appraises;
