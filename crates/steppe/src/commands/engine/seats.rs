//! Methods of one seat: what it sees, hears and does. Their answers hold nothing that the seat may not know.

use super::matches::outcome_of;
use super::methods::{Texts, denied, over, wrong_params};
use super::requests::{self, SeatAsked};
use super::rpc::Fault;
use crate::setups::random_number;
use bots::{Character, Decision, Level, Limit, Persona};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Deed, Prompt, Seat, Side};
use titles::{ChoiceInWords, Heard, MatchInWords, Medium, Weighed};

pub(super) fn view(hosted: &MatchInWords, asked: requests::Look) -> Result<Value, Fault> {
    let seat = seat(hosted, asked.seat)?;
    Ok(json!({ "seat": seat, "view": hosted.game.seen_by(seat).view().to_json() }))
}

pub(super) fn render(hosted: &MatchInWords, asked: requests::Look) -> Result<Value, Fault> {
    let seat = seat(hosted, asked.seat)?;
    Ok(json!({ "seat": seat, "svg": hosted.game.seen_by(seat).print(Medium::Svg) }))
}

pub(super) fn legal(hosted: &MatchInWords, asked: requests::Look, texts: Texts) -> Result<Value, Fault> {
    let decider = hosted.decider();
    let seat = seat(hosted, asked.seat)?.or(decider);
    let seen = hosted.game.seen_by(seat);
    let mut answer = json!({
        "seat": seat,
        "decide": decider,
        "step": seen.standing().step,
        "actions": actions(hosted, seat, texts),
    });
    if texts == Texts::Told {
        let say = |prompt: Prompt| json!({ "text": hosted.entry.say(&prompt), "rule": prompt.rule });
        answer["prompt"] = json!(decider.map(|_| say(seen.prompt())));
    }
    Ok(answer)
}

/// What a seat may do.
fn actions(hosted: &MatchInWords, seat: Option<Seat>, texts: Texts) -> Vec<Value> {
    match texts {
        Texts::Told => hosted.choices(seat).iter().map(choice).collect(),
        Texts::LeftOut => {
            hosted.game.seen_by(seat).actions().into_iter().map(|action| json!({ "action": action })).collect()
        }
    }
}

pub(super) fn events(hosted: &MatchInWords, asked: requests::Events, texts: Texts) -> Result<Value, Fault> {
    let (events, next) = heard(hosted, seat(hosted, asked.seat)?, asked.since, texts);
    Ok(json!({ "events": events, "next": next }))
}

/// What a seat heard after so many things that it had heard, and how many there are now.
fn heard(hosted: &MatchInWords, seat: Option<Seat>, since: usize, texts: Texts) -> (Vec<Value>, usize) {
    let seen = hosted.game.seen_by(seat);
    let told = |Heard { number, event, prompt }: Heard| match texts {
        Texts::Told => {
            json!({ "number": number, "data": event, "text": hosted.entry.say(&prompt), "rule": prompt.rule })
        }
        Texts::LeftOut => json!({ "number": number, "data": event }),
    };
    (seen.heard(since).into_iter().map(told).collect(), seen.heard_so_far())
}

pub(super) fn sample(hosted: &MatchInWords, asked: requests::Sample) -> Result<Value, Fault> {
    let seat = seat(hosted, asked.seat)?;
    Ok(json!({ "title": hosted.entry.title().id, "state": hosted.game.seen_by(seat).sample(asked.seed) }))
}

/// The most matches that are played out in one request.
const MOST_PLAYOUTS: u32 = 10_000;

pub(super) fn playout(hosted: &MatchInWords, asked: requests::Playout) -> Result<Value, Fault> {
    let seat = seat(hosted, asked.seat)?;
    let count = match asked.count.unwrap_or(1) {
        count @ 1..=MOST_PLAYOUTS => count,
        _ => return Err(Fault::params(format!("the count of playouts is a number from 1 to {MOST_PLAYOUTS}"))),
    };
    Ok(json!(hosted.game.seen_by(seat).play_outs(count, asked.seed)))
}

