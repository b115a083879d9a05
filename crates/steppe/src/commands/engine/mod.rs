//! `steppe engine`: the engine protocol, JSON-RPC 2.0 with one object a line. See `docs/protocol.md`.

mod library;
mod matches;
mod methods;
mod requests;
mod rpc;
mod seats;

pub use methods::Engine;
pub use rpc::answer_line;

use crate::lines::{Line, next_line};
use crate::{Answer, Failure};
use std::io::{BufRead, Write};
use titles::Titles;

/// Examples for the help text.
pub const EXAMPLES: &str = r#"Examples:
  echo '{"jsonrpc":"2.0","id":1,"method":"games"}' | steppe engine

One JSON-RPC 2.0 object a line, one answer a line. The methods are described in docs/protocol.md."#;

/// The longest line that is read.
pub const LIMIT: usize = 8 << 20;

/// Answers line by line until the input ends.
pub fn run(titles: &Titles, input: &mut impl BufRead, out: &mut impl Write) -> Result<Answer, Failure> {
    let mut engine = Engine::new(titles);
    loop {
        let answer = match next_line(input, LIMIT)? {
            Line::End => return Ok(Answer::Yes),
            Line::TooLong => Some(rpc::too_long(LIMIT)),
            Line::Whole(line) => answer_line(&mut engine, &line),
        };
        if let Some(answer) = answer {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}
