//! The set-up (LC-5).

use super::Umpire;
use crate::data::{DATA, Scenario};
use crate::map::{Terrain, Zone};
use crate::pieces::{CardId, Kind, Piece, PieceId, Place, Trait};
use crate::setup::{Decks, PresetSecrets, Switch};
use crate::state::{Obstacle, Step};
use crate::{Action, Event};
use table::{Chance, EventSink, Side};

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// The position before the first decision.
    pub(crate) fn begin(&mut self) {
        let setup = self.state.table.setup;
        for side in Side::BOTH {
            let staff = DATA.staff[setup.nation(side).index()];
            let force = self.state.force_mut(side);
            force.supply = setup.budget(side);
            let id = force.pieces.put(Piece::new(staff, Place::Zone(Zone::hq(side))));
            if setup.decks == Decks::Fixed {
                force.deck.extend(DATA.deck(setup.deck(side)).iter().copied());
            }
            id.into_iter().for_each(|id| self.spot(side, id));
        }
        if setup.scenario == Scenario::Open {
            match setup.decks {
                Decks::Constructed => self.ask(Step::Deck, Side::First),
                Decks::Fixed => self.begin_terrain(),
            }
            return;
        }
        let terrain = DATA.scenario(setup.scenario).terrain.unwrap_or([Terrain::Clear; 9]);
        self.state.table.terrain = terrain.map(Some);
        for side in Side::BOTH {
            for (card, zone) in self.starting_cards(side) {
                let force = self.state.force_mut(side);
                force.deck.remove(card);
                force.pieces.put(Piece::new(card, zone.map_or(Place::Airfield, Place::Zone)));
            }
        }
        self.start_play();
    }

    /// The starting cards of a side, each with its zone or for the airfield. Infantry lies as listed; all others are
    /// dealt among their own places of each row (LC-16.10).
    fn starting_cards(&mut self, side: Side) -> Vec<(CardId, Option<Zone>)> {
        let setup = self.state.table.setup;
        let listed = DATA.starts(setup.scenario, side);
        let mut cards: Vec<_> =
            listed.flat_map(|start| std::iter::repeat_n((start.card, start.zone), start.count.into())).collect();
        if setup.preset_secrets == PresetSecrets::Printed {
            return cards;
        }
        for row in Zone::ROWS {
            let is_dealt = |(card, zone): &(CardId, Option<Zone>)| {
                zone.is_some_and(|zone| row.contains(&zone)) && !card.card().is(Trait::Soldier)
            };
            let places: Vec<usize> = (0..cards.len()).filter(|place| is_dealt(&cards[*place])).collect();
            let mut dealt: Vec<CardId> = places.iter().map(|place| cards[*place].0).collect();
            self.dice.shuffle(&mut dealt);
            places.into_iter().zip(dealt).for_each(|(place, card)| cards[place].0 = card);
        }
        cards
    }

    /// Hands are drawn, the first player is found, the first turn begins (LC-5.3, LC-5.8, LC-5.10).
    fn start_play(&mut self) {
        let card = DATA.scenario(self.state.table.setup.scenario);
        for side in Side::BOTH {
            (0..card.hand).for_each(|_| self.draw(side));
        }
        let (first, dice) = match card.first {
            Some(side) => (side, None),
            None => self.roll_for_first(),
        };
        self.sink.tell_all(|| Event::FirstTurn { side: first, dice });
        self.state.force_mut(first.other()).supply += u16::from(card.second_bonus);
        self.state.table.first = first;
        self.state.table.turn = 1;
        self.begin_turn(first);
    }

    fn roll_for_first(&mut self) -> (Side, Option<(u8, u8)>) {
        loop {
            let dice = (self.dice.d6(), self.dice.d6());
            if dice.0 != dice.1 {
                return (if dice.0 > dice.1 { Side::First } else { Side::Second }, Some(dice));
            }
        }
    }

    pub(super) fn set_up(&mut self, action: Action) {
        let me = self.state.me();
        match self.state.table.step {
            Step::Deck => self.build(me, action),
            Step::Terrain => self.lay(me, action),
            Step::Centre => self.lay_centre(me, action),
            _ => self.place(me, action),
        }
    }

    fn build(&mut self, me: Side, action: Action) {
        let nation = self.state.table.nation(me);
        let force = self.state.force_mut(me);
        match action {
            Action::Take(card) => force.deck.add(card),
            Action::TakeStandard => force.deck = DATA.standard(nation).iter().copied().collect(),
            _ => {}
        }
        if force.deck.len() < DATA.numbers.deck_size {
            return;
        }
        self.sink.tell_all(|| Event::DeckReady { side: me });
        self.sink.bar_undo(table::UndoBarrier::Committed);
        match me {
            Side::First => self.ask(Step::Deck, Side::Second),
            Side::Second => self.begin_terrain(),
        }
    }

    fn begin_terrain(&mut self) {
        if self.state.table.setup.random_terrain == Switch::On {
            for side in Side::BOTH {
                let mut set = DATA.terrain_sets[side.index()];
                self.dice.shuffle(&mut set);
                self.pay(side, DATA.numbers.random_terrain_price);
                self.state.force_mut(side).plan = set.into();
            }
        }
        self.ask(Step::Terrain, Side::First);
    }

    fn lay(&mut self, me: Side, action: Action) {
        match action {
            Action::Lay(terrain) => {
                self.pay(me, terrain.row().cost);
                let plan = &mut self.state.force_mut(me).plan;
                let _ = plan.try_push(terrain);
                if plan.len() < 3 {
                    return;
                }
            }
            Action::Swap(zone) => {
                let other = 3 + self.dice.below(3) as usize;
                let column = Zone::home_row(me).iter().position(|home| *home == zone).unwrap_or(0);
                let plan = &mut self.state.force_mut(me).plan;
                if plan.len() == 6 {
                    plan.swap(column, other);
                }
            }
            _ => {}
        }
        self.sink.bar_undo(table::UndoBarrier::Committed);
        match me {
            Side::First => self.ask(Step::Terrain, Side::Second),
            Side::Second => self.show_rows(),
        }
    }

    fn put_terrain(&mut self, zone: Zone, terrain: Terrain) {
        self.state.table.terrain[zone.index()] = Some(terrain);
        self.sink.tell_all(|| Event::TerrainLaid { zone, terrain });
    }

    fn show_rows(&mut self) {
        self.sink.reveal();
        for side in Side::BOTH {
            let plan = self.state.force(side).plan.clone();
            Zone::home_row(side).into_iter().zip(plan).for_each(|(zone, terrain)| self.put_terrain(zone, terrain));
        }
        if self.state.table.setup.random_terrain == Switch::On {
            let rest = |side: Side| self.state.force(side).plan.iter().skip(3).copied();
            let mut rest: arrayvec::ArrayVec<Terrain, 12> = rest(Side::First).chain(rest(Side::Second)).collect();
            self.dice.shuffle(&mut rest);
            Zone::CENTRE.into_iter().zip(rest).for_each(|(zone, terrain)| self.put_terrain(zone, terrain));
            return self.begin_forces();
        }
        let die = self.dice.d6();
        let side = if die.is_multiple_of(2) { Side::First } else { Side::Second };
        self.sink.tell_all(|| Event::TerrainDie { die, side });
        self.ask(Step::Centre, side);
    }

    fn lay_centre(&mut self, me: Side, action: Action) {
        let Action::Lay(terrain) = action else { return };
        let plan = &mut self.state.force_mut(me).plan;
        let _ = plan.try_push(terrain);
        let zone = Zone::CENTRE[(plan.len() - 4).min(2)];
        let last = DATA.terrain_sets[me.index()].into_iter().find(|other| !plan.contains(other));
        let full = plan.len() == 5;
        self.put_terrain(zone, terrain);
        if let (true, Some(last)) = (full, last) {
            self.put_terrain(Zone::C2, last);
            self.begin_forces();
        }
    }

    fn begin_forces(&mut self) {
        Side::BOTH.into_iter().for_each(|side| self.state.force_mut(side).plan.clear());
        self.ask(Step::Forces, Side::First);
    }

    fn place(&mut self, me: Side, action: Action) {
        let force = self.state.force_mut(me);
        let card = match action {
            Action::Place { card, .. }
            | Action::PlaceInside { card, .. }
            | Action::PlaceOnAirfield(card)
            | Action::PlaceObstacle { card, .. }
            | Action::PlaceAttached { card, .. } => card,
            _ => return self.forces_ready(me),
        };
        force.deck.remove(card);
        match action {
            Action::Place { zone, .. } => {
                force.pieces.put(Piece::new(card, Place::Zone(zone)));
            }
            Action::PlaceInside { fort, .. } => {
                let place = force.get(fort).map_or(Place::Airfield, |piece| piece.place);
                force.pieces.put(Piece { inside: Some(fort), ..Piece::new(card, place) });
            }
            Action::PlaceObstacle { edge, .. } => force.obstacles[edge.index()] = Some(card),
            Action::PlaceAttached { unit, .. } => attach(force, unit, card),
            _ if card.card().kind == Kind::Ordnance => force.loose.add(card),
            _ => {
                force.pieces.put(Piece::new(card, Place::Airfield));
            }
        }
        self.pay(me, card.card().cost);
    }

    fn forces_ready(&mut self, me: Side) {
        self.sink.tell_all(|| Event::ForcesReady { side: me });
        self.sink.bar_undo(table::UndoBarrier::Committed);
        if me == Side::First {
            return self.ask(Step::Forces, Side::Second);
        }
        self.sink.reveal();
        for side in Side::BOTH {
            for (index, card) in self.state.force(side).obstacles.into_iter().enumerate() {
                if card.is_some() {
                    self.state.table.obstacles[index] = Some(Obstacle { owner: side, shown: None });
                }
            }
        }
        self.start_play();
    }
}

/// Puts a special under a unit.
pub(super) fn attach(force: &mut crate::state::Force, unit: PieceId, card: crate::pieces::CardId) {
    if let Some(special) = card.special() {
        force.pieces.edit(unit, |piece| piece.attached.insert(special));
    }
}