pub(super) fn apply(hosted: &mut MatchInWords, asked: requests::Apply, texts: Texts) -> Result<Value, Fault> {
    let actions = match (asked.action, asked.actions) {
        (Some(action), None) => vec![action],
        (None, Some(actions)) => actions,
        _ => return Err(Fault::params("give either an action or a list of actions")),
    };
    let given = seat(hosted, asked.seat)?;
    let actor = given.or(hosted.decider()).ok_or_else(over)?;
    let before = hosted.game.seen_by(Some(actor)).heard_so_far();
    match &actions[..] {
        [action] => act(hosted, given, action)?,
        _ => act_all(hosted, given, &actions)?,
    }
    let mut answer = aftermath(hosted, actor, before, texts);
    if asked.legal {
        answer["legal"] = json!(self::actions(hosted, given.or(hosted.decider()), texts));
    }
    Ok(answer)
}

/// Carries out an action of the given seat, or of the one that decides.
fn act(hosted: &mut MatchInWords, seat: Option<Seat>, action: &Value) -> Result<(), Fault> {
    let seat = seat.or(hosted.decider()).ok_or_else(over)?;
    enter(hosted, seat, Deed::Act(action.clone()))
}

/// Carries out all actions or none of them.
fn act_all(hosted: &mut MatchInWords, seat: Option<Seat>, actions: &[Value]) -> Result<(), Fault> {
    let mut ahead = MatchInWords { entry: hosted.entry, game: hosted.game.copy() };
    for (i, action) in actions.iter().enumerate() {
        act(&mut ahead, seat, action).map_err(|fault| fault.of_action(i))?;
    }
    hosted.game = ahead.game;
    Ok(())
}

pub(super) fn undo(hosted: &mut MatchInWords, asked: requests::Look) -> Result<Value, Fault> {
    let able = hosted.game.seating().seats().find(|seat| hosted.game.can_undo(*seat));
    let seat = seat(hosted, asked.seat)?.or(able).unwrap_or(Seat(0));
    enter(hosted, seat, Deed::Undo)?;
    Ok(aftermath(hosted, seat, usize::MAX, Texts::Told))
}

pub(super) fn resign(hosted: &mut MatchInWords, asked: requests::Look) -> Result<Value, Fault> {
    settle(hosted, asked, Deed::Resign)
}

pub(super) fn offer_draw(hosted: &mut MatchInWords, asked: requests::Look) -> Result<Value, Fault> {
    settle(hosted, asked, Deed::OfferDraw)
}

pub(super) fn agree_draw(hosted: &mut MatchInWords, asked: requests::Look) -> Result<Value, Fault> {
    settle(hosted, asked, Deed::AgreeDraw)
}

fn settle(hosted: &mut MatchInWords, asked: requests::Look, deed: Deed<Value>) -> Result<Value, Fault> {
    let seat = seat(hosted, asked.seat)?.or(hosted.decider()).ok_or_else(over)?;
    enter(hosted, seat, deed)?;
    Ok(aftermath(hosted, seat, usize::MAX, Texts::Told))
}

fn enter(hosted: &mut MatchInWords, seat: Seat, deed: Deed<Value>) -> Result<(), Fault> {
    let entry = hosted.entry;
    hosted.game.enter(seat, deed).map_err(|error| denied(entry, &error))
}

/// What a seat hears of what it did, and how the match goes on.
fn aftermath(hosted: &MatchInWords, seat: Seat, before: usize, texts: Texts) -> Value {
    let (events, next) = heard(hosted, Some(seat), before, texts);
    json!({
        "seat": seat,
        "events": events,
        "next": next,
        "decide": hosted.decider(),
        "step": hosted.game.seen_by(Some(seat)).standing().step,
        "outcome": outcome_of(hosted),
    })
}

