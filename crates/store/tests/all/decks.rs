//! Decks that players keep: whose they are, how many, what two windows do to one, and decks laid up for a seat.

use crate::room::*;
use serde_json::json;
use store::*;

fn deck(name: &str) -> NewDeck {
    NewDeck { title: "tank_commander".into(), edition: 1, name: name.into(), body: json!({"cards": [[56, 3]]}) }
}

async fn guest(store: &Store, n: u8) -> Keeper {
    Keeper::Session(store.new_session([n; 32]).await.unwrap())
}

async fn keep(store: &Store, keeper: Keeper, name: &str) -> DeckId {
    match store.keep_deck(keeper, None, deck(name)).await.unwrap() {
        Kept::Kept(id) => id,
        other => panic!("{other:?}"),
    }
}

async fn names(store: &Store, keeper: Keeper) -> Vec<String> {
    store.decks(keeper).await.unwrap().into_iter().map(|row| row.deck.name).collect()
}

#[tokio::test]
async fn a_deck_is_kept_changed_and_dropped() {
    let room = Room::new("decks");
    let store = room.open();
    let anna = guest(&store, 1).await;
    let id = keep(&store, anna, "Tigers").await;
    let row = store.deck(anna, id).await.unwrap().unwrap();
    assert_eq!((row.id, row.revision, &row.deck), (id, 1, &deck("Tigers")));
    assert_eq!(store.keep_deck(anna, Some((id, 1)), deck("Panthers")).await, Ok(Kept::Kept(id)));
    drop(store);

    let store = room.open();
    let row = store.deck(anna, id).await.unwrap().unwrap();
    assert_eq!((row.revision, &*row.deck.name), (2, "Panthers"));
    assert_eq!(store.drop_deck(anna, id).await.unwrap(), Some(row));
    assert_eq!(store.drop_deck(anna, id).await.unwrap(), None);
    assert_eq!(store.deck(anna, id).await.unwrap(), None);
}

#[tokio::test]
async fn of_two_windows_the_second_is_told() {
    let store = Store::in_temporary().unwrap();
    let anna = guest(&store, 1).await;
    let id = keep(&store, anna, "Tigers").await;
    assert_eq!(store.keep_deck(anna, Some((id, 1)), deck("first")).await, Ok(Kept::Kept(id)));
    assert_eq!(store.keep_deck(anna, Some((id, 1)), deck("second")).await, Ok(Kept::Changed));
    assert_eq!(names(&store, anna).await, ["first"]);
}

#[tokio::test]
async fn nobody_sees_or_touches_the_decks_of_others() {
    let store = Store::in_temporary().unwrap();
    let (anna, boris) = (guest(&store, 1).await, guest(&store, 2).await);
    let id = keep(&store, anna, "Tigers").await;
    assert_eq!(store.deck(boris, id).await.unwrap(), None);
    assert_eq!(store.decks(boris).await.unwrap(), []);
    assert_eq!(store.keep_deck(boris, Some((id, 1)), deck("mine")).await, Ok(Kept::Changed));
    assert_eq!(store.drop_deck(boris, id).await.unwrap(), None);
    assert_eq!(names(&store, anna).await, ["Tigers"]);
}

#[tokio::test]
async fn a_guest_who_signs_up_keeps_their_decks() {
    let store = Store::in_temporary().unwrap();
    let session = store.new_session([1; 32]).await.unwrap();
    let other = guest(&store, 2).await;
    keep(&store, Keeper::Session(session), "Tigers").await;
    keep(&store, other, "T-34").await;
    let Registration::Created(account) = store.create_account("Anna".into(), "phc".into()).await.unwrap() else {
        panic!("the name is free")
    };
    assert_eq!(store.claim_seats(session, account).await.unwrap(), 0, "decks are not counted");
    assert_eq!(names(&store, Keeper::Account(account)).await, ["Tigers"]);
    assert_eq!(store.decks(Keeper::Session(session)).await.unwrap(), []);
    assert_eq!(names(&store, other).await, ["T-34"]);
}

