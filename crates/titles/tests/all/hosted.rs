//! A title behind one type: what comes from outside is JSON, and may be anything.

use crate::picket::{Picket, Setup};
use crate::picket_board::PicketBoard;
use serde_json::{Value, json};
use table::{Chance, Deed, Match, MatchError, Next, Outcome, Pledge, Prompt, Rng, Seat, Side};
use titles::{Choice, Hosted, HostedError, Playable};

const WEST: Seat = Seat(0);
const EAST: Seat = Seat(1);

fn title() -> Box<dyn Playable> {
    titles::title::<PicketBoard>()
}

fn start(setup: Value) -> Result<Box<dyn Hosted>, HostedError> {
    title().start(&setup, Pledge::of_number(7))
}

fn night() -> Box<dyn Hosted> {
    start(json!({})).unwrap_or_else(|error| panic!("{error:?}"))
}

fn load(state: &Value) -> Result<Box<dyn Hosted>, HostedError> {
    title().load(state, Pledge::of_number(7))
}

/// What the deciding seat may do.
fn choices(game: &dyn Hosted) -> Vec<Choice> {
    let Next::Decide(seat) = game.next() else { return Vec::new() };
    game.seen_by(Some(seat)).choices()
}

/// The first offer of this kind, if there is one: `post` finds `{"post": 5}` too.
fn offer(game: &dyn Hosted, kind: &str) -> Option<Value> {
    let mut actions = choices(game).into_iter().map(|choice| choice.action);
    actions.find(|action| action == kind || action.get(kind).is_some())
}

fn act(game: &mut dyn Hosted, kind: &str) {
    let Next::Decide(seat) = game.next() else { panic!("the match is over") };
    let action = offer(game, kind).unwrap_or_else(|| panic!("{kind} is not offered"));
    game.enter(seat, Deed::Act(action)).unwrap_or_else(|error| panic!("{error:?}"));
}

fn act_all(game: &mut dyn Hosted, kinds: &str) {
    kinds.split(' ').for_each(|kind| act(game, kind));
}

/// Plays at random, and looks at the match before every decision.
fn play(seed: u64, mut look: impl FnMut(&dyn Hosted, Seat)) -> Box<dyn Hosted> {
    let (mut game, mut rng) = (night(), Rng::seeded(seed));
    while let Next::Decide(seat) = game.next() {
        look(&*game, seat);
        let offers = choices(&*game);
        let offer = rng.pick(&offers).expect("there is always a choice");
        game.enter(seat, Deed::Act(offer.action.clone())).unwrap_or_else(|error| panic!("{error:?}"));
    }
    game
}

#[test]
fn a_title_shows_its_passport() {
    let game = title();
    assert_eq!((game.title().id, game.title().players.clone()), ("picket", 2..=2));
    let options: Vec<_> = game.title().options.iter().map(|option| option.id.clone()).collect();
    assert_eq!(options, ["rounds", "watch"]);
    assert_eq!(game.scenarios()[0], ("night", json!({"rounds": 3, "watch": 2})));
    assert_eq!(game.locales()[0].0, "en");
}

#[test]
fn every_scenario_can_be_started() {
    for (name, setup) in title().scenarios() {
        let game = start(setup.clone()).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(game.setup(), setup);
        assert!(game.is_empty());
    }
}

#[test]
fn options_that_are_not_named_keep_their_defaults() {
    let game = start(json!({"rounds": 1})).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(game.setup(), json!({"rounds": 1, "watch": 2}));
}

#[test]
fn a_malformed_setup_starts_nothing() {
    let malformed = [
        json!(null),
        json!(7),
        json!("night"),
        json!([[]]),
        json!({"rounds": "three"}),
        json!({"rounds": -1}),
        json!({"rounds": 256}),
        json!({"rounds": 1.5}),
        json!({"weather": "fog"}),
    ];
    for setup in malformed {
        assert!(matches!(start(setup.clone()), Err(HostedError::Malformed(_))), "{setup}");
    }
}

#[test]
fn a_setup_that_the_rules_do_not_allow_is_refused_with_all_its_faults() {
    match start(json!({"rounds": 0, "watch": 3})) {
        Err(HostedError::Setup(refusals)) => assert_eq!(refusals.len(), 2),
        Err(error) => panic!("{error:?}"),
        Ok(_) => panic!("it was allowed"),
    }
}

