//! The driver against a small site: what a person does, what a page shows, what it received.

mod site;

use browser::{Browser, Page, Source, Viewport, tests_main};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::LazyLock;
use std::time::Duration;

static SITE: LazyLock<String> = LazyLock::new(site::open);

thread_local! {
    /// Whether the panics of this thread are meant to happen.
    static EXPECTED: Cell<bool> = const { Cell::new(false) };
}

fn main() {
    let usual = take_hook();
    set_hook(Box::new(move |panic| {
        if !EXPECTED.get() {
            usual(panic)
        }
    }));
    tests_main(vec![
        ("a_click_is_real_and_finds_its_element", a_click_is_real_and_finds_its_element),
        ("a_click_that_cannot_reach_says_why", a_click_that_cannot_reach_says_why),
        ("a_link_is_followed_and_a_page_reloaded", a_link_is_followed_and_a_page_reloaded),
        ("keys_are_real", keys_are_real),
        ("a_form_is_filled_and_sent", a_form_is_filled_and_sent),
        ("fingers_tap_swipe_and_pinch", fingers_tap_swipe_and_pinch),
        ("the_mouse_drags_and_turns_its_wheel", the_mouse_drags_and_turns_its_wheel),
        ("a_failed_wait_tells_what_the_page_showed", a_failed_wait_tells_what_the_page_showed),
        ("errors_of_all_kinds_are_noted", errors_of_all_kinds_are_noted),
        ("violations_of_the_policy_are_noted", violations_of_the_policy_are_noted),
        ("everything_received_can_be_searched", everything_received_can_be_searched),
        ("frames_are_noted", frames_are_noted),
        ("a_line_goes_silent_and_comes_back", a_line_goes_silent_and_comes_back),
        ("sockets_are_cut_and_reconnect", sockets_are_cut_and_reconnect),
        ("a_page_is_asked_in_a_language", a_page_is_asked_in_a_language),
        ("a_page_turns_dark", a_page_turns_dark),
        ("a_page_works_without_scripts", a_page_works_without_scripts),
        ("contexts_share_no_cookies", contexts_share_no_cookies),
        ("a_screenshot_is_a_picture_of_the_window", a_screenshot_is_a_picture_of_the_window),
        ("a_browser_leaves_nothing_behind", a_browser_leaves_nothing_behind),
    ]);
}

/// A person at a desk with one page of the site.
fn desk(browser: &Browser, path: &str) -> Page {
    let page = browser.context().page(Viewport::DESK);
    page.goto(&format!("{}{path}", *SITE));
    page
}

/// The words with which something fails.
fn failure(act: impl FnOnce()) -> String {
    EXPECTED.set(true);
    let outcome = catch_unwind(AssertUnwindSafe(act));
    EXPECTED.set(false);
    let panic = outcome.expect_err("this should fail");
    panic.downcast_ref::<String>().expect("a text").clone()
}

fn a_click_is_real_and_finds_its_element(browser: &Browser) {
    let page = desk(browser, "/click");
    page.click("#once");
    assert_eq!(page.text("#said"), "true 1");
    page.click("#counter");
    assert_eq!(page.text("#said"), "counter");
    page.click("#late");
    assert_eq!(page.text("#said"), "late");
    page.click("#far");
    assert_eq!(page.text("#said"), "far");
    page.eval("scrollTo(0, 0)");
    let (x, y) = page.place("#once");
    page.click_at(x, y);
    assert_eq!(page.text("#said"), "true 1");
    page.click("#sure");
    assert_eq!((page.text("#said"), page.questions()), ("true".to_string(), vec!["Really?".to_string()]));
}

