//! Positions in the words of the tests, and a game that goes on from them.
//!
//! A field names only the pieces that matter. The others are out of play or stand where they can do
//! nothing: spare Tigers in the western corners behind hills, spare mines face-up in the same corners,
//! and one hidden tank in I11, so that the match does not end when the tanks named are gone.

use duel::events::Shot;
use duel::map::{Clock, Dir, Hex};
use duel::pieces::*;
use duel::setup::{Handicap, Setup};
use duel::state::*;
use duel::{Action, Duel, Event, German, Soviet, State};
use table::{Dice, EventList, RuleId, Rules, Seat, Seats};

pub const TIGER: Weapon = Weapon::Tiger(TigerId::of(0));
pub const TIGER_2: Weapon = Weapon::Tiger(TigerId::of(1));
pub const T34: Weapon = Weapon::T34(T34Id::of(0));
pub const T34_2: Weapon = Weapon::T34(T34Id::of(1));
pub const T34_3: Weapon = Weapon::T34(T34Id::of(2));
pub const PAK: Weapon = Weapon::Pak(PakId::of(0));
pub const PAK_2: Weapon = Weapon::Pak(PakId::of(1));

/// Where spare Tigers wait, behind hills.
const CORNERS: [(&str, [&str; 2]); 2] = [("I1", ["H1", "I2"]), ("A1", ["A2", "B1"])];
/// Where spare mines lie.
const SPARE_MINES: [&str; 4] = ["I1", "I2", "A1", "A2"];
/// Where the hidden reserve waits.
pub const RESERVE: &str = "I11";

pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

pub fn t34(number: usize) -> T34Id {
    T34Id::of(number - 1)
}

pub fn pak(number: usize) -> PakId {
    PakId::of(number - 1)
}

pub fn marker(number: usize) -> MarkerId {
    MarkerId::of(number - 1)
}

pub fn tiger(number: usize) -> TigerId {
    TigerId::of(number - 1)
}

pub fn fire(by: Weapon, at: Weapon) -> Action {
    Action::Fire { by, at }
}

pub fn step(number: usize, to: &str) -> Action {
    Action::StepMarker { marker: marker(number), to: hex(to) }
}

pub fn drive(number: usize) -> Action {
    Action::Drive(t34(number))
}

/// A position in the making.
pub struct Field {
    state: State,
    reserve: bool,
}

impl Field {
    pub fn summer() -> Field {
        Field::of(Setup::default())
    }

    pub fn winter() -> Field {
        Field::of(Setup { season: Season::Winter, ..Setup::default() })
    }

    /// A field of this agreement, without Stuka until an airfield is named.
    pub fn of(setup: Setup) -> Field {
        let setup = Setup { handicap: Handicap::NoStuka, ..setup };
        let mut table = Table::empty(&setup);
        (table.tiles, table.front_left, table.turn) = ([[0; 3]; 2], 0, 1);
        Field { state: State { table, german: Default::default(), soviet: Default::default() }, reserve: true }
    }

    pub fn tiger(self, at: &str, hull: Dir, gun: Dir) -> Field {
        self.with(|state| {
            let owner = Field::owner_of_tiger(state);
            state.table.tigers.push(Tiger {
                at: hex(at),
                hull,
                turret: hull.clockwise_to(gun),
                owner,
                track: 5,
                drops: Drops::None,
                driven: false,
                fired: false,
                attackers: 0,
                decorated: Seats::NONE,
            });
        })
    }

    /// Of two German partners each owns one Tiger.
    fn owner_of_tiger(state: &State) -> Seat {
        let germans = state.table.setup.seats(German);
        Seat((state.table.tigers.len() as u8).min(germans.len() as u8 - 1))
    }

    /// The track of the Tiger named last.
    pub fn track(self, track: u8) -> Field {
        self.with(|state| state.table.tigers.last_mut().expect("no Tiger yet").track = track)
    }

