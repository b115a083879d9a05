//! A title with everything that a program may ask of it, whatever its rules are.

use crate::contest::{self, Contested, Player};
use crate::study::{self, Measured, Searched};
use crate::thinker::{self, Judged, Seated, Sight, Thinker};
use crate::track::{Track, Tracked};
use crate::window::{Window, Windowed};
use boards::{Board, Frame, Layers, Say, Spot, TextStyle};
use bots::{Level, Limit, Progress};
use serde_json::Value;
use std::time::Duration;
use table::laws::{self, Breach, Tally, Trial};
use table::{Game, Hosted, HostedError, Match, Next, Prompt, Refusal, Rules, Seat, Side, Spoken, Studied, TitleOf};

/// A game with a board.
pub trait Drawn: Rules {
    /// How it is drawn.
    type Board: Board<Rules = Self>;
}

impl Drawn for duel::Duel {
    type Board = duel_board::DuelBoard;
}

impl Drawn for tank_commander::TankCommander {
    type Board = tank_commander_board::TankCommanderBoard;
}

/// A title that can be played, drawn, measured and put on trial.
///
/// Where a match is handed over it must be one of this title; of any other there is no answer.
pub trait Playable: Game {
    /// A second match at the same point as this one.
    fn copy(&self, game: &dyn Hosted) -> Option<Box<dyn Hosted>>;

    /// The match as it was when only so many of its actions had been done.
    fn rewind(&self, game: &dyn Hosted, beats: usize) -> Option<Box<dyn Hosted>>;

    /// The standing action of this number, counted from 1, and who did it.
    fn beat(&self, game: &dyn Hosted, number: usize) -> Option<(Seat, Value)>;

    /// The digest of the position, as records have it.
    fn digest(&self, game: &dyn Hosted) -> Option<String>;

    /// What a seat may know: all that a bot on it is given.
    fn sight(&self, game: &dyn Hosted, seat: Seat) -> Option<Sight>;

    /// A bot of this level for one seat, with another limit than its level's own if one is given.
    fn thinker(&self, level: Level, seed: u64, limit: Option<Limit>) -> Box<dyn Thinker>;

    /// Goes through a match with a bot that looks ahead so often at each decision and tells what it thinks.
    fn judge(
        &self,
        game: &dyn Hosted,
        level: Level,
        iterations: u32,
        progress: &Progress,
        each: &mut dyn FnMut(Judged),
    ) -> Option<()>;

    /// The board as text, as a seat or a spectator sees it.
    fn text(&self, game: &dyn Hosted, seat: Option<Seat>, style: TextStyle) -> Option<String>;

    /// The board as SVG, as a seat or a spectator sees it.
    fn svg(&self, game: &dyn Hosted, seat: Option<Seat>) -> Option<String>;

    /// The board in layers, as a seat or a spectator sees it, in whose words.
    fn layers(&self, game: &dyn Hosted, seat: Option<Seat>, say: Say) -> Option<Layers>;

    /// What the layers lie in.
    fn frame(&self, game: &dyn Hosted) -> Option<Frame>;

    /// The ground alone, as a seat or a spectator sees it.
    fn ground(&self, game: &dyn Hosted, seat: Option<Seat>) -> Option<String>;

    /// What moves, and the mark of the ground that it moves on, as a seat or a spectator sees it.
    fn live(&self, game: &dyn Hosted, seat: Option<Seat>, say: Say) -> Option<(String, u64)>;

    /// The classes and colours of the layers.
    fn stylesheet(&self) -> String;

    /// Where in the sequence of play the match is, as a seat or a spectator sees it.
    fn track(&self, game: &dyn Hosted, seat: Option<Seat>) -> Option<Track>;

    /// The word for a side, as far as it is known who that is.
    fn side(&self, game: &dyn Hosted, side: Side) -> &'static str;

    /// Cards that wait for each other, as a seat or a spectator sees them: the next to take effect first.
    fn stack(&self, game: &dyn Hosted, seat: Option<Seat>) -> Vec<(Prompt, u16)>;

    /// Does it ever ask a seat in between whether it breaks in?
    fn has_windows(&self) -> bool;

