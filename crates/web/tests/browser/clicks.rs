//! What one sees at a glance and does with a click: the aim, the legend, words for everything, far places, reasons, the
//! board from either side.

use crate::prepared;
use crate::site::*;
use browser::{Browser, Context, Page, Viewport};
use serde_json::{Value, json};
use store::Holder;
use tank_commander::Action;
use tank_commander::state::Step;

fn no_errors(page: &Page) {
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// The Soviets against a bot, at their first decision.
fn soviets(site: &Site, context: &Context) -> (Page, String) {
    let page = context.page(Viewport::DESK);
    let path = site.create(&page, "second", "random");
    linked(&page);
    page.wait_for("form.choices");
    (page, path)
}

/// The aim stands above the board, the legend is one click or key away and stays as it was left, and everything on the
/// board and in the panel says in words what it is.
pub fn glance(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let (page, _) = soviets(&site, &context);
    assert!(page.text("#aim .won").contains("last T-34"), "{}", page.text("#aim"));
    assert!(page.text("#aim").contains("8 still hidden"), "{}", page.text("#aim"));
    let untold = "[...document.querySelectorAll('.track li:not(.turn), #map [role=button], .over-board :is(button, a.button)')]
        .filter(e => !/[a-z]{3}/i.test(e.title || e.getAttribute('aria-label') || e.querySelector('title')?.textContent || e.textContent))
        .map(e => e.outerHTML.slice(0, 90))";
    assert_eq!(page.eval(untold), json!([]));
    let title =
        |piece: &str| page.eval(&format!("document.querySelector('#map [data-piece={piece}] > title').textContent"));
    let own = title("marker-1").as_str().unwrap().to_owned();
    assert!(own.starts_with("Tank marker 1 at ") && own.contains("face-down: a "), "{own}");
    page.eval("document.querySelector('#map [data-piece=tiger-1]').focus()");
    page.press("ArrowRight");
    page.press("ArrowLeft");
    page.wait_until(
        "!document.getElementById('hint').hidden && /[a-z]{3}/.test(document.getElementById('hint').textContent)",
    );

    page.click("[data-legend]");
    page.wait_text("#legend:not([hidden]) dl", "Hidden T-34");
    for word in ["Tiger. Never destroyed", "not yet seen: a gun or a bluff", "Wood: ", "can be clicked now"] {
        assert!(page.text("#legend").contains(word), "{word}: {}", page.text("#legend"));
    }
    assert!(!page.text("#legend").contains("Hidden PAK"), "what a seat does not know is not in its legend");
    page.reload();
    page.wait_for("#legend:not([hidden]) dl");
    page.press("l");
    page.wait_until("document.getElementById('legend').hidden");
    page.reload();
    linked(&page);
    assert_eq!(page.eval("document.getElementById('legend').hidden"), true);
    no_errors(&page);
}

/// A place beside a piece that it can be moved to and on which nothing lies.
fn beside(page: &Page, piece: &str) -> String {
    let free = format!(
        "[...document.querySelectorAll('.choices button[data-spots^=\"piece:{piece} place:\"]')].map(b => b.dataset.spots.split('place:')[1])
            .find(place => !document.querySelector(`#map [data-at=\"${{place}}\"]`))"
    );
    format!("#map [data-place={}]", page.eval(&free).as_str().expect("a free place"))
}

/// A piece with so many choices and a place that it reaches by more than one step, both to be clicked, and where it is.
const FAR: &str = r#"(async () => {
    const seen = e => {
        const r = e?.getClientRects()[0];
        return r && e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
    };
    const { reach } = document.getElementById('table').dataset;
    for (const piece of document.querySelectorAll('#map [data-piece].can')) {
        const choices = [...document.querySelectorAll('.choices button')].filter(b => b.dataset.spots.split(' ')[0] === `piece:${piece.dataset.piece}`);
        if (!seen(piece) || choices.length < LEAST) continue;
        const ways = await fetch(`${reach}spot=piece:${piece.dataset.piece}`).then(answer => answer.json());
        for (const [to, , way, words] of ways) {
            const place = document.querySelector(`#map [data-place="${to.slice(6)}"]`);
            if (words && way.length > 2 && seen(place)) return [piece.dataset.piece, to.slice(6), piece.dataset.at, way.length - 1];
        }
    }
    return null;
})()"#;

struct Far {
    piece: String,
    place: String,
    name: String,
    to: String,
    from: String,
    steps: usize,
}

