//! From where a board is looked at.

/// From where a board is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outlook {
    /// As it is printed.
    #[default]
    Upright,
    /// From the opposite side: all of it turned by half a circle, and still to be read.
    Turned,
}

impl Outlook {
    /// Is it turned?
    pub const fn is_turned(self) -> bool {
        matches!(self, Outlook::Turned)
    }

    /// A point of the upright picture, in hundredths of its width and height, where it is seen.
    ///
    /// ```
    /// use boards::Outlook;
    /// assert_eq!(Outlook::Upright.share((0, 30)), (0, 30));
    /// assert_eq!(Outlook::Turned.share((0, 30)), (100, 70));
    /// ```
    pub const fn share(self, (x, y): (u8, u8)) -> (u8, u8) {
        match self {
            Outlook::Upright => (x, y),
            Outlook::Turned => (100 - x, 100 - y),
        }
    }
}
