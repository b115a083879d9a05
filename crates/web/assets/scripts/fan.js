// Counters that lie on each other fan out while one points at them, taps on them or comes to them by keyboard: copies in
// a row above everything else, each of which stands for its piece.

import { taken } from './choices.js';
import { $, board, centre, draw, find, map, on } from './dom.js';

const GAP = 8; // between two copies, in the units of the drawing
const LEAST = 44; // pixels that a copy is wide at least, for fingers and for those who read it
const fan = $('fan');
let shown = null; // the stack that is fanned out

const stackOf = (target) => target.closest?.('[data-stack]')?.dataset.stack;
const piecesOf = (stack) => [...$('pieces').querySelectorAll(`[data-stack="${CSS.escape(stack)}"]`)].reverse(); // uppermost first

const close = () => {
  shown = null;
  fan.replaceChildren();
};
const copy = (piece, to, size) => {
  const [made, at] = [piece.cloneNode(true), centre(piece)];
  for (const name of ['tabindex', 'role', 'aria-label', 'aria-pressed']) made.removeAttribute(name);
  const old = piece.getAttribute('transform') ?? '';
  made.setAttribute('transform', `translate(${to.x} ${to.y}) scale(${size}) translate(${-at.x} ${-at.y}) ${old}`);
  fan.append(made);
  if (piece.matches('.can')) draw('circle', { cx: to.x, cy: to.y, r: 36 * size }, fan);
};
// Fans a stack out; whether it was not before.
const open = (stack) => {
  if (stack === shown) return false;
  close();
  const pieces = piecesOf(stack);
  if (pieces.length < 2) return false;
  shown = stack;
  const [places, boxes, room] = [pieces.map(centre), pieces.map((piece) => piece.getBBox()), map.viewBox.baseVal];
  const widest = Math.max(...boxes.map(({ width }) => width));
  const size = Math.max(1, LEAST / (widest * map.getScreenCTM().a));
  const step = widest * size + GAP;
  const [wide, high] = [step * pieces.length + GAP, Math.max(...boxes.map(({ height }) => height)) * size + 2 * GAP];
  const mean = (name) => places.reduce((sum, at) => sum + at[name], 0) / places.length;
  const left = Math.min(Math.max(mean('x') - wide / 2, room.x), room.x + room.width - wide);
  const y = mean('y');
  draw('rect', { x: left, y: y - high / 2, width: wide, height: high, rx: 8 }, fan);
  pieces.forEach((piece, i) => copy(piece, { x: left + GAP / 2 + step * (i + 0.5), y }, size));
  return true;
};

// A finger that presses on a stack sees first what lies there.
export const fanOut = (target) => {
  const stack = stackOf(target);
  return stack ? open(stack) : false;
};

map.addEventListener('pointermove', ({ target, pointerType }) => {
  if (pointerType === 'touch' || fan.contains(target)) return;
  const stack = stackOf(target);
  // Who has taken up a unit of it wants to see where it can go.
  const isInHand = stack && taken() && find(taken())?.dataset.stack === stack;
  if (stack && !isInHand) open(stack); else close();
});
fan.addEventListener('mousedown', (event) => event.preventDefault()); // the focus stays, and with it the fan
map.addEventListener('pointerleave', ({ pointerType }) => { if (pointerType !== 'touch') close(); });
board.addEventListener('focusin', ({ target }) => {
  if (!target.matches('#map :focus-visible')) return;
  const stack = stackOf(target);
  if (!stack) return close();
  close();
  open(stack);
  fan.querySelector(`[data-piece="${CSS.escape(target.dataset.piece)}"]`)?.classList.add('focused');
});
board.addEventListener('focusout', close);
on('clicked', ({ target, pointerType }) => { if (pointerType === 'touch' && !stackOf(target)) close(); });
on('changing', close);
on('telling', close);
