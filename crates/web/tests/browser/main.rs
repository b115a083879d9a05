//! The site in a real browser, as people use it.

mod accounts;
mod axe;
mod cards;
mod clicks;
mod comforts;
mod crusade;
mod decks;
mod dice;
mod endings;
mod front;
mod keyboard;
mod learning;
mod playback;
mod playing;
#[path = "../prepared/mod.rs"]
#[allow(dead_code, reason = "the tests without a browser use the rest")]
mod prepared;
mod prokhorovka;
mod secrets;
mod site;
mod stalingrad;
mod teacher;

fn main() {
    let tests: Vec<browser::Test> = vec![
        ("one_click_leads_to_the_first_decision", playing::one_click),
        ("two_people_play_a_match_to_the_end_and_learn_no_secrets", playing::two_people),
        ("a_broken_line_is_mended", playing::broken_line),
        ("a_restarted_server_goes_on", playing::restarted_server),
        ("a_phone_suffices", playing::phone),
        ("four_languages_are_complete", playing::languages),
        ("an_illegal_click_names_its_rule", playing::illegal_click),
        ("undo_ends_where_the_other_seat_has_acted", playing::undo),
        ("requests_of_others_change_nothing", playing::forged),
        ("forms_suffice_without_script", playing::without_script),
        ("a_shared_screen_has_a_curtain", playing::curtain),
        ("a_guest_signs_up_and_keeps_their_matches", accounts::accounts),
        ("the_front_page_begins_with_what_waits_for_one", front::order),
        ("an_invitation_is_copied_and_the_page_waits_for_the_friend", front::invitation),
        ("the_tab_says_that_it_is_ones_turn", front::my_turn),
        ("draw_record_rematch_and_giving_up", endings::endings),
        ("both_browsers_draw_and_check_the_dice", dice::honest),
        ("a_browser_without_script_has_the_host_draw", dice::alone),
        ("the_rulebook_opens_over_the_table", comforts::rulebook),
        ("a_first_match_is_learnt_on_the_board", learning::lesson),
        ("an_example_of_the_rulebook_is_tried_on_a_board", learning::example),
        ("pieces_go_where_they_are_dragged", comforts::dragging),
        ("a_tank_shows_how_far_it_could_go", comforts::reach),
        ("the_aim_and_words_for_everything_are_in_sight", clicks::glance),
        ("a_far_place_is_one_click_and_one_undo_away", clicks::far_away),
        ("a_card_goes_far_with_one_click", clicks::far_with_cards),
        ("every_click_that_leads_nowhere_is_answered", clicks::reasons),
        ("rings_go_with_gliding_pieces", clicks::gliding),
        ("the_board_is_seen_from_either_side", clicks::flip),
        ("a_shot_is_played_before_its_target_goes", playback::shot),
        ("the_enemys_turn_is_shown_again_and_skipped", playback::again),
        ("nothing_moves_for_who_wants_no_motion", playback::still),
        ("without_playback_traces_and_sum_stay", playback::off),
        ("a_phone_is_brought_to_what_happens", playback::phone),
        ("dice_are_shown_with_what_they_needed", playback::dice),
        ("the_story_reads_from_turn_to_turn", playback::story),
        ("two_people_fight_the_battle_of_prokhorovka", prokhorovka::two_people),
        ("a_stack_fans_out_and_two_brigades_overrun_together", prokhorovka::by_mouse),
        ("a_finger_opens_a_stack_before_it_takes_a_unit", prokhorovka::by_finger),
        ("counters_have_silhouettes_or_unit_symbols", prokhorovka::symbols),
        ("the_last_turn_of_a_battle_is_played_by_keyboard", prokhorovka::by_keyboard),
        ("a_deck_is_built_saved_copied_shared_and_read", decks::workshop),
        ("decks_are_brought_to_a_match_in_secret", decks::to_the_table),
        ("on_one_screen_every_seat_gets_a_deck", decks::for_every_seat),
        ("a_deck_is_built_and_its_cards_are_seen_in_play", decks::built_and_played),
        ("a_deck_is_built_by_keys", decks::by_keys),
        ("the_builder_works_without_script_and_on_a_phone", decks::bare),
        ("cards_are_large_and_nothing_is_offered_in_vain", cards::room),
        ("four_commanders_see_their_half_and_the_tray", cards::four),
        ("interrupts_are_stacked_and_resolved_before_both", cards::interrupts),
        ("nobody_is_asked_who_does_not_want_to_be", cards::passing),
        ("a_card_is_shown_large_to_who_points_tabs_or_holds", cards::detail),
        ("a_finger_reads_what_a_shot_needs_before_it_fires", cards::forecast),
        ("no_page_holds_a_card_of_the_other_hand", cards::hands),
        ("two_people_fight_for_stalingrad_to_the_end", stalingrad::two_people),
        ("four_share_out_their_formations_and_see_their_teams_hands", stalingrad::four),
        ("a_combat_card_is_read_large_and_goes_where_it_is_clicked", stalingrad::desk),
        ("stalingrad_is_fought_for_by_keyboard", stalingrad::by_keyboard),
        ("a_flight_is_met_in_its_corridor", crusade::intercepted),
        ("zones_and_corridors_are_played_by_buttons", crusade::whole),
        ("zones_and_corridors_are_played_by_keys", crusade::by_keys),
        ("no_language_tells_what_is_hidden", secrets::wording),
        ("a_hint_says_what_and_why_to_nobody_else", teacher::hint),
        ("a_hint_needs_no_script", teacher::hint_without_script),
        ("a_thinking_bot_shows_how_far_it_is", teacher::thinking),
        ("a_finished_match_is_judged_decision_by_decision", teacher::analysis),
        ("a_whole_match_is_played_by_keyboard", keyboard::whole_match),
        ("the_arrows_lead_to_every_piece_and_place", keyboard::every_spot),
        ("focus_and_lists_stay_and_keys_can_be_switched_off", keyboard::comforts),
    ];
    let inspections: Vec<browser::Test> = vec![
        ("axe_finds_nothing_on_the_pages", axe::pages),
        ("axe_finds_nothing_in_the_rulebooks", axe::rulebooks),
        ("axe_finds_nothing_on_decks_and_cards", axe::decks),
        ("axe_finds_nothing_at_tables_of_duel", axe::tables_of_duel),
        ("axe_finds_nothing_at_tables_of_tank_commander", axe::tables_of_tank_commander),
        ("axe_finds_nothing_at_tables_of_prokhorovka", axe::tables_of_prokhorovka),
        ("axe_finds_nothing_after_the_end", axe::endings),
    ];
    browser::tests_main_with(tests, inspections, axe::find().is_none().then_some(axe::ADVICE));
}
