//! Names and passwords, and what becomes of a guest's matches.

use crate::site::*;
use browser::{Browser, Context, Page, Viewport};
use serde_json::json;

/// Fills in one of the two forms of the account page and sends it.
fn send(site: &Site, page: &Page, form: &str, name: &str, password: &str) {
    page.goto(&site.url("/account"));
    page.fill(&format!("form[action='/account/{form}'] input[name=name]"), name);
    page.fill(&format!("form[action='/account/{form}'] input[name=password]"), password);
    page.follow(&format!("form[action='/account/{form}'] button"));
}

/// Is this visitor asked at that table?
fn is_asked(site: &Site, context: &Context, path: &str) -> bool {
    let page = context.page(Viewport::DESK);
    page.goto(&site.url(path));
    page.exists("form.choices")
}

/// A guest signs up and keeps their match; logged out it is not theirs, and what was open shows it no more.
pub fn accounts(browser: &Browser) {
    let site = Site::start();
    let (here, elsewhere) = (browser.context(), browser.context());
    let page = here.page(Viewport::DESK);
    page.goto(&site.url("/"));
    page.follow(".go form button");
    page.wait_for("form.choices");
    let path = page.eval("location.pathname").as_str().unwrap().to_owned();
    let guest = here.cookies().into_iter().find(|cookie| cookie.name == "steppe").unwrap();

    send(&site, &page, "join", "Rosa", "correct horse");
    assert_eq!(page.text("nav.top a[href='/account']"), "Rosa");
    let member = here.cookies().into_iter().find(|cookie| cookie.name == "steppe").unwrap();
    assert_ne!(guest.value, member.value, "who logs in gets a new session");
    assert!(page.exists(&format!(".slip[href^='{path}?']")), "the guest's match is on the list");
    assert!(is_asked(&site, &here, &path), "the guest's match was claimed");

    let table = here.page(Viewport::DESK);
    table.goto(&site.url(&path));
    linked(&table);
    page.goto(&site.url("/account"));
    page.follow("form[action='/account/leave'] button");
    table.wait_gone("form.choices");
    let secret = "document.querySelector('#pieces').innerHTML.includes('#dg-wheel')";
    table.wait_until(&format!("!{secret}"));
    assert!(!is_asked(&site, &here, &path), "the match belongs to the account");

    send(&site, &page, "enter", "Rosa", "wrong horse");
    let wrong = page.text(".error");
    send(&site, &page, "enter", "Nobody", "wrong horse");
    assert_eq!(page.text(".error"), wrong, "whether a name exists is not told");
    send(&site, &page, "join", "ROSA", "another horse");
    assert!(page.exists(".error"), "a name is taken once");
    let short = json!({ "name": "Max", "password": "short" });
    assert_eq!(post(&page, "/account/join", &short), 422);
    let nameless = json!({ "name": "  ", "password": "long enough" });
    assert_eq!(post(&page, "/account/join", &nameless), 422);

    let far = elsewhere.page(Viewport::DESK);
    far.goto(&site.url("/"));
    send(&site, &far, "enter", "rosa", "correct horse");
    assert!(is_asked(&site, &elsewhere, &path), "the account has its matches in every browser");
    assert!(!is_asked(&site, &here, &path));
    here.set_cookie(&site.url("/"), "steppe", &guest.value);
    assert!(!is_asked(&site, &here, &path), "the guest's old session opens nothing");
}
