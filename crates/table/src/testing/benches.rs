//! The benches of the hot paths, the same in every title.

/// A whole bench file (`harness = false`, with `divan`): random matches, a clone, the legal actions and an
/// imagined world of these scenarios, each from a position after so many decisions.
///
/// ```text
/// table::hot_paths!(my_game::MyGame, 150, ["first-scenario", "second-scenario"]);
/// ```
#[macro_export]
macro_rules! hot_paths {
    ($rules:ty, $decisions:literal, $scenarios:expr) => {
        use divan::{Bencher, counter::ItemsCount};
        use $crate::testing::{begin, midgame};
        use $crate::{Dice, Rng, Rules, Seat, Silent, play_out};

        fn main() {
            divan::main();
        }

        #[divan::bench(args = $scenarios)]
        fn random_match(bencher: Bencher, scenario: &str) {
            let (_, setup) = <$rules>::scenarios().into_iter().find(|(name, _)| *name == scenario).expect("a scenario");
            let mut legal = Vec::with_capacity(256);
            let mut play = || {
                let (mut state, mut rng, mut dice) = (begin::<$rules>(&setup, 1), Rng::seeded(1), Dice::quick(1));
                play_out::<$rules>(&mut state, &mut rng, &mut dice, &mut Silent, &mut legal).0
            };
            let decisions = play();
            bencher.counter(ItemsCount::new(decisions)).bench_local(play);
        }

        #[divan::bench(args = $scenarios)]
        fn clone(bencher: Bencher, scenario: &str) {
            let state = midgame::<$rules>(scenario, $decisions);
            bencher.bench_local(|| state.clone());
        }

        #[divan::bench(args = $scenarios)]
        fn legal(bencher: Bencher, scenario: &str) {
            let state = midgame::<$rules>(scenario, $decisions);
            let mut legal = Vec::with_capacity(256);
            bencher.bench_local(|| {
                legal.clear();
                <$rules>::legal(&state, &mut legal);
                legal.len()
            });
        }

        #[divan::bench(args = $scenarios)]
        fn imagine(bencher: Bencher, scenario: &str) {
            let view = <$rules>::view(&midgame::<$rules>(scenario, $decisions), Some(Seat(0)));
            let mut rng = Rng::seeded(1);
            bencher.bench_local(|| <$rules>::imagine(&view, &mut rng));
        }
    };
}