#[test]
fn a_malformed_action_changes_nothing() {
    let mut game = night();
    act(&mut *game, "post");
    let before = game.export();
    let malformed = [
        json!(null),
        json!(1),
        json!(""),
        json!("sing"),
        json!("post"),
        json!([]),
        json!({}),
        json!({"post": "five"}),
        json!({"post": 256}),
        json!({"post": -1}),
        json!({"post": 5, "dig": null}),
        json!({"Post": 5}),
    ];
    for action in malformed {
        assert!(matches!(game.enter(WEST, Deed::Act(action.clone())), Err(HostedError::Malformed(_))), "{action}");
        assert_eq!(game.export(), before, "{action}");
        assert!(game.can_undo(WEST), "{action}");
    }
}

#[test]
fn a_denied_action_changes_nothing() {
    let mut game = night();
    let before = game.export();
    let post = offer(&*game, "post").expect("cards can be posted");
    let denials = [
        (EAST, post.clone(), MatchError::NotYourTurn(WEST)),
        (Seat(9), post, MatchError::NoSuchSeat(Seat(9))),
        (WEST, json!("press"), MatchError::Refused(table::Refusal::new("PK-2.1", "posting"))),
        (WEST, json!({"post": 99}), MatchError::Refused(table::Refusal::new("PK-2.1", "not-in-hand"))),
    ];
    for (seat, action, denial) in denials {
        match game.enter(seat, Deed::Act(action.clone())) {
            Err(HostedError::Denied(answer)) => assert_eq!(answer, denial),
            other => panic!("{action}: {other:?}"),
        }
        assert_eq!(game.export(), before, "{action}");
    }
    assert!(matches!(game.enter(WEST, Deed::Undo), Err(HostedError::Denied(MatchError::NothingToUndo))));
    assert_eq!(game.export(), before);
}

#[test]
fn a_state_can_be_saved_and_loaded() {
    play(3, |game, seat| {
        let loaded = load(&game.state()).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(loaded.state(), game.state());
        assert_eq!(loaded.next(), Next::Decide(seat));
        assert!(loaded.is_empty());
    });
}

#[test]
fn a_malformed_state_is_not_loaded() {
    let state = night().state();
    let with = |key: &str, value: Value| {
        let mut changed = state.clone();
        changed[key] = value;
        changed
    };
    let malformed = [
        json!(null),
        json!({}),
        json!([state]),
        with("step", json!("lunch")),
        with("hands", json!([[1, 2, 3]])),
        with("weather", json!("fog")),
        with("round", json!(-1)),
        with("round", json!(3)),
        with("deck", json!([])),
        with("setup", json!({"rounds": 200})),
        with("impetus", json!(7)),
        with("step", json!("leader_acts")),
    ];
    for state in malformed {
        assert!(matches!(load(&state), Err(HostedError::Malformed(_))), "{state}");
    }
}

#[test]
fn an_impossible_state_is_refused_with_all_its_faults() {
    let mut state = night().state();
    state["deck"][0] = state["deck"][1].clone();
    state["points"] = json!([9, 9]);
    match load(&state) {
        Err(HostedError::Malformed(why)) => {
            assert!(why.contains("exactly one place") && why.contains("too many points"), "{why}")
        }
        Err(error) => panic!("{error:?}"),
        Ok(_) => panic!("it was loaded"),
    }
}

#[test]
fn all_that_is_offered_can_be_played() {
    for seed in 0..5 {
        play(seed, |game, seat| {
            let text = game.export();
            for offer in choices(game) {
                let mut copy = title().import(&text).unwrap_or_else(|wrong| panic!("{wrong}"));
                assert!(copy.enter(seat, Deed::Act(offer.action.clone())).is_ok(), "{offer:?}");
                assert_eq!(copy.len(), game.len() + 1);
            }
        });
    }
}

#[test]
fn only_the_seat_that_decides_has_choices() {
    let game = night();
    assert_eq!(game.next(), Next::Decide(WEST));
    assert!(!game.seen_by(Some(WEST)).choices().is_empty());
    assert!(game.seen_by(Some(EAST)).choices().is_empty());
    assert!(game.seen_by(None).choices_on_board(usize::MAX).is_empty());
}

#[test]
fn a_match_is_copied_and_rewound_step_by_step() {
    let game = play(3, |_, _| {});
    assert_eq!(game.copy().export(), game.export());
    let earlier = game.rewound(2);
    assert_eq!((earlier.len(), earlier.played(2)), (2, game.played(2)));
    assert_eq!((game.played(0), game.played(game.len() + 1)), (None, None));
    let again = game.rewound(game.len());
    assert_eq!(again.digest(), game.digest());
}

#[test]
fn nothing_is_offered_after_the_end() {
    let game = play(2, |_, _| {});
    assert!(matches!(game.next(), Next::Over(_)));
    let seats = [None, Some(WEST), Some(EAST)];
    assert!(seats.iter().all(|seat| game.seen_by(*seat).choices().is_empty()));
}

