//! The table in the browser: pages rendered on the server for each seat and language, pushed when the
//! position changes, and forms that work without script.
//!
//! The way of a move: `posts::deed` → `Live::enter` → `Hosted::enter` → `Store::append` → everybody who looks, each
//! through one [`SeatView`](titles::SeatView).

mod accounts;
mod app;
mod assets;
mod auto_pass;
mod bot_pool;
mod clicks;
mod decks;
mod dice;
mod door;
mod figures;
mod guard;
mod house;
mod language;
mod limits;
mod live;
mod matched;
mod names;
mod pages;
mod passwords;
mod people;
mod posts;
mod render;
mod sitting;
mod socket;
mod uploads;
mod visitor;

pub use app::{App, Config, Playback};
pub use door::serve;
pub use figures::serve_figures;
pub use language::Language;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

/// How hard pages are compressed: more would save little and cost much, since each is made for one visitor.
const PACKED: CompressionLevel = CompressionLevel::Precise(4);

/// All pages and posts of the site.
pub fn site(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(pages::front::show))
        .route("/new/{title}", get(pages::new::show).post(posts::new_match))
        .route("/play/{title}", post(posts::play_now))
        .route("/m/{id}", get(pages::table::show))
        .route("/m/{id}/live", get(socket::listen))
        .route("/m/{id}/{deed}", post(posts::deed))
        .route("/m/{id}/try_again", post(posts::try_again))
        .route("/m/{id}/passing", post(posts::passing))
        .route("/m/{id}/why", post(clicks::why))
        .route("/m/{id}/go", post(clicks::go))
        .route("/m/{id}/hint", post(pages::hint::show))
        .route("/m/{id}/reach", get(pages::reach::show))
        .route("/m/{id}/legend", get(pages::legend::show))
        .route("/m/{id}/choices", get(pages::choices::show))
        .route("/m/{id}/detail", get(pages::detail::show))
        .route("/m/{id}/sit", post(sitting::sit))
        .route("/m/{id}/share", post(dice::add))
        .route("/m/{id}/dice", get(pages::dice::show))
        .route("/m/{id}/join/{token}", get(pages::join::show).post(sitting::join))
        .route("/m/{id}/rematch", post(sitting::rematch))
        .route("/m/{id}/publish", post(sitting::publish))
        .route("/m/{id}/say", post(posts::talk))
        .route("/m/{id}/match.jsonl", get(pages::record::download))
        .route("/replay", get(pages::record::show).post(pages::record::upload))
        .route("/m/{id}/story", get(pages::story::of_match))
        .route("/m/{id}/story/analyse", post(pages::story::analyse_match))
        .route("/m/{id}/story/try", post(pages::story::try_match))
        .route("/replay/{record}", get(pages::story::of_record))
        .route("/replay/{record}/analyse", post(pages::story::analyse_record))
        .route("/replay/{record}/try", post(pages::story::try_record))
        .route("/look", get(pages::record::moved))
        .route("/look/{record}", get(pages::record::moved))
        .route("/learn/{title}", get(pages::learn::resume))
        .route("/learn/{title}/{number}", get(pages::learn::show))
        .route("/learn/{title}/{number}/{what}", get(pages::learn::ask).post(pages::learn::attempt))
        .route("/examples/{title}/{number}", get(pages::example::show))
        .route("/examples/{title}/{number}/picture.svg", get(pages::example::picture))
        .route("/examples/{title}/{number}/{what}", get(pages::example::ask).post(pages::example::attempt))
        .route("/m/{id}/board.svg", get(pages::pictures::board))
        .route("/poster/{title}/{language}", get(pages::pictures::poster))
        .route("/cards", get(pages::cards::titles))
        .route("/cards/{title}", get(pages::cards::list))
        .route("/cards/{title}/{number}", get(pages::cards::card))
        .route("/rules/{title}", get(pages::rules::show))
        .route("/rules/{title}/{rule}", get(pages::rules::passage))
        .route("/account", get(pages::account::show))
        .route("/account/enter", post(accounts::enter))
        .route("/account/join", post(accounts::sign_up))
        .route("/account/leave", post(accounts::leave))
        .route("/account/password", post(accounts::change_password))
        .route("/account/sessions", post(accounts::end_sessions))
        .route("/settings", get(pages::settings::show).post(pages::settings::keep))
        .route("/set/{what}/{value}", get(pages::settings::set))
        .route("/assets/{version}/{name}", get(assets::show))
        .route("/health", get(house::health))
        .merge(decks::routes())
        .fallback(pages::lost)
        .layer(DefaultBodyLimit::disable()) // the guard has read them already
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new().quality(PACKED))
        .with_state(app)
}
