//! Numbers as a picture has them: short. A picture is mostly numbers, so they are written straight into the page,
//! without the formatter.

use maud::Render;
use std::fmt;

/// A number with one decimal at most.
///
/// ```
/// use boards::kit::Num;
/// assert_eq!([0.04, 1.0, -2.25, 43.301].map(|x| Num(x).to_string()), ["0", "1", "-2.3", "43.3"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Num(pub f32);

impl Render for Num {
    fn render_to(&self, page: &mut String) {
        let tenths = (self.0 * 10.0 + 0.5_f32.copysign(self.0)) as i32;
        if tenths < 0 {
            page.push('-');
        }
        digits(tenths.unsigned_abs() / 10, page);
        if tenths % 10 != 0 {
            page.push('.');
            digits(tenths.unsigned_abs() % 10, page);
        }
    }
}

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.render().into_string())
    }
}

/// Writes a whole number.
pub fn digits(number: u32, page: &mut String) {
    if number > 9 {
        digits(number / 10, page);
    }
    page.push(char::from(b'0' + (number % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_to_tenths_away_from_zero() {
        assert_eq!(
            [0.05, -0.05, -0.04, 99.95, 1234.5].map(|x| Num(x).to_string()),
            ["0.1", "-0.1", "0", "100", "1234.5"]
        );
    }

    #[test]
    fn whole_numbers_are_written_as_everywhere() {
        for number in [0, 7, 10, 205, u32::MAX] {
            let mut page = String::new();
            digits(number, &mut page);
            assert_eq!(page, number.to_string());
        }
    }
}
