// A choice that is pointed at shows on the board: its lines, in words what it does, and how far its piece could go.

import { endingAt, inWords, taken } from './choices.js';
import { $, centre, draw, find, isPiece, keepInside, map, on, panel, spotsAt, table, toWindow } from './dom.js';
import { reach } from './reach.js';

const box = $('hint');
const say = (text, at) => {
  box.hidden = !text;
  if (!text) return;
  const where = toWindow(at);
  box.textContent = text;
  keepInside(box, where.x + 18, where.y + 18);
};
const unpoint = () => { $('lines').replaceChildren(); say(''); };

const point = (button) => {
  unpoint();
  button.classList.add('pointed');
  if (!button.dataset.lines) return;
  const lines = button.dataset.lines.split(' ').map((pair) => pair.split('>').map(find));
  const end = lines.at(-1)[1];
  if (end && !('weighed' in button.dataset)) inWords(button).then((text) => { if (button.matches('.pointed')) say(text, centre(end)); });
  for (const [from, to] of lines) {
    if (!from || !to) continue;
    const [a, b] = [centre(from), centre(to)];
    draw('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y }, $('lines'));
  }
};

const over = (kind, work) => table.addEventListener(kind, (event) => {
  const button = event.target.closest?.('button[data-lines]');
  if (button) work(button);
});
const show = (button) => {
  point(button);
  reach(button.dataset.spots?.split(' ').find(isPiece) ?? null);
};
over('pointerover', show);
over('focusin', (button) => { if (button.matches(':focus-visible')) show(button); });
for (const kind of ['pointerout', 'focusout']) over(kind, (button) => {
  button.classList.remove('pointed');
  unpoint();
  reach(taken());
});

map.addEventListener('pointermove', (event) => {
  const spots = spotsAt(event.target);
  const one = endingAt(spots);
  panel.querySelector('.pointed')?.classList.remove('pointed');
  if (one.length === 1) point(one[0].button); else unpoint();
  reach(spots.find(isPiece) ?? taken());
});
map.addEventListener('pointerleave', () => { say(''); reach(taken()); });
on('changed', () => say(''));
