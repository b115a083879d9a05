//! What all attempts share: the server, what is played on it, and when to stop.

use super::tally::Tally;
use crate::clients::{Address, Channel, Place, Reply, Trouble, Visitor};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::Instant;

/// How long a server may take to hang up on whom it should not wait for.
const HANGS_UP: Duration = Duration::from_secs(90);

/// Where it all happens.
pub struct Ground {
    /// The server.
    pub address: Address,
    /// What is played.
    pub title: String,
    /// The record of a long match, and how many actions it has.
    pub record: (String, usize),
    /// How much of everything is tried at once: all, or a part.
    pub force: f64,
    /// What was tried.
    pub tally: Tally,
    /// When to stop.
    pub until: Instant,
}

impl Ground {
    /// Somebody new, at this address of this machine.
    pub fn visitor(&self, last: u8) -> Visitor {
        Visitor::new(&self.address.visited_from(last))
    }

    /// So many at once, or as many of them as this run has the force for.
    pub fn many(&self, all: u32) -> std::ops::Range<u32> {
        0..((f64::from(all) * self.force) as u32).max(2)
    }

    /// Is there time left?
    pub fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    /// An answer must be one of these, or no answer: whom there is no room for is hung up on.
    pub fn expect(&self, kind: &'static str, reply: &Result<Reply, Trouble>, statuses: &[u16]) {
        self.tally.judge(
            kind,
            match reply {
                Ok(reply) if statuses.contains(&reply.status) => Ok(()),
                Ok(reply) => Err(format!("answered {}", reply.status)),
                Err(Trouble::Broken(_)) => Ok(()),
                Err(trouble) => Err(trouble.to_string()),
            },
        );
    }

    /// Opens a connection and sends bytes.
    pub async fn send(&self, last: u8, bytes: &[u8]) -> Result<TcpStream, Trouble> {
        let mut line = self.address.visited_from(last).connect().await?;
        line.write_all(bytes).await?;
        Ok(line)
    }

    /// Reads until the server hangs up; none if the time is over before it should have.
    pub async fn hangs_up(&self, line: &mut TcpStream) -> Option<bool> {
        let first = self.ends_in_time(line).await;
        if first != Some(false) {
            return first;
        }
        // The system may never have handed the connection over: it says so when a byte comes, or hands it over then.
        let _ = line.write_all(b"G").await;
        self.ends_in_time(line).await
    }

    /// Does the server hang up? None if the time is over before it should have.
    async fn ends_in_time(&self, line: &mut TcpStream) -> Option<bool> {
        let left = self.until.saturating_duration_since(Instant::now()).max(Duration::from_millis(500));
        match ends(line, HANGS_UP.min(left)).await {
            true => Some(true),
            false => (left >= HANGS_UP).then_some(false),
        }
    }

    /// A match against a bot, and the place at it.
    pub async fn against_bot(&self, visitor: &mut Visitor, side: &str) -> Result<(Place, Channel), Trouble> {
        let fields = [("opponent", "regular"), ("side", side)];
        let made = visitor.post(&format!("/new/{}", self.title), &fields).await?.expect(&[303])?;
        let to = made.location.unwrap_or_default();
        let place = to.strip_prefix("/m/").and_then(|rest| rest.split_once("?as="));
        let (table, seat) = place.ok_or_else(|| Trouble::Nonsense(format!("a new match at {to:?}")))?;
        let place = Place { table: table.to_owned(), seat: seat.to_owned() };
        let channel = Channel::open(visitor, &place).await?;
        Ok((place, channel))
    }
}

/// Does the connection end in this time?
async fn ends(line: &mut TcpStream, time: Duration) -> bool {
    let mut buffer = [0; 4096];
    let ended = async { while matches!(line.read(&mut buffer).await, Ok(1..)) {} };
    tokio::time::timeout(time, ended).await.is_ok()
}
