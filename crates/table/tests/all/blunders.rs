//! Blunders are counted by playing a match again.

use crate::picket::{Action, Picket, Setup};
use table::{Chance, Match, Next, Pledge, Rng, Side, count_blunders};

fn random_match(seed: u64) -> Match<Picket> {
    let mut rng = Rng::seeded(seed);
    let mut game = Match::<Picket>::start(Setup::default(), Pledge::of_number(seed)).expect("a valid setup");
    while let Next::Decide(seat) = game.next() {
        let action = *rng.pick(&game.legal()).expect("something is legal");
        game.act(seat, action).expect("it is legal");
    }
    game
}

#[test]
fn every_occasion_and_every_blunder_is_counted_for_its_side() {
    let (mut occasions, mut made) = (0, 0);
    for seed in 0..30 {
        let game = random_match(seed);
        let counts = count_blunders(&game);
        let sides: Vec<Side> = counts.iter().map(|count| count.side).collect();
        assert_eq!(sides, Side::BOTH);
        for (i, done) in game.played().iter().enumerate() {
            let before = game.rewound(i);
            let blind = done.action == Action::Charge && before.legal().contains(&Action::Scout);
            let side = before.seating().side(done.seat).expect("a side");
            let counted = counts[side.index()].steps.contains(&(i as u32 + 1));
            assert_eq!(counted, blind, "step {} of match {seed}", i + 1);
        }
        occasions += counts.iter().map(|count| count.occasions).sum::<u32>();
        made += counts.iter().map(|count| count.steps.len()).sum::<usize>();
    }
    assert!(made > 0 && (made as u32) < occasions, "{made} of {occasions}");
}
