//! Sessions and accounts: guests, names, logging in and out, claiming seats.

use crate::room::*;
use serde_json::json;
use store::*;

async fn register(store: &Store, name: &str) -> AccountId {
    match store.create_account(name.into(), format!("phc of {name}")).await.unwrap() {
        Registration::Created(account) => account,
        Registration::NameTaken => panic!("{name} is taken"),
    }
}

#[tokio::test]
async fn a_session_is_known_by_its_token_alone() {
    let store = Store::in_temporary().unwrap();
    let id = store.new_session([1; 32]).await.unwrap();
    let other = store.new_session([2; 32]).await.unwrap();
    assert_ne!(id, other);
    assert_eq!(store.session([1; 32]).await.unwrap(), Some(SessionRow { id, account: None, name: None }));
    assert_eq!(store.session([3; 32]).await.unwrap(), None);
    assert!(matches!(store.new_session([1; 32]).await, Err(StoreError::Inconsistent(_))), "no token serves two");
}

#[tokio::test]
async fn a_session_logs_in_and_out() {
    let store = Store::in_temporary().unwrap();
    let account = register(&store, "Anna").await;
    let id = store.new_session([1; 32]).await.unwrap();
    store.bind_session(id, account).await.unwrap();
    let bound = SessionRow { id, account: Some(account), name: Some("Anna".into()) };
    assert_eq!(store.session([1; 32]).await.unwrap(), Some(bound));
    store.end_session(id).await.unwrap();
    assert_eq!(store.session([1; 32]).await.unwrap(), None, "its token opens nothing any more");
}

#[tokio::test]
async fn somebody_sees_where_they_are_logged_in_and_ends_what_they_do_not_know() {
    let store = Store::in_temporary().unwrap();
    let (anna, boris) = (register(&store, "Anna").await, register(&store, "Boris").await);
    let mut sessions = Vec::new();
    for token in 1..=4 {
        let id = store.new_session([token; 32]).await.unwrap();
        store.bind_session(id, if token == 4 { boris } else { anna }).await.unwrap();
        sessions.push(id);
    }
    let open = async || store.sessions_of(anna).await.unwrap().into_iter().map(|open| open.id).collect::<Vec<_>>();
    assert_eq!(open().await, [sessions[2], sessions[1], sessions[0]]);
    assert_eq!(store.end_other_sessions(anna, sessions[1]).await.unwrap(), [sessions[0], sessions[2]]);
    assert_eq!(open().await, [sessions[1]]);
    for (token, is_open) in [(1, false), (2, true), (3, false), (4, true)] {
        assert_eq!(store.session([token; 32]).await.unwrap().is_some(), is_open, "{token}");
    }
    store.set_password(anna, "another".into()).await.unwrap();
    assert_eq!(store.account(anna).await.unwrap().unwrap().password_phc, "another");
}

#[tokio::test]
async fn nobody_is_called_so_that_they_could_be_taken_for_another() {
    let store = Store::in_temporary().unwrap();
    register(&store, "Paul").await;
    register(&store, "Анна").await;
    // Cyrillic letters, full width, a long s, a one for an l.
    for name in ["Раul", "Ｐａｕｌ", "PAUL", "Pau1", "Aннa"] {
        assert_eq!(store.create_account(name.into(), "x".into()).await.unwrap(), Registration::NameTaken, "{name}");
    }
    for name in ["Pauli", "Пётр", "Anna"] {
        register(&store, name).await;
    }
}

#[tokio::test]
async fn logging_in_puts_nobody_on_both_sides() {
    let store = Store::in_temporary().unwrap();
    let (guest, account) = (store.new_session([1; 32]).await.unwrap(), register(&store, "Anna").await);
    let seats = vec![seat(0, Holder::Account(account)), seat(1, Holder::Session(guest))];
    let id = store.create_match(agreed(), seats.clone()).await.unwrap();
    assert_eq!(store.claim_seats(guest, account).await.unwrap(), 0);
    assert_eq!(store.load_match(id).await.unwrap().unwrap().1, seats);
}

