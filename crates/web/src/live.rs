//! A match that somebody looks at: kept in memory, every change on disk before anybody hears of it.

use crate::app::{App, lock};
use crate::auto_pass::{AutoPass, DuePass, PassSettings, SeatPassSettings, is_person};
use crate::render::Cache;
use crate::title_pages;
use crate::{Language, visitor::Visitor};
use bots::{Level, Progress};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::{Append, ChatLine, Holder, LogRow, MatchId, MatchRow, Remark, SeatRow, Status, StoreError};
use table::{Deed, Hosted, HostedError, Next, Outcome, Pledge, Seat};
use titles::{Sight, Thinker};
use tokio::sync::{RwLock, Semaphore, SemaphorePermit, watch};

/// A match in memory.
pub struct Live {
    /// Its id.
    pub id: MatchId,
    /// What everybody sees of it and what is secret, as far as it stands.
    pub inside: RwLock<Inside>,
    changed: watch::Sender<u64>,
    bots_at_work: AtomicBool,
    has_windows: bool,
    thinking: Mutex<Option<Thinking>>,
    hints: Semaphore,
    asked_for: AtomicU64,
}

/// The bots of a match while they are at work, by seat: what they remember is theirs alone.
type Bots = HashMap<Seat, Box<dyn Thinker>>;

/// What is shown of a bot at work.
enum Thinking {
    /// How far it has come.
    Seen(Arc<Progress>),
    /// How much of a pause is over that is the same whatever it thinks of.
    Hidden(Instant, Instant),
}

/// How long a match that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(60);

/// The inside of a match.
pub struct Inside {
    /// What was agreed.
    pub row: MatchRow,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The match; none while seats are free, or if it cannot be read.
    pub game: Option<Box<dyn Hosted>>,
    /// Why it cannot be read.
    pub damage: Option<String>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// How each seat is asked in between.
    pub auto_pass: AutoPass,
    /// What seats have prepared before they are asked for it.
    pub prepared: Vec<(Seat, Value)>,
    /// Drawings that can be used again.
    pub cache: Cache,
    entries: u32,
}

/// Who acts for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActedBy {
    /// Its holder. What must not be told yet is kept until its time has come.
    Person,
    /// A bot, or the host: they choose their time.
    Host,
}

/// Why a deed was not done. Nothing has changed.
#[derive(Debug)]
pub enum Refused {
    /// The page was out of date: somebody (perhaps oneself, twice) was faster.
    Stale,
    /// The match has not begun, or cannot be read.
    NotPlaying,
    /// The title says no.
    Title(HostedError),
    /// The store failed; the match goes on from what is on disk.
    Store(StoreError),
}

impl Live {
    /// Reads a match from the store and plays its log through.
    pub async fn load(app: &App, id: MatchId) -> Result<Option<Live>, StoreError> {
        let Some(inside) = Inside::load(app, id).await? else { return Ok(None) };
        let has_windows = app.titles(Language::En).find(&inside.row.title).is_ok_and(|entry| entry.game.has_windows());
        let (changed, bots_at_work) = (watch::Sender::new(0), AtomicBool::new(false));
        Ok(Some(Live {
            id,
            inside: RwLock::new(inside),
            changed,
            bots_at_work,
            has_windows,
            thinking: Mutex::default(),
            hints: Semaphore::new(1),
            asked_for: AtomicU64::new(now()),
        }))
    }

    /// Reads it again: somebody has sat down, or the store knows better.
    pub async fn reload(self: &Arc<Live>, app: &Arc<App>) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        if let Some(fresh) = Inside::load(app, self.id).await? {
            *inside = fresh;
        }
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Hears of changes.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// A listener has gone; with the last one go the drawings.
    pub fn left(&self) {
        if self.changed.receiver_count() == 0
            && let Ok(inside) = self.inside.try_read()
        {
            inside.cache.forget();
        }
    }

    /// Has nobody asked for it for a while, and does nobody but the list of matches hold it?
    pub(crate) fn is_idle(&self, holders: usize) -> bool {
        holders <= 1 && now().saturating_sub(self.asked_for.load(Ordering::Relaxed)) > IDLE.as_millis() as u64
    }

    /// Somebody asks for it.
    pub(crate) fn touch(&self) {
        self.asked_for.store(now(), Ordering::Relaxed);
    }

    fn tell(self: &Arc<Live>, app: &Arc<App>) {
        self.changed.send_modify(|count| *count += 1);
        self.wake(app);
    }

