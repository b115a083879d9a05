//! What any storage of matches promises.

use crate::*;
use serde_json::Value;
use std::pin::Pin;

/// The answer of a storage, to be awaited. Nothing happens before it is polled; once it was, a change
/// is carried out even if the answer is dropped.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A storage of matches. A change is durable when its answer comes, and happens wholly or not at all.
pub trait Storage: Send + Sync + 'static {
    /// Makes a match with these seats.
    fn create_match(&self, row: NewMatch, seats: Vec<SeatRow>) -> Answer<MatchId>;
    /// A match with its seats and its log, all of one moment; or [`StoreError::Damaged`].
    fn load_match(&self, id: MatchId) -> Answer<Option<Loaded>>;
    /// Appends consecutive entries to the log. Of two that race for the same place exactly one is
    /// stored. Entries that would leave a hole are an error.
    fn append(&self, id: MatchId, entries: Vec<LogRow>) -> Answer<Append>;
    /// Gives a seat to `holder` if it is still as `expect` says, and adds their share to the dice.
    /// With a share only while the match waits: once it is played, the dice are cast.
    fn take_seat(
        &self,
        id: MatchId,
        seat: u8,
        expect: Holder,
        holder: Holder,
        share: Option<DiceShare>,
    ) -> Answer<bool>;
    /// Adds a seat's share to the dice in place of what it has added so far, if that is still as `expect` says.
    /// Only while the match waits.
    fn add_share(&self, id: MatchId, seat: u8, expect: Option<DiceShare>, share: DiceShare) -> Answer<bool>;
    /// These seats want a private match to be seen by everybody; answers whether all people at it do, and it now is.
    fn publish(&self, id: MatchId, seats: Vec<u8>) -> Answer<bool>;
    /// The match that is played in return for this one, if somebody has asked for it and it has not ended.
    fn rematch_of(&self, id: MatchId) -> Answer<Option<MatchId>>;
    /// Throws away matches that nobody goes on with: those that wait and were not touched since one moment, those in
    /// play since another; at most so many. Answers which.
    fn expire(&self, waiting_since: u64, playing_since: u64, most: u32) -> Answer<Vec<MatchId>>;
    /// Says where a match stands.
    fn set_status(&self, id: MatchId, status: Status) -> Answer<()>;

    /// The matches in which this session or this account has a seat, the latest active first.
    fn list_for(&self, session: SessionId, account: Option<AccountId>, limit: u32) -> Answer<Vec<Listed>>;
    /// The waiting matches in which anyone may take a seat, the latest active first.
    fn list_open(&self, limit: u32) -> Answer<Vec<Listed>>;
    /// The matches in play that everybody may look at, the latest active first.
    fn list_playing(&self, limit: u32) -> Answer<Vec<Listed>>;
    /// The finished matches that everybody may look at, the latest active first.
    fn list_finished(&self, limit: u32) -> Answer<Vec<Listed>>;
    /// The matches that go on: in play, or waiting with every seat taken (if the server stopped in between).
    fn unfinished(&self) -> Answer<Vec<MatchId>>;
    /// Those of them in which a bot has a seat.
    fn unfinished_bot_matches(&self) -> Answer<Vec<MatchId>>;

    /// Says something at the table. It counts as no activity.
    fn say(&self, id: MatchId, remark: Remark) -> Answer<ChatLine>;
    /// What was said after line `since` (0: from the start), at most the last thousand lines.
    fn chat(&self, id: MatchId, since: u32) -> Answer<Vec<ChatLine>>;

    /// A new session by the hash of its token.
    fn new_session(&self, token_hash: [u8; 32]) -> Answer<SessionId>;
    /// The session of this token.
    fn session(&self, token_hash: [u8; 32]) -> Answer<Option<SessionRow>>;
    /// Logs a session in.
    fn bind_session(&self, session: SessionId, account: AccountId) -> Answer<()>;
    /// Logs a session out: from now on its token opens nothing.
    fn end_session(&self, session: SessionId) -> Answer<()>;
    /// The sessions that are logged in to an account, the latest first.
    fn sessions_of(&self, account: AccountId) -> Answer<Vec<OpenSession>>;
    /// Logs out all sessions of an account but one; answers which.
    fn end_other_sessions(&self, account: AccountId, but: SessionId) -> Answer<Vec<SessionId>>;

    /// Another password for an account.
    fn set_password(&self, account: AccountId, password_phc: String) -> Answer<()>;
    /// A new account by its name and the hash of its password.
    fn create_account(&self, name: String, password_phc: String) -> Answer<Registration>;
    /// An account.
    fn account(&self, account: AccountId) -> Answer<Option<AccountRow>>;
    /// The account of this name; upper and lower case count as the same.
    fn account_by_name(&self, name: String) -> Answer<Option<AccountRow>>;
    /// What a guest or an account has set for all their matches; nobody else has anything.
    fn preferences(&self, who: Holder) -> Answer<Option<Value>>;
    /// Sets it.
    fn set_preferences(&self, who: Holder, body: Value) -> Answer<()>;
    /// What was set for single seats of a match.
    fn seat_preferences(&self, id: MatchId) -> Answer<Vec<(u8, Value)>>;
    /// Sets it for one.
    fn set_seat_preferences(&self, id: MatchId, seat: u8, body: Value) -> Answer<()>;

    /// A guest's seats become the account's, and so do their decks and what the guest has set, unless the account has set it; answers
    /// how many seats.
    fn claim_seats(&self, session: SessionId, account: AccountId) -> Answer<u32>;

    /// Keeps a deck: a new one, or in place of that revision of an old one.
    fn keep_deck(&self, keeper: Keeper, place: Option<(DeckId, u32)>, deck: NewDeck) -> Answer<Kept>;
    /// The decks that somebody keeps, the latest first.
    fn decks(&self, keeper: Keeper) -> Answer<Vec<DeckRow>>;
    /// A deck, if it is theirs.
    fn deck(&self, keeper: Keeper, id: DeckId) -> Answer<Option<DeckRow>>;
    /// Throws a deck away, if it is theirs; answers what it was.
    fn drop_deck(&self, keeper: Keeper, id: DeckId) -> Answer<Option<DeckRow>>;

    /// Keeps what a seat of a match has prepared until the seat is asked for it; none takes it back.
    fn prepare(&self, id: MatchId, seat: u8, prepared: Option<Value>) -> Answer<()>;
    /// What the seats of a match have prepared.
    fn prepared(&self, id: MatchId) -> Answer<Vec<(u8, Value)>>;

    /// Does it answer at all?
    fn ping(&self) -> Answer<()>;
    /// Goes through all of it, which may take long: what is wrong, in the words of the database. Nothing if all is well.
    fn check(&self) -> Answer<Vec<String>>;
}
