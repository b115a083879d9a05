//! What happens is told as a story: by random matches of every title, in every language.

use serde_json::json;
use table::{Chance, Deed, Next, Pledge, Rng};
use titles::Hosted;

const STEPS: usize = 1200;

/// A match of the first scenario, played at random.
fn played(title: &str, seed: u64) -> Box<dyn Hosted> {
    let titles = registry::titles("en");
    let entry = titles.find(title).expect("a title");
    let (_, setup) = entry.game.scenarios().swap_remove(0);
    let mut game = entry.game.start(&setup, Pledge::of_number(seed)).expect("a match");
    let mut rng = Rng::seeded(seed);
    while let (Next::Decide(seat), true) = (game.next(), game.len() < STEPS) {
        let choices = game.seen_by(Some(seat)).choices();
        let choice = rng.pick(&choices).expect("something to do").action.clone();
        game.enter(seat, Deed::Act(choice)).expect("it is allowed");
    }
    game
}

#[test]
fn a_line_begins_with_its_result_and_names_sides_by_their_names() {
    for title in ["duel", "tank_commander"] {
        let told: Vec<[usize; 2]> = (0..5).map(|seed| check_story(title, &*played(title, seed))).collect();
        let [results, shown] = [0, 1].map(|i| told.iter().map(|told| told[i]).sum::<usize>());
        assert!(results > 0 && shown > 100, "{title}: {results} results, {shown} shown");
    }
}

/// Looks at every line that anybody heard; how many have a result, and how many a place.
fn check_story(title: &str, game: &dyn Hosted) -> [usize; 2] {
    let seats: Vec<_> = game.seating().seats().map(Some).chain([None]).collect();
    let (mut results, mut shown) = (0, 0);
    for language in ["en", "fr", "de", "ru"] {
        let titles = registry::titles(language);
        let entry = titles.find(title).expect("a title");
        for line in seats.iter().flat_map(|seat| game.seen_by(*seat).log(0..=game.len())) {
            let text = entry.say(&line.prompt);
            assert!(!text.contains("Seat ") && !text.contains("Player "), "{text}");
            shown += usize::from(!line.cue.places.is_empty());
            let Some(result) = &line.cue.result else { continue };
            let result = entry.lexicon.say(result);
            assert!(text.starts_with(&result), "{text} does not begin with {result}");
            results += 1;
        }
    }
    [results, shown]
}

/// What is lost is lost for everybody: no tray tells one seat more than another.
#[test]
fn every_seat_sees_the_same_losses() {
    for title in ["duel", "tank_commander"] {
        let game = played(title, 5);
        let tray = |seat| {
            let tray = game.seen_by(seat).losses().expect("a tray");
            let lost = tray.lost.iter().map(|lost| (lost.piece.clone(), lost.loss.exit, lost.loss.side));
            (json!(tray.summaries), lost.collect::<Vec<_>>())
        };
        let public = tray(None);
        assert!(!public.1.is_empty(), "{title}: something was lost");
        for seat in game.seating().seats() {
            assert_eq!(tray(Some(seat)), public, "{title}");
        }
    }
}
