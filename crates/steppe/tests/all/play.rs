//! Matches at the terminal.

use crate::common::{TempFile, on_screen, picket, printed, steppe};
use clap::Parser;
use steppe::Answer;
use steppe::cli::Cli;

#[test]
fn a_match_against_a_bot_runs_to_its_end() {
    let out = printed(&picket(), "play picket --seed 1 --against recruit", &"1\n".repeat(200));
    assert!(out.contains("The match is over: "), "{out}");
    assert!(!out.contains("Hand over"), "a single player is never sent away: {out}");
    assert!(out.contains("West: "), "{out}");
}

#[test]
fn the_record_is_offered_at_the_end() {
    let file = TempFile::named("offered");
    let person = steppe::Screen { person: true, ..steppe::Screen::PLAIN };
    let line = "play picket --scenario skirmish --seed 1 --against random";
    let moves = "1\nstand\nhold\n";
    let (answer, out) = on_screen(&picket(), line, &format!("{moves}{}\n", file.path()), person);
    assert_eq!(answer, Ok(Answer::Yes));
    assert!(out.contains("Kept. Check it with: steppe verify"), "{out}");
    assert!(printed(&picket(), &format!("verify {}", file.path()), "").contains("right in every line"));
    let (answer, out) = on_screen(&picket(), line, moves, person);
    assert_eq!(answer, Ok(Answer::Yes), "{out}");
}

#[test]
fn the_side_can_be_chosen_by_its_name() {
    let out = printed(&picket(), "play picket --seed 1 --side east --against random", "quit\n");
    assert!(out.contains("East: ") && !out.contains("West: "), "{out}");
}

#[test]
fn people_at_one_screen_hand_it_over() {
    let input = "1\n1\nstand\n\n\n1\n1\nstand\n\n\nquit\n";
    let out = printed(&picket(), "play picket --seed 1 --against none", input);
    assert!(out.contains("Hand over to West") && out.contains("Hand over to East"), "{out}");
    let to_east = out.split("Hand over to East").nth(1).unwrap();
    let east_sees = to_east.split("Hand over").next().unwrap();
    assert!(east_sees.contains("hands [[None], [Some("), "the east player sees the east hand only: {east_sees}");
}

#[test]
fn an_action_can_be_taken_back_before_the_screen_is_handed_over() {
    let out = printed(&picket(), "play picket --seed 1 --against none", "\n1\n1\nstand\nundo\nquit\n");
    assert!(out.contains("East decides next. Press Enter to hand over, or type undo"), "{out}");
    let after = out.split("Taken back.").nth(1).expect("it was taken back");
    assert!(after.contains("West: ") && !after.contains("Hand over"), "{after}");
}

#[test]
fn every_command_of_the_table_answers() {
    let file = TempFile::named("saved");
    let commands = [
        "help",
        "board",
        "list",
        "more",
        "log",
        "hint",
        "undo",
        "1",
        "undo",
        "why 1",
        "why",
        "why fly",
        "why \"charge\"",
        "why {\"post\":99}",
        "why {\"nonsense\":1}",
        "why \"dig\"",
        "rule 2.1",
        "rule 99",
        "rule",
        "save",
        "0",
        "99",
        "post",
        "zzz",
        "",
    ];
    let input = format!("{}\nsave {}\nquit\n", commands.join("\n"), file.path());
    let out = printed(&picket(), "play picket --seed 1", &input);
    for expected in [
        "take back your last action",
        "the veteran would choose",
        "Not possible: nothing can be taken back",
        "Taken back.",
        "You may: Post the",
        "You may: it is number",
        "Nothing like that can be done now",
        "Not possible: ⟨",
        "the action cannot be read",
        "PK-2.1",
        "There is no rule \"99\"",
        "Say where: save FILE",
        "No action is called that",
        "That could be any of these",
        "Kept in ",
        "The match is not kept",
    ] {
        assert!(out.contains(expected), "{expected:?} is missing in:\n{out}");
    }
}

#[test]
fn board_and_choices_fit_on_a_screen_of_forty_lines() {
    let titles = registry::titles("en");
    for (line, heading) in [
        ("play duel --side german --against recruit --seed 1", "Duel of the Giants"),
        ("play duel --side soviet --against recruit --seed 1", "Duel of the Giants"),
        ("play tank_commander --against recruit --seed 1", "Turn "),
    ] {
        let out = printed(&titles, line, "1\n1\n1\nquit\n");
        for screen in out.split("\n> ").filter_map(|screen| Some(&screen[screen.find(heading)?..])) {
            assert!(screen.lines().count() <= 39, "{line}: {} lines and the prompt\n{screen}", screen.lines().count());
        }
    }
    let whole = printed(&titles, "play duel --seed 1", "board\nquit\n");
    assert!(whole.contains("Signs: "), "who asks for the board gets all of it");
}

#[test]
fn the_game_speaks_the_language_that_was_asked_for() {
    let cli = Cli::try_parse_from(["steppe", "play", "duel", "--language", "de"]).expect("it can be read");
    assert_eq!(cli.language(), "de");
    let line = "play duel --side soviet --language de --seed 1";
    let out = printed(&registry::titles(cli.language()), line, "hint\nrule 1.1\nquit\n");
    assert!(out.contains("Du darfst bis zu zwei Panzermarker"), "{out}");
    assert!(!out.contains("**") && !out.contains(" *"), "no marks of the rulebook's text: {out}");
}

#[test]
fn a_match_that_was_left_goes_on_later() {
    let file = TempFile::named("resumed");
    let out = printed(&picket(), &format!("play picket --against none --seed 3 --save {}", file.path()), "\n1\nquit\n");
    assert!(out.contains("Go on with: steppe play --resume"), "{out}");
    let out = printed(&picket(), &format!("play --against none --resume {}", file.path()), "\nlog\nquit\n");
    assert!(out.contains("   1  "), "the log goes on from the first action: {out}");
    let (answer, _) = steppe(&picket(), &format!("play --resume {} --seed 4", file.path()), "");
    assert!(answer.unwrap_err().contains("cannot be used with"));
    std::fs::write(&file.0, "nonsense").unwrap();
    let (answer, _) = steppe(&picket(), &format!("play --resume {}", file.path()), "");
    assert!(answer.unwrap_err().contains("not the record of a match"));
}

#[test]
fn without_a_seed_the_dice_are_nobodys_and_the_record_still_verifies() {
    let file = TempFile::named("fair");
    let line = format!("play picket --against random --save {}", file.path());
    let out = printed(&picket(), &line, &"1\n".repeat(200));
    assert!(out.contains("Check it with: steppe verify"), "{out}");
    assert!(printed(&picket(), &format!("verify {}", file.path()), "").contains("right in every line"));
    let record = std::fs::read_to_string(&file.0).unwrap();
    assert!(!record.contains("\"shares\":[]"), "the player added a share: {record}");
}

#[test]
fn no_input_makes_it_fall_over() {
    for input in ["", "\n", "1", "\u{0}\u{7f}\n", "why\nwhy\n", "-1\n18446744073709551615\n18446744073709551616\n1e9\n"]
    {
        for who in ["none", "random", "recruit"] {
            let (answer, out) = steppe(&picket(), &format!("play picket --seed 1 --against {who}"), input);
            assert_eq!(answer, Ok(Answer::Yes), "{input:?}: {out}");
        }
    }
}