    pub fn t34(self, at: &str, hull: Dir, gun: Dir) -> Field {
        self.with(|state| {
            state.table.t34s.push(duel::pieces::T34 {
                fate: Fate::On(hex(at)),
                hull,
                turret: hull.clockwise_to(gun),
                owner: Seat(state.table.setup.seats(Soviet).start),
                readiness: Readiness::Ready,
                drops: Drops::None,
                fired: false,
                attackers: 0,
                damage: 0,
            });
        })
    }

    /// The T-34 named last belongs to this seat.
    pub fn of_seat(self, seat: u8) -> Field {
        self.with(|state| state.table.t34s.last_mut().expect("no T-34 yet").owner = Seat(seat))
    }

    /// A face-down tank marker of the first Soviet player.
    pub fn marker(self, at: &str, kind: MarkerKind) -> Field {
        let first = Seat(self.state.table.setup.seats(Soviet).start);
        self.lay_marker(Some(hex(at)), first, kind)
    }

    /// One that does not lie on the board was turned up.
    fn lay_marker(self, at: Option<Hex>, owner: Seat, kind: MarkerKind) -> Field {
        self.with(|state| {
            let shown = if at.is_none() { Some(kind) } else { None };
            state.table.markers.push(Marker { at, owner, moved: false, shown });
            state.soviet.markers.push(kind);
        })
    }

    /// A face-down PAK marker.
    pub fn pak(self, at: &str, kind: PakKind, facing: Dir) -> Field {
        self.lay_pak(Some(hex(at)), kind, facing, Face::Down)
    }

    /// A face-up PAK.
    pub fn gun(self, at: &str, kind: PakKind, facing: Dir) -> Field {
        self.lay_pak(Some(hex(at)), kind, facing, Face::Up(kind))
    }

    /// The wheel of the PAK marker named last.
    pub fn wheel(self, wheel: Wheel) -> Field {
        self.with(|state| state.table.paks.last_mut().expect("no PAK yet").wheel = wheel)
    }

    fn lay_pak(self, at: Option<Hex>, kind: PakKind, facing: Dir, face: Face) -> Field {
        self.with(|state| {
            let (wheel, owner) = (Wheel::None, Seat(0));
            state.table.paks.push(Pak {
                at,
                facing,
                owner,
                face,
                wheel,
                handled: false,
                fired: false,
                destroyed: false,
            });
            state.german.paks.push(kind);
        })
    }

    /// A face-down mine marker.
    pub fn mine(self, at: &str, kind: MineKind) -> Field {
        self.lay_mine(Some(hex(at)), kind, false)
    }

    /// A mine that was turned up earlier.
    pub fn minefield(self, at: &str) -> Field {
        self.lay_mine(Some(hex(at)), MineKind::Mine, true)
    }

    fn lay_mine(self, at: Option<Hex>, kind: MineKind, face_up: bool) -> Field {
        self.with(|state| {
            state.table.mines.push(Mine { at, owner: Seat(0), face_up });
            state.german.mines.push(kind);
        })
    }

    /// An airfield with its Stuka, not yet started.
    pub fn airfield(self, at: &str, facing: Dir) -> Field {
        self.with(|state| {
            state.table.setup.handicap = Handicap::None;
            let owner = Seat(state.table.setup.seats(German).end - 1);
            let (at, flight) = (hex(at), Flight::Ready);
            state.table.stukas.push(Stuka { airfield: at, at, facing, owner, flight, attacked: false });
        })
    }

    /// The Stuka is in the air, in this flight phase.
    pub fn flying(self, at: &str, facing: Dir, phase: u8) -> Field {
        self.with(|state| {
            let stuka = state.table.stukas.last_mut().expect("no Stuka yet");
            (stuka.at, stuka.facing, stuka.flight) = (hex(at), facing, Flight::Flying { phase, left: 5 });
        })
    }

    pub fn wood(self, at: &str) -> Field {
        let tile = self.tile(0);
        self.terrain(at, tile)
    }

