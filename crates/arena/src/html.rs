//! The report of an arena as one page that needs nothing else: no scripts, no fonts, no pictures.

use crate::plot::{Dot, Dots, histogram};
use crate::{Effort, Habit, Lengths, Ratings, Row, Score, Tally};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The page for these rows, and for the blunders if they were counted.
pub fn page(rows: &[Row], habits: &[Habit]) -> Result<String, String> {
    let tallies = Tally::by_title(rows)?;
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Steppe: arena" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { "Arena" }
                p {
                    "Bots against bots, " (rows.len()) " matches. A draw counts half a point to both. The bars are 95 % \
                     intervals: of scores by Wilson, of ratings from the information in the matches. Each match is a row \
                     of matches.csv, and a record in the folder records."
                }
                @for tally in &tallies { (section(tally, rows)) }
                @if !habits.is_empty() { (blunders(habits)) }
            }
        }
    };
    Ok(page.into_string())
}

fn section(tally: &Tally, rows: &[Row]) -> Markup {
    let [first, second] = &tally.sides;
    html! {
        h2 { (tally.title) }
        @if let Some(ratings) = Ratings::of(tally) { (elo(&ratings)) }
        @if !tally.meetings.is_empty() {
            h3 { "Score by pairing" }
            (scores("Score by pairing, on both sides and on each", meetings(tally)))
        }
        h3 { "Balance: score of the " (first) " against the " (second) }
        (scores(&format!("Score of the {first} by scenario"), balance(tally)))
        h3 { "Length" }
        div.many {
            @for lengths in &tally.lengths { (histogram(&length_title(lengths), "decisions", &lengths.decisions)) }
        }
        h3 { "Thinking" }
        (thinking(&tally.efforts))
        h3 { "Setups" }
        @for (scenario, setup) in setups(tally, rows) {
            p { b { (scenario) } " " code { (setup) } }
        }
    }
}

fn elo(ratings: &Ratings) -> Markup {
    let anchor = Dot { label: ratings.anchor.to_string(), value: 0.0, interval: [0.0, 0.0] };
    let others = ratings.rated.iter().map(|rating| Dot {
        label: rating.who.to_string(),
        value: rating.elo,
        interval: [rating.elo - rating.margin, rating.elo + rating.margin],
    });
    let lines: Vec<Dot> = std::iter::once(anchor).chain(others).collect();
    let least = lines.iter().map(|dot| dot.interval[0]).fold(0.0, f64::min);
    let most = lines.iter().map(|dot| dot.interval[1]).fold(100.0, f64::max);
    let step = if most - least > 1000.0 { 500.0 } else { 100.0 };
    let axis = [(least / step).floor() * step, (most / step).ceil() * step];
    let write = |value: f64| format!("{value:.0}");
    html! {
        h3 { "Elo by level" }
        p {
            "The rating of " (ratings.anchor) " is 0."
            @if ratings.one_sided {
                " Somebody lost every match, so each pairing was given one drawn match more: the ratings are rather too \
                 close than too far apart."
            }
        }
        (Dots { title: "Elo by level", axis, step, mark: Some(0.0), write, lines }.svg())
    }
}

fn meetings(tally: &Tally) -> Vec<(String, Score)> {
    let [first, second] = &tally.sides;
    let one_scenario = tally.lengths.len() == 1;
    let shown = tally.meetings.iter().filter(|meeting| meeting.scenario.is_none() || !one_scenario);
    let lines = shown.flat_map(|meeting| match &meeting.scenario {
        None => vec![
            (format!("{} : {}", meeting.one, meeting.other), meeting.total()),
            (format!("as {first}"), meeting.by_side[0]),
            (format!("as {second}"), meeting.by_side[1]),
        ],
        Some(scenario) => vec![(scenario.clone(), meeting.total())],
    });
    lines.collect()
}

