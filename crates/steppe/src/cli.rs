//! What can be typed, and which command it is.

use crate::commands::{
    arena, attack, backup, bench, crash, engine, fuzz, games, laws, load, perft, play, playthrough, replay, rules,
    schema, serve, verify,
};
use crate::{Answer, Failure, Screen};
use clap::{Parser, Subcommand};
use std::io::{BufRead, ErrorKind, Write};
use table::kit::LANGUAGES;
use titles::Titles;

/// Eastern-Front tabletop wargames with every rule enforced
#[derive(Parser, Debug)]
#[command(name = "steppe", version, after_help = EXAMPLES)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Cli {
    /// The language that the titles are to speak.
    pub fn language(&self) -> &str {
        match &self.command {
            Some(Command::Play(args)) => &args.language,
            _ => LANGUAGES[0],
        }
    }
}

const EXAMPLES: &str = "\
Examples:
  steppe                                the games in the browser, on http://127.0.0.1:1943
  steppe games                          what there is to play
  steppe play duel                      a first match against the computer
  steppe play duel --against none       two people at one screen
  steppe rules duel 7.3                 one rule of the rulebook
  steppe verify match.jsonl            was it played by the rules, with honest dice?

Exit codes: 0 done, 1 the answer is no (a record is wrong, a law is broken), 2 it could not be done as asked.";

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the games in the browser (as does `steppe` alone)
    #[command(after_help = serve::EXAMPLES)]
    Serve(serve::Serve),
    /// List the titles, their scenarios and options
    #[command(after_help = games::EXAMPLES)]
    Games(games::Games),
    /// Play a match at the terminal
    #[command(after_help = play::EXAMPLES)]
    Play(play::Play),
    /// Speak the engine protocol on standard input and output
    #[command(after_help = engine::EXAMPLES)]
    Engine,
    /// Let bots play against bots, and count
    #[command(after_help = arena::EXAMPLES)]
    Arena(arena::Arena),
    /// Measure how fast matches are played at random
    #[command(after_help = bench::EXAMPLES)]
    Bench(bench::Bench),
    /// Step through a recorded match
    #[command(after_help = replay::EXAMPLES)]
    Replay(replay::Replay),
    /// Check finished matches: every line, every move, the dice
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Verify),
    /// Read a rulebook, or one rule
    #[command(after_help = rules::EXAMPLES)]
    Rules(rules::Rules),
    /// Print the JSON Schemas of a title, for programs that play it
    #[command(after_help = schema::EXAMPLES)]
    Schema(schema::Schema),
    /// Play random matches through the ten laws that every title must keep
    #[command(after_help = laws::EXAMPLES)]
    Laws(laws::Laws),
    /// Count the sequences of actions from the start of a match
    #[command(after_help = perft::EXAMPLES)]
    Perft(perft::Perft),
    /// Print a random match in full, the same for the same seed
    #[command(after_help = playthrough::EXAMPLES)]
    Playthrough(playthrough::Playthrough),
    /// Feed the engine random bytes and broken requests
    #[command(after_help = fuzz::EXAMPLES)]
    FuzzEngine(fuzz::FuzzEngine),
    /// Play many matches at once over HTTP and the live channel, and measure
    #[command(after_help = load::EXAMPLES)]
    Load(load::Load),
    /// Try everything that a stranger could do to a server on this machine, and say what held
    #[command(after_help = attack::EXAMPLES)]
    Attack(attack::Attack),
    /// Copy the database while the server runs
    #[command(after_help = backup::EXAMPLES)]
    Backup(backup::Backup),
    /// Put a copy in the place of the database
    #[command(after_help = backup::RESTORE_EXAMPLES)]
    Restore(backup::Restore),
    /// Kill the server again and again while matches are played: nothing may be lost
    #[command(after_help = crash::EXAMPLES)]
    Crash(crash::Crash),
}

/// Does what was asked and returns the exit code. What went wrong is said on standard error.
pub fn run(cli: &Cli, titles: &Titles, input: &mut impl BufRead, out: &mut impl Write, screen: Screen) -> u8 {
    let done = dispatch(cli, titles, input, out, screen).and_then(|answer| Ok(out.flush().map(|()| answer)?));
    match done {
        Ok(Answer::Yes) => 0,
        Ok(Answer::No) => 1,
        Err(Failure::Io(error)) if error.kind() == ErrorKind::BrokenPipe => 0,
        Err(Failure::Io(error)) => complain(&error.to_string()),
        Err(Failure::Input(complaint)) => complain(&complaint),
    }
}

fn complain(what: &str) -> u8 {
    eprintln!("steppe: {what}");
    2
}

/// Does what was asked.
pub fn dispatch(
    cli: &Cli,
    titles: &Titles,
    input: &mut impl BufRead,
    out: &mut impl Write,
    screen: Screen,
) -> Result<Answer, Failure> {
    match &cli.command {
        None => serve::run(&serve::Serve::default(), out),
        Some(Command::Serve(args)) => serve::run(args, out),
        Some(Command::Games(args)) => games::run(args, titles, out),
        Some(Command::Play(args)) => play::run(args, titles, input, out, screen),
        Some(Command::Engine) => engine::run(titles, input, out),
        Some(Command::Arena(args)) => arena::run(args, titles, out),
        Some(Command::Bench(args)) => bench::run(args, titles, out),
        Some(Command::Replay(args)) => replay::run(args, titles, input, out, screen),
        Some(Command::Verify(args)) => verify::run(args, titles, out),
        Some(Command::Rules(args)) => rules::run(args, titles, out, screen),
        Some(Command::Schema(args)) => schema::run(args, titles, out),
        Some(Command::Laws(args)) => laws::run(args, titles, out),
        Some(Command::Perft(args)) => perft::run(args, titles, out),
        Some(Command::Playthrough(args)) => playthrough::run(args, titles, out),
        Some(Command::FuzzEngine(args)) => fuzz::run(args, titles, out),
        Some(Command::Load(args)) => load::run(args, titles, out),
        Some(Command::Crash(args)) => crash::run(args, titles, out),
        Some(Command::Attack(args)) => attack::run(args, titles, out),
        Some(Command::Backup(args)) => backup::backup(args, out),
        Some(Command::Restore(args)) => backup::restore(args, out),
    }
}
