//! One running Chromium with a folder of its own; both are gone when this is dropped, or when the test dies.

use crate::BrowserError;
use std::fs::DirBuilder;
use std::io::Read;
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

/// Moves the pipe to the descriptors 3 and 4 that the protocol asks for, and tidies up when Chromium has left.
const SHELL: &str = r#"folder=$1; shift; "$@" 3<&0 4>&1 </dev/null >/dev/null; rm -rf "$folder""#;

const FLAGS: [&str; 14] = [
    "--headless",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
];

/// What Chromium wrote to its standard error, the last of it.
pub(crate) type LastWords = Arc<Mutex<String>>;

/// The program and its folder.
pub(crate) struct Process {
    child: Child,
    folder: PathBuf,
}

impl Process {
    /// Starts it; the two ends of the pipe, and what it will have said if it fails.
    pub fn start(program: &Path) -> Result<(Process, ChildStdin, ChildStdout, LastWords), BrowserError> {
        let folder = new_folder().map_err(|why| BrowserError::Browser(format!("no folder for the browser: {why}")))?;
        let child = Command::new("sh")
            .args(["-c", SHELL, "sh"])
            .arg(&folder)
            .arg(program)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", folder.join("profile").display()))
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = child.map_err(|why| BrowserError::Browser(format!("sh does not start: {why}")))?;
        let to = child.stdin.take().expect("stdin is piped");
        let from = child.stdout.take().expect("stdout is piped");
        let words = listen(child.stderr.take().expect("stderr is piped"));
        Ok((Process { child, folder }, to, from, words))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        let _ = Command::new("sh").args(["-c", r#"kill -s KILL -- "$1" 2>/dev/null"#, "sh", &group]).status();
        let _ = self.child.kill();
        let _ = self.child.wait();
        // The last of its helpers may still be writing.
        for _ in 0..40 {
            if std::fs::remove_dir_all(&self.folder).is_ok() || !self.folder.exists() {
                break;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }
}

/// A new folder that nobody else may read.
fn new_folder() -> std::io::Result<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let moment = SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.subsec_nanos());
    let name = format!("steppe-browser-{}-{number}-{moment}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    DirBuilder::new().mode(0o700).create(&folder)?;
    Ok(folder)
}

/// Keeps the end of what Chromium writes to its standard error.
fn listen(mut errors: ChildStderr) -> LastWords {
    const KEPT: usize = 2000;
    let words = LastWords::default();
    let kept = words.clone();
    std::thread::spawn(move || {
        let mut piece = [0; 1024];
        while let Ok(length @ 1..) = errors.read(&mut piece) {
            let mut kept = kept.lock().unwrap();
            kept.push_str(&String::from_utf8_lossy(&piece[..length]));
            let surplus = kept.len().saturating_sub(KEPT);
            let cut = kept.ceil_char_boundary(surplus);
            kept.drain(..cut);
        }
    });
    words
}
