// The page of a match that has not begun: this browser's share of the dice, and news when somebody sits down. Nothing
// is loaded anew but what has changed, until the match begins and the table is shown.

import { prepare } from './copy.js';
import { draw, drawn, forget, note } from './share.js';
import { announce } from './signal.js';

const SOON = 500;
const LATE = 10000;
const HEARD = 600; // milliseconds that a call takes
const lobby = () => document.getElementById('lobby');
let shown = lobby().outerHTML; // as it was sent
let begins = false; // the match does, or whoever looks goes elsewhere

// Promises what was not promised yet; shows what was, now that everybody has promised. Answers whether that was taken.
const add = async (form) => {
  const { share: promise, match, commitment, promises } = form.dataset;
  const fields = new FormData(form);
  if (promise) {
    const share = drawn(promise);
    if (!share) return false; // drawn in another browser: the button lets the host draw
    note(match, { commitment, promises: JSON.parse(promises) });
    fields.set('share', share);
  } else {
    fields.set('promise', await draw());
  }
  const to = form.getAttribute('action');
  const answer = await fetch(to, { method: 'POST', headers: { 'x-steppe': '1' }, body: new URLSearchParams(fields) });
  if (answer.ok && promise) forget(promise);
  return answer.ok;
};
const settle = async () => {
  prepare(lobby());
  const form = document.querySelector('form[data-share]');
  if (!form) return;
  if (await add(form)) await look();
  else setTimeout(() => then(look), LATE); // another page of this browser was faster
};

// What the page would show now takes the place of what it shows; the link, and whoever is about to copy it, stay.
const look = async () => {
  if (begins) return;
  const answer = await fetch(location.href);
  if (!answer.ok || begins) return;
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('lobby');
  if (begins) return;
  if (!now) {
    begins = true;
    announce(lobby().dataset.ready);
    setTimeout(() => location.reload(), document.hidden ? HEARD : 0);
    return;
  }
  if (now.outerHTML === shown) return; // whoever is about to press a button finds it where it was
  shown = now.outerHTML;
  const link = lobby().querySelector('.copy');
  const focused = link?.contains(document.activeElement) ? document.activeElement : null;
  if (link) now.querySelector('.copy')?.replaceWith(link);
  lobby().replaceWith(now);
  focused?.focus();
  await settle();
};

// One thing after the other: no share is added twice. Without storage or HTTPS the button lets the host draw.
let steady = Promise.resolve();
const then = (work) => { steady = steady.then(work).catch(() => {}); };

let wait = SOON;
const listen = () => {
  const url = new URL(lobby().dataset.live, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  socket.onopen = () => { wait = SOON; };
  socket.onmessage = ({ data }) => { if (JSON.parse(data).token !== lobby().dataset.progress) then(look); };
  socket.onclose = () => {
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, LATE);
  };
};
// Before anybody else hears of it: a form that is sent must stay where it is.
addEventListener('submit', () => { begins = true; }, true);
then(settle);
listen();
