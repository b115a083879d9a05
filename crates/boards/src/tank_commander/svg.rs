//! The board for a page, as SVG: whole and in English, or in layers.

use super::layout::Layout;
use super::{cards_faces, ground, live, palette, scene};
use crate::Frame;
use maud::{PreEscaped, html};
use std::borrow::Cow;
use std::sync::LazyLock;
use table::{Message, Spoken};
use tank_commander::pieces::{CardId, Nation};
use tank_commander::{TankCommander, View};
use words::Lexicon;

static ENGLISH: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new("en", TankCommander::locales()));

/// What a message says where nobody has chosen a language.
pub(super) fn english(message: &Message) -> String {
    ENGLISH.say(message)
}

/// The whole picture, by itself.
pub(super) fn board(view: &View) -> String {
    let Frame { view_box, class, definitions } = frame(view);
    let faces: String = scene::faces(view).into_iter().filter_map(face).collect();
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(class) role="img" viewBox=(view_box) {
            title { "Tank Commander" }
            style { (PreEscaped(palette::alone())) }
            (PreEscaped(definitions))
            defs { (PreEscaped(faces)) }
            (PreEscaped(ground::layer(view)))
            (PreEscaped(live::layer(view, &english)))
        }
    }
    .into_string()
}

/// What the layers lie in.
pub(super) fn frame(view: &View) -> Frame {
    let (wide, high) = Layout::of(&view.table).size();
    Frame { view_box: format!("0 0 {wide} {high}"), class: "tank-board", definitions: Cow::Borrowed(&DEFINITIONS) }
}

/// Textures of the terrain, and the backs.
static DEFINITIONS: LazyLock<String> = LazyLock::new(|| {
    let defs = html! {
        defs { (ground::patterns()) @for nation in Nation::ALL { (cards_faces::back_symbol(nation)) } }
    };
    defs.into_string()
});

/// The small face of a card, without its name.
pub(super) fn face(number: u16) -> Option<&'static str> {
    static FACES: LazyLock<Vec<String>> =
        LazyLock::new(|| CardId::all().map(|card| cards_faces::small_symbol(card).into_string()).collect());
    FACES.get(usize::from(number).checked_sub(1)?).map(String::as_str)
}
