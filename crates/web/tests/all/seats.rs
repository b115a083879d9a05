//! Sitting down, and what the seats are called, without a browser.

use crate::wire::Host;
use serde_json::json;
use store::{DiceShare, Holder, MatchId, Status};
use table::{DrawnBy, Outcome, Seat, Seats, Side, to_hex};
use web::Config;

fn plenty() -> Config {
    Config { rate: 1e9, bot_pause: std::time::Duration::from_secs(3600), ..Config::default() }
}

/// Sends the form of a new match; the path of its table, and the cookie of who made it.
async fn made(host: &Host, form: &str) -> (String, String) {
    let answer = host.post("/new/duel", "", form).await;
    assert_eq!(answer.status, 303, "{:?}", answer.told());
    let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    (answer.header("location").unwrap().split('?').next().unwrap().to_owned(), format!("cookie: {cookie}\r\n"))
}

fn id(path: &str) -> MatchId {
    MatchId::parse(path.trim_start_matches("/m/")).unwrap()
}

/// Who added what to the dice, and whether the match is being played.
async fn dice(host: &Host, path: &str) -> (Vec<DiceShare>, Status) {
    let (row, _, _) = host.store().load_match(id(path)).await.unwrap().unwrap();
    (row.shares.into_iter().map(|row| row.share).collect(), row.status)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_seat_of_a_waiting_match_is_called_by_its_side() {
    let host = Host::start(plenty()).await;
    let (path, _) =
        made(&host, "scenario=&opponent=anyone&side=second&option.players=3&option.three_player_split=two_germans")
            .await;
    let page = host.get(&path, "").await.body;
    let seats: Vec<&str> = page.split("<li><span>").skip(1).map(|seat| seat.split('<').next().unwrap()).collect();
    let german = seats.iter().filter(|seat| seat.starts_with("Germans")).count();
    assert_eq!((german, seats.len()), (2, 3), "{seats:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_script_the_host_draws_and_says_so() {
    let host = Host::start(plenty()).await;
    let (path, cookie) = made(&host, "opponent=regular").await;
    let (shares, status) = dice(&host, &path).await;
    assert!(matches!(&shares[..], [DiceShare::Given(DrawnBy::Host, share)] if share.len() == 32), "{shares:?}");
    assert_eq!(status, Status::Playing, "nobody has to wait");
    let page = host.get(&format!("{path}/dice"), &cookie).await.body;
    assert!(page.contains("drawn by this site"), "{page}");
    for page in ["/", "/new/duel"] {
        assert!(
            host.get(page, "").await.body.contains("<noscript><p class=\"note\">Your browser runs no script"),
            "{page}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_secret_is_fixed_and_shown_by_its_hash_before_any_share_is_known() {
    let host = Host::start(plenty()).await;
    let (mine, yours) = ([3; 32], [5; 32]);
    let hash = |share: &[u8]| to_hex(&table::promise(share));
    let (path, anna) = made(&host, &format!("opponent=anyone&side=first&promise={}", hash(&mine))).await;
    let (row, _, _) = host.store().load_match(id(&path)).await.unwrap().unwrap();
    let lobby = host.get(&path, "").await.body;
    assert!(lobby.contains(&row.commitment), "a stranger sees it before sitting down");
    assert!(!lobby.contains("data-share"), "there is nothing for a stranger to add");

    let add = async |who: &str, form: String| host.post(&format!("{path}/share"), who, &form).await.status;
    assert_eq!(add("", format!("seat=0&share={}", to_hex(&mine))).await, 403);
    let sat = host.post(&format!("{path}/sit"), "", &format!("seat=1&promise={}", hash(&yours))).await;
    let boris = format!("cookie: {}\r\n", sat.header("set-cookie").unwrap().split(';').next().unwrap());
    let promised = |share: &[u8]| DiceShare::Promised(table::promise(share));
    assert_eq!(dice(&host, &path).await, (vec![promised(&mine), promised(&yours)], Status::Waiting));
    let lobby = host.get(&path, &boris).await.body;
    assert!(lobby.contains("data-share") && lobby.contains(&hash(&mine)), "now everybody shows theirs");
    assert!(!lobby.contains(&to_hex(&mine)));

    assert_eq!(add(&boris, format!("seat=1&share={}", to_hex(&[6; 32]))).await, 400, "it promised another");
    assert_eq!(add(&boris, format!("seat=1&share={}", to_hex(&yours))).await, 303);
    assert_eq!(add(&boris, "seat=1".to_owned()).await, 409, "a share that was given stands");
    assert_eq!(dice(&host, &path).await.1, Status::Waiting);
    assert_eq!(add(&anna, format!("seat=0&share={}", to_hex(&mine))).await, 303);
    let given = |share: &[u8]| DiceShare::Given(DrawnBy::Player, share.to_vec());
    assert_eq!(dice(&host, &path).await, (vec![given(&mine), given(&yours)], Status::Playing));
    assert_eq!(add(&anna, format!("seat=0&promise={}", hash(&yours))).await, 409, "the dice are cast");

    let page = async || host.get(&format!("{path}/dice"), &boris).await.body;
    let secret = to_hex(&row.secret);
    assert!(page().await.contains(&row.commitment) && !page().await.contains(&secret), "the secret stays one");
    assert_eq!(host.post(&format!("{path}/resign"), &anna, "seat=0").await.status, 303);
    assert!(page().await.contains(&secret) && page().await.contains("data-proof"));
    let record = host.get(&format!("{path}/match.jsonl"), "").await.body;
    table::record::verify::<duel::Duel>(&record).unwrap();
    assert_eq!(
        json!(table::record::dice_of(&record).unwrap().shares()),
        json!([
            { "seat": 0, "drawn_by": "player", "bytes": to_hex(&mine) },
            { "seat": 1, "drawn_by": "player", "bytes": to_hex(&yours) },
        ])
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_that_fits_moves_along_the_levels_by_results() {
    let host = Host::start(plenty()).await;
    let (path, cookie) = made(&host, "opponent=matched").await;
    let met = async |path: &str| {
        let (_, seats, _) = host.store().load_match(id(path)).await.unwrap().unwrap();
        seats.into_iter().find_map(|row| if let Holder::Bot(level) = row.holder { Some(level) } else { None }).unwrap()
    };
    assert_eq!(met(&path).await, "regular");
    let won = Outcome { winners: Seats::one(Seat(0)), side: Some(Side::First), points: [3, 1] };
    let mut how = json!(won);
    how["sides"] = json!(["german", "soviet"]);
    how["settled"] = json!(false);
    let again = async || {
        let answer = host.post("/new/duel", &cookie, "opponent=matched").await;
        answer.header("location").unwrap().split('?').next().unwrap().to_owned()
    };
    host.store().set_status(id(&path), Status::Finished { how: how.clone() }).await.unwrap();
    let second = again().await;
    assert_eq!(met(&second).await, "regular", "one win is luck");
    host.store().set_status(id(&second), Status::Finished { how }).await.unwrap();
    assert!(host.get("/new/duel", &cookie).await.body.contains("Now: bot, veteran."));
    assert!(host.get("/new/duel", "").await.body.contains("Now: bot, regular."), "of others it tells nothing");
    assert_eq!(met(&again().await).await, "veteran");
    assert!(host.get("/new/crusade", &cookie).await.body.contains("Now: bot, regular."), "each title by itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_keeps_its_character_through_a_restart_and_a_rematch() {
    let host = Host::start(plenty()).await;
    let sits = async |path: &str| {
        let (_, seats, _) = host.store().load_match(id(path)).await.unwrap().unwrap();
        seats.into_iter().find_map(|row| if let Holder::Bot(who) = row.holder { Some(who) } else { None }).unwrap()
    };
    let form = host.get("/new/duel", "").await.body;
    assert!(form.contains(r#"name="character""#) && form.contains(r#"value="bold""#));
    let (path, cookie) = made(&host, "opponent=regular&character=bold&side=first").await;
    assert_eq!(sits(&path).await, "regular:bold");
    assert!(host.get("/", &cookie).await.body.contains("bot, regular, bold"));

    let restarted = Host::on(host.store().clone(), plenty(), registry::titles).await;
    assert!(restarted.get("/", &cookie).await.body.contains("bot, regular, bold"));
    assert_eq!(restarted.post(&format!("{path}/resign"), &cookie, "seat=0").await.status, 303);
    let again = restarted.post(&format!("{path}/rematch"), &cookie, "").await;
    let again = again.header("location").unwrap().split('?').next().unwrap().to_owned();
    assert!(again != path && sits(&again).await == "regular:bold");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_look_ahead_has_no_character() {
    let host = Host::start(plenty()).await;
    for (form, kept) in [
        ("opponent=recruit&character=bold", "recruit"),
        ("opponent=veteran&character=even", "veteran"),
        ("opponent=veteran&character=", "veteran"),
        ("opponent=matched&character=sly", "regular:sly"),
    ] {
        let (path, _) = made(&host, form).await;
        let (_, seats, _) = host.store().load_match(id(&path)).await.unwrap().unwrap();
        assert!(seats.iter().any(|row| row.holder == Holder::Bot(kept.to_owned())), "{form}: {seats:?}");
    }
    assert_eq!(host.post("/new/duel", "", "opponent=veteran&character=rash").await.status, 422);
}
