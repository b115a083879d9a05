//! What the table is tested by: matches, records and laws, all with one small game.

mod blunders;
mod flawed;
mod laws;
mod long;
mod matches;
mod picket;
mod record;
