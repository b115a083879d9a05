//! Sessions that were asked for lately: every request names one, and hardly any changes.

use crate::SessionRow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many are remembered.
const REMEMBERED: usize = 10_000;

/// The sessions that are known without reading.
#[derive(Clone, Default)]
pub struct Sessions(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    rows: HashMap<[u8; 32], SessionRow>,
    changes: u64,
}

/// When a row was asked for: it is only kept if no session has changed since.
#[derive(Clone, Copy)]
pub struct Moment(u64);

impl Sessions {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The session of this token, or the moment in which it was not known.
    pub fn find(&self, token_hash: &[u8; 32]) -> Result<SessionRow, Moment> {
        let known = self.known();
        known.rows.get(token_hash).cloned().ok_or(Moment(known.changes))
    }

    /// Remembers a session as it was read.
    pub fn keep(&self, token_hash: [u8; 32], row: &SessionRow, asked: Moment) {
        let mut known = self.known();
        if known.changes != asked.0 {
            return;
        }
        if known.rows.len() >= REMEMBERED {
            known.rows.clear();
        }
        known.rows.insert(token_hash, row.clone());
    }

    /// A session changes, or has just changed.
    pub fn forget(&self) {
        let mut known = self.known();
        known.changes += 1;
        known.rows.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SessionId;

    #[test]
    fn what_was_read_before_a_change_is_not_kept_after_it() {
        let (sessions, row) = (Sessions::default(), SessionRow { id: SessionId(1), account: None, name: None });
        let Err(before) = sessions.find(&[1; 32]) else { panic!("nothing is known yet") };
        sessions.forget();
        sessions.keep([1; 32], &row, before);
        let Err(after) = sessions.find(&[1; 32]) else { panic!("it may be out of date") };
        sessions.keep([1; 32], &row, after);
        assert_eq!(sessions.find(&[1; 32]).ok(), Some(row));
        sessions.forget();
        assert!(sessions.find(&[1; 32]).is_err());
    }
}
