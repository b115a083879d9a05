//! What a table does for those who sit at it: the rulebook in place, pieces that can be dragged, ways shown.

use crate::site::*;
use browser::{Browser, Viewport};
use serde_json::json;

/// A rule's number opens the rulebook over the table, and without script the page of the rulebook.
pub fn rulebook(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.goto(&site.url("/"));
    page.follow(".go form button");
    linked(&page);
    page.wait_for("form.choices");
    let rule = page.text(".prompt a.rule");
    page.eval("document.querySelector('.prompt a.rule').focus()");
    page.press("Enter");
    page.wait_for("#book[open] .sought");
    assert_eq!(page.eval("document.querySelector('#book .sought').id"), rule.as_str());
    let seen =
        "(r => r.top >= 0 && r.top < innerHeight)(document.querySelector('#book .sought').getBoundingClientRect())";
    assert_eq!(page.eval(seen), true, "the book is open at the rule");
    page.click("#book .sought a[data-rule]");
    page.wait_until(&format!("document.querySelector('#book .sought').id !== {}", json!(rule)));
    page.press("Escape");
    page.wait_gone("#book[open]");
    assert_eq!(page.eval("document.activeElement.matches('.prompt a.rule')"), true, "the focus is back");
    page.click(".log a.rule");
    page.wait_for("#book[open] .sought");
    page.click("#book [data-close]");
    page.click(".business a[data-book]");
    page.wait_for("#book[open] .contents");
    assert_eq!(page.console_errors(), Vec::<String>::new());

    page.goto(&site.url("/rules/duel"));
    page.fill("[data-search]", "stuka airfield");
    page.wait_until("[...document.querySelectorAll('.rulebook > section')].some(s => s.hidden)");
    let fits = "[...document.querySelectorAll('.rulebook > section:not([hidden])')]
        .every(s => /stuka/i.test(s.textContent) && /airfield/i.test(s.textContent))";
    assert_eq!(page.eval(fits), true);

    page.set_script_enabled(false);
    page.goto(&site.url("/"));
    page.follow(".go form button");
    page.follow(".prompt a.rule");
    assert_eq!(page.text(".rulebook .rule:target a.number"), rule);
}

/// The first choice of a piece and then a hex: the selectors of both.
const WAY: &str = r#"(() => {
    const reach = e => {
        const r = e?.getClientRects()[0];
        return r && e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
    };
    for (const b of document.querySelectorAll('.choices .places button')) {
        const way = b.dataset.spots.split(' ').map(spot => `#map [data-${spot.replace(':', '="')}"]`);
        if (way.every(s => reach(document.querySelector(s)))) return way;
    }
    return null;
})()"#;

/// A piece goes where it is dragged; a drag beside it moves the board.
pub fn dragging(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.goto(&site.url("/"));
    page.follow(".go form button");
    linked(&page);
    page.wait_for("form.choices");
    let transform = "document.getElementById('map').style.transform";
    let (old, before) = (token(&page).unwrap(), page.eval(transform));
    let way = page.eval(WAY);
    let (piece, hex) = (way[0].as_str().unwrap(), way[1].as_str().expect("a marker and a hex"));
    page.drag(page.place(piece), page.place(hex));
    wait_for_news(&page, &old);
    let at = page.eval(&format!("document.querySelector({}).dataset.at", json!(piece)));
    assert!(hex.contains(&format!("{at}")), "{piece} is at {at} and not at {hex}");
    assert_eq!(page.eval(transform), before, "the board has not moved");
    let from = page.place("#map [data-place='A1']");
    page.drag(from, (from.0 + 80.0, from.1 + 40.0));
    assert_ne!(page.eval(transform), before, "the board moves where nothing can be taken up");

    page.goto(&site.url("/new/duel"));
    page.click("input[name=scenario][value=summer-free]");
    page.follow("form.setup button.main");
    linked(&page);
    page.wait_for("form.choices");
    assert!(!page.exists("#hand:not([hidden])"), "nothing is in hand while a tile is chosen");
    let old = token(&page).unwrap();
    page.click("form.choices .plain button");
    wait_for_news(&page, &old);
    page.wait_for("#hand:not([hidden])");
    let (old, entries) = (token(&page).unwrap(), page.count("#map [data-place]"));
    assert!(entries > 50);
    let way = page.eval(WAY);
    page.drag(page.place("#hand"), page.place(way[0].as_str().unwrap()));
    wait_for_news(&page, &old);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// A T-34 that is pointed at shows how far it could go, as far as its owner and the other seat can see.
pub fn reach(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet, _) = site.two(&left, &right);
    let tank = "#map [data-piece^='t34']";
    let mut luck = Luck(5);
    for _ in 0..600 {
        if soviet.exists(tank) && german.exists(tank) {
            break;
        }
        press_one(asked([&german, &soviet]).expect("the match goes on"), &mut luck);
    }
    for page in [&soviet, &german] {
        page.wait_for(tank);
        page.hover(tank);
        // Each hex says what is left there.
        page.wait_until("(([hexes, texts]) => hexes > 0 && hexes === texts)(['polygon', 'text'].map(what => document.querySelectorAll(`#reach ${what}`).length))");
        page.hover(".standing");
        page.wait_gone("#reach polygon");
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}
