//! A server and as much of HTTP as it takes to ask it anything, sense or nonsense.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use store::Store;
use titles::Titles;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::task::JoinSet;
use web::{App, Config};

/// A site on a port of its own.
pub struct Host {
    address: SocketAddr,
    app: Arc<App>,
}

impl Drop for Host {
    fn drop(&mut self) {
        self.app.stop();
    }
}

/// An answer.
pub struct Answer {
    /// 200, 404 and so on.
    pub status: u16,
    head: String,
    /// What follows the headers.
    pub body: String,
}

impl Answer {
    fn read(bytes: &[u8]) -> Option<Answer> {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, head: head.to_owned(), body: body.to_owned() })
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// Why something was refused: the alert of a form, or the heading of the page.
    pub fn told(&self) -> Option<String> {
        let alert = self.body.split("role=\"alert\">").nth(1).and_then(|rest| rest.split("</p>").next());
        let heading = self.body.split("<h1>").nth(1).and_then(|rest| rest.split("</h1>").next());
        alert.or(heading).map(str::to_owned)
    }
}

impl Host {
    /// A site with an empty store and all titles.
    pub async fn start(config: Config) -> Host {
        Host::with_titles(config, registry::titles).await
    }

    /// A site with an empty store and these titles.
    pub async fn with_titles(config: Config, titles: impl Fn(&str) -> Titles) -> Host {
        Host::on(Store::in_temporary().unwrap(), config, titles).await
    }

    /// A site with this store and these titles.
    pub async fn on(store: Store, config: Config, titles: impl Fn(&str) -> Titles) -> Host {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = App::new(store, config, titles);
        tokio::spawn(web::serve(app.clone(), listener));
        Host { address, app }
    }

    /// Its store.
    #[allow(dead_code, reason = "not every test looks into it")]
    pub fn store(&self) -> &Store {
        &self.app.store
    }

    /// A page.
    pub async fn get(&self, path: &str, headers: &str) -> Answer {
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{headers}\r\n");
        self.ask(&request).await.unwrap_or_else(|| panic!("{path}: no answer"))
    }

    /// A form.
    pub async fn post(&self, path: &str, headers: &str, form: &str) -> Answer {
        let length = form.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n\
             content-type: application/x-www-form-urlencoded\r\n{headers}\r\n{form}"
        );
        self.ask(&request).await.unwrap_or_else(|| panic!("{path}: no answer"))
    }

    /// Sends a request and hears what comes back, if it is an answer.
    pub async fn ask(&self, request: &str) -> Option<Answer> {
        let heard =
            tokio::time::timeout(Duration::from_secs(20), exchange(self.address, request.as_bytes().to_vec())).await;
        Answer::read(&heard.expect("an answer or an end"))
    }

    /// A connection.
    pub async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("the server listens")
    }

    /// Sends a request from another address of this machine.
    pub async fn ask_from(&self, from: [u8; 4], request: &str) -> Option<Answer> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind(SocketAddr::from((from, 0))).ok()?;
        let mut line = socket.connect(self.address).await.ok()?;
        line.write_all(request.as_bytes()).await.ok()?;
        let mut got = Vec::new();
        line.read_to_end(&mut got).await.ok()?;
        Answer::read(&got)
    }

    /// Sends anything, all at once, and does not wait long where the server waits for more.
    pub async fn try_all(&self, requests: Vec<Vec<u8>>) -> Vec<(Vec<u8>, Option<Answer>)> {
        let mut asked = JoinSet::new();
        for request in requests {
            let exchange = exchange(self.address, request.clone());
            let patient = tokio::time::timeout(Duration::from_millis(800), exchange);
            asked.spawn(async move { (request, patient.await.ok().as_deref().and_then(Answer::read)) });
        }
        asked.join_all().await
    }

    /// Opens the live channel of a match and sends senseless bytes over it.
    pub async fn babble(&self, random: &mut Random, path: &str, cookie: &str) {
        let mut line = TcpStream::connect(self.address).await.expect("the server listens");
        let head = format!(
            "GET {path}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {cookie}\r\n\r\n"
        );
        line.write_all(head.as_bytes()).await.unwrap();
        let mut first = [0; 12];
        line.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 101");
        for _ in 0..random.below(4) + 1 {
            let bytes = random.frame();
            if line.write_all(&bytes).await.is_err() {
                break;
            }
        }
    }
}

async fn exchange(address: SocketAddr, request: Vec<u8>) -> Vec<u8> {
    let mut line = TcpStream::connect(address).await.expect("the server listens");
    let (mut from, mut to) = line.split();
    let mut got = Vec::new();
    // A server that has heard enough hangs up: neither end of that is an error here.
    let _ = tokio::join!(to.write_all(&request), from.read_to_end(&mut got));
    got
}

/// Counts panics of servers from now on; those of tests speak for themselves.
pub fn count_panics() -> Arc<AtomicUsize> {
    let count = Arc::new(AtomicUsize::new(0));
    let (counted, before) = (count.clone(), std::panic::take_hook());
    std::panic::set_hook(Box::new(move |panic| {
        let server = std::thread::current().name().is_some_and(|name| name.starts_with("tokio"));
        counted.fetch_add(usize::from(server), Ordering::SeqCst);
        before(panic);
    }));
    count
}

