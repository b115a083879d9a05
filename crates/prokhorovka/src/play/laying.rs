//! Set-up: by hand, ready-made, by chance (chapter 4).

use super::Umpire;
use crate::action::Action;
use crate::data::DATA;
use crate::events::Event;
use crate::legal::STATION;
use crate::map::{Hex, Terrain};
use crate::pieces::{Formation, UnitId};
use crate::setup::Deployment;
use crate::state::{REMNANTS, Step, VILLAGE_REMNANTS};
use crate::{German, Soviet};
use table::{Chance, EventSink};

impl<J: EventSink<Event>> Umpire<'_, J> {
    /// From the empty table to the first decision.
    pub(crate) fn begin(&mut self) {
        self.state.table.step = Step::GermanSetup;
        match self.state.table.setup.german_setup {
            Deployment::Free => return,
            Deployment::Quick => self.lay_quick(German),
            Deployment::Random => self.lay_by_chance(),
        }
        self.begin_soviet_setup();
    }

    fn begin_soviet_setup(&mut self) {
        self.state.table.step = Step::RemnantSetup;
        match self.state.table.setup.soviet_setup {
            Deployment::Free => return,
            Deployment::Quick => {
                let hexes = DATA.quick.remnants.iter().map(|hex| self.unless_german(*hex));
                self.state.table.tokens = hexes.collect();
                self.state.table.tokens.sort();
                self.deal();
                self.lay_quick(Soviet);
            }
            Deployment::Random => {
                self.lay_by_chance();
                self.deal();
                self.lay_by_chance();
            }
        }
        self.finish_setup();
    }

    /// The hex of the ready-made set-up, or the other one of Hill 252.2 if Germans stand there (BS-4.9).
    fn unless_german(&self, hex: Hex) -> Hex {
        if !self.state.table.holds(hex, German) {
            return hex;
        }
        Hex::all().find(|other| other.spot().is_hill_2522 && *other != hex).unwrap_or(hex)
    }

    fn lay_quick(&mut self, side: table::Side) {
        for (unit, hex) in DATA.quick.units.iter().filter(|(unit, _)| unit.side() == side) {
            let hex = if side == Soviet { self.unless_german(*hex) } else { *hex };
            self.lay_unit(*unit, hex);
        }
    }

    /// BS-4.10: the rest of this step, by chance.
    fn lay_by_chance(&mut self) {
        let mut places = Vec::with_capacity(crate::map::HEXES);
        while self.state.table.next_to_place().is_some() || self.lacks_tokens() {
            places.clear();
            self.state.table.legal(&mut places);
            let Some(Action::Place(hex)) = self.dice.pick(&places).copied() else { return };
            self.lay_next(hex);
        }
    }

    fn lacks_tokens(&self) -> bool {
        self.state.table.step == Step::RemnantSetup && self.state.table.tokens.len() < REMNANTS
    }

    pub(super) fn lay(&mut self, action: Action) {
        let Action::Place(hex) = action else { return };
        self.lay_next(hex);
        let done = self.state.table.next_to_place().is_none() && !self.lacks_tokens();
        match self.state.table.step {
            Step::GermanSetup if done => self.begin_soviet_setup(),
            Step::RemnantSetup if done => self.deal(),
            Step::AirborneSetup if done => self.finish_setup(),
            _ => {}
        }
    }

    /// What is next in this step goes here.
    fn lay_next(&mut self, hex: Hex) {
        match self.state.table.next_to_place() {
            Some(unit) => self.lay_unit(unit, hex),
            None if self.state.table.tokens.len() < VILLAGE_REMNANTS => {
                let villages = Hex::all().filter(|hex| hex.terrain() == Terrain::Village && hex.spot().zone.is_none());
                villages.filter(|village| village.spot().name != STATION || *village == hex).for_each(|village| {
                    self.lay_token(village);
                });
            }
            None => self.lay_token(hex),
        }
    }

    fn lay_unit(&mut self, unit: UnitId, hex: Hex) {
        self.put(unit, hex);
        self.sink.tell_all(|| Event::Placed { unit, hex });
    }

    fn lay_token(&mut self, hex: Hex) {
        let tokens = &mut self.state.table.tokens;
        let place = tokens.partition_point(|other| *other < hex);
        if tokens.try_insert(place, hex).is_ok() {
            self.sink.tell_all(|| Event::TokenLaid { hex });
        }
    }

    /// BS-4.5, BS-5.10.
    fn deal(&mut self) {
        self.state.deal = Formation::Remnants.units().collect();
        self.dice.shuffle(&mut self.state.deal);
        self.state.table.step = Step::AirborneSetup;
        self.sink.tell_all(|| Event::Dealt);
    }

    /// BS-4.7, BS-3.2.
    fn finish_setup(&mut self) {
        let (units, hexes) = (std::mem::take(&mut self.state.deal), std::mem::take(&mut self.state.table.tokens));
        for (unit, hex) in units.into_iter().zip(hexes) {
            self.put(unit, hex);
            self.sink.tell_all(|| Event::TurnedUp { unit, hex });
        }
        self.sink.reveal();
        let hill = Hex::all().filter(|hex| hex.spot().is_hill_2522);
        for hex in hill {
            if self.state.table.holds(hex, German) {
                self.take(hex, German);
            }
        }
        self.begin_turn();
    }
}
