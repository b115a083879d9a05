//! The board for a page, as SVG: whole and in English, or in layers.

use crate::scene::{Scene, cards_shown};
use crate::{cards, ground, icons, live, palette};
use boards::{Frame, Ink, kit};
use maud::{PreEscaped, html};
use stalingrad::{Stalingrad, View};
use std::borrow::Cow;
use std::sync::LazyLock;
use table::{Message, Side, Spoken};
use words::Lexicon;

static ENGLISH: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new("en", Stalingrad::locales()));

/// What a message says where nobody has chosen a language.
pub(crate) fn english(message: &Message) -> String {
    ENGLISH.say(message)
}

/// The whole picture, by itself.
pub(crate) fn board(view: &View, scene: &Scene) -> String {
    let faces: String = cards_shown(view, scene).into_iter().filter_map(cards::picture).collect();
    let faces = html! { defs { (PreEscaped(faces)) } }.into_string();
    let ground = ground::layer(view, scene, &english);
    let live = live::layer(view, scene, Ink::fresh(&english)).svg();
    frame(view).picture("The Hell of Stalingrad", &palette::alone(), &[&faces, &ground, &live])
}

/// What the layers lie in.
pub(crate) fn frame(_: &View) -> Frame {
    let (wide, high) = crate::layout::SIZE;
    Frame {
        view_box: format!("0 0 {wide} {high}"),
        class: "stalingrad-board",
        definitions: Cow::Borrowed(&DEFINITIONS),
    }
}

/// The drawings of the kit, the signs, gradients, and the backs.
pub(crate) static DEFINITIONS: LazyLock<String> = LazyLock::new(|| {
    let defs = html! {
        defs {
            (kit::definitions())
            (icons::definitions())
            (PreEscaped(ground::PATTERNS))
            @for side in Side::BOTH { (cards::back(side)) }
        }
    };
    defs.into_string()
});
