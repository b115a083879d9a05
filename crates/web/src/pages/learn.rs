//! The guided first match: one idea after the other, each at a prepared position, done by the learner on the board.

use super::detail::chosen;
use super::practice::{Desk, Done, Wanted, act, pointer};
use super::table::{Bars, Scene, lay_out};
use super::{Head, Trouble, page_with, rule_link, say, say_with};
use crate::App;
use crate::render::{Drawing, card_pictures};
use crate::visitor::{Visitor, cookie, cookie_of};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Message, Seat, Verdict};
use titles::{Entry, Hosted, TaughtIdea};

/// What a learner is told about the last try.
enum Reaction {
    /// Nothing yet.
    None,
    /// It fulfils the idea.
    Right,
    /// It cannot be done: why, and the rule.
    Refused(Option<&'static str>, String),
    /// It could be done, but is beside the point: why, and where a cross is to be seen. It was taken back.
    Beside(String, Option<String>),
}

/// The name of the cookie that remembers how far a visitor has come in the lesson of a title.
fn bookmark(title: &str) -> String {
    format!("lesson_{title}")
}

/// To the idea at which the visitor has left, or the first.
pub async fn resume(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Redirect, Trouble> {
    let lesson = Lesson::of(&app, &visitor, &title, 1)?;
    let left_at = cookie_of(&headers, &bookmark(&title)).and_then(|number| number.parse().ok());
    let at = left_at.filter(|at| (1..=lesson.ideas.len()).contains(at)).unwrap_or(1);
    Ok(Redirect::to(&format!("/learn/{title}/{at}")))
}

/// Shows an idea at its beginning; after the last one, what comes next.
pub async fn show(
    State(app): State<Arc<App>>,
    Path((title, number)): Path<(String, usize)>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let lesson = Lesson::of(&app, &visitor, &title, number)?;
    let mut response = match lesson.idea() {
        Some(idea) => lesson.page(&visitor, &Done::default(), &*idea.begin(), &Reaction::None).into_response(),
        None => lesson.ending(&visitor).into_response(),
    };
    let remembered = cookie(&app, &bookmark(&title), &number.to_string());
    response.headers_mut().extend(remembered.map(|value| (SET_COOKIE, value)));
    Ok(response)
}

/// What the page asks while something is pointed at.
pub async fn ask(
    State(app): State<Arc<App>>,
    Path((title, number, what)): Path<(String, usize, String)>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let lesson = Lesson::of(&app, &visitor, &title, number)?;
    let idea = lesson.idea().ok_or(Trouble::Lost)?;
    let game = wanted.done()?.replay(idea.begin())?;
    lesson.desk().answer(&what, &wanted, &*game, idea.learner())
}

/// The learner does something, takes it back, wants to be shown how, or asks why something cannot be done.
pub async fn attempt(
    State(app): State<Arc<App>>,
    Path((title, number, what)): Path<(String, usize, String)>,
    Query(place): Query<Wanted>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Wanted>,
) -> Result<Response, Trouble> {
    let lesson = Lesson::of(&app, &visitor, &title, number)?;
    let idea = lesson.idea().ok_or(Trouble::Lost)?;
    let before = if form.token.is_empty() { &place } else { &form }.done()?;
    let was = before.replay(idea.begin())?;
    let (done, game, reaction) = match what.as_str() {
        "act" => lesson.tried(idea, &before, &*was, vec![form.action()?])?,
        "go" => lesson.tried(idea, &before, &*was, form.way(&*was, idea.learner())?)?,
        "undo" => {
            let done = before.without_last();
            let game = was.rewound(done.actions.len());
            (done, game, Reaction::None)
        }
        "show" => shown(idea, &before, &*was),
        "why" => {
            let why = form.why_not(&*was, idea.learner())?;
            let why = why.map(|refusal| Reaction::Refused(Some(refusal.rule), lesson.entry.lexicon.say(&refusal.why)));
            (before.clone(), was.copy(), why.unwrap_or(Reaction::None))
        }
        _ => return Err(Trouble::Lost),
    };
    Ok(if headers.contains_key("x-steppe") {
        let drawn = lesson.desk().draw(&*was, idea.learner(), &before);
        lesson.desk().news(drawn, &lesson.draw(idea, &done, &*game, &reaction))
    } else {
        lesson.page(&visitor, &done, &*game, &reaction).into_response()
    })
}

/// What the learner has done, without the replies.
fn own(idea: &dyn TaughtIdea, game: &dyn Hosted) -> Vec<Value> {
    let played = (1..=game.len()).filter_map(|step| game.played(step));
    played.filter(|(seat, _)| *seat == idea.learner()).map(|(_, action)| action).collect()
}

/// Who wants to be shown how begins again, unless it was done as shown so far.
fn shown(idea: &dyn TaughtIdea, before: &Done, was: &dyn Hosted) -> (Done, Box<dyn Hosted>, Reaction) {
    let kept = if idea.shown().starts_with(&own(idea, was)) { before.actions.len() } else { 0 };
    let done = if kept > 0 { before.clone() } else { Done::default() };
    (Done { shown: true, ..done }, was.rewound(kept), Reaction::None)
}

/// A title's lesson at one of its ideas, for one visitor.
struct Lesson<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    entry: &'a Entry,
    ideas: Vec<Box<dyn TaughtIdea>>,
    /// The number of the idea, from 1; one more than there are is the end.
    at: usize,
    address: String,
}

impl<'a> Lesson<'a> {
    fn of(app: &'a App, visitor: &'a Visitor, title: &str, at: usize) -> Result<Lesson<'a>, Trouble> {
        let entry = app.titles(visitor.language).find(title).map_err(|_| Trouble::Lost)?;
        let ideas = entry.game.lesson();
        if ideas.is_empty() || !(1..=ideas.len() + 1).contains(&at) {
            return Err(Trouble::Lost);
        }
        Ok(Lesson { app, visitor, entry, ideas, at, address: format!("/learn/{title}/{at}") })
    }