fn far(page: &Page) -> Far {
    page.wait_until("!document.getAnimations().some(motion => motion.id === 'glide')");
    let way = page.eval(&FAR.replace("LEAST", "2"));
    let text = |i: usize| way[i].as_str().expect("something can go far").to_owned();
    let (name, to, from) = (text(0), text(1), text(2));
    let (piece, place) = (format!("#map [data-piece='{name}']"), format!("#map [data-place='{to}']"));
    Far { piece, place, name, to, from, steps: way[3].as_u64().unwrap() as usize }
}

fn at(page: &Page, far: &Far) -> Value {
    page.eval(&format!("document.querySelector({}).dataset.at", json!(far.piece)))
}

/// A click far off sends the piece there by the best way, which is shown first; one undo takes all of it back.
pub fn far_away(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let (page, path) = soviets(&site, &context);
    let way = far(&page);
    page.click(&way.piece);
    page.wait_for("#marks .taken");
    page.hover(&way.place);
    page.wait_until(&format!("document.querySelectorAll('#lines line').length === {}", way.steps));
    page.wait_text("#hint", &format!("To {}: {} steps in one click", way.to, way.steps));
    let old = token(&page).unwrap();
    page.click(&way.place);
    wait_for_news(&page, &old);
    assert_eq!(at(&page, &way), way.to.as_str());
    assert_eq!(site.entries(&path), way.steps, "each step is in the log");
    let old = token(&page).unwrap();
    page.click("form.undo button");
    wait_for_news(&page, &old);
    assert_eq!(at(&page, &way), way.from.as_str(), "{}", way.name);
    assert_eq!(site.entries(&path), way.steps + 1, "and one line takes all of them back");
    page.wait_gone("form.undo");

    // By keyboard the same: the piece, the place, Enter.
    for (spot, old) in [(&way.piece, None), (&way.place, token(&page))] {
        page.eval(&format!("document.querySelector({}).focus()", json!(spot)));
        page.press("Enter");
        match old {
            None => page.wait_for("#marks .taken"),
            Some(old) => wait_for_news(&page, &old),
        }
    }
    assert_eq!(at(&page, &way), way.to.as_str());
    no_errors(&page);
}

/// The same with cards: a step of a group is three decisions, and nobody breaks in where there are no events.
pub fn far_with_cards(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let page = context.page(Viewport::DESK);
    let moves_or_fires = |action: &Action, all: &[Action]| match action {
        Action::Move(unit) => all.contains(&Action::Aim(*unit)),
        _ => false,
    };
    let (position, seat) = prepared::first("tanks-in-action", 3, |state| {
        let all = prepared::legal(state);
        state.table.step == Step::Play && all.iter().any(|action| moves_or_fires(action, &all))
    });
    let mut holders = [Holder::Bot("random".to_owned()), Holder::Bot("random".to_owned())];
    holders[seat.index()] = Holder::Open;
    let id = site.with_store(async |store| prepared::lay_out(store, &position, holders).await);
    let path = format!("/m/{id}");
    page.goto(&site.url(&path));
    page.follow("form[action$='/sit'] button");
    linked(&page);
    page.wait_for("form.choices");
    let way = far(&page);
    page.click(&way.piece);
    page.wait_for("#map [aria-pressed=true]");
    page.click(&way.piece);
    page.wait_for("#menu:not([hidden]) button + button");
    page.press("Escape");
    page.wait_gone("#menu:not([hidden])");
    page.click(&way.piece);
    page.wait_for("#map [aria-pressed=true]");
    let old = token(&page).unwrap();
    page.click(&way.place);
    wait_for_news(&page, &old);
    assert_eq!(at(&page, &way), way.to.as_str());
    assert_eq!(site.entries(&path), 3 * way.steps);
    let old = token(&page).unwrap();
    page.click("form.undo button");
    wait_for_news(&page, &old);
    assert_eq!((at(&page, &way), site.entries(&path)), (json!(way.from), 3 * way.steps + 1));
    no_errors(&page);
}

