//! What every title needs and none should write anew: its files, its enums, its reasons, its checks.
//!
//! | room | what is in it |
//! |---|---|
//! | [`Sheet`], [`Row`], [`SheetError`] | a CSV file of the box; whatever is wrong in it has file, line and column |
//! | [`files!`] | the files of the box, by name |
//! | [`options`], [`measured`], [`numbers!`] | the three sheets that every title has: options, balance, constants |
//! | [`worded!`], [`numbered!`] | enums with a word each, pieces with a number each |
//! | [`reasons!`] | why something may not be done, each reason with its rule |
//! | [`drafted!`], [`Faults`] | positions from files: valid, or refused with everything that is wrong |
//! | [`Bag`] | cards whose order means nothing |
//! | [`schema!`] | the JSON Schema of a type with its own way of being written |
//! | [`rooms!`] | the contract of a title, fulfilled by its rooms |
//! | [`locales!`], [`read_rulebook!`] | the locale files by language, the rulebook and its translations |

mod bag;
mod draft;
mod enums;
mod files;
mod locales;
mod numbers;
mod read_rulebook;
mod reasons;
mod rooms;
mod schema;
mod sheet;
mod title_sheets;

pub use bag::{Bag, BagCard};
pub use draft::{Faults, drafted};
pub use enums::{numbered, worded};
pub use files::files;
pub use locales::{LANGUAGES, locales};
pub use numbers::numbers;
pub use read_rulebook::read_rulebook;
pub use reasons::reasons;
pub use rooms::rooms;
pub use schema::schema;
pub use sheet::{Row, Sheet, SheetError};
pub use title_sheets::{Measured, measured, options};
