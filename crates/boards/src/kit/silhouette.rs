//! Silhouettes of vehicles and guns for counters: 44 by 24 at most around the origin, the front to the east.

use super::{Army, Num};
use maud::{Markup, html};

/// Something with a shape of its own.
///
/// ```
/// use boards::kit::{Army, Silhouette};
/// assert!(Silhouette::T34.draw(Army::Soviet).into_string().starts_with("<g transform=\"scale(-1 1)\">"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Silhouette {
    /// A middling tank with small wheels and a long gun.
    PanzerIv,
    /// A heavy tank with large wheels.
    Tiger,
    /// A gun on an open carriage with tracks.
    TankHunter,
    /// Eight wheels and a small turret.
    ArmouredCar,
    /// Sloped armour, large wheels.
    T34,
    /// A small tank.
    LightTank,
    /// A high tank with a gun in its side.
    M3,
    /// A gun on wheels.
    Gun,
}

/// A wheel: its middle and its radius.
type Wheel = (f32, f32, f32);

impl Silhouette {
    /// All of them.
    pub const ALL: [Silhouette; 8] = [
        Silhouette::PanzerIv,
        Silhouette::Tiger,
        Silhouette::TankHunter,
        Silhouette::ArmouredCar,
        Silhouette::T34,
        Silhouette::LightTank,
        Silhouette::M3,
        Silhouette::Gun,
    ];

    const fn shape(self) -> (&'static str, &'static [Wheel]) {
        match self {
            Silhouette::PanzerIv => (
                "M-19 2.5l2-3h3.5l1-3.2h6.5l.8-4.8h2.4l.4-1.8h3.6l.4 1.8h5.4l1.4 2.2h12.6v-.8h2.6v3h-2.6v-.7h-12.4l-.6 1.2h7.4l1 3h3l2.2 3v1.6c0 3.6-1.6 5.2-4.2 5.2h-29c-3.4 0-6.4-1.8-7.4-5.2z",
                &[
                    (-13.0, 5.4, 1.9),
                    (-8.4, 5.4, 1.9),
                    (-3.8, 5.4, 1.9),
                    (0.8, 5.4, 1.9),
                    (5.4, 5.4, 1.9),
                    (10.0, 5.4, 1.9),
                ],
            ),
            Silhouette::Tiger => (
                "M-20 2.2l1.6-3.4h4.4l.4-3h6l.4-4.6l1.6-1h2.2l.3-1.4h4l.3 1.4h7.6l1 2.6h13.4v-1h3v3.8h-3v-1h-13.4l-.6 1.2h6.4v3.4h2.4l1.6 3v2.4c0 3-1.6 4.8-4 4.8h-30c-3.4 0-5.6-2-6.6-5z",
                &[(-13.4, 5.0, 2.5), (-8.0, 5.0, 2.5), (-2.6, 5.0, 2.5), (2.8, 5.0, 2.5), (8.2, 5.0, 2.5)],
            ),
            Silhouette::TankHunter => (
                "M-17 2.4l1.4-3h5l-2-7.6l5.4-1.4l10.6 3h15.6v-.9h2.6v2.9h-2.6v-.8h-14.6l2 4.8h7.4l2 3v1.8c0 3.2-1.4 4.8-3.8 4.8h-23.6c-3 0-5-1.6-5.4-5.2z",
                &[(-11.4, 5.4, 1.9), (-6.4, 5.4, 1.9), (-1.4, 5.4, 1.9), (3.6, 5.4, 1.9), (8.6, 5.4, 1.9)],
            ),
            Silhouette::ArmouredCar => {
                ("M-19 1.4l2.4-5.2l8.6-2.2l1-4.2h9l1.4 2h8.6v1.4h-7.8l.6 1l8.2 1.4l6 4.2l-1.6 3.6h-34.4z", &[])
            }
            Silhouette::T34 => (
                "M-20 1.2l4.4-4h8.2l1.2-5l2.4-1.6h8.4l3.6 2.6h11.8v1.7h-11l.6 2.3h3.4l6.6 4.4l-.6 2.4c-.6 3-2.2 4.6-4.8 4.6h-28c-3.4 0-5.8-2.2-6.2-5z",
                &[(-13.6, 4.6, 2.5), (-7.8, 4.6, 2.5), (-2.0, 4.6, 2.5), (3.8, 4.6, 2.5), (9.4, 4.6, 2.5)],
            ),
            Silhouette::LightTank => (
                "M-16 2l2.6-3.4h7.4l1-4.4l1.6-1.4h6.6l2.8 2.6h8.4v1.4h-7.6l.8 1.8h2.6l5.4 3.6l-.6 2.2c-.6 2.8-2 4-4.4 4h-21.4c-3 0-4.8-1.6-5.2-4.4z",
                &[(-10.6, 5.0, 2.0), (-5.4, 5.0, 2.0), (-0.2, 5.0, 2.0), (5.0, 5.0, 2.0)],
            ),
            Silhouette::M3 => (
                "M-18 2.2l1.4-5.4l6.2-1.2l.8-3.2l1.8-.6l.4-3.4l1.6-1.8h5.8l1.8 1.6h5v1.3h-4.6l.6 2.4l4.6.4l1.2 2.4h10v1.8h-9.6l1.4 3.6l2.2 2.2v2.2c0 3-1.6 4.6-4 4.6h-22c-3.2 0-5-1.8-5.6-4.8z",
                &[
                    (-12.6, 5.4, 1.8),
                    (-8.8, 5.4, 1.8),
                    (-3.2, 5.4, 1.8),
                    (0.6, 5.4, 1.8),
                    (5.8, 5.4, 1.8),
                    (9.4, 5.4, 1.8),
                ],
            ),
            Silhouette::Gun => (
                "M-20 8.4l1.4-2l12-5.4l-1.4-3.4h4.4l-.6-7.4h3.6l1.2 5.2l19.8-3.4l.4 2.2l-19.8 3.6l1.2 5.4l-3.6 1.8z",
                &[],
            ),
        }
    }

