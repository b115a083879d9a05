//! The figures of an arena as text.

use crate::{Habit, Ratings, Score, Tally};
use std::fmt::Write;

/// Everything that was counted of a title, in tables for the terminal.
pub fn report(tally: &Tally) -> String {
    let mut text = String::new();
    // A String takes everything that is written to it.
    let _ = write(tally, &mut text);
    text
}

/// Blunders by level and side, in a table for the terminal.
pub fn blunders(habits: &[Habit]) -> String {
    let mut text = String::new();
    let _ = write_blunders(habits, &mut text);
    text
}

fn write_blunders(habits: &[Habit], to: &mut String) -> std::fmt::Result {
    for ground in habits.chunk_by(|one, other| (&one.title, &one.scenario) == (&other.title, &other.scenario)) {
        let Some(Habit { title, scenario, .. }) = ground.first() else { continue };
        writeln!(
            to,
            "{:<34} {:<8} {:<24} {:>7} {:>9} {:>6} {:>8} {:>14}",
            format!("{title}, {scenario}: blunders"),
            "as",
            "who",
            "matches",
            "occasions",
            "made",
            "a match",
            "of occasions"
        )?;
        for habit in ground {
            writeln!(
                to,
                "{:<34} {:<8} {:<24} {:>7} {:>9} {:>6} {:>8.2} {:>12.1} %",
                habit.blunder,
                habit.side,
                habit.who.to_string(),
                habit.matches,
                habit.occasions,
                habit.made,
                habit.each(),
                habit.percent()
            )?;
        }
        writeln!(to)?;
    }
    Ok(())
}

fn write(tally: &Tally, to: &mut String) -> std::fmt::Result {
    writeln!(to, "{}: {} matches. Draws count half; 95 % intervals by Wilson.", tally.title, tally.matches())?;
    if !tally.meetings.is_empty() {
        write_meetings(tally, to)?;
    }
    if let Some(ratings) = Ratings::of(tally) {
        write_ratings(&ratings, to)?;
    }
    write_balance(tally, to)?;
    write_lengths(tally, to)?;
    write_efforts(tally, to)
}

fn write_meetings(tally: &Tally, to: &mut String) -> std::fmt::Result {
    let [first, second] = &tally.sides;
    writeln!(to, "\n{:<34} {:<20} {:<8} {}", "who against whom", "scenario", "as", SCORE)?;
    let one_scenario = tally.lengths.len() == 1;
    for meeting in tally.meetings.iter().filter(|meeting| meeting.scenario.is_none() || !one_scenario) {
        let names = format!("{} : {}", meeting.one, meeting.other);
        let scenario = meeting.scenario.as_deref().unwrap_or(match one_scenario {
            true => &tally.lengths[0].scenario,
            false => "all",
        });
        let [as_first, as_second] = meeting.by_side;
        writeln!(to, "{names:<34} {scenario:<20} {:<8} {}", "both", score(meeting.total()))?;
        writeln!(to, "{:<34} {:<20} {first:<8} {}", "", "", score(as_first))?;
        writeln!(to, "{:<34} {:<20} {second:<8} {}", "", "", score(as_second))?;
    }
    Ok(())
}

fn write_ratings(ratings: &Ratings, to: &mut String) -> std::fmt::Result {
    writeln!(to, "\n{:<34} {:>6}   95 % interval", "Elo", "points")?;
    writeln!(to, "{:<34} {:>6}", ratings.anchor.to_string(), 0)?;
    for rating in &ratings.rated {
        let (elo, margin) = (rating.elo, rating.margin);
        writeln!(to, "{:<34} {elo:>6.0}   {:.0} – {:.0}", rating.who.to_string(), elo - margin, elo + margin)?;
    }
    if ratings.one_sided {
        writeln!(to, "(Somebody lost every match: each pairing was given one drawn match more.)")?;
    }
    Ok(())
}

fn write_balance(tally: &Tally, to: &mut String) -> std::fmt::Result {
    let head = format!("balance: score of the {}", tally.sides[0]);
    writeln!(to, "\n{head:<34} {:<20} {:<8} {}", "scenario", "", SCORE)?;
    for side in &tally.balance {
        let who = side.mirror.as_ref().map_or("rivals on both sides".to_owned(), |who| format!("{who} : {who}"));
        writeln!(to, "{who:<34} {:<20} {:<8} {}", side.scenario, "", score(side.first))?;
    }
    Ok(())
}

fn write_lengths(tally: &Tally, to: &mut String) -> std::fmt::Result {
    let head = "decisions of a match";
    writeln!(
        to,
        "\n{head:<34} {:<20} {:>7} {:>8} {:>6} {:>6} {:>9} {:>6}",
        "scenario", "matches", "mean", "least", "most", "resigned", "bound"
    )?;
    for lengths in &tally.lengths {
        let (least, most) = (lengths.decisions.first().unwrap_or(&0), lengths.decisions.last().unwrap_or(&0));
        writeln!(
            to,
            "{:<34} {:<20} {:>7} {:>8.1} {least:>6} {most:>6} {:>9} {:>6}",
            "",
            lengths.scenario,
            lengths.decisions.len(),
            lengths.mean(),
            lengths.resigned,
            lengths.beyond_bound
        )?;
    }
    Ok(())
}

fn write_efforts(tally: &Tally, to: &mut String) -> std::fmt::Result {
    let head = "thinking";
    writeln!(to, "\n{head:<34} {:>10} {:>14} {:>12} {:>12}", "decisions", "iterations each", "mean ms", "longest ms")?;
    for effort in &tally.efforts {
        let each = effort.decisions.max(1) as f64;
        writeln!(
            to,
            "{:<34} {:>10} {:>14.0} {:>12.3} {:>12.1}",
            effort.who.to_string(),
            effort.decisions,
            effort.iterations as f64 / each,
            effort.thinking_ms / each,
            effort.longest_ms
        )?;
    }
    Ok(())
}

const SCORE: &str = "matches    won  drawn   lost    score   95 % interval";

fn score(score: Score) -> String {
    let Score { won, drawn, lost } = score;
    let matches = score.matches();
    match (score.rate(), score.interval()) {
        (Some(rate), Some([from, to])) => format!(
            "{matches:>7} {won:>6} {drawn:>6} {lost:>6} {:>6.1} % {:>6.1} – {:.1} %",
            rate * 100.0,
            from * 100.0,
            to * 100.0
        ),
        _ => format!("{matches:>7}"),
    }
}