#[tokio::test]
async fn there_is_an_end_to_decks_and_to_a_deck() {
    let store = Store::in_temporary().unwrap();
    let (anna, boris) = (guest(&store, 1).await, guest(&store, 2).await);
    for n in 0..MOST_DECKS {
        keep(&store, anna, &n.to_string()).await;
    }
    assert_eq!(store.keep_deck(anna, None, deck("one more")).await, Ok(Kept::Full));
    let id = store.decks(anna).await.unwrap()[0].id;
    assert_eq!(store.keep_deck(anna, Some((id, 1)), deck("changed")).await, Ok(Kept::Kept(id)), "changing is free");
    keep(&store, boris, "others have room").await;
    let long = NewDeck { body: json!("x".repeat(LONGEST_DECK)), ..deck("long") };
    assert_eq!(store.keep_deck(boris, None, long.clone()).await, Ok(Kept::TooLong));
    let id = store.decks(boris).await.unwrap()[0].id;
    assert_eq!(store.keep_deck(boris, Some((id, 1)), long).await, Ok(Kept::TooLong));
}

#[tokio::test]
async fn a_damaged_deck_is_left_out_by_itself() {
    let room = Room::new("damaged-deck");
    let store = room.open();
    let anna = guest(&store, 1).await;
    let damaged = keep(&store, anna, "broken").await;
    keep(&store, anna, "whole").await;
    room.tamper("UPDATE deck SET body = '{' WHERE name = 'broken'");
    assert_eq!(names(&store, anna).await, ["whole"]);
    assert_eq!(store.deck(anna, damaged).await.unwrap(), None);
    assert_eq!(store.drop_deck(anna, damaged).await.unwrap(), None);
}

#[tokio::test]
async fn what_a_seat_has_prepared_is_kept_until_it_is_asked() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    let other = store.create_match(agreed(), open_seats()).await.unwrap();
    store.prepare(id, 1, Some(json!(1))).await.unwrap();
    store.prepare(id, 1, Some(json!(2))).await.unwrap();
    store.prepare(id, 0, Some(json!(3))).await.unwrap();
    assert_eq!(store.prepared(id).await.unwrap(), [(0, json!(3)), (1, json!(2))]);
    assert_eq!(store.prepared(other).await.unwrap(), []);
    store.prepare(id, 0, None).await.unwrap();
    assert_eq!(store.prepared(id).await.unwrap(), [(1, json!(2))]);
    let nowhere = MatchId::parse("000000000000").unwrap();
    assert_eq!(store.prepare(nowhere, 0, Some(json!(1))).await, Err(StoreError::NoSuchMatch(nowhere)));
}

#[tokio::test]
async fn a_file_from_before_there_were_decks_gets_room_for_them() {
    let room = Room::new("older");
    let id = room.open().create_match(agreed(), open_seats()).await.unwrap();
    room.tamper(OLD_SHARES);
    room.tamper("DROP TABLE deck; DROP TABLE prepared; DROP TABLE preference; DROP TABLE seat_preference; PRAGMA user_version = 1");
    let store = room.open();
    assert!(store.load_match(id).await.unwrap().is_some());
    let anna = guest(&store, 1).await;
    keep(&store, anna, "Tigers").await;
    store.prepare(id, 0, Some(json!(1))).await.unwrap();
}

#[tokio::test]
async fn decks_laid_up_under_the_old_name_are_still_there() {
    let room = Room::new("laid-up");
    let store = room.open();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    store.prepare(id, 1, Some(json!({ "deck": 7 }))).await.unwrap();
    drop(store);
    room.tamper(OLD_SHARES);
    room.tamper("ALTER TABLE prepared RENAME TO laid_up; PRAGMA user_version = 2");
    assert_eq!(room.open().prepared(id).await.unwrap(), [(1, json!({ "deck": 7 }))]);
}
