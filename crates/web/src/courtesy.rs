//! How a seat is asked in windows, where the rules only want to know whether it breaks in.
//!
//! The rules ask everybody who could answer as far as all can see. So that this torments nobody, the host passes for
//! a seat that could do nothing else, or that wants to be left alone until its turn. So that nobody learns from
//! the clock what somebody holds, a pass is told only after a pause that depends on nothing: whether the host has
//! passed, the person at once, or a bot.

use crate::app::{App, random};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};
use store::{Holder, SeatRow, StoreError};
use table::{Deed, Seat};
use titles::Window;

/// How somebody wants to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Manners {
    /// When.
    pub asks: Asks,
    /// How soon the others hear of a pass.
    pub pace: Pace,
}

/// When somebody wants to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// When there is something that could be played.
    #[default]
    WhenICould,
    /// Always.
    Always,
}

/// How soon the others hear of a pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// After a pause that tells nothing.
    #[default]
    Even,
    /// At once.
    AtOnce,
}

/// Does a seat pass everything until its turn?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// No.
    #[default]
    Asked,
    /// Yes, once the turn that it has now is over, and in it too.
    AfterThisTurn,
    /// Yes.
    UntilMyTurn,
}

impl Standing {
    /// What becomes of it now that it is this seat's turn, or not.
    fn when(self, my_turn: bool) -> Standing {
        match (self, my_turn) {
            (Standing::AfterThisTurn, false) => Standing::UntilMyTurn,
            (Standing::UntilMyTurn, true) => Standing::Asked,
            (same, _) => same,
        }
    }
}

/// What is kept of a seat on disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatWishes {
    /// How it is asked in this match; none: as its holder wants it everywhere.
    pub manners: Option<Manners>,
    /// Does it pass everything?
    pub standing: Standing,
}

/// A window that is open.
#[derive(Clone, Debug)]
struct Opened {
    window: Window,
    at: Instant,
    due: Instant,
}

/// What a host knows of a match beside its position: how each seat is asked, and since when one is.
#[derive(Clone, Debug, Default)]
pub struct Courtesy {
    seats: Vec<(SeatWishes, Manners)>,
    opened: Option<Opened>,
    /// The window that its seat is about to break into, and may yet think better of.
    aside: Option<Opened>,
    /// The seat that is asked has passed; the others will hear of it.
    passed: bool,
    /// This seat has taken something back: it is asked whatever it holds, so that it can take back more.
    anew: Option<Seat>,
}

/// A pass that the host will make for a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Errand {
    /// For whom.
    pub seat: Seat,
    /// The action.
    pub pass: Value,
    /// When.
    pub due: Instant,
}

impl Courtesy {
    /// How the seats of a match are asked, from disk.
    pub async fn load(app: &App, id: store::MatchId, seats: &[SeatRow]) -> Result<Courtesy, StoreError> {
        let own = app.store.seat_preferences(id).await?;
        let mut all = Vec::with_capacity(seats.len());
        for row in seats {
            let wishes = own.iter().find(|(seat, _)| *seat == row.seat).map(|(_, body)| read(body));
            all.push((wishes.unwrap_or_default(), manners_of(app, &row.holder).await?));
        }
        Ok(Courtesy { seats: all, ..Courtesy::default() })
    }

    /// What a seat has set in this match.
    pub fn wishes(&self, seat: Seat) -> SeatWishes {
        self.seats.get(seat.index()).map(|(wishes, _)| *wishes).unwrap_or_default()
    }

    /// How a seat is asked.
    pub fn manners(&self, seat: Seat) -> Manners {
        let all = self.seats.get(seat.index()).copied().unwrap_or_default();
        all.0.manners.unwrap_or(all.1)
    }

    /// Sets it for this match.
    pub fn set(&mut self, seat: Seat, wishes: SeatWishes) {
        if let Some(all) = self.seats.get_mut(seat.index()) {
            all.0 = wishes;
        }
    }

    /// Sets what holds where nothing was set for this match.
    pub fn set_default(&mut self, seat: Seat, manners: Manners) {
        if let Some(all) = self.seats.get_mut(seat.index()) {
            all.1 = manners;
        }
    }

    /// Somebody has done something, and now this is asked. What a seat has in mind while it is asked does not
    /// begin its time anew: nobody sees it.
    pub fn go_on(&mut self, app: &App, window: Option<Window>, by: Seat, deed: &Deed<Value>) {
        self.anew = match (&window, deed) {
            (Some(window), Deed::Undo) if window.seat == by => Some(by),
            (_, Deed::Act(_)) if self.anew == Some(by) => None,
            _ => self.anew,
        };
        let before = self.opened.as_ref().or(self.aside.as_ref());
        let closed = before.is_none_or(|opened| matches!(deed, Deed::Act(action) if *action == opened.window.pass));
        self.open(app, window, closed);
    }

    /// This is asked now; what was open before has been closed, or not.
    pub fn open(&mut self, app: &App, window: Option<Window>, closed: bool) {
        let before = self.opened.take().or(self.aside.take()).filter(|_| !closed);
        match (window, before) {
            (None, before) => self.aside = before,
            (Some(window), Some(opened)) if opened.window.seat == window.seat => {
                self.opened = Some(Opened { window, ..opened });
            }
            (Some(window), _) => {
                let at = Instant::now();
                let due = at + within(&app.config.window_pause, random().unwrap_or_default());
                self.opened = Some(Opened { window, at, due });
            }
        }
        self.passed &= !closed;
    }