    fn idea(&self) -> Option<&dyn TaughtIdea> {
        self.ideas.get(self.at - 1).map(|idea| &**idea)
    }

    fn desk(&self) -> Desk<'_> {
        let (language, from) = (self.visitor.language, self.visitor.from);
        Desk { app: self.app, language, entry: self.entry, from, address: &self.address }
    }

    fn say(&self, key: &'static str) -> String {
        say(self.app, self.visitor.language, key)
    }

    fn say_with(&self, message: Message) -> String {
        say_with(self.app, self.visitor.language, message)
    }

    /// The address of another idea.
    fn address_of(&self, at: usize) -> String {
        format!("/learn/{}/{at}", self.entry.title().id)
    }

    /// Actions are done and judged one by one; what is beside the point is taken back to the beginning of the idea.
    fn tried(
        &self,
        idea: &dyn TaughtIdea,
        before: &Done,
        was: &dyn Hosted,
        actions: Vec<Value>,
    ) -> Result<(Done, Box<dyn Hosted>, Reaction), Trouble> {
        let (mut done, mut game) = (before.clone(), was.copy());
        done.strokes.push(before.actions.len());
        for action in actions {
            let choice = chosen(&*game.seen_by(Some(idea.learner())), &action);
            if let Err(error) = act(&mut *game, action.clone()) {
                let (rule, why) = self.desk().explain(&error);
                return Ok((before.clone(), was.copy(), Reaction::Refused(rule, why)));
            }
            done.actions.push(action);
            let verdict = idea.judge(&*game);
            if let Verdict::Beside { why, at } = verdict {
                let spot = choice.and_then(|on_board| on_board.spots.last().map(ToString::to_string));
                let why = self.say_with(Message::new("lesson-allowed").with("reason", self.entry.lexicon.say(&why)));
                let done = Done { shown: before.shown, ..Done::default() };
                return Ok((done, was.rewound(0), Reaction::Beside(why, at.or(spot))));
            }
            while let Some(reply) = idea.reply(&*game) {
                act(&mut *game, reply.clone()).map_err(|_| Trouble::Lost)?;
                done.actions.push(reply);
            }
            if verdict == Verdict::Right {
                return Ok((done, game, Reaction::Right));
            }
        }
        Ok((done, game, Reaction::None))
    }

    /// The table with all that stands beside the board.
    fn draw(&self, idea: &dyn TaughtIdea, done: &Done, game: &dyn Hosted, reaction: &Reaction) -> Drawing {
        let board = self.desk().draw(game, idea.learner(), done);
        let right = matches!(reaction, Reaction::Right);
        let choices = if right { Default::default() } else { board.choices };
        let undo = html! { button data-key="u" { (self.say("undo")) } };
        let aids = html! {
            @if !right && !done.actions.is_empty() { div.aids { (self.desk().form("undo", &board.token, undo)) } }
        };
        Drawing {
            choices,
            standing: self.head(right).into_string().into(),
            prompt: self.speech(idea, done, game, reaction).into_string(),
            offer: self.reaction(idea, reaction).into_string(),
            aids: aids.into_string(),
            business: self.foot().into_string().into(),
            ..board
        }
    }

    /// How far one has come.
    fn head(&self, right: bool) -> Markup {
        let (count, passed) = (self.ideas.len(), if right { self.at } else { self.at - 1 });
        let left: u32 = self.ideas.iter().skip(passed).map(|idea| u32::from(idea.seconds())).sum();
        let minutes = self.say_with(Message::new("lesson-minutes").with("minutes", left.div_ceil(60)));
        let of = self.say_with(Message::new("lesson-of").with("at", self.at).with("last", count));
        html! {
            header.lesson-head {
                p.of { (of) }
                h2 { (self.name(self.at)) }
                div.dots role="progressbar" aria-valuemin="0" aria-valuemax=(count) aria-valuenow=(passed) aria-valuetext={ (of) ", " (minutes) } aria-label=(self.say("lesson-progress")) {
                    @for number in 1..=count {
                        span.done[number <= passed].now[number == self.at && !right] {}
                    }
                    small { (minutes) }
                }
            }
        }
    }

    fn name(&self, number: usize) -> String {
        let idea = self.ideas.get(number - 1);
        idea.map_or_else(String::new, |idea| self.entry.lexicon.say(&Message::new(idea.words().name)))
    }

    /// What is said, what is to be done, and what helps.
    fn speech(&self, idea: &dyn TaughtIdea, done: &Done, game: &dyn Hosted, reaction: &Reaction) -> Markup {
        let words = idea.words();
        let stressed = |key: &'static str| stressed(&self.entry.lexicon.say(&Message::new(key)));
        let right = matches!(reaction, Reaction::Right);
        let next = (done.shown && !right).then(|| self.next_shown(idea, game)).flatten();
        let marks = if right { Vec::new() } else { idea.marks(game) };
        let marks: Vec<Value> =
            marks.iter().map(|mark| json!({ "tint": mark.tint.word(), "spots": mark.spots })).collect();
        let show = html! { button data-key="h" { (self.say("lesson-show")) " " kbd { "H" } } };
        html! {
            section.prompt.yours.speech data-marks=(json!(marks)) data-show=[next] {
                p.say { (stressed(words.say)) }
                p.task { (stressed(words.task)) }
                @if !right {
                    p.how-to { (self.say(if done.shown { "lesson-follow" } else { "lesson-how" })) }
                    div.help {
                        (self.desk().form("show", &done.token(), show))
                        details.why {
                            summary data-key="w" { (self.say("lesson-why")) " " kbd { "W" } }
                            p { (self.entry.lexicon.say(&Message::new(words.why))) }
                        }
                        (rule_link(self.entry, idea.rule()))
                    }
                }
            }
        }
    }

    /// The next of the actions that are shown, for the script to point at.
    fn next_shown(&self, idea: &dyn TaughtIdea, game: &dyn Hosted) -> Option<Value> {
        let shown = idea.shown();
        let next = shown.strip_prefix(own(idea, game).as_slice())?.first()?;
        chosen(&*game.seen_by(Some(idea.learner())), next).as_ref().map(pointer)
    }

    /// What is said to the last try.
    fn reaction(&self, idea: &dyn TaughtIdea, reaction: &Reaction) -> Markup {
        match reaction {
            Reaction::None => html! {},
            Reaction::Right => html! {
                div.reaction.right {
                    p { b { "✓ " } (self.entry.lexicon.say(&Message::new(idea.words().right))) }
                    a.button.main href=(self.address_of(self.at + 1)) data-go-on { (self.say("lesson-next")) }
                }
            },
            Reaction::Refused(rule, why) => html! {
                div.reaction.wrong {
                    p { b { "✕ " } (why) @if let Some(rule) = rule { " " (rule_link(self.entry, rule)) } }
                }
            },
            Reaction::Beside(why, spot) => html! {
                div.reaction.wrong data-cross=[spot.as_deref()] { p { b { "✕ " } (why) } p { (self.say("lesson-taken-back")) } }
            },
        }
    }

    /// What comes then, and the ways out.
    fn foot(&self) -> Markup {
        html! {
            @if self.at < self.ideas.len() {
                section.then {
                    h3 { (self.say("lesson-then")) }
                    ol start=(self.at + 1) { @for number in self.at + 1..=self.ideas.len() { li { (self.name(number)) } } }
                }
            }
            nav.lesson-ways {
                @if self.at > 1 { a href=(self.address_of(self.at - 1)) { "◂ " (self.say("lesson-back")) } }
                a href=(self.address_of(self.at + 1)) { (self.say("lesson-skip")) }
                a.leave href="/" { (self.say("lesson-leave")) }
            }
        }
    }

    /// A whole page.
    fn page(&self, visitor: &Visitor, done: &Done, game: &dyn Hosted, reaction: &Reaction) -> Markup {
        let Some(idea) = self.idea() else { return html! {} };
        let drawing = self.draw(idea, done, game, reaction);
        let seat = idea.learner();
        let from = seat.0.to_string();
        let title = self.entry.title().id;
        let name = self.say_with(Message::new("lesson-first").with("title", self.entry.passport().name()));
        let panel = html! {
            h1.unseen { (name) }
            div.part #part-standing { (PreEscaped(&drawing.standing)) }
            div.part #part-prompt { (PreEscaped(&drawing.prompt)) }
            div.part #part-offer { (PreEscaped(&drawing.offer)) }
            div #part-choices { (drawing.choices.page(&drawing.token, Vec::new)) }
            div.part #part-aids { (PreEscaped(drawing.aids_on_page())) }
            div.part #part-business { (PreEscaped(&drawing.business)) }
        };
        let scene = Scene {
            title,
            frame: drawing.frame.clone(),
            faces: card_pictures(self.entry, drawing.cards.iter().copied()),
            ground: drawing.ground_svg(),
            live_layer: &drawing.live,
            panel,
            bars: Bars { aim: self.aim(game, seat, &name), playback: self.key(idea, game), losses: html! {} },
            live: None,
            why: Some(format!("{}/why", self.address)),
            go: Some(format!("{}/go", self.address)),
            legend: Some(format!("{}/legend", self.address)),
            from_side: visitor.from,
            reach: Some(format!("{}/reach?", self.address)),
            detail: Some(format!("{}/detail", self.address)),
            words: None,
            from: &from,
            home: drawing.home,
        };
        let body = lay_out(self.app, visitor.language, scene);
        let head = Head::table(&name, "table lesson").loads(&["lesson.css"]).shows(title).loads(&["lesson.js"]);
        page_with(self.app, visitor, head, body)
    }

    /// Above the board: what this is, and on which side one sits.
    fn aim(&self, game: &dyn Hosted, seat: Seat, name: &str) -> Markup {
        let side = game.seating().side(seat).map(|side| game.seen_by(Some(seat)).standing().sides[side.index()]);
        html! {
            p.lesson-aim {
                span.label { (self.say("lesson-label")) } " " b { (name) }
                @if let Some(side) = side { " " span { (self.say_with(Message::new("lesson-side").with("side", side))) } }
            }
        }
    }

    /// Below the board: what the marks on it mean.
    fn key(&self, idea: &dyn TaughtIdea, game: &dyn Hosted) -> Markup {
        html! {
            ul.lesson-key {
                @for mark in idea.marks(game) {
                    li class={ "tint-" (mark.tint.word()) } { (self.entry.lexicon.say(&mark.note)) }
                }
            }
        }
    }

    /// After the last idea.
    fn ending(&self, visitor: &Visitor) -> Markup {
        let title = self.entry.title().id;
        let sides = [("second", table::Side::Second), ("first", table::Side::First)];
        let play = |side| self.say_with(Message::new("play-as").with("side", self.entry.side(side)));
        let body = html! {
            h1 { (self.say("lesson-end")) }
            p { (self.say("lesson-end-say")) }
            ol.learnt { @for number in 1..=self.ideas.len() { li { "✓ " (self.name(number)) } } }
            div.go {
                @for (word, side) in sides {
                    form method="post" action={ "/play/" (title) } {
                        (super::dice::promise_field())
                        button.main name="side" value=(word) { (play(side)) }
                    }
                }
                a.button href=(self.address_of(1)) { (self.say("lesson-again")) }
                a.button href={ "/rules/" (title) } { (self.say("rules")) }
            }
            (super::dice::without_script(self.app, visitor.language))
        };
        let heading = self.say("lesson-end");
        let head = Head::plain(&heading, "plain lesson-end").loads(&["lesson.css", "promise.js"]);
        page_with(self.app, visitor, head, body)
    }
}

/// A text whose *words* are stressed.
fn stressed(text: &str) -> Markup {
    html! {
        @for (i, part) in text.split('*').enumerate() { @if i % 2 == 1 { b { (part) } } @else { (part) } }
    }
}

#[cfg(test)]
mod tests {
    use super::stressed;

    #[test]
    fn words_between_stars_are_stressed() {
        assert_eq!(stressed("on *none* of < them").into_string(), "on <b>none</b> of &lt; them");
        assert_eq!(stressed("plain").into_string(), "plain");
    }
}
