//! `steppe serve`, and `steppe` alone: the games in the browser.

use crate::signals::StopSignals;
use crate::{Answer, Failure};
use clap::Args;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::Store;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::{Layer, fmt, layer::SubscriberExt, util::SubscriberInitExt};
use web::{App, Config};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe                                            serve on http://127.0.0.1:1943 with ./steppe.db
  steppe serve --listen 0.0.0.0:8080 --database games.db
  steppe serve --secure-cookies                     behind a proxy that speaks HTTPS
  steppe serve --log warn                           say only what went wrong; RUST_LOG does the same

Everything is kept in the one database file. Stop with Ctrl-C or SIGTERM at any moment, twice if it takes too
long: every match goes on where it was.";

/// Serve the games in the browser
#[derive(Args, Debug)]
pub struct Serve {
    /// Address and port to listen on
    #[arg(long, default_value = "127.0.0.1:1943", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    /// The database file, made if it is not there
    #[arg(long, default_value = "steppe.db", value_name = "FILE")]
    pub database: PathBuf,
    /// How long a bot waits before each of its actions
    #[arg(long, default_value_t = 250, value_name = "MILLISECONDS")]
    pub bot_pause: u64,
    /// Send cookies over HTTPS only
    #[arg(long)]
    pub secure_cookies: bool,
    /// Requests a second that one address may make
    #[arg(long, default_value_t = 30.0, value_name = "N")]
    pub rate: f64,
    /// What is logged on standard error: off, error, warn, info, debug, trace, for all or by part (web=debug);
    /// without it what RUST_LOG says, or info
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<Targets>,
}

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            listen: SocketAddr::from(([127, 0, 0, 1], 1943)),
            database: PathBuf::from("steppe.db"),
            bot_pause: 250,
            secure_cookies: false,
            rate: 30.0,
            log: None,
        }
    }
}

/// How long visitors who are still connected may take to leave when the program is told to stop.
const PATIENCE: Duration = Duration::from_secs(3);

/// Serves until it is told to stop.
pub fn run(args: &Serve, out: &mut impl Write) -> Result<Answer, Failure> {
    log_to_stderr(log_filter(args)?);
    let store = Store::open(&args.database).map_err(|error| Failure::input(error.to_string()))?;
    let bot_pause = Duration::from_millis(args.bot_pause);
    let app = App::new(
        store,
        Config { bot_pause, secure_cookies: args.secure_cookies, rate: args.rate, ..Config::default() },
        registry::titles,
    );
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(args.listen).await.map_err(|error| {
            Failure::input(format!("cannot listen on {}: {error}; choose another with --listen", args.listen))
        })?;
        let stop = StopSignals::listen()?;
        writeln!(out, "Steppe is open: http://{}", listener.local_addr()?)?;
        out.flush()?;
        tokio::select! {
            served = web::serve(app.clone(), listener) => served?,
            () = stopped(&app, stop) => tracing::warn!("not everybody had left"),
        }
        tracing::info!("closed");
        Ok(Answer::Yes)
    });
    // Bots that still think would hold it up, and nobody waits for them any more.
    runtime.shutdown_background();
    served
}

/// What is to be logged: as the command says, else as the environment does.
fn log_filter(args: &Serve) -> Result<Targets, Failure> {
    match (&args.log, std::env::var("RUST_LOG")) {
        (Some(filter), _) => Ok(filter.clone()),
        (None, Ok(text)) => text.parse().map_err(|fault| Failure::input(format!("RUST_LOG={text}: {fault}"))),
        (None, Err(_)) => Ok(Targets::new().with_default(LevelFilter::INFO)),
    }
}

/// One line an event, on standard error. Where something is logged already it stays so.
fn log_to_stderr(filter: Targets) {
    let lines = fmt::layer().with_writer(std::io::stderr).with_filter(filter);
    let _ = tracing_subscriber::registry().with(lines).try_init();
}

/// Closes the site at the first signal; over at the second, or when patience is.
async fn stopped(app: &App, mut signals: StopSignals) {
    signals.next().await;
    tracing::info!("told to stop");
    app.stop();
    tokio::select! {
        () = signals.next() => {}
        () = tokio::time::sleep(PATIENCE) => {}
    }
}
