//! Matches: made, seated, played, listed, talked at.

use crate::room::*;
use serde_json::json;
use std::time::Duration;
use store::*;

#[tokio::test]
async fn a_match_is_read_as_it_was_made() {
    let store = Store::in_temporary().unwrap();
    let first = store.create_match(agreed(), open_seats()).await.unwrap();
    let session = store.new_session([1; 32]).await.unwrap();
    let Registration::Created(account) = store.create_account("Anna".into(), "phc".into()).await.unwrap() else {
        panic!("the name is free")
    };
    let seats = vec![
        seat(0, Holder::Session(session)),
        seat(1, Holder::Account(account)),
        seat(2, Holder::Bot("veteran:bold".into())),
        SeatRow { seat: 3, holder: Holder::Invited, invite: Some("hash".into()) },
        seat(4, Holder::Open),
    ];
    let new = NewMatch {
        position: Some(json!({"units": [1, 2]})),
        shares: vec![given(0, &[]), given(1, &[0, 255]), promised(3, 9)],
        rematch_of: Some(first),
        status: Status::Playing,
        ..agreed()
    };
    let id = store.create_match(new.clone(), seats.clone()).await.unwrap();
    let (row, read, entries) = store.load_match(id).await.unwrap().unwrap();
    assert!(row.created > 1_700_000_000_000);
    let NewMatch { title, edition, setup, position, commitment, secret, shares, name, rematch_of, status, visibility } =
        new;
    let created = row.created;
    let expected = MatchRow {
        id,
        title,
        edition,
        setup,
        position,
        commitment,
        secret,
        shares,
        created,
        name,
        rematch_of,
        status,
        visibility,
    };
    assert!(row == expected);
    assert_eq!(read, seats);
    assert_eq!(entries, []);
}

#[tokio::test]
async fn what_is_not_there_is_said_so() {
    let store = Store::in_temporary().unwrap();
    let nobody = MatchId::parse("000000000000").unwrap();
    assert!(store.load_match(nobody).await.unwrap().is_none());
    let missing = StoreError::NoSuchMatch(nobody);
    assert_eq!(store.append(nobody, vec![entry(1)]).await.unwrap_err(), missing);
    assert_eq!(store.set_status(nobody, Status::Playing).await.unwrap_err(), missing);
    assert_eq!(store.take_seat(nobody, 0, Holder::Open, Holder::Invited, None).await.unwrap_err(), missing);
    let remark = Remark { author: "Anna".into(), seat: None, side: None, text: "hello?".into() };
    assert_eq!(store.say(nobody, remark).await.unwrap_err(), missing);
    assert_eq!(store.chat(nobody, 0).await.unwrap(), []);
    let new = NewMatch { rematch_of: Some(nobody), ..agreed() };
    assert!(matches!(store.create_match(new, open_seats()).await, Err(StoreError::Inconsistent(_))));
    let twice = vec![seat(0, Holder::Open), seat(0, Holder::Open)];
    assert!(matches!(store.create_match(agreed(), twice).await, Err(StoreError::Inconsistent(_))));
    assert_eq!(store.list_open(10).await.unwrap(), [], "a match that failed leaves nothing");
}

#[tokio::test]
async fn entries_are_appended_wholly_and_in_order() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    assert_eq!(store.append(id, vec![]).await, Ok(Append::Stored));
    assert_eq!(store.append(id, vec![entry(1)]).await, Ok(Append::Stored));
    assert_eq!(store.append(id, vec![entry(2), entry(3)]).await, Ok(Append::Stored));
    assert_eq!(store.append(id, vec![entry(3), entry(4)]).await, Ok(Append::Conflict));
    let gap = |expected, got| Err(StoreError::Gap { id, expected, got });
    assert_eq!(store.append(id, vec![entry(5)]).await, gap(4, 5));
    assert_eq!(store.append(id, vec![entry(4), entry(6)]).await, gap(5, 6));
    assert_eq!(store.append(id, vec![entry(4), entry(4)]).await, gap(5, 4));
    assert_eq!(store.append(id, vec![entry(0)]).await, gap(4, 0));
    assert_eq!(store.append(id, vec![entry(u32::MAX)]).await, gap(4, u32::MAX));
    assert_eq!(log(&store, id).await, [entry(1), entry(2), entry(3)]);
}

