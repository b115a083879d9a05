//! `steppe play`: a match at the terminal, against a bot or hot-seat.

mod menu;
mod said;
mod table;

use crate::failure::read_file;
use crate::setups::{SetupArgs, pledge, random_number};
use crate::{Answer, Failure, Screen};
use ::table::kit::LANGUAGES;
use ::table::{Pledge, Rng, Seating, Seats};
use bots::{Level, Persona};
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::str::FromStr;
use titles::{Entry, MatchInWords, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe play duel                                        against the recruit
  steppe play duel --side soviet --against random
  steppe play duel --against veteran:bold                 who seeks fights; or careful, or sly
  steppe play duel --against none --save evening.jsonl   two people at one screen
  steppe play --resume evening.jsonl                     go on where it was left
  steppe play duel --language de                         in German

While playing, type the number of an action or a part of its text; `help` lists everything else.";

/// Play a match at the terminal
#[derive(Args, Debug)]
pub struct Play {
    /// The title (see `steppe games`)
    #[arg(required_unless_present = "resume")]
    pub title: Option<String>,
    #[command(flatten)]
    /// The setup.
    pub setup: SetupArgs,
    /// Your side: first, second, or its name
    #[arg(long, default_value = "first")]
    pub side: String,
    /// Your opponent: random, recruit, regular, veteran, ace, or none (people at one screen); the last three levels
    /// with a character if you like: veteran:careful, veteran:bold, veteran:sly
    #[arg(long, default_value = "recruit", value_name = "WHO")]
    pub against: Against,
    /// The language of the game and its rulebook; the table itself speaks English
    #[arg(long, default_value = LANGUAGES[0], value_parser = PossibleValuesParser::new(LANGUAGES))]
    pub language: String,
    /// Play with the dice of this number, which can be repeated
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Keep the match in this file, after every action
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a match that was kept
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "options", "seed"])]
    pub resume: Option<PathBuf>,
}

/// Who the opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// People at the same screen.
    None,
    /// A bot.
    Bot(Persona),
}

impl FromStr for Against {
    type Err = String;

    fn from_str(word: &str) -> Result<Against, String> {
        if word == "none" {
            Ok(Against::None)
        } else {
            word.parse().map(Against::Bot).map_err(|why| format!("{why}, none"))
        }
    }
}

/// Plays a match until it ends, or until somebody stops.
pub fn run(
    args: &Play,
    titles: &Titles,
    input: &mut impl BufRead,
    out: &mut impl Write,
    screen: Screen,
) -> Result<Answer, Failure> {
    let hosted = sit_down(args, titles)?;
    let humans = people(args, hosted.entry, hosted.game.seating())?;
    let opponent = match args.against {
        Against::None => Level::Recruit.into(),
        Against::Bot(who) => who,
    };
    let rng = Rng::seeded(args.seed.map_or_else(random_number, Ok)?);
    let save = args.save.clone().or(args.resume.clone());
    let (progress, language) = (table::Progress::default(), args.language.clone());
    let bots = BTreeMap::new();
    table::TerminalTable { hosted, humans, opponent, rng, bots, save, input, out, screen, language, progress }
        .play()?;
    Ok(Answer::Yes)
}

fn sit_down<'a>(args: &Play, titles: &'a Titles) -> Result<MatchInWords<'a>, Failure> {
    if let Some(file) = &args.resume {
        let hosted =
            MatchInWords::of_record(titles, &read_file(file)?).map_err(|why| format!("{}: {why}", file.display()))?;
        let id = hosted.entry.title().id;
        return match &args.title {
            Some(title) if title != id => {
                Err(Failure::input(format!("{} is a match of {id}, not of {title}", file.display())))
            }
            _ => Ok(hosted),
        };
    }
    let entry = titles.find(args.title.as_deref().unwrap_or_default())?;
    let setup = args.setup.setup(entry)?;
    let start = |pledge| entry.game.start(&setup, pledge).map_err(|error| Failure::of(entry, &error));
    let people = people(args, entry, start(Pledge::of_number(0))?.seating())?;
    let game = start(pledge(args.seed, people.iter())?)?;
    Ok(MatchInWords { entry, game })
}

/// The seats of people.
fn people(args: &Play, entry: &Entry, seating: &Seating) -> Result<Seats, Failure> {
    let side = entry.side_called(&args.side)?;
    Ok(match args.against {
        Against::None => seating.seats().collect(),
        Against::Bot(_) => seating.team(side),
    })
}
