//! The unknown dealt at random, so that it fits what is seen.

use crate::data::DATA;
use crate::knowledge::{Outline, View};
use crate::legal::most_copies;
use crate::map::{Terrain, Zone};
use crate::pieces::{Card, CardId, Kind, Nation, Piece, PieceId, Place, Special, Timing, Trait};
use crate::play::Umpire;
use crate::setup::{Decks, Switch};
use crate::state::{Force, State, Step, Table};
use table::{Chance, Dice, Rng, Side, Silent};

/// A side that the owner of a view does not know.
pub(crate) struct Dream<'a> {
    pub(crate) view: &'a View,
    pub(crate) side: Side,
    pub(crate) rng: &'a mut Rng,
}

impl Dream<'_> {
    /// One that fits.
    pub(crate) fn force(mut self) -> Force {
        if self.view.table.turn == 0 { self.in_set_up() } else { Deal::of(&mut self).force() }
    }

    fn staff(&self) -> Piece {
        let card = DATA.staff[self.view.table.nation(self.side).index()];
        let mut piece = Piece::new(card, Place::Zone(Zone::hq(self.side)));
        piece.tag = Some(crate::pieces::Tag::of(0));
        piece
    }

    /// Has this side already made the secret choice that is being made?
    fn is_ahead(&self) -> bool {
        self.view.table.decider > self.side
    }

    fn in_set_up(&mut self) -> Force {
        let (table, side) = (&self.view.table, self.side);
        let setup = table.setup;
        let mut force = Force { supply: setup.budget(side), ..Force::default() };
        force.pieces.put(self.staff());
        let built = setup.decks == Decks::Fixed || table.step != Step::Deck || self.is_ahead();
        if built {
            let deck = if setup.decks == Decks::Fixed {
                DATA.deck(setup.deck(side))
            } else {
                DATA.standard(table.nation(side))
            };
            force.deck.extend(deck.iter().copied());
        }
        if table.step == Step::Deck {
            return force;
        }
        let random = setup.random_terrain == Switch::On;
        let mut set = DATA.terrain_sets[side.index()];
        if random {
            force.supply -= u16::from(DATA.numbers.random_terrain_price);
        }
        match table.step {
            Step::Terrain if random || self.is_ahead() => {
                self.rng.shuffle(&mut set);
                let count = if random { 6 } else { 3 };
                force.plan.extend(set.into_iter().take(count));
                if !random {
                    force.supply -= cost(force.plan.iter().copied());
                }
            }
            Step::Terrain => {}
            _ => {
                let row = Zone::home_row(side).map(|zone| table.ground(zone));
                if !random {
                    force.supply -= cost(row.into_iter());
                }
                if table.step == Step::Centre {
                    force.plan.extend(row);
                    let laid = Zone::CENTRE.into_iter().filter_map(|zone| table.terrain[zone.index()]);
                    force.plan.extend(laid.filter(|_| side == table.decider));
                }
            }
        }
        if table.step == Step::Forces && self.is_ahead() { self.placed(force) } else { force }
    }

    /// The forces that this side might have chosen.
    fn placed(&mut self, force: Force) -> Force {
        let table = Table { decider: self.side, ..self.view.table.clone() };
        let mut state = State { table, forces: Default::default(), focus: Default::default() };
        state.forces[self.side.index()] = force;
        let mut dice = Dice::quick(0);
        let mut legal = Vec::new();
        while state.table.decider == self.side && state.table.step == Step::Forces {
            legal.clear();
            state.legal(&mut legal);
            let Some(action) = self.rng.pick(&legal).copied() else { break };
            Umpire { state: &mut state, dice: &mut dice, sink: &mut Silent }.carry_out(action);
        }
        let [south, north] = state.forces;
        if self.side == Side::First { south } else { north }
    }
}

fn cost(terrain: impl Iterator<Item = Terrain>) -> u16 {
    terrain.map(|terrain| u16::from(terrain.row().cost)).sum()
}

/// The cards that nobody has seen, being dealt.
struct Deal<'a> {
    table: &'a Table,
    outline: &'a Outline,
    side: Side,
    pool: Vec<CardId>,
    force: Force,
    rng: &'a mut Rng,
}

