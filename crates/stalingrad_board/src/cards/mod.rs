//! The cards as pictures: small faces in a hand, large ones for a closer look, backs.
//!
//! Every card of the box has a number, by which the site asks for it: combat cards 1 to 56, formations from 101,
//! buildings from 201, campaign cards from 301, Carnage cards from 401, commanders from 501.

mod art;
mod large;
mod motifs;

pub(crate) use art::art;
pub(crate) use large::{Face, face, show};

use crate::ground::army;
use crate::icons::Icon;
use crate::layout::CARD;
use crate::pieces::{effects, plate, text, two_lines};
use boards::Say;
use boards::kit::{Area, Num, at, card as kit_card};
use maud::{Markup, html};
use stalingrad::pieces::{BuildingId, CampaignId, CardId, CarnageId, CommanderId, FormationId};
use stalingrad::words;
use std::sync::LazyLock;
use table::Side;

/// A card of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum BoxCard {
    Combat(CardId),
    Formation(FormationId),
    Building(BuildingId),
    Campaign(CampaignId),
    Carnage(CarnageId),
    Commander(CommanderId),
}

impl BoxCard {
    /// The card of a number.
    pub fn of(number: u16) -> Option<BoxCard> {
        let (kind, place) = (number / 100, usize::from(number % 100).checked_sub(1)?);
        match kind {
            0 => CardId::ALL.get(place).copied().map(BoxCard::Combat),
            1 => FormationId::ALL.get(place).copied().map(BoxCard::Formation),
            2 => BuildingId::ALL.get(place).copied().map(BoxCard::Building),
            3 => CampaignId::ALL.get(place).copied().map(BoxCard::Campaign),
            4 => CarnageId::ALL.get(place).copied().map(BoxCard::Carnage),
            5 => CommanderId::ALL.get(place).copied().map(BoxCard::Commander),
            _ => None,
        }
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        let (kind, place) = match self {
            BoxCard::Combat(card) => (0, card.index()),
            BoxCard::Formation(id) => (1, id.index()),
            BoxCard::Building(id) => (2, id.index()),
            BoxCard::Campaign(id) => (3, id.index()),
            BoxCard::Carnage(id) => (4, id.index()),
            BoxCard::Commander(id) => (5, id.index()),
        };
        kind * 100 + place as u16 + 1
    }

    /// All cards in order.
    pub fn all() -> impl Iterator<Item = BoxCard> {
        (1..600).filter_map(BoxCard::of)
    }
}

/// The number of a combat card.
pub(crate) const fn number(card: CardId) -> u16 {
    BoxCard::Combat(card).number()
}

/// The small face of a combat card, without its name: a definition.
pub(crate) fn picture(number: u16) -> Option<&'static str> {
    static FACES: LazyLock<Vec<String>> =
        LazyLock::new(|| CardId::ALL.iter().map(|card| symbol(*card).into_string()).collect());
    FACES.get(usize::from(number).checked_sub(1)?).map(String::as_str)
}

fn symbol(card: CardId) -> Markup {
    let (wide, high) = CARD;
    let letter = army(card.side()).letter();
    let (signs, width) = effects(card.card().effects, card.side(), 0.0, 0.0, 22.0);
    let scale = ((wide - 12.0) / width).min(1.0);
    html! {
        g id={ "hs-card-" (number(card)) } {
            (kit_card::shadow(wide, high, 7.0))
            (Area::new(0.0, 0.0, wide, high).rect(&format!("k-frame-{letter}"), 7.0))
            @if card.card().hero { (Area::new(3.0, 3.0, wide - 6.0, high - 6.0).rect("hs-double", 5.0)) }
            (Area::new(4.0, 4.0, wide - 8.0, high - 8.0).rect("k-paper", 4.0))
            (Area::new(4.0, 4.0, wide - 8.0, 30.0).rect(&format!("k-band-{letter}"), 4.0))
            (badge(card, 7.0, 10.0, 18.0))
            g transform="translate(5,34) scale(1.02)" { (art(card)) }
            g transform={ "translate(" (Num(wide / 2.0 - width * scale / 2.0)) ",104) scale(" (format!("{scale:.3}")) ")" } { (signs) }
            @let sign = if card.card().expert { Icon::Star } else { Icon::Chevron };
            (sign.show("hs-faint", wide - 18.0, high - 17.0, 10.0))
        }
    }
}

/// What a card asks for: a doctrine, or a cost on a star; a hero asks for nothing.
pub(crate) fn badge(card: CardId, x: f32, y: f32, size: f32) -> Markup {
    let stats = card.card();
    match stats.doctrine {
        Some(doctrine) => plate(doctrine, x, y, size),
        None if stats.hero => Icon::Star.show("hs-gold", x, y, size),
        None => html! {
            (Area::new(x, y, size, size).rect("hs-plate", 3.0))
            (text(&format!("k-text k-bold k-dark k-mid k-{}", if size > 20.0 { 17 } else { 13 }), x + size / 2.0, y + size * 0.72, &stats.cost.to_string()))
        },
    }
}

/// A combat card in an area, with its name.
pub(crate) fn small(card: CardId, area: Area, say: Say) -> Markup {
    let scale = area.h / CARD.1;
    let name = say(&words::card(card));
    html! {
        g transform={ "translate(" (Num(area.x)) "," (Num(area.y)) ") scale(" (format!("{scale:.3}")) ")" } {
            use href={ "#hs-card-" (number(card)) } {}
            (two_lines("k-serif k-bold k-on", 28.0, 19.0, &name, 9, 80.0))
        }
    }
}

/// The back of the combat cards of a side: a definition.
pub(crate) fn back(side: Side) -> Markup {
    let army = army(side);
    html! { g id={ "hs-back-" (army.letter()) } { (kit_card::back(army, CARD.0, CARD.1, at(CARD.0 / 2.0, CARD.1 / 2.0))) } }
}
