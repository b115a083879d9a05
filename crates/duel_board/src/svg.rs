//! The board for a page, as SVG: [`board`] is all of it, by itself and in English; its layers are parts of it, in the
//! language of the page, which keeps the ground and swaps the pieces.

use crate::layout::{TOP, hexes, size};
use crate::scene::Scene;
use crate::{banner, ground, live, palette, pictures};
use boards::kit::{self, Num};
use boards::{Frame, Ink};
use duel::pieces::Season;
use duel::{Duel, View};
use maud::{PreEscaped, html};
use std::sync::LazyLock;
use table::{Message, Spoken};
use words::Lexicon;

static ENGLISH: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new("en", Duel::locales()));

/// What a message says where nobody has chosen a language.
fn english(message: &Message) -> String {
    ENGLISH.say(message)
}

/// The whole picture, by itself.
pub(crate) fn board(view: &View, scene: &Scene) -> String {
    let size = size(view.table.board());
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(class(view)) role="img"
            viewBox={ "0 0 " (Num(size.x)) " " (Num(size.y)) } {
            title { "Duel of the Giants" }
            style { (PreEscaped(palette::stylesheet())) }
            (definitions(view))
            rect.dg-mat width=(Num(size.x)) height=(Num(size.y)) {}
            (banner::above(&view.table))
            (banner::edges(&view.table, scene.lay, Some(["GERMAN EDGE", "SOVIET EDGE"]), &english))
            (ground::terrain(view, scene.lay, &english))
            (PreEscaped(live::layer(view, scene, Ink::fresh(&english)).svg()))
            (banner::below(&view.table))
        }
    };
    picture.into_string()
}

/// What the parts of the picture lie in.
pub fn frame(view: &View) -> Frame {
    let board = view.table.board();
    let high = hexes(board).y + 2.0 * MARGIN;
    Frame {
        view_box: html! { "0 " (Num(TOP - MARGIN)) " " (Num(size(board).x)) " " (Num(high)) }.into_string(),
        class: class(view),
        definitions: definitions(view).0.into(),
    }
}

/// Above and below the hexes of the layers.
const MARGIN: f32 = 14.0;

/// The classes of the picture; one tells the seasons apart.
fn class(view: &View) -> &'static str {
    match view.table.setup.season {
        Season::Summer => "duel-board dg-summer",
        Season::Winter => "duel-board dg-winter",
    }
}

/// The drawings that all layers refer to, drawn once a season.
fn definitions(view: &View) -> PreEscaped<&'static str> {
    static DRAWN: LazyLock<[String; 2]> = LazyLock::new(|| {
        let drawn = |season| {
            html! { defs { (kit::definitions()) (ground::pictures(season)) (pictures::drawings()) } }.into_string()
        };
        [Season::Summer, Season::Winter].map(drawn)
    });
    PreEscaped(&DRAWN[view.table.setup.season as usize])
}
