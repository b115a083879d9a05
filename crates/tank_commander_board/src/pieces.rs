//! The pieces: cards on the table, each in a group of its own that says what it is and where.

use crate::cards::small_heading;
use crate::layout::{CARD, PEEK};
use crate::names::Name;
use crate::scene::Piece;
use crate::{signs, tips};
use boards::kit::card::{shadow, spent};
use boards::kit::chip::{Tone, chip, sign};
use boards::kit::{Area, Point, at};
use boards::{Drawn, Ink, Say};
use maud::{Markup, html};
use tank_commander::View;
use tank_commander::names;
use tank_commander::pieces::CardId;
use tank_commander::state::*;
use tank_commander::units::{Mark, Unit, UnitId};

/// Where a unit's number lies on its card.
pub(crate) const NUMBER: Point = at(105.0, 27.0);

/// One piece as it lies there. Its tip names whose it is, what holds for it and how many cards a pile has.
pub(crate) fn draw(view: &View, piece: &Piece, ink: Ink) -> Drawn {
    let (tip, in_hand) = (tips::piece(view, piece), is_in_hand(view, piece.name));
    let unit = match piece.name {
        Name::Unit(id) => view.table.units.get(id),
        _ => None,
    };
    let owner = unit.filter(|_| view.table.setup.commanders() > 1).map(|unit| unit.owner);
    let look = (piece, &tip, in_hand, owner);
    ink.piece(look, || group(view, piece, unit, (ink.say)(&tip), in_hand, ink.say).into_string())
}

/// `data-piece` names it, `data-at` says where it is, `data-card` which card it is, `data-rimmed` that it shows by
/// itself that it can be clicked.
fn group(view: &View, piece: &Piece, unit: Option<&Unit>, tip: String, in_hand: bool, say: Say) -> Markup {
    let acted = unit.is_some_and(|unit| unit.is(Mark::Acted));
    html! {
        g .tcb-piece .tcb-in-hand[in_hand] data-piece=(piece.name) data-at=(piece.at)
            data-card=[piece.card.map(CardId::number)] data-rimmed=[piece.card.map(|_| "")] transform=(piece.point.translate()) {
            title { (tip) }
            @match (piece.card, piece.name) {
                (Some(card), _) => {
                    @if let Some(load) = piece.load { g transform=(at(0.0, -PEEK).translate()) { (face(load, say)) } }
                    @if piece.copies > 1 { g .tcb-under transform="translate(5 -5)" { (face(card, say)) } }
                    (face(card, say))
                    @if piece.copies > 1 { (chip(at(104.0, 72.0), &format!("×{}", piece.copies), Tone::Plain)) }
                    @if acted {
                        // Its values stay readable: it can still be shot at.
                        (spent(CARD.0, CARD.1))
                        (spent(CARD.0, 50.0))
                    }
                    @if let (Some(unit), Name::Unit(id)) = (unit, piece.name) { (states(view, id, unit)) }
                },
                (None, Name::Pile(seat)) => (signs::pile(view, seat)),
                (None, _) => circle .tcb-edge-spot r="9" {},
            }
            @if piece.card.is_some() { (outline(CARD.0, CARD.1, 8.0)) }
        }
    }
}

/// A card that can only be looked at.
pub(crate) fn shown(card: CardId, at: Point, size: f32, say: Say) -> Markup {
    html! { g transform={ (at.translate()) " scale(" (size) ")" } data-look={ "card:" (card.number()) } { (face(card, say)) } }
}

/// The small face of a card with its name.
pub(crate) fn face(card: CardId, say: Say) -> Markup {
    html! {
        g .tcb-face {
            (shadow(CARD.0, CARD.1, 8.0))
            use href={ "#tc-s" (card.number()) } width=(CARD.0) height=(CARD.1) {}
            (small_heading(&say(&names::card(card))))
        }
    }
}

/// The number of a unit, what holds for it, what is attached to it.
fn states(view: &View, id: UnitId, unit: &Unit) -> Markup {
    html! {
        (chip(NUMBER, &id.number().to_string(), Tone::Plain))
        @for (i, shown) in signs::of(unit).enumerate() { (sign(at(11.0 + 19.0 * i as f32, 27.0), shown.path, shown.tone)) }
        @if view.table.setup.commanders() > 1 {
            (chip(at(105.0, 44.0), &format!("#{}", unit.owner.0 + 1), Tone::Plain))
        }
    }
}

/// The rim that a page lights where something can be clicked.
pub(crate) fn outline(wide: f32, high: f32, round: f32) -> Markup {
    Area::new(0.0, 0.0, wide, high).inside(-1.0).rect("tcb-out", round)
}

/// Is it what the deciding seat has in mind?
fn is_in_hand(view: &View, name: Name) -> bool {
    match (&view.focus, name) {
        (Focus::Aim(id), Name::Unit(other)) => *id == other,
        (Focus::Group(group), Name::Unit(other)) => group.units.contains(&other),
        (Focus::Group(_), Name::Muster(_)) => true,
        (Focus::Card(staged), Name::Card(seat, card)) => seat == view.table.seat && card == staged.card,
        (Focus::Card(staged), Name::Deck(_, card)) => card == staged.card,
        (Focus::Card(staged), Name::Unit(other)) => staged.picks.contains(&Some(other)),
        (Focus::Nothing, Name::Unit(other)) => signs::is_asked(&view.table, other),
        _ => false,
    }
}
