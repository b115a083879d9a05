//! What every piece and place is, in words: its tip, and its name for a screen reader.

use crate::names::{Name, side_word};
use crate::scene::known;
use stalingrad::View;
use stalingrad::pieces::{District, FormationId, Player, Strength};
use stalingrad::state::{Place as Where, Site, Table};
use stalingrad::{German, words};
use table::{Message, Side};

pub(crate) fn desk() -> Message {
    Message::new("tip-desk")
}

pub(crate) fn road() -> Message {
    Message::new("tip-road")
}

pub(crate) fn mat() -> Message {
    Message::new("tip-mat")
}

pub(crate) fn staging(side: Side) -> Message {
    Message::new("tip-staging").with("side", side_word(side))
}

pub(crate) fn hand(player: Player) -> Message {
    Message::new("tip-hand").with("player", words::player(player))
}

/// A district and its building: only what the ground is drawn from.
pub(crate) fn district(table: &Table, district: District) -> Message {
    let letter = district.word().to_owned();
    match table.ground(district).site {
        Site::Stands(building) => Message::new("tip-building")
            .with("district", letter)
            .with("building", words::building(building))
            .with("concentration", building.card().concentration)
            .with("defence", building.card().defence),
        Site::Captured(building) => {
            Message::new("tip-captured").with("district", letter).with("building", words::building(building))
        }
        Site::Volga => Message::new("tip-volga").with("district", letter),
    }
}

/// A piece, as far as the owner of the view knows it.
pub(crate) fn piece(view: &View, name: Name) -> Message {
    let table = &view.table;
    match name {
        Name::Unit(district, kind) => Message::new("tip-unit")
            .with("unit", words::unit(kind))
            .with("count", table.ground(district).count(kind))
            .with("armoured", if kind.card().armoured { "yes" } else { "no" })
            .with("district", district.word().to_owned()),
        Name::Formation(id) => formation(table, id),
        Name::Laid(id, place) => {
            let card = table.battle.as_ref().and_then(|battle| battle.cards_on(id).nth(place.into()));
            let card = card.map_or(Message::new("nobody"), |laid| words::card(laid.card));
            Message::new("tip-laid").with("card", card).with("formation", words::formation(id))
        }
        Name::Hero(card) => {
            let heroes = table.battle.iter().flat_map(|battle| &battle.heroes);
            let wounded = heroes.into_iter().any(|hero| hero.card == card && hero.wounded);
            Message::new("tip-hero").with("card", words::card(card)).with("wounded", if wounded { "yes" } else { "no" })
        }
        Name::Card(player, card) => Message::new("tip-card")
            .with("card", words::card(card))
            .with("count", known(view, player).count(card))
            .with("player", words::player(player)),
        Name::Commander(player) => commander(table, player),
        Name::Deck(side) => pile(side, "combat", table.decked[side.index()].into()),
        Name::Discards(side) => pile(side, "discards", table.discards[side.index()].len().into()),
        Name::Destroyed(side) => pile(side, "destroyed", table.at(side, Where::Destroyed).count()),
        Name::Carnage => Message::new("tip-carnage").with("count", table.carnage.len()),
        Name::Ash => Message::new("tip-ash"),
        Name::Campaign(side) => {
            let order = table.orders[side.index()].map_or(Message::new("nobody"), words::campaign);
            Message::new("tip-campaign").with("card", order)
        }
        Name::Declared => {
            let declared = table.battle.as_ref().and_then(|battle| battle.declared);
            Message::new("tip-declared")
                .with("card", declared.map_or(Message::new("nobody"), |it| words::card(it.card)))
        }
        Name::Choice(effect) => {
            let effects = table.shown.map(|card| card.card().hold[effect.index()]);
            Message::new("tip-choice").with("effect", effects.map_or(Message::new("nobody"), words::effect))
        }
    }
}

/// A formation: whole or worn, who leads it, where it is, what it can still take.
fn formation(table: &Table, id: FormationId) -> Message {
    let formation = table.formation(id);
    let left = if id.side() == German { table.shock_left(id) } else { table.patriotism_left(id) };
    let at = match formation.place {
        Where::At(district) => table.ground(district).building().map_or(Message::new("the-city"), words::building),
        _ => Message::new("board-staging"),
    };
    Message::new("tip-formation")
        .with("formation", words::formation(id))
        .with("strength", if formation.strength == Strength::Full { "full" } else { "depleted" })
        .with("leader", formation.leader.map_or(Message::new("nobody"), |leader| words::leader(id.side(), leader)))
        .with("at", at)
        .with("side", side_word(id.side()))
        .with("left", left)
}

fn commander(table: &Table, player: Player) -> Message {
    let commander = table.commanders[player.index()];
    Message::new("tip-commander")
        .with("commander", words::commander(commander))
        .with("player", words::player(player))
        .with("size", commander.card().hand_size)
        .with("held", table.held[player.index()])
        .with("refit", words::effect(commander.card().refit))
}

fn pile(side: Side, pile: &'static str, count: usize) -> Message {
    Message::new("tip-pile").with("pile", pile).with("side", side_word(side)).with("count", count)
}
