//! A store that does not do its work, and the site on it.

use crate::wire::Host;
use serde_json::Value;
use std::future::{pending, ready};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use store::*;
use web::Config;

/// A store that does not say which matches are unfinished, and can be full.
#[derive(Clone)]
struct Faulty {
    store: Store,
    is_full: Arc<AtomicBool>,
    is_damaged: Arc<AtomicBool>,
    refused: Arc<AtomicUsize>,
}

impl Faulty {
    fn new() -> Faulty {
        let store = Store::in_temporary().unwrap();
        Faulty { store, is_full: Arc::default(), is_damaged: Arc::default(), refused: Arc::default() }
    }
}

macro_rules! pass_on {
    ($($name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*) => {$(
        fn $name(&self, $($arg: $kind),*) -> Answer<$out> {
            self.store.$name($($arg),*)
        }
    )*};
}

impl Storage for Faulty {
    fn unfinished_bot_matches(&self) -> Answer<Vec<MatchId>> {
        Box::pin(pending())
    }

    fn check(&self) -> Answer<Vec<String>> {
        let damage = self.is_damaged.load(Ordering::SeqCst).then(|| "page 7 is never used".to_owned());
        Box::pin(ready(Ok(damage.into_iter().collect())))
    }

    fn append(&self, id: MatchId, entries: Vec<LogRow>) -> Answer<Append> {
        if !self.is_full.load(Ordering::SeqCst) {
            return self.store.append(id, entries);
        }
        self.refused.fetch_add(1, Ordering::SeqCst);
        Box::pin(ready(Err(StoreError::Database { why: "full".into(), advice: "as a test" })))
    }

    pass_on! {
        create_match(row: NewMatch, seats: Vec<SeatRow>) -> MatchId;
        load_match(id: MatchId) -> Option<Loaded>;
        take_seat(id: MatchId, seat: u8, expect: Holder, holder: Holder, share: Option<DiceShare>) -> bool;
        add_share(id: MatchId, seat: u8, expect: Option<DiceShare>, share: DiceShare) -> bool;
        set_status(id: MatchId, status: Status) -> ();
        list_for(session: SessionId, account: Option<AccountId>, limit: u32) -> Vec<Listed>;
        list_open(limit: u32) -> Vec<Listed>;
        list_playing(limit: u32) -> Vec<Listed>;
        list_finished(limit: u32) -> Vec<Listed>;
        unfinished() -> Vec<MatchId>;
        say(id: MatchId, remark: Remark) -> ChatLine;
        chat(id: MatchId, since: u32) -> Vec<ChatLine>;
        new_session(token_hash: [u8; 32]) -> SessionId;
        session(token_hash: [u8; 32]) -> Option<SessionRow>;
        bind_session(session: SessionId, account: AccountId) -> ();
        end_session(session: SessionId) -> ();
        sessions_of(account: AccountId) -> Vec<OpenSession>;
        end_other_sessions(account: AccountId, but: SessionId) -> Vec<SessionId>;
        set_password(account: AccountId, password_phc: String) -> ();
        publish(id: MatchId, seats: Vec<u8>) -> bool;
        rematch_of(id: MatchId) -> Option<MatchId>;
        expire(waiting_since: u64, playing_since: u64, most: u32) -> Vec<MatchId>;
        create_account(name: String, password_phc: String) -> Registration;
        account(account: AccountId) -> Option<AccountRow>;
        account_by_name(name: String) -> Option<AccountRow>;
        preferences(who: Holder) -> Option<Value>;
        set_preferences(who: Holder, body: Value) -> ();
        seat_preferences(id: MatchId) -> Vec<(u8, Value)>;
        set_seat_preferences(id: MatchId, seat: u8, body: Value) -> ();
        claim_seats(session: SessionId, account: AccountId) -> u32;
        keep_deck(keeper: Keeper, place: Option<(DeckId, u32)>, deck: NewDeck) -> Kept;
        decks(keeper: Keeper) -> Vec<DeckRow>;
        deck(keeper: Keeper, id: DeckId) -> Option<DeckRow>;
        drop_deck(keeper: Keeper, id: DeckId) -> Option<DeckRow>;
        prepare(id: MatchId, seat: u8, prepared: Option<Value>) -> ();
        prepared(id: MatchId) -> Vec<(u8, Value)>;
        ping() -> ();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_site_answers_before_the_bots_of_old_matches_are_woken() {
    let host = Host::on(Store::on(Faulty::new()), Config { rate: 1e9, ..Config::default() }, registry::titles).await;
    assert_eq!(host.get("/", "").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_that_is_found_after_the_start_is_told_to_whoever_watches_over_the_server() {
    let faulty = Faulty::new();
    faulty.is_damaged.store(true, Ordering::SeqCst);
    let host = Host::on(Store::on(faulty), Config { rate: 1e9, ..Config::default() }, registry::titles).await;
    loop {
        let health = host.get("/health", "").await;
        if health.status == 500 {
            break assert_eq!(health.body, "the database is damaged\n");
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(host.get("/", "").await.status, 200, "what can be read is served");
}

/// The table, once it shows this; or the test hangs.
async fn until(host: &Host, path: &str, cookie: &str, shows: &str) -> String {
    loop {
        let page = host.get(path, cookie).await.body;
        if page.contains(shows) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_act_stops_trying_until_somebody_lets_it() {
    let faulty = Faulty::new();
    faulty.is_full.store(true, Ordering::SeqCst);
    let config = Config { rate: 1e9, bot_pause: Duration::ZERO, ..Config::default() };
    let host = Host::on(Store::on(faulty.clone()), config, registry::titles).await;
    let made = host.post("/new/duel", "", "opponent=random&side=first").await;
    let cookie = format!("cookie: {}\r\n", made.header("set-cookie").unwrap().split(';').next().unwrap());
    let path = made.header("location").unwrap().split('?').next().unwrap().to_owned();
    let page = until(&host, &path, &cookie, "The bot cannot act").await;
    assert!(page.contains("/try_again"));
    let refused = faulty.refused.load(Ordering::SeqCst);
    assert!((2..10).contains(&refused), "{refused} attempts");
    assert!(!host.get(&path, "").await.body.contains("/try_again"), "that is for who sits there");
    assert_eq!(host.post(&format!("{path}/try_again"), "", "").await.status, 403);
    assert_eq!(faulty.refused.load(Ordering::SeqCst), refused, "it waits");

    faulty.is_full.store(false, Ordering::SeqCst);
    assert_eq!(host.post(&format!("{path}/try_again"), &cookie, "").await.status, 303);
    until(&host, &path, &cookie, "prompt yours").await;
}
