//! What a seat may do, as the page lists it: a button each, all in one form. The script lays them over the board.
//!
//! A long list is closed at first. Its words are put into the page, which must do without script, but not into what
//! is pushed: the page asks for them when somebody opens the list or points at a choice on the board.

use super::panel::Panel;
use super::{Eyes, lists};
use crate::Language;
use crate::app::App;
use crate::live::Inside;
use crate::pages::say_with;
use boards::Spot;
use maud::{Markup, html};
use serde::{Serialize, Serializer};
use table::{Message, Seat};
use titles::{BoardChoice, Entry};

/// Up to so many choices on the board are listed openly.
const FEW: usize = 12;

/// The choices of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Choices {
    /// The seat, and where the form is sent; none unless it decides.
    pub form: Option<(Seat, String)>,
    /// Those without a place on the board.
    pub plain: Vec<Button>,
    /// Those on the board.
    pub placed: Vec<Button>,
    /// How many of these there are, in words.
    pub summary: String,
}

/// A choice with all that its button carries.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Button {
    action: String,
    /// What it does, in words; none in a list that is closed.
    text: Option<String>,
    spots: String,
    lines: String,
    card: Option<u16>,
    is_weighed: bool,
}

/// What has changed in the choices.
#[derive(Debug, Serialize)]
pub struct ChoicesChange<'a> {
    /// The form, empty, if there was none or is none now.
    #[serde(skip_serializing_if = "Option::is_none")]
    form: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plain: Option<Vec<lists::Run<'a, Button>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    placed: Option<Vec<lists::Run<'a, Button>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    open: Option<bool>,
}

impl Choices {
    /// The choices of the seat that looks.
    pub(super) fn of(panel: &Panel, seat: Seat) -> Choices {
        let choices = if panel.passes_for_me() { Vec::new() } else { panel.seen.choices_on_board(FEW) };
        let form = (seat, format!("/m/{}/act", panel.inside.row.id));
        Choices::listed(panel.app, panel.eyes.language, panel.entry, choices, form)
    }

    /// These choices of a seat, sent to an address.
    pub fn listed(
        app: &App,
        language: Language,
        entry: &Entry,
        choices: Vec<BoardChoice>,
        form: (Seat, String),
    ) -> Choices {
        if choices.is_empty() {
            return Choices::default();
        }
        let buttons = choices.into_iter().map(|choice| Button::of(entry, choice));
        let (placed, plain): (Vec<Button>, Vec<Button>) = buttons.partition(|button| !button.spots.is_empty());
        let count = Message::new("on-the-board").with("count", placed.len());
        let summary = say_with(app, language, count);
        Choices { form: Some(form), plain, placed, summary }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.plain.len() + self.placed.len()
    }

    fn is_open(&self) -> bool {
        self.placed.len() <= FEW
    }

    /// The form for a page; `words` are those of the choices on the board, if they have none yet.
    pub fn page(&self, token: &str, words: impl FnOnce() -> Vec<String>) -> Markup {
        let words = if self.is_open() { Vec::new() } else { words() };
        let list = |buttons: &[Button], words: &[String]| {
            let text = |button: &Button, place| button.text.as_ref().or(words.get(place)).cloned().unwrap_or_default();
            html! { @for (place, button) in buttons.iter().enumerate() { (button.show(&text(button, place))) } }
        };
        self.form(token, list(&self.plain, &[]), list(&self.placed, &words))
    }

    fn form(&self, token: &str, plain: Markup, placed: Markup) -> Markup {
        let Some((seat, address)) = &self.form else { return html! {} };
        html! {
            form.choices method="post" action=(address) {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="token" value=(token);
                div.plain { (plain) }
                details.places open[self.is_open()] hidden[self.placed.is_empty()] {
                    summary { (self.summary) }
                    div.list { (placed) }
                }
            }
        }
    }

    /// What a page that shows `before` (or nothing known) has to change; nothing if they are the same.
    pub fn changes_since<'a>(&'a self, before: Option<&Choices>) -> Option<ChoicesChange<'a>> {
        if before == Some(self) {
            return None;
        }
        let empty = Choices::default();
        let same_form = before.filter(|before| before.form == self.form);
        let (before, other_form) = (same_form.unwrap_or(&empty), same_form.is_none());
        Some(ChoicesChange {
            form: other_form.then(|| self.form("", html! {}, html! {}).into_string()),
            plain: lists::runs(&before.plain, &self.plain),
            placed: lists::runs(&before.placed, &self.placed),
            summary: (self.summary != before.summary).then_some(&self.summary),
            open: (other_form || self.is_open() != before.is_open()).then(|| self.is_open()),
        })
    }
}