    /// Lets those act who do not wait for a request: the bots, and the host in the name of a seat.
    pub fn wake(self: &Arc<Live>, app: &Arc<App>) {
        self.wake_bots(app);
        self.wake_auto_pass(app);
    }

    /// Does what a seat wants: in memory and on disk, or not at all. `token` names the position that the
    /// deed is about; giving up and draws are not about any.
    pub async fn deed(
        self: &Arc<Live>,
        app: &Arc<App>,
        by: ActedBy,
        seat: Seat,
        token: Option<&str>,
        deed: Deed<Value>,
    ) -> Result<(), Refused> {
        let mut inside = self.inside.write().await;
        if token.is_some_and(|token| inside.token() != token) {
            return Err(Refused::Stale);
        }
        if by == ActedBy::Person && inside.holds_back(seat, &deed) {
            drop(inside);
            self.tell(app);
            return Ok(());
        }
        inside.try_out(seat, deed.clone())?;
        let entry = LogRow { seq: inside.entries + 1, seat: seat.0, body: json!(deed), at: now() };
        match app.store.append(self.id, vec![entry]).await {
            Ok(Append::Stored) => inside.entries += 1,
            Ok(Append::Conflict) => return Err(self.step_back(app, &mut inside, Refused::Stale).await),
            Err(error) => return Err(self.step_back(app, &mut inside, Refused::Store(error)).await),
        }
        if let Some(outcome) = inside.outcome() {
            inside.finish(app, outcome).await;
        }
        inside.look_who_is_asked(app, seat, &deed).await;
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Does several actions of a seat at once: all of them, or none.
    pub async fn deeds(
        self: &Arc<Live>,
        app: &Arc<App>,
        seat: Seat,
        token: &str,
        actions: Vec<Value>,
    ) -> Result<(), Refused> {
        let mut inside = self.inside.write().await;
        if inside.token() != token {
            return Err(Refused::Stale);
        }
        let deeds: Vec<Deed<Value>> = actions.into_iter().map(Deed::Act).collect();
        let mut entries = Vec::new();
        for deed in &deeds {
            if let Err(refused) = inside.try_out(seat, deed.clone()) {
                return Err(self.step_back(app, &mut inside, refused).await);
            }
            let seq = inside.entries + 1 + entries.len() as u32;
            entries.push(LogRow { seq, seat: seat.0, body: json!(deed), at: now() });
        }
        let Some(last) = deeds.last() else { return Ok(()) };
        let many = entries.len() as u32;
        match app.store.append(self.id, entries).await {
            Ok(Append::Stored) => inside.entries += many,
            Ok(Append::Conflict) => return Err(self.step_back(app, &mut inside, Refused::Stale).await),
            Err(error) => return Err(self.step_back(app, &mut inside, Refused::Store(error)).await),
        }
        if let Some(outcome) = inside.outcome() {
            inside.finish(app, outcome).await;
        }
        inside.look_who_is_asked(app, seat, last).await;
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Keeps what a seat has prepared until it is asked for it; none takes it back.
    pub async fn prepare(
        self: &Arc<Live>,
        app: &Arc<App>,
        seat: Seat,
        prepared: Option<Value>,
    ) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        app.store.prepare(self.id, seat.0, prepared.clone()).await?;
        inside.prepared.retain(|(of, _)| *of != seat);
        inside.prepared.extend(prepared.map(|prepared| (seat, prepared)));
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Enters what the seat that is asked has prepared.
    pub(crate) async fn enter_prepared(self: &Arc<Live>, app: &Arc<App>) -> bool {
        let Some((seat, token, actions)) = self.inside.read().await.ready() else { return false };
        let entered = self.deeds(app, seat, &token, actions).await;
        if let Err(Refused::Stale) = entered {
            return true; // somebody was faster: look again
        }
        if let Err(Refused::Store(error)) = &entered {
            tracing::error!("match" = %self.id, %error, "what a seat has prepared could not be entered");
        }
        if let Err(error) = self.prepare(app, seat, None).await {
            tracing::error!("match" = %self.id, %error, "what was tried is still kept");
            self.inside.write().await.prepared.retain(|(of, _)| *of != seat);
        }
        true
    }

    /// What is on disk is the truth.
    async fn step_back(&self, app: &App, inside: &mut Inside, refused: Refused) -> Refused {
        match Inside::load(app, self.id).await {
            Ok(Some(fresh)) => *inside = fresh,
            Ok(None) => inside.game = None,
            Err(error) => {
                inside.game = None;
                inside.damage = Some(error.to_string());
            }
        }
        refused
    }

    /// Somebody says something.
    pub async fn say(self: &Arc<Live>, app: &Arc<App>, remark: Remark) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        let line = app.store.say(self.id, remark).await?;
        inside.chat.push(line);
        inside.cache.clear(usize::MAX);
        drop(inside);
        self.changed.send_modify(|count| *count += 1);
        Ok(())
    }

    /// Lets the bots act while it is their turn, away from the requests.
    pub fn wake_bots(self: &Arc<Live>, app: &Arc<App>) {
        if self.bots_at_work.swap(true, Ordering::AcqRel) {
            return;
        }
        let (live, app) = (self.clone(), app.clone());
        tokio::spawn(async move {
            let mut bots = Bots::new();
            loop {
                while live.enter_prepared(&app).await {}
                let Some((seat, token, deed)) = live.think(&app, &mut bots).await else { break };
                if let Err(Refused::Store(error)) = live.deed(&app, ActedBy::Host, seat, Some(&token), deed).await {
                    tracing::error!("match" = %live.id, %error, "the bot could not act");
                    break;
                }
            }
            live.bots_at_work.store(false, Ordering::Release);
            if live.is_to_act().await {
                live.wake_bots(&app); // somebody acted between the last thought and the end of the work
            }
        });
    }

    /// Passes for a seat that wants it so, when the time has come.
    fn wake_auto_pass(self: &Arc<Live>, app: &Arc<App>) {
        if !self.has_windows {
            return;
        }
        let (live, app) = (self.clone(), app.clone());
        tokio::spawn(async move {
            let Some((token, DuePass { due, .. })) = live.due_pass().await else { return };
            tokio::time::sleep_until(due.into()).await;
            // Meanwhile the seat may have changed its mind.
            let Some((_, DuePass { seat, pass, .. })) = live.due_pass().await.filter(|(now, _)| *now == token) else {
                return;
            };
            if let Err(Refused::Store(error)) =
                live.deed(&app, ActedBy::Host, seat, Some(&token), Deed::Act(pass)).await
            {
                tracing::error!("match" = %live.id, %error, "the host could not pass");
            }
        });
    }

    async fn due_pass(&self) -> Option<(String, DuePass)> {
        let inside = self.inside.read().await;
        Some((inside.token(), inside.auto_pass.due_pass(&inside.seats)?))
    }

    /// A seat wants to be asked so in this match. On disk before it counts.
    pub async fn set_passing(
        self: &Arc<Live>,
        app: &Arc<App>,
        seat: Seat,
        change: impl FnOnce(&mut SeatPassSettings, bool),
    ) -> Result<(), StoreError> {
        let mut inside = self.inside.write().await;
        let mut settings = inside.auto_pass.set_here(seat);
        change(&mut settings, inside.turn(app) == Some(seat));
        app.store.set_seat_preferences(self.id, seat.0, json!(settings)).await?;
        inside.auto_pass.set(seat, settings);
        inside.redraw();
        drop(inside);
        self.tell(app);
        Ok(())
    }

    /// Whoever holds a seat here wants to be asked so in all their matches.
    pub(crate) async fn apply_pass_settings(self: &Arc<Live>, app: &Arc<App>, holder: &Holder, settings: PassSettings) {
        let mut inside = self.inside.write().await;
        let held: Vec<Seat> =
            inside.seats.iter().filter(|row| row.holder == *holder).map(|row| Seat(row.seat)).collect();
        if held.is_empty() {
            return;
        }
        held.into_iter().for_each(|seat| inside.auto_pass.set_default(seat, settings));
        inside.redraw();
        drop(inside);
        self.tell(app);
    }

    async fn is_to_act(&self) -> bool {
        let inside = self.inside.read().await;
        inside.bot().is_some() || inside.ready().is_some()
    }

    /// What the bot whose turn it is wants to do; it sees only its own view.
    async fn think(&self, app: &Arc<App>, bots: &mut Bots) -> Option<(Seat, String, Deed<Value>)> {
        let (seat, token, sight, bot, span) = {
            let inside = self.inside.read().await;
            let (seat, level) = inside.bot()?;
            let entry = app.titles(Language::En).find(&inside.row.title).ok()?;
            let sight = inside.sight(app, seat)?;
            let bot = match bots.remove(&seat) {
                Some(bot) => bot,
                None => entry.game.thinker(level, u64::from_le_bytes(crate::app::random::<8>().ok()?), None),
            };
            (seat, inside.token(), sight, bot, inside.span_to_hide())
        };
        let progress = Arc::<Progress>::default();
        *lock(&self.thinking) = Some(match span {
            Some((since, due)) => Thinking::Hidden(since, due),
            None => Thinking::Seen(progress.clone()),
        });
        let thought = app.bots.think(bot, sight, progress.clone());
        let thought = match span {
            Some((_, due)) => in_time(thought, &progress, due).await,
            None => {
                let thought = thought.await;
                tokio::time::sleep(app.config.bot_pause).await;
                thought
            }
        };
        *lock(&self.thinking) = None;
        let (bot, opinion) = thought?;
        bots.insert(seat, bot);
        Some((seat, token, opinion?.decision.into()))
    }

    /// One hint at a time: held while it is thought about.
    pub fn ask_for_hint(&self) -> Option<SemaphorePermit<'_>> {
        self.hints.try_acquire().ok()
    }

