//! The hot paths: legal actions, a clone, an imagined world, whole random matches.

table::hot_paths!(prokhorovka::Prokhorovka, 300, ["quick", "free", "everything"]);
