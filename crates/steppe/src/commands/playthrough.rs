//! `steppe playthrough`: a random match in full, to be kept and compared.

use crate::setups::SetupArgs;
use crate::{Answer, Failure};
use clap::Args;
use serde_json::Value;
use std::io::Write;
use table::{Chance, Deed, Next, Pledge, Rng};
use titles::{Entry, MatchInWords, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe playthrough duel --seed 1
  steppe playthrough duel --scenario summer-s1 --seed 7 > playthrough.txt";

/// Print a random match in full, the same for the same seed
#[derive(Args, Debug)]
pub struct Playthrough {
    /// The title (see `steppe games`)
    pub title: String,
    #[command(flatten)]
    /// The setup.
    pub setup: SetupArgs,
    /// The seed of the dice and of the choices
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Prints the match.
pub fn run(args: &Playthrough, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    let entry = titles.find(&args.title)?;
    print(entry, &args.setup.setup(entry)?, args.seed, out)?;
    Ok(Answer::Yes)
}

/// Plays a match at random and prints for each decision who decides, among how many actions, what was
/// chosen, the position that it led to, and what a spectator hears.
pub fn print(entry: &Entry, setup: &Value, seed: u64, out: &mut impl Write) -> Result<(), Failure> {
    let game = entry.game.start(setup, Pledge::of_number(seed)).map_err(|error| Failure::of(entry, &error))?;
    let mut hosted = MatchInWords { entry, game };
    let mut rng = Rng::seeded(seed);
    writeln!(out, "{}, edition {}, seed {seed}", entry.title().id, entry.title().edition)?;
    writeln!(out, "setup {}", hosted.game.setup())?;
    writeln!(out, "start {}", hosted.game.digest())?;
    print_log(&hosted, out)?;
    loop {
        let seat = match hosted.game.next() {
            Next::Decide(seat) => seat,
            Next::Over(outcome) => {
                writeln!(out, "end: {}", hosted.tell_outcome(&outcome))?;
                return Ok(());
            }
        };
        let legal = hosted.game.seen_by(Some(seat)).choices();
        let Some(choice) = rng.pick(&legal) else {
            return Err(Failure::input(format!("{seat} decides, but nothing is legal")));
        };
        hosted.game.enter(seat, Deed::Act(choice.action.clone())).map_err(|error| Failure::of(entry, &error))?;
        let (number, among) = (hosted.game.len(), legal.len());
        writeln!(out, "{number}. {seat} of {among}: {} -> {}", choice.action, hosted.game.digest())?;
        print_log(&hosted, out)?;
    }
}

fn print_log(hosted: &MatchInWords, out: &mut impl Write) -> Result<(), Failure> {
    for line in hosted.log(hosted.game.len(), None) {
        writeln!(out, "   {} ({})", line.text, line.rule)?;
    }
    Ok(())
}
