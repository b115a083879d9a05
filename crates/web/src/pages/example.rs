//! A worked example of the rulebook: its picture, and a board on which it is tried and taken back.

use super::practice::{Desk, Done, Wanted, act, decider};
use super::rules::Print;
use super::table::{Bars, Scene, lay_out};
use super::{Head, Trouble, page_with, rule_link, say, say_with};
use crate::render::{Drawing, card_pictures};
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use boards::{Ink, Told};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::{Message, Seat};
use titles::{Entry, Hosted, LogLine, Picture, Vantage};

/// Shows an example as it begins.
pub async fn show(
    State(app): State<Arc<App>>,
    Path((title, number)): Path<(String, u16)>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let example = Example::of(&app, &visitor, &title, number)?;
    let game = example.begin()?;
    Ok(example.page(&Done::default(), &*game, None))
}

/// What the page asks while something is pointed at.
pub async fn ask(
    State(app): State<Arc<App>>,
    Path((title, number, what)): Path<(String, u16, String)>,
    Query(wanted): Query<Wanted>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let example = Example::of(&app, &visitor, &title, number)?;
    let game = wanted.done()?.replay(example.begin()?)?;
    example.desk().answer(&what, &wanted, &*game, whose(&*game))
}

/// Somebody tries something on either side, takes it back, or asks why it cannot be done.
pub async fn attempt(
    State(app): State<Arc<App>>,
    Path((title, number, what)): Path<(String, u16, String)>,
    Query(place): Query<Wanted>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Wanted>,
) -> Result<Response, Trouble> {
    let example = Example::of(&app, &visitor, &title, number)?;
    let before = if form.token.is_empty() { &place } else { &form }.done()?;
    let was = before.replay(example.begin()?)?;
    let mut done = before.clone();
    let mut why = None;
    let game = match what.as_str() {
        "act" => example.play(&mut done, &*was, vec![form.action()?], &mut why),
        "go" => example.play(&mut done, &*was, form.way(&*was, whose(&*was))?, &mut why),
        "undo" => {
            done = before.without_last();
            was.rewound(done.actions.len())
        }
        "again" => {
            done = Done::default();
            was.rewound(0)
        }
        "why" => {
            let refusal = form.why_not(&*was, whose(&*was))?;
            why = refusal.map(|refusal| (Some(refusal.rule), example.entry.lexicon.say(&refusal.why)));
            was.copy()
        }
        _ => return Err(Trouble::Lost),
    };
    Ok(if headers.contains_key("x-steppe") {
        let drawn = example.desk().draw(&*was, whose(&*was), &before);
        example.desk().news(drawn, &example.draw(&done, &*game, why))
    } else {
        example.page(&done, &*game, why).into_response()
    })
}

/// Whoever decides looks; at the end the one who decided last.
fn whose(game: &dyn Hosted) -> Seat {
    let last = || game.played(game.len()).map(|(seat, _)| seat);
    decider(game).or_else(last).unwrap_or(Seat(0))
}

/// Why something could not be done: its rule, and the words.
type Why = Option<(Option<&'static str>, String)>;

/// An example of a title's rulebook, for one visitor.
struct Example<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    entry: &'a Entry,
    number: u16,
    address: String,
}

