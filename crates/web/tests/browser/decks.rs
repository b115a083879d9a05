//! Decks: found card by card, built with every violation named, kept, shared, read from text, brought to a match.

use crate::site::*;
use browser::{Browser, Page, Viewport};
use serde_json::json;

fn path(page: &Page) -> String {
    page.eval("location.pathname").as_str().unwrap().to_owned()
}

/// How many cards of the builder are shown.
fn shown(page: &Page) -> usize {
    page.count(".choice-card:not([hidden])")
}

/// Presses + or − of a card and waits until the deck has so many of it.
fn press(page: &Page, wish: &str, card: u8, count: u8) {
    page.eval(&format!("document.querySelector('.choice-card button[value=\"{wish}:{card}\"]').click()"));
    page.wait_until(&format!("document.querySelector('[data-card=\"{card}\"] output').textContent === '{count}'"));
}

/// Presses a button of the builder that leads to another page, when the deck is not about to be drawn anew.
fn leave_by(page: &Page, button: &str) {
    page.wait_for("#deck:not([aria-busy])");
    page.follow(button);
}

/// Browse and filter, build, break the rules and mend it, save, copy, share, delete and take that back.
pub fn workshop(browser: &Browser) {
    let site = Site::start();
    let (mine, theirs) = (browser.context(), browser.context());
    let page = mine.page(Viewport::DESK);
    page.goto(&site.url("/"));
    page.follow("nav.top a[href='/decks']");
    page.follow("a[href='/decks/build?nation=soviet']");
    let all = shown(&page);
    page.fill("input[name=find]", "guards");
    page.wait_until("document.querySelectorAll('.choice-card:not([hidden])').length === 1");
    press(&page, "add", 10, 1);
    page.fill("input[name=find]", "");
    page.wait_until(&format!("document.querySelectorAll('.choice-card:not([hidden])').length === {all}"));
    page.select("select[name=kind]", "class-heavy_tank");
    page.wait_until(&format!("document.querySelectorAll('.choice-card:not([hidden])').length < {all}"));
    let heavy = shown(&page);
    page.select("select[name=service]", "1941");
    page.wait_until(&format!("document.querySelectorAll('.choice-card:not([hidden])').length < {heavy}"));
    page.select("select[name=service]", "");
    page.select("select[name=kind]", "");
    page.wait_until(&format!("document.querySelectorAll('.choice-card:not([hidden])').length === {all}"));

    for count in 1..=3 {
        press(&page, "add", 165, count);
    }
    page.wait_text(".problems", "At most 2 of Smoke");
    assert_eq!(page.text(".problems a.rule"), "TC-20.2");
    press(&page, "remove", 165, 2);
    page.wait_gone(".problems");
    page.wait_for(".fits");
    page.select("select[name=year]", "1941");
    press(&page, "add", 56, 1);
    page.wait_text(".problems", "T-34 M43");
    page.select("select[name=year]", "1943");
    page.wait_for(".fits");
    page.wait_text(".figures", "Anti-tank power");
    assert!(page.text(".total").contains("of 200 points"), "{}", page.text(".total"));

    page.fill("input[name=name]", "Steel <b>fist</b>");
    leave_by(&page, "button[value=save]");
    page.wait_text("p.good", "Saved");
    leave_by(&page, "button[value=copy]");
    page.goto(&site.url("/decks"));
    assert_eq!(page.count("[data-deck]"), 2);
    assert_eq!(page.text("[data-deck]:last-child .called"), "Steel <b>fist</b>");
    page.follow("[data-deck] form[action='/decks/drop'] button");
    assert_eq!(page.count("[data-deck]"), 1);
    page.follow("form.note button");
    page.goto(&site.url("/decks"));
    assert_eq!(page.count("[data-deck]"), 2, "what was deleted is back");

    page.follow("[data-deck]:last-child a[href^='/decks/s/']");
    let shared = path(&page);
    assert_eq!(page.eval("document.querySelector('[data-address]').value"), site.url(&shared).as_str());
    let guest = theirs.page(Viewport::DESK);
    guest.goto(&site.url("/decks"));
    assert_eq!(guest.count("[data-deck]"), 0, "nobody sees the decks of others");
    guest.goto(&site.url(&shared));
    assert!(guest.count(".sheet article") == 3 && !guest.exists(".problems"));
    guest.follow("form[action='/decks/keep'] button");
    assert!(path(&guest).ends_with("/decks/build"));
    assert_eq!(guest.eval("document.querySelector('[data-card=\"165\"] output').textContent"), "2");

    guest.goto(&site.url("/decks"));
    guest.fill(".import textarea", "Nation: soviet\n2x T-34 M43\n1x Flying carpet\n0x T-70");
    guest.follow(".import button");
    let wrong = guest.text(".problems");
    assert!(wrong.contains("Line 3") && wrong.contains("Line 4") && wrong.contains("Flying carpet"), "{wrong}");
    assert!(guest.eval("document.querySelector('.import textarea').value").as_str().unwrap().contains("Flying carpet"));
    guest.forget_errors(); // the refusal itself is one
    guest.fill(".import textarea", "Nation: soviet\n2x T-34 M43");
    guest.follow(".import button");
    assert_eq!(guest.eval("document.querySelector('[data-card=\"56\"] output').textContent"), "2");
    for page in [&page, &guest] {
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

/// One chooses a deck with the match, the other takes one at the table with one click; neither learns of the other's.
pub fn to_the_table(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet) = (left.page(Viewport::DESK), right.page(Viewport::DESK));
    for (page, ready, name) in [(&german, "17.2-G-1943", "Iron wall"), (&soviet, "17.2-S-1944", "Red storm")] {
        page.goto(&site.url(&format!("/decks/build?ready={ready}")));
        page.fill("input[name=name]", name);
        leave_by(page, "button[value=save]");
    }
    german.follow("a[href^='/new/tank_commander']");
    let chosen = german.eval("document.querySelector('select[name=deck]').selectedOptions[0].textContent");
    assert!(chosen.as_str().unwrap().contains("Iron wall"), "{chosen}");
    german.click("input[name=opponent][value=anyone]");
    german.follow("form.setup button.main");
    let table = path(&german);
    soviet.goto(&site.url(&table));
    soviet.follow("form[action$='/sit'] button");
    linked(&soviet);
    linked(&german);
    assert!(!german.exists("form.choices"), "the German deck is taken already");
    soviet.wait_for(".table-decks form button");
    assert!(soviet.text(".table-decks").contains("Red storm"));
    let foreign = soviet.eval("document.querySelector('.table-decks input[name=deck]').value");
    let foreign = json!({ "seat": 1, "deck": foreign });
    assert_eq!(post(&german, &format!("{table}/deck"), &foreign), 403, "nobody takes a deck for others");
    soviet.click(".table-decks form button");
    german.wait_for("form.choices");
    soviet.wait_gone(".table-decks");
    german.forget_errors(); // the refusal itself is one
    for (page, other) in [(&german, "Red storm"), (&soviet, "Iron wall")] {
        assert_eq!(page.received(other).map(|it| it.url), None, "the other's deck is not told");
    }
    for page in [&german, &soviet] {
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

/// Whoever plays both sides on one screen chooses a deck for each, of those that fit; what does not fit is refused.
pub fn for_every_seat(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.goto(&site.url("/new/tank_commander"));
    let seen = |page: &Page, name: &str| {
        page.eval(&format!("document.querySelector('select[name=\"{name}\"]').checkVisibility()")) == true
    };
    let shown = |page: &Page, name: &str| {
        page.eval(&format!(
            "[...document.querySelectorAll('select[name=\"{name}\"] option[data-fits]:not([hidden])')].map(o => o.textContent).join('|')"
        ))
        .as_str()
        .unwrap()
        .to_owned()
    };
    page.click("input[name=scenario][value=own-force]");
    assert!(seen(&page, "deck") && !seen(&page, "deck.other"), "others bring their own");
    page.click("input[name=opponent][value=none]");
    assert!(seen(&page, "deck.other") && !seen(&page, "deck.partner") && !seen(&page, "deck.other-partner"));
    let (mine, other) = (shown(&page, "deck"), shown(&page, "deck.other"));
    assert!(mine.contains("German") && !mine.contains("Soviet"), "{mine}");
    assert!(other.contains("Soviet") && !other.contains("German"), "{other}");
    page.click("input[name=scenario][value=four-commanders]");
    assert!(seen(&page, "deck.partner") && seen(&page, "deck.other-partner"));

    // A deck of the wrong nation for the other seat: refused by name, and nothing that was chosen is lost.
    let first = |name: &str| format!("select[name=\"{name}\"] option[data-fits*=\"four-commanders/\"]:not([hidden])");
    let word = |name: &str| page.eval(&format!("document.querySelector('{}').value", first(name)));
    let (german, soviet) = (word("deck"), word("deck.other"));
    let (german, soviet) = (german.as_str().unwrap(), soviet.as_str().unwrap());
    let form = |other: &str| {
        json!({ "scenario": "four-commanders", "side": "first", "opponent": "none", "deck": german,
        "deck.partner": german, "deck.other": other, "deck.other-partner": soviet })
    };
    assert_eq!(post(&page, "/new/tank_commander", &form(german)), 422);
    page.forget_errors(); // the refusal itself is one
    for (name, word) in
        [("deck", german), ("deck.partner", german), ("deck.other", soviet), ("deck.other-partner", soviet)]
    {
        page.select(&format!("select[name=\"{name}\"]"), word);
    }
    page.follow("form.setup button.main");
    linked(&page);
    let table = path(&page);
    assert!(!page.exists(".table-decks form"), "every seat has its deck");
    // The four decks were taken: what is asked now is the ground or the deployment.
    let taken = |seat: u8| {
        page.goto(&site.url(&format!("{table}?as={seat}")));
        !page.exists("[data-decks]")
    };
    assert!((0..4).all(taken), "nobody is asked for a deck");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Forms suffice without script; on a phone nothing is wider than the screen.
pub fn bare(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::PHONE);
    let narrow = "document.documentElement.scrollWidth <= innerWidth";
    for address in
        ["/decks", "/decks/build?ready=17.5-G-def-1943", "/cards", "/cards/83", "/cards/15", "/decks/ready/hill621-G"]
    {
        page.goto(&site.url(address));
        assert_eq!(page.eval(narrow), true, "{address}");
    }
    page.set_script_enabled(false);
    page.goto(&site.url("/decks/build?nation=german"));
    page.fill("input[name=find]", "tiger");
    page.follow(".filters button[value=check]");
    let found = shown(&page);
    assert!(found > 0 && found < 5, "{found}");
    page.follow(".choice-card:not([hidden]) button[value^='add:']");
    assert_eq!(page.count(".held li"), 1);
    page.follow("button[value=save]");
    page.goto(&site.url("/decks"));
    assert_eq!(page.count("[data-deck]"), 1);
}
