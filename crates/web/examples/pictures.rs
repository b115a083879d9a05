//! Takes the pictures of docs/pictures from a running server:
//! `cargo run -p web --example pictures -- URL FOLDER [WHAT]`, where WHAT is `front`, `table`, `story`, `cards`,
//! `battle`, `street`, `zones`, `decks` or `film` for these alone.

use browser::{Browser, Page, Viewport};
use std::time::Duration;

const PHONE: Viewport = Viewport { width: 390, height: 844, scale: 2.0, touch: true };
const DESK: Viewport = Viewport { width: 1280, height: 800, scale: 1.0, touch: false };
const SCREEN: Viewport = Viewport { width: 1400, height: 900, scale: 1.0, touch: false };

/// How many actions are done before the table is taken.
const ACTIONS: usize = 14;

/// Whose eyes see it: the end of the picture's name, the screen, its light, the language.
type Look = (&'static str, Viewport, bool, &'static str);

fn main() {
    let mut words = std::env::args().skip(1);
    let (Some(url), Some(folder)) = (words.next(), words.next()) else {
        return eprintln!("give the address of a running server and a folder");
    };
    let only = words.next();
    let wanted = |what: &str| only.as_deref().is_none_or(|only| only == what);
    let browser = Browser::launch().expect("a browser");
    let page = |(_, view, dark, language): Look| {
        let page = browser.context().page(view);
        page.set_language(language);
        page.set_dark(dark);
        page
    };
    let take = |page: &Page, what: &str, look: Look| {
        page.screenshot(format!("{folder}/{what}-{}.png", look.0));
        println!("{what}-{}: {:?}", look.0, page.console_errors());
    };
    for look in [
        ("desk-en", DESK, false, "en"),
        ("desk-dark-de", DESK, true, "de"),
        ("phone-fr", PHONE, false, "fr"),
        ("phone-dark-ru", PHONE, true, "ru"),
    ] {
        let page = page(look);
        page.goto(&url);
        if wanted("front") {
            take(&page, "front", look);
        }
        if wanted("table") || wanted("story") {
            page.follow("article.title form button");
            page.wait_until("document.getElementById('table').dataset.linked === 'yes'");
            play(&page);
            take(&page, "table", look);
        }
        if wanted("story") {
            judge(&page, &url);
            take(&page, "story", look);
        }
    }
    for look in
        [("desk-en", SCREEN, false, "en"), ("desk-dark-de", SCREEN, true, "de"), ("phone-ru", PHONE, false, "ru")]
    {
        if wanted("cards") {
            let page = page(look);
            command(&page, &url);
            if look.0 == "desk-en" {
                page.hover("#map [data-piece^='hand-1-']");
                page.wait_for("#detail:not([hidden]) svg");
            }
            take(&page, "cards", look);
        }
    }
    for look in [
        ("desk-en", SCREEN, false, "en"),
        ("desk-dark-de", SCREEN, true, "de"),
        ("phone-ru", PHONE, false, "ru"),
        ("phone-dark-fr", PHONE, true, "fr"),
    ] {
        if wanted("battle") {
            let page = page(look);
            battle(&page, &url);
            take(&page, "battle", look);
        }
        for (what, title, scenario) in [("street", "stalingrad", "base"), ("zones", "crusade", "meeting")] {
            if wanted(what) {
                let page = page(look);
                begin(&page, &url, title, scenario);
                enliven(&page, LONG_PLAYS);
                take(&page, what, look);
            }
        }
    }
    for (title, what) in [("duel", "film-duel"), ("tank_commander", "film-cards")] {
        if wanted("film") {
            film(&page(("", SCREEN, false, "en")), &url, title, |step, page| {
                take(page, what, (step, SCREEN, false, "en"));
            });
        }
    }
    let desk = ("desk-en", SCREEN, false, "en");
    if wanted("lesson") {
        let page = page(desk);
        page.goto(&format!("{url}/learn/duel/4"));
        page.wait_for("#lesson .tint-goal");
        take(&page, "lesson", desk);
    }
    let dark = ("desk-dark-de", SCREEN, true, "de");
    for (what, address, look) in [
        ("builder", "/decks/tank_commander/build?ready=17.2-G-1943", desk),
        ("builder", "/decks/crusade/build?ready=de_standard", dark),
        ("card", "/cards/tank_commander/83", desk),
    ] {
        if wanted("decks") {
            let page = page(look);
            page.goto(&format!("{url}{address}"));
            take(&page, what, look);
        }
    }
}

