//! Laws 6, 7, 8 and 10: what a seat may know, tried on the worlds it can imagine.

use super::{Court, Verdict};
use crate::{Chance, Dice, EventList, Next, Rng, Seat, Studied};

/// How many decisions two worlds are played side by side.
const SIDE_BY_SIDE: u32 = 40;
/// How many unseen choices another seat may have to make to catch up, and how often that is tried.
const UNSEEN_CHOICES: u32 = 100;
const ATTEMPTS: u32 = 3;

impl<R: Studied> Court<R> {
    /// Laws 6, 7 and 8: every imagined world looks the same, asks the same seat, offers the decider the
    /// same actions and has all its pieces.
    pub(super) fn imagined(
        &mut self,
        state: &R::State,
        decider: Seat,
        legal: &[R::Action],
        foreign: &[R::Action],
    ) -> Verdict {
        for seat in self.observers() {
            let view = R::view(state, seat);
            let world = R::imagine(&view, &mut self.rng);
            self.demand(6, R::view(&world, seat) == view, || {
                format!("{seat:?}: an imagined world looks different\n{view:?}\n{:?}", R::view(&world, seat))
            })?;
            self.demand(6, R::next(&world) == R::next(state), || format!("{seat:?}: who decides betrays a secret"))?;
            let faults = R::faults(&world);
            self.demand(8, faults.is_empty(), || format!("{seat:?} imagined: {}\n{view:?}", faults.join("; ")))?;
            self.tally.other_worlds += u64::from(world != *state);
            if seat == Some(decider) {
                let mut there = Vec::new();
                R::legal(&world, &mut there);
                self.demand(7, there == legal, || format!("{legal:?}\nin the imagined world: {there:?}"))?;
                self.answers_alike(state, &world, foreign)?;
            }
        }
        Ok(())
    }

    /// Law 7 for refusals: why something may not be done tells the decider nothing new either.
    fn answers_alike(&mut self, state: &R::State, world: &R::State, foreign: &[R::Action]) -> Verdict {
        for _ in 0..8 {
            let Some(&action) = self.rng.pick(foreign) else { break };
            let (here, there) = (R::check(state, action), R::check(world, action));
            self.demand(7, here == there, || format!("{action:?}: {here:?}, in the imagined world {there:?}"))?;
        }
        Ok(())
    }

    /// Law 10: the true world and an imagined one, played alike, look and sound alike to the observer
    /// until a secret is declared to come to light.
    pub(super) fn side_by_side(&mut self, state: &R::State, dice: &Dice) -> Verdict {
        let observers = self.observers();
        let seat = observers[self.rng.below(observers.len() as u32) as usize];
        let mut here = World::<R> { state: state.clone(), dice: dice.clone() };
        let mut there = World::<R> { state: R::imagine(&R::view(state, seat), &mut self.rng), dice: dice.clone() };
        for step in 0..SIDE_BY_SIDE {
            let Next::Decide(_) = R::next(&here.state) else { return Ok(()) };
            let Some(action) = here.any_action(&mut self.rng) else { return Ok(()) };
            let seen = here.advance(action, seat);
            if seen.nothing() {
                continue; // not even the number of such actions is seen, so the other world may wait
            }
            match self.alike(&there, action, &seen, seat) {
                Some(world) => there = world,
                None => {
                    self.tally.reveals += 1;
                    let declared = seen.revealed || there.declares(action, seat);
                    return self.demand(10, declared, || {
                        format!(
                            "{seat:?} can tell two worlds apart after {step} more decisions, by {action:?}: {:?}",
                            seen.heard
                        )
                    });
                }
            }
        }
        Ok(())
    }

    /// The other world after something that the observer cannot tell from what was seen: the same action
    /// if it is legal there, or else any, after any number of choices that are not seen.
    fn alike(&mut self, there: &World<R>, action: R::Action, seen: &Seen<R>, seat: Option<Seat>) -> Option<World<R>> {
        let mut world = there.clone();
        if world.offers(action) && world.advance(action, seat).looks_like(seen) {
            return Some(world);
        }
        if seen.revealed {
            return None;
        }
        (0..ATTEMPTS).find_map(|_| self.alike_later(there.clone(), seen, seat))
    }

    fn alike_later(&mut self, mut world: World<R>, seen: &Seen<R>, seat: Option<Seat>) -> Option<World<R>> {
        for _ in 0..UNSEEN_CHOICES {
            let mut legal = world.legal();
            self.rng.shuffle(&mut legal);
            let mut unseen = None;
            for action in legal {
                let mut next = world.clone();
                let here = next.advance(action, seat);
                if here.looks_like(seen) {
                    return Some(next);
                }
                if here.nothing() {
                    unseen.get_or_insert(next);
                }
            }
            world = unseen?;
        }
        None
    }
}

/// A position with its dice.
struct World<R: Studied> {
    state: R::State,
    dice: Dice,
}

impl<R: Studied> Clone for World<R> {
    fn clone(&self) -> World<R> {
        World { state: self.state.clone(), dice: self.dice.clone() }
    }
}

impl<R: Studied> World<R> {
    fn legal(&self) -> Vec<R::Action> {
        let mut legal = Vec::new();
        R::legal(&self.state, &mut legal);
        legal
    }

    fn any_action(&self, rng: &mut Rng) -> Option<R::Action> {
        rng.pick(&self.legal()).copied()
    }

    fn offers(&self, action: R::Action) -> bool {
        R::check(&self.state, action).is_ok()
    }

    /// Would this action show the observer a secret here?
    fn declares(&self, action: R::Action, seat: Option<Seat>) -> bool {
        self.offers(action) && self.clone().advance(action, seat).revealed
    }

    /// Carries out an action and says what the observer sees and hears of it.
    fn advance(&mut self, action: R::Action, seat: Option<Seat>) -> Seen<R> {
        let before = R::view(&self.state, seat);
        let mut events = EventList::default();
        R::apply(&mut self.state, action, &mut self.dice, &mut events);
        let view = R::view(&self.state, seat);
        let heard = events.heard_by(seat).cloned().collect();
        Seen { heard, unchanged: view == before, view, revealed: events.revealed_to(seat) }
    }
}

/// What an observer sees and hears of an action.
struct Seen<R: Studied> {
    heard: Vec<R::Event>,
    view: R::View,
    unchanged: bool,
    revealed: bool,
}

impl<R: Studied> Seen<R> {
    fn nothing(&self) -> bool {
        self.unchanged && self.heard.is_empty()
    }

    fn looks_like(&self, other: &Seen<R>) -> bool {
        self.heard == other.heard && self.view == other.view
    }
}
