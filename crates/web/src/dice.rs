//! How a match comes by its dice: what each person at the table adds, and when all of it is in.
//!
//! The host's secret is fixed when the match is made, and its hash is on every page of it. A browser draws a share,
//! says its hash when its player sits down, and shows the share when everybody has said theirs. So whoever comes last
//! knows nothing of the others' shares, even if they are in league with the host; and the host knows none when it
//! binds itself. Whose browser runs no script lets the host draw, and everybody can read that.

use crate::App;
use crate::app::random;
use crate::live::Live;
use crate::pages::{Trouble, find, refused};
use crate::posts::{go, own_seat};
use crate::sitting::see_through;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use store::{DiceShare, Holder, MatchRow, SeatRow, ShareRow, Status};
use table::{DrawnBy, Seat, from_hex};

/// Bytes of a share.
const SHARE: usize = 32;

/// What the forms hold with which somebody sits down: the hash of the share that their browser has drawn, if it has.
#[derive(Debug, Default, Deserialize)]
pub struct PromiseForm {
    /// In hexadecimal digits.
    #[serde(default)]
    pub promise: String,
}

/// The share of who sends such a form: promised, or drawn by the host.
pub(crate) fn share_of(promise: &str) -> Result<DiceShare, Trouble> {
    if promise.is_empty() { drawn_by_host() } else { promised(promise) }
}

fn promised(promise: &str) -> Result<DiceShare, Trouble> {
    let hash = from_hex(promise).and_then(|hash| hash.try_into().ok());
    hash.map(DiceShare::Promised).ok_or(refused(StatusCode::BAD_REQUEST, "bad-form"))
}

fn drawn_by_host() -> Result<DiceShare, Trouble> {
    Ok(DiceShare::Given(DrawnBy::Host, random::<SHARE>()?.to_vec()))
}

/// The people at a table, each by one of their seats, with what they have added so far.
pub(crate) fn people<'a>(shares: &'a [ShareRow], seats: &[SeatRow]) -> Vec<(u8, Option<&'a DiceShare>)> {
    let mut people: Vec<(&Holder, u8, Option<&DiceShare>)> = Vec::new();
    for SeatRow { seat, holder, .. } in seats {
        if !matches!(holder, Holder::Session(_) | Holder::Account(_)) {
            continue;
        }
        let share = shares.iter().find(|row| row.seat == *seat).map(|row| &row.share);
        match people.iter_mut().find(|(known, ..)| *known == holder) {
            None => people.push((holder, *seat, share)),
            Some(known) if known.2.is_none() => *known = (holder, *seat, share),
            Some(_) => {}
        }
    }
    people.into_iter().map(|(_, seat, share)| (seat, share)).collect()
}

fn is_full(seats: &[SeatRow]) -> bool {
    seats.iter().all(|row| !matches!(row.holder, Holder::Open | Holder::Invited))
}

/// Has everybody at a full table said the hash of their share?
pub(crate) fn all_have_promised(shares: &[ShareRow], seats: &[SeatRow]) -> bool {
    is_full(seats) && people(shares, seats).iter().all(|(_, share)| share.is_some())
}

/// Is everything in that the dice follow from?
pub(crate) fn are_cast(shares: &[ShareRow], seats: &[SeatRow]) -> bool {
    let given = |share: &Option<&DiceShare>| matches!(share, Some(DiceShare::Given(..)));
    is_full(seats) && people(shares, seats).iter().all(|(_, share)| given(share))
}

/// Where a match stands that is made with these shares and seats.
pub(crate) fn first_status(shares: &[ShareRow], seats: &[SeatRow]) -> Status {
    if are_cast(shares, seats) { Status::Playing } else { Status::Waiting }
}

/// The seat whose share this visitor's browser is to add now: to promise it, or to show it as everybody has promised.
pub(crate) fn asked_of<'a>(
    row: &'a MatchRow,
    seats: &[SeatRow],
    visitor: &Visitor,
) -> Option<(u8, Option<&'a DiceShare>)> {
    if row.status != Status::Waiting {
        return None;
    }
    let mine = |seat: u8| seats.iter().any(|row| row.seat == seat && visitor.holds(&row.holder));
    people(&row.shares, seats).into_iter().find(|(seat, share)| {
        let due = match share {
            None => true,
            Some(DiceShare::Promised(_)) => all_have_promised(&row.shares, seats),
            Some(DiceShare::Given(..)) => false,
        };
        due && mine(*seat)
    })
}

/// What a seat adds to the dice: a hash, then the share of it; or neither, and the host draws.
#[derive(Debug, Deserialize)]
pub struct ShareForm {
    seat: u8,
    #[serde(default)]
    promise: String,
    #[serde(default)]
    share: String,
}

/// Adds to the dice of a match that has not begun.
pub async fn add(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<ShareForm>,
) -> Result<Response, Trouble> {
    let live = find(&app, &id).await?;
    let seat = own_seat(&visitor, &live, form.seat).await?;
    let before = {
        let inside = live.inside.read().await;
        inside.row.shares.iter().find(|row| row.seat == seat.0).map(|row| row.share.clone())
    };
    if !is_known(before.as_ref(), &form) {
        store(&app, &live, seat, before, &form).await?;
    }
    Ok(if headers.contains_key("x-steppe") {
        StatusCode::NO_CONTENT.into_response()
    } else {
        go(&format!("/m/{}?as={}", live.id, seat.0), None)
    })
}

