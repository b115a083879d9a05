//! What all requests share.

use crate::Language;
use crate::assets::Assets;
use crate::auto_pass::PassSettings;
use crate::bot_pool::BotPool;
use crate::figures::Figures;
use crate::limits::{Budgets, Guesses, Heavy, Places, Turns};
use crate::live::{Live, SecretPhases};
use crate::passwords::Passwords;
use crate::render::Grounds;
use crate::uploads::Uploads;
use crate::visitor::Visitor;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, OnceLock};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use store::{MatchId, SessionId, Store, StoreError};
use titles::Titles;
use tokio::sync::{Semaphore, broadcast, watch};
use words::Lexicon;

/// How the site is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a bot waits before each of its actions, so that people can follow.
    pub bot_pause: Duration,
    /// How long nobody hears of a pass where one could interrupt, whatever led to it: see [`auto_pass`](crate::auto_pass).
    pub interrupt_pause: RangeInclusive<Duration>,
    /// The same for a seat whose own thought is to fit into the pause.
    pub covered_pause: RangeInclusive<Duration>,
    /// Are cookies only sent over HTTPS?
    pub secure_cookies: bool,
    /// Requests a second that one address may make, on average. What else is counted by visitor grows with it.
    pub rate: f64,
    /// Connections that are open at a time: in all, and from one address.
    pub connections: [usize; 2],
    /// How long a request may take to arrive, and an answer to be taken.
    pub patience: Duration,
    /// The proxies whose word is taken for whom they speak.
    pub trusted_proxies: Vec<IpAddr>,
    /// How fast what happens is shown to those who have not chosen a pace.
    pub playback: Playback,
}

/// How fast what happens at a table is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Playback {
    /// All at once.
    Off,
    /// At a pace one can follow.
    #[default]
    Brisk,
    /// Half as fast.
    Calm,
}

impl Playback {
    /// All paces.
    pub const ALL: [Playback; 3] = [Playback::Off, Playback::Brisk, Playback::Calm];

    /// The word for it in a page.
    pub const fn word(self) -> &'static str {
        match self {
            Playback::Off => "off",
            Playback::Brisk => "brisk",
            Playback::Calm => "calm",
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_pause: Duration::from_millis(250),
            interrupt_pause: Duration::from_millis(300)..=Duration::from_millis(700),
            covered_pause: Duration::from_secs(5)..=Duration::from_secs(9),
            secure_cookies: false,
            rate: 30.0,
            connections: [4096, 128],
            patience: Duration::from_secs(20),
            trusted_proxies: Vec::new(),
            playback: Playback::default(),
        }
    }
}

/// The site: its store, its titles, its words, and the matches that somebody looks at.
pub struct App {
    /// Where matches live.
    pub store: Store,
    /// How it is run.
    pub config: Config,
    /// Where bots think.
    pub bots: BotPool,
    /// Where bots choose in secret.
    pub(crate) secret_phases: SecretPhases,
    /// Where passwords are hashed.
    pub(crate) passwords: Passwords,
    titles: [Titles; 4],
    words: [Lexicon; 4],
    /// Stylesheets and scripts.
    pub(crate) assets: Assets,
    /// Matches that visitors have brought as files.
    pub(crate) uploads: Uploads,
    live: Mutex<HashMap<MatchId, Arc<Live>>>,
    swept: Mutex<Instant>,
    /// Grounds of boards that were drawn lately.
    pub(crate) grounds: Grounds,
    /// Pictures of the titles that were drawn.
    pub(crate) posters: Posters,
    /// Rulebooks that were set in type.
    pub(crate) rulebooks: Rulebooks,
    /// What everybody may still do.
    pub(crate) budgets: Budgets,
    /// Wrong passwords of late.
    pub(crate) guesses: Guesses,
    /// Connections that are open.
    pub(crate) connections: Places,
    /// Requests that are being answered.
    pub(crate) requests: Places,
    /// Whose turn it is among those of one visitor.
    pub(crate) turns: Turns,
    /// Live channels that are open.
    pub(crate) channels: Places,
    /// Files that are being sent to us: they are large.
    pub(crate) parcels: Places,
    /// Where matches are gone through from end to end for whoever wants to look back.
    pub(crate) replays: Heavy,
    /// Where matches are read from disk.
    pub(crate) loading: Semaphore,
    /// What is counted for whoever runs the site.
    pub(crate) figures: Figures,
    /// What is wrong with the file, once somebody has looked.
    pub(crate) damage: OnceLock<String>,
    stop: watch::Sender<bool>,
    left: broadcast::Sender<SessionId>,
}

