//! A title: what is the same for all of its matches.

use crate::decks::DecksOf;
use crate::hosted::HostedMatch;
use crate::lessons::IdeaOn;
use crate::places;
use crate::thinker::SeatedBot;
use crate::{Hosted, HostedError, TaughtIdea, TestBench, Thinker, TitleDecks};
use boards::{Board, CardPage, ListedCard, Say};
use bots::{Limit, Persona};
use serde_json::Value;
use std::marker::PhantomData;
use table::record::{self, WrongLine};
use table::{Balance, Document, Match, Outcome, Pledge, Prompt, SequenceOfPlay, Spoken, Studied, Taught, Title};

/// A title that matches can be started of.
pub trait Playable: TestBench + Send + Sync {
    /// Its passport.
    fn title(&self) -> &'static Title;

    /// Its messages by language: Fluent sources.
    fn locales(&self) -> &'static [(&'static str, &'static str)];

    /// Ready-made setups by name.
    fn scenarios(&self) -> Vec<(&'static str, Value)>;

    /// How a scenario comes out between equals: a figure for each level that was measured.
    fn balance(&self, scenario: &str) -> Vec<Balance>;

    /// The JSON Schema of a document that it reads or writes.
    fn schema(&self, of: Document) -> Value;

    /// The sides of the die that is rolled, if one is.
    fn die(&self) -> Option<u8>;

    /// Starts a match; options that the setup does not name keep their defaults.
    fn start(&self, setup: &Value, pledge: Pledge) -> Result<Box<dyn Hosted>, HostedError>;

    /// Starts a match from a position.
    fn load(&self, state: &Value, pledge: Pledge) -> Result<Box<dyn Hosted>, HostedError>;

    /// Reads a recorded match.
    fn import(&self, text: &str) -> Result<Box<dyn Hosted>, WrongLine>;

    /// Checks a finished match from its first byte to its last.
    fn verify(&self, text: &str) -> Result<Outcome, WrongLine>;

    /// A bot of this level and character for one seat, with another limit than its level's own if one is given.
    fn thinker(&self, who: Persona, seed: u64, limit: Option<Limit>) -> Box<dyn Thinker>;

    /// Is a seat ever asked in between whether it interrupts?
    fn has_interrupts(&self) -> bool;

    /// The classes and colours of its boards.
    fn stylesheet(&self) -> String;

    /// The battle in progress, as a picture by itself: a position that is kept for it, or the first scenario as it begins.
    fn poster(&self, say: Say) -> String;

    /// The picture of a card by its number, to be defined where a board refers to it.
    fn card_picture(&self, number: u16) -> Option<&'static str>;

    /// A closer look at a card by its number.
    fn card_detail(&self, number: u16, say: Say) -> Option<String>;

    /// All its cards in order; none where it has none.
    fn cards(&self) -> Vec<ListedCard>;

    /// The face of a card by itself.
    fn card_face(&self, number: u16, say: Say) -> Option<String>;

    /// What holds for a card, line by line.
    fn card_lines(&self, number: u16) -> Vec<Prompt>;

    /// The drawings that faces of cards refer to.
    fn card_definitions(&self) -> &'static str;

    /// What is told of a card on a page of its own, where that is more than its lines.
    fn card_page(&self, number: u16, say: Say) -> Option<CardPage>;

    /// Its decks, where players build their own.
    fn decks(&self) -> Option<Box<dyn TitleDecks>>;

    /// Its guided first match, idea by idea.
    fn lesson(&self) -> Vec<Box<dyn TaughtIdea>>;

    /// The worked examples of its rulebook that can be laid out on the board: the number of each, and the places that
    /// its picture shows.
    fn examples(&self) -> Vec<(u16, &'static [&'static str])>;

    /// A match at the position of a worked example, for whoever wants to try it.
    fn example(&self, number: u16) -> Option<Box<dyn Hosted>>;
}

/// A game with all that it takes to be a title, but for its board.
pub trait WholeGame: Spoken + Studied + SequenceOfPlay + Taught {}

impl<R: Spoken + Studied + SequenceOfPlay + Taught> WholeGame for R {}

/// The title of this board and its game.
pub fn title<B: Board>() -> Box<dyn Playable>
where
    B::Rules: WholeGame,
{
    Box::new(TitleOf::<B::Rules, B>(PhantomData))
}

/// A title by its rules and its board.
pub(crate) struct TitleOf<R, B>(PhantomData<fn() -> (R, B)>);

