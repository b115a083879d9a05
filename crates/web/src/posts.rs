//! What visitors send: moves, seats, words. Every form works without script; a script that
//! sends `x-steppe` gets short answers instead of pages.

use crate::App;
use crate::app::{hash, random};
use crate::auto_pass::{Asks, OnlyChoice, Pace, PassAll, SeatPassSettings};
use crate::decks::choice::{self, Maker};
use crate::dice;
use crate::limits::Wish;
use crate::live::{ActedBy, Live, Refused};
use crate::matched::{self, MATCHED};
use crate::pages::settings::PassForm;
use crate::pages::{Trouble, find, new, page, refused, say};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use bots::{Character, Persona};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;
use store::{Holder, NewMatch, Remark, SeatRow, ShareRow, Visibility};
use table::{Deed, MatchError, Pledge, Seat, Side};
use titles::{Entry, HostedError};

type Answer = Result<Response, Trouble>;

/// To a page, with the new session's cookie if there is one.
pub(crate) fn go(to: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(to).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

// --- Moves

/// A move: which seat, about which position, and what.
#[derive(Debug, Deserialize)]
pub struct MoveForm {
    seat: u8,
    #[serde(default)]
    token: String,
    #[serde(default)]
    action: String,
}

/// Something that a seat does, by the word for the [`Deed`]. Acting and undoing are about one position, which the
/// form's token names.
pub async fn deed(
    State(app): State<Arc<App>>,
    Path((id, what)): Path<(String, String)>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<MoveForm>,
) -> Answer {
    let deed: Deed<Value> = match what.as_str() {
        "act" => {
            let action = serde_json::from_str(&form.action);
            Deed::Act(action.map_err(|_| refused(StatusCode::BAD_REQUEST, "bad-form"))?)
        }
        word => serde_json::from_value(word.into()).map_err(|_| Trouble::Lost)?,
    };
    let token = match deed {
        Deed::Act(_) | Deed::Then(_) | Deed::Undo => Some(form.token.as_str()),
        Deed::Resign | Deed::OfferDraw | Deed::AgreeDraw => None,
    };
    let live = find(&app, &id).await?;
    let seat = own_seat(&visitor, &live, form.seat).await?;
    if matches!(deed, Deed::OfferDraw) {
        app.budgets.charge(visitor.client, Wish::DrawOffer)?;
    }
    let script = headers.contains_key("x-steppe");
    match live.enter(&app, ActedBy::Person, seat, token, vec![deed]).await {
        Ok(()) if script => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(()) => Ok(go(&format!("/m/{}?as={}", live.id, seat.0), None)),
        Err(why) => not_done(&app, &visitor, &live, why, script).await,
    }
}

/// The answer to whoever sent what was not done.
pub(crate) async fn not_done(app: &App, visitor: &Visitor, live: &Live, why: Refused, script: bool) -> Answer {
    match why {
        Refused::Store(error) => Err(error.into()),
        Refused::Stale => Err(refused(StatusCode::CONFLICT, "stale")),
        Refused::NotPlaying => Err(refused(StatusCode::CONFLICT, "not-playing")),
        Refused::Title(error) => {
            let title = live.inside.read().await.row.title.clone();
            let entry = app.titles(visitor.language).find(&title).map_err(|_| Trouble::Lost)?;
            Ok(explain(app, visitor, entry, &error, script))
        }
    }
}

/// Nobody acts, sees or undoes for a seat that is not theirs.
pub(crate) async fn own_seat(visitor: &Visitor, live: &Live, seat: u8) -> Result<Seat, Trouble> {
    let seat = Seat(seat);
    let held = live.inside.read().await.seats_of(visitor);
    if held.contains(&seat) { Ok(seat) } else { Err(refused(StatusCode::FORBIDDEN, "not-your-seat")) }
}

pub(crate) fn explain(app: &App, visitor: &Visitor, entry: &Entry, error: &HostedError, script: bool) -> Response {
    let (rule, why) = match error {
        HostedError::Denied(MatchError::Refused(refusal)) => (Some(refusal.rule), entry.lexicon.say(&refusal.why)),
        HostedError::Denied(MatchError::NotYourTurn(_)) => (None, say(app, visitor.language, "their-turn")),
        HostedError::Denied(MatchError::NothingToUndo) => (None, say(app, visitor.language, "nothing-to-undo")),
        HostedError::Denied(MatchError::NoDrawOffered) => (None, say(app, visitor.language, "stale")),
        HostedError::Denied(MatchError::Over | MatchError::NoSuchSeat(_)) => (None, say(app, visitor.language, "over")),
        HostedError::Malformed(_) | HostedError::Setup(_) => (None, say(app, visitor.language, "bad-form")),
    };
    if script {
        return (StatusCode::UNPROCESSABLE_ENTITY, axum::response::Html(told(rule, &why))).into_response();
    }
    let body = maud::html! { h1 { (why) } @if let Some(rule) = rule { p { (crate::pages::rule_link(entry, rule)) } } };
    (StatusCode::UNPROCESSABLE_ENTITY, page(app, visitor, &entry.passport().name(), "plain", body)).into_response()
}

/// A refusal for the script: the rule, then the words.
pub(crate) fn told(rule: Option<&str>, why: &str) -> String {
    format!("{}\n{why}", rule.unwrap_or(""))
}

/// Lets a bot that is stuck try again.
pub async fn try_again(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Answer {
    let live = find(&app, &id).await?;
    if live.inside.read().await.seats_of(&visitor).is_empty() {
        return Err(refused(StatusCode::FORBIDDEN, "not-your-seat"));
    }
    live.reload(&app).await?;
    Ok(if headers.contains_key("x-steppe") {
        StatusCode::NO_CONTENT.into_response()
    } else {
        go(&format!("/m/{}", live.id), None)
    })
}

/// How a seat wants to be asked whether it interrupts, and whether it passes everything until its turn.
#[derive(Debug, Deserialize)]
pub struct PassingForm {
    seat: u8,
    order: Option<Order>,
    asks: Option<Asks>,
    pace: Option<Pace>,
    only: Option<OnlyChoice>,
}

/// A standing order.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// Pass everything until my turn.
    Pass,
    /// Ask me again.
    Ask,
}

/// Sets it for this seat and match.
pub async fn passing(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<PassingForm>,
) -> Answer {
    let live = find(&app, &id).await?;
    let seat = own_seat(&visitor, &live, form.seat).await?;
    let settings = PassForm { asks: form.asks, pace: form.pace, only: form.only }.settings();
    let change = |seat: &mut SeatPassSettings, my_turn: bool| {
        seat.settings = settings.or(seat.settings);
        seat.pass_all = match form.order {
            Some(Order::Pass) if my_turn => PassAll::AfterThisTurn,
            Some(Order::Pass) => PassAll::UntilMyTurn,
            Some(Order::Ask) => PassAll::No,
            None => seat.pass_all,
        };
    };
    live.set_passing(&app, seat, change).await?;
    Ok(if headers.contains_key("x-steppe") {
        StatusCode::NO_CONTENT.into_response()
    } else {
        go(&format!("/m/{}?as={}", live.id, seat.0), None)
    })
}

// --- Matches and seats

/// Who sits on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A bot of this level and character.
    Bot(Persona),
    /// Whoever brings the secret link.
    Friend,
    /// Whoever sits down.
    Anyone,
    /// Somebody at the same screen.
    Here,
}

