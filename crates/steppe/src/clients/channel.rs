//! The live channel of a seat: every panel that is pushed to it.

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
    /// How many bytes were pushed.
    pub bytes: u64,
}

#[derive(Deserialize)]
struct Push<'a> {
    #[serde(borrow)]
    panel: Cow<'a, str>,
}

impl Channel {
    /// Opens the channel of the visitor's place at the table.
    pub async fn open(visitor: &Visitor, place: &Place) -> Result<Channel, Trouble> {
        let address = visitor.address();
        let url = format!("ws://{}/m/{}/live?as={}", address.host(), place.table, place.seat);
        let mut request = url.into_client_request().map_err(told)?;
        if let Ok(cookies) = visitor.cookies().parse() {
            request.headers_mut().insert("cookie", cookies);
        }
        let (socket, _) = tokio_tungstenite::client_async(request, address.connect().await?).await.map_err(told)?;
        Ok(Channel { socket, bytes: 0 })
    }

    /// What the next panel asks.
    pub async fn next(&mut self) -> Result<Ask, Trouble> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.bytes += text.len() as u64;
                    let push: Push =
                        serde_json::from_str(&text).map_err(|error| Trouble::Nonsense(error.to_string()))?;
                    return Ask::of(&push.panel);
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
