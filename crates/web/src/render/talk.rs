//! What was said at the table.

use super::Eyes;
use crate::app::App;
use crate::live::{self, Inside};
use crate::pages::{ago, say, say_with};
use maud::html;
use store::ChatLine;
use table::{Message, Seat};

/// The newest remarks, and where to make one.
pub(super) fn talk(app: &App, inside: &Inside, eyes: Eyes, sides: [&'static str; 2]) -> String {
    let say = |key| say(app, eyes.language, key);
    let ago = |line: &ChatLine| ago(app, eyes.language, live::now(), line.at);
    let author = |line: &ChatLine| author(app, inside, eyes, sides, line);
    let seating = inside.game.as_deref().map(|game| game.seating());
    let own = seating.as_ref().zip(eyes.seat).and_then(|(seating, seat)| seating.side(seat));
    let heard = |line: &&ChatLine| line.side.is_none_or(|side| own.is_some_and(|own| own.index() == usize::from(side)));
    let lines = inside.chat.iter().filter(heard).count();
    let mates = seating.zip(own).is_some_and(|(seating, own)| seating.team(own).iter().count() > 1);
    let talk = html! {
        details.talk {
            summary { (say("chat")) @if lines > 0 { " (" (lines) ")" } }
            ul {
                @for line in inside.chat.iter().filter(heard).rev().take(50) {
                    li.to-team[line.side.is_some()] {
                        b { (author(line)) } " "
                        @if line.side.is_some() { i { (say("chat-to-team")) } " " }
                        (line.text) " " small { (ago(line)) }
                    }
                }
            }
            @if eyes.seat.is_some() {
                form method="post" action={ "/m/" (inside.row.id) "/say" } {
                    input name="text" maxlength="500" required aria-label=(say("chat-say")) autocomplete="off";
                    button { (say("chat-send")) }
                    @if mates { button name="to" value="team" { (say("chat-send-team")) } }
                }
            }
        }
    };
    talk.into_string()
}

/// Who said it: the name, or of a guest the side.
fn author(app: &App, inside: &Inside, eyes: Eyes, sides: [&'static str; 2], line: &ChatLine) -> String {
    let side = || inside.game.as_deref()?.seating().side(Seat(line.seat?));
    match side().filter(|_| line.author.is_empty()) {
        Some(side) => {
            let message = Message::new("player").with("side", sides[side.index()]).with("who", "other");
            say_with(app, eyes.language, message)
        }
        None => line.author.clone(),
    }
}
