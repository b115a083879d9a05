//! `steppe serve`, and `steppe` alone: the games in the browser.

use crate::files::raise_limit;
use crate::signals::StopSignals;
use crate::{Answer, Failure};
use clap::{Args, ValueEnum};
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use store::{Claim, Store, StoreError};
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::{Layer, fmt, layer::SubscriberExt, util::SubscriberInitExt};
use web::{App, Config};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe                                            serve on http://127.0.0.1:1943 with ./steppe.db
  steppe serve --listen 0.0.0.0:8080 --database games.db
  steppe serve --secure-cookies --trusted-proxy 127.0.0.1
                                                    behind a proxy on this machine that speaks HTTPS
  steppe serve --log warn                           say only what went wrong; RUST_LOG does the same
  steppe serve --log-format json                    a line of JSON an event, for programs that collect them
  steppe serve --figures 127.0.0.1:9943             figures for Prometheus on http://127.0.0.1:9943/metrics

Everything is kept in the one database file: see `steppe backup`. Stop with Ctrl-C or SIGTERM at any moment; every
match goes on where it was. How to run it for others: docs/operations.md.";

/// Serve the games in the browser
#[derive(Args, Clone, Debug)]
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
    /// Send cookies over HTTPS only, and tell browsers to come by HTTPS alone
    #[arg(long)]
    pub secure_cookies: bool,
    /// Requests a second that one address may make; matches, remarks and the like in proportion
    #[arg(long, default_value = "30", value_name = "N", value_parser = rate)]
    pub rate: f64,
    /// Connections that are open at a time
    #[arg(long, default_value_t = 4096, value_name = "N", value_parser = count)]
    pub connections: usize,
    /// Connections that one address has open at a time
    #[arg(long, default_value_t = 128, value_name = "N", value_parser = count)]
    pub connections_per_address: usize,
    /// The address of a proxy before the site: whom it names in X-Forwarded-For is believed. May be said several times
    #[arg(long, value_name = "ADDRESS", num_args = 1..)]
    pub trusted_proxy: Vec<IpAddr>,
    /// Serve figures for Prometheus on this address, at /metrics. They are nobody's business: keep it local
    #[arg(long, value_name = "ADDRESS")]
    pub figures: Option<SocketAddr>,
    /// What is logged on standard error: off, error, warn, info, debug, trace, for all or by part (web=debug);
    /// without it what RUST_LOG says, or info
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<Targets>,
    /// How it is written
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// A line an event, for people.
    Text,
    /// A line of JSON an event, for programs.
    Json,
}

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            listen: SocketAddr::from(([127, 0, 0, 1], 1943)),
            database: PathBuf::from("steppe.db"),
            bot_pause: 250,
            secure_cookies: false,
            rate: 30.0,
            connections: 4096,
            connections_per_address: 128,
            trusted_proxy: Vec::new(),
            figures: None,
            log: None,
            log_format: LogFormat::Text,
        }
    }
}

/// A rate that lets anybody in at all.
fn rate(text: &str) -> Result<f64, String> {
    let rate: f64 = text.parse().map_err(|_| "it is not a number".to_owned())?;
    match rate.is_finite() && rate >= 1.0 {
        true => Ok(rate),
        false => Err("with less than one request a second nobody could play".to_owned()),
    }
}

/// At least a handful.
fn count(text: &str) -> Result<usize, String> {
    let count: usize = text.parse().map_err(|_| "it is not a whole number".to_owned())?;
    if count >= 8 { Ok(count) } else { Err("a browser alone needs eight".to_owned()) }
}

/// Files that are open besides connections: the database and its readers, files of the system.
const OTHER_FILES: u64 = 128;

/// How long visitors who are still connected may take to leave when the program is told to stop.
const PATIENCE: Duration = Duration::from_secs(2);

/// Serves until it is told to stop.
pub fn run(args: &Serve, out: &mut impl Write) -> Result<Answer, Failure> {
    log_to_stderr(log_filter(args)?, args.log_format);
    let refused = |error: StoreError| Failure::input(error.to_string());
    let _claim = Claim::on(&args.database).map_err(refused)?;
    let store = Store::open(&args.database).map_err(refused)?;
    let app = App::new(store, config(args), registry::titles);
    warn_if_open(args);
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(async {
        let listener = listen(args.listen, "--listen").await?;
        if let Some(address) = args.figures {
            let figures = listen(address, "--figures").await?;
            tokio::spawn(web::serve_figures(app.clone(), figures));
        }
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

async fn listen(address: SocketAddr, option: &str) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(address).await;
    listener
        .map_err(|error| Failure::input(format!("cannot listen on {address}: {error}; choose another with {option}")))
}

fn config(args: &Serve) -> Config {
    Config {
        bot_pause: Duration::from_millis(args.bot_pause),
        secure_cookies: args.secure_cookies,
        rate: args.rate,
        connections: [connections(args.connections), args.connections_per_address],
        trusted_proxies: args.trusted_proxy.iter().map(IpAddr::to_canonical).collect(),
        ..Config::default()
    }
}

/// As many connections as were asked for, or as the system allows files.
fn connections(wanted: usize) -> usize {
    let room = raise_limit().map_or(u64::MAX, |files| files.saturating_sub(OTHER_FILES).max(1));
    let room = usize::try_from(room).unwrap_or(usize::MAX);
    if room < wanted {
        tracing::warn!(
            wanted,
            room,
            "the system allows fewer open files: raise its limit, or ask for fewer --connections"
        );
    }
    wanted.min(room)
}

/// Who listens beyond this machine without HTTPS lets others read passwords on the way.
fn warn_if_open(args: &Serve) {
    if !args.listen.ip().is_loopback() && !args.secure_cookies {
        tracing::warn!(
            listen = %args.listen,
            "others can reach this address, and passwords and cookies travel readable: put a proxy with HTTPS before it \
             and start with --secure-cookies (docs/operations.md)"
        );
    }
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
fn log_to_stderr(filter: Targets, format: LogFormat) {
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = match format {
        LogFormat::Text => lines.with_filter(filter).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_filter(filter).boxed(),
    };
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
