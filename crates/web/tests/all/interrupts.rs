//! How seats are asked whether they interrupt: who is left alone, what is remembered, and that nobody learns from it.

use crate::prepared::*;
use crate::wire::Host;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::ops::RangeInclusive;
use std::time::Duration;
use store::{Holder, MatchId, NewMatch, SeatRow, Status, Store};
use table::{Deed, Next, Pledge, Seat};
use tank_commander::State;
use titles::Hosted;
use web::Config;

/// A pause that does not end while somebody looks.
const FOR_EVER: RangeInclusive<Duration> = Duration::from_secs(3600)..=Duration::from_secs(3600);
const NONE: RangeInclusive<Duration> = Duration::ZERO..=Duration::ZERO;

/// Two people at a table, and who of them is asked.
struct Table {
    host: Host,
    id: MatchId,
    seat: u8,
}

fn config(interrupt_pause: RangeInclusive<Duration>) -> Config {
    Config { rate: 1e9, interrupt_pause, bot_pause: Duration::ZERO, ..Config::default() }
}

/// Whoever holds this seat sends these headers.
fn cookie(seat: u8) -> String {
    format!("cookie: steppe=token-{seat}\r\n")
}

async fn guest(store: &Store, seat: u8) -> Holder {
    let hash: [u8; 32] = Sha256::digest(format!("token-{seat}").as_bytes()).into();
    let known = store.session(hash).await.unwrap().map(|row| row.id);
    Holder::Session(match known {
        Some(session) => session,
        None => store.new_session(hash).await.unwrap(),
    })
}

/// The page of a seat, without what names the match.
async fn page(host: &Host, id: MatchId, seat: u8) -> String {
    let page = host.get(&format!("/m/{id}"), &cookie(seat)).await;
    assert_eq!(page.status, 200);
    let page = page.body.replace(&id.to_string(), "@");
    let (before, after) = page.split_once("shows=").expect("the page names what it shows");
    format!("{before}{}", &after[16..]) // the tag is made of all that is on the page, the match's name too
}

impl Table {
    async fn of(interrupt_pause: RangeInclusive<Duration>, position: &State, seat: u8) -> Table {
        let host = Host::start(config(interrupt_pause)).await;
        let holders = [guest(host.store(), 0).await, guest(host.store(), 1).await];
        let id = lay_out(host.store(), position, holders).await;
        Table { host, id, seat }
    }

    fn other(&self) -> u8 {
        1 - self.seat
    }

    async fn page(&self, seat: u8) -> String {
        page(&self.host, self.id, seat).await
    }

    async fn post(&self, what: &str, form: &str) -> u16 {
        let form = format!("seat={}&{form}", self.seat);
        let headers = format!("x-steppe: 1\r\n{}", cookie(self.seat));
        self.host.post(&format!("/m/{}/{what}", self.id), &headers, &form).await.status
    }

