//! A site of its own for each test, and what players do at its tables.

use browser::{Context, Page, Viewport};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;
use store::{LogRow, MatchId, Store};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use web::{App, Config, Playback};

static SITES: AtomicU32 = AtomicU32::new(0);

/// A server on a port and a folder of its own; both stay the same when it is started again.
pub struct Site {
    folder: PathBuf,
    address: SocketAddr,
    playback: Playback,
    bot_pause: Duration,
    running: Option<(Arc<App>, JoinHandle<()>)>,
}

impl Site {
    /// Starts a server on a free port; what happens at its tables is shown at once.
    pub fn start() -> Site {
        Site::showing(Playback::Off)
    }

    /// The same with another pace.
    pub fn showing(playback: Playback) -> Site {
        Site::with(playback, Duration::ZERO)
    }

    /// The same with bots that never come to a decision.
    pub fn pondering() -> Site {
        Site::with(Playback::Off, Duration::from_secs(3600))
    }

    fn with(playback: Playback, bot_pause: Duration) -> Site {
        let number = SITES.fetch_add(1, Ordering::Relaxed);
        let name = format!("site-{}-{number}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let mut site = Site { folder, address: ([127, 0, 0, 1], 0).into(), playback, bot_pause, running: None };
        site.run();
        site
    }

    /// Ends the server and starts it again.
    pub fn restart(&mut self, between: impl FnOnce()) {
        self.halt();
        between();
        self.run();
    }

    fn run(&mut self) {
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind(self.address)).unwrap();
        self.address = listener.local_addr().unwrap();
        let interrupt_pause = Duration::ZERO..=Duration::ZERO;
        let (playback, bot_pause) = (self.playback, self.bot_pause);
        let config = Config { bot_pause, interrupt_pause, rate: 1e6, playback, ..Config::default() };
        let app = App::new(Store::open(self.folder.join("steppe.db")).unwrap(), config, registry::titles);
        let served = app.clone();
        let thread = std::thread::spawn(move || runtime.block_on(web::serve(served, listener)).unwrap());
        self.running = Some((app, thread));
    }

