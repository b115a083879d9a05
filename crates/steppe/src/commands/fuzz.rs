//! `steppe fuzz-engine`: random bytes and broken requests against the engine, in this process.

use super::engine::{Engine, answer_line};
use crate::{Answer, Failure};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use table::{Chance, Document, Rng};
use titles::Titles;

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe fuzz-engine --lines 1000000
  steppe fuzz-engine --lines 1000 --seed 42";

/// Feed the engine random bytes and broken requests
#[derive(Args, Debug)]
pub struct FuzzEngine {
    /// How many lines
    #[arg(long, default_value_t = 100_000)]
    pub lines: u64,
    /// The seed of the lines
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What was sent and answered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Lines sent.
    pub lines: u64,
    /// Requests that were carried out.
    pub results: u64,
    /// Requests that were turned down.
    pub errors: u64,
    /// Lines that got no answer, as they should.
    pub silent: u64,
}

/// Feeds the engine; the answer is no at the first line that it handles wrongly.
pub fn run(args: &FuzzEngine, titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    match torment(titles, args.lines, args.seed) {
        Ok(counts) => {
            let Counts { lines, results, errors, silent } = counts;
            writeln!(out, "{lines} lines: {results} results, {errors} errors, {silent} without an answer.")?;
            writeln!(out, "Every request was answered once, and no error changed the match.")?;
            Ok(Answer::Yes)
        }
        Err(wrong) => {
            writeln!(out, "{wrong}")?;
            Ok(Answer::No)
        }
    }
}

/// Sends so many lines and checks each answer, or says what was wrong with one.
pub fn torment(titles: &Titles, lines: u64, seed: u64) -> Result<Counts, String> {
    let mut rng = Rng::seeded(seed);
    let mut engine = Engine::new(titles);
    let mut counts = Counts::default();
    let mut before = None;
    for number in 1..=lines {
        let line = line(&engine, titles, &mut rng);
        let answer = answer_line(&mut engine, &line);
        let after = position(&engine);
        let wrong = |what: String| format!("line {number}: {what}\n{}", String::from_utf8_lossy(&line));
        let errors = judge(&line, answer.as_ref()).map_err(wrong)?;
        if errors && !line.trim_ascii_start().starts_with(b"[") && before != after {
            return Err(wrong("the answer is an error, but the match has changed".to_owned()));
        }
        counts.lines += 1;
        match answer {
            None => counts.silent += 1,
            Some(_) if errors => counts.errors += 1,
            Some(_) => counts.results += 1,
        }
        before = after;
    }
    Ok(counts)
}

fn position(engine: &Engine) -> Option<(usize, String)> {
    engine.hosted().map(|hosted| (hosted.game.len(), hosted.game.digest()))
}

/// Is this what JSON-RPC asks for? If so: was it an error?
fn judge(line: &[u8], answer: Option<&Value>) -> Result<bool, String> {
    let expected = match serde_json::from_slice::<Value>(line) {
        _ if line.trim_ascii().is_empty() => 0,
        Ok(Value::Array(batch)) if !batch.is_empty() => {
            batch.iter().filter(|request| !is_notification(request)).count()
        }
        Ok(request) if is_notification(&request) => 0,
        _ => 1,
    };
    let answers: Vec<&Value> = match answer {
        None => Vec::new(),
        Some(Value::Array(answers)) => answers.iter().collect(),
        Some(answer) => vec![answer],
    };
    if answers.len() != expected {
        return Err(format!("{expected} answers were due, but {} came", answers.len()));
    }
    for answer in &answers {
        let parts = [answer.get("result"), answer.get("error")].iter().flatten().count();
        if answer["jsonrpc"] != "2.0" || answer.get("id").is_none() || parts != 1 {
            return Err(format!("this is no answer: {answer}"));
        }
        if answer.get("error").is_some_and(|error| !error["code"].is_i64() || !error["message"].is_string()) {
            return Err(format!("this is no error: {answer}"));
        }
    }
    if let (Ok(Value::Object(request)), [answer]) = (serde_json::from_slice(line), &answers[..]) {
        let id = request.get("id").filter(|id| id.is_string() || id.is_i64() || id.is_u64()).unwrap_or(&Value::Null);
        if answer["id"] != *id {
            return Err(format!("the answer has another id: {answer}"));
        }
    }
    Ok(answers.iter().any(|answer| answer.get("error").is_some()))
}

fn is_notification(request: &Value) -> bool {
    let params = request.get("params").is_none_or(|params| params.is_object() || params.is_array() || params.is_null());
    request.get("id").is_none() && request["jsonrpc"] == "2.0" && request["method"].is_string() && params
}

/// One line: rarely noise, often a sound request, mostly a broken one.
fn line(engine: &Engine, titles: &Titles, rng: &mut Rng) -> Vec<u8> {
    if rng.below(8) == 0 {
        let length = rng.below(200);
        return (0..length).map(|_| rng.below(256) as u8).filter(|byte| *byte != b'\n').collect();
    }
    let one = request(engine, titles, rng);
    let request = match rng.below(32) {
        0 => json!([one, request(engine, titles, rng)]),
        _ => one,
    };
    let mut line = request.to_string().into_bytes();
    if rng.below(4) != 0 {
        for _ in 0..=rng.below(3) {
            mutate(&mut line, rng);
        }
    }
    line.retain(|byte| *byte != b'\n');
    line
}