/// Numbers by a seed.
pub struct Random(pub u64);

impl Random {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }

    fn bytes(&mut self, most: usize) -> Vec<u8> {
        (0..self.below(most + 1)).map(|_| self.below(256) as u8).collect()
    }

    /// A message of the live channel as a browser would send it, or bytes that look like one.
    fn frame(&mut self) -> Vec<u8> {
        let payload = self.bytes(90);
        let mut frame = match self.below(4) {
            0 => return self.bytes(200),
            1 => vec![self.below(256) as u8, 0x80 | payload.len() as u8],
            2 => vec![0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff],
            _ => vec![0x81 + self.below(2) as u8, 0x80 | payload.len() as u8],
        };
        frame.extend([0; 4]); // a mask that changes nothing
        frame.extend(payload);
        frame
    }
}

const METHODS: [&str; 8] = ["GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS"];
const PLACES: [&str; 41] = [
    "/",
    "/new/duel",
    "/new/chess",
    "/play/duel",
    "/play/",
    "@",
    "@/act",
    "@/undo",
    "@/offer_draw",
    "@/why",
    "@/sit",
    "@/join/abc",
    "@/rematch",
    "@/say",
    "@/match.jsonl",
    "@/story",
    "@/live",
    "/m/zzzzzzzzzzzz",
    "/m/%00/act",
    "/replay",
    "/replay/0",
    "/rules/duel",
    "/rules/duel/DG-7.3",
    "/decks",
    "/decks/crusade/build",
    "/decks/tank_commander/build",
    "/decks/tank_commander/keep",
    "/decks/crusade/drop",
    "/decks/tank_commander/import",
    "/decks/tank_commander/ready/17.3-G-1943",
    "/decks/crusade/s/AQAAyAAAAAA",
    "/decks/tank_commander/s/%ff/deck.txt",
    "/cards",
    "/cards/tank_commander?find=%ff&kind=x",
    "/cards/tank_commander/999",
    "@/decks",
    "@/deck",
    "/new/tank_commander",
    "/account",
    "/set/language/de",
    "/assets/0/base.css",
];
const QUERIES: [&str; 10] = [
    "",
    "",
    "?deck=xyz&scenario=17.9",
    "?find=%ff&kind=class-x&least=-1&id=0123456789ab",
    "?as=1",
    "?as=999999",
    "?at=99999999999999999999",
    "?at=-1&as=x",
    "?as=%ff",
    "?invite=%3Cb%3E",
];
const FIELDS: [&str; 22] = [
    "seat=1",
    "seat=255",
    "seat=-1",
    "seat=99999999",
    "token=0000000000000000",
    "action=%22end%22",
    "action={}",
    "action=%5B%5B%5B%5B",
    "spot=place:A1",
    "spot=piece:",
    "option.players=99999999999999999999",
    "scenario=",
    "opponent=ace",
    "nation=german",
    "scenario=17.3",
    "cards=56-3+57-1",
    "cards=999-999",
    "cards=1-1/1-1/1-1",
    "do=fill",
    "do=add:300",
    "deck=AQAAyAAAAAA",
    "%00=%00&=&&",
];
const KINDS: [&str; 5] = [
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=b",
    "multipart/form-data",
    "text/plain; charset=\u{fc}",
];
const PARTS: [&str; 5] = [
    "--b\r\ncontent-disposition: form-data; name=\"record\"; filename=\"x\"\r\n\r\n{\"steppe\":1,\"title\":\"duel\"}\r\n--b--\r\n",
    "--b\r\n\r\n--b--",
    "--b\r\ncontent-disposition: form-data\r\n\r\n\u{0}",
    "--b--",
    "--c\r\n\r\nx",
];

/// A request that makes little sense, or none. It never gives up a seat, which would be sense enough.
pub fn senseless(random: &mut Random, path: &str, cookie: &str) -> Vec<u8> {
    let place = random.pick(&PLACES).replace('@', path);
    let kind = random.pick(&KINDS);
    let body: Vec<u8> = match random.below(4) {
        0 => random.bytes(120),
        1 => random.pick(&PARTS).as_bytes().to_vec(),
        _ => (0..random.below(5)).map(|_| random.pick(&FIELDS)).collect::<Vec<_>>().join("&").into_bytes(),
    };
    let session = match random.below(3) {
        0 => cookie.to_owned(),
        1 => format!("steppe={}", "0".repeat(random.below(200))),
        _ => ";;=; steppe; language=xx; theme=\u{1f4a5}".to_owned(),
    };
    let language = random.pick(&["de", "ru;q=x", "*", "fr;q=9999999999999999999999", ",,,;;;q"]);
    let mut request = format!(
        "{} {place}{} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n\
         cookie: {session}\r\naccept-language: {language}\r\n\r\n",
        random.pick(&METHODS),
        random.pick(&QUERIES),
        body.len()
    )
    .into_bytes();
    request.extend(body);
    for _ in 0..random.below(3) * random.below(2) {
        let at = random.below(request.len());
        request[at] = random.below(256) as u8;
    }
    request
}
