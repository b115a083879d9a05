//! What a piece looks like: all that its drawing and its tip depend on, so that two that look alike are one drawing.

use super::{card_of, piles};
use crate::names::Name;
use crate::scene::{Piece, Scene, known, laid, slot_count};
use boards::kit::Area;
use stalingrad::pieces::{
    BuildingId, CampaignId, CardId, CarnageId, CommanderId, FormationId, Leader, Player, Strength,
};
use stalingrad::state::{Place as Where, Table};
use stalingrad::{German, View};
use std::hash::Hash;
use table::Side;

/// An area as it is hashed.
type Edges = [u32; 4];

/// What changes in a piece while it keeps its name.
#[derive(Hash)]
enum Face {
    Count { count: usize, near: bool },
    Formation(Formation),
    Card { card: Option<CardId>, number: u8 },
    Commander { face: CommanderId, held: u8, deciding: bool, near: bool, teams: bool },
    Campaign(Option<CampaignId>),
    Choice(Option<CarnageId>, Side),
}

/// What changes in a formation.
#[derive(Hash)]
struct Formation {
    strength: Strength,
    leader: Option<(usize, u8)>,
    second: bool,
    drafted: bool,
    at: Option<BuildingId>,
    left: i16,
    most: i16,
    /// In the battle: where its slots are, how many there are, how many are taken.
    slots: Option<(Edges, usize, u8)>,
}

/// What the piece looks like.
pub(crate) fn look(view: &View, scene: &Scene, piece: &Piece) -> impl Hash + use<> {
    let Piece { name, at, area } = *piece;
    (name, at, bits(area), face(view, scene, name))
}

fn bits(Area { x, y, w, h }: Area) -> Edges {
    [x, y, w, h].map(f32::to_bits)
}

fn face(view: &View, scene: &Scene, name: Name) -> Face {
    let table = &view.table;
    let pile = |side: Side, count: usize| Face::Count { count, near: scene.layout.is_near(side) };
    let plain = |count: usize| Face::Count { count, near: false };
    match name {
        Name::Unit(district, kind) => plain(table.ground(district).count(kind).into()),
        Name::Formation(id) => Face::Formation(formation(table, scene, id)),
        Name::Laid(id, place) => {
            let on = table.battle.as_ref().and_then(|battle| battle.cards_on(id).nth(place.into()));
            Face::Card { card: on.map(|on| on.card), number: on.map_or(0, |on| on.cost) }
        }
        Name::Hero(card) => {
            let wounded = |hero: &stalingrad::state::Hero| hero.card == card && hero.wounded;
            let hurt = table.battle.iter().flat_map(|battle| &battle.heroes).any(wounded);
            Face::Card { card: Some(card), number: u8::from(hurt) }
        }
        Name::Card(player, card) => Face::Card { card: Some(card), number: known(view, player).count(card) },
        Name::Commander(player) => commander(table, scene, player),
        Name::Deck(side) => pile(side, table.decked[side.index()].into()),
        Name::Discards(side) => pile(side, table.discards[side.index()].len().into()),
        Name::Destroyed(side) => pile(side, table.at(side, Where::Destroyed).count()),
        Name::Carnage => plain(table.carnage.len()),
        Name::Ash => plain(piles::ash_count(table)),
        Name::Campaign(side) => Face::Campaign(table.orders[side.index()]),
        Name::Declared => Face::Card { card: card_of(view, name), number: 0 },
        Name::Choice(_) => Face::Choice(table.shown, table.decider.side()),
    }
}

fn formation(table: &Table, scene: &Scene, id: FormationId) -> Formation {
    let formation = table.formation(id);
    let tabs = scene.tabs.iter().find(|(fighting, _)| *fighting == id);
    let number = |leader: Leader| (leader.name.index(), leader.level as u8);
    Formation {
        strength: formation.strength,
        leader: formation.leader.map(number),
        second: table.setup.is_teams() && matches!(formation.owner, Player::G2 | Player::S2),
        drafted: formation.place == Where::Draft,
        at: match formation.place {
            Where::At(district) => table.ground(district).building(),
            _ => None,
        },
        left: if id.side() == German { table.shock_left(id) } else { table.patriotism_left(id) },
        most: i16::from(id.card().limit) + i16::from(formation.level()) + i16::from(formation.motivated),
        slots: tabs.map(|(_, tabs)| (bits(*tabs), slot_count(table, id), laid(table, id))),
    }
}

fn commander(table: &Table, scene: &Scene, player: Player) -> Face {
    Face::Commander {
        face: table.commanders[player.index()],
        held: table.held[player.index()],
        deciding: table.decider == player && table.winner.is_none(),
        near: scene.layout.is_near(player.side()),
        teams: scene.layout.teams,
    }
}
