//! The front page, the wait for an opponent, and the call when it is one's turn.

use crate::site::*;
use browser::{Browser, Viewport};
use serde_json::json;

/// What waits for one comes first, then the titles, then what goes on elsewhere; finished matches say who won.
pub fn order(browser: &Browser) {
    let site = Site::start();
    let (mine, other) = (browser.context(), browser.context());
    let (page, stranger) = (mine.page(Viewport::DESK), other.page(Viewport::DESK));
    page.goto(&site.url("/"));
    assert_eq!(page.text("h1"), "Old battles on the table, every rule enforced.");
    assert!(!page.exists(".waiting, .lists section"), "what is empty is left out");
    assert_eq!(page.text("article.title:first-child .mark"), "Start here");
    let learn =
        "[...document.querySelectorAll('article.title')].every(title => title.querySelector('a[href^=\"/learn/\"]'))";
    assert_eq!(page.eval(learn), true);
    let sides = "[...document.querySelectorAll('article.title')].map(title => [...title.querySelectorAll('.sides button')].map(side => side.textContent.trim()))";
    let mut named = page.eval(sides);
    let named = named.as_array_mut().expect("a list of titles");
    assert_eq!(named.len(), registry::titles("en").iter().count());
    for sides in named {
        sides.as_array_mut().expect("its sides").sort_by_key(ToString::to_string);
        assert_eq!(*sides, json!(["Play Germans", "Play Soviets"]));
    }
    pictures_are_drawn(&page);

    let path = site.create(&page, "second", "random");
    linked(&page);
    page.wait_for("form.choices");
    site.create(&stranger, "first", "anyone");
    let open = stranger.eval("location.pathname").as_str().unwrap().to_owned();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet, running) = site.two(&left, &right);
    press_one(asked([&german, &soviet]).unwrap(), &mut Luck(2));
    let over = site.create(&stranger, "first", "random");
    linked(&stranger);
    assert_eq!(post(&stranger, &format!("{over}/resign"), &json!({ "seat": 0 })), 204);
    stranger.wait_for(".prompt.over");

    page.goto(&site.url("/"));
    let regions = "[...document.querySelectorAll('main > *')].map(part => part.className || part.tagName).slice(0, 4)";
    assert_eq!(page.eval(regions), json!(["motto", "waiting", "titles", "lists"]));
    assert!(page.exists(&format!(".slip[href^='{path}']")), "what waits for me");
    assert!(page.text(".slip").contains("against bot, anything legal"), "{}", page.text(".slip"));
    assert!(page.eval("document.title").as_str().unwrap().starts_with("(1) Your turn"));
    assert!(!page.exists(".mark"), "who has played knows where to start");
    let lists = "[...document.querySelectorAll('.lists section')].map(list => [list.querySelector('h2').textContent, ...[...list.querySelectorAll('a')].map(a => a.getAttribute('href'))])";
    let wanted =
        json!([["Open seats", open], ["Being played now", running], ["Just finished", format!("{over}/story")],]);
    assert_eq!(page.eval(lists), wanted);
    assert!(page.text(".lists section:last-child b").contains("Soviet"), "the result names who won");
    pictures_are_drawn(&page);
    page.follow(".slip");
    linked(&page);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

fn pictures_are_drawn(page: &browser::Page) {
    page.wait_until(
        "[...document.images].every(image => image.loading === 'lazy' || (image.complete && image.naturalWidth > 0))",
    );
    page.eval("for (const image of document.images) image.loading = 'eager'");
    page.wait_until("[...document.images].every(image => image.complete && image.naturalWidth > 0)");
}

/// The invitation is copied with a click; the page waits without loading itself anew until the friend has come.
pub fn invitation(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (page, friend) = (left.page(Viewport::DESK), right.page(Viewport::DESK));
    site.create(&page, "first", "friend");
    page.wait_for("[data-copy]:not([hidden])");
    page.eval("window.stays = true; Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text; } } })");
    page.click("[data-copy]");
    page.wait_text("[data-copy]", "Copied");
    let link = page.eval("window.copied").as_str().unwrap().to_owned();
    assert!(link.starts_with(&site.url("/m/")) && link.contains("/join/"), "{link}");
    friend.goto(&site.url("/account"));
    friend.fill("form[action='/account/join'] input[name=name]", "Marta");
    friend.fill("form[action='/account/join'] input[name=password]", "a long password");
    friend.follow("form[action='/account/join'] button");
    assert_eq!(page.eval("window.stays"), true, "the page has not been loaded anew");
    friend.goto(&link);
    friend.follow("form button.main");
    for page in [&page, &friend] {
        linked(page);
        page.wait_until("document.querySelector('.score').textContent.includes('Marta')");
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

/// The tab says that it is one's turn, in its title and its icon; sound and notifications are switched with a click.
pub fn my_turn(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet, _) = site.two(&left, &right);
    let first = asked([&german, &soviet]).unwrap();
    let other = if std::ptr::eq(first, &german) { &soviet } else { &german };
    let lit = "document.title.startsWith('● Your turn') && document.querySelector('link[rel=icon]').href.endsWith('icon-turn.svg')";
    first.wait_until(lit);
    assert_eq!(other.eval(lit), false);
    assert!(other.eval("document.title").as_str().unwrap().starts_with("Duel of the Giants"));
    play_until([&german, &soviet], other, &mut Luck(4));
    other.wait_until(lit);
    first.wait_until(&format!("!({lit})"));
    let pressed = |what: &str| first.eval(&format!("document.querySelector('[data-signal={what}]').ariaPressed"));
    assert_eq!((pressed("sound"), pressed("notes")), (json!("true"), json!("false")));
    first.click("[data-signal=sound]");
    assert_eq!(pressed("sound"), "false");
    first.reload();
    linked(first);
    assert_eq!(pressed("sound"), "false", "this browser remembers it");
    let phone = browser.context().page(Viewport::PHONE);
    site.create(&phone, "second", "random");
    linked(&phone);
    assert_eq!(
        phone.eval("document.querySelector('[data-signal=sound]').ariaPressed"),
        "false",
        "not unasked on a phone"
    );
    assert_eq!(first.console_errors(), Vec::<String>::new());
}
