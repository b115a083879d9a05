//! Dice that nobody has chosen: drawn by both browsers, checked by both.

use crate::site::*;
use browser::{Browser, Page, Viewport};
use table::DrawnBy;
use table::record::{dice_of, verify};

/// What a browser noted before it showed its share: the hash of the host's secret.
fn noted(page: &Page, path: &str) -> String {
    let id = path.trim_start_matches("/m/");
    let noted = page.eval(&format!("JSON.parse(localStorage.getItem('dice {id}')).commitment"));
    noted.as_str().expect("it has noted something").to_owned()
}

fn record(page: &Page, path: &str) -> String {
    page.eval(&format!("fetch('{path}/match.jsonl').then(a => a.text())")).as_str().unwrap().to_owned()
}

/// Two people play; the dice of the record come from what both browsers drew, and both browsers find so.
pub fn honest(browser: &Browser) {
    let site = Site::start();
    let (left, right) = (browser.context(), browser.context());
    let (german, soviet) = (left.page(Viewport::DESK), right.page(Viewport::DESK));
    let path = site.create(&german, "first", "anyone");
    soviet.goto(&site.url(&path));
    soviet.click("details.dice summary");
    let shown = soviet.text("details.dice code");
    soviet.follow("form[action$='/sit'] button");
    for page in [&german, &soviet] {
        linked(page);
        assert_eq!(noted(page, &path), shown, "both saw the same before they showed anything");
    }
    for _ in 0..6 {
        press_one(asked([&german, &soviet]).unwrap(), &mut Luck(7));
    }
    german.follow(".business a[href$='/dice']");
    assert_eq!(german.text("dl.dice dd:first-of-type code"), shown);
    assert!(!german.exists("[data-proof]"), "the secret is one until the end");
    german.follow(".business a[href^='/m/']");
    linked(&german);
    german.click("form[action$='/resign'] button");
    for page in [&german, &soviet] {
        page.wait_for(".prompt.over");
        page.follow(".business a[href$='/dice']");
        page.wait_for(".verdict.good");
        assert!(page.text(".verdict").contains("that it noted"), "{}", page.text(".verdict"));
    }
    let record = record(&soviet, &path);
    verify::<duel::Duel>(&record).unwrap();
    let dice = dice_of(&record).unwrap();
    assert_eq!(dice.commitment(), shown);
    assert_eq!(dice.shares().iter().map(|share| share.drawn_by).collect::<Vec<_>>(), [DrawnBy::Player; 2]);

    let id = path.trim_start_matches("/m/");
    soviet.eval(&format!(
        "(() => {{ const kept = JSON.parse(localStorage.getItem('dice {id}')); kept.promises[0] = '00'.repeat(32);
        localStorage.setItem('dice {id}', JSON.stringify(kept)); }})()"
    ));
    soviet.reload();
    soviet.wait_for(".verdict.error");
    assert_eq!(german.console_errors(), Vec::<String>::new());
}

/// Against a bot one browser draws; one without script has the host draw, and is told so.
pub fn alone(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::PHONE);
    for (with_script, drawn_by) in [(true, DrawnBy::Player), (false, DrawnBy::Host)] {
        page.set_script_enabled(with_script);
        page.goto(&site.url("/"));
        page.follow(".go form button");
        if with_script {
            linked(&page);
        }
        page.set_script_enabled(true);
        let path = page.eval("location.pathname").as_str().unwrap().to_owned();
        page.goto(&site.url(&path));
        page.click("form[action$='/resign'] button");
        page.wait_for(".prompt.over");
        let record = record(&page, &path);
        verify::<duel::Duel>(&record).unwrap();
        let shares: Vec<DrawnBy> = dice_of(&record).unwrap().shares().iter().map(|share| share.drawn_by).collect();
        assert_eq!(shares, [drawn_by]);
    }
}
