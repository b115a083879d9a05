//! Tank Commander at the table: interrupts, how one is asked, cards large and in words, and whose they are.

use crate::prepared::{self, Asked, asked, legal};
use crate::site::*;
use boards::Board;
use browser::{Browser, Context, Page, Viewport};
use serde_json::json;
use std::time::Duration;
use store::Holder;
use table::Seat;
use tank_commander::{Action, State};
use tank_commander_board::TankCommanderBoard;

const PHONE: Viewport = Viewport { width: 390, height: 844, scale: 2.0, touch: true };

/// Lays out a position for two people who are still to sit down.
fn lay_out(site: &Site, position: &State) -> String {
    let id = site.with_store(async |store| prepared::lay_out(store, position, [Holder::Open, Holder::Open]).await);
    format!("/m/{id}")
}

/// Tank Commander on a screen of 1400 by 900.
const SCREEN: Viewport = Viewport { width: 1400, height: 900, scale: 1.0, touch: false };

/// A new match against the weakest bot.
fn against_a_bot(site: &Site, page: &Page, scenario: &str) {
    page.goto(&site.url("/new/tank_commander"));
    page.click(&format!("input[name=scenario][value={scenario}]"));
    page.click("input[name=opponent][value=random]");
    page.follow("form.setup button.main");
    linked(page);
}

/// Does what is found lie on the visible part of the board?
fn is_on_screen(page: &Page, selector: &str) -> bool {
    page.eval(&format!(
        "(([a, b]) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1)\
         ([document.querySelector(\"{selector}\"), document.getElementById('board')].map(e => e.getBoundingClientRect()))"
    )) == true
}