    /// Can it happen in this match?
    fn opens_windows(&self, game: &dyn Hosted) -> bool;

    /// Where a seat sits at the picture, in hundredths of its width and height.
    fn home(&self, game: &dyn Hosted, seat: Seat) -> Option<(u8, u8)>;

    /// The window that is open, if the deciding seat is merely asked whether it breaks in.
    fn window(&self, game: &dyn Hosted) -> Option<Window>;

    /// Whose turn it is, where a turn belongs to somebody.
    fn turn(&self, game: &dyn Hosted) -> Option<Seat>;

    /// What the deciding seat may do, with where it sits on the board.
    fn moves(&self, game: &dyn Hosted) -> Vec<Move>;

    /// How far the piece on a spot could go, as a seat or a spectator knows it.
    fn reach(&self, game: &dyn Hosted, seat: Option<Seat>, spot: &Spot) -> Vec<(Spot, u8)>;

    /// A closer look at what lies on a spot, as a seat or a spectator sees it.
    fn detail(&self, game: &dyn Hosted, seat: Option<Seat>, spot: &Spot, say: Say) -> Option<String>;

    /// A closer look at a card by its number.
    fn card(&self, number: u16, say: Say) -> Option<String>;

    /// What an action of the deciding seat needs and can do, if it is left to the dice.
    fn forecast(&self, game: &dyn Hosted, action: &str) -> Vec<Prompt>;

    /// The numbers of the cards whose pictures the layers refer to, as a seat or a spectator sees them.
    fn faces(&self, game: &dyn Hosted, seat: Option<Seat>) -> Vec<u16>;

    /// The picture of such a card.
    fn face(&self, number: u16) -> Option<&'static str>;

    /// Why a click of the deciding seat on this spot leads nowhere.
    fn why_not(&self, game: &dyn Hosted, spot: &Spot) -> Option<Refusal>;

    /// Plays a match of these dice between bots of the first and the second side; nothing if it was stopped.
    fn contest(
        &self,
        setup: &Value,
        dice: u64,
        players: &[Player; 2],
        progress: &Progress,
    ) -> Result<Option<Contested>, HostedError>;

    /// Measures random play of this setup for about this long.
    fn measure(&self, setup: &Value, time: Duration) -> Result<Measured, HostedError>;

    /// Measures for about this long how fast positions of this setup are searched.
    fn search(&self, setup: &Value, time: Duration) -> Result<Searched, HostedError>;

    /// Plays random matches through the laws.
    fn on_trial(&self, trial: Trial) -> Result<Tally, Box<Breach>>;

    /// How many sequences of actions there are of each length up to the depth.
    fn perft(&self, setup: &Value, seed: u64, depth: u32) -> Result<Vec<u64>, HostedError>;
}

impl<R: Spoken + Studied + Drawn + Tracked + Windowed> Playable for TitleOf<R> {
    fn copy(&self, game: &dyn Hosted) -> Option<Box<dyn Hosted>> {
        Some(Box::new(of::<R>(game)?.clone()))
    }

    fn rewind(&self, game: &dyn Hosted, beats: usize) -> Option<Box<dyn Hosted>> {
        Some(Box::new(of::<R>(game)?.rewound(beats)))
    }

    fn beat(&self, game: &dyn Hosted, number: usize) -> Option<(Seat, Value)> {
        let done = of::<R>(game)?.played().get(number.checked_sub(1)?)?;
        Some((done.seat, serde_json::to_value(done.action).ok()?))
    }

    fn digest(&self, game: &dyn Hosted) -> Option<String> {
        Some(table::digest(of::<R>(game)?.state()))
    }

    fn sight(&self, game: &dyn Hosted, seat: Seat) -> Option<Sight> {
        Some(Sight::of(of::<R>(game)?, seat))
    }

    fn thinker(&self, level: Level, seed: u64, limit: Option<Limit>) -> Box<dyn Thinker> {
        Box::new(Seated::<R>::new(level, seed, limit))
    }

    fn judge(
        &self,
        game: &dyn Hosted,
        level: Level,
        iterations: u32,
        progress: &Progress,
        each: &mut dyn FnMut(Judged),
    ) -> Option<()> {
        thinker::judge(of::<R>(game)?, level, iterations, progress, each)
    }

