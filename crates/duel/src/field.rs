//! Positions in few words: those of the lesson, of the rulebook's worked examples and of the tests.
//!
//! A field names only the pieces that matter. The others are out of play or stand where they can do
//! nothing: spare Tigers in the western corners behind hills, spare mines face-up in the same corners,
//! and one hidden tank in I11, so that the match does not end when the tanks named are gone.

use crate::map::{Dir, Hex};
use crate::pieces::*;
use crate::setup::{Handicap, Setup};
use crate::state::*;
use crate::{Action, Duel, German, Soviet};
use table::{Dice, Rules, Seat, Seats, Silent};

/// The first Tiger.
pub const TIGER: Weapon = Weapon::Tiger(TigerId::of(0));
/// The second Tiger.
pub const TIGER_2: Weapon = Weapon::Tiger(TigerId::of(1));
/// The first T-34.
pub const T34: Weapon = Weapon::T34(T34Id::of(0));
/// The second T-34.
pub const T34_2: Weapon = Weapon::T34(T34Id::of(1));
/// The third T-34.
pub const T34_3: Weapon = Weapon::T34(T34Id::of(2));
/// The first PAK marker.
pub const PAK: Weapon = Weapon::Pak(PakId::of(0));
/// The second PAK marker.
pub const PAK_2: Weapon = Weapon::Pak(PakId::of(1));

/// Where spare Tigers wait, behind hills.
const CORNERS: [(&str, [&str; 2]); 2] = [("I1", ["H1", "I2"]), ("A1", ["A2", "B1"])];
/// Where spare mines lie.
const SPARE_MINES: [&str; 4] = ["I1", "I2", "A1", "A2"];
/// Where the hidden reserve waits.
pub const RESERVE: &str = "I11";

/// The hex of this name.
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

/// A T-34 by its number.
pub fn t34(number: usize) -> T34Id {
    T34Id::of(number - 1)
}

/// A PAK marker by its number.
pub fn pak(number: usize) -> PakId {
    PakId::of(number - 1)
}

/// A tank marker by its number.
pub fn marker(number: usize) -> MarkerId {
    MarkerId::of(number - 1)
}

/// A Tiger by its number.
pub fn tiger(number: usize) -> TigerId {
    TigerId::of(number - 1)
}

/// A shot.
pub fn fire(by: Weapon, at: Weapon) -> Action {
    Action::Fire { by, at }
}

/// A step of a tank marker.
pub fn step(number: usize, to: &str) -> Action {
    Action::StepMarker { marker: marker(number), to: hex(to) }
}

/// A T-34 begins its move.
pub fn drive(number: usize) -> Action {
    Action::Drive(t34(number))
}

/// A position in the making.
pub struct Field {
    state: State,
    reserve: bool,
}

impl Field {
    /// A field in summer.
    pub fn summer() -> Field {
        Field::of(Setup::default())
    }

    /// A field in winter.
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

    /// A Tiger.
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

    /// A T-34 that may move.
    pub fn t34(self, at: &str, hull: Dir, gun: Dir) -> Field {
        self.with(|state| {
            state.table.t34s.push(crate::pieces::T34 {
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

    /// A wood.
    pub fn wood(self, at: &str) -> Field {
        let tile = self.tile(0);
        self.terrain(at, tile)
    }

    /// A hill.
    pub fn hill(self, at: &str) -> Field {
        let tile = self.tile(1);
        self.terrain(at, tile)
    }

    /// A swamp.
    pub fn swamp(self, at: &str) -> Field {
        self.terrain(at, Terrain::Swamp)
    }

    /// A snow drift.
    pub fn drift(self, at: &str) -> Field {
        self.terrain(at, Terrain::SnowDrift)
    }

    fn tile(&self, kind: usize) -> Terrain {
        Terrain::tiles(self.state.table.setup.season)[kind]
    }

    /// Any landscape.
    pub fn terrain(self, at: &str, terrain: Terrain) -> Field {
        self.with(|state| state.table.ground.set_terrain(hex(at), terrain))
    }

    /// A front element.
    pub fn front(self, at: &str) -> Field {
        self.with(|state| state.table.ground.set_front(hex(at), true))
    }

    /// In this turn.
    pub fn turn(self, turn: u16) -> Field {
        self.with(|state| state.table.turn = turn)
    }

    /// With these points.
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

    /// The position at this step.
    ///
    /// # Panics
    /// Where the rules know no such position: a field is laid out by the title itself and its tests, never from outside.
    pub fn position(self, step: Step) -> State {
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
        field.complete()
    }

    /// The position in phase D: phase B ends, the Tigers stay, nobody looks.
    pub fn combat_position(self) -> State {
        let mut state = self.position(Step::Tanks);
        while state.table.step == Step::Tanks {
            Duel::apply(&mut state, Action::End, &mut Dice::quick(0), &mut Silent);
        }
        state
    }

    fn complete(mut self) -> State {
        if std::mem::take(&mut self.reserve) {
            self = self.marker(RESERVE, MarkerKind::Tank);
        }
        self.spare_tigers().spare_paks().spare_mines().spare_markers().checked()
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

    fn checked(self) -> State {
        self.state.checked().unwrap_or_else(|fault| panic!("no such position: {fault}"))
    }
}
