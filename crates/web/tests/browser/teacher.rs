//! The bot as an opponent that is seen to think, as a giver of hints, and as a judge of finished matches.

use crate::site::*;
use browser::{Browser, Viewport};
use serde_json::json;

pub fn hint(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet, path) = site.two(&left, &right);
    let (first, other) = match asked([&german, &soviet]) {
        Some(page) if std::ptr::eq(page, &german) => (&german, &soviet),
        _ => (&soviet, &german),
    };
    first.click("form.hint button");
    first.wait_for("form.hint .weighed li");
    let best = first.text("form.hint .weighed li:first-child");
    assert!(best.contains("Best of") && best.contains("wins about"), "{best}");
    assert_eq!(first.count(".choices button.hinted"), 1, "{}", first.text("#panel"));
    assert!(first.count("#advice *") > 0, "it is drawn on the board");
    let mine = first.eval("document.querySelector('form.hint input[name=seat]').value");
    assert!(!other.exists("form.hint"), "it is not for the other seat to decide");
    assert_eq!(post(other, &format!("{path}/hint"), &json!({ "seat": mine })), 403);
    let theirs = other.eval("document.getElementById('table').dataset.seat");
    assert_eq!(post(other, &format!("{path}/hint"), &json!({ "seat": theirs })), 409);
    assert_eq!(site.entries(&path), 0, "a hint is no deed");
    assert!(other.frames().iter().all(|frame| !frame.contains("weighed")));
    let hinted = first.eval("document.querySelector('.choices .hinted').value");
    first.click("#advice > :last-child");
    for _ in 0..500 {
        if site.entries(&path) == 1 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let done = site.with_store(async |store| {
        let id = store::MatchId::parse(path.trim_start_matches("/m/")).unwrap();
        store.load_match(id).await.unwrap().unwrap().2.remove(0).body
    });
    let wanted: serde_json::Value = serde_json::from_str(hinted.as_str().unwrap()).unwrap();
    assert_eq!(done["act"], wanted, "a click on the board takes the hint");
    first.wait_gone("#advice > *");
}

pub fn hint_without_script(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(Viewport::DESK);
    page.set_script_enabled(false);
    site.create(&page, "second", "random");
    page.follow("form.hint button");
    assert!(page.exists(".weighed li"));
    page.follow("a.button.main");
    assert!(page.exists("form.choices"));
    page.follow("form.hint button");
    let path = page.eval("document.querySelector('a.button.main').pathname").as_str().unwrap().to_owned();
    page.follow("form.take button");
    assert!(site.entries(&path) > 0, "a hint is taken by its form");
}

pub fn thinking(browser: &Browser) {
    let site = Site::pondering();
    let page = browser.context().page(Viewport::DESK);
    site.create(&page, "first", "recruit");
    let mut luck = Luck(3);
    while page.exists("form.choices") {
        press_one(&page, &mut luck);
    }
    page.wait_until("document.querySelector('progress.thinking') !== null");
    for _ in 0..3000 {
        if page.frames().iter().any(|frame| frame.contains("\"thinking\"")) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(page.frames().iter().any(|frame| frame.contains("\"thinking\"")), "it thinks: {}", page.text("#panel"));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

pub fn analysis(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(Viewport::DESK);
    let path = site.create(&page, "first", "recruit");
    let mut luck = Luck(7);
    for _ in 0..12 {
        page.wait_for("form.choices");
        press_one(&page, &mut luck);
    }
    assert_eq!(post(&page, &format!("{path}/resign"), &json!({ "seat": 0 })), 204);
    page.wait_for(".prompt.over");
    page.goto(&site.url(&format!("{path}/story")));
    page.follow("form[action$='/analyse'] button");
    page.wait_for(".analysis");
    page.wait_until("document.querySelector('.analysis:not([data-growing])') !== null");
    assert!(page.count(".curve a") > 3, "{}", page.text("#panel"));
    let before = page.eval("document.querySelector('.steps output').dataset.at");
    page.eval("document.querySelector('.curve a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
    page.wait_until(&format!("document.querySelector('.steps output').dataset.at !== {before}"));
    page.wait_for(".judged");
    assert_eq!(page.console_errors(), Vec::<String>::new());
    page.follow("form.try button");
    linked(&page);
    let again = page.eval("location.pathname").as_str().unwrap().to_owned();
    assert_ne!(again, path, "a match of its own, from that moment on");
    page.wait_for(".prompt");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
