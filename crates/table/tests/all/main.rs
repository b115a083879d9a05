//! What the table is tested by: matches, records, laws, and hosts, all with one small game.

mod flawed;
mod hosted;
mod laws;
mod matches;
mod picket;
mod record;