/// The site's own messages by language.
const LOCALES: &[(&str, &str)] = &[
    ("en", include_str!("../locales/en.ftl")),
    ("fr", include_str!("../locales/fr.ftl")),
    ("de", include_str!("../locales/de.ftl")),
    ("ru", include_str!("../locales/ru.ftl")),
    ("en", include_str!("../locales/decks/en.ftl")),
    ("fr", include_str!("../locales/decks/fr.ftl")),
    ("de", include_str!("../locales/decks/de.ftl")),
    ("ru", include_str!("../locales/decks/ru.ftl")),
];

/// Matches kept in memory before those that nobody looks at are put away.
const KEPT: usize = 1024;
/// How often it is looked for matches that nobody looks at.
const SWEEP: Duration = Duration::from_secs(10);
/// Between the matches whose bots are woken after a restart: visitors come first.
const BREATH: Duration = Duration::from_millis(5);
/// Requests of one visitor that are answered at a time, and live channels that one has open: at least these, and half as
/// many as connections.
const REQUESTS_OF_ONE: usize = 32;
const CHANNELS_OF_ONE: usize = 48;
/// Requests of one visitor that are worked on at the same time; a browser sends six at once to a site.
const AT_ONCE: usize = 8;
/// Files that are on their way at a time: in all, and of one visitor.
const PARCELS: usize = 8;
const PARCELS_OF_ONE: usize = 2;
/// Those who wait to look back at a match: in all, and of one visitor.
const REPLAYS: usize = 64;
const REPLAYS_OF_ONE: usize = 4;

impl App {
    /// A site on this store with these titles, given in each language.
    pub fn new(store: Store, config: Config, titles: impl Fn(&str) -> Titles) -> Arc<App> {
        let titles = Language::ALL.map(|language| titles(language.code()));
        let cores = available_parallelism().map_or(1, usize::from);
        Arc::new(App {
            store,
            bots: BotPool::default(),
            secret_phases: SecretPhases::default(),
            passwords: Passwords::default(),
            assets: Assets::new(&titles[0]),
            titles,
            words: Language::ALL.map(|language| Lexicon::new(language.code(), LOCALES)),
            uploads: Uploads::default(),
            live: Mutex::default(),
            swept: Mutex::new(Instant::now()),
            grounds: Grounds::default(),
            posters: Posters::default(),
            rulebooks: Rulebooks::default(),
            budgets: Budgets::at_rate(config.rate),
            guesses: Guesses::default(),
            connections: Places::of(config.connections[0], config.connections[1]),
            requests: Places::of(config.connections[0], REQUESTS_OF_ONE.max(config.connections[1] / 2)),
            turns: Turns::of(AT_ONCE),
            channels: Places::of(config.connections[0], CHANNELS_OF_ONE.max(config.connections[1] / 2)),
            parcels: Places::of(PARCELS, PARCELS_OF_ONE),
            replays: Heavy::of(cores.saturating_sub(1).max(1), REPLAYS, REPLAYS_OF_ONE),
            loading: Semaphore::new(cores),
            figures: Figures::default(),
            damage: OnceLock::new(),
            stop: watch::Sender::new(false),
            left: broadcast::Sender::new(64),
            config,
        })
    }

    /// The titles in a language.
    pub fn titles(&self, language: Language) -> &Titles {
        &self.titles[language as usize]
    }

    /// The site's words in a language.
    pub fn words(&self, language: Language) -> &Lexicon {
        &self.words[language as usize]
    }

    /// A match if it is in memory: somebody has looked at it lately.
    pub(crate) fn in_memory(&self, id: MatchId) -> Option<Arc<Live>> {
        lock(&self.live).get(&id).cloned()
    }

    /// A match, from memory or from the store; none if there is no such match.
    pub async fn live(self: &Arc<App>, id: MatchId) -> Result<Option<Arc<Live>>, StoreError> {
        self.sweep();
        if let Some(live) = lock(&self.live).get(&id) {
            live.touch();
            return Ok(Some(live.clone()));
        }
        let Some(loaded) = Live::load(self, id).await? else { return Ok(None) };
        let live = self.remember(loaded);
        while live.enter_prepared(self).await {}
        live.wake(self);
        Ok(Some(live))
    }

    /// Keeps a match in memory; or the one that somebody else has read meanwhile.
    fn remember(&self, loaded: Live) -> Arc<Live> {
        let mut all = lock(&self.live);
        if all.len() >= KEPT {
            all.retain(|_, live| Arc::strong_count(live) > 1);
        }
        all.entry(loaded.id).or_insert_with(|| Arc::new(loaded)).clone()
    }

