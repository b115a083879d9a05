//! The board for a page, as SVG: whole and in English, or in layers.

use crate::layout::SHEET;
use crate::scene::Scene;
use crate::{ground, live, palette};
use boards::kit::{self, Num};
use boards::{Frame, Ink};
use maud::html;
use prokhorovka::{Prokhorovka, View};
use std::borrow::Cow;
use std::sync::LazyLock;
use table::{Message, Spoken};
use words::Lexicon;

static ENGLISH: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new("en", Prokhorovka::locales()));

/// In English.
pub(crate) fn english(message: &Message) -> String {
    ENGLISH.say(message)
}

/// The whole picture by itself.
pub(crate) fn board(view: &View, scene: &Scene) -> String {
    let ground = ground::layer(view, scene, &english);
    let live = live::layer(view, scene, Ink::fresh(&english)).svg();
    frame(view).picture("Blood & Steel", &palette::alone(), &[&ground, &live])
}

/// What the layers lie in.
pub(crate) fn frame(_: &View) -> Frame {
    static DEFINITIONS: LazyLock<String> =
        LazyLock::new(|| html! { defs { (kit::definitions()) (ground::clip()) } }.into_string());
    let view_box = format!("{} {} {} {}", Num(SHEET.x), Num(SHEET.y), Num(SHEET.w), Num(SHEET.h));
    Frame { view_box, class: "bs-board", definitions: Cow::Borrowed(&DEFINITIONS) }
}
