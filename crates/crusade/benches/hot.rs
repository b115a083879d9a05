//! The hot paths: legal actions, a clone, an imagined world, whole random matches.

table::hot_paths!(crusade::Crusade, 300, ["meeting", "kharkov", "open"]);
