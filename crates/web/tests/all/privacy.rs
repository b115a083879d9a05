//! Who may sit where and look at what: both sides, friends' matches, rematches; accounts, sessions and passwords.

use crate::wire::{Answer, Host};
use std::time::Duration;
use store::{MatchId, Status};
use web::Config;

fn plenty() -> Config {
    Config { rate: 1e9, bot_pause: Duration::from_secs(3600), ..Config::default() }
}

/// The header with the session that an answer has given.
fn cookie(answer: &Answer) -> String {
    format!("cookie: {}\r\n", answer.header("set-cookie").expect("a session").split(';').next().unwrap())
}

/// A guest who has done nothing yet.
async fn guest(host: &Host) -> String {
    cookie(&host.post("/settings", "", "asks=always").await)
}

/// The address of a new match, with what follows the question mark.
async fn made(host: &Host, who: &str, form: &str) -> (String, String) {
    let answer = host.post("/new/duel", who, form).await;
    assert_eq!(answer.status, 303, "{:?}", answer.told());
    let (path, rest) = answer.header("location").unwrap().split_once('?').unwrap();
    (path.to_owned(), rest.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_on_both_sides() {
    let host = Host::start(plenty()).await;
    let anna = guest(&host).await;
    let sit = async |path: &str, who: &str, seat: u8| {
        host.post(&format!("{path}/sit"), &format!("{who}accept-language: de\r\n"), &format!("seat={seat}")).await
    };
    let (path, _) = made(&host, &anna, "opponent=anyone&side=first").await;
    let refused = sit(&path, &anna, 1).await;
    assert!(refused.status == 409 && refused.told().unwrap().contains("anderen Seite"), "{:?}", refused.told());
    assert_eq!(sit(&path, "", 1).await.status, 303);

    let team = "scenario=&opponent=anyone&side=second&option.players=3&option.three_player_split=two_germans";
    let (path, _) = made(&host, &anna, team).await;
    let page = host.get(&path, &anna).await.body;
    let seats: Vec<bool> = page.split("<li><span>").skip(1).map(|seat| seat.starts_with("Germans")).collect();
    let of_side = |german: bool| (0..3u8).filter(|seat| seats[usize::from(*seat)] == german).collect::<Vec<u8>>();
    let (german, soviet) = (of_side(true), of_side(false));
    let boris = guest(&host).await;
    // Whoever comes at the same time for both sides gets one.
    let (one, other) = tokio::join!(sit(&path, &boris, german[0]), sit(&path, &boris, german[1]));
    let mut said = [one.status, other.status];
    said.sort_unstable();
    assert!([[303, 303], [303, 409]].contains(&said), "two seats of one side: {said:?}");
    assert_eq!(soviet.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_races_for_both_sides_gets_one() {
    let host = Host::start(plenty()).await;
    for _ in 0..10 {
        let (path, _) = made(&host, "", "scenario=&opponent=anyone&side=first&option.players=4").await;
        let boris = guest(&host).await;
        let sit = |seat: u8| {
            let (path, boris, host) = (format!("{path}/sit"), boris.clone(), &host);
            async move { host.post(&path, &boris, &format!("seat={seat}")).await.status }
        };
        let said = tokio::join!(sit(1), sit(2), sit(3));
        let seats = host.store().load_match(MatchId::parse(path.trim_start_matches("/m/")).unwrap()).await;
        let (row, seats, _) = seats.unwrap().unwrap();
        let held: Vec<u8> = seats.iter().filter(|seat| seat.holder != seats[0].holder).map(|seat| seat.seat).collect();
        let sides: std::collections::BTreeSet<_> = {
            let titles = registry::titles("en");
            let game = titles.find("duel").unwrap().game.start(&row.setup, table::Pledge::of_number(0)).unwrap();
            let taken = seats
                .iter()
                .filter(|seat| held.contains(&seat.seat) && matches!(seat.holder, store::Holder::Session(_)));
            taken.filter_map(|seat| game.seating().side(table::Seat(seat.seat))).collect()
        };
        assert_eq!(sides.len(), 1, "{said:?} {held:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_friends_play_is_theirs_until_all_of_them_publish_it() {
    let host = Host::start(plenty()).await;
    let (anna, stranger) = (guest(&host).await, guest(&host).await);
    assert!(host.get("/new/duel", "").await.body.contains("only the two of you can look"), "it is said before");
    let (path, rest) = made(&host, &anna, "opponent=friend&side=first").await;
    let invite = rest.strip_prefix("invite=").unwrap();
    let join = format!("{path}/join/{invite}");
    assert_eq!((host.get(&path, &anna).await.status, host.get(&path, &stranger).await.status), (200, 403));
    assert_eq!(host.get(&join, &stranger).await.status, 200, "whoever has the link is invited");
    let boris = cookie(&host.post(&join, "", "").await);
    assert_eq!(host.post(&format!("{path}/say"), &boris, "text=psst").await.status, 303);
    let see = async |who: &str| {
        let mut seen = Vec::new();
        for page in ["", "/board.svg", "/dice", "/legend", "/choices", "/live"] {
            seen.push(host.get(&format!("{path}{page}"), who).await.status);
        }
        seen
    };
    assert!(see(&stranger).await.iter().all(|status| [403, 400].contains(status)), "{:?}", see(&stranger).await);
    assert!(!see(&boris).await.contains(&403));
    assert_eq!(host.post(&format!("{path}/publish"), &anna, "").await.status, 409, "not before the end");
    assert_eq!(host.post(&format!("{path}/resign"), &anna, "seat=0").await.status, 303);
    let pages = ["", "/story", "/match.jsonl", "/board.svg", "/dice"];
    let told = async |who: &str| {
        let mut seen = Vec::new();
        for page in pages {
            seen.push(host.get(&format!("{path}{page}"), who).await.status);
        }
        seen
    };
    assert_eq!(told(&stranger).await, [403; 5]);
    assert_eq!(told(&boris).await, [200; 5]);
    let listed = async || host.get("/", "").await.body.contains(&path);
    assert!(!listed().await);
    assert_eq!(host.post(&format!("{path}/publish"), &stranger, "").await.status, 403);
    assert_eq!(host.post(&format!("{path}/publish"), &anna, "").await.status, 303);
    assert_eq!((told(&stranger).await, listed().await), (vec![403; 5], false), "one alone cannot");
    assert_eq!(host.post(&format!("{path}/publish"), &boris, "").await.status, 303);
    assert_eq!((told(&stranger).await, listed().await), (vec![200; 5], true));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_match_has_one_rematch_however_often_it_is_asked_for() {
    let host = Host::start(plenty()).await;
    let anna = guest(&host).await;
    let (path, _) = made(&host, &anna, "opponent=anyone&side=first").await;
    let boris = cookie(&host.post(&format!("{path}/sit"), "", "seat=1").await);
    assert_eq!(host.post(&format!("{path}/resign"), &boris, "seat=1").await.status, 303);
    let mut led = std::collections::BTreeSet::new();
    for who in [&anna, &anna, &boris, &anna] {
        let answer = host.post(&format!("{path}/rematch"), who, "").await;
        assert_eq!(answer.status, 303);
        led.insert(answer.header("location").unwrap().split('?').next().unwrap().to_owned());
    }
    assert_eq!(led.len(), 1, "{led:?}");
    let again = MatchId::parse(led.first().unwrap().trim_start_matches("/m/")).unwrap();
    let (row, ..) = host.store().load_match(again).await.unwrap().unwrap();
    assert_eq!(row.status, Status::Waiting, "it begins when the other has come, too");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_make_one_wait_and_nobody_else() {
    let config = Config { trusted_proxies: vec![[127, 0, 0, 1].into()], ..plenty() };
    let host = Host::start(config).await;
    let enter = async |from: u8, password: &str| {
        let headers = format!("x-forwarded-for: 198.51.100.{from}\r\naccept-language: fr\r\n");
        host.post("/account/enter", &headers, &format!("name=Anna&password={password}")).await
    };
    assert_eq!(host.post("/account/join", "", "name=Anna&password=correct+horse").await.status, 303);
    let mut last = enter(1, "wrong+horse").await;
    for _ in 0..8 {
        assert_eq!(last.status, 422);
        last = enter(1, "wrong+horse").await;
    }
    assert_eq!(last.status, 429);
    assert!(last.told().unwrap().contains("Trop de mots de passe"), "{:?}", last.told());
    assert_eq!(enter(1, "correct+horse").await.status, 429, "not even with the right one");
    assert_eq!(enter(2, "correct+horse").await.status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_that_would_deceive_or_not_protect_are_refused() {
    let host = Host::start(plenty()).await;
    let join = async |name: &str, password: &str| {
        host.post("/account/join", "", &format!("name={name}&password={password}")).await
    };
    assert_eq!(join("Paul", "correct+horse").await.status, 303);
    let refusals = [
        ("P%D0%B0ul", "correct+horse", "taken"),
        ("Pa%E2%80%8Bul", "correct+horse", "1 to 40"),
        ("%E2%80%AEluaP", "correct+horse", "1 to 40"),
        ("Max", "password", "first that anyone"),
        ("Maximilian", "maximilian", "first that anyone"),
        ("Max", "short", "8 to 200"),
    ];
    for (name, password, why) in refusals {
        let answer = join(name, password).await;
        assert_eq!(answer.status, 422, "{name} {password}");
        assert!(answer.told().unwrap().contains(why), "{:?}", answer.told());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_ends_what_is_open_elsewhere_and_changes_the_password() {
    let host = Host::start(plenty()).await;
    let first = cookie(&host.post("/account/join", "", "name=Anna&password=correct+horse").await);
    let enter = async |form: &str| host.post("/account/enter", "", &format!("name=anna&{form}")).await;
    let is_in = async |who: &str| host.get("/account", who).await.body.contains("action=\"/account/leave\"");
    let second = cookie(&enter("password=correct+horse").await);
    let page = host.get("/account", &second).await.body;
    let others: Vec<&str> =
        page.split("name=\"session\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(others.len(), 1, "this one is not offered: {others:?}");
    let stranger = cookie(&host.post("/account/join", "", "name=Boris&password=correct+horse").await);
    let end = format!("session={}", others[0]);
    assert_eq!(host.post("/account/sessions", &stranger, &end).await.status, 404, "nobody ends another's");
    assert!(is_in(&first).await);
    assert_eq!(host.post("/account/sessions", &second, &end).await.status, 303);
    assert!(!is_in(&first).await && is_in(&second).await);

    let third = cookie(&enter("password=correct+horse&elsewhere=end").await);
    assert!(!is_in(&second).await && is_in(&third).await);
    let fourth = cookie(&enter("password=correct+horse").await);
    let change = async |who: &str, form: &str| host.post("/account/password", who, form).await.status;
    assert_eq!(change("", "old=correct+horse&new=another+horse").await, 403);
    assert_eq!(change(&third, "old=wrong+horse&new=another+horse").await, 422);
    assert_eq!(change(&third, "old=correct+horse&new=password").await, 422);
    assert_eq!(change(&third, "old=correct+horse&new=another+horse").await, 303);
    assert!(is_in(&third).await && !is_in(&fourth).await);
    assert_eq!(enter("password=correct+horse").await.status, 422);
    let fifth = cookie(&enter("password=another+horse").await);
    assert_eq!(host.post("/account/leave", &fifth, "").await.status, 303);
    assert!(!is_in(&fifth).await, "what the browser still knows opens nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_match_says_what_is_true() {
    let host = Host::start(plenty()).await;
    let anna = guest(&host).await;
    let (path, _) = made(&host, &anna, "opponent=regular&side=first").await;
    let id = MatchId::parse(path.trim_start_matches("/m/")).unwrap();
    let nonsense = store::LogRow { seq: 1, seat: 0, body: serde_json::json!({"act": "nonsense"}), at: 0 };
    assert_eq!(host.store().append(id, vec![nonsense]).await.unwrap(), store::Append::Stored);
    let page = host.get(&path, &anna).await;
    assert!(page.body.contains("can bring the match back from a backup"), "{}", page.body);
    assert!(!page.body.contains("nonsense"), "why is for the log alone");
    let health = host.get("/health", "").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
}
