//! How far it is, and whether somebody wants it to stop.

use crate::Failure;
use crate::signals::StopSignals;
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A bar on standard error, where that is a terminal.
pub(super) struct Progress {
    shown: bool,
    before: usize,
    all: usize,
    started: Instant,
    drawn: Option<Instant>,
}

impl Progress {
    /// So many of all matches were played before.
    pub fn new(before: usize, all: usize) -> Progress {
        Progress { shown: std::io::stderr().is_terminal(), before, all, started: Instant::now(), drawn: None }
    }

    /// Draws the bar anew, ten times a second at most.
    pub fn show(&mut self, done: usize) {
        if !self.shown || self.drawn.is_some_and(|drawn| drawn.elapsed() < Duration::from_millis(100)) {
            return;
        }
        self.drawn = Some(Instant::now());
        eprint!("\r{}\x1b[K", self.line(done, self.started.elapsed()));
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        if self.shown {
            eprint!("\r\x1b[K");
        }
    }

    fn line(&self, done: usize, passed: Duration) -> String {
        const WIDTH: usize = 30;
        let full = WIDTH * done / self.all.max(1);
        let bar = "#".repeat(full) + &".".repeat(WIDTH.saturating_sub(full));
        let now = done.saturating_sub(self.before);
        let left = match now {
            0 => "time left unknown".to_owned(),
            now => {
                let each = passed.as_secs_f64() / now as f64;
                format!("{} left", in_words(each * self.all.saturating_sub(done) as f64))
            }
        };
        format!("[{bar}] {done} of {} matches, {left} (Ctrl-C stops)", self.all)
    }
}

fn in_words(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{}:{:02} min", seconds / 60, seconds % 60),
        _ => format!("{}:{:02} h", seconds / 3600, seconds / 60 % 60),
    }
}

/// Listens for whoever wants it stopped, as long as it is there.
pub(super) struct Interrupt {
    asked: Arc<AtomicBool>,
    _until: oneshot::Sender<()>,
}

impl Interrupt {
    /// Begins to listen.
    pub fn listen() -> Result<Interrupt, Failure> {
        let asked = Arc::new(AtomicBool::new(false));
        let (until, gone) = oneshot::channel::<()>();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut stop = runtime.block_on(async { StopSignals::listen() })?;
        let heard = asked.clone();
        std::thread::spawn(move || {
            runtime.block_on(async move {
                tokio::select! {
                    () = stop.next() => heard.store(true, Relaxed),
                    _ = gone => {}
                }
            });
        });
        Ok(Interrupt { asked, _until: until })
    }

    /// Was it told to stop?
    pub fn asked(&self) -> &AtomicBool {
        &self.asked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_counts_only_what_is_played_now() {
        let progress = Progress::new(50, 100);
        assert!(progress.line(50, Duration::from_secs(9)).contains("50 of 100 matches, time left unknown"));
        let line = progress.line(75, Duration::from_secs(100));
        assert!(line.starts_with("[######################........] 75 of 100 matches, 1:40 min left"), "{line}");
        assert!(progress.line(51, Duration::from_secs(100)).contains("1:21 h left"));
    }
}
