//! No page has a fault that axe-core finds, of any impact: on a desk and on a phone, in light and in darkness.

use crate::prepared::{self, asked as somebody_asked};
use crate::site::*;
use ::prokhorovka::Prokhorovka;
use browser::{Browser, Page, Viewport};
use serde_json::json;
use std::path::PathBuf;
use store::Holder;
use table::Seat;

/// What to do where it is missing.
pub const ADVICE: &str = "no axe-core found: install it with `npm install --prefix target/axe axe-core` or set AXE to \
                          the path of its axe.min.js";

/// The script, where `.ci/run` puts it or where `AXE` says.
pub fn find() -> Option<PathBuf> {
    let usual = || PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../axe/node_modules/axe-core/axe.min.js");
    Some(std::env::var_os("AXE").map_or_else(usual, PathBuf::from)).filter(|path| path.is_file())
}

/// All rules, those for good practice too; of each fault what it is and where.
const RUN: &str = "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations.map(fault =>
    `${fault.id}, ${fault.impact}: ${fault.nodes.slice(0, 4).map(node => node.target.flat().join(' ')).join(' | ')}`))";

/// What axe-core says of pages.
struct Inspector {
    script: String,
    faults: Vec<String>,
}

impl Inspector {
    fn new() -> Inspector {
        let script = std::fs::read_to_string(find().expect(ADVICE)).expect("axe-core can be read");
        Inspector { script, faults: Vec::new() }
    }

    /// Looks at a page as it is, in light and in darkness.
    fn look(&mut self, page: &Page, what: &str) {
        page.wait_gone(".places[open] button:empty"); // words that are still to come
        if page.eval("typeof axe") == "undefined" {
            page.eval(&format!("{};0", self.script));
        }
        for dark in [false, true] {
            page.set_dark(dark);
            let found = page.eval(RUN);
            let light = if dark { "dark" } else { "light" };
            let found = found.as_array().expect("a list of faults").iter();
            self.faults.extend(found.map(|fault| format!("{what}, {light}: {}", fault.as_str().unwrap_or_default())));
        }
        page.set_dark(false);
    }

    /// Goes to pages and looks at each.
    fn visit(&mut self, site: &Site, page: &Page, device: &str, paths: &[&str]) {
        for path in paths {
            page.goto(&site.url(path));
            self.look(page, &format!("{path} on a {device}"));
        }
    }

    fn report(self) {
        assert!(self.faults.is_empty(), "axe-core finds {} faults:\n{}", self.faults.len(), self.faults.join("\n"));
    }
}

/// The page of a match that has not begun has promised its share of the dice.
const AT_REST: &str = "!document.querySelector('form[data-share]')";

const DEVICES: [(&str, Viewport); 2] = [("desk", Viewport::DESK), ("phone", Viewport::PHONE)];

/// The pages of the site, with matches on the lists of the front page.
pub fn pages(browser: &Browser) {
    let site = Site::start();
    let mut inspector = Inspector::new();
    for (device, viewport) in DEVICES {
        let context = browser.context();
        let page = context.page(viewport);
        let path = site.create(&page, "second", "random");
        page.wait_for("form.choices");
        assert_eq!(post(&page, &format!("{path}/resign"), &json!({ "seat": 1 })), 204);
        site.create(&page, "second", "random");
        page.wait_for("form.choices");
        let paths = ["/", "/new/duel", "/new/tank_commander", "/replay", "/account", "/settings", "/nowhere"];
        inspector.visit(&site, &page, device, &paths);
        let practice =
            ["/learn/duel/1", "/learn/duel/4", "/learn/duel/9", "/learn/tank_commander/3", "/examples/duel/9"];
        inspector.visit(&site, &page, device, &practice);
        page.goto(&site.url("/new/duel"));
        page.eval("document.querySelector('details.options').open = true");
        page.fill("input[name='option.max_turns']", "1");
        page.eval("document.querySelector('form.setup').noValidate = true");
        page.follow("form.setup button.main");
        inspector.look(&page, &format!("a setup that is refused on a {device}"));
        page.goto(&site.url("/account"));
        page.fill("form[action='/account/enter'] input[name=name]", "Nobody");
        page.fill("form[action='/account/enter'] input[name=password]", "wrong horse");
        page.follow("form[action='/account/enter'] button");
        inspector.look(&page, &format!("a wrong password on a {device}"));
    }
    inspector.report();
}

