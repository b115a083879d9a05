//! What a seat sees of a match, in its language: the board in layers and the panel beside it.

mod aim;
mod choices;
mod drawing;
mod lines;
mod lists;
pub(crate) mod log;
mod losses;
mod panel;
pub(crate) mod pass_settings;
mod talk;

pub use choices::{Choices, choices_in_words};
pub use drawing::Drawing;
pub use lines::LOG_LINES;

use crate::Language;
use crate::app::{App, lock};
use crate::live::Inside;
use crate::pages::{lobby, say, say_with};
use boards::{Drawn as Part, Ink, Outlook};
use drawing::Ground;
use foldhash::fast::RandomState;
use log::Log;
use maud::{Markup, html};
use panel::{Deal, Panel};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use table::{Message, Outcome, Seat};
use talk::talk;
use titles::{Entry, Hosted, Picture, SeatView, Standing, Vantage};

/// Who looks: from which seat, and whether the screen is shared by both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eyes {
    /// The seat; none is a spectator.
    pub seat: Option<Seat>,
    /// Do several seats look at this screen in turn?
    pub shared: bool,
    /// In which language.
    pub language: Language,
    /// From whose side of the board.
    pub from: Vantage,
}

/// Drawings of the present position, one for all who look alike, and the log as each of them reads it.
#[derive(Default)]
pub struct Cache(Mutex<Drawn>);

#[derive(Default)]
struct Drawn {
    drawings: HashMap<Eyes, Kept, RandomState>,
    logs: HashMap<(Option<Seat>, Language), Log, RandomState>,
}

/// A drawing, for as long as it is up to date; then the next one takes from it what is still the same.
struct Kept {
    drawing: Arc<Drawing>,
    is_up_to_date: bool,
    from: Option<Circumstances>,
}

/// What the parts that seldom change are drawn from: while it is the same, so are they.
struct Circumstances {
    standing: Standing,
    deal: Deal,
}

/// How many different eyes are drawn for before old drawings are forgotten.
const EYES: usize = 16;

impl Cache {
    /// The position has changed; so many steps stand.
    pub fn clear(&self, steps: usize) {
        let mut drawn = lock(&self.0);
        drawn.drawings.values_mut().for_each(|kept| kept.is_up_to_date = false);
        drawn.logs.values_mut().for_each(|log| log.rewind(steps));
    }

    /// Nobody looks any more.
    pub fn forget(&self) {
        *lock(&self.0) = Drawn::default();
    }
}

/// Draws the match, or takes the drawing that was made for somebody who looks alike. Of a drawing to which somebody
/// has said something since, only what was said is drawn anew.
pub fn draw(app: &App, inside: &Inside, eyes: Eyes) -> Arc<Drawing> {
    let mut drawn = lock(&inside.cache.0);
    drawn.make_room_for(eyes);
    let Drawn { drawings, logs } = &mut *drawn;
    let kept = match drawings.remove(&eyes) {
        Some(kept) if kept.is_up_to_date => kept.with_talk(app, inside, eyes),
        before => {
            let log = logs.entry((eyes.seat, eyes.language)).or_default();
            draw_anew(app, inside, eyes, log, before)
        }
    };
    let drawing = kept.drawing.clone();
    drawings.insert(eyes, kept);
    drawing
}

impl Drawn {
    /// Room for one more pair of eyes: old drawings go first.
    fn make_room_for(&mut self, eyes: Eyes) {
        if self.drawings.len() < EYES || self.drawings.contains_key(&eyes) {
            return;
        }
        self.drawings.retain(|_, kept| kept.is_up_to_date);
        if self.drawings.len() >= EYES {
            *self = Drawn::default();
        }
    }
}

impl Kept {
    fn of(drawing: Drawing) -> Kept {
        Kept { drawing: Arc::new(drawing), is_up_to_date: true, from: None }
    }

    /// The same with all that was said.
    fn with_talk(mut self, app: &App, inside: &Inside, eyes: Eyes) -> Kept {
        if self.drawing.remarks.is_some_and(|remarks| remarks != inside.chat.len()) {
            let drawing = Arc::make_mut(&mut self.drawing);
            drawing.talk = talk(app, inside, eyes, drawing.sides).into();
            drawing.remarks = Some(inside.chat.len());
        }
        self
    }
}

