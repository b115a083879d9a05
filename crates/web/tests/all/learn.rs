//! Practice tables without a browser: lessons played to their end, examples tried and taken back, nonsense refused.

use crate::wire::{Answer, Host};
use serde_json::{Value, json};
use web::Config;

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "ru"];

async fn host() -> Host {
    Host::start(Config { rate: 1e9, ..Config::default() }).await
}

fn in_language(language: &str) -> String {
    format!("accept-language: {language}\r\n")
}

/// A field of a form.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn form(token: &str, action: &Value) -> String {
    format!("seat=0&token={}&action={}", encoded(token), encoded(&action.to_string()))
}

/// What the script hears: the parts of the page that have changed.
fn news(answer: &Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    serde_json::from_str(&answer.body).expect("news")
}

/// The token that the forms of a page carry.
fn token(page: &str) -> String {
    let field = page.split("name=\"token\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    field.expect("a form").replace("&quot;", "\"")
}

fn is_whole(page: &str, what: &str) {
    assert!(!page.contains('⟨'), "{what} lacks words: {page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_to_its_end_in_every_language() {
    let host = host().await;
    for language in LANGUAGES {
        let (script, header) = (format!("x-steppe: 1\r\n{}", in_language(language)), in_language(language));
        for entry in registry::titles(language).iter() {
            let title = entry.title().id;
            let ideas = entry.game.lesson();
            assert!(!ideas.is_empty(), "{title} teaches nothing");
            for (number, idea) in (1..).zip(&ideas) {
                let path = format!("/learn/{title}/{number}");
                let page = host.get(&path, &header).await;
                assert_eq!(page.status, 200, "{path}");
                is_whole(&page.body, &path);
                let mut token = token(&page.body);
                let shown = idea.shown();
                for (left, action) in (0..shown.len()).rev().zip(&shown) {
                    let news = news(&host.post(&format!("{path}/act"), &script, &form(&token, action)).await);
                    is_whole(&news.to_string(), &path);
                    let told = news["offer"].as_str().unwrap_or_default();
                    assert_eq!(told.contains("reaction right"), left == 0, "{path} {language}: {action} {told}");
                    token = news["token"].as_str().expect("another position").to_owned();
                }
            }
            let end = host.get(&format!("/learn/{title}/{}", ideas.len() + 1), &header).await;
            assert_eq!(end.status, 200);
            is_whole(&end.body, "the end");
            assert_eq!(host.get(&format!("/learn/{title}/{}", ideas.len() + 2), &header).await.status, 404);
        }
    }
}

/// The words of the elements of a page that begin so.
fn words_in(page: &str, start: &str) -> usize {
    let tag = |text: &str| text.split_once('>').map_or(String::new(), |(_, rest)| rest.to_owned());
    let of_element = |rest: &str| {
        let text = rest.split("</p>").next().unwrap_or_default();
        text.split('<').map(tag).collect::<String>().split_whitespace().count()
    };
    page.split(start).skip(1).map(|rest| of_element(&format!("<p{rest}"))).sum()
}

/// What docs/adding-a-game.md promises of the way from the first click to the first decision.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_reads_little_before_the_first_decision() {
    let host = host().await;
    for language in LANGUAGES {
        for entry in registry::titles(language).iter() {
            let path = format!("/learn/{}/1", entry.title().id);
            let page = host.get(&path, &in_language(language)).await.body;
            let name = entry.lexicon.say(&table::Message::new(entry.game.lesson()[0].words().name));
            let parts = ["lesson-aim", "of", "say", "task", "how-to"]
                .map(|class| words_in(&page, &format!("<p class=\"{class}\"")));
            let minutes = 5;
            let read = parts.iter().sum::<usize>() + name.split_whitespace().count() + minutes;
            assert!(parts.iter().all(|part| *part > 2) && read <= 80, "{path} {language}: {parts:?}, {read}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_beside_the_point_is_told_and_taken_back() {
    let host = host().await;
    let page = host.get("/learn/duel/4", "").await.body;
    let shown = registry::titles("en").find("duel").expect("a title").game.lesson()[3].shown();
    let (drive, end) = (&shown[0], &shown[shown.len() - 1]);
    let driving = host.post("/learn/duel/4/act", "x-steppe: 1\r\n", &form(&token(&page), drive)).await;
    let drives = news(&driving)["token"].as_str().expect("another position").to_owned();
    let ended = news(&host.post("/learn/duel/4/act", "x-steppe: 1\r\n", &form(&drives, end)).await);
    let told = ended["offer"].as_str().expect("a reaction");
    assert!(
        told.contains("Allowed, but E8 lies on one of its lines.") && told.contains("3 against your front of 3"),
        "{told}"
    );
    assert_eq!(ended["token"], json!({ "actions": [], "shown": false, "strokes": [] }).to_string());

    let far = host.post("/learn/duel/4/go", "x-steppe: 1\r\n", "token=&held=piece:t34-1&spot=place:D7").await;
    let far = news(&far)["token"].as_str().expect("another position").to_owned();
    let back = news(&host.post("/learn/duel/4/undo", "x-steppe: 1\r\n", &form(&far, &json!(0))).await);
    assert!(far.contains("forward"), "it went all the way: {far}");
    assert_eq!(
        back["token"],
        json!({ "actions": [], "shown": false, "strokes": [] }).to_string(),
        "and all the way back"
    );

    let refused = host.post("/learn/duel/4/act", "x-steppe: 1\r\n", &form("", &json!("forward"))).await;
    let refused = news(&refused);
    assert!(refused["offer"].as_str().is_some_and(|told| told.contains("data-rule=\"DG-")), "{refused}");
    let shown = news(&host.post("/learn/duel/4/show", "x-steppe: 1\r\n", &form("", &json!(0))).await);
    assert!(shown["prompt"].as_str().is_some_and(|box_| box_.contains("data-show=")), "{shown}");
    let without_script = host.post("/learn/duel/4/show", "", &form("", &json!(0))).await;
    assert!(without_script.body.contains("<html") && without_script.body.contains("Follow the arrow."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_on_where_it_was_left() {
    let host = host().await;
    let to = |answer: &Answer| answer.header("location").map(str::to_owned);
    assert_eq!(to(&host.get("/learn/duel", "").await).as_deref(), Some("/learn/duel/1"));
    let left = host.get("/learn/duel/5", "").await;
    let cookie = left.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a bookmark").to_owned();
    let back = host.get("/learn/duel", &format!("cookie: {cookie}\r\n")).await;
    assert_eq!(to(&back).as_deref(), Some("/learn/duel/5"));
    assert_eq!(to(&host.get("/learn/duel", "cookie: lesson_duel=99\r\n").await).as_deref(), Some("/learn/duel/1"));
    assert_eq!(host.get("/learn/nothing", "").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_has_a_picture_and_a_board() {
    let host = host().await;
    for entry in registry::titles("en").iter() {
        let title = entry.title().id;
        let book = host.get(&format!("/rules/{title}"), "").await.body;
        for (number, shows) in entry.game.examples() {
            let path = format!("/examples/{title}/{number}");
            assert!(book.contains(&format!("href=\"{path}\"")), "the rulebook does not show {path}");
            let picture = host.get(&format!("{path}/picture.svg?in=de&on=dark"), "").await;
            assert_eq!(picture.header("content-type"), Some("image/svg+xml"), "{path}");
            let whole = entry.game.example(number).expect("a position");
            let frame = whole
                .seen_by(None)
                .picture(titles::Vantage::Own, boards::Ink::fresh(&|_| String::new()))
                .frame
                .view_box;
            assert!(!picture.body.contains(&format!("viewBox=\"{frame}\"")), "{path} does not know {shows:?}");
            let page = host.get(&path, "").await;
            is_whole(&page.body, &path);
            assert!(page.body.contains("class=\"rulebook told\""), "{path} is not told");
        }
    }
    assert_eq!(host.get("/examples/duel/5", "").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_example_is_tried_and_taken_back() {
    let host = host().await;
    let script = "x-steppe: 1\r\n";
    let fired = news(&host.post("/examples/duel/9/act", script, &form("", &json!("end"))).await);
    let told = fired["offer"].as_str().expect("what happened");
    assert!(told.contains("T-34 #1 destroyed at E6. Tiger 1 from E4: power 4 against front 3."), "{told}");
    let token = fired["token"].as_str().expect("another position");
    let back = news(&host.post("/examples/duel/9/undo", script, &form(token, &json!(0))).await);
    assert_eq!(back["token"], json!({ "actions": [], "shown": false, "strokes": [] }).to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_and_nothing_grows() {
    let host = host().await;
    let many = json!({ "actions": vec![json!("end"); 301] }).to_string();
    for path in ["/learn/duel/1", "/examples/tank_commander/1"] {
        let post = async |what: &str, form: String| {
            host.post(&format!("{path}/{what}"), "x-steppe: 1\r\n", &form).await.status
        };
        assert_eq!(post("act", form("{", &json!("end"))).await, 400);
        assert_eq!(post("act", form("{\"actions\":[\"fly\"]}", &json!("end"))).await, 400);
        assert_eq!(post("act", form(&many, &json!("end"))).await, 409);
        assert_eq!(post("act", "token=&action=x".to_owned()).await, 400);
        assert_eq!(post("why", "token=&spot=nowhere".to_owned()).await, 404);
        assert_eq!(post("dance", String::new()).await, 404);
        assert_eq!(host.get(&format!("{path}/reach?spot=place:Z9"), "").await.body, "[]");
        assert_eq!(host.get(&format!("{path}/detail?of=card:0"), "").await.status, 204);
    }
}
