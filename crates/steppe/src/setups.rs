//! The setup and the dice of a match, as told on the command line.

use crate::Failure;
use clap::Args;
use serde_json::Value;
use table::{DrawnBy, OptionSpec, Pledge, Seat, Share, Values};
use titles::Entry;

/// Which setup to play.
#[derive(Args, Clone, Debug, Default)]
pub struct SetupArgs {
    /// The scenario (see `steppe games`); the title's first if none is named
    #[arg(long, value_name = "NAME")]
    pub scenario: Option<String>,
    /// An option of the setup, e.g. --option max_turns=20 (see `steppe games`)
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

impl SetupArgs {
    /// The setup that they describe.
    pub fn setup(&self, entry: &Entry) -> Result<Value, Failure> {
        let mut setup = entry.scenario(self.scenario.as_deref())?;
        let mut problems = Vec::new();
        for option in &self.options {
            let done = match option.split_once('=') {
                Some((name, word)) => set(entry, &mut setup, name.trim(), word.trim()),
                None => Err(format!("--option {option:?} is not of the form NAME=VALUE")),
            };
            problems.extend(done.err());
        }
        if problems.is_empty() { Ok(setup) } else { Err(Failure::Input(problems.join("; "))) }
    }
}

fn set(entry: &Entry, setup: &mut Value, name: &str, word: &str) -> Result<(), String> {
    let options: &[OptionSpec] = entry.title().options;
    let Some(spec) = options.iter().find(|spec| spec.id == name) else {
        let known: Vec<&str> = options.iter().map(|spec| spec.id.as_str()).collect();
        let id = entry.title().id;
        return Err(format!("{id} has no option {name:?}; its options are: {}", known.join(", ")));
    };
    let Some(fields) = setup.as_object_mut() else { return Ok(()) };
    let value = typed(spec, word).ok_or_else(|| {
        let what = describe(&spec.values);
        format!("the option {name} cannot be {word:?}: it is {what}")
    })?;
    fields.insert(name.to_owned(), value);
    Ok(())
}

/// The word as a setup writes it, if the option can be that: a number where it is one, else the word itself.
pub fn typed(spec: &OptionSpec, word: &str) -> Option<Value> {
    let number = word.parse::<i64>().ok();
    match &spec.values {
        Values::Range(from, to) => number.filter(|number| (*from..=*to).contains(number)).map(Value::from),
        Values::OneOf(words) => {
            let known = words.iter().any(|known| known == word);
            known.then(|| number.map_or_else(|| Value::from(word), Value::from))
        }
    }
}

/// What an option can be, in words.
pub fn describe(values: &Values) -> String {
    match values {
        Values::OneOf(words) => words.join(" | "),
        Values::Range(from, to) => format!("{from} to {to}"),
    }
}

/// The dice of a number, or dice that nobody has chosen: then this program draws a share for each of these seats.
pub fn pledge(seed: Option<u64>, seats: impl IntoIterator<Item = Seat>) -> Result<Pledge, Failure> {
    if let Some(seed) = seed {
        return Ok(Pledge::of_number(seed));
    }
    let mut pledge = Pledge::new(random()?);
    for seat in seats {
        pledge.add(Share { seat, drawn_by: DrawnBy::Host, bytes: random::<32>()?.to_vec() });
    }
    Ok(pledge)
}

/// A number that nobody has chosen.
pub fn random_number() -> Result<u64, Failure> {
    Ok(u64::from_le_bytes(random()?))
}

fn random<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::input(format!("this machine gives no random numbers ({error}); use --seed N")))?;
    Ok(bytes)
}
