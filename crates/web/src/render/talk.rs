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
    let talk = html! {
        details.talk {
            summary { (say("chat")) @if !inside.chat.is_empty() { " (" (inside.chat.len()) ")" } }
            ul { @for line in inside.chat.iter().rev().take(50) { li { b { (author(line)) } " " (line.text) " " small { (ago(line)) } } } }
            @if eyes.seat.is_some() {
                form method="post" action={ "/m/" (inside.row.id) "/say" } {
                    input name="text" maxlength="500" required aria-label=(say("chat-say")) autocomplete="off";
                    button { (say("chat-send")) }
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