/// Has another page of the same browser shown this share already?
fn is_known(before: Option<&DiceShare>, form: &ShareForm) -> bool {
    matches!(before, Some(DiceShare::Given(_, bytes)) if from_hex(&form.share).as_ref() == Some(bytes))
}

/// Puts what comes next on disk, and looks who is still to add something.
async fn store(
    app: &Arc<App>,
    live: &Arc<Live>,
    seat: Seat,
    before: Option<DiceShare>,
    form: &ShareForm,
) -> Result<(), Trouble> {
    let share = next(before.as_ref(), form)?;
    let (site, table) = (app.clone(), live.clone());
    let added = see_through(async move {
        let added = site.store.add_share(table.id, seat.0, before, share).await?;
        table.look_who_sits(&site).await?;
        Ok(added)
    });
    if !added.await? {
        return Err(refused(StatusCode::CONFLICT, "stale"));
    }
    Ok(())
}

/// What comes after what a seat has added so far.
fn next(before: Option<&DiceShare>, form: &ShareForm) -> Result<DiceShare, Trouble> {
    match before {
        Some(DiceShare::Given(..)) => Err(refused(StatusCode::CONFLICT, "stale")),
        None if !form.promise.is_empty() => promised(&form.promise),
        Some(DiceShare::Promised(hash)) if !form.share.is_empty() => {
            let share = from_hex(&form.share).filter(|share| share.len() == SHARE && table::promise(share) == *hash);
            let share = share.ok_or(refused(StatusCode::BAD_REQUEST, "bad-form"))?;
            Ok(DiceShare::Given(DrawnBy::Player, share))
        }
        _ if form.promise.is_empty() && form.share.is_empty() => drawn_by_host(),
        _ => Err(refused(StatusCode::CONFLICT, "stale")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Store;

    fn seat(seat: u8, holder: Holder) -> SeatRow {
        SeatRow { seat, holder, invite: None }
    }

    /// So many people.
    async fn persons<const N: usize>() -> [Holder; N] {
        let store = Store::in_temporary().unwrap();
        let mut people = Vec::new();
        for number in 0..N {
            people.push(Holder::Session(store.new_session([number as u8; 32]).await.unwrap()));
        }
        people.try_into().unwrap()
    }

    fn promise(seat: u8) -> ShareRow {
        ShareRow { seat, share: DiceShare::Promised([seat; 32]) }
    }

    fn given(seat: u8) -> ShareRow {
        ShareRow { seat, share: DiceShare::Given(DrawnBy::Player, vec![seat]) }
    }

    #[tokio::test]
    async fn dice_are_cast_when_all_people_have_given_their_shares() {
        let bot = Holder::Bot("regular".to_owned());
        let [anna, boris] = persons().await;
        let open = [seat(0, anna.clone()), seat(1, Holder::Open)];
        let table = [seat(0, anna), seat(1, boris), seat(2, bot)];
        assert!(!are_cast(&[], &table) && !all_have_promised(&[], &table));
        assert!(!are_cast(&[given(0)], &table));
        assert!(all_have_promised(&[promise(0), given(1)], &table) && !are_cast(&[promise(0), given(1)], &table));
        assert!(are_cast(&[given(0), given(1)], &table));
        assert!(!are_cast(&[given(0)], &open) && !all_have_promised(&[given(0)], &open));
    }

    #[tokio::test]
    async fn who_plays_several_seats_adds_one_share() {
        let [anna] = persons().await;
        let table = [seat(0, anna.clone()), seat(1, anna)];
        assert!(!are_cast(&[], &table));
        assert!(are_cast(&[given(1)], &table));
        assert_eq!(people(&[given(1)], &table).len(), 1);
    }

    #[test]
    fn only_the_share_that_was_promised_is_taken() {
        let share = [7; SHARE];
        let promised = DiceShare::Promised(table::promise(&share));
        let form = |promise: &str, share: &[u8]| ShareForm {
            seat: 0,
            promise: promise.to_owned(),
            share: table::to_hex(share),
        };
        let hash = table::to_hex(&table::promise(&share));
        assert_eq!(next(None, &form(&hash, &[])).ok(), Some(promised.clone()));
        let given = DiceShare::Given(DrawnBy::Player, share.to_vec());
        assert_eq!(next(Some(&promised), &form("", &share)).ok(), Some(given.clone()));
        assert!(next(Some(&promised), &form("", &[8; SHARE])).is_err(), "it promised another");
        assert!(next(Some(&promised), &form(&hash, &[])).is_err(), "it has promised already");
        assert!(next(None, &form("", &share)).is_err(), "it has promised nothing");
        assert!(next(Some(&given), &form("", &[])).is_err(), "it stands");
        assert!(matches!(next(Some(&promised), &form("", &[])), Ok(DiceShare::Given(DrawnBy::Host, _))));
    }
}
