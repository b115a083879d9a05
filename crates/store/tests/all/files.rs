//! The file: opened again, of another version, of another program, damaged.

use crate::room::*;
use serde_json::json;
use store::*;

#[tokio::test]
async fn after_a_restart_everything_is_there() {
    let room = Room::new("restart");
    let store = room.open();
    let session = store.new_session([1; 32]).await.unwrap();
    let Registration::Created(account) = store.create_account("Anna".into(), "phc".into()).await.unwrap() else {
        panic!("the name is free")
    };
    store.bind_session(session, account).await.unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    assert!(store.take_seat(id, 1, Holder::Open, Holder::Account(account), Some(given(1, &[9]).share)).await.unwrap());
    let _ = store.append(id, (1..=100).map(entry).collect()).await.unwrap();
    store.set_status(id, Status::Finished { how: json!({"winner": 0}) }).await.unwrap();
    let line =
        store.say(id, Remark { author: "Anna".into(), seat: Some(1), side: Some(1), text: "gg".into() }).await.unwrap();
    let loaded = store.load_match(id).await.unwrap();
    let listed = store.list_for(session, Some(account), 9).await.unwrap();
    drop(store);

    for _ in 0..2 {
        let store = room.open();
        assert!(store.load_match(id).await.unwrap() == loaded);
        assert_eq!(store.list_for(session, Some(account), 9).await.unwrap(), listed);
        assert_eq!(store.chat(id, 0).await.unwrap(), std::slice::from_ref(&line));
        assert_eq!(store.session([1; 32]).await.unwrap().unwrap().name.as_deref(), Some("Anna"));
        assert_eq!(store.append(id, vec![entry(100)]).await, Ok(Append::Conflict));
    }
}

fn refusal(room: &Room) -> StoreError {
    Store::open(room.file()).map(|_| ()).unwrap_err()
}

#[tokio::test]
async fn a_file_of_a_future_version_is_refused_and_left_alone() {
    let room = Room::new("future");
    let id = room.open().create_match(agreed(), open_seats()).await.unwrap();
    room.tamper("PRAGMA user_version = 99");
    let fault = refusal(&room);
    assert_eq!(fault, StoreError::FutureVersion { path: room.file(), found: 99, known: 7 });
    assert!(fault.to_string().contains("newer version of this program"), "{fault}");
    room.tamper("PRAGMA user_version = 7");
    assert!(room.open().load_match(id).await.unwrap().is_some());
}

#[tokio::test]
async fn shares_of_the_fourth_version_become_those_of_seats() {
    let room = Room::new("shares");
    let (playing, waiting) = {
        let store = room.open();
        let shares = vec![given(0, b"one"), given(1, b"two")];
        let playing = NewMatch { shares: shares.clone(), status: Status::Playing, ..agreed() };
        let playing = store.create_match(playing, open_seats()).await.unwrap();
        (playing, store.create_match(NewMatch { shares, ..agreed() }, open_seats()).await.unwrap())
    };
    room.tamper(OLD_SHARES);
    room.tamper("PRAGMA user_version = 4");
    let store = room.open();
    let shares = async |id| store.load_match(id).await.unwrap().unwrap().0.shares;
    assert_eq!(shares(playing).await, [given(0, b"one"), given(1, b"two")]);
    assert_eq!(shares(waiting).await, [], "they are drawn anew");
}

#[tokio::test]
async fn a_file_of_the_first_version_is_brought_up_to_date() {
    let room = Room::new("past");
    let id = room.open().create_match(agreed(), open_seats()).await.unwrap();
    room.tamper(OLD_SHARES);
    room.tamper("DROP TABLE deck; DROP TABLE prepared; DROP TABLE preference; DROP TABLE seat_preference; PRAGMA user_version = 1");
    let store = room.open();
    assert!(store.load_match(id).await.unwrap().is_some());
    store.set_seat_preferences(id, 0, serde_json::json!(1)).await.unwrap();
    assert_eq!(store.seat_preferences(id).await.unwrap().len(), 1);
}

#[tokio::test]
async fn deeds_of_the_second_version_are_written_anew() {
    let room = Room::new("deeds");
    let old =
        [json!({"act": {"undo": true}}), json!({"undo": true}), json!({"draw": "offered"}), json!({"draw": "agreed"})];
    let id = {
        let store = room.open();
        let id = store.create_match(agreed(), open_seats()).await.unwrap();
        let entries = (1..).zip(old).map(|(seq, body)| LogRow { body, ..entry(seq) }).collect();
        assert_eq!(store.append(id, entries).await, Ok(Append::Stored));
        assert_eq!(
            store.append(id, vec![LogRow { body: json!({"resign": true}), ..entry(5) }]).await,
            Ok(Append::Stored)
        );
        id
    };
    room.tamper(OLD_SHARES);
    room.tamper("ALTER TABLE prepared RENAME TO laid_up; PRAGMA user_version = 2");
    let bodies: Vec<serde_json::Value> = log(&room.open(), id).await.into_iter().map(|entry| entry.body).collect();
    assert_eq!(
        bodies,
        [json!({"act": {"undo": true}}), json!("undo"), json!("offer_draw"), json!("agree_draw"), json!("resign")]
    );
}

