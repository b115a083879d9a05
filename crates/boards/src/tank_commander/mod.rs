//! Tank Commander drawn: the faces of its cards.

pub mod cards;
mod cards_faces;
mod cards_models;
mod cards_palette;
mod cards_scenes;
mod cards_signs;
mod cards_soldiers;
mod cards_vehicles;
mod cards_wheeled;