pub(super) fn bot(hosted: &MatchInWords, asked: requests::Bot, texts: Texts) -> Result<Value, Fault> {
    let who = persona(&asked).map_err(Fault::params)?;
    let limit = limit(&asked)?;
    let seed = asked.seed.map_or_else(random_number, Ok).map_err(wrong_params)?;
    let mut bot = hosted.entry.game.thinker(who, seed, limit);
    let opinion = hosted.opinion(&mut *bot).ok_or_else(over)?;
    let mut answer = match &opinion.decision {
        Decision::Resign => json!({ "action": null }),
        Decision::Act(action) if texts == Texts::LeftOut => json!({ "action": action }),
        Decision::Act(action) => {
            let choices = hosted.choices(hosted.decider());
            let found = choices.iter().find(|choice| choice.action == *action).map(choice);
            found.unwrap_or_else(|| json!({ "action": action }))
        }
    };
    answer["resign"] = json!(opinion.decision == Decision::Resign);
    answer["iterations"] = json!(opinion.iterations);
    answer["worth"] = json!(opinion.worth);
    let weighed = |weighed: &Weighed| {
        let mut told = json!({ "action": weighed.action, "share": weighed.share, "worth": weighed.worth });
        if texts == Texts::Told {
            told["text"] = json!(hosted.entry.say(&weighed.prompt));
        }
        told
    };
    answer["candidates"] = opinion.candidates.iter().map(weighed).collect();
    Ok(answer)
}

fn choice(choice: &ChoiceInWords) -> Value {
    json!({ "action": choice.action, "text": choice.text, "rule": choice.rule })
}

/// The seat that is meant: by its number, or by the word for its side if nobody else plays on that.
fn seat(hosted: &MatchInWords, asked: Option<SeatAsked>) -> Result<Option<Seat>, Fault> {
    let seating = hosted.game.seating();
    let (word, side) = match asked {
        None => return Ok(None),
        Some(SeatAsked::Number(number)) if seating.side(Seat(number)).is_some() => return Ok(Some(Seat(number))),
        Some(SeatAsked::Number(number)) => {
            let last = seating.len().saturating_sub(1);
            return Err(Fault::params(format!("there is no seat {number} in this match: seats run from 0 to {last}")));
        }
        Some(SeatAsked::Side(word)) => {
            let known = hosted.game.seen_by(None).standing().sides;
            let called = Side::BOTH.into_iter().find(|side| known[side.index()] == word);
            let side = called.map_or_else(|| hosted.entry.side_called(&word), Ok).map_err(Fault::params)?;
            (word, side)
        }
    };
    match seating.of_side(side).collect::<Vec<Seat>>()[..] {
        [seat] => Ok(Some(seat)),
        ref seats => {
            let numbers: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
            Err(Fault::params(format!("several play {word}: say which of the seats {}", numbers.join(", "))))
        }
    }
}

/// How strong the bot is that is asked, and how it plays.
fn persona(asked: &requests::Bot) -> Result<Persona, String> {
    let level: Level = asked.level.as_deref().unwrap_or(Level::Recruit.name()).parse()?;
    let character: Character = asked.character.as_deref().unwrap_or(Character::Even.name()).parse()?;
    Persona::new(level, character)
}

/// When a bot stops thinking, if not at its level's own limit.
fn limit(asked: &requests::Bot) -> Result<Option<Limit>, Fault> {
    match (asked.ms, asked.iterations) {
        (None, None) => Ok(None),
        (Some(ms @ 1..=LONGEST_MS), None) => Ok(Some(Limit::Clock(Duration::from_millis(ms)))),
        (None, Some(count @ 1..=MOST_ITERATIONS)) => Ok(Some(Limit::Iterations(count))),
        _ => Err(Fault::params(format!(
            "a bot thinks for `ms` (1 to {LONGEST_MS}) or for `iterations` (1 to {MOST_ITERATIONS}): give one of them"
        ))),
    }
}

/// The most that a bot can be asked to think about one decision.
const LONGEST_MS: u64 = 600_000;
const MOST_ITERATIONS: u32 = 10_000_000;