    /// How far the bot whose turn it is has come with thinking, from 0 to 1.
    pub fn progress(&self) -> Option<f32> {
        lock(&self.thinking).as_ref().map(|thinking| match thinking {
            Thinking::Seen(progress) => progress.share(),
            Thinking::Hidden(since, due) => {
                let whole = due.duration_since(*since).as_secs_f32().max(f32::EPSILON);
                (since.elapsed().as_secs_f32() / whole).min(1.0)
            }
        })
    }
}

/// A thought that is ready at this moment, neither sooner nor later: it is cut short if it must be.
async fn in_time<T>(thought: impl Future<Output = T>, progress: &Progress, due: Instant) -> T {
    let clock = async {
        tokio::time::sleep_until(due.into()).await;
        progress.stop();
    };
    tokio::join!(thought, clock).0
}

impl Inside {
    async fn load(app: &App, id: MatchId) -> Result<Option<Inside>, StoreError> {
        let Some((row, seats, entries)) = app.store.load_match(id).await? else { return Ok(None) };
        let chat = app.store.chat(id, 0).await?;
        let auto_pass = AutoPass::load(app, id, &seats).await?;
        let mut inside = Inside {
            row,
            seats,
            game: None,
            damage: None,
            chat,
            auto_pass,
            prepared: app.store.prepared(id).await?.into_iter().map(|(seat, body)| (Seat(seat), body)).collect(),
            cache: Cache::default(),
            entries: entries.len() as u32,
        };
        if inside.seats.iter().all(|row| !matches!(row.holder, Holder::Open | Holder::Invited)) {
            match inside.play_through(app, &entries) {
                Ok(game) => inside.game = Some(game),
                Err(why) => inside.damage = Some(why),
            }
            if let (Some(outcome), false) = (inside.outcome(), matches!(inside.row.status, Status::Finished { .. })) {
                inside.finish(app, outcome).await;
            }
            let window = inside.window(app);
            inside.auto_pass.open(app, window, true);
        }
        Ok(Some(inside))
    }

