//! The matches that wait for whoever looks at the front page: with their board, what is asked, and since when.

use crate::dice::asked_of;
use crate::live::{self, Inside};
use crate::pages::sign::sign;
use crate::pages::{ago, say, say_with, turn_in_words};
use crate::people::Names;
use crate::visitor::Visitor;
use crate::{App, Language};
use maud::{Markup, html};
use std::sync::Arc;
use store::{Listed, MatchId, Status};
use table::{Message, Seat};
use titles::{Entry, Hosted};

/// Those of the last hour come first: they are being played now.
const HOUR: u64 = 3_600_000;

/// A match that waits for whoever looks.
pub struct Slip {
    id: MatchId,
    seat: u8,
    title: String,
    side: &'static str,
    against: String,
    turn: Option<String>,
    ask: String,
    since: u64,
}

impl Slip {
    /// The slip of a match, if it is for this visitor to act, or for their browser to add to the dice.
    pub async fn of(app: &Arc<App>, visitor: &Visitor, names: &Names, listed: &Listed) -> Option<Slip> {
        if !matches!(listed.status, Status::Playing | Status::Waiting) {
            return None;
        }
        let live = app.live(listed.id).await.ok()??;
        let inside = live.inside.read().await;
        let entry = app.titles(visitor.language).find(&listed.title).ok()?;
        let asked = inside.decider().filter(|seat| inside.seats_of(visitor).contains(seat));
        let (seat, side, turn, ask) = match (asked, inside.game.as_deref()) {
            (Some(seat), Some(game)) => asked_in_play(app, visitor.language, entry, game, seat),
            _ => {
                let (seat, _) = asked_of(&inside.row, &inside.seats, visitor)?;
                (Seat(seat), "other", None, say(app, visitor.language, "dice-adding"))
            }
        };
        let against = opponents(app, visitor, names, &inside);
        let (id, seat, title, since) = (listed.id, seat.0, entry.passport().name(), listed.active);
        Some(Slip { id, seat, title, side, against, turn, ask, since })
    }

    fn show(&self, app: &App, language: Language) -> Markup {
        let Slip { id, seat, title, side, against, turn, ask, since } = self;
        html! {
            a.slip href={ "/m/" (id) "?as=" (seat) } {
                img src={ "/m/" (id) "/board.svg?as=" (seat) } alt="" width="96" height="72" loading="lazy";
                span.what {
                    b { (title) }
                    small { (sign(side)) " " (against) @if let Some(turn) = turn { " · " (turn) } }
                    span.ask { (ask) }
                }
                span.now { small { (ago(app, language, live::now(), *since)) } span.button.main { (say(app, language, "go-on")) } }
            }
        }
    }
}

/// The seat that is asked, its side, the turn, and what it is asked.
fn asked_in_play(
    app: &App,
    language: Language,
    entry: &Entry,
    game: &dyn Hosted,
    seat: Seat,
) -> (Seat, &'static str, Option<String>, String) {
    let seen = game.seen_by(Some(seat));
    let standing = seen.standing();
    let side = game.seating().side(seat).map_or("other", |side| standing.sides[side.index()]);
    (seat, side, turn_in_words(app, language, &standing.track), entry.say(&seen.prompt()))
}

/// Who holds the seats that are not this visitor's.
fn opponents(app: &App, visitor: &Visitor, names: &Names, inside: &Inside) -> String {
    let other = inside.seats.iter().find(|row| !visitor.holds(&row.holder));
    match other {
        Some(row) => say_with(app, visitor.language, Message::new("against-whom").with("who", names.say(&row.holder))),
        None => say(app, visitor.language, "both-sides"),
    }
}

/// Those of the last hour first, the latest of them before all; then the oldest first.
pub fn sort(slips: &mut [Slip]) {
    let now = live::now();
    let is_late = |slip: &Slip| now.saturating_sub(slip.since) > HOUR;
    slips.sort_by_key(|slip| if is_late(slip) { (true, slip.since) } else { (false, u64::MAX - slip.since) });
}

/// The heading of the page: the tab says how many matches wait.
pub fn heading(app: &App, visitor: &Visitor, waiting: usize) -> String {
    let front = say(app, visitor.language, "front");
    match waiting {
        0 => front,
        count => format!("({count}) {}", say(app, visitor.language, "your-turn")),
    }
}

/// The strip of slips; nothing if nobody waits.
pub fn show(app: &App, visitor: &Visitor, slips: &[Slip]) -> Markup {
    html! {
        @if !slips.is_empty() {
            section.waiting aria-labelledby="waiting" {
                h2 #waiting { i.dot {} (say(app, visitor.language, "your-turn")) " " small { (slips.len()) } }
                div.slips tabindex="0" role="group" aria-labelledby="waiting" { @for slip in slips { (slip.show(app, visitor.language)) } }
            }
        }
    }
}
