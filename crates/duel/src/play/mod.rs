//! What happens: an action is carried out, and play goes on by itself until somebody must decide.

mod combat;
mod flight;
mod guns;
mod laying;
mod markers;
mod program;
mod sequence;
mod tanks;

use crate::action::Action;
use crate::events::{End, Event};
use crate::map::Hex;
use crate::pieces::*;
use crate::state::{Facing, FacingChoice, Focus, MOST_POINTS, State, Step};
use crate::{German, Soviet};
use table::{Audience, Dice, EventSink, Seat, Side};

/// The umpire carries out the rules on a position and tells what happened.
pub(crate) struct Umpire<'a, J> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) sink: &'a mut J,
}

impl<'a, J: EventSink<Event>> Umpire<'a, J> {
    /// The umpire of this position, with these dice, telling this sink.
    pub(crate) fn new(state: &'a mut State, dice: &'a mut Dice, sink: &'a mut J) -> Umpire<'a, J> {
        Umpire { state, dice, sink }
    }

    /// Carries out a legal action and all that follows from it.
    pub(crate) fn carry_out(&mut self, action: Action) {
        match self.state.table.facing {
            Some(facing) => self.face(facing, action),
            None => match self.state.table.step {
                Step::Landscape => self.lay_landscape(action),
                Step::Front => self.lay_front(action),
                Step::Markers => self.lay_marker(action),
                Step::Weapons => self.lay_weapon(action),
                Step::OpeningMarch | Step::March => self.march(action),
                Step::OpeningRecon | Step::Recon | Step::LateRecon => self.recon(action),
                Step::OpeningActivation => self.open(action),
                Step::Guns => self.work_guns(action),
                Step::Programming => self.program(action),
                Step::Tanks => self.move_tanks(action),
                Step::Execution => self.execute(action),
                Step::GunReveal => self.reveal_guns(action),
                Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire => self.commit_fire(action),
                Step::GermanFire(_) | Step::SovietFire(_) => self.turn_and_fire(action),
                Step::Flight => self.fly(action),
                Step::Over => {}
            },
        }
        self.go_on();
    }

    /// DG-5.9: hull, turret, and a look along the gun.
    fn face(&mut self, facing: Facing, action: Action) {
        let t34 = &mut self.state.table.t34s[facing.t34.index()];
        match action {
            Action::Face(hull) => {
                t34.hull = hull;
                self.state.table.facing = Some(Facing { choose: FacingChoice::Turret, ..facing });
            }
            Action::Turret(turret) => {
                t34.turret = turret;
                let (hull, gun) = (t34.hull, t34.gun());
                self.state.table.facing = Some(Facing { choose: FacingChoice::Look, ..facing });
                self.sink.tell_all(|| Event::T34Faced { t34: facing.t34, hull, gun });
            }
            Action::Look(pak) => self.look(facing.t34, pak),
            _ => self.state.table.facing = None,
        }
    }

    /// Turns up a PAK marker that a T-34 looks at (DG-6.8).
    fn look(&mut self, t34: T34Id, pak: PakId) {
        let kind = self.state.german.paks[pak.index()];
        if let Some(hex) = self.state.table.paks[pak.index()].at {
            self.sink.tell_all(|| Event::PakSeen { t34, pak, hex, kind });
        }
        self.turn_up_pak(pak);
    }

    /// Turns up a PAK marker: a gun stays, a bluff leaves play. One that lies face-up already stays as it is.
    fn turn_up_pak(&mut self, pak: PakId) {
        if self.state.table.paks[pak.index()].face != Face::Down {
            return;
        }
        let kind = self.state.german.paks[pak.index()];
        self.state.table.eventful = true;
        self.sink.reveal();
        match kind {
            PakKind::Bluff => self.remove_pak(pak),
            gun => self.state.table.paks[pak.index()].face = Face::Up(gun),
        }
    }

    /// Takes a PAK marker out of play; its wheel is free again (DG-7.22).
    fn remove_pak(&mut self, pak: PakId) {
        let table = &mut self.state.table;
        let marker = &mut table.paks[pak.index()];
        if let Some(hex) = marker.at.take() {
            table.index.pak[hex.index()] = None;
        }
        let kind = self.state.german.paks[pak.index()];
        *marker = Pak { wheel: Wheel::None, face: Face::Up(kind), destroyed: false, ..marker.clone() };
    }

    /// Scores points for a side.
    fn score(&mut self, side: Side, vp: i16) {
        if vp != 0 {
            let points = &mut self.state.table.vp[side.index()];
            *points = (*points + vp).min(MOST_POINTS);
            self.state.table.eventful = true;
            self.sink.tell_all(|| Event::Scored { side, vp });
        }
    }

    /// DG-15.4.
    fn award(&mut self, seat: Seat) {
        if self.state.table.keeps_medals() {
            let medals = &mut self.state.table.medals[seat.index()];
            *medals = medals.saturating_add(1);
            let setup = &self.state.table.setup;
            let (side, place) = (setup.side(seat), setup.place(seat));
            self.sink.tell_all(|| Event::MedalWon { seat, side, place });
        }
    }

    /// A tank leaves a hex or turns in it: a drift there is gone (DG-14.8).
    fn clear_drift(&mut self, hex: Hex) {
        if self.state.table.ground.terrain(hex) == Terrain::SnowDrift {
            self.state.table.ground.set_terrain(hex, Terrain::Steppe);
            self.sink.tell_all(|| Event::DriftGone { hex });
        }
    }

    /// A tank has entered: a front element there is gone (DG-4.5).
    fn clear_front(&mut self, hex: Hex) {
        if self.state.table.ground.front(hex) {
            self.state.table.ground.set_front(hex, false);
            self.state.table.eventful = true;
            self.sink.tell_all(|| Event::FrontRemoved { hex });
        }
    }

    /// DG-13.1: without an active T-34 and without a real marker the Soviet side has no weapon left.
    fn check_weapons(&mut self) -> bool {
        let table = &self.state.table;
        let active = table.t34s.iter().any(|t34| matches!(t34.fate, Fate::On(_) | Fate::Burning(_)));
        let hidden = || {
            let kinds = table.markers.iter().zip(&self.state.soviet.markers);
            kinds.into_iter().any(|(marker, kind)| marker.at.is_some() && *kind == MarkerKind::Tank)
        };
        let over = !active && !hidden();
        if over {
            self.end_match(End::NoTanks);
        }
        over
    }

    fn end_match(&mut self, reason: End) {
        let table = &mut self.state.table;
        table.step = Step::Over;
        table.focus = Focus::Nothing;
        table.facing = None;
        let [german, soviet] = table.vp;
        self.sink.tell_all(|| Event::Ended { reason, german, soviet });
        self.sink.reveal(); // what is still hidden is shown
        for Lapse { turn, tiger, cards } in &self.state.german.lapses {
            let mut shown = [None; 5];
            shown.iter_mut().zip(cards).for_each(|(shown, card)| *shown = Some(*card));
            self.sink.tell_all(|| Event::LapseShown { turn: *turn, tiger: *tiger, cards: shown });
        }
    }

    fn germans(&self) -> Audience {
        Audience::Only(self.state.table.setup.seats(German).map(Seat).collect())
    }

    fn soviets(&self) -> Audience {
        Audience::Only(self.state.table.setup.seats(Soviet).map(Seat).collect())
    }
}