/// The rulebooks.
pub fn rulebooks(browser: &Browser) {
    let site = Site::start();
    let mut inspector = Inspector::new();
    for (device, viewport) in DEVICES {
        let page = browser.context().page(viewport);
        inspector.visit(&site, &page, device, &["/rules/duel", "/rules/tank_commander"]);
    }
    inspector.report();
}

/// Decks and cards.
pub fn decks(browser: &Browser) {
    let site = Site::start();
    let mut inspector = Inspector::new();
    for (device, viewport) in DEVICES {
        let page = browser.context().page(viewport);
        page.goto(&site.url("/decks/tank_commander/build?ready=17.2-G-1943"));
        page.follow("button[value=save]");
        let paths = [
            "/decks",
            "/decks/tank_commander",
            "/decks/tank_commander/build?ready=17.2-S-1944",
            "/decks/tank_commander/ready/hill621-G",
            "/decks/crusade",
            "/decks/crusade/build?ready=su_standard",
            "/decks/crusade/ready/de_lunch",
            "/new/crusade",
            "/cards",
            "/cards/tank_commander",
            "/cards/tank_commander/83",
            "/cards/tank_commander/15",
        ];
        inspector.visit(&site, &page, device, &paths);
    }
    inspector.report();
}

/// Waiting for somebody, the invitation, the table and all that opens over it, the curtain.
pub fn tables_of_duel(browser: &Browser) {
    let site = Site::start();
    let mut inspector = Inspector::new();
    for (device, viewport) in DEVICES {
        let (context, friend) = (browser.context(), browser.context());
        let page = context.page(viewport);
        let mut look = |page: &Page, what: &str| inspector.look(page, &format!("Duel, {what}, on a {device}"));
        site.create(&page, "first", "friend");
        page.wait_until(AT_REST);
        look(&page, "the lobby");
        let invitation = page.eval("new URL(document.querySelector('[data-link]').value).pathname");
        let other = friend.page(viewport);
        other.goto(&site.url(invitation.as_str().unwrap()));
        look(&other, "the invitation");

        site.create(&page, "second", "recruit");
        linked(&page);
        page.wait_for("form.choices");
        look(&page, "the first decision");
        let mut luck = Luck(9);
        for _ in 0..12 {
            page.wait_for("form.choices");
            press_one(&page, &mut luck);
        }
        page.wait_for("form.choices");
        look(&page, "in the middle");
        page.eval("document.querySelector('.business a[data-book]').click()");
        page.wait_for("#book[open] .contents");
        look(&page, "the rulebook over it");
        page.eval("document.querySelector('#book [data-close]').click()");
        page.eval("document.querySelector('[data-keys-help]').click()");
        page.wait_for("#keys[open]");
        look(&page, "the keys");
        let path = page.eval("location.pathname").as_str().unwrap().to_owned();
        other.goto(&site.url(&path));
        linked(&other);
        look(&other, "beside it");

        site.create(&page, "second", "none");
        if !page.exists(".curtain") {
            linked(&page);
        }
        until_curtain(&page, &mut luck);
        look(&page, "the curtain");
    }
    inspector.report();
}

fn until_curtain(page: &Page, luck: &mut Luck) {
    for _ in 0..200 {
        page.wait_for("form.choices, .curtain");
        if page.exists(".curtain") {
            return;
        }
        press_one(page, luck);
    }
    panic!("the screen is never handed over");
}