    fn text(&self, game: &dyn Hosted, seat: Option<Seat>, style: TextStyle) -> Option<String> {
        let view = R::view(of::<R>(game)?.state(), seat);
        Some(R::Board::text(&view, &R::Board::scene(&view), style))
    }

    fn svg(&self, game: &dyn Hosted, seat: Option<Seat>) -> Option<String> {
        let view = R::view(of::<R>(game)?.state(), seat);
        Some(R::Board::svg(&view, &R::Board::scene(&view)))
    }

    fn layers(&self, game: &dyn Hosted, seat: Option<Seat>, say: Say) -> Option<Layers> {
        let view = R::view(of::<R>(game)?.state(), seat);
        Some(R::Board::layers(&view, &R::Board::scene(&view), say))
    }

    fn frame(&self, game: &dyn Hosted) -> Option<Frame> {
        Some(R::Board::frame(&R::view(of::<R>(game)?.state(), None)))
    }

    fn ground(&self, game: &dyn Hosted, seat: Option<Seat>) -> Option<String> {
        Some(R::Board::ground(&R::view(of::<R>(game)?.state(), seat)))
    }

    fn live(&self, game: &dyn Hosted, seat: Option<Seat>, say: Say) -> Option<(String, u64)> {
        let view = R::view(of::<R>(game)?.state(), seat);
        Some((R::Board::live(&view, &R::Board::scene(&view), say), R::Board::ground_mark(&view)))
    }

    fn stylesheet(&self) -> String {
        R::Board::stylesheet()
    }

    fn track(&self, game: &dyn Hosted, seat: Option<Seat>) -> Option<Track> {
        Some(R::track(&R::view(of::<R>(game)?.state(), seat)))
    }

