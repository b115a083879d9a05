//! Every rule is tested and translated, and every rule and number says where it comes from.

table::rulebook_tests!(crusade::Crusade, rules: 171, examples: 49);
