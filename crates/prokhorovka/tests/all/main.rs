//! What Blood & Steel is tested by: rules and examples by their numbers, tables, views, words, laws.

mod laws;
