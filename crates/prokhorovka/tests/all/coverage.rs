//! Every rule is tested and translated, and every rule and number says where it comes from.

table::rulebook_tests!(prokhorovka::Prokhorovka, rules: 121, examples: 33);
