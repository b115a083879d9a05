// A choice that is pointed at shows on the board: its lines, in words what it does, and how far its piece could go. Where
// there is nothing to choose, who comes by keyboard is told what lies there.

import { beside } from './beside.js';
import { endingAt, inWords } from './choices.js';
import { $, board, centre, draw, find, isPiece, isPlace, map, on, panel, spotsAt, table } from './dom.js';
import { mover, reach, reachAtRest, waysOf } from './reach.js';

const box = $('hint');

const say = (text, element) => {
  box.hidden = !text;
  if (!text) return;
  box.textContent = text;
  beside(box, element.getBoundingClientRect());
};
const unpoint = () => { $('lines').replaceChildren(); say(''); };
const line = (from, to) => {
  if (!from || !to) return;
  const [a, b] = [centre(from), centre(to)];
  draw('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y }, $('lines'));
};

const point = (button) => {
  unpoint();
  button.classList.add('pointed');
  if (!button.dataset.lines) return;
  const lines = button.dataset.lines.split(' ').map((pair) => pair.split('>').map(find));
  const end = lines.at(-1)[1];
  if (end && !('weighed' in button.dataset)) inWords(button).then((text) => { if (button.matches('.pointed')) say(text, end); });
  for (const [from, to] of lines) line(from, to);
};

// The way that a click on a place far off would take.
export const showWay = ({ way, words }) => {
  unpoint();
  const places = way.map(find);
  places.slice(1).forEach((place, before) => line(places[before], place));
  say(words, places.at(-1));
};
let here = '';
const lookAt = async (target, isByKey) => {
  const spots = spotsAt(target);
  const now = spots.join(' ');
  if (now === here) return;
  here = now;
  const one = endingAt(spots);
  panel.querySelector('.pointed')?.classList.remove('pointed');
  if (one.length === 1) point(one[0].button); else unpoint();
  const piece = spots.find(isPiece);
  if (piece) reach(piece); else reachAtRest();
  if (one.length) return;
  const far = table.dataset.go && (await waysOf(mover())).get(spots.find(isPlace));
  if (here !== now) return;
  if (far?.words) return showWay(far);
  // A mouse that rests there reads the title; who comes by keyboard is told at once.
  const stop = isByKey && find(spots[0]);
  const tip = stop && stop.querySelector(':scope > title')?.textContent;
  if (tip && !stop.dataset.card) say(tip, stop); // a card is shown large
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
  reachAtRest();
});

const leave = () => {
  here = '';
  unpoint();
  reachAtRest();
};
map.addEventListener('pointermove', (event) => { if (event.pointerType !== 'touch') lookAt(event.target); });
map.addEventListener('pointerleave', leave);
// A drawing that listens for the focus would be a stop of the tabulator itself: the board listens for it.
board.addEventListener('focusin', (event) => { if (event.target.matches('#map :focus-visible')) lookAt(event.target, true); });
board.addEventListener('focusout', leave);
on('changed', () => { here = ''; say(''); });
on('taken', () => { here = ''; });
