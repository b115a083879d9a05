//! Decks: found card by card, built with every violation named, kept, shared, read from text, brought to a match.

use crate::site::*;
use ::crusade::pieces::CardId;
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
    page.follow("a[href='/decks/tank_commander/build?nation=soviet']");
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
    page.goto(&site.url("/decks/tank_commander"));
    assert_eq!(page.count("[data-deck]"), 2);
    assert_eq!(page.text("[data-deck]:last-child .called"), "Steel <b>fist</b>");
    page.follow("[data-deck] form[action$='/drop'] button");
    assert_eq!(page.count("[data-deck]"), 1);
    page.follow("form.note button");
    page.goto(&site.url("/decks/tank_commander"));
    assert_eq!(page.count("[data-deck]"), 2, "what was deleted is back");

    page.follow("[data-deck]:last-child a[href^='/decks/tank_commander/s/']");
    let shared = path(&page);
    assert_eq!(page.eval("document.querySelector('[data-address]').value"), site.url(&shared).as_str());
    let guest = theirs.page(Viewport::DESK);
    guest.goto(&site.url("/decks/tank_commander"));
    assert_eq!(guest.count("[data-deck]"), 0, "nobody sees the decks of others");
    guest.goto(&site.url(&shared));
    assert!(guest.count(".sheet article") == 3 && !guest.exists(".problems"));
    guest.follow("form[action$='/keep'] button");
    assert!(path(&guest).ends_with("/decks/tank_commander/build"));
    assert_eq!(guest.eval("document.querySelector('[data-card=\"165\"] output').textContent"), "2");

    guest.goto(&site.url("/decks/tank_commander"));
    guest.click(".import > summary");
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
        page.goto(&site.url(&format!("/decks/tank_commander/build?ready={ready}")));
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

/// The number of a card of The Last Crusade.
fn card_of_crusade(id: &str) -> u8 {
    CardId::named(id).expect("a card").index() as u8 + 1
}

/// Another title's deck: some cards by hand, the rest by chance, too many of one named with its rule; kept, brought to a
/// seat, and seen in play.
pub fn built_and_played(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.goto(&site.url("/decks"));
    page.follow("a[href='/decks/crusade/build?nation=soviet']");
    page.wait_text(".problems", "exactly 60 cards; there are 0");
    page.fill("input[name=find]", "kv-85");
    page.wait_until("document.querySelectorAll('.choice-card:not([hidden])').length === 1");
    let tank = card_of_crusade("su_kv85");
    for count in 1..=3 {
        press(&page, "add", tank, count);
    }
    page.wait_text(".problems", "At most 2 of KV-85");
    assert_eq!(page.text(".problems a.rule"), "LC-16.5");
    press(&page, "remove", tank, 2);
    page.fill("input[name=find]", "");
    page.select("select[name=kind]", "air_arm");
    page.wait_until(
        "[...document.querySelectorAll('.choice-card:not([hidden]) svg')].some(card => card.ariaLabel === 'Yak-9')",
    );
    let fighter = card_of_crusade("su_yak9");
    (1..=3).for_each(|count| press(&page, "add", fighter, count));
    page.wait_for("#deck:not([aria-busy])");
    page.click("button[value=fill]");
    page.wait_text(".total", "60 of 60 cards");
    page.wait_for(".fits");
    page.wait_text(".figures", "Firepower");
    assert_eq!(page.text(&format!("[data-held='{tank}'] b")), "2", "what was in it stays");
    page.fill("input[name=name]", "Shock army");
    leave_by(&page, "button[value=save]");
    page.wait_text("p.good", "Saved");

    leave_by(&page, "a[href^='/new/crusade']");
    let chosen = page.eval("document.querySelector('select[name=deck]').selectedOptions[0].textContent");
    assert!(chosen.as_str().unwrap().contains("Shock army"), "{chosen}");
    let seen = |page: &Page| page.eval("document.querySelector('.deck-choice').checkVisibility()") == true;
    assert!(seen(&page), "the open battle is chosen");
    page.click("input[name=scenario][value=kharkov]");
    assert!(!seen(&page), "its decks are given");
    page.click("input[name=scenario][value=open]");
    page.click("input[name=opponent][value=random]");
    page.follow("form.setup button.main");
    linked(&page);
    assert!(!page.exists(".table-decks") && !page.exists("[data-decks]"), "the deck is taken already");

    // The ground is laid by whoever is asked; then the cards of the deck are there to be placed.
    let mut luck = Luck(5);
    let place = "form.choices button[value*='\"place\"'][value*='su_kv85']";
    for _ in 0..12 {
        page.wait_for("form.choices");
        settled(&page);
        if page.exists(place) {
            break;
        }
        press_one(&page, &mut luck);
    }
    let old = token(&page).expect("the forces are asked for");
    page.eval(&format!("document.querySelector({}).click()", json!(place)));
    wait_for_news(&page, &old);
    page.wait_until("[...document.querySelectorAll('#map [data-piece^=\"own-s-\"] title')].some(title => title.textContent.includes('KV-85'))");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Cards are sought, put in and taken out without a mouse, and what has the focus keeps it.
pub fn by_keys(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(Viewport::DESK);
    page.goto(&site.url("/decks/crusade/build?nation=german"));
    page.eval("document.querySelector('input[name=find]').focus()");
    page.type_text("tiger i");
    page.wait_until("document.querySelectorAll('.choice-card:not([hidden])').length < 5");
    let card = card_of_crusade("de_tiger");
    page.eval(&format!("document.querySelector('.choice-card button[value=\"add:{card}\"]').focus()"));
    page.press("Enter");
    page.wait_until(&format!("document.querySelector('[data-card=\"{card}\"] output').textContent === '1'"));
    page.press("Enter");
    page.wait_until(&format!("document.querySelector('[data-card=\"{card}\"] output').textContent === '2'"));
    page.eval(&format!("document.querySelector('#deck button[value=\"remove:{card}:0\"]').focus()"));
    page.press("Enter");
    page.wait_until(&format!("document.querySelector('[data-held=\"{card}\"] b').textContent === '1'"));
    let focus = page.eval("document.activeElement.value");
    assert_eq!(focus.as_str(), Some(format!("remove:{card}:0").as_str()), "the deck was drawn anew under the focus");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Forms suffice without script; on a phone nothing is wider than the screen.
pub fn bare(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::PHONE);
    let narrow = "document.documentElement.scrollWidth <= innerWidth";
    for address in [
        "/decks",
        "/decks/tank_commander",
        "/decks/crusade",
        "/decks/crusade/build?ready=de_standard",
        "/decks/crusade/ready/su_kharkov",
        "/decks/tank_commander/build?ready=17.5-G-def-1943",
        "/cards",
        "/cards/tank_commander",
        "/cards/tank_commander/83",
        "/cards/tank_commander/15",
        "/decks/tank_commander/ready/hill621-G",
    ] {
        page.goto(&site.url(address));
        assert_eq!(page.eval(narrow), true, "{address}");
    }
    page.set_script_enabled(false);
    page.goto(&site.url("/decks/tank_commander/build?nation=german"));
    page.fill("input[name=find]", "tiger");
    page.follow(".filters button[value=check]");
    let found = shown(&page);
    assert!(found > 0 && found < 5, "{found}");
    page.follow(".choice-card:not([hidden]) button[value^='add:']");
    assert_eq!(page.count(".held li"), 1);
    page.follow("button[value=save]");
    page.goto(&site.url("/decks/tank_commander"));
    assert_eq!(page.count("[data-deck]"), 1);
}
