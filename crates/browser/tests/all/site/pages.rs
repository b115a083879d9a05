//! The pages.

use super::Request;

const HTML: &str = "200 OK\r\nContent-Type: text/html; charset=utf-8";

/// The head and the body of the answer.
pub fn answer(request: &Request) -> (String, String) {
    let body = match request.path.as_str() {
        "/click" => CLICK.to_string(),
        "/keys" => KEYS.to_string(),
        "/form" => FORM.to_string(),
        "/touch" => TOUCH.to_string(),
        "/faults" => FAULTS.to_string(),
        "/live" => LIVE.to_string(),
        "/dark" => DARK.to_string(),
        "/script" => SCRIPT.to_string(),
        "/posted" => posted(request),
        "/language" => format!("<p id=asked>{}</p>", request.header("accept-language")),
        "/cookie" => format!("<p id=cookie>{}</p>", request.header("cookie")),
        "/login" => return (format!("{HTML}\r\nSet-Cookie: seat=blue; HttpOnly; SameSite=Lax"), "<p>in</p>".into()),
        "/secret" | "/secret?again" => return (format!("{HTML}\r\nX-Note: in-a-header"), SECRET.into()),
        "/empty" => return ("204 No Content".into(), String::new()),
        "/old" => return ("303 See Other\r\nLocation: /click".into(), String::new()),
        "/strict" => return (format!("{HTML}\r\nContent-Security-Policy: default-src 'none'"), STRICT.into()),
        _ => return ("404 Not Found\r\nContent-Type: text/html".into(), "<p>no such page</p>".into()),
    };
    (HTML.to_string(), body)
}

fn posted(request: &Request) -> String {
    format!("<p id=body>{}</p><p id=site>{}</p>", request.body.replace('&', " "), request.header("sec-fetch-site"))
}

const CLICK: &str = r#"<!doctype html><title>Click</title>
<style>.veil { position: absolute; left: 0; top: 200px; width: 300px; height: 100px; background: gray }
#under { position: absolute; left: 20px; top: 220px } #far { margin-top: 3000px }</style>
<button id=once onclick="said.textContent = event.isTrusted + ' ' + event.detail">Press</button> <p id=said></p>
<button id=under>Under</button><div class="veil"></div>
<button id=late disabled>Late</button> <button id=off disabled>Off</button>
<button id=sure onclick="said.textContent = confirm('Really?')">Sure</button>
<svg width=100 height=100><g id=counter><rect x=10 y=10 width=40 height=40 /><text x=20 y=30>3-4</text></g></svg>
<a href="/form">Next</a> <p hidden id=hidden>hidden</p>
<button id=far onclick="said.textContent = 'far'">Far</button>
<script>setTimeout(() => late.disabled = false, 200);
late.onclick = () => said.textContent = 'late'; counter.onclick = () => said.textContent = 'counter';</script>"#;

const KEYS: &str = r#"<!doctype html><input id=a><input id=b><pre id=heard></pre>
<script>addEventListener('keydown', e => heard.textContent +=
[e.key, e.code, e.keyCode, e.shiftKey, e.ctrlKey, e.isTrusted].join(' ') + '\n')</script>"#;

const FORM: &str = r#"<!doctype html><form method=post action="/posted">
<input name=name value="old"><textarea name=note></textarea><input type=date name=day>
<select name=side><option value=red>Red<option value=blue>Blue</select><button>Send</button></form>
<input id=fixed readonly value=fixed>"#;

const TOUCH: &str = r#"<!doctype html><meta name=viewport content="width=device-width">
<style>#pad { width: 300px; height: 300px; background: green; touch-action: none }</style>
<div id=pad></div><p id=said></p><p id=most>0</p><p id=apart></p>
<script>const down = new Map();
const note = e => { down.set(e.pointerId, e.x); most.textContent = Math.max(most.textContent, down.size);
  const x = [...down.values()]; if (x.length == 2) apart.textContent = Math.round(Math.abs(x[0] - x[1])); };
pad.onpointerdown = note; pad.onpointermove = e => { if (e.buttons) { note(e); said.textContent = `${e.x},${e.y}` } };
pad.onpointerup = e => down.delete(e.pointerId);
pad.onclick = e => said.textContent = 'click ' + e.pointerType;
pad.onwheel = e => said.textContent = 'wheel ' + e.deltaY;</script>"#;

const FAULTS: &str = r#"<!doctype html><script>console.error('spoken', 7); console.log('quiet');
setTimeout(() => { throw new Error('thrown') });
Promise.allSettled([fetch('/nothing'), fetch('http://127.0.0.1:1/')]).then(() => document.title = 'done')</script>"#;

const STRICT: &str = r#"<!doctype html><p style="color: red">strict</p><script>document.title = 'ran'</script>"#;

const SECRET: &str = r#"<!doctype html><p id=gone>in-a-document</p><script>gone.remove();
if (!location.hash) fetch('/secret?again').then(() => location.replace('/click'))</script>"#;

const LIVE: &str = r#"<!doctype html><p id=said></p><p id=state></p><script>
let live, tries = 0;
const open = () => { tries += 1; const socket = live = new WebSocket(`ws://${location.host}/ws`);
  socket.onmessage = e => { said.textContent += e.data; state.textContent = 'on' };
  socket.onclose = () => { state.textContent = 'off'; setTimeout(open, 500) } };
open()</script>"#;

const DARK: &str = r#"<!doctype html><style>body { color: black } @media (prefers-color-scheme: dark) {
body { color: white } }</style><p>light or dark</p>"#;

const SCRIPT: &str = r#"<!doctype html><noscript><p id=without>without</p></noscript>
<script>document.write('<p id=with>with</p>')</script><a href="/form">Form</a>"#;
