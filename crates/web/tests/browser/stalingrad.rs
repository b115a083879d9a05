//! The Hell of Stalingrad at the table: a whole match of two, four who share hands, cards large, a street that burns.

use crate::keyboard;
use crate::site::*;
use browser::{Browser, Context, Page, Viewport};

/// A new match of this scenario that ends after turn 2.
fn begin(site: &Site, page: &Page, scenario: &str, opponent: &str) -> String {
    page.goto(&site.url("/new/stalingrad"));
    page.click(&format!("input[name=scenario][value={scenario}]"));
    page.click(&format!("input[name=opponent][value={opponent}]"));
    page.click("form.setup details summary");
    page.select("select[name='option.turn_limit']", "2");
    page.follow("form.setup button.main");
    page.eval("location.pathname").as_str().unwrap().to_owned()
}

/// Two people play to the end; neither page ever holds a card of the other hand.
pub fn two_people(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet) = (left.page(Viewport::DESK), right.page(Viewport::DESK));
    let path = begin(&site, &german, "base", "anyone");
    soviet.goto(&site.url(&path));
    soviet.follow("form[action$='/sit'] button");
    [&german, &soviet].into_iter().for_each(linked);
    let (mut luck, mut actions, mut fought) = (Luck(1942), 0, false);
    while let Some(page) = asked([&german, &soviet]) {
        fought = fought || page.exists("#map [data-piece^='unit-']");
        press_one(page, &mut luck);
        actions += 1;
        assert!(actions < 2000, "the match does not end");
    }
    assert!(fought, "units have entered a building");
    assert_eq!(site.strokes(&path), actions);
    for (page, enemy) in [(&german, "hand-s1-"), (&soviet, "hand-g1-")] {
        let got = page.network_log().into_iter().filter(|got| got.url.contains("/m/")).map(|got| got.text);
        let told: Vec<String> = got.filter(|text| !text.contains("prompt over") && text.contains(enemy)).collect();
        assert_eq!(told.first(), None, "a card of the other hand was sent");
        let record = page.eval(&format!("fetch('{path}/match.jsonl').then(a => a.text())"));
        table::record::verify::<stalingrad::Stalingrad>(record.as_str().unwrap()).unwrap();
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

/// Four sit down, share out their formations, and see the hands of their own team alone.
pub fn four(browser: &Browser) {
    let site = Site::start();
    let contexts: Vec<Context> = (0..4).map(|_| browser.context()).collect();
    let pages: Vec<Page> = contexts.iter().map(|context| context.page(Viewport::DESK)).collect();
    let path = begin(&site, &pages[0], "teams", "anyone");
    for page in &pages[1..] {
        page.goto(&site.url(&path));
        page.follow("form[action$='/sit'] button");
    }
    pages.iter().for_each(linked);
    for (page, (own, enemy)) in pages.iter().zip([("g", "s"), ("g", "s"), ("s", "g"), ("s", "g")]) {
        for mate in ["1", "2"] {
            page.wait_for(&format!("#map [data-piece^='hand-{own}{mate}-']"));
            assert!(!page.exists(&format!("#map [data-piece^='hand-{enemy}{mate}-']")));
            assert!(page.exists(&format!("#map [data-piece='commander-{enemy}{mate}']")));
        }
    }
    whisper(&pages);
    let mut luck = Luck(7);
    for _ in 0..12 {
        let asked = (0..600).find_map(|_| {
            std::thread::sleep(std::time::Duration::from_millis(20));
            pages.iter().find(|page| page.exists("form.choices"))
        });
        press_one(asked.expect("somebody is asked"), &mut luck);
    }
    for page in &pages {
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

/// What one of four says to the team is heard by the mate and by nobody else.
fn whisper(pages: &[Page]) {
    pages[0].click(".talk summary");
    pages[0].fill(".talk input", "Tomorrow the elevator");
    pages[0].click(".talk button[value=team]");
    pages[1].wait_until("document.querySelector('.talk li.to-team')?.textContent.includes('Tomorrow the elevator')");
    pages[0].fill(".talk input", "Good morning");
    pages[0].click(".talk button:not([value])");
    for page in pages {
        page.wait_until("document.querySelector('.talk li')?.textContent.includes('Good morning')");
    }
    for enemy in &pages[2..] {
        let told = enemy.network_log().into_iter().any(|got| got.text.contains("Tomorrow the elevator"));
        assert!(!told && !enemy.exists(".talk li.to-team"), "the enemy has heard it");
    }
}

/// A card and a division are shown large; what a card would do is told; a card goes where it is clicked.
pub fn desk(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(Viewport { width: 1400, height: 900, scale: 1.0, touch: false });
    page.goto(&site.url("/learn/stalingrad/3"));
    page.wait_for("#map [data-piece='hand-g1-GB01']");
    page.hover("#map [data-piece='hand-g1-GB01']");
    page.wait_for("#detail:not([hidden]) svg.hs-face");
    assert!(page.exists("#detail li a[data-rule]"), "{}", page.text("#detail"));
    page.hover("#map [data-piece='formation-G03']");
    page.wait_until("document.getElementById('detail').textContent.includes('71st Infantry')");
    page.click("#map [data-piece='hand-g1-GB01']");
    page.wait_until("document.querySelector('#map [aria-pressed]')?.dataset.piece === 'hand-g1-GB01'");
    page.click("#map [data-piece='formation-G03']");
    page.wait_for(".reaction.right");
    assert_eq!(page.console_errors(), Vec::<String>::new());
    for address in ["/cards/stalingrad", "/cards/stalingrad/11", "/cards/stalingrad/203"] {
        page.goto(&site.url(address));
        assert!(page.exists("svg.hs-face"), "{address}");
    }
    page.goto(&site.url("/cards/stalingrad"));
    page.fill("input[name=find]", "stuka strike");
    page.wait_until("document.querySelectorAll('.cards article:not([hidden])').length === 1");
}

/// A match by keys alone, to its end.
pub fn by_keyboard(browser: &Browser) {
    let site = Site::start();
    let page = browser.context().page(Viewport::DESK);
    let path = begin(&site, &page, "base", "random");
    page.wait_for("#table[data-linked=yes]");
    let decisions = keyboard::play_on(&page, 1942);
    assert!(decisions > 10 && site.entries(&path) > decisions, "{decisions} decisions");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
