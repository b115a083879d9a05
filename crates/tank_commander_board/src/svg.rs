//! The board for a page, as SVG: whole and in English, or in layers.

use crate::layout::Layout;
use crate::scene::{Scene, cards_shown};
use crate::{cards, ground, live, palette};
use boards::{Frame, Ink, Outlook, kit};
use maud::{PreEscaped, html};
use std::borrow::Cow;
use std::sync::LazyLock;
use table::{Message, Spoken};
use tank_commander::pieces::{CardId, Nation};
use tank_commander::{TankCommander, View};
use words::Lexicon;

static ENGLISH: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new("en", TankCommander::locales()));

/// What a message says where nobody has chosen a language.
pub(crate) fn english(message: &Message) -> String {
    ENGLISH.say(message)
}

/// The whole picture, by itself.
pub(crate) fn board(view: &View, scene: &Scene) -> String {
    let faces: String = cards_shown(view, scene).into_iter().filter_map(card).collect();
    let faces = html! { defs { (PreEscaped(faces)) } }.into_string();
    let ground = ground::layer(view, scene, &english);
    let live = live::layer(view, scene, Ink::fresh(&english)).svg();
    frame(view).picture("Tank Commander", &palette::alone(), &[&faces, &ground, &live])
}

/// What the layers lie in.
pub(crate) fn frame(view: &View) -> Frame {
    let (wide, high) = Layout::of(&view.table, Outlook::Upright).size();
    Frame { view_box: format!("0 0 {wide} {high}"), class: "tank-board", definitions: Cow::Borrowed(&DEFINITIONS) }
}

/// The drawings of the kit, textures of the terrain, and the backs.
static DEFINITIONS: LazyLock<String> = LazyLock::new(|| {
    let defs = html! {
        defs { (kit::definitions()) (ground::patterns()) @for nation in Nation::ALL { (cards::back_symbol(nation)) } }
    };
    defs.into_string()
});

/// The small face of a card, without its name.
pub(crate) fn card(number: u16) -> Option<&'static str> {
    static FACES: LazyLock<Vec<String>> =
        LazyLock::new(|| CardId::all().map(|card| cards::small_symbol(card).into_string()).collect());
    FACES.get(usize::from(number).checked_sub(1)?).map(String::as_str)
}