fn a_click_that_cannot_reach_says_why(browser: &Browser) {
    let page = desk(browser, "/click");
    let why = |selector: &str| page.try_click(selector).unwrap_err().to_string();
    assert!(why("#none").contains("clicking `#none`: nothing matches"), "{}", why("#none"));
    assert!(why("#under").contains(r#"it is covered by <div class="veil">"#), "{}", why("#under"));
    assert!(why("#off").contains("it is disabled"), "{}", why("#off"));
    assert!(why("#hidden").contains("it is not displayed"), "{}", why("#hidden"));
    assert!(failure(|| page.click("p:::q")).contains("not a valid selector"));
}

fn a_link_is_followed_and_a_page_reloaded(browser: &Browser) {
    let page = desk(browser, "/old");
    assert_eq!(page.url(), format!("{}/click", *SITE));
    page.follow("a");
    assert_eq!(page.url(), format!("{}/form", *SITE));
    page.eval("document.body.textContent = ''");
    page.reload();
    assert!(page.html().starts_with("<html>") && page.count("input") == 3 && !page.exists("h1"), "{}", page.html());
    page.goto(&format!("{}/form#part", *SITE));
    assert!(failure(|| page.goto("http://127.0.0.1:1/")).contains("net::ERR"));
}

fn keys_are_real(browser: &Browser) {
    let page = desk(browser, "/keys");
    page.press("Tab");
    page.type_text("Fünf +");
    page.press("Tab");
    page.press("Shift+Tab");
    for key in ["ArrowLeft", "Escape", "Control+z", "7"] {
        page.press(key);
    }
    assert_eq!(page.eval("a.value"), "Fünf 7", "undone, then typed at the end");
    let heard = page.text("#heard");
    let heard: Vec<&str> = heard.lines().collect();
    assert!(heard.contains(&"F KeyF 70 true false true"), "{heard:?}");
    assert!(heard.contains(&"Tab Tab 9 true false true"), "{heard:?}");
    assert!(heard.contains(&"ArrowLeft ArrowLeft 37 false false true"), "{heard:?}");
    assert!(heard.contains(&"z KeyZ 90 false true true"), "{heard:?}");
    assert!(failure(|| page.press("Nonsense")).contains("no key is called"));
}

fn a_form_is_filled_and_sent(browser: &Browser) {
    let page = desk(browser, "/form");
    page.set_timeout(Duration::from_millis(100));
    assert!(failure(|| page.select("select", "green")).contains(r#"it offers only ["red","blue"]"#));
    assert!(failure(|| page.fill("#fixed", "new")).contains("it cannot be changed"));
    page.set_timeout(Duration::from_secs(10));
    page.fill("[name=name]", "Anna");
    page.fill("textarea", "a");
    page.fill("textarea", "");
    page.fill("[name=day]", "1943-07-05");
    page.select("select", "blue");
    page.submit("form");
    page.wait_text("#body", "name=Anna note= day=1943-07-05 side=blue");
    assert_eq!(page.text("#site"), "same-origin");
}

fn fingers_tap_swipe_and_pinch(browser: &Browser) {
    let page = browser.context().page(Viewport::PHONE);
    page.goto(&format!("{}/touch", *SITE));
    page.tap("#pad");
    page.wait_text("#said", "click touch");
    page.swipe((100.0, 100.0), (180.0, 140.0));
    page.wait_text("#said", "180,140");
    page.pinch((150.0, 150.0), 40.0, 200.0);
    page.wait_text("#apart", "200");
    assert_eq!(page.text("#most"), "2");
}

fn the_mouse_drags_and_turns_its_wheel(browser: &Browser) {
    let page = desk(browser, "/touch");
    page.drag((50.0, 60.0), (210.0, 100.0));
    page.wait_text("#said", "click mouse");
    page.wheel((100.0, 100.0), 0.0, 120.0);
    page.wait_text("#said", "wheel 120");
}

fn a_failed_wait_tells_what_the_page_showed(browser: &Browser) {
    let page = desk(browser, "/dark");
    page.set_timeout(Duration::from_millis(50));
    let words = failure(|| page.wait_for(".never"));
    assert!(words.contains("waited 50ms for `.never` to appear"), "{words}");
    assert!(words.contains("/dark") && words.contains("light or dark"), "{words}");
    assert!(failure(|| page.wait_text("p", "green")).contains(r#"it contains "light or dark""#));
    assert!(failure(|| page.wait_until("1 === 2")).contains("for `1 === 2`"));
    assert!(failure(|| page.wait_until("nobody.knows")).contains("nobody is not defined"));
    page.set_timeout(Duration::from_secs(60));
    assert!(failure(|| page.wait_until("1 +")).contains("SyntaxError"));
    assert!(failure(|| drop(page.text(".never"))).contains("nothing matches"));
    page.wait_gone(".never");
    page.wait_until("new Promise(done => setTimeout(() => done('yes'), 10))");
}

fn errors_of_all_kinds_are_noted(browser: &Browser) {
    let page = desk(browser, "/faults");
    page.wait_until("document.title === 'done'");
    let errors = page.console_errors();
    for part in ["console.error: spoken 7", "Error: thrown", "404", "net::ERR"] {
        assert_eq!(errors.iter().filter(|error| error.contains(part)).count(), 1, "{part}: {errors:?}");
    }
    assert!(!errors.iter().any(|error| error.contains("quiet")), "{errors:?}");
    page.forget_errors();
    page.goto(&format!("{}/click", *SITE));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

fn violations_of_the_policy_are_noted(browser: &Browser) {
    let page = desk(browser, "/strict");
    let violated = |directive: &str| page.console_errors().iter().any(|error| error.contains(directive));
    assert!(violated("style-src"), "{:?}", page.console_errors());
    assert!(violated("script-src"), "{:?}", page.console_errors());
    assert_eq!(page.eval("document.title"), "");
}

fn everything_received_can_be_searched(browser: &Browser) {
    let page = desk(browser, "/secret");
    page.wait_until("location.pathname === '/click'");
    assert!(!page.html().contains("in-a-document"));
    let log = page.network_log();
    let documents = log.iter().filter(|received| received.text.contains("in-a-document"));
    assert_eq!(documents.count(), 2, "{log:?}");
    assert_eq!(page.received("in-a-header").map(|received| received.source), Some(Source::Response));
    assert_eq!(page.received("nowhere"), None);
    page.eval("fetch('/empty')");
    let log = page.network_log();
    assert!(log.iter().all(|received| !received.text.contains("was lost")), "{log:?}");
}

fn frames_are_noted(browser: &Browser) {
    let page = desk(browser, "/live");
    page.wait_text("#said", "hello");
    assert_eq!(page.frames(), ["hello"]);
    assert_eq!(page.received("hello").map(|received| received.source), Some(Source::Frame));
}

fn a_line_goes_silent_and_comes_back(browser: &Browser) {
    let page = desk(browser, "/live");
    page.wait_text("#said", "hello");
    page.offline(true);
    assert_eq!(page.eval("navigator.onLine"), false);
    assert_eq!(page.eval("fetch('/click').then(() => true, () => false)"), false);
    page.eval("live.send('anybody?')");
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(page.frames(), ["hello"]);
    page.offline(false);
    page.wait_text("#said", "helloback");
}

fn sockets_are_cut_and_reconnect(browser: &Browser) {
    let page = desk(browser, "/live");
    page.wait_text("#said", "hello");
    page.cut_sockets();
    page.offline(true);
    assert_eq!(page.text("#state"), "off");
    page.wait_until("tries >= 2");
    assert_eq!((page.text("#state"), page.frames().len()), ("off".to_string(), 1));
    page.offline(false);
    page.wait_text("#said", "hellohello");
}

fn a_page_is_asked_in_a_language(browser: &Browser) {
    let page = browser.context().page(Viewport::DESK);
    page.set_language("fr-FR,fr");
    page.goto(&format!("{}/language", *SITE));
    assert!(page.text("#asked").starts_with("fr-FR,fr"), "{}", page.text("#asked"));
    assert_eq!(page.eval("navigator.languages.join() + ' ' + navigator.language"), "fr-FR,fr fr-FR");
}

fn a_page_turns_dark(browser: &Browser) {
    let page = desk(browser, "/dark");
    let colour = || page.eval("getComputedStyle(document.body).color");
    assert_eq!(colour(), "rgb(0, 0, 0)");
    page.set_dark(true);
    assert_eq!(colour(), "rgb(255, 255, 255)");
    page.set_dark(false);
    assert_eq!(colour(), "rgb(0, 0, 0)");
}

fn a_page_works_without_scripts(browser: &Browser) {
    let page = desk(browser, "/script");
    assert!(page.exists("#with") && !page.exists("#without"));
    page.set_script_enabled(false);
    page.reload();
    assert_eq!((page.exists("#with"), page.text("#without")), (false, "without".to_string()));
    page.follow("a");
    page.fill("[name=name]", "Anna");
    page.select("select", "blue");
    page.follow("button");
    page.wait_text("#body", "name=Anna note= day= side=blue");
}

fn contexts_share_no_cookies(browser: &Browser) {
    let (blue, red) = (browser.context(), browser.context());
    let (first, second) = (blue.page(Viewport::DESK), red.page(Viewport::PHONE));
    first.goto(&format!("{}/login", *SITE));
    let sent = |page: &Page| {
        page.goto(&format!("{}/cookie", *SITE));
        page.text("#cookie")
    };
    assert_eq!((sent(&first), sent(&second)), ("seat=blue".to_string(), String::new()));
    let cookie = &blue.cookies()[0];
    assert_eq!((cookie.name.as_str(), cookie.http_only, cookie.same_site.as_str()), ("seat", true, "Lax"));
    red.set_cookie(&SITE, "seat", "red");
    assert_eq!((sent(&first), sent(&second)), ("seat=blue".to_string(), "seat=red".to_string()));
    blue.clear_cookies();
    assert_eq!((sent(&first), sent(&second)), (String::new(), "seat=red".to_string()));
}

fn a_screenshot_is_a_picture_of_the_window(browser: &Browser) {
    let page = browser.context().page(Viewport { width: 200, height: 100, scale: 2.0, touch: false });
    page.goto(&format!("{}/dark", *SITE));
    let folder = std::env::temp_dir().join(format!("steppe-shot-{}", std::process::id()));
    let file = folder.join("window.png");
    page.screenshot(&file);
    let bytes = std::fs::read(&file).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert_eq!(bytes[16..24], [0, 0, 1, 144, 0, 0, 0, 200]);
}

fn a_browser_leaves_nothing_behind(_: &Browser) {
    let mine = format!("steppe-browser-{}-", std::process::id());
    let folders = || {
        let entries = std::fs::read_dir(std::env::temp_dir()).unwrap().flatten();
        entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(&mine)).count()
    };
    let other = Browser::launch().unwrap();
    other.context().page(Viewport::DESK).goto(&format!("{}/click", *SITE));
    assert_eq!(folders(), 2);
    drop(other);
    let fault = Browser::launch_program("/nowhere/chromium".as_ref()).err().unwrap().to_string();
    assert!(fault.contains("/nowhere/chromium") && fault.contains("not found"), "{fault}");
    assert_eq!(folders(), 1);
}
