//! A finished match, where its pages are, and who played it.

use crate::live::Inside;
use crate::pages::{Trouble, refused};
use crate::visitor::Visitor;
use axum::http::StatusCode;
use store::{Holder, Visibility};
use table::{Arg, Outcome, Seat, Side};
use titles::Hosted;

/// A finished match.
pub struct Book<'a> {
    /// The match.
    pub game: &'a dyn Hosted,
    /// How it ended.
    pub outcome: Outcome,
    /// Where its story is told.
    pub path: String,
    /// Where it was played; none for a record that somebody has brought.
    pub home: Option<Home>,
    /// The seat of whoever looks, if they had one.
    pub own: Option<Seat>,
}

/// The table at which a match was played.
pub struct Home {
    /// Its address.
    pub path: String,
    /// The scenario, by its name.
    pub scenario: String,
    /// Who may look at it.
    pub visibility: Visibility,
    /// Who played each side.
    pub players: [Vec<Arg>; 2],
}

impl<'a> Book<'a> {
    /// A match that was played here, once it is over.
    pub fn of_match(inside: &'a Inside, visitor: &Visitor) -> Result<Book<'a>, Trouble> {
        let (Some(game), Some(outcome)) = (inside.game.as_deref(), inside.outcome()) else {
            return Err(refused(StatusCode::CONFLICT, "story-when-over"));
        };
        let path = format!("/m/{}", inside.row.id);
        let players = Side::BOTH.map(|side| players(inside, game, side));
        let (scenario, visibility) = (inside.row.name.clone(), inside.row.visibility);
        let home = Home { path: path.clone(), scenario, visibility, players };
        let own = inside.seats_of(visitor).first().copied();
        Ok(Book { game, outcome, path: path + "/story", home: Some(home), own })
    }

    /// A record, which is of a finished match.
    pub fn of_record(game: &'a dyn Hosted, record: &str) -> Book<'a> {
        let outcome = match game.next() {
            table::Next::Over(outcome) => outcome,
            table::Next::Decide(_) => Outcome { winners: table::Seats::NONE, side: None, points: [0, 0] },
        };
        Book { game, outcome, path: format!("/replay/{record}"), home: None, own: None }
    }
}

/// Who played a side, each once.
fn players(inside: &Inside, game: &dyn Hosted, side: Side) -> Vec<Arg> {
    let mut known: Vec<&Holder> = Vec::new();
    for seat in game.seating().of_side(side) {
        if let Some(row) = inside.seats.get(seat.index())
            && !known.contains(&&row.holder)
        {
            known.push(&row.holder);
        }
    }
    known.into_iter().map(|holder| inside.names.say(holder)).collect()
}
