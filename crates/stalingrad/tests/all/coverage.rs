//! Every rule has a test, an origin and a translation that is up to date.

table::rulebook_tests!(stalingrad::Stalingrad, rules: 129, examples: 33);
