//! What somebody who writes a bot relies on: events as data, dice as given, nothing that is not for its ears.

use crate::common::{TempFile, picket, printed, steppe};
use crate::engine::Client;
use serde_json::{Value, json};
use steppe::Answer;
use table::Document;

/// The first action of this kind that is legal: `card` finds `{"card": "left"}` too.
fn offered(client: &mut Client, kind: &str) -> Option<Value> {
    let legal = client.result("legal", json!({}));
    let actions = legal["actions"].as_array().expect("a list").iter().map(|choice| choice["action"].clone());
    actions.into_iter().find(|action| action == kind || action.get(kind).is_some())
}

fn act(client: &mut Client, kind: &str) -> Value {
    let action = offered(client, kind).unwrap_or_else(|| panic!("{kind} is not offered"));
    client.result("apply", json!({ "action": action }))
}

#[test]
fn what_happened_is_told_as_data_and_the_dice_fall_as_given() {
    let titles = picket();
    let mut client = Client::new(&titles);
    client.result("new", json!({ "title": "picket", "scenario": "skirmish", "seed": 5, "rolls": [6, 1] }));
    for kind in ["post", "stand", "post", "stand"] {
        act(&mut client, kind);
    }
    let charged = act(&mut client, "charge");
    assert_eq!(charged["events"][0]["data"], json!({ "event": "rolled", "seat": 0, "die": 6 }));
    assert!(charged["events"][0]["text"].is_string() && charged["events"][0]["rule"] == "PK-3.2");
    let pressed = act(&mut client, "press");
    assert_eq!(pressed["events"][0]["data"]["die"], 1);
    assert_eq!(pressed["events"][0]["number"], charged["events"][0]["number"].as_u64().unwrap() + 1);

    let text = client.result("export", json!({}))["text"].as_str().expect("a record").to_owned();
    assert!(text.lines().next().unwrap_or("").contains("\"rolls\":[6,1]"), "{text}");
    client.result("import", json!({ "text": text }));
    let file = TempFile::named("given");
    std::fs::write(&file.0, &text).expect("a file");
    let (answer, out) = steppe(&titles, &format!("verify {}", file.path()), "");
    assert_eq!(answer, Ok(Answer::No), "{out}");
    assert!(out.contains("the first rolls were given for a test"), "{out}");
}

#[test]
fn rolls_that_cannot_fall_are_refused() {
    let titles = picket();
    let mut client = Client::new(&titles);
    for rolls in [json!([7]), json!([0]), json!([300]), json!(6), json!(vec![1; 10_001])] {
        assert_eq!(client.error("new", json!({ "title": "picket", "rolls": rolls })).0, -32602);
    }
    let titles = registry::titles("en");
    let mut client = Client::new(&titles);
    assert!(client.error("new", json!({ "title": "duel", "rolls": [1] })).1.contains("no dice are rolled"));
}

#[test]
fn only_the_seat_that_decides_is_told_what_it_may_do() {
    let titles = picket();
    let mut client = Client::new(&titles);
    client.result("new", json!({ "title": "picket", "seed": 5 }));
    let own = client.result("legal", json!({ "seat": 0 }));
    assert_eq!(own, client.result("legal", json!({})));
    assert_eq!(own, client.result("legal", json!({ "seat": "west" })));
    let others = client.result("legal", json!({ "seat": "second" }));
    assert_eq!((&others["actions"], &others["decide"]), (&json!([]), &json!(0)));
    assert_eq!(client.error("legal", json!({ "seat": "north" })).0, -32602);
    assert_eq!(client.error("legal", json!({ "seat": 2 })).0, -32602);
    assert_eq!(client.error("legal", json!({ "seat": [0] })).0, -32602);
}

#[test]
fn a_seat_gives_up_or_agrees_to_a_draw() {
    let titles = picket();
    let mut client = Client::new(&titles);
    let new = json!({ "title": "picket", "seed": 5 });
    client.result("new", new.clone());
    assert_eq!(client.error("agree_draw", json!({ "seat": 1 })).0, 2);
    client.result("offer_draw", json!({ "seat": 0 }));
    assert_eq!(client.result("outcome", json!({}))["draw_offer"], 0);
    assert_eq!(client.error("agree_draw", json!({ "seat": 0 })).0, 2);
    let agreed = client.result("agree_draw", json!({ "seat": 1 }));
    assert_eq!((&agreed["decide"], &agreed["outcome"]["side"]), (&Value::Null, &Value::Null));
    assert_eq!(client.error("resign", json!({ "seat": 1 })).0, 2, "it is over");
    client.result("new", new);
    assert_eq!(client.result("resign", json!({ "seat": 1 }))["outcome"]["winners"], json!([0]));
}