#[test]
fn a_file_of_another_program_is_refused_and_left_alone() {
    let room = Room::new("foreign");
    room.tamper("CREATE TABLE recipes (name TEXT)");
    assert_eq!(refusal(&room), StoreError::Foreign(room.file()));
    room.tamper("INSERT INTO recipes VALUES ('borscht')");
}

#[test]
fn what_is_no_database_is_refused() {
    let room = Room::new("no-database");
    let text = "Dear diary, today I was to be overwritten by a program. ".repeat(40);
    std::fs::write(room.file(), &text).unwrap();
    assert!(matches!(refusal(&room), StoreError::Open { .. }));
    assert_eq!(std::fs::read_to_string(room.file()).unwrap(), text);
    let nowhere = Store::open(room.file().join("below/a.db")).map(|_| ()).unwrap_err();
    assert!(nowhere.to_string().contains("directory must exist"), "{nowhere}");
}

#[cfg(unix)]
#[test]
fn a_new_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let room = Room::new("private");
    let _store = room.open();
    assert_eq!(std::fs::metadata(room.file()).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn a_damaged_match_is_refused_by_itself() {
    let room = Room::new("damaged");
    let store = room.open();
    let session = store.new_session([1; 32]).await.unwrap();
    let damages = [
        "UPDATE agreement SET setup = '{\"scenario\":' WHERE match = '@'",
        "UPDATE agreement SET position = 'x' WHERE match = '@'",
        "UPDATE agreement SET secret = x'00' WHERE match = '@'",
        "UPDATE agreement SET rematch_of = 'nonsense' WHERE match = '@'",
        "UPDATE agreement SET edition = -1 WHERE match = '@'",
        "UPDATE agreement SET title = CAST(x'ff' AS TEXT) WHERE match = '@'",
        "DELETE FROM agreement WHERE match = '@'",
        "UPDATE matches SET status = 'asleep' WHERE id = '@'",
        "UPDATE matches SET status = 'finished', detail = NULL WHERE id = '@'",
        "UPDATE seat SET kind = 'dog' WHERE match = '@' AND seat = 1",
        "UPDATE seat SET seat = 300 WHERE match = '@' AND seat = 1",
        "UPDATE entry SET body = '' WHERE match = '@' AND seq = 2",
        "UPDATE entry SET at = -5 WHERE match = '@' AND seq = 2",
        "UPDATE entry SET seq = 4294967295 WHERE match = '@' AND seq = 3",
        "UPDATE entry SET seq = 99999999999 WHERE match = '@' AND seq = 3",
        "DELETE FROM entry WHERE match = '@' AND seq = 2",
        "UPDATE share SET kind = 'nobody' WHERE match = '@'",
        "UPDATE share SET kind = 'promised' WHERE match = '@'",
    ];
    let create = async || {
        let seats = vec![seat(0, Holder::Session(session)), seat(1, Holder::Open)];
        let id = store.create_match(agreed(), seats).await.unwrap();
        let _ = store.append(id, (1..=3).map(entry).collect()).await.unwrap();
        id
    };
    let whole = create().await;
    for damage in damages {
        let id = create().await;
        room.tamper(&damage.replace('@', &id.to_string()));
        match store.load_match(id).await {
            Err(fault @ StoreError::Damaged { .. }) => assert!(fault.to_string().contains(&id.to_string())),
            other => panic!("{damage}: {other:?}"),
        }
        let _ = store.append(id, vec![entry(4)]).await; // whatever it says, it must not hurt
        let _ = store.append(id, vec![entry(u32::MAX)]).await;
        let _ = store.take_seat(id, 1, Holder::Open, Holder::Invited, Some(given(1, &[1]).share)).await;
    }
    let list = store.list_for(session, None, 100).await.unwrap();
    assert_eq!(list.len(), damages.len() + 1, "each is listed, the damaged ones as such");
    assert!(list.iter().any(|listed| listed.id == whole && listed.status == Status::Waiting));
    assert!(list.iter().filter(|listed| matches!(listed.status, Status::Damaged { .. })).count() >= 9);
    assert_eq!(log(&store, whole).await.len(), 3);
    assert_eq!(store.append(whole, vec![entry(4)]).await, Ok(Append::Stored));
}

#[tokio::test]
async fn a_match_whose_name_is_none_is_left_out_of_lists() {
    let room = Room::new("no-name");
    let store = room.open();
    let whole = store.create_match(agreed(), open_seats()).await.unwrap();
    room.tamper("INSERT INTO matches VALUES ('../passwd', 'playing', NULL, 0)");
    store.set_status(whole, Status::Playing).await.unwrap();
    assert_eq!(store.unfinished().await.unwrap(), [whole]);
}
