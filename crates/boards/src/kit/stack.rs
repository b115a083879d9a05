//! Stacks: counters that lie on each other, each lower one looking out to the lower right. Pieces that have the same
//! `data-stack` fan out at the table while one points at them, taps on them or comes to them by keyboard, in a straight
//! row and never by turning (a tilt means disrupted).

use super::{Point, at};

/// How far each lower counter looks out.
const PEEK: Point = at(7.5, 6.0);

/// Where so many counters lie around the middle of their place, the uppermost first.
///
/// ```
/// use boards::kit::{at, stack::spread};
/// assert_eq!(spread(at(10.0, 10.0), 1).collect::<Vec<_>>(), [at(10.0, 10.0)]);
/// assert_eq!(spread(at(0.0, 0.0), 3).collect::<Vec<_>>(), [at(-7.5, -6.0), at(0.0, 0.0), at(7.5, 6.0)]);
/// ```
pub fn spread(middle: Point, count: usize) -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator {
    let first = middle - PEEK * (count.saturating_sub(1) as f32 / 2.0);
    (0..count).map(move |i| first + PEEK * i as f32)
}