impl<'a> Example<'a> {
    fn of(app: &'a App, visitor: &'a Visitor, title: &str, number: u16) -> Result<Example<'a>, Trouble> {
        let entry = app.titles(visitor.language).find(title).map_err(|_| Trouble::Lost)?;
        Ok(Example { app, visitor, entry, number, address: format!("/examples/{title}/{number}") })
    }

    fn begin(&self) -> Result<Box<dyn Hosted>, Trouble> {
        self.entry.game.example(self.number).ok_or(Trouble::Lost)
    }

    fn desk(&self) -> Desk<'_> {
        let (language, from) = (self.visitor.language, self.visitor.from);
        Desk { app: self.app, language, entry: self.entry, from, address: &self.address }
    }

    /// Whoever decides does this, as far as it goes.
    fn play(&self, done: &mut Done, was: &dyn Hosted, actions: Vec<Value>, why: &mut Why) -> Box<dyn Hosted> {
        let mut game = was.copy();
        let stroke = done.actions.len();
        for action in actions {
            if let Err(error) = act(&mut *game, action.clone()) {
                *why = Some(self.desk().explain(&error));
                break;
            }
            done.actions.push(action);
        }
        if done.actions.len() > stroke {
            done.strokes.push(stroke);
        }
        game
    }

    fn say(&self, key: &'static str) -> String {
        say(self.app, self.visitor.language, key)
    }

    fn draw(&self, done: &Done, game: &dyn Hosted, why: Why) -> Drawing {
        let seat = whose(game);
        let board = self.desk().draw(game, seat, done);
        let seen = game.seen_by(Some(seat));
        let (prompt, asked) = (seen.prompt(), decider(game).is_some());
        let undo = html! { button data-key="u" { (self.say("undo")) } };
        let again = html! { button { (self.say("example-again")) } };
        let aids = html! {
            @if !done.actions.is_empty() {
                div.aids { (self.desk().form("undo", &board.token, undo)) (self.desk().form("again", &board.token, again)) }
            }
        };
        let told =
            seen.log(1..=game.len()).into_iter().filter(|line| matches!(line.cue.told, Told::Line | Told::Sequel));
        let told: Vec<LogLine> = told.collect();
        Drawing {
            prompt: html! {
                section.prompt.yours[asked] { p.ask { (self.entry.say(&prompt)) " " (rule_link(self.entry, prompt.rule)) } }
            }
            .into_string(),
            offer: html! {
                @if let Some((rule, why)) = why {
                    div.reaction.wrong { p { b { "✕ " } (why) @if let Some(rule) = rule { " " (rule_link(self.entry, rule)) } } }
                }
                @if !told.is_empty() {
                    ol.happened {
                        @for line in &told { li { (self.entry.say(&line.prompt)) " " (rule_link(self.entry, line.prompt.rule)) } }
                    }
                }
            }
            .into_string(),
            aids: aids.into_string(),
            ..board
        }
    }

    fn page(&self, done: &Done, game: &dyn Hosted, why: Why) -> Markup {
        let drawing = self.draw(done, game, why);
        let title = self.entry.title();
        let from = whose(game).0.to_string();
        let language = self.visitor.language;
        let name = say_with(self.app, language, Message::new("example-number").with("number", self.number));
        let panel = html! {
            header.lesson-head { p.of { (self.entry.passport().name()) } h1 { (name) } }
            (Print::of(self.app, self.visitor, self.entry).example(self.number))
            p.how-to { (self.say("example-try")) }
            div.part #part-prompt { (PreEscaped(&drawing.prompt)) }
            div.part #part-offer { (PreEscaped(&drawing.offer)) }
            div #part-choices { (drawing.choices.page(&drawing.token, Vec::new)) }
            div.part #part-aids { (PreEscaped(drawing.aids_on_page())) }
            nav.lesson-ways { a href={ "/rules/" (title.id) "#example-" (self.number) } { "◂ " (self.say("example-back")) } }
        };
        let scene = Scene {
            title: title.id,
            frame: drawing.frame.clone(),
            faces: card_pictures(self.entry, drawing.cards.iter().copied()),
            ground: drawing.ground_svg(),
            live_layer: &drawing.live,
            panel,
            bars: Bars::default(),
            live: None,
            why: Some(format!("{}/why", self.address)),
            go: Some(format!("{}/go", self.address)),
            legend: Some(format!("{}/legend", self.address)),
            from_side: self.visitor.from,
            reach: Some(format!("{}/reach?", self.address)),
            detail: Some(format!("{}/detail", self.address)),
            words: None,
            from: &from,
            home: drawing.home,
        };
        let body = lay_out(self.app, language, scene);
        let head = Head::table(&name, "table lesson").loads(&["lesson.css"]).shows(title.id).loads(&["lesson.js"]);
        page_with(self.app, self.visitor, head, body)
    }
}

/// How a picture is to be drawn: named in its address, so that it can be kept.
#[derive(Debug, Deserialize)]
pub struct PictureQuery {
    #[serde(rename = "in")]
    language: Option<String>,
    on: Option<String>,
}

/// The address of the picture of an example, as this visitor sees it.
pub fn picture_address(visitor: &Visitor, title: &str, number: u16) -> String {
    let theme = visitor.theme.map_or_else(String::new, |theme| format!("&on={theme}"));
    format!("/examples/{title}/{number}/picture.svg?in={}{theme}", visitor.language.code())
}

/// The picture of an example: the board, cut down to what it is about.
pub async fn picture(
    State(app): State<Arc<App>>,
    Path((title, number)): Path<(String, u16)>,
    Query(wanted): Query<PictureQuery>,
) -> Result<Response, Trouble> {
    let language = wanted.language.as_deref().and_then(Language::of).unwrap_or(Language::En);
    let entry = app.titles(language).find(&title).map_err(|_| Trouble::Lost)?;
    let theme = ["light", "dark"].into_iter().find(|theme| wanted.on.as_deref() == Some(theme));
    let picture = draw(entry, number, theme).ok_or(Trouble::Lost)?.into_string();
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
        (CACHE_CONTROL, "public, max-age=3600"),
    ];
    Ok((headers, picture).into_response())
}

