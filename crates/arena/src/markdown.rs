//! The figures of an arena as tables of Markdown, for documents.

use crate::{Contender, Habit, Meeting, Score, Tally};
use bots::Opponent;
use std::fmt::Write;

/// Plans against levels, then levels against each other, of all titles in these tallies.
pub fn report(tallies: &[Tally]) -> String {
    let mut text = String::new();
    // A String takes everything that is written to it.
    let _ = write_plans(tallies, &mut text);
    let _ = write_levels(tallies, &mut text);
    text
}

/// Blunders by side, a column for each level.
pub fn blunders(habits: &[Habit]) -> String {
    let mut text = String::new();
    let _ = write_blunders(habits, &mut text);
    text
}

fn is_plan(contender: &Contender) -> bool {
    matches!(contender.who, Opponent::Plan(_))
}

/// A row for each plan in each scenario, a column for each level: the score of the plan.
fn write_plans(tallies: &[Tally], to: &mut String) -> std::fmt::Result {
    let against =
        |tally: &Tally| -> Vec<Meeting> { tally.meetings.iter().filter(|met| is_plan(&met.other)).cloned().collect() };
    let levels = ranked(tallies.iter().flat_map(against).map(|met| met.one));
    if levels.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = levels.iter().map(Contender::to_string).collect();
    writeln!(to, "| title | scenario | plan | {} |", names.join(" | "))?;
    writeln!(to, "|---|---|---|{}", "---|".repeat(levels.len()))?;
    for tally in tallies {
        let met = against(tally);
        for lengths in &tally.lengths {
            let here: Vec<&Meeting> =
                met.iter().filter(|met| met.scenario.as_ref() == Some(&lengths.scenario)).collect();
            for plan in ranked(here.iter().map(|met| met.other.clone())) {
                let cell = |level: &Contender| {
                    let found = here.iter().find(|met| met.one == *level && met.other == plan);
                    found.map_or(String::new(), |met| score(met.total().of_the_other()))
                };
                let cells: Vec<String> = levels.iter().map(cell).collect();
                let plan = plan.to_string().replacen("plan:", "", 1);
                writeln!(to, "| {} | {} | {plan} | {} |", tally.title, lengths.scenario, cells.join(" | "))?;
            }
        }
    }
    writeln!(to)
}

fn write_levels(tallies: &[Tally], to: &mut String) -> std::fmt::Result {
    let of_levels = |tally: &&Tally| tally.meetings.iter().any(|met| !is_plan(&met.other));
    for tally in tallies.iter().filter(of_levels) {
        let [first, second] = &tally.sides;
        writeln!(to, "| {}: match | scenario | result | as {first} | as {second} |", tally.title)?;
        writeln!(to, "|---|---|---|---|---|")?;
        for met in tally.meetings.iter().filter(|met| !is_plan(&met.other)) {
            let Some(scenario) = &met.scenario else { continue };
            let [as_first, as_second] = met.by_side.map(score);
            let (one, other, total) = (&met.one, &met.other, score(met.total()));
            writeln!(to, "| {one} against {other} | {scenario} | {total} | {as_first} | {as_second} |")?;
        }
        writeln!(to)?;
    }
    Ok(())
}

fn write_blunders(habits: &[Habit], to: &mut String) -> std::fmt::Result {
    let levels = ranked(habits.iter().map(|habit| habit.who.clone()));
    let names: Vec<String> = levels.iter().map(Contender::to_string).collect();
    writeln!(to, "| title | scenario | blunder | side | {} |", names.join(" | "))?;
    writeln!(to, "|---|---|---|---|{}", "---|".repeat(levels.len()))?;
    for row in habits.chunk_by(|one, other| one.row() == other.row()) {
        let cell = |level: &Contender| {
            let found = row.iter().find(|habit| habit.who == *level);
            found.map_or(String::new(), |habit| match habit.occasions {
                0 => "no occasion".to_owned(),
                _ => format!("{:.2} ({:.1} % of {})", habit.each(), habit.percent(), habit.occasions),
            })
        };
        let cells: Vec<String> = levels.iter().map(cell).collect();
        let what = row.first().map_or_else(Default::default, Habit::row);
        writeln!(to, "| {} | {} |", what.join(" | "), cells.join(" | "))?;
    }
    Ok(())
}

/// Each once, the weakest first.
fn ranked(contenders: impl Iterator<Item = Contender>) -> Vec<Contender> {
    let mut contenders: Vec<Contender> = contenders.collect();
    contenders.sort_by_key(Contender::rank);
    contenders.dedup();
    contenders
}

fn score(score: Score) -> String {
    match (score.rate(), score.interval()) {
        (Some(rate), Some([from, to])) => {
            let [rate, from, to] = [rate, from, to].map(|share| share * 100.0);
            format!("{rate:.1} % [{from:.1} – {to:.1}] of {}", score.matches())
        }
        _ => String::new(),
    }
}
