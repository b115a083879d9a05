//! Visitors who mean no good: half-sent requests, too many connections, endless frames, floods from behind a proxy, too
//! much of everything. None of it stops the site for the others.

use crate::wire::{Answer, Host};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use web::Config;

fn plenty() -> Config {
    Config { rate: 1e9, bot_pause: Duration::from_secs(3600), ..Config::default() }
}

/// What the server says to these bytes until it hangs up; or the test fails.
async fn until_it_hangs_up(line: &mut TcpStream, bytes: &[u8]) -> String {
    line.write_all(bytes).await.unwrap();
    let mut said = Vec::new();
    let hung_up = tokio::time::timeout(Duration::from_secs(20), line.read_to_end(&mut said)).await;
    hung_up.expect("the server does not hang up").ok();
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_half_sent_is_not_waited_for() {
    let host = Host::start(Config { patience: Duration::from_millis(150), ..plenty() }).await;
    for half in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: x\r\ncookie: a", "GET / HTTP/1.1\r\nhost: x\r\n\r\nGET /"] {
        until_it_hangs_up(&mut host.connect().await, half.as_bytes()).await;
    }
    let half = "POST /account/enter HTTP/1.1\r\nhost: x\r\ncontent-length: 30\r\naccept-language: de\r\n\
        content-type: application/x-www-form-urlencoded\r\n\r\nname=Anna";
    let said = until_it_hangs_up(&mut host.connect().await, half.as_bytes()).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("zu langsam"), "{said}");
    assert_eq!(host.get("/", "").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_taken_is_not_kept() {
    let host = Host::start(Config { patience: Duration::from_millis(150), connections: [1, 1], ..plenty() }).await;
    let mut greedy = host.connect().await;
    // More answers than any buffer of the system holds, and none of them read.
    for _ in 0..2000 {
        let asked = b"GET /rules/duel HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20);
        let sent = tokio::time::timeout(Duration::from_secs(20), greedy.write_all(&asked)).await;
        if sent.expect("the server neither reads nor hangs up").is_err() {
            break;
        }
    }
    assert_eq!(until_there_is_room(&host).await.status, 200);
}

/// The front page, as soon as there is a place for it.
async fn until_there_is_room(host: &Host) -> Answer {
    for _ in 0..1000 {
        let request = "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
        match host.ask(request).await {
            Some(answer) if answer.status == 200 => return answer,
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    panic!("there is no room any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_connections() {
    let host = Host::start(Config { connections: [5, 3], ..plenty() }).await;
    let mut idle = Vec::new();
    for _ in 0..3 {
        let mut line = host.connect().await;
        line.write_all(b"GET /assets/0/icon.svg HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut first = [0; 12];
        line.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
        idle.push(line);
    }
    let mut full = host.connect().await;
    let mut said = String::new();
    full.read_to_string(&mut said).await.unwrap();
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("Too many connections"), "{said}");
    let neighbour = host.ask_from([127, 0, 0, 2], "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    assert_eq!(neighbour.map(|answer| answer.status), Some(200), "others have room");
    drop(idle);
    until_there_is_room(&host).await;
}

/// The head of a request for the live channel.
fn live(path: &str, headers: &str) -> String {
    format!(
        "GET {path}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
    )
}

/// The path of a new match, and the cookie of who made it.
async fn table(host: &Host) -> (String, String) {
    let made = host.post("/play/duel", "", "side=second").await;
    let cookie = made.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    (made.header("location").unwrap().split('?').next().unwrap().to_owned(), format!("cookie: {cookie}\r\n"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_channel_takes_no_large_frames_and_no_flood() {
    let host = Host::start(plenty()).await;
    let (path, cookie) = table(&host).await;
    let mut large = vec![0x82, 0xff, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0, 0, 0, 0];
    large.extend([0; 60_000]);
    let small = [0x81, 0x81, 0, 0, 0, 0, b'x'].repeat(100);
    let unfinished = [[0x01, 0x81, 0, 0, 0, 0, b'x'].to_vec(), [0x00, 0x81, 0, 0, 0, 0, b'x'].repeat(3000)].concat();
    for bytes in [large, small, unfinished] {
        let mut line = host.connect().await;
        line.write_all(live(&path, &cookie).as_bytes()).await.unwrap();
        let mut first = [0; 12];
        line.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 101");
        let _ = line.write_all(&bytes).await; // it may be cut off in the middle
        until_it_hangs_up(&mut line, &[]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_visitor_has_so_many_live_channels_and_no_more() {
    let config = Config { trusted_proxies: vec![[127, 0, 0, 1].into()], ..plenty() };
    let host = Host::start(config).await;
    let (path, cookie) = table(&host).await;
    let mut open = Vec::new();
    let mut listen = async |from: &str| {
        let mut line = host.connect().await;
        let headers = format!("{cookie}x-forwarded-for: {from}\r\n");
        line.write_all(live(&path, &headers).as_bytes()).await.unwrap();
        let mut first = [0; 12];
        line.read_exact(&mut first).await.unwrap();
        open.push(line);
        String::from_utf8_lossy(&first[9..]).into_owned()
    };
    let mut said = Vec::new();
    for _ in 0..80 {
        said.push(listen("198.51.100.1").await);
    }
    assert_eq!((said.first().unwrap().as_str(), said.last().unwrap().as_str()), ("101", "429"));
    assert_eq!(listen("198.51.100.2").await, "101");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_one_flooder_is_alone_with_it() {
    let proxy = vec![[127, 0, 0, 1].into()];
    let host = Host::start(Config { rate: 5.0, trusted_proxies: proxy, ..Config::default() }).await;
    let ask = async |from: &str| host.get("/assets/0/icon.svg", &format!("x-forwarded-for: {from}\r\n")).await.status;
    let mut last = 0;
    for _ in 0..60 {
        last = ask("2001:db8::1").await;
    }
    assert_eq!(last, 429);
    assert_eq!(ask("2001:db8::2").await, 429, "who has one address of such a network has them all");
    assert_eq!(ask("2001:db8:0:1::1").await, 200);
    assert_eq!(ask("198.51.100.2").await, 200);

    let host = Host::start(Config { rate: 5.0, ..Config::default() }).await;
    let ask = async |from: &str| host.get("/assets/0/icon.svg", &format!("x-forwarded-for: {from}\r\n")).await.status;
    let mut last = 0;
    for number in 0..60 {
        last = ask(&format!("198.51.100.{number}")).await;
    }
    assert_eq!(last, 429, "from anybody else the header is not believed");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_an_end_to_everything_and_it_is_said_in_words() {
    let proxy = vec![[127, 0, 0, 1].into()];
    let host =
        Host::start(Config { trusted_proxies: proxy, bot_pause: Duration::from_secs(3600), ..Config::default() });
    let host = host.await;
    let (path, cookie) = table(&host).await;
    // Each from an address of its own: what is counted here is not the number of requests.
    let until_refused = async |from: u8, path: &str, form: &str| {
        let headers = format!("{cookie}x-forwarded-for: 198.51.100.{from}\r\naccept-language: ru\r\n");
        for done in 0..100 {
            let answer = host.post(path, &headers, form).await;
            if answer.status == 429 {
                return (done, answer.told().unwrap());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{path}: there is no end to it");
    };
    let (matches, told) = until_refused(1, "/new/duel", "opponent=anyone").await;
    assert!(matches == 30 && told.contains("много партий"), "{matches} {told}");
    let (remarks, told) = until_refused(2, &format!("{path}/say"), "text=hello").await;
    assert!((10..20).contains(&remarks) && told.contains("быстрее"), "{remarks} {told}");
    let (offers, told) = until_refused(3, &format!("{path}/offer_draw"), "seat=1").await;
    assert!(offers == 3 && told.contains("ничью"), "{offers} {told}");
    assert_eq!(host.post("/new/duel", "x-forwarded-for: 198.51.100.9\r\n", "opponent=anyone").await.status, 303);
}