    fn play_through(&self, app: &App, entries: &[LogRow]) -> Result<Box<dyn Hosted>, String> {
        let entry = app.titles(Language::En).find(&self.row.title)?;
        if entry.title().edition != self.row.edition {
            return Err(format!("it was played by edition {} of the rules", self.row.edition));
        }
        let mut pledge = Pledge::new(self.row.secret);
        self.row.shares.iter().for_each(|share| pledge.add(share.clone()));
        let started = match &self.row.position {
            Some(position) => entry.game.load(position, pledge),
            None => entry.game.start(&self.row.setup, pledge),
        };
        let mut game = started.map_err(|error| entry.explain(&error))?;
        for line in entries {
            let wrong = |why: String| format!("entry {}: {why}", line.seq);
            let deed = serde_json::from_value(line.body.clone()).map_err(|fault| wrong(fault.to_string()))?;
            game.enter(Seat(line.seat), deed).map_err(|error| wrong(format!("{error:?}")))?;
        }
        Ok(game)
    }

    /// Tries a deed in memory.
    fn try_out(&mut self, seat: Seat, deed: Deed<Value>) -> Result<(), Refused> {
        let game = self.game.as_deref_mut().ok_or(Refused::NotPlaying)?;
        game.enter(seat, deed).map_err(Refused::Title)?;
        self.redraw();
        Ok(())
    }

