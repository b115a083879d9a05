//! The board for a page, as SVG: whole and in English, or in layers.

use super::layout::Layout;
use super::{cards_faces, ground, live, palette};
use crate::Frame;
use maud::{PreEscaped, html};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use table::{Message, Spoken};
use tank_commander::data::{Group, Role};
use tank_commander::pieces::{CardId, Nation};
use tank_commander::setup::Decks;
use tank_commander::{Setup, TankCommander, View};
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
    Frame {
        view_box: format!("0 0 {wide} {high}"),
        class: "tank-board",
        definitions: definitions(&view.table.setup).into(),
    }
}

/// The small faces of the cards that may come into play, without their names; backs, textures of the terrain.
fn definitions(setup: &Setup) -> String {
    static FACES: LazyLock<Vec<String>> =
        LazyLock::new(|| CardId::all().map(|card| cards_faces::small_symbol(card).into_string()).collect());
    let ready = Nation::ALL.into_iter().flat_map(|nation| Role::ALL.map(|role| setup.ready(nation, role)));
    let cards = ready.flatten().flat_map(|deck| Group::ALL.into_iter().flat_map(|group| deck.group(group)));
    let known: BTreeSet<CardId> = if setup.deck == Decks::Ready { cards.collect() } else { CardId::all().collect() };
    html! {
        defs {
            (ground::patterns())
            @for card in known { (PreEscaped(&FACES[usize::from(card.number()) - 1])) }
            @for nation in Nation::ALL { (cards_faces::back_symbol(nation)) }
        }
    }
    .into_string()
}