/// A finished match: the table, step by step, judged.
pub fn endings(browser: &Browser) {
    let site = Site::start();
    let mut inspector = Inspector::new();
    for (device, viewport) in DEVICES {
        let page = browser.context().page(viewport);
        let path = site.create(&page, "first", "recruit");
        linked(&page);
        let mut luck = Luck(7);
        for _ in 0..8 {
            page.wait_for("form.choices");
            press_one(&page, &mut luck);
        }
        assert_eq!(post(&page, &format!("{path}/resign"), &json!({ "seat": 0 })), 204);
        page.wait_for(".prompt.over");
        inspector.look(&page, &format!("the end on a {device}"));
        page.goto(&site.url(&format!("{path}/dice")));
        inspector.look(&page, &format!("the dice on a {device}"));
        page.goto(&site.url(&format!("{path}/story?at=3")));
        inspector.look(&page, &format!("step by step on a {device}"));
        page.follow("form[action$='/analyse'] button");
        page.wait_for(".analysis:not([data-growing])");
        page.click("details.numbers summary");
        inspector.look(&page, &format!("judged on a {device}"));
    }
    inspector.report();
}

/// Tank Commander: decks, deployment, an interrupt with a hand of cards, a card large.
pub fn tables_of_tank_commander(browser: &Browser) {
    let site = Site::start();
    let mut inspector = Inspector::new();
    for (device, viewport) in DEVICES {
        let (left, right) = (browser.context(), browser.context());
        let page = left.page(viewport);
        page.goto(&site.url("/new/tank_commander"));
        page.click("input[name=scenario][value=own-force]");
        page.click("input[name=opponent][value=random]");
        page.select("select[name=deck]", "build");
        page.follow("form.setup button.main");
        linked(&page);
        page.wait_for(".table-decks");
        inspector.look(&page, &format!("Tank Commander, a deck is chosen, on a {device}"));

        let asked = somebody_asked("own-force-custom", 1, |_| true);
        let holders = [Holder::Open, Holder::Open];
        let id = site.with_store(async |store| prepared::lay_out(store, &asked.able, holders).await);
        let path = format!("/m/{id}");
        let other = right.page(viewport);
        for (page, seat) in [(&page, asked.seat), (&other, Seat(1 - asked.seat.0))] {
            page.goto(&site.url(&path));
            page.follow(&format!("form[action$='/sit'] button[value='{}']", seat.0));
        }
        linked(&page);
        linked(&other);
        page.wait_for("form.choices");
        inspector.look(&page, &format!("Tank Commander, an interrupt, on a {device}"));
        page.eval("document.querySelector('#map [data-piece^=unit-]').focus()");
        page.press("i");
        inspector.look(&page, &format!("Tank Commander, with a card in focus, on a {device}"));
        inspector.look(&other, &format!("Tank Commander, the other seat, on a {device}"));
    }
    inspector.report();
}

/// Blood & Steel: an operations phase with a stack fanned out, and the legend.
pub fn tables_of_prokhorovka(browser: &Browser) {
    let site = Site::start();
    let mut inspector = Inspector::new();
    for (device, viewport) in DEVICES {
        let battle = crate::prokhorovka::before_an_overrun();
        let holders = [Holder::Bot("random".to_owned()), Holder::Open];
        let id = site.with_store(async |store| prepared::lay_out_of::<Prokhorovka>(store, &battle, holders).await);
        let context = browser.context();
        let page = context.page(viewport);
        page.goto(&site.url(&format!("/m/{id}")));
        page.follow("form[action$='/sit'] button");
        linked(&page);
        page.wait_for("form.choices");
        page.eval("document.querySelector('#pieces [data-piece=lah_pz]').focus()");
        page.press("ArrowRight");
        page.press("l");
        page.wait_for("#legend:not([hidden]) dl");
        inspector.look(&page, &format!("Blood & Steel with its legend on a {device}"));
    }
    inspector.report();
}