    /// It is this seat's turn, or nobody's; the seats whose wishes have changed with it.
    pub fn turn(&mut self, turn: Option<Seat>) -> Vec<Seat> {
        let mut changed = Vec::new();
        for (i, (wishes, _)) in self.seats.iter_mut().enumerate() {
            let seat = Seat(i as u8);
            let standing = wishes.standing.when(turn == Some(seat));
            if standing != wishes.standing {
                wishes.standing = standing;
                changed.push(seat);
            }
        }
        changed
    }

    /// Since when somebody is asked whether they break in, and when an answer tells nothing.
    pub fn span(&self) -> Option<(Instant, Instant)> {
        self.opened.as_ref().map(|opened| (opened.at, opened.due))
    }

    /// The pass that the host is to make, if it is to make one.
    pub fn errand(&self, seats: &[SeatRow]) -> Option<Errand> {
        let Opened { window, at, due } = self.opened.as_ref()?;
        let company = Company::of(seats, window.seat)?;
        let manners = self.manners(window.seat);
        let even = manners.pace == Pace::Even;
        // Whom the screen is handed to is seen by both: a seat that is passed over would tell.
        let idle = manners.asks == Asks::WhenICould && !window.is_open && !(even && company == Company::SameScreen);
        let wanted = self.passed
            || self.wishes(window.seat).standing != Standing::Asked
            || (idle && self.anew != Some(window.seat));
        let due = if even && company == Company::People { *due } else { *at };
        wanted.then(|| Errand { seat: window.seat, pass: window.pass.clone(), due })
    }

    /// Is this seat left alone, though the rules ask it?
    pub fn leaves_alone(&self, seats: &[SeatRow], seat: Seat) -> bool {
        self.errand(seats).is_some_and(|errand| errand.seat == seat)
    }

    /// A person wants to do this: is it a pass that is not to be told yet? Then it is kept.
    pub fn keeps(&mut self, seats: &[SeatRow], seat: Seat, action: &Value) -> bool {
        let early = |opened: &Opened| {
            opened.window.seat == seat && opened.window.pass == *action && Instant::now() < opened.due
        };
        let even = self.manners(seat).pace == Pace::Even && Company::of(seats, seat) == Some(Company::People);
        let keeps = even && self.opened.as_ref().is_some_and(early);
        self.passed |= keeps;
        keeps
    }
}

/// Who the others at the table are, for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Company {
    /// Bots: they see nothing but their views.
    Bots,
    /// Somebody at the same screen, and nobody elsewhere.
    SameScreen,
    /// People who look at a clock.
    People,
}

impl Company {
    /// The company of a seat that a person holds.
    fn of(seats: &[SeatRow], seat: Seat) -> Option<Company> {
        let mine = &seats.get(seat.index())?.holder;
        if !is_person(mine) {
            return None;
        }
        let others = || seats.iter().filter(|row| row.seat != seat.0 && is_person(&row.holder));
        Some(match (others().any(|row| row.holder != *mine), others().next()) {
            (true, _) => Company::People,
            (false, Some(_)) => Company::SameScreen,
            (false, None) => Company::Bots,
        })
    }
}

/// Does a person hold this seat?
pub fn is_person(holder: &Holder) -> bool {
    matches!(holder, Holder::Session(_) | Holder::Account(_))
}

/// How somebody wants to be asked in all their matches.
pub async fn manners_of(app: &App, holder: &Holder) -> Result<Manners, StoreError> {
    if !is_person(holder) {
        return Ok(Manners::default());
    }
    Ok(app.store.preferences(holder.clone()).await?.map(|body| read(&body)).unwrap_or_default())
}

/// What was written by this or an earlier version; what cannot be read counts as not set.
fn read<T: Default + serde::de::DeserializeOwned>(body: &Value) -> T {
    serde_json::from_value(body.clone()).unwrap_or_default()
}

/// A time between two, evenly by these random bytes.
fn within(range: &RangeInclusive<Duration>, bytes: [u8; 4]) -> Duration {
    let room = range.end().saturating_sub(*range.start());
    *range.start() + room.mul_f64(f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standing_order_ends_when_the_next_own_turn_begins() {
        let through = |from: Standing, turns: &[bool]| turns.iter().fold(from, |standing, mine| standing.when(*mine));
        assert_eq!(through(Standing::UntilMyTurn, &[false, false]), Standing::UntilMyTurn);
        assert_eq!(through(Standing::UntilMyTurn, &[false, true, false]), Standing::Asked);
        assert_eq!(
            through(Standing::AfterThisTurn, &[true, true]),
            Standing::AfterThisTurn,
            "this turn does not count"
        );
        assert_eq!(through(Standing::AfterThisTurn, &[true, false, false]), Standing::UntilMyTurn);
        assert_eq!(through(Standing::AfterThisTurn, &[true, false, true]), Standing::Asked);
        assert_eq!(through(Standing::Asked, &[true, false, true]), Standing::Asked);
    }

    #[test]
    fn a_pause_lies_between_its_ends_whatever_the_bytes() {
        let range = Duration::from_millis(300)..=Duration::from_millis(700);
        assert_eq!(within(&range, [0; 4]), *range.start());
        assert_eq!(within(&range, [255; 4]), *range.end());
        assert!(range.contains(&within(&range, [1, 2, 3, 4])));
    }

    #[test]
    fn what_cannot_be_read_counts_as_not_set() {
        assert_eq!(read::<Manners>(&serde_json::json!({ "asks": "never" })), Manners::default());
        let kept = Manners { asks: Asks::Always, pace: Pace::AtOnce };
        assert_eq!(read::<Manners>(&serde_json::json!(kept)), kept);
    }
}