    /// Now and then puts away the matches that nobody looks at: they are on disk.
    fn sweep(&self) {
        let mut swept = lock(&self.swept);
        if swept.elapsed() < SWEEP {
            return;
        }
        *swept = Instant::now();
        drop(swept);
        let mut all = lock(&self.live);
        all.retain(|_, live| !live.is_idle(Arc::strong_count(live)));
        all.shrink_to_fit();
    }

    /// Matches that are gone from disk.
    pub(crate) fn forget_matches(&self, gone: &[MatchId]) {
        let mut all = lock(&self.live);
        gone.iter().for_each(|id| drop(all.remove(id)));
    }

    /// How many matches are in memory.
    pub(crate) fn count_in_memory(&self) -> usize {
        lock(&self.live).len()
    }

    /// Seats have changed hands: matches in memory look again who sits where.
    pub(crate) async fn forget_seats(self: &Arc<App>, session: SessionId) {
        let all: Vec<Arc<Live>> = lock(&self.live).values().cloned().collect();
        for live in all {
            let holds = live.inside.read().await.seats.iter().any(|row| row.holder == store::Holder::Session(session));
            if holds && let Err(error) = live.reload(self).await {
                tracing::error!("match" = %live.id, %error, "it could not be looked at again");
            }
        }
    }

    /// Somebody wants to be asked in another way in all their matches.
    pub(crate) async fn apply_pass_settings(self: &Arc<App>, holder: &store::Holder, settings: PassSettings) {
        let all: Vec<Arc<Live>> = lock(&self.live).values().cloned().collect();
        for live in all {
            live.apply_pass_settings(self, holder, settings).await;
        }
    }

    /// Somebody has logged out, or in as somebody else: what this session has open must look again who it is.
    pub(crate) fn leave(&self, session: SessionId) {
        let _ = self.left.send(session); // nobody listens: nothing is open
    }

    /// Hears of sessions that were left.
    pub(crate) fn leaving(&self) -> broadcast::Receiver<SessionId> {
        self.left.subscribe()
    }

    /// After a restart: the bots of all unfinished matches go on, one match after the other, while the site answers.
    pub(crate) async fn resume(self: Arc<App>) {
        let ids = match self.store.unfinished_bot_matches().await {
            Ok(ids) => ids,
            Err(error) => return tracing::error!(%error, "the bots of unfinished matches could not be woken"),
        };
        for id in ids {
            if *self.stop.borrow() {
                return;
            }
            if let Err(error) = self.live(id).await {
                tracing::error!("match" = %id, %error, "it is left alone");
            }
            tokio::time::sleep(BREATH).await;
        }
    }

    /// Ends the site: listeners are told, open sockets close.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Waits until the site is ended.
    pub async fn stopped(&self) {
        let mut stop = self.stop.subscribe();
        while !*stop.borrow_and_update() {
            if stop.changed().await.is_err() {
                return;
            }
        }
    }
}

/// Pictures of the titles, each drawn once a language.
#[derive(Default)]
pub(crate) struct Posters(Mutex<HashMap<(&'static str, &'static str), Arc<str>>>);

impl Posters {
    /// The picture of a title, drawn if it is asked for the first time.
    pub(crate) fn get_or_draw(
        &self,
        title: &'static str,
        language: Language,
        draw: impl FnOnce() -> String,
    ) -> Arc<str> {
        lock(&self.0).entry((title, language.code())).or_insert_with(|| draw().into()).clone()
    }
}

/// Rulebooks as pages, each set once a language and a light, for its pictures.
#[derive(Default)]
pub(crate) struct Rulebooks(Mutex<HashMap<Edition, Arc<str>>>);

/// A title, a language and a light.
type Edition = (&'static str, &'static str, Option<&'static str>);

impl Rulebooks {
    /// The rulebook of a title for such a reader, set if it is asked for the first time.
    pub(crate) fn get_or_set(&self, title: &'static str, reader: &Visitor, set: impl FnOnce() -> String) -> Arc<str> {
        let key = (title, reader.language.code(), reader.theme);
        if let Some(known) = lock(&self.0).get(&key) {
            return known.clone();
        }
        let set: Arc<str> = set().into();
        lock(&self.0).entry(key).or_insert(set).clone()
    }
}

/// A lock that a panic elsewhere does not poison.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::NoRandomness(error.to_string()))?;
    Ok(bytes)
}

/// The hash under which a token is kept.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}
