//! A store that does not do its work, and the site on it.

use crate::wire::Host;
use serde_json::Value;
use std::future::pending;
use store::*;
use web::Config;

/// A store that never says which matches are unfinished.
struct Silent(Store);

macro_rules! pass_on {
    ($($name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*) => {$(
        fn $name(&self, $($arg: $kind),*) -> Answer<$out> {
            self.0.$name($($arg),*)
        }
    )*};
}

impl Storage for Silent {
    fn unfinished_bot_matches(&self) -> Answer<Vec<MatchId>> {
        Box::pin(pending())
    }

    pass_on! {
        create_match(row: NewMatch, seats: Vec<SeatRow>) -> MatchId;
        load_match(id: MatchId) -> Option<Loaded>;
        append(id: MatchId, entries: Vec<LogRow>) -> Append;
        take_seat(id: MatchId, seat: u8, expect: Holder, holder: Holder, share: Option<DiceShare>) -> bool;
        add_share(id: MatchId, seat: u8, expect: Option<DiceShare>, share: DiceShare) -> bool;
        set_status(id: MatchId, status: Status) -> ();
        list_for(session: SessionId, account: Option<AccountId>, limit: u32) -> Vec<Listed>;
        list_open(limit: u32) -> Vec<Listed>;
        list_finished(limit: u32) -> Vec<Listed>;
        unfinished() -> Vec<MatchId>;
        say(id: MatchId, remark: Remark) -> ChatLine;
        chat(id: MatchId, since: u32) -> Vec<ChatLine>;
        new_session(token_hash: [u8; 32]) -> SessionId;
        session(token_hash: [u8; 32]) -> Option<SessionRow>;
        bind_session(session: SessionId, account: AccountId) -> ();
        unbind_session(session: SessionId) -> ();
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
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_site_answers_before_the_bots_of_old_matches_are_woken() {
    let store = Store::on(Silent(Store::in_temporary().unwrap()));
    let host = Host::start_on(store, Config { rate: 1e9, ..Config::default() }).await;
    assert_eq!(host.get("/", "").await.status, 200);
}