#[tokio::test]
async fn a_seat_goes_to_who_finds_it_as_expected_and_the_share_with_it() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    let (anna, boris) = (store.new_session([1; 32]).await.unwrap(), store.new_session([2; 32]).await.unwrap());
    let (anna, boris) = (Holder::Session(anna), Holder::Session(boris));
    let take = |seat, expect: &Holder, holder: &Holder, share: Option<&str>| {
        let share = share.map(|share| given(seat, share.as_bytes()).share);
        store.take_seat(id, seat, expect.clone(), holder.clone(), share)
    };
    assert!(take(1, &Holder::Open, &anna, Some("anna")).await.unwrap());
    assert!(!take(1, &Holder::Open, &boris, Some("boris")).await.unwrap());
    assert!(!take(1, &boris, &Holder::Open, None).await.unwrap(), "nobody is put out of another's seat");
    assert!(!take(9, &Holder::Open, &boris, Some("boris")).await.unwrap(), "there is no such seat");
    assert!(take(1, &anna, &Holder::Bot("greedy".into()), None).await.unwrap());
    let (row, seats, _) = store.load_match(id).await.unwrap().unwrap();
    assert_eq!(row.shares, [given(0, b"host"), given(1, b"anna")]);
    assert_eq!(seats, [seat(0, Holder::Open), seat(1, Holder::Bot("greedy".into()))]);

    store.set_status(id, Status::Playing).await.unwrap();
    assert!(!take(0, &Holder::Open, &boris, Some("late")).await.unwrap(), "the dice are cast");
    assert!(take(0, &Holder::Open, &boris, None).await.unwrap());
    assert_eq!(store.load_match(id).await.unwrap().unwrap().0.shares.len(), 2);
}

fn promised(seat: u8, hash: u8) -> ShareRow {
    ShareRow { seat, share: DiceShare::Promised([hash; 32]) }
}

#[tokio::test]
async fn a_share_is_promised_then_given_and_then_it_stands() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(NewMatch { shares: vec![], ..agreed() }, open_seats()).await.unwrap();
    let add = |expect: Option<&ShareRow>, row: &ShareRow| {
        store.add_share(id, row.seat, expect.map(|row| row.share.clone()), row.share.clone())
    };
    let shares = async || store.load_match(id).await.unwrap().unwrap().0.shares;
    assert!(add(None, &promised(1, 9)).await.unwrap());
    assert!(!add(None, &promised(1, 8)).await.unwrap(), "it was promised already");
    assert!(!add(Some(&promised(1, 8)), &given(1, b"other")).await.unwrap(), "it was promised otherwise");
    assert_eq!(shares().await, [promised(1, 9)]);
    let mine = ShareRow { seat: 1, share: DiceShare::Given(table::DrawnBy::Player, b"mine".to_vec()) };
    assert!(add(Some(&promised(1, 9)), &mine).await.unwrap());
    assert!(add(None, &given(0, b"host")).await.unwrap());
    assert_eq!(shares().await, [given(0, b"host"), mine.clone()]);
    store.set_status(id, Status::Playing).await.unwrap();
    assert!(!add(Some(&mine), &given(1, b"late")).await.unwrap(), "the dice are cast");
    assert_eq!(shares().await.len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_want_a_seat_one_gets_it() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(NewMatch { shares: vec![], ..agreed() }, open_seats()).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..32 {
        let store = store.clone();
        tasks.spawn(async move {
            let holder = Holder::Session(store.new_session([n; 32]).await.unwrap());
            let got = store.take_seat(id, 0, Holder::Open, holder.clone(), Some(given(0, &[n]).share)).await.unwrap();
            got.then_some((holder, n))
        });
    }
    let winners: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
    let [(holder, n)] = &winners[..] else { panic!("{winners:?}") };
    let (row, seats, _) = store.load_match(id).await.unwrap().unwrap();
    assert_eq!((&seats[0].holder, row.shares), (holder, vec![given(0, &[*n])]));
}

#[tokio::test]
async fn a_status_is_read_as_it_was_set() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    let how = json!({"winner": "first", "by": "resignation"});
    for status in [Status::Playing, Status::Finished { how }, Status::Damaged { why: "rules".into() }, Status::Waiting]
    {
        store.set_status(id, status.clone()).await.unwrap();
        assert_eq!(store.load_match(id).await.unwrap().unwrap().0.status, status);
    }
}

