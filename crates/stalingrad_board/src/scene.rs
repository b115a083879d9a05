//! What lies where, as the view knows it: each piece once, lowest first.

use crate::layout::Layout;
use crate::names::{Name, Place};
use boards::Outlook;
use boards::kit::Area;
use stalingrad::View;
use stalingrad::pieces::{CardId, District, FormationId, HoldEffect, Pile, Player, UnitKind};
use stalingrad::state::{Place as Where, Step, Table};
use table::Side;

/// A piece on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    /// Its name in the page.
    pub(crate) name: Name,
    /// Where it lies.
    pub(crate) at: Place,
    /// Where it is drawn.
    pub(crate) area: Area,
}

/// The table as the view knows it.
pub struct Scene {
    /// Where things lie.
    pub(crate) layout: Layout,
    /// All pieces, in the order in which they lie on each other.
    pub(crate) pieces: Vec<Piece>,
    /// Where the cards on the formations of the battle lie.
    pub(crate) tabs: Vec<(FormationId, Area)>,
}

impl Scene {
    /// Lays out a view.
    pub(crate) fn of(view: &View, outlook: Outlook) -> Scene {
        let layout = Layout::of(&view.table, outlook);
        let mut scene = Scene { layout, pieces: Vec::new(), tabs: Vec::new() };
        scene.units(&view.table);
        Side::BOTH.into_iter().for_each(|side| scene.formations(&view.table, side));
        scene.heroes(&view.table);
        scene.piles(&view.table);
        view.table.setup.players().iter().for_each(|player| scene.hand(view, *player));
        scene.desk(&view.table);
        scene
    }

    /// The piece of this name.
    pub(crate) fn piece(&self, name: Name) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.name == name)
    }

    fn put(&mut self, name: Name, at: Place, area: Area) {
        self.pieces.push(Piece { name, at, area });
    }

    fn units(&mut self, table: &Table) {
        for district in District::ALL {
            let Some(front) = self.layout.fronts[district.index()] else { continue };
            for side in Side::BOTH {
                let kinds: Vec<UnitKind> = table.ground(district).kinds(side).collect();
                for (place, kind) in kinds.into_iter().enumerate() {
                    self.put(Name::Unit(district, kind), Place::District(district), front.bay(side, place));
                }
            }
        }
    }

    fn formations(&mut self, table: &Table, side: Side) {
        let staged = table.at(side, Where::Staging).chain(table.at(side, Where::Draft));
        let staged: Vec<FormationId> = staged.collect();
        for (id, area) in staged.iter().zip(tiles(self.layout.staging(side), staged.len())) {
            self.put(Name::Formation(*id), Place::Staging(side), area);
        }
        for district in District::ALL {
            let there: Vec<FormationId> = table.at(side, Where::At(district)).collect();
            let at = Place::District(district);
            if self.layout.focus == Some(district) {
                self.lineup(table, side, at, &there);
            } else {
                for (place, id) in there.iter().enumerate() {
                    self.put(Name::Formation(*id), at, self.sent(district, side, place));
                }
            }
        }
    }

    /// A formation that waits at a building: Soviets above Germans, or beside them where there is room.
    fn sent(&self, district: District, side: Side, place: usize) -> Area {
        let column = self.layout.column(district);
        let top = column.y + 32.0;
        if column.w > 240.0 {
            let half = (column.w - 14.0) / 2.0;
            let left = column.x + 5.0 + (half + 4.0) * side.other().index() as f32;
            return Area::new(left, top + 24.0 * place as f32, half, 22.0);
        }
        let shift = if side == Side::First { column.w * 0.2 } else { 4.0 };
        let row = place as f32 + if side == Side::First { 4.0 } else { 0.0 };
        Area::new(column.x + shift, top + 21.0 * row, column.w * 0.76, 20.0)
    }

    /// Formations in the battle, each with the cards on it to its right.
    fn lineup(&mut self, table: &Table, side: Side, at: Place, there: &[FormationId]) {
        let room = self.layout.lineup(side);
        let cell = (room.w / there.len().max(1) as f32).min(246.0);
        for (place, id) in there.iter().enumerate() {
            let card = (cell * 0.55).clamp(78.0, 130.0).min(cell - 4.0);
            let area = Area::new(room.x + cell * place as f32, room.y, card, room.h);
            self.put(Name::Formation(*id), at, area);
            let tabs = Area { x: area.x + card + 3.0, w: cell - card - 9.0, ..area };
            self.tabs.push((*id, tabs));
            for (index, tab) in (0..laid(table, *id)).zip(slots(tabs, slot_count(table, *id))) {
                self.put(Name::Laid(*id, index), at, tab);
            }
        }
    }

    fn heroes(&mut self, table: &Table) {
        let Some(battle) = &table.battle else { return };
        for side in Side::BOTH {
            let heroes: Vec<CardId> =
                battle.heroes.iter().map(|hero| hero.card).filter(|card| card.side() == side).collect();
            let room = self.layout.heroes(side);
            let starts: Vec<f32> = room.row(heroes.len(), 44.0, 4.0).collect();
            for (card, x) in heroes.into_iter().zip(starts) {
                let area = Area::new(x, room.y, 44.0, room.h);
                self.put(Name::Hero(card), Place::District(battle.district), area);
            }
        }
    }

    fn piles(&mut self, table: &Table) {
        let [carnage, _, _, ash] = self.layout.mat_piles();
        self.put(Name::Carnage, Place::Mat, carnage);
        self.put(Name::Ash, Place::Mat, ash);
        for side in Side::BOTH {
            let [deck, discards, _, destroyed] = self.layout.piles(side);
            let at = Place::Staging(side);
            self.put(Name::Deck(side), at, deck);
            self.put(Name::Discards(side), at, discards);
            self.put(Name::Destroyed(side), at, destroyed);
        }
        for player in table.setup.players() {
            let (middle, radius) = self.layout.commander(*player);
            let area = Area::around(middle, radius * 2.0, radius * 2.0);
            self.put(Name::Commander(*player), Place::Hand(*player), area);
        }
    }

    fn hand(&mut self, view: &View, player: Player) {
        let kinds = kinds(&known(view, player));
        let room = self.layout.cards(player);
        let (wide, high) = self.layout.card_size(player);
        let starts: Vec<f32> = room.row(kinds.len(), wide, 8.0).collect();
        for ((card, _), x) in kinds.into_iter().zip(starts) {
            self.put(Name::Card(player, card), Place::Hand(player), Area::new(x, room.y, wide, high));
        }
    }

    /// The desk: a card that is declared, or a Carnage card to choose from, or the campaign cards of the turn.
    fn desk(&mut self, table: &Table) {
        let desk = self.layout.desk();
        if table.battle.as_ref().is_some_and(|battle| battle.declared.is_some()) {
            self.put(Name::Declared, Place::Desk, Area::new(desk.x + 14.0, desk.y + 14.0, 200.0, 264.0));
        } else if table.step == Step::Hold {
            for (effect, y) in HoldEffect::ALL.into_iter().zip([96.0, 196.0]) {
                self.put(Name::Choice(effect), Place::Desk, Area::new(desk.x + 24.0, desk.y + y, desk.w - 48.0, 84.0));
            }
        } else if table.battle.is_none() {
            for (side, x) in Side::BOTH.into_iter().zip([14.0, 210.0]) {
                if table.orders[side.index()].is_some() {
                    self.put(Name::Campaign(side), Place::Desk, Area::new(desk.x + x, desk.y + 36.0, 184.0, 210.0));
                }
            }
        }
    }
}

