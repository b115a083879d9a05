//! What was typed as a schedule, or everything that is wrong with it.

use super::{Arena, Pairs};
use crate::Failure;
use crate::setups::SetupArgs;
use arena::Contender;
use arena::schedule::{Ground, Pairing, Schedule, all_pairs, neighbours};
use bots::{Level, Limit, Opponent};
use std::time::Duration;
use table::Pledge;
use titles::{Entry, Titles};

/// The schedule that was asked for, or all that is wrong with it.
pub(super) fn schedule(args: &Arena, titles: &Titles) -> Result<Schedule, Failure> {
    let mut problems = Vec::new();
    let grounds = grounds(args, titles, &mut problems);
    let contenders = contenders(args, &grounds, &mut problems);
    if problems.is_empty() && contenders.len() < 2 && !args.mirror {
        problems.push("one level has nobody to play against: name two, or use --mirror".to_owned());
    }
    if !args.mirror && !args.matches.is_multiple_of(2) {
        problems.push("--matches must be even: half of them are played with sides swapped".to_owned());
    }
    let pairings: Vec<Pairing> = match (args.mirror, args.pairs) {
        (true, _) => contenders.iter().cloned().map(Pairing::Mirror).collect(),
        (false, Pairs::Neighbours) => neighbours(&contenders),
        (false, Pairs::All) => all_pairs(&contenders),
    };
    let all = grounds.len() as u64 * pairings.len() as u64 * u64::from(args.matches);
    if all > MOST {
        problems.push(format!("these are {all} matches; an arena has {MOST} at most"));
    }
    if problems.is_empty() {
        Ok(Schedule { grounds, pairings, matches: args.matches, seed: args.seed })
    } else {
        Err(Failure::Input(format!("this arena cannot be played:\n  {}", problems.join("\n  "))))
    }
}

/// The most matches of an arena: its schedule is kept in memory.
const MOST: u64 = 10_000_000;

fn contenders(args: &Arena, grounds: &[Ground], problems: &mut Vec<String>) -> Vec<Contender> {
    let limit = match (args.iterations, args.milliseconds) {
        (Some(count), _) => Some(Limit::Iterations(count)),
        (None, Some(time)) => Some(Limit::Clock(Duration::from_millis(time))),
        (None, None) => None,
    };
    let mut contenders: Vec<Contender> = Vec::new();
    for word in words(args, grounds) {
        match word.parse::<Contender>() {
            Err(problem) => problems.push(problem),
            Ok(contender) => {
                if let Opponent::Plan(name) = &contender.who
                    && !grounds.iter().any(|ground| ground.plans.contains(&name.as_str()))
                {
                    problems.push(format!("there is no {contender}; choose one of: {}", plans(grounds).join(", ")));
                }
                let contender = Contender { limit: contender.limit.or(limit), ..contender };
                if contenders.contains(&contender) {
                    problems.push(format!("{contender} is named twice; a level against itself is --mirror"));
                }
                contenders.push(contender);
            }
        }
    }
    contenders
}

/// The words for all that take part, `plan:all` spelt out; all levels if none is named.
fn words(args: &Arena, grounds: &[Ground]) -> Vec<String> {
    match args.levels.is_empty() {
        true => Level::ALL.iter().map(|level| level.to_string()).collect(),
        false => args
            .levels
            .iter()
            .flat_map(|word| match word.trim() {
                "plan:all" => plans(grounds),
                word => vec![word.to_owned()],
            })
            .collect(),
    }
}

/// The plans of all titles that take part, each once.
fn plans(grounds: &[Ground]) -> Vec<String> {
    let mut plans: Vec<String> = Vec::new();
    for name in grounds.iter().flat_map(|ground| &ground.plans) {
        let plan = Opponent::Plan((*name).to_owned()).to_string();
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    plans
}

/// The scenarios of all titles. A scenario must be one of some title, and every title must have one of them.
fn grounds(args: &Arena, titles: &Titles, problems: &mut Vec<String>) -> Vec<Ground> {
    let found: Vec<&Entry> =
        args.titles.iter().filter_map(|id| titles.find(id).map_err(|p| problems.push(p)).ok()).collect();
    let mut grounds = Vec::new();
    for name in &args.scenario {
        let known = |entry: &&Entry| name == "all" || entry.scenario(Some(name)).is_ok();
        if !found.iter().any(known) {
            problems.extend(found.iter().filter_map(|entry| entry.scenario(Some(name)).err()));
        }
    }
    for entry in found {
        let mut names = scenarios(args, entry);
        if names.is_empty() && !problems.is_empty() {
            names.extend(entry.game.scenarios().first().map(|(name, _)| *name)); // its options are checked all the same
        }
        for scenario in names {
            let wanted = SetupArgs { scenario: Some(scenario.to_owned()), options: args.options.clone() };
            match wanted.setup(entry).and_then(|setup| valid(entry, setup)) {
                Ok(setup) => {
                    let (title, scenario) = (entry.title().id.to_owned(), scenario.to_owned());
                    grounds.push(Ground { title, scenario, setup, plans: entry.game.plans() });
                }
                Err(Failure::Input(problem)) if problems.contains(&problem) => {}
                Err(Failure::Input(problem)) => problems.push(problem),
                Err(Failure::Io(error)) => problems.push(error.to_string()),
            }
        }
    }
    grounds
}

/// The scenarios of a title that were asked for.
fn scenarios(args: &Arena, entry: &Entry) -> Vec<&'static str> {
    let all: Vec<&'static str> = entry.game.scenarios().into_iter().map(|(name, _)| name).collect();
    let asked = |name: &&str| args.scenario.iter().any(|word| word == "all" || word.eq_ignore_ascii_case(name));
    match args.scenario.is_empty() {
        true => all.into_iter().take(1).collect(),
        false => all.into_iter().filter(asked).collect(),
    }
}

/// The setup with all that it leaves open, if a match can be started of it.
fn valid(entry: &Entry, setup: serde_json::Value) -> Result<serde_json::Value, Failure> {
    let game = entry.game.start(&setup, Pledge::of_number(0)).map_err(|error| Failure::of(entry, &error))?;
    Ok(game.setup())
}
