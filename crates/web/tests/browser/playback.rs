//! What happens is shown as it happens: on the board as it lay before, in order, as slowly as one likes, and again.

use crate::prepared;
use crate::site::*;
use browser::{Browser, Page, Viewport};
use duel::events::Effect;
use duel::pieces::Weapon;
use duel::{Action, Duel, Event};
use serde_json::json;
use store::Holder;
use table::{Rules, Seat};
use tank_commander::TankCommander;
use web::Playback;

const DESK: Viewport = Viewport { width: 1400, height: 900, scale: 1.0, touch: false };

/// Writes down what appears on the board and in the voice, in order, and how often anything is moved.
const WATCH: &str = r#"(() => {
    window.seen = []; window.spoken = []; window.moved = 0;
    const added = (list) => list.flatMap(({ addedNodes }) => [...addedNodes]).filter(node => node.nodeType === 1);
    const inside = (node) => [node, ...node.querySelectorAll('*')];
    const watch = (id, work) => new MutationObserver(work).observe(document.getElementById(id), { childList: true, subtree: true });
    watch('traces', (list) => { for (const node of added(list).flatMap(inside)) seen.push(...node.classList); });
    watch('pieces', () => seen.push('swapped'));
    watch('voice', () => spoken.push(document.getElementById('voice').textContent));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { moved += 1; return animate.apply(this, how); };
    return true;
})()"#;

/// A table where one is about to do something that the other will see: the first's page, the second's, and the action.
struct Moment {
    _site: Site,
    doer: Page,
    viewer: Page,
    action: String,
}

impl Moment {
    fn of<R: Rules>(
        browser: &Browser,
        (playback, view): (Playback, Viewport),
        (position, seat, action): (R::State, Seat, R::Action),
        prepare: impl FnOnce(&Page),
    ) -> Moment {
        let site = Site::showing(playback);
        let open = [Holder::Open, Holder::Open];
        let id = site.with_store(async |store| prepared::lay_out_of::<R>(store, &position, open).await);
        let path = format!("/m/{id}");
        let sit = |page: &Page, seat: Seat| {
            page.goto(&site.url(&path));
            page.follow(&format!("form[action$='/sit'] button[value='{}']", seat.0));
        };
        let (doer, viewer) = (browser.context().page(DESK), browser.context().page(view));
        prepare(&viewer);
        sit(&doer, seat);
        sit(&viewer, Seat(1 - seat.0));
        linked(&doer);
        linked(&viewer);
        assert_eq!(viewer.eval(WATCH), true);
        Moment { _site: site, doer, viewer, action: serde_json::to_string(&action).unwrap() }
    }

    /// The first does it; waits until the second has seen all of it.
    fn happens(&self) {
        let button = json!(self.action);
        let pressed = self.doer.eval(&format!(
            "(b => (b?.click(), !!b))([...document.querySelectorAll('form.choices button')].find(b => b.value === {button}))"
        ));
        assert_eq!(pressed, true, "{} is offered", self.action);
        self.viewer.wait_until("document.querySelectorAll('#dots button').length > 0");
        self.rests();
    }

    fn rests(&self) {
        self.viewer.wait_until("document.getElementById('table').dataset.playback === 'rest'");
    }

    fn seen(&self) -> Vec<String> {
        let seen = self.viewer.eval("seen");
        seen.as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    }
}

/// A German weapon is about to destroy a T-34, one shot after the other.
fn shot_in_duel() -> (duel::State, Seat, Action) {
    let destroys = |_: &duel::State, _, event: &Event| matches!(event, Event::Fired { at: Weapon::T34(_), shot, .. } if shot.effect == Effect::Destroyed);
    prepared::moment::<Duel>("summer-s1", |action| matches!(action, Action::Fire { .. }), destroys)
}

fn duel_at(browser: &Browser, playback: Playback, view: Viewport, prepare: impl FnOnce(&Page)) -> Moment {
    Moment::of::<Duel>(browser, (playback, view), shot_in_duel(), prepare)
}

