//! A match as a file: one line for the agreement, one for each deed, one for the end.
//!
//! Every line ends in a sum over itself and all lines before it. So a single changed byte is found in
//! the line where it stands, and a forged line with a matching sum is found by playing the match again.
//!
//! ```
//! # mod ambush { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/ambush.rs")); }
//! use ambush::{Action, Ambush, Setup};
//! use table::{Match, Pledge, Seat, record};
//!
//! let mut game = Match::<Ambush>::start(Setup {}, Pledge::of_number(1)).expect("a setup that the rules allow");
//! game.act(Seat(0), Action::Hide(2)).expect("it is legal");
//! game.act(Seat(1), Action::Cross(3)).expect("it is legal");
//! let file = record::export(&game);
//! assert_eq!(record::verify::<Ambush>(&file).map(|outcome| outcome.points), Ok([0, 1]));
//!
//! let forged = file.replace(r#"{"Cross":3}"#, r#"{"Cross":1}"#);
//! let wrong = record::verify::<Ambush>(&forged).unwrap_err();
//! assert_eq!(wrong.to_string(), "line 3: the line was changed after it was written (its sum does not fit)");
//! ```

use crate::{
    Deed, LogEntry, Match, MatchError, Next, Outcome, Pledge, Refusal, Rules, Seat, Share, digest, from_hex, from_json,
    to_hex,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The version of the file format.
pub const FORMAT: u32 = 3;

/// What every version of the first line begins with: enough to say that a file is of another one.
#[derive(Deserialize)]
struct Heading {
    steppe: u32,
    title: String,
    edition: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Agreement<S, P> {
    steppe: u32,
    title: String,
    edition: u32,
    setup: S,
    #[serde(skip_serializing_if = "Option::is_none", default = "Option::default")]
    position: Option<P>,
    commitment: String,
    shares: Vec<Share>,
    /// Rolls that were given, for a test.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    rolls: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<A> {
    n: u32,
    seat: Seat,
    deed: Deed<A>,
    state: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    secret: String,
    outcome: Option<Outcome>,
}

/// What is wrong with a recorded match, and in which line first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongLine {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// What can be wrong with a line of a recorded match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The line is not what was written: its sum does not fit.
    Altered,
    /// It cannot be read as such a line.
    Unreadable(String),
    /// It is of a version that this program does not know.
    Unknown(String),
    /// The setup is not one that the rules allow.
    Setup(Vec<Refusal>),
    /// The match does not allow what the line says was done.
    Denied(MatchError),
    /// The position after it is not the one recorded.
    Position,
    /// The secret does not fit the published hash.
    Secret,
    /// The first rolls were given: the dice are not to be believed.
    GivenRolls,
    /// The outcome is not the one recorded, or the match had not ended.
    Outcome,
    /// There is no closing line: the match was not finished, or the file is cut off.
    CutOff,
}

impl std::fmt::Display for WrongLine {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            RecordFault::Altered => write!(f, "the line was changed after it was written (its sum does not fit)"),
            RecordFault::Unreadable(why) => write!(f, "the line cannot be read: {why}"),
            RecordFault::Unknown(what) => write!(f, "this program does not know {what}"),
            RecordFault::Setup(refusals) => {
                let rules: Vec<&str> = refusals.iter().map(|refusal| refusal.rule).collect();
                write!(f, "the rules do not allow this setup ({})", rules.join(", "))
            }
            RecordFault::Denied(MatchError::Refused(refusal)) => {
                write!(f, "the action was not legal there ({})", refusal.rule)
            }
            RecordFault::Denied(MatchError::NotYourTurn(seat)) => write!(f, "it was for {seat} to decide"),
            RecordFault::Denied(MatchError::NoSuchSeat(seat)) => write!(f, "there is no {seat}"),
            RecordFault::Denied(MatchError::Over) => write!(f, "the match had already ended"),
            RecordFault::Denied(MatchError::NothingToUndo) => write!(f, "there was nothing that could be taken back"),
            RecordFault::Denied(MatchError::NoDrawOffered) => write!(f, "no draw was offered by the other side"),
            RecordFault::Position => write!(f, "the position after it is not the one recorded"),
            RecordFault::Secret => write!(f, "the secret of the dice does not fit the hash published at the start"),
            RecordFault::GivenRolls => write!(f, "the first rolls were given for a test: these are not honest dice"),
            RecordFault::Outcome => write!(f, "the recorded outcome is not how the match stands"),
            RecordFault::CutOff => {
                write!(f, "the closing line is missing: the match is not finished or the file is cut off")
            }
        }
    }
}

impl std::error::Error for WrongLine {}

struct Writer {
    text: String,
    sum: String,
}

impl Writer {
    fn line(&mut self, line: &impl Serialize) {
        let Ok(mut json) = serde_json::to_string(line) else { return };
        json.pop(); // the closing brace comes after the sum
        self.sum = sum(&self.sum, &json);
        self.text += &format!("{json},\"sum\":\"{}\"}}\n", self.sum);
    }
}

fn sum(before: &str, body: &str) -> String {
    to_hex(&Sha256::new().chain_update(before).chain_update(body).finalize()[..8])
}

/// Writes a match down. The secret of the dice is in it: for the players only once it has ended.
pub fn export<R: Rules>(game: &Match<R>) -> String {
    let mut out = Writer { text: String::new(), sum: String::new() };
    out.line(&Agreement {
        steppe: FORMAT,
        title: R::title().id.to_owned(),
        edition: R::title().edition,
        setup: game.setup(),
        position: game.position(),
        commitment: game.pledge().commitment(),
        shares: game.pledge().shares().to_vec(),
        rolls: game.pledge().rolls().to_vec(),
    });
    let mut again = game.rewound(0);
    for (n, LogEntry { seat, deed }) in (1..).zip(game.log().iter().copied()) {
        let replayed = again.enter(seat, deed);
        debug_assert!(replayed.is_ok(), "what was done once can be done again");
        out.line(&Line { n, seat, deed, state: digest(again.state()) });
    }
    let outcome = match game.next() {
        Next::Over(outcome) => Some(outcome),
        Next::Decide(_) => None,
    };
    out.line(&End { secret: to_hex(game.pledge().secret()), outcome });
    out.text
}