/// The cards of a hand that the owner of the view knows.
pub(crate) fn known(view: &View, player: Player) -> Pile {
    view.hands[player.index()].or(view.seen[player.index()]).unwrap_or_default()
}

/// How many cards of a hand the owner of the view does not know.
pub(crate) fn unknown(view: &View, player: Player) -> u8 {
    view.table.held[player.index()].saturating_sub(known(view, player).len())
}

/// The kinds of cards of a pile with the number of copies, in the order of the box.
pub(crate) fn kinds(pile: &Pile) -> Vec<(CardId, u8)> {
    CardId::ALL.into_iter().map(|card| (card, pile.count(card))).filter(|(_, count)| *count > 0).collect()
}

/// So many tiles in an area, in as few rows as leave them wide enough to be read.
fn tiles(room: Area, count: usize) -> Vec<Area> {
    let least = if room.h > 80.0 { 118.0 } else { 92.0 };
    let most = ((room.w + 4.0) / (least + 4.0)) as usize;
    let rows = count.div_ceil(most.max(1)).clamp(1, 3);
    let columns = count.div_ceil(rows).max(1);
    let wide = ((room.w + 4.0) / columns as f32 - 4.0).min(150.0);
    let step = room.h / rows as f32;
    let high = (step - 3.0).min(if room.h > 80.0 { 50.0 } else { 22.0 });
    (0..count)
        .map(|place| {
            let (row, column) = (place / columns, place % columns);
            Area::new(room.x + (wide + 4.0) * column as f32, room.y + step * row as f32, wide, high)
        })
        .collect()
}

/// How many cards lie on a formation.
pub(crate) fn laid(table: &Table, id: FormationId) -> u8 {
    table.battle.iter().flat_map(|battle| battle.cards_on(id)).count() as u8
}

/// How many slots a formation has: as many as the Germans can fill, and three for the Soviets, or what lies there.
pub(crate) fn slot_count(table: &Table, id: FormationId) -> usize {
    let most = if id.side() == Side::First { id.card().limit + table.formation(id).level() } else { 3 };
    usize::from(most.max(laid(table, id)))
}

/// So many slots below each other, each high enough for a name.
pub(crate) fn slots(room: Area, count: usize) -> Vec<Area> {
    let high = ((room.h + 2.0) / count.max(1) as f32 - 2.0).min(28.0);
    (0..count).map(|place| Area { y: room.y + (high + 2.0) * place as f32, h: high, ..room }).collect()
}

/// The cards whose pictures are drawn, each once.
pub(crate) fn cards_shown(view: &View, scene: &Scene) -> Vec<u16> {
    let declared = view.table.battle.as_ref().and_then(|battle| battle.declared).map(|declared| declared.card);
    let drawn = scene.pieces.iter().filter_map(|piece| match piece.name {
        Name::Card(_, card) | Name::Hero(card) => Some(card),
        Name::Declared => declared,
        _ => None,
    });
    let mut cards: Vec<u16> = drawn.map(crate::cards::number).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}
