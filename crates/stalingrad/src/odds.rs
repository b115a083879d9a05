//! The chances of a Break Test (HS-4.19): what so many dice are worth against so many others.

use std::sync::LazyLock;

/// From so many dice on, more of them change nothing that anybody would notice.
const MOST: usize = 16;

/// The chance by German and Soviet dice.
type Chances = [[f32; MOST + 1]; MOST + 1];

static TABLE: LazyLock<Chances> =
    LazyLock::new(|| (1..=6).fold([[0.0; MOST + 1]; MOST + 1], |fewer, faces| with_faces(faces, &fewer)));

/// How likely the Germans win with so many dice against so many; the Determination die loses every tie (HS-4.17).
///
/// ```
/// use stalingrad::odds::chance;
/// assert!((chance(2, 4, false) - 0.255).abs() < 0.001);
/// assert!((chance(1, 1, true) - 0.417).abs() < 0.001);
/// ```
pub fn chance(german: u16, soviet: u16, determined: bool) -> f32 {
    let (german, soviet) = (usize::from(german).min(MOST), usize::from(soviet).min(MOST));
    if determined {
        // Higher than every Soviet die.
        return (1..=6).map(|face| ((face - 1) as f32 / 6.0).powi(soviet as i32) / 6.0).sum();
    }
    TABLE[german][soviet]
}

/// The chances of dice with so many faces, from those of dice with a face less: the highest decide, ties fall out in
/// pairs.
fn with_faces(faces: u8, fewer: &Chances) -> Chances {
    let mut chances = [[0.0; MOST + 1]; MOST + 1];
    for (german, row) in chances.iter_mut().enumerate() {
        for (soviet, chance) in row.iter_mut().enumerate() {
            *chance = match (german, soviet) {
                (0, 0) => 0.5,
                (0, _) => 0.0,
                (_, 0) => 1.0,
                _ => wins(german, soviet, faces, fewer),
            };
        }
    }
    chances
}

fn wins(german: usize, soviet: usize, faces: u8, fewer: &Chances) -> f32 {
    let mut chance = 0.0;
    for high in 0..=german {
        let shown = binomial(german, high, faces);
        for other in 0..=soviet.min(high) {
            let both = shown * binomial(soviet, other, faces);
            chance += if high > other { both } else { both * fewer[german - high][soviet - other] };
        }
    }
    chance
}

/// How likely so many of these dice show the highest of so many faces.
fn binomial(dice: usize, shown: usize, faces: u8) -> f32 {
    let one = 1.0 / f32::from(faces);
    let ways = (0..shown).fold(1.0, |ways, i| ways * (dice - i) as f32 / (i + 1) as f32);
    ways * one.powi(shown as i32) * (1.0 - one).powi((dice - shown) as i32)
}
