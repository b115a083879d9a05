//! The live channel of a seat: every panel that is pushed to it.

use super::panel::{Choices, between, unescaped, values};
use super::{Ask, Place, Trouble, Visitor};
use futures_util::StreamExt;
use serde::Deserialize;
use serde_json::Value;
use std::borrow::Cow;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// An open channel, and the panel as its pushes have made it.
pub struct Channel {
    socket: WebSocketStream<TcpStream>,
    panel: LivePanel,
    /// How many bytes were pushed.
    pub bytes: u64,
}

/// What of the page matters here.
#[derive(Debug, Default)]
struct LivePanel {
    seat: String,
    token: String,
    prompt: String,
    plain: Vec<String>,
    placed: Vec<String>,
}

/// What has changed; what is missing has not.
#[derive(Deserialize)]
struct Push<'a> {
    #[serde(borrow, default)]
    prompt: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    token: Option<Cow<'a, str>>,
    #[serde(default)]
    choices: Option<ChoicesPush>,
}

/// What has changed in the choices. With another form its lists begin anew.
#[derive(Deserialize)]
struct ChoicesPush {
    #[serde(default)]
    form: Option<String>,
    #[serde(default)]
    plain: Option<Vec<Run>>,
    #[serde(default)]
    placed: Option<Vec<Run>>,
}

/// A part of a list.
#[derive(Deserialize)]
#[serde(untagged)]
enum Run {
    /// From this place of the earlier list, so many.
    Kept(usize, usize),
    /// A new choice: its action, and what a page would show of it.
    New(Vec<Value>),
}

impl LivePanel {
    fn take_in(&mut self, push: Push) -> Result<(), Trouble> {
        if let Some(prompt) = push.prompt {
            self.prompt = prompt.into_owned();
        }
        if let Some(token) = push.token {
            self.token = token.into_owned();
        }
        let Some(ChoicesPush { form, plain, placed }) = push.choices else { return Ok(()) };
        if let Some(form) = form {
            self.seat = between(&form, r#"name="seat" value=""#, "\"").unwrap_or_default().to_owned();
            (self.plain, self.placed) = (Vec::new(), Vec::new());
        }
        for (list, runs) in [(&mut self.plain, plain), (&mut self.placed, placed)] {
            if let Some(runs) = runs {
                *list = swapped(list, runs)?;
            }
        }
        Ok(())
    }

    fn ask(&self) -> Result<Ask, Trouble> {
        match Ask::of(&self.prompt)? {
            Ask::Wait if !self.plain.is_empty() || !self.placed.is_empty() => {
                let actions = self.plain.iter().chain(&self.placed).cloned().collect();
                Ok(Ask::Decide(Choices { seat: self.seat.clone(), token: self.token.clone(), actions }))
            }
            asked => Ok(asked),
        }
    }
}

fn swapped(before: &[String], runs: Vec<Run>) -> Result<Vec<String>, Trouble> {
    let mut now = Vec::new();
    for run in runs {
        match run {
            Run::Kept(start, many) => {
                let kept = start.checked_add(many).and_then(|end| before.get(start..end));
                now.extend_from_slice(kept.ok_or_else(|| Trouble::Nonsense("keeps what was not there".to_owned()))?);
            }
            Run::New(choice) => {
                let action = choice.first().and_then(Value::as_str);
                now.push(action.ok_or_else(|| Trouble::Nonsense("a choice without an action".to_owned()))?.to_owned());
            }
        }
    }
    Ok(now)
}

impl Channel {
    /// Opens the channel of the visitor's place at the table; everything is pushed first.
    pub async fn open(visitor: &Visitor, place: &Place) -> Result<Channel, Trouble> {
        Channel::listen(visitor, &format!("/m/{}/live?as={}", place.table, place.seat)).await
    }

