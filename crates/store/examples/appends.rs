//! How many appends a second: `cargo run --release -p store --example appends [FILE]`.
//!
//! Each is a transaction of its own to its caller, and on disk when it is acknowledged.

use serde_json::json;
use std::time::{Duration, Instant};
use store::{Append, LogRow, NewMatch, Store, StoreError};

const LASTING: Duration = Duration::from_secs(3);

async fn append_for_a_while(store: Store) -> Result<Vec<Duration>, StoreError> {
    let id = store.create_match(NewMatch::default(), Vec::new()).await?;
    let body = json!({"act": {"move": {"unit": 17, "to": [12, 9], "facing": 3}}});
    let start = Instant::now();
    let mut taken = Vec::new();
    for seq in 1.. {
        let asked = Instant::now();
        if asked - start > LASTING {
            break;
        }
        let entry = LogRow { seq, seat: 0, body: body.clone(), at: u64::from(seq) };
        if store.append(id, vec![entry]).await? == Append::Conflict {
            break;
        }
        taken.push(asked.elapsed());
    }
    Ok(taken)
}

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let store = match std::env::args().nth(1) {
        Some(file) => Store::open(file)?,
        None => Store::in_temporary()?,
    };
    for callers in [1, 64] {
        let start = Instant::now();
        let mut tasks = tokio::task::JoinSet::new();
        for _ in 0..callers {
            tasks.spawn(append_for_a_while(store.clone()));
        }
        let mut taken = Vec::new();
        for one in tasks.join_all().await {
            taken.extend(one?);
        }
        let rate = taken.len() as f64 / start.elapsed().as_secs_f64();
        taken.sort();
        let at = |percent: usize| taken.get(taken.len() * percent / 100).copied().unwrap_or_default();
        println!("{callers:>3} callers: {rate:>7.0} appends/s, p50 {:?}, p99 {:?}", at(50), at(99));
    }
    Ok(())
}