impl<'a> Deal<'a> {
    fn of(dream: &'a mut Dream<'_>) -> Deal<'a> {
        let (table, side) = (&dream.view.table, dream.side);
        let outline = &dream.view.outlines[side.index()];
        let mut pool = all_cards(table, side);
        let mut take = |card: CardId| {
            if let Some(at) = pool.iter().position(|other| *other == card) {
                pool.swap_remove(at);
            }
        };
        for seen in &outline.seen {
            take(seen.card);
            seen.attached.iter().for_each(|special| take(special.card()));
            [seen.weapon, seen.tanks].into_iter().flatten().for_each(&mut take);
        }
        table.discard[side.index()].iter().for_each(&mut take);
        table.captured[side.other().index()].iter().for_each(&mut take);
        table
            .obstacles
            .iter()
            .flatten()
            .filter(|obstacle| obstacle.owner == side)
            .filter_map(|o| o.shown)
            .for_each(&mut take);
        pool.sort_unstable();
        dream.rng.shuffle(&mut pool);
        Deal { table, outline, side, pool, force: Force::default(), rng: dream.rng }
    }

    fn force(mut self) -> Force {
        self.lay_seen();
        self.lay_obstacles();
        self.lay_forced();
        self.lay_rest();
        self.attach();
        self.fill_airfield();
        for _ in 0..self.outline.hand {
            self.take(|_| true).into_iter().for_each(|card| self.force.hand.add(card));
        }
        for _ in 0..self.outline.deck {
            self.take(|_| true).into_iter().for_each(|card| self.force.deck.add(card));
        }
        self.force.supply = self.outline.supply.unwrap_or_else(|| self.rng.below(10) as u16);
        self.force
    }

    fn take(&mut self, fits: impl Fn(&Card) -> bool) -> Option<CardId> {
        let at = self.pool.iter().position(|card| fits(card.card()))?;
        Some(self.pool.remove(at))
    }

    fn lay_seen(&mut self) {
        for seen in &self.outline.seen {
            self.force.pieces.put(Piece {
                tag: Some(seen.tag),
                damage: seen.damage,
                fresh: seen.fresh,
                committed: seen.committed,
                dug_in: seen.dug_in,
                scouted: seen.scouted,
                attached: seen.attached,
                weapon: seen.weapon,
                tanks: seen.tanks,
                ..Piece::new(seen.card, seen.place)
            });
        }
        let place = |tag| self.outline.seen.iter().position(|other| Some(other.tag) == tag).map(PieceId::of);
        for (index, seen) in self.outline.seen.iter().enumerate() {
            let (inside, aboard) = (place(seen.inside), place(seen.aboard));
            self.force.pieces.edit(PieceId::of(index), |piece| (piece.inside, piece.aboard) = (inside, aboard));
        }
    }

    fn lay_obstacles(&mut self) {
        for (index, obstacle) in self.table.obstacles.iter().enumerate() {
            if let Some(obstacle) = obstacle.filter(|obstacle| obstacle.owner == self.side) {
                let card = obstacle.shown.or_else(|| self.take(|card| card.kind == Kind::Obstacle));
                self.force.obstacles[index] = card;
            }
        }
    }

    fn put(&mut self, card: Option<CardId>, zone: Zone, inside: Option<PieceId>) {
        if let Some(card) = card {
            self.force.pieces.put(Piece { inside, ..Piece::new(card, Place::Zone(zone)) });
        }
    }

    /// What must be so: somebody is in a fort that lies face up, a zone without units has forts alone, and in one
    /// that is held somebody is.
    fn lay_forced(&mut self) {
        for (index, fort) in self.outline.seen.iter().enumerate() {
            let inside = self.outline.seen.iter().any(|other| other.inside == Some(fort.tag));
            if let (true, false, Place::Zone(zone)) = (fort.filled, inside, fort.place) {
                let card = self.take(|card| card.kind == Kind::Unit && card.fits_fort());
                self.put(card, zone, Some(PieceId::of(index)));
            }
        }
        for zone in Zone::ALL {
            if !self.outline.held[zone.index()] {
                let ground = self.table.ground(zone);
                for _ in 0..self.missing(zone) {
                    let fits =
                        |card: &Card| card.kind == Kind::Fort && (!card.is(Trait::Urban) || ground.is_built_up());
                    let card = self.take(fits).or_else(|| self.take(|card| card.kind == Kind::Fort));
                    self.put(card, zone, None);
                }
            } else if !self.force.in_zone(zone).any(|(_, piece)| piece.is_ground()) {
                let card = self.take_unit(zone);
                self.put(card, zone, None);
            }
        }
    }

    /// Face-down cards of a zone that are still to be dealt.
    fn missing(&self, zone: Zone) -> u8 {
        let dealt = self.force.in_zone(zone).filter(|(_, piece)| piece.tag.is_none()).count() as u8;
        self.outline.hidden[zone.index()].saturating_sub(dealt)
    }

    fn take_unit(&mut self, zone: Zone) -> Option<CardId> {
        let forbids = self.table.ground(zone).row().forbids_vehicles;
        let fits = |card: &Card| card.kind == Kind::Unit && !(forbids && card.is(Trait::Vehicle));
        let in_hq = zone.hq_of() == Some(self.side);
        let troop = |card: &Card| in_hq && card.kind == Kind::HqTroop;
        self.take(|card| fits(card) || troop(card)).or_else(|| self.take(|card| card.is_ground()))
    }

    fn lay_rest(&mut self) {
        for zone in Zone::ALL {
            for _ in 0..self.missing(zone) {
                let fort = self.rng.below(8) == 0;
                let built_up = self.table.ground(zone).is_built_up();
                let fits = |card: &Card| card.kind == Kind::Fort && (!card.is(Trait::Urban) || built_up);
                let card = if fort { self.take(fits) } else { None };
                let card = card.or_else(|| self.take_unit(zone)).or_else(|| self.take(|card| card.kind == Kind::Fort));
                self.put(card, zone, None);
            }
        }
    }

    /// Cards that are attached to something face down.
    fn attach(&mut self) {
        for _ in 0..self.outline.attached {
            if !self.attach_one() {
                self.enlist();
                self.attach_one();
            }
        }
    }

    fn attach_one(&mut self) -> bool {
        for at in 0..self.pool.len() {
            let card = self.pool[at];
            let Some(special) = card.special().filter(|special| *special != Special::Experte) else { continue };
            if card.card().timing != Some(Timing::Attach) {
                continue;
            }
            let bears = |piece: &Piece| {
                let stats = piece.stats();
                let hero = special == Special::Hero && stats.kind == Kind::Unit && stats.is(Trait::Vehicle);
                piece.tag.is_none() && !piece.attached.has(special) && (stats.is(Trait::Soldier) || hero)
            };
            let bearer = self.force.iter().find(|(_, piece)| bears(piece)).map(|(id, _)| id);
            if let Some(id) = bearer {
                self.force.pieces.edit(id, |piece| piece.attached.insert(special));
                self.pool.remove(at);
                return true;
            }
        }
        false
    }

    /// Puts a soldier in the place of something else that lies face down: a soldier bears whatever that bore. When all
    /// soldiers are known it was a Hero in a vehicle.
    fn enlist(&mut self) {
        let is_vehicle = |card: &Card| card.kind == Kind::Unit && card.is(Trait::Vehicle);
        let soldier = self.take(|card| card.is(Trait::Soldier));
        let Some(bearer) = soldier.or_else(|| self.take(is_vehicle)) else { return };
        let (held, table) = (self.outline.held, self.table);
        let other = |piece: &Piece| {
            let stats = piece.stats();
            let makes_room = |zone: Zone| match soldier {
                Some(_) => !stats.is(Trait::Soldier),
                None => !is_vehicle(stats) && piece.inside.is_none() && !table.ground(zone).row().forbids_vehicles,
            };
            piece.tag.is_none() && piece.zone().is_some_and(|zone| held[zone.index()] && makes_room(zone))
        };
        let found = self.force.iter().find(|(_, piece)| other(piece)).map(|(id, piece)| (id, piece.card));
        self.pool.push(found.map_or(bearer, |(_, card)| card));
        found.into_iter().for_each(|(id, _)| self.force.pieces.edit(id, |piece| piece.card = bearer));
    }

    fn fill_airfield(&mut self) {
        for _ in 0..self.outline.airfield {
            match self.take(|card| matches!(card.kind, Kind::Air | Kind::Ordnance)) {
                Some(card) if card.card().kind == Kind::Ordnance => self.force.loose.add(card),
                Some(card) => {
                    self.force.pieces.put(Piece::new(card, Place::Airfield));
                }
                None => self.attach_experte(),
            }
        }
    }

    fn attach_experte(&mut self) {
        let bears = |piece: &Piece| {
            let grounded = piece.place == Place::Airfield && piece.stats().is(Trait::FighterBomber);
            grounded && !piece.attached.has(Special::Experte)
        };
        let experte = Special::Experte.card();
        let bearer = self.force.iter().find(|(_, piece)| bears(piece)).map(|(id, _)| id);
        if let Some(id) = bearer {
            self.force.pieces.edit(id, |piece| piece.attached.insert(Special::Experte));
            if let Some(at) = self.pool.iter().position(|card| *card == experte) {
                self.pool.remove(at);
            }
        }
    }
}

/// All cards that a side can have.
fn all_cards(table: &Table, side: Side) -> Vec<CardId> {
    let nation: Nation = table.nation(side);
    let mut cards: Vec<CardId> = match table.setup.decks {
        Decks::Fixed => DATA.deck(table.setup.deck(side)).to_vec(),
        Decks::Constructed => {
            let own = CardId::all().filter(|card| card.card().nation == nation);
            own.flat_map(|card| std::iter::repeat_n(card, most_copies(card).into())).collect()
        }
    };
    cards.push(DATA.staff[nation.index()]);
    cards
}
