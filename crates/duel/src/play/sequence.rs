//! The sequence of play: who is next, what comes next, and what happens by itself in between.

use super::Umpire;
use crate::events::{End, Event};
use crate::pieces::*;
use crate::setup::{Deployment, TerrainSetup};
use crate::state::{FacingChoice, Focus, Step};
use crate::{German, Soviet};
use table::{EventSink, UndoBarrier};

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// Sets out the table: from here the first decision is reached.
    pub(crate) fn begin(&mut self) {
        for side in [German, Soviet] {
            let vp = self.state.table.points(side);
            if vp > 0 {
                self.sink.tell_all(|| Event::HeadStart { side, vp });
            }
        }
        match self.state.table.setup.terrain_setup {
            TerrainSetup::Alternate => self.tell_step(Step::Landscape),
            TerrainSetup::Preset => {
                self.lay_preset_landscape();
                self.enter(Step::Front);
            }
            TerrainSetup::Random => {
                self.lay_random_landscape();
                self.enter(Step::Front);
            }
        }
        self.go_on();
    }

    /// Goes on until somebody must decide or the match is over.
    pub(super) fn go_on(&mut self) {
        while self.state.table.step != Step::Over {
            if let Some(facing) = self.state.table.facing {
                if facing.choose != FacingChoice::Look || self.state.can_look_after_activation(facing) {
                    return;
                }
                self.state.table.facing = None;
            } else if let Focus::Tiger(tiger) = self.state.table.focus {
                self.aim_by_card(tiger);
            } else if self.state.must_ask() {
                return;
            } else {
                self.pass();
            }
        }
    }

    /// The deciding seat has nothing more to do here.
    pub(super) fn pass(&mut self) {
        match (self.state.table.step, self.state.table.focus) {
            (_, Focus::Marker(_)) => self.state.table.focus = Focus::Nothing,
            (Step::Flight, Focus::Stuka(stuka)) => self.end_flight_phase(stuka),
            (Step::Execution, _) => match self.state.next_tiger_to_execute() {
                Some(tiger) => self.drive_tiger(tiger),
                None => self.next_seat(),
            },
            _ => self.next_seat(),
        }
    }

    /// The next seat of this step, or else the next step.
    pub(super) fn next_seat(&mut self) {
        let table = &mut self.state.table;
        table.focus = Focus::Nothing;
        let present = table.seat;
        match table.order(table.step).skip_while(|seat| *seat != present).nth(1) {
            Some(seat) => {
                table.seat = seat;
                self.take_seat();
            }
            None => self.leave(),
        }
    }

    fn take_seat(&mut self) {
        if self.state.table.step == Step::Flight {
            self.next_stuka(0);
        }
    }

    /// Enters a step with the first of its seats; a step without seats is left at once.
    pub(super) fn enter(&mut self, step: Step) {
        self.state.table.step = step;
        self.state.table.focus = Focus::Nothing;
        self.prepare(step);
        if self.state.table.step != step {
            return;
        }
        let first = self.state.table.order(step).next();
        match first {
            Some(seat) => {
                self.state.table.seat = seat;
                self.tell_step(step);
                self.take_seat();
            }
            None => self.leave(),
        }
    }

    fn tell_step(&mut self, step: Step) {
        self.sink.tell_all(|| Event::StepBegan { step });
    }

    /// What happens by itself when a step begins.
    fn prepare(&mut self, step: Step) {
        let table = &mut self.state.table;
        match step {
            Step::Front if table.setup.deployment != Deployment::Free => {
                match table.setup.deployment {
                    Deployment::Preset => self.lay_preset_pieces(),
                    _ => self.lay_random_pieces(),
                }
                self.enter(Step::OpeningMarch);
            }
            Step::OpeningMarch | Step::March => table.markers.iter_mut().for_each(|marker| marker.moved = false),
            Step::Programming => {
                table.tigers.iter_mut().for_each(|tiger| tiger.driven = false);
                self.state.german.programs.iter_mut().for_each(|program| *program = Program::default());
            }
            Step::GunReveal => self.begin_combat(),
            _ => {}
        }
    }

    /// A new turn: its first step is the first of phase A.
    fn begin_turn(&mut self) -> Step {
        let table = &mut self.state.table;
        table.turn += 1;
        table.vp_before = table.vp;
        table.eventful = false;
        for pak in &mut table.paks {
            pak.handled = false;
            if pak.wheel == Wheel::Laid {
                pak.wheel = Wheel::Moving;
            }
        }
        let turn = table.turn;
        self.sink.tell_all(|| Event::TurnBegan { turn });
        self.state.table.setup.phase_a.steps()[0]
    }

    /// What happens by itself when a step ends, and what comes then.
    fn leave(&mut self) {
        let next = match self.state.table.step {
            Step::Landscape => Step::Front,
            Step::Front => Step::Markers,
            Step::Markers => {
                self.show_markers();
                Step::Weapons
            }
            Step::Weapons => {
                self.show_weapons();
                Step::OpeningMarch
            }
            Step::OpeningMarch => Step::OpeningRecon,
            Step::OpeningRecon => Step::OpeningActivation,
            Step::OpeningActivation => self.begin_turn(),
            of_phase_a @ (Step::Programming | Step::Guns | Step::Recon) => {
                let steps = self.state.table.setup.phase_a.steps();
                steps.into_iter().skip_while(|step| *step != of_phase_a).nth(1).unwrap_or(Step::March)
            }
            Step::March => Step::Tanks,
            Step::Tanks => {
                self.end_phase_b();
                Step::Execution
            }
            Step::Execution => {
                self.melt_under_tigers();
                Step::LateRecon
            }
            Step::LateRecon => Step::GunReveal,
            Step::GunReveal => Step::WoodFire,
            volley @ (Step::WoodFire | Step::MutualFire | Step::AimedFire | Step::ReturnFire) => {
                self.resolve_volley();
                match volley {
                    Step::WoodFire => Step::MutualFire,
                    Step::MutualFire => Step::AimedFire,
                    Step::AimedFire => Step::ReturnFire,
                    _ => Step::GermanFire(1),
                }
            }
            Step::GermanFire(steps) => Step::SovietFire(steps),
            Step::SovietFire(steps) if steps < 3 => Step::GermanFire(steps + 1),
            Step::SovietFire(_) => {
                self.clear_wrecks();
                if self.check_weapons() {
                    return;
                }
                Step::Flight
            }
            Step::Flight => {
                if self.end_turn() {
                    return;
                }
                self.begin_turn()
            }
            Step::Over => return,
        };
        self.enter(next);
    }

    /// Declares the deciding seat's secret choices final.
    pub(super) fn commit(&mut self) {
        self.sink.bar_undo(UndoBarrier::Committed);
    }

    /// DE: wheels, the turn's points, and whether it was the last turn (DG-7.6, DG-11.9, DG-13.3).
    fn end_turn(&mut self) -> bool {
        let table = &mut self.state.table;
        for pak in &mut table.paks {
            if pak.wheel == Wheel::Standing {
                pak.wheel = Wheel::None;
            }
        }
        let busy = table.eventful || table.stukas.iter().any(Stuka::flying);
        table.quiet = if busy { 0 } else { table.quiet + 1 };
        let (turn, [german, soviet]) = (table.turn, [0, 1].map(|side| table.vp[side] - table.vp_before[side]));
        self.sink.tell_all(|| Event::TurnEnded { turn, german, soviet });
        let table = &self.state.table;
        let end = match () {
            _ if table.turn >= table.setup.last_turn() => Some(End::LastTurn),
            _ if table.quiet >= table.setup.quiet_limit() => Some(End::Quiet),
            _ => None,
        };
        if let Some(reason) = end {
            self.end_match(reason);
        }
        end.is_some()
    }

    /// The end of phase B: T-34s may move again in the next one, drifts melt under them (DG-14.5).
    fn end_phase_b(&mut self) {
        for i in 0..self.state.table.t34s.len() {
            let t34 = &mut self.state.table.t34s[i];
            t34.readiness = Readiness::Ready;
            let (drops, gone) = melted(t34.drops);
            t34.drops = drops;
            if let (true, Some(hex)) = (gone, t34.at()) {
                self.clear_drift(hex);
            }
        }
    }

    fn melt_under_tigers(&mut self) {
        for i in 0..self.state.table.tigers.len() {
            let tiger = &mut self.state.table.tigers[i];
            let (drops, gone) = melted(tiger.drops);
            tiger.drops = drops;
            let hex = tiger.at;
            if gone {
                self.clear_drift(hex);
            }
        }
    }
}

/// DG-14.5: one drop, two drops, gone.
fn melted(drops: Drops) -> (Drops, bool) {
    match drops {
        Drops::None => (Drops::None, false),
        Drops::JustLaid => (Drops::One, false),
        Drops::One => (Drops::Two, false),
        Drops::Two => (Drops::None, true),
    }
}