    pub fn hill(self, at: &str) -> Field {
        let tile = self.tile(1);
        self.terrain(at, tile)
    }

    pub fn swamp(self, at: &str) -> Field {
        self.terrain(at, Terrain::Swamp)
    }

    pub fn drift(self, at: &str) -> Field {
        self.terrain(at, Terrain::SnowDrift)
    }

    fn tile(&self, kind: usize) -> Terrain {
        Terrain::tiles(self.state.table.setup.season)[kind]
    }

    pub fn terrain(self, at: &str, terrain: Terrain) -> Field {
        self.with(|state| state.table.ground.set_terrain(hex(at), terrain))
    }

    pub fn front(self, at: &str) -> Field {
        self.with(|state| state.table.ground.set_front(hex(at), true))
    }

    pub fn turn(self, turn: u16) -> Field {
        self.with(|state| state.table.turn = turn)
    }

    pub fn vp(self, german: i16, soviet: i16) -> Field {
        self.with(|state| (state.table.vp, state.table.vp_before) = ([german, soviet], [german, soviet]))
    }

    /// The tanks named are all that the Soviet side has left.
    pub fn no_reserve(mut self) -> Field {
        self.reserve = false;
        self
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Field {
        change(&mut self.state);
        self
    }

    /// The game at this step.
    pub fn at(self, step: Step) -> Game {
        let field = self.with(|state| {
            state.table.step = step;
            if let Step::OpeningMarch | Step::OpeningRecon | Step::OpeningActivation = step {
                state.table.turn = 0;
            }
            let first = state.table.order(step).next();
            state.table.seat = first.unwrap_or_else(|| panic!("nobody decides in {step:?}"));
            if step == Step::Flight {
                let owner = state.table.stukas.last().map(|stuka| stuka.owner);
                state.table.seat = owner.expect("no Stuka");
                state.table.focus = Focus::Stuka(StukaId::of(0));
            }
        });
        Game { state: field.complete(), told: Vec::new() }
    }

    /// The game in phase D: phase B ends, the Tigers stay, nobody looks.
    pub fn combat(self) -> Game {
        let mut game = self.at(Step::Tanks);
        while game.step() == Step::Tanks {
            game.act(Action::End);
        }
        game
    }

    fn complete(mut self) -> State {
        if std::mem::take(&mut self.reserve) {
            self = self.marker(RESERVE, MarkerKind::Tank);
        }
        self.spare_tigers().spare_paks().spare_mines().spare_markers().read()
    }

    fn spare_tigers(mut self) -> Field {
        for (corner, hills) in CORNERS {
            if self.state.table.tigers.len() < 2 {
                self = hills.iter().fold(self, |field, hill| field.hill(hill)).tiger(corner, Dir::W, Dir::W);
            }
        }
        let programs = self.state.table.tigers.iter().map(|_| Program::default()).collect();
        self.with(|state| state.german.programs = programs)
    }

    fn spare_paks(mut self) -> Field {
        for (kind, count) in [(PakKind::Pak88, 1), (PakKind::Pak36, 2), (PakKind::Bluff, 3)] {
            let named = self.state.german.paks.iter().filter(|other| **other == kind).count();
            for _ in named..count {
                self = self.lay_pak(None, kind, Dir::E, Face::Up(kind));
            }
        }
        self
    }

    fn spare_mines(mut self) -> Field {
        let count = |field: &Field, kind| field.state.german.mines.iter().filter(|other| **other == kind).count();
        for at in SPARE_MINES.iter().skip(count(&self, MineKind::Mine)) {
            self = self.lay_mine(Some(hex(at)), MineKind::Mine, true);
        }
        for _ in count(&self, MineKind::Bluff)..4 {
            self = self.lay_mine(None, MineKind::Bluff, true);
        }
        self
    }

    /// Tanks that are not named were turned up and destroyed, bluffs were turned up.
    fn spare_markers(mut self) -> Field {
        let seats: Vec<u8> = self.state.table.setup.seats(Soviet).collect();
        for &seat in &seats {
            let held = self.state.table.setup.holdings(Seat(seat));
            for (kind, count) in [(MarkerKind::Tank, held.tanks), (MarkerKind::Bluff, held.bluffs)] {
                let kinds = self.state.table.markers.iter().zip(&self.state.soviet.markers);
                let named = kinds.filter(|(marker, other)| marker.owner == Seat(seat) && **other == kind).count();
                for _ in named..count.into() {
                    self = self.lay_marker(None, Seat(seat), kind);
                }
            }
            let own = |field: &Field| field.state.table.t34s.iter().filter(|t34| t34.owner == Seat(seat)).count();
            let kinds = self.state.table.markers.iter().filter(|marker| marker.owner == Seat(seat));
            let shown = kinds.filter(|marker| marker.shown == Some(MarkerKind::Tank)).count();
            for _ in own(&self)..shown {
                self = self.t34(RESERVE, Dir::W, Dir::W).of_seat(seat).with(|state| {
                    state.table.t34s.last_mut().expect("just put there").fate = Fate::Destroyed;
                });
            }
        }
        self
    }

    /// Reading a position from text also checks it.
    fn read(self) -> State {
        let text = serde_json::to_string(&self.state).expect("a position can be written");
        serde_json::from_str(&text).unwrap_or_else(|fault| panic!("no such position: {fault}"))
    }
}

/// A match in play, and what was told of it.
#[derive(Clone)]
pub struct Game {
    pub state: State,
    pub told: Vec<Event>,
}

impl Game {
    /// A match from the beginning.
    pub fn start(setup: Setup, seed: u64) -> Game {
        let mut events = EventList::default();
        let state = Duel::begin(&setup, &mut Dice::quick(seed), &mut events);
        let state = state.unwrap_or_else(|refusals| panic!("{refusals:?}"));
        Game { state, told: events.told.into_iter().map(|told| told.event).collect() }
    }

