//! Decks that are chosen with a match: one for each seat that its maker will hold.

use super::draft::Draft;
use super::{Desk, Fields, list};
use crate::App;
use crate::pages::Trouble;
use crate::posts::Opponent;
use crate::title_pages::{Maker, Prepared};
use crate::visitor::Visitor;
use maud::{Markup, html};
use serde_json::{Value, json};
use table::{Message, Refusal, Rules, Seat, Side};
use tank_commander::TankCommander;
use tank_commander::data::{Build, DATA, Roles};
use tank_commander::decks::{Deck, Terms};
use tank_commander::pieces::Nation;
use tank_commander::setup::{Decks, Setup, Sides, Switch, YearChoice};

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
            Place::Mine => "deck",
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

    /// The seat, if the match has one there.
    fn seat(self, setup: &Setup, mine: Side) -> Option<Seat> {
        let second = matches!(self, Place::Partner | Place::OtherPartner);
        setup.seats(self.side(mine)).nth(second.into())
    }

    /// The classes of its part of the form: shown only where such a seat is held.
    const fn class(self) -> &'static str {
        match self {
            Place::Mine => "",
            Place::Other => "for-here",
            Place::Partner | Place::OtherPartner => "for-here for-four",
        }
    }
}

/// The decks to choose from on the page of a new match.
pub async fn choose(app: &App, visitor: &Visitor, form: &Fields) -> Result<Markup, Trouble> {
    let desk = Desk::of(app, visitor)?;
    let own: Vec<Draft> = desk.kept().await?.decks.into_iter().map(|(_, draft)| draft).collect();
    let ready: Vec<Draft> = DATA.decks.iter().map(Draft::ready).collect();
    let setups = TankCommander::scenarios();
    let ready: Vec<Offer> =
        ready.into_iter().map(|draft| Offer::of(draft, &setups)).filter(|offer| !offer.fits.is_empty()).collect();
    let own: Vec<Offer> = own.into_iter().map(|draft| Offer::of(draft, &setups)).collect();
    Ok(html! {
        p { small { (desk.say("side-note")) } }
        fieldset.deck-choice {
            legend { (desk.say("deck")) }
            @for place in Place::ALL { (field(&desk, form, place, &own, &ready, &setups)) }
            small { (desk.say("deck-choice-note")) " " a href="/decks" { (desk.say("decks")) } }
        }
    })
}

/// A deck that can be chosen.
struct Offer {
    draft: Draft,
    word: String,
    /// The scenarios and sides that it fits, as a script reads them: `own-force/first`.
    fits: String,
}

