//! The live channel of a seat: every panel that is pushed to it.

use super::panel::{between, unescaped};
use super::{Ask, Place, Trouble, Visitor};
use futures_util::StreamExt;
use serde::Deserialize;
use std::borrow::Cow;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// An open channel.
pub struct Channel {
    socket: WebSocketStream<TcpStream>,
    prompt: String,
    choices: String,
    /// How many bytes were pushed.
    pub bytes: u64,
}

/// The parts of the page that matter here; those that are missing have not changed.
#[derive(Deserialize)]
struct Push<'a> {
    #[serde(borrow, default)]
    prompt: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    choices: Option<Cow<'a, str>>,
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
        // Until other choices are pushed, those of the page stand.
        let form = between(&page.body, r#"<form class="choices""#, "</form>");
        channel.choices = form.map(|form| format!(r#"<form class="choices"{form}</form>"#)).unwrap_or_default();
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
        Ok(Channel { socket, prompt: String::new(), choices: String::new(), bytes: 0 })
    }

    /// What the next panel asks.
    pub async fn next(&mut self) -> Result<Ask, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.bytes += text.len() as u64;
                    let push: Push =
                        serde_json::from_str(&text).map_err(|error| Trouble::Nonsense(error.to_string()))?;
                    for (part, now) in [(&mut self.prompt, push.prompt), (&mut self.choices, push.choices)] {
                        if let Some(now) = now {
                            *part = now.into_owned();
                        }
                    }
                    return Ask::of(&format!("{}{}", self.prompt, self.choices));
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
