//! Takes the pictures of docs/pictures from a running server: `cargo run -p web --example pictures -- URL FOLDER`.

use browser::{Browser, Page, Viewport};
use std::time::Duration;

const PHONE: Viewport = Viewport { width: 390, height: 844, scale: 2.0, touch: true };
const DESK: Viewport = Viewport { width: 1280, height: 800, scale: 1.0, touch: false };

/// How many actions are done before the table is taken.
const ACTIONS: usize = 14;

fn main() {
    let mut words = std::env::args().skip(1);
    let (Some(url), Some(folder)) = (words.next(), words.next()) else {
        return eprintln!("give the address of a running server and a folder");
    };
    let browser = Browser::launch().expect("a browser");
    for (name, view, dark, language) in [
        ("desk-en", DESK, false, "en"),
        ("desk-dark-de", DESK, true, "de"),
        ("phone-fr", PHONE, false, "fr"),
        ("phone-dark-ru", PHONE, true, "ru"),
    ] {
        let page = browser.context().page(view);
        page.set_language(language);
        page.set_dark(dark);
        let picture = |what: &str| page.screenshot(format!("{folder}/{what}-{name}.png"));
        page.goto(&url);
        picture("front");
        page.follow("article.title form button");
        page.wait_until("document.getElementById('table').dataset.linked === 'yes'");
        play(&page);
        picture("table");
        judge(&page, &url);
        picture("story");
        command(&page, &url);
        picture("cards");
        println!("{name}: {:?}", page.console_errors());
    }
}

/// A match of Tank Commander after the first plays, and a card of it large.
fn command(page: &Page, url: &str) {
    page.goto(&format!("{url}/new/tank_commander"));
    page.click("input[name=scenario][value=prepared-defence]");
    page.click("input[name=opponent][value=recruit]");
    page.follow("form.setup button.main");
    page.wait_until("document.getElementById('table').dataset.linked === 'yes'");
    for i in 0..PLAYS {
        page.wait_until("document.querySelector('form.choices button') !== null");
        page.eval(&format!("({LIVELY})({i})"));
        std::thread::sleep(Duration::from_millis(500));
    }
    page.wait_until("document.querySelector('form.choices button') !== null");
    if !page.eval("matchMedia('(pointer: coarse)').matches").as_bool().unwrap_or_default() {
        page.hover("#map [data-piece^='hand-1-']");
    }
    std::thread::sleep(Duration::from_millis(1200));
}

/// How many actions are done before the cards are taken.
const PLAYS: usize = 46;

/// Presses what makes a match lively: ready-made decks, then anything but passing and ending.
const LIVELY: &str = r#"i => {
    const all = [...document.querySelectorAll('form.choices button')];
    const ready = all.find(b => /auto_deploy|take_ready/.test(b.value));
    const keen = all.filter(b => !/"(end|hold|pass|done|screen|withdraw)"/.test(b.value));
    const from = keen.length ? keen : all;
    (ready ?? from[(i * 7) % from.length]).click();
}"#;

/// Plays the beginning of a match, one choice after the other, and points at a tank.
fn play(page: &Page) {
    for i in 0..ACTIONS {
        page.wait_until("document.querySelector('form.choices button') !== null");
        page.eval(&format!(
            "(buttons => buttons[{i} % buttons.length].click())(document.querySelectorAll('form.choices button'))"
        ));
        std::thread::sleep(Duration::from_millis(700));
    }
    page.hover("#map [data-piece^='t34']");
    std::thread::sleep(Duration::from_millis(500));
}

/// Gives up, and lets the bot go through the match.
fn judge(page: &Page, url: &str) {
    page.eval("document.querySelector('form[action$=\"/resign\"] button').removeAttribute('data-ask')");
    page.eval("document.querySelector('form[action$=\"/resign\"] button').click()");
    page.wait_for(".prompt.over");
    let path = page.eval("location.pathname");
    page.goto(&format!("{url}{}/story", path.as_str().unwrap_or_default()));
    page.follow("form[action$='/analyse'] button");
    page.wait_until("document.querySelector('.analysis:not([data-growing])') !== null");
    page.eval("document.querySelectorAll('.curve a')[9]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
    page.wait_for(".judged");
}
