//! A table for one at a prepared position: an idea of a lesson, or an example of the rulebook.
//!
//! Nothing of it is kept here. What was done there is the token of every form: it comes with each request, is played
//! again from the position, and goes back with the answer. So anybody can try anything, without an account, for ever,
//! and it costs no memory.

use super::{Trouble, detail, legend, reach, refused};
use crate::render::{Choices, Drawing, card_pictures, draw_board};
use crate::{App, Language};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use boards::Spot;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Deed, MatchError, Next, Refusal, Seat};
use titles::{BoardChoice, Entry, Hosted, HostedError, Vantage};

/// The most actions at one practice table: more than any idea takes, and a turn or two of an example.
const MOST: usize = 300;

/// What was done at a practice table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Done {
    /// The actions, whoever decided.
    #[serde(default)]
    pub actions: Vec<Value>,
    /// Where each stroke of them began: what is taken back at once.
    #[serde(default)]
    pub strokes: Vec<usize>,
    /// Has somebody asked to be shown how?
    #[serde(default)]
    pub shown: bool,
}

/// What a page sends: where it is, and what is wanted.
#[derive(Debug, Default, Deserialize)]
pub struct Wanted {
    /// What was done so far.
    #[serde(default)]
    pub token: String,
    /// What is to be done.
    #[serde(default)]
    pub action: String,
    /// What was clicked, or is asked about.
    #[serde(default)]
    pub spot: String,
    /// The piece in hand when it was clicked.
    #[serde(default)]
    pub held: String,
    /// What is to be shown in detail.
    #[serde(default)]
    pub of: String,
}

fn malformed() -> Trouble {
    refused(StatusCode::BAD_REQUEST, "bad-form")
}

impl Wanted {
    /// What was done so far.
    pub fn done(&self) -> Result<Done, Trouble> {
        let done: Done = if self.token.is_empty() {
            Done::default()
        } else {
            serde_json::from_str(&self.token).map_err(|_| malformed())?
        };
        if done.actions.len() > MOST { Err(refused(StatusCode::CONFLICT, "practice-long")) } else { Ok(done) }
    }

    /// The action that is to be done.
    pub fn action(&self) -> Result<Value, Trouble> {
        serde_json::from_str(&self.action).map_err(|_| malformed())
    }

    /// What was clicked, and the piece in hand.
    fn clicked(&self) -> Result<(Spot, Option<Spot>), Trouble> {
        let read = |name: &str| name.parse::<Spot>().map_err(|_| Trouble::Lost);
        let held = if self.held.is_empty() { None } else { Some(read(&self.held)?) };
        Ok((read(&self.spot)?, held))
    }

    /// What brings the piece in hand to where was clicked, one action after the other.
    pub fn way(&self, game: &dyn Hosted, seat: Seat) -> Result<Vec<Value>, Trouble> {
        let (to, held) = self.clicked()?;
        let reached = held.map(|held| game.seen_by(Some(seat)).reach(&held)).unwrap_or_default();
        let way = reached.into_iter().find(|reached| reached.to == to).map(|reached| reached.by);
        way.ok_or(refused(StatusCode::CONFLICT, "stale"))
    }

    /// Why a click leads nowhere.
    pub fn why_not(&self, game: &dyn Hosted, seat: Seat) -> Result<Option<Refusal>, Trouble> {
        let (spot, held) = self.clicked()?;
        Ok(game.seen_by(Some(seat)).why_not(&spot, held.as_ref()))
    }
}

impl Done {
    /// The token of the forms.
    pub fn token(&self) -> String {
        json!(self).to_string()
    }

    /// The same without the last stroke.
    pub fn without_last(&self) -> Done {
        let mut done = self.clone();
        done.actions.truncate(done.strokes.pop().unwrap_or(0));
        done
    }

    /// Plays it again from the position.
    pub fn replay(&self, mut game: Box<dyn Hosted>) -> Result<Box<dyn Hosted>, Trouble> {
        for action in &self.actions {
            act(&mut *game, action.clone()).map_err(|_| malformed())?;
        }
        Ok(game)
    }
}

