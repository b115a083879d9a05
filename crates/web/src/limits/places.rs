//! How many at a time: in all, and of one visitor.

use super::{Client, Crowded};
use crate::app::lock;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// Places to be taken. Who has none is in no table.
#[derive(Clone)]
pub struct Places(Arc<Inside>);

struct Inside {
    all: usize,
    of_one: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by: HashMap<Client, usize>,
}

/// A place that is free again when this is dropped.
pub struct Place {
    places: Places,
    client: Option<Client>,
}

impl Places {
    /// So many in all, and so many of one visitor.
    pub fn of(all: usize, of_one: usize) -> Places {
        Places(Arc::new(Inside { all, of_one, taken: Mutex::default() }))
    }

    /// Takes a place for a visitor; for nobody in particular only those in all are counted.
    pub fn take(&self, client: Option<Client>) -> Result<Place, Crowded> {
        let mut taken = lock(&self.0.taken);
        if taken.all >= self.0.all {
            return Err(Crowded::ByAll);
        }
        if let Some(client) = client {
            let own = taken.by.get(&client).copied().unwrap_or(0);
            if own >= self.0.of_one {
                return Err(Crowded::ByOne);
            }
            taken.by.insert(client, own + 1);
        }
        taken.all += 1;
        Ok(Place { places: self.clone(), client })
    }

    /// How many are taken.
    pub fn taken(&self) -> usize {
        lock(&self.0.taken).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.places.0.taken);
        taken.all -= 1;
        if let Some(client) = self.client
            && let Some(own) = taken.by.get_mut(&client)
        {
            *own -= 1;
            if *own == 0 {
                taken.by.remove(&client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    #[test]
    fn there_is_an_end_to_places_in_all_and_of_one_and_each_comes_back() {
        let places = Places::of(3, 2);
        let [anna, boris] = [1, 2].map(|last| Client::of(IpAddr::from([198, 51, 100, last])));
        let take = |client| places.take(Some(client)).ok();
        let (first, second) = (take(anna), take(anna));
        assert!(first.is_some() && second.is_some() && take(anna).is_none());
        let third = take(boris);
        assert!(third.is_some() && take(boris).is_none() && places.take(None).is_err());
        drop(first);
        assert!(take(anna).is_some());
        drop((second, third));
        assert_eq!(places.taken(), 0);
        assert!(lock(&places.0.taken).by.is_empty(), "who has no place is forgotten");
    }
}