/// First the shot, then the board; then its traces, numbered alike on board, bar and story, and the tray.
pub fn shot(browser: &Browser) {
    let moment = duel_at(browser, Playback::Brisk, DESK, |_| {});
    moment.happens();
    let (page, seen) = (&moment.viewer, moment.seen());
    let first =
        |word: &str| seen.iter().position(|other| other == word).unwrap_or_else(|| panic!("{word} in {seen:?}"));
    assert!(first("bullet") < first("target").max(first("swapped")), "{seen:?}");
    assert!(first("doer") < first("bullet") && first("bullet") < first("swapped"), "{seen:?}");
    assert_eq!(page.count("#dots button"), page.count("#traces .number"), "as many badges as dots");
    assert_eq!(page.count("#dots button"), page.count("#log .step-number"), "and as many numbers in the story");
    assert!(page.exists("#traces .trace.shot .wreck") && page.exists("#traces .points"), "a wreck and points stay");
    assert!(page.exists("#bubble:not([hidden]) .sum .shield") && page.exists("#bubble .sum .total"), "the sum is told");
    assert!(page.exists("#losses .tray.of-soviet button.newest"), "the T-34 lies in the tray");
    let line = page.text("#log li[data-cue=shot] b");
    assert!(line.contains("destroyed"), "the result comes first: {line}");
    page.wait_until("spoken.length > 0");
    let spoken = page.eval(&format!("spoken.filter(text => text.includes({})).length", json!(line)));
    assert_eq!(spoken, 1, "told once to those who hear the table");
    page.hover("#log li[data-cue=shot] button");
    page.wait_for("#traces .lights .lit");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// R shows it again on the board as it lay, Space ends that; step by step one stays there.
pub fn again(browser: &Browser) {
    let moment = duel_at(browser, Playback::Brisk, DESK, |_| {});
    moment.happens();
    let page = &moment.viewer;
    let pieces = "document.getElementById('pieces').innerHTML";
    let now = page.eval(pieces);
    page.eval("seen.length = 0");
    page.press("r");
    page.wait_until("seen.includes('bullet')");
    page.press(" ");
    moment.rests();
    assert_eq!(page.eval(pieces), now, "the board lies as it did");
    assert!(!page.exists("#table.rewound"));
    page.click("#playback [data-reel=back]");
    page.wait_until("document.getElementById('table').dataset.playback === 'rewound'");
    assert!(page.exists("#traces .bullet"), "all of the picture stays");
    assert_ne!(page.eval(pieces), now, "the board lies as it did before the shot");
    page.press("Escape");
    moment.rests();
    assert_eq!(page.eval(pieces), now);
    page.click("#log li[data-cue=shot] button");
    page.wait_until("document.getElementById('table').dataset.playback === 'playing'");
    page.click("#playback [data-reel=skip]");
    moment.rests();
    assert_eq!(page.eval(pieces), now);
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// The same marks, and no motion at all.
pub fn still(browser: &Browser) {
    let moment = duel_at(browser, Playback::Brisk, DESK, Page::set_still);
    moment.happens();
    assert_eq!(moment.viewer.eval("moved"), 0);
    assert!(moment.seen().contains(&"bullet".to_owned()), "{:?}", moment.seen());
    assert!(moment.viewer.exists("#playback [value=calm]:checked"));
    assert!(moment.viewer.exists("#traces .trace.shot"));
}

/// At once; what it was can be read at rest, until one decides.
pub fn off(browser: &Browser) {
    let moment = duel_at(browser, Playback::Off, DESK, |_| {});
    moment.happens();
    let page = &moment.viewer;
    assert!(!moment.seen().contains(&"event".to_owned()) || page.count("#traces .event") == 0);
    assert!(page.exists("#traces .trace.shot .wreck") && page.exists("#bubble:not([hidden]) .sum"));
    page.click("#playback .pace label:last-of-type");
    page.reload();
    linked(page);
    assert!(page.exists("#playback [value=calm]:checked"), "the pace is kept");
    assert!(page.exists("#traces .trace.shot"), "a page that was opened anew knows the turn, too");
}

/// The board is panned to an event out of sight.
pub fn phone(browser: &Browser) {
    let moment = duel_at(browser, Playback::Brisk, Viewport::PHONE, |_| {});
    let page = &moment.viewer;
    page.eval("[...'aaaaaa'].forEach(() => document.querySelector('[data-zoom=in]').click())");
    moment.happens();
    let in_sight = page.eval(
        r#"(() => {
            const place = document.querySelector('#log li[data-cue=shot]').dataset.way.split(' ')[0];
            const box = document.querySelector(`#map [data-place="${place}"]`).getBoundingClientRect();
            const room = document.getElementById('board').getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
        })()"#,
    );
    assert_eq!(in_sight, true);
    assert!(page.exists("#losses .tray"));
}

/// A die with what it had to show, and what came of it in words.
pub fn dice(browser: &Browser) {
    use tank_commander::{Action, Event};
    let may_fire = |action: &Action| !matches!(action, Action::End);
    let in_own_turn = |state: &tank_commander::State, seat, event: &Event| {
        matches!(event, Event::Shot { .. }) && state.table.active() == seat
    };
    let position = prepared::moment::<TankCommander>("kursk", may_fire, in_own_turn);
    let moment = Moment::of::<TankCommander>(browser, (Playback::Brisk, DESK), position, |_| {});
    moment.happens();
    let page = &moment.viewer;
    page.click("#dots button");
    page.wait_until("document.getElementById('table').dataset.playback === 'rewound'");
    assert!(page.exists("#bubble:not([hidden]) .die b"), "{}", page.text("#log"));
    assert!(page.text("#bubble .die small").contains("or less"));
    assert!(moment.seen().contains(&"bullet".to_owned()), "{:?}", moment.seen());
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// From the oldest to the newest, a heading a turn, small steps for who wants them, sides by their names.
pub fn story(browser: &Browser) {
    let site = Site::start();
    let (german, soviet) = (browser.context(), browser.context());
    let (first, second, _) = site.two(&german, &soviet);
    let mut luck = Luck(3);
    while second.count("#log li.turn") < 3 {
        press_one(asked([&first, &second]).expect("the match goes on"), &mut luck);
    }
    settled(&second);
    let turns = second.eval("[...document.querySelectorAll('#log .turn')].map(turn => turn.textContent)");
    assert_eq!(turns, json!(["Turn 1", "Turn 2", "Turn 3"]));
    let story = second.text("#log");
    assert!(!story.contains("Seat ") && !story.contains("Player "), "{story}");
    let hidden = "[...document.querySelectorAll('#log .aside')].filter(line => line.checkVisibility()).length";
    assert_eq!(second.eval(hidden), 0);
    second.click(".how label:first-of-type");
    assert_ne!(second.eval(hidden), 0);
    let ends = "(log => log.scrollHeight - log.scrollTop - log.clientHeight < 2)(document.getElementById('log'))";
    second.eval("document.getElementById('log').scrollTop = 0");
    second.wait_for("#now:not([hidden])");
    second.click("#now");
    second.wait_until(ends);
}
