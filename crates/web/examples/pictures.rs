//! Takes the pictures of docs/pictures from a running server: `cargo run -p web --example pictures -- URL FOLDER`.

use browser::{Browser, Page, Viewport};

const PHONE: Viewport = Viewport { width: 390, height: 844, scale: 2.0, touch: true };
const DESK: Viewport = Viewport { width: 1280, height: 800, scale: 1.0, touch: false };

fn main() {
    let mut words = std::env::args().skip(1);
    let (Some(url), Some(folder)) = (words.next(), words.next()) else {
        return eprintln!("give the address of a running server and a folder");
    };
    let browser = Browser::launch().expect("a browser");
    let picture = |page: &Page, name: &str| page.screenshot(format!("{folder}/{name}.png"));
    for (name, view, dark, language) in [
        ("desk-en", DESK, false, "en"),
        ("desk-dark-de", DESK, true, "de"),
        ("phone-fr", PHONE, false, "fr"),
        ("phone-dark-ru", PHONE, true, "ru"),
    ] {
        let page = browser.context().page(view);
        page.set_language(language);
        page.set_dark(dark);
        page.goto(&url);
        picture(&page, &format!("front-{name}"));
        page.follow("article.title form button");
        page.wait_for("#panel .choices");
        page.wait_until("document.getElementById('table').dataset.linked === 'yes'");
        std::thread::sleep(std::time::Duration::from_millis(400));
        picture(&page, &format!("table-{name}"));
        println!("{name}: {:?}", page.console_errors());
    }
}