fn draw_anew(app: &App, inside: &Inside, eyes: Eyes, log: &mut Log, before: Option<Kept>) -> Kept {
    let say = |key| say(app, eyes.language, key);
    let blank = |prompt: Markup| Kept::of(Drawing { prompt: prompt.into_string(), ..Drawing::default() });
    let Ok(entry) = app.titles(eyes.language).find(&inside.row.title) else {
        return blank(html! { p.error { (say("match-unknown-title")) } });
    };
    match (&inside.game, &inside.damage) {
        (Some(game), _) => draw_match(app, inside, eyes, entry, &**game, log, before),
        (None, Some(_)) => blank(html! { p.error { (say("match-damaged")) } }), // why is for the log alone: it may hold a secret
        (None, None) => Kept::of(Drawing { token: lobby::progress(inside), ..Drawing::default() }),
    }
}

/// Draws all parts from one view of the match; behind the curtain only the frame that they will lie in.
fn draw_match(
    app: &App,
    inside: &Inside,
    eyes: Eyes,
    entry: &Entry,
    game: &dyn Hosted,
    log: &mut Log,
    before: Option<Kept>,
) -> Kept {
    let seen = game.seen_by(eyes.seat);
    let words = |message: &Message| entry.lexicon.say(message);
    let Picture { frame, outlook, ground_mark, live, cards, home } =
        seen.picture(eyes.from, Ink::keeping(&words, &entry.pieces));
    let standing = seen.standing();
    let sides = standing.sides;
    if let Some(seat) = handed_to(inside, eyes) {
        let side = game.seating().side(seat).map_or("", |side| sides[side.index()]);
        return Kept::of(Drawing { frame, home, prompt: curtain(app, inside, eyes, seat, side), ..Drawing::default() });
    }
    log.go_on(entry, &*seen, sides, game.len());
    let panel = Panel { app, inside, eyes, entry, game, seen: &*seen, standing };
    let choices = eyes.seat.map(|seat| Choices::of(&panel, seat)).unwrap_or_default();
    // Who has nothing to send is told of no position: it may have changed by something secret.
    let has_forms = choices.len() > 0 || eyes.seat.is_some_and(|seat| game.can_undo(seat));
    let deal = panel.deal();
    let before = before.as_ref().and_then(|kept| Some((kept.from.as_ref()?, &*kept.drawing)));
    let same = |is_same: bool| before.map(|(_, drawing)| drawing).filter(|_| is_same);
    let as_it_stood = same(before.is_some_and(|(from, _)| from.standing == panel.standing));
    let as_it_was_dealt = same(before.is_some_and(|(from, _)| from.deal == deal));
    let silent = same(inside.chat.is_empty()).filter(|drawing| drawing.remarks == Some(0));
    let drawing = Drawing {
        home,
        ground: Some(ground(app, entry, eyes.language, &*seen, (outlook, ground_mark))),
        cards,
        live,
        sides,
        aim: part(as_it_stood, |drawing| &drawing.aim, || aim::aim(&panel).into_string()),
        losses: part(
            as_it_stood.filter(|_| log.losses.is_some()),
            |drawing| &drawing.losses,
            || panel.losses(frame.class, &mut log.losses).into_string(),
        ),
        reel: part(as_it_stood, |drawing| &drawing.reel, || panel.reel()),
        standing: part(as_it_stood, |drawing| &drawing.standing, || panel.standing().into_string()),
        prompt: panel.prompt().into_string(),
        offer: panel.offer().into_string(),
        aids: panel.aids(choices.len()).into_string(),
        choices,
        token: if has_forms { inside.token() } else { String::new() },
        log: log.lines(),
        talk: part(silent, |drawing| &drawing.talk, || talk(app, inside, eyes, sides)),
        remarks: Some(inside.chat.len()),
        business: part(as_it_was_dealt, |drawing| &drawing.business, || panel.business().into_string()),
        frame,
    };
    Kept { from: Some(Circumstances { standing: panel.standing, deal }), ..Kept::of(drawing) }
}

