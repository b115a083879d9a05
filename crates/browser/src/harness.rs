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
    tests_main_with(tests, Vec::new(), None)
}

/// As [`tests_main`], with tests that need something besides a browser: where it is missing, `lacking` says what to
/// do, and they are reported as ignored or fail as if it were the browser.
pub fn tests_main_with(tests: Vec<Test>, demanding: Vec<Test>, lacking: Option<&'static str>) -> ! {
    run(tests, demanding, lacking).exit()
}

fn run(tests: Vec<Test>, demanding: Vec<Test>, lacking: Option<&'static str>) -> Conclusion {
    let required = ["CI", "REQUIRE_BROWSER"].into_iter().any(|name| std::env::var_os(name).is_some());
    let no_browser = find().is_none().then_some(ADVICE);
    for advice in [no_browser, lacking].into_iter().flatten().filter(|_| !required) {
        eprintln!("browser tests are ignored: {advice}");
    }
    let shared = Shared::default();
    let trial = |(name, test): Test, lacking: Option<&'static str>| {
        let shared = shared.clone();
        let run = move || match lacking {
            Some(advice) => Err(Failed::from(advice)),
            None => browser(&shared).map(|browser| test(&browser)),
        };
        Trial::test(name, run).with_ignored_flag(!required && (no_browser.is_some() || lacking.is_some()))
    };
    let plain = tests.into_iter().map(|test| trial(test, None));
    let demanding = demanding.into_iter().map(|test| trial(test, lacking));
    let conclusion = libtest_mimic::run(&Arguments::from_args(), plain.chain(demanding).collect());
    // The process is about to exit, which drops nothing: the browser has to go now.
    drop(shared.lock().unwrap().take());
    conclusion
}

fn browser(shared: &Shared) -> Result<Arc<Browser>, Failed> {
    let mut shared = shared.lock().unwrap();
    let launched = shared.get_or_insert_with(|| Browser::launch().map(Arc::new));
    launched.clone().map_err(|fault| Failed::from(format!("this test needs a browser: {fault}")))
}
