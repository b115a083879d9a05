//! The positions of the rulebook's worked examples: the tests play them, the rulebook shows them.

use crate::Stalingrad;
use table::Example;

/// All of them in order.
pub fn all() -> Vec<Example<Stalingrad>> {
    Vec::new()
}
