//! Boards as pictures by themselves: posters of the titles, and a match as whoever asks may see it.

use crate::wire::Host;
use serde_json::json;
use sha2::{Digest, Sha256};
use store::{Holder, MatchId, NewMatch, SeatRow, Status, Store};
use table::{Pledge, Rules};
use tank_commander::TankCommander;
use web::Config;

/// Titles whose posters show a shot in a position that is kept for it.
const KEPT: [&str; 3] = ["duel", "tank_commander", "stalingrad"];

#[tokio::test(flavor = "multi_thread")]
async fn every_title_has_a_poster_and_some_keep_a_battle_in_progress_for_it() {
    let host = Host::start(Config { rate: 1e9, ..Config::default() }).await;
    for entry in registry::titles("en").iter() {
        for language in ["en", "fr", "de", "ru"] {
            let poster = host.get(&format!("/poster/{}/{language}", entry.title().id), "").await;
            assert_eq!((poster.status, poster.header("content-type")), (200, Some("image/svg+xml")));
            assert!(
                poster.body.starts_with("<svg xmlns=") && poster.body.contains("data-piece"),
                "{}",
                entry.title().id
            );
            let fires = poster.body.contains("k-shot-case\" d=") && poster.body.contains("href=\"#k-burst\"");
            assert!(fires || !KEPT.contains(&entry.title().id), "the position that {} keeps", entry.title().id);
        }
    }
    for path in ["/poster/duel/xx", "/poster/chess/en"] {
        assert_eq!(host.get(path, "").await.status, 404, "{path}");
    }
}

/// A guest with this token.
async fn guest(store: &Store, token: &str) -> Holder {
    Holder::Session(store.new_session(Sha256::digest(token.as_bytes()).into()).await.unwrap())
}

/// A table at which both sides have hands of cards.
async fn lay_out(store: &Store, holders: [&Holder; 2]) -> MatchId {
    let (position, _) = crate::prepared::first("own-force", 1, |state| state.table.turn > 0);
    let seats = (0..).zip(holders).map(|(seat, holder)| SeatRow { seat, holder: holder.clone(), invite: None });
    let row = NewMatch {
        title: TankCommander::title().id.to_owned(),
        edition: TankCommander::title().edition,
        setup: json!(TankCommander::setup(&position)),
        position: Some(json!(position)),
        commitment: Pledge::new([7; 32]).commitment(),
        secret: [7; 32],
        status: Status::Playing,
        ..NewMatch::default()
    };
    store.create_match(row, seats.collect()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_of_a_match_shows_what_its_seat_sees_and_no_more() {
    let host = Host::start(Config { rate: 1e9, ..Config::default() }).await;
    let open_cards = |svg: &str| svg.matches("data-card=").count();
    let picture = async |id: MatchId, cookie: &str| {
        let picture = host.get(&format!("/m/{id}/board.svg"), cookie).await;
        assert_eq!(picture.status, 200);
        assert!(
            picture.header("cache-control").is_some_and(|how| how.starts_with("private")),
            "nobody keeps it for others"
        );
        picture.body
    };
    let (anna, boris) = (guest(host.store(), "anna").await, guest(host.store(), "boris").await);
    let [as_anna, as_boris] = ["anna", "boris"].map(|token| format!("cookie: steppe={token}\r\n"));
    let id = lay_out(host.store(), [&anna, &boris]).await;
    let (public, first, second) = (picture(id, "").await, picture(id, &as_anna).await, picture(id, &as_boris).await);
    for own in [&first, &second] {
        assert!(open_cards(own) > open_cards(&public), "one sees one's own hand");
    }
    assert_ne!(first, second);
    let asked = host.get(&format!("/m/{id}/board.svg?as=0"), &as_boris).await;
    assert_eq!(asked.body, second, "nobody looks from a seat that is not theirs");

    let shared = lay_out(host.store(), [&anna, &anna]).await;
    assert_eq!(picture(shared, &as_anna).await, picture(shared, "").await, "the curtain is down");
}
