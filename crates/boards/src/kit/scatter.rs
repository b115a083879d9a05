//! Numbers that look random and are always the same, so that a landscape never flickers.

use super::Point;

/// A source of such numbers, by its seed.
///
/// ```
/// use boards::kit::Scatter;
/// let (mut one, mut other) = (Scatter::of(7), Scatter::of(7));
/// let number = one.within(3.0, 5.0);
/// assert!((3.0..5.0).contains(&number) && other.within(3.0, 5.0) == number);
/// ```
#[derive(Clone, Debug)]
pub struct Scatter(u32);

impl Scatter {
    /// The numbers of a seed.
    pub fn of(seed: u32) -> Scatter {
        let mut scatter = Scatter(seed);
        // The first numbers of seeds that are near each other are near each other too.
        (0..4).for_each(|_| _ = scatter.within(0.0, 1.0));
        scatter
    }

    /// A number in this range.
    pub fn within(&mut self, from: f32, to: f32) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        from + (to - from) * (self.0 >> 8) as f32 / (1 << 24) as f32
    }

    /// A point between these distances from the origin.
    pub fn point(&mut self, near: f32, far: f32) -> Point {
        let (angle, distance) = (self.within(0.0, 360.0), self.within(near, far));
        Point::ORIGIN.polar(angle, distance)
    }

    /// A closed wavy line around a middle: its points, one every ten degrees from the east.
    pub fn blob(&mut self, middle: Point, radius: f32) -> [Point; 36] {
        let (a, b) = (self.within(0.0, 6.3), self.within(0.0, 6.3));
        let reach = |t: f32| radius * (1.0 + 0.09 * (2.0 * t + a).sin() + 0.06 * (3.0 * t + b).sin());
        std::array::from_fn(|i| {
            let angle = i as f32 * 10.0;
            middle.polar(angle, reach(angle.to_radians()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_blobs_keep_their_distance() {
        let mut scatter = Scatter::of(3);
        for _ in 0..100 {
            assert!((5.9..9.1).contains(&Point::ORIGIN.distance(scatter.point(6.0, 9.0))));
        }
        let middle = Point { x: 3.0, y: 4.0 };
        assert!(scatter.blob(middle, 20.0).iter().all(|point| (16.0..24.0).contains(&middle.distance(*point))));
    }
}
