//! Browser tests as `cargo test` shows them: ignored, with advice, where there is no browser.

use crate::find::{ADVICE, find};
use crate::{Browser, BrowserError};
use libtest_mimic::{Arguments, Conclusion, Failed, Trial};
use std::sync::{Arc, Mutex};

/// The one browser of all tests, started by the first of them.
type Shared = Arc<Mutex<Option<Result<Arc<Browser>, BrowserError>>>>;

/// A test and its name.
pub type Test<'a> = (&'a str, fn(&Browser));

/// The `main` of a test file with `harness = false`: runs the tests side by side, each with contexts of its own.
///
/// Without a browser they are reported as ignored; where `CI` or `REQUIRE_BROWSER` is set, they fail.
pub fn tests_main(tests: Vec<Test>) -> ! {
    run(tests).exit()
}

fn run(tests: Vec<Test>) -> Conclusion {
    let required = ["CI", "REQUIRE_BROWSER"].into_iter().any(|name| std::env::var_os(name).is_some());
    let ignored = find().is_none() && !required;
    if ignored {
        eprintln!("browser tests are ignored: {ADVICE}");
    }
    let shared = Shared::default();
    let trial = |(name, test): Test| {
        let shared = shared.clone();
        let run = move || browser(&shared).map(|browser| test(&browser));
        Trial::test(name, run).with_ignored_flag(ignored)
    };
    let trials = tests.into_iter().map(trial).collect();
    let conclusion = libtest_mimic::run(&Arguments::from_args(), trials);
    // The process is about to exit, which drops nothing: the browser has to go now.
    drop(shared.lock().unwrap().take());
    conclusion
}

fn browser(shared: &Shared) -> Result<Arc<Browser>, Failed> {
    let mut shared = shared.lock().unwrap();
    let launched = shared.get_or_insert_with(|| Browser::launch().map(Arc::new));
    launched.clone().map_err(|fault| Failed::from(format!("this test needs a browser: {fault}")))
}