impl Opponent {
    /// Who may look at such a match: what friends play is theirs alone.
    const fn visibility(self) -> Visibility {
        match self {
            Opponent::Friend => Visibility::Private,
            Opponent::Bot(_) | Opponent::Anyone | Opponent::Here => Visibility::Public,
        }
    }
}

impl Opponent {
    /// The same opponent, with the character that the form names if it is a bot that looks ahead; others have none.
    fn in_character(self, form: &SetupForm) -> Result<Opponent, String> {
        let named = form.get("character").filter(|word| !word.is_empty());
        let character: Character = named.map_or(Ok(Character::Even), |word| word.parse())?;
        Ok(match self {
            Opponent::Bot(who) => Opponent::Bot(Persona::new(who.level(), character).unwrap_or(who)),
            other => other,
        })
    }
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(word: &str) -> Result<Opponent, String> {
        match word {
            "friend" => Ok(Opponent::Friend),
            "anyone" => Ok(Opponent::Anyone),
            "none" => Ok(Opponent::Here),
            persona => persona.parse().map(Opponent::Bot),
        }
    }
}

/// What the form of a new match holds; options come as `option.NAME`.
pub type SetupForm = BTreeMap<String, String>;

/// One click: a match of the first scenario against the bot that fits.
pub async fn play_now(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    visitor: Visitor,
    Form(mut form): Form<SetupForm>,
) -> Answer {
    form.insert("opponent".to_owned(), MATCHED.to_owned());
    begin(&app, &title, &visitor, &form).await
}

