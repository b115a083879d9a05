//! `steppe serve`, and `steppe` alone: the games in the browser.

use crate::{Answer, Failure};
use clap::Args;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::Store;
use web::{App, Config};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe                                            serve on http://127.0.0.1:1943 with ./steppe.db
  steppe serve --listen 0.0.0.0:8080 --database games.db
  steppe serve --secure-cookies                     behind a proxy that speaks HTTPS

Everything is kept in the one database file. Stop with Ctrl-C at any moment: every match goes on where it was.";

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
}

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            listen: SocketAddr::from(([127, 0, 0, 1], 1943)),
            database: PathBuf::from("steppe.db"),
            bot_pause: 250,
            secure_cookies: false,
            rate: 30.0,
        }
    }
}

/// Serves until it is told to stop.
pub fn run(args: &Serve, out: &mut impl Write) -> Result<Answer, Failure> {
    let store = Store::open(&args.database).map_err(|error| Failure::input(error.to_string()))?;
    let bot_pause = Duration::from_millis(args.bot_pause);
    let app = App::new(
        store,
        Config { bot_pause, secure_cookies: args.secure_cookies, rate: args.rate, ..Config::default() },
    );
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(args.listen).await.map_err(|error| {
            Failure::input(format!("cannot listen on {}: {error}; choose another with --listen", args.listen))
        })?;
        writeln!(out, "Steppe is open: http://{}", listener.local_addr()?)?;
        out.flush()?;
        let stop = app.clone();
        tokio::spawn(async move {
            if tokio::signal::ctrl_c().await.is_ok() {
                stop.stop();
            }
        });
        web::serve(app, listener).await?;
        Ok(Answer::Yes)
    })
}