    /// Has a person passed before the others may hear of it?
    fn holds_back(&mut self, seat: Seat, deed: &Deed<Value>) -> bool {
        let Deed::Act(action) = deed else { return false };
        let early = self.auto_pass.holds_back(&self.seats, seat, action);
        if early {
            self.redraw();
        }
        early
    }

    /// What is shown beside the position has changed.
    fn redraw(&self) {
        self.cache.clear(self.game.as_deref().map_or(0, |game| game.len()));
    }

    /// After this deed: is somebody asked whether they break in, and whose turn is it?
    async fn look_who_is_asked(&mut self, app: &App, by: Seat, deed: &Deed<Value>) {
        let (window, turn) = (self.window(app), self.turn(app));
        self.auto_pass.go_on(app, window, by, deed);
        for seat in self.auto_pass.turn(turn) {
            let settings = json!(self.auto_pass.set_here(seat));
            if let Err(error) = app.store.set_seat_preferences(self.row.id, seat.0, settings).await {
                tracing::error!("match" = %self.row.id, %error, "how a seat is asked could not be noted");
            }
        }
    }

    fn window(&self, app: &App) -> Option<titles::Window> {
        app.titles(Language::En).find(&self.row.title).ok()?.game.window(self.game.as_deref()?)
    }

    fn turn(&self, app: &App) -> Option<Seat> {
        app.titles(Language::En).find(&self.row.title).ok()?.game.turn(self.game.as_deref()?)
    }

    /// In a window: how long whatever a bot does is to take, if a person could look at the clock.
    fn span_to_hide(&self) -> Option<(Instant, Instant)> {
        self.auto_pass.span().filter(|_| self.seats.iter().any(|row| is_person(&row.holder)))
    }

    /// The outcome, once the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.as_deref()?.next() {
            Next::Over(outcome) => Some(outcome),
            Next::Decide(_) => None,
        }
    }

    async fn finish(&mut self, app: &App, outcome: Outcome) {
        let status = Status::Finished { how: json!(outcome) };
        match app.store.set_status(self.row.id, status.clone()).await {
            Ok(()) => self.row.status = status,
            Err(error) => tracing::error!("match" = %self.row.id, %error, "its end could not be noted"),
        }
    }

    /// The seat that decides.
    pub fn decider(&self) -> Option<Seat> {
        match self.game.as_deref()?.next() {
            Next::Decide(seat) => Some(seat),
            Next::Over(_) => None,
        }
    }

    fn bot(&self) -> Option<(Seat, Level)> {
        let seat = self.decider()?;
        match &self.seats.get(seat.index())?.holder {
            Holder::Bot(level) => Some((seat, level.parse().unwrap_or_default())),
            _ => None,
        }
    }

    /// What the seat that is asked now has prepared, as actions on this position.
    pub(crate) fn ready(&self) -> Option<(Seat, String, Vec<Value>)> {
        let seat = self.decider()?;
        let (_, prepared) = self.prepared.iter().find(|(of, _)| *of == seat)?;
        let pages = title_pages::of_title(&self.row.title)?;
        let actions = pages.prepared_actions(self.game.as_deref()?, seat, prepared)?;
        Some((seat, self.token(), actions))
    }

    /// Is it for a bot to act?
    pub fn waits_for_bot(&self) -> bool {
        self.bot().is_some()
    }

    /// What a seat may know: all that a bot is given.
    pub fn sight(&self, app: &App, seat: Seat) -> Option<Sight> {
        app.titles(Language::En).find(&self.row.title).ok()?.game.sight(self.game.as_deref()?, seat)
    }

    /// The match as it stands, to be read elsewhere.
    pub fn copy(&self, app: &App) -> Option<Box<dyn Hosted>> {
        let entry = app.titles(Language::En).find(&self.row.title).ok()?;
        entry.game.copy(self.game.as_deref()?)
    }

    /// The seats that a visitor holds.
    pub fn seats_of(&self, visitor: &Visitor) -> Vec<Seat> {
        self.seats.iter().filter(|row| visitor.holds(&row.holder)).map(|row| Seat(row.seat)).collect()
    }

    /// Names the position without telling how many actions led to it: secret choices must not be counted.
    pub fn token(&self) -> String {
        let hash = Sha256::new().chain_update(b"position").chain_update(self.row.secret);
        table::to_hex(&hash.chain_update(self.entries.to_le_bytes()).finalize()[..8])
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
