//! Records that visitors have brought to look at: the last few, in memory.

use crate::app::lock;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use table::Hosted;

/// How many records lie on the shelf before the oldest goes.
const ROOM: usize = 48;

/// A match that was read from a record.
pub(crate) type Book = Arc<Box<dyn Hosted>>;

/// The shelf.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<VecDeque<(String, Book)>>);

impl Shelf {
    /// Puts a match on the shelf; the name under which it lies there follows from its record.
    pub fn put(&self, record: &str, game: Box<dyn Hosted>) -> String {
        let name = table::to_hex(&crate::app::hash(record)[..16]);
        let mut books = lock(&self.0);
        books.retain(|(known, _)| *known != name);
        if books.len() >= ROOM {
            books.pop_front();
        }
        books.push_back((name.clone(), Arc::new(game)));
        name
    }

    /// The match of this name, if it still lies there.
    pub fn take_down(&self, name: &str) -> Option<Book> {
        lock(&self.0).iter().find(|(known, _)| known == name).map(|(_, game)| game.clone())
    }
}
