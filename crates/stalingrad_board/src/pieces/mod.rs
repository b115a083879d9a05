//! The pieces, each one element: units, formations, cards, piles, commanders.

mod formations;
mod hand;
mod look;
mod piles;
mod units;

pub(crate) use formations::{doctrines, leader, plate};
pub(crate) use look::look;
pub(crate) use piles::{backs, formations as formation_deck, on_mat};
pub(crate) use units::{bare, counter, effects};

use crate::cards;
use crate::names::Name;
use crate::scene::{Piece, Scene};
use crate::tips;
use boards::Say;
use boards::kit::{Num, lettering};
use maud::{Markup, html};
use stalingrad::View;
use stalingrad::pieces::CardId;

/// A piece as the owner of the view sees it.
pub(crate) fn draw(view: &View, scene: &Scene, piece: &Piece, say: Say) -> Markup {
    let Piece { name, at, area } = *piece;
    let table = &view.table;
    let drawn = match name {
        Name::Unit(district, kind) => units::counter(kind, table.ground(district).count(kind), area, say),
        Name::Formation(id) => formations::draw(view, scene, id, area, say),
        Name::Laid(id, place) => formations::tab(table, id, place, area, say),
        Name::Hero(card) => hand::hero(table, card, area, say),
        Name::Card(player, card) => hand::card(view, player, card, area, say),
        Name::Commander(player) => hand::commander(table, scene, player, say),
        Name::Deck(side) => piles::deck(table, side, area, scene.layout.is_near(side), say),
        Name::Discards(side) => piles::discards(table, side, area, scene.layout.is_near(side), say),
        Name::Destroyed(side) => piles::destroyed(table, side, area, scene.layout.is_near(side), say),
        Name::Carnage => piles::carnage(table, area, say),
        Name::Ash => piles::ash(table, area, say),
        Name::Campaign(side) => hand::campaign(table, side, area, say),
        Name::Declared => hand::declared(table, area, say),
        Name::Choice(effect) => hand::choice(table, effect, area, say),
    };
    let number = card_of(view, name).map(cards::number);
    html! {
        g.hs-piece data-piece=(name) data-at=(at) data-card=[number] data-detail-of={ "piece:" (name) } {
            title { (say(&tips::piece(view, name))) }
            (drawn)
        }
    }
}

/// The combat card that a piece is.
pub(crate) fn card_of(view: &View, name: Name) -> Option<CardId> {
    let battle = view.table.battle.as_ref();
    match name {
        Name::Card(_, card) | Name::Hero(card) => Some(card),
        Name::Laid(id, place) => battle?.cards_on(id).nth(place.into()).map(|laid| laid.card),
        Name::Declared => battle?.declared.map(|declared| declared.card),
        _ => None,
    }
}

/// A text from its left end on the base line.
pub(crate) fn text(class: &str, x: f32, y: f32, words: &str) -> Markup {
    html! { text class=(class) x=(Num(x)) y=(Num(y)) { (words) } }
}

/// A name as large as it fits, cut where it does not.
pub(crate) fn fitted(class: &str, x: f32, y: f32, words: &str, sizes: &[u8], room: f32) -> Markup {
    let size = lettering::fitting(words, sizes, room);
    text(&format!("{class} k-{size}"), x, y, &lettering::shortened(words, size, room))
}

/// A name in at most two lines around a middle height.
pub(crate) fn two_lines(class: &str, x: f32, middle: f32, words: &str, size: u8, room: f32) -> Markup {
    let mut lines = lettering::broken(words, room / 1.1, size.into());
    let rest = lines.split_off(lines.len().min(1)).join(" ");
    let all: Vec<String> = lines.into_iter().chain((!rest.is_empty()).then_some(rest)).collect();
    let step = f32::from(size) * 1.12;
    let first = middle + f32::from(size) * 0.36 - step * (all.len() as f32 - 1.0) / 2.0;
    html! {
        @for (place, line) in all.iter().enumerate() {
            (text(&format!("{class} k-{size}"), x, first + step * place as f32, &lettering::shortened(line, size, room)))
        }
    }
}