    /// Does something that must be legal.
    pub fn act(&mut self, action: Action) -> &mut Game {
        let mut events = EventList::default();
        let step = self.state.table.step;
        if let Err(refusal) = table::act::<Duel>(&mut self.state, action, &mut Dice::quick(0), &mut events) {
            panic!("{action:?} in {step:?} is refused by {}: {}", refusal.rule, refusal.why.key);
        }
        assert_eq!(Duel::faults(&self.state), Vec::<String>::new(), "after {action:?} in {step:?}");
        self.told.extend(events.told.into_iter().map(|told| told.event));
        self
    }

    pub fn acts(&mut self, actions: impl IntoIterator<Item = Action>) -> &mut Game {
        actions.into_iter().for_each(|action| {
            self.act(action);
        });
        self
    }

    /// Ends the present step until this one is reached.
    pub fn pass_until(&mut self, step: Step) -> &mut Game {
        for _ in 0..60 {
            if self.state.table.step == step {
                return self;
            }
            self.pass();
        }
        panic!("{step:?} does not come, it is {:?}", self.state.table.step);
    }

    /// Does nothing more in this turn, and goes on to this step of the next.
    pub fn next_turn(&mut self, step: Step) -> &mut Game {
        let turn = self.state.table.turn;
        while self.state.table.turn == turn {
            self.pass();
        }
        self.pass_until(step)
    }

    /// Does nothing, in whatever words the step has for it.
    pub fn pass(&mut self) -> &mut Game {
        let legal = self.legal();
        let idle =
            |action: &&Action| matches!(action, Action::End | Action::Hold(_) | Action::Commit | Action::ProgramDone);
        let action = *legal.iter().find(idle).unwrap_or_else(|| panic!("no way to pass: {legal:?}"));
        self.act(action)
    }