/// The title that a recorded match is of, if its first line can be read.
pub fn title_of(text: &str) -> Option<String> {
    let first: serde_json::Value = serde_json::from_str(text.lines().next()?).ok()?;
    Some(first.get("title")?.as_str()?.to_owned())
}

/// The dice of a recorded match: what the host published, what it revealed, what the players added. None if the
/// lines that hold it cannot be read. It checks nothing: see [`verify`].
pub fn dice_of(text: &str) -> Option<Pledge> {
    let first: serde_json::Value = serde_json::from_str(text.lines().next()?).ok()?;
    let last: serde_json::Value = serde_json::from_str(text.lines().last()?).ok()?;
    let mut pledge = Pledge::new(from_hex(last.get("secret")?.as_str()?)?.try_into().ok()?);
    let shares: Vec<Share> = serde_json::from_value(first.get("shares")?.clone()).ok()?;
    shares.into_iter().for_each(|share| pledge.add(share));
    Some(pledge)
}

/// Reads a match back and plays it through, or names the first line that is wrong.
pub fn import<R: Rules>(text: &str) -> Result<Match<R>, WrongLine> {
    let bodies = bodies(text)?;
    let wrong = |line: usize, fault: RecordFault| WrongLine { line, fault };
    let [first, deeds @ .., last] = &bodies[..] else { return Err(wrong(bodies.len().max(1), RecordFault::CutOff)) };
    let Heading { steppe, title, edition } = parse(1, first)?;
    if steppe != FORMAT || title != R::title().id || edition != R::title().edition {
        return Err(wrong(1, RecordFault::Unknown(format!("{title} in edition {edition}, file format {steppe}"))));
    }
    let agreement: Agreement<R::Setup, R::State> = parse(1, first)?;
    let end: End = parse(bodies.len(), last).map_err(|_| wrong(bodies.len(), RecordFault::CutOff))?;

    let secret = from_hex(&end.secret).and_then(|secret| secret.try_into().ok());
    let mut pledge = Pledge::new(secret.ok_or(wrong(bodies.len(), RecordFault::Secret))?);
    if pledge.commitment() != agreement.commitment {
        return Err(wrong(bodies.len(), RecordFault::Secret));
    }
    agreement.shares.into_iter().for_each(|share| pledge.add(share));
    let pledge = pledge.with_rolls(agreement.rolls);
    let mut game = match agreement.position {
        Some(position) if R::setup(&position) != &agreement.setup => {
            return Err(wrong(1, RecordFault::Unreadable("the setup is not the position's".into())));
        }
        Some(position) => Match::from_position(position, pledge),
        None => Match::start(agreement.setup, pledge).map_err(|refusals| wrong(1, RecordFault::Setup(refusals)))?,
    };
    for (i, deed) in deeds.iter().enumerate() {
        replay(&mut game, i, parse(i + 2, deed)?).map_err(|fault| wrong(i + 2, fault))?;
    }
    let outcome = match game.next() {
        Next::Over(outcome) => Some(outcome),
        Next::Decide(_) => None,
    };
    if outcome != end.outcome {
        return Err(wrong(bodies.len(), RecordFault::Outcome));
    }
    Ok(game)
}

fn replay<R: Rules>(game: &mut Match<R>, i: usize, line: Line<R::Action>) -> Result<(), RecordFault> {
    if line.n as usize != i + 1 {
        return Err(RecordFault::Unreadable(format!("it is numbered {} instead of {}", line.n, i + 1)));
    }
    game.enter(line.seat, line.deed).map_err(RecordFault::Denied)?;
    if digest(game.state()) == line.state { Ok(()) } else { Err(RecordFault::Position) }
}

/// Reads a finished match and checks everything in it: every byte, every move, the dice, the outcome.
pub fn verify<R: Rules>(text: &str) -> Result<Outcome, WrongLine> {
    let game = import::<R>(text)?;
    if !game.pledge().rolls().is_empty() {
        return Err(WrongLine { line: 1, fault: RecordFault::GivenRolls });
    }
    match game.next() {
        Next::Over(outcome) => Ok(outcome),
        Next::Decide(_) => Err(WrongLine { line: text.lines().count(), fault: RecordFault::CutOff }),
    }
}

/// The lines without their sums, which have been checked.
fn bodies(text: &str) -> Result<Vec<&str>, WrongLine> {
    let mut before = String::new();
    let mut bodies = Vec::new();
    for (i, line) in text.split_inclusive('\n').enumerate() {
        let body = body(&before, line).ok_or(WrongLine { line: i + 1, fault: RecordFault::Altered })?;
        before = sum(&before, body);
        bodies.push(body);
    }
    Ok(bodies)
}

fn body<'a>(before: &str, line: &'a str) -> Option<&'a str> {
    let (body, tail) = line.split_at_checked(line.len().checked_sub("\"sum\":\"0123456789abcdef\"}\n".len() + 1)?)?;
    (tail == format!(",\"sum\":\"{}\"}}\n", sum(before, body))).then_some(body)
}

fn parse<T: serde::de::DeserializeOwned>(line: usize, body: &str) -> Result<T, WrongLine> {
    from_json(&format!("{body}}}"))
        .map_err(|fault| WrongLine { line, fault: RecordFault::Unreadable(fault.to_string()) })
}
