//! Lists of matches: a line each says what, who and how it stands, and leads there.

use super::cards::sides_of;
use crate::live::Inside;
use crate::pages::ending::Ending;
use crate::pages::sign::sign;
use crate::pages::{ago, say, say_with, turn_in_words};
use crate::people::{Names, in_words};
use crate::render::result;
use crate::visitor::Visitor;
use crate::{App, live};
use maud::{Markup, html};
use store::{Holder, Listed, Status};
use table::{Message, Pledge, Seat};
use titles::Entry;

/// So many lines of a list are shown at once, the rest when asked for.
const SHOWN: usize = 3;

/// What a line tells, and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A match of one's own in which it is not one's turn.
    Own,
    /// A seat to be taken.
    Open,
    /// A match to watch.
    Playing,
    /// A result.
    Finished,
}

/// Who looks at the lists.
pub struct Look<'a> {
    /// The site.
    pub app: &'a App,
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The names of those who play.
    pub names: &'a Names,
}

/// A line: its heading, what stands below, the signs before it.
struct Line {
    heading: String,
    below: String,
    signs: Vec<&'static str>,
}

impl Look<'_> {
    fn say(&self, key: &'static str) -> String {
        say(self.app, self.visitor.language, key)
    }

    fn put(&self, message: Message) -> String {
        say_with(self.app, self.visitor.language, message)
    }

    /// A list under its heading; nothing if it is empty.
    pub fn list(&self, heading: &'static str, matches: &[Listed], row: Row) -> Markup {
        let (first, rest) = matches.split_at(matches.len().min(SHOWN));
        let lines = |some: &[Listed]| html! { ul.matches { @for listed in some { li { (self.row(listed, row)) } } } };
        html! {
            @if !matches.is_empty() {
                section {
                    h2 { (self.say(heading)) }
                    (lines(first))
                    @if !rest.is_empty() {
                        details { summary { (self.put(Message::new("all-of").with("count", matches.len()))) } (lines(rest)) }
                    }
                }
            }
        }
    }

    fn row(&self, listed: &Listed, row: Row) -> Markup {
        let entry = self.app.titles(self.visitor.language).find(&listed.title).ok();
        let line = entry.map_or_else(|| self.unknown(listed), |entry| self.line(entry, listed, row));
        let over = matches!(listed.status, Status::Finished { .. });
        let (word, to) = match row {
            Row::Open => ("sit-down", ""),
            Row::Playing => ("watch", ""),
            Row::Own if !over => ("look", ""),
            Row::Own | Row::Finished => ("replay-it", "/story"),
        };
        html! {
            a href={ "/m/" (listed.id) (to) } {
                span.signs { @for side in &line.signs { (sign(side)) } }
                span.what { b { (line.heading) } small { (line.below) } }
                span.to { (self.say(word)) }
            }
        }
    }

    fn unknown(&self, listed: &Listed) -> Line {
        Line { heading: listed.title.clone(), below: self.say("match-unknown-title"), signs: Vec::new() }
    }

    fn line(&self, entry: &Entry, listed: &Listed, row: Row) -> Line {
        let name = entry.passport().name();
        let when = || ago(self.app, self.visitor.language, live::now(), listed.active);
        match (row, Ending::of(listed)) {
            (Row::Finished | Row::Own, Some(ending)) => {
                let words = result(self.app, self.visitor.language, ending.sides, ending.settled, &ending.outcome);
                let winner = ending.outcome.side.map(|side| ending.sides[side.index()]);
                Line {
                    heading: words,
                    below: joined([name, self.players(listed), when()]),
                    signs: winner.into_iter().collect(),
                }
            }
            (Row::Open, _) => {
                let (wanted, signs) = self.wanted(entry, listed);
                Line { heading: name, below: joined([self.scenario(entry, listed), wanted]), signs }
            }
            (Row::Playing | Row::Own, _) => {
                let stands = self.stands(listed).unwrap_or_else(when);
                Line { heading: name, below: joined([self.players(listed), stands]), signs: Vec::new() }
            }
            (Row::Finished, None) => {
                Line { heading: name, below: joined([self.players(listed), when()]), signs: Vec::new() }
            }
        }
    }

    fn scenario(&self, entry: &Entry, listed: &Listed) -> String {
        let known = entry.game.scenarios().iter().any(|(name, _)| *name == listed.name);
        if known { entry.passport().scenario(&listed.name) } else { self.say("own-options") }
    }

    /// All who sit there, each once; who has won comes first.
    fn players(&self, listed: &Listed) -> String {
        let winners = Ending::of(listed).map(|ending| ending.outcome.winners);
        let mut seats: Vec<_> = listed.seats.iter().collect();
        seats.sort_by_key(|row| winners.is_some_and(|winners| !winners.contains(Seat(row.seat))));
        let mut people: Vec<String> = Vec::new();
        let mut known: Vec<&Holder> = Vec::new();
        for row in seats {
            if !known.contains(&&row.holder) {
                known.push(&row.holder);
                people.push(self.person(&row.holder));
            }
        }
        people.join(" – ")
    }

    fn person(&self, holder: &Holder) -> String {
        in_words(self.app, self.visitor.language, &self.names.say(holder))
    }

    /// Who looks for whom: the sides of the seats that can be taken.
    fn wanted(&self, entry: &Entry, listed: &Listed) -> (String, Vec<&'static str>) {
        let sides = sides_of(entry, &listed.setup);
        let trial = entry.game.start(&listed.setup, Pledge::of_number(0)).ok();
        let open = listed.seats.iter().filter(|row| row.holder == Holder::Open);
        let mut signs: Vec<&'static str> = open
            .filter_map(|row| trial.as_ref()?.seating().side(Seat(row.seat)))
            .map(|side| sides[side.index()])
            .collect();
        signs.dedup();
        let maker = listed.seats.iter().find(|row| matches!(row.holder, Holder::Account(_) | Holder::Session(_)));
        let who = maker.map_or_else(|| Message::new("guest").into(), |row| self.names.say(&row.holder));
        let side = if let [side] = signs[..] { side } else { "either" };
        (self.put(Message::new("looks-for").with("who", who).with("side", side)), signs)
    }

    /// Turn and points of a match that is in memory, as everybody may know them.
    fn stands(&self, listed: &Listed) -> Option<String> {
        let live = self.app.in_memory(listed.id)?;
        let inside = live.inside.try_read().ok()?;
        let Inside { game: Some(game), .. } = &*inside else { return None };
        let standing = game.seen_by(None).standing();
        let [first, second] = standing.points;
        let turn = turn_in_words(self.app, self.visitor.language, &standing.track)?;
        Some(joined([turn, format!("{first} : {second}")]))
    }
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<String>>().join(" · ")
}
