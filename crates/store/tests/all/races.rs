//! Many at once: exactly one wins a place in the log, and nobody is lost.

use crate::room::*;
use serde_json::json;
use store::*;
use tokio::task::JoinSet;

/// Everybody wants the same places; each has its own word to say.
async fn race(stores: &[Store], id: MatchId, rounds: u32, racers: u32) {
    for seq in 1..=rounds {
        let mut tasks = JoinSet::new();
        for racer in 0..racers {
            let store = stores[racer as usize % stores.len()].clone();
            let mine = LogRow { body: json!(racer), ..entry(seq) };
            tasks.spawn(async move { (racer, store.append(id, vec![mine]).await.unwrap()) });
        }
        let told = tasks.join_all().await;
        let winners: Vec<_> = told.iter().filter(|(_, told)| *told == Append::Stored).collect();
        assert_eq!(winners.len(), 1, "place {seq}");
        let log = log(&stores[0], id).await;
        assert_eq!((log.len(), &log[log.len() - 1].body), (seq as usize, &json!(winners[0].0)));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_append_the_same_entry_one_wins() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    race(&[store], id, 200, 16).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_stores_on_one_file_race_as_fairly() {
    let room = Room::new("two-stores");
    let stores = [room.open(), room.open()];
    let id = stores[0].create_match(agreed(), open_seats()).await.unwrap();
    race(&stores, id, 50, 8).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn writers_who_reload_after_a_lost_race_all_get_through() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    let mut tasks = JoinSet::new();
    for _ in 0..8 {
        let store = store.clone();
        tasks.spawn(async move {
            for _ in 0..20 {
                loop {
                    let next = log(&store, id).await.len() as u32 + 1;
                    if store.append(id, vec![entry(next)]).await.unwrap() == Append::Stored {
                        break;
                    }
                }
            }
        });
    }
    tasks.join_all().await;
    assert!(log(&store, id).await.into_iter().eq((1..=160).map(entry)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sixty_four_appenders_and_those_who_fail_beside_them() {
    let store = Store::in_temporary().unwrap();
    let nowhere = MatchId::parse("000000000000").unwrap();
    let mut tasks = JoinSet::new();
    for _ in 0..64 {
        let store = store.clone();
        tasks.spawn(async move {
            let id = store.create_match(agreed(), open_seats()).await.unwrap();
            for seq in 1..=50 {
                assert_eq!(store.append(id, vec![entry(seq)]).await.unwrap(), Append::Stored);
                assert!(store.append(nowhere, vec![entry(1)]).await.is_err());
                assert!(store.append(id, vec![entry(seq + 1), entry(seq + 3)]).await.is_err());
            }
            id
        });
    }
    for id in tasks.join_all().await {
        assert!(log(&store, id).await.into_iter().eq((1..=50).map(entry)));
    }
}

#[tokio::test]
async fn a_change_is_made_though_its_caller_left() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    tokio::select! {
        biased;
        _ = store.append(id, vec![entry(1)]) => {} // as quick as that: also good
        () = std::future::ready(()) => {}
    }
    assert_eq!(store.append(id, vec![entry(2)]).await, Ok(Append::Stored));
    assert_eq!(log(&store, id).await.len(), 2);
}

#[tokio::test]
async fn a_store_ends_though_an_answer_was_not_awaited() {
    let room = Room::new("unawaited");
    let store = room.open();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    let unawaited = store.append(id, vec![entry(1)]);
    drop(store);
    assert_eq!(unawaited.await, Err(StoreError::Closed));
    assert_eq!(log(&room.open(), id).await, []);
}