/// Cards are large enough to be read, phases have names, and nothing is offered that cannot happen.
pub fn room(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(SCREEN);
    let asked = any();
    let path = lay_out(&site, &asked.able);
    page.goto(&site.url(&path));
    page.follow(&format!("form[action$='/sit'] button[value='{}']", asked.seat.0));
    let other = sit(&site, &browser.context(), &path, Seat(1 - asked.seat.0), Viewport::DESK);
    linked(&other);
    linked(&page);
    let width = page.eval("document.querySelector('#map [data-piece] .tcb-face').getBoundingClientRect().width");
    assert!(width.as_f64().unwrap() >= 85.0, "{width}");
    assert!(is_on_screen(&page, "#map .tank-board, #ground"), "the whole board is seen");
    assert!(page.exists("form.until") && page.exists("details.pass-settings"));
    assert_eq!(page.text(".track .lit"), "Play");

    against_a_bot(&site, &page, "tanks-in-action");
    assert!(page.exists("#part-business form"));
    assert!(!page.exists("form.until") && !page.exists("details.pass-settings"), "no window can ever open here");
    // The colours are those of the nations, whoever has which; before that is known they are nobody's.
    let colours = |page: &Page| {
        let seen = page.eval(
            "document.querySelector('.score').className + ': ' + document.querySelector('.score .first').innerText",
        );
        let (classes, side) = seen.as_str().and_then(|seen| seen.split_once(": ")).expect("the score");
        let known = [("Germans", "one-german"), ("Soviets", "one-soviet"), ("First side", "one-first")];
        let (_, class) = known.iter().find(|(word, _)| side.starts_with(word)).expect("a side");
        assert!(classes.split(' ').any(|known| known == *class), "{classes}: {side}");
    };
    colours(&page);
    let here = page.eval("location.href");
    for _ in 0..3 {
        against_a_bot(&site, &page, "defence");
        colours(&page);
    }
    page.goto(here.as_str().unwrap());
    for (language, word) in [("fr", "Mise en place"), ("de", "Aufbau"), ("ru", "Расстановка")] {
        page.set_language(language);
        page.goto(page.eval("location.href").as_str().unwrap());
        assert_eq!(page.text(".track li"), word);
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Whoever is asked among four sees their own half from the first moment: hand, front, and what was declared.
pub fn four(browser: &Browser) {
    let site = Site::start();
    let declared = |state: &State| {
        let act = state.table.window.as_ref().map(|window| window.act != tank_commander::state::Act::Nothing);
        prepared::is_window(state) && act == Some(true) && legal(state).len() > 1
    };
    let (position, seat) = prepared::first("four-commanders", 1, declared);
    let holders = [Holder::Open, Holder::Open, Holder::Open, Holder::Open];
    let id = site.with_store(async |store| prepared::lay_out(store, &position, holders).await);
    let path = format!("/m/{id}");
    let contexts: Vec<Context> = (0..4).map(|_| browser.context()).collect();
    let pages: Vec<Page> =
        contexts.iter().zip(0..).map(|(context, i)| sit(&site, context, &path, Seat(i), SCREEN)).collect();
    for (page, i) in pages.iter().zip(0u8..) {
        linked(page);
        let side = i / 2;
        let (front, columns) = (["B", "C"][usize::from(side)], if i % 2 == 0 { [1, 4] } else { [5, 8] });
        for column in columns {
            assert!(is_on_screen(page, &format!("#map [data-place={front}{column}]")), "seat {i}: {front}{column}");
        }
        let width = page.eval("document.querySelector('#map [data-piece] .tcb-face').getBoundingClientRect().width");
        assert!(width.as_f64().unwrap() >= 85.0, "{width}");
        if i == seat.0 {
            assert!(is_on_screen(page, "#map [data-place=tray]"), "what was declared is seen");
            assert!(is_on_screen(page, &format!("#map [data-piece^='hand-{}-']", i + 1)), "the hand is seen");
        }
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
    let phone = contexts[usize::from(seat.0)].page(PHONE);
    phone.goto(&site.url(&path));
    linked(&phone);
    assert_eq!(phone.eval(NARROW), true, "nothing but the board is wider than a phone");
}

/// Does nothing scroll sideways?
const NARROW: &str = "document.documentElement.scrollWidth <= innerWidth \
                      && document.getElementById('panel').scrollWidth <= document.getElementById('panel').clientWidth";

/// Sits down on this seat.
fn sit(site: &Site, context: &Context, path: &str, seat: Seat, viewport: Viewport) -> Page {
    let page = context.page(viewport);
    page.goto(&site.url(path));
    page.follow(&format!("form[action$='/sit'] button[value='{}']", seat.0));
    page
}

/// Two people at the table: the one of this seat, and the other.
fn two(site: &Site, contexts: [&Context; 2], position: &State, seat: Seat) -> (Page, Page, String) {
    let path = lay_out(site, position);
    let first = sit(site, contexts[0], &path, seat, Viewport::DESK);
    let other = sit(site, contexts[1], &path, Seat(1 - seat.0), Viewport::DESK);
    linked(&first);
    linked(&other);
    (first, other, path)
}

fn any() -> Asked {
    asked("own-force-custom", 1, |_| true)
}

/// Presses the button of a choice whose action fits, if the page offers one.
fn press(page: &Page, fits: &str) -> bool {
    let Some(old) = token(page) else { return false };
    let script = format!(
        "(button => (button?.click(), !!button))([...document.querySelectorAll('form.choices button')].find(b => {fits}))"
    );
    let pressed = page.eval(&script) == true;
    if pressed {
        wait_for_news(page, &old);
    }
    pressed
}

/// Waits for something that comes by itself.
fn until(what: &str, mut happens: impl FnMut() -> bool) {
    for _ in 0..1500 {
        if happens() {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{what}: it does not happen");
}

/// A card is played into a window; both see it on the stack, and both see it go.
pub fn interrupts(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let asked = any();
    let (page, other, _) = two(&site, [&left, &right], &asked.able, asked.seat);
    let stack = "#map [data-piece^='stack-']";
    assert!(!page.exists(stack) && !other.exists(stack));
    assert!(press(&page, "b.value.startsWith('{\"choose\"')"), "a card can be played");
    assert!(!other.exists(stack), "nobody sees a card before its target is chosen");
    for _ in 0..6 {
        if page.exists(stack) {
            break;
        }
        assert!(press(&page, "b.value !== '\"pass\"'"), "the card has a target");
    }
    page.wait_for(stack);
    other.wait_for(stack);
    other.wait_until(&format!("document.querySelectorAll({}).length === {}", json!(stack), page.count(stack)));
    // The declared cards wait until nobody answers any more.
    until("the stack resolves", || {
        let goes_on = |page: &Page| press(page, "['\"confirm\"', '\"pass\"'].includes(b.value)");
        !goes_on(&page) && !goes_on(&other) && !page.exists(stack) && !other.exists(stack)
    });
    for page in [&page, &other] {
        assert!(page.count("#log li") > 1, "it is told");
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

/// The host passes for who could play nothing; who wants it is always asked, and passes until their turn.
pub fn passing(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let asked = any();
    let (page, _, path) = two(&site, [&left, &right], &asked.idle, asked.seat);
    until("the host passes", || site.entries(&path) > 0);
    page.wait_for("form.until button");

    page.goto(&site.url("/settings"));
    page.click("input[name=asks][value=always]");
    page.follow("form.setup button.main");
    assert!(page.exists("input[name=asks][value=always]:checked"));
    let (page, other, path) = two(&site, [&left, &right], &asked.idle, asked.seat);
    page.wait_for("form.choices button");
    assert_eq!(page.count("form.choices button"), 1, "there is nothing but passing");
    assert!(!other.exists("form.choices"));
    settled(&other);
    let heard = other.frames().len();
    assert_eq!(site.entries(&path), 0);
    page.click("details.pass-settings summary");
    assert!(page.exists("details.pass-settings input[value=always]:checked"), "as it is set everywhere");
    assert_eq!(other.frames().len(), heard, "the other hears nothing of it");
    page.click("form.until button[value=pass]");
    until("the standing order passes", || site.entries(&path) > 0);

    // At the table it can be set otherwise for one match.
    let (page, _, path) = two(&site, [&left, &right], &asked.idle, asked.seat);
    page.wait_for("form.choices button");
    page.click("details.pass-settings summary");
    page.click("details.pass-settings input[value=when-i-could]");
    until("the host passes again", || site.entries(&path) > 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// By mouse, by keyboard and by finger.
pub fn detail(browser: &Browser) {
    let site = Site::start();
    let (left, right, third) = (browser.context(), browser.context(), browser.context());
    let asked = any();
    let (page, _, path) = two(&site, [&left, &right], &asked.able, asked.seat);
    let unit = "#map [data-piece^='unit-']";
    page.hover(unit);
    page.wait_for("#detail:not([hidden]) svg.tc-card");
    assert!(page.exists("#detail li a[data-rule]"), "{}", page.text("#detail"));
    let fits = "(r => r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight + 1 && r.right <= innerWidth + 1)\
                (document.getElementById('detail').getBoundingClientRect())";
    assert_eq!(page.eval(fits), true, "it fits into the window");
    page.hover(".standing");
    page.wait_until("document.getElementById('detail').hidden");

    page.eval("document.getElementById('board').focus()");
    page.press("Tab");
    page.wait_for("#map [data-piece]:focus");
    page.wait_for("#detail:not([hidden]) svg.tc-card");
    let first = page.eval("document.activeElement.dataset.piece");
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] {
        page.press(key);
    }
    assert!(
        page.eval("document.activeElement.closest('#map') !== null") == true,
        "the focus stays on the board: {first}"
    );
    page.eval(&format!("document.querySelector({}).focus()", json!(unit)));
    page.wait_for("#detail:not([hidden]) svg.tc-card");
    page.press("i");
    page.wait_for("#detail.pinned button:focus");
    page.click("#detail a[data-rule]");
    page.wait_for("#book[open] .sought");
    page.press("Escape");
    page.wait_gone("#book[open]");
    page.press("Escape");
    page.wait_until("document.getElementById('detail').hidden");
    // A card in the list of what can be done is shown too.
    page.hover("form.choices button[data-detail-of]");
    page.wait_for("#detail:not([hidden]) svg.tc-card");
    assert_eq!(page.console_errors(), Vec::<String>::new());

    let phone = third.page(PHONE);
    phone.goto(&site.url(&path));
    linked(&phone);
    phone.click(".zoom [data-zoom=fit]");
    let before = site.entries(&path);
    phone.hold(unit, "document.querySelector('#detail.pinned:not([hidden]) svg.tc-card') !== null");
    assert!(phone.exists("#detail.pinned:not([hidden])"), "it stays when the finger is lifted");
    phone.tap("#detail [data-close]");
    phone.wait_until("document.getElementById('detail').hidden");
    assert_eq!(site.entries(&path), before, "looking is no deed");
    assert_eq!(phone.console_errors(), Vec::<String>::new());
}

/// A tap on a target first says what the shot needs.
pub fn forecast(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let aims = |state: &State| legal(state).iter().any(|action| matches!(action, Action::Fire(..)));
    let (position, seat) = prepared::first("own-force-custom", 1, aims);
    let path = lay_out(&site, &position);
    let page = sit(&site, &left, &path, seat, PHONE);
    let other = sit(&site, &right, &path, Seat(1 - seat.0), Viewport::DESK);
    linked(&page);
    linked(&other);
    page.wait_for("form.choices button[data-weighed]");
    // Nobody else is told what a shot would need.
    let ask = format!("fetch('{path}/detail?action=' + encodeURIComponent('\"hold\"')).then(a => a.status)");
    assert_eq!(other.eval(&ask), 204);
    page.click(".zoom [data-zoom=fit]");
    let spot =
        page.eval("document.querySelector('form.choices button[data-weighed][data-spots^=piece]').dataset.spots");
    let name = spot.as_str().unwrap().trim_start_matches("piece:").to_owned();
    page.tap(&format!("#map [data-piece='{name}']"));
    page.wait_for("#menu:not([hidden]) .forecast a[data-rule]");
    assert!(page.count("#menu .forecast li") >= 3, "{}", page.text("#menu"));
    assert_eq!(site.entries(&path), 0, "nothing was fired yet");
    page.tap("#menu button");
    until("the shot is declared", || site.entries(&path) > 0);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Cards that the other side holds or has in its pile, and that lie open nowhere, are on no page.
pub fn hands(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let asked = any();
    let (page, other, path) = two(&site, [&left, &right], &asked.able, asked.seat);
    let view = asked.able.view(Some(Seat(1 - asked.seat.0)));
    let cards = TankCommanderBoard::CARDS.expect("the title has cards");
    let seen = (cards.shown)(&view, &TankCommanderBoard::scene(&view, boards::Outlook::Upright));
    let own = asked.able.view(Some(asked.seat));
    let secrets = own.secrets[asked.seat.index()].as_ref().expect("one's own secrets");
    let held: Vec<u16> = secrets.hand.kinds().chain(secrets.pile.kinds()).map(|card| card.number().into()).collect();
    let hidden: Vec<u16> = held.into_iter().filter(|card| !seen.contains(card)).collect();
    assert!(hidden.len() > 2, "{hidden:?}");
    let names =
        |number: &u16| [format!("#tc-s{number}\""), format!("#tc-s{number}\\\""), format!("id=\"tc-s{number}\"")];
    assert!(
        page.received(&names(&hidden[0])[0]).is_some()
            || secrets.hand.kinds().all(|card| u16::from(card.number()) != hidden[0])
    );
    let number = asked.seat.0 + 1;
    for text in hidden.iter().flat_map(names).chain([format!("data-piece=\"hand-{number}-{}\"", hidden[0])]) {
        assert_eq!(other.received(&text).map(|got| got.url), None, "{text}");
    }
    // Nor can it be asked for.
    for card in &hidden {
        for what in ["hand", "deck"] {
            let ask = format!(
                "fetch({}).then(a => a.status)",
                json!(format!("{path}/detail?of=piece:{what}-{number}-{card}"))
            );
            assert_eq!(other.eval(&ask), 204, "{what} {card}");
        }
    }
}
