//! Decks over the wire: bad input is refused by name, forged posts change nothing, and there is an end to everything.

use crate::wire::{Answer, Host};
use web::Config;

fn plenty() -> Config {
    Config { rate: 1e9, bot_pause: std::time::Duration::from_secs(3600), ..Config::default() }
}

fn cookie(answer: &Answer) -> String {
    let cookie = answer.header("set-cookie").expect("a session").split(';').next().unwrap();
    format!("cookie: {cookie}\r\n")
}

/// The form of the builder with these cards.
fn bench(cards: &str, name: &str) -> String {
    format!("nation=soviet&scenario=17.2&year=&cards={}&name={name}", cards.replace(' ', "+"))
}

/// Saves a deck as somebody new: their cookie, and the address of the deck.
async fn saved(host: &Host, name: &str) -> (String, String) {
    let answer = host.post("/decks/tank_commander/build", "", &format!("{}&do=save", bench("56-3 10-2", name))).await;
    assert_eq!(answer.status, 303, "{}", answer.body);
    (cookie(&answer), answer.header("location").unwrap().to_owned())
}

fn id_of(address: &str) -> &str {
    address.split("id=").nth(1).unwrap().split('&').next().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_of_others_are_out_of_reach() {
    let host = Host::start(plenty()).await;
    let (anna, address) = saved(&host, "Anna").await;
    let (boris, _) = saved(&host, "Boris").await;
    let id = id_of(&address);
    for stranger in [boris.as_str(), "", "cookie: steppe=0000\r\n"] {
        assert_eq!(host.get(&address, stranger).await.status, 404);
        assert_eq!(host.post("/decks/tank_commander/drop", stranger, &format!("id={id}")).await.status, 404);
        let forged = format!("{}&do=save&id={id}&revision=1", bench("10-1", "mine"));
        let answer = host.post("/decks/tank_commander/build", stranger, &forged).await;
        assert!(answer.status == 409 && answer.body.contains("another window"), "{}: {}", answer.status, answer.body);
        assert!(!host.get("/decks/tank_commander", stranger).await.body.contains("Anna"));
    }
    let mine = host.get(&address, &anna).await;
    assert!(mine.status == 200 && mine.body.contains("56-3") && mine.body.contains("Anna"), "nothing has changed");
    let elsewhere = host
        .post("/decks/tank_commander/drop", &format!("{anna}origin: http://evil.example\r\n"), &format!("id={id}"))
        .await;
    assert_eq!(elsewhere.status, 403);
    assert_eq!(host.post("/decks/tank_commander/drop", &anna, &format!("id={id}")).await.status, 303);
    assert_eq!(host.get(&address, &anna).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_is_refused_by_name() {
    let host = Host::start(plenty()).await;
    for cards in ["167-1", "0-1", "56-100", "56-0", "56", "56-1 56-1", "x", "56-1-1"] {
        let answer = host.post("/decks/tank_commander/build", "", &bench(cards, "x")).await;
        assert_eq!(answer.status, 400, "{cards}");
    }
    for wrong in
        ["do=add:167", "do=add:56:2", "do=steal", "nation=french", "scenario=hill621", "scenario=18.1", "year=1939"]
    {
        let answer = host.post("/decks/tank_commander/build", "", &format!("{}&{wrong}", bench("56-1", "x"))).await;
        assert_eq!(answer.status, 400, "{wrong}");
    }
    let many = host.post("/decks/tank_commander/build", "", &bench("165-9 3-1 56-20", "x")).await;
    let named = ["At most 2 of Smoke", "Veteran German Squad is not a Soviet card", "points; 200 may be spent"];
    assert!(many.status == 200 && named.iter().all(|words| many.body.contains(words)), "{}", many.body);
    let deck = host.get("/decks/tank_commander/build?ready=17.3-S-1943", "").await.body;
    let word = deck.split("/decks/tank_commander/s/").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(host.get(&format!("/decks/tank_commander/s/{word}"), "").await.status, 200);
    let half = &word[..word.len() / 2];
    for path in [
        format!("/decks/tank_commander/s/{half}"),
        format!("/decks/tank_commander/s/{half}/deck.txt"),
        format!("/decks/tank_commander/build?deck={half}"),
    ] {
        let answer = host.get(&path, "").await;
        assert!(answer.status == 422 && answer.body.contains("damaged or cut off"), "{path}: {}", answer.status);
    }
    let text = host.get(&format!("/decks/tank_commander/s/{word}/deck.txt"), "").await;
    assert!(
        text.body.starts_with("Name: Meeting Engagement – Soviets, 1943\nNation: soviet\nScenario: 17.3\nYear: 1943\n"),
        "{}",
        text.body
    );
    assert_eq!(
        text.header("content-disposition"),
        Some("attachment; filename=\"Meeting-Engagement---Soviets--1943.txt\"")
    );
    for lost in [
        "/cards/0",
        "/cards/tank_commander/0",
        "/cards/tank_commander/167",
        "/cards/tank_commander/x",
        "/cards/duel",
        "/decks/duel",
        "/decks/duel/build",
        "/decks/chess",
        "/decks/tank_commander/ready/nothing",
        "/decks/tank_commander/build?id=000000000000",
    ] {
        assert_eq!(host.get(lost, "").await.status, 404, "{lost}");
    }
}

/// Sends a text as the import form of a title does.
async fn import_of(host: &Host, title: &str, text: &str) -> Answer {
    let body = format!(
        "--b\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n\r\n--b\r\n\
        content-disposition: form-data; name=\"file\"; filename=\"deck.txt\"\r\n\r\n{text}\r\n--b--\r\n"
    );
    let head = format!("POST /decks/{title}/import HTTP/1.1\r\nhost: x\r\nconnection: close");
    let head = format!("{head}\r\ncontent-type: multipart/form-data; boundary=b");
    host.ask(&format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len())).await.expect("an answer")
}

async fn import(host: &Host, text: &str) -> Answer {
    import_of(host, "tank_commander", text).await
}

/// The cards of a text that is read, as the builder holds them, and the page itself.
async fn read(host: &Host, title: &str, text: &str, language: &str) -> (String, String) {
    let read = import_of(host, title, text).await;
    assert_eq!(read.status, 303, "{}", read.body);
    let cookie = format!("cookie: language={language}\r\n");
    let page = host.get(read.header("location").unwrap(), &cookie).await.body;
    (page.split("name=\"cards\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned(), page)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_may_be_written_carelessly() {
    let host = Host::start(plenty()).await;
    let text =
        "# my first\n3 t34 m43\n 2 X kv 1s\n45 mm ptp obr. 37\n1 × no. 165\nSoviet Guards Squad\n2x 3.7 cm PaK 35/36\n";
    let (cards, page) = read(&host, "tank_commander", text, "en").await;
    assert_eq!(cards, "10-1 34-1 39-2 56-3 150-2 165-1");
    assert!(page.contains("<option value=\"soviet\" selected>"), "whose cards these are");
    let text = "Nation: soviet\nScenario: 17.5\nRole: defender\nYear: 1943\n2x T-34 M43\n1x Reinforcements\nReinforcement:\n2x KV-1S";
    let (cards, page) = read(&host, "tank_commander", text, "en").await;
    assert_eq!(cards, "56-2 116-1/150-2");
    for chosen in ["17.5", "defender", "1943"] {
        assert!(page.contains(&format!("<option value=\"{chosen}\" selected>")), "{chosen}");
    }
    // A name that both nations have is the owner's card, whether the text says who that is or not.
    let (soviet, _) = read(&host, "crusade", "2x Drop Tanks\n3x T-34/76\n1x Minefield", "en").await;
    let (german, _) = read(&host, "crusade", "2x Drop Tanks\n3x Tiger I\n1x Minefield", "en").await;
    let (named, _) = read(&host, "crusade", "Nation: German\n2x Drop Tanks", "en").await;
    assert!(german.contains(&named) && !soviet.contains(&named), "{soviet} {german} {named}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_is_read_or_every_line_is_named() {
    let host = Host::start(plenty()).await;
    let good = import(&host, "Name: Fist\r\nNation: soviet\r\n3x T-34 M43\r\n").await;
    assert!(good.status == 303 && good.header("location").unwrap().contains("done=read"), "{}", good.body);
    let bad = import(&host, "Nation: french\n3x T-34/76\n1x Smoke<b>").await;
    assert_eq!(bad.status, 422);
    for words in ["Line 1", "“french”", "german, soviet", "Line 2", "“T-34/85”", "Line 3", "Smoke&lt;b&gt;"] {
        assert!(bad.body.contains(words), "{words}: {}", bad.body);
    }
    assert!(bad.body.contains("3x T-34/76\n1x Smoke&lt;b&gt;</textarea>"), "nothing typed is lost");
    for (text, words) in [
        ("", "There is no card in this text"),
        ("Name: nobody", "There is no card in this text"),
        (&*"1x Smoke\n".repeat(250_000), "longer than 64 kB"),
        (&*"nonsense\n".repeat(500), "400 more lines"),
        ("see http://x/decks/tank_commander/s/AAAA", "damaged or cut off"),
        ("\u{0}\u{1}\u{2}", "Line 1"),
    ] {
        let answer = import(&host, text).await;
        assert!(
            answer.status == 422 && answer.body.contains(words),
            "{words}: {} {}",
            answer.status,
            &answer.body[..200]
        );
    }
    let link = good.header("location").unwrap().split("deck=").nth(1).unwrap().split('&').next().unwrap().to_owned();
    let again = import(&host, &format!("https://example.org/decks/tank_commander/s/{link}?x")).await;
    assert!(again.status == 303 && again.header("location").unwrap().contains(&link));
    let elsewhere = import_of(&host, "crusade", &format!("https://example.org/decks/tank_commander/s/{link}")).await;
    assert!(elsewhere.status == 422 && elsewhere.body.contains("damaged"), "a deck of another title is none of this");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_an_end_to_the_decks_of_one_visitor() {
    let host = Host::start(plenty()).await;
    let (mine, address) = saved(&host, "first").await;
    for n in 1..200 {
        let answer = host
            .post("/decks/tank_commander/build", &mine, &format!("{}&do=save", bench("56-1", &n.to_string())))
            .await;
        assert_eq!(answer.status, 303);
    }
    let full = host.post("/decks/tank_commander/build", &mine, &format!("{}&do=save", bench("56-7", "too many"))).await;
    assert!(full.status == 409 && full.body.contains("You keep 200 decks already"), "{}", full.status);
    assert!(full.body.contains("56-7") && full.body.contains("too many"), "what was built is still there");
    let id = id_of(&address);
    let changed = host
        .post("/decks/tank_commander/build", &mine, &format!("{}&do=save&id={id}&revision=1", bench("57-1", "changed")))
        .await;
    assert_eq!(changed.status, 303);
    let stale = host
        .post("/decks/tank_commander/build", &mine, &format!("{}&do=save&id={id}&revision=1", bench("58-1", "stale")))
        .await;
    assert!(stale.status == 409 && stale.body.contains("58-1") && stale.body.contains("another window"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_goes_to_its_seat_and_to_nobody_else() {
    let host = Host::start(plenty()).await;
    let page = host.get("/decks/tank_commander/build?ready=17.2-G-1943", "").await.body;
    let word = page.split("/decks/tank_commander/s/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let form = |rest: &str| format!("scenario=own-force&deck={word}&opponent=anyone&{rest}");
    let wrong = host.post("/new/tank_commander", "", &form("side=second")).await;
    assert!(wrong.status == 422 && wrong.told().unwrap().contains("This deck is German"), "{}", wrong.body);
    assert!(wrong.body.contains(&format!("value=\"{word}\" selected")), "the choice is not lost");
    let dear = host.post("/new/tank_commander", "", &format!("scenario=tanks-in-action&deck={word}&side=first")).await;
    assert!(dear.status == 422 && dear.told().unwrap().contains("(TC-18.1)"), "{}", dear.body);
    let half = host.post("/new/tank_commander", "", "scenario=own-force&side=first&deck=AQAB").await;
    assert!(half.status == 422 && half.told().unwrap().contains("damaged"), "{}", half.body);

    let begun = host.post("/new/tank_commander", "", &form("side=first")).await;
    assert_eq!(begun.status, 303, "{}", begun.body);
    let (anna, path) = (cookie(&begun), begun.header("location").unwrap().split('?').next().unwrap().to_owned());
    let sat = host.post(&format!("{path}/sit"), "", "seat=1").await;
    let boris = cookie(&sat);
    let mut asked = String::new();
    for _ in 0..200 {
        asked = host.get(&path, &boris).await.body;
        if asked.contains("name=\"token\"") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(asked.contains(&format!("{path}/decks?as=1")), "the German deck is taken, the Soviet one is asked for");
    assert!(!asked.contains("Germans, 1943"), "its name is not told");
    let decks = host.get(&format!("{path}/decks?as=1"), &boris).await;
    assert!(decks.status == 200 && decks.body.contains("Soviets, 1943") && !decks.body.contains("Germans, 1943"));
    for (who, seat, status) in
        [(&anna, 1, 403), (&anna, 0, 409), (&boris, 0, 403), (&boris, 7, 403), (&String::new(), 1, 403)]
    {
        assert_eq!(host.get(&format!("{path}/decks?as={seat}"), who).await.status, status, "{seat}");
        assert_eq!(
            host.post(&format!("{path}/deck"), who, &format!("seat={seat}&deck={word}")).await.status,
            status,
            "{seat}"
        );
    }
    let foreign = host.post(&format!("{path}/deck"), &boris, &format!("seat=1&deck={word}")).await;
    assert!(foreign.status == 422 && foreign.body.contains("is not a Soviet card"), "{}", foreign.body);
    let own = decks.body.split("name=\"deck\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(host.post(&format!("{path}/deck"), &boris, &format!("seat=1&deck={own}")).await.status, 303);
    assert_eq!(host.post(&format!("{path}/deck"), &boris, &format!("seat=1&deck={own}")).await.status, 409, "once");
    assert!(host.get(&path, &anna).await.body.contains("name=\"token\""), "the match goes on");
}

/// The first deck that the table offers to a seat.
async fn offered(host: &Host, path: &str, seat: u8, who: &str) -> String {
    let decks = host.get(&format!("{path}/decks?as={seat}"), who).await;
    assert_eq!(decks.status, 200, "{}", decks.body);
    decks.body.split("name=\"deck\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_lies_ready_until_its_seat_is_asked() {
    let host = Host::start(plenty()).await;
    let begun = host.post("/new/tank_commander", "", "scenario=own-force&deck=build&side=first&opponent=anyone").await;
    let (anna, path) = (cookie(&begun), begun.header("location").unwrap().split('?').next().unwrap().to_owned());
    let boris = cookie(&host.post(&format!("{path}/sit"), "", "seat=1").await);
    let before = host.get(&path, &anna).await.body;
    let deck = offered(&host, &path, 1, &boris).await;
    let script = format!("{boris}x-steppe: 1\r\n");
    let told = host.post(&format!("{path}/deck"), &script, &format!("seat=1&deck={deck}")).await;
    assert!(told.status == 200 && told.body.contains("lies ready"), "{} {}", told.status, told.body);
    assert_eq!(host.get(&path, &anna).await.body, before, "the other side sees no difference");
    let own = offered(&host, &path, 0, &anna).await;
    assert_eq!(host.post(&format!("{path}/deck"), &anna, &format!("seat=0&deck={own}")).await.status, 303);
    for _ in 0..200 {
        if host.get(&path, &anna).await.body.contains("name=\"token\"") {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the deck that lay ready was not taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_speaks_every_language() {
    let host = Host::start(plenty()).await;
    let (mine, address) = saved(&host, "x").await;
    for language in ["en", "fr", "de", "ru"] {
        let headers = mine.replace("\r\n", &format!("; language={language}\r\n"));
        let mut pages = vec![
            "/decks".to_owned(),
            "/decks/tank_commander".to_owned(),
            "/decks/crusade".to_owned(),
            "/decks/crusade/build?ready=de_standard".to_owned(),
            "/decks/crusade/ready/su_lunch".to_owned(),
            "/cards".to_owned(),
            "/cards/crusade".to_owned(),
            "/cards/crusade/7".to_owned(),
            "/new/crusade".to_owned(),
            "/cards/tank_commander".to_owned(),
            "/new/tank_commander".to_owned(),
            address.clone(),
        ];
        pages.extend((1..=166).map(|number| format!("/cards/tank_commander/{number}")));
        pages.extend(
            ["17.5-G-def-1943", "17.4-S-def-1944", "17.8-G", "hill621-S"]
                .map(|id| format!("/decks/tank_commander/ready/{id}")),
        );
        pages.push("/decks/tank_commander/build?ready=17.5-G-def-1943".to_owned());
        for page in pages {
            let answer = host.get(&page, &headers).await;
            assert_eq!(answer.status, 200, "{page}");
            assert!(answer.body.contains(&format!("<html lang=\"{language}\"")), "{page}");
            assert!(!answer.body.contains('\u{27e8}'), "{language}: words are missing on {page}");
        }
    }
}

/// Begins an open battle in which both bring decks, and seats the other one: both cookies and the address.
async fn open_battle(host: &Host, deck: &str) -> (String, String, String) {
    let begun = host.post("/new/crusade", "", &format!("scenario=open&deck={deck}&side=first&opponent=anyone")).await;
    assert_eq!(begun.status, 303, "{}", begun.body);
    let (anna, path) = (cookie(&begun), begun.header("location").unwrap().split('?').next().unwrap().to_owned());
    let boris = cookie(&host.post(&format!("{path}/sit"), "", "seat=1").await);
    (anna, boris, path)
}

/// A word of a deck out of nothing, as the builder fills it.
async fn filled(host: &Host, nation: &str) -> String {
    let page = host.post("/decks/crusade/build", "", &format!("nation={nation}&cards=&name=Fist&do=fill")).await;
    assert!(page.status == 200 && page.body.contains("60 of 60 cards"), "{}", page.body);
    page.body.split("/decks/crusade/s/").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_of_another_title_goes_the_same_way() {
    let host = Host::start(plenty()).await;
    let empty = host.get("/decks/crusade/build?nation=german", "").await;
    assert!(empty.status == 200 && empty.body.contains("exactly 60 cards; there are 0"), "{}", empty.body);
    let wrong = host.post("/decks/crusade/build", "", "nation=soviet&cards=18-7+61-1+1-1&name=").await;
    assert_eq!(wrong.status, 400, "the Staff Company is no card of a deck");
    let wrong = host.post("/decks/crusade/build", "", "nation=soviet&cards=18-7+61-1&name=").await;
    for words in ["At most 6 of T-34/76", "belongs to the other nation", "exactly 60 cards; there are 8", "LC-16.5"] {
        assert!(wrong.body.contains(words), "{words}: {}", wrong.body);
    }
    let (soviet, german) = (filled(&host, "soviet").await, filled(&host, "german").await);
    let form = |scenario: &str, deck: &str| format!("scenario={scenario}&deck={deck}&side=first&opponent=anyone");
    let given = host.post("/new/crusade", "", &form("meeting", &soviet)).await;
    assert!(given.status == 422 && given.told().unwrap().contains("open scenario"), "{}", given.body);
    let other = host.post("/new/crusade", "", &form("open", &german)).await;
    assert!(other.status == 422 && other.told().unwrap().contains("This deck is German"), "{}", other.body);

    let (anna, boris, path) = open_battle(&host, &soviet).await;
    let mut asked = String::new();
    for _ in 0..200 {
        asked = host.get(&path, &boris).await.body;
        if asked.contains("name=\"token\"") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(asked.contains(&format!("{path}/decks?as=1")), "the Soviet deck is taken, the German one is asked for");
    let foreign = host.post(&format!("{path}/deck"), &boris, &format!("seat=1&deck={soviet}")).await;
    assert!(foreign.status == 422 && foreign.body.contains("belongs to the other nation"), "{}", foreign.body);
    assert_eq!(host.post(&format!("{path}/deck"), &boris, &format!("seat=1&deck={german}")).await.status, 303);
    assert!(host.get(&path, &anna).await.body.contains("name=\"token\""), "the terrain is asked for next");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_title_without_decks_has_nothing_of_them() {
    let host = Host::start(plenty()).await;
    for title in ["duel", "prokhorovka", "stalingrad"] {
        let page = host.get(&format!("/new/{title}"), "").await;
        assert!(
            page.status == 200 && !page.body.contains("deck-choice") && !page.body.contains("deck_choice"),
            "{title}"
        );
        let begun = host.post(&format!("/new/{title}"), "", "side=first&opponent=none&deck=build").await;
        let (mine, path) = (cookie(&begun), begun.header("location").unwrap().to_owned());
        let table = host.get(&path, &mine).await;
        assert!(!table.body.contains("data-decks") && !table.body.contains("deck_choice"), "{title}");
        let decks = format!("{}/decks?as=0", path.split('?').next().unwrap());
        assert_eq!(host.get(&decks, &mine).await.status, 404, "{title}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_sought_by_what_a_title_knows_of_them() {
    let host = Host::start(plenty()).await;
    let number = |id: &str| crusade::pieces::CardId::named(id).expect("a card").index() + 1;
    let found = async |asked: &str| -> Vec<usize> {
        let answer = host.get(&format!("/cards/crusade?{asked}"), "x-steppe: 1\r\n").await;
        assert_eq!(answer.status, 200, "{asked}");
        answer.body.split_whitespace().map(|number| number.parse().unwrap()).collect()
    };
    let dear = found("nation=german&kind=armor&sort=dear").await;
    assert_eq!((dear[0], dear.len()), (number("de_kingtiger"), 5));
    assert_eq!(
        found("nation=german&kind=armor&least=7&sort=cheap").await,
        [number("de_tiger"), number("de_kingtiger")]
    );
    assert_eq!(found("find=katyusha").await, [number("su_katyusha")]);
    let arm = found("kind=armor_arm").await;
    assert!(arm.len() > found("kind=armor").await.len(), "an arm has several kinds");
    let all = found("kind=nonsense&nation=french&sort=size&least=x").await;
    assert_eq!(all.len(), 104, "what makes no sense asks for nothing");
    assert_eq!(found("sort=name").await.len(), 104);
}
