//! What is stored, in the words of the table.

use crate::{AccountId, MatchId, SessionId};
use serde_json::Value;
use std::fmt;
use table::{DrawnBy, Pledge, Seat, Share};

/// A match to be made.
#[derive(Clone, PartialEq, Default)]
pub struct NewMatch {
    /// The id of its title.
    pub title: String,
    /// The edition of the title's rules.
    pub edition: u32,
    /// What was agreed.
    pub setup: Value,
    /// The position that it starts from, if not from its setup.
    pub position: Option<Value>,
    /// The published hash of the secret.
    pub commitment: String,
    /// The host's secret: the dice follow from it and the shares.
    pub secret: [u8; 32],
    /// What those who sit already add to the dice.
    pub shares: Vec<ShareRow>,
    /// What its maker calls it.
    pub name: String,
    /// The match that it is played in return for.
    pub rematch_of: Option<MatchId>,
    /// How it begins: waiting, or in play if every seat is taken.
    pub status: Status,
    /// Who may look.
    pub visibility: Visibility,
}

/// Who may look at a match, read its chat and its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Visibility {
    /// Everybody.
    #[default]
    Public,
    /// Those who sit at it.
    Private,
}

/// A match without its seats and its log.
#[derive(Clone, PartialEq)]
pub struct MatchRow {
    /// Its name in addresses.
    pub id: MatchId,
    /// The id of its title.
    pub title: String,
    /// The edition of the title's rules.
    pub edition: u32,
    /// What was agreed.
    pub setup: Value,
    /// The position that it started from, if not from its setup.
    pub position: Option<Value>,
    /// The published hash of the secret.
    pub commitment: String,
    /// The host's secret: shown only when the match has ended.
    pub secret: [u8; 32],
    /// What the players add to the dice, in the order of their seats.
    pub shares: Vec<ShareRow>,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// What its maker calls it.
    pub name: String,
    /// The match that it is played in return for.
    pub rematch_of: Option<MatchId>,
    /// Where it stands.
    pub status: Status,
    /// Who may look.
    pub visibility: Visibility,
}

impl MatchRow {
    /// The dice as far as shares were given: the match's own once all were.
    pub fn pledge(&self) -> Pledge {
        let mut pledge = Pledge::new(self.secret);
        for ShareRow { seat, share } in &self.shares {
            if let DiceShare::Given(drawn_by, bytes) = share {
                pledge.add(Share { seat: Seat(*seat), drawn_by: *drawn_by, bytes: bytes.clone() });
            }
        }
        pledge
    }
}

/// A match with its seats in order and its log.
pub type Loaded = (MatchRow, Vec<SeatRow>, Vec<LogRow>);

/// Where a match stands.
#[derive(Clone, Debug, PartialEq, Default)]
pub enum Status {
    /// Seats are open.
    #[default]
    Waiting,
    /// It is being played.
    Playing,
    /// It has ended.
    Finished {
        /// How.
        how: Value,
    },
    /// It cannot be played on.
    Damaged {
        /// What is wrong with it.
        why: String,
    },
}

/// A seat and who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which seat, counted from 0.
    pub seat: u8,
    /// Who holds it.
    pub holder: Holder,
    /// The hash of the token in its secret link. Counts while the holder is [`Holder::Invited`].
    pub invite: Option<String>,
}

/// What a seat adds to the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareRow {
    /// Which seat.
    pub seat: u8,
    /// How far it has come.
    pub share: DiceShare,
}

/// A share of the dice on its way: first its hash, and when all have said theirs, the share.
#[derive(Clone, PartialEq, Eq)]
pub enum DiceShare {
    /// The hash of a share that only the player's browser knows.
    Promised([u8; 32]),
    /// The share, and who drew it.
    Given(DrawnBy, Vec<u8>),
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody: anyone may take it.
    Open,
    /// Nobody yet: whoever brings the secret link may take it.
    Invited,
    /// A guest.
    Session(SessionId),
    /// Somebody with an account.
    Account(AccountId),
    /// A bot of this level and character: `veteran` or `veteran:bold`.
    Bot(String),
}

