// The board by keyboard: one card of it is in the order of the tabulator, the arrows lead to its neighbours.

import { map, on } from './dom.js';

const cards = () => [...map.querySelectorAll('[data-piece][data-card]')];
const middle = (card) => { const box = card.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };

const focused = () => document.activeElement?.closest('#map [data-piece]');

export const rove = (name) => {
  const all = cards();
  for (const card of all) {
    card.setAttribute('tabindex', '-1');
    card.setAttribute('role', 'button');
    card.setAttribute('aria-label', `${card.querySelector('text')?.textContent ?? ''} ${card.dataset.at}`);
  }
  const one = all.find((card) => card.dataset.piece === name) ?? all[0];
  one?.setAttribute('tabindex', '0');
  if (name) one?.focus({ preventScroll: true });
};

// To the nearest card in a direction.
export const step = (from, [x, y]) => {
  const [a, b] = middle(from);
  let [best, least] = [null, Infinity];
  for (const card of cards()) {
    const [dx, dy] = [middle(card)[0] - a, middle(card)[1] - b];
    const [along, across] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
    if (along > 4 && along + 2 * across < least) [best, least] = [card, along + 2 * across];
  }
  if (!best) return;
  from.setAttribute('tabindex', '-1');
  best.setAttribute('tabindex', '0');
  best.focus();
};

let held;
on('changing', () => { held = focused()?.dataset.piece; });
on('changed', () => rove(held));
