//! Laws 6, 7, 8 and 10: what a seat may know, tried on the worlds it can imagine.

use super::{Court, Verdict};
use crate::{Chance, Dice, Next, Record, Rules, Seat};

/// How many decisions two worlds are played side by side.
const SIDE_BY_SIDE: u32 = 40;

impl<R: Rules> Court<R> {
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
        let mut here = (state.clone(), dice.clone());
        let mut there = (R::imagine(&R::view(state, seat), &mut self.rng), dice.clone());
        let mut legal = Vec::new();
        for step in 0..SIDE_BY_SIDE {
            let Next::Decide(_) = R::next(&here.0) else { return Ok(()) };
            legal.clear();
            R::legal(&here.0, &mut legal);
            let Some(&action) = self.rng.pick(&legal) else { return Ok(()) };
            let seen = advance::<R>(&mut here, action, seat);
            legal.clear();
            R::legal(&there.0, &mut legal);
            let offered = legal.contains(&action);
            if offered {
                legal.clear();
                legal.push(action);
            }
            let alike = legal.iter().find_map(|&candidate| {
                let mut world = there.clone();
                let other = advance::<R>(&mut world, candidate, seat);
                (other.heard == seen.heard && R::view(&world.0, seat) == R::view(&here.0, seat)).then_some(world)
            });
            match alike {
                Some(world) => there = world,
                None => {
                    let declared = seen.revealed
                        || legal.iter().any(|&other| advance::<R>(&mut there.clone(), other, seat).revealed);
                    self.tally.reveals += 1;
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
}

struct Seen<E> {
    heard: Vec<E>,
    revealed: bool,
}

fn advance<R: Rules>(world: &mut (R::State, Dice), action: R::Action, seat: Option<Seat>) -> Seen<R::Event> {
    let mut record = Record::default();
    R::apply(&mut world.0, action, &mut world.1, &mut record);
    Seen { heard: record.heard_by(seat).cloned().collect(), revealed: record.revealed_to(seat) }
}
