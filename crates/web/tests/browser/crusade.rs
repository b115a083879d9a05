//! The Last Crusade at the table: a flight is met in its corridor, what lies face down stays so, a match by keys.

use crate::keyboard;
use crate::prepared;
use crate::site::*;
use ::crusade::{Crusade, State};
use browser::{Browser, Context, Page, Viewport};
use store::Holder;
use table::{Seat, Taught};

const SCREEN: Viewport = Viewport { width: 1400, height: 900, scale: 1.0, touch: false };

/// A Stuka enters corridor W, and a Yak-9 is on patrol there.
fn met() -> State {
    let idea = Crusade::lesson().into_iter().find(|idea| idea.words.name == "lesson-intercept").expect("the idea");
    (idea.position)()
}

fn sit(site: &Site, context: &Context, path: &str, seat: Seat) -> Page {
    let page = context.page(SCREEN);
    page.goto(&site.url(path));
    page.follow(&format!("form[action$='/sit'] button[value='{}']", seat.0));
    page
}

/// A short match against the weakest bot.
fn against_a_bot(site: &Site, page: &Page) {
    page.goto(&site.url("/new/crusade"));
    page.click("input[name=scenario][value=lunch]");
    page.click("input[name=opponent][value=random]");
    page.follow("form.setup button.main");
    linked(page);
}

/// The fighter on patrol meets the flight by two clicks; both sides are told, and neither sees what the other hides.
pub fn intercepted(browser: &Browser) {
    let site = Site::start();
    let holders = [Holder::Open, Holder::Open];
    let id = site.with_store(async |store| prepared::lay_out_of::<Crusade>(store, &met(), holders).await);
    let (ours, theirs) = (browser.context(), browser.context());
    let path = format!("/m/{id}");
    let (soviet, german) = (sit(&site, &ours, &path, Seat(0)), sit(&site, &theirs, &path, Seat(1)));
    linked(&soviet);
    linked(&german);
    assert!(soviet.exists("#map [data-piece='own-s-3']"), "one's own hidden tank");
    assert!(!german.exists("#map [data-piece='own-s-3']") && german.exists("#map [data-piece='back-s-B1-1']"));
    let old = token(&soviet).expect("the Soviets are asked");
    soviet.click("#map [data-piece='s-2']");
    soviet.wait_for("#map [data-piece='s-2'][aria-pressed]");
    soviet.click("#map [data-piece='g-3']");
    wait_for_news(&soviet, &old);
    for page in [&soviet, &german] {
        page.wait_until("document.getElementById('log').textContent.includes('attacks Ju 87D')");
        page.wait_until("document.getElementById('log').textContent.includes('Yak-9: [')");
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

/// A match against a bot by the buttons, and its start in every language.
pub fn whole(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(SCREEN);
    against_a_bot(&site, &page);
    let mut luck = Luck(43);
    for _ in 0..60 {
        page.wait_for(".prompt.over, form.choices");
        if over(&page) {
            break;
        }
        press_one(&page, &mut luck);
    }
    for (language, word) in [("fr", "Mise en place"), ("de", "Aufbau"), ("ru", "Расстановка")] {
        page.set_language(language);
        page.goto(page.eval("location.href").as_str().unwrap());
        assert_eq!(page.text(".track li"), word);
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Decisions by keys alone: buttons, pieces and places.
pub fn by_keys(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(Viewport::DESK);
    against_a_bot(&site, &page);
    let mut luck = Luck(1943);
    for _ in 0..40 {
        let Some(seen) = keyboard::decision(&page) else { break };
        keyboard::decide(&page, &seen, &mut luck);
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
