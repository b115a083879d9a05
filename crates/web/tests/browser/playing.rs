//! A match at the table, as people use it: by mouse, keyboard, finger, without script, over bad lines.

use crate::site::*;
use browser::{Browser, Page, Viewport};
use serde_json::json;

fn no_errors(page: &Page) {
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

pub fn one_click(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.goto(&site.url("/"));
    page.follow(".go form button");
    page.wait_for(".prompt.yours");
    page.wait_for("form.choices button");
    linked(&page);
    no_errors(&page);
    let cookies = context.cookies();
    let session = cookies.iter().find(|cookie| cookie.name == "steppe").unwrap();
    assert!(session.http_only && session.same_site == "Lax", "{session:?}");
}

/// What is drawn of each piece in a text: its class, its title and its picture.
fn pieces(text: &str) -> Vec<&str> {
    text.split("dg-piece dg-is-").skip(1).map(first_group).collect()
}

/// The text up to where the group that it is inside of ends.
fn first_group(text: &str) -> &str {
    let mut depth = 1;
    for (at, _) in text.match_indices('<') {
        let tag = &text[at..];
        if tag.starts_with("</g>") {
            depth -= 1;
        } else if tag.starts_with("<g ") || tag.starts_with("<g>") {
            depth += 1;
        }
        if depth == 0 {
            return &text[..at];
        }
    }
    text
}

/// Does this drawing tell what a face-down piece of the Soviet side is?
fn tells_soviet(piece: &str) -> bool {
    piece.starts_with("marker") && ["#dg-wheel", "#dg-ex"].iter().any(|sign| piece.contains(sign))
}

/// Does this drawing tell what a face-down piece of the German side is?
fn tells_german(piece: &str) -> bool {
    let pak = piece.starts_with("pak") && piece.contains("PAK marker");
    let mine = piece.starts_with("mine") && piece.contains("Mine marker");
    pak && ["dg-kind", "#dg-ex"].iter().any(|sign| piece.contains(sign))
        || mine && ["#dg-mine", "#dg-ex"].iter().any(|sign| piece.contains(sign))
}

/// All that a page has received before the end of the match.
fn before_the_end(page: &Page) -> Vec<String> {
    let all = page.network_log().into_iter().filter(|got| got.url.contains("/m/")).map(|got| got.text);
    let all: Vec<String> = all.filter(|text| !text.contains("prompt over")).collect();
    assert!(all.len() > 10, "the page has received {} texts", all.len());
    all
}

pub fn two_people(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet, path) = site.two(&left, &right);
    for page in [&german, &soviet] {
        page.eval("window.neverReloaded = true");
    }
    let at_first = [german.html(), soviet.html()];
    let mut luck = Luck(1943);
    let mut actions = 0;
    let mut heard = None;
    while let Some(page) = asked([&german, &soviet]) {
        // What came of the action before may still be on its way.
        if heard.is_none() && page.exists("form.choices button[value^='{\"card\"']") {
            settled(&soviet);
            heard = Some(soviet.frames().len());
        }
        let action = press_one(page, &mut luck);
        actions += 1;
        // Nothing tells the other seat that a card was laid, nor how many.
        heard = heard.filter(|_| action.get("card").is_some());
        if let Some(before) = heard {
            assert_eq!(soviet.frames().len(), before, "{action} was heard of");
        }
        assert!(actions < 3000, "the match does not end");
    }
    assert_eq!(site.strokes(&path), actions);
    for page in [&german, &soviet] {
        assert_eq!(page.eval("window.neverReloaded"), true);
        no_errors(page);
        let record = page.eval(&format!("fetch('{path}/match.jsonl').then(a => a.text())"));
        table::record::verify::<duel::Duel>(record.as_str().unwrap()).unwrap();
    }

    let (mut to_german, mut to_soviet) = (before_the_end(&german), before_the_end(&soviet));
    let [german_at_first, soviet_at_first] = at_first;
    to_german.push(german_at_first);
    to_soviet.push(soviet_at_first);
    let told = |texts: &[String], tells: fn(&str) -> bool| {
        texts.iter().flat_map(|text| pieces(text)).find(|piece| tells(piece)).map(str::to_owned)
    };
    assert!(told(&to_german, tells_german).is_some(), "the German knows their own");
    assert!(told(&to_soviet, tells_soviet).is_some(), "the Soviet knows their own");
    assert_eq!(told(&to_german, tells_soviet), None);
    assert_eq!(told(&to_soviet, tells_german), None);
    // In a page quotation marks are escaped one way, in what is pushed the other.
    let program = |text: &&String| {
        let marks = ["&quot;card&quot;", "&quot;turret_card&quot;", r#"\"card\""#, r#"\"turret_card\""#];
        marks.iter().any(|mark| text.contains(mark))
    };
    assert!(to_german.iter().any(|text| program(&text)), "the German has laid programs");
    assert_eq!(to_soviet.iter().find(program), None);
}

pub fn broken_line(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet, _) = site.two(&left, &right);
    let mut luck = Luck(4);
    let first = asked([&german, &soviet]).unwrap();
    let other = if std::ptr::eq(first, &german) { &soviet } else { &german };
    other.offline(true);
    other.cut_sockets();
    other.wait_until("document.getElementById('table').dataset.linked === 'no'");
    while first.exists("form.choices") {
        press_one(first, &mut luck);
    }
    assert!(!other.exists("form.choices"), "the line is broken");
    other.offline(false);
    other.wait_for("form.choices");
    press_one(other, &mut luck);
}

