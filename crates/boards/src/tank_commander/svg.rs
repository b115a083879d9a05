//! The board for a page, as SVG: whole and in English, or in layers.

use super::layout::Layout;
use super::{cards_faces, ground, live, palette};
use crate::Frame;
use maud::{PreEscaped, html};
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
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(class) role="img" viewBox=(view_box) {
            title { "Tank Commander" }
            style { (PreEscaped(palette::alone())) }
            (PreEscaped(definitions))
            (PreEscaped(ground::layer(view)))
            (PreEscaped(live::layer(view, &english)))
        }
    }
    .into_string()
}

/// What the layers lie in.
pub(super) fn frame(view: &View) -> Frame {
    let (wide, high) = Layout::of(&view.table).size();
    Frame { view_box: format!("0 0 {wide} {high}"), class: "tank-board", definitions: &DEFINITIONS }
}

/// The small faces of all cards without their names, the backs, the textures of the terrain.
static DEFINITIONS: LazyLock<String> = LazyLock::new(|| {
    html! {
        defs {
            (ground::patterns())
            @for card in CardId::all() { (cards_faces::small_symbol(card)) }
            @for nation in Nation::ALL { (cards_faces::back_symbol(nation)) }
        }
    }
    .into_string()
});
