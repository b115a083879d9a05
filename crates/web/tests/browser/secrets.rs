//! What is said of hidden things: only to whom they belong, in every language.

use crate::site::*;
use browser::{Browser, Context, Page, Viewport};
use duel::Duel;
use table::{Message, Spoken};
use words::Lexicon;

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "ru"];

/// How a log would begin to tell something, up to the hex or the tank that it is about.
fn telling(message: &Message) -> [String; 4] {
    LANGUAGES.map(|language| {
        let text = Lexicon::new(language, Duel::locales()).say(message);
        let longest = text.split('@').max_by_key(|part| part.len()).unwrap_or_default().to_owned();
        maud_escaped(&longest)
    })
}

fn maud_escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// All that would tell what the Soviet markers are.
fn of_soviets() -> Vec<[String; 4]> {
    let laid = |kind| Message::new("log-marker-laid").with("kind", kind).with("hex", "@".to_owned());
    ["tank", "bluff"].map(|kind| telling(&laid(kind))).to_vec()
}

/// All that would tell what the German markers are and what the Tigers will do.
fn of_germans() -> Vec<[String; 4]> {
    let laid = |piece| telling(&Message::new("log-piece-laid").with("piece", piece).with("hex", "@".to_owned()));
    let mut all = ["pak88", "pak36", "pak-bluff", "mine", "mine-bluff"].map(laid).to_vec();
    let card = |card| Message::new("log-card").with("tank", "@".to_owned()).with("card", card);
    all.extend(["forward", "back", "left", "right"].map(|word| telling(&card(word))));
    all
}

/// One window for each language, all of the same person.
fn windows(context: &Context, url: &str) -> Vec<Page> {
    let open = |language: &&str| {
        let page = context.page(Viewport::DESK);
        page.set_language(language);
        page.goto(url);
        linked(&page);
        page
    };
    LANGUAGES.iter().map(open).collect()
}

/// All that a window has received of the match.
fn heard(page: &Page) -> String {
    let got = page.network_log().into_iter().filter(|got| got.url.contains("/m/"));
    // A stream is JSON: what it quotes counts as quoted.
    got.map(|got| got.text.replace("\\\"", "\"")).collect()
}

/// Lays a card of a program, if one can be laid.
const LAY_A_CARD: &str = r#"(() => {
    const card = [...document.querySelectorAll('form.choices button')].find(b => b.value.startsWith('{"card"'));
    card?.click();
    return !!card;
})()"#;

/// A set-up by hand and the first programs: what reached the players on the way, and what four languages
/// say of it in the end, from both seats and from beside.
pub fn wording(browser: &Browser) {
    let site = Site::start();
    let (left, right, third) = (browser.context(), browser.context(), browser.context());
    let (german, soviet, path) = site.two_of(&left, &right, "summer-free");
    for (page, language) in [(&german, "de"), (&soviet, "ru")] {
        page.set_language(language);
        page.reload();
        linked(page);
    }
    let mut luck = Luck(44);
    let mut cards = 0;
    while cards < 4 {
        let page = asked([&german, &soviet]).expect("the match goes on");
        let old = token(page).unwrap();
        if page.eval(LAY_A_CARD) == true {
            wait_for_news(page, &old);
            cards += 1;
        } else {
            press_one(page, &mut luck);
        }
    }
    let texts = |pages: &[Page]| pages.iter().map(heard).collect::<Vec<String>>();
    let germans = texts(&windows(&left, &site.url(&path)));
    let soviets = texts(&windows(&right, &site.url(&path)));
    let beside = texts(&windows(&third, &site.url(&path)));
    for (tellings, own, others, played) in
        [(of_germans(), &germans, &soviets, &soviet), (of_soviets(), &soviets, &germans, &german)]
    {
        for (i, language) in LANGUAGES.iter().enumerate() {
            let told = tellings.iter().filter(|telling| own[i].contains(&telling[i])).count();
            assert!(told >= 2, "{language}: the owner hears of {told} of {tellings:?}");
        }
        let foreign = [others.as_slice(), &beside, &[heard(played)]].concat();
        for telling in tellings.iter().flatten() {
            let leak = foreign.iter().position(|text| text.contains(telling.as_str()));
            assert_eq!(leak, None, "{telling:?} reached somebody else");
        }
    }
}
