//! The table: the board and the panel beside it.

use super::{Head, Trouble, find_shown, keys, lobby, page_with, say};
use crate::decks::choice;
use crate::live::Inside;
use crate::render::{Drawing, Eyes, LOG_LINES, card_pictures, choices_in_words, draw};
use crate::visitor::Visitor;
use crate::{App, Language, Playback};
use axum::extract::{Path, Query, State};
use boards::{Frame, LiveLayer};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Pledge, Seat};
use titles::Vantage;

/// What an address can ask for.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct TableQuery {
    /// The seat to look from, where one visitor holds several.
    #[serde(rename = "as")]
    pub seat: Option<u8>,
    /// The tag of the drawing that the page shows already, for its live channel.
    pub shows: Option<String>,
}

/// The secret link of a match that was just made, to be sent to a friend.
#[derive(Debug, Default, Deserialize)]
pub struct Invitation {
    invite: Option<String>,
}

/// From where a visitor looks at a match.
pub fn eyes(inside: &Inside, visitor: &Visitor, asked: Option<u8>) -> Eyes {
    let held = inside.seats_of(visitor);
    let asked = asked.map(Seat).filter(|seat| held.contains(seat));
    let (seat, shared) = (asked.or(held.first().copied()), held.len() > 1);
    Eyes { seat, shared, language: visitor.language, from: visitor.from }
}

/// Shows the table.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
    Query(invitation): Query<Invitation>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let (id, inside) = (live.id, live.inside.read().await);
    if inside.game.is_none() && inside.damage.is_none() {
        return Ok(lobby::show(&app, &visitor, &inside, invitation.invite.as_deref()));
    }
    let eyes = eyes(&inside, &visitor, asked.seat);
    let drawing = draw(&app, &inside, eyes);
    let entry = app.titles(visitor.language).find(&inside.row.title).ok();
    let name = entry.map_or_else(String::new, |entry| entry.passport().name());
    let from = eyes.seat.map(|seat| seat.0.to_string()).unwrap_or_default();
    let faces = entry.map(|entry| card_pictures(entry, drawing.cards.iter().copied())).unwrap_or_default();
    let seat = if from.is_empty() { String::new() } else { format!("as={from}&") };
    let live = Some(format!("/m/{id}/live?{seat}shows={}", drawing.tag()));
    let scene = Scene {
        title: &inside.row.title,
        frame: drawing.frame.clone(),
        faces,
        ground: drawing.ground_svg(),
        live_layer: &drawing.live,
        panel: panel(&app, visitor.language, &name, &drawing, || choices_in_words(&app, &inside, eyes)),
        bars: Bars {
            aim: html! { div.part #part-aim { (PreEscaped(&drawing.aim)) } },
            playback: playback(app.config.playback, &drawing.reel, &|key| say(&app, visitor.language, key)),
            losses: losses(&drawing.losses, &|key| say(&app, visitor.language, key)),
        },
        live,
        why: Some(format!("/m/{id}/why")),
        go: Some(format!("/m/{id}/go")),
        legend: Some(format!("/m/{id}/legend?{seat}")),
        from_side: visitor.from,
        reach: Some(format!("/m/{id}/reach?{seat}")),
        detail: Some(format!("/m/{id}/detail?{seat}")),
        words: Some(format!("/m/{id}/choices?{seat}")),
        from: &from,
        home: drawing.home,
    };
    let body = lay_out(&app, visitor.language, scene);
    let decks = entry.map_or(&[][..], choice::files);
    let head = Head::table(&name, "table").loads(&["promise.js"]).shows(&inside.row.title).loads(decks);
    Ok(page_with(&app, &visitor, head.loads(&["table.js"]), body))
}

/// What is on the table, and from where it is looked at.
pub(super) struct Scene<'a> {
    /// The title.
    pub title: &'a str,
    /// Size and season of the board.
    pub frame: Frame,
    /// The pictures of cards that the pieces refer to.
    pub faces: String,
    /// The layer that seldom changes.
    pub ground: &'a str,
    /// What moves on it.
    pub live_layer: &'a LiveLayer,
    /// What stands beside the board.
    pub panel: Markup,
    /// What stands above and below it.
    pub bars: Bars,
    /// The live channel of a match that goes on.
    pub live: Option<String>,
    /// Where to ask why something cannot be done.
    pub why: Option<String>,
    /// Where to send a piece to a place far off.
    pub go: Option<String>,
    /// Where to ask for the legend of the board.
    pub legend: Option<String>,
    /// From whose side the board is seen.
    pub from_side: Vantage,
    /// Where to ask how far a piece could go.
    pub reach: Option<String>,
    /// Where to ask for something in detail.
    pub detail: Option<String>,
    /// Where to ask for the words of a closed list of choices.
    pub words: Option<String>,
    /// The seat that looks; empty for a spectator.
    pub from: &'a str,
    /// Where the seat sits at the board, in hundredths of its width and height.
    pub home: Option<(u8, u8)>,
}

