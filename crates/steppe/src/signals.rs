//! What tells the program to stop: Ctrl-C, and SIGTERM where a system has it.

use std::io;

/// Hears every request to stop from when it was made, also between two calls.
pub struct StopSignals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl StopSignals {
    /// Begins to listen; from now on the signals do not end the program by themselves.
    #[cfg(unix)]
    pub fn listen() -> io::Result<StopSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(StopSignals { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    /// Begins to listen.
    #[cfg(not(unix))]
    pub fn listen() -> io::Result<StopSignals> {
        Ok(StopSignals {})
    }

    /// Waits until the program is told to stop.
    #[cfg(unix)]
    pub async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    /// Waits until the program is told to stop.
    #[cfg(not(unix))]
    pub async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}
