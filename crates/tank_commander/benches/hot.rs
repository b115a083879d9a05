//! The hot paths: legal actions, a clone, an imagined world, whole random matches.

table::hot_paths!(
    tank_commander::TankCommander,
    200,
    ["tanks-in-action", "own-force", "kursk", "hill-621", "four-commanders"]
);
