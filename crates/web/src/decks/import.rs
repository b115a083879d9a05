//! Decks from text: pasted, or in a file. Every line's problem is named, and nothing that was typed is lost.

use super::{Desk, link, list, text};
use crate::App;
use crate::pages::{Fields, Trouble, refused};
use crate::posts::go;
use crate::visitor::Visitor;
use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use table::Message;
use table::decks::Deck;

/// The longest text that is read as a deck, in bytes; a full one has about three thousand.
const LONGEST: usize = 64 << 10;

/// How many lines are named before it is enough.
const NAMED: usize = 100;

/// A text that makes no deck.
pub struct Wrong {
    text: String,
    reasons: Vec<String>,
}

/// The form, with the text that was wrong and why.
pub fn form(desk: &Desk, wrong: Option<Wrong>) -> Markup {
    let (text, reasons) = wrong.map_or_else(Default::default, |wrong| (wrong.text, wrong.reasons));
    html! {
        @if !reasons.is_empty() { ul.problems role="alert" { @for reason in &reasons { li { (reason) } } } }
        form method="post" action=(desk.at("/import")) enctype="multipart/form-data" {
            p { (desk.say("deck-import-note")) }
            textarea name="text" rows=(text.lines().count().clamp(7, 24)) placeholder=(example(desk)) aria-label=(desk.say("deck-text")) spellcheck="false" { (text) }
            div.upload {
                input type="file" name="file" accept=".txt,text/plain" aria-label=(desk.say("deck-file"));
                button.main { (desk.say("deck-import-do")) }
            }
        }
    }
}

/// The beginning of a ready-made deck, to show what is read.
fn example(desk: &Desk) -> String {
    let ready = desk.rules.ready_made().into_iter().next();
    let whole = ready.map_or_else(String::new, |ready| text::write(desk.rules, &desk.ready(&ready)));
    whole.lines().take(8).collect::<Vec<&str>>().join("\n")
}

/// Reads a text; a deck opens in the builder.
pub async fn read(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    visitor: Visitor,
    form: Multipart,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor, &title)?;
    let text = text_of(form).await?;
    let wrong = match parse(&desk, &text) {
        Ok(deck) => return Ok(go(&desk.at(&format!("/build?done=read&deck={}", desk.word(&deck))), None)),
        Err(reasons) => Wrong { text: if text.len() > LONGEST { String::new() } else { text }, reasons },
    };
    let page = list::page(&desk, &desk.kept().await?, &Fields::new(), None, Some(wrong));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// The file, or what was pasted where there is none.
async fn text_of(mut form: Multipart) -> Result<String, Trouble> {
    let mut text = String::new();
    loop {
        let field = match form.next_field().await {
            Ok(Some(field)) => field,
            Ok(None) => return Ok(text),
            Err(wrong) if wrong.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                return Err(refused(wrong.status(), "too-large"));
            }
            Err(wrong) => return Err(refused(wrong.status(), "bad-form")),
        };
        let file = match field.name() {
            Some("file") => true,
            Some("text") => false,
            _ => continue,
        };
        let bytes = field.bytes().await.map_err(|wrong| refused(wrong.status(), "too-large"))?;
        let read = String::from_utf8_lossy(&bytes);
        if !read.trim().is_empty() && (file || text.is_empty()) {
            text = read.trim_start_matches('\u{feff}').to_owned();
        }
    }
}

/// The deck of a text: in lines, or in the link that was shared.
fn parse(desk: &Desk, given: &str) -> Result<Deck, Vec<String>> {
    if given.trim().is_empty() {
        return Err(vec![desk.say("deck-text-none")]);
    }
    if given.len() > LONGEST {
        return Err(vec![desk.put(Message::new("deck-text-long").with("most", LONGEST / 1024))]);
    }
    if let Some((_, word)) = given.trim().split_once("/s/").filter(|(before, _)| before.contains("/decks/")) {
        let word = word.split(['/', '?', '#']).next().unwrap_or_default();
        return link::read(desk.title().id, desk.rules, word).map_err(|why| vec![desk.put(why)]);
    }
    let deck = text::read(desk.rules, &|card| desk.name(card), given).map_err(|problems| {
        let more = problems.len().saturating_sub(NAMED);
        let mut reasons: Vec<String> = problems.into_iter().take(NAMED).map(|problem| desk.put(problem)).collect();
        if more > 0 {
            reasons.push(desk.put(Message::new("and-more").with("count", more)));
        }
        reasons
    })?;
    if deck.is_empty() { Err(vec![desk.say("deck-text-none")]) } else { Ok(deck) }
}