/// A match as the form says.
pub async fn new_match(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    visitor: Visitor,
    Form(form): Form<SetupForm>,
) -> Answer {
    begin(&app, &title, &visitor, &form).await
}

async fn begin(app: &Arc<App>, title: &str, visitor: &Visitor, form: &SetupForm) -> Answer {
    let Ok(entry) = app.titles(visitor.language).find(title) else { return Err(Trouble::Lost) };
    let wrong = async |why: &str| {
        let page = new::form(app, visitor, entry, form, Some(why)).await?;
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    };
    let opponent = match form.get("opponent").map_or(MATCHED, String::as_str) {
        MATCHED => Ok(Opponent::Bot(matched::level(app, visitor, title).await?.into())),
        word => word.parse(),
    };
    let opponent = opponent.and_then(|opponent| opponent.in_character(form));
    let (Some((name, mut setup)), Ok(opponent)) = (agreed(entry, form), opponent) else {
        return wrong(&say(app, visitor.language, "bad-form")).await;
    };
    let mine = if form.get("side").is_some_and(|side| side == "second") { Side::Second } else { Side::First };
    let maker = Maker { app, visitor, entry, form, side: mine, opponent };
    let prepared = match choice::agree(&maker, &mut setup) {
        Ok(prepared) => prepared,
        Err(why) => return wrong(&why).await,
    };
    let secret = random::<32>()?;
    let trial = match entry.game.start(&setup, Pledge::new(secret)) {
        Ok(trial) => trial,
        Err(error) => return wrong(&unfit(app, visitor, entry, &error)).await,
    };
    app.budgets.charge(visitor.client, Wish::NewMatch)?;
    let (holder, cookie) = visitor.sit(app).await?;
    let invite = table::to_hex(&random::<16>()?);
    let mut first = true;
    let seats: Vec<SeatRow> = trial
        .seating()
        .seats()
        .map(|seat| {
            let ours = trial.seating().side(seat) == Some(mine);
            let holder = match opponent {
                _ if ours && std::mem::take(&mut first) => holder.clone(),
                Opponent::Here => holder.clone(),
                Opponent::Friend => Holder::Invited,
                Opponent::Anyone => Holder::Open,
                Opponent::Bot(who) => Holder::Bot(who.to_string()),
            };
            let invite = (holder == Holder::Invited).then(|| table::to_hex(&hash(&invite)));
            SeatRow { seat: seat.0, holder, invite }
        })
        .collect();
    let ours = seats.iter().find(|row| row.holder == holder).map_or(0, |row| row.seat);
    let share = dice::share_of(form.get("promise").map_or("", String::as_str))?;
    let shares = vec![ShareRow { seat: ours, share }];
    let status = dice::first_status(&shares, &seats);
    let commitment = Pledge::new(secret).commitment();
    let row = NewMatch {
        title: title.to_owned(),
        edition: entry.title().edition,
        setup,
        position: None,
        commitment,
        secret,
        shares,
        name,
        rematch_of: None,
        status,
        visibility: opponent.visibility(),
    };
    let id = app.store.create_match(row, seats).await?;
    for (seat, body) in prepared {
        app.store.prepare(id, seat.0, Some(body)).await?;
    }
    let to = if opponent == Opponent::Friend {
        format!("/m/{id}?invite={invite}")
    } else {
        format!("/m/{id}?as={}", first_seat(trial.seating(), mine))
    };
    Ok(go(&to, cookie))
}