impl<R: WholeGame, B: Board<Rules = R>> Playable for TitleOf<R, B> {
    fn title(&self) -> &'static Title {
        R::title()
    }

    fn locales(&self) -> &'static [(&'static str, &'static str)] {
        R::locales()
    }

    fn scenarios(&self) -> Vec<(&'static str, Value)> {
        let json = |setup: R::Setup| serde_json::to_value(setup).unwrap_or_default();
        R::scenarios().into_iter().map(|(name, setup)| (name, json(setup))).collect()
    }

    fn balance(&self, scenario: &str) -> Vec<Balance> {
        R::balance(scenario)
    }

    fn schema(&self, of: Document) -> Value {
        table::schema_of::<R>(of)
    }

    fn die(&self) -> Option<u8> {
        R::DIE
    }

    fn start(&self, setup: &Value, pledge: Pledge) -> Result<Box<dyn Hosted>, HostedError> {
        let game = Match::<R>::start(read_setup::<R>(setup)?, pledge).map_err(HostedError::Setup)?;
        Ok(Box::new(HostedMatch::<R, B>::new(game)))
    }

    fn load(&self, state: &Value, pledge: Pledge) -> Result<Box<dyn Hosted>, HostedError> {
        let setup = ["/table/setup", "/setup"].iter().find_map(|path| state.pointer(path));
        let places =
            setup.and_then(|setup| read_setup::<R>(setup).ok()).map_or_else(Vec::new, |setup| R::places(&setup));
        let state = serde_json::from_value(places::as_in_files(state.clone(), &places))
            .map_err(|fault| HostedError::Malformed(format!("the state cannot be read: {fault}")))?;
        Ok(Box::new(HostedMatch::<R, B>::new(Match::from_position(state, pledge))))
    }

    fn import(&self, text: &str) -> Result<Box<dyn Hosted>, WrongLine> {
        Ok(Box::new(HostedMatch::<R, B>::new(record::import(text)?)))
    }

    fn verify(&self, text: &str) -> Result<Outcome, WrongLine> {
        record::verify::<R>(text)
    }

    fn thinker(&self, who: Persona, seed: u64, limit: Option<Limit>) -> Box<dyn Thinker> {
        Box::new(SeatedBot::<R>::new(who, seed, limit))
    }

    fn has_interrupts(&self) -> bool {
        R::INTERRUPTS
    }

    fn stylesheet(&self) -> String {
        B::stylesheet()
    }

    fn poster(&self, say: Say) -> String {
        let kept = B::POSTER.and_then(|poster| Some((table::from_json::<R::State>(poster.position).ok()?, poster)));
        let (state, poster) = match kept {
            Some((state, poster)) => (state, Some(poster)),
            None => {
                match R::scenarios().first().map(|(_, setup)| Match::<R>::start(setup.clone(), Pledge::of_number(1))) {
                    Some(Ok(game)) => (game.state().clone(), None),
                    _ => return String::new(),
                }
            }
        };
        let view = R::view(&state, None);
        let scene = B::scene(&view, boards::Outlook::Upright);
        let layers = B::layers(&view, &scene, say);
        let part = poster.as_ref().map_or(layers.view_box.as_str(), |poster| poster.part);
        let over = poster.as_ref().map_or_else(String::new, |poster| (poster.over)(&scene));
        layers.picture(part, &B::stylesheet(), &over)
    }

    fn card_picture(&self, number: u16) -> Option<&'static str> {
        (B::CARDS?.picture)(number)
    }

    fn card_detail(&self, number: u16, say: Say) -> Option<String> {
        B::CARDS?.detail(number, say)
    }

    fn cards(&self) -> Vec<ListedCard> {
        B::CARDS.map_or_else(Vec::new, |cards| (cards.all)())
    }

    fn card_face(&self, number: u16, say: Say) -> Option<String> {
        (B::CARDS?.face)(number, say)
    }

    fn card_lines(&self, number: u16) -> Vec<Prompt> {
        B::CARDS.map_or_else(Vec::new, |cards| (cards.lines)(number))
    }

    fn card_definitions(&self) -> &'static str {
        B::CARDS.map_or("", |cards| (cards.definitions)())
    }

    fn card_page(&self, number: u16, say: Say) -> Option<CardPage> {
        (B::CARDS?.page)(number, say)
    }

    fn decks(&self) -> Option<Box<dyn TitleDecks>> {
        B::DECKS.map(|decks| Box::new(DecksOf::<R>(decks)) as Box<dyn TitleDecks>)
    }

    fn lesson(&self) -> Vec<Box<dyn TaughtIdea>> {
        R::lesson().into_iter().map(|idea| Box::new(IdeaOn::<R, B>::new(idea)) as Box<dyn TaughtIdea>).collect()
    }

    fn examples(&self) -> Vec<(u16, &'static [&'static str])> {
        R::examples().iter().map(|example| (example.number, example.shows)).collect()
    }

    fn example(&self, number: u16) -> Option<Box<dyn Hosted>> {
        let example = R::examples().into_iter().find(|example| example.number == number)?;
        Some(Box::new(HostedMatch::<R, B>::new(example.begin())))
    }
}

pub(crate) fn read_setup<R: Studied>(setup: &Value) -> Result<R::Setup, HostedError> {
    serde_json::from_value(setup.clone())
        .map_err(|fault| HostedError::Malformed(format!("the setup cannot be read: {fault}")))
}
