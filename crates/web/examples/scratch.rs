//! scratch
use browser::{Browser, Page, Viewport};
use std::time::Duration;
fn main() {
    let dir = std::env::args().nth(1).unwrap();
    std::fs::create_dir_all(&dir).unwrap();
    let rt = tokio::runtime::Runtime::new().unwrap();
    let listener = rt.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let app = web::App::new(
        store::Store::in_temporary().unwrap(),
        web::Config { rate: 1e6, bot_pause: Duration::ZERO, ..Default::default() },
    );
    let served = app.clone();
    std::thread::spawn(move || rt.block_on(web::serve(served, listener)).unwrap());
    let phone = Viewport { width: 360, height: 740, scale: 1.0, touch: true };
    let desk = Viewport { width: 1280, height: 800, scale: 1.0, touch: false };
    let browser = Browser::launch().unwrap();
    let shot = |p: &Page, n: &str| {
        std::thread::sleep(Duration::from_millis(150));
        let over = p.eval("document.documentElement.scrollWidth - innerWidth");
        println!("{n} overflow {over}");
        p.screenshot(format!("{dir}/{n}.png"))
    };
    for (name, view, dark, lang) in [
        ("desk-en", desk, false, "en"),
        ("desk-de", desk, true, "de"),
        ("phone-fr", phone, false, "fr"),
        ("phone-ru", phone, true, "ru"),
        ("phone-de", phone, false, "de"),
    ] {
        let context = browser.context();
        let page = context.page(view);
        page.set_language(lang);
        page.set_dark(dark);
        for (n, path) in [
            ("front", "/"),
            ("new", "/new/duel"),
            ("rules", "/rules/duel#DG-7.3"),
            ("look", "/look"),
            ("account", "/account"),
            ("error", "/nowhere"),
        ] {
            page.goto(&format!("{url}{path}"));
            if n == "new" {
                page.eval("document.querySelector('details.options').open = true");
            }
            shot(&page, &format!("{n}-{name}"));
            if n == "new" {
                page.eval("scrollTo(0, 1e6)");
                shot(&page, &format!("{n}2-{name}"));
            }
            if n == "rules" {
                page.eval("scrollTo(0, 0)");
                shot(&page, &format!("{n}top-{name}"));
            }
        }
        page.goto(&format!("{url}/"));
        page.follow(".go form button");
        page.wait_for("form.choices button");
        page.wait_until("document.getElementById('table').dataset.linked === 'yes'");
        shot(&page, &format!("table-{name}"));
        page.click(".prompt a.rule");
        page.wait_for("#book[open] .sought");
        shot(&page, &format!("book-{name}"));
        page.press("Escape");
        for _ in 0..6 {
            page.eval("document.querySelector('form.choices button')?.click()");
            std::thread::sleep(Duration::from_millis(200));
        }
        page.eval("confirm = () => true");
        page.eval("document.querySelector('form[action$=resign] button').click()");
        page.wait_for(".prompt.over");
        shot(&page, &format!("over-{name}"));
        page.follow("a[href*=story]");
        for _ in 0..5 {
            page.press("ArrowRight");
            std::thread::sleep(Duration::from_millis(200));
        }
        shot(&page, &format!("story-{name}"));
        page.goto(&format!("{url}/new/duel"));
        page.click("input[value=friend]");
        page.follow("form.setup button.main");
        shot(&page, &format!("lobby-{name}"));
        let link = page.eval("document.querySelector('.link').value");
        let guest = browser.context().page(view);
        guest.set_language(lang);
        guest.set_dark(dark);
        guest.goto(link.as_str().unwrap());
        shot(&guest, &format!("join-{name}"));
        page.goto(&format!("{url}/new/duel"));
        page.eval("document.querySelector('input[value=summer-free]').click()");
        page.follow("form.setup button.main");
        page.wait_for("form.choices button");
        shot(&page, &format!("setup-{name}"));
        page.eval("document.querySelector('form.choices button').click()");
        std::thread::sleep(Duration::from_millis(700));
        shot(&page, &format!("setup2-{name}"));
        println!("{name} {:?}", page.console_errors());
    }
}
