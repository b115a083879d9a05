//! A driver for tests in a real browser: Chromium's DevTools protocol over a pipe.
//!
//! No port, no second program, no versions to match; Chromium leaves when the pipe closes.
//! A [`Browser`] is one Chromium, a [`Context`] is one person (own cookies), a [`Page`] is one window.
//! What a page cannot do panics at the test's line, and says what was asked, of which page, and what it showed.
//!
//! | question | room |
//! |---|---|
//! | which browser, and when are tests ignored | `find.rs`, `harness.rs` |
//! | one Chromium, its folder, its end | `process.rs`, `wire.rs` |
//! | cookies | `context.rs` |
//! | loading, reading, pictures | `page.rs` |
//! | waiting, and what a failed wait says | `waiting.rs` |
//! | mouse and fingers | `pointer.rs` |
//! | keys and forms | `keyboard.rs`, `keys.rs` |
//! | language, darkness, no scripts, no network | `emulate.rs` |
//! | errors, and everything received | `record.rs` |
//!
//! ```no_run
//! use browser::{Browser, Viewport};
//!
//! fn greets(browser: &Browser) {
//!     let page = browser.context().page(Viewport::PHONE);
//!     page.goto("http://localhost:8080/");
//!     page.click("a.play");
//!     page.wait_text("h1", "Welcome");
//!     assert!(page.console_errors().is_empty());
//!     assert!(page.received("the secret").is_none());
//! }
//!
//! fn main() {
//!     browser::tests_main(vec![("greets", greets)]);
//! }
//! ```

mod context;
mod emulate;
mod error;
mod find;
mod harness;
mod keyboard;
mod keys;
mod page;
mod pointer;
mod process;
mod record;
mod waiting;
mod wire;

pub use context::{Browser, Context, Cookie, Viewport};
pub use error::BrowserError;
pub use find::find;
pub use harness::{Test, tests_main, tests_main_with};
pub use page::Page;
pub use record::{Received, Source};
