//! A match of an arena once more: from its record, and from its seeds where they tell everything.

use crate::Row;
use bots::Progress;
use table::Next;
use titles::{Detail, Entry, MatchInWords, Titles};

/// What became of a match when it was played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Again {
    /// Its record is right; its bots looked at a clock and never play the same again.
    Recorded,
    /// From its seeds it went the same way; this is its record.
    Played(String),
    /// It is not as its row says; in what it differs.
    Otherwise(String),
}

/// Plays the match of a row again: its record if there is one, and its seeds if its bots look at no clock.
pub fn again(row: &Row, record: Option<&str>, titles: &Titles) -> Result<Again, String> {
    let entry = titles.find(&row.title)?;
    if row.edition != entry.title().edition {
        let (title, now) = (&row.title, entry.title().edition);
        return Err(format!("it was played by edition {} of {title}; this program knows edition {now}", row.edition));
    }
    if let Some(Err(why)) = record.map(|record| check(row, record, titles)) {
        return Ok(Again::Otherwise(format!("The record is not the match of the row: {why}")));
    }
    match (row.contenders()?.iter().all(|player| player.who.repeats_itself(player.limit)), record) {
        (true, record) => from_seeds(row, record, entry),
        (false, Some(_)) => Ok(Again::Recorded),
        (false, None) => {
            Err("its record is missing, and bots that look at a clock never play the same again".to_owned())
        }
    }
}

/// Is this the record of the row's match, right in every line?
fn check(row: &Row, record: &str, titles: &Titles) -> Result<(), String> {
    let hosted = MatchInWords::of_record(titles, record)?;
    let (winner, points) = match hosted.game.next() {
        Next::Over(outcome) => (outcome.side, outcome.points),
        Next::Decide(_) => (None, hosted.game.seen_by(None).standing().points), // beyond the bound
    };
    let setup = hosted.game.setup().to_string();
    let same = [
        ("the title", hosted.entry.title().id == row.title),
        ("the setup", setup == row.setup),
        ("the winner", crate::Winner::from(winner) == row.winner),
        ("the points", points == [row.first_points, row.second_points]),
        ("the last position", hosted.game.digest() == row.digest),
    ];
    let unlike: Vec<&str> = same.into_iter().filter(|(_, same)| !same).map(|(what, _)| what).collect();
    if unlike.is_empty() { Ok(()) } else { Err(format!("{} differ", unlike.join(", "))) }
}

fn from_seeds(row: &Row, record: Option<&str>, entry: &Entry) -> Result<Again, String> {
    let setup = serde_json::from_str(&row.setup).map_err(|fault| format!("its setup cannot be read: {fault}"))?;
    let played = entry.game.contest(&setup, row.dice_seed, &row.players()?, Detail::Record, &Progress::default());
    let played = played.map_err(|error| entry.explain(&error))?.ok_or("it was stopped")?;
    let same = played.digest == row.digest && record.is_none_or(|record| record == played.record);
    Ok(match same {
        true => Again::Played(played.record),
        false => Again::Otherwise(
            "Played again from its seeds it goes another way: the bots are not those that played it. Its record is \
             what was played."
                .to_owned(),
        ),
    })
}
