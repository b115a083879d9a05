//! The commands, the engine protocol, and what the docs say of them.

mod arena;
mod commands;
mod common;
mod dependencies;
mod engine;
mod fair_bots;
mod golden;
mod play;
mod protocol;
mod schemas;
mod server;
