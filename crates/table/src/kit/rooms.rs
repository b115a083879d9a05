//! The contract of a title, fulfilled by its rooms: they have the same doors in every title.

/// Fulfils [`Rules`](crate::Rules) and [`Studied`](crate::Studied) with what the rooms of the calling crate offer.
///
/// | room | doors |
/// |---|---|
/// | the crate itself | `TITLE` |
/// | `setup` | `Setup`, `scenarios()`; of a setup `refusals()`, `in_force()`, `seating()`, `most_decisions()`, `any(rng)` |
/// | `state` | `State { table: { setup, .. }, .. }` with `before(setup)`, `next()`, `points()` |
/// | `legal` | of a state `legal(into)`, `may(action)` |
/// | `play` | `Umpire::new(state, dice, sink)` with `begin()`, `carry_out(action)` |
/// | `knowledge`, `census` | `View` with `imagine(rng)`; of a state `view(seat)`, `faults()` |
/// | `appraise`, `promise`, `plans` | `appraise(state, side)`, `quiet(state)`; `promise(state, actions, weights)`; `PLANS` |
/// | `blunders` | `BLUNDERS` |
/// | `data` | `DATA` with `balance`, what was [`measured`](crate::kit::measured) |
///
/// ```text
/// table::kit::rooms!(Duel, die: None);
/// table::kit::rooms!(TankCommander, die: Some(10), promise_exponent: 0.5);
/// table::kit::rooms!(Stalingrad, die: Some(6), horizon: Horizon::Decisions(1), manner: Manner::Pairs, effort: 4);
/// ```
#[expect(clippy::crate_in_macro_def, reason = "the rooms are those of the calling crate")]
#[macro_export]
macro_rules! rooms {
    ($title:ident, die: $die:expr $(, promise_exponent: $exponent:expr)? $(, stakes: $stakes:expr)?
        $(, caution: $caution:expr)?
        $(, horizon: $horizon:expr)? $(, far_sight: $far_sight:expr)? $(, manner: $manner:expr)? $(, effort: $effort:expr)?
        $(, toll: $toll:expr)?) => {
        impl $crate::Rules for $title {
            type Setup = crate::setup::Setup;
            type State = crate::state::State;
            type View = crate::knowledge::View;
            type Action = crate::action::Action;
            type Event = crate::events::Event;

            fn title() -> &'static $crate::Title {
                &crate::TITLE
            }

            fn scenarios() -> Vec<(&'static str, Self::Setup)> {
                crate::setup::scenarios()
            }

            fn setup(state: &Self::State) -> &Self::Setup {
                &state.table.setup
            }

            fn in_force(setup: &Self::Setup) -> Self::Setup {
                setup.in_force()
            }

            fn seating(setup: &Self::Setup) -> $crate::Seating {
                setup.seating()
            }

            fn bound(setup: &Self::Setup) -> u32 {
                setup.most_decisions()
            }

            fn begin(
                setup: &Self::Setup,
                dice: &mut $crate::Dice,
                sink: &mut impl $crate::EventSink<Self::Event>,
            ) -> Result<Self::State, Vec<$crate::Refusal>> {
                let refusals = setup.refusals();
                if !refusals.is_empty() {
                    return Err(refusals);
                }
                let mut state = crate::state::State::before(setup);
                crate::play::Umpire::new(&mut state, dice, sink).begin();
                Ok(state)
            }

            #[inline]
            fn next(state: &Self::State) -> $crate::Next {
                state.next()
            }

            fn points(state: &Self::State) -> [i32; 2] {
                state.points()
            }

            fn legal(state: &Self::State, into: &mut Vec<Self::Action>) {
                state.legal(into);
            }

            fn check(state: &Self::State, action: Self::Action) -> Result<(), $crate::Refusal> {
                state.may(action).map_err($crate::Refusal::from)
            }

            fn apply(
                state: &mut Self::State,
                action: Self::Action,
                dice: &mut $crate::Dice,
                sink: &mut impl $crate::EventSink<Self::Event>,
            ) {
                crate::play::Umpire::new(state, dice, sink).carry_out(action);
            }

            fn view(state: &Self::State, seat: Option<$crate::Seat>) -> Self::View {
                state.view(seat)
            }

            fn imagine(view: &Self::View, rng: &mut $crate::Rng) -> Self::State {
                view.imagine(rng)
            }

            fn appraise(state: &Self::State, side: $crate::Side) -> f32 {
                crate::appraise::appraise(state, side)
            }

            fn promise(state: &Self::State, actions: &[Self::Action], weights: &mut Vec<f32>) {
                crate::promise::promise(state, actions, weights);
            }

            fn quiet(state: &Self::State) -> bool {
                crate::appraise::quiet(state)
            }

            fn faults(state: &Self::State) -> Vec<String> {
                state.faults()
            }
        }

        impl $crate::Studied for $title {
            const DIE: Option<u8> = $die;

            fn any_setup(rng: &mut $crate::Rng) -> Self::Setup {
                crate::setup::Setup::any(rng)
            }

            fn balance(scenario: &str) -> Vec<$crate::Balance> {
                crate::data::DATA.balance.of(scenario)
            }

            fn plans() -> &'static [$crate::Plan<$title>] {
                crate::plans::PLANS
            }

            fn blunders() -> &'static [$crate::Blunder<$title>] {
                crate::blunders::BLUNDERS
            }

            $(fn promise_exponent() -> f32 {
                $exponent
            })?

            $(fn stakes() -> f32 {
                $stakes
            })?

            $(fn caution() -> f32 {
                $caution
            })?

            $(fn horizon() -> $crate::Horizon {
                $horizon
            })?

            $(fn far_sight() -> u32 {
                $far_sight
            })?

            $(fn manner() -> $crate::Manner {
                $manner
            })?

            $(fn effort() -> u32 {
                $effort
            })?

            $(fn toll(state: &Self::State) -> [i32; 2] {
                $toll(state)
            })?
        }
    };
}
pub use crate::rooms;
