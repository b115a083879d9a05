//! Decisions in the light of the blunders that a title knows of.

use crate::{Judgement, Match, Next, Pledge, Side, Studied, count_blunders};

/// Plays these actions from a position and tells what the last of them was in the light of the blunder of this name.
pub fn judged<R: Studied>(position: R::State, actions: &[R::Action], name: &str) -> Judgement {
    let mut game = Match::<R>::from_position(position, Pledge::of_number(1));
    let mut side = Side::First;
    for action in actions {
        let Next::Decide(seat) = game.next() else { panic!("the match is over before {action:?}") };
        side = game.seating().side(seat).expect("a seat of a side");
        let done = game.act(seat, *action).map(|_| ());
        assert_eq!(done, Ok(()), "{action:?} is not legal; these are: {:?}", game.legal());
    }
    let of_last = |steps: usize| {
        let counts = count_blunders(&game.rewound(steps));
        let found = counts.into_iter().find(|count| count.name == name && count.side == side);
        found.unwrap_or_else(|| panic!("there is no blunder {name:?}"))
    };
    let (before, after) = (of_last(actions.len() - 1), of_last(actions.len()));
    match (after.steps.len() - before.steps.len(), after.occasions - before.occasions) {
        (1, _) => Judgement::Blundered,
        (_, 1) => Judgement::Avoided,
        _ => Judgement::NoOccasion,
    }
}