    /// Looks at the table as a browser does: the page, then its channel, which goes on from there.
    pub async fn look(visitor: &mut Visitor, place: &Place) -> Result<(Channel, Ask), Trouble> {
        let page = visitor.get(&format!("/m/{}?as={}", place.table, place.seat)).await?.expect(&[200])?;
        let live = between(&page.body, r#"data-live=""#, "\"").map(unescaped);
        let live = live.ok_or_else(|| Trouble::Nonsense("a table without a live channel".to_owned()))?;
        let asked = Ask::of(&page.body)?;
        let mut channel = Channel::listen(visitor, &live).await?;
        // Until others are pushed, the choices of the page stand.
        let form = between(&page.body, r#"<form class="choices""#, "</form>").unwrap_or_default();
        let list = |from| between(form, from, "</div>").map_or_else(Vec::new, |list| values(list, "action").collect());
        (channel.panel.plain, channel.panel.placed) = (list(r#"<div class="plain">"#), list(r#"<div class="list">"#));
        if let Ask::Decide(Choices { seat, token, .. }) = &asked {
            (channel.panel.seat, channel.panel.token) = (seat.clone(), token.clone());
        }
        Ok((channel, asked))
    }

    async fn listen(visitor: &Visitor, path: &str) -> Result<Channel, Trouble> {
        let address = visitor.address();
        let url = format!("ws://{}{path}", address.host());
        let mut request = url.into_client_request().map_err(told)?;
        if let Ok(cookies) = visitor.cookies().parse() {
            request.headers_mut().insert("cookie", cookies);
        }
        let (socket, _) = tokio_tungstenite::client_async(request, address.connect().await?).await.map_err(told)?;
        Ok(Channel { socket, panel: LivePanel::default(), bytes: 0 })
    }

    /// What the next panel asks.
    pub async fn next(&mut self) -> Result<Ask, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.bytes += text.len() as u64;
                    let push: Push =
                        serde_json::from_str(&text).map_err(|error| Trouble::Nonsense(error.to_string()))?;
                    self.panel.take_in(push)?;
                    return self.panel.ask();
                }
                Some(Ok(Message::Close(_))) | None => return Err(Trouble::Broken("closed".to_owned())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(told(error)),
            }
        }
    }
}

fn told(error: Error) -> Trouble {
    match error {
        Error::Io(error) => error.into(),
        Error::Http(answer) => Trouble::Answered(answer.status().as_u16(), "no live channel".to_owned()),
        Error::Capacity(_) | Error::Utf8(_) => Trouble::Nonsense(error.to_string()),
        _ => Trouble::Broken("channel closed".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(panel: &mut LivePanel, text: &str) -> Result<Ask, Trouble> {
        panel.take_in(serde_json::from_str(text).expect("a push"))?;
        panel.ask()
    }

    #[test]
    fn choices_go_on_from_those_that_were_pushed_before() {
        let mut panel = LivePanel::default();
        let first = r#"{"token":"a","choices":{"form":"<input name=\"seat\" value=\"1\">","plain":[["\"pass\"","","","Pass"]],
            "placed":[["1","",""],["2","","",null,7],["3","","",null,null,1]]}}"#;
        let decide = |token: &str, actions: &[&str]| {
            let actions = actions.iter().map(|action| (*action).to_owned()).collect();
            Ask::Decide(Choices { seat: "1".to_owned(), token: token.to_owned(), actions })
        };
        assert_eq!(push(&mut panel, first).unwrap(), decide("a", &["\"pass\"", "1", "2", "3"]));
        let second = r#"{"token":"b","choices":{"placed":[[1,2],["4","",""]]}}"#;
        assert_eq!(push(&mut panel, second).unwrap(), decide("b", &["\"pass\"", "2", "3", "4"]));
        assert_eq!(push(&mut panel, r#"{"token":"","choices":{"form":""}}"#).unwrap(), Ask::Wait);
        assert!(push(&mut panel, r#"{"choices":{"placed":[[7,2]]}}"#).is_err());
    }
}
