//! A table that forgets what was not asked for lately, half of it at once, without looking through it.

use std::collections::HashMap;
use std::hash::Hash;

/// What is known by key: what was asked for since the table was last full, and what was before that.
pub struct Generations<K, V> {
    now: HashMap<K, V>,
    before: HashMap<K, V>,
    most: usize,
}

impl<K: Copy + Eq + Hash, V: Copy> Generations<K, V> {
    /// A table that remembers at least the last `most`, and at most twice as many.
    pub fn of(most: usize) -> Generations<K, V> {
        Generations { now: HashMap::new(), before: HashMap::new(), most }
    }

    /// What is known of a key, or what it begins with.
    pub fn entry(&mut self, key: K, begin: V) -> &mut V {
        if self.now.len() >= self.most && !self.now.contains_key(&key) {
            self.before = std::mem::take(&mut self.now);
        }
        let known = self.before.remove(&key);
        self.now.entry(key).or_insert_with(|| known.unwrap_or(begin))
    }

    /// What is known of a key.
    pub fn get(&self, key: K) -> Option<V> {
        self.now.get(&key).or_else(|| self.before.get(&key)).copied()
    }

    /// Forgets a key.
    pub fn forget(&mut self, key: K) {
        self.now.remove(&key);
        self.before.remove(&key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_often_is_remembered_and_the_table_never_grows() {
        let mut table = Generations::of(10);
        for stranger in 0..10_000 {
            *table.entry(u32::MAX, 0) += 1;
            *table.entry(stranger, 0) += 1;
            assert!(table.now.len() + table.before.len() <= 20);
        }
        assert_eq!(table.get(u32::MAX), Some(10_000));
        assert_eq!((table.get(0), table.get(9_999)), (None, Some(1)));
        table.forget(u32::MAX);
        assert_eq!(table.get(u32::MAX), None);
    }
}
