//! The table without a mouse: a whole match, every piece and place, and what is said to those who hear the table.

use crate::prepared::{self, asked as somebody_asked};
use crate::site::*;
use browser::{Browser, Page, Viewport};
use serde_json::{Value, json};
use store::Holder;
use table::Seat;

/// Presses Tab until what has the focus matches.
fn tab_to(page: &Page, selector: &str) {
    for _ in 0..200 {
        page.press("Tab");
        if page.eval(&format!("document.activeElement.matches({})", json!(selector))) == true {
            return;
        }
    }
    panic!("Tab does not reach {selector}");
}

/// A short match against the weakest bot, made by keyboard.
fn begin(site: &Site, page: &Page) {
    page.goto(&site.url("/new/duel"));
    tab_to(page, "input[name=opponent]:checked");
    while page.eval("document.activeElement.value") != "random" {
        page.press("ArrowUp");
    }
    tab_to(page, "details.options summary");
    page.press("Enter");
    for (option, value) in [("quiet_turns", "3"), ("max_turns", "10")] {
        tab_to(page, &format!("input[name='option.{option}']"));
        page.type_text(value);
    }
    tab_to(page, "form.setup button.main");
    page.press("Enter");
    page.wait_for("#table[data-linked=yes]");
}

/// What is to be decided, in one look: nothing if the match is over.
pub fn decision(page: &Page) -> Option<Value> {
    page.wait_for(".prompt.over, form.choices");
    let seen = page.eval(
        "document.querySelector('.prompt.over') ? null : {
            token: document.querySelector('form.choices input[name=token]').value,
            plain: document.querySelectorAll('.choices .plain button').length,
            placed: document.querySelectorAll('.choices .places button').length }",
    );
    Some(seen).filter(|seen| !seen.is_null())
}

/// Decides by keys alone, mostly for what ends a turn.
pub fn decide(page: &Page, seen: &Value, luck: &mut Luck) {
    let count = |what: &str| seen[what].as_u64().unwrap() as usize;
    if count("plain") > 0 && (count("placed") == 0 || luck.below(3) > 0) {
        for _ in 0..=luck.below(count("plain")) {
            page.press("e");
        }
        page.wait_for(".choices .plain button:focus");
        page.press("Enter");
    } else if luck.below(2) == 0 {
        let number = 1 + luck.below((count("plain") + count("placed")).min(9));
        page.press(&number.to_string());
        page.wait_for(".choices button:focus");
        page.press("Enter");
    } else {
        on_the_board(page, seen, luck);
    }
    wait_for_news(page, seen["token"].as_str().unwrap());
}

/// Takes up a piece and chooses where it goes, or clicks what is done with one click.
fn on_the_board(page: &Page, seen: &Value, luck: &mut Luck) {
    let news = format!("document.querySelector('form.choices input[name=token]')?.value !== {}", seen["token"]);
    for _ in 0..3 {
        for _ in 0..=luck.below(4) {
            page.press("n");
        }
        page.wait_for("#map :focus");
        let held = page.eval("document.querySelector('#map [aria-pressed]')?.dataset.piece ?? ''");
        page.press("Enter");
        let taken = format!("(document.querySelector('#map [aria-pressed]')?.dataset.piece ?? '') !== {held}");
        let offered = "!document.getElementById('menu').hidden";
        page.wait_until(&format!("{news} || {taken} || {offered}"));
        if page.eval(offered) == true {
            page.press("Enter");
            return;
        }
        if page.eval(&news) == true {
            return;
        }
    }
}