/// Whoever decides does this.
pub fn act(game: &mut dyn Hosted, action: Value) -> Result<(), HostedError> {
    let seat = decider(game).ok_or(HostedError::Denied(MatchError::Over))?;
    game.enter(seat, Deed::Act(action))
}

/// Whoever decides.
pub fn decider(game: &dyn Hosted) -> Option<Seat> {
    match game.next() {
        Next::Decide(seat) => Some(seat),
        Next::Over(_) => None,
    }
}

/// A practice table as somebody looks at it.
pub struct Desk<'a> {
    pub app: &'a App,
    pub language: Language,
    pub entry: &'a Entry,
    /// From whose side of the board.
    pub from: Vantage,
    /// The address that everything of this table is below.
    pub address: &'a str,
}

impl Desk<'_> {
    /// The board from this seat, its choices, and nothing beside them yet.
    pub fn draw(&self, game: &dyn Hosted, seat: Seat, done: &Done) -> Drawing {
        let seen = game.seen_by(Some(seat));
        let form = (seat, format!("{}/act", self.address));
        let choices = seen.choices_on_board(usize::MAX);
        let choices = Choices::listed(self.app, self.language, self.entry, choices, form);
        Drawing { choices, token: done.token(), ..draw_board(self.app, self.entry, self.language, &*seen, self.from) }
    }

    /// What has changed for a page that shows `before`. All that is said beside the board is said anew.
    pub fn news(&self, before: Drawing, now: &Drawing) -> Response {
        let other = || "\0".to_owned();
        let before = Drawing {
            standing: other().into(),
            prompt: other(),
            offer: other(),
            aids: other(),
            business: other().into(),
            ..before
        };
        let changes = now.changes_since(Some(&before), |cards| card_pictures(self.entry, cards));
        ([(CONTENT_TYPE, "application/json")], json!(changes).to_string()).into_response()
    }

    /// A form below this address whose token the script fills in.
    pub fn form(&self, what: &str, token: &str, inside: Markup) -> Markup {
        html! {
            form method="post" action={ (self.address) "/" (what) } {
                input type="hidden" name="token" value=(token);
                (inside)
            }
        }
    }

    /// Why something cannot be done, in words, and its rule.
    pub fn explain(&self, error: &HostedError) -> (Option<&'static str>, String) {
        match error {
            HostedError::Denied(MatchError::Refused(Refusal { rule, why })) => {
                (Some(rule), self.entry.lexicon.say(why))
            }
            _ => (None, super::say(self.app, self.language, "over")),
        }
    }

    /// What is asked about the board from this seat while it is pointed at: details, forecasts, how far a piece goes.
    pub fn answer(&self, what: &str, wanted: &Wanted, game: &dyn Hosted, seat: Seat) -> Result<Response, Trouble> {
        let seen = game.seen_by(Some(seat));
        match what {
            "reach" => {
                let reached = reach::told(self.app, self.language, &seen.reach(&wanted.clicked()?.0));
                Ok(([(CONTENT_TYPE, "application/json")], reached.to_string()).into_response())
            }
            "legend" => Ok(legend::list(self.app, self.language, self.entry, &seen.legend()).into_response()),
            "detail" => {
                let found = match wanted.of.as_str() {
                    "" => detail::forecast(self.entry, &*seen, &wanted.action()?),
                    of => detail::of_spot_or_card(self.entry, &*seen, of),
                };
                Ok(detail::shown(found))
            }
            _ => Err(Trouble::Lost),
        }
    }
}

/// The spots and lines of a choice, for the script that points at it.
pub fn pointer(choice: &BoardChoice) -> Value {
    let spots: Vec<String> = choice.spots.iter().map(ToString::to_string).collect();
    let lines: Vec<[String; 2]> = choice.lines.iter().map(|(from, to)| [from.to_string(), to.to_string()]).collect();
    json!({ "action": choice.action, "spots": spots, "lines": lines })
}