    fn side(&self, game: &dyn Hosted, side: Side) -> &'static str {
        match of::<R>(game) {
            Some(game) => R::side(&R::view(game.state(), None), side),
            None => R::title().sides[side.index()],
        }
    }

    fn stack(&self, game: &dyn Hosted, seat: Option<Seat>) -> Vec<(Prompt, u16)> {
        of::<R>(game).map_or_else(Vec::new, |game| R::Board::stack(&R::view(game.state(), seat)))
    }

    fn has_windows(&self) -> bool {
        R::HAS_WINDOWS
    }

    fn opens_windows(&self, game: &dyn Hosted) -> bool {
        of::<R>(game).is_some_and(|game| R::opens(&R::view(game.state(), None)))
    }

    fn home(&self, game: &dyn Hosted, seat: Seat) -> Option<(u8, u8)> {
        Some(R::Board::home(&R::view(of::<R>(game)?.state(), Some(seat)), seat))
    }

    fn window(&self, game: &dyn Hosted) -> Option<Window> {
        let game = of::<R>(game)?;
        let Next::Decide(seat) = game.next() else { return None };
        let pass = R::pass(&R::view(game.state(), Some(seat)))?;
        let is_open = game.legal().iter().any(|action| *action != pass);
        Some(Window { seat, pass: serde_json::to_value(pass).ok()?, is_open })
    }

    fn turn(&self, game: &dyn Hosted) -> Option<Seat> {
        R::turn(&R::view(of::<R>(game)?.state(), None))
    }

    fn moves(&self, game: &dyn Hosted) -> Vec<Move> {
        let Some((game, Next::Decide(seat))) = of::<R>(game).map(|game| (game, game.next())) else { return Vec::new() };
        let view = R::view(game.state(), Some(seat));
        let scene = R::Board::scene(&view);
        let offer = |action: R::Action| Move {
            action: serde_json::to_string(&action).unwrap_or_default(),
            prompt: R::action(&view, action),
            spots: R::Board::spots(&view, &scene, action),
            lines: R::Board::lines(&view, &scene, action),
            card: R::Board::CARDS.and_then(|cards| (cards.of)(action)),
            is_weighed: !R::Board::forecast(&view, action).is_empty(),
        };
        game.legal().into_iter().map(offer).collect()
    }

    fn reach(&self, game: &dyn Hosted, seat: Option<Seat>, spot: &Spot) -> Vec<(Spot, u8)> {
        let Some(game) = of::<R>(game) else { return Vec::new() };
        let view = R::view(game.state(), seat);
        R::Board::reach(&view, &R::Board::scene(&view), spot)
    }

    fn detail(&self, game: &dyn Hosted, seat: Option<Seat>, spot: &Spot, say: Say) -> Option<String> {
        let view = R::view(of::<R>(game)?.state(), seat);
        R::Board::detail(&view, &R::Board::scene(&view), spot, say)
    }

    fn card(&self, number: u16, say: Say) -> Option<String> {
        (R::Board::CARDS?.detail)(number, say)
    }

    fn forecast(&self, game: &dyn Hosted, action: &str) -> Vec<Prompt> {
        let Some((game, Next::Decide(seat))) = of::<R>(game).map(|game| (game, game.next())) else { return Vec::new() };
        let Ok(action) = serde_json::from_str(action) else { return Vec::new() };
        R::Board::forecast(&R::view(game.state(), Some(seat)), action)
    }

    fn faces(&self, game: &dyn Hosted, seat: Option<Seat>) -> Vec<u16> {
        let (Some(game), Some(cards)) = (of::<R>(game), R::Board::CARDS) else { return Vec::new() };
        let view = R::view(game.state(), seat);
        (cards.shown)(&view, &R::Board::scene(&view))
    }

    fn face(&self, number: u16) -> Option<&'static str> {
        (R::Board::CARDS?.picture)(number)
    }

    fn why_not(&self, game: &dyn Hosted, spot: &Spot) -> Option<Refusal> {
        let game = of::<R>(game)?;
        let Next::Decide(seat) = game.next() else { return None };
        let view = R::view(game.state(), Some(seat));
        let meant = R::Board::click_meanings(&view, &R::Board::scene(&view), spot);
        let answers: Vec<Result<(), Refusal>> =
            meant.into_iter().map(|action| R::check(game.state(), action)).collect();
        if answers.iter().any(Result::is_ok) {
            return None;
        }
        answers.into_iter().find_map(Result::err)
    }

    fn contest(
        &self,
        setup: &Value,
        dice: u64,
        players: &[Player; 2],
        progress: &Progress,
    ) -> Result<Option<Contested>, HostedError> {
        contest::contest::<R>(read_setup::<R>(setup)?, dice, players, progress)
    }

    fn measure(&self, setup: &Value, time: Duration) -> Result<Measured, HostedError> {
        study::measure::<R>(&read_setup::<R>(setup)?, time).map_err(HostedError::Setup)
    }

    fn search(&self, setup: &Value, time: Duration) -> Result<Searched, HostedError> {
        study::search::<R>(&read_setup::<R>(setup)?, time).map_err(HostedError::Setup)
    }

    fn on_trial(&self, trial: Trial) -> Result<Tally, Box<Breach>> {
        laws::try_out::<R>(trial)
    }

    fn perft(&self, setup: &Value, seed: u64, depth: u32) -> Result<Vec<u64>, HostedError> {
        study::count::<R>(&read_setup::<R>(setup)?, seed, depth).map_err(HostedError::Setup)
    }
}

/// An action that is legal now, in words and on the board.
#[derive(Clone, Debug)]
pub struct Move {
    /// The action as JSON.
    pub action: String,
    /// In words, with its rule.
    pub prompt: Prompt,
    /// Where it is clicked: what is taken up, then where it goes.
    pub spots: Vec<Spot>,
    /// Lines to show while it is pointed at.
    pub lines: Vec<(Spot, Spot)>,
    /// The number of the card that it is about.
    pub card: Option<u16>,
    /// Is there a [forecast](Playable::forecast) of it?
    pub is_weighed: bool,
}

fn of<R: Studied>(game: &dyn Hosted) -> Option<&Match<R>> {
    game.as_any().downcast_ref()
}

fn read_setup<R: Studied>(setup: &Value) -> Result<R::Setup, HostedError> {
    serde_json::from_value(setup.clone())
        .map_err(|fault| HostedError::Malformed(format!("the setup cannot be read: {fault}")))
}
