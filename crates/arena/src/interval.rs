//! How sure a share is: Wilson's interval.

/// The 97.5 % point of the normal distribution: 95 % lie within so many deviations.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// Matches of somebody, won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// How many were won.
    pub won: u32,
    /// How many were drawn.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
}

impl Score {
    /// Counts a match by what it brought: 1, a half or 0.
    pub fn add(&mut self, score: f64) {
        match score {
            1.0 => self.won += 1,
            0.0 => self.lost += 1,
            _ => self.drawn += 1,
        }
    }

    /// The same matches for whom they were played against.
    pub fn of_the_other(&self) -> Score {
        Score { won: self.lost, drawn: self.drawn, lost: self.won }
    }

    /// How many matches.
    pub fn matches(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points; a draw is half a point. Nothing without matches.
    pub fn rate(&self) -> Option<f64> {
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (self.matches() > 0).then(|| points / f64::from(self.matches()))
    }

    /// The 95 % interval of the rate by Wilson. With draws it is wider than it need be.
    pub fn interval(&self) -> Option<[f64; 2]> {
        let (rate, n) = (self.rate()?, f64::from(self.matches()));
        let z2 = Z * Z;
        let middle = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
        Some([(middle - half).max(0.0), (middle + half).min(1.0)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval(won: u32, drawn: u32, lost: u32) -> [f64; 2] {
        Score { won, drawn, lost }.interval().unwrap().map(|bound| (bound * 10_000.0).round() / 10_000.0)
    }

    #[test]
    fn wilson_as_in_the_textbooks() {
        assert_eq!(interval(81, 0, 182), [0.2553, 0.3662], "Newcombe 1998, table I, method 3");
        assert_eq!(interval(15, 0, 133), [0.0624, 0.1605], "Newcombe 1998, table I, method 3");
        assert_eq!(interval(0, 0, 20), [0.0, 0.1611], "Newcombe 1998, table I, method 3");
        assert_eq!(interval(1, 0, 28), [0.0061, 0.1718], "Newcombe 1998, table I, method 3");
        assert_eq!(interval(20, 0, 0)[1], 1.0);
    }

    #[test]
    fn a_draw_is_half_a_point_for_both() {
        assert_eq!(interval(40, 20, 40), interval(50, 0, 50));
        assert_eq!(Score { won: 1, drawn: 1, lost: 0 }.rate(), Some(0.75));
        assert_eq!(Score::default().rate(), None);
        assert_eq!(Score::default().interval(), None);
    }
}
