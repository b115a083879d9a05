//! A tiny web server with a page for each thing that a browser can do.

mod pages;
mod socket;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};

/// A request as far as the pages care.
pub struct Request {
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Request {
    /// The value of a header, by its name in small letters.
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|header| header.0 == name).map_or("", |header| &header.1)
    }

    fn read(stream: &TcpStream) -> Option<Request> {
        let mut lines = BufReader::new(stream);
        let mut line = String::new();
        lines.read_line(&mut line).ok()?;
        let path = line.split(' ').nth(1)?.to_string();
        let mut request = Request { path, headers: Vec::new(), body: String::new() };
        loop {
            line.clear();
            lines.read_line(&mut line).ok()?;
            let Some((name, value)) = line.trim_end().split_once(": ") else { break };
            request.headers.push((name.to_lowercase(), value.to_string()));
        }
        let length = request.header("content-length").parse().unwrap_or(0);
        lines.take(length).read_to_string(&mut request.body).ok()?;
        Some(request)
    }
}

/// Serves until the tests end; the address.
pub fn open() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || serve(stream));
        }
    });
    address
}

fn serve(mut stream: TcpStream) -> Option<()> {
    let request = Request::read(&stream)?;
    if request.path == "/ws" {
        return socket::serve(stream, request.header("sec-websocket-key"));
    }
    let (head, body) = pages::answer(&request);
    let length = body.len();
    write!(stream, "HTTP/1.1 {head}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}").ok()
}