fn balance(tally: &Tally) -> Vec<(String, Score)> {
    let line = |side: &crate::SideScore| {
        let who = side.mirror.as_ref().map_or("rivals".to_owned(), |who| who.to_string());
        (format!("{}, {who}", side.scenario), side.first)
    };
    tally.balance.iter().map(line).collect()
}

fn scores(title: &str, scores: Vec<(String, Score)>) -> Markup {
    let dot = |(label, score): (String, Score)| {
        Some(Dot { value: score.rate()?, interval: score.interval()?, label: format!("{label} ({})", score.matches()) })
    };
    let lines: Vec<Dot> = scores.into_iter().filter_map(dot).collect();
    let write = |value: f64| format!("{:.1} %", value * 100.0);
    Dots { title, axis: [0.0, 1.0], step: 0.25, mark: Some(0.5), write, lines }.svg()
}

fn length_title(lengths: &Lengths) -> String {
    let Lengths { scenario, decisions, resigned, beyond_bound } = lengths;
    let mut title = format!("{scenario}: {} matches, {:.0} on average", decisions.len(), lengths.mean());
    if *resigned > 0 {
        title += &format!(", {resigned} resigned");
    }
    if *beyond_bound > 0 {
        title += &format!(", {beyond_bound} beyond the bound");
    }
    title
}

fn thinking(efforts: &[Effort]) -> Markup {
    html! {
        table {
            tr { th { "level" } th { "decisions" } th { "iterations a decision" } th { "mean" } th { "longest" } }
            @for effort in efforts {
                @let each = effort.decisions.max(1) as f64;
                tr {
                    td { (effort.who) }
                    td { (effort.decisions) }
                    td { (format!("{:.0}", effort.iterations as f64 / each)) }
                    td { (format!("{:.3} ms", effort.thinking_ms / each)) }
                    td { (format!("{:.1} ms", effort.longest_ms)) }
                }
            }
        }
    }
}

fn blunders(habits: &[Habit]) -> Markup {
    html! {
        h2 { "Blunders" }
        table {
            tr {
                th { "blunder" } th { "title" } th { "scenario" } th { "side" } th { "level" } th { "matches" } th { "a match" }
                th { "of occasions" }
            }
            @for habit in habits {
                tr {
                    td { (habit.blunder) }
                    td { (habit.title) }
                    td { (habit.scenario) }
                    td { (habit.side) }
                    td { (habit.who) }
                    td { (habit.matches) }
                    td { (format!("{:.2}", habit.each())) }
                    td { (format!("{:.1} % of {}", habit.percent(), habit.occasions)) }
                }
            }
        }
    }
}

/// The setup of each scenario.
fn setups<'a>(tally: &'a Tally, rows: &'a [Row]) -> impl Iterator<Item = (&'a str, &'a str)> {
    tally.lengths.iter().filter_map(|lengths| {
        let row = rows.iter().find(|row| row.title == tally.title && row.scenario == lengths.scenario)?;
        Some((row.scenario.as_str(), row.setup.as_str()))
    })
}

const STYLE: &str = "
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #23241f; --pale: #d8d6cb; --dot: #8a3b12; --bar: #7d8a5a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1c19; --ink: #e6e4da; --pale: #45463f; --dot: #e79a63; --bar: #97a66f; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 54rem;
  margin: 0 auto; padding: 1rem; }
svg { display: block; width: 100%; height: auto; fill: var(--ink); font: 13px system-ui, sans-serif; }
.many { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1rem; }
.tick, .base { stroke: var(--pale); } .mark { stroke: var(--ink); stroke-dasharray: 3 3; }
.whisker { stroke: var(--dot); stroke-width: 2.5; } .dot { fill: var(--dot); } .bar { fill: var(--bar); }
.label { text-anchor: end; } .axis { text-anchor: middle; }
table { border-collapse: collapse; } td, th { padding: 0.2rem 0.8rem; border-bottom: 1px solid var(--pale);
  text-align: right; } td:first-child, th:first-child { text-align: left; }
code { overflow-wrap: anywhere; font-size: 0.85rem; }
";
