//! `steppe` alone: what can be done.

use crate::{Answer, Failure};
use std::io::Write;
use titles::Titles;

/// Greets and shows the way.
pub fn run(titles: &Titles, out: &mut impl Write) -> Result<Answer, Failure> {
    writeln!(out, "Steppe: Eastern-Front tabletop wargames with every rule enforced.\n")?;
    for entry in titles.iter() {
        let title = entry.title();
        writeln!(out, "  {}\n  {}\n", title.name, title.pitch)?;
    }
    let first = titles.iter().next().map_or("TITLE", |entry| entry.title().id);
    writeln!(out, "  steppe play {first:<14} a match against the computer, here at the terminal")?;
    writeln!(out, "  steppe games {:<13} everything that can be chosen for a match", "")?;
    writeln!(out, "  steppe rules {first:<13} the rulebook")?;
    writeln!(out, "  steppe help {:<14} all commands", "")?;
    Ok(Answer::Yes)
}