/// From the form of a new match to its end, without touching a mouse.
pub fn whole_match(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(Viewport::DESK);
    begin(&site, &page);
    let path = page.eval("location.pathname").as_str().unwrap().to_owned();
    let mut luck = Luck(1944);
    let mut decisions = 0;
    while let Some(seen) = decision(&page) {
        if decisions > 0 {
            page.wait_until("document.activeElement !== document.body");
        }
        decide(&page, &seen, &mut luck);
        decisions += 1;
        assert!(decisions < 1500, "the match does not end");
    }
    assert!(decisions > 10 && site.entries(&path) > decisions, "{decisions} decisions");
    // Whoever hears the table hears how it ended.
    page.wait_until(
        "(([all, end]) => all.includes(end))(['#voice', '.prompt.over .ask'].map(
            part => document.querySelector(part).textContent.replace(/\\s+/g, ' ').trim()))",
    );
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// All stops of the board that the arrows do not lead to.
const UNREACHED: &str = r#"(() => {
    const seen = new Set(), todo = [document.querySelector('#map [tabindex="0"]')];
    while (todo.length) {
        const stop = todo.pop();
        if (seen.has(stop)) continue;
        seen.add(stop);
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            stop.focus({ preventScroll: true });
            stop.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            todo.push(document.activeElement);
        }
    }
    const covered = new Set([...document.querySelectorAll('#map [data-piece]')].map(piece => piece.dataset.at));
    const wanted = [...document.querySelectorAll('#map [data-piece], #map [data-place]')].filter(e => !covered.has(e.dataset.place));
    return wanted.filter(e => !seen.has(e)).map(e => e.dataset.piece ?? e.dataset.place);
})()"#;

/// The arrows lead to every piece and place of both titles; each has a name.
pub fn every_spot(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, _, _) = site.two(&left, &right);
    let asked = somebody_asked("own-force-custom", 1, |_| true);
    let id = site.with_store(async |store| prepared::lay_out(store, &asked.able, [Holder::Open, Holder::Open]).await);
    let [other, commander] = [(&right, Seat(1 - asked.seat.0)), (&left, asked.seat)].map(|(context, seat)| {
        let page = context.page(Viewport::DESK);
        page.goto(&site.url(&format!("/m/{id}")));
        page.follow(&format!("form[action$='/sit'] button[value='{}']", seat.0));
        page
    });
    // Both stay until their browsers have added to the dice.
    linked(&other);
    linked(&commander);
    for page in [&german, &commander] {
        assert_eq!(page.eval(UNREACHED), json!([]));
        let nameless = "[...document.querySelectorAll('#map [tabindex]')].filter(e => !e.querySelector(':scope > title')?.textContent.trim()).length";
        assert_eq!(page.eval(nameless), 0);
        assert_eq!(
            page.eval("document.querySelectorAll('#map [tabindex=\"0\"]').length"),
            1,
            "one is in the order of Tab"
        );
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

/// What was opened stays open, the focus stays, and single keys can be switched off.
pub fn comforts(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(Viewport::DESK);
    page.goto(&site.url("/"));
    page.follow(".go form button");
    linked(&page);
    page.wait_for("form.choices");
    let was_open = page.eval("document.querySelector('.places').open");
    tab_to(&page, ".places summary");
    page.press("Enter");
    page.wait_until(&format!("document.querySelector('.places').open !== {was_open}"));
    let old = token(&page).unwrap();
    let first_on_the_board = page.count(".choices .plain button") + 1;
    page.press(&first_on_the_board.to_string());
    page.wait_for(".choices .places button:focus");
    page.press("Enter");
    page.wait_until(&format!(
        "(now => now && now !== {} && document.activeElement.closest('#panel') !== null
            && document.querySelector('.places').open === true)(document.querySelector('form.choices input[name=token]')?.value)",
        json!(old)
    ));
    page.wait_until("document.getElementById('voice').textContent.length > 0");
    let old = token(&page).unwrap();
    page.press("u");
    wait_for_news(&page, &old);

    page.press("?");
    page.wait_for("#keys[open] kbd");
    page.press("Escape");
    page.wait_gone("#keys[open]");
    page.goto(&site.url("/settings"));
    page.follow("a[href='/set/keys/off']");
    page.goto(&site.url("/"));
    page.follow(".slip");
    linked(&page);
    page.wait_for("form.choices");
    for key in ["1", "?", "e", "n"] {
        page.press(key);
        assert_eq!(
            page.eval("document.activeElement === document.body && !document.querySelector('dialog[open]')"),
            true
        );
    }
    page.click("[data-keys-help]");
    page.wait_for("#keys[open]");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
