//! Whose something is: the classes, the colours and the ink of a side, the same in every title.

use super::canvas::Ink;

/// An army, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Army {
    /// Field grey; angular; the straight-armed cross.
    German,
    /// Brick red; round; the star.
    Soviet,
    /// Olive and gold: what either may have.
    Neutral,
}

impl Army {
    /// All of them.
    pub const ALL: [Army; 3] = [Army::German, Army::Soviet, Army::Neutral];

    /// The letter that ends its classes: `k-frame-g`.
    ///
    /// ```
    /// assert_eq!(boards::kit::Army::ALL.map(|army| army.letter()), ["g", "s", "n"]);
    /// ```
    pub const fn letter(self) -> &'static str {
        match self {
            Army::German => "g",
            Army::Soviet => "s",
            Army::Neutral => "n",
        }
    }

    /// Its ink at a terminal.
    pub const fn ink(self) -> Ink {
        match self {
            Army::German => Ink::new(231, 238).bold(),
            Army::Soviet => Ink::new(231, 124).bold(),
            Army::Neutral => Ink::new(231, 94).bold(),
        }
    }
}