    /// Programs the first Tiger and lets nobody do anything else, so that the program is carried out.
    pub fn run(&mut self, cards: impl IntoIterator<Item = Card>, turret: Option<Clock>) -> &mut Game {
        let turn = self.state.table.turn;
        self.program(cards, turret);
        while self.state.table.turn == turn
            && matches!(self.step(), Step::Guns | Step::Recon | Step::March | Step::Tanks)
        {
            self.pass();
        }
        self
    }

    /// Programs the first Tiger; the second stays.
    pub fn program(&mut self, cards: impl IntoIterator<Item = Card>, turret: Option<Clock>) -> &mut Game {
        cards.into_iter().for_each(|card| {
            self.act(Action::Card(card));
        });
        if let Some(turret) = turret {
            self.act(Action::TurretCard(turret));
        } else if !self.state.german.programs[0].done {
            self.act(Action::ProgramDone);
        }
        self.acts([Action::ProgramDone, Action::Commit])
    }

    /// The rule that forbids it.
    pub fn refusal(&self, action: Action) -> RuleId {
        match Duel::check(&self.state, action) {
            Ok(()) => panic!("{action:?} is legal"),
            Err(refusal) => refusal.rule,
        }
    }

    pub fn may(&self, action: Action) -> bool {
        Duel::check(&self.state, action).is_ok()
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        Duel::legal(&self.state, &mut legal);
        legal
    }

    pub fn heard(&self, event: Event) -> bool {
        self.told.contains(&event)
    }

    /// The shots so far.
    pub fn shots(&self) -> Vec<(Weapon, Weapon, Shot)> {
        let shot = |event: &Event| match *event {
            Event::Fired { by, at, shot, .. } => Some((by, at, shot)),
            _ => None,
        };
        self.told.iter().filter_map(shot).collect()
    }

    /// The last shot.
    pub fn shot(&self) -> Shot {
        self.shots().last().expect("nobody has fired").2
    }

    pub fn vp(&self) -> [i16; 2] {
        self.state.table.vp
    }

    pub fn step(&self) -> Step {
        self.state.table.step
    }

    pub fn tiger(&self, number: usize) -> &Tiger {
        &self.state.table.tigers[number - 1]
    }

    pub fn t34(&self, number: usize) -> &duel::pieces::T34 {
        &self.state.table.t34s[number - 1]
    }

    /// The T-34 activated last.
    pub fn newest(&self) -> &duel::pieces::T34 {
        self.state.table.t34s.last().expect("no T-34 was activated")
    }

    /// Its number.
    pub fn newest_id(&self) -> T34Id {
        t34(self.state.table.t34s.len())
    }

    /// Gives the T-34 just activated its hull and its gun.
    pub fn face(&mut self, hull: Dir, gun: Dir) -> &mut Game {
        self.acts([Action::Face(hull), Action::Turret(hull.clockwise_to(gun))])
    }

    pub fn marker(&self, number: usize) -> &Marker {
        &self.state.table.markers[number - 1]
    }

    pub fn mine(&self, number: usize) -> &Mine {
        &self.state.table.mines[number - 1]
    }

    pub fn pak(&self, number: usize) -> &Pak {
        &self.state.table.paks[number - 1]
    }

    pub fn stuka(&self) -> &Stuka {
        &self.state.table.stukas[0]
    }

    /// Has the T-34 been destroyed, burning or already removed?
    pub fn destroyed(&self, number: usize) -> bool {
        matches!(self.t34(number).fate, Fate::Burning(_) | Fate::Destroyed)
    }

    pub fn at(&self, name: &str) -> Terrain {
        self.state.table.ground.terrain(hex(name))
    }

    pub fn front(&self, name: &str) -> bool {
        self.state.table.ground.front(hex(name))
    }

    /// Actions used by the T-34 on the move.
    pub fn used(&self) -> u8 {
        match self.state.table.focus {
            Focus::Drive(drive) => drive.used,
            other => panic!("nobody drives: {other:?}"),
        }
    }
}
