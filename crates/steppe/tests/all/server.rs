//! The commands that play through a real server in a process of its own.

use serde_json::Value;
use std::process::Command;

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