    fn halt(&mut self) {
        let Some((app, thread)) = self.running.take() else { return };
        app.stop();
        drop(app);
        thread.join().unwrap();
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// How many entries the log of a match has on disk.
    pub fn entries(&self, path: &str) -> usize {
        self.log(path).len()
    }

    /// How many of them somebody asked for: what is the only choice is done by itself, in the same stroke.
    pub fn strokes(&self, path: &str) -> usize {
        self.log(path).iter().filter(|entry| entry.body.get("then").is_none()).count()
    }

    fn log(&self, path: &str) -> Vec<LogRow> {
        let id = MatchId::parse(path.trim_start_matches("/m/")).unwrap();
        self.with_store(async |store| store.load_match(id).await.unwrap().unwrap().2)
    }

    /// Does something with the store.
    pub fn with_store<T>(&self, work: impl AsyncFnOnce(&Store) -> T) -> T {
        let (app, _) = self.running.as_ref().unwrap();
        let alone = tokio::runtime::Builder::new_current_thread().build().unwrap();
        alone.block_on(work(&app.store))
    }

    /// Makes a match by the form and shows it; the path of its table.
    pub fn create(&self, page: &Page, side: &str, opponent: &str) -> String {
        self.create_of(page, side, opponent, "summer-s1")
    }

    fn create_of(&self, page: &Page, side: &str, opponent: &str, scenario: &str) -> String {
        page.goto(&self.url("/new/duel"));
        page.click(&format!("input[name=scenario][value={scenario}]"));
        page.click(&format!("input[name=side][value={side}]"));
        page.click(&format!("input[name=opponent][value={opponent}]"));
        page.click("form.setup details summary");
        page.fill("input[name='option.quiet_turns']", "3");
        page.fill("input[name='option.max_turns']", "10");
        page.follow("form.setup button.main");
        let path = page.eval("location.pathname");
        path.as_str().unwrap().to_owned()
    }

    /// Two people at one table, the German first.
    pub fn two(&self, german: &Context, soviet: &Context) -> (Page, Page, String) {
        self.two_of(german, soviet, "summer-s1")
    }

    /// Two people at a table of this scenario.
    pub fn two_of(&self, german: &Context, soviet: &Context, scenario: &str) -> (Page, Page, String) {
        let (first, second) = (german.page(Viewport::DESK), soviet.page(Viewport::DESK));
        let path = self.create_of(&first, "first", "anyone", scenario);
        second.goto(&self.url(&path));
        second.follow("form[action$='/sit'] button");
        for page in [&first, &second] {
            linked(page);
        }
        (first, second, path)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some((app, _)) = self.running.take() {
            app.stop();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Waits until the live channel is open and has told the position.
pub fn linked(page: &Page) {
    page.wait_until("document.getElementById('table')?.dataset.linked === 'yes'");
}

/// The token of the position that the page asks about, if it asks.
pub fn token(page: &Page) -> Option<String> {
    page.eval("document.querySelector('form.choices input[name=token]')?.value ?? null").as_str().map(str::to_owned)
}

/// Waits until the page asks about another position, or about none.
pub fn wait_for_news(page: &Page, old: &str) {
    page.wait_until(&format!("document.querySelector('form.choices input[name=token]')?.value !== {}", json!(old)));
}

/// Does the page show what the server would show it anew?
const SETTLED: &str = r#"fetch(location.href).then(answer => answer.text()).then(text => {
    const anew = new DOMParser().parseFromString(text, 'text/html');
    const parts = page => ['standing', 'prompt', 'business'].map(name => page.getElementById(`part-${name}`).textContent);
    const choices = page => [...page.querySelectorAll('.choices button')].map(choice => choice.value);
    const pieces = page => [...page.querySelectorAll('#pieces [data-piece]')].map(piece => [piece.dataset.piece, piece.dataset.at, piece.innerHTML.replaceAll(' aria-hidden="true"', '')]);
    const shown = page => JSON.stringify([parts(page), choices(page), pieces(page)]);
    return shown(document) === shown(anew);
})"#;

/// Waits until no news is on its way to the page: what is clicked or counted now stays as it is.
pub fn settled(page: &Page) {
    page.wait_until(SETTLED);
}

/// Is the match over, as this page shows it?
pub fn over(page: &Page) -> bool {
    page.exists(".prompt.over")
}

/// Numbers by a seed.
pub struct Luck(pub u64);

impl Luck {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// What leads towards the end of a turn.
const QUIET: [&str; 8] = ["end", "commit", "program_done", "finish_marker", "hold", "turret_card", "end_move", "land"];

/// Presses one of the buttons, mostly a quiet one; the action.
pub fn press_one(page: &Page, luck: &mut Luck) -> Value {
    let seen = page.eval(
        "(form => form && [form.token.value, [...form.querySelectorAll('button')].map(b => b.value)])
            (document.querySelector('form.choices'))",
    );
    let old = seen[0].as_str().expect("the page asks");
    let values = seen[1].as_array().unwrap().iter();
    let values: Vec<Value> = values.map(|value| serde_json::from_str(value.as_str().unwrap()).unwrap()).collect();
    let quiet = |value: &Value| QUIET.iter().any(|word| value == word || value.get(word).is_some());
    let calm: Vec<usize> = (0..values.len()).filter(|i| quiet(&values[*i])).collect();
    let chosen =
        if calm.is_empty() || luck.below(4) == 0 { luck.below(values.len()) } else { calm[luck.below(calm.len())] };
    let pressed = format!(
        "(form => form?.token.value === {} && (form.querySelectorAll('button')[{chosen}].click(), true))
            (document.querySelector('form.choices'))",
        json!(old)
    );
    assert_eq!(page.eval(&pressed), true, "the position has changed though it is for this page to decide");
    wait_for_news(page, old);
    values[chosen].clone()
}

/// Waits until one of the two is asked or the match is over; which one.
pub fn asked(pages: [&Page; 2]) -> Option<&Page> {
    for _ in 0..3000 {
        if pages.iter().all(|page| over(page)) {
            return None;
        }
        if let Some(page) = pages.into_iter().find(|page| page.exists("form.choices")) {
            return Some(page);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("nobody is asked: {} / {}", pages[0].text("#panel"), pages[1].text("#panel"));
}

/// Plays until this page is asked.
pub fn play_until(pages: [&Page; 2], wanted: &Page, luck: &mut Luck) {
    loop {
        let page = asked(pages).expect("the match goes on");
        if std::ptr::eq(page, wanted) {
            return;
        }
        press_one(page, luck);
    }
}

/// Sends a form by script as the site's own would; the status of the answer.
pub fn post(page: &Page, path: &str, fields: &Value) -> u64 {
    let send = format!(
        "fetch({}, {{method: 'POST', headers: {{'x-steppe': '1'}}, body: new URLSearchParams({fields})}}).then(a => a.status)",
        json!(path)
    );
    page.eval(&send).as_u64().unwrap()
}