pub fn restarted_server(browser: &Browser) {
    let mut site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet, path) = site.two(&left, &right);
    let mut luck = Luck(5);
    for _ in 0..5 {
        press_one(asked([&german, &soviet]).unwrap(), &mut luck);
    }
    let asked_before = token(asked([&german, &soviet]).unwrap());
    let (entries, pages) = (site.entries(&path), [&german, &soviet]);
    site.restart(|| {
        for page in pages {
            page.wait_until("document.getElementById('table').dataset.linked === 'no'");
        }
    });
    pages.into_iter().for_each(linked);
    assert_eq!(site.entries(&path), entries);
    let page = asked(pages).unwrap();
    assert_eq!(token(page), asked_before);
    for _ in 0..5 {
        press_one(asked(pages).unwrap(), &mut luck);
    }
    assert_eq!(site.entries(&path), entries + 5);
}

/// The first choice of a piece and then a hex that fingers reach: the selectors of both.
const REACHABLE: &str = r#"(() => {
    const reach = e => {
        const r = e?.getClientRects()[0];
        return r && e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
    };
    for (const b of document.querySelectorAll('.choices button[data-spots*=" "]')) {
        const way = b.dataset.spots.split(' ').map(spot => `#map [data-${spot.replace(':', '="')}"]`);
        if (way[0].includes('data-piece') && way.every(s => reach(document.querySelector(s)))) return way;
    }
    return null;
})()"#;

pub fn phone(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::PHONE);
    page.goto(&site.url("/"));
    page.tap(".go form button");
    page.wait_for(".prompt.yours");
    linked(&page);
    assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth"), true);
    let seen = "(s => { const r = document.querySelector(s).getBoundingClientRect();
        return r.left >= 0 && r.right <= innerWidth && r.top >= 0 && r.bottom <= innerHeight })";
    for selector in [".prompt", "#board"] {
        assert_eq!(page.eval(&format!("{seen}({})", json!(selector))), true, "{selector} is not to be seen");
    }
    let wide =
        "[...document.querySelectorAll('#panel button')].filter(b => b.getBoundingClientRect().right > innerWidth)
        .map(b => b.textContent)";
    assert_eq!(page.eval(wide), json!([]));
    assert_eq!(page.eval("document.getElementById('panel').scrollWidth <= innerWidth"), true);
    let old = token(&page).unwrap();
    let way = page.eval(REACHABLE);
    let (piece, hex) = (way[0].as_str().expect("something can be moved"), way[1].as_str().unwrap());
    page.tap(piece);
    page.wait_for("#marks .taken");
    page.tap(hex);
    wait_for_news(&page, &old);
    let at = page.eval(&format!("document.querySelector({}).dataset.at", json!(piece)));
    assert!(hex.contains(&format!("{at}")), "{piece} is at {at} and not at {hex}");
    let marked =
        "(s => { const [a, b] = ['#marks circle', s].map(s => document.querySelector(s).getBoundingClientRect());
        return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < 10 })";
    page.wait_until(&format!("{marked}({})", json!(piece)));
    no_errors(&page);
}

