//! What a seat sees of a match, in its language: the board in layers and the panel beside it.

mod drawing;
pub(crate) mod pass_settings;

pub use drawing::{Drawing, LOG_LINES};

use crate::app::{App, lock};
use crate::live::Inside;
use crate::pages::{ago, dice::promise_field, rule_link, say, say_with};
use crate::{Language, live, title_pages};
use boards::Spot;
use drawing::Line;
use maud::{Markup, Render, html};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use store::{ChatLine, Holder};
use table::{Hosted, Message, Next, Outcome, Prompt, Seat, Side};
use titles::{Entry, Move, Phase};

/// Who looks: from which seat, and whether the screen is shared by both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eyes {
    /// The seat; none is a spectator.
    pub seat: Option<Seat>,
    /// Do several seats look at this screen in turn?
    pub shared: bool,
    /// In which language.
    pub language: Language,
}

/// Drawings of the present position, one for all who look alike, and the log as each of them reads it.
#[derive(Default)]
pub struct Cache(Mutex<Drawn>);

#[derive(Default)]
struct Drawn {
    drawings: HashMap<Eyes, Arc<Drawing>>,
    logs: HashMap<(Option<Seat>, Language), Log>,
}

/// The log as some eyes read it.
#[derive(Default)]
struct Log {
    /// How many actions are told.
    beats: usize,
    /// The newest lines, the newest first.
    lines: VecDeque<Line>,
}

impl Log {
    /// Actions after this one were taken back.
    fn rewind(&mut self, beats: usize) {
        self.beats = self.beats.min(beats);
        while self.lines.front().is_some_and(|line| line.beat > beats) {
            self.lines.pop_front();
        }
    }
}

/// How many different eyes are drawn for before old drawings are forgotten.
const EYES: usize = 16;

impl Cache {
    /// The position has changed; so many actions stand.
    pub fn clear(&self, beats: usize) {
        let mut drawn = lock(&self.0);
        drawn.drawings.clear();
        drawn.logs.values_mut().for_each(|log| log.rewind(beats));
    }

    /// Nobody looks any more.
    pub fn forget(&self) {
        *lock(&self.0) = Drawn::default();
    }
}

/// Draws the match, or takes the drawing that was made for somebody who looks alike.
pub fn draw(app: &App, inside: &Inside, eyes: Eyes) -> Arc<Drawing> {
    let mut drawn = lock(&inside.cache.0);
    if let Some(drawing) = drawn.drawings.get(&eyes) {
        return drawing.clone();
    }
    if drawn.drawings.len() >= EYES {
        *drawn = Drawn::default();
    }
    let log = drawn.logs.entry((eyes.seat, eyes.language)).or_default();
    let drawing = Arc::new(Artist { app, inside, eyes }.draw(log));
    drawn.drawings.insert(eyes, drawing.clone());
    drawing
}

/// Who has won, and the points.
pub fn result(app: &App, language: Language, entry: &Entry, game: &dyn Hosted, outcome: &Outcome) -> String {
    let winner = outcome.side.map_or("draw", |side| entry.game.side(game, side));
    let how = if game.settled() { "settled" } else { "played" };
    let [first, second] = outcome.points;
    say_with(
        app,
        language,
        Message::new("result").with("winner", winner).with("how", how).with("first", first).with("second", second),
    )
}

/// The classes for the colours of both sides: those of their nations, as far as these are known.
pub fn colours(entry: &Entry, game: &dyn Hosted) -> String {
    let [first, second] = [Side::First, Side::Second].map(|side| entry.game.side(game, side));
    format!("one-{first} two-{second}")
}

/// The ground of a drawing, from those that were drawn lately.
pub fn ground(app: &App, inside: &Inside, eyes: Eyes, drawing: &Drawing) -> Arc<str> {
    let found = drawing.ground.and_then(|mark| {
        let entry = app.titles(eyes.language).find(&inside.row.title).ok()?;
        let key = (entry.title().id, mark);
        if let Some(ground) = lock(&app.grounds).get(&key) {
            return Some(ground.clone());
        }
        let ground: Arc<str> = entry.game.ground(inside.game.as_deref()?, eyes.seat)?.into();
        let mut grounds = lock(&app.grounds);
        if grounds.len() >= GROUNDS {
            grounds.clear();
        }
        grounds.insert(key, ground.clone());
        Some(ground)
    });
    found.unwrap_or_else(|| "".into())
}

