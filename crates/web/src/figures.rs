//! Figures of the running site, for Prometheus. Nobody's name, address or match is in them.

use crate::App;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::net::TcpListener;

/// What is counted.
#[derive(Default)]
pub struct Figures {
    /// Answers by the first digit of their status.
    answers: [AtomicU64; 6],
    /// Answers that said that it was too much.
    too_many: AtomicU64,
    /// Connections for which there was no room.
    turned_away: AtomicU64,
}

impl Figures {
    /// An answer was given.
    pub fn count(&self, status: StatusCode) {
        if let Some(kind) = self.answers.get(usize::from(status.as_u16() / 100)) {
            kind.fetch_add(1, Ordering::Relaxed);
        }
        if status == StatusCode::TOO_MANY_REQUESTS {
            self.too_many.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A connection was turned away.
    pub fn turn_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }
}

/// Serves the figures on an address of their own until the site is closed.
pub async fn serve_figures(app: Arc<App>, listener: TcpListener) -> std::io::Result<()> {
    let stop = app.clone();
    let pages = Router::new().route("/metrics", get(show)).with_state(app);
    axum::serve(listener, pages).with_graceful_shutdown(async move { stop.stopped().await }).await
}

async fn show(State(app): State<Arc<App>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text(&app)).into_response()
}

fn text(app: &App) -> String {
    let mut text = String::new();
    let mut figure = |name: &str, kind: &str, help: &str, values: &[(&str, u64)]| {
        let _ = writeln!(text, "# HELP steppe_{name} {help}\n# TYPE steppe_{name} {kind}");
        for (label, value) in values {
            let _ = writeln!(text, "steppe_{name}{label} {value}");
        }
    };
    let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let Figures { answers, too_many, turned_away } = &app.figures;
    let labels = ["1xx", "2xx", "3xx", "4xx", "5xx"].map(|kind| format!("{{status=\"{kind}\"}}"));
    let answers: Vec<(&str, u64)> =
        labels.iter().zip(&answers[1..]).map(|(label, count)| (label.as_str(), read(count))).collect();
    figure("answers_total", "counter", "Answers by the kind of their status.", &answers);
    figure("too_many_total", "counter", "Requests refused because there were too many.", &[("", read(too_many))]);
    figure("turned_away_total", "counter", "Connections for which there was no room.", &[("", read(turned_away))]);
    let now: [(&str, &str, usize); 5] = [
        ("connections", "Open connections.", app.connections.taken()),
        ("channels", "Open live channels.", app.channels.taken()),
        ("requests", "Requests that are being answered.", app.requests.taken()),
        ("matches", "Matches in memory.", app.count_in_memory()),
        ("bots", "Bots that think or wait to.", app.bots.at_work()),
    ];
    for (name, help, value) in now {
        figure(name, "gauge", help, &[("", value as u64)]);
    }
    let sound = u64::from(app.damage.get().is_none());
    figure("database_sound", "gauge", "Whether no damage of the database is known.", &[("", sound)]);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use store::Store;

    #[tokio::test]
    async fn every_figure_has_its_kind_and_a_value() {
        let app = App::new(Store::in_temporary().unwrap(), Config::default(), registry::titles);
        app.figures.count(StatusCode::OK);
        app.figures.count(StatusCode::TOO_MANY_REQUESTS);
        app.figures.turn_away();
        let text = text(&app);
        for line in [
            "steppe_answers_total{status=\"2xx\"} 1",
            "steppe_answers_total{status=\"4xx\"} 1",
            "steppe_too_many_total 1",
            "steppe_turned_away_total 1",
            "steppe_connections 0",
            "steppe_database_sound 1",
        ] {
            assert!(text.lines().any(|known| known == line), "{line}: {text}");
        }
        let figures = text.lines().filter(|line| line.starts_with("# TYPE")).count();
        assert_eq!(figures, 9);
    }
}
