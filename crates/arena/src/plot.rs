//! Plots as SVG: values with their intervals, and counts.

use maud::{Markup, html};

/// Values with their intervals, one a line, on a common axis.
pub(crate) struct Dots<'a> {
    /// What it shows, for who cannot see it.
    pub title: &'a str,
    /// The ends of the axis.
    pub axis: [f64; 2],
    /// The ticks are multiples of this.
    pub step: f64,
    /// Where a thin line helps the eye.
    pub mark: Option<f64>,
    /// How values are written.
    pub write: fn(f64) -> String,
    /// The lines.
    pub lines: Vec<Dot>,
}

/// One line of such a plot.
pub(crate) struct Dot {
    pub label: String,
    pub value: f64,
    pub interval: [f64; 2],
}

const LINE: f64 = 22.0;
const LEFT: f64 = 250.0;
const WIDE: f64 = 380.0;
const RIGHT: f64 = 190.0;

impl Dots<'_> {
    pub fn svg(&self) -> Markup {
        let [from, to] = self.axis;
        let bottom = LINE * self.lines.len() as f64 + 6.0;
        let x = |value: f64| LEFT + WIDE * ((value.clamp(from, to) - from) / (to - from));
        let ticks = (0..).map(|i| (from / self.step).ceil() * self.step + f64::from(i) * self.step);
        let ticks: Vec<f64> = ticks.take_while(|tick| *tick <= to + self.step * 1e-6).collect();
        let (width, height) = (LEFT + WIDE + RIGHT, bottom + 24.0);
        html! {
            svg viewBox=(format!("0 0 {width} {height}")) role="img" {
                title { (self.title) }
                @for tick in ticks {
                    line.tick x1=(num(x(tick))) x2=(num(x(tick))) y1="0" y2=(num(bottom)) {}
                    text.axis x=(num(x(tick))) y=(num(bottom + 16.0)) { ((self.write)(tick)) }
                }
                @if let Some(mark) = self.mark {
                    line.mark x1=(num(x(mark))) x2=(num(x(mark))) y1="0" y2=(num(bottom)) {}
                }
                @for (i, dot) in self.lines.iter().enumerate() {
                    @let y = LINE * (i as f64 + 0.5) + 2.0;
                    @let [low, high] = dot.interval;
                    text.label x=(num(LEFT - 12.0)) y=(num(y + 4.0)) { (dot.label) }
                    line.whisker x1=(num(x(low))) x2=(num(x(high))) y1=(num(y)) y2=(num(y)) {}
                    circle.dot cx=(num(x(dot.value))) cy=(num(y)) r="4.5" {}
                    text.value x=(num(LEFT + WIDE + 14.0)) y=(num(y + 4.0)) {
                        ((self.write)(dot.value)) " (" ((self.write)(low)) " – " ((self.write)(high)) ")"
                    }
                }
            }
        }
    }
}

/// How many of the values fall where.
pub(crate) fn histogram(title: &str, unit: &str, values: &[u32]) -> Markup {
    const HIGH: f64 = 110.0;
    const RIM: f64 = 20.0;
    let (Some(least), Some(most)) = (values.iter().min(), values.iter().max()) else { return html! {} };
    let bin = bin_width(most - least);
    let from = least / bin * bin;
    let bins = ((most - from) / bin + 1) as usize;
    let mut counts = vec![0u32; bins];
    values.iter().for_each(|value| counts[((value - from) / bin) as usize] += 1);
    let highest = counts.iter().max().copied().unwrap_or(1).max(1);
    let (width, left) = (360.0, 40.0);
    let each = (width - left - RIM) / bins as f64;
    let height = |count: u32| HIGH * f64::from(count) / f64::from(highest);
    html! {
        svg.small viewBox=(format!("0 0 {width} {}", HIGH + 50.0)) role="img" {
            title { (title) }
            text.caption x="0" y="12" { (title) }
            @for (i, count) in counts.iter().enumerate() {
                @let low = from + bin * i as u32;
                rect.bar x=(num(left + each * i as f64 + 0.5)) y=(num(18.0 + HIGH - height(*count)))
                    width=(num((each - 1.0).max(0.5))) height=(num(height(*count))) {
                    title { (low) " to " (low + bin - 1) " " (unit) ": " (count) }
                }
            }
            line.base x1=(num(left)) x2=(num(width - RIM)) y1=(num(18.0 + HIGH)) y2=(num(18.0 + HIGH)) {}
            text.axis x=(num(left)) y=(num(HIGH + 34.0)) { (from) }
            text.axis x=(num(width - RIM)) y=(num(HIGH + 34.0)) { (from + bin * bins as u32) }
            text.axis x=(num((left + width - RIM) / 2.0)) y=(num(HIGH + 34.0)) { (unit) }
            text.label x=(num(left - 6.0)) y="26" { (highest) }
        }
    }
}

/// A round width for about twenty bins.
fn bin_width(range: u32) -> u32 {
    let wanted = (range / 20).max(1);
    let power = 10u32.pow(wanted.ilog10());
    [1, 2, 5, 10].into_iter().map(|times| times * power).find(|width| *width >= wanted).unwrap_or(wanted)
}

fn num(value: f64) -> String {
    format!("{}", (value * 10.0).round() / 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_falls_into_a_bin() {
        assert_eq!([0, 19, 20, 60, 199, 5000].map(bin_width), [1, 1, 1, 5, 10, 500]);
        let svg = histogram("lengths", "decisions", &[7, 7, 9, 250]).into_string();
        assert!(svg.contains("0 to 19 decisions: 3") && svg.contains("240 to 259 decisions: 1"), "{svg}");
        assert_eq!(histogram("none", "decisions", &[]).into_string(), "");
        assert!(histogram("one", "decisions", &[5]).into_string().contains("5 to 5 decisions: 1"));
    }

    #[test]
    fn an_interval_is_drawn_around_its_value() {
        let dot = Dot { label: "A & B".to_owned(), value: 0.5, interval: [0.25, 0.75] };
        let write = |value: f64| format!("{:.0} %", value * 100.0);
        let plot = Dots { title: "score", axis: [0.0, 1.0], step: 0.25, mark: Some(0.5), write, lines: vec![dot] };
        let svg = plot.svg().into_string();
        assert!(svg.contains("A &amp; B") && svg.contains("50 % (25 % – 75 %)"), "{svg}");
        assert!(svg.contains(r#"<line class="whisker" x1="345" x2="535""#), "{svg}");
        assert_eq!(svg.matches("class=\"tick\"").count(), 5);
    }
}
