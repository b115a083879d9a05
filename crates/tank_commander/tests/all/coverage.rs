//! Every rule is tested and translated, and every rule and number says where it comes from.

table::rulebook_tests!(tank_commander::TankCommander, rules: 190, examples: 36);