fn first_seat(seating: &table::Seating, side: Side) -> u8 {
    seating.of_side(side).next().map_or(0, |seat| seat.0)
}

/// Why the rules do not allow a setup: every reason.
fn unfit(app: &App, visitor: &Visitor, entry: &Entry, error: &HostedError) -> String {
    match error {
        HostedError::Setup(refusals) => {
            let all = refusals.iter().map(|refusal| format!("{} ({})", entry.lexicon.say(&refusal.why), refusal.rule));
            all.collect::<Vec<String>>().join(" ")
        }
        _ => say(app, visitor.language, "bad-form"),
    }
}

/// The scenario's name and the setup that a form describes; none if there is no such scenario.
fn agreed(entry: &Entry, form: &SetupForm) -> Option<(String, Value)> {
    let scenario = form.get("scenario").map(String::as_str);
    let mut setup = match scenario {
        Some("") => Value::Object(serde_json::Map::new()),
        name => entry.scenario(name).ok()?,
    };
    let first = entry.game.scenarios().first().map_or("", |(name, _)| name).to_owned();
    let mut name = scenario.map_or(first, str::to_owned);
    for (key, value) in form.iter().filter(|(_, value)| !value.is_empty()) {
        let Some(option) = key.strip_prefix("option.") else { continue };
        let number = value.parse::<i64>().ok().map(Value::from);
        if let Some(fields) = setup.as_object_mut() {
            fields.insert(option.to_owned(), number.unwrap_or_else(|| Value::from(value.as_str())));
            name.clear();
        }
    }
    Some((name, setup))
}

/// A line of chat.
#[derive(Debug, Deserialize)]
pub struct SayForm {
    text: String,
    /// To whom it is said: everybody, if it is not said.
    to: Option<Hearers>,
}

/// Who hears a line of chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Hearers {
    Team,
}

async fn say_something(app: &Arc<App>, live: &Arc<Live>, visitor: &Visitor, form: &SayForm) -> Result<(), Trouble> {
    let inside = live.inside.read().await;
    let Some(seat) = inside.seats_of(visitor).first().copied() else {
        return Err(refused(StatusCode::FORBIDDEN, "not-your-seat"));
    };
    let team = inside.game.as_deref().and_then(|game| game.seating().side(seat));
    let side = form.to.and(team).map(|side| side.index() as u8);
    drop(inside);
    let text: String = form.text.trim().chars().take(500).collect();
    if text.is_empty() {
        return Ok(());
    }
    app.budgets.charge(visitor.client, Wish::Remark)?;
    let author = visitor.name.clone().unwrap_or_default();
    live.say(app, Remark { author, seat: Some(seat.0), side, text }).await?;
    Ok(())
}

/// Somebody at the table says something.
pub async fn talk(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<SayForm>,
) -> Answer {
    let live = find(&app, &id).await?;
    say_something(&app, &live, &visitor, &form).await?;
    Ok(if headers.contains_key("x-steppe") {
        StatusCode::NO_CONTENT.into_response()
    } else {
        go(&format!("/m/{}", live.id), None)
    })
}