/// The pictures of these cards.
pub fn faces(entry: &Entry, numbers: impl IntoIterator<Item = u16>) -> String {
    numbers.into_iter().filter_map(|number| entry.game.face(number)).collect()
}

/// How many grounds are kept: each scenario has one, every landscape laid by hand another.
const GROUNDS: usize = 64;

/// The grounds drawn lately, by title and mark.
pub type Grounds = Mutex<HashMap<(&'static str, u64), Arc<str>>>;

struct Artist<'a> {
    app: &'a App,
    inside: &'a Inside,
    eyes: Eyes,
}

impl Artist<'_> {
    fn draw(&self, log: &mut Log) -> Drawing {
        let blank = |prompt: Markup| Drawing { prompt: prompt.into_string(), ..Drawing::default() };
        let Ok(entry) = self.app.titles(self.eyes.language).find(&self.inside.row.title) else {
            return blank(html! { p.error { (self.say("match-unknown-title")) } });
        };
        match (&self.inside.game, &self.inside.damage) {
            (Some(game), _) if self.curtain(&**game) => blank(self.hand_over(entry, &**game)),
            (Some(game), _) => self.table(entry, &**game, log),
            (None, Some(why)) => blank(html! { p.error { (self.say("match-damaged")) } p.why { (why) } }),
            (None, None) => blank(self.waiting(entry)),
        }
    }

    fn say(&self, key: &'static str) -> String {
        say(self.app, self.eyes.language, key)
    }

    /// Is it for somebody else at this screen to look?
    fn curtain(&self, game: &dyn Hosted) -> bool {
        match game.next() {
            Next::Decide(seat) => {
                let here = |seat: Seat| self.inside.seats.get(seat.index()).map(|row| &row.holder);
                let same = self.eyes.seat.is_some_and(|mine| here(mine) == here(seat));
                self.eyes.shared && same && self.eyes.seat != Some(seat)
            }
            Next::Over(_) => false,
        }
    }

    fn hand_over(&self, entry: &Entry, game: &dyn Hosted) -> Markup {
        let Next::Decide(seat) = game.next() else { return html! {} };
        let side = self.side(entry, game, seat);
        html! {
            div.curtain {
                h2 { (say_with(self.app, self.eyes.language, Message::new("curtain").with("side", side))) }
                a.button.main href={ "/m/" (self.inside.row.id) "?as=" (seat.0) } autofocus { (self.say("curtain-ready")) }
            }
        }
    }

    fn waiting(&self, entry: &Entry) -> Markup {
        html! {
            h2 { (entry.passport().name()) }
            p { (self.say("waiting-for-players")) }
        }
    }

    fn side(&self, entry: &Entry, game: &dyn Hosted, seat: Seat) -> &'static str {
        game.seating().side(seat).map_or("", |side| entry.game.side(game, side))
    }

    fn table(&self, entry: &Entry, game: &dyn Hosted, log: &mut Log) -> Drawing {
        let (pieces, ground) = entry.game.live(game, self.eyes.seat, &|message| entry.lexicon.say(message)).unzip();
        self.tell_on(entry, game, log);
        Drawing {
            ground,
            faces: entry.game.faces(game, self.eyes.seat),
            pieces: pieces.unwrap_or_default(),
            standing: self.standing(entry, game).into_string(),
            prompt: self.prompt(entry, game).into_string(),
            choices: self.choices(entry, game).into_string(),
            log: log.lines.iter().cloned().collect(),
            talk: self.talk(entry, game).into_string(),
            business: self.business(entry, game).into_string(),
        }
    }

    /// Points, phase, who sits where.
    fn standing(&self, entry: &Entry, game: &dyn Hosted) -> Markup {
        let [first, second] = game.points();
        let (lead, most) = (first - second, (first.abs() + second.abs()).max(10));
        html! {
            header.standing {
                div.score.(colours(entry, game)) role="group" aria-label=(self.say("points")) {
                    span.side.first { (self.player(entry, game, Side::First)) " " b { (first) } }
                    meter.lead min=(-most) max=(most) value=(lead) title=(self.say("lead")) { (lead) }
                    span.side.second { b { (second) } " " (self.player(entry, game, Side::Second)) }
                }
                @if let Some(track) = entry.game.track(game, self.eyes.seat) {
                    ol.track aria-label=(self.say("phases")) {
                        @for (i, phase) in track.phases.iter().enumerate() {
                            li.lit[i == track.at] aria-current=[(i == track.at).then_some("step")] { (phase_name(entry, phase)) }
                        }
                        @if track.turn > 0 { li.turn { (self.turn(track.turn, track.last)) } }
                    }
                }
            }
        }
    }

    fn turn(&self, turn: u16, last: Option<u16>) -> String {
        let message = match last {
            Some(last) => Message::new("turn-of").with("turn", turn).with("last", last),
            None => Message::new("turn").with("turn", turn),
        };
        say_with(self.app, self.eyes.language, message)
    }

    /// The side in words, and whether it is oneself or a bot.
    fn player(&self, entry: &Entry, game: &dyn Hosted, side: Side) -> String {
        let rows: Vec<&Holder> = game
            .seating()
            .of_side(side)
            .filter_map(|seat| Some(&self.inside.seats.get(seat.index())?.holder))
            .collect();
        let bot = rows.iter().any(|holder| matches!(holder, Holder::Bot(_)));
        let mine = self.eyes.seat.and_then(|seat| game.seating().side(seat)) == Some(side) && !self.eyes.shared;
        let who = if mine {
            "you"
        } else if bot {
            "bot"
        } else {
            "other"
        };
        say_with(
            self.app,
            self.eyes.language,
            Message::new("player").with("side", entry.game.side(game, side)).with("who", who),
        )
    }

    fn prompt(&self, entry: &Entry, game: &dyn Hosted) -> Markup {
        let prompt = game.prompt(self.eyes.seat);
        let (yours, over) = match game.next() {
            Next::Decide(seat) => (self.eyes.seat == Some(seat) && !self.passes_for_me(), false),
            Next::Over(_) => (false, true),
        };
        let turn = if over {
            "over"
        } else if yours {
            "your-turn"
        } else {
            "their-turn"
        };
        html! {
            section.prompt.yours[yours].over[over] aria-live="polite" {
                @if self.inside.waits_for_bot() { progress.thinking max="1" value="0" aria-label=(self.say("thinking")) {} }
                p.whose { (self.say(turn)) }
                @match game.next() {
                    Next::Over(outcome) => p.ask { (result(self.app, self.eyes.language, entry, game, &outcome)) },
                    Next::Decide(_) => p.ask { (entry.say(&prompt)) " " (rule_link(entry, prompt.rule)) },
                }
                (self.stack(entry, game))
            }
        }
    }

    /// Cards that wait for each other, the next to take effect first.
    fn stack(&self, entry: &Entry, game: &dyn Hosted) -> Markup {
        let stack = entry.game.stack(game, self.eyes.seat);
        html! {
            @if !stack.is_empty() {
                ol.stack { @for (line, card) in stack { li data-detail-of={ "card:" (card) } { (entry.say(&line)) " " (rule_link(entry, line.rule)) } } }
            }
        }
    }

    /// What the seat may do: one form, a button each. The script lays them over the board.
    fn choices(&self, entry: &Entry, game: &dyn Hosted) -> Markup {
        let id = self.inside.row.id;
        let Some(seat) = self.eyes.seat else { return html! {} };
        let asked = game.next() == Next::Decide(seat) && !self.passes_for_me();
        let moves = if asked { entry.game.moves(game) } else { Vec::new() };
        let (places, plain): (Vec<&Move>, Vec<&Move>) = moves.iter().partition(|choice| !choice.spots.is_empty());
        let token = self.inside.token();
        html! {
            @if let Some(pages) = title_pages::of_title(&self.inside.row.title) {
                (pages.offer(self.app, self.eyes.language, self.inside, seat))
            }
            @if !moves.is_empty() {
                form.choices method="post" action={ "/m/" (id) "/act" } {
                    input type="hidden" name="seat" value=(seat.0);
                    input type="hidden" name="token" value=(token);
                    div.plain { @for choice in plain { (self.choice(entry, choice)) } }
                    @if !places.is_empty() {
                        details.places open[places.len() <= 12] {
                            summary { (say_with(self.app, self.eyes.language, Message::new("on-the-board").with("count", places.len()))) }
                            @for choice in places { (self.choice(entry, choice)) }
                        }
                    }
                }
            }
            div.aids {
                @if moves.len() > 1 {
                    form.hint method="post" action={ "/m/" (id) "/hint" } {
                        input type="hidden" name="seat" value=(seat.0);
                        button data-key="h" data-busy=(self.say("hint-coming")) { (self.say("hint")) }
                        output {}
                    }
                }
                @if game.can_undo(seat) {
                    form.undo method="post" action={ "/m/" (id) "/undo" } {
                        input type="hidden" name="seat" value=(seat.0);
                        input type="hidden" name="token" value=(token);
                        button data-key="u" { (self.say("undo")) }
                    }
                }
                @if entry.game.opens_windows(game) && self.is_begun(entry, game) && !matches!(game.next(), Next::Over(_)) { (pass_settings::until_my_turn(self, seat)) }
            }
        }
    }

    /// Is the first turn on? Before it there is nothing to break into.
    fn is_begun(&self, entry: &Entry, game: &dyn Hosted) -> bool {
        entry.game.track(game, self.eyes.seat).is_some_and(|track| track.turn > 0)
    }

    /// Is the seat about to be passed for, though the rules ask it?
    fn passes_for_me(&self) -> bool {
        self.eyes.seat.is_some_and(|seat| self.inside.auto_pass.passes_for(&self.inside.seats, seat))
    }

    fn choice(&self, entry: &Entry, choice: &Move) -> Markup {
        let spots = Separated(choice.spots.iter(), |spot: &Spot, page: &mut String| write_spot(spot, page));
        let lines = Separated(choice.lines.iter(), |(from, to): &(Spot, Spot), page: &mut String| {
            write_spot(from, page);
            page.push_str("&gt;");
            write_spot(to, page);
        });
        html! {
            button name="action" value=(choice.action) data-spots=(spots) data-lines=(lines)
                data-detail-of=[choice.card.map(|card| format!("card:{card}"))] data-weighed[choice.is_weighed]
                data-rule=(choice.prompt.rule) { (entry.say(&choice.prompt)) }
        }
    }

    /// Adds what happened since the log was read last. Of a log that begins only the newest lines are told.
    fn tell_on(&self, entry: &Entry, game: &dyn Hosted, log: &mut Log) {
        let heard = |beat: usize| {
            let lines = game.heard(beat, self.eyes.seat).into_iter();
            lines.map(move |line| Line { beat, html: self.line(entry, &line) })
        };
        if log.lines.is_empty() {
            for beat in (0..=game.len()).rev() {
                if log.lines.len() >= LOG_LINES {
                    break;
                }
                log.lines.extend(heard(beat).collect::<Vec<_>>().into_iter().rev());
            }
        } else {
            (log.beats + 1..=game.len()).flat_map(heard).for_each(|line| log.lines.push_front(line));
        }
        log.beats = game.len();
        log.lines.truncate(LOG_LINES);
    }

    fn line(&self, entry: &Entry, line: &Prompt) -> Arc<str> {
        html! { li { (entry.say(line)) " " (rule_link(entry, line.rule)) } }.into_string().into()
    }

    fn talk(&self, entry: &Entry, game: &dyn Hosted) -> Markup {
        let id = self.inside.row.id;
        html! {
            details.talk {
                summary { (self.say("chat")) @if !self.inside.chat.is_empty() { " (" (self.inside.chat.len()) ")" } }
                ul { @for line in self.inside.chat.iter().rev().take(50) { li { b { (self.author(entry, game, line)) } " " (line.text) " " small { (ago(self.app, self.eyes.language, live::now(), line.at)) } } } }
                @if self.eyes.seat.is_some() {
                    form method="post" action={ "/m/" (id) "/say" } {
                        input name="text" maxlength="500" required aria-label=(self.say("chat-say")) autocomplete="off";
                        button { (self.say("chat-send")) }
                    }
                }
            }
        }
    }

    /// Who said it: the name, or of a guest the side.
    fn author(&self, entry: &Entry, game: &dyn Hosted, line: &ChatLine) -> String {
        let side = line.seat.and_then(|seat| game.seating().side(Seat(seat)));
        match side.filter(|_| line.author.is_empty()) {
            Some(side) => {
                let message = Message::new("player").with("side", entry.game.side(game, side)).with("who", "other");
                say_with(self.app, self.eyes.language, message)
            }
            None => line.author.clone(),
        }
    }

    /// Giving up, draws, rematch, the record.
    fn business(&self, entry: &Entry, game: &dyn Hosted) -> Markup {
        let id = self.inside.row.id;
        let over = matches!(game.next(), Next::Over(_));
        let offered = game.draw_offer().filter(|by| {
            let mine = self.eyes.seat.and_then(|seat| game.seating().side(seat));
            mine.is_some() && game.seating().side(*by) != mine
        });
        html! {
            @if let (Some(seat), false, true) = (self.eyes.seat, over, entry.game.opens_windows(game)) {
                (pass_settings::at_the_table(self, seat))
            }
            nav.business {
                @if let (Some(seat), false) = (self.eyes.seat, over) {
                    @if offered.is_some() { p.offer { (self.say("draw-offered")) } }
                    form method="post" action={ "/m/" (id) (if offered.is_some() { "/agree_draw" } else { "/offer_draw" }) } {
                        input type="hidden" name="seat" value=(seat.0);
                        button { (self.say(if offered.is_some() { "draw-agree" } else { "draw-offer" })) }
                    }
                    form method="post" action={ "/m/" (id) "/resign" } {
                        input type="hidden" name="seat" value=(seat.0);
                        button data-ask=(self.say("resign-sure")) { (self.say("resign")) }
                    }
                }
                @if over {
                    @if self.eyes.seat.is_some() {
                        form method="post" action={ "/m/" (id) "/rematch" } { (promise_field()) button.main { (self.say("rematch")) } }
                    }
                    a.button href={ "/m/" (id) "/story?at=0" } { (self.say("story")) }
                    a.button href={ "/m/" (id) "/match.jsonl" } download { (self.say("export")) }
                }
                a.button href={ "/m/" (id) "/dice" } { (self.say(if over { "dice-check" } else { "dice" })) }
                a.button href={ "/rules/" (entry.title().id) } data-book { (self.say("rules")) }
            }
        }
    }
}

/// A phase by its name, or by its letter.
fn phase_name(entry: &Entry, phase: &Phase) -> String {
    match phase {
        Phase::Letter(letter) => (*letter).to_owned(),
        Phase::Named(name) => entry.lexicon.say(name),
    }
}

/// Things with a space between them.
struct Separated<I, F>(I, F);

impl<I: Iterator + Clone, F: Fn(I::Item, &mut String)> Render for Separated<I, F> {
    fn render_to(&self, page: &mut String) {
        for (i, item) in self.0.clone().enumerate() {
            if i > 0 {
                page.push(' ');
            }
            self.1(item, page);
        }
    }
}

fn write_spot(spot: &Spot, page: &mut String) {
    let (kind, name) = match spot {
        Spot::Place(name) => ("place:", name),
        Spot::Piece(name) => ("piece:", name),
    };
    page.push_str(kind);
    name.as_str().render_to(page);
}
