//! The hot paths: legal actions, a clone, an imagined world, whole random matches.

use tank_commander::TankCommander;

table::hot_paths!(TankCommander, 200, ["tanks-in-action", "own-force", "kursk", "hill-621", "four-commanders"]);