/// All that seat 1 and spectators can ask about a match.
fn asked(client: &mut Client) -> Vec<String> {
    let mut answers = Vec::new();
    for seat in [json!(1), Value::Null] {
        for method in ["view", "render", "events"] {
            answers.push(client.call(method, json!({ "seat": seat })).to_string());
        }
    }
    answers.push(client.call("legal", json!({ "seat": 1 })).to_string());
    answers
}

/// Duel up to where the German lays his first program card.
fn programming(client: &mut Client) {
    let mut at = client.result("new", json!({ "title": "duel", "scenario": "summer-s1", "seed": 3 }));
    while at["step"] != "A1" {
        let first = client.result("legal", json!({}))["actions"][0]["action"].clone();
        let action = offered(client, "end").unwrap_or(first);
        at = client.result("apply", json!({ "action": action }));
    }
}

#[test]
fn nobody_can_count_what_another_seat_does_in_secret() {
    let titles = registry::titles("en");
    let (mut few, mut many) = (Client::new(&titles), Client::new(&titles));
    programming(&mut few);
    programming(&mut many);
    for kind in ["card", "card"] {
        let own = act(&mut many, kind);
        assert_eq!(own["events"].as_array().map(Vec::len), Some(1), "who lays a card hears of it: {own}");
        assert_eq!(asked(&mut few), asked(&mut many), "how far the other side has come is not seen");
    }
    for client in [&mut few, &mut many] {
        while client.result("legal", json!({}))["step"] == "A1" {
            let done = ["program_done", "commit"].into_iter().find_map(|kind| offered(client, kind));
            client.result("apply", json!({ "action": done.expect("a program can be finished") }));
        }
    }
    assert_eq!(asked(&mut few), asked(&mut many), "nor how many cards were laid");
    for _ in 0..6 {
        let legal = few.result("legal", json!({ "seat": 1 }));
        let Some(choice) = legal["actions"].get(0) else { break };
        let act = json!({ "seat": 1, "action": choice["action"] });
        assert_eq!(few.call("apply", act.clone()).to_string(), many.call("apply", act).to_string());
        assert_eq!(asked(&mut few), asked(&mut many));
    }
}

#[test]
fn events_are_numbered_without_gaps_and_told_once() {
    let titles = picket();
    let mut client = Client::new(&titles);
    client.result("new", json!({ "title": "picket", "seed": 5 }));
    let (mut next, mut numbers) = (json!(0), Vec::new());
    while let Some(action) = client.result("legal", json!({}))["actions"].get(0).cloned() {
        let heard = client.result("events", json!({ "seat": 1, "since": next }));
        numbers.extend(heard["events"].as_array().unwrap().iter().map(|event| event["number"].as_u64().unwrap()));
        next = heard["next"].clone();
        client.result("apply", json!({ "action": action["action"] }));
    }
    assert!(numbers.len() > 10 && numbers.iter().copied().eq(1..=numbers.len() as u64), "{numbers:?}");
    assert_eq!(client.result("events", json!({ "seat": 1, "since": u64::MAX }))["events"], json!([]));
}

#[test]
fn places_go_by_both_of_their_names() {
    let titles = registry::titles("en");
    let mut client = Client::new(&titles);
    let started = client.result("new", json!({ "title": "tank_commander", "scenario": "hill-621", "seed": 1 }));
    assert_eq!(started["places"]["B3"], "H3-3");
    let started = client.result("new", json!({ "title": "tank_commander", "scenario": "tanks-in-action", "seed": 1 }));
    assert_eq!((&started["places"]["A1"], &started["places"]["D5"]), (&json!("GR1"), &json!("SR5")));
    let places = started["places"].as_object().expect("places").clone();
    let mut other = Client::new(&titles);
    other.result("new", json!({ "title": "tank_commander", "scenario": "tanks-in-action", "seed": 1 }));
    let mut renamed = 0;
    while renamed < 12 {
        let action = client.result("legal", json!({}))["actions"][0]["action"].clone();
        let called = by_name(&action, &places);
        renamed += u32::from(called != action);
        assert_eq!(
            client.result("apply", json!({ "action": action })),
            other.result("apply", json!({ "action": called }))
        );
    }
    let state = client.result("state", json!({}))["state"].clone();
    let named = by_name(&state, &places);
    assert_ne!(named, state);
    client.result("load", json!({ "title": "tank_commander", "state": named }));
    assert_eq!(client.result("state", json!({}))["state"], state);
}