    /// Large wheels that stand below the body.
    const fn wheels_below(self) -> &'static [Wheel] {
        match self {
            Silhouette::ArmouredCar => &[(-13.0, 4.8, 4.0), (-4.6, 4.8, 4.0), (5.0, 4.8, 4.0), (13.4, 4.8, 4.0)],
            Silhouette::Gun => &[(0.0, 4.0, 5.4)],
            _ => &[],
        }
    }

    /// The silhouette; Soviet ones look west.
    pub fn draw(self, army: Army) -> Markup {
        let (shape, holes) = self.shape();
        let flip = (army == Army::Soviet).then_some("scale(-1 1)");
        html! {
            g transform=[flip] {
                path.k-silhouette d=(shape) {}
                @for (x, y, r) in holes { circle.k-hole cx=(Num(*x)) cy=(Num(*y)) r=(Num(*r)) {} }
                @for (x, y, r) in self.wheels_below() {
                    circle.k-wheel cx=(Num(*x)) cy=(Num(*y)) r=(Num(*r)) {}
                    circle.k-hole cx=(Num(*x)) cy=(Num(*y)) r=(Num(r * 0.38)) {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wheels_lie_within_the_room_of_a_counter() {
        for silhouette in Silhouette::ALL {
            let wheels = silhouette.shape().1.iter().chain(silhouette.wheels_below());
            for (x, y, r) in wheels {
                assert!(x.abs() + r <= 22.0 && y + r <= 12.0, "{silhouette:?}");
            }
        }
    }

    #[test]
    fn no_two_silhouettes_look_alike() {
        let mut shapes: Vec<&str> = Silhouette::ALL.iter().map(|silhouette| silhouette.shape().0).collect();
        shapes.sort();
        shapes.dedup();
        assert_eq!(shapes.len(), Silhouette::ALL.len());
    }
}
