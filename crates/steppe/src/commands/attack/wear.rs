//! Attempts to wear the server out. Each comes from an address of its own.

use super::ground::Ground;
use crate::clients::Visitor;
use futures_util::future::join_all;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Between two rounds of the same attempt.
const REST: Duration = Duration::from_millis(300);

/// Wrong passwords for names that there are and names that there are not, many at once.
pub async fn log_ins(ground: &Ground) {
    for round in 0.. {
        let tried = ground.many(30).map(async |number| {
            let name = if number % 2 == 0 { "Victim".to_owned() } else { format!("Nobody {round} {number}") };
            let fields = [("name", name.as_str()), ("password", "wrong horse")];
            ground.visitor(60 + (number % 4) as u8).post("/account/enter", &fields).await
        });
        for reply in join_all(tried).await {
            ground.expect("log-ins with wrong passwords", &reply, &[422, 429, 503]);
        }
        tokio::time::sleep(REST).await;
        if !ground.goes_on() {
            return;
        }
    }
}

/// A long record, its last moments again and again, and bots that are to go through it.
pub async fn replays(ground: &Ground) {
    let (record, last) = &ground.record;
    let mut owner = ground.visitor(66);
    let sent = owner.post_record(record).await;
    ground.expect("a long record is read", &sent, &[303]);
    let Some(path) = sent.ok().and_then(|reply| reply.location) else { return };
    loop {
        let late = format!("{path}?at={}", last.saturating_sub(1));
        let looks = join_all(ground.many(12).map(async |_| ground.visitor(66).get(&late).await)).await;
        for reply in &looks {
            ground.expect("late moments of a long record", reply, &[200, 429, 503]);
        }
        let analyse = format!("{path}/analyse");
        for reply in join_all(ground.many(4).map(async |_| ground.visitor(67).post(&analyse, &[]).await)).await {
            ground.expect("analyses by strangers", &reply, &[303, 429, 503]);
        }
        tokio::time::sleep(REST).await;
        if !ground.goes_on() {
            return;
        }
    }
}

/// What is half sent, and what is never taken.
pub async fn half_sent(ground: &Ground) {
    let kinds: [(&'static str, u8, Vec<u8>); 4] = [
        ("half-sent headers", 70, b"GET / HTTP/1.1\r\nhost: x\r\nx-half: ".to_vec()),
        (
            "half-sent bodies",
            71,
            b"POST /account/enter HTTP/1.1\r\nhost: x\r\ncontent-length: 999\r\n\r\nname=".to_vec(),
        ),
        ("idle connections", 72, Vec::new()),
        ("answers that nobody takes", 73, b"GET /rules/duel HTTP/1.1\r\nhost: x\r\n\r\n".repeat(64)),
    ];
    loop {
        join_all(kinds.iter().map(async |(kind, from, bytes)| {
            let opened = join_all(ground.many(160).map(|_| ground.send(*from, bytes))).await;
            let is_unread = *kind == "answers that nobody takes";
            let waits = opened.into_iter().flatten().map(async |mut line| {
                if is_unread {
                    // Not a byte is read for a while; then it must be over.
                    tokio::time::sleep(Duration::from_secs(30).min(ground.until - tokio::time::Instant::now())).await;
                }
                ground.hangs_up(&mut line).await
            });
            for hung_up in join_all(waits).await.into_iter().flatten() {
                ground.tally.judge(kind, if hung_up { Ok(()) } else { Err("they stay open".to_owned()) });
            }
        }))
        .await;
        tokio::time::sleep(REST).await;
        if !ground.goes_on() {
            return;
        }
    }
}

/// Endless frames and endless messages on live channels.
pub async fn frames(ground: &Ground) {
    let mut owner = ground.visitor(75);
    let table = match ground.against_bot(&mut owner, "first").await {
        Ok((place, _)) => place.table,
        Err(trouble) => return ground.tally.judge("large frames", Err(trouble.to_string())),
    };
    let hello = format!(
        "GET /m/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let large = [&[0x82, 0xff, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0][..], &[0; 1 << 16]].concat();
    let many = [0x81, 0x81, 0, 0, 0, 0, b'x'].repeat(400);
    loop {
        for (kind, bytes) in [("large frames", &large), ("floods of messages", &many)] {
            let tried = ground.many(10).map(async |_| {
                let mut line = ground.send(75, hello.as_bytes()).await.ok()?;
                let mut first = [0; 12];
                line.read_exact(&mut first).await.ok()?;
                let _ = line.write_all(bytes).await; // it may be cut off in the middle
                ground.hangs_up(&mut line).await
            });
            for hung_up in join_all(tried).await.into_iter().flatten() {
                ground.tally.judge(kind, if hung_up { Ok(()) } else { Err("they are taken in".to_owned()) });
            }
        }
        tokio::time::sleep(REST).await;
        if !ground.goes_on() {
            return;
        }
    }
}

/// As many requests, matches, accounts and remarks as one address gets.
pub async fn floods(ground: &Ground) {
    loop {
        let mut refused = 0;
        while refused == 0 && ground.goes_on() {
            let many =
                join_all(ground.many(60).map(async |_| ground.visitor(80).get("/assets/0/icon.svg").await)).await;
            for reply in &many {
                ground.expect("floods of requests", reply, &[200, 429, 503]);
                refused += u32::from(reply.as_ref().is_ok_and(|reply| reply.status != 200));
            }
        }
        if refused > 0 {
            ground.tally.judge("a flood meets its end", Ok(()));
        }
        let mut maker = ground.visitor(81);
        let path = format!("/new/{}", ground.title);
        endless(ground, "floods of matches", &mut maker, &path, &[("opponent", "anyone")]).await;
        let mut joiner = ground.visitor(82);
        for number in 0..8 {
            let name = format!("Flood {number} {:?}", tokio::time::Instant::now());
            let fields = [("name", name.as_str()), ("password", "correct horse")];
            let reply = joiner.post("/account/join", &fields).await;
            ground.expect("floods of accounts", &reply, &[303, 422, 429, 503]);
        }
        tokio::time::sleep(REST).await;
        if !ground.goes_on() {
            return;
        }
    }
}

/// Sends a form until it is too often, which it must be at some time.
async fn endless(ground: &Ground, kind: &'static str, visitor: &mut Visitor, path: &str, fields: &[(&str, &str)]) {
    for _ in 0..200 {
        match visitor.post(path, fields).await {
            Ok(reply) if reply.status == 429 || reply.status == 503 => return ground.tally.judge(kind, Ok(())),
            Ok(reply) if reply.status == 303 => {}
            other => return ground.expect(kind, &other, &[]),
        }
    }
    ground.tally.judge(kind, Err("there was no end to it".to_owned()));
}