/// A turn of the enemy in which something is hit, step by step.
fn film(page: &Page, url: &str, title: &str, take: impl Fn(&'static str, &Page)) {
    let hit = (0..20).find_map(|seed| struck(page, url, title, seed)).expect("a turn worth showing");
    page.click("#playback [value=brisk] + span");
    for (i, step) in (hit - 4..).zip(["1", "2", "3", "4"]) {
        page.eval(&format!("document.querySelectorAll('#dots button')[{i}].click()"));
        page.wait_until("table.dataset.playback === 'rewound'");
        take(step, page);
    }
}

/// Plays a match until something is hit in the fourth step of the enemy's turn or later; the number of that step.
fn struck(page: &Page, url: &str, title: &str, seed: u64) -> Option<u64> {
    page.goto(&format!("{url}/new/{title}"));
    page.click("input[name=side][value=second]");
    page.click("input[name=opponent][value=recruit]");
    page.follow("form.setup button.main");
    page.wait_until("document.getElementById('table')?.dataset.linked === 'yes'");
    page.click("#playback [value=off] + span");
    for i in seed.. {
        page.wait_until(
            "document.querySelector('form.choices button, .prompt.over') && table.dataset.playback === 'rest'",
        );
        let hit = page.eval(HIT).as_u64().filter(|hit| *hit > 3);
        if hit.is_some() || page.exists(".prompt.over") {
            return hit;
        }
        page.eval(&format!("({BOLD})({i})"));
        std::thread::sleep(Duration::from_millis(120));
    }
    None
}

/// The number of the last step of the enemy's turn in which something is hit.
const HIT: &str = "1 + [...document.querySelectorAll('#log li:has(.step-number)')] \
    .findLastIndex(line => line.matches('[data-cue=shot]:is([data-end=destroyed], [data-end=damaged])'))";

/// Presses what brings both sides together: forward, or anything but holding and ending.
const BOLD: &str = r#"i => {
    const all = [...document.querySelectorAll('form.choices button')];
    const ready = all.find(b => /auto_deploy|take_ready/.test(b.value));
    const bold = all.filter(b => /"(forward|drive|step_marker|activate_tank|fire|step|shoot)"/.test(b.value));
    const keen = all.filter(b => !/"(end|hold|pass|screen|withdraw|back)"/.test(b.value));
    const from = bold.length && i % 3 ? bold : keen.length ? keen : all;
    (ready ?? from[(i * 7) % from.length])?.click();
}"#;

/// A match of Blood & Steel in its third turn, when the Soviets have come: a German unit is in hand, its reach shown.
fn battle(page: &Page, url: &str) {
    begin(page, url, "prokhorovka", "quick");
    page.eval("document.querySelector('#playback [value=off]')?.click()");
    for i in 0..CHOICES {
        while page.eval("document.querySelector('form.choices button, .prompt.over') === null") == true {
            std::thread::sleep(Duration::from_millis(250)); // a bot may have a whole corps to bring on
        }
        if page.eval(TURN).as_u64() >= Some(3) && page.eval(TAKE_UP) == true {
            std::thread::sleep(Duration::from_millis(1500));
            if page.exists("#reach polygon.acts") {
                return;
            }
        }
        page.eval(&format!("({MARTIAL})({i})"));
        std::thread::sleep(Duration::from_millis(250));
    }
    panic!("nobody had a way to go in {CHOICES} choices");
}

/// How many actions at most are done before the battle is taken.
const CHOICES: usize = 160;

/// Takes up a fast unit that can act, if there is one.
const TAKE_UP: &str = r##"(unit => {
    unit?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return !!unit;
})(document.querySelector("#pieces .can:is([data-piece$='_rec'], [data-piece$='_pz'], [data-piece$='_spg'])"))"##;

/// The turn, as the panel has it.
const TURN: &str = "+(document.querySelector('.track .turn')?.textContent.match(/\\d+/)?.[0] ?? 0)";

/// Presses what makes a battle: shots, overruns, marches that go on, and the end of a phase now and then.
const MARTIAL: &str = r#"i => {
    const all = [...document.querySelectorAll('form.choices button')];
    const of = kinds => all.filter(b => kinds.some(kind => b.value.includes(`"${kind}"`)));
    const lists = [of(['attack']), of(['fire', 'shell', 'air']), of(['step']), of(['stop']), of(['march'])];
    const from = (i % 5 ? lists : []).find(list => list.length) ?? (of(['end']).length ? of(['end']) : all);
    from[(i * 7) % from.length]?.click();
}"#;

/// A match of Tank Commander after the first plays.
fn command(page: &Page, url: &str) {
    begin(page, url, "tank_commander", "kursk");
    enliven(page, PLAYS);
}

/// Begins a match as the first side against a recruit.
fn begin(page: &Page, url: &str, title: &str, scenario: &str) {
    page.goto(&format!("{url}/new/{title}"));
    page.click(&format!("input[name=scenario][value={scenario}]"));
    page.click("input[name=side][value=first]");
    page.click("input[name=opponent][value=recruit]");
    page.follow("form.setup button.main");
    page.wait_until("document.getElementById('table')?.dataset.linked === 'yes'");
}

/// Plays on for so many choices, or until somebody breaks in: a moment worth showing.
fn enliven(page: &Page, plays: usize) {
    for i in 0..plays {
        page.wait_until("document.querySelector('form.choices button') !== null");
        if i > plays / 2 && page.exists("#map [data-piece^='stack-']") {
            break;
        }
        page.eval(&format!("({LIVELY})({i})"));
        std::thread::sleep(Duration::from_millis(500));
    }
    page.wait_until("document.querySelector('form.choices button') !== null");
    std::thread::sleep(Duration::from_millis(1200));
}

/// How many actions at most are done before the cards are taken.
const PLAYS: usize = 44;
const LONG_PLAYS: usize = 60;

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
        let asked = "document.querySelector('form.choices button') && document.getElementById('table').dataset.playback !== 'playing'";
        page.wait_until(&format!("!!({asked})"));
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
