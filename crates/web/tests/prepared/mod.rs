//! Positions of Tank Commander in which somebody is asked whether they break in.

use serde_json::{Value, json};
use store::{Holder, MatchId, NewMatch, SeatRow, Status, Store};
use table::{Chance, Dice, EventList, Next, Pledge, Rng, Rules, Seat, Silent};
use tank_commander::{Action, State, TankCommander};

/// One position as the other side sees it, and what the seat that is asked may hold.
pub struct Asked {
    /// Who is asked.
    pub seat: Seat,
    /// It holds nothing that it could play.
    pub idle: State,
    /// It holds something.
    pub able: State,
}

/// All that the deciding seat may do.
pub fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    TankCommander::legal(state, &mut legal);
    legal
}

/// Is the deciding seat only asked whether it breaks in?
pub fn is_window(state: &State) -> bool {
    legal(state).contains(&Action::Pass)
}

/// The positions of a match that is played at random.
fn positions(scenario: &str, seed: u64) -> Vec<State> {
    let setup = TankCommander::scenarios().into_iter().find(|(name, _)| *name == scenario).unwrap().1;
    let mut dice: Dice = Pledge::of_number(seed).dice();
    let mut rng = Rng::seeded(seed);
    let mut state = TankCommander::begin(&setup, &mut dice, &mut Silent).unwrap();
    let mut positions = Vec::new();
    while let (Next::Decide(_), true) = (TankCommander::next(&state), positions.len() < 3000) {
        positions.push(state.clone());
        let all = legal(&state);
        let ready = all.iter().find(|action| matches!(action, Action::TakeReady | Action::AutoDeploy));
        let action = ready.or_else(|| rng.pick(&all)).copied().unwrap();
        TankCommander::apply(&mut state, action, &mut dice, &mut Silent);
    }
    positions
}

/// The first position of such a match in which the other side cannot know whether the seat that is asked could play.
pub fn asked(scenario: &str, seed: u64, wanted: impl Fn(&State) -> bool) -> Asked {
    let mut rng = Rng::seeded(seed);
    for state in positions(scenario, seed).into_iter().filter(|state| is_window(state) && wanted(state)) {
        let Next::Decide(seat) = TankCommander::next(&state) else { continue };
        let seen = state.view(Some(Seat(1 - seat.0)));
        let worlds: Vec<State> = (0..60).map(|_| TankCommander::imagine(&seen, &mut rng)).collect();
        let find = |many: bool| worlds.iter().find(|world| (legal(world).len() > 1) == many).cloned();
        if let (Some(idle), Some(able)) = (find(false), find(true)) {
            return Asked { seat, idle, able };
        }
    }
    panic!("no such position in match {seed}");
}

/// The first position of such a match that is wanted, and who decides in it.
pub fn first(scenario: &str, seed: u64, wanted: impl Fn(&State) -> bool) -> (State, Seat) {
    let found = positions(scenario, seed).into_iter().find(|state| wanted(state)).expect("such a position");
    let Next::Decide(seat) = TankCommander::next(&found) else { panic!("it is over") };
    (found, seat)
}

/// The first position of a random match in which one of these actions leads to a wanted event, who decides, and the
/// action.
pub fn moment<R: Rules>(
    scenario: &str,
    tried: impl Fn(&R::Action) -> bool,
    wanted: impl Fn(&R::State, Seat, &R::Event) -> bool,
) -> (R::State, Seat, R::Action) {
    let setup = R::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario").1;
    for seed in 0..50 {
        let (mut rng, mut dice) = (Rng::seeded(seed), Pledge::of_number(seed).dice());
        let mut state = R::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
        for _ in 0..1500 {
            let Next::Decide(seat) = R::next(&state) else { break };
            let mut all = Vec::new();
            R::legal(&state, &mut all);
            for &action in all.iter().filter(|action| tried(action)) {
                let (mut next, mut events) = (state.clone(), EventList::default());
                R::apply(&mut next, action, &mut dice.clone(), &mut events);
                if events.heard_by(Some(Seat(1 - seat.0))).any(|event| wanted(&state, seat, event))
                    && matches!(R::next(&next), Next::Decide(_))
                {
                    return (state, seat, action);
                }
            }
            let Some(&action) = rng.pick(&all) else { break };
            R::apply(&mut state, action, &mut dice, &mut Silent);
        }
    }
    panic!("it never happens in {scenario}");
}

/// Puts a position of Tank Commander into a store, with these at the table.
pub async fn lay_out(store: &Store, position: &State, holders: impl IntoIterator<Item = Holder>) -> MatchId {
    lay_out_of::<TankCommander>(store, position, holders).await
}

/// Puts a position into a store, with these at the table.
pub async fn lay_out_of<R: Rules>(
    store: &Store,
    position: &R::State,
    holders: impl IntoIterator<Item = Holder>,
) -> MatchId {
    let seats = (0..).zip(holders).map(|(seat, holder)| SeatRow { seat, holder, invite: None }).collect::<Vec<_>>();
    let waiting = seats.iter().any(|row| row.holder == Holder::Open);
    let pledge = Pledge::new([7; 32]);
    let row = NewMatch {
        title: R::title().id.to_owned(),
        edition: R::title().edition,
        setup: json!(R::setup(position)),
        position: Some(json!(position)),
        commitment: pledge.commitment(),
        secret: [7; 32],
        status: if waiting { Status::Waiting } else { Status::Playing },
        ..NewMatch::default()
    };
    store.create_match(row, seats).await.unwrap()
}

/// What was done in a match: who, and what.
pub async fn done(store: &Store, id: MatchId) -> Vec<(u8, Value)> {
    let (_, _, entries) = store.load_match(id).await.unwrap().unwrap();
    entries.into_iter().map(|entry| (entry.seat, entry.body)).collect()
}
