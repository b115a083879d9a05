//! Attempts to do what only others may do, to do something twice, and to make others run what one has written.

use super::ground::Ground;
use crate::clients::{Ask, Channel, Choices, Opening, Place, Trouble, Visitor};
use futures_util::future::join_all;
use std::time::Duration;
use table::Rng;

/// What nobody may run in somebody else's browser.
const INJECTED: [&str; 6] = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>",
    "</style><script>alert(1)</script>",
    "'\"><a href=javascript:alert(1)>x</a>",
    "{{7*7}}${7*7}<b>bold</b>",
];

/// Two people at a table, and somebody else who wants to act for them.
pub async fn foreign(ground: &Ground, seed: u64) {
    let mut rng = Rng::seeded(seed);
    loop {
        if let Err(trouble) = at_one_table(ground, &mut rng).await {
            ground.tally.judge("a match among strangers goes on", Err(trouble.to_string()));
            return;
        }
        if !ground.goes_on() {
            return;
        }
    }
}

/// So many decisions of one match are interfered with.
const DECISIONS: u32 = 12;

/// Between two decisions: those who play are to stay within what one address may ask for.
const REST: Duration = Duration::from_millis(1200);

async fn at_one_table(ground: &Ground, rng: &mut Rng) -> Result<(), Trouble> {
    let opening = Opening { title: ground.title.clone(), scenario: None };
    let mut players = vec![ground.visitor(90)];
    let made = opening.make(&mut players[0]).await?;
    let places = opening.fill(made, &mut players).await?;
    for _ in 0..DECISIONS {
        let mut asked = None;
        for (player, place) in players.iter_mut().zip(&places) {
            if let (_, Ask::Decide(choices)) = Channel::look(player, place).await? {
                asked = Some((place.clone(), choices));
            }
        }
        let Some((place, choices)) = asked else { return Ok(()) };
        steal(ground, &place, &choices).await;
        let number = places.iter().position(|known| known.seat == place.seat).unwrap_or(0);
        burst(ground, &players[number], &place, &choices, rng).await;
        inject(ground, &mut players, &place).await;
        if !ground.goes_on() {
            break;
        }
        tokio::time::sleep(REST).await;
    }
    ground.tally.judge("a match among strangers goes on", Ok(()));
    Ok(())
}

/// A stranger who knows the token of the position, and one who sits elsewhere.
async fn steal(ground: &Ground, place: &Place, choices: &Choices) {
    let mut thief = ground.visitor(91);
    let action = choices.actions.first().map_or("null", String::as_str);
    let (seat, token) = (place.seat.as_str(), choices.token.as_str());
    let deeds: [(&str, &[(&str, &str)]); 9] = [
        ("act", &[("seat", seat), ("token", token), ("action", action)]),
        ("undo", &[("seat", seat), ("token", token)]),
        ("resign", &[("seat", seat)]),
        ("offer_draw", &[("seat", seat)]),
        ("agree_draw", &[("seat", seat)]),
        ("passing", &[("seat", seat), ("order", "pass")]),
        ("hint", &[("seat", seat)]),
        ("say", &[("text", "it is me")]),
        ("sit", &[("seat", seat)]),
    ];
    for (what, fields) in deeds {
        let reply = thief.post(&format!("/m/{}/{what}", place.table), fields).await;
        ground.expect("deeds for seats of others", &reply, &[400, 403, 404, 409, 422, 429]);
    }
}

/// The same action eight times at once: it is done once.
async fn burst(ground: &Ground, player: &Visitor, place: &Place, choices: &Choices, rng: &mut Rng) {
    let action = choices.pick(rng);
    let sent = (0..8).map(async |_| {
        let mut visitor = player.twin();
        place.act(&mut visitor, &choices.token, action).await
    });
    let done = join_all(sent).await;
    let accepted = done.iter().filter(|done| done.is_ok()).count();
    let wrong: Vec<String> = done
        .iter()
        .filter_map(|done| match done {
            Err(Trouble::Answered(409 | 422 | 429, _)) | Ok(()) => None,
            Err(trouble) => Some(trouble.to_string()),
        })
        .collect();
    ground.tally.judge(
        "the same action many times at once",
        match (accepted, wrong.first()) {
            (1, None) => Ok(()),
            (_, Some(wrong)) => Err(wrong.clone()),
            (many, None) => Err(format!("it was accepted {many} times")),
        },
    );
}

/// Texts that would be run if they were put into a page as they are.
async fn inject(ground: &Ground, players: &mut [Visitor], place: &Place) {
    let Some(author) = players.first_mut() else { return };
    for text in INJECTED {
        let said = author.post(&format!("/m/{}/say", place.table), &[("text", text)]).await;
        if said.is_ok_and(|said| said.status == 429) {
            break; // one may not talk without an end
        }
    }
    for player in players {
        let page = player.get(&format!("/m/{}", place.table)).await.map(|page| page.body).unwrap_or_default();
        for text in INJECTED {
            ground.tally.judge(
                "texts that are no texts",
                match page.contains(text) {
                    false => Ok(()),
                    true => Err(format!("it stands in the page as it is: {text}")),
                },
            );
        }
    }
}
