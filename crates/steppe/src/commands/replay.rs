//! `steppe replay`: step through a recorded match.

use crate::failure::read_file;
use crate::lines::next_words;
use crate::{Answer, Failure, Screen};
use clap::Args;
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::path::PathBuf;
use table::{Next, Seat};
use titles::{LogLine, MatchInWords, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe replay match.jsonl             as a spectator saw it
  steppe replay match.jsonl --seat 0    as seat 0 saw it
  steppe replay match.jsonl --json      one line of JSON an action; with --seat only that seat's actions

At the terminal: Enter goes on, b goes back, a number jumps there, q ends.";

/// Step through a recorded match
#[derive(Args, Debug)]
pub struct Replay {
    /// The record
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Look through the eyes of this seat
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// One line of JSON an action
    #[arg(long)]
    pub json: bool,
}

/// Shows the match step by step, or all of it where nobody sits at the terminal.
pub fn run(
    args: &Replay,
    titles: &Titles,
    input: &mut impl BufRead,
    out: &mut impl Write,
    screen: Screen,
) -> Result<Answer, Failure> {
    let hosted = MatchInWords::of_record(titles, &read_file(&args.file)?)?;
    let seat = args.seat.map(Seat);
    if let Some(seat) = seat.filter(|seat| hosted.side(*seat).is_none()) {
        let last = hosted.game.seating().len().saturating_sub(1);
        return Err(Failure::input(format!("there is no {seat} in this match: they run from 0 to {last}")));
    }
    match (args.json, screen.person) {
        (true, _) => print_json(&hosted, seat, out)?,
        (false, true) => walk(&hosted, seat, input, out, screen)?,
        (false, false) => (0..=hosted.game.len()).try_for_each(|step| show(&hosted, step, seat, out, screen))?,
    }
    Ok(Answer::Yes)
}

fn walk(
    hosted: &MatchInWords,
    seat: Option<Seat>,
    input: &mut impl BufRead,
    out: &mut impl Write,
    screen: Screen,
) -> Result<(), Failure> {
    let last = hosted.game.len();
    let mut at = 0;
    show(hosted, at, seat, out, screen)?;
    loop {
        write!(out, "{at} of {last} (Enter: on, b: back, a number, q: quit) > ")?;
        out.flush()?;
        let Some(words) = next_words(input)? else { return Ok(()) };
        at = match words.as_str() {
            "q" | "quit" => return Ok(()),
            "" if at == last => return Ok(()),
            "" => at + 1,
            "b" | "back" => at.saturating_sub(1),
            number => match number.parse::<usize>() {
                Ok(number) => number.min(last),
                Err(_) => {
                    writeln!(out, "Press Enter to go on, or type b, q or a number from 0 to {last}.")?;
                    continue;
                }
            },
        };
        show(hosted, at, seat, out, screen)?;
    }
}

/// What was done and heard, and the board after it.
fn show(
    hosted: &MatchInWords,
    step: usize,
    seat: Option<Seat>,
    out: &mut impl Write,
    screen: Screen,
) -> Result<(), Failure> {
    let then = hosted.rewound(step);
    match hosted.game.played(step) {
        Some((actor, _)) => writeln!(out, "{}", screen.strong(&format!("{step}. {}", hosted.name(actor))))?,
        None => writeln!(out, "{}", screen.strong("The beginning"))?,
    }
    for line in then.log(step, seat) {
        writeln!(out, "  {} ({})", line.text, line.rule)?;
    }
    writeln!(out, "{}", then.board(seat, screen.style))?;
    if let Next::Over(outcome) = then.game.next() {
        writeln!(out, "The end: {}.", then.tell_outcome(&outcome))?;
    }
    Ok(())
}

fn print_json(hosted: &MatchInWords, seat: Option<Seat>, out: &mut impl Write) -> Result<(), Failure> {
    let seen = hosted.game.seen_by(seat);
    for step in 0..=hosted.game.len() {
        let (actor, action) = hosted.game.played(step).unzip();
        let action = action.filter(|_| seat.is_none() || seat == actor);
        let heard = seen.log(step..=step);
        let event = |line: &LogLine| json!({ "text": hosted.entry.say(&line.prompt), "rule": line.prompt.rule });
        let events: Vec<Value> = heard.iter().map(event).collect();
        writeln!(out, "{}", json!({ "step": step, "seat": actor, "action": action, "events": events }))?;
    }
    Ok(())
}
