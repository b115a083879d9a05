// The board by keyboard: one stop of it is in the order of the tabulator, the arrows lead to its neighbours.
// A stop is a piece, or a place on which nothing lies.

import { choices, taken } from './choices.js';
import { find, map, on, spotsAt } from './dom.js';
import { reveal } from './view.js';

const CLOSE = 4; // pixels between the middles of what lies on one another
const pieces = () => [...map.querySelectorAll('[data-piece]')];
const stops = () => {
  const all = pieces();
  const covered = new Set(all.map((piece) => piece.dataset.at));
  return [...map.querySelectorAll('[data-place]')].filter((place) => !covered.has(place.dataset.place)).concat(all);
};
const middle = (stop) => { const box = stop.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };

// Where something can be chosen now: a piece to take up, or where the one taken up can go.
const chances = (all) => {
  const held = taken();
  const wanted = choices().map(({ spots }) => (held ? (spots[0] === held ? spots[1] : null) : spots[0]));
  const spots = new Set(wanted);
  return all.filter((stop) => spotsAt(stop).some((spot) => spots.has(spot)));
};

export const focused = () => document.activeElement?.closest('#map [tabindex]');

const moveTo = (stop) => {
  if (!stop) return;
  for (const other of map.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
  stop.setAttribute('tabindex', '0');
  reveal(stop);
  stop.focus({ preventScroll: true });
};

// To the nearest stop in a direction; what lies on one another is gone through one by one.
export const step = (from, [x, y]) => {
  const [a, b] = middle(from);
  const all = stops();
  const own = all.indexOf(from);
  let [best, least] = [null, Infinity];
  all.forEach((stop, order) => {
    const [dx, dy] = [middle(stop)[0] - a, middle(stop)[1] - b];
    const stacked = Math.hypot(dx, dy) <= CLOSE;
    const along = stacked ? Math.sign(order - own) * (x + y) : dx * x + dy * y;
    const across = stacked ? Math.abs(order - own) / all.length : Math.abs(dx * y) + Math.abs(dy * x);
    if (along > (stacked ? 0 : CLOSE) && along + 2 * across < least) [best, least] = [stop, along + 2 * across];
  });
  moveTo(best);
};
// To the next stop where something can be chosen, or to the one before.
export const stepToChance = (back) => {
  const all = stops();
  const open = chances(all);
  const row = open.length ? open : pieces();
  const here = all.indexOf(focused());
  const after = back ? row.findLast((stop) => all.indexOf(stop) < here) : row.find((stop) => all.indexOf(stop) > here);
  moveTo(after ?? row.at(back ? -1 : 0));
};

// Makes stops of what is drawn; the one in the order of the tabulator is what it was, or what can be chosen first.
const prepare = (spots) => {
  const all = stops();
  for (const stop of all) {
    stop.setAttribute('tabindex', '-1');
    stop.setAttribute('role', 'button');
    // Its title is its name; what is drawn need not be heard.
    for (const part of stop.children) if (part.tagName !== 'title') part.setAttribute('aria-hidden', 'true');
  }
  const same = spots.map(find).find((stop) => all.includes(stop)) ?? all.find((stop) => spotsAt(stop).some((spot) => spots.includes(spot)));
  const one = same ?? chances(all)[0] ?? pieces()[0] ?? all[0];
  one?.setAttribute('tabindex', '0');
  return one;
};
prepare([]);

let held = null; // the spots of the stop that had the focus
on('changing', () => { const stop = focused(); held = stop ? spotsAt(stop) : null; });
on('changed', () => { const one = prepare(held ?? []); if (held) one?.focus({ preventScroll: true }); });
on('taken', (spot) => {
  for (const stop of map.querySelectorAll('[aria-pressed]')) stop.removeAttribute('aria-pressed');
  if (spot) find(spot)?.setAttribute('aria-pressed', 'true');
});