#[tokio::test]
async fn lists_hold_whom_they_are_for_the_latest_active_first() {
    let store = Store::in_temporary().unwrap();
    let anna = store.new_session([1; 32]).await.unwrap();
    let other = store.new_session([2; 32]).await.unwrap();
    let Registration::Created(account) = store.create_account("Anna".into(), "phc".into()).await.unwrap() else {
        panic!("the name is free")
    };
    let create = |holders: [Holder; 2]| {
        let [first, second] = holders;
        store.create_match(agreed(), vec![seat(0, first), seat(1, second)])
    };
    let guest = create([Holder::Session(anna), Holder::Open]).await.unwrap();
    let known = create([Holder::Account(account), Holder::Invited]).await.unwrap();
    let both = create([Holder::Session(anna), Holder::Account(account)]).await.unwrap();
    let foreign = create([Holder::Session(other), Holder::Bot("greedy".into())]).await.unwrap();
    let later = |seconds, n| LogRow { at: u64::MAX / 4 + seconds, ..entry(n) };
    for (n, id) in [(1, both), (2, known), (3, guest)] {
        let _ = store.append(id, vec![later(n, 1), later(n, 2)]).await.unwrap();
    }
    let ids = |list: Vec<Listed>| list.into_iter().map(|listed| listed.id).collect::<Vec<_>>();
    assert_eq!(ids(store.list_for(anna, None, 10).await.unwrap()), [guest, both]);
    assert_eq!(ids(store.list_for(anna, Some(account), 10).await.unwrap()), [guest, known, both]);
    assert_eq!(ids(store.list_for(anna, Some(account), 1).await.unwrap()), [guest]);
    let open = store.list_open(10).await.unwrap();
    assert_eq!(open.len(), 1, "neither the full ones nor the one that waits for its secret link");
    let (setup, name) = (agreed().setup, agreed().name);
    assert_eq!((open[0].id, open[0].entries, &open[0].setup, &open[0].name), (guest, 2, &setup, &name));
    assert_eq!((open[0].active, open[0].seats.len()), (u64::MAX / 4 + 3, 2));

    store.set_status(guest, Status::Playing).await.unwrap();
    assert_eq!(ids(store.list_playing(10).await.unwrap()), [guest]);
    let sorted = |mut ids: Vec<MatchId>| {
        ids.sort();
        ids
    };
    let going = "in play, or full and not yet marked so";
    assert_eq!(sorted(store.unfinished().await.unwrap()), sorted(vec![guest, both, foreign]), "{going}");
    assert_eq!(store.unfinished_bot_matches().await.unwrap(), [foreign]);
    for id in [both, foreign] {
        store.set_status(id, Status::Finished { how: json!("draw") }).await.unwrap();
    }
    assert_eq!(ids(store.list_finished(10).await.unwrap()), [both, foreign]);
    assert_eq!(store.unfinished().await.unwrap(), [guest]);
    assert_eq!(store.list_open(10).await.unwrap(), []);
}

#[tokio::test]
async fn a_seat_taken_is_activity() {
    let store = Store::in_temporary().unwrap();
    let first = store.create_match(agreed(), open_seats()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(3)).await;
    store.create_match(agreed(), open_seats()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(3)).await;
    assert!(store.take_seat(first, 0, Holder::Open, Holder::Bot("greedy".into()), None).await.unwrap());
    assert_eq!(store.list_open(1).await.unwrap()[0].id, first);
}

#[tokio::test]
async fn a_chat_is_numbered_for_each_match() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    let other = store.create_match(agreed(), open_seats()).await.unwrap();
    let say = |id, author: &str, seat, text: &str| {
        store.say(id, Remark { author: author.to_owned(), seat, side: None, text: text.to_owned() })
    };
    let first = say(id, "Anna", Some(1), "Привет <b>").await.unwrap();
    let second = say(id, "Boris", None, "").await.unwrap();
    assert_eq!(say(other, "Anna", None, "elsewhere").await.unwrap().n, 1);
    assert_eq!((first.n, second.n), (1, 2));
    assert_eq!((&*first.text, first.seat), ("Привет <b>", Some(1)));
    assert_eq!(store.chat(id, 0).await.unwrap(), [first, second.clone()]);
    assert_eq!(store.chat(id, 1).await.unwrap(), [second]);
    assert_eq!(store.chat(id, 2).await.unwrap(), []);
}