/// A request that makes sense now.
fn request(engine: &Engine, titles: &Titles, rng: &mut Rng) -> Value {
    let all: Vec<&str> = titles.iter().map(|entry| entry.title().id).collect();
    let title = rng.pick(&all).copied().unwrap_or("none");
    let seat = [json!(0), json!(1), json!(7), json!("second"), Value::Null][rng.below(5) as usize].clone();
    let over = engine.hosted().is_none_or(|hosted| hosted.decider().is_none());
    let (method, params) = match rng.below(if over { 3 } else { 64 }) {
        0 => ("new", json!({ "title": title, "scenario": scenario(titles, title, rng), "seed": rng.below(1000) })),
        1 => {
            let state = engine.hosted().map(|hosted| hosted.game.state());
            let rolls: Vec<u32> = (0..rng.below(3)).map(|_| 1 + rng.below(7)).collect();
            ("load", json!({ "title": title, "state": state, "seed": 1, "rolls": rolls }))
        }
        2 => ("import", json!({ "text": engine.hosted().map(|hosted| hosted.game.export()) })),
        3 => ("games", json!({})),
        4 => ("state", json!({})),
        5 => ("view", json!({ "seat": seat })),
        6 => ("sample", json!({ "seat": seat, "seed": rng.below(100) })),
        7 => ("render", json!({ "seat": seat })),
        8 => ("legal", json!({})),
        9 => ("legal", json!({ "seat": seat, "texts": rng.below(2) == 0 })),
        10 => ("outcome", json!({})),
        11 => ("bot", json!({ "level": "random", "seed": rng.below(100), "ms": 1 })),
        12 => ("events", json!({ "seat": seat, "since": rng.below(50) })),
        13 => ("rules", json!({ "title": title, "id": "1.1" })),
        14 => ("export", json!({})),
        15 => ("schema", json!({ "title": title, "of": Document::ALL[rng.below(5) as usize] })),
        16 => ("offer_draw", json!({ "seat": seat })),
        17 => ("agree_draw", json!({ "seat": seat })),
        18 if rng.below(8) == 0 => ("resign", json!({ "seat": seat })),
        18 => ("playout", json!({ "seat": seat, "count": rng.below(3), "seed": rng.below(100) })),
        19..22 => ("undo", json!({})),
        22..25 => ("apply", json!({ "actions": [action(engine, rng), action(engine, rng)] })),
        25 => ("apply", json!({ "action": action(engine, rng), "legal": true, "texts": false })),
        _ => ("apply", json!({ "action": action(engine, rng) })),
    };
    let mut request = json!({ "jsonrpc": "2.0", "method": method, "params": params });
    if rng.below(16) != 0 {
        request["id"] = json!(rng.below(1000));
    }
    request
}

fn scenario(titles: &Titles, title: &str, rng: &mut Rng) -> Option<&'static str> {
    let scenarios = titles.find(title).ok()?.game.scenarios();
    rng.pick(&scenarios).map(|(name, _)| *name)
}

fn action(engine: &Engine, rng: &mut Rng) -> Value {
    let legal = engine.hosted().map(|hosted| hosted.choices(hosted.decider())).unwrap_or_default();
    rng.pick(&legal).map_or(Value::Null, |offer| offer.action.clone())
}

const TOKENS: [&str; 20] = [
    "null",
    "true",
    "-1",
    "0",
    "1e999",
    "-1e-999",
    "NaN",
    "1.5",
    "18446744073709551616",
    "255",
    "256",
    "\"",
    "\\u0000",
    "\\ud800",
    "{}",
    "[]",
    "[[[[[[[[",
    ",",
    ":",
    "\u{feff}",
];

/// Breaks a line in one of the usual ways.
fn mutate(line: &mut Vec<u8>, rng: &mut Rng) {
    if line.is_empty() {
        return;
    }
    let at = rng.below(line.len() as u32) as usize;
    let to = (at + 1 + rng.below(12) as usize).min(line.len());
    match rng.below(8) {
        0 => line[at] ^= 1 << rng.below(8),
        1 => line[at] = rng.below(256) as u8,
        2 => line.truncate(at),
        3 => drop(line.drain(at..to)),
        4 => {
            let again = line[at..to].to_vec();
            line.splice(at..at, again);
        }
        5 => {
            let token = TOKENS[rng.below(TOKENS.len() as u32) as usize];
            line.splice(at..to, token.bytes());
        }
        6 => renumber(line, at, rng),
        _ => {
            let depth = 1 + rng.below(300) as usize;
            line.splice(at..at, std::iter::repeat_n(b'[', depth));
        }
    }
}

/// Puts another number in the place of the next one.
fn renumber(line: &mut Vec<u8>, from: usize, rng: &mut Rng) {
    let Some(start) = (from..line.len()).find(|&i| line[i].is_ascii_digit()) else { return };
    let end = (start..line.len()).find(|&i| !line[i].is_ascii_digit()).unwrap_or(line.len());
    let number = match rng.below(4) {
        0 => rng.seed().to_string(),
        1 => format!("-{}", rng.below(300)),
        _ => rng.below(300).to_string(),
    };
    line.splice(start..end, number.into_bytes());
}
