//! Learning: the guided first match, and the rulebook's examples on a board.

use crate::site::*;
use browser::{Browser, Page, Viewport};

/// Does what is shown until the idea is fulfilled.
fn as_shown(page: &Page) {
    page.press("h");
    for _ in 0..12 {
        page.wait_for(".choices button.shown, .reaction.right");
        if page.count(".reaction.right") > 0 {
            return;
        }
        let before = page.eval("document.querySelector('.choices input[name=token]').value");
        page.eval("document.querySelector('.choices button.shown').click()");
        page.wait_until(&format!(
            "document.querySelector('.choices input[name=token]')?.value !== {before} && document.querySelector('.choices button.shown, .reaction.right') !== null"
        ));
    }
    panic!("the idea has no end");
}

/// A newcomer learns every game by doing what each idea asks; a mistake is told and taken back; who leaves comes back
/// to the same idea.
pub fn lesson(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.goto(&site.url("/learn/duel"));
    page.wait_for(".speech.notched");
    page.wait_for("#lesson .tint-hand");
    page.press("w");
    page.wait_for("details.why[open]");
    page.click("#map [data-piece='marker-1']");
    page.wait_until("document.querySelector('.choices input[name=token]').value.includes('activate_tank')");
    page.goto(&site.url("/learn/duel/4"));
    assert!(page.count("#lesson .tint-danger") > 10 && page.count("#lesson .tint-goal") > 2);
    page.click("#map [data-piece='t34-1']");
    page.wait_until("document.querySelector('.choices input[name=token]').value.includes('drive')");
    page.eval("[...document.querySelectorAll('.choices button')].find(b => b.value.includes('end_move')).click()");
    page.wait_for(".reaction.wrong");
    page.wait_for("#lesson-over .cross, .reaction.wrong:not([data-cross])");
    assert!(page.text(".reaction.wrong").contains("Allowed, but E8"), "{}", page.text(".reaction.wrong"));
    assert_eq!(page.eval("document.querySelector('.choices input[name=token]').value.includes('drive')"), false);
    page.goto(&site.url("/"));
    page.goto(&site.url("/learn/duel"));
    assert_eq!(page.eval("location.pathname"), "/learn/duel/4", "it was left here");
    for title in ["duel", "tank_commander", "prokhorovka", "stalingrad", "crusade"] {
        page.goto(&site.url(&format!("/learn/{title}/1")));
        for _ in 0..page.count(".dots span") {
            as_shown(&page);
            page.follow(".reaction.right [data-go-on]");
        }
        page.wait_for(".learnt");
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());

    page.set_script_enabled(false);
    page.goto(&site.url("/learn/duel/2"));
    page.follow(".help button[data-key=h]");
    assert!(page.count("form.choices button") > 0, "forms suffice");
}

/// The picture of an example leads to its board; there it is tried and taken back.
pub fn example(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    page.goto(&site.url("/rules/duel#example-9"));
    page.wait_until("(i => i.complete && i.naturalWidth > 0)(document.querySelector('#example-9 img'))");
    page.follow("#example-9 a");
    page.wait_for("form.choices");
    page.eval("[...document.querySelectorAll('.choices button')].find(b => b.value === '\"end\"').click()");
    page.wait_for(".happened li");
    assert!(page.text(".happened").contains("destroyed"));
    page.press("u");
    page.wait_gone(".happened li");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
