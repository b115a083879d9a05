//! Keeping house: is the file sound, what can be thrown away, is all well?

use crate::App;
use crate::live::now;
use crate::pages::trouble::ForPrograms;
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use std::sync::Arc;
use std::time::Duration;

/// How often it is looked for matches that nobody goes on with.
const ROUND: Duration = Duration::from_secs(3600);
/// So many are thrown away together, and then others come first.
const TOGETHER: u32 = 50;
const BREATH: Duration = Duration::from_millis(200);
/// A match that waits for players is kept so long, one that is being played so long since it was last touched.
const WAITING: Duration = Duration::from_secs(30 * 24 * 3600);
const PLAYING: Duration = Duration::from_secs(365 * 24 * 3600);

/// Looks after the site as long as it is open.
pub(crate) async fn keep(app: Arc<App>) {
    look_for_damage(&app).await;
    loop {
        throw_away(&app).await;
        tokio::select! {
            () = tokio::time::sleep(ROUND) => {}
            () = app.stopped() => return,
        }
    }
}

/// Goes through the whole file, beside everything else.
async fn look_for_damage(app: &App) {
    match app.store.check().await {
        Ok(wrong) if wrong.is_empty() => tracing::debug!("the database is sound"),
        Ok(wrong) => {
            let wrong = wrong.join("; ");
            tracing::error!(%wrong, "the database is damaged: stop the server and restore it (steppe restore)");
            let _ = app.damage.set(wrong);
        }
        Err(error) => tracing::error!(%error, "the database could not be looked through"),
    }
}

/// Throws away what nobody goes on with.
async fn throw_away(app: &App) {
    let since = |kept: Duration| now().saturating_sub(kept.as_millis() as u64);
    loop {
        match app.store.expire(since(WAITING), since(PLAYING), TOGETHER).await {
            Ok(gone) if gone.is_empty() => return,
            Ok(gone) => {
                app.forget_matches(&gone);
                tracing::info!(matches = gone.len(), "abandoned matches were thrown away");
            }
            Err(error) => return tracing::error!(%error, "abandoned matches could not be thrown away"),
        }
        tokio::time::sleep(BREATH).await;
    }
}

/// Is all well? For whatever watches over the server.
pub async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    let (status, words) = match (app.store.ping().await, app.damage.get()) {
        (Ok(()), None) => (StatusCode::OK, "ok\n"),
        (Ok(()), Some(_)) => (StatusCode::INTERNAL_SERVER_ERROR, "the database is damaged\n"),
        (Err(_), _) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    };
    (status, Extension(ForPrograms), words)
}
