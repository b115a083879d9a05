//! The names of pieces and places in the page: the same as long as the piece lies where it does.

use stalingrad::pieces::{CardId, District, FormationId, HoldEffect, Player, UnitKind};
use std::fmt;
use std::str::FromStr;
use table::Side;

/// A place or a piece that can be clicked.
pub(crate) type Spot = boards::Spot<Place, Name>;

/// Something on the table that can be clicked or looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Name {
    /// The units of a kind in a building.
    Unit(District, UnitKind),
    /// A formation, wherever it is.
    Formation(FormationId),
    /// A combat card on a formation, the first that was laid there being 0.
    Laid(FormationId, u8),
    /// A hero in the battle.
    Hero(CardId),
    /// A card in a hand; copies of a card are one piece.
    Card(Player, CardId),
    /// The Supreme Commander of a player.
    Commander(Player),
    /// The combat deck of a side.
    Deck(Side),
    /// The discard pile of a side.
    Discards(Side),
    /// The Destroyed Pile of a side.
    Destroyed(Side),
    /// The Carnage deck.
    Carnage,
    /// The Ash Heap.
    Ash,
    /// The campaign card of a side in this turn.
    Campaign(Side),
    /// The card that may be intercepted.
    Declared,
    /// An effect of the Carnage card that was drawn for a Hold.
    Choice(HoldEffect),
}

/// Where a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Place {
    /// A district with its building.
    District(District),
    /// The Staging Line of a side.
    Staging(Side),
    /// A player's hand and commander.
    Hand(Player),
    /// The campaign mat: turn track and decks.
    Mat,
    /// The roadway, where the dice of the Break Test lie.
    Road,
    /// The desk, where the card lies that matters now.
    Desk,
}

/// The word for a side.
pub(crate) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "german",
        Side::Second => "soviet",
    }
}

fn read_side(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side_word(*side) == word)
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Name::Unit(district, kind) => write!(f, "unit-{}-{}", district.word(), kind.word()),
            Name::Formation(id) => write!(f, "formation-{}", id.word()),
            Name::Laid(id, place) => write!(f, "laid-{}-{place}", id.word()),
            Name::Hero(card) => write!(f, "hero-{}", card.word()),
            Name::Card(player, card) => write!(f, "hand-{}-{}", player.word(), card.word()),
            Name::Commander(player) => write!(f, "commander-{}", player.word()),
            Name::Deck(side) => write!(f, "deck-{}", side_word(*side)),
            Name::Discards(side) => write!(f, "discards-{}", side_word(*side)),
            Name::Destroyed(side) => write!(f, "destroyed-{}", side_word(*side)),
            Name::Carnage => f.write_str("carnage"),
            Name::Ash => f.write_str("ash"),
            Name::Campaign(side) => write!(f, "campaign-{}", side_word(*side)),
            Name::Declared => f.write_str("declared"),
            Name::Choice(effect) => write!(f, "choice-{}", effect.word()),
        }
    }
}

impl FromStr for Name {
    type Err = ();

    fn from_str(text: &str) -> Result<Name, ()> {
        let words: Vec<&str> = text.split('-').collect();
        let name = match words.as_slice() {
            ["unit", at, kind] => at.parse().ok().zip(kind.parse().ok()).map(|(at, kind)| Name::Unit(at, kind)),
            ["formation", id] => id.parse().ok().map(Name::Formation),
            ["laid", id, place] => id.parse().ok().zip(place.parse().ok()).map(|(id, place)| Name::Laid(id, place)),
            ["hero", card] => card.parse().ok().map(Name::Hero),
            ["hand", who, card] => who.parse().ok().zip(card.parse().ok()).map(|(who, card)| Name::Card(who, card)),
            ["commander", who] => who.parse().ok().map(Name::Commander),
            ["deck", side] => read_side(side).map(Name::Deck),
            ["discards", side] => read_side(side).map(Name::Discards),
            ["destroyed", side] => read_side(side).map(Name::Destroyed),
            ["carnage"] => Some(Name::Carnage),
            ["ash"] => Some(Name::Ash),
            ["campaign", side] => read_side(side).map(Name::Campaign),
            ["declared"] => Some(Name::Declared),
            ["choice", effect] => effect.parse().ok().map(Name::Choice),
            _ => None,
        };
        name.ok_or(())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Place::District(district) => f.write_str(district.word()),
            Place::Staging(side) => write!(f, "staging-{}", side_word(*side)),
            Place::Hand(player) => write!(f, "hand-{}", player.word()),
            Place::Mat => f.write_str("mat"),
            Place::Road => f.write_str("road"),
            Place::Desk => f.write_str("desk"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        let place = match text.split_once('-') {
            Some(("staging", side)) => read_side(side).map(Place::Staging),
            Some(("hand", player)) => player.parse().ok().map(Place::Hand),
            None if text == "mat" => Some(Place::Mat),
            None if text == "road" => Some(Place::Road),
            None if text == "desk" => Some(Place::Desk),
            None => text.parse().ok().map(Place::District),
            _ => None,
        };
        place.ok_or(())
    }
}

impl From<Name> for Spot {
    fn from(name: Name) -> Spot {
        Spot::Piece(name)
    }
}

impl From<Place> for Spot {
    fn from(place: Place) -> Spot {
        Spot::Place(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written() {
        let names = [
            Name::Unit(District::B, UnitKind::MgG),
            Name::Formation(FormationId::Infantry71),
            Name::Laid(FormationId::Guards13, 2),
            Name::Hero(CardId::VasilyZaitsev),
            Name::Card(Player::S2, CardId::HumanWave),
            Name::Commander(Player::G1),
            Name::Deck(Side::First),
            Name::Discards(Side::Second),
            Name::Destroyed(Side::First),
            Name::Carnage,
            Name::Ash,
            Name::Campaign(Side::Second),
            Name::Declared,
            Name::Choice(HoldEffect::B),
        ];
        for name in names {
            assert_eq!(name.to_string().parse(), Ok(name));
        }
        for none in ["", "unit", "unit-B", "unit-E-rifle", "hand-g1", "hand-g3-GB01", "deck-neither", "choice-c"] {
            assert_eq!(none.parse::<Name>(), Err(()), "{none}");
        }
        let places = [Place::District(District::D), Place::Staging(Side::First), Place::Hand(Player::S2)];
        for place in places.into_iter().chain([Place::Mat, Place::Road, Place::Desk]) {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        assert_eq!("E".parse::<Place>(), Err(()));
    }
}