/// Every click that leads nowhere is answered, with the piece in hand in mind and for the enemy's pieces too; a second
/// click on a piece opens what else it can do, beside what can be clicked.
pub fn reasons(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let (page, _) = soviets(&site, &context);
    page.click("#map [data-piece=tiger-1]");
    page.wait_text("#toast.on", "an enemy Tiger");
    let way = far(&page);
    page.click(&way.piece);
    page.wait_for("#marks .taken");
    page.click("#map [data-place=A1]");
    page.wait_text("#toast.on", "A1 is out of reach");
    assert!(!page.exists("#marks .taken"), "it is put down");

    page.click(&way.piece);
    page.wait_for("#marks .taken");
    page.click(&way.piece);
    page.wait_for("#menu:not([hidden]) button + button");
    let covered = "(menu => [...document.querySelectorAll('#map .can')].map(e => e.getBoundingClientRect()).filter(r =>
        Math.min(r.right, menu.right) - Math.max(r.left, menu.left) > 1 && Math.min(r.bottom, menu.bottom) - Math.max(r.top, menu.top) > 1).length)
        (document.getElementById('menu').getBoundingClientRect())";
    assert_eq!(page.eval(covered), 0, "the menu covers what can be clicked");
    page.press("Escape");
    page.wait_gone("#menu:not([hidden])");

    // Nothing is in hand: who clicks on a place is offered what could go there.
    let old = token(&page).unwrap();
    page.click(&beside(&page, &way.name));
    page.wait_until(&format!(
        "!document.getElementById('menu').hidden || document.querySelector('.choices input[name=token]').value !== {}",
        json!(old)
    ));
    no_errors(&page);
}

/// The rings go with the pieces that glide, and on its way a piece takes no clicks.
pub fn gliding(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let (page, _) = soviets(&site, &context);
    // Every motion stops in the middle: what is seen there can be measured.
    page.eval(
        "Element.prototype.animate = (animate => function (...all) {
            const motion = animate.apply(this, all);
            motion.pause();
            motion.currentTime = 120;
            return motion;
        })(Element.prototype.animate), 0",
    );
    let way = far(&page);
    let first = beside(&page, &way.name);
    page.click(&way.piece);
    page.wait_for("#marks .taken");
    let old = token(&page).unwrap();
    page.click(&first);
    wait_for_news(&page, &old);
    page.wait_until(&format!(
        "document.querySelector({}).getAnimations().some(motion => motion.id === 'glide')",
        json!(way.piece)
    ));
    let middle = |selector: &str| {
        let middle = page.eval(&format!(
            "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector({}).getBoundingClientRect())",
            json!(selector)
        ));
        (middle[0].as_f64().unwrap(), middle[1].as_f64().unwrap())
    };
    let ring = middle(&format!("#marks [data-of='piece:{}']", way.name));
    let piece = middle(&format!("{} .k-in-hand", way.piece));
    assert!((ring.0 - piece.0).hypot(ring.1 - piece.1) < 3.0, "the ring is at {ring:?}, the piece at {piece:?}");
    let hit =
        format!("document.elementFromPoint({}, {})?.closest('[data-piece]')?.dataset.piece ?? ''", piece.0, piece.1);
    assert_ne!(page.eval(&hit), way.name.as_str(), "a piece on its way takes no clicks");
    no_errors(&page);
}

/// The board is seen from the other side at the press of a key, and stays so.
pub fn flip(browser: &Browser) {
    let site = Site::start();
    let context = browser.context();
    let (page, _) = soviets(&site, &context);
    let west = "(r => r.x + r.width / 2 < document.getElementById('board').getBoundingClientRect().width / 2)
        (document.querySelector('#map [data-place=E1]').getBoundingClientRect())";
    assert_eq!(page.eval(west), true);
    page.press("f");
    page.wait_until(&format!("!({west})"));
    page.wait_for("form.choices");
    let way = far(&page);
    page.click(&way.piece);
    page.wait_for("#marks .taken");
    let old = token(&page).unwrap();
    page.click(&way.place);
    wait_for_news(&page, &old);
    assert_eq!(at(&page, &way), way.to.as_str());
    page.reload();
    linked(&page);
    assert_eq!(page.eval(west), false, "it is remembered");
    page.click("[data-flip]");
    page.wait_until(west);
    no_errors(&page);

    // Cards: one's own strip lies below, whichever side one plays.
    page.goto(&site.url("/new/tank_commander"));
    page.click("input[name=scenario][value=kursk]");
    page.click("input[name=side][value=second]");
    page.click("input[name=opponent][value=random]");
    page.follow("form.setup button.main");
    linked(&page);
    page.wait_for("form.choices");
    let home = "document.getElementById('table').dataset.home.split(' ')[1]";
    assert_eq!(page.eval(home), "100", "who would sit above looks from there");
    let german = "document.querySelector('#map .tcb-strip-g').getBoundingClientRect().y";
    let before = page.eval(german).as_f64().unwrap();
    page.press("f");
    page.wait_until(&format!("Math.abs({german} - {before}) > 100"));
    assert_eq!(page.eval(home), "0");
    no_errors(&page);
}
