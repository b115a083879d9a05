//! Every rule is tested and translated, and every rule and number says where it comes from.

table::rulebook_tests!(duel::Duel, rules: 140, examples: 43);
