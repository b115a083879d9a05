//! The bot that is as strong as whoever meets it: it moves along the levels by results. Nothing is kept for it, since the
//! matches that one has finished tell.

use crate::App;
use crate::pages::ending::Ending;
use crate::visitor::Visitor;
use bots::{Level, Persona};
use store::{Holder, Listed, StoreError};
use table::Seat;

/// What forms call it.
pub const MATCHED: &str = "matched";

/// So many of one's latest matches are looked through.
const LOOKED_THROUGH: u32 = 100;

/// So many wins in a row lead to the next level, so many losses to the one before.
const ROW: i8 = 2;

/// What came of a match against a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Score {
    Won,
    Drawn,
    Lost,
}

/// The level that this visitor should meet next in a title.
pub async fn level(app: &App, visitor: &Visitor, title: &str) -> Result<Level, StoreError> {
    let Some(session) = visitor.session else { return Ok(Level::default()) };
    let latest = app.store.list_for(session, visitor.account, LOOKED_THROUGH).await?;
    let of_title = latest.iter().rev().filter(|listed| listed.title == title);
    Ok(fitting(of_title.filter_map(|listed| result(listed, visitor))))
}

/// Which bot was met, and what came of it; none if there was none or it is not over.
fn result(listed: &Listed, visitor: &Visitor) -> Option<(Level, Score)> {
    let met = listed.seats.iter().find_map(|row| match &row.holder {
        Holder::Bot(persona) => persona.parse::<Persona>().ok(),
        _ => None,
    })?;
    let winners = Ending::of(listed)?.outcome.winners;
    let own = listed.seats.iter().find(|row| match row.holder {
        Holder::Session(session) => visitor.session == Some(session),
        Holder::Account(account) => visitor.account == Some(account),
        Holder::Bot(_) | Holder::Open | Holder::Invited => false,
    })?;
    let result = match winners.contains(Seat(own.seat)) {
        _ if winners.is_empty() => Score::Drawn,
        true => Score::Won,
        false => Score::Lost,
    };
    Some((met.level(), result))
}

/// The level that these results lead to, the oldest first. Whoever chose another level has moved there.
fn fitting(results: impl Iterator<Item = (Level, Score)>) -> Level {
    let (mut level, mut row) = (Level::default(), 0i8);
    for (met, result) in results {
        if met != level {
            (level, row) = (met, 0);
        }
        row = match result {
            Score::Won => row.max(0) + 1,
            Score::Drawn => 0,
            Score::Lost => row.min(0) - 1,
        };
        if row.abs() == ROW {
            level = beside(level, row > 0);
            row = 0;
        }
    }
    level.max(Level::Recruit) // nobody is as weak as chance
}

/// The next level or the one before, as far as there is one.
fn beside(level: Level, stronger: bool) -> Level {
    let at = Level::ALL.iter().position(|known| *known == level).unwrap_or_default();
    let to = if stronger { at + 1 } else { at.saturating_sub(1) };
    Level::ALL[to.min(Level::ALL.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::Score::{Drawn, Lost, Won};
    use super::*;
    use Level::{Ace, Random, Recruit, Regular, Veteran};

    fn after<const N: usize>(results: [(Level, Score); N]) -> Level {
        fitting(results.into_iter())
    }

    #[test]
    fn two_wins_in_a_row_lead_up_and_two_losses_down() {
        assert_eq!(after([]), Regular);
        assert_eq!(after([(Regular, Won)]), Regular);
        assert_eq!(after([(Regular, Won), (Regular, Won)]), Veteran);
        assert_eq!(after([(Regular, Won), (Regular, Won), (Veteran, Lost), (Veteran, Lost)]), Regular);
        assert_eq!(after([(Regular, Lost), (Regular, Lost)]), Recruit);
    }

    #[test]
    fn a_row_ends_with_any_other_result() {
        assert_eq!(after([(Regular, Won), (Regular, Lost), (Regular, Won)]), Regular);
        assert_eq!(after([(Regular, Won), (Regular, Drawn), (Regular, Won)]), Regular);
        assert_eq!(after([(Regular, Won), (Regular, Won), (Veteran, Won)]), Veteran, "a row begins anew");
    }

    #[test]
    fn there_is_an_end_on_either_side() {
        assert_eq!(after([(Ace, Won), (Ace, Won)]), Ace);
        assert_eq!(after([(Recruit, Lost), (Recruit, Lost)]), Recruit);
        assert_eq!(after([(Random, Won)]), Recruit);
    }

    #[test]
    fn who_chooses_another_level_has_moved_there() {
        assert_eq!(after([(Regular, Won), (Veteran, Won)]), Veteran);
        assert_eq!(after([(Regular, Won), (Veteran, Won), (Veteran, Won)]), Ace);
    }
}