#[tokio::test]
async fn of_a_long_chat_the_last_thousand_lines_are_read() {
    let store = Store::in_temporary().unwrap();
    let id = store.create_match(agreed(), open_seats()).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..1005 {
        tasks.spawn(store.say(id, Remark { author: "Anna".into(), seat: None, side: None, text: "!".into() }));
    }
    tasks.join_all().await;
    let lines = store.chat(id, 0).await.unwrap();
    assert!(lines.iter().map(|line| line.n).eq(6..=1005));
}

#[tokio::test]
async fn a_private_match_is_on_no_list_until_everybody_at_it_wants_it_there() {
    let store = Store::in_temporary().unwrap();
    let (anna, boris) = (store.new_session([1; 32]).await.unwrap(), store.new_session([2; 32]).await.unwrap());
    let new = NewMatch { visibility: Visibility::Private, status: Status::Finished { how: json!(1) }, ..agreed() };
    let seats = vec![
        seat(0, Holder::Session(anna)),
        seat(1, Holder::Session(boris)),
        seat(2, Holder::Session(boris)),
        seat(3, Holder::Bot("regular".into())),
    ];
    let id = store.create_match(new, seats).await.unwrap();
    let listed = async || store.list_finished(10).await.unwrap().len();
    assert_eq!((listed().await, store.list_for(anna, None, 10).await.unwrap().len()), (0, 1));
    assert!(!store.publish(id, vec![0]).await.unwrap());
    assert!(!store.publish(id, vec![0]).await.unwrap(), "once more is not for somebody else");
    assert_eq!(listed().await, 0);
    assert!(store.publish(id, vec![1, 2]).await.unwrap());
    assert_eq!(listed().await, 1);
    assert_eq!(store.load_match(id).await.unwrap().unwrap().0.visibility, Visibility::Public);
}

#[tokio::test]
async fn a_rematch_is_found_as_long_as_it_is_not_over() {
    let store = Store::in_temporary().unwrap();
    let first = store.create_match(agreed(), open_seats()).await.unwrap();
    assert_eq!(store.rematch_of(first).await.unwrap(), None);
    let again = NewMatch { rematch_of: Some(first), ..agreed() };
    let again = store.create_match(again, open_seats()).await.unwrap();
    assert_eq!(store.rematch_of(first).await.unwrap(), Some(again));
    store.set_status(again, Status::Finished { how: json!(1) }).await.unwrap();
    assert_eq!(store.rematch_of(first).await.unwrap(), None);
}

#[tokio::test]
async fn what_nobody_goes_on_with_is_thrown_away_wholly_and_nothing_else() {
    let store = Store::in_temporary().unwrap();
    let guest = store.new_session([1; 32]).await.unwrap();
    let make = async |status| {
        let new = NewMatch { status, ..agreed() };
        let id = store.create_match(new, vec![seat(0, Holder::Session(guest)), seat(1, Holder::Open)]).await.unwrap();
        assert_eq!(store.append(id, vec![entry(1)]).await.unwrap(), Append::Stored);
        store.say(id, Remark { author: "A".into(), seat: Some(0), side: None, text: "hello".into() }).await.unwrap();
        store.set_seat_preferences(id, 0, json!(1)).await.unwrap();
        store.prepare(id, 0, Some(json!(1))).await.unwrap();
        store.publish(id, vec![0]).await.unwrap();
        id
    };
    let (waiting, playing) = (make(Status::Waiting).await, make(Status::Playing).await);
    let finished = make(Status::Finished { how: json!(1) }).await;
    assert_eq!(store.expire(0, 0, 10).await.unwrap(), []);
    assert_eq!(store.expire(u64::MAX / 4, 0, 10).await.unwrap(), [waiting]);
    assert_eq!(store.load_match(waiting).await.unwrap(), None);
    assert!(store.load_match(playing).await.unwrap().is_some());
    assert_eq!(store.expire(u64::MAX / 4, u64::MAX / 4, 10).await.unwrap(), [playing]);
    assert!(store.load_match(finished).await.unwrap().is_some(), "what was played to the end is kept");
    assert_eq!(store.check().await.unwrap(), Vec::<String>::new());
}
