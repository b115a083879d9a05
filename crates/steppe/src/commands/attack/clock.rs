//! What the clock tells: bots are played against, and from the log of the server it is told how long each of their
//! silences was and how many choices they made in secret meanwhile. A guesser who knows all of that for every other
//! silence must not do better than one who knows nothing.

use super::ground::Ground;
use crate::Failure;
use crate::clients::{Ask, Trouble, Visitor};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;
use store::{LogRow, MatchId, MatchRow, Store};
use table::{Deed, Rng, Seat};
use titles::{Hosted, Titles};
use tokio::time::Instant;

/// A silence: how long, and how many choices were made in secret meanwhile.
#[derive(Clone, Copy, Debug)]
struct Silence {
    ms: f64,
    secrets: usize,
}

/// What came of guessing in one phase of the game.
#[derive(Clone, Debug, Serialize)]
pub struct Guessed {
    /// What everybody is told is being decided.
    pub phase: String,
    /// How many silences there were.
    pub silences: usize,
    /// The fewest and the most choices made in secret.
    pub secrets: [usize; 2],
    /// How the length of a silence goes with their number, from -1 to 1.
    pub correlation: f64,
    /// How often it was guessed rightly whether they were many, of all silences.
    pub right: f64,
    /// How often whoever always says the same is right.
    pub chance: f64,
}

impl Guessed {
    /// Is the guesser clearly better than chance? Two standard deviations count as clear.
    pub fn tells(&self) -> bool {
        let spread = (self.chance * (1.0 - self.chance) / self.silences as f64).sqrt();
        self.silences >= FEW && self.right > self.chance + 2.0 * spread
    }
}

/// Fewer silences than this say nothing.
const FEW: usize = 20;

/// Plays against a bot until the time is over, as fast as one can.
pub async fn play(ground: &Ground, from: u8, until: Instant, seed: u64) -> Result<Vec<String>, Trouble> {
    let (mut rng, mut played) = (Rng::seeded(seed), Vec::new());
    let mut visitor = Visitor::new(&ground.address.visited_from(from));
    while Instant::now() < until {
        let side = if played.len() % 2 == 0 { "second" } else { "first" };
        let (place, mut channel) = ground.against_bot(&mut visitor, side).await?;
        played.push(place.table.clone());
        let mut decided = String::new();
        while let Ok(asked) = tokio::time::timeout_at(until, channel.next()).await {
            match asked? {
                Ask::Over => break,
                Ask::Decide(choices) if choices.token != decided => {
                    place.act(&mut visitor, &choices.token, choices.pick(&mut rng)).await?;
                    decided = choices.token;
                }
                Ask::Decide(_) | Ask::Wait => {}
            }
        }
    }
    Ok(played)
}

/// Reads from the server's database what the clock told in these matches.
pub async fn read(database: &Path, titles: &Titles, played: &[String]) -> Result<Vec<Guessed>, Failure> {
    let wrong = |error: store::StoreError| Failure::input(error.to_string());
    let store = Store::open(database).map_err(wrong)?;
    let mut phases: BTreeMap<String, Vec<Silence>> = BTreeMap::new();
    for id in played.iter().filter_map(|id| MatchId::parse(id)) {
        let Some((row, seats, log)) = store.load_match(id).await.map_err(wrong)? else { continue };
        let person = seats.iter().find(|row| !matches!(row.holder, store::Holder::Bot(_)));
        let Some(person) = person.map(|row| Seat(row.seat)) else { continue };
        for (phase, silence) in silences(titles, &row, person, &log) {
            phases.entry(phase).or_default().push(silence);
        }
    }
    Ok(phases.into_iter().filter_map(|(phase, silences)| guess(phase, &silences)).collect())
}

/// The silences of a match, as its person could notice them.
fn silences(titles: &Titles, row: &MatchRow, person: Seat, log: &[LogRow]) -> Vec<(String, Silence)> {
    let Some(mut game) = titles.find(&row.title).ok().and_then(|entry| entry.game.start(&row.setup, row.pledge()).ok())
    else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let (mut since, mut secrets) = (None, 0);
    let mut phase = String::new();
    for line in log {
        let Ok(deed) = serde_json::from_value::<Deed<serde_json::Value>>(line.body.clone()) else { return found };
        if secrets == 0 {
            phase = game.seen_by(None).prompt().message.key.to_owned();
        }
        let before = seen(&*game, person);
        if game.enter(Seat(line.seat), deed).is_err() {
            return found;
        }
        let shows = seen(&*game, person) != before;
        if Seat(line.seat) != person && !shows {
            secrets += 1;
            continue;
        }
        if let (Some(since), false) = (since, Seat(line.seat) == person) {
            found.push((phase.clone(), Silence { ms: line.at.saturating_sub(since) as f64, secrets }));
        }
        (since, secrets) = (Some(line.at), 0);
    }
    found
}

