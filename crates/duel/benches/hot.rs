//! The hot paths: legal actions, a clone, an imagined world, whole random matches.

table::hot_paths!(duel::Duel, 150, ["summer-s1", "winter-w1", "summer-free", "four-boards-summer"]);
