// The page of a match that has not begun: the whole address to send, this browser's share of the dice, and a look now
// and then.

import { draw, drawn, forget, note } from './share.js';

const link = document.querySelector('[data-link]');
if (link) link.value = location.origin + link.getAttribute('value');

// Promises what was not promised yet; shows what was, now that everybody has promised.
const add = async (form) => {
  const { share: promise, match, commitment, promises } = form.dataset;
  const fields = new FormData(form);
  if (promise) {
    const share = drawn(promise);
    if (!share) return; // drawn in another browser: the button lets the host draw
    note(match, { commitment, promises: JSON.parse(promises) });
    fields.set('share', share);
  } else {
    fields.set('promise', await draw());
  }
  const to = form.getAttribute('action');
  const answer = await fetch(to, { method: 'POST', headers: { 'x-steppe': '1' }, body: new URLSearchParams(fields) });
  if (answer.ok && promise) forget(promise);
  if (answer.ok) location.reload();
};
const form = document.querySelector('form[data-share]');
if (form) add(form).catch(() => { /* no storage, or no HTTPS: the button lets the host draw */ });

setInterval(() => location.reload(), 2000);
