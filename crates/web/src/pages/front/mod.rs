//! The front page: where it is one's turn, the titles, and what goes on elsewhere.
//!
//! | room | what is in it |
//! |---|---|
//! | `slips` | the matches that wait for whoever looks |
//! | `cards` | the titles: a picture of the battle, learn, play |
//! | `lists` | one's other matches, open seats, running matches, results |

mod cards;
mod lists;
mod slips;

pub use cards::{ROLLED_FOR, sides_of};

use super::{Head, Trouble, dice, page_with, say};
use crate::App;
use crate::people::Names;
use crate::visitor::Visitor;
use axum::extract::State;
use lists::Row;
use maud::{Markup, html};
use slips::Slip;
use std::sync::Arc;
use store::{Listed, MatchId, SeatRow};

/// So many matches of one's own are looked through, and so many of others listed.
const OWN: u32 = 40;
const OTHERS: u32 = 12;

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Trouble> {
    let mine = match visitor.session {
        Some(session) => app.store.list_for(session, visitor.account, OWN).await?,
        None => Vec::new(),
    };
    let own: Vec<MatchId> = mine.iter().map(|listed| listed.id).collect();
    let of_others = |matches: Vec<Listed>| -> Vec<Listed> {
        matches.into_iter().filter(|listed| !own.contains(&listed.id)).take(OTHERS as usize).collect()
    };
    let reach = OWN + OTHERS;
    let open = of_others(app.store.list_open(reach).await?);
    let playing = of_others(app.store.list_playing(reach).await?);
    let finished = of_others(app.store.list_finished(reach).await?);
    let mut seats: Vec<&SeatRow> = Vec::new();
    [&mine, &open, &playing, &finished].into_iter().flatten().for_each(|listed| seats.extend(&listed.seats));
    let names = Names::of(&app, &seats).await?;

    let last_played = mine.first().map(|listed| listed.title.clone());
    let (mut waiting, mut others) = (Vec::new(), Vec::new());
    for listed in mine {
        match Slip::of(&app, &visitor, &names, &listed).await {
            Some(slip) => waiting.push(slip),
            None => others.push(listed),
        }
    }
    slips::sort(&mut waiting);
    let look = lists::Look { app: &app, visitor: &visitor, names: &names };
    let body = html! {
        h1.motto { (say(&app, visitor.language, "motto")) }
        (slips::show(&app, &visitor, &waiting))
        (cards::show(&app, &visitor, last_played.as_deref()))
        div.lists {
            (look.list("your-matches", &others, Row::Own))
            (look.list("open-seats", &open, Row::Open))
            (look.list("being-played", &playing, Row::Playing))
            (look.list("just-finished", &finished, Row::Finished))
        }
        (dice::without_script(&app, visitor.language))
        p.more { a href="/replay" { (say(&app, visitor.language, "replay-record")) } }
    };
    let heading = slips::heading(&app, &visitor, waiting.len());
    Ok(page_with(&app, &visitor, Head::plain(&heading, "front").loads(&["front.css", "promise.js"]), body))
}
