//! A bot of somebody else: a program that is asked over its standard input and answers over its standard output,
//! as docs/protocol.md says. It is told what its seat may know, and nothing else.

use crate::HostedError;
use bots::{Decision, Progress};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use table::{Match, Seat, Studied};

/// The longest that a program may think about one decision.
const LONGEST: Duration = Duration::from_secs(60);

/// The longest line that it may answer.
const LINE: u64 = 1 << 20;

/// A program of somebody else on one seat.
pub(crate) struct GuestBot {
    line: String,
    seed: u64,
    program: Child,
    answers: Receiver<String>,
    asked: u64,
    heard: usize,
}

#[derive(Deserialize)]
struct Answer {
    result: Option<Chosen>,
    error: Option<Value>,
}

#[derive(Deserialize)]
struct Chosen {
    action: Option<Value>,
    #[serde(default)]
    resign: bool,
}

impl GuestBot {
    /// Starts the program; what it leaves to chance it should draw from the seed.
    pub(crate) fn start(line: &str, seed: u64) -> Result<GuestBot, HostedError> {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("exec {line}")]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program =
            command.spawn().map_err(|fault| HostedError::Malformed(format!("{line:?} cannot be started: {fault}")))?;
        let (sender, answers) = mpsc::channel();
        if let Some(output) = program.stdout.take() {
            let mut output = BufReader::new(output);
            std::thread::spawn(move || {
                let mut next = || {
                    let mut line = String::new();
                    let read = output.by_ref().take(LINE).read_line(&mut line).unwrap_or(0);
                    (read > 0).then_some(line)
                };
                while let Some(line) = next() {
                    if sender.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        Ok(GuestBot { line: line.to_owned(), seed, program, answers, asked: 0, heard: 0 })
    }

    /// What it does on this seat.
    pub(crate) fn decide<R: Studied>(
        &mut self,
        game: &Match<R>,
        seat: Seat,
        progress: &Progress,
    ) -> Result<Decision<R::Action>, HostedError> {
        let legal = game.legal();
        let news: Vec<&R::Event> = game.heard(Some(seat)).skip(self.heard).collect();
        self.heard += news.len();
        let params = json!({
            "title": R::title().id,
            "setup": game.setup(),
            "seed": self.seed,
            "seat": seat,
            "view": R::view(game.state(), Some(seat)),
            "events": news,
            "actions": legal,
        });
        let chosen = self.ask(&params, progress)?;
        let action = match chosen {
            Chosen { resign: true, .. } => return Ok(Decision::Resign),
            Chosen { action, .. } => action.ok_or_else(|| self.fault("it named no action"))?,
        };
        let listed = legal.into_iter().find(|known| json!(known) == action);
        listed.map(Decision::Act).ok_or_else(|| self.fault(&format!("{action} is not one of the actions")))
    }

    /// Sends one request and waits for its answer.
    fn ask(&mut self, params: &Value, progress: &Progress) -> Result<Chosen, HostedError> {
        self.asked += 1;
        let request = json!({ "jsonrpc": "2.0", "id": self.asked, "method": "bot", "params": params });
        if let Some(input) = &mut self.program.stdin {
            let _ = writeln!(input, "{request}").and_then(|()| input.flush()); // whoever does not listen may yet answer
        }
        let begun = Instant::now();
        let line = loop {
            match self.answers.recv_timeout(Duration::from_millis(50)) {
                Ok(line) => break line,
                Err(RecvTimeoutError::Disconnected) => return Err(self.fault("it ended without an answer")),
                Err(RecvTimeoutError::Timeout) if progress.stopped() => return Err(self.fault("it was stopped")),
                Err(RecvTimeoutError::Timeout) if begun.elapsed() > LONGEST => {
                    return Err(self.fault(&format!("it did not answer within {} s", LONGEST.as_secs())));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        };
        let answer: Answer =
            serde_json::from_str(&line).map_err(|fault| self.fault(&format!("its answer cannot be read: {fault}")))?;
        let said = || answer.error.map_or("it gave no result".to_owned(), |error| format!("it says {error}"));
        answer.result.ok_or_else(|| self.fault(&said()))
    }

    fn fault(&self, what: &str) -> HostedError {
        HostedError::Malformed(format!("the program {:?}: {what}", self.line))
    }
}

impl Drop for GuestBot {
    fn drop(&mut self) {
        self.program.stdin = None; // the end of its input tells it to stop
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
