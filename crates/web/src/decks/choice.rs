//! Decks that are chosen with a match: one for each seat that its maker will hold.

use super::{Desk, link};
use crate::App;
use crate::pages::{Fields, Trouble};
use crate::posts::{Opponent, SetupForm};
use crate::visitor::Visitor;
use maud::{Markup, html};
use serde_json::{Value, json};
use table::decks::Deck;
use table::{Refusal, Seat, Side, Values};
use titles::Entry;

/// A seat as the maker of a match sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// One's own.
    Mine,
    /// The second commander of one's own side.
    Partner,
    /// The first of the other side.
    Other,
    /// The second commander of the other side.
    OtherPartner,
}

impl Place {
    const ALL: [Place; 4] = [Place::Mine, Place::Partner, Place::Other, Place::OtherPartner];

    /// The field of the form.
    const fn field(self) -> &'static str {
        match self {
            Place::Mine => "deck",
            Place::Partner => "deck.partner",
            Place::Other => "deck.other",
            Place::OtherPartner => "deck.other-partner",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Place::Mine => "deck-mine",
            Place::Partner => "deck-partner",
            Place::Other => "deck-other",
            Place::OtherPartner => "deck-other-partner",
        }
    }

    /// The side, for a maker who plays `mine`.
    const fn side(self, mine: Side) -> Side {
        match self {
            Place::Mine | Place::Partner => mine,
            Place::Other | Place::OtherPartner => mine.other(),
        }
    }

    const fn is_second(self) -> bool {
        matches!(self, Place::Partner | Place::OtherPartner)
    }

    /// The seat, if the match has one there.
    fn seat(self, desk: &Desk, setup: &Value, mine: Side) -> Option<Seat> {
        desk.decks.seats(setup, self.side(mine)).into_iter().nth(self.is_second().into())
    }
}

/// The files of pages on which decks are brought to a match: the form of a new one, the table.
pub fn files(entry: &Entry) -> &'static [&'static str] {
    if entry.game.decks().is_some() { &["deck_choice.css", "deck_choice.js"] } else { &[] }
}

/// The decks to choose from on the page of a new match; nothing for a title without.
pub async fn choose(app: &App, visitor: &Visitor, entry: &Entry, form: &Fields) -> Result<Markup, Trouble> {
    let Ok(desk) = Desk::of(app, visitor, entry.title().id) else { return Ok(html! {}) };
    let setups = desk.decks.scenarios();
    let own: Vec<Offer> =
        desk.kept().await?.decks.into_iter().map(|(_, deck)| Offer::of(&desk, deck, &setups)).collect();
    let ready = desk.rules.ready_made();
    let ready = ready.iter().map(|ready| Offer::of(&desk, desk.ready(ready), &setups));
    let ready: Vec<Offer> = ready.filter(|offer| !offer.fits.is_empty()).collect();
    let with: Vec<&str> = setups.iter().map(|(name, _)| *name).collect();
    let second = with_second_seat(&desk);
    let places = Place::ALL.into_iter().filter(|place| !place.is_second() || !second.is_empty());
    Ok(html! {
        fieldset.deck-choice data-scenarios=(with.join(" ")) {
            legend { (desk.say("deck")) }
            @for place in places { (field(&desk, form, place, &own, &ready, &second)) }
            small { (desk.say("deck-choice-note")) " " a href=(desk.at("")) { (desk.say("decks")) } }
        }
    })
}

/// What in the form gives a side a second seat, as a script reads it: `scenario=name`, `option.name=value`.
fn with_second_seat(desk: &Desk) -> String {
    let has_two = |setup: &Value| Side::BOTH.into_iter().any(|side| desk.decks.seats(setup, side).len() > 1);
    let scenarios = desk.entry.game.scenarios();
    let named = scenarios.iter().filter(|(_, setup)| has_two(setup)).map(|(name, _)| format!("scenario={name}"));
    let options = desk.title().options.iter().flat_map(|spec| {
        let values = match &spec.values {
            Values::OneOf(values) => values.clone(),
            Values::Range(..) => Vec::new(),
        };
        values.into_iter().filter_map(move |value| {
            let set = value.parse::<i64>().map_or_else(|_| json!(value), |number| json!(number));
            has_two(&json!({ spec.id.as_str(): set })).then(|| format!("option.{}={value}", spec.id))
        })
    });
    named.chain(options).collect::<Vec<String>>().join(" ")
}

/// A deck that can be chosen.
struct Offer {
    deck: Deck,
    word: String,
    /// The scenarios and sides that it fits, as a script reads them: `own-force/first`.
    fits: String,
}

