//! The process is killed at random while it appends: nothing acknowledged is lost, no log has a hole.

use crate::room::*;
use serde_json::json;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;
use store::*;

const FILE: &str = "STORE_TEST_CRASH_FILE";
const KILLS: u64 = 12;
const KEEPER: [u8; 32] = [1; 32];

/// Entries that come together say of how many each is: a log that was cut within them would show it.
fn together(first: u32) -> Vec<LogRow> {
    let of = 1 + first % 3;
    (0..of).map(|i| LogRow { body: json!({"first": first, "of": of}), ..entry(first + i) }).collect()
}

/// The process that is killed: this same test, started by the other with a file to fill.
#[test]
fn appends_until_killed() {
    let Ok(file) = std::env::var(FILE) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    runtime.block_on(async {
        let store = Store::open(file).unwrap();
        let mut tasks = tokio::task::JoinSet::new();
        for id in store.unfinished().await.unwrap() {
            let store = store.clone();
            tasks.spawn(async move {
                let mut next = log(&store, id).await.len() as u32 + 1;
                loop {
                    let entries = together(next);
                    next += entries.len() as u32;
                    assert_eq!(store.append(id, entries).await.unwrap(), Append::Stored);
                    let line = format!("\nacknowledged {id} {}\n", next - 1);
                    std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
                }
            });
        }
        tasks.spawn(keeps_a_deck(store));
        tasks.join_all().await;
    });
}

/// Keeps the deck of the room again and again, its body saying how often.
async fn keeps_a_deck(store: Store) {
    let keeper = Keeper::Session(store.session(KEEPER).await.unwrap().unwrap().id);
    let row = store.decks(keeper).await.unwrap().remove(0);
    let mut revision = row.revision;
    loop {
        let deck = NewDeck { body: json!(revision + 1), ..row.deck.clone() };
        assert_eq!(store.keep_deck(keeper, Some((row.id, revision)), deck).await.unwrap(), Kept::Kept(row.id));
        revision += 1;
        std::io::stdout().lock().write_all(format!("\nkept {revision}\n").as_bytes()).unwrap();
    }
}

#[tokio::test]
async fn whatever_was_acknowledged_survives_being_killed() {
    let room = Room::new("crash");
    let mut acknowledged: HashMap<MatchId, u32> = HashMap::new();
    let store = room.open();
    for _ in 0..8 {
        let new = NewMatch { status: Status::Playing, ..agreed() };
        acknowledged.insert(store.create_match(new, open_seats()).await.unwrap(), 0);
    }
    let keeper = Keeper::Session(store.new_session(KEEPER).await.unwrap());
    let Kept::Kept(_) = store.keep_deck(keeper, None, NewDeck { body: json!(1), ..NewDeck::default() }).await.unwrap()
    else {
        panic!("there is room for a deck")
    };
    drop(store);
    let mut kept = 1;
    for round in 0..KILLS {
        let before: u32 = acknowledged.values().sum();
        kill_amid_appends(&room, &mut acknowledged, &mut kept, Duration::from_micros(round * round * 1_700 % 97_000));
        assert!(acknowledged.values().sum::<u32>() > before, "each round gets something done");

        let store = room.open();
        for (id, last) in &acknowledged {
            let log = log(&store, *id).await;
            assert!(log.len() as u32 >= *last, "{id}: {last} was acknowledged, {} are there", log.len());
            let mut whole = Vec::new();
            while whole.len() < log.len() {
                whole.extend(together(whole.len() as u32 + 1));
            }
            assert_eq!(log, whole, "{id}: what came together is there together");
        }
        let deck = store.decks(keeper).await.unwrap().remove(0);
        assert!(deck.revision >= kept, "{kept} was acknowledged, {} is there", deck.revision);
        assert_eq!(deck.deck.body, json!(deck.revision), "a deck is kept wholly or not at all");
    }
}

/// Starts the other process, lets it append for a while after its first success, kills it and hears it out.
fn kill_amid_appends(room: &Room, acknowledged: &mut HashMap<MatchId, u32>, kept: &mut u32, after: Duration) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::appends_until_killed", "--nocapture"])
        .env(FILE, room.file())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    let mut hear = |line: &mut String| {
        line.clear();
        said.read_line(line).unwrap() > 0
    };
    let (started, start) = std::sync::mpsc::channel();
    let killer = std::thread::spawn(move || {
        let _ = start.recv();
        std::thread::sleep(after);
        child.kill().unwrap();
        child.wait().unwrap()
    });
    while hear(&mut line) {
        if let Some(revision) = line.strip_prefix("kept ").and_then(|told| told.strip_suffix('\n')) {
            *kept = revision.parse().unwrap();
        }
        // Only a whole line is an acknowledgement.
        let Some(told) = line.strip_prefix("acknowledged ").and_then(|told| told.strip_suffix('\n')) else { continue };
        let (id, seq) = told.split_once(' ').unwrap();
        acknowledged.insert(MatchId::parse(id).unwrap(), seq.parse().unwrap());
        let _ = started.send(());
    }
    drop(started);
    assert!(!killer.join().unwrap().success());
}
