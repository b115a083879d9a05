//! The program: the command line on the real terminal.

use clap::Parser;
use mimalloc::MiMalloc;
use std::io::{BufWriter, stdin, stdout};
use std::process::ExitCode;
use steppe::{Screen, cli::Cli};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let screen = Screen::of_terminal();
    let mut out = BufWriter::new(stdout().lock());
    let code = steppe::run(&cli, &registry::titles(cli.language()), &mut stdin().lock(), &mut out, screen);
    ExitCode::from(code)
}