impl Offer {
    fn of(desk: &Desk, deck: Deck, setups: &[(&'static str, Value)]) -> Offer {
        let fits = setups.iter().flat_map(|(name, setup)| {
            let setup = desk.decks.agreed(setup, &[&deck]).unwrap_or_default();
            let sides = [(Side::First, "first"), (Side::Second, "second")].into_iter();
            let deck = &deck;
            sides
                .filter(move |(side, _)| desk.decks.unfit(&setup, *side, deck).is_empty())
                .map(move |(_, side)| format!("{name}/{side}"))
        });
        let fits = fits.collect::<Vec<String>>().join(" ");
        Offer { word: desk.word(&deck), fits, deck }
    }
}

fn field(desk: &Desk, form: &Fields, place: Place, own: &[Offer], ready: &[Offer], second: &str) -> Markup {
    let chosen = form.get(place.field()).map_or("", String::as_str);
    let known = own.iter().chain(ready).any(|offer| offer.word == chosen);
    let other = link::read(desk.title().id, desk.rules, chosen).ok().filter(|_| !known);
    let other = other.map(|deck| Offer::of(desk, deck, &desk.decks.scenarios()));
    let entry = |offer: &Offer| {
        html! {
            option value=(offer.word) selected[offer.word == chosen] data-fits=(offer.fits) {
                (desk.called(&offer.deck)) " (" (desk.purpose(&offer.deck)) ")"
            }
        }
    };
    let none = if place == Place::Mine { "deck-choice-ready" } else { "deck-choice-table" };
    let (whose, here) = match place.side(Side::First) {
        Side::First => ("mine", place.is_second()),
        Side::Second => ("other", true),
    };
    html! {
        label.seat-deck.for-here[here] data-second=[place.is_second().then_some(second)] {
            span { (desk.say(place.key())) }
            select name=(place.field()) data-seat=(whose) aria-label=(desk.say(place.key())) {
                option value="" { (desk.say(none)) }
                @if place == Place::Mine { option value="build" selected[chosen == "build"] { (desk.say("deck-choice-build")) } }
                @if let Some(other) = &other { (entry(other)) }
                @if !own.is_empty() { optgroup label=(desk.say("my-decks")) { @for offer in own { (entry(offer)) } } }
                optgroup label=(desk.say("ready-decks")) { @for offer in ready { (entry(offer)) } }
            }
        }
    }
}

/// What a seat has prepared before it is asked for it.
pub type Prepared = (Seat, Value);

/// Somebody who makes a match.
pub struct Maker<'a> {
    /// The site.
    pub app: &'a App,
    /// Who.
    pub visitor: &'a Visitor,
    /// Of which title.
    pub entry: &'a Entry,
    /// What they have filled in.
    pub form: &'a SetupForm,
    /// The side that they take.
    pub side: Side,
    /// Whom they play against.
    pub opponent: Opponent,
}

/// Puts the choice of decks into the setup; answers the decks that seats have prepared so. Whoever plays both
/// sides chooses for every seat, others for their own.
///
/// # Errors
/// Every reason why these decks cannot be played so, in words.
pub fn agree(maker: &Maker, setup: &mut Value) -> Result<Vec<Prepared>, String> {
    let &Maker { app, visitor, entry, form, side: mine, opponent } = maker;
    let Ok(desk) = Desk::of(app, visitor, entry.title().id) else { return Ok(Vec::new()) };
    let places = Place::ALL.into_iter().filter(|place| opponent == Opponent::Here || *place == Place::Mine);
    let chosen: Vec<(Place, Seat, &str)> = places
        .filter_map(|place| Some((place, place.seat(&desk, setup, mine)?, form.get(place.field())?.as_str())))
        .filter(|(_, _, word)| !word.is_empty())
        .collect();
    if chosen.is_empty() {
        return Ok(Vec::new());
    }
    let (mut decks, mut wrong) = (Vec::new(), Vec::new());
    for (place, seat, word) in chosen.into_iter().filter(|(_, _, word)| *word != "build") {
        match link::read(desk.title().id, desk.rules, word) {
            Ok(deck) => decks.push((place, seat, deck)),
            Err(why) => wrong.push(of_place(&desk, place, &desk.put(why))),
        }
    }
    let brought: Vec<&Deck> = decks.iter().map(|(_, _, deck)| deck).collect();
    // What is wrong with the setup itself is told by whoever starts the match.
    *setup = desk.decks.agreed(setup, &brought).unwrap_or_else(|_| setup.clone());
    for (place, _, deck) in &decks {
        let refusals = desk.decks.unfit(setup, place.side(mine), deck);
        if !refusals.is_empty() {
            wrong.push(of_place(&desk, *place, &in_words(&desk, &refusals)));
        }
    }
    match wrong.is_empty() {
        true => Ok(decks.into_iter().map(|(_, seat, deck)| (seat, json!(deck))).collect()),
        false => Err(wrong.join(" ")),
    }
}

/// What is wrong, and with whose deck where it is not one's own.
fn of_place(desk: &Desk, place: Place, why: &str) -> String {
    if place == Place::Mine { why.to_owned() } else { format!("{}: {why}", desk.say(place.key())) }
}

fn in_words(desk: &Desk, refusals: &[Refusal]) -> String {
    let all = refusals.iter().map(|refusal| format!("{} ({})", desk.tell(&refusal.why), refusal.rule));
    all.collect::<Vec<String>>().join(" ")
}