/// A part as it was drawn before, if it is known to be the same.
fn part(known: Option<&Drawing>, of: fn(&Drawing) -> &Part, draw: impl FnOnce() -> String) -> Part {
    known.map_or_else(|| draw().into(), |drawing| of(drawing).clone())
}

/// The board of a match that nobody holds seats in, as a seat sees it, with nothing beside it yet.
pub fn draw_board(app: &App, entry: &Entry, language: Language, seen: &dyn SeatView, from: Vantage) -> Drawing {
    let words = |message: &Message| entry.lexicon.say(message);
    let Picture { frame, outlook, ground_mark, live, cards, home } =
        seen.picture(from, Ink::keeping(&words, &entry.pieces));
    let ground = Some(ground(app, entry, language, seen, (outlook, ground_mark)));
    Drawing { frame, home, ground, cards, live, ..Drawing::default() }
}

/// The seat at the same screen that is to look now instead, if it is for another one to decide.
fn handed_to(inside: &Inside, eyes: Eyes) -> Option<Seat> {
    let decider = inside.decider()?;
    let holder = |seat: Seat| inside.seats.get(seat.index()).map(|row| &row.holder);
    let same = eyes.seat.is_some_and(|mine| holder(mine) == holder(decider));
    (eyes.shared && same && eyes.seat != Some(decider)).then_some(decider)
}

fn curtain(app: &App, inside: &Inside, eyes: Eyes, seat: Seat, side: &'static str) -> String {
    let curtain = html! {
        div.curtain {
            h2 { (say_with(app, eyes.language, Message::new("curtain").with("side", side))) }
            a.button.main href={ "/m/" (inside.row.id) "?as=" (seat.0) } autofocus { (say(app, eyes.language, "curtain-ready")) }
        }
    };
    curtain.into_string()
}

/// Who has won, and the points as they stood: whoever gives up may be ahead.
pub fn result(app: &App, language: Language, sides: [&'static str; 2], settled: bool, outcome: &Outcome) -> String {
    let winner = outcome.side.map_or("draw", |side| sides[side.index()]);
    let how = if settled { "settled" } else { "played" };
    let [first, second] = outcome.points;
    let leader = match first.cmp(&second) {
        Ordering::Greater => sides[0],
        Ordering::Less => sides[1],
        Ordering::Equal => "even",
    };
    let message = Message::new("result").with("winner", winner).with("how", how).with("leader", leader);
    say_with(app, language, message.with("more", first.max(second)).with("less", first.min(second)))
}

/// The classes for the colours of both sides: those of their nations, as far as these are known.
pub fn colours([first, second]: [&'static str; 2]) -> String {
    format!("one-{first} two-{second}")
}

/// The ground of this mark as it is seen from there, from those that were drawn lately.
fn ground(app: &App, entry: &Entry, language: Language, seen: &dyn SeatView, of: (Outlook, u64)) -> Ground {
    let (outlook, mark) = of;
    let key = (entry.title().id, language, outlook, mark);
    let ground = |svg: Arc<str>| Ground { mark, outlook, svg };
    if let Some(svg) = lock(&app.grounds).get(&key) {
        return ground(svg.clone());
    }
    let svg: Arc<str> = seen.ground(outlook, &|message| entry.lexicon.say(message)).into();
    let mut grounds = lock(&app.grounds);
    if grounds.len() >= GROUNDS {
        grounds.clear();
    }
    grounds.insert(key, svg.clone());
    ground(svg)
}

/// The pictures of these cards.
pub fn card_pictures(entry: &Entry, numbers: impl IntoIterator<Item = u16>) -> String {
    numbers.into_iter().filter_map(|number| entry.game.card_picture(number)).collect()
}

/// How many grounds are kept: each scenario has one in each language, every landscape laid by hand another.
const GROUNDS: usize = 128;

/// The grounds drawn lately, by title, language, outlook and mark.
pub type Grounds = Mutex<HashMap<(&'static str, Language, Outlook, u64), Arc<str>>>;