impl Offer {
    fn of(draft: Draft, setups: &[(&'static str, Setup)]) -> Offer {
        let fits = setups.iter().flat_map(|(name, setup)| {
            let setup = Setup { deck: Decks::Custom, ..*setup };
            let draft = &draft;
            [(Side::First, "first"), (Side::Second, "second")]
                .into_iter()
                .filter(move |(side, _)| setup.refusals().is_empty() && is_fit(&setup, *side, draft))
                .map(move |(_, side)| format!("{name}/{side}"))
        });
        let fits = fits.collect::<Vec<String>>().join(" ");
        Offer { word: draft.deck.to_link(), fits, draft }
    }
}

/// Can this side bring the deck to a match of this setup, by what is known before it begins?
fn is_fit(setup: &Setup, side: Side, draft: &Draft) -> bool {
    let mut setup = *setup;
    if let (Build::PointsOfYear, Some(year)) = (setup.card().build, draft.deck.year) {
        setup.year = YearChoice::Of(year);
    }
    match nation(&setup, side) {
        Some(nation) => draft.deck.nation == nation && draft.deck.check(&terms(&setup, nation)).is_empty(),
        None => draft.scenario == setup.scenario,
    }
}

/// The nation of a side, where it is not rolled for.
fn nation(setup: &Setup, side: Side) -> Option<Nation> {
    let known = setup.card().roles != Roles::Rolled && setup.sides == Sides::SeatChoice;
    known.then(|| Nation::ALL[side.index()])
}

fn terms(setup: &Setup, nation: Nation) -> Terms {
    let repair_shop = setup.allow_164 == Switch::On;
    Terms { repair_shop, ..Terms::of(setup.scenario, setup.role_of(nation), setup.year()) }
}

fn field(
    desk: &Desk,
    form: &Fields,
    place: Place,
    own: &[Offer],
    ready: &[Offer],
    setups: &[(&'static str, Setup)],
) -> Markup {
    let chosen = form.get(place.field()).map_or("", String::as_str);
    let known = own.iter().chain(ready).any(|offer| offer.word == chosen);
    let other = Deck::from_link(chosen).ok().filter(|_| !known).map(|deck| Offer::of(Draft::of(deck), setups));
    let entry = |offer: &Offer| {
        html! {
            option value=(offer.word) selected[offer.word == chosen] data-fits=(offer.fits) {
                (offer.draft.deck.name) " (" (list::purpose(desk, &offer.draft)) ")"
            }
        }
    };
    let none = if place == Place::Mine { "deck-choice-ready" } else { "deck-choice-table" };
    let whose = if place.side(Side::First) == Side::First { "mine" } else { "other" };
    html! {
        label.seat-deck.(place.class()) {
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

/// Puts the choice of decks into the setup; answers the decks that seats have prepared so. Whoever plays both
/// sides chooses for every seat, others for their own.
///
/// # Errors
/// Every reason why these decks cannot be played so, in words.
pub fn agree(maker: &Maker, setup: &mut Value) -> Result<Vec<Prepared>, String> {
    let &Maker { app, visitor, form, side: mine, opponent } = maker;
    let Ok(desk) = Desk::of(app, visitor) else { return Ok(Vec::new()) };
    let Ok(mut agreed) = serde_json::from_value::<Setup>(setup.clone()) else { return Ok(Vec::new()) };
    let places = Place::ALL.into_iter().filter(|place| opponent == Opponent::Here || *place == Place::Mine);
    let chosen: Vec<(Place, Seat, &str)> = places
        .filter_map(|place| Some((place, place.seat(&agreed, mine)?, form.get(place.field())?.as_str())))
        .filter(|(_, _, word)| !word.is_empty())
        .collect();
    if chosen.is_empty() {
        return Ok(Vec::new());
    }
    setup["deck"] = json!(Decks::Custom);
    let (mut drafts, mut wrong) = (Vec::new(), Vec::new());
    for (place, seat, word) in chosen.into_iter().filter(|(_, _, word)| *word != "build") {
        match Deck::from_link(word) {
            Ok(deck) => drafts.push((place, seat, Draft { scenario: agreed.scenario, ..Draft::of(deck) })),
            Err(why) => wrong.push(of_place(&desk, place, &desk.tell(&why))),
        }
    }
    let free = form.get("option.year").is_none_or(String::is_empty);
    let year = drafts.iter().find_map(|(_, _, draft)| draft.deck.year);
    if let (Build::PointsOfYear, true, Some(year)) = (agreed.card().build, free, year) {
        agreed.year = YearChoice::Of(year);
        setup["year"] = json!(agreed.year);
    }
    for (place, _, draft) in &drafts {
        if let Some(why) = unfit(&desk, &agreed, place.side(mine), draft) {
            wrong.push(of_place(&desk, *place, &why));
        }
    }
    match wrong.is_empty() {
        true => Ok(drafts.into_iter().map(|(_, seat, draft)| (seat, json!(draft))).collect()),
        false => Err(wrong.join(" ")),
    }
}

/// What is wrong, and with whose deck where it is not one's own.
fn of_place(desk: &Desk, place: Place, why: &str) -> String {
    if place == Place::Mine { why.to_owned() } else { format!("{}: {why}", desk.say(place.key())) }
}

/// Why a side cannot bring a deck, where that is known before the match begins.
fn unfit(desk: &Desk, setup: &Setup, side: Side, draft: &Draft) -> Option<String> {
    let nation = nation(setup, side)?;
    if draft.deck.nation != nation {
        return Some(desk.put(Message::new("deck-other-side").with("nation", draft.deck.nation.word())));
    }
    let refusals = draft.deck.check(&terms(setup, nation));
    (!refusals.is_empty()).then(|| in_words(desk, &refusals))
}

fn in_words(desk: &Desk, refusals: &[Refusal]) -> String {
    let all = refusals.iter().map(|refusal| format!("{} ({})", desk.tell(&refusal.why), refusal.rule));
    all.collect::<Vec<String>>().join(" ")
}
