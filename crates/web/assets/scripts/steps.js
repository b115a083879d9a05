// Stepping through a finished match, by links, by keys, and while its analysis grows.

import { ask } from './ask.js';
import { $, emit, panel } from './dom.js';

const KEYS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };

const step = async (link) => {
  if (!link) return;
  const to = link.getAttribute('href'); // in a drawing a link's href is no text
  try {
    const faces = [...$('faces').children].map((face) => face.id.replace(/\D+/, '')).join(' ');
    const answer = await ask(to, { headers: { 'x-faces': faces } });
    if (!answer.ok) throw answer;
    history.replaceState(null, '', to);
    const word = link.dataset.step;
    const held = link === document.activeElement;
    emit('news', await answer.json());
    if (held) (panel.querySelector(`[data-step=${word}]`) ?? panel.querySelector('[data-step]'))?.focus();
  } catch {
    location.assign(to);
  }
};
let steady = Promise.resolve(); // steps asked for in haste are taken one after the other
const go = (word) => { steady = steady.then(() => step(panel.querySelector(`a[data-step=${word}]`))); };

panel.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-step]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.dataset.step === 'view') step(link); else go(link.dataset.step);
});
addEventListener('keydown', (event) => {
  if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest('input, select, textarea, #map [tabindex]') || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  go(KEYS[event.key]);
});

export const grow = async () => {
  if (!panel.querySelector('[data-growing]')) return;
  const answer = await ask(location.href).catch(() => null);
  if (answer?.ok) emit('news', await answer.json());
  setTimeout(grow, 1000);
};
