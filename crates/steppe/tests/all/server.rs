//! The commands that play through a real server in a process of its own.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

fn steppe(arguments: &str) -> (Option<i32>, Value, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_steppe")).args(arguments.split(' ')).output().expect("it runs");
    let (out, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    (done.status.code(), serde_json::from_str(&out).unwrap_or_default(), format!("{out}{errors}"))
}

#[test]
fn a_small_load_is_played_without_a_fault() {
    let (code, report, said) = steppe("load --matches 4 --seconds 2 --json");
    assert_eq!(code, Some(0), "{said}");
    assert!(report["actions"].as_u64() > Some(0), "{said}");
    assert_eq!(report["faults"], serde_json::json!({}));
}

#[test]
fn three_kills_lose_nothing() {
    let (code, report, said) = steppe("crash --matches 3 --kills 3 --json");
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(report["kills"], 3);
    assert!(report["acknowledged"].as_u64() > Some(0), "{said}");
    assert!(report["replayed"].as_u64() >= Some(3), "{said}");
}

#[test]
fn nobody_elses_server_is_loaded() {
    for server in ["http://192.0.2.1:1943", "http://example.org", "http://localhost.example.org:1943"] {
        let (code, _, said) = steppe(&format!("load --seconds 1 --server {server}"));
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("127.0.0.0/8"), "{said}");
    }
}

#[test]
fn a_short_attack_breaks_nothing() {
    let (code, report, said) = steppe("attack --seconds 4 --json");
    assert_eq!(code, Some(0), "{said}");
    let attempts = report["attempts"].as_object().expect("attempts");
    for kind in
        ["log-ins with wrong passwords", "deeds for seats of others", "a bot answers", "kills that lose nothing"]
    {
        assert!(attempts[kind]["held"].as_u64() > Some(0), "{kind}: {said}");
    }
}

/// A server in a process and a folder of its own.
struct Running {
    child: Child,
    folder: PathBuf,
    address: String,
}

impl Running {
    fn start(name: &str, options: &str) -> Running {
        let folder = std::env::temp_dir().join(format!("steppe-serve-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_steppe"))
            .args(["serve", "--database"])
            .arg(folder.join("steppe.db"))
            .args(options.split(' '))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Steppe is open: http://").expect("it is open").to_owned();
        Running { child, folder, address }
    }

    fn database(&self) -> String {
        self.folder.join("steppe.db").display().to_string()
    }

    /// Sends a signal and waits until the process has ended; what it said.
    fn end(mut self, signal: &str) -> (Option<i32>, String) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let mut said = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (self.child.wait().unwrap().code(), said)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn a_signal_ends_it_though_requests_are_half_sent() {
    for signal in ["-TERM", "-INT"] {
        let server = Running::start("signal", "--listen 127.0.0.1:0 --log info");
        let mut halves = Vec::new();
        for half in
            ["GET / HTTP/1.1\r\nhost: x", "POST /account/enter HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nx"]
        {
            let mut line = TcpStream::connect(&server.address).unwrap();
            line.write_all(half.as_bytes()).unwrap();
            halves.push(line);
        }
        let (code, said) = server.end(signal);
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains("told to stop") && said.contains("closed"), "{said}");
    }
}

#[test]
fn a_file_is_served_once_copied_while_it_is_and_brought_back_when_it_is_not() {
    let server = Running::start("file", "--listen 127.0.0.1:0 --log off");
    let (database, copy) = (server.database(), server.folder.join("copy.db").display().to_string());
    let (code, _, said) = steppe(&format!("serve --listen 127.0.0.1:0 --database {database}"));
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("a server uses the database"), "{said}");
    let (code, _, said) = steppe(&format!("backup {copy} --database {database}"));
    assert_eq!(code, Some(0), "{said}");
    let (code, _, said) = steppe(&format!("restore {copy} --database {database}"));
    assert!(code == Some(2) && said.contains("a server uses the database"), "{said}");
    let beside = std::env::temp_dir().join(format!("steppe-restored-{}.db", std::process::id())).display().to_string();
    let (code, _, said) = steppe(&format!("restore {copy} --database {beside}"));
    assert!(code == Some(0) && said.contains("is back from"), "{said}");
    for ending in ["", ".lock"] {
        std::fs::remove_file(format!("{beside}{ending}")).unwrap();
    }
}

#[test]
fn what_would_lock_everybody_out_is_refused() {
    for options in
        ["--rate 0", "--rate nan", "--rate -1", "--rate inf", "--connections 0", "--connections-per-address 1"]
    {
        let (code, _, said) = steppe(&format!("serve --listen 127.0.0.1:0 {}", options.replace(' ', "=")));
        assert_eq!(code, Some(2), "{options}: {said}");
    }
}

#[test]
fn who_listens_beyond_this_machine_without_https_is_warned_in_the_form_that_was_asked_for() {
    let server = Running::start("open", "--listen 0.0.0.0:0 --log warn --log-format json");
    let (_, said) = server.end("-TERM");
    let line: Value = serde_json::from_str(said.lines().next().expect("a line")).expect("a line of JSON");
    assert_eq!(line["level"], "WARN");
    assert!(line["message"].as_str().is_some_and(|words| words.contains("--secure-cookies")), "{said}");
    let server = Running::start("secure", "--listen 0.0.0.0:0 --log warn --secure-cookies");
    assert_eq!(server.end("-TERM").1, "");
}
