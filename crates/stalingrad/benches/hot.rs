//! The hot paths: legal actions, a clone, an imagined world, whole random matches.

table::hot_paths!(stalingrad::Stalingrad, 100, ["base", "expert", "teams"]);
