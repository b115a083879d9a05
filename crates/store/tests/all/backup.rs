//! Copies of a file that is written to meanwhile, and the way back: by others, and when the process is killed.

use crate::room::*;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use store::*;

const FOLDER: &str = "STORE_TEST_BACKUP_FOLDER";

async fn playing(store: &Store) -> MatchId {
    store.create_match(NewMatch { status: Status::Playing, ..agreed() }, open_seats()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_copy_taken_under_load_holds_all_that_was_acknowledged_before_it() {
    let room = Room::new("backup-load");
    let store = room.open();
    let id = playing(&store).await;
    let writer = store.clone();
    let (tell, told) = tokio::sync::watch::channel(0);
    let writing = tokio::spawn(async move {
        for seq in 1.. {
            assert_eq!(writer.append(id, vec![entry(seq)]).await.unwrap(), Append::Stored);
            if tell.send(seq).is_err() {
                return;
            }
        }
    });
    for number in 0..8 {
        let mut news = told.clone();
        news.mark_unchanged();
        news.changed().await.unwrap();
        let before = *told.borrow();
        let (from, to) = (room.file(), room.file().with_file_name(format!("copy-{number}.db")));
        let copied = to.clone();
        tokio::task::spawn_blocking(move || backup(&from, &copied)).await.unwrap().unwrap();
        let copy = Store::open(&to).unwrap();
        let log = log(&copy, id).await;
        assert!(log.len() as u32 >= before, "{before} were acknowledged, {} are there", log.len());
        assert_eq!(copy.check().await.unwrap(), Vec::<String>::new());
    }
    drop(told);
    writing.await.unwrap();
}

#[tokio::test]
async fn what_was_copied_comes_back_and_what_was_there_is_kept() {
    let room = Room::new("restore");
    let (copy, file) = (room.file().with_file_name("copy.db"), room.file());
    let store = room.open();
    let old = playing(&store).await;
    backup(&file, &copy).unwrap();
    assert!(backup(&file, &copy).unwrap_err().to_string().contains("is there already"));
    let new = playing(&store).await;
    drop(store);
    let before = restore(&copy, &file).unwrap().expect("something was there");
    let store = room.open();
    assert!(store.load_match(old).await.unwrap().is_some() && store.load_match(new).await.unwrap().is_none());
    let kept = Store::open(before).unwrap();
    assert!(kept.load_match(new).await.unwrap().is_some());
    drop(store);
    std::fs::remove_file(&file).unwrap();
    assert_eq!(restore(&copy, &file).unwrap(), None);
    assert!(room.open().load_match(old).await.unwrap().is_some());
}

#[test]
fn a_file_in_use_is_not_replaced_and_not_served_twice() {
    let room = Room::new("claim");
    let copy = room.file().with_file_name("copy.db");
    drop(room.open());
    backup(&room.file(), &copy).unwrap();
    let claim = Claim::on(&room.file()).unwrap();
    let told = Claim::on(&room.file()).map(|_| ()).unwrap_err();
    assert_eq!(told, StoreError::InUse(room.file()));
    assert!(told.to_string().contains("a server uses the database"), "{told}");
    assert_eq!(restore(&copy, &room.file()).unwrap_err(), told);
    drop(claim);
    restore(&copy, &room.file()).unwrap();
}

#[test]
fn what_is_no_copy_of_ours_is_not_restored() {
    let room = Room::new("no-copy");
    drop(room.open());
    let copy = room.file().with_file_name("copy.db");
    assert!(restore(&copy, &room.file()).unwrap_err().to_string().contains("no such file"));
    std::fs::write(&copy, "not a database, and long enough to be looked at as one").unwrap();
    restore(&copy, &room.file()).unwrap_err();
    let foreign = rusqlite::Connection::open(copy.with_file_name("foreign.db")).unwrap();
    foreign.execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    assert_eq!(
        restore(&copy.with_file_name("foreign.db"), &room.file()).unwrap_err(),
        StoreError::Foreign(copy.with_file_name("foreign.db"))
    );
    std::fs::remove_file(&copy).unwrap();
    backup(&room.file(), &copy).unwrap();
    let mut bytes = std::fs::read(&copy).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xaa);
    std::fs::write(&copy, bytes).unwrap();
    let told = restore(&copy, &room.file()).unwrap_err().to_string();
    assert!(told.contains("damaged") || told.contains("malformed"), "{told}");
    drop(room.open());
}

/// The process that is killed: it copies and restores without an end.
#[test]
fn copies_until_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let file = |name: &str| Path::new(&folder).join(name);
    for number in 0.. {
        backup(&file("steppe.db"), &file(&format!("copy-{number}.db"))).unwrap();
        for which in ["one.db", "two.db"] {
            restore(&file(which), &file("steppe.db")).unwrap();
        }
    }
}

#[tokio::test]
async fn killed_amid_copying_there_is_a_whole_database_and_every_copy_is_whole() {
    let room = Room::new("backup-kill");
    let store = room.open();
    let mut known = Vec::new();
    for name in ["one.db", "two.db"] {
        for _ in 0..40 {
            known.push(playing(&store).await);
            assert_eq!(
                store.append(known[known.len() - 1], (1..=40).map(entry).collect()).await.unwrap(),
                Append::Stored
            );
        }
        backup(&room.file(), &room.file().with_file_name(name)).unwrap();
    }
    drop(store);
    for round in 0..10u64 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "backup::copies_until_killed"])
            .env(FOLDER, room.file().parent().unwrap())
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap();
        tokio::time::sleep(Duration::from_millis(60 + round * round * 17 % 90)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        let store = room.open();
        assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
        let there = store.unfinished().await.unwrap().len();
        assert!([40, 80].contains(&there), "{there} matches");
        drop(store);
        for file in std::fs::read_dir(room.file().parent().unwrap()).unwrap() {
            let file = file.unwrap().path();
            if file.file_name().unwrap().to_string_lossy().starts_with("copy-") && file.extension().unwrap() == "db" {
                let copy = Store::open(&file).unwrap();
                assert_eq!(copy.check().await.unwrap(), Vec::<String>::new(), "{}", file.display());
                drop(copy);
                std::fs::remove_file(&file).unwrap();
            }
        }
    }
}