/// The bars above and below the board; one that is empty is not shown. None changes its height with what it tells, so
/// that the board stays as it is.
#[derive(Default)]
pub(super) struct Bars {
    /// Above: how the scenario is won, and how it stands.
    pub aim: Markup,
    /// Below: the enemy's turn, step by step.
    pub playback: Markup,
    /// Below that: what both sides have lost.
    pub losses: Markup,
}

/// The panel of a match that goes on, in the parts that are swapped one by one.
fn panel(app: &App, language: Language, name: &str, drawing: &Drawing, words: impl FnOnce() -> Vec<String>) -> Markup {
    html! {
        h1.unseen { (name) }
        div.part #part-standing { (PreEscaped(&drawing.standing)) }
        div.part #part-prompt { (PreEscaped(&drawing.prompt)) }
        div.part #part-offer { (PreEscaped(&drawing.offer)) }
        div #part-choices { (drawing.choices.page(&drawing.token, words)) }
        div.part #part-aids { (PreEscaped(drawing.aids_on_page())) }
        (told(html! { ol #log data-most=(LOG_LINES) { (PreEscaped(drawing.log_lines())) } }, &|key| say(app, language, key)))
        div.part #part-talk { (PreEscaped(&drawing.talk)) }
        div.part #part-business { (PreEscaped(&drawing.business)) }
    }
}

/// The story so far: what counts, or every step of it. Without script it can be read; with it, it lights up the board.
pub(super) fn told(lines: Markup, say: &dyn Fn(&'static str) -> String) -> Markup {
    html! {
        details.log open {
            summary { (say("log")) }
            fieldset.how {
                legend.unseen { (say("log-how")) }
                @for (word, key) in [("steps", "log-steps"), ("events", "log-events")] {
                    label { input type="radio" name="told" value=(word) checked[word == "events"]; span { (say(key)) } }
                }
            }
            (lines)
            button #now type="button" hidden { (say("log-now")) }
        }
    }
}

/// The bar of playback, which is the script's: the steps of the enemy's turn, how fast they are shown, and again.
fn playback(pace: Playback, reel: &str, say: &dyn Fn(&'static str) -> String) -> Markup {
    let key = |name: &str| html! { kbd aria-hidden="true" { (name) } };
    html! {
        b.part #part-reel { (reel) }
        ol #dots aria-label=(say("reel-steps")) {}
        div.step {
            button type="button" data-reel="back" aria-label=(say("reel-back")) title=(say("reel-back")) { "◂" }
            button type="button" data-reel="pause" aria-label=(say("reel-pause")) title=(say("reel-pause")) aria-pressed="false" { "‖" }
            button type="button" data-reel="on" aria-label=(say("reel-on")) title=(say("reel-on")) { "▸" }
        }
        fieldset.pace {
            legend { (say("pace")) }
            @for (each, name) in Playback::ALL.into_iter().zip(["pace-off", "pace-brisk", "pace-calm"]) {
                label { input type="radio" name="pace" value=(each.word()) checked[each == pace]; span { (say(name)) } }
            }
        }
        button type="button" data-reel="again" { (say("reel-again")) " " (key("R")) }
        button.main type="button" data-reel="skip" hidden { (say("reel-skip")) " " (key(&say("key-space"))) }
    }
}

/// The tray of losses. On a phone it is closed: two counts, and a button that opens it.
fn losses(tray: &str, say: &dyn Fn(&'static str) -> String) -> Markup {
    html! {
        div.part #part-losses { (PreEscaped(tray)) }
        button #tray type="button" aria-expanded="false" aria-controls="part-losses" aria-label=(say("losses")) { "▴" }
    }
}

/// The board and the panel beside it.
pub(super) fn lay_out(app: &App, language: Language, scene: Scene) -> Markup {
    let Frame { view_box, class, definitions } = scene.frame;
    let say = |key| say(app, language, key);
    html! {
        div #table data-live=[&scene.live] data-why=[scene.why] data-go=[scene.go] data-reach=[scene.reach] data-detail=[scene.detail] data-words=[scene.words] data-seat=(scene.from)
            data-home=[scene.home.map(|(x, y)| format!("{x} {y}"))] data-lost=(say("connection-lost")) data-turn=(say("your-turn")) data-rules={ "/rules/" (scene.title) } {
            div.over-board {
                div #aim { (scene.bars.aim) }
                div.zoom {
                    @if let Some(legend) = scene.legend {
                        button.legend type="button" data-legend=(legend) aria-expanded="false" aria-controls="legend" { (say("legend")) kbd { "L" } }
                    }
                    @let other = match scene.from_side { Vantage::Own => "on", Vantage::Opposite => "off" };
                    a.button data-flip href={ "/set/flip/" (other) } aria-label=(say("flip")) title=(say("flip")) { "⇅" }
                    button type="button" data-zoom="in" aria-label=(say("zoom-in")) title=(say("zoom-in")) { "+" }
                    button type="button" data-zoom="out" aria-label=(say("zoom-out")) title=(say("zoom-out")) { "−" }
                    button type="button" data-zoom="fit" aria-label=(say("zoom-fit")) title=(say("zoom-fit")) { "⤢" }
                    button type="button" data-keys-help aria-label=(say("keys")) title=(say("keys")) { "?" }
                    @if scene.live.is_some() { (signals(&say)) }
                }
            }
            div #board tabindex="-1" {
                svg #map viewBox=(view_box) class=(class) role="group" aria-label=(say("board")) {
                    (PreEscaped(definitions))
                    defs #faces { (PreEscaped(scene.faces)) }
                    g #ground { (PreEscaped(scene.ground)) }
                    g #reach {}
                    g #marks {}
                    g #under { (PreEscaped(&scene.live_layer.under)) }
                    g #pieces { @for piece in &scene.live_layer.pieces { (PreEscaped(&**piece)) } }
                    g #over { (PreEscaped(&scene.live_layer.over)) }
                    g #lines {}
                    g #traces aria-hidden="true" {}
                    g #fan aria-hidden="true" {}
                }
                div #bubble hidden aria-hidden="true" data-against=(say("against")) {}
                div #hand hidden aria-hidden="true" { (say("drag-me")) }
            }
            section #legend hidden aria-labelledby="legend-heading" {
                header { h2 #legend-heading { (say("legend-title")) } button type="button" data-close aria-label=(say("close")) { "✕" } }
                div {}
            }
            div #playback { (scene.bars.playback) }
            div #losses { (scene.bars.losses) }
            aside #panel aria-label=(say("panel")) { (scene.panel) }
            div #voice.unseen role="status" aria-live="polite" {}
            div #toast {}
            div #hint hidden {}
            div #detail hidden { button type="button" data-close aria-label=(say("close")) { "✕" } div {} }
            div #menu hidden role="group" aria-label=(say("choices-here")) {}
            (keys::dialog(&say))
            dialog #book aria-label=(say("rules")) {
                header {
                    b { (say("rules")) }
                    a href={ "/rules/" (scene.title) } target="_blank" { (say("rules-whole")) }
                    button type="button" data-close aria-label=(say("close")) { "✕" }
                }
                div.passage tabindex="0" {}
            }
        }
    }
}

/// How one is called when it is one's turn: by a sound, by a notification of the browser.
fn signals(say: &dyn Fn(&'static str) -> String) -> Markup {
    let button = |what: &str, key, drawing: &str| {
        html! {
            button type="button" data-signal=(what) aria-label=(say(key)) title=(say(key)) aria-pressed="false" {
                svg viewBox="0 0 16 16" aria-hidden="true" { path d=(drawing) {} }
            }
        }
    };
    html! {
        (button("sound", "signal-sound", "M2 6h3l4-3.5v11L5 10H2zM11 5.5q2 2.5 0 5M13 3.5q3.5 4.5 0 9"))
        (button("notes", "signal-notes", "M3 12h10l-1.5-2V7a3.5 3.5 0 0 0-7 0v3zM6.5 13.5a1.6 1.6 0 0 0 3 0"))
    }
}

/// The word for the side that a seat plays.
pub(super) fn side_of(app: &App, inside: &Inside, seat: u8) -> &'static str {
    let Ok(entry) = app.titles(Language::En).find(&inside.row.title) else { return "other" };
    let side = match inside.game.as_deref() {
        Some(game) => game.seating().side(Seat(seat)),
        None => {
            let trial = entry.game.start(&inside.row.setup, Pledge::of_number(0));
            trial.ok().and_then(|trial| trial.seating().side(Seat(seat)))
        }
    };
    side.map_or("other", |side| entry.side(side))
}