/// The document with the rulebook's names for places.
fn by_name(document: &Value, places: &serde_json::Map<String, Value>) -> Value {
    let named = |name: &str| places.get(name).and_then(Value::as_str).unwrap_or(name).to_owned();
    match document {
        Value::String(name) => named(name).into(),
        Value::Array(items) => items.iter().map(|item| by_name(item, places)).collect(),
        Value::Object(fields) => fields.iter().map(|(name, field)| (named(name), by_name(field, places))).collect(),
        other => other.clone(),
    }
}

#[test]
fn sides_go_by_nation() {
    let titles = registry::titles("en");
    let mut client = Client::new(&titles);
    let started = client.result("new", json!({ "title": "tank_commander", "scenario": "tanks-in-action", "seed": 1 }));
    assert_eq!(started["seats"][0]["name"], "german");
    for (seat, word) in [(0, "german"), (1, "soviet"), (0, "first")] {
        assert_eq!(client.result("view", json!({ "seat": word })), client.result("view", json!({ "seat": seat })));
    }
    client.result("new", json!({ "title": "duel", "scenario": "teams-s1", "seed": 1 }));
    assert!(client.error("view", json!({ "seat": "soviet" })).1.contains("say which of the seats 2, 3"));
}

#[test]
fn a_match_names_every_value_that_is_in_force() {
    let titles = registry::titles("en");
    let mut client = Client::new(&titles);
    for entry in titles.iter() {
        for (name, _) in entry.game.scenarios() {
            let id = entry.title().id;
            let started = client.result("new", json!({ "title": id, "scenario": name, "seed": 1 }));
            let setup = started["setup"].as_object().expect("a setup");
            assert!(setup.values().all(|value| !value.is_null()), "{id} {name}: {setup:?}");
            let again = client.result("new", json!({ "title": id, "setup": setup, "seed": 1 }));
            assert_eq!(again, started, "{id} {name}");
        }
    }
}

#[test]
fn options_come_with_values_that_a_setup_takes() {
    let titles = registry::titles("en");
    let games = Client::new(&titles).result("games", json!({}));
    for (game, entry) in games.as_array().expect("games").iter().zip(titles.iter()) {
        let schema = entry.game.schema(Document::Setup);
        let judge = crate::schemas::Validator::new(&schema);
        for option in game["options"].as_array().expect("options") {
            let id = option["id"].as_str().expect("an id");
            if schema["properties"].get(id).is_none() {
                continue; // It follows from the rest, or the host keeps it.
            }
            let values =
                option["values"].as_object().expect("values").values().flat_map(|list| list.as_array().unwrap());
            for value in values {
                judge.judge(&json!({ id: value })).unwrap_or_else(|why| panic!("{id}: {why}"));
            }
        }
    }
}

#[test]
fn schemas_are_printed() {
    let titles = registry::titles("en");
    let all: Value = serde_json::from_str(&printed(&titles, "schema duel", "")).expect("JSON");
    assert_eq!(all.as_object().map(serde_json::Map::len), Some(5));
    let action: Value = serde_json::from_str(&printed(&titles, "schema duel action", "")).expect("JSON");
    assert_eq!(action, all["action"]);
    let mut client = Client::new(&titles);
    assert_eq!(client.result("schema", json!({ "title": "duel" })), all);
    assert_eq!(client.result("schema", json!({ "title": "duel", "of": "action" })), action);
    assert_eq!(client.error("schema", json!({ "title": "duel", "of": "board" })).0, -32602);
}

/// The bot of the docs plays every title to its end. Where there is no Python nothing can be said about it.
#[test]
fn the_bot_of_the_docs_plays_every_title() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");
    assert!(std::fs::read_to_string(bot).expect("the bot").lines().count() <= 31, "it claims thirty lines");
    let mut python = std::process::Command::new("python3");
    if python.arg("--version").output().is_err() {
        return eprintln!("ignored: python3 is not installed");
    }
    for entry in registry::titles("en").iter() {
        let arguments = [bot, env!("CARGO_BIN_EXE_steppe"), entry.title().id, "1"];
        let done = std::process::Command::new("python3").args(arguments).output().expect("python3 runs");
        let outcome: Value = serde_json::from_slice(&done.stdout)
            .unwrap_or_else(|_| panic!("{}: {}", entry.title().id, String::from_utf8_lossy(&done.stderr)));
        assert!(outcome["points"].is_object(), "{outcome}");
    }
}
