//! What a valid position is.

use crate::data::DATA;
use crate::legal::most_copies;
use crate::map::{EDGES, Zone};
use crate::pieces::{CardId, Kind, Nation, Piece, PieceId, Place, TagSet};
use crate::setup::Decks;
use crate::state::{Focus, Force, State, Step};
use table::Side;
use table::kit::Faults;

/// Names of the sides in faults.
const NAMES: [&str; 2] = ["the south", "the north"];

impl State {
    pub(crate) fn checked(self) -> Result<State, String> {
        let faults = self.faults();
        if faults.is_empty() { Ok(self) } else { Err(faults.join("; ")) }
    }

    /// Everything about the position that cannot be.
    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Faults::default();
        faults.setup(self.table.setup.refusals());
        for side in Side::BOTH {
            self.count_cards(side, &mut faults);
            self.check_pieces(side, &mut faults);
            self.check_obstacles(side, &mut faults);
        }
        for zone in Zone::ALL {
            let both = Side::BOTH.into_iter().all(|side| self.occupies(side, zone));
            faults.demand(!both, || format!("both sides are in {}", zone.word()));
        }
        self.check_flights(&mut faults);
        self.check_moment(&mut faults);
        self.check_focus(&mut faults);
        faults.list()
    }

    /// Every card of a side is in exactly one place.
    fn count_cards(&self, side: Side, faults: &mut Faults) {
        let (table, force, name) = (&self.table, self.force(side), NAMES[side.index()]);
        let mut counts = [0i16; 256];
        let mut add = |card: CardId| counts[card.index()] += 1;
        for (_, piece) in force.iter() {
            add(piece.card);
            piece.attached.iter().for_each(|special| add(special.card()));
            [piece.weapon, piece.tanks].into_iter().flatten().for_each(&mut add);
        }
        force.hand.iter().chain(force.deck.iter()).chain(force.loose.iter()).for_each(&mut add);
        force.obstacles.into_iter().flatten().for_each(&mut add);
        table.discard[side.index()].iter().chain(table.captured[side.other().index()].iter()).for_each(&mut add);
        let nation: Nation = table.nation(side);
        let total: i16 = counts.iter().sum();
        if table.setup.decks == Decks::Constructed {
            let fits = |card: CardId| {
                let most = if card.card().kind == Kind::Staff { 1 } else { i16::from(most_copies(card)) };
                card.card().nation == nation && counts[card.index()] <= most
            };
            let wrong = CardId::all().find(|card| counts[card.index()] > 0 && !fits(*card));
            faults.demand(wrong.is_none(), || format!("{name} has cards that its deck cannot have"));
            let full = i16::from(DATA.numbers.deck_size) + 1;
            faults.demand(total == full || table.step == Step::Deck && total <= full, || {
                format!("{name} has {total} cards instead of {full}")
            });
            return;
        }
        for card in DATA.deck(table.setup.deck(side)).iter().chain([&DATA.staff[nation.index()]]) {
            counts[card.index()] -= 1;
        }
        for card in CardId::all().filter(|card| counts[card.index()] != 0) {
            faults.demand(false, || format!("{name} has too many or too few of {}", card.word()));
        }
    }

    fn check_pieces(&self, side: Side, faults: &mut Faults) {
        let (force, name) = (self.force(side), NAMES[side.index()]);
        let mut tags = TagSet::default();
        for (id, piece) in force.iter() {
            if let Some(tag) = piece.tag {
                faults.demand(!tags.has(tag), || format!("{name} has two pieces with tag {}", tag.number()));
                tags.insert(tag);
            }
            faults.demand(self.is_sound(side, id, piece), || format!("{name}: {} is not possible", piece.card.word()));
        }
        faults.demand(force.hand.len() <= 14, || format!("{name} has {} cards in hand", force.hand.len()));
        faults.demand(force.supply <= 2000, || format!("{name} has {} supply", force.supply));
        faults.demand(force.rights.medics <= 60 && force.rights.workshops <= 60 && force.rights.bonus <= 6, || {
            format!("{name} has used impossible rights")
        });
        let ordnance = force.loose.iter().all(|card| card.card().kind == Kind::Ordnance);
        faults.demand(ordnance, || format!("{name} has something else than ordnance on its airfield"));
    }

    fn is_sound(&self, side: Side, id: PieceId, piece: &Piece) -> bool {
        let (stats, force) = (piece.stats(), self.force(side));
        let volley = self.table.assault.is_some();
        let alive = piece.damage < stats.hits || (volley && piece.fresh > 0 && piece.damage == stats.hits);
        let is_air = stats.kind == Kind::Air;
        let placed = match piece.place {
            Place::Zone(_) => stats.is_ground() || stats.kind == Kind::Fort,
            Place::Airfield => is_air && piece.tag.is_none(),
            Place::Flight(id) => {
                let there = self.table.flight(id).is_some_and(|flight| flight.side == side);
                is_air && piece.tag.is_some() && there
            }
        };
        let staff = stats.kind != Kind::Staff || (piece.tag.is_some() && piece.zone() == Some(Zone::hq(side)));
        let with = |other: Option<PieceId>, fits: &dyn Fn(PieceId, &Piece) -> bool| {
            other.is_none_or(|other| other != id && force.get(other).is_some_and(|piece| fits(other, piece)))
        };
        let inside = with(piece.inside, &|fort, place| {
            let alone = force.iter().filter(|(_, other)| other.inside == Some(fort)).count() == 1;
            let shown = piece.tag.is_none() || place.tag.is_some();
            place.stats().kind == Kind::Fort && place.place == piece.place && stats.fits_fort() && alone && shown
        });
        let aboard = with(piece.aboard, &|carrier, on| {
            let alone = force.iter().filter(|(_, other)| other.aboard == Some(carrier)).count() == 1;
            let alike = on.tag.is_some() == piece.tag.is_some();
            let soldier = stats.is(crate::pieces::Trait::Soldier) && piece.inside.is_none();
            on.stats().carries() && on.place == piece.place && soldier && alone && alike
        });
        let armed = piece.weapon.is_none_or(|card| card.card().is(crate::pieces::Trait::Weapon))
            && piece.tanks.is_none_or(|card| card.card().is(crate::pieces::Trait::DropTank))
            && (is_air || (piece.weapon.is_none() && piece.tanks.is_none()));
        let bears = piece.attached.is_empty() || matches!(stats.kind, Kind::Unit | Kind::Air);
        alive && piece.fresh <= piece.damage && placed && staff && inside && aboard && armed && bears
    }

    fn check_obstacles(&self, side: Side, faults: &mut Faults) {
        for index in 0..EDGES {
            let own = self.force(side).obstacles[index];
            faults.demand(own.is_none_or(|card| card.card().kind == Kind::Obstacle), || {
                format!("{} has something else than an obstacle on an edge", NAMES[side.index()])
            });
            if self.table.turn == 0 {
                continue;
            }
            let shown = self.table.obstacles[index].filter(|obstacle| obstacle.owner == side);
            let fits = shown.is_some() == own.is_some()
                && shown.and_then(|obstacle| obstacle.shown).is_none_or(|card| Some(card) == own);
            faults.demand(fits, || format!("the obstacle on edge {} is not what it seems", index + 1));
        }
    }

    fn check_flights(&self, faults: &mut Faults) {
        let table = &self.table;
        for (index, flight) in table.flights.iter().enumerate() {
            let twice = table.flights[..index].iter().any(|other| other.id == flight.id);
            let empty = self.members(flight).next().is_none();
            faults.demand(!twice && !empty, || format!("flight {} is empty or there twice", flight.id.number()));
        }
        let listed = table.homeward.iter().chain(&table.patrols).chain(&table.entering);
        for id in listed {
            faults.demand(table.flight(*id).is_some(), || format!("there is no flight {}", id.number()));
        }
    }

    fn check_moment(&self, faults: &mut Faults) {
        let table = &self.table;
        let step = table.step;
        if step == Step::Over {
            return faults.demand(table.ending.is_some(), || "the match is over without an ending".into());
        }
        faults.demand(table.ending.is_none(), || "the match has ended but goes on".into());
        faults.demand(step.is_setup() == (table.turn == 0), || "the turn does not fit the step".into());
        faults.range("turn", table.turn, 0..=table.setup.turns());
        let open = table.setup.scenario == crate::data::Scenario::Open;
        faults.demand(open || !step.is_setup(), || "this scenario is set up already".into());
        let decks = table.setup.decks == Decks::Constructed;
        faults.demand(step != Step::Deck || decks, || "decks are not built in this match".into());
        let assault = matches!(
            step,
            Step::Ambush | Step::Defend | Step::Attack | Step::Retreat | Step::Withdraw | Step::GoOn | Step::Advance
        );
        faults.demand(table.assault.is_some() == assault, || "an assault is fought out of turn".into());
        let combat = matches!(step, Step::Jettison | Step::Escort | Step::Taran);
        faults.demand(table.combat.is_some() == combat, || "an air combat is fought out of turn".into());
        let strike = matches!(step, Step::CloseFlak | Step::Bombs);
        faults.demand(table.strike.is_some() == strike, || "an air strike is flown out of turn".into());
        let flies = matches!(step, Step::Intercept | Step::Counter | Step::FlyOn) || combat;
        faults.demand(!flies || table.entering.is_some(), || "nobody flies".into());
        faults.demand(step != Step::Flak || table.in_flight().is_some(), || "nobody is fired at".into());
        faults.demand(step != Step::Patrol || self.patrol_asked().is_some(), || "no patrol is asked".into());
        let strike_flies = table.strike.is_none_or(|strike| table.flight(strike.flight).is_some());
        faults.demand(strike_flies, || "nobody flies the air strike".into());
        let round = table.assault.is_none_or(|assault| (1..=DATA.numbers.assault_rounds).contains(&assault.round));
        faults.demand(round, || "an assault has at most three rounds".into());
        faults.demand(self.decider_fits(), || "somebody decides out of turn".into());
        let phases = [Step::Reinforce, Step::Air, Step::Recon, Step::Bombard, Step::Maneuver];
        faults.demand(step.is_setup() || phases.contains(&table.phase), || "there is no such phase".into());
        self.check_terrain(faults);
    }

    fn check_terrain(&self, faults: &mut Faults) {
        let table = &self.table;
        let laid = table.terrain.iter().flatten().count();
        let enough = match table.step {
            Step::Deck | Step::Terrain => laid == 0,
            Step::Centre => (6..9).contains(&laid),
            _ => laid == 9,
        };
        faults.demand(enough, || format!("terrain lies in {laid} zones"));
        let hq = table.terrain.iter().flatten().any(|terrain| *terrain == crate::map::Terrain::Headquarters);
        faults.demand(!hq, || "the ground of a headquarters is no terrain card".into());
        for side in Side::BOTH {
            let plan = &self.force(side).plan;
            let most = match table.step {
                Step::Terrain => 6,
                Step::Centre => 5,
                _ => 0,
            };
            let own = plan.iter().all(|terrain| DATA.terrain_sets[side.index()].contains(terrain));
            let once = (0..plan.len()).all(|i| !plan[..i].contains(&plan[i]));
            faults.demand(plan.len() <= most && own && once, || {
                format!("{} plans impossible terrain", NAMES[side.index()])
            });
        }
        let planned = |side: Side| self.force(side).plan.len();
        let random = table.setup.random_terrain == crate::setup::Switch::On;
        let decider = planned(table.decider);
        let fits = match table.step {
            Step::Terrain if random => Side::BOTH.into_iter().all(|side| planned(side) == 6),
            Step::Terrain => decider < 3 && (table.decider == Side::First || planned(Side::First) == 3),
            Step::Centre => !random && (3..5).contains(&decider),
            _ => true,
        };
        faults.demand(fits, || "the terrain plans do not fit the step".into());
    }

    fn decider_fits(&self) -> bool {
        let table = &self.table;
        let (active, decider) = (table.active, table.decider);
        match table.step {
            Step::Deck | Step::Terrain | Step::Centre | Step::Forces => true,
            Step::Taran | Step::Miracle | Step::Over => true,
            Step::Flak => table.in_flight().is_some_and(|flight| flight.side != decider),
            Step::Intercept | Step::CloseFlak | Step::Ambush | Step::Defend | Step::Retreat | Step::Withdraw => {
                decider != active
            }
            _ => decider == active,
        }
    }

    fn check_focus(&self, faults: &mut Faults) {
        let force: &Force = self.force(self.table.decider);
        let known = |id: &PieceId| force.get(*id).is_some();
        let fits = match &self.focus {
            Focus::Nothing => true,
            Focus::Launch { aircraft, .. } => {
                self.table.step == Step::Air && aircraft.iter().all(|loadout| known(&loadout.aircraft))
            }
            Focus::Barrage { unit, targets } => self.table.step == Step::Bombard && known(unit) && !targets.is_empty(),
            Focus::Assault { attackers, .. } => self.table.step == Step::Maneuver && attackers.iter().all(known),
        };
        faults.demand(fits, || "something is declared out of turn".into());
    }
}
