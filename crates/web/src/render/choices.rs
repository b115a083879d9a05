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
use serde::ser::SerializeTuple;
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};
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
            spots: separated(&spots),
            lines: separated(lines.iter().map(|(from, to)| Line(from, to))),
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

/// In the order in which the script takes it apart; what is mostly missing comes last.
impl Serialize for Button {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut values = to.serialize_tuple(6)?;
        values.serialize_element(&self.action)?;
        values.serialize_element(&self.spots)?;
        values.serialize_element(&self.lines)?;
        values.serialize_element(&self.text)?;
        values.serialize_element(&self.card)?;
        values.serialize_element(&u8::from(self.is_weighed))?;
        values.end()
    }
}

struct Line<'a>(&'a Spot, &'a Spot);

impl Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}>{}", self.0, self.1)
    }
}

fn separated(items: impl IntoIterator<Item = impl Display>) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text.push(' ');
        }
        fmt::write(&mut text, format_args!("{item}")).unwrap_or_default();
    }
    text
}
