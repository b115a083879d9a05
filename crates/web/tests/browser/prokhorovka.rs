//! Blood & Steel at the table: a whole match of two people, a formation's turn by mouse, finger and keyboard.

use crate::keyboard::{decide, decision};
use crate::prepared;
use crate::site::*;
use ::prokhorovka::field::Field;
use ::prokhorovka::pieces::Formation::{Corps18, Lah};
use ::prokhorovka::pieces::UnitId::*;
use ::prokhorovka::{Prokhorovka, Soviet, State};
use browser::{Browser, Context, Page, Viewport};
use serde_json::json;
use store::Holder;

fn no_errors(page: &Page) {
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Two brigades next to a lone battalion, as in the lesson, with artillery left.
pub fn before_an_overrun() -> State {
    let field = Field::battle(Corps18).put(&[Corps18N110, Corps18N170], "1709").put(&[LahSpg], "1710");
    field.artillery(Soviet, 1).position()
}

/// A page at this position, against a bot that plays at random; the path of its table.
fn sit(site: &Site, context: &Context, viewport: Viewport, position: &State, seat: u8) -> (Page, String) {
    let mut holders = [Holder::Bot("random".to_owned()), Holder::Bot("random".to_owned())];
    holders[usize::from(seat)] = Holder::Open;
    let id = site.with_store(async |store| prepared::lay_out_of::<Prokhorovka>(store, position, holders).await);
    let (page, path) = (context.page(viewport), format!("/m/{id}"));
    page.goto(&site.url(&path));
    page.follow("form[action$='/sit'] button");
    linked(&page);
    page.wait_for("form.choices");
    (page, path)
}

/// Two people play the ready-made set-up to its end.
pub fn two_people(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet) = (left.page(Viewport::DESK), right.page(Viewport::DESK));
    german.goto(&site.url("/new/prokhorovka"));
    german.click("input[name=scenario][value=quick]");
    german.click("input[name=side][value=first]");
    german.click("input[name=opponent][value=anyone]");
    german.follow("form.setup button.main");
    let path = german.eval("location.pathname").as_str().unwrap().to_owned();
    soviet.goto(&site.url(&path));
    soviet.follow("form[action$='/sit'] button");
    linked(&german);
    linked(&soviet);
    let (mut luck, mut actions) = (Luck(1943), 0);
    while let Some(page) = asked([&german, &soviet]) {
        press_one(page, &mut luck);
        actions += 1;
        assert!(actions < 3000, "the match does not end");
    }
    assert!(site.entries(&path) >= actions, "what is the only choice is done by itself");
    for page in [&german, &soviet] {
        no_errors(page);
        let record = page.eval(&format!("fetch('{path}/match.jsonl').then(a => a.text())"));
        table::record::verify::<Prokhorovka>(record.as_str().unwrap()).unwrap();
    }
}

/// A stack fans out under the mouse; a copy stands for its unit; a far hex is one click and one undo away; two brigades
/// overrun together, after the chances were told.
pub fn by_mouse(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let (page, path) = sit(&site, &context, Viewport::DESK, &before_an_overrun(), 1);
    page.hover("#map [data-piece='18tc_110']");
    page.wait_until("document.querySelectorAll('#fan [data-piece]').length === 2");
    page.click("#fan [data-piece='18tc_170']");
    page.wait_for("#pieces [data-piece='18tc_170'][aria-pressed=true]");
    page.hover("#map [data-place='1907']");
    page.wait_gone("#fan [data-piece]");
    page.wait_text("#hint", "To 1907");
    let old = token(&page).unwrap();
    page.click("#map [data-place='1907']");
    wait_for_news(&page, &old);
    page.wait_for("#pieces [data-piece='18tc_170'][data-at='1907']");
    assert_eq!(site.entries(&path), 5, "march, three steps, stop");
    let old = token(&page).unwrap();
    page.click("form.undo button");
    wait_for_news(&page, &old);
    page.wait_for("#pieces [data-piece='18tc_170'][data-at='1709']");

    let group = "[...document.querySelectorAll('.choices button')].find(b => b.value.includes('group'))";
    let old = token(&page).unwrap();
    page.eval(&format!("{group}.click()"));
    wait_for_news(&page, &old);
    page.hover("#pieces [data-piece='lah_spg']");
    page.wait_text("#detail", "First 1 SS PzJg fires at");
    let old = token(&page).unwrap();
    page.click("#pieces [data-piece='lah_spg']");
    wait_for_news(&page, &old);
    page.wait_until("document.querySelector('#log').textContent.includes('overrun')");
    no_errors(&page);
}

/// A finger opens a stack before it takes something up, and aims support from its box.
pub fn by_finger(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let (page, _) = sit(&site, &context, Viewport::PHONE, &before_an_overrun(), 1);
    page.eval("document.querySelector('[data-zoom=fit]').click()");
    page.tap("#pieces [data-piece='18tc_110']");
    page.wait_until("document.querySelectorAll('#fan [data-piece]').length === 2");
    assert!(!page.exists("#map [aria-pressed=true]"), "the first tap only shows what lies there");
    page.tap("#fan [data-piece='18tc_110']");
    page.wait_for("#pieces [data-piece='18tc_110'][aria-pressed=true]");
    no_errors(&page);
}

/// Unit symbols or silhouettes: the legend offers the other, and every page remembers it.
pub fn symbols(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let (page, path) = sit(&site, &context, Viewport::DESK, &before_an_overrun(), 1);
    let shown = |kind: &str| {
        let part = format!("getComputedStyle(document.querySelector('#pieces .k-by-{kind}')).display !== 'none'");
        page.eval(&part) == true
    };
    assert_eq!((shown("silhouette"), shown("nato")), (true, false));
    page.click("[data-legend]");
    page.follow("#legend a[href='/set/symbols/nato']");
    assert_eq!(page.eval("location.pathname"), json!(path), "one is back at the table");
    assert_eq!((shown("silhouette"), shown("nato")), (false, true));
    page.goto(&site.url("/settings"));
    page.follow("a[href='/set/symbols/silhouette']");
    page.goto(&site.url(&path));
    assert_eq!((shown("silhouette"), shown("nato")), (true, false));
}

/// The last turn of a small battle, by keyboard alone, to the end of the match.
pub fn by_keyboard(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let field = Field::of(Lah).turn(9).put(&[LahPz, LahRec], "1410").put(&[LahPg1], "1412").put(&[Rem183], "1609");
    let field = field.put(&[DrPz], "1314").put(&[TkPz], "0707");
    let position = field.put(&[Airborne23], "1711").air(Soviet, 0).position();
    let (page, path) = sit(&site, &context, Viewport::DESK, &position, 0);
    page.press("n");
    page.wait_for("#map :focus");
    let (mut luck, mut decisions) = (Luck(12), 0);
    while let Some(seen) = decision(&page) {
        decide(&page, &seen, &mut luck);
        decisions += 1;
        assert!(decisions < 300, "the match does not end");
    }
    assert!(decisions > 2 && site.entries(&path) >= decisions, "{decisions} decisions");
    no_errors(&page);
}
