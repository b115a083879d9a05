//! What a board draws with: words, and pieces that it has drawn before.

use crate::Say;
use foldhash::fast::RandomState;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};

/// What the layer of what moves is drawn with.
#[derive(Clone, Copy)]
pub struct Ink<'a> {
    /// How messages become words.
    pub say: Say<'a>,
    kept: Option<&'a KeptPieces>,
}

/// Pieces of one board that were drawn lately in one language, by all that they show: most look as they did a moment
/// ago, in this match or in another.
#[derive(Debug, Default)]
pub struct KeptPieces {
    pieces: Mutex<HashMap<u64, Drawn, RandomState>>,
    hasher: RandomState,
}

/// Markup that is kept. Two that are one are the same at first sight.
#[derive(Clone, Debug, Default, Eq)]
pub struct Drawn(Arc<str>);

impl PartialEq for Drawn {
    fn eq(&self, other: &Drawn) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Hash for Drawn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl Deref for Drawn {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Drawn {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<String> for Drawn {
    fn from(markup: String) -> Drawn {
        Drawn(markup.into())
    }
}

/// How many pieces are kept: some hundred bytes each.
const KEPT: usize = 16_384;

impl<'a> Ink<'a> {
    /// Draws everything anew.
    pub fn fresh(say: Say<'a>) -> Ink<'a> {
        Ink { say, kept: None }
    }

    /// Draws what was never drawn before.
    pub fn keeping(say: Say<'a>, kept: &'a KeptPieces) -> Ink<'a> {
        Ink { say, kept: Some(kept) }
    }

    /// A piece. Its `look` is all that it is drawn from: two that look alike are one drawing.
    pub fn piece(&self, look: impl Hash, draw: impl FnOnce() -> String) -> Drawn {
        match self.kept {
            Some(kept) => kept.get_or_draw(look, draw),
            None => draw().into(),
        }
    }
}

impl KeptPieces {
    fn get_or_draw(&self, look: impl Hash, draw: impl FnOnce() -> String) -> Drawn {
        let pieces = || self.pieces.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = self.hasher.hash_one(look);
        if let Some(svg) = pieces().get(&mark) {
            return svg.clone();
        }
        let svg: Drawn = draw().into();
        let mut pieces = pieces();
        if pieces.len() >= KEPT {
            pieces.clear();
        }
        pieces.insert(mark, svg.clone());
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike_is_drawn_once() {
        let (kept, say) = (KeptPieces::default(), |_: &table::Message| String::new());
        let ink = Ink::keeping(&say, &kept);
        let first = ink.piece(("tank", 3), || "<g/>".to_owned());
        let again = ink.piece(("tank", 3), || unreachable!("it was drawn before"));
        assert_eq!(first, again);
        assert_eq!(&*ink.piece(("tank", 4), || "<b/>".to_owned()), "<b/>");
        assert_eq!(&*Ink::fresh(&say).piece(("tank", 3), || "<i/>".to_owned()), "<i/>");
    }
}