#[tokio::test]
async fn nobody_is_bound_to_what_is_not_there() {
    let store = Store::in_temporary().unwrap();
    let elsewhere = Store::in_temporary().unwrap();
    let (session, account) = (elsewhere.new_session([1; 32]).await.unwrap(), register(&elsewhere, "Anna").await);
    assert!(matches!(store.end_session(session).await, Err(StoreError::Inconsistent(_))));
    let here = store.new_session([1; 32]).await.unwrap();
    assert!(matches!(store.bind_session(here, account).await, Err(StoreError::Inconsistent(_))));
    assert_eq!(store.account(account).await.unwrap(), None);
}

#[tokio::test]
async fn a_name_is_taken_in_upper_and_lower_case() {
    let store = Store::in_temporary().unwrap();
    let account = register(&store, " Élodie ").await;
    for name in ["Élodie", "élodie", "ÉLODIE"] {
        assert_eq!(store.create_account(name.into(), "x".into()).await.unwrap(), Registration::NameTaken);
        let found = store.account_by_name(name.into()).await.unwrap().unwrap();
        assert_eq!((found.id, &*found.name), (account, "Élodie"));
        assert_eq!(found.password_phc, "phc of  Élodie ");
    }
    assert_eq!(store.account_by_name("Elodie".into()).await.unwrap(), None);
    assert_eq!(store.account(account).await.unwrap().unwrap().name, "Élodie");
}

#[tokio::test]
async fn a_guest_claims_their_seats() {
    let store = Store::in_temporary().unwrap();
    let guest = store.new_session([1; 32]).await.unwrap();
    let other = store.new_session([2; 32]).await.unwrap();
    let account = register(&store, "Anna").await;
    let hot_seat = vec![seat(0, Holder::Session(guest)), seat(1, Holder::Session(guest))];
    let both = store.create_match(agreed(), hot_seat).await.unwrap();
    let against = vec![seat(0, Holder::Session(other)), seat(1, Holder::Session(guest))];
    let one = store.create_match(agreed(), against).await.unwrap();
    assert_eq!(store.claim_seats(guest, account).await.unwrap(), 3);
    assert_eq!(store.claim_seats(guest, account).await.unwrap(), 0);
    let holders = async |id| store.load_match(id).await.unwrap().unwrap().1.into_iter().map(|seat| seat.holder);
    assert!(holders(both).await.eq([Holder::Account(account), Holder::Account(account)]));
    assert!(holders(one).await.eq([Holder::Session(other), Holder::Account(account)]));
    assert_eq!(store.list_for(guest, None, 10).await.unwrap(), []);
    assert_eq!(store.list_for(guest, Some(account), 10).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_somebody_has_set_is_kept_for_them_and_for_their_seat() {
    let store = Store::in_temporary().unwrap();
    let guest = store.new_session([1; 32]).await.unwrap();
    let account = register(&store, "Anna").await;
    let (as_guest, as_anna) = (Holder::Session(guest), Holder::Account(account));
    assert_eq!(store.preferences(as_guest.clone()).await.unwrap(), None);
    for words in ["one", "other"] {
        store.set_preferences(as_guest.clone(), json!({ "asks": words })).await.unwrap();
    }
    assert_eq!(store.preferences(as_guest.clone()).await.unwrap(), Some(json!({ "asks": "other" })));
    assert_eq!(store.preferences(as_anna.clone()).await.unwrap(), None);
    assert!(store.set_preferences(Holder::Open, json!({})).await.is_err());

    let id = store.create_match(agreed(), vec![seat(0, as_guest.clone()), seat(1, Holder::Open)]).await.unwrap();
    for words in ["one", "other"] {
        store.set_seat_preferences(id, 0, json!(words)).await.unwrap();
    }
    assert_eq!(store.seat_preferences(id).await.unwrap(), [(0, json!("other"))]);
    assert!(store.set_seat_preferences(id, 7, json!(1)).await.is_err(), "there is no such seat");

    store.claim_seats(guest, account).await.unwrap();
    assert_eq!(store.preferences(as_anna.clone()).await.unwrap(), Some(json!({ "asks": "other" })));
    assert_eq!(store.preferences(as_guest).await.unwrap(), None);
    let later = store.new_session([2; 32]).await.unwrap();
    store.set_preferences(Holder::Session(later), json!("new")).await.unwrap();
    store.claim_seats(later, account).await.unwrap();
    assert_eq!(store.preferences(as_anna).await.unwrap(), Some(json!({ "asks": "other" })), "the account's own stays");
}
