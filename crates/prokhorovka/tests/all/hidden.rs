//! What is hidden: the remnants face down, from everybody; the order of the markers, which is nowhere.

use prokhorovka::pieces::{Formation, UnitId};
use prokhorovka::setup::{Deployment, Setup};
use prokhorovka::state::Step;
use prokhorovka::{Prokhorovka, State};
use table::testing::{any, watch};
use table::{Rng, Rules, Seat};

const WATCHERS: [Option<Seat>; 3] = [Some(Seat(0)), Some(Seat(1)), None];

fn json(state: &State, seat: Option<Seat>) -> String {
    serde_json::to_string(&Prokhorovka::view(state, seat)).expect("a view can be written")
}

/// Positions while the remnants lie face down.
fn face_down(mut look: impl FnMut(&State)) {
    let (setup, mut rng, mut seen) = (Setup { german_setup: Deployment::Quick, ..Setup::default() }, Rng::seeded(5), 0);
    for _ in 0..5 {
        watch::<Prokhorovka>(&setup, &mut rng, any, |state, _, _, _| {
            if state.table.step == Step::AirborneSetup {
                seen += 1;
                look(state);
            }
        });
    }
    assert_eq!(seen, 15);
}

#[test]
fn nobody_sees_which_remnant_is_where() {
    face_down(|state| {
        let (mut other, first) = (state.clone(), state.deal[0]);
        other.deal.rotate_left(1);
        assert_ne!(other.deal[0], first);
        for seat in WATCHERS {
            assert_eq!(json(state, seat), json(&other, seat));
            assert!(!json(state, seat).contains("deal"));
        }
    });
}

#[test]
fn an_imagined_deal_may_be_any() {
    face_down(|state| {
        let (view, mut rng) = (Prokhorovka::view(state, Some(Seat(1))), Rng::seeded(2));
        let firsts: std::collections::BTreeSet<UnitId> =
            (0..300).map(|_| Prokhorovka::imagine(&view, &mut rng).deal[0]).collect();
        assert_eq!(firsts.len(), Formation::Remnants.units().len());
    });
}

#[test]
fn the_order_of_the_markers_is_not_in_the_state() {
    let mut rng = Rng::seeded(3);
    watch::<Prokhorovka>(&Setup::of(Deployment::Quick), &mut rng, any, |_, _, state, _| {
        let markers: Vec<Formation> = state.table.envelope.iter().collect();
        let mut sorted = markers.clone();
        sorted.sort();
        assert_eq!(markers, sorted, "an envelope is a set, drawn from at the moment of drawing");
    });
}

#[test]
fn everything_is_told_to_everybody() {
    let mut rng = Rng::seeded(9);
    watch::<Prokhorovka>(&Setup::with_everything(), &mut rng, any, |_, _, state, events| {
        assert!(events.told.iter().all(|told| WATCHERS.iter().all(|seat| told.audience.includes(*seat))));
        let tables = WATCHERS.map(|seat| Prokhorovka::view(state, seat).table);
        assert!(tables[0] == tables[1] && tables[1] == tables[2], "both sides see the same");
    });
}