/// The choices on the board in words, in the order of the list.
pub fn choices_in_words(app: &App, inside: &Inside, eyes: Eyes) -> Vec<String> {
    let entry = app.titles(eyes.language).find(&inside.row.title);
    let (Some(game), Ok(entry)) = (&inside.game, entry) else { return Vec::new() };
    let choices = game.seen_by(eyes.seat).choices_on_board(usize::MAX);
    let placed = choices.iter().filter(|choice| !choice.spots.is_empty());
    placed.filter_map(|on_board| on_board.prompt.as_ref()).map(|prompt| entry.say(prompt)).collect()
}

impl Button {
    fn of(entry: &Entry, on_board: BoardChoice) -> Button {
        let BoardChoice { action, prompt, spots, lines, card, forecast } = on_board;
        Button {
            action,
            text: prompt.map(|prompt| entry.say(&prompt)),
            spots: listed(&spots),
            lines: drawn(&lines),
            card,
            is_weighed: !forecast.is_empty(),
        }
    }

    fn show(&self, text: &str) -> Markup {
        html! {
            button name="action" value=(self.action) data-spots=(self.spots) data-lines=(self.lines)
                data-detail-of=[self.card.map(|card| format!("card:{card}"))] data-weighed[self.is_weighed]
                { (text) }
        }
    }
}

/// In the order in which the script takes it apart; what is mostly missing comes last, and is left out there.
impl Serialize for Button {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Button { action, text, spots, lines, card, is_weighed } = self;
        match (text, card, is_weighed) {
            (_, _, true) => (action, spots, lines, text, card, 1).serialize(to),
            (_, Some(_), false) => (action, spots, lines, text, card).serialize(to),
            (Some(_), None, false) => (action, spots, lines, text).serialize(to),
            (None, None, false) => (action, spots, lines).serialize(to),
        }
    }
}

/// Spots one after the other.
fn listed(spots: &[Spot]) -> String {
    let mut text = String::with_capacity(spots.len() * SPOT);
    for spot in spots {
        separate(&mut text);
        push(&mut text, spot);
    }
    text
}

/// Lines one after the other, each from a spot to a spot.
fn drawn(lines: &[(Spot, Spot)]) -> String {
    let mut text = String::with_capacity(lines.len() * 2 * SPOT);
    for (from, to) in lines {
        separate(&mut text);
        push(&mut text, from);
        text.push('>');
        push(&mut text, to);
    }
    text
}

/// The length of a spot with what separates it from the next one, roughly.
const SPOT: usize = 16;

fn separate(text: &mut String) {
    if !text.is_empty() {
        text.push(' ');
    }
}

/// As [`Spot`] writes itself, without the detour: a long list has hundreds of them.
fn push(text: &mut String, spot: &Spot) {
    let (kind, name) = match spot {
        Spot::Place(name) => ("place:", name),
        Spot::Piece(name) => ("piece:", name),
    };
    text.push_str(kind);
    text.push_str(name);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_ends_with_the_last_that_is_there() {
        let (marker, hex) = (Spot::Piece("marker-2".to_owned()), Spot::Place("A7".to_owned()));
        assert_eq!(listed(&[marker.clone(), hex.clone()]), format!("{marker} {hex}"));
        let bare = Button {
            action: "{}".to_owned(),
            text: None,
            spots: listed(std::slice::from_ref(&hex)),
            lines: drawn(&[(marker, hex)]),
            card: None,
            is_weighed: false,
        };
        let sent = |button: &Button| serde_json::to_string(button).unwrap();
        assert_eq!(sent(&bare), r#"["{}","place:A7","piece:marker-2>place:A7"]"#);
        assert_eq!(
            sent(&Button { lines: String::new(), text: Some("x".to_owned()), ..bare.clone() }),
            r#"["{}","place:A7","","x"]"#
        );
        assert_eq!(
            sent(&Button { lines: String::new(), card: Some(3), ..bare.clone() }),
            r#"["{}","place:A7","",null,3]"#
        );
        assert_eq!(
            sent(&Button { lines: String::new(), is_weighed: true, ..bare }),
            r#"["{}","place:A7","",null,null,1]"#
        );
    }
}