fn seen(game: &dyn Hosted, seat: Seat) -> (serde_json::Value, usize, bool) {
    let seen = game.seen_by(Some(seat));
    (seen.view().to_json(), seen.heard_so_far(), game.next() == table::Next::Decide(seat))
}

/// Guesses for each silence whether choices in secret were many, from the silences most like it.
fn guess(phase: String, all: &[Silence]) -> Option<Guessed> {
    // The first of each phase is where the server learns that there is something to hide.
    let all = all.get(1..)?;
    let mut counts: Vec<usize> = all.iter().map(|silence| silence.secrets).collect();
    counts.sort_unstable();
    let (fewest, most) = (*counts.first()?, *counts.last()?);
    if fewest == most {
        return None;
    }
    let middle = counts[counts.len() / 2].max(fewest + 1);
    let many = |silence: &Silence| silence.secrets >= middle;
    let right = all.iter().enumerate().filter(|(place, silence)| nearest(all, *place, many) == many(silence)).count();
    let share = all.iter().filter(|silence| many(silence)).count() as f64 / all.len() as f64;
    Some(Guessed {
        phase,
        silences: all.len(),
        secrets: [fewest, most],
        correlation: correlation(all),
        right: right as f64 / all.len() as f64,
        chance: share.max(1.0 - share),
    })
}

/// So many neighbours are asked.
const NEIGHBOURS: usize = 5;

/// What most of the others say whose length is most like this one's.
fn nearest(all: &[Silence], place: usize, many: impl Fn(&Silence) -> bool) -> bool {
    let mut others: Vec<(f64, bool)> = all
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != place)
        .map(|(_, other)| ((other.ms - all[place].ms).abs(), many(other)))
        .collect();
    others.sort_by(|a, b| a.0.total_cmp(&b.0));
    others.iter().take(NEIGHBOURS).filter(|(_, many)| *many).count() * 2 > NEIGHBOURS
}

fn correlation(all: &[Silence]) -> f64 {
    let count = all.len() as f64;
    let mean = |of: &dyn Fn(&Silence) -> f64| all.iter().map(of).sum::<f64>() / count;
    let (ms, secrets) = (mean(&|silence| silence.ms), mean(&|silence| silence.secrets as f64));
    let both = mean(&|silence| (silence.ms - ms) * (silence.secrets as f64 - secrets));
    let spread = |of: &dyn Fn(&Silence) -> f64| mean(&|silence| of(silence).powi(2)).sqrt();
    both / (spread(&|silence| silence.ms - ms) * spread(&|silence| silence.secrets as f64 - secrets)).max(1e-9)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Chance;

    fn guessed(ms: impl Fn(usize, &mut Rng) -> f64) -> Guessed {
        let mut rng = Rng::seeded(1);
        let all: Vec<Silence> = (0..400)
            .map(|_| {
                let secrets = rng.below(8) as usize;
                Silence { ms: ms(secrets, &mut rng), secrets }
            })
            .collect();
        guess("a phase".to_owned(), &all).unwrap()
    }

    #[test]
    fn a_silence_that_grows_with_the_secrets_is_found_out_and_an_even_one_is_not() {
        let grows = guessed(|secrets, rng| secrets as f64 * 300.0 + f64::from(rng.below(400)));
        assert!(grows.tells() && grows.correlation > 0.8 && grows.right > 0.8, "{grows:?}");
        let even = guessed(|_, rng| 2000.0 + f64::from(rng.below(400)));
        assert!(!even.tells() && even.correlation.abs() < 0.2, "{even:?}");
    }

    #[test]
    fn where_nothing_is_chosen_in_secret_there_is_nothing_to_guess() {
        assert!(guess("open".to_owned(), &[Silence { ms: 1.0, secrets: 0 }; 9]).is_none());
        assert!(guess("empty".to_owned(), &[]).is_none());
    }
}