    /// The person who is asked passes.
    async fn pass(&self) -> u16 {
        let page = self.page(self.seat).await;
        let token = page.split("name=\"token\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        self.post("act", &format!("token={}&action=%22pass%22", token.expect("the page asks"))).await
    }

    async fn done(&self) -> Vec<(u8, Value)> {
        done(self.host.store(), self.id).await
    }

    /// Waits for what comes by itself.
    async fn passed(&self) {
        for _ in 0..2000 {
            if self.done().await.first() == Some(&(self.seat, json!({ "act": "pass" }))) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody has passed: {:?}", self.done().await);
    }

    /// Lets everything happen that would happen by itself.
    async fn nothing_happens(&self) {
        tokio::time::sleep(Duration::from_millis(150)).await;
        assert_eq!(self.done().await, []);
    }
}

fn asks(page: &str) -> bool {
    page.contains("form class=\"choices\"")
}

fn any() -> Asked {
    asked("own-force-custom", 1, |_| true)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_could_play_nothing_is_passed_for_and_who_could_is_asked() {
    let asked = any();
    let table = Table::of(NONE, &asked.idle, asked.seat.0).await;
    table.page(table.seat).await;
    table.passed().await;
    let table = Table::of(NONE, &asked.able, asked.seat.0).await;
    assert!(asks(&table.page(table.seat).await));
    table.nothing_happens().await;
    assert_eq!(table.pass().await, 204);
    table.passed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_always_wants_to_be_asked_is_asked() {
    let asked = any();
    let table = Table::of(FOR_EVER, &asked.idle, asked.seat.0).await;
    assert!(!asks(&table.page(table.seat).await));
    assert_eq!(table.post("passing", "asks=always&pace=even").await, 204);
    assert!(asks(&table.page(table.seat).await));
    table.nothing_happens().await;
    // What the seat has set is kept, and the other seat cannot set it.
    let other = format!("x-steppe: 1\r\n{}", cookie(table.other()));
    let (path, form) = (format!("/m/{}/passing", table.id), format!("seat={}&asks=always", table.seat));
    assert_eq!(table.host.post(&path, &other, &form).await.status, 403);
    let kept = table.host.store().seat_preferences(table.id).await.unwrap();
    assert_eq!(
        kept,
        [(table.seat, json!({ "settings": { "asks": "always", "only": "asked", "pace": "even" }, "pass_all": "no" }))]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_passes_everything_can_take_it_back() {
    let asked = any();
    let table = Table::of(FOR_EVER, &asked.able, asked.seat.0).await;
    assert!(asks(&table.page(table.seat).await));
    assert_eq!(table.post("passing", "order=pass").await, 204);
    assert!(!asks(&table.page(table.seat).await), "it is left alone");
    assert_eq!(table.post("passing", "order=ask").await, 204);
    assert!(asks(&table.page(table.seat).await));
    table.nothing_happens().await;
    assert_eq!(table.post("passing", "order=nonsense").await, 422);

    let table = Table::of(NONE, &asked.able, asked.seat.0).await;
    assert_eq!(table.post("passing", "order=pass").await, 204);
    table.passed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_tells_nobody_what_somebody_holds() {
    let asked = any();
    let seat = asked.seat.0;
    let mut seen = Vec::new();
    // Nothing to play; something to play, and thinking; something to play, and passed at once; left alone.
    for (position, passes, settings) in [
        (&asked.idle, false, ""),
        (&asked.able, false, ""),
        (&asked.able, true, ""),
        (&asked.able, false, "order=pass"),
        (&asked.idle, true, "asks=always&pace=even"),
    ] {
        let table = Table::of(FOR_EVER, position, seat).await;
        if !settings.is_empty() {
            assert_eq!(table.post("passing", settings).await, 204);
        }
        if passes {
            assert_eq!(table.pass().await, 204);
            assert!(!asks(&table.page(seat).await), "the pass is kept");
        }
        table.nothing_happens().await;
        seen.push(table.page(table.other()).await);
    }
    assert!(!asks(&seen[0]));
    assert!(seen.iter().all(|page| *page == seen[0]), "the pages of the other seat differ");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_as_long_with_nothing_to_play_as_with_something() {
    let asked = any();
    let mut seen = Vec::new();
    for position in [&asked.idle, &asked.able] {
        let host = Host::start(config(FOR_EVER)).await;
        let mut holders = [Holder::Bot("regular".to_owned()), Holder::Bot("regular".to_owned())];
        let person = 1 - asked.seat.0;
        holders[usize::from(person)] = guest(host.store(), person).await;
        let id = lay_out(host.store(), position, holders).await;
        let page = page(&host, id, person).await;
        // Longer than the bot would think.
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(done(host.store(), id).await, []);
        seen.push(page);
    }
    assert!(seen[0] == seen[1], "the pages of the person differ");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_who_need_not() {
    let asked = any();
    // Somebody who does not mind what the clock tells.
    let table = Table::of(FOR_EVER, &asked.idle, asked.seat.0).await;
    assert_eq!(table.post("passing", "asks=when-i-could").await, 204);
    table.passed().await;
    // Bots do not look at the clock.
    let host = Host::start(config(FOR_EVER)).await;
    let mut holders = [Holder::Bot("random".to_owned()), Holder::Bot("random".to_owned())];
    holders[asked.seat.index()] = guest(host.store(), asked.seat.0).await;
    let id = lay_out(host.store(), &asked.idle, holders).await;
    let table = Table { host, id, seat: asked.seat.0 };
    table.page(table.seat).await;
    table.passed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_shared_screen_nobody_is_passed_over() {
    let asked = any();
    let host = Host::start(config(NONE)).await;
    let both = guest(host.store(), asked.seat.0).await;
    let id = lay_out(host.store(), &asked.idle, [both.clone(), both]).await;
    let table = Table { host, id, seat: asked.seat.0 };
    let page = table.host.get(&format!("/m/{id}?as={}", table.seat), &cookie(table.seat)).await.body;
    assert!(asks(&page));
    table.nothing_happens().await;
    assert_eq!(table.post("passing", "asks=when-i-could").await, 204, "they do not mind");
    table.passed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_hold_in_all_matches_where_nothing_else_is_set() {
    let asked = any();
    let table = Table::of(FOR_EVER, &asked.idle, asked.seat.0).await;
    assert!(!asks(&table.page(table.seat).await));
    let own = cookie(table.seat);
    let kept = table.host.post("/settings", &own, "asks=always&pace=even").await;
    assert_eq!(kept.status, 303);
    assert!(asks(&table.page(table.seat).await), "at once, in a match that goes on");
    let settings = table.host.get("/settings", &own).await.body;
    assert!(settings.contains("value=\"always\" checked"), "{settings}");
    assert_eq!(table.post("passing", "asks=when-i-could&pace=even").await, 204);
    assert!(!asks(&table.page(table.seat).await), "what is set at the table comes first");
    // A stranger gets a session with it.
    let stranger = table.host.post("/settings", "", "asks=always").await;
    assert!(stranger.header("set-cookie").is_some_and(|cookie| cookie.starts_with("steppe=")));
    for nonsense in ["asks=never", "pace=even", ""] {
        let answer = table.host.post("/settings", &own, nonsense).await.status;
        assert!([303, 422].contains(&answer), "{nonsense}: {answer}");
    }
}

/// The same table with another pause for those who want their thought to fit in.
async fn covered(covered_pause: RangeInclusive<Duration>, position: &State, seat: u8) -> Table {
    let host = Host::start(Config { covered_pause, ..config(NONE) }).await;
    let holders = [guest(host.store(), 0).await, guest(host.store(), 1).await];
    let id = lay_out(host.store(), position, holders).await;
    let table = Table { host, id, seat };
    assert_eq!(table.post("passing", "asks=when-i-could&pace=covered").await, 204);
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_poker_face_every_pass_takes_the_same_pause_and_thought_fits_in() {
    let asked = any();
    let mut seen = Vec::new();
    for (position, passes) in [(&asked.idle, false), (&asked.able, false), (&asked.able, true)] {
        let table = covered(FOR_EVER, position, asked.seat.0).await;
        let page = table.page(table.seat).await;
        assert_eq!(asks(&page), position == &asked.able, "who could play is asked meanwhile");
        assert_eq!(page.contains("you pass in a few seconds"), position == &asked.able);
        if passes {
            assert_eq!(table.pass().await, 204);
        }
        table.nothing_happens().await;
        seen.push(table.page(table.other()).await);
    }
    assert!(seen.iter().all(|page| *page == seen[0]), "the pages of the other seat differ");
    // When it is over, who has played nothing has passed, whatever they hold.
    for position in [&asked.idle, &asked.able] {
        covered(NONE, position, asked.seat.0).await.passed().await;
    }
}

/// A position in which the first seat chooses in secret.
fn in_secret() -> Box<dyn Hosted> {
    let titles = registry::titles("en");
    let entry = titles.find("duel").unwrap();
    let mut game = entry.game.start(&entry.scenario(None).unwrap(), Pledge::of_number(1)).unwrap();
    for step in 0.. {
        let Next::Decide(seat) = game.next() else { panic!("it is over") };
        let choices = game.seen_by(Some(seat)).choices();
        let view = || game.seen_by(Some(Seat(1))).view().to_json();
        let (before, mut after) = (view(), game.copy());
        after.enter(seat, Deed::Act(choices[0].action.clone())).unwrap();
        if seat == Seat(0) && after.seen_by(Some(Seat(1))).view().to_json() == before {
            return game;
        }
        game.enter(seat, Deed::Act(choices[step % choices.len()].action.clone())).unwrap();
    }
    unreachable!()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_chooses_in_secret_without_a_sign() {
    // As long as the silence of a bot lasts, however much it does: nobody sees anything.
    let host = Host::start(Config { rate: 1e9, bot_pause: Duration::from_secs(3600), ..Config::default() }).await;
    let game = in_secret();
    let (title, person) = (game.title(), guest(host.store(), 1).await);
    let mut tables = Vec::new();
    for _ in 0..6 {
        let new = NewMatch {
            title: title.id.to_owned(),
            edition: title.edition,
            setup: game.setup(),
            position: Some(game.state()),
            secret: [7; 32],
            status: Status::Playing,
            ..NewMatch::default()
        };
        let seat = |seat, holder| SeatRow { seat, holder, invite: None };
        let seats = vec![seat(0, Holder::Bot("random".to_owned())), seat(1, person.clone())];
        let id = host.store().create_match(new, seats).await.unwrap();
        tables.push((id, page(&host, id, 1).await));
    }
    for _ in 0..2000 {
        for (id, before) in &tables {
            if !done(host.store(), *id).await.is_empty() {
                assert_eq!(page(&host, *id, 1).await, *before, "somebody sees that something was chosen");
                return;
            }
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no bot has chosen anything in secret");
}