pub fn languages(browser: &Browser) {
    let site = Site::start();
    for code in ["en", "fr", "de", "ru"] {
        let context = browser.context();
        let page = context.page(Viewport::DESK);
        let check = |what: &str| {
            assert_eq!(page.eval("document.documentElement.lang"), code, "{what}");
            assert!(!page.html().contains('\u{27e8}'), "{code}: {what} lacks words: {}", page.text("body"));
        };
        page.set_language(code);
        page.goto(&site.url("/"));
        check("the front page, by the browser's wish");
        page.set_language("pl");
        page.goto(&site.url(&format!("/set/language/{code}")));
        for path in ["/", "/new/duel", "/rules/duel", "/replay", "/account", "/nowhere"] {
            page.goto(&site.url(path));
            check(path);
        }
        page.forget_errors(); // a page that does not exist is one
        page.goto(&site.url("/"));
        page.follow(".go form button");
        linked(&page);
        let mut luck = Luck(7);
        for _ in 0..5 {
            page.wait_for("form.choices");
            check("the table");
            press_one(&page, &mut luck);
        }
        no_errors(&page);
    }
}

/// The place of a hex that no choice leads to and on which nothing lies.
const USELESS: &str = r#"(() => {
    const wanted = new Set([...document.querySelectorAll('.choices button')].flatMap(b => b.dataset.spots.split(' ')));
    const taken = new Set([...document.querySelectorAll('#map [data-at]')].map(g => g.dataset.at));
    for (const e of document.querySelectorAll('#map [data-place]')) {
        const r = e.getBoundingClientRect(), at = [r.x + r.width / 2, r.y + r.height / 2];
        if (wanted.has(`place:${e.dataset.place}`) || taken.has(e.dataset.place)) continue;
        if (e.contains(document.elementFromPoint(...at))) return at;
    }
    return null;
})()"#;

pub fn illegal_click(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.goto(&site.url("/"));
    page.follow(".go form button");
    linked(&page);
    page.wait_for("form.choices");
    let at = page.eval(USELESS);
    page.click_at(at[0].as_f64().expect("a hex"), at[1].as_f64().unwrap());
    page.wait_text("#toast.on a", "DG-");
    assert_eq!(page.eval("new URL(document.querySelector('#toast a').href).pathname"), "/rules/duel");
    no_errors(&page);
}

pub fn undo(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet, path) = site.two(&left, &right);
    let pages = [&german, &soviet];
    let first = asked(pages).unwrap();
    let other = if std::ptr::eq(first, &german) { &soviet } else { &german };
    let drawn = |page: &Page| page.eval("document.getElementById('pieces').innerHTML.replaceAll(/ can\\b/g, '')");
    let before = drawn(first);
    let mut luck = Luck(8);
    press_one(first, &mut luck);
    let old = token(first).unwrap();
    first.click("form.undo button");
    wait_for_news(first, &old);
    assert_eq!(drawn(first), before);
    assert_eq!(site.entries(&path), 2);

    play_until(pages, other, &mut luck);
    press_one(other, &mut luck);
    let entries = site.entries(&path);
    let seat = first.eval("document.getElementById('table').dataset.seat");
    let now = asked(pages).and_then(token).expect("the match goes on");
    assert_eq!(post(first, &format!("{path}/undo"), &json!({ "seat": seat, "token": old })), 409);
    assert_eq!(post(first, &format!("{path}/undo"), &json!({ "seat": seat, "token": now })), 422);
    assert_eq!(site.entries(&path), entries);
}

