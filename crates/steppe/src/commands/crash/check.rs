//! The last word has the database: each log holds what was acknowledged, replays, and goes on.

use super::Report;
use super::ledger::{Attempt, Ledger, Story};
use crate::Failure;
use serde_json::{Value, json};
use std::path::Path;
use store::{Holder, Loaded, LogRow, MatchId, Store};
use table::{Deed, Next, Seat};
use titles::{Hosted, Titles};

/// Opens the database that the killed server left behind and checks every match in it.
pub(super) async fn check(
    ledger: &Ledger,
    database: &Path,
    titles: &Titles,
    report: &mut Report,
) -> Result<(), Failure> {
    let store = Store::open(database).map_err(|error| Failure::input(error.to_string()))?;
    let load = async |id: &str| match MatchId::parse(id) {
        Some(id) => store.load_match(id).await.map_err(|error| error.to_string()),
        None => Err("it has no name".to_owned()),
    };
    for id in ledger.made() {
        if !matches!(load(&id).await, Ok(Some(_))) {
            ledger.fault(format!("match {id} was made and is gone"));
        }
    }
    for story in ledger.stories() {
        report.matches += 1;
        report.finished += usize::from(story.is_over());
        report.acknowledged += story.attempts().iter().filter(|attempt| attempt.acknowledged).count();
        let checked = load(&story.id)
            .await
            .and_then(|loaded| loaded.ok_or_else(|| "it is gone".to_owned()))
            .and_then(|loaded| check_match(&story, &loaded, titles, report));
        match checked {
            Ok(()) => report.replayed += 1,
            Err(why) => ledger.fault(format!("match {} on disk: {why}", story.id)),
        }
    }
    Ok(())
}

fn check_match(story: &Story, loaded: &Loaded, titles: &Titles, report: &mut Report) -> Result<(), String> {
    let (_, seats, log) = loaded;
    if let Some(row) = seats.iter().find(|row| !matches!(row.holder, Holder::Session(_))) {
        return Err(format!("seat {} was taken and is {:?}", row.seat, row.holder));
    }
    let attempts = story.attempts();
    let stored = compare(&attempts, log)?;
    let acknowledged = attempts.iter().filter(|attempt| attempt.acknowledged).count();
    report.in_doubt_stored += stored - acknowledged;
    report.in_doubt_lost += attempts.len() - stored;
    let game = replayed(loaded, titles)?;
    match game.next() {
        Next::Over(_) => Ok(()),
        Next::Decide(_) if story.is_over() => Err("its end was shown and is lost".to_owned()),
        Next::Decide(seat) if game.seen_by(Some(seat)).choices().is_empty() => Err("nobody can act".to_owned()),
        Next::Decide(_) => Ok(()),
    }
}

/// The log is what was sent, in order, and what the server did by itself; says how much was sent. Of several actions
/// about one position only the last can have been done; the very last of all may be missing if it was never
/// acknowledged.
fn compare(attempts: &[Attempt], log: &[LogRow]) -> Result<usize, String> {
    let sent: Vec<&LogRow> = log.iter().filter(|entry| entry.body.get("then").is_none()).collect();
    let mut done: Vec<&Attempt> = Vec::new();
    for attempt in attempts {
        if done.last().is_some_and(|last| last.token == attempt.token) {
            done.pop();
        }
        done.push(attempt);
    }
    if sent.len() < done.len() && done.last().is_some_and(|last| !last.acknowledged) {
        done.pop();
    }
    if let Some(hole) = log.iter().zip(1..).find(|(entry, seq)| entry.seq != *seq) {
        return Err(format!("entry {} follows on entry {}", hole.0.seq, hole.1 - 1));
    }
    for (attempt, entry) in done.iter().zip(&sent) {
        let action: Value = serde_json::from_str(&attempt.action).map_err(|error| error.to_string())?;
        let same = attempt.seat == entry.seat.to_string() && entry.body == json!(Deed::Act(&action));
        if !same {
            let Attempt { seat, action, acknowledged, .. } = attempt;
            let how = if *acknowledged { "acknowledged" } else { "sent" };
            return Err(format!("entry {} is not what seat {seat} {how}: {action}", entry.seq));
        }
    }
    if done.len() != sent.len() {
        return Err(format!("{} actions were done, {} are in the log", done.len(), sent.len()));
    }
    Ok(sent.len())
}

/// Plays the log through by the rules.
fn replayed((row, _, log): &Loaded, titles: &Titles) -> Result<Box<dyn Hosted>, String> {
    let entry = titles.find(&row.title)?;
    let mut game = entry.game.start(&row.setup, row.pledge()).map_err(|error| entry.explain(&error))?;
    for line in log {
        let deed = serde_json::from_value(line.body.clone());
        let deed = deed.map_err(|fault| format!("entry {} cannot be read: {fault}", line.seq))?;
        let entered = game.enter(Seat(line.seat), deed);
        entered.map_err(|error| format!("entry {} does not replay: {}", line.seq, entry.explain(&error)))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(token: &str, action: u8, acknowledged: bool) -> Attempt {
        Attempt { token: token.to_owned(), seat: "0".to_owned(), action: action.to_string(), acknowledged }
    }

    fn log(actions: &[u8]) -> Vec<LogRow> {
        (1..).zip(actions).map(|(seq, action)| LogRow { seq, seat: 0, body: json!({ "act": action }), at: 0 }).collect()
    }

    #[test]
    fn what_was_acknowledged_must_be_in_the_log() {
        let story = [sent("a", 1, true), sent("b", 2, true)];
        assert!(compare(&story, &log(&[1, 2])).is_ok());
        assert!(compare(&story, &log(&[1])).is_err());
        assert!(compare(&story, &log(&[2, 1])).is_err());
        assert!(compare(&story, &log(&[1, 2, 3])).is_err());
    }

    #[test]
    fn what_was_in_doubt_is_done_if_the_match_went_on_from_it() {
        let went_on = [sent("a", 1, false), sent("b", 2, true)];
        assert!(compare(&went_on, &log(&[1, 2])).is_ok());
        assert!(compare(&went_on, &log(&[2])).is_err());
        let again = [sent("a", 1, false), sent("a", 2, true)];
        assert!(compare(&again, &log(&[2])).is_ok());
        assert!(compare(&again, &log(&[1, 2])).is_err());
        let at_last = [sent("a", 1, true), sent("b", 2, false)];
        assert!(compare(&at_last, &log(&[1])).is_ok() && compare(&at_last, &log(&[1, 2])).is_ok());
    }

    #[test]
    fn a_hole_in_the_log_is_found() {
        let mut holed = log(&[1, 2]);
        holed[1].seq = 3;
        assert!(compare(&[sent("a", 1, true), sent("b", 2, true)], &holed).is_err());
    }
}
