//! What the site answers to requests of every kind, asked for without a browser: headers, cookies, limits,
//! languages, and thousands of senseless requests.

use crate::wire::{self, Answer, Host, Random};
use web::Config;

fn plenty() -> Config {
    let bot_pause = std::time::Duration::from_secs(3600);
    Config { rate: 1e9, bot_pause, connections: [10_000; 2], ..Config::default() }
}

/// The address of a new match between this session and a bot, and the session's cookie.
async fn table(host: &Host) -> (String, String) {
    let answer = host.post("/play/duel", "", "side=second").await;
    assert_eq!(answer.status, 303);
    let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let path = answer.header("location").unwrap().split('?').next().unwrap().to_owned();
    (path, cookie)
}

fn is_guarded(answer: &Answer, what: &str) {
    let header = |name: &str| answer.header(name).unwrap_or_else(|| panic!("{what}: no {name}"));
    let policy = header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{what}: {policy}");
    assert!(!policy.contains("unsafe"), "{what}: {policy}");
    assert!(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"), "{what}: {policy}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(header("referrer-policy"), "same-origin", "{what}");
    assert!(header("cache-control") == "no-store" || what.contains("/assets/"), "{what}");
    for name in ["cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy"] {
        header(name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_answer_carries_the_headers() {
    let host = Host::start(plenty()).await;
    let (path, cookie) = table(&host).await;
    let form = "content-type: application/x-www-form-urlencoded\r\n";
    let large = format!("POST /replay HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", 5 << 20);
    let kinds = [
        (200, "GET / HTTP/1.1"),
        (200, "HEAD / HTTP/1.1"),
        (200, "GET /assets/0/table.js HTTP/1.1"),
        (200, "GET /rules/duel HTTP/1.1"),
        (200, "GET /rules/duel/DG-7.3 HTTP/1.1"),
        (200, &format!("GET {path} HTTP/1.1")),
        (303, "GET /set/language/de HTTP/1.1"),
        (308, "GET /look/0123?at=2 HTTP/1.1"),
        (404, "GET /nowhere HTTP/1.1"),
        (404, "GET /assets/0/secret.txt HTTP/1.1"),
        (404, "GET /set/language/xx HTTP/1.1"),
        (404, "GET /replay/0123 HTTP/1.1"),
        (405, "DELETE /account HTTP/1.1"),
        (400, &format!("GET {path}?as=everything HTTP/1.1")),
        (400, &format!("GET {path}/live HTTP/1.1")),
        (409, &format!("GET {path}/match.jsonl HTTP/1.1")),
        (409, &format!("GET {path}/story HTTP/1.1")),
        (415, "POST /play/duel HTTP/1.1"),
    ];
    for (status, line) in kinds {
        let answer = host.ask(&format!("{line}\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\n\r\n")).await;
        let answer = answer.unwrap_or_else(|| panic!("{line}: no answer"));
        assert_eq!(answer.status, status, "{line}");
        is_guarded(&answer, line);
    }
    let elsewhere =
        format!("POST {path}/resign HTTP/1.1\r\nhost: x\r\norigin: http://evil.example\r\nconnection: close\r\n{form}");
    let foreign = host.ask(&format!("{elsewhere}cookie: {cookie}\r\ncontent-length: 6\r\n\r\nseat=1")).await.unwrap();
    assert_eq!(foreign.status, 403);
    is_guarded(&foreign, "a form from another site");
    let large = host.ask(&large).await.unwrap();
    assert_eq!(large.status, 413);
    is_guarded(&large, "a large request");
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_kept_for_a_year_and_come_compressed() {
    let host = Host::start(plenty()).await;
    let (path, cookie) = table(&host).await;
    let page = host.get(&path, &format!("cookie: {cookie}\r\n")).await.body;
    let files: Vec<&str> = page.split('"').filter(|word| word.starts_with("/assets/")).collect();
    let loads = |name: &str| files.iter().any(|file| file.ends_with(name));
    assert!(loads("/duel.css") && loads("/table.js") && loads("/dom.js"), "{files:?}");
    assert!(!loads("/tank_commander.css") && !loads("/decks.js") && !loads("/pages.css"), "no more than is needed");
    for file in files {
        let plain = host.get(file, "").await;
        assert_eq!((plain.status, plain.header("content-encoding")), (200, None), "{file}");
        assert_eq!(plain.header("cache-control"), Some("public, max-age=31536000, immutable"), "{file}");
        for how in ["br", "gzip"] {
            let packed = host.get(file, &format!("accept-encoding: {how}\r\n")).await;
            assert_eq!(
                (packed.header("content-encoding"), packed.header("vary")),
                (Some(how), Some("accept-encoding"))
            );
            let length = |answer: &Answer| answer.header("content-length").unwrap().parse::<usize>().unwrap();
            assert!(length(&packed) < length(&plain) || length(&plain) < 500, "{file}");
        }
        let tag = plain.header("etag").unwrap();
        assert_eq!(host.get(file, &format!("if-none-match: {tag}\r\n")).await.status, 304, "{file}");
        let (_, name) = file.rsplit_once('/').unwrap();
        let other = host.get(&format!("/assets/0/{name}"), "").await;
        assert_eq!((other.header("cache-control"), &other.body), (Some("no-cache"), &plain.body), "{file}");
    }
    let packed = host.get(&path, "accept-encoding: gzip, br\r\n").await;
    assert_eq!(packed.header("content-encoding"), Some("br"), "pages, too");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_to_another_site() {
    let host = Host::start(plenty()).await;
    for from in [
        "http://x/\\evil.example",
        "http://x/\\/evil.example",
        "http://x@evil.example/",
        "http://x//evil.example",
        "http://evil.example/x",
        "x//evil.example",
        "http://x.evil.example/",
    ] {
        let request =
            format!("GET /set/theme/dark HTTP/1.1\r\nhost: x\r\nreferer: {from}\r\nconnection: close\r\n\r\n");
        assert_eq!(host.ask(&request).await.unwrap().header("location"), Some("/"), "{from}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_leads_nowhere_else() {
    let host = Host::start(plenty()).await;
    let (path, _) = table(&host).await;
    for token in ["..%2F..%2Faccount%2Fleave", "x", "%22%3E", &"0".repeat(31), &"g".repeat(32)] {
        let address = format!("{path}/join/{token}");
        assert_eq!(host.get(&address, "").await.status, 404, "{token}");
        assert_eq!(host.post(&address, "", "").await.status, 404, "{token}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_out_of_reach_of_scripts_and_of_other_sites() {
    for secure in [false, true] {
        let host = Host::start(Config { secure_cookies: secure, ..plenty() }).await;
        let session = host.post("/play/duel", "", "side=first").await;
        let language = host.get("/set/language/ru", "").await;
        for answer in [session, language] {
            let cookie = answer.header("set-cookie").unwrap();
            assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
            assert!(cookie.contains("; Path=/"), "{cookie}");
            assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
            assert_eq!(answer.header("strict-transport-security").is_some(), secure);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_or_too_much_is_turned_away() {
    let host = Host::start(Config { rate: 5.0, ..Config::default() }).await;
    let mut last = None;
    for _ in 0..60 {
        last = Some(host.get("/assets/0/icon.svg", "accept-language: fr\r\n").await);
    }
    let last = last.unwrap();
    assert_eq!(last.status, 429);
    assert_eq!(last.header("retry-after"), Some("1"));
    assert!(last.body.contains("Trop de requêtes"), "{}", last.body);
    is_guarded(&last, "one request too many");

    let host = Host::start(plenty()).await;
    let piece = format!("{:x}\r\n{}\r\n", 1 << 20, "x".repeat(1 << 20)).repeat(5);
    let head = "POST /account/enter HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\
        content-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n";
    let answer = host.ask(&format!("{head}{piece}0\r\n\r\n")).await;
    assert!(answer.is_none_or(|answer| answer.status == 413), "an endless request is cut off");
    assert_eq!(host.get("/", "").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_refused_in_the_visitors_language() {
    let host = Host::start(plenty()).await;
    let (path, cookie) = table(&host).await;
    let mut seen = std::collections::BTreeSet::new();
    for language in ["en", "fr", "de", "ru"] {
        let headers = format!("cookie: {cookie}; language={language}\r\n");
        let wrong_setup = "scenario=summer-s1&option.max_turns=3&option.players=7";
        let bad = [
            (404, host.get("/nowhere", &headers).await),
            (400, host.get(&format!("{path}?as=all"), &headers).await),
            (409, host.get(&format!("{path}/match.jsonl"), &headers).await),
            (403, host.post(&format!("{path}/resign"), &headers, "seat=0").await),
            (409, host.post(&format!("{path}/undo"), &headers, "seat=1&token=old").await),
            (400, host.post(&format!("{path}/act"), &headers, "seat=1&token=old&action=%7B").await),
            (422, host.post("/new/duel", &headers, wrong_setup).await),
            (422, host.post("/new/duel", &headers, "scenario=waterloo").await),
            (422, host.post("/account/enter", &headers, "name=x&password=yyyyyyyy").await),
        ];
        for (which, (status, answer)) in bad.into_iter().enumerate() {
            assert_eq!(answer.status, status, "{language}: {}", answer.body);
            assert!(answer.body.contains(&format!("<html lang=\"{language}\"")), "{language}: {}", answer.body);
            assert!(!answer.body.contains('\u{27e8}'), "{language}: words are missing: {}", answer.body);
            let told = answer.told().unwrap_or_else(|| panic!("{language} {status}: {}", answer.body));
            assert!(seen.insert((which, told.clone())), "{language} {status}: {told:?} was said before");
        }
        let short = host.post(&format!("{path}/resign"), &format!("{headers}x-steppe: 1\r\n"), "seat=0").await;
        assert!(short.status == 403 && !short.body.contains('<'), "a script gets a line: {}", short.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn senseless_requests_do_no_harm() {
    let panics = wire::count_panics();
    let host = Host::start(plenty()).await;
    let (path, cookie) = table(&host).await;
    let before = host.get(&path, &format!("cookie: {cookie}\r\n")).await;
    let mut random = Random(1943);
    for _ in 0..12 {
        let requests: Vec<Vec<u8>> = (0..250).map(|_| wire::senseless(&mut random, &path, &cookie)).collect();
        for (request, answer) in host.try_all(requests).await {
            let status = answer.map_or(0, |answer| answer.status);
            assert!(status < 500, "{status}: {}", String::from_utf8_lossy(&request));
        }
    }
    for _ in 0..200 {
        host.babble(&mut random, &path, &cookie).await;
    }
    assert_eq!(panics.load(std::sync::atomic::Ordering::SeqCst), 0, "something panicked");
    let after = host.get(&path, &format!("cookie: {cookie}\r\n")).await;
    let token = |page: &Answer| page.body.split("name=\"token\" value=\"").nth(1).map(|rest| rest[..16].to_owned());
    assert!(token(&before).is_some());
    assert_eq!(token(&before), token(&after), "nothing was done for anybody");
}