/// One line of a match's log. Its body is the business of those who play it back.
#[derive(Clone, Debug, PartialEq)]
pub struct LogRow {
    /// Its place in the log, counted from 1.
    pub seq: u32,
    /// Who did it.
    pub seat: u8,
    /// What was done.
    pub body: Value,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "a conflict means that nothing was stored"]
pub enum Append {
    /// All entries are on disk.
    Stored,
    /// Somebody was faster: the log has an entry of that place already. Nothing was stored.
    Conflict,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// Its name in addresses.
    pub id: MatchId,
    /// The id of its title.
    pub title: String,
    /// The edition of the title's rules.
    pub edition: u32,
    /// What was agreed.
    pub setup: Value,
    /// What its maker calls it.
    pub name: String,
    /// Where it stands. A match that cannot be listed properly is shown as damaged.
    pub status: Status,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When a seat was last taken or something done, to the second, in milliseconds since 1970.
    pub active: u64,
    /// How many entries its log has.
    pub entries: u32,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
}

/// Something that somebody says at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Who, by the name that they had then.
    pub author: String,
    /// The seat that they held, if any.
    pub seat: Option<u8>,
    /// The side that alone hears it; everybody does if none is named.
    pub side: Option<u8>,
    /// What they said.
    pub text: String,
}

/// A remark that was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its place in the chat, counted from 1.
    pub n: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who, by the name that they had then.
    pub author: String,
    /// The seat that they held, if any.
    pub seat: Option<u8>,
    /// The side that alone hears it; everybody does if none is named.
    pub side: Option<u8>,
    /// What they said.
    pub text: String,
}

/// A session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Which.
    pub id: SessionId,
    /// The account that is logged in.
    pub account: Option<AccountId>,
    /// The name of that account; a guest has none.
    pub name: Option<String>,
}

/// A session that is logged in, for whom it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSession {
    /// Which.
    pub id: SessionId,
    /// When it logged in, in milliseconds since 1970.
    pub created: u64,
    /// When it was last used, to the day, in milliseconds since 1970.
    pub seen: u64,
}

/// What became of the wish for an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registration {
    /// It was made.
    Created(AccountId),
    /// Somebody is called that already, or so that people could not tell the two apart.
    NameTaken,
}

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountRow {
    /// Which.
    pub id: AccountId,
    /// Its name as it was first written.
    pub name: String,
    /// The hash of its password, as a PHC string.
    pub password_phc: String,
}

// Secrets must not reach a log, so these are written without theirs.

impl fmt::Debug for NewMatch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let NewMatch { title, name, commitment, status, .. } = self;
        write!(f, "NewMatch({title}, {name:?}, {commitment}, {status:?})")
    }
}

impl fmt::Debug for MatchRow {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let MatchRow { id, title, name, commitment, status, .. } = self;
        write!(f, "MatchRow({id}, {title}, {name:?}, {commitment}, {status:?})")
    }
}

impl fmt::Debug for DiceShare {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            DiceShare::Promised(_) => write!(f, "Promised"),
            DiceShare::Given(drawn_by, _) => write!(f, "Given({drawn_by:?})"),
        }
    }
}

impl fmt::Debug for AccountRow {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "AccountRow({}, {:?})", self.id, self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_never_shows_a_secret() {
        let secret = NewMatch { secret: [171; 32], ..NewMatch::default() };
        assert!(!format!("{secret:?}").contains("171"));
        assert!(!format!("{:?}", DiceShare::Given(DrawnBy::Player, vec![171])).contains("171"));
        let account = AccountRow { id: AccountId(1), name: "Anna".into(), password_phc: "$argon2id$".into() };
        assert!(!format!("{account:?}").contains("argon2"));
    }
}
