//! Saved matches that visitors have brought as files: the last few, in memory.

use crate::app::lock;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use titles::Hosted;

/// How many are kept before the oldest goes.
const KEPT: usize = 48;

/// A match that was read from a file.
pub(crate) type Uploaded = Arc<Box<dyn Hosted>>;

/// The matches, the oldest first.
#[derive(Default)]
pub(crate) struct Uploads(Mutex<VecDeque<(String, Uploaded)>>);

impl Uploads {
    /// Keeps a match; the name under which it is found again follows from its record.
    pub fn keep(&self, record: &str, game: Box<dyn Hosted>) -> String {
        let name = table::to_hex(&crate::app::hash(record)[..16]);
        let mut kept = lock(&self.0);
        kept.retain(|(known, _)| *known != name);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((name.clone(), Arc::new(game)));
        name
    }

    /// The match of this name, if it is still kept.
    pub fn find(&self, name: &str) -> Option<Uploaded> {
        lock(&self.0).iter().find(|(known, _)| known == name).map(|(_, game)| game.clone())
    }
}