pub fn forged(browser: &Browser) {
    let site = Site::start();
    let (left, right, third) = (browser.context(), browser.context(), browser.context());
    let (german, soviet, path) = site.two(&left, &right);
    let pages = [&german, &soviet];
    let page = asked(pages).unwrap();
    let other = if std::ptr::eq(page, &german) { &soviet } else { &german };
    let stranger = third.page(Viewport::DESK);
    stranger.goto(&site.url(&path));
    assert!(!stranger.exists("form.choices") && !stranger.exists("form.undo"));
    third.set_cookie(&site.url("/"), "steppe", &"0".repeat(64));

    let act = format!("{path}/act");
    let (seat, now) = (page.eval("document.getElementById('table').dataset.seat"), token(page).unwrap());
    let action = page.eval("document.querySelector('form.choices button').value");
    let right_one = json!({ "seat": seat, "token": now, "action": action });
    for thief in [other, &stranger] {
        assert_eq!(post(thief, &act, &right_one), 403);
        assert_eq!(post(thief, &format!("{path}/undo"), &json!({ "seat": seat, "token": now })), 403);
        assert_eq!(post(thief, &format!("{path}/resign"), &json!({ "seat": seat })), 403);
        assert_eq!(post(thief, &format!("{path}/why"), &json!({ "seat": seat, "spot": "place:A1" })), 403);
    }
    let own = other.eval("document.getElementById('table').dataset.seat");
    assert_eq!(post(other, &act, &json!({ "seat": own, "token": now, "action": action })), 422);
    assert_eq!(post(page, &act, &json!({ "seat": seat, "token": "0".repeat(16), "action": action })), 409);
    assert_eq!(post(page, &act, &json!({ "seat": seat, "token": now, "action": "\"land\"" })), 422);
    assert_eq!(post(page, &act, &json!({ "seat": seat, "token": now, "action": "{" })), 400);
    assert_eq!(post(page, &act, &json!({ "seat": 200, "token": now, "action": action })), 403);
    assert_eq!(site.entries(&path), 0);
    assert_eq!(post(page, &act, &right_one), 204);
    assert_eq!(post(page, &act, &right_one), 409, "a double click acts once");
    assert_eq!(site.entries(&path), 1);
}

pub fn without_script(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.set_script_enabled(false);
    page.goto(&site.url("/"));
    page.follow(".go form button");
    let old = token(&page).expect("the first decision");
    if page.exists("details.places:not([open])") {
        page.click("details.places summary");
    }
    page.follow("form.choices .places button");
    assert_ne!(token(&page), Some(old));
    page.follow("form.undo button");
    assert!(token(&page).is_some());
    no_errors(&page);
}

pub fn curtain(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    site.create(&page, "second", "none");
    linked(&page);
    let mut luck = Luck(12);
    if page.exists(".curtain") {
        page.follow(".curtain a");
        linked(&page);
    }
    while !page.exists(".curtain") {
        press_one(&page, &mut luck);
    }
    assert_eq!(page.count("#map [data-piece], #map [data-place]"), 0);
    let seat = page.eval("document.getElementById('table').dataset.seat");
    let got = page.network_log();
    let told = if seat == "1" { tells_german } else { tells_soviet };
    let secret = got.iter().flat_map(|got| pieces(&got.text)).find(|piece| told(piece));
    assert_eq!(secret, None);
    page.follow(".curtain a");
    page.wait_for("form.choices");
    assert!(page.exists("#map [data-piece]"));
    no_errors(&page);
}
