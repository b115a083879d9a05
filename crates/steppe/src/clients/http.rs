//! A visitor: cookies, one connection that is kept open, and as much of HTTP/1.1 as forms need.

use super::{Address, Trouble};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// The largest answer that is read.
const LARGEST: usize = 4 << 20;

/// A browser without a window.
pub struct Visitor {
    address: Address,
    cookies: Vec<(String, String)>,
    connection: Option<BufReader<TcpStream>>,
}

/// An answer.
#[derive(Debug, Default)]
pub struct Reply {
    /// 200, 204, 303 and so on.
    pub status: u16,
    /// Where to go instead.
    pub location: Option<String>,
    /// The page.
    pub body: String,
}

impl Visitor {
    /// Somebody new.
    pub fn new(address: &Address) -> Visitor {
        Visitor { address: address.clone(), cookies: Vec::new(), connection: None }
    }

    /// The same browser in another connection.
    pub fn twin(&self) -> Visitor {
        Visitor { address: self.address.clone(), cookies: self.cookies.clone(), connection: None }
    }

    /// The site that is visited.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The cookies, as a header has them.
    pub fn cookies(&self) -> String {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// Forgets the open connection: the server at its other end is gone.
    pub fn hang_up(&mut self) {
        self.connection = None;
    }

    /// Asks for a page.
    pub async fn get(&mut self, path: &str) -> Result<Reply, Trouble> {
        let head = format!("GET {path} HTTP/1.1\r\n{}\r\n", self.headers());
        self.exchange(head).await
    }

    /// Sends a form as the page's script does.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Reply, Trouble> {
        let pairs: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        let body = pairs.join("&");
        let request = format!(
            "POST {path} HTTP/1.1\r\n{}x-steppe: 1\r\ncontent-type: application/x-www-form-urlencoded\r\n\
             content-length: {}\r\n\r\n{body}",
            self.headers(),
            body.len()
        );
        self.exchange(request).await
    }

    /// Sends the record of a match.
    pub async fn post_record(&mut self, record: &str) -> Result<Reply, Trouble> {
        let body = format!(
            "--b\r\ncontent-disposition: form-data; name=\"record\"; filename=\"match.jsonl\"\r\n\r\n{record}\r\n--b--\r\n"
        );
        let request = format!(
            "POST /replay HTTP/1.1\r\n{}content-type: multipart/form-data; boundary=b\r\ncontent-length: {}\r\n\r\n{body}",
            self.headers(),
            body.len()
        );
        self.exchange(request).await
    }

    fn headers(&self) -> String {
        let cookies = self.cookies();
        let cookies = if cookies.is_empty() { cookies } else { format!("cookie: {cookies}\r\n") };
        format!("host: {}\r\n{cookies}", self.address.host())
    }

    /// The connection is only kept if the exchange came to its end.
    async fn exchange(&mut self, request: String) -> Result<Reply, Trouble> {
        let kept = self.connection.take();
        let exchanged = tokio::time::timeout(PATIENCE, async {
            let mut stream = match kept {
                Some(stream) if is_open(&stream) => stream,
                _ => BufReader::new(self.address.connect().await?),
            };
            stream.write_all(request.as_bytes()).await?;
            let reply = self.read_reply(&mut stream).await?;
            Ok::<_, Trouble>((reply, stream))
        });
        let (reply, stream) = exchanged.await.map_err(|_| Trouble::Broken("no answer in time".to_owned()))??;
        self.connection = Some(stream);
        Ok(reply)
    }

    async fn read_reply(&mut self, stream: &mut BufReader<TcpStream>) -> Result<Reply, Trouble> {
        let first = read_line(stream).await?;
        let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
        let mut reply = Reply { status: status.ok_or_else(|| Trouble::Nonsense(first.clone()))?, ..Reply::default() };
        let (mut length, mut chunked) = (0, false);
        loop {
            let line = read_line(stream).await?;
            let Some((name, value)) = line.split_once(':') else { break };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.parse().map_err(|_| Trouble::Nonsense(line.clone()))?,
                "transfer-encoding" => chunked = value.eq_ignore_ascii_case("chunked"),
                "location" => reply.location = Some(value.to_owned()),
                "set-cookie" => self.keep_cookie(value),
                _ => {}
            }
        }
        let body = match reply.status {
            204 | 304 => Vec::new(),
            _ if chunked => read_chunks(stream).await?,
            _ => read_bytes(stream, length).await?,
        };
        reply.body = String::from_utf8_lossy(&body).into_owned();
        Ok(reply)
    }

    fn keep_cookie(&mut self, header: &str) {
        let Some((name, value)) = header.split(';').next().and_then(|pair| pair.split_once('=')) else { return };
        self.cookies.retain(|(known, _)| known != name);
        self.cookies.push((name.to_owned(), value.to_owned()));
    }
}

impl Reply {
    /// An answer that is none of the expected ones is a trouble.
    pub fn expect(self, statuses: &[u16]) -> Result<Reply, Trouble> {
        if statuses.contains(&self.status) {
            return Ok(self);
        }
        Err(Trouble::Answered(self.status, self.body.chars().take(200).collect()))
    }
}

/// Is a connection that was kept still open? A server hangs up on those that are idle for long.
fn is_open(stream: &BufReader<TcpStream>) -> bool {
    matches!(stream.get_ref().try_read(&mut [0]), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
}

async fn read_line(stream: &mut BufReader<TcpStream>) -> Result<String, Trouble> {
    let mut line = String::new();
    stream.read_line(&mut line).await?;
    if !line.ends_with('\n') {
        return Err(Trouble::Broken("closed".to_owned()));
    }
    Ok(line.trim_end().to_owned())
}

async fn read_bytes(stream: &mut BufReader<TcpStream>, length: usize) -> Result<Vec<u8>, Trouble> {
    if length > LARGEST {
        return Err(Trouble::Nonsense(format!("an answer of {length} bytes")));
    }
    let mut bytes = vec![0; length];
    stream.read_exact(&mut bytes).await?;
    Ok(bytes)
}

async fn read_chunks(stream: &mut BufReader<TcpStream>) -> Result<Vec<u8>, Trouble> {
    let mut all = Vec::new();
    loop {
        let line = read_line(stream).await?;
        let length = usize::from_str_radix(line.split(';').next().unwrap_or_default(), 16);
        let chunk = read_bytes(stream, length.map_err(|_| Trouble::Nonsense(line.clone()))?).await?;
        read_line(stream).await?;
        if chunk.is_empty() {
            return Ok(all);
        }
        all.extend(chunk);
        if all.len() > LARGEST {
            return Err(Trouble::Nonsense(format!("an answer of more than {LARGEST} bytes")));
        }
    }
}

/// A value as forms send it.
fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len() * 2);
    for byte in value.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' => text.push(char::from(byte)),
            _ => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_carries_any_text() {
        assert_eq!(escaped(r#"{"a":"b c"}"#), "%7B%22a%22%3A%22b%20c%22%7D");
        assert_eq!(escaped("ä&="), "%C3%A4%26%3D");
    }

    #[test]
    fn a_cookie_is_kept_and_replaced() {
        let mut visitor = Visitor::new(&Address::parse("http://127.0.0.1:1").unwrap());
        visitor.keep_cookie("steppe=abc; Path=/; HttpOnly");
        visitor.keep_cookie("theme=dark");
        visitor.keep_cookie("steppe=def; Path=/");
        assert_eq!(visitor.cookies(), "theme=dark; steppe=def");
    }
}
