//! A WebSocket that greets, with just enough of the handshake.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::io::{Read, Write};
use std::net::TcpStream;

/// Says `hello`, and `back` to whatever the browser says, until it leaves.
pub fn serve(mut stream: TcpStream, key: &str) -> Option<()> {
    let accept = STANDARD.encode(sha1(format!("{key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11").as_bytes()));
    write!(stream, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n").ok()?;
    write!(stream, "Sec-WebSocket-Accept: {accept}\r\n\r\n").ok()?;
    stream.write_all(b"\x81\x05hello").ok()?;
    let mut frame = [0; 256];
    while stream.read(&mut frame).ok()? > 0 {
        const CLOSE: u8 = 0x88;
        if frame[0] == CLOSE {
            return stream.write_all(&[CLOSE, 0]).ok();
        }
        stream.write_all(b"\x81\x04back").ok()?;
    }
    Some(())
}

/// The sum that the handshake asks for.
fn sha1(message: &[u8]) -> Vec<u8> {
    let mut sum: [u32; 5] = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0];
    let mut bytes = message.to_vec();
    bytes.push(0x80);
    while bytes.len() % 64 != 56 {
        bytes.push(0);
    }
    bytes.extend((message.len() as u64 * 8).to_be_bytes());
    for block in bytes.chunks(64) {
        mix(&mut sum, block);
    }
    sum.iter().flat_map(|word| word.to_be_bytes()).collect()
}

fn mix(sum: &mut [u32; 5], block: &[u8]) {
    let mut words: Vec<u32> = block.chunks(4).map(|four| u32::from_be_bytes(four.try_into().unwrap())).collect();
    for i in 16..80 {
        words.push((words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16]).rotate_left(1));
    }
    let [mut a, mut b, mut c, mut d, mut e] = *sum;
    for (i, word) in words.into_iter().enumerate() {
        let (f, k) = match i {
            0..20 => ((b & c) | (!b & d), 0x5A827999),
            20..40 => (b ^ c ^ d, 0x6ED9EBA1),
            40..60 => ((b & c) | (b & d) | (c & d), 0x8F1BBCDC),
            _ => (b ^ c ^ d, 0xCA62C1D6_u32),
        };
        let next = a.rotate_left(5).wrapping_add(f).wrapping_add(e).wrapping_add(k).wrapping_add(word);
        (a, b, c, d, e) = (next, a, b.rotate_left(30), c, d);
    }
    for (total, part) in sum.iter_mut().zip([a, b, c, d, e]) {
        *total = total.wrapping_add(part);
    }
}
