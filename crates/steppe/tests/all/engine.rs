//! The engine on a small game: what it answers, and that nothing throws it.

use crate::common::{picket, printed};
use serde_json::{Value, json};
use steppe::Titles;
use steppe::commands::engine::{Engine, LIMIT, answer_line};
use steppe::commands::fuzz;

/// A program that talks to the engine.
pub struct Client<'a>(Engine<'a>);

impl<'a> Client<'a> {
    pub fn new(titles: &'a Titles) -> Client<'a> {
        Client(Engine::new(titles))
    }

    pub fn send(&mut self, line: &str) -> Option<Value> {
        answer_line(&mut self.0, line.as_bytes())
    }

    pub fn call(&mut self, method: &str, params: Value) -> Value {
        let request = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
        self.send(&request.to_string()).expect("a request with an id is answered")
    }

    pub fn result(&mut self, method: &str, params: Value) -> Value {
        let answer = self.call(method, params);
        answer.get("result").unwrap_or_else(|| panic!("{method}: {answer}")).clone()
    }

    pub fn error(&mut self, method: &str, params: Value) -> (i64, String) {
        let answer = self.call(method, params);
        let error = answer.get("error").unwrap_or_else(|| panic!("{method}: {answer}"));
        (error["code"].as_i64().unwrap(), error["message"].as_str().unwrap().to_owned())
    }

    fn code(&mut self, line: &str) -> i64 {
        self.send(line).expect("an answer")["error"]["code"].as_i64().expect("an error")
    }
}

#[test]
fn a_match_is_played_to_its_end() {
    let titles = picket();
    let mut client = Client::new(&titles);
    let started = client.result("new", json!({ "title": "picket", "scenario": "night", "seed": 5 }));
    let seat = |seat: u8, side: &str, name: &str| json!({ "seat": seat, "side": side, "name": name });
    assert_eq!(started["seats"], json!([seat(0, "first", "west"), seat(1, "second", "east")]));
    assert_eq!(started["decide"], 0);
    let mut applied = started;
    loop {
        let legal = client.result("legal", json!({ "seat": applied["decide"] }));
        assert_eq!((&legal["decide"], &legal["step"]), (&applied["decide"], &applied["step"]));
        let Some(action) = legal["actions"].get(0) else { break };
        assert_eq!(applied.get("outcome").cloned().unwrap_or_default(), Value::Null);
        applied = client.result("apply", json!({ "action": action["action"], "seat": legal["decide"] }));
        assert_eq!(applied["seat"], legal["decide"]);
    }
    let outcome = client.result("outcome", json!({}))["outcome"].clone();
    assert_eq!(outcome, applied["outcome"]);
    assert!(outcome["points"]["west"].is_number(), "{outcome}");
    assert_eq!(client.error("apply", json!({ "action": "hold" })).0, 2);
    assert_eq!(client.error("bot", json!({})).0, 2);
}

#[test]
fn a_position_is_saved_and_loaded_and_a_match_exported_and_imported() {
    let titles = picket();
    let mut client = Client::new(&titles);
    client.result("new", json!({ "title": "picket", "seed": 5 }));
    let action = client.result("bot", json!({ "level": "recruit", "ms": 10, "seed": 1 }));
    assert_eq!(client.result("events", json!({ "seat": 0 }))["next"], 6, "a bot only advises");
    client.result("apply", json!({ "action": action["action"] }));
    let (state, text) = (client.result("state", json!({})), client.result("export", json!({}))["text"].clone());

    let mut other = Client::new(&titles);
    other.result("load", state.clone());
    assert_eq!(other.result("state", json!({})), state);
    let imported = other.result("import", json!({ "text": text }));
    assert_eq!(imported["length"], 1);
    assert_eq!(other.result("state", json!({})), state);
    assert_eq!(other.result("undo", json!({}))["next"], 6, "three cards each were dealt, and nothing else happened");
    assert_eq!(other.error("undo", json!({})).0, 2);
}

#[test]
fn a_seat_sees_and_hears_only_its_own() {
    let titles = picket();
    let mut client = Client::new(&titles);
    client.result("new", json!({ "title": "picket", "seed": 5 }));
    let hands = |view: &Value| view["view"]["hands"].clone();
    let west = client.result("view", json!({ "seat": 0 }));
    assert!(hands(&west)[0][0].is_number() && hands(&west)[1][0].is_null(), "{west}");
    let spectator = client.result("view", json!({ "seat": null }));
    assert!(hands(&spectator)[0][0].is_null() && hands(&spectator)[1][0].is_null(), "{spectator}");
    assert!(client.result("render", json!({}))["svg"].as_str().unwrap().starts_with("<svg"));
    let heard = client.result("events", json!({ "seat": 1, "since": 0 }));
    assert_eq!(heard["events"].as_array().unwrap().len(), 6, "three cards each: {heard}");
}

#[test]
fn samples_fit_what_a_seat_knows_and_are_played_out() {
    let titles = picket();
    let mut client = Client::new(&titles);
    client.result("new", json!({ "title": "picket", "seed": 5 }));
    let seen = client.result("view", json!({ "seat": 1 }));
    let sampled: Vec<Value> = (0..8).map(|seed| client.result("sample", json!({ "seat": 1, "seed": seed }))).collect();
    assert!(sampled.iter().any(|sample| *sample != sampled[0]), "other seeds deal the unknown otherwise");
    assert_eq!(client.result("sample", json!({ "seat": 1, "seed": 0 })), sampled[0]);
    for sample in sampled {
        let mut load = sample.clone();
        load["match"] = json!(2);
        client.result("load", load);
        assert_eq!(client.result("view", json!({ "match": 2, "seat": 1 })), seen);
    }
    let played = client.result("playout", json!({ "seat": 1, "count": 50, "seed": 9 }));
    let count = |value: &Value| value.as_u64().expect("a count");
    assert_eq!(count(&played["won"][0]) + count(&played["won"][1]) + count(&played["drawn"]), 50);
    assert!(client.error("playout", json!({ "count": 0 })).1.contains("from 1 to"));
}

#[test]
fn matches_lie_side_by_side_and_texts_can_be_left_out() {
    let titles = picket();
    let mut client = Client::new(&titles);
    for number in [0, 7] {
        client.result("new", json!({ "match": number, "title": "picket", "seed": number }));
    }
    let legal = client.result("legal", json!({ "match": 7, "texts": false }));
    assert_eq!(legal["actions"][0].as_object().expect("an action").len(), 1, "{legal}");
    let action = legal["actions"][0]["action"].clone();
    let done = client.result("apply", json!({ "match": 7, "texts": false, "legal": true, "action": action }));
    assert_eq!(done["legal"], client.result("legal", json!({ "match": 7, "texts": false }))["actions"]);
    assert!(done["events"].as_array().expect("events").iter().all(|event| event.get("text").is_none()));
    assert!(client.error("undo", json!({})).1.contains("nothing can be taken back"), "the other match is untouched");
    assert_eq!(client.result("close", json!({}))["matches"], json!([7]));
    assert_eq!(client.error("view", json!({})).0, 2);
    assert_eq!(client.error("view", json!({ "match": -1 })).0, -32602);
    for number in 1..1024 + 7 {
        client.call("new", json!({ "match": number, "title": "picket", "seed": 1 }));
    }
    assert!(client.error("new", json!({ "match": 5000, "title": "picket" })).1.contains("close one first"));
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let titles = picket();
    let mut client = Client::new(&titles);
    assert_eq!(client.error("legal", json!({})).0, 2);
    assert!(client.error("new", json!({ "title": "chess" })).1.contains("choose one of: picket"));
    assert_eq!(client.error("new", json!({ "title": "picket", "setup": { "rounds": 9 } })).0, 1);
    assert_eq!(client.error("new", json!({ "title": "picket", "setup": { "rounds": 1e30 } })).0, -32602);
    assert_eq!(client.error("new", json!({ "title": "picket", "setup": {}, "scenario": "night" })).0, -32602);
    assert_eq!(client.error("new", json!({ "title": "picket", "seed": -1 })).0, -32602);
    client.result("new", json!({ "title": "picket", "seed": 5 }));
    let before = client.result("state", json!({}));
    let refused = client.call("apply", json!({ "action": "stand" }));
    assert_eq!(refused["error"]["code"], 1);
    assert_eq!(refused["error"]["data"]["rule"], "PK-2.3");
    assert!(refused["error"]["data"]["message"].is_string());
    let posts = client.result("legal", json!({}))["actions"][0]["action"].clone();
    let (code, message) = client.error("apply", json!({ "actions": [posts, "dig", "stand"] }));
    assert_eq!(code, 1);
    assert!(message.contains("action 2 of the list") && message.contains("none was carried out"), "{message}");
    assert!(client.error("apply", json!({ "action": "dig", "seat": 1 })).1.contains("for seat 0 to decide"));
    assert_eq!(client.error("apply", json!({ "action": "dig", "seat": 2 })).0, -32602);
    assert_eq!(client.error("apply", json!({ "action": "fly" })).0, -32602);
    assert_eq!(client.error("apply", json!({})).0, -32602);
    assert_eq!(client.error("view", json!({ "seat": 256 })).0, -32602);
    assert!(client.error("view", json!({ "seta": 0 })).1.contains("unknown field `seta`"));
    assert_eq!(client.error("bot", json!({ "level": "marshal" })).0, -32602);
    assert_eq!(client.error("bot", json!({ "level": "veteran", "character": "rash" })).0, -32602);
    assert!(client.error("bot", json!({ "level": "recruit", "character": "bold" })).1.contains("no character"));
    assert!(client.error("rules", json!({ "title": "picket", "id": "9.9" })).1.contains("has no rule"));
    assert_eq!(client.error("import", json!({ "text": "nonsense" })).0, -32602);
    let mut cut = before.clone();
    cut["state"].as_object_mut().unwrap().remove("deck");
    assert_eq!(client.error("load", cut).0, -32602);
    assert_eq!(client.result("state", json!({})), before);
    assert_eq!(client.result("apply", json!({ "actions": [posts, "dig"] }))["next"], 8);
}

#[test]
fn malformed_lines_get_the_codes_of_json_rpc() {
    let titles = picket();
    let mut client = Client::new(&titles);
    for line in ["{", "nonsense", "{\"id\":NaN}", "{\"id\":1e999}", &"[".repeat(100_000), "\u{feff}{}"] {
        assert_eq!(client.code(line), -32700, "{line:.40}");
    }
    for line in [
        "[]",
        "1",
        "null",
        "\"x\"",
        "{}",
        r#"{"jsonrpc":"1.0","id":1,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1}"#,
        r#"{"jsonrpc":"2.0","id":1.5,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":{},"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":7}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"games","params":3}"#,
    ] {
        assert_eq!(client.code(line), -32600, "{line}");
    }
    assert_eq!(client.code(r#"{"jsonrpc":"2.0","id":1,"method":"castle"}"#), -32601);
    assert_eq!(client.code(r#"{"jsonrpc":"2.0","id":1,"method":"view","params":[0]}"#), -32602);
    assert_eq!(answer_line(&mut client.0, b"\xff\xfe{}").unwrap()["error"]["code"], -32700);
}

#[test]
fn batches_are_answered_together_and_notifications_not_at_all() {
    let titles = picket();
    let mut client = Client::new(&titles);
    let new = r#"{"jsonrpc":"2.0","method":"new","params":{"title":"picket","seed":1}}"#;
    assert_eq!(client.send(new), None);
    assert_eq!(client.send(r#"{"jsonrpc":"2.0","method":"castle"}"#), None);
    assert_eq!(client.send("  \t "), None);
    assert_eq!(client.send(&format!("[{new},{new}]")), None);
    let outcome = r#"{"jsonrpc":"2.0","id":"a","method":"outcome"}"#;
    let answers = client.send(&format!("[{outcome},{new},3]")).unwrap();
    assert_eq!(answers[0]["result"], json!({ "outcome": null, "draw_offer": null }));
    assert_eq!(answers[0]["id"], "a");
    assert_eq!(answers[1]["error"]["code"], -32600);
    assert_eq!(answers.as_array().unwrap().len(), 2);
}

#[test]
fn the_process_reads_on_after_an_endless_line() {
    let input = format!("{}\n\n{{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"outcome\"}}", "x".repeat(LIMIT + 1));
    let out = printed(&picket(), "engine", &input);
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2);
    assert!(answers[0]["error"]["message"].as_str().unwrap().contains("longer than"));
    assert_eq!(answers[1]["id"], 2);
}

#[test]
fn random_bytes_and_broken_requests_do_no_harm() {
    let counts = fuzz::torment(&picket(), 30_000, 1).unwrap_or_else(|wrong| panic!("{wrong}"));
    assert!(counts.results > 1_000 && counts.errors > 1_000 && counts.silent > 100, "{counts:?}");
    let out = printed(&picket(), "fuzz-engine --lines 500 --seed 3", "");
    assert!(out.starts_with("500 lines: "), "{out}");
}

#[test]
fn a_bot_of_a_character_gives_the_same_answer_to_the_same_seed() {
    let titles = picket();
    let mut client = Client::new(&titles);
    client.result("new", json!({ "title": "picket", "seed": 5 }));
    for character in bots::Character::ALL.map(bots::Character::name) {
        let asked = json!({ "level": "veteran", "character": character, "iterations": 40, "seed": 1 });
        let answer = client.result("bot", asked.clone());
        assert!(answer["worth"].is_number(), "{character}: {answer}");
        assert_eq!(client.result("bot", asked), answer, "{character}");
    }
}
