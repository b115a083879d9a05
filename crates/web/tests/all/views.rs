//! One view a viewer: a drawing takes the view of its seat once, and a remark takes none.

use crate::picket::{Picket, VIEWS};
use crate::picket_board::PicketBoard;
use crate::wire::Host;
use sha2::{Digest, Sha256};
use std::sync::atomic::Ordering;
use store::{Holder, MatchId, NewMatch, SeatRow, Status, Store};
use table::{Pledge, Rules};
use titles::Titles;
use web::Config;

/// Two people at a table of the small game.
async fn lay_out(store: &Store) -> MatchId {
    let mut seats = Vec::new();
    for seat in 0..2 {
        let hash: [u8; 32] = Sha256::digest(format!("token-{seat}").as_bytes()).into();
        let holder = Holder::Session(store.new_session(hash).await.unwrap());
        seats.push(SeatRow { seat, holder, invite: None });
    }
    let row = NewMatch {
        title: Picket::title().id.to_owned(),
        edition: Picket::title().edition,
        setup: serde_json::json!({}),
        commitment: Pledge::new([7; 32]).commitment(),
        secret: [7; 32],
        status: Status::Playing,
        ..NewMatch::default()
    };
    store.create_match(row, seats).await.unwrap()
}

/// How often the view of each seat, and that of spectators, was taken so far.
fn views() -> [usize; 3] {
    VIEWS.each_ref().map(|count| count.load(Ordering::Relaxed))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawing_takes_one_view_of_its_seat_and_a_remark_none() {
    let titles = |language: &str| Titles::of(language, vec![titles::title::<PicketBoard>()]);
    let host = Host::with_titles(Config { rate: 1e9, ..Config::default() }, titles).await;
    let id = lay_out(host.store()).await;
    let cookie = |seat: u8| format!("x-steppe: 1\r\ncookie: steppe=token-{seat}\r\n");
    let page = async |seat: u8| {
        let page = host.get(&format!("/m/{id}"), &cookie(seat)).await;
        assert_eq!(page.status, 200);
        page.body
    };
    let first = page(0).await;
    assert_eq!(views(), [1, 0, 0], "board, prompt, choices, log and standing come from one view");
    page(0).await;
    assert_eq!(views(), [1, 0, 0], "the drawing is used again");
    page(1).await;
    assert_eq!(views(), [1, 1, 0]);

    assert_eq!(host.post(&format!("/m/{id}/say"), &cookie(1), "text=stand-fast").await.status, 204);
    assert!(page(0).await.contains("stand-fast") && page(1).await.contains("stand-fast"));
    assert_eq!(views(), [1, 1, 0], "a remark draws no board");

    let token = first.split("name=\"token\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let act = format!("seat=0&token={token}&action=%22dig%22");
    assert_eq!(host.post(&format!("/m/{id}/act"), &cookie(0), &act).await.status, 204);
    page(0).await;
    page(1).await;
    page(0).await;
    assert_eq!(views(), [2, 2, 0], "once a position and seat");
}