#[test]
fn all_that_is_said_leads_to_a_rule_of_the_rulebook() {
    let known = |prompt: &Prompt| assert!(title().title().rulebook.rule(prompt.rule).is_some(), "{prompt:?}");
    for seed in 0..20 {
        let game = play(seed, |game, _| {
            [None, Some(WEST), Some(EAST)].into_iter().for_each(|seat| known(&game.seen_by(seat).prompt()));
            choices(game).iter().for_each(|offer| known(&offer.prompt));
        });
        game.seen_by(None).log(0..=game.len()).iter().for_each(|line| known(&line.prompt));
    }
}

/// What each of both seats and a spectator hear of a step, as the key of the message and its numbers.
fn heard(game: &dyn Hosted, step: usize) -> [Vec<Value>; 3] {
    [Some(WEST), Some(EAST), None]
        .map(|seat| game.seen_by(seat).log(step..=step).iter().map(|line| json!(line.prompt.message)).collect())
}

#[test]
fn everybody_hears_of_the_deal_and_only_the_owner_what_was_dealt() {
    let game = night();
    let state = game.state();
    let cards = |seat: usize| state["hands"][seat].as_array().expect("a hand").clone();
    let drew = |card: &Value| json!({"key": "drew", "card": card});
    let unseen = vec![drew(&json!(0)); 3];
    let [west, east] = [0, 1].map(|seat| cards(seat).iter().map(drew).collect::<Vec<_>>());
    let all = |west: &[Value], east: &[Value]| [west, east].concat();
    assert_eq!(heard(&*game, 0), [all(&west, &unseen), all(&unseen, &east), all(&unseen, &unseen)]);
}

#[test]
fn only_who_posts_a_card_hears_which() {
    let mut game = night();
    let post = offer(&*game, "post").expect("cards can be posted");
    game.enter(WEST, Deed::Act(post.clone())).unwrap_or_else(|error| panic!("{error:?}"));
    let posted = |card: &Value| vec![json!({"key": "posted", "card": card})];
    assert_eq!(heard(&*game, 1), [posted(&post["post"]), posted(&json!(0)), posted(&json!(0))]);
}

#[test]
fn only_the_scout_hears_what_it_saw_and_everybody_hears_the_clash() {
    let mut game = night();
    act_all(&mut *game, "post post stand post post stand scout hold");
    let [west, east, spectator] = heard(&*game, 7);
    assert_ne!(west[0]["sum"], json!(0));
    assert_eq!(east, [json!({"key": "scouted", "sum": 0})]);
    assert_eq!(east, spectator);
    let [west, east, spectator] = heard(&*game, 8).map(|heard| heard[0].clone());
    assert_eq!(west["key"], "clashed");
    assert_eq!((&west, &east), (&east, &spectator));
}

#[test]
fn nothing_is_heard_of_what_did_not_happen() {
    let mut game = night();
    act(&mut *game, "dig");
    assert_eq!(heard(&*game, 1)[2], [json!({"key": "dug"})]);
    game.enter(WEST, Deed::Undo).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(game.seen_by(Some(WEST)).log(1..=1), [], "what was taken back is no longer told");
    assert_eq!(game.seen_by(None).log(usize::MAX..=usize::MAX), []);
}

#[test]
fn a_view_shows_a_seat_its_own_hand_and_nobody_elses() {
    let game = night();
    let hands = game.state()["hands"].clone();
    let unseen = json!([null, null, null]);
    let view = |seat| game.seen_by(seat).view().to_json();
    assert_eq!(view(Some(WEST))["hands"], json!([hands[0], unseen]));
    assert_eq!(view(Some(EAST))["hands"], json!([unseen, hands[1]]));
    assert_eq!(view(None)["hands"], json!([unseen, unseen]));
    assert!(view(Some(WEST)).get("deck").is_none());
}

#[test]
fn a_hosted_match_is_exported_imported_and_verified() {
    let game = play(4, |_, _| {});
    let text = game.export();
    let read = title().import(&text).unwrap_or_else(|wrong| panic!("{wrong}"));
    assert_eq!((read.state(), read.len(), read.export()), (game.state(), game.len(), text.clone()));
    let Next::Over(Outcome { points, .. }) = game.next() else { panic!("it has ended") };
    assert_eq!(title().verify(&text).map(|outcome| outcome.points), Ok(points));
    assert!(title().import(&text.replacen("picket", "poker", 1)).is_err());
}

#[test]
fn whoever_knows_the_type_gets_the_match_itself() {
    let game = night();
    let typed = game.as_any().downcast_ref::<Match<Picket>>().expect("it is Picket");
    assert_eq!(*typed.setup(), Setup::default());
    assert_eq!(game.seating().side(EAST), Some(Side::Second));
    assert_eq!(game.title().id, "picket");
}
