//! What Duel of the Giants is tested by: rules and examples by their numbers, tables, views, words, laws.

mod coverage;
mod examples_fire;
mod examples_movement;
mod examples_recon;
mod field;
mod hidden;
mod laws;
mod loading;
mod promise;
mod rules_combat;
mod rules_landscape;
mod rules_phase_a;
mod rules_phase_b;
mod rules_points;
mod rules_recon;
mod rules_setup;
mod rules_sight;
mod rules_stuka;
mod rules_table;
mod rules_teams;
mod rules_tigers;
mod rules_winter;
mod tables;
mod words;
