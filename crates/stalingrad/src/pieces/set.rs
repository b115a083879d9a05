//! Sets of pieces that have a place in a list.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use table::Chance;

/// A piece with a place in the list of all of its kind, of which there are at most 64.
pub trait Listed: Copy + 'static {
    /// All of them in order.
    const EACH: &'static [Self];

    /// Its place in the list.
    fn place(self) -> usize;
}

/// A set of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T>(u64, PhantomData<T>);

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set(0, PhantomData)
    }
}

impl<T> Set<T> {
    /// Nothing.
    pub const NONE: Set<T> = Set(0, PhantomData);
}

impl<T: Listed> Set<T> {
    /// All of them.
    pub fn full() -> Set<T> {
        T::EACH.iter().copied().collect()
    }

    /// Is it in the set?
    #[inline]
    pub fn has(self, piece: T) -> bool {
        self.0 >> piece.place() & 1 == 1
    }

    /// Puts it in.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.0 |= 1 << piece.place();
    }

    /// Takes it out.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        self.0 &= !(1 << piece.place());
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.0 = 0;
    }

    /// Is nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// What is in it, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            T::EACH.get(place).copied()
        })
    }

    /// Takes one out by chance, if there is one.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<T> {
        let piece = self.pick(chance)?;
        self.remove(piece);
        Some(piece)
    }

    /// One of them by chance, if there is one.
    pub fn pick(self, chance: &mut impl Chance) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        self.iter().nth(chance.below(self.len() as u32) as usize)
    }
}

impl<T: Listed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Set<T> {
        let mut set = Set::default();
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl<T: Listed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Listed + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Listed + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Set<T>, D::Error> {
        Ok(Vec::<T>::deserialize(from)?.into_iter().collect())
    }
}

impl<T: JsonSchema> JsonSchema for Set<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Set_of_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        <Vec<T>>::json_schema(generator)
    }
}