fn draw(entry: &Entry, number: u16, theme: Option<&str>) -> Option<Markup> {
    let game = entry.game.example(number)?;
    let (_, shows) = entry.game.examples().into_iter().find(|(known, _)| *known == number)?;
    let seen = game.seen_by(Some(whose(&*game)));
    let words = |message: &Message| entry.lexicon.say(message);
    let Picture { frame, outlook, live, cards, .. } = seen.picture(Vantage::Own, Ink::fresh(&words));
    let ground = seen.ground(outlook, &words);
    let cut = cut_down(&ground, shows)?;
    Some(html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(frame.class) viewBox=(cut.view_box()) width=(cut.width()) height=(cut.height()) data-theme=[theme] {
            style { (PreEscaped(entry.game.stylesheet())) }
            (PreEscaped(frame.definitions))
            defs { (PreEscaped(card_pictures(entry, cards))) }
            g { (PreEscaped(ground)) }
            (PreEscaped(live.svg()))
        }
    })
}

/// Around the places that are shown.
const RIM: f32 = 14.0;
/// The most pixels that a picture is wide and high, and the most that it has for a unit of the drawing: pieces are
/// about as large in all of them.
const MOST: (f32, f32, f32) = (440.0, 250.0, 0.8);

/// A part of a drawing.
#[derive(Debug, PartialEq)]
struct Cut {
    left: f32,
    top: f32,
    wide: f32,
    high: f32,
}

impl Cut {
    fn view_box(&self) -> String {
        format!("{} {} {} {}", self.left, self.top, self.wide, self.high)
    }

    fn scale(&self) -> f32 {
        let (wide, high, scale) = MOST;
        (wide / self.wide).min(high / self.high).min(scale)
    }

    fn width(&self) -> u32 {
        (self.wide * self.scale()).round() as u32
    }

    fn height(&self) -> u32 {
        (self.high * self.scale()).round() as u32
    }
}

/// The part of a drawing in which these places lie; none if there is one that it has not.
fn cut_down(ground: &str, places: &[&str]) -> Option<Cut> {
    let mut corners: Vec<(f32, f32)> = Vec::new();
    for place in places {
        corners.extend(outline(ground, place)?);
    }
    let least = |of: fn(&(f32, f32)) -> f32| corners.iter().map(of).reduce(f32::min);
    let most = |of: fn(&(f32, f32)) -> f32| corners.iter().map(of).reduce(f32::max);
    let (left, right) = (least(|corner| corner.0)?, most(|corner| corner.0)?);
    let (top, bottom) = (least(|corner| corner.1)?, most(|corner| corner.1)?);
    let (wide, high) = (right - left + 2.0 * RIM, bottom - top + 2.0 * RIM);
    Some(Cut { left: left - RIM, top: top - RIM, wide, high })
}

/// The corners of a place: every ground draws it as a polygon with its `data-place`.
fn outline(ground: &str, place: &str) -> Option<Vec<(f32, f32)>> {
    let named = ground.find(&format!("data-place=\"{place}\""))?;
    let element = &ground[ground[..named].rfind('<')?..];
    let element = &element[..element.find('>')?];
    let points = element.split_once(" points=\"")?.1.split('"').next()?;
    let point = |pair: &str| {
        let (x, y) = pair.split_once(',')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    points.split_whitespace().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_cut_down_to_its_places() {
        let ground = "<g><polygon class=\"a\" points=\"0,0 10,0 10,20\" data-place=\"A1\"></polygon>\
                      <polygon data-place=\"A2\" points=\"10,0 30.5,0 10,-6\"></polygon></g>";
        let cut = |places: &[&str]| cut_down(ground, places).map(|cut| cut.view_box());
        assert_eq!(cut(&["A1"]).as_deref(), Some("-14 -14 38 48"));
        assert_eq!(cut(&["A1", "A2"]).as_deref(), Some("-14 -20 58.5 54"));
        assert_eq!((cut(&["A3"]), cut(&[])), (None, None));
        let wide = Cut { left: 0.0, top: 0.0, wide: 880.0, high: 100.0 };
        assert_eq!((wide.width(), wide.height()), (440, 50));
    }
}
