//! How matches end, and what comes after: chat, draw, record, rematch, giving up.

use crate::site::*;
use browser::{Browser, Page, Viewport};
use serde_json::{Value, json};

fn seat(page: &Page) -> Value {
    page.eval("document.getElementById('table').dataset.seat")
}

/// Two people talk, agree to a draw, look at the record and play again with the sides changed.
pub fn endings(browser: &Browser) {
    let site = Site::start();
    let (left, right, third) = (browser.context(), browser.context(), browser.context());
    let (german, soviet, path) = site.two(&left, &right);
    let spectator = third.page(Viewport::DESK);
    spectator.goto(&site.url(&path));
    linked(&spectator);
    for _ in 0..4 {
        press_one(asked([&german, &soviet]).unwrap(), &mut Luck(3));
    }

    for page in [&german, &soviet, &spectator] {
        settled(page);
    }
    german.click(".talk summary");
    german.fill(".talk input", "Привет, <b>steppe</b>!");
    german.press("Enter");
    for page in [&german, &soviet, &spectator] {
        page.wait_until("document.querySelector('.talk li')?.textContent.includes('Привет, <b>steppe</b>!')");
    }
    assert!(!spectator.exists("form.choices, form.undo, .talk form, form[action$='_draw'], form[action$='/resign']"));
    assert_eq!(seat(&spectator), "");
    assert_eq!(post(&spectator, &format!("{path}/say"), &json!({ "text": "psst" })), 403);
    assert_eq!(post(&spectator, &format!("{path}/offer_draw"), &json!({ "seat": 0 })), 403);
    assert_eq!(post(&spectator, &format!("{path}/rematch"), &json!({})), 403);
    assert_eq!(german.eval(&format!("fetch('{path}/match.jsonl').then(a => a.status)")), 409);
    assert_eq!(german.eval(&format!("fetch('{path}/story').then(a => a.status)")), 409);

    german.click("form[action$='_draw'] button");
    soviet.wait_for(".offer");
    assert!(!german.exists(".offer"), "nobody agrees with themselves");
    settled(&german);
    german.click("form[action$='_draw'] button");
    assert!(!over(&german));
    settled(&soviet);
    soviet.click("form[action$='_draw'] button");
    for page in [&german, &soviet, &spectator] {
        page.wait_for(".prompt.over");
    }
    record_and_story(&site, &spectator, &path);

    let before = (seat(&german), seat(&soviet));
    soviet.follow("form[action$='/rematch'] button");
    let again = soviet.eval("location.pathname").as_str().unwrap().to_owned();
    assert_ne!(again, path);
    german.goto(&site.url("/"));
    assert!(german.exists(&format!(".slip[href^='{again}?']")), "the rematch is on the other's list");
    german.goto(&site.url(&again));
    for page in [&german, &soviet] {
        linked(page);
    }
    assert_eq!((seat(&soviet), seat(&german)), before, "the sides have changed");
    settled(&soviet);

    soviet.click("form[action$='/resign'] button");
    for page in [&german, &soviet] {
        page.wait_for(".prompt.over");
    }
    assert_eq!(soviet.questions().len(), 1, "giving up is asked about");
    assert!(
        german.text(".prompt.over").contains("The Soviets win, the Germans gave up"),
        "{}",
        german.text(".prompt.over")
    );
    assert_eq!(post(&german, &format!("{again}/offer_draw"), &json!({ "seat": seat(&german) })), 422);
}

/// Puts a file into the form of the replay page and sends it.
fn bring(site: &Site, page: &Page, text: &str) {
    page.goto(&site.url("/replay"));
    let put = "const box = new DataTransfer();
        box.items.add(new File([TEXT], 'match.jsonl'));
        document.querySelector('input[type=file]').files = box.files;";
    page.eval(&format!("(() => {{ {} }})()", put.replace("TEXT", &json!(text).to_string())));
    page.follow("form.upload button");
}

/// Anybody may take the record of a finished match, look at it here, and see it as either side saw it.
fn record_and_story(site: &Site, page: &Page, path: &str) {
    let record = page.eval(&format!("fetch('{path}/match.jsonl').then(a => a.text())"));
    let record = record.as_str().unwrap();
    table::record::verify::<duel::Duel>(record).unwrap();

    bring(site, page, "no record at all");
    assert!(page.exists(".error"));
    bring(site, page, &record.replacen("\"seat\":0", "\"seat\":1", 1));
    assert!(page.exists(".error"), "a changed record is refused");
    page.forget_errors();
    bring(site, page, record);
    assert!(page.exists(".sound"));
    for start in [page.url(), site.url(&format!("{path}/story"))] {
        page.goto(&format!("{start}?by=decisions"));
        step_through(page);
    }
}

/// Waits until the page shows the match after so many actions.
fn wait_for_step(page: &Page, at: &Value) {
    page.wait_until(&format!("document.querySelector('.steps output').dataset.at === {at}"));
}

fn step_through(page: &Page) {
    let at = |page: &Page| page.eval("document.querySelector('.steps output').dataset.at");
    let last = at(page);
    page.press("Home");
    wait_for_step(page, &json!("0"));
    assert!(!page.exists("a[data-step=first], a[data-step=previous]"));
    let first = page.eval("document.getElementById('pieces').innerHTML");
    page.press("ArrowRight");
    wait_for_step(page, &json!("1"));
    page.click("a[data-step=next]");
    wait_for_step(page, &json!("2"));
    page.press("ArrowLeft");
    page.press("ArrowLeft");
    wait_for_step(page, &json!("0"));
    assert_eq!(page.eval("document.getElementById('pieces').innerHTML"), first);
    page.click("[data-play]");
    wait_for_step(page, &last); // by itself
    page.wait_until("document.querySelector('[data-play]').ariaPressed === 'false'");
    page.eval("(slider => { slider.value = 1; slider.dispatchEvent(new Event('input')); })(document.getElementById('slider'))");
    wait_for_step(page, &json!("1"));
    page.press("End");
    wait_for_step(page, &last);

    page.click(".views a:nth-child(2)");
    page.wait_until("document.getElementById('pieces').innerHTML.includes('#dg-wheel')");
    page.click(".views a:nth-child(3)");
    page.wait_until("!document.getElementById('pieces').innerHTML.includes('#dg-wheel')");
    page.set_script_enabled(false);
    page.reload();
    page.follow("a[data-step=previous]");
    assert_ne!(at(page), last, "the links do without script");
    page.set_script_enabled(true);
    page.reload();
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
